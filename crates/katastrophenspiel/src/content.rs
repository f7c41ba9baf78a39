//! The content: the 110 cards, from `content/katastrophenspiel.toml`.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use redtag_kernel::content::{File, Layout, Source, fingerprint};
use redtag_kernel::{Flaw, Kind as _, List};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::position::{
    Ability, CATASTROPHE_ROW, Card, Cards, Colour, MAX_NUMBER, MAX_STACK, PURCHASE_ROW, Region,
    STACKS,
};

const FILE: &str = "katastrophenspiel.toml";

/// What a designer may change, checked and ready for play.
#[derive(Clone, Debug)]
pub struct Content {
    /// Rounds.
    pub rounds: u8,
    /// Actions in a turn.
    pub actions: u8,
    /// Money at the start.
    pub money: u8,
    /// The most heroes in play without a vehicle.
    pub heroes: u8,
    /// The cards of each stack, in the order of their numbers.
    pub stacks: [List<Card, MAX_STACK>; STACKS],
    /// The same as sets.
    pub stack_sets: [Cards; STACKS],
    /// All cards of all stacks.
    pub stacked: Cards,
    /// The player cards of each colour.
    pub sets: [Cards; 5],
    /// All vehicles.
    pub vehicles: Cards,
    /// All heroes.
    pub all_heroes: Cards,
    /// All equipment.
    pub equipment: Cards,
    /// Heroes with an extra purchase.
    pub buyers: Cards,
    /// Cards that allow another mission.
    pub dispatchers: Cards,
    /// Cards with symbols for a mission.
    pub givers: Cards,
    /// The cards as they were written.
    pub written: Written,
    /// Tells this content from any other.
    pub hash: String,
    rules: Vec<CardRules>,
}

/// What a card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardRules {
    /// Vehicle, hero, equipment or catastrophe.
    pub kind: CardKind,
    /// The stack it belongs to; nothing for player cards.
    pub stack: Option<u8>,
    /// What it costs; for a catastrophe, the victory points it is worth.
    pub value: u8,
    /// Money for handling it.
    pub reward: u8,
    /// Where a catastrophe is.
    pub region: Region,
    /// The symbols to the left of the slash, or all; what a catastrophe needs.
    pub left: Symbols,
    /// The symbols to the right of the slash.
    pub right: Option<Symbols>,
    /// A vehicle's space.
    pub space: u8,
    /// A vehicle's extra movement.
    pub movement: bool,
    /// A hero's extra purchase.
    pub purchase: bool,
    /// An extra mission.
    pub mission: bool,
}

/// Symbols that a mission can use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    /// How many of each ability, in the order of [`Ability::ALL`].
    pub abilities: [u8; 6],
    /// Dice: the lowest roll that produces a symbol.
    pub dice: List<u8, 4>,
}

/// The four types of card (R2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum CardKind {
    /// Blue.
    #[default]
    Vehicle,
    /// Yellow.
    Hero,
    /// Green.
    Equipment,
    /// Red.
    Catastrophe,
}

/// The stack that a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
enum Stack {
    #[serde(rename = "red")]
    Red,
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "blue")]
    Blue,
    #[serde(rename = "black")]
    Black,
    #[serde(rename = "white")]
    White,
    #[serde(rename = "value-1")]
    Value1,
    #[serde(rename = "value-2")]
    Value2,
    #[serde(rename = "value-3")]
    Value3,
    #[serde(rename = "vp-1")]
    Points1,
    #[serde(rename = "vp-2")]
    Points2,
    #[serde(rename = "vp-3")]
    Points3,
    #[serde(rename = "vp-5")]
    Points5,
}

impl Stack {
    /// Its place among the stacks of the rows; nothing for the player cards of a colour.
    fn place(self) -> Option<usize> {
        (self as usize).checked_sub(Self::Value1 as usize)
    }

    /// What its cards cost or are worth.
    fn value(self) -> Option<u8> {
        self.place().map(|place| STACK_VALUES[place])
    }
}

