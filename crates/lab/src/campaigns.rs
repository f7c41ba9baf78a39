//! Campaigns: what became of each mission, what was used, and how the whole of it ended.

use std::collections::{BTreeMap, BTreeSet};

use redtag_kernel::campaign::Mark;
use redtag_kernel::{Game, Strategy};
use serde::Serialize;

use crate::figures::difference;

/// Matches that go on with what the one before left.
pub struct CampaignPlan<'a, G: Strategy> {
    /// At most this many.
    pub matches: usize,
    /// The options of the next one, if there is one.
    pub next: &'a Next<'a, G>,
}

impl<G: Strategy> Clone for CampaignPlan<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Strategy> Copy for CampaignPlan<'_, G> {}

/// From the options of a match and its end to those of the next one.
pub type Next<'a, G> =
    dyn Fn(&Options<G>, &<G as Game>::Position) -> Option<Options<G>> + Sync + 'a;

type Options<G> = <G as Game>::Options;

/// What came of campaigns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CampaignStats {
    /// Matches in all of them.
    pub matches: u64,
    /// Those that were won.
    pub won: u64,
    /// How campaigns ended, `stopped` if somebody wanted no more of them.
    pub ends: BTreeMap<&'static str, u64>,
    /// Missions by name.
    pub missions: BTreeMap<String, Mission>,
    /// What was had or used, by name.
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

/// What came of something that can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// Matches in which somebody had it.
    pub had: u64,
    /// Matches that began with its use, so that nobody chose it.
    pub given: u64,
    /// Matches in which it was used.
    pub matches: u64,
    /// Those that were won.
    pub won: u64,
}

/// What a designer should look at.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Judgement {
    /// Nobody ever had it.
    pub never_had: Vec<String>,
    /// Somebody had it, and nobody used it.
    pub never_used: Vec<String>,
    /// It was used in nearly all matches, even in those that did not begin with it.
    pub always: Vec<String>,
    /// Matches in which it was used were won more or less often than the others.
    pub telling: Vec<Gap>,
}

/// How much more often matches were won in which something was used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gap {
    /// What.
    pub used: String,
    /// The share of those that were won, less that of the others.
    pub mean: f64,
    /// That lies in here with a probability of 95 %.
    pub interval: [f64; 2],
}

/// This many of a hundred matches are nearly all.
const ALWAYS: u64 = 95;
/// Of fewer matches, nearly all cannot be told from all.
const ENOUGH: u64 = 20;

impl CampaignStats {
    /// Counts a match, and with it what it began with.
    pub(crate) fn count<G: Game>(
        &mut self,
        game: &G,
        begun: Vec<Mark>,
        heard: &[G::Event],
        won: bool,
    ) {
        self.matches += 1;
        self.won += u64::from(won);
        let (mut ended, mut numbers) = (Vec::new(), BTreeMap::new());
        let (mut had, mut used) = (BTreeSet::new(), BTreeMap::new());
        let begun = begun.into_iter().map(|mark| (mark, true));
        for (mark, given) in begun.chain(
            heard
                .iter()
                .filter_map(|event| Some((game.campaign()?.mark(event)?, false))),
        ) {
            match mark {
                Mark::Mission { name, success } => ended.push((name, success)),
                Mark::Number(name, number) => *numbers.entry(name).or_insert(0) += number,
                Mark::Had(name) => drop(had.insert(name)),
                Mark::Used(name) => *used.entry(name).or_insert(false) |= given,
            }
        }
        for (name, success) in ended {
            let mission = self.missions.entry(name).or_default();
            mission.add(&Mission {
                times: 1,
                won: success.into(),
                numbers: numbers.clone(),
            });
        }
        had.retain(|name| !used.contains_key(name));
        for name in had {
            self.used.entry(name).or_default().had += 1;
        }
        for (name, given) in used {
            let one = Used {
                had: 1,
                given: given.into(),
                matches: 1,
                won: won.into(),
            };
            self.used.entry(name).or_default().add(one);
        }
    }

    /// Counts the end of a campaign.
    pub(crate) fn end(&mut self, how: &'static str) {
        *self.ends.entry(how).or_default() += 1;
    }

    /// How many campaigns there were.
    pub fn campaigns(&self) -> u64 {
        self.ends.values().sum()
    }

