//! The laws, over random games of every variant.

use std::sync::Arc;

use redtag_kernel::laws;
use redtag_triage::{ComplicationsCap, Options, Position, Triage};

/// Every fourth game is a variant.
fn options() -> Vec<Options> {
    let official = Options::default();
    let other_cap = Options {
        complications_cap: ComplicationsCap::PerPatient,
        ..official
    };
    vec![
        official.clone(),
        official.clone(),
        official.clone(),
        Options {
            beds: 4,
            action_points: 6,
            hospital: 20,
            complications_cap: ComplicationsCap::Card,
        },
        official.clone(),
        official.clone(),
        other_cap,
        Options {
            beds: 1,
            action_points: 9,
            hospital: 3,
            ..official
        },
    ]
}

#[test]
fn the_laws_hold() {
    let game = Arc::new(Triage::official().expect("the content is sound"));
    let seen = laws::hold_games(&game, &options(), 100_000);
    let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(seen.games >= 100_000);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Position>();
    assert!(size <= 128, "{size} bytes");
}
