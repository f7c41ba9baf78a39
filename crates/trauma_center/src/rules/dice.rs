//! Which dice can be picked, and what they are worth.

use redtag_kernel::List;

use crate::content::{Complication, Content, SIDES, Slot};
use crate::position::{DICE, Meter, Patient, Phase, Position, Step};
use crate::rules::sheet::{blank_rows, complication};

/// Can a die that shows this be used for this action (R29, A7)?
#[inline]
fn usable_with(rule: Option<Complication>, dice: [u8; DICE], die: u8, slot: Slot) -> bool {
    match rule {
        Some(Complication::Dice { values, action }) => {
            action.is_some_and(|only| only != slot) || !values.contains(die)
        }
        Some(Complication::Highest) => die < dice[DICE - 1],
        Some(Complication::Lowest) => die > dice[0],
        Some(Complication::Doubles) => dice.iter().filter(|&&other| other == die).count() < 2,
        _ => true,
    }
}

/// Can a die of this patient be used for this action (R29)?
#[inline]
pub fn usable(content: &Content, phase: Phase, patient: &Patient, die: u8, slot: Slot) -> bool {
    usable_with(
        complication(content, phase, patient),
        patient.turn.dice,
        die,
        slot,
    )
}

/// What the die that was picked for an action counts: one that cannot be used, 1 (R29).
#[inline]
pub fn worth(content: &Content, phase: Phase, patient: &Patient, slot: Slot) -> u8 {
    let die = picked(patient, slot);
    if usable(content, phase, patient, die, slot) {
        die
    } else {
        1
    }
}

/// The die that was picked for an action, as it lies there.
#[inline]
pub const fn picked(patient: &Patient, slot: Slot) -> u8 {
    match slot {
        Slot::First => patient.turn.first,
        Slot::Second => patient.turn.second,
    }
}

/// The dice that can be picked now, each value once. As few dice that cannot be used are taken as
/// possible (A24, A29); equal dice are two dice (A25).
#[inline]
pub fn picks(content: &Content, position: &Position, patient: &Patient) -> List<u8, DICE> {
    let dice = patient.turn.dice;
    let rule = complication(content, position.phase, patient);
    let useless = |die, slot| u8::from(!usable_with(rule, dice, die, slot));
    let mut least = u8::MAX;
    let mut picks = List::default();
    for (at, &first) in dice.iter().enumerate() {
        for (other, &second) in dice.iter().enumerate() {
            let pick = if patient.turn.step == Step::First {
                first
            } else {
                second
            };
            let is_other_first = patient.turn.step == Step::Second && first != patient.turn.first;
            if at == other || is_other_first {
                continue;
            }
            let taken = useless(first, Slot::First) + useless(second, Slot::Second);
            if taken < least {
                least = taken;
                picks = List::default();
            }
            if taken == least && !picks.contains(&pick) {
                picks.push(pick);
            }
        }
    }
    picks.sort_unstable();
    picks
}

/// The dice with one of them changed, in ascending order.
#[inline]
pub fn changed(mut dice: [u8; DICE], die: u8, to: u8) -> [u8; DICE] {
    if let Some(one) = dice.iter_mut().find(|one| **one == die) {
        *one = to;
    }
    dice.sort_unstable();
    dice
}

/// May a die be changed into this: a value that it can have, and that the complication does not
/// forbid (A19, A32)?
#[inline]
pub fn can_become(content: &Content, phase: Phase, patient: &Patient, die: u8, to: u8) -> bool {
    let rule = complication(content, phase, patient);
    let dice = changed(patient.turn.dice, die, to);
    (1..=SIDES as u8).contains(&to)
        && [Slot::First, Slot::Second]
            .into_iter()
            .any(|slot| usable_with(rule, dice, to, slot))
}

/// Every way to cross out a row now: the box, the die and what it shows then (R31).
#[inline]
pub fn crossings<'a>(
    content: &'a Content,
    position: &Position,
    patient: &'a Patient,
) -> impl Iterator<Item = (Meter, u8, u8)> + use<'a> {
    let phase = position.phase;
    let asked = phase == Phase::Surgeon && patient.turn.step == Step::First;
    let dice = patient.turn.dice;
    let rows = Meter::ALL
        .into_iter()
        .filter(move |&row| asked && blank_rows(content, patient, row) > 0);
    rows.flat_map(move |row| {
        let different = (0..DICE).filter(move |&at| at == 0 || dice[at] != dice[at - 1]);
        let steps =
            different.flat_map(move |at| [(dice[at], dice[at] - 1), (dice[at], dice[at] + 1)]);
        let possible = steps.filter(move |&(die, to)| can_become(content, phase, patient, die, to));
        possible.map(move |(die, to)| (row, die, to))
    })
}
