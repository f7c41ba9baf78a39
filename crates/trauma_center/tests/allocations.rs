//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_kernel::laws::play_out;
use redtag_kernel::{Fast, Game};
use redtag_trauma_center::{Options, TraumaCenter};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = TraumaCenter::official().expect("the content is sound");
    let options = [1, 2, 3, 4].map(|seats| Options { seats });
    let mut actions = Vec::with_capacity(256);
    let mut played = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..400 {
            let mut chance = Fast::new(1, number);
            let mut position = game
                .set_up(&options[number as usize % 4], &mut chance, &mut ())
                .expect("the options are sound");
            played += play_out(&game, &mut position, &mut chance, &mut actions, |_| ());
        }
    });
    assert!(played > 20_000, "{played}");
    assert_eq!(seen.count_total, 0);
}
