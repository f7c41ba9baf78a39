//! Golden playthroughs as texts to read: whole missions in the tiny world, and one of the book.

use crate::tiny;

use std::path::PathBuf;
use std::sync::Arc;

use redtag_aftermath::{Action, Aftermath, Options};
use redtag_kernel::laws::{golden, playthrough};
use redtag_kernel::{Match, Seat, Strategy};

#[test]
fn two() {
    check(tiny::game(), "two", 2, round);
}

#[test]
fn three() {
    check(tiny::game(), "three", 3, round);
}

#[test]
fn four() {
    check(tiny::game(), "four", 4, round);
}

/// The Low A, the first mission of the book, by somebody who judges well.
#[test]
fn low_a() {
    let official = Aftermath::official().expect("the content is sound");
    check(official, "low-a", 2, |match_, seat, actions| {
        let mut values = Vec::new();
        let position = match_.position();
        match_.game().judge(position, seat, actions, &mut values);
        let best = |&a: &usize, &b: &usize| values[a].total_cmp(&values[b]);
        (0..actions.len()).max_by(best).unwrap_or(0)
    });
}

/// Somebody who takes whatever comes round.
fn round(match_: &Match<Aftermath>, _seat: Seat, actions: &[Action]) -> usize {
    (match_.steps().len() * 5 + 3) % actions.len()
}

fn check(
    game: Aftermath,
    seed: &str,
    seats: u8,
    choose: impl Fn(&Match<Aftermath>, Seat, &[Action]) -> usize,
) {
    let options = Options {
        seats,
        ..Options::default()
    };
    let played = playthrough(&Arc::new(game), options, seed, choose);
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    assert_eq!(golden(&file, &played.expect("it can be played")), Ok(()));
}
