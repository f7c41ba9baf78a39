//! What boards are handed besides the position, because it takes the rules to know it.

use redtag_kernel::Seat;

use crate::action::Action;
use crate::game::TraumaCenter;
use crate::position::Position;
use crate::rules::sheet::{Cost, cost};

impl TraumaCenter {
    /// What the round would cost the patient of this seat after an action, as far as it is decided
    /// then; nothing if the action is not possible, or outside the rounds. With a bandage, that is
    /// before anything is stabilized.
    pub fn preview(&self, position: &Position, seat: Seat, action: Action) -> Option<Cost> {
        if !position.phase.is_played() || self.legal(position, seat).may(action).is_err() {
            return None;
        }
        let at = position.patient_of(seat);
        let mut after = *position;
        self.silently(&mut after, |rules| rules.choose(at, action));
        Some(cost(&self.content, after.phase, &after.patients[at]))
    }
}
