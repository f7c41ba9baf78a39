//! One seat cannot act for another, read another's secret or learn a future card: not from any
//! message, log or error.

use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::json;
use tracing::level_filters::LevelFilter;

use crate::client::{Client, Follower, get, key, make, post, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(nothing_tells_a_secret);

/// Everything that is logged, at every level.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0
            .lock()
            .expect("nobody panicked")
            .extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// One log for all tests of this program: only one subscriber can be set.
fn log() -> Log {
    static LOG: std::sync::OnceLock<Log> = std::sync::OnceLock::new();
    let begin = || {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(LevelFilter::TRACE)
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::set_global_default(subscriber).expect("nobody else has set one");
        log
    };
    LOG.get_or_init(begin).clone()
}

async fn nothing_tells_a_secret(place: Place) {
    let log = log();
    let mut config = place.config();
    config.limits.messages = 10_000;
    let server = TestServer::start(config).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let seed = place.seed(table).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    let mut watcher = Client::open(server.address, made["watch"].as_str().expect("a key")).await;
    let mut follower = Follower::new(&watcher.push("table").await);
    // Whoever acts for another is refused, however they say it.
    let (seat, action) = watcher.first_action().await;
    let others: [&mut Client; 2] = if seat == 0 {
        [&mut ben, &mut watcher]
    } else {
        [&mut anna, &mut watcher]
    };
    for other in others {
        for op in ["play", "return", "name"] {
            let mut message = json!({ "op": op, "seat": seat });
            if op == "play" {
                message["action"] = action.clone();
            } else if op == "name" {
                message["name"] = json!("Me");
            }
            assert_eq!(other.refused(message).await, "not_your_seat", "{op}");
        }
    }
    for op in [
        "state", "legal", "log", "journal", "rules", "content", "games", "hint", "odds", "new",
        "branch", "bot", "load", "open", "undo", "why", "verify",
    ] {
        for extra in [
            json!({}),
            json!({ "seat": 0, "action": action }),
            json!({ "game": "triage" }),
            json!({ "seed": seed.len() }),
        ] {
            let mut message = extra;
            message["op"] = json!(op);
            anna.ask(message).await;
        }
    }
    // Some actions, so that chance has had its say.
    for number in 0..12 {
        let Some((seat, action)) = follower.choose(number) else {
            break;
        };
        let who = if seat == 0 { &mut anna } else { &mut ben };
        who.ask(json!({ "op": "play", "seat": seat, "action": action }))
            .await;
        follower.follow(&watcher.push("event").await["event"]);
    }
    let mut told = format!("{}{}{}", anna.heard, ben.heard, watcher.heard);
    for path in [
        "/metrics",
        "/api/online",
        "/api/ready",
        "/api/tables",
        "/api/socket",
        "/api/socket?ticket=x",
    ] {
        told += &get(server.address, path).await.1;
    }
    for (path, body) in [
        ("/api/tables", json!({ "game": "nothing" })),
        (
            "/api/tables",
            json!({ "game": "triage", "options": { "beds": 99 } }),
        ),
        (
            "/api/tables",
            json!({ "game": "triage", "journal": "nonsense" }),
        ),
        ("/api/tickets", json!({ "key": "nonsense" })),
        (
            "/api/tickets",
            json!({ "keys": [key(&made, 0), "nonsense"] }),
        ),
    ] {
        told += &post(server.address, path, &body)
            .await
            .expect("it answers")
            .1
            .to_string();
    }
    server.end().await;
    let logged = String::from_utf8_lossy(&log.0.lock().expect("nobody panicked")).into_owned();
    assert!(logged.contains("a table was made"), "the log is written");
    let keys = made["keys"]
        .as_array()
        .expect("a list")
        .iter()
        .chain([&made["watch"], &made["owner"]]);
    let secrets: Vec<&str> = keys
        .map(|key| key.as_str().expect("text"))
        .chain([seed.as_str()])
        .collect();
    for secret in secrets {
        assert!(!told.contains(secret), "a visitor was told a secret");
        assert!(!logged.contains(secret), "a secret is in the log");
    }
}
