//! Where tables lie: SQLite inside, or PostgreSQL for several nodes. The same statements over both,
//! apart from how a list of rows is handed over as JSON.
//!
//! Whatever is written goes through one writer, which takes everything that waits into one
//! transaction: a commit costs the same for one row and for a hundred. The primary key of an event
//! has the last word: whoever comes too late hears so and has changed nothing.

mod backup;
mod inspect;
mod postgres;
mod sqlite;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::{PgPool, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

/// How many writes one transaction takes at most.
const BATCH: usize = 1_000;
/// How often a transaction is tried again, as after a lost connection.
const TRIES: u32 = 4;

/// A store that is open.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    writes: mpsc::Sender<Write>,
}

#[derive(Clone)]
enum Backend {
    /// One connection writes, others read.
    Sqlite {
        writer: SqlitePool,
        readers: SqlitePool,
    },
    Postgres(PgPool),
}

/// The store does not answer as it should.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the store of the tables: {0}")]
pub struct StoreError(String);

pub use backup::BackupError;
pub use inspect::{Inspection, inspect};

impl StoreError {
    /// For a reason.
    pub(crate) fn new(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }

    /// What is in it cannot be read.
    pub(crate) fn damaged(table: &str, error: &dyn std::fmt::Display) -> Self {
        Self(format!("table {table} cannot be read: {error}"))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

/// The statements that differ.
struct Sql {
    schema: &'static str,
    append: &'static str,
    create: &'static str,
    keys: &'static str,
    opened: &'static str,
    /// Forgets when some tables were last opened, if that is long ago, and says which.
    unopened: &'static str,
    /// What belongs to tables that are removed.
    remove: [&'static str; 3],
    tickets: &'static str,
    redeem: &'static str,
    /// Tells other nodes which tables have grown how far; nothing where there are none.
    notify: Option<&'static str>,
}

/// A table as it was made.
pub struct TableRow {
    /// Its journal when it was made: the first line, and what was brought along.
    pub journal: String,
    /// Its secret.
    pub seed: String,
    /// Who is told whose turn it is.
    pub webhook: Option<String>,
}

/// An event as it is kept.
pub struct EventRow {
    /// Its place in the log, from 1.
    pub seq: i64,
    /// The name that its sender gave it, for everybody who may send.
    pub id: String,
    /// The event.
    pub body: String,
}

enum Write {
    Append {
        table: String,
        seq: i64,
        id: String,
        body: String,
        done: Done<bool>,
    },
    Create {
        row: Box<NewRow>,
        keys: Vec<Value>,
        done: Done<()>,
    },
    Ticket {
        row: Box<[Value; 4]>,
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
        new: Box<Rekey>,
        done: Done<bool>,
    },
    Opened {
        table: String,
        at: i64,
        done: Done<()>,
    },
    Remove {
        before: i64,
        done: Done<u64>,
    },
    Sweep {
        before: i64,
    },
}

/// A new key in place of whatever opened the same door.
#[derive(Clone)]
pub struct Rekey {
    /// The table.
    pub table: String,
    /// Which door.
    pub role: i64,
    /// The hash of the key of whoever asks; it must be good still.
    pub by: String,
    /// The hash of the new key.
    pub hash: String,
}

/// A table to be kept.
struct NewRow {
    table: String,
    made: i64,
    fields: [Value; 5],
}

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// Whom a ticket lets in: the table, the roles, until when.
pub type Admitted = (String, i64, i64);

macro_rules! over {
    ($backend:expr, $pool:ident => $body:expr) => {
        match $backend {
            Backend::Sqlite { readers: $pool, .. } => $body,
            Backend::Postgres($pool) => $body,
        }
    };
}

impl Store {
    /// Opens `sqlite:FILE` or `postgres://…`, and makes what is missing in it.
    pub async fn open(database: &str, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let backend = match database.strip_prefix("sqlite:") {
            Some(file) => sqlite::open(file).await?,
            None => postgres::open(database).await?,
        };
        let (writes, waiting) = mpsc::channel(BATCH * 4);
        tokio::spawn(write(backend.clone(), waiting, metrics));
        Ok(Self { backend, writes })
    }

    /// Other nodes may write to the same tables.
    pub fn has_others(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Says something to all nodes, this one included; whoever misses it must not depend on it.
    pub async fn tell_nodes(&self, text: String) {
        if let Backend::Postgres(pool) = &self.backend {
            let told = sqlx::query("SELECT pg_notify('redtag', $1)")
                .bind(text)
                .execute(pool)
                .await;
            if let Err(error) = told {
                tracing::warn!(%error, "the other nodes could not be told");
            }
        }
    }

    /// Hears what nodes say, for ever; nothing at all means that something may have been missed.
    pub async fn hear_nodes(&self, hear: impl Fn(Option<&str>)) {
        if let Backend::Postgres(pool) = &self.backend {
            postgres::listen(pool, hear).await;
        }
    }

    /// Does it answer?
    pub async fn ping(&self) -> Result<(), StoreError> {
        over!(&self.backend, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// The table and the role that a key is for, by its hash, and how far the log of the table was
    /// when the key was good.
    pub async fn key(&self, hash: &str) -> Result<Option<(String, i64, i64)>, StoreError> {
        const KEY: &str = "SELECT tab, role,
            (SELECT COALESCE(MAX(seq), 0) FROM events WHERE events.tab = keys.tab)
            FROM keys WHERE hash = $1";
        Ok(over!(&self.backend, pool => sqlx::query_as(KEY).bind(hash).fetch_optional(pool).await)?)
    }

    /// A table.
    pub async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError> {
        const TABLE: &str = "SELECT journal, seed, webhook FROM tables WHERE tab = $1";
        let row: Option<(String, String, Option<String>)> = over!(&self.backend, pool => sqlx::query_as(TABLE).bind(table).fetch_optional(pool).await)?;
        Ok(row.map(|(journal, seed, webhook)| TableRow {
            journal,
            seed,
            webhook,
        }))
    }

    /// The events of a table after this one.
    pub async fn events(&self, table: &str, after: i64) -> Result<Vec<EventRow>, StoreError> {
        const EVENTS: &str =
            "SELECT seq, id, body FROM events WHERE tab = $1 AND seq > $2 ORDER BY seq";
        let rows: Vec<(i64, String, String)> = over!(
            &self.backend,
            pool => sqlx::query_as(EVENTS).bind(table).bind(after).fetch_all(pool).await
        )?;
        Ok(rows
            .into_iter()
            .map(|(seq, id, body)| EventRow { seq, id, body })
            .collect())
    }

    /// The event at this place.
    pub async fn event(&self, table: &str, seq: i64) -> Result<Option<EventRow>, StoreError> {
        const EVENT: &str = "SELECT seq, id, body FROM events WHERE tab = $1 AND seq = $2";
        let row: Option<(i64, String, String)> = over!(
            &self.backend,
            pool => sqlx::query_as(EVENT).bind(table).bind(seq).fetch_optional(pool).await
        )?;
        Ok(row.map(|(seq, id, body)| EventRow { seq, id, body }))
    }

    /// Appends an event at its place and says, once that is safe, whether the place was free.
    pub async fn append(
        &self,
        table: &str,
        seq: i64,
        id: &str,
        body: String,
    ) -> Result<bool, StoreError> {
        let (table, id) = (table.to_owned(), id.to_owned());
        self.write(|done| Write::Append {
            table,
            seq,
            id,
            body,
            done,
        })
        .await
    }

    /// Keeps a new table and the hashes of its keys with their roles.
    pub async fn create(
        &self,
        table: &str,
        row: &TableRow,
        keys: &[(String, i64)],
        now: i64,
    ) -> Result<(), StoreError> {
        let keys = keys
            .iter()
            .map(|(hash, role)| json!([hash, table, role]))
            .collect();
        let fields = [
            json!(table),
            json!(row.journal),
            json!(row.seed),
            json!(row.webhook),
            json!(now),
        ];
        let row = NewRow {
            table: table.to_owned(),
            made: now,
            fields,
        };
        self.write(|done| Write::Create {
            row: Box::new(row),
            keys,
            done,
        })
        .await
    }

    /// Keeps the hash of a ticket.
    pub async fn ticket(&self, hash: &str, admitted: &Admitted) -> Result<(), StoreError> {
        let (table, roles, until) = admitted;
        let row = [json!(hash), json!(table), json!(roles), json!(until)];
        self.write(|done| Write::Ticket {
            row: Box::new(row),
            done,
        })
        .await
    }

    /// Takes a ticket, which works once.
    pub async fn redeem(&self, hash: String) -> Result<Option<Admitted>, StoreError> {
        self.write(|done| Write::Redeem { hash, done }).await
    }

    /// Changes who is told whose turn it is.
    pub async fn set_webhook(&self, table: &str, url: Option<String>) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(|done| Write::Webhook { table, url, done }).await
    }

    /// Replaces a key; false if whoever asks has none any more. Tickets that were made with the old
    /// one are worth nothing from then on.
    pub async fn rekey(&self, new: Rekey) -> Result<bool, StoreError> {
        let new = Box::new(new);
        self.write(|done| Write::Rekey { new, done }).await
    }

    /// Notes that a table was opened. What was noted is not removed.
    pub async fn note_opened(&self, table: &str, at: i64) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(|done| Write::Opened { table, at, done }).await
    }

    /// Removes some of the tables that nobody has opened since then, with everything that belongs
    /// to them. Says how many; what could not be removed is left for the next time.
    pub async fn remove_unopened(&self, before: i64) -> u64 {
        self.write(|done| Write::Remove { before, done })
            .await
            .unwrap_or(0)
    }

    /// Forgets tickets that nobody used.
    pub async fn sweep(&self, before: i64) {
        _ = self.writes.send(Write::Sweep { before }).await;
    }

    async fn write<T>(&self, write: impl FnOnce(Done<T>) -> Write) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        let closed = || StoreError("it is closed".into());
        self.writes.send(write(done)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Ends all connections once everything is written.
    pub async fn close(&self) {
        // Whatever was sent before this is written before this is answered.
        _ = self.redeem(String::new()).await;
        match &self.backend {
            Backend::Sqlite { writer, readers } => {
                readers.close().await;
                writer.close().await;
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }
}

/// The writer: takes whatever waits, one transaction after the other.
async fn write(backend: Backend, mut waiting: mpsc::Receiver<Write>, metrics: Arc<Metrics>) {
    let mut writes = Vec::new();
    while waiting.recv_many(&mut writes, BATCH).await > 0 {
        let begun = Instant::now();
        let batch = Batch::of(&writes);
        let mut result = batch.commit(&backend).await;
        for tries in 1..TRIES {
            let Err(error) = &result else { break };
            metrics
                .store_errors_total
                .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            tracing::warn!(%error, "a transaction failed");
            tokio::time::sleep(Duration::from_millis(50 << tries)).await;
            result = batch.commit(&backend).await;
        }
        metrics.commits.note(begun.elapsed());
        if result.is_err() && writes.len() > 1 {
            // One of them may be to blame: the others shall not suffer for it.
            for write in writes.drain(..) {
                let alone = Batch::of(std::slice::from_ref(&write))
                    .commit(&backend)
                    .await;
                answer([write].into_iter(), alone.map_err(StoreError::from));
            }
            continue;
        }
        answer(writes.drain(..), result.map_err(StoreError::from));
    }
}

/// Everything of one transaction, by kind.
#[derive(Default)]
struct Batch {
    events: Vec<Value>,
    grown: Vec<Value>,
    tables: Vec<Value>,
    /// When which tables were opened, in the same order on every node.
    opened: BTreeMap<String, i64>,
    unopened: Option<i64>,
    keys: Vec<Value>,
    tickets: Vec<Value>,
    redeemed: Vec<Value>,
    webhooks: Vec<(String, Option<String>)>,
    rekeys: Vec<Rekey>,
    swept: Option<i64>,
}

/// What came back.
#[derive(Clone, Default)]
struct Outcome {
    appended: HashMap<(String, i64), ()>,
    admitted: HashMap<String, Admitted>,
    /// New keys that are good.
    rekeyed: HashMap<String, ()>,
    removed: u64,
}

impl Batch {
    fn of(writes: &[Write]) -> Self {
        let mut batch = Self::default();
        let mut events = Vec::new();
        for write in writes {
            match write {
                Write::Append {
                    table,
                    seq,
                    id,
                    body,
                    ..
                } => events.push((table, *seq, id, body)),
                Write::Create { row, keys, .. } => {
                    batch.tables.push(json!(row.fields));
                    batch.opened.insert(row.table.clone(), row.made);
                    batch.keys.extend(keys.iter().cloned());
                }
                Write::Ticket { row, .. } => batch.tickets.push(json!(row)),
                Write::Redeem { hash, .. } => batch.redeemed.push(json!(hash)),
                Write::Webhook { table, url, .. } => {
                    batch.webhooks.push((table.clone(), url.clone()))
                }
                Write::Rekey { new, .. } => batch.rekeys.push(Rekey::clone(new)),
                Write::Opened { table, at, .. } => _ = batch.opened.insert(table.clone(), *at),
                Write::Remove { before, .. } => batch.unopened = Some(*before),
                Write::Sweep { before } => batch.swept = Some(*before),
            }
        }
        // In the same order on every node, so that no two of them wait for each other. Of two for
        // one place the first stays the first: it is the one that is told that it has the place.
        events.sort_by_key(|&(table, seq, ..)| (table, seq));
        batch.grown = events
            .iter()
            .map(|(table, seq, ..)| json!(format!("{table} {seq}")))
            .collect();
        batch.events = events.iter().map(|event| json!(event)).collect();
        batch
    }

    async fn commit(&self, backend: &Backend) -> Result<Outcome, sqlx::Error> {
        macro_rules! commit {
            ($pool:expr, $sql:expr) => {{
                let mut outcome = Outcome::default();
                let mut transaction = $pool.begin().await?;
                for (sql, rows) in [
                    ($sql.create, &self.tables),
                    ($sql.keys, &self.keys),
                    ($sql.tickets, &self.tickets),
                ] {
                    if !rows.is_empty() {
                        sqlx::query(sql)
                            .bind(json!(rows).to_string())
                            .execute(&mut *transaction)
                            .await?;
                    }
                }
                if !self.opened.is_empty() {
                    let rows = json!(self.opened.iter().collect::<Vec<_>>()).to_string();
                    sqlx::query($sql.opened)
                        .bind(rows)
                        .execute(&mut *transaction)
                        .await?;
                }
                if let Some(before) = self.unopened {
                    let removed: Vec<(String,)> = sqlx::query_as($sql.unopened)
                        .bind(before)
                        .fetch_all(&mut *transaction)
                        .await?;
                    outcome.removed = removed.len() as u64;
                    if !removed.is_empty() {
                        let names = json!(
                            removed
                                .into_iter()
                                .map(|(table,)| table)
                                .collect::<Vec<_>>()
                        );
                        for sql in $sql.remove {
                            sqlx::query(sql)
                                .bind(names.to_string())
                                .execute(&mut *transaction)
                                .await?;
                        }
                    }
                }
                if !self.events.is_empty() {
                    let rows = json!(self.events).to_string();
                    let appended: Vec<(String, i64)> = sqlx::query_as($sql.append)
                        .bind(rows)
                        .fetch_all(&mut *transaction)
                        .await?;
                    outcome
                        .appended
                        .extend(appended.into_iter().map(|place| (place, ())));
                    if let Some(notify) = $sql.notify {
                        let grown = json!(self.grown).to_string();
                        sqlx::query(notify)
                            .bind(grown)
                            .execute(&mut *transaction)
                            .await?;
                    }
                }
                for Rekey {
                    table,
                    role,
                    by,
                    hash,
                } in &self.rekeys
                {
                    const OLD: &str = "DELETE FROM keys WHERE tab = $1 AND role = $2
                        AND EXISTS (SELECT 1 FROM keys WHERE hash = $3 AND tab = $1)";
                    const NEW: &str = "INSERT INTO keys (hash, tab, role) VALUES ($1, $2, $3)";
                    const TICKETS: &str =
                        "DELETE FROM tickets WHERE tab = $1 AND roles / $2 % 2 = 1";
                    let old = sqlx::query(OLD).bind(table).bind(role).bind(by);
                    if old.execute(&mut *transaction).await?.rows_affected() == 0 {
                        continue;
                    }
                    let new = sqlx::query(NEW).bind(hash).bind(table).bind(role);
                    new.execute(&mut *transaction).await?;
                    let tickets = sqlx::query(TICKETS).bind(table).bind(1_i64 << role);
                    tickets.execute(&mut *transaction).await?;
                    outcome.rekeyed.insert(hash.clone(), ());
                }
                if !self.redeemed.is_empty() {
                    let hashes = json!(self.redeemed).to_string();
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
                        .bind(table)
                        .bind(url)
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
                transaction.commit().await?;
                Ok(outcome)
            }};
        }
        match backend {
            Backend::Sqlite { writer, .. } => commit!(writer, sqlite::SQL),
            Backend::Postgres(pool) => commit!(pool, postgres::SQL),
        }
    }
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
                let place = (table, seq);
                let found = result
                    .as_mut()
                    .map(|outcome| outcome.appended.remove(&place).is_some());
                _ = done.send(found.map_err(|error| error.clone()));
            }
            Write::Redeem { hash, done } => {
                let admitted = result
                    .as_mut()
                    .map(|outcome| outcome.admitted.remove(&hash));
                _ = done.send(admitted.map_err(|error| error.clone()));
            }
            Write::Rekey { new, done } => {
                let is_good = result
                    .as_ref()
                    .map(|outcome| outcome.rekeyed.contains_key(&new.hash));
                _ = done.send(is_good.map_err(Clone::clone));
            }
            Write::Remove { done, .. } => {
                _ = done.send(
                    result
                        .as_ref()
                        .map(|outcome| outcome.removed)
                        .map_err(Clone::clone),
                );
            }
            Write::Create { done, .. }
            | Write::Ticket { done, .. }
            | Write::Webhook { done, .. }
            | Write::Opened { done, .. } => {
                _ = done.send(result.as_ref().map(|_| ()).map_err(Clone::clone));
            }
            Write::Sweep { .. } => {}
        }
    }
}
