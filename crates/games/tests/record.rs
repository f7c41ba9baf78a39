//! Games on record, for other builds of the rules to play again: `cargo xtask parity` does so in
//! WebAssembly.
//!
//! `REDTAG_RECORD` names the file; without it a few games are played and nothing is written. Each
//! line is a game: `{"new": {…}, "bot": "greedy", "seats": […], "actions": […], "hashes": […]}`,
//! with one hash more than actions.

use std::io::Write;

use redtag_games::{NAMES, Session};
use serde_json::{Value, json};

/// Mostly quick bots; now and then the search, whose choices must be the same everywhere too.
const BOTS: [&str; 10] = [
    "random",
    "greedy",
    "random",
    "greedy",
    "random",
    "greedy",
    "random",
    "greedy",
    "random",
    "search:20",
];

/// Of After the Virus.
const MISSIONS: [&str; 16] = [
    "1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "4A", "4B", "4C", "4D", "5A", "5B", "5C",
];

#[test]
fn games_on_record() {
    let file = std::env::var_os("REDTAG_RECORD");
    let games = BOTS.len() * NAMES.len() * if file.is_some() { 6 } else { 1 };
    let mut out: Box<dyn Write> = match file {
        Some(file) => Box::new(std::io::BufWriter::new(
            std::fs::File::create(file).expect("a file"),
        )),
        None => Box::new(std::io::sink()),
    };
    let mut actions = 0;
    for number in 0..games {
        let game = play(number);
        actions += game["actions"].as_array().map_or(0, Vec::len);
        writeln!(out, "{game}").expect("it can be written");
    }
    out.flush().expect("it can be written");
    println!("{games} games with {actions} actions");
    assert!(actions > games, "games have many actions");
}

fn play(number: usize) -> Value {
    let mut session = Session::default();
    let mut ask = |message: &Value| -> Value {
        let answer: Value =
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON");
        assert_eq!(answer["ok"], true, "{message}: {answer}");
        answer
    };
    let name = NAMES[number / BOTS.len() % NAMES.len()];
    // The judgement of Aftermath reads the book far ahead: one mission in ten is enough of that.
    let bot = match BOTS[number % BOTS.len()] {
        "greedy" if name == "aftermath" => "random",
        "search:20" if name == "aftermath" => "greedy",
        bot => bot,
    };
    let new = json!({"op": "new", "game": name, "seed": format!("record {number}"),
        "options": options(name, number)});
    let mut answer = ask(&new);
    let (mut seats, mut actions, mut hashes) =
        (Vec::new(), Vec::new(), vec![answer["hash"].clone()]);
    while let Some(seat) = answer["to_act"].get(0).map(|to_act| to_act["seat"].clone()) {
        answer = ask(&json!({"op": "bot", "seat": seat, "bot": bot}));
        seats.push(seat);
        actions.push(answer["action"].clone());
        hashes.push(answer["hash"].clone());
    }
    json!({"new": new, "bot": bot, "seats": seats, "actions": actions, "hashes": hashes})
}

/// Three games in four by the printed rules, the others with options; and every number of seats.
fn options(game: &str, number: usize) -> Value {
    match game {
        "triage" if number % 4 == 3 => {
            let cap = if number % 8 == 3 {
                "card"
            } else {
                "per_patient"
            };
            json!({"beds": 1 + number / 4 % 4, "action_points": 1 + number / 16 % 9,
                "complications_cap": cap})
        }
        "katastrophenspiel" => {
            let limit = if number % 4 == 3 {
                "at_least_three"
            } else {
                "space"
            };
            json!({"seats": 2 + number % 4, "hero_limit": limit})
        }
        "after-the-virus" => {
            let mission = MISSIONS[(number / 40 + number % 10) % MISSIONS.len()];
            json!({"seats": 1 + number % 3, "mission": mission})
        }
        "trauma-center" => json!({"seats": 1 + number % 4}),
        "aftermath" => json!({"seats": 2 + number % 3}),
        _ => json!({}),
    }
}
