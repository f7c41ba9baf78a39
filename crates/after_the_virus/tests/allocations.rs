//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_after_the_virus::{AfterTheVirus, Options};
use redtag_kernel::{Fast, Game, Turn};

#[test]
fn playouts_do_not_allocate_per_action() {
    let game = AfterTheVirus::official().expect("the content is sound");
    let missions: Vec<_> = game
        .content
        .missions
        .iter()
        .map(|mission| mission.id.clone())
        .collect();
    let all: Vec<_> = missions
        .into_iter()
        .zip((1..=3).cycle())
        .map(|(mission, seats)| Options {
            seats,
            mission,
            ..Options::default()
        })
        .collect();
    let mut actions = Vec::with_capacity(256);
    let mut played = 0;
    let seen = allocation_counter::measure(|| {
        for number in 0..1_600 {
            let mut chance = Fast::new(1, number);
            let options = &all[number as usize % all.len()];
            let mut position = game
                .set_up(options, &mut chance, &mut ())
                .expect("the options are sound");
            while let Turn::Act(seats) = game.turn(&position) {
                let seat = seats
                    .iter()
                    .nth(chance.below(seats.iter().count()))
                    .unwrap_or(0);
                actions.clear();
                game.legal_actions(&position, seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                game.apply(&mut position, seat, action, &mut chance, &mut ());
                played += 1;
            }
        }
    });
    assert!(played > 30_000, "{played}");
    assert_eq!(seen.count_total, 0);
}
