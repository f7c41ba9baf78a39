//! One transaction: everything that waited to be written, by kind.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;
use serde_json::json;
use sqlx::Connection;

use super::writer::Write;
use super::{Admitted, Backend, Rekey, TICKET, on_connection, postgres, sqlite};

#[derive(Default)]
pub(super) struct Batch<'a> {
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
    sweeps: bool,
    pulse: bool,
}

/// What came back.
#[derive(Default)]
pub(super) struct Outcome {
    /// The places that were free; nothing if all were.
    pub appended: Option<HashSet<(String, i64)>>,
    pub admitted: HashMap<String, Admitted>,
    /// New keys that are valid.
    pub rekeyed: HashSet<String>,
    pub removed: Vec<String>,
    pub lived: i64,
    pub pulse: i64,
}

impl<'a> Batch<'a> {
    pub(super) fn of(writes: &'a [Write]) -> Self {
        let mut batch = Self::default();
        for write in writes {
            batch.add(write);
        }
        // In the same order on every node, so that no two of them wait for each other. Of two for
        // one place the first stays the first: it is the one that hears that it has the place.
        batch.events.sort_by_key(|&(table, seq, ..)| (table, seq));
        batch
    }

    fn add(&mut self, write: &'a Write) {
        match write {
            Write::Append { table, event, .. } => {
                self.events.push((table, event.seq, &event.id, &event.body));
            }
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
                let keys = keys.iter();
                self.keys
                    .extend(keys.map(|(hash, role)| (&**hash, &**table, *role)));
            }
            Write::Ticket { hash, admitted, .. } => {
                let (table, roles) = admitted;
                self.tickets.push((hash, table, *roles, TICKET));
            }
            Write::Redeem { hash, .. } => self.redeemed.push(hash),
            Write::Webhook { table, url, .. } => self.webhooks.push((table, url.as_deref())),
            Write::Rekey { new, .. } => self.rekeys.push(new),
            Write::Opened { table, at, .. } => _ = self.opened.insert(table, *at),
            Write::Remove { before, open, .. } => self.unopened = Some((*before, open)),
            Write::Live { lived, .. } => self.lived = self.lived.max(Some(*lived)),
            Write::Pulse { .. } => self.pulse = true,
            Write::Sweep => self.sweeps = true,
        }
    }

    pub(super) async fn commit(&self, backend: &Backend) -> Result<Outcome, sqlx::Error> {
        // Places are hardly ever taken, and asking for each of them costs as much as writing it.
        match self.try_commit(backend, false).await? {
            Some(outcome) => Ok(outcome),
            None => {
                let outcome = self.try_commit(backend, true).await?;
                outcome.ok_or(sqlx::Error::RowNotFound)
            }
        }
    }

    /// Nothing, and nothing has changed, if a place was taken and nobody asks which.
    async fn try_commit(
        &self,
        backend: &Backend,
        asks_places: bool,
    ) -> Result<Option<Outcome>, sqlx::Error> {
        match backend {
            Backend::Sqlite { writer, files, .. } => {
                files.check()?;
                let outcome = on_connection!(writer, sqlite::PATIENCE, connection => {
                    on_sqlite::run(self, &mut connection, asks_places).await
                })?;
                // In files that nobody finds again nothing is kept.
                files.check()?;
                Ok(outcome)
            }
            Backend::Postgres(pool) => {
                on_connection!(pool, postgres::PATIENCE, connection => {
                    on_postgres::run(self, &mut connection, asks_places).await
                })
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
fn rows(rows: &[impl Serialize]) -> Option<String> {
    let text = || serde_json::to_string(rows).unwrap_or_default();
    (!rows.is_empty()).then(text)
}

const DELETE_KEY: &str = "DELETE FROM keys WHERE tab = $1 AND role = $2
    AND EXISTS (SELECT 1 FROM keys WHERE hash = $3 AND tab = $1)";
const INSERT_KEY: &str = "INSERT INTO keys (hash, tab, role) VALUES ($1, $2, $3)";
const DELETE_TICKETS: &str = "DELETE FROM tickets WHERE tab = $1 AND roles / $2 % 2 = 1";
const FIND_KEY: &str = "SELECT hash FROM keys WHERE hash = $1";
const SET_WEBHOOK: &str = "UPDATE tables SET webhook = $2 WHERE tab = $1";
const LIVE: &str = "UPDATE clock
    SET lived = CASE WHEN lived < $1 THEN $1 ELSE lived END RETURNING lived";
const PULSE: &str = "UPDATE clock SET pulse = pulse + 1 RETURNING pulse";

/// The same steps on both kinds of database, whose connections are different types.
macro_rules! transaction {
    ($module:ident, $connection:ty, $sql:expr) => {
        mod $module {
            use super::*;

            type Done = Result<(), sqlx::Error>;

            pub async fn run(
                batch: &Batch<'_>,
                connection: &mut $connection,
                asks_places: bool,
            ) -> Result<Option<Outcome>, sqlx::Error> {
                let mut outcome = Outcome::default();
                let mut transaction = connection.begin().await?;
                insert(batch, &mut transaction).await?;
                remove_unopened(batch, &mut transaction, &mut outcome).await?;
                let expected = (!asks_places).then_some(batch.events.len() as u64);
                if !append(batch, &mut transaction, &mut outcome, expected).await? {
                    transaction.rollback().await?;
                    return Ok(None);
                }
                for new in &batch.rekeys {
                    rekey(new, &mut transaction, &mut outcome).await?;
                }
                redeem(batch, &mut transaction, &mut outcome).await?;
                update(batch, &mut transaction).await?;
                tick(batch, &mut transaction, &mut outcome).await?;
                transaction.commit().await?;
                Ok(Some(outcome))
            }

            async fn insert(batch: &Batch<'_>, connection: &mut $connection) -> Done {
                let opened: Vec<_> = batch.opened.iter().collect();
                for (sql, rows) in [
                    ($sql.create, rows(&batch.tables)),
                    ($sql.keys, rows(&batch.keys)),
                    ($sql.tickets, rows(&batch.tickets)),
                    ($sql.opened, rows(&opened)),
                ] {
                    if let Some(rows) = rows {
                        sqlx::query(sql)
                            .bind(rows)
                            .execute(&mut *connection)
                            .await?;
                    }
                }
                Ok(())
            }

            async fn remove_unopened(
                batch: &Batch<'_>,
                connection: &mut $connection,
                outcome: &mut Outcome,
            ) -> Done {
                let Some((before, open)) = batch.unopened else {
                    return Ok(());
                };
                let take = sqlx::query_as($sql.take_unopened).bind(before);
                let take = take.bind(json!(open).to_string());
                let removed: Vec<(String,)> = take.fetch_all(&mut *connection).await?;
                outcome.removed = removed.into_iter().map(|(table,)| table).collect();
                for sql in $sql.remove {
                    let names = json!(outcome.removed).to_string();
                    sqlx::query(sql)
                        .bind(names)
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(())
            }

            /// False if fewer places were free than expected; without an expectation, asks which.
            async fn append(
                batch: &Batch<'_>,
                connection: &mut $connection,
                outcome: &mut Outcome,
                expected: Option<u64>,
            ) -> Result<bool, sqlx::Error> {
                let Some(rows) = rows(&batch.events) else {
                    return Ok(true);
                };
                if let Some(expected) = expected {
                    let append = sqlx::query($sql.append).bind(rows);
                    let appended = append.execute(&mut *connection).await?;
                    if appended.rows_affected() != expected {
                        return Ok(false);
                    }
                } else {
                    let append = sqlx::query_as($sql.append_returning).bind(rows);
                    let appended: Vec<_> = append.fetch_all(&mut *connection).await?;
                    outcome.appended = Some(appended.into_iter().collect());
                }
                if let Some(notify) = $sql.notify {
                    let notify = sqlx::query(notify).bind(batch.grown());
                    notify.execute(&mut *connection).await?;
                }
                Ok(true)
            }

            async fn rekey(
                new: &Rekey,
                connection: &mut $connection,
                outcome: &mut Outcome,
            ) -> Done {
                let Rekey {
                    table,
                    role,
                    by,
                    hash,
                } = new;
                // If this was tried before and committed after all, the new key is there already.
                let find = sqlx::query_as(FIND_KEY).bind(hash);
                let found: Option<(String,)> = find.fetch_optional(&mut *connection).await?;
                if found.is_none() {
                    let delete = sqlx::query(DELETE_KEY).bind(table).bind(role).bind(by);
                    if delete.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(());
                    }
                    let insert = sqlx::query(INSERT_KEY).bind(hash).bind(table).bind(role);
                    insert.execute(&mut *connection).await?;
                    let delete = sqlx::query(DELETE_TICKETS).bind(table).bind(1_i64 << role);
                    delete.execute(&mut *connection).await?;
                }
                outcome.rekeyed.insert(hash.clone());
                Ok(())
            }

            async fn redeem(
                batch: &Batch<'_>,
                connection: &mut $connection,
                outcome: &mut Outcome,
            ) -> Done {
                let Some(hashes) = rows(&batch.redeemed) else {
                    return Ok(());
                };
                let redeem = sqlx::query_as($sql.redeem).bind(hashes);
                let admitted: Vec<_> = redeem.fetch_all(&mut *connection).await?;
                for (hash, table, roles) in admitted {
                    outcome.admitted.insert(hash, (table, roles));
                }
                Ok(())
            }

            async fn update(batch: &Batch<'_>, connection: &mut $connection) -> Done {
                for (table, url) in &batch.webhooks {
                    let set = sqlx::query(SET_WEBHOOK).bind(*table).bind(*url);
                    set.execute(&mut *connection).await?;
                }
                if batch.sweeps {
                    sqlx::query($sql.sweep).execute(&mut *connection).await?;
                }
                Ok(())
            }

            async fn tick(
                batch: &Batch<'_>,
                connection: &mut $connection,
                outcome: &mut Outcome,
            ) -> Done {
                if let Some(lived) = batch.lived {
                    let live = sqlx::query_as(LIVE).bind(lived);
                    (outcome.lived,) = live.fetch_one(&mut *connection).await?;
                }
                if batch.pulse {
                    let pulse = sqlx::query_as(PULSE);
                    (outcome.pulse,) = pulse.fetch_one(&mut *connection).await?;
                }
                Ok(())
            }
        }
    };
}
transaction!(on_sqlite, sqlx::SqliteConnection, sqlite::SQL);
transaction!(on_postgres, sqlx::PgConnection, postgres::SQL);
