//! Chance for comparisons: two versions of a game meet the same luck, draw by draw.

use super::{Chance, Fast};

/// Every outcome of a draw gets as many lots as its weight, and the lowest lot of all is drawn. A
/// lot depends on the seed, the game, the name of the draw and how often that name was drawn
/// before, and on nothing else. So a card that is added to the deck is either drawn itself or
/// changes nothing, and what happens to one pile never affects the dice.
#[derive(Clone, Debug)]
pub struct Keyed {
    game: u64,
    /// The names drawn so far: the key of the first draw of that name, and how often.
    drawn: Vec<(&'static str, u64, u64)>,
}

/// Keeps the lots of one outcome apart from those of the next: no weight is above 255.
const LOTS: u64 = 256;

impl Keyed {
    /// The luck of one game out of many.
    pub fn new(seed: u64, game: u64) -> Self {
        Self {
            game: Fast::new(seed, game).word(),
            drawn: Vec::new(),
        }
    }

    /// The key of the next draw of this name.
    fn next(&mut self, what: &'static str) -> u64 {
        let known = self.drawn.iter().position(|(name, ..)| *name == what);
        let at = known.unwrap_or_else(|| {
            let key = what
                .bytes()
                .fold(self.game, |key, byte| Fast(key ^ u64::from(byte)).word());
            self.drawn.push((what, key, 0));
            self.drawn.len() - 1
        });
        let (_, key, times) = &mut self.drawn[at];
        *times += 1;
        Fast::new(*key, *times).word()
    }
}

impl Chance for Keyed {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let key = self.next(what);
        let (mut lowest, mut drawn) = (u64::MAX, 0);
        for (outcome, &weight) in weights.iter().enumerate() {
            let first = outcome as u64 * LOTS;
            for lot in first..first + u64::from(weight) {
                let lot = Fast(key.wrapping_add(lot.wrapping_mul(0xd134_2543_de82_ef95))).word();
                if lot < lowest {
                    (lowest, drawn) = (lot, outcome);
                }
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bag;

    #[test]
    fn every_outcome_is_as_likely_as_its_weight() {
        let weights = [1, 0, 2, 5];
        let mut seen = [0u32; 4];
        for game in 0..800 {
            let mut chance = Keyed::new(3, game);
            for _ in 0..100 {
                seen[chance.pick("card", &weights)] += 1;
            }
        }
        for (count, weight) in seen.iter().zip(weights) {
            let expected = 10_000.0 * f64::from(weight);
            assert!(
                (f64::from(*count) - expected).abs() <= 4.5 * expected.sqrt(),
                "{seen:?}"
            );
        }
        assert_eq!(Keyed::new(3, 0).pick("card", &[0, 0]), 0);
        assert_eq!(Keyed::new(3, 0).pick("card", &[]), 0);
    }

    #[test]
    fn another_card_is_drawn_itself_or_changes_nothing() {
        let (mut old, mut new) = (Keyed::new(1, 1), Keyed::new(1, 1));
        let mut drawn = 0;
        for _ in 0..20_000 {
            let before = old.pick("card", &[3, 4, 0, 6, 7]);
            let after = new.pick("card", &[3, 4, 1, 6, 7]);
            assert!(after == before || after == 2, "{before} became {after}");
            drawn += u32::from(after == 2);
        }
        // One of 21 cards.
        assert!((drawn.abs_diff(20_000 / 21)) < 140, "{drawn}");
    }

    #[test]
    fn a_changed_deck_leaves_most_of_its_order_and_all_of_the_dice() {
        let (mut different, mut games) = (0, 0);
        for game in 0..200 {
            let (mut old, mut new) = (Keyed::new(5, game), Keyed::new(5, game));
            let mut deck = Bag::<u8, 9>::new([7, 3, 9, 1, 7, 6, 6, 9, 2]);
            let mut changed = Bag::<u8, 9>::new([7, 3, 9, 1, 7, 6, 6, 9, 3]);
            while let Some(card) = old.draw("card", &mut deck) {
                different += u32::from(new.draw("card", &mut changed) != Some(card));
                // One version rolls after every card, the other all at once in the end.
                assert_eq!(old.die("die", 6), Keyed::new(5, game).dice(deck.total()));
            }
            games += 1;
        }
        // 50 draws, of which the odd card touches 1 + 1/2 + ... + 1/50 on average.
        assert!(different <= 6 * games, "{different} in {games} games");
    }

    impl Keyed {
        /// The die after which this many cards of the test's deck are left.
        fn dice(mut self, left: u8) -> u8 {
            let rolls = (left..50).map(|_| self.die("die", 6));
            rolls.last().unwrap_or(0)
        }
    }

    /// If these change, published comparisons cannot be repeated.
    #[test]
    fn a_key_means_the_same_for_ever() {
        let mut chance = Keyed::new(7, 3);
        let picks: Vec<usize> = (0..8)
            .map(|_| chance.pick("card", &[3, 0, 5, 1, 7]))
            .collect();
        let rolls: Vec<u8> = (0..8).map(|_| chance.die("die", 6)).collect();
        assert_eq!(picks, [4, 0, 2, 4, 2, 4, 2, 2]);
        assert_eq!(rolls, [6, 5, 5, 6, 6, 3, 1, 2]);
    }
}
