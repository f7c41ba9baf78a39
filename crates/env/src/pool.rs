//! Many environments of one game at once, stepped into arrays that the caller owns.
//!
//! The luck of an environment depends on seed, number and episode only, so the arrays are the same
//! at any number of threads. A step that is refused changes nothing.

mod arrays;

use std::sync::Arc;
use std::thread;

use redtag_bots::Bot;
use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Fast, Flaw, Seat, Seats, Turn, Words};

use crate::Error;
use crate::encode::{self, Encode, Field, Flat, Look, Row, THINGS};
use crate::state::{Planner, State};
pub use arrays::Arrays;

/// What whoever wins against others gets at the end, in points.
pub const PRIZE: f64 = 10.0;
/// The reward for an illegal action, where that ends an episode.
pub const PENALTY: f64 = -1.0;
/// Fewer environments than this are not worth a thread.
const WORTH_A_THREAD: usize = 64;

/// How a pool is run.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// How many environments.
    pub envs: usize,
    /// The number of the first of them: its luck follows from it.
    pub first: u64,
    /// Where all luck comes from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// What happens after the end of an episode.
    pub autoreset: Autoreset,
    /// Actions are numbers of the flat space rather than places in the list of legal ones.
    pub flat: bool,
    /// An illegal action ends the episode rather than being refused.
    pub illegal_ends: bool,
    /// Who plays all seats but the learner's; nobody if the learner plays all of them.
    pub partners: Option<Bot>,
    /// Which seat the learner has beside partners; each in turn if it is not said.
    pub seat: Option<Seat>,
    /// An episode is cut after this many steps.
    pub most_steps: Option<u32>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            envs: 1,
            first: 0,
            seed: 0,
            threads: 1,
            autoreset: Autoreset::NextStep,
            flat: false,
            illegal_ends: false,
            partners: None,
            seat: None,
            most_steps: None,
        }
    }
}

/// What happens after the end of an episode, as Gymnasium names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Autoreset {
    /// The step after it begins the next one and ignores the action.
    NextStep,
    /// The same step begins the next one; the last observation is in an array of its own.
    SameStep,
    /// Somebody resets it.
    Disabled,
    /// It rests: a step leaves it as it is, whatever the action. For one episode each.
    Rest,
}

/// A pool of environments, whatever the game is. It is handed the same arrays every time: of masks
/// and actions, only what has changed since the last time is written.
pub trait Environments: Send + Sync {
    /// How many.
    fn len(&self) -> usize;
    /// Is there none?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many seats each has.
    fn seats(&self) -> usize;
    /// The fields of an observation.
    fn fields(&self) -> Vec<Field>;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// How many actions can be chosen from.
    fn choices(&self) -> usize;
    /// How many legal actions are described.
    fn most_actions(&self) -> usize;
    /// Begins new episodes: all, with the first episode of a seed if one is given, or only those
    /// that are marked, with their next one.
    fn reset(
        &mut self,
        seed: Option<u64>,
        marked: Option<&[bool]>,
        arrays: Arrays,
    ) -> Result<(), Error>;
    /// Plays an action in each environment.
    fn step(&mut self, actions: &[i64], arrays: Arrays) -> Result<(), Error>;
    /// What a bot would choose in each environment; 0 where an episode has ended.
    fn choose(&self, bot: Bot, key: u64, into: &mut [i64]) -> Result<(), Error>;
    /// The position of an environment, to plan with.
    fn state(&self, at: usize) -> Result<Box<dyn Planner>, Error>;
}

/// A pool of environments of one game.
pub struct Pool<G: Encode> {
    rules: Rules<G>,
    slots: Vec<Slot<G>>,
}

/// What all environments of a pool share.
struct Rules<G: Encode> {
    game: Arc<G>,
    /// Content of somebody's own.
    content: Option<String>,
    /// An episode takes one of these.
    options: Vec<G::Options>,
    config: Config,
    flat: Option<Flat>,
    table: G::Table,
    fields: Vec<Field>,
    width: usize,
    seats: usize,
}

