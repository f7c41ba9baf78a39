//! `redtag doctor`: is a server set up well, and what should be done if not?

use std::fmt;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, bail};
use clap::Args;
use redtag_server::store::inspect;

use crate::serve::StoreArgs;

/// Options of `redtag doctor`.
#[derive(Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// A running server, such as http://127.0.0.1:8080: the server itself, not the proxy in front
    #[arg(long, value_name = "URL", value_parser = authority)]
    address: Option<String>,
    /// Do not read the whole store, which takes long if there are many tables
    #[arg(long)]
    quick: bool,
}

/// The host and port of an address.
fn authority(address: &str) -> Result<String, &'static str> {
    let authority = address.strip_prefix("http://");
    let authority = authority.map(|authority| authority.trim_end_matches('/'));
    authority
        .filter(|authority| !authority.is_empty() && !authority.contains('/'))
        .map(str::to_owned)
        .ok_or("an address such as http://127.0.0.1:8080 is expected; TLS is up to the proxy")
}

/// With less than this a server cannot go on for long.
const LEAST_SPACE: u64 = 64 << 20;
/// With less than this it is time to make room.
const LITTLE_SPACE: u64 = 1 << 30;
/// As many as `--max-connections` has, and some for the store.
const FILES: u64 = 15_100;
/// How long a disk may take to store something, and a server to answer.
const SLOW_DISK: Duration = Duration::from_millis(100);
const PATIENCE: Duration = Duration::from_secs(5);
/// The headers that every answer needs.
const HEADERS: [&str; 6] = [
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
];

/// How something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Health {
    Good,
    Poor,
    Bad,
}

/// What was found, and what to do.
#[derive(Debug)]
pub struct Finding {
    pub health: Health,
    about: &'static str,
    what: String,
    advice: &'static str,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let health = match self.health {
            Health::Good => "good",
            Health::Poor => "poor",
            Health::Bad => "BAD ",
        };
        write!(out, "{health}  {}: {}", self.about, self.what)?;
        if self.health != Health::Good {
            write!(out, "\n      {}", self.advice)?;
        }
        Ok(())
    }
}

/// Checks everything; fails if something is bad.
pub fn run(args: &DoctorArgs) -> anyhow::Result<ExitCode> {
    let mut findings = Vec::new();
    if let Some(folder) = args.store.folder() {
        findings.extend(disk(&folder));
    }
    findings.push(clock(args.store.folder().as_deref()));
    findings.extend(open_files());
    if !args.quick {
        findings.extend(store(&args.store));
    }
    if let Some(address) = &args.address {
        findings.extend(server(address));
    }
    for finding in &findings {
        println!("{finding}");
    }
    let is_bad = findings.iter().any(|one| one.health == Health::Bad);
    Ok(ExitCode::from(u8::from(is_bad)))
}

/// Can something be stored there, and is there room for more?
fn disk(folder: &Path) -> Vec<Finding> {
    if !folder.is_dir() {
        return vec![Finding {
            health: Health::Bad,
            about: "disk",
            what: format!("{} is not a folder", folder.display()),
            advice: "Make it, and give it to the user that the server runs as.",
        }];
    }
    let mut findings = vec![keep(folder), space(folder)];
    findings.extend(file_system(folder));
    findings
}

/// Files in memory are gone with the machine, and those of another machine cannot be locked and
/// shared as SQLite needs it.
#[cfg(target_os = "linux")]
fn file_system(folder: &Path) -> Option<Finding> {
    let kind = rustix::fs::statfs(folder).ok()?.f_type;
    let (health, what) = judge_file_system(u64::try_from(kind).ok()?)?;
    Some(Finding {
        health,
        about: "disk",
        what: what.into(),
        advice: "Keep the folder on a disk of this machine, or use PostgreSQL (--database).",
    })
}

#[cfg(not(target_os = "linux"))]
fn file_system(_: &Path) -> Option<Finding> {
    None
}

/// By the number that Linux has for it.
#[cfg(target_os = "linux")]
fn judge_file_system(kind: u64) -> Option<(Health, &'static str)> {
    match kind {
        0x6969 | 0x517b | 0xff53_4d42 | 0xfe53_4d42 | 0x0102_1997 => {
            Some((Health::Bad, "the folder is on another machine"))
        }
        0x0102_1994 | 0x8584_58f6 => Some((Health::Bad, "the folder is in memory, not on a disk")),
        _ => None,
    }
}

