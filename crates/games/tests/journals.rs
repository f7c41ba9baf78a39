//! Journals of format 1 as Redtag wrote them, one of each game, frozen. Whatever the format
//! becomes, they open: these files are never written anew, and a new format gets files of its own
//! beside them.

use std::collections::BTreeMap;
use std::path::Path;

use redtag_games::{NAMES, Session};
use serde_json::{Value, json};

/// The game, how many actions there are, and the hash of the position after them.
const FROZEN: [(&str, u64, &str); 5] = [
    ("triage", 40, "4666aa15a1966d7f"),
    ("katastrophenspiel", 40, "47da7dc9d2179ca0"),
    ("trauma-center", 40, "0d7f78f1a41b7650"),
    ("after-the-virus", 40, "92ea3f2e584a10ed"),
    ("aftermath", 24, "ce961944b632bd7d"),
];

/// A match of Aftermath needs the book that it was played with, and the real one grows. This one
/// was played in the small world of the tests; how a campaign outlives its book is a test of that
/// game.
fn small_world() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../aftermath/tests/tiny");
    let mut files = BTreeMap::new();
    for folder in ["", "book/"] {
        for entry in std::fs::read_dir(root.join(folder))
            .expect("it is there")
            .flatten()
        {
            let name = format!("{folder}{}", entry.file_name().to_string_lossy());
            if name.ends_with(".toml") || name.ends_with(".ftl") {
                let text = std::fs::read_to_string(entry.path()).expect("it is text");
                files.insert(name, text);
            }
        }
    }
    json!(files).to_string()
}

/// The version of a game's rules.
fn rules_of(game: &str) -> u64 {
    let games = redtag_games::catalogue("en").expect("it speaks English");
    let found = games.iter().find(|one| one.name == game);
    found.expect("it is in the catalogue").rules.into()
}

fn rules_in(journal: &str) -> u64 {
    let header = journal.lines().next().expect("a first line");
    let header: Value = serde_json::from_str(header).expect("JSON");
    header["rules"].as_u64().expect("a version")
}

/// Rules that have changed since would play it differently.
fn is_refused(open: &Value) {
    let answer = Session::default().answer(&open.to_string());
    assert!(answer.contains("bad_journal"), "{answer}");
    assert!(answer.contains("version 1 of the rules"), "{answer}");
}

#[test]
fn journals_of_format_1_open_and_play_on() {
    for &game in NAMES {
        let (_, actions, hash) = FROZEN
            .iter()
            .find(|(name, ..)| *name == game)
            .expect("each game has one");
        let file = format!("{}/tests/journals/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let journal = std::fs::read_to_string(file).expect("it is there");
        assert!(journal.starts_with("{\"redtag\":1,"), "{game}");
        let mut session = Session::default();
        let mut ask = |message: Value| -> Value {
            let answer = serde_json::from_str(&session.answer(&message.to_string())).expect("JSON");
            let answer: Value = answer;
            assert_eq!(answer["ok"], true, "{game}: {answer}");
            answer
        };
        let mut open = json!({ "op": "open", "journal": journal });
        if game == "aftermath" {
            open["content"] = small_world().into();
        }
        if rules_of(game) != rules_in(&journal) {
            is_refused(&open);
            continue;
        }
        ask(open);
        let state = ask(json!({ "op": "state" }));
        assert_eq!(
            (&state["actions"], &state["hash"]),
            (&json!(actions), &json!(hash)),
            "{game}"
        );
        let legal = ask(json!({ "op": "legal" }));
        let to_act = &legal["to_act"][0];
        ask(json!({ "op": "play", "seat": to_act["seat"], "action": to_act["actions"][0] }));
        assert_eq!(
            ask(json!({ "op": "state" }))["actions"],
            json!(actions + 1),
            "{game}"
        );
    }
}

/// Who says that even the set-up followed from the seed must not lay another table.
#[test]
fn a_table_that_somebody_laid_does_not_follow_from_a_seed() {
    let mut session = Session::default();
    let mut ask = |message: Value| -> Value {
        serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
    };
    ask(json!({ "op": "new", "game": "triage", "seed": "mine" }));
    let dealt = ask(json!({ "op": "state" }))["position"].clone();
    let journal = ask(json!({ "op": "journal" }))["journal"]
        .as_str()
        .expect("text")
        .to_owned();
    let mut verify = |seed: &str, position: &Value, from: Option<usize>| {
        let mut header: Value =
            serde_json::from_str(journal.lines().next().expect("a line")).expect("JSON");
        header["commitment"] = redtag_kernel::fair::commitment(seed).into();
        (header["seed"], header["position"]) = (seed.into(), position.clone());
        if let Some(from) = from {
            header["committed_from"] = from.into();
        }
        header.as_object_mut().expect("an object").remove("chance");
        ask(json!({ "op": "verify", "journal": format!("{header}\n") }))
    };
    assert_eq!(
        verify("mine", &dealt, None)["fair"],
        true,
        "it is what the seed leads to"
    );
    let other = verify("other", &dealt, None);
    assert_eq!(
        (&other["ok"], &other["fair"]),
        (&json!(true), &json!(false)),
        "{other}"
    );
    assert!(
        other["why"]
            .as_str()
            .is_some_and(|why| why.contains("set-up")),
        "{other}"
    );
    assert_eq!(
        verify("other", &dealt, Some(0))["fair"],
        true,
        "nothing was promised of the set-up"
    );
}
