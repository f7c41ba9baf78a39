//! Faults by simulation: a store whose every read, write, sync and commit may fail, be late, be cut
//! short, or be the last thing before a crash or a power cut; and a PostgreSQL whose network is
//! cut.
//!
//! What fails follows from a seed. A model knows what was acknowledged. After every seed nothing of
//! that is lost, nothing is doubled, every journal replays, and every table answers.
//!
//! `REDTAG_FAULTS=10000` tries more seeds than the usual run, `REDTAG_FAULTS=5000..6000` those, and
//! `REDTAG_FAULT_SEED=7` that one alone.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::future::join_all;
use redtag_games::hosted;
use redtag_kernel::{Fast, Turn};
use serde_json::{Value, json};

use crate::client::{Client, Follower, Heard, key, post, try_get};
use crate::process::{Faults, Process};
use crate::proxy::Proxy;
use crate::stores::{Place, TestServer};

/// How many tables are played at a time.
const TABLES: usize = 3;
/// How many actions are tried at each table with one seed.
const ACTIONS: usize = 5;
/// After this many seeds there are new tables and a new file.
const SEEDS: usize = 25;
/// How many files are tried at a time.
const TOGETHER: usize = 4;
/// How long an answer may take while everything fails.
const PATIENCE: Duration = Duration::from_secs(15);
/// How soon after a fault a server works again, as docs/operating.md promises: of its disk, and of
/// the network to PostgreSQL, where it may wait for an answer that was lost.
const DISK_RECOVERY: Duration = Duration::from_secs(5);
const NETWORK_RECOVERY: Duration = Duration::from_secs(15);

fn seeds() -> std::ops::Range<u64> {
    let number = |text: &str| text.parse::<u64>().expect("REDTAG_FAULTS: a number");
    if let Ok(seed) = std::env::var("REDTAG_FAULT_SEED") {
        return number(&seed)..number(&seed) + 1;
    }
    match std::env::var("REDTAG_FAULTS") {
        Ok(seeds) => match seeds.split_once("..") {
            Some((from, to)) => number(from)..number(to),
            None => 0..number(&seeds),
        },
        Err(_) => 0..200,
    }
}

/// One table as the model knows it.
struct Known {
    table: String,
    key: String,
    /// What was acknowledged, and its place.
    acknowledged: HashMap<String, i64>,
    sent: usize,
    luck: Fast,
}

impl Known {
    async fn make(address: SocketAddr, number: u64) -> Self {
        let wanted = json!({ "game": "triage" });
        let (status, made) = post(address, "/api/tables", &wanted)
            .await
            .expect("it answers");
        assert_eq!(status, 200, "{made}");
        Self {
            table: made["table"].as_str().expect("a name").to_owned(),
            key: key(&made, 0).to_owned(),
            acknowledged: HashMap::new(),
            sent: 0,
            luck: Fast::new(number, number),
        }
    }

    /// Plays and talks for a while, and ends when the server does.
    async fn act(&mut self, address: SocketAddr) {
        let Ok(Ok(mut client)) =
            tokio::time::timeout(PATIENCE, Client::enter(address, &[&self.key], None)).await
        else {
            return;
        };
        let Heard::Message(first) = client.hear(PATIENCE).await else {
            return;
        };
        if first["push"] != "table" {
            return;
        }
        let mut follower = Follower::new(&first);
        for _ in 0..ACTIONS {
            self.sent += 1;
            let id = format!("{}", self.sent);
            let mut message = match follower.board.turn() {
                Turn::Act(_) if !self.sent.is_multiple_of(3) => {
                    let action = follower.choose_for(0, self.luck.below(1000));
                    json!({ "op": "play", "seat": 0, "action": action })
                }
                _ => json!({ "op": "chat", "text": id }),
            };
            message["id"] = json!(id);
            // Whatever was not kept is sent again under its name, once.
            for _ in 0..2 {
                match self.send(&mut client, &mut follower, &message).await {
                    Sent::Open => {}
                    Sent::Gone => return,
                    Sent::Answered => break,
                }
            }
        }
    }

