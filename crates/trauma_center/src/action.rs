//! What can be chosen, and what can be seen to happen.

use serde::{Deserialize, Serialize};

use crate::content::Slot;
use crate::position::{Area, DICE, Meter, Phase, Piece, Square};

/// One small choice about the patient that a player treats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Copy the pattern of the next Condition card into this quadrant (R6).
    Copy(u8),
    /// Cross out a blank row to change a die by one (R31).
    CrossOut {
        /// A row of which box.
        row: Meter,
        /// A die that shows this.
        die: u8,
        /// What it shows then.
        to: u8,
        /// The die that was picked for this action; if it is left out, one that is not picked yet
        /// (A32).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        picked: Option<Slot>,
    },
    /// Pick a die that shows this, for the next action that has none yet (R9).
    Pick(u8),
    /// Draw the bandage here (R13, R19, R25).
    Bandage(Area),
    /// Stabilize Wounds or Strain (R14).
    Stabilize(Meter),
    /// Put the tetromino on these squares of the Diagnosis box (R10).
    Tetromino(Piece),
    /// Heal this bandaged wound (R26, R32).
    Heal(Square),
    /// Check the column of this wound and heal it (R11).
    Check(Square),
    /// Check nothing more, and let Health be counted (A11). For a Surgeon who may still cross out
    /// rows: change no die although the tetromino fits nowhere (R33), or nothing can be healed.
    EndTurn,
}

/// One visible thing, in a narrator's order. `seat` is who did it, `whom` the patient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A Patient card was drawn.
    Arrived {
        #[serde(flatten)]
        whom: Whom,
    },
    /// A Condition card was drawn (R5).
    Drawn {
        #[serde(flatten)]
        whom: Whom,
        card: u8,
    },
    /// A pattern was copied (R6).
    Copied {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        card: u8,
        quadrant: u8,
    },
    /// The sheets were passed to the right (R7).
    Passed,
    /// A Minor or Serious card was turned over, with this many bold wounds (R18).
    Complicated {
        #[serde(flatten)]
        whom: Whom,
        card: u8,
        quadrant: u8,
        wounds: u8,
    },
    /// A Critical card was turned over: its rule is in force (R24).
    Critical {
        #[serde(flatten)]
        whom: Whom,
        card: u8,
        quadrant: u8,
    },
    /// A phase begins (R2).
    PhaseBegins { phase: Phase },
    /// The dice of a round (R8).
    Rolled {
        phase: Phase,
        round: u8,
        dice: [u8; DICE],
    },
    /// A row was crossed out to change a die (R31).
    CrossedOut {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        row: Meter,
        die: u8,
        to: u8,
    },
    /// A die that was picked can no longer be used for its action, or can be used now, because a
    /// row was crossed out (A32).
    UseChanged {
        #[serde(flatten)]
        whom: Whom,
        action: u8,
        die: u8,
        usable: bool,
    },
    /// A die was picked for the first or second action; one that cannot be used counts as 1 (R9,
    /// R29).
    Picked {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        action: u8,
        die: u8,
        usable: bool,
    },
    /// A bandage was drawn around this many wounds and this many empty squares.
    Bandaged {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        area: Area,
        wounds: u8,
        empty: u8,
    },
    /// No bandage of this die fits anywhere (A9).
    NoBandage {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        die: u8,
    },
    /// The Health loss or the Strain of this round is reduced (R14).
    Stabilized {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        what: Meter,
        by: u8,
    },
    /// A tetromino was placed (R10).
    Placed {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        die: u8,
        squares: Piece,
    },
    /// A column of the Diagnosis box is complete (R11).
    ColumnCompleted {
        #[serde(flatten)]
        whom: Whom,
        column: u8,
    },
    /// The tetromino of this die fits nowhere (A15).
    NoRoom {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        die: u8,
    },
    /// The tetromino fits nowhere, so the Surgeon's turn is over (R33).
    CutShort {
        seat: u8,
        #[serde(flatten)]
        whom: Whom,
        die: u8,
    },
    /// A die heals nothing because of the complication (A7).
    HealsNothing {
        #[serde(flatten)]
        whom: Whom,
        die: u8,
    },
    /// A wound was healed.
    Healed {
        #[serde(flatten)]
        whom: Whom,
        square: Square,
        by: Remedy,
    },
    /// Health was counted: this many squares were to be marked, this many are marked now (R15).
    HealthLost {
        #[serde(flatten)]
        whom: Whom,
        lost: u8,
        marks: u8,
    },
    /// Strain was counted: this many squares were to be marked, this many are marked now (R16).
    Strained {
        #[serde(flatten)]
        whom: Whom,
        gained: u8,
        marks: u8,
    },
    /// There was no room for this many of these squares (A18).
    Overflowed {
        #[serde(flatten)]
        whom: Whom,
        what: Meter,
        squares: u8,
    },
    /// A patient goes home (R36).
    Discharged {
        #[serde(flatten)]
        whom: Whom,
        bill: Bill,
    },
    /// The points of all patients together (R37).
    GameEnds { points: i16 },
}

/// A patient in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Whom {
    /// Which of the patients, from 0.
    pub patient: u8,
    /// The number of the Patient card: who it is.
    pub person: u8,
}

/// What healed a wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// A completed column of the Diagnosis box (R11).
    Column,
    /// Two bandages (R22).
    Bandages,
    /// Heal Wounds (R26).
    Surgery,
}

/// What a patient is worth, point by point (R36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// Completed columns that were not checked.
    pub columns: u8,
    /// Blank rows of the Health box.
    pub health_rows: u8,
    /// Blank rows of the Strain box.
    pub strain_rows: u8,
    /// Wounds that remain.
    pub wounds: u8,
    /// Points lost because a box was filled.
    pub filled: u8,
}

impl Bill {
    /// All together.
    pub fn points(self) -> i16 {
        i16::from(self.columns) + i16::from(self.health_rows) + i16::from(self.strain_rows)
            - i16::from(self.wounds)
            - i16::from(self.filled)
    }
}
