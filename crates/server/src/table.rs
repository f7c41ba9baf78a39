//! One live table: a task that does one thing after the other, and sends to everybody only what is
//! safe in the store.
//!
//! An action goes this way: whose seat is it; was it sent before; is it legal, tried on the board
//! that nobody else sees; append it at the next place of the log and wait for the commit;
//! acknowledge; send it to everybody. If the place was taken, another node was faster: the board
//! goes back, catches up, and tries again.

mod append;
mod board;
mod bots;
mod commands;
mod decisions;
mod history;
mod peers;
mod play;
mod queries;
mod turn_webhook;
mod visitors;
mod votes;

pub use peers::Gossip;
pub use visitors::Visitor;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use redtag_games::HostedMatch;
use redtag_kernel::Seat;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::error::Refusal;
use crate::event::Event;
use crate::messages::Message;
use crate::rate_limit::RateLimiter;
use crate::roles::Holder;
use crate::server::Server;
use crate::store::{EventRow, PAGE, StoreError, TableRow};
use board::BoardCache;
use history::History;
use peers::Peers;
use turn_webhook::TurnWebhook;
use visitors::Visitors;
use votes::Votes;

/// How often it is noted that a table is in use.
const NOTED: Duration = Duration::from_secs(3_600);

/// What a table is told to do. Small, since every table keeps room for many of them.
pub enum Order {
    Join {
        socket: u64,
        visitor: Box<Visitor>,
        since: Option<i64>,
    },
    Leave {
        socket: u64,
    },
    /// Somebody who does not sit down wants to know how things stand.
    Look {
        address: IpAddr,
        answer: oneshot::Sender<Result<Value, Refusal>>,
    },
    /// A visitor sent a message.
    Answer {
        socket: u64,
        message: Box<Message>,
        begun: Instant,
    },
    /// A bot has made up its mind.
    PlayBot(Box<BotChoice>),
    /// Somebody has a new key; whoever came with the old one has to go.
    KeyReplaced {
        of: Holder,
        done: oneshot::Sender<()>,
    },
    /// Another node may have added events up to there.
    CatchUp {
        seq: i64,
    },
    /// Another node says who is there, or what they vote on.
    HearNode(Box<Gossip>),
}

/// What a bot wants to do at this point of the match.
pub struct BotChoice {
    moved: i64,
    seat: Seat,
    action: Option<Value>,
}

/// A table in memory.
pub struct LiveTable {
    server: Arc<Server>,
    id: String,
    seed: String,
    /// What the log says so far.
    history: History,
    /// The match, while somebody acts.
    board: BoardCache,
    visitors: Visitors,
    /// The same table on other nodes.
    peers: Peers,
    votes: Votes,
    webhook: TurnWebhook,
    /// How fast those who watch may talk, all together.
    watch_talk: RateLimiter,
    /// The newest event of the match for which a bot thinks.
    thinking: Option<i64>,
    /// When it was last noted that the table is in use.
    noted: Instant,
    /// The store did not answer: what is in it must be read before anything else.
    is_unsure: bool,
    /// How bots at this table reach it.
    orders: mpsc::WeakSender<Order>,
}

/// Runs a table until nobody needs it.
pub async fn run(mut table: LiveTable, mut orders: mpsc::Receiver<Order>) {
    let server = table.server.clone();
    server.metrics.tables.fetch_add(1, Relaxed);
    let linger = server.config.limits.linger;
    let mut tick = tokio::time::interval(linger.min(Duration::from_secs(5)));
    let mut empty_since = Instant::now();
    Box::pin(table.resume()).await;
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(order) => table.obey(order).await,
                None => break,
            },
            _ = tick.tick() => Box::pin(table.tick()).await,
        }
        if table.is_in_use() {
            empty_since = Instant::now();
        } else if empty_since.elapsed() >= linger && server.forget(&table.id, &orders) {
            break;
        }
    }
    server.metrics.tables.fetch_sub(1, Relaxed);
}

impl LiveTable {
    /// Loads a table from the store.
    pub async fn load(
        server: Arc<Server>,
        id: &str,
        orders: mpsc::WeakSender<Order>,
    ) -> Result<Option<Self>, StoreError> {
        // First of all, so that it is not removed at the same time.
        server.store.note_opened(id).await?;
        let Some(row) = server.store.table(id).await? else {
            return Ok(None);
        };
        let mut table = Self::new(server, id, row, orders)?;
        while table.load_some().await? {}
        Ok(Some(table))
    }

