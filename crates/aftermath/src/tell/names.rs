//! What things are called: the names that the content brings, and how they are put into sentences.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use redtag_kernel::words::text;
use redtag_kernel::{Kind, Text};

use super::{list, times};
use crate::content::{
    Attribute, Attributes, Cards as Written, Code, Colour, Content, Cost, Dial, Gain, Saying,
    Situation,
};
use crate::game::Aftermath;
use crate::id::{
    Ability, At, Card, Character, Encounter, Enemy, Entry, Environment, Item, Location, Mission,
    Page, Road, Scavenge, Space, Status, Token, Type, Vehicle,
};
use crate::position::{Cards, Position};

/// The names and texts of the content, and the words of the book, as Fluent source.
pub fn source(content: &Content, language: &str) -> String {
    let mut source = reflowed(
        content
            .written
            .words
            .get(language)
            .map_or("", String::as_str),
    );
    let mut say = |kind: &str, id: &str, part: &str, saying: &Saying| {
        if let Some(said) = saying.get(language) {
            _ = writeln!(source, "{kind}-{id}{part} = {said}");
        }
    };
    for cards in &content.written.cards {
        say_cards(cards, &mut say);
    }
    // Ways with the same words share a key.
    let ways = content.program.words.iter();
    let ways = ways.filter_map(|way| Some((&way.key, way.words.as_ref()?.get(language)?)));
    for (key, said) in ways.collect::<BTreeMap<_, _>>() {
        _ = writeln!(source, "{key} = {said}");
    }
    for letter in ('A'..='Z').chain('a'..='z').chain('0'..='9') {
        _ = writeln!(source, "letter-{letter} = {letter}");
    }
    source
}

/// The names and texts of cards: kind, permanent name, part, and what is said in each language.
fn say_cards(cards: &Written, say: &mut impl FnMut(&str, &str, &str, &Saying)) {
    macro_rules! named {
        ($($kind:literal $list:ident $($part:literal $text:ident)*;)+) => {
            $(for one in cards.$list.iter().map(|one| one.get_ref()) {
                say($kind, &one.id, "", &one.name);
                $(say($kind, &one.id, $part, &one.$text);)*
            })+
        };
    }
    named! {
        "character" character "-text" text "-class" class "-species" species "-goal" goal;
        "item" item "-text" text "-kind" kind;
        "status" status "-text" text;
        "ability" ability "-text" text;
        "enemy" enemy "-text" text;
        "encounter" encounter "-text" text;
        "environment" environment "-text" text;
        "vehicle" vehicle "-text" text;
        "road" road "-text" text;
        "token" token "-text" text;
        "mission" mission "-text" text "-goal" goal "-travel" travel;
        "location" location;
        "keyword" keyword;
        "type" r#type;
    }
    for one in cards.mission.iter().map(|one| one.get_ref()) {
        for (number, clock) in one.clock.iter().enumerate() {
            say("mission", &one.id, &format!("-clock-{number}"), &clock.text);
        }
    }
    for one in cards.card.iter().map(|one| one.get_ref()) {
        let name = one.name.iter();
        name.for_each(|name| say("influence", &one.id, "", name));
    }
}

/// The words of the book are written in lines of even length; here each paragraph becomes one line.
fn reflowed(words: &str) -> String {
    let mut source = String::with_capacity(words.len());
    for line in words.lines() {
        let goes_on =
            line.starts_with(' ') && source.ends_with(|last: char| last != '\n' && last != '=');
        match line.trim() {
            "" => source.push('\n'),
            said if goes_on => _ = write!(source, " {said}"),
            said if line.starts_with(' ') => _ = write!(source, "\n    {said}"),
            said => _ = write!(source, "\n{said}"),
        }
    }
    source.push('\n');
    source
}

impl Aftermath {
    /// A character's name.
    pub fn character(&self, one: Character) -> Text {
        called("character", &self.content.names.characters, one.0)
    }

    /// An item's name.
    pub fn item(&self, one: Item) -> Text {
        called("item", &self.content.names.items, one.0)
    }

    /// A status's name.
    pub fn status(&self, one: Status) -> Text {
        called("status", &self.content.names.statuses, one.0)
    }

    /// An ability's name.
    pub fn ability(&self, one: Ability) -> Text {
        called("ability", &self.content.names.abilities, one.0)
    }

    /// An enemy's name.
    pub fn enemy(&self, one: Enemy) -> Text {
        called("enemy", &self.content.names.enemies, one.0)
    }

    /// One figure of an enemy; a single roach, since each of them acts by itself (R22, A45).
    pub(super) fn figure(&self, one: Enemy) -> Text {
        if self.is_roach(one) {
            text("one-roach")
        } else {
            self.enemy(one)
        }
    }

    pub(super) fn is_roach(&self, one: Enemy) -> bool {
        let rules = self.content.enemies.get(one);
        rules.is_some_and(|rules| rules.roach)
    }

