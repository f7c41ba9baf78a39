//! What chance asks and what people answer: outcomes by name, by number and as they are typed.

use redtag_kernel::chance::{Question, ScriptError};
use redtag_kernel::{Scripted, Seat, Words};

use crate::Playable;
use crate::protocol::{Code, Draw, Error, Outcome, Shown};

/// Outcomes were told for a match that has a seed.
pub fn seeded() -> Error {
    Error::new(
        Code::BadChance,
        "chance: this match has a seed, its outcomes come from there",
    )
}

/// The numbers of what cards and dice showed. What was typed is an outcome of what is asked after
/// those before it, which `play` finds out.
pub fn outcomes<G: Playable>(
    game: &G,
    shown: &[Shown],
    play: impl Fn(&mut Scripted),
) -> Result<Vec<u16>, Error> {
    let mut outcomes = Vec::new();
    for one in shown {
        let outcome = match one {
            Shown::Number(outcome) => *outcome,
            Shown::Typed(typed) => {
                let mut script = Scripted::new(&outcomes);
                play(&mut script);
                let Err(ScriptError::Asks { question, .. }) = script.verdict() else {
                    let message = format!("chance: no question is open that {typed:?} answers");
                    return Err(Error::new(Code::BadChance, message));
                };
                typed_outcome(game, &question, typed)?
            }
        };
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

/// The outcome that somebody typed.
fn typed_outcome<G: Playable>(game: &G, question: &Question, typed: &str) -> Result<u16, Error> {
    let possible = (0u16..).zip(&question.weights);
    let mut possible = possible.filter(|&(_, &weight)| weight > 0);
    let is_it = |outcome: u16| {
        let (_, known) = game.outcome(question.what, outcome.into());
        known.to_lowercase() == typed.trim().to_lowercase()
    };
    let found = possible.find(|&(outcome, _)| is_it(outcome));
    found.map(|(outcome, _)| outcome).ok_or_else(|| {
        let message = format!(
            "chance: {typed:?} cannot be the outcome of {}",
            question.what
        );
        Error::new(Code::BadChance, message)
    })
}

/// An outcome that cannot be, by its name.
pub fn bad_chance<G: Playable>(game: &G, words: &Words, error: &ScriptError) -> Error {
    let message = match error {
        ScriptError::Impossible { what, outcome, .. } => {
            let name = words.say(&game.outcome(what, (*outcome).into()).0);
            format!("{error}: {name}")
        }
        _ => error.to_string(),
    };
    Error::new(Code::BadChance, message)
}

/// An error that says what chance asks.
pub fn asks<G: Playable>(game: &G, words: &Words, question: &Question) -> Error {
    let draw = draw(game, words, question);
    Error {
        question: Some(draw),
        ..Error::new(Code::Asks, words.word("asks-chance"))
    }
}

fn draw<G: Playable>(game: &G, words: &Words, question: &Question) -> Draw {
    let total = question
        .weights
        .iter()
        .map(|&weight| f64::from(weight))
        .sum::<f64>();
    let possible = question
        .weights
        .iter()
        .zip(0u16..)
        .filter(|&(&weight, _)| weight > 0);
    let outcomes = possible.map(|(&weight, outcome)| {
        let (name, typed) = game.outcome(question.what, outcome.into());
        Outcome {
            outcome,
            name: words.say(&name),
            typed,
            probability: f64::from(weight) / total,
        }
    });
    Draw {
        what: question.what.into(),
        outcomes: outcomes.collect(),
    }
}

/// What chance is asked first after this action.
pub fn next_draw<G: Playable>(
    game: &G,
    words: &Words,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
) -> Option<Draw> {
    let mut chance = Scripted::new(&[]);
    game.apply(&mut position.clone(), seat, action, &mut chance, &mut ());
    match chance.verdict() {
        Err(ScriptError::Asks { question, .. }) => Some(draw(game, words, &question)),
        _ => None,
    }
}
