//! Bots for any game: random, greedy and search. They know the kernel and no game.

mod search;

use std::fmt;
use std::str::FromStr;

use redtag_kernel::{Fast, Flaw, Game, Seat, Strategy};

pub use search::{Budget, Search};

/// What a bot would do, and what it expects from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Points expected for the seat that acts.
    pub expects: f64,
    /// How far the result is likely to be from that: the standard deviation seen, 0 if only judged.
    pub spread: f64,
    /// How many futures were looked at.
    pub looked: u32,
    /// How often the rules were applied for it.
    pub applied: u32,
    /// The next best action, and the points expected of it; nothing where there is no other, or
    /// where none was judged.
    pub second: Option<(A, f64)>,
}

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// The action that the game itself judges best.
    Greedy,
    /// Monte-Carlo tree search.
    Search(Budget),
}

impl Bot {
    /// Chooses for a seat that may act; `None` if it may not.
    pub fn choose<G: Strategy>(
        self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        luck: &mut Fast,
    ) -> Option<Advice<G::Action>> {
        match self {
            Self::Random => random(game, position, seat, luck),
            Self::Greedy => greedy(game, position, seat),
            Self::Search(budget) => Search::new(game, budget).choose(position, seat, luck),
        }
    }
}

/// The most walks that a search may be asked for: some minutes, and a bounded tree.
const MOST_WALKS: u32 = 10_000_000;
/// The longest that a search may be asked to think: ten minutes.
const MOST_MILLISECONDS: u32 = 600_000;

/// Reads `500` or `1000ms`. Nothing if it is neither; a flaw if it is too much.
fn read_budget(written: &str) -> Result<Option<Budget>, Flaw> {
    let (number, most) = match written.strip_suffix("ms") {
        Some(time) => (time, MOST_MILLISECONDS),
        None => (written, MOST_WALKS),
    };
    match number.parse::<u64>() {
        Ok(0) | Err(_) => Ok(None),
        Ok(number) if number > most.into() => {
            let message = format!("search:{number} is too much; at most {most} is possible");
            Err(Flaw::at("bot", message))
        }
        Ok(time) if written.ends_with("ms") => Ok(Some(Budget::Milliseconds(time))),
        Ok(count) => Ok(u32::try_from(count).ok().map(Budget::Iterations)),
    }
}

/// `random`, `greedy`, `search` (2,000 iterations), `search:500` or `search:1000ms`.
impl FromStr for Bot {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let budget = match written.split_once(':') {
            None if written == "random" => return Ok(Self::Random),
            None if written == "greedy" => return Ok(Self::Greedy),
            None if written == "search" => Some(Budget::Iterations(2_000)),
            Some(("search", budget)) => read_budget(budget)?,
            _ => None,
        };
        budget.map(Self::Search).ok_or_else(|| {
            let known = "random, greedy, search, search:ITERATIONS or search:MILLISECONDSms";
            Flaw::at(
                "bot",
                format!("no bot is called {written:?}; there are {known}"),
            )
        })
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Random => out.write_str("random"),
            Self::Greedy => out.write_str("greedy"),
            Self::Search(Budget::Iterations(count)) => write!(out, "search:{count}"),
            Self::Search(Budget::Milliseconds(count)) => write!(out, "search:{count}ms"),
        }
    }
}

fn random<G: Strategy>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    luck: &mut Fast,
) -> Option<Advice<G::Action>> {
    let actions = legal(game, position, seat);
    let action = *actions.get(luck.below(actions.len()))?;
    Some(Advice {
        action,
        expects: game.value(position, seat),
        spread: 0.0,
        looked: 0,
        applied: 0,
        second: None,
    })
}

/// The best action by the game's own judgement; the first among equals.
fn greedy<G: Strategy>(game: &G, position: &G::Position, seat: Seat) -> Option<Advice<G::Action>> {
    let actions = legal(game, position, seat);
    let mut values = Vec::with_capacity(actions.len());
    game.judge(position, seat, &actions, &mut values);
    let best = best(&values)?;
    let others = (0..values.len()).filter(|&at| at != best);
    let second = others.reduce(|a, b| if values[b] > values[a] { b } else { a });
    Some(Advice {
        action: *actions.get(best)?,
        expects: values[best],
        spread: 0.0,
        looked: 0,
        applied: 0,
        second: second.map(|at| (actions[at], values[at])),
    })
}

/// The index of the highest value; the first among equals.
pub fn best(values: &[f64]) -> Option<usize> {
    (0..values.len()).reduce(|best, at| if values[at] > values[best] { at } else { best })
}

fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(position, seat, &mut actions);
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names() {
        for name in ["random", "greedy", "search:2000", "search:50ms"] {
            assert_eq!(
                name.parse::<Bot>().map(|bot| bot.to_string()),
                Ok(name.to_owned())
            );
        }
        assert_eq!("search".parse(), Ok(Bot::Search(Budget::Iterations(2_000))));
        for nonsense in [
            "",
            "Random",
            "search:",
            "search:0",
            "search:10000001",
            "search:4000000000",
            "search:600001ms",
            "search:-1",
            "search:9s",
            "greedy:3",
        ] {
            assert!(nonsense.parse::<Bot>().is_err(), "{nonsense}");
        }
    }
}
