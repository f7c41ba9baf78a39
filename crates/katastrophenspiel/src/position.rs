//! What lies in front of the players: plain data.

use std::num::NonZeroU8;

use redtag_kernel::{Kind, List, Set};
use serde::{Deserialize, Serialize};

use crate::setup::HeroLimit;

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// The face-down stacks: purchase cards of value 1, 2 and 3, catastrophes of 1, 2, 3 and 5 victory
/// points.
pub const STACKS: usize = 7;
/// The most cards in one stack.
pub const MAX_STACK: usize = 31;
/// Cards in a row.
pub const ROW: usize = 5;
/// The stack that each place of the catastrophe row belongs to (R4).
pub const CATASTROPHE_ROW: [usize; ROW] = [3, 3, 4, 5, 6];
/// The stack that each place of the purchase row belongs to (R4).
pub const PURCHASE_ROW: [usize; ROW] = [0, 0, 1, 1, 2];

/// A card, by the number that is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

/// The highest number that a card can have.
pub const MAX_NUMBER: u8 = 127;

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match NonZeroU8::new(number) {
            Some(card) if number <= MAX_NUMBER => Ok(Self(card)),
            _ => Err(format!(
                "a card has a number from 1 to {MAX_NUMBER}, not {number}"
            )),
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
}

impl Default for Card {
    fn default() -> Self {
        Self(NonZeroU8::MIN)
    }
}

impl Kind for Card {
    #[inline]
    fn index(self) -> usize {
        self.0.get().into()
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(NonZeroU8::new(index as u8).unwrap_or(NonZeroU8::MIN))
    }
}

/// Cards without an order.
pub type Cards = Set<Card>;

/// Everything in front of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is being asked.
    pub phase: Phase,
    /// Where the round marker stands: this round and those after it.
    pub rounds: u8,
    /// Whose turn it is.
    pub active: u8,
    /// Who has the yellow pawn: the starting player of this round.
    pub starter: u8,
    /// The original starting player.
    pub first: u8,
    /// What the active player has left and has done.
    pub turn: Turn,
    /// The mission that is going on.
    pub mission: Option<Mission>,
    /// The players, in clockwise order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub players: List<Player, MAX_PLAYERS>,
    /// The face-up catastrophes: two of 1 victory point, one of 2, of 3 and of 5.
    pub catastrophes: [Option<Card>; ROW],
    /// The face-up purchase cards: two of value 1, two of value 2, one of value 3.
    pub purchases: [Option<Card>; ROW],
    /// The face-down cards of all stacks that nobody has seen; they have no order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub unseen: Cards,
    /// The cards that were put underneath each stack, the next one first: value 1, 2, 3, then
    /// catastrophes of 1, 2, 3, 5 victory points.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<Card>; STACKS]"))]
    pub under: [List<Card, MAX_STACK>; STACKS],
    /// Cards that are out of the game.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub removed: Cards,
    /// How the hero limit is read (A1).
    pub hero_limit: HeroLimit,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// What to do in this turn?
    Turn,
    /// Which card to buy, if any?
    Buy {
        /// What is taken off the price.
        discount: u8,
    },
    /// Which card next, in the mission?
    Mission,
    /// Which ability did the die produce?
    Name,
    /// Nothing: it is over.
    Over,
}

/// What the active player has left and has done in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// Actions left, without extra ones.
    pub actions: u8,
    /// A mission action was taken.
    pub mission: bool,
    /// The movement of a vehicle was used.
    pub drove: bool,
    /// The vehicle in play was played in a mission, or was in play during one (A3).
    pub served: bool,
    /// How many extra purchases were taken.
    pub haggled: u8,
    /// Heroes and the vehicle in play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub played: Cards,
    /// Equipment that was played in this mission and not used yet.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub fresh: Cards,
    /// Vehicles that were taken out of play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub parked: Cards,
}

/// A mission that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// What is to be handled.
    pub catastrophe: Card,
    /// How many symbols of each ability are still missing, in the order of [`Ability::ALL`].
    pub missing: [u8; 6],
    /// Cards that gave their symbols.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub used: Cards,
    /// The card whose dice are being rolled.
    pub rolling: Option<Card>,
    /// Its dice that are still to be rolled: the lowest roll that produces a symbol.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub dice: List<u8, 4>,
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The colour of pawn and player cards; nothing before the pawns are drawn.
    pub colour: Option<Colour>,
    /// Where the pawn stands.
    pub region: Region,
    /// Money.
    pub money: u8,
    /// Victory points, without a limit (R3).
    pub points: u8,
    /// Cards in hand, which everybody may see (A19).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub hand: Cards,
    /// Equipment on the table, with one use left.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub table: Cards,
}

/// The five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// White.
    White,
}

impl Colour {
    /// In the order of the component list.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Blue, Self::Black, Self::White];
}

/// The six regions of the board (R3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// North America.
    NorthAmerica,
    /// South America.
    SouthAmerica,
    /// Europe.
    #[default]
    Europe,
    /// Africa.
    Africa,
    /// Asia.
    Asia,
    /// Australia.
    Australia,
}

impl Region {
    /// In the order of the rulebook.
    pub const ALL: [Self; 6] = [
        Self::NorthAmerica,
        Self::SouthAmerica,
        Self::Europe,
        Self::Africa,
        Self::Asia,
        Self::Australia,
    ];
}

/// The six abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// First aid.
    FirstAid,
    /// Supplies.
    Supplies,
    /// Fire fighting.
    Fire,
    /// Shelter.
    Shelter,
    /// Peace keeping.
    Peace,
    /// Construction.
    Construction,
}

impl Ability {
    /// In the order of the rulebook.
    pub const ALL: [Self; 6] = [
        Self::FirstAid,
        Self::Supplies,
        Self::Fire,
        Self::Shelter,
        Self::Peace,
        Self::Construction,
    ];
}

impl Position {
    /// The active player.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[usize::from(self.active)]
    }

    /// The active player, to be changed.
    #[inline]
    pub fn player_mut(&mut self) -> &mut Player {
        &mut self.players[usize::from(self.active)]
    }
}

impl Mission {
    /// Every symbol is matched.
    #[inline]
    pub fn is_handled(&self) -> bool {
        self.missing == [0; 6]
    }
}
