//! The messages: `{id, op, ...}` in, `{id, ok, ...}` out, one JSON object each.
//!
//! `docs/protocol.md` tells it to people, `docs/protocol.schema.json` is made from these types.

mod answer;
mod error;
mod request;
mod story;

use schemars::JsonSchema;
use serde_json::{Map, Value};

pub use answer::{
    ActionOdds, Aim, Answer, ChangeDone, Chapter, ContentChange, ContentFile, ContentFlaw,
    ContentValue, Draw, Frame, GameInfo, HintAnswer, Likely, Moment, OddsAnswer, Outcome, Place,
    Played, Reason, Rule, State, ToAct,
};
pub use error::{Code, Error};
pub use request::{CatalogueRequest, MatchRequest, Request, Shown};
pub use story::{Goal, Shift, Story, Task, Told};

/// The longest message that is read, in bytes.
pub const LONGEST: usize = 4 << 20;

/// An answer as it is sent: `id` if there was one, `ok`, and the fields of the answer or the error.
pub fn envelope<E: serde::Serialize>(id: Option<Value>, result: Result<Value, E>) -> Value {
    let mut answer = Map::new();
    if let Some(id) = id {
        answer.insert("id".into(), id);
    }
    answer.insert("ok".into(), result.is_ok().into());
    match result {
        Ok(Value::Object(fields)) => answer.extend(fields),
        Ok(_) => {}
        Err(error) => {
            answer.insert("error".into(), serde_json::json!(error));
        }
    }
    Value::Object(answer)
}

/// The whole protocol as a JSON Schema.
pub fn schema() -> Value {
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Message {
        /// Anything; the answer repeats it.
        id: Option<Value>,
        /// The language of the words in the answer: `en` or `de`.
        lang: Option<String>,
        #[serde(flatten)]
        request: Request,
    }
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Protocol {
        /// What can be asked.
        message: Message,
        /// An answer, beside `id` and `ok: true`.
        answer: Answer,
        /// Beside `id` and `ok: false`.
        error: Error,
    }
    let mut schema = schemars::schema_for!(Protocol).to_value();
    // A request takes no other fields, but a message also has `id` and `lang`.
    for request in ["CatalogueRequest", "MatchRequest"] {
        let variants = schema["$defs"][request]["oneOf"].as_array_mut();
        for variant in variants.into_iter().flatten() {
            variant
                .as_object_mut()
                .map(|variant| variant.remove("additionalProperties"));
        }
    }
    schema
}
