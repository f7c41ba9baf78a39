//! Aftermath by Jerry Hawthorne, for 1 to 4 players: small rodents, a colony, and a book of
//! adventures.
//!
//! Rule ids (R1 to R65) and rulings (A1 to A60) are those of `docs/rules/aftermath.md`. The
//! Adventure Book and nearly all cards of the published game cannot be obtained; world, cards and
//! book are our own, and all of it is data in the folder `content` (see `content/FORMAT.md`). What
//! this crate adds to the rulebook, or reads in its own way:
//!
//! - A match is one game of a campaign: from the first page to the end of the Colony Phase. Its
//!   options hold the campaign that it continues, by permanent names ([`SavedCampaign`]), and
//!   [`Campaign::after`] is the one that the next game continues.
//! - Seats are characters. One person may play two of them, and a single player must (R8).
//! - Every mission ends (our own rule): the time dial rises by one after some rounds and with every
//!   journey on the travel map, and at its top every round costs the colony (A50).
//! - Sight and ranges go from space to space and not from base to base (A22, A35). A line of sight
//!   leads from the middle of one cell of the map to that of another and stays on the map: a gap
//!   in it blocks sight.
//! - Environments, vehicles with roads, influence cards and all tokens follow small rules of our
//!   own (A31): each is a card or a token with bonuses and scripts. An influence card that was
//!   played leaves play until the book calls for it again.
//! - A question with one answer is not asked.
//! - When the book sends the party on, the rest of the turn's actions is skipped (A41).
//! - An equip action has at most 40 moves of items, so that it ends (A59). Discarded items,
//!   encounters and roads are shuffled when their deck has run out.
//! - Threat cards are placed in the order in which they were drawn, which is random (R33).
//!
//! Read the modules in this order: `content`, `position`, `action`, `setup`, `rules`, `legal`,
//! `audit`, `game`, `tell`, `seen`, `fates`, `advice`, `worth`. Phases wait on a stack,
//! `Position::steps`; so it is `Position::ending` that says that the match is over. Only this game
//! has `id` (a type for each of twenty kinds of numbers), `campaign` and `saved` (what a match
//! leaves to the next, by number and by name) and `story` (the story of a match). Its
//! content is a folder of files, since a book in one file would be too long to edit; so
//! [`Content::read`] takes files and finds all their flaws.

mod action;
mod advice;
mod audit;
mod campaign;
mod content;
mod fates;
mod game;
mod id;
mod legal;
mod position;
mod rules;
mod saved;
mod seen;
mod setup;
mod story;
mod tell;
mod worth;

pub use action::{Action, Event, Passing, Stack};
pub use campaign::{Campaign, Chest, Known};
pub use content::{
    Attribute, Code, Colour, Cond, Condition, Content, Dial, EnemyActionRules, EnemyRules, File,
    FlagOf, Found, Gain, Line, Map, Measure, Place, Plan, Situation, Slot, Way, Who, Written,
};
pub use game::Aftermath;
pub use id::{
    Ability, At, Card, Character, Encounter, Enemy, Entry, Environment, Flag, Item, Keyword,
    Location, Mission, Numbered, Page, Road, Scavenge, Space, Status, Token, Vehicle,
};
pub use position::{
    Ending, Find, Foe, Goal, Hero, Laid, Leaving, MissionStatus, Phase, Position, Ride, Roach,
    Scene, Spot, Task, Test, Walk, Worn,
};
pub use rules::Rolls;
pub use saved::{SavedBox, SavedCampaign, SavedCards};
pub use seen::{BoardView, Exit, ExitView, MissionView, Preview, Seen, TaskView, TestView};
pub use setup::Options;
pub use story::Story;
