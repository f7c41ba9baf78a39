//! How far it is to the success of the main mission, as the book has it.
//!
//! Every instruction of the program, every page and every flag gets the least effort after which it could come
//! about, if nothing that was reached were ever lost again and every test and choice went as one likes. It knows
//! no page by name: a book with other missions is understood as well.

use crate::content::{Code, Cond, Condition, FAR, FlagOf, Map, Plan, Way, distances};
use crate::id::{At, Item, Space};
use crate::position::{Goal, Leaving, Position, Spot, Step};
use crate::rules::View;

/// Out of reach.
const NEVER: u32 = 2_000;
/// The most that is ever answered.
const FARTHEST: u32 = 300;
/// Sweeps over the program; each carries what is known a page farther at least.
const SWEEPS: usize = 24;
/// A page is opened; a journey takes time as well.
const PAGE: u32 = 2;
const JOURNEY: u32 = 8;
/// A test or a group task to pass, and a failure to live with.
const TEST: u32 = 3;
const TASK: u32 = 8;
const FAILURE: u32 = 6;
/// No way over the map as its doors are now.
const BARRED: u32 = 12;
/// A condition is worth more effort than the way on: it has to be fulfilled first.
const FIRST: u32 = 3;
/// A condition that nothing in the book is known to fulfil.
const SOMEHOW: u32 = 15;

/// The effort that still lies between this table and success.
pub fn way_to_success(view: View) -> u32 {
    let mut reach = Reach::new(view);
    for _ in 0..SWEEPS {
        reach.changed = false;
        reach.pages();
        reach.program();
        if !reach.changed {
            break;
        }
    }
    reach.success.min(FARTHEST)
}

struct Reach<'a> {
    view: View<'a>,
    /// The effort to each instruction, page, flag and item.
    code: Vec<u32>,
    pages: Vec<u32>,
    campaign: [u32; 128],
    mission: [u32; 128],
    items: [u32; 128],
    success: u32,
    changed: bool,
}

impl<'a> Reach<'a> {
    fn new(view: View<'a>) -> Self {
        let mut reach = Self {
            view,
            code: vec![NEVER; view.content.program.code.len()],
            pages: vec![NEVER; view.content.pages.len()],
            campaign: [NEVER; 128],
            mission: [NEVER; 128],
            items: [NEVER; 128],
            success: NEVER,
            changed: false,
        };
        reach.begin(view.table);
        reach
    }

    /// Where things stand: the open page, and what is already on its way.
    fn begin(&mut self, table: &Position) {
        match table.leaving {
            None => self.pages[usize::from(table.page.0)] = 0,
            Some(leaving) => self.leave(leaving, PAGE),
        }
        for &step in table.steps.as_slice() {
            match step {
                Step::Run { at, .. } | Step::Choice { at, .. } | Step::One { at, .. } => self.reach(at, 0),
                Step::Test(test) => {
                    if let Goal::Script { success, failure } = test.goal {
                        self.reach(success, TEST);
                        self.reach(failure, FAILURE);
                    }
                }
                Step::Travel => self.travel(0),
                _ => {}
            }
        }
        if let Some(task) = table.scene.task
            && let Code::Task { success, .. } = self.view.code(task.at)
        {
            let left = u32::from(task.difficulty.saturating_sub(task.dial)) * TASK;
            self.reach(success, left.div_ceil(u32::from(task.difficulty).max(1)));
        }
    }

    fn lower(changed: &mut bool, place: Option<&mut u32>, effort: u32) {
        if let Some(place) = place.filter(|place| **place > effort) {
            *place = effort;
            *changed = true;
        }
    }

    fn reach(&mut self, at: At, effort: u32) {
        if !at.is_nothing() {
            Self::lower(&mut self.changed, self.code.get_mut(usize::from(at.0)), effort);
        }
    }

    fn read(&mut self, entry: crate::id::Entry, effort: u32) {
        if let Some(rules) = self.view.content.entries.get(usize::from(entry.0)) {
            self.reach(rules.script, effort);
        }
    }

    fn open(&mut self, page: crate::id::Page, effort: u32) {
        Self::lower(&mut self.changed, self.pages.get_mut(usize::from(page.0)), effort);
    }

