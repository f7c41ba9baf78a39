//! What an address may ask for: so much and no more, since answers take time and memory.

use std::net::Ipv4Addr;
use std::sync::atomic::Ordering::Relaxed;

use futures_util::future::join_all;
use serde_json::json;

use crate::client::{Client, FROM, get, key, make, rivals};
use crate::stores::{Place, TestServer};

const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 2, 1);

#[tokio::test(flavor = "multi_thread")]
async fn an_address_asks_only_so_often_whatever_the_number_of_its_sockets() {
    let place = Place::sqlite("asks_often");
    let mut config = place.config();
    config.limits.queries = 20;
    let server = TestServer::start(config).await;
    let made = make(server.address, json!({ "game": "triage" })).await;
    let mut answered = 0;
    for _ in 0..4 {
        let mut visitor = Client::open(server.address, key(&made, 0)).await;
        for _ in 0..10 {
            let answer = visitor.ask(json!({ "op": "state" })).await;
            let is_fast = answer["error"]["code"] == "too_fast";
            assert!(answer["ok"] == true || is_fast, "{answer}");
            answered += usize::from(answer["ok"] == true);
        }
        let talk = json!({ "op": "chat", "text": "Hello" });
        assert_eq!(visitor.ask(talk).await["ok"], true, "this is no query");
    }
    assert_eq!(answered, 20);
    let mut other = FROM
        .scope(ELSEWHERE, Client::open(server.address, key(&made, 0)))
        .await;
    assert_eq!(other.ask(json!({ "op": "state" })).await["ok"], true);
    server.end().await;
}

/// Content of somebody's own makes every journal of a table long.
const CONTENT: &str = include_str!("../../../katastrophenspiel/content/katastrophenspiel.toml");

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_count_by_their_length() {
    let place = Place::sqlite("long_answers");
    let mut config = place.config();
    config.limits.answers = 100_000;
    let server = TestServer::start(config).await;
    let address = server.address;
    let short = make(address, json!({ "game": "triage" })).await;
    let mut wanted = rivals(&["Anna", "Ben"]);
    wanted["content"] = json!(CONTENT);
    let long = make(address, wanted).await;
    let mut visitor = Client::open(address, key(&long, 0)).await;
    visitor.push("table").await;
    let content = json!({ "op": "content", "game": "aftermath" });
    assert_eq!(visitor.ask(content.clone()).await["ok"], true);
    assert_eq!(visitor.refused(content).await, "too_fast");
    // Long tables have to wait, short ones do not.
    let mut again = Client::open(address, key(&long, 0)).await;
    assert_eq!(again.end().await, (1013, "unavailable".to_owned()));
    Client::open(address, key(&short, 0))
        .await
        .push("table")
        .await;
    let mut other = FROM
        .scope(ELSEWHERE, Client::open(address, key(&long, 0)))
        .await;
    let told = other.push("table").await;
    assert_eq!(told["game"], "katastrophenspiel");
    server.end().await;
}

/// Many come at once to a table that is not in memory, and whose log is longer than what is read
/// from the store at a time.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_read_once_for_all_who_come() {
    const EVENTS: usize = 1_100;
    let place = Place::sqlite("read_once");
    let mut config = place.config();
    config.limits.messages = 1_000;
    let server = TestServer::start(config.clone()).await;
    let made = make(server.address, json!({ "game": "triage" })).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    for number in 0..EVENTS {
        let text = number.to_string();
        let answer = anna.ask(json!({ "op": "chat", "text": text })).await;
        assert_eq!(answer["seq"], number + 1, "{answer}");
    }
    server.end().await;
    let server = TestServer::start(config).await;
    let crowd = (0..30).map(|_| Client::open(server.address, key(&made, 0)));
    for mut visitor in join_all(crowd).await {
        let told = visitor.push("table").await;
        assert_eq!(told["seq"], EVENTS);
        let chat = told["chat"].as_array().expect("a list");
        assert_eq!(chat.last().expect("talk")["text"], (EVENTS - 1).to_string());
    }
    assert_eq!(server.server.metrics.tables_loaded_total.load(Relaxed), 1);
    // Who has missed more than is sent one by one gets the whole table.
    let late = Client::enter(server.address, &[key(&made, 0)], Some(10)).await;
    assert_eq!(late.expect("a socket").push("table").await["seq"], EVENTS);
    server.end().await;
}

/// Whether a server is ready is found out by writing, which anybody may ask for.
#[tokio::test(flavor = "multi_thread")]
async fn ready_is_not_asked_for_without_end() {
    let place = Place::sqlite("ready_without_end");
    let mut config = place.config();
    config.limits.tickets = 5;
    let server = TestServer::start(config).await;
    for _ in 0..5 {
        assert_eq!(get(server.address, "/api/ready").await.0, 200);
    }
    assert_eq!(get(server.address, "/api/ready").await.0, 429);
    assert_eq!(get(server.address, "/api/health").await.0, 200);
    server.end().await;
}
