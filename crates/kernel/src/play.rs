//! A match: a game, a position, and the journal that led there. Checked play, undo, replay and
//! branching.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::campaign;
use crate::chance::{Chance, Question, Recorder, ScriptError, Scripted, Seeded};
use crate::fair;
use crate::game::{Flaw, Frames, Game, Illegal, Listener, Seat, Seats, Turn};
use crate::journal::{self, Entry, Header, JournalError, Left, Player};
use crate::words::{Text, text};

pub use crate::read::{read_json, read_message};

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
    /// Nobody has said yet what the real cards and dice showed.
    Asks(Question),
    /// What was said cannot be.
    Chance(ScriptError),
}

impl<G: Game> Match<G> {
    /// A new match. Without a seed, outcomes are told by hand; `chance` are those of the set-up.
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

    /// A match from a position written by hand, in which only what matters need be said. What the
    /// position tells of the options wins over the options that were given with it.
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

    /// The table before chance has a say, to be shown while people are asked what the set-up
    /// brought.
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

    /// The same match, whose journal brings along the text of its content.
    #[must_use]
    pub fn with_content_text(mut self, text: Option<String>) -> Self {
        self.header.content_text = text;
        self
    }

    /// The same match with these people and bots at its seats; nobody is said to sit there if there
    /// are none.
    pub fn with_players(mut self, players: Vec<Player>) -> Result<Self, Flaw> {
        self.seat_players(players).map(|()| self)
    }

    /// Lets these people and bots sit down.
    pub fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Flaw> {
        journal::check_players(&players, self.seats())?;
        self.header.players = players;
        Ok(())
    }

    /// Opens a journal and plays it through, every action checked.
    pub fn open(game: Arc<G>, text: &str) -> Result<Self, JournalError> {
        Self::replay(game, journal::read(text)?)
    }

    /// Plays a journal through, every action checked.
    pub fn replay(game: Arc<G>, lines: journal::Lines) -> Result<Self, JournalError> {
        let mut match_ = Self::begin(game, &lines.header)?;
        for (line, entry) in lines.entries {
            match_.replay_entry(line, entry)?;
        }
        Ok(match_)
    }

    /// Lays the table as the first line of a journal says.
    pub fn begin(game: Arc<G>, header: &Header) -> Result<Self, JournalError> {
        if header.game != G::NAME {
            return Err(JournalError::OtherGame {
                found: header.game.clone(),
                expected: G::NAME.into(),
            });
        }
        if header.rules != G::RULES {
            let found = header.rules;
            return Err(JournalError::OtherRules {
                game: G::NAME.into(),
                found,
                known: G::RULES,
            });
        }
        if header.content != game.content_hash() {
            let loaded = game.content_hash().to_owned();
            return Err(JournalError::OtherContent {
                found: header.content.clone(),
                loaded,
            });
        }
        let first = |why: String| JournalError::Line { line: 1, why };
        let options: G::Options =
            read_json(&header.options).map_err(|flaw| first(flaw.inside("options").to_string()))?;
        let seed = header.seed.clone();
        let mut match_ = match &header.position {
            Some(written) => Self::from_sketch(game, options, written, seed)
                .map_err(|flaw| first(flaw.inside("position").to_string()))?,
            None => {
                let mut match_ = Self::new(game, options, None, &header.chance)
                    .map_err(|error| first(error.to_string()))?;
                match_.header.seed = seed;
                match_
            }
        };
        match_.header.content_text.clone_from(&header.content_text);
        match_.header.commitment.clone_from(&header.commitment);
        match_.header.committed_from = header.committed_from;
        match_
            .with_players(header.players.clone())
            .map_err(|flaw| first(flaw.to_string()))
    }

