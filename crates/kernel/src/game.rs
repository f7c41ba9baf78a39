//! What a game is: its rules and its content, behind one trait.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::campaign::Campaign;
use crate::chance::Chance;
use crate::words::{Text, text};

/// A player's place in a match, counted from 0.
pub type Seat = u8;

/// The most seats that any game has.
pub const MAX_SEATS: usize = 5;

/// A game: its rules and its content. Shared and immutable.
pub trait Game: Send + Sync + 'static {
    /// The permanent name, used on the command line and in journals.
    const NAME: &'static str;
    /// Raised whenever an old journal would play differently.
    const RULES: u32;
    /// No match takes more actions than this.
    const LONGEST: usize;
    /// How many seats a match can have.
    const SEATS: RangeInclusive<u8>;
    /// Whether the rules let anything be taken back.
    const TAKES_BACK: bool = true;
    /// The rule by which [`Self::may_take_back`] refuses, where there is one.
    const NO_TAKE_BACK: &'static str = "";

    /// Seats, mission, variants.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that lies in front of the players, and nothing else.
    type Position: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// One small choice.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// One visible thing, in a narrator's order.
    type Event: Clone + Debug + Serialize + Send + Sync;

    /// A fingerprint of the content in use; a journal belongs to one.
    fn content_hash(&self) -> &str;

    /// How many seats a match with these options has.
    fn seats(&self, options: &Self::Options) -> u8;

    /// Are these the rules as printed, for some number of seats?
    fn is_official(&self, options: &Self::Options) -> bool {
        *options == Self::Options::default()
    }

    /// The position before chance is asked anything. What a hand-written position leaves out is as
    /// it is here.
    fn lay_out(&self, options: &Self::Options) -> Result<Self::Position, Flaw>;

    /// Sets up the position and runs the rules up to the first choice.
    fn set_up(
        &self,
        options: &Self::Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Self::Event, Self::Position>,
    ) -> Result<Self::Position, Flaw>;

    /// Who may act now, in any order if several may, or that the match is over.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// Appends what this seat may do to the caller's buffer; at least one action for a seat that
    /// may act.
    fn legal_actions(&self, position: &Self::Position, seat: Seat, into: &mut Vec<Self::Action>);

    /// Why this cannot be done now, with the rule; `None` if it can.
    fn why_not(
        &self,
        position: &Self::Position,
        seat: Seat,
        action: &Self::Action,
    ) -> Option<Illegal>;

    /// Plays a legal action and runs the rules up to the next choice.
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Self::Event, Self::Position>,
    );

    /// What is wrong with a position that did not come from play.
    fn audit(&self, position: &Self::Position) -> Result<(), Flaw>;

    /// The points of each seat as things stand; in a cooperative game all seats have the same.
    fn scores(&self, position: &Self::Position) -> [i32; MAX_SEATS];

    /// Who has won, once the match is over: one of the rivals, or all or none of a team. Nobody in
    /// a game that only counts points.
    fn winners(&self, _position: &Self::Position) -> Seats {
        Seats::default()
    }

    /// Fills in what a hand-written position left out, where the rest decides it. `given` tells
    /// which fields were written, for example `deck/unseen`.
    fn complete(
        &self,
        _options: &Self::Options,
        _position: &mut Self::Position,
        _given: &dyn Fn(&str) -> bool,
    ) {
    }

    /// The options that this position was played with, as far as it shows them: the given ones,
    /// except where the position contradicts them, such as in the number of players.
    fn options_of(&self, _position: &Self::Position, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// How matches continue what the one before left; `None` where every match stands alone.
    fn campaign(&self) -> Option<&dyn Campaign<Self>>
    where
        Self: Sized,
    {
        None
    }

    /// Whether the rules let a player take this back, provided that neither chance nor another seat
    /// has moved since.
    fn may_take_back(&self, _before: &Self::Position, _action: &Self::Action) -> bool {
        Self::TAKES_BACK
    }
}

/// What a game tells bots about playing it well. Everything is counted in points.
pub trait Strategy: Game {
    /// How many points lie between a poor result and a very good one.
    const SPAN: f64;
    /// All seats win or lose together.
    const COOPERATIVE: bool;
    /// Points are hundredths of a chance to win: what is small in itself may be a large part of a
    /// small chance.
    const CHANCES: bool = false;
    /// How often chance may be asked before a new position ends a walk of the search. With 0, every
    /// new position does; more is better where much is decided, and judged well, between one roll
    /// and the next.
    const FORESIGHT: u32 = 0;
    /// How many points worse than the best an action may be judged and still be searched.
    const MARGIN: f64 = f64::INFINITY;
    /// How many walks of the search the judgement of an action counts as.
    const TRUST: f64 = 1.0;

    /// The points that this seat may expect; exact once the match is over.
    fn value(&self, position: &Self::Position, seat: Seat) -> f64;

    /// The points that this seat may expect after each of these actions, all of them legal. Appends
    /// one number per action.
    fn judge(
        &self,
        position: &Self::Position,
        seat: Seat,
        actions: &[Self::Action],
        into: &mut Vec<f64>,
    );

