//! Scripts as they are written: what an entry of the book, a card or a token does, in typed
//! instructions.
//!
//! "You" is the character who reads the entry, bears the status, uses the item or is hit by the
//! enemy.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::cards::Saying;
use super::terms::{
    Amount, Attributes, By, Dial, Encounter, Gain, Measure, Named, Situation, Where, Who, one,
};

/// What a designer writes: one instruction after the other.
pub type Script = Vec<Do>;

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Do {
    /// The one or the other.
    If {
        /// On what it depends.
        when: If,
        /// If so.
        #[serde(default)]
        then: Script,
        /// If not.
        #[serde(default)]
        r#else: Script,
    },
    /// You, or the party, choose one of several ways.
    Choice {
        /// Who chooses.
        #[serde(default)]
        by: By,
        /// The ways.
        options: Vec<Way>,
    },
    /// You take a skill test (R36), an opposed one (R37) if so. Without a fitting card it has
    /// failed.
    Test {
        /// The attributes, any of which will do.
        attribute: Attributes,
        /// What must be reached.
        difficulty: Amount,
        /// The black die is added to the difficulty.
        #[serde(default)]
        opposed: bool,
        /// What comes of success.
        #[serde(default)]
        success: Script,
        /// What comes of failure.
        #[serde(default)]
        failure: Script,
    },
    /// A group task begins; it replaces another one (R38).
    GroupTask {
        /// The attributes, any of which will do.
        attribute: Attributes,
        /// What must be reached.
        difficulty: Amount,
        /// What it is called.
        label: Label,
        /// Where one must stand to contribute; anywhere if nothing is said.
        #[serde(default)]
        at: Option<char>,
        /// What comes of success; you are whoever contributed last.
        success: Script,
    },
    /// The white die is rolled.
    Roll {
        /// What it must show.
        at_least: u8,
        /// If it does.
        #[serde(default)]
        then: Script,
        /// If not.
        #[serde(default)]
        r#else: Script,
    },
    /// The same for several characters, in turn order; each is "you" in it.
    ForEach {
        /// Who.
        who: Who,
        /// What.
        r#do: Script,
    },
    /// One of several characters, as the party decides, is "you" in it; on a card, as you decide.
    One {
        /// Of whom.
        who: Who,
        /// What.
        r#do: Script,
    },
    /// An attack that you may defend against (R52).
    Attack {
        /// The difficulty of the defence.
        strength: Amount,
        /// Wounds, if it hits.
        #[serde(default = "one")]
        wounds: u8,
        /// They are toxic.
        #[serde(default)]
        toxic: bool,
        /// What else comes of a hit.
        #[serde(default)]
        hit: Script,
        /// What comes of a defence.
        #[serde(default)]
        miss: Script,
    },
    /// This script ends and that entry is read: "12-4", or "4" on the same page.
    Go(String),
    /// The page is left (R15), and the party goes to that page.
    Page(u8),
    /// The page is left, and the party marker moves one space on the travel map (R14).
    Travel,
    /// The page is left, and the party marker moves to this space of the travel map.
    TravelTo(String),
    /// This script ends.
    Stop,

    /// Dials rise, and batteries and items are yours (R13, R42).
    Gain(Gain),
    /// Dials fall.
    Lose(BTreeMap<Dial, Amount>),
    /// A dial falls; what it lacks is taken from another one.
    Pay {
        /// Which falls.
        dial: Dial,
        /// By how much.
        amount: Amount,
        /// What falls instead.
        short: Dial,
    },
    /// A dial is set.
    SetDial(BTreeMap<Dial, u8>),
    /// The most that a dial can show from now on (R13).
    Cap(BTreeMap<Dial, u8>),

    /// You retrieve this item from the item deck or the discovery deck (R23).
    Item(String),
    /// Whoever of the party has this item discards it.
    LoseItem(String),
    /// One of your equipped items breaks; you choose (R55).
    BreakItem,
    /// This item of the colony supply, or whichever there is in the discovery deck, is built.
    Build(String),
    /// You learn an ability.
    Learn(String),
    /// Your influence card comes to your hand (R9).
    Influence,
    /// You draw action cards (A13).
    DrawCards(u8),
    /// You discard action cards of your choice.
    DiscardCards(u8),
    /// You lose this many loose batteries.
    LoseBatteries(u8),

    /// You get wounds.
    Wound(u8),
    /// You get toxic wounds (R52).
    ToxicWound(u8),
    /// Normal wounds of yours are removed.
    Heal(u8),
    /// Your toxic wounds become normal ones.
    Cleanse,
    /// You become something (R58).
    Status(String),
    /// A status of yours ends.
    EndStatus(String),
    /// Your negative statuses end.
    Relieve,

    /// Enemies come into play (R18).
    Encounter(Encounter),
    /// The top card of the encounter deck (R19).
    EncounterCard,
    /// Encounter the Hunt (R32).
    Hunt,
    /// The situation is set (R17).
    Situation(Situation),
    /// All threat cards are discarded.
    ClearThreat,
    /// This many of the lowest threat cards are discarded.
    RemoveThreat(u8),
    /// This many threat cards of the discard pile come onto the track.
    AddThreat(u8),
    /// All enemies leave play, not to the Hunt.
    RemoveEnemies,
    /// An enemy within your range and sight gets wounds without a test; you choose.
    HitEnemy {
        /// How far; 0 is your space.
        range: u8,
        /// How many wounds.
        #[serde(default = "one")]
        wounds: u8,
    },
    /// In a text of an enemy: it loses this many wounds.
    EnemyHeals(u8),
    /// In a text of an enemy: it leaves play.
    EnemyFlees,

    /// Tokens come onto a space of the map.
    Place {
        /// Which kind.
        token: String,
        /// Where.
        at: Where,
        /// How many.
        #[serde(default = "one")]
        count: u8,
    },
    /// Tokens of a kind leave the map; everywhere if no place is named.
    Remove {
        /// Which kind.
        token: String,
        /// Where.
        #[serde(default)]
        at: Option<Where>,
    },
    /// Objective tokens come onto their spaces, by the number of their entry (R27).
    Objective(u8),
    /// In the entry of an objective: its token stays.
    KeepObjective,
    /// Scavenge tokens come onto a space (R26).
    Scavenge {
        /// Where.
        at: Where,
        /// How many.
        #[serde(default = "one")]
        count: u8,
    },
    /// You stand there now.
    MoveTo(Where),
    /// You may move this many spaces; coloured lines cost 1.
    Move(u8),
    /// A door of the page opens.
    Open(String),
    /// A door of the page closes.
    Close(String),
    /// An environment card lies on the page until it is left.
    Environment(String),
    /// No environment any more.
    NoEnvironment,

    /// A flag is set.
    Set(String),
    /// A flag is cleared.
    Clear(String),
    /// A card of the discovery deck joins its deck, at the bottom (R23).
    Discover(Named),
    /// A card is out of the campaign.
    Banish(Named),

    /// The party takes a vehicle along a road.
    Drive {
        /// Which.
        vehicle: String,
        /// How many road cards.
        cards: u8,
        /// What comes of getting there.
        arrive: Script,
        /// What comes of a wreck.
        wreck: Script,
    },
    /// The vehicle takes damage.
    Damage(u8),
    /// The vehicle is repaired.
    Mend(u8),

    /// The party takes a mission.
    Mission(String),
    /// A mission succeeds: the main one leaves the page, then its success entry is read, at once
    /// for a side mission.
    Succeed(String),
    /// A mission fails: the same with its fail entry.
    Fail(String),
    /// A character's personal goal is completed (R62).
    Goal(String),
    /// The game is over, and the campaign goes on from here another time (R61).
    EndSession,
}

