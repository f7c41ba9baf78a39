//! How far it is to the success of a mission, according to the book.
//!
//! Every instruction of the program, every page, flag, door and item gets the least effort after
//! which it could come about, if nothing that was reached were ever lost again and every test and
//! choice went as desired. An effort of 1 is about a movement point of each character. It knows no
//! page by name, so it understands a book with other missions just as well.

mod follow;
mod needs;

use redtag_kernel::Kind;

use super::maps::{Maps, NOWHERE};
use crate::content::{FlagOf, MAX_DOORS, Map};
use crate::id::{At, Entry, Location, Mission, Page, Space};
use crate::position::{Goal, Leaving, Phase};
use crate::rules::View;

/// Out of reach.
pub const NEVER: u32 = 2_000;
/// Rounds of asking all conditions again.
const ROUNDS: usize = 12;
/// A page is opened; a journey takes time as well.
const PAGE: u32 = 2;
const JOURNEY: u32 = 8;
/// What lies between things to do on the open page: getting started on the next one, and the others
/// catching up. Everybody has to come to the exit; and coming back to a page that was left achieves
/// nothing by itself.
const VISIT: u32 = 9;
const GATHER: u32 = 7;
const BACK: u32 = 12;
/// A failure to live with, an enemy that is there, a wound: as much as they are worth in play, so
/// that nobody shies away from what was planned.
const FAILURE: u32 = 6;
const ENEMY: u32 = 16;
const WOUND: u32 = 6;
/// A group task, and a point of it, in tenths.
const BEGIN: u32 = 12;
pub const TASK: u32 = 13;
/// To defeat an enemy, for each wound that it takes.
pub const FIGHT: u32 = 8;
/// What happens by itself sooner or later.
const WAITING: u32 = 40;
/// A condition that nothing in the book is known to fulfil, and one that changes all the time.
const SOMEHOW: u32 = 15;
const SOON: u32 = 1;
/// A movement point of one character, and of all of them, in halves.
const STEP: u32 = 2;
const EXIT: u32 = 3;
/// What a point of a dial that is missing costs.
const MISSING: u32 = 8;
/// The most objectives of a page.
const OBJECTIVES: usize = 8;
/// Nobody goes further than this for a side mission.
const SIDE: u32 = 160;

/// Where a plan begins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// With what lies ahead.
    Steps,
    /// On this space of the open page, with this script.
    Here(Space, At),
    /// Off the page, with this script.
    Gone(At),
    /// On another page.
    Open(Page),
}

/// What is left to do after something on the open page.
#[derive(Clone, Copy)]
pub struct Rest {
    /// To the success of the main mission.
    pub main: u32,
    /// To what the nearest unfinished side mission is waiting for.
    pub side: u32,
    /// How many are within reach, and how many are not.
    pub open: u32,
    pub shut: u32,
    /// The exits by which the page is left on the way there, if it is.
    pub exit: u8,
    pub aside: u8,
}

/// No exit.
pub const NO_EXIT: u8 = u8::MAX;

impl Rest {
    /// With this much to do for the main mission, and no side mission.
    fn new(main: Effort) -> Self {
        Self {
            main: main.cost,
            side: SIDE,
            open: 0,
            shut: 0,
            exit: main.exit,
            aside: NO_EXIT,
        }
    }

    /// A side mission with this much left to do, unless it is done.
    fn add_side(&mut self, effort: Effort) {
        if effort.cost == 0 {
            return;
        }
        if effort.cost < self.side {
            (self.side, self.aside) = (effort.cost, effort.exit);
        }
        let is_open = effort.cost < SIDE;
        let count = if is_open {
            &mut self.open
        } else {
            &mut self.shut
        };
        *count += 1;
    }
}

