//! Exact odds against a plain recursion that knows no short cut.

use std::collections::HashMap;

use redtag_kernel::laws::{plain_odds, play_out};
use redtag_kernel::odds::Oracle;
use redtag_kernel::{Fast, Game};
use redtag_triage::{Action, Options, Position, Triage};

/// Exploring shows the next cards and decides nothing.
fn is_tried(_: &Position, action: &Action) -> bool {
    *action != Action::Explore
}

#[test]
fn short_cuts_change_nothing() {
    let game = Triage::official().expect("the content is sound");
    let (mut compared, mut uncertain) = (0, 0);
    for number in 0..60 {
        let mut luck = Fast::new(3, number);
        let mut position = game
            .set_up(&Options::default(), &mut luck, &mut ())
            .expect("the options are sound");
        play_out(&game, &mut position, &mut luck, &mut Vec::new(), |now| {
            // With one card to come the recursion ends in a moment.
            if now.queue <= 1 && now.hospital <= 5 && now.ap <= 3 {
                let exact = Oracle::new(&game, now, 0, 100_000).at_best();
                let plain = plain_odds(&game, (now, now), 0, is_tried, &mut HashMap::new());
                assert!(
                    exact.is_exact() && (exact.low - plain).abs() < 1e-9,
                    "{exact:?} {plain} {now:?}"
                );
                compared += 1;
                uncertain += u32::from(plain > 0.0 && plain < 1.0);
            }
        });
    }
    assert!(
        compared > 300 && uncertain > 10,
        "{compared} compared, {uncertain} uncertain"
    );
}
