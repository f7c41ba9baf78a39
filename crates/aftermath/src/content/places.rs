//! Tokens, lines, missions and places as they are written in the files of the content folder.

use serde::{Deserialize, Serialize};

use super::cards::Saying;
use super::script::{If, Script};
use super::terms::{Gain, one};

/// A kind of token that lies on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenToken"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Token {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// What it does, in words.
    pub text: Saying,
    /// How many there are.
    pub count: u8,
    /// Nobody enters its space.
    #[serde(default)]
    pub blocks: bool,
    /// Lines around its space that characters there cross for 1, also white ones.
    #[serde(default)]
    pub crosses: Vec<Line>,
    /// Enemies that enter its space get this many wounds.
    #[serde(default)]
    pub hurts: u8,
    /// Attacks on enemies in its space get this bonus.
    #[serde(default)]
    pub attack: i8,
    /// A space with it is a hiding spot.
    #[serde(default)]
    pub hides: bool,
    /// It is discarded when an enemy was hurt or attacked by means of it.
    #[serde(default)]
    pub once: bool,
    /// What happens to a character that enters its space.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub enter: Script,
    /// What happens to a character that ends a turn in its space.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub stay: Script,
    /// What a character in its space, or beside it if it blocks, can do with it for an action card.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub r#use: Script,
}

/// Lines between spaces (R24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// Free to cross.
    #[default]
    Dashed,
    /// Slows those who do not move with red cards.
    Red,
    /// Slows those who do not move with blue cards.
    Blue,
    /// Slows those who do not move with green cards.
    Green,
    /// Cannot be crossed.
    White,
    /// Cannot be crossed nor seen through.
    DoubleWhite,
}

/// A scavenge token (R42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenScavenge"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scavenge {
    /// Its difficulty, on the back.
    pub difficulty: u8,
    /// How many there are.
    #[serde(default = "one")]
    pub count: u8,
    /// Its prize.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub prize: Gain,
}

/// A mission (R5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenMission"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// The story.
    pub text: Saying,
    /// The goal in words.
    pub goal: Saying,
    /// A side mission, not a main one.
    #[serde(default)]
    pub side: bool,
    /// Where it can be done, on the travel map.
    pub location: String,
    /// The time that it may take (R60).
    pub time: u8,
    /// What the book does to those who are late.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub clock: Vec<Clock>,
    /// How one may travel, in words.
    pub travel: Saying,
    /// The entry that is read on success: "20-7".
    pub success: String,
    /// The entry that is read on failure.
    pub fail: String,
    /// It can be taken again after it has succeeded.
    #[serde(default)]
    pub repeatable: bool,
    /// It waits in the discovery deck until it is called for.
    #[serde(default)]
    pub discovery: bool,
}

/// What becomes worse in a main mission when it is late; it never fails the mission (A50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// What will happen, in words.
    pub text: Saying,
    /// What the time dial must show, with two, three and four characters.
    pub time: [u8; 3],
    /// Only while this holds.
    pub when: If,
    /// The flag of the mission that is set then, so that it happens once.
    pub flag: String,
    /// The entry that is read before the next turn on a map.
    pub entry: String,
}

/// A space of the travel map (R14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenLocation"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Location {
    /// The permanent name.
    pub id: String,
    /// What it is called.
    pub name: Saying,
    /// From the left, from 0.
    pub x: u8,
    /// From the top, from 0.
    pub y: u8,
    /// Its page.
    pub page: u8,
}
