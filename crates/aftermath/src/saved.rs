//! A campaign by permanent names: its form between two games, which outlives every change of the
//! content.
//!
//! In a position, things are numbers by their place in the content ([`Campaign`]); yesterday's
//! numbers mean something else once the book has grown. The very first campaigns were written in
//! such numbers: `first.json` has the names of that edition, and never changes.

use std::collections::{BTreeMap, BTreeSet};

use redtag_kernel::{Flaw, Kind, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::campaign::{Campaign, Chest, Known, fits};
use crate::content::{Content, Dial, Names};
use crate::id::{Character, Item};
use crate::position::SLOTS;

/// What carries over from game to game, by permanent names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SavedCampaign {
    /// The number of the game, from 1.
    pub game: u8,
    /// The seat that begins as bookkeeper (A49).
    pub bookkeeper: u8,
    /// Infinite lives (R63).
    pub infinite: bool,
    /// Time, clue, scrap, food, population, morale.
    pub dials: [u8; 6],
    /// The most that they can show.
    pub most: [u8; 6],
    /// Flags.
    #[serde(deserialize_with = "flags")]
    pub flags: Vec<String>,
    /// Missions that succeeded.
    #[serde(deserialize_with = "missions")]
    pub done: Vec<String>,
    /// Missions that failed.
    #[serde(deserialize_with = "missions")]
    pub failed: Vec<String>,
    /// Characters whose goal is completed (R62).
    #[serde(deserialize_with = "characters")]
    pub goals: Vec<String>,
    /// The colony supply box, improvements among it.
    #[serde(deserialize_with = "items")]
    pub supply: Vec<String>,
    /// Items that were retrieved by name (R23).
    #[serde(deserialize_with = "items")]
    pub retrieved: Vec<String>,
    /// Cards that were discovered.
    pub found: SavedCards,
    /// Cards in the banished box.
    pub banished: SavedCards,
    /// The character boxes that were in use.
    #[serde(deserialize_with = "boxes")]
    pub boxes: BTreeMap<String, SavedBox>,
}

/// Cards of several decks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct SavedCards {
    /// Items.
    #[serde(deserialize_with = "items")]
    pub items: Vec<String>,
    /// Enemies.
    #[serde(deserialize_with = "enemies")]
    pub enemies: Vec<String>,
    /// Encounter cards.
    #[serde(deserialize_with = "encounters")]
    pub encounters: Vec<String>,
    /// Missions.
    #[serde(deserialize_with = "missions")]
    pub missions: Vec<String>,
    /// Road cards.
    #[serde(deserialize_with = "roads")]
    pub roads: Vec<String>,
}

/// A character box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct SavedBox {
    /// Equipped items, slot by slot.
    #[serde(deserialize_with = "worn")]
    pub worn: Vec<Option<String>>,
    /// The backpack.
    #[serde(deserialize_with = "items")]
    pub pack: Vec<String>,
    /// Abilities.
    #[serde(deserialize_with = "abilities")]
    pub abilities: Vec<String>,
}

/// A name as written: the permanent one, or a number of the first edition.
#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    Permanent(String),
    Number(usize),
}

impl Name {
    fn of(self, kind: &str) -> Result<String, String> {
        let number = match self {
            Self::Permanent(name) => return Ok(name),
            Self::Number(number) => number,
        };
        let first: BTreeMap<String, Vec<String>> =
            serde_json::from_str(include_str!("first.json")).map_err(|error| error.to_string())?;
        let name = first.get(kind).and_then(|names| names.get(number));
        name.cloned()
            .ok_or_else(|| format!("the first edition has no number {number} among its {kind}"))
    }
}

macro_rules! names {
    ($($kind:ident)+) => {$(
        fn $kind<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
            let names = Vec::<Name>::deserialize(from)?.into_iter();
            names.map(|name| name.of(stringify!($kind)).map_err(D::Error::custom)).collect()
        }
    )+};
}

names!(flags missions characters items enemies encounters roads abilities);

fn worn<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Option<String>>, D::Error> {
    let names = Vec::<Option<Name>>::deserialize(from)?.into_iter();
    names
        .map(|name| {
            name.map(|name| name.of("items"))
                .transpose()
                .map_err(D::Error::custom)
        })
        .collect()
}