    async fn send(
        &mut self,
        client: &mut Client,
        follower: &mut Follower,
        message: &Value,
    ) -> Sent {
        if client.send(message).await.is_err() {
            return Sent::Gone;
        }
        loop {
            let Heard::Message(heard) = client.hear(PATIENCE).await else {
                return Sent::Gone;
            };
            if heard["push"] == "event" {
                follower.follow(&heard["event"]);
            } else if heard["id"] == message["id"] {
                let id = message["id"].as_str().expect("a name").to_owned();
                if let Some(seq) = heard["seq"].as_i64() {
                    self.acknowledged.insert(id, seq);
                    return Sent::Answered;
                }
                let code = heard["error"]["code"].as_str().unwrap_or_default();
                return match code {
                    "not_kept" | "unavailable" => Sent::Open,
                    // What could not be told to be kept was kept, and the table has moved on.
                    "illegal" | "over" | "stale" => Sent::Answered,
                    _ => panic!("{heard}"),
                };
            }
        }
    }

    /// Comes to a table that has to answer; a machine that is very busy may take several tries.
    async fn enter(&self, address: SocketAddr, seed: u64) -> Client {
        let begun = Instant::now();
        loop {
            match Client::enter(address, &[&self.key], None).await {
                Ok(client) => return client,
                Err(error) if begun.elapsed() > PATIENCE => {
                    panic!("seed {seed}: {} does not answer: {error}", self.table);
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// Compares the store and the live table with what is known.
    async fn check(&self, place: &Place, address: SocketAddr, seed: u64) {
        let table = &self.table;
        let mut found: HashMap<String, i64> = HashMap::new();
        for (at, (seq, id, _)) in place.events(table).await.into_iter().enumerate() {
            assert_eq!(seq, at as i64 + 1, "seed {seed}: {table} has no gaps");
            let name = id.rsplit(':').next().unwrap_or_default().to_owned();
            if id != "over" {
                let before = found.insert(name, seq);
                assert_eq!(before, None, "seed {seed}: {id} at {table} is doubled");
            }
        }
        for (id, seq) in &self.acknowledged {
            assert_eq!(
                found.get(id),
                Some(seq),
                "seed {seed}: {id} at {table} was acknowledged"
            );
        }
        let mut visitor = self.enter(address, seed).await;
        let told = visitor.push("table").await;
        let journal = told["journal"].as_str().expect("text");
        if let Err(error) = hosted::reopen(journal) {
            panic!("seed {seed}: {table} does not replay: {}", error.message);
        }
        let newest = found.values().copied().max().unwrap_or(0);
        assert!(told["seq"].as_i64() >= Some(newest), "seed {seed}: {told}");
        let id = format!("check {seed}");
        let talk = visitor
            .ask(json!({ "id": id, "op": "chat", "text": "?" }))
            .await;
        assert_eq!(talk["ok"], true, "seed {seed}: {table} answers: {talk}");
    }
}

enum Sent {
    Answered,
    /// It may be sent again.
    Open,
    /// The server is gone.
    Gone,
}

/// What fails with a seed: everything at times, and some things alone.
fn plan(seed: u64) -> (i64, i64, bool) {
    let kinds = match seed % 8 {
        0 => Faults::SYNC,
        1 => Faults::WRITE | Faults::FULL,
        2 => Faults::READ,
        3 => Faults::CRASH,
        4 => Faults::SHORT | Faults::FULL | Faults::DELAY,
        5 => Faults::SYNC | Faults::CRASH,
        _ => Faults::ALL,
    };
    let mut luck = Fast::new(seed, 16);
    (3 + luck.below(40) as i64, kinds, luck.below(2) == 0)
}

/// What came of some seeds.
#[derive(Default)]
struct Tally {
    faults: i64,
    ends: usize,
    acknowledged: usize,
    /// The longest.
    recovery: Duration,
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_disk_does_nothing_acknowledged_is_lost() {
    let all: Vec<u64> = seeds().collect();
    let groups = all.chunks(SEEDS).map(|group| try_disk(group.to_vec()));
    let tallies: Vec<Tally> = futures_util::stream::iter(groups)
        .map(tokio::spawn)
        .buffer_unordered(TOGETHER)
        .map(|tally| tally.expect("nothing is lost"))
        .collect()
        .await;
    let faults: i64 = tallies.iter().map(|tally| tally.faults).sum();
    let ends: usize = tallies.iter().map(|tally| tally.ends).sum();
    let acknowledged: usize = tallies.iter().map(|tally| tally.acknowledged).sum();
    let recovery = tallies.iter().map(|tally| tally.recovery).max();
    println!(
        "{} seeds, {faults} faults, {ends} ends: {acknowledged} acknowledged, all there; ready \
         after {:?} at most",
        all.len(),
        recovery.unwrap_or_default()
    );
    assert!(acknowledged > all.len() && (faults > 0 || all.len() < 9));
}

/// How long it takes until a server is ready after the faults have ended; nothing if it has
/// crashed.
async fn recovery(address: SocketAddr, limit: Duration) -> Option<Duration> {
    let begun = Instant::now();
    loop {
        match try_get(address, "/api/ready").await {
            Ok((200, _)) => return Some(begun.elapsed()),
            Ok(_) if begun.elapsed() < limit => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Ok(answer) => panic!("it is not ready after {limit:?}: {answer:?}"),
            Err(_) => {
                // The system takes a moment to know of its end.
                tokio::time::sleep(Duration::from_millis(100)).await;
                return None;
            }
        }
    }
}

/// Some seeds on one file, one after the other.
async fn try_disk(seeds: Vec<u64>) -> Tally {
    let place = Place::sqlite(&format!("faults_{}", seeds[0]));
    let faults = Faults::none(place.folder());
    let start = || Process::start_with(&place.database, "", Some(&faults));
    let mut server = start().expect("it listens");
    let (mut tables, mut tally) = (Vec::new(), Tally::default());
    for number in 0..TABLES {
        tables.push(Known::make(server.address, number as u64).await);
    }
    for seed in seeds {
        let (one_in, kinds, power) = plan(seed);
        faults.begin(seed, one_in, kinds, power);
        let address = server.address;
        join_all(tables.iter_mut().map(|table| table.act(address))).await;
        faults.end();
        // A crash may be under way: then this is not answered.
        let recovery = recovery(address, DISK_RECOVERY).await;
        assert!(
            recovery.is_some() || !server.lives(),
            "seed {seed}: it comes back"
        );
        tally.recovery = tally.recovery.max(recovery.unwrap_or_default());
        if !server.lives() || seed % 8 == 7 {
            tally.ends += 1;
            server.kill();
            server = start().expect("it starts on what a crash has left");
        }
        for table in &tables {
            table.check(&place, server.address, seed).await;
        }
    }
    server.kill();
    tally.faults = faults.fired();
    let server = TestServer::start(place.config()).await;
    for table in &tables {
        table.check(&place, server.address, u64::MAX).await;
        tally.acknowledged += table.acknowledged.len();
    }
    server.end().await;
    tally
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_network_does_nothing_acknowledged_is_lost() {
    let place = Place::postgres("faulty_network").await;
    let proxy = Proxy::start(&place.database).await;
    let mut config = place.config();
    config.database = proxy.database();
    config.limits.messages = 1_000;
    let server = TestServer::start(config).await;
    let all = seeds().step_by(10);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(Known::make(server.address, number as u64).await);
    }
    let mut longest = Duration::ZERO;
    for seed in all.clone() {
        proxy.begin(seed);
        let address = server.address;
        join_all(tables.iter_mut().map(|table| table.act(address))).await;
        proxy.end();
        let recovery = recovery(address, NETWORK_RECOVERY).await;
        longest = longest.max(recovery.expect("it does not crash"));
        for table in &tables {
            table.check(&place, address, seed).await;
        }
    }
    let acknowledged: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
    println!(
        "{} seeds, {} connections cut: {acknowledged} acknowledged, all there; ready after \
         {longest:?} at most",
        all.count(),
        proxy.cut()
    );
    assert!(acknowledged > 0 && proxy.cut() > 0);
    server.end().await;
}

/// A firewall that forgets connections makes them silent for ever; the server does not wait for
/// any.
#[tokio::test(flavor = "multi_thread")]
async fn connections_that_fell_silent_are_given_up_soon() {
    let place = Place::postgres("silent_network").await;
    let proxy = Proxy::start(&place.database).await;
    let mut config = place.config();
    config.database = proxy.database();
    let server = TestServer::start(config).await;
    let (address, limit) = (server.address, Duration::from_secs(5));
    // Several connections are open then.
    let table = Known::make(address, 0).await;
    let ticket = json!({ "key": table.key });
    join_all((0..20).map(|_| post(address, "/api/tickets", &ticket))).await;
    proxy.silence();
    let recovery = recovery(address, limit).await.expect("it runs");
    assert!(recovery < limit, "it was ready after {recovery:?}");
    for _ in 0..10 {
        let begun = Instant::now();
        let (status, made) = post(address, "/api/tickets", &ticket)
            .await
            .expect("it answers");
        assert_eq!(status, 200, "{made}");
        assert!(begun.elapsed() < limit, "it took {:?}", begun.elapsed());
    }
    server.end().await;
}
