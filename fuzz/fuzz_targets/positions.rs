//! A position by hand: what is taken as sound can be asked about and played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::Session;
use serde_json::{Value, json};

const GAMES: [&str; 5] =
    ["triage", "katastrophenspiel", "trauma-center", "after-the-virus", "aftermath"];

fuzz_target!(|input: (u8, &str)| {
    let (game, text) = (GAMES[usize::from(input.0) % GAMES.len()], input.1);
    let Ok(position) = serde_json::from_str::<Value>(text) else { return };
    let mut session = Session::default();
    let mut ask = |message: Value| -> Value {
        serde_json::from_str(&session.answer(&message.to_string())).expect("an answer is JSON")
    };
    ask(json!({ "op": "new", "game": game, "seed": "fuzz", "position": position }));
    for _ in 0..5 {
        ask(json!({ "op": "legal" }));
        ask(json!({ "op": "bot", "seat": 0, "bot": "random" }));
    }
});