/// A symbol as it is printed (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Symbol {
    FirstAid,
    Supplies,
    Fire,
    Shelter,
    Peace,
    Construction,
    #[serde(rename = "die-3")]
    Die3,
    #[serde(rename = "die-4")]
    Die4,
    #[serde(rename = "die-5")]
    Die5,
    Space,
    Move,
    Purchase,
    Mission,
    #[serde(rename = "/")]
    Slash,
}

/// A name or a sentence in each language.
pub type Saying = BTreeMap<String, String>;

/// The file as it is written, but for its list: an entry of `cards` is a `[[card]]` in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Content"))]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    rounds: Spanned<u8>,
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    actions: Spanned<u8>,
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    money: Spanned<u8>,
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    heroes: Spanned<u8>,
    rewards: BTreeMap<String, u8>,
    #[serde(rename(deserialize = "card", serialize = "cards"))]
    #[cfg_attr(feature = "ts", ts(rename = "cards", as = "Vec<WrittenCard>"))]
    cards: Vec<Spanned<WrittenCard>>,
}

/// A card as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenCard {
    number: u8,
    kind: CardKind,
    stack: Stack,
    /// What it costs or is worth, which its stack says; nothing for player cards.
    #[serde(skip_deserializing)]
    value: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    region: Option<Region>,
    name: Saying,
    #[serde(default)]
    line: Saying,
    symbols: Vec<Symbol>,
}

impl Content {
    /// The content that Redtag comes with: the cards that the rulebook shows are as it shows them,
    /// each once (A22), and the others are Redtag's own (A23).
    pub const OFFICIAL: &str = include_str!("../content/katastrophenspiel.toml");

    /// How it is made up: one file, over which packs are laid.
    pub const LAYOUT: Layout = Layout {
        game: "katastrophenspiel",
        is_one_file: true,
        own: &[],
        is_whole: |file| !file.lacks_something::<Written>(),
    };

    /// The file that Redtag comes with.
    pub fn built_in() -> File {
        File::new(FILE, Self::OFFICIAL)
    }

