//! What waits to be sent to a visitor: bounded in messages and in bytes.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::sync::mpsc;

use super::CloseReason;

/// How many messages may wait for a visitor.
const WAITING: usize = 256;
/// How many messages are written at once.
const TOGETHER: usize = 32;

/// Both ends: for the table and for the socket.
pub fn channel(most: usize) -> (Outbox, Outgoing) {
    let (messages, waiting) = mpsc::channel(WAITING);
    let shared = Arc::new(Shared {
        bytes: AtomicUsize::new(0),
        most,
        reason: OnceLock::new(),
    });
    let out = Outbox {
        messages,
        shared: shared.clone(),
    };
    let batch = Vec::new();
    let outgoing = Outgoing {
        waiting,
        batch,
        shared,
    };
    (out, outgoing)
}

struct Shared {
    /// How many bytes wait, and how many may.
    bytes: AtomicUsize,
    most: usize,
    /// Why the table let go.
    reason: OnceLock<CloseReason>,
}

/// The table's end. The socket is closed once the last of these is dropped.
#[derive(Clone)]
pub struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Shared>,
}

impl Outbox {
    /// Says why there will be no more.
    pub fn end(&self, why: CloseReason) {
        _ = self.shared.reason.set(why);
    }

    /// False if the visitor is gone or does not read; they had better come again.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let length = message.len();
        let waiting = self.shared.bytes.fetch_add(length, Relaxed);
        let has_room = waiting == 0 || waiting + length <= self.shared.most;
        has_room && self.messages.try_send(message).is_ok()
    }

    /// For the snapshot of a table, which is as long as its log makes it, and so does not count.
    pub fn send_uncounted(&self, message: Utf8Bytes) -> bool {
        self.messages.try_send(message).is_ok()
    }

    pub fn downgrade(&self) -> WeakOutbox {
        WeakOutbox(self.messages.downgrade(), self.shared.clone())
    }
}

/// An outbox that does not hold the socket open.
pub struct WeakOutbox(mpsc::WeakSender<Utf8Bytes>, Arc<Shared>);

impl WeakOutbox {
    pub fn upgrade(&self) -> Option<Outbox> {
        Some(Outbox {
            messages: self.0.upgrade()?,
            shared: self.1.clone(),
        })
    }
}

/// The socket's end.
pub struct Outgoing {
    waiting: mpsc::Receiver<Utf8Bytes>,
    batch: Vec<Utf8Bytes>,
    shared: Arc<Shared>,
}

impl Outgoing {
    /// Waits for messages; false if the table has let go.
    pub async fn wait(&mut self) -> bool {
        self.waiting.recv_many(&mut self.batch, TOGETHER).await > 0
    }

    /// What was waited for.
    pub fn take(&mut self) -> Vec<Frame> {
        self.batch.drain(..).map(Frame::Text).collect()
    }

    /// Why the table let go.
    pub fn reason(&self) -> Option<CloseReason> {
        self.shared.reason.get().copied()
    }

    pub fn bytes(&self) -> &AtomicUsize {
        &self.shared.bytes
    }
}

/// Writes frames in one go; false if that takes too long.
pub async fn write(
    socket: &mut WebSocket,
    frames: Vec<Frame>,
    bytes: &AtomicUsize,
    limit: Duration,
) -> bool {
    let sent = tokio::time::timeout(limit, write_all(socket, frames)).await;
    let Ok(Ok(length)) = sent else {
        return false;
    };
    // Whatever was sent outside of the queue was not counted.
    let less = |waiting: usize| Some(waiting.saturating_sub(length));
    _ = bytes.fetch_update(Relaxed, Relaxed, less);
    true
}

/// Gives the length of all texts, in bytes.
async fn write_all(socket: &mut WebSocket, frames: Vec<Frame>) -> Result<usize, axum::Error> {
    let mut length = 0;
    for frame in frames {
        if let Frame::Text(text) = &frame {
            length += text.len();
        }
        socket.feed(frame).await?;
    }
    socket.flush().await?;
    Ok(length)
}
