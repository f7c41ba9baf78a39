//! Golden playthroughs: whole missions in the tiny world, as texts to read.

mod tiny;

use std::path::PathBuf;
use std::sync::Arc;

use redtag_aftermath::Options;
use redtag_kernel::laws::{golden, playthrough};

#[test]
fn two() {
    check("two", 2);
}

#[test]
fn three() {
    check("three", 3);
}

#[test]
fn four() {
    check("four", 4);
}

/// Somebody who takes whatever comes round.
fn check(seed: &str, seats: u8) {
    let game = Arc::new(tiny::game());
    let options = Options {
        seats,
        ..Options::default()
    };
    let played = playthrough(&game, options, seed, |match_, _, actions| {
        (match_.steps().len() * 5 + 3) % actions.len()
    });
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    assert_eq!(golden(&file, &played.expect("it can be played")), Ok(()));
}
