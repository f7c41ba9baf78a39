//! Making tables.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Json;
use axum::extract::{Request, State};
use redtag_bots::Bot;
use redtag_games::protocol::Code::{BadJournal, BadName};
use redtag_games::{HostedMatch, Start, hosted};
use redtag_kernel::Player;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, read};
use crate::caller::Caller;
use crate::config::Limits;
use crate::error::{Code, Refusal};
use crate::rate_limit::Counted;
use crate::request_body;
use crate::roles::Roles;
use crate::secrets;
use crate::server::{Server, unix_time};
use crate::store::TableRow;
use crate::text;
use crate::webhook;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    players: Vec<Player>,
    /// Content of somebody's own; it stays in the table's journal.
    #[serde(default)]
    content: Option<String>,
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    webhook: Option<String>,
}

/// Makes a table: a secret seed, a commitment to it, and a key for everybody.
pub(super) async fn make(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer {
    caller.count(&server, Counted::NewTables)?;
    let limits = &server.config.limits;
    // Quoted, a journal is longer than it is.
    let most = limits.journal + limits.journal / 2 + (16 << 10);
    let body = request_body::read(&server, caller.0, request, most).await?;
    let wanted: NewTable = read(&body.text)?;
    wanted.check(limits)?;
    let (table, seed) = (
        secrets::random(secrets::TABLE)?,
        secrets::random(secrets::KEY)?,
    );
    let (webhook, secret) = (wanted.webhook.clone(), seed.clone());
    // Whoever sends much to be checked waits for others who do, and keeps nobody else waiting.
    let _turn = if wanted.is_large() {
        Some(
            server
                .checks
                .acquire()
                .await
                .map_err(|_| Code::Unavailable)?,
        )
    } else {
        None
    };
    let board = tokio::task::spawn_blocking(move || wanted.begin(&secret)).await??;
    let keys = Keys::new(board.seats())?;
    let row = TableRow {
        journal: board.journal(),
        seed,
        webhook,
    };
    let hashes = keys.hashes();
    let stored = server.store.create(&table, &row, &hashes, unix_time());
    stored.await?;
    server.metrics.tables_made_total.fetch_add(1, Relaxed);
    let header = board.header();
    tracing::info!(
        table,
        game = header.game,
        seats = board.seats(),
        "a table was made"
    );
    Ok(Json(json!({
        "table": table, "keys": keys.seats, "watch": keys.watch, "owner": keys.owner,
        "commitment": header.commitment, "missing": board.missing("en").map_err(Refusal::from)?,
    })))
}

/// One key for each seat, one to watch, and one for the owner.
struct Keys {
    seats: Vec<String>,
    watch: String,
    owner: String,
}

impl Keys {
    fn new(seats: u8) -> Result<Self, getrandom::Error> {
        let key = || secrets::random(secrets::KEY);
        Ok(Self {
            seats: (0..seats).map(|_| key()).collect::<Result<_, _>>()?,
            watch: key()?,
            owner: key()?,
        })
    }

    /// What is stored of them, with their roles.
    fn hashes(&self) -> Vec<(String, i64)> {
        let seats = self.seats.iter().zip(0..);
        let others = [(&self.watch, Roles::WATCH), (&self.owner, Roles::OWNER)];
        seats
            .chain(others)
            .map(|(key, role)| (secrets::hash(key), role))
            .collect()
    }
}

impl NewTable {
    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        if let Some(url) = &self.webhook {
            webhook::check(url)?;
        }
        let journal = self.journal.as_deref().unwrap_or_default();
        if journal.len() > limits.journal {
            return Err(Code::TooLong.into());
        }
        Ok(())
    }

    /// Does it take a while to check?
    fn is_large(&self) -> bool {
        self.content.is_some() || self.journal.is_some()
    }

    fn begin(mut self, seed: &str) -> Result<Box<dyn HostedMatch>, Refusal> {
        text::tell_apart(&mut self.players);
        let board = match self.journal.take() {
            Some(journal) => self.adopt(&journal, seed)?,
            None => self.set_up(seed)?,
        };
        let header = board.header();
        if header.game != self.game {
            let flaw = format!("game: the journal is of {}", header.game);
            return Err(Code::Protocol(BadJournal).because(flaw));
        }
        if header.players.is_empty() {
            return Err(Refusal::bad_request(
                "players: one for each seat is expected",
            ));
        }
        for bot in header
            .players
            .iter()
            .filter_map(|player| player.bot.as_ref())
        {
            bot.parse::<Bot>()
                .map_err(|flaw| Code::Protocol(BadName).because(flaw))?;
        }
        Ok(board)
    }

    /// A match that was begun elsewhere.
    fn adopt(&mut self, journal: &str, seed: &str) -> Result<Box<dyn HostedMatch>, Refusal> {
        if self.players.is_empty() {
            self.players = hosted::reopen(journal)?.header().players;
            text::tell_apart(&mut self.players);
        }
        let players = std::mem::take(&mut self.players);
        Ok(hosted::adopt(journal, players, seed)?)
    }

    /// A new match; players without names are called by the number of their seat.
    fn set_up(&mut self, seed: &str) -> Result<Box<dyn HostedMatch>, Refusal> {
        let board = hosted::start(self.start(seed))?;
        if !self.players.is_empty() {
            return Ok(board);
        }
        let unnamed = |seat: u8| Player {
            name: seat.to_string(),
            bot: None,
        };
        self.players = (1..=board.seats()).map(unnamed).collect();
        Ok(hosted::start(self.start(seed))?)
    }

    fn start<'a>(&'a self, seed: &'a str) -> Start<'a> {
        Start {
            game: &self.game,
            options: self.options.clone(),
            content: self.content.as_deref(),
            players: self.players.clone(),
            seed,
        }
    }
}
