//! "Your turn", as the program hears it that the owner of a table named.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::client::{Client, key, make};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(who_is_away_is_called_once);

/// How long a call may take to come, and how long is waited for one that must not come.
const PATIENCE: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_millis(400);

/// A program that hears calls.
struct Receiver {
    url: String,
    /// Every request as it came.
    heard: Arc<Mutex<Vec<String>>>,
}

impl Receiver {
    async fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0))
            .await
            .expect("a port is free");
        let url = format!(
            "http://{}/turn?of=us",
            listener.local_addr().expect("it listens")
        );
        let heard = Arc::new(Mutex::new(Vec::new()));
        let kept = heard.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut request = Vec::new();
                // Its end is the end of the one object in it.
                while !request.ends_with(b"}") {
                    let mut piece = [0; 1024];
                    match stream.read(&mut piece).await {
                        Ok(read) if read > 0 => request.extend_from_slice(&piece[..read]),
                        _ => break,
                    }
                }
                kept.lock()
                    .expect("nobody panicked")
                    .push(String::from_utf8_lossy(&request).into_owned());
                _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
            }
        });
        Self { url, heard }
    }

    fn calls(&self) -> Vec<String> {
        self.heard.lock().expect("nobody panicked").clone()
    }

    /// Waits until this many calls have come, and a little longer, for they must not be more.
    async fn wait_for(&self, calls: usize) -> Vec<String> {
        let patience = tokio::time::Instant::now() + PATIENCE;
        while self.calls().len() < calls && tokio::time::Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tokio::time::sleep(SILENCE).await;
        let heard = self.calls();
        assert_eq!(heard.len(), calls, "{heard:?}");
        heard
    }
}

/// A table at which both may act at the same time.
fn both(url: &str) -> Value {
    let players = json!([{ "name": "Anna" }, { "name": "Ben" }]);
    json!({ "game": "trauma-center", "options": { "seats": 2 }, "players": players,
        "webhook": url })
}

async fn act(who: &mut Client) {
    let legal = who.ask(json!({ "op": "legal" })).await;
    let to_act = legal["to_act"].as_array().expect("a list");
    let own = to_act
        .iter()
        .find(|to_act| to_act["seat"] == 0)
        .expect("Anna may act");
    let answer = who
        .ask(json!({ "op": "play", "seat": 0, "action": own["actions"][0] }))
        .await;
    assert_eq!(answer["ok"], true, "{answer}");
}

async fn who_is_away_is_called_once(place: Place) {
    let receiver = Receiver::start().await;
    let mut config = place.config();
    config.online.private_webhooks = true;
    let server = TestServer::start(config.clone()).await;
    let made = make(server.address, both(&receiver.url)).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    anna.ask(json!({ "op": "chat", "text": "Nobody has acted yet" }))
        .await;
    receiver.wait_for(0).await;
    act(&mut anna).await;
    let heard = receiver.wait_for(1).await.remove(0);
    let (head, body) = heard.split_once("\r\n\r\n").expect("a request");
    assert!(head.starts_with("POST /turn?of=us HTTP/1.1\r\n"), "{head}");
    assert!(head.contains("content-type: application/json"), "{head}");
    let text = "Redtag: Ben, it is your turn.";
    let right = json!({
        "table": made["table"], "game": "trauma-center", "seats": [1], "names": ["Ben"],
            "text": text, "content": text,
    });
    assert_eq!(serde_json::from_str::<Value>(body).expect("JSON"), right);
    act(&mut anna).await;
    anna.ask(json!({ "op": "chat", "text": "Where are you?" }))
        .await;
    receiver.wait_for(1).await;
    server.end().await;
    // Whoever starts the server again does not call everybody again.
    let server = TestServer::start(config).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    act(&mut anna).await;
    receiver.wait_for(1).await;
    assert_eq!(server.server.metrics.webhook_errors_total.load(Relaxed), 0);
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn this_machine_is_not_called_unless_the_operator_allows_it() {
    let receiver = Receiver::start().await;
    let place = Place::sqlite("private_webhooks");
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, both(&receiver.url)).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    act(&mut anna).await;
    receiver.wait_for(0).await;
    assert_eq!(server.server.metrics.webhook_errors_total.load(Relaxed), 1);
    // Who is here needs no call.
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    ben.push("table").await;
    act(&mut anna).await;
    receiver.wait_for(0).await;
    assert_eq!(server.server.metrics.webhooks_total.load(Relaxed), 1);
    server.end().await;
}
