//! Cards, tokens, map and numbers as they are written in the files of the content folder.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

pub use super::places::{Line, Location, Mission, Scavenge, Token};
use super::script::{If, Script};
use super::terms::{Attribute, Attributes, Dial, Encounter, one};

/// Language and words.
pub type Saying = BTreeMap<String, String>;

/// What any file of cards may hold; all files together are the content.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenCards"))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Cards {
    /// The numbers of the game; in one file only.
    pub numbers: Option<Numbers>,
    /// Flags.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub flags: Flags,
    /// Keywords of items.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Word>"))]
    pub keyword: Vec<Spanned<Word>>,
    /// Types of enemy.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Word>"))]
    pub r#type: Vec<Spanned<Word>>,
    /// Action cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<ActionCard>"))]
    pub card: Vec<Spanned<ActionCard>>,
    /// Characters.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Character>"))]
    pub character: Vec<Spanned<Character>>,
    /// Items.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub item: Vec<Spanned<Item>>,
    /// Statuses.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Status>"))]
    pub status: Vec<Spanned<Status>>,
    /// Abilities.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ability>"))]
    pub ability: Vec<Spanned<Ability>>,
    /// Enemies and bosses.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Enemy>"))]
    pub enemy: Vec<Spanned<Enemy>>,
    /// Encounter cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<EncounterCard>"))]
    pub encounter: Vec<Spanned<EncounterCard>>,
    /// Environments.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Environment>"))]
    pub environment: Vec<Spanned<Environment>>,
    /// Vehicles.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vehicle>"))]
    pub vehicle: Vec<Spanned<Vehicle>>,
    /// Road cards, enemy vehicles among them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Road>"))]
    pub road: Vec<Spanned<Road>>,
    /// Kinds of token.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Token>"))]
    pub token: Vec<Spanned<Token>>,
    /// Scavenge tokens.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Scavenge>"))]
    pub scavenge: Vec<Spanned<Scavenge>>,
    /// Missions.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mission>"))]
    pub mission: Vec<Spanned<Mission>>,
    /// Spaces of the travel map.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Location>"))]
    pub location: Vec<Spanned<Location>>,
    /// More options at choices of the book.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub offer: Vec<Spanned<super::page::Offer>>,
}

/// The numbers of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenNumbers"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Numbers {
    /// Cards in hand after drawing, and the most there can be (R30).
    pub hand: u8,
    /// Items in a backpack (R46).
    pub backpack: u8,
    /// Battery tokens (R1).
    pub batteries: u8,
    /// Roach tokens (R1).
    pub roaches: u8,
    /// Threat cards at which the threat entry is read while it is safe (R35).
    pub threat: u8,
    /// Sides of the white die and of the black one (A6).
    pub dice: [u8; 2],
    /// What the dials show when a campaign begins.
    pub start: BTreeMap<Dial, u8>,
    /// The most that they can show (R13).
    pub most: BTreeMap<Dial, u8>,
    /// The dial that rises only once per mission (A2).
    pub once: Dial,
    /// The dial that talking raises (A3).
    pub friends: Dial,
    /// After this many rounds the time dial rises by one.
    pub pace: u8,
    /// The entry that is read when the time dial would rise above its top (A50): "100-26".
    pub night: String,
    /// Goals that win the campaign (R62).
    pub goals: u8,
    /// What both losing dials are set to with infinite lives (R63).
    pub revive: u8,
    /// The page of the first game, and of later ones (R11).
    pub pages: [u8; 2],
    /// The entry that is read when the campaign is lost (R63): "100-23".
    pub loss: String,
    /// The entry that is read when all are down without a main mission.
    pub failed: String,
    /// The space of the travel map where every game begins (R7).
    pub home: String,
    /// The status of those who return (R54).
    pub badly_hurt: String,
    /// The keyword that hinders hiding (R28).
    pub noisy: String,
}

/// Flags that scripts set and ask.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Flags {
    /// Those that stay for the campaign.
    pub campaign: Vec<String>,
    /// Those that are cleared when a game ends.
    pub mission: Vec<String>,
}

/// A name for something without rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenWord"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Word {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
}

/// An action card (R3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenCard"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ActionCard {
    /// The permanent name.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// The attributes that it shows, if not just that of its colour (A43).
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Attribute>>"))]
    pub symbol: Option<Attributes>,
    /// Its number.
    #[serde(default)]
    pub value: u8,
    /// How many there are.
    #[serde(default = "one")]
    pub count: u8,
    /// Whose influence card it is.
    pub character: Option<String>,
    /// What an influence card is called.
    pub name: Option<Saying>,
}

