//! The laws of the table, over random games with every number of players.

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
    let games = 50_000;
    let half = |range| laws::hold(&game, &options(), range);
    let (first, second) = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(games / 2..games));
        (half(0..games / 2), other.join().expect("no panic"))
    });
    for seen in [first, second] {
        let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
        assert_eq!(seen.games, games / 2);
        assert!(
            seen.refusals > seen.actions,
            "illegal actions were tried: {seen:?}"
        );
    }
}

#[test]
fn a_position_is_small() {
    assert!(
        size_of::<Position>() <= 640,
        "{} bytes",
        size_of::<Position>()
    );
}
