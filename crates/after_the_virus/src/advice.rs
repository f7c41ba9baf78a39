//! What the game tells bots.

use redtag_table::odds::{Fate, Fates};
use redtag_table::{Fast, Game as _, Seat, Strategy};

use crate::action::Action;
use crate::game::AfterTheVirus;
use crate::position::Position;

impl Strategy for AfterTheVirus {
    const SPAN: f64 = 100.0;
    const COOPERATIVE: bool = true;

    fn value(&self, position: &Position, seat: Seat) -> f64 {
        self.scores(position)[usize::from(seat)].into()
    }

    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|&action| {
            let mut after = *position;
            self.apply(&mut after, seat, action, &mut Fast::new(0, 0), &mut ());
            self.value(&after, seat)
        }));
    }
}

impl Fates for AfterTheVirus {
    const FATES: &'static [&'static str] = &[];

    fn fate(&self, _from: &Position, _now: &Position, _fate: usize) -> Fate {
        Fate::Open
    }
}
