//! Learns what positions are worth by playing: temporal differences over the tables between a
//! choice and the next card, by the player that the weights themselves make.
//!
//! `cargo run --release -p redtag-triage --example train -- 1600000` plays that many games from
//! nothing and writes `content/worth.f32`; with a second argument it goes on from the weights in
//! that file. The same number of games gives the same weights.

use std::path::Path;

use redtag_kernel::{Fast, Game, Strategy, Turn};
use redtag_triage::worth::{HIDDEN, INPUTS, WEIGHTS, Worth, inputs};
use redtag_triage::{Options, Phase, Position, Triage};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/worth.f32");
/// Games between two steps of learning.
const BATCH: u64 = 16;
/// How far later judgements count for earlier ones.
const LAMBDA: f32 = 0.7;
const RATE: f32 = 0.002;
const CURIOSITY: f32 = 0.02;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(1_600_000);
    let mut luck = Fast::new(7, 7);
    let weights = match args.next() {
        Some(file) => read(Path::new(&file)),
        None => (0..WEIGHTS).map(|at| first_guess(at, &mut luck)).collect(),
    };
    let mut school = School::new(weights);
    let mut sum = 0;
    for batch in 0..games / BATCH {
        let left = 1.0 - (batch * BATCH) as f32 / games as f32;
        for _ in 0..BATCH {
            sum += school.play(CURIOSITY * left, &mut luck);
        }
        school.learn(RATE * left.max(0.02));
        if (batch + 1) % 2_500 == 0 {
            println!(
                "{:>9} games, mean {:.3}",
                (batch + 1) * BATCH,
                sum as f64 / 40_000.0
            );
            sum = 0;
        }
    }
    let bytes: Vec<u8> = school
        .weights
        .iter()
        .flat_map(|weight| weight.to_le_bytes())
        .collect();
    std::fs::write(FILE, bytes).expect("the file can be written");
}

fn read(file: &Path) -> Vec<f32> {
    let bytes = std::fs::read(file).expect("the file can be read");
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

/// The direct weights begin at 0, the others scattered round it.
fn first_guess(at: usize, luck: &mut Fast) -> f32 {
    let scatter = (0..12).map(|_| unit(luck)).sum::<f32>() - 6.0;
    match at {
        0..INPUTS => 0.0,
        _ if at < WEIGHTS - HIDDEN => scatter * 0.2,
        _ => scatter * 0.1,
    }
}

fn unit(luck: &mut Fast) -> f32 {
    (luck.word() >> 40) as f32 / (1u64 << 24) as f32
}

/// A table that was seen, what it was thought to be worth, and what the hidden units said.
struct Seen {
    inputs: Vec<(usize, f32)>,
    hidden: [f32; HIDDEN],
    expected: f32,
    on_purpose: bool,
}

/// The weights and how they move (Adam).
struct School {
    game: Triage,
    weights: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    samples: usize,
    steps: i32,
}

impl School {
    fn new(weights: Vec<f32>) -> Self {
        let mut game = Triage::official().expect("the content is sound");
        game.worth = Worth::new(&weights);
        let zeros = vec![0.0; WEIGHTS];
        Self {
            game,
            weights,
            slope: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            samples: 0,
            steps: 0,
        }
    }

    /// Plays a game and notes in which direction it would have the weights move.
    fn play(&mut self, curiosity: f32, luck: &mut Fast) -> u64 {
        let mut seen: Vec<Seen> = Vec::new();
        let mut position = self
            .game
            .set_up(&Options::default(), luck, &mut ())
            .expect("the options are sound");
        let (mut actions, mut values) = (Vec::new(), Vec::new());
        while self.game.turn(&position) != Turn::Over {
            actions.clear();
            values.clear();
            self.game.legal_actions(&position, 0, &mut actions);
            self.game.judge(&position, 0, &actions, &mut values);
            let best = (0..actions.len())
                .reduce(|best, at| if values[at] > values[best] { at } else { best });
            let on_purpose = unit(luck) >= curiosity;
            let chosen = if on_purpose {
                best.unwrap_or(0)
            } else {
                luck.below(actions.len())
            };
            let table = self.game.until_next_card(&position, actions[chosen]);
            if table.phase == Phase::Standard {
                seen.push(self.look(&table, on_purpose));
            }
            self.game
                .apply(&mut position, 0, actions[chosen], luck, &mut ());
        }
        let saved = position.saved.total();
        let mut result = f32::from(saved);
        for table in seen.iter().rev() {
            self.note(table, (table.expected - result).clamp(-3.0, 3.0));
            result = if table.on_purpose {
                LAMBDA * result + (1.0 - LAMBDA) * table.expected
            } else {
                table.expected
            };
        }
        self.samples += seen.len();
        saved.into()
    }

    fn look(&self, table: &Position, on_purpose: bool) -> Seen {
        let mut seen = Seen {
            inputs: Vec::new(),
            hidden: [0.0; HIDDEN],
            expected: 0.0,
            on_purpose,
        };
        inputs(table, |input, strength| {
            seen.inputs.push((input, strength));
            let from = INPUTS + input * HIDDEN;
            for (unit, weight) in seen
                .hidden
                .iter_mut()
                .zip(&self.weights[from..from + HIDDEN])
            {
                *unit += weight * strength;
            }
        });
        seen.expected = f32::from(table.saved.total()) + self.game.worth.of(table);
        seen
    }

    fn note(&mut self, table: &Seen, error: f32) {
        let sum = WEIGHTS - HIDDEN;
        let mut back = [0.0; HIDDEN];
        for (unit, back) in back.iter_mut().enumerate() {
            if table.hidden[unit] > 0.0 {
                *back = error * self.weights[sum + unit];
                self.slope[sum + unit] += error * table.hidden[unit];
            }
        }
        for &(input, strength) in &table.inputs {
            self.slope[input] += error * strength;
            let from = INPUTS + input * HIDDEN;
            for (slope, back) in self.slope[from..from + HIDDEN].iter_mut().zip(&back) {
                *slope += back * strength;
            }
        }
    }

    fn learn(&mut self, rate: f32) {
        self.steps += 1;
        let (fresh, fresh_square) = (
            1.0 - 0.9f32.powi(self.steps),
            1.0 - 0.999f32.powi(self.steps),
        );
        for at in 0..WEIGHTS {
            let slope = std::mem::take(&mut self.slope[at]) / self.samples.max(1) as f32;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let step = (self.mean[at] / fresh) / ((self.square[at] / fresh_square).sqrt() + 1e-6);
            self.weights[at] -= rate * step;
        }
        self.samples = 0;
        self.game.worth = Worth::new(&self.weights);
    }
}
