//! Content of somebody's own as several files, told apart by a line of three dashes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::Session;
use serde_json::{Map, Value, json};

const GAMES: [&str; 5] =
    ["triage", "katastrophenspiel", "trauma-center", "after-the-virus", "aftermath"];
const FILES: [&str; 4] =
    ["pack/pack.toml", "pack/book/211.toml", "pack/book/211.en.ftl", "pack/book/211.de.ftl"];

fuzz_target!(|input: (u8, &str)| {
    let game = GAMES[usize::from(input.0) % GAMES.len()];
    let files = FILES.iter().zip(input.1.split("---\n"));
    let bundle: Map<String, Value> =
        files.map(|(name, text)| ((*name).to_owned(), json!(text))).collect();
    let content = Value::Object(bundle).to_string();
    let message = json!({ "op": "new", "game": game, "seed": "fuzz", "content": content });
    let answer = Session::default().answer(&message.to_string());
    assert!(answer.starts_with("{\"ok\":"));
});
