//! Many games at once: what comes of them, and how sure that is.

mod campaigns;
mod compare;
mod entrant;
mod events;
mod feel;
mod figures;
mod live;
mod rows;
mod sequential;
mod study;
mod twist;
mod walk;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use redtag_bots::Bot;
use redtag_kernel::campaign::Mark;
use redtag_kernel::{Chance, Fast, Flaw, Listener, Seat, Strategy, Tell, Turn};
use serde::{Deserialize, Serialize};

pub use campaigns::{CampaignPlan, CampaignStats, Gap, Judgement, Mission, Next, Used};
pub use compare::{Comparison, compare, holm};
use entrant::Mind;
pub use entrant::{Choice, Entrant, OwnBot, StartOwn, is_reproducible, sides};
pub use events::{Amount, Events, Occurrence};
pub use feel::{Extreme, Feel};
pub use figures::{Share, Summary, difference, wilson};
pub use live::{Live, LiveFigures, LiveVersion};
pub use rows::{Column, Source, Table, card_name, rows, tables};
pub use sequential::{Decision, Sequence, Verdict, critical};
pub use study::{
    Luck, Measure, Pair, Stretch, Study, Sum, Unit, Units, Version, VersionTally, play_games,
    play_units, total,
};
pub use twist::{Draws, Twist, draws};
pub use walk::record;

/// What to play.
pub struct Plan<'a, G: Strategy> {
    /// The game.
    pub game: &'a G,
    /// Its options.
    pub options: &'a G::Options,
    /// Who plays: one bot all seats, or a bot at each, all of them moving on by one seat with every
    /// game.
    pub bots: &'a [Entrant],
    /// Starts programs of somebody's own, where they can be started.
    pub own: Option<StartOwn<'a, G>>,
    /// How many games.
    pub games: u64,
    /// The same seed gives the same games at any number of threads.
    pub seed: u64,
    /// How many threads.
    pub threads: NonZero<usize>,
    /// Whether to count which cards are taken.
    pub cards: bool,
    /// Whether to count what happens.
    pub events: bool,
    /// Every game is a campaign of several matches, and all but `campaigns` counts its last match.
    pub campaign: Option<CampaignPlan<'a, G>>,
}

impl<G: Strategy> Plan<'_, G> {
    /// Which of the bots sits here in the game of this number.
    fn bot_at(&self, seat: Seat, number: u64) -> usize {
        ((u64::from(seat) + number) % self.bots.len() as u64) as usize
    }

    fn check(&self) -> Result<(), Flaw> {
        let (bots, seats) = (self.bots.len(), self.game.seats(self.options));
        if bots != 1 && bots != usize::from(seats) {
            return Err(Flaw::at(
                "seats",
                format!("there are {seats}, but {bots} bots"),
            ));
        }
        self.game
            .set_up(self.options, &mut Fast::new(0, 0), &mut ())
            .map(drop)
    }
}

/// How far it has come; shared with whoever shows it or wants to stop.
#[derive(Default)]
pub struct Progress {
    /// Games played so far.
    pub games: AtomicU64,
    /// Matches played so far, where games are campaigns.
    pub matches: AtomicU64,
    /// Set to stop soon.
    pub stop: AtomicBool,
    /// Why it had to stop.
    failed: Mutex<Option<Flaw>>,
}

impl Progress {
    /// Stops everything because of this.
    fn fail(&self, flaw: Flaw) {
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.get_or_insert(flaw);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Why it had to stop, if it had to.
    fn result(&self) -> Result<(), Flaw> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.clone().map_or(Ok(()), Err)
    }
}

/// What came of the games. Whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Actions in them.
    pub actions: u64,
    /// How often each score occurred, at all seats; that of a team counts once.
    pub scores: BTreeMap<i32, u64>,
    /// How games ended.
    pub endings: BTreeMap<Cow<'static, str>, u64>,
    /// What came of each game as a whole: the points as they are counted in `scores`; won if
    /// anybody won.
    pub all: Standing,
    /// What came of each seat.
    pub seats: BTreeMap<Seat, Standing>,
    /// What came of each bot, by its place in [`sides`].
    pub sides: BTreeMap<usize, Standing>,
    /// Which cards were taken, if that was counted.
    pub cards: BTreeMap<u16, Card>,
    /// What was drawn, if that was counted, by [`draw_key`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub draws: BTreeMap<String, Drawn>,
    /// What happened, if that was counted; studies do not.
    #[serde(skip)]
    pub events: Events,
    /// What came of campaigns, if they were played; studies play none.
    #[serde(skip)]
    pub campaigns: CampaignStats,
}

/// What came of one side in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Games it took part in.
    pub games: u64,
    /// Games that it won.
    pub wins: u64,
    /// Points in all of them.
    pub points: i64,
    /// The sum of the squares of its points in each.
    pub squares: i64,
}

/// What became of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Choices in which it could be taken.
    pub offered: u64,
    /// Choices in which it was.
    pub taken: u64,
    /// Those who took it at least once in a game, each seat of each game by itself.
    pub takers: Standing,
}

/// How often something was drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// How often in all games.
    pub times: u64,
    /// In how many games at all.
    pub games: u64,
}

