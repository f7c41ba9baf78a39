//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_katastrophenspiel::{Katastrophenspiel, Options};
use redtag_kernel::{Fast, Game, Turn};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = Katastrophenspiel::official().expect("the content is sound");
    let mut actions = Vec::with_capacity(128);
    let mut played = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..400 {
            let mut chance = Fast::new(1, number);
            let options = Options {
                seats: 2 + (number % 4) as u8,
                ..Options::default()
            };
            let mut position = game
                .set_up(&options, &mut chance, &mut ())
                .expect("the options are sound");
            while game.turn(&position) != Turn::Over {
                let seat = position.active;
                actions.clear();
                game.legal_actions(&position, seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                game.apply(&mut position, seat, action, &mut chance, &mut ());
                played += 1;
            }
        }
    });
    assert!(played > 20_000, "{played}");
    assert_eq!(seen.count_total, 0);
}
