//! The protocol as a program meets it.

use redtag_games::Session;
use serde_json::{Value, json};

pub fn ask(session: &mut Session, message: &Value) -> Value {
    serde_json::from_str(&session.answer(&message.to_string())).expect("an answer is JSON")
}

pub fn new_match(seed: &str) -> Session {
    let mut session = Session::default();
    let answer = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "seed": seed}),
    );
    assert_eq!(answer["ok"], true, "{answer}");
    session
}

#[test]
fn a_whole_game_by_listed_actions() {
    let mut session = new_match("whole");
    let mut played = 0;
    let score = loop {
        let legal = ask(&mut session, &json!({"op": "legal", "id": played}));
        assert_eq!(legal["id"], played);
        let Some(to_act) = legal["to_act"].get(0) else {
            break ask(&mut session, &json!({"op": "state"}))["scores"][0].clone();
        };
        let action = &to_act["actions"][played % to_act["actions"].as_array().map_or(1, Vec::len)];
        let answer = ask(
            &mut session,
            &json!({"op": "play", "seat": to_act["seat"], "action": action}),
        );
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(
            answer["events"].as_array().map(Vec::len),
            answer["log"].as_array().map(Vec::len)
        );
        played += 1;
    };
    assert!(score.is_u64() && played > 5);
    let log = ask(&mut session, &json!({"op": "log"}))["log"].clone();
    assert_eq!(log.as_array().map(Vec::len), Some(played + 1));
    assert_eq!(log[0]["log"][0], "Turn 1: 4 AP.", "the opening comes first");
    let journal = ask(&mut session, &json!({"op": "journal"}))["journal"].clone();
    let hash = ask(&mut session, &json!({"op": "state"}))["hash"].clone();
    let mut other = Session::default();
    let opened = ask(&mut other, &json!({"op": "open", "journal": journal}));
    assert_eq!(
        (&opened["ok"], &opened["hash"], &opened["over"]),
        (&json!(true), &hash, &json!(true))
    );
}

/// Whoever has a name is called by it, in every language; others by colour or number.
#[test]
fn players_are_called_by_their_names() {
    let mut session = Session::default();
    let mut begin = |game: &str, lang: &str, players: Value| {
        ask(
            &mut session,
            &json!({
                "op": "new", "game": game, "seed": "names", "lang": lang,
                "options": {"seats": 2}, "players": players,
            }),
        )
    };
    let words = |state: &Value| {
        let log = &state["moments"][0]["log"];
        format!("{} {} {log}", state["prompt"], state["table"])
    };
    let colours = ["Red", "Green", "Blue", "Black", "White", "Player "];
    let named = json!([{"name": "Anna"}, {"name": "Ben", "bot": "greedy"}]);
    for (lang, drawn) in [("en", "draws the"), ("de", "zieht die")] {
        let said = words(&begin("katastrophenspiel", lang, named.clone()));
        for name in ["Anna", "Ben"] {
            assert!(said.contains(&format!("\"{name} {drawn}")), "{said}");
        }
        let others = ["Rot", "Grün", "Blau", "Schwarz", "Weiß", "Spieler "];
        for colour in colours.iter().chain(&others) {
            assert!(!said.contains(&format!("\"{colour}")), "{colour}: {said}");
        }
    }
    let said = words(&begin("katastrophenspiel", "en", json!(null)));
    assert!(said.contains("\"Player 1 draws the"), "{said}");
    assert!(
        colours
            .iter()
            .any(|colour| said.starts_with(&format!("\"{colour}"))),
        "{said}"
    );
    let alike = words(&begin(
        "katastrophenspiel",
        "en",
        json!([{"name": "Bo"}, {"name": "Bo"}]),
    ));
    assert_eq!(alike, said, "one name for two tells nobody apart");
    let said = words(&begin("trauma-center", "en", named.clone()));
    assert!(said.contains("treated by Ben"), "{said}");
    let said = words(&begin("trauma-center", "de", named));
    assert!(said.contains("behandelt von Anna"), "{said}");
    let said = words(&begin("trauma-center", "en", json!(null)));
    assert!(said.contains("treated by player 2"), "{said}");
}

