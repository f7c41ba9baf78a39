//! Whether a box can be kept from being filled: against positions judged by hand, and against
//! looking at everything that can be done.

use std::collections::HashMap;
use std::sync::Arc;

use redtag_kernel::laws::plain_odds;
use redtag_kernel::odds::{Fate, Fates, Odds, Oracle};
use redtag_kernel::{Fast, Game, Match, Turn};
use redtag_trauma_center::{Action, Area, Options, Patient, Phase, Position, Step, TraumaCenter};
use serde_json::json;

const NEVER: Odds = Odds {
    low: 0.0,
    high: 0.0,
};
const ALWAYS: Odds = Odds {
    low: 1.0,
    high: 1.0,
};

fn official() -> Arc<TraumaCenter> {
    Arc::new(TraumaCenter::official().expect("the content is sound"))
}

/// The odds with nothing left out.
fn naive(game: &TraumaCenter, from: &Position) -> f64 {
    plain_odds(game, (from, from), 0, |_, _| true, &mut HashMap::new())
}

#[test]
fn what_is_left_out_makes_no_difference() {
    let game = official();
    let (mut filled, mut spared) = (0, 0);
    for number in 0..24 {
        let mut chance = Fast::new(5, number);
        let mut position = game
            .set_up(&Options { seats: 1 }, &mut chance, &mut ())
            .expect("sound");
        let mut actions = Vec::new();
        while game.turn(&position) != Turn::Over {
            let step = position.patients[0].turn.step;
            let is_late = matches!(
                step,
                Step::Stabilize | Step::Tetromino | Step::Heal(_) | Step::Finish
            );
            if is_late && chance.below(4) == 0 {
                let from = with_marks(position, 50 - 1 - chance.below(20) as u8);
                let odds = Oracle::new(&*game, &from, 0, 100_000).at_best();
                let expected = naive(&game, &from);
                assert!(
                    odds.is_exact() && (odds.low - expected).abs() < 1e-9,
                    "{odds:?} {expected} {from:?}"
                );
                if expected > 0.5 {
                    filled += 1;
                } else {
                    spared += 1;
                }
            }
            actions.clear();
            game.legal_actions(&position, 0, &mut actions);
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, 0, action, &mut chance, &mut ());
        }
    }
    assert!(
        filled > 10 && spared > 10,
        "{filled} filled, {spared} spared"
    );
}

/// A Surgeon has no row to give then: with rows there are too many ways to look at all of them.
fn with_marks(mut position: Position, marks: u8) -> Position {
    let patient: &mut Patient = &mut position.patients[0];
    patient.health.marks = marks;
    if position.phase == Phase::Surgeon {
        (patient.health.crossed, patient.strain.crossed) = (0, 0);
        (patient.health.marks, patient.strain.marks) = (marks.max(41), 41);
        patient.turn.dice = position.dice;
        (patient.turn.first, patient.turn.second) = (position.dice[0], position.dice[1]);
    }
    position
}

/// A row to give, and little room in the Diagnosis box: every way is looked at.
#[test]
fn a_row_to_give() {
    let game = official();
    let full: Vec<u8> = (0..40).filter(|square| square % 10 < 6).collect();
    let from = |marks: u8| {
        let patient = json!({
            "conditions": [{ "card": 1 }, { "card": 2 }, { "card": 21 }, { "card": 48 }],
            "wounds": [6, 17, 28, 39, 95], "diagnosis": full, "checked": [0, 1, 2, 3, 4, 5],
            "health": { "marks": marks }, "strain": { "marks": 31 },
        });
        let dice = [1, 3, 3];
        let position =
            json!({ "phase": "surgeon", "round": 1, "dice": dice, "patients": [patient] });
        *table(1, &position).position()
    };
    for (marks, filled) in [(44, NEVER), (45, NEVER), (48, ALWAYS)] {
        let from = from(marks);
        let odds = Oracle::new(&*game, &from, 0, 1_000_000).at_best();
        let expected = naive(&game, &from);
        assert!(
            odds.is_exact() && (odds.low - expected).abs() < 1e-9,
            "{odds:?} {expected}"
        );
        assert_eq!(odds, filled, "{marks}");
    }
}

fn table(seats: u8, position: &serde_json::Value) -> Match<TraumaCenter> {
    Match::from_sketch(official(), Options { seats }, position, None)
        .expect("the position is sound")
}

