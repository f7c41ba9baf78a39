//! What visitors send to a table, and what they are answered.

use axum::extract::ws::Utf8Bytes;
use redtag_games::protocol::{self, Request};
use redtag_kernel::Seat;
use redtag_kernel::play::read_message;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::error::{Code, Refusal};

/// The longest id of a command, in characters.
const LONGEST_ID: usize = 40;

/// A message with its envelope.
pub struct Message {
    pub id: Value,
    pub lang: String,
    pub body: Body,
}

/// What a message asks for.
pub enum Body {
    Command(Command),
    /// Whether anybody is there.
    Ping,
    /// Something of `docs/protocol.md` that changes nothing.
    Query(Request),
}

/// What changes something.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
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

/// A message that cannot be read, and the id to answer to as far as there is one.
pub struct Unreadable {
    pub id: Value,
    pub refusal: Refusal,
}

/// Reads a message.
pub fn read(text: &str) -> Result<Box<Message>, Box<Unreadable>> {
    let mut fields: Map<String, Value> = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        _ => {
            let bad_json = Code::Protocol(protocol::Code::BadJson);
            let refusal = bad_json.because("a message is a JSON object");
            let id = Value::Null;
            return Err(Box::new(Unreadable { id, refusal }));
        }
    };
    let id = fields.remove("id").unwrap_or_default();
    let lang = match fields.remove("lang") {
        Some(Value::String(lang)) if lang == "de" => lang,
        _ => "en".to_owned(),
    };
    match read_body(fields, &id) {
        Ok(body) => Ok(Box::new(Message { id, lang, body })),
        Err(refusal) => Err(Box::new(Unreadable { id, refusal })),
    }
}

fn read_body(fields: Map<String, Value>, id: &Value) -> Result<Body, Refusal> {
    let op = fields.get("op").and_then(Value::as_str).unwrap_or_default();
    match op {
        "play" | "undo" | "vote" | "replace" | "return" | "name" | "chat" | "webhook" => {
            check_id(id)?;
            let command = read_message(fields).map_err(Refusal::bad_request)?;
            Ok(Body::Command(command))
        }
        "ping" => Ok(Body::Ping),
        "state" | "legal" | "why" | "log" | "journal" | "rules" | "content" | "games" => {
            let query = Request::read(fields).map_err(Refusal::bad_request)?;
            Ok(Body::Query(query))
        }
        _ => Err(Refusal::bad_request("op: an online table does not know it")),
    }
}

/// A command is done once for each id, so it needs one.
fn check_id(id: &Value) -> Result<(), Refusal> {
    let is_good = id.as_str().is_some_and(|id| {
        (1..=LONGEST_ID).contains(&id.chars().count()) && !id.contains(char::is_control)
    });
    if is_good {
        return Ok(());
    }
    let flaw = format!(
        "id: whatever changes something needs a text of 1 to {LONGEST_ID} \
                        characters"
    );
    Err(Refusal::bad_request(flaw))
}

/// An answer with its envelope.
pub fn answer(id: Value, answer: Result<Value, Refusal>, lang: &str) -> Utf8Bytes {
    let mut envelope = Map::from_iter([("id".into(), id), ("ok".into(), answer.is_ok().into())]);
    match answer {
        Ok(Value::Object(fields)) => envelope.extend(fields),
        Ok(_) => {}
        Err(refusal) => _ = envelope.insert("error".into(), refusal.to_json(lang)),
    }
    Value::Object(envelope).to_string().into()
}

/// The last message before the server closes a socket.
pub fn bye(why: &str) -> String {
    json!({ "push": "bye", "why": why }).to_string()
}