/// The effort that lies between this beginning and success.
pub fn rest(view: View, maps: &Maps, from: Start) -> Rest {
    let mut reach = Reach::new(view, maps);
    reach.begin(from);
    for _ in 0..ROUNDS {
        reach.run();
        if !std::mem::take(&mut reach.changed) {
            break;
        }
        reach.ask_again();
    }
    let success = |mission: Mission| {
        let known = reach.missions.get(mission.index());
        known.map_or(OUT, |one| one[1].effort)
    };
    let mut left = Rest::new(view.position.main.map_or(NONE, success));
    let sides = view.position.sides.iter().map(success);
    sides.for_each(|effort| left.add_side(effort));
    left
}

/// The least effort so far, the exit of the open page on the way, the space on which it is read,
/// and a flag that is not set as long as this is read.
#[derive(Clone, Copy)]
struct Effort {
    cost: u32,
    exit: u8,
    spot: u8,
    unset: u8,
}

/// Not on a space.
const NO_SPOT: u8 = u8::MAX;
/// No flag.
const NO_FLAG: u8 = u8::MAX;
const NONE: Effort = Effort {
    cost: 0,
    exit: NO_EXIT,
    spot: NO_SPOT,
    unset: NO_FLAG,
};
const OUT: Effort = Effort {
    cost: NEVER,
    ..NONE
};

impl Effort {
    /// With more of it.
    fn and(self, more: u32) -> Self {
        Self {
            cost: (self.cost + more).min(NEVER),
            ..self
        }
    }

    /// Read on this space.
    const fn on(self, spot: u8) -> Self {
        Self { spot, ..self }
    }
}

/// Kinds of instructions that are followed.
const LATER: usize = 0;
const AT_ONCE: usize = 1;
const UNSET: usize = 2;
const PAST: usize = 3;
/// The most flags of the campaign, and of a mission.
const FLAGS: usize = 127;

struct Reach<'a> {
    view: View<'a>,
    maps: &'a Maps,
    /// On which space of the open page it begins.
    here: Option<Space>,
    /// Four kinds of instructions: those that come later; those of what is read at once, when
    /// nothing can be done for its conditions; those that come later as long as a flag is not set;
    /// and those after the success of the main mission, whose efforts come on top of it.
    code: [Vec<Effort>; 4],
    pages: Vec<Effort>,
    flags: [Fact; 2 * FLAGS],
    items: [Fact; 128],
    doors: Vec<[Fact; MAX_DOORS]>,
    objectives: Vec<[Fact; OBJECTIVES]>,
    /// When it is taken, and when it succeeds.
    missions: Vec<[Fact; 2]>,
    /// Instructions to follow, and of which kind they are.
    work: Vec<(u16, usize)>,
    at_once: bool,
    unset: u8,
    past: bool,
    /// The main mission succeeds at once, so nothing can be done before what comes after it.
    closed: bool,
    /// A condition may have become easier.
    changed: bool,
}

/// What can be brought about: after which effort, by which exit of the open page, and on which
/// page.
#[derive(Clone, Copy)]
struct Fact {
    effort: Effort,
    page: Option<u8>,
}

const UNKNOWN: Fact = Fact {
    effort: OUT,
    page: None,
};

fn lower(place: Option<&mut Fact>, fact: Fact) -> bool {
    match place {
        Some(place) if place.effort.cost > fact.effort.cost => {
            *place = fact;
            true
        }
        _ => false,
    }
}

/// What stands between here and a condition: something that has to be brought about elsewhere
/// first, and some effort here.
#[derive(Clone, Copy)]
struct Need {
    first: Fact,
    more: u32,
}

impl Need {
    const fn some(more: u32) -> Self {
        Self {
            first: Fact {
                effort: NONE,
                page: None,
            },
            more,
        }
    }

    const fn total(self) -> u32 {
        self.first.effort.cost + self.more
    }

    /// Both.
    fn and(self, other: Self) -> Self {
        let (late, early) = if self.first.effort.cost >= other.first.effort.cost {
            (self, other)
        } else {
            (other, self)
        };
        Self {
            first: late.first,
            more: (late.more + early.more + early.first.effort.cost / 2).min(NEVER),
        }
    }
}

