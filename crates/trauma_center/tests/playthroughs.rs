//! Golden playthroughs: whole games as texts to read.

use std::sync::Arc;

use redtag_kernel::laws::{check_playthrough, in_turn, judged};
use redtag_kernel::{Match, Seat};
use redtag_trauma_center::{Action, Options, TraumaCenter};

#[test]
fn alone() {
    check("alone", 1, in_turn);
}

#[test]
fn pair() {
    check("pair", 2, in_turn);
}

#[test]
fn skilled() {
    check("skilled", 1, judged);
}

fn check(seed: &str, seats: u8, choose: impl Fn(&Match<TraumaCenter>, Seat, &[Action]) -> usize) {
    let game = Arc::new(TraumaCenter::official().expect("the content is sound"));
    let folder = env!("CARGO_MANIFEST_DIR");
    let checked = check_playthrough(folder, &game, Options { seats }, seed, choose);
    assert_eq!(checked, Ok(()));
}
