//! What lies in front of the players: plain data.

mod phase;

use redtag_kernel::{Bag, Deck, List, Set};
use serde::{Deserialize, Serialize};

use crate::campaign::Campaign;
use crate::content::{CARD_KINDS, DECK_KINDS, ENEMY_KINDS, MAX_PILES, MAX_ROACHES, Situation};
use crate::id::{
    Ability, At, Card, Character, Encounter, Enemy, Entry, Environment, Flag, Item, Location,
    Mission, Page, Road, Scavenge, Space, Status, Token, Vehicle,
};

pub use phase::{Goal, Phase, Test, Walk};

/// The most characters in the party.
pub const MAX_PARTY: usize = 4;
/// The most enemy cards in play (R21).
pub const MAX_FOES: usize = 5;
/// The most threat cards on the track.
pub const MAX_THREATS: usize = 16;
/// The most tokens on a page, of map tokens and of scavenge tokens each.
pub const MAX_TOKENS: usize = 24;
/// The most steps that lie ahead.
pub const MAX_STEPS: usize = 48;
/// The most known cards at the bottom of a deck.
pub const MAX_KNOWN: usize = 16;
/// The most kinds of item.
pub const ITEM_KINDS: usize = 127;
/// The most moves of items in one equip action: more than anybody needs to sort the gear of a whole
/// party (A59).
pub const MAX_MOVES: u8 = 40;
/// Slots for equipped items: head, body, two paws, accessory (R46).
pub const SLOTS: usize = 5;

/// Action cards without an order.
pub type Cards = Bag<Card, CARD_KINDS>;
/// Enemy cards without an order.
pub type Enemies = Bag<Enemy, ENEMY_KINDS>;

/// Everything in front of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// What carries over from game to game, including the dials.
    pub campaign: Campaign,
    /// The characters of the party, one on each seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hero>"))]
    pub heroes: List<Hero, MAX_PARTY>,
    /// The seat with the dashboard (R15).
    pub bookkeeper: u8,
    /// Whose turn it is.
    pub current: u8,
    /// A turn is under way; else the book is being read.
    pub in_turn: bool,
    /// Turns since the time dial last rose by itself.
    pub turns: u8,
    /// The time dial was to rise above its top, and the book has not yet said what that costs
    /// (A50).
    #[serde(default)]
    pub night: bool,
    /// Where the party marker is.
    pub location: Location,
    /// The page that lies open.
    pub page: Page,
    /// The page before it.
    pub from: Option<Page>,
    /// What lies on the page.
    pub scene: Scene,
    /// Pages visited in this mission (R16).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Page>"))]
    pub visited: Set<Page>,
    /// Pages whose calamity was resolved (R31).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Page>"))]
    pub calamities: Set<Page>,
    /// The main mission.
    pub main: Option<Mission>,
    /// Side missions.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mission>"))]
    pub sides: Set<Mission>,
    /// How the main mission stands.
    pub fate: MissionStatus,
    /// Flags of the mission.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Flag>"))]
    pub flags: Set<Flag>,
    /// The dial that rises once per mission has (R13).
    pub risen: bool,
    /// The action deck.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub deck: Cards,
    /// The action cards that were discarded.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub discard: Cards,
    /// The item deck.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "{ top: Item[], unseen: Record<string, number>, bottom: Item[], set_aside: number }"
        )
    )]
    pub items: Deck<Item, ITEM_KINDS, 1, MAX_KNOWN>,
    /// Items that were discarded.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub item_discard: Set<Item>,
    /// The broken items (R6).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub broken: Set<Item>,
    /// The encounter deck.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "{ top: Encounter[], unseen: Record<string, number>, bottom: Encounter[], set_aside: number }"
        )
    )]
    pub encounters: Deck<Encounter, DECK_KINDS, 1, MAX_KNOWN>,
    /// Encounter cards that were discarded.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Encounter>"))]
    pub encounter_discard: Set<Encounter>,
    /// The road deck.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "{ top: Road[], unseen: Record<string, number>, bottom: Road[], set_aside: number }"
        )
    )]
    pub roads: Deck<Road, DECK_KINDS, 1, MAX_KNOWN>,
    /// Road cards that were discarded.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Road>"))]
    pub road_discard: Set<Road>,
    /// Scavenge tokens that nobody has seen, wherever they are.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub finds: Bag<Scavenge, DECK_KINDS>,
    /// How many tokens are left in the piles, the lowest difficulty first (R10).
    pub piles: [u8; MAX_PILES],
    /// Enemy cards out of play.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub enemies: Enemies,
    /// The Hunt box (R15).
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub hunt: Enemies,
    /// Roach tokens in the Hunt box (A54).
    #[serde(default)]
    pub hunted_roaches: u8,
    /// How many moves of items there were in this equip action (R45, A59).
    #[serde(default)]
    pub moved: u8,
    /// The vehicle on its way.
    pub ride: Option<Ride>,
    /// Where the party goes once the turn is over (R15).
    pub leaving: Option<Leaving>,
    /// The book is telling of the loss of the campaign (R63).
    pub lost: bool,
    /// How the first test went that the latest choice decided, for those who ask about odds before
    /// they choose.
    #[serde(default)]
    pub tested: Option<bool>,
    /// What lies ahead, the next step last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Phase>"))]
    pub steps: List<Phase, MAX_STEPS>,
}

