//! New items (R55), equipping and trading (R45, R46, R56).

use redtag_kernel::May;
use redtag_kernel::game::{refuse, refuse_if};

use super::Legal;
use crate::action::Action;
use crate::id::Item;
use crate::position::{Hero, MAX_MOVES};

impl Legal<'_> {
    /// A new item is equipped, stored, handed to somebody here or discarded for scrap (R55).
    pub(super) fn each_keep(&self, item: Item, say: &mut impl FnMut(Action)) {
        self.each_place(item, say);
        for to in self.position.seats() {
            if self.may_hand_over(item, to).is_ok() {
                say(Action::Give { item, to });
            }
        }
        say(Action::Scrap(item));
    }

    pub(super) fn may_keep(&self, item: Item, action: Action) -> May {
        match action {
            Action::Give { item: one, to } if one == item => self.may_hand_over(item, to),
            Action::Scrap(one) if one == item => Ok(()),
            _ => self.may_place(item, action, ("R55", "no-first-keep")),
        }
    }

    /// Equipped or stored at once (R45).
    pub(super) fn each_place(&self, item: Item, say: &mut impl FnMut(Action)) {
        if self.may_wear(item).is_ok() {
            say(Action::Wear(item));
        }
        if self.may_store().is_ok() {
            say(Action::Store(item));
        }
    }

    pub(super) fn may_receive(&self, item: Item, action: Action) -> May {
        self.may_place(item, action, ("R45", "no-first-receive"))
    }

    fn may_place(&self, item: Item, action: Action, other: (&'static str, &'static str)) -> May {
        match action {
            Action::Wear(one) if one == item => self.may_wear(item),
            Action::Store(one) if one == item => self.may_store(),
            _ => refuse(other.0, other.1),
        }
    }

    /// Is a slot free for it (R46)?
    fn may_wear(&self, item: Item) -> May {
        let slot = self.view().free_slot(self.hero(), item);
        refuse_if(slot.is_none(), "R46", "no-slot")
    }

    /// Is there room in the backpack (R46)?
    fn may_store(&self) -> May {
        refuse_if(!self.view().has_room(self.hero()), "R46", "no-room")
    }

    /// Is somebody else with me (R45)?
    fn with(&self, other: u8) -> Result<&Hero, redtag_kernel::Refusal> {
        refuse_if(other == self.seat, "R45", "no-self-trade")?;
        let space = self.hero().space();
        let hero = self.position.heroes.get(usize::from(other));
        match hero.filter(|hero| space.is_some() && hero.space() == space) {
            Some(hero) => Ok(hero),
            None => refuse("R45", "no-fellow-here").map(|()| self.hero()),
        }
    }

    /// To somebody in the same space who can hold it (R45, R55).
    fn may_hand_over(&self, item: Item, to: u8) -> May {
        self.with(to)?;
        refuse_if(!self.view().can_hold(to, item), "R45", "no-room-there")
    }

    /// Moving items, any number of them and as often as one likes (R45).
    pub(super) fn each_exchange(&self, say: &mut impl FnMut(Action)) {
        let hero = self.hero();
        for &item in hero.pack.iter() {
            self.offer(Action::Wear(item), say);
            for out in hero.items().map(|worn| worn.item) {
                self.offer(Action::Swap { item, out }, say);
            }
        }
        for item in hero.items().map(|worn| worn.item) {
            self.offer(Action::Store(item), say);
            self.offer(Action::Battery(item), say);
        }
        for other in self.position.seats() {
            if let Ok(fellow) = self.with(other) {
                self.each_trade(other, fellow, say);
            }
        }
        say(Action::Stop);
    }

    fn each_trade(&self, other: u8, fellow: &Hero, say: &mut impl FnMut(Action)) {
        for item in self.hero().gear() {
            self.offer(Action::Give { item, to: other }, say);
        }
        for item in fellow.gear() {
            self.offer(Action::Take { item, from: other }, say);
        }
        for item in self.hero().gear() {
            for take in fellow.gear() {
                let with = other;
                self.offer(Action::Trade { item, with, take }, say);
            }
        }
    }

    fn offer(&self, action: Action, say: &mut impl FnMut(Action)) {
        if self.may_exchange(action).is_ok() {
            say(action);
        }
    }

    /// One move of an equip action (R45, R46, R56, A56).
    pub(super) fn may_exchange(&self, action: Action) -> May {
        match action {
            Action::Battery(item) => self.may_power(item),
            Action::Stop => Ok(()),
            _ => self.may_shift(action),
        }
    }

    /// An item is moved. Nobody needs as many moves as are allowed, but an action has to end (A59).
    fn may_shift(&self, action: Action) -> May {
        match action {
            Action::Wear(item) => {
                self.is_packed(item)?;
                self.may_wear(item)
            }
            Action::Swap { item, out } => self.may_swap(item, out),
            Action::Store(item) => {
                self.wears(item)?;
                self.may_store()
            }
            Action::Give { item, to } => {
                self.is_carried(self.hero(), item, "no-item-yours")?;
                self.may_hand_over(item, to)
            }
            Action::Take { item, from } => {
                self.is_carried(self.with(from)?, item, "no-item-theirs")?;
                let room = self.view().can_hold(self.seat, item);
                refuse_if(!room, "R46", "no-room-here")
            }
            Action::Trade { item, with, take } => self.may_trade(item, with, take),
            _ => refuse("R45", "no-first-equip"),
        }?;
        refuse_if(self.position.moved >= MAX_MOVES, "A59", "no-more-moves")
    }

    fn is_packed(&self, item: Item) -> May {
        refuse_if(!self.hero().pack.contains(&item), "R45", "no-item-packed")
    }

    fn is_carried(&self, hero: &Hero, item: Item, key: &'static str) -> May {
        refuse_if(!hero.carries(item), "R45", key)
    }

    /// One of the backpack for one that is equipped, where no slot is free (R45).
    fn may_swap(&self, item: Item, out: Item) -> May {
        self.is_packed(item)?;
        self.wears(out)?;
        refuse_if(self.may_wear(item).is_ok(), "R45", "no-need")?;
        let fits = self.view().can_swap(self.hero(), item, out);
        refuse_if(!fits, "R46", "no-slot")
    }

    /// Loose batteries go onto equipped items that take them (R56, A27).
    fn may_power(&self, item: Item) -> May {
        self.wears(item)?;
        refuse_if(self.hero().batteries == 0, "R56", "no-battery")?;
        let mut worn = self.hero().items();
        let full = worn
            .any(|worn| worn.item == item && worn.batteries >= self.view().item(item).batteries);
        refuse_if(full, "R56", "no-battery-place")
    }

    /// An exchange with somebody here, where neither can take an item first (A56).
    fn may_trade(&self, item: Item, with: u8, take: Item) -> May {
        let fellow = self.with(with)?;
        self.is_carried(self.hero(), item, "no-item-yours")?;
        self.is_carried(fellow, take, "no-item-theirs")?;
        let view = self.view();
        let easy = view.can_hold(with, item) || view.can_hold(self.seat, take);
        refuse_if(easy, "A56", "no-need")?;
        let fits = view.can_trade(self.seat, item, with, take);
        refuse_if(!fits, "R46", "no-room-for-both")
    }

    pub(super) fn each_break(&self, say: &mut impl FnMut(Action)) {
        let worn = self.hero().items();
        worn.for_each(|worn| say(Action::Break(worn.item)));
    }
}
