//! Measures a server under load, on this machine alone: `cargo run --release -p redtag-server
//! --example load -- HELP`.
//!
//! The server is this same program in a process of its own, because files may be open only so often
//! in one.

mod abusers;
mod process;

use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use redtag_kernel::{Game, Match, Turn, journal};
use redtag_triage::Triage;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use abusers::{Abuse, Caller};
use process::{ServerProcess, serve};

const HELP: &str = "\
load idle [SOCKETS]                     idle sockets, and the memory that they take (10000)
load play [TABLES] [RATE] [SECONDS]     tables, actions a second, and for how long (1000 5000 20)
load abuse [TABLES] [RATE] [SECONDS]    the same beside one abuser of each kind (50 250 10)
load storm [SOCKETS]                    drop all sockets, until all are back in step (10000)
load restart [TABLES] [RATE]            kill and restart it, until all play on (1000 5000)
load serve DATABASE PORT [usual]        the server of the others, with the usual limits

REDTAG_DATABASE=postgres://… takes PostgreSQL instead of a new SQLite file.";

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Fallible<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| {
        args.get(at)
            .and_then(|arg| arg.parse().ok())
            .unwrap_or(usual)
    };
    match args.first().map(String::as_str) {
        Some("serve") => serve(args.get(1).ok_or(HELP)?, number(2, 0), args.len() > 3).await,
        Some("idle") => idle(number(1, 10_000)).await,
        Some("play") => play(number(1, 1_000), number(2, 5_000), number(3, 20)).await,
        Some("abuse") => abuse(number(1, 50), number(2, 250), number(3, 10)).await,
        Some("storm") => storm(number(1, 10_000)).await,
        Some("restart") => restart(number(1, 1_000), number(2, 5_000)).await,
        _ => Err(HELP.into()),
    }
}

/// Somebody at the usual address of this machine.
fn usual(server: SocketAddr) -> Caller {
    let from = Ipv4Addr::LOCALHOST;
    Caller { from, server }
}

async fn make(caller: Caller) -> Fallible<Arc<str>> {
    let triage = json!({ "game": "triage" });
    let made = caller.post("/api/tables", &triage).await?;
    Ok(made["keys"][0].as_str().ok_or("no key")?.into())
}

type Socket = WebSocketStream<TcpStream>;

/// The next message that is text.
async fn next(socket: &mut Socket) -> Fallible<Value> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("it is closed")?? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

/// Makes tables, few at a time.
async fn tables(address: SocketAddr, count: usize) -> Fallible<Vec<Arc<str>>> {
    let keys = (0..count).map(|_| make(usual(address)));
    futures_util::stream::iter(keys)
        .buffer_unordered(32)
        .collect::<Vec<_>>()
        .await
        .into_iter()
        .collect()
}

/// Opens one socket for each key, few at a time, and waits for the first message of each.
async fn sockets(
    address: SocketAddr,
    keys: &[Arc<str>],
    since: Option<i64>,
) -> Fallible<Vec<Socket>> {
    let open = keys.iter().map(|key| async move {
        let mut socket = usual(address).enter(key, since).await?;
        let first = next(&mut socket).await?;
        match first["push"].as_str() {
            Some("table" | "hello" | "present") => Ok(socket),
            _ => Err(first.to_string().into()),
        }
    });
    futures_util::stream::iter(open)
        .buffer_unordered(200)
        .collect::<Vec<_>>()
        .await
        .into_iter()
        .collect()
}

