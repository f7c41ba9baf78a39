//! A match: a game, a position, and the journal that led there. Checked play, undo, replay and
//! branching.

mod record;
mod sketch;

use std::sync::Arc;

use serde_json::Value;

use crate::chance::{Chance, Question, Recorder, ScriptError, Scripted, Seeded};
use crate::fair;
use crate::game::{Flaw, Frames, Game, Illegal, Listener, Seat, Seats, Turn};
use crate::journal::{self, Header, Player};
use crate::words::{Text, text};

pub use crate::read::{read_json, read_message};
pub use sketch::{laid_over, options_of_sketch, sketch, through_json};

/// A match in play or finished.
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header,
    options: G::Options,
    steps: Vec<Step<G>>,
    position: G::Position,
}

/// One action as it was played.
pub struct Step<G: Game> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The outcomes that followed.
    pub chance: Vec<u16>,
    /// The position it was played in.
    pub before: G::Position,
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        Self {
            seat: self.seat,
            action: self.action,
            chance: self.chance.clone(),
            before: self.before.clone(),
        }
    }
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The rules forbid it.
    Illegal(Illegal),
    /// Nobody has entered yet what the real cards and dice showed.
    Asks(Question),
    /// What was said cannot be.
    Chance(ScriptError),
}

impl<G: Game> Match<G> {
    /// A new match. Without a seed, outcomes are entered by hand; `chance` has those of the set-up.
    pub fn new(
        game: Arc<G>,
        options: G::Options,
        seed: Option<String>,
        chance: &[u16],
    ) -> Result<Self, SetUpError> {
        let (position, chance) = match &seed {
            Some(seed) => {
                let mut source = Recorder::new(Seeded::new(seed));
                (
                    game.set_up(&options, &mut source, &mut ())?,
                    source.outcomes,
                )
            }
            None => {
                let mut script = Scripted::new(chance);
                let position = game.set_up(&options, &mut script, &mut ())?;
                script.verdict()?;
                (position, chance.to_vec())
            }
        };
        Ok(Self::start(game, options, seed, None, chance, position))
    }

    /// A match from a hand-written position, which need only say what matters. Where it contradicts
    /// the options that were given with it, the position wins.
    pub fn from_sketch(
        game: Arc<G>,
        options: G::Options,
        written: &Value,
        seed: Option<String>,
    ) -> Result<Self, Flaw> {
        let options = options_of_sketch(&*game, &options, written);
        let position = sketch(&*game, &options, written)?;
        let value = serde_json::to_value(&position)
            .map_err(|error| Flaw::at("position", error.to_string()))?;
        Ok(Self::start(
            game,
            options,
            seed,
            Some(value),
            Vec::new(),
            position,
        ))
    }

    /// The position before chance is asked anything, to be shown while people are asked what the
    /// set-up brought.
    pub fn laid_out(game: Arc<G>, options: G::Options) -> Result<Self, Flaw> {
        let position = game.lay_out(&options)?;
        Ok(Self::start(game, options, None, None, Vec::new(), position))
    }

    fn start(
        game: Arc<G>,
        options: G::Options,
        seed: Option<String>,
        from: Option<Value>,
        chance: Vec<u16>,
        position: G::Position,
    ) -> Self {
        let header = Header {
            redtag: journal::VERSION,
            game: G::NAME.to_owned(),
            rules: G::RULES,
            content: game.content_hash().to_owned(),
            content_text: None,
            options: serde_json::to_value(&options).unwrap_or_default(),
            seed,
            commitment: None,
            committed_from: None,
            position: from,
            players: Vec::new(),
            chance,
        };
        Self {
            game,
            header,
            options,
            steps: Vec::new(),
            position,
        }
    }

    /// The same match, with the text of its content in the journal.
    #[must_use]
    pub fn with_content_text(mut self, text: Option<String>) -> Self {
        self.header.content_text = text;
        self
    }

    /// The same match with these people and bots at its seats; an empty list means that nobody is
    /// named.
    pub fn with_players(mut self, players: Vec<Player>) -> Result<Self, Flaw> {
        self.seat_players(players).map(|()| self)
    }

    /// Seats these people and bots.
    pub fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Flaw> {
        journal::check_players(&players, self.seats())?;
        self.header.players = players;
        Ok(())
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The current position.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The actions so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The seed, unless outcomes are entered by hand.
    pub fn seed(&self) -> Option<&str> {
        self.header.seed.as_deref()
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.game.seats(&self.options)
    }

    /// Are these the rules as printed?
    pub fn is_official(&self) -> bool {
        self.game.is_official(&self.options)
    }

    /// Who sits where; empty if unknown.
    pub fn players(&self) -> &[Player] {
        &self.header.players
    }

    /// The points of each seat.
    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(&self.position)[..usize::from(self.seats())].to_vec()
    }

