//! One visitor: messages in, checked for size and speed; messages out, as fast as they listen and
//! no more.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::sync::mpsc;

use crate::ask::{self, Ask, Roles};
use crate::house::House;
use crate::pace::Pace;
use crate::refusal::Refusal;
use crate::table::{Order, answered, bye};

/// How many messages may wait for a visitor.
const WAITING: usize = 256;
/// How many messages are written at once.
const TOGETHER: usize = 32;
/// How many messages too fast a visitor may send before they are let go.
const PATIENCE: u32 = 200;
/// What it costs to look, in messages: the answers are long.
const LOOK: f64 = 5.0;

/// The way to a visitor: bounded in messages and in bytes.
#[derive(Clone)]
pub struct Out {
    messages: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    most: usize,
}

impl Out {
    /// False if the visitor is gone or does not listen; they had better come again.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let length = message.len();
        let waiting = self.bytes.fetch_add(length, Relaxed);
        (waiting == 0 || waiting + length <= self.most) && self.messages.try_send(message).is_ok()
    }

    /// For where everything stands. That is as long as the table's log makes it, so it does not
    /// count.
    pub fn send_first(&self, message: Utf8Bytes) -> bool {
        self.messages.try_send(message).is_ok()
    }
}

/// Whose socket, for which table.
pub struct Visit {
    pub table: String,
    pub roles: Roles,
    pub since: Option<i64>,
}

/// Talks with a visitor until they or we have enough.
pub async fn run(mut socket: WebSocket, house: Arc<House>, visit: Visit) {
    let limits = &house.config.limits;
    let (messages, mut outgoing) = mpsc::channel(WAITING);
    let bytes = Arc::new(AtomicUsize::new(0));
    let out = Out {
        messages,
        bytes: bytes.clone(),
        most: limits.queue,
    };
    let number = house.next_socket.fetch_add(1, Relaxed);
    let join = Order::Join {
        socket: number,
        roles: visit.roles,
        since: visit.since,
        out: out.clone(),
    };
    let orders = match house.order(&visit.table, join).await {
        Ok(orders) => orders,
        Err(refusal) => {
            _ = tokio::time::timeout(
                limits.send,
                socket.send(Frame::Text(bye(&refusal.code).into())),
            )
            .await;
            return;
        }
    };
    house.metrics.sockets.fetch_add(1, Relaxed);
    // The table alone holds the way out: if it lets go, we end.
    let weak = out.messages.downgrade();
    drop(out);
    let again = |bytes: &Arc<AtomicUsize>| {
        weak.upgrade().map(|messages| Out {
            messages,
            bytes: bytes.clone(),
            most: limits.queue,
        })
    };
    let mut visitor = Visitor {
        house: &house,
        number,
        orders,
        pace: Pace::new(limits.messages),
        patience: PATIENCE,
        heard: Instant::now(),
    };
    let mut ping = tokio::time::interval(limits.ping);
    ping.reset();
    let mut closing = house.closing.subscribe();
    let mut batch = Vec::new();
    loop {
        let kept = tokio::select! {
            count = outgoing.recv_many(&mut batch, TOGETHER) => {
                count > 0 && send(&mut socket, batch.drain(..).map(Frame::Text), &bytes, limits.send).await
            }
            frame = socket.recv() => match frame {
                Some(Ok(frame)) => match visitor.hear(frame).await {
                    Heard::Nothing => true,
                    Heard::Answer(answer) => again(&bytes).is_some_and(|out| out.send(answer)),
                    Heard::Enough => false,
                },
                _ => false,
            },
            _ = ping.tick() => {
                visitor.heard.elapsed() < limits.ping * 5 / 2
                    && send(&mut socket, [Frame::Ping(Default::default())].into_iter(), &bytes, limits.send).await
            }
            () = async { _ = closing.wait_for(|closing| *closing).await } => {
                let frames = [Frame::Text(bye("restart").into()), Frame::Close(Some(going_away()))];
                send(&mut socket, frames.into_iter(), &bytes, limits.send).await;
                false
            }
        };
        if !kept {
            break;
        }
    }
    _ = visitor.orders.send(Order::Leave { socket: number }).await;
    house.metrics.sockets.fetch_sub(1, Relaxed);
}

fn going_away() -> CloseFrame {
    CloseFrame {
        code: axum::extract::ws::close_code::RESTART,
        reason: "restart".into(),
    }
}

/// Writes what waits in one go; false if the visitor takes too long.
async fn send(
    socket: &mut WebSocket,
    frames: impl Iterator<Item = Frame>,
    bytes: &AtomicUsize,
    limit: Duration,
) -> bool {
    let sent = tokio::time::timeout(limit, async {
        let mut length = 0;
        for frame in frames {
            if let Frame::Text(text) = &frame {
                length += text.len();
            }
            socket.feed(frame).await?;
        }
        socket.flush().await?;
        Ok::<_, axum::Error>(length)
    });
    match sent.await {
        Ok(Ok(length)) => {
            // What was said outside of the queue was not counted.
            _ = bytes.fetch_update(Relaxed, Relaxed, |waiting| {
                Some(waiting.saturating_sub(length))
            });
            true
        }
        _ => false,
    }
}

struct Visitor<'a> {
    house: &'a House,
    number: u64,
    orders: mpsc::Sender<Order>,
    pace: Pace,
    patience: u32,
    heard: Instant,
}

enum Heard {
    Nothing,
    Answer(Utf8Bytes),
    Enough,
}

impl Visitor<'_> {
    async fn hear(&mut self, frame: Frame) -> Heard {
        self.heard = Instant::now();
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Ping(_) | Frame::Pong(_) => {
                return if self.pace.allows(1.0) {
                    Heard::Nothing
                } else {
                    self.refuse()
                };
            }
            Frame::Binary(_) | Frame::Close(_) => return Heard::Enough,
        };
        let message = match ask::read(&text) {
            Ok(message) => message,
            // Nonsense costs as much as a look.
            Err(refused) if self.pace.allows(LOOK) => {
                self.house.metrics.refusals_total.fetch_add(1, Relaxed);
                let (id, refusal) = *refused;
                return Heard::Answer(answered(id, Err(refusal)));
            }
            Err(refused) => return self.too_fast(refused.0, "en"),
        };
        let cost = if matches!(message.ask, Ask::Look(_)) {
            LOOK
        } else {
            1.0
        };
        if !self.pace.allows(cost) {
            return self.too_fast(message.id, &message.lang);
        }
        let order = Order::Ask {
            socket: self.number,
            message,
            begun: self.heard,
        };
        match self.orders.send(order).await {
            Ok(()) => Heard::Nothing,
            Err(_) => Heard::Enough,
        }
    }

    fn too_fast(&mut self, id: serde_json::Value, lang: &str) -> Heard {
        self.house.metrics.refusals_total.fetch_add(1, Relaxed);
        match self.refuse() {
            Heard::Nothing => Heard::Answer(answered(id, Err(Refusal::new("too_fast", lang)))),
            enough => enough,
        }
    }

    fn refuse(&mut self) -> Heard {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            Heard::Enough
        } else {
            Heard::Nothing
        }
    }
}
