//! A server as browsers meet it: pages, headers, limits.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

use super::*;
use crate::store::Scratch;

fn files(path: &str) -> Option<SiteFile> {
    // `export const text = 'text text text';` with gzip.
    const PACKED: &[u8] = &[
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 75, 173, 40, 200, 47, 42, 81, 72, 206, 207, 43, 46, 81,
        40, 73, 173, 40, 81, 176, 85, 80, 7, 211, 112, 66, 221, 26, 0, 82, 28, 50, 142, 37, 0, 0,
        0,
    ];
    let bytes: &'static [u8] = match path {
        "index.html" => b"<!doctype html><title>Redtag</title>",
        "assets/redtag-abc.wasm" => b"\0asm",
        "assets/main-abc.js.gz" => PACKED,
        "assets/main-abc.js.br" => b"with Brotli",
        "sw.js" => b"// offline",
        _ => return None,
    };
    Some(SiteFile {
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
        Self::start_with(|config| config.limits.headers = headers)
    }

    fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        let listener = bind(([127, 0, 0, 1], 0).into()).expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let (stop, stopped) = watch::channel(false);
        let scratch = Scratch::new();
        let mut config = Config::new(format!(
            "sqlite:{}",
            scratch.path().join("tables.sqlite").display()
        ));
        change(&mut config);
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
fn the_lab_has_an_address_of_its_own() {
    let server = Running::start(HEADERS);
    for (path, page) in [("/lab", "./#/lab"), ("/lab/", "../#/lab")] {
        let answer = server.fetch(path, "");
        assert!(answer.starts_with("HTTP/1.1 303 See Other\r\n"), "{answer}");
        assert!(
            answer.contains(&format!("location: {page}\r\n")),
            "{answer}"
        );
    }
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
fn it_is_sent_as_it_was_compressed() {
    let server = Running::start(HEADERS);
    let script = |accept: &str| {
        let accept = format!("accept-encoding: {accept}\r\n");
        server.fetch("/assets/main-abc.js", &accept)
    };
    let brotli = script("gzip, br");
    assert!(brotli.contains("content-encoding: br\r\n"), "{brotli}");
    assert!(brotli.contains("vary: accept-encoding\r\n"), "{brotli}");
    assert!(brotli.contains("immutable\r\n"), "{brotli}");
    assert!(brotli.ends_with("with Brotli"), "{brotli}");
    assert!(script("br;q=0.2, gzip").contains("content-encoding: gzip\r\n"));
    let plain = script("br;q=0");
    assert!(!plain.contains("content-encoding"), "{plain}");
    assert!(plain.ends_with("'text text text';"), "{plain}");
    let mark = |answer: &str| {
        let line = answer.lines().find(|line| line.starts_with("etag: "));
        line.expect("it has one").to_owned()
    };
    assert_eq!(mark(&plain), mark(&brotli));
    for form in ["/assets/main-abc.js.gz", "/assets/main-abc.js.br"] {
        assert!(server.fetch(form, "").starts_with("HTTP/1.1 404"));
    }
    server.end();
}

#[test]
fn one_address_gets_so_many_files_in_a_minute() {
    let server = Running::start_with(|config| config.limits.files = 3);
    for _ in 0..3 {
        assert!(server.fetch("/", "").starts_with("HTTP/1.1 200"));
    }
    let refused = server.fetch("/", "");
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.contains("retry-after: 60\r\n"), "{refused}");
    assert!(server.fetch("/api/health", "").starts_with("HTTP/1.1 200"));
    server.end();
}

#[test]
fn every_answer_is_secured() {
    let server = Running::start_with(|config| config.online.hosts = vec!["a.example".into()]);
    for path in ["/", "/nowhere", "/api/health", "/api/socket", "/metrics"] {
        let answer = server.fetch(path, "").to_lowercase();
        for header in [
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "permissions-policy: accelerometer=(), camera=()",
            "content-security-policy: default-src 'none'",
        ] {
            assert!(answer.contains(header), "{path}: {header}: {answer}");
        }
    }
    let ask = |host: &str| {
        server.ask(&format!(
            "GET /api/health HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
        ))
    };
    let evil = ask("evil.example");
    assert!(evil.starts_with("HTTP/1.1 421"), "{evil}");
    assert!(evil.contains("nosniff"), "{evil}");
    assert!(ask("a.example").starts_with("HTTP/1.1 200"));
    server.end();
}

#[test]
fn the_doctor_finds_it_well() {
    let server = Running::start_with(|config| config.online.hosts = vec!["a.example".into()]);
    let found = crate::doctor::server(&server.address.to_string());
    let is_good = |found: &crate::doctor::Finding| found.health == crate::doctor::Health::Good;
    assert!(found.len() == 3 && found.iter().all(is_good), "{found:?}");
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
    let post =
        server.ask("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
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
