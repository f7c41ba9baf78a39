//! What people see on the board.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_katastrophenspiel::Options;
use redtag_kernel::{Fast, Game, Match};

use super::*;
use crate::play::words;

fn official() -> Katastrophenspiel {
    Katastrophenspiel::official().expect("the built-in content is fine")
}

fn speaking(language: &str) -> Words {
    words::of(&official(), language).expect("it is spoken")
}

/// The board of a position as text.
fn shown(
    game: &Katastrophenspiel,
    position: &Position,
    words: &Words,
    width: u16,
    height: u16,
) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    let drawn = terminal.draw(|frame| draw(frame, frame.area(), game, position, words));
    drawn.expect("memory can be drawn on");
    let quoted = terminal.backend().to_string();
    quoted
        .lines()
        .map(|line| format!("{}\n", line.trim_matches('"').trim_end()))
        .collect()
}

/// Red is in the middle of a mission in Europe; Blue has the yellow pawn.
fn in_a_mission() -> Position {
    let written = serde_json::json!({
        "phase": "mission", "rounds": 5, "active": 0, "starter": 1, "first": 2,
        "turn": { "actions": 0, "mission": true, "played": [7, 61, 62], "fresh": [101] },
        "mission": { "catastrophe": 47, "missing": [1, 0, 0, 2, 0, 0], "used": [7, 61, 93],
            "rolling": null, "dice": [] },
        "players": [
            { "colour": "red", "region": "europe", "money": 3, "points": 11, "hand": [63, 82, 109],
              "table": [89, 101] },
            { "colour": "blue", "region": "asia", "money": 1, "points": 4,
              "hand": [67, 68, 69, 91, 19, 88, 105, 110] },
            { "colour": "black", "region": "europe", "money": 0, "points": 11,
              "hand": [70, 71, 72, 87, 18, 20], "table": [92] },
        ],
        "catastrophes": [25, 32, 38, 47, 60],
        "purchases": [95, 5, 83, 11, null],
    });
    let game = std::sync::Arc::new(official());
    *Match::from_sketch(game, Options::default(), &written, None)
        .expect("it is sound")
        .position()
}

/// As it looked when somebody last looked at it.
fn check(shown: &str, expected: &str) {
    assert_eq!(shown, expected, "\n{shown}");
}

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let (game, position, words) = (official(), in_a_mission(), speaking("en"));
    check(
        &shown(&game, &position, &words, 80, 12),
        include_str!("compact.txt"),
    );
    check(
        &shown(&game, &position, &words, 72, 38),
        include_str!("roomy.txt"),
    );
}

/// Whatever happens and however large the screen is: every word is known, and what matters most is
/// there.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let languages = ["en", "de"].map(speaking);
    let sizes = [
        (80, 12),
        (100, 16),
        (80, 26),
        (90, 32),
        (152, 58),
        (72, 38),
        (60, 7),
        (3, 2),
    ];
    for seats in 2..=5 {
        // From the end, so that the end is among them.
        let positions = random_game(&game, seats).into_iter().rev().step_by(8);
        for (nth, position) in positions.enumerate() {
            let (words, (width, height)) = (&languages[nth % 2], sizes[nth / 2 % sizes.len()]);
            let shown = shown(&game, &position, words, width, height);
            assert!(!shown.contains('⟨'), "every word is known:\n{shown}");
            for card in position.purchases.iter().flatten().filter(|_| width >= 80) {
                let name = words.word(&format!("card-{}", card.number()));
                assert!(shown.contains(&name), "{name} is not on it:\n{shown}");
            }
        }
    }
}

fn random_game(game: &Katastrophenspiel, seats: u8) -> Vec<Position> {
    let mut chance = Fast::new(5, seats.into());
    let options = Options {
        seats,
        ..Options::default()
    };
    let mut position = game
        .set_up(&options, &mut chance, &mut ())
        .expect("the options are sound");
    let mut positions = vec![position];
    while position.phase != Phase::Over {
        let mut actions = Vec::new();
        game.legal_actions(&position, position.active, &mut actions);
        let (seat, action) = (position.active, actions[chance.below(actions.len())]);
        game.apply(&mut position, seat, action, &mut chance, &mut ());
        positions.push(position);
    }
    positions
}

#[test]
fn before_the_pawns_are_drawn_there_is_an_empty_board() {
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    for (width, height) in [(80, 12), (72, 38)] {
        let shown = shown(&game, &position, &speaking("en"), width, height);
        assert!(
            shown.contains("5★ empty") && shown.contains("1:16 2:27 3:7"),
            "{shown}"
        );
    }
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = concat!(
        include_str!("../katastrophenspiel.rs"),
        include_str!("signs.rs")
    );
    let starts = ["board-", "table-", "region-", "colour-"];
    for words in ["en", "de"].map(speaking) {
        for key in code
            .split('"')
            .filter(|text| starts.iter().any(|start| text.starts_with(start)))
        {
            assert!(words.has(key), "{key}");
        }
    }
}

#[test]
fn people_hear_why_not() {
    let (game, position) = (official(), in_a_mission());
    let attempts = attempts(&position);
    let refused = |action: Action| {
        assert!(attempts.contains(&action), "{action:?}");
        game.why_not(&position, 0, &action)
            .map(|illegal| illegal.rule)
    };
    let [fireboat, concha] = [7, 63].map(|number| Card::try_from(number).expect("it is a number"));
    assert_eq!(
        refused(Action::Use {
            card: fireboat,
            side: Side::All
        }),
        Some("R16")
    );
    assert_eq!(refused(Action::Move(Region::Asia)), Some("R16"));
    assert_eq!(refused(Action::Play(concha)), None);
}