    /// Plays one line of a journal, every action checked.
    pub fn replay_entry(&mut self, line: usize, entry: Entry) -> Result<(), JournalError> {
        match entry {
            Entry::Play {
                n,
                seat,
                action,
                chance,
                hash,
            } => {
                let expected = self.steps.len() + 1;
                if n != expected {
                    return Err(JournalError::Order {
                        line,
                        found: n,
                        expected,
                    });
                }
                let action = read_json(&action).map_err(|flaw| JournalError::Line {
                    line,
                    why: flaw.inside("action").to_string(),
                })?;
                self.play_with(seat, action, &chance)
                    .map_err(|error| JournalError::Illegal {
                        line,
                        why: explain(&error),
                    })?;
                match hash.map(|expected| (expected, self.hash())) {
                    Some((expected, found)) if found != expected => Err(JournalError::Hash {
                        line,
                        found,
                        expected,
                    }),
                    _ => Ok(()),
                }
            }
            // It follows from the actions, and is there for those who cannot play them.
            Entry::Left { .. } => Ok(()),
            Entry::End { end } if end == self.steps.len() => Ok(()),
            Entry::End { end } => Err(JournalError::Short {
                line,
                found: self.steps.len(),
                expected: end,
            }),
            Entry::Undo { undo_to } if undo_to < self.steps.len() => {
                self.cut(undo_to);
                Ok(())
            }
            Entry::Undo { undo_to } => {
                let why = format!(
                    "it goes back to action {undo_to}, but there are only {}",
                    self.steps.len()
                );
                Err(JournalError::Line { line, why })
            }
        }
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What lies on the table now.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The actions so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The seed, unless outcomes are told by hand.
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

    /// Who sits where; empty if nobody said.
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

    /// Why a seat cannot do this now; `None` if it can. The game gives the reason, also to a seat
    /// that waits and after the end, so that it has a rule.
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

    /// Why nobody can sit here; `None` if somebody can.
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

    /// From now on outcomes come from a secret seed: the journal shows what it hashes to instead of
    /// the seed.
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

    /// What happened before the first action, again.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.set_up_again(&mut events);
        events
    }

    /// What happened at step `at`, again.
    pub fn events(&self, at: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.apply_again(at, &mut events);
        events
    }

    /// What happened at step `at`, or before the first one, with how things stood at each event.
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

    /// A match of its own that shares the first `actions` of this one and goes on with new luck.
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
            // Nobody could check what would be played there instead.
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

    /// The hash of the position.
    pub fn hash(&self) -> String {
        journal::hash(&self.position)
    }

    /// How it began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The first line of the journal.
    pub fn header_line(&self) -> String {
        journal::line(&self.header)
    }

    /// What it leaves to the next match of its campaign, once it has ended.
    pub fn left(&self) -> Option<Left> {
        match self.turn() {
            Turn::Over => campaign::left(self.game.campaign()?, self),
            Turn::Act(_) => None,
        }
    }

    fn left_line(&self) -> String {
        self.left()
            .map_or_else(String::new, |left| journal::line(&Entry::Left { left }))
    }

    /// The line of the journal that says that nothing is missing up to here.
    pub fn end_line(&self) -> String {
        journal::line(&Entry::End {
            end: self.steps.len(),
        })
    }

    /// The line of the journal for the last action; if it ended the match, also what it leaves, and
    /// that this is the end.
    pub fn last_line(&self) -> String {
        let line = self
            .steps
            .len()
            .checked_sub(1)
            .map_or_else(String::new, |at| self.step_line(at));
        let end = match self.turn() {
            Turn::Over => self.end_line(),
            Turn::Act(_) => String::new(),
        };
        line + &self.left_line() + &end
    }

    /// The line of the journal that says how far was gone back.
    pub fn undo_line(&self) -> String {
        journal::line(&Entry::Undo {
            undo_to: self.steps.len(),
        })
    }

    /// The last action as an entry of the journal.
    pub fn last_entry(&self) -> Option<Entry> {
        self.steps
            .len()
            .checked_sub(1)
            .map(|at| self.step_entry(at))
    }

