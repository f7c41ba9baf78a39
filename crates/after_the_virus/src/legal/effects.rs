//! Whether a card would have an effect (R17), and how much of it.

use super::Legal;
use crate::content::{Ability, Amount, Effect, Type, When};
use crate::position::{
    ALL, Calm, Card, Exit, Hit, HitResult, Phase, Place, Player, Types, Unit, ZOMBIE_KINDS,
};

impl Player {
    /// Does this player have zombies that can be hit there, as whole cards or this many of them? In
    /// a discard pile only whole cards can be (A13).
    pub(super) fn has_target(&self, place: Place, unit: Unit, left: u8) -> bool {
        let fits = |kind: usize| left == ALL || (unit == Unit::Zombies && kind < usize::from(left));
        let lies = |kind: usize| self.discard.counts()[kind] > 0 && fits(kind);
        (place != Place::Discard && !self.attacking.is_empty())
            || (place != Place::Play && (0..ZOMBIE_KINDS).any(lies))
    }

    /// Can a wound still come in this turn that is not prevented yet (A35)?
    fn can_be_wounded(&self) -> bool {
        let zombies: u8 = self.attacking.iter().map(|card| card.left).sum();
        zombies > self.prevention
    }
}

impl Legal<'_> {
    /// No zombies in play (A20).
    pub(super) fn is_calm(&self) -> bool {
        match self.position.calm {
            Calm::Own => self.player().attacking.is_empty(),
            Calm::Anybody => self
                .position
                .players
                .iter()
                .all(|player| player.attacking.is_empty()),
        }
    }

    /// Would it have an effect (R17)?
    pub fn is_possible(&self, card: Card, ability: &Ability) -> bool {
        ability
            .effects
            .iter()
            .any(|effect| self.has_effect(card, ability, effect))
    }

    fn has_effect(&self, card: Card, ability: &Ability, effect: &Effect) -> bool {
        let (player, players) = (self.player(), self.position.players.as_slice());
        match *effect {
            Effect::Hit { .. } => self.hit(card, ability, effect).is_some_and(|hit| {
                players
                    .iter()
                    .any(|player| player.has_target(hit.place, hit.unit, hit.left))
            }),
            Effect::Heal(_) => players.iter().any(|player| player.wounds.count() > 0),
            Effect::Prevent(_) => player.can_be_wounded(),
            Effect::Scout(_) => !player.area.is_empty(),
            Effect::Retrieve(_) => player.scouted.total() > 0,
            Effect::Prepare(of) => self.sideways_of(of).next().is_some(),
            Effect::Recover(of) => self.destroyed_of(of).next().is_some(),
            Effect::Save => self.survivors().next().is_some(),
            // One of the player's own (A34).
            Effect::Cure => player.attacking.iter().any(|zombies| zombies.printed == 1),
            Effect::LoadItself => self.prepared_of(Type::Weapon) > 0,
            Effect::LoadFromHand => player.hand.total() > ability.hand,
        }
    }

    /// How many zombies an ability hits, with what others add to it (A18, A38); `None` if it hits
    /// none.
    pub fn hit(&self, card: Card, ability: &Ability, effect: &Effect) -> Option<Hit> {
        let Effect::Hit {
            fate: result,
            unit,
            amount,
            place,
        } = *effect
        else {
            return None;
        };
        let left = match amount {
            Amount::Number(number) => number,
            Amount::All => ALL,
            Amount::Per(kind) => self.prepared_of(kind),
        };
        if left == 0 {
            return None;
        }
        let aimed = ability.when == When::Use && result == HitResult::Kill && unit == Unit::Zombies;
        let bonus = if aimed { self.bonus(card) } else { 0 };
        Some(Hit {
            by: card,
            result,
            unit,
            place,
            left: left.saturating_add(bonus),
            whose: None,
            may_stop: false,
        })
    }

    fn bonus(&self, card: Card) -> u8 {
        let Some(style) = self.content.card(card).style else {
            return 0;
        };
        let bonus = |(other, count): (Card, u8)| match self.content.card(other).bonus {
            Some((of, kills)) if of == style => kills * count,
            _ => 0,
        };
        self.player().prepared.iter().map(bonus).sum()
    }

    /// How many prepared cards of this type there are; a cured zombie is a person (A14).
    fn prepared_of(&self, kind: Type) -> u8 {
        let prepared = self.player().prepared.iter();
        prepared
            .filter(|&(card, _)| self.content.is_type(card, kind))
            .map(|(_, count)| count)
            .sum()
    }

    pub(super) fn sideways_of(&self, of: Types) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().sideways.iter().map(|(card, _)| card);
        cards.filter(move |&card| of.contains(content.card(card).kind))
    }

    pub(super) fn destroyed_of(&self, of: Types) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().destroyed.iter().map(|(card, _)| card);
        cards.filter(move |&card| of.contains(content.card(card).kind))
    }

    /// Prepared cards that can be saved: Survivors, VIP and the cured, not Guide and Scout (A21).
    pub(super) fn survivors(&self) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().prepared.iter().map(|(card, _)| card);
        cards.filter(move |&card| content.saves(card) > 0)
    }

    /// Two weapons, or one with a wounded arm (R24, R29); one vehicle (R30).
    pub fn has_too_many(&self, kind: Type) -> bool {
        let player = self.player();
        let numbers = &self.content.numbers;
        let limit = match kind {
            Type::Weapon => numbers.weapons.saturating_sub(player.wounds.arm.into()),
            _ => numbers.vehicles,
        };
        self.prepared_of(kind) > limit
    }

    /// Is there no choice in this phase?
    pub fn runs_by_itself(&self, phase: Phase) -> bool {
        let player = self.player();
        let zombies = || player.discard.counts()[..ZOMBIE_KINDS].iter().sum::<u8>();
        match phase {
            Phase::Draw
            | Phase::ShuffleAndDraw
            | Phase::Retrieve(_)
            | Phase::Prepare(_)
            | Phase::Prevent(_) => true,
            Phase::Cure
            | Phase::Scout {
                may_stop: false, ..
            } => true,
            Phase::Leave { to, .. } => to != Exit::Area,
            // Whoever has no more than that gives up all of it (A6).
            Phase::Pay(left) | Phase::Load { left, .. } => player.hand.total() <= left,
            Phase::Thin(left) => player.discard.total() - zombies() <= left,
            Phase::SpareWeapon => !self.has_too_many(Type::Weapon),
            Phase::SpareVehicle => !self.has_too_many(Type::Vehicle),
            _ => false,
        }
    }
}
