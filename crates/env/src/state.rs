//! A single position to plan with: legal actions, outcomes with their probabilities, judgement and
//! playouts. Chance is an argument of every step, so a copy never knows more than a player does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use redtag_bots::Bot;
use redtag_games::{Session, Visitor};
use redtag_kernel::chance::{Question, ScriptError};
use redtag_kernel::play::{read_json, sketch};
use redtag_kernel::{Chance, Fast, Flaw, Illegal, Recorder, Scripted, Seat, Turn, Words, journal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::encode::{self, Encode, Field, Flat, Look, Row, THINGS};
use crate::{Error, read_options};

/// A position, whatever the game is.
pub trait Planner: Send + Sync {
    /// The same position again.
    fn copy(&self) -> Box<dyn Planner>;
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// The fingerprint of its content.
    fn content(&self) -> &str;
    /// The fingerprint of the position, the same in every build of Redtag.
    fn hash(&self) -> String;
    /// Everything, in a form that [`crate::state_from_bytes`] reads.
    fn bytes(&self) -> Result<Vec<u8>, Error>;
    /// The position as JSON.
    fn position(&self) -> Value;
    /// The options that it is played with.
    fn options(&self) -> Value;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who may act, in any order; nobody once it is over.
    fn to_act(&self) -> Vec<Seat>;
    /// Who of them acts first, where nobody chooses.
    fn seat(&self) -> Option<Seat>;
    /// The points of each seat.
    fn scores(&self) -> Vec<i32>;
    /// Who has won, once it is over.
    fn winners(&self) -> Vec<Seat>;
    /// What a seat may do, as JSON.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The same as numbers.
    fn numbers(&self, seat: Seat) -> Vec<[i16; THINGS]>;
    /// The same as numbers of the flat space; nothing where that would be too large.
    fn flat(&self, seat: Seat) -> Option<Vec<usize>>;
    /// How many actions the flat space has.
    fn flat_actions(&self) -> Option<usize>;
    /// The same in words.
    fn labels(&self, seat: Seat) -> Result<Vec<String>, Error>;
    /// The place of an action, given as JSON, in the list of legal ones, or why it is not there.
    fn place(&self, seat: Seat, action: &Value) -> Result<usize, Error>;
    /// Plays a legal action by its place; tells what chance answered.
    fn play(&mut self, seat: Seat, place: usize, luck: Luck) -> Result<Vec<u16>, Error>;
    /// What chance is asked by this action after these outcomes, with the weight of each answer;
    /// nothing once all is answered.
    fn asks(&self, seat: Seat, place: usize, outcomes: &[u16]) -> Result<Option<Question>, Error>;
    /// All positions that an action can lead to with their probabilities, if they come of no more
    /// than `most` sequences of outcomes; otherwise that many samples.
    fn outcomes(&self, seat: Seat, place: usize, most: usize, key: u64) -> Result<Outcomes, Error>;
    /// The points that a seat may expect, as the game judges.
    fn value(&self, seat: Seat) -> f64;
    /// The same after each of its legal actions.
    fn judge(&self, seat: Seat) -> Vec<f64>;
    /// The place of what a bot would choose.
    fn choose(&self, seat: Seat, bot: Bot, key: u64) -> Option<usize>;
    /// Plays to the end this many times; tells the points of each seat.
    fn rollouts(&self, bot: Bot, count: usize, key: u64, threads: usize) -> Vec<Vec<i32>>;
    /// How often the rules were applied to this position and to all that came from the same one.
    fn applies(&self) -> u64;
    /// What a seat sees.
    fn observe(&self, seat: Seat) -> Vec<f32>;
    /// The fields of that.
    fn fields(&self) -> Vec<Field>;
    /// What lies there and what is asked, in words, line by line.
    fn words(&self) -> Result<Vec<String>, Error>;
    /// The answer of the JSON protocol to a message about a match that begins here.
    fn ask(&self, message: &Value) -> Result<Value, Error>;
}

/// Where the outcomes of a step come from.
#[derive(Clone, Copy, Debug)]
pub enum Luck<'a> {
    /// They follow from this number.
    Key(u64),
    /// These, and no others.
    Outcomes(&'a [u16]),
}

/// What an action can lead to.
pub struct Outcomes {
    /// All of it, with exact probabilities; otherwise samples.
    pub is_exact: bool,
    /// Each position once, the likeliest first.
    pub states: Vec<(f64, Box<dyn Planner>)>,
}

/// How to get at a position.
pub struct Start<'a> {
    /// Content of somebody's own.
    pub content: Option<&'a str>,
    /// Options, as far as they are not the usual ones.
    pub options: &'a Value,
    /// Where it comes from.
    pub origin: Origin<'a>,
}

