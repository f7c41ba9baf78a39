//! Visitors who mean no good, and those who only hear badly.
//!
//! `REDTAG_FRAMES=5000000` sends more mutated frames than the usual run.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use redtag_kernel::Fast;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Client, get, key, make, rivals};
use crate::stores::{Place, TestServer};

/// What is mutated: every kind of message, and some that are nearly right.
const MESSAGES: &[&str] = &[
    r#"{"id":"a1","op":"play","seat":0,"action":"end","at":3}"#,
    r#"{"id":"a2","op":"play","seat":1,"action":{"buy":3}}"#,
    r#"{"id":"a3","op":"undo"}"#,
    r#"{"id":"a4","op":"vote","vote":7,"agree":true}"#,
    r#"{"id":"a5","op":"replace","seat":1,"bot":"search:500"}"#,
    r#"{"id":"a6","op":"return","seat":0}"#,
    r#"{"id":"a7","op":"name","seat":0,"name":"Ännchen ☂"}"#,
    r#"{"id":"a8","op":"webhook","url":"https://example.org/x"}"#,
    r#"{"id":9,"op":"state","lang":"de"}"#,
    r#"{"id":null,"op":"legal"}"#,
    r#"{"id":"a","op":"why","seat":0,"action":[[[[{"a":1e308}]]]]}"#,
    r#"{"op":"journal","id":{"deep":[1,2,3]}}"#,
];

fn mutated(luck: &mut Fast) -> String {
    let mut bytes = MESSAGES[luck.below(MESSAGES.len())].as_bytes().to_vec();
    for _ in 0..1 + luck.below(4) {
        let at = luck.below(bytes.len().max(1));
        match luck.below(6) {
            0 if at < bytes.len() => bytes[at] = luck.below(128) as u8,
            1 => bytes.truncate(at),
            2 => bytes.insert(at.min(bytes.len()), b"{}[]\",:0-9e\\"[luck.below(12)]),
            3 if at < bytes.len() => _ = bytes.remove(at),
            4 => {
                let other = MESSAGES[luck.below(MESSAGES.len())].as_bytes();
                bytes.extend_from_slice(&other[luck.below(other.len())..]);
            }
            _ => {
                let end = (at + luck.below(12)).min(bytes.len());
                let piece = bytes[at.min(end)..end].to_vec();
                bytes.splice(at.min(end)..at.min(end), piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The memory of this process, in megabytes.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS:"))
        .unwrap_or("VmRSS: 0");
    line.split_whitespace()
        .nth(1)
        .and_then(|size| size.parse::<usize>().ok())
        .unwrap_or(0)
        / 1024
}

#[tokio::test(flavor = "multi_thread")]
async fn mutated_frames_do_no_harm() {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Relaxed);
        usual(panic);
    }));
    let frames = std::env::var("REDTAG_FRAMES")
        .ok()
        .and_then(|frames| frames.parse().ok())
        .unwrap_or(20_000);
    let place = Place::sqlite("mutated_frames");
    let mut config = place.config();
    config.limits.messages = 1_000_000;
    let server = TestServer::start(config).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut luck = Fast::new(5, 5);
    let (mut before, mut sent) = (0, 0);
    while sent < frames {
        for _ in 0..50 {
            // What is no message is answered as well, so that every frame can be waited for.
            if anna.send_text(mutated(&mut luck)).await.is_err() {
                break;
            }
            sent += 1;
        }
        if anna.try_ask(json!({ "op": "legal" })).await.is_none() {
            anna = Client::open(server.address, key(&made, 0)).await;
        }
        (anna.pushed, anna.heard) = Default::default();
        if sent % 5_000 < 50 {
            raw_nonsense(&server, key(&made, 1), &mut luck).await;
        }
        if before == 0 && sent > frames / 4 {
            before = memory();
        }
    }
    assert_eq!(PANICS.load(Relaxed), 0, "nothing panics");
    let grown = memory().saturating_sub(before);
    println!("{sent} mutated frames; {grown} MB more than after a quarter of them");
    // Other tests run in this process as well.
    assert!(grown < 150, "{grown} MB more");
    assert_eq!(get(server.address, "/api/ready").await.0, 200);
    server.end().await;
}

