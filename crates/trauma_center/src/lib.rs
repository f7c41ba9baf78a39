//! Trauma Center, a cooperative roll and write for 1 to 4 players: doctors after a disaster, a
//! sheet of paper for each patient.
//!
//! Rule ids (R1 to R37) and rulings (A1 to A35) are those of `docs/rules/trauma-center.md`. The
//! printed sheets and cards cannot be obtained, so what is on them is our own (A1 to A7). Where
//! this differs from pen and paper: dice lie in ascending order; who has a column to check is
//! asked once more before Health is counted, and after the last round that is the last time, since
//! later is never better (A13); and the backs of cards can be known, as they can by anybody who has
//! played before.
//!
//! Read the modules in this order: `content`, `position`, `action`, `setup`, `rules`, `legal`,
//! `audit`, `game`, `tell`, `seen`, `fates`, `advice`, `worth`. It is over in `Phase::Over`. What
//! is being asked within a phase is a `Step` of each patient, since all players decide at the same
//! time (R9).

mod action;
mod advice;
mod audit;
mod content;
mod fates;
mod game;
mod legal;
mod position;
mod rules;
mod seen;
mod setup;
mod tell;
mod worth;

pub use action::{Action, Bill, Event, Remedy, Whom};
pub use content::{CardRules, Complication, Content, Grade, Slot, Written};
pub use game::TraumaCenter;
pub use legal::{Crossing, Legal, bandage_places, checkable, free_quadrants, tetromino_places};
pub use position::{
    Area, CONDITIONS, Condition, DICE, MAX_BANDAGES, MAX_PLAYERS, Marks, Meter, Patient, Phase,
    Piece, Position, ROUNDS, Square, Squares, Step, Turn,
};
pub use rules::dice::{lying, tetromino_die, usable, worth};
pub use rules::sheet::{
    Cost, bandaged, bill, blank_rows, bold_wounds, capacity, complication, cost, covered,
    critical_quadrant, empty_squares, is_filled, open_columns, rows, uncovered,
};
pub use rules::{DRAWS, points};
pub use seen::{Deed, Seen, SeenAction, SeenDie, SeenPatient, SeenPattern, SeenRow};
pub use setup::Options;
pub use worth::Weights;
