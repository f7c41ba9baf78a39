//! What every game promises, checked over random games.

mod citations;
mod journals;
pub mod nim;
mod playouts;
mod playthroughs;
mod refusals;
pub mod rulebook;
mod words;

pub use citations::citations_hold;
pub use journals::journals_hold;
pub use playouts::{plain_odds, play_out};
pub use playthroughs::{check_playthrough, in_turn, judged, keenest, playthrough};
pub use refusals::{Refused, refusals_hold};
pub use words::{Sayings, languages, locales_hold};

use std::collections::HashSet;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Fast, Recorder, Scripted};
use crate::game::{Game, MAX_SEATS, Seat, Turn};
use crate::journal;
use crate::play::{Match, through_json};

/// What the laws saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Games played to their end.
    pub games: u64,
    /// Actions played in them.
    pub actions: u64,
    /// Attempts at something not allowed, all refused.
    pub refusals: u64,
    /// The longest game.
    pub longest: usize,
}

impl Seen {
    /// Adds what another thread saw.
    fn with(self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            refusals: self.refusals + other.refusals,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays random games with these numbers, `options` in turn, and holds each to the laws. An error
/// says which game broke which law at which action.
pub fn hold<G: Game>(
    game: &Arc<G>,
    options: &[G::Options],
    numbers: std::ops::Range<u64>,
) -> Result<Seen, String> {
    let mut run = Run {
        game,
        seen: Seen::default(),
        tried: Vec::new(),
        known: HashSet::new(),
        next: 0,
    };
    for number in numbers {
        let chosen = &options[number as usize % options.len()];
        run.game(chosen, number)
            .map_err(|(action, law)| format!("game {number}, action {action}: {law}"))?;
    }
    Ok(run.seen)
}

/// How many threads play.
const THREADS: u64 = 4;

/// The same in several threads, for the first `games` random games, or as many times more as
/// `REDTAG_LAWS` says. More illegal actions must be tried than legal ones played.
pub fn hold_games<G: Game>(
    game: &Arc<G>,
    options: &[G::Options],
    games: u64,
) -> Result<Seen, String> {
    let times = std::env::var("REDTAG_LAWS").map_or(Ok(1), |times| times.parse::<u64>());
    let games = games * times.map_err(|flaw| format!("REDTAG_LAWS: {flaw}"))?;
    let part = games.div_ceil(THREADS);
    let share = |at: u64| at * part..((at + 1) * part).min(games);
    let seen: Vec<Result<Seen, String>> = std::thread::scope(|scope| {
        let play = |at| scope.spawn(move || hold(game, options, share(at)));
        let runs: Vec<_> = (0..THREADS).map(play).collect();
        let ended = runs.into_iter().map(|run| run.join());
        ended
            .map(|run| run.unwrap_or_else(|_| Err("a game panicked".into())))
            .collect()
    });
    let add = |all: Seen, seen: Result<Seen, String>| Ok::<_, String>(all.with(&seen?));
    let all = seen.into_iter().try_fold(Seen::default(), add)?;
    if all.refusals <= all.actions {
        return Err(format!("too few illegal actions were tried: {all:?}"));
    }
    Ok(all)
}

struct Run<'a, G: Game> {
    game: &'a Arc<G>,
    seen: Seen,
    /// Every action ever seen: what is not listed now must be refused now.
    tried: Vec<G::Action>,
    known: HashSet<G::Action>,
    /// Which of them comes next.
    next: usize,
}

/// How many actions are tried at each position.
const MOST_TRIED: usize = 40;
/// Serializing is slow: only one position and one match out of this many.
const WRITTEN: u64 = 4;

/// A position is plain data.
fn written<P: Eq + Serialize + DeserializeOwned>(position: &P) -> Result<(), String> {
    let again = through_json(position).map_err(|flaw| format!("JSON: {flaw}"))?;
    let bytes = postcard::to_allocvec(position).map_err(|error| format!("binary: {error}"))?;
    let binary: P = postcard::from_bytes(&bytes).map_err(|error| format!("binary: {error}"))?;
    if again != *position || binary != *position {
        return Err("a position is the same after writing and reading it".into());
    }
    Ok(())
}

type Breach = (usize, String);

impl<G: Game> Run<'_, G> {
    fn game(&mut self, options: &G::Options, number: u64) -> Result<(), Breach> {
        let seats = self.game.seats(options);
        if !G::SEATS.contains(&seats) || usize::from(*G::SEATS.end()) > MAX_SEATS {
            return Err((0, format!("a match has {:?} seats, not {seats}", G::SEATS)));
        }
        let mut luck = Fast::new(0x001a_05ed, number);
        let mut match_ = self.set_up(options, &luck).map_err(|law| (0, law))?;
        for action in 0.. {
            let goes_on = self.turn(&mut match_, action, number, &mut luck);
            if !goes_on.map_err(|law| (action, law))? {
                self.seen.longest = self.seen.longest.max(action);
                break;
            }
            self.seen.actions += 1;
        }
        if match_.winners().iter().any(|winner| winner >= seats) {
            return Err((match_.steps().len(), "who wins has a seat".into()));
        }
        self.seen.games += 1;
        if number.is_multiple_of(WRITTEN) {
            self.journal(&match_)
                .map_err(|law| (match_.steps().len(), law))?;
        }
        Ok(())
    }

