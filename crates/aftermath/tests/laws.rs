//! The laws of the table, over random missions.

mod tiny;

use std::sync::Arc;

use redtag_aftermath::{Aftermath, Campaign, Options};
use redtag_table::laws::hold;
use redtag_table::{Fast, Game, Turn};

/// New campaigns and ones that go on, with two to four characters.
fn options(game: &Aftermath) -> Vec<Options> {
    let mut all: Vec<Options> = (2..=4).map(|seats| Options { seats, ..Options::default() }).collect();
    let characters = vec!["dot".to_owned(), "bob".to_owned()];
    all.push(Options { characters, infinite_lives: true, ..Options::default() });
    for number in 0..4 {
        let seats = 2 + number % 3;
        let campaign = play(game, &all[usize::from(number)], u64::from(number));
        all.push(Options { seats, campaign: Some(campaign), ..Options::default() });
    }
    all
}

/// A random game, and the campaign after it.
fn play(game: &Aftermath, options: &Options, number: u64) -> Campaign {
    let mut chance = Fast::new(3, number);
    let mut position = game.set_up(options, &mut chance, &mut ()).expect("sound options");
    let mut actions = Vec::new();
    while let Turn::Act(seats) = game.turn(&position) {
        let seat = seats.first().unwrap_or(0);
        actions.clear();
        game.legal_actions(&position, seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, &mut chance, &mut ());
    }
    Campaign::after(&game.content, &position).expect("the game is over")
}

#[test]
fn random_missions_keep_the_laws() {
    let game = Arc::new(tiny::game());
    let all = options(&game);
    let seen = hold(&game, &all, 0..200).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{seen:?}");
    assert!(seen.games == 200 && seen.refusals > 1_000, "{seen:?}");
    assert!(size_of::<redtag_aftermath::Position>() < 4_096, "a position is small");
}