/// How a game ended; the campaign may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The main mission succeeded.
    Success,
    /// It did not.
    Failure,
    /// The campaign is lost (R63).
    Lost,
}

/// How the main mission stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MissionStatus {
    /// Under way.
    #[default]
    Open,
    /// Done.
    Succeeded,
    /// Failed.
    Failed,
}

/// A character of the party.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Hero {
    /// Who.
    pub character: Character,
    /// Where the figure is.
    pub spot: Spot,
    /// Normal wounds.
    pub wounds: u8,
    /// Toxic wounds (R52).
    pub toxic: u8,
    /// Loose batteries.
    pub batteries: u8,
    /// Action cards.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub hand: Cards,
    /// Equipped items: head, body, two paws, accessory. What takes both paws is in the first of
    /// them.
    pub worn: [Option<Worn>; SLOTS],
    /// The backpack.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub pack: List<Item, 2>,
    /// Statuses.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Status>"))]
    pub statuses: Set<Status>,
    /// Abilities.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ability>"))]
    pub abilities: Set<Ability>,
    /// Items used in this turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub used: Set<Item>,
    /// Items used on this page.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub used_here: Set<Item>,
    /// Came onto the space and has not read yet what is there (A15).
    pub fresh: bool,
    /// Began the turn where something can be read again (A15).
    pub again: bool,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// No page with a map lies open.
    #[default]
    Away,
    /// On this space.
    At(Space),
    /// Left by the exit (R29).
    Left,
    /// Fled (R54).
    Down,
}

/// An equipped item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Worn {
    /// Which.
    pub item: Item,
    /// Batteries on it.
    #[serde(default)]
    pub batteries: u8,
}

/// What lies on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Scene {
    /// A page with a map lies open and is set up.
    pub open: bool,
    /// The page was visited before in this mission (R16).
    pub revisit: bool,
    /// Safe or hostile (R17).
    pub situation: Situation,
    /// Open doors, a bit each.
    pub doors: u8,
    /// Enemy cards on the threat track, from the top.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Foe>"))]
    pub foes: List<Foe, MAX_FOES>,
    /// The roach tokens (R22).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Roach>"))]
    pub roaches: List<Roach, MAX_ROACHES>,
    /// Threat cards on the track, from the top.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub threats: List<Card, MAX_THREATS>,
    /// Threat cards that were drawn and not placed yet.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub drawn: List<Card, MAX_THREATS>,
    /// Tokens.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Laid>"))]
    pub tokens: List<Laid, MAX_TOKENS>,
    /// Scavenge tokens, face down.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Find>"))]
    pub finds: List<Find, MAX_TOKENS>,
    /// Objective tokens, a bit for each objective of the page.
    pub objectives: u8,
    /// Points of interest that were read, a bit each.
    pub read: u32,
    /// The objective that is being read.
    pub reading: Option<u8>,
    /// The exit that was used first (R29).
    pub exit: Option<u8>,
    /// The group task (R38).
    pub task: Option<Task>,
    /// The environment.
    pub environment: Option<Environment>,
    /// Where the token is that was handled last.
    pub handled: Space,
    /// How many encounters there were.
    pub encounters: u8,
    /// The place on the track of the enemy that acts.
    pub acting: Option<u8>,
    /// The roach that acts, by its place in the list.
    pub roach: Option<u8>,
}