fn boxes<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, SavedBox>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Boxes {
        Named(BTreeMap<String, SavedBox>),
        Numbered(Vec<Option<SavedBox>>),
    }
    match Boxes::deserialize(from)? {
        Boxes::Named(boxes) => Ok(boxes),
        Boxes::Numbered(all) => {
            let used = all
                .into_iter()
                .enumerate()
                .filter_map(|(at, chest)| Some((at, chest?)));
            let named = |(at, chest)| Name::Number(at).of("characters").map(|name| (name, chest));
            used.map(named)
                .collect::<Result<_, _>>()
                .map_err(D::Error::custom)
        }
    }
}

impl Campaign {
    /// The same by permanent names.
    pub fn saved(&self, content: &Content) -> SavedCampaign {
        let names = &content.names;
        let used = names.characters.iter().zip(&self.boxes);
        let boxes =
            used.filter_map(|(name, used)| Some((name.clone(), used.as_ref()?.saved(names))));
        SavedCampaign {
            game: self.game,
            bookkeeper: self.bookkeeper,
            infinite: self.infinite,
            dials: self.dials,
            most: self.most,
            flags: named(&names.campaign_flags, self.flags),
            done: named(&names.missions, self.done),
            failed: named(&names.missions, self.failed),
            goals: named(&names.characters, self.goals),
            supply: named(&names.items, self.supply),
            retrieved: named(&names.items, self.retrieved),
            found: self.found.saved(names),
            banished: self.banished.saved(names),
            boxes: boxes.collect(),
        }
    }
}

fn named<K: Kind>(names: &[String], set: Set<K>) -> Vec<String> {
    set.iter()
        .filter_map(|one| names.get(one.index()).cloned())
        .collect()
}

/// The permanent names of a kind.
fn known<'a>(content: &'a Content, kind: &str) -> &'a [String] {
    let names = &content.names;
    match kind {
        "flag" => &names.campaign_flags,
        "mission" => &names.missions,
        "character" => &names.characters,
        "item" => &names.items,
        "enemy" => &names.enemies,
        "encounter" => &names.encounters,
        "road" => &names.roads,
        _ => &names.abilities,
    }
}

fn place<K: Kind>(names: &[String], name: &String) -> Option<K> {
    names.iter().position(|one| one == name).map(K::from_index)
}

fn set<K: Kind>(names: &[String], of: &[String]) -> Set<K> {
    let mut set = Set::EMPTY;
    of.iter()
        .filter_map(|name| place(names, name))
        .for_each(|one| set.put(one));
    set
}

impl SavedCampaign {
    /// Every list of names with its kind.
    fn lists(&mut self) -> impl Iterator<Item = (&'static str, &mut Vec<String>)> {
        let (found, banished) = (&mut self.found, &mut self.banished);
        let lists = [
            ("flag", &mut self.flags),
            ("mission", &mut self.done),
            ("mission", &mut self.failed),
            ("character", &mut self.goals),
            ("item", &mut self.supply),
            ("item", &mut self.retrieved),
            ("item", &mut found.items),
            ("enemy", &mut found.enemies),
            ("encounter", &mut found.encounters),
            ("mission", &mut found.missions),
            ("road", &mut found.roads),
            ("item", &mut banished.items),
            ("enemy", &mut banished.enemies),
            ("encounter", &mut banished.encounters),
            ("mission", &mut banished.missions),
            ("road", &mut banished.roads),
        ];
        lists.into_iter()
    }

    /// What this content does not know, as `item "lantern"`.
    pub fn missing(&self, content: &Content) -> Vec<String> {
        let mut all: Vec<(&str, String)> = Vec::new();
        for (kind, names) in self.clone().lists() {
            all.extend(names.drain(..).map(|name| (kind, name)));
        }
        for (who, chest) in &self.boxes {
            all.push(("character", who.clone()));
            all.extend(chest.items().map(|name| ("item", name.clone())));
            all.extend(chest.abilities.iter().map(|name| ("ability", name.clone())));
        }
        all.retain(|(kind, name)| !known(content, kind).contains(name));
        let missing: BTreeSet<String> = all
            .iter()
            .map(|(kind, name)| format!("{kind} {name:?}"))
            .collect();
        missing.into_iter().collect()
    }

