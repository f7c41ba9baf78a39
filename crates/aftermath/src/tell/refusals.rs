//! Reasons in words, with their numbers.

use redtag_kernel::words::text;
use redtag_kernel::{Illegal, Refusal};

use crate::game::Aftermath;
use crate::position::{Phase, Position};

impl Aftermath {
    /// A reason with the numbers that belong to it.
    pub(crate) fn explain(&self, position: &Position, refusal: Refusal) -> Illegal {
        let mut why = text(refusal.key);
        if let ("no-points" | "no-line-cost", Some(Phase::Move(walk))) =
            (refusal.key, position.steps.last())
        {
            why = why.number("points", walk.points.max(0));
        }
        let rule = refusal.rule;
        Illegal { rule, why }
    }
}
