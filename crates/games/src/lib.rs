//! The catalogue of games, and the one door to all of them: JSON in, JSON out.

mod advice;
mod begin;
mod catalogue;
mod chance;
pub mod content;
pub mod hosted;
pub mod paper;
pub mod protocol;
mod reasons;
mod session;
pub mod story;
mod typed_match;
mod view;
mod vocabulary;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use redtag_after_the_virus::AfterTheVirus;
use redtag_aftermath::Aftermath;
use redtag_katastrophenspiel::Katastrophenspiel;
use redtag_kernel::content::{File, Laid, Layout, Source};
use redtag_kernel::journal::{Header, JournalError, Lines};
use redtag_kernel::odds::Fates;
use redtag_kernel::school::{self, Learns};
use redtag_kernel::{Flaw, Match, Seat, Strategy, Tell, Words};
use redtag_trauma_center::TraumaCenter;
use redtag_triage::Triage;
use serde::Serialize;
use serde_json::{Value, json};

pub use catalogue::games as catalogue;
pub use hosted::{HostedMatch, NextMatch, Start, Thought};
use paper::Ink;
pub use reasons::reasons;
pub use session::Session;

/// Everything that a client, a bot or the lab needs from a game.
pub trait Playable: Tell + Strategy + Fates {
    /// How its content is made up.
    const LAYOUT: Layout;

    /// The files of content that it comes with.
    fn built_in() -> Vec<File>;

    /// With the content that it comes with.
    fn official() -> Result<Self, Flaw>
    where
        Self: Sized;

    /// With this content, if it is sound.
    fn read(source: &Source) -> Result<Self, Vec<Flaw>>
    where
        Self: Sized;

    /// The built-in content with content of somebody's own laid over it, not checked yet.
    fn lay(content: &str) -> Result<Laid, Vec<Flaw>> {
        let own = redtag_kernel::content::files(content).map_err(|flaw| vec![flaw])?;
        Laid::over(Self::LAYOUT, Self::built_in(), own)
    }

    /// Everything that is wrong with content of somebody's own.
    fn flaws(content: &str) -> Vec<Flaw>
    where
        Self: Sized,
    {
        let read = Self::lay(content).and_then(|laid| laid.read(Self::read));
        read.err().unwrap_or_default()
    }

    /// With content of somebody's own, or else with the built-in one.
    fn load(content: Option<&str>) -> Result<Self, Flaw>
    where
        Self: Sized,
    {
        let Some(content) = content else {
            return Self::official();
        };
        let read = Self::lay(content).and_then(|laid| laid.read(Self::read));
        read.map_err(|flaws| {
            let unsound = || Flaw::at("content", "it is not sound");
            flaws.into_iter().next().unwrap_or_else(unsound)
        })
    }

    /// Its judgement was learned from the built-in content, and can be learned anew for other
    /// content. Otherwise it is worked out from the content.
    const LEARNS: bool = false;

    /// Learns to judge positions with this content and these options from so many games, and from
    /// what it knows already. `more` hears from time to time how many were played and the mean
    /// score of the last ones, and says whether to go on.
    fn learn(
        &self,
        _options: &Self::Options,
        _games: u64,
        _more: &mut dyn FnMut(u64, f64) -> bool,
    ) -> Result<Vec<f32>, Flaw> {
        Err(nothing_to_learn())
    }

