//! Who is at the table, and what they are sent when they come and go.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use redtag_kernel::Seat;
use serde_json::json;
use tokio::sync::watch;

use super::LiveTable;
use crate::event::{self, Event};
use crate::roles::{Holder, Pass, Roles};
use crate::socket::{CloseReason, Outbox};

/// Whoever has missed more events than this is sent everything again.
const MISSED: usize = 100;

/// Somebody with an open socket.
#[derive(Clone)]
pub struct Visitor {
    pub address: IpAddr,
    pub pass: Pass,
    pub out: Outbox,
}

/// Everybody with an open socket on this node.
#[derive(Default)]
pub struct Visitors {
    by_socket: HashMap<u64, Visitor>,
    /// Who came or looked last: bots think for them while nobody is here.
    pub last: Option<IpAddr>,
    /// Is anybody here? For bots that wait.
    company: watch::Sender<bool>,
}

impl Visitors {
    pub fn is_empty(&self) -> bool {
        self.by_socket.is_empty()
    }

    pub fn get(&self, socket: u64) -> Option<&Visitor> {
        self.by_socket.get(&socket)
    }

    fn add(&mut self, socket: u64, visitor: Visitor) {
        self.by_socket.insert(socket, visitor);
    }

    fn remove(&mut self, socket: u64) -> bool {
        self.by_socket.remove(&socket).is_some()
    }

    /// What they may do, all together.
    pub fn roles(&self) -> Roles {
        let passes = self.by_socket.values().map(|visitor| visitor.pass);
        passes.fold(Roles::NONE, |all, pass| all.with(pass.roles))
    }

    pub fn watchers(&self) -> usize {
        let passes = self.by_socket.values().map(|visitor| visitor.pass);
        passes.filter(|pass| pass.roles.seats().is_empty()).count()
    }

    /// For whom bots think: those who are here, else whoever was last.
    pub fn addresses(&self) -> Vec<IpAddr> {
        if self.is_empty() {
            return self.last.into_iter().collect();
        }
        let visitors = self.by_socket.values();
        visitors.map(|visitor| visitor.address).collect()
    }

    pub fn company(&self) -> watch::Receiver<bool> {
        self.company.subscribe()
    }

    /// Lets bots that wait know whether anybody is here.
    pub fn update_company(&self) {
        self.company.send_replace(!self.is_empty());
    }

    fn sockets(&self, mut of: impl FnMut(&Visitor) -> bool) -> Vec<u64> {
        let found = self.by_socket.iter().filter(|(_, visitor)| of(visitor));
        found.map(|(&socket, _)| socket).collect()
    }
}

impl LiveTable {
    pub(super) async fn join(&mut self, socket: u64, visitor: Visitor, since: Option<i64>) {
        self.visitors.last = Some(visitor.address);
        if self.server.store.has_others() || since.is_some_and(|since| since > self.history.seq) {
            // A visitor must not see less here than on another node.
            _ = self.catch_up().await;
        }
        if self.visitors.by_socket.len() >= self.server.config.limits.sockets {
            return visitor.out.end(CloseReason::Full);
        }
        if self.history.is_replaced(visitor.pass) {
            // While they were on their way.
            return visitor.out.end(CloseReason::KeyReplaced);
        }
        self.visitors.add(socket, visitor.clone());
        if self.greet(&visitor, since).await {
            self.presence_changed();
            self.let_bots_think().await;
        } else {
            // They are gone already, or come again.
            self.visitors.remove(socket);
        }
    }

    /// Sends what a visitor does not know yet; false if they do not read it.
    async fn greet(&self, visitor: &Visitor, since: Option<i64>) -> bool {
        let (roles, out) = (visitor.pass.roles, &visitor.out);
        let missed = match since {
            Some(since) if (0..=self.history.seq).contains(&since) => self.missed(since).await,
            _ => None,
        };
        match missed {
            Some(missed) => {
                out.send(self.hello(roles).into())
                    && missed.into_iter().all(|event| out.send(event.into()))
            }
            None if self.may_send(visitor.address, self.history.length()) => {
                out.send_uncounted(self.snapshot(roles).into())
            }
            None => {
                out.end(CloseReason::Unavailable);
                false
            }
        }
    }

    /// Whether a message of this length may go to an address; it counts.
    pub(super) fn may_send(&self, address: IpAddr, length: usize) -> bool {
        let limits = &self.server.config.limits;
        self.server.counts.allows_answer(address, length, limits)
    }

    /// What happened after this event, unless that is too much.
    async fn missed(&self, since: i64) -> Option<Vec<String>> {
        if since == self.history.seq {
            return Some(Vec::new());
        }
        let rows = self.server.store.events(&self.id, since, MISSED + 1);
        let rows = rows.await.ok()?;
        let known = rows.iter().filter(|row| row.seq <= self.history.seq);
        let missed: Vec<String> = known.map(|row| event::push(row.seq, &row.body)).collect();
        (missed.len() <= MISSED).then_some(missed)
    }

    pub(super) fn leave(&mut self, socket: u64) {
        if self.visitors.remove(socket) {
            self.presence_changed();
        }
    }

    /// Lets somebody go and says why.
    pub(super) fn dismiss(&mut self, socket: u64, why: CloseReason) {
        if let Some(visitor) = self.visitors.get(socket) {
            visitor.out.end(why);
        }
        self.leave(socket);
    }

    /// A key was replaced: the log says so to everybody, on every node.
    pub(super) async fn replace_key(&mut self, of: Holder) {
        self.remove_holders(of);
        let event = Event::Key { of };
        if let Err(refusal) = self.append_anywhere("", &event, |_| true).await {
            let code = refusal.code;
            tracing::error!(table = self.id, %code, "other nodes do not learn of a new key");
        }
    }

    /// Lets everybody go who came with such a key.
    pub(super) fn remove_holders(&mut self, of: Holder) {
        let holders = self.visitors.sockets(|visitor| visitor.pass.roles.has(of));
        for socket in holders {
            self.dismiss(socket, CloseReason::KeyReplaced);
        }
    }

    /// Seats whose people are here, on any node.
    pub(super) fn present(&self) -> Vec<Seat> {
        self.visitors.roles().with(self.peers.roles()).seats()
    }

    pub(super) fn watchers(&self) -> usize {
        self.visitors.watchers() + self.peers.watchers()
    }

    pub(super) fn send_presence(&mut self) {
        let present = self.present();
        let push = json!({ "push": "present", "present": present, "watchers": self.watchers() });
        self.send_all(&push.to_string());
    }

    /// Whoever does not read is let go; they catch up when they are back.
    pub(super) fn send_all(&mut self, text: &str) {
        let message = Utf8Bytes::from(text);
        let slow = self
            .visitors
            .sockets(|visitor| !visitor.out.send(message.clone()));
        for socket in slow {
            self.server.metrics.slow_total.fetch_add(1, Relaxed);
            self.dismiss(socket, CloseReason::Slow);
        }
    }
}
