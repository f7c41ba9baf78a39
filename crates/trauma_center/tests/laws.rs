//! The laws of the table, over random games with every number of players.

use std::sync::Arc;

use redtag_kernel::laws;
use redtag_trauma_center::{Options, Position, TraumaCenter};

#[test]
fn the_laws_hold() {
    let game = Arc::new(TraumaCenter::official().expect("the content is sound"));
    let options: Vec<Options> = (1..=4).map(|seats| Options { seats }).collect();
    let games = 50_000;
    let half = |range| laws::hold(&game, &options, range);
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
        size_of::<Position>() <= 544,
        "{} bytes",
        size_of::<Position>()
    );
}
