//! What is computed once for a book: how far it is between the spaces of its pages, and which page
//! an instruction is on.

use redtag_kernel::Kind;
use std::collections::HashMap;

use crate::content::{Code, Content, Line, MAX_SPACES, Map, bits};
use crate::id::{At, Page, Space};

/// No way there.
pub const NOWHERE: u8 = u8::MAX;
/// What a line costs that slows those who have no card of its colour; a dashed one costs 1.
const SLOW: u8 = 2;
/// From one page to the next: across its map, and the journey.
const PAGE: u32 = 14;

/// Distances between the spaces of a page.
type Distances = [[u8; MAX_SPACES]; MAX_SPACES];

/// What is computed once for a book.
pub struct Maps {
    /// By page and state of its doors.
    all: HashMap<(u8, u8), Box<Distances>>,
    /// The page of each instruction.
    pages: Vec<Option<u8>>,
    /// From page to page.
    between: Vec<Vec<u32>>,
    /// Instructions that ask conditions, or may be passed more easily later.
    pub conditional: Vec<u16>,
}

/// Takes the way over any third place where that is shorter (Floyd and Warshall).
fn shorten(between: &mut [Vec<u32>]) {
    let count = between.len();
    for via in 0..count {
        for from in 0..count {
            for to in 0..count {
                let way = between[from][via] + between[via][to];
                between[from][to] = way.min(between[from][to]);
            }
        }
    }
}

/// Instructions that ask or decide something.
fn conditional(content: &Content) -> Vec<u16> {
    let is_such = |code: &Code| {
        matches!(
            code,
            Code::Unless(..) | Code::Choice { .. } | Code::Succeed(_)
        )
    };
    let codes = content.program.code.iter().enumerate();
    let such = codes.filter(|(_, code)| is_such(code));
    such.map(|(place, _)| place as u16).collect()
}

/// The instructions of the same script that may come after this one.
fn lead_on(content: &Content, at: At, work: &mut Vec<At>) {
    let next = at.next();
    match content.program.code[at.index()] {
        Code::End | Code::EndSession | Code::Go(_) | Code::Page(_) => {}
        Code::Travel | Code::TravelTo(_) => {}
        Code::Jump(to) => work.push(to),
        Code::Unless(_, to) | Code::Roll { failure: to, .. } => work.extend([next, to]),
        Code::Each { then, .. } | Code::One { then, .. } => work.extend([next, then]),
        Code::Test {
            success, failure, ..
        } => work.extend([success, failure]),
        Code::Attack { hit, miss, .. } => work.extend([hit, miss]),
        Code::Task { success, .. } => work.extend([next, success]),
        Code::Drive { arrive, wreck, .. } => work.extend([next, arrive, wreck]),
        Code::Choice { first, count, .. } => {
            let ways = content.program.ways.iter();
            let ways = ways.skip(first.into()).take(count.into());
            work.extend(ways.map(|way| way.to));
        }
        _ => work.push(next),
    }
}

impl Maps {
    pub fn new(content: &Content) -> Self {
        let mut maps = Self {
            all: HashMap::new(),
            pages: vec![None; content.program.code.len()],
            between: Vec::new(),
            conditional: conditional(content),
        };
        for (place, page) in content.pages.iter().enumerate() {
            if let Some(map) = &page.map {
                for doors in 0..1u8 << map.doors.len() {
                    let key = (place as u8, doors);
                    maps.all.insert(key, Box::new(distances(map, doors)));
                }
            }
        }
        for entry in &content.entries {
            maps.mark(content, entry.script, entry.page.0);
        }
        maps.join(content);
        maps
    }

    /// Movement points from one space to another, with these doors open; with all doors open for
    /// 255.
    pub fn steps(&self, page: Page, doors: u8, from: Space, to: Space) -> u8 {
        let find = |doors| self.all.get(&(page.0, doors));
        let all = || {
            (0..=4u32)
                .rev()
                .find_map(|count| find(((1u32 << count) - 1) as u8))
        };
        let far = if doors == u8::MAX { all() } else { find(doors) };
        let row = far.and_then(|far| far.get(from.index()));
        row.and_then(|row| row.get(to.index()))
            .copied()
            .unwrap_or(NOWHERE)
    }

    /// The page of an instruction.
    pub fn page_of(&self, place: u16) -> Option<u8> {
        self.pages.get(usize::from(place)).copied().flatten()
    }

    /// Roughly what it takes from one page to another, if every way is open.
    pub fn between(&self, from: u8, to: u8) -> u32 {
        self.between
            .get(usize::from(from))
            .and_then(|row| row.get(usize::from(to)))
            .copied()
            .unwrap_or(0)
    }

    /// The shortest ways between all pages.
    fn join(&mut self, content: &Content) {
        let count = content.pages.len();
        let far = PAGE * count as u32;
        let from = |from| (0..count).map(move |to| if from == to { 0 } else { far });
        self.between = (0..count).map(|place| from(place).collect()).collect();
        for (code, page) in content.program.code.iter().zip(&self.pages) {
            let to = match *code {
                Code::Page(page) => Some(page),
                Code::TravelTo(location) => content.locations.get(location).map(|one| one.page),
                _ => None,
            };
            if let (Some(from), Some(to)) = (*page, to) {
                let way = &mut self.between[usize::from(from)][to.index()];
                *way = PAGE.min(*way);
            }
        }
        shorten(&mut self.between);
    }

    /// All instructions of a script are on its page.
    fn mark(&mut self, content: &Content, script: At, page: u8) {
        let mut work = vec![script];
        while let Some(at) = work.pop() {
            let place = at.index();
            if !at.is_nothing() && self.pages.get(place).is_some_and(Option::is_none) {
                self.pages[place] = Some(page);
                lead_on(content, at, &mut work);
            }
        }
    }
}

/// The shortest ways between all spaces.
fn distances(map: &Map, doors: u8) -> Distances {
    let plan = map.plan(doors);
    let mut far = [[NOWHERE; MAX_SPACES]; MAX_SPACES];
    let spaces = map.letters.len();
    for (from, ways) in far.iter_mut().enumerate().take(spaces) {
        ways[from] = 0;
        for to in bits(plan.steps[from]) {
            let line = plan.line(Space(from as u8), Space(to as u8));
            ways[to] = if line == Some(Line::Dashed) { 1 } else { SLOW };
        }
    }
    for via in 0..spaces {
        for from in 0..spaces {
            for to in 0..spaces {
                far[from][to] = far[from][to].min(far[from][via].saturating_add(far[via][to]));
            }
        }
    }
    far
}
