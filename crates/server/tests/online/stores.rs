//! A server of our own over each kind of store.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use redtag_server::{Config, Server};
use sqlx::{Connection, PgConnection};
use tokio::sync::watch;

/// Writes a test for each kind of store.
macro_rules! on_both_stores {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let name = concat!(module_path!(), stringify!($name));
                super::$name(crate::stores::Place::sqlite(name)).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let name = concat!(module_path!(), stringify!($name));
                super::$name(crate::stores::Place::postgres(name).await).await;
            })+
        }
    };
}
pub(crate) use on_both_stores;

/// A store for one test.
pub struct Place {
    pub database: String,
    folder: Option<PathBuf>,
}

impl Place {
    pub fn sqlite(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("redtag-{}-{}", plain(name), std::process::id()));
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Self {
            database: format!("sqlite:{}", folder.join("tables.sqlite").display()),
            folder: Some(folder),
        }
    }

    /// A file in a folder that somebody else looks after.
    pub fn at(file: PathBuf) -> Self {
        Self {
            database: format!("sqlite:{}", file.display()),
            folder: None,
        }
    }

    pub fn folder(&self) -> &Path {
        self.folder.as_deref().expect("it is of SQLite")
    }

    /// A database of its own in the one PostgreSQL of this run.
    pub async fn postgres(name: &str) -> Self {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        let server =
            tokio::task::spawn_blocking(|| SERVER.get_or_init(|| Postgres::start("shared")))
                .await
                .expect("it starts");
        let mut first = server.connect().await;
        let name = plain(name);
        let create = format!("CREATE DATABASE {name}");
        sqlx::query(sqlx::AssertSqlSafe(create))
            .execute(&mut first)
            .await
            .expect("a database can be made");
        server.place(&name)
    }

    pub fn config(&self) -> Config {
        let mut config = Config::new(&self.database);
        // All visitors have one address here.
        config.limits.tables = 10_000;
        config.limits.tickets = 100_000;
        config.limits.connections_each = 10_000;
        config
    }

    /// All events of a table: place, name, body.
    pub async fn events(&self, table: &str) -> Vec<(i64, String, String)> {
        const EVENTS: &str = "SELECT seq, id, body FROM events WHERE tab = $1 ORDER BY seq";
        if let Some(file) = self.database.strip_prefix("sqlite:") {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = sqlx::SqliteConnection::connect_with(&options)
                .await
                .expect("it opens");
            sqlx::query_as(EVENTS)
                .bind(table)
                .fetch_all(&mut connection)
                .await
                .expect("it answers")
        } else {
            let mut connection = PgConnection::connect(&self.database)
                .await
                .expect("it opens");
            sqlx::query_as(EVENTS)
                .bind(table)
                .fetch_all(&mut connection)
                .await
                .expect("it answers")
        }
    }

    /// This many days pass for the servers of this store.
    pub async fn live_through(&self, days: i64) {
        const LIVE: &str = "UPDATE clock SET lived = lived + $1 * 86400";
        if let Some(file) = self.database.strip_prefix("sqlite:") {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = sqlx::SqliteConnection::connect_with(&options)
                .await
                .expect("it opens");
            let lived = sqlx::query(LIVE).bind(days).execute(&mut connection).await;
            lived.expect("it writes");
        } else {
            let mut connection = PgConnection::connect(&self.database)
                .await
                .expect("it opens");
            let lived = sqlx::query(LIVE).bind(days).execute(&mut connection).await;
            lived.expect("it writes");
        }
    }

    /// The secret of a table.
    pub async fn seed(&self, table: &str) -> String {
        const SEED: &str = "SELECT seed FROM tables WHERE tab = $1";
        let row: (String,) = if let Some(file) = self.database.strip_prefix("sqlite:") {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = sqlx::SqliteConnection::connect_with(&options)
                .await
                .expect("it opens");
            sqlx::query_as(SEED)
                .bind(table)
                .fetch_one(&mut connection)
                .await
                .expect("it answers")
        } else {
            let mut connection = PgConnection::connect(&self.database)
                .await
                .expect("it opens");
            sqlx::query_as(SEED)
                .bind(table)
                .fetch_one(&mut connection)
                .await
                .expect("it answers")
        };
        row.0
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn plain(name: &str) -> String {
    name.replace("::", "_").to_lowercase()
}

/// A PostgreSQL that is thrown away. It ends when this process does, however that comes: a shell
/// does what it is told, waits for the end of its input and stops it then.
pub struct Postgres {
    folder: PathBuf,
    shell: Child,
}

impl Postgres {
    pub fn start(name: &str) -> Self {
        Self::start_at(name, "")
    }

    /// One that listens at an address too.
    pub fn start_at(name: &str, address: &str) -> Self {
        let folder = format!("redtag-postgres-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        // PostgreSQL refuses to run as root; its package comes with a user for it.
        let script = r#"
            cd / && D="$1"
            PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
            if [ "$(id -u)" = 0 ]; then
                as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
                chown postgres "$D"
            else
                as() { "$@"; }
            fi
            stop() { as pg_ctl -D "$D/data" -m immediate stop >/dev/null; }
            start() {
                o="-k $D -c listen_addresses='$2' -c max_connections=200"
                as pg_ctl -D "$D/data" -w -t 600 -l "$D/data/log" -o "$o" start >/dev/null
            }
            as initdb -D "$D/data" -U test -A trust -E UTF8 --no-locale --no-sync \
                >"$D/initdb.log" 2>&1 || exit 1
            [ -z "$2" ] || echo "host all all samenet trust" >>"$D/data/pg_hba.conf"
            start "$@" || exit 1
            chmod 755 "$D"
            touch "$D/ready"
            while read -r order; do
                "$order" "$@" || exit 1
                touch "$D/ready"
            done
            stop
            rm -rf "$D"
        "#;
        let mut shell = Command::new("bash");
        let shell = shell
            .args(["-c", script, "postgres"])
            .arg(&folder)
            .arg(address)
            .stdin(Stdio::piped())
            .stdout(Stdio::null());
        let shell = shell.spawn().expect("there is a shell");
        Self { folder, shell }.wait()
    }

    /// Tells it to `stop`, at once and without a goodbye, or to `start` again.
    pub fn order(mut self, order: &str) -> Self {
        std::fs::remove_file(self.folder.join("ready")).expect("it was ready");
        let input = self.shell.stdin.as_mut().expect("it was piped");
        std::io::Write::write_all(input, format!("{order}\n").as_bytes()).expect("it listens");
        self.wait()
    }

    fn wait(mut self) -> Self {
        while !self.folder.join("ready").exists() {
            let ended = self.shell.try_wait().expect("it can be asked");
            assert!(
                ended.is_none(),
                "PostgreSQL does not start: is it installed? cargo xtask test installs it"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        self
    }

    /// One of its databases.
    pub fn place(&self, database: &str) -> Place {
        let folder = self.folder.display();
        Place {
            database: format!("postgres://test@localhost/{database}?host={folder}"),
            folder: None,
        }
    }

    async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.place("postgres").database)
            .await
            .expect("it answers")
    }
}

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub server: Arc<Server>,
    stop: watch::Sender<bool>,
    ended: tokio::task::JoinHandle<()>,
}

impl TestServer {
    pub async fn start(config: Config) -> Self {
        Self::start_at(config, "127.0.0.1").await
    }

    pub async fn start_at(config: Config, address: &str) -> Self {
        let listener = tokio::net::TcpListener::bind((address, 0))
            .await
            .expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let server = Server::open(config).await.expect("the store opens");
        let (stop, stopped) = watch::channel(false);
        let serving = server.clone();
        let ended = tokio::spawn(async move {
            let site = redtag_server::site::router(serving.clone(), crate::abusers::files);
            let router = redtag_server::http::router(serving.clone()).fallback_service(site);
            redtag_server::serve::serve(&serving, listener, router, stopped).await;
        });
        Self {
            address,
            server,
            stop,
            ended,
        }
    }

    pub async fn end(self) {
        self.stop.send_replace(true);
        self.server.say_goodbye().await;
        self.ended.await.expect("it ends well");
        self.server.close().await;
    }
}
