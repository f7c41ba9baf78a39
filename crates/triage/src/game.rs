//! The game as the kernel sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Turn};

use crate::action::{Action, Event};
use crate::audit;
use crate::content::Content;
use crate::legal::Legal;
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::setup::{self, Options};
use crate::tell;
use crate::worth::Worth;

/// After the Disaster: Triage.
#[derive(Clone, Debug)]
pub struct Triage {
    /// What a designer may change.
    pub content: Content,
    /// What positions are worth.
    pub worth: Worth,
}

impl Triage {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            content,
            worth: Worth::trained(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }

    pub(crate) fn rules<'a, C, L>(
        &'a self,
        position: &'a mut Position,
        chance: &'a mut C,
        events: &'a mut L,
    ) -> Rules<'a, C, L> {
        Rules {
            content: &self.content,
            position,
            chance,
            events,
        }
    }
}

impl Game for Triage {
    const NAME: &'static str = "triage";
    const RULES: u32 = 1;
    /// Cards run out, and Jacks Outside or a lack of Diesel wear the Hospital down (A16).
    const LONGEST: usize = 1_500;
    /// For one player (R1).
    const SEATS: RangeInclusive<u8> = 1..=1;

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, _options: &Options) -> u8 {
        1
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(&self.content, options)
    }

    fn options_of(&self, position: &Position, options: &Options) -> Options {
        setup::options_of(position, options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event, Position>,
    ) -> Result<Position, Flaw> {
        let mut position = self.lay_out(options)?;
        position.turn = 0;
        let mut rules = self.rules(&mut position, chance, events);
        rules.start_turn();
        rules.go_on();
        Ok(position)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Act(Seats::one(0))
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, _seat: Seat, into: &mut Vec<Action>) {
        Legal { position }.each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, _seat: Seat, action: &Action) -> Option<Illegal> {
        let refusal = Legal { position }.may(*action).err()?;
        Some(tell::refusal(position, *action, refusal))
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event, Position>,
    ) {
        let mut rules = self.rules(position, chance, events);
        rules.act(action);
        rules.go_on();
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit::audit(&self.content, position)
    }

    /// Everybody in the Saved Pile, even after a collapse (R30).
    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        [position.saved.total().into(); MAX_SEATS]
    }

    fn complete(&self, options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        setup::complete(&self.content, options, position, given);
    }
}
