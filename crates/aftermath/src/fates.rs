//! Odds: whether a test succeeds, and whether somebody will have to flee.

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

use crate::action::Action;
use crate::game::Aftermath;
use crate::position::{Position, Spot, Step};
use crate::rules::{BLACK, WHITE};

/// People ask whether the test succeeds, and whether somebody will have to flee if the turn is
/// ended next.
impl Fates for Aftermath {
    const FATES: &'static [&'static str] = &["test", "fled"];

    fn fate(&self, from: &Position, now: &Position, fate: usize) -> Fate {
        match fate {
            0 => test_fate(from, now),
            _ => fled_fate(from, now),
        }
    }

    fn is_wanted(&self, fate: usize) -> bool {
        fate == 0
    }

    /// Whoever only wants to get through the turn recovers, leaves or ends it.
    fn is_considered(
        &self,
        position: &Position,
        _seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        let through = matches!(
            action,
            Action::EndTurn | Action::Recover(_) | Action::Exit(_)
        );
        !matches!(position.steps.last(), Some(Step::Actions)) || through
    }

    /// Walking, fighting and all else of a turn may keep somebody from fleeing; there is too much of
    /// it to be counted. Giving cards away helps nobody while it is safe.
    fn is_left_out(&self, position: &Position, _seat: Seat, action: &Action, fate: usize) -> bool {
        let given = matches!(action, Action::Encourage { .. });
        fate != 0 && !(given && self.view(position).is_safe())
    }

    /// The best of everything that can be done next.
    fn tries_everything(&self, fate: usize) -> bool {
        fate != 0
    }

    /// Dice decide; the cards that are drawn after them are too many to look at.
    fn matters(&self, what: &str, _fate: usize) -> bool {
        matches!(what, WHITE | BLACK)
    }
}

/// A test that is under way, or that the action begins, is decided by the roll with which it ends;
/// until then the best way on counts.
fn test_fate(from: &Position, now: &Position) -> Fate {
    match now.tested.filter(|_| from != now) {
        Some(true) => Fate::Yes,
        Some(false) => Fate::No,
        None if matches!(now.steps.last(), Some(Step::Test(_))) => Fate::Open,
        None => Fate::No,
    }
}

/// Decided when somebody has fled, or the turn is over.
fn fled_fate(from: &Position, now: &Position) -> Fate {
    let down = |position: &Position| {
        let heroes = position.heroes.iter();
        heroes.filter(|hero| hero.spot == Spot::Down).count()
    };
    if down(now) > down(from) {
        Fate::Yes
    } else if now.ending.is_some()
        || (now.current, now.turns, now.page) != (from.current, from.turns, from.page)
    {
        Fate::No
    } else {
        Fate::Open
    }
}
