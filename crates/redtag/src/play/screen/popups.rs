//! What lies over the table for a while: rules, odds, reasons, a question.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::play::boards::TerminalBoard;
use crate::play::keys;
use crate::play::screen::panes::draw_choices;
use crate::play::screen::{Popup, Screen, ink};

/// Lines of text are easy to read up to this width.
const READABLE: u16 = 90;

impl<G: TerminalBoard> Screen<G> {
    /// Draws the popup, if there is one.
    pub(super) fn draw_popup(&mut self, frame: &mut Frame, area: Rect) {
        match &self.popup {
            Popup::Nothing => {}
            Popup::Rules { all, .. } => {
                let all = *all;
                let (title, keys) = if all {
                    ("rules-all", "rules-keys-all")
                } else {
                    ("rules-now", "rules-keys")
                };
                let lines = if all {
                    self.all_rules(area)
                } else {
                    self.rules_now(area)
                };
                self.draw_text(frame, area, title, keys, lines);
            }
            Popup::Table { .. } => {
                let lines = self.table(area);
                self.draw_text(frame, area, "key-table", "popup-keys", lines);
            }
            Popup::Odds { .. } => {
                let lines = self.odds(area);
                self.draw_text(frame, area, "odds-title", "popup-keys", lines);
            }
            Popup::Why { .. } => self.draw_why(frame, area),
            Popup::ConfirmNew => self.draw_confirmation(frame, area),
        }
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
        let words = &self.current.words;
        let height = (lines.len() as u16)
            .saturating_add(2)
            .min(area.height.saturating_sub(2));
        let inner = ink::popup(
            frame,
            area,
            READABLE,
            height,
            &words.word(title),
            &words.word(keys),
        );
        let most = lines.len().saturating_sub(usize::from(inner.height));
        let scroll = match &mut self.popup {
            Popup::Rules { scroll, .. } | Popup::Odds { scroll, .. } | Popup::Table { scroll } => {
                *scroll = (*scroll).min(most);
                *scroll
            }
            _ => 0,
        };
        frame.render_widget(Paragraph::new(lines).scroll((scroll as u16, 0)), inner);
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
            lines.extend(
                rules
                    .iter()
                    .flat_map(|rule| rule_lines(rule, text_width(area))),
            );
        }
        lines
    }

    fn table(&self, area: Rect) -> Vec<Line<'static>> {
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
            let wrapped = ink::wrap(&self.current.say_fate(row), width);
            let style = if row.after.is_none() {
                Modifier::BOLD
            } else {
                Modifier::empty()
            };
            lines.extend(wrapped.into_iter().map(|line| Line::styled(line, style)));
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
        let words = &self.current.words;
        let title = words.word(if refused.is_empty() {
            "nothing-refused"
        } else {
            "which-refused"
        });
        let height = area.height.saturating_sub(2).min(refused.len() as u16 + 14);
        let inner = ink::popup(
            frame,
            area,
            READABLE,
            height,
            &title,
            &words.word("why-keys"),
        );
        let mut reason = Vec::new();
        if let Some((_, illegal)) = refused.get(*selected) {
            let why = ink::wrap(&words.say(&illegal.why), usize::from(inner.width));
            let style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
            reason.extend(why.into_iter().map(|line| Line::styled(line, style)));
            if !illegal.rule.is_empty() {
                reason.extend(rule_lines(
                    &self.current.rule(illegal.rule),
                    usize::from(inner.width),
                ));
            }
        }
        let [list, below] = Layout::vertical([
            Constraint::Length((refused.len() as u16).clamp(1, inner.height / 2)),
            Constraint::Fill(1),
        ])
        .spacing(1)
        .areas(inner);
        let entry = |(nth, (label, _)): (usize, &(redtag_kernel::Text, _))| {
            let key = keys::of_choice(nth).map_or_else(String::new, String::from);
            vec![format!(" {key} {} ", words.say(label))]
        };
        draw_choices(
            frame,
            list,
            refused.iter().enumerate().map(entry).collect(),
            *selected,
        );
        frame.render_widget(Paragraph::new(reason), below);
    }

    fn draw_confirmation(&self, frame: &mut Frame, area: Rect) {
        let words = &self.current.words;
        let lines: Vec<Line> = ink::wrap(&words.word("confirm-new"), 56)
            .into_iter()
            .map(Line::from)
            .collect();
        let height = lines.len() as u16 + 2;
        let inner = ink::popup(
            frame,
            area,
            60,
            height,
            &words.word("key-new"),
            &words.word("confirm-keys"),
        );
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