    /// The time that a mission may take.
    pub(super) fn allowance(&self, one: Mission) -> u8 {
        let rules = self.content.missions.get(one);
        rules.map_or(0, |rules| rules.time)
    }

    pub(super) fn kind(&self, one: Type) -> Text {
        called("type", &self.content.names.types, one.0)
    }

    pub(super) fn encounter(&self, one: Encounter) -> Text {
        called("encounter", &self.content.names.encounters, one.0)
    }

    /// An environment's name.
    pub fn environment(&self, one: Environment) -> Text {
        called("environment", &self.content.names.environments, one.0)
    }

    /// A vehicle's name.
    pub fn vehicle(&self, one: Vehicle) -> Text {
        called("vehicle", &self.content.names.vehicles, one.0)
    }

    pub(super) fn road(&self, one: Road) -> Text {
        called("road", &self.content.names.roads, one.0)
    }

    /// The name of a kind of token.
    pub fn token(&self, one: Token) -> Text {
        called("token", &self.content.names.tokens, one.0)
    }

    /// A mission's name.
    pub fn mission(&self, one: Mission) -> Text {
        called("mission", &self.content.names.missions, one.0)
    }

    /// The name of a space of the travel map.
    pub fn location(&self, one: Location) -> Text {
        called("location", &self.content.names.locations, one.0)
    }

    /// What a card says, for example `item-braces-sling-text`.
    pub(super) fn more(name: Text, part: &str) -> Text {
        if name.key == "unknown" {
            name
        } else {
            text(format!("{}{part}", name.key))
        }
    }

    /// The title of a page.
    pub fn page_title(&self, page: Page) -> Text {
        match self.content.pages.get(page) {
            Some(page) => text(format!("p{}-title", page.number)),
            None => text("unknown").number("n", page.0),
        }
    }

    /// The words of an entry.
    pub(crate) fn entry(&self, entry: Entry) -> Text {
        match self.content.entries.get(entry) {
            Some(rules) => text(self.content.entry_key(rules)),
            None => text("unknown").number("n", entry.0),
        }
    }

    /// An action card, for example "Green 2".
    pub fn card(&self, card: Card) -> Text {
        let Some(rules) = self.content.cards.get(card) else {
            return text("unknown").number("n", card.0);
        };
        let plain = text("card")
            .case("colour", colour_case(rules.colour))
            .number("n", rules.value);
        match rules.character {
            None => plain,
            Some(_) => {
                let name = called("influence", &self.content.names.cards, card.0);
                text("card-influence")
                    .text("name", name)
                    .text("card", plain)
            }
        }
    }

    pub(super) fn cards(&self, cards: &Cards) -> Text {
        list(
            cards
                .iter()
                .map(|(card, count)| times(count, self.card(card)))
                .collect(),
        )
    }

    /// What a scavenge token hides.
    pub(super) fn find(&self, token: Scavenge) -> Text {
        match self.content.scavenge.tokens.get(token) {
            Some(token) => text("find")
                .text("gain", gain(token.prize))
                .number("difficulty", token.difficulty),
            None => text("unknown").number("n", token.0),
        }
    }

    /// The letter of a space of the open page.
    pub(super) fn space(&self, position: &Position, space: Space) -> Text {
        letter(self.view(position).letter(space))
    }

    /// The character on a seat.
    pub(super) fn who(&self, position: &Position, seat: u8) -> Text {
        match position.heroes.get(usize::from(seat)) {
            Some(hero) => self.character(hero.character),
            None => text("unknown").number("n", seat),
        }
    }

    /// An enemy by its place on the track.
    pub(super) fn foe(&self, position: &Position, foe: u8) -> Text {
        match position.scene.foes.get(usize::from(foe)) {
            Some(foe) => self.enemy(foe.enemy),
            None => text("unknown").number("n", foe),
        }
    }

    /// The name of a way to choose or of a group task.
    pub(super) fn way(&self, name: u16) -> Text {
        match self.content.program.words.get(usize::from(name)) {
            Some(words) => text(words.key.clone()),
            None => text("unknown").number("n", name),
        }
    }

    /// The name of the group task that begins there.
    pub fn task(&self, at: At) -> Text {
        match self.content.program.code.get(at.index()) {
            Some(&Code::Task { name, .. }) => self.way(name),
            _ => text("unknown").number("n", at.0),
        }
    }

