//! The Surgeon phase: R31-R35.

use redtag_kernel::{Tell, Words};
use redtag_trauma_center::Action::{self, *};
use redtag_trauma_center::{Event, Meter, Slot, Step};

use crate::rulebook::{
    FIRST, NO_ONES, check, legal_after, match_at, patient, play, refused, tetrominoes,
};

const SURGEON: &str = "
    phase = 'surgeon'\nround = 1\ndice = [2, 3, 5]\n[[patients]]
    bandages = [
        { left = 0, top = 0, width = 5, height = 2 },
        { left = 5, top = 0, width = 5, height = 2 },
    ]
    ";
/// Only pieces that are one column wide fit: the tetromino of a 2.
const EVERY_OTHER_COLUMN: &str =
    "diagnosis = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38]";

fn surgeon(patient: &str) -> String {
    format!("{SURGEON}{NO_ONES}\n{patient}")
}

/// Without a single blank row.
const NO_ROWS: &str = "health.marks = 41\nstrain.marks = 41";

fn cross(row: Meter, die: u8, to: u8) -> Action {
    CrossOut {
        row,
        die,
        to,
        picked: None,
    }
}

/// R31: before the dice are used, each blank row of Health or Strain can be crossed out to change a
/// die by one.
#[test]
fn rows_for_dice() {
    let position = surgeon("health.marks = 41\nstrain.marks = 30");
    let crossings: Vec<_> = legal_after(&position, &[])
        .into_iter()
        .filter(|action| matches!(action, CrossOut { .. }))
        .collect();
    let strain = |die, to| cross(Meter::Strain, die, to);
    assert_eq!(
        crossings,
        [
            strain(2, 1),
            strain(2, 3),
            strain(3, 2),
            strain(3, 4),
            strain(5, 4),
            strain(5, 6)
        ]
    );
    assert_eq!(
        refused(&position, &[], cross(Meter::Health, 5, 6)),
        ("R31", "no-blank-row".into())
    );
    check(
        &position,
        &[strain(5, 6)],
        "strain = { marks = 30, crossed = 1 }\nturn.dice = [2, 3, 6]",
    );
    check(
        &position,
        &[strain(5, 4), strain(4, 3)],
        "strain.crossed = 2\nturn.dice = [2, 3, 3]",
    );
    let both = [strain(5, 4), strain(4, 3)];
    assert_eq!(
        refused(&position, &both, strain(3, 4)),
        ("R31", "no-blank-row".into())
    );
    assert_eq!(
        refused(&position, &[], strain(2, 4)),
        ("R31", "no-such-step".into())
    );
    assert_eq!(
        refused(&position, &[], strain(4, 5)),
        ("R9", "no-die-lying".into())
    );
    let used = [Pick(3), Pick(2), Tetromino([0, 10, 20, 21])];
    assert_eq!(
        refused(&position, &used, strain(5, 6)),
        ("R31", "no-crossing-any-more".into())
    );
    let earlier = position.replace("surgeon", "prep");
    assert_eq!(
        refused(&earlier, &[], strain(5, 6)),
        ("R31", "no-surgeon".into())
    );
}

/// A19: the new value, 1 to 6, says how much is healed and which tetromino is placed; a die that
/// could not be used may become one that can.
#[test]
fn changed_dice() {
    let position = surgeon("wounds = [0, 1, 2, 3, 4, 5, 6]");
    let actions = [cross(Meter::Health, 5, 6), Pick(6), Pick(2)];
    let places = tetrominoes(&legal_after(&position, &actions));
    assert!(places.contains(&[1, 2, 10, 11]) && places.contains(&[0, 1, 11, 12]));
    let mut match_ = match_at(&position);
    play(&mut match_, &actions);
    play(&mut match_, &[Tetromino([1, 2, 10, 11])]);
    assert_eq!(patient(&match_).turn.step, Step::Heal(6));
    let six = position.replace("[2, 3, 5]", "[2, 3, 6]");
    assert_eq!(
        refused(&six, &[], cross(Meter::Health, 6, 7)),
        ("A19", "no-such-value".into())
    );
    let no_sixes = six.replace("card = 48", "card = 47");
    check(&no_sixes, &[Pick(6), Pick(2)], "turn.step.heal = 1");
    let escaped = [cross(Meter::Health, 6, 5), Pick(5), Pick(2)];
    check(&no_sixes, &escaped, "turn.step = 'tetromino'");
}

