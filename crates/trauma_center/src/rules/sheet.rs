//! Questions about one Patient sheet.

use serde::Serialize;

use crate::action::Bill;
use crate::content::{Complication, Content, Slot};
use crate::position::{Area, Meter, Patient, Phase, Piece, Squares};
use crate::rules::dice::worth;

/// What a round costs a patient.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cost {
    /// Squares of the Health box to be marked.
    pub health: u8,
    /// Squares of the Strain box to be marked.
    pub strain: u8,
}

/// The rule of the Critical card, once it is turned over (R24).
#[inline]
pub fn complication(content: &Content, phase: Phase, patient: &Patient) -> Option<Complication> {
    if phase.is_critical() {
        content.card(critical(patient).0).rule
    } else {
        None
    }
}

/// The Critical card and its quadrant.
#[inline]
fn critical(patient: &Patient) -> (u8, u8) {
    let condition = patient.conditions[patient.conditions.len() - 1];
    (condition.card, condition.quadrant.unwrap_or(0))
}

/// The quadrant of the Critical card.
#[inline]
pub fn critical_area(content: &Content, patient: &Patient) -> Area {
    content.quadrant(critical(patient).1)
}

/// The squares of the quadrant of the Critical card.
#[inline]
pub fn critical_quadrant(content: &Content, patient: &Patient) -> Squares {
    content.quadrants[usize::from(critical(patient).1 % 4)]
}

/// The bold wounds of this patient's cards, from the ER on (R18, A21).
pub fn bold_wounds(content: &Content, phase: Phase, patient: &Patient) -> Squares {
    if phase < Phase::Er {
        return Squares::EMPTY;
    }
    let conditions = patient.conditions.iter();
    let bold = conditions.filter_map(|one| {
        let quadrants = content.card(one.card).bold;
        quadrants.get(usize::from(one.quadrant?)).copied()
    });
    bold.fold(Squares::EMPTY, Squares::or).and(patient.wounds)
}

/// The squares under a bandage, and those under more than one.
#[inline]
pub fn covered(content: &Content, patient: &Patient) -> (Squares, Squares) {
    let (mut once, mut twice) = (Squares::EMPTY, Squares::EMPTY);
    for &area in patient.bandages.as_slice() {
        let squares = content.squares(area);
        twice = twice.or(once.and(squares));
        once = once.or(squares);
    }
    (once, twice)
}

/// Bandaged wounds: those that can be healed by Heal Wounds (R26, R32).
#[inline]
pub fn bandaged(content: &Content, patient: &Patient) -> Squares {
    patient.wounds.and(covered(content, patient).0)
}

/// Wounds under no bandage (R15).
#[inline]
pub fn uncovered(content: &Content, patient: &Patient) -> Squares {
    patient.wounds.without(covered(content, patient).0)
}

/// Squares of a bandage without a mark: never wounded, whether bandaged before or not (R16, A10).
#[inline]
pub fn empty_squares(content: &Content, patient: &Patient, area: Area) -> Squares {
    content
        .squares(area)
        .without(patient.wounds.or(patient.healed))
}

/// Is a column of the Diagnosis box complete (R11)?
#[inline]
pub fn is_complete(content: &Content, patient: &Patient, column: u8) -> bool {
    let squares = content.diagnosis_column(column);
    squares.without(patient.diagnosis).is_empty()
}

/// Completed columns of the Diagnosis box that are not checked (R11).
#[inline]
pub fn open_columns<'a>(
    content: &'a Content,
    patient: &Patient,
) -> impl Iterator<Item = u8> + use<'a> {
    let (filled, checked) = (patient.diagnosis, patient.checked);
    let complete = move |&column: &u8| content.diagnosis_column(column).without(filled).is_empty();
    (0..content.columns)
        .filter(complete)
        .filter(move |&column| !checked.contains(column))
}

/// What this round costs a patient as things stand: uncovered wounds and the empty squares of this
/// round's bandage, less what is stabilized in this round (R15, R16, R21, R27, R35, A26).
#[inline]
pub fn cost(content: &Content, phase: Phase, patient: &Patient) -> Cost {
    let rule = complication(content, phase, patient);
    let uncovered = uncovered(content, patient);
    let mut health = uncovered.len() as u8;
    let mut strain = 0;
    if let Some(area) = patient.bandage() {
        strain = empty_squares(content, patient, area).len() as u8;
        if let Some(Complication::Strain(more)) = rule {
            strain += more;
        }
    }
    match rule {
        Some(Complication::Bleeding) => {
            health += uncovered.and(critical_quadrant(content, patient)).len() as u8;
        }
        Some(Complication::Health(more)) => health += more,
        _ => {}
    }
    let by = worth(content, phase, patient, Slot::Second);
    match patient.turn.stabilized {
        Some(Meter::Health) => health = health.saturating_sub(by),
        Some(Meter::Strain) => strain = strain.saturating_sub(by),
        None => {}
    }
    Cost { health, strain }
}

/// How many rows a box has.
#[inline]
pub fn rows(content: &Content, meter: Meter) -> u8 {
    match meter {
        Meter::Health => content.health_rows,
        Meter::Strain => content.strain_rows,
    }
}

/// Rows of a box without a mark that are not crossed out (A31).
#[inline]
pub fn blank_rows(content: &Content, patient: &Patient, meter: Meter) -> u8 {
    let box_ = patient.meter(meter);
    let used = box_
        .marks
        .div_ceil(content.row)
        .saturating_add(box_.crossed);
    rows(content, meter).saturating_sub(used)
}

/// The squares of a box that can be marked: those above the crossed-out rows (A31).
#[inline]
pub fn capacity(content: &Content, patient: &Patient, meter: Meter) -> u8 {
    rows(content, meter)
        .saturating_sub(patient.meter(meter).crossed)
        .saturating_mul(content.row)
}

/// Was a box filled? Never one with crossed-out rows (R36, A18).
#[inline]
pub fn is_filled(content: &Content, patient: &Patient, meter: Meter) -> bool {
    patient.meter(meter).marks >= rows(content, meter) * content.row
}

/// What a patient is worth as things stand: 1 point for each unchecked column (A27), and a filled
/// box is paid for once (R36, A17).
pub fn bill(content: &Content, patient: &Patient) -> Bill {
    let filled = Meter::ALL
        .into_iter()
        .any(|meter| is_filled(content, patient, meter));
    Bill {
        columns: open_columns(content, patient).count() as u8,
        health_rows: blank_rows(content, patient, Meter::Health),
        strain_rows: blank_rows(content, patient, Meter::Strain),
        wounds: patient.wounds.len() as u8,
        filled: if filled { content.filled } else { 0 },
    }
}

/// The squares of a tetromino.
#[inline]
pub fn squares_of(piece: Piece) -> Squares {
    piece.into_iter().collect()
}
