//! Lines that boards are made of.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

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
pub fn flow(
    items: Vec<Vec<Span<'static>>>,
    between: Between,
    room: usize,
    lines: usize,
) -> Vec<Line<'static>> {
    let mut flown: Vec<Line> = Vec::new();
    let mut left = items.len();
    for item in items {
        let is_last = flown.len() >= lines;
        let rest = if is_last && between.counted && left > 1 {
            3
        } else {
            0
        };
        match flown.last_mut() {
            Some(line)
                if line.width() + between.gap.chars().count() + width(&item) + rest <= room =>
            {
                line.push_span(between.gap.dim());
                line.spans.extend(item);
            }
            Some(line) if is_last && between.counted => {
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
