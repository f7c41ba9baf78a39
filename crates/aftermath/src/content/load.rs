//! From a folder of files to the content: what is read, what is held together, what is wrong and
//! where.

mod pages;
mod words;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use redtag_kernel::content::Source;
use redtag_kernel::{Flaw, Kind, content};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use toml::Spanned;

use self::words::keys;
use super::cards::Cards;
use super::compile::Program;
use super::entries::{
    ability, card, character, check_texts, clocks, encounter_card, enemy, environment, item,
    mission, number_rules, road, status, token, vehicle, within,
};
use super::names::Names;
use super::page;
use super::terms::Attributes;
use super::{
    CARD_KINDS, CardRules, CharacterRules, Content, DECK_KINDS, ENEMY_KINDS, EntryRules,
    LocationRules, MAX_CHARACTERS, MAX_PAGES, NumberRules, ScavengeRules,
};
use crate::id::{Card, Entry};

/// A file of the content: its name inside the folder, and its text.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// As `items.toml` or `book/012.toml`.
    pub name: &'a str,
    /// What is in it.
    pub text: &'a str,
}

/// Everything as it was written, for boards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Content"))]
pub struct Written {
    /// The files with cards.
    pub cards: Vec<Cards>,
    /// The pages.
    pub pages: Vec<page::Page>,
    /// Language and Fluent source of all pages together.
    pub words: BTreeMap<String, String>,
    /// The page of every entry, by its printed number, and `start`, `threat`, `calamity` or the
    /// number of the entry there.
    #[serde(skip_deserializing)]
    pub entries: Vec<(u8, String)>,
    /// The attributes that each action card shows (A43).
    #[serde(skip_deserializing)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<super::Attribute>>"))]
    pub symbols: Vec<Attributes>,
}

impl Written {
    /// Two folders with the same cards and pages are the same, whatever their comments and words.
    fn fingerprint(&self) -> String {
        let mut rules = serde_json::json!([self.cards, self.pages]);
        strip_words(&mut rules);
        content::fingerprint(rules.to_string().as_bytes())
    }
}

/// Takes out what is said in each language.
fn strip_words(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, value| !is_saying(value));
            fields.values_mut().for_each(strip_words);
        }
        Value::Array(values) => {
            values.retain(|value| !is_saying(value));
            values.iter_mut().for_each(strip_words);
        }
        _ => {}
    }
}

/// The same in each language, and nothing else.
fn is_saying(value: &Value) -> bool {
    value
        .as_object()
        .is_some_and(|words| words.keys().eq(["de", "en"]))
}

/// The languages in which everything is said.
pub const LANGUAGES: [&str; 2] = ["en", "de"];

/// Reads a folder and checks the book in it; all flaws that can be found at once.
pub fn read(source: &Source) -> Result<Content, Vec<Flaw>> {
    let (mut loader, content) = load(source)?;
    loader.flaws = super::check::check(&content);
    loader.stop()?;
    Ok(content)
}

/// The same without the long walk through the whole book.
pub fn read_unchecked(source: &Source) -> Result<Content, Vec<Flaw>> {
    load(source).map(|(_, content)| content)
}

fn load(source: &Source) -> Result<(Loader<'_>, Content), Vec<Flaw>> {
    let files = source.files().map(|file| File {
        name: &file.name,
        text: &file.text,
    });
    let mut loader = Loader {
        source,
        files: files.collect(),
        flaws: Vec::new(),
        written: Written::default(),
        card_files: Vec::new(),
        page_files: Vec::new(),
        words: Vec::new(),
        places: Vec::new(),
        names: Names::default(),
        program: Program::default(),
    };
    loader.parse();
    loader.stop()?;
    loader.offers();
    loader.names();
    loader.stop()?;
    let content = loader.content();
    loader.words(&content);
    loader.stop()?;
    Ok((loader, content))
}

struct Loader<'a> {
    source: &'a Source,
    files: Vec<File<'a>>,
    flaws: Vec<Flaw>,
    written: Written,
    /// The file of each of `written.cards` and `written.pages`.
    card_files: Vec<usize>,
    page_files: Vec<usize>,
    words: Vec<Said>,
    /// The place of each entry.
    places: Vec<String>,
    names: Names,
    program: Program,
}

/// A message of the book, and where it stands.
struct Said {
    language: String,
    key: String,
    place: String,
}

pub type Checked<T> = Result<T, String>;

