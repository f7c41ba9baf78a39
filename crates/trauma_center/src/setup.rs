//! Options and set-up.

use redtag_kernel::Flaw;
use serde::{Deserialize, Serialize};

use crate::content::{Content, Grade};
use crate::legal::free_quadrants;
use crate::position::{Condition, DICE, MAX_PLAYERS, Patient, Phase, Position, Squares, Step};

/// How to play. The defaults are the official rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Players, 1 to 4.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 2 }
    }
}

/// The options that a position was played with: a patient for each player (R1).
pub fn options_of(position: &Position, _options: &Options) -> Options {
    Options {
        seats: position.patients.len() as u8,
    }
}

/// The position before chance is asked anything: a blank sheet for each player (R1, R3).
pub fn lay_out(options: &Options) -> Result<Position, Flaw> {
    if !(1..=MAX_PLAYERS as u8).contains(&options.seats) {
        return Err(Flaw::out_of("seats", 1..=MAX_PLAYERS as u8, options.seats));
    }
    Ok(Position {
        phase: Phase::Setup,
        round: 0,
        dice: [0; DICE],
        patients: (0..options.seats).map(|_| Patient::default()).collect(),
    })
}

/// Fills in what a position written by hand leaves out: sheets for all players, cards that nobody
/// has, wounds as the cards have them, and dice as they were rolled.
pub fn complete(
    content: &Content,
    options: &Options,
    position: &mut Position,
    given: &dyn Fn(&str) -> bool,
) {
    if !given("patients") {
        position.patients = (0..options.seats).map(|_| Patient::default()).collect();
    }
    position.dice.sort_unstable();
    for at in 0..position.patients.len() {
        complete_patient(content, position, at, &|field| {
            given(&format!("patients/{at}/{field}"))
        });
    }
}

fn complete_patient(
    content: &Content,
    position: &mut Position,
    at: usize,
    given: &dyn Fn(&str) -> bool,
) {
    if !given("conditions") {
        deal(content, position, at);
    }
    if !given("person") {
        let here = |person: &u8| position.patients.iter().any(|one| one.person == *person);
        let free = content.persons.iter().copied().find(|person| !here(person));
        position.patients[at].person = free.unwrap_or(0);
    }
    let (phase, dice) = (position.phase, position.dice);
    let patient = &mut position.patients[at];
    if phase != Phase::Setup {
        copy_patterns(patient);
    }
    if !given("wounds") {
        patient.wounds = copied_wounds(content, phase, patient).without(patient.healed);
    }
    if !given("turn/step") {
        patient.turn.step = first_step(phase, patient);
    }
    if !given("turn/dice") {
        patient.turn.dice = dice;
    }
}

/// Where a patient's turn begins.
fn first_step(phase: Phase, patient: &Patient) -> Step {
    match phase {
        Phase::Setup if free_quadrants(patient).next().is_some() => Step::Copy,
        Phase::Setup | Phase::Over => Step::Done,
        _ => Step::First,
    }
}

/// Gives a patient the first cards that nobody has.
fn deal(content: &Content, position: &mut Position, at: usize) {
    for (place, grade) in Grade::DEALT.into_iter().enumerate() {
        let patients = position.patients.iter();
        let here = patients.flat_map(|patient| patient.conditions);
        let is_free = |&card: &u8| here.clone().all(|one| one.card != card);
        let mut deck = content.decks[grade as usize].iter().copied();
        let card = deck.find(is_free).unwrap_or(0);
        let quadrant = None;
        position.patients[at].conditions[place] = Condition { card, quadrant };
    }
}

/// Puts the patterns without a quadrant into the free ones.
fn copy_patterns(patient: &mut Patient) {
    let free: Vec<u8> = free_quadrants(patient).collect();
    let conditions = patient.conditions.iter_mut();
    let loose = conditions.filter(|condition| condition.quadrant.is_none());
    for (condition, quadrant) in loose.zip(free) {
        condition.quadrant = Some(quadrant);
    }
}

/// The wounds of the patterns that have been copied, including bold ones once they are revealed.
fn copied_wounds(content: &Content, phase: Phase, patient: &Patient) -> Squares {
    let mut wounds = Squares::EMPTY;
    for Condition { card, quadrant } in patient.conditions {
        let Some(quadrant) = quadrant.filter(|&quadrant| quadrant < 4) else {
            continue;
        };
        let rules = content.card(card);
        wounds = wounds.or(rules.wounds[usize::from(quadrant)]);
        if phase >= Phase::Er {
            wounds = wounds.or(rules.bold[usize::from(quadrant)]);
        }
    }
    wounds
}
