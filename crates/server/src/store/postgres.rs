//! PostgreSQL, for several nodes on the same tables.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool};

use super::{Backend, Sql};

/// How many connections a node has.
const CONNECTIONS: u32 = 8;
/// How long an answer may take: a network that was cut says nothing.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection that was idle may take to show that it works.
const PING: Duration = Duration::from_secs(1);
/// How long to wait before listening is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Whether the schema is there: the clock was the last to be added.
const MADE: &str = "SELECT to_regclass('clock') IS NOT NULL";

macro_rules! append {
    ($returning:literal) => {
        concat!(
            "INSERT INTO events (tab, seq, id, body)
            SELECT value ->> 0, (value ->> 1)::bigint, value ->> 2, value ->> 3
            FROM json_array_elements($1::json) ON CONFLICT DO NOTHING ",
            $returning
        )
    };
}

pub(super) const SQL: Sql = Sql {
    schema: "
        CREATE TABLE IF NOT EXISTS tables (
            tab text PRIMARY KEY, journal text NOT NULL, seed text NOT NULL, webhook text, \
                made bigint NOT NULL
        );
        CREATE TABLE IF NOT EXISTS keys (
            hash text PRIMARY KEY, tab text NOT NULL, role bigint NOT NULL
        );
        CREATE TABLE IF NOT EXISTS events (
            tab text NOT NULL, seq bigint NOT NULL, id text NOT NULL, body text NOT NULL, \
                PRIMARY KEY (tab, seq)
        );
        CREATE TABLE IF NOT EXISTS tickets (
            hash text PRIMARY KEY, tab text NOT NULL, roles bigint NOT NULL, until bigint NOT NULL
        );
        CREATE TABLE IF NOT EXISTS opened (
            tab text PRIMARY KEY, at bigint NOT NULL
        );
        CREATE INDEX IF NOT EXISTS opened_at ON opened (at);
        CREATE INDEX IF NOT EXISTS keys_tab ON keys (tab);
        CREATE TABLE IF NOT EXISTS clock (
            one bigint PRIMARY KEY, lived bigint NOT NULL, pulse bigint NOT NULL
        );
        UPDATE opened SET at = 0 WHERE NOT EXISTS (SELECT one FROM clock);
        INSERT INTO clock (one, lived, pulse) VALUES (1, 0, 0) ON CONFLICT DO NOTHING;
        INSERT INTO opened (tab, at) SELECT tab, lived FROM tables, clock
            ON CONFLICT DO NOTHING;",
    append: append!(""),
    append_returning: append!("RETURNING tab, seq"),
    create: "INSERT INTO tables (tab, journal, seed, webhook, made)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, (value ->> 4)::bigint
        FROM json_array_elements($1::json)",
    keys: "INSERT INTO keys (hash, tab, role)
        SELECT value ->> 0, value ->> 1, (value ->> 2)::bigint FROM json_array_elements($1::json)",
    opened: "INSERT INTO opened (tab, at)
        SELECT tables.tab, (value ->> 1)::bigint
        FROM json_array_elements($1::json) JOIN tables ON tables.tab = value ->> 0 \
            ORDER BY tables.tab
        ON CONFLICT (tab) DO UPDATE SET at = excluded.at",
    count_unopened: "SELECT count(*) FROM opened
        WHERE at < $1 AND tab NOT IN (SELECT json_array_elements_text($2::json))",
    take_unopened: "DELETE FROM opened WHERE at < $1 AND tab IN (
            SELECT tab FROM opened
            WHERE at < $1 AND tab NOT IN (SELECT json_array_elements_text($2::json)) ORDER BY tab \
                LIMIT 200
        ) RETURNING tab",
    remove: [
        "DELETE FROM events WHERE tab IN (SELECT json_array_elements_text($1::json))",
        "DELETE FROM keys WHERE tab IN (SELECT json_array_elements_text($1::json))",
        "DELETE FROM tables WHERE tab IN (SELECT json_array_elements_text($1::json))",
    ],
    tickets: "INSERT INTO tickets (hash, tab, roles, until)
        SELECT value ->> 0, value ->> 1, (value ->> 2)::bigint,
            extract(epoch FROM now())::bigint + (value ->> 3)::bigint
        FROM json_array_elements($1::json)",
    redeem: "DELETE FROM tickets WHERE hash IN (SELECT json_array_elements_text($1::json))
            AND until >= extract(epoch FROM now())::bigint
        RETURNING hash, tab, roles",
    sweep: "DELETE FROM tickets WHERE until < extract(epoch FROM now())::bigint",
    notify: Some("SELECT pg_notify('redtag', value) FROM json_array_elements_text($1::json)"),
};

pub(super) async fn open(database: &str) -> Result<Backend, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .min_connections(1)
        .max_connections(CONNECTIONS)
        .acquire_timeout(Duration::from_secs(5))
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(is_alive(connection)))
        .connect(database)
        .await?;
    let mut transaction = pool.begin().await?;
    // Two nodes that start together must not both make the tables.
    sqlx::query("SELECT pg_advisory_xact_lock(7213)")
        .execute(&mut *transaction)
        .await?;
    // Even where an index is there already, asking for it waits for everybody who writes, and they
    // may wait for us.
    let (made,): (bool,) = sqlx::query_as(MADE).fetch_one(&mut *transaction).await?;
    if !made {
        sqlx::raw_sql(SQL.schema).execute(&mut *transaction).await?;
    }
    for risk in risks(&mut transaction).await? {
        tracing::warn!(
            risk,
            "what is acknowledged can be lost when the database's machine fails"
        );
    }
    transaction.commit().await?;
    Ok(Backend::Postgres(pool))
}

/// Settings with which a commit is not kept whatever happens.
pub(super) async fn risks(connection: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
    const RISKS: &str = "SELECT name || ' = ' || setting FROM pg_settings
        WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
        ORDER BY name";
    let risks: Vec<(String,)> = sqlx::query_as(RISKS).fetch_all(connection).await?;
    Ok(risks.into_iter().map(|(risk,)| risk).collect())
}

/// A connection that was idle while the network was cut may be silent for ever. It is not waited
/// for long: the pool throws it away and opens a new one.
async fn is_alive(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let ping = tokio::time::timeout(PING, connection.ping()).await;
    ping.unwrap_or_else(|_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()))?;
    Ok(true)
}

/// Hears what is said on the channel. Where the connection was lost, so may have been something
/// that was said.
pub(super) async fn listen(pool: &PgPool, hear: impl Fn(Option<&str>)) {
    while !pool.is_closed() {
        if let Ok(mut listener) = PgListener::connect_with(pool).await
            && listener.listen("redtag").await.is_ok()
        {
            hear(None);
            while let Ok(Some(said)) = listener.try_recv().await {
                hear(Some(said.payload()));
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}