impl Loader<'_> {
    fn stop(&mut self) -> Result<(), Vec<Flaw>> {
        let flaws = std::mem::take(&mut self.flaws);
        if flaws.is_empty() {
            return Ok(());
        }
        Err(flaws.into_iter().map(|flaw| self.sharpened(flaw)).collect())
    }

    /// A flaw of a card or an entry that quotes a word is where that word stands, and names its
    /// field.
    fn sharpened(&self, flaw: Flaw) -> Flaw {
        let found = || {
            let word = format!("\"{}\"", flaw.message.split('"').nth(1)?);
            let (name, rest) = flaw.place.split_once(':')?;
            let file = self.files.iter().find(|file| file.name == name)?;
            let line: usize = rest.split(':').next()?.parse().ok()?;
            let start: usize = file
                .text
                .split_inclusive('\n')
                .take(line - 1)
                .map(str::len)
                .sum();
            let at = start + file.text.get(start..)?.find(&word)?;
            let before = file.text[..at].trim_end().strip_suffix('=')?.trim_end();
            let field = before
                .rsplit(|letter: char| !letter.is_alphanumeric() && letter != '-')
                .next()?;
            Some(format!(
                "{}: {field}",
                content::place(file.name, file.text, at)
            ))
        };
        Flaw {
            place: found().unwrap_or_else(|| flaw.place.clone()),
            ..flaw
        }
    }

    fn wrong(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.flaws.push(Flaw::at(place, message));
    }

    fn parse(&mut self) {
        for (at, file) in self.files.iter().enumerate() {
            let source = self.source;
            let in_book = file.name.rsplit('/').nth(1) == Some("book");
            if let Some((_, language)) = file
                .name
                .strip_suffix(".ftl")
                .and_then(|name| name.rsplit_once('.'))
            {
                let words = self.written.words.entry(language.to_owned()).or_default();
                words.push_str(file.text);
                words.push('\n');
                match keys(file) {
                    Ok(keys) => self.words.extend(keys.into_iter().map(|(key, place)| Said {
                        language: language.to_owned(),
                        key,
                        place,
                    })),
                    Err(flaw) => self.flaws.push(flaw),
                }
            } else if !file.name.ends_with(".toml") {
                continue;
            } else if in_book {
                match source.read_file(at) {
                    Ok(page) => {
                        self.written.pages.push(page);
                        self.page_files.push(at);
                    }
                    Err(flaw) => self.flaws.push(flaw),
                }
            } else {
                match source.read_file(at) {
                    Ok(cards) => {
                        self.written.cards.push(cards);
                        self.card_files.push(at);
                    }
                    Err(flaw) => self.flaws.push(flaw),
                }
            }
        }
        if self
            .written
            .cards
            .iter()
            .filter(|cards| cards.numbers.is_some())
            .count()
            != 1
        {
            self.wrong("", "exactly one file has [numbers]");
        }
    }

    /// Cards of a kind from all files, with their places.
    fn each<T: Clone>(&self, pick: impl Fn(&Cards) -> &Vec<Spanned<T>>) -> Vec<(String, T)> {
        let mut all = Vec::new();
        let place = |one: &Spanned<T>| self.source.place(one.span().start);
        for cards in &self.written.cards {
            all.extend(
                pick(cards)
                    .iter()
                    .map(|one| (place(one), one.get_ref().clone())),
            );
        }
        all
    }

    /// The permanent names of a kind, each once.
    fn list<T: Clone>(
        &mut self,
        pick: impl Fn(&Cards) -> &Vec<Spanned<T>>,
        id: impl Fn(&T) -> &str,
        most: usize,
    ) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (place, one) in self.each(pick) {
            let id = id(&one).to_owned();
            let plain = |letter: char| {
                letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
            };
            if id.is_empty() || !id.chars().all(plain) {
                self.wrong(
                    &place,
                    format!("id {id:?}: small letters, digits and - are possible"),
                );
            }
            if names.contains(&id) {
                self.wrong(&place, format!("there are two called {id:?}"));
            }
            names.push(id);
            if names.len() == most + 1 {
                self.wrong(&place, format!("at most {most} of these are possible"));
            }
        }
        names
    }

    /// What packs offer at choices of the book (R65).
    fn offers(&mut self) {
        for (place, offer) in self.each(|cards| &cards.offer) {
            let mut taken = false;
            for page in &mut self.written.pages {
                for entry in &mut page.entry {
                    let entry = entry.get_mut();
                    if offer.entry == format!("{}-{}", page.number, entry.number) {
                        taken |= page::add_option(&mut entry.r#do, &offer);
                    }
                }
            }
            if !taken {
                self.wrong(
                    place,
                    format!(
                        "entry {:?}: there is no such entry with a choice",
                        offer.entry
                    ),
                );
            }
        }
    }

    fn names(&mut self) {
        let mut names = Names::default();
        for cards in &self.written.cards {
            names
                .campaign_flags
                .extend(cards.flags.campaign.iter().cloned());
            names
                .mission_flags
                .extend(cards.flags.mission.iter().cloned());
        }
        for flags in [&names.campaign_flags, &names.mission_flags] {
            if flags.len() > 128 {
                self.flaws
                    .push(Flaw::at("flags", "at most 128 of these are possible"));
            }
        }
        names.keywords = self.list(|cards| &cards.keyword, |one| &one.id, 32);
        names.types = self.list(|cards| &cards.r#type, |one| &one.id, 32);
        names.cards = self.list(|cards| &cards.card, |one| &one.id, CARD_KINDS);
        names.characters = self.list(|cards| &cards.character, |one| &one.id, MAX_CHARACTERS);
        names.items = self.list(|cards| &cards.item, |one| &one.id, 127);
        names.statuses = self.list(|cards| &cards.status, |one| &one.id, 127);
        names.abilities = self.list(|cards| &cards.ability, |one| &one.id, 127);
        names.enemies = self.list(|cards| &cards.enemy, |one| &one.id, ENEMY_KINDS);
        names.encounters = self.list(|cards| &cards.encounter, |one| &one.id, DECK_KINDS);
        names.environments = self.list(|cards| &cards.environment, |one| &one.id, 127);
        names.vehicles = self.list(|cards| &cards.vehicle, |one| &one.id, 127);
        names.roads = self.list(|cards| &cards.road, |one| &one.id, DECK_KINDS);
        names.tokens = self.list(|cards| &cards.token, |one| &one.id, 32);
        names.missions = self.list(|cards| &cards.mission, |one| &one.id, 127);
        names.locations = self.list(|cards| &cards.location, |one| &one.id, 127);
        self.name_pages(&mut names);
        if names.pages.len() > MAX_PAGES {
            self.wrong("book", format!("at most {MAX_PAGES} pages are possible"));
        }
        self.names = names;
    }

    /// Pages and entries, by their printed numbers.
    fn name_pages(&mut self, names: &mut Names) {
        let mut entries = 0;
        for (at, page) in self.written.pages.iter().enumerate() {
            let file = self.files[self.page_files[at]];
            if names.pages.contains(&page.number) {
                self.flaws.push(Flaw::at(
                    file.name,
                    format!("page {} is there twice", page.number),
                ));
            }
            names.pages.push(page.number);
            entries += 3;
            for entry in &page.entry {
                let number = entry.get_ref().number;
                if names
                    .entries
                    .insert((page.number, number), Entry(entries))
                    .is_some()
                {
                    let place = self.source.place(entry.span().start);
                    self.flaws
                        .push(Flaw::at(place, format!("entry {number} is there twice")));
                }
                entries += 1;
            }
        }
    }

    /// Turns all cards of a kind into rules; what is wrong is noted at its place.
    fn rules<T: Clone, R>(
        &mut self,
        pick: impl Fn(&Cards) -> &Vec<Spanned<T>>,
        mut rule: impl FnMut(&mut Program, &Names, &T) -> Checked<R>,
    ) -> Vec<R> {
        let mut all = Vec::new();
        for (place, one) in self.each(pick) {
            match rule(&mut self.program, &self.names, &one) {
                Ok(rules) => all.push(rules),
                Err(message) => self.wrong(place, message),
            }
        }
        all
    }

    /// The characters, each with its influence card (R9).
    fn characters(&mut self, cards: &[CardRules]) -> Vec<CharacterRules> {
        let influence: Vec<Option<Card>> = (0..self.names.characters.len())
            .map(|who| {
                let place = cards
                    .iter()
                    .position(|one| one.character.is_some_and(|one| one.index() == who));
                place.map(|place| Card(place as u8))
            })
            .collect();
        let mut count = 0;
        self.rules(
            |cards| &cards.character,
            |program, names, one| {
                count += 1;
                character(
                    program,
                    names,
                    one,
                    influence.get(count - 1).copied().flatten(),
                )
            },
        )
    }

    fn content(&mut self) -> Content {
        let numbers = self.numbers();
        let cards = self.rules(|cards| &cards.card, |_, names, one| card(names, one));
        let characters = self.characters(&cards);
        let items = self.rules(|cards| &cards.item, item);
        let statuses = self.rules(|cards| &cards.status, status);
        let abilities = self.rules(|cards| &cards.ability, ability);
        let enemies = self.rules(|cards| &cards.enemy, enemy);
        let encounter_cards = self.rules(|cards| &cards.encounter, encounter_card);
        let environments = self.rules(|cards| &cards.environment, environment);
        let vehicles = self.rules(|cards| &cards.vehicle, |_, _, one| vehicle(one));
        let roads = self.rules(|cards| &cards.road, road);
        let tokens = self.rules(|cards| &cards.token, token);
        let scavenge = self.scavenge();
        let missions = self.rules(|cards| &cards.mission, mission);
        let clocks = self.rules(|cards| &cards.mission, clocks);
        let locations = self.locations();
        self.rules(
            |cards| &cards.keyword,
            |_, _, one| check_texts(&[("name", &one.name)]),
        );
        self.rules(
            |cards| &cards.r#type,
            |_, _, one| check_texts(&[("name", &one.name)]),
        );
        let (pages, entries) = self.pages();
        let program = std::mem::take(&mut self.program);
        let printed = |entry: &EntryRules| {
            let page = self.written.pages.get(entry.page.index());
            (page.map_or(0, |page| page.number), entry.part.name())
        };
        let written = Written {
            entries: entries.iter().map(printed).collect(),
            symbols: cards.iter().map(|card: &CardRules| card.symbols).collect(),
            ..self.written.clone()
        };
        Content {
            numbers,
            cards: cards.into(),
            characters: characters.into(),
            items: items.into(),
            statuses: statuses.into(),
            abilities: abilities.into(),
            enemies: enemies.into(),
            encounter_cards: encounter_cards.into(),
            environments: environments.into(),
            vehicles: vehicles.into(),
            roads: roads.into(),
            tokens: tokens.into(),
            scavenge,
            missions: missions.into(),
            clocks: clocks.into_iter().flatten().collect(),
            locations: locations.into(),
            pages: pages.into(),
            entries: entries.into(),
            program,
            names: self.names.clone(),
            places: std::mem::take(&mut self.places),
            written,
            hash: self.written.fingerprint(),
            nearby: OnceLock::new(),
        }
    }

    fn numbers(&mut self) -> NumberRules {
        let at = self
            .written
            .cards
            .iter()
            .position(|cards| cards.numbers.is_some())
            .unwrap_or(0);
        let place = format!(
            "{}: numbers",
            heading(self.files[self.card_files[at]], "numbers")
        );
        let Some(written) = self.written.cards[at].numbers.clone() else {
            return NumberRules::default();
        };
        match number_rules(&self.names, &written) {
            Ok(numbers) => numbers,
            Err(message) => {
                self.wrong(place, message);
                NumberRules::default()
            }
        }
    }

    /// Scavenge tokens, their piles in the order of difficulty (R10, R26).
    fn scavenge(&mut self) -> ScavengeRules {
        let mut tokens = self.rules(
            |cards| &cards.scavenge,
            |_, _, one| {
                within("difficulty", one.difficulty, 1, 20)?;
                within("count", one.count, 1, 60)?;
                Ok(*one)
            },
        );
        tokens.sort_by_key(|one| one.difficulty);
        let mut difficulties: Vec<u8> = tokens.iter().map(|one| one.difficulty).collect();
        difficulties.dedup();
        if tokens.len() > DECK_KINDS || difficulties.len() > super::MAX_PILES {
            let most = super::MAX_PILES;
            self.wrong(
                "scavenge",
                format!("at most {DECK_KINDS} kinds and {most} difficulties are possible"),
            );
        }
        ScavengeRules {
            tokens: tokens.into(),
            difficulties,
        }
    }

    fn locations(&mut self) -> Vec<LocationRules> {
        let locations = self.rules(
            |cards| &cards.location,
            |_, names, one| {
                check_texts(&[("name", &one.name)])?;
                Ok(LocationRules {
                    x: one.x,
                    y: one.y,
                    page: names.page(one.page)?,
                })
            },
        );
        for (place, one) in locations.iter().enumerate() {
            if locations[..place]
                .iter()
                .any(|other| (other.x, other.y) == (one.x, one.y))
            {
                let message = format!("two locations lie at {}, {}", one.x, one.y);
                self.flaws.push(Flaw::at("location", message));
            }
        }
        locations
    }
}

/// `file:line` of a table such as `[map]`.
fn heading(file: File, table: &str) -> String {
    let line = file
        .text
        .lines()
        .position(|line| line.trim_start().starts_with(&format!("[{table}")));
    line.map_or_else(
        || file.name.to_owned(),
        |line| format!("{}:{}", file.name, line + 1),
    )
}
