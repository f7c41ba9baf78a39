//! Studies: several versions of a game, which meet the same luck game by game.
//!
//! The games of a study are numbered, and a unit is a fixed range of numbers. What comes of a unit
//! depends on nothing but the study, and units add up in whole numbers, so it does not matter which
//! thread or machine played which unit, or when.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use redtag_kernel::{Fast, Flaw, Seat, Strategy, Tell};
use serde::{Deserialize, Serialize};

use crate::feel::{Feel, Trace};
use crate::twist::{Twist, Twisted, other};
use crate::{Entrant, Plan, Player, Progress, StartOwn, Tally, draw_key, wilson};

/// One version of a game: its content, its options, who plays, and what is odd about its luck.
pub struct Version<'a, G: Strategy> {
    /// The game with its content.
    pub game: &'a G,
    /// Its options.
    pub options: &'a G::Options,
    /// Who plays: one bot all seats, or one at each.
    pub bots: &'a [Entrant],
    /// Starts programs of somebody's own, where they can be started.
    pub own: Option<StartOwn<'a, G>>,
    /// What is odd about its luck.
    pub twist: Twist,
}

impl<'a, G: Strategy> Version<'a, G> {
    /// The plan of its games, for one thread.
    pub fn plan(&self, games: u64, seed: u64) -> Plan<'a, G> {
        Plan {
            game: self.game,
            options: self.options,
            bots: self.bots,
            own: self.own,
            games,
            seed,
            threads: NonZero::<usize>::MIN,
            cards: false,
            events: false,
            campaign: None,
        }
    }
}

/// Several versions that are compared with the first.
pub struct Study<'a, G: Strategy> {
    /// The versions.
    pub versions: Vec<Version<'a, G>>,
    /// How many games of each.
    pub games: u64,
    /// The same seed gives the same result.
    pub seed: u64,
    /// Whether to count how games feel.
    pub feel: bool,
    /// Whether to count which cards are drawn and taken in the first version.
    pub cards: bool,
    /// How the luck of the versions hangs together.
    pub luck: Luck,
}

impl<'a, G: Strategy> Study<'a, G> {
    fn plans(&self) -> Vec<Plan<'a, G>> {
        let plan = |(at, version): (usize, &Version<'a, G>)| Plan {
            cards: self.cards && at == 0,
            ..version.plan(self.games, self.seed)
        };
        self.versions.iter().enumerate().map(plan).collect()
    }
}

impl<G: Strategy + Tell> Study<'_, G> {
    /// Whether its games can begin.
    pub fn check(&self) -> Result<(), Flaw> {
        let checked = |version: &Version<G>| version.plan(self.games, self.seed).check();
        self.versions.iter().try_for_each(checked)
    }
}

/// How the luck of the versions hangs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// All versions meet the same.
    Same,
    /// All meet the same, and a coin decides for each game which version counts as which: there is
    /// nothing to find. For measuring false alarms.
    SameAndCoin,
}

/// What a game is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Points; the mean of all seats where they play against each other.
    Points,
    /// Whether the game was won: by the team, or by the first seat.
    Won,
    /// How many actions it took.
    Actions,
}

impl Measure {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Self; 3] = [Self::Points, Self::Won, Self::Actions];

    /// What decides between versions of a game if nobody says otherwise: games won where points are
    /// hundredths of a win, else points.
    pub fn of<G: Strategy>() -> Self {
        if G::CHANCES { Self::Won } else { Self::Points }
    }

    /// Points are counted in sixtieths, so that the mean of up to five seats is whole.
    pub(crate) fn scale(self) -> f64 {
        match self {
            Self::Points => 60.0,
            Self::Won | Self::Actions => 1.0,
        }
    }
}

impl FromStr for Measure {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        match written {
            "points" => Ok(Self::Points),
            "won" => Ok(Self::Won),
            "actions" => Ok(Self::Actions),
            _ => Err(Flaw::at(
                "measure",
                format!("nothing is measured as {written:?}; there are points, won and actions"),
            )),
        }
    }
}

/// A sum over games, and that of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// All together.
    pub sum: i64,
    /// The squares together.
    pub squares: i64,
}

/// How a version differs from the first, game by game; the sum follows from their own sums.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Games in which they differ.
    pub differing: u64,
    /// The squares of the differences together.
    pub squares: i64,
}

/// What came of the games of one version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionTally {
    /// What was counted.
    pub tally: Tally,
    /// Each [`Measure`].
    pub sums: [Sum; 3],
    /// Each [`Measure`], against the first version.
    pub pairs: [Pair; 3],
    /// How games felt, if that was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feel: Option<Feel>,
}

/// What came of a fixed range of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Which of [`Units`].
    pub unit: u64,
    /// Each version.
    pub versions: Vec<VersionTally>,
}

