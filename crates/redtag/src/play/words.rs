//! The program's own words, beside those of the games.

use std::env;

use redtag_games::Playable;
use redtag_kernel::odds::Odds;
use redtag_kernel::{Flaw, Match, Words};

/// Key help, menus and notices.
pub const LOCALES: &[(&str, &str)] = &[
    ("en", include_str!("../../locales/en.ftl")),
    ("de", include_str!("../../locales/de.ftl")),
];

/// The words of a game, of its board and of the program.
pub fn of<G: Playable>(game: &G, language: &str) -> Result<Words, Flaw> {
    Words::of(game, language, LOCALES)
}

/// The same for a match, whose players are called by their names.
pub fn of_match<G: Playable>(match_: &Match<G>, language: &str) -> Result<Words, Flaw> {
    let words = of(&**match_.game(), language)?;
    Ok(words.calling(&**match_.game(), match_.position(), match_.players()))
}

/// The language of the system, if it is one that is spoken here.
pub fn usual_language() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let system = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(set)
        .unwrap_or_default();
    let spoken = LOCALES.iter().map(|(language, _)| *language);
    spoken
        .into_iter()
        .find(|language| system.starts_with(language))
        .unwrap_or("en")
        .to_owned()
}

/// The language after this one.
pub fn next_language(language: &str) -> &'static str {
    let at = LOCALES
        .iter()
        .position(|(known, _)| *known == language)
        .unwrap_or(0);
    LOCALES[(at + 1) % LOCALES.len()].0
}

/// A number with this many decimals.
pub fn decimal(words: &Words, number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}").replace('.', &words.word("decimal-point"))
}

/// A probability, or the bounds of one.
pub fn percent(words: &Words, odds: Odds) -> String {
    let say = |share: f64| decimal(words, 100.0 * share, 2);
    if odds.is_exact() {
        format!("{} %", say(odds.low))
    } else {
        format!("{}–{} %", say(odds.low), say(odds.high))
    }
}
