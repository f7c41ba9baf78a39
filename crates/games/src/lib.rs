//! The catalogue of games, and the one door to all of them: JSON in, JSON out.

mod advice;
mod begin;
mod catalogue;
mod chance;
pub mod hosted;
pub mod paper;
pub mod protocol;
mod session;
pub mod story;
mod typed_match;
mod view;
mod vocabulary;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use redtag_after_the_virus::AfterTheVirus;
use redtag_aftermath::Aftermath;
use redtag_katastrophenspiel::Katastrophenspiel;
use redtag_kernel::journal::{Header, JournalError, Lines};
use redtag_kernel::odds::Fates;
use redtag_kernel::{Flaw, Match, Seat, Strategy, Tell, Words};
use redtag_trauma_center::TraumaCenter;
use redtag_triage::Triage;
use serde::Serialize;
use serde_json::{Value, json};

pub use catalogue::games as catalogue;
pub use hosted::{HostedMatch, NextMatch, Start, Thought};
use paper::Ink;
pub use session::Session;

/// Everything that a client, a bot or the lab needs from a game.
pub trait Playable: Tell + Strategy + Fates {
    /// With content of somebody's own, or else with the built-in one.
    fn load(content: Option<&str>) -> Result<Self, Flaw>
    where
        Self: Sized;

    /// Everything that is wrong with content of somebody's own.
    fn flaws(content: &str) -> Vec<Flaw>
    where
        Self: Sized,
    {
        Self::load(Some(content)).err().into_iter().collect()
    }

    /// The values that an option can have, where the game lists them; those of `seats` are known.
    fn choices(&self, _option: &str) -> Vec<Value> {
        Vec::new()
    }

    /// The content, for clients that draw cards, if there is anything to know; nothing secret.
    fn content(&self) -> Value {
        Value::Null
    }

    /// What this action would cost, for clients that show it before it is done; null if there is
    /// nothing to show.
    fn cost(&self, _position: &Self::Position, _seat: Seat, _action: Self::Action) -> Value {
        Value::Null
    }

    /// What clients that draw a board need to know besides the position, because it takes the rules
    /// to know it; null if there is nothing.
    fn seen(&self, _position: &Self::Position, _words: &Words) -> Value {
        Value::Null
    }

    /// What people print and cut out to play on paper, as HTML; nothing if they have it at home.
    fn paper(&self, _ink: &Ink) -> String {
        String::new()
    }
}

/// Plays a journal through with the content that it brings along, or else with this one. A journal
/// of other content is refused before its first action.
pub fn open<G: Playable>(game: &Arc<G>, lines: Lines) -> Result<Match<G>, JournalError> {
    Match::replay(game_of(game, &lines.header)?, lines)
}

/// The game with the content that a journal brings along, or else this one.
pub fn game_of<G: Playable>(game: &Arc<G>, header: &Header) -> Result<Arc<G>, JournalError> {
    match &header.content_text {
        Some(text) if header.content != game.content_hash() => {
            let own = G::load(Some(text)).map_err(|flaw| JournalError::Line {
                line: 1,
                why: flaw.inside("content_text").to_string(),
            });
            own.map(Arc::new)
        }
        _ => Ok(game.clone()),
    }
}

/// Are these the rules, the numbers and the cards as printed, for some number of seats?
pub fn is_official<G: Playable>(match_: &Match<G>) -> bool {
    struct ContentHash;
    impl<G: Playable> Visitor<G> for ContentHash {
        type Output = String;
        fn visit(self, game: Arc<G>) -> String {
            game.content_hash().to_owned()
        }
    }
    // A game that is not in the catalogue has no other content.
    let printed = visit(G::NAME, None, ContentHash).ok();
    let loaded = match_.game().content_hash();
    match_.is_official() && printed.is_none_or(|printed| printed == loaded)
}

/// Something to do with a game whose type is only known by name; for any game if this is
/// implemented for all `G: Playable`.
pub trait Visitor<G> {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit(self, game: Arc<G>) -> Self::Output;
}