#[test]
fn companion_mode_asks_for_cards() {
    let mut session = Session::default();
    let asked = ask(&mut session, &json!({"op": "new", "game": "triage"}));
    let outcomes = asked["error"]["question"]["outcomes"]
        .as_array()
        .expect("cards")
        .clone();
    let king = outcomes
        .iter()
        .find(|outcome| outcome["typed"] == "K")
        .expect("a King may come")["outcome"]
        .clone();
    let answer = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "chance": [king]}),
    );
    assert_eq!(answer["position"]["phase"], json!({"patient": "king"}));
    let asked = ask(
        &mut session,
        &json!({"op": "play", "seat": 0, "action": "admit"}),
    );
    assert_eq!(asked["error"]["code"], "asks");
    let answer = ask(
        &mut session,
        &json!({"op": "play", "seat": 0, "action": "admit", "chance": [9, 9]}),
    );
    assert_eq!(
        (&answer["ok"], &answer["to_act"][0]["actions"][0]),
        (&json!(true), &json!({"heal": 0}))
    );
}

#[test]
fn odds_are_exact() {
    let mut session = Session::default();
    // The Hospital stands at 1, two of the four cards left are a ♠1, and there is one action point.
    let position = json!({
        "hospital": 1, "ap": 1, "deck": {"unseen": {"♠1": 2, "♥": 2}, "set_aside": 0},
    });
    let loaded = ask(
        &mut session,
        &json!({"op": "load", "game": "triage", "position": position}),
    );
    assert_eq!(loaded["ok"], true, "{loaded}");
    let odds = ask(&mut session, &json!({"op": "odds"}));
    let next = odds["next"]["outcomes"].as_array().expect("cards");
    assert_eq!(
        next.iter()
            .map(|card| card["probability"].as_f64())
            .collect::<Vec<_>>(),
        [Some(0.5), Some(0.5)]
    );
    assert_eq!(
        odds["fates"]["hospital-falls"]["high"], 0.0,
        "ending the turn is safe"
    );
    let explore = odds["actions"]
        .as_array()
        .and_then(|all| all.iter().find(|odds| odds["action"] == "explore"));
    let falls = &explore.expect("exploring is possible")["fates"]["hospital-falls"];
    assert_eq!(
        (&falls["low"], &falls["exact"]),
        (&json!(0.5), &json!(true)),
        "an explored ♠1 cannot be paid for"
    );
}

#[test]
fn a_branch_goes_its_own_way() {
    let mut session = new_match("fork");
    for _ in 0..10 {
        ask(
            &mut session,
            &json!({"op": "bot", "seat": 0, "bot": "greedy"}),
        );
    }
    let branched = ask(
        &mut session,
        &json!({"op": "branch", "actions": 4, "seed": "other"}),
    );
    assert_eq!(
        (&branched["actions"], &branched["seed"]),
        (&json!(4), &json!("other"))
    );
    let answer = ask(
        &mut session,
        &json!({"op": "bot", "seat": 0, "bot": "search:50"}),
    );
    assert_eq!(answer["ok"], true);
    assert_eq!(ask(&mut session, &json!({"op": "state"}))["actions"], 5);
}