    /// Judges by what was learned from now on.
    fn judge_as_learned(&mut self, _weights: &[f32]) -> Result<(), Flaw> {
        Err(nothing_to_learn())
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

fn nothing_to_learn() -> Flaw {
    Flaw::at(
        "judgement",
        "that of this game is worked out from its content",
    )
}

/// Judges by these weights if they are as many as the network has.
fn judge_by<G: Learns<HIDDEN>, const HIDDEN: usize>(
    game: &mut G,
    weights: &[f32],
) -> Result<(), Flaw> {
    let needed = G::INPUTS * (1 + HIDDEN) + HIDDEN;
    if weights.len() != needed {
        let message = format!("{needed} weights are needed, not {}", weights.len());
        return Err(Flaw::at("judgement", message));
    }
    game.judge_by(weights);
    Ok(())
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

/// Something to do with a game whose type is only known by name; for any game if it is implemented
/// for all `G: Playable`.
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
        /// and content of somebody's own once as long as nobody comes with several others: each
        /// message about a match brings it again.
        pub fn visit<V, O>(name: &str, content: Option<&str>, visitor: V) -> Result<O, Flaw>
        where
            $(V: Visitor<$game, Output = O>),+
        {
            match name {
                $(#[cfg(feature = $name)]
                $name => {
                    static SHELF: OnceLock<Result<Arc<$game>, Flaw>> = OnceLock::new();
                    static OWN: Mutex<Vec<(String, Arc<$game>)>> = Mutex::new(Vec::new());
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

/// The content that was loaded lately if it is the same, or else what `load` makes of it.
fn own<G>(
    lately: &Mutex<Vec<(String, Arc<G>)>>,
    text: &str,
    load: impl Fn() -> Result<Arc<G>, Flaw>,
) -> Result<Arc<G>, Flaw> {
    const KEPT: usize = 8;
    let kept = || lately.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, game)) = kept().iter().find(|(known, _)| known == text) {
        return Ok(game.clone());
    }
    let game = load()?;
    let mut kept = kept();
    kept.truncate(KEPT - 1);
    kept.insert(0, (text.to_owned(), game.clone()));
    Ok(game)
}

catalogue! {
    "triage" => Triage,
    "katastrophenspiel" => Katastrophenspiel,
    "trauma-center" => TraumaCenter,
    "after-the-virus" => AfterTheVirus,
    "aftermath" => Aftermath,
}

/// Values of an option as JSON.
fn listed<T: Serialize>(values: &[T]) -> Vec<Value> {
    values.iter().map(|value| json!(value)).collect()
}

/// The small game that tests play.
#[cfg(feature = "laws")]
impl Playable for redtag_kernel::laws::nim::Nim {
    const LAYOUT: Layout = Layout {
        game: "nim",
        is_one_file: true,
        own: &[],
        is_whole: |_| true,
    };

    fn built_in() -> Vec<File> {
        Vec::new()
    }

    fn official() -> Result<Self, Flaw> {
        Ok(Self { strict: false })
    }

    fn read(_source: &Source) -> Result<Self, Vec<Flaw>> {
        Ok(Self { strict: false })
    }
}

impl Playable for Triage {
    const LEARNS: bool = true;

    fn learn(
        &self,
        options: &Self::Options,
        games: u64,
        more: &mut dyn FnMut(u64, f64) -> bool,
    ) -> Result<Vec<f32>, Flaw> {
        school::learn(
            self,
            options,
            redtag_triage::worth::Worth::weights(),
            games,
            more,
        )
    }

    fn judge_as_learned(&mut self, weights: &[f32]) -> Result<(), Flaw> {
        judge_by(self, weights)
    }

    const LAYOUT: Layout = redtag_triage::Content::LAYOUT;

    fn built_in() -> Vec<File> {
        vec![redtag_triage::Content::built_in()]
    }

    fn official() -> Result<Self, Flaw> {
        Self::official()
    }

    fn read(source: &Source) -> Result<Self, Vec<Flaw>> {
        let content = redtag_triage::Content::of(source).map_err(|flaw| vec![flaw]);
        content.map(Self::new)
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
    const LAYOUT: Layout = redtag_katastrophenspiel::Content::LAYOUT;

    fn built_in() -> Vec<File> {
        vec![redtag_katastrophenspiel::Content::built_in()]
    }

    fn official() -> Result<Self, Flaw> {
        Self::official()
    }

    fn read(source: &Source) -> Result<Self, Vec<Flaw>> {
        let content = redtag_katastrophenspiel::Content::of(source).map_err(|flaw| vec![flaw]);
        content.map(Self::new)
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
    const LAYOUT: Layout = redtag_trauma_center::Content::LAYOUT;

    fn built_in() -> Vec<File> {
        vec![redtag_trauma_center::Content::built_in()]
    }

    fn official() -> Result<Self, Flaw> {
        Self::official()
    }

    fn read(source: &Source) -> Result<Self, Vec<Flaw>> {
        let content = redtag_trauma_center::Content::of(source).map_err(|flaw| vec![flaw]);
        content.map(Self::new)
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
    const LEARNS: bool = true;

    fn learn(
        &self,
        options: &Self::Options,
        games: u64,
        more: &mut dyn FnMut(u64, f64) -> bool,
    ) -> Result<Vec<f32>, Flaw> {
        let weights = redtag_after_the_virus::worth::Worth::weights(options.seats);
        school::learn(self, options, weights, games, more)
    }

    fn judge_as_learned(&mut self, weights: &[f32]) -> Result<(), Flaw> {
        judge_by(self, weights)
    }

    const LAYOUT: Layout = redtag_after_the_virus::Content::LAYOUT;

    fn built_in() -> Vec<File> {
        vec![redtag_after_the_virus::Content::built_in()]
    }

    fn official() -> Result<Self, Flaw> {
        Self::official()
    }

    fn read(source: &Source) -> Result<Self, Vec<Flaw>> {
        let content = redtag_after_the_virus::Content::of(source).map_err(|flaw| vec![flaw]);
        content.map(Self::new)
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
    const LAYOUT: Layout = redtag_aftermath::Content::LAYOUT;

    fn built_in() -> Vec<File> {
        redtag_aftermath::Content::built_in()
    }

    fn official() -> Result<Self, Flaw> {
        Self::official()
    }

    fn read(source: &Source) -> Result<Self, Vec<Flaw>> {
        redtag_aftermath::Content::of(source).map(Self::new)
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