    /// The campaign in a position of this content. What the content does not know is a flaw, unless
    /// it may be absent.
    pub fn campaign(&self, content: &Content, absent: bool) -> Result<Campaign, Flaw> {
        if !absent {
            self.check_known(content)?;
        }
        let names = &content.names;
        let mut campaign = Campaign {
            game: self.game,
            bookkeeper: self.bookkeeper,
            infinite: self.infinite,
            dials: self.dials,
            most: self.most,
            flags: set(&names.campaign_flags, &self.flags),
            done: set(&names.missions, &self.done),
            failed: set(&names.missions, &self.failed),
            goals: set(&names.characters, &self.goals),
            supply: set(&names.items, &self.supply),
            retrieved: set(&names.items, &self.retrieved),
            found: self.found.known(names),
            banished: self.banished.known(names),
            ..Campaign::new(content)
        };
        // A day is as long as the content now says.
        let time = Dial::Time as usize;
        campaign.most[time] = campaign.most[time].min(content.numbers.most[time]);
        campaign.dials[time] = campaign.dials[time].min(campaign.most[time]);
        for (who, chest) in &self.boxes {
            if let Some(who) = place::<Character>(&names.characters, who) {
                campaign.boxes[who.index()] = Some(chest.unpack(content, &mut campaign.supply));
            }
        }
        Ok(campaign)
    }

    /// The content knows everything in this campaign.
    fn check_known(&self, content: &Content) -> Result<(), Flaw> {
        let missing = self.missing(content);
        let message = format!(
            "this content does not know {}. A pack is missing: load it again, or continue \
         without it with the option absent; what it brought then waits for its return",
            missing.join(", ")
        );
        Flaw::unless(missing.is_empty(), "", &message)
    }

    /// After a game without some pack: what belongs to the pack is still there.
    #[must_use]
    pub fn with_absent(mut self, content: &Content, before: &Self) -> Self {
        for ((kind, now), (_, was)) in self.lists().zip(before.clone().lists()) {
            let known = known(content, kind);
            now.extend(was.drain(..).filter(|name| !known.contains(name)));
        }
        let names = &content.names;
        for (who, chest) in &before.boxes {
            let Some(now) = self.boxes.get_mut(who) else {
                self.boxes.insert(who.clone(), chest.clone());
                continue;
            };
            let abilities = chest.abilities.iter();
            let absent = abilities.filter(|name| !names.abilities.contains(name));
            now.abilities.extend(absent.cloned());
            let absent = chest.items().filter(|name| !names.items.contains(name));
            self.supply.extend(absent.cloned());
        }
        self
    }
}

impl Known {
    /// The same by permanent names.
    fn saved(&self, names: &Names) -> SavedCards {
        SavedCards {
            items: named(&names.items, self.items),
            enemies: named(&names.enemies, self.enemies),
            encounters: named(&names.encounters, self.encounters),
            missions: named(&names.missions, self.missions),
            roads: named(&names.roads, self.roads),
        }
    }
}

impl SavedCards {
    /// Those that the content knows.
    fn known(&self, names: &Names) -> Known {
        Known {
            items: set(&names.items, &self.items),
            enemies: set(&names.enemies, &self.enemies),
            encounters: set(&names.encounters, &self.encounters),
            missions: set(&names.missions, &self.missions),
            roads: set(&names.roads, &self.roads),
        }
    }
}

impl Chest {
    /// The same by permanent names.
    fn saved(&self, names: &Names) -> SavedBox {
        let name = |item: Item| names.items.get(item.index()).cloned();
        SavedBox {
            worn: self.worn.iter().map(|item| item.and_then(name)).collect(),
            pack: self.pack.iter().filter_map(|&item| name(item)).collect(),
            abilities: named(&names.abilities, self.abilities),
        }
    }
}

impl SavedBox {
    fn items(&self) -> impl Iterator<Item = &String> {
        self.worn.iter().flatten().chain(&self.pack)
    }

    /// The box in a position; an item that the content lets nobody wear there any more goes to the
    /// colony supply.
    fn unpack(&self, content: &Content, supply: &mut Set<Item>) -> Chest {
        let names = &content.names;
        let mut chest = Chest {
            abilities: set(&names.abilities, &self.abilities),
            ..Chest::default()
        };
        for (slot, name) in self.worn.iter().enumerate() {
            let Some(item) = name.as_ref().and_then(|name| place(&names.items, name)) else {
                continue;
            };
            let free = slot < SLOTS && fits(content, &chest, slot, item);
            if free {
                chest.worn[slot] = Some(item);
            } else {
                supply.put(item);
            }
        }
        for item in self
            .pack
            .iter()
            .filter_map(|name| place(&names.items, name))
        {
            let room = chest.pack.len() < usize::from(content.numbers.backpack);
            if !room || !chest.pack.push(item) {
                supply.put(item);
            }
        }
        chest
    }
}
