//! What carries over from game to game.

use redtag_kernel::{Flaw, Kind, List, Set};
use serde::{Deserialize, Serialize};

use crate::content::{Content, Dial, MAX_CHARACTERS, Slot};
use crate::id::{Ability, Character, Encounter, Enemy, Flag, Item, Mission, Road};
use crate::position::{Ending, Position, SLOTS};

/// What carries over from game to game: the state of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Campaign {
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
    #[cfg_attr(feature = "ts", ts(as = "Vec<Flag>"))]
    pub flags: Set<Flag>,
    /// Missions that succeeded.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mission>"))]
    pub done: Set<Mission>,
    /// Missions that failed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mission>"))]
    pub failed: Set<Mission>,
    /// Characters whose goal is completed (R62).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Character>"))]
    pub goals: Set<Character>,
    /// The colony supply box, improvements among it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub supply: Set<Item>,
    /// Items that were retrieved by name (R23).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub retrieved: Set<Item>,
    /// Cards that were discovered.
    pub found: Known,
    /// Cards in the banished box.
    pub banished: Known,
    /// The character boxes that were in use, by character.
    pub boxes: [Option<Chest>; MAX_CHARACTERS],
}

/// Cards of several decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Known {
    /// Items.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub items: Set<Item>,
    /// Enemies.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Enemy>"))]
    pub enemies: Set<Enemy>,
    /// Encounter cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Encounter>"))]
    pub encounters: Set<Encounter>,
    /// Missions.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mission>"))]
    pub missions: Set<Mission>,
    /// Road cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Road>"))]
    pub roads: Set<Road>,
}

impl Known {
    /// Does the content have all of them?
    fn is_known(&self, content: &Content) -> bool {
        within(self.items, content.items.len())
            && within(self.enemies, content.enemies.len())
            && within(self.encounters, content.encounter_cards.len())
            && within(self.missions, content.missions.len())
            && within(self.roads, content.roads.len())
    }
}

/// A character box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Chest {
    /// Equipped items, slot by slot.
    pub worn: [Option<Item>; SLOTS],
    /// The backpack.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub pack: List<Item, 2>,
    /// Abilities.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ability>"))]
    pub abilities: Set<Ability>,
}

impl Campaign {
    /// A new campaign (R64).
    pub fn new(content: &Content) -> Self {
        Self {
            game: 1,
            bookkeeper: 0,
            infinite: false,
            dials: content.numbers.start,
            most: content.numbers.most,
            flags: Set::EMPTY,
            done: Set::EMPTY,
            failed: Set::EMPTY,
            goals: Set::EMPTY,
            supply: Set::EMPTY,
            retrieved: Set::EMPTY,
            found: Known::default(),
            banished: Known::default(),
            boxes: [None; MAX_CHARACTERS],
        }
    }

    /// The campaign after this game, or a new one if it is lost; `None` while the game goes on.
    pub fn after(content: &Content, position: &Position) -> Option<Self> {
        match position.ending? {
            Ending::Lost => Some(Self::new(content)),
            Ending::Success | Ending::Failure => {
                let seats = position.heroes.len() as u8;
                let game = position.campaign.game.saturating_add(1);
                let bookkeeper = (position.bookkeeper + 1) % seats.max(1);
                Some(Self {
                    game,
                    bookkeeper,
                    ..position.campaign
                })
            }
        }
    }

    /// What a dial shows.
    #[inline]
    pub const fn dial(&self, dial: Dial) -> u8 {
        self.dials[dial as usize]
    }

    /// Is the campaign won (R62, A29)?
    pub fn is_won(&self, content: &Content) -> bool {
        self.goals.len() >= usize::from(content.numbers.goals)
    }

    /// Has a card of the discovery deck been found, and not been banished?
    pub fn has_item(&self, content: &Content, item: Item) -> bool {
        let rules = content.items.get(item);
        rules.is_some_and(|rules| !rules.discovery || self.found.items.contains(item))
            && !self.banished.items.contains(item)
    }

    /// The same of an enemy.
    pub fn has_enemy(&self, content: &Content, enemy: Enemy) -> bool {
        let rules = content.enemies.get(enemy);
        rules.is_some_and(|rules| !rules.discovery || self.found.enemies.contains(enemy))
            && !self.banished.enemies.contains(enemy)
    }

    /// The same for an encounter card.
    pub fn has_encounter(&self, content: &Content, card: Encounter) -> bool {
        let rules = content.encounter_cards.get(card);
        rules.is_some_and(|rules| !rules.discovery || self.found.encounters.contains(card))
            && !self.banished.encounters.contains(card)
    }

    /// The same of a road card.
    pub fn has_road(&self, content: &Content, card: Road) -> bool {
        let rules = content.roads.get(card);
        rules.is_some_and(|rules| !rules.discovery || self.found.roads.contains(card))
            && !self.banished.roads.contains(card)
    }

