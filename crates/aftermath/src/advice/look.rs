//! Looking ahead to where a choice leads: tests with the cards that go into them, moves to where
//! they can end, and the small questions that follow.

use std::cell::Cell;

use redtag_kernel::{Chance, Fast, Game as _, Kind};

use crate::action::Action;
use crate::content::{CARD_KINDS, Colour, MAX_SPACES};
use crate::game::Aftermath;
use crate::id::{Card, Space};
use crate::position::{Goal, Phase, Position, Spot, Test, Walk};
use crate::rules::{DRAW, View};
use crate::worth::{card_point, relief, solace, worth};

/// How many questions ahead it looks, one after another.
pub const DEPTH: u8 = 3;
/// What a hand is kept for.
const GAIN: f64 = 0.02;

/// How chance falls while something is tried out, and whether it was asked.
#[derive(Clone, Copy)]
pub struct Sample<'a> {
    pub number: u64,
    pub asked: &'a Cell<bool>,
}

/// Chance without threat and calamity cards, since those come anyway.
struct Luck<'a> {
    game: &'a Aftermath,
    chance: Fast,
    asked: &'a Cell<bool>,
}

impl Chance for Luck<'_> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        self.asked.set(true);
        if what != DRAW {
            return self.chance.pick(what, weights);
        }
        let mut light = [0; CARD_KINDS];
        for ((to, &weight), card) in light.iter_mut().zip(weights).zip(&self.game.content.cards) {
            *to = if matches!(card.colour, Colour::Black | Colour::Calamity) {
                0
            } else {
                weight
            };
        }
        self.chance.pick(
            what,
            if light.iter().any(|&weight| weight > 0) {
                &light
            } else {
                weights
            },
        )
    }
}

/// Forces how the test in question ends.
fn decide(position: &mut Position, success: bool) {
    if let Some(Phase::Test(test)) = position.steps.last_mut() {
        test.difficulty = if success { 0 } else { u8::MAX };
        test.opposed = false;
    }
}

/// Everybody draws in turn: that is no reason to end one's own turn.
pub fn put_back(before: &Position, after: &mut Position) {
    let seat = after.current;
    if seat != before.current {
        after.hero_mut(seat).hand = before.hero(seat).hand;
    }
}

impl Aftermath {
    fn luck<'a>(&'a self, sample: Sample<'a>) -> Luck<'a> {
        Luck {
            game: self,
            chance: Fast::new(0, sample.number),
            asked: sample.asked,
        }
    }

    /// What success and failure of a test are worth.
    fn both_ways(&self, position: &Position, sample: Sample, depth: u8) -> [f64; 2] {
        [true, false].map(|success| {
            let mut after = *position;
            decide(&mut after, success);
            self.apply(&mut after, 0, Action::Roll, &mut self.luck(sample), &mut ());
            let value = self.look(&after, sample, depth);
            value
                + if success {
                    relief(self, position, &after)
                } else {
                    solace(self, position, &after)
                }
        })
    }

    /// What an action is worth, by where it leads.
    pub(super) fn outlook(
        &self,
        position: &Position,
        action: Action,
        sample: Sample,
        depth: u8,
    ) -> f64 {
        let view = self.view(position);
        if let (Action::Roll, Some(Phase::Test(test))) = (action, position.steps.last()) {
            let [good, bad] = self.both_ways(position, sample, depth);
            let chance = chance(view, &test, test.first, test.sum);
            return chance * good + (1.0 - chance) * bad;
        }
        let mut after = *position;
        self.apply(&mut after, 0, action, &mut self.luck(sample), &mut ());
        put_back(position, &mut after);
        self.look(&after, sample, depth) + relief(self, position, &after)
    }

    /// Before drawing: is the hand full of cards with which nothing useful could be done?
    pub(super) fn is_stale(&self, position: &Position) -> bool {
        let view = self.view(position);
        let seat = position.current;
        if view.hero(seat).hand.total() < view.hand_size(seat) || !view.is_safe() {
            return false;
        }
        let mut turn = *position;
        while turn.steps.last().is_some_and(|step| step != Phase::Actions) {
            turn.steps.remove(turn.steps.len() - 1);
        }
        let (number, asked) = (0, &Cell::new(false));
        let mut best = f64::MIN;
        self.each_answer(&turn, Phase::Actions, &mut |answer| {
            if answer != Action::EndTurn {
                best = best.max(self.outlook(&turn, answer, Sample { number, asked }, DEPTH));
            }
        });
        best < worth(self, &turn) + GAIN
    }

