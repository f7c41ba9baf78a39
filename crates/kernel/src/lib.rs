//! The kernel: what every game is built on.
//!
//! Six ideas carry it: an undrawn card is undecided ([`deck`]), chance is an argument ([`chance`]),
//! the journal is the game ([`journal`], [`play`]), one small choice at a time and no client knows
//! a rule ([`game`]), and all words in one place ([`words`]). [`odds`] asks exact questions of a
//! position, and `laws` (with the feature of that name) holds every game to what all of them
//! promise.

pub mod campaign;
pub mod chance;
pub mod content;
pub mod deck;
pub mod fair;
pub mod game;
pub mod journal;
#[cfg(feature = "laws")]
pub mod laws;
pub mod network;
pub mod odds;
pub mod play;
mod read;
pub mod school;
pub mod words;

pub use campaign::{Campaign, Missions};
pub use chance::{Chance, Fast, Keyed, Question, Recorder, Scripted, Seeded};
pub use deck::{Bag, Deck, Kind, List, Set};
pub use game::{Flaw, Frames, Game, Illegal, Listener, May, Refusal, Seat, Seats, Strategy, Turn};
pub use journal::Player;
pub use play::{Match, PlayError};
pub use words::{Tell, Text, Words};
