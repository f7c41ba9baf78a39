//! What the book asks (R12, R14, R59, R63), and the choices of a fight (R49, R50).

use redtag_kernel::May;
use redtag_kernel::game::{refuse, refuse_if};

use super::{Legal, first, rule};
use crate::action::Action;
use crate::content::{Code, Way, bits};
use crate::id::{At, Location, Space};
use crate::position::Phase;

impl Legal<'_> {
    pub(super) fn each_book_answer(&self, phase: Phase, say: &mut impl FnMut(Action)) {
        let mut offer = |action: Action| {
            if self.may_answer_book(phase, action).is_ok() {
                say(action);
            }
        };
        match phase {
            Phase::Choice { at, .. } => {
                (0..self.view().ways(at).len() as u8).for_each(|way| offer(Action::Choose(way)));
            }
            Phase::One { .. } => self
                .position
                .seats()
                .for_each(|seat| offer(Action::Pick(seat))),
            Phase::Travel => (0..self.content.locations.len() as u8)
                .for_each(|place| offer(Action::Travel(Location(place)))),
            _ => [Action::NewCampaign, Action::InfiniteLives]
                .into_iter()
                .for_each(offer),
        }
    }

    pub(super) fn may_answer_book(&self, phase: Phase, action: Action) -> May {
        match (phase, action) {
            (Phase::Choice { at, who }, Action::Choose(way)) => self.may_choose(at, who, way),
            (Phase::One { at, who }, Action::Pick(seat)) => self.may_pick(at, who, seat),
            (Phase::Travel, Action::Travel(location)) => self.may_travel(location),
            // Infinite lives are offered with the loss (A48).
            (Phase::Lost, Action::NewCampaign | Action::InfiniteLives) => Ok(()),
            _ => refuse(rule(phase), first(phase)),
        }
    }

    /// A way of a choice that is open and can be paid (R12).
    fn may_choose(&self, at: At, who: u8, way: u8) -> May {
        let Some(way) = self.view().ways(at).get(usize::from(way)) else {
            return refuse("R12", "no-such-way");
        };
        let open = way.when.is_none_or(|when| self.view().holds(when, who));
        refuse_if(!open, "R12", "no-way-closed")?;
        refuse_if(!self.is_paid(way, who), "R12", "no-way-paid")?;
        let idle = way.cost != Default::default() && self.view().is_idle(way.to, who);
        refuse_if(idle, "R12", "no-effect")
    }

    /// Is there what this way costs?
    fn is_paid(&self, way: &Way, who: u8) -> bool {
        let (cost, hero) = (&way.cost, self.view().hero(who));
        let mut dials = cost.dials.iter().zip(self.position.campaign.dials);
        let mut heroes = self.position.heroes.iter();
        dials.all(|(&cost, dial)| cost <= dial)
            && cost
                .item
                .is_none_or(|item| heroes.any(|one| one.carries(item)))
            && cost.cards <= hero.hand.total()
            && cost.batteries <= hero.batteries
    }

    /// One of those whom the book means (R12).
    fn may_pick(&self, at: At, who: u8, seat: u8) -> May {
        let meant = match self.view().code(at) {
            Code::One { who: of, .. } if seat < self.position.heroes.len() as u8 => {
                self.view().belongs(seat, of, who)
            }
            _ => false,
        };
        refuse_if(!meant, "R12", "no-one-meant")
    }

    /// One space on the travel map, orthogonally (R14).
    fn may_travel(&self, to: Location) -> May {
        let locations = &self.content.locations;
        let here = locations.get(self.position.location);
        let there = locations.get(to);
        let beside = here
            .zip(there)
            .is_some_and(|(here, there)| here.x.abs_diff(there.x) + here.y.abs_diff(there.y) == 1);
        refuse_if(!beside, "R14", "no-neighbour")
    }

    pub(super) fn each_fight_answer(&self, phase: Phase, say: &mut impl FnMut(Action)) {
        match phase {
            Phase::EnemyMoves { threat, left } => {
                bits(self.marches(threat, left))
                    .for_each(|space| say(Action::Go(Space(space as u8))));
            }
            Phase::EnemyAttacks { threat, done } => {
                bits(self.targets(threat, done).into())
                    .for_each(|seat| say(Action::Pick(seat as u8)));
            }
            Phase::HitEnemy { range, .. } => {
                if let Some(from) = self.hero().space() {
                    self.view().in_reach(from, range, &mut |foe, space| {
                        say(Action::Hit { foe, space });
                    });
                }
            }
            _ => {}
        }
    }

    pub(super) fn may_answer_fight(&self, phase: Phase, action: Action) -> May {
        match (phase, action) {
            (Phase::EnemyMoves { threat, left }, Action::Go(space)) => {
                let nearer = space.0 < 32 && self.marches(threat, left) & (1 << space.0) != 0;
                refuse_if(!nearer, "R50", "no-march")
            }
            (Phase::EnemyAttacks { threat, done }, Action::Pick(seat)) => {
                let closest = seat < 8 && self.targets(threat, done) & (1 << seat) != 0;
                refuse_if(!closest, "R50", "no-target")
            }
            (Phase::HitEnemy { range, .. }, Action::Hit { foe, space }) => {
                self.may_reach(foe, space, range)
            }
            _ => refuse(rule(phase), first(phase)),
        }
    }

    /// Spaces that the enemy may step to, a bit each. An enemy that shares a space with somebody
    /// stays there, even with somebody who hides (R50, A23).
    fn marches(&self, threat: u8, left: u8) -> u32 {
        let Some((space, action)) = self.view().acting(threat).filter(|_| left > 0) else {
            return 0;
        };
        let begins = left >= action.speed;
        if begins && self.position.standing(space).next().is_some() {
            return 0;
        }
        self.view().marches(space, action.seeks)
    }

    /// Characters whom the enemy may target, a bit each (R50).
    fn targets(&self, threat: u8, done: u8) -> u8 {
        self.view().acting(threat).map_or(0, |(space, action)| {
            self.view().targets(space, action.range, action.seeks, done)
        })
    }
}
