//! Matches that were begun elsewhere and go on online.

use redtag_games::{NAMES, Session};
use serde_json::{Value, json};

use crate::client::{Client, Follower, key, make};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(
    journals_of_every_game_go_online,
    journals_of_format_1_go_online,
);

/// Every game as somebody may have played it alone, with what the format allows: a step back, a
/// last line that is cut.
async fn journals_of_every_game_go_online(place: Place) {
    let server = TestServer::start(place.config()).await;
    for game in NAMES {
        let mut session = Session::default();
        let mut ask = |message: Value| -> Value {
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
        };
        ask(json!({ "op": "new", "game": game, "seed": "local" }));
        for number in 0..6 {
            let legal = ask(json!({ "op": "legal" }));
            let to_act = &legal["to_act"][0];
            let actions = to_act["actions"].as_array().expect("a list");
            let action = &actions[number % actions.len()];
            ask(json!({ "op": "play", "seat": to_act["seat"], "action": action }));
        }
        let state = ask(json!({ "op": "state" }));
        let seats = state["scores"].as_array().expect("a list").len();
        let journal = ask(json!({ "op": "journal" }))["journal"]
            .as_str()
            .expect("text")
            .to_owned();
        let actions = state["actions"].as_u64().expect("a number");
        let mut lines = journal.lines();
        let last = lines.rfind(|line| line.starts_with("{\"n\""));
        let last = last.expect("an action").to_owned();
        let journal = format!(
            "{journal}{{\"undo_to\":{}}}\n{last}\n{{\"n\":7,\"se",
            actions - 1
        );
        let players: Vec<Value> = (0..seats)
            .map(|seat| json!({ "name": format!("P{seat}") }))
            .collect();
        let made = make(
            server.address,
            json!({ "game": game, "journal": journal, "players": players }),
        )
        .await;
        let missing = made["missing"].as_str().unwrap_or_default();
        assert!(missing.contains("was cut"), "{made}");
        let mut person = Client::open(server.address, key(&made, 0)).await;
        let table = person.push("table").await;
        assert!(
            !table["journal"]
                .as_str()
                .expect("text")
                .contains("\"seed\""),
            "the seed is a secret now"
        );
        let online = person.ask(json!({ "op": "state" })).await;
        assert_eq!(
            (&online["hash"], &online["actions"]),
            (&state["hash"], &state["actions"]),
            "{game}"
        );
        let (seat, action) = person.first_action().await;
        let mut who = Client::open(server.address, key(&made, seat.into())).await;
        let answer = who
            .ask(json!({ "op": "play", "seat": seat, "action": action }))
            .await;
        assert_eq!(answer["ok"], true, "{game}: {answer}");
    }
    server.end().await;
}

/// Files that an earlier version wrote: they become tables as they are, and play on. Of Aftermath
/// it is a campaign that goes on, for a match of it needs the book that it was played with.
async fn journals_of_format_1_go_online(place: Place) {
    const FROZEN: [(&str, usize, &str); 4] = [
        (
            "triage",
            1,
            include_str!("../../../games/tests/journals/triage.jsonl"),
        ),
        (
            "katastrophenspiel",
            3,
            include_str!("../../../games/tests/journals/katastrophenspiel.jsonl"),
        ),
        (
            "trauma-center",
            2,
            include_str!("../../../games/tests/journals/trauma-center.jsonl"),
        ),
        (
            "after-the-virus",
            2,
            include_str!("../../../games/tests/journals/after-the-virus.jsonl"),
        ),
    ];
    const CAMPAIGN: &str = include_str!("../../../aftermath/tests/campaigns/first-edition.jsonl");
    let second = redtag_kernel::journal::split(CAMPAIGN)[1];
    let options = redtag_kernel::journal::read(second)
        .expect("a journal")
        .header
        .options;
    let mut tables = vec![(json!({ "game": "aftermath", "options": options }), 0)];
    let known = redtag_games::catalogue("en").expect("it speaks English");
    for (game, seats, journal) in FROZEN {
        // Rules that have changed since would play it differently.
        let rules = redtag_kernel::journal::read(journal)
            .expect("a journal")
            .header
            .rules;
        if !known
            .iter()
            .any(|one| one.name == game && one.rules == rules)
        {
            continue;
        }
        // At home some of them were bots.
        let players: Vec<Value> = (0..seats)
            .map(|seat| json!({ "name": format!("P{seat}") }))
            .collect();
        tables.push((
            json!({ "game": game, "journal": journal, "players": players }),
            40,
        ));
    }
    let server = TestServer::start(place.config()).await;
    for (wanted, actions) in tables {
        let made = make(server.address, wanted).await;
        let mut person = Client::open(server.address, key(&made, 0)).await;
        let mut follower = Follower::new(&person.push("table").await);
        assert_eq!(follower.board.actions(), actions);
        let (seat, action) = follower.choose(0).expect("somebody may act");
        let mut who = Client::open(server.address, key(&made, seat.into())).await;
        let answer = who
            .ask(json!({ "op": "play", "seat": seat, "action": action }))
            .await;
        assert_eq!(answer["ok"], true, "{answer}");
        follower.follow(&person.push("event").await["event"]);
    }
    server.end().await;
}
