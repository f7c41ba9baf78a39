//! Measures a server under load, on this machine alone: `cargo run --release -p redtag-server
//! --example load -- HELP`.
//!
//! The server is this same program in a process of its own, because files may be open only so often
//! in one.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use redtag_kernel::{Game, Match, Turn, journal};
use redtag_server::{Config, House};
use redtag_triage::Triage;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

const HELP: &str = "\
load idle [SOCKETS]                     so many sockets that do nothing, and what they weigh (10000)
load play [TABLES] [RATE] [SECONDS]     so many tables, so many actions a second, for so long (1000 5000 20)
load storm [SOCKETS]                    so many sockets dropped at once, until all are back and in step (10000)
load restart [TABLES] [RATE]            the server is killed under load and started again, until all play on (1000 5000)
load serve DATABASE [PORT]              the server of the others

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
        Some("serve") => serve(args.get(1).ok_or(HELP)?, number(2, 0)).await,
        Some("idle") => idle(number(1, 10_000)).await,
        Some("play") => play(number(1, 1_000), number(2, 5_000), number(3, 20)).await,
        Some("storm") => storm(number(1, 10_000)).await,
        Some("restart") => restart(number(1, 1_000), number(2, 5_000)).await,
        _ => Err(HELP.into()),
    }
}

/// Says its port, and serves until standard input ends.
async fn serve(database: &str, port: usize) -> Fallible<()> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", u16::try_from(port)?)).await?;
    let mut config = Config::new(database);
    // All visitors have one address here.
    config.limits.connections_each = usize::MAX;
    config.limits.tables = u32::MAX;
    config.limits.tickets = u32::MAX;
    let house = House::open(config).await?;
    println!("{}", listener.local_addr()?);
    let (_stop, stopped) = watch::channel(false);
    let router = redtag_server::http::router(house.clone());
    redtag_server::serve::serve(&house, listener, router, stopped).await;
    Ok(())
}

/// A server in a process of its own; it ends with us.
struct Server {
    process: Child,
    address: SocketAddr,
    database: String,
    folder: Option<PathBuf>,
}

impl Server {
    fn start() -> Fallible<Self> {
        let folder = std::env::temp_dir().join(format!("redtag-load-{}", std::process::id()));
        let (database, folder) = match std::env::var("REDTAG_DATABASE") {
            Ok(database) => (database, None),
            Err(_) => {
                std::fs::create_dir_all(&folder)?;
                (
                    format!("sqlite:{}", folder.join("tables.sqlite").display()),
                    Some(folder),
                )
            }
        };
        let (process, address) = Self::spawn(&database, 0)?;
        Ok(Self {
            process,
            address,
            database,
            folder,
        })
    }

    fn spawn(database: &str, port: u16) -> Fallible<(Child, SocketAddr)> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", database, &port.to_string()])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let out = process.stdout.take().ok_or("the server says nothing")?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line)?;
        Ok((process, line.trim().parse()?))
    }

    /// Kills it and starts it again at the same address.
    fn start_again(&mut self) -> Fallible<()> {
        self.process.kill()?;
        self.process.wait()?;
        (self.process, _) = Self::spawn(&self.database, self.address.port())?;
        Ok(())
    }

    /// The memory that it holds now, in megabytes.
    fn memory(&self) -> Fallible<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .ok_or("there is no VmRSS")?;
        let kilobytes: f64 = line
            .split_whitespace()
            .nth(1)
            .ok_or("VmRSS is empty")?
            .parse()?;
        Ok(kilobytes / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
        if let Some(folder) = &self.folder {
            _ = std::fs::remove_dir_all(folder);
        }
    }
}

async fn post(address: SocketAddr, path: &str, body: &Value) -> Fallible<Value> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("half an answer")?;
    if head.starts_with("HTTP/1.1 200") {
        Ok(serde_json::from_str(body)?)
    } else {
        Err(body.into())
    }
}

async fn make(address: SocketAddr) -> Fallible<Arc<str>> {
    let made = post(address, "/api/tables", &json!({ "game": "triage" })).await?;
    Ok(made["keys"][0].as_str().ok_or("no key")?.into())
}

type Socket = WebSocketStream<TcpStream>;

