//! The laws, over random missions.

use crate::tiny;

use std::sync::Arc;

use redtag_aftermath::{Aftermath, Campaign, Options, Position};
use redtag_kernel::laws::{hold_games, play_out};
use redtag_kernel::{Fast, Game};

/// New campaigns and ones that go on, with two to four characters.
fn options(game: &Aftermath) -> Vec<Options> {
    let mut all: Vec<Options> = (2..=4)
        .map(|seats| Options {
            seats,
            ..Options::default()
        })
        .collect();
    let names = &game.content.names.characters;
    let characters = vec![names[3].clone(), names[1].clone()];
    all.push(Options {
        characters,
        infinite_lives: true,
        ..Options::default()
    });
    for number in 0..4 {
        let seats = 2 + number % 3;
        let campaign = play(game, &all[usize::from(number)], u64::from(number));
        all.push(Options {
            seats,
            campaign: Some(campaign.saved(&game.content)),
            ..Options::default()
        });
    }
    all
}

/// A random game, and the campaign after it.
fn play(game: &Aftermath, options: &Options, number: u64) -> Campaign {
    let mut chance = Fast::new(3, number);
    let mut position = game
        .set_up(options, &mut chance, &mut ())
        .expect("sound options");
    play_out(game, &mut position, &mut chance, &mut Vec::new(), |_| ());
    Campaign::after(&game.content, &position).expect("the game is over")
}

/// Holds random games to the laws.
fn the_laws_hold(game: Aftermath, games: u64) {
    let game = Arc::new(game);
    let seen = hold_games(&game, &options(&game), games);
    let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(seen.games >= games);
}

#[test]
fn random_missions_keep_the_laws() {
    the_laws_hold(tiny::game(), 2_000);
}

#[test]
fn random_missions_of_the_book_keep_the_laws() {
    the_laws_hold(Aftermath::official().expect("the content is sound"), 400);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Position>();
    assert!(size < 4_096, "{size} bytes");
}
