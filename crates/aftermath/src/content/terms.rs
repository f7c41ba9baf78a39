//! What instructions and conditions speak of: numbers, dials, attributes, gains, enemies and
//! places, as they are written.

use serde::{Deserialize, Serialize};

/// A number, or one that depends on the position: `of` times `times` divided by `divide`, rounded
/// up, plus `plus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a number, or { of = … }, is expected")]
pub enum Amount {
    /// This.
    Number(u8),
    /// Depends.
    Of(AmountOf),
}

/// A number that depends on the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AmountOf {
    /// On what.
    pub of: Measure,
    /// Times this.
    #[serde(default = "one")]
    pub times: u8,
    /// Divided by this, rounded up.
    #[serde(default = "one")]
    pub divide: u8,
    /// Plus this.
    #[serde(default)]
    pub plus: u8,
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The time dial.
    Time,
    /// The clue dial.
    Clue,
    /// The scrap dial.
    Scrap,
    /// The food dial.
    Food,
    /// The population dial.
    Population,
    /// The morale dial.
    Morale,
    /// Time above the allowance of the main mission.
    Overtime,
    /// Characters in the party.
    Characters,
    /// Characters on the page.
    Present,
    /// Characters in your space, you too.
    Here,
    /// Enemy cards in play.
    Enemies,
    /// Threat cards on the track.
    Threat,
    /// Enemy cards in the Hunt box.
    Hunt,
    /// Wounds of yours, both kinds.
    Wounds,
    /// Cards in your hand.
    Hand,
    /// Loose batteries of yours.
    Batteries,
    /// The number of this game in the campaign, from 1.
    Game,
    /// Improvements that are built.
    Improvements,
    /// Personal goals that are completed.
    Goals,
    /// Damage that the vehicle can still take.
    Hull,
}

/// The dials of the dashboard (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Dial {
    /// Time spent on the mission.
    Time,
    /// Clues.
    Clue,
    /// Scrap.
    Scrap,
    /// Food.
    Food,
    /// Rodents in the colony.
    Population,
    /// Their morale.
    Morale,
}

impl Dial {
    /// All of them, in the order of the dashboard.
    pub const ALL: [Self; 6] = [
        Self::Time,
        Self::Clue,
        Self::Scrap,
        Self::Food,
        Self::Population,
        Self::Morale,
    ];
}

/// What is gained: a scavenge token, loot, or by the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Gain {
    /// On the time dial.
    pub time: u8,
    /// On the clue dial.
    pub clue: u8,
    /// On the scrap dial.
    pub scrap: u8,
    /// On the food dial.
    pub food: u8,
    /// On the population dial.
    pub population: u8,
    /// On the morale dial.
    pub morale: u8,
    /// Battery tokens.
    pub battery: u8,
    /// Items from the top of the item deck.
    pub item: u8,
    /// Items from the top of the item deck that are broken.
    pub broken: u8,
}

impl Gain {
    /// On each dial.
    pub const fn dials(&self) -> [(Dial, u8); 6] {
        [
            (Dial::Time, self.time),
            (Dial::Clue, self.clue),
            (Dial::Scrap, self.scrap),
            (Dial::Food, self.food),
            (Dial::Population, self.population),
            (Dial::Morale, self.morale),
        ]
    }
}

/// Enemies to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Encounter {
    /// These enemies, one card each; a name twice is two cards.
    #[serde(default)]
    pub enemies: Vec<String>,
    /// Or any enemies of this type (R19).
    pub random: Option<String>,
    /// How many of them; as many as characters in the party if nothing is said (A37).
    pub count: Option<u8>,
    /// Roach tokens, if roaches are among them (A45).
    #[serde(default)]
    pub roaches: u8,
    /// Safe or hostile.
    pub situation: Situation,
    /// The prize for defeating the last one (R49).
    #[serde(default)]
    pub loot: Gain,
}

/// Safe or hostile (R17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Situation {
    /// Enemies are strangers.
    #[default]
    Safe,
    /// Enemies move and attack.
    Hostile,
}

/// A card by its deck and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// An item.
    Item(String),
    /// An enemy.
    Enemy(String),
    /// An encounter card.
    Encounter(String),
    /// A mission.
    Mission(String),
    /// A road card.
    Road(String),
}

/// A space: its letter, or a word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Where {
    /// The space with this letter on the page's map.
    Space(char),
    /// Your space.
    Here,
    /// The character start.
    Start,
    /// The first enemy start.
    EnemyStart,
    /// In what can be done with a token: its space.
    There,
}

impl TryFrom<String> for Where {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let mut letters = word.chars();
        match (word.as_str(), letters.next(), letters.next()) {
            ("here", ..) => Ok(Self::Here),
            ("start", ..) => Ok(Self::Start),
            ("enemy-start", ..) => Ok(Self::EnemyStart),
            ("there", ..) => Ok(Self::There),
            (_, Some(letter), None) => Ok(Self::Space(letter)),
            _ => Err(format!(
                "{word:?} is neither the letter of a space nor here, there, start or enemy-start"
            )),
        }
    }
}

impl From<Where> for String {
    fn from(place: Where) -> Self {
        match place {
            Where::Space(letter) => letter.to_string(),
            Where::Here => "here".into(),
            Where::Start => "start".into(),
            Where::EnemyStart => "enemy-start".into(),
            Where::There => "there".into(),
        }
    }
}

/// Several characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// All who are in play.
    Everybody,
    /// All who are in play but you.
    Others,
    /// All in your space, you too.
    Here,
    /// All in your space but you.
    OthersHere,
    /// All who have not fled, also those who have left the page.
    Party,
}

/// Who chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// You.
    #[default]
    You,
    /// The party, which means the bookkeeper (R59).
    Party,
}

/// One attribute, several, or "any".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "OneOrMore", into = "OneOrMore")]
pub struct Attributes(pub u8);

impl Attributes {
    /// Any of them.
    pub const ANY: Self = Self(0b1111);

    /// Is it one of them?
    pub const fn has(self, attribute: Attribute) -> bool {
        self.0 & (1 << attribute as u8) != 0
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "an attribute, a list of some, or \"any\", is expected"
)]
enum OneOrMore {
    One(Attribute),
    More(Vec<Attribute>),
    Any(AnyAttribute),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AnyAttribute {
    Any,
}

impl TryFrom<OneOrMore> for Attributes {
    type Error = String;

    fn try_from(written: OneOrMore) -> Result<Self, String> {
        Ok(match written {
            OneOrMore::One(attribute) => Self(1 << attribute as u8),
            OneOrMore::More(several) if several.is_empty() => {
                return Err("an attribute is needed".into());
            }
            OneOrMore::More(several) => {
                Self(several.iter().fold(0, |all, &one| all | 1 << one as u8))
            }
            OneOrMore::Any(AnyAttribute::Any) => Self::ANY,
        })
    }
}

impl From<Attributes> for OneOrMore {
    fn from(attributes: Attributes) -> Self {
        Self::More(
            Attribute::ALL
                .into_iter()
                .filter(|&one| attributes.has(one))
                .collect(),
        )
    }
}

/// The attributes (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    /// Green.
    Agility,
    /// Red.
    Strength,
    /// Blue.
    Resistance,
    /// Yellow.
    Instinct,
}

impl Attribute {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Agility,
        Self::Strength,
        Self::Resistance,
        Self::Instinct,
    ];
}

pub(super) fn one() -> u8 {
    1
}
