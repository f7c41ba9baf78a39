//! A comparison of two versions while it is being played, for whoever watches.
//!
//! Games may be played in any order and by anybody. They count in the order of their numbers, and
//! the verdict is given at the same checkpoints as everywhere, so that it does not depend on who
//! looked when.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::compare::{Comparison, compare};
use crate::figures::Summary;
use crate::sequential::{Decision, Sequence, Verdict};
use crate::study::{Measure, Stretch, Unit, Units, VersionTally};

/// A comparison that is being played.
pub struct Live {
    measure: Measure,
    games: u64,
    units: Units,
    sequence: Sequence,
    /// Games in a row from the first on.
    row: u64,
    /// What came of them.
    versions: Vec<VersionTally>,
    /// What came of those in the unit that is being filled.
    begun: Vec<VersionTally>,
    done: BTreeMap<u64, Unit>,
    /// Games that came before those that belong before them.
    waiting: BTreeMap<u64, Stretch>,
    decision: Option<Decision>,
}

/// How far a comparison has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LiveFigures {
    /// What the comparison says; nothing before it is decided.
    pub verdict: Option<Verdict>,
    /// Games of each version that the figures are from.
    pub games: u64,
    /// Games of each version at every checkpoint.
    pub checkpoints: Vec<u64>,
    /// The measure that decides, then the others. Before it is decided, intervals are as wide as
    /// they would be at the next checkpoint.
    pub rows: Vec<Comparison>,
    /// The smallest difference that all games would show four times out of five.
    pub smallest_effect: f64,
    /// Old and new.
    pub versions: Vec<LiveVersion>,
}

/// A version by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LiveVersion {
    /// Points.
    pub points: Summary,
    /// How often each score came.
    pub histogram: BTreeMap<i32, u64>,
    /// How games ended.
    pub endings: BTreeMap<String, u64>,
}

impl Live {
    /// A comparison of this many games at most; see [`Sequence::new`].
    pub fn new(measure: Measure, games: u64, alpha: f64, margin: f64) -> Self {
        Self {
            measure,
            games,
            units: Units::of(games),
            sequence: Sequence::new(measure, games, alpha, margin),
            row: 0,
            versions: vec![VersionTally::default(); 2],
            begun: vec![VersionTally::default(); 2],
            done: BTreeMap::new(),
            waiting: BTreeMap::new(),
            decision: None,
        }
    }

    /// Adds games of one unit or a part of it; others do not count, nor does what was added before.
    pub fn add(&mut self, stretch: Stretch) {
        let is_of_one = stretch.end <= self.units.end(stretch.first);
        if is_of_one && stretch.first >= self.row && stretch.versions.len() == 2 {
            self.waiting.insert(stretch.first, stretch);
        }
        while self.decision.is_none()
            && let Some(next) = self.waiting.remove(&self.row)
        {
            self.count(&next);
        }
    }

    fn count(&mut self, next: &Stretch) {
        for (at, more) in next.versions.iter().enumerate() {
            self.versions[at].add(more);
            self.begun[at].add(more);
        }
        self.row = next.end;
        let unit = self.done.len() as u64;
        if self.row < self.units.games(unit).end {
            return;
        }
        let versions = std::mem::replace(&mut self.begun, vec![VersionTally::default(); 2]);
        self.done.insert(unit, Unit { unit, versions });
        if self.sequence.is_checkpoint(unit + 1) {
            self.decision = self.sequence.decide(&self.done);
        }
    }

    /// How far it has come.
    pub fn figures(&self) -> LiveFigures {
        let (versions, critical) = match &self.decision {
            Some(decision) => (&decision.versions, decision.critical),
            None => {
                let next = self.sequence.after(self.row);
                (&self.versions, next.map_or(0.0, |next| next.1))
            }
        };
        let compared = |measure| compare(&versions[0], &versions[1], measure, critical);
        let decides = compared(self.measure);
        let others = Measure::ALL
            .into_iter()
            .filter(|&measure| measure != self.measure)
            .map(compared);
        LiveFigures {
            verdict: self.decision.as_ref().map(|decision| decision.verdict),
            games: versions[0].tally.games,
            checkpoints: self.sequence.checkpoints(),
            smallest_effect: decides.smallest(self.games, self.sequence.last()),
            rows: std::iter::once(decides).chain(others).collect(),
            versions: versions.iter().map(LiveVersion::of).collect(),
        }
    }
}

impl LiveVersion {
    fn of(total: &VersionTally) -> Self {
        let endings = total.tally.endings.iter();
        Self {
            points: total.tally.summary(),
            histogram: total.tally.scores.clone(),
            endings: endings
                .map(|(ending, &count)| (ending.to_string(), count))
                .collect(),
        }
    }
}
