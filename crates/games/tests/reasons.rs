//! Every reason that a hint gives is held against the position.

use std::collections::BTreeSet;

use redtag_games::{NAMES, Session};
use serde_json::{Value, json};

use crate::protocol::ask;

fn asked(session: &mut Session, message: Value) -> Value {
    let answer = ask(session, &message);
    assert_eq!(answer["ok"], true, "{message}: {answer}");
    answer
}

/// The odds of a fate after an action, as `odds` tells them.
fn likely(odds: &Value, seat: &Value, action: &Value, fate: &str) -> Value {
    let all = odds["actions"].as_array().expect("odds after each action");
    let one = all
        .iter()
        .find(|one| one["seat"] == *seat && one["action"] == *action)
        .expect("the action is among them");
    one["fates"][fate].clone()
}

/// The points of a seat after an action, met by this luck.
fn points_after(journal: &Value, seat: &Value, action: &Value, seed: u32) -> i64 {
    let mut session = Session::default();
    let state = asked(&mut session, json!({"op": "open", "journal": journal}));
    let branch = json!({"op": "branch", "actions": state["actions"], "seed": seed.to_string()});
    asked(&mut session, branch);
    let play = json!({"op": "play", "seat": seat, "action": action});
    let state = asked(&mut session, play);
    state["scores"][seat.as_u64().unwrap_or(0) as usize]
        .as_i64()
        .expect("points")
}

/// Holds the reasons of one hint; tells what they were about.
fn hold(session: &mut Session, state: &Value, hint: &Value, about: &mut BTreeSet<String>) {
    let (seat, action) = (&state["to_act"][0]["seat"], &hint["action"]);
    for reason in hint["reasons"].as_array().expect("reasons were asked for") {
        let kind = reason["about"].as_str().expect("what it is about");
        let (chosen, other) = (reason["chosen"].as_f64(), reason["other"].as_f64());
        let told = reason["text"].as_str().unwrap_or("");
        assert!(!told.is_empty() && !told.contains('{'), "{reason}");
        match kind {
            "only" => assert_eq!(state["to_act"][0]["actions"], json!([action])),
            "gain" => {
                let before = state["scores"][seat.as_u64().unwrap_or(0) as usize].as_i64();
                let gain = chosen.expect("how much") as i64;
                let journal = asked(session, json!({"op": "journal"}))["journal"].clone();
                for seed in 0..8 {
                    let after = points_after(&journal, seat, action, seed);
                    assert!(after >= before.unwrap_or(0) + gain, "{reason}: {after}");
                }
            }
            "worth" => assert!(
                chosen >= other && chosen == hint["expects"].as_f64(),
                "{reason}"
            ),
            "hope" => assert!(chosen.is_some_and(|likely| likely > 0.0 && likely <= 1.0)),
            fate => {
                let odds = asked(session, json!({"op": "odds"}));
                let found = likely(&odds, seat, action, fate);
                assert_eq!(found["exact"], true, "{reason}");
                let low = found["low"].as_f64().expect("a probability");
                let chosen = chosen.expect("a probability");
                assert!((low - chosen).abs() < 1e-9, "{reason}: {found}");
                assert_eq!(Some(chosen) > other, found["wanted"] == true, "{reason}");
            }
        }
        about.insert(kind.to_owned());
    }
}

#[test]
fn reasons_are_true() {
    let mut about = BTreeSet::new();
    for (game, seed) in NAMES
        .iter()
        .flat_map(|game| (0..3).map(move |seed| (game, seed)))
    {
        let mut session = Session::default();
        let new = json!({"op": "new", "game": game, "seed": format!("why-{seed}")});
        let mut state = asked(&mut session, new);
        for action in 0..140 {
            let seat = state["to_act"][0]["seat"].clone();
            if seat.is_null() {
                break;
            }
            if action % 4 == seed {
                let bot = ["greedy", "search:16"][action % 2];
                let hint = json!({"op": "hint", "seat": seat, "bot": bot, "reasons": true});
                let hint = asked(&mut session, hint);
                hold(&mut session, &state, &hint, &mut about);
            }
            state = asked(
                &mut session,
                json!({"op": "bot", "seat": seat, "bot": "greedy"}),
            );
        }
    }
    for kind in ["gain", "worth", "hope", "only", "mission", "test"] {
        assert!(about.contains(kind), "{kind} is not among {about:?}");
    }
}

/// Nobody pays for reasons who did not ask for them.
#[test]
fn reasons_are_told_when_asked_for() {
    let mut session = crate::protocol::new_match("quiet");
    let hint = asked(
        &mut session,
        json!({"op": "hint", "seat": 0, "bot": "greedy"}),
    );
    assert_eq!(hint.get("reasons"), None);
}