/// Colours of action cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Agility.
    Green,
    /// Strength.
    Red,
    /// Resistance.
    Blue,
    /// Instinct.
    Yellow,
    /// Heroic: counts as any attribute.
    White,
    /// Threat.
    Black,
    /// The calamity card.
    Calamity,
}

/// A character (R2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenCharacter"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Character {
    /// The permanent name.
    pub id: String,
    /// What the character is called.
    pub name: Saying,
    /// What the character does.
    pub class: Saying,
    /// What the character is.
    pub species: Saying,
    /// A few words about the character.
    pub text: Saying,
    /// Bonuses to tests of these attributes.
    pub bonus: BTreeMap<Attribute, u8>,
    /// BIG ones cannot hide (R28).
    #[serde(default)]
    pub big: bool,
    /// Wounds that are too many (R54).
    pub life: u8,
    /// The starting item.
    pub item: String,
    /// The starting ability.
    pub ability: String,
    /// The personal goal in words.
    pub goal: Saying,
    /// When it is completed; looked at whenever something changes, and then it stays completed
    /// (R62, A57).
    #[cfg_attr(feature = "ts", ts(skip))]
    pub goal_when: If,
}

/// An item (R5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenItem"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Item {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// What sort of thing it is, to be read.
    pub kind: Saying,
    /// Where it is worn.
    pub slot: Slot,
    /// How many paws it takes.
    #[serde(default = "one")]
    pub paws: u8,
    /// Scrap to repair it, and scrap for discarding it (R55).
    pub repair: u8,
    /// Keywords.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// A ranged weapon reaches so far (R48).
    pub range: Option<u8>,
    /// Bonuses while it is equipped.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub bonus: Vec<Bonus>,
    /// More bonuses with at least one battery on it (R56).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub battery_bonus: Vec<Bonus>,
    /// How many batteries it holds.
    #[serde(default)]
    pub batteries: u8,
    /// More wounds with a ranged attack if it has a range, else with a melee attack.
    #[serde(default)]
    pub wounds: u8,
    /// What can be done with it while it is equipped.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub r#use: Vec<Use>,
    /// It waits in the discovery deck until it is called for.
    #[serde(default)]
    pub discovery: bool,
    /// It is a starting item, and not in the item deck.
    #[serde(default)]
    pub starting: bool,
}

/// Where an item is worn (R46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// One head.
    Head,
    /// One body.
    Body,
    /// Two paws.
    Paw,
    /// One accessory.
    Accessory,
    /// Goes to the colony supply when it is drawn.
    Stash,
    /// A colony improvement: the same, and it counts as built.
    Colony,
}

impl Slot {
    /// The first place for it: head 0, body 1, paws 2 and 3, accessory 4.
    pub const fn first(self) -> Option<usize> {
        match self {
            Self::Head => Some(0),
            Self::Body => Some(1),
            Self::Paw => Some(2),
            Self::Accessory => Some(4),
            Self::Stash | Self::Colony => None,
        }
    }
}

/// What can be done with an item on one's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Use {
    /// What it takes.
    pub cost: UseCost,
    /// Only if.
    pub when: Option<If>,
    /// What comes of it.
    pub r#do: Script,
}

/// What using an item takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UseCost {
    /// The item is discarded.
    Discard,
    /// The item breaks.
    Break,
    /// A battery on it is discarded.
    Battery,
    /// Once in a turn of yours.
    Turn,
    /// Once on a page.
    Page,
}

/// A bonus to skill tests of an attribute, of an action, or of both; to movement points with
/// `move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bonus {
    /// Only with this attribute.
    pub attribute: Option<Attribute>,
    /// Only with this action.
    pub action: Option<Activity>,
    /// How much; may be below 0.
    pub amount: i8,
}

/// What a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Points for moving; not a test.
    Move,
    /// Talking to strangers.
    Communicate,
    /// Getting rid of a status.
    Recover,
    /// Looking for things.
    Scavenge,
    /// Attacking in the same space.
    Melee,
    /// Attacking from afar.
    Ranged,
    /// Defending.
    Defend,
    /// What the book asks.
    Book,
}

impl Activity {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Move,
        Self::Communicate,
        Self::Recover,
        Self::Scavenge,
        Self::Melee,
        Self::Ranged,
        Self::Defend,
        Self::Book,
    ];
}

