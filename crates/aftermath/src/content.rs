//! The content: cards, tokens, travel map and the Adventure Book (A32), from the folder `content`.

mod cards;
mod check;
mod code;
mod compile;
mod entries;
mod load;
mod map;
mod names;
mod page;
mod places;
mod script;
mod terms;

use std::sync::OnceLock;

use redtag_kernel::content::{self, Laid, Layout, Source};
use redtag_kernel::{Flaw, Kind, Set};
use serde::Deserialize;

pub use cards::{Activity, Bonus, Cards, Colour, Line, Removal, Saying, Slot, UseCost};
pub use code::{Code, Cond, Condition, Cost, EncounterRules, FlagOf, Found, Place, Way};
pub use compile::Program;
pub use load::{File, Written};
pub use map::{Exit, FAR, MAX_DOORS, MAX_SPACES, Map, Plan, bits, distances};
pub use names::Names;
pub use script::{Do, If};
pub use terms::{
    Amount, Attribute, Attributes, By, Dial, Encounter as Meeting, Gain, Measure, Situation, Where,
    Who,
};

use crate::id::{
    Ability, At, Card, Character, Encounter, Enemy, Entry, Environment, Flag, Item, Keyword,
    Location, Mission, Numbered, Page, Road, Scavenge, Status, Token, Type, Vehicle,
};

/// The most kinds of action card.
pub const CARD_KINDS: usize = 40;
/// The most kinds of enemy card.
pub const ENEMY_KINDS: usize = 40;
/// The most cards of the encounter deck and of the road deck, and kinds of scavenge token.
pub const DECK_KINDS: usize = 40;
/// The most characters.
pub const MAX_CHARACTERS: usize = 8;
/// The most pages.
pub const MAX_PAGES: usize = 127;
/// The most difficulties of scavenge tokens.
pub const MAX_PILES: usize = 8;
/// The most roach tokens.
pub const MAX_ROACHES: usize = 8;

/// What a designer may change, checked and ready for play. Lists are in the order of the numbers.
#[derive(Clone, Debug)]
pub struct Content {
    /// The numbers of the game.
    pub numbers: NumberRules,
    /// Action cards.
    pub cards: Numbered<Card, CardRules>,
    /// Characters.
    pub characters: Numbered<Character, CharacterRules>,
    /// Items.
    pub items: Numbered<Item, ItemRules>,
    /// Statuses.
    pub statuses: Numbered<Status, StatusRules>,
    /// Abilities.
    pub abilities: Numbered<Ability, AbilityRules>,
    /// Enemies and bosses.
    pub enemies: Numbered<Enemy, EnemyRules>,
    /// Encounter cards.
    pub encounter_cards: Numbered<Encounter, EncounterCardRules>,
    /// Environments.
    pub environments: Numbered<Environment, EnvironmentRules>,
    /// Vehicles.
    pub vehicles: Numbered<Vehicle, VehicleRules>,
    /// Road cards.
    pub roads: Numbered<Road, RoadRules>,
    /// Kinds of token.
    pub tokens: Numbered<Token, TokenRules>,
    /// Scavenge tokens.
    pub scavenge: ScavengeRules,
    /// Missions.
    pub missions: Numbered<Mission, MissionRules>,
    /// What the book does to those who are late, mission by mission.
    pub clocks: Vec<ClockRules>,
    /// Spaces of the travel map.
    pub locations: Numbered<Location, LocationRules>,
    /// Pages.
    pub pages: Numbered<Page, PageRules>,
    /// Entries: of each page START, threat, calamity, then the numbered ones.
    pub entries: Numbered<Entry, EntryRules>,
    /// All scripts.
    pub program: Program,
    /// Permanent names.
    pub names: Names,
    /// Where each entry stands, as `book/012.toml:30:1`.
    pub places: Vec<String>,
    /// Everything as it was written, for boards.
    pub written: Written,
    /// Tells this content from any other.
    pub hash: String,
    /// See [`Self::pages_at`].
    nearby: OnceLock<Vec<Set<Page>>>,
}

