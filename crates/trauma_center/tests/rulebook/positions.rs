//! Positions written by hand, from files in `tests/positions` to copy from, and positions that the
//! rules cannot lead to.

use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Meter, Remedy};

use redtag_kernel::Match;
use redtag_trauma_center::Options;

use crate::rulebook::{FIRST, area, check, flaw, official, read, refused};

/// A32: three 3s under "the highest cannot be used"; one becomes a 4, and two 3s can be used.
#[test]
fn three_threes() {
    let position = include_str!("../positions/three-threes.toml");
    check(position, &[Pick(3), Pick(3)], "turn.step.heal = 1");
    let change = CrossOut {
        row: Meter::Health,
        die: 3,
        to: 4,
        picked: None,
    };
    let expected = "turn = { dice = [3, 3, 4], first = 3, second = 3, step = 'tetromino' }";
    check(position, &[change, Pick(3), Pick(3)], expected);
}

/// A29: a 6 that cannot be used heals one wound and gives no tetromino.
#[test]
fn forbidden_six() {
    let position = include_str!("../positions/forbidden-six.toml");
    let actions = [Pick(2), Pick(6), Bandage(area(5, 5, 2, 1)), Heal(0)];
    check(position, &actions, "wounds = [1, 2]\ndiagnosis = []");
}

/// R33: without room and without a row to give, the turn is over.
#[test]
fn last_square() {
    let position = include_str!("../positions/last-square.toml");
    let events = check(position, &[Pick(3), Pick(2)], "wounds = [1, 3, 91]");
    assert!(events.contains(&Event::CutShort {
        seat: 0,
        whom: FIRST,
        die: 3
    }));
    assert_eq!(
        refused(position, &[], Bandage(area(0, 0, 1, 2))),
        ("R32", "no-surgeon-bandage".into())
    );
}

/// R22: a wound under two bandages.
#[test]
fn two_bandages() {
    let actions = [
        Pick(3),
        Pick(2),
        Bandage(area(0, 0, 2, 3)),
        Stabilize(Meter::Strain),
        Tetromino([3, 13, 23, 33]),
    ];
    let position = include_str!("../positions/two-bandages.toml");
    let events = check(position, &actions, "wounds = [99]\nhealed = [0]");
    assert!(events.contains(&Event::Healed {
        whom: FIRST,
        square: 0,
        by: Remedy::Bandages
    }));
}

#[track_caller]
fn unsound(phase: &str, patient: &str, why: &str) {
    let found = flaw(&format!(
        "phase = '{phase}'\nround = 2\ndice = [2, 3, 5]\n[[patients]]\n{patient}"
    ));
    assert_eq!(found, format!("patients[0].{why}"), "{patient}");
}

/// R13, R19, R25, A8: each bandage has the size of a phase that was before.
#[test]
fn sizes_of_bandages() {
    let one = |size: &str| format!("bandages = [{{ left = 0, top = 0, {size} }}]");
    let ten = "bandages[0]: no bandage is 10 by 10 (R13, R19, R25)";
    unsound("emt", &one("width = 10, height = 10"), ten);
    unsound("surgeon", &one("width = 10, height = 10"), ten);
    let early = "bandages[0]: no round so far can have brought it (R13, R19, R25)";
    unsound("emt", &one("width = 2, height = 4"), early);
    unsound("er", &one("width = 1, height = 4"), early);
    let outside = "bandages[0]: it must lie inside the Body (A9)";
    unsound(
        "emt",
        "bandages = [{ left = 8, top = 0, width = 3, height = 3 }]",
        outside,
    );
    let three = "bandages = [
        { left = 0, top = 0, width = 3, height = 5 }, { left = 3, top = 0, width = 3, height = 5 },
        { left = 6, top = 0, width = 3, height = 5 },
    ]";
    let third = "bandages[2]: no round so far can have brought it (R13, R19, R25)";
    unsound("surgeon", three, third);
}

/// R13: in the EMT phase bandages do not overlap; later they may.
#[test]
fn overlapping_bandages() {
    let two = "wounds = []\nbandages = [
        { left = 0, top = 0, width = 3, height = 2 }, { left = 1, top = 1, width = 3, height = 2 },
    ]";
    let turn = "\nturn = { step = 'stabilize', first = 2, second = 3, action = 2, drawn = true }";
    let why = "bandages[1]: in the EMT phase it may not overlap another one (R13)";
    unsound("emt", &format!("{two}{turn}"), why);
    let later = format!("phase = 'prep'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\n{two}");
    check(&later, &[], "turn.step = 'first'");
}

/// R10, A3: the Diagnosis box is made of tetrominoes, and of no more than there have been.
#[test]
fn diagnosis_of_tetrominoes() {
    let none = "diagnosis: no tetrominoes make these squares (A3)";
    unsound("er", "diagnosis = [0, 1, 2, 13]", none);
    unsound("er", "diagnosis = [0, 2, 4, 6]", none);
    unsound("er", "diagnosis = [0, 1, 2]", none);
    unsound(
        "er",
        "diagnosis = [0, 1, 2, 40]",
        "diagnosis: the box has the squares 0 to 39",
    );
    let three = "diagnosis = [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 22, 32]";
    unsound(
        "emt",
        three,
        "diagnosis: tetrominoes so far: 1 at most, not 3 (R10)",
    );
}

