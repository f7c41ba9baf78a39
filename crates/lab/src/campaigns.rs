//! Campaigns: what became of each mission, what was used, and how the whole of it ended.

use std::collections::{BTreeMap, BTreeSet};

use redtag_table::{Strategy, Tell, words::Mark};

/// Matches that go on with what the one before left.
pub struct Campaign<'a, G: Strategy> {
    /// At most so many.
    pub matches: usize,
    /// The options of the next one, if there is one.
    pub next: &'a Next<'a, G>,
}

impl<G: Strategy> Clone for Campaign<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Strategy> Copy for Campaign<'_, G> {}

/// From the options of a match and its end to those of the next one.
pub type Next<'a, G> = dyn Fn(
        &<G as redtag_table::Game>::Options,
        &<G as redtag_table::Game>::Position,
    ) -> Option<<G as redtag_table::Game>::Options>
    + Sync
    + 'a;

/// What came of campaigns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// Matches in all of them.
    pub matches: u64,
    /// Those that were won.
    pub won: u64,
    /// How campaigns ended.
    pub ends: BTreeMap<&'static str, u64>,
    /// Missions by name.
    pub missions: BTreeMap<String, Mission>,
    /// What was used, by name.
    pub used: BTreeMap<String, Used>,
}

/// What came of a mission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mission {
    /// How often it ended.
    pub times: u64,
    /// How often with success.
    pub won: u64,
    /// Numbers of the matches in which it ended, added up.
    pub numbers: BTreeMap<&'static str, i64>,
}

/// What came of using something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// Matches in which it was.
    pub matches: u64,
    /// Those that were won.
    pub won: u64,
}

impl Chronicle {
    /// Counts a match.
    pub(crate) fn count<G: Tell>(&mut self, game: &G, heard: &[G::Event], won: bool) {
        self.matches += 1;
        self.won += u64::from(won);
        let (mut ended, mut numbers, mut used) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        for mark in heard.iter().filter_map(|event| game.mark(event)) {
            match mark {
                Mark::Mission { name, success } => ended.push((name, success)),
                Mark::Number(name, number) => *numbers.entry(name).or_insert(0) += number,
                Mark::Used(name) => drop(used.insert(name)),
            }
        }
        for (name, success) in ended {
            let mission = self.missions.entry(name).or_default();
            mission.add(&Mission { times: 1, won: success.into(), numbers: numbers.clone() });
        }
        for name in used {
            self.used.entry(name).or_default().add(Used { matches: 1, won: won.into() });
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.won += other.won;
        for (&end, count) in &other.ends {
            *self.ends.entry(end).or_default() += count;
        }
        for (name, mission) in &other.missions {
            self.missions.entry(name.clone()).or_default().add(mission);
        }
        for (name, &used) in &other.used {
            self.used.entry(name.clone()).or_default().add(used);
        }
    }
}

impl Mission {
    fn add(&mut self, other: &Self) {
        self.times += other.times;
        self.won += other.won;
        for (&name, number) in &other.numbers {
            *self.numbers.entry(name).or_default() += number;
        }
    }

    /// A number of the matches in which it ended, on average.
    pub fn mean(&self, name: &str) -> f64 {
        self.numbers.get(name).map_or(0.0, |&sum| sum as f64 / self.times.max(1) as f64)
    }
}

impl Used {
    fn add(&mut self, other: Self) {
        self.matches += other.matches;
        self.won += other.won;
    }
}
