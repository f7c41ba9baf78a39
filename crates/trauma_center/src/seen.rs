//! What boards are handed besides the position, because it takes the rules to know it.

use redtag_kernel::Seat;
use serde::Serialize;

use crate::action::{Action, Bill};
use crate::content::Slot;
use crate::game::TraumaCenter;
use crate::position::{Area, Condition, Meter, Patient, Phase, Position, ROUNDS, Square, Step};
use crate::rules::dice::{counts, next_slot, picked, usable, worth};
use crate::rules::sheet::{Cost, bill, bold_wounds, complication, cost, critical_area};
use crate::rules::sheet::{open_columns, rows};

/// What a board is handed besides the position: how the rules see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// The phases that are played in rounds, in order (R2).
    pub phases: Vec<Phase>,
    /// Rounds in each of them.
    pub rounds: u8,
    /// What a completed column that is not checked is worth at the end (R36, A27).
    pub column: u8,
    /// Where the quadrants of the Body are (R3).
    pub quadrants: [Area; 4],
    /// The patients, in the order of the position.
    pub patients: Vec<SeenPatient>,
}

/// What can be read off a Patient sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPatient {
    /// Who treats this patient now (R7).
    pub seat: Seat,
    /// Squares with a bold wound that is there (R18).
    pub bold: Vec<Square>,
    /// The quadrant of the Critical card, once its rule is in force (R24).
    pub critical: Option<Area>,
    /// The pattern that is copied next, if there is one.
    pub next: Option<SeenPattern>,
    /// Completed columns that are not checked (R11).
    pub columns: Vec<u8>,
    /// The rows of the Health box, from the top (A31).
    pub health: Vec<SeenRow>,
    /// The rows of the Strain box, from the top (A31).
    pub strain: Vec<SeenRow>,
    /// The dice of this patient, in the order of the turn.
    pub dice: Vec<SeenDie>,
    /// The two actions of the phase; none outside the rounds.
    pub actions: Vec<SeenAction>,
    /// What the patient is worth, once it is over (R36).
    pub bill: Option<Bill>,
    /// The same, added up.
    pub points: Option<i16>,
}

/// A pattern to be copied (R6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPattern {
    /// The number of its card.
    pub card: u8,
    /// The wounds that it would bring to each quadrant.
    pub wounds: [Vec<Square>; 4],
}

/// A row of a box (A31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenRow {
    /// Marked squares, from the left.
    pub marks: u8,
    /// Crossed out.
    pub crossed: bool,
    /// What it is worth at the end as it is (R36).
    pub points: u8,
}

/// A die of a patient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenDie {
    /// What it shows.
    pub value: u8,
    /// The action that it was picked for.
    pub slot: Option<Slot>,
    /// Whether it can be used for that action, or for the next one that is picked for (R29).
    pub usable: bool,
    /// What it counts for that action (R29).
    pub worth: u8,
}

/// An action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenAction {
    /// The first or the second.
    pub slot: Slot,
    /// What is done.
    pub what: Deed,
    /// The die that was picked for it; 0 before that.
    pub die: u8,
    /// What this die counts: 1 if it cannot be used (R29); 0 before one is picked.
    pub worth: u8,
    /// One side of the bandage; the other is what the die counts (R13, R19, R25).
    pub side: Option<u8>,
    /// What is reduced (R14).
    pub reduces: Option<Meter>,
    /// It is being done now.
    pub now: bool,
}

/// What an action of a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Draw a bandage (R13, R19, R25).
    Bandage,
    /// Stabilize Wounds or Strain (R14, R20).
    Stabilize,
    /// Heal Wounds (R26, R32).
    Heal,
}

impl TraumaCenter {
    /// What boards show besides the position.
    pub fn seen(&self, position: &Position) -> Seen {
        let patients = 0..position.patients.len();
        Seen {
            phases: vec![Phase::Emt, Phase::Er, Phase::Prep, Phase::Surgeon],
            rounds: ROUNDS,
            column: 1,
            quadrants: [0, 1, 2, 3].map(|quadrant| self.content.quadrant(quadrant)),
            patients: patients.map(|at| self.seen_patient(position, at)).collect(),
        }
    }

