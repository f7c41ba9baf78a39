//! What is always on the screen: a title, the board, what is asked, the log, the keys.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_kernel::{Match, Words};

use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::keys;
use crate::play::log::{Said, luck, points, score, winner};
use crate::play::screen::{Hint, SMALLEST, Screen, ink};

/// Board and panes lie side by side from this size on.
const WIDE: (u16, u16) = (110, 33);
/// The panes then have this width.
const PANES: u16 = 48;

const SPINNER: [&str; 4] = ["◐", "◓", "◑", "◒"];

impl<G: TerminalBoard> Screen<G> {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if is_too_small(frame, area, &self.current.words) {
            return;
        }
        let trouble = self.current.trouble();
        let [title, warning, middle, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(u16::from(trouble.is_some())),
            Constraint::Fill(1),
            Constraint::Length(1),
        ])
        .areas(area);
        frame.render_widget(title_bar(&self.current.match_, &self.current.words), title);
        if let Some(trouble) = trouble {
            let style = Style::new().fg(Color::Red).add_modifier(Modifier::REVERSED);
            frame.render_widget(Line::styled(format!(" ! {trouble} "), style), warning);
        }
        let [board, asked, log] = places(&**self.current.match_.game(), area, middle);
        let match_ = &self.current.match_;
        let (game, position) = (&**match_.game(), match_.position());
        let seat = self.current.seat().unwrap_or(0);
        let view = BoardView {
            position,
            seat,
            pointed: self.pointed().copied(),
            words: &self.current.words,
        };
        game.draw(frame, board, &view);
        self.draw_asked(frame, asked);
        self.draw_log(frame, log);
        frame.render_widget(self.key_bar(), keys);
        self.draw_popup(frame, middle);
        if !self.coloured {
            ink::without_colours(frame);
        }
    }

    /// The choice of a person that is marked in the list.
    fn pointed(&self) -> Option<&G::Action> {
        let asked = self.current.pending.is_none() && self.current.bot_to_act().is_none();
        self.actions.get(self.selected).filter(|_| asked)
    }

    fn key_bar(&self) -> Line<'static> {
        let words = &self.current.words;
        if self.current.pending.is_some() {
            return Line::from(format!(" {}", words.word("key-withdraw")));
        }
        if self.current.bot_to_act().is_some() {
            return Line::from(format!(" {}", words.word("bot-keys")));
        }
        let mut line = Line::default();
        for (key, name) in keys::commands::<G>() {
            line.push_span(Span::styled(format!(" {key} "), Modifier::REVERSED));
            line.push_span(format!("{} ", words.word(name)));
        }
        line
    }

    /// What is asked, what can be done, and what else is to be told.
    fn draw_asked(&mut self, frame: &mut Frame, area: Rect) {
        let words = &self.current.words;
        let heading = match self.current.bot_to_act() {
            _ if self.current.is_over() => "heading-over",
            Some(_) => "heading-bot",
            None => "heading-asked",
        };
        let panel = ink::panel(&words.word(heading)).border_style(Style::new().fg(Color::Yellow));
        let inner = panel.inner(area);
        frame.render_widget(panel, area);
        let width = usize::from(inner.width);
        let prompt: Vec<Line> = self
            .prompt()
            .iter()
            .flat_map(|line| ink::wrap(line, width))
            .map(|line| Line::from(line).bold())
            .collect();
        let told: Vec<Line> = self.aside(width);
        let choices = self.choices(width);
        let needed = prompt.len() + choices.iter().map(Vec::len).sum::<usize>() + told.len();
        let gap = usize::from(needed < usize::from(inner.height));
        let [top, list, bottom] = Layout::vertical([
            Constraint::Length((prompt.len() + gap) as u16),
            Constraint::Fill(1),
            Constraint::Length(told.len() as u16),
        ])
        .areas(inner);
        frame.render_widget(Paragraph::new(prompt), top);
        frame.render_widget(Paragraph::new(told), bottom);
        draw_choices(frame, list, choices, self.selected);
    }

    fn prompt(&self) -> Vec<String> {
        let words = &self.current.words;
        let mut lines = vec![self.current.prompt()];
        if self.current.pending.is_some() {
            lines.push(words.word("which-outcome"));
            lines.push(format!("> {}_", self.typed));
        } else if self.current.is_over() {
            lines.extend(winner(&self.current.match_, words));
            lines.push(score(&self.current.match_, words));
            lines.extend(self.current.kept_in_words());
            lines.push(words.word("after-the-end"));
        }
        lines
    }

    /// Each choice as the lines it takes.
    fn choices(&self, width: usize) -> Vec<Vec<String>> {
        let words = &self.current.words;
        let hinted = match &self.hint {
            Hint::Known(advice) => Some(advice.action),
            _ => None,
        };
        let named: Vec<(String, String)> = if self.current.pending.is_some() {
            let answers = self.current.answers();
            answers
                .into_iter()
                .map(|answer| (answer.typed, words.say(&answer.text)))
                .collect()
        } else {
            let name = |(nth, action): (usize, &G::Action)| {
                let key = keys::of_choice(nth).map_or_else(String::new, String::from);
                let star = if hinted == Some(*action) { "★" } else { "" };
                (
                    format!("{key}{star}"),
                    words.say(&self.current.label(action)),
                )
            };
            self.actions.iter().enumerate().map(name).collect()
        };
        let keys = named
            .iter()
            .map(|(key, _)| key.chars().count())
            .max()
            .unwrap_or(0)
            .max(2);
        let entry = |(key, label): (String, String)| {
            let lines = ink::wrap(&label, width.saturating_sub(keys + 3))
                .into_iter()
                .enumerate();
            lines
                .map(|(at, line)| format!(" {:<keys$} {line}", if at == 0 { &key } else { "" }))
                .collect()
        };
        named.into_iter().map(entry).collect()
    }

    /// Hint, notice, and who else may act.
    fn aside(&self, width: usize) -> Vec<Line<'static>> {
        let mut told = Vec::new();
        match &self.hint {
            Hint::Nothing => {}
            Hint::Thinking(_) => told.push(self.thinking()),
            Hint::Known(advice) => told.push(format!("★ {}", self.current.say_hint(advice))),
        }
        if self.current.bot_to_act().is_some() {
            told.push(self.thinking());
        }
        let others = self.current.others();
        if !others.is_empty() {
            told.push(format!(
                "{} {}",
                self.current.words.word("others"),
                others.join(", ")
            ));
        }
        if let Some(notice) = &self.current.notice {
            told.push(format!("! {}", self.current.say_notice(notice)));
        }
        let lines = told.iter().flat_map(|line| ink::wrap(line, width));
        lines
            .map(|line| Line::styled(line, Color::Yellow))
            .collect()
    }

    /// That something is being worked out.
    pub(super) fn thinking(&self) -> String {
        format!(
            "{} {}",
            SPINNER[self.ticks % SPINNER.len()],
            self.current.words.word("thinking")
        )
    }

    fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        let current = &self.current;
        let mut title = current.words.word("heading-log");
        let latest = current
            .log
            .iter()
            .rposition(|said| matches!(said, Said::Choice(..)))
            .unwrap_or(0);
        let panel = ink::panel("");
        let inner = panel.inner(area);
        let mut lines = Vec::new();
        for (at, said) in current.log.iter().enumerate() {
            let style = said_style(said, at >= latest);
            let wrapped = ink::wrap(&current.say(said), usize::from(inner.width));
            lines.extend(wrapped.into_iter().map(|line| Line::styled(line, style)));
        }
        let hidden = lines.len().saturating_sub(usize::from(inner.height));
        self.scrolled = self.scrolled.min(hidden);
        if self.scrolled > 0 {
            title = format!("{title} ↑{}", self.scrolled);
        }
        let top = (hidden - self.scrolled) as u16;
        frame.render_widget(ink::panel(&title), area);
        frame.render_widget(Paragraph::new(lines).scroll((top, 0)), inner);
    }
}

