//! Everything that is written goes through here: whatever waits becomes one transaction, and
//! whoever waited is answered after the commit and not before.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use sqlx::error::ErrorKind;
use tokio::sync::{mpsc, oneshot};

use super::batch::{Batch, Outcome};
use super::{Admitted, Backend, EventRow, Rekey, StoreError, TableRow};
use crate::metrics::Metrics;

/// How many writes one transaction takes at most.
pub(super) const BATCH: usize = 1_000;
/// How often a transaction is tried again, as after a lost connection.
const TRIES: u32 = 4;
/// After this it is not tried again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something to be written, and who waits for that.
pub(super) enum Write {
    Append {
        table: String,
        event: EventRow,
        done: Done<bool>,
    },
    Create {
        table: String,
        row: Box<TableRow>,
        keys: Vec<(String, i64)>,
        made: i64,
        opened: i64,
        done: Done<()>,
    },
    Ticket {
        hash: String,
        admitted: Admitted,
        done: Done<()>,
    },
    Redeem {
        hash: String,
        done: Done<Option<Admitted>>,
    },
    Webhook {
        table: String,
        url: Option<String>,
        done: Done<()>,
    },
    Rekey {
        new: Rekey,
        done: Done<bool>,
    },
    Opened {
        table: String,
        at: i64,
        done: Done<()>,
    },
    Remove {
        before: i64,
        /// Tables in memory, which stay whatever the clock says.
        open: Vec<String>,
        done: Done<Vec<String>>,
    },
    Live {
        lived: i64,
        done: Done<i64>,
    },
    Pulse {
        done: Done<i64>,
    },
    Sweep,
}

pub(super) type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// The writer: takes whatever waits, one transaction after the other.
pub(super) async fn run(
    backend: Backend,
    mut waiting: mpsc::Receiver<Write>,
    metrics: Arc<Metrics>,
) {
    let mut writes = Vec::new();
    // While the store fails, nobody waits for long: one more try, should the connection be to
    // blame.
    let mut tries = TRIES;
    while waiting.recv_many(&mut writes, BATCH).await > 0 {
        let begun = Instant::now();
        let result = commit(&writes, &backend, tries, &metrics).await;
        metrics.commits.note(begun.elapsed());
        tries = match &result {
            Err(error) if !is_about_data(error) => 2,
            _ => TRIES,
        };
        match result {
            // One of them is to blame, and the others must not suffer for it.
            Err(error) if writes.len() > 1 && is_about_data(&error) => {
                for write in writes.drain(..) {
                    let alone = commit(std::slice::from_ref(&write), &backend, 1, &metrics).await;
                    answer([write].into_iter(), alone.map_err(StoreError::from));
                }
            }
            result => answer(writes.drain(..), result.map_err(StoreError::from)),
        }
    }
}

/// Commits, if need be after some tries, each of them on a connection that saw no error yet.
async fn commit(
    writes: &[Write],
    backend: &Backend,
    tries: u32,
    metrics: &Metrics,
) -> Result<Outcome, sqlx::Error> {
    let (batch, begun) = (Batch::of(writes), Instant::now());
    let mut tried = 0;
    loop {
        let result = batch.commit(backend).await;
        let Err(error) = &result else { return result };
        tried += 1;
        metrics.store_errors_total.fetch_add(1, Relaxed);
        if tried >= tries || begun.elapsed() >= PATIENCE || is_about_data(error) {
            tracing::error!(%error, writes = writes.len(), "a transaction failed; nothing of it is \
                                                            stored");
            return result;
        }
        tracing::warn!(%error, "a transaction failed and is tried again");
        let pause = if tries == TRIES { 50 << tried } else { 5 };
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
}

/// The store works, but refuses what is to be written.
fn is_about_data(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        // PostgreSQL names what it cannot represent with codes that begin with 22.
        !matches!(error.kind(), ErrorKind::Other)
            || error
                .code()
                .is_some_and(|code| code.len() == 5 && code.starts_with("22"))
    })
}

/// Answers everybody who waited; some may have gone.
fn answer(writes: impl Iterator<Item = Write>, result: Result<Outcome, StoreError>) {
    let mut result = result;
    for write in writes {
        match write {
            Write::Append { table, event, done } => {
                // Removed, so that of two events for one place only one hears that it has it.
                tell(done, &mut result, |outcome| {
                    let places = outcome.appended.as_mut();
                    places.is_none_or(|places| places.remove(&(table, event.seq)))
                });
            }
            Write::Redeem { hash, done } => {
                tell(done, &mut result, |outcome| outcome.admitted.remove(&hash));
            }
            Write::Rekey { new, done } => {
                tell(done, &mut result, |outcome| {
                    outcome.rekeyed.remove(&new.hash)
                });
            }
            Write::Remove { done, .. } => {
                tell(done, &mut result, |outcome| {
                    std::mem::take(&mut outcome.removed)
                });
            }
            Write::Live { done, .. } => tell(done, &mut result, |outcome| outcome.lived),
            Write::Pulse { done } => tell(done, &mut result, |outcome| outcome.pulse),
            Write::Create { done, .. }
            | Write::Ticket { done, .. }
            | Write::Webhook { done, .. }
            | Write::Opened { done, .. } => tell(done, &mut result, |_| ()),
            Write::Sweep => {}
        }
    }
}

fn tell<T>(
    done: Done<T>,
    result: &mut Result<Outcome, StoreError>,
    found: impl FnOnce(&mut Outcome) -> T,
) {
    _ = done.send(result.as_mut().map(found).map_err(|error| error.clone()));
}
