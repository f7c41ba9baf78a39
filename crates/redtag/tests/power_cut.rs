//! What was saved is there after a power cut: bytes, names, and the folders above them. A program
//! is killed, whatever it has not synchronised is taken away, and what is left must be enough.
#![cfg(target_os = "linux")]

use crate::program;

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use program::{Folder, program};

/// The program with its saves in a folder that is not there yet, traced.
fn redtag(folder: &Path, args: &[&str]) -> Command {
    let mut command = program(args);
    command
        .env("REDTAG_DATA", folder.join("new/deep"))
        .env("LD_PRELOAD", library())
        .env("REDTAG_TRACE", trace(folder))
        .env("REDTAG_TRACE_FOLDER", folder);
    command
}

fn trace(folder: &Path) -> PathBuf {
    folder.with_extension("trace")
}

/// The library that is preloaded, compiled once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let library = format!("redtag-trace-{}.so", std::process::id());
        let library = std::env::temp_dir().join(library);
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/trace.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .arg(&library)
            .args([source, "-ldl"])
            .status();
        assert!(compiled.expect("there is a compiler for C").success());
        library
    })
}

/// Takes away what was not synchronised when the power was cut.
fn cut_power(folder: &Path) {
    let text = fs::read_to_string(trace(folder)).expect("a trace");
    fs::remove_file(trace(folder)).expect("it is there");
    let (mut names, mut renames) = (Vec::new(), Vec::new());
    let mut sizes: HashMap<PathBuf, u64> = HashMap::new();
    for line in text.lines() {
        let (what, rest) = line.split_once(' ').expect("a word and a path");
        match what {
            "name" => {
                names.push(PathBuf::from(rest));
                sizes.insert(rest.into(), 0);
            }
            "rename" => {
                let (from, to) = rest.split_once('\t').expect("two paths");
                if let Some(size) = sizes.remove(Path::new(from)) {
                    sizes.insert(to.into(), size);
                }
                names.retain(|name| name != Path::new(from));
                renames.push((PathBuf::from(from), PathBuf::from(to)));
            }
            _ => {
                let (path, size) = rest.rsplit_once(' ').expect("a path and a size");
                let is_inside = |name: &Path| name.parent() == Some(Path::new(path));
                names.retain(|name| !is_inside(name));
                renames.retain(|(_, to)| !is_inside(to));
                sizes.insert(path.into(), size.parse().expect("a number"));
            }
        }
    }
    for (from, to) in renames.iter().rev() {
        fs::rename(to, from).expect("it can be renamed back");
    }
    for (path, size) in sizes.into_iter().filter(|(path, _)| path.is_file()) {
        let file = fs::File::options().write(true).open(&path);
        let file = file.expect("it opens");
        if file.metadata().expect("a file").len() > size {
            file.set_len(size).expect("it can be cut");
        }
    }
    for name in names.iter().rev() {
        // It may be in a folder that is gone already, or be gone itself.
        _ = fs::remove_dir_all(name).or_else(|_| fs::remove_file(name));
    }
}

fn kill(mut program: Child) {
    program.kill().expect("it can be killed");
    program.wait().expect("it has ended");
}

/// Plays this many actions, each answered, and is killed.
fn play(folder: &Path, more: &[&str], actions: usize) {
    let mut command = redtag(folder, &["play", "triage", "--plain", "--seed", "long"]);
    let command = command
        .args(more)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut person = command.spawn().expect("it starts");
    let mut output = BufReader::new(person.stdout.take().expect("it was piped"));
    let mut answer = || {
        let mut line = String::new();
        while !line.starts_with('»') {
            line.clear();
            let read = output.read_line(&mut line).expect("text");
            assert!(read > 0, "the match goes on");
        }
    };
    for _ in 0..actions {
        let mut input = person.stdin.as_ref().expect("it was piped");
        writeln!(input, "1").expect("it listens");
        answer();
    }
    kill(person);
}

fn actions(journal: &Path) -> usize {
    let journal = fs::read_to_string(journal).expect("a journal");
    let is_action = |line: &&str| line.starts_with("{\"n\"");
    journal.lines().filter(is_action).count()
}

#[test]
fn a_match_and_its_folders_are_there() {
    let folder = Folder::new("power-play");
    let saves = folder.0.join("new/deep");
    play(&folder.0, &[], 3);
    cut_power(&folder.0);
    assert_eq!(actions(&saves.join("triage.jsonl")), 3);
    play(&folder.0, &["--new"], 2);
    cut_power(&folder.0);
    assert_eq!(actions(&saves.join("set-aside/triage-1.jsonl")), 3);
    assert_eq!(actions(&saves.join("triage.jsonl")), 2);
}

/// What is cut off a journal before it is written on is on the disk before.
#[test]
fn a_journal_as_it_was_found_is_there() {
    let folder = Folder::new("power-found");
    let saves = folder.0.join("new/deep");
    play(&folder.0, &[], 3);
    let journal = saves.join("triage.jsonl");
    let whole = fs::read(&journal).expect("a journal");
    fs::write(&journal, &whole[..whole.len() - 3]).expect("it can be written");
    fs::remove_file(trace(&folder.0)).expect("a trace");
    play(&folder.0, &[], 1);
    cut_power(&folder.0);
    let aside = fs::read_dir(saves.join("set-aside")).expect("a folder");
    let found: Vec<_> = aside.map(|file| file.expect("a file").path()).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    let found = fs::read(&found[0]).expect("a journal");
    assert_eq!(found, whole[..whole.len() - 3]);
}

/// A server, and where it listens.
fn serve(folder: &Path) -> (Child, String) {
    let data = folder.join("new/tables");
    let mut command = redtag(folder, &["serve", "--listen", "127.0.0.1:0", "--data"]);
    let command = command.arg(data).stdout(Stdio::piped());
    let mut server = command.stderr(Stdio::null()).spawn().expect("it starts");
    let output = BufReader::new(server.stdout.take().expect("it was piped"));
    let address = output.lines().map_while(Result::ok).find_map(|line| {
        let rest = line.split_once("http://")?.1;
        Some(rest.split_once('/')?.0.to_owned())
    });
    (server, address.expect("it says where it is"))
}

/// The answer to a request, with its headers.
fn post(address: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn online_tables_and_their_folder_are_there() {
    let folder = Folder::new("power-serve");
    let (server, address) = serve(&folder.0);
    let made = post(&address, "/api/tables", r#"{"game":"triage"}"#);
    let owner = made.split_once("\"owner\":\"").expect(&made).1;
    let owner = owner.split_once('"').expect("a key").0;
    kill(server);
    cut_power(&folder.0);
    let (server, address) = serve(&folder.0);
    let look = post(&address, "/api/look", &format!("{{\"key\":\"{owner}\"}}"));
    assert!(look.starts_with("HTTP/1.1 200"), "{look}");

    let backup = folder.0.join("backup");
    fs::remove_file(trace(&folder.0)).expect("a trace");
    let mut command = redtag(&folder.0, &["backup", "--data"]);
    let command = command.arg(folder.0.join("new/tables")).arg(&backup);
    assert!(command.status().expect("it starts").success());
    kill(server);
    let whole = fs::read(&backup).expect("a backup");
    cut_power(&folder.0);
    assert_eq!(fs::read(&backup).expect("it is there"), whole);
}
