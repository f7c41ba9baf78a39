//! Everything that is written goes through here: whatever waits becomes one transaction, and
//! whoever waited hears what came of it after the commit and not before.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::json;
use sqlx::Connection;
use sqlx::error::ErrorKind;
use tokio::sync::{mpsc, oneshot};

use super::{Admitted, Backend, Rekey, StoreError, TableRow, on_connection, postgres, sqlite};
use crate::metrics::Metrics;

/// How many writes one transaction takes at most.
pub(super) const BATCH: usize = 1_000;
/// How often a transaction is tried again, as after a lost connection.
const TRIES: u32 = 4;
/// After this it is not tried again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something to be kept, and who waits for that.
pub(super) enum Write {
    Append {
        table: String,
        seq: i64,
        id: String,
        body: String,
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
    Sweep {
        before: i64,
    },
}

pub(super) type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// The writer: takes whatever waits, one transaction after the other.
pub(super) async fn run(
    backend: Backend,
    mut waiting: mpsc::Receiver<Write>,
    metrics: Arc<Metrics>,
) {
    let mut writes = Vec::new();
    // While the store fails, nobody waits for more than one try.
    let mut tries = TRIES;
    while waiting.recv_many(&mut writes, BATCH).await > 0 {
        let begun = Instant::now();
        let result = keep(&writes, &backend, tries, &metrics).await;
        metrics.commits.note(begun.elapsed());
        tries = match &result {
            Err(error) if !is_about_data(error) => 1,
            _ => TRIES,
        };
        match result {
            // One of them is to blame: the others shall not suffer for it.
            Err(error) if writes.len() > 1 && is_about_data(&error) => {
                for write in writes.drain(..) {
                    let alone = keep(std::slice::from_ref(&write), &backend, 1, &metrics).await;
                    answer([write].into_iter(), alone.map_err(StoreError::from));
                }
            }
            result => answer(writes.drain(..), result.map_err(StoreError::from)),
        }
    }
}

/// Commits, if need be after some tries, each of them on a connection that saw no error yet.
async fn keep(
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
            tracing::error!(%error, writes = writes.len(), "a transaction failed; nothing of it is kept");
            return result;
        }
        tracing::warn!(%error, "a transaction failed and is tried again");
        tokio::time::sleep(Duration::from_millis(50 << tried)).await;
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

/// Everything of one transaction, by kind.
#[derive(Default)]
struct Batch<'a> {
    events: Vec<(&'a str, i64, &'a str, &'a str)>,
    tables: Vec<(&'a str, &'a str, &'a str, Option<&'a str>, i64)>,
    /// When which tables were opened, in the same order on every node.
    opened: BTreeMap<&'a str, i64>,
    unopened: Option<(i64, &'a [String])>,
    lived: Option<i64>,
    keys: Vec<(&'a str, &'a str, i64)>,
    tickets: Vec<(&'a str, &'a str, i64, i64)>,
    redeemed: Vec<&'a str>,
    webhooks: Vec<(&'a str, Option<&'a str>)>,
    rekeys: Vec<&'a Rekey>,
    swept: Option<i64>,
    pulse: bool,
}

/// What came back.
#[derive(Default)]
struct Outcome {
    appended: HashSet<(String, i64)>,
    admitted: HashMap<String, Admitted>,
    /// New keys that are good.
    rekeyed: HashSet<String>,
    removed: Vec<String>,
    lived: i64,
    pulse: i64,
}

impl<'a> Batch<'a> {
    fn of(writes: &'a [Write]) -> Self {
        let mut batch = Self::default();
        for write in writes {
            batch.take(write);
        }
        // In the same order on every node, so that no two of them wait for each other. Of two for
        // one place the first stays the first: it is the one that is told that it has the place.
        batch.events.sort_by_key(|&(table, seq, ..)| (table, seq));
        batch
    }

    fn take(&mut self, write: &'a Write) {
        match write {
            Write::Append {
                table,
                seq,
                id,
                body,
                ..
            } => self.events.push((table, *seq, id, body)),
            Write::Create {
                table,
                row,
                keys,
                made,
                opened,
                ..
            } => {
                let webhook = row.webhook.as_deref();
                self.tables
                    .push((table, &row.journal, &row.seed, webhook, *made));
                self.opened.insert(table, *opened);
                self.keys
                    .extend(keys.iter().map(|(hash, role)| (&**hash, &**table, *role)));
            }
            Write::Ticket { hash, admitted, .. } => {
                let (table, roles, until) = admitted;
                self.tickets.push((hash, table, *roles, *until));
            }
            Write::Redeem { hash, .. } => self.redeemed.push(hash),
            Write::Webhook { table, url, .. } => self.webhooks.push((table, url.as_deref())),
            Write::Rekey { new, .. } => self.rekeys.push(new),
            Write::Opened { table, at, .. } => _ = self.opened.insert(table, *at),
            Write::Remove { before, open, .. } => self.unopened = Some((*before, open)),
            Write::Live { lived, .. } => self.lived = self.lived.max(Some(*lived)),
            Write::Pulse { .. } => self.pulse = true,
            Write::Sweep { before } => self.swept = Some(*before),
        }
    }

    async fn commit(&self, backend: &Backend) -> Result<Outcome, sqlx::Error> {
        macro_rules! commit {
            ($connection:expr, $sql:expr) => {{
                let mut outcome = Outcome::default();
                let mut transaction = $connection.begin().await?;
                for (sql, rows) in [
                    ($sql.create, text(&self.tables)),
                    ($sql.keys, text(&self.keys)),
                    ($sql.tickets, text(&self.tickets)),
                    ($sql.opened, text(&self.opened.iter().collect::<Vec<_>>())),
                ] {
                    if let Some(rows) = rows {
                        sqlx::query(sql)
                            .bind(rows)
                            .execute(&mut *transaction)
                            .await?;
                    }
                }
                if let Some((before, open)) = self.unopened {
                    let removed: Vec<(String,)> = sqlx::query_as($sql.unopened)
                        .bind(before)
                        .bind(json!(open).to_string())
                        .fetch_all(&mut *transaction)
                        .await?;
                    let names: Vec<String> = removed.into_iter().map(|(table,)| table).collect();
                    for sql in $sql.remove {
                        sqlx::query(sql)
                            .bind(json!(names).to_string())
                            .execute(&mut *transaction)
                            .await?;
                    }
                    outcome.removed = names;
                }
                if let Some(rows) = text(&self.events) {
                    let appended: Vec<(String, i64)> = sqlx::query_as($sql.append)
                        .bind(rows)
                        .fetch_all(&mut *transaction)
                        .await?;
                    outcome.appended.extend(appended);
                    if let Some(notify) = $sql.notify {
                        sqlx::query(notify)
                            .bind(self.grown())
                            .execute(&mut *transaction)
                            .await?;
                    }
                }
                for rekey in &self.rekeys {
                    const OLD: &str = "DELETE FROM keys WHERE tab = $1 AND role = $2
                        AND EXISTS (SELECT 1 FROM keys WHERE hash = $3 AND tab = $1)";
                    const NEW: &str = "INSERT INTO keys (hash, tab, role) VALUES ($1, $2, $3)";
                    const TICKETS: &str =
                        "DELETE FROM tickets WHERE tab = $1 AND roles / $2 % 2 = 1";
                    const GOOD: &str = "SELECT hash FROM keys WHERE hash = $1";
                    let Rekey { table, role, by, hash } = rekey;
                    // If this was tried before and kept after all, the new key is there already.
                    let kept: Option<(String,)> = sqlx::query_as(GOOD)
                        .bind(hash)
                        .fetch_optional(&mut *transaction)
                        .await?;
                    if kept.is_none() {
                        let old = sqlx::query(OLD).bind(table).bind(role).bind(by);
                        let gone = old.execute(&mut *transaction).await?.rows_affected();
                        if gone == 0 {
                            continue;
                        }
                        let new = sqlx::query(NEW).bind(hash).bind(table).bind(role);
                        new.execute(&mut *transaction).await?;
                        let tickets = sqlx::query(TICKETS).bind(table).bind(1_i64 << role);
                        tickets.execute(&mut *transaction).await?;
                    }
                    outcome.rekeyed.insert(hash.clone());
                }
                if let Some(hashes) = text(&self.redeemed) {
                    let admitted: Vec<(String, String, i64, i64)> = sqlx::query_as($sql.redeem)
                        .bind(hashes)
                        .fetch_all(&mut *transaction)
                        .await?;
                    for (hash, table, roles, until) in admitted {
                        outcome.admitted.insert(hash, (table, roles, until));
                    }
                }
                for (table, url) in &self.webhooks {
                    const WEBHOOK: &str = "UPDATE tables SET webhook = $2 WHERE tab = $1";
                    sqlx::query(WEBHOOK)
                        .bind(*table)
                        .bind(*url)
                        .execute(&mut *transaction)
                        .await?;
                }
                if let Some(before) = self.swept {
                    const SWEEP: &str = "DELETE FROM tickets WHERE until < $1";
                    sqlx::query(SWEEP)
                        .bind(before)
                        .execute(&mut *transaction)
                        .await?;
                }
                if let Some(lived) = self.lived {
                    const LIVE: &str = "UPDATE clock
                        SET lived = CASE WHEN lived < $1 THEN $1 ELSE lived END RETURNING lived";
                    (outcome.lived,) = sqlx::query_as(LIVE)
                        .bind(lived)
                        .fetch_one(&mut *transaction)
                        .await?;
                }
                if self.pulse {
                    const PULSE: &str = "UPDATE clock SET pulse = pulse + 1 RETURNING pulse";
                    (outcome.pulse,) = sqlx::query_as(PULSE).fetch_one(&mut *transaction).await?;
                }
                transaction.commit().await?;
                Ok(outcome)
            }};
        }
        match backend {
            Backend::Sqlite { writer, files, .. } => {
                files.check()?;
                let kept = on_connection!(writer, sqlite::PATIENCE, connection => commit!(connection, sqlite::SQL))?;
                // In files that nobody finds again nothing is kept.
                files.check()?;
                Ok(kept)
            }
            Backend::Postgres(pool) => {
                on_connection!(pool, postgres::PATIENCE, connection => commit!(connection, postgres::SQL))
            }
        }
    }

    /// Which tables have grown how far, for other nodes.
    fn grown(&self) -> String {
        let grown = self.events.iter();
        let grown: Vec<String> = grown
            .map(|(table, seq, ..)| format!("{table} {seq}"))
            .collect();
        json!(grown).to_string()
    }
}

/// Rows as the statements take them; nothing if there are none.
fn text(rows: &[impl Serialize]) -> Option<String> {
    let text = || serde_json::to_string(rows).unwrap_or_default();
    (!rows.is_empty()).then(text)
}

/// Tells everybody what came of it; who has gone meanwhile does not mind.
fn answer(writes: impl Iterator<Item = Write>, result: Result<Outcome, StoreError>) {
    let mut result = result;
    for write in writes {
        match write {
            Write::Append {
                table, seq, done, ..
            } => {
                // Removed, so that of two events for one place only one is told that it has it.
                tell(done, &mut result, |kept| {
                    kept.appended.remove(&(table, seq))
                });
            }
            Write::Redeem { hash, done } => {
                tell(done, &mut result, |kept| kept.admitted.remove(&hash));
            }
            Write::Rekey { new, done } => {
                tell(done, &mut result, |kept| kept.rekeyed.remove(&new.hash));
            }
            Write::Remove { done, .. } => {
                tell(done, &mut result, |kept| std::mem::take(&mut kept.removed));
            }
            Write::Live { done, .. } => tell(done, &mut result, |kept| kept.lived),
            Write::Pulse { done } => tell(done, &mut result, |kept| kept.pulse),
            Write::Create { done, .. }
            | Write::Ticket { done, .. }
            | Write::Webhook { done, .. }
            | Write::Opened { done, .. } => tell(done, &mut result, |_| ()),
            Write::Sweep { .. } => {}
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