/// Where a position comes from.
pub enum Origin<'a> {
    /// From the set-up, with luck that follows from this number.
    Key(u64),
    /// From the set-up, with these outcomes.
    Outcomes(&'a [u16]),
    /// From JSON, in which only what matters need be said.
    Position(&'a Value),
    /// From [`Planner::bytes`].
    Bytes(&'a [u8]),
}

/// The first part of [`Planner::bytes`].
#[derive(Serialize, Deserialize)]
struct Header {
    game: String,
    rules: u32,
    content: String,
    options: String,
}

/// The game that bytes are of.
pub fn game_of(bytes: &[u8]) -> Result<String, Error> {
    Ok(read_header(bytes)?.0.game)
}

fn read_header(bytes: &[u8]) -> Result<(Header, &[u8]), Error> {
    let wrong = |_| Flaw::at("bytes", "these are not the bytes of a state");
    Ok(postcard::take_from_bytes(bytes).map_err(wrong)?)
}

/// What chance is asked in the set-up after these outcomes.
pub(crate) struct SetUp<'a> {
    pub options: &'a Value,
    pub outcomes: &'a [u16],
}

impl<G: Encode> Visitor<G> for SetUp<'_> {
    type Output = Result<Option<Question>, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let options = read_options::<G>(self.options)?;
        let mut script = Scripted::new(self.outcomes);
        game.set_up(&options, &mut script, &mut ())?;
        question(script)
    }
}

/// What was asked beyond a script.
fn question(script: Scripted) -> Result<Option<Question>, Error> {
    match script.verdict() {
        Ok(()) => Ok(None),
        Err(ScriptError::Asks { question, .. }) => Ok(Some(question)),
        Err(error) => Err(bad_chance(error)),
    }
}

impl<G: Encode> Visitor<G> for Start<'_> {
    type Output = Result<Box<dyn Planner>, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let content = self.content.map(str::to_owned);
        let (options, position) = match self.origin {
            Origin::Key(key) => {
                let options = read_options::<G>(self.options)?;
                let position = game.set_up(&options, &mut Fast::new(key, 0), &mut ())?;
                (options, position)
            }
            Origin::Outcomes(outcomes) => {
                let options = read_options::<G>(self.options)?;
                let mut script = Scripted::new(outcomes);
                let position = game.set_up(&options, &mut script, &mut ())?;
                script.verdict().map_err(bad_chance)?;
                (options, position)
            }
            Origin::Position(written) => {
                let options = read_options::<G>(self.options)?;
                let options = redtag_kernel::play::options_of_sketch(&*game, &options, written);
                let position = sketch(&*game, &options, written);
                (options, position.map_err(|flaw| flaw.inside("position"))?)
            }
            Origin::Bytes(bytes) => read_bytes(&*game, bytes)?,
        };
        Ok(Box::new(State::new(game, content, options, position)))
    }
}

fn read_bytes<G: Encode>(game: &G, bytes: &[u8]) -> Result<(G::Options, G::Position), Error> {
    let (header, rest) = read_header(bytes)?;
    if header.rules != G::RULES || header.content != game.content_hash() {
        return Err(Error::Content(format!(
            "this state is of {} with rules {} and content {}, but the rules here are {} and the \
             content {}",
            header.game,
            header.rules,
            header.content,
            G::RULES,
            game.content_hash(),
        )));
    }
    let wrong = || Flaw::at("bytes", "these are not the bytes of a state");
    let options: Value = serde_json::from_str(&header.options).map_err(|_| wrong())?;
    let options: G::Options = read_json(&options)?;
    game.lay_out(&options)?;
    let (position, rest) = postcard::take_from_bytes(rest).map_err(|_| wrong())?;
    if !rest.is_empty() {
        return Err(wrong().into());
    }
    game.audit(&position)?;
    Ok((options, position))
}

/// A position of a game that is known by type.
pub(crate) struct State<G: Encode> {
    shared: Arc<Shared<G>>,
    position: G::Position,
}