    /// What a position is worth once the next questions are answered well.
    fn look(&self, position: &Position, sample: Sample, depth: u8) -> f64 {
        let is_seen = depth > 0 && position.ending.is_none();
        let Some(step) = position.steps.last().filter(|_| is_seen) else {
            return worth(self, position);
        };
        match step {
            Phase::Test(test) => self.look_at_test(position, &test, sample, depth),
            Phase::Move(walk) => self.look_at_move(position, &walk),
            Phase::EnemyMoves { .. } | Phase::EnemyAttacks { .. } => {
                self.first_answer(position, step, sample, depth)
            }
            Phase::Draw | Phase::Actions | Phase::Lost => worth(self, position),
            // Moving items around does not postpone what comes after it.
            Phase::Equip => self.outlook(position, Action::Stop, sample, depth - 1),
            Phase::Discard { seat, .. } => {
                let view = self.view(position);
                let cards = view.hero(seat).hand.iter().map(|(card, _)| card);
                match cards.min_by_key(|&card| view.card(card).value) {
                    Some(card) => self.outlook(position, Action::Discard(card), sample, depth - 1),
                    None => worth(self, position),
                }
            }
            _ => self.best_answer(position, step, sample, depth),
        }
    }

    /// Any question whose best answer is found by trying all of them.
    fn best_answer(&self, position: &Position, step: Phase, sample: Sample, depth: u8) -> f64 {
        let mut best: Option<f64> = None;
        self.each_answer(position, step, &mut |answer| {
            let one = self.outlook(position, answer, sample, depth - 1);
            best = Some(best.map_or(one, |best| best.max(one)));
        });
        best.unwrap_or_else(|| worth(self, position))
    }

    fn first_answer(&self, position: &Position, step: Phase, sample: Sample, depth: u8) -> f64 {
        let mut first = None;
        self.each_answer(position, step, &mut |answer| {
            first.get_or_insert(answer);
        });
        match first {
            Some(answer) => self.outlook(position, answer, sample, depth - 1),
            None => worth(self, position),
        }
    }

    /// A test: with the best cards, its success and its failure weighted by how likely they are.
    fn look_at_test(&self, position: &Position, test: &Test, sample: Sample, depth: u8) -> f64 {
        let view = self.view(position);
        let cards: Vec<(Card, u8)> = view.hero(test.seat).hand.iter().collect();
        let all = cards.iter().map(|&(card, _)| card);
        let fitting = all.filter(|&card| view.fits(test, card));
        let cheapest = || fitting.clone().min_by_key(|&card| view.card(card).value);
        let Some(any) = test.first.or_else(cheapest) else {
            return self.first_answer(position, Phase::Test(*test), sample, depth);
        };
        let mut begun = *position;
        let mut spent = 0.0;
        if test.first.is_none() {
            spent = card_point(view) * f64::from(view.card(any).value);
            let chance = &mut self.luck(sample);
            self.apply(&mut begun, 0, Action::Play(any), chance, &mut ());
        }
        let ways = self.both_ways(&begun, sample, depth - 1);
        let ways = ways.map(|value| value + spent);
        if let Some(first) = test.first {
            return best_sum(view, test, ways, (first, test.sum), &cards);
        }
        let is_optional = matches!(test.goal, Goal::Script { .. } | Goal::Defend { .. });
        let mut best = f64::MIN;
        for one in fitting {
            let left = cards.iter();
            let left = left.map(|&(card, copies)| (card, copies - u8::from(card == one)));
            let left: Vec<_> = left.collect();
            best = best.max(best_sum(
                view,
                test,
                ways,
                (one, view.card(one).value),
                &left,
            ));
        }
        if is_optional { best.max(ways[1]) } else { best }
    }