    /// Reads and checks a whole file of content; a flaw names file, line and column.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        Self::of(&Source::of_file(FILE, text)?)
    }

    /// Checks content as it is written, and makes it ready for play.
    pub fn of(source: &Source) -> Result<Self, Flaw> {
        let written: Written = source.read()?;
        let within = |name: &str, value: &Spanned<u8>, low: u8, high: u8| {
            if (low..=high).contains(value.get_ref()) {
                return Ok(*value.get_ref());
            }
            let message = format!("{name} must be {low} to {high}, not {}", value.get_ref());
            Err(source.flaw(value.span().start, message))
        };
        let mut content = Self {
            rounds: within("rounds", &written.rounds, 1, 12)?,
            actions: within("actions", &written.actions, 1, 4)?,
            money: within("money", &written.money, 0, 20)?,
            heroes: within("heroes", &written.heroes, 0, 9)?,
            stacks: [List::default(); STACKS],
            stack_sets: [Cards::EMPTY; STACKS],
            stacked: Cards::EMPTY,
            sets: [Cards::EMPTY; 5],
            vehicles: Cards::EMPTY,
            all_heroes: Cards::EMPTY,
            equipment: Cards::EMPTY,
            buyers: Cards::EMPTY,
            dispatchers: Cards::EMPTY,
            givers: Cards::EMPTY,
            hash: String::new(),
            rules: vec![CardRules::default(); usize::from(MAX_NUMBER) + 1],
            written,
        };
        for card in content.written.cards.clone() {
            content
                .add(card.get_ref())
                .map_err(|message| source.flaw(card.span().start, message))?;
        }
        for card in &mut content.written.cards {
            let card = card.get_mut();
            card.value = card.stack.value();
        }
        content
            .check()
            .map_err(|message| source.flaw_of_all(message))?;
        content.hash = content.fingerprint();
        Ok(content)
    }

    fn add(&mut self, card: &WrittenCard) -> Result<(), String> {
        let number = Card::try_from(card.number)?;
        if self.all().contains(number) {
            return Err(format!(
                "there are two cards with the number {}",
                card.number
            ));
        }
        let rules = card.rules(&self.written.rewards)?;
        self.rules[number.index()] = rules;
        for (is_one, set) in [
            (rules.kind == CardKind::Vehicle, &mut self.vehicles),
            (rules.kind == CardKind::Hero, &mut self.all_heroes),
            (rules.kind == CardKind::Equipment, &mut self.equipment),
            (rules.purchase, &mut self.buyers),
            (rules.mission, &mut self.dispatchers),
            (
                rules.kind != CardKind::Catastrophe && rules.gives(),
                &mut self.givers,
            ),
        ] {
            if is_one {
                set.put(number);
            }
        }
        match rules.stack {
            Some(stack) => {
                let stack = usize::from(stack);
                if !self.stacks[stack].push(number) {
                    return Err(format!("a stack has at most {MAX_STACK} cards"));
                }
                self.stack_sets[stack].put(number);
                self.stacked.put(number);
            }
            None => self.sets[card.stack as usize].put(number),
        }
        Ok(())
    }

    /// Every row can be filled, every player has cards, and a match ends in time.
    fn check(&self) -> Result<(), String> {
        for (stack, cards) in self.stacks.iter().enumerate() {
            let row = CATASTROPHE_ROW.iter().chain(&PURCHASE_ROW);
            let shown = row.filter(|&&one| one == stack).count();
            if cards.len() < shown {
                return Err(format!(
                    "{}: at least {shown} cards are needed",
                    STACK_NAMES[stack]
                ));
            }
        }
        for (set, colour) in self.sets.iter().zip(Colour::ALL) {
            if set.is_empty() || set.len() > 8 {
                let name = format!("{colour:?}").to_lowercase();
                return Err(format!(
                    "{name}: 1 to 8 player cards are needed, not {}",
                    set.len()
                ));
            }
        }
        let missions = self.dispatchers.len();
        if missions > 4 {
            return Err(format!(
                "at most 4 cards can allow extra missions, not {missions}"
            ));
        }
        Ok(())
    }

    /// Two files with the same cards and other comments are the same.
    fn fingerprint(&self) -> String {
        let numbers = [self.rounds, self.actions, self.money, self.heroes];
        let mut sets = String::new();
        let cards: Vec<_> = self.cards().collect();
        for set in self.sets {
            sets.push_str(&format!("{set:?}"));
        }
        fingerprint(format!("katastrophenspiel {numbers:?} {cards:?} {sets}").as_bytes())
    }

    /// What a card does; a number that no card has does nothing.
    #[inline]
    pub fn card(&self, card: Card) -> &CardRules {
        &self.rules[card.index()]
    }

    /// All cards there are.
    pub fn all(&self) -> Cards {
        self.sets.iter().fold(self.stacked, |all, &set| all.or(set))
    }

    /// All cards with what they do.
    pub fn cards(&self) -> impl Iterator<Item = (Card, &CardRules)> {
        self.all().iter().map(|card| (card, self.card(card)))
    }

    /// Number, name and line of each card in a language, English where it has none.
    pub fn names<'a>(&'a self, language: &'a str) -> impl Iterator<Item = (u8, &'a str, &'a str)> {
        let say = move |saying: &'a Saying| {
            saying
                .get(language)
                .or_else(|| saying.get("en"))
                .map_or("", String::as_str)
        };
        self.written.cards.iter().map(move |card| {
            let card = card.get_ref();
            (card.number, say(&card.name), say(&card.line))
        })
    }
}

/// The stacks as content files name them.
pub const STACK_NAMES: [&str; STACKS] = [
    "value-1", "value-2", "value-3", "vp-1", "vp-2", "vp-3", "vp-5",
];
/// What the cards of each stack cost or are worth.
pub const STACK_VALUES: [u8; STACKS] = [1, 2, 3, 1, 2, 3, 5];

