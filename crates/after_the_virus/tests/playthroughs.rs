//! Golden playthroughs: whole games as texts to read.

use std::path::PathBuf;
use std::sync::Arc;

use redtag_after_the_virus::{Action, AfterTheVirus, Options, Spot};
use redtag_kernel::laws::{golden, playthrough};

/// Alone, by somebody who takes whatever comes round.
#[test]
fn first() {
    check("first", Options::default(), |_| 0);
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
        zeal,
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
        zeal,
    );
}

fn check(seed: &str, options: Options, zeal: fn(&Action) -> u8) {
    let game = Arc::new(AfterTheVirus::official().expect("the content is sound"));
    let played = playthrough(&game, options, seed, |match_, _, actions| {
        let best = actions.iter().map(zeal).max();
        let choices: Vec<usize> = (0..actions.len())
            .filter(|&at| Some(zeal(&actions[at])) == best)
            .collect();
        choices[(match_.steps().len() * 5 + 3) % choices.len()]
    });
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    assert_eq!(golden(&file, &played.expect("it can be played")), Ok(()));
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
