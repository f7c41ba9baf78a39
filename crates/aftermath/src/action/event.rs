//! What can be seen to happen.

use serde::{Deserialize, Serialize};

use crate::content::{Dial, Found, Situation};
use crate::id::{
    Ability, At, Card, Character, Encounter, Enemy, Entry, Environment, Item, Location, Mission,
    Page, Road, Scavenge, Status, Token,
};
use crate::position::{Ending, Goal};

/// One visible thing, in a narrator's order. The narrator does not see the position, so characters
/// are named and spaces have their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A page is opened.
    Page {
        /// Which.
        page: Page,
        /// It was visited before.
        revisit: bool,
    },
    /// An entry is read.
    Read {
        /// Which.
        entry: Entry,
        /// By whom.
        who: Character,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        who: Character,
    },
    /// An action card came to a hand.
    Drew {
        /// Whose.
        who: Character,
        /// Which.
        card: Card,
    },
    /// A threat card was drawn.
    DrewThreat {
        /// By whom.
        who: Character,
        /// Which.
        card: Card,
    },
    /// The calamity card was drawn.
    DrewCalamity {
        /// By whom.
        who: Character,
    },
    /// The discard pile was shuffled.
    Shuffled {
        /// How many cards.
        cards: u8,
    },
    /// Another deck had run out, and its discards were shuffled.
    DeckShuffled {
        /// Which.
        deck: Stack,
        /// How many cards.
        cards: u8,
    },
    /// The calamity card was drawn where no calamity can strike any more (R31).
    NoCalamity {
        /// It has struck already; otherwise the page has none.
        struck: bool,
    },
    /// The black die decides about the calamity (R31).
    CalamityRoll {
        /// What it shows.
        die: u8,
        /// With the time dial.
        total: u8,
        /// What must be reached.
        value: u8,
        /// The calamity strikes.
        strikes: bool,
    },
    /// Threat cards came onto the track.
    ThreatPlaced {
        /// Which.
        card: Card,
    },
    /// The book or an enemy brought a threat card onto the track (A60).
    ThreatAdded {
        /// Which.
        card: Card,
        /// From the deck, since the discard pile had none.
        from_deck: bool,
    },
    /// One was due, but there is none in the discard pile or the deck (A60).
    NoThreat,
    /// Threat cards were discarded.
    ThreatDiscarded {
        /// How many.
        cards: u8,
    },
    /// A card of the hand was discarded.
    Discarded {
        /// Whose.
        who: Character,
        /// Which.
        card: Card,
    },
    /// A card was played.
    Played {
        /// By whom.
        who: Character,
        /// Which.
        card: Card,
    },
    /// A skill test begins.
    TestBegins {
        /// Whose.
        who: Character,
        /// What for.
        goal: Goal,
        /// The enemy that it is about.
        enemy: Option<Enemy>,
        /// What must be reached.
        difficulty: u8,
        /// It is opposed.
        opposed: bool,
    },
    /// A skill test was rolled.
    Tested {
        /// Whose.
        who: Character,
        /// The white die.
        white: u8,
        /// The black die.
        black: Option<u8>,
        /// The total.
        total: u8,
        /// What had to be reached.
        difficulty: u8,
        /// It was.
        success: bool,
    },
    /// A test was declined, or nobody could take it.
    Declined {
        /// Whose.
        who: Character,
    },
    /// The white die was rolled for the book.
    Rolled {
        /// What for.
        at: At,
        /// What it shows.
        die: u8,
        /// What it has to show.
        need: u8,
        /// Enough.
        success: bool,
    },
    /// A group task begins.
    TaskBegins {
        /// The instruction.
        at: At,
        /// What must be reached.
        difficulty: u8,
    },
    /// A card was contributed to the group task.
    Contributed {
        /// By whom.
        who: Character,
        /// Which.
        card: Card,
        /// What the dial shows.
        dial: u8,
    },
    /// The group task is done.
    TaskDone,
    /// A character moved.
    Moved {
        /// Who.
        who: Character,
        /// To.
        space: char,
    },
    /// A character left the page.
    Left {
        /// Who.
        who: Character,
        /// By which exit.
        exit: u8,
    },
    /// An enemy was talked away.
    Befriended {
        /// By whom.
        who: Character,
        /// Which.
        enemy: Enemy,
    },
    /// A scavenge token was revealed.
    Found {
        /// By whom.
        who: Character,
        /// Which.
        token: Scavenge,
    },
    /// An ability was activated.
    Activated {
        /// By whom.
        who: Character,
        /// Which.
        ability: Ability,
    },
    /// A card was given to another player.
    Encouraged {
        /// By whom.
        who: Character,
        /// Which.
        card: Card,
        /// To whom.
        to: Character,
    },
    /// An item was used.
    Used {
        /// By whom.
        who: Character,
        /// Which.
        item: Item,
    },
    /// A character did something with a token.
    Handled {
        /// Who.
        who: Character,
        /// With what.
        token: Token,
    },
    /// An item came up.
    ItemDrawn {
        /// For whom.
        who: Character,
        /// Which.
        item: Item,
    },
    /// An item was to be retrieved that was retrieved before, or is elsewhere in play (R23).
    NotRetrieved {
        /// Which.
        item: Item,
    },
    /// A card of the discovery deck joined its deck, at the bottom (R23).
    Discovered {
        /// Which.
        card: Found,
    },
    /// An item was equipped.
    Worn {
        /// By whom.
        who: Character,
        /// Which.
        item: Item,
    },
    /// An item went into the backpack.
    Stored {
        /// By whom.
        who: Character,
        /// Which.
        item: Item,
    },
    /// An item changed hands.
    Given {
        /// By whom.
        who: Character,
        /// Which.
        item: Item,
        /// To whom.
        to: Character,
    },
    /// An item was discarded.
    ItemDiscarded {
        /// Which.
        item: Item,
    },
    /// An item is broken.
    Broken {
        /// Which.
        item: Item,
    },
    /// An item was repaired.
    Repaired {
        /// Which.
        item: Item,
    },
    /// An item went to the colony supply.
    Supplied {
        /// Which.
        item: Item,
    },
    /// Batteries were gained or lost.
    Batteries {
        /// By whom.
        who: Character,
        /// How many are loose now.
        loose: u8,
    },
    /// Nothing came of a battery: all tokens are in use (A27).
    NoBattery {
        /// Who would have it.
        who: Character,
    },
    /// Batteries on an item were used up or lost (R56, R57).
    Drained {
        /// Whose item.
        who: Character,
        /// Which.
        item: Item,
        /// How many.
        batteries: u8,
    },
    /// A battery was put onto an item.
    Powered {
        /// By whom.
        who: Character,
        /// Which.
        item: Item,
    },
    /// A dial moved.
    Dial {
        /// Which.
        dial: Dial,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A dial was to rise and is at its maximum already (R13).
    Full {
        /// Which.
        dial: Dial,
    },
    /// The maximum of a dial changed.
    Capped {
        /// Which.
        dial: Dial,
        /// To.
        most: u8,
    },
    /// A character got wounds.
    Wounded {
        /// Who.
        who: Character,
        /// How many.
        wounds: u8,
        /// Toxic ones.
        toxic: bool,
    },
    /// A character lost wounds.
    Healed {
        /// Who.
        who: Character,
        /// How many.
        wounds: u8,
    },
    /// A character's toxic wounds became normal.
    Cleansed {
        /// Who.
        who: Character,
    },
    /// A character fled (R54).
    Fled {
        /// Who.
        who: Character,
        /// Wounds that were removed, including toxic ones.
        wounds: u8,
        /// Batteries that were lost, loose and on items.
        batteries: u8,
    },
    /// A character came back (R54).
    Returned {
        /// Who.
        who: Character,
        /// Where.
        space: char,
    },
    /// A character has a status.
    Became {
        /// Who.
        who: Character,
        /// Which.
        status: Status,
    },
    /// A status is over.
    StatusEnded {
        /// Whose.
        who: Character,
        /// Which.
        status: Status,
    },
    /// A character learned an ability.
    Learned {
        /// Who.
        who: Character,
        /// Which.
        ability: Ability,
    },
    /// An encounter card was drawn.
    EncounterDrawn {
        /// Which.
        card: Encounter,
    },
    /// An enemy came into play.
    EnemyComes {
        /// Which.
        enemy: Enemy,
        /// Where.
        space: char,
    },
    /// An enemy card makes room for a boss (R21, A44).
    Replaced {
        /// Which.
        enemy: Enemy,
    },
    /// Roaches came into play.
    RoachesCome {
        /// How many.
        count: u8,
    },
    /// Enemies were moved to the Hunt box.
    Hunts {
        /// Which.
        enemy: Enemy,
    },
    /// The situation changed.
    Situation {
        /// To.
        situation: Situation,
    },
    /// The enemy turn begins.
    EnemyTurn,
    /// An enemy acts.
    EnemyActs {
        /// Which.
        enemy: Enemy,
        /// By which threat value.
        threat: u8,
    },
    /// An enemy moved.
    EnemyMoved {
        /// Which.
        enemy: Enemy,
        /// To.
        space: char,
    },
    /// An enemy attacks.
    EnemyAttacks {
        /// Which.
        enemy: Enemy,
        /// Whom.
        who: Character,
    },
    /// An attack by something else.
    Attacked {
        /// Whom.
        who: Character,
    },
    /// An enemy got wounds.
    EnemyWounded {
        /// Which.
        enemy: Enemy,
        /// How many.
        wounds: u8,
    },
    /// A roach token is gone (R22).
    RoachGone {
        /// How many are left.
        left: u8,
    },
    /// An enemy lost wounds.
    EnemyHealed {
        /// Which.
        enemy: Enemy,
        /// How many.
        wounds: u8,
    },
    /// The loot of an encounter is taken (R49).
    Looted {
        /// By whom.
        who: Character,
    },
    /// An enemy was defeated.
    EnemyDefeated {
        /// Which.
        enemy: Enemy,
    },
    /// An enemy left play.
    EnemyLeaves {
        /// Which.
        enemy: Enemy,
    },
    /// A token came.
    Placed {
        /// Which kind.
        token: Token,
        /// Where.
        space: char,
    },
    /// A token went.
    Removed {
        /// Which kind.
        token: Token,
        /// Where.
        space: char,
    },
    /// An objective token came or went.
    Objective {
        /// Where.
        space: char,
        /// It came.
        placed: bool,
    },
    /// Scavenge tokens came onto a space.
    FindsPlaced {
        /// Where.
        space: char,
        /// How many.
        count: u8,
    },
    /// A door opened or closed.
    Door {
        /// On which page.
        page: Page,
        /// Which.
        door: u8,
        /// It opened.
        open: bool,
    },
    /// The environment changed.
    Environment {
        /// To.
        environment: Option<Environment>,
    },
    /// The party nests.
    Nests,
    /// The bookkeeper changed.
    Bookkeeper {
        /// To.
        who: Character,
    },
    /// The party travels.
    Travelled {
        /// To.
        location: Location,
    },
    /// A road card was drawn.
    RoadDrawn {
        /// Which.
        card: Road,
        /// Who faces it.
        who: Character,
    },
    /// The vehicle was damaged or repaired.
    Hull {
        /// What it can still take.
        left: u8,
    },
    /// A mission was taken.
    MissionTaken {
        /// Which.
        mission: Mission,
    },
    /// A mission succeeded.
    MissionSucceeded {
        /// Which.
        mission: Mission,
    },
    /// A mission failed; the main one, if none is named, before it was taken.
    MissionFailed {
        /// Which.
        mission: Option<Mission>,
    },
    /// Time passes, and why (A50).
    TimePasses {
        /// Why.
        why: Passing,
    },
    /// A dial that rises once per mission has risen already (R13).
    NoMore {
        /// Which.
        dial: Dial,
    },
    /// The time dial was to rise above its top.
    NightFalls,
    /// A personal goal is completed.
    GoalCompleted {
        /// Whose.
        character: Character,
    },
    /// The campaign is won.
    CampaignWon,
    /// The campaign is lost, unless lives are infinite.
    CampaignLost,
    /// Both losing dials are reset.
    Revived,
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// Why time passes (A4, A50); how much the book takes is in its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// The party goes to another place.
    Journey,
    /// The party nests (R57).
    Nest,
    /// A character flees (R54).
    Flight,
    /// This many rounds have passed.
    Rounds(u8),
}

/// A deck that is shuffled when it has run out; the action deck has an event of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// The item deck.
    Items,
    /// The encounter deck.
    Encounters,
    /// The road deck.
    Roads,
}
