//! Redtag's games as environments for programs that learn and plan.
//!
//! [`encode`] says what an observation and an action are as numbers; each game has a file that
//! implements it. [`pool`] plays many matches at once into arrays that somebody else owns, and
//! [`mod@state`] is a single position to plan with. Nothing here knows of Python.
//!
//! No source of chance is part of a position: whoever copies one cannot see what will be drawn.

pub mod encode;
pub mod pool;
pub mod state;

mod after_the_virus;
mod aftermath;
mod katastrophenspiel;
mod trauma_center;
mod triage;

use std::sync::Arc;

use redtag_games::Visitor;
use redtag_kernel::chance::Question;
use redtag_kernel::play::{laid_over, read_json};
use redtag_kernel::{Bag, Flaw, Kind};
use serde_json::{Value, json};

pub use encode::{Encode, FLAT, Field, Flat, THINGS, Verb};
pub use pool::{Arrays, Autoreset, Config, Environments};
pub use state::{Luck, Origin, Outcomes, Planner, Start};

/// What was asked for cannot be done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Something that was handed in is wrong.
    #[error(transparent)]
    Flaw(#[from] Flaw),
    /// The rules forbid it.
    #[error("{why}{}", if rule.is_empty() { String::new() } else { format!(" ({rule})") })]
    Illegal {
        /// The rule that forbids it, as `R20`; empty if it is no matter of a rule.
        rule: String,
        /// The reason, in a sentence.
        why: String,
    },
    /// A state of another game, of other rules or of other content.
    #[error("{0}")]
    Content(String),
    /// It is over, or has not begun.
    #[error("{0}")]
    Reset(String),
}

/// Begins a pool of environments of the game with this name.
pub fn environments(
    game: &str,
    content: Option<&str>,
    options: &[Value],
    config: Config,
) -> Result<Box<dyn Environments>, Error> {
    let begin = Begin {
        content,
        options,
        config,
    };
    redtag_games::visit(game, content, begin)?
}

/// A position to plan with: the first of a match, or one that was written.
pub fn state(game: &str, start: Start) -> Result<Box<dyn Planner>, Error> {
    redtag_games::visit(game, start.content, start)?
}

/// The position that [`Planner::bytes`] wrote.
pub fn state_from_bytes(bytes: &[u8], content: Option<&str>) -> Result<Box<dyn Planner>, Error> {
    let game = state::game_of(bytes)?;
    let origin = Origin::Bytes(bytes);
    let start = Start {
        content,
        options: &Value::Null,
        origin,
    };
    state(&game, start)
}

/// What chance is asked in the set-up of a game after these outcomes; nothing once all is answered.
pub fn set_up_asks(
    game: &str,
    content: Option<&str>,
    options: &Value,
    outcomes: &[u16],
) -> Result<Option<Question>, Error> {
    redtag_games::visit(game, content, state::SetUp { options, outcomes })?
}

/// What there is to know of a game before a match of it: fields, verbs and sizes, as JSON.
pub fn describe(game: &str, content: Option<&str>, options: &Value) -> Result<Value, Error> {
    redtag_games::visit(game, content, Describe(options))?
}

struct Begin<'a> {
    content: Option<&'a str>,
    options: &'a [Value],
    config: Config,
}

impl<G: Encode> Visitor<G> for Begin<'_> {
    type Output = Result<Box<dyn Environments>, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let usual = [Value::Null];
        let options = if self.options.is_empty() {
            &usual[..]
        } else {
            self.options
        };
        let options: Result<Vec<_>, _> = options
            .iter()
            .map(|value| read_options::<G>(value))
            .collect();
        let content = self.content.map(str::to_owned);
        let pool = pool::Pool::new(game, content, options?, self.config)?;
        Ok(Box::new(pool))
    }
}

/// Options as they were written, over the usual ones.
pub(crate) fn read_options<G: Encode>(written: &Value) -> Result<G::Options, Flaw> {
    let over = Some(written.clone()).filter(|written| !written.is_null());
    let options = laid_over(json!(G::Options::default()), over);
    read_json(&options).map_err(|flaw| flaw.inside("options"))
}

struct Describe<'a>(&'a Value);

impl<G: Encode> Visitor<G> for Describe<'_> {
    type Output = Result<Value, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let options = read_options::<G>(self.0)?;
        let position = game.lay_out(&options)?;
        let seats = game.seats(&options);
        let fields = encode::fields(&*game, &position, seats);
        let verbs = game.verbs();
        let flat = Flat::new(&verbs);
        Ok(json!({
            "game": G::NAME,
            "rules": G::RULES,
            "content": game.content_hash(),
            "options": options,
            "seats": seats,
            "cooperative": G::COOPERATIVE,
            "longest": G::LONGEST,
            "width": fields.iter().map(Field::len).sum::<usize>(),
            "most_actions": G::MOST_ACTIONS,
            "flat_actions": flat.as_ref().map(Flat::len),
            "fields": fields,
            "verbs": verbs,
        }))
    }
}

/// The highest index that a list of kinds has, and one more.
pub(crate) fn kinds(indices: impl Iterator<Item = usize>) -> usize {
    indices.max().map_or(0, |most| most + 1)
}

/// The counts of a bag up to a kind.
pub(crate) fn counts<K: Kind, const KINDS: usize>(bag: &Bag<K, KINDS>, kinds: usize) -> &[u8] {
    &bag.counts()[..kinds.min(KINDS)]
}