#[test]
fn players_are_told_kept_and_change_nothing() {
    let mut session = new_match("7");
    let unnamed = ask(&mut session, &json!({"op": "state"}));
    assert_eq!(
        (&unnamed["players"], &unnamed["winners"]),
        (&json!([]), &json!([]))
    );
    let players = json!([{"name": "Anna", "bot": "search:50"}]);
    let named = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "seed": "7", "seats": 1, "players": players}),
    );
    assert_eq!(
        (&named["players"], &named["hash"]),
        (&players, &unnamed["hash"])
    );
    let played = ask(
        &mut session,
        &json!({"op": "bot", "seat": 0, "bot": "greedy"}),
    );
    assert_eq!(played["winners"], json!([]));
    let branched = ask(&mut session, &json!({"op": "branch", "actions": 0}));
    assert_eq!(branched["players"], players);
    let journal = ask(&mut session, &json!({"op": "journal"}))["journal"].clone();
    assert_eq!(
        ask(&mut session, &json!({"op": "open", "journal": journal}))["players"],
        players
    );
    let loaded =
        json!({"op": "load", "game": "triage", "position": {}, "players": [{"name": "Ben"}]});
    assert_eq!(
        ask(&mut session, &loaded)["players"],
        json!([{"name": "Ben"}])
    );
}

#[test]
fn a_game_of_four_has_a_winner() {
    let mut session = Session::default();
    let players = json!([{"name": "Anna"}, {"name": "Ben"}, {"name": "Robot", "bot": "greedy"},
        {"name": "Carla"}]);
    let new = |seats: u8| {
        json!({"op": "new", "game": "katastrophenspiel", "seed": "4",
        "seats": seats, "options": {"seats": 4}, "players": players})
    };
    assert_eq!(ask(&mut session, &new(3))["error"]["code"], "bad_options");
    let mut answer = ask(&mut session, &new(4));
    assert_eq!(
        (&answer["players"], &answer["scores"]),
        (&players, &json!([0, 0, 0, 0]))
    );
    let odds = ask(&mut session, &json!({"op": "odds", "budget": 100}));
    let wanted = odds["fates"]
        .as_object()
        .map(|fates| fates.values().any(|fate| fate["wanted"] == true));
    assert_eq!(wanted, Some(true), "{odds}");
    while let Some(seat) = answer["to_act"].get(0).map(|to_act| to_act["seat"].clone()) {
        assert_eq!(answer["winners"], json!([]), "not before the end");
        answer = ask(
            &mut session,
            &json!({"op": "bot", "seat": seat, "bot": "greedy"}),
        );
    }
    let winner = answer["winners"][0].as_u64().expect("somebody wins") as usize;
    let scores: Vec<i64> = (0..4)
        .filter_map(|seat| answer["scores"][seat].as_i64())
        .collect();
    assert_eq!(
        (answer["winners"].as_array().map(Vec::len), scores.len()),
        (Some(1), 4)
    );
    assert_eq!(Some(&scores[winner]), scores.iter().max());
    assert_eq!(
        ask(&mut session, &json!({"op": "state"}))["winners"],
        answer["winners"]
    );
    assert!(ask(&mut session, &json!({"op": "content"}))["content"].is_object());
}

