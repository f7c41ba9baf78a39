//! Where tables are stored: SQLite inside the program, or PostgreSQL for several nodes. The
//! statements are the same for both, apart from how they take a list of rows as JSON.
//!
//! Whatever is written goes through one writer, which commits everything that waits together,
//! because a commit costs the same for one row and for a hundred. The primary key of an event has
//! the last word: whoever comes too late hears so and has changed nothing.

mod backup;
mod batch;
mod inspect;
mod postgres;
mod sqlite;
mod writer;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{PgPool, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use sqlite::Files;
use writer::{BATCH, Done, Write};

/// How long a ticket is valid, in seconds. The store keeps the time, which is the same for all
/// nodes; their clocks may differ.
pub const TICKET: i64 = 30;
/// How many events are read at a time: a long log must not hold up other tables, nor be in memory
/// twice.
pub const PAGE: usize = 500;
/// No more than this counts as lived through between two looks at the clock.
const SLEPT: Duration = Duration::from_secs(600);
/// How long a connection that is thrown away may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// A store that is open.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    writes: mpsc::Sender<Write>,
    clock: Arc<Mutex<Clock>>,
    /// What is read instead of files that cannot be opened where they are.
    _copy: Option<Arc<sqlite::Copy>>,
}

#[derive(Clone)]
enum Backend {
    /// One connection writes, others read.
    Sqlite {
        writer: SqlitePool,
        readers: SqlitePool,
        files: Arc<Files>,
    },
    Postgres(PgPool),
}

/// The time that servers of this store have lived through, in seconds. No clock on the wall can
/// make it jump, and while all are stopped it stands still.
struct Clock {
    lived: i64,
    since: Instant,
}

impl Clock {
    fn now(&self) -> i64 {
        // A machine that slept, or a program that was stopped, has not lived meanwhile.
        let passed = self.since.elapsed().min(SLEPT);
        self.lived + i64::try_from(passed.as_secs()).unwrap_or(0)
    }
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
    /// The same, and says which places were free.
    append_returning: &'static str,
    create: &'static str,
    keys: &'static str,
    opened: &'static str,
    /// How many tables were last opened long ago.
    count_unopened: &'static str,
    /// Forgets when some tables were last opened, if that is long ago, and says which.
    take_unopened: &'static str,
    /// What belongs to tables that are removed.
    remove: [&'static str; 3],
    tickets: &'static str,
    redeem: &'static str,
    /// Forgets tickets that are not valid any more.
    sweep: &'static str,
    /// Tells other nodes which tables have grown how far; nothing where there are none.
    notify: Option<&'static str>,
}

/// A table as it was made.
#[derive(Clone)]
pub struct TableRow {
    /// Its journal when it was made: the first line, and what was brought along.
    pub journal: String,
    /// Its secret.
    pub seed: String,
    /// What is called when it becomes somebody's turn.
    pub webhook: Option<String>,
}

/// An event as it is stored.
#[derive(Clone)]
pub struct EventRow {
    /// Its place in the log, from 1.
    pub seq: i64,
    /// The name that its sender gave it, for everybody who may send.
    pub id: String,
    /// The event.
    pub body: String,
}

/// A new key in place of the one for the same role.
pub struct Rekey {
    /// The table.
    pub table: String,
    /// Of which role.
    pub role: i64,
    /// The hash of the key of whoever asks; it must still be valid.
    pub by: String,
    /// The hash of the new key.
    pub hash: String,
}

/// Whom a ticket lets in: the table and the roles.
pub type Admitted = (String, i64);

/// Does something on a connection, for as long as there is patience. A connection that saw an error
/// is thrown away: it may believe itself to be in the middle of a transaction that the database has
/// given up, and then nothing that is done on it is ever committed.
macro_rules! on_connection {
    ($pool:expr, $patience:expr, $connection:ident => $work:expr) => {{
        let mut $connection = $pool.acquire().await?;
        let work = async { $work };
        match tokio::time::timeout($patience, work).await {
            Ok(Ok(done)) => Ok::<_, sqlx::Error>(done),
            failed => {
                _ = tokio::time::timeout($crate::store::GOODBYE, $connection.close()).await;
                let silent = std::io::Error::from(std::io::ErrorKind::TimedOut);
                failed.unwrap_or_else(|_| Err(sqlx::Error::Io(silent)))
            }
        }
    }};
}
use on_connection;

/// Reads on a connection, and on another one if that fails: the first may have been left in a bad
/// way by a fault that is over.
macro_rules! over {
    (@once $backend:expr, $connection:ident => $query:expr) => {
        match $backend {
            Backend::Sqlite { readers, .. } => {
                on_connection!(readers, sqlite::PATIENCE, $connection => $query.await)
            }
            Backend::Postgres(pool) => {
                on_connection!(pool, postgres::PATIENCE, $connection => $query.await)
            }
        }
    };
    ($backend:expr, $connection:ident => $query:expr) => {
        match over!(@once $backend, $connection => $query) {
            Err(error) if !matches!(error, sqlx::Error::PoolTimedOut | sqlx::Error::Io(_)) => {
                over!(@once $backend, $connection => $query)
            }
            done => done,
        }
    };
}

impl Store {
    /// Opens `sqlite:FILE` or `postgres://…`, and makes the schema if it is missing.
    pub async fn open(database: &str, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let backend = match database.strip_prefix("sqlite:") {
            Some(file) => sqlite::open(file).await?,
            None => postgres::open(database).await?,
        };
        let (writes, waiting) = mpsc::channel(BATCH * 4);
        tokio::spawn(writer::run(backend.clone(), waiting, metrics));
        let (lived,): (i64,) = over!(
            &backend,
            connection => sqlx::query_as("SELECT lived FROM clock").fetch_one(&mut *connection)
        )?;
        let clock = Clock {
            lived,
            since: Instant::now(),
        };
        Ok(Self {
            backend,
            writes,
            clock: Arc::new(Mutex::new(clock)),
            _copy: None,
        })
    }

