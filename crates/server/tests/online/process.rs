//! A server in a process of its own, which can be killed, stopped, and given a bad disk.

use std::io::BufRead;
use std::net::SocketAddr;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use clap::Parser;
use redtag_server::{Config, Limits};

use crate::stores::TestServer;

const CHILD: &str = "REDTAG_TEST_SERVER";
const OPTIONS: &str = "REDTAG_TEST_OPTIONS";
const LISTEN: &str = "REDTAG_TEST_LISTEN";

/// Not a test by itself: with a database in the environment, this process is the server that will
/// be killed.
#[test]
fn server() {
    let Ok(database) = std::env::var(CHILD) else {
        return;
    };
    #[derive(Parser)]
    struct Options {
        #[command(flatten)]
        limits: Limits,
    }
    let options = std::env::var(OPTIONS).unwrap_or_default();
    let options = Options::parse_from(std::iter::once("").chain(options.split_whitespace()));
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("it can be built");
    runtime.block_on(async {
        let mut config = Config::new(database);
        config.limits = options.limits;
        (config.limits.tables, config.limits.tickets) = (u32::MAX, u32::MAX);
        (config.limits.messages, config.limits.connections_each) = (10_000, 10_000);
        let address = std::env::var(LISTEN).unwrap_or_else(|_| "127.0.0.1".to_owned());
        let server = TestServer::start_at(config, &address).await;
        println!("\nlistening {}", server.address);
        std::future::pending::<()>().await;
    });
}

/// A server in a process of its own.
pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
    log: PathBuf,
}

impl Process {
    /// Starts it and waits until it listens.
    pub fn start(database: &str) -> Self {
        Self::start_with(database, "", None).expect("it listens")
    }

    /// The same with options of `redtag serve` and with faults, which may keep it from starting.
    pub fn start_with(database: &str, options: &str, faults: Option<&Faults>) -> Option<Self> {
        let program = std::env::current_exe().expect("this program");
        Self::launch(Command::new(program), database, options, faults)
    }

    /// The same by a command that ends with this program, as `ip netns exec`.
    pub fn launch(
        mut command: Command,
        database: &str,
        options: &str,
        faults: Option<&Faults>,
    ) -> Option<Self> {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let log = format!("redtag-server-{}-{number}.log", std::process::id());
        let log = std::env::temp_dir().join(log);
        let stderr = std::fs::File::create(&log).expect("a file can be made");
        command
            .args(["--exact", "process::server", "--nocapture"])
            .args(["--test-threads", "1"])
            .env(CHILD, database)
            .env(OPTIONS, options);
        if let Some(faults) = faults {
            preload(&mut command, faults);
        }
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.stderr(stderr).spawn().expect("it starts");
        let lines = std::io::BufReader::new(child.stdout.take().expect("it was piped")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        let Some(address) = address else {
            child.wait().expect("it ends");
            // Faults may keep it from starting; whoever did not expect that wants to know why.
            println!("{}", std::fs::read_to_string(&log).unwrap_or_default());
            _ = std::fs::remove_file(log);
            return None;
        };
        Some(Self {
            child,
            address,
            log,
        })
    }

    /// What it has written about what happened.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).expect("it can be read")
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Whether it still runs.
    pub fn lives(&mut self) -> bool {
        self.child.try_wait().expect("it can be asked").is_none()
    }

    /// Sends it a signal by its name, as `STOP`.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.expect("there is a kill").success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
        _ = std::fs::remove_file(&self.log);
    }
}

/// Faults in the files of a server's store; `faults.c` tells what the numbers are.
pub struct Faults {
    file: PathBuf,
}

impl Faults {
    pub const READ: i64 = 1;
    pub const WRITE: i64 = 2;
    pub const FULL: i64 = 4;
    pub const SHORT: i64 = 8;
    pub const SYNC: i64 = 16;
    pub const DELAY: i64 = 32;
    pub const CRASH: i64 = 64;
    pub const ALL: i64 = 127;
    const SIZE: u64 = 7;

    /// None so far.
    pub fn none(folder: &Path) -> Self {
        let faults = Self::of(folder);
        let numbers = [0; 8 * Self::SIZE as usize];
        std::fs::write(&faults.file, numbers).expect("it can be written");
        faults
    }

    /// Those that were made before for a store in this folder.
    pub fn of(folder: &Path) -> Self {
        let file = folder.join("faults");
        Self { file }
    }

    fn set(&self, number: u64, value: i64) {
        let file = std::fs::File::options().write(true).open(&self.file);
        let file = file.expect("it is there");
        file.write_all_at(&value.to_ne_bytes(), number * 8)
            .expect("it can be written");
    }

    /// Of this many calls one fails in one of these ways.
    pub fn begin(&self, seed: u64, one_in: i64, kinds: i64, power: bool) {
        self.set(0, seed.cast_signed());
        self.set(2, kinds);
        self.set(3, i64::from(power));
        self.set(5, 0);
        self.set(1, one_in);
    }

    pub fn end(&self) {
        self.set(1, 0);
    }

    /// The clock on the wall is wrong by this many seconds from now on.
    pub fn jump(&self, seconds: i64) {
        self.set(4, seconds);
    }

    /// How many calls have failed.
    pub fn fired(&self) -> i64 {
        let mut value = [0; 8];
        let file = std::fs::File::open(&self.file).expect("it is there");
        file.read_exact_at(&mut value, 48).expect("it can be read");
        i64::from_ne_bytes(value)
    }
}

/// Gives a program these faults.
pub fn preload<'a>(command: &'a mut Command, faults: &Faults) -> &'a mut Command {
    command
        .env("LD_PRELOAD", library())
        .env("REDTAG_FAULTS_CONTROL", &faults.file)
}

/// The library that is preloaded, compiled once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let library = format!("redtag-faults-{}.so", std::process::id());
        let library = std::env::temp_dir().join(library);
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/online/faults.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .arg(&library)
            .args([source, "-ldl", "-lpthread"])
            .status();
        assert!(compiled.expect("there is a compiler for C").success());
        library
    })
}