    /// What stands out among all that can be used.
    pub fn judge(&self, usable: &[String]) -> Judgement {
        let mut judgement = Judgement::default();
        for name in usable {
            let one = self.used.get(name).copied().unwrap_or_default();
            match one {
                Used { had: 0, .. } => judgement.never_had.push(name.clone()),
                Used { matches: 0, .. } => judgement.never_used.push(name.clone()),
                _ => {
                    if one.is_nearly_all(self.matches) {
                        judgement.always.push(name.clone());
                    }
                    judgement.telling.extend(self.gap(name, one));
                }
            }
        }
        judgement
    }

    /// How much the matches with something differ from those without it, if chance does not explain
    /// that.
    fn gap(&self, name: &str, Used { matches, won, .. }: Used) -> Option<Gap> {
        let others = (
            self.won.checked_sub(won)?,
            self.matches.checked_sub(matches)?,
        );
        let (mean, interval) = difference((won, matches), others)?;
        let is_telling = interval[0] > 0.0 || interval[1] < 0.0;
        is_telling.then(|| Gap {
            used: name.to_owned(),
            mean,
            interval,
        })
    }

    /// Both together.
    pub fn add(&mut self, other: &Self) {
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
        self.numbers
            .get(name)
            .map_or(0.0, |&sum| sum as f64 / self.times.max(1) as f64)
    }
}

impl Used {
    /// Of this many matches, it was used in nearly all, and in nearly all that did not begin with
    /// it.
    fn is_nearly_all(self, of: u64) -> bool {
        let nearly = |used: u64, of: u64| of >= ENOUGH && used * 100 >= of * ALWAYS;
        nearly(self.matches, of) && nearly(self.matches - self.given, of - self.given)
    }

    fn add(&mut self, other: Self) {
        self.had += other.had;
        self.given += other.given;
        self.matches += other.matches;
        self.won += other.won;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(used: Used) -> Judgement {
        let stats = CampaignStats {
            matches: 100,
            won: 50,
            used: [("rope".to_owned(), used)].into(),
            ..CampaignStats::default()
        };
        stats.judge(&["rope".to_owned()])
    }

    #[test]
    fn never_had_is_not_never_used() {
        let rope = || vec!["rope".to_owned()];
        assert_eq!(
            judged(Used::default()),
            Judgement {
                never_had: rope(),
                ..Judgement::default()
            }
        );
        let had = Used {
            had: 3,
            ..Used::default()
        };
        assert_eq!(
            judged(had),
            Judgement {
                never_used: rope(),
                ..Judgement::default()
            }
        );
        assert_eq!(
            judged(Used {
                had: 3,
                given: 0,
                matches: 2,
                won: 1
            }),
            Judgement::default()
        );
    }

    #[test]
    fn always_is_said_only_of_what_was_chosen() {
        let always = |given, matches, won| {
            let judgement = judged(Used {
                had: 100,
                given,
                matches,
                won,
            });
            assert!(
                judgement.never_had.is_empty() && judgement.never_used.is_empty(),
                "{judgement:?}"
            );
            !judgement.always.is_empty()
        };
        assert!(always(0, 95, 48) && !always(0, 94, 47));
        assert!(!always(100, 100, 50), "all matches began so");
        assert!(!always(95, 95, 48), "who did not begin so never took it");
        assert!(!always(98, 100, 50), "twice is not always");
        assert!(always(80, 99, 50), "nearly all took it who did not have it");
    }

    #[test]
    fn what_goes_with_victory_is_named_if_chance_does_not_explain_it() {
        let telling = |matches, won| {
            judged(Used {
                had: 100,
                given: 0,
                matches,
                won,
            })
            .telling
        };
        let gaps = telling(40, 30);
        assert!(
            matches!(&gaps[..], [gap] if gap.used == "rope" && (gap.mean - 5.0 / 12.0).abs() < 1e-9)
        );
        assert!(
            gaps[0].interval[0] > 0.2 && gaps[0].interval[1] < 0.6,
            "{gaps:?}"
        );
        assert!(matches!(&telling(40, 10)[..], [gap] if gap.mean < 0.0 && gap.interval[1] < 0.0));
        assert_eq!((telling(40, 22), telling(3, 3)), (vec![], vec![]));
        assert_eq!(telling(100, 50), [], "there are no others");
    }
}
