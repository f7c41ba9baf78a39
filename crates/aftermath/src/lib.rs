//! Aftermath by Jerry Hawthorne, for 1 to 4 players: small rodents, a colony, and a book of adventures.

mod content;
mod id;

pub use content::*;
pub use id::*;
