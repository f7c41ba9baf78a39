//! A backup: everything in a store as text, one JSON array a line, for both kinds of store, even
//! while the server runs.
//!
//! The first line says what it is and the last how many lines there are, so that half a backup is
//! not mistaken for a whole one. It holds the seeds of running matches and the hashes of keys:
//! guard it like the store.

use std::io::{self, BufRead, Write};

use futures_util::TryStreamExt;
use serde_json::{Value, json};
use sqlx::Connection;

use super::{Backend, Sql, Store, StoreError, postgres, sqlite};

/// The version of the format.
const VERSION: u64 = 1;
/// How many lines are restored with one statement.
const CHUNK: usize = 500;

const TABLES: &str = "SELECT tab, journal, seed, webhook, made FROM tables ORDER BY tab";
const KEYS: &str = "SELECT hash, tab, role FROM keys ORDER BY hash";
const EVENTS: &str = "SELECT tab, seq, id, body FROM events ORDER BY tab, seq";

/// Why a backup was not made or not restored.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages explain it")]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    File(#[from] io::Error),
    #[error("this is not a whole backup of Redtag: {0}")]
    Foreign(String),
    #[error("there are tables already; a backup is restored into an empty store")]
    NotEmpty,
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

type Table = (String, String, String, Option<String>, i64);
type Key = (String, String, i64);
type Event = (String, i64, String, String);

/// Writes a line for each row, and gives their number.
macro_rules! write_rows {
    ($transaction:expr, $out:expr, $kind:literal, $row:ty, $sql:expr) => {{
        let mut rows = sqlx::query_as::<_, $row>($sql).fetch(&mut *$transaction);
        let mut count = 0;
        while let Some(row) = rows.try_next().await? {
            writeln!($out, "{}", json!([$kind, row]))?;
            count += 1;
        }
        count
    }};
}

impl Store {
    /// Opens a store to be backed up: nothing is written to it.
    pub async fn open_to_read(database: &str) -> Result<Self, StoreError> {
        let (backend, copy) = match database.strip_prefix("sqlite:") {
            Some(file) => sqlite::open_to_read(file).await?,
            None => (postgres::open(database).await?, None),
        };
        Ok(Self::reading(backend, copy))
    }

    /// Writes everything as it is at one moment. Gives the number of tables.
    pub async fn back_up(&self, out: &mut impl Write) -> Result<usize, BackupError> {
        macro_rules! back_up {
            ($pool:expr, $snapshot:expr) => {{
                // A connection of its own: whatever goes wrong ends with it.
                let mut connection = $pool.acquire().await?.detach();
                let mut transaction = connection.begin().await?;
                if let Some(snapshot) = $snapshot {
                    sqlx::query(snapshot).execute(&mut *transaction).await?;
                }
                writeln!(out, "{}", json!({ "redtag_backup": VERSION }))?;
                let tables = write_rows!(transaction, out, "table", Table, TABLES);
                let keys = write_rows!(transaction, out, "key", Key, KEYS);
                let events = write_rows!(transaction, out, "event", Event, EVENTS);
                writeln!(out, "{}", json!({ "lines": tables + keys + events }))?;
                Ok(tables)
            }};
        }
        const SNAPSHOT: &str = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
        match &self.backend {
            Backend::Sqlite { readers, .. } => back_up!(readers, None::<&str>),
            Backend::Postgres(pool) => back_up!(pool, Some(SNAPSHOT)),
        }
    }

    /// Reads all of it into an empty store, or nothing. Gives the number of tables.
    pub async fn restore(&self, from: impl BufRead) -> Result<usize, BackupError> {
        macro_rules! restore {
            ($pool:expr, $begin:expr, $sql:expr) => {{
                let mut connection = $pool.acquire().await?.detach();
                let mut transaction = connection.begin_with($begin).await?;
                let known: Option<(String,)> = sqlx::query_as("SELECT tab FROM tables LIMIT 1")
                    .fetch_optional(&mut *transaction)
                    .await?;
                if known.is_some() {
                    return Err(BackupError::NotEmpty);
                }
                let mut tables = 0;
                let mut lines = Lines::new(from)?;
                while let Some((kind, rows)) = lines.chunk()? {
                    let sql = statement(&kind, &$sql)?;
                    tables += if kind == "table" { rows.len() } else { 0 };
                    sqlx::query(sql)
                        .bind(json!(rows).to_string())
                        .execute(&mut *transaction)
                        .await?;
                }
                // The days after which tables are removed begin again.
                const OPENED: &str =
                    "INSERT INTO opened (tab, at) SELECT tab, lived FROM tables, clock";
                sqlx::query(OPENED).execute(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(tables)
            }};
        }
        match &self.backend {
            Backend::Sqlite { writer, .. } => restore!(writer, "BEGIN IMMEDIATE", sqlite::SQL),
            Backend::Postgres(pool) => restore!(pool, "BEGIN", postgres::SQL),
        }
    }
}

fn statement(kind: &str, sql: &Sql) -> Result<&'static str, BackupError> {
    match kind {
        "table" => Ok(sql.create),
        "key" => Ok(sql.keys),
        "event" => Ok(sql.append),
        _ => Err(BackupError::Foreign(format!("{kind:?} is unknown"))),
    }
}

/// A backup, some lines of one kind at a time.
struct Lines<R> {
    lines: io::Lines<R>,
    read: u64,
    /// The first line of the next chunk.
    next: Option<(String, Value)>,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    fn new(from: R) -> Result<Self, BackupError> {
        let mut lines = from.lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        let first: Value = serde_json::from_str(&first).unwrap_or_default();
        if first["redtag_backup"] != VERSION {
            return Err(BackupError::Foreign(
                "its first line is not that of a backup".into(),
            ));
        }
        Ok(Self {
            lines,
            read: 0,
            next: None,
            ended: false,
        })
    }

    fn chunk(&mut self) -> Result<Option<(String, Vec<Value>)>, BackupError> {
        let Some((kind, row)) = self
            .next
            .take()
            .map_or_else(|| self.line(), |line| Ok(Some(line)))?
        else {
            return Ok(None);
        };
        let mut rows = vec![row];
        while rows.len() < CHUNK {
            match self.line()? {
                Some((next, row)) if next == kind => rows.push(row),
                other => {
                    self.next = other;
                    break;
                }
            }
        }
        Ok(Some((kind, rows)))
    }

    fn line(&mut self) -> Result<Option<(String, Value)>, BackupError> {
        if self.ended {
            return Ok(None);
        }
        let foreign = |why: &str| BackupError::Foreign(format!("line {}: {why}", self.read + 2));
        let line = self
            .lines
            .next()
            .transpose()?
            .ok_or_else(|| foreign("it is cut off"))?;
        match serde_json::from_str(&line).map_err(|_| foreign("it is not JSON"))? {
            Value::Array(mut fields) if fields.len() == 2 => {
                self.read += 1;
                let row = fields.pop().unwrap_or_default();
                let kind = fields.pop().unwrap_or_default();
                Ok(Some((kind.as_str().unwrap_or_default().to_owned(), row)))
            }
            Value::Object(end) if end.get("lines").and_then(Value::as_u64) == Some(self.read) => {
                self.ended = true;
                Ok(None)
            }
            _ => Err(foreign("it does not belong here")),
        }
    }
}
