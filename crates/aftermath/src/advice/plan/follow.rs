//! Where each instruction of the program leads, and with how much effort.

use redtag_kernel::Kind;

use super::{
    BEGIN, ENEMY, Effort, FAILURE, FIGHT, Fact, JOURNEY, NEVER, NO_FLAG, NONE, Need, Reach, STEP,
    TASK, WOUND, flag_place, lower, trial,
};
use crate::content::{Code, Cond, Condition, Situation};
use crate::id::{At, Mission};

impl Reach<'_> {
    /// Follows an instruction to where it leads, and records what it brings about.
    pub(super) fn follow(&mut self, code: Code, next: At, effort: Effort, place: u16) {
        let past = self.past;
        let after = |more: u32| if past { effort } else { effort.and(more) };
        let page = self.maps.page_of(place);
        let fact = Fact { effort, page };
        match code {
            Code::End | Code::EndSession | Code::Fail(_) => return,
            Code::Jump(to) => return self.reach(to, after(0)),
            Code::Unless(cond, to) => {
                let holds = self.after(effort, self.condition(cond), page, STEP);
                self.reach(next, holds);
                return self.unless(cond, to, fact);
            }
            Code::Choice { first, count, .. } => return self.ways(first, count, effort, place),
            Code::Test {
                difficulty,
                opposed,
                success,
                failure,
                ..
            } => {
                self.reach(success, after(trial(self.number(difficulty), opposed)));
                return self.reach(failure, after(FAILURE));
            }
            Code::Task {
                difficulty,
                success,
                ..
            } => {
                let cards = u32::from(self.number(difficulty)) * TASK / 10;
                self.reach(success, after(cards + BEGIN));
            }
            Code::Roll { failure, .. } => self.reach(failure, after(1)),
            Code::Each { then, .. } | Code::One { then, .. } => self.reach(then, after(0)),
            Code::Attack { hit, miss, .. } => {
                self.reach(hit, after(WOUND));
                return self.reach(miss, after(WOUND / 2));
            }
            Code::Drive {
                cards,
                arrive,
                wreck,
                ..
            } => {
                self.reach(arrive, after(u32::from(cards) * 2));
                self.reach(wreck, after(JOURNEY + WOUND));
            }
            Code::Go(entry) => return self.read(entry, after(0)),
            Code::Page(page) => return self.open(page, after(0)),
            Code::Succeed(mission) => return self.succeed(mission, next, fact),
            _ if self.past => {}
            _ => return self.change(code, next, fact),
        }
        self.reach(next, after(0));
    }

    /// An instruction that changes something, or leads elsewhere on the travel map.
    fn change(&mut self, code: Code, next: At, fact: Fact) {
        let effort = fact.effort;
        let mut after = effort.and(0);
        match code {
            Code::Travel => return self.travel(effort),
            Code::TravelTo(location) => return self.arrive(location, effort),
            Code::Encounter(one) => return self.meet(one, next, effort),
            Code::Wound { count, .. } => after = effort.and(WOUND * u32::from(count)),
            Code::Set { flag, on: true } if effort.unset == flag_place(flag) => {
                after.unset = NO_FLAG;
            }
            _ => {}
        }
        let known = self.known(code, fact.page);
        let changed = lower(known, fact);
        self.changed |= changed;
        self.reach(next, after);
    }

    /// The record of what an instruction brings about.
    fn known(&mut self, code: Code, page: Option<u8>) -> Option<&mut Fact> {
        let page = page.map(usize::from);
        match code {
            Code::Item(item) | Code::Build(item) => self.items.get_mut(item.index()),
            Code::Set { flag, on: true } => self.flags.get_mut(usize::from(flag_place(flag))),
            Code::Door { door, open: true } => {
                self.doors.get_mut(page?)?.get_mut(usize::from(door))
            }
            Code::Objective(one) => self.objectives.get_mut(page?)?.get_mut(usize::from(one)),
            Code::Mission(mission) => Some(&mut self.missions.get_mut(mission.index())?[0]),
            _ => None,
        }
    }

    /// A condition does not hold. If that is so because a flag is not set yet, it is not while this
    /// is read.
    fn unless(&mut self, cond: Cond, to: At, now: Fact) {
        let (first, count) = match self.condition_of(cond) {
            Some(Condition::All { first, count }) => (first, count),
            _ => (cond.0, 1),
        };
        for one in (first..first + count).map(Cond) {
            let on = self.after(now.effort, self.otherwise(one), now.page, STEP);
            let unset = match self.condition_of(one) {
                Some(Condition::Flag(flag)) if !self.is_so(one) => flag_place(flag),
                _ => on.unset,
            };
            self.reach(to, Effort { unset, ..on });
        }
    }

    /// A mission that the party is on succeeds; after the main one, its entry leads to the end.
    fn succeed(&mut self, mission: Mission, next: At, fact: Fact) {
        let is_main = self.view.position.main == Some(mission);
        let page = fact.page;
        let taken = Need {
            first: self.missions[mission.index()][0],
            more: 0,
        };
        let effort = self.after(fact.effort, taken, page, STEP);
        if effort.cost < NEVER {
            let known = self
                .missions
                .get_mut(mission.index())
                .map(|one| &mut one[1]);
            self.changed |= lower(known, Fact { effort, page });
            self.read_success(mission, effort, is_main);
        }
        if !is_main {
            self.reach(next, fact.effort);
        }
    }

    /// Reads the entry of a success; after that of the main mission only the end matters.
    fn read_success(&mut self, mission: Mission, effort: Effort, is_main: bool) {
        let entry = self.view.content.missions[mission].success;
        if !is_main {
            return self.read(entry, effort);
        }
        let before = (self.at_once, std::mem::replace(&mut self.past, true));
        self.closed |= std::mem::take(&mut self.at_once);
        self.read(entry, NONE);
        (self.at_once, self.past) = before;
    }

    /// Enemies come; whatever follows from their defeat is within reach.
    fn meet(&mut self, one: u16, next: At, effort: Effort) {
        let view = self.view;
        let Some(rules) = view.content.program.encounters.get(usize::from(one)) else {
            return;
        };
        let hostile = rules.situation == Situation::Hostile;
        let effort = effort.and(if hostile {
            ENEMY * rules.enemies.len().max(1) as u32
        } else {
            0
        });
        for &enemy in &rules.enemies {
            let wounds = u32::from(view.life(enemy)) * FIGHT;
            self.reach(view.enemy(enemy).defeated, effort.and(wounds));
        }
        self.reach(next, effort);
    }

    fn ways(&mut self, first: u16, count: u8, effort: Effort, place: u16) {
        let content = self.view.content;
        let page = self.maps.page_of(place);
        let ways = content
            .program
            .ways
            .iter()
            .skip(usize::from(first))
            .take(usize::from(count));
        for way in ways {
            let price = self.price(way);
            self.reach(way.to, self.after(effort, price, page, STEP));
        }
    }
}
