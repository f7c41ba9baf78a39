//! Golden playthroughs: whole games as texts to read.

use std::path::PathBuf;
use std::sync::Arc;

use redtag_kernel::laws::{golden, playthrough};
use redtag_kernel::{Match, Seat, Strategy};
use redtag_trauma_center::{Action, Options, TraumaCenter};

/// Somebody who takes whatever comes round, alone.
#[test]
fn alone() {
    check("alone", 1, round);
}

/// Two who take whatever comes round.
#[test]
fn pair() {
    check("pair", 2, round);
}

/// Somebody who judges well.
#[test]
fn skilled() {
    check("skilled", 1, |match_, seat, actions| {
        let mut values = Vec::new();
        let position = match_.position();
        match_.game().judge(position, seat, actions, &mut values);
        let best = |&a: &usize, &b: &usize| values[a].total_cmp(&values[b]);
        (0..actions.len()).max_by(best).unwrap_or(0)
    });
}

fn round(match_: &Match<TraumaCenter>, _seat: Seat, actions: &[Action]) -> usize {
    (match_.steps().len() * 5 + 3) % actions.len()
}

fn check(seed: &str, seats: u8, choose: impl Fn(&Match<TraumaCenter>, Seat, &[Action]) -> usize) {
    let game = Arc::new(TraumaCenter::official().expect("the content is sound"));
    let played = playthrough(&game, Options { seats }, seed, choose);
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    assert_eq!(golden(&file, &played.expect("it can be played")), Ok(()));
}
