//! Odds: whether a test succeeds, and whether somebody will have to flee.

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates, Odds};

use crate::action::Action;
use crate::game::Aftermath;
use crate::position::{Phase, Position, Spot};
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

    /// Without a test, nobody asks how it ends.
    fn arises(&self, from: &Position, now: &Position, fate: usize) -> bool {
        let tested = from != now && now.tested.is_some();
        fate != 0 || tested || matches!(now.steps.last(), Some(Phase::Test(_)))
    }

    fn is_wanted(&self, fate: usize) -> bool {
        fate == 0
    }

    /// Whoever only wants to get through the turn ends it.
    fn is_considered(
        &self,
        position: &Position,
        _seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        !matches!(position.steps.last(), Some(Phase::Actions)) || *action == Action::EndTurn
    }

    /// Hands that may be drawn are too many to count.
    fn is_counted(&self, what: &str, _fate: usize) -> bool {
        matches!(what, WHITE | BLACK)
    }

    fn is_final(&self, _fate: usize) -> bool {
        true
    }

    /// Exactly or not at all.
    fn is_said(&self, odds: Odds, _fate: usize) -> bool {
        odds.is_exact()
    }
}

/// A test that is under way, or that the action leads to, is decided by its roll; until then the
/// best continuation counts.
fn test_fate(from: &Position, now: &Position) -> Fate {
    match now.tested.filter(|_| from != now) {
        Some(true) => Fate::Yes,
        Some(false) => Fate::No,
        None => Fate::Open,
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