    /// A store that refuses to be written to.
    fn reading(backend: Backend, copy: Option<sqlite::Copy>) -> Self {
        let clock = Clock {
            lived: 0,
            since: Instant::now(),
        };
        Self {
            backend,
            writes: mpsc::channel(1).0,
            clock: Arc::new(Mutex::new(clock)),
            _copy: copy.map(Arc::new),
        }
    }

    /// Other nodes may write to the same tables.
    pub fn has_others(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Says something to all nodes, this one included; whoever misses it must not depend on it.
    pub async fn tell_nodes(&self, text: String) {
        if let Backend::Postgres(pool) = &self.backend {
            let sent = sqlx::query("SELECT pg_notify('redtag', $1)")
                .bind(text)
                .execute(pool)
                .await;
            if let Err(error) = sent {
                tracing::warn!(%error, "the other nodes could not be notified");
            }
        }
    }

    /// Hears what nodes say, for ever; nothing at all means that something may have been missed.
    pub async fn hear_nodes(&self, hear: impl Fn(Option<&str>)) {
        if let Backend::Postgres(pool) = &self.backend {
            postgres::listen(pool, hear).await;
        }
    }

    /// Writes something and reads it back.
    pub async fn check(&self) -> Result<(), StoreError> {
        const PULSE: &str = "SELECT pulse FROM clock";
        let written = self.write(|done| Write::Pulse { done }).await?;
        let (read,): (i64,) = over!(
            &self.backend,
            connection => sqlx::query_as(PULSE).fetch_one(&mut *connection)
        )?;
        // Other nodes may have written since.
        if read < written {
            return Err(StoreError::new("what was written is not there"));
        }
        Ok(())
    }

    /// The table and the role that a key is for, by its hash, and how long the log of the table was
    /// when the key was valid.
    pub async fn key(&self, hash: &str) -> Result<Option<(String, i64, i64)>, StoreError> {
        const KEY: &str = "SELECT tab, role,
            (SELECT COALESCE(MAX(seq), 0) FROM events WHERE events.tab = keys.tab)
            FROM keys WHERE hash = $1";
        Ok(over!(
            &self.backend,
            connection => sqlx::query_as(KEY).bind(hash).fetch_optional(&mut *connection)
        )?)
    }

    /// A table.
    pub async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError> {
        const TABLE: &str = "SELECT journal, seed, webhook FROM tables WHERE tab = $1";
        let row: Option<(String, String, Option<String>)> = over!(
            &self.backend,
            connection => sqlx::query_as(TABLE).bind(table).fetch_optional(&mut *connection)
        )?;
        Ok(row.map(|(journal, seed, webhook)| TableRow {
            journal,
            seed,
            webhook,
        }))
    }

    /// The events of a table after this one, at most this many.
    pub async fn events(
        &self,
        table: &str,
        after: i64,
        most: usize,
    ) -> Result<Vec<EventRow>, StoreError> {
        const EVENTS: &str = "SELECT seq, id, body FROM events WHERE tab = $1 AND seq > $2
            ORDER BY seq LIMIT $3";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows: Vec<(i64, String, String)> = over!(
            &self.backend,
            connection => sqlx::query_as(EVENTS)
                .bind(table)
                .bind(after)
                .bind(most)
                .fetch_all(&mut *connection)
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
            connection => sqlx::query_as(EVENT)
                .bind(table)
                .bind(seq)
                .fetch_optional(&mut *connection)
        )?;
        Ok(row.map(|(seq, id, body)| EventRow { seq, id, body }))
    }