async fn idle(count: usize) -> Fallible<()> {
    let server = ServerProcess::start(&[])?;
    let empty = server.memory()?;
    let begun = Instant::now();
    let keys = tables(server.address, count.div_ceil(4)).await?;
    // Four at each table: one at the seat on two devices, and so on; what counts is the sockets.
    let keys: Vec<Arc<str>> = keys
        .iter()
        .flat_map(|key| std::iter::repeat_n(key.clone(), 4))
        .take(count)
        .collect();
    let open = sockets(server.address, &keys, None).await?;
    println!(
        "{} sockets at {} tables after {:.1} s",
        open.len(),
        count.div_ceil(4),
        begun.elapsed().as_secs_f64()
    );
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_secs(10)).await;
        println!(
            "server: {:.0} MB, {empty:.0} MB of them without visitors",
            server.memory()?
        );
    }
    drop(open);
    Ok(())
}

/// One scripted person at a table of Triage, who follows the match as a browser does.
struct Person {
    caller: Caller,
    socket: Socket,
    game: Arc<Triage>,
    match_: Match<Triage>,
    key: Arc<str>,
    acted: u64,
}

#[derive(Default)]
struct Tally {
    acknowledged: AtomicU64,
    failed: AtomicU64,
    /// By tenths of a millisecond.
    times: std::sync::Mutex<HashMap<u64, u64>>,
}

impl Person {
    async fn begin(caller: Caller, game: Arc<Triage>) -> Fallible<Self> {
        let key = make(caller).await?;
        Self::sit_down(caller, game, key).await
    }

    async fn sit_down(caller: Caller, game: Arc<Triage>, key: Arc<str>) -> Fallible<Self> {
        let mut socket = caller.enter(&key, None).await?;
        let match_ = loop {
            let push = next(&mut socket).await?;
            if push["push"] == "table" {
                break Match::open(game.clone(), push["journal"].as_str().ok_or("no journal")?)?;
            }
        };
        Ok(Self {
            caller,
            socket,
            game,
            match_,
            key,
            acted: 0,
        })
    }

    /// Acts in this rhythm, match after match.
    async fn go_on(mut self, tally: Arc<Tally>, each: Duration, offset: Duration) {
        tokio::time::sleep(offset).await;
        let mut tick = tokio::time::interval(each);
        loop {
            tick.tick().await;
            match self.act(&tally).await {
                Ok(true) => {}
                Ok(false) => match Self::begin(self.caller, self.game.clone()).await {
                    Ok(fresh) => self = fresh,
                    Err(_) => _ = tally.failed.fetch_add(1, Relaxed),
                },
                Err(error) => {
                    tally.failed.fetch_add(1, Relaxed);
                    eprintln!("{error}");
                    return;
                }
            }
        }
    }

    /// Plays one action and waits until it is acknowledged and seen.
    async fn act(&mut self, tally: &Tally) -> Fallible<bool> {
        let Turn::Act(_) = self.match_.turn() else {
            return Ok(false);
        };
        let actions = self.match_.legal(0);
        let action = actions[self.acted as usize * 7 % actions.len()];
        self.acted += 1;
        let id = format!("{}-{}", &self.key[..8], self.acted);
        let message = json!({ "id": id, "op": "play", "seat": 0, "action": action }).to_string();
        let begun = Instant::now();
        self.socket.send(Message::Text(message.into())).await?;
        let (mut is_seen, mut is_acknowledged) = (false, false);
        while !(is_seen && is_acknowledged) {
            let message = next(&mut self.socket).await?;
            if message["id"] == id.as_str() {
                if message["ok"] != true {
                    return Err(message.to_string().into());
                }
                is_acknowledged = true;
                tally.acknowledged.fetch_add(1, Relaxed);
                let time = begun.elapsed().as_micros() as u64 / 100;
                *tally
                    .times
                    .lock()
                    .map_err(|_| "poisoned")?
                    .entry(time)
                    .or_default() += 1;
            } else if message["event"]["kind"] == "play" {
                let mut event = message["event"].clone();
                let fields = event.as_object_mut().ok_or("no object")?;
                fields.remove("seq");
                fields.remove("kind");
                self.match_
                    .replay_entry(0, serde_json::from_value::<journal::Entry>(event)?)?;
                is_seen = true;
            }
        }
        Ok(true)
    }
}

