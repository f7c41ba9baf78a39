//! Effects of cards as they are written.

use super::{AllOfThem, WrittenAmount, WrittenEffect, WrittenHit, within};
use crate::content::{Amount, Effect};
use crate::position::{ALL, HitResult, Place, Unit};

impl WrittenEffect {
    pub(super) fn read(&self) -> Result<Effect, String> {
        Ok(match self {
            Self::Kill(hit) => hit.read(HitResult::Kill)?,
            Self::Discard(hit) => hit.read(HitResult::Discard)?,
            Self::Remove(hit) => hit.read(HitResult::Remove)?,
            Self::Heal(number) => Effect::Heal(within("heal", *number, 1, 9)?),
            Self::Prevent(number) => Effect::Prevent(within("prevent", *number, 1, 9)?),
            Self::Scout(number) => Effect::Scout(within("scout", *number, 1, 9)?),
            Self::Retrieve(number) => Effect::Retrieve(within("retrieve", *number, 1, 9)?),
            Self::Prepare(of) => Effect::Prepare(of.iter().copied().collect()),
            Self::Recover(of) => Effect::Recover(of.iter().copied().collect()),
            Self::Save => Effect::Save,
            Self::Cure => Effect::Cure,
            Self::LoadItself => Effect::LoadItself,
            Self::LoadFromHand => Effect::LoadFromHand,
        })
    }
}

impl WrittenHit {
    pub(super) fn read(&self, result: HitResult) -> Result<Effect, String> {
        let (unit, amount) = match (self.zombies, self.cards) {
            (Some(amount), None) => (Unit::Zombies, amount),
            (None, Some(amount)) => (Unit::Cards, amount),
            _ => return Err("either zombies or cards are hit".into()),
        };
        let amount = match amount {
            WrittenAmount::Number(number) => {
                Amount::Number(within("a number of zombies", number, 1, 60)?)
            }
            WrittenAmount::Word(AllOfThem::All) => Amount::All,
            WrittenAmount::Per { per } => Amount::Per(per),
        };
        if self.r#in != Place::Play && result == HitResult::Discard {
            return Err("what is in a discard pile has been discarded".into());
        }
        if unit == Unit::Zombies && amount == Amount::All {
            return Err("all zombies are all cards".into());
        }
        if unit == Unit::Cards && self.r#in != Place::Play && amount != Amount::All {
            return Err("of whole cards in a discard pile, only all can be hit".into());
        }
        Ok(Effect::Hit {
            fate: result,
            unit,
            amount,
            place: self.r#in,
        })
    }
}

impl Effect {
    /// Can a player say no to it, and does nothing else follow from it?
    pub(super) fn can_be_declined(&self) -> bool {
        match self {
            Self::Hit { amount, .. } => *amount != Amount::All,
            Self::Heal(_) | Self::Scout(_) | Self::Retrieve(_) | Self::Recover(_) => true,
            Self::Prevent(_) | Self::Prepare(_) | Self::Save | Self::Cure => false,
            Self::LoadItself | Self::LoadFromHand => false,
        }
    }

    /// Does it use something up by itself?
    pub(super) fn is_finite(&self) -> bool {
        matches!(
            self,
            Self::Recover(_) | Self::LoadItself | Self::LoadFromHand
        )
    }
}

const _: () = assert!(ALL > 60, "a number of zombies is not mistaken for all");
