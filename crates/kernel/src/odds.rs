//! Exact odds: every outcome of chance, each with its probability.

use std::cell::Cell;
use std::collections::HashMap;

use crate::chance::{Chance, ScriptError, Scripted, total};
use crate::game::{Game, Listener, Seat, Turn};

/// A game with questions that people ask before they choose.
pub trait Fates: Game {
    /// What may happen, as permanent names; the locale has `fate-<name>`.
    const FATES: &'static [&'static str];

    /// Seen from the position `from`, has this fate come about at `now`?
    fn fate(&self, from: &Self::Position, now: &Self::Position, fate: usize) -> Fate;

    /// Whether the question arises at `now` at all, seen from the position `from`; otherwise no odds
    /// are given.
    fn arises(&self, _from: &Self::Position, _now: &Self::Position, _fate: usize) -> bool {
        true
    }

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

    /// Whether the chance called `what` can make a difference to this fate.
    fn matters(&self, _what: &str, _fate: usize) -> bool {
        true
    }

    /// Whether every outcome of the chance called `what` is looked at. One with too many of them
    /// leaves a fate unknown that is not decided before it.
    fn is_counted(&self, _what: &str, _fate: usize) -> bool {
        true
    }

    /// Whether a fate that is decided while the rules run stays decided, whatever the position looks
    /// like once they have run: one turn may look like the next.
    fn is_final(&self, _fate: usize) -> bool {
        false
    }

    /// Whether an answer like this is worth giving.
    fn is_said(&self, _odds: Odds, _fate: usize) -> bool {
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
    mut visit: impl FnMut(f64, G::Position),
) {
    let mut open: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
    while let Some((probability, script)) = open.pop() {
        let mut chance = Scripted::new(&script);
        let mut after = position.clone();
        game.apply(&mut after, seat, action, &mut chance, &mut ());
        match chance.verdict() {
            Err(ScriptError::Asks { question, .. }) => {
                branch(&mut open, probability, &script, &question.weights, true);
            }
            _ => visit(probability, after),
        }
    }
}

/// Follows every outcome of a chance, or only one if the others make no difference.
fn branch(
    open: &mut Vec<(f64, Vec<u16>)>,
    probability: f64,
    script: &[u16],
    weights: &[u8],
    matters: bool,
) {
    let all = f64::from(total(weights).max(1));
    let possible = weights
        .iter()
        .enumerate()
        .filter(|&(_, &weight)| weight > 0);
    for (outcome, &weight) in possible.take(if matters { weights.len() } else { 1 }) {
        let share = if matters {
            f64::from(weight) / all
        } else {
            1.0
        };
        let longer = [script, &[outcome as u16]].concat();
        open.push((probability * share, longer));
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
        self.position(self.from).unwrap_or(Odds::UNKNOWN)
    }

    /// The same after this action.
    pub fn after(&mut self, seat: Seat, action: G::Action) -> Odds {
        let odds = self.action(self.from, seat, action);
        odds.unwrap_or(Odds::UNKNOWN)
    }

    /// The same as [`Self::at_best`], if the question arises and the answer is worth giving.
    pub fn said_at_best(&mut self) -> Option<Odds> {
        let odds = self.position(self.from)?;
        Some(odds).filter(|&odds| self.game.is_said(odds, self.fate))
    }

    /// The same as [`Self::after`], if the question arises and the answer is worth giving.
    pub fn said_after(&mut self, seat: Seat, action: G::Action) -> Option<Odds> {
        let odds = self.action(self.from, seat, action)?;
        Some(odds).filter(|&odds| self.game.is_said(odds, self.fate))
    }

    fn position(&mut self, position: &G::Position) -> Option<Odds> {
        if !self.game.arises(self.from, position, self.fate) {
            return None;
        }
        if let Some(odds) = self.decided(position) {
            return Some(odds);
        }
        let Turn::Act(seats) = self.game.turn(position) else {
            return Some(Odds::NEVER);
        };
        let essence = self.game.essence(position, self.fate);
        if let Some(&known) = self.known.get(&essence) {
            return Some(known);
        }
        if self.known.len() >= self.budget {
            return Some(Odds::UNKNOWN);
        }
        let wanted = self.game.is_wanted(self.fate);
        let mut best = if wanted { Odds::NEVER } else { Odds::ALWAYS };
        let mut actions = Vec::new();
        let mut left_out = false;
        for seat in seats.iter() {
            actions.clear();
            self.game.legal_actions(position, seat, &mut actions);
            // The last actions of a list tend to end a turn, which settles most questions at once.
            actions.retain(|action| {
                let considered = self.game.is_considered(position, seat, action, self.fate);
                left_out |= !considered && self.game.is_left_out(position, seat, action, self.fate);
                considered
            });
            for &action in actions.iter().rev() {
                let Some(odds) = self.action(position, seat, action) else {
                    continue;
                };
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
        Some(best)
    }

    /// Nothing if after some outcome the question does not arise.
    fn action(&mut self, position: &G::Position, seat: Seat, action: G::Action) -> Option<Odds> {
        let mut sum = Odds::NEVER;
        let mut open: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
        while let Some((probability, script)) = open.pop() {
            let asked = Cell::new(0);
            let mut chance = Counted {
                script: Scripted::new(&script),
                asked: &asked,
            };
            let mut watch = Watch {
                oracle: self,
                asked: &asked,
                decided: None,
            };
            let mut after = position.clone();
            self.game
                .apply(&mut after, seat, action, &mut chance, &mut watch);
            let early = watch.decided.filter(|&(_, asked)| asked <= script.len());
            let odds = match chance.script.verdict() {
                _ if early.is_some() && self.game.is_final(self.fate) => {
                    early.map(|(odds, _)| odds)
                }
                Err(ScriptError::Asks { question, .. }) => {
                    let what = question.what;
                    if self.game.is_counted(what, self.fate) {
                        let matters = self.game.matters(what, self.fate);
                        branch(&mut open, probability, &script, &question.weights, matters);
                        continue;
                    }
                    Some(Odds::UNKNOWN)
                }
                _ => self.position(&after),
            }?;
            sum.low += probability * odds.low;
            sum.high += probability * odds.high;
        }
        Some(sum)
    }

    /// The odds of a fate that is not open any more.
    fn decided(&self, position: &G::Position) -> Option<Odds> {
        match self.game.fate(self.from, position, self.fate) {
            Fate::Yes => Some(Odds::ALWAYS),
            Fate::No => Some(Odds::NEVER),
            Fate::Open => None,
        }
    }
}

/// A script that counts what it is asked.
struct Counted<'a> {
    script: Scripted<'a>,
    asked: &'a Cell<usize>,
}

impl Chance for Counted<'_> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        self.asked.set(self.asked.get() + 1);
        self.script.pick(what, weights)
    }
}

/// Notices while the rules run when a fate is decided, and how often chance was asked before.
struct Watch<'a, 'b, G: Fates> {
    oracle: &'a Oracle<'b, G>,
    asked: &'a Cell<usize>,
    decided: Option<(Odds, usize)>,
}

impl<G: Fates> Listener<G::Event, G::Position> for Watch<'_, '_, G> {
    const LISTENS: bool = true;

    fn tell(&mut self, _event: G::Event, position: &G::Position) {
        if self.decided.is_none() {
            let odds = self.oracle.decided(position);
            self.decided = odds.map(|odds| (odds, self.asked.get()));
        }
    }
}