fn keep(folder: &Path) -> Finding {
    let file = folder.join(format!(".doctor-{}", std::process::id()));
    let begun = Instant::now();
    let kept = try_keep(&file);
    let took = begun.elapsed();
    _ = fs::remove_file(&file);
    let (health, what) = match kept {
        Err(error) => (Health::Bad, format!("nothing can be stored: {error}")),
        Ok(()) if took > SLOW_DISK => (Health::Poor, format!("storing something takes {took:.0?}")),
        Ok(()) => (Health::Good, format!("stores what is written ({took:.1?})")),
    };
    Finding {
        health,
        about: "disk",
        what,
        advice: "Check the permissions of the folder, the file system, and whether the disk is \
                 full or slow: every action waits for it.",
    }
}

/// Writes, synchronises file and folder, and reads back.
fn try_keep(file: &Path) -> anyhow::Result<()> {
    let text = b"Redtag was here";
    let mut written = File::create(file)?;
    written.write_all(text)?;
    written.sync_all()?;
    #[cfg(unix)]
    File::open(file.parent().unwrap_or(file))?.sync_all()?;
    if fs::read(file)? != text {
        bail!("what is read is not what was written");
    }
    Ok(())
}

#[cfg(unix)]
fn space(folder: &Path) -> Finding {
    let (health, what) = match rustix::fs::statvfs(folder) {
        Ok(disk) => {
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let what = format!("{} MB are free", free >> 20);
            (health_of(free, LEAST_SPACE, LITTLE_SPACE), what)
        }
        Err(error) => (Health::Poor, format!("the free space is unknown: {error}")),
    };
    Finding {
        health,
        about: "space",
        what,
        advice: "Free some, or give the server a larger disk; --keep-days removes tables that \
                 nobody opens.",
    }
}

#[cfg(not(unix))]
fn space(_: &Path) -> Finding {
    Finding {
        health: Health::Poor,
        about: "space",
        what: "not checked on this system".into(),
        advice: "Please check the free space yourself.",
    }
}

fn health_of(found: u64, least: u64, little: u64) -> Health {
    match found {
        found if found < least => Health::Bad,
        found if found < little => Health::Poor,
        _ => Health::Good,
    }
}

/// A clock that is behind what was written already is wrong, and so is one that jumps.
fn clock(folder: Option<&Path>) -> Finding {
    let newest = folder.and_then(newest_file);
    let (wall, steady) = (SystemTime::now(), Instant::now());
    std::thread::sleep(Duration::from_millis(50));
    let passed = wall.elapsed().unwrap_or_default().as_secs_f64();
    let apart = (passed - steady.elapsed().as_secs_f64()).abs();
    let behind = newest.and_then(|newest| newest.duration_since(SystemTime::now()).ok());
    let behind = behind.map_or(0, |behind| behind.as_secs());
    let (health, what) = match behind {
        61.. => (
            Health::Bad,
            format!("{behind} s behind what was written last"),
        ),
        _ if apart > 0.02 => (Health::Poor, "it jumps".into()),
        _ => (Health::Good, "runs evenly, and is not behind".into()),
    };
    Finding {
        health,
        about: "clock",
        what,
        advice: "Set it, and let a service such as systemd-timesyncd or chrony keep it.",
    }
}

/// When a file of the folder was last written to.
fn newest_file(folder: &Path) -> Option<SystemTime> {
    let files = fs::read_dir(folder).ok()?;
    files
        .filter_map(|file| file.ok()?.metadata().ok()?.modified().ok())
        .max()
}

#[cfg(unix)]
fn open_files() -> Option<Finding> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    let current = limit.current.unwrap_or(u64::MAX);
    Some(Finding {
        health: health_of(current, 1_000, FILES),
        about: "open files",
        what: format!("{current} for whoever started this"),
        advice: "Raise the limit to 20000 (LimitNOFILE= in the unit, ulimit -n in a shell), or \
                 lower --max-connections: each connection is an open file.",
    })
}

#[cfg(not(unix))]
fn open_files() -> Option<Finding> {
    None
}

