//! A visitor: makes tables, gets tickets, talks over a socket.

use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use redtag_games::{HostedMatch, hosted};
use redtag_kernel::{Seat, Turn, journal};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// Nothing takes longer than this on a machine that works.
const PATIENCE: Duration = Duration::from_secs(20);

tokio::task_local! {
    /// The address that a visitor has, if not the usual one of this machine.
    pub static FROM: Ipv4Addr;
}

async fn connect(address: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Ok(from) = FROM.try_with(|from| *from) {
        socket.bind((from, 0).into())?;
    }
    socket.connect(address).await
}

/// Sends a request and reads the whole answer.
pub async fn exchange(address: SocketAddr, request: &str) -> std::io::Result<String> {
    let mut stream = connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// The same: status and body.
pub async fn request(address: SocketAddr, request: &str) -> std::io::Result<(u16, String)> {
    let answer = exchange(address, request).await?;
    let status = answer
        .get(9..12)
        .and_then(|status| status.parse().ok())
        .unwrap_or(0);
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    Ok((status, body.to_owned()))
}

pub async fn get(address: SocketAddr, path: &str) -> (u16, String) {
    try_get(address, path).await.expect("it answers")
}

/// The same of a server that may be gone.
pub async fn try_get(address: SocketAddr, path: &str) -> std::io::Result<(u16, String)> {
    let text = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    match request(address, &text).await? {
        (0, _) => Err(std::io::ErrorKind::UnexpectedEof.into()),
        answer => Ok(answer),
    }
}

pub async fn post(address: SocketAddr, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
    let body = body.to_string();
    let text = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n\
         {body}",
        body.len()
    );
    let (status, body) = request(address, &text).await?;
    Ok((status, serde_json::from_str(&body).unwrap_or(Value::Null)))
}

/// Makes a table and gives what its maker hears.
pub async fn make(address: SocketAddr, wanted: Value) -> Value {
    let (status, made) = post(address, "/api/tables", &wanted)
        .await
        .expect("it answers");
    assert_eq!(status, 200, "{made}");
    made
}

/// A table of Das Katastrophenspiel for people.
pub fn rivals(names: &[&str]) -> Value {
    let players: Vec<Value> = names.iter().map(|name| json!({ "name": name })).collect();
    json!({ "game": "katastrophenspiel", "options": { "seats": names.len() }, "players": players })
}

pub fn key(made: &Value, seat: usize) -> &str {
    made["keys"][seat].as_str().expect("a key for each seat")
}

/// A visitor with an open socket.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// What was pushed and not looked at yet.
    pub pushed: VecDeque<Value>,
    /// Every byte that the server sent.
    pub heard: String,
    last_id: u32,
    /// The code and the reason that the server gave when it closed.
    pub closed: Option<(u16, String)>,
}

