//! The geometry of a page: which spaces touch, by which lines, and who sees whom (R24, R53, A22).

use redtag_kernel::Kind;

use super::cards::Line;
use super::code::Cond;
use super::page;
use crate::id::{Entry, Space};

/// The most spaces of a page.
pub const MAX_SPACES: usize = 32;
/// The most doors of a page.
pub const MAX_DOORS: usize = 4;

/// A map, ready for play.
#[derive(Clone, Debug)]
pub struct Map {
    /// The letters of the spaces, in the order of their first cell.
    pub letters: Vec<char>,
    /// Columns.
    pub width: usize,
    /// The space of each cell, row by row.
    pub cells: Vec<Option<Space>>,
    /// Where characters enter.
    pub start: Space,
    /// Where enemies enter.
    pub enemies: Vec<Space>,
    /// Hiding spots, a bit each.
    pub hide: u32,
    /// Scavenge spots.
    pub scavenge: Vec<(Space, u8)>,
    /// Points of interest.
    pub pois: Vec<Poi>,
    /// Objectives.
    pub objectives: Vec<Objective>,
    /// Exits.
    pub exits: Vec<Exit>,
    /// The doors by name.
    pub doors: Vec<String>,
    /// One for each state of the doors, a bit for each open one.
    plans: Vec<Plan>,
}

/// A point of interest.
#[derive(Clone, Copy, Debug)]
pub struct Poi {
    pub space: Space,
    pub entry: Entry,
    pub repeat: bool,
}

/// A place for an objective token.
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    pub space: Space,
    pub entry: Entry,
    pub placed: bool,
}

/// An exit.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    pub space: Space,
    pub entry: Entry,
    pub when: Option<Cond>,
}

/// The map with its doors as they are.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The line between two spaces that touch.
    lines: Vec<Option<Line>>,
    /// Spaces that can be entered from each, a bit each: over any line that is not white.
    pub steps: [u32; MAX_SPACES],
    /// Spaces beside each that are not behind a double white line.
    pub near: [u32; MAX_SPACES],
    /// Spaces that can be seen from each.
    pub sight: [u32; MAX_SPACES],
}

impl Plan {
    /// The line between two spaces that touch.
    pub fn line(&self, from: Space, to: Space) -> Option<Line> {
        if from.index() >= MAX_SPACES || to.index() >= MAX_SPACES {
            return None;
        }
        self.lines
            .get(from.index() * MAX_SPACES + to.index())
            .copied()
            .flatten()
    }
}

/// Fewest steps from a space to each other one; [`FAR`] if there is no way.
pub fn distances(steps: &[u32; MAX_SPACES], from: Space, blocked: u32) -> [u8; MAX_SPACES] {
    let mut found = [FAR; MAX_SPACES];
    let Some(place) = found.get_mut(from.index()) else {
        return found;
    };
    *place = 0;
    let mut front = 1u32 << from.0;
    let mut seen = front;
    for distance in 1.. {
        let reached = bits(front).fold(0, |all, space| all | steps[space]);
        front = reached & !seen & !blocked;
        if front == 0 {
            break;
        }
        seen |= front;
        bits(front).for_each(|space| found[space] = distance);
    }
    found
}

/// No way there.
pub const FAR: u8 = u8::MAX;

/// The places of the bits that are set.
pub fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.checked_ilog2().map(|_| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(first)
    })
}

impl Map {
    /// The map with these doors open.
    pub fn plan(&self, doors: u8) -> &Plan {
        &self.plans[usize::from(doors) & (self.plans.len() - 1)]
    }

    /// The space with this letter.
    pub fn find(&self, letter: char) -> Result<Space, String> {
        let place = self.letters.iter().position(|&one| one == letter);
        place
            .map(|place| Space(place as u8))
            .ok_or_else(|| format!("the map has no space {letter:?}"))
    }

    /// Reads a map; `entry` finds an entry of the page, `when` a condition.
    pub fn read(
        written: &page::Map,
        entry: &mut dyn FnMut(u8) -> Result<Entry, String>,
    ) -> Result<Self, String> {
        let (width, cells, letters) = read_cells(&written.rows)?;
        let mut map = Self {
            letters,
            width,
            cells,
            start: Space(0),
            enemies: Vec::new(),
            hide: 0,
            scavenge: Vec::new(),
            pois: Vec::new(),
            objectives: Vec::new(),
            exits: Vec::new(),
            doors: written.door.iter().map(|door| door.id.clone()).collect(),
            plans: Vec::new(),
        };
        map.start = map.find(written.start)?;
        map.enemies = written
            .enemies
            .iter()
            .map(|&letter| map.find(letter))
            .collect::<Result<_, _>>()?;
        for &letter in &written.hide {
            map.hide |= 1 << map.find(letter)?.0;
        }
        for (&letter, &count) in &written.scavenge {
            map.scavenge.push((map.find(letter)?, count));
        }
        for poi in &written.poi {
            map.pois.push(Poi {
                space: map.find(poi.space)?,
                entry: entry(poi.entry)?,
                repeat: poi.repeat,
            });
        }
        for one in &written.objective {
            let (space, entry) = (map.find(one.space)?, entry(one.entry)?);
            map.objectives.push(Objective {
                space,
                entry,
                placed: one.placed,
            });
        }
        for exit in &written.exit {
            map.exits.push(Exit {
                space: map.find(exit.space)?,
                entry: entry(exit.entry)?,
                when: None,
            });
        }
        map.check(written)?;
        map.draw(written)?;
        Ok(map)
    }

