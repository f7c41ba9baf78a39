//! What a table answers: to messages, to newcomers, and to those who only look.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use redtag_games::Session;
use redtag_games::protocol::{Answer, CatalogueRequest, Error, MatchRequest, Request};
use redtag_kernel::{Player, Seat, Turn};
use serde::Serialize;
use serde_json::{Value, json, value::RawValue};

use super::LiveTable;
use super::commands::Sender;
use crate::error::{Code, Refusal};
use crate::messages::{self, Body, Message};
use crate::rate_limit::Counted;
use crate::roles::Roles;
use crate::socket::CloseReason;

impl LiveTable {
    /// Answers a visitor's message.
    pub(super) async fn answer(&mut self, socket: u64, message: Box<Message>, begun: Instant) {
        let Some(visitor) = self.visitors.get(socket) else {
            return;
        };
        let (roles, address) = (visitor.pass.roles, visitor.address);
        let seq = self.history.seq;
        let Message { id, lang, body } = *message;
        let answer = match body {
            Body::Command(command) => {
                let sender = Sender {
                    roles,
                    id: id.as_str().unwrap_or_default(),
                    lang: &lang,
                    begun,
                };
                self.do_command(&sender, command).await
            }
            Body::Ping => Ok(Value::Null),
            Body::Query(query) => Box::pin(self.query(address, query, &lang)).await,
        };
        if answer.is_err() {
            self.server.metrics.refusals_total.fetch_add(1, Relaxed);
        }
        let answer = messages::answer(id, answer, &lang);
        // What is there is sent; queries that come next may be refused for it.
        self.may_send(address, answer.len());
        if let Some(visitor) = self.visitors.get(socket)
            && !visitor.out.send(answer)
        {
            self.dismiss(socket, CloseReason::Slow);
        }
        if self.history.seq != seq {
            self.after_change().await;
        }
    }

    /// Whether an address may ask for something, after all that it has asked for lately.
    fn check_query(&self, address: IpAddr) -> Result<(), Code> {
        let (counts, limits) = (&self.server.counts, &self.server.config.limits);
        let is_allowed = counts.allows(address, Counted::Queries, limits)
            && counts.has_answers_left(address, limits);
        is_allowed.then_some(()).ok_or(Code::TooFast)
    }

    /// Answers what changes nothing. The board does not know the seed, so nothing here can reveal
    /// it.
    async fn query(
        &mut self,
        address: IpAddr,
        query: Request,
        lang: &str,
    ) -> Result<Value, Refusal> {
        self.check_query(address)?;
        let answer = match query {
            Request::Match(MatchRequest::Journal {}) => Answer::Journal {
                journal: self.history.journal(),
            },
            Request::Match(request) => self.board().await?.handle(request, lang)?,
            Request::Catalogue(CatalogueRequest::Rules { game, .. }) => {
                let (game, content) = self.game_or(game);
                let request = CatalogueRequest::Rules { game, content };
                return self.consult(request, lang).await;
            }
            Request::Catalogue(CatalogueRequest::Content { game, .. }) => {
                let (game, content) = self.game_or(game);
                let request = CatalogueRequest::Content { game, content };
                return self.consult(request, lang).await;
            }
            Request::Catalogue(request) => return self.consult(request, lang).await,
        };
        Ok(serde_json::to_value(answer).unwrap_or_default())
    }

    /// Answers what is about the games and no match: one table at a time and beside everybody who
    /// plays, since content is long.
    async fn consult(&self, request: CatalogueRequest, lang: &str) -> Result<Value, Refusal> {
        let _turn = self.server.consulting.acquire().await;
        let (request, lang) = (Request::Catalogue(request), lang.to_owned());
        let answer = tokio::task::spawn_blocking(move || {
            let answer = Session::default().handle(request, &lang)?;
            Ok::<_, Error>(serde_json::to_value(answer).unwrap_or_default())
        });
        Ok(answer.await??)
    }

    /// The game that a query is about, with the content of the table if it is the table's game.
    /// Content that the query brings along is not read: checking it takes too long for what
    /// somebody else pays.
    fn game_or(&self, game: Option<String>) -> (Option<String>, Option<String>) {
        let header = &self.history.header;
        match game {
            Some(game) => (Some(game), None),
            None => (Some(header.game.clone()), header.content_text.clone()),
        }
    }

    /// How things stand, in short.
    pub(super) async fn summary(&mut self) -> Result<Value, Refusal> {
        if self.server.store.has_others() {
            self.catch_up().await?;
        }
        let to_act: Vec<Seat> = match self.board().await?.turn() {
            Turn::Act(seats) => seats.iter().collect(),
            Turn::Over => Vec::new(),
        };
        let history = &self.history;
        Ok(json!({
            "table": self.id, "game": history.header.game, "players": history.players,
            "to_act": to_act, "over": history.is_over, "seq": history.seq,
        }))
    }

    /// For somebody who knows the table already.
    pub(super) fn hello(&self, roles: Roles) -> String {
        let hello = json!({
            "push": "hello", "table": self.id, "you": roles.to_json(), "seq": self.history.seq,
            "players": self.history.players, "present": self.present(),
            "watchers": self.watchers(), "votes": self.open_votes(),
        });
        hello.to_string()
    }

    /// Everything, for somebody who knows nothing yet.
    pub(super) fn snapshot(&self, roles: Roles) -> String {
        let history = &self.history;
        let chat = history.chat.iter();
        let snapshot = Snapshot {
            push: "table",
            table: &self.id,
            game: &history.header.game,
            you: roles.to_json(),
            seq: history.seq,
            moved: history.moved,
            journal: history.journal(),
            players: &history.players,
            commitment: history.header.commitment.as_deref(),
            present: self.present(),
            watchers: self.watchers(),
            votes: self.open_votes(),
            chat: chat
                .filter_map(|event| serde_json::from_str(event).ok())
                .collect(),
            seed: history.header.seed.as_deref(),
        };
        serde_json::to_string(&snapshot).unwrap_or_default()
    }

    /// On all nodes.
    fn open_votes(&self) -> Vec<Value> {
        let own = self.votes.iter().map(|vote| vote.to_json(None));
        own.chain(self.peers.votes()).collect()
    }
}

#[derive(Serialize)]
struct Snapshot<'a> {
    push: &'static str,
    table: &'a str,
    game: &'a str,
    you: Value,
    seq: i64,
    moved: i64,
    journal: String,
    players: &'a [Player],
    commitment: Option<&'a str>,
    present: Vec<Seat>,
    watchers: usize,
    votes: Vec<Value>,
    chat: Vec<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
}
