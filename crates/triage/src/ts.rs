//! How the client sees types that the kernel serializes in a form of their own.

use ts_rs::TS;

use crate::card::Card;

/// The Event Deck: known cards on top and at the bottom, between them how many of each are left.
#[derive(TS)]
#[expect(dead_code, reason = "only its type is used")]
pub struct EventDeck {
    /// Known cards, the next one first.
    top: Vec<Card>,
    /// How many of each are undecided, those set aside among them.
    #[ts(type = "Record<Card, number>")]
    unseen: (),
    /// Known cards, the last one last.
    bottom: Vec<Card>,
    /// How many of the undecided cards are out of the game.
    set_aside: u8,
}
