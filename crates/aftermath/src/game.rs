//! The game as the kernel sees it: dispatch only.

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Turn};

use crate::action::{Action, Event};
use crate::audit;
use crate::campaign::Campaign;
use crate::content::{Content, Dial};
use crate::legal::{Legal, asked, asks};
use crate::position::{Ending, Phase, Position};
use crate::rules::{Rules, View};
use crate::setup::{self, Options};

/// Aftermath: its rules and its content.
#[derive(Clone, Debug)]
pub struct Aftermath {
    /// What a designer may change.
    pub content: Content,
}

impl Aftermath {
    /// With this content.
    pub fn new(content: Content) -> Self {
        Self { content }
    }

    /// With the content that comes with Redtag.
    pub fn official() -> Result<Self, Flaw> {
        Content::official().map(Self::new).map_err(first)
    }

    /// With that content and packs added to it (R65); see [`Content::with_packs`].
    pub fn with_packs(packs: &str) -> Result<Self, Flaw> {
        Content::with_packs(packs).map(Self::new).map_err(first)
    }
}

/// The first of several flaws.
fn first(flaws: Vec<Flaw>) -> Flaw {
    flaws
        .into_iter()
        .next()
        .unwrap_or_else(|| Flaw::at("", "the content is not sound"))
}

impl Game for Aftermath {
    const NAME: &'static str = "aftermath";
    const RULES: u32 = 4;
    /// The time dial rises after some rounds and with every journey. At its top every round takes
    /// population or morale until the campaign is lost (A50, R63); with infinite lives the book
    /// then brings the whole party down (R54). So there are at most some 900 turns. In each of them
    /// every action takes a card of the hand, or makes progress, or can be done once.
    const LONGEST: usize = 200_000;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

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
        !options.infinite_lives
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

    fn turn(&self, position: &Position) -> Turn {
        match self.asked(position) {
            Some(seat) => Turn::Act(Seats::one(seat)),
            None => Turn::Over,
        }
    }

    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        self.legal(position, seat)
            .each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        let refusal = self.legal(position, seat).may(*action).err()?;
        Some(self.explain(position, refusal))
    }

    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
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
        .act(action);
    }

    fn complete(&self, _options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        setup::complete(&self.content, position, given);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit::audit(&self.content, position)
    }

    /// What the colony is worth: its rodents, their morale, ten for every goal, and ten for the
    /// mission.
    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        let campaign = &position.campaign;
        let colony =
            i32::from(campaign.dial(Dial::Population)) + i32::from(campaign.dial(Dial::Morale));
        let goals = 10 * campaign.goals.len() as i32;
        let mission = 10 * i32::from(position.ending == Some(Ending::Success));
        [colony + goals + mission; MAX_SEATS]
    }

    fn campaign(&self) -> Option<&dyn redtag_kernel::Campaign<Self>> {
        Some(self)
    }

    fn winners(&self, position: &Position) -> Seats {
        let all = position.seats().fold(Seats::default(), Seats::with);
        if position.ending == Some(Ending::Success) {
            all
        } else {
            Seats::default()
        }
    }
}

impl Aftermath {
    /// The options of the game that continues after this one; `None` while it is played.
    pub fn next_options(&self, options: &Options, position: &Position) -> Option<Options> {
        let mut campaign = Campaign::after(&self.content, position)?.saved(&self.content);
        if let Some(before) = options
            .campaign
            .as_ref()
            .filter(|_| position.ending != Some(Ending::Lost))
        {
            campaign = campaign.with_absent(&self.content, before);
        }
        Some(Options {
            campaign: Some(campaign),
            ..options.clone()
        })
    }

    pub(crate) fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        View {
            content: &self.content,
            position,
        }
    }

    fn legal<'a>(&'a self, position: &'a Position, seat: Seat) -> Legal<'a> {
        Legal {
            content: &self.content,
            position,
            seat,
        }
    }

    /// Every answer to a phase, whoever is asked.
    pub(crate) fn each_answer(
        &self,
        position: &Position,
        phase: Phase,
        say: &mut impl FnMut(Action),
    ) {
        if let Some(seat) = asks(self.view(position), phase) {
            self.legal(position, seat).each_answer(phase, say);
        }
    }

    /// Who is asked, as long as it goes on.
    pub(crate) fn asked(&self, position: &Position) -> Option<Seat> {
        asked(&self.content, position)
    }
}
