//! Chance is an argument: rules ask for an outcome and never know where it comes from.
//!
//! | source | for |
//! |---|---|
//! | [`Seeded`] | play: a cryptographic stream, so that watching it predicts nothing |
//! | [`Fast`] | simulation |
//! | [`Keyed`] | comparisons: two versions of a game meet the same luck |
//! | [`Scripted`] from a list | tests and puzzles |
//! | [`Scripted`] from a journal | replay of what [`Recorder`] noted |
//! | [`Scripted`] that ends in a [`Question`] | a person says what real cards and dice showed |
//! | [`crate::odds::outcomes`] | exact odds: every script that can happen |

mod keyed;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::deck::{Bag, Kind};

pub use keyed::Keyed;

/// A source of dice and draws.
pub trait Chance {
    /// One of `weights.len()` outcomes, each as likely as its weight. Every die and every draw is
    /// this. `what` names the question for people and journals. Where all weights are 0, the answer
    /// is 0.
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize;

    /// Rolls a die of up to 20 sides.
    fn die(&mut self, what: &'static str, sides: u8) -> u8 {
        1 + self.pick(what, &[1; 20][..usize::from(sides.min(20))]) as u8
    }

    /// Draws from a bag, or nothing if it is empty.
    #[inline]
    fn draw<K: Kind, const KINDS: usize>(
        &mut self,
        what: &'static str,
        bag: &mut Bag<K, KINDS>,
    ) -> Option<K> {
        if bag.total() == 0 {
            return None;
        }
        let kind = K::from_index(self.pick(what, bag.counts()));
        bag.take(kind);
        Some(kind)
    }
}

/// A number below `bound` from a stream of 32-bit words, each as likely as the others (Lemire's
/// method). Frozen: a seed means the same cards forever.
#[inline]
fn below(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(next()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// The first outcome at which the running sum of weights exceeds `ticket`.
#[inline]
fn find(weights: &[u8], mut ticket: u32) -> usize {
    for (outcome, &weight) in weights.iter().enumerate() {
        if ticket < u32::from(weight) {
            return outcome;
        }
        ticket -= u32::from(weight);
    }
    0
}

/// The sum of the weights.
#[inline]
pub(crate) fn total(weights: &[u8]) -> u32 {
    weights.iter().map(|&weight| u32::from(weight)).sum()
}

/// Play: ChaCha20 from a seed that is any text. The nth outcome depends only on the seed, on n and
/// on the weights, so a match continues after a restart, and everybody who plays a daily seed meets
/// the same deck.
pub struct Seeded {
    stream: ChaCha20Rng,
    picks: u64,
}

impl Seeded {
    /// From the first outcome on.
    pub fn new(seed: &str) -> Self {
        Self::after(seed, 0)
    }

    /// Continues after `picks` other outcomes.
    pub fn after(seed: &str, picks: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"redtag seed 1\n");
        hash.update(seed.as_bytes());
        Self {
            stream: ChaCha20Rng::from_seed(hash.finalize().into()),
            picks,
        }
    }
}

impl Chance for Seeded {
    fn pick(&mut self, _what: &'static str, weights: &[u8]) -> usize {
        let total = total(weights);
        self.stream.set_word_pos(u128::from(self.picks) * 16);
        self.picks += 1;
        if total == 0 {
            0
        } else {
            find(weights, below(total, || self.stream.next_u32()))
        }
    }
}

/// Simulation: SplitMix64, quick and good enough for statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fast(u64);

impl Fast {
    /// A stream of its own for each seed and number.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut source = Self(seed ^ number.wrapping_mul(0xd134_2543_de82_ef95));
        Self(source.word() ^ number)
    }

    /// The next 64 bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`, or 0 if that is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        below(bound as u32, || (self.word() >> 32) as u32) as usize
    }
}

impl Chance for Fast {
    #[inline]
    fn pick(&mut self, _what: &'static str, weights: &[u8]) -> usize {
        let total = total(weights);
        if total == 0 {
            0
        } else {
            find(weights, self.below(total as usize) as u32)
        }
    }

    #[inline]
    fn draw<K: Kind, const KINDS: usize>(
        &mut self,
        _what: &'static str,
        bag: &mut Bag<K, KINDS>,
    ) -> Option<K> {
        if bag.total() == 0 {
            return None;
        }
        let ticket = self.below(usize::from(bag.total()));
        Some(bag.take_nth(ticket))
    }
}

/// What chance was asked when nobody had an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The name of the draw or die.
    pub what: &'static str,
    /// How likely each outcome is.
    pub weights: Vec<u8>,
}

/// Outcomes from a list. Rules cannot be stopped half-way, so past the end, or where the list names
/// something impossible, it continues with the first possible outcome. Whoever holds it plays on a
/// copy, asks [`Scripted::verdict`] afterwards, and discards the copy unless everything fitted.
pub struct Scripted<'a> {
    outcomes: &'a [u16],
    next: usize,
    trouble: Option<ScriptError>,
}

/// Why a script did not fit what the rules asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// The rules asked for more.
    #[error("after the {given} given, the rules ask for another outcome ({})", question.what)]
    Asks {
        /// What they asked.
        question: Question,
        /// How many outcomes there were.
        given: usize,
    },
    /// An outcome that cannot happen.
    #[error("outcome {outcome} of {what} (number {at}) cannot happen")]
    Impossible {
        /// The name of the draw or die.
        what: &'static str,
        /// Which outcome, counted from 0.
        at: usize,
        /// What the script said.
        outcome: u16,
    },
    /// More outcomes than the rules asked for.
    #[error("outcomes of chance that nothing asks for: {0}")]
    Leftover(usize),
}

