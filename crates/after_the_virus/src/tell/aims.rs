//! What a mission asks for and what it must not come to, for faces that draw it.

use redtag_kernel::Seat;
use redtag_kernel::words::Aim;

use crate::content::{Bound, Condition};
use crate::game::AfterTheVirus;
use crate::position::Position;
use crate::rules::{counted, goal, is_met};

impl AfterTheVirus {
    /// The goal (R32), then the failures (R33).
    pub(super) fn aims_of(&self, position: &Position) -> Vec<Aim> {
        let mission = self.content.missions.get(usize::from(position.mission));
        let failures = mission.map_or(&[][..], |mission| mission.failures.as_slice());
        let goals =
            goal(&self.content, position).map(|condition| self.aim(position, &condition, false));
        goals
            .chain(
                failures
                    .iter()
                    .map(|condition| self.aim(position, condition, true)),
            )
            .collect()
    }

    fn aim(&self, position: &Position, condition: &Condition, failure: bool) -> Aim {
        let (Bound::AtLeast(need) | Bound::AtMost(need)) = condition.bound;
        let seats = if condition.together {
            0..1
        } else {
            0..position.players.len() as Seat
        };
        Aim {
            text: self.condition(condition),
            need,
            failure,
            have: seats
                .clone()
                .map(|seat| counted(&self.content, position, seat, condition))
                .collect(),
            met: seats
                .map(|seat| is_met(&self.content, position, seat, condition))
                .collect(),
        }
    }
}