/// Where the board, what is asked and the log have their places: beside each other where there is
/// room.
pub fn places<G: TerminalBoard>(game: &G, screen: Rect, middle: Rect) -> [Rect; 3] {
    if screen.width >= WIDE.0 && screen.height >= WIDE.1 {
        let [board, panes] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(PANES)]).areas(middle);
        let [asked, log] =
            Layout::vertical([Constraint::Max(18), Constraint::Fill(1)]).areas(panes);
        return [board, asked, log];
    }
    let rows = game.rows(screen);
    let [board, below] =
        Layout::vertical([Constraint::Length(rows), Constraint::Fill(1)]).areas(middle);
    let [asked, log] =
        Layout::horizontal([Constraint::Percentage(57), Constraint::Fill(1)]).areas(below);
    [board, asked, log]
}

/// The first row: which game this is, how several stand, and where its luck comes from.
pub fn title_bar<G: TerminalBoard>(match_: &Match<G>, words: &Words) -> Line<'static> {
    let mut line = Line::from(vec![
        Span::styled(
            " REDTAG ",
            Style::new()
                .fg(Color::Red)
                .add_modifier(Modifier::REVERSED | Modifier::BOLD),
        ),
        format!(" {} ", words.word("game-title")).bold(),
    ]);
    if !redtag_games::is_official(match_) {
        line.push_span(Span::styled(
            format!(" {} ", words.word("variant")),
            Color::Yellow,
        ));
    }
    if match_.seats() > 1 {
        line.push_span(format!(" {} ", points(match_, words)));
    }
    line.push_span(format!(" {}", luck(match_, words)).dim());
    line
}

