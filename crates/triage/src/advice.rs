//! What the game tells bots and those who ask for odds.

use redtag_table::odds::{Fate, Fates};
use redtag_table::{Seat, Strategy};

use crate::action::Action;
use crate::game::Triage;
use crate::position::{Phase, Position};

impl Strategy for Triage {
    const SPAN: f64 = 17.0;
    const COOPERATIVE: bool = true;

    fn value(&self, position: &Position, _seat: Seat) -> f64 {
        f64::from(position.saved.total())
    }

    fn judge(&self, _position: &Position, _seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|_| 0.0));
    }
}

impl Fates for Triage {
    const FATES: &'static [&'static str] = &["hospital-falls"];

    fn fate(&self, from: &Position, now: &Position, _fate: usize) -> Fate {
        match now.hospital {
            0 => Fate::Yes,
            _ if now.turn > from.turn || now.phase == Phase::Over => Fate::No,
            _ => Fate::Open,
        }
    }
}
