//! Golden playthroughs: whole games as texts to read. If one changes on purpose, raise `Game::RULES` where
//! old journals would play differently, and write the files anew with `REDTAG_BLESS=1`.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use redtag_katastrophenspiel::{Action, Card, Katastrophenspiel, Options, Position, Side};
use redtag_table::words::Words;
use redtag_table::{Match, Tell, Turn};

/// Two players who take whatever comes round.
#[test]
fn first() {
    check("first", 2);
}

/// Three players who take whatever comes round of what helps most.
#[test]
fn second() {
    check("second", 3);
}

fn check(seed: &str, seats: u8) {
    let played = playthrough(seed, seats);
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seed}.txt"));
    if std::env::var_os("REDTAG_BLESS").is_some_and(|bless| bless == "1") {
        std::fs::write(&file, &played).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("the file is there; REDTAG_BLESS=1 writes it");
    for (number, (golden, played)) in (1..).zip(golden.lines().zip(played.lines())) {
        assert_eq!(golden, played, "{seed}.txt, line {number}");
    }
    assert_eq!(golden.lines().count(), played.lines().count(), "{seed}.txt is of another length");
}

fn playthrough(seed: &str, seats: u8) -> String {
    let game = Arc::new(Katastrophenspiel::official().expect("the content is sound"));
    let words = Words::of(&*game, "en", &[]).expect("the locale is sound");
    let options = Options { seats, ..Options::default() };
    let match_ = Match::new(game.clone(), options, Some(seed.to_owned()), &[]);
    let mut match_ = match_.expect("the options are sound");
    let mut told = format!("seed {seed}, position {}\n", match_.hash());
    for event in match_.opening() {
        line(&mut told, &format!("  {}", words.say(&game.narrate(&event))));
    }
    while match_.turn() != Turn::Over {
        let seat = match_.position().active;
        let actions = match_.legal(seat);
        let best = actions.iter().map(|action| zeal(&game, match_.position(), action)).max();
        let wanted =
            |action: &&Action| seed == "first" || Some(zeal(&game, match_.position(), action)) == best;
        let choices: Vec<Action> = actions.iter().filter(wanted).copied().collect();
        let action = choices[(match_.steps().len() * 5 + 3) % choices.len()];
        let prompt = game.prompt(match_.position(), seat);
        let label = words.say(&game.label(match_.position(), seat, &action));
        let events = match_.play(seat, action).expect("it is on the list");
        let number = match_.steps().len();
        line(&mut told, &format!("\n{number}. {}", words.say(&prompt)));
        line(&mut told, &format!("> {label} (one of {})", actions.len()));
        for event in &events {
            line(&mut told, &format!("  {}", words.say(&game.narrate(event))));
        }
        line(&mut told, &format!("  = {}", match_.hash()));
    }
    line(&mut told, "");
    for text in game.describe(match_.position()) {
        line(&mut told, &words.say(&text));
    }
    told
}

/// How much somebody who wants to help wants to do this.
fn zeal(game: &Katastrophenspiel, position: &Position, action: &Action) -> u8 {
    let happens_at =
        |to| position.catastrophes.iter().flatten().any(|&card| game.content.card(card).region == to);
    let helps = |card, side| helps(game, position, card, side);
    match *action {
        Action::Name(ability) => position.mission.map_or(0, |mission| mission.missing[ability as usize]),
        Action::Mission(_) | Action::ExtraMission(_) | Action::Buy(_) | Action::ExtraPurchase(_) => 4,
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
    let symbols = if side == Side::Right { rules.right.unwrap_or_default() } else { rules.left };
    position.mission.is_some_and(|mission| {
        let matched =
            symbols.abilities.iter().zip(mission.missing).any(|(&given, missing)| given.min(missing) > 0);
        matched || !symbols.dice.is_empty()
    })
}

fn line(told: &mut String, line: &str) {
    writeln!(told, "{line}").expect("a text takes any line");
}
