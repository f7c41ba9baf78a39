//! What can be chosen, and what can be seen to happen.

mod event;

use serde::{Deserialize, Serialize};

use crate::id::{Ability, Card, Item, Location, Space, Status, Token};

pub use event::{Event, Passing, Stack};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Discard an action card.
    Discard(Card),
    /// Draw up to a full hand (R30).
    Draw,
    /// Move, with this card first (R39).
    Move(Card),
    /// Talk to this enemy (R40).
    Communicate(u8),
    /// Recover from this status (R41).
    Recover(Status),
    /// Look for what a token of this pile hides (R42).
    Scavenge(u8),
    /// Activate this ability (R43).
    Activate(Ability),
    /// Give a card to another player (R44).
    Encourage {
        /// Which.
        card: Card,
        /// To whom.
        to: u8,
    },
    /// Equip or trade, for this card (R45).
    Equip(Card),
    /// Attack this enemy in one's space (R47).
    Melee(u8),
    /// Attack this enemy from a distance (R48).
    Ranged {
        /// Which, by its place on the track.
        foe: u8,
        /// Where.
        space: Space,
    },
    /// Contribute this card to the group task (R38).
    Contribute(Card),
    /// Use an item.
    Use {
        /// Which.
        item: Item,
        /// How, by its place on the card.
        way: u8,
    },
    /// Do something with a token, for an action card.
    Handle {
        /// Which kind.
        token: Token,
        /// Where.
        space: Space,
    },
    /// Read again what is here (A15).
    Read,
    /// Leave the page by this exit (R29).
    Exit(u8),
    /// Nothing more in this turn.
    EndTurn,
    /// Play a card: into a test, a move, an ability.
    Play(Card),
    /// Roll.
    Roll,
    /// Do not test, do not defend.
    Decline,
    /// To this space.
    Go(Space),
    /// No further.
    Stop,
    /// This way, by its place in the choice.
    Choose(u8),
    /// This character.
    Pick(u8),
    /// Hit this enemy there.
    Hit {
        /// Which, by its place on the track.
        foe: u8,
        /// Where.
        space: Space,
    },
    /// Equip this item.
    Wear(Item),
    /// Equip this item from the backpack in place of another one, which goes into the backpack.
    Swap {
        /// To be equipped.
        item: Item,
        /// To the backpack.
        out: Item,
    },
    /// Put this item into the backpack.
    Store(Item),
    /// Give this item to somebody here.
    Give {
        /// Which.
        item: Item,
        /// To whom.
        to: u8,
    },
    /// Take this item from somebody here.
    Take {
        /// Which.
        item: Item,
        /// From whom.
        from: u8,
    },
    /// Swap items with somebody here where neither could take one first (A56).
    Trade {
        /// Given away.
        item: Item,
        /// With whom.
        with: u8,
        /// Taken for it.
        take: Item,
    },
    /// Put a battery onto this item (R56).
    Battery(Item),
    /// Discard this item for scrap (R55).
    Scrap(Item),
    /// This item breaks.
    Break(Item),
    /// Nest (R57).
    Nest,
    /// Eat, and lose a wound (R57).
    Eat,
    /// Repair this item (R57).
    Repair(Item),
    /// Rather not.
    Pass,
    /// Travel there (R14).
    Travel(Location),
    /// Begin a new campaign (A48).
    NewCampaign,
    /// Go on with infinite lives (A48).
    InfiniteLives,
}
