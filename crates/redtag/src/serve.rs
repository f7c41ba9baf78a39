//! `redtag serve`: the browser table, served from the program itself.

use std::borrow::Cow;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use axum::routing::get;
use clap::Args;
use redtag_server::{Config, House, Limits, Online};
use rust_embed::RustEmbed;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tracing_subscriber::filter::LevelFilter;

use crate::store::data_folder;

/// Options of `redtag serve`.
#[derive(Args)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", value_parser = socket_address)]
    listen: SocketAddr,
    /// Open the browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    online: Online,
    /// Write what happens as JSON, one object a line
    #[arg(long)]
    log_json: bool,
    /// How much to write about what happens: error, warn, info, debug or off
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    log: LevelFilter,
    #[command(flatten)]
    limits: Limits,
}

/// Where online tables lie.
#[derive(Args)]
pub struct Place {
    /// The folder for online tables; they are in a SQLite file there
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL server instead, which several nodes may share: postgres://…
    #[arg(
        long,
        value_name = "URL",
        env = "REDTAG_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
}

impl Place {
    /// As the server wants it; the folder is made if it is missing.
    pub fn database(&self) -> anyhow::Result<String> {
        let database = self.find()?;
        if self.database.is_none() {
            let folder = self.folder();
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        Ok(database)
    }

    /// The same for a store that is only read: nothing is made.
    pub fn find(&self) -> anyhow::Result<String> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.folder();
        if folder.exists() && !folder.is_dir() {
            bail!("{}: this is no folder", folder.display());
        }
        Ok(format!("sqlite:{}", folder.join("tables.sqlite").display()))
    }

    fn folder(&self) -> PathBuf {
        let folder = self.data.clone();
        folder.unwrap_or_else(|| data_folder().join("online"))
    }
}

/// Scripts come from the site only; rules run as WebAssembly, in a worker.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What `cargo xtask site` wrote before the program was built.
#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[allow_missing = true]
struct Site;

/// A file of the site, with a mark that changes whenever the file does.
struct File {
    bytes: Cow<'static, [u8]>,
    mark: String,
}

/// Where files come from.
type Files = fn(&str) -> Option<File>;

/// Serves the site and online tables until Ctrl-C or a signal to end.
pub fn run(args: ServeArgs) -> anyhow::Result<()> {
    if embedded("index.html").is_none() {
        eprintln!(
            "redtag: this program was built without the site, so only programs can play here; \
             cargo xtask play builds both"
        );
    }
    begin_log(&args);
    let database = args.place.database()?;
    let config = Config {
        database,
        online: args.online,
        limits: args.limits,
    };
    let listener = bind(args.listen)?;
    let address = address(listener.local_addr()?);
    let ready = || {
        println!("Redtag is at {address}. Ctrl-C ends it.");
        if args.open {
            open(&address);
        }
    };
    let (stop, stopped) = watch::channel(false);
    ctrlc::set_handler(move || _ = stop.send(true)).context("signals cannot be handled")?;
    serve(listener, embedded, config, stopped, ready)
}

/// A name such as localhost will do as well.
fn socket_address(text: &str) -> Result<SocketAddr, String> {
    let found = text
        .to_socket_addrs()
        .ok()
        .and_then(|mut found| found.next());
    found.ok_or_else(|| "this is no address with a port, such as 127.0.0.1:8080".to_owned())
}

/// What happens goes to standard error. It never holds a key, a ticket or a seed.
fn begin_log(args: &ServeArgs) {
    let log = tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(io::stderr);
    if args.log_json {
        log.json().init()
    } else {
        log.init()
    }
}

fn embedded(path: &str) -> Option<File> {
    let file = Site::get(path)?;
    let mark = file.metadata.sha256_hash()[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Some(File {
        bytes: file.data,
        mark,
    })
}

fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow::anyhow!(
            "{address} is in use: end what is running there, or choose another address with --listen {}:0",
            address.ip()
        ),
        _ => anyhow::Error::new(error).context(format!("cannot listen on {address}")),
    })
}

/// What to type into the browser on this machine.
fn address(mut address: SocketAddr) -> String {
    match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    format!("http://{address}/")
}