    fn seen_patient(&self, position: &Position, at: usize) -> SeenPatient {
        let (content, phase) = (&self.content, position.phase);
        let patient = &position.patients[at];
        let bold = bold_wounds(content, phase, patient);
        let critical = complication(content, phase, patient);
        let bill = (phase == Phase::Over).then(|| bill(content, patient));
        SeenPatient {
            seat: position.seat_of(at),
            bold: bold.iter().collect(),
            critical: critical.map(|_| critical_area(content, patient)),
            next: self.next_pattern(patient),
            columns: open_columns(content, patient).collect(),
            health: self.seen_rows(patient, Meter::Health),
            strain: self.seen_rows(patient, Meter::Strain),
            dice: self.seen_dice(phase, patient),
            actions: self.seen_actions(phase, patient),
            bill,
            points: bill.map(Bill::points),
        }
    }

    fn next_pattern(&self, patient: &Patient) -> Option<SeenPattern> {
        let mut conditions = patient.conditions.iter();
        let &Condition { card, .. } = conditions.find(|one| one.quadrant.is_none())?;
        let wounds = self.content.card(card).wounds;
        let wounds = wounds.map(|squares| squares.iter().collect());
        (card > 0).then_some(SeenPattern { card, wounds })
    }

    fn seen_rows(&self, patient: &Patient, meter: Meter) -> Vec<SeenRow> {
        let size = self.content.row;
        let (all, marks) = (rows(&self.content, meter), patient.meter(meter));
        let row = |row: u8| {
            let here = marks.marks.saturating_sub(row * size).min(size);
            let crossed = row >= all.saturating_sub(marks.crossed);
            SeenRow {
                marks: here,
                crossed,
                points: u8::from(here == 0 && !crossed),
            }
        };
        (0..all).map(row).collect()
    }

    fn seen_dice(&self, phase: Phase, patient: &Patient) -> Vec<SeenDie> {
        let mut free = vec![Slot::First, Slot::Second];
        let next = next_slot(patient);
        let die = |value: u8| {
            let at = free.iter().position(|&slot| picked(patient, slot) == value);
            let slot = at.map(|at| free.remove(at));
            let serves = slot.unwrap_or(next);
            SeenDie {
                value,
                slot,
                usable: usable(&self.content, phase, patient, value, serves),
                worth: counts(&self.content, phase, patient, value, serves),
            }
        };
        let dice = patient.turn.dice.into_iter().filter(|&value| value > 0);
        dice.map(die).collect()
    }

    fn seen_actions(&self, phase: Phase, patient: &Patient) -> Vec<SeenAction> {
        let deeds = match phase {
            Phase::Setup | Phase::Over => return Vec::new(),
            Phase::Emt | Phase::Er => [Deed::Bandage, Deed::Stabilize],
            Phase::Prep => [Deed::Bandage, Deed::Heal],
            Phase::Surgeon => [Deed::Heal, Deed::Heal],
        };
        let slots = [Slot::First, Slot::Second].into_iter();
        let actions = slots.zip(deeds);
        actions
            .map(|(slot, what)| self.seen_action(phase, patient, slot, what))
            .collect()
    }

    fn seen_action(&self, phase: Phase, patient: &Patient, slot: Slot, what: Deed) -> SeenAction {
        let turn = &patient.turn;
        let die = picked(patient, slot);
        let doing = !matches!(turn.step, Step::Finish | Step::Done);
        SeenAction {
            slot,
            what,
            die,
            worth: match die {
                0 => 0,
                _ => worth(&self.content, phase, patient, slot),
            },
            side: (what == Deed::Bandage).then(|| self.content.side(phase)),
            reduces: turn.stabilized.filter(|_| what == Deed::Stabilize),
            now: doing && turn.action == slot as u8 + 1,
        }
    }

    /// What the round would cost the patient of this seat after an action, as far as it is decided
    /// then; nothing if the action is not possible, or outside the rounds. With a bandage, that is
    /// before anything is stabilized.
    pub fn preview(&self, position: &Position, seat: Seat, action: Action) -> Option<Cost> {
        if !position.phase.is_played() || self.legal(position, seat).may(action).is_err() {
            return None;
        }
        let at = position.patient_of(seat);
        let mut after = *position;
        self.silently(&mut after, |rules| rules.choose(at, action));
        Some(cost(&self.content, after.phase, &after.patients[at]))
    }
}
