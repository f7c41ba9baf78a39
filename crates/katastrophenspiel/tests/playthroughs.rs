//! Golden playthroughs: whole games as texts to read.

use std::sync::Arc;

use redtag_katastrophenspiel::{Action, Card, Katastrophenspiel, Options, Position, Side};
use redtag_kernel::laws::{check_playthrough, in_turn, keenest};
use redtag_kernel::{Match, Seat};

#[test]
fn first() {
    check("first", 2, in_turn);
}

/// Three players who take whatever comes round of what helps most.
#[test]
fn second() {
    check("second", 3, |match_, _, actions| {
        let zeal = |action: &Action| zeal(match_.game(), match_.position(), action);
        keenest(match_, actions, zeal)
    });
}

fn check(
    seed: &str,
    seats: u8,
    choose: impl Fn(&Match<Katastrophenspiel>, Seat, &[Action]) -> usize,
) {
    let game = Arc::new(Katastrophenspiel::official().expect("the content is sound"));
    let options = Options {
        seats,
        ..Options::default()
    };
    let folder = env!("CARGO_MANIFEST_DIR");
    let checked = check_playthrough(folder, &game, options, seed, choose);
    assert_eq!(checked, Ok(()));
}

/// How much somebody who wants to help wants to do this.
fn zeal(game: &Katastrophenspiel, position: &Position, action: &Action) -> u8 {
    let happens_at = |to| {
        position
            .catastrophes
            .iter()
            .flatten()
            .any(|&card| game.content.card(card).region == to)
    };
    let helps = |card, side| helps(game, position, card, side);
    match *action {
        Action::Name(ability) => position
            .mission
            .map_or(0, |mission| mission.missing[ability as usize]),
        Action::Mission(_)
        | Action::ExtraMission(_)
        | Action::Buy(_)
        | Action::ExtraPurchase(_) => 4,
        Action::Use { card, side } if helps(card, side) => 4,
        Action::Play(card) if helps(card, Side::Left) || helps(card, Side::Right) => 3,
        Action::Move(to) | Action::Drive(to) if happens_at(to) => 3,
        Action::Purchase(_) if position.player().money > 1 => 3,
        Action::GiveUp => 2,
        Action::EndTurn => 1,
        _ => 0,
    }
}

/// Would these symbols of a card help in the mission?
fn helps(game: &Katastrophenspiel, position: &Position, card: Card, side: Side) -> bool {
    let rules = game.content.card(card);
    let symbols = if side == Side::Right {
        rules.right.unwrap_or_default()
    } else {
        rules.left
    };
    position.mission.is_some_and(|mission| {
        let matched = symbols
            .abilities
            .iter()
            .zip(mission.missing)
            .any(|(&given, missing)| given.min(missing) > 0);
        matched || !symbols.dice.is_empty()
    })
}
