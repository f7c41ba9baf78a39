//! Golden playthroughs: whole games as texts to read. If one changes on purpose, raise `Game::RULES` where
//! old journals would play differently, and write the files anew with `REDTAG_BLESS=1`.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use redtag_table::words::Words;
use redtag_table::{Match, Strategy, Tell, Turn};
use redtag_triage::{Options, Triage};

#[test]
fn first() {
    check("first");
}

#[test]
fn second() {
    check("second");
}

#[test]
fn third() {
    check("third");
}

fn check(seed: &str) {
    let played = playthrough(seed);
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

/// A game: the third by somebody who judges well, the others by somebody who takes whatever comes round.
fn playthrough(seed: &str) -> String {
    let game = Arc::new(Triage::official().expect("the content is sound"));
    let words = Words::of(&*game, "en", &[]).expect("the locale is sound");
    let match_ = Match::new(game.clone(), Options::default(), Some(seed.to_owned()), &[]);
    let mut match_ = match_.expect("the options are sound");
    let mut told = format!("seed {seed}, position {}\n", match_.hash());
    while match_.turn() != Turn::Over {
        let actions = match_.legal(0);
        let mut values = Vec::new();
        game.judge(match_.position(), 0, &actions, &mut values);
        let best = (0..actions.len()).max_by(|&a, &b| values[a].total_cmp(&values[b])).unwrap_or(0);
        let round = (match_.steps().len() * 5 + 3) % actions.len();
        let action = actions[if seed == "third" { best } else { round }];
        let prompt = game.prompt(match_.position(), 0);
        let label = words.say(&game.label(match_.position(), 0, &action));
        let events = match_.play(0, action).expect("it is on the list");
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

fn line(told: &mut String, line: &str) {
    writeln!(told, "{line}").expect("a text takes any line");
}
