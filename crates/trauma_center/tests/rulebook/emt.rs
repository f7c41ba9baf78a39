//! The EMT phase: R13-R17.

use std::sync::Arc;

use redtag_kernel::Match;
use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Content, Cost, Event, Meter, Options, TraumaCenter};

use crate::rulebook::{FIRST, area, bandages, check, flaw, legal_after, match_at, refused};

const EMT: &str = "phase = 'emt'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\n";
const SECOND: &str = "phase = 'emt'\nround = 2\ndice = [2, 3, 5]\n[[patients]]\n";

/// R13, A8: a bandage is a rectangle of 3 by the die, lying or standing, and no other shape of that
/// size.
#[test]
fn three_by_the_die() {
    let two = bandages(&legal_after(EMT, &[Pick(2), Pick(3)]));
    assert_eq!(two.len(), 2 * 8 * 9);
    assert!(two.contains(&area(0, 0, 3, 2)) && two.contains(&area(8, 7, 2, 3)));
    let three = bandages(&legal_after(EMT, &[Pick(3), Pick(2)]));
    assert_eq!(three.len(), 8 * 8, "a square has one way only");
    assert_eq!(
        bandages(&legal_after(EMT, &[Pick(5), Pick(2)])).len(),
        2 * 8 * 6
    );
    assert_eq!(
        refused(EMT, &[Pick(2), Pick(3)], Bandage(area(0, 0, 6, 1))),
        ("A8", "no-such-bandage".into())
    );
    assert_eq!(
        refused(EMT, &[Pick(2)], Bandage(area(0, 0, 3, 2))),
        ("R9", "no-dice-yet".into())
    );
}

/// R13: it may not overlap another bandage.
#[test]
fn no_overlap_in_emt() {
    let position = format!("{SECOND}bandages = [{{ left = 0, top = 0, width = 3, height = 3 }}]");
    let picked = [Pick(2), Pick(3)];
    let places = bandages(&legal_after(&position, &picked));
    assert!(places.contains(&area(3, 0, 3, 2)) && !places.contains(&area(2, 2, 3, 2)));
    assert!(places.iter().all(|place| place.left > 2 || place.top > 2));
    assert_eq!(
        refused(&position, &picked, Bandage(area(2, 2, 3, 2))),
        ("R13", "no-overlap".into())
    );
}

/// A9: a bandage lies inside the Body, and it must be drawn if there is a place.
#[test]
fn bandages_are_compulsory() {
    let picked = [Pick(2), Pick(3)];
    let possible = legal_after(EMT, &picked);
    assert_eq!(bandages(&possible).len(), possible.len());
    assert_eq!(
        refused(EMT, &picked, Bandage(area(8, 0, 3, 2))),
        ("A9", "no-outside-body".into())
    );
    assert_eq!(
        refused(EMT, &picked, Bandage(area(255, 0, 3, 2))),
        ("A9", "no-outside-body".into())
    );
}

/// A9: without a place for it there is no bandage and no Strain. That takes larger bandages than
/// those of the official content: one of 6 by 6 in the middle leaves no room for one of 6 by 3.
#[test]
fn a_bandage_without_a_place() {
    let large = Content::OFFICIAL.replace("emt = 3", "emt = 6");
    let game = TraumaCenter::new(Content::read(&large).expect("the content is sound"));
    let position = format!(
        "{SECOND}wounds = []\nbandages = [{{ left = 2, top = 2, width = 6, height = 6 }}]\n\
         [[patients]]"
    );
    let options = Options { seats: 2 };
    let mut match_ = Match::from_sketch(
        Arc::new(game),
        options,
        &crate::rulebook::read(&position),
        None,
    )
    .expect("the position is sound");
    let events = crate::rulebook::play(&mut match_, &[Pick(3), Pick(2)]);
    assert!(events.contains(&Event::NoBandage {
        seat: 1,
        whom: FIRST,
        die: 3
    }));
    let illegal = match_.why_not(1, &Bandage(area(0, 0, 6, 3)));
    assert_eq!(
        illegal.expect("it is too late").why.key,
        "no-bandage-fitted"
    );
    crate::rulebook::play(
        &mut match_,
        &[Stabilize(Meter::Health), Tetromino([0, 10, 20, 30])],
    );
    crate::rulebook::expect(
        crate::rulebook::patient(&match_),
        "strain.marks = 0\nturn = { step = 'done', drawn = false }",
    );
}

