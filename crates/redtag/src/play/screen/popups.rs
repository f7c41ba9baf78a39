//! What lies over the board for a while: rules, odds, reasons, a question.

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use redtag_kernel::{Illegal, Text};

use crate::play::boards::TerminalBoard;
use crate::play::keys;
use crate::play::screen::panes::draw_choices;
use crate::play::screen::{Popup, Screen, ink};

/// Lines of text are easy to read up to this width.
const READABLE: u16 = 90;

impl<G: TerminalBoard> Screen<G> {
    /// Draws the popup, if there is one.
    pub(super) fn draw_popup(&mut self, frame: &mut Frame, area: Rect) {
        let (title, keys, lines) = match &self.popup {
            Popup::Nothing => return,
            Popup::Why { .. } => return self.draw_why(frame, area),
            Popup::ConfirmNew => return self.draw_confirmation(frame, area),
            Popup::Rules { all: true, .. } => ("rules-all", "rules-keys-all", self.all_rules(area)),
            Popup::Rules { .. } => ("rules-now", "rules-keys", self.rules_now(area)),
            Popup::Position { .. } => ("key-position", "popup-keys", self.position(area)),
            Popup::Odds { .. } => ("odds-title", "popup-keys", self.odds(area)),
        };
        self.draw_text(frame, area, title, keys, lines);
    }

    /// A text that can be scrolled.
    fn draw_text(
        &mut self,
        frame: &mut Frame,
        area: Rect,
        title: &str,
        keys: &str,
        lines: Vec<Line<'static>>,
    ) {
        let wanted = (lines.len() as u16).saturating_add(2);
        let height = wanted.min(area.height.saturating_sub(2));
        let inner = self.open(frame, area, (READABLE, height), title, keys);
        let most = lines.len().saturating_sub(usize::from(inner.height));
        let scroll = match &mut self.popup {
            Popup::Rules { scroll, .. }
            | Popup::Odds { scroll, .. }
            | Popup::Position { scroll } => {
                *scroll = (*scroll).min(most);
                *scroll
            }
            _ => 0,
        };
        frame.render_widget(Paragraph::new(lines).scroll((scroll as u16, 0)), inner);
    }

    /// Makes room for a popup with this title and these keys, and says where it is.
    fn open(
        &self,
        frame: &mut Frame,
        area: Rect,
        size: (u16, u16),
        title: &str,
        keys: &str,
    ) -> Rect {
        let words = &self.current.words;
        ink::popup(frame, area, size, &words.word(title), &words.word(keys))
    }

    fn rules_now(&self, area: Rect) -> Vec<Line<'static>> {
        let rules = self.current.rules_now();
        rules
            .iter()
            .flat_map(|rule| rule_lines(rule, text_width(area)))
            .collect()
    }

    fn all_rules(&self, area: Rect) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (title, rules) in self.current.chapters() {
            lines.push(heading(title));
            lines.push(Line::default());
            let width = text_width(area);
            lines.extend(rules.iter().flat_map(|rule| rule_lines(rule, width)));
        }
        lines
    }

    fn position(&self, area: Rect) -> Vec<Line<'static>> {
        let match_ = &self.current.match_;
        let told = match_.game().describe(match_.position());
        told.iter()
            .flat_map(|text| ink::wrap(&self.current.words.say(text), text_width(area)))
            .map(Line::from)
            .collect()
    }

    fn odds(&self, area: Rect) -> Vec<Line<'static>> {
        let Popup::Odds { rows, more, .. } = &self.popup else {
            return Vec::new();
        };
        let width = text_width(area);
        let mut lines = Vec::new();
        for row in rows {
            let style = match row.after {
                None => Modifier::BOLD,
                Some(_) => Modifier::empty(),
            };
            lines.extend(ink::wrapped(&self.current.say_fate(row), width, style));
        }
        if more.is_some() {
            lines.push(Line::styled(self.thinking(), Color::Yellow));
        }
        for (title, chances) in self.current.next_chances() {
            lines.push(Line::default());
            lines.push(heading(title));
            lines.extend(in_columns(&chances, width));
        }
        lines
    }

    fn draw_why(&self, frame: &mut Frame, area: Rect) {
        let Popup::Why { refused, selected } = &self.popup else {
            return;
        };
        let title = if refused.is_empty() {
            "nothing-refused"
        } else {
            "which-refused"
        };
        let height = area.height.saturating_sub(2).min(refused.len() as u16 + 14);
        let inner = self.open(frame, area, (READABLE, height), title, "why-keys");
        let [list, below] = Layout::vertical([
            Length((refused.len() as u16).clamp(1, inner.height / 2)),
            Fill(1),
        ])
        .spacing(1)
        .areas(inner);
        let entry = |(nth, (label, _)): (usize, &(Text, _))| {
            let key = keys::of_choice(nth).map_or_else(String::new, String::from);
            vec![format!(" {key} {} ", self.current.words.say(label))]
        };
        let entries = refused.iter().enumerate().map(entry).collect();
        draw_choices(frame, list, entries, *selected);
        if let Some((_, illegal)) = refused.get(*selected) {
            let reason = self.reason(illegal, usize::from(inner.width));
            frame.render_widget(Paragraph::new(reason), below);
        }
    }

    /// Why something is illegal, and the rule.
    fn reason(&self, illegal: &Illegal, width: usize) -> Vec<Line<'static>> {
        let style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
        let mut reason = ink::wrapped(&self.current.words.say(&illegal.why), width, style);
        if !illegal.rule.is_empty() {
            reason.extend(rule_lines(&self.current.rule(illegal.rule), width));
        }
        reason
    }

    fn draw_confirmation(&self, frame: &mut Frame, area: Rect) {
        let question = self.current.words.word("confirm-new");
        let lines = ink::wrapped(&question, 56, Style::new());
        let size = (60, lines.len() as u16 + 2);
        let inner = self.open(frame, area, size, "key-new", "confirm-keys");
        frame.render_widget(Paragraph::new(lines), inner);
    }
}

fn text_width(area: Rect) -> usize {
    usize::from(area.width.min(READABLE)) - 4
}

fn heading(title: String) -> Line<'static> {
    Line::styled(
        title,
        Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
    )
}

/// A rule with its id in front, and room below.
fn rule_lines((id, text): &(String, String), width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = ink::wrap(text, width.saturating_sub(5))
        .into_iter()
        .enumerate()
        .map(|(at, line)| {
            Line::from(if at == 0 {
                format!("{id:<4} {line}")
            } else {
                format!("     {line}")
            })
        })
        .collect();
    lines.push(Line::default());
    lines
}

/// Short lines beside each other, to be read downwards.
fn in_columns(entries: &[String], width: usize) -> Vec<Line<'static>> {
    let widest = entries
        .iter()
        .map(|entry| entry.chars().count())
        .max()
        .unwrap_or(1)
        + 3;
    let columns = (width / widest).max(1);
    let rows = entries.len().div_ceil(columns);
    let row = |row: usize| {
        let cells = entries.iter().skip(row).step_by(rows.max(1));
        Line::from(
            cells
                .map(|entry| format!("{entry:<widest$}"))
                .collect::<String>(),
        )
    };
    (0..rows).map(row).collect()
}
