//! How much of everything a table may have, and that nobody suffers for it.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use redtag_games::Session;
use serde_json::{Value, json};

use crate::client::{Client, Follower, key, make, post, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(
    a_log_is_limited_and_loses_nothing,
    the_end_is_kept_whatever_the_limit,
    tables_that_nobody_opens_are_removed,
    a_table_that_is_open_is_never_removed,
);

fn name(made: &Value) -> &str {
    made["table"].as_str().expect("a name")
}

async fn a_log_is_limited_and_loses_nothing(place: Place) {
    let mut config = place.config();
    config.limits.events = 10;
    let server = TestServer::start(config).await;
    let made = make(server.address, json!({ "game": "triage" })).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let first = json!({ "id": "first", "op": "chat", "text": "Hello" });
    for number in 1..10 {
        let message = if number == 1 {
            first.clone()
        } else {
            json!({ "op": "chat", "text": "Hello" })
        };
        assert_eq!(anna.ask(message).await["seq"], number);
    }
    assert_eq!(
        anna.refused(json!({ "op": "chat", "text": "And more" }))
            .await,
        "log_full"
    );
    assert_eq!(
        anna.refused(json!({ "op": "name", "seat": 0, "name": "Ann" }))
            .await,
        "log_full"
    );
    // The last tenth is for the match alone.
    let (_, action) = anna.first_action().await;
    let play = json!({ "id": "kept", "op": "play", "seat": 0, "action": action });
    assert_eq!(anna.ask(play.clone()).await["seq"], 10);
    let before = anna.ask(json!({ "op": "state" })).await["hash"].clone();
    let (_, action) = anna.first_action().await;
    let refused = json!({ "op": "play", "seat": 0, "action": action });
    assert_eq!(anna.refused(refused.clone()).await, "log_full");
    assert_eq!(
        anna.ask(json!({ "op": "state" })).await["hash"],
        before,
        "nothing has changed"
    );
    assert_eq!(
        anna.ask(play).await["seq"],
        10,
        "what was kept is answered as the first time"
    );
    assert_eq!(anna.ask(first).await["seq"], 1);
    assert_eq!(place.events(name(&made)).await.len(), 10);
    server.end().await;
    let server = TestServer::start(place.config()).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    assert_eq!(
        anna.ask(refused).await["seq"],
        11,
        "with more room it goes on"
    );
    server.end().await;
}

async fn the_end_is_kept_whatever_the_limit(place: Place) {
    // A match of which one action is missing; its last one needs no luck.
    let mut session = Session::default();
    let mut ask = |message: Value| -> Value {
        serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
    };
    ask(
        json!({ "op": "new", "game": "trauma-center", "seed": "short", "options": { "seats": 1 } }),
    );
    while ask(json!({ "op": "bot", "seat": 0, "bot": "greedy" }))["ok"] == true {}
    let journal = ask(json!({ "op": "journal" }))["journal"]
        .as_str()
        .expect("text")
        .to_owned();
    let (actions, end) = journal.trim_end().rsplit_once('\n').expect("many lines");
    assert!(end.starts_with("{\"end\":"), "{end}");
    let (before, last) = actions.rsplit_once('\n').expect("many lines");
    let last: Value = serde_json::from_str(last).expect("JSON");
    let mut config = place.config();
    config.limits.events = 1;
    let server = TestServer::start(config).await;
    let wanted = json!({ "game": "trauma-center", "journal": format!("{before}\n"),
        "players": [{ "name": "Anna" }] });
    let made = make(server.address, wanted).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut follower = Follower::new(&anna.push("table").await);
    let answer = anna
        .ask(json!({ "op": "play", "seat": 0, "action": last["action"] }))
        .await;
    assert_eq!(answer["seq"], 1, "{answer}");
    for _ in 0..2 {
        follower.follow(&anna.push("event").await["event"]);
    }
    assert!(follower.over.is_some(), "the seed is revealed");
    assert_eq!(
        anna.refused(json!({ "op": "chat", "text": "Well played" }))
            .await,
        "log_full"
    );
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_talks_less_than_who_plays() {
    let place = Place::sqlite("watch_talk");
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let watch = made["watch"].as_str().expect("a key");
    let mut watchers = [
        Client::open(server.address, watch).await,
        Client::open(server.address, watch).await,
    ];
    let mut refused = 0;
    for number in 0..40 {
        let talk = json!({ "op": "chat", "text": "Look at that" });
        let answer = watchers[number % 2].ask(talk.clone()).await;
        refused += usize::from(answer["error"]["code"] == "too_fast");
        assert_eq!(anna.ask(talk).await["ok"], true, "who plays is not held up");
    }
    assert!(refused >= 10, "{refused}");
    server.end().await;
}

async fn tables_that_nobody_opens_are_removed(place: Place) {
    let server = TestServer::start(place.config()).await;
    let [old, new] = [
        make(server.address, rivals(&["Anna", "Ben"])).await,
        make(server.address, rivals(&["Cem", "Dea"])).await,
    ];
    for made in [&old, &new] {
        Client::open(server.address, key(made, 0))
            .await
            .ask(json!({ "op": "chat", "text": "Hello" }))
            .await;
    }
    server.end().await;
    place.live_through(3).await;
    // Whoever looks how a table stands has opened it.
    let server = TestServer::start(place.config()).await;
    look(&server, &new).await;
    server.end().await;
    let server = TestServer::start(forgetful(&place)).await;
    let begun = Instant::now();
    while server.server.metrics.tables_removed_total.load(Relaxed) == 0
        && begun.elapsed().as_secs() < 10
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.server.metrics.tables_removed_total.load(Relaxed), 1);
    let (status, _) = post(server.address, "/api/look", &json!({ "key": key(&old, 0) }))
        .await
        .expect("it answers");
    assert_eq!(status, 404);
    assert!(place.events(name(&old)).await.is_empty());
    let mut cem = Client::open(server.address, key(&new, 0)).await;
    assert_eq!(cem.push("table").await["seq"], 1, "the others stay");
    server.end().await;
}

/// Keeps tables for a day that it has lived through.
fn forgetful(place: &Place) -> redtag_server::Config {
    let mut config = place.config();
    config.limits.keep_days = Some(1);
    config.limits.keep_grace = Duration::from_millis(50);
    config.limits.linger = Duration::from_millis(200);
    config
}

async fn a_table_that_is_open_is_never_removed(place: Place) {
    let server = TestServer::start(forgetful(&place)).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    anna.push("table").await;
    place.live_through(10).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let talk = json!({ "op": "chat", "text": "Still here" });
    assert_eq!(anna.ask(talk).await["ok"], true);
    assert_eq!(server.server.metrics.tables_removed_total.load(Relaxed), 0);
    assert_eq!(place.events(name(&made)).await.len(), 1);
    server.end().await;
}

/// A clock on the wall that jumps removes nothing, neither while the server runs nor at its start.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_removes_nothing() {
    use crate::process::{Faults, Process};
    let place = Place::sqlite("jumping_clock");
    let faults = Faults::none(place.folder());
    let options = "--keep-days 1 --keep-grace 50ms --linger-time 100ms";
    let start = || Process::start_with(&place.database, options, Some(&faults));
    let mut server = start().expect("it listens");
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    for years in [10, -10, 0, 3] {
        faults.jump(years * 365 * 86_400);
        tokio::time::sleep(Duration::from_millis(400)).await;
        let looked = post(
            server.address,
            "/api/look",
            &json!({ "key": key(&made, 0) }),
        )
        .await;
        assert_eq!(looked.expect("it answers").0, 200, "{years} years");
        server.kill();
        server = start().expect("it listens");
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    assert!(!server.log().contains("removed"), "{}", server.log());
    // Days that it has lived through count, are announced, and then count.
    place.live_through(2).await;
    let begun = Instant::now();
    while !server.log().contains("were removed") {
        assert!(begun.elapsed().as_secs() < 10, "{}", server.log());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(server.log().contains("will be removed"), "{}", server.log());
    let looked = post(
        server.address,
        "/api/look",
        &json!({ "key": key(&made, 0) }),
    )
    .await;
    assert_eq!(looked.expect("it answers").0, 404);
}

/// Lets a table come into memory without sitting down.
async fn look(server: &TestServer, made: &Value) -> Value {
    let (status, told) = post(server.address, "/api/look", &json!({ "key": key(made, 0) }))
        .await
        .expect("it answers");
    assert_eq!(status, 200, "{told}");
    told
}

fn with_bots(bots: &[&str], people: &[&str]) -> Value {
    let bots = bots.iter().map(|bot| json!({ "name": "Bot", "bot": bot }));
    let people = people.iter().map(|name| json!({ "name": name }));
    let players: Vec<Value> = bots.chain(people).collect();
    json!({ "game": "katastrophenspiel", "options": { "seats": players.len() },
        "players": players })
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_while_somebody_looks_on() {
    let place = Place::sqlite("bots_alone");
    let mut config = place.config();
    config.limits.think = Duration::from_millis(50);
    let server = TestServer::start(config).await;
    let alone = make(server.address, with_bots(&["search", "search"], &[])).await;
    look(&server, &alone).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(look(&server, &alone).await["seq"], 0, "nobody looks on");
    let mut watcher = Client::open(server.address, alone["watch"].as_str().expect("a key")).await;
    watcher.push("event").await;
    drop(watcher);
    // What is being thought is still played.
    tokio::time::sleep(Duration::from_millis(600)).await;
    let seq = look(&server, &alone).await["seq"].clone();
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(
        look(&server, &alone).await["seq"],
        seq,
        "nobody looks on any more"
    );
    // Where a person plays, the bot goes on while they are away.
    let together = make(server.address, with_bots(&["greedy"], &["Anna"])).await;
    let begun = Instant::now();
    while look(&server, &together).await["to_act"] != json!([1]) && begun.elapsed().as_secs() < 20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(
        look(&server, &together).await["to_act"],
        json!([1]),
        "Anna finds her turn"
    );
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_does_not_wait_for_bots_of_those_who_are_not() {
    let place = Place::sqlite("bots_first");
    let mut config = place.config();
    config.limits.bots = 1;
    config.limits.think = Duration::from_millis(150);
    let server = TestServer::start(config).await;
    // Everybody begins at the same time here, so every bot has something to do.
    let mut wanted = with_bots(&["search:100000"], &["Anna"]);
    wanted["game"] = "trauma-center".into();
    let mut away = Vec::new();
    for _ in 0..40 {
        away.push(make(server.address, wanted.clone()).await);
        look(&server, away.last().expect("one was made")).await;
    }
    let begun = Instant::now();
    // Somebody comes to the last table in the line, somebody else to one that was not in it.
    let fresh = make(server.address, wanted).await;
    for made in [&away[39], &fresh] {
        let mut anna = Client::open(server.address, key(made, 1)).await;
        anna.push("event").await;
    }
    let waited = begun.elapsed();
    println!("bots of people who are there have acted after {waited:?}");
    // One after the other would be six seconds.
    assert!(waited < Duration::from_millis(3_000), "{waited:?}");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_reaches_its_visitors() {
    let place = Place::sqlite("long_table");
    let mut config = place.config();
    config.limits.queue = 1_000;
    let server = TestServer::start(config).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    for _ in 0..10 {
        anna.ask(json!({ "op": "chat", "text": "x".repeat(400) }))
            .await;
    }
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    assert_eq!(
        ben.push("table").await["chat"]
            .as_array()
            .map_or(0, Vec::len),
        10
    );
    assert_eq!(ben.push("present").await["present"], json!([0, 1]));
    assert_eq!(
        ben.ask(json!({ "op": "ping" })).await["ok"],
        true,
        "they stay"
    );
    server.end().await;
}
