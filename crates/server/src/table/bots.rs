//! Bots at the table. They think elsewhere, one after the other (see `bot_queue`), and see no more
//! than people do.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use redtag_bots::{Bot, Budget};
use redtag_kernel::{Seat, Turn};
use serde_json::{Value, json};

use super::{Order, Table};
use crate::error::Refusal;
use crate::secrets;

/// How long to wait before a bot's action is tried again.
const PAUSE: Duration = Duration::from_secs(1);

impl Table {
    /// Lets the next bot think, if it is a bot's turn and none thinks about it yet.
    pub(super) async fn let_bots_think(&mut self) {
        let has_bots = self.players.iter().any(|player| player.bot.is_some());
        // Bots among themselves play for those who look on. Where people play too, they go on while
        // nobody is there, so that everybody finds their turn when they come back.
        let for_nobody =
            self.visitors.is_empty() && self.players.iter().all(|player| player.bot.is_some());
        if self.over || !has_bots || for_nobody || self.thinking == Some(self.moved) {
            return;
        }
        let Ok(Turn::Act(seats)) = self.board().await.map(|board| board.turn()) else {
            return;
        };
        let (Some(board), Ok(luck)) = (&self.board, secrets::number()) else {
            return;
        };
        let bots = seats.only(|seat| self.bot_at(seat).is_some());
        let next = bots.first().map(|_| board.leads(bots));
        let bot = next
            .and_then(|seat| self.bot_at(seat))
            .map(str::parse::<Bot>);
        let (Some(seat), Some(Ok(bot)), Some(orders)) = (next, bot, self.orders.upgrade()) else {
            return;
        };
        let limit = self.server.config.limits.think;
        let wanted = match bot {
            Bot::Search(Budget::Milliseconds(time)) => limit.min(Duration::from_millis(time)),
            Bot::Search(Budget::Iterations(_)) => limit,
            Bot::Random | Bot::Greedy => Duration::ZERO,
        };
        let addresses = self.addresses();
        let wish = self.server.bot_queue.reserve(&addresses, &self.id, wanted);
        let bot = match bot {
            Bot::Search(_) => {
                let granted = u64::try_from(wish.time.as_millis()).unwrap_or(u64::MAX);
                Bot::Search(Budget::Milliseconds(granted.max(1)))
            }
            quick => quick,
        };
        let thought = board.think(seat, bot, luck);
        let (server, moved, company) = (self.server.clone(), self.moved, self.company.subscribe());
        self.thinking = Some(moved);
        self.tell_all(&json!({ "push": "thinking", "seat": seat }).to_string());
        tokio::spawn(async move {
            server.metrics.thinking.fetch_add(1, Relaxed);
            let place = server.bot_queue.place(wish, company).await;
            let action = tokio::task::spawn_blocking(thought).await.ok().flatten();
            drop(place);
            server.metrics.thinking.fetch_sub(1, Relaxed);
            _ = orders
                .send(Order::Thought {
                    moved,
                    seat,
                    action,
                })
                .await;
        });
    }

    /// For whom bots think here: those who are here, else whoever was last.
    fn addresses(&self) -> Vec<IpAddr> {
        if self.visitors.is_empty() {
            return self.opener.into_iter().collect();
        }
        self.visitors
            .values()
            .map(|visitor| visitor.address)
            .collect()
    }

    /// Plays what a bot has chosen, unless the table has moved on.
    pub(super) async fn hear_bot(&mut self, moved: i64, seat: Seat, action: Option<Value>) {
        let is_due = self.moved == moved && self.bot_at(seat).is_some() && !self.over;
        let played = match &action {
            Some(action) if is_due => self
                .play("", seat, action, Some(moved), "en")
                .await
                .map(|_| ()),
            None if is_due => Err(Refusal::because("illegal", "it found nothing to do")),
            _ => Ok(()),
        };
        let code = played.err().map(|refusal| refusal.code);
        if matches!(code.as_deref(), Some("unavailable" | "not_kept")) {
            let orders = self.orders.clone();
            tokio::spawn(async move {
                tokio::time::sleep(PAUSE).await;
                if let Some(orders) = orders.upgrade() {
                    _ = orders
                        .send(Order::Thought {
                            moved,
                            seat,
                            action,
                        })
                        .await;
                }
            });
            return;
        }
        if self.thinking == Some(moved) {
            self.thinking = None;
        }
        match code.as_deref() {
            // Another node was faster.
            None | Some("stale" | "over") => self.go_on().await,
            // It would not do better at once; it thinks again when somebody acts.
            Some(code) => tracing::error!(
                table = self.id,
                code,
                seat,
                "a bot does not know what to do"
            ),
        }
    }
}