impl<'a> Reach<'a> {
    fn new(view: View<'a>, maps: &'a Maps) -> Self {
        let content = view.content;
        let mut missions = vec![[UNKNOWN; 2]; content.missions.len()];
        for (place, mission) in missions.iter_mut().enumerate() {
            let one = Mission(place as u8);
            if view.position.main == Some(one) || view.position.sides.contains(one) {
                mission[0].effort = NONE;
            }
        }
        Self {
            view,
            maps,
            here: None,
            code: [(); 4].map(|()| vec![OUT; content.program.code.len()]),
            pages: vec![OUT; content.pages.len()],
            flags: [UNKNOWN; 2 * FLAGS],
            items: [UNKNOWN; 128],
            doors: vec![[UNKNOWN; MAX_DOORS]; content.pages.len()],
            objectives: vec![[UNKNOWN; OBJECTIVES]; content.pages.len()],
            missions,
            work: Vec::new(),
            at_once: false,
            unset: NO_FLAG,
            past: false,
            closed: false,
            changed: false,
        }
    }

    fn begin(&mut self, from: Start) {
        let position = self.view.position;
        self.at_once = true;
        match from {
            Start::Here(space, script) => {
                self.here = Some(space);
                self.pages[position.page.index()] = NONE;
                self.reach(script, NONE.on(space.0));
                self.run();
                self.look_around(position.page);
            }
            Start::Gone(script) => self.reach(script, NONE),
            Start::Open(page) => self.open(page, NONE),
            Start::Steps => self.begin_with_steps(),
        }
    }

    /// Whatever is pending: where the party goes, scripts and tests, the journey.
    fn begin_with_steps(&mut self) {
        let position = self.view.position;
        if let Some(leaving) = position.leaving {
            self.leave(leaving, NONE);
        }
        for &step in position.steps.iter() {
            match step {
                Phase::Run { at, .. } | Phase::Choice { at, .. } | Phase::One { at, .. } => {
                    self.reach(at, NONE);
                }
                Phase::Test(test) => {
                    if let Goal::Script { success, failure } = test.goal {
                        let trial = trial(test.difficulty, test.opposed);
                        self.reach(success, NONE.and(trial));
                        self.reach(failure, NONE.and(FAILURE));
                    }
                }
                Phase::Travel => self.travel(NONE),
                _ => {}
            }
        }
        if let Some(ride) = position.ride {
            self.reach(ride.arrive, NONE.and(u32::from(ride.cards) * 2));
        }
    }

    /// Follows instructions until nothing new turns up.
    fn run(&mut self) {
        while let Some((place, kind)) = self.work.pop() {
            let effort = self.code[kind][usize::from(place)];
            (self.at_once, self.unset, self.past) = (kind == AT_ONCE, effort.unset, kind == PAST);
            let code = self.view.content.program.code[usize::from(place)];
            self.follow(code, At(place).next(), effort, place);
        }
        (self.at_once, self.unset, self.past) = (false, NO_FLAG, false);
    }

    /// Evaluates conditions, and what depends on them, once more.
    fn ask_again(&mut self) {
        for &place in &self.maps.conditional {
            for kind in [LATER, UNSET, PAST] {
                if self.code[kind][usize::from(place)].cost < NEVER {
                    self.work.push((place, kind));
                }
            }
        }
        for page in 0..self.pages.len() {
            if self.pages[page].cost < NEVER {
                self.look_around(Page(page as u8));
            }
        }
    }

    fn reach(&mut self, at: At, effort: Effort) {
        if at.is_nothing() {
            return;
        }
        let kind = match effort.unset {
            _ if self.past => PAST,
            _ if self.at_once => AT_ONCE,
            NO_FLAG => LATER,
            _ => UNSET,
        };
        let place = self.code[kind].get_mut(at.index());
        if let Some(place) = place.filter(|place| place.cost > effort.cost) {
            *place = effort;
            self.work.push((at.0, kind));
        }
    }