impl Client {
    pub async fn ticket(address: SocketAddr, keys: &[&str]) -> std::io::Result<String> {
        let (_, ticket) = post(address, "/api/tickets", &json!({ "keys": keys })).await?;
        ticket["ticket"]
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| std::io::Error::other(ticket.to_string()))
    }

    pub async fn enter(
        address: SocketAddr,
        keys: &[&str],
        since: Option<i64>,
    ) -> std::io::Result<Self> {
        let ticket = Self::ticket(address, keys).await?;
        Self::redeem(address, &ticket, since).await
    }

    pub async fn redeem(
        address: SocketAddr,
        ticket: &str,
        since: Option<i64>,
    ) -> std::io::Result<Self> {
        let since = since.map_or_else(String::new, |since| format!("&since={since}"));
        let url = format!("ws://{address}/api/socket?ticket={ticket}{since}");
        let stream = connect(address).await?;
        let opened = tokio_tungstenite::client_async(url, stream)
            .await
            .map_err(std::io::Error::other)?;
        let (pushed, heard) = (VecDeque::new(), String::new());
        Ok(Self {
            socket: opened.0,
            pushed,
            heard,
            last_id: 0,
            closed: None,
        })
    }

    pub async fn open(address: SocketAddr, key: &str) -> Self {
        Self::enter(address, &[key], None)
            .await
            .expect("the key is good")
    }

    /// The next message, whatever it is; nothing when the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .expect("the server answers");
            match frame? {
                Ok(Message::Text(text)) => {
                    self.heard.push_str(&text);
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Listens until the server closes, and gives the code and the reason.
    pub async fn end(&mut self) -> (u16, String) {
        while self.next().await.is_some() {}
        self.closed.clone().expect("it says why")
    }

    /// The next message, if one comes so soon.
    pub async fn hear(&mut self, patience: Duration) -> Heard {
        loop {
            match tokio::time::timeout(patience, self.socket.next()).await {
                Err(_) => return Heard::Nothing,
                Ok(Some(Ok(Message::Text(text)))) => {
                    return Heard::Message(serde_json::from_str(&text).expect("JSON"));
                }
                Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => return Heard::Gone,
                Ok(Some(Ok(_))) => {}
            }
        }
    }

    /// The next push of this kind.
    pub async fn push(&mut self, kind: &str) -> Value {
        if let Some(at) = self.pushed.iter().position(|push| push["push"] == kind) {
            return self.pushed.remove(at).expect("it is there");
        }
        loop {
            let message = self.next().await.expect("the server has not closed");
            if message["push"] == kind {
                return message;
            }
            self.pushed.push_back(message);
        }
    }

    pub async fn send(
        &mut self,
        message: &Value,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.send_text(message.to_string()).await
    }

    pub async fn send_text(
        &mut self,
        text: String,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(Message::Text(text.into())).await
    }

    pub async fn send_bytes(&mut self, bytes: &'static [u8]) {
        let sent = self.socket.send(Message::Binary(bytes.into())).await;
        sent.expect("it reads");
    }

    /// Sends a message and gives its answer.
    pub async fn ask(&mut self, message: Value) -> Value {
        self.try_ask(message)
            .await
            .expect("the server has not closed")
    }

    pub async fn try_ask(&mut self, mut message: Value) -> Option<Value> {
        if message["id"].is_null() {
            self.last_id += 1;
            message["id"] = json!(format!("m{}", self.last_id));
        }
        self.send(&message).await.ok()?;
        loop {
            let answer = self.next().await?;
            if answer["id"] == message["id"] {
                return Some(answer);
            }
            self.pushed.push_back(answer);
        }
    }

    /// The code of a refusal.
    pub async fn refused(&mut self, message: Value) -> String {
        let answer = self.ask(message).await;
        assert_eq!(answer["ok"], false, "{answer}");
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    /// The first thing that a seat may do.
    pub async fn first_action(&mut self) -> (Seat, Value) {
        let legal = self.ask(json!({ "op": "legal" })).await;
        let to_act = &legal["to_act"][0];
        (
            to_act["seat"].as_u64().expect("somebody may act") as Seat,
            to_act["actions"][0].clone(),
        )
    }
}

/// What came.
pub enum Heard {
    Message(Value),
    Nothing,
    Gone,
}

/// The match as a visitor follows it: from the journal that was pushed, with every event.
pub struct Follower {
    pub board: Box<dyn HostedMatch>,
    pub seq: i64,
    pub moved: i64,
    pub over: Option<String>,
}

impl Follower {
    pub fn new(table: &Value) -> Self {
        let board = hosted::reopen(table["journal"].as_str().expect("a journal"));
        let board = board.expect("it opens");
        let number = |field: &str| table[field].as_i64().expect("a number");
        let over = table["seed"].as_str().map(str::to_owned);
        Self {
            board,
            seq: number("seq"),
            moved: number("moved"),
            over,
        }
    }

    /// Plays an event that was pushed.
    pub fn follow(&mut self, event: &Value) {
        let seq = event["seq"].as_i64().expect("a number");
        assert_eq!(
            seq,
            self.seq + 1,
            "events come in order and none is missing: {event}"
        );
        self.seq = seq;
        let mut fields = event.as_object().expect("an object").clone();
        fields.remove("seq");
        let kind = fields.remove("kind");
        match kind.as_ref().and_then(Value::as_str) {
            Some("play" | "undo") => {
                self.moved = seq;
                let entry: journal::Entry =
                    serde_json::from_value(fields.into()).expect("a line of a journal");
                self.board
                    .follow(entry)
                    .expect("the same rules here and there");
            }
            Some("over") => self.over = event["seed"].as_str().map(str::to_owned),
            _ => {}
        }
    }

    /// Who acts first, and some legal action.
    pub fn choose(&mut self, number: usize) -> Option<(Seat, Value)> {
        let Turn::Act(seats) = self.board.turn() else {
            return None;
        };
        let seat = seats.first()?;
        Some((seat, self.choose_for(seat, number)))
    }

    /// Some legal action of a seat that may act.
    pub fn choose_for(&mut self, seat: Seat, number: usize) -> Value {
        let request = redtag_games::protocol::MatchRequest::Legal {};
        let answer = self.board.handle(request, "en").expect("it answers");
        let answer = serde_json::to_value(answer).expect("JSON");
        let to_act = answer["to_act"].as_array().expect("a list");
        let own = to_act
            .iter()
            .find(|to_act| to_act["seat"] == seat)
            .expect("it may act");
        let actions = own["actions"].as_array().expect("a list");
        actions[number % actions.len()].clone()
    }
}