async fn play(count: usize, rate: usize, seconds: usize) -> Fallible<()> {
    let server = ServerProcess::start(&[])?;
    let crowd = Crowd::gather(&server, count, rate).await?;
    // The first seconds are not counted: everything is being loaded.
    tokio::time::sleep(Duration::from_secs(3)).await;
    crowd.measure(seconds).await?.tell(&crowd);
    println!("server: {:.0} MB", server.memory()?);
    Ok(())
}

/// Fifty tables, and one after the other of those who are in their way.
async fn abuse(count: usize, rate: usize, seconds: usize) -> Fallible<()> {
    let server = ServerProcess::start(&["usual"])?;
    let crowd = Crowd::gather(&server, count, rate).await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    println!("nobody in the way");
    crowd.measure(seconds).await?.tell(&crowd);
    for kind in Abuse::ALL {
        println!("{kind:?}");
        let abuser = tokio::spawn(kind.go_on(server.address));
        tokio::time::sleep(Duration::from_secs(1)).await;
        crowd.measure(seconds).await?.tell(&crowd);
        abuser.abort();
        println!("  server: {:.0} MB", server.memory()?);
    }
    Ok(())
}

/// People at tables of their own, who act in turn.
struct Crowd {
    tally: Arc<Tally>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Drop for Crowd {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// How long answers took.
struct Measured {
    each_second: f64,
    /// By tenths of a millisecond.
    times: Vec<(u64, u64)>,
}

impl Crowd {
    async fn people(server: &ServerProcess, count: usize) -> Fallible<Vec<Person>> {
        let game = Arc::new(Triage::official()?);
        println!("{} {}", Triage::NAME, game.content_hash());
        let begin = (0..count).map(|number| {
            // Each has an address of their own, as people have.
            let from = Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 1).to_bits() + number as u32);
            let server = server.address;
            Person::begin(Caller { from, server }, game.clone())
        });
        let people: Vec<Fallible<Person>> = futures_util::stream::iter(begin)
            .buffer_unordered(32)
            .collect()
            .await;
        people.into_iter().collect()
    }

    async fn gather(server: &ServerProcess, count: usize, rate: usize) -> Fallible<Self> {
        let people = Self::people(server, count).await?;
        let tally = Arc::new(Tally::default());
        let each = Duration::from_secs_f64(count as f64 / rate as f64);
        let mut tasks = Vec::new();
        for (number, person) in people.into_iter().enumerate() {
            let offset = each.mul_f64(number as f64 / count as f64);
            tasks.push(tokio::spawn(person.go_on(tally.clone(), each, offset)));
        }
        Ok(Self { tally, tasks })
    }

    async fn measure(&self, seconds: usize) -> Fallible<Measured> {
        let before = self.tally.acknowledged.load(Relaxed);
        self.tally.times.lock().map_err(|_| "poisoned")?.clear();
        let begun = Instant::now();
        tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
        let acknowledged = self.tally.acknowledged.load(Relaxed) - before;
        let times = self.tally.times.lock().map_err(|_| "poisoned")?.clone();
        let mut times: Vec<(u64, u64)> = times.into_iter().collect();
        times.sort_unstable();
        let each_second = acknowledged as f64 / begun.elapsed().as_secs_f64();
        Ok(Measured { each_second, times })
    }
}

impl Measured {
    fn tell(&self, crowd: &Crowd) {
        println!(
            "  {:.0} actions a second acknowledged at {} tables, {} failed",
            self.each_second,
            crowd.tasks.len(),
            crowd.tally.failed.load(Relaxed),
        );
        let within: Vec<String> = [50, 90, 99]
            .map(|percent| format!("{percent} of 100 within {:.1} ms", self.within(percent)))
            .into();
        let slowest = self
            .times
            .last()
            .map_or(0.0, |(time, _)| *time as f64 / 10.0);
        println!("  {}; the slowest {slowest:.1} ms", within.join(", "));
    }

