//! SQLite inside the program: one file, one writer.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions,
    SqliteSynchronous,
};

use sqlx::Connection;

use super::{Backend, Sql};

/// How many connections read.
const READERS: u32 = 3;
/// How much of the file a connection keeps in memory, in kilobytes (SQLite wants a minus for
/// these): the newest page of each table that is played at, which would be read again for every
/// action.
const CACHE: &str = "-16384";
/// After how many pages the log is copied into the file. The page of a table is written again with
/// each of its actions, and copied once.
const CHECKPOINT: &str = "8192";
/// The file is inside the program: what was begun cannot be given up, so it is waited for.
pub(super) const PATIENCE: Duration = Duration::MAX;

macro_rules! append {
    ($returning:literal) => {
        concat!(
            "INSERT INTO events (tab, seq, id, body)
            SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
            ON CONFLICT DO NOTHING ",
            $returning
        )
    };
}

pub(super) const SQL: Sql = Sql {
    schema: "
        CREATE TABLE IF NOT EXISTS tables (
            tab TEXT PRIMARY KEY, journal TEXT NOT NULL, seed TEXT NOT NULL, webhook TEXT, \
                made INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS keys (
            hash TEXT PRIMARY KEY, tab TEXT NOT NULL, role INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS events (
            tab TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, \
                PRIMARY KEY (tab, seq)
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
        UPDATE opened SET at = 0 WHERE NOT EXISTS (SELECT one FROM clock);
        INSERT INTO clock (one, lived, pulse) VALUES (1, 0, 0) ON CONFLICT DO NOTHING;
        INSERT INTO opened (tab, at) SELECT tab, lived FROM tables, clock WHERE true \
            ON CONFLICT DO NOTHING;",
    append: append!(""),
    append_returning: append!("RETURNING tab, seq"),
    create: "INSERT INTO tables (tab, journal, seed, webhook, made)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
    keys: "INSERT INTO keys (hash, tab, role)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)",
    opened: "INSERT INTO opened (tab, at)
        SELECT tables.tab, value ->> 1 FROM json_each($1) JOIN tables ON tables.tab = value ->> 0 \
            WHERE true
        ON CONFLICT (tab) DO UPDATE SET at = excluded.at",
    count_unopened: "SELECT count(*) FROM opened WHERE at < $1 AND tab NOT IN (SELECT value FROM \
                     json_each($2))",
    take_unopened: "DELETE FROM opened WHERE tab IN (
            SELECT tab FROM opened WHERE at < $1 AND tab NOT IN (SELECT value FROM json_each($2)) \
                LIMIT 200
        ) RETURNING tab",
    remove: [
        "DELETE FROM events WHERE tab IN (SELECT value FROM json_each($1))",
        "DELETE FROM keys WHERE tab IN (SELECT value FROM json_each($1))",
        "DELETE FROM tables WHERE tab IN (SELECT value FROM json_each($1))",
    ],
    tickets: "INSERT INTO tickets (hash, tab, roles, until)
        SELECT value ->> 0, value ->> 1, value ->> 2, unixepoch() + (value ->> 3)
        FROM json_each($1)",
    redeem: "DELETE FROM tickets
        WHERE hash IN (SELECT value FROM json_each($1)) AND until >= unixepoch()
        RETURNING hash, tab, roles",
    sweep: "DELETE FROM tickets WHERE until < unixepoch()",
    notify: None,
};

pub(super) async fn open(file: &str) -> Result<Backend, sqlx::Error> {
    make_private(file)?;
    let options = SqliteConnectOptions::new()
        .filename(file)
        .auto_vacuum(SqliteAutoVacuum::None)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .pragma("cache_size", CACHE)
        .pragma("wal_autocheckpoint", CHECKPOINT);
    let pool = |connections| {
        SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(connections)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let anchor = SqliteConnection::connect_with(&options).await?;
    let writer = pool(1).connect_with(options.clone()).await?;
    sqlx::raw_sql(SQL.schema).execute(&writer).await?;
    let readers = pool(READERS).connect_with(options).await?;
    let files = Arc::new(Files::of(file, anchor)?);
    Ok(Backend::Sqlite {
        writer,
        readers,
        files,
    })
}

/// The files as they were when they were opened. Whoever deletes or replaces them leaves the server
/// with files that nobody finds again.
#[derive(Default)]
pub(super) struct Files {
    known: Vec<(PathBuf, Identity)>,
    /// A connection that does nothing: with the last one SQLite would take its log away, which is
    /// one of the files, when all others have seen an error and are thrown away at once.
    anchor: Mutex<Option<SqliteConnection>>,
}

#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

impl Files {
    fn of(file: &str, anchor: SqliteConnection) -> io::Result<Self> {
        let paths = [PathBuf::from(file), PathBuf::from(format!("{file}-wal"))];
        let known = paths.map(|path| identify(&path).map(|identity| (path, identity)));
        Ok(Self {
            known: known.into_iter().collect::<io::Result<_>>()?,
            anchor: Mutex::new(Some(anchor)),
        })
    }

    /// Lets them go, after everybody else has.
    pub(super) async fn close(&self) {
        let anchor = self
            .anchor
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(anchor) = anchor {
            // Whatever it fails to do is done by whoever opens the file next.
            _ = anchor.close().await;
        }
    }

    /// Whether they are still where they were.
    pub(super) fn check(&self) -> io::Result<()> {
        for (path, identity) in &self.known {
            if identify(path).ok().as_ref() != Some(identity) {
                let what = format!(
                    "{} was deleted or replaced while the server runs; nothing is stored until it \
                     is restarted",
                    path.display()
                );
                return Err(io::Error::new(io::ErrorKind::NotFound, what));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identify(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identify(path: &Path) -> io::Result<Identity> {
    std::fs::metadata(path).map(|_| ())
}

/// Opens a file to be read alone, also on a disk that cannot be written to. What was committed last
/// may lie beside it in the log, which SQLite does not read there without files of its own: then a
/// copy is read.
pub(super) async fn open_to_read(file: &str) -> Result<(Backend, Option<Copy>), sqlx::Error> {
    match read_pool(file).await {
        Ok(backend) => Ok((backend, None)),
        Err(_) if !Path::new(&format!("{file}-shm")).exists() => {
            // Nobody has it open, so nobody changes it meanwhile.
            let copy = Copy::of(file)?;
            let backend = read_pool(&copy.0.join("tables.sqlite").to_string_lossy()).await?;
            Ok((backend, Some(copy)))
        }
        Err(error) => Err(error),
    }
}

async fn read_pool(file: &str) -> Result<Backend, sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(5));
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(options)
        .await?;
    sqlx::query("SELECT tab FROM tables LIMIT 1")
        .execute(&readers)
        .await?;
    Ok(Backend::Sqlite {
        writer: readers.clone(),
        readers,
        files: Arc::default(),
    })
}

/// A copy of the files for as long as they are read; it holds secrets as they do.
pub(super) struct Copy(PathBuf);

impl Copy {
    fn of(file: &str) -> io::Result<Self> {
        let folder = std::env::temp_dir().join(format!("redtag-copy-{}", std::process::id()));
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder)?;
        let copy = Self(folder);
        for ending in ["", "-wal"] {
            let from = PathBuf::from(format!("{file}{ending}"));
            if from.exists() {
                std::fs::copy(from, copy.0.join(format!("tables.sqlite{ending}")))?;
            }
        }
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // If it cannot be removed, it is as safe as it was while it was needed.
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Makes the file if it is missing. The seeds of running matches are in it, so it is for its owner
/// only; what SQLite puts beside it is as private as the file.
fn make_private(file: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    // Its name must be on the disk as well as what is in it.
    #[cfg(unix)]
    if let Some(folder) = Path::new(file).parent().filter(|folder| folder.is_dir()) {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}
