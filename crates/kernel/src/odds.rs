//! Exact odds: every outcome of chance, each with its probability.

use std::cell::Cell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::chance::{Chance, Question, ScriptError, Scripted, total};
use crate::deck::{Bag, Kind};
use crate::game::{Game, Listener, Seat, Seats, Turn};

/// A game with questions that people ask before they choose.
pub trait Fates: Game {
    /// What may happen, as permanent names; the locale has `fate-<name>`.
    const FATES: &'static [&'static str];

    /// Seen from the position `from`, has this fate come about at `now`?
    fn fate(&self, from: &Self::Position, now: &Self::Position, fate: usize) -> Fate;

    /// Whether the question arises at `now` at all, seen from the position `from`; otherwise no
    /// odds are given.
    fn arises(&self, _from: &Self::Position, _now: &Self::Position, _fate: usize) -> bool {
        true
    }

    /// Whether people want this to happen, as they want a mission to succeed; otherwise they fear
    /// it.
    fn is_wanted(&self, _fate: usize) -> bool {
        false
    }

    /// Whether this seat, playing as well as possible for a wanted fate or against an unwanted one,
    /// would consider this action here.
    fn is_considered(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _action: &Self::Action,
        _fate: usize,
    ) -> bool {
        true
    }

    /// Whether odds are given for this action, as far as the question arises.
    fn is_answered(
        &self,
        _position: &Self::Position,
        _action: &Self::Action,
        _fate: usize,
    ) -> bool {
        true
    }

    /// Whether the chance called `what` can make a difference to this fate.
    fn matters(&self, _what: &str, _fate: usize) -> bool {
        true
    }

    /// Whether to follow what is drawn step by step: first as if every draw that matters brought
    /// nothing, then with the first of them followed up, then with two, as long as the budget
    /// lasts. For games in which nothing is the worst that a draw can bring, see
    /// [`Self::is_worst_empty`].
    const DEEPENS: bool = false;

    /// In a game that deepens: whether a draw after this action can make a difference to this fate.
    fn may_bring(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _action: &Self::Action,
        _fate: usize,
    ) -> bool {
        true
    }

    /// In a game that deepens: whether it is never better for this fate, as it is asked for in
    /// `from`, if a draw brings nothing.
    fn is_worst_empty(&self, _from: &Self::Position, _fate: usize) -> bool {
        true
    }

    /// Whether every outcome of the chance called `what` is looked at. A chance with too many
    /// outcomes leaves a fate unknown unless it was decided before.
    fn is_counted(&self, _what: &str, _fate: usize) -> bool {
        true
    }

    /// Whether a fate that is decided while the rules run stays decided, whatever the position
    /// looks like once they have run: one turn may look like the next.
    fn is_final(&self, _fate: usize) -> bool {
        false
    }

    /// Whether an answer like this is worth giving.
    fn is_said(&self, _odds: Odds, _fate: usize) -> bool {
        true
    }

    /// The position without anything that makes no difference to this fate: positions that are then
    /// equal are looked at only once.
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

/// A probability between two bounds, which are equal if it was computed exactly.
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

    /// What both say.
    fn meet(self, other: Self) -> Self {
        Self {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
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
    outcomes_after(game, position, seat, action, (&[], usize::MAX), visit);
}

/// The same if chance answers like this at first, as long as there are no more than `most` ways on;
/// tells whether that was enough.
pub fn outcomes_after<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
    (first, most): (&[u16], usize),
    mut visit: impl FnMut(f64, G::Position),
) -> bool {
    let mut open: Vec<(f64, u8, Vec<u16>)> = vec![(1.0, 0, first.to_vec())];
    let mut visited = 0;
    while let Some((probability, draws, script)) = open.pop() {
        if visited + open.len() >= most {
            return false;
        }
        let mut chance = Scripted::new(&script);
        let mut after = position.clone();
        game.apply(&mut after, seat, action, &mut chance, &mut ());
        match chance.verdict() {
            Err(ScriptError::Asks { question, .. }) => {
                branch(
                    &mut open,
                    (probability, draws, &script),
                    &question.weights,
                    true,
                );
            }
            _ => {
                visit(probability, after);
                visited += 1;
            }
        }
    }
    true
}