    /// Who has won; nobody before the end.
    pub fn winners(&self) -> Seats {
        match self.turn() {
            Turn::Over => self.game.winners(&self.position),
            Turn::Act(_) => Seats::default(),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.position)
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if matches!(self.turn(), Turn::Act(seats) if seats.contains(seat)) {
            self.game.legal_actions(&self.position, seat, &mut actions);
        }
        actions
    }

    /// Why a seat cannot do this now; `None` if it can. The game gives the reason, even to a seat
    /// that is waiting and after the end, so that it cites a rule.
    pub fn why_not(&self, seat: Seat, action: &G::Action) -> Option<Illegal> {
        let refused = |why| Illegal { rule: "", why };
        if let Some(why) = self.why_no_seat(seat) {
            return Some(refused(why));
        }
        if self.legal(seat).contains(action) {
            return None;
        }
        let reason = self.game.why_not(&self.position, seat, action);
        reason.or_else(|| {
            let unlisted = || text("refused-unlisted");
            Some(refused(self.why_waits(seat).unwrap_or_else(unlisted)))
        })
    }

    /// Why this seat cannot be used; `None` if it can.
    fn why_no_seat(&self, seat: Seat) -> Option<Text> {
        let seats = self.seats();
        let last = i64::from(seats) - 1;
        (seat >= seats).then(|| {
            text("refused-no-seat")
                .number("seat", seat)
                .number("last", last)
        })
    }

    /// Why this seat cannot do anything now; `None` if it can.
    pub fn why_waits(&self, seat: Seat) -> Option<Text> {
        let not_now = || text("refused-seat").number("seat", seat);
        self.why_no_seat(seat).or_else(|| match self.turn() {
            Turn::Over => Some(text("refused-over")),
            Turn::Act(seats) => (!seats.contains(seat)).then(not_now),
        })
    }

