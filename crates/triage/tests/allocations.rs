//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_kernel::laws::play_out;
use redtag_kernel::{Fast, Game};
use redtag_triage::{Options, Triage};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = Triage::official().expect("the content is sound");
    let options = Options::default();
    let mut actions = Vec::with_capacity(64);
    let mut played = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..1_000 {
            let mut chance = Fast::new(1, number);
            let mut position = game
                .set_up(&options, &mut chance, &mut ())
                .expect("the options are sound");
            played += play_out(&game, &mut position, &mut chance, &mut actions, |_| ());
        }
    });
    assert!(played > 20_000, "{played}");
    assert_eq!(seen.count_total, 0);
}