/// A32: a die is changed for this patient only.
#[test]
fn changed_for_one_patient() {
    let mut match_ = match_at(&surgeon(""));
    play(&mut match_, &[cross(Meter::Health, 5, 6)]);
    assert_eq!(patient(&match_).turn.dice, [2, 3, 6]);
    assert_eq!(match_.position().patients[1].turn.dice, [2, 3, 5]);
    assert_eq!(match_.position().dice, [2, 3, 5]);
}

/// A32: no value is barred; the complication is looked at after the change. Under "no 1s" a 2 may
/// become a 1, which then counts as 1 and gives no tetromino; under "the highest cannot be used"
/// three 3s of which one becomes a 4 are two 3s that can be used.
#[test]
fn no_value_is_barred() {
    let wounds = surgeon("wounds = [0, 1, 2, 3, 4, 5]");
    let actions = [cross(Meter::Health, 2, 1), Pick(1), Pick(5)];
    check(
        &wounds,
        &actions,
        "turn = { dice = [1, 3, 5], step.heal = 1 }",
    );
    let doubles = wounds.replace("card = 48", "card = 50");
    let equal = [cross(Meter::Health, 2, 3), Pick(3), Pick(5)];
    check(&doubles, &equal, "turn.step.heal = 1");
    let threes = wounds
        .replace("card = 48", "card = 44")
        .replace("[2, 3, 5]", "[3, 3, 3]");
    check(&threes, &[Pick(3), Pick(3)], "turn.step.heal = 1");
    let changed = [cross(Meter::Health, 3, 4), Pick(3), Pick(3)];
    check(
        &threes,
        &changed,
        "turn = { dice = [3, 3, 4], step = 'tetromino' }",
    );
    let forbidden = [cross(Meter::Health, 3, 4), Pick(4), Pick(3)];
    check(&threes, &forbidden, "turn.step.heal = 1");
}

/// A32: a die may also be changed after it is picked, as long as none has been used; which action
/// it is for stays, and the complication is looked at again.
#[test]
fn changed_after_the_pick() {
    let after = |die, to, picked| CrossOut {
        row: Meter::Strain,
        die,
        to,
        picked: Some(picked),
    };
    let position = surgeon("wounds = [0, 1, 2, 3, 4, 5]").replace("[2, 3, 5]", "[3, 3, 5]");
    let first = [Pick(3), after(3, 2, Slot::First)];
    check(
        &position,
        &first,
        "turn = { dice = [2, 3, 5], first = 2, step = 'second' }",
    );
    let lying = [Pick(3), cross(Meter::Strain, 3, 2)];
    check(
        &position,
        &lying,
        "turn = { dice = [2, 3, 5], first = 3, step = 'second' }",
    );
    let both = [Pick(3), Pick(5), after(5, 6, Slot::Second)];
    check(
        &position,
        &both,
        "turn = { dice = [3, 3, 6], second = 6, step = 'tetromino' }",
    );
    let twice = [
        Pick(3),
        Pick(5),
        after(3, 2, Slot::First),
        after(2, 1, Slot::First),
    ];
    check(
        &position,
        &twice,
        "turn = { first = 1, step.heal = 1 }\nstrain.crossed = 2",
    );
    assert_eq!(
        refused(&position, &[Pick(3)], after(5, 6, Slot::First)),
        ("R9", "no-die-picked".into())
    );
}

