//! What people see on the board.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_kernel::{Fast, Game, Match, Turn};
use redtag_trauma_center::{Area, Options};

use super::*;
use crate::play::words;

fn official() -> TraumaCenter {
    TraumaCenter::official().expect("the built-in content is fine")
}

fn speaking(language: &str) -> Words {
    words::of(&official(), language).expect("it is spoken")
}

/// The board of a position as text.
fn shown(
    game: &TraumaCenter,
    position: &Position,
    words: &Words,
    width: u16,
    height: u16,
) -> String {
    drawn(width, height, |frame| {
        draw(frame, frame.area(), game, position, 0, None, words);
    })
}

fn drawn(width: u16, height: u16, draw: impl FnOnce(&mut Frame)) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    terminal.draw(draw).expect("memory can be drawn on");
    let quoted = terminal.backend().to_string();
    quoted
        .lines()
        .map(|line| format!("{}\n", line.trim_matches('"').trim_end()))
        .collect()
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
              "health": { "marks": 23 }, "strain": { "marks": 4 },
              "turn": { "step": "done", "dice": [2, 4, 5], "first": 2, "second": 4, "action": 3 } },
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

/// As it looked when somebody last looked at it.
fn check(shown: &str, expected: &str) {
    assert_eq!(shown, expected, "\n{shown}");
}

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let (game, position, words) = (official(), in_prep(), speaking("en"));
    check(
        &shown(&game, &position, &words, 80, 13),
        include_str!("compact.txt"),
    );
    check(
        &shown(&game, &position, &words, 72, 38),
        include_str!("roomy.txt"),
    );
}

/// Whatever happens and however large the screen is: every word is known, and the Body is there as
/// it is.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let languages = ["en", "de"].map(speaking);
    let sizes = [
        (80, 13),
        (100, 17),
        (80, 26),
        (62, 31),
        (152, 58),
        (72, 38),
        (60, 7),
        (3, 2),
    ];
    for seats in 1..=4 {
        // From the end, so that the end is among them.
        let positions = random_game(&game, seats).into_iter().rev().step_by(5);
        for (nth, position) in positions.enumerate() {
            let (words, (width, height)) = (&languages[nth % 2], sizes[nth / 2 % sizes.len()]);
            let shown = shown(&game, &position, words, width, height);
            assert!(!shown.contains('⟨'), "every word is known:\n{shown}");
            if height >= 13 {
                let person = position.patients[treated(&position, 0)].person;
                let name = words.word(&format!("person-{person}"));
                assert!(
                    shown.contains(&name) && shown.contains("10 "),
                    "{name} is not on it:\n{shown}"
                );
            }
        }
    }
}

fn random_game(game: &TraumaCenter, seats: u8) -> Vec<Position> {
    let mut chance = Fast::new(5, seats.into());
    let mut position = game
        .set_up(&Options { seats }, &mut chance, &mut ())
        .expect("the options are sound");
    let mut positions = vec![position];
    while let Turn::Act(waiting) = game.turn(&position) {
        let seat = waiting.first().expect("somebody may act");
        assert_eq!(
            position.patient_of(seat),
            treated(&position, 0),
            "the sheet of whoever is asked"
        );
        let mut actions = Vec::new();
        game.legal_actions(&position, seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, &mut chance, &mut ());
        positions.push(position);
    }
    positions
}

#[test]
fn before_anybody_arrives_there_is_an_empty_sheet() {
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    for (width, height) in [(80, 13), (72, 38)] {
        let shown = shown(&game, &position, &speaking("en"), width, height);
        assert!(
            shown.contains("Somebody") && !shown.contains("Card 0"),
            "{shown}"
        );
    }
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = include_str!("../trauma_center.rs");
    let starts = ["board-", "table-", "phase-", "grade-"];
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
    let (game, position) = (official(), in_prep());
    let attempts = attempts(&position);
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

/// Where a bandage would be and what it would cost is seen before it is drawn; the same for a
/// tetromino.
#[test]
fn what_is_pointed_at_is_shown_before_it_is_done() {
    let (game, words) = (official(), speaking("en"));
    let position = serde_json::json!({
        "phase": "er", "round": 1, "dice": [2, 3, 5],
        "patients": [{
            "person": 1, "wounds": [11, 12, 18, 81, 88], "healed": [13],
            "turn": { "step": "bandage", "first": 2, "second": 3, "action": 1 },
        }],
    });
    let match_ = Match::from_sketch(
        std::sync::Arc::new(official()),
        Options { seats: 1 },
        &position,
        None,
    );
    let mut match_ = match_.expect("it is sound");
    let ahead = |position: &Position, action: &Action| {
        drawn(80, 40, |frame| {
            draw(
                frame,
                frame.area(),
                &game,
                position,
                0,
                Some(*action),
                &words,
            );
        })
    };
    let bandage = Action::Bandage(Area {
        left: 8,
        top: 0,
        width: 2,
        height: 2,
    });
    let before = shown(&game, match_.position(), &words, 80, 40);
    let after = ahead(match_.position(), &bandage);
    assert!(
        before.contains("0/50 +5") && !before.contains("::"),
        "\n{before}"
    );
    for part in [
        " 1  · · · · ·│ · · ·::::",
        " 2  · x x √ ·│ · · ·:x::",
        "0/50 +4",
        "0/50 +3",
        ": Not placed yet",
    ] {
        assert!(after.contains(part), "{part}\n{after}");
    }
    match_.play_with(0, bandage, &[]).expect("it is legal");
    match_
        .play_with(0, Action::Stabilize(Meter::Health), &[])
        .expect("it is legal");
    let shown = ahead(match_.position(), &Action::Tetromino([5, 15, 25, 26]));
    for part in [
        " 1  · · · · ·│ □ · · · ·",
        " 3  · · · · ·│ □ □ · · ·",
        "□ Not placed yet",
        "0/50 +1",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
    let nowhere = Action::Bandage(Area {
        left: 9,
        top: 9,
        width: 255,
        height: 255,
    });
    ahead(match_.position(), &nowhere);
}
