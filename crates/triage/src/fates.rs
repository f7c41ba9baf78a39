//! The odds that people ask for.

use redtag_kernel::odds::{Fate, Fates};
use redtag_kernel::{Bag, Seat};

use crate::action::Action;
use crate::game::Triage;
use crate::position::{EventDeck, Phase, Position, Saved};

impl Fates for Triage {
    const FATES: &'static [&'static str] = &["hospital-falls"];

    fn fate(&self, from: &Position, now: &Position, _fate: usize) -> Fate {
        match now.hospital {
            0 => Fate::Yes,
            _ if now.turn > from.turn || now.phase == Phase::Over => Fate::No,
            _ => Fate::Open,
        }
    }

    /// Whoever wants the Hospital to stand this turn turns up no more cards than necessary.
    fn is_considered(
        &self,
        _position: &Position,
        _seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        *action != Action::Explore
    }

    /// What was discarded or saved does not matter, nor what is still to come once the queue is
    /// empty.
    fn essence(&self, position: &Position, _fate: usize) -> Position {
        let mut essence = *position;
        essence.discard = Bag::default();
        essence.saved = Saved::default();
        if essence.queue == 0 {
            // All that matters is whether there is any: a game without cards and patients is over.
            let set_aside = u8::from(!position.deck.is_empty());
            essence.deck = EventDeck {
                set_aside,
                ..EventDeck::default()
            };
        }
        essence
    }
}