/// A32, R33: who has picked a die whose tetromino fits nowhere may still give a row for another
/// one, or end the turn.
#[test]
fn a_row_instead_of_the_end() {
    let position = surgeon(&format!("{EVERY_OTHER_COLUMN}\nwounds = [1, 3, 91]"));
    let mut match_ = match_at(&position);
    play(&mut match_, &[Pick(3), Pick(5)]);
    let actions = crate::rulebook::legal(&match_);
    assert!(tetrominoes(&actions).is_empty() && actions.contains(&EndTurn));
    let bar = CrossOut {
        row: Meter::Strain,
        die: 3,
        to: 2,
        picked: Some(Slot::First),
    };
    play(&mut match_, &[bar]);
    assert_eq!(tetrominoes(&crate::rulebook::legal(&match_)).len(), 5);
    assert_eq!(
        refused(&position, &[Pick(2), Pick(5)], EndTurn),
        ("A11", "no-end-yet".into())
    );
}

/// R32, R10: twice Heal Wounds, each with a tetromino of its die; no bandage, no Strain.
#[test]
fn heal_twice() {
    let position = surgeon("wounds = [0, 1, 2, 3, 4, 5, 50]");
    let mut match_ = match_at(&position);
    play(&mut match_, &[Pick(3), Pick(2)]);
    assert!(tetrominoes(&crate::rulebook::legal(&match_)).contains(&[0, 10, 20, 21]));
    play(
        &mut match_,
        &[Tetromino([0, 10, 20, 21]), Heal(0), Heal(2), Heal(4)],
    );
    assert!(tetrominoes(&crate::rulebook::legal(&match_)).contains(&[9, 19, 29, 39]));
    play(&mut match_, &[Tetromino([9, 19, 29, 39]), Heal(1), Heal(3)]);
    crate::rulebook::expect(
        patient(&match_),
        "wounds = [5, 50]
        healed = [0, 1, 2, 3, 4]
        diagnosis = [0, 9, 10, 19, 20, 21, 29, 39]
        strain.marks = 0
        turn = { step = 'done', drawn = false }",
    );
}

/// A14: the tetromino is placed before anything is healed, and also if there is nothing to heal.
#[test]
fn tetromino_first() {
    let healing = surgeon("wounds = [0, 1, 2, 3]");
    assert_eq!(
        tetrominoes(&legal_after(&healing, &[Pick(3), Pick(2)])).len(),
        84
    );
    assert_eq!(
        refused(&healing, &[Pick(3), Pick(2)], Heal(0)),
        ("A14", "no-tetromino-yet".into())
    );
    let actions = [
        Pick(3),
        Pick(2),
        Tetromino([0, 10, 20, 21]),
        Tetromino([9, 19, 29, 39]),
    ];
    check(
        &surgeon("wounds = []"),
        &actions,
        "diagnosis = [0, 9, 10, 19, 20, 21, 29, 39]\nturn.step = 'done'",
    );
}

/// R33, A16: if the tetromino fits nowhere, nothing is healed and the turn is over, the second
/// action with it; Health is counted all the same.
#[test]
fn cut_short() {
    let position = surgeon(&format!(
        "{EVERY_OTHER_COLUMN}\n{NO_ROWS}\nwounds = [1, 3, 91]"
    ));
    let expected =
        format!("wounds = [1, 3, 91]\n{EVERY_OTHER_COLUMN}\nhealth.marks = 42\nturn.step = 'done'");
    let events = check(&position, &[Pick(3), Pick(2)], &expected);
    assert!(events.contains(&Event::CutShort {
        seat: 0,
        whom: FIRST,
        die: 3
    }));
    let second = [Pick(2), Pick(3), Tetromino([1, 11, 21, 31]), EndTurn];
    let events = check(
        &position,
        &second[..3],
        "wounds = [91]\nhealed = [1, 3]\nturn.step = 'finish'",
    );
    assert!(events.contains(&Event::CutShort {
        seat: 0,
        whom: FIRST,
        die: 3
    }));
    check(&position, &second, "health.marks = 42\nturn.step = 'done'");
}

