//! What can be chosen, and what can be seen to happen.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Rank};

/// One small choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take the patient who arrives into a free Bed (R15).
    Admit,
    /// Leave the patient who arrives Outside (R15).
    Refuse,
    /// Spend this many action points against the Aftershock (R16).
    Brace(u8),
    /// Start on the source of Diesel (R17).
    Start,
    /// Leave the source of Diesel to others (R17).
    Leave,
    /// Spend this many action points for the patient asked about (R19).
    Protect(u8),
    /// Take somebody from Outside into a free Bed (R20a).
    AdmitOutside(Outsider),
    /// Turn up one more card (R20b).
    Explore,
    /// Heal the patient in this Bed by 1 (R20c).
    Heal(u8),
    /// Scavenge 1 Diesel (R20d).
    Scavenge,
    /// Stop acting; the rest of the action points is lost (R12, A13).
    #[default]
    EndTurn,
}

/// Somebody Outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outsider {
    /// A Jack.
    Jack,
    /// A Queen who came this turn.
    Queen,
    /// A Queen who waits for the second turn.
    TurnedQueen,
    /// A King.
    King,
}

impl Outsider {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Jack, Self::Queen, Self::TurnedQueen, Self::King];

    /// The kind of patient.
    pub const fn rank(self) -> Rank {
        match self {
            Self::Jack => Rank::Jack,
            Self::Queen | Self::TurnedQueen => Rank::Queen,
            Self::King => Rank::King,
        }
    }
}

/// One visible thing, in a narrator's order. Beds are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A turn begins with these action points.
    TurnBegins { turn: u8, ap: u8 },
    /// Cards go into the Event Queue.
    QueueFilled { cards: u8 },
    /// A card is turned up.
    Revealed { card: Card },
    /// Somebody gets a Bed.
    Admitted {
        rank: Rank,
        bed: u8,
        health: u8,
        from_outside: bool,
    },
    /// Somebody has to wait Outside.
    SentOutside { rank: Rank },
    /// The Hospital takes damage.
    HospitalDamaged { cause: Cause, damage: u8, left: u8 },
    /// Action points kept the Aftershock off entirely.
    Braced { ap: u8 },
    /// Scavenging begins; a card that was there is lost.
    SourceStarted { rank: u8, lost: Option<u8> },
    /// The source goes to others.
    SourceLeft { rank: u8 },
    /// Action points gained from Hope.
    HopeGained { ap: u8 },
    /// Complications find nobody.
    NobodyToHurt,
    /// Action points keep damage from a patient; `left` is the damage that remains.
    Protected {
        rank: Rank,
        bed: u8,
        ap: u8,
        left: u8,
    },
    /// A patient takes damage and lives.
    Hurt {
        cause: Cause,
        rank: Rank,
        bed: u8,
        damage: u8,
        health: u8,
    },
    /// A patient dies in a Bed.
    Died { cause: Cause, rank: Rank, bed: u8 },
    /// A patient gets better.
    Healed { rank: Rank, bed: u8, health: u8 },
    /// A patient goes home.
    Saved { rank: Rank, bed: u8, ap: u8 },
    /// More Diesel at the source.
    Scavenged { rank: u8, value: u8 },
    /// A source is emptied and goes under the Generator Pile.
    SourceCompleted { rank: u8 },
    /// The generator runs.
    DieselConsumed { demand: u8, left: u8 },
    /// An empty Diesel card leaves the Generator Pile.
    DieselCardEmptied { rank: u8 },
    /// There was not enough Diesel.
    DieselShort { missing: u8 },
    /// Queens Outside are turned for the first time.
    QueensTurned { count: u8 },
    /// Patients Outside are lost.
    LostOutside { rank: Rank, count: u8 },
    /// The Hospital falls.
    Collapsed { saved: u8 },
    /// Everybody has been looked after.
    NobodyLeft { saved: u8 },
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// An Aftershock.
    Aftershock,
    /// Complications.
    Complications,
    /// A lack of Diesel.
    NoDiesel,
    /// Patients Outside who want to get in.
    Battered,
}
