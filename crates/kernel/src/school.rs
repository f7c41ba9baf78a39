//! How a network learns to judge: by temporal differences between positions after a choice and
//! before the next card, in games that the network itself plays.

use crate::chance::Fast;
use crate::game::{Flaw, Seat, Strategy, Turn};
use crate::network::{Look, Trainer, unit};

/// A game whose judgement is a network.
pub trait Learns<const HIDDEN: usize>: Strategy + Clone {
    /// How many inputs the network has.
    const INPUTS: usize;
    /// How it learns.
    const LESSONS: Lessons;

    /// Judges by these weights from now on.
    fn judge_by(&mut self, weights: &[f32]);

    /// What the network is shown of the position after an action, where it is asked.
    fn shown(
        &self,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
        on_purpose: bool,
    ) -> Option<Shown>;

    /// The result of a game, in the unit of what is expected; `left` is the share of lessons still
    /// to come.
    fn came_to(&self, end: &Self::Position, left: f32) -> f64;

    /// By how much the network's sum for each player was too high.
    fn errors(sums: &[f32], expected: f64, result: f64) -> Vec<f32>;
}

/// How a network learns.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// Games between two steps of learning.
    pub batch: u64,
    /// How much later judgements count for earlier ones.
    pub lambda: f64,
    /// How long the steps are; they get shorter.
    pub rate: f32,
    /// The share of actions that are chosen at random; it gets smaller.
    pub curiosity: f32,
}

/// A position that the network judges.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The inputs that are not 0, for each player that it judges.
    pub players: Vec<Vec<(usize, f32)>>,
    /// What the position is thought to be worth.
    pub expected: f64,
}

/// A position that was seen.
struct Seen<const HIDDEN: usize> {
    looks: Vec<Look<HIDDEN>>,
    expected: f64,
    on_purpose: bool,
}

/// The game as the weights play it, and the weights.
pub struct School<G, const HIDDEN: usize> {
    /// The game.
    pub game: G,
    /// The weights.
    pub trainer: Trainer<HIDDEN>,
    positions: usize,
    games: u64,
}

impl<G: Learns<HIDDEN>, const HIDDEN: usize> School<G, HIDDEN> {
    /// Begins with the trainer's weights.
    pub fn new(mut game: G, trainer: Trainer<HIDDEN>) -> Self {
        game.judge_by(trainer.weights());
        Self {
            game,
            trainer,
            positions: 0,
            games: 0,
        }
    }

    /// Plays a game and learns from it, at the end of each batch. `left` is the share of lessons to
    /// come. Returns how the game ended.
    pub fn lesson(
        &mut self,
        options: &G::Options,
        left: f32,
        luck: &mut Fast,
    ) -> Result<G::Position, Flaw> {
        let mut position = self.game.set_up(options, luck, &mut ())?;
        let (mut actions, mut values, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        while let Turn::Act(seats) = self.game.turn(&position) {
            let seat = self.game.leads(&position, seats);
            actions.clear();
            values.clear();
            self.game.legal_actions(&position, seat, &mut actions);
            let on_purpose = unit(luck) >= G::LESSONS.curiosity * left;
            let chosen = if on_purpose {
                self.game.judge(&position, seat, &actions, &mut values);
                best(&values)
            } else {
                luck.below(actions.len())
            };
            let action = actions[chosen];
            if let Some(shown) = self.game.shown(&position, seat, action, on_purpose) {
                seen.push(self.look(shown, on_purpose));
            }
            self.game.apply(&mut position, seat, action, luck, &mut ());
        }
        self.note(&seen, self.game.came_to(&position, left));
        self.games += 1;
        if self.games.is_multiple_of(G::LESSONS.batch) {
            self.step(G::LESSONS.rate * left.max(0.02));
        }
        Ok(position)
    }

    fn look(&self, shown: Shown, on_purpose: bool) -> Seen<HIDDEN> {
        let looks = shown.players.into_iter();
        Seen {
            looks: looks.map(|inputs| self.trainer.look(inputs)).collect(),
            expected: shown.expected,
            on_purpose,
        }
    }

    /// Moves the judgement of each position towards what came of it. A random action says nothing
    /// about the positions before it.
    fn note(&mut self, seen: &[Seen<HIDDEN>], mut result: f64) {
        let lambda = G::LESSONS.lambda;
        for one in seen.iter().rev() {
            let sums: Vec<f32> = one.looks.iter().map(|look| look.sum).collect();
            let errors = G::errors(&sums, one.expected, result);
            for (look, error) in one.looks.iter().zip(errors) {
                self.trainer.note(look, error);
            }
            result = if one.on_purpose {
                lambda * result + (1.0 - lambda) * one.expected
            } else {
                one.expected
            };
        }
        self.positions += seen.len();
    }

    fn step(&mut self, rate: f32) {
        self.trainer.learn(rate, self.positions);
        self.positions = 0;
        self.game.judge_by(self.trainer.weights());
    }
}

fn best(values: &[f64]) -> usize {
    let better = |best: usize, at: usize| if values[at] > values[best] { at } else { best };
    (0..values.len()).reduce(better).unwrap_or(0)
}

/// Games between two reports.
const REPORT: u64 = 500;

/// Goes on learning from these weights, with this content and these options. `more` hears how many
/// games were played and the mean score of the last ones, and says whether to go on.
pub fn learn<G: Learns<HIDDEN>, const HIDDEN: usize>(
    game: &G,
    options: &G::Options,
    weights: Vec<f32>,
    games: u64,
    more: &mut dyn FnMut(u64, f64) -> bool,
) -> Result<Vec<f32>, Flaw> {
    let trainer = Trainer::new(G::INPUTS, weights);
    let (mut school, mut luck) = (School::new(game.clone(), trainer), Fast::new(7, 7));
    let mut sum = 0;
    for number in 0..games {
        let left = 1.0 - number as f32 / games as f32;
        let end = school.lesson(options, left, &mut luck)?;
        sum += i64::from(school.game.scores(&end)[0]);
        if (number + 1).is_multiple_of(REPORT) {
            if !more(number + 1, sum as f64 / REPORT as f64) {
                break;
            }
            sum = 0;
        }
    }
    Ok(school.trainer.weights().to_vec())
}