#[test]
fn a_game_tells_its_seats_and_its_content() {
    let mut session = Session::default();
    let games = ask(&mut session, &json!({"op": "games"}));
    assert_eq!(games["games"][0]["seats"], json!([1, 1]));
    let content = ask(&mut session, &json!({"op": "content", "game": "triage"}));
    assert_eq!(
        (&content["ok"], &content["content"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(
        ask(&mut session, &json!({"op": "content"}))["error"]["code"],
        "no_match"
    );
    assert_eq!(ask(&mut new_match("7"), &json!({"op": "content"})), content);
}

#[test]
fn content_of_ones_own_is_told_or_everything_that_is_wrong_with_it() {
    let mut session = Session::default();
    let pack = include_str!("../../aftermath/packs/lamplighter/lamplighter.toml");
    let mut told = |pack: &str| {
        ask(
            &mut session,
            &json!({"op": "content", "game": "aftermath", "content": pack}),
        )
    };
    for _ in 0..2 {
        assert!(told(pack)["content"].to_string().contains("\"juniper\""));
    }
    let wrong = told(
        &pack
            .replace("item = \"wick-pole\"", "item = \"x\"")
            .replace("character = \"juniper", "character = \"y"),
    );
    let message = wrong["error"]["message"].as_str().expect("it is refused");
    assert!(
        message.lines().count() > 1 && message.contains("content.toml:"),
        "{message}"
    );
}

#[test]
fn a_game_tells_what_it_needs_on_paper() {
    let mut session = Session::default();
    let german = ask(
        &mut session,
        &json!({"op": "paper", "game": "trauma-center", "lang": "de"}),
    );
    let html = german["html"].as_str().unwrap_or_default();
    assert!(
        html.contains("Patientenbogen") && html.contains("<html lang=\"de\">"),
        "{german}"
    );
    assert_eq!(
        ask(&mut session, &json!({"op": "paper"}))["error"]["code"],
        "no_match"
    );
    assert_eq!(
        ask(&mut session, &json!({"op": "paper", "game": "chess"}))["error"]["code"],
        "bad_game"
    );
    let other = json!({"op": "paper", "game": "triage", "lang": "tlh"});
    assert_eq!(ask(&mut session, &other)["error"]["code"], "bad_name");
    let of_match = ask(&mut new_match("7"), &json!({"op": "paper"}));
    assert_eq!(
        of_match,
        ask(&mut session, &json!({"op": "paper", "game": "triage"}))
    );
}

/// What an action would cost is on the list, where the game says it.
#[test]
fn costs_are_told_before() {
    let mut session = Session::default();
    let position = json!({
        "phase": "er", "round": 1, "dice": [2, 3, 5],
        "patients": [{
            "person": 1, "wounds": [11, 12, 18, 81, 88], "healed": [13],
            "turn": { "step": "bandage", "first": 2, "second": 3, "action": 1 },
        }],
    });
    let load = json!({"op": "load", "game": "trauma-center", "options": {"seats": 1},
        "position": position});
    let state = ask(&mut session, &load);
    let to_act = &state["to_act"][0];
    let listed = |what: &str| to_act[what].as_array().cloned().unwrap_or_default();
    let (actions, labels, costs) = (listed("actions"), listed("labels"), listed("costs"));
    assert_eq!(
        (costs.len(), labels.len()),
        (actions.len(), actions.len()),
        "one for each"
    );
    let bandage = json!({"bandage": {"left": 8, "top": 0, "width": 2, "height": 2}});
    let at = actions
        .iter()
        .position(|action| *action == bandage)
        .expect("it is on the list");
    assert_eq!(costs[at], json!({"health": 4, "strain": 3}));
    assert!(
        labels[at].to_string().contains("4 Health and 3 Strain"),
        "{}",
        labels[at]
    );
    let mut session = Session::default();
    for game in ["triage", "trauma-center"] {
        let begun = ask(
            &mut session,
            &json!({"op": "new", "game": game, "seed": "7"}),
        );
        assert_eq!(
            begun["to_act"][0].get("costs"),
            None,
            "{game}: nothing costs anything yet"
        );
    }
}

/// How many play and who begins is no variant; other options are.
#[test]
fn variants_are_told_from_official_games() {
    for (game, options, official) in [
        ("triage", json!({}), true),
        ("triage", json!({"beds": 4}), false),
        ("katastrophenspiel", json!({"seats": 4, "first": 2}), true),
        (
            "katastrophenspiel",
            json!({"hero_limit": "at_least_three"}),
            false,
        ),
        ("trauma-center", json!({"seats": 1}), true),
        (
            "after-the-virus",
            json!({"seats": 2, "mission": "2A", "difficulty": "harder"}),
            true,
        ),
        ("after-the-virus", json!({"goal": 4}), false),
        ("after-the-virus", json!({"calm": "anybody"}), false),
    ] {
        let begun = json!({"op": "new", "game": game, "seed": "7", "options": options});
        assert_eq!(
            ask(&mut Session::default(), &begun)["official"],
            official,
            "{game} {options}"
        );
    }
}

#[test]
fn words_come_in_both_languages() {
    let mut session = new_match("7");
    let english = ask(&mut session, &json!({"op": "state"}));
    let german = ask(&mut session, &json!({"op": "state", "lang": "de"}));
    assert_ne!(english["prompt"], german["prompt"]);
    assert_eq!(english["position"], german["position"]);
    let rules = ask(
        &mut session,
        &json!({"op": "rules", "game": "triage", "lang": "de"}),
    );
    assert_eq!(rules["chapters"].as_array().map(Vec::len), Some(10));
}

#[test]
fn the_words_of_the_table_are_all_there_and_all_used() {
    // The words of games are looked up beside these.
    let own = |code: &str| {
        code.replace("word(\"rules-", "")
            .replace("word(\"game-", "")
            .replace("text(\"reason-gain", "")
    };
    let files = [
        include_str!("../src/advice.rs"),
        include_str!("../src/catalogue.rs"),
        include_str!("../src/chance.rs"),
        include_str!("../src/paper.rs"),
        include_str!("../src/reasons.rs"),
        include_str!("../src/story.rs"),
    ]
    .map(own);
    let kernel = [
        include_str!("../../kernel/src/play.rs"),
        include_str!("../../kernel/src/fair.rs"),
        include_str!("../../kernel/src/journal.rs"),
    ];
    let code: Vec<&str> = (kernel.into_iter())
        .chain(files.iter().map(String::as_str))
        .collect();
    assert_eq!(
        redtag_kernel::words::audit_locales(redtag_kernel::words::LOCALES, &code, &[]),
        Ok(())
    );
}

fn state_of(game: &str, options: &Value) -> Value {
    ask(
        &mut Session::default(),
        &json!({"op": "new", "game": game, "seed": "aims", "options": options}),
    )
}

#[test]
fn a_mission_tells_what_it_asks_for_and_how_far_that_is() {
    let two = state_of("after-the-virus", &json!({"seats": 2, "mission": "3B"}));
    let aims: Vec<_> = two["aims"]
        .as_array()
        .expect("a mission has aims")
        .iter()
        .collect();
    let told: Vec<_> = aims
        .iter()
        .map(|aim| (&aim["need"], &aim["failure"], &aim["have"], &aim["met"]))
        .collect();
    assert_eq!(
        told,
        [
            (
                &json!(6),
                &json!(false),
                &json!([0, 0]),
                &json!([false, false])
            ),
            (&json!(1), &json!(false), &json!([0]), &json!([false])),
            (
                &json!(16),
                &json!(true),
                &json!([1, 1]),
                &json!([false, false])
            ),
            (&json!(250), &json!(true), &json!([1]), &json!([false])),
        ]
    );
    assert_eq!(aims[0]["text"], "Survivors saved: 6 or more");
    assert_eq!(state_of("triage", &json!({})).get("aims"), None);
}

#[test]
fn where_several_may_act_each_is_asked() {
    let two = state_of("after-the-virus", &json!({"seats": 2}));
    let prompts: Vec<_> = two["to_act"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|one| &one["prompt"])
        .collect();
    assert_eq!(prompts.len(), 2);
    assert_eq!(prompts[0], &two["prompt"]);
    assert!(
        prompts[1].is_string() && prompts[1] != prompts[0],
        "{prompts:?}"
    );
    assert_eq!(
        state_of("triage", &json!({}))["to_act"][0].get("prompt"),
        None
    );
}

#[test]
fn a_campaign_goes_on_and_is_told() {
    let mut session = Session::default();
    let begin = json!({"op": "new", "game": "aftermath", "seed": "told", "options": {"seats": 2}});
    let mut answer = ask(&mut session, &begin);
    let early = ask(&mut session, &json!({"op": "next", "seed": "x"}));
    assert_eq!(early["error"]["code"], "bad_request", "{early}");
    while let Some(to_act) = answer["to_act"].get(0) {
        let bot = json!({"op": "bot", "seat": to_act["seat"], "bot": "random"});
        answer = ask(&mut session, &bot);
    }
    let journal = ask(&mut session, &json!({"op": "journal"}))["journal"].clone();
    let told = ask(
        &mut session,
        &json!({"op": "story", "lang": "de", "title": "Winter"}),
    );
    let moments = told["stories"][0]["moments"].as_array().expect("moments");
    assert!(
        moments
            .iter()
            .filter(|moment| moment["kind"] == "entry")
            .count()
            > 3,
        "{told}"
    );
    assert!(
        told["chronicle"]
            .as_str()
            .is_some_and(|text| text.starts_with("# Winter\n\n## Partie 1\n"))
    );
    let options = json!({"seats": 3, "characters": ["barge"]});
    let players = json!([{"name": "Anna"}, {"name": "Ben"}, {"name": "Cleo"}]);
    let next = json!({"op": "next", "seed": "two", "options": options, "players": players});
    let begun = ask(&mut session, &next);
    assert_eq!(begun["ok"], true, "{begun}");
    assert_eq!(
        (
            &begun["options"]["campaign"]["game"],
            &begun["options"]["seats"]
        ),
        (&json!(2), &json!(3))
    );
    assert_eq!(begun["players"][2]["name"], "Cleo");
    // A journal of content that is gone: what it left is enough to go on, and to be told.
    let text = journal.as_str().expect("a text");
    let hash = text
        .split("\"hash\":\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a hash");
    let other = text
        .replacen("\"content\":\"", "\"content\":\"0", 1)
        .replacen(hash, "0", 1);
    let mut session = Session::default();
    let open = ask(&mut session, &json!({"op": "open", "journal": other}));
    assert_eq!(open["error"]["code"], "bad_journal", "{open}");
    let after = ask(
        &mut session,
        &json!({"op": "next", "journal": other, "seed": "two", "options": options}),
    );
    assert_eq!(after["hash"], begun["hash"], "{after}");
    let again = ask(
        &mut session,
        &json!({"op": "story", "journals": [other], "lang": "de", "title": "Winter"}),
    );
    assert_eq!(again["chronicle"], told["chronicle"]);
    let none = ask(&mut new_match("untold"), &json!({"op": "story"}));
    assert_eq!(none["error"]["code"], "bad_request", "{none}");
}

/// A match goes on with the content that it was begun with, and opens with no other.
#[test]
fn a_journal_opens_only_with_its_content() {
    let other = redtag_triage::Content::OFFICIAL.replace("queue = 3", "queue = 2");
    let mut session = Session::default();
    let begun = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "seed": "own", "content": other}),
    );
    assert_eq!(
        (&begun["ok"], &begun["official"]),
        (&json!(true), &json!(false))
    );
    let journal = ask(&mut session, &json!({"op": "journal"}))["journal"].clone();
    let opened = ask(&mut session, &json!({"op": "open", "journal": journal}));
    assert_eq!(
        (&opened["hash"], &opened["official"]),
        (&begun["hash"], &json!(false)),
        "it brings its content along"
    );
    let header = journal.as_str().and_then(|text| text.lines().next());
    let mut bare: Value = serde_json::from_str(header.expect("a first line")).expect("JSON");
    bare.as_object_mut()
        .expect("an object")
        .remove("content_text");
    let bare = format!("{bare}\n");
    let refused = ask(&mut session, &json!({"op": "open", "journal": bare}));
    assert_eq!(
        refused["error"]["code"], "bad_journal",
        "before the first action"
    );
    let named = ask(
        &mut session,
        &json!({"op": "open", "journal": bare, "content": other}),
    );
    assert_eq!(named["hash"], begun["hash"]);
    let same = redtag_triage::Content::OFFICIAL;
    let printed = ask(
        &mut session,
        &json!({"op": "new", "game": "triage", "seed": "own", "content": same}),
    );
    assert_eq!(printed["official"], true, "it is what is printed");
}
