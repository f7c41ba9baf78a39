//! Options follow from a position, or are refused where they contradict it.

use redtag_games::Session;
use serde_json::{Value, json};

fn ask(message: Value) -> Value {
    let answer = Session::default().answer(&message.to_string());
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// The position of a new match.
fn position(game: &str, options: Value) -> Value {
    let begun = ask(json!({"op": "new", "game": game, "seed": "options", "options": options}));
    assert_eq!(begun["ok"], true, "{begun}");
    begun["position"].clone()
}

/// Loads a position that was begun with these options, and says nothing of them.
fn loaded(game: &str, options: Value) -> Value {
    let position = position(game, options);
    let state = ask(json!({"op": "load", "game": game, "position": position}));
    assert_eq!(state["ok"], true, "{state}");
    assert_eq!(state["position"], position);
    state
}

#[test]
fn options_follow_from_a_position() {
    for (game, options, official) in [
        ("triage", json!({"beds": 4}), false),
        ("triage", json!({"hospital": 12, "action_points": 5}), false),
        ("triage", json!({"complications_cap": "per_patient"}), false),
        ("katastrophenspiel", json!({"seats": 5}), true),
        (
            "katastrophenspiel",
            json!({"hero_limit": "at_least_three"}),
            false,
        ),
        ("trauma-center", json!({"seats": 4}), true),
        (
            "after-the-virus",
            json!({"seats": 3, "mission": "2B"}),
            true,
        ),
        ("after-the-virus", json!({"goal": 4}), false),
        ("after-the-virus", json!({"calm": "anybody"}), false),
        ("after-the-virus", json!({"characters": ["ruth"]}), true),
        ("aftermath", json!({"seats": 4}), true),
        ("aftermath", json!({"infinite_lives": true}), false),
    ] {
        let state = loaded(game, options.clone());
        for (option, value) in options.as_object().expect("an object") {
            assert_eq!(state["options"][option], *value, "{game} {option}");
        }
        assert_eq!(state["official"], official, "{game} {options}");
    }
}

#[test]
fn options_that_contradict_a_position_are_refused() {
    for (game, played, given) in [
        ("triage", json!({"beds": 4}), json!({"beds": 3})),
        (
            "katastrophenspiel",
            json!({"seats": 5}),
            json!({"seats": 3}),
        ),
        (
            "katastrophenspiel",
            json!({"hero_limit": "at_least_three"}),
            json!({"hero_limit": "space"}),
        ),
        ("trauma-center", json!({"seats": 4}), json!({"seats": 2})),
        (
            "after-the-virus",
            json!({"mission": "1B"}),
            json!({"mission": "1A"}),
        ),
        ("aftermath", json!({"seats": 3}), json!({"seats": 2})),
    ] {
        let position = position(game, played.clone());
        let load = |options: &Value| {
            ask(json!({"op": "load", "game": game, "position": position, "options": options}))
        };
        assert_eq!(load(&played)["ok"], true, "{game}");
        let refused = load(&given);
        assert_eq!(refused["error"]["code"], "bad_options", "{game} {refused}");
        let message = refused["error"]["message"].as_str().expect("text");
        let option = given.as_object().and_then(|given| given.keys().next());
        assert!(message.contains(option.expect("one")), "{message}");
    }
}

/// What is not printed is not told: rules and paper have the numbers of the content in use.
#[test]
fn rules_tell_the_numbers_of_the_content() {
    let told = |game: &str, content: &str| {
        let rules = ask(json!({"op": "rules", "game": game, "content": content}));
        let paper = ask(json!({"op": "paper", "game": game, "content": content}));
        assert_eq!(paper["ok"], true, "{paper}");
        assert!(!paper.to_string().contains("{$"), "{game}");
        (rules.to_string(), paper.to_string())
    };
    let cases = [
        (
            "triage",
            redtag_triage::Content::OFFICIAL,
            vec![
                ("health = 2", "health = 3", "a King with 3"),
                ("healthy = 7", "healthy = 9", "gets to 9"),
                ("\"♥\" = [7, 0]", "\"♥\" = [6, 0]", "6 Hope"),
                ("queue = 3", "queue = 4", "deal 4 cards"),
                ("\"♦8\" = [1, 0]", "\"♦8\" = [1, 1]", "2 × ♦8"),
                ("saved_ap = 2", "saved_ap = 3", "3 for a King"),
                (
                    "outside = \"leaves\"",
                    "outside = \"batters\"",
                    "Each King stays there",
                ),
            ],
        ),
        (
            "katastrophenspiel",
            redtag_katastrophenspiel::Content::OFFICIAL,
            vec![
                ("rounds = 8", "rounds = 6", "after 6 rounds"),
                ("money = 2", "money = 4", "gets 4 money"),
                ("actions = 2", "actions = 3", "have 3 actions"),
                ("5 = 3 }", "5 = 4 }", "4 for 5 VP"),
            ],
        ),
        (
            "trauma-center",
            redtag_trauma_center::Content::OFFICIAL,
            vec![
                ("filled = 5", "filled = 7", "costs 7 points"),
                ("emt = 3", "emt = 4", "a rectangle of 4 by"),
                ("strain = 5", "strain = 4", "4 of Strain"),
            ],
        ),
        (
            "after-the-virus",
            redtag_after_the_virus::Content::OFFICIAL,
            vec![
                ("hand = 5", "hand = 6", "draws 6 cards"),
                ("weapons = 2", "weapons = 3", "at most 3 prepared weapons"),
                ("thinned = 2", "thinned = 3", "destroy 3 other cards"),
            ],
        ),
    ];
    for (game, official, changes) in cases {
        for (from, to, expected) in changes {
            let changed = official.replacen(from, to, 1);
            assert_ne!(changed, official, "{game} {from}");
            let (rules, paper) = told(game, &changed);
            assert!(rules.contains(expected), "{game}: {expected}\n{rules}");
            assert!(paper.contains(expected), "{game}: {expected} on paper");
            assert!(
                !told(game, official).0.contains(expected),
                "{game} {expected}"
            );
        }
    }
}
