//! A page of the Adventure Book as it is written: `book/012.toml`, with its words in
//! `book/012.en.ftl` and `book/012.de.ftl`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::cards::Line;
use super::script::{Do, If, Script};

/// A page (R12, R24-R29).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenPage"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Page {
    /// The number that is printed on it.
    pub number: u8,
    /// The map; a page without one only tells.
    pub map: Option<Map>,
    /// What is read first.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub start: Part,
    /// The threat entry (R35).
    #[cfg_attr(feature = "ts", ts(skip))]
    pub threat: Option<Part>,
    /// The calamity entry and its value (R31).
    #[cfg_attr(feature = "ts", ts(skip))]
    pub calamity: Option<Calamity>,
    /// The other entries.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Entry>"))]
    pub entry: Vec<Spanned<Entry>>,
}

/// The script of START or of the threat entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Part {
    /// What happens.
    #[serde(default)]
    pub r#do: Script,
}

/// The calamity entry (R31).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Calamity {
    /// What the black die and the time dial must reach.
    pub value: u8,
    /// What happens.
    #[serde(default)]
    pub r#do: Script,
}

/// A numbered entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenEntry"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entry {
    /// Its number: 23 for 100-23.
    pub number: u8,
    /// What happens.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub r#do: Script,
}

/// The map of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenMap"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Map {
    /// The spaces: each is a letter, which fills a rectangle; `.` is nothing.
    pub rows: Vec<String>,
    /// Lines other than dashed ones, by the letters on both sides: `AB = "red"`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub lines: BTreeMap<String, Line>,
    /// Lines that scripts can change.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub door: Vec<Door>,
    /// The character start.
    pub start: char,
    /// The enemy starts.
    pub enemies: Vec<char>,
    /// Hiding spots.
    #[serde(default)]
    pub hide: Vec<char>,
    /// Scavenge spots, with the number of tokens on them (R26).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub scavenge: BTreeMap<char, u8>,
    /// Points of interest.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub poi: Vec<Poi>,
    /// Objectives.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub objective: Vec<Objective>,
    /// Exits.
    pub exit: Vec<Exit>,
}

/// A line that scripts can change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Door {
    /// Its name on this page.
    pub id: String,
    /// The letters on both sides.
    pub between: String,
    /// What the line is once it is open.
    #[serde(default)]
    pub open: Line,
}

/// A point of interest (R27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Poi {
    /// Where.
    pub space: char,
    /// What is read.
    pub entry: u8,
    /// It can be read again.
    #[serde(default)]
    pub repeat: bool,
}

/// A place for an objective token (R27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Objective {
    /// Where.
    pub space: char,
    /// What is read.
    pub entry: u8,
    /// The token is there from the start; else a script places it.
    #[serde(default)]
    pub placed: bool,
}

/// An exit (R29).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WrittenExit"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Exit {
    /// Where.
    pub space: char,
    /// What is read when all have left.
    pub entry: u8,
    /// Only if.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub when: Option<If>,
}

/// One more option of the first choice in an entry of the book: how a pack is found by those who
/// play (R65).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Offer {
    /// As `3-10`.
    pub entry: String,
    /// What it says, and what comes of it; other pages are named in full, as `{ go = "210-1" }`.
    pub option: super::script::Way,
}

/// Adds the option to the first choice of a script; false if there is none.
pub fn add_option(script: &mut Script, offer: &Offer) -> bool {
    let choices = script.iter_mut().filter_map(|one| match one {
        Do::Choice { options, .. } => Some(options),
        _ => None,
    });
    choices
        .take(1)
        .map(|options| options.push(offer.option.clone()))
        .count()
        > 0
}
