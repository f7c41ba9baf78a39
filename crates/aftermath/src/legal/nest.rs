//! Nesting (R57) and coming back (R54).

use redtag_kernel::May;
use redtag_kernel::game::{refuse, refuse_if};

use super::{Legal, first, rule};
use crate::action::Action;
use crate::content::Dial;
use crate::id::{Item, Space};
use crate::position::Phase;

impl Legal<'_> {
    pub(super) fn each_nest_answer(&self, phase: Phase, say: &mut impl FnMut(Action)) {
        match phase {
            Phase::Nest | Phase::Eat(_) => {
                let is_nest = phase == Phase::Nest;
                let action = if is_nest { Action::Nest } else { Action::Eat };
                if self.may_answer_nest(phase, action).is_ok() {
                    say(action);
                    say(Action::Pass);
                }
            }
            Phase::Repair => {
                let broken = self.position.broken.iter();
                let repairable = broken.filter(|&item| self.may_repair(item).is_ok());
                repairable.for_each(|item| say(Action::Repair(item)));
                say(Action::Pass);
            }
            Phase::Assign(item) => {
                let seats = self.position.seats();
                let free = seats.filter(|&seat| self.may_assign(item, seat).is_ok());
                free.for_each(|seat| say(Action::Pick(seat)));
            }
            _ => self.each_return(say),
        }
    }

    pub(super) fn may_answer_nest(&self, phase: Phase, action: Action) -> May {
        match (phase, action) {
            (Phase::Nest, Action::Nest) => self.may_nest(),
            (Phase::Eat(_), Action::Eat) => self.may_eat(),
            (Phase::Repair, Action::Repair(item)) => self.may_repair(item),
            (Phase::Nest | Phase::Eat(_) | Phase::Repair, Action::Pass) => Ok(()),
            (Phase::Assign(item), Action::Pick(seat)) => self.may_assign(item, seat),
            (Phase::Return(_), Action::Go(space)) => self.may_return(space),
            _ => refuse(rule(phase), first(phase)),
        }
    }

    /// The party may nest at the end of any turn while it is safe, whatever comes of it (R57, A25,
    /// A53).
    fn may_nest(&self) -> May {
        refuse_if(!self.view().is_safe(), "R57", "no-nest-hostile")
    }

    /// Food for a normal wound (R57, A4).
    fn may_eat(&self) -> May {
        refuse_if(self.hero().wounds == 0, "R57", "no-wound")?;
        let food = self.position.campaign.dial(Dial::Food);
        refuse_if(food == 0, "R57", "no-food")
    }

    /// Broken items that the scrap suffices for (R57, A4).
    fn may_repair(&self, item: Item) -> May {
        let broken = self.position.broken.iter().any(|one| one == item);
        refuse_if(!broken, "R57", "no-not-broken")?;
        refuse_if(!self.view().can_repair(item), "R57", "no-scrap")
    }

    /// Whoever can hold it (R57).
    fn may_assign(&self, item: Item, seat: u8) -> May {
        let known = usize::from(seat) < self.position.heroes.len();
        refuse_if(!known, "R57", "no-such-player")?;
        refuse_if(!self.view().can_hold(seat, item), "R57", "no-room-there")
    }

    /// Whoever comes back does so beside a fellow (R54).
    fn each_return(&self, say: &mut impl FnMut(Action)) {
        let mut seen = 0u32;
        for seat in self.position.seats() {
            if let Some(space) = self.view().hero(seat).space()
                && seen & (1 << space.0) == 0
                && self.may_return(space).is_ok()
            {
                seen |= 1 << space.0;
                say(Action::Go(space));
            }
        }
    }

    fn may_return(&self, space: Space) -> May {
        let mut fellows = self.position.standing(space);
        let somebody = fellows.any(|seat| seat != self.seat);
        refuse_if(!somebody, "R54", "no-fellow-there")
    }
}