/// What positions of one match share.
struct Shared<G: Encode> {
    game: Arc<G>,
    options: G::Options,
    content: Option<String>,
    seats: u8,
    flat: Option<Flat>,
    table: G::Table,
    words: OnceLock<Result<Words, Flaw>>,
    /// How often the rules were applied.
    applies: AtomicU64,
}

impl<G: Encode> Shared<G> {
    fn words(&self) -> Result<&Words, Error> {
        let words = self.words.get_or_init(|| Words::of(&*self.game, "en", &[]));
        words.as_ref().map_err(|flaw| flaw.clone().into())
    }
}

fn bad_chance(error: ScriptError) -> Error {
    Flaw::at("chance", error.to_string()).into()
}

impl<G: Encode> State<G> {
    pub(crate) fn new(
        game: Arc<G>,
        content: Option<String>,
        options: G::Options,
        position: G::Position,
    ) -> Self {
        let shared = Arc::new(Shared {
            seats: game.seats(&options),
            flat: Flat::new(&game.verbs()),
            table: game.table(),
            game,
            options,
            content,
            words: OnceLock::new(),
            applies: AtomicU64::new(0),
        });
        Self { shared, position }
    }

    fn at(&self, position: G::Position) -> Self {
        let shared = self.shared.clone();
        Self { shared, position }
    }

    fn game(&self) -> &G {
        &self.shared.game
    }

    /// Plays an action, and counts it.
    fn apply(
        &self,
        position: &mut G::Position,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) {
        self.count(1);
        self.game().apply(position, seat, action, chance, &mut ());
    }

    fn count(&self, applies: u64) {
        self.shared.applies.fetch_add(applies, Ordering::Relaxed);
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if matches!(self.game().turn(&self.position), Turn::Act(seats) if seats.contains(seat)) {
            let game = self.game();
            game.legal_actions(&self.position, seat, &mut actions);
        }
        actions
    }

    fn action(&self, seat: Seat, place: usize) -> Result<G::Action, Error> {
        let actions = self.actions(seat);
        actions.get(place).copied().ok_or_else(|| {
            let why = match actions.len() {
                0 => format!("seat {seat} may not act now"),
                many => {
                    format!("seat {seat} has {many} legal actions, and {place} is not one of them")
                }
            };
            let rule = String::new();
            Error::Illegal { rule, why }
        })
    }

    /// Why this action is not legal.
    fn refuse(&self, seat: Seat, action: G::Action) -> Error {
        let reason = self.game().why_not(&self.position, seat, &action);
        let (rule, why) = match (reason, self.shared.words()) {
            (Some(Illegal { rule, why }), Ok(words)) => (rule, words.say(&why)),
            _ => ("", format!("seat {seat} may not do this now")),
        };
        let rule = rule.to_owned();
        Error::Illegal { rule, why }
    }

    /// One game to the end by a bot.
    fn rollout(&self, bot: Bot, mut luck: Fast) -> Vec<i32> {
        let game = self.game();
        let mut position = self.position.clone();
        let mut actions = Vec::new();
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = game.leads(&position, seats);
            let action = if bot == Bot::Random {
                actions.clear();
                game.legal_actions(&position, seat, &mut actions);
                actions.get(luck.below(actions.len())).copied()
            } else {
                let advice = bot.choose(game, &position, seat, &mut luck);
                self.count(advice.map_or(0, |advice| advice.applied.into()));
                advice.map(|advice| advice.action)
            };
            let Some(action) = action else { break };
            self.apply(&mut position, seat, action, &mut luck);
        }
        game.scores(&position)[..usize::from(self.shared.seats)].to_vec()
    }

    /// Every position that an action can lead to; nothing if there are too many ways.
    fn enumerate(
        &self,
        seat: Seat,
        action: G::Action,
        most: usize,
    ) -> Option<HashMap<G::Position, f64>> {
        let mut found = HashMap::new();
        let mut open: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
        let mut ways = 0;
        while let Some((probability, script)) = open.pop() {
            let mut chance = Scripted::new(&script);
            let mut after = self.position.clone();
            self.apply(&mut after, seat, action, &mut chance);
            let Err(ScriptError::Asks { question, .. }) = chance.verdict() else {
                ways += 1;
                *found.entry(after).or_insert(0.0) += probability;
                if ways + open.len() > most {
                    return None;
                }
                continue;
            };
            let all: f64 = question
                .weights
                .iter()
                .map(|&weight| f64::from(weight))
                .sum();
            for (outcome, &weight) in question.weights.iter().enumerate() {
                if weight > 0 {
                    let mut longer = script.clone();
                    longer.push(outcome as u16);
                    open.push((probability * f64::from(weight) / all, longer));
                }
            }
            if ways + open.len() > most {
                return None;
            }
        }
        Some(found)
    }

    /// This many samples of what an action can lead to.
    fn sample(
        &self,
        seat: Seat,
        action: G::Action,
        count: usize,
        key: u64,
    ) -> HashMap<G::Position, f64> {
        let mut found = HashMap::new();
        for number in 0..count as u64 {
            let mut after = self.position.clone();
            let mut luck = Fast::new(key, number);
            self.apply(&mut after, seat, action, &mut luck);
            *found.entry(after).or_insert(0.0) += 1.0 / count as f64;
        }
        found
    }
}

