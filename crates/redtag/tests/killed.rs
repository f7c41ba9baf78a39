//! A killed process loses nothing: every action that was answered is in the journal, and the match
//! goes on.

use crate::program;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use program::{Folder, program};

fn redtag(folder: &Path, args: &[&str]) -> Command {
    let mut command = program(args);
    command.env("REDTAG_DATA", folder);
    command
}

/// A person who plays by lines.
struct Person {
    program: Child,
    output: BufReader<ChildStdout>,
}

impl Person {
    fn sit_down(folder: &Path) -> Self {
        let mut program = redtag(
            folder,
            &[
                "play", "triage", "--plain", "--lang", "en", "--seed", "long",
            ],
        );
        let mut program = program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let output = BufReader::new(program.stdout.take().expect("it has an output"));
        Self { program, output }
    }

    /// Chooses the first action and waits until it is answered; false if the program has ended.
    fn choose(&mut self) -> bool {
        let mut input = self.program.stdin.as_ref().expect("it has an input");
        if writeln!(input, "1").is_err() {
            return false;
        }
        let mut line = String::new();
        while !line.starts_with('»') {
            line.clear();
            if self.output.read_line(&mut line).is_ok_and(|read| read == 0) {
                return false;
            }
        }
        true
    }
}

/// The number of actions in the running journal; the file itself must be sound.
fn actions_kept(folder: &Path) -> usize {
    let journal = folder.join("triage.jsonl");
    let check = redtag(folder, &["check"])
        .arg(&journal)
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&check.stdout).into_owned();
    assert!(check.status.success(), "{told}");
    std::fs::read_to_string(journal)
        .expect("a journal")
        .lines()
        .filter(|line| line.starts_with("{\"n\""))
        .count()
}

#[test]
fn nothing_that_was_answered_is_lost() {
    let folder = Folder::new("killed");
    let mut answered = 0;
    for round in 0..8 {
        let mut person = Person::sit_down(&folder.0);
        for _ in 0..=round % 3 {
            assert!(
                person.choose(),
                "the match goes on after {answered} actions"
            );
            answered += 1;
        }
        // SIGKILL: the program has no say in this.
        person.program.kill().expect("it can be killed");
        person.program.wait().expect("it has ended");
        assert_eq!(actions_kept(&folder.0), answered, "after round {round}");
    }
}

#[test]
fn a_cut_line_is_told_and_the_rest_goes_on() {
    let folder = Folder::new("cut");
    let mut person = Person::sit_down(&folder.0);
    assert!(person.choose() && person.choose());
    person.program.kill().expect("it can be killed");
    person.program.wait().expect("it has ended");
    let journal = folder.0.join("triage.jsonl");
    let whole = std::fs::read(&journal).expect("a journal");
    std::fs::write(&journal, &whole[..whole.len() - 3]).expect("it can be written");
    let mut person = Person::sit_down(&folder.0);
    assert!(person.choose());
    person.program.kill().expect("it can be killed");
    person.program.wait().expect("it has ended");
    assert_eq!(
        actions_kept(&folder.0),
        2,
        "one was cut, one was played since"
    );
}
