//! A journal that was cut says so, wherever that was.

use redtag_games::Session;
use serde_json::{Value, json};

fn ask(session: &mut Session, message: &Value) -> Value {
    serde_json::from_str(&session.answer(&message.to_string())).expect("an answer is JSON")
}

/// A match of some actions, and its journal.
fn journal() -> String {
    let mut session = Session::default();
    let mut state = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "seed": "cut"}),
    );
    for _ in 0..6 {
        let to_act = &state["to_act"][0];
        let play = json!({"op": "play", "seat": 0, "action": to_act["actions"][0]});
        state = ask(&mut session, &play);
        assert_eq!(state["ok"], true, "{state}");
    }
    let journal = ask(&mut session, &json!({"op": "journal"}))["journal"].clone();
    journal.as_str().expect("text").to_owned()
}

#[test]
fn whatever_was_cut_off_is_told() {
    let journal = journal();
    assert!(journal.ends_with("{\"end\":6}\n"), "{journal}");
    let header = journal.find('\n').expect("a first line") + 1;
    let mut session = Session::default();
    for at in (0..=journal.len()).filter(|&at| journal.is_char_boundary(at)) {
        let cut = &journal[..at];
        let opened = ask(&mut session, &json!({"op": "open", "journal": cut}));
        if at < header {
            assert_eq!(opened["error"]["code"], "bad_journal", "{cut}");
            continue;
        }
        let whole = cut.matches("{\"n\"").count()
            - usize::from(
                !cut.ends_with('\n')
                    && cut
                        .lines()
                        .last()
                        .is_some_and(|line| line.starts_with("{\"n\"")),
            );
        assert_eq!(opened["actions"], whole, "{cut}");
        assert_eq!(
            opened["missing"].is_string(),
            at < journal.len(),
            "{opened}"
        );
    }
}

#[test]
fn lines_that_are_missing_before_the_end_are_told() {
    let journal = journal();
    let lines: Vec<&str> = journal
        .lines()
        .filter(|line| !line.starts_with("{\"n\":6"))
        .collect();
    let short = lines.join("\n") + "\n";
    let refused = ask(
        &mut Session::default(),
        &json!({"op": "open", "journal": short}),
    );
    let message = refused["error"]["message"].as_str().expect("it is refused");
    assert!(message.contains("lines are missing"), "{message}");
}

/// A face needs one question for each click: what it needs next is in the answer.
#[test]
fn an_answer_has_everything_that_a_face_needs_next() {
    let mut session = Session::default();
    let begun = ask(
        &mut session,
        &json!({"op": "new", "game": "aftermath", "seed": "one"}),
    );
    assert_eq!(begun["moments"].as_array().map(Vec::len), Some(1));
    let mut kept = begun["line"].as_str().expect("the first line").to_owned();
    let mut state = begun;
    for _ in 0..5 {
        let to_act = &state["to_act"][0];
        let play = json!({"op": "play", "seat": to_act["seat"], "action": to_act["actions"][0]});
        let played = ask(&mut session, &play);
        assert!(played["log"].is_array() && played["events"].is_array());
        kept += played["line"].as_str().expect("a line");
        state = ask(&mut session, &json!({"op": "state"}));
        for (field, value) in state.as_object().expect("an object") {
            assert_eq!(played[field], *value, "{field}");
        }
    }
    let seat = json!(0);
    let undone = ask(&mut session, &json!({"op": "undo", "seat": seat}));
    if undone["ok"] == true {
        kept += undone["line"].as_str().expect("a line");
    }
    let now = ask(&mut session, &json!({"op": "state"}))["hash"].clone();
    let opened = ask(&mut session, &json!({"op": "open", "journal": kept}));
    assert_eq!(opened["hash"], now, "the lines together are the journal");
    let log = ask(&mut session, &json!({"op": "log"}))["log"].clone();
    assert_eq!(opened["moments"], log);
    let brief = ask(
        &mut session,
        &json!({"op": "open", "journal": kept, "brief": true}),
    );
    assert!(brief["moments"].is_null() && brief["missing"].is_string());
}
