//! Luck with one thing changed: a card that is never dealt, or one source of luck drawn afresh.

use std::collections::BTreeMap;

use redtag_kernel::{Chance, Fast, Flaw, Keyed, Strategy, Tell};

use crate::study::Study;
use crate::{Player, Progress, ignore};

/// What is different about the luck of a version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Twist {
    /// Nothing.
    #[default]
    None,
    /// This outcome of this draw comes only where nothing else is left, as if the card lay at the
    /// bottom of its pile.
    Without(&'static str, usize),
    /// All draws of this name have other luck.
    Anew(&'static str),
}

/// The luck of one game, with its twist.
pub(crate) struct Twisted {
    luck: Keyed,
    other: Keyed,
    twist: Twist,
    weights: Vec<u8>,
    /// What was drawn, if somebody wants to know.
    pub(crate) drawn: Option<Vec<(&'static str, usize)>>,
}

impl Twisted {
    pub(crate) fn new(seed: u64, number: u64, twist: Twist) -> Self {
        Self {
            luck: Keyed::new(seed, number),
            other: Keyed::new(other(seed), number),
            twist,
            weights: Vec::new(),
            drawn: None,
        }
    }

    fn draw(&mut self, what: &'static str, weights: &[u8]) -> usize {
        match self.twist {
            Twist::Anew(name) if name == what => self.other.pick(what, weights),
            Twist::Without(name, card) if name == what && card < weights.len() => {
                self.weights.clear();
                self.weights.extend_from_slice(weights);
                self.weights[card] = 0;
                if self.weights.iter().all(|&weight| weight == 0) {
                    self.weights[card] = weights[card];
                }
                self.luck.pick(what, &self.weights)
            }
            _ => self.luck.pick(what, weights),
        }
    }
}

/// The seed of luck that has nothing to do with that of this seed.
pub(crate) fn other(seed: u64) -> u64 {
    Fast::new(seed, u64::MAX).word()
}

impl Chance for Twisted {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let outcome = self.draw(what, weights);
        if let Some(drawn) = &mut self.drawn {
            drawn.push((what, outcome));
        }
        outcome
    }
}

/// The draws of a game by name: how often each outcome came, or nothing for dice, which are the
/// names whose outcomes were always equally likely.
pub type Draws = BTreeMap<&'static str, Option<Vec<u64>>>;

/// Plays some games of a version and tells what was drawn.
pub fn draws<G: Strategy + Tell>(study: &Study<G>, games: u64) -> Result<Draws, Flaw> {
    let mut census = Census::default();
    if let Some(version) = study.versions.first() {
        let (progress, plan) = (Progress::default(), version.plan(study.games, study.seed));
        plan.check()?;
        let mut player = Player::new(&plan, &progress)?;
        for number in 0..games {
            census.luck = Some(Keyed::new(study.seed, number));
            let thought = &mut Fast::new(!study.seed, number);
            player.play_through(
                &mut (),
                version.options,
                number,
                &mut census,
                thought,
                ignore,
            );
            progress.result()?;
        }
    }
    Ok(census.into_draws())
}

/// Notes what is drawn.
#[derive(Default)]
struct Census {
    luck: Option<Keyed>,
    seen: BTreeMap<&'static str, (bool, Vec<u64>)>,
}

impl Census {
    fn into_draws(self) -> Draws {
        let kind = |(is_die, seen): (bool, Vec<u64>)| (!is_die).then_some(seen);
        self.seen
            .into_iter()
            .map(|(name, seen)| (name, kind(seen)))
            .collect()
    }
}

impl Chance for Census {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let drawn = self
            .luck
            .as_mut()
            .map_or(0, |luck| luck.pick(what, weights));
        let (is_die, seen) = self.seen.entry(what).or_insert((true, Vec::new()));
        *is_die &= weights.iter().all(|&weight| weight == 1);
        if seen.len() < weights.len() {
            seen.resize(weights.len(), 0);
        }
        if let Some(seen) = seen.get_mut(drawn) {
            *seen += 1;
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_card_comes_last_and_changes_nothing_else() {
        for number in 0..50 {
            let mut plain = Twisted::new(1, number, Twist::None);
            let mut without = Twisted::new(1, number, Twist::Without("card", 1));
            let (before, after) = (
                plain.pick("card", &[2, 1, 3]),
                without.pick("card", &[2, 1, 3]),
            );
            assert!(after != 1 && (before == 1 || before == after));
            assert_eq!(plain.die("die", 6), without.die("die", 6));
            assert_eq!(without.pick("card", &[0, 4, 0]), 1, "nothing else is left");
        }
    }

    #[test]
    fn luck_drawn_anew_leaves_other_names_alone() {
        let rolls = |twist, what| {
            let mut luck = Twisted::new(9, 4, twist);
            (0..20).map(|_| luck.die(what, 6)).collect::<Vec<u8>>()
        };
        let (plain, anew) = (Twist::None, Twist::Anew("die"));
        assert_eq!(rolls(plain, "card"), rolls(anew, "card"));
        assert_ne!(rolls(plain, "die"), rolls(anew, "die"));
    }
}