    fn read(&mut self, entry: Entry, effort: Effort) {
        if let Some(rules) = self.view.content.entries.get(entry) {
            self.reach(rules.script, effort);
        }
    }

    fn open(&mut self, page: Page, effort: Effort) {
        if self.past {
            return self.read(self.view.content.pages[page].start, effort);
        }
        let effort = Effort {
            unset: NO_FLAG,
            ..effort.and(PAGE + self.back(page)).on(NO_SPOT)
        };
        let place = self.pages.get_mut(page.index());
        if let Some(place) = place.filter(|place| place.cost > effort.cost) {
            *place = effort;
            self.changed = true;
            self.look_around(page);
        }
    }

    fn leave(&mut self, leaving: Leaving, effort: Effort) {
        match leaving {
            Leaving::Page(page) => self.open(page, effort),
            Leaving::Travel => self.travel(effort),
            Leaving::To(location) => self.arrive(location, effort),
            Leaving::Entry(entry) => self.read(entry, effort),
        }
    }

    fn travel(&mut self, effort: Effort) {
        for place in 0..self.view.content.locations.len() as u8 {
            self.arrive(Location(place), effort);
        }
    }

    fn arrive(&mut self, location: Location, effort: Effort) {
        if let Some(rules) = self.view.content.locations.get(location) {
            self.open(rules.page, effort.and(JOURNEY));
        }
    }

    /// What can be read on a page that is open.
    fn look_around(&mut self, page: Page) {
        let before = (self.at_once, self.unset);
        (self.at_once, self.unset) = (false, NO_FLAG);
        self.look_for_entries(page);
        (self.at_once, self.unset) = before;
    }

    fn look_for_entries(&mut self, page: Page) {
        let content = self.view.content;
        let rules = &content.pages[page];
        let effort = self.pages[page.index()];
        let here = self
            .here
            .filter(|_| effort.cost == 0 && page == self.view.position.page);
        if here.is_none() {
            self.read(rules.start, effort);
        }
        let wait = effort.and(WAITING);
        rules
            .threat
            .into_iter()
            .for_each(|entry| self.read(entry, wait));
        if let Some(map) = &rules.map {
            self.spots(page, map, here, effort);
        }
    }

    /// Points of interest, objectives and exits of a page.
    fn spots(&mut self, page: Page, map: &Map, here: Option<Space>, effort: Effort) {
        let scene = &self.view.position.scene;
        let from = here.unwrap_or(map.start);
        let is_here = here.is_some();
        let visit = if is_here { effort.and(VISIT) } else { effort };
        for (place, poi) in map.pois.iter().enumerate() {
            let unread = poi.repeat || (scene.read & (1 << place) == 0 && !scene.revisit);
            if !is_here || unread {
                let way = self.walk(page, from, poi.space, is_here, STEP);
                let after = self.after(visit.on(poi.space.0), way, Some(page.0), STEP);
                self.read(poi.entry, after);
            }
        }
        for (place, one) in map.objectives.iter().enumerate() {
            let there = match is_here {
                true => scene.objectives & (1 << place) != 0,
                false => one.placed,
            };
            let first = self.objectives[page.index()][place];
            let token = if there {
                Need::some(0)
            } else {
                Need { first, more: 0 }
            };
            let way = self.walk(page, from, one.space, is_here, STEP).and(token);
            let after = self.after(visit.on(one.space.0), way, Some(page.0), STEP);
            self.read(one.entry, after);
        }
        self.exits(page, map, here, effort);
    }

