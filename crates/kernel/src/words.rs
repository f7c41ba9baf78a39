//! All words in one place: rules speak in keys and numbers, locale files turn them into sentences.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use crate::campaign::Missions;
use crate::game::{Flaw, Game, Seat};
use crate::journal::Player;

/// An exhaustive match over `Event`: the kinds of event of each chapter, and the method that tells
/// them. A new kind of event does not compile without a chapter.
#[macro_export]
macro_rules! by_chapter {
    ($self:ident, $event:ident; $($chapter:ident: $($kind:ident)+;)+) => {
        match $event {
            $($(Event::$kind { .. })|+ => $self.$chapter($event),)+
        }
    };
}

/// What a chapter says of an event of another chapter; [`by_chapter`] never asks for it.
pub fn untold() -> Text {
    Text {
        key: "untold".into(),
        args: Vec::new(),
    }
}

/// Something to say: a key of the locale files and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The message.
    pub key: Cow<'static, str>,
    /// Its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a variable stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; the locale file chooses the plural.
    Number(i64),
    /// Another message.
    Text(Text),
    /// A word to choose a variant by; not shown.
    Case(&'static str),
}

/// A message without variables so far.
pub fn text(key: impl Into<Cow<'static, str>>) -> Text {
    Text {
        key: key.into(),
        args: Vec::new(),
    }
}

/// A number for a variable.
pub fn number(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}

/// The ids of a chapter's rules: a letter and the numbers from the first to the last.
pub fn chapter(
    title: &'static str,
    letter: char,
    numbers: RangeInclusive<u8>,
) -> (&'static str, Vec<String>) {
    let ids = numbers.map(|number| format!("{letter}{number}"));
    (title, ids.collect())
}

impl Text {
    /// With a number in it.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// With another message in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: Text) -> Self {
        self.args.push((name, Arg::Text(text)));
        self
    }

    /// With a case to choose by.
    #[must_use]
    pub fn case(mut self, name: &'static str, case: &'static str) -> Self {
        self.args.push((name, Arg::Case(case)));
        self
    }
}

/// Something that has to be reached or must not happen, and how close it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// In words.
    pub text: Text,
    /// How many it takes.
    pub need: u8,
    /// Losing the match depends on it, rather than winning.
    pub failure: bool,
    /// How many there are: one number for each seat, or a single one for all of them together.
    pub have: Vec<u8>,
    /// Is it enough, for each of these numbers?
    pub met: Vec<bool>,
}

/// A game that can speak. Clients show what these say and add nothing of their own about the rules.
pub trait Tell: Game {
    /// Language and Fluent source, English first.
    const LOCALES: &'static [(&'static str, &'static str)];

    /// What this seat is asked.
    fn prompt(&self, position: &Self::Position, seat: Seat) -> Text;
    /// The rules behind what this seat is asked, most important first.
    fn rules(&self, position: &Self::Position, seat: Seat) -> &'static [&'static str];
    /// An action of this seat, as on a button.
    fn label(&self, position: &Self::Position, seat: Seat, action: &Self::Action) -> Text;
    /// An event as a line of the log.
    fn narrate(&self, event: &Self::Event) -> Text;
    /// The whole position in words, for those who cannot see it.
    fn describe(&self, position: &Self::Position) -> Vec<Text>;
    /// What a mission asks for and what must not happen; empty where only points count.
    fn aims(&self, _position: &Self::Position) -> Vec<Aim> {
        Vec::new()
    }
    /// An outcome of the chance called `what`, and how a person may type it in companion mode.
    fn outcome(&self, what: &str, outcome: usize) -> (Text, String);
    /// How the match ended, once it has.
    fn ending(&self, position: &Self::Position) -> Text;
    /// The same as a short permanent name, for statistics.
    fn ending_id(&self, position: &Self::Position) -> &'static str;
    /// The names that the content itself brings, as Fluent source: `card-7 = Fireboat`.
    fn names(&self, _language: &str) -> String {
        String::new()
    }
    /// The numbers of the content that messages beginning with `rule` use: a rule with a number
    /// that a designer may change refers to it by a variable.
    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
    /// Which card of the content this action takes, for statistics: 7 for `card-7`.
    fn takes(&self, _position: &Self::Position, _action: &Self::Action) -> Option<u16> {
        None
    }
    /// What messages call the player of a seat: by colour, by number. If the player has a name, the
    /// name replaces it.
    fn called(&self, _position: &Self::Position, _seat: Seat) -> Vec<Text> {
        Vec::new()
    }
    /// The missions of a game that lists them; `None` where a match is all there is.
    fn missions(&self) -> Option<&dyn Missions<Self>>
    where
        Self: Sized,
    {
        None
    }
    /// Rules that exist, chapter by chapter: the key of the title and the ids.
    fn chapters(&self) -> Vec<(&'static str, Vec<String>)>;
}

