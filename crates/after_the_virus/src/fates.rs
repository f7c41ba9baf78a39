//! What people ask before they choose.

use redtag_table::Seat;
use redtag_table::odds::{Fate, Fates};

use crate::action::Action;
use crate::game::AfterTheVirus;
use crate::position::Position;

impl Fates for AfterTheVirus {
    const FATES: &'static [&'static str] = &[];

    fn fate(&self, _from: &Position, _now: &Position, _fate: usize) -> Fate {
        Fate::Open
    }

    fn is_considered(&self, _position: &Position, _seat: Seat, _action: &Action, _fate: usize) -> bool {
        true
    }
}