/// One environment.
struct Slot<G: Encode> {
    number: u64,
    episode: u64,
    luck: Fast,
    /// Which of the options it is played with.
    options: usize,
    position: G::Position,
    /// Who acts; whoever acted last once it is over.
    seat: Seat,
    /// The learner's seat, beside partners.
    learner: Option<Seat>,
    actions: Vec<G::Action>,
    /// How many of them the arrays show: only what changed is written there.
    shown: usize,
    /// The numbers of these actions in the flat space.
    indices: Vec<u16>,
    /// The place of the chosen action in the list; nothing if it is illegal or does not matter.
    chosen: Option<usize>,
    scores: [i32; MAX_SEATS],
    steps: u32,
    /// The episode has begun and not ended.
    is_running: bool,
}

impl<G: Encode> Pool<G> {
    /// Environments that wait for their first reset.
    pub fn new(
        game: Arc<G>,
        content: Option<String>,
        options: Vec<G::Options>,
        config: Config,
    ) -> Result<Self, Error> {
        let Some(first) = options.first() else {
            return Err(Flaw::at("options", "there are none").into());
        };
        let seats = game.seats(first);
        if options.iter().any(|options| game.seats(options) != seats) {
            let message = "all options of a pool must have the same number of seats";
            return Err(Flaw::at("options", message).into());
        }
        if config.seat.is_some_and(|seat| seat >= seats) {
            let message = format!("must be 0 to {}", seats.saturating_sub(1));
            return Err(Flaw::at("seat", message).into());
        }
        for options in &options {
            game.lay_out(options)?;
        }
        let position = game.lay_out(first)?;
        let flat = Flat::new(&game.verbs()).filter(|_| config.flat);
        if config.flat && flat.is_none() {
            let message = format!(
                "{} has too many actions for a flat space; choose from the list of legal ones",
                G::NAME
            );
            return Err(Flaw::at("actions", message).into());
        }
        let fields = encode::fields(&*game, &position, seats);
        let width = fields.iter().map(Field::len).sum();
        let slot = |number: u64| Slot {
            number: config.first.wrapping_add(number),
            episode: 0,
            luck: Fast::new(0, 0),
            options: 0,
            position: position.clone(),
            seat: 0,
            learner: None,
            actions: Vec::with_capacity(G::MOST_ACTIONS.min(64)),
            shown: 0,
            indices: Vec::with_capacity(if config.flat { 64 } else { 0 }),
            chosen: None,
            scores: [0; MAX_SEATS],
            steps: 0,
            is_running: false,
        };
        let slots = (0..config.envs as u64).map(slot).collect();
        let rules = Rules {
            table: game.table(),
            game,
            content,
            options,
            config,
            flat,
            fields,
            width,
            seats: seats.into(),
        };
        Ok(Self { rules, slots })
    }

    /// Are all arrays as long as they have to be?
    fn check(&self, arrays: &Arrays) -> Result<(), Flaw> {
        let rules = &self.rules;
        let rows = self.slots.len();
        let check = |name: &str, length: usize, width: usize, may_lack: bool| {
            if length == rows * width || (may_lack && length == 0) {
                return Ok(());
            }
            let message = format!("has {length} numbers, but {rows} times {width} are needed");
            Err(Flaw::at(name, message))
        };
        let same_step = rules.config.autoreset == Autoreset::SameStep;
        let described = G::MOST_ACTIONS * THINGS;
        check(
            "observations",
            arrays.observations.len(),
            rules.width,
            false,
        )?;
        check("masks", arrays.masks.len(), rules.choices(), false)?;
        check("actions", arrays.actions.len(), described, true)?;
        check("legal", arrays.legal.len(), 1, false)?;
        check("rewards", arrays.rewards.len(), 1, false)?;
        check("all_rewards", arrays.all_rewards.len(), rules.seats, false)?;
        check("terminated", arrays.terminated.len(), 1, false)?;
        check("truncated", arrays.truncated.len(), 1, false)?;
        check("seats", arrays.seats.len(), 1, false)?;
        check("scores", arrays.scores.len(), rules.seats, false)?;
        check("steps", arrays.steps.len(), 1, false)?;
        check("last", arrays.last.len(), rules.width, !same_step)
    }

