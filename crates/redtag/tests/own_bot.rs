//! Bots of one's own, as somebody calls them, and all the ways in which they fail.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::program::{Folder, program};

/// Plays the first action that is offered, as a shell reads JSON.
const FIRST: &str = r#"
first() {
  rest=${1##*'"actions":['}
  case "$rest" in
    '{'*) answer="${rest%%\}*}}" ;;
    *) answer="${rest%%[],]*}" ;;
  esac
  echo "{\"op\":\"play\",\"action\":$answer}"
}
"#;

fn script(folder: &Folder, name: &str, body: &str) -> PathBuf {
    let path = folder.0.join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{FIRST}\n{body}")).expect("written");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&path, executable).expect("made executable");
    path
}

/// Answers every choice with what `on_choice` does.
fn bot(folder: &Folder, name: &str, on_choice: &str) -> PathBuf {
    let body = format!(
        "echo started >> \"$0.log\"\nwhile read -r line; do case \"$line\" in \
         *'\"push\":\"choose\"'*) {on_choice} ;; *'\"push\":\"over\"'*) echo over >> \"$0.log\" ;; \
         esac; done"
    );
    script(folder, name, &body)
}

/// What a command says, or what is wrong.
fn told(words: &str, bot: &Path) -> Result<String, String> {
    let words = words.replace("BOT", &bot.display().to_string());
    let told = program(&words.split(' ').collect::<Vec<_>>())
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    match told.status.success() {
        true => Ok(text(told.stdout)),
        false => Err(text(told.stderr)),
    }
}

const SIMULATE: &str = "simulate triage --bot BOT --games 8 --threads 2";

#[test]
fn a_program_plays_many_matches() {
    let folder = Folder::new("own-bot-1");
    let bot = bot(&folder, "first", "first \"$line\"");
    let text = told(SIMULATE, &bot).expect("it plays");
    assert!(
        text.contains("first#") && text.contains(": 8 games"),
        "{text}"
    );
    let log = std::fs::read_to_string(bot.with_extension("log")).expect("it wrote");
    let count = |what| log.lines().filter(|line| *line == what).count();
    assert!(count("started") <= 2 && count("over") == 8, "{log}");
    let other = told(&SIMULATE.replace("--threads 2", "--threads 1"), &bot).expect("it plays");
    let mean = |text: &str| {
        text.lines()
            .find(|line| line.contains("mean"))
            .map(str::to_owned)
    };
    assert_eq!(mean(&text), mean(&other), "threads make no difference");
}

#[test]
fn a_program_is_compared_in_the_lab() {
    let folder = Folder::new("own-bot-2");
    let bot = bot(&folder, "first", "first \"$line\"");
    let text = told("lab diff --game triage --new-bot BOT --games 30", &bot).expect("it plays");
    assert!(
        text.contains("first#") && text.contains("of somebody's own played"),
        "{text}"
    );
}

#[test]
fn a_program_may_ask_before_it_plays() {
    let folder = Folder::new("own-bot-3");
    let ask = "echo '{\"op\":\"state\"}'; read -r answer; echo \"$answer\" > \"$0.state\"; first \
               \"$line\"";
    let bot = bot(&folder, "asks", ask);
    told("simulate triage --bot BOT --games 1 --threads 1", &bot).expect("it plays");
    let state = std::fs::read_to_string(bot.with_extension("state")).expect("it wrote");
    assert!(
        state.starts_with(r#"{"ok":true"#) && state.contains(r#""prompt""#),
        "{state}"
    );
}

#[test]
fn a_program_that_fails_is_told_of() {
    let folder = Folder::new("own-bot-4");
    let failed = |name: &str, on_choice: &str, more: &str| {
        let bot = bot(&folder, name, on_choice);
        told(format!("{SIMULATE} {more}").trim(), &bot).expect_err("it fails")
    };
    let crash = failed("crash", "echo 'no idea' >&2; exit 3", "");
    for part in [
        "crash, game ",
        ", choice 1: it ended (exit status: 3)",
        "\n  | no idea",
    ] {
        assert!(crash.contains(part), "{part:?} is not in {crash}");
    }
    let nonsense = failed("nonsense", "echo hello", "");
    assert!(
        nonsense.contains(r#"it wrote "hello", no JSON object"#),
        "{nonsense}"
    );
    let other = failed("other", "echo '{\"op\":\"undo\"}'", "");
    assert!(
        other.contains("what is understood here is the op play"),
        "{other}"
    );
    let play = "echo '{\"op\":\"play\",\"action\":\"fly\"}'";
    let illegal = failed("illegal", play, "");
    assert!(
        illegal.contains("its action has to be one of "),
        "{illegal}"
    );
    let slow = "if [ -n \"$seen\" ]; then sleep 9; fi; seen=1; first \"$line\"";
    let slow = failed("slow", slow, "--bot-time 0.2");
    assert!(
        slow.contains("choice 2: it did not choose within 0.2 seconds"),
        "{slow}"
    );
}

#[test]
fn a_program_that_cannot_be_started_says_why() {
    let folder = Folder::new("own-bot-5");
    let missing = told(SIMULATE, &folder.0.join("missing")).expect_err("nothing is there");
    assert!(missing.contains("there is no such file"), "{missing}");
    let plain = folder.0.join("plain");
    std::fs::write(&plain, "print(1)").expect("written");
    let plain = told(SIMULATE, &plain).expect_err("it is not executable");
    assert!(plain.contains("make it executable (chmod +x)"), "{plain}");
    let named = told("simulate triage --bot mybot.py", &folder.0.join("x"));
    let named = named.expect_err("no bot has that name");
    assert!(named.contains("such as ./mybot.py"), "{named}");
}