impl<'a> Scripted<'a> {
    /// These outcomes in this order.
    pub fn new(outcomes: &'a [u16]) -> Self {
        Self {
            outcomes,
            next: 0,
            trouble: None,
        }
    }

    /// Did the script fit exactly?
    pub fn verdict(self) -> Result<(), ScriptError> {
        match self.trouble {
            Some(trouble) => Err(trouble),
            None if self.next < self.outcomes.len() => {
                Err(ScriptError::Leftover(self.outcomes.len() - self.next))
            }
            None => Ok(()),
        }
    }

    /// The next outcome, provided that there is one and that it can happen.
    fn next_outcome(&self, what: &'static str, weights: &[u8]) -> Result<usize, ScriptError> {
        let at = self.next;
        let Some(&outcome) = self.outcomes.get(at) else {
            let weights = weights.to_vec();
            let question = Question { what, weights };
            return Err(ScriptError::Asks {
                question,
                given: at,
            });
        };
        match weights.get(usize::from(outcome)) {
            Some(&weight) if weight > 0 => Ok(usize::from(outcome)),
            _ => Err(ScriptError::Impossible { what, at, outcome }),
        }
    }
}

impl Chance for Scripted<'_> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        if self.trouble.is_none() {
            match self.next_outcome(what, weights) {
                Ok(outcome) => {
                    self.next += 1;
                    return outcome;
                }
                Err(trouble) => self.trouble = Some(trouble),
            }
        }
        weights.iter().position(|&weight| weight > 0).unwrap_or(0)
    }
}

/// Notes what another source says, for the journal.
pub struct Recorder<C> {
    /// The source.
    pub source: C,
    /// What it said.
    pub outcomes: Vec<u16>,
}

impl<C: Chance> Recorder<C> {
    /// Listens to this source.
    pub fn new(source: C) -> Self {
        Self {
            source,
            outcomes: Vec::new(),
        }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let outcome = self.source.pick(what, weights);
        self.outcomes.push(outcome as u16);
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known answers: if these change, every published seed changes its cards.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut chance = Seeded::new("7");
        let picks: Vec<usize> = (0..16)
            .map(|_| chance.pick("card", &[3, 0, 5, 1, 7]))
            .collect();
        assert_eq!(picks, [2, 2, 2, 4, 4, 4, 4, 4, 4, 2, 2, 2, 4, 4, 2, 2]);
        let rolls: Vec<u8> = (0..16).map(|_| chance.die("die", 6)).collect();
        assert_eq!(rolls, [1, 5, 3, 1, 5, 2, 4, 4, 6, 1, 2, 3, 6, 4, 2, 3]);
    }

    #[test]
    fn fast_means_the_same_for_ever() {
        let mut chance = Fast::new(7, 3);
        assert_eq!(
            [chance.word(), chance.word()],
            [0xe3f7_9c64_5387_a29e, 0xc93f_42a7_068b_6217]
        );
        let picks: Vec<usize> = (0..16)
            .map(|_| chance.pick("card", &[3, 0, 5, 1, 7]))
            .collect();
        assert_eq!(picks, [4, 2, 0, 2, 4, 0, 0, 2, 2, 2, 0, 4, 2, 2, 2, 2]);
    }

    #[test]
    fn seeded_goes_on_where_it_was() {
        let mut whole = Seeded::new("Sunday");
        let all: Vec<u8> = (0..20).map(|_| whole.die("die", 20)).collect();
        let mut rest = Seeded::after("Sunday", 13);
        assert_eq!(
            (13..20).map(|_| rest.die("die", 20)).collect::<Vec<_>>(),
            all[13..]
        );
    }

    #[test]
    fn every_outcome_is_as_likely_as_its_weight() {
        let weights = [1, 0, 2, 5];
        for seeded in [false, true] {
            let (mut slow, mut fast) = (Seeded::new("x"), Fast::new(1, 1));
            let mut seen = [0u32; 4];
            for _ in 0..80_000 {
                seen[if seeded {
                    slow.pick("", &weights)
                } else {
                    fast.pick("", &weights)
                }] += 1;
            }
            for (count, weight) in seen.iter().zip(weights) {
                let expected = 10_000.0 * f64::from(weight);
                assert!(
                    (f64::from(*count) - expected).abs() <= 4.5 * expected.sqrt(),
                    "{seen:?}"
                );
            }
        }
    }

    #[test]
    fn fast_draws_as_it_picks() {
        let counts = [3, 0, 90, 1, 7, 0, 0, 9, 2];
        for number in 0..2_000 {
            let mut bag = Bag::<u8, 9>::new(counts);
            let drawn = Fast::new(5, number).draw("card", &mut bag).map(usize::from);
            assert_eq!(drawn, Some(Fast::new(5, number).pick("card", &counts)));
            let full = Bag::<u8, 8>::new([127, 0, 0, 0, 0, 0, 0, 0]);
            assert_eq!(Fast::new(5, number).draw("card", &mut { full }), Some(0));
        }
    }

    #[test]
    fn a_script_says_where_it_does_not_fit() {
        let mut script = Scripted::new(&[1, 0]);
        assert_eq!(
            (script.pick("a", &[1, 1]), script.pick("b", &[0, 1])),
            (1, 1)
        );
        assert_eq!(
            script.verdict(),
            Err(ScriptError::Impossible {
                what: "b",
                at: 1,
                outcome: 0
            })
        );
        let mut script = Scripted::new(&[]);
        assert_eq!(script.pick("a", &[0, 2]), 1);
        let question = Question {
            what: "a",
            weights: vec![0, 2],
        };
        assert_eq!(
            script.verdict(),
            Err(ScriptError::Asks { question, given: 0 })
        );
        assert_eq!(Scripted::new(&[1]).verdict(), Err(ScriptError::Leftover(1)));
    }
}
