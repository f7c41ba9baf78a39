//! One live table: a task that does one thing after the other, and tells everybody only what is
//! safe in the store.
//!
//! An action goes this way: whose seat is it; was it sent before; is it legal, tried on the board
//! that nobody else sees; append it at the next place of the log and wait for the commit;
//! acknowledge; tell everybody. If the place was taken, another node was faster: the board goes
//! back, catches up, and tries again.

mod bots;
mod commands;
mod peers;
mod visitors;

pub use peers::Gossip;
pub use visitors::{answered, bye};

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use redtag_games::Board;
use redtag_kernel::journal::{self, Header};
use redtag_kernel::{Player, Seat, Turn};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::Refusal;
use crate::event::{self, Event};
use crate::messages::{Holder, Message, Pass};
use crate::rate_limit::RateLimiter;
use crate::secrets;
use crate::server::{Server, seconds};
use crate::socket::Out;
use crate::store::{EventRow, StoreError, TableRow};
use crate::votes::Vote;
use crate::webhook;
use peers::Peers;

/// How much of the talk a newcomer hears.
const CHAT: usize = 200;
/// How long an action is tried against other nodes.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest pause before it is tried again, in milliseconds. Chance decides how long: another
/// node that writes in a steady rhythm would be faster each time.
const PAUSE: u64 = 8;
/// How often it is noted that a table is in use.
const NOTED: Duration = Duration::from_secs(3_600);
/// How many webhooks of one table may be under way: one that does not answer must not hold up those
/// of others.
const CALLS: usize = 4;

/// What a table is told to do.
pub enum Order {
    Join {
        socket: u64,
        address: IpAddr,
        pass: Pass,
        since: Option<i64>,
        out: Out,
    },
    Leave {
        socket: u64,
    },
    /// Somebody wants to know how things stand.
    Look {
        address: IpAddr,
        answer: oneshot::Sender<Result<Value, Refusal>>,
    },
    Ask {
        socket: u64,
        message: Box<Message>,
        begun: Instant,
    },
    /// A bot has made up its mind.
    Thought {
        moved: i64,
        seat: Seat,
        action: Option<Value>,
    },
    /// Somebody has a new key; whoever came with the old one is let go.
    Rekeyed {
        of: Holder,
        answer: oneshot::Sender<()>,
    },
    /// Another node may have added something up to there.
    Hint {
        seq: i64,
    },
    /// Another node says who is there, or what they vote on.
    Hear(Gossip),
}

/// Somebody with an open socket.
struct Visitor {
    address: IpAddr,
    pass: Pass,
    out: Out,
}

/// A table in memory.
pub struct Table {
    server: Arc<Server>,
    id: String,
    seed: String,
    webhook: Option<String>,
    header: Header,
    /// The lines of the journal after the first.
    lines: String,
    /// Who sits where now.
    players: Vec<Player>,
    /// The newest event, and the newest one of the match itself.
    seq: i64,
    moved: i64,
    /// What was sent before, by its name, and where it stands.
    known: HashMap<String, i64>,
    chat: VecDeque<String>,
    /// Which keys were replaced, and where in the log that stands.
    rekeyed: Vec<(i64, Holder)>,
    /// How fast those who watch may talk, all together.
    watch_talk: RateLimiter,
    over: bool,
    /// The match, while somebody acts.
    board: Option<Board>,
    used: Instant,
    /// When it was last noted that the table is in use.
    noted: Instant,
    /// The store did not answer: what it holds must be looked at first.
    doubtful: bool,
    visitors: HashMap<u64, Visitor>,
    /// Who came or looked last: bots think for them while nobody is here.
    opener: Option<IpAddr>,
    /// Is anybody here? For bots that wait.
    company: watch::Sender<bool>,
    votes: Vec<Vote>,
    peers: Peers,
    /// The newest event of the match for which a bot thinks.
    thinking: Option<i64>,
    /// The people who were to act when a webhook was last thought of.
    called: Vec<Seat>,
    calls: Arc<()>,
    /// How bots at this table reach it.
    orders: mpsc::WeakSender<Order>,
}

