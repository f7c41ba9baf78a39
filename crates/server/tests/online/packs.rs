//! Tables with packs: content of somebody's own, checked before anybody plays with it.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use crate::client::{Client, key, make, post, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(
    a_table_is_played_with_packs,
    packs_that_are_not_sound_make_no_table
);

const WINTER: &str = include_str!("../../../katastrophenspiel/packs/winter.toml");

fn with_content(content: &Value) -> Value {
    let mut wanted = rivals(&["Anna", "Ben"]);
    wanted["content"] = content.clone();
    wanted
}

fn packs(files: &[(&str, &str)]) -> Value {
    let files: Map<String, Value> = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), json!(text)))
        .collect();
    json!(Value::Object(files).to_string())
}

async fn a_table_is_played_with_packs(place: Place) {
    let server = TestServer::start(place.config()).await;
    let content = packs(&[("winter.toml", WINTER), ("short.toml", "rounds = 3\n")]);
    let made = make(server.address, with_content(&content)).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let shown = anna.ask(json!({ "op": "content" })).await;
    assert_eq!(
        shown["content"]["rounds"], 3,
        "the table has its own content"
    );
    assert_eq!(
        shown["content"]["cards"].as_array().map(Vec::len),
        Some(112)
    );
    let (seat, action) = anna.first_action().await;
    let mut who = Client::open(server.address, key(&made, seat.into())).await;
    let played = who
        .ask(json!({ "op": "play", "seat": seat, "action": action }))
        .await;
    assert_eq!(played["ok"], true, "{played}");
    let hash = anna.ask(json!({ "op": "state" })).await["hash"].clone();
    server.end().await;
    let server = TestServer::start(place.config()).await;
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    let state = ben.ask(json!({ "op": "state" })).await;
    assert_eq!(state["hash"], hash, "it is kept with the table");
    assert_eq!(state["official"], false);
    server.end().await;
}

async fn packs_that_are_not_sound_make_no_table(place: Place) {
    let mut config = place.config();
    config.limits.tables = 100;
    let server = TestServer::start(config).await;
    let many: Vec<(String, &str)> = (0..65)
        .map(|at| (format!("{at}.toml"), "rounds = 3"))
        .collect();
    let many: Vec<(&str, &str)> = many
        .iter()
        .map(|(name, text)| (name.as_str(), *text))
        .collect();
    let entries = "[[card]]\nname={en=\"x\"}\n".repeat(11_000);
    let deep = format!("a = {}{}", "[".repeat(60_000), "]".repeat(60_000));
    for (content, told) in [
        (
            packs(&[("my.toml", "rounds = 99")]),
            "my.toml:1:10: rounds must be 1 to 12, not 99",
        ),
        (
            packs(&[("my.toml", "game = \"triage\"")]),
            "this is for triage",
        ),
        (packs(&many), "at most 64 files"),
        (json!("#".repeat(300_000)), "at most 262144 bytes"),
        (json!(entries), "content.toml:"),
        (json!(deep), "content.toml:1:"),
        (json!("{\"a.toml\": 1}"), "the text of a file is expected"),
        (
            json!("{\"a.toml\""),
            "neither TOML nor a JSON object of files",
        ),
        (json!("\u{0}\u{7f}"), "content.toml:1:"),
    ] {
        let begun = Instant::now();
        let (status, refused) = post(server.address, "/api/tables", &with_content(&content))
            .await
            .expect("it answers");
        let message = refused["error"]["message"].as_str().unwrap_or_default();
        assert!(status == 400 && message.contains(told), "{told}: {refused}");
        assert_eq!(refused["error"]["code"], "bad_game", "{refused}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{told}");
    }
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    assert!(made["table"].is_string(), "the server is well");
    server.end().await;
}
