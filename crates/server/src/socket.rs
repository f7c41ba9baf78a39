//! One visitor: messages in, checked for size and speed; messages out, as fast as they listen and
//! no more.

use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use tokio::sync::mpsc;

use crate::error::Refusal;
use crate::messages::{self, Ask, Pass};
use crate::rate_limit::RateLimiter;
use crate::server::Server;
use crate::table::{Order, answered, bye};

/// How many messages may wait for a visitor.
const WAITING: usize = 256;
/// How many messages are written at once.
const TOGETHER: usize = 32;
/// How many messages too fast a visitor may send before they are let go.
const PATIENCE: u32 = 200;
/// What it costs to look, in messages: the answers are long.
const LOOK: f64 = 5.0;

/// How long a visitor has to hear why it ends.
const LAST_WORD: Duration = Duration::from_millis(500);
/// Our own codes for the end of a socket.
const KEY_REPLACED: u16 = 4001;
const NO_TABLE: u16 = 4004;

/// The way to a visitor: bounded in messages and in bytes.
#[derive(Clone)]
pub struct Out {
    messages: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    most: usize,
    /// Why the table let go.
    why: Arc<OnceLock<&'static str>>,
}

impl Out {
    /// Says why there will be no more: the socket is closed once all ways out are gone.
    pub fn end(&self, why: &'static str) {
        _ = self.why.set(why);
    }

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
    pub address: IpAddr,
    pub pass: Pass,
    pub since: Option<i64>,
}

/// Talks with a visitor until they or we have enough.
pub async fn run(mut socket: WebSocket, server: Arc<Server>, visit: Visit) {
    let limits = &server.config.limits;
    let (messages, mut outgoing) = mpsc::channel(WAITING);
    let (bytes, why) = (Arc::new(AtomicUsize::new(0)), Arc::default());
    let out = Out {
        messages,
        bytes: bytes.clone(),
        most: limits.queue,
        why,
    };
    let number = server.next_socket.fetch_add(1, Relaxed);
    let join = Order::Join {
        socket: number,
        address: visit.address,
        pass: visit.pass,
        since: visit.since,
        out: out.clone(),
    };
    let orders = match server.order(&visit.table, join).await {
        Ok(orders) => orders,
        Err(refusal) => return close(&mut socket, &refusal.code, &bytes, limits.send).await,
    };
    server.metrics.sockets.fetch_add(1, Relaxed);
    // The table alone holds the way out: if it lets go, we end.
    let (weak, why) = (out.messages.downgrade(), out.why.clone());
    drop(out);
    let again = || {
        weak.upgrade().map(|messages| Out {
            messages,
            bytes: bytes.clone(),
            most: limits.queue,
            why: why.clone(),
        })
    };
    let mut visitor = Visitor {
        server: &server,
        number,
        orders,
        rate: RateLimiter::new(limits.messages),
        patience: PATIENCE,
        heard: Instant::now(),
    };
    let mut ping = tokio::time::interval(limits.ping);
    ping.reset();
    let mut closing = server.closing.subscribe();
    let mut batch = Vec::new();
    let end = loop {
        let end = tokio::select! {
            count = outgoing.recv_many(&mut batch, TOGETHER) => {
                if count == 0 {
                    break why.get().copied().unwrap_or("slow");
                }
                let frames = batch.drain(..).map(Frame::Text);
                (!send(&mut socket, frames, &bytes, limits.send).await).then_some("slow")
            }
            frame = socket.recv() => match frame {
                Some(Ok(frame)) => match visitor.hear(frame).await {
                    Heard::Nothing => None,
                    Heard::Answer(answer) => {
                        let sent = again().is_some_and(|out| out.send(answer));
                        (!sent).then_some("slow")
                    }
                    Heard::Enough(why) => Some(why),
                },
                Some(Err(error)) => Some(flaw(&error)),
                None => Some("gone"),
            },
            _ = ping.tick() => {
                let frames = [Frame::Ping(Default::default())].into_iter();
                if visitor.heard.elapsed() >= limits.ping * 5 / 2 {
                    Some("silent")
                } else {
                    (!send(&mut socket, frames, &bytes, limits.send).await).then_some("slow")
                }
            }
            () = async { _ = closing.wait_for(|closing| *closing).await } => Some("restart"),
        };
        if let Some(end) = end {
            break end;
        }
    };
    // First of all, so that nobody waits for somebody who is gone.
    _ = visitor.orders.send(Order::Leave { socket: number }).await;
    close(&mut socket, end, &bytes, limits.send).await;
    server.metrics.sockets.fetch_sub(1, Relaxed);
}

