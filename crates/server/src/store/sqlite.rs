//! SQLite inside the program: one file, one writer.

use std::fs::OpenOptions;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};

use super::{Backend, Sql};

/// How many connections read.
const READERS: u32 = 3;
/// The file is inside the program: what was begun cannot be given up, so it is waited for.
pub(super) const PATIENCE: Duration = Duration::MAX;

pub(super) const SQL: Sql = Sql {
    schema: "
        CREATE TABLE IF NOT EXISTS tables (
            tab TEXT PRIMARY KEY, journal TEXT NOT NULL, seed TEXT NOT NULL, webhook TEXT, made INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS keys (
            hash TEXT PRIMARY KEY, tab TEXT NOT NULL, role INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS events (
            tab TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, seq)
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS tickets (
            hash TEXT PRIMARY KEY, tab TEXT NOT NULL, roles INTEGER NOT NULL, until INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS opened (
            tab TEXT PRIMARY KEY, at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS opened_at ON opened (at);
        CREATE INDEX IF NOT EXISTS keys_tab ON keys (tab);
        CREATE TABLE IF NOT EXISTS clock (
            one INTEGER PRIMARY KEY, lived INTEGER NOT NULL, pulse INTEGER NOT NULL
        );
        INSERT INTO clock (one, lived, pulse) VALUES (1, 0, 0) ON CONFLICT DO NOTHING;
        INSERT INTO opened (tab, at) SELECT tab, unixepoch() FROM tables WHERE true ON CONFLICT DO NOTHING;",
    append: "INSERT INTO events (tab, seq, id, body)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
        ON CONFLICT DO NOTHING RETURNING tab, seq",
    create: "INSERT INTO tables (tab, journal, seed, webhook, made)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
    keys: "INSERT INTO keys (hash, tab, role)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)",
    opened: "INSERT INTO opened (tab, at)
        SELECT tables.tab, value ->> 1 FROM json_each($1) JOIN tables ON tables.tab = value ->> 0 WHERE true
        ON CONFLICT (tab) DO UPDATE SET at = excluded.at",
    unopened: "DELETE FROM opened WHERE tab IN (SELECT tab FROM opened WHERE at < $1 LIMIT 200) RETURNING tab",
    remove: [
        "DELETE FROM events WHERE tab IN (SELECT value FROM json_each($1))",
        "DELETE FROM keys WHERE tab IN (SELECT value FROM json_each($1))",
        "DELETE FROM tables WHERE tab IN (SELECT value FROM json_each($1))",
    ],
    tickets: "INSERT INTO tickets (hash, tab, roles, until)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
    redeem: "DELETE FROM tickets WHERE hash IN (SELECT value FROM json_each($1))
        RETURNING hash, tab, roles, until",
    notify: None,
};

pub(super) async fn open(file: &str) -> Result<Backend, sqlx::Error> {
    make_private(file)?;
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .auto_vacuum(SqliteAutoVacuum::None)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5));
    let pool = |connections| {
        SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(connections)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let writer = pool(1).connect_with(options.clone()).await?;
    sqlx::raw_sql(SQL.schema).execute(&writer).await?;
    let readers = pool(READERS).connect_with(options).await?;
    Ok(Backend::Sqlite { writer, readers })
}

/// Makes the file if it is missing. The seeds of running matches are in it, so it is for its owner
/// only; what SQLite puts beside it is as private as the file.
fn make_private(file: &str) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}
