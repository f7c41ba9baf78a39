//! What happened in many games: each kind of event as the log would tell it, and the numbers in it.

use std::collections::{BTreeMap, BTreeSet};

use redtag_kernel::Tell;
use redtag_kernel::words::{Arg, Text};

/// Events by what the log says of them: the key, and the cases that it chooses its words by.
pub type Events = BTreeMap<String, Occurrence>;

/// How often something happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occurrence {
    /// How often in all games.
    pub times: u64,
    /// In how many games at all.
    pub games: u64,
    /// The numbers that the log tells with it, by name.
    pub numbers: BTreeMap<&'static str, Amount>,
}

/// A number that comes with an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// All together.
    pub sum: i64,
    /// How often it was not 0.
    pub not_zero: u64,
}

/// Counts what happened in one game.
pub fn count<G: Tell>(game: &G, heard: &[G::Event], into: &mut Events) {
    let mut kinds = BTreeSet::new();
    for event in heard {
        let told = game.narrate(event);
        let kind = kind(&told);
        let known = into.entry(kind.clone()).or_default();
        known.times += 1;
        known.games += u64::from(kinds.insert(kind));
        for (name, arg) in told.args {
            if let Arg::Number(number) = arg {
                known
                    .numbers
                    .entry(name)
                    .or_default()
                    .add(Amount::of(number));
            }
        }
    }
}

/// `log-healed` with the case `by` = `surgery` is `healed by=surgery`.
pub(crate) fn kind(told: &Text) -> String {
    let key = told
        .key
        .strip_prefix("log-")
        .unwrap_or(&told.key)
        .to_owned();
    let cases = told.args.iter().filter_map(|(name, arg)| match arg {
        Arg::Case(case) => Some(format!(" {name}={case}")),
        _ => None,
    });
    cases.fold(key, |kind, case| kind + &case)
}

/// Adds those of other games.
pub fn add(all: &mut Events, others: &Events) {
    for (kind, other) in others {
        let known = all.entry(kind.clone()).or_default();
        known.times += other.times;
        known.games += other.games;
        for (&name, &amount) in &other.numbers {
            known.numbers.entry(name).or_default().add(amount);
        }
    }
}

impl Amount {
    fn of(number: i64) -> Self {
        Self {
            sum: number,
            not_zero: u64::from(number != 0),
        }
    }

    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.not_zero += other.not_zero;
    }
}
