//! How far it is to success from where the characters stand: what can be done next on the open
//! page, how far that is, and what is left after it.
//!
//! What is left depends on the book and on what has happened, not on where the characters stand. So
//! it is computed once and cached, as long as only figures, cards and wounds change.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use super::maps::{Maps, NOWHERE};
use super::plan::{FIGHT, NO_EXIT, Rest, Start, TASK, rest};
use crate::content::{Code, Content, Dial, Map};
use crate::id::{At, Enemy, Page, Space};
use crate::position::{Phase, Position, Spot};
use crate::rules::View;

/// The largest answer ever given.
const FARTHEST: f64 = 400.0;
/// How many plans are cached.
const MOST: usize = 4_000;
/// A door in the way.
const BARRED: f64 = 150.0;
/// How much the way counts for each of those who only have to come along.
const ALONG: f64 = 0.25;
/// The same where everybody has to go, and how much the way of the last one counts on top.
const ALL: f64 = 0.35;
const LAST: f64 = 0.5;
/// Finally doing something is better than being about to, so that small errors of the plan stop
/// nobody. A group task has often cost most of what it takes before it brings anything.
const UNDONE: f64 = 4.0;
const TASK_UNDONE: f64 = 10.0;
/// How much further away the things to do on a page seem with each point of time: what nobody has
/// dared so far is not worth it.
const BOREDOM: f64 = 0.5;

/// What a side mission counts; what it counts as long as it is within reach, so that what was done
/// for it is never regretted; and what a missed one counts.
pub const SIDE: f64 = 340.0;
const PENDING: f64 = 180.0;
const MISSED: f64 = 60.0;
/// How much the way of the main mission counts while a side mission comes first.
const ASIDE: f64 = 0.2;

/// What can be done next on the page.
#[derive(Clone, Copy)]
enum Next {
    /// Somebody goes there.
    Visit(Space),
    /// All leave there.
    Leave(Space),
    /// Cards for the group task, there if it says so.
    Task(Option<Space>),
    /// This enemy is defeated, by its place on the track.
    Fight(u8),
    /// It happens of itself.
    Here,
}

/// What can be done next, and what is left to do then.
pub struct Ways {
    all: Vec<(Next, Rest)>,
    /// The spaces of the exits.
    exits: Vec<Space>,
    maps: Rc<Maps>,
}

/// The cache for a book.
struct KnownWays {
    book: String,
    maps: Rc<Maps>,
    ways: HashMap<u64, Rc<Ways>>,
    afar: HashMap<(u64, Page), Rest>,
}

thread_local! {
    static KNOWN: RefCell<Option<KnownWays>> = const { RefCell::new(None) };
}

/// The ways to go on from this position.
pub fn ways(view: View) -> Rc<Ways> {
    let key = key(view);
    let (maps, known) = KNOWN.with_borrow_mut(|cache| {
        let is_other = |cache: &KnownWays| cache.book != view.content.hash;
        if cache.as_ref().is_none_or(is_other) {
            *cache = Some(KnownWays::new(view.content));
        }
        let cache = cache.get_or_insert_with(|| KnownWays::new(view.content));
        (cache.maps.clone(), cache.ways.get(&key).cloned())
    });
    known.unwrap_or_else(|| {
        let ways = Rc::new(Ways::new(view, maps));
        KNOWN.with_borrow_mut(|cache| {
            if let Some(cache) = cache {
                cache.keep(key, &ways);
            }
        });
        ways
    })
}

/// What seems to be left to do on another page, seen from this position.
pub fn afar(view: View, page: Page, is_early: bool) -> f64 {
    let maps = ways(view).maps.clone();
    let key = (key(view), page);
    let known =
        KNOWN.with_borrow(|kept| kept.as_ref().and_then(|kept| kept.afar.get(&key).copied()));
    let rest = known.unwrap_or_else(|| {
        let rest = rest(view, &maps, Start::Open(page));
        KNOWN.with_borrow_mut(|kept| {
            if let Some(kept) = kept {
                if kept.afar.len() >= MOST {
                    kept.afar.clear();
                }
                kept.afar.insert(key, rest);
            }
        });
        rest
    });
    left(rest, is_early)
}

impl KnownWays {
    /// Remembers ways; if there are too many, all others are forgotten.
    fn keep(&mut self, key: u64, ways: &Rc<Ways>) {
        if self.ways.len() >= MOST {
            self.ways.clear();
        }
        self.ways.insert(key, ways.clone());
    }

    fn new(content: &Content) -> Self {
        let maps = Rc::new(Maps::new(content));
        Self {
            book: content.hash.clone(),
            maps,
            ways: HashMap::new(),
            afar: HashMap::new(),
        }
    }
}