/// R14, R15: Health is lost for each uncovered wound; Stabilize Wounds reduces it by the die, to 0
/// at least.
#[test]
fn stabilize_wounds() {
    let wounds = "wounds = [0, 1, 2, 55, 66, 77, 88, 99]";
    let play = |wounds: &str, what: Meter, expected: &str| {
        let actions = [
            Pick(2),
            Pick(3),
            Bandage(area(0, 0, 3, 2)),
            Stabilize(what),
            Tetromino([0, 10, 20, 21]),
        ];
        check(&format!("{EMT}{wounds}"), &actions, expected)
    };
    play(wounds, Meter::Strain, "health.marks = 5");
    let events = play(wounds, Meter::Health, "health.marks = 2");
    assert!(events.contains(&Event::Stabilized {
        seat: 1,
        whom: FIRST,
        what: Meter::Health,
        by: 3
    }));
    play("wounds = [0, 1, 2, 55]", Meter::Health, "health.marks = 0");
}

/// R14, R16: Strain is gained for each empty square of the new bandage; Stabilize Strain reduces it
/// by the die, to 0 at least.
#[test]
fn stabilize_strain() {
    let play = |wounds: &str, what: Meter, expected: &str| {
        let actions = [
            Pick(2),
            Pick(3),
            Bandage(area(0, 0, 3, 2)),
            Stabilize(what),
            Tetromino([0, 10, 20, 21]),
        ];
        check(&format!("{EMT}wounds = {wounds}"), &actions, expected)
    };
    play("[0, 1]", Meter::Health, "strain.marks = 4");
    play("[0, 1]", Meter::Strain, "strain.marks = 1");
    play("[0, 1, 2, 10]", Meter::Strain, "strain.marks = 0");
}

/// R16: only the bandage just drawn counts.
#[test]
fn only_the_latest_bandage_strains() {
    let position =
        format!("{SECOND}wounds = []\nbandages = [{{ left = 0, top = 0, width = 3, height = 5 }}]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(5, 0, 3, 2)),
        Stabilize(Meter::Health),
        Tetromino([0, 10, 20, 21]),
    ];
    check(&position, &actions, "strain.marks = 6");
}

/// A10: a healed square is not empty.
#[test]
fn healed_squares_are_not_empty() {
    let position = format!("{EMT}wounds = [0]\nhealed = [1, 10]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Health),
        Tetromino([0, 10, 20, 21]),
    ];
    check(&position, &actions, "strain.marks = 3");
}

/// A15: a tetromino that fits nowhere is left out, and the action works all the same. Before Prep
/// that takes a smaller Diagnosis box than that of the official content.
#[test]
fn no_room_in_er() {
    let small = Content::OFFICIAL.replace("[diagnosis]\nrows = 4", "[diagnosis]\nrows = 2");
    let game = TraumaCenter::new(Content::read(&small).expect("the content is sound"));
    let position = "phase = 'er'\nround = 2\ndice = [2, 3, 5]\n[[patients]]
        wounds = [91, 93, 95, 97]
        diagnosis = [2, 3, 12, 13, 5, 6, 15, 16, 8, 9, 18, 19]
        checked = [2, 3, 5, 6, 8, 9]
        [[patients]]";
    let options = Options { seats: 2 };
    let mut match_ = Match::from_sketch(
        Arc::new(game),
        options,
        &crate::rulebook::read(position),
        None,
    )
    .expect("the position is sound");
    let bandage = Bandage(area(0, 0, 2, 2));
    let events = crate::rulebook::play(
        &mut match_,
        &[Pick(2), Pick(3), bandage, Stabilize(Meter::Health)],
    );
    let seat = match_.position().seat_of(0);
    assert!(events.contains(&Event::NoRoom {
        seat,
        whom: FIRST,
        die: 3
    }));
    crate::rulebook::expect(
        crate::rulebook::patient(&match_),
        "health.marks = 1\nturn.step = 'done'",
    );
}