    fn within(&self, percent: u64) -> f64 {
        let all: u64 = self.times.iter().map(|(_, count)| count).sum();
        let mut left = all * percent / 100;
        let found = self.times.iter().find(|(_, count)| {
            let is_here = left < *count;
            left = left.saturating_sub(*count);
            is_here
        });
        found.map_or(0.0, |(time, _)| *time as f64 / 10.0)
    }
}

/// The server is killed under load and started again.
async fn restart(count: usize, rate: usize) -> Fallible<()> {
    let mut server = ServerProcess::start(&[])?;
    let people = Crowd::people(&server, count).await?;
    let tally = Arc::new(Tally::default());
    let each = Duration::from_secs_f64(count as f64 / rate as f64);
    let mut tasks = Vec::new();
    for (number, person) in people.into_iter().enumerate() {
        let (mut person, tally) = (person, tally.clone());
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(each.mul_f64(number as f64 / count as f64)).await;
            let mut tick = tokio::time::interval(each);
            while let Ok(true) = person.act(&tally).await {
                tick.tick().await;
            }
            // The server is gone, or the match has ended: come back until something is
            // acknowledged.
            loop {
                let (game, key) = (person.game.clone(), person.key.clone());
                let back = Person::sit_down(person.caller, game, key).await;
                if let Ok(mut back) = back {
                    back.acted = person.acted + 1_000;
                    if back.act(&tally).await.is_ok() {
                        return Instant::now();
                    }
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(4)).await;
    let begun = Instant::now();
    server.start_again()?;
    let listens = begun.elapsed();
    let mut waited = Vec::new();
    for task in tasks {
        waited.push(task.await?.saturating_duration_since(begun).as_secs_f64());
    }
    waited.sort_unstable_by(f64::total_cmp);
    println!(
        "{count} tables, {} acknowledged; killed, it listens again after {:.2} s; half play on \
         after {:.2} s, all after {:.2} s",
        tally.acknowledged.load(Relaxed),
        listens.as_secs_f64(),
        waited[waited.len() / 2],
        waited.last().copied().unwrap_or(0.0)
    );
    Ok(())
}

async fn storm(count: usize) -> Fallible<()> {
    let server = ServerProcess::start(&[])?;
    let keys = tables(server.address, count.div_ceil(4)).await?;
    let keys: Vec<Arc<str>> = keys
        .iter()
        .flat_map(|key| std::iter::repeat_n(key.clone(), 4))
        .take(count)
        .collect();
    let open = sockets(server.address, &keys, None).await?;
    println!("{} sockets are there; all are dropped", open.len());
    let begun = Instant::now();
    drop(open);
    let back = Arc::new(AtomicUsize::new(0));
    // Each comes back by itself, as browsers do: at once, and again after a while if that fails.
    let crowd = Arc::new(Semaphore::new(1_000));
    let mut tasks = Vec::new();
    for key in keys {
        let (back, crowd, address) = (back.clone(), crowd.clone(), server.address);
        tasks.push(tokio::spawn(async move {
            loop {
                let _turn = crowd.acquire().await;
                if let Ok(mut socket) = usual(address).enter(&key, Some(0)).await
                    && in_step(&mut socket).await
                {
                    back.fetch_add(1, Relaxed);
                    return socket;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }));
    }
    let mut held = Vec::new();
    for task in tasks {
        held.push(task.await?);
    }
    println!(
        "{} are back and in step after {:.1} s",
        back.load(Relaxed),
        begun.elapsed().as_secs_f64()
    );
    println!("server: {:.0} MB", server.memory()?);
    drop(held);
    Ok(())
}

/// In step is who was told where the table stands and has missed nothing.
async fn in_step(socket: &mut Socket) -> bool {
    while let Ok(push) = next(socket).await {
        if push["push"] == "hello" {
            return push["seq"] == 0;
        }
    }
    false
}
