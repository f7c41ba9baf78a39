//! Scripts as they are played: one flat program, in which names are numbers and branches are
//! places.

use super::terms::{Amount, Attributes, By, Dial, Gain, Measure, Situation, Who};
use crate::id::{
    Ability, At, Character, Enemy, Entry, Environment, Flag, Item, Keyword, Location, Mission,
    Page, Road, Space, Status, Token, Type, Vehicle,
};

/// One instruction of the program. What is not said follows at the next place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// This script ends.
    End,
    /// Go on there.
    Jump(At),
    /// Go on there unless the condition holds.
    Unless(Cond, At),
    /// One of several ways.
    Choice { by: By, first: u16, count: u8 },
    /// A skill test.
    Test {
        attributes: Attributes,
        difficulty: Amount,
        opposed: bool,
        success: At,
        failure: At,
    },
    /// A group task begins.
    Task {
        name: u16,
        attributes: Attributes,
        difficulty: Amount,
        space: Option<Space>,
        success: At,
    },
    /// The white die is rolled; below this, go on there.
    Roll { at_least: u8, failure: At },
    /// What follows, for each of these; then go on there.
    Each { who: Who, then: At },
    /// What follows, for one of these; then go on there.
    One { who: Who, by: By, then: At },
    /// An attack that can be defended against.
    Attack {
        strength: Amount,
        wounds: u8,
        toxic: bool,
        hit: At,
        miss: At,
    },
    /// Another entry is read instead.
    Go(Entry),
    /// The page is left for that one.
    Page(Page),
    /// The page is left for one beside it on the travel map.
    Travel,
    /// The page is left for that of a location.
    TravelTo(Location),
    /// Dials, batteries, items.
    Gain(Gain),
    /// A dial falls.
    Lose(Dial, Amount),
    /// A dial falls, and another one for what it lacks.
    Pay {
        dial: Dial,
        amount: Amount,
        short: Dial,
    },
    /// A dial is set.
    SetDial(Dial, u8),
    /// The most that a dial can show.
    Cap(Dial, u8),
    /// An item is retrieved.
    Item(Item),
    /// An item of the party is discarded.
    LoseItem(Item),
    /// An equipped item breaks.
    BreakItem,
    /// An item comes into the colony supply.
    Build(Item),
    /// An ability is learned.
    Learn(Ability),
    /// The influence card comes to the hand.
    Influence,
    /// Action cards are drawn.
    DrawCards(u8),
    /// Action cards are discarded.
    DiscardCards(u8),
    /// Loose batteries are lost.
    LoseBatteries(u8),
    /// Wounds.
    Wound { count: u8, toxic: bool },
    /// Normal wounds are removed.
    Heal(u8),
    /// Toxic wounds become normal.
    Cleanse,
    /// A status comes.
    Status(Status),
    /// A status goes.
    EndStatus(Status),
    /// Negative statuses go.
    Relieve,
    /// Enemies come.
    Encounter(u16),
    /// An encounter card is drawn.
    EncounterCard,
    /// The Hunt comes.
    Hunt,
    /// The situation is set.
    Situation(Situation),
    /// All threat cards are discarded.
    ClearThreat,
    /// The lowest threat cards are discarded.
    RemoveThreat(u8),
    /// Threat cards of the discard pile come onto the track.
    AddThreat(u8),
    /// All enemies leave play.
    RemoveEnemies,
    /// An enemy is wounded.
    HitEnemy { range: u8, wounds: u8 },
    /// The acting enemy loses wounds.
    EnemyHeals(u8),
    /// The acting enemy leaves play.
    EnemyFlees,
    /// Tokens come.
    Place { token: Token, at: Place, count: u8 },
    /// Tokens go.
    Remove { token: Token, at: Option<Place> },
    /// An objective token comes.
    Objective(u8),
    /// The token of the objective that is read stays.
    KeepObjective,
    /// Scavenge tokens come.
    Scavenge { at: Place, count: u8 },
    /// You stand there.
    MoveTo(Place),
    /// You may move.
    Move(u8),
    /// A door opens or closes.
    Door { door: u8, open: bool },
    /// An environment comes, or goes.
    Environment(Option<Environment>),
    /// A flag is set or cleared.
    Set { flag: FlagOf, on: bool },
    /// A card joins its deck.
    Discover(Found),
    /// A card leaves the campaign.
    Banish(Found),
    /// A journey by road.
    Drive {
        vehicle: Vehicle,
        cards: u8,
        arrive: At,
        wreck: At,
    },
    /// The vehicle is damaged.
    Damage(u8),
    /// The vehicle is repaired.
    Mend(u8),
    /// A mission is taken.
    Mission(Mission),
    /// A mission succeeds.
    Succeed(Mission),
    /// A mission fails.
    Fail(Mission),
    /// A goal is completed.
    Goal(Character),
    /// The game is over.
    EndSession,
}

/// A condition, by its place in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cond(pub u16);

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    AtLeast(Measure, u8),
    AtMost(Measure, u8),
    Flag(FlagOf),
    Character(Character),
    Party(Character),
    Wears(Item),
    Carries(Item),
    PartyHas(Item),
    Supply(Item),
    Keyword(Keyword),
    Status(Status),
    Knows(Ability),
    Situation(Situation),
    On(Space),
    Token(Token, Place),
    Mission(Mission),
    Done(Mission),
    Failed(Mission),
    Location(Location),
    From(Page),
    Revisit,
    InfiniteLives,
    Visited(Page),
    IsOpen(u8),
    Goal(Character),
    Environment(Environment),
    All { first: u16, count: u16 },
    Any { first: u16, count: u16 },
    Not(Cond),
}

/// A way to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The place of its words.
    pub name: u16,
    pub when: Option<Cond>,
    pub cost: Cost,
    pub to: At,
}

/// What a way costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub dials: [u8; 6],
    pub cards: u8,
    pub batteries: u8,
    pub item: Option<Item>,
}

/// A space of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Space(Space),
    Here,
    Start,
    EnemyStart,
    There,
}

/// A flag, and how long it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagOf {
    Campaign(Flag),
    Mission(Flag),
}

/// A card that waits in the discovery deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Item(Item),
    Enemy(Enemy),
    Encounter(crate::id::Encounter),
    Mission(Mission),
    Road(Road),
}

/// Enemies to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncounterRules {
    /// These, some of them several times.
    pub enemies: Vec<Enemy>,
    /// Or any of this type.
    pub random: Option<Type>,
    /// How many of them.
    pub count: Option<u8>,
    /// Roach tokens.
    pub roaches: u8,
    /// Safe or hostile.
    pub situation: Situation,
    /// The prize.
    pub loot: Gain,
}
