//! The laws, over random games with every number of players.

use std::sync::Arc;

use redtag_kernel::laws;
use redtag_trauma_center::{Options, Position, TraumaCenter};

#[test]
fn the_laws_hold() {
    let game = Arc::new(TraumaCenter::official().expect("the content is sound"));
    let options: Vec<Options> = (1..=4).map(|seats| Options { seats }).collect();
    let seen = laws::hold_games(&game, &options, 50_000);
    let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(seen.games >= 50_000);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Position>();
    assert!(size <= 544, "{size} bytes");
}