impl<G: Encode> Planner for State<G> {
    fn copy(&self) -> Box<dyn Planner> {
        Box::new(self.at(self.position.clone()))
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn content(&self) -> &str {
        self.game().content_hash()
    }

    fn hash(&self) -> String {
        journal::hash(&self.position)
    }

    fn bytes(&self) -> Result<Vec<u8>, Error> {
        let header = Header {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            content: self.game().content_hash().to_owned(),
            options: json!(self.shared.options).to_string(),
        };
        postcard::to_allocvec(&(header, &self.position))
            .map_err(|error| Flaw::at("bytes", error.to_string()).into())
    }

    fn position(&self) -> Value {
        json!(self.position)
    }

    fn options(&self) -> Value {
        json!(self.shared.options)
    }

    fn seats(&self) -> u8 {
        self.shared.seats
    }

    fn to_act(&self) -> Vec<Seat> {
        match self.game().turn(&self.position) {
            Turn::Act(seats) => seats.iter().collect(),
            Turn::Over => Vec::new(),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.game().turn(&self.position) {
            Turn::Act(seats) => Some(self.game().leads(&self.position, seats)),
            Turn::Over => None,
        }
    }

    fn scores(&self) -> Vec<i32> {
        self.game().scores(&self.position)[..usize::from(self.shared.seats)].to_vec()
    }

    fn winners(&self) -> Vec<Seat> {
        match self.game().turn(&self.position) {
            Turn::Over => self.game().winners(&self.position).iter().collect(),
            Turn::Act(_) => Vec::new(),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let actions = self.actions(seat);
        actions.iter().map(|action| json!(action)).collect()
    }

    fn numbers(&self, seat: Seat) -> Vec<[i16; THINGS]> {
        let numbers = |&action: &G::Action| self.game().numbers(&self.position, seat, action);
        self.actions(seat).iter().map(numbers).collect()
    }

    fn flat(&self, seat: Seat) -> Option<Vec<usize>> {
        let flat = self.shared.flat.as_ref()?;
        let numbers = self.numbers(seat).into_iter();
        Some(numbers.map(|numbers| flat.index(numbers)).collect())
    }

    fn flat_actions(&self) -> Option<usize> {
        self.shared.flat.as_ref().map(Flat::len)
    }

    fn labels(&self, seat: Seat) -> Result<Vec<String>, Error> {
        let words = self.shared.words()?;
        let label = |action: &G::Action| {
            let label = self.game().label(&self.position, seat, action);
            words.say(&label)
        };
        Ok(self.actions(seat).iter().map(label).collect())
    }

    fn place(&self, seat: Seat, action: &Value) -> Result<usize, Error> {
        let action: G::Action = read_json(action).map_err(|flaw| flaw.inside("action"))?;
        let place = self.actions(seat).iter().position(|&one| one == action);
        place.ok_or_else(|| self.refuse(seat, action))
    }

    fn play(&mut self, seat: Seat, place: usize, luck: Luck) -> Result<Vec<u16>, Error> {
        let action = self.action(seat, place)?;
        match luck {
            Luck::Key(key) => {
                let mut chance = Recorder::new(Fast::new(key, 0));
                let game = self.shared.game.clone();
                self.count(1);
                game.apply(&mut self.position, seat, action, &mut chance, &mut ());
                Ok(chance.outcomes)
            }
            Luck::Outcomes(outcomes) => {
                let mut script = Scripted::new(outcomes);
                let mut after = self.position.clone();
                self.apply(&mut after, seat, action, &mut script);
                script.verdict().map_err(bad_chance)?;
                self.position = after;
                Ok(outcomes.to_vec())
            }
        }
    }

    fn asks(&self, seat: Seat, place: usize, outcomes: &[u16]) -> Result<Option<Question>, Error> {
        let action = self.action(seat, place)?;
        let mut script = Scripted::new(outcomes);
        let mut after = self.position.clone();
        self.apply(&mut after, seat, action, &mut script);
        question(script)
    }

    fn outcomes(&self, seat: Seat, place: usize, most: usize, key: u64) -> Result<Outcomes, Error> {
        let action = self.action(seat, place)?;
        let exact = self.enumerate(seat, action, most);
        let is_exact = exact.is_some();
        let found = exact.unwrap_or_else(|| self.sample(seat, action, most.max(1), key));
        let mut states: Vec<(f64, String, G::Position)> = found
            .into_iter()
            .map(|(position, probability)| (probability, journal::hash(&position), position))
            .collect();
        states.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let state = |(probability, _, position)| {
            let state: Box<dyn Planner> = Box::new(self.at(position));
            (probability, state)
        };
        let states = states.into_iter().map(state).collect();
        Ok(Outcomes { is_exact, states })
    }

    fn value(&self, seat: Seat) -> f64 {
        self.game().value(&self.position, seat)
    }

    fn judge(&self, seat: Seat) -> Vec<f64> {
        let actions = self.actions(seat);
        let mut values = Vec::with_capacity(actions.len());
        if !actions.is_empty() {
            let game = self.game();
            game.judge(&self.position, seat, &actions, &mut values);
        }
        values
    }

    fn choose(&self, seat: Seat, bot: Bot, key: u64) -> Option<usize> {
        let actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        let mut luck = Fast::new(key, 0);
        let advice = bot.choose(self.game(), &self.position, seat, &mut luck)?;
        self.count(advice.applied.into());
        actions.iter().position(|&action| action == advice.action)
    }

    fn rollouts(&self, bot: Bot, count: usize, key: u64, threads: usize) -> Vec<Vec<i32>> {
        let mut results = vec![Vec::new(); count];
        let share = count.div_ceil(threads.max(1)).max(1);
        thread::scope(|scope| {
            for (chunk, results) in results.chunks_mut(share).enumerate() {
                let mut work = move || {
                    for (at, result) in results.iter_mut().enumerate() {
                        let number = (chunk * share + at) as u64;
                        *result = self.rollout(bot, Fast::new(key, number));
                    }
                };
                if threads <= 1 {
                    work();
                } else {
                    scope.spawn(work);
                }
            }
        });
        results
    }

    fn applies(&self) -> u64 {
        self.shared.applies.load(Ordering::Relaxed)
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let seats = usize::from(self.shared.seats);
        let width = self.fields().iter().map(Field::len).sum();
        let mut row = vec![0.0; width];
        let look = Look {
            game: self.game(),
            table: &self.shared.table,
            position: &self.position,
            seat,
            seats,
        };
        G::observe(&look, &mut Row::new(&mut row));
        row
    }

    fn fields(&self) -> Vec<Field> {
        encode::fields(self.game(), &self.position, self.shared.seats)
    }

    fn words(&self) -> Result<Vec<String>, Error> {
        let words = self.shared.words()?;
        let (game, position) = (self.game(), &self.position);
        let table = game.describe(position);
        let mut lines: Vec<String> = table.iter().map(|line| words.say(line)).collect();
        lines.push(match self.seat() {
            Some(seat) => words.say(&game.prompt(position, seat)),
            None => words.say(&game.ending(position)),
        });
        Ok(lines)
    }

    fn ask(&self, message: &Value) -> Result<Value, Error> {
        let mut session = Session::default();
        let begin = json!({
            "op": "load", "game": G::NAME, "options": self.shared.options,
            "position": self.position, "content": self.shared.content,
        });
        let mut ask = |message: &Value| -> Result<Value, Error> {
            let answer = session.answer(&message.to_string());
            let answer: Value = serde_json::from_str(&answer).unwrap_or_default();
            if answer["ok"] == true {
                return Ok(answer);
            }
            let text = |field: &str| {
                let text = answer["error"][field].as_str();
                text.unwrap_or_default().to_owned()
            };
            Err(Error::Illegal {
                rule: text("rule"),
                why: text("message"),
            })
        };
        ask(&begin)?;
        ask(message)
    }
}