/// The numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRules {
    /// Cards in hand (R30).
    pub hand: u8,
    /// Items in a backpack (R46).
    pub backpack: u8,
    /// Battery tokens.
    pub batteries: u8,
    /// Roach tokens.
    pub roaches: u8,
    /// Threat cards at which the threat entry is read (R35).
    pub threat: u8,
    /// Sides of the white and the black die (A6).
    pub dice: [u8; 2],
    /// What the dials show at first.
    pub start: [u8; 6],
    /// The most that they can show at first.
    pub most: [u8; 6],
    /// The dial that rises once per mission (A2).
    pub once: Dial,
    /// The dial that talking raises (A3).
    pub friends: Dial,
    /// Rounds until the time dial rises.
    pub pace: u8,
    /// Read when the time dial would rise above its top (A50).
    pub night: Entry,
    /// Goals that win the campaign (R62).
    pub goals: u8,
    /// What the losing dials are set to with infinite lives (R63).
    pub revive: u8,
    /// The page of the first game, and of later ones (R11).
    pub pages: [Page; 2],
    /// Read when the campaign is lost (R63).
    pub loss: Entry,
    /// Read when all are down without a main mission.
    pub failed: Entry,
    /// Where every game begins (R7).
    pub home: Location,
    /// The status of those who return (R54).
    pub badly_hurt: Status,
    /// Hinders hiding (R28).
    pub noisy: Keyword,
}

impl Default for NumberRules {
    fn default() -> Self {
        Self {
            hand: 5,
            backpack: 2,
            batteries: 8,
            roaches: 8,
            threat: 4,
            dice: [6, 6],
            start: [0; 6],
            most: [0; 6],
            once: Dial::Clue,
            friends: Dial::Morale,
            pace: 1,
            night: Entry(0),
            goals: 4,
            revive: 5,
            pages: [Page(0); 2],
            loss: Entry(0),
            failed: Entry(0),
            home: Location(0),
            badly_hurt: Status(0),
            noisy: Keyword(0),
        }
    }
}

/// An action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRules {
    /// Its colour.
    pub colour: Colour,
    /// The attributes that it shows.
    pub symbols: Attributes,
    /// Its number.
    pub value: u8,
    /// How many there are.
    pub count: u8,
    /// Whose influence card it is.
    pub character: Option<Character>,
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterRules {
    /// Bonuses by attribute.
    pub bonus: [u8; 4],
    /// Cannot hide.
    pub big: bool,
    /// Wounds that are too many.
    pub life: u8,
    /// The starting item.
    pub item: Item,
    /// The starting ability.
    pub ability: Ability,
    /// When the goal is completed.
    pub goal: Cond,
    /// The influence card.
    pub influence: Card,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemRules {
    /// Where it is worn.
    pub slot: Slot,
    /// Paws that it takes.
    pub paws: u8,
    /// Scrap to repair it, and for it.
    pub repair: u8,
    /// Keywords, a bit each.
    pub keywords: u32,
    /// How far it reaches.
    pub range: Option<u8>,
    /// Bonuses.
    pub bonus: Vec<Bonus>,
    /// More with a battery on it.
    pub battery_bonus: Vec<Bonus>,
    /// Batteries that it holds.
    pub batteries: u8,
    /// More wounds.
    pub wounds: u8,
    /// What can be done with it.
    pub uses: Vec<UseRules>,
    /// Waits in the discovery deck.
    pub discovery: bool,
    /// A starting item.
    pub starting: bool,
}

/// What can be done with an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseRules {
    /// What it takes.
    pub cost: UseCost,
    /// Only if.
    pub when: Option<Cond>,
    /// What comes of it.
    pub script: At,
}

/// A status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusRules {
    /// Nesting ends it.
    pub negative: bool,
    /// The test that ends it.
    pub removal: Option<Removal>,
    /// Bonuses.
    pub bonus: Vec<Bonus>,
    /// Cards in hand, more or less.
    pub hand: i8,
    /// No hiding.
    pub exposed: bool,
    /// Actions that cannot be done, a bit for each of [`Activity`].
    pub forbids: u16,
    /// When it comes.
    pub gained: At,
    /// When a turn begins.
    pub turn: At,
    /// When a turn ends.
    pub end: At,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityRules {
    /// White cards.
    pub cost: u8,
    /// Only if.
    pub when: Option<Cond>,
    /// Bonuses.
    pub bonus: Vec<Bonus>,
    /// What comes of it.
    pub script: At,
}

