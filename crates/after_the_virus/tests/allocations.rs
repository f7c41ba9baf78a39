//! Playouts do not allocate. A test of its own, since counting slows down everything beside it.

use redtag_after_the_virus::{AfterTheVirus, Options};
use redtag_kernel::laws::play_out;
use redtag_kernel::{Fast, Game};

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
            played += play_out(&game, &mut position, &mut chance, &mut actions, |_| ());
        }
    });
    assert!(played > 30_000, "{played}");
    assert_eq!(seen.count_total, 0);
}
