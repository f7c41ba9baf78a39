//! The cards of the Event Deck, as far as the rules tell them apart (R3).

use std::fmt;
use std::ops::RangeInclusive;

use redtag_kernel::Kind;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many kinds of card there can be.
pub const KINDS: usize = 24;

/// A card. Written as suit and rank: `♦7`, `♥`, `♠3`, `♣2`, `J`; `D7`, `H`, `S3`, `C2` are read
/// too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    /// ♦2 to ♦10: a source of Diesel.
    Diesel(u8),
    /// ♥ of any rank.
    #[default]
    Hope,
    /// ♠1 to ♠6: damage to the Hospital.
    Aftershock(u8),
    /// ♣1 to ♣5: damage to the weakest patients.
    Complications(u8),
    /// J, Q or K of any suit.
    Patient(Rank),
}

/// The three kinds of patient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Uses more Diesel, and is trouble Outside.
    Jack,
    /// Waits a turn Outside.
    Queen,
    /// Badly hurt; everybody takes heart when one is saved.
    King,
}

impl Rank {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Jack, Self::Queen, Self::King];
}

const DIESEL: usize = 0;
const HOPE: usize = 9;
const AFTERSHOCK: usize = 10;
const COMPLICATIONS: usize = 16;
const PATIENT: usize = 21;

impl Kind for Card {
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Diesel(rank) => DIESEL + usize::from(rank) - 2,
            Self::Hope => HOPE,
            Self::Aftershock(rank) => AFTERSHOCK + usize::from(rank) - 1,
            Self::Complications(rank) => COMPLICATIONS + usize::from(rank) - 1,
            Self::Patient(rank) => PATIENT + rank as usize,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        CARDS.get(index).copied().unwrap_or_default()
    }
}

const CARDS: [Card; KINDS] = {
    let mut cards = [Card::Hope; KINDS];
    let mut index = 0;
    while index < KINDS {
        let rank = index as u8;
        cards[index] = match index {
            DIESEL..HOPE => Card::Diesel(rank + 2),
            HOPE => Card::Hope,
            AFTERSHOCK..COMPLICATIONS => Card::Aftershock(rank - AFTERSHOCK as u8 + 1),
            COMPLICATIONS..PATIENT => Card::Complications(rank - COMPLICATIONS as u8 + 1),
            _ => Card::Patient(Rank::ALL[index - PATIENT]),
        };
        index += 1;
    }
    cards
};

impl Card {
    /// Reads a card as people write it, in either notation and case.
    pub fn parse(written: &str) -> Option<Self> {
        let written = written.trim();
        let suit = written.chars().next()?;
        let rest = &written[suit.len_utf8()..];
        match suit {
            '♦' | 'D' | 'd' => number_within(rest, 2..=10).map(Self::Diesel),
            '♥' | 'H' | 'h' => Some(Self::Hope),
            '♠' | 'S' | 's' => number_within(rest, 1..=6).map(Self::Aftershock),
            '♣' | 'C' | 'c' => number_within(rest, 1..=5).map(Self::Complications),
            'J' | 'j' if rest.is_empty() => Some(Self::Patient(Rank::Jack)),
            'Q' | 'q' if rest.is_empty() => Some(Self::Patient(Rank::Queen)),
            'K' | 'k' if rest.is_empty() => Some(Self::Patient(Rank::King)),
            _ => None,
        }
    }

    /// In letters: `D7`.
    pub fn plain(self) -> String {
        self.to_string()
            .replace('♦', "D")
            .replace('♥', "H")
            .replace('♠', "S")
            .replace('♣', "C")
    }
}

/// A number as people write it, without a sign or leading zeros.
fn number_within(written: &str, range: RangeInclusive<u8>) -> Option<u8> {
    let plain = !written.starts_with(['0', '+']);
    let number = written.parse().ok().filter(|_| plain)?;
    range.contains(&number).then_some(number)
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Diesel(rank) => write!(out, "♦{rank}"),
            Self::Hope => out.write_str("♥"),
            Self::Aftershock(rank) => write!(out, "♠{rank}"),
            Self::Complications(rank) => write!(out, "♣{rank}"),
            Self::Patient(Rank::Jack) => out.write_str("J"),
            Self::Patient(Rank::Queen) => out.write_str("Q"),
            Self::Patient(Rank::King) => out.write_str("K"),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = String::deserialize(deserializer)?;
        Self::parse(&written).ok_or_else(|| {
            D::Error::custom(format!(
                "no such card: {written:?} (possible are ♦2 to ♦10, ♥, ♠1 to ♠6, ♣1 to ♣5, J, Q, K)"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_its_index_and_its_name() {
        for (index, card) in CARDS.into_iter().enumerate() {
            assert_eq!((card.index(), Card::from_index(index)), (index, card));
            assert_eq!(Card::parse(&card.to_string()), Some(card));
            assert_eq!(Card::parse(&card.plain().to_lowercase()), Some(card));
        }
        assert_eq!(Card::parse("♥7"), Some(Card::Hope));
        for nonsense in ["", "♦1", "♦11", "S7", "C6", "S01", "J1", "x", "é"] {
            assert_eq!(Card::parse(nonsense), None, "{nonsense}");
        }
    }
}
