//! Wounds, statuses, fleeing and coming back (R52, R54, R58), and the dials (R13).

use redtag_kernel::{Chance, Listener};

use super::Rules;
use crate::action::{Event, Passing};
use crate::content::Dial;
use crate::id::{Ability, Space, Status};
use crate::position::{Phase, Position, Spot};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// A dial rises, up to its maximum; one of them only once per mission (R13).
    pub(super) fn raise(&mut self, dial: Dial, by: u8) {
        let campaign = &self.position.campaign;
        let (from, most) = (campaign.dial(dial), campaign.most[dial as usize]);
        let to = from.saturating_add(by).min(most.max(from));
        self.position.night |= dial == Dial::Time && by > 0 && from >= most;
        if to == from {
            if by > 0 && dial != Dial::Time {
                self.tell(Event::Full { dial });
            }
            return;
        }
        if dial == self.content.numbers.once {
            if self.position.risen {
                return self.tell(Event::NoMore { dial });
            }
            self.position.risen = true;
        }
        self.set_dial(dial, to);
    }

    /// A dial falls.
    pub(super) fn lower(&mut self, dial: Dial, by: u8) {
        self.set_dial(dial, self.position.campaign.dial(dial).saturating_sub(by));
    }

    pub(super) fn set_dial(&mut self, dial: Dial, to: u8) {
        let place = &mut self.position.campaign.dials[dial as usize];
        let from = std::mem::replace(place, to);
        if from != to {
            self.tell(Event::Dial { dial, from, to });
            self.look_at_goals();
        }
    }

    /// Wounds; too many and the character flees (R54).
    pub(super) fn wound(&mut self, seat: u8, wounds: u8, toxic: bool) {
        let hero = self.position.hero_mut(seat);
        if hero.spot == Spot::Down || wounds == 0 {
            return;
        }
        let kind = if toxic {
            &mut hero.toxic
        } else {
            &mut hero.wounds
        };
        *kind = kind.saturating_add(wounds);
        let sum = hero.wounds.saturating_add(hero.toxic);
        let character = hero.character;
        self.tell(Event::Wounded {
            who: self.who(seat),
            wounds,
            toxic,
        });
        if sum >= self.content.characters[character].life {
            self.flee(seat);
        }
    }

    /// The figure goes to its card, tokens and statuses go, items and hand stay, and time passes
    /// (R54, A40); also on the road and by an exit entry (A58).
    fn flee(&mut self, seat: u8) {
        let hero = self.position.hero_mut(seat);
        let wounds = hero.wounds.saturating_add(hero.toxic);
        let batteries = hero.all_batteries();
        let statuses = hero.statuses;
        hero.spot = Spot::Down;
        (hero.wounds, hero.toxic, hero.batteries) = (0, 0, 0);
        hero.worn
            .iter_mut()
            .flatten()
            .for_each(|worn| worn.batteries = 0);
        self.tell(Event::Fled {
            who: self.who(seat),
            wounds,
            batteries,
        });
        for status in statuses.iter() {
            self.end_status(seat, status);
        }
        self.pass_time(Passing::Flight);
    }

    /// Back into play, Badly Hurt (R54, A20).
    pub(super) fn come_back(&mut self, seat: u8, space: Space) {
        let returned = Event::Returned {
            who: self.who(seat),
            space: self.letter(space),
        };
        self.stand(seat, space, returned);
        if !(self.position.heroes.iter()).any(|hero| hero.spot == Spot::Left) {
            // Whoever left by it has come back, so nobody is bound to that exit any more (R29).
            self.position.scene.exit = None;
        }
        self.become_(seat, self.content.numbers.badly_hurt);
    }

    /// Normal wounds go.
    pub(super) fn heal(&mut self, seat: u8, most: u8) {
        let hero = self.position.hero_mut(seat);
        let wounds = hero.wounds.min(most);
        hero.wounds -= wounds;
        if wounds > 0 {
            self.tell(Event::Healed {
                who: self.who(seat),
                wounds,
            });
        }
    }

    /// Toxic wounds become normal (R52).
    pub(super) fn cleanse(&mut self, seat: u8) {
        let hero = self.position.hero_mut(seat);
        if hero.toxic > 0 {
            hero.wounds += std::mem::take(&mut hero.toxic);
            self.tell(Event::Cleansed {
                who: self.who(seat),
            });
        }
    }

    /// A status takes effect at once, and nobody has it twice (R58). Whoever has fled gets none.
    pub(super) fn become_(&mut self, seat: u8, status: Status) {
        let hero = self.position.hero_mut(seat);
        if hero.spot == Spot::Down || hero.statuses.contains(status) {
            return;
        }
        hero.statuses.put(status);
        self.tell(Event::Became {
            who: self.who(seat),
            status,
        });
        self.push_script(self.content.statuses[status].gained, seat);
    }

    pub(super) fn end_status(&mut self, seat: u8, status: Status) {
        if self.position.hero_mut(seat).statuses.take(status) {
            self.tell(Event::StatusEnded {
                who: self.who(seat),
                status,
            });
        }
    }

    /// Negative statuses go (R57).
    pub(super) fn relieve(&mut self, seat: u8) {
        let statuses = self.position.hero(seat).statuses;
        for status in statuses.iter() {
            if self.content.statuses[status].negative {
                self.end_status(seat, status);
            }
        }
    }

    pub(super) fn learn(&mut self, seat: u8, ability: Ability) {
        let hero = self.position.hero_mut(seat);
        if !hero.abilities.contains(ability) {
            hero.abilities.put(ability);
            self.tell(Event::Learned {
                who: self.who(seat),
                ability,
            });
        }
    }

    /// The influence card comes to the hand, if it is out of play (R9).
    pub(super) fn influence(&mut self, seat: u8) {
        let card = self.content.characters[self.who(seat)].influence;
        let scene = &self.position.scene;
        let in_slot = scene.task.is_some_and(|task| task.first == Some(card));
        let in_hand = self
            .position
            .heroes
            .iter()
            .any(|hero| hero.hand.count(card) > 0);
        if !in_slot && !in_hand {
            self.position.hero_mut(seat).hand.put(card);
            self.tell(Event::Drew {
                who: self.who(seat),
                card,
            });
            self.trim_hand(seat);
        }
    }

    /// An attack from anywhere: its target may defend with any attribute (R50, R52).
    pub(super) fn attack(&mut self, seat: u8, strength: u8, goal: crate::position::Goal) {
        if self.position.hero(seat).spot != Spot::Down {
            self.test(seat, goal, crate::content::Attributes::ANY, strength, true);
        }
    }

    /// A seat must discard cards of its hand, as far as there are any.
    pub(super) fn must_discard(&mut self, seat: u8, count: u8) {
        let left = count.min(self.position.hero(seat).hand.total());
        if left > 0 {
            self.push(Phase::Discard { seat, left });
        }
    }
}
