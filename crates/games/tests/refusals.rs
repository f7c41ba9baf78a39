//! What the protocol refuses, and how it says so.

use redtag_games::Session;
use serde_json::{Value, json};

use crate::protocol::{ask, new_match};

#[test]
fn a_refusal_has_a_code_a_reason_and_a_rule_and_changes_nothing() {
    let mut session = new_match("7");
    let before = ask(&mut session, &json!({"op": "state"}));
    for (message, code) in [
        (
            json!({"op": "play", "seat": 0, "action": {"heal": 0}}),
            "illegal",
        ),
        (
            json!({"op": "play", "seat": 3, "action": "admit"}),
            "illegal",
        ),
        (
            json!({"op": "play", "seat": 0, "action": "fly"}),
            "bad_action",
        ),
        (
            json!({"op": "play", "seat": 0, "action": {"brace": 1}, "chance": [0]}),
            "bad_chance",
        ),
        (json!({"op": "play", "seat": 0}), "bad_request"),
        (json!({"op": "dance"}), "bad_request"),
        (json!({"op": "state", "more": 1}), "bad_request"),
        (json!({"op": "state", "lang": "tlh"}), "bad_name"),
        (
            json!({"op": "hint", "seat": 0, "bot": "genius"}),
            "bad_name",
        ),
        (json!({"op": "undo", "seat": 0}), "illegal"),
        (json!({"op": "branch", "actions": 9}), "bad_request"),
        (json!({"op": "new", "game": "chess"}), "bad_game"),
        (
            json!({"op": "new", "game": "triage", "content": "healthy = 1"}),
            "bad_game",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x", "options": {"beds": 9}}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x", "seats": 2}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x", "players": [{"name": ""}]}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x",
                "players": [{"name": "A"}, {"name": "B"}]}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x", "players": [{"name": "A",
                "bot": "B"}]}),
            "bad_name",
        ),
        (
            json!({"op": "load", "game": "triage", "position": {}, "players": [{"nickname": "A"}]}),
            "bad_request",
        ),
        (json!({"op": "content", "game": "chess"}), "bad_game"),
        (
            json!({"op": "new", "game": "triage", "chance": [22, 22]}),
            "bad_chance",
        ),
        (json!({"op": "new", "game": "triage"}), "asks"),
        (
            json!({"op": "load", "game": "triage", "position": {"hospital": 99}}),
            "bad_position",
        ),
        (json!({"op": "open", "journal": "hello\n"}), "bad_journal"),
        (json!(["op"]), "bad_json"),
    ] {
        let answer = ask(&mut session, &message);
        assert_eq!(
            (&answer["ok"], &answer["error"]["code"]),
            (&json!(false), &json!(code)),
            "{message} {answer}"
        );
        assert!(
            answer["error"]["message"]
                .as_str()
                .is_some_and(|message| message.len() > 5),
            "{answer}"
        );
        assert_eq!(
            ask(&mut session, &json!({"op": "state"})),
            before,
            "{message}"
        );
    }
    let heal = ask(
        &mut session,
        &json!({"op": "play", "seat": 0, "action": {"heal": 0}}),
    );
    assert_eq!(heal["error"]["rule"], "R14");
}

#[test]
fn a_message_that_cannot_be_read_is_told_where() {
    let mut session = new_match("7");
    for (message, told) in [
        (json!({}), "missing field `op`"),
        (json!({"op": 1}), "op: a text is expected"),
        (
            json!({"op": "dance"}),
            "op: unknown name `dance`, expected one of `games`, ",
        ),
        (json!({"op": "new"}), "missing field `game`"),
        (
            json!({"op": "new", "game": 5}),
            "game: this is the number 5, but a string is expected",
        ),
        (
            json!({"op": "play", "seat": -1, "action": "admit"}),
            "seat: this is the number -1, but a whole number from 0 to 255 is expected",
        ),
        (
            json!({"op": "load", "game": "triage", "position": {}, 
                "players": [{"name": "A"}, {"name": 1}]}),
            "players[1].name: this is the number 1, but a string is expected",
        ),
        (
            json!({"op": "why", "seat": 0, "action": {"brace": 300}}),
            "action.brace: this is the number 300, but a whole number from 0 to 255 is expected",
        ),
    ] {
        let answer = ask(&mut session, &message);
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.starts_with(told), "{answer}");
    }
    assert!(session.answer("hello").contains("this is not JSON: "));
}

/// What is an object is never taken from a list, wherever it stands.
#[test]
fn a_list_is_no_object() {
    let mut session = new_match("7");
    let triage = |field: &str, value: Value| {
        let mut message = json!({"op": "load", "game": "triage", "seed": "x", "position": {}});
        message[field] = value;
        message
    };
    let list = "this is a list, but an object is expected";
    for (message, place) in [
        (
            json!({"op": "new", "game": "triage", "options": [4]}),
            "options",
        ),
        (
            json!({"op": "new", "game": "katastrophenspiel", "seed": "x", "options": []}),
            "options",
        ),
        (triage("players", json!([["Anna", null]])), "players[0]"),
        (
            triage("position", json!({"outside": [1, 1, 0, 0]})),
            "position.outside",
        ),
        (
            triage("position", json!({"beds": [["king", 6]]})),
            "position.beds[0]",
        ),
        (triage("position", json!({"deck": []})), "position.deck"),
    ] {
        let answer = ask(&mut session, &message);
        assert_eq!(answer["error"]["message"], format!("{place}: {list}"));
    }
    let new = json!({"op": "new", "game": "trauma-center", "seed": "7"});
    assert_eq!(ask(&mut session, &new)["ok"], true);
    let bandage = json!({"op": "play", "seat": 0, "action": {"bandage": [0, 0, 5, 3]}});
    let answer = ask(&mut session, &bandage);
    assert_eq!(answer["error"]["code"], "bad_action");
    let message = &answer["error"]["message"];
    assert_eq!(*message, format!("action.bandage: {list}"));
}

