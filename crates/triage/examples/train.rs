//! Learns what positions are worth by playing: temporal differences over the tables between a
//! choice and the next card, by the player that the weights themselves make.
//!
//! `cargo run --release -p redtag-triage --example train -- 1600000` plays that many games from
//! nothing and writes `content/worth.f32`; with a second argument it goes on from the weights in
//! that file. The same number of games gives the same weights.

use redtag_kernel::network::{Look, Scatter, Trainer, read_weights, unit, write_weights};
use redtag_kernel::{Fast, Game, Strategy, Turn};
use redtag_triage::worth::{HIDDEN, INPUTS, Worth, inputs};
use redtag_triage::{Options, Phase, Position, Triage};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/worth.f32");
/// Games between two steps of learning.
const BATCH: u64 = 16;
/// How far later judgements count for earlier ones.
const LAMBDA: f32 = 0.7;
const RATE: f32 = 0.002;
const CURIOSITY: f32 = 0.02;
const SCATTER: Scatter = Scatter {
    hidden: 0.2,
    sum: 0.1,
};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(1_600_000);
    let mut luck = Fast::new(7, 7);
    let trainer = match args.next() {
        Some(file) => Trainer::new(
            INPUTS,
            read_weights(&std::fs::read(file).expect("the file can be read")),
        ),
        None => Trainer::scattered(INPUTS, SCATTER, &mut luck),
    };
    let mut school = School::new(trainer);
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
    std::fs::write(FILE, write_weights(school.trainer.weights())).expect("the file can be written");
}

/// A position that was seen, and what it was thought to be worth.
struct Seen {
    look: Look<HIDDEN>,
    expected: f32,
    on_purpose: bool,
}

/// The game as the weights play it, and the weights.
struct School {
    game: Triage,
    trainer: Trainer<HIDDEN>,
    positions: usize,
}

impl School {
    fn new(trainer: Trainer<HIDDEN>) -> Self {
        let mut game = Triage::official().expect("the content is sound");
        game.worth = Worth::new(trainer.weights());
        Self {
            game,
            trainer,
            positions: 0,
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
            let error = (table.expected - result).clamp(-3.0, 3.0);
            self.trainer.note(&table.look, error);
            result = if table.on_purpose {
                LAMBDA * result + (1.0 - LAMBDA) * table.expected
            } else {
                table.expected
            };
        }
        self.positions += seen.len();
        saved.into()
    }

    fn look(&self, table: &Position, on_purpose: bool) -> Seen {
        let mut given = Vec::new();
        inputs(table, |input, strength| given.push((input, strength)));
        Seen {
            look: self.trainer.look(given),
            expected: f32::from(table.saved.total()) + self.game.worth.of(table),
            on_purpose,
        }
    }

    fn learn(&mut self, rate: f32) {
        self.trainer.learn(rate, self.positions);
        self.positions = 0;
        self.game.worth = Worth::new(self.trainer.weights());
    }
}
