//! Options and set-up.

use redtag_kernel::Flaw;
use serde::{Deserialize, Serialize};

use crate::position::{DICE, MAX_PLAYERS, Patient, Phase, Position};

/// How to play. The defaults are the official rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Players, 1 to 4.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 2 }
    }
}

/// The table before chance has a say: a blank sheet for each player (R1, R3).
pub fn lay_out(options: &Options) -> Result<Position, Flaw> {
    if !(1..=MAX_PLAYERS as u8).contains(&options.seats) {
        return Err(Flaw::at(
            "seats",
            format!("must be 1 to {MAX_PLAYERS}, not {}", options.seats),
        ));
    }
    Ok(Position {
        phase: Phase::Setup,
        round: 0,
        dice: [0; DICE],
        patients: (0..options.seats).map(|_| Patient::default()).collect(),
    })
}
