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
    let loaded = ask(json!({ "op": "load", "game": game, "seed": "fuzz", "position": position }));
    if loaded["ok"] != true {
        return;
    }
    for _ in 0..5 {
        let legal = ask(json!({ "op": "legal" }));
        assert_eq!(legal["ok"], true, "{legal}");
        let Some(seat) = legal["to_act"][0]["seat"].as_u64() else {
            return;
        };
        let played = ask(json!({ "op": "bot", "seat": seat, "bot": "random" }));
        assert_eq!(played["ok"], true, "{played}");
    }
});
