//! Golden playthroughs: whole games as texts to read.

use std::sync::Arc;

use redtag_kernel::laws::{check_playthrough, in_turn, judged};
use redtag_kernel::{Match, Seat};
use redtag_triage::{Action, Options, Triage};

#[test]
fn first() {
    check("first", in_turn);
}

#[test]
fn second() {
    check("second", in_turn);
}

#[test]
fn third() {
    check("third", judged);
}

fn check(seed: &str, choose: impl Fn(&Match<Triage>, Seat, &[Action]) -> usize) {
    let game = Arc::new(Triage::official().expect("the content is sound"));
    let folder = env!("CARGO_MANIFEST_DIR");
    let checked = check_playthrough(folder, &game, Options::default(), seed, choose);
    assert_eq!(checked, Ok(()));
}