    /// Does something to every environment and its row, on all threads.
    fn each(&mut self, arrays: Arrays, run: impl Fn(&Rules<G>, &mut Slot<G>, Arrays) + Sync) {
        let rules = &self.rules;
        let rows = self.slots.len();
        let work = |slots: &mut [Slot<G>], mut arrays: Arrays| {
            let widths = arrays.widths(slots.len());
            for slot in slots {
                run(rules, slot, arrays.take_row(&widths));
            }
        };
        let threads = rules.config.threads.min(rows / WORTH_A_THREAD).max(1);
        if threads == 1 {
            return work(&mut self.slots, arrays);
        }
        let share = rows.div_ceil(threads);
        thread::scope(|scope| {
            let (mut slots, mut arrays) = (&mut self.slots[..], arrays);
            while slots.len() > share {
                let rows = slots.len();
                let (own_slots, other_slots) = std::mem::take(&mut slots).split_at_mut(share);
                let (own, others) = arrays.split(share, rows);
                (slots, arrays) = (other_slots, others);
                scope.spawn(|| work(own_slots, own));
            }
            work(slots, arrays);
        });
    }

    /// Looks up what was chosen; says what is wrong with the first choice that cannot be played.
    fn look_up(&mut self, actions: &[i64]) -> Result<(), Error> {
        let rules = &self.rules;
        let needs_reset = rules.config.autoreset == Autoreset::Disabled;
        for (at, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            if !slot.is_running && (slot.episode == 0 || needs_reset) {
                return Err(Error::Reset(format!(
                    "environment {at} has no episode under way: call reset first"
                )));
            }
            slot.chosen = rules.place(slot, action);
            let ends = rules.config.illegal_ends || !slot.is_running;
            if slot.chosen.is_none() && !ends {
                return Err(rules.refuse(slot, action));
            }
        }
        Ok(())
    }
}