/// A browser that does not open is no reason to stop: the address has been said.
fn open(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let quiet = Stdio::null;
    let opener = Command::new(program)
        .args(before)
        .arg(address)
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
    if opener.is_err() {
        eprintln!("redtag: no browser could be opened; please open {address} yourself");
    }
}

#[tokio::main]
async fn serve(
    listener: TcpListener,
    files: Files,
    config: Config,
    stopped: watch::Receiver<bool>,
    ready: impl FnOnce(),
) -> anyhow::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let house = House::open(config).await?;
    ready();
    let site = Router::new()
        .fallback(get(answer))
        .layer(CompressionLayer::new())
        .with_state(files);
    let router = redtag_server::http::router(house.clone()).fallback_service(site);
    let mut closing = stopped.clone();
    let accepting = redtag_server::serve::serve(&house, listener, router, stopped);
    let goodbye = async {
        _ = closing.wait_for(|stopped| *stopped).await;
        house.say_goodbye().await;
    };
    tokio::join!(accepting, goodbye);
    house.close().await;
    Ok(())
}

async fn answer(State(files): State<Files>, uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path() {
        "/" => "index.html",
        path => path.trim_start_matches('/'),
    };
    let response = Response::builder()
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(REFERRER_POLICY, "no-referrer");
    let Some(file) = files(path) else {
        let response = response
            .status(StatusCode::NOT_FOUND)
            .header(CONTENT_TYPE, "text/plain; charset=utf-8");
        return finish(response.body("There is no such page.\n".into()));
    };
    // Weak, for compressed or not it is the same file.
    let mark = format!("W/\"{}\"", file.mark);
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    let response = response
        .header(ETAG, &mark)
        .header(CACHE_CONTROL, caching(path));
    if known.is_some_and(|known| known.split(',').any(|known| known.trim() == mark)) {
        return finish(
            response
                .status(StatusCode::NOT_MODIFIED)
                .body(Body::empty()),
        );
    }
    let body = match file.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    finish(
        response
            .header(CONTENT_TYPE, content_type(path))
            .body(body.into()),
    )
}

/// All headers are ours and valid; if one were not, the visitor hears of it.
fn finish(response: axum::http::Result<Response>) -> Response {
    response.unwrap_or_else(|error| {
        let mut response = Response::new(error.to_string().into());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        response
    })
}

