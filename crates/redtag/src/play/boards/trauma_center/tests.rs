//! What people see on the board.

use redtag_kernel::{Game, Match, Turn};
use redtag_trauma_center::{Area, Options};

use super::*;
use crate::play::boards::testing::{ahead, check, check_keys, draw_games, shown, speaking};

fn official() -> TraumaCenter {
    TraumaCenter::official().expect("the built-in content is fine")
}

/// In Prep: the first player has drawn a bandage for the second patient, and the Critical cards are
/// turned.
fn in_prep() -> Position {
    let game = official();
    let [minor, serious, critical] = game.content.decks.map(|deck| deck.to_vec());
    let conditions = |nth: usize| {
        let cards = [
            minor[2 * nth],
            minor[2 * nth + 1],
            serious[nth],
            critical[nth + 3],
        ];
        let placed = cards.iter().zip([1, 3, 0, 2]);
        placed
            .map(|(card, at)| serde_json::json!({ "card": card, "quadrant": at }))
            .collect::<Vec<_>>()
    };
    let bold = game.content.card(serious[1]).bold[0];
    let wounds: Vec<u8> = [26, 35, 36, 47, 58, 62, 73, 88]
        .into_iter()
        .chain(bold.iter())
        .collect();
    let written = serde_json::json!({
        "phase": "prep", "round": 1, "dice": [2, 4, 5],
        "patients": [
            { "person": 1, "conditions": conditions(0), "wounds": [12, 22, 81], "healed": [13],
              "bandages": [{ "left": 8, "top": 9, "width": 2, "height": 1 }],
              "health": { "marks": 23 }, "strain": { "marks": 4 },
              "turn": { "step": "done", "dice": [2, 4, 5], "first": 2, "second": 4, "action": 3,
                        "drawn": true } },
            { "person": 2, "conditions": conditions(1), "wounds": wounds, "healed": [25, 37],
              "bandages": [
                  { "left": 4, "top": 2, "width": 4, "height": 3 },
                  { "left": 6, "top": 4, "width": 3, "height": 2 },
                  { "left": 0, "top": 6, "width": 4, "height": 1 },
              ],
              "diagnosis": [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 3, 13, 24, 25, 34, 35],
                  "checked": [1],
              "health": { "marks": 12 }, "strain": { "marks": 7 },
              "turn": { "step": "tetromino", "dice": [2, 4, 5], "first": 4, "second": 5,
                  "action": 2,
                        "drawn": true } },
            { "person": 3, "conditions": conditions(2), "wounds": [5, 6, 7],
              "turn": { "step": "first", "dice": [2, 4, 5] } },
        ],
    });
    let game = std::sync::Arc::new(game);
    *Match::from_sketch(game, Options { seats: 3 }, &written, None)
        .expect("it is sound")
        .position()
}

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let expected = [
        ((80, 13), include_str!("compact.txt")),
        ((72, 38), include_str!("roomy.txt")),
    ];
    check(&official(), &in_prep(), expected);
}

/// However large the screen is, it shows the sheet of whoever is asked, with the Body as it is.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let options = [1, 2, 3, 4].map(|seats| Options { seats });
    draw_games(
        &game,
        &options,
        5,
        (80, 13),
        |position, words, size, shown| {
            let treated = treated(position, 0);
            if let Turn::Act(waiting) = game.turn(position) {
                let asked = waiting.first().map(|seat| position.patient_of(seat));
                assert_eq!(asked, Some(treated));
            }
            let person = position.patients[treated].person;
            let name = words.word(&format!("person-{person}"));
            assert!(
                size.1 < 13 || shown.contains(&name) && shown.contains("10 "),
                "{name} is not on it:\n{shown}"
            );
        },
    );
}

#[test]
fn before_anybody_arrives_there_is_an_empty_sheet() {
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    for size in [(80, 13), (72, 38)] {
        let shown = shown(&game, &position, &speaking(&game, "en"), size);
        assert!(
            shown.contains("Somebody") && !shown.contains("Card 0"),
            "{shown}"
        );
    }
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = concat!(
        include_str!("../trauma_center.rs"),
        include_str!("patients.rs"),
        include_str!("sheet.rs"),
        include_str!("turn.rs")
    );
    check_keys(&official(), code, &["board-", "table-", "phase-", "grade-"]);
}

#[test]
fn people_hear_why_not() {
    let (game, position) = (official(), in_prep());
    let attempts = TraumaCenter::attempts(&position);
    for action in [
        Action::Copy(0),
        Action::Pick(4),
        Action::Stabilize(Meter::Health),
        Action::EndTurn,
    ] {
        assert!(attempts.contains(&action), "{action:?}");
    }
    let seat = position.seat_of(treated(&position, 0));
    assert!(
        game.why_not(&position, seat, &Action::Pick(4)).is_some(),
        "both dice are picked"
    );
}

/// In the ER, with two dice picked and nothing drawn yet.
fn about_to_bandage() -> Match<TraumaCenter> {
    let written = serde_json::json!({
        "phase": "er", "round": 1, "dice": [2, 3, 5],
        "patients": [{
            "person": 1, "wounds": [11, 12, 18, 81, 88], "healed": [13],
            "turn": { "step": "bandage", "first": 2, "second": 3, "action": 1 },
        }],
    });
    let game = std::sync::Arc::new(official());
    Match::from_sketch(game, Options { seats: 1 }, &written, None).expect("it is sound")
}

fn bandage(left: u8, top: u8, side: u8) -> Action {
    Action::Bandage(Area {
        left,
        top,
        width: side,
        height: side,
    })
}

/// The board with an action that is pointed at, or without one.
fn pointed(match_: &Match<TraumaCenter>, action: Option<Action>) -> String {
    let words = speaking(&**match_.game(), "en");
    ahead(
        &**match_.game(),
        match_.position(),
        action,
        &words,
        (80, 40),
    )
}

/// Where a bandage would be and what it would cost is seen before it is drawn.
#[test]
fn a_bandage_that_is_pointed_at_is_shown() {
    let match_ = about_to_bandage();
    let before = pointed(&match_, None);
    assert!(
        before.contains("0/50 +5") && !before.contains("::"),
        "\n{before}"
    );
    let after = pointed(&match_, Some(bandage(8, 0, 2)));
    for part in [
        " 1  · · · · ·│ · · ·::::",
        " 2  · x x √ ·│ · · ·:x::",
        "0/50 +4",
        "0/50 +3",
        ": Not placed yet",
    ] {
        assert!(after.contains(part), "{part}\n{after}");
    }
}

/// The same for a tetromino.
#[test]
fn a_tetromino_that_is_pointed_at_is_shown() {
    let mut match_ = about_to_bandage();
    for action in [bandage(8, 0, 2), Action::Stabilize(Meter::Health)] {
        match_.play_with(0, action, &[]).expect("it is legal");
    }
    let shown = pointed(&match_, Some(Action::Tetromino([5, 15, 25, 26])));
    for part in [
        " 1  · · · · ·│ □ · · · ·",
        " 3  · · · · ·│ □ □ · · ·",
        "□ Not placed yet",
        "0/50 +1",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
}

#[test]
fn a_bandage_beside_the_body_is_not_shown() {
    let match_ = about_to_bandage();
    let nowhere = pointed(&match_, Some(bandage(9, 9, 255)));
    assert!(!nowhere.contains("::"), "\n{nowhere}");
}