/// Bytes that are no frames, on a connection that was a socket.
async fn raw_nonsense(server: &TestServer, key: &str, luck: &mut Fast) {
    let ticket = Client::ticket(server.address, &[key])
        .await
        .expect("the key is good");
    let mut stream = TcpStream::connect(server.address)
        .await
        .expect("it listens");
    let upgrade = format!(
        "GET /api/socket?ticket={ticket} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream
        .write_all(upgrade.as_bytes())
        .await
        .expect("it reads");
    let nonsense: Vec<u8> = (0..luck.below(600))
        .map(|_| luck.below(256) as u8)
        .collect();
    _ = stream.write_all(&nonsense).await;
    _ = stream.shutdown().await;
    let mut rest = Vec::new();
    _ = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_slow_are_let_go_and_the_others_do_not_wait() {
    let place = Place::sqlite("slow");
    let mut config = place.config();
    config.limits.messages = 100_000;
    config.limits.headers = Duration::from_millis(700);
    config.limits.send = Duration::from_millis(700);
    config.limits.queue = 64 << 10;
    let server = TestServer::start(config).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut half_open = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(server.address)
            .await
            .expect("it listens");
        stream
            .write_all(b"GET /api/online HTTP/1.1\r\nhost: lo")
            .await
            .expect("it reads");
        half_open.push(stream);
    }
    let mut deaf = Vec::new();
    for _ in 0..20 {
        deaf.push(Deaf::enter(&server, key(&made, 1)).await);
    }
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    anna.push("table").await;
    let (begun, mut took) = (Instant::now(), Vec::new());
    let sockets = || server.server.metrics.sockets.load(Relaxed);
    // The kernel takes some megabytes for each of them before anybody notices.
    while begun.elapsed() < Duration::from_secs(2)
        || (sockets() > 1 && begun.elapsed() < Duration::from_secs(60))
    {
        for deaf in &mut deaf {
            deaf.shout();
        }
        let asked = Instant::now();
        let answer = anna
            .ask(json!({ "op": "chat", "text": "x".repeat(400) }))
            .await;
        assert_eq!(answer["ok"], true, "{answer}");
        took.push(asked.elapsed());
        (anna.pushed, anna.heard) = Default::default();
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    took.sort_unstable();
    let (most, slowest) = (took[took.len() * 95 / 100], took[took.len() - 1]);
    println!(
        "of {} answers to somebody who listens 95 of 100 took {most:?}, the slowest {slowest:?}",
        took.len()
    );
    // The other tests run at the same time, and a few answers wait for them; but nobody waits as
    // long as those get who do not listen.
    assert!(most < Duration::from_millis(350), "{most:?}, {slowest:?}");
    for mut stream in half_open {
        let closed =
            tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut Vec::new())).await;
        assert!(closed.is_ok(), "a visitor who says nothing is let go");
    }
    assert_eq!(sockets(), 1, "those who do not listen are let go");
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_an_answer_is_let_go() {
    let place = Place::sqlite("slow_answers");
    let mut config = place.config();
    config.limits.send = Duration::from_millis(700);
    let server = TestServer::start(config).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4 << 10).expect("a small one");
    let mut stream = socket.connect(server.address).await.expect("it listens");
    // Far more than the kernel holds for somebody who does not read.
    let requests = "GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n".repeat(5_000);
    _ = tokio::time::timeout(
        Duration::from_secs(1),
        stream.write_all(requests.as_bytes()),
    )
    .await;
    let begun = Instant::now();
    while server.server.metrics.connections.load(Relaxed) > 0
        && begun.elapsed() < Duration::from_secs(10)
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.server.metrics.connections.load(Relaxed), 0);
    server.end().await;
}

/// A visitor who asks and asks, and never hears.
struct Deaf(TcpStream);

impl Deaf {
    async fn enter(server: &TestServer, key: &str) -> Self {
        let ticket = Client::ticket(server.address, &[key])
            .await
            .expect("the key is good");
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4 << 10).expect("a small one");
        let mut stream = socket.connect(server.address).await.expect("it listens");
        let upgrade = format!(
            "GET /api/socket?ticket={ticket} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream
            .write_all(upgrade.as_bytes())
            .await
            .expect("it reads");
        Self(stream)
    }

    /// Asks for something long, if that goes through now.
    fn shout(&mut self) {
        let text = json!({ "op": "content" }).to_string();
        // A masked frame of text; a mask of zeros leaves it as it is.
        let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
        frame.extend_from_slice(text.as_bytes());
        _ = self.0.try_write(&frame);
    }
}
