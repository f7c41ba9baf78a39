//! Scripts as they are played: one flat program, in which names are numbers and branches are
//! places.

use serde::Serialize;

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
    Choice {
        /// Who chooses.
        by: By,
        /// The first of its ways.
        first: u16,
        /// How many there are.
        count: u8,
    },
    /// A skill test.
    Test {
        /// Attributes, any of which the first card must show.
        attributes: Attributes,
        /// What must be reached.
        difficulty: Amount,
        /// The black die is added to that.
        opposed: bool,
        /// Goes on here.
        success: At,
        /// Or here.
        failure: At,
    },
    /// A group task begins.
    Task {
        /// The place of its words.
        name: u16,
        /// Attributes, any of which the first card must show.
        attributes: Attributes,
        /// What must be reached.
        difficulty: Amount,
        /// Where; anywhere, if nothing is said.
        space: Option<Space>,
        /// What comes of it.
        success: At,
    },
    /// The white die is rolled; below this, go on there.
    Roll {
        /// What it must show.
        at_least: u8,
        /// Goes on here otherwise.
        failure: At,
    },
    /// What follows, for each of these; then go on there.
    Each {
        /// Who is meant.
        who: Who,
        /// Goes on here afterwards.
        then: At,
    },
    /// What follows, for one of these; then go on there.
    One {
        /// Who is meant.
        who: Who,
        /// Who picks.
        by: By,
        /// Goes on here afterwards.
        then: At,
    },
    /// An attack that can be defended against.
    Attack {
        /// Difficulty of defending.
        strength: Amount,
        /// Wounds of a hit.
        wounds: u8,
        /// They are toxic.
        toxic: bool,
        /// What else comes of a hit.
        hit: At,
        /// What comes of a miss.
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
        /// Which.
        dial: Dial,
        /// By how much.
        amount: Amount,
        /// The other one.
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
    Wound {
        /// How many.
        count: u8,
        /// They are toxic.
        toxic: bool,
    },
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
    HitEnemy {
        /// How far away it may be.
        range: u8,
        /// How many wounds.
        wounds: u8,
    },
    /// The acting enemy loses wounds.
    EnemyHeals(u8),
    /// The acting enemy leaves play.
    EnemyFlees,
    /// Tokens come.
    Place {
        /// Which kind.
        token: Token,
        /// Where.
        at: Place,
        /// How many.
        count: u8,
    },
    /// Tokens go.
    Remove {
        /// Which kind.
        token: Token,
        /// Where; everywhere, if nothing is said.
        at: Option<Place>,
    },
    /// An objective token comes.
    Objective(u8),
    /// The token of the objective that is read stays.
    KeepObjective,
    /// Scavenge tokens come.
    Scavenge {
        /// Where.
        at: Place,
        /// How many.
        count: u8,
    },
    /// You stand there.
    MoveTo(Place),
    /// You may move.
    Move(u8),
    /// A door opens or closes.
    Door {
        /// Which.
        door: u8,
        /// It opens.
        open: bool,
    },
    /// An environment comes, or goes.
    Environment(Option<Environment>),
    /// A flag is set or cleared.
    Set {
        /// Which.
        flag: FlagOf,
        /// It is set.
        on: bool,
    },
    /// A card joins its deck.
    Discover(Found),
    /// A card leaves the campaign.
    Banish(Found),
    /// A journey by road.
    Drive {
        /// In which vehicle.
        vehicle: Vehicle,
        /// How many road cards.
        cards: u8,
        /// What comes of getting there.
        arrive: At,
        /// What comes of a wreck.
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
    /// This is at least that much.
    AtLeast(Measure, u8),
    /// This is at most that much.
    AtMost(Measure, u8),
    /// The flag is set.
    Flag(FlagOf),
    /// You are this character.
    Character(Character),
    /// This character is in the party.
    Party(Character),
    /// You have equipped this item.
    Wears(Item),
    /// You have this item, equipped or not.
    Carries(Item),
    /// Somebody in the party has this item.
    PartyHas(Item),
    /// This item is in the colony supply.
    Supply(Item),
    /// You have equipped something with this keyword.
    Keyword(Keyword),
    /// You have this status.
    Status(Status),
    /// You have this ability.
    Knows(Ability),
    /// It is safe, or hostile.
    Situation(Situation),
    /// You are on this space.
    On(Space),
    /// Such a token lies there.
    Token(Token, Place),
    /// This mission was taken.
    Mission(Mission),
    /// This mission succeeded in an earlier game.
    Done(Mission),
    /// This mission failed in an earlier game.
    Failed(Mission),
    /// The party marker is there.
    Location(Location),
    /// The party came from that page.
    From(Page),
    /// The page was visited before in this mission.
    Revisit,
    /// The campaign goes on with infinite lives.
    InfiniteLives,
    /// That page was visited in this mission.
    Visited(Page),
    /// This door is open.
    IsOpen(u8),
    /// The goal of this character is completed.
    Goal(Character),
    /// This environment is in play.
    Environment(Environment),
    /// All of these hold.
    All {
        /// The first of them.
        first: u16,
        /// How many there are.
        count: u16,
    },
    /// One of these holds.
    Any {
        /// The first of them.
        first: u16,
        /// How many there are.
        count: u16,
    },
    /// That one does not hold.
    Not(Cond),
}

/// A way to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The place of its words.
    pub name: u16,
    /// Open only then.
    pub when: Option<Cond>,
    /// What it costs.
    pub cost: Cost,
    /// Where it leads.
    pub to: At,
}

/// What a way costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Of each dial.
    pub dials: [u8; 6],
    /// Action cards.
    pub cards: u8,
    /// Loose batteries.
    pub batteries: u8,
    /// An item of the party.
    pub item: Option<Item>,
}

/// A space of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// This one.
    Space(Space),
    /// Your own.
    Here,
    /// Where the party begins.
    Start,
    /// Where enemies begin.
    EnemyStart,
    /// Where the token is that was handled.
    There,
}

/// A flag, and how long it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagOf {
    /// As long as the campaign.
    Campaign(Flag),
    /// As long as the mission.
    Mission(Flag),
}

/// A card that waits in the discovery deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// An item.
    Item(Item),
    /// All cards of an enemy.
    Enemy(Enemy),
    /// An encounter card.
    Encounter(crate::id::Encounter),
    /// A mission.
    Mission(Mission),
    /// A road card.
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