    fn step_line(&self, at: usize) -> String {
        journal::line(&self.step_entry(at))
    }

    fn step_entry(&self, at: usize) -> Entry {
        let step = &self.steps[at];
        let n = at + 1;
        let after = self.position_at(n);
        let noted = n.is_multiple_of(journal::HASH_EVERY) || self.game.turn(after) == Turn::Over;
        Entry::Play {
            n,
            seat: step.seat,
            action: serde_json::to_value(step.action).unwrap_or_default(),
            chance: step.chance.clone(),
            hash: noted.then(|| journal::hash(after)),
        }
    }

    /// The whole journal, without what was taken back, to be handed on.
    pub fn journal(&self) -> String {
        self.open_journal() + &self.end_line()
    }

    /// The same without its end, to be written on.
    pub fn open_journal(&self) -> String {
        let mut text = self.header_line();
        for at in 0..self.steps.len() {
            text.push_str(&self.step_line(at));
        }
        text + &self.left_line()
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

/// A refusal for a technical reader: journals name keys, not sentences.
fn explain(error: &PlayError) -> String {
    match error {
        PlayError::Illegal(illegal) => format!("{} {}", illegal.rule, illegal.why.key)
            .trim()
            .to_owned(),
        PlayError::Asks(question) => format!("the outcome of {} is missing", question.what),
        PlayError::Chance(error) => error.to_string(),
    }
}

/// Options with others laid over them.
pub fn laid_over(mut options: Value, over: Option<Value>) -> Value {
    match (&mut options, over) {
        (Value::Object(options), Some(Value::Object(over))) => options.extend(over),
        (_, None) => {}
        (_, Some(other)) => return other,
    }
    options
}

/// A position written by hand: what it does not say is as before the first card, or follows from
/// the rest.
pub fn sketch<G: Game>(
    game: &G,
    options: &G::Options,
    written: &Value,
) -> Result<G::Position, Flaw> {
    let position = filled_in(game, options, written)?;
    game.audit(&position)?;
    Ok(position)
}

/// The same before anybody has looked whether it can be.
fn filled_in<G: Game>(
    game: &G,
    options: &G::Options,
    written: &Value,
) -> Result<G::Position, Flaw> {
    let Value::Object(fields) = written else {
        return Err(Flaw::at("", "a position is a table of fields"));
    };
    let mut position = match read_json(written) {
        Ok(whole) => whole,
        Err(_) => read_json(&overlay(game.lay_out(options)?, fields)?)?,
    };
    game.complete(options, &mut position, &|path| {
        written.pointer(&format!("/{path}")).is_some()
    });
    Ok(position)
}

/// The options that a position written by hand belongs to: those that were given with it, but for
/// what the position itself says. One that no options fit is left to the audit.
pub fn options_of_sketch<G: Game>(game: &G, options: &G::Options, written: &Value) -> G::Options {
    let position = filled_in(game, options, written).ok();
    let implied = position.map(|position| game.options_of(&position, options));
    implied
        .filter(|implied| game.lay_out(implied).is_ok())
        .unwrap_or_else(|| options.clone())
}

/// Lays the written fields over the usual ones; of a group such as `deck`, only those that are
/// written.
fn overlay(usual: impl Serialize, written: &Map<String, Value>) -> Result<Value, Flaw> {
    let mut position =
        serde_json::to_value(usual).map_err(|error| Flaw::at("", error.to_string()))?;
    for (field, value) in written {
        match (&mut position[field], value) {
            (Value::Object(usual), Value::Object(group)) => usual.extend(group.clone()),
            (usual, value) => *usual = value.clone(),
        }
    }
    Ok(position)
}

/// Writes and reads a value through JSON.
pub fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, Flaw> {
    serde_json::to_string(value)
        .and_then(|json| serde_json::from_str(&json))
        .map_err(|error| Flaw::at("", error.to_string()))
}
