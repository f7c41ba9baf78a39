//! What dice are worth.

use redtag_kernel::List;

use crate::content::{Complication, Content, Slot};
use crate::legal::Crossing;
use crate::position::{DICE, Patient, Phase, Step};
use crate::rules::sheet::complication;

/// Can a die of this patient be used for this action (R29, A7)? The complication is looked at with
/// the dice as they lie now, changed ones included (A32).
#[inline]
pub fn usable(content: &Content, phase: Phase, patient: &Patient, die: u8, slot: Slot) -> bool {
    let dice = patient.turn.dice;
    match complication(content, phase, patient) {
        Some(Complication::Dice { values, action }) => {
            action.is_some_and(|only| only != slot) || !values.contains(die)
        }
        Some(Complication::Highest) => die < dice[DICE - 1],
        Some(Complication::Lowest) => die > dice[0],
        Some(Complication::Doubles) => dice.iter().filter(|&&other| other == die).count() < 2,
        _ => true,
    }
}

/// The patient with a row crossed out and a die changed by it, whichever action it is picked for
/// (R31).
#[inline]
pub fn after_crossing(patient: &Patient, crossing: Crossing) -> Patient {
    let Crossing {
        row,
        die,
        to,
        picked,
    } = crossing;
    let mut after = *patient;
    after.meter_mut(row).crossed += 1;
    after.turn.dice = changed(after.turn.dice, die, to);
    match picked {
        Some(Slot::First) => after.turn.first = to,
        Some(Slot::Second) => after.turn.second = to,
        None => {}
    }
    after
}

/// The picked dice that a change of the dice has made usable or unusable (A32).
pub fn changed_use(
    content: &Content,
    phase: Phase,
    before: &Patient,
    after: &Patient,
) -> impl Iterator<Item = (Slot, bool)> + use<> {
    let can = |patient: &Patient, slot| {
        let die = picked(patient, slot);
        (die > 0).then(|| usable(content, phase, patient, die, slot))
    };
    let slots = [Slot::First, Slot::Second].map(|slot| (slot, can(before, slot), can(after, slot)));
    slots
        .into_iter()
        .filter(|(_, before, after)| before != after)
        .filter_map(|(slot, _, now)| Some((slot, now?)))
}

/// What a die counts for an action: one that cannot be used counts 1 (R29, A29), and one that can
/// be used never does unless it shows a 1 (A24).
#[inline]
pub fn counts(content: &Content, phase: Phase, patient: &Patient, die: u8, slot: Slot) -> u8 {
    if usable(content, phase, patient, die, slot) {
        die
    } else {
        1
    }
}

/// What the die that was picked for an action counts.
#[inline]
pub fn worth(content: &Content, phase: Phase, patient: &Patient, slot: Slot) -> u8 {
    counts(content, phase, patient, picked(patient, slot), slot)
}

/// The die that was picked for an action, as rolled; 0 before that.
#[inline]
pub const fn picked(patient: &Patient, slot: Slot) -> u8 {
    match slot {
        Slot::First => patient.turn.first,
        Slot::Second => patient.turn.second,
    }
}

/// The action that the next die is picked for.
#[inline]
pub fn next_slot(patient: &Patient) -> Slot {
    if patient.turn.step == Step::Second {
        Slot::Second
    } else {
        Slot::First
    }
}

/// The dice that nobody has picked for this patient yet, each value once. Equal dice are two dice
/// (A25).
#[inline]
pub fn lying(patient: &Patient) -> List<u8, DICE> {
    let mut gone = [patient.turn.first, patient.turn.second];
    let mut lying = List::default();
    for die in patient.turn.dice {
        match gone.iter_mut().find(|one| **one == die) {
            Some(one) => *one = 0,
            None if lying.contains(&die) => {}
            None => _ = lying.push(die),
        }
    }
    lying
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

/// How many wounds a die heals: fewer where a complication says so (R26, R32, A7).
#[inline]
pub fn heals(content: &Content, phase: Phase, patient: &Patient, die: u8, slot: Slot) -> u8 {
    let fewer = match complication(content, phase, patient) {
        Some(Complication::Slow(fewer)) => fewer,
        _ => 0,
    };
    counts(content, phase, patient, die, slot).saturating_sub(fewer)
}