    /// Plays an action with outcomes from the match's seed.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, PlayError> {
        match self.header.seed.clone() {
            Some(seed) => self.play_from(&seed, seat, action),
            None => self.play_with(seat, action, &[]),
        }
    }

    /// Plays an action with outcomes from a seed that the match itself need not know.
    pub fn play_from(
        &mut self,
        seed: &str,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<G::Event>, PlayError> {
        let mut chance = Recorder::new(Seeded::after(seed, self.picks()));
        let (position, events) = self.try_out(seat, action, &mut chance)?;
        self.keep(seat, action, chance.outcomes, position);
        Ok(events)
    }

    /// From now on outcomes come from a secret seed: the journal shows its hash instead of the
    /// seed.
    pub fn commit(&mut self, seed: &str) {
        let is_whole = self.steps.is_empty() && self.seed() == Some(seed);
        self.header.committed_from = (!is_whole).then_some(self.steps.len());
        self.header.commitment = Some(fair::commitment(seed));
        self.header.seed = None;
    }

    /// Plays an action with these outcomes: those of a journal, or those of real cards and dice.
    pub fn play_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        outcomes: &[u16],
    ) -> Result<Vec<G::Event>, PlayError> {
        let mut chance = Scripted::new(outcomes);
        let (position, events) = self.try_out(seat, action, &mut chance)?;
        match chance.verdict() {
            Ok(()) => {}
            Err(ScriptError::Asks { question, .. }) => return Err(PlayError::Asks(question)),
            Err(error) => return Err(PlayError::Chance(error)),
        }
        self.keep(seat, action, outcomes.to_vec(), position);
        Ok(events)
    }

    /// Plays on a copy.
    pub(crate) fn try_out(
        &self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<(G::Position, Vec<G::Event>), PlayError> {
        if let Some(illegal) = self.why_not(seat, &action) {
            return Err(PlayError::Illegal(illegal));
        }
        let mut position = self.position.clone();
        let mut events = Vec::new();
        self.game
            .apply(&mut position, seat, action, chance, &mut events);
        Ok((position, events))
    }

    fn keep(&mut self, seat: Seat, action: G::Action, chance: Vec<u16>, position: G::Position) {
        let before = std::mem::replace(&mut self.position, position);
        self.steps.push(Step {
            seat,
            action,
            chance,
            before,
        });
    }

    /// What happened before the first action, once more.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.set_up_again(&mut events);
        events
    }

    /// What happened at step `at`, once more.
    pub fn events(&self, at: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.apply_again(at, &mut events);
        events
    }

    /// What happened at step `at`, or before the first one, with the position at each event.
    pub fn frames(&self, at: Option<usize>) -> Vec<(G::Event, G::Position)> {
        let mut frames = Frames(Vec::new());
        match at {
            None => self.set_up_again(&mut frames),
            Some(at) => self.apply_again(at, &mut frames),
        }
        frames.0
    }

    fn set_up_again(&self, events: &mut impl Listener<G::Event, G::Position>) {
        if self.header.position.is_none() {
            let mut chance = Scripted::new(&self.header.chance);
            // The options were sound when the match began.
            self.game.set_up(&self.options, &mut chance, events).ok();
        }
    }

    fn apply_again(&self, at: usize, events: &mut impl Listener<G::Event, G::Position>) {
        if let Some(step) = self.steps.get(at) {
            let mut chance = Scripted::new(&step.chance);
            let mut position = step.before.clone();
            self.game
                .apply(&mut position, step.seat, step.action, &mut chance, events);
        }
    }

    /// The position after this many actions.
    pub fn position_at(&self, actions: usize) -> &G::Position {
        self.steps
            .get(actions)
            .map_or(&self.position, |step| &step.before)
    }

    /// Why this seat cannot take back its last action; `None` if it can.
    pub fn why_no_undo(&self, seat: Seat) -> Option<Text> {
        match self.steps.last() {
            _ if seat >= self.seats() => self.why_no_seat(seat),
            None => Some(text("undo-nothing")),
            Some(step) if step.seat != seat => Some(text("undo-other")),
            Some(step) if !self.may_take_back(step) => Some(text("undo-never")),
            Some(step) if !step.chance.is_empty() => Some(text("undo-chance")),
            Some(_) => None,
        }
    }

    /// Takes back this seat's last action, never past chance or another seat.
    pub fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        if let Some(why) = self.why_no_undo(seat) {
            return Err(Self::no_undo(why));
        }
        self.cut(self.steps.len() - 1);
        Ok(())
    }

    /// A reason against taking something back, with the rule where there is one.
    pub fn no_undo(why: Text) -> PlayError {
        let rule = match &*why.key {
            "undo-never" => G::NO_TAKE_BACK,
            _ => "",
        };
        PlayError::Illegal(Illegal { rule, why })
    }

    fn may_take_back(&self, step: &Step<G>) -> bool {
        self.game.may_take_back(&step.before, &step.action)
    }

    /// Goes back to this many actions.
    pub fn cut(&mut self, actions: usize) {
        let actions = actions.min(self.steps.len());
        if let Some(step) = self.steps.drain(actions..).next() {
            self.position = step.before;
        }
    }

    /// A separate match that shares the first `actions` of this one and continues with new luck.
    pub fn branch(&self, actions: usize, seed: Option<String>) -> Self {
        let steps = self.steps[..actions.min(self.steps.len())].to_vec();
        let header = Header {
            seed,
            ..self.header.clone()
        };
        let position = self.position_at(actions).clone();
        Self {
            game: self.game.clone(),
            header,
            options: self.options.clone(),
            steps,
            position,
        }
    }

    /// How many outcomes of chance there were.
    pub fn picks(&self) -> u64 {
        let chances = self
            .steps
            .iter()
            .map(|step| step.chance.len())
            .sum::<usize>();
        (self.header.chance.len() + chances) as u64
    }

    /// Why actions after this many cannot be taken back even if everybody wants it;
    /// `None` if they can.
    pub fn why_no_return(&self, actions: usize) -> Option<Text> {
        let steps = self.steps.get(actions..).unwrap_or_default();
        if steps.is_empty() {
            Some(text("undo-nothing"))
        } else if self
            .header
            .committed_from
            .is_some_and(|from| actions < from)
        {
            // Nobody could verify what would be played there instead.
            Some(text("undo-sealed"))
        } else if steps.iter().any(|step| !self.may_take_back(step)) {
            Some(text("undo-never"))
        } else {
            steps
                .iter()
                .any(|step| !step.chance.is_empty())
                .then(|| text("undo-chance"))
        }
    }
}

/// Why a match cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum SetUpError {
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] Flaw),
    /// The outcomes do not fit.
    #[error(transparent)]
    Chance(#[from] ScriptError),
}
