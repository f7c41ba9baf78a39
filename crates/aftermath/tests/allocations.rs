//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

mod tiny;

use redtag_aftermath::Options;
use redtag_kernel::{Fast, Game, Turn};

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
            while let Turn::Act(seats) = game.turn(&position) {
                let seat = seats.first().unwrap_or(0);
                actions.clear();
                game.legal_actions(&position, seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                game.apply(&mut position, seat, action, &mut chance, &mut ());
                played += 1;
            }
        }
    });
    assert!(played > 10_000, "{played}");
    assert_eq!(
        seen.count_total, set_up,
        "only choosing characters at set-up allocates"
    );
}
