//! What is the same in every round: R8-R12.

use redtag_kernel::{Game, Seats, Turn};
use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Meter, Phase, Remedy, Step};

use crate::rulebook::{
    FIRST, area, check, legal, legal_after, match_at, match_with, official, patient, play,
    play_and_roll, play_through, positions_of, refused, tetrominoes,
};

const EMT: &str = "phase = 'emt'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\n";
/// The next round, when there has been a tetromino.
const LATER: &str = "phase = 'emt'\nround = 2\ndice = [2, 3, 5]\n[[patients]]\n";
/// The fourth column of the Diagnosis box.
const COLUMN: &str = "diagnosis = [3, 13, 23, 33]\n";

/// R8: three dice in each round, the same for everybody, whatever order they fell in.
#[test]
fn one_roll_for_all() {
    let mut match_ = match_at(&format!("{EMT}wounds = []\n[[patients]]\nwounds = []"));
    for seat in 0..2 {
        for action in [
            Pick(3),
            Pick(5),
            Bandage(area(0, 0, 3, 3)),
            Stabilize(Meter::Strain),
        ] {
            match_
                .play_with(seat, action, &[])
                .expect("nothing is rolled");
        }
    }
    let last = Tetromino([0, 1, 2, 11]);
    match_
        .play_with(0, last, &[])
        .expect("the other player is not done");
    let events = match_
        .play_with(1, last, &[5, 0, 3])
        .expect("three dice are rolled");
    assert!(events.contains(&Event::Rolled {
        phase: Phase::Emt,
        round: 2,
        dice: [1, 4, 6]
    }));
    let position = match_.position();
    assert_eq!(position.dice, [1, 4, 6]);
    assert!(
        position
            .patients
            .iter()
            .all(|patient| patient.turn.dice == [1, 4, 6])
    );
}

/// R9: everybody picks two of the three dice, at the same time as the others and as they like; a
/// die is used once.
#[test]
fn two_dice_each() {
    let mut match_ = match_at(EMT);
    let both = Seats::one(0).with(1);
    assert_eq!(match_.game().turn(match_.position()), Turn::Act(both));
    assert_eq!(legal(&match_), [Pick(2), Pick(3), Pick(5)]);
    play(&mut match_, &[Pick(3)]);
    assert_eq!(legal(&match_), [Pick(2), Pick(5)]);
    assert_eq!(
        refused(EMT, &[Pick(3)], Pick(3)),
        ("R9", "no-die-twice".into())
    );
    assert_eq!(refused(EMT, &[], Pick(4)), ("R9", "no-such-die".into()));
    assert_eq!(
        refused(EMT, &[Pick(3), Pick(2)], Pick(5)),
        ("R9", "no-die-asked".into())
    );
    let other = match_.position().seat_of(1);
    assert_eq!(match_.legal(other), [Pick(2), Pick(3), Pick(5)]);
    play(&mut match_, &[Pick(5)]);
    assert_eq!(
        (patient(&match_).turn.first, patient(&match_).turn.second),
        (3, 5)
    );
}

/// A25: two dice that show the same are two dice; what has a single answer is not asked.
#[test]
fn equal_dice() {
    let double = "phase = 'emt'\nround = 1\ndice = [4, 4, 6]";
    assert_eq!(legal_after(double, &[]), [Pick(4), Pick(6)]);
    assert_eq!(legal_after(double, &[Pick(4)]), [Pick(4), Pick(6)]);
    check(
        double,
        &[Pick(6)],
        "turn = { step = 'bandage', first = 6, second = 4 }",
    );
}

/// R10, A28, A35: the die of the second action gives the tetromino, within that action; the die of
/// the bandage never does.
#[test]
fn the_second_die_gives_the_tetromino() {
    let actions = [Pick(5), Pick(2), Bandage(area(0, 0, 3, 5))];
    assert_eq!(
        legal_after(EMT, &actions),
        [Stabilize(Meter::Health), Stabilize(Meter::Strain)]
    );
    let mut match_ = match_at(EMT);
    play(&mut match_, &actions);
    play(&mut match_, &[Stabilize(Meter::Health)]);
    let places = tetrominoes(&legal(&match_));
    let content = &official().content;
    assert_eq!(
        places,
        content
            .pieces(2)
            .iter()
            .map(|&(piece, _)| piece)
            .collect::<Vec<_>>()
    );
    let events = play(&mut match_, &[Tetromino([4, 14, 24, 34])]);
    assert!(matches!(
        events[0],
        Event::Placed {
            die: 2,
            squares: [4, 14, 24, 34],
            ..
        }
    ));
    assert_eq!(
        patient(&match_).diagnosis,
        [4, 14, 24, 34].into_iter().collect()
    );
}