/// What an outcome of a draw is counted by.
pub fn draw_key(what: &str, outcome: usize) -> String {
    format!("{what}/{outcome}")
}

/// Games are handed to threads by this many; slow ones one by one, so that all threads have some.
const BATCH: u64 = 64;

/// Plays the games of a plan, or as many as there is time for.
pub fn simulate<G: Strategy + Tell>(plan: &Plan<G>, progress: &Progress) -> Result<Tally, Flaw> {
    plan.check()?;
    let is_quick = |bot: &Entrant| matches!(bot, Entrant::Bot(Bot::Random | Bot::Greedy));
    let is_slow = plan.campaign.is_some() || !plan.bots.iter().all(is_quick);
    let batch = if is_slow { 1 } else { BATCH };
    let next = AtomicU64::new(0);
    let all = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.get() {
            scope.spawn(|| {
                let mut player = match Player::new(plan, progress) {
                    Ok(player) => player,
                    Err(flaw) => return progress.fail(flaw),
                };
                while !progress.stop.load(Ordering::Relaxed) {
                    let first = next.fetch_add(batch, Ordering::Relaxed);
                    if first >= plan.games {
                        break;
                    }
                    let numbers = first..(first + batch).min(plan.games);
                    let count = numbers.end - numbers.start;
                    numbers.for_each(|number| player.play(number));
                    progress.games.fetch_add(count, Ordering::Relaxed);
                }
                if let Ok(mut all) = all.lock() {
                    all.add(&player.tally);
                }
            });
        }
    });
    progress.result()?;
    Ok(all.into_inner().unwrap_or_default())
}

/// Watches nothing.
fn ignore<P>(_position: &P, _seat: Option<Seat>) {}

/// One thread's player with its buffers.
struct Player<'a, G: Strategy> {
    plan: &'a Plan<'a, G>,
    progress: &'a Progress,
    sides: Vec<(Entrant, u64)>,
    minds: Vec<Mind<'a, G>>,
    actions: Vec<G::Action>,
    values: Vec<f64>,
    /// Who has taken which card in this game.
    taken: BTreeSet<(u16, Seat)>,
    /// What has happened in this game.
    heard: Vec<G::Event>,
    tally: Tally,
}

impl<'a, G: Strategy + Tell> Player<'a, G> {
    fn new(plan: &'a Plan<'a, G>, progress: &'a Progress) -> Result<Self, Flaw> {
        let mind = |bot: &Entrant| Mind::new(bot, plan.game, plan.own);
        Ok(Self {
            plan,
            progress,
            sides: sides(plan.bots),
            minds: plan.bots.iter().map(mind).collect::<Result<_, _>>()?,
            actions: Vec::new(),
            values: Vec::new(),
            taken: BTreeSet::new(),
            heard: Vec::new(),
            tally: Tally::default(),
        })
    }

    fn play(&mut self, number: u64) {
        let Plan {
            game,
            options,
            seed,
            events,
            ref campaign,
            ..
        } = *self.plan;
        // Thinking draws on a stream of its own, so that all bots meet the same luck.
        let (luck, thought) = (&mut Fast::new(seed, number), &mut Fast::new(!seed, number));
        if !events && campaign.is_none() {
            if let Some((_, end)) =
                self.play_through(&mut (), options, number, luck, thought, ignore)
            {
                self.count(number, options, &end);
            }
            return;
        }
        let mut heard = std::mem::take(&mut self.heard);
        let (mut now, matches) = (
            options.clone(),
            campaign.as_ref().map_or(1, |campaign| campaign.matches),
        );
        for left in (0..matches).rev() {
            heard.clear();
            let Some((marks, end)) =
                self.play_through(&mut heard, &now, number, luck, thought, ignore)
            else {
                if left + 1 < matches {
                    self.tally.campaigns.end("stopped");
                }
                break;
            };
            if events {
                events::count(game, &heard, &mut self.tally.events);
            }
            let Some(campaign) = campaign else {
                self.count(number, &now, &end);
                break;
            };
            self.tally
                .campaigns
                .count(game, marks, &heard, game.winners(&end).first().is_some());
            self.progress.matches.fetch_add(1, Ordering::Relaxed);
            let next = (campaign.next)(&now, &end).filter(|_| left > 0);
            let how = game.campaign().and_then(|campaign| campaign.end(&end));
            match (how, next) {
                (None, Some(next)) => now = next,
                (how, _) => {
                    self.tally.campaigns.end(how.unwrap_or("goes on"));
                    self.count(number, &now, &end);
                    break;
                }
            }
        }
        self.heard = heard;
    }

