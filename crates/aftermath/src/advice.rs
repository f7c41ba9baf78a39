//! What the game tells bots about playing it well.

mod look;
mod maps;
mod plan;
pub mod way;

use std::cell::Cell;

use redtag_kernel::{Seat, Strategy};

use self::look::Sample;
use crate::action::Action;
use crate::game::Aftermath;
use crate::position::{Phase, Position};
use crate::worth::{relief, worth};

/// How often an action is tried out before it is judged.
const SAMPLES: u64 = 2;
/// What it is worth to get rid of a useless card.
const FRESH: f64 = 0.1;
/// What an action costs that leads nowhere.
const BOTHER: f64 = 0.001;

impl Aftermath {
    /// What an action leads to on average; without chance it is the same every time.
    fn mean(&self, position: &Position, action: Action) -> f64 {
        let asked = Cell::new(false);
        let one = |number| {
            let asked = &asked;
            self.outlook(position, action, Sample { number, asked }, look::DEPTH)
        };
        let first = one(0);
        let samples = if asked.get() { SAMPLES } else { 1 };
        let sum = first + (1..samples).map(one).sum::<f64>();
        sum / samples as f64
    }
}

impl Strategy for Aftermath {
    const SPAN: f64 = 20.0;
    const COOPERATIVE: bool = true;
    /// A walk continues to the end of the turn.
    const FORESIGHT: u32 = u32::MAX;
    const MARGIN: f64 = 0.4;
    const TRUST: f64 = 3.0;

    fn value(&self, position: &Position, _seat: Seat) -> f64 {
        worth(self, position)
    }

    /// Turns are compared with each other when they are over, without the cards that the next one
    /// draws: those are no reason to end one's own turn.
    fn leaf(&self, root: &Position, position: &Position) -> Option<f64> {
        let when = |position: &Position| (position.page, position.current, position.turns);
        (when(root) != when(position)).then(|| {
            let mut after = *position;
            look::put_back(root, &mut after);
            worth(self, &after) + relief(self, root, &after)
        })
    }

    fn judge(&self, position: &Position, _seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        let last = position.steps.last();
        // Neither ending the turn nor an equip action is a bother: items move only if it helps.
        let ends = match last {
            Some(Phase::Equip) => Action::Stop,
            _ => Action::EndTurn,
        };
        let stale = last == Some(Phase::Draw) && self.is_stale(position);
        into.extend(actions.iter().map(|&action| match action {
            Action::Discard(card) if stale => {
                let bother = BOTHER * f64::from(self.view(position).card(card).value);
                worth(self, position) + FRESH - bother
            }
            _ => self.mean(position, action) - if action == ends { 0.0 } else { BOTHER },
        }));
    }
}