/// A4: it may float anywhere in the box, but not overlap.
#[test]
fn tetrominoes_float() {
    let position = format!("{LATER}{COLUMN}wounds = []");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
    ];
    let places = tetrominoes(&legal_after(&position, &actions));
    assert!(places.contains(&[6, 16, 26, 27]) && places.contains(&[15, 16, 17, 25]));
    assert!(places.iter().flatten().all(|square| square % 10 != 3));
    assert_eq!(
        refused(&position, &actions, Tetromino([3, 13, 23, 24])),
        ("A4", "no-room-there".into())
    );
    assert_eq!(
        refused(&position, &actions, Tetromino([0, 1, 10, 11])),
        ("A3", "no-such-tetromino".into())
    );
}

/// A30: it cannot be declined.
#[test]
fn tetrominoes_are_compulsory() {
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
    ];
    let possible = legal_after(EMT, &actions);
    assert_eq!(tetrominoes(&possible).len(), possible.len());
    assert_eq!(
        refused(EMT, &actions, EndTurn),
        ("A11", "no-end-yet".into())
    );
}

/// R11, R12: a completed column heals any one wound of the same column of the Body, once: the wound
/// is filled in and no wound any more.
#[test]
fn a_column_heals_once() {
    let position = format!("{LATER}{COLUMN}wounds = [3, 43, 44, 93]");
    let checks = legal_after(&position, &[]);
    assert_eq!(checks[3..], [Check(3), Check(43), Check(93)]);
    let events = check(
        &position,
        &[Check(43)],
        "wounds = [3, 44, 93]\nhealed = [43]\nchecked = [3]",
    );
    assert_eq!(
        events,
        [Event::Healed {
            whom: FIRST,
            square: 43,
            by: Remedy::Column
        }]
    );
    assert_eq!(
        refused(&position, &[Check(43)], Check(3)),
        ("R11", "no-second-check".into())
    );
    assert_eq!(
        refused(&position, &[], Check(44)),
        ("R11", "no-complete-column".into())
    );
}

/// R11: an unchecked column scores, and a checked one does not.
#[test]
fn an_unused_column_scores() {
    let match_ = match_with(1, &format!("{LATER}{COLUMN}wounds = []"));
    let checked = match_with(1, &format!("{LATER}{COLUMN}checked = [3]\nwounds = []"));
    let score = |match_: &redtag_kernel::Match<_>| official().scores(match_.position())[0];
    assert_eq!(score(&match_) - score(&checked), 1);
}

/// A13: it can be checked at any later time, whatever is being asked; after the last action of the
/// last round for the last time.
#[test]
fn columns_at_any_time() {
    let position = format!("{LATER}{COLUMN}wounds = [43]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
        Tetromino([6, 16, 26, 27]),
    ];
    for so_far in 0..=actions.len() {
        assert!(
            legal_after(&position, &actions[..so_far]).contains(&Check(43)),
            "after {so_far}"
        );
    }
    let last = format!(
        "phase = 'surgeon'\nround = 2\ndice = [2, 3, 5]\n[[patients]]\n{}\n{COLUMN}wounds = [43]",
        crate::rulebook::NO_ONES
    );
    let actions = [
        Pick(2),
        Pick(3),
        Tetromino([0, 10, 20, 30]),
        Tetromino([6, 16, 26, 27]),
    ];
    assert_eq!(legal_after(&last, &actions), [EndTurn, Check(43)]);
}

/// A11: columns can be checked after the tetromino and before Health is counted.
#[test]
fn columns_before_counting() {
    let position = format!("{EMT}wounds = [43]");
    let actions = [
        Pick(3),
        Pick(2),
        Bandage(area(0, 0, 3, 3)),
        Stabilize(Meter::Strain),
        Tetromino([3, 13, 23, 33]),
        Check(43),
    ];
    assert_eq!(legal_after(&position, &actions[..5]), [EndTurn, Check(43)]);
    let unhealed = [&actions[..5], &[EndTurn]].concat();
    check(
        &position,
        &unhealed,
        "health.marks = 1\nwounds = [43]\nturn.step = 'done'",
    );
    let events = check(
        &position,
        &actions,
        "health.marks = 0\nhealed = [43]\nturn.step = 'done'",
    );
    let counted = events
        .iter()
        .filter(|event| matches!(event, Event::HealthLost { .. } | Event::Strained { .. }));
    assert_eq!(counted.count(), 2);
}

