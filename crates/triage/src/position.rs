//! What lies in front of the player: plain data.

use redtag_kernel::{Bag, Deck, List};
use serde::{Deserialize, Serialize};

use crate::action::Outsider;
use crate::card::{Card, KINDS, Rank};
use crate::setup::ComplicationsCap;

/// The most Beds that a variant can have.
pub const MAX_BEDS: usize = 4;

/// The Event Deck; up to eight cards may be known, in positions written by hand.
pub type EventDeck = Deck<Card, KINDS, 8, 0>;

/// Everything in front of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is being asked.
    pub phase: Phase,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// Action points left.
    pub ap: u8,
    /// What the Hospital still withstands.
    pub hospital: u8,
    /// The patients in the Beds.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Patient>>"))]
    pub beds: List<Option<Patient>, MAX_BEDS>,
    /// The patients Outside.
    pub outside: Outside,
    /// The Generator Pile: the ranks of its Diesel cards, the one in use first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub generator: List<u8, 14>,
    /// Diesel left on the first card of the Generator Pile.
    pub level: u8,
    /// The card in the Scavenging Space.
    pub scavenging: Option<Source>,
    /// How many cards of the deck lie in the Event Queue; nobody knows which (R13, A12).
    pub queue: u8,
    /// The Event Deck with the queue on top, and the card set aside at the start, which stays
    /// undecided (R8, A12).
    #[cfg_attr(feature = "ts", ts(as = "crate::ts::EventDeck"))]
    pub deck: EventDeck,
    /// The Discard Pile, without the card set aside at the start (R31).
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, number>"))]
    pub discard: Bag<Card, KINDS>,
    /// The Saved Pile.
    pub saved: Saved,
    /// What the options changed.
    pub variant: Variant,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Admit this patient, or leave them Outside?
    Patient(Rank),
    /// How many action points against this Aftershock?
    Aftershock(u8),
    /// Start on this source of Diesel?
    Diesel(u8),
    /// How many action points for the patient in this Bed?
    Complications {
        /// The rank of the card.
        damage: u8,
        /// The health of the patients it hits.
        lowest: u8,
        /// The Bed that is being asked about.
        bed: u8,
        /// Action points spent for each Bed so far.
        spent: [u8; MAX_BEDS],
    },
    /// Which standard action?
    Standard,
    /// Nothing: it is over.
    Over,
}

/// A patient in a Bed (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Patient {
    /// Jack, Queen or King.
    pub rank: Rank,
    /// From 1 to one below healthy.
    pub health: u8,
}

/// How many patients of each kind are Outside. They have no health there (R11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Outside {
    /// Jacks.
    pub jacks: u8,
    /// Queens that came this turn.
    pub queens: u8,
    /// Queens that have been turned once; nobody leaves a Bed, so once is all that can be (A11).
    pub turned_queens: u8,
    /// Kings.
    pub kings: u8,
}

/// A Diesel card in the Scavenging Space (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Its rank: when `value` reaches it, the Diesel is ours.
    pub rank: u8,
    /// Scavenged so far.
    pub value: u8,
}

/// How many patients of each kind were saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// Jacks.
    pub jacks: u8,
    /// Queens.
    pub queens: u8,
    /// Kings.
    pub kings: u8,
}

/// What the options changed and the rules look at during play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Action points at the start of a turn.
    pub action_points: u8,
    /// The most that the Hospital withstands.
    pub hospital: u8,
    /// What the cap on Complications counts.
    pub complications_cap: ComplicationsCap,
}

impl Outside {
    /// Everybody Outside.
    #[inline]
    pub const fn total(self) -> u8 {
        self.jacks + self.queens + self.turned_queens + self.kings
    }

    /// How many of these wait.
    #[inline]
    pub const fn count(self, who: Outsider) -> u8 {
        match who {
            Outsider::Jack => self.jacks,
            Outsider::Queen => self.queens,
            Outsider::TurnedQueen => self.turned_queens,
            Outsider::King => self.kings,
        }
    }
}

impl Saved {
    /// Everybody saved: the score (R30).
    #[inline]
    pub const fn total(self) -> u8 {
        self.jacks + self.queens + self.kings
    }

    /// How many of this kind were saved.
    pub const fn count(self, rank: Rank) -> u8 {
        match rank {
            Rank::Jack => self.jacks,
            Rank::Queen => self.queens,
            Rank::King => self.kings,
        }
    }
}

impl Position {
    /// How many Beds are used.
    #[inline]
    pub fn occupied(&self) -> usize {
        self.beds.iter().flatten().count()
    }

    /// The first free Bed.
    #[inline]
    pub fn free_bed(&self) -> Option<usize> {
        self.beds.iter().position(Option::is_none)
    }

    /// The health of the most hurt patients (R19).
    #[inline]
    pub fn lowest_health(&self) -> Option<u8> {
        let patients = self.beds.iter().flatten();
        patients.map(|patient| patient.health).min()
    }

    /// Neither cards nor patients are left (R29).
    #[inline]
    pub fn is_cleared(&self) -> bool {
        self.deck.is_empty() && self.occupied() == 0 && self.outside.total() == 0
    }

    /// Cards of the Event Deck that do not lie in the queue.
    pub fn in_deck(&self) -> u8 {
        let left = self.deck.len().saturating_sub(self.queue.into());
        left.min(u8::MAX.into()) as u8
    }

    /// All Diesel in the Generator Pile.
    pub fn diesel(&self) -> u32 {
        let below = self.generator.iter().skip(1);
        u32::from(self.level) + below.map(|&rank| u32::from(rank)).sum::<u32>()
    }
}
