//! The whole server: its store, its live tables, and who may have how much.

use std::collections::HashMap;
use std::fs::File;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, mpsc, watch};

use crate::bot_queue::BotQueue;
use crate::config::Config;
use crate::error::Refusal;
use crate::metrics::Metrics;
use crate::request_body::Bodies;
use crate::secrets;
use crate::store::{Store, StoreError};
use crate::table::{self, Gossip, Order, Table};

/// How many orders may wait for a table.
const WAITING: usize = 64;
/// In seconds.
const DAY: i64 = 86_400;
/// How many webhooks are called at a time.
const WEBHOOKS: usize = 16;

/// The server.
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// What this node is called among the others.
    pub(crate) node: String,
    /// Held as long as a file of SQLite is ours.
    lock: Mutex<Option<File>>,
    pub(crate) webhooks: Semaphore,
    /// What an operator can watch.
    pub metrics: Arc<Metrics>,
    pub(crate) bot_queue: BotQueue,
    pub(crate) bodies: Bodies,
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) next_socket: AtomicU64,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    pub(crate) counts: Counts,
}

/// Now, in seconds since 1970.
pub fn seconds() -> i64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(now.as_secs()).unwrap_or(i64::MAX)
}

impl Server {
    /// Opens the store and begins to look after it.
    pub async fn open(config: Config) -> Result<Arc<Self>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let lock = config
            .database
            .strip_prefix("sqlite:")
            .map(lock)
            .transpose()?;
        let store = Store::open(&config.database, metrics.clone()).await?;
        let server = Arc::new(Self {
            node: secrets::random(secrets::TABLE).map_err(StoreError::new)?,
            lock: Mutex::new(lock),
            webhooks: Semaphore::new(WEBHOOKS),
            bot_queue: BotQueue::new(config.limits.bots, config.limits.think_budget),
            bodies: Bodies::default(),
            closing: watch::channel(false).0,
            next_socket: AtomicU64::new(1),
            tables: Mutex::default(),
            counts: Counts::default(),
            config,
            store,
            metrics,
        });
        tokio::spawn(server.clone().look_after());
        tokio::spawn(server.clone().listen());
        Ok(server)
    }

    /// Forgets what nobody needs any more, once a minute.
    async fn look_after(self: Arc<Self>) {
        let grace = self.config.limits.keep_grace;
        let mut tick = tokio::time::interval(grace.min(Duration::from_secs(60)));
        let mut announced = None;
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.store.sweep(seconds()).await;
            self.counts.forget();
            let lived = self.store.live_on().await;
            if let (Ok(()), Some(days)) = (lived, self.config.limits.keep_days) {
                // What cannot be removed now is left for the next time.
                _ = self.remove_unopened(days, &mut announced).await;
            }
        }
    }

    /// Removes tables that nobody has opened for this many days that the server has lived through:
    /// a while after that was announced, and never one that is open.
    async fn remove_unopened(
        &self,
        days: u32,
        announced: &mut Option<Instant>,
    ) -> Result<(), StoreError> {
        let seconds = i64::from(days) * DAY;
        let open: Vec<String> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.keys().cloned().collect()
        };
        let count = self.store.count_unopened(seconds, &open).await?;
        let grace = self.config.limits.keep_grace;
        match announced {
            _ if count == 0 => *announced = None,
            None => {
                tracing::warn!(
                    count,
                    days,
                    ?grace,
                    "tables that nobody opened will be removed"
                );
                *announced = Some(Instant::now());
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

    /// Hears other nodes.
    async fn listen(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        tokio::select! {
            () = self.store.hear_nodes(|said| self.hear(said)) => {}
            () = async { _ = closing.wait_for(|closing| *closing).await } => {}
        }
    }

    /// Hands on what a node said, if the table is in memory here. A table that is too busy to hear
    /// it catches up later: with the next action, or with the next visitor.
    fn hear(&self, said: Option<&str>) {
        let Some(said) = said else {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            for orders in tables.values() {
                _ = orders.try_send(Order::Hint { seq: i64::MAX });
            }
            return;
        };
        if let Ok(gossip) = serde_json::from_str::<Gossip>(said) {
            if gossip.node != self.node
                && let Some(orders) = self.find(&gossip.table)
            {
                _ = orders.try_send(Order::Hear(gossip));
            }
        } else if let Some((table, seq)) = said.split_once(' ')
            && let (Some(orders), Ok(seq)) = (self.find(table), seq.parse())
        {
            _ = orders.try_send(Order::Hint { seq });
        }
    }

    /// Tells a table to do something, and takes it out of the store first if need be.
    pub(crate) async fn order(
        self: &Arc<Self>,
        id: &str,
        order: Order,
    ) -> Result<mpsc::Sender<Order>, Refusal> {
        let mut order = order;
        for _ in 0..3 {
            let orders = self.live(id).await?;
            match orders.send(order).await {
                Ok(()) => return Ok(orders),
                // It left memory at this moment.
                Err(unsent) => order = unsent.0,
            }
        }
        Err(Refusal::new("unavailable", "en"))
    }

    async fn live(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Order>, Refusal> {
        if let Some(orders) = self.find(id) {
            return Ok(orders);
        }
        let (orders, waiting) = mpsc::channel(WAITING);
        let loaded = Table::load(self.clone(), id, orders.downgrade()).await;
        let loaded = loaded.map_err(|error| {
            tracing::error!(table = id, %error, "a table cannot be opened");
            Refusal::new("unavailable", "en")
        })?;
        let table = loaded.ok_or_else(|| Refusal::new("no_table", "en"))?;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Two may have come at once; the first one's table is the table.
        if let Some(known) = tables.get(id).filter(|known| !known.is_closed()) {
            return Ok(known.clone());
        }
        tables.insert(id.to_owned(), orders.clone());
        tokio::spawn(table::run(table, waiting));
        Ok(orders)
    }

    fn find(&self, id: &str) -> Option<mpsc::Sender<Order>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id).filter(|orders| !orders.is_closed()).cloned()
    }

    /// Lets go of a table, unless something has just been asked of it.
    pub(crate) fn forget(&self, id: &str, orders: &mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !orders.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    /// What requests hold in memory now, in bytes.
    pub fn held_by_bodies(&self) -> usize {
        self.bodies.held()
    }

    /// Says goodbye to everybody and waits for them a while.
    pub async fn say_goodbye(&self) {
        self.closing.send_replace(true);
        let patience = tokio::time::Instant::now() + self.config.limits.grace;
        while self.metrics.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Closes the store once all is written.
    pub async fn close(&self) {
        self.store.close().await;
        self.lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
    }
}

/// One server for a file: two would not hear of each other.
fn lock(file: &str) -> Result<File, StoreError> {
    let lock = File::create(format!("{file}.lock")).map_err(StoreError::new)?;
    let taken = lock.try_lock();
    taken.map_err(|_| StoreError::new("another Redtag serves the tables of this folder"))?;
    Ok(lock)
}

/// As whom an address counts: who has one of the newer kind has as many as they like of the same
/// network.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        older => older,
    }
}

