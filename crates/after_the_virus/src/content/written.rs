//! The content as it is written, and what makes it invalid.

mod effects;
mod mission;

use std::collections::BTreeMap;
use std::ops::Range;

use redtag_kernel::content::{File, Layout, Source, fingerprint};
use redtag_kernel::deck::MOST_CARDS;
use redtag_kernel::{Flaw, Kind as _, List};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::{
    Ability, ByPlayers, CardRules, Character, Content, Count, Effect, MAX_ABILITIES, Numbers,
    Prepare, Slot, Style, Type, When,
};
use crate::position::{
    Card, Cards, Exit, KINDS, MAX_AMMO, MAX_HAND, MAX_KNOWN, MAX_PLAYERS, Place, Spot, Types,
    ZOMBIE_KINDS,
};

const FILE: &str = "after-the-virus.toml";
/// The most effects of cards that answer to what their owner does, all together.
const MAX_REACTIONS: usize = 6;

/// A name or a sentence in each language.
pub type Saying = BTreeMap<String, String>;

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Content"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Written {
    numbers: Numbers,
    #[serde(rename(deserialize = "card", serialize = "cards"))]
    #[cfg_attr(feature = "ts", ts(rename = "cards", as = "Vec<WrittenCard>"))]
    cards: Vec<Spanned<WrittenCard>>,
    #[serde(rename(deserialize = "character", serialize = "characters"))]
    #[cfg_attr(
        feature = "ts",
        ts(rename = "characters", as = "Vec<WrittenCharacter>")
    )]
    characters: Vec<Spanned<WrittenCharacter>>,
    #[serde(rename(deserialize = "chapter", serialize = "chapters"))]
    #[cfg_attr(feature = "ts", ts(rename = "chapters", as = "Vec<WrittenChapter>"))]
    chapters: Vec<Spanned<WrittenChapter>>,
    #[serde(rename(deserialize = "mission", serialize = "missions"))]
    #[cfg_attr(feature = "ts", ts(rename = "missions", as = "Vec<WrittenMission>"))]
    missions: Vec<Spanned<WrittenMission>>,
}

/// A card as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenCard {
    number: u8,
    id: String,
    r#type: Type,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    style: Option<Style>,
    #[serde(default = "one")]
    count: u8,
    #[serde(default)]
    retrieve: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    prepare: Option<WrittenPrepare>,
    #[serde(default)]
    saves: u8,
    #[serde(default)]
    leaves: bool,
    #[serde(default)]
    legs: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Type>>"))]
    free: Vec<Type>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    bonus: Option<WrittenBonus>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<WrittenAbility>>"))]
    ability: Vec<WrittenAbility>,
    name: Saying,
    text: Saying,
}