/// Eight wounds, of which one bandage can cover three, with 45 Health gone: the die must take care
/// of the rest.
#[test]
fn a_bandage_and_a_die_save_a_patient() {
    let patient = json!({ "wounds": [0, 1, 2, 44, 47, 71, 77, 99], "health": { "marks": 45 } });
    let position =
        json!({ "phase": "er", "round": 2, "dice": [2, 3, 4], "patients": [patient, patient] });
    let match_ = table(2, &position);
    let mut oracle = Oracle::new(&**match_.game(), match_.position(), 0, 100_000);
    assert_eq!(
        oracle.at_best(),
        NEVER,
        "3 under a bandage of 2 by 3, 4 stabilized"
    );
    let seat = match_.position().seat_of(0);
    assert_eq!(oracle.after(seat, Action::Pick(3)), NEVER);
    assert_eq!(oracle.after(seat, Action::Pick(4)), NEVER);
    let mut after = match_;
    for action in [Action::Pick(3), Action::Pick(2)] {
        after.play_with(seat, action, &[]).expect("it is legal");
    }
    let mut oracle = Oracle::new(&**after.game(), after.position(), 0, 100_000);
    let away = Action::Bandage(Area {
        left: 3,
        top: 8,
        width: 3,
        height: 2,
    });
    assert_eq!(oracle.after(seat, away), ALWAYS, "8 wounds, 2 stabilized");
    let well = Action::Bandage(Area {
        left: 0,
        top: 0,
        width: 3,
        height: 2,
    });
    assert_eq!(oracle.after(seat, well), NEVER, "5 wounds, 2 stabilized");
}

/// R36: a box is about to be filled; once it is, nothing is said about that any more, but what
/// others have to fear.
#[test]
fn a_box_that_is_full_is_not_feared_for() {
    let bandage = |left, top, width, height| {
        json!({ "left": left, "top": top, "width": width,
        "height": height })
    };
    let (one, two) = (bandage(0, 0, 3, 3), bandage(5, 5, 3, 3));
    for (marks, is_asked) in [(0, false), (49, true)] {
        let position = json!({ "phase": "er", "round": 1, "dice": [1, 3, 6], "patients": [
            {
                "wounds": [60, 61, 70, 80], "health": { "marks": 48 },
                "bandages": [one, two, bandage(4, 0, 2, 3)],
                "turn": {
                    "step": "tetromino", "first": 3, "second": 6, "action": 2, "drawn": true,
                    "stabilized": "strain",
                },
            },
            { "wounds": [9], "bandages": [one, two], "health": { "marks": marks } },
        ] });
        let mut match_ = table(2, &position);
        let last = Action::Tetromino([0, 1, 11, 12]);
        let seat = match_.position().seat_of(0);
        let mut oracle = Oracle::new(&**match_.game(), match_.position(), 0, 100_000);
        assert_eq!(oracle.said_at_best(), Some(ALWAYS));
        assert_eq!(oracle.said_after(seat, last), Some(ALWAYS));
        match_.play_with(seat, last, &[]).expect("it is legal");
        let mut oracle = Oracle::new(&**match_.game(), match_.position(), 0, 100_000);
        assert_eq!(oracle.said_at_best().is_some(), is_asked);
    }
}

/// Crossing out rows makes for many ways to go on, but not for too many.
#[test]
fn surgeons_get_an_answer() {
    let wounds = [3, 13, 44, 55, 66, 77, 88, 99];
    let patient = json!({
        "wounds": wounds, "health": { "marks": 43 },
        "diagnosis": [0, 1, 10, 11, 4, 14, 24, 5, 15, 25, 16, 17],
    });
    let position =
        json!({ "phase": "surgeon", "round": 1, "dice": [1, 3, 6], "patients": [patient] });
    let match_ = table(1, &position);
    let odds = Oracle::new(&**match_.game(), match_.position(), 0, 200_000).at_best();
    assert!(odds.is_exact(), "{odds:?}");
}

/// No box can be filled before there are dice, and nobody fears for boxes that are far from full.
#[test]
fn nothing_to_fear() {
    let game = official();
    let position = game
        .set_up(&Options { seats: 4 }, &mut Fast::new(1, 1), &mut ())
        .expect("sound");
    assert_eq!(
        (position.phase, game.fate(&position, &position, 0)),
        (Phase::Setup, Fate::No)
    );
    let position = json!({ "phase": "emt", "round": 1, "dice": [1, 3, 6], "patients": [{}] });
    let match_ = table(1, &position);
    assert_eq!(game.fate(match_.position(), match_.position(), 0), Fate::No);
    let strained = json!({ "strain": { "marks": 40 } });
    let position = json!({ "phase": "emt", "round": 1, "dice": [1, 3, 6], "patients": [strained] });
    let match_ = table(1, &position);
    let mut oracle = Oracle::new(&*game, match_.position(), 0, 100_000);
    assert_eq!(
        game.fate(match_.position(), match_.position(), 0),
        Fate::Open
    );
    assert_eq!(oracle.at_best(), NEVER);
}
