//! What people see on the board.

use redtag_after_the_virus::Options;
use redtag_kernel::{Game, Match};
use serde_json::{Map, Value, json};

use super::*;
use crate::play::boards::testing::{check, check_keys, draw_games};

fn official() -> AfterTheVirus {
    AfterTheVirus::official().expect("the built-in content is fine")
}

/// In the middle of the Stockpile mission: Adam is asked, Jennie is done, Robert has a wound and
/// zombies.
fn in_the_station() -> Position {
    let game = official();
    let number = |id: &str| {
        game.content
            .find(id)
            .expect("there is such a card")
            .number()
    };
    let cards = |ids: &[&str]| -> Value {
        let mut cards: Map<String, Value> = Map::new();
        for id in ids {
            let count = cards
                .get(&number(id).to_string())
                .and_then(Value::as_u64)
                .unwrap_or(0);
            cards.insert(number(id).to_string(), json!(count + 1));
        }
        cards.into()
    };
    let zombies = |printed: u8, left: u8, discarded: bool| {
        json!({ "printed": printed,
        "left": left, "discarded": discarded })
    };
    let ammo = |id: &str| json!({ "under": number("rifle"), "card": number(id) });
    let written = json!({
        "turn": 7,
        "players": [
            { "character": 0, "wave": 3, "saved": 2, "killed": 9, "wounds": { "leg": true },
                "prevention": 1,
              "hand": cards(&["run", "survivor", "survivor", "safe-house"]),
              "prepared": cards(&["machete", "rifle", "survivor"]),
              "sideways": cards(&["pub", "minigun"]), "scouted": cards(&["car", "raid"]),
              "discard": cards(&["dog", "zombie", "two-zombies"]),
                  "destroyed": cards(&["antidote"]),
              "ammo": [ammo("magazine"), ammo("gasoline")],
              "draw": cards(&["run", "run", "zombie"]), "used": [number("machete")],
              "attacking": [zombies(1, 1, false), zombies(3, 2, false), zombies(4, 1, true)] },
            { "character": 1, "wave": 2, "saved": 1, "prepared": cards(&["weapon-skill"]),
                "done": true,
              "draw": cards(&["run", "run", "zombie", "pistol", "scout"]) },
            { "character": 2, "wave": 2, "killed": 4, "wounds": { "arm": true },
              "hand": cards(&["guide", "food"]), "sideways": cards(&["leather-jacket"]),
              "prepared": cards(&["crossfire"]), "attacking": [zombies(2, 2, false)],
              "draw": cards(&["run", "survivor"]) },
        ],
    });
    let options = Options {
        seats: 3,
        mission: "2B".into(),
        ..Options::default()
    };
    *Match::from_sketch(std::sync::Arc::new(game), options, &written, None)
        .expect("it is sound")
        .position()
}

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let expected = [
        ((80, 10), include_str!("compact.txt")),
        ((100, 36), include_str!("roomy.txt")),
    ];
    check(&official(), &in_the_station(), expected);
}

/// However large the screen is, who is asked can be seen.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let missions = game.content.missions.iter().zip((1..=3).cycle());
    let options: Vec<Options> = missions
        .map(|(mission, seats)| Options {
            seats,
            mission: mission.id.clone(),
            ..Options::default()
        })
        .collect();
    draw_games(
        &game,
        &options,
        3,
        (80, 10),
        |position, words, size, shown| {
            let asked = is_asked(&game.content, position).first().unwrap_or(0);
            let character = position.players[usize::from(asked)].character + 1;
            let name = words.word(&format!("character-{character}"));
            assert!(
                size.1 < 10 || shown.contains(&name),
                "{name} is not on it:\n{shown}"
            );
        },
    );
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = concat!(
        include_str!("../after_the_virus.rs"),
        include_str!("cards.rs")
    );
    check_keys(&official(), code, &["board-"]);
}

#[test]
fn people_hear_why_not() {
    let (game, position) = (official(), in_the_station());
    let run = game.content.find("run").expect("there is such a card");
    let attempts = AfterTheVirus::attempts(&position);
    assert!(attempts.contains(&Action::Play(run)) && attempts.contains(&Action::Done));
    assert!(
        game.why_not(&position, 0, &Action::Play(run)).is_some(),
        "nobody runs with a wounded leg"
    );
    let twice = |(at, action)| attempts[..at].contains(action);
    assert!(
        !attempts.iter().enumerate().any(twice),
        "everything is there once"
    );
}