    /// Where an instruction comes from: the title of a page, or the name of a card. Every script
    /// has its own stretch of the program, so it is the last one that begins before.
    pub(super) fn origin(&self, at: At) -> Text {
        let content = &self.content;
        let mut best = (At(0), text("the-book"));
        let mut see = |starts: &[At], name: &dyn Fn() -> Text| {
            for &start in starts {
                if !start.is_nothing() && start <= at && start >= best.0 {
                    best = (start, name());
                }
            }
        };
        for (rules, place) in content.items.iter().zip(0..) {
            let ways: Vec<At> = rules.uses.iter().map(|way| way.script).collect();
            see(&ways, &|| self.item(Item(place)));
        }
        for (rules, place) in content.statuses.iter().zip(0..) {
            let starts = [rules.gained, rules.turn, rules.end];
            see(&starts, &|| self.status(Status(place)));
        }
        for (rules, place) in content.abilities.iter().zip(0..) {
            see(&[rules.script], &|| self.ability(Ability(place)));
        }
        for (rules, place) in content.enemies.iter().zip(0..) {
            let actions = rules.actions.iter().flat_map(|one| [one.hit, one.before]);
            let starts: Vec<At> = [rules.defeated].into_iter().chain(actions).collect();
            see(&starts, &|| self.enemy(Enemy(place)));
        }
        for (rules, place) in content.encounter_cards.iter().zip(0..) {
            see(&[rules.special], &|| self.encounter(Encounter(place)));
        }
        for (rules, place) in content.environments.iter().zip(0..) {
            see(&[rules.turn, rules.end], &|| {
                self.environment(Environment(place))
            });
        }
        for (rules, place) in content.roads.iter().zip(0..) {
            see(&[rules.script], &|| self.road(Road(place)));
        }
        for (rules, place) in content.tokens.iter().zip(0..) {
            let starts = [rules.enter, rules.stay, rules.r#use];
            see(&starts, &|| self.token(Token(place)));
        }
        for rules in &content.entries {
            see(&[rules.script], &|| self.page_title(rules.page));
        }
        best.1
    }

    /// How many cards an ability costs (R43).
    pub(super) fn cost_of(&self, ability: Ability) -> u8 {
        let rules = self.content.abilities.get(ability);
        rules.map_or(0, |rules| rules.cost)
    }

    /// What a way costs; `None` if it is free.
    pub(super) fn cost(&self, cost: &Cost) -> Option<Text> {
        let dials = Dial::ALL
            .into_iter()
            .map(|dial| (dial_key(dial), cost.dials[dial as usize]));
        let goods = dials.chain([("gain-cards", cost.cards), ("gain-battery", cost.batteries)]);
        let mut parts = counted(goods);
        parts.extend(cost.item.map(|item| self.item(item)));
        (!parts.is_empty()).then(|| list(parts))
    }
}

fn called(kind: &str, names: &[String], place: u8) -> Text {
    match names.get(usize::from(place)) {
        Some(id) => text(format!("{kind}-{id}")),
        None => text("unknown").number("n", place),
    }
}

/// What is gained, for example "2 scrap, a battery".
pub fn gain(gain: Gain) -> Text {
    let Gain {
        time,
        clue,
        scrap,
        food,
        population,
        morale,
        battery,
        item,
        broken,
    } = gain;
    let dials = Dial::ALL
        .map(dial_key)
        .into_iter()
        .zip([time, clue, scrap, food, population, morale]);
    list(counted(dials.chain([
        ("gain-battery", battery),
        ("gain-item", item),
        ("gain-broken", broken),
    ])))
}

fn counted(goods: impl Iterator<Item = (&'static str, u8)>) -> Vec<Text> {
    goods
        .filter(|&(_, count)| count > 0)
        .map(|(key, count)| text(key).number("n", count))
        .collect()
}

/// Any of these attributes.
pub fn attributes(attributes: Attributes) -> Text {
    if attributes == Attributes::ANY {
        return text("attribute-any");
    }
    let named = Attribute::ALL
        .into_iter()
        .filter(|&one| attributes.has(one))
        .map(|one| text(attribute_key(one)));
    let joined: Vec<Text> = named.collect();
    joined
        .into_iter()
        .rev()
        .reduce(|rest, first| text("list-or").text("first", first).text("rest", rest))
        .unwrap_or_else(|| text("attribute-any"))
}

pub fn letter(letter: char) -> Text {
    if letter.is_ascii_alphanumeric() {
        text(format!("letter-{letter}"))
    } else {
        text("none")
    }
}

pub const fn attribute_key(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Agility => "attribute-agility",
        Attribute::Strength => "attribute-strength",
        Attribute::Resistance => "attribute-resistance",
        Attribute::Instinct => "attribute-instinct",
    }
}

/// An amount of what a dial counts.
pub const fn dial_key(dial: Dial) -> &'static str {
    match dial {
        Dial::Time => "gain-time",
        Dial::Clue => "gain-clue",
        Dial::Scrap => "gain-scrap",
        Dial::Food => "gain-food",
        Dial::Population => "gain-population",
        Dial::Morale => "gain-morale",
    }
}

pub const fn dial_case(dial: Dial) -> &'static str {
    match dial {
        Dial::Time => "time",
        Dial::Clue => "clue",
        Dial::Scrap => "scrap",
        Dial::Food => "food",
        Dial::Population => "population",
        Dial::Morale => "morale",
    }
}

pub const fn situation_case(situation: Situation) -> &'static str {
    match situation {
        Situation::Safe => "safe",
        Situation::Hostile => "hostile",
    }
}

const fn colour_case(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::White => "white",
        Colour::Black => "black",
        Colour::Calamity => "calamity",
    }
}
