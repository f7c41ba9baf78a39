//! Lines that boards are made of.

use ratatui::Frame;
use ratatui::layout::Constraint::Fill;
use ratatui::layout::{Layout, Rect};
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

/// Spans that stay together.
pub type Item = Vec<Span<'static>>;
/// Items that share lines.
pub type Part = (Vec<Item>, Between);

/// Is this area at least this wide and this high?
pub const fn fits((width, height): (u16, u16), area: Rect) -> bool {
    area.width >= width && area.height >= height
}

/// Two areas of the same width beside each other.
pub fn halves(area: Rect) -> [Rect; 2] {
    Layout::horizontal([Fill(1), Fill(1)]).areas(area)
}

/// Draws a panel and what its inside should show.
pub fn draw_lines(
    frame: &mut Frame,
    area: Rect,
    block: Block,
    lines: impl FnOnce(Rect) -> Vec<Line<'static>>,
) {
    let inner = block.inner(area);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines(inner)), inner);
}

/// What stands between items in a row, and whether it is said how many of them have no room.
#[derive(Clone, Copy)]
pub struct Between {
    gap: &'static str,
    counted: bool,
}

/// Between cards.
pub const CARDS: Between = Between {
    gap: " · ",
    counted: true,
};
/// Between things that have little to do with each other.
pub const FACTS: Between = Between {
    gap: " │ ",
    counted: false,
};
/// Between signs where there is little room.
pub const CLOSE: Between = Between {
    gap: " ",
    counted: true,
};
/// Between signs.
pub const SIGNS: Between = Between {
    gap: "  ",
    counted: false,
};

/// Items one after another, in at most this many lines of this width.
pub fn flow(items: Vec<Item>, between: Between, room: usize, lines: usize) -> Vec<Line<'static>> {
    let mut flown: Vec<Line> = Vec::new();
    let mut left = items.len();
    for item in items {
        let is_last = flown.len() >= lines;
        let counts = is_last && between.counted;
        let rest = if counts && left > 1 { 3 } else { 0 };
        let added = between.gap.chars().count() + width(&item) + rest;
        match flown.last_mut() {
            Some(line) if line.width() + added <= room => {
                line.push_span(between.gap.dim());
                line.spans.extend(item);
            }
            Some(line) if counts => {
                line.push_span(format!(" +{left}").dim());
                break;
            }
            _ if is_last => break,
            _ => flown.push(Line::from(item)),
        }
        left -= 1;
    }
    flown
}

/// Items one after another, as many as the area holds.
pub fn fill(items: Vec<Item>, between: Between, area: Rect) -> Vec<Line<'static>> {
    flow(items, between, area.width.into(), area.height.into())
}

/// Facts in one line, the first ones if there is no room for all.
pub fn one_line(items: Vec<Item>, width: u16) -> Line<'static> {
    flow(items, FACTS, width.into(), 1)
        .into_iter()
        .next()
        .unwrap_or_default()
}

/// Every part gets a line, and in this order the lines that are to spare.
pub fn share(parts: &[Part], order: &[usize], area: Rect) -> Vec<Line<'static>> {
    let (room, height) = (usize::from(area.width), usize::from(area.height));
    let flown = |(items, between): &Part, lines| flow(items.clone(), *between, room, lines);
    let wanted: Vec<usize> = parts.iter().map(|part| flown(part, height).len()).collect();
    let mut lines: Vec<usize> = wanted.iter().map(|&wanted| wanted.min(1)).collect();
    let mut spare = height.saturating_sub(lines.iter().sum());
    for &at in order.iter().filter(|&&at| at < parts.len()) {
        let more = (wanted[at] - lines[at]).min(spare);
        lines[at] += more;
        spare -= more;
    }
    let shared = parts.iter().zip(lines);
    shared
        .flat_map(|(part, lines)| flown(part, lines))
        .collect()
}

/// Several items as one.
pub fn joined(items: Vec<Item>, between: &'static str) -> Item {
    items.join(&Span::raw(between))
}

/// A name, and how many there are of it.
pub fn times(name: String, count: u8) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name
    }
}

/// How many cells they take.
pub fn width(spans: &[Span]) -> usize {
    spans.iter().map(Span::width).sum()
}

/// A text that may be too long.
pub fn cut(text: Span<'static>, room: usize) -> Span<'static> {
    if text.width() <= room {
        return text;
    }
    let mut short = text.content.into_owned();
    while !short.is_empty() && Span::raw(&short).width() + 1 > room {
        short.pop();
    }
    Span::styled(format!("{}…", short.trim_end()), text.style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_flow_and_say_what_is_left_out() {
        let items = |texts: &[&'static str]| {
            texts
                .iter()
                .map(|&text| vec![Span::raw(text)])
                .collect::<Vec<_>>()
        };
        let told = |texts: &[&'static str], room, lines| -> Vec<String> {
            flow(items(texts), CARDS, room, lines)
                .iter()
                .map(ToString::to_string)
                .collect()
        };
        assert_eq!(told(&["one", "two", "three"], 17, 1), ["one · two · three"]);
        assert_eq!(told(&["one", "two", "three"], 9, 2), ["one · two", "three"]);
        assert_eq!(told(&["one", "two", "three"], 16, 1), ["one · two +1"]);
        assert_eq!(told(&["one", "two", "three"], 11, 1), ["one +2"]);
        assert_eq!(told(&[], 9, 2), [""; 0]);
        assert_eq!(told(&["one"], 9, 0), [""; 0]);
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(
            cut("Panic in the Beer Tent".into(), 10).content,
            "Panic in…"
        );
        assert_eq!(cut("Storm".into(), 5).content, "Storm");
    }
}
