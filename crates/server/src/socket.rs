//! One visitor's connection: messages in, checked for size and speed; messages out, as fast as the
//! visitor reads and no faster.

mod close;
mod outbox;

pub use close::CloseReason;
pub use outbox::Outbox;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket};
use serde_json::Value;
use tokio::sync::{mpsc, watch};

use crate::error::Code;
use crate::messages::{self, Body};
use crate::rate_limit::RateLimiter;
use crate::roles::Pass;
use crate::serve::is_set;
use crate::server::Server;
use crate::table::{Order, Visitor};
use close::close;
use outbox::{Outgoing, WeakOutbox, write};

/// How many messages too fast a visitor may send before the socket is closed.
const PATIENCE: u32 = 200;
/// The cost of a query, in messages: the answers are long.
const QUERY: f64 = 5.0;

/// Whose socket, for which table.
pub struct Visit {
    pub table: String,
    pub address: IpAddr,
    pub pass: Pass,
    pub since: Option<i64>,
}

/// Serves a visitor until one side has enough.
pub async fn run(mut socket: WebSocket, server: Arc<Server>, visit: Visit) {
    let send_time = server.config.limits.send;
    let (out, outgoing) = outbox::channel(server.config.limits.queue);
    let number = server.next_socket.fetch_add(1, Relaxed);
    let join = Order::Join {
        socket: number,
        visitor: Box::new(Visitor {
            address: visit.address,
            pass: visit.pass,
            out: out.clone(),
        }),
        since: visit.since,
    };
    // Boxed, as what comes seldom is here: an idle socket holds the room of the largest of them.
    let orders = match Box::pin(server.order(&visit.table, join)).await {
        Ok(orders) => orders,
        Err(refusal) => {
            let why = CloseReason::from(refusal.code);
            return Box::pin(close(&mut socket, why, outgoing.bytes(), send_time)).await;
        }
    };
    server.metrics.sockets.fetch_add(1, Relaxed);
    let mut connection = Connection {
        reader: Reader::new(&server, number, orders),
        // The table alone holds the outbox: if it lets go, the socket ends.
        out: out.downgrade(),
        outgoing,
        closing: server.closing.subscribe(),
        socket,
    };
    drop(out);
    let why = connection.talk().await;
    // First of all, so that nobody waits for somebody who is gone.
    let orders = &connection.reader.orders;
    _ = orders.send(Order::Leave { socket: number }).await;
    let bytes = connection.outgoing.bytes();
    Box::pin(close(&mut connection.socket, why, bytes, send_time)).await;
    server.metrics.sockets.fetch_sub(1, Relaxed);
}

struct Connection<'a> {
    socket: WebSocket,
    reader: Reader<'a>,
    out: WeakOutbox,
    outgoing: Outgoing,
    closing: watch::Receiver<bool>,
}

impl Connection<'_> {
    /// Passes messages in both directions, and says why it ended.
    async fn talk(&mut self) -> CloseReason {
        let mut ping = tokio::time::interval(self.reader.server.config.limits.ping);
        ping.reset();
        loop {
            let step = tokio::select! {
                is_open = self.outgoing.wait() => self.send_waiting(is_open).await,
                frame = self.socket.recv() => self.receive(frame).await,
                _ = ping.tick() => self.ping().await,
                () = is_set(&mut self.closing) => Err(CloseReason::Restart),
            };
            if let Err(why) = step {
                return why;
            }
        }
    }

    async fn send_waiting(&mut self, is_open: bool) -> Result<(), CloseReason> {
        if !is_open {
            return Err(self.outgoing.reason().unwrap_or(CloseReason::Slow));
        }
        let frames = self.outgoing.take();
        self.write(frames).await
    }

    async fn receive(
        &mut self,
        frame: Option<Result<Frame, axum::Error>>,
    ) -> Result<(), CloseReason> {
        let frame = match frame {
            Some(Ok(frame)) => frame,
            Some(Err(error)) => return Err(CloseReason::of_error(&error)),
            None => return Err(CloseReason::Gone),
        };
        let Some(answer) = self.reader.read(frame).await? else {
            return Ok(());
        };
        let is_sent = self.out.upgrade().is_some_and(|out| out.send(answer));
        is_sent.then_some(()).ok_or(CloseReason::Slow)
    }

    async fn ping(&mut self) -> Result<(), CloseReason> {
        let limits = &self.reader.server.config.limits;
        if self.reader.heard.elapsed() >= limits.ping * 5 / 2 {
            return Err(CloseReason::Silent);
        }
        self.write(vec![Frame::Ping(Default::default())]).await
    }

    async fn write(&mut self, frames: Vec<Frame>) -> Result<(), CloseReason> {
        let limit = self.reader.server.config.limits.send;
        let is_sent = write(&mut self.socket, frames, self.outgoing.bytes(), limit).await;
        is_sent.then_some(()).ok_or(CloseReason::Slow)
    }
}

/// Reads what a visitor sends.
struct Reader<'a> {
    server: &'a Server,
    number: u64,
    orders: mpsc::Sender<Order>,
    rate: RateLimiter,
    patience: u32,
    heard: Instant,
}

impl<'a> Reader<'a> {
    fn new(server: &'a Server, number: u64, orders: mpsc::Sender<Order>) -> Self {
        Self {
            server,
            number,
            orders,
            rate: RateLimiter::new(server.config.limits.messages),
            patience: PATIENCE,
            heard: Instant::now(),
        }
    }

    /// Reads a frame, and gives what is answered at once.
    async fn read(&mut self, frame: Frame) -> Result<Option<Utf8Bytes>, CloseReason> {
        self.heard = Instant::now();
        match frame {
            Frame::Text(text) => self.read_text(&text).await,
            Frame::Ping(_) | Frame::Pong(_) if self.rate.allows(1.0) => Ok(None),
            Frame::Ping(_) | Frame::Pong(_) => self.lose_patience().map(|()| None),
            Frame::Binary(_) => Err(CloseReason::NoText),
            Frame::Close(_) => Err(CloseReason::Gone),
        }
    }

    async fn read_text(&mut self, text: &str) -> Result<Option<Utf8Bytes>, CloseReason> {
        let message = match messages::read(text) {
            Ok(message) => message,
            // Nonsense costs as much as a query.
            Err(unreadable) if self.rate.allows(QUERY) => {
                self.server.metrics.refusals_total.fetch_add(1, Relaxed);
                let answer = messages::answer(unreadable.id, Err(unreadable.refusal), "en");
                return Ok(Some(answer));
            }
            Err(unreadable) => return self.too_fast(unreadable.id, "en"),
        };
        let is_query = matches!(message.body, Body::Query(_));
        if !self.rate.allows(if is_query { QUERY } else { 1.0 }) {
            return self.too_fast(message.id, &message.lang);
        }
        let order = Order::Answer {
            socket: self.number,
            message,
            begun: self.heard,
        };
        match self.orders.send(order).await {
            Ok(()) => Ok(None),
            // The table left memory at this moment; the visitor should come again.
            Err(_) => Err(CloseReason::Unavailable),
        }
    }

    fn too_fast(&mut self, id: Value, lang: &str) -> Result<Option<Utf8Bytes>, CloseReason> {
        self.server.metrics.refusals_total.fetch_add(1, Relaxed);
        self.lose_patience()?;
        let refusal = Err(Code::TooFast.into());
        Ok(Some(messages::answer(id, refusal, lang)))
    }

    fn lose_patience(&mut self) -> Result<(), CloseReason> {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            return Err(CloseReason::TooFast);
        }
        Ok(())
    }
}
