//! The laws, over random games of every mission with every number of players.

use std::collections::HashSet;
use std::mem::discriminant;
use std::sync::Arc;

use redtag_after_the_virus::{
    Action, AfterTheVirus, Calm, Content, Difficulty, Options, Position, Spot,
};
use redtag_kernel::{Fast, Game, Turn, laws};

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
                characters: (0..seats)
                    .map(|seat| content.characters[character(seat)].id.clone())
                    .collect(),
                difficulty: difficulties[turn / 4 % 3],
                goal: (turn % 5 == 4).then_some(4),
                calm: if turn % 7 == 6 {
                    Calm::Anybody
                } else {
                    Calm::Own
                },
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
    let seen = laws::hold_games(&game, &options, 50_000);
    let seen = seen.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(seen.games >= 50_000);
    assert!(
        seen.longest < 3_000,
        "nothing comes near the bound: {seen:?}"
    );
}

/// Random players soon die of their choices. These never take a wound in the brain if they can help
/// it and fight with bare hands only when nothing else is left. Some begin late, when the zombie
/// pile runs short.
#[test]
fn careful_players_meet_everything() {
    let game = AfterTheVirus::official().expect("the content is sound");
    let options = options(&game.content);
    let (mut kinds, mut endings) = (HashSet::new(), HashSet::new());
    let (mut actions, mut waves) = (Vec::new(), 0);
    for number in 0..4_800 {
        let mut luck = Fast::new(7, number);
        let chosen = &options[number as usize % options.len()];
        let mut position = game
            .set_up(chosen, &mut luck, &mut ())
            .expect("the options are sound");
        if number % 5 == 4
            && game.content.missions[usize::from(position.mission)]
                .failures
                .is_empty()
        {
            position
                .players
                .iter_mut()
                .for_each(|player| player.wave = 12);
        }
        let mut played = 0;
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats
                .iter()
                .nth(luck.below(seats.iter().count()))
                .unwrap_or(0);
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            let action = careful(&actions, &mut luck);
            kinds.insert(
                format!("{action:?}")
                    .split(['(', ' '])
                    .next()
                    .unwrap_or("")
                    .to_owned(),
            );
            game.apply(&mut position, seat, action, &mut luck, &mut ());
            game.audit(&position)
                .unwrap_or_else(|flaw| panic!("game {number}, action {played}: {flaw}"));
            played += 1;
        }
        assert!(played < 3_000, "game {number} took {played} actions");
        endings.extend(position.ending.as_ref().map(discriminant));
        waves = position
            .players
            .iter()
            .map(|player| player.wave)
            .fold(waves, i16::max);
    }
    for kind in KINDS {
        assert!(kinds.remove(kind), "nobody ever chose {kind}");
    }
    assert!(kinds.is_empty(), "{kinds:?}");
    assert!(
        endings.len() >= 3 && waves > 12,
        "{} endings, wave {waves}",
        endings.len()
    );
}

/// The kinds of action, without `Drop`, for which a player must have seen the whole area.
const KINDS: [&str; 20] = [
    "Accept",
    "Play",
    "Scout",
    "Retrieve",
    "Prepare",
    "Use",
    "Fight",
    "Done",
    "Call",
    "Choose",
    "Enough",
    "Hit",
    "HitDiscard",
    "HitAll",
    "Heal",
    "Wound",
    "Count",
    "Take",
    "OnTop",
    "Underneath",
];

fn careful(actions: &[Action], luck: &mut Fast) -> Action {
    let mut wise = actions.to_vec();
    for foolish in [
        |action: &Action| matches!(action, Action::Wound(Spot::Brain)),
        |action: &Action| matches!(action, Action::Fight(_)),
    ] {
        if !wise.iter().all(foolish) {
            wise.retain(|action| !foolish(action));
        }
    }
    wise[luck.below(wise.len())]
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Position>();
    assert!(size <= 2_400, "{size} bytes");
}