/// Is the store there, readable and whole, and does it keep what it says it keeps?
fn store(store: &StoreArgs) -> Vec<Finding> {
    const DAMAGED: &str = "Keep a copy of what is there, then restore the last backup into an \
                           empty folder or database: redtag restore.";
    const SILENT: &str = "Check that PostgreSQL is running and that the address, the name and the \
                          password are right.";
    const RISKY: &str = "Set fsync, full_page_writes and synchronous_commit to on; otherwise what \
                         was acknowledged can be lost when that machine fails.";
    let finding = |health, what, advice| Finding {
        health,
        about: "store",
        what,
        advice,
    };
    let is_file = store.folder().is_some();
    let found = match look_through(store) {
        Ok(None) => return vec![finding(Health::Good, "there are no tables yet".into(), "")],
        Ok(Some(found)) => found,
        Err(error) => {
            let advice = if is_file { DAMAGED } else { SILENT };
            return vec![finding(Health::Bad, format!("{error:#}"), advice)];
        }
    };
    let whole = if found.flaws.is_empty() {
        let (tables, events) = (found.tables, found.events);
        let what = format!("{tables} tables with {events} events, all whole");
        finding(Health::Good, what, "")
    } else {
        finding(Health::Bad, found.flaws.join("; "), DAMAGED)
    };
    let risks = found.risks.into_iter();
    let risks = risks.map(|risk| finding(Health::Bad, format!("PostgreSQL has {risk}"), RISKY));
    [whole].into_iter().chain(risks).collect()
}

fn look_through(store: &StoreArgs) -> anyhow::Result<Option<redtag_server::store::Inspection>> {
    if let Some(folder) = store.folder()
        && !folder.join("tables.sqlite").exists()
    {
        return Ok(None);
    }
    let database = store.database()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(Some(runtime.block_on(inspect(&database))?))
}

/// Does a server answer, and as it should?
pub fn server(address: &str) -> Vec<Finding> {
    let ready = ready(address);
    if ready.health != Health::Good {
        return vec![ready];
    }
    let mut findings = vec![ready];
    findings.extend(headers(address));
    findings.push(host(address));
    findings
}

fn ready(address: &str) -> Finding {
    let (health, what) = match fetch(address, "/api/ready", None) {
        Ok((200, _)) => (Health::Good, format!("http://{address} is ready")),
        Ok((status, _)) => (Health::Bad, format!("http://{address} answers {status}")),
        Err(error) => (Health::Bad, format!("http://{address}: {error:#}")),
    };
    Finding {
        health,
        about: "server",
        what,
        advice: "Look at its log: the store does not answer, or it is not the server at all.",
    }
}

/// Does every answer have the headers that it needs?
fn headers(address: &str) -> Vec<Finding> {
    let finding = |health, what| Finding {
        health,
        about: "headers",
        what,
        advice: "Something in between removes them, or this is an older server.",
    };
    let mut findings = Vec::new();
    for path in ["/", "/api/health", "/metrics"] {
        let missing = match fetch(address, path, None) {
            Ok((_, head)) => missing(&head),
            Err(error) => vec![error.to_string()],
        };
        if !missing.is_empty() {
            let what = format!("{path}: {} missing", missing.join(", "));
            findings.push(finding(Health::Bad, what));
        }
    }
    if findings.is_empty() {
        findings.push(finding(Health::Good, "all are there".into()));
    }
    findings
}

/// Does it refuse names that are not its own?
fn host(address: &str) -> Finding {
    let is_picky = matches!(
        fetch(address, "/api/health", Some("rebinding.invalid")),
        Ok((421, _))
    );
    let (health, what) = if is_picky {
        (Health::Good, "other names are refused")
    } else {
        (Health::Poor, "it answers to every name")
    };
    Finding {
        health,
        about: "host",
        what: what.into(),
        advice: "Start it with --host and the name that people type, against DNS rebinding.",
    }
}

fn missing(head: &str) -> Vec<String> {
    let has = |name: &str| {
        head.lines().any(|line| {
            line.split(':')
                .next()
                .is_some_and(|said| said.eq_ignore_ascii_case(name))
        })
    };
    HEADERS
        .into_iter()
        .filter(|name| !has(name))
        .map(str::to_owned)
        .collect()
}

/// Status and headers of an answer.
fn fetch(address: &str, path: &str, host: Option<&str>) -> anyhow::Result<(u16, String)> {
    let mut stream = connect(address)?;
    let host = host.unwrap_or(address);
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.take(1 << 20).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let head = answer.split("\r\n\r\n").next().unwrap_or_default();
    let status = head.get(9..12).and_then(|status| status.parse().ok());
    Ok((status.context("this is not HTTP")?, head.to_owned()))
}

