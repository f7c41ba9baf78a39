//! What a visitor may ask of a table, and who they are.

use redtag_games::protocol::Request;
use redtag_kernel::Seat;
use redtag_kernel::play::read_message;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::Refusal;

/// The longest name of an action, in characters.
const LONGEST_ID: usize = 40;

/// What somebody may do at a table: act at seats, own it, watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles(pub i64);

impl Roles {
    /// The number of a role as it is kept: a seat's is its own.
    pub const OWNER: i64 = 30;
    pub const WATCH: i64 = 31;

    /// This role alone.
    pub fn one(role: i64) -> Self {
        Self(1 << role.clamp(0, Self::WATCH))
    }

    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn has_seat(self, seat: Seat) -> bool {
        i64::from(seat) < Self::OWNER && self.0 & (1 << seat) != 0
    }

    pub fn has(self, holder: Holder) -> bool {
        self.0 & Self::one(holder.role()).0 != 0
    }

    pub fn is_owner(self) -> bool {
        self.0 & (1 << Self::OWNER) != 0
    }

    pub fn seats(self) -> Vec<Seat> {
        (0..8).filter(|&seat| self.has_seat(seat)).collect()
    }

    /// As its holder is told.
    pub fn told(self) -> Value {
        let seats = self.seats();
        serde_json::json!({ "watch": seats.is_empty(), "owner": self.is_owner(), "seats": seats })
    }
}

/// Whose key it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Seat(Seat),
    Owner,
    Watch,
}

impl Holder {
    /// As it is kept.
    pub fn role(self) -> i64 {
        match self {
            Self::Seat(seat) => i64::from(seat),
            Self::Owner => Roles::OWNER,
            Self::Watch => Roles::WATCH,
        }
    }

    /// Of a role as it is kept.
    pub fn of(role: i64) -> Self {
        match role {
            Roles::OWNER => Self::Owner,
            Roles::WATCH => Self::Watch,
            seat => Self::Seat(Seat::try_from(seat).unwrap_or(Seat::MAX)),
        }
    }
}

/// What a ticket lets its holder do, and how far the log of the table was when their keys were good:
/// a key that was replaced after that is good for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    pub roles: Roles,
    pub seq: i64,
}

impl Pass {
    /// As one number: the roles take 32 bits, and a log is shorter than the rest can count.
    pub fn kept(self) -> i64 {
        self.roles.0 | (self.seq.clamp(0, i64::from(i32::MAX)) << 32)
    }

    pub fn of(kept: i64) -> Self {
        Self {
            roles: Roles(kept & i64::from(u32::MAX)),
            seq: kept >> 32,
        }
    }
}

/// A message with its envelope.
pub struct Message {
    pub id: Value,
    pub lang: String,
    pub ask: Ask,
}

/// What is asked.
pub enum Ask {
    Act(Act),
    /// Whether anybody is there.
    Ping,
    /// Something of `docs/protocol.md` that changes nothing.
    Look(Request),
}

/// What changes something.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    Play {
        seat: Seat,
        action: Value,
        #[serde(default)]
        at: Option<i64>,
    },
    Undo {},
    Vote {
        vote: u64,
        agree: bool,
    },
    Replace {
        seat: Seat,
        bot: String,
    },
    Return {
        seat: Seat,
    },
    Name {
        seat: Seat,
        name: String,
    },
    Chat {
        text: String,
    },
    Webhook {
        url: Option<String>,
    },
}

/// Reads a message; if it cannot be read, the id to answer to, as far as there is one.
pub fn read(text: &str) -> Result<Box<Message>, Box<(Value, Refusal)>> {
    let mut fields: Map<String, Value> = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        _ => {
            let refusal = Refusal::because("bad_json", "a message is a JSON object");
            return Err(Box::new((Value::Null, refusal)));
        }
    };
    let id = fields.remove("id").unwrap_or_default();
    let lang = match fields.remove("lang") {
        Some(Value::String(lang)) if lang == "de" => lang,
        _ => "en".to_owned(),
    };
    match ask(fields, &id) {
        Ok(ask) => Ok(Box::new(Message { id, lang, ask })),
        Err(refusal) => Err(Box::new((id, refusal))),
    }
}

fn ask(fields: Map<String, Value>, id: &Value) -> Result<Ask, Refusal> {
    let bad = |flaw| Refusal::because("bad_request", flaw);
    let op = fields
        .get("op")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    match op.as_str() {
        "play" | "undo" | "vote" | "replace" | "return" | "name" | "chat" | "webhook" => {
            let named = id.as_str().is_some_and(|id| {
                (1..=LONGEST_ID).contains(&id.chars().count()) && !id.contains(char::is_control)
            });
            if !named {
                let what = format!(
                    "id: what changes something has a text of 1 to {LONGEST_ID} characters"
                );
                return Err(Refusal::because("bad_request", what));
            }
            read_message(fields).map(Ask::Act).map_err(bad)
        }
        "ping" => Ok(Ask::Ping),
        "state" | "legal" | "why" | "log" | "journal" | "rules" | "content" | "games" => {
            read_message(fields).map(Ask::Look).map_err(bad)
        }
        _ => Err(Refusal::because(
            "bad_request",
            "op: this is not asked of a table online",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_one_number() {
        for role in [0, 7, Roles::OWNER, Roles::WATCH] {
            for seq in [0, 1, 100_000, i64::from(i32::MAX)] {
                let roles = Roles::one(role);
                assert_eq!(Pass::of(Pass { roles, seq }.kept()), Pass { roles, seq });
            }
        }
    }
}
