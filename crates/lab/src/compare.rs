//! Two versions side by side, in figures.

use serde::{Deserialize, Serialize};

use crate::sequential::above;
use crate::study::{Measure, VersionTally};

/// Fewer games that differ than this prove nothing.
const FEW: u64 = 25;
/// An effect that can be seen is seen four times out of five.
const POWER: f64 = 0.841_621;

/// How a version differs from another that met the same luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// What is measured.
    pub measure: Measure,
    /// Games of each version.
    pub games: u64,
    /// The mean of the old version.
    pub old: f64,
    /// The mean of the new version.
    pub new: f64,
    /// New less old.
    pub difference: f64,
    /// The difference lies in here with the probability that was asked for.
    pub interval: [f64; 2],
    /// Games in which the versions differ.
    pub differing: u64,
    /// The standard error of the difference.
    pub stderr: f64,
    /// How many standard errors were taken as much.
    pub critical: f64,
    /// How likely chance alone makes a difference as large, looked at once.
    pub p: f64,
    /// Games of each version that would have been needed for the same certainty if each had met
    /// luck of its own; nothing where the versions never differ.
    pub unpaired_games: Option<u64>,
}

impl Comparison {
    /// More than chance explains.
    pub fn is_different(&self) -> bool {
        self.differing >= FEW && self.difference.abs() > self.critical * self.stderr
    }

    /// The smallest difference that this many games would show four times out of five, at this
    /// boundary.
    pub fn smallest(&self, games: u64, critical: f64) -> f64 {
        let deviation = self.stderr * (self.games as f64).sqrt();
        (critical + POWER) * deviation / (games.max(1) as f64).sqrt()
    }

    /// How many times as many games play without the same luck needs.
    pub fn saving(&self) -> Option<f64> {
        self.unpaired_games
            .map(|games| games as f64 / self.games.max(1) as f64)
    }
}

/// How `new` differs from `old`, where `critical` standard errors are much.
pub fn compare(
    old: &VersionTally,
    new: &VersionTally,
    measure: Measure,
    critical: f64,
) -> Comparison {
    let at = measure as usize;
    let (games, scale) = (old.tally.games.max(1) as f64, measure.scale());
    let difference = (new.sums[at].sum - old.sums[at].sum) as f64 / games / scale;
    let squares = new.pairs[at].squares as f64 / games / scale / scale;
    let paired = (squares - difference * difference).max(0.0);
    let stderr = (paired / games).sqrt();
    let unpaired = (old.variance(measure) + new.variance(measure)) / paired * games;
    Comparison {
        measure,
        games: old.tally.games,
        old: old.mean(measure).0,
        new: new.mean(measure).0,
        difference,
        interval: [
            difference - critical * stderr,
            difference + critical * stderr,
        ],
        differing: new.pairs[at].differing,
        stderr,
        critical,
        p: if stderr > 0.0 {
            2.0 * above(difference.abs() / stderr)
        } else {
            1.0
        },
        unpaired_games: (paired > 0.0).then_some(unpaired.round() as u64),
    }
}

/// Corrects for many tests at once (Holm): each probability as it counts among all of them.
pub fn holm(probabilities: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&a, &b| probabilities[a].total_cmp(&probabilities[b]));
    let (mut corrected, mut least) = (vec![1.0; probabilities.len()], 0.0f64);
    for (rank, &at) in order.iter().enumerate() {
        let left = (probabilities.len() - rank) as f64;
        least = least.max((probabilities[at] * left).min(1.0));
        corrected[at] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Pair, Sum};

    /// Old scores 1, 2, 3, 4; new 2, 2, 5, 4.
    #[test]
    fn figures_of_four_games() {
        let version = |sum: i64, squares: i64, differing: u64, gaps: i64| {
            let mut version = VersionTally::default();
            version.tally.games = 4;
            version.sums[0] = Sum {
                sum: 60 * sum,
                squares: 3_600 * squares,
            };
            version.pairs[0] = Pair {
                differing,
                squares: 3_600 * gaps,
            };
            version
        };
        let (old, new) = (version(10, 30, 0, 0), version(13, 49, 2, 5));
        let found = compare(&old, &new, Measure::Points, 2.0);
        assert_eq!((found.old, found.new, found.difference), (2.5, 3.25, 0.75));
        // Differences 1, 0, 2, 0: variance 5/4 - 9/16 = 11/16; the versions' own 5/4 and 27/16.
        let stderr = (11.0f64 / 64.0).sqrt();
        assert!((found.stderr - stderr).abs() < 1e-12);
        assert!((found.interval[0] - (0.75 - 2.0 * stderr)).abs() < 1e-12);
        assert_eq!(
            found.unpaired_games,
            Some(17),
            "47/16 against 11/16, four times"
        );
        assert!(!found.is_different(), "two games that differ prove nothing");
        let same = compare(&old, &old, Measure::Points, 2.0);
        assert_eq!((same.unpaired_games, same.difference), (None, 0.0));
    }

    #[test]
    fn many_tests_are_corrected_for() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        let expected = [0.03, 0.06, 0.06, 0.02];
        for (found, expected) in corrected.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12, "{corrected:?}");
        }
    }
}
