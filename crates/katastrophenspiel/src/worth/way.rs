//! The ways to do a mission, and what the best of them costs.

use super::*;

/// A look through the ways to do a mission: which card for the first missing symbol, or a die.
pub(super) struct Way<'a> {
    judge: &'a Judge<'a>,
    reward: f32,
    pub(super) best: f32,
    looks: u32,
}

/// Ways looked at, at most.
const MOST_LOOKS: u32 = 400;

/// A point on such a way.
struct Looked {
    missing: [u8; 6],
    /// The first symbol that is missing.
    first: usize,
    /// Cards that need no place in the team.
    free: Cards,
    /// Heroes in the hand, and how many of them still fit.
    team: Cards,
    slots: u8,
    /// What was paid so far.
    cost: f32,
}

/// How likely each number of hits is, up to six.
struct Hits([f32; 7]);

impl Default for Hits {
    fn default() -> Self {
        Self([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    }
}

impl Hits {
    fn roll(&mut self, dice: &[u8]) {
        let odds = &mut self.0;
        for &needed in dice {
            let chance = chance(needed);
            for hits in (0..6).rev() {
                odds[hits + 1] += odds[hits] * chance;
                odds[hits] *= 1.0 - chance;
            }
        }
    }

    fn at_least(&self, hits: u8) -> f32 {
        self.0[usize::from(hits.min(6))..].iter().sum()
    }
}

impl<'a> Way<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, reward: f32) -> Self {
        Self {
            judge,
            reward,
            best: 0.0,
            looks: 0,
        }
    }

    pub(super) fn look(
        &mut self,
        missing: [u8; 6],
        free: Cards,
        team: Cards,
        slots: u8,
        cost: f32,
    ) {
        self.looks += 1;
        let short: u8 = missing.iter().sum();
        if short == 0 {
            self.best = self.best.max(self.reward - cost);
            return;
        }
        if self.reward - cost <= self.best || self.looks > MOST_LOOKS {
            return;
        }
        let rolled = self.rolled(short, free, team, slots, cost);
        self.best = self.best.max(rolled);
        let Some(first) = missing.iter().position(|&count| count > 0) else {
            return;
        };
        let way = Looked {
            missing,
            first,
            free,
            team,
            slots,
            cost,
        };
        self.look_at_cards(free, true, &way);
        if slots > 0 {
            self.look_at_cards(team, false, &way);
        }
    }

    /// Tries each of these cards for the first missing symbol. A hero who gives just this one
    /// symbol is like any other who does.
    fn look_at_cards(&mut self, cards: Cards, is_free: bool, way: &Looked) {
        let content = self.judge.content;
        let mut is_single_seen = false;
        for card in cards.iter() {
            let rules = content.card(card);
            for symbols in [Some(&rules.left), rules.right.as_ref()]
                .into_iter()
                .flatten()
            {
                if symbols.abilities[way.first] == 0 {
                    continue;
                }
                let single = gain(&way.missing, &symbols.abilities) == 1 && rules.right.is_none();
                if single && !content.equipment.contains(card) && symbols.dice.is_empty() {
                    if is_single_seen {
                        continue;
                    }
                    is_single_seen = true;
                }
                self.look_with(card, symbols, is_free, way);
            }
        }
    }

    /// Goes on with this card used.
    fn look_with(&mut self, card: Card, symbols: &Symbols, is_free: bool, way: &Looked) {
        let mut missing = way.missing;
        take(&mut missing, &symbols.abilities);
        let (mut free, mut team) = (way.free, way.team);
        free.take(card);
        team.take(card);
        let slots = way.slots - u8::from(!is_free);
        self.look(missing, free, team, slots, way.cost + self.cost(card));
    }

    /// All that is missing is left to dice.
    fn rolled(&self, short: u8, free: Cards, team: Cards, slots: u8, cost: f32) -> f32 {
        let content = self.judge.content;
        let mut hits = Hits::default();
        let (mut cost, mut slots) = (cost, slots);
        for card in free.iter() {
            let dice = best_dice(content.card(card));
            if !dice.is_empty() {
                hits.roll(&dice);
                cost += 0.6 * self.cost(card);
            }
        }
        for needed in [3, 4, 5] {
            for card in team.iter() {
                let dice = best_dice(content.card(card));
                if slots > 0 && dice.first() == Some(needed) {
                    hits.roll(&dice);
                    slots -= 1;
                }
            }
        }
        hits.at_least(short) * self.reward - cost
    }

    fn cost(&self, card: Card) -> f32 {
        if self.judge.content.equipment.contains(card) {
            self.judge.use_of(card)
        } else {
            0.0
        }
    }
}