/// What is wrong with what came.
fn flaw(error: &axum::Error) -> &'static str {
    if error.to_string().contains("too long") {
        "too_long"
    } else {
        "broken"
    }
}

/// Says why it ends, in words for our own pages and as a code for everybody else.
async fn close(socket: &mut WebSocket, why: &str, bytes: &AtomicUsize, limit: Duration) {
    if why == "gone" {
        return;
    }
    let frame = CloseFrame {
        code: code(why),
        reason: why.to_owned().into(),
    };
    let frames = [Frame::Text(bye(why).into()), Frame::Close(Some(frame))];
    // Whoever did not listen before is not waited for.
    let limit = if why == "slow" { limit / 10 } else { limit };
    if send(socket, frames.into_iter(), bytes, limit).await {
        // What is still on its way would make the kernel throw away what was said last.
        let heard = async { while let Some(Ok(_)) = socket.recv().await {} };
        _ = tokio::time::timeout(LAST_WORD, heard).await;
    }
}

/// The numbers of RFC 6455 where they say it, else our own (docs/protocol.md has them all).
fn code(why: &str) -> u16 {
    match why {
        "restart" => close_code::RESTART,
        "too_long" => close_code::SIZE,
        "no_text" => close_code::UNSUPPORTED,
        "broken" => close_code::PROTOCOL,
        "too_fast" => close_code::POLICY,
        "slow" | "full" | "unavailable" => close_code::AGAIN,
        "silent" => close_code::AWAY,
        "key_replaced" => KEY_REPLACED,
        "no_table" => NO_TABLE,
        _ => close_code::ERROR,
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
    server: &'a Server,
    number: u64,
    orders: mpsc::Sender<Order>,
    rate: RateLimiter,
    patience: u32,
    heard: Instant,
}

enum Heard {
    Nothing,
    Answer(Utf8Bytes),
    Enough(&'static str),
}

impl Visitor<'_> {
    async fn hear(&mut self, frame: Frame) -> Heard {
        self.heard = Instant::now();
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Ping(_) | Frame::Pong(_) => {
                return if self.rate.allows(1.0) {
                    Heard::Nothing
                } else {
                    self.refuse()
                };
            }
            Frame::Binary(_) => return Heard::Enough("no_text"),
            Frame::Close(_) => return Heard::Enough("gone"),
        };
        let message = match messages::read(&text) {
            Ok(message) => message,
            // Nonsense costs as much as a look.
            Err(refused) if self.rate.allows(LOOK) => {
                self.server.metrics.refusals_total.fetch_add(1, Relaxed);
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
        if !self.rate.allows(cost) {
            return self.too_fast(message.id, &message.lang);
        }
        let order = Order::Ask {
            socket: self.number,
            message,
            begun: self.heard,
        };
        match self.orders.send(order).await {
            Ok(()) => Heard::Nothing,
            // It left memory at this moment; they had better come again.
            Err(_) => Heard::Enough("unavailable"),
        }
    }

    fn too_fast(&mut self, id: serde_json::Value, lang: &str) -> Heard {
        self.server.metrics.refusals_total.fetch_add(1, Relaxed);
        match self.refuse() {
            Heard::Nothing => Heard::Answer(answered(id, Err(Refusal::new("too_fast", lang)))),
            enough => enough,
        }
    }

    fn refuse(&mut self) -> Heard {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            Heard::Enough("too_fast")
        } else {
            Heard::Nothing
        }
    }
}
