//! What people see on the board.

use redtag_katastrophenspiel::Options;
use redtag_kernel::{Game, Match};

use super::*;
use crate::play::boards::testing::{check, check_keys, draw_games, shown, speaking};

fn official() -> Katastrophenspiel {
    Katastrophenspiel::official().expect("the built-in content is fine")
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

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let expected = [
        ((80, 12), include_str!("compact.txt")),
        ((72, 38), include_str!("roomy.txt")),
    ];
    check(&official(), &in_a_mission(), expected);
}

/// However large the screen is, what can be bought is there.
#[test]
fn games_are_drawn_at_every_size() {
    let options = [2, 3, 4, 5].map(|seats| Options {
        seats,
        ..Options::default()
    });
    draw_games(
        &official(),
        &options,
        8,
        (80, 12),
        |position, words, size, shown| {
            for card in position.purchases.iter().flatten().filter(|_| size.0 >= 80) {
                let name = words.word(&format!("card-{}", card.number()));
                assert!(shown.contains(&name), "{name} is not on it:\n{shown}");
            }
        },
    );
}

#[test]
fn before_the_pawns_are_drawn_there_is_an_empty_board() {
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    for size in [(80, 12), (72, 38)] {
        let shown = shown(&game, &position, &speaking(&game, "en"), size);
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
        include_str!("cards.rs"),
        include_str!("players.rs"),
        include_str!("signs.rs")
    );
    check_keys(
        &official(),
        code,
        &["board-", "table-", "region-", "colour-"],
    );
}

#[test]
fn people_hear_why_not() {
    let (game, position) = (official(), in_a_mission());
    let attempts = Katastrophenspiel::attempts(&position);
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
