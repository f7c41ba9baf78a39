//! Golden playthroughs: whole games as texts to read.

use std::path::PathBuf;
use std::sync::Arc;

use redtag_kernel::laws::{golden, playthrough};
use redtag_kernel::{Match, Strategy};
use redtag_triage::{Action, Options, Triage};

/// Somebody who takes whatever comes round.
#[test]
fn first() {
    check("first", round);
}

#[test]
fn second() {
    check("second", round);
}

/// Somebody who judges well.
#[test]
fn third() {
    check("third", |match_, actions| {
        let mut values = Vec::new();
        match_
            .game()
            .judge(match_.position(), 0, actions, &mut values);
        (0..actions.len())
            .max_by(|&a, &b| values[a].total_cmp(&values[b]))
            .unwrap_or(0)
    });
}

fn round(match_: &Match<Triage>, actions: &[Action]) -> usize {
    (match_.steps().len() * 5 + 3) % actions.len()
}

fn check(seed: &str, choose: impl Fn(&Match<Triage>, &[Action]) -> usize) {
    let game = Arc::new(Triage::official().expect("the content is sound"));
    let played = playthrough(&game, Options::default(), seed, |match_, _, actions| {
        choose(match_, actions)
    });
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    assert_eq!(golden(&file, &played.expect("it can be played")), Ok(()));
}
