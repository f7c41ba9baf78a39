//! A network to PostgreSQL that cuts, delays and half-closes connections, as a seed says.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use redtag_kernel::Fast;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

/// Between a server and its PostgreSQL.
pub struct Proxy {
    database: String,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    socket: String,
    is_faulty: AtomicBool,
    seed: AtomicU64,
    pieces: AtomicU64,
    cut: AtomicU64,
    connections: AtomicU64,
    /// Connections before this one are silent from now on.
    silent: AtomicU64,
}

impl Proxy {
    /// To a PostgreSQL that listens on a socket in a folder.
    pub async fn start(database: &str) -> Self {
        let (name, folder) = database
            .strip_prefix("postgres://test@localhost/")
            .and_then(|rest| rest.split_once("?host="))
            .expect("it is one of ours");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("it listens").port();
        let state = Arc::new(State {
            socket: format!("{folder}/.s.PGSQL.5432"),
            ..State::default()
        });
        let accepting = state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(accepting.clone().pass(stream));
            }
        });
        let database = format!("postgres://test@127.0.0.1:{port}/{name}?sslmode=disable");
        Self { database, state }
    }

    pub fn database(&self) -> String {
        self.database.clone()
    }

    pub fn begin(&self, seed: u64) {
        self.state.seed.store(seed, Relaxed);
        self.state.is_faulty.store(true, Relaxed);
    }

    pub fn end(&self) {
        self.state.is_faulty.store(false, Relaxed);
    }

    /// Whatever is said on connections that are open now arrives nowhere, and they stay open.
    pub fn silence(&self) {
        let open = self.state.connections.load(Relaxed);
        self.state.silent.store(open, Relaxed);
    }

    /// How many connections were cut so far.
    pub fn cut(&self) -> u64 {
        self.state.cut.load(Relaxed)
    }
}

/// What happens to a piece of what is said.
enum Fate {
    Arrives,
    /// Nothing of it arrives, and the connection ends.
    Cut,
    /// It arrives, and then this direction ends while the other goes on for a while.
    HalfClose,
    /// Half of it arrives, and the connection ends.
    Torn,
    Late(Duration),
}

impl State {
    fn fate(&self) -> Fate {
        let piece = self.pieces.fetch_add(1, Relaxed);
        if !self.is_faulty.load(Relaxed) {
            return Fate::Arrives;
        }
        let mut luck = Fast::new(self.seed.load(Relaxed), piece);
        match luck.below(120) {
            0 => Fate::Cut,
            1 => Fate::HalfClose,
            2 => Fate::Torn,
            3..8 => Fate::Late(Duration::from_millis(luck.below(60) as u64)),
            _ => Fate::Arrives,
        }
    }

    async fn pass(self: Arc<Self>, there: TcpStream) {
        let Ok(here) = UnixStream::connect(&self.socket).await else {
            return;
        };
        let number = self.connections.fetch_add(1, Relaxed);
        let (mut from_there, mut to_there) = there.into_split();
        let (mut from_here, mut to_here) = here.into_split();
        tokio::select! {
            () = self.copy(number, &mut from_there, &mut to_here) => {}
            () = self.copy(number, &mut from_here, &mut to_there) => {}
        }
    }

    /// Hands on what comes until the connection is to end.
    async fn copy(
        &self,
        number: u64,
        from: &mut (impl AsyncReadExt + Unpin),
        to: &mut (impl AsyncWriteExt + Unpin),
    ) {
        let mut bytes = vec![0; 16 << 10];
        while let Ok(length @ 1..) = from.read(&mut bytes).await {
            if number < self.silent.load(Relaxed) {
                std::future::pending::<()>().await;
            }
            let fate = self.fate();
            let arrives = match fate {
                Fate::Cut => 0,
                Fate::Torn => length / 2,
                _ => length,
            };
            if let Fate::Late(time) = fate {
                tokio::time::sleep(time).await;
            }
            if to.write_all(&bytes[..arrives]).await.is_err() {
                return;
            }
            match fate {
                Fate::Arrives | Fate::Late(_) => {}
                Fate::HalfClose => {
                    self.cut.fetch_add(1, Relaxed);
                    _ = to.shutdown().await;
                    return tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Fate::Cut | Fate::Torn => {
                    self.cut.fetch_add(1, Relaxed);
                    return;
                }
            }
        }
    }
}
