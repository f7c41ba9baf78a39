//! The laws of the table, over random missions.

use crate::tiny;

use std::sync::Arc;

use redtag_aftermath::{Aftermath, Campaign, Options};
use redtag_kernel::laws::{Seen, hold};
use redtag_kernel::{Fast, Game, Turn};

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
            campaign: Some(campaign.kept(&game.content)),
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

/// Holds random games in four threads to the laws.
fn hold_all(game: Aftermath, games: u64) -> Vec<Seen> {
    let game = Arc::new(game);
    let all = options(&game);
    let quarter = games / 4;
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..4)
            .map(|part| {
                let (game, all) = (&game, &all);
                scope.spawn(move || hold(game, all, part * quarter..(part + 1) * quarter))
            })
            .collect();
        let seen = runs.into_iter().map(|run| run.join().expect("no panic"));
        seen.map(|seen| seen.unwrap_or_else(|breach| panic!("{breach}")))
            .collect()
    })
}

#[test]
fn random_missions_keep_the_laws() {
    let seen = hold_all(tiny::game(), 2_000);
    println!("{seen:?}");
    assert!(
        seen.iter()
            .all(|seen| seen.games == 500 && seen.refusals > 1_000),
        "{seen:?}"
    );
    assert!(
        size_of::<redtag_aftermath::Position>() < 4_096,
        "a position is small"
    );
}

#[test]
fn random_missions_of_the_book_keep_the_laws() {
    let seen = hold_all(Aftermath::official().expect("the content is sound"), 400);
    println!("{seen:?}");
    assert!(
        seen.iter()
            .all(|seen| seen.games == 100 && seen.refusals > 1_000),
        "{seen:?}"
    );
}
