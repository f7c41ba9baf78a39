//! Das Katastrophenspiel by Kai Herbertz, for 2 to 5 players: heroes, vehicles and equipment
//! against catastrophes on six continents.
//!
//! Rule ids (R1 to R21) and rulings (A1 to A27) are those of `docs/rules/katastrophenspiel.md`.
//! Where this differs from printed cards: cards that nobody has seen have no order here; a card
//! without a slash and without a die gives its symbols as soon as it is played in a mission; a
//! mission ends by itself when nothing is missing, or when nothing is left to try.
//!
//! Read the modules in this order: `content`, `position`, `action`, `setup`, `rules`, `legal`,
//! `audit`, `game`, `tell`, `seen`, `fates`, `advice`, `worth`. It is over in `Phase::Over`.

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
pub mod worth;

pub use action::{Action, Decider, Event, Side};
pub use content::{CardKind, CardRules, Content, STACK_NAMES, STACK_VALUES, Symbols, Written};
pub use game::Katastrophenspiel;
pub use position::{
    Ability, CATASTROPHE_ROW, Card, Cards, Colour, Mission, PURCHASE_ROW, Phase, Player, Position,
    Region, STACKS, Turn,
};
pub use rules::{decider, dispatcher, hero_limit, heroes, vehicle, winner};
pub use seen::{Seen, StackSeen, Tip};
pub use setup::{HeroLimit, Options};
