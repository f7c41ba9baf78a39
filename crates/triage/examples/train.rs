//! Learns what positions are worth by playing; `redtag_kernel::school` says how.
//!
//! `cargo run --release -p redtag-triage --example train -- 1600000` plays that many games from
//! nothing and writes `content/worth.f32`; with a second argument it goes on from the weights in
//! that file. The same number of games gives the same weights.

use redtag_kernel::Fast;
use redtag_kernel::network::{Scatter, Trainer, read_weights, write_weights};
use redtag_kernel::school::School;
use redtag_triage::worth::INPUTS;
use redtag_triage::{Options, Triage};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/worth.f32");
const SCATTER: Scatter = Scatter {
    hidden: 0.2,
    sum: 0.1,
};
/// Games between two lines of the report.
const REPORT: u64 = 40_000;

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
    let game = Triage::official().expect("the content is sound");
    let (mut school, mut sum) = (School::new(game, trainer), 0);
    for number in 0..games {
        let left = 1.0 - number as f32 / games as f32;
        let end = school
            .lesson(&Options::default(), left, &mut luck)
            .expect("the options are sound");
        sum += u64::from(end.saved.total());
        if (number + 1) % REPORT == 0 {
            println!(
                "{:>9} games, mean {:.3}",
                number + 1,
                sum as f64 / REPORT as f64
            );
            sum = 0;
        }
    }
    std::fs::write(FILE, write_weights(school.trainer.weights())).expect("the file can be written");
}