/// The names of assets contain a hash of what is in them; everything else is asked for again.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::thread::{JoinHandle, spawn};
    use std::time::Duration;

    use super::*;
    use crate::store::Scratch;

    fn files(path: &str) -> Option<File> {
        let bytes: &'static [u8] = match path {
            "index.html" => b"<!doctype html><title>Redtag</title>",
            "assets/redtag-abc.wasm" => b"\0asm",
            "assets/main-abc.js" => {
                b"export const text = 'text text text text text text text text text';"
            }
            "sw.js" => b"// offline",
            _ => return None,
        };
        Some(File {
            bytes: bytes.into(),
            mark: format!("mark-{}", bytes.len()),
        })
    }

    const HEADERS: Duration = Duration::from_secs(15);

    struct Running {
        address: SocketAddr,
        stop: watch::Sender<bool>,
        thread: JoinHandle<anyhow::Result<()>>,
        _scratch: Scratch,
    }

    impl Running {
        fn start(headers: Duration) -> Self {
            let listener = bind(([127, 0, 0, 1], 0).into()).expect("a port is free");
            let address = listener.local_addr().expect("it listens");
            let (stop, stopped) = watch::channel(false);
            let scratch = Scratch::new();
            let mut config = Config::new(format!(
                "sqlite:{}",
                scratch.path().join("tables.sqlite").display()
            ));
            config.limits.headers = headers;
            let thread = spawn(move || serve(listener, files, config, stopped, || ()));
            Self {
                address,
                stop,
                thread,
                _scratch: scratch,
            }
        }

        fn ask(&self, request: &str) -> String {
            let mut stream = TcpStream::connect(self.address).expect("it listens");
            stream.write_all(request.as_bytes()).expect("it reads");
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).expect("it answers");
            String::from_utf8_lossy(&answer).into_owned()
        }

        fn fetch(&self, path: &str, more: &str) -> String {
            self.ask(&format!(
                "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{more}\r\n"
            ))
        }

        fn end(self) {
            self.stop.send(true).expect("it listens to the end");
            self.thread
                .join()
                .expect("it does not panic")
                .expect("it ends well");
        }
    }

    #[test]
    fn pages_and_assets_have_their_types_and_policies() {
        let server = Running::start(HEADERS);
        let page = server.fetch("/", "");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.ends_with("<title>Redtag</title>"), "{page}");
        for header in [
            "content-type: text/html; charset=utf-8",
            "cache-control: no-cache",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "script-src 'self' 'wasm-unsafe-eval';",
        ] {
            assert!(page.contains(header), "{header} is missing in {page}");
        }
        let module = server.fetch("/assets/redtag-abc.wasm?v=1", "");
        assert!(
            module.contains("content-type: application/wasm\r\n"),
            "{module}"
        );
        assert!(
            module.contains("cache-control: public, max-age=31536000, immutable\r\n"),
            "{module}"
        );
        assert!(
            server
                .fetch("/assets/main-abc.js", "")
                .contains("content-type: text/javascript")
        );
        assert!(
            server
                .fetch("/sw.js", "")
                .contains("cache-control: no-cache")
        );
        server.end();
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let server = Running::start(HEADERS);
        for known in ["W/\"mark-36\"", "\"other\", W/\"mark-36\""] {
            let answer = server.fetch("/", &format!("if-none-match: {known}\r\n"));
            assert!(
                answer.starts_with("HTTP/1.1 304 Not Modified\r\n"),
                "{answer}"
            );
            assert!(!answer.contains("<title>"), "{answer}");
        }
        assert!(
            server
                .fetch("/", "if-none-match: \"old\"\r\n")
                .contains("<title>")
        );
        server.end();
    }

    #[test]
    fn it_is_compressed_for_those_who_can_read_that() {
        let server = Running::start(HEADERS);
        let answer = server.fetch("/assets/main-abc.js", "accept-encoding: br, gzip\r\n");
        assert!(answer.contains("content-encoding: gzip\r\n"), "{answer}");
        assert!(answer.contains("vary: accept-encoding\r\n"), "{answer}");
        assert!(server.fetch("/assets/main-abc.js", "").ends_with("text';"));
        server.end();
    }

    #[test]
    fn anything_else_is_refused() {
        let server = Running::start(HEADERS);
        for path in [
            "/nowhere",
            "/assets/",
            "/../Cargo.toml",
            "//etc/passwd",
            "/%2e%2e/Cargo.toml",
        ] {
            let answer = server.fetch(path, "");
            assert!(
                answer.starts_with("HTTP/1.1 404 Not Found\r\n"),
                "{path}: {answer}"
            );
        }
        let post = server
            .ask("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        assert!(post.starts_with("HTTP/1.1 405"), "{post}");
        assert!(server.ask("nonsense\r\n\r\n").starts_with("HTTP/1.1 400"));
        server.end();
    }

    #[test]
    fn a_visitor_who_says_nothing_is_let_go() {
        let server = Running::start(Duration::from_millis(50));
        assert!(!server.ask("GET / HTTP/1.1\r\nhost: lo").contains("200 OK"));
        server.end();
    }

    #[test]
    fn the_end_does_not_wait_for_idle_connections() {
        let server = Running::start(HEADERS);
        let _idle = TcpStream::connect(server.address).expect("it listens");
        server.end();
    }

    #[test]
    fn an_address_in_use_is_told() {
        let listener = bind(([127, 0, 0, 1], 0).into()).expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let error = bind(address).expect_err("it is taken").to_string();
        assert!(
            error.starts_with(&format!("{address} is in use")),
            "{error}"
        );
    }

    #[test]
    fn the_address_can_be_typed() {
        let say = |written: &str| address(written.parse().expect("an address"));
        assert_eq!(say("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(say("[::]:8080"), "http://[::1]:8080/");
        assert_eq!(say("192.168.0.7:8080"), "http://192.168.0.7:8080/");
    }
}
