//! How fast random games are, against a hand-specialised program measured in the same run.
//!
//! `cargo bench -p redtag-triage`. How many instructions an action takes is watched for all games
//! together, by `cargo bench -p redtag-games`.

mod baseline;

use std::hint::black_box;
use std::time::Instant;

use redtag_kernel::{Fast, Game, Turn};
use redtag_triage::{Options, Triage};

/// Random games with buffers that are used again.
struct Playouts {
    game: Triage,
    options: Options,
    actions: Vec<<Triage as Game>::Action>,
}

impl Playouts {
    fn new() -> Self {
        let game = Triage::official().expect("the content is sound");
        Self {
            game,
            options: Options::default(),
            actions: Vec::with_capacity(32),
        }
    }

    /// Scores and actions in all.
    fn play(&mut self, numbers: std::ops::Range<u64>) -> (u64, u64) {
        let (mut scores, mut played) = (0, 0);
        for number in numbers {
            let mut chance = Fast::new(7, number);
            let mut position = self
                .game
                .set_up(&self.options, &mut chance, &mut ())
                .expect("the options are sound");
            while self.game.turn(&position) != Turn::Over {
                self.actions.clear();
                self.game.legal_actions(&position, 0, &mut self.actions);
                let action = self.actions[chance.below(self.actions.len())];
                self.game
                    .apply(&mut position, 0, action, &mut chance, &mut ());
                played += 1;
            }
            scores += self.game.scores(&position)[0] as u64;
        }
        (scores, played)
    }
}

/// Both programs by turns, so that a noisy machine disturbs them alike; the best of several rounds
/// counts.
fn main() {
    const GAMES: u64 = 100_000;
    const ROUNDS: u64 = 12;
    let mut playouts = Playouts::new();
    let mut rng = baseline::Rng(7);
    let (mut best, mut best_baseline) = (f64::MAX, f64::MAX);
    let (mut scores, mut played, mut baseline_scores, mut decisions) = (0, 0, 0, 0);
    let mut allocations = 0;
    for round in 0..ROUNDS {
        let start = Instant::now();
        for _ in 0..GAMES {
            let (score, choices) = baseline::play(&mut rng);
            baseline_scores += u64::from(score);
            decisions += u64::from(choices);
        }
        best_baseline = best_baseline.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let (score, actions) = playouts.play(round * GAMES..(round + 1) * GAMES);
        best = best.min(start.elapsed().as_secs_f64());
        scores += score;
        played += actions;
        allocations += allocation_counter::measure(|| {
            black_box(playouts.play(0..100));
        })
        .count_total;
    }
    let games = (GAMES * ROUNDS) as f64;
    let line = |name: &str, seconds: f64, scores: u64, actions: u64| {
        let per_game = actions as f64 / games;
        println!(
            "{name:<22} {:>9.0} games/s  {:>11.0} actions/s  {:>6.1} ns/action  {per_game:.2} \
             actions/game  mean score {:.4}",
            GAMES as f64 / seconds,
            GAMES as f64 * per_game / seconds,
            seconds * 1e9 / (GAMES as f64 * per_game),
            scores as f64 / games,
        );
    };
    line(
        "hand-specialised",
        best_baseline,
        baseline_scores,
        decisions,
    );
    line("redtag", best, scores, played);
    println!("time against baseline  {:.2}", best / best_baseline);
    println!(
        "allocations/action     {}",
        allocations as f64 / played as f64
    );
}