/// What the kernel itself says.
pub const LOCALES: &[(&str, &str)] = &[
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

/// The words of one language.
#[derive(Clone)]
pub struct Words {
    bundle: Arc<FluentBundle<FluentResource>>,
    keys: Arc<BTreeSet<String>>,
    /// Values for every message that begins with `rule`.
    rule_values: Vec<(&'static str, Arg)>,
    /// Messages that stand for players, and the players' names.
    names: Vec<(Text, String)>,
}

impl Words {
    /// Reads Fluent sources.
    pub fn new(language: &str, sources: &[&str]) -> Result<Self, Flaw> {
        let id = language
            .parse()
            .map_err(|_| Flaw::at("language", format!("no such language: {language}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for source in sources {
            let resource =
                FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
                    Flaw::at(format!("{language}.ftl"), format!("{errors:?}"))
                })?;
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    keys.insert(message.id.name.to_owned());
                }
            }
            bundle
                .add_resource(resource)
                .map_err(|errors| Flaw::at(format!("{language}.ftl"), format!("{errors:?}")))?;
        }
        Ok(Self {
            bundle: Arc::new(bundle),
            keys: Arc::new(keys),
            rule_values: Vec::new(),
            names: Vec::new(),
        })
    }

    /// The words of a game in this language, or else in its first one; `more` has those of a
    /// client.
    pub fn of<G: Tell>(game: &G, language: &str, more: &[(&str, &str)]) -> Result<Self, Flaw> {
        let known = |&&(locale, _): &&(&str, &'static str)| locale == language;
        let Some(&(locale, source)) = G::LOCALES.iter().find(known) else {
            let all: Vec<_> = G::LOCALES.iter().map(|(locale, _)| *locale).collect();
            return Err(Flaw::at(
                "language",
                format!(
                    "{} does not speak {language:?}, but {}",
                    G::NAME,
                    all.join(", ")
                ),
            ));
        };
        let names = game.names(locale);
        let mut sources = vec![source, &names];
        sources.extend(
            LOCALES
                .iter()
                .chain(more)
                .filter(|(locale, _)| *locale == language)
                .map(|(_, source)| *source),
        );
        let mut words = Self::new(locale, &sources)?;
        words.rule_values = game.rule_values();
        Ok(words)
    }

    /// The same words for a match with these players, who are called by their names. A name that
    /// two of them share would tell nobody apart, so it is not used.
    #[must_use]
    pub fn calling<G: Tell>(&self, game: &G, position: &G::Position, players: &[Player]) -> Self {
        let is_own = |name: &String| players.iter().filter(|one| one.name == *name).count() == 1;
        let seated = players.iter().zip(0..);
        let seated = seated.filter(|(player, _)| is_own(&player.name));
        let names = seated.flat_map(|(player, seat)| {
            let called = game.called(position, seat).into_iter();
            called.map(move |text| (text, player.name.clone()))
        });
        Self {
            names: names.collect(),
            ..self.clone()
        }
    }

    /// Says it. A key that the locale lacks is shown as it is, so that nobody overlooks it.
    pub fn say(&self, text: &Text) -> String {
        if let Some((_, name)) = self.names.iter().find(|(called, _)| called == text) {
            return name.clone();
        }
        let Some(pattern) = self
            .bundle
            .get_message(&text.key)
            .and_then(|message| message.value())
        else {
            return format!("⟨{}⟩", text.key);
        };
        let mut args = FluentArgs::new();
        let usual = match text.key.starts_with("rule") {
            true => self.rule_values.as_slice(),
            false => &[],
        };
        for (name, arg) in usual.iter().chain(&text.args) {
            let value: FluentValue = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => self.say(text).into(),
                Arg::Case(case) => (*case).into(),
            };
            args.set(*name, value);
        }
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }

    /// Does this language have all the words for it?
    pub fn can_say(&self, text: &Text) -> bool {
        let sayable = |arg: &Arg| !matches!(arg, Arg::Text(text) if !self.can_say(text));
        self.has(&text.key) && text.args.iter().all(|(_, arg)| sayable(arg))
    }

    /// Says a message without variables.
    pub fn word(&self, key: &str) -> String {
        self.say(&text(key.to_owned()))
    }

    /// Is there such a message?
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// Every message there is.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
}