/// R10: in a round that is under way, only the tetrominoes count that come before what is asked.
#[test]
fn tetrominoes_of_this_round() {
    let column = |at: usize| format!("{at}, 1{at}, 2{at}, 3{at}");
    let diagnosis = |pieces: usize| {
        let columns: Vec<String> = (0..pieces).map(column).collect();
        format!("diagnosis = [{}]", columns.join(", "))
    };
    let told = |most: usize, found: usize| {
        format!("diagnosis: tetrominoes so far: {most} at most, not {found} (R10)")
    };
    unsound("emt", &diagnosis(2), &told(1, 2));
    unsound("prep", &diagnosis(6), &told(5, 6));
    unsound("surgeon", &diagnosis(9), &told(8, 9));
    let first = |pieces: usize| {
        let diagnosis = diagnosis(pieces);
        format!("phase = 'surgeon'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\n{diagnosis}")
    };
    check(&first(6), &[], "turn.step = 'first'");
    assert_eq!(flaw(&first(7)), format!("patients[0].{}", told(6, 7)));
}

/// R6: no quadrant has more wounds than a card, and none before a pattern was copied to it.
#[test]
fn wounds_of_cards() {
    let all: Vec<String> = (0..100).map(|square: u8| square.to_string()).collect();
    let most = official()
        .content
        .cards()
        .map(|(_, card)| card.wounds[0].or(card.bold[0]).len())
        .max()
        .unwrap_or(0);
    let told =
        format!("wounds: quadrant 0 has 25, healed ones included; a card has {most} at most (R6)");
    unsound("er", &format!("wounds = [{}]", all.join(", ")), &told);
    let setup = "phase = 'setup'\n[[patients]]\nwounds = [0]";
    assert_eq!(
        flaw(setup),
        "patients[0].wounds: no pattern is in quadrant 0 yet (R6)"
    );
    let twice = "wounds: each can be listed once, and none above 127";
    unsound("er", "wounds = [2, 2]", twice);
}

/// R31: dice change by one for each row that is crossed out.
#[test]
fn dice_and_rows() {
    let change = "strain.crossed = 1\nturn.dice = [2, 3, 3]";
    let why = "turn.dice: they were changed by 2; crossed-out rows: 1 (R31)";
    unsound("surgeon", change, why);
}

/// R1: a position has as many patients as it says.
#[test]
fn nobody_is_invented() {
    let written = read("phase = 'emt'\nround = 1\ndice = [1, 2, 3]\n[[patients]]");
    for seats in [1, 2, 4] {
        let match_ = Match::from_sketch(official(), Options { seats }, &written, None);
        let match_ = match_.expect("the position is sound");
        assert_eq!(match_.position().patients.len(), 1);
        assert_eq!(match_.options().seats, 1);
    }
}

/// R6: whoever has copied all four patterns copies no more, and the others wait for nobody.
#[test]
fn patterns_that_are_all_copied() {
    let copied = "conditions = [
        { card = 1, quadrant = 0 }, { card = 2, quadrant = 1 },
        { card = 21, quadrant = 2 }, { card = 41, quadrant = 3 },
    ]";
    let asked = "patients[0].turn.step: the rules would not ask this here";
    let alone = format!("phase = 'setup'\n[[patients]]\n{copied}");
    assert_eq!(flaw(&alone), "phase: the rules would not ask this here");
    assert_eq!(flaw(&format!("{alone}\nturn.step = 'copy'")), asked);
    let two = format!("{alone}\nturn.step = 'copy'\n[[patients]]");
    assert_eq!(flaw(&two), asked);
    check(&alone, &[], "turn.step = 'done'");
    assert_eq!(
        flaw("phase = 'setup'\n[[patients]]\nturn.step = 'done'"),
        asked
    );
}

/// A9: a bandage is left out only where there is no room for it.
#[test]
fn bandages_that_are_left_out() {
    for phase in ["emt", "er"] {
        let turn = "turn = { step = 'stabilize', first = 2, second = 3, action = 2 }";
        let position =
            format!("phase = '{phase}'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\n{turn}");
        let why = "patients[0].turn.drawn: there was room for the bandage (A9)";
        assert_eq!(flaw(&position), why, "{phase}");
    }
}

/// R31: in the first round of the Surgeon each row has changed one die by exactly one.
#[test]
fn rows_change_dice() {
    let surgeon = |round: u8, patient: &str| {
        format!("phase = 'surgeon'\nround = {round}\ndice = [1, 2, 3]\n[[patients]]\n{patient}")
    };
    assert_eq!(
        flaw(&surgeon(1, "health.crossed = 1")),
        "patients[0].turn.dice: they were changed by 0; crossed-out rows: 1 (R31)"
    );
    let twice = surgeon(1, "health.crossed = 2");
    check(&twice, &[], "turn.dice = [1, 2, 3]");
    let before = surgeon(2, "health.crossed = 1");
    check(&before, &[], "turn.dice = [1, 2, 3]");
}

/// R33: a Surgeon's turn ends before both actions are done only where a tetromino fits nowhere.
#[test]
fn turns_that_are_cut_short() {
    let turn = "turn = { step = 'finish', first = 2, second = 3, action = 1 }";
    unsound(
        "surgeon",
        turn,
        "turn.step: the rules would not ask this here",
    );
}