/// R34: a die that cannot be used heals one wound without a tetromino, so a full Diagnosis box does
/// not stop it.
#[test]
fn unusable_dice_are_not_stopped() {
    let position = surgeon(&format!(
        "{EVERY_OTHER_COLUMN}\n{NO_ROWS}\nwounds = [1, 3, 91]"
    ))
    .replace("[2, 3, 5]", "[1, 1, 5]");
    let actions = [Pick(1), Pick(5), Heal(3)];
    let expected =
        format!("wounds = [1, 91]\nhealed = [3]\n{EVERY_OTHER_COLUMN}\nturn.step = 'done'");
    let events = check(&position, &actions, &expected);
    assert!(events.contains(&Event::CutShort {
        seat: 0,
        whom: FIRST,
        die: 5
    }));
}

/// R35: uncovered wounds cost Health, with no reduction.
#[test]
fn surgeons_count_health() {
    let actions = [
        Pick(3),
        Pick(2),
        Tetromino([0, 10, 20, 21]),
        Tetromino([9, 19, 29, 39]),
    ];
    let events = check(
        &surgeon("wounds = [95, 96, 97]"),
        &actions,
        "health.marks = 3",
    );
    assert!(events.contains(&Event::HealthLost {
        whom: FIRST,
        lost: 3,
        marks: 3
    }));
}

/// R31, A32: rows may be crossed out until a die is used, also when the first one cannot be used:
/// it waits with its one wound, even if there is no choice which.
#[test]
fn rows_after_a_forbidden_first_die() {
    let position = "
        phase = 'surgeon'\nround = 1\ndice = [1, 3, 6]\n[[patients]]
        conditions = [{ card = 1 }, { card = 2 }, { card = 21 }, { card = 47 }]
        wounds = [0, 99]
        bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
        ";
    let picks = [Pick(6), Pick(3)];
    check(
        position,
        &picks,
        "turn = { step = { heal = 1 }, action = 1 }",
    );
    let change = |picked, die, to| CrossOut {
        row: Meter::Health,
        die,
        to,
        picked: Some(picked),
    };
    let legal = legal_after(position, &picks);
    assert!(legal.contains(&Heal(0)) && legal.contains(&change(Slot::Second, 3, 4)));
    assert!(!legal.contains(&EndTurn), "the 6 heals a wound");
    let second = [picks[0], picks[1], change(Slot::Second, 3, 4)];
    check(
        position,
        &second,
        "turn = { step = { heal = 1 }, second = 4 }",
    );
    let first = [picks[0], picks[1], change(Slot::First, 6, 5)];
    check(
        position,
        &first,
        "turn = { step = 'tetromino', first = 5, action = 1 }",
    );
    let healed = [picks[0], picks[1], Heal(0)];
    assert_eq!(
        refused(position, &healed, change(Slot::Second, 3, 4)),
        ("R31", "no-crossing-any-more".into())
    );
    let nothing = position.replace("[0, 99]", "[99]");
    let legal = legal_after(&nothing, &picks);
    assert!(legal.contains(&EndTurn) && legal.contains(&change(Slot::Second, 3, 4)));
    let on = [picks[0], picks[1], EndTurn];
    check(&nothing, &on, "turn = { step = 'tetromino', action = 2 }");
}

/// R29, R32: reasons cite the rules of the phase.
#[test]
fn reasons_of_the_phase() {
    let picks = [Pick(2), Pick(3)];
    let place = [picks[0], picks[1], Tetromino([0, 10, 20, 30])];
    let position = surgeon(&format!("wounds = [0, 1, 2, 99]\n{NO_ROWS}"));
    assert_eq!(
        refused(&position, &place, Heal(99)),
        ("R32", "no-bandaged-wound".into())
    );
    assert_eq!(
        refused(&position, &place, Heal(98)),
        ("R32", "no-wound".into())
    );
    let forbidden = "
        phase = 'surgeon'\nround = 1\ndice = [1, 3, 6]\n[[patients]]
        conditions = [{ card = 1 }, { card = 2 }, { card = 21 }, { card = 47 }]
        wounds = [0, 1]
        bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
        ";
    assert_eq!(
        refused(forbidden, &[Pick(6), Pick(3)], Tetromino([0, 1, 10, 11])),
        ("R29", "no-tetromino-of-it".into())
    );
}

