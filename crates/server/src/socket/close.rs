//! Why the server closes a socket, and how it says so.

use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};

use super::outbox::write;
use crate::error::Code;
use crate::messages::bye;

/// How long a visitor has to read why the socket is closed.
const LAST_WORD: Duration = Duration::from_millis(500);
/// Our own codes for the end of a socket.
const KEY_REPLACED: u16 = 4001;
const NO_TABLE: u16 = 4004;

macro_rules! reasons {
    ($(#[doc = $meaning:literal] $reason:ident = $name:literal $code:expr,)+) => {
        /// Why a socket is closed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum CloseReason {
            $(#[doc = $meaning] $reason,)+
            /// The visitor closed it, so nobody is left to be told.
            Gone,
        }

        impl CloseReason {
            /// Code, name and meaning, as docs/protocol.md lists them.
            #[cfg(test)]
            const ALL: &[(u16, &str, &str)] = &[$(($code, $name, $meaning),)+];

            /// The code and the reason of the close frame: numbers of RFC 6455 where they say it,
            /// else our own.
            fn frame(self) -> Option<(u16, &'static str)> {
                match self {
                    $(Self::$reason => Some(($code, $name)),)+
                    Self::Gone => None,
                }
            }
        }
    };
}

reasons! {
    /// the visitor was silent for too long
    Silent = "silent" close_code::AWAY,
    /// what came is no frame of a socket
    Broken = "broken" close_code::PROTOCOL,
    /// a binary frame came
    NoText = "no_text" close_code::UNSUPPORTED,
    /// too many messages came too fast
    TooFast = "too_fast" close_code::POLICY,
    /// a message is too long
    TooLong = "too_long" close_code::SIZE,
    /// the server ends or starts again
    Restart = "restart" close_code::RESTART,
    /// too many visitors are at the table
    Full = "full" close_code::AGAIN,
    /// the visitor does not read what is sent
    Slow = "slow" close_code::AGAIN,
    /// the server cannot serve this table now
    Unavailable = "unavailable" close_code::AGAIN,
    /// the key was replaced; it is no use to come again with it
    KeyReplaced = "key_replaced" KEY_REPLACED,
    /// there is no such table; it is no use to come again
    NoTable = "no_table" NO_TABLE,
}

impl CloseReason {
    /// For a frame that could not be read.
    pub fn of_error(error: &axum::Error) -> Self {
        if error.to_string().contains("too long") {
            Self::TooLong
        } else {
            Self::Broken
        }
    }
}

/// For a table that could not be joined.
impl From<Code> for CloseReason {
    fn from(code: Code) -> Self {
        match code {
            Code::NoTable => Self::NoTable,
            _ => Self::Unavailable,
        }
    }
}

/// Says why it ends: as a message for our own pages, and as a close frame for everybody else.
pub async fn close(socket: &mut WebSocket, why: CloseReason, bytes: &AtomicUsize, limit: Duration) {
    let Some((code, name)) = why.frame() else {
        return;
    };
    let frame = CloseFrame {
        code,
        reason: name.into(),
    };
    let frames = vec![Frame::Text(bye(name).into()), Frame::Close(Some(frame))];
    // Whoever did not read before is not waited for.
    let is_slow = why == CloseReason::Slow;
    let limit = if is_slow { limit / 10 } else { limit };
    if write(socket, frames, bytes, limit).await {
        // Unread messages would make the operating system throw away what was said last.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        _ = tokio::time::timeout(LAST_WORD, rest).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_documented() {
        let rows = include_str!("../../../../docs/protocol.md")
            .split_once("| code | reason | why the socket is closed |\n|---|---|---|\n")
            .expect("the table is there")
            .1;
        let documented: Vec<&str> = rows
            .lines()
            .take_while(|row| row.starts_with('|'))
            .collect();
        let reasons = CloseReason::ALL.iter();
        let reasons: Vec<String> = reasons
            .map(|(code, name, meaning)| format!("| {code} | `{name}` |{meaning} |"))
            .collect();
        assert_eq!(documented, reasons);
    }
}
