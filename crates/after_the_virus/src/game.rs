//! The game as the kernel sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Turn};

use crate::action::{Action, Event};
use crate::audit::audit;
use crate::content::Content;
use crate::fates::Uses;
use crate::legal::{Legal, is_asked};
use crate::position::{Calm, Ending, MAX_PLAYERS, Position};
use crate::rules::{Rules, progress};
use crate::setup::{self, Options};
use crate::worth::Worth;

/// After the Virus.
#[derive(Clone, Debug)]
pub struct AfterTheVirus {
    /// What a designer may change.
    pub content: Content,
    /// What positions are worth, for the bots.
    pub worth: Worth,
    /// What cards are good for within a turn, for odds.
    pub(crate) uses: Uses,
}

impl AfterTheVirus {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            uses: Uses::of(&content),
            content,
            worth: Worth::trained(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }

    /// What a seat may do.
    pub(crate) fn legal<'a>(&'a self, position: &'a Position, seat: Seat) -> Legal<'a> {
        Legal::new(&self.content, position, seat)
    }
}

impl Game for AfterTheVirus {
    const NAME: &'static str = "after-the-virus";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    const TAKES_BACK: bool = false;
    const NO_TAKE_BACK: &'static str = "R11";
    /// No more than 250 turns are played (A40). The waves end a match long before: from wave 15 on
    /// every reshuffle finds too few zombie cards and destroys two others.
    ///
    /// In a turn each action of a player uses something up: one of 8 cards in hand; one of 56 cards
    /// that are retrieved, prepared, used with itself as the price, or once; one of 48 cards of
    /// ammo; one of 48 destroyed cards that come back; one of 32 attacking zombies. That is less
    /// than 400. Each of these is followed by at most 9 offers to decline and makes at most 3
    /// players say again that they are done, besides 8 payments and 138 zombies and zombie cards, 3
    /// wounds a player and 9 counts a Survivor that can be answered for once. That is less than
    /// 6,000 in all.
    const LONGEST: usize = 250 * MAX_PLAYERS * 6_000;

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    /// Missions, characters and difficulties are those of the rulebook; only other readings of it
    /// are not.
    fn is_official(&self, options: &Options) -> bool {
        options.goal.is_none() && options.calm == Calm::Own
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(&self.content, options)
    }

    fn options_of(&self, position: &Position, options: &Options) -> Options {
        setup::options_of(&self.content, position, options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event, Position>,
    ) -> Result<Position, Flaw> {
        let mut position = self.lay_out(options)?;
        Rules {
            content: &self.content,
            position: &mut position,
            chance,
            events,
        }
        .set_up();
        Ok(position)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.ending {
            Some(_) => Turn::Over,
            None => Turn::Act(is_asked(&self.content, position)),
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        self.legal(position, seat)
            .each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        let refusal = self.legal(position, seat).may(*action).err()?;
        Some(self.refusal(position, seat, *action, refusal))
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event, Position>,
    ) {
        Rules {
            content: &self.content,
            position,
            chance,
            events,
        }
        .act(seat, action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit(&self.content, position)
    }

    /// How much of the goal is reached, in hundredths; all of it only once the mission is won.
    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        let won = position.ending == Some(Ending::Won);
        [if won {
            100
        } else {
            progress(&self.content, position).min(99)
        }; MAX_SEATS]
    }

    fn winners(&self, position: &Position) -> Seats {
        let all = 0..position.players.len() as u8;
        match position.ending {
            Some(Ending::Won) => all.fold(Seats::default(), Seats::with),
            _ => Seats::default(),
        }
    }

    fn complete(&self, options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        setup::complete(&self.content, options, position, given);
    }
}