    fn check(&self, written: &page::Map) -> Result<(), String> {
        if self.enemies.is_empty() || self.exits.is_empty() {
            return Err("a map has an enemy start and an exit".into());
        }
        if written.poi.len() > 32 || written.objective.len() > 8 || self.doors.len() > MAX_DOORS {
            return Err(format!(
                "a map has at most 32 points of interest, 8 objectives, {MAX_DOORS} doors"
            ));
        }
        let spots = self
            .pois
            .iter()
            .map(|poi| poi.space)
            .chain(self.objectives.iter().map(|one| one.space));
        let spots: Vec<Space> = spots.collect();
        let twice = spots
            .iter()
            .enumerate()
            .find(|(place, space)| spots[..*place].contains(space));
        if let Some((_, twice)) = twice {
            let letter = self.letters[twice.index()];
            return Err(format!(
                "space {letter:?} has two points of interest or objectives"
            ));
        }
        Ok(())
    }

    /// Works out the plans for every state of the doors.
    fn draw(&mut self, written: &page::Map) -> Result<(), String> {
        let mut usual = vec![None; MAX_SPACES * MAX_SPACES];
        for (one, other) in self.touching() {
            set(&mut usual, one, other, Line::Dashed);
        }
        for (between, &line) in &written.lines {
            let (one, other) = self.sides(&usual, between)?;
            set(&mut usual, one, other, line);
        }
        let mut doors = Vec::new();
        for door in &written.door {
            doors.push((self.sides(&usual, &door.between)?, door.open));
        }
        for state in 0..1usize << doors.len() {
            let mut lines = usual.clone();
            for (place, &((one, other), open)) in doors.iter().enumerate() {
                if state & (1 << place) != 0 {
                    set(&mut lines, one, other, open);
                }
            }
            self.plans.push(self.plan_of(lines));
        }
        let all = (1u64 << self.letters.len()) - 1;
        let open = &self.plans[self.plans.len() - 1];
        let reached = distances(&open.steps, self.start, 0);
        let missing = bits(all as u32).find(|&space| reached[space] == FAR);
        match missing {
            Some(space) => Err(format!("nobody can get to space {:?}", self.letters[space])),
            None => Ok(()),
        }
    }

    /// The spaces that share an edge; corners do not count (R24).
    fn touching(&self) -> Vec<(Space, Space)> {
        let mut pairs = Vec::new();
        for (place, cell) in self.cells.iter().enumerate() {
            let right = if (place + 1).is_multiple_of(self.width) {
                None
            } else {
                self.cells.get(place + 1)
            };
            let below = self.cells.get(place + self.width);
            for other in [right, below].into_iter().flatten() {
                if let (Some(one), Some(other)) = (*cell, *other)
                    && one != other
                {
                    pairs.push((one, other));
                }
            }
        }
        pairs
    }

    fn sides(&self, lines: &[Option<Line>], between: &str) -> Result<(Space, Space), String> {
        let letters: Vec<char> = between.chars().collect();
        let &[one, other] = letters.as_slice() else {
            return Err(format!(
                "{between:?}: a line is named by the two letters beside it"
            ));
        };
        let (one, other) = (self.find(one)?, self.find(other)?);
        match lines[one.index() * MAX_SPACES + other.index()] {
            Some(_) => Ok((one, other)),
            None => Err(format!("{between:?}: these spaces do not touch")),
        }
    }

    fn plan_of(&self, lines: Vec<Option<Line>>) -> Plan {
        let mut plan = Plan {
            lines,
            steps: [0; MAX_SPACES],
            near: [0; MAX_SPACES],
            sight: [0; MAX_SPACES],
        };
        for one in 0..self.letters.len() {
            for other in 0..self.letters.len() {
                let (from, to) = (Space(one as u8), Space(other as u8));
                let line = plan.line(from, to);
                if line.is_some_and(|line| !matches!(line, Line::White | Line::DoubleWhite)) {
                    plan.steps[one] |= 1 << other;
                }
                if line.is_some_and(|line| line != Line::DoubleWhite) {
                    plan.near[one] |= 1 << other;
                }
            }
        }
        for one in 0..self.letters.len() {
            for other in 0..self.letters.len() {
                if one == other || self.sees(&plan, one as u8, other as u8) {
                    plan.sight[one] |= 1 << other;
                }
            }
        }
        plan
    }

