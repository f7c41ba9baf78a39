//! What dice are worth.

use crate::content::{Complication, Content, SIDES, Slot};
use crate::position::{DICE, Patient, Phase};
use crate::rules::sheet::complication;

/// Can a die that shows this be used for this action (R29, A7)?
#[inline]
pub fn usable_with(rule: Option<Complication>, dice: [u8; DICE], die: u8, slot: Slot) -> bool {
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

/// The action that a tetromino or Heal Wounds belongs to.
#[inline]
pub fn slot(patient: &Patient) -> Slot {
    if patient.turn.action == 1 {
        Slot::First
    } else {
        Slot::Second
    }
}

/// The die whose tetromino is being placed: always one that can be used (A28, A35).
#[inline]
pub fn tetromino_die(patient: &Patient) -> u8 {
    picked(patient, slot(patient))
}