/// The one list of games: adding one is one line here with a feature of its name, and its
/// `Playable` below.
macro_rules! catalogue {
    ($($name:literal => $game:ty),+ $(,)?) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(#[cfg(feature = $name)] $name),+];

        /// Loads a game by its name and does something with it. The built-in one is loaded once,
        /// and content of somebody's own once as long as nobody comes with another one: each
        /// message about a match brings it again.
        pub fn visit<V, O>(name: &str, content: Option<&str>, visitor: V) -> Result<O, Flaw>
        where
            $(V: Visitor<$game, Output = O>),+
        {
            match name {
                $(#[cfg(feature = $name)]
                $name => {
                    static SHELF: OnceLock<Result<Arc<$game>, Flaw>> = OnceLock::new();
                    static OWN: Mutex<Option<(String, Arc<$game>)>> = Mutex::new(None);
                    let load = || <$game>::load(content).map(Arc::new);
                    let game = match content {
                        None => SHELF.get_or_init(load).clone(),
                        Some(text) => own(&OWN, text, load),
                    };
                    game.map(|game| visitor.visit(game))
                })+
                _ => Err(Flaw::at("game", format!("no game is called {name:?}; there are \
                                                   {}", NAMES.join(", ")))),
            }
        }
    };
}

/// The content that was loaded last if it is the same, or else what `load` makes of it.
fn own<G>(
    last: &Mutex<Option<(String, Arc<G>)>>,
    text: &str,
    load: impl Fn() -> Result<Arc<G>, Flaw>,
) -> Result<Arc<G>, Flaw> {
    let kept = || last.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((known, game)) = &*kept()
        && known == text
    {
        return Ok(game.clone());
    }
    let game = load()?;
    *kept() = Some((text.to_owned(), game.clone()));
    Ok(game)
}

catalogue! {
    "triage" => Triage,
    "katastrophenspiel" => Katastrophenspiel,
    "trauma-center" => TraumaCenter,
    "after-the-virus" => AfterTheVirus,
    "aftermath" => Aftermath,
}

/// Reads the one file of content that a game has: a text, or the only file of a pack, by whose name
/// a flaw then goes.
fn one_file<C>(text: &str, read: impl Fn(&str) -> Result<C, Flaw>) -> Result<C, Flaw> {
    let Ok(mut files) = serde_json::from_str::<BTreeMap<String, String>>(text) else {
        return read(text);
    };
    files.retain(|name, _| !name.ends_with(".ftl"));
    let mut found = files.iter();
    let (Some((name, text)), None) = (found.next(), found.next()) else {
        let message = format!(
            "the content of this game is one file, but there are {}",
            files.len()
        );
        return Err(Flaw::at("content", message));
    };
    read(text).map_err(|flaw| {
        let at = flaw.place.find(':').unwrap_or(flaw.place.len());
        Flaw::at(format!("{name}{}", &flaw.place[at..]), flaw.message)
    })
}

/// Values of an option as JSON.
fn listed<T: Serialize>(values: &[T]) -> Vec<Value> {
    values.iter().map(|value| json!(value)).collect()
}

/// The small game that tests play.
#[cfg(feature = "laws")]
impl Playable for redtag_kernel::laws::nim::Nim {
    fn load(_content: Option<&str>) -> Result<Self, Flaw> {
        Ok(Self { strict: false })
    }
}

impl Playable for Triage {
    fn load(content: Option<&str>) -> Result<Self, Flaw> {
        use redtag_triage::Content;
        one_file(content.unwrap_or(Content::OFFICIAL), Content::read).map(Self::new)
    }

    fn choices(&self, option: &str) -> Vec<Value> {
        use redtag_triage::{ComplicationsCap, Options};
        match option {
            "complications_cap" => listed(&[ComplicationsCap::Card, ComplicationsCap::PerPatient]),
            _ => Options::most(option)
                .map_or_else(Vec::new, |most| (1..=most).map(Value::from).collect()),
        }
    }

    fn seen(&self, position: &Self::Position, words: &Words) -> Value {
        json!(self.seen(position, &|text| words.say(text)))
    }
}