    fn leave(&mut self, leaving: Leaving, effort: u32) {
        match leaving {
            Leaving::Page(page) => self.open(page, effort),
            Leaving::Travel => self.travel(effort),
            Leaving::To(location) => self.arrive(location, effort),
            Leaving::Entry(entry) => self.read(entry, effort),
        }
    }

    fn travel(&mut self, effort: u32) {
        for place in 0..self.view.content.locations.len() as u8 {
            self.arrive(crate::id::Location(place), effort);
        }
    }

    fn arrive(&mut self, location: crate::id::Location, effort: u32) {
        if let Some(rules) = self.view.content.locations.get(usize::from(location.0)) {
            self.open(rules.page, effort + JOURNEY);
        }
    }

    /// What can be read on each page that can be opened.
    fn pages(&mut self) {
        let content = self.view.content;
        for (place, page) in content.pages.iter().enumerate() {
            let effort = self.pages[place];
            let Some(map) = page.map.as_ref().filter(|_| effort < NEVER) else {
                if effort > 0 && effort < NEVER {
                    self.read(page.start, effort);
                }
                continue;
            };
            let here = effort == 0 && self.view.table.scene.open;
            if !here {
                self.read(page.start, effort);
            }
            self.places(map, here, effort);
        }
    }

    /// Points of interest, objectives and exits of a page.
    fn places(&mut self, map: &Map, here: bool, effort: u32) {
        let scene = &self.view.table.scene;
        let ways = Ways::new(self.view, map, here);
        for (place, poi) in map.pois.iter().enumerate() {
            let unread = poi.repeat || (scene.read & (1 << place) == 0 && !scene.revisit);
            if !here || unread {
                self.read(poi.entry, effort + ways.nearest(poi.space));
            }
        }
        for (place, objective) in map.objectives.iter().enumerate() {
            let there = if here { scene.objectives & (1 << place) != 0 } else { objective.placed };
            let more = if there { 0 } else { SOMEHOW };
            self.read(objective.entry, effort + more + ways.nearest(objective.space));
        }
        let used = scene.exit.and_then(|exit| map.exits.get(usize::from(exit))).filter(|_| here);
        for exit in &map.exits {
            if used.is_none_or(|used| used.entry == exit.entry) {
                let when = exit.when.map_or(0, |when| self.condition(when));
                self.read(exit.entry, effort + when + PAGE + ways.all(exit.space));
            }
        }
    }

    /// One sweep over all instructions: they mostly lead forward.
    fn program(&mut self) {
        let content = self.view.content;
        for (place, &code) in content.program.code.iter().enumerate() {
            let effort = self.code[place];
            if effort < NEVER {
                self.follow(code, At(place as u16).next(), effort);
            }
        }
    }

    fn follow(&mut self, code: Code, next: At, effort: u32) {
        match code {
            Code::End | Code::EndSession => return,
            Code::Jump(to) => return self.reach(to, effort),
            Code::Unless(cond, to) => {
                let cost = self.condition(cond);
                self.reach(next, effort + cost);
                if cost > 0 {
                    self.reach(to, effort);
                }
                return;
            }
            Code::Choice { first, count, .. } => return self.ways(first, count, effort),
            Code::Test { success, failure, .. } => {
                self.reach(success, effort + TEST);
                return self.reach(failure, effort + FAILURE);
            }
            Code::Task { success, .. } => self.reach(success, effort + TASK),
            Code::Roll { failure, .. } => self.reach(failure, effort + 1),
            Code::Each { then, .. } | Code::One { then, .. } => self.reach(then, effort),
            Code::Attack { hit, miss, .. } => {
                self.reach(hit, effort + FAILURE);
                return self.reach(miss, effort + TEST);
            }
            Code::Drive { arrive, .. } => self.reach(arrive, effort + JOURNEY),
            Code::Go(entry) => return self.read(entry, effort),
            Code::Page(page) => return self.open(page, effort + PAGE),
            Code::Travel => return self.travel(effort),
            Code::TravelTo(location) => return self.arrive(location, effort),
            Code::Item(item) | Code::Build(item) => {
                Self::lower(&mut self.changed, self.items.get_mut(usize::from(item.0)), effort);
            }
            Code::Set { flag, on: true } => self.set(flag, effort),
            Code::Succeed(mission) if Some(mission) == self.view.table.main => {
                Self::lower(&mut self.changed, Some(&mut self.success), effort);
                return;
            }
            _ => {}
        }
        self.reach(next, effort);
    }

