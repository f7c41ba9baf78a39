//! What is being asked, and what lies ahead.

use serde::{Deserialize, Serialize};

use crate::content::{Attributes, Colour};
use crate::id::{Ability, At, Card, Item, Space, Status};

/// What lies ahead: most phases run by themselves, some ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// A turn begins (R30).
    #[default]
    BeginTurn,
    /// A script goes on.
    Run {
        /// Where.
        at: At,
        /// Who "you" is.
        who: u8,
    },
    /// Asks: discard kept cards, then draw (R30).
    Draw,
    /// The calamity card was drawn and lies revealed until it is resolved (R31).
    Calamity(Card),
    /// Drawn threat cards come onto the track (R33).
    PlaceThreat,
    /// Asks: actions (R34).
    Actions,
    /// Check Threat (R35).
    CheckThreat,
    /// After the threat entry no threat card is left (A10).
    ClearThreat,
    /// This many threat cards come now that the track has been cleared (A60).
    AddThreat(u8),
    /// The entry of an objective was read: its token goes (R27).
    ObjectiveRead,
    /// The next enemy acts (R50).
    EnemyTurn,
    /// Asks if there is a choice: an enemy moves.
    EnemyMoves {
        /// Its threat value.
        threat: u8,
        /// Spaces that it can still move.
        left: u8,
    },
    /// Asks if there is a choice: an enemy attacks (R50).
    EnemyAttacks {
        /// Its threat value.
        threat: u8,
        /// Characters that were attacked already, a bit each.
        done: u8,
    },
    /// The next roach acts (A45).
    Roaches(u8),
    /// An enemy has acted by a threat card of this value, which is discarded now (R50).
    Acted(u8),
    /// The turn ends: what lasts until then.
    EndTurn,
    /// Asks: nest (R57)?
    Nest,
    /// Asks: eat (R57)?
    Eat(u8),
    /// Steps 2 to 4 of nesting.
    Rest,
    /// Asks: repair (R57)?
    Repair,
    /// Asks: who gets the repaired item?
    Assign(Item),
    /// Step 6 of nesting.
    Rise,
    /// The turn is over.
    Next,
    /// Asks: a skill test (R36).
    Test(Test),
    /// Asks: a character moves (R39).
    Move(Walk),
    /// Asks: one of several ways.
    Choice {
        /// The instruction.
        at: At,
        /// Who "you" is.
        who: u8,
    },
    /// Asks: which character?
    One {
        /// The instruction.
        at: At,
        /// Who "you" is.
        who: u8,
    },
    /// Asks: discard this many action cards.
    Discard {
        /// Who.
        seat: u8,
        /// How many.
        left: u8,
    },
    /// Asks: what becomes of a new item (R55)?
    Keep {
        /// Who.
        seat: u8,
        /// Which.
        item: Item,
    },
    /// Asks: equip or store it (R45).
    Receive {
        /// Who.
        seat: u8,
        /// Which.
        item: Item,
    },
    /// Asks: moving items (R45).
    Equip,
    /// Asks: white cards for an ability (R43).
    Activate {
        /// Which.
        ability: Ability,
        /// What was played.
        paid: u8,
    },
    /// Asks: which enemy is hit?
    HitEnemy {
        /// By whom.
        seat: u8,
        /// How far.
        range: u8,
        /// How many wounds.
        wounds: u8,
    },
    /// Asks: which item breaks?
    Break(u8),
    /// Asks: where does a character return (R54)?
    Return(u8),
    /// Asks: where to (R14)?
    Travel,
    /// The next road card.
    Road,
    /// Asks: a new campaign, or infinite lives (A48)?
    Lost,
}

/// A character on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// Who.
    pub seat: u8,
    /// Points that are left; below 0 until the cards make up for what hinders the move.
    pub points: i8,
    /// Cards that were played.
    pub cards: u8,
    /// The colour of all cards that were played, if they have one (A16).
    pub colour: Option<Colour>,
    /// Steps were taken: no more cards can be played.
    pub walked: bool,
    /// Not by cards: every line costs 1.
    pub free: bool,
}

/// A skill test (R36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// Who.
    pub seat: u8,
    /// What for.
    pub goal: Goal,
    /// Attributes, any of which the first card must show.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[serde(with = "as_bits")]
    pub attributes: Attributes,
    /// What must be reached.
    pub difficulty: u8,
    /// The black die is added to that.
    pub opposed: bool,
    /// The first card.
    pub first: Option<Card>,
    /// The cards so far.
    pub sum: u8,
}

/// Attributes as a number, a bit each: binary formats do not know words for them.
mod as_bits {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::content::Attributes;

    pub fn serialize<S: Serializer>(
        attributes: &Attributes,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(attributes.0)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Attributes, D::Error> {
        u8::deserialize(deserializer).map(|bits| Attributes(bits & Attributes::ANY.0))
    }
}

/// What a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// A scavenge token of this pile (R42).
    Scavenge(u8),
    /// Talking to this enemy (R40).
    Communicate(u8),
    /// Attacking this enemy here (R47).
    Melee(u8),
    /// Attacking this enemy there (R48).
    Ranged {
        /// Which, by its place on the track.
        foe: u8,
        /// Where.
        space: Space,
    },
    /// Getting rid of this status (R41).
    Recover(Status),
    /// What a script asks.
    Script {
        /// Goes on here.
        success: At,
        /// Or here.
        failure: At,
    },
    /// Defending (R50).
    Defend {
        /// Wounds, if not.
        wounds: u8,
        /// They are toxic.
        toxic: bool,
        /// What else comes of a hit.
        hit: At,
        /// What comes of a miss.
        miss: At,
    },
}

impl Phase {
    /// The item that somebody is about to get.
    pub fn item(&self) -> Option<Item> {
        match *self {
            Self::Keep { item, .. } | Self::Receive { item, .. } | Self::Assign(item) => Some(item),
            _ => None,
        }
    }
}
