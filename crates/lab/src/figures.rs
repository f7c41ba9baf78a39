//! Tallies in figures: means and shares, and how sure they are.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Standing, Tally};

/// A tally in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The mean score.
    pub mean: f64,
    /// The standard error of the mean.
    pub stderr: f64,
    /// The mean lies in here with a probability of 95 %.
    pub interval: [f64; 2],
    /// The standard deviation of a score.
    pub deviation: f64,
    /// Scores that 5, 25, 50, 75 and 95 % of all do not exceed.
    pub quantiles: BTreeMap<&'static str, i32>,
}

/// What a side got, against what it would get if all seats were alike.
#[derive(Clone, Debug, Serialize)]
pub struct Share {
    /// Its share of the games won.
    pub wins: f64,
    /// That lies in here with a probability of 95 % (Wilson).
    pub wins_interval: [f64; 2],
    /// Its share of the seats.
    pub fair: f64,
    /// Its wins differ from its fair share more than chance explains.
    pub differs: bool,
    /// The mean score of one of its seats.
    pub mean: f64,
    /// That lies in here with a probability of 95 %.
    pub mean_interval: [f64; 2],
}

/// Standard errors that chance exceeds in one of twenty cases.
const Z: f64 = 1.96;

/// The same for the largest of this many shares that add up to 1 (Bonferroni); with two, one is the
/// other's mirror.
fn critical(shares: usize) -> f64 {
    match shares {
        0..=2 => Z,
        3 => 2.39,
        4 => 2.50,
        _ => 2.58,
    }
}

impl Standing {
    /// In figures, for a side that has `own` of the `seats`, one of this many `sides`.
    pub fn share(&self, own: u64, seats: u64, sides: usize) -> Share {
        let games = self.games.max(1) as f64;
        let (wins, fair) = (self.wins as f64 / games, own as f64 / seats.max(1) as f64);
        let chance = (fair * (1.0 - fair) / games).sqrt();
        let (mean, stderr) = self.mean(own as f64);
        Share {
            wins,
            wins_interval: wilson(self.wins, self.games),
            fair,
            differs: (wins - fair).abs() > critical(sides) * chance,
            mean,
            mean_interval: around(mean, stderr),
        }
    }

    /// The mean score where `scores` of them were added up in each game, and its standard error.
    /// Those of one game hang together, so that only games count as independent.
    fn mean(&self, scores: f64) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        let mean = self.points as f64 / games;
        let deviation = (self.squares as f64 / games - mean * mean).max(0.0).sqrt();
        (mean / scores, deviation / scores / games.sqrt())
    }
}

/// The interval in which a share lies with a probability of 95 %, given a count out of a total
/// (Wilson).
pub fn wilson(count: u64, all: u64) -> [f64; 2] {
    if all == 0 {
        return [0.0, 1.0];
    }
    let (n, share) = (all as f64, count as f64 / all as f64);
    let centre = share + Z * Z / (2.0 * n);
    let width = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [
        ((centre - width) / scale).max(0.0),
        ((centre + width) / scale).min(1.0),
    ]
}

/// How much larger the first share is than the second, each a count out of a total, and the
/// interval in which that lies with a probability of 95 % (Newcombe); nothing where there is
/// nothing to compare.
pub fn difference(one: (u64, u64), other: (u64, u64)) -> Option<(f64, [f64; 2])> {
    if one.1 == 0 || other.1 == 0 {
        return None;
    }
    let share = |(count, all)| (count as f64 / all as f64, wilson(count, all));
    let ((p, [p_low, p_high]), (q, [q_low, q_high])) = (share(one), share(other));
    let mean = p - q;
    Some((
        mean,
        [
            mean - (p - p_low).hypot(q_high - q),
            mean + (p_high - p).hypot(q - q_low),
        ],
    ))
}

fn around(mean: f64, stderr: f64) -> [f64; 2] {
    [mean - Z * stderr, mean + Z * stderr]
}

impl Tally {
    /// In figures.
    pub fn summary(&self) -> Summary {
        let count = self.scores.values().sum::<u64>().max(1) as f64;
        let moment = |power: i32| {
            self.scores
                .iter()
                .map(|(&score, &count)| f64::from(score).powi(power) * count as f64)
                .sum::<f64>()
                / count
        };
        let mean = moment(1);
        let deviation = (moment(2) - mean * mean).max(0.0).sqrt();
        let (_, stderr) = self.all.mean(count / self.games.max(1) as f64);
        let quantiles = [
            ("p05", 0.05),
            ("p25", 0.25),
            ("p50", 0.5),
            ("p75", 0.75),
            ("p95", 0.95),
        ];
        Summary {
            mean,
            stderr,
            interval: around(mean, stderr),
            deviation,
            quantiles: quantiles
                .into_iter()
                .map(|(name, share)| (name, self.quantile(share)))
                .collect(),
        }
    }

    /// The lowest score that at least this share of all does not exceed.
    fn quantile(&self, share: f64) -> i32 {
        let wanted = (share * self.scores.values().sum::<u64>() as f64)
            .ceil()
            .max(1.0) as u64;
        let mut seen = 0;
        for (&score, &count) in &self.scores {
            seen += count;
            if seen >= wanted {
                return score;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_a_small_tally() {
        let scores = BTreeMap::from([(0, 1), (2, 2), (4, 1)]);
        let all = Standing {
            games: 4,
            wins: 0,
            points: 8,
            squares: 24,
        };
        let tally = Tally {
            games: 4,
            scores,
            all,
            ..Tally::default()
        };
        let summary = tally.summary();
        assert!(
            (summary.mean - 2.0).abs() < 1e-12 && (summary.deviation - 2f64.sqrt()).abs() < 1e-12
        );
        assert!((summary.stderr - 0.5f64.sqrt()).abs() < 1e-12);
        assert_eq!(
            summary.quantiles,
            BTreeMap::from([("p05", 0), ("p25", 0), ("p50", 2), ("p75", 2), ("p95", 4)])
        );
    }

    #[test]
    fn shares_are_as_sure_as_they_are() {
        // Known values of Wilson's interval.
        for (count, all, low, high) in [
            (0, 10, 0.0, 0.2775),
            (5, 10, 0.2366, 0.7634),
            (90, 100, 0.8256, 0.9448),
            (0, 0, 0.0, 1.0),
        ] {
            let [found_low, found_high] = wilson(count, all);
            assert!(
                (found_low - low).abs() < 1e-4 && (found_high - high).abs() < 1e-4,
                "{count} of {all}"
            );
        }
        // Newcombe's own example, his tenth method.
        let (mean, [low, high]) = difference((56, 70), (48, 80)).expect("both have some");
        assert!(
            (mean - 0.2).abs() < 1e-4
                && (low - 0.0524).abs() < 1e-4
                && (high - 0.3339).abs() < 1e-4
        );
        assert_eq!(
            (difference((1, 1), (0, 0)), difference((0, 0), (1, 1))),
            (None, None)
        );
        // Two of four seats won 560 games of 1,000 with 3 points each, always.
        let standing = Standing {
            games: 1_000,
            wins: 560,
            points: 6_000,
            squares: 36_000,
        };
        let share = standing.share(2, 4, 2);
        assert_eq!((share.wins, share.fair, share.differs), (0.56, 0.5, true));
        assert_eq!((share.mean, share.mean_interval), (3.0, [3.0, 3.0]));
        assert!(
            !Standing {
                wins: 525,
                ..standing
            }
            .share(2, 4, 2)
            .differs
        );
    }
}