    /// Is there a line from the middle of a cell of one space to that of a cell of the other that
    /// stays on the map and crosses no double white line?
    fn sees(&self, plan: &Plan, one: u8, other: u8) -> bool {
        let cells_of = |space: u8| {
            let cells = self.cells.iter().enumerate();
            cells
                .filter(move |&(_, &cell)| cell == Some(Space(space)))
                .map(|(place, _)| place)
        };
        cells_of(one).any(|from| cells_of(other).any(|to| self.is_clear(plan, from, to)))
    }

    /// Walks along the line from cell to cell. Where it goes exactly through a corner, either way
    /// around the corner will do.
    fn is_clear(&self, plan: &Plan, from: usize, to: usize) -> bool {
        let (mut x, mut y) = ((from % self.width) as i32, (from / self.width) as i32);
        let (end_x, end_y) = ((to % self.width) as i32, (to / self.width) as i32);
        let (across, down) = ((end_x - x).abs(), (end_y - y).abs());
        let (step_x, step_y) = ((end_x - x).signum(), (end_y - y).signum());
        // Twice the distances to the next vertical and horizontal border, times the other
        // difference.
        let (mut next_x, mut next_y) = (down, across);
        while (x, y) != (end_x, end_y) {
            let (via_x, via_y) = ((x + step_x, y), (x, y + step_y));
            let to = match next_x.cmp(&next_y) {
                std::cmp::Ordering::Less => via_x,
                std::cmp::Ordering::Greater => via_y,
                std::cmp::Ordering::Equal => {
                    let corner = (x + step_x, y + step_y);
                    let around =
                        |via| self.is_open(plan, (x, y), via) && self.is_open(plan, via, corner);
                    if !around(via_x) && !around(via_y) {
                        return false;
                    }
                    (x, y) = corner;
                    next_x += 2 * down;
                    next_y += 2 * across;
                    continue;
                }
            };
            if !self.is_open(plan, (x, y), to) {
                return false;
            }
            if to == via_x {
                next_x += 2 * down;
            } else {
                next_y += 2 * across;
            }
            (x, y) = to;
        }
        true
    }

    fn is_open(&self, plan: &Plan, from: (i32, i32), to: (i32, i32)) -> bool {
        match (self.cell(from), self.cell(to)) {
            (Some(one), Some(other)) if one == other => true,
            (Some(one), Some(other)) => plan
                .line(one, other)
                .is_some_and(|line| line != Line::DoubleWhite),
            _ => false,
        }
    }

    fn cell(&self, (x, y): (i32, i32)) -> Option<Space> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        if x >= self.width {
            None
        } else {
            self.cells.get(y * self.width + x).copied().flatten()
        }
    }
}

fn set(lines: &mut [Option<Line>], one: Space, other: Space, line: Line) {
    for (from, to) in [(one, other), (other, one)] {
        lines[from.index() * MAX_SPACES + to.index()] = Some(line);
    }
}

type Cells = (usize, Vec<Option<Space>>, Vec<char>);

/// The cells of the rows; every space fills a rectangle.
fn read_cells(rows: &[String]) -> Result<Cells, String> {
    let width = rows.first().map_or(0, |row| row.chars().count());
    if width == 0 || rows.iter().any(|row| row.chars().count() != width) {
        return Err("rows: all rows are equally long".into());
    }
    let mut letters: Vec<char> = Vec::new();
    let mut cells = Vec::new();
    for letter in rows.iter().flat_map(|row| row.chars()) {
        if letter != '.' && !letters.contains(&letter) {
            letters.push(letter);
        }
        cells.push(
            letters
                .iter()
                .position(|&one| one == letter)
                .map(|place| Space(place as u8)),
        );
    }
    if letters.is_empty() || letters.len() > MAX_SPACES {
        return Err(format!("rows: a map has 1 to {MAX_SPACES} spaces"));
    }
    for (place, letter) in letters.iter().enumerate() {
        let own = |cell: &Option<Space>| *cell == Some(Space(place as u8));
        let of = |cells: &[Option<Space>]| cells.iter().filter(|&cell| own(cell)).count();
        let rows_of = cells.chunks(width).filter(|row| of(row) > 0);
        let spans: Vec<_> = rows_of
            .map(|row| (row.iter().position(own), row.iter().rposition(own)))
            .collect();
        let height = cells
            .chunks(width)
            .rposition(|row| of(row) > 0)
            .unwrap_or(0)
            + 1
            - cells.chunks(width).position(|row| of(row) > 0).unwrap_or(0);
        let (left, right) = (spans[0].0.unwrap_or(0), spans[0].1.unwrap_or(0));
        if spans.iter().any(|span| *span != spans[0]) || of(&cells) != height * (right + 1 - left) {
            return Err(format!("rows: space {letter:?} is not a rectangle"));
        }
    }
    Ok((width, cells, letters))
}
