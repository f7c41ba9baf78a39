//! Many games at once: what comes of them, and how sure that is.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use redtag_bots::{Bot, Budget, Search};
use redtag_table::{Fast, Flaw, Strategy, Tell, Turn};
use serde::Serialize;

/// What to play.
pub struct Plan<'a, G: Strategy> {
    /// The game.
    pub game: &'a G,
    /// Its options.
    pub options: &'a G::Options,
    /// Who plays all seats.
    pub bot: Bot,
    /// How many games.
    pub games: u64,
    /// The same seed gives the same games at any number of threads.
    pub seed: u64,
    /// How many threads.
    pub threads: NonZero<usize>,
}

/// How far it has come; shared with whoever shows it or wants to stop.
#[derive(Default)]
pub struct Progress {
    /// Games played so far.
    pub games: AtomicU64,
    /// Set to stop soon.
    pub stop: AtomicBool,
}

/// What came of the games. Whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Actions in them.
    pub actions: u64,
    /// How often each score of the first seat occurred.
    pub scores: BTreeMap<i32, u64>,
    /// How games ended.
    pub endings: BTreeMap<&'static str, u64>,
}

/// A tally in figures.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The mean score.
    pub mean: f64,
    /// The standard error of the mean.
    pub stderr: f64,
    /// The mean lies in here with a probability of 95 %.
    pub interval: [f64; 2],
    /// The standard deviation of a score.
    pub deviation: f64,
    /// Scores that 5, 25, 50, 75 and 95 % of the games do not exceed.
    pub quantiles: BTreeMap<&'static str, i32>,
}

/// Games are handed to threads by so many; with a slow bot one by one, so that stopping is quick.
const BATCH: u64 = 64;

/// Plays the games of a plan, or as many as there is time for.
pub fn simulate<G: Strategy + Tell>(plan: &Plan<G>, progress: &Progress) -> Result<Tally, Flaw> {
    plan.game.set_up(plan.options, &mut Fast::new(0, 0), &mut ())?;
    let batch = if matches!(plan.bot, Bot::Search(_)) { 1 } else { BATCH };
    let next = AtomicU64::new(0);
    let all = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.get() {
            scope.spawn(|| {
                let mut player = Player::new(plan);
                while !progress.stop.load(Ordering::Relaxed) {
                    let first = next.fetch_add(batch, Ordering::Relaxed);
                    if first >= plan.games {
                        break;
                    }
                    let numbers = first..(first + batch).min(plan.games);
                    let count = numbers.end - numbers.start;
                    numbers.for_each(|number| player.play(number));
                    progress.games.fetch_add(count, Ordering::Relaxed);
                }
                if let Ok(mut all) = all.lock() {
                    all.add(&player.tally);
                }
            });
        }
    });
    Ok(all.into_inner().unwrap_or_default())
}

/// One thread's player with its buffers.
struct Player<'a, G: Strategy> {
    plan: &'a Plan<'a, G>,
    search: Option<Search<'a, G>>,
    actions: Vec<G::Action>,
    values: Vec<f64>,
    tally: Tally,
}

impl<'a, G: Strategy + Tell> Player<'a, G> {
    fn new(plan: &'a Plan<'a, G>) -> Self {
        let search =
            if let Bot::Search(budget) = plan.bot { Some(Search::new(plan.game, budget)) } else { None };
        Self { plan, search, actions: Vec::new(), values: Vec::new(), tally: Tally::default() }
    }

    fn play(&mut self, number: u64) {
        let Plan { game, options, seed, .. } = *self.plan;
        let mut luck = Fast::new(seed, number);
        // Thinking draws on a stream of its own, so that all bots meet the same luck.
        let mut thought = Fast::new(!seed, number);
        let Ok(mut position) = game.set_up(options, &mut luck, &mut ()) else {
            return;
        };
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().unwrap_or(0);
            let Some(action) = self.choose(&position, seat, &mut thought) else {
                return;
            };
            game.apply(&mut position, seat, action, &mut luck, &mut ());
            self.tally.actions += 1;
        }
        self.tally.games += 1;
        *self.tally.scores.entry(game.scores(&position)[0]).or_default() += 1;
        *self.tally.endings.entry(game.ending_id(&position)).or_default() += 1;
    }

    fn choose(&mut self, position: &G::Position, seat: u8, thought: &mut Fast) -> Option<G::Action> {
        if let Some(search) = &mut self.search {
            return search.choose(position, seat, thought).map(|advice| advice.action);
        }
        let game = self.plan.game;
        self.actions.clear();
        game.legal_actions(position, seat, &mut self.actions);
        if self.plan.bot == Bot::Random {
            return self.actions.get(thought.below(self.actions.len())).copied();
        }
        self.values.clear();
        game.judge(position, seat, &self.actions, &mut self.values);
        redtag_bots::best(&self.values).and_then(|best| self.actions.get(best).copied())
    }
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.actions += other.actions;
        for (&score, count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (&ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
    }

    /// In figures.
    pub fn summary(&self) -> Summary {
        let games = self.games.max(1) as f64;
        let moment = |power: i32| {
            self.scores
                .iter()
                .map(|(&score, &count)| f64::from(score).powi(power) * count as f64)
                .sum::<f64>()
                / games
        };
        let mean = moment(1);
        let deviation = (moment(2) - mean * mean).max(0.0).sqrt();
        let stderr = deviation / games.sqrt();
        let quantiles = [("p05", 0.05), ("p25", 0.25), ("p50", 0.5), ("p75", 0.75), ("p95", 0.95)];
        Summary {
            mean,
            stderr,
            interval: [mean - 1.96 * stderr, mean + 1.96 * stderr],
            deviation,
            quantiles: quantiles.into_iter().map(|(name, share)| (name, self.quantile(share))).collect(),
        }
    }

    /// The lowest score that at least this share of the games does not exceed.
    fn quantile(&self, share: f64) -> i32 {
        let wanted = (share * self.games as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&score, &count) in &self.scores {
            seen += count;
            if seen >= wanted {
                return score;
            }
        }
        0
    }
}

/// A budget in time makes results depend on the machine.
pub fn is_reproducible(bot: Bot) -> bool {
    !matches!(bot, Bot::Search(Budget::Milliseconds(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_a_small_tally() {
        let scores = BTreeMap::from([(0, 1), (2, 2), (4, 1)]);
        let tally = Tally { games: 4, scores, ..Tally::default() };
        let summary = tally.summary();
        assert!((summary.mean - 2.0).abs() < 1e-12 && (summary.deviation - 2f64.sqrt()).abs() < 1e-12);
        assert!((summary.stderr - 0.5f64.sqrt()).abs() < 1e-12);
        assert_eq!(
            summary.quantiles,
            BTreeMap::from([("p05", 0), ("p25", 0), ("p50", 2), ("p75", 2), ("p95", 4)])
        );
    }
}
