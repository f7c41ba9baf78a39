//! A server or its PostgreSQL that is killed under load, again and again: no acknowledged action is
//! lost, none is played twice, and every table replays.
//!
//! `REDTAG_KILLS=200` and `REDTAG_RESTARTS=200` kill more often than the usual run.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use redtag_games::hosted;
use redtag_kernel::{Fast, Turn};
use serde_json::{Value, json};

use crate::client::{Client, Follower, Heard, get, key, post, rivals};
use crate::process::Process;
use crate::stores::{Place, Postgres};

/// How many tables are played at a time.
const TABLES: usize = 12;
/// How many actions have to be acknowledged for a run to count.
const ENOUGH: usize = 50;

/// What all people know together.
#[derive(Default)]
struct World {
    /// Where the nodes are now.
    addresses: Mutex<Vec<SocketAddr>>,
    stop: AtomicBool,
    /// What was acknowledged: table, name, place.
    acknowledged: Mutex<Vec<(String, String, i64)>>,
    /// What was refused: table, name.
    refused: Mutex<Vec<(String, String)>>,
    tables: Mutex<Vec<(String, String)>>,
    reconnected: AtomicUsize,
}

impl World {
    fn node(&self, number: usize) -> SocketAddr {
        let addresses = self.addresses.lock().expect("nobody panicked");
        addresses[number % addresses.len()]
    }
}

