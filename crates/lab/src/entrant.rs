//! Who plays: a bot that Redtag comes with, or a program of somebody's own.

use std::fmt;
use std::str::FromStr;

use redtag_bots::{Bot, Budget, Search};
use redtag_kernel::{Fast, Flaw, Seat, Strategy};

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Entrant {
    /// A bot that Redtag comes with.
    Bot(Bot),
    /// A program of somebody's own, as it was written on the command line.
    Own(String),
}

impl From<Bot> for Entrant {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot)
    }
}

/// As for [`Bot`]; what looks like a path is a program.
impl FromStr for Entrant {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        if written.contains(['/', '\\']) {
            return Ok(Self::Own(written.to_owned()));
        }
        written.parse().map(Self::Bot).map_err(|flaw: Flaw| {
            let path = "or the path of a program of your own, such as ./mybot.py";
            Flaw::at("bot", format!("{}, {path}", flaw.message))
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(out),
            Self::Own(written) => out.write_str(written),
        }
    }
}

/// Starts a program of somebody's own, by what was written on the command line.
pub type StartOwn<'a, G> = &'a (dyn Fn(&str) -> Result<Box<dyn OwnBot<G>>, Flaw> + Sync);

/// A program that plays.
pub trait OwnBot<G: Strategy> {
    /// Which of the actions it chooses.
    fn choose(&mut self, choice: &Choice<G>) -> Result<usize, Flaw>;

    /// A game in which it may have played is over.
    fn over(&mut self, number: u64, game: &G, options: &G::Options, end: &G::Position);
}

/// What a program is asked.
pub struct Choice<'a, G: Strategy> {
    /// The game.
    pub game: &'a G,
    /// Its options.
    pub options: &'a G::Options,
    /// The number of this game among all that are played.
    pub number: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// How things stand.
    pub position: &'a G::Position,
    /// Who chooses.
    pub seat: Seat,
    /// What can be chosen.
    pub actions: &'a [G::Action],
}

/// An entrant that is ready to play.
pub(crate) enum Mind<'a, G: Strategy> {
    Random,
    Greedy,
    Search(Box<Search<'a, G>>),
    Own(Box<dyn OwnBot<G>>),
}

impl<'a, G: Strategy> Mind<'a, G> {
    pub(crate) fn new(
        entrant: &Entrant,
        game: &'a G,
        own: Option<StartOwn<'a, G>>,
    ) -> Result<Self, Flaw> {
        Ok(match entrant {
            Entrant::Bot(Bot::Random) => Self::Random,
            Entrant::Bot(Bot::Greedy) => Self::Greedy,
            Entrant::Bot(Bot::Search(budget)) => Self::Search(Box::new(Search::new(game, *budget))),
            Entrant::Own(written) => {
                let start = own.ok_or_else(|| {
                    Flaw::at("bot", format!("{written}: programs cannot be started here"))
                })?;
                Self::Own(start(written)?)
            }
        })
    }

    /// Which of the actions it chooses; `values` is a buffer.
    pub(crate) fn choose(
        &mut self,
        choice: &Choice<G>,
        thought: &mut Fast,
        values: &mut Vec<f64>,
    ) -> Result<Option<G::Action>, Flaw> {
        let Choice {
            game,
            position,
            seat,
            actions,
            ..
        } = *choice;
        let at = match self {
            Self::Random => thought.below(actions.len()),
            Self::Greedy => {
                values.clear();
                game.judge(position, seat, actions, values);
                redtag_bots::best(values).unwrap_or(actions.len())
            }
            Self::Search(search) => {
                let advice = search.choose(position, seat, thought);
                return Ok(advice.map(|advice| advice.action));
            }
            Self::Own(own) => own.choose(choice)?,
        };
        Ok(actions.get(at).copied())
    }
}

/// The different entrants at a table, and how many seats each has.
pub fn sides(entrants: &[Entrant]) -> Vec<(Entrant, u64)> {
    let mut sides: Vec<(Entrant, u64)> = Vec::new();
    for entrant in entrants {
        match sides.iter_mut().find(|(known, _)| known == entrant) {
            Some((_, seats)) => *seats += 1,
            None => sides.push((entrant.clone(), 1)),
        }
    }
    sides
}

/// A budget in time makes results depend on the machine.
pub fn is_reproducible(entrants: &[Entrant]) -> bool {
    let is_timed =
        |entrant: &Entrant| matches!(entrant, Entrant::Bot(Bot::Search(Budget::Milliseconds(_))));
    !entrants.iter().any(is_timed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_program_and_everything_else_a_bot() {
        for (written, entrant) in [
            ("greedy", Entrant::Bot(Bot::Greedy)),
            ("./greedy", Entrant::Own("./greedy".into())),
            (
                "python3 bots/a.py 3",
                Entrant::Own("python3 bots/a.py 3".into()),
            ),
        ] {
            assert_eq!(written.parse(), Ok(entrant.clone()));
            assert_eq!(entrant.to_string(), written);
        }
        let flaw = "mybot.py".parse::<Entrant>().expect_err("no bot");
        assert!(flaw.to_string().ends_with("such as ./mybot.py"), "{flaw}");
    }
}