/// An enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnemyRules {
    /// Its type.
    pub kind: Type,
    /// How many cards there are.
    pub count: u8,
    /// Its life is the number of characters.
    pub boss: bool,
    /// One card for all tokens.
    pub roach: bool,
    /// Wounds that defeat it.
    pub life: u8,
    /// Difficulty of attacks on it.
    pub defense: u8,
    /// Difficulty of talking to it.
    pub communicate: u8,
    /// Which action each threat value selects, from 1.
    pub by_threat: [u8; 4],
    /// What it does.
    pub actions: Vec<EnemyActionRules>,
    /// When it is defeated.
    pub defeated: At,
    /// Waits in the discovery deck.
    pub discovery: bool,
}

impl EnemyRules {
    /// The action for a threat value.
    pub fn action(&self, threat: u8) -> Option<&EnemyActionRules> {
        let place = self.by_threat.get(usize::from(threat))?.checked_sub(1)?;
        self.actions.get(usize::from(place))
    }
}

/// What an enemy does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemyActionRules {
    /// Spaces that it moves.
    pub speed: u8,
    /// Spaces that it reaches.
    pub range: u8,
    /// Difficulty of defending.
    pub strength: u8,
    /// Wounds that it gives.
    pub wounds: u8,
    /// They are toxic.
    pub toxic: bool,
    /// Hiding does not help.
    pub seeks: bool,
    /// Attacks all in reach.
    pub sweeps: bool,
    /// What else comes of a hit.
    pub hit: At,
    /// What comes before it moves.
    pub before: At,
}

/// An encounter card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncounterCardRules {
    /// Enemies, situation, loot, by their place in the program.
    pub encounter: u16,
    /// Special rules.
    pub special: At,
    /// Waits in the discovery deck.
    pub discovery: bool,
}

/// An environment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnvironmentRules {
    /// Bonuses.
    pub bonus: Vec<Bonus>,
    /// The farthest that anybody can see.
    pub sight: Option<u8>,
    /// When a turn begins.
    pub turn: At,
    /// When a turn ends.
    pub end: At,
}

/// A vehicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VehicleRules {
    /// Damage that wrecks it.
    pub hull: u8,
    /// Bonuses.
    pub bonus: Vec<Bonus>,
}

/// A road card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoadRules {
    /// What happens.
    pub script: At,
    /// Waits in the discovery deck.
    pub discovery: bool,
}

/// A kind of token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenRules {
    /// How many there are.
    pub count: u8,
    /// Nobody enters its space.
    pub blocks: bool,
    /// Lines that are crossed for 1 from its space, a bit for each of [`Line`].
    pub crosses: u8,
    /// Wounds for enemies that enter.
    pub hurts: u8,
    /// Bonus to attacks on enemies there.
    pub attack: i8,
    /// A hiding spot.
    pub hides: bool,
    /// Goes when an enemy was hurt or attacked by means of it.
    pub once: bool,
    /// For characters that enter.
    pub enter: At,
    /// For characters that end a turn there.
    pub stay: At,
    /// What can be done with it.
    pub r#use: At,
}

/// Scavenge tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScavengeRules {
    /// The kinds, the easiest first.
    pub tokens: Numbered<Scavenge, cards::Scavenge>,
    /// The difficulties, the lowest first.
    pub difficulties: Vec<u8>,
}

/// A mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissionRules {
    /// A side mission.
    pub side: bool,
    /// Where it can be done.
    pub location: Location,
    /// The time that it may take.
    pub time: u8,
    /// Read on success.
    pub success: Entry,
    /// Read on failure.
    pub fail: Entry,
    /// Can be taken again.
    pub repeatable: bool,
    /// Waits in the discovery deck.
    pub discovery: bool,
}

/// What becomes worse in a main mission when it is late (A50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRules {
    /// In which one.
    pub mission: Mission,
    /// Its number there, from 0.
    pub number: u8,
    /// What the time dial must show, with two, three and four characters.
    pub time: [u8; 3],
    /// Only while this holds.
    pub when: Cond,
    /// Set when it has happened.
    pub flag: Flag,
    /// Read then.
    pub entry: Entry,
}

