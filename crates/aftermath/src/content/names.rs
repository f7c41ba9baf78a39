//! Permanent names, and what they stand for.

use std::collections::BTreeMap;

use super::code::FlagOf;
use super::load::Checked;
use crate::id::{
    Ability, Character, Encounter, Enemy, Entry, Environment, Flag, Item, Keyword, Location,
    Mission, Page, Road, Status, Token, Type, Vehicle,
};

/// Permanent names, each list in the order of the numbers.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub campaign_flags: Vec<String>,
    pub mission_flags: Vec<String>,
    pub keywords: Vec<String>,
    pub types: Vec<String>,
    pub cards: Vec<String>,
    pub characters: Vec<String>,
    pub items: Vec<String>,
    pub statuses: Vec<String>,
    pub abilities: Vec<String>,
    pub enemies: Vec<String>,
    pub encounters: Vec<String>,
    pub environments: Vec<String>,
    pub vehicles: Vec<String>,
    pub roads: Vec<String>,
    pub tokens: Vec<String>,
    pub missions: Vec<String>,
    pub locations: Vec<String>,
    /// The printed numbers of the pages.
    pub pages: Vec<u8>,
    /// Numbered entries by page and number.
    pub entries: BTreeMap<(u8, u8), Entry>,
}

/// The place of a name in its list.
pub fn find(names: &[String], id: &str, what: &str) -> Checked<u8> {
    let place = names.iter().position(|name| name == id);
    place
        .map(|place| place as u8)
        .ok_or_else(|| format!("no {what} is called {id:?}"))
}

macro_rules! finders {
    ($($name:ident $list:ident $number:ident $what:literal),+ $(,)?) => {
        impl Names {
            $(pub fn $name(&self, id: &str) -> Checked<$number> {
                find(&self.$list, id, $what).map($number)
            })+
        }
    };
}

finders! {
    keyword keywords Keyword "keyword",
    kind types Type "type of enemy",
    character characters Character "character",
    item items Item "item",
    status statuses Status "status",
    ability abilities Ability "ability",
    enemy enemies Enemy "enemy",
    encounter encounters Encounter "encounter card",
    environment environments Environment "environment",
    vehicle vehicles Vehicle "vehicle",
    road roads Road "road card",
    token tokens Token "kind of token",
    mission missions Mission "mission",
    location locations Location "location",
}

impl Names {
    /// The page with this printed number.
    pub fn page(&self, number: u8) -> Checked<Page> {
        let place = self.pages.iter().position(|&page| page == number);
        place
            .map(|place| Page(place as u8))
            .ok_or_else(|| format!("the book has no page {number}"))
    }

    /// The entry written as "12-4", or as "4" on a page.
    pub fn entry(&self, page: Option<u8>, written: &str) -> Checked<Entry> {
        let numbers = match (written.split_once('-'), page) {
            (Some((page, number)), _) => page.parse().ok().zip(number.parse().ok()),
            (None, Some(page)) => written.parse().ok().map(|number| (page, number)),
            (None, None) => None,
        };
        let found = numbers.and_then(|numbers| self.entries.get(&numbers));
        found
            .copied()
            .ok_or_else(|| format!("the book has no entry {written:?}"))
    }

    pub fn flag(&self, id: &str) -> Checked<FlagOf> {
        let campaign =
            find(&self.campaign_flags, id, "flag").map(|place| FlagOf::Campaign(Flag(place)));
        campaign.or_else(|_| {
            find(&self.mission_flags, id, "flag").map(|place| FlagOf::Mission(Flag(place)))
        })
    }
}