/// No error speaks of the types of a programming language, and each counts rightly.
#[test]
fn errors_are_in_plain_words() {
    let mut session = new_match("7");
    let mut told = |message: Value| {
        let answer = ask(&mut session, &message);
        answer["error"]["message"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let load = |position: Value| {
        json!({"op": "load", "game": "triage", "seed": "x",
        "position": position})
    };
    let play = |action: Value| json!({"op": "play", "seat": 0, "action": action});
    for (message, plain) in [
        (
            load(json!({"phase": {"complications": 3}})),
            "position.phase.complications: this is the number 3, but an object is expected",
        ),
        (
            load(json!({"phase": "complications"})),
            "position.phase: `complications` does not stand alone: {\"complications\": …} is \
             expected",
        ),
        (
            load(json!({"turn": {"no": 1}})),
            "position.turn: this is an object, but a whole number from 0 to 255 is expected",
        ),
        (
            load(json!({"scavenging": {"rank": 2, "value": 2}})),
            "position.scavenging.value: must be 1, not 2",
        ),
        (
            play(json!({"admit": 1})),
            "action.admit: this stands alone: \"admit\" is expected",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x",
                "players": [{"name": "A"}, {"name": "B"}]}),
            "players: one for each seat is needed: 1, not 2",
        ),
        (
            json!({"op": "new", "game": "triage", "seed": "x", "seats": 2}),
            "seats: with these options it must be 1, not 2",
        ),
        (
            json!({"op": "new", "game": "triage", "chance": [22, 22]}),
            "outcomes of chance that nothing asks for: 1",
        ),
        (
            json!({"op": "new", "game": "triage", "chance": [[]]}),
            "chance[0]: the number of an outcome is expected, or the text that is typed for it",
        ),
        (
            json!({"op": "play", "seat": 7, "action": "admit"}),
            "There is no seat 7; the only one is 0.",
        ),
        (
            json!({"op": "hint", "seat": 7}),
            "There is no seat 7; the only one is 0.",
        ),
        (
            json!({"op": "undo", "seat": 7}),
            "There is no seat 7; the only one is 0.",
        ),
        (
            json!({"op": "open", "journal": "{\"redtag\":1,\"game\":[]}\n"}),
            "line 1 cannot be read: game: this is a list, but a string is expected",
        ),
    ] {
        assert_eq!(told(message), plain);
    }
    let two = json!({"op": "new", "game": "katastrophenspiel", "seed": "7"});
    assert_eq!(told(two), "", "it begins");
    let third = json!({"op": "play", "seat": 3, "action": "end_turn"});
    assert_eq!(told(third), "There is no seat 3; seats are 0 to 2.");
}

/// Options that are wrong beside a position are wrong options, within the bounds of that position.
#[test]
fn options_beside_a_position_are_options() {
    let mut session = Session::default();
    let red_and_green = json!({
        "players": [{"colour": "red"}, {"colour": "green"}],
        "catastrophes": [21, 27, 36, 45, 53], "purchases": [3, 97, 16, 15, 18],
    });
    let mut load = |game: &str, options: Value, position: &Value| {
        let message = json!({
            "op": "load", "game": game, "seed": "x", "options": options, "position": position,
        });
        let answer = ask(&mut session, &message);
        let error = &answer["error"];
        [&error["code"], &error["message"]].map(|told| told.as_str().unwrap_or("").to_owned())
    };
    for (game, options, position, message) in [
        (
            "katastrophenspiel",
            json!({"first": 5}),
            &red_and_green,
            "options.first: must be 0 to 1, not 5",
        ),
        (
            "katastrophenspiel",
            json!({"first": 2}),
            &red_and_green,
            "options.first: must be 0 to 1, not 2",
        ),
        (
            "triage",
            json!({"beds": 5}),
            &json!({}),
            "options.beds: must be 1 to 4, not 5",
        ),
        (
            "triage",
            json!({"action_points": 0}),
            &json!({}),
            "options.action_points: must be 1 to 9, not 0",
        ),
        (
            "trauma-center",
            json!({"seats": 5}),
            &json!({}),
            "options.seats: must be 1 to 4, not 5",
        ),
    ] {
        assert_eq!(load(game, options, position), ["bad_options", message]);
    }
    let fourth = json!({"players": [
        {"colour": "red"}, {"colour": "green"}, {"colour": "blue"}, {"colour": "black"},
    ], "first": 3, "catastrophes": [21, 27, 36, 45, 53], "purchases": [3, 97, 16, 15, 18]});
    assert_eq!(
        load("katastrophenspiel", json!({"first": 3}), &fourth),
        ["", ""],
        "four sit at it"
    );
}

/// More positions than may be looked at are not asked for.
#[test]
fn the_budget_of_odds_has_a_bound() {
    let mut session = new_match("7");
    let most = json!({"op": "odds", "budget": 5_000_000});
    assert_eq!(ask(&mut session, &most)["ok"], true);
    for budget in [5_000_001_u64, 99_999_999_999] {
        let answer = ask(&mut session, &json!({"op": "odds", "budget": budget}));
        assert_eq!(answer["error"]["code"], "bad_request", "{answer}");
        let told = format!("budget: must be 5000000 at most, not {budget}");
        assert_eq!(answer["error"]["message"], told);
    }
}
