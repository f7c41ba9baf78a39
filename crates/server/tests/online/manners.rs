//! What people write, under which names, and how the server ends a conversation.

use serde_json::{Value, json};

use crate::client::{Client, key, make, post, rivals};
use crate::stores::{Place, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn names_are_plain_and_told_apart() {
    let place = Place::sqlite("names");
    let server = TestServer::start(place.config()).await;
    let made = make(
        server.address,
        rivals(&["Anna", "anna\u{200b}", "\u{202e}Ben"]),
    )
    .await;
    let mut ben = Client::open(server.address, key(&made, 2)).await;
    let players = ben.push("table").await["players"].clone();
    let names: Vec<&Value> = (0..3).map(|seat| &players[seat]["name"]).collect();
    assert_eq!(names, ["Anna", "anna 2", "Ben"]);
    let rename = |name: &str| json!({ "op": "name", "seat": 2, "name": name });
    assert_eq!(ben.refused(rename("A\u{2066}NNA")).await, "name_taken");
    assert_eq!(ben.refused(rename("\u{200b}\u{3164}")).await, "bad_request");
    assert_eq!(ben.ask(rename(" Be\u{ad}nno\t")).await["ok"], true);
    let event = ben.push("event").await;
    assert_eq!(event["event"]["player"]["name"], "Benno");
    assert_eq!(
        ben.ask(rename("BENNO")).await["ok"],
        true,
        "it is their own"
    );
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_has_nothing_hidden_in_it() {
    let place = Place::sqlite("talk");
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let chat = |text: &str| json!({ "op": "chat", "text": text });
    anna.ask(chat("a\u{1b}[2J\u{202e}b\n\0c\u{7}")).await;
    assert_eq!(anna.push("event").await["event"]["text"], "a [2Jb c");
    assert_eq!(anna.refused(chat("\u{200b}\r\n")).await, "bad_request");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_is_for_one_thing() {
    let place = Place::sqlite("ids");
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, json!({ "game": "triage" })).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let legal = anna.ask(json!({ "op": "legal" })).await;
    let actions = legal["to_act"][0]["actions"].as_array().expect("a list");
    assert!(actions.len() > 1, "there is something to choose");
    let play = |action: &Value| json!({ "id": "one", "op": "play", "seat": 0, "action": action });
    let chat = |text: &str| json!({ "id": "one", "op": "chat", "text": text });
    let name = json!({ "id": "one", "op": "name", "seat": 0, "name": "Anna" });
    assert_eq!(anna.ask(play(&actions[0])).await["seq"], 1);
    assert_eq!(anna.ask(chat("Hello")).await["seq"], 2);
    for _ in 0..2 {
        assert_eq!(
            anna.ask(play(&actions[0])).await["seq"],
            1,
            "the same again"
        );
        assert_eq!(anna.refused(play(&actions[1])).await, "id_used");
        assert_eq!(anna.refused(name.clone()).await, "id_used");
        assert_eq!(anna.ask(chat("Hello ")).await["seq"], 2);
        assert_eq!(anna.refused(chat("Goodbye")).await, "id_used");
    }
    server.end().await;
    // What the store knows is enough.
    let server = TestServer::start(place.config()).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    assert_eq!(anna.ask(play(&actions[0])).await["seq"], 1);
    assert_eq!(anna.refused(play(&actions[1])).await, "id_used");
    assert_eq!(anna.push("table").await["seq"], 2, "nothing was added");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_ends_with_a_code_and_a_reason() {
    let place = Place::sqlite("codes");
    let mut config = place.config();
    config.limits.sockets = 1;
    config.limits.messages = 1;
    let server = TestServer::start(config).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(make(server.address, json!({ "game": "triage" })).await);
    }
    let open = async |table: usize| Client::open(server.address, key(&tables[table], 0)).await;
    let mut here = open(0).await;
    here.push("table").await;
    assert_eq!(open(0).await.end().await, (1013, "full".into()));
    let mut long = open(1).await;
    _ = long.send_text("x".repeat(20_000)).await;
    assert_eq!(long.end().await, (1009, "too_long".into()));
    let mut binary = open(2).await;
    binary.send_bytes(b"no text").await;
    assert_eq!(binary.end().await, (1003, "no_text".into()));
    let mut fast = open(3).await;
    for _ in 0..300 {
        if fast.send(&json!({ "op": "ping" })).await.is_err() {
            break;
        }
    }
    assert_eq!(fast.end().await, (1008, "too_fast".into()));
    let ending = tokio::spawn(server.end());
    assert_eq!(here.end().await, (1012, "restart".into()));
    ending.await.expect("it ends well");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_walks_only_so_often() {
    let place = Place::sqlite("walks");
    let server = TestServer::start(place.config()).await;
    for bot in [
        "search:4000000000",
        "search:99999999999999",
        "search:9999999ms",
    ] {
        let mut wanted = rivals(&["Anna", "Ben"]);
        wanted["players"][1]["bot"] = bot.into();
        let (status, refused) = post(server.address, "/api/tables", &wanted)
            .await
            .expect("it answers");
        assert_eq!(status, 400, "{bot}: {refused}");
        let message = refused["error"]["message"].as_str().expect("words");
        assert!(message.contains("is possible"), "{message}");
    }
    server.end().await;
}