/// Runs a table until nobody needs it.
pub async fn run(mut table: Table, mut orders: mpsc::Receiver<Order>) {
    let server = table.server.clone();
    server.metrics.tables.fetch_add(1, Relaxed);
    let mut tick = tokio::time::interval(server.config.limits.linger.min(Duration::from_secs(5)));
    let mut empty_since = Instant::now();
    table.wake_up().await;
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(order) => table.obey(order).await,
                None => break,
            },
            _ = tick.tick() => table.tick().await,
        }
        if !table.visitors.is_empty() || table.thinking.is_some() {
            empty_since = Instant::now();
        } else if empty_since.elapsed() >= server.config.limits.linger
            && server.forget(&table.id, &orders)
        {
            break;
        }
    }
    table.drop_board();
    server.metrics.tables.fetch_sub(1, Relaxed);
}

impl Table {
    /// Takes a table out of the store.
    pub async fn load(
        server: Arc<Server>,
        id: &str,
        orders: mpsc::WeakSender<Order>,
    ) -> Result<Option<Self>, StoreError> {
        // First of all, so that it is not removed at the same time.
        server.store.note_opened(id).await?;
        let Some(TableRow {
            journal,
            seed,
            webhook,
        }) = server.store.table(id).await?
        else {
            return Ok(None);
        };
        let read = journal::read(&journal).map_err(|error| StoreError::damaged(id, &error))?;
        let lines = journal
            .split_once('\n')
            .map_or("", |(_, lines)| lines)
            .to_owned();
        let players = read.header.players.clone();
        let mut table = Self {
            id: id.to_owned(),
            seed,
            webhook,
            header: read.header,
            lines,
            players,
            seq: 0,
            moved: 0,
            known: HashMap::new(),
            chat: VecDeque::new(),
            rekeyed: Vec::new(),
            watch_talk: RateLimiter::new(server.config.limits.watch_talk),
            over: false,
            board: None,
            used: Instant::now(),
            noted: Instant::now(),
            doubtful: false,
            visitors: HashMap::new(),
            opener: None,
            company: watch::channel(false).0,
            votes: Vec::new(),
            peers: Peers::default(),
            thinking: None,
            called: Vec::new(),
            calls: Arc::default(),
            orders,
            server,
        };
        for row in table.server.store.events(id, 0).await? {
            let event = table.read(&row)?;
            table.note(row.seq, &row.id, &event, &row.body);
        }
        Ok(Some(table))
    }

    fn read(&self, row: &EventRow) -> Result<Event, StoreError> {
        serde_json::from_str(&row.body).map_err(|error| StoreError::damaged(&self.id, &error))
    }

    async fn obey(&mut self, order: Order) {
        if self.doubtful && self.catch_up().await.is_ok() {
            self.doubtful = false;
        }
        match order {
            Order::Join {
                socket,
                address,
                pass,
                since,
                out,
            } => {
                self.opener = Some(address);
                let visitor = Visitor { address, pass, out };
                self.join(socket, visitor, since).await;
            }
            Order::Leave { socket } => self.leave(socket),
            // Whoever asked may be gone.
            Order::Look { address, answer } => {
                self.opener = Some(address);
                _ = answer.send(self.stands().await);
            }
            Order::Ask {
                socket,
                message,
                begun,
            } => self.ask(socket, message, begun).await,
            Order::Thought {
                moved,
                seat,
                action,
            } => self.hear_bot(moved, seat, action).await,
            Order::Rekeyed { of, answer } => {
                self.rekeyed(of).await;
                _ = answer.send(());
            }
            Order::Hint { seq } if seq > self.seq => _ = self.catch_up().await,
            Order::Hint { .. } => {}
            Order::Hear(gossip) => self.hear_node(gossip).await,
        }
    }

    /// Goes on where the server was stopped: with the seed, if the last action ended the match, or
    /// with a bot.
    async fn wake_up(&mut self) {
        // The last line of a match has a hash; so has every eighth.
        let last = self.lines.lines().next_back().unwrap_or_default();
        if !self.over && last.contains("\"hash\":") {
            _ = self.board().await;
        }
        if self.webhook.is_some() && self.moved > 0 {
            // Whoever is to act was called before.
            _ = self.board().await;
            self.called = self.people_to_act();
        }
        self.go_on().await;
    }

    async fn tick(&mut self) {
        self.close_votes().await;
        self.reveal().await;
        self.tell_nodes_again().await;
        if self.noted.elapsed() >= NOTED {
            self.noted = Instant::now();
            _ = self.server.store.note_opened(&self.id).await;
        }
        if self.used.elapsed() >= self.server.config.limits.linger && self.thinking.is_none() {
            self.drop_board();
        }
    }

