//! When a comparison may stop: a test that may look at its data at fixed checkpoints.
//!
//! Looking often and stopping at the first significant difference finds differences that are not
//! there. So the permitted share of false alarms is spent bit by bit, in proportion to the games
//! played (Lan and DeMets), and each checkpoint's boundary is where exactly its bit is spent by a
//! random walk that has crossed none before (Armitage, McPherson and Rowe). The same boundaries
//! give intervals that hold at all checkpoints at once (Jennison and Turnbull).

use std::collections::BTreeMap;
use std::f64::consts::{PI, SQRT_2};

use serde::{Deserialize, Serialize};

use crate::compare::{Comparison, compare};
use crate::study::{Measure, Unit, Units, VersionTally, total};

/// No checkpoint before this many games: with fewer, means are not yet normally distributed.
const FIRST: u64 = 200;

/// Checkpoints of a comparison, and how many standard errors are much at each.
#[derive(Clone, Debug)]
pub struct Sequence {
    measure: Measure,
    margin: f64,
    units: Units,
    /// Units before each checkpoint, and its boundary.
    looks: Vec<(u64, f64)>,
}

/// What a comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The versions differ.
    Different,
    /// They differ by less than matters.
    Alike,
    /// Neither could be shown.
    Unclear,
}

/// Where a comparison has come to.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What it says.
    pub verdict: Verdict,
    /// The checkpoint, counted from 1.
    pub checkpoint: usize,
    /// How many standard errors are much there.
    pub critical: f64,
    /// All games up to there.
    pub versions: Vec<VersionTally>,
}

impl Sequence {
    /// For this many games, of which the first checkpoint has at least 200 and each has twice
    /// as many as the one before; `alpha` of comparisons without a difference may find one. What is
    /// smaller than `margin` does not matter.
    pub fn new(measure: Measure, games: u64, alpha: f64, margin: f64) -> Self {
        let units = Units::of(games);
        let mut ends = vec![units.count()];
        while let Some(&end) = ends.last()
            && end > 1
            && units.games(end.div_ceil(2) - 1).end >= FIRST
        {
            ends.push(end.div_ceil(2));
        }
        ends.reverse();
        let share =
            |&end: &u64| units.games(end.saturating_sub(1)).end as f64 / games.max(1) as f64;
        let times: Vec<f64> = ends.iter().map(share).collect();
        let looks = ends.into_iter().zip(boundaries(&times, alpha)).collect();
        Self {
            measure,
            margin,
            units,
            looks,
        }
    }

    /// Games at each checkpoint.
    pub fn checkpoints(&self) -> Vec<u64> {
        let games = |&(end, _): &(u64, f64)| self.units.games(end.saturating_sub(1)).end;
        self.looks.iter().map(games).collect()
    }

    /// Is the unit before this one the last before a checkpoint?
    pub fn is_checkpoint(&self, units: u64) -> bool {
        self.looks.iter().any(|&(end, _)| end == units)
    }

    /// The first checkpoint that has more games than these: how many, and its boundary.
    pub fn after(&self, games: u64) -> Option<(u64, f64)> {
        let ahead = self.checkpoints().into_iter().zip(&self.looks);
        ahead
            .map(|(at, &(_, critical))| (at, critical))
            .find(|&(at, _)| at > games)
    }

    /// The boundary of the last checkpoint.
    pub fn last(&self) -> f64 {
        self.looks.last().map_or(0.0, |look| look.1)
    }

    /// The first checkpoint at which the answer is clear, or the last; nothing if games before it
    /// are missing. Only game numbers count, not who was quicker.
    pub fn decide(&self, units: &BTreeMap<u64, Unit>) -> Option<Decision> {
        for (at, &(end, critical)) in self.looks.iter().enumerate() {
            let versions = total(units, end)?;
            let verdict = self.verdict(&versions, critical);
            if verdict != Verdict::Unclear || at + 1 == self.looks.len() {
                return Some(Decision {
                    verdict,
                    checkpoint: at + 1,
                    critical,
                    versions,
                });
            }
        }
        None
    }

    fn verdict(&self, versions: &[VersionTally], critical: f64) -> Verdict {
        let [old, new, ..] = versions else {
            return Verdict::Unclear;
        };
        let compared: Comparison = compare(old, new, self.measure, critical);
        if compared.is_different() {
            Verdict::Different
        } else if compared.interval.iter().all(|end| end.abs() < self.margin) {
            Verdict::Alike
        } else {
            Verdict::Unclear
        }
    }
}

/// How likely a normal variable is above this.
pub(crate) fn above(z: f64) -> f64 {
    libm::erfc(z / SQRT_2) / 2.0
}

/// How many standard errors chance exceeds, on either side, with this probability.
pub fn critical(alpha: f64) -> f64 {
    bisect(|z| 2.0 * above(z) - alpha)
}