async fn enter(address: SocketAddr, key: &str, since: Option<i64>) -> Fallible<Socket> {
    let ticket = post(address, "/api/tickets", &json!({ "key": key })).await?;
    let ticket = ticket["ticket"].as_str().ok_or("no ticket")?;
    let since = since.map_or_else(String::new, |since| format!("&since={since}"));
    let url = format!("ws://{address}/api/socket?ticket={ticket}{since}");
    let small = WebSocketConfig::default()
        .read_buffer_size(4 << 10)
        .write_buffer_size(0);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(
        tokio_tungstenite::client_async_with_config(url, stream, Some(small))
            .await?
            .0,
    )
}

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
    let keys = (0..count).map(|_| make(address));
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
        let mut socket = enter(address, key, since).await?;
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
    let server = Server::start()?;
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
    async fn begin(address: SocketAddr, game: Arc<Triage>) -> Fallible<Self> {
        let key = make(address).await?;
        Self::sit_down(address, game, key).await
    }

    async fn sit_down(address: SocketAddr, game: Arc<Triage>, key: Arc<str>) -> Fallible<Self> {
        let mut socket = enter(address, &key, None).await?;
        let match_ = loop {
            let push = next(&mut socket).await?;
            if push["push"] == "table" {
                break Match::open(game.clone(), push["journal"].as_str().ok_or("no journal")?)?;
            }
        };
        Ok(Self {
            socket,
            game,
            match_,
            key,
            acted: 0,
        })
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
    let server = Server::start()?;
    let game = Arc::new(Triage::official()?);
    println!("{} {}", Triage::NAME, game.content_hash());
    let begin = (0..count).map(|_| Person::begin(server.address, game.clone()));
    let people: Vec<Fallible<Person>> = futures_util::stream::iter(begin)
        .buffer_unordered(32)
        .collect()
        .await;
    let tally = Arc::new(Tally::default());
    let stop = Arc::new(AtomicBool::new(false));
    let each = Duration::from_secs_f64(count as f64 / rate as f64);
    let begun = Instant::now();
    let mut tasks = Vec::new();
    for (number, person) in people.into_iter().enumerate() {
        let mut person = person?;
        let (tally, stop, address) = (tally.clone(), stop.clone(), server.address);
        let offset = each.mul_f64(number as f64 / count as f64);
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(offset).await;
            let mut tick = tokio::time::interval(each);
            while !stop.load(Relaxed) {
                tick.tick().await;
                match person.act(&tally).await {
                    Ok(true) => {}
                    Ok(false) => match Person::begin(address, person.game.clone()).await {
                        Ok(fresh) => person = fresh,
                        Err(_) => _ = tally.failed.fetch_add(1, Relaxed),
                    },
                    Err(error) => {
                        tally.failed.fetch_add(1, Relaxed);
                        eprintln!("{error}");
                        return;
                    }
                }
            }
        }));
    }
    // The first seconds are not counted: everything is being loaded.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let before = tally.acknowledged.load(Relaxed);
    tally.times.lock().map_err(|_| "poisoned")?.clear();
    let counted = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    let acknowledged = tally.acknowledged.load(Relaxed) - before;
    let times = tally.times.lock().map_err(|_| "poisoned")?.clone();
    stop.store(true, Relaxed);
    println!(
        "{count} tables: {:.0} actions a second acknowledged over {:.0} s, {} failed; server {:.0} MB",
        acknowledged as f64 / counted.elapsed().as_secs_f64(),
        counted.elapsed().as_secs_f64(),
        tally.failed.load(Relaxed),
        server.memory()?
    );
    let mut sorted: Vec<(u64, u64)> = times.into_iter().collect();
    sorted.sort_unstable();
    let all: u64 = sorted.iter().map(|(_, count)| count).sum();
    for percent in [50, 90, 99] {
        let mut left = all * percent / 100;
        let found = sorted.iter().find(|(_, count)| {
            let is_here = left < *count;
            left = left.saturating_sub(*count);
            is_here
        });
        println!(
            "  {percent} of 100 within {:.1} ms",
            found.map_or(0.0, |(time, _)| *time as f64 / 10.0)
        );
    }
    println!(
        "  the slowest {:.1} ms; {:.0} s in all",
        sorted.last().map_or(0.0, |(time, _)| *time as f64 / 10.0),
        begun.elapsed().as_secs_f64()
    );
    for task in tasks {
        task.abort();
    }
    Ok(())
}

async fn restart(count: usize, rate: usize) -> Fallible<()> {
    let mut server = Server::start()?;
    let (address, game) = (server.address, Arc::new(Triage::official()?));
    let begin = (0..count).map(|_| Person::begin(address, game.clone()));
    let people: Vec<Fallible<Person>> = futures_util::stream::iter(begin)
        .buffer_unordered(32)
        .collect()
        .await;
    let tally = Arc::new(Tally::default());
    let each = Duration::from_secs_f64(count as f64 / rate as f64);
    let mut tasks = Vec::new();
    for (number, person) in people.into_iter().enumerate() {
        let (mut person, tally) = (person?, tally.clone());
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(each.mul_f64(number as f64 / count as f64)).await;
            let mut tick = tokio::time::interval(each);
            while let Ok(true) = person.act(&tally).await {
                tick.tick().await;
            }
            // The server is gone, or the match has ended: come back until something is acknowledged.
            loop {
                let back = Person::sit_down(address, person.game.clone(), person.key.clone()).await;
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
        "{count} tables, {} acknowledged; killed, it listens again after {:.2} s; half play on after {:.2} s, all after {:.2} s",
        tally.acknowledged.load(Relaxed),
        listens.as_secs_f64(),
        waited[waited.len() / 2],
        waited.last().copied().unwrap_or(0.0)
    );
    Ok(())
}

async fn storm(count: usize) -> Fallible<()> {
    let server = Server::start()?;
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
                if let Ok(mut socket) = enter(address, &key, Some(0)).await
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
