//! Who is at the table, and what they are told when they come and go.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use redtag_games::Session;
use redtag_games::protocol::{Answer, Request};
use redtag_kernel::{Seat, Turn, journal};
use serde_json::{Value, json, value::RawValue};

use super::{Table, Visitor};
use crate::error::Refusal;
use crate::event::{self, Event};
use crate::messages::{Ask, Holder, Message, Roles};

/// Who has missed more events than this is told everything anew.
const MISSED: usize = 100;

impl Table {
    pub(super) async fn join(&mut self, socket: u64, visitor: Visitor, since: Option<i64>) {
        let (pass, out) = (visitor.pass, visitor.out.clone());
        let roles = pass.roles;
        if self.server.store.has_others() || since.is_some_and(|since| since > self.seq) {
            // A visitor must not see less here than on another node.
            _ = self.catch_up().await;
        }
        if self.visitors.len() >= self.server.config.limits.sockets {
            return out.end("full");
        }
        // The key was replaced while they were on their way.
        let is_late = |&(seq, of): &(i64, Holder)| seq > pass.seq && roles.has(of);
        if self.rekeyed.iter().any(is_late) {
            return out.end("key_replaced");
        }
        self.visitors.insert(socket, visitor);
        let missed = match since {
            Some(since) if (0..=self.seq).contains(&since) => self.missed(since).await,
            _ => None,
        };
        let is_told = match missed {
            Some(missed) => {
                out.send(self.hello(roles).into())
                    && missed.into_iter().all(|event| out.send(event.into()))
            }
            None => out.send_first(self.whole(roles).into()),
        };
        if is_told {
            self.presence_changed();
            self.let_bots_think().await;
        } else {
            // They are gone already, or come again.
            self.visitors.remove(&socket);
        }
    }

    /// What happened after this event, unless that is too much.
    async fn missed(&self, since: i64) -> Option<Vec<String>> {
        if since == self.seq {
            return Some(Vec::new());
        }
        let rows = self.server.store.events(&self.id, since).await.ok()?;
        let known = rows.into_iter().filter(|row| row.seq <= self.seq);
        let missed: Vec<String> = known.map(|row| event::told(row.seq, &row.body)).collect();
        (missed.len() <= MISSED).then_some(missed)
    }

    /// Lets somebody go and tells them why.
    pub(super) fn let_go(&mut self, socket: u64, why: &'static str) {
        if let Some(visitor) = self.visitors.get(&socket) {
            visitor.out.end(why);
        }
        self.leave(socket);
    }

    /// A key was replaced: the table's log tells it to everybody, on every node.
    pub(super) async fn rekeyed(&mut self, of: Holder) {
        self.let_go_of(of);
        if let Err(refusal) = self.append_anyhow("", &Event::Key { of }, "en").await {
            let code = refusal.code;
            tracing::error!(
                table = self.id,
                code,
                "other nodes do not hear of a new key"
            );
        }
    }

    /// Lets go of everybody who came with such a key.
    pub(super) fn let_go_of(&mut self, of: Holder) {
        let came = |visitor: &Visitor| visitor.pass.roles.has(of);
        let gone: Vec<u64> = self
            .visitors
            .iter()
            .filter(|(_, visitor)| came(visitor))
            .map(|(&socket, _)| socket)
            .collect();
        for socket in gone {
            self.let_go(socket, "key_replaced");
        }
    }

    pub(super) fn leave(&mut self, socket: u64) {
        if self.visitors.remove(&socket).is_some() {
            self.presence_changed();
        }
    }

    /// How things stand, in short.
    pub(super) async fn stands(&mut self) -> Result<Value, Refusal> {
        if self.server.store.has_others() {
            self.catch_up().await?;
        }
        let to_act: Vec<Seat> = match self.board().await?.turn() {
            Turn::Act(seats) => seats.iter().collect(),
            Turn::Over => Vec::new(),
        };
        Ok(json!({
            "table": self.id, "game": self.header.game, "players": self.players, "to_act": to_act,
            "over": self.over, "seq": self.seq,
        }))
    }

    /// Seats whose people are here.
    pub(super) fn present(&self) -> Vec<Seat> {
        self.roles_here().with(self.peers.roles()).seats()
    }

    fn watchers(&self) -> usize {
        self.watchers_here() + self.peers.watchers()
    }

    pub(super) fn watchers_here(&self) -> usize {
        self.visitors
            .values()
            .filter(|visitor| visitor.pass.roles.seats().is_empty())
            .count()
    }

    /// What those who are here may do, all together.
    pub(super) fn roles_here(&self) -> Roles {
        self.visitors
            .values()
            .fold(Roles(0), |all, visitor| all.with(visitor.pass.roles))
    }

    pub(super) fn tell_present(&mut self) {
        let push =
            json!({ "push": "present", "present": self.present(), "watchers": self.watchers() });
        self.tell_all(&push.to_string());
    }

