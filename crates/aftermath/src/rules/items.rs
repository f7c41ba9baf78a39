//! Items, backpacks, batteries and repair (R42, R45, R46, R55-R57).

use redtag_kernel::{Chance, Deck, Kind, Listener, Set};

use super::{ITEM, Rules};
use crate::action::{Action, Event, Stack};
use crate::content::{Dial, Found, Gain, Slot};
use crate::id::Item;
use crate::position::{Phase, Position, SLOTS, Spot, Worn};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// A prize: dials, batteries, items, broken items (R42, A36).
    pub(super) fn gain(&mut self, seat: u8, gain: Gain) {
        for (dial, by) in gain.dials() {
            self.raise(dial, by);
        }
        if gain.battery > 0 && self.position.hero(seat).spot != Spot::Down {
            self.gain_batteries(seat, gain.battery);
        }
        for _ in 0..gain.broken {
            if let Some(item) = self.draw_item() {
                self.get_broken(item);
            }
        }
        for _ in 0..gain.item {
            if let Some(item) = self.draw_item() {
                self.get_item(seat, item);
            }
        }
    }

    /// As many as there are tokens (A27).
    fn gain_batteries(&mut self, seat: u8, count: u8) {
        let (who, left) = (self.who(seat), self.view().batteries_left());
        if left == 0 {
            return self.tell(Event::NoBattery { who });
        }
        let hero = self.position.hero_mut(seat);
        hero.batteries += count.min(left);
        let loose = hero.batteries;
        self.tell(Event::Batteries { who, loose });
    }

    /// The top card of the item deck; discarded items are shuffled when it runs out.
    fn draw_item(&mut self) -> Option<Item> {
        let position = &mut *self.position;
        let cards = refill(&mut position.items, &mut position.item_discard);
        self.tell_shuffled(Stack::Items, cards);
        self.position.items.draw(ITEM, self.chance)
    }

    /// Tells that a deck had run out, if any cards were shuffled.
    pub(super) fn tell_shuffled(&mut self, deck: Stack, cards: u8) {
        if cards > 0 {
            self.tell(Event::DeckShuffled { deck, cards });
        }
    }

    /// Somebody gets an item: what belongs to the colony goes there; its new owner decides about
    /// anything else (R46, R55).
    pub(super) fn get_item(&mut self, seat: u8, item: Item) {
        self.tell(Event::ItemDrawn {
            who: self.who(seat),
            item,
        });
        match self.view().item(item).slot {
            Slot::Stash | Slot::Colony => self.supply(item),
            _ => self.push(Phase::Keep { seat, item }),
        }
    }

    /// A broken item goes onto the broken pile; one for the stash goes to the colony supply
    /// whenever it is drawn (R42, R46, R55).
    fn get_broken(&mut self, item: Item) {
        if self.view().item(item).slot == Slot::Stash {
            return self.supply(item);
        }
        self.position.broken.put(item);
        self.tell(Event::Broken { item });
    }

    pub(super) fn supply(&mut self, item: Item) {
        self.position.campaign.supply.put(item);
        self.tell(Event::Supplied { item });
        self.look_at_goals();
    }

    pub(super) fn discard_item(&mut self, item: Item) {
        self.position.item_discard.put(item);
        self.tell(Event::ItemDiscarded { item });
    }

    /// Scrap for a new item (R55).
    pub(super) fn scrap(&mut self, item: Item) {
        self.discard_item(item);
        self.raise(Dial::Scrap, self.view().item(item).repair);
    }

    pub(super) fn wear(&mut self, seat: u8, item: Item) {
        if let Some(slot) = self.view().free_slot(self.position.hero(seat), item) {
            self.position.hero_mut(seat).worn[slot] = Some(Worn { item, batteries: 0 });
            self.tell(Event::Worn {
                who: self.who(seat),
                item,
            });
            self.look_at_goals();
        }
    }

    pub(super) fn store(&mut self, seat: u8, item: Item) {
        self.position.hero_mut(seat).pack.push(item);
        self.tell(Event::Stored {
            who: self.who(seat),
            item,
        });
        self.look_at_goals();
    }

    /// To somebody in the same space, who equips or stores it at once (R45).
    pub(super) fn hand_over(&mut self, seat: u8, item: Item, to: u8) {
        self.tell(Event::Given {
            who: self.who(seat),
            item,
            to: self.who(to),
        });
        self.push(Phase::Receive { seat: to, item });
    }

    /// An item leaves its owner; batteries on it are lost (R56).
    pub(super) fn take_off(&mut self, seat: u8, item: Item) {
        let hero = self.position.hero_mut(seat);
        let mut batteries = 0;
        for slot in &mut hero.worn {
            if let Some(worn) = slot.take_if(|worn| worn.item == item) {
                batteries = worn.batteries;
            }
        }
        if let Some(place) = hero.pack.iter().position(|&one| one == item) {
            hero.pack.remove(place);
        }
        self.drained(seat, item, batteries);
    }

    /// Batteries on an item are gone, if there were any.
    pub(super) fn drained(&mut self, seat: u8, item: Item, batteries: u8) {
        if batteries > 0 {
            self.tell(Event::Drained {
                who: self.who(seat),
                item,
                batteries,
            });
        }
    }

    /// Step 4 of nesting: batteries on items are lost (R57).
    pub(super) fn drain_all(&mut self, seat: u8) {
        for slot in 0..SLOTS {
            if let Some(worn) = &mut self.position.hero_mut(seat).worn[slot] {
                let (item, batteries) = (worn.item, std::mem::take(&mut worn.batteries));
                self.drained(seat, item, batteries);
            }
        }
    }

    /// One move of an equip action, counted so that it has an end (R45, A59).
    pub(super) fn exchange(&mut self, action: Action) {
        if action == Action::Stop {
            return;
        }
        self.push(Phase::Equip);
        let seat = self.position.current;
        if let Action::Battery(item) = action {
            return self.power(seat, item);
        }
        self.position.moved += 1;
        match action {
            Action::Wear(item) => {
                self.take_off(seat, item);
                self.wear(seat, item);
            }
            Action::Store(item) => {
                self.take_off(seat, item);
                self.store(seat, item);
            }
            Action::Swap { item, out } => {
                self.take_off(seat, out);
                self.take_off(seat, item);
                self.wear(seat, item);
                self.store(seat, out);
            }
            _ => self.trade(seat, action),
        }
    }

    /// What goes from one character to another (R45).
    fn trade(&mut self, seat: u8, action: Action) {
        match action {
            Action::Give { item, to } => {
                self.take_off(seat, item);
                self.hand_over(seat, item, to);
            }
            Action::Take { item, from } => {
                self.take_off(from, item);
                self.hand_over(from, item, seat);
            }
            Action::Trade { item, with, take } => {
                self.take_off(seat, item);
                self.take_off(with, take);
                self.hand_over(seat, item, with);
                self.hand_over(with, take, seat);
            }
            _ => {}
        }
    }

    /// A loose battery goes onto an equipped item (R56).
    fn power(&mut self, seat: u8, item: Item) {
        let hero = self.position.hero_mut(seat);
        if let Some(worn) = hero
            .worn
            .iter_mut()
            .flatten()
            .find(|worn| worn.item == item)
        {
            worn.batteries += 1;
            hero.batteries = hero.batteries.saturating_sub(1);
            self.tell(Event::Powered {
                who: self.who(seat),
                item,
            });
        }
    }

    /// To the broken pile, without its batteries (R55, A47).
    pub(super) fn break_item(&mut self, seat: u8, item: Item) {
        self.take_off(seat, item);
        self.position.broken.put(item);
        self.tell(Event::Broken { item });
    }

    /// Step 5 of nesting: an item is paid for and assigned, and others may follow (R57). What
    /// belongs to the colony goes there (A47).
    pub(super) fn repair(&mut self, item: Item) {
        self.push(Phase::Repair);
        if self.position.broken.take(item) {
            self.lower(Dial::Scrap, self.view().item(item).repair);
            self.tell(Event::Repaired { item });
            match self.view().item(item).slot {
                Slot::Stash | Slot::Colony => self.supply(item),
                _ => self.push(Phase::Assign(item)),
            }
        }
    }

    /// A named item is retrieved, once per campaign, from the item deck, the discarded items or the
    /// discovery deck; from anywhere else it cannot be (R23).
    pub(super) fn retrieve(&mut self, seat: u8, item: Item) {
        if !self.position.campaign.retrieved.contains(item) && self.pull(item) {
            self.position.campaign.retrieved.put(item);
            self.get_item(seat, item);
        } else {
            self.tell(Event::NotRetrieved { item });
        }
    }

    /// An improvement is built: it comes into the colony supply from where it waits.
    pub(super) fn build(&mut self, item: Item) {
        if self.pull(item) {
            self.supply(item);
        }
    }

    /// Takes an item out of the item deck, the discarded items or the discovery deck.
    fn pull(&mut self, item: Item) -> bool {
        let position = &mut *self.position;
        let hidden =
            self.content.items[item].discovery && !position.campaign.found.items.contains(item);
        if hidden && !position.campaign.banished.items.contains(item) {
            position.campaign.found.items.put(item);
            return true;
        }
        let bottom = position.items.bottom.iter().position(|&one| one == item);
        if let Some(place) = bottom {
            position.items.bottom.remove(place);
            return true;
        }
        position.items.unseen.take(item) || position.item_discard.take(item)
    }

    /// Whoever of the party has it loses it.
    pub(super) fn lose_item(&mut self, item: Item) {
        for seat in self.position.seats() {
            if self.position.hero(seat).carries(item) {
                self.take_off(seat, item);
                self.discard_item(item);
            }
        }
    }

    /// A new card joins its deck, at the bottom and without shuffling; once only (R23).
    pub(super) fn discover_item(&mut self, item: Item) {
        let position = &mut *self.position;
        let known =
            !self.content.items[item].discovery || position.campaign.found.items.contains(item);
        if known || position.campaign.banished.items.contains(item) {
            return;
        }
        position.campaign.found.items.put(item);
        if !position.items.put_under(item) {
            position.items.unseen.put(item);
        }
        self.tell(Event::Discovered {
            card: Found::Item(item),
        });
    }

    /// An item is out of the campaign, wherever it is.
    pub(super) fn banish_item(&mut self, item: Item) {
        for seat in self.position.seats() {
            self.take_off(seat, item);
        }
        let position = &mut *self.position;
        for chest in position.campaign.boxes.iter_mut().flatten() {
            let slots = chest.worn.iter_mut().filter(|slot| **slot == Some(item));
            slots.for_each(|slot| *slot = None);
            if let Some(place) = chest.pack.iter().position(|&one| one == item) {
                chest.pack.remove(place);
            }
        }
        take_out(&mut position.items, &mut position.item_discard, item);
        position.broken.take(item);
        position.campaign.supply.take(item);
        position.campaign.banished.items.put(item);
    }
}

/// A card leaves its deck and its discard pile.
pub(super) fn take_out<
    K: Kind + PartialEq,
    const KINDS: usize,
    const TOP: usize,
    const BOTTOM: usize,
>(
    deck: &mut Deck<K, KINDS, TOP, BOTTOM>,
    discard: &mut Set<K>,
    card: K,
) {
    if let Some(place) = deck.bottom.iter().position(|&one| one == card) {
        deck.bottom.remove(place);
    }
    deck.unseen.take(card);
    discard.take(card);
}

/// The discards become the deck again once it has run out. Returns how many cards they are.
pub(super) fn refill<K: Kind, const KINDS: usize, const TOP: usize, const BOTTOM: usize>(
    deck: &mut Deck<K, KINDS, TOP, BOTTOM>,
    discard: &mut Set<K>,
) -> u8 {
    if !deck.is_empty() {
        return 0;
    }
    let cards = std::mem::take(discard);
    cards.iter().for_each(|card| deck.unseen.put(card));
    cards.len() as u8
}