/// What came of games in a row, however many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    /// The number of the first.
    pub first: u64,
    /// The number after that of the last.
    pub end: u64,
    /// Each version.
    pub versions: Vec<VersionTally>,
}

/// The games of a study in ranges, at most 1,024 of the same size; the last may be shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Units {
    games: u64,
    size: u64,
}

impl Units {
    /// The most of them.
    pub const MOST: u64 = 1024;

    /// Of this many games.
    pub fn of(games: u64) -> Self {
        let size = games.div_ceil(Self::MOST).max(1);
        Self { games, size }
    }

    /// How many there are.
    pub fn count(self) -> u64 {
        self.games.div_ceil(self.size)
    }

    /// The games of a unit; those of several are `games(first).start..games(last).end`.
    pub fn games(self, unit: u64) -> Range<u64> {
        let end = |unit: u64| unit.saturating_mul(self.size).min(self.games);
        end(unit)..end(unit + 1)
    }

    /// The number after that of the last game in the unit of this one.
    pub fn end(self, game: u64) -> u64 {
        self.games(game / self.size).end
    }

    /// The units of a shard, counted from 1.
    pub fn shard(self, shard: u64, of: u64) -> Range<u64> {
        let end = |shard: u64| {
            (u128::from(self.count()) * u128::from(shard) / u128::from(of.max(1))) as u64
        };
        end(shard.saturating_sub(1))..end(shard)
    }
}

/// Plays units of a study and hands each to `done`, in any order, until all are played or somebody
/// wants to stop. A unit that is stopped half-way is not told.
pub fn play_units<G: Strategy + Tell>(
    study: &Study<G>,
    units: &[u64],
    threads: NonZero<usize>,
    progress: &Progress,
    done: &mut (impl FnMut(Unit) + Send),
) -> Result<(), Flaw> {
    study.check()?;
    let (next, done) = (AtomicUsize::new(0), Mutex::new(done));
    std::thread::scope(|scope| {
        for _ in 0..threads.get().min(units.len()) {
            scope.spawn(|| {
                let plans: Vec<Plan<G>> = study.plans();
                let players = plans.iter().map(|plan| Player::new(plan, progress));
                let mut players: Vec<Player<G>> = match players.collect() {
                    Ok(players) => players,
                    Err(flaw) => return progress.fail(flaw),
                };
                while let Some(&unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(unit) = play_unit(study, &mut players, unit) else {
                        break;
                    };
                    done.lock().unwrap_or_else(PoisonError::into_inner)(unit);
                }
            });
        }
    });
    progress.result()
}

/// Plays these games of a study, one after the other and where it is called, for whoever has no
/// threads.
pub fn play_games<G: Strategy + Tell>(
    study: &Study<G>,
    numbers: Range<u64>,
) -> Result<Stretch, Flaw> {
    let progress = Progress::default();
    let plans = study.plans();
    let players = plans.iter().map(|plan| Player::new(plan, &progress));
    let mut players: Vec<Player<G>> = players.collect::<Result<_, _>>()?;
    let played = play_numbers(study, &mut players, numbers.clone());
    progress.result()?;
    Ok(Stretch {
        first: numbers.start,
        end: numbers.end,
        versions: played.unwrap_or_default(),
    })
}

fn play_unit<G: Strategy + Tell>(
    study: &Study<G>,
    players: &mut [Player<G>],
    unit: u64,
) -> Option<Unit> {
    let numbers = Units::of(study.games).games(unit);
    let versions = play_numbers(study, players, numbers)?;
    Some(Unit { unit, versions })
}

/// What came of each version in these games; nothing if it was stopped.
fn play_numbers<G: Strategy + Tell>(
    study: &Study<G>,
    players: &mut [Player<G>],
    numbers: Range<u64>,
) -> Option<Vec<VersionTally>> {
    let mut versions = vec![VersionTally::default(); players.len()];
    let mut outcomes = Vec::with_capacity(players.len());
    for number in numbers {
        outcomes.clear();
        for ((player, version), tally) in players.iter_mut().zip(&study.versions).zip(&mut versions)
        {
            let felt = study.feel.then(|| tally.feel.get_or_insert_default());
            outcomes.push(player.play_keyed(number, version.twist, felt)?);
            player.progress.games.fetch_add(1, Ordering::Relaxed);
        }
        if study.luck == Luck::SameAndCoin && Fast::new(other(study.seed), number).word() % 2 == 1 {
            outcomes.reverse();
        }
        let first = *outcomes.first()?;
        for (version, outcome) in versions.iter_mut().zip(&outcomes) {
            version.count(&first, outcome);
        }
    }
    for (version, player) in versions.iter_mut().zip(players) {
        version.tally = std::mem::take(&mut player.tally);
    }
    Some(versions)
}