    fn votes_told(&self) -> Vec<Value> {
        self.votes
            .iter()
            .map(|vote| vote.told(None))
            .chain(self.peers.votes())
            .collect()
    }

    fn hello(&self, roles: Roles) -> String {
        json!({
            "push": "hello", "table": self.id, "you": roles.told(), "seq": self.seq, "players": self.players,
            "present": self.present(), "watchers": self.watchers(), "votes": self.votes_told(),
        })
        .to_string()
    }

    fn whole(&self, roles: Roles) -> String {
        let chat: Vec<&RawValue> = self
            .chat
            .iter()
            .filter_map(|event| serde_json::from_str(event).ok())
            .collect();
        #[derive(serde::Serialize)]
        struct Whole<'a> {
            push: &'static str,
            table: &'a str,
            game: &'a str,
            you: Value,
            seq: i64,
            moved: i64,
            journal: String,
            players: &'a [redtag_kernel::Player],
            commitment: Option<&'a str>,
            present: Vec<Seat>,
            watchers: usize,
            votes: Vec<Value>,
            chat: Vec<&'a RawValue>,
            #[serde(skip_serializing_if = "Option::is_none")]
            seed: Option<&'a str>,
        }
        let whole = Whole {
            push: "table",
            table: &self.id,
            game: &self.header.game,
            you: roles.told(),
            seq: self.seq,
            moved: self.moved,
            journal: self.journal(),
            players: &self.players,
            commitment: self.header.commitment.as_deref(),
            present: self.present(),
            watchers: self.watchers(),
            votes: self.votes_told(),
            chat,
            seed: self.header.seed.as_deref(),
        };
        serde_json::to_string(&whole).unwrap_or_default()
    }

    /// The journal so far; the seed is in it when it is over.
    fn journal(&self) -> String {
        journal::line(&self.header) + &self.lines
    }

    pub(super) async fn ask(&mut self, socket: u64, message: Box<Message>, begun: Instant) {
        let Some(roles) = self.visitors.get(&socket).map(|visitor| visitor.pass.roles) else {
            return;
        };
        let Message { id, lang, ask } = *message;
        let seq = self.seq;
        let answer = match ask {
            Ask::Act(act) => {
                let name = id.as_str().unwrap_or_default().to_owned();
                self.act(roles, &name, act, &lang, begun).await
            }
            Ask::Ping => Ok(Value::Null),
            Ask::Look(request) => self.look(request, &lang).await,
        };
        if answer.is_err() {
            self.server.metrics.refusals_total.fetch_add(1, Relaxed);
        }
        if let Some(visitor) = self.visitors.get(&socket)
            && !visitor.out.send(answered(id, answer))
        {
            self.let_go(socket, "slow");
        }
        if self.seq != seq {
            self.go_on().await;
        }
    }

    /// The game of the table, and its content if that is not the built-in one.
    fn of_header(&self) -> (Option<String>, Option<String>) {
        (
            Some(self.header.game.clone()),
            self.header.content_text.clone(),
        )
    }

    /// Answers what changes nothing. The board does not know the seed, so nothing here can tell it.
    async fn look(&mut self, request: Request, lang: &str) -> Result<Value, Refusal> {
        let answer = match request {
            Request::Journal {} => Answer::Journal {
                journal: self.journal(),
            },
            Request::Rules { game: None, .. } => {
                let (game, content) = self.of_header();
                Session::default().handle(Request::Rules { game, content }, lang)?
            }
            // Nobody's own content is read here: checking it takes too long for what somebody else
            // pays.
            Request::Content { game: None, .. } => {
                let (game, content) = self.of_header();
                Session::default().handle(Request::Content { game, content }, lang)?
            }
            Request::Content { game, .. } => {
                let content = None;
                Session::default().handle(Request::Content { game, content }, lang)?
            }
            Request::Rules { game, .. } => {
                let content = None;
                Session::default().handle(Request::Rules { game, content }, lang)?
            }
            Request::Games {} => Session::default().handle(request, lang)?,
            request => self.board().await?.answer(request, lang)?,
        };
        Ok(serde_json::to_value(answer).unwrap_or_default())
    }
}

/// An answer with its envelope.
pub fn answered(id: Value, answer: Result<Value, Refusal>) -> Utf8Bytes {
    let mut told = json!({ "id": id, "ok": answer.is_ok() });
    match answer {
        Ok(Value::Object(fields)) => {
            if let Some(told) = told.as_object_mut() {
                told.extend(fields);
            }
        }
        Ok(_) => {}
        Err(refusal) => told["error"] = json!(refusal),
    }
    told.to_string().into()
}

/// The last word before the server closes a socket.
pub fn bye(why: &str) -> String {
    json!({ "push": "bye", "why": why }).to_string()
}
