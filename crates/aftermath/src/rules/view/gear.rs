//! Slots, backpacks, batteries and hands (R30, R45, R46, R56).

use super::View;
use crate::content::{Dial, Slot};
use crate::id::Item;
use crate::position::Hero;

impl View<'_> {
    /// The slot in which this item can be equipped now (R46).
    pub fn free_slot(self, hero: &Hero, item: Item) -> Option<usize> {
        let rules = self.item(item);
        let both = hero.worn[2].is_some_and(|worn| self.item(worn.item).paws == 2);
        let free = |slot: usize| hero.worn[slot].is_none();
        match rules.slot {
            Slot::Paw if rules.paws == 2 => (free(2) && free(3)).then_some(2),
            Slot::Paw => [2, 3]
                .into_iter()
                .find(|&slot| free(slot) && !(slot == 3 && both)),
            slot => slot.first().filter(|&slot| free(slot)),
        }
    }

    /// Is there room in the backpack?
    pub fn has_room(self, hero: &Hero) -> bool {
        hero.pack.len() < usize::from(self.content.numbers.backpack)
    }

    /// Can this character take the item?
    pub fn can_hold(self, seat: u8, item: Item) -> bool {
        let hero = self.hero(seat);
        self.has_room(hero) || self.free_slot(hero, item).is_some()
    }

    /// Can two characters exchange these items where neither can take one of them first (A56)?
    pub fn can_trade(self, seat: u8, item: Item, with: u8, take: Item) -> bool {
        let holds = |seat: u8, given: Item, taken: Item| {
            let hero = without(self.hero(seat), given);
            self.has_room(&hero) || self.free_slot(&hero, taken).is_some()
        };
        !self.can_hold(with, item)
            && !self.can_hold(seat, take)
            && holds(seat, item, take)
            && holds(with, take, item)
    }

    /// Can both be exchanged: one of the backpack, one that is equipped?
    pub fn can_swap(self, hero: &Hero, item: Item, out: Item) -> bool {
        self.free_slot(hero, item).is_none() && self.free_slot(&without(hero, out), item).is_some()
    }

    /// Battery tokens that nobody has.
    pub fn batteries_left(self) -> u8 {
        let used = self
            .position
            .seats()
            .map(|seat| self.hero(seat).all_batteries())
            .fold(0, u8::saturating_add);
        self.content.numbers.batteries.saturating_sub(used)
    }

    /// Cards in hand after drawing (R30).
    pub fn hand_size(self, seat: u8) -> u8 {
        let more = |status: crate::id::Status| i16::from(self.content.statuses[status].hand);
        let more: i16 = self.hero(seat).statuses.iter().map(more).sum();
        (i16::from(self.content.numbers.hand) + more.min(0)).max(0) as u8
    }

    /// Can the party pay for it (R57)?
    pub fn can_repair(self, item: Item) -> bool {
        self.item(item).repair <= self.position.campaign.dial(Dial::Scrap)
    }
}

/// The same character without an item.
fn without(hero: &Hero, item: Item) -> Hero {
    let mut hero = *hero;
    for slot in &mut hero.worn {
        if slot.is_some_and(|worn| worn.item == item) {
            *slot = None;
        }
    }
    if let Some(place) = hero.pack.iter().position(|&one| one == item) {
        hero.pack.remove(place);
    }
    hero
}