/// A status (R58).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenStatus"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Status {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// It can be recovered from, and nesting ends it.
    #[serde(default)]
    pub negative: bool,
    /// The test that removes it (R41).
    #[cfg_attr(feature = "ts", ts(skip))]
    pub removal: Option<Removal>,
    /// Bonuses.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub bonus: Vec<Bonus>,
    /// Cards in hand after drawing, more or less.
    #[serde(default)]
    pub hand: i8,
    /// Its bearer cannot hide.
    #[serde(default)]
    pub exposed: bool,
    /// Actions that its bearer cannot do.
    #[serde(default)]
    pub forbids: Vec<Activity>,
    /// What happens when one gets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub gained: Script,
    /// What happens when a turn of its bearer begins.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub turn: Script,
    /// What happens when a turn of its bearer ends.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub end: Script,
}

/// A test that ends a status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Removal {
    /// The attributes, any of which will do.
    pub attribute: Attributes,
    /// What must be reached; one less for each other character in the space (R58).
    pub difficulty: u8,
}

/// An ability (R43).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenAbility"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// White cards that it takes; 0 for one that only gives bonuses.
    #[serde(default)]
    pub cost: u8,
    /// Only if.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub when: Option<If>,
    /// Bonuses, always.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub bonus: Vec<Bonus>,
    /// What comes of activating it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub r#do: Script,
}

/// An enemy (R4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenEnemy"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Enemy {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// Its type.
    pub r#type: String,
    /// How many cards there are.
    #[serde(default = "one")]
    pub count: u8,
    /// Its life is the number of characters in the party (R49).
    #[serde(default)]
    pub boss: bool,
    /// One card for all roach tokens (R22).
    #[serde(default)]
    pub roach: bool,
    /// Wounds that defeat it; a boss needs none, and a roach has 1.
    #[serde(default = "one")]
    pub life: u8,
    /// Difficulty of attacks on it.
    pub defense: u8,
    /// Difficulty of talking to it.
    pub communicate: u8,
    /// Shape of its base, to be drawn.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub base: Base,
    /// What it does, by the threat value.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub action: Vec<EnemyAction>,
    /// What happens when it is defeated; you are who did it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub defeated: Script,
    /// It waits in the discovery deck until it is called for.
    #[serde(default)]
    pub discovery: bool,
}

/// Shapes of bases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// A small disc.
    #[default]
    Round,
    /// A large disc.
    Large,
    /// An oval.
    Oval,
}

/// What an enemy does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EnemyAction {
    /// Threat values that select it.
    pub threat: Vec<u8>,
    /// Spaces that it moves.
    pub speed: u8,
    /// Spaces that it reaches; 0 is its own.
    pub range: u8,
    /// Difficulty of defending.
    pub strength: u8,
    /// Wounds that it gives.
    #[serde(default = "one")]
    pub wounds: u8,
    /// They are toxic (R52).
    #[serde(default)]
    pub toxic: bool,
    /// Hiding spots do not help.
    #[serde(default)]
    pub seeks: bool,
    /// It attacks all whom it could target, one after the other.
    #[serde(default)]
    pub sweeps: bool,
    /// What else comes of a hit; you are who was hit.
    #[serde(default)]
    pub hit: Script,
    /// What happens before it moves; you are the bookkeeper's character.
    #[serde(default)]
    pub before: Script,
}

/// An encounter card (R5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenEncounter"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EncounterCard {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// Enemies, situation and loot.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub encounter: Encounter,
    /// Special rules: what happens when the enemies are there; you are whose turn it is.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub special: Script,
    /// It waits in the discovery deck until it is called for.
    #[serde(default)]
    pub discovery: bool,
}

/// An environment: what a place does to all who are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenEnvironment"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Environment {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// Bonuses of all characters.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub bonus: Vec<Bonus>,
    /// The farthest that anybody can see; 0 is one's own space.
    pub sight: Option<u8>,
    /// What happens when a turn begins.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub turn: Script,
    /// What happens when a turn ends.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub end: Script,
}

/// A vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenVehicle"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Vehicle {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// Damage that wrecks it.
    pub hull: u8,
    /// Bonuses of all characters while they ride.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub bonus: Vec<Bonus>,
}

/// A road card, perhaps with an enemy vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenRoad"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Road {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What the card says.
    pub text: Saying,
    /// An enemy vehicle is on it, to be drawn.
    #[serde(default)]
    pub enemy: bool,
    /// What happens; you are the next character in turn order.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub r#do: Script,
    /// It waits in the discovery deck until it is called for.
    #[serde(default)]
    pub discovery: bool,
}
