//! What is needed until a condition holds.

use redtag_kernel::Kind;

use super::{Fact, MISSING, NEVER, Need, Reach, SOMEHOW, SOON, UNKNOWN, flag_place};
use crate::content::{Amount, Cond, Condition, Measure, Way};
use crate::id::{Item, Page};

impl Reach<'_> {
    /// What stands against a way.
    pub(super) fn price(&self, way: &Way) -> Need {
        let dials = way.cost.dials.iter().zip(self.view.position.campaign.dials);
        let dials = dials
            .map(|(&cost, dial)| u32::from(cost) + MISSING * u32::from(cost.saturating_sub(dial)));
        let cards = u32::from(way.cost.cards) + u32::from(way.cost.batteries) * 2;
        let item = way.cost.item.map_or(Need::some(0), |item| self.has(item));
        let when = way.when.map_or(Need::some(0), |when| self.condition(when));
        let paid = if self.past {
            0
        } else {
            dials.sum::<u32>() + cards
        };
        Need::some(paid).and(item).and(when)
    }

    pub(super) fn has(&self, item: Item) -> Need {
        let position = self.view.position;
        let carried = position.heroes.iter().any(|hero| hero.carries(item));
        if carried || position.campaign.supply.contains(item) {
            return Need::some(0);
        }
        Need {
            first: self.items.get(item.index()).copied().unwrap_or(UNKNOWN),
            more: 0,
        }
    }

    pub(super) fn number(&self, amount: Amount) -> u8 {
        self.view.amount(amount, self.view.position.bookkeeper)
    }

    pub(super) fn condition_of(&self, cond: Cond) -> Option<Condition> {
        self.view
            .content
            .program
            .conditions
            .get(usize::from(cond.0))
            .copied()
    }

    /// What is needed until a condition holds.
    pub(super) fn condition(&self, cond: Cond) -> Need {
        self.condition_of(cond)
            .map_or(Need::some(NEVER), |condition| self.until(condition, cond))
    }

    /// What is needed until it does not.
    pub(super) fn otherwise(&self, cond: Cond) -> Need {
        let several =
            |first: u16, count: u16| (first..first + count).map(|one| self.otherwise(Cond(one)));
        match self.condition_of(cond) {
            Some(Condition::Not(cond)) => self.condition(cond),
            Some(Condition::All { first, count }) => easiest(several(first, count)),
            Some(Condition::Any { first, count }) => {
                several(first, count).fold(Need::some(0), Need::and)
            }
            Some(condition) if is_fickle(condition) => Need::some(SOON),
            Some(condition) if self.is_so(cond) => match condition {
                _ if self.at_once => Need::some(NEVER),
                Condition::AtLeast(..)
                | Condition::AtMost(..)
                | Condition::From(_)
                | Condition::IsOpen(_) => Need::some(SOMEHOW),
                _ => Need::some(NEVER),
            },
            _ => Need::some(0),
        }
    }

    pub(super) fn is_so(&self, cond: Cond) -> bool {
        self.view.holds(cond, self.view.position.bookkeeper)
    }

    pub(super) fn until(&self, condition: Condition, cond: Cond) -> Need {
        let several =
            |first: u16, count: u16| (first..first + count).map(|one| self.condition(Cond(one)));
        match condition {
            Condition::All { first, count } => several(first, count).fold(Need::some(0), Need::and),
            Condition::Any { first, count } => easiest(several(first, count)),
            Condition::Not(cond) => self.otherwise(cond),
            Condition::Character(one) => {
                let mut heroes = self.view.position.heroes.iter();
                Need::some(if heroes.any(|hero| hero.character == one) {
                    SOON
                } else {
                    NEVER
                })
            }
            _ if is_fickle(condition) => Need::some(SOON),
            _ if self.is_so(cond) => Need::some(0),
            _ if self.at_once || self.past && self.closed => Need::some(NEVER),
            _ => self.until_done(condition),
        }
    }

    /// What is needed until a condition holds that does not yet, and can be brought about.
    fn until_done(&self, condition: Condition) -> Need {
        let first = |first: Option<Fact>| Need {
            first: first.unwrap_or(UNKNOWN),
            more: 0,
        };
        match condition {
            Condition::Flag(flag) => {
                let flag = flag_place(flag);
                let known = self.flags.get(usize::from(flag));
                first(known.filter(|_| flag != self.unset).copied())
            }
            Condition::Visited(one) | Condition::From(one) => first(self.been_on(one)),
            Condition::Location(location) => {
                let location = self.view.content.locations.get(location);
                first(location.and_then(|rules| self.been_on(rules.page)))
            }
            Condition::Wears(item) | Condition::Carries(item) => self.has(item),
            Condition::PartyHas(item) | Condition::Supply(item) => self.has(item),
            Condition::Mission(one) => first(self.missions.get(one.index()).map(|one| one[0])),
            Condition::Done(one) => first(self.missions.get(one.index()).map(|one| one[1])),
            Condition::AtLeast(measure, number) => {
                let now = self.view.measure(measure, self.view.position.bookkeeper);
                Need::some((u32::from(number.saturating_sub(now)) * MISSING).min(NEVER))
            }
            Condition::IsOpen(_) => {
                let doors = self.doors[self.view.position.page.index()].iter();
                first(doors.copied().min_by_key(|door| door.effort.cost))
            }
            Condition::Party(_) | Condition::Goal(_) | Condition::Failed(_) => Need::some(NEVER),
            _ => Need::some(SOMEHOW),
        }
    }

    /// The effort to get to a page.
    fn been_on(&self, page: Page) -> Option<Fact> {
        let effort = *self.pages.get(page.index())?;
        let page = Some(page.0);
        Some(Fact { effort, page })
    }
}

fn easiest(needs: impl Iterator<Item = Need>) -> Need {
    needs
        .min_by_key(|need| need.total())
        .unwrap_or(Need::some(NEVER))
}

/// Does it change from turn to turn, or with who asks?
fn is_fickle(condition: Condition) -> bool {
    match condition {
        Condition::AtLeast(measure, _) | Condition::AtMost(measure, _) => matches!(
            measure,
            Measure::Present
                | Measure::Here
                | Measure::Enemies
                | Measure::Threat
                | Measure::Hunt
                | Measure::Wounds
                | Measure::Hand
                | Measure::Batteries
                | Measure::Hull
        ),
        Condition::Keyword(_) | Condition::Status(_) | Condition::Knows(_) => true,
        Condition::Situation(_)
        | Condition::On(_)
        | Condition::Token(..)
        | Condition::Environment(_) => true,
        _ => false,
    }
}