/// What is wrong between locale files and source: keys that one language lacks, keys that nothing
/// in `code` mentions and that start with none of `made` (keys put together at run time), and keys
/// that the code mentions as `text("key")` and no locale has.
pub fn audit_locales(locales: &[(&str, &str)], code: &[&str], made: &[&str]) -> Result<(), Flaw> {
    let mut all: Vec<(&str, Words)> = Vec::new();
    for (language, source) in locales {
        all.push((language, Words::new(language, &[source])?));
    }
    for (language, words) in &all {
        let flaw = |key: &str, what: &str| {
            Err(Flaw::at(format!("{language}.ftl"), format!("{key} {what}")))
        };
        let mut others = all.iter().flat_map(|(_, others)| others.keys());
        if let Some(key) = others.find(|key| !words.has(key)) {
            return flaw(key, "is missing");
        }
        if let Some(key) = unused_key(words, code, made) {
            return flaw(key, "is used nowhere");
        }
        let mut used = code.iter().flat_map(|code| keys_used(code));
        if let Some(key) = used.find(|key| !words.has(key)) {
            return flaw(key, "is used in the code and missing");
        }
    }
    Ok(())
}

fn unused_key<'a>(words: &'a Words, code: &[&str], made: &[&str]) -> Option<&'a str> {
    let is_made = |key: &str| made.iter().any(|start| key.starts_with(start));
    let is_used = |key: &str| {
        let quoted = format!("\"{key}\"");
        code.iter().any(|code| code.contains(&quoted))
    };
    words.keys().find(|key| !is_made(key) && !is_used(key))
}

/// The keys in `text("key")` and `word("key")`; `.text("name", ...)` names a variable.
fn keys_used(code: &str) -> impl Iterator<Item = &str> {
    let calls = code
        .match_indices("text(\"")
        .filter(|(at, _)| !code[..*at].ends_with('.'));
    let calls = calls.chain(code.match_indices("word(\""));
    calls.filter_map(|(at, call)| code[at + call.len()..].split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "deal = You draw { $count ->\n    [one] a card\n   *[other] { $count } \
                      cards\n } from { $deck }.\ndeck = the deck\n";

    #[test]
    fn messages_nest_and_count() {
        let words = Words::new("en", &[EN]).expect("it parses");
        assert_eq!(
            words.say(&text("deal").number("count", 1).text("deck", text("deck"))),
            "You draw a card from the deck."
        );
        assert_eq!(
            words.say(&text("deal").number("count", 3).text("deck", text("deck"))),
            "You draw 3 cards from the deck."
        );
        assert_eq!(words.word("nonsense"), "⟨nonsense⟩");
    }

    #[test]
    fn locales_are_held_against_the_code() {
        let code = [r#"text("deal").text("deck", text("deck"))"#];
        assert_eq!(audit_locales(&[("en", EN)], &code, &[]), Ok(()));
        let told = |result: Result<(), Flaw>| result.map_err(|flaw| flaw.to_string());
        let de = [("en", EN), ("de", "deal = x\n")];
        assert_eq!(
            told(audit_locales(&de, &code, &[])),
            Err("de.ftl: deck is missing".into())
        );
        let unused = [r#"text("deal")"#];
        assert_eq!(
            told(audit_locales(&[("en", EN)], &unused, &[])),
            Err("en.ftl: deck is used nowhere".into())
        );
        let lacking = [r#"text("deal") text("deck") text("more")"#];
        assert_eq!(
            told(audit_locales(&[("en", EN)], &lacking, &[])),
            Err("en.ftl: more is used in the code and missing".into())
        );
    }
}
