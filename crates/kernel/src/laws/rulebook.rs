//! What the rulebook tests share: positions and expectations are TOML that says only what matters.

use serde::Serialize;
use serde_json::{Value, json};

use crate::game::{Game, Seat};
use crate::play::Match;

/// Reads TOML.
#[track_caller]
pub fn read(written: &str) -> Value {
    toml::from_str(written).unwrap_or_else(|error| panic!("{error}\n{written}"))
}

/// Is everything there that is expected? `'empty'` stands for nothing, and a count of 0 for a card
/// that is not present.
#[track_caller]
pub fn expect(found: &impl Serialize, expected: &Value) {
    let found = serde_json::to_value(found).expect("positions are plain data");
    assert!(
        holds(expected, &found),
        "expected {expected}\nfound {found}"
    );
}

fn holds(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => expected
            .iter()
            .all(|(key, value)| holds(value, found.get(key).unwrap_or(&json!(0)))),
        (Value::Array(expected), Value::Array(found)) => {
            let mut pairs = expected.iter().zip(found);
            expected.len() == found.len() && pairs.all(|(one, other)| holds(one, other))
        }
        (Value::String(expected), Value::Null) => expected == "empty",
        (expected, found) => expected == found,
    }
}

/// Plays one action after another for a seat, without any chance.
#[track_caller]
pub fn play<G: Game>(match_: &mut Match<G>, seat: Seat, actions: &[G::Action]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for &action in actions {
        events.extend(play_drawing(match_, seat, action, &[]));
    }
    events
}

/// Plays an action with these outcomes of chance.
#[track_caller]
pub fn play_drawing<G: Game>(
    match_: &mut Match<G>,
    seat: Seat,
    action: G::Action,
    outcomes: &[u16],
) -> Vec<G::Event> {
    match match_.play_with(seat, action, outcomes) {
        Ok(events) => events,
        Err(error) => panic!("{action:?}: {error:?}\n{:?}", match_.legal(seat)),
    }
}

/// The rule and the reason that forbid an action to a seat.
#[track_caller]
pub fn refused<G: Game>(
    match_: &Match<G>,
    seat: Seat,
    action: G::Action,
) -> (&'static str, String) {
    let illegal = match_.why_not(seat, &action).expect("it is forbidden");
    (illegal.rule, illegal.why.key.into_owned())
}