/// A11: Health is counted before Strain, and both before wounds under two bandages are healed.
#[test]
fn the_order_of_counting() {
    let position = "
        phase = 'er'\nround = 1\ndice = [2, 3, 5]\n[[patients]]
        wounds = [0, 99]
        bandages = [{ left = 0, top = 0, width = 3, height = 3 }]";
    let actions = [
        Pick(3),
        Pick(2),
        Bandage(area(0, 0, 2, 3)),
        Stabilize(Meter::Strain),
        Tetromino([3, 13, 23, 33]),
    ];
    let events = check(position, &actions, "healed = [0]");
    let last = [
        Event::HealthLost {
            whom: FIRST,
            lost: 1,
            marks: 1,
        },
        Event::Strained {
            whom: FIRST,
            gained: 3,
            marks: 3,
        },
        Event::Healed {
            whom: FIRST,
            square: 0,
            by: Remedy::Bandages,
        },
    ];
    assert_eq!(events[events.len() - 3..], last);
}

/// R1, R3, A3: seats, quadrants and squares that are not there, and squares out of order.
#[test]
fn what_is_not_on_the_sheet() {
    let why = |position: &str, actions: &[_], action| refused(position, actions, action);
    assert_eq!(why("", &[], Copy(4)), ("R3", "no-such-quadrant".into()));
    let complete = format!("{LATER}{COLUMN}wounds = [43]");
    assert_eq!(
        why(&complete, &[], Check(103)),
        ("R3", "no-such-square".into())
    );
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
    ];
    let swapped = Tetromino([16, 6, 26, 27]);
    assert_eq!(why(EMT, &actions, swapped), ("A3", "no-order".into()));
    let illegal = official().why_not(match_at(EMT).position(), 9, &Pick(2));
    let illegal = illegal.expect("nobody sits there");
    assert_eq!((illegal.rule, &*illegal.why.key), ("R1", "no-such-seat"));
}

/// A34: a column without a wound cannot be checked.
#[test]
fn no_wound_no_check() {
    let position = format!("{LATER}{COLUMN}wounds = [44]");
    assert_eq!(legal_after(&position, &[]).len(), 3);
    assert_eq!(
        refused(&position, &[], Check(43)),
        ("A34", "no-wound".into())
    );
}

/// R17, R23, R30: the sheets are passed after EMT, ER and Prep, and not after the Surgeon.
#[test]
fn passed_between_phases() {
    let (match_, events) = play_through(3, "passing on");
    assert_eq!(
        events
            .iter()
            .filter(|&&event| event == Event::Passed)
            .count(),
        4
    );
    for position in positions_of(&match_) {
        let expected = match position.phase {
            Phase::Setup | Phase::Prep => 0,
            Phase::Emt | Phase::Surgeon | Phase::Over => 1,
            Phase::Er => 2,
        };
        assert_eq!(position.patient_of(0), expected, "{:?}", position.phase);
    }
}

/// A26: what is stabilized counts in its own round only.
#[test]
fn stabilized_for_one_round() {
    let mut match_ = match_with(1, &format!("{EMT}wounds = [95, 96, 97, 98]"));
    let first = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
    ];
    play(&mut match_, &first);
    play_and_roll(&mut match_, Tetromino([0, 10, 20, 21]), [2, 3, 5]);
    assert_eq!(patient(&match_).health.marks, 1);
    assert_eq!(
        (patient(&match_).turn.step, patient(&match_).turn.stabilized),
        (Step::First, None)
    );
    play(
        &mut match_,
        &[
            Pick(2),
            Pick(3),
            Bandage(area(0, 2, 3, 2)),
            Stabilize(Meter::Strain),
        ],
    );
    play_and_roll(&mut match_, Tetromino([6, 16, 26, 27]), [2, 3, 5]);
    assert_eq!(patient(&match_).health.marks, 1 + 4);
}
