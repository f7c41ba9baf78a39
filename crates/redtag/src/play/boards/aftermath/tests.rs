//! What people see on the board.

use redtag_aftermath::{
    Find, Foe, Goal, Laid, Options, Phase, Roach, Scene, Situation, Space, Spot, Test,
};

use super::*;
use crate::play::boards::testing::{check, check_keys, draw_games};

fn official() -> Aftermath {
    Aftermath::official().expect("the built-in content is fine")
}

/// In the shop of Hobbs: three characters, two kinds of enemy and roaches; the second character
/// attacks.
fn in_the_shop(game: &Aftermath) -> Position {
    let names = &game.content.names;
    let options = Options {
        seats: 3,
        ..Options::default()
    };
    let mut position = game.lay_out(&options).expect("the options are sound");
    position.page = names.page(6).expect("it is in the book");
    position.main = names.mission("honey").ok();
    position.campaign.dials = [3, 1, 4, 2, 11, 7];
    (position.in_turn, position.current, position.bookkeeper) = (true, 1, 2);
    position
        .broken
        .put(names.item("corkscrew").expect("there is such an item"));
    put_on_map(game, &mut position.scene);
    equip(game, &mut position);
    let first = card(game, "strength-1");
    let test = Test {
        seat: 1,
        goal: Goal::Melee(0),
        attributes: game.content.cards[first].symbols,
        difficulty: 6,
        opposed: true,
        first: Some(first),
        sum: 1,
    };
    position.steps = [Phase::Test(test)].into_iter().collect();
    position
}

fn card(game: &Aftermath, id: &str) -> Card {
    let place = game.content.names.cards.iter().position(|name| name == id);
    Card(place.expect("there is such a card") as u8)
}

/// Enemies, roaches, tokens and what can be found.
fn put_on_map(game: &Aftermath, scene: &mut Scene) {
    let names = &game.content.names;
    let enemy = |id: &str, space, wounds| Foe {
        enemy: names.enemy(id).expect("there is such an enemy"),
        space: Space(space),
        wounds,
        ..Foe::default()
    };
    let token = |id: &str, space| Laid {
        token: names.token(id).expect("there is one"),
        space: Space(space),
    };
    let roach = |space| Roach {
        space: Space(space),
        acted: false,
    };
    let find = |space, pile| Find {
        space: Space(space),
        pile,
    };
    (scene.open, scene.situation) = (true, Situation::Hostile);
    scene.foes = [enemy("clerk", 5, 1), enemy("the-meek", 7, 0)]
        .into_iter()
        .collect();
    scene.roaches = [7, 7, 6].map(roach).into_iter().collect();
    scene.threats = ["threat-1", "threat-2"]
        .map(|id| card(game, id))
        .into_iter()
        .collect();
    scene.tokens = [token("fire", 8), token("trap", 8)].into_iter().collect();
    scene.finds = [find(6, 0), find(8, 1)].into_iter().collect();
    (scene.objectives, scene.read) = (1, 0b10);
    scene.environment = names.environment("frost").ok();
}

/// Where the characters are, and what they have.
fn equip(game: &Aftermath, position: &mut Position) {
    let names = &game.content.names;
    let places = [Spot::At(Space(0)), Spot::At(Space(5)), Spot::Down];
    for (hero, spot) in position.heroes.iter_mut().zip(places) {
        hero.spot = spot;
        hero.hand.put(card(game, "agility-2"));
        hero.hand.put(card(game, "strength-3"));
    }
    let hero = position.hero_mut(1);
    (hero.wounds, hero.toxic, hero.batteries) = (1, 1, 2);
    hero.statuses
        .put(names.status("soaked").expect("there is such a status"));
    hero.pack = [names.item("hatpin").expect("there is such an item")]
        .into_iter()
        .collect();
    hero.hand.put(card(game, "strength-3"));
    hero.hand.put(card(game, "heroic-1"));
}

#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let game = official();
    let expected = [
        ((80, 10), include_str!("compact.txt")),
        ((110, 38), include_str!("roomy.txt")),
    ];
    check(&game, &in_the_shop(&game), expected);
}

/// However large the screen is, who is asked can be seen.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let options = [2, 3, 4].map(|seats| Options {
        seats,
        ..Options::default()
    });
    draw_games(
        &game,
        &options,
        7,
        (80, 10),
        |position, words, size, shown| {
            let asked = match game.turn(position) {
                Turn::Act(seats) => seats.first().unwrap_or(0),
                Turn::Over => position.current,
            };
            let name = words.say(&game.character(position.hero(asked).character));
            assert!(
                size.1 < 10 || shown.contains(&name),
                "{name} is not on it:\n{shown}"
            );
        },
    );
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = concat!(
        include_str!("../aftermath.rs"),
        include_str!("heroes.rs"),
        include_str!("map.rs"),
        include_str!("sideboard.rs")
    );
    check_keys(&official(), code, &["board-", "spot-"]);
}

#[test]
fn people_hear_why_not() {
    let game = official();
    let position = in_the_shop(&game);
    let attempts = Aftermath::attempts(&position);
    assert!(attempts.contains(&Action::Melee(0)) && attempts.contains(&Action::EndTurn));
    assert!(
        game.why_not(&position, 1, &Action::EndTurn).is_some(),
        "a test is to be finished first"
    );
    let twice = |(at, action)| attempts[..at].contains(action);
    assert!(
        !attempts.iter().enumerate().any(twice),
        "everything is there once"
    );
}