/// What a choice would cost can be known before it is made (R15, R16).
#[test]
fn a_preview() {
    let mut match_ = match_at(&format!("{EMT}wounds = [0, 1, 55, 66, 77, 88]"));
    crate::rulebook::play(&mut match_, &[Pick(2), Pick(3)]);
    let game = crate::rulebook::official();
    let preview = |match_: &Match<_>, action| game.preview(match_.position(), 1, action);
    let here = preview(&match_, Bandage(area(0, 0, 3, 2)));
    assert_eq!(
        here,
        Some(Cost {
            health: 4,
            strain: 4
        })
    );
    assert_eq!(
        preview(&match_, Bandage(area(5, 0, 3, 2))),
        Some(Cost {
            health: 6,
            strain: 6
        })
    );
    assert_eq!(preview(&match_, Bandage(area(9, 9, 3, 2))), None);
    crate::rulebook::play(&mut match_, &[Bandage(area(0, 0, 3, 2))]);
    assert_eq!(
        preview(&match_, Stabilize(Meter::Health)),
        Some(Cost {
            health: 1,
            strain: 4
        })
    );
    assert_eq!(
        preview(&match_, Stabilize(Meter::Strain)),
        Some(Cost {
            health: 4,
            strain: 1
        })
    );
}

/// Positions that the rules cannot lead to are refused.
#[test]
fn unsound_positions() {
    for (patient, why) in [
        (
            "wounds = [3]\nhealed = [3]",
            "patients[0].healed: a square is either a wound or healed",
        ),
        (
            "wounds = [120]",
            "patients[0].wounds: squares must be on the Body",
        ),
        (
            "diagnosis = [0, 1]",
            "patients[0].diagnosis: no tetrominoes make these squares (A3)",
        ),
        (
            "checked = [0]",
            "patients[0].checked: only completed columns can be checked",
        ),
        (
            "health.marks = 51",
            "patients[0].health: more rows or squares than there are",
        ),
        (
            "strain.crossed = 1",
            "patients[0].strain: only a Surgeon crosses out rows",
        ),
        (
            "turn.dice = [1, 2, 3]",
            "patients[0].turn.dice: they are those of the round",
        ),
        (
            "turn.first = 4",
            "patients[0].turn.first: it must be one of the dice",
        ),
        (
            "turn.step = 'second'",
            "patients[0].turn.step: the rules would not ask this here",
        ),
        (
            "bandages = [{ left = 0, top = 0, width = 3, height = 2 }]
             turn = { step = 'finish', first = 2, second = 3, action = 3, drawn = true, stabilized = 'health' }",
            "phase: the rules",
        ),
        (
            "bandages = [{ left = 0, top = 0, width = 3, height = 2 }]",
            "patients[0].bandages[0]: no round so far can have brought it (R13, R19, R25)",
        ),
        (
            "conditions = [{ card = 1 }, { card = 1 }, { card = 21 }, { card = 41 }]",
            "patients[0].conditions: two",
        ),
        (
            "person = 99",
            "patients[0].person: there is one Patient card with each number, not 99",
        ),
    ] {
        let found = flaw(&format!("{EMT}{patient}"));
        assert!(found.starts_with(why), "{patient}: {found}");
    }
    let round = flaw("phase = 'emt'\nround = 3\ndice = [1, 2, 3]");
    assert_eq!(round, "round: must be 1 to 2, not 3");
    assert_eq!(
        flaw("phase = 'emt'\nround = 1\ndice = [1, 2, 7]"),
        "dice: must be 1 to 6, not 7"
    );
}