/// Follows every outcome of a chance, or only one if the others make no difference.
fn branch(
    open: &mut Vec<(f64, u8, Vec<u16>)>,
    (probability, draws, script): (f64, u8, &[u16]),
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
        open.push((probability * share, draws + u8::from(matters), longer));
    }
}

/// A chance that brings nothing where a draw matters, and anything where it does not.
struct Nothing<M> {
    matters: M,
    /// Did a draw matter?
    met: bool,
}

impl<M: Fn(&str) -> bool> Chance for Nothing<M> {
    fn pick(&mut self, _what: &'static str, weights: &[u8]) -> usize {
        weights.iter().position(|&weight| weight > 0).unwrap_or(0)
    }

    fn draw<K: Kind, const KINDS: usize>(
        &mut self,
        what: &'static str,
        bag: &mut Bag<K, KINDS>,
    ) -> Option<K> {
        if (self.matters)(what) {
            self.met = true;
            return None;
        }
        let (kind, _) = bag.iter().next()?;
        bag.take(kind);
        Some(kind)
    }
}

/// Questions about one fate, asked in one position. What was found for one answer is reused for the
/// others.
pub struct Oracle<'a, G: Fates> {
    game: &'a G,
    from: &'a G::Position,
    fate: usize,
    budget: usize,
    /// What was found, by position and how many draws are still followed up.
    known: HashMap<(G::Position, u8), Odds, BuildHasherDefault<Quick>>,
    /// Positions that were reached.
    looked: usize,
    /// The limit of them for the answer that is being worked out.
    share: usize,
    /// Was there a draw that matters and was not followed up?
    cut: bool,
    /// In a game that deepens, the odds after each legal action.
    answers: Option<Vec<(Seat, G::Action, Odds)>>,
}

/// Hashes positions, which are large and many, a word at a time. Nobody gains by making them
/// collide.
#[derive(Default)]
struct Quick(u64);

