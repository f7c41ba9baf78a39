//! What lies in front of the players: plain data.

use std::num::NonZeroU8;

use redtag_kernel::{Bag, Deck, Kind, List, Set};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MAX_PLAYERS: usize = 3;
/// How many kinds of card there can be; the first four are the zombie cards.
pub const KINDS: usize = 48;
/// Kinds of zombie card: with one, two, three and four zombies.
pub const ZOMBIE_KINDS: usize = 4;
/// The most cards in a hand, and the most zombie cards that attack one player.
pub const MAX_HAND: usize = 8;
/// The most known cards on top of an area deck, and at its bottom.
pub const MAX_KNOWN: usize = 8;
/// The most ammo of one player.
pub const MAX_AMMO: usize = 48;
/// The most pending steps of one player.
pub const MAX_STEPS: usize = 16;
/// Where the saved marker stays (A24).
pub const MAX_SAVED: u8 = 20;

/// A kind of card, by its number in the content. Numbers 1 to 4 are zombie cards with this many
/// zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match NonZeroU8::new(number) {
            Some(card) if usize::from(number) <= KINDS => Ok(Self(card)),
            _ => Err(format!("no card has the number {number}")),
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number()
    }
}

impl Card {
    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Is it a zombie card?
    #[inline]
    pub const fn is_zombie(self) -> bool {
        self.0.get() <= ZOMBIE_KINDS as u8
    }
}

impl Default for Card {
    fn default() -> Self {
        Self(NonZeroU8::MIN)
    }
}

impl Kind for Card {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(NonZeroU8::new(index as u8 + 1).unwrap_or(NonZeroU8::MIN))
    }
}

/// Cards without an order.
pub type Cards = Bag<Card, KINDS>;
/// An area deck: what Food put on top or underneath is known, the rest is not.
pub type AreaDeck = Deck<Card, KINDS, MAX_KNOWN, MAX_KNOWN>;

/// Everything that lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// The mission, by its place in the content.
    pub mission: u8,
    /// The number in the first condition of the goal (A2).
    pub goal: u8,
    /// Whose zombies count for "no zombies in play" (A20).
    pub calm: Calm,
    /// The players.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub players: List<Player, MAX_PLAYERS>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All players fulfilled the goal at the end of a turn (R32).
    Won,
    /// This player died (R33).
    Died(u8),
    /// This failure of the mission came about, by its place in the list (R33).
    Failed(u8),
    /// The last turn that is played went by; the mission is neither won nor lost (A40).
    OutOfTime,
}

/// Whose zombies count for "no zombies in play" (A20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Calm {
    /// Those of the player who uses the card.
    #[default]
    Own,
    /// Those of any player.
    Anybody,
}

/// A player: character board, deck and play area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The character, by its place in the content.
    pub character: u8,
    /// The wave number; an easier game may begin below 0 (A25).
    pub wave: i16,
    /// Where the saved marker stands.
    pub saved: u8,
    /// How many zombies of this player were killed, no matter by whom; removing does not count
    /// (R21).
    pub killed: u8,
    /// The wound spots.
    pub wounds: Wounds,
    /// How many wounds are prevented for the rest of the turn.
    pub prevention: u8,
    /// Has said that nothing more is to be done in this turn.
    pub done: bool,
    /// Has called the others back in this turn.
    pub called: bool,
    /// The draw deck, face down.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub draw: Cards,
    /// The hand.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub hand: Cards,
    /// The discard pile.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub discard: Cards,
    /// The area deck, face down.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "{ top: Card[], unseen: Record<string, number>, bottom: Card[], set_aside: \
                    number }"
        )
    )]
    pub area: AreaDeck,
    /// Scouted cards.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub scouted: Cards,
    /// Cards in play that are not prepared.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub sideways: Cards,
    /// Prepared cards in play; a zombie card among them was cured and is a Survivor (A14).
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub prepared: Cards,
    /// Destroyed cards.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub destroyed: Cards,
    /// Cards under weapons, in the order of their numbers.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ammo>"))]
    pub ammo: List<Ammo, MAX_AMMO>,
    /// The zombie pile: how many cards with one, two, three and four zombies.
    pub pile: [u8; ZOMBIE_KINDS],
    /// Attacking zombie cards, the smallest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Zombies>"))]
    pub attacking: List<Zombies, MAX_HAND>,
    /// Cards whose use of this turn is gone.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub used: Set<Card>,
    /// Cards that were saved at least once.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub rescued: Set<Card>,
    /// What this player is in the middle of, the next step first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Phase>"))]
    pub steps: List<Phase, MAX_STEPS>,
}

/// A card under a weapon.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ammo {
    /// The weapon.
    pub under: Card,
    /// The card that is its ammo.
    pub card: Card,
}

/// An attacking zombie card: its zombies are treated separately (R19).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Zombies {
    /// How many zombies are printed on it.
    pub printed: u8,
    /// How many are left.
    pub left: u8,
    /// At least one of them was discarded, so the card will be (R20).
    #[serde(default)]
    pub discarded: bool,
}

/// The wound markers of a player: three spots, however many markers the box has (A27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Wounds {
    /// One weapon less (R24).
    pub arm: bool,
    /// No running (R25).
    pub leg: bool,
    /// Dead (R23).
    pub brain: bool,
}

/// A place for a wound marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The arm.
    #[default]
    Arm,
    /// The leg.
    Leg,
    /// The brain.
    Brain,
}