const fn one() -> u8 {
    1
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum WrittenPrepare {
    Cards(u8),
    Card(String),
    Ammo(u8),
    AnyAmmo,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenBonus {
    style: Style,
    kills: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenAbility {
    when: WrittenWhen,
    #[serde(default)]
    once: bool,
    #[serde(default)]
    calm: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    itself: Option<Exit>,
    #[serde(default)]
    hand: u8,
    #[serde(default)]
    ammo: u8,
    #[cfg_attr(feature = "ts", ts(skip))]
    effect: Vec<WrittenEffect>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum WrittenWhen {
    Use,
    Played,
    Prepared,
    YouPrepare(Type),
    YouPlay(String),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WrittenEffect {
    Kill(WrittenHit),
    Discard(WrittenHit),
    Remove(WrittenHit),
    Heal(u8),
    Prevent(u8),
    Scout(u8),
    Retrieve(u8),
    Prepare(Vec<Type>),
    Recover(Vec<Type>),
    Save,
    Cure,
    LoadItself,
    LoadFromHand,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHit {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    zombies: Option<WrittenAmount>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<WrittenAmount>,
    #[serde(default)]
    r#in: Place,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a number, \"all\", or { per = type } is expected"
)]
enum WrittenAmount {
    Number(u8),
    Word(AllOfThem),
    Per { per: Type },
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AllOfThem {
    All,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenCharacter {
    id: String,
    name: Saying,
    text: Saying,
    start: String,
    deck: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenChapter {
    name: Saying,
    text: Saying,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenMission {
    id: String,
    chapter: u8,
    name: Saying,
    text: Saying,
    wave: ByPlayers,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    zombies: Option<ByPlayers>,
    #[serde(default)]
    surge: u8,
    #[serde(default)]
    lost: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Spot>>"))]
    wounds: Vec<Spot>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<WrittenMove>>"))]
    start: Vec<WrittenMove>,
    goal: Vec<WrittenCondition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<WrittenCondition>>"))]
    failure: Vec<WrittenCondition>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenMove {
    card: String,
    to: Slot,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenCondition {
    count: Count,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    card: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    r#type: Option<Type>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    style: Option<Style>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    at_least: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    at_most: Option<u8>,
    #[serde(default)]
    together: bool,
}

impl Content {
    /// The content that Redtag comes with.
    pub const OFFICIAL: &str = include_str!("../../content/after-the-virus.toml");

    /// How it is made up: one file, over which packs are laid.
    pub const LAYOUT: Layout = Layout {
        game: "after-the-virus",
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
        let of_all = |message: String| source.flaw_of_all(message);
        written.numbers.check().map_err(of_all)?;
        let mut content = Self {
            numbers: written.numbers,
            deck: Cards::default(),
            free: Types::default(),
            characters: Vec::new(),
            missions: Vec::new(),
            hash: String::new(),
            rules: [CardRules::default(); KINDS],
            written: written.clone(),
        };
        let at = |span: Range<usize>| move |message: String| source.flaw(span.start, message);
        for card in &written.cards {
            content.count(card.get_ref()).map_err(at(card.span()))?;
        }
        for card in &written.cards {
            content.add(card.get_ref()).map_err(at(card.span()))?;
        }
        content.free = written
            .cards
            .iter()
            .flat_map(|card| card.get_ref().free.iter().copied())
            .collect();
        content.check_deck().map_err(of_all)?;
        for character in &written.characters {
            let read = content
                .character(character.get_ref())
                .map_err(at(character.span()))?;
            content.characters.push(read);
        }
        for chapter in &written.chapters {
            let WrittenChapter { name, text } = chapter.get_ref();
            check_sayings(name, text).map_err(at(chapter.span()))?;
        }
        for mission in &written.missions {
            let read = content
                .mission(mission.get_ref())
                .map_err(at(mission.span()))?;
            content.missions.push(read);
        }
        let (characters, missions) = (content.characters.len(), content.missions.len());
        if !(MAX_PLAYERS..=99).contains(&characters) || !(1..=99).contains(&missions) {
            let message = format!("{MAX_PLAYERS} to 99 characters and 1 to 99 missions are needed");
            return Err(source.flaw_of_all(message));
        }
        let (numbers, deck, rules) = (content.numbers, content.deck, content.rules);
        let rest = (&content.characters, &content.missions);
        content.hash = fingerprint(
            format!("after-the-virus {numbers:?} {deck:?} {rules:?} {rest:?}").as_bytes(),
        );
        Ok(content)
    }

    /// The card with this permanent name.
    pub fn find(&self, id: &str) -> Option<Card> {
        let card = self
            .written
            .cards
            .iter()
            .find(|card| card.get_ref().id == id)?;
        Card::try_from(card.get_ref().number).ok()
    }

    /// Names and texts in a language, or else in English: of `card-7`, `character-1`, `chapter-1`,
    /// `mission-1A`.
    pub fn names<'a>(
        &'a self,
        language: &'a str,
    ) -> impl Iterator<Item = (String, &'a str, &'a str)> {
        let say = move |saying: &'a Saying| {
            saying
                .get(language)
                .or_else(|| saying.get("en"))
                .map_or("", String::as_str)
        };
        let Written {
            cards,
            characters,
            chapters,
            missions,
            ..
        } = &self.written;
        let cards = cards.iter().map(Spanned::get_ref);
        let cards = cards.map(move |one| {
            (
                format!("card-{}", one.number),
                say(&one.name),
                say(&one.text),
            )
        });
        let characters = characters.iter().map(Spanned::get_ref).zip(1..);
        let characters = characters.map(move |(one, at): (_, u8)| {
            (format!("character-{at}"), say(&one.name), say(&one.text))
        });
        let chapters = chapters.iter().map(Spanned::get_ref).zip(1..);
        let chapters = chapters.map(move |(one, at): (_, u8)| {
            (format!("chapter-{at}"), say(&one.name), say(&one.text))
        });
        let missions = missions.iter().map(Spanned::get_ref);
        let missions = missions.map(move |one| {
            (
                format!("mission-{}", one.id),
                say(&one.name),
                say(&one.text),
            )
        });
        cards.chain(characters).chain(chapters).chain(missions)
    }

    fn count(&mut self, card: &WrittenCard) -> Result<(), String> {
        let number = Card::try_from(card.number)?;
        if self.deck.count(number) > 0 {
            return Err(format!(
                "there are two cards with the number {}",
                card.number
            ));
        }
        if self
            .written
            .cards
            .iter()
            .filter(|other| other.get_ref().id == card.id)
            .count()
            > 1
        {
            return Err(format!("there are two cards called {:?}", card.id));
        }
        if !(1..=9).contains(&card.count) {
            return Err(format!(
                "count: 1 to 9 cards of a kind are possible, not {} (a pack takes a card out with \
                 remove = true)",
                card.count
            ));
        }
        if u32::from(self.deck.total() + card.count) > MOST_CARDS {
            return Err(format!("at most {MOST_CARDS} cards are possible"));
        }
        (0..card.count).for_each(|_| self.deck.put(number));
        Ok(())
    }

    fn add(&mut self, card: &WrittenCard) -> Result<(), String> {
        let number = Card::try_from(card.number)?;
        check_sayings(&card.name, &card.text)?;
        if number.is_zombie() != (card.r#type == Type::Zombie) {
            return Err(format!(
                "zombie cards, and only they, have the numbers 1 to {ZOMBIE_KINDS}"
            ));
        }
        if card.style.is_some() != (card.r#type == Type::Weapon) {
            return Err("weapons, and only they, have a style".into());
        }
        if card.prepare.is_some() == matches!(card.r#type, Type::Zombie | Type::Event) {
            return Err("all cards but events and zombies, and only they, can be prepared".into());
        }
        let mut rules = CardRules {
            kind: card.r#type,
            style: card.style,
            retrieve: within("retrieve", card.retrieve, 0, self.numbers.hand)?,
            prepare: self.prepare(card.prepare.as_ref())?,
            saves: within("saves", card.saves, 0, 9)?,
            leaves: card.leaves,
            legs: card.legs,
            free: card.free.iter().copied().collect(),
            bonus: card.bonus.as_ref().map(|bonus| (bonus.style, bonus.kills)),
            abilities: List::default(),
        };
        within("bonus", rules.bonus.map_or(1, |(_, kills)| kills), 1, 9)?;
        for ability in &card.ability {
            if !rules.abilities.push(self.ability(card, ability)?) {
                return Err(format!("a card has at most {MAX_ABILITIES} abilities"));
            }
        }
        if (rules.takes_ammo() || card.ability.iter().any(|ability| ability.once)) && card.count > 1
        {
            return Err("a card with ammo or with a use once a turn is there once".into());
        }
        if rules
            .on(When::Prepared)
            .map(|ability| ability.effects.len())
            .sum::<usize>()
            > MAX_ABILITIES
        {
            return Err(format!(
                "at most {MAX_ABILITIES} effects follow when a card is prepared"
            ));
        }
        if rules.is_event() && rules.on(When::Played).count() != 1 {
            return Err("an event does one thing when it is played".into());
        }
        self.rules[number.index()] = rules;
        Ok(())
    }

    fn prepare(&self, prepare: Option<&WrittenPrepare>) -> Result<Prepare, String> {
        let most = self.numbers.hand;
        Ok(match prepare {
            None => Prepare::default(),
            Some(WrittenPrepare::Cards(number)) => {
                Prepare::Cards(within("prepare", *number, 0, most)?)
            }
            Some(WrittenPrepare::Card(id)) => Prepare::Card(self.named(id)?),
            Some(WrittenPrepare::Ammo(number)) => {
                Prepare::Ammo(within("prepare", *number, 1, most)?)
            }
            Some(WrittenPrepare::AnyAmmo) => Prepare::AnyAmmo,
        })
    }

    fn named(&self, id: &str) -> Result<Card, String> {
        self.find(id)
            .ok_or_else(|| format!("no card is called {id:?}"))
    }

    fn ability(&self, card: &WrittenCard, written: &WrittenAbility) -> Result<Ability, String> {
        let mut ability = Ability {
            when: match &written.when {
                WrittenWhen::Use => When::Use,
                WrittenWhen::Played => When::Played,
                WrittenWhen::Prepared => When::Prepared,
                WrittenWhen::YouPrepare(kind) => When::YouPrepare(*kind),
                WrittenWhen::YouPlay(id) => When::YouPlay(self.named(id)?),
            },
            once: written.once,
            calm: written.calm,
            itself: written.itself,
            hand: within("hand", written.hand, 0, self.numbers.hand)?,
            ammo: within("ammo", written.ammo, 0, 9)?,
            effects: List::default(),
        };
        for effect in &written.effect {
            if !ability.effects.push(effect.read()?) {
                return Err(format!("an ability has at most {MAX_ABILITIES} effects"));
            }
        }
        check_ability(card, &ability)?;
        Ok(ability)
    }

    fn check_deck(&self) -> Result<(), String> {
        let zombies: u8 = self.deck.counts()[..ZOMBIE_KINDS].iter().sum();
        if self.deck.counts()[..ZOMBIE_KINDS].contains(&0) {
            return Err(format!(
                "cards 1 to {ZOMBIE_KINDS} must be there: the zombie cards"
            ));
        }
        let total: u32 = self
            .deck
            .counts()
            .iter()
            .map(|&count| u32::from(count))
            .sum();
        let others = total - u32::from(zombies);
        if others > MAX_AMMO as u32 {
            return Err(format!(
                "at most {MAX_AMMO} cards without zombies are possible, not {others}"
            ));
        }
        let (mut reactions, mut returning) = (0, 0);
        for (card, count) in self.deck.iter() {
            for ability in self.card(card).abilities.iter() {
                if matches!(ability.when, When::YouPrepare(_) | When::YouPlay(_)) {
                    reactions += ability.effects.len() * usize::from(count);
                }
                if ability.itself == Some(Exit::Area) {
                    returning += usize::from(count);
                }
            }
        }
        if reactions > MAX_REACTIONS {
            return Err(format!(
                "at most {MAX_REACTIONS} effects can follow from what a player does"
            ));
        }
        if returning * 2 > MAX_KNOWN {
            return Err(format!(
                "at most {} cards can go back to the area deck",
                MAX_KNOWN / 2
            ));
        }
        Ok(())
    }

    fn character(&self, written: &WrittenCharacter) -> Result<Character, String> {
        check_sayings(&written.name, &written.text)?;
        if self.characters.iter().any(|other| other.id == written.id) {
            return Err(format!("there are two characters called {:?}", written.id));
        }
        let start = self.named(&written.start)?;
        let mut all = Cards::default();
        all.put(start);
        let mut deck = Cards::default();
        for id in &written.deck {
            let card = self.named(id)?;
            all.put(card);
            deck.put(card);
            if all.count(card) > self.deck.count(card) || card.is_zombie() {
                return Err(format!("deck: there are not that many cards called {id:?}"));
            }
        }
        if self.card(start).is_event() || start.is_zombie() {
            return Err("start: only cards that can be prepared lie in the play area".into());
        }
        Ok(Character {
            id: written.id.clone(),
            start,
            deck,
        })
    }
}

impl Numbers {
    fn check(&self) -> Result<(), String> {
        for (name, value, low, high) in [
            ("hand", self.hand, 1, MAX_HAND as u8),
            ("weapons", self.weapons, 1, 5),
            ("vehicles", self.vehicles, 1, 5),
            ("thinned", self.thinned, 1, 9),
            ("turns", self.turns, 1, 250),
        ] {
            within(&format!("numbers.{name}"), value, low, high)?;
        }
        Ok(())
    }
}

/// Abilities have an end, and a price only where they are used.
fn check_ability(card: &WrittenCard, ability: &Ability) -> Result<(), String> {
    if ability.effects.is_empty() {
        return Err("an ability has an effect".into());
    }
    if (card.r#type == Type::Event) != (ability.when == When::Played) || card.r#type == Type::Zombie
    {
        return Err(
            "events, and only they, do something when played, and zombies do nothing".into(),
        );
    }
    let priced = ability.once || ability.itself.is_some() || ability.hand > 0 || ability.ammo > 0;
    if ability.when != When::Use && priced {
        return Err("only a use has a price or a limit".into());
    }
    if ability.when == When::Use && !priced && !ability.effects.iter().all(Effect::is_finite) {
        return Err("a use without a price or a limit would have no end".into());
    }
    if ability.itself == Some(Exit::Area) && card.retrieve == 0 {
        return Err("a card that goes back to the area deck costs something to retrieve".into());
    }
    let own_loading = *ability.effects == [Effect::LoadItself];
    if ability.effects.contains(&Effect::LoadItself) && (!own_loading || priced) {
        return Err(
            "a card that goes under a weapon does nothing else and has no other price".into(),
        );
    }
    let reaction = !matches!(ability.when, When::Use | When::Played);
    if reaction && !ability.effects.iter().all(Effect::can_be_declined) {
        return Err(
            "only what can be declined, and has an end, follows from something else (A33)".into(),
        );
    }
    let loads = |effect: &Effect| matches!(effect, Effect::LoadFromHand);
    if ability.effects.iter().any(loads) && card.r#type != Type::Weapon {
        return Err("ammo goes under weapons".into());
    }
    Ok(())
}

fn within(name: &str, value: u8, low: u8, high: u8) -> Result<u8, String> {
    if (low..=high).contains(&value) {
        Ok(value)
    } else {
        Err(format!("{name}: must be {low} to {high}, not {value}"))
    }
}

fn each_within(name: &str, given: ByPlayers, high: u8) -> Result<ByPlayers, String> {
    (1..=MAX_PLAYERS as u8)
        .try_for_each(|players| within(name, given.with(players), 0, high).map(drop))?;
    Ok(given)
}

fn check_sayings(name: &Saying, text: &Saying) -> Result<(), String> {
    for (what, saying, most) in [("name", name, 60), ("text", text, 900)] {
        if let Some(said) = saying.values().find(|said| !is_plain(said, most)) {
            return Err(format!(
                "{what}: {said:?} is empty, too long or has brackets in it"
            ));
        }
        if !saying.contains_key("en") {
            return Err(format!("{what}: an English one (en) is needed"));
        }
    }
    Ok(())
}

/// Names are put into locale files, where brackets mean something.
fn is_plain(text: &str, most: usize) -> bool {
    let odd = |letter: char| matches!(letter, '{' | '}') || letter.is_control();
    !text.is_empty() && text.trim() == text && text.chars().count() <= most && !text.contains(odd)
}