impl<G: Encode> Environments for Pool<G> {
    fn len(&self) -> usize {
        self.slots.len()
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn fields(&self) -> Vec<Field> {
        self.rules.fields.clone()
    }

    fn width(&self) -> usize {
        self.rules.width
    }

    fn choices(&self) -> usize {
        self.rules.choices()
    }

    fn most_actions(&self) -> usize {
        G::MOST_ACTIONS
    }

    fn reset(
        &mut self,
        seed: Option<u64>,
        marked: Option<&[bool]>,
        arrays: Arrays,
    ) -> Result<(), Error> {
        self.check(&arrays)?;
        if let Some(marked) = marked
            && marked.len() != self.slots.len()
        {
            let message = format!("has {} marks for {}", marked.len(), self.slots.len());
            return Err(Flaw::at("reset_mask", message).into());
        }
        if let Some(seed) = seed {
            self.rules.config.seed = seed;
        }
        for (at, slot) in self.slots.iter_mut().enumerate() {
            let is_marked = marked.is_none_or(|marked| marked[at]);
            slot.chosen = is_marked.then_some(0);
            if seed.is_some() {
                slot.episode = 0;
            }
        }
        self.each(arrays, |rules, slot, mut row| {
            if slot.chosen.is_some() {
                rules.begin(slot);
                rules.clear(&mut row);
                row.masks.fill(0);
                row.actions.fill(0);
                slot.indices.clear();
                slot.shown = 0;
                rules.write(slot, &mut row);
            }
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays) -> Result<(), Error> {
        self.check(&arrays)?;
        if actions.len() != self.slots.len() {
            let message = format!("there are {} for {}", actions.len(), self.slots.len());
            return Err(Flaw::at("actions", message).into());
        }
        self.look_up(actions)?;
        self.each(arrays, |rules, slot, row| rules.step(slot, row));
        Ok(())
    }

    fn choose(&self, bot: Bot, key: u64, into: &mut [i64]) -> Result<(), Error> {
        if into.len() != self.slots.len() {
            let message = format!("there are {} for {}", into.len(), self.slots.len());
            return Err(Flaw::at("actions", message).into());
        }
        let rules = &self.rules;
        let choose = |slot: &Slot<G>, choice: &mut i64| {
            let mut luck = Fast::new(key, slot.number);
            *choice = rules.choose(slot, bot, &mut luck);
        };
        let threads = rules.config.threads.max(1);
        let share = self.slots.len().div_ceil(threads).max(1);
        thread::scope(|scope| {
            for (slots, into) in self.slots.chunks(share).zip(into.chunks_mut(share)) {
                let work = move || {
                    let pairs = slots.iter().zip(into);
                    pairs.for_each(|(slot, choice)| choose(slot, choice));
                };
                if threads == 1 {
                    work();
                } else {
                    scope.spawn(work);
                }
            }
        });
        Ok(())
    }

    fn state(&self, at: usize) -> Result<Box<dyn Planner>, Error> {
        let Some(slot) = self.slots.get(at) else {
            let message = format!("there is no environment {at} of {}", self.slots.len());
            return Err(Flaw::at("index", message).into());
        };
        let options = self.rules.options[slot.options].clone();
        let (game, content) = (self.rules.game.clone(), self.rules.content.clone());
        let position = slot.position.clone();
        Ok(Box::new(State::new(game, content, options, position)))
    }
}

impl<G: Encode> Rules<G> {
    fn choices(&self) -> usize {
        self.flat.as_ref().map_or(G::MOST_ACTIONS, Flat::len)
    }

    /// The place of an action in the list of legal ones.
    #[inline]
    fn place(&self, slot: &Slot<G>, action: i64) -> Option<usize> {
        if self.flat.is_some() {
            let index = u16::try_from(action).ok()?;
            return slot.indices.iter().position(|&one| one == index);
        }
        let place = usize::try_from(action).ok()?;
        (place < slot.actions.len()).then_some(place)
    }

    /// Why an action cannot be played.
    fn refuse(&self, slot: &Slot<G>, action: i64) -> Error {
        let number = slot.number.wrapping_sub(self.config.first);
        let reason = self.flat.as_ref().and_then(|flat| {
            let (verb, things) = flat.things(usize::try_from(action).ok()?)?;
            let action = self.game.action(&slot.position, verb, things)?;
            self.game.why_not(&slot.position, slot.seat, &action)
        });
        let words = Words::of(&*self.game, "en", &[]);
        match (reason, words) {
            (Some(illegal), Ok(words)) => Error::Illegal {
                rule: illegal.rule.to_owned(),
                why: format!(
                    "environment {number}, action {action}: {}",
                    words.say(&illegal.why)
                ),
            },
            _ => Error::Illegal {
                rule: String::new(),
                why: format!(
                    "environment {number}: action {action} is not one of the {} legal ones; see \
                     the mask",
                    slot.actions.len()
                ),
            },
        }
    }

    /// Begins the next episode.
    fn begin(&self, slot: &mut Slot<G>) {
        // Luck follows from seed, number and episode alone.
        let own = Fast::new(self.config.seed, slot.number).word();
        slot.luck = Fast::new(own, slot.episode);
        slot.options = slot.luck.below(self.options.len());
        let options = &self.options[slot.options];
        let begun = self.game.set_up(options, &mut slot.luck, &mut ());
        // The options were tried when the pool was made.
        if let Ok(position) = begun {
            slot.position = position;
        }
        let turn = slot.number.wrapping_add(slot.episode) % self.seats.max(1) as u64;
        let learner = self.config.seat.unwrap_or(turn as Seat);
        slot.learner = self.config.partners.map(|_| learner);
        slot.episode += 1;
        slot.steps = 0;
        slot.is_running = true;
        slot.scores = self.game.scores(&slot.position);
        self.play_partners(slot);
    }

    /// Lets the partners play until the learner may act, and lists what may be done.
    #[inline]
    fn play_partners(&self, slot: &mut Slot<G>) {
        slot.actions.clear();
        while let Turn::Act(seats) = self.game.turn(&slot.position) {
            let seat = self.next(slot, seats);
            slot.seat = seat;
            match (slot.learner, self.config.partners) {
                (Some(learner), Some(bot)) if learner != seat => {
                    let advice = bot.choose(&*self.game, &slot.position, seat, &mut slot.luck);
                    let Some(advice) = advice else { return };
                    let (position, luck) = (&mut slot.position, &mut slot.luck);
                    self.game
                        .apply(position, seat, advice.action, luck, &mut ());
                }
                _ => {
                    let actions = &mut slot.actions;
                    self.game.legal_actions(&slot.position, seat, actions);
                    actions.truncate(G::MOST_ACTIONS);
                    return;
                }
            }
        }
        slot.seat = slot.learner.unwrap_or(slot.seat);
    }

    /// Who of several acts: the learner beside partners, or whom the game lets lead.
    #[inline]
    fn next(&self, slot: &Slot<G>, seats: Seats) -> Seat {
        match slot.learner {
            Some(learner) if seats.contains(learner) => learner,
            _ => self.game.leads(&slot.position, seats),
        }
    }

    #[inline]
    fn step(&self, slot: &mut Slot<G>, mut row: Arrays) {
        if !slot.is_running && self.config.autoreset == Autoreset::Rest {
            row.rewards[0] = 0.0;
            return row.all_rewards.fill(0.0);
        }
        self.clear(&mut row);
        if !slot.is_running {
            self.begin(slot);
            return self.write(slot, &mut row);
        }
        let actor = slot.seat;
        let action = slot.chosen.and_then(|at| slot.actions.get(at).copied());
        let Some(action) = action else {
            row.rewards[0] = PENALTY;
            if let Some(reward) = row.all_rewards.get_mut(usize::from(actor)) {
                *reward = PENALTY;
            }
            return self.end(slot, row, true);
        };
        let (position, luck) = (&mut slot.position, &mut slot.luck);
        self.game.apply(position, actor, action, luck, &mut ());
        slot.steps += 1;
        self.play_partners(slot);
        let is_over = slot.actions.is_empty();
        self.reward(slot, actor, is_over, &mut row);
        let is_cut = self
            .config
            .most_steps
            .is_some_and(|most| slot.steps >= most);
        if is_over || is_cut {
            self.end(slot, row, is_over);
        } else {
            self.write(slot, &mut row);
        }
    }

    /// Points gained, and the prize of whoever wins against others.
    #[inline]
    fn reward(&self, slot: &mut Slot<G>, actor: Seat, is_over: bool, row: &mut Arrays) {
        let scores = self.game.scores(&slot.position);
        let winners = match is_over && !G::COOPERATIVE {
            true => self.game.winners(&slot.position),
            false => Seats::default(),
        };
        for (seat, reward) in row.all_rewards.iter_mut().enumerate() {
            let prize = if winners.contains(seat as Seat) {
                PRIZE
            } else {
                0.0
            };
            *reward = f64::from(scores[seat] - slot.scores[seat]) + prize;
        }
        let own = row.all_rewards.get(usize::from(actor));
        row.rewards[0] = own.copied().unwrap_or(0.0);
        slot.scores = scores;
    }

    /// The episode ends, by the rules or because it was cut.
    fn end(&self, slot: &mut Slot<G>, mut row: Arrays, is_over: bool) {
        row.terminated[0] = is_over;
        row.truncated[0] = !is_over;
        slot.is_running = false;
        slot.actions.clear();
        if self.config.autoreset != Autoreset::SameStep {
            return self.write(slot, &mut row);
        }
        self.observe(slot, row.last);
        let (scores, steps) = (slot.scores, slot.steps);
        self.begin(slot);
        self.write(slot, &mut row);
        row.scores.copy_from_slice(&scores[..self.seats]);
        row.steps[0] = steps as i32;
    }

    fn clear(&self, row: &mut Arrays) {
        row.rewards[0] = 0.0;
        row.all_rewards.fill(0.0);
        row.terminated[0] = false;
        row.truncated[0] = false;
    }

    fn observe(&self, slot: &Slot<G>, into: &mut [f32]) {
        let look = Look {
            game: &*self.game,
            table: &self.table,
            position: &slot.position,
            seat: slot.seat,
            seats: self.seats,
        };
        G::observe(&look, &mut Row::new(into));
    }

    /// How things stand.
    #[inline]
    fn write(&self, slot: &mut Slot<G>, row: &mut Arrays) {
        self.observe(slot, row.observations);
        row.legal[0] = slot.actions.len() as i32;
        row.seats[0] = slot.seat as i8;
        row.steps[0] = slot.steps as i32;
        row.scores.copy_from_slice(&slot.scores[..self.seats]);
        match &self.flat {
            Some(flat) => self.write_flat(flat, slot, row),
            None => self.write_list(slot, row),
        }
        slot.shown = slot.actions.len();
    }

    /// The mask of a list is as many ones as there are actions. Once an episode has ended, the
    /// first action is the only one, and it does nothing: a mask is never empty.
    #[inline]
    fn write_list(&self, slot: &Slot<G>, row: &mut Arrays) {
        let (before, now) = (slot.shown.max(1), slot.actions.len().max(1));
        if now < before {
            row.masks[now..before].fill(0);
        }
        row.masks[..now].fill(1);
        self.describe(slot, row);
    }

    /// The same for the numbers of the flat space.
    #[inline]
    fn write_flat(&self, flat: &Flat, slot: &mut Slot<G>, row: &mut Arrays) {
        row.masks[0] = 0;
        for index in slot.indices.drain(..) {
            row.masks[usize::from(index)] = 0;
        }
        if slot.actions.is_empty() {
            row.masks[0] = 1;
        }
        for &action in &slot.actions {
            let index = flat.index(self.game.numbers(&slot.position, slot.seat, action));
            slot.indices.push(index as u16);
            row.masks[index] = 1;
        }
        self.describe(slot, row);
    }

    /// The legal actions as numbers, if somebody wants them.
    #[inline]
    fn describe(&self, slot: &Slot<G>, row: &mut Arrays) {
        let (described, _) = row.actions.as_chunks_mut::<THINGS>();
        if described.is_empty() {
            return;
        }
        let (now, gone) = described.split_at_mut(slot.actions.len());
        for (numbers, &action) in now.iter_mut().zip(&slot.actions) {
            *numbers = self.game.numbers(&slot.position, slot.seat, action);
        }
        gone[..slot.shown.saturating_sub(slot.actions.len())].fill([0; THINGS]);
    }

    /// What a bot would choose, as a number that a step takes.
    fn choose(&self, slot: &Slot<G>, bot: Bot, luck: &mut Fast) -> i64 {
        if slot.actions.is_empty() {
            return 0;
        }
        let advice = bot.choose(&*self.game, &slot.position, slot.seat, luck);
        let place = advice.and_then(|advice| {
            let actions = slot.actions.iter();
            actions.clone().position(|&action| action == advice.action)
        });
        let place = place.unwrap_or(0);
        match self.flat {
            Some(_) => slot.indices.get(place).copied().unwrap_or(0).into(),
            None => place as i64,
        }
    }
}
