//! Content of somebody's own as one text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::Session;
use serde_json::json;

const GAMES: [&str; 5] =
    ["triage", "katastrophenspiel", "trauma-center", "after-the-virus", "aftermath"];

fuzz_target!(|input: (u8, &str)| {
    let game = GAMES[usize::from(input.0) % GAMES.len()];
    let message = json!({ "op": "content", "game": game, "content": input.1 });
    let answer = Session::default().answer(&message.to_string());
    assert!(answer.starts_with("{\"ok\":"));
});
