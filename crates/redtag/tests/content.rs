//! A match goes on with the content that it was begun with.

use crate::program;

use std::path::Path;
use std::process::{Command, Stdio};

use program::{Folder, program};

fn redtag(folder: &Path, args: &[&str]) -> Command {
    let mut command = program(args);
    command.env("REDTAG_DATA", folder).current_dir(folder);
    command
}

/// Plays line by line and tells what was said, and what was complained of.
fn play(folder: &Path, more: &[&str], lines: &str) -> (String, String) {
    let args = [&["play", "triage", "--plain", "--lang", "en"], more].concat();
    let mut started = redtag(folder, &args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = started.stdin.take().expect("it has an input");
    // It may have ended before it reads.
    std::io::Write::write_all(&mut input, lines.as_bytes()).ok();
    drop(input);
    let ended = started.wait_with_output().expect("it ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&ended.stdout), text(&ended.stderr))
}

fn check(folder: &Path, journal: &str) -> (bool, String) {
    let done = redtag(folder, &["check", journal])
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&done.stdout).into_owned();
    (done.status.success(), told)
}

#[test]
fn a_match_never_changes_its_content() {
    let folder = Folder::new("content");
    let at = |name: &str| folder.0.join(name);
    let official = redtag_triage::Content::OFFICIAL;
    // A deck of nothing but Kings would be told from the usual one at once.
    let changed = official.replace("queue = 3", "queue = 2");
    assert_ne!(changed, official);
    std::fs::write(at("new.toml"), &changed).expect("written");
    let seed = ["--content", "new.toml", "--seed", "content"];
    let (begun, trouble) = play(&folder.0, &seed, "1\n1\n1\nq\n");
    assert!(
        trouble.is_empty() && begun.contains("not official"),
        "{begun}{trouble}"
    );
    let journal = std::fs::read_to_string(at("triage.jsonl")).expect("a journal");
    assert_eq!(journal.lines().count(), 4, "nothing is hashed yet");
    std::fs::remove_file(at("new.toml")).expect("it was there");
    let (sound, told) = check(&folder.0, "triage.jsonl");
    assert!(sound && told.contains("its own content"), "{told}");
    let (resumed, trouble) = play(&folder.0, &[], "1\nq\n");
    assert!(
        trouble.is_empty() && resumed.contains("not official"),
        "{resumed}{trouble}"
    );
    let longer = std::fs::read_to_string(at("triage.jsonl")).expect("a journal");
    assert!(
        longer.starts_with(&journal) && longer.lines().count() == 5,
        "{longer}"
    );

    std::fs::write(at("old.toml"), official).expect("written");
    let (_, refused) = play(&folder.0, &["--content", "old.toml"], "q\n");
    assert!(
        refused.contains("other content") && refused.contains("--new"),
        "{refused}"
    );
    let header = longer.lines().next().expect("a first line");
    let mut header: serde_json::Value = serde_json::from_str(header).expect("JSON");
    header
        .as_object_mut()
        .expect("an object")
        .remove("content_text");
    std::fs::write(at("bare.jsonl"), format!("{header}\n")).expect("written");
    let (sound, told) = check(&folder.0, "bare.jsonl");
    assert!(!sound && told.contains("other content"), "{told}");
}
