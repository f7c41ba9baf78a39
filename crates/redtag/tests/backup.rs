//! `redtag serve`, `redtag backup` and `redtag restore` as an operator types them.

use crate::program;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use program::{Folder, program};

fn redtag(args: &[&str], data: &Path) -> Command {
    let mut command = program(args);
    command
        .arg("--data")
        .arg(data)
        .env_remove("REDTAG_DATABASE");
    command
}

fn run(args: &[&str], data: &Path) -> Output {
    redtag(args, data).output().expect("it starts")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

/// A running server.
struct Server {
    program: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut command = redtag(&["serve", "--listen", "127.0.0.1:0"], data);
        let mut program = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(program.stdout.take().expect("it was piped"))
            .read_line(&mut line)
            .expect("it speaks");
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        Self {
            program,
            address: address.expect("an address").to_owned(),
        }
    }

    fn post(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let length = body.len();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-length: {length}\r\n\r\n{body}",
            self.address
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
            .split_once("\r\n\r\n")
            .map_or(String::new(), |(_, body)| body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.program.kill();
        _ = self.program.wait();
    }
}

#[cfg(unix)]
fn is_private(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).is_ok_and(|file| file.permissions().mode() & 0o077 == 0)
}

#[test]
fn tables_are_saved_and_come_back() {
    let folder = Folder::new("backup");
    let [old, new, file] = ["old", "new", "tables.jsonl"].map(|name| folder.0.join(name));
    let written = file.to_string_lossy().into_owned();
    let look = {
        let server = Server::start(&old);
        let made = server.post("/api/tables", r#"{"game":"triage"}"#);
        let made: serde_json::Value = serde_json::from_str(&made).expect("JSON");
        let look = format!(r#"{{"key":{}}}"#, made["keys"][0]);
        // While the server runs.
        let saved = run(&["backup", &written], &old);
        assert!(
            saved.status.success() && told(&saved).starts_with("Tables: 1, written to"),
            "{}",
            told(&saved)
        );
        look
    };
    #[cfg(unix)]
    for file in [&file, &old.join("tables.sqlite")] {
        assert!(is_private(file), "{} holds secrets", file.display());
    }
    let again = run(&["backup", &written], &old);
    assert!(
        !again.status.success() && told(&again).contains("already"),
        "{}",
        told(&again)
    );
    let restored = run(&["restore", &written], &new);
    assert!(
        restored.status.success() && told(&restored).contains("Tables: 1, restored"),
        "{}",
        told(&restored)
    );
    #[cfg(unix)]
    assert!(is_private(&new.join("tables.sqlite")));
    for used in [&new, &old] {
        let refused = run(&["restore", &written], used);
        assert!(
            !refused.status.success() && told(&refused).contains("tables already"),
            "{}",
            told(&refused)
        );
    }
    let server = Server::start(&new);
    let looked = server.post("/api/look", &look);
    assert!(looked.contains(r#""game":"triage""#), "{looked}");
}

#[test]
fn a_backup_that_fails_leaves_nothing() {
    let folder = Folder::new("no-backup");
    let file = folder.0.join("tables.jsonl");
    let written = file.to_string_lossy().into_owned();
    let failed = run(&["backup", &written], &folder.0.join("nowhere"));
    assert!(
        !failed.status.success() && told(&failed).contains("there are no tables"),
        "{}",
        told(&failed)
    );
    let damaged = folder.0.join("damaged");
    std::fs::create_dir_all(&damaged).expect("a folder");
    std::fs::write(
        damaged.join("tables.sqlite"),
        "this is no database".repeat(500),
    )
    .expect("written");
    let failed = run(&["backup", &written], &damaged);
    assert!(!failed.status.success(), "{}", told(&failed));
    let left: Vec<_> = std::fs::read_dir(&folder.0)
        .expect("it is there")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    assert!(left.iter().all(|path| path.is_dir()), "{left:?}");
    // A file that is no backup changes nothing either.
    std::fs::write(&file, "half a backup\n").expect("written");
    let failed = run(&["restore", &written], &folder.0.join("new"));
    assert!(
        !failed.status.success() && told(&failed).contains("not a whole backup"),
        "{}",
        told(&failed)
    );
}

/// A disk that cannot be written to, as one that was rescued, or a snapshot: with the log of a
/// server that was killed beside the file.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_cannot_be_written_to_is_backed_up() {
    let folder = Folder::new("read-only");
    let (disk, file) = (folder.0.join("disk"), folder.0.join("tables.jsonl"));
    std::fs::create_dir_all(&disk).expect("a folder");
    let mount = |options: &str| {
        let mut command = Command::new("mount");
        command
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(&disk);
        command.output().is_ok_and(|output| output.status.success())
    };
    if !mount("size=16m") {
        println!("skipped: a tmpfs cannot be mounted here");
        return;
    }
    let server = Server::start(&disk);
    for _ in 0..3 {
        server.post("/api/tables", r#"{"game":"triage"}"#);
    }
    drop(server);
    assert!(disk.join("tables.sqlite-wal").exists(), "it was killed");
    let mut told_all = Vec::new();
    // With the memory that connections shared beside it, and without.
    for is_shared in [true, false] {
        if !is_shared {
            std::fs::remove_file(disk.join("tables.sqlite-shm")).expect("it is there");
        }
        assert!(mount("remount,ro"));
        let saved = run(&["backup", &file.to_string_lossy()], &disk);
        told_all.push(told(&saved));
        _ = std::fs::remove_file(&file);
        assert!(mount("remount,rw"));
    }
    let unmounted = Command::new("umount").arg(&disk).status();
    assert!(unmounted.expect("there is an umount").success());
    for told in told_all {
        assert!(told.starts_with("Tables: 3, written to"), "{told}");
    }
}