/// How a line of the log looks.
pub fn said_style(said: &Said, latest: bool) -> Style {
    match said {
        Said::Choice(..) => Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
        Said::Event(_) if latest => Style::new(),
        Said::Event(_) => Style::new().add_modifier(Modifier::DIM),
    }
}

/// Says so if the terminal is too small.
pub fn is_too_small(frame: &mut Frame, area: Rect, words: &Words) -> bool {
    let (width, height) = SMALLEST;
    let small = area.width < width || area.height < height;
    if small {
        let told = format!(
            "{} {width}×{height} ({}×{})",
            words.word("too-small"),
            area.width,
            area.height
        );
        let lines: Vec<Line> = ink::wrap(&told, usize::from(area.width))
            .into_iter()
            .map(Line::from)
            .collect();
        frame.render_widget(Paragraph::new(lines), area);
    }
    small
}

/// A list that keeps the selected entry in sight.
pub fn draw_choices(frame: &mut Frame, area: Rect, choices: Vec<Vec<String>>, selected: usize) {
    let height = usize::from(area.height);
    let mut lines = Vec::new();
    let mut seen = 0..0;
    for (at, entry) in choices.into_iter().enumerate() {
        let start = lines.len();
        let style = if at == selected {
            Modifier::REVERSED
        } else {
            Modifier::empty()
        };
        let mark = if at == selected { "▸" } else { " " };
        for (row, line) in entry.into_iter().enumerate() {
            let mark = if row == 0 { mark } else { " " };
            lines.push(Line::styled(format!("{mark}{line}"), style));
        }
        if at == selected {
            seen = start..lines.len();
        }
    }
    let top = seen.end.saturating_sub(height).min(seen.start);
    let more = lines.len() > top + height;
    frame.render_widget(Paragraph::new(lines).scroll((top as u16, 0)), area);
    if more && area.height > 0 {
        let corner = Rect {
            x: area.right().saturating_sub(1),
            y: area.bottom() - 1,
            width: 1,
            height: 1,
        };
        frame.render_widget(Span::raw("↓"), corner);
    }
}
