//! Drawing helpers that boards and panes share.

use ratatui::Frame;
use ratatui::layout::Constraint::Length;
use ratatui::layout::{Flex, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding};

/// A box with a title.
pub fn panel(title: &str) -> Block<'static> {
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(Modifier::DIM)
        .title(Span::styled(format!(" {title} "), Modifier::BOLD))
        .padding(Padding::horizontal(1))
}

/// Clears a place in the middle of the screen for a popup, and says where to draw it.
pub fn popup(
    frame: &mut Frame,
    area: Rect,
    (width, height): (u16, u16),
    title: &str,
    keys: &str,
) -> Rect {
    let [row] = Layout::vertical([Length(height.min(area.height))])
        .flex(Flex::Center)
        .areas(area);
    let [place] = Layout::horizontal([Length(width.min(area.width))])
        .flex(Flex::Center)
        .areas(row);
    let panel = panel(title)
        .border_style(Style::new().fg(Color::Yellow))
        .border_type(BorderType::Double)
        .title_bottom(Line::from(format!(" {keys} ")).right_aligned());
    let inner = panel.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(panel, place);
    inner
}

/// Filled and empty dots.
pub fn pips(value: usize, most: usize, colour: Color) -> Span<'static> {
    let filled = value.min(most);
    Span::styled(
        format!("{}{}", "●".repeat(filled), "○".repeat(most - filled)),
        colour,
    )
}

/// A bar of this many cells.
pub fn bar(value: usize, most: usize, cells: usize, colour: Color) -> Span<'static> {
    let filled = (value * cells).div_ceil(most.max(1)).min(cells);
    Span::styled(
        format!("{}{}", "█".repeat(filled), "░".repeat(cells - filled)),
        colour,
    )
}

/// A card face of three rows, with a line beside each.
pub fn card(face: &str, colour: Color, beside: [Line<'static>; 3]) -> Vec<Line<'static>> {
    let width = Span::raw(face).width().max(3);
    let edge = "─".repeat(width);
    let rows = [
        format!("╭{edge}╮"),
        format!("│{face:<width$}│"),
        format!("╰{edge}╯"),
    ];
    let join = |(row, beside): (String, Line<'static>)| {
        let mut line = Line::from(vec![Span::styled(row, colour), " ".into()]);
        line.spans.extend(
            beside
                .spans
                .into_iter()
                .map(|span| span.patch_style(beside.style)),
        );
        line
    };
    rows.into_iter().zip(beside).map(join).collect()
}

/// A text in lines of at most this width, all of this style.
pub fn wrapped(text: &str, width: usize, style: impl Into<Style>) -> Vec<Line<'static>> {
    let style = style.into();
    let lines = wrap(text, width).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

/// Breaks a text into lines of at most this width, between words where it can.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let indent: String = text.chars().take_while(|letter| *letter == ' ').collect();
    let width = width.max(indent.len() + 8);
    let mut lines = vec![indent.clone()];
    for word in text.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            let line = lines.last_mut().expect("there is always one");
            rest = put_word(line, rest, indent.len(), width);
            if !rest.is_empty() {
                lines.push(indent.clone());
            }
        }
    }
    lines
}

/// Puts a word at the end of a line if it fits, and what fits of it into an empty line. Gives back
/// what is left for the next.
fn put_word<'a>(line: &mut String, word: &'a str, indent: usize, width: usize) -> &'a str {
    let is_empty = line.len() <= indent;
    let used = Span::raw(line.as_str()).width() + usize::from(!is_empty);
    if used + Span::raw(word).width() <= width {
        line.push_str(if is_empty { "" } else { " " });
        line.push_str(word);
        return "";
    }
    if !is_empty {
        return word;
    }
    let fits = word.char_indices().nth(width - indent);
    let (first, rest) = word.split_at(fits.map_or(word.len(), |(at, _)| at));
    line.push_str(first);
    rest
}

/// Removes all colours, for those who asked for none.
pub fn without_colours(frame: &mut Frame) {
    for cell in &mut frame.buffer_mut().content {
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_between_words() {
        assert_eq!(wrap("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(
            wrap("  indented text here", 13),
            ["  indented", "  text here"]
        );
        assert_eq!(wrap("abcdefghijklmno", 10), ["abcdefghij", "klmno"]);
        assert_eq!(wrap("", 10), [""]);
    }
}
