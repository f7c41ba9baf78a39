//! Golden playthroughs as texts to read: whole missions in the tiny world, and one of the book.

use crate::tiny;

use std::sync::Arc;

use redtag_aftermath::{Action, Aftermath, Options};
use redtag_kernel::laws::{check_playthrough, in_turn, judged};
use redtag_kernel::{Match, Seat};

#[test]
fn two() {
    check(tiny::game(), "two", 2, in_turn);
}

#[test]
fn three() {
    check(tiny::game(), "three", 3, in_turn);
}

#[test]
fn four() {
    check(tiny::game(), "four", 4, in_turn);
}

/// The Low A, the first mission of the book.
#[test]
fn low_a() {
    let official = Aftermath::official().expect("the content is sound");
    check(official, "low-a", 2, judged);
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
    let folder = env!("CARGO_MANIFEST_DIR");
    let checked = check_playthrough(folder, &Arc::new(game), options, seed, choose);
    assert_eq!(checked, Ok(()));
}