impl Spot {
    /// The brain last.
    pub const ALL: [Self; 3] = [Self::Arm, Self::Leg, Self::Brain];
}

/// A step that a player still has to take, in the middle of an action or of the draw phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Draw the cards of the turn.
    #[default]
    Draw,
    /// Shuffle the discard pile under the rest of the draw deck, then draw (R9).
    ShuffleAndDraw,
    /// Destroy this many cards of the discard pile (R10).
    Thin(u8),
    /// Discard this many cards from the hand, as payment.
    Pay(u8),
    /// Put this many cards from the hand under a weapon.
    Load {
        /// The weapon.
        weapon: Card,
        /// How many.
        left: u8,
    },
    /// Put any number of cards from the hand under a weapon.
    LoadAny(Card),
    /// Discard this much ammo of a weapon.
    Spend {
        /// The weapon.
        weapon: Card,
        /// How much.
        left: u8,
    },
    /// A card leaves play as the price of its use.
    Leave {
        /// The card.
        card: Card,
        /// Where to.
        to: Exit,
    },
    /// A scouted card that was paid for comes into play.
    Retrieve(Card),
    /// A card that was paid for is turned upright.
    Prepare(Card),
    /// Too many prepared weapons: one is destroyed (R29).
    SpareWeapon,
    /// Too many prepared vehicles: one is destroyed (R30).
    SpareVehicle,
    /// Zombies or zombie cards are to be killed, discarded or removed.
    Hit(Hit),
    /// Wounds are to be healed.
    Heal {
        /// By this card.
        by: Card,
        /// How many.
        left: u8,
        /// Whose.
        whose: Option<u8>,
        /// May it end here?
        may_stop: bool,
    },
    /// This many wounds are prevented.
    Prevent(u8),
    /// This many cards are scouted for free.
    Scout {
        /// How many.
        left: u8,
        /// May it be declined?
        may_stop: bool,
    },
    /// This many scouted cards are retrieved for free.
    RetrieveFree {
        /// How many.
        left: u8,
        /// May it end here?
        may_stop: bool,
    },
    /// Any number of cards of these types are prepared for free.
    PrepareFree {
        /// Which types.
        of: Types,
        /// May it end here?
        may_stop: bool,
    },
    /// Destroyed cards of these types come back; which?
    Recover {
        /// Which types.
        of: Types,
        /// May it be declined?
        may_stop: bool,
    },
    /// Which prepared Survivors are saved? This many have been chosen, counting for this many.
    Save {
        /// How many people the chosen ones count for.
        chosen: u8,
    },
    /// For this many saved Survivors, count them or take a card each (R31).
    Reward(u8),
    /// An attacking zombie is cured (A14).
    Cure,
    /// This card goes under a prepared weapon; which?
    LoadItself(Card),
    /// A wound is taken; where?
    Wound,
}

/// Zombies or zombie cards to be killed, discarded or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// By this card.
    pub by: Card,
    /// What happens to them.
    #[serde(rename = "fate")]
    pub result: HitResult,
    /// Zombies or whole cards.
    pub unit: Unit,
    /// Where they are.
    pub place: Place,
    /// How many, [`ALL`] for all.
    pub left: u8,
    /// Whose zombies, once that is decided (R17).
    pub whose: Option<u8>,
    /// May it end here?
    pub may_stop: bool,
}

/// All zombies of a player rather than a number.
pub const ALL: u8 = u8::MAX;

/// What happens to a zombie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HitResult {
    /// Back to the zombie pile, and it counts.
    Kill,
    /// To the discard pile.
    Discard,
    /// Back to the zombie pile, and it does not count (R21).
    Remove,
}

/// What is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Single zombies.
    Zombies,
    /// Whole zombie cards.
    Cards,
}

/// Where zombies can be hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Attacking.
    #[default]
    Play,
    /// In a discard pile.
    Discard,
    /// Both.
    Anywhere,
}

/// Where a card goes when its use is paid with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Exit {
    /// To the discard pile.
    Discard,
    /// Out of the game.
    Destroy,
    /// On top of the area deck or under it.
    Area,
}

/// Types of card, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Types(pub u16);

impl Wounds {
    /// Is there a marker?
    #[inline]
    pub const fn has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Arm => self.arm,
            Spot::Leg => self.leg,
            Spot::Brain => self.brain,
        }
    }

    /// Places or removes a marker.
    pub const fn set(&mut self, spot: Spot, wounded: bool) {
        match spot {
            Spot::Arm => self.arm = wounded,
            Spot::Leg => self.leg = wounded,
            Spot::Brain => self.brain = wounded,
        }
    }

    /// How many markers there are.
    pub const fn count(&self) -> u8 {
        self.arm as u8 + self.leg as u8 + self.brain as u8
    }
}

impl Player {
    /// The ammo under a weapon.
    pub fn ammo_of(&self, weapon: Card) -> impl Iterator<Item = Card> {
        self.ammo
            .iter()
            .filter(move |ammo| ammo.under == weapon)
            .map(|ammo| ammo.card)
    }

    /// How many zombie cards the next reshuffle adds, before what a mission adds to it: the wave
    /// number, which is one higher then (R9).
    pub fn next_wave(&self) -> u8 {
        self.wave.saturating_add(1).clamp(0, u8::MAX.into()) as u8
    }

    /// How many zombie cards are in the zombie pile.
    pub fn in_pile(&self) -> u8 {
        self.pile.iter().sum()
    }
}
