//! Golden playthroughs: whole games as texts to read.

use std::sync::Arc;

use redtag_after_the_virus::{Action, AfterTheVirus, Options, Spot};
use redtag_kernel::laws::{check_playthrough, in_turn, keenest};
use redtag_kernel::{Match, Seat};

/// Alone.
#[test]
fn first() {
    check("first", Options::default(), in_turn);
}

/// Alone, by somebody who fights as long as there is anything to fight with, and saves whom they
/// can.
#[test]
fn second() {
    check(
        "second",
        Options {
            mission: "1B".into(),
            characters: vec!["ruth".into()],
            ..Options::default()
        },
        zealous,
    );
}

/// Three who do the same.
#[test]
fn third() {
    check(
        "third",
        Options {
            seats: 3,
            mission: "5C".into(),
            ..Options::default()
        },
        zealous,
    );
}

fn check(
    seed: &str,
    options: Options,
    choose: impl Fn(&Match<AfterTheVirus>, Seat, &[Action]) -> usize,
) {
    let game = Arc::new(AfterTheVirus::official().expect("the content is sound"));
    let folder = env!("CARGO_MANIFEST_DIR");
    let checked = check_playthrough(folder, &game, options, seed, choose);
    assert_eq!(checked, Ok(()));
}

fn zealous(match_: &Match<AfterTheVirus>, _seat: Seat, actions: &[Action]) -> usize {
    keenest(match_, actions, zeal)
}

/// How much somebody who wants to live wants to do this.
fn zeal(action: &Action) -> u8 {
    match action {
        Action::Wound(Spot::Brain) => 0,
        Action::Fight(_) => 1,
        Action::Enough | Action::Done => 2,
        Action::Scout => 3,
        Action::Play(_) | Action::Retrieve(_) => 4,
        Action::Prepare(_) | Action::Call => 5,
        _ => 6,
    }
}