impl WrittenCard {
    fn rules(&self, rewards: &BTreeMap<String, u8>) -> Result<CardRules, String> {
        let stack = self.stack.place();
        let value = self.stack.value().unwrap_or(0);
        let is_catastrophe = self.kind == CardKind::Catastrophe;
        if is_catastrophe != stack.is_some_and(|stack| stack >= 3) {
            return Err(
                "catastrophes, and only they, belong to the stacks vp-1, vp-2, vp-3 and vp-5"
                    .into(),
            );
        }
        if is_catastrophe != self.region.is_some() {
            return Err("catastrophes, and only they, have a region".into());
        }
        let reward = if is_catastrophe {
            let reward = rewards
                .get(&value.to_string())
                .copied()
                .filter(|&reward| reward <= 9);
            reward
                .ok_or_else(|| format!("rewards: money from 0 to 9 is needed for {value} points"))?
        } else {
            0
        };
        let mut rules = CardRules {
            kind: self.kind,
            stack: stack.map(|stack| stack as u8),
            value,
            reward,
            region: self.region.unwrap_or_default(),
            ..CardRules::default()
        };
        for (name, saying) in [("name", &self.name), ("line", &self.line)] {
            if let Some(text) = saying.values().find(|text| !is_plain(text)) {
                return Err(format!(
                    "{name}: {text:?} is empty, too long or has brackets in it"
                ));
            }
        }
        if !self.name.contains_key("en") {
            return Err("name: an English one (en) is needed".into());
        }
        self.symbols
            .iter()
            .try_for_each(|&symbol| rules.add(symbol))?;
        if is_catastrophe && rules.left.abilities == [0; 6] {
            return Err("a catastrophe needs something".into());
        }
        let empty = Symbols::default();
        if rules
            .right
            .is_some_and(|right| right == empty || rules.left == empty)
        {
            return Err("a slash needs symbols for a mission on both sides".into());
        }
        Ok(rules)
    }
}

/// Names are put into locale files, where brackets mean something.
fn is_plain(text: &str) -> bool {
    let odd = |letter: char| matches!(letter, '{' | '}') || letter.is_control();
    !text.is_empty() && text.trim() == text && text.chars().count() <= 120 && !text.contains(odd)
}

impl CardRules {
    fn add(&mut self, symbol: Symbol) -> Result<(), String> {
        let only = |kind: CardKind, what: &str| {
            if self.kind == kind {
                Ok(())
            } else {
                Err(format!("{what} is not for this type of card"))
            }
        };
        match symbol {
            Symbol::Space => {
                only(CardKind::Vehicle, "space")?;
                self.space += 1;
                if self.space > 9 {
                    return Err("a vehicle has a space of at most 9".into());
                }
            }
            Symbol::Move => {
                only(CardKind::Vehicle, "move")?;
                self.movement = true;
            }
            Symbol::Purchase => {
                only(CardKind::Hero, "purchase")?;
                self.purchase = true;
            }
            Symbol::Mission => {
                only(CardKind::Equipment, "mission")?;
                self.mission = true;
            }
            Symbol::Slash if self.kind == CardKind::Catastrophe || self.right.is_some() => {
                return Err("at most one slash is possible, and none on a catastrophe".into());
            }
            Symbol::Slash => self.right = Some(Symbols::default()),
            Symbol::Die3 | Symbol::Die4 | Symbol::Die5 => {
                let needed = 3 + (symbol as u8 - Symbol::Die3 as u8);
                if self.kind == CardKind::Catastrophe || !self.side().dice.push(needed) {
                    return Err("at most 4 dice are possible, and none on a catastrophe".into());
                }
            }
            ability => {
                let count = &mut self.side().abilities[ability as usize];
                *count += 1;
                if *count > 9 {
                    return Err("at most 9 equal symbols are possible".into());
                }
            }
        }
        Ok(())
    }

    /// The side that is being written.
    fn side(&mut self) -> &mut Symbols {
        self.right.as_mut().unwrap_or(&mut self.left)
    }

    /// Has it symbols for a mission?
    #[inline]
    pub fn gives(&self) -> bool {
        self.right.is_some() || self.left != Symbols::default()
    }

    /// Is there something to choose or to roll when it gives its symbols?
    #[inline]
    pub fn is_choice(&self) -> bool {
        self.right.is_some() || !self.left.dice.is_empty()
    }
}

impl Symbols {
    /// How many of an ability.
    pub fn count(&self, ability: Ability) -> u8 {
        self.abilities[ability as usize]
    }
}
