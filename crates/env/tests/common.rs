//! A pool with arrays of its own.

use redtag_env::{Arrays, Config, Environments, Error, THINGS, environments};
use redtag_kernel::Fast;
use serde_json::Value;

/// The games that have a flat space.
pub const FLAT: [&str; 4] = [
    "triage",
    "katastrophenspiel",
    "trauma-center",
    "after-the-virus",
];

/// Everything that a step writes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Buffers {
    pub observations: Vec<f32>,
    pub masks: Vec<i8>,
    pub actions: Vec<i16>,
    pub legal: Vec<i32>,
    pub rewards: Vec<f64>,
    pub all_rewards: Vec<f64>,
    pub terminated: Vec<bool>,
    pub truncated: Vec<bool>,
    pub seats: Vec<i8>,
    pub scores: Vec<i32>,
    pub steps: Vec<i32>,
    pub last: Vec<f32>,
}

impl Buffers {
    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            actions: &mut self.actions,
            legal: &mut self.legal,
            rewards: &mut self.rewards,
            all_rewards: &mut self.all_rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            seats: &mut self.seats,
            scores: &mut self.scores,
            steps: &mut self.steps,
            last: &mut self.last,
        }
    }
}

pub struct Pool {
    pub pool: Box<dyn Environments>,
    pub seen: Buffers,
    pub chosen: Vec<i64>,
}

impl Pool {
    pub fn new(game: &str, options: &[Value], config: Config) -> Self {
        let pool = environments(game, None, options, config).expect("a pool");
        let (rows, seats) = (pool.len(), pool.seats());
        let seen = Buffers {
            observations: vec![9.0; rows * pool.width()],
            masks: vec![9; rows * pool.choices()],
            actions: vec![9; rows * pool.most_actions() * THINGS],
            legal: vec![0; rows],
            rewards: vec![0.0; rows],
            all_rewards: vec![0.0; rows * seats],
            terminated: vec![false; rows],
            truncated: vec![false; rows],
            seats: vec![0; rows],
            scores: vec![0; rows * seats],
            steps: vec![0; rows],
            last: vec![0.0; rows * pool.width()],
        };
        let chosen = vec![0; rows];
        Self { pool, seen, chosen }
    }

    /// The same after a reset with this seed.
    pub fn begun(game: &str, options: &[Value], config: Config) -> Self {
        let mut pool = Self::new(game, options, config);
        pool.pool
            .reset(None, None, pool.seen.arrays())
            .expect("it begins");
        pool
    }

    pub fn reset(&mut self, seed: Option<u64>, marked: Option<&[bool]>) -> Result<(), Error> {
        self.pool.reset(seed, marked, self.seen.arrays())
    }

    pub fn step(&mut self) -> Result<(), Error> {
        self.pool.step(&self.chosen, self.seen.arrays())
    }

    /// Chooses any action that the masks allow.
    pub fn choose(&mut self, luck: &mut Fast) {
        let width = self.pool.choices();
        for (mask, choice) in self.seen.masks.chunks(width).zip(&mut self.chosen) {
            let allowed = mask.iter().filter(|&&allowed| allowed == 1).count();
            let nth = luck.below(allowed);
            let mut places = (0..width).filter(|&at| mask[at] == 1);
            *choice = places.nth(nth).expect("a mask is never empty") as i64;
        }
    }
}
