//! Appending to the log of a table, which other nodes may append to as well.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use redtag_kernel::Turn;

use super::LiveTable;
use crate::error::{Code, Refusal};
use crate::event::{self, Event};
use crate::secrets;
use crate::store::{EventRow, PAGE};
use crate::text;

/// How long something is tried against other nodes.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The longest pause before it is tried again, in milliseconds. Chance decides how long: another
/// node that writes in a steady rhythm would be faster each time.
const PAUSE: u64 = 8;

impl LiveTable {
    /// Appends an event at the next place; false if another node was faster.
    pub(super) async fn append(&mut self, id: &str, event: &Event) -> Result<bool, Refusal> {
        if self.is_full_for(event) {
            return Err(Code::LogFull.into());
        }
        if self.doubles_name(event) {
            return Err(Code::NameTaken.into());
        }
        let row = EventRow {
            seq: self.history.seq + 1,
            id: id.to_owned(),
            body: event.body(),
        };
        match self.server.store.append(&self.id, &row).await {
            Ok(true) => {
                self.record(&row, event);
                self.send_all(&event::push(row.seq, &row.body));
                self.server.metrics.events_total.fetch_add(1, Relaxed);
                Ok(true)
            }
            Ok(false) => {
                self.server.metrics.conflicts_total.fetch_add(1, Relaxed);
                Ok(false)
            }
            Err(error) => {
                tracing::error!(table = self.id, %error, "an event could not be stored");
                // It may be there all the same.
                self.is_unsure = true;
                Err(Code::NotKept.into())
            }
        }
    }

    /// Talk and names must not fill the log so far that there is no room for the match.
    fn is_full_for(&self, event: &Event) -> bool {
        let most = self.server.config.limits.events;
        match event {
            Event::Chat { .. } | Event::Player { .. } => self.history.seq >= most - most / 10,
            Event::Over { .. } | Event::Key { .. } => false,
            Event::Play { .. } | Event::Undo { .. } | Event::Left { .. } | Event::End { .. } => {
                self.history.seq >= most
            }
        }
    }

    /// Whether somebody gets a name that somebody else at the table has: on another node they may
    /// have taken it just now.
    fn doubles_name(&self, event: &Event) -> bool {
        let Event::Player { seat, player } = event else {
            return false;
        };
        let mut others = (0..).zip(&self.history.players);
        self.history.name_at(*seat) != Some(&player.name)
            && others.any(|(at, other)| at != *seat && text::is_double(&other.name, &player.name))
    }

    /// Remembers an event that is in the store.
    pub(super) fn record(&mut self, row: &EventRow, event: &Event) {
        self.history.record(row.seq, &row.id, event, &row.body);
        if let Event::Key { of } = event {
            self.remove_holders(*of);
        }
    }

    /// Appends what does not depend on what others did, after whatever they did. Gives its place.
    /// Another node may have got the same command; `is_same` tells it from another one with its id.
    pub(super) async fn append_anywhere(
        &mut self,
        id: &str,
        event: &Event,
        is_same: impl Fn(&Event) -> bool,
    ) -> Result<i64, Refusal> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(seq) = self.sent_before(id, &is_same).await? {
                return Ok(seq);
            }
            match self.append(id, event).await {
                Ok(true) => return Ok(self.history.seq),
                Ok(false) => self.wait_and_catch_up().await?,
                Err(refusal) => {
                    self.make_sure().await?;
                    let seq = self.sent_before(id, &is_same).await?;
                    return seq.ok_or(refusal);
                }
            }
        }
        Err(Code::Unavailable.into())
    }

    /// Reads what is in the log if the store could not say so: an event may have been committed all
    /// the same, as when the connection broke during the commit.
    pub(super) async fn make_sure(&mut self) -> Result<(), Refusal> {
        if self.is_unsure {
            Box::pin(self.catch_up()).await?;
            self.is_unsure = false;
        }
        Ok(())
    }

    /// The place of a command that was sent before. If the id meant something else then, this is
    /// refused, because it was never done.
    pub(super) async fn sent_before(
        &self,
        id: &str,
        is_same: impl Fn(&Event) -> bool,
    ) -> Result<Option<i64>, Refusal> {
        let Some(seq) = self.history.place(id) else {
            return Ok(None);
        };
        let row = self.server.store.event(&self.id, seq).await?;
        let event = self.read(&row.ok_or(Code::Unavailable)?)?;
        if is_same(&event) {
            Ok(Some(seq))
        } else {
            Err(Code::IdUsed.into())
        }
    }

    /// Another node was faster: reads what it did before the next try.
    pub(super) async fn wait_and_catch_up(&mut self) -> Result<(), Refusal> {
        let pause = secrets::number().unwrap_or(0) % PAUSE;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        Box::pin(self.catch_up()).await
    }

    /// Plays what other nodes added, and sends it to everybody here.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        let known = self.history.seq;
        while self.catch_up_some().await? {}
        if self.history.seq == known {
            return Ok(());
        }
        if self.board.get().is_some() {
            // The node that added it has called them.
            self.webhook.note_called(self.people_to_act());
        }
        self.drop_stale_votes();
        self.let_bots_think().await;
        Ok(())
    }

    /// One page of the log; false if that was the last.
    async fn catch_up_some(&mut self) -> Result<bool, Refusal> {
        let rows = self.server.store.events(&self.id, self.history.seq, PAGE);
        let rows = rows
            .await
            .inspect_err(|error| tracing::error!(%error, "a table cannot catch up"))?;
        for row in &rows {
            let event = self.read(row).inspect_err(|error| {
                tracing::error!(%error, "a table cannot catch up");
            })?;
            if let Some(entry) = event.entry() {
                self.board.follow(entry);
            }
            self.record(row, &event);
            self.send_all(&event::push(row.seq, &row.body));
        }
        Ok(rows.len() == PAGE)
    }

    /// Reveals the seed when the match has ended.
    pub(super) async fn reveal_seed(&mut self) {
        let event = Event::Over {
            seed: self.seed.clone(),
        };
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            // Looked at each time: if another node took the end back meanwhile, the seed must stay
            // a secret.
            if self.history.is_over || self.board.turn() != Some(Turn::Over) {
                return;
            }
            let revealed = match self.append("over", &event).await {
                Ok(false) => self.wait_and_catch_up().await,
                revealed => revealed.map(|_| ()),
            };
            if let Err(refusal) = revealed {
                let code = refusal.code;
                tracing::warn!(table = self.id, %code, "the seed is revealed later");
                return;
            }
        }
    }
}