fn connect(authority: &str) -> anyhow::Result<TcpStream> {
    let has_port = authority.contains(':');
    let with_port = if has_port {
        authority.to_owned()
    } else {
        format!("{authority}:80")
    };
    let mut found = with_port.to_socket_addrs()?;
    let found = found.next().context("no such host")?;
    let stream = TcpStream::connect_timeout(&found, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Scratch;
    use std::net::TcpListener;

    fn written(option: &str, value: &str) -> StoreArgs {
        #[derive(clap::Parser)]
        struct Written {
            #[command(flatten)]
            store: StoreArgs,
        }
        <Written as clap::Parser>::parse_from(["", option, value]).store
    }

    fn args(folder: &Path) -> StoreArgs {
        written("--data", folder.to_str().expect("a path of text"))
    }

    #[test]
    fn a_folder_that_works_is_good() {
        let scratch = Scratch::new();
        let found = disk(scratch.path());
        assert_ne!(found[0].health, Health::Bad, "{found:?}");
        let left = fs::read_dir(scratch.path()).expect("a folder").count();
        assert_eq!(left, 0, "nothing is left behind");
        assert_eq!(clock(Some(scratch.path())).health, Health::Good);
        assert_eq!(store(&args(scratch.path()))[0].health, Health::Good);
    }

    #[test]
    fn what_is_wrong_comes_with_advice() {
        let scratch = Scratch::new();
        let nowhere = disk(&scratch.path().join("nowhere"));
        assert_eq!(nowhere[0].health, Health::Bad);
        assert!(nowhere[0].to_string().contains("Make it"), "{}", nowhere[0]);
        let ahead = scratch.path().join("ahead");
        let tomorrow = SystemTime::now() + Duration::from_secs(86_400);
        let file = File::create(ahead).expect("a file");
        file.set_modified(tomorrow).expect("a time");
        assert_eq!(clock(Some(scratch.path())).health, Health::Bad);
        fs::write(
            scratch.path().join("tables.sqlite"),
            "no database at all, only text",
        )
        .expect("a file");
        let damaged = &store(&args(scratch.path()))[0];
        assert_eq!(damaged.health, Health::Bad, "{damaged}");
        assert!(damaged.to_string().contains("redtag restore"), "{damaged}");
        assert_eq!(health_of(10, 100, 1_000), Health::Bad);
        assert_eq!(health_of(500, 100, 1_000), Health::Poor);
    }

    #[test]
    fn a_server_without_headers_is_found_out() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it listens").to_string();
        std::thread::spawn(move || {
            for stream in listener.incoming().take(5).flatten() {
                let mut stream = stream;
                _ = stream.read(&mut [0; 1_024]);
                _ = stream.write_all(b"HTTP/1.1 200 OK\r\nReferrer-Policy: no-referrer\r\n\r\n");
                // Closing before all of the request is read would reset the connection.
                _ = stream.shutdown(std::net::Shutdown::Write);
                _ = stream.read_to_end(&mut Vec::new());
            }
        });
        let found = server(&address);
        let bad: Vec<&Finding> = found
            .iter()
            .filter(|one| one.health == Health::Bad)
            .collect();
        assert_eq!(bad.len(), 3, "{found:?}");
        assert!(bad[0].what.contains("x-content-type-options"), "{}", bad[0]);
        assert!(!bad[0].what.contains("referrer-policy"), "{}", bad[0]);
        assert_eq!(found[found.len() - 1].about, "host");
        assert_eq!(found[found.len() - 1].health, Health::Poor);
        let nobody = server("127.0.0.1:1");
        assert_eq!(nobody[0].health, Health::Bad);
    }

    #[test]
    fn an_address_is_of_the_server_itself() {
        assert_eq!(authority("http://[::1]:8080/"), Ok("[::1]:8080".into()));
        assert_eq!(authority("http://example.org"), Ok("example.org".into()));
        for wrong in [
            "https://127.0.0.1",
            "127.0.0.1:8080",
            "http://",
            "http://a/b",
        ] {
            assert!(authority(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_database_that_does_not_answer_is_not_called_damaged() {
        let nobody = written("--database", "postgres://nobody@127.0.0.1:1/nothing");
        let found = &store(&nobody)[0];
        assert_eq!(found.health, Health::Bad);
        assert!(
            found.to_string().contains("PostgreSQL is running"),
            "{found}"
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_in_memory_or_elsewhere_is_bad() {
        let health = |kind| judge_file_system(kind).map(|(health, _)| health);
        assert_eq!(health(0x6969), Some(Health::Bad), "NFS");
        assert_eq!(health(0x0102_1994), Some(Health::Bad), "tmpfs");
        assert_eq!(health(0xef53), None, "ext4");
        assert!(file_system(Path::new("/proc")).is_none());
    }
}