impl<G: Strategy + Tell> Player<'_, G> {
    /// Plays a game with luck that is keyed by the names of its draws: what each [`Measure`] says
    /// of it.
    fn play_keyed(
        &mut self,
        number: u64,
        twist: Twist,
        felt: Option<&mut Feel>,
    ) -> Option<[i64; 3]> {
        let Plan {
            game,
            options,
            seed,
            cards,
            ..
        } = *self.plan;
        let luck = &mut Twisted::new(seed, number, twist);
        luck.drawn = cards.then(Vec::new);
        let thought = &mut Fast::new(!seed, number);
        let before = self.tally.actions;
        let mut trace = felt.is_some().then(|| Trace::new(game));
        let watch = |position: &G::Position, seat: Option<Seat>| {
            if let Some(trace) = &mut trace {
                trace.see(position, seat);
            }
        };
        let (_, end) = self.play_through(&mut (), options, number, luck, thought, watch)?;
        self.count(number, options, &end);
        self.count_draws(luck.drawn.take().unwrap_or_default());
        let counted = if G::COOPERATIVE {
            1
        } else {
            game.seats(options).max(1)
        };
        let scores = game.scores(&end);
        let points: i64 = scores[..usize::from(counted)]
            .iter()
            .map(|&score| i64::from(score))
            .sum();
        let points = points * 60 / i64::from(counted);
        if let (Some(felt), Some(trace)) = (felt, trace) {
            felt.add(&trace.end(number, points));
        }
        Some([
            points,
            game.winners(&end).contains(0).into(),
            (self.tally.actions - before) as i64,
        ])
    }
}

impl<G: Strategy> Player<'_, G> {
    /// What was drawn in a game.
    fn count_draws(&mut self, mut drawn: Vec<(&'static str, usize)>) {
        drawn.sort_unstable();
        for same in drawn.chunk_by(|one, other| one == other) {
            let key = draw_key(same[0].0, same[0].1);
            let count = self.tally.draws.entry(key).or_default();
            count.times += same.len() as u64;
            count.games += 1;
        }
    }
}

impl VersionTally {
    fn count(&mut self, first: &[i64; 3], outcome: &[i64; 3]) {
        for (at, (&old, &new)) in first.iter().zip(outcome).enumerate() {
            let difference = new - old;
            self.sums[at].sum += new;
            self.sums[at].squares += new * new;
            self.pairs[at].differing += u64::from(difference != 0);
            self.pairs[at].squares += difference * difference;
        }
    }

    /// The mean of a measure with its 95 % interval: Wilson's for games won.
    pub fn mean(&self, measure: Measure) -> (f64, [f64; 2]) {
        let (games, sum) = (self.tally.games, self.sums[measure as usize].sum);
        let mean = sum as f64 / games.max(1) as f64 / measure.scale();
        if measure == Measure::Won {
            return (mean, wilson(sum.max(0) as u64, games));
        }
        let error = 1.96 * (self.variance(measure) / games.max(1) as f64).sqrt();
        (mean, [mean - error, mean + error])
    }

    /// The variance of a measure.
    pub fn variance(&self, measure: Measure) -> f64 {
        let (games, sum) = (self.tally.games.max(1) as f64, &self.sums[measure as usize]);
        let mean = sum.sum as f64 / games;
        ((sum.squares as f64 / games - mean * mean) / measure.scale().powi(2)).max(0.0)
    }

    /// Both together.
    pub fn add(&mut self, more: &Self) {
        self.tally.add(&more.tally);
        for (sum, more) in self.sums.iter_mut().zip(&more.sums) {
            sum.sum += more.sum;
            sum.squares += more.squares;
        }
        for (pair, more) in self.pairs.iter_mut().zip(&more.pairs) {
            pair.differing += more.differing;
            pair.squares += more.squares;
        }
        if let Some(feel) = &more.feel {
            self.feel.get_or_insert_default().add(feel);
        }
    }
}

/// All units below `end` together, or nothing if one is missing.
pub fn total(units: &BTreeMap<u64, Unit>, end: u64) -> Option<Vec<VersionTally>> {
    let mut all: Vec<VersionTally> = Vec::new();
    for number in 0..end {
        let unit = units.get(&number)?;
        all.resize(unit.versions.len(), VersionTally::default());
        for (sum, more) in all.iter_mut().zip(&unit.versions) {
            sum.add(more);
        }
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_any_number_have_every_game_once() {
        for games in [1, 7, 200, 1024, 1025, 20_000, 1_000_001] {
            let units = Units::of(games);
            assert!(units.count() <= Units::MOST);
            for of in [1, 2, 3, 64, 1024, 5_000] {
                let played: Vec<u64> = (1..=of).flat_map(|shard| units.shard(shard, of)).collect();
                assert!(
                    played.iter().copied().eq(0..units.count()),
                    "{games} games in {of} shards"
                );
            }
            let ends: Vec<u64> = (0..units.count())
                .map(|unit| units.games(unit).end)
                .collect();
            assert_eq!((units.games(0).start, ends.last()), (0, Some(&games)));
        }
    }
}
