//! The Prep phase: R25-R30.

use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Step};

use crate::rulebook::{FIRST, NO_ONES, area, bandages, check, legal_after, refused, tetrominoes};

const PREP: &str = "
    phase = 'prep'\nround = 1\ndice = [2, 3, 5]\n[[patients]]
    bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
    ";

fn prep(patient: &str) -> String {
    format!("{PREP}{NO_ONES}\n{patient}")
}

/// Dice of which only the 5 can be used.
fn two_ones(patient: &str) -> String {
    prep(patient).replace("[2, 3, 5]", "[1, 1, 5]")
}

/// R25: a bandage is 1 by the die and may lie over others.
#[test]
fn one_by_the_die() {
    let two = bandages(&legal_after(&prep(""), &[Pick(2), Pick(3)]));
    assert_eq!(two.len(), 2 * 9 * 10);
    assert!(two.contains(&area(0, 0, 2, 1)) && two.contains(&area(2, 2, 1, 2)));
}

/// R26, A12: after the tetromino, this many bandaged wounds are healed, which ones the player says;
/// the bandage just drawn counts.
#[test]
fn heal_wounds() {
    let position = prep("wounds = [0, 1, 2, 3, 50]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(3, 0, 2, 1)),
        Tetromino([0, 10, 20, 21]),
    ];
    assert_eq!(
        legal_after(&position, &actions),
        [Heal(0), Heal(1), Heal(2), Heal(3)]
    );
    assert_eq!(
        refused(&position, &actions, Heal(50)),
        ("R26", "no-bandaged-wound".into())
    );
    assert_eq!(
        refused(&position, &actions[..3], Heal(0)),
        ("A14", "no-tetromino-yet".into())
    );
    let healing = [&actions[..], &[Heal(3), Heal(0), Heal(2)]].concat();
    let expected =
        "wounds = [1, 50]\nhealed = [0, 2, 3]\ndiagnosis = [0, 10, 20, 21]\nturn.step = 'done'";
    check(&position, &healing, expected);
}

/// R27: uncovered wounds and empty squares count in full; nothing can be stabilized.
#[test]
fn nothing_is_stabilized() {
    let position = prep("wounds = [0, 1, 2, 3, 50, 60]");
    let actions = [Pick(2), Pick(3), Bandage(area(3, 0, 2, 1))];
    assert_eq!(tetrominoes(&legal_after(&position, &actions)).len(), 84);
    let rest = [
        &actions[..],
        &[Tetromino([0, 10, 20, 21]), Heal(3), Heal(0), Heal(2)],
    ]
    .concat();
    check(&position, &rest, "health.marks = 2\nstrain.marks = 1");
}

/// R28: wounds under two bandages are healed as in the ER.
#[test]
fn healed_by_two_bandages() {
    let position = prep("wounds = [0, 1, 2, 10, 11, 12]");
    let actions = [
        Pick(3),
        Pick(2),
        Bandage(area(0, 0, 3, 1)),
        Tetromino([0, 1, 2, 3]),
        Heal(11),
        Heal(12),
    ];
    check(
        &position,
        &actions,
        "wounds = [10]\nhealed = [0, 1, 2, 11, 12]",
    );
}

/// R29: a die that cannot be used counts as 1, even where 1s are forbidden; with Heal Wounds it
/// gives no tetromino.
#[test]
fn a_die_that_cannot_be_used() {
    let position = two_ones("wounds = [0, 1, 50]");
    let ones = [Pick(1), Pick(5)];
    assert_eq!(bandages(&legal_after(&position, &ones)).len(), 100);
    let actions = [Pick(5), Bandage(area(4, 4, 5, 1))];
    assert_eq!(legal_after(&position, &actions), [Heal(0), Heal(1)]);
    let healing = [&actions[..], &[Heal(1)]].concat();
    let events = check(
        &position,
        &healing,
        "wounds = [0, 50]\ndiagnosis = []\nturn.step = 'done'",
    );
    assert!(events.contains(&Event::Picked {
        seat: 1,
        whom: FIRST,
        action: 2,
        die: 1,
        usable: false
    }));
    let no_sixes = position
        .replace("card = 48", "card = 47")
        .replace("[1, 1, 5]", "[2, 6, 6]");
    let places = bandages(&legal_after(&no_sixes, &[Pick(6), Pick(2)]));
    assert!(
        places
            .iter()
            .all(|place| (place.width, place.height) == (1, 1)),
        "a 6 counts as 1"
    );
    let healing = [Pick(2), Bandage(area(4, 4, 2, 1)), Heal(1)];
    check(&no_sixes, &healing, "wounds = [0, 50]\nturn.step = 'done'");
}

