//! The laws of the table, over random games of every mission with every number of players.

use std::sync::Arc;

use redtag_after_the_virus::{AfterTheVirus, Calm, Content, Difficulty, Options, Position};
use redtag_table::laws;

/// Every mission with one, two and three players; characters, difficulty and rulings take turns.
fn options(content: &Content) -> Vec<Options> {
    let difficulties = [Difficulty::Usual, Difficulty::Easier, Difficulty::Harder];
    let (mut all, mut turn) = (Vec::new(), 0);
    for mission in &content.missions {
        for seats in 1..=3u8 {
            let character = |seat: u8| (turn + usize::from(seat)) % content.characters.len();
            all.push(Options {
                seats,
                mission: mission.id.clone(),
                characters: (0..seats).map(|seat| content.characters[character(seat)].id.clone()).collect(),
                difficulty: difficulties[turn / 4 % 3],
                goal: (turn % 5 == 4).then_some(4),
                calm: if turn % 7 == 6 { Calm::Anybody } else { Calm::Own },
            });
            turn += 1;
        }
    }
    all
}

#[test]
fn the_laws_hold() {
    let game = Arc::new(AfterTheVirus::official().expect("the content is sound"));
    let options = options(&game.content);
    assert_eq!(options.len(), 48);
    let games = 2_000;
    let half = |range| laws::hold(&game, &options, range);
    let (first, second) = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(games / 2..games));
        (half(0..games / 2), other.join().expect("no panic"))
    });
    for seen in [first, second] {
        let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
        assert_eq!(seen.games, games / 2);
        assert!(seen.refusals > seen.actions, "illegal actions were tried: {seen:?}");
        assert!(seen.longest < 3_000, "nothing comes near the bound: {seen:?}");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 2_400, "{} bytes", size_of::<Position>());
}