    /// A move: the best space where it can end, with more cards if they are worth it.
    fn look_at_move(&self, position: &Position, walk: &Walk) -> f64 {
        let view = self.view(position);
        let mut best = self.best_end(position, walk);
        if walk.walked || walk.free {
            return best;
        }
        let mut cards: Vec<Card> = Vec::new();
        for (card, copies) in view.hero(walk.seat).hand.iter() {
            (0..copies).for_each(|_| cards.push(card));
        }
        cards.sort_by_key(|&card| std::cmp::Reverse(view.card(card).value));
        let one_colour = |card: &&Card| walk.colour == Some(view.card(**card).colour);
        for same in [true, false] {
            let mut more = *walk;
            let mut spent = 0.0;
            for card in cards.iter().filter(|card| !same || one_colour(card)) {
                let rules = view.card(*card);
                more.points = more.points.saturating_add_unsigned(rules.value);
                more.colour = more.colour.filter(|&colour| colour == rules.colour);
                spent += card_point(view) * f64::from(rules.value);
                best = best.max(self.best_end(position, &more) - spent);
            }
        }
        best
    }

    /// The best space that can be reached.
    fn best_end(&self, position: &Position, walk: &Walk) -> f64 {
        let view = self.view(position);
        let Some(from) = view.hero(walk.seat).space() else {
            return worth(self, position);
        };
        let Some(map) = view.map() else {
            return worth(self, position);
        };
        let left = reachable(view, walk, from, map.letters.len());
        let mut at = *position;
        let mut best = f64::MIN;
        for (space, _) in left.iter().enumerate().filter(|(_, left)| left.is_some()) {
            at.hero_mut(walk.seat).spot = Spot::At(Space(space as u8));
            best = best.max(worth(self, &at));
        }
        best
    }
}

/// What the cards are worth that match the first one of a test, the highest first (R36).
fn followers(view: View, first: Card, left: &[(Card, u8)]) -> impl Iterator<Item = u8> {
    let (mut more, mut count) = ([0u8; 8], 0);
    for &(card, copies) in left {
        for _ in 0..copies {
            if view.matches(first, card) && count < more.len() {
                more[count] = view.card(card).value;
                count += 1;
            }
        }
    }
    more[..count].sort_unstable_by(|a, b| b.cmp(a));
    more.into_iter().take(count)
}

/// The best that a test comes to with this first card and any number of those that may follow it:
/// its success and its failure weighted by how likely they are, less the cards.
fn best_sum(
    view: View,
    test: &Test,
    [good, bad]: [f64; 2],
    (first, mut sum): (Card, u8),
    left: &[(Card, u8)],
) -> f64 {
    let value = |sum: u8| {
        let chance = chance(view, test, Some(first), sum);
        let spent = card_point(view) * f64::from(sum - test.sum);
        chance * good + (1.0 - chance) * bad - spent
    };
    let mut best = value(sum);
    for more in followers(view, first, left) {
        sum += more;
        best = best.max(value(sum));
    }
    best
}

/// Points that are left on each reachable space; something to read ends the way (R39).
fn reachable(view: View, walk: &Walk, from: Space, spaces: usize) -> [Option<u8>; MAX_SPACES] {
    let mut left = [None; MAX_SPACES];
    left[from.index()] = Some(walk.points.max(0) as u8);
    let mut work = vec![from];
    let mut position = *view.position;
    while let Some(space) = work.pop() {
        let Some(points) = left[space.index()] else {
            continue;
        };
        if points == 0 || (space != from && view.readable(space).is_some()) {
            continue;
        }
        position.hero_mut(walk.seat).spot = Spot::At(space);
        let (content, position) = (view.content, &position);
        let there = View { content, position };
        for to in (0..spaces as u8).map(Space) {
            let cost = there.step_cost(walk, to);
            if let Some(rest) = cost.and_then(|cost| points.checked_sub(cost))
                && left[to.index()].is_none_or(|known| known < rest)
            {
                left[to.index()] = Some(rest);
                work.push(to);
            }
        }
    }
    left
}

/// The probability that a test succeeds with this sum.
pub fn chance(view: View, test: &Test, first: Option<Card>, sum: u8) -> f64 {
    let bonus = first.map_or(-100, |first| view.test_bonus(test, first));
    let rolls = view.rolls(test, i16::from(sum) + bonus);
    f64::from(rolls.good) / f64::from(rolls.all)
}