/// A way to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Way {
    /// What it says: the rest of a key of the page's words, or the words themselves.
    pub label: Label,
    /// Only if.
    pub when: Option<If>,
    /// What it costs.
    #[serde(default)]
    pub cost: Cost,
    /// What comes of it.
    #[serde(default)]
    pub r#do: Script,
}

/// What a way to choose says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a key of the page's words, or { en = …, de = … }, is expected"
)]
pub enum Label {
    /// The rest of a key of the page's words.
    Key(String),
    /// The words.
    Saying(Saying),
}

/// What a way to choose costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Cost {
    /// Off the scrap dial.
    pub scrap: u8,
    /// Off the food dial.
    pub food: u8,
    /// Off the clue dial.
    pub clue: u8,
    /// Off the morale dial.
    pub morale: u8,
    /// Action cards of your hand.
    pub cards: u8,
    /// Loose batteries of yours.
    pub batteries: u8,
    /// An item that somebody of the party has.
    pub item: Option<String>,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum If {
    /// Each of these is at least that.
    AtLeast(BTreeMap<Measure, u8>),
    /// Each of these is at most that.
    AtMost(BTreeMap<Measure, u8>),
    /// A flag is set.
    Flag(String),
    /// You are this character.
    Character(String),
    /// This character is in the party.
    Party(String),
    /// You have equipped this item.
    Wears(String),
    /// You have this item, equipped or not.
    Carries(String),
    /// Somebody of the party has this item.
    PartyHas(String),
    /// This item is in the colony supply.
    Supply(String),
    /// This improvement is built.
    Built(String),
    /// You have equipped an item with this keyword.
    Keyword(String),
    /// You have this status.
    Status(String),
    /// You have this ability.
    Knows(String),
    /// The situation is so.
    Situation(Situation),
    /// You stand there.
    On(char),
    /// A token of this kind lies there.
    Token {
        /// Which kind.
        token: String,
        /// Where.
        at: Where,
    },
    /// The party is on this mission, main or side.
    Mission(String),
    /// This mission has ever succeeded.
    Done(String),
    /// This mission has ever failed.
    Failed(String),
    /// The party marker is there.
    Location(String),
    /// The party comes from this page.
    From(u8),
    /// The page was visited before in this mission.
    Revisit,
    /// The campaign is played with infinite lives (R63).
    InfiniteLives,
    /// That page was visited in this mission.
    Visited(u8),
    /// The door of this page is open.
    IsOpen(String),
    /// This character's goal is completed.
    Goal(String),
    /// This environment lies on the page.
    Environment(String),
    /// All of these.
    All(Vec<If>),
    /// One of these.
    Any(Vec<If>),
    /// Not that.
    Not(Box<If>),
}