/// How often each address did something lately.
#[derive(Default)]
pub struct Counts(Mutex<HashMap<(IpAddr, &'static str), Count>>);

/// How often, and since when that is counted. The clock on the wall may jump; this one does not.
type Count = (u32, Instant);

/// After this nobody asks any more how often something was done.
const LONGEST_WINDOW: Duration = Duration::from_secs(3_600);

impl Counts {
    /// Counts one more, and says whether this many are allowed in this time.
    pub fn allows(&self, address: IpAddr, what: &'static str, most: u32, window: Duration) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let (count, since) = counts.entry((network(address), what)).or_insert((0, now));
        if since.elapsed() >= window {
            (*count, *since) = (0, now);
        }
        *count = count.saturating_add(1);
        *count <= most
    }

    fn forget(&self) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.retain(|_, (_, since)| since.elapsed() < LONGEST_WINDOW);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_as_one() {
        let of = |address: &str| network(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
    #[test]
    fn what_was_done_is_counted_for_a_while() {
        let counts = Counts::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        let hour = Duration::from_secs(3_600);
        assert!(counts.allows(address, "tables", 2, hour));
        assert!(counts.allows(address, "tables", 2, hour));
        assert!(!counts.allows(address, "tables", 2, hour));
        assert!(counts.allows(address, "tickets", 2, hour));
        assert!(counts.allows(IpAddr::from([10, 0, 0, 2]), "tables", 2, hour));
        std::thread::sleep(Duration::from_millis(2));
        assert!(counts.allows(address, "tables", 2, Duration::from_millis(1)));
    }
}
