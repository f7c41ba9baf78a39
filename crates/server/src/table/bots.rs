//! Bots at the table. They think in other threads, when the queue lets them (see `bot_queue`), and
//! see no more than people do.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use redtag_bots::{Bot, Budget};
use redtag_games::Thought;
use redtag_kernel::{Seat, Turn};
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};

use super::{BotChoice, LiveTable, Order};
use crate::bot_queue::Grant;
use crate::error::Code;
use crate::secrets;
use crate::server::Server;

/// How long to wait before a bot's action is tried again.
const PAUSE: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Lets the next bot think, if it is a bot's turn and none thinks about it yet.
    pub(super) async fn let_bots_think(&mut self) {
        if !self.wants_bots() || self.board().await.is_err() {
            return;
        }
        let (Some((seat, bot)), Some(orders)) = (self.next_bot(), self.orders.upgrade()) else {
            return;
        };
        let (Some(board), Ok(luck)) = (self.board.get(), secrets::number()) else {
            return;
        };
        let limit = self.server.config.limits.think;
        let (addresses, wanted) = (self.visitors.addresses(), wanted_time(bot, limit));
        let grant = self.server.bot_queue.grant(&addresses, &self.id, wanted);
        let thought = board.think(seat, with_time(bot, grant.time), luck);
        let thinking = Thinking {
            moved: self.history.moved,
            seat,
            thought,
            grant,
            company: self.visitors.company(),
        };
        self.thinking = Some(self.history.moved);
        self.send_all(&json!({ "push": "thinking", "seat": seat }).to_string());
        tokio::spawn(thinking.run(self.server.clone(), orders));
    }

    /// Bots among themselves play for those who look on. Where people play too, bots go on while
    /// nobody is there, so that everybody finds it their turn when they come back.
    fn wants_bots(&self) -> bool {
        let is_bot = |seat| self.history.bot_at(seat).is_some();
        let mut seats = (0..).take(self.history.players.len());
        let has_bots = seats.clone().any(is_bot);
        let for_nobody = self.visitors.is_empty() && seats.all(is_bot);
        let is_thinking = self.thinking == Some(self.history.moved);
        has_bots && !for_nobody && !is_thinking && !self.history.is_over
    }

    /// The bot that acts next, if it is the turn of any.
    fn next_bot(&self) -> Option<(Seat, Bot)> {
        let board = self.board.get()?;
        let Turn::Act(seats) = board.turn() else {
            return None;
        };
        let bots = seats.only(|seat| self.history.bot_at(seat).is_some());
        bots.first()?;
        let seat = board.leads(bots);
        Some((seat, self.history.bot_at(seat)?.parse().ok()?))
    }

    /// Plays what a bot has chosen, unless the table has moved on.
    pub(super) async fn play_bot(&mut self, choice: BotChoice) {
        let (moved, seat) = (choice.moved, choice.seat);
        let code = self.try_bot(&choice).await.err();
        if let Some(Code::Unavailable | Code::NotKept) = code {
            tokio::spawn(send_later(self.orders.clone(), choice));
            return;
        }
        if self.thinking == Some(moved) {
            self.thinking = None;
        }
        match code {
            // Another node was faster.
            None | Some(Code::Stale | Code::Over) => self.after_change().await,
            // It would not do better at once; it thinks again when somebody acts.
            Some(code) => tracing::error!(table = self.id, %code, seat, "a bot found no action"),
        }
    }

    async fn try_bot(&mut self, choice: &BotChoice) -> Result<(), Code> {
        let &BotChoice { moved, seat, .. } = choice;
        let is_bot = self.history.bot_at(seat).is_some();
        if self.history.moved != moved || !is_bot || self.history.is_over {
            return Ok(());
        }
        let illegal = Code::Protocol(redtag_games::protocol::Code::Illegal);
        let action: &Value = choice.action.as_ref().ok_or(illegal)?;
        let played = self.play("", seat, action, Some(moved), "en").await;
        played.map(|_| ()).map_err(|refusal| refusal.code)
    }
}

/// How long a bot would like to think.
fn wanted_time(bot: Bot, limit: Duration) -> Duration {
    match bot {
        Bot::Search(Budget::Milliseconds(time)) => limit.min(Duration::from_millis(time)),
        Bot::Search(Budget::Iterations(_)) => limit,
        Bot::Random | Bot::Greedy => Duration::ZERO,
    }
}

/// The same bot with the time that it was granted.
fn with_time(bot: Bot, time: Duration) -> Bot {
    match bot {
        Bot::Search(_) => {
            let granted = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            Bot::Search(Budget::Milliseconds(granted.max(1)))
        }
        quick => quick,
    }
}

/// The store may be back then.
async fn send_later(orders: mpsc::WeakSender<Order>, choice: BotChoice) {
    tokio::time::sleep(PAUSE).await;
    if let Some(orders) = orders.upgrade() {
        _ = orders.send(Order::PlayBot(Box::new(choice))).await;
    }
}

/// A bot that waits for its turn to think, and thinks.
struct Thinking {
    moved: i64,
    seat: Seat,
    thought: Thought,
    grant: Grant,
    company: watch::Receiver<bool>,
}

impl Thinking {
    async fn run(self, server: Arc<Server>, orders: mpsc::Sender<Order>) {
        server.metrics.thinking.fetch_add(1, Relaxed);
        let slot = server.bot_queue.slot(self.grant, self.company).await;
        let chosen = slot.think(self.thought).await;
        server.metrics.thinking.fetch_sub(1, Relaxed);
        let choice = BotChoice {
            moved: self.moved,
            seat: self.seat,
            action: chosen.flatten(),
        };
        _ = orders.send(Order::PlayBot(Box::new(choice))).await;
    }
}