    /// Reads one page of the log; false if that was the last. Others have their turn in between.
    async fn load_some(&mut self) -> Result<bool, StoreError> {
        let store = &self.server.store;
        let rows = store.events(&self.id, self.history.seq, PAGE).await?;
        for row in &rows {
            let event = self.read(row)?;
            self.record(row, &event);
        }
        Ok(rows.len() == PAGE)
    }

    fn new(
        server: Arc<Server>,
        id: &str,
        row: TableRow,
        orders: mpsc::WeakSender<Order>,
    ) -> Result<Self, StoreError> {
        let history = History::begin(&row.journal);
        Ok(Self {
            id: id.to_owned(),
            seed: row.seed,
            history: history.map_err(|error| StoreError::damaged(id, &error))?,
            board: BoardCache::new(server.metrics.clone()),
            visitors: Visitors::default(),
            peers: Peers::default(),
            votes: Votes::default(),
            webhook: TurnWebhook::new(row.webhook),
            watch_talk: RateLimiter::new(server.config.limits.watch_talk),
            thinking: None,
            noted: Instant::now(),
            is_unsure: false,
            orders,
            server,
        })
    }

    fn read(&self, row: &EventRow) -> Result<Event, StoreError> {
        serde_json::from_str(&row.body).map_err(|error| StoreError::damaged(&self.id, &error))
    }

    /// Somebody is here, or a bot thinks.
    fn is_in_use(&self) -> bool {
        !self.visitors.is_empty() || self.thinking.is_some()
    }

    /// What comes seldom is boxed: a table at rest holds the room of the largest of all these.
    async fn obey(&mut self, order: Order) {
        // If the store still does not answer, whoever needs it hears so.
        _ = self.make_sure().await;
        match order {
            Order::Join {
                socket,
                visitor,
                since,
            } => Box::pin(self.join(socket, *visitor, since)).await,
            Order::Leave { socket } => self.leave(socket),
            Order::Look { address, answer } => {
                self.visitors.last = Some(address);
                // Whoever asked may be gone.
                _ = answer.send(Box::pin(self.summary()).await);
                if !self.is_in_use() {
                    self.board.drop_unused(Duration::ZERO);
                }
            }
            Order::Answer {
                socket,
                message,
                begun,
            } => self.answer(socket, message, begun).await,
            Order::PlayBot(choice) => Box::pin(self.play_bot(*choice)).await,
            Order::KeyReplaced { of, done } => {
                Box::pin(self.replace_key(of)).await;
                _ = done.send(());
            }
            Order::CatchUp { seq } if seq > self.history.seq => {
                _ = Box::pin(self.catch_up()).await;
            }
            Order::CatchUp { .. } => {}
            Order::HearNode(gossip) => Box::pin(self.hear_node(*gossip)).await,
        }
    }

    /// Goes on where the server was stopped: with the seed, if the last action ended the match, or
    /// with a bot.
    async fn resume(&mut self) {
        if !self.history.is_over && self.history.may_have_ended() {
            _ = self.board().await;
        }
        if self.webhook.is_set() && self.history.moved > 0 {
            _ = self.board().await;
            // Whoever is to act was called before.
            self.webhook.note_called(self.people_to_act());
        }
        self.after_change().await;
    }

    /// After something changed: reveals the seed at the end, else calls whoever is next.
    async fn after_change(&mut self) {
        self.drop_stale_votes();
        self.reveal_seed().await;
        self.call_webhook();
        self.let_bots_think().await;
    }

    async fn tick(&mut self) {
        self.close_votes().await;
        self.reveal_seed().await;
        self.refresh_peers().await;
        if self.noted.elapsed() >= NOTED {
            self.noted = Instant::now();
            _ = self.server.store.note_opened(&self.id).await;
        }
        if self.thinking.is_none() {
            self.board.drop_unused(self.server.config.limits.linger);
        }
    }

    async fn board(&mut self) -> Result<&mut Box<dyn HostedMatch>, Refusal> {
        let history = &self.history;
        self.board.open(|| history.journal()).await
    }
}
