//! Every word of the game is there, in every language.

use redtag_kernel::laws::{Sayings, locales_hold};
use redtag_triage::{Action, KINDS, Options, Outsider, Triage};

fn official() -> Triage {
    Triage::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &[]),
        Ok(())
    );
}

/// Over 200 random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let sayings = Sayings::over(&game, &[Options::default()], 200, &every_action());
    let mut sayings = sayings.expect("the options are sound");
    sayings.outcomes(&game, &[("event", KINDS)]);
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// What anybody may try, legal or not.
fn every_action() -> Vec<Action> {
    use Action::*;
    let numbered = (0..=5).flat_map(|number| [Brace(number), Protect(number), Heal(number)]);
    let outside = Outsider::ALL.into_iter().map(AdmitOutside);
    let others = [Admit, Refuse, Start, Leave, Explore, Scavenge, EndTurn];
    others.into_iter().chain(numbered).chain(outside).collect()
}