    /// Plays to the end, with somebody who listens, unless it is stopped: what it began with, and
    /// the end. `watch` sees the position before each choice, and with no seat the last one.
    fn play_through(
        &mut self,
        events: &mut impl Listener<G::Event, G::Position>,
        options: &G::Options,
        number: u64,
        luck: &mut impl Chance,
        thought: &mut Fast,
        mut watch: impl FnMut(&G::Position, Option<Seat>),
    ) -> Option<(Vec<Mark>, G::Position)> {
        let Plan {
            game,
            cards,
            ref campaign,
            ..
        } = *self.plan;
        let mut position = game.set_up(options, luck, events).ok()?;
        let marks = match (campaign, game.campaign()) {
            (Some(_), Some(campaign)) => campaign.marks(&position),
            _ => Vec::new(),
        };
        self.taken.clear();
        while let Turn::Act(seats) = game.turn(&position) {
            if self.progress.stop.load(Ordering::Relaxed) {
                return None;
            }
            let seat = game.leads(&position, seats);
            watch(&position, Some(seat));
            let action = self.choose(number, options, &position, seat, thought)?;
            if cards {
                self.count_cards(&position, seat, &action);
            }
            game.apply(&mut position, seat, action, luck, events);
            self.tally.actions += 1;
        }
        watch(&position, None);
        self.tell_the_end(number, options, &position);
        Some((marks, position))
    }

    /// Programs of somebody's own hear how a game ended.
    fn tell_the_end(&mut self, number: u64, options: &G::Options, end: &G::Position) {
        for mind in &mut self.minds {
            if let Mind::Own(own) = mind {
                own.over(number, self.plan.game, options, end);
            }
        }
    }

    /// Chooses as whoever sits there does; nothing if that failed, which stops everything.
    fn choose(
        &mut self,
        number: u64,
        options: &G::Options,
        position: &G::Position,
        seat: Seat,
        thought: &mut Fast,
    ) -> Option<G::Action> {
        let Plan { game, seed, .. } = *self.plan;
        self.actions.clear();
        game.legal_actions(position, seat, &mut self.actions);
        let choice = Choice {
            game,
            options,
            number,
            seed,
            position,
            seat,
            actions: &self.actions,
        };
        let bot = self.plan.bot_at(seat, number);
        let chosen = self.minds[bot].choose(&choice, thought, &mut self.values);
        chosen.unwrap_or_else(|flaw| {
            self.progress.fail(flaw);
            None
        })
    }

    /// Which cards could be taken now, and which one is.
    fn count_cards(&mut self, position: &G::Position, seat: Seat, action: &G::Action) {
        let game = self.plan.game;
        self.actions.clear();
        game.legal_actions(position, seat, &mut self.actions);
        let offered: BTreeSet<u16> = self
            .actions
            .iter()
            .filter_map(|action| game.takes(position, action))
            .collect();
        for card in offered {
            self.tally.cards.entry(card).or_default().offered += 1;
        }
        if let Some(card) = game.takes(position, action) {
            self.tally.cards.entry(card).or_default().taken += 1;
            self.taken.insert((card, seat));
        }
    }

    /// What came of a game.
    fn count(&mut self, number: u64, options: &G::Options, position: &G::Position) {
        let Self {
            plan,
            sides,
            taken,
            tally,
            ..
        } = self;
        let (scores, winners) = (plan.game.scores(position), plan.game.winners(position));
        let score = |seat: Seat| i64::from(scores[usize::from(seat)]);
        let seats = plan.game.seats(options);
        let counted = if G::COOPERATIVE { 1 } else { seats };
        tally.games += 1;
        *tally
            .endings
            .entry(Cow::Borrowed(plan.game.ending_id(position)))
            .or_default() += 1;
        for &score in &scores[..usize::from(counted)] {
            *tally.scores.entry(score).or_default() += 1;
        }
        tally
            .all
            .count(winners.first().is_some(), (0..counted).map(score).sum());
        for seat in 0..seats {
            tally
                .seats
                .entry(seat)
                .or_default()
                .count(winners.contains(seat), score(seat));
        }
        for (side, (bot, _)) in sides.iter().enumerate() {
            let own = || (0..seats).filter(|&seat| plan.bots[plan.bot_at(seat, number)] == *bot);
            let won = own().any(|seat| winners.contains(seat));
            tally
                .sides
                .entry(side)
                .or_default()
                .count(won, own().map(score).sum());
        }
        for &(card, seat) in &*taken {
            tally
                .cards
                .entry(card)
                .or_default()
                .takers
                .count(winners.contains(seat), score(seat));
        }
    }
}

impl Standing {
    fn count(&mut self, won: bool, points: i64) {
        self.add(&Self {
            games: 1,
            wins: won.into(),
            points,
            squares: points * points,
        });
    }

    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.squares += other.squares;
    }
}

impl Tally {
    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.actions += other.actions;
        self.all.add(&other.all);
        for (&score, count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += count;
        }
        for (&seat, standing) in &other.seats {
            self.seats.entry(seat).or_default().add(standing);
        }
        for (&side, standing) in &other.sides {
            self.sides.entry(side).or_default().add(standing);
        }
        for (&card, other) in &other.cards {
            let card = self.cards.entry(card).or_default();
            card.offered += other.offered;
            card.taken += other.taken;
            card.takers.add(&other.takers);
        }
        for (draw, other) in &other.draws {
            let drawn = self.draws.entry(draw.clone()).or_default();
            drawn.times += other.times;
            drawn.games += other.games;
        }
        events::add(&mut self.events, &other.events);
        self.campaigns.add(&other.campaigns);
    }
}
