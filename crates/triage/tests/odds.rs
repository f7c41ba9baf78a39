//! Exact odds against a plain recursion that knows no short cut.

use redtag_kernel::odds::{Fate, Fates, Oracle, outcomes};
use redtag_kernel::{Fast, Game, Turn};
use redtag_triage::{Action, Options, Position, Triage};

/// Every choice, every card, nothing remembered.
fn plainly(game: &Triage, from: &Position, now: &Position) -> f64 {
    match game.fate(from, now, 0) {
        Fate::Yes => return 1.0,
        Fate::No => return 0.0,
        Fate::Open => {}
    }
    let mut actions = Vec::new();
    game.legal_actions(now, 0, &mut actions);
    let mut best = 1.0f64;
    for action in actions
        .into_iter()
        .filter(|action| *action != Action::Explore)
    {
        let mut odds = 0.0;
        outcomes(game, now, 0, action, |probability, after| {
            odds += probability * plainly(game, from, &after);
        });
        best = best.min(odds);
    }
    best
}

#[test]
fn short_cuts_change_nothing() {
    let game = Triage::official().expect("the content is sound");
    let (mut compared, mut uncertain, mut actions) = (0, 0, Vec::new());
    for number in 0..60 {
        let mut luck = Fast::new(3, number);
        let mut position = game
            .set_up(&Options::default(), &mut luck, &mut ())
            .expect("the options are sound");
        while game.turn(&position) != Turn::Over {
            // With one card to come the recursion ends in a moment.
            if position.queue <= 1 && position.hospital <= 5 && position.ap <= 3 {
                let exact = Oracle::new(&game, &position, 0, 100_000).at_best();
                let plain = plainly(&game, &position, &position);
                assert!(
                    exact.is_exact() && (exact.low - plain).abs() < 1e-9,
                    "{exact:?} {plain} {position:?}"
                );
                compared += 1;
                uncertain += u32::from(plain > 0.0 && plain < 1.0);
            }
            actions.clear();
            game.legal_actions(&position, 0, &mut actions);
            game.apply(
                &mut position,
                0,
                actions[luck.below(actions.len())],
                &mut luck,
                &mut (),
            );
        }
    }
    assert!(
        compared > 300 && uncertain > 10,
        "{compared} compared, {uncertain} uncertain"
    );
}