/// Where a falling function from 0 to 40 crosses zero.
fn bisect(falling: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if falling(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// Points of the grid on which the walk's density is kept; odd, for Simpson's rule.
const GRID: usize = 401;

/// The boundary of each checkpoint in standard errors. Times are shares of all games, ascending.
fn boundaries(times: &[f64], alpha: f64) -> Vec<f64> {
    let mut found: Vec<f64> = Vec::new();
    // Where the walk is if it has crossed no boundary: places and densities, with Simpson's
    // weights.
    let mut walk: Vec<(f64, f64)> = Vec::new();
    let mut before = 0.0;
    for &time in times {
        let (spend, step) = (alpha * (time - before), (time - before).sqrt());
        let edge = if walk.is_empty() {
            bisect(|edge| 2.0 * above(edge / step) - spend)
        } else {
            bisect(|edge| crossing(&walk, edge, step) - spend)
        };
        walk = go_on(&walk, edge, step);
        found.push(edge / time.sqrt());
        before = time;
    }
    found
}

/// How likely the walk is beyond this edge, on either side, after a step.
fn crossing(walk: &[(f64, f64)], edge: f64, step: f64) -> f64 {
    walk.iter()
        .map(|&(place, weight)| {
            weight * (above((edge - place) / step) + above((edge + place) / step))
        })
        .sum()
}

/// Where the walk is after a step if it stays within the edge.
fn go_on(walk: &[(f64, f64)], edge: f64, step: f64) -> Vec<(f64, f64)> {
    let width = 2.0 * edge / (GRID - 1) as f64;
    let normal = |x: f64| libm::exp(-x * x / 2.0) / (2.0 * PI).sqrt() / step;
    let density = |place: f64| match walk {
        [] => normal(place / step),
        walk => walk
            .iter()
            .map(|&(from, weight)| weight * normal((place - from) / step))
            .sum(),
    };
    let simpson = |at: usize| match at {
        0 => 1.0,
        at if at == GRID - 1 => 1.0,
        at if at % 2 == 1 => 4.0,
        _ => 2.0,
    };
    (0..GRID)
        .map(|at| {
            let place = -edge + width * at as f64;
            (place, density(place) * simpson(at) * width / 3.0)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use redtag_kernel::Fast;

    #[test]
    fn boundaries_are_those_of_the_tables() {
        let near = |found: &[f64], table: &[f64]| {
            assert_eq!(found.len(), table.len());
            for (found, table) in found.iter().zip(table) {
                assert!((found - table).abs() < 0.005, "{found} should be {table}");
            }
        };
        near(&boundaries(&[1.0], 0.05), &[1.960]);
        near(&[critical(0.05), critical(0.01)], &[1.960, 2.576]);
        // Linear spending in five equal steps: each is crossed by 1 %, as a coarser sum confirms.
        near(&boundaries(&[0.5, 1.0], 0.05), &[2.241, 2.125]);
        near(
            &boundaries(&[0.2, 0.4, 0.6, 0.8, 1.0], 0.05),
            &[2.576, 2.492, 2.411, 2.339, 2.276],
        );
    }

    #[test]
    fn looking_at_all_checkpoints_keeps_false_alarms_down() {
        let times = [
            1.0 / 64.0,
            1.0 / 32.0,
            1.0 / 16.0,
            1.0 / 8.0,
            0.25,
            0.5,
            1.0,
        ];
        let boundaries = boundaries(&times, 0.05);
        let (mut alarms, walks) = (0, 4_000);
        for number in 0..walks {
            let mut coins = Fast::new(3, number);
            // Each word is 64 tosses of a coin: heads less tails.
            let (mut heads, mut tosses) = (0i64, 0i64);
            let crosses = times.iter().zip(&boundaries).any(|(time, boundary)| {
                while tosses < (time * 64_000.0) as i64 {
                    heads += 2 * i64::from(coins.word().count_ones()) - 64;
                    tosses += 64;
                }
                (heads as f64).abs() / (tosses as f64).sqrt() > *boundary
            });
            alarms += u64::from(crosses);
        }
        // 5 % of 4,000 are 200, give or take 14.
        assert!((150..250).contains(&alarms), "{alarms} of {walks}");
    }

    #[test]
    fn checkpoints_double_and_end_with_the_last_game() {
        let checkpoints = |games| Sequence::new(Measure::Points, games, 0.05, 0.0).checkpoints();
        assert_eq!(checkpoints(150), [150]);
        assert_eq!(checkpoints(1_000), [250, 500, 1_000]);
        assert_eq!(checkpoints(20_000).last(), Some(&20_000));
        assert!(checkpoints(20_000).windows(2).all(|pair| pair[0] < pair[1]));
    }
}