    fn drop_board(&mut self) {
        if self.board.take().is_some() {
            self.server.metrics.positions.fetch_sub(1, Relaxed);
        }
    }

    /// The match, played through again if nobody needed it for a while.
    async fn board(&mut self) -> Result<&mut Board, Refusal> {
        self.used = Instant::now();
        if self.board.is_none() {
            let journal = journal::line(&self.header) + &self.lines;
            let opened = tokio::task::spawn_blocking(move || Board::open(&journal)).await;
            let board = opened.map_err(|_| Refusal::new("unavailable", "en"))??;
            self.board = Some(board);
            self.server.metrics.positions.fetch_add(1, Relaxed);
        }
        self.board
            .as_mut()
            .ok_or_else(|| Refusal::new("unavailable", "en"))
    }

    /// Appends an event at the next place; false if another node was faster. Talk and names cannot
    /// fill the log so far that the match has no place in it any more.
    async fn append(&mut self, id: &str, event: &Event, lang: &str) -> Result<bool, Refusal> {
        let most = self.server.config.limits.events;
        let is_full = match event {
            Event::Chat { .. } | Event::Player { .. } => self.seq >= most - most / 10,
            Event::Over { .. } | Event::Key { .. } => false,
            Event::Play { .. } | Event::Undo { .. } | Event::Left { .. } | Event::End { .. } => {
                self.seq >= most
            }
        };
        if is_full {
            return Err(Refusal::new("log_full", lang));
        }
        let body = event.body();
        match self
            .server
            .store
            .append(&self.id, self.seq + 1, id, body.clone())
            .await
        {
            Ok(true) => {
                self.note(self.seq + 1, id, event, &body);
                self.tell_all(&event::told(self.seq, &body));
                self.server.metrics.events_total.fetch_add(1, Relaxed);
                Ok(true)
            }
            Ok(false) => {
                self.server.metrics.conflicts_total.fetch_add(1, Relaxed);
                Ok(false)
            }
            Err(error) => {
                tracing::error!(table = self.id, %error, "an event could not be kept");
                // It may be there all the same.
                self.doubtful = true;
                Err(Refusal::new("not_kept", lang))
            }
        }
    }

    /// The place of an event that the store may have kept although it could not say so, as when the
    /// connection broke during the commit; else why it was not kept.
    async fn find_kept(&mut self, id: &str, refusal: Refusal) -> Result<i64, Refusal> {
        if self.doubtful {
            self.catch_up().await?;
            self.doubtful = false;
        }
        self.known.get(id).copied().ok_or(refusal)
    }

