//! The laws, over random games with every number of players.

use std::sync::Arc;

use redtag_katastrophenspiel::{HeroLimit, Katastrophenspiel, Options, Position};
use redtag_kernel::laws;

/// Every number of players; every fifth game with the other reading of the hero limit.
fn options() -> Vec<Options> {
    let with = |seats, hero_limit| Options {
        seats,
        hero_limit,
        ..Options::default()
    };
    let mut all: Vec<Options> = (2..=5).map(|seats| with(seats, HeroLimit::Space)).collect();
    all.push(Options {
        first: Some(1),
        ..with(2, HeroLimit::AtLeastThree)
    });
    all
}

#[test]
fn the_laws_hold() {
    let game = Arc::new(Katastrophenspiel::official().expect("the content is sound"));
    let seen = laws::hold_games(&game, &options(), 50_000);
    let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(seen.games >= 50_000);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Position>();
    assert!(size <= 640, "{size} bytes");
}
