//! People who mean no good, each from an address of their own on this machine: what a server must
//! bear while others play. Tests and the load tool share them.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::OnceLock;

use flate2::{Compression, write::GzEncoder};
use futures_util::{SinkExt, StreamExt};
use redtag_server::site::SiteFile;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// A way to be in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abuse {
    /// Twenty downloads of the largest file at once, again and again.
    Downloads,
    /// Two hundred long posts that never end.
    Posts,
    /// Forty tables of bots that search, all of them watched.
    Search,
    /// Frames that are no messages, and bytes that are no frames.
    Frames,
    /// Sockets that are opened and dropped.
    Sockets,
    /// Talk without end.
    Talk,
    /// The longest answers that there are, and those that take longest.
    Queries,
}

impl Abuse {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Downloads,
        Self::Posts,
        Self::Search,
        Self::Frames,
        Self::Sockets,
        Self::Talk,
        Self::Queries,
    ];

    /// Does it until it is dropped.
    pub async fn go_on(self, server: SocketAddr) {
        let number = Self::ALL.iter().position(|&known| known == self);
        let from = Ipv4Addr::new(127, 0, 0, 20 + number.unwrap_or(0) as u8);
        let caller = Caller { from, server };
        let (count, work): (usize, fn(Caller) -> _) = match self {
            Self::Downloads => (20, |caller| Box::pin(caller.download()) as Work),
            Self::Posts => (200, |caller| Box::pin(caller.post_forever()) as Work),
            Self::Search => (40, |caller| Box::pin(caller.search()) as Work),
            Self::Frames => (8, |caller| {
                Box::pin(caller.shout("\u{0}{[nonsense")) as Work
            }),
            Self::Sockets => (8, |caller| Box::pin(caller.come_and_go()) as Work),
            Self::Talk => (8, |caller| {
                Box::pin(caller.shout(r#"{"id":"ID","op":"chat","text":"Hello"}"#)) as Work
            }),
            Self::Queries => (100, |caller| Box::pin(caller.ask()) as Work),
        };
        let mut all = tokio::task::JoinSet::new();
        for _ in 0..count {
            all.spawn(again_and_again(caller, work));
        }
        all.join_all().await;
    }
}

type Work = std::pin::Pin<Box<dyn Future<Output = Fallible<()>> + Send>>;

async fn again_and_again(caller: Caller, work: fn(Caller) -> Work) {
    loop {
        if work(caller).await.is_err() {
            // Refused or cut off: that is what they deserve, and they try again.
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

/// The largest file of a site, as if it had been compressed when the program was built.
pub fn files(path: &str) -> Option<SiteFile> {
    static GZIP: OnceLock<Vec<u8>> = OnceLock::new();
    let gzip = GZIP.get_or_init(|| {
        // Six megabytes that are a third of that when they are compressed.
        let mut number = 1_u32;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        for _ in 0..2_000_000 {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            _ = encoder.write_all(&[(number >> 24) as u8, 0, 0]);
        }
        encoder.finish().unwrap_or_default()
    });
    ["assets/rules-1.wasm.gz", "assets/rules-1.wasm.br"]
        .contains(&path)
        .then(|| SiteFile {
            bytes: gzip.as_slice().into(),
            mark: "1".into(),
        })
}

/// Somebody at an address.
#[derive(Clone, Copy)]
pub struct Caller {
    /// Where they are.
    pub from: Ipv4Addr,
    /// Whom they call.
    pub server: SocketAddr,
}

impl Caller {
    /// A connection from their address.
    pub async fn connect(self) -> Fallible<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks for something and gives the answer.
    pub async fn post(self, path: &str, body: &Value) -> Fallible<Value> {
        let body = body.to_string();
        let mut stream = self.connect().await?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("half an answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(body.into());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// A socket with this key, from the start or since an event.
    pub async fn enter(
        self,
        key: &str,
        since: Option<i64>,
    ) -> Fallible<WebSocketStream<TcpStream>> {
        let ticket = self.post("/api/tickets", &json!({ "key": key })).await?;
        let ticket = ticket["ticket"].as_str().ok_or("no ticket")?;
        let since = since.map_or_else(String::new, |since| format!("&since={since}"));
        let url = format!("ws://{}/api/socket?ticket={ticket}{since}", self.server);
        let small = WebSocketConfig::default()
            .read_buffer_size(4 << 10)
            .write_buffer_size(0);
        let stream = self.connect().await?;
        let opened = tokio_tungstenite::client_async_with_config(url, stream, Some(small));
        Ok(opened.await?.0)
    }

    async fn download(self) -> Fallible<()> {
        let mut stream = self.connect().await?;
        let request =
            "GET /assets/rules-1.wasm HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n";
        let request = format!("{request}accept-encoding: gzip\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        if bytes.starts_with(b"HTTP/1.1 200") {
            Ok(())
        } else {
            Err("refused".into())
        }
    }

    async fn post_forever(self) -> Fallible<()> {
        let mut stream = self.connect().await?;
        let head =
            "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1500000\r\n\r\n";
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(&vec![b' '; 1_400_000]).await?;
        stream.read_to_end(&mut Vec::new()).await?;
        Err("refused".into())
    }

    async fn search(self) -> Fallible<()> {
        let bot = json!({ "name": "Bot", "bot": "search:600000ms" });
        let wanted = json!({
            "game": "katastrophenspiel", "options": { "seats": 2 }, "players": [bot, bot],
        });
        let made = self.post("/api/tables", &wanted).await?;
        let mut socket = self
            .enter(made["watch"].as_str().ok_or("no key")?, None)
            .await?;
        while let Some(message) = socket.next().await {
            message?;
        }
        Ok(())
    }

    async fn table(self) -> Fallible<WebSocketStream<TcpStream>> {
        let made = self
            .post("/api/tables", &json!({ "game": "triage" }))
            .await?;
        self.enter(made["keys"][0].as_str().ok_or("no key")?, None)
            .await
    }

    /// As fast as the server reads.
    async fn shout(self, text: &str) -> Fallible<()> {
        let mut socket = self.table().await?;
        for number in 0_u64.. {
            let text = text.replace("ID", &number.to_string());
            socket.send(Message::Text(text.into())).await?;
            // What was answered is thrown away, so that nobody is taken for deaf.
            while let Some(Some(heard)) = futures_util::FutureExt::now_or_never(socket.next()) {
                heard?;
            }
        }
        Ok(())
    }

    /// Asks for everything in turn and reads the answers.
    async fn ask(self) -> Fallible<()> {
        let made = self
            .post("/api/tables", &json!({ "game": "aftermath" }))
            .await?;
        let key = made["keys"][0].as_str().ok_or("no key")?;
        let mut socket = self.enter(key, None).await?;
        loop {
            for op in ["content", "legal", "state", "rules", "log", "journal"] {
                let text = json!({ "id": op, "op": op }).to_string();
                socket.send(Message::Text(text.into())).await?;
            }
            for _ in 0..6 {
                socket.next().await.ok_or("it is closed")??;
            }
        }
    }

    async fn come_and_go(self) -> Fallible<()> {
        let made = self
            .post("/api/tables", &json!({ "game": "triage" }))
            .await?;
        let key = made["keys"][0].as_str().ok_or("no key")?;
        loop {
            drop(self.enter(key, None).await?);
        }
    }
}