    /// Appends what does not depend on what others did, after whatever they did. Gives its place.
    async fn append_anyhow(&mut self, id: &str, event: &Event, lang: &str) -> Result<i64, Refusal> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(&seq) = self.known.get(id) {
                return Ok(seq);
            }
            match self.append(id, event, lang).await {
                Ok(true) => return Ok(self.seq),
                Ok(false) => self.try_again().await?,
                Err(refusal) => return self.find_kept(id, refusal).await,
            }
        }
        Err(Refusal::new("unavailable", "en"))
    }

    /// Another node was faster: hears what it did, before the next try.
    async fn try_again(&mut self) -> Result<(), Refusal> {
        tokio::time::sleep(Duration::from_millis(
            secrets::number().unwrap_or(0) % PAUSE,
        ))
        .await;
        self.catch_up().await
    }

    /// Plays what other nodes added, and tells everybody here.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        let unavailable = |error: StoreError| {
            tracing::error!(%error, "a table cannot catch up");
            Refusal::new("unavailable", "en")
        };
        let rows = self
            .server
            .store
            .events(&self.id, self.seq)
            .await
            .map_err(unavailable)?;
        let is_behind = !rows.is_empty();
        for row in rows {
            let event = self.read(&row).map_err(unavailable)?;
            if let (Some(board), Some(entry)) = (&mut self.board, event.entry())
                && board.follow(entry).is_err()
            {
                self.drop_board();
            }
            self.note(row.seq, &row.id, &event, &row.body);
            self.tell_all(&event::told(row.seq, &row.body));
        }
        if is_behind {
            if self.board.is_some() {
                // The node that added it has called them.
                self.called = self.people_to_act();
            }
            self.forget_stale_votes();
            self.let_bots_think().await;
        }
        Ok(())
    }

    /// Remembers an event that is in the store.
    fn note(&mut self, seq: i64, id: &str, event: &Event, body: &str) {
        self.seq = seq;
        if !id.is_empty() {
            self.known.insert(id.to_owned(), seq);
        }
        if let Some(entry) = event.entry() {
            self.moved = seq;
            self.lines.push_str(&journal::line(&entry));
        }
        match event {
            Event::Player { seat, player } => {
                if let Some(place) = self.players.get_mut(usize::from(*seat)) {
                    *place = player.clone();
                }
            }
            Event::Chat { .. } => {
                self.chat.push_back(event::numbered(seq, body));
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            Event::Key { of } => {
                self.rekeyed.retain(|(_, known)| known != of);
                self.rekeyed.push((seq, *of));
                self.let_go_of(*of);
            }
            Event::Over { seed } => {
                self.over = true;
                self.header.seed = Some(seed.clone());
            }
            Event::Play { .. } | Event::Undo { .. } | Event::Left { .. } | Event::End { .. } => {}
        }
    }

    /// After somebody acted: the seed at the end, else whoever is next.
    async fn go_on(&mut self) {
        self.forget_stale_votes();
        self.reveal().await;
        self.call();
        self.let_bots_think().await;
    }

    /// Reveals the seed when the match has ended.
    async fn reveal(&mut self) {
        let event = Event::Over {
            seed: self.seed.clone(),
        };
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            // Looked at each time: if another node took the end back meanwhile, the seed must stay
            // a secret.
            let is_over = self
                .board
                .as_ref()
                .is_some_and(|board| board.turn() == Turn::Over);
            if self.over || !is_over {
                return;
            }
            let kept = match self.append("over", &event, "en").await {
                Ok(false) => self.try_again().await,
                kept => kept.map(|_| ()),
            };
            if let Err(refusal) = kept {
                tracing::warn!(
                    table = self.id,
                    code = refusal.code,
                    "the seed is revealed later"
                );
                return;
            }
        }
    }

    /// Tells the program that the owner named whose turn it is now, of those who are not here.
    fn call(&mut self) {
        if self.board.is_none() {
            // Somebody has talked, but nobody has acted.
            return;
        }
        let to_act = self.people_to_act();
        let called = std::mem::replace(&mut self.called, to_act.clone());
        let Some(url) = self.webhook.clone() else {
            return;
        };
        let present = self.present();
        let is_away = |seat: &Seat| !called.contains(seat) && !present.contains(seat);
        let away: Vec<Seat> = to_act.into_iter().filter(is_away).collect();
        // Every call that is under way holds one.
        if away.is_empty() || Arc::strong_count(&self.calls) > CALLS {
            return;
        }
        let name = |seat: &Seat| {
            self.players
                .get(usize::from(*seat))
                .map(|player| player.name.clone())
        };
        let names: Vec<String> = away.iter().filter_map(name).collect();
        let text = format!("Redtag: {}, it is your turn.", names.join(", "));
        let body = serde_json::json!({
            "table": self.id, "game": self.header.game, "seats": away, "names": names, "text": text, "content": text,
        });
        let (call, calling) = (
            webhook::call(self.server.clone(), self.id.clone(), url, body.to_string()),
            self.calls.clone(),
        );
        tokio::spawn(async move {
            call.await;
            drop(calling);
        });
    }

    /// Those who may act and are people.
    fn people_to_act(&self) -> Vec<Seat> {
        match self.board.as_ref().map(Board::turn) {
            Some(Turn::Act(seats)) => seats
                .iter()
                .filter(|&seat| self.bot_at(seat).is_none())
                .collect(),
            _ => Vec::new(),
        }
    }

    fn bot_at(&self, seat: Seat) -> Option<&str> {
        self.players
            .get(usize::from(seat))
            .and_then(|player| player.bot.as_deref())
    }

    /// Whoever does not listen is let go; they catch up when they are back.
    fn tell_all(&mut self, text: &str) {
        let message = Utf8Bytes::from(text);
        let gone: Vec<u64> = self
            .visitors
            .iter()
            .filter(|(_, visitor)| !visitor.out.send(message.clone()))
            .map(|(&socket, _)| socket)
            .collect();
        for socket in gone {
            self.server.metrics.slow_total.fetch_add(1, Relaxed);
            self.let_go(socket, "slow");
        }
    }
}

/// Now, in seconds since 1970.
fn now() -> u64 {
    u64::try_from(seconds()).unwrap_or(0)
}
