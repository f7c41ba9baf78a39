//! Whether a store is whole, without changing anything in it.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};

use super::{StoreError, postgres};

/// What there is, and what is wrong with it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Inspection {
    /// How many tables.
    pub tables: i64,
    /// How many events.
    pub events: i64,
    /// What is wrong, a sentence each.
    pub flaws: Vec<String>,
    /// Settings of the database with which what was acknowledged can be lost.
    pub risks: Vec<String>,
}

/// Logs of which a place is empty.
const GAPS: &str = "SELECT tab, COUNT(*), MAX(seq) FROM events GROUP BY tab
    HAVING COUNT(*) <> MAX(seq) OR MIN(seq) <> 1 ORDER BY tab LIMIT 10";
/// Logs and keys of tables that there are not.
const LOST: &str =
    "SELECT DISTINCT tab FROM events WHERE tab NOT IN (SELECT tab FROM tables) LIMIT 10";
const TABLES: &str = "SELECT COUNT(*) FROM tables";
const EVENTS: &str = "SELECT COUNT(*) FROM events";

/// Looks through `sqlite:FILE` or `postgres://…`, also while a server writes to it.
pub async fn inspect(database: &str) -> Result<Inspection, StoreError> {
    let mut found = Inspection::default();
    macro_rules! look {
        ($connection:expr) => {{
            let mut connection = $connection;
            (found.tables,) = sqlx::query_as(TABLES).fetch_one(&mut connection).await?;
            (found.events,) = sqlx::query_as(EVENTS).fetch_one(&mut connection).await?;
            let gaps: Vec<(String, i64, i64)> =
                sqlx::query_as(GAPS).fetch_all(&mut connection).await?;
            let lost: Vec<(String,)> = sqlx::query_as(LOST).fetch_all(&mut connection).await?;
            found
                .flaws
                .extend(gaps.into_iter().map(|(table, count, last)| {
                    format!("table {table}: {count} events, but the last one is number {last}")
                }));
            let lost = lost.into_iter();
            found
                .flaws
                .extend(lost.map(|(table,)| format!("table {table}: a log without a table")));
        }};
    }
    match database.strip_prefix("sqlite:") {
        Some(file) => {
            let options = SqliteConnectOptions::new().filename(file);
            let mut connection = SqliteConnection::connect_with(&options).await?;
            let checked: Vec<(String,)> = sqlx::query_as("PRAGMA quick_check(10)")
                .fetch_all(&mut connection)
                .await?;
            let checked = checked.into_iter().map(|(flaw,)| flaw);
            found.flaws.extend(checked.filter(|flaw| flaw != "ok"));
            if found.flaws.is_empty() {
                look!(connection);
            }
        }
        None => {
            let mut connection = PgConnection::connect(database).await?;
            found.risks = postgres::risks(&mut connection).await?;
            look!(connection);
        }
    }
    Ok(found)
}
