//! Positions and options written by hand.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::read_json;
use crate::game::{Flaw, Game};

/// Options with others laid over them.
pub fn laid_over(mut options: Value, over: Option<Value>) -> Value {
    match (&mut options, over) {
        (Value::Object(options), Some(Value::Object(over))) => options.extend(over),
        (_, None) => {}
        (_, Some(other)) => return other,
    }
    options
}

/// A hand-written position: what it leaves out is as before the first card, or follows from the
/// rest.
pub fn sketch<G: Game>(
    game: &G,
    options: &G::Options,
    written: &Value,
) -> Result<G::Position, Flaw> {
    let position = filled_in(game, options, written)?;
    game.audit(&position)?;
    Ok(position)
}

/// The same, before it is checked.
fn filled_in<G: Game>(
    game: &G,
    options: &G::Options,
    written: &Value,
) -> Result<G::Position, Flaw> {
    let Value::Object(fields) = written else {
        return Err(Flaw::at("", "a position is a table of fields"));
    };
    let mut position = match read_json(written) {
        Ok(whole) => whole,
        Err(_) => read_json(&overlay(game.lay_out(options)?, fields)?)?,
    };
    game.complete(options, &mut position, &|path| {
        written.pointer(&format!("/{path}")).is_some()
    });
    Ok(position)
}

/// The options that a hand-written position belongs to: those that were given with it, except where
/// the position itself says otherwise. A position that no options fit is left to the audit.
pub fn options_of_sketch<G: Game>(game: &G, options: &G::Options, written: &Value) -> G::Options {
    let position = filled_in(game, options, written).ok();
    let implied = position.map(|position| game.options_of(&position, options));
    implied
        .filter(|implied| game.lay_out(implied).is_ok())
        .unwrap_or_else(|| options.clone())
}

/// Lays the written fields over the usual ones; in a group such as `deck`, only those that are
/// written.
fn overlay(usual: impl Serialize, written: &Map<String, Value>) -> Result<Value, Flaw> {
    let mut position =
        serde_json::to_value(usual).map_err(|error| Flaw::at("", error.to_string()))?;
    for (field, value) in written {
        match (&mut position[field], value) {
            (Value::Object(usual), Value::Object(group)) => usual.extend(group.clone()),
            (usual, value) => *usual = value.clone(),
        }
    }
    Ok(position)
}

/// Writes and reads a value through JSON.
pub fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, Flaw> {
    serde_json::to_string(value)
        .and_then(|json| serde_json::from_str(&json))
        .map_err(|error| Flaw::at("", error.to_string()))
}
