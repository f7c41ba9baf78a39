//! Exact odds: every outcome of chance, each with its probability.

use std::collections::HashMap;

use crate::chance::{ScriptError, Scripted, total};
use crate::game::{Game, Seat, Turn};

/// A game with questions that people ask before they choose.
pub trait Fates: Game {
    /// What may happen, as permanent names; the locale has `fate-<name>`.
    const FATES: &'static [&'static str];

    /// Seen from the position `from`, has this fate come about at `now`?
    fn fate(&self, from: &Self::Position, now: &Self::Position, fate: usize) -> Fate;

    /// Whether people want this to happen, as they want a mission to succeed; otherwise they fear
    /// it.
    fn is_wanted(&self, _fate: usize) -> bool {
        false
    }

    /// Whether this seat, doing everything for a wanted fate or against another, would think of
    /// such an action here.
    fn is_considered(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _action: &Self::Action,
        _fate: usize,
    ) -> bool {
        true
    }

    /// Whether an action that is not considered might make a difference all the same, as turning up
    /// cards that nobody has seen. The answer is an interval then, never called exact.
    fn is_left_out(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _action: &Self::Action,
        _fate: usize,
    ) -> bool {
        false
    }

    /// Whether everything that can be done next is looked at, and only after it what is considered.
    fn tries_everything(&self, _fate: usize) -> bool {
        false
    }

    /// Whether the chance called `what` can make a difference to this fate.
    fn matters(&self, _what: &str, _fate: usize) -> bool {
        true
    }

    /// The position without what makes no difference to this fate: positions that are alike then
    /// are looked at once.
    fn essence(&self, position: &Self::Position, _fate: usize) -> Self::Position {
        position.clone()
    }
}

/// Whether something has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Not decided yet.
    Open,
    /// It has happened.
    Yes,
    /// It cannot happen any more.
    No,
}

/// A probability between two bounds, which are equal where it was computed to the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// At least this.
    pub low: f64,
    /// At most this.
    pub high: f64,
}

impl Odds {
    const NEVER: Self = Self {
        low: 0.0,
        high: 0.0,
    };
    const ALWAYS: Self = Self {
        low: 1.0,
        high: 1.0,
    };
    const UNKNOWN: Self = Self {
        low: 0.0,
        high: 1.0,
    };

    fn lower(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.min(other.high),
        }
    }

    fn higher(self, other: Self) -> Self {
        Self {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Is it a single number?
    pub fn is_exact(self) -> bool {
        self.high - self.low < 1e-9
    }
}

/// Visits every position that an action can lead to, with its probability. The sum of these is 1.
pub fn outcomes<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
    visit: impl FnMut(f64, G::Position),
) {
    explore(game, position, seat, action, |_| true, visit);
}

/// The same, but of a chance that does not matter only one outcome.
fn explore<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
    matters: impl Fn(&str) -> bool,
    mut visit: impl FnMut(f64, G::Position),
) {
    let mut open: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
    while let Some((probability, script)) = open.pop() {
        let mut chance = Scripted::new(&script);
        let mut after = position.clone();
        game.apply(&mut after, seat, action, &mut chance, &mut ());
        match chance.verdict() {
            Err(ScriptError::Asks { question, .. }) => {
                let mut possible = question
                    .weights
                    .iter()
                    .enumerate()
                    .filter(|&(_, &weight)| weight > 0);
                let mut follow = |outcome: usize, share: f64| {
                    let mut longer = script.clone();
                    longer.push(outcome as u16);
                    open.push((probability * share, longer));
                };
                if matters(question.what) {
                    let all = f64::from(total(&question.weights).max(1));
                    possible
                        .for_each(|(outcome, &weight)| follow(outcome, f64::from(weight) / all));
                } else if let Some((outcome, _)) = possible.next() {
                    follow(outcome, 1.0);
                }
            }
            _ => visit(probability, after),
        }
    }
}

/// Questions about one fate, asked in one position. What was found for one answer serves the
/// others.
pub struct Oracle<'a, G: Fates> {
    game: &'a G,
    from: &'a G::Position,
    fate: usize,
    budget: usize,
    known: HashMap<G::Position, Odds>,
}

impl<'a, G: Fates> Oracle<'a, G> {
    /// Looks at no more than `budget` positions; where that is not enough, an answer is an
    /// interval.
    pub fn new(game: &'a G, from: &'a G::Position, fate: usize, budget: usize) -> Self {
        Self {
            game,
            from,
            fate,
            budget,
            known: HashMap::new(),
        }
    }

    /// How likely the fate is if everybody does their best, for it if it is wanted and else against
    /// it, with the actions that are considered.
    pub fn at_best(&mut self) -> Odds {
        self.position(self.from)
    }

    /// The same after this action.
    pub fn after(&mut self, seat: Seat, action: G::Action) -> Odds {
        self.action(self.from, seat, action)
    }

    fn position(&mut self, position: &G::Position) -> Odds {
        match self.game.fate(self.from, position, self.fate) {
            Fate::Yes => return Odds::ALWAYS,
            Fate::No => return Odds::NEVER,
            Fate::Open => {}
        }
        let Turn::Act(seats) = self.game.turn(position) else {
            return Odds::NEVER;
        };
        let essence = self.game.essence(position, self.fate);
        if let Some(&known) = self.known.get(&essence) {
            return known;
        }
        if self.known.len() >= self.budget {
            return Odds::UNKNOWN;
        }
        let wanted = self.game.is_wanted(self.fate);
        let mut best = if wanted { Odds::NEVER } else { Odds::ALWAYS };
        let mut actions = Vec::new();
        let mut left_out = false;
        let everything = position == self.from && self.game.tries_everything(self.fate);
        for seat in seats.iter() {
            actions.clear();
            self.game.legal_actions(position, seat, &mut actions);
            // The last actions of a list tend to end a turn, which settles most questions at once.
            actions.retain(|action| {
                let considered =
                    everything || self.game.is_considered(position, seat, action, self.fate);
                left_out |= !considered && self.game.is_left_out(position, seat, action, self.fate);
                considered
            });
            for &action in actions.iter().rev() {
                let odds = self.action(position, seat, action);
                best = if wanted {
                    best.higher(odds)
                } else {
                    best.lower(odds)
                };
                if if wanted {
                    best.low >= 1.0
                } else {
                    best.high <= 0.0
                } {
                    break;
                }
            }
        }
        if left_out {
            best = if wanted {
                best.higher(Odds::UNKNOWN)
            } else {
                best.lower(Odds::UNKNOWN)
            };
        }
        self.known.insert(essence, best);
        best
    }

    fn action(&mut self, position: &G::Position, seat: Seat, action: G::Action) -> Odds {
        let mut sum = Odds::NEVER;
        let mut reached = Vec::new();
        let matters = |what: &str| self.game.matters(what, self.fate);
        let reach = |probability, after| reached.push((probability, after));
        explore(self.game, position, seat, action, matters, reach);
        for (probability, after) in reached {
            let odds = self.position(&after);
            sum.low += probability * odds.low;
            sum.high += probability * odds.high;
        }
        sum
    }
}