/// A roach token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Roach {
    /// Where.
    pub space: Space,
    /// Has acted in this enemy turn.
    #[serde(default)]
    pub acted: bool,
}

/// An enemy card on the threat track, and its figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Which.
    pub enemy: Enemy,
    /// Where; roaches have places of their own.
    pub space: Space,
    /// Wounds.
    #[serde(default)]
    pub wounds: u8,
    /// The number of the encounter that it came with.
    #[serde(default)]
    pub encounter: u8,
    /// Which encounter that is, by its place in the program; `None` for the Hunt, which has no loot
    /// (R32).
    #[serde(default)]
    pub loot: Option<u16>,
    /// The threat value by which it will act in this enemy turn.
    #[serde(default)]
    pub threat: u8,
}

/// A token on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which kind.
    pub token: Token,
    /// Where.
    pub space: Space,
}

/// A scavenge token on the map.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// Where.
    pub space: Space,
    /// Which difficulty, by its place among the piles.
    pub pile: u8,
}

/// A group task (R38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The instruction that began it.
    pub at: At,
    /// What must be reached.
    pub difficulty: u8,
    /// What the dial shows.
    #[serde(default)]
    pub dial: u8,
    /// The card in the slot.
    #[serde(default)]
    pub first: Option<Card>,
}

/// A vehicle on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ride {
    /// Which.
    pub vehicle: Vehicle,
    /// Damage that it can still take.
    pub hull: u8,
    /// Road cards to come.
    pub cards: u8,
    /// What comes of getting there.
    pub arrive: At,
    /// What comes of a wreck.
    pub wreck: At,
    /// Whose card is next.
    pub next: u8,
}

/// Where the party goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// To this page.
    Page(Page),
    /// Along the travel map.
    Travel,
    /// To this space of the travel map.
    To(Location),
    /// Where this entry says.
    Entry(Entry),
}

impl Hero {
    /// The space of the figure, if it is on the map.
    #[inline]
    pub const fn space(&self) -> Option<Space> {
        match self.spot {
            Spot::At(space) => Some(space),
            _ => None,
        }
    }

    /// Equipped items.
    pub fn items(&self) -> impl Iterator<Item = Worn> + '_ {
        self.worn.iter().flatten().copied()
    }

    /// All items, equipped or in the backpack.
    pub fn gear(&self) -> impl Iterator<Item = Item> + '_ {
        let worn = self.items().map(|worn| worn.item);
        worn.chain(self.pack.iter().copied())
    }

    /// Has it, equipped or not?
    pub fn carries(&self, item: Item) -> bool {
        self.gear().any(|one| one == item)
    }

    /// All batteries, loose or on items.
    pub fn all_batteries(&self) -> u8 {
        self.items().fold(self.batteries, |sum, worn| {
            sum.saturating_add(worn.batteries)
        })
    }
}

impl Position {
    /// A character of the party.
    #[inline]
    pub fn hero(&self, seat: u8) -> &Hero {
        &self.heroes[usize::from(seat)]
    }

    /// The same, to be changed.
    #[inline]
    pub fn hero_mut(&mut self, seat: u8) -> &mut Hero {
        &mut self.heroes[usize::from(seat)]
    }

    /// The seats in their order.
    pub fn seats(&self) -> std::ops::Range<u8> {
        0..self.heroes.len() as u8
    }

    /// The seats in turn order, from this one on.
    pub fn seats_from(&self, first: u8) -> impl Iterator<Item = u8> + use<> {
        let count = self.heroes.len() as u8;
        (0..count).map(move |step| (first + step) % count.max(1))
    }

    /// Who stands on this space.
    pub fn standing(&self, space: Space) -> impl Iterator<Item = u8> + '_ {
        self.seats()
            .filter(move |&seat| self.hero(seat).spot == Spot::At(space))
    }
}
