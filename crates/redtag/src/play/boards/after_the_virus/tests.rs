//! What people see on the board.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_after_the_virus::Options;
use redtag_kernel::{Fast, Game, Match, Turn};
use serde_json::{Map, Value, json};

use super::*;
use crate::play::words;

fn official() -> AfterTheVirus {
    AfterTheVirus::official().expect("the built-in content is fine")
}

fn speaking(language: &str) -> Words {
    words::of(&official(), language).expect("it is spoken")
}

/// The board of a position as text.
fn shown(
    game: &AfterTheVirus,
    position: &Position,
    words: &Words,
    width: u16,
    height: u16,
) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    let drawn = terminal.draw(|frame| draw(frame, frame.area(), game, position, 0, words));
    drawn.expect("memory can be drawn on");
    let quoted = terminal.backend().to_string();
    quoted
        .lines()
        .map(|line| format!("{}\n", line.trim_matches('"').trim_end()))
        .collect()
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

/// As it looked when somebody last looked at it.
#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let (game, position, words) = (official(), in_the_station(), speaking("en"));
    let sizes = [(80, 10), (100, 36)];
    let [compact, roomy] =
        sizes.map(|(width, height)| shown(&game, &position, &words, width, height));
    println!("{compact}\n{roomy}");
    assert_eq!(
        (&*compact, &*roomy),
        (include_str!("compact.txt"), include_str!("roomy.txt"))
    );
}

/// Whatever happens and however large the screen is: every word is known, and who is asked can be
/// seen.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let languages = ["en", "de"].map(speaking);
    let sizes = [
        (80, 10),
        (100, 17),
        (80, 26),
        (70, 25),
        (152, 58),
        (72, 38),
        (60, 7),
        (3, 2),
    ];
    for (number, mission) in game.content.missions.iter().enumerate() {
        let options = Options {
            seats: 1 + number as u8 % 3,
            mission: mission.id.clone(),
            ..Options::default()
        };
        // From the end, so that the end is among them.
        let positions = random_game(&game, &options).into_iter().rev().step_by(3);
        for (nth, position) in positions.enumerate() {
            let (words, (width, height)) = (&languages[nth % 2], sizes[nth / 2 % sizes.len()]);
            let shown = shown(&game, &position, words, width, height);
            assert!(!shown.contains('⟨'), "every word is known:\n{shown}");
            let asked = is_asked(&game.content, &position).first().unwrap_or(0);
            let character = position.players[usize::from(asked)].character + 1;
            let name = words.word(&format!("character-{character}"));
            assert!(
                height < 10 || shown.contains(&name),
                "{name} is not on it:\n{shown}"
            );
        }
    }
}

fn random_game(game: &AfterTheVirus, options: &Options) -> Vec<Position> {
    let mut chance = Fast::new(5, options.seats.into());
    let mut position = game
        .set_up(options, &mut chance, &mut ())
        .expect("the options are sound");
    let mut positions = vec![position];
    while let Turn::Act(waiting) = game.turn(&position) {
        let waiting: Vec<u8> = waiting.iter().collect();
        let seat = waiting[chance.below(waiting.len())];
        let mut actions = Vec::new();
        game.legal_actions(&position, seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, &mut chance, &mut ());
        positions.push(position);
    }
    positions
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = include_str!("../after_the_virus.rs");
    for words in ["en", "de"].map(speaking) {
        for key in code.split('"').filter(|text| text.starts_with("board-")) {
            assert!(words.has(key), "{key}");
        }
    }
}

#[test]
fn people_hear_why_not() {
    let (game, position) = (official(), in_the_station());
    let run = game.content.find("run").expect("there is such a card");
    let attempts = attempts(&position);
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