impl ClockRules {
    /// What the time dial must show with this many characters.
    pub fn time_for(&self, characters: usize) -> u8 {
        self.time[characters.clamp(2, 4) - 2]
    }
}

/// A space of the travel map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationRules {
    /// From the left.
    pub x: u8,
    /// From the top.
    pub y: u8,
    /// Its page.
    pub page: Page,
}

/// A page.
#[derive(Clone, Debug)]
pub struct PageRules {
    /// The printed number.
    pub number: u8,
    /// The map; a page without one only tells.
    pub map: Option<Map>,
    /// START.
    pub start: Entry,
    /// The threat entry.
    pub threat: Option<Entry>,
    /// The calamity value and entry.
    pub calamity: Option<(u8, Entry)>,
}

/// An entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryRules {
    /// On which page.
    pub page: Page,
    /// Which one.
    pub part: Part,
    /// What happens.
    pub script: At,
    /// The page has it.
    pub is_there: bool,
}

/// Which entry of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Read first.
    Start,
    /// Read in Check Threat.
    Threat,
    /// Read in Resolve Calamity.
    Calamity,
    /// Read when something says so.
    Number(u8),
}

impl Part {
    /// Its name in keys.
    pub fn name(self) -> String {
        match self {
            Self::Start => "start".into(),
            Self::Threat => "threat".into(),
            Self::Calamity => "calamity".into(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// A file with all the numbers of a game.
#[derive(Deserialize)]
#[expect(dead_code, reason = "only whether it can be read counts")]
struct HasNumbers {
    numbers: cards::Numbers,
}

include!(concat!(env!("OUT_DIR"), "/official.rs"));

impl Content {
    /// Reads a folder of files. All flaws that can be found at once are told, each with file and
    /// line.
    pub fn read(files: &[File]) -> Result<Self, Vec<Flaw>> {
        let owned = |file: &File| content::File::new(file.name, file.text.to_owned());
        Self::of(&Source::of_files(files.iter().map(owned))?)
    }

    /// Checks content as it is written, and makes it ready for play.
    pub fn of(source: &Source) -> Result<Self, Vec<Flaw>> {
        load::read(source)
    }

    /// The content that comes with the game. A test has walked through its book, so players need
    /// not wait for that.
    pub fn official() -> Result<Self, Vec<Flaw>> {
        load::read_unchecked(&Source::of_files(Self::built_in())?)
    }

    /// Its files.
    pub fn official_files() -> Vec<File<'static>> {
        OFFICIAL
            .iter()
            .map(|&(name, text)| File { name, text })
            .collect()
    }

    /// The same, as packs are laid over them.
    pub fn built_in() -> Vec<content::File> {
        let file = |&(name, text): &(&str, &'static str)| content::File::new(name, text);
        OFFICIAL.iter().map(file).collect()
    }

    /// How it is made up: many files, over which packs are laid. What they bring stays in files of
    /// its own and comes last, so that numbers stay what they are. A file with all `[numbers]`
    /// belongs to a book of its own.
    pub const LAYOUT: Layout = Layout {
        game: "aftermath",
        is_one_file: false,
        own: &["flags"],
        is_whole: |file| file.says::<HasNumbers>(),
    };

    /// The same and packs laid over it (R65), or a book of its own if it has all `[numbers]`.
    /// `packs` is one file of cards, or a JSON object with the text of each file by its name.
    pub fn with_packs(packs: &str) -> Result<Self, Vec<Flaw>> {
        let own = content::files(packs).map_err(|flaw| vec![flaw])?;
        Laid::over(Self::LAYOUT, Self::built_in(), own)?.read(Self::of)
    }

    /// The pages that may lie open while the party marker is on this space of the travel map (R14).
    /// Only an audit asks, so it is found out when it does.
    pub fn pages_at(&self, location: Location) -> Set<Page> {
        let nearby = self.nearby.get_or_init(|| check::pages_at(self));
        nearby.get(location.index()).copied().unwrap_or(Set::EMPTY)
    }

    /// The key of an entry's words, as `p12-3`.
    pub fn entry_key(&self, entry: &EntryRules) -> String {
        let number = self.pages.get(entry.page).map_or(0, |page| page.number);
        format!("p{number}-{}", entry.part.name())
    }
}
