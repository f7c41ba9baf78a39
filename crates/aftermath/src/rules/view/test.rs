//! What tests are worth (R36, R37).

use super::{Rolls, View};
use crate::content::{Activity, Attribute, Bonus};
use crate::id::Card;
use crate::position::{Goal, Test, Worn};

impl View<'_> {
    /// The bonus of everything that this character has, for an attribute and an action.
    pub fn bonus(self, seat: u8, attribute: Option<Attribute>, doing: Activity) -> i16 {
        let hero = self.hero(seat);
        let fits = |bonus: &&Bonus| {
            bonus.attribute.is_none_or(|one| Some(one) == attribute)
                && bonus
                    .action
                    .map_or(doing != Activity::Move, |one| one == doing)
        };
        let sum = |all: &[Bonus]| {
            all.iter()
                .filter(fits)
                .map(|bonus| i16::from(bonus.amount))
                .sum::<i16>()
        };
        let own = attribute.map_or(0, |one| {
            i16::from(self.content.characters[hero.character].bonus[one as usize])
        });
        let worn: i16 = (hero.items())
            .map(|worn: Worn| {
                let rules = self.item(worn.item);
                sum(&rules.bonus)
                    + if worn.batteries > 0 {
                        sum(&rules.battery_bonus)
                    } else {
                        0
                    }
            })
            .sum();
        let statuses: i16 = hero
            .statuses
            .iter()
            .map(|one| sum(&self.content.statuses[one].bonus))
            .sum();
        let abilities: i16 = hero
            .abilities
            .iter()
            .map(|one| sum(&self.content.abilities[one].bonus))
            .sum();
        let place = self.position.scene.environment;
        let place = place.map_or(0, |one| sum(&self.content.environments[one].bonus));
        let ride = self
            .position
            .ride
            .map_or(0, |one| sum(&self.content.vehicles[one.vehicle].bonus));
        own + worn + statuses + abilities + place + ride
    }

    /// What is added to the points of a Move action, also below 0 (R39, R58).
    pub fn move_bonus(self, seat: u8) -> i8 {
        self.bonus(seat, None, Activity::Move).clamp(-20, 20) as i8
    }

    /// The bonus to a test: that of the best attribute which the test asks and the first card shows
    /// (R36).
    pub fn test_bonus(self, test: &Test, first: Card) -> i16 {
        let shown = self.card(first).symbols;
        let usable = Attribute::ALL
            .into_iter()
            .filter(|&one| test.attributes.has(one) && shown.has(one));
        let best = usable
            .map(|one| self.bonus(test.seat, Some(one), doing(test.goal)))
            .max()
            .unwrap_or(0);
        let space = match test.goal {
            Goal::Melee(_) => self.hero(test.seat).space(),
            Goal::Ranged { space, .. } => Some(space),
            _ => None,
        };
        let aimed = self
            .tokens()
            .filter(|&(at, _)| Some(at) == space)
            .map(|(_, rules)| i16::from(rules.attack));
        best + aimed.sum::<i16>()
    }

    /// May this card be played into the test now (R36, A11)?
    pub fn fits(self, test: &Test, card: Card) -> bool {
        let rules = self.card(card);
        match test.first {
            None => rules.symbols.0 & test.attributes.0 != 0,
            Some(first) => self.matches(first, card),
        }
    }

    /// The rolls that succeed with so much besides the dice (R36, R37).
    pub fn rolls(self, test: &Test, now: i16) -> Rolls {
        let [white, black] = self.content.numbers.dice;
        let black = if test.opposed { 1..=black } else { 0..=0 };
        let all = u16::from(white) * black.len() as u16;
        let need = |theirs: u8| i16::from(test.difficulty) + i16::from(theirs);
        let good = |theirs: u8| {
            (1..=white)
                .filter(|&ours| now + i16::from(ours) >= need(theirs))
                .count() as u16
        };
        Rolls {
            good: black.map(good).sum(),
            all,
        }
    }

    /// The same colour or the same number (R36).
    pub fn matches(self, first: Card, card: Card) -> bool {
        let (first, card) = (self.card(first), self.card(card));
        first.colour == card.colour || first.value == card.value
    }

    /// Has this character a card to begin such a test with (A12)?
    pub fn can_begin(self, seat: u8, attributes: crate::content::Attributes) -> bool {
        self.hero(seat)
            .hand
            .iter()
            .any(|(card, _)| self.card(card).symbols.0 & attributes.0 != 0)
    }

    /// Does a status forbid it?
    pub fn is_forbidden(self, seat: u8, doing: Activity) -> bool {
        let forbids = |status: crate::id::Status| self.content.statuses[status].forbids;
        self.hero(seat)
            .statuses
            .iter()
            .any(|status| forbids(status) & (1 << doing as u8) != 0)
    }
}

/// What a test is for, as bonuses see it.
pub const fn doing(goal: Goal) -> Activity {
    match goal {
        Goal::Scavenge(_) => Activity::Scavenge,
        Goal::Communicate(_) => Activity::Communicate,
        Goal::Melee(_) => Activity::Melee,
        Goal::Ranged { .. } => Activity::Ranged,
        Goal::Recover(_) => Activity::Recover,
        Goal::Script { .. } => Activity::Book,
        Goal::Defend { .. } => Activity::Defend,
    }
}
