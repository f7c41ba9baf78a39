//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

mod tiny;

use redtag_aftermath::Options;
use redtag_kernel::laws::play_out;
use redtag_kernel::{Fast, Game};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = tiny::game();
    let all: Vec<_> = (2..=4)
        .map(|seats| Options {
            seats,
            ..Options::default()
        })
        .collect();
    let mut actions = Vec::with_capacity(512);
    let mut played = 0;
    let mut set_up = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..100 {
            let mut chance = Fast::new(1, number);
            let options = &all[number as usize % all.len()];
            let before = allocation_counter::measure(|| drop(game.lay_out(options)));
            set_up += 2 * before.count_total;
            let mut position = game
                .set_up(options, &mut chance, &mut ())
                .expect("the options are sound");
            played += play_out(&game, &mut position, &mut chance, &mut actions, |_| ());
        }
    });
    assert!(played > 10_000, "{played}");
    assert_eq!(
        seen.count_total, set_up,
        "only choosing characters at set-up allocates"
    );
}
