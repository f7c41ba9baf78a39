//! Critical complications: R24, and what each rule does (A7).

use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Slot, usable};

use crate::rulebook::{
    FIRST, area, bandages, check, legal_after, match_with, patient, play, play_and_roll, refused,
};

/// A patient with this Critical card in the upper left quadrant, in this phase, with these dice.
fn with(card: u8, phase: &str, dice: [u8; 3], patient: &str) -> String {
    format!(
        "phase = '{phase}'\nround = 1\ndice = {dice:?}\n[[patients]]
        conditions = [
            {{ card = 1, quadrant = 1 }}, {{ card = 2, quadrant = 2 }},
            {{ card = 21, quadrant = 3 }}, {{ card = {card}, quadrant = 0 }},
        ]
        {patient}"
    )
}

fn prep(card: u8, dice: [u8; 3], patient: &str) -> String {
    with(card, "prep", dice, patient)
}

/// Which of these dice can be used for an action.
fn usable_dice(position: &str, slot: Slot) -> Vec<u8> {
    let match_ = match_with(1, position);
    let (game, phase, patient) = (match_.game(), match_.position().phase, patient(&match_));
    let dice = patient.turn.dice.into_iter();
    dice.filter(|&die| usable(&game.content, phase, patient, die, slot))
        .collect()
}

/// R24: the rule is in force from Prep to the end, and not before the card is turned over.
#[test]
fn from_prep_on() {
    let dice = |phase: &str| usable_dice(&with(47, phase, [2, 3, 6], ""), Slot::First);
    assert_eq!(dice("emt"), [2, 3, 6]);
    assert_eq!(dice("er"), [2, 3, 6]);
    assert_eq!(dice("prep"), [2, 3]);
    assert_eq!(dice("surgeon"), [2, 3]);
}

/// R24: the card is turned over between ER and Prep.
#[test]
fn turned_over_before_prep() {
    let position = with(47, "er", [2, 3, 5], "wounds = []").replace("round = 1", "round = 2");
    let mut match_ = match_with(1, &position);
    let stabilize = Stabilize(redtag_trauma_center::Meter::Health);
    play(
        &mut match_,
        &[Pick(2), Pick(3), Bandage(area(0, 0, 2, 2)), stabilize],
    );
    let events = play_and_roll(&mut match_, Tetromino([0, 10, 20, 21]), [2, 3, 6]);
    assert!(events.contains(&Event::Critical {
        whom: FIRST,
        card: 47,
        quadrant: 0
    }));
    play(&mut match_, &[Pick(6), Pick(3)]);
    let places = bandages(&match_.legal(0));
    assert!(
        places
            .iter()
            .all(|place| (place.width, place.height) == (1, 1))
    );
}

/// A7: dice that show the highest or the lowest, or the same, cannot be used; nor can dice of some
/// values for one of the actions.
#[test]
fn forbidden_dice() {
    let first = |card, dice| usable_dice(&prep(card, dice, ""), Slot::First);
    let highest = 44;
    assert_eq!(first(highest, [2, 3, 5]), [2, 3]);
    assert_eq!(first(highest, [2, 5, 5]), [2]);
    let lowest = 52;
    assert_eq!(first(lowest, [2, 3, 5]), [3, 5]);
    let doubles = 50;
    assert_eq!(first(doubles, [2, 3, 5]), [2, 3, 5]);
    assert_eq!(first(doubles, [3, 3, 5]), [5]);
    let no_even_second = prep(45, [2, 3, 6], "");
    assert_eq!(usable_dice(&no_even_second, Slot::First), [2, 3, 6]);
    assert_eq!(usable_dice(&no_even_second, Slot::Second), [3]);
}

/// A7: no bandage may touch the quadrant.
#[test]
fn untouchable() {
    let position = prep(42, [2, 3, 5], "");
    let places = bandages(&legal_after(&position, &[Pick(5), Pick(3)]));
    assert!(places.iter().all(|place| place.left > 4 || place.top > 4));
    assert!(places.contains(&area(5, 0, 5, 1)) && places.contains(&area(0, 5, 1, 5)));
    assert_eq!(
        refused(&position, &[Pick(5), Pick(3)], Bandage(area(4, 0, 5, 1))),
        ("A7", "no-touching".into())
    );
}

/// A7: uncovered wounds of the quadrant count twice.
#[test]
fn bleeding() {
    let position = prep(41, [2, 3, 5], "wounds = [0, 1, 33, 99]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 2, 1)),
        Tetromino([0, 10, 20, 21]),
    ];
    check(&position, &actions, "health.marks = 3");
}

/// A7: the columns of the quadrant cannot be checked, not even for wounds below it.
#[test]
fn unclear() {
    let columns = "diagnosis = [3, 13, 23, 33, 7, 17, 27, 37]\nwounds = [3, 73, 7]";
    let position = prep(51, [2, 3, 5], columns);
    assert_eq!(legal_after(&position, &[])[3..], [Check(7)]);
    assert_eq!(
        refused(&position, &[], Check(73)),
        ("A7", "no-unclear-column".into())
    );
}

/// A7: more Health is lost in each round, more Strain gained for each bandage.
#[test]
fn more_health_and_strain() {
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 2, 1)),
        Tetromino([0, 10, 20, 21]),
    ];
    check(
        &prep(46, [2, 3, 5], "wounds = [99]"),
        &actions,
        "health.marks = 3\nstrain.marks = 2",
    );
    check(
        &prep(43, [2, 3, 5], "wounds = [99]"),
        &actions,
        "health.marks = 1\nstrain.marks = 4",
    );
    let surgeon = [
        Pick(2),
        Pick(3),
        Tetromino([3, 13, 23, 33]),
        Tetromino([0, 10, 20, 21]),
    ];
    check(
        &with(46, "surgeon", [2, 3, 5], "wounds = [99]"),
        &surgeon,
        "health.marks = 3\nstrain.marks = 0",
    );
    check(
        &with(43, "surgeon", [2, 3, 5], "wounds = [99]"),
        &surgeon,
        "health.marks = 1\nstrain.marks = 0",
    );
}

/// A7: each Heal Wounds heals fewer wounds.
#[test]
fn slow() {
    let position = prep(
        49,
        [2, 3, 5],
        "wounds = [0, 1, 2, 99]\nbandages = [{ left = 0, top = 0, width = 3, height = 3 }]",
    );
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(5, 5, 2, 1)),
        Tetromino([0, 10, 20, 21]),
        Heal(0),
        Heal(1),
    ];
    check(&position, &actions, "wounds = [2, 99]\nturn.step = 'done'");
}
