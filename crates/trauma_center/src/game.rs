//! The game as the kernel sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Scripted, Seat, Seats, Turn as Whose};

use crate::action::{Action, Event};
use crate::content::{Content, MAX_ROWS, MAX_SIDE, SIDES};
use crate::legal::Legal;
use crate::position::{MAX_PLAYERS, Patient, Phase, Position, Step};
use crate::rules::{Rules, points};
use crate::setup::{self, Options};
use crate::worth::{Ways, Weights};

/// Trauma Center.
#[derive(Clone, Debug)]
pub struct TraumaCenter {
    /// What a designer may change.
    pub content: Content,
    /// What the bots go by.
    pub weights: Weights,
    pub(crate) ways: Ways,
}

impl TraumaCenter {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            ways: Ways::of(&content),
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
        let content = &self.content;
        Legal {
            content,
            position,
            seat,
        }
    }

    /// Runs rules that ask nothing of chance and tell nothing.
    pub(crate) fn silently(
        &self,
        position: &mut Position,
        run: impl FnOnce(&mut Rules<'_, Scripted<'_>, ()>),
    ) {
        let mut chance = Scripted::new(&[]);
        run(&mut Rules {
            content: &self.content,
            position,
            chance: &mut chance,
            events: &mut (),
        });
    }
}

impl Game for TraumaCenter {
    const NAME: &'static str = "trauma-center";
    const RULES: u32 = 3;
    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    /// For each patient: three patterns are copied; in each of the eight rounds two dice are picked
    /// and the turn is ended; in six there is a bandage, in four of them something is stabilized;
    /// there are ten tetrominoes and six uses of Heal Wounds, for six wounds each; each row is
    /// crossed out once, each column checked once.
    const LONGEST: usize = MAX_PLAYERS
        * (3 + 8 * 3 + 6 + 4 + 10 + 6 * SIDES + 2 * MAX_ROWS as usize + MAX_SIDE as usize);

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

    /// The only option is how many play (R1).
    fn is_official(&self, _options: &Options) -> bool {
        true
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(options)
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
        Rules {
            content: &self.content,
            position: &mut position,
            chance,
            events,
        }
        .set_up();
        Ok(position)
    }

    /// Everybody whose patient is not done with the round (R9).
    #[inline]
    fn turn(&self, position: &Position) -> Whose {
        if position.phase == Phase::Over {
            return Whose::Over;
        }
        let waiting = |&(_, patient): &(usize, &Patient)| patient.turn.step != Step::Done;
        let patients = position.patients.iter().enumerate().filter(waiting);
        Whose::Act(patients.fold(Seats::default(), |seats, (at, _)| {
            seats.with(position.seat_of(at))
        }))
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        self.legal(position, seat)
            .each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        let legal = self.legal(position, seat);
        let refusal = legal.may(*action).err()?;
        Some(self.explain(legal, *action, refusal))
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
        let at = position.patient_of(seat);
        Rules {
            content: &self.content,
            position,
            chance,
            events,
        }
        .act(at, action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        self.check_position(position)
    }

    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        [points(&self.content, position).into(); MAX_SEATS]
    }

    /// Sheets for all players, cards that nobody has, wounds as the cards have them, and dice as
    /// they were rolled.
    fn complete(&self, options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        setup::complete(&self.content, options, position, given);
    }
}