    /// Appends an event at its place and says, once that is safe, whether the place was free.
    pub async fn append(&self, table: &str, event: &EventRow) -> Result<bool, StoreError> {
        let (table, event) = (table.to_owned(), event.clone());
        self.write(|done| Write::Append { table, event, done })
            .await
    }

    /// Stores a new table and the hashes of its keys with their roles.
    pub async fn create(
        &self,
        table: &str,
        row: &TableRow,
        keys: &[(String, i64)],
        now: i64,
    ) -> Result<(), StoreError> {
        let opened = self.lived();
        let (table, keys, row) = (table.to_owned(), keys.to_vec(), Box::new(row.clone()));
        self.write(|done| Write::Create {
            table,
            row,
            keys,
            made: now,
            opened,
            done,
        })
        .await
    }

    /// Stores the hash of a ticket.
    pub async fn ticket(&self, hash: &str, admitted: &Admitted) -> Result<(), StoreError> {
        let (hash, admitted) = (hash.to_owned(), admitted.clone());
        self.write(|done| Write::Ticket {
            hash,
            admitted,
            done,
        })
        .await
    }

    /// Takes a ticket, which works once.
    pub async fn redeem(&self, hash: String) -> Result<Option<Admitted>, StoreError> {
        self.write(|done| Write::Redeem { hash, done }).await
    }

    /// Changes what is called when it becomes somebody's turn.
    pub async fn set_webhook(&self, table: &str, url: Option<String>) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(|done| Write::Webhook { table, url, done }).await
    }

    /// The time that servers of this store have lived through, in seconds.
    fn lived(&self) -> i64 {
        self.clock
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .now()
    }

    /// Stores how long servers have lived, so that it goes on from there after a restart. Nodes
    /// that run at the same time live through the same time: the most that one of them knows
    /// counts.
    pub async fn live_on(&self) -> Result<(), StoreError> {
        let (lived, since) = (self.lived(), Instant::now());
        let lived = self.write(|done| Write::Live { lived, done }).await?;
        *self.clock.lock().unwrap_or_else(PoisonError::into_inner) = Clock { lived, since };
        Ok(())
    }

    /// Replaces a key; false if the key of whoever asks is not valid any more. Tickets that were
    /// made with the old one are void from then on.
    pub async fn rekey(&self, new: Rekey) -> Result<bool, StoreError> {
        self.write(|done| Write::Rekey { new, done }).await
    }

    /// Notes that a table was opened. What was noted is not removed.
    pub async fn note_opened(&self, table: &str) -> Result<(), StoreError> {
        let (table, at) = (table.to_owned(), self.lived());
        self.write(|done| Write::Opened { table, at, done }).await
    }

    /// How many tables nobody has opened for this many seconds.
    pub async fn count_unopened(&self, seconds: i64, open: &[String]) -> Result<i64, StoreError> {
        let before = self.lived() - seconds;
        let open = serde_json::to_string(open).unwrap_or_default();
        let (count,): (i64,) = match &self.backend {
            Backend::Sqlite { readers, .. } => on_connection!(
                readers, sqlite::PATIENCE, connection =>
                sqlx::query_as(sqlite::SQL.count_unopened)
                    .bind(before)
                    .bind(open)
                    .fetch_one(&mut *connection)
                    .await
            ),
            Backend::Postgres(pool) => on_connection!(
                pool, postgres::PATIENCE, connection =>
                sqlx::query_as(postgres::SQL.count_unopened)
                    .bind(before)
                    .bind(open)
                    .fetch_one(&mut *connection)
                    .await
            ),
        }?;
        Ok(count)
    }

    /// Removes some of the tables that nobody has opened for this many seconds, with everything
    /// that belongs to them, except those that are open. Says which.
    pub async fn remove_unopened(
        &self,
        seconds: i64,
        open: Vec<String>,
    ) -> Result<Vec<String>, StoreError> {
        let before = self.lived() - seconds;
        self.write(|done| Write::Remove { before, open, done })
            .await
    }

    /// Forgets tickets that nobody used.
    pub async fn sweep(&self) {
        _ = self.writes.send(Write::Sweep).await;
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
            Backend::Sqlite {
                writer,
                readers,
                files,
            } => {
                readers.close().await;
                writer.close().await;
                files.close().await;
            }
            // A connection that fell silent would never end.
            Backend::Postgres(pool) => _ = tokio::time::timeout(GOODBYE, pool.close()).await,
        }
    }
}
