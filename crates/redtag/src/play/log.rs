//! A match in words: what was chosen and what happened, who is ahead and who has won.

use redtag_games::Playable;
use redtag_kernel::{Match, Seat, Text, Words};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// What somebody chose.
    Choice(Seat, Text),
    /// What happened.
    Event(Text),
}

/// Where the luck comes from.
pub fn luck<G: Playable>(match_: &Match<G>, words: &Words) -> String {
    match match_.seed() {
        Some(seed) => format!("{} {seed}", words.word("seed")),
        None => words.word("companion"),
    }
}

/// What somebody is called; a single player needs no name.
pub fn name<G: Playable>(match_: &Match<G>, seat: Seat, words: &Words) -> Option<String> {
    match match_.players().get(usize::from(seat)) {
        Some(player) => Some(player.name.clone()),
        None if match_.seats() > 1 => Some(format!("{} {}", words.word("unnamed"), seat + 1)),
        None => None,
    }
}

/// What somebody said, with their name before it, unless it begins with that.
pub fn by(name: Option<String>, said: &str) -> String {
    match name {
        Some(name) if !said.starts_with(&name) => format!("{name}: {said}"),
        _ => said.to_owned(),
    }
}

/// A line of the log in words.
pub fn say<G: Playable>(match_: &Match<G>, said: &Said, words: &Words) -> String {
    match said {
        Said::Choice(seat, text) => {
            format!("» {}", by(name(match_, *seat, words), &words.say(text)))
        }
        Said::Event(text) => words.say(text),
    }
}

/// The score in words.
pub fn score<G: Playable>(match_: &Match<G>, words: &Words) -> String {
    format!("{} {}", words.word("score"), points(match_, words))
}

/// Points, with names if there are any; a team has one score.
pub fn points<G: Playable>(match_: &Match<G>, words: &Words) -> String {
    if G::COOPERATIVE {
        return match_.scores()[0].to_string();
    }
    let one = |(points, seat): (i32, Seat)| match name(match_, seat, words) {
        Some(name) => format!("{name} {points}"),
        None => points.to_string(),
    };
    let all: Vec<String> = match_.scores().into_iter().zip(0..).map(one).collect();
    all.join(" · ")
}

/// Who of several rivals has won.
pub fn winner<G: Playable>(match_: &Match<G>, words: &Words) -> Option<String> {
    let names: Vec<String> = match_
        .winners()
        .iter()
        .filter_map(|seat| name(match_, seat, words))
        .collect();
    let told = !G::COOPERATIVE && !names.is_empty();
    told.then(|| format!("{} {}.", words.word("winner"), names.join(", ")))
}

/// Everything that was chosen and happened in a match.
pub fn told<G: Playable>(match_: &Match<G>) -> Vec<Said> {
    let steps = (0..match_.steps().len()).flat_map(|at| step_told(match_, at));
    opening_told(match_).into_iter().chain(steps).collect()
}

/// What happened before the first action.
pub fn opening_told<G: Playable>(match_: &Match<G>) -> Vec<Said> {
    match_
        .opening()
        .iter()
        .map(|event| Said::Event(match_.game().narrate(event)))
        .collect()
}

/// What was chosen and happened in one step.
pub fn step_told<G: Playable>(match_: &Match<G>, at: usize) -> Vec<Said> {
    let (game, step) = (match_.game(), &match_.steps()[at]);
    let mut said = vec![Said::Choice(
        step.seat,
        game.label(&step.before, step.seat, &step.action),
    )];
    said.extend(
        match_
            .events(at)
            .iter()
            .map(|event| Said::Event(game.narrate(event))),
    );
    said
}
