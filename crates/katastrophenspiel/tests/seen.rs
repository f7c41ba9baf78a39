//! What boards are handed follows the content in use, so that none of them needs a number of its
//! own.

use redtag_katastrophenspiel::{
    Action, Card, Content, Katastrophenspiel, Options, Position, Seen, Side, Tip,
};
use redtag_kernel::play::sketch;
use redtag_kernel::{Fast, Game};
use serde_json::json;

fn card(number: u8) -> Card {
    Card::try_from(number).expect("it is a number of a card")
}

/// Red in North America, with House Fire to handle.
fn position(game: &Katastrophenspiel) -> Position {
    let written = json!({
        "players": [
            { "colour": "red", "region": "north-america", "hand": [13, 61, 62, 89] },
            { "colour": "green" },
        ],
        "catastrophes": [21, 22, 33, 47, 56],
        "purchases": [1, 2, 7, 81, 109],
    });
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    sketch(game, &options, &written).expect("the position is sound")
}

fn after(game: &Katastrophenspiel, actions: &[Action]) -> Seen {
    let mut position = position(game);
    for &action in actions {
        game.apply(&mut position, 0, action, &mut Fast::new(1, 1), &mut ());
    }
    game.seen(&position)
}

#[test]
fn stacks_and_rounds() {
    let content = Content::OFFICIAL.replacen("rounds = 8", "rounds = 5", 1);
    let game = Katastrophenspiel::new(Content::read(&content).expect("it is sound"));
    let mut position = position(&game);
    position.rounds = 4;
    let seen = game.seen(&position);
    assert_eq!((seen.round, seen.rounds, seen.winner), (2, 5, None));
    let places: Vec<u8> = seen.stacks.iter().map(|stack| stack.places).collect();
    assert_eq!(
        places,
        [2, 2, 1, 2, 1, 1, 1],
        "as many as the rows have (R4)"
    );
    let catastrophes: Vec<u8> = (seen.stacks.iter())
        .filter(|stack| stack.catastrophes)
        .map(|stack| stack.value)
        .collect();
    assert_eq!(catastrophes, [1, 2, 3, 5]);
    assert_eq!(seen.stacks[6].left, 7, "one of eight is face up");
    assert_eq!(seen.stacks[6].unseen.len(), 7);
}

/// R18, A17: the uses of equipment, and what would waste one.
#[test]
fn uses_of_equipment() {
    let game = Katastrophenspiel::official().expect("the content is sound");
    let uses = |seen: &Seen| seen.uses.iter().find(|(one, _)| *one == card(89)).copied();
    let before = after(&game, &[]);
    assert_eq!(
        (uses(&before), before.wasted),
        (Some((card(89), 2)), vec![card(89)])
    );
    let laid_down = after(&game, &[Action::Play(card(89))]);
    assert_eq!(
        (uses(&laid_down), laid_down.wasted),
        (Some((card(89), 1)), vec![])
    );
    let mission = after(&game, &[Action::Mission(card(22))]);
    assert_eq!(mission.wasted, [], "in a mission it gives its symbols");
}

/// R16: the sides of cards in play; and what a beginner hears about.
#[test]
fn sides_and_tips() {
    let game = Katastrophenspiel::official().expect("the content is sound");
    let seen = after(&game, &[Action::Play(card(61)), Action::Play(card(62))]);
    let sides = [
        (card(61), vec![Side::All]),
        (card(62), vec![Side::Left, Side::Right]),
    ];
    assert_eq!(seen.sides, sides);
    assert_eq!(seen.tips, [Tip::Mission, Tip::Vehicle]);
    let driving = after(&game, &[Action::Mission(card(22)), Action::Play(card(13))]);
    assert_eq!(driving.tips, []);
}
