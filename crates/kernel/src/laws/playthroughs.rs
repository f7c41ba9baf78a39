//! Golden playthroughs: whole games as texts to read.

use std::path::Path;
use std::sync::Arc;

use crate::game::{Game, Seat, Strategy, Turn};
use crate::play::Match;
use crate::words::{Tell, Words};

/// Plays a match and narrates it in English: every question, the choice, what happened, and the
/// hash of the position. `choose` is given the match, the seat and its list, and returns the index
/// of its choice.
pub fn playthrough<G: Tell>(
    game: &Arc<G>,
    options: G::Options,
    seed: &str,
    choose: impl Fn(&Match<G>, Seat, &[G::Action]) -> usize,
) -> Result<String, String> {
    let words = Words::of(&**game, "en", &[]).map_err(|flaw| flaw.to_string())?;
    let match_ = Match::new(game.clone(), options, Some(seed.to_owned()), &[]);
    let mut match_ = match_.map_err(|error| error.to_string())?;
    let mut told = vec![format!("seed {seed}, position {}", match_.hash())];
    tell_events(&words, &match_, &match_.opening(), &mut told);
    while let Turn::Act(seats) = match_.turn() {
        let seat = seats.first().ok_or("somebody may act")?;
        let actions = match_.legal(seat);
        let action = actions[choose(&match_, seat, &actions)];
        let number = match_.steps().len() + 1;
        let question = words.say(&game.prompt(match_.position(), seat));
        told.push(format!("\n{number}. {question}"));
        let label = words.say(&game.label(match_.position(), seat, &action));
        told.push(format!("> {label} (one of {})", actions.len()));
        let events = match_
            .play(seat, action)
            .map_err(|error| format!("it is on the list: {error:?}"))?;
        tell_events(&words, &match_, &events, &mut told);
        told.push(format!("  = {}", match_.hash()));
    }
    told.push(String::new());
    let described = game.describe(match_.position());
    told.extend(described.iter().map(|line| words.say(line)));
    Ok(told.join("\n") + "\n")
}

fn tell_events<G: Tell>(
    words: &Words,
    match_: &Match<G>,
    events: &[G::Event],
    told: &mut Vec<String>,
) {
    let log = |event: &G::Event| format!("  {}", words.say(&match_.game().narrate(event)));
    told.extend(events.iter().map(log));
}

/// Takes actions from the list in turn.
pub fn in_turn<G: Game>(match_: &Match<G>, _seat: Seat, actions: &[G::Action]) -> usize {
    (match_.steps().len() * 5 + 3) % actions.len()
}

/// Takes those that are wanted most in turn.
pub fn keenest<G: Game>(
    match_: &Match<G>,
    actions: &[G::Action],
    zeal: impl Fn(&G::Action) -> u8,
) -> usize {
    let best = actions.iter().map(&zeal).max();
    let choices: Vec<usize> = (0..actions.len())
        .filter(|&at| Some(zeal(&actions[at])) == best)
        .collect();
    choices[(match_.steps().len() * 5 + 3) % choices.len()]
}

/// Somebody who judges well.
pub fn judged<G: Strategy>(match_: &Match<G>, seat: Seat, actions: &[G::Action]) -> usize {
    let mut values = Vec::new();
    let position = match_.position();
    match_.game().judge(position, seat, actions, &mut values);
    let best = |&a: &usize, &b: &usize| values[a].total_cmp(&values[b]);
    (0..actions.len()).max_by(best).unwrap_or(0)
}

/// Plays a match and compares it with `tests/playthroughs/<seed>.txt` in the folder of a crate. If
/// it changes on purpose, raise `Game::RULES` where old journals would play differently, and write
/// it again with `REDTAG_BLESS=1`.
pub fn check_playthrough<G: Tell>(
    folder: &str,
    game: &Arc<G>,
    options: G::Options,
    seed: &str,
    choose: impl Fn(&Match<G>, Seat, &[G::Action]) -> usize,
) -> Result<(), String> {
    let played = playthrough(game, options, seed, choose)?;
    let file = Path::new(folder).join(format!("tests/playthroughs/{seed}.txt"));
    golden(&file, &played)
}

fn golden(file: &Path, played: &str) -> Result<(), String> {
    if std::env::var_os("REDTAG_BLESS").is_some_and(|bless| bless == "1") {
        std::fs::write(file, played).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let golden = std::fs::read_to_string(file)
        .map_err(|error| format!("{}: {error}; REDTAG_BLESS=1 writes it", file.display()))?;
    let differs = |&(_, (golden, played)): &(usize, (&str, &str))| golden != played;
    match (1..).zip(golden.lines().zip(played.lines())).find(differs) {
        Some((line, (golden, played))) => Err(format!(
            "{}, line {line}:\n{golden}\nis now\n{played}",
            file.display()
        )),
        None if golden.lines().count() != played.lines().count() => {
            Err(format!("{} is of another length", file.display()))
        }
        None => Ok(()),
    }
}