impl Playable for Katastrophenspiel {
    fn load(content: Option<&str>) -> Result<Self, Flaw> {
        use redtag_katastrophenspiel::Content;
        one_file(content.unwrap_or(Content::OFFICIAL), Content::read).map(Self::new)
    }

    fn choices(&self, option: &str) -> Vec<Value> {
        use redtag_katastrophenspiel::HeroLimit;
        match option {
            "hero_limit" => listed(&[HeroLimit::Space, HeroLimit::AtLeastThree]),
            _ => Vec::new(),
        }
    }

    fn content(&self) -> Value {
        json!(self.content.written)
    }

    fn seen(&self, position: &Self::Position, _words: &Words) -> Value {
        json!(self.seen(position))
    }

    fn paper(&self, ink: &Ink) -> String {
        paper::cards(self, ink)
    }
}

impl Playable for TraumaCenter {
    fn load(content: Option<&str>) -> Result<Self, Flaw> {
        use redtag_trauma_center::Content;
        one_file(content.unwrap_or(Content::OFFICIAL), Content::read).map(Self::new)
    }

    fn content(&self) -> Value {
        json!(self.content.written)
    }

    fn seen(&self, position: &Self::Position, _words: &Words) -> Value {
        json!(TraumaCenter::seen(self, position))
    }

    fn cost(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Value {
        json!(self.preview(position, seat, action))
    }

    fn paper(&self, ink: &Ink) -> String {
        paper::sheets(self, ink)
    }
}

impl Playable for AfterTheVirus {
    fn load(content: Option<&str>) -> Result<Self, Flaw> {
        use redtag_after_the_virus::Content;
        one_file(content.unwrap_or(Content::OFFICIAL), Content::read).map(Self::new)
    }

    fn choices(&self, option: &str) -> Vec<Value> {
        use redtag_after_the_virus::{Calm, Difficulty};
        match option {
            "mission" => self
                .content
                .missions
                .iter()
                .map(|mission| json!(mission.id))
                .collect(),
            "difficulty" => listed(&[Difficulty::Easier, Difficulty::Usual, Difficulty::Harder]),
            "calm" => listed(&[Calm::Own, Calm::Anybody]),
            _ => Vec::new(),
        }
    }

    fn content(&self) -> Value {
        json!(self.content.written)
    }

    fn seen(&self, position: &Self::Position, words: &Words) -> Value {
        json!(self.seen(position, &|text| words.say(text)))
    }
}

impl Playable for Aftermath {
    /// Content of somebody's own are packs beside the built-in one (R65), or a whole book.
    fn load(content: Option<&str>) -> Result<Self, Flaw> {
        content.map_or_else(Self::official, Self::with_packs)
    }

    fn flaws(content: &str) -> Vec<Flaw> {
        redtag_aftermath::Content::with_packs(content)
            .err()
            .unwrap_or_default()
    }

    fn content(&self) -> Value {
        json!(self.content.written)
    }

    fn seen(&self, position: &Self::Position, words: &Words) -> Value {
        json!(self.board_view(position, &|text| words.say(text)))
    }

    fn cost(&self, position: &Self::Position, _seat: Seat, action: Self::Action) -> Value {
        json!(self.preview(position, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flaw_goes_by_the_name_of_the_file_that_was_brought() {
        let load = |files: &[(&str, &str)]| {
            let files: BTreeMap<_, _> = files.iter().copied().collect();
            Triage::load(Some(&json!(files).to_string()))
                .map(|_| ())
                .map_err(|flaw| flaw.to_string())
        };
        let official = redtag_triage::Content::OFFICIAL;
        assert_eq!(
            load(&[("my.toml", official), ("words.ftl", "a = b")]),
            Ok(())
        );
        let wrong = official.replace("healthy = 7", "healthy = 1");
        assert_eq!(
            load(&[("my.toml", &wrong)]),
            Err("my.toml:4:11: healthy must be 2 to 20, not 1".into())
        );
        let told =
            load(&[("my.toml", official), ("more.toml", official)]).expect_err("one too many");
        assert_eq!(
            told,
            "content: the content of this game is one file, but there are 2"
        );
    }
}
