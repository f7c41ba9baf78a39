//! What is done once a minute: forgetting what nobody needs any more.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use super::Server;
use crate::store::StoreError;

/// In seconds.
const DAY: i64 = 86_400;
const MINUTE: Duration = Duration::from_secs(60);

impl Server {
    pub(super) async fn keep_house(self: Arc<Self>) {
        let grace = self.config.limits.keep_grace;
        let mut tick = tokio::time::interval(grace.min(MINUTE));
        let mut announced = None;
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.store.sweep().await;
            self.counts.forget();
            let lived = self.store.live_on().await;
            if let (Ok(()), Some(days)) = (lived, self.config.limits.keep_days) {
                // Whatever cannot be removed now is left for the next time.
                _ = self.remove_unopened(days, &mut announced).await;
            }
        }
    }

    /// Removes tables that nobody has opened for this many days in which the server ran: some time
    /// after it was announced, and never one that is open.
    async fn remove_unopened(
        &self,
        days: u32,
        announced: &mut Option<Instant>,
    ) -> Result<(), StoreError> {
        let seconds = i64::from(days) * DAY;
        let open: Vec<String> = self.tables().keys().cloned().collect();
        let count = self.store.count_unopened(seconds, &open).await?;
        let grace = self.config.limits.keep_grace;
        match announced {
            _ if count == 0 => *announced = None,
            None => {
                *announced = Some(Instant::now());
                tracing::warn!(
                    count,
                    days,
                    ?grace,
                    "tables that nobody opened will be removed"
                );
            }
            Some(since) if since.elapsed() >= grace => {
                let removed = self.store.remove_unopened(seconds, open).await?;
                let number = removed.len() as u64;
                self.metrics.tables_removed_total.fetch_add(number, Relaxed);
                tracing::warn!(tables = ?removed, days, "tables that nobody opened were removed");
            }
            Some(_) => {}
        }
        Ok(())
    }
}