    /// The points of all seats with which a walk of the search that began there ends, for a game
    /// that knows where positions can be compared; `None` if the walk goes on. Only for games in
    /// which all win or lose together.
    fn leaf(&self, _root: &Self::Position, _position: &Self::Position) -> Option<f64> {
        None
    }

    /// Which of several seats that may act goes first when bots play them: in seat order, unless
    /// the game knows better.
    fn leads(&self, _position: &Self::Position, seats: Seats) -> Seat {
        seats.first().unwrap_or(0)
    }

    /// The part of the position that this seat's choice is about, as a position of its own, with
    /// the seat in it, provided that nothing else can change which action is best. Search then
    /// looks at nothing else.
    fn part(&self, _position: &Self::Position, _seat: Seat) -> Option<(Self::Position, Seat)> {
        None
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats may act, in any order.
    Act(Seats),
    /// The match has ended.
    Over,
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Just this one.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat)
    }

    /// Is this seat among them?
    pub const fn contains(self, seat: Seat) -> bool {
        seat < 8 && self.0 & (1 << seat) != 0
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat))
    }

    /// Those of them for whom this holds.
    #[must_use]
    pub fn only(self, holds: impl Fn(Seat) -> bool) -> Self {
        self.iter()
            .filter(|&seat| holds(seat))
            .fold(Self::default(), Self::with)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |&seat| self.contains(seat))
    }

    /// The lowest of them.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as Seat)
        }
    }
}

/// Hears what happens as the rules run.
pub trait Listener<E, P> {
    /// Whether anybody listens; if not, rules may skip work that is only for listeners.
    const LISTENS: bool;

    /// One visible thing happened, and this is how things stand now.
    fn tell(&mut self, event: E, position: &P);
}

/// Nobody listens: playouts.
impl<E, P> Listener<E, P> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _event: E, _position: &P) {}
}

/// Only what happened.
impl<E, P> Listener<E, P> for Vec<E> {
    const LISTENS: bool = true;

    fn tell(&mut self, event: E, _position: &P) {
        self.push(event);
    }
}

/// What happened, each event with the position at that moment: a client plays it frame by frame.
#[derive(Clone, Debug)]
pub struct Frames<E, P>(pub Vec<(E, P)>);

impl<E, P: Clone> Listener<E, P> for Frames<E, P> {
    const LISTENS: bool = true;

    fn tell(&mut self, event: E, position: &P) {
        self.0.push((event, position.clone()));
    }
}

/// Why an action cannot be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule that forbids it, as `R20`.
    pub rule: &'static str,
    /// The reason in words.
    pub why: Text,
}

/// Why an action is refused: the rule, and the key of the reason. Small enough to be created and
/// dropped for every candidate of a playout; [`Illegal`] has the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it, as `R20`.
    pub rule: &'static str,
    /// The key of the reason in the locale files, as `no-free-bed`.
    pub key: &'static str,
}

/// Whether an action is allowed, or the reason against it.
pub type May = Result<(), Refusal>;

/// Not allowed, by this rule and for this reason.
#[inline]
pub const fn refuse(rule: &'static str, key: &'static str) -> May {
    Err(Refusal { rule, key })
}

/// Not allowed if this holds.
#[inline]
pub const fn refuse_if(forbidden: bool, rule: &'static str, key: &'static str) -> May {
    if forbidden { refuse(rule, key) } else { Ok(()) }
}

impl From<Refusal> for Illegal {
    fn from(Refusal { rule, key }: Refusal) -> Self {
        let why = text(key);
        Self { rule, why }
    }
}

/// What is wrong with something that was handed in, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{message}", if place.is_empty() { String::new() } else { format!("{place}: ") })]
pub struct Flaw {
    /// The field or line.
    pub place: String,
    /// What is wrong there.
    pub message: String,
}

impl Flaw {
    /// A flaw at a place.
    pub fn at(place: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            message: message.into(),
        }
    }

    /// A number that is not within its bounds.
    pub fn out_of(place: impl Into<String>, bounds: RangeInclusive<u8>, found: u8) -> Self {
        let (low, high) = bounds.into_inner();
        let bounds = if low == high {
            low.to_string()
        } else {
            format!("{low} to {high}")
        };
        Self::at(place, format!("must be {bounds}, not {found}"))
    }

    /// A flaw at this place, unless this holds.
    pub fn unless(holds: bool, place: &str, message: &str) -> Result<(), Self> {
        match holds {
            true => Ok(()),
            false => Err(Self::at(place, message)),
        }
    }

    /// A flaw at this place, unless the number is within its bounds.
    pub fn within(place: &str, found: u8, bounds: RangeInclusive<u8>) -> Result<(), Self> {
        match bounds.contains(&found) {
            true => Ok(()),
            false => Err(Self::out_of(place, bounds, found)),
        }
    }

    /// The same flaw, seen from one level further out.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> Self {
        let joint = match self.place.chars().next() {
            None | Some('[') => "",
            Some(_) => ".",
        };
        self.place = format!("{outer}{joint}{}", self.place);
        self
    }
}
