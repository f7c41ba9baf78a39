//! One game step by step, for whoever wants to look at it: as a match, or as rows of data.

use std::sync::Arc;

use redtag_kernel::{Chance, Fast, Flaw, Match, Recorder, Seat, Strategy, Tell, Turn};

use crate::study::Version;
use crate::twist::Twisted;
use crate::{Plan, Player, Progress};

/// A choice that was made.
pub(crate) struct Chosen<'a, G: Strategy> {
    pub before: &'a G::Position,
    pub seat: Seat,
    /// What could be chosen.
    pub actions: &'a [G::Action],
    pub action: G::Action,
}

impl<G: Strategy + Tell> Player<'_, G> {
    /// Plays a game and tells of its set-up and of every choice, with what happened then. `luck`
    /// can be looked at in between.
    pub(crate) fn walk<C: Chance>(
        &mut self,
        number: u64,
        luck: &mut C,
        mut tell: impl FnMut(Option<&Chosen<G>>, &[G::Event], &mut C) -> Result<(), Flaw>,
    ) -> Result<G::Position, Flaw> {
        let Plan {
            game,
            options,
            seed,
            ..
        } = *self.plan;
        let (thought, mut heard) = (&mut Fast::new(!seed, number), Vec::new());
        let mut position = game.set_up(options, luck, &mut heard)?;
        tell(None, &heard, luck)?;
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = game.leads(&position, seats);
            let Some(action) = self.choose(number, options, &position, seat, thought) else {
                self.progress.result()?;
                return Err(Flaw::at("game", "nobody chooses, but it is not over"));
            };
            let before = position.clone();
            heard.clear();
            game.apply(&mut position, seat, action, luck, &mut heard);
            let chosen = Chosen {
                before: &before,
                seat,
                actions: &self.actions,
                action,
            };
            tell(Some(&chosen), &heard, luck)?;
        }
        self.tell_the_end(number, options, &position);
        Ok(position)
    }
}

/// A game of a version in a study as a match, to be looked at.
pub fn record<G: Strategy + Tell>(
    game: &Arc<G>,
    version: &Version<G>,
    seed: u64,
    number: u64,
) -> Result<Match<G>, Flaw> {
    let (progress, plan) = (Progress::default(), version.plan(number + 1, seed));
    plan.check()?;
    let mut match_ = None;
    let mut luck = Recorder::new(Twisted::new(seed, number, version.twist));
    let wrong = |error: &dyn std::fmt::Debug| Flaw::at("game", format!("{error:?}"));
    Player::new(&plan, &progress)?.walk(number, &mut luck, |chosen, _, luck| {
        let outcomes = std::mem::take(&mut luck.outcomes);
        match (chosen, &mut match_) {
            (Some(chosen), Some(match_)) => {
                let played: &mut Match<G> = match_;
                let played = played.play_with(chosen.seat, chosen.action, &outcomes);
                played.map(drop).map_err(|error| wrong(&error))
            }
            _ => {
                let begun = Match::new(game.clone(), version.options.clone(), None, &outcomes);
                match_ = Some(begun.map_err(|error| wrong(&error))?);
                Ok(())
            }
        }
    })?;
    match_.ok_or_else(|| Flaw::at("game", "it was never set up"))
}
