//! The map of a page in characters: spaces are rectangles, and what parts them says whether one
//! gets across.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{Line, Map, Plan, Space};

use crate::play::boards::lines::{CLOSE, Item, fill};

/// A line that can be crossed.
pub const DOTTED: char = '·';
/// Corners and crossings by the solid lines that meet there: above 1, below 2, left 4, right 8.
const SINGLE: [char; 16] = [
    DOTTED, '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼',
];
const DOUBLE: [char; 16] = [
    DOTTED, '║', '║', '║', '═', '╝', '╗', '╣', '═', '╚', '╔', '╠', '═', '╩', '╦', '╬',
];
/// The most columns and rows for a cell of the map.
const MOST: (usize, usize) = (8, 3);

/// A map at a scale.
pub struct Chart<'a> {
    map: &'a Map,
    plan: &'a Plan,
    /// Columns for a cell.
    across: usize,
    /// Rows for a cell.
    down: usize,
}

impl<'a> Chart<'a> {
    /// As large as there is room for.
    pub fn new(map: &'a Map, plan: &'a Plan, room: (u16, u16)) -> Self {
        let scale = |room: u16, cells: usize, most| {
            (usize::from(room).saturating_sub(1) / cells.max(1)).clamp(1, most)
        };
        let (across, down) = (
            scale(room.0, map.width, MOST.0),
            scale(room.1, height(map), MOST.1),
        );
        Self {
            map,
            plan,
            across,
            down,
        }
    }

    pub fn size(&self) -> (u16, u16) {
        (
            (self.map.width * self.across + 1) as u16,
            (height(self.map) * self.down + 1) as u16,
        )
    }

    /// Draws the lines, and into every space what is there.
    pub fn draw(&self, frame: &mut Frame, area: Rect, inside: impl Fn(Space) -> Vec<Item>) {
        let (width, height) = self.size();
        for (x, y) in (0..height.min(area.height))
            .flat_map(|y| (0..width.min(area.width)).map(move |x| (x, y)))
        {
            if let Some((sign, style)) = self.sign(x.into(), y.into())
                && let Some(cell) = frame.buffer_mut().cell_mut((area.x + x, area.y + y))
            {
                cell.set_char(sign).set_style(style);
            }
        }
        for space in (0..self.map.letters.len()).map(|space| Space(space as u8)) {
            let room = self.room(space, area);
            let lines = fill(inside(space), CLOSE, room);
            frame.render_widget(Paragraph::new(lines), room);
        }
    }

    /// The inside of a space.
    fn room(&self, space: Space, area: Rect) -> Rect {
        let own = |&place: &usize| self.map.cells[place] == Some(space);
        let first = (0..self.map.cells.len()).find(own).unwrap_or(0);
        let last = (0..self.map.cells.len()).rfind(own).unwrap_or(0);
        let at = |place: usize, more: usize| {
            let (x, y) = (place % self.map.width + more, place / self.map.width + more);
            ((x * self.across) as u16, (y * self.down) as u16)
        };
        let ((left, top), (right, bottom)) = (at(first, 0), at(last, 1));
        let inside = Rect {
            x: area.x + left + 1,
            y: area.y + top + 1,
            width: (right - left).saturating_sub(1),
            height: (bottom - top).saturating_sub(1),
        };
        inside.intersection(area)
    }

    /// What is drawn at a place, if it is on a line.
    fn sign(&self, x: usize, y: usize) -> Option<(char, Style)> {
        let (column, row) = (x / self.across, y / self.down);
        let (in_x, in_y) = (x % self.across, y % self.down);
        match (in_x, in_y) {
            (0, 0) => self.crossing(column, row),
            (0, _) => self
                .left_of(column, row)
                .map(|line| drawn(line, true, in_y == self.down / 2)),
            (_, 0) => self
                .above(column, row)
                .map(|line| drawn(line, false, in_x == self.across / 2)),
            _ => None,
        }
    }

    /// Where up to four lines meet.
    fn crossing(&self, column: usize, row: usize) -> Option<(char, Style)> {
        let before = |place: usize| place.checked_sub(1);
        let meeting = [
            before(row).and_then(|row| self.left_of(column, row)),
            self.left_of(column, row),
            before(column).and_then(|column| self.above(column, row)),
            self.above(column, row),
        ];
        match meeting {
            [None, None, None, None] => None,
            [None, None, Some(one), Some(_)] => Some(drawn(one, false, true)),
            [Some(one), Some(_), None, None] => Some(drawn(one, true, true)),
            _ => Some((corner(meeting), Style::new())),
        }
    }

    /// The line on the left of a cell.
    fn left_of(&self, column: usize, row: usize) -> Option<Line> {
        let left = column
            .checked_sub(1)
            .and_then(|column| self.cell(column, row));
        self.between(left, self.cell(column, row))
    }

    fn above(&self, column: usize, row: usize) -> Option<Line> {
        let above = row.checked_sub(1).and_then(|row| self.cell(column, row));
        self.between(above, self.cell(column, row))
    }

    fn cell(&self, column: usize, row: usize) -> Option<Space> {
        let cells = self
            .map
            .cells
            .get(row * self.map.width..(row + 1) * self.map.width)?;
        cells.get(column).copied().flatten()
    }

    /// Nobody crosses the border of the map, so it is drawn like a white line.
    fn between(&self, one: Option<Space>, other: Option<Space>) -> Option<Line> {
        match (one, other) {
            (Some(one), Some(other)) if one != other => self.plan.line(one, other),
            _ if one == other => None,
            _ => Some(Line::White),
        }
    }
}

fn height(map: &Map) -> usize {
    map.cells.len() / map.width.max(1)
}

/// Where lines from above, below, left and right meet.
fn corner(meeting: [Option<Line>; 4]) -> char {
    let solid = |line: &Option<Line>| matches!(line, Some(Line::White | Line::DoubleWhite));
    let lines = meeting.iter().enumerate().filter(|(_, line)| solid(line));
    let corner = lines.fold(0, |corner, (bit, _)| corner | 1 << bit);
    if meeting.contains(&Some(Line::White)) {
        SINGLE[corner]
    } else {
        DOUBLE[corner]
    }
}

/// A piece of a line; those with a colour have its letter in the middle, for those who do not see
/// it.
fn drawn(line: Line, upright: bool, is_middle: bool) -> (char, Style) {
    let coloured = |letter, colour| {
        (
            if is_middle { letter } else { DOTTED },
            Style::new().fg(colour),
        )
    };
    match line {
        Line::Dashed => (DOTTED, Style::new()),
        Line::Red => coloured('r', Color::LightRed),
        Line::Blue => coloured('b', Color::LightBlue),
        Line::Green => coloured('g', Color::LightGreen),
        Line::White => (if upright { '│' } else { '─' }, Style::new()),
        Line::DoubleWhite => (if upright { '║' } else { '═' }, Style::new()),
    }
}
