//! What lies in front of the players: plain data.

use redtag_kernel::{List, Seat, Set};
use serde::{Deserialize, Serialize};

/// The most players, and patients.
pub const MAX_PLAYERS: usize = 4;
/// Condition cards of a patient: two Minor, one Serious, one Critical (R5).
pub const CONDITIONS: usize = 4;
/// Dice (R8).
pub const DICE: usize = 3;
/// Rounds in each phase (R2).
pub const ROUNDS: u8 = 2;
/// The most bandages of a patient: one in each round before the Surgeon.
pub const MAX_BANDAGES: usize = 3 * ROUNDS as usize;

/// A square of the Body or of the Diagnosis box, counted from 0 row by row.
pub type Square = u8;

/// Squares, or columns, without an order: a bit board.
pub type Squares = Set<Square>;

/// The squares of a tetromino in the Diagnosis box, in ascending order.
pub type Piece = [Square; 4];

/// Everything in front of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Set-up, one of the four phases, or the end.
    pub phase: Phase,
    /// The round of the phase, from 1; 0 in set-up and at the end.
    pub round: u8,
    /// The dice of this round as they were rolled, in ascending order; zeros in set-up and at the
    /// end.
    pub dice: [u8; DICE],
    /// The Patient sheets with their cards, in the order of the players who drew them. Players sit
    /// in clockwise order; for who has which sheet now, see [`Position::patient_of`].
    #[cfg_attr(feature = "ts", ts(as = "Vec<Patient>"))]
    pub patients: List<Patient, MAX_PLAYERS>,
}

/// Where in the game we are. The rulebook calls EMT, ER, Prep and Surgeon phases (R2), and so does
/// this enum; what is being asked within one is a [`Step`], and each patient has their own, since
/// all players decide at the same time (R9).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Patterns are copied into the Body.
    #[default]
    Setup,
    /// Large bandages that do not overlap.
    Emt,
    /// Bandages over bandages.
    Er,
    /// Narrow bandages, and wounds are healed.
    Prep,
    /// Wounds are healed.
    Surgeon,
    /// All patients are discharged: it is over (R36).
    #[serde(rename = "discharge")]
    Over,
}

/// A Patient sheet with its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Patient {
    /// The number of the Patient card: who it is.
    pub person: u8,
    /// Two Minor cards, a Serious and a Critical one.
    pub conditions: [Condition; CONDITIONS],
    /// Squares of the Body with a wound.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub wounds: Squares,
    /// Squares of the Body with a healed wound.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub healed: Squares,
    /// The bandages, the latest last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Area>"))]
    pub bandages: List<Area, MAX_BANDAGES>,
    /// Filled squares of the Diagnosis box.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub diagnosis: Squares,
    /// Columns of the Diagnosis box that were used to heal.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub checked: Squares,
    /// The Health box.
    pub health: Marks,
    /// The Strain box.
    pub strain: Marks,
    /// What has been decided in this round.
    pub turn: Turn,
}

/// A Condition card of a patient.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Its number.
    pub card: u8,
    /// The quadrant that its pattern was copied to, counted from 0 row by row.
    #[serde(default)]
    pub quadrant: Option<u8>,
}

/// A bandage: a rectangle of the Body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// The first column, from 0.
    pub left: u8,
    /// The first row, from 0.
    pub top: u8,
    /// How many columns.
    pub width: u8,
    /// How many rows.
    pub height: u8,
}

/// A Health or Strain box. Marks fill it from the top, rows are crossed out from the bottom (A31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Marks {
    /// Marked squares.
    pub marks: u8,
    /// Crossed-out rows.
    pub crossed: u8,
}

/// What has been decided for a patient in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// What is being asked.
    pub step: Step,
    /// The dice for this patient, in ascending order: as rolled, or changed by crossing out rows.
    pub dice: [u8; DICE],
    /// The die that was picked for the first action; 0 before that.
    pub first: u8,
    /// The die that was picked for the second action; 0 before that.
    pub second: u8,
    /// Which action is being done: 1 or 2; 0 before both dice are picked, 3 after both actions.
    pub action: u8,
    /// A bandage was drawn in this round: the last of the list.
    pub drawn: bool,
    /// What the second action reduces.
    pub stabilized: Option<Meter>,
}

/// What is being asked about a patient.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which quadrant for the next pattern?
    #[default]
    Copy,
    /// Which die for the first action? As a Surgeon: or which row to cross out?
    First,
    /// Which die for the second action?
    Second,
    /// Where does the bandage go?
    Bandage,
    /// Stabilize Wounds or Strain?
    Stabilize,
    /// Where does the tetromino go?
    Tetromino,
    /// Which wound is healed? This many are to be healed, this one among them.
    Heal(u8),
    /// Nothing else to do in this round: check another column before Health is counted?
    Finish,
    /// Nothing: this patient's round is done.
    Done,
}

/// The two boxes with rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Meter {
    /// The Health box.
    Health,
    /// The Strain box.
    Strain,
}

impl Meter {
    /// In the order of the rulebook.
    pub const ALL: [Self; 2] = [Self::Health, Self::Strain];
}

impl Phase {
    /// How often the sheets have been passed on (R7, R17, R23, R30).
    #[inline]
    pub const fn passes(self) -> usize {
        match self {
            Self::Over => Self::Surgeon as usize,
            phase => phase as usize,
        }
    }

    /// Is it one of the four with dice?
    #[inline]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::Setup | Self::Over)
    }

    /// The phase after this one; none after the last one that is played (R2).
    #[inline]
    pub fn next(self) -> Option<Self> {
        match self {
            Self::Setup => Some(Self::Emt),
            Self::Emt => Some(Self::Er),
            Self::Er => Some(Self::Prep),
            Self::Prep => Some(Self::Surgeon),
            Self::Surgeon | Self::Over => None,
        }
    }

    /// Are the Critical cards turned over (R24)?
    #[inline]
    pub fn is_critical(self) -> bool {
        self >= Self::Prep
    }
}

impl Position {
    /// Which patient this player treats. Seats are in clockwise order, so each pass to the right
    /// brings the sheet of the next one (R7).
    #[inline]
    pub fn patient_of(&self, seat: Seat) -> usize {
        (usize::from(seat) + self.phase.passes()) % self.patients.len().max(1)
    }

    /// Who treats this patient.
    #[inline]
    pub fn seat_of(&self, patient: usize) -> Seat {
        let seats = self.patients.len().max(1);
        ((patient + seats * MAX_PLAYERS - self.phase.passes()) % seats) as Seat
    }
}

impl Patient {
    /// One of the boxes with rows.
    #[inline]
    pub const fn meter(&self, meter: Meter) -> Marks {
        match meter {
            Meter::Health => self.health,
            Meter::Strain => self.strain,
        }
    }

    /// One of the boxes with rows, to be changed.
    #[inline]
    pub const fn meter_mut(&mut self, meter: Meter) -> &mut Marks {
        match meter {
            Meter::Health => &mut self.health,
            Meter::Strain => &mut self.strain,
        }
    }

    /// The bandage of this round.
    #[inline]
    pub fn bandage(&self) -> Option<Area> {
        if self.turn.drawn {
            self.bandages.as_slice().last().copied()
        } else {
            None
        }
    }
}