/// Is something pending that the book began?
fn is_told(position: &Position) -> bool {
    let told = |step: &Phase| {
        matches!(
            step,
            Phase::Run { .. }
                | Phase::Choice { .. }
                | Phase::One { .. }
                | Phase::Test(_)
                | Phase::Travel
        )
    };
    position.leaving.is_some() || position.ride.is_some() || position.steps.iter().any(told)
}

/// Everything that the ways depend on.
fn key(view: View) -> u64 {
    let position = view.position;
    let (scene, campaign) = (&position.scene, &position.campaign);
    let mut key = DefaultHasher::new();
    (
        position.page,
        position.location,
        position.from,
        position.main,
        position.sides,
        position.fate,
        position.flags,
    )
        .hash(&mut key);
    (position.visited, position.leaving, position.ride).hash(&mut key);
    (
        scene.open,
        scene.revisit,
        scene.doors,
        scene.objectives,
        scene.read,
        scene.exit,
    )
        .hash(&mut key);
    scene
        .task
        .map(|task| (task.at, task.difficulty))
        .hash(&mut key);
    (
        campaign.dials,
        campaign.flags,
        campaign.done,
        campaign.failed,
        campaign.goals,
    )
        .hash(&mut key);
    (campaign.supply, position.heroes.len()).hash(&mut key);
    for foe in scene.foes.iter() {
        foe.enemy.hash(&mut key);
    }
    for hero in position.heroes.iter() {
        hero.character.hash(&mut key);
        hero.items().for_each(|worn| worn.item.hash(&mut key));
        hero.pack.hash(&mut key);
    }
    if is_told(position) {
        position.steps.hash(&mut key);
    }
    key.finish()
}

impl Ways {
    fn new(view: View, maps: Rc<Maps>) -> Self {
        let mut ways = Self {
            all: Vec::new(),
            exits: Vec::new(),
            maps,
        };
        let position = view.position;
        let Some(map) = view.map().filter(|_| position.leaving.is_none()) else {
            ways.add(view, Next::Here, Start::Steps);
            return ways;
        };
        ways.exits = map.exits.iter().map(|exit| exit.space).collect();
        ways.spots(view, map);
        ways.rest_of_page(view, map);
        if is_told(position) {
            ways.add(view, Next::Here, Start::Steps);
        }
        ways
    }

    fn add(&mut self, view: View, next: Next, from: Start) {
        let rest = rest(view, &self.maps, from);
        self.all.push((next, rest));
    }

    /// What is read on spaces of the map.
    fn spots(&mut self, view: View, map: &Map) {
        let scene = &view.position.scene;
        let script = |entry: crate::id::Entry| view.content.entries[entry].script;
        for (place, poi) in map.pois.iter().enumerate() {
            if poi.repeat || (scene.read & (1 << place) == 0 && !scene.revisit) {
                let start = Start::Here(poi.space, script(poi.entry));
                self.add(view, Next::Visit(poi.space), start);
            }
        }
        for (place, objective) in map.objectives.iter().enumerate() {
            if scene.objectives & (1 << place) != 0 {
                let start = Start::Here(objective.space, script(objective.entry));
                self.add(view, Next::Visit(objective.space), start);
            }
        }
        let used = scene.exit.and_then(|exit| map.exits.get(usize::from(exit)));
        for exit in &map.exits {
            let open = exit
                .when
                .is_none_or(|when| view.holds(when, view.position.bookkeeper));
            if open && used.is_none_or(|used| used.entry == exit.entry) {
                let start = Start::Gone(script(exit.entry));
                self.add(view, Next::Leave(exit.space), start);
            }
        }
    }

    /// The group task, and enemies whose defeat the book waits for.
    fn rest_of_page(&mut self, view: View, map: &Map) {
        let scene = &view.position.scene;
        if let Some(Code::Task { space, success, .. }) = scene.task.map(|task| view.code(task.at)) {
            self.add(
                view,
                Next::Task(space),
                Start::Here(space.unwrap_or(map.start), success),
            );
        }
        for (place, foe) in scene.foes.iter().enumerate() {
            if let Some(script) = spoils(view, foe.enemy) {
                self.add(
                    view,
                    Next::Fight(place as u8),
                    Start::Here(foe.space, script),
                );
            }
        }
    }

    /// The effort to the success of the main mission; first to what a side mission is waiting for,
    /// if there is time for it.
    pub fn effort(&self, view: View, is_early: bool) -> f64 {
        let all = self.all.iter().map(|&(next, rest)| {
            self.approach(view, next, exit(rest, is_early)) + left(rest, is_early)
        });
        all.fold(f64::MAX, f64::min).min(4.0 * FARTHEST)
    }

