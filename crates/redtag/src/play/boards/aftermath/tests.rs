//! What people see on the board.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_aftermath::{Find, Foe, Goal, Laid, Options, Phase, Roach, Test};
use redtag_kernel::Fast;

use super::*;
use crate::play::words;

fn official() -> Aftermath {
    Aftermath::official().expect("the built-in content is fine")
}

fn speaking(language: &str) -> Words {
    words::of(&official(), language).expect("it is spoken")
}

/// The board of a position as text.
fn shown(game: &Aftermath, position: &Position, words: &Words, width: u16, height: u16) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    let drawn = terminal.draw(|frame| draw(frame, frame.area(), game, position, words));
    drawn.expect("memory can be drawn on");
    let quoted = terminal.backend().to_string();
    quoted
        .lines()
        .map(|line| format!("{}\n", line.trim_matches('"').trim_end()))
        .collect()
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
    let enemy = |id: &str, space, wounds| {
        let enemy = names.enemy(id).expect("there is such an enemy");
        Foe {
            enemy,
            space: Space(space),
            wounds,
            ..Foe::default()
        }
    };
    let card = |id: &str| {
        let place = names.cards.iter().position(|name| name == id);
        Card(place.expect("there is such a card") as u8)
    };
    let token = |id: &str, space| Laid {
        token: names.token(id).expect("there is one"),
        space: Space(space),
    };
    let scene = &mut position.scene;
    (scene.open, scene.situation) = (true, Situation::Hostile);
    scene.foes = [enemy("clerk", 5, 1), enemy("the-meek", 7, 0)]
        .into_iter()
        .collect();
    scene.roaches = [7, 7, 6]
        .map(|space| Roach {
            space: Space(space),
            acted: false,
        })
        .into_iter()
        .collect();
    scene.threats = [card("threat-1"), card("threat-2")].into_iter().collect();
    scene.tokens = [token("fire", 8), token("trap", 8)].into_iter().collect();
    scene.finds = [
        Find {
            space: Space(6),
            pile: 0,
        },
        Find {
            space: Space(8),
            pile: 1,
        },
    ]
    .into_iter()
    .collect();
    (scene.objectives, scene.read) = (1, 0b10);
    scene.environment = names.environment("frost").ok();
    let places = [Spot::At(Space(0)), Spot::At(Space(5)), Spot::Down];
    for (hero, spot) in position.heroes.iter_mut().zip(places) {
        hero.spot = spot;
        hero.hand.put(card("agility-2"));
        hero.hand.put(card("strength-3"));
    }
    let hero = position.hero_mut(1);
    (hero.wounds, hero.toxic, hero.batteries) = (1, 1, 2);
    hero.statuses
        .put(names.status("soaked").expect("there is such a status"));
    hero.pack = [names.item("hatpin").expect("there is such an item")]
        .into_iter()
        .collect();
    hero.hand.put(card("strength-3"));
    hero.hand.put(card("heroic-1"));
    position
        .broken
        .put(names.item("corkscrew").expect("there is such an item"));
    let test = Test {
        seat: 1,
        goal: Goal::Melee(0),
        attributes: game.content.cards[card("strength-1")].symbols,
        difficulty: 6,
        opposed: true,
        first: Some(card("strength-1")),
        sum: 1,
    };
    position.steps = [Phase::Test(test)].into_iter().collect();
    position
}

/// As it looked when somebody last looked at it.
#[test]
fn the_board_is_drawn_for_small_and_large_screens() {
    let (game, words) = (official(), speaking("en"));
    let position = in_the_shop(&game);
    let sizes = [(80, 10), (110, 38)];
    let [compact, roomy] =
        sizes.map(|(width, height)| shown(&game, &position, &words, width, height));
    println!("{compact}\n{roomy}");
    assert_eq!(
        (&*compact, &*roomy),
        (include_str!("compact.txt"), include_str!("roomy.txt"))
    );
}

/// Whatever happens and however large the screen is: every word is known, and who is asked can be
/// seen.
#[test]
fn games_are_drawn_at_every_size() {
    let game = official();
    let languages = ["en", "de"].map(speaking);
    let sizes = [
        (80, 10),
        (100, 17),
        (80, 26),
        (70, 25),
        (152, 58),
        (72, 38),
        (60, 7),
        (3, 2),
    ];
    for seats in 2..=4 {
        let options = Options {
            seats,
            ..Options::default()
        };
        for (nth, position) in random_game(&game, &options).into_iter().rev().enumerate() {
            let (words, (width, height)) = (&languages[nth % 2], sizes[nth / 2 % sizes.len()]);
            let shown = shown(&game, &position, words, width, height);
            assert!(!shown.contains('⟨'), "every word is known:\n{shown}");
            let asked = match game.turn(&position) {
                Turn::Act(seats) => seats.first().unwrap_or(0),
                Turn::Over => position.current,
            };
            let name = words.say(&game.character(position.hero(asked).character));
            assert!(
                height < 10 || shown.contains(&name),
                "{name} is not on it:\n{shown}"
            );
        }
    }
}

/// Every seventh position of a game by chance, and its end.
fn random_game(game: &Aftermath, options: &Options) -> Vec<Position> {
    let mut chance = Fast::new(5, options.seats.into());
    let mut position = game
        .set_up(options, &mut chance, &mut ())
        .expect("the options are sound");
    let mut positions = vec![position];
    let mut actions = Vec::new();
    for step in 1.. {
        let Turn::Act(waiting) = game.turn(&position) else {
            break;
        };
        let seat = waiting.first().expect("somebody is asked");
        actions.clear();
        game.legal_actions(&position, seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, &mut chance, &mut ());
        if step % 7 == 0 {
            positions.push(position);
        }
    }
    positions.push(position);
    positions
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = include_str!("../aftermath.rs");
    for words in ["en", "de"].map(speaking) {
        let is_key = |text: &&str| text.starts_with("board-") || text.starts_with("spot-");
        for key in code.split('"').filter(is_key) {
            assert!(words.has(key), "{key}");
        }
    }
}

#[test]
fn people_hear_why_not() {
    let game = official();
    let position = in_the_shop(&game);
    let attempts = attempts(&position);
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