    /// Exits of a page; once somebody has left, only those that lead to the same place.
    fn exits(&mut self, page: Page, map: &Map, here: Option<Space>, effort: Effort) {
        let scene = &self.view.position.scene;
        let from = here.unwrap_or(map.start);
        let is_here = here.is_some();
        let used = scene.exit.and_then(|exit| map.exits.get(usize::from(exit)));
        let used = used.filter(|_| is_here);
        for (place, out) in map.exits.iter().enumerate() {
            if used.is_none_or(|used| used.entry == out.entry) {
                let when = out.when.map_or(Need::some(0), |when| self.condition(when));
                let way = self.walk(page, from, out.space, is_here, EXIT).and(when);
                let by = Effort {
                    exit: if is_here { place as u8 } else { effort.exit },
                    spot: out.space.0,
                    ..effort
                };
                let gather = if is_here { GATHER } else { 0 };
                let after = self.after(by.and(PAGE + gather), way, Some(page.0), EXIT);
                self.read(out.entry, after);
            }
        }
    }

    /// What it costs, besides the way, to come back to a page if it is the open one.
    fn back(&self, page: Page) -> u32 {
        if page == self.view.position.page {
            BACK
        } else {
            0
        }
    }

    /// After what is needed: brought about elsewhere and come back from there, or at once. `halves`
    /// is how much a step counts on the way back over a map.
    fn after(&self, effort: Effort, need: Need, page: Option<u8>, halves: u32) -> Effort {
        let first = need.first.effort;
        if first.cost == 0 {
            return effort.and(need.more);
        }
        let exit = if first.exit == NO_EXIT {
            effort.exit
        } else {
            first.exit
        };
        if self.past {
            return Effort {
                exit,
                ..effort.and(first.cost + need.more)
            };
        }
        let back = match (need.first.page, page) {
            (Some(from), Some(to))
                if from == to && first.spot != NO_SPOT && effort.spot != NO_SPOT =>
            {
                let steps =
                    self.maps
                        .steps(Page(to), u8::MAX, Space(first.spot), Space(effort.spot));
                u32::from(steps) * halves / 2 + if halves > STEP { PAGE + GATHER } else { 0 }
            }
            // What is done before leaving the page comes on top of everything that follows.
            _ if first.exit == NO_EXIT && self.here.is_some() => {
                return Effort {
                    exit,
                    ..effort.and(first.cost + need.more)
                };
            }
            (Some(from), Some(to)) => self.maps.between(from, to) + self.back(Page(to)),
            _ => 0,
        };
        let late = Effort {
            cost: (first.cost + back).min(NEVER),
            exit,
            ..effort
        };
        if late.cost > effort.cost + need.more {
            late
        } else {
            effort.and(need.more)
        }
    }

    /// Across the map with its doors as they are, or through one that has to be opened first.
    fn walk(&self, page: Page, from: Space, to: Space, is_here: bool, halves: u32) -> Need {
        let doors = if is_here {
            self.view.position.scene.doors
        } else {
            0
        };
        let far = |steps: u8| u32::from(steps) * halves / 2;
        match self.maps.steps(page, doors, from, to) {
            NOWHERE => {
                let doors = self.doors[page.index()].iter().copied();
                let open = doors.min_by_key(|door| door.effort.cost).unwrap_or(UNKNOWN);
                Need {
                    first: open,
                    more: far(self.maps.steps(page, u8::MAX, from, to)),
                }
            }
            steps => Need::some(far(steps)),
        }
    }
}

/// Those of the campaign come first.
const fn flag_place(flag: FlagOf) -> u8 {
    match flag {
        FlagOf::Campaign(flag) => flag.0,
        FlagOf::Mission(flag) => flag.0.saturating_add(FLAGS as u8),
    }
}

/// What a test takes: the harder it is, the more cards and attempts.
fn trial(difficulty: u8, opposed: bool) -> u32 {
    let hard = usize::from(difficulty) + if opposed { 3 } else { 0 };
    [3, 4, 5, 7, 10, 14, 19]
        .get(hard.saturating_sub(4))
        .copied()
        .unwrap_or(26)
}
