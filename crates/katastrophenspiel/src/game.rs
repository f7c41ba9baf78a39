//! The game as the kernel sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Turn};

use crate::action::{Action, Event};
use crate::audit;
use crate::content::Content;
use crate::legal::Legal;
use crate::position::{MAX_PLAYERS, Phase, Position};
use crate::rules::{Rules, dispatcher, winner};
use crate::setup::{self, HeroLimit, Options};
use crate::worth::Weights;

/// Das Katastrophenspiel.
#[derive(Clone, Debug)]
pub struct Katastrophenspiel {
    /// What a designer may change.
    pub content: Content,
    /// The numbers behind the judgement of bots.
    pub weights: Weights,
}

impl Katastrophenspiel {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            content,
            weights: Weights::default(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }

    /// What a seat may do, and why not.
    #[inline]
    pub(crate) fn legal<'a>(&'a self, position: &'a Position, seat: Seat) -> Legal<'a> {
        Legal {
            content: &self.content,
            position,
            seat,
        }
    }

    #[inline]
    fn rules<'a, C, L>(
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

impl Game for Katastrophenspiel {
    const NAME: &'static str = "katastrophenspiel";
    const RULES: u32 = 2;
    const NO_TAKE_BACK: &'static str = "R11";
    /// As many as there are colours, and somebody to compete with (A18).
    const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    /// In a turn each card is played once, and in a mission used once and named for up to four
    /// dice; there are at most 60 turns, 127 cards, and one mission a turn besides eight extra
    /// ones.
    const LONGEST: usize = 60 * (127 + 16) + 68 * (127 * 5 + 2);

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

    fn is_official(&self, options: &Options) -> bool {
        options.hero_limit == HeroLimit::Space
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
        self.rules(&mut position, chance, events)
            .set_up(options.first);
        Ok(position)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Act(Seats::one(position.active))
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        self.legal(position, seat)
            .each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        let refusal = self.legal(position, seat).may(*action).err()?;
        Some(self.refusal(position, *action, refusal))
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
        self.rules(position, chance, events).act(action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit::audit(&self.content, position)
    }

    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        let mut scores = [0; MAX_SEATS];
        for (score, player) in scores.iter_mut().zip(position.players.as_slice()) {
            *score = player.points.into();
        }
        scores
    }

    fn winners(&self, position: &Position) -> Seats {
        Seats::one(winner(position))
    }

    /// Played cards stay played (R11); an additional mission may play its equipment from the hand.
    fn may_take_back(&self, before: &Position, action: &Action) -> bool {
        let on_table = |card| before.player().table.contains(card);
        match action {
            Action::Play(_) => false,
            Action::ExtraMission(_) => dispatcher(&self.content, before).is_some_and(on_table),
            _ => true,
        }
    }

    fn complete(&self, _options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        setup::complete(&self.content, position, given);
    }
}
