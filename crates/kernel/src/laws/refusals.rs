//! Every reason that is given is true.

use std::collections::{BTreeMap, HashSet};

use crate::chance::Fast;
use crate::game::{Game, Illegal, Seat, Turn};

/// How many actions are tried at each position and seat.
const MOST_TRIED: usize = 60;

/// Somebody tried something and was refused.
#[derive(Debug)]
pub struct Refused<'a, G: Game> {
    /// How things stand.
    pub position: &'a G::Position,
    /// Who tried it.
    pub seat: Seat,
    /// What was tried.
    pub action: G::Action,
    /// What they were told.
    pub illegal: &'a Illegal,
}

/// Plays random games, `options` in turn. At each position, including the last, every seat tries
/// actions that are not on its list, and `holds` says whether the reason is true. It should look
/// only at the position and share no code with the rules; `None` means that it does not know the
/// reason, which is an error too.
///
/// Returns how often each reason was given, by its key.
pub fn refusals_hold<G: Game>(
    game: &G,
    options: &[G::Options],
    numbers: std::ops::Range<u64>,
    holds: impl Fn(&Refused<G>) -> Option<bool>,
) -> Result<BTreeMap<String, u64>, String> {
    let mut run = Run {
        game,
        holds,
        known: HashSet::new(),
        tried: Vec::new(),
        next: 0,
        given: BTreeMap::new(),
    };
    for number in numbers {
        let chosen = &options[number as usize % options.len()];
        run.game(chosen, number)
            .map_err(|breach| format!("game {number}: {breach}"))?;
    }
    Ok(run.given)
}

struct Run<'a, G: Game, H> {
    game: &'a G,
    holds: H,
    /// Every action ever listed, and the same in the order of their first appearance.
    known: HashSet<G::Action>,
    tried: Vec<G::Action>,
    /// Which of them comes next.
    next: usize,
    given: BTreeMap<String, u64>,
}

impl<G: Game, H: Fn(&Refused<G>) -> Option<bool>> Run<'_, G, H> {
    fn game(&mut self, options: &G::Options, number: u64) -> Result<(), String> {
        let mut luck = Fast::new(0x0005_ef05, number);
        let mut position = self
            .game
            .set_up(options, &mut luck, &mut ())
            .map_err(|flaw| flaw.to_string())?;
        let seats = self.game.seats(options);
        let mut actions = Vec::new();
        for _ in 0..=G::LONGEST {
            self.learn(&position, seats, &mut actions);
            for seat in 0..seats {
                self.try_others(&position, seat, &mut actions)?;
            }
            let Turn::Act(may) = self.game.turn(&position) else {
                return Ok(());
            };
            let may: Vec<Seat> = may.iter().collect();
            let seat = may[luck.below(may.len())];
            actions.clear();
            self.game.legal_actions(&position, seat, &mut actions);
            let action = actions[luck.below(actions.len())];
            self.game
                .apply(&mut position, seat, action, &mut luck, &mut ());
        }
        Err(format!("a match takes at most {} actions", G::LONGEST))
    }

    /// Remembers what is on the lists, so that it can be tried where it is not.
    fn learn(&mut self, position: &G::Position, seats: u8, actions: &mut Vec<G::Action>) {
        let Turn::Act(may) = self.game.turn(position) else {
            return;
        };
        for seat in may.iter().filter(|&seat| seat < seats) {
            actions.clear();
            self.game.legal_actions(position, seat, actions);
            for action in actions.iter() {
                if self.known.insert(*action) {
                    self.tried.push(*action);
                }
            }
        }
    }

    /// Tries the next few known actions from this seat.
    fn try_others(
        &mut self,
        position: &G::Position,
        seat: Seat,
        actions: &mut Vec<G::Action>,
    ) -> Result<(), String> {
        actions.clear();
        if let Turn::Act(may) = self.game.turn(position)
            && may.contains(seat)
        {
            self.game.legal_actions(position, seat, actions);
        }
        for _ in 0..MOST_TRIED.min(self.tried.len()) {
            self.next = (self.next + 1) % self.tried.len();
            let action = self.tried[self.next];
            if !actions.contains(&action) {
                self.refused(position, seat, action)?;
            }
        }
        Ok(())
    }

    fn refused(
        &mut self,
        position: &G::Position,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), String> {
        let Some(illegal) = self.game.why_not(position, seat, &action) else {
            return Err(format!("what is not listed has a reason: {action:?}"));
        };
        let case = Refused {
            position,
            seat,
            action,
            illegal: &illegal,
        };
        let told = match (self.holds)(&case) {
            Some(true) => {
                *self
                    .given
                    .entry(illegal.why.key.clone().into_owned())
                    .or_default() += 1;
                return Ok(());
            }
            Some(false) => "a reason that does not hold",
            None => "a reason that is not known",
        };
        Err(format!(
            "{told}: seat {seat}, {action:?}, {illegal:?}, {position:?}"
        ))
    }
}