/// A14: with fewer bandaged wounds than the die says, all are healed, without asking.
#[test]
fn heal_up_to() {
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(4, 4, 2, 1)),
        Tetromino([0, 10, 20, 21]),
    ];
    check(
        &prep("wounds = [0, 1, 50]"),
        &actions,
        "wounds = [50]\nhealed = [0, 1]\nturn.step = 'done'",
    );
    check(
        &prep("wounds = [50]"),
        &actions,
        "wounds = [50]\nturn.step = 'done'",
    );
}

/// A15: in Prep, too, a tetromino that fits nowhere is left out.
#[test]
fn no_room_in_prep() {
    let columns: Vec<String> = (0..40)
        .filter(|square| square % 2 == 0)
        .map(|square| square.to_string())
        .collect();
    let position = prep(&format!(
        "wounds = [1, 11]\ndiagnosis = [{}]",
        columns.join(", ")
    ))
    .replace("round = 1", "round = 2");
    let events = check(
        &position,
        &[Pick(2), Pick(3), Bandage(area(4, 4, 2, 1))],
        "healed = [1, 11]",
    );
    assert!(events.contains(&Event::NoRoom {
        seat: 1,
        whom: FIRST,
        die: 3
    }));
}

/// A24: a die that can be used never counts as 1.
#[test]
fn usable_dice_count_in_full() {
    assert_eq!(
        refused(&prep(""), &[Pick(2), Pick(3)], Bandage(area(0, 0, 1, 1))),
        ("A8", "no-such-bandage".into())
    );
    let healing = [
        Pick(2),
        Pick(3),
        Bandage(area(4, 4, 2, 1)),
        Tetromino([0, 10, 20, 21]),
    ];
    let mut match_ = crate::rulebook::match_at(&prep("wounds = [0, 1, 2, 10]"));
    crate::rulebook::play(&mut match_, &healing);
    assert_eq!(crate::rulebook::patient(&match_).turn.step, Step::Heal(3));
}

/// A29: the pick is free. A die that the complication forbids may be picked although two others
/// could be used; it counts as 1 for the bandage, and heals one wound without a tetromino.
#[test]
fn any_two_dice() {
    let one = prep("wounds = [0, 1, 2]").replace("[2, 3, 5]", "[1, 3, 6]");
    let no_sixes = one.replace("card = 48", "card = 47");
    assert_eq!(legal_after(&one, &[]), [Pick(1), Pick(3), Pick(6)]);
    assert_eq!(legal_after(&one, &[Pick(1)]), [Pick(3), Pick(6)]);
    let places = bandages(&legal_after(&no_sixes, &[Pick(6), Pick(3)]));
    assert_eq!(places.len(), 100, "the 6 is a bandage of 1 by 1");
    let actions = [Pick(3), Pick(6), Bandage(area(4, 4, 3, 1))];
    assert_eq!(
        legal_after(&no_sixes, &actions),
        [Heal(0), Heal(1), Heal(2)],
        "the 1 was left lying, the 6 gives no tetromino"
    );
    let healing = [&actions[..], &[Heal(1)]].concat();
    check(
        &no_sixes,
        &healing,
        "wounds = [0, 2]\ndiagnosis = []\nturn.step = 'done'",
    );
    assert_eq!(
        refused(&one, &[Pick(1), Pick(3)], Pick(6)),
        ("R9", "no-die-asked".into())
    );
}
