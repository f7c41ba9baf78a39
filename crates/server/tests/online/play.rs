//! What people do at a table, and what comes of it.

use redtag_games::Session;
use serde_json::{Value, json};

use crate::client::{Client, Follower, exchange, get, key, make, post, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(
    two_people_play_to_the_end,
    what_is_sent_twice_is_played_once,
    who_was_away_is_told_what_happened,
    everything_survives_a_restart,
    talk_and_names_are_heard_by_all,
    bots_play_for_themselves,
    strangers_are_refused,
);

async fn two_people_play_to_the_end(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut people = [
        Client::open(server.address, key(&made, 0)).await,
        Client::open(server.address, key(&made, 1)).await,
    ];
    let mut followers = Vec::new();
    for person in &mut people {
        followers.push(Follower::new(&person.push("table").await));
    }
    let mut number = 0;
    while let Some((seat, action)) = followers[0].choose(number) {
        number += 7;
        let message =
            json!({ "op": "play", "seat": seat, "action": action, "at": followers[0].moved });
        let answer = people[usize::from(seat)].ask(message).await;
        assert_eq!(answer["ok"], true, "{answer}");
        for (person, follower) in people.iter_mut().zip(&mut followers) {
            follower.follow(&person.push("event").await["event"]);
        }
        assert_eq!(answer["seq"], followers[0].moved);
    }
    for (person, follower) in people.iter_mut().zip(&mut followers) {
        follower.follow(&person.push("event").await["event"]);
        assert!(follower.over.is_some(), "the seed is revealed");
    }
    let journal = people[0].ask(json!({ "op": "journal" })).await["journal"].clone();
    let fair = |journal: &Value| {
        let answer =
            Session::default().answer(&json!({ "op": "verify", "journal": journal }).to_string());
        serde_json::from_str::<Value>(&answer).expect("JSON")
    };
    assert_eq!(fair(&journal)["fair"], true, "{}", fair(&journal));
    assert!(fair(&journal)["checked"].as_u64().expect("a number") > 10);
    let other = journal
        .as_str()
        .expect("text")
        .replace(followers[0].over.as_deref().expect("a seed"), "other");
    assert_eq!(fair(&json!(other))["fair"], false);
    let (seat, action) = (0, json!("end"));
    assert_eq!(
        people[0]
            .refused(json!({ "op": "play", "seat": seat, "action": action }))
            .await,
        "over"
    );
    server.end().await;
}

async fn what_is_sent_twice_is_played_once(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let (seat, action) = anna.first_action().await;
    let mut who = Client::open(server.address, key(&made, seat.into())).await;
    let play = json!({ "id": "once", "op": "play", "seat": seat, "action": action });
    let first = who.ask(play.clone()).await;
    assert_eq!(
        (&first["ok"], &first["seq"]),
        (&json!(true), &json!(1)),
        "{first}"
    );
    assert_eq!(who.ask(play.clone()).await, first);
    let mut again = Client::open(server.address, key(&made, seat.into())).await;
    assert_eq!(
        again.ask(play).await,
        first,
        "another connection is the same person"
    );
    let told = json!({ "id": "talk", "op": "chat", "text": "Hello" });
    assert_eq!(anna.ask(told.clone()).await, anna.ask(told).await);
    assert_eq!(
        place
            .events(made["table"].as_str().expect("a name"))
            .await
            .len(),
        2
    );
    server.end().await;
}

async fn who_was_away_is_told_what_happened(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    for text in ["one", "two", "three"] {
        anna.ask(json!({ "op": "chat", "text": text })).await;
    }
    let mut ben = Client::enter(server.address, &[key(&made, 1)], Some(1))
        .await
        .expect("the key is good");
    let hello = ben.push("hello").await;
    assert_eq!(
        (&hello["seq"], &hello["present"]),
        (&json!(3), &json!([0, 1])),
        "{hello}"
    );
    assert_eq!(ben.push("event").await["event"]["text"], "two");
    assert_eq!(ben.push("event").await["event"]["text"], "three");
    drop(ben);
    while anna.push("present").await["present"] != json!([0]) {}
    let mut ahead = Client::enter(server.address, &[key(&made, 1)], Some(99))
        .await
        .expect("the key is good");
    assert_eq!(
        ahead.push("table").await["seq"],
        3,
        "who knows more than there is is told everything anew"
    );
    server.end().await;
}

async fn everything_survives_a_restart(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut follower = Follower::new(&anna.push("table").await);
    anna.ask(json!({ "op": "chat", "text": "Back in a minute" }))
        .await;
    let (seat, action) = anna.first_action().await;
    let mut who = Client::open(server.address, key(&made, seat.into())).await;
    who.ask(json!({ "id": "x", "op": "play", "seat": seat, "action": action }))
        .await;
    server.end().await;
    while let Some(message) = anna.next().await {
        anna.pushed.push_back(message);
    }
    assert_eq!(anna.push("bye").await["why"], "restart");
    for _ in 0..2 {
        follower.follow(&anna.push("event").await["event"]);
    }
    let server = TestServer::start(place.config()).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let table = anna.push("table").await;
    assert_eq!(table["chat"][0]["text"], "Back in a minute");
    assert_eq!(
        Follower::new(&table).board.journal(),
        follower.board.journal()
    );
    let mut who = Client::open(server.address, key(&made, seat.into())).await;
    let again = who
        .ask(json!({ "id": "x", "op": "play", "seat": seat, "action": action }))
        .await;
    assert_eq!(again["seq"], 2, "what was acknowledged is known: {again}");
    server.end().await;
}

async fn talk_and_names_are_heard_by_all(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    let mut watcher = Client::open(server.address, made["watch"].as_str().expect("a key")).await;
    assert_eq!(
        watcher.push("table").await["you"],
        json!({ "watch": true, "owner": false, "seats": [] })
    );
    ben.ask(json!({ "op": "name", "seat": 1, "name": "Benjamin" }))
        .await;
    ben.ask(json!({ "op": "chat", "text": " Hello ☂ " })).await;
    assert_eq!(
        watcher.push("event").await["event"]["player"]["name"],
        "Benjamin"
    );
    let said = watcher.push("event").await["event"].clone();
    assert_eq!(
        (&said["text"], &said["from"]),
        (&json!("Hello ☂"), &json!({ "seat": 1, "name": "Benjamin" }))
    );
    watcher
        .ask(json!({ "op": "chat", "text": "I only watch" }))
        .await;
    assert_eq!(ben.push("event").await["event"]["kind"], "player");
    assert_eq!(ben.push("event").await["event"]["text"], "Hello ☂");
    assert_eq!(ben.push("event").await["event"]["from"]["watch"], true);
    assert_eq!(
        watcher
            .refused(json!({ "op": "name", "seat": 1, "name": "Nobody" }))
            .await,
        "not_your_seat"
    );
    assert_eq!(
        ben.refused(json!({ "op": "chat", "text": "x".repeat(501) }))
            .await,
        "too_long"
    );
    server.end().await;
}

async fn bots_play_for_themselves(place: Place) {
    let server = TestServer::start(place.config()).await;
    let players = json!([{ "name": "One", "bot": "greedy" }, { "name": "Two", "bot": "random" }]);
    let wanted =
        json!({ "game": "katastrophenspiel", "options": { "seats": 2 }, "players": players });
    let made = make(server.address, wanted).await;
    let mut watcher = Client::open(server.address, made["watch"].as_str().expect("a key")).await;
    let mut follower = Follower::new(&watcher.push("table").await);
    while follower.over.is_none() {
        follower.follow(&watcher.push("event").await["event"]);
    }
    server.end().await;
}

async fn strangers_are_refused(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let (status, answer) = post(server.address, "/api/tickets", &json!({ "key": "guess" }))
        .await
        .expect("it answers");
    assert_eq!(
        (status, &answer["error"]["code"]),
        (404, &json!("no_table"))
    );
    let ticket = Client::ticket(server.address, &[key(&made, 0)])
        .await
        .expect("the key is good");
    let upgrade = |ticket: &str, origin: &str| {
        format!(
            "GET /api/socket?ticket={ticket} HTTP/1.1\r\nhost: redtag.example\r\n\
             origin: {origin}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    let ask = async |text: String| {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = tokio::net::TcpStream::connect(server.address)
            .await
            .expect("it listens");
        stream.write_all(text.as_bytes()).await.expect("it reads");
        let mut status = [0; 12];
        stream.read_exact(&mut status).await.expect("it answers");
        String::from_utf8_lossy(&status[9..]).into_owned()
    };
    assert_eq!(
        ask(upgrade(&ticket, "https://evil.example")).await,
        "403",
        "another page"
    );
    assert_eq!(
        ask(upgrade(&ticket, "https://redtag.example")).await,
        "403",
        "another scheme"
    );
    assert_eq!(ask(upgrade("guess", "http://redtag.example")).await, "403");
    assert_eq!(
        ask(upgrade(&ticket, "http://redtag.example")).await,
        "101",
        "the ticket was not used up"
    );
    assert_eq!(
        ask(upgrade(&ticket, "http://redtag.example")).await,
        "403",
        "a ticket works once"
    );
    for (path, part) in [
        ("/api/health", "true"),
        ("/api/ready", "true"),
        ("/api/online", "\"online\":true"),
    ] {
        let (status, body) = get(server.address, path).await;
        assert!(status == 200 && body.contains(part), "{path}: {body}");
    }
    assert!(
        get(server.address, "/metrics")
            .await
            .1
            .contains("redtag_tables_made_total 1\n")
    );
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_cannot_be_read_is_told_why() {
    let place = Place::sqlite("unreadable");
    let server = TestServer::start(place.config()).await;
    for (path, body, status, told) in [
        ("/api/tables", json!([]), 400, "a request is a JSON object"),
        (
            "/api/tables",
            json!({ "game": 5 }),
            400,
            "game: this is the number 5, but a string is expected",
        ),
        (
            "/api/tables",
            json!({ "game": "triage", "players": [{ "name": 5 }] }),
            400,
            "players[0].name: this is the number 5",
        ),
        (
            "/api/tickets",
            json!({ "key": "x".repeat(5000) }),
            413,
            "the request is too long",
        ),
    ] {
        let (found, answer) = post(server.address, path, &body).await.expect("it answers");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(
            found == status && message.starts_with(told),
            "{found} {answer}"
        );
    }
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_connects_if_the_operator_says_so() {
    let place = Place::sqlite("origins");
    let mut config = place.config();
    config.online.origins = vec!["https://friends.example".into()];
    let server = TestServer::start(config).await;
    let ask = async |method: &str, origin: &str| {
        let body = r#"{"game":"triage"}"#;
        let text = format!(
            "{method} /api/tables HTTP/1.1\r\nhost: redtag.example\r\norigin: {origin}\r\n\
             connection: close\r\naccess-control-request-method: POST\r\n\
             access-control-request-headers: content-type\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        exchange(server.address, &text).await.expect("it answers")
    };
    let allowed = "access-control-allow-origin: https://friends.example\r\n";
    let asked = ask("OPTIONS", "https://friends.example").await;
    assert!(
        asked.starts_with("HTTP/1.1 200") && asked.contains(allowed),
        "{asked}"
    );
    assert!(
        asked.contains("access-control-allow-headers: content-type\r\n"),
        "{asked}"
    );
    let made = ask("POST", "https://friends.example").await;
    assert!(
        made.starts_with("HTTP/1.1 200") && made.contains(allowed),
        "{made}"
    );
    let own = ask("POST", "http://redtag.example").await;
    assert!(
        own.starts_with("HTTP/1.1 200") && !own.contains("allow-origin"),
        "{own}"
    );
    for method in ["OPTIONS", "POST"] {
        let foreign = ask(method, "https://evil.example").await;
        assert!(
            !foreign.contains("allow-origin") && !foreign.contains("keys"),
            "{foreign}"
        );
    }
    server.end().await;
}