    /// A match whose set-up meets this luck; the luck itself is not used up.
    fn set_up(&self, options: &G::Options, luck: &Fast) -> Result<Match<G>, String> {
        let mut set_up = Recorder::new(luck.clone());
        let laid = self.game.set_up(options, &mut set_up, &mut ());
        let position = laid.map_err(|flaw| flaw.to_string())?;
        let match_ = Match::new(self.game.clone(), options.clone(), None, &set_up.outcomes);
        let match_ = match_.map_err(|error| error.to_string())?;
        match *match_.position() == position {
            true => Ok(match_),
            false => Err("the same outcomes lead to the same position".into()),
        }
    }

    /// Checks a position and plays one action; false if the match is over.
    fn turn(
        &mut self,
        match_: &mut Match<G>,
        action: usize,
        number: u64,
        luck: &mut Fast,
    ) -> Result<bool, String> {
        let position = match_.position();
        self.game
            .audit(position)
            .map_err(|flaw| format!("audit: {flaw}"))?;
        if (action as u64 + number).is_multiple_of(WRITTEN) {
            written(position)?;
        }
        let Turn::Act(may) = self.game.turn(position) else {
            return Ok(false);
        };
        if action >= G::LONGEST {
            return Err(format!("a match takes at most {} actions", G::LONGEST));
        }
        let may: Vec<Seat> = may.iter().collect();
        let seat = may[luck.below(may.len())];
        let actions = self.actions(match_, seat)?;
        let chosen = actions[luck.below(actions.len())];
        self.step(match_, seat, chosen, luck)?;
        Ok(true)
    }

    /// The list is not empty, has no duplicates, and everything on it is allowed.
    fn actions(&mut self, match_: &Match<G>, seat: Seat) -> Result<Vec<G::Action>, String> {
        let position = match_.position();
        let actions = match_.legal(seat);
        if actions.is_empty() {
            return Err("a seat that may act has something to do".into());
        }
        for (at, action) in actions.iter().enumerate() {
            if actions[..at].contains(action) {
                return Err(format!("nothing is listed twice: {action:?}"));
            }
            if let Some(illegal) = self.game.why_not(position, seat, action) {
                return Err(format!(
                    "what is listed is allowed: {action:?}, {illegal:?}"
                ));
            }
            self.learn(action)?;
        }
        self.refuses_others(position, seat, &actions)?;
        Ok(actions)
    }

    /// An action that is new is written and read, and tried from now on.
    fn learn(&mut self, action: &G::Action) -> Result<(), String> {
        if !self.known.insert(*action) {
            return Ok(());
        }
        self.tried.push(*action);
        if through_json(action).ok().as_ref() != Some(action) {
            return Err(format!(
                "an action is the same after writing and reading it: {action:?}"
            ));
        }
        Ok(())
    }

    /// Known actions that are not listed are refused. They take turns at being tried, up to
    /// [`MOST_TRIED`] at a time, which is all of them in a small game.
    fn refuses_others(
        &mut self,
        position: &G::Position,
        seat: Seat,
        listed: &[G::Action],
    ) -> Result<(), String> {
        let from = self.next;
        let count = self.tried.len();
        self.next = (from + MOST_TRIED) % count;
        let others = self
            .tried
            .iter()
            .cycle()
            .skip(from)
            .take(MOST_TRIED.min(count));
        for action in others.filter(|action| !listed.contains(action)) {
            self.seen.refusals += 1;
            if self.game.why_not(position, seat, action).is_none() {
                return Err(format!("what is not listed has a reason: {action:?}"));
            }
        }
        Ok(())
    }

    /// Silent, observed and replayed play agree, and a refused action changes nothing.
    fn step(
        &mut self,
        match_: &mut Match<G>,
        seat: Seat,
        action: G::Action,
        luck: &mut Fast,
    ) -> Result<(), String> {
        let before = match_.position().clone();
        let other = self.tried[luck.below(self.tried.len())];
        if !match_.legal(seat).contains(&other)
            && (match_.play_with(seat, other, &[]).is_ok() || *match_.position() != before)
        {
            return Err(format!("a refused action changes nothing: {other:?}"));
        }
        let mut chance = Recorder::new(luck.clone());
        let mut silent = before.clone();
        self.game
            .apply(&mut silent, seat, action, &mut chance, &mut ());
        *luck = chance.source;
        let mut script = Scripted::new(&chance.outcomes);
        let mut listening = before;
        self.game
            .apply(&mut listening, seat, action, &mut script, &mut Vec::new());
        script
            .verdict()
            .map_err(|error| format!("the same action asks the same of chance: {error}"))?;
        match_
            .play_with(seat, action, &chance.outcomes)
            .map_err(|error| format!("a listed action can be played: {error:?}"))?;
        match silent == listening && silent == *match_.position() {
            true => Ok(()),
            false => Err("silent and listening play agree".into()),
        }
    }

    /// A journal replays to the same bytes, undo restores the exact position, and nothing can be
    /// played after the end.
    fn journal(&self, match_: &Match<G>) -> Result<(), String> {
        let text = match_.journal();
        let again =
            Match::open(self.game.clone(), &text).map_err(|error| format!("journal: {error}"))?;
        if again.journal() != text || again.hash() != journal::hash(match_.position()) {
            return Err("a journal replays to the same bytes".into());
        }
        if let Some(action) = self.tried.first()
            && match_.why_not(0, action).is_none()
        {
            return Err("nothing is played after the end".into());
        }
        let mut back = again;
        if let Some(step) = match_.steps().last()
            && back.undo(step.seat).is_ok()
            && *back.position() != step.before
        {
            return Err("undo goes back to the position before".into());
        }
        Ok(())
    }
}
