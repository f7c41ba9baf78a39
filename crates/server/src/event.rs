//! The events in the log of a table: everything lasting, in order.

use redtag_kernel::journal::{Entry, Left};
use redtag_kernel::{Player, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::roles::Holder;

/// What happened, without its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// An action, as in the journal.
    Play {
        n: usize,
        seat: Seat,
        action: Value,
        #[serde(default)]
        chance: Vec<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
    },
    /// A step back, as in the journal.
    Undo { undo_to: usize },
    /// What the match leaves, as in the journal of a game that was brought along.
    Left { left: Left },
    /// Nothing is missing up to here, as in a journal that was brought along.
    End { end: usize },
    /// Who sits there now.
    Player { seat: Seat, player: Player },
    /// Somebody said something; `at` is in seconds since 1970.
    Chat {
        from: Speaker,
        text: String,
        at: u64,
    },
    /// Somebody has a new key; the old one opens nothing any more.
    Key { of: Holder },
    /// The match has ended: this is the seed.
    Over { seed: String },
}

/// Who said it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Speaker {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watch: bool,
    pub name: String,
}

impl Event {
    /// As it is stored.
    pub fn body(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether this bot takes over this seat.
    pub fn seats_bot(&self, seat: Seat, bot: &str) -> bool {
        matches!(self, Self::Player { seat: at, player }
            if *at == seat && player.bot.as_deref() == Some(bot))
    }

    /// The line of the journal, for an event of the match itself.
    pub fn entry(&self) -> Option<Entry> {
        match self.clone() {
            Self::Play {
                n,
                seat,
                action,
                chance,
                hash,
            } => Some(Entry::Play {
                n,
                seat,
                action,
                chance,
                hash,
            }),
            Self::Undo { undo_to } => Some(Entry::Undo { undo_to }),
            Self::Left { left } => Some(Entry::Left { left }),
            Self::End { end } => Some(Entry::End { end }),
            _ => None,
        }
    }
}

impl From<Entry> for Event {
    fn from(entry: Entry) -> Self {
        match entry {
            Entry::Play {
                n,
                seat,
                action,
                chance,
                hash,
            } => Self::Play {
                n,
                seat,
                action,
                chance,
                hash,
            },
            Entry::Undo { undo_to } => Self::Undo { undo_to },
            Entry::Left { left } => Self::Left { left },
            Entry::End { end } => Self::End { end },
        }
    }
}

/// An event as it is sent to everybody.
pub fn push(seq: i64, body: &str) -> String {
    format!("{{\"push\":\"event\",\"event\":{}}}", numbered(seq, body))
}

/// An event with its number. The body is an object and never empty, so the number goes in front.
pub fn numbered(seq: i64, body: &str) -> String {
    format!("{{\"seq\":{seq},{}", body.get(1..).unwrap_or("}"))
}
