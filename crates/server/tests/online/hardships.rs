//! Real hardships: a server that is stopped for a while, a PostgreSQL that goes and comes back, two
//! nodes of which one is cut off, no file descriptors, no memory.

use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Client, Heard, get, key, make, rivals};
use crate::process::Process;
use crate::stores::{Place, Postgres, TestServer};

/// Says something; whether that was acknowledged. If not, it says that it was not.
async fn say(client: &mut Client, text: &str) -> bool {
    let answer = client
        .ask(json!({ "id": text, "op": "chat", "text": text }))
        .await;
    let code = answer["error"]["code"].as_str();
    assert!(
        answer["ok"] == true || matches!(code, Some("not_kept" | "unavailable")),
        "{answer}"
    );
    answer["ok"] == true
}

/// What was acknowledged is there, in this order and once.
async fn check(place: &Place, table: &str, acknowledged: &[String]) {
    let events = place.events(table).await;
    let mut said = events.iter().map(|(_, _, body)| {
        let body: Value = serde_json::from_str(body).expect("JSON");
        body["text"].as_str().unwrap_or_default().to_owned()
    });
    for text in acknowledged {
        assert!(said.any(|said| said == *text), "{text} is there");
    }
    let mut ids: Vec<&String> = events.iter().map(|(_, id, _)| id).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "nothing is doubled");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_stopped_goes_on() {
    let place = Place::sqlite("stopped");
    let server = Process::start(&place.database);
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    anna.push("present").await;
    let mut acknowledged = Vec::new();
    for round in 0..5 {
        let text = format!("round {round}");
        server.signal("STOP");
        let message = json!({ "id": text, "op": "chat", "text": text });
        anna.send(&message).await.expect("it is sent");
        while let Heard::Message(heard) = anna.hear(Duration::from_millis(100)).await {
            assert_ne!(heard["id"], text.as_str(), "it is stopped");
        }
        server.signal("CONT");
        // Sent again, as by somebody who lost patience: it is answered and not done again.
        assert!(say(&mut anna, &text).await);
        acknowledged.push(text);
    }
    let table = made["table"].as_str().expect("a name");
    check(&place, table, &acknowledged).await;
    assert_eq!(place.events(table).await.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_comes_back_has_lost_nothing() {
    let mut postgres = tokio::task::spawn_blocking(|| Postgres::start("restarted"))
        .await
        .expect("it starts");
    let place = postgres.place("postgres");
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut acknowledged = Vec::new();
    for round in 0..3 {
        for number in 0..5 {
            let text = format!("{round} {number}");
            assert!(say(&mut anna, &text).await, "{text}");
            acknowledged.push(text);
        }
        postgres = tokio::task::spawn_blocking(|| postgres.order("stop"))
            .await
            .expect("it stops");
        let text = format!("{round} without");
        assert!(!say(&mut anna, &text).await, "there is no database");
        assert_eq!(get(server.address, "/api/ready").await.0, 503);
        postgres = tokio::task::spawn_blocking(|| postgres.order("start"))
            .await
            .expect("it starts");
        let begun = Instant::now();
        while get(server.address, "/api/ready").await.0 != 200 {
            assert!(begun.elapsed().as_secs() < 20, "it is back");
        }
        assert!(say(&mut anna, &text).await, "sent again it is kept");
        acknowledged.push(text);
    }
    check(&place, table, &acknowledged).await;
    assert_eq!(place.events(table).await.len(), acknowledged.len());
    server.end().await;
}

/// A server that may have only so much of something, as `ulimit` says.
fn limited(place: &Place, limit: &str) -> Option<Process> {
    let mut shell = Command::new("bash");
    let program = std::env::current_exe().expect("this program");
    shell
        .args(["-c", &format!("ulimit {limit}; exec \"$0\" \"$@\"")])
        .arg(program);
    Process::launch(shell, &place.database, "", None)
}

#[tokio::test(flavor = "multi_thread")]
async fn without_file_descriptors_those_who_are_there_play_on() {
    let place = Place::sqlite("descriptors");
    let server = limited(&place, "-n 40").expect("it listens");
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut acknowledged = Vec::new();
    let mut crowd = Vec::new();
    for number in 0..60 {
        crowd.push(TcpStream::connect(server.address).await.expect("a socket"));
        let text = format!("{number}");
        assert!(say(&mut anna, &text).await);
        acknowledged.push(text);
    }
    drop(crowd);
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    assert!(say(&mut ben, "there is room again").await);
    assert_eq!(get(server.address, "/api/ready").await.0, 200);
    acknowledged.push("there is room again".to_owned());
    check(&place, table, &acknowledged).await;
}

/// How much memory a server may take from now on: this much more than it has.
fn limit_memory(server: &Process, more: u64) {
    let status = format!("/proc/{}/status", server.child.id());
    let status = std::fs::read_to_string(status).expect("it runs");
    let data = status.lines().find_map(|line| line.strip_prefix("VmData:"));
    let data = data.and_then(|data| data.trim().strip_suffix(" kB"));
    let data: u64 = data.expect("it is there").trim().parse().expect("a number");
    let limited = Command::new("prlimit")
        .args(["--pid", &server.child.id().to_string()])
        .arg(format!("--data={}:unlimited", (data << 10) + more))
        .status();
    assert!(limited.expect("there is a prlimit").success());
}

/// Begins to send a table with a long journal, and stops halfway: what was sent stays in memory.
async fn half_a_table(address: SocketAddr, from: u8) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(([127, 0, 0, from], 0).into())?;
    let mut stream = socket.connect(address).await?;
    let head = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1500000\r\n\r\n";
    let text = head.to_owned() + &"x".repeat(1_400_000);
    // It may refuse before all of it was sent.
    _ = tokio::time::timeout(Duration::from_secs(2), stream.write_all(text.as_bytes())).await;
    Ok(stream)
}

#[tokio::test(flavor = "multi_thread")]
async fn without_memory_load_is_refused_and_nothing_acknowledged_is_lost() {
    let place = Place::sqlite("memory");
    let mut server = Process::start(&place.database);
    let address = server.address;
    let made = make(address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(address, key(&made, 0)).await;
    assert!(say(&mut anna, "before").await);
    let mut acknowledged = vec!["before".to_owned()];

    // All of this would be 140 MB; requests may hold 24 MB of them.
    limit_memory(&server, 80 << 20);
    let crowd = join_all((0..100).map(|number| half_a_table(address, 2 + number % 20))).await;
    for number in 0..10 {
        let text = format!("crowded {number}");
        assert!(say(&mut anna, &text).await);
        acknowledged.push(text);
    }
    assert!(server.lives(), "{}", server.log());
    drop(crowd);

    // With nothing left it may end, as a program does that gets no memory.
    limit_memory(&server, 0);
    for number in 0..10 {
        let crowd = join_all((0..5).map(|number| half_a_table(address, 2 + number)));
        let text = format!("nothing left {number}");
        let message = json!({ "id": text, "op": "chat", "text": text });
        let (_crowd, sent) = tokio::join!(crowd, anna.send(&message));
        if sent.is_err() {
            break;
        }
        while let Heard::Message(heard) = anna.hear(Duration::from_millis(50)).await {
            if heard["ok"] == true {
                acknowledged.push(heard["id"].as_str().expect("the text").to_owned());
            }
        }
    }
    server.kill();
    let server = Process::start(&place.database);
    check(&place, table, &acknowledged).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    assert!(say(&mut anna, "back").await);
}

/// A network of this test's own, gone afterwards.
struct Network(String);

impl Network {
    /// One machine behind two cables: one to PostgreSQL, one to its visitors. Nothing where this
    /// user may not make one.
    fn lay(name: &str) -> Option<Self> {
        let network = Self(format!("{name}{}", std::process::id() % 10_000));
        let name = &network.0;
        let script = format!(
            "set -e; ip netns add {name}; ip -n {name} link set lo up
            for cable in a b; do
                ip link add {name}$cable type veth peer name in$cable netns {name}
                ip link set {name}$cable up; ip -n {name} link set in$cable up
            done
            ip addr add 10.213.1.1/24 dev {name}a; ip -n {name} addr add 10.213.1.2/24 dev ina
            ip addr add 10.213.2.1/24 dev {name}b; ip -n {name} addr add 10.213.2.2/24 dev inb"
        );
        match Command::new("bash").args(["-c", &script]).output() {
            Ok(laid) if laid.status.success() => Some(network),
            refused => {
                println!("skipped: no network can be made here: {refused:?}");
                None
            }
        }
    }

    /// Takes the cable to PostgreSQL out, or puts it in again.
    fn cable(&self, state: &str) {
        let link = format!("{}a", self.0);
        let set = Command::new("ip")
            .args(["link", "set", &link, state])
            .status();
        assert!(set.expect("there is an ip").success());
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        _ = Command::new("ip").args(["netns", "del", &self.0]).status();
    }
}

/// Two nodes share a PostgreSQL; the cable of one of them is taken out and put in again.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_cut_off_catches_up() {
    let Some(network) = Network::lay("redtag") else {
        return;
    };
    let postgres = tokio::task::spawn_blocking(|| Postgres::start_at("cut_off", "10.213.1.1"))
        .await
        .expect("it starts");
    let place = postgres.place("postgres");
    let near = TestServer::start(place.config()).await;
    let mut inside = Command::new("ip");
    inside
        .args(["netns", "exec", &network.0])
        .arg(std::env::current_exe().expect("this program"))
        .env("REDTAG_TEST_LISTEN", "10.213.2.2");
    let database = "postgres://test@10.213.1.1/postgres?sslmode=disable";
    let far = Process::launch(inside, database, "", None).expect("it listens");
    let made = make(near.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(near.address, key(&made, 0)).await;
    let mut ben = Client::open(far.address, key(&made, 1)).await;
    let mut acknowledged = Vec::new();
    for round in 0..2 {
        for (name, person) in [("Anna", &mut anna), ("Ben", &mut ben)] {
            let text = format!("{name} {round}");
            assert!(say(person, &text).await, "{text}");
            acknowledged.push(text);
        }
        network.cable("down");
        let text = format!("Anna alone {round}");
        assert!(say(&mut anna, &text).await, "she is not cut off");
        acknowledged.push(text);
        let text = format!("Ben alone {round}");
        let message = json!({ "id": text, "op": "chat", "text": text });
        ben.send(&message).await.expect("his node is there");
        let heard = ben.hear(Duration::from_millis(500)).await;
        assert!(matches!(heard, Heard::Nothing | Heard::Message(_)));
        network.cable("up");
        let begun = Instant::now();
        while !say(&mut ben, &text).await {
            assert!(begun.elapsed().as_secs() < 40, "the cable is in again");
        }
        acknowledged.push(text);
    }
    // Ben has heard everything that Anna said meanwhile.
    check(&place, table, &acknowledged).await;
    let events = place.events(table).await.len();
    assert_eq!(events, acknowledged.len());
    let mut ben = Client::open(far.address, key(&made, 1)).await;
    assert_eq!(ben.push("table").await["seq"], events as i64);
    near.end().await;
}