/// A32: a change may bar another die that is picked, or free it; both are told.
#[test]
fn a_change_makes_another_die_unusable() {
    let lowest = "
        phase = 'surgeon'\nround = 1\ndice = [2, 3, 6]\n[[patients]]
        conditions = [{ card = 1 }, { card = 2 }, { card = 21 }, { card = 52 }]
        wounds = [0, 1, 99]
        bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
        ";
    let change = |die, to| cross(Meter::Strain, die, to);
    let told = |usable| Event::UseChanged {
        whom: FIRST,
        action: 1,
        die: 3,
        usable,
    };
    let events = check(
        lowest,
        &[Pick(3), Pick(6), change(2, 3)],
        "turn = { step = { heal = 1 }, dice = [3, 3, 6] }",
    );
    assert!(events.contains(&told(false)), "{events:?}");
    let events = check(
        lowest,
        &[change(2, 3), Pick(3), Pick(6), change(3, 2)],
        "turn = { step = 'tetromino', dice = [2, 3, 6] }",
    );
    assert!(events.contains(&told(true)), "{events:?}");
}

/// Only a square fits into the Diagnosis box, a column is complete, and the 2 is picked first.
const NO_ROOM: &str = "
    phase = 'surgeon'\nround = 2\ndice = [1, 2, 3]\n[[patients]]
    conditions = [{ card = 1 }, { card = 2 }, { card = 21 }, { card = 46 }]
    wounds = [11, 22]
    bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
    diagnosis = [
        2, 5, 6, 7, 8, 9, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39,
    ]
    ";

/// R33: what a die without room does not heal, and what is not done after the turn was cut short,
/// says so.
#[test]
fn the_reason_is_the_lack_of_room() {
    let picked = [Pick(2), Pick(3)];
    let reason = |actions: &[Action], action| refused(NO_ROOM, actions, action);
    assert_eq!(
        reason(&picked, Heal(11)),
        ("R33", "no-healing-without-room".into())
    );
    let ended = [Pick(2), Pick(3), EndTurn];
    let change = CrossOut {
        row: Meter::Health,
        die: 2,
        to: 1,
        picked: Some(Slot::First),
    };
    for action in [change, Heal(11), Tetromino([3, 4, 13, 14])] {
        assert_eq!(reason(&ended, action), ("R33", "no-turn-left".into()));
    }
}

/// R33: the second die is for nothing if the first one ends the turn, and its label says so.
#[test]
fn the_second_die_is_lost() {
    let label = |rows: &str, first: u8| {
        let mut match_ = match_at(&format!("{NO_ROOM}{rows}"));
        play(&mut match_, &[Pick(first)]);
        let (game, seat) = (match_.game(), match_.position().seat_of(0));
        let words = Words::of(&**game, "en", &[]).expect("the words are sound");
        words.say(&game.label(match_.position(), seat, &Pick(3)))
    };
    let lost = "The 3: for an action that is lost, because the tetromino of the 2 fits nowhere \
        and ends the turn";
    assert_eq!(label("", 2), format!("{lost}, unless you change the 2"));
    let full = "health = { marks = 41 }\nstrain = { marks = 41 }";
    assert_eq!(label(full, 2), lost);
    assert!(!label(full, 1).contains("lost"), "the square of the 1 fits");
}

/// A18: squares that do not fit into a box are dropped, and that is told.
#[test]
fn dropped_squares_are_told() {
    let position = NO_ROOM.replace(
        "wounds = [11, 22]",
        "wounds = [11, 22]\nhealth = { marks = 49 }",
    );
    let events = check(
        &position,
        &[Pick(2), Pick(3), EndTurn, EndTurn],
        "health.marks = 50",
    );
    assert!(
        events.contains(&Event::Overflowed {
            whom: FIRST,
            what: Meter::Health,
            squares: 1
        }),
        "{events:?}"
    );
    let fits = check(
        NO_ROOM,
        &[Pick(2), Pick(3), EndTurn, EndTurn],
        "health.marks = 2",
    );
    assert!(
        !fits
            .iter()
            .any(|event| matches!(event, Event::Overflowed { .. }))
    );
}