/// One person, who plays whenever it is their turn, and comes back when the connection breaks.
async fn person(world: Arc<World>, table: String, key: String, seat: u8) {
    let mut luck = Fast::new(seat.into(), table.bytes().map(u64::from).sum());
    let mut follower: Option<Follower> = None;
    let mut pending: Option<(String, Value)> = None;
    let (mut number, mut node) = (0, usize::from(seat));
    while !world.stop.load(Relaxed) {
        let since = follower.as_ref().map(|follower| follower.seq);
        let Ok(mut client) = Client::enter(world.node(node), &[&key], since).await else {
            node += 1;
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        world.reconnected.fetch_add(1, Relaxed);
        let mut is_sent = false;
        loop {
            if world.stop.load(Relaxed)
                || follower
                    .as_ref()
                    .is_some_and(|follower| follower.over.is_some())
            {
                return;
            }
            if pending.is_none()
                && let Some(follower) = &mut follower
                && let Turn::Act(seats) = follower.board.turn()
                && seats.contains(seat)
            {
                number += 1;
                let action = follower.choose_for(seat, luck.below(1000));
                let id = format!("{seat}-{number}");
                pending = Some((
                    id.clone(),
                    json!({ "id": id, "op": "play", "seat": seat, "action": action,
                        "at": follower.moved }),
                ));
            }
            if let (Some((_, message)), false) = (&pending, is_sent) {
                is_sent = true;
                if client.send(message).await.is_err() {
                    break;
                }
            }
            let message = match client.hear(Duration::from_millis(100)).await {
                Heard::Message(message) => message,
                Heard::Nothing => continue,
                Heard::Gone => break,
            };
            match message["push"].as_str() {
                Some("table") => follower = Some(Follower::new(&message)),
                Some("event") => follower
                    .as_mut()
                    .expect("a table comes first")
                    .follow(&message["event"]),
                Some("bye") => break,
                Some(_) => {}
                None => {
                    let (id, _) = pending.take().expect("only what was sent is answered");
                    assert_eq!(message["id"], id.as_str());
                    is_sent = false;
                    let place = (table.clone(), id);
                    if let Some(seq) = message["seq"].as_i64() {
                        world
                            .acknowledged
                            .lock()
                            .expect("nobody panicked")
                            .push((place.0, place.1, seq));
                    } else if !is_open(&message) {
                        world.refused.lock().expect("nobody panicked").push(place);
                    }
                }
            }
        }
        node += 1;
    }
}

/// Whether it may have been kept, as when the server died during the commit; under its own name it
/// may be sent again.
fn is_open(refusal: &Value) -> bool {
    matches!(
        refusal["error"]["code"].as_str(),
        Some("unavailable" | "not_kept")
    )
}

/// Keeps one table going, and the next when it has ended.
async fn table(world: Arc<World>, number: usize) {
    while !world.stop.load(Relaxed) {
        let wanted = rivals(&["Anna", "Ben"]);
        let address = world.node(number);
        let Ok((200, made)) = post(address, "/api/tables", &wanted).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let name = made["table"].as_str().expect("a name").to_owned();
        world
            .tables
            .lock()
            .expect("nobody panicked")
            .push((name.clone(), key(&made, 0).to_owned()));
        let [anna, ben] = [0, 1].map(|seat| {
            tokio::spawn(person(
                world.clone(),
                name.clone(),
                key(&made, seat).to_owned(),
                seat as u8,
            ))
        });
        anna.await.expect("no person panics");
        ben.await.expect("no person panics");
    }
}

/// How often, unless the environment says otherwise.
fn times(name: &str, usual: usize) -> usize {
    let times = std::env::var(name).ok();
    times.and_then(|times| times.parse().ok()).unwrap_or(usual)
}

/// People who play while something is killed.
struct Load {
    world: Arc<World>,
    tables: Vec<tokio::task::JoinHandle<()>>,
    luck: Fast,
}

impl Load {
    fn begin(nodes: &[Process]) -> Self {
        let addresses = nodes.iter().map(|node| node.address).collect();
        let world = Arc::new(World {
            addresses: Mutex::new(addresses),
            ..World::default()
        });
        let tables = (0..TABLES)
            .map(|number| tokio::spawn(table(world.clone(), number)))
            .collect();
        let luck = Fast::new(8, 8);
        Self {
            world,
            tables,
            luck,
        }
    }

    async fn go_on(&mut self) {
        let time = 50 + self.luck.below(350) as u64;
        tokio::time::sleep(Duration::from_millis(time)).await;
    }

    fn acknowledged(&self) -> usize {
        let acknowledged = self.world.acknowledged.lock();
        acknowledged.expect("nobody panicked").len()
    }

    /// A busy machine may not have got far yet.
    async fn wait_for(&self, acknowledged: usize) {
        let begun = Instant::now();
        while self.acknowledged() <= acknowledged && begun.elapsed() < Duration::from_secs(60) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn end(self, place: &Place, what: &str) {
        self.wait_for(ENOUGH).await;
        self.world.stop.store(true, Relaxed);
        for table in self.tables {
            table.await.expect("no table panics");
        }
        check(place, &self.world, what).await;
    }
}

/// Plays on this many nodes and kills the first of them at random moments.
async fn kill_and_check(place: Place, nodes: usize) {
    let mut processes: Vec<Process> = (0..nodes)
        .map(|_| Process::start(&place.database))
        .collect();
    let mut load = Load::begin(&processes);
    let kills = times("REDTAG_KILLS", 20);
    for _ in 0..kills {
        load.go_on().await;
        processes[0].kill();
        let database = place.database.clone();
        processes[0] = tokio::task::spawn_blocking(move || Process::start(&database))
            .await
            .expect("it starts");
        load.world.addresses.lock().expect("nobody panicked")[0] = processes[0].address;
    }
    load.end(&place, &format!("{kills} kills")).await;
    drop(processes);
}

async fn check(place: &Place, world: &World, what: &str) {
    let acknowledged = world.acknowledged.lock().expect("nobody panicked").clone();
    let refused = world.refused.lock().expect("nobody panicked").clone();
    let tables = world.tables.lock().expect("nobody panicked").clone();
    let mut found: HashMap<(String, String), i64> = HashMap::new();
    for (table, key) in &tables {
        for (at, (seq, id, _)) in place.events(table).await.into_iter().enumerate() {
            assert_eq!(seq, at as i64 + 1, "{table} has no gaps");
            if let Some(before) = found.insert((table.clone(), id.replacen(':', "/", 1)), seq) {
                assert!(
                    id.is_empty(),
                    "{table}: {id} stands at {before} and at {seq}"
                );
            }
        }
        let mut visitor = Client::open(world.node(0), key).await;
        let journal = visitor.push("table").await["journal"]
            .as_str()
            .expect("text")
            .to_owned();
        hosted::reopen(&journal)
            .unwrap_or_else(|error| panic!("{table} replays: {}", error.message));
    }
    let name = |id: &str| format!("{}/{id}", &id[..1]);
    for (table, id, seq) in &acknowledged {
        assert_eq!(
            found.get(&(table.clone(), name(id))),
            Some(seq),
            "{id} at {table} was acknowledged"
        );
    }
    for (table, id) in &refused {
        assert_eq!(
            found.get(&(table.clone(), name(id))),
            None,
            "{id} at {table} was refused"
        );
    }
    println!(
        "{what}, {} tables, {} connections: {} actions acknowledged, all there; {} refused, none \
         there",
        tables.len(),
        world.reconnected.load(Relaxed),
        acknowledged.len(),
        refused.len()
    );
    assert!(
        acknowledged.len() > ENOUGH,
        "there was load: {}",
        acknowledged.len()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_over_sqlite_loses_nothing() {
    kill_and_check(Place::sqlite("killed"), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_over_postgres_loses_nothing() {
    kill_and_check(Place::postgres("killed").await, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_node_of_two_loses_nothing() {
    kill_and_check(Place::postgres("killed_of_two").await, 2).await;
}

/// PostgreSQL is killed while two nodes write to it, and started again.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_postgres_loses_nothing() {
    let mut postgres = tokio::task::spawn_blocking(|| Postgres::start("killed_often"))
        .await
        .expect("it starts");
    let place = postgres.place("postgres");
    let nodes = [(); 2].map(|()| Process::start(&place.database));
    let mut load = Load::begin(&nodes);
    let restarts = times("REDTAG_RESTARTS", 3);
    for _ in 0..restarts {
        load.go_on().await;
        postgres = tokio::task::spawn_blocking(|| postgres.order("stop").order("start"))
            .await
            .expect("it starts again");
        let begun = Instant::now();
        for node in &nodes {
            while get(node.address, "/api/ready").await.0 != 200 {
                assert!(begun.elapsed().as_secs() < 30, "it is back");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        let before = load.acknowledged();
        load.wait_for(before).await;
        assert!(load.acknowledged() > before, "they play on");
    }
    load.end(&place, &format!("{restarts} restarts of PostgreSQL"))
        .await;
}
