//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_kernel::{Fast, Game, Turn};
use redtag_triage::{Options, Triage};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = Triage::official().expect("the content is sound");
    let mut actions = Vec::with_capacity(64);
    let mut played = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..1_000 {
            let mut chance = Fast::new(1, number);
            let mut position = game
                .set_up(&Options::default(), &mut chance, &mut ())
                .expect("the options are sound");
            while game.turn(&position) != Turn::Over {
                actions.clear();
                game.legal_actions(&position, 0, &mut actions);
                let action = actions[chance.below(actions.len())];
                game.apply(&mut position, 0, action, &mut chance, &mut ());
                played += 1;
            }
        }
    });
    assert!(played > 20_000);
    assert_eq!(seen.count_total, 0);
}