    /// Can this mission be taken?
    pub fn has_mission(&self, content: &Content, mission: Mission) -> bool {
        let rules = content.missions.get(mission);
        rules.is_some_and(|rules| {
            (!rules.discovery || self.found.missions.contains(mission))
                && (rules.repeatable || !self.done.contains(mission))
        }) && !self.banished.missions.contains(mission)
    }
}

impl Chest {
    /// The box of a character that was never in use (R64).
    pub fn new(content: &Content, character: Character) -> Self {
        let mut chest = Self::default();
        if let Some(rules) = content.characters.get(character) {
            chest.abilities.put(rules.ability);
            let slot = content
                .items
                .get(rules.item)
                .and_then(|item| item.slot.first());
            match slot {
                Some(slot) => chest.worn[slot] = Some(rules.item),
                None => drop(chest.pack.push(rules.item)),
            }
        }
        chest
    }
}

impl Campaign {
    /// What is wrong with a campaign that was handed in.
    pub fn check(&self, content: &Content) -> Result<(), Flaw> {
        if self.dial(Dial::Population) == 0 || self.dial(Dial::Morale) == 0 {
            return Err(Flaw::at("dials", "this campaign is lost"));
        }
        self.check_in_play(content)
    }

    /// What is wrong with a campaign in the middle of a game.
    pub fn check_in_play(&self, content: &Content) -> Result<(), Flaw> {
        Flaw::unless(self.game > 0, "game", "games are counted from 1")?;
        let mut dials = self.dials.iter().zip(self.most);
        let sound = dials.all(|(&dial, most)| dial <= most);
        Flaw::unless(sound, "dials", "a dial shows more than it can")?;
        let time = Dial::Time as usize;
        let sound = self.most[time] <= content.numbers.most[time];
        Flaw::unless(sound, "most", "a day is not longer than the content says")?;
        let (flags, missions) = (content.names.campaign_flags.len(), content.missions.len());
        let sound = within(self.flags, flags)
            && within(self.done, missions)
            && within(self.failed, missions);
        Flaw::unless(sound, "flags", "a flag or a mission is not in the content")?;
        let sound = within(self.goals, content.characters.len());
        Flaw::unless(sound, "goals", "a character is not in the content")?;
        let sound = self.found.is_known(content) && self.banished.is_known(content);
        Flaw::unless(sound, "found", "a card is not in the content")?;
        let items = content.items.len();
        let sound = within(self.supply, items) && within(self.retrieved, items);
        Flaw::unless(sound, "supply", "an item is not in the content")?;
        self.check_boxes(content)
    }

    /// Every item is in one place, and fits there.
    fn check_boxes(&self, content: &Content) -> Result<(), Flaw> {
        let mut seen = self.supply.or(self.banished.items);
        for (place, chest) in self.boxes.iter().enumerate() {
            let Some(chest) = chest else { continue };
            for &item in chest.worn.iter().flatten().chain(chest.pack.iter()) {
                let is_new = item.index() < content.items.len() && !seen.contains(item);
                let message = "an item is not in the content, or twice in the campaign";
                Flaw::unless(is_new, "boxes", message)?;
                seen.put(item);
            }
            let worn = chest.worn.iter().enumerate();
            let mut worn = worn.filter_map(|(slot, item)| Some((slot, (*item)?)));
            let sound = place < content.characters.len()
                && worn.all(|(slot, item)| fits(content, chest, slot, item));
            Flaw::unless(sound, "boxes", "an item is equipped where it cannot be")?;
            let sound = chest.pack.iter().all(|&item| is_carried(content, item));
            Flaw::unless(
                sound,
                "boxes",
                "what belongs to the colony is in its supply",
            )?;
            let sound = within(chest.abilities, content.abilities.len())
                && chest.pack.len() <= usize::from(content.numbers.backpack);
            let message = "a box has too much in it, or what is not in the content";
            Flaw::unless(sound, "boxes", message)?;
        }
        Ok(())
    }
}

/// Can this item be worn in this slot, beside what else is in the box?
pub fn fits(content: &Content, chest: &Chest, slot: usize, item: Item) -> bool {
    let rules = &content.items[item];
    let first = rules.slot.first();
    let both = |item: Item| content.items[item].paws == 2;
    first == Some(slot)
        || slot == 3 && first == Some(2) && rules.paws == 1 && !chest.worn[2].is_some_and(both)
}

/// Is this something that characters carry? Improvements and Stash items are the colony's (R46,
/// R55).
pub fn is_carried(content: &Content, item: Item) -> bool {
    !matches!(content.items[item].slot, Slot::Stash | Slot::Colony)
}

/// Are all numbers below the number of things?
pub fn within<K: Kind>(set: Set<K>, count: usize) -> bool {
    set.iter().all(|one| one.index() < count)
}
