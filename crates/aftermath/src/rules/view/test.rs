//! What tests are worth (R36, R37).

use super::{Rolls, View};
use crate::content::{Activity, Attribute, Bonus};
use crate::id::Card;
use crate::position::{Goal, Test, Worn};

impl View<'_> {
    /// The bonus of everything that this character has, for an attribute and an action.
    pub fn bonus(self, seat: u8, attribute: Option<Attribute>, doing: Activity) -> i16 {
        let (content, hero) = (self.content, self.hero(seat));
        let fits = |bonus: &&Bonus| {
            let usual = doing != Activity::Move;
            bonus.attribute.is_none_or(|one| Some(one) == attribute)
                && bonus.action.map_or(usual, |one| one == doing)
        };
        let sum = |all: &[Bonus]| -> i16 {
            let fitting = all.iter().filter(fits);
            fitting.map(|bonus| i16::from(bonus.amount)).sum()
        };
        let character = &content.characters[hero.character];
        let own = attribute.map_or(0, |one| i16::from(character.bonus[one as usize]));
        let worn = hero.items().map(|worn: Worn| {
            let rules = self.item(worn.item);
            let powered = if worn.batteries > 0 {
                sum(&rules.battery_bonus)
            } else {
                0
            };
            sum(&rules.bonus) + powered
        });
        let statuses = hero
            .statuses
            .iter()
            .map(|one| sum(&content.statuses[one].bonus));
        let abilities = hero
            .abilities
            .iter()
            .map(|one| sum(&content.abilities[one].bonus));
        let environment = self.position.scene.environment;
        let place = environment.map(|one| sum(&content.environments[one].bonus));
        let ride = self
            .position
            .ride
            .map(|one| sum(&content.vehicles[one.vehicle].bonus));
        let all = worn
            .chain(statuses)
            .chain(abilities)
            .chain(place)
            .chain(ride);
        own + all.sum::<i16>()
    }

    /// What is added to the points of a Move action; it may be negative (R39, R58).
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

    /// The rolls that succeed with this much besides the dice (R36, R37).
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