    /// What is missed of the side missions when the main one is over.
    pub fn missed(&self) -> f64 {
        self.all
            .iter()
            .map(|(_, rest)| MISSED * f64::from(rest.open + rest.shut))
            .fold(f64::MAX, f64::min)
    }

    /// Through doors as if they were open.
    fn walk(&self, view: View, from: Space, to: Space) -> f64 {
        let page = view.position.page;
        match self.maps.steps(page, view.position.scene.doors, from, to) {
            NOWHERE => self.maps.steps(page, u8::MAX, from, to).into(),
            steps => steps.into(),
        }
    }

    /// What a closed door adds.
    fn barred(&self, view: View, from: Space, to: Space) -> f64 {
        let closed = self
            .maps
            .steps(view.position.page, view.position.scene.doors, from, to)
            == NOWHERE;
        if closed { BARRED } else { 0.0 }
    }

    /// How far away that is, including for those who then have to follow.
    fn approach(&self, view: View, next: Next, exit: u8) -> f64 {
        let along = |but: Option<u8>| {
            let exit = self
                .exits
                .get(usize::from(exit))
                .filter(|_| exit != NO_EXIT);
            exit.map_or(0.0, |&exit| ALONG * self.sum(view, exit, but))
        };
        match next {
            Next::Here => 0.0,
            Next::Visit(space) => {
                let (who, far) = self.nearest(view, space);
                let time = f64::from(view.position.campaign.dial(Dial::Time));
                UNDONE + far + along(who) + BOREDOM * time
            }
            Next::Leave(space) => self.approach_exit(view, space),
            Next::Task(space) => {
                let task = view.position.scene.task;
                let left = task.map_or(0, |task| task.difficulty.saturating_sub(task.dial));
                let (who, far) = space.map_or((None, 0.0), |space| self.nearest(view, space));
                TASK_UNDONE + far + f64::from(left) * f64::from(TASK) / 10.0 + along(who)
            }
            Next::Fight(place) => {
                let Some(foe) = view.position.scene.foes.get(usize::from(place)) else {
                    return 0.0;
                };
                let life = f64::from(view.life(foe.enemy).saturating_sub(foe.wounds));
                let (who, far) = self.nearest(view, foe.space);
                UNDONE + far + life * f64::from(FIGHT) + along(who)
            }
        }
    }

    /// All have to come to an exit; the last one counts most.
    fn approach_exit(&self, view: View, exit: Space) -> f64 {
        let spaces = || view.position.heroes.iter().filter_map(|hero| hero.space());
        let far =
            spaces().map(|from| LAST * self.walk(view, from, exit) + self.barred(view, from, exit));
        let far = far.fold(0.0, f64::max);
        1.5 * UNDONE + far + ALL * (spaces().count() as f64 + self.sum(view, exit, None))
    }

    /// Who is nearest, and how far.
    fn nearest(&self, view: View, to: Space) -> (Option<u8>, f64) {
        let mut best = (None, 2.0 * BARRED);
        for seat in view.position.seats() {
            if let Spot::At(from) = view.hero(seat).spot {
                let far = self.walk(view, from, to) + self.barred(view, from, to);
                if far < best.1 {
                    best = (Some(seat), far);
                }
            }
        }
        best
    }

    /// How far it is for everybody on the map but one, added up as if there were two in the party.
    fn sum(&self, view: View, to: Space, but: Option<u8>) -> f64 {
        let seats = view.position.seats().filter(|&seat| Some(seat) != but);
        let far = seats
            .filter_map(|seat| view.hero(seat).space())
            .map(|from| self.walk(view, from, to));
        far.sum::<f64>() * 2.0 / view.position.heroes.len() as f64
    }
}

/// The exit by which the page is left next.
fn exit(rest: Rest, is_early: bool) -> u8 {
    if is_early && rest.open > 0 {
        rest.aside
    } else {
        rest.exit
    }
}

/// What is left to do: while a side mission comes first, the main one only shows the direction.
fn left(rest: Rest, is_early: bool) -> f64 {
    let main = f64::from(rest.main).min(FARTHEST);
    let (open, shut) = (f64::from(rest.open), f64::from(rest.shut));
    if !is_early {
        main + MISSED * (open + shut)
    } else if rest.open > 0 {
        ASIDE * main + f64::from(rest.side) + PENDING * open + SIDE * shut
    } else {
        main + SIDE * shut
    }
}

/// What follows from the defeat of this enemy, if anything does.
fn spoils(view: View, enemy: Enemy) -> Option<At> {
    Some(view.enemy(enemy).defeated).filter(|script| !script.is_nothing())
}