impl Quick {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words
            .iter()
            .for_each(|word| self.mix(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(last));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.mix(byte.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// All draws are followed up.
const ALL_DRAWS: u8 = u8::MAX;

impl<'a, G: Fates> Oracle<'a, G> {
    /// Looks at no more than `budget` positions; if that is not enough, an answer is an interval.
    pub fn new(game: &'a G, from: &'a G::Position, fate: usize, budget: usize) -> Self {
        Self {
            game,
            from,
            fate,
            budget,
            known: HashMap::default(),
            looked: 0,
            share: budget,
            cut: false,
            answers: None,
        }
    }

    /// How likely the fate is if everybody does their best, for it if it is wanted and otherwise
    /// against it, with the actions that are considered.
    pub fn at_best(&mut self) -> Odds {
        self.best().unwrap_or(Odds::UNKNOWN)
    }

    /// The same after this action.
    pub fn after(&mut self, seat: Seat, action: G::Action) -> Odds {
        self.answer(seat, action).unwrap_or(Odds::UNKNOWN)
    }

    /// The same as [`Self::at_best`], if the question arises and the answer is worth giving.
    pub fn said_at_best(&mut self) -> Option<Odds> {
        let odds = self.best()?;
        Some(odds).filter(|&odds| self.game.is_said(odds, self.fate))
    }

    /// The same as [`Self::after`], if the question arises and the answer is worth giving.
    pub fn said_after(&mut self, seat: Seat, action: G::Action) -> Option<Odds> {
        if !self.game.is_answered(self.from, &action, self.fate) {
            return None;
        }
        let odds = self.answer(seat, action)?;
        Some(odds).filter(|&odds| self.game.is_said(odds, self.fate))
    }

    fn best(&mut self) -> Option<Odds> {
        if !G::DEEPENS {
            return self.position(self.from, ALL_DRAWS);
        }
        if let Some(odds) = self.decided(self.from) {
            return Some(odds);
        }
        let answers = self.answers.take().unwrap_or_else(|| self.deepen());
        let odds = answers.iter().map(|&(.., odds)| odds);
        let best = odds.reduce(|best, odds| self.better(best, odds));
        self.answers = Some(answers);
        Some(best.unwrap_or(Odds::NEVER))
    }

    fn answer(&mut self, seat: Seat, action: G::Action) -> Option<Odds> {
        if !G::DEEPENS {
            return self.action(self.from, seat, action, ALL_DRAWS);
        }
        if let Some(odds) = self.decided(self.from) {
            return Some(odds);
        }
        let answers = self.answers.take().unwrap_or_else(|| self.deepen());
        let is_it = |other: &&(Seat, G::Action, Odds)| (other.0, other.1) == (seat, action);
        let odds = answers.iter().find(is_it).map(|&(.., odds)| odds);
        self.answers = Some(answers);
        odds
    }

    /// How many positions were reached so far.
    pub fn looked(&self) -> usize {
        self.looked
    }

    /// The odds after each legal action: with no draw followed up, then with one, then with two.
    /// Every answer gets its share of the budget and combines what all rounds found.
    fn deepen(&mut self) -> Vec<(Seat, G::Action, Odds)> {
        let mut answers = Vec::new();
        let Turn::Act(seats) = self.game.turn(self.from) else {
            return answers;
        };
        for seat in seats.iter() {
            let mut actions = Vec::new();
            self.game.legal_actions(self.from, seat, &mut actions);
            answers.extend(actions.into_iter().map(|one| (seat, one, Odds::UNKNOWN)));
        }
        for draws in 0..ALL_DRAWS {
            self.cut = false;
            let open = |answers: &[(Seat, G::Action, Odds)]| {
                let open = answers.iter().filter(|(.., odds)| !odds.is_exact());
                open.count()
            };
            for at in 0..answers.len() {
                let (seat, action, odds) = answers[at];
                if !odds.is_exact() {
                    let left = self.budget.saturating_sub(self.looked);
                    self.share = self.looked + left / open(&answers[at..]);
                    let found = self.action(self.from, seat, action, draws);
                    answers[at].2 = odds.meet(found.unwrap_or(Odds::UNKNOWN));
                }
            }
            if open(&answers) == 0 || !self.cut || self.looked >= self.budget {
                break;
            }
        }
        answers
    }

    /// In a game that deepens, every position that is reached counts; elsewhere, every different
    /// one.
    fn is_spent(&self) -> bool {
        if G::DEEPENS {
            self.looked >= self.share
        } else {
            self.known.len() >= self.budget
        }
    }

    fn better(&self, one: Odds, other: Odds) -> Odds {
        if self.game.is_wanted(self.fate) {
            one.higher(other)
        } else {
            one.lower(other)
        }
    }

    /// The odds in a position, with this many draws followed up.
    fn position(&mut self, position: &G::Position, draws: u8) -> Option<Odds> {
        if !self.game.arises(self.from, position, self.fate) {
            return None;
        }
        if let Some(odds) = self.decided(position) {
            return Some(odds);
        }
        let Turn::Act(seats) = self.game.turn(position) else {
            return Some(Odds::NEVER);
        };
        let essence = (self.game.essence(position, self.fate), draws);
        if let Some(&known) = self.known.get(&essence) {
            return Some(known);
        }
        if self.is_spent() {
            return Some(Odds::UNKNOWN);
        }
        let best = self.best_action(position, seats, draws);
        // What one share was not enough for may be found with another.
        if !(G::DEEPENS && self.is_spent()) {
            self.known.insert(essence, best);
        }
        Some(best)
    }

    /// The best odds that any action leads to.
    fn best_action(&mut self, position: &G::Position, seats: Seats, draws: u8) -> Odds {
        let wanted = self.game.is_wanted(self.fate);
        let mut best = if wanted { Odds::NEVER } else { Odds::ALWAYS };
        let mut actions = Vec::new();
        for seat in seats.iter() {
            actions.clear();
            self.game.legal_actions(position, seat, &mut actions);
            // The last actions of a list tend to end a turn, which settles most questions at once.
            for &action in actions.iter().rev() {
                if !self.game.is_considered(position, seat, &action, self.fate) {
                    continue;
                }
                let Some(odds) = self.action(position, seat, action, draws) else {
                    continue;
                };
                best = self.better(best, odds);
                if (wanted && best.low >= 1.0) || (!wanted && best.high <= 0.0) {
                    return best;
                }
            }
        }
        best
    }

    /// The odds after an action; `None` if the question does not arise after some outcome.
    fn action(
        &mut self,
        position: &G::Position,
        seat: Seat,
        action: G::Action,
        draws: u8,
    ) -> Option<Odds> {
        if G::DEEPENS {
            let brings = self.game.may_bring(position, seat, &action, self.fate);
            if !brings || draws == 0 {
                return self.with_nothing(position, seat, action, draws, brings);
            }
        }
        let mut sum = Odds::NEVER;
        let mut open: Vec<(f64, u8, Vec<u16>)> = vec![(1.0, 0, Vec::new())];
        while let Some((probability, drawn, script)) = open.pop() {
            let left = match draws {
                ALL_DRAWS => ALL_DRAWS,
                draws => draws.saturating_sub(drawn),
            };
            match self.follow(position, (seat, action), &script, left) {
                Followed::Asks(question) => {
                    let matters = self.game.matters(question.what, self.fate);
                    let so_far = (probability, drawn, &script[..]);
                    branch(&mut open, so_far, &question.weights, matters);
                }
                Followed::To(odds) => {
                    let odds = odds?;
                    sum.low += probability * odds.low;
                    sum.high += probability * odds.high;
                }
            }
        }
        Some(sum)
    }

    /// The action with these outcomes, as far as they go.
    fn follow(
        &mut self,
        position: &G::Position,
        (seat, action): (Seat, G::Action),
        script: &[u16],
        draws: u8,
    ) -> Followed {
        let asked = Cell::new(0);
        let mut chance = Counted {
            script: Scripted::new(script),
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
        if let Some((odds, _)) = early.filter(|_| self.game.is_final(self.fate)) {
            return Followed::To(Some(odds));
        }
        match chance.script.verdict() {
            Err(ScriptError::Asks { question, .. }) => {
                match self.game.is_counted(question.what, self.fate) {
                    true => Followed::Asks(question),
                    false => Followed::To(Some(Odds::UNKNOWN)),
                }
            }
            _ => {
                self.looked += 1;
                Followed::To(self.position(&after, draws))
            }
        }
    }

    /// The action if a draw that matters brings nothing: the worst that can come of it.
    fn with_nothing(
        &mut self,
        position: &G::Position,
        seat: Seat,
        action: G::Action,
        draws: u8,
        brings: bool,
    ) -> Option<Odds> {
        let matters = |what: &str| self.game.matters(what, self.fate);
        let mut chance = Nothing {
            matters,
            met: false,
        };
        let mut after = position.clone();
        self.game
            .apply(&mut after, seat, action, &mut chance, &mut ());
        let is_cut = chance.met && brings;
        self.looked += 1;
        let odds = self.position(&after, draws)?;
        if !is_cut {
            return Some(odds);
        }
        self.cut = true;
        Some(if self.game.is_worst_empty(self.from, self.fate) {
            self.better(odds, Odds::UNKNOWN)
        } else {
            Odds::UNKNOWN
        })
    }

    /// The odds of a fate that has been decided.
    fn decided(&self, position: &G::Position) -> Option<Odds> {
        match self.game.fate(self.from, position, self.fate) {
            Fate::Yes => Some(Odds::ALWAYS),
            Fate::No => Some(Odds::NEVER),
            Fate::Open => None,
        }
    }
}

/// How far an action was followed.
enum Followed {
    /// Chance is asked something that makes a difference.
    Asks(Question),
    /// To the odds there; `None` if the question does not arise.
    To(Option<Odds>),
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

/// Notices when a fate is decided while the rules run, and how often chance was asked before.
struct Watch<'a, 'b, G: Fates> {
    oracle: &'a Oracle<'b, G>,
    asked: &'a Cell<usize>,
    decided: Option<(Odds, usize)>,
}

impl<G: Fates> Listener<G::Event, G::Position> for Watch<'_, '_, G> {
    const LISTENS: bool = true;

    fn tell(&mut self, _event: G::Event, position: &G::Position) {
        let Oracle { game, fate, .. } = *self.oracle;
        if self.decided.is_none() && game.is_final(fate) {
            let odds = self.oracle.decided(position);
            self.decided = odds.map(|odds| (odds, self.asked.get()));
        }
    }
}
