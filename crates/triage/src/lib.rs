//! After the Disaster: Triage, a solo game by Studio Tectorum: a hospital after an earthquake.
//!
//! Rule ids (R1 to R31) and rulings (A1 to A17) are those of `docs/rules/triage.md`. Where this
//! differs from printed cards: cards that nobody has seen have no order here, so the Event Queue
//! is a number and the card set aside at the start is never decided (A12); a patient's suit and the
//! rank of a Hope card, which no rule looks at, are not kept; beds are alike, so an admission takes
//! the first free one.
//!
//! Read the modules in this order: `content`, `position`, `action`, `setup`, `rules`, `legal`,
//! `audit`, `game`, `tell`, `seen`, `fates`, `advice`, `worth`. It is over in `Phase::Over`. Only
//! this game has `card`, since it is played with two ordinary packs and needs a notation for them.

mod action;
mod advice;
mod audit;
mod card;
mod content;
mod fates;
mod game;
mod legal;
mod position;
mod rules;
mod seen;
mod setup;
mod tell;
#[cfg(feature = "ts")]
mod ts;
pub mod worth;

pub use action::{Action, Cause, Event, Outsider};
pub use card::{Card, KINDS, Rank};
pub use content::{Content, Outside as OutsideVerb, PatientRules};
pub use game::Triage;
pub use position::{
    EventDeck, MAX_BEDS, Outside, Patient, Phase, Position, Saved, Source, Variant,
};
pub use rules::diesel_demand;
pub use seen::Seen;
pub use setup::{ComplicationsCap, Options};
