//! Players that choose: random, greedy and search. They know the table and no game.

mod search;

use std::fmt;
use std::str::FromStr;

use redtag_kernel::{Fast, Flaw, Game, Seat, Strategy};

pub use search::{Budget, Search};

/// What a bot would do, and what it expects of it.
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

/// `random`, `greedy`, `search` (2,000 iterations), `search:500` or `search:1000ms`.
/// The most walks that a search may be asked for: some minutes, and a bounded tree.
const MOST_WALKS: u32 = 10_000_000;
/// The longest that a search may be asked to think: ten minutes.
const MOST_MILLISECONDS: u32 = 600_000;

impl FromStr for Bot {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let wrong = || {
            let known = "random, greedy, search, search:ITERATIONS or search:MILLISECONDSms";
            Flaw::at(
                "bot",
                format!("no bot is called {written:?}; there are {known}"),
            )
        };
        let up_to = |most: u32, number: &str| match number.parse::<u64>() {
            Ok(0) | Err(_) => Err(wrong()),
            Ok(number) => u32::try_from(number)
                .ok()
                .filter(|&number| number <= most)
                .ok_or_else(|| {
                    let message = format!(
                        "search:{number} is too much; at most {most} is \
                                           possible"
                    );
                    Flaw::at("bot", message)
                }),
        };
        match written.split_once(':') {
            None if written == "random" => Ok(Self::Random),
            None if written == "greedy" => Ok(Self::Greedy),
            None if written == "search" => Ok(Self::Search(Budget::Iterations(2_000))),
            Some(("search", budget)) => match budget.strip_suffix("ms") {
                Some(time) => Ok(Self::Search(Budget::Milliseconds(
                    up_to(MOST_MILLISECONDS, time)?.into(),
                ))),
                None => Ok(Self::Search(Budget::Iterations(up_to(MOST_WALKS, budget)?))),
            },
            _ => Err(wrong()),
        }
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
    })
}

/// The best by the game's own judgement; the first of equals.
fn greedy<G: Strategy>(game: &G, position: &G::Position, seat: Seat) -> Option<Advice<G::Action>> {
    let actions = legal(game, position, seat);
    let mut values = Vec::with_capacity(actions.len());
    game.judge(position, seat, &actions, &mut values);
    let best = best(&values)?;
    Some(Advice {
        action: *actions.get(best)?,
        expects: values[best],
        spread: 0.0,
        looked: 0,
    })
}

/// The place of the highest value, the first of equals.
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
