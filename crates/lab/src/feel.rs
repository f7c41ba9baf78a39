//! How a game feels, in numbers: what there is to decide, and how long the outcome is open.

use std::collections::BTreeMap;

use redtag_kernel::{Seat, Strategy};
use serde::{Deserialize, Serialize};

/// What was felt in many games. Whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feel {
    /// Choices, each of one seat.
    pub choices: u64,
    /// Actions to choose from, all together.
    pub actions: u64,
    /// Choices with one action only.
    pub forced: u64,
    /// Choices in which the best action is judged hardly better than the second, among those that
    /// are not forced.
    pub close: u64,
    /// How much better the best is judged than the second where there are two: thousandths of the
    /// game's span of points, all together.
    pub gaps: u64,
    /// Choices before the outcome was settled.
    pub open: u64,
    /// Choices that changed the expectation much, by their own doing or by the luck that followed.
    pub turns: u64,
    /// Games that stand out, by what they stand out for.
    pub extremes: BTreeMap<String, Extreme>,
}

/// The game that has most of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extreme {
    /// How much.
    pub value: i64,
    /// The number of the game; the first of equals.
    pub game: u64,
}

/// Less than this share of the span of points is hardly better.
const CLOSE: f64 = 0.005;
/// More than this share of the span of points is much.
const MUCH: f64 = 0.1;

impl Feel {
    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.choices += other.choices;
        self.actions += other.actions;
        self.forced += other.forced;
        self.close += other.close;
        self.gaps += other.gaps;
        self.open += other.open;
        self.turns += other.turns;
        for (what, &extreme) in &other.extremes {
            self.stand_out(what, extreme);
        }
    }

    fn stand_out(&mut self, what: &str, found: Extreme) {
        let known = self.extremes.entry(what.to_owned()).or_insert(found);
        if (found.value, known.game) > (known.value, found.game) {
            *known = found;
        }
    }

    /// Choices that are not forced.
    pub fn free(&self) -> u64 {
        self.choices - self.forced
    }
}

/// Follows one game.
pub(crate) struct Trace<'a, G: Strategy> {
    game: &'a G,
    feel: Feel,
    /// What the first seat expected before each choice, and what it got.
    expected: Vec<f64>,
    actions: Vec<G::Action>,
    values: Vec<f64>,
}

impl<'a, G: Strategy> Trace<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Self {
            game,
            feel: Feel::default(),
            expected: Vec::new(),
            actions: Vec::new(),
            values: Vec::new(),
        }
    }

    /// A seat is about to choose, or the game is over.
    pub(crate) fn see(&mut self, position: &G::Position, seat: Option<Seat>) {
        self.expected.push(self.game.value(position, 0));
        let Some(seat) = seat else {
            return;
        };
        self.actions.clear();
        self.game.legal_actions(position, seat, &mut self.actions);
        self.feel.choices += 1;
        self.feel.actions += self.actions.len() as u64;
        if self.actions.len() < 2 {
            self.feel.forced += 1;
            return;
        }
        self.values.clear();
        self.game
            .judge(position, seat, &self.actions, &mut self.values);
        let (mut best, mut second) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        for &value in &self.values {
            if value > best {
                (best, second) = (value, best);
            } else if value > second {
                second = value;
            }
        }
        let gap = ((best - second) / G::SPAN).clamp(0.0, 1.0);
        self.feel.close += u64::from(gap < CLOSE);
        self.feel.gaps += (gap * 1_000.0).round() as u64;
    }

    /// All of the game, once it is over: how it was felt, with its points in sixtieths.
    pub(crate) fn end(mut self, number: u64, points: i64) -> Feel {
        let last = self.expected.last().copied().unwrap_or_default();
        let much = |a: f64, b: f64| (a - b).abs() > MUCH * G::SPAN;
        let settled = self.expected.iter().rposition(|&value| much(value, last));
        self.feel.open = settled.map_or(0, |at| at as u64 + 1).min(self.feel.choices);
        let steps = self.expected.windows(2);
        self.feel.turns = steps.filter(|step| much(step[0], step[1])).count() as u64;
        let (choices, turns) = (self.feel.choices as i64, self.feel.turns as i64);
        for (what, value) in [
            ("highest", points / 60),
            ("lowest", -points / 60),
            ("longest", choices),
            ("most turning points", turns),
        ] {
            self.feel.stand_out(
                what,
                Extreme {
                    value,
                    game: number,
                },
            );
        }
        self.feel
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_out_does_not_depend_on_the_order() {
        let game = |value, game| {
            let mut feel = Feel::default();
            feel.stand_out("longest", Extreme { value, game });
            feel
        };
        let games = [game(3, 5), game(7, 9), game(7, 2), game(1, 1)];
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
            let mut all = Feel::default();
            order.into_iter().for_each(|at: usize| all.add(&games[at]));
            assert_eq!(all.extremes["longest"], Extreme { value: 7, game: 2 });
        }
    }
}
