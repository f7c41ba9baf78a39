//! Every word of a game is there, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::chance::Fast;
use crate::game::{Flaw, Seat, Turn};
use crate::words::{Tell, Text, Words, audit_locales};

/// Starts of keys that are put together at run time or belong to the boards, in every game.
const MADE: [&str; 8] = [
    "rule-", "rules-", "game-", "board-", "paper-", "fate-", "odds-", "reason-",
];
/// How many of the actions that anybody may try are tried at each position.
const TRIED: usize = 10;

/// Every language of a game.
pub fn languages<G: Tell>(game: &G) -> Result<Vec<(&'static str, Words)>, Flaw> {
    let words =
        |&(language, _): &(&'static str, _)| Ok((language, Words::of(game, language, &[])?));
    G::LOCALES.iter().map(words).collect()
}

/// Locale files and the source in the folder `src` of a crate agree; every rule and every fate has
/// words, and every rule with words is in a chapter. Keys that the game puts together at run time
/// start with one of `made`.
pub fn locales_hold<G: Tell + crate::odds::Fates>(
    game: &G,
    folder: &str,
    made: &[&str],
) -> Result<(), String> {
    let code =
        sources(&Path::new(folder).join("src")).map_err(|error| format!("{folder}: {error}"))?;
    let code: Vec<&str> = code.iter().map(String::as_str).collect();
    let made: Vec<&str> = MADE.iter().chain(made).copied().collect();
    audit_locales(G::LOCALES, &code, &made).map_err(|flaw| flaw.to_string())?;
    let chapters = game.chapters();
    let ids = || chapters.iter().flat_map(|(_, ids)| ids);
    let titles = chapters.iter().map(|&(title, _)| title.to_owned());
    let rules = ids().map(|id| format!("rule-{id}")).chain(titles);
    let fates = |start: &'static str| G::FATES.iter().map(move |fate| format!("{start}-{fate}"));
    let needed: Vec<String> = rules
        .chain(fates("fate"))
        .chain(fates("reason"))
        .chain(["game-title", "game-tagline", "reason-gain", "reason-worth"].map(String::from))
        .collect();
    for (language, words) in languages(game).map_err(|flaw| flaw.to_string())? {
        if let Some(key) = needed.iter().find(|key| !words.has(key)) {
            return Err(format!("{language}: {key} is missing"));
        }
        let mut told = words.keys().filter_map(|key| key.strip_prefix("rule-"));
        if let Some(id) = told.find(|id| ids().all(|known| known != id)) {
            return Err(format!("{language}: rule {id} is in no chapter"));
        }
    }
    Ok(())
}

/// The Rust files of a folder and those below it, as texts.
pub fn sources(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            texts.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(std::fs::read_to_string(path)?);
        }
    }
    Ok(texts)
}

/// What was said over random games: each different text once, and the rules behind it.
#[derive(Default)]
pub struct Sayings {
    texts: BTreeMap<String, Text>,
    cited: BTreeSet<&'static str>,
}

impl Sayings {
    /// Plays random games with these options in turn and collects everything that can be said at
    /// each position, including about illegal actions, of which `tried` has some.
    pub fn over<G: Tell>(
        game: &G,
        options: &[G::Options],
        games: u64,
        tried: &[G::Action],
    ) -> Result<Self, Flaw> {
        let mut sayings = Self::default();
        for number in 0..games {
            let mut chance = Fast::new(3, number);
            let options = &options[number as usize % options.len()];
            let position = sayings.over_game(game, options, tried, &mut chance)?;
            let seats = game.seats(options);
            sayings.look(game, &position, seats);
            for action in tried {
                sayings.try_out(game, &position, seats, action);
            }
            sayings.note(game.ending(&position));
        }
        Ok(sayings)
    }

    /// Plays a random game and returns its last position.
    fn over_game<G: Tell>(
        &mut self,
        game: &G,
        options: &G::Options,
        tried: &[G::Action],
        chance: &mut Fast,
    ) -> Result<G::Position, Flaw> {
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let seats = game.seats(options);
        self.look(game, &game.lay_out(options)?, seats);
        let mut position = game.set_up(options, chance, &mut events)?;
        while let Turn::Act(asked) = game.turn(&position) {
            self.note_all(events.drain(..).map(|event| game.narrate(&event)));
            self.look(game, &position, seats);
            for _ in 0..TRIED {
                self.try_out(game, &position, seats, &tried[chance.below(tried.len())]);
            }
            let asked: Vec<Seat> = asked.iter().collect();
            let seat = asked[chance.below(asked.len())];
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            self.note_all(
                actions
                    .iter()
                    .map(|action| game.label(&position, seat, action)),
            );
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, seat, action, chance, &mut events);
        }
        self.note_all(events.drain(..).map(|event| game.narrate(&event)));
        Ok(position)
    }

    fn note_all(&mut self, texts: impl Iterator<Item = Text>) {
        texts.for_each(|text| self.note(text));
    }

    /// One more text.
    pub fn note(&mut self, text: Text) {
        self.texts.entry(format!("{text:?}")).or_insert(text);
    }

    /// The names of all outcomes of these chances.
    pub fn outcomes<G: Tell>(&mut self, game: &G, chances: &[(&str, usize)]) {
        for &(what, outcomes) in chances {
            (0..outcomes).for_each(|outcome| self.note(game.outcome(what, outcome).0));
        }
    }

    /// Rules that are cited exist, and every text is complete in every language. Returns how many
    /// texts there are.
    pub fn hold<G: Tell>(&self, game: &G) -> Result<usize, String> {
        let ids: Vec<String> = game
            .chapters()
            .into_iter()
            .flat_map(|(_, ids)| ids)
            .collect();
        if let Some(cited) = self
            .cited
            .iter()
            .find(|cited| !ids.iter().any(|id| id == *cited))
        {
            return Err(format!("there is no rule {cited}"));
        }
        for (language, words) in languages(game).map_err(|flaw| flaw.to_string())? {
            for text in self.texts.values() {
                let said = words.say(text);
                let gap = ["⟨", "{", "  ", " ."].iter().any(|gap| said.contains(gap));
                if gap || said.is_empty() || said.trim() != said {
                    return Err(format!("{language}: {said:?} from {text:?}"));
                }
            }
        }
        Ok(self.texts.len())
    }

    /// Looks from every seat, and from one that is not there.
    fn look<G: Tell>(&mut self, game: &G, position: &G::Position, seats: u8) {
        for seat in 0..=seats {
            self.note(game.prompt(position, seat));
            self.cited.extend(game.rules(position, seat));
        }
        game.describe(position)
            .into_iter()
            .for_each(|line| self.note(line));
    }

    fn try_out<G: Tell>(
        &mut self,
        game: &G,
        position: &G::Position,
        seats: u8,
        action: &G::Action,
    ) {
        for seat in 0..=seats {
            self.note(game.label(position, seat, action));
        }
        for seat in 0..seats {
            if let Some(illegal) = game.why_not(position, seat, action) {
                self.note(illegal.why);
                self.cited.insert(illegal.rule);
            }
        }
    }
}
