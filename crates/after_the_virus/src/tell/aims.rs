//! What a mission asks for and what must not happen, for boards that draw it.

use redtag_kernel::Seat;
use redtag_kernel::words::{Aim, text};

use crate::content::{Bound, Condition};
use crate::game::AfterTheVirus;
use crate::position::{Ending, Position};
use crate::rules::{counted, goal, is_met};

impl AfterTheVirus {
    /// The goal (R32), then the failures (R33), then the last turn that is played (A40).
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
            .chain([self.last_turn(position)])
            .collect()
    }

    fn last_turn(&self, position: &Position) -> Aim {
        let last = self.content.numbers.turns;
        Aim {
            text: text("aim-last-turn").number("turn", last),
            need: last,
            failure: true,
            have: vec![position.turn.min(last)],
            met: vec![position.ending == Some(Ending::OutOfTime)],
        }
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