    fn ways(&mut self, first: u16, count: u8, effort: u32) {
        let content = self.view.content;
        let ways = content.program.ways.iter().skip(usize::from(first)).take(usize::from(count));
        for way in ways {
            let effort = effort + 1 + self.price(way);
            self.reach(way.to, effort);
        }
    }

    /// What stands against a way.
    fn price(&self, way: &Way) -> u32 {
        let dials = way.cost.dials.iter().zip(self.view.table.campaign.dials);
        let short = dials.map(|(&cost, dial)| u32::from(cost.saturating_sub(dial))).sum::<u32>();
        let item = way.cost.item.map_or(0, |item| self.has(item));
        short * FIRST + item + way.when.map_or(0, |when| self.condition(when))
    }

    fn set(&mut self, flag: FlagOf, effort: u32) {
        let place = match flag {
            FlagOf::Campaign(flag) => self.campaign.get_mut(usize::from(flag.0)),
            FlagOf::Mission(flag) => self.mission.get_mut(usize::from(flag.0)),
        };
        Self::lower(&mut self.changed, place, effort);
    }

    fn has(&self, item: Item) -> u32 {
        let table = self.view.table;
        let carried = table.heroes.as_slice().iter().any(|hero| hero.carries(item));
        if carried || table.campaign.supply.contains(item) {
            return 0;
        }
        FIRST * self.items.get(usize::from(item.0)).map_or(SOMEHOW, |&effort| effort.min(NEVER / FIRST))
    }

    /// The effort until a condition holds; none if it does.
    fn condition(&self, cond: Cond) -> u32 {
        let bookkeeper = self.view.table.bookkeeper;
        match self.view.content.program.conditions.get(usize::from(cond.0)) {
            _ if self.view.holds(cond, bookkeeper) => 0,
            Some(&condition) => self.until(condition),
            None => NEVER,
        }
    }

    fn until(&self, condition: Condition) -> u32 {
        let several = |first: u16, count: u16| {
            (first..first.saturating_add(count)).map(|one| self.condition(Cond(one)))
        };
        let first = |effort: u32| (FIRST * effort).min(NEVER);
        match condition {
            Condition::Flag(FlagOf::Campaign(flag)) => first(self.campaign[usize::from(flag.0)]),
            Condition::Flag(FlagOf::Mission(flag)) => first(self.mission[usize::from(flag.0)]),
            Condition::Visited(page) => first(self.pages.get(usize::from(page.0)).copied().unwrap_or(NEVER)),
            Condition::Wears(item)
            | Condition::Carries(item)
            | Condition::PartyHas(item)
            | Condition::Supply(item) => self.has(item),
            Condition::Mission(_) | Condition::Party(_) | Condition::Character(_) | Condition::Goal(_) => {
                NEVER
            }
            Condition::All { first, count } => several(first, count).sum::<u32>().min(NEVER),
            Condition::Any { first, count } => several(first, count).min().unwrap_or(NEVER),
            _ => SOMEHOW,
        }
    }
}

/// Ways over a map: from where the characters are, or from the start.
struct Ways {
    from: Vec<[u8; crate::content::MAX_SPACES]>,
}

impl Ways {
    fn new(view: View, map: &Map, here: bool) -> Self {
        let (plan, blocked): (&Plan, u32) =
            if here { (map.plan(view.table.scene.doors), view.blocked()) } else { (map.plan(0), 0) };
        let on_map = view.table.heroes.as_slice().iter().filter_map(|hero| match hero.spot {
            Spot::At(space) => Some(space),
            _ => None,
        });
        let from: Vec<Space> = if here { on_map.collect() } else { vec![map.start] };
        Self { from: from.into_iter().map(|space| distances(&plan.steps, space, blocked)).collect() }
    }

    fn steps(distances: &[u8; crate::content::MAX_SPACES], to: Space) -> u32 {
        match distances.get(usize::from(to.0)) {
            Some(&steps) if steps != FAR => steps.into(),
            _ => BARRED,
        }
    }

    /// For whoever is nearest.
    fn nearest(&self, to: Space) -> u32 {
        self.from.iter().map(|one| Self::steps(one, to)).min().unwrap_or(0)
    }

    /// For all of them.
    fn all(&self, to: Space) -> u32 {
        self.from.iter().map(|one| Self::steps(one, to)).sum()
    }
}
