//! What is always on the screen: a title, the board, what is asked, the log, the keys.

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length, Max, Percentage};
use ratatui::layout::{Layout, Rect};
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
            Length(1),
            Length(u16::from(trouble.is_some())),
            Fill(1),
            Length(1),
        ])
        .areas(area);
        frame.render_widget(title_bar(&self.current.match_, &self.current.words), title);
        if let Some(trouble) = trouble {
            let style = Style::new().fg(Color::Red).add_modifier(Modifier::REVERSED);
            frame.render_widget(Line::styled(format!(" ! {trouble} "), style), warning);
        }
        let [board, asked, log] = places(&**self.current.match_.game(), area, middle);
        self.draw_board(frame, board);
        self.draw_asked(frame, asked);
        self.draw_log(frame, log);
        frame.render_widget(self.key_bar(), keys);
        self.draw_popup(frame, middle);
        if !self.coloured {
            ink::without_colours(frame);
        }
    }

    fn draw_board(&self, frame: &mut Frame, area: Rect) {
        let match_ = &self.current.match_;
        let view = BoardView {
            position: match_.position(),
            seat: self.current.seat().unwrap_or(0),
            pointed: self.pointed().copied(),
            words: &self.current.words,
        };
        match_.game().draw(frame, area, &view);
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
        let panel = ink::panel(&self.heading()).border_style(Style::new().fg(Color::Yellow));
        let inner = panel.inner(area);
        frame.render_widget(panel, area);
        let width = usize::from(inner.width);
        let prompt = self.prompt();
        let prompt: Vec<Line> = prompt
            .iter()
            .flat_map(|line| ink::wrapped(line, width, Modifier::BOLD))
            .collect();
        let told = self.aside(width);
        let choices = self.choices(width);
        let needed = prompt.len() + choices.iter().map(Vec::len).sum::<usize>() + told.len();
        let gap = usize::from(needed < usize::from(inner.height));
        let [top, list, bottom] = Layout::vertical([
            Length((prompt.len() + gap) as u16),
            Fill(1),
            Length(told.len() as u16),
        ])
        .areas(inner);
        frame.render_widget(Paragraph::new(prompt), top);
        frame.render_widget(Paragraph::new(told), bottom);
        draw_choices(frame, list, choices, self.selected);
    }

    fn heading(&self) -> String {
        self.current.words.word(match self.current.bot_to_act() {
            _ if self.current.is_over() => "heading-over",
            Some(_) => "heading-bot",
            None => "heading-asked",
        })
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
        let named = if self.current.pending.is_some() {
            self.named_answers()
        } else {
            self.named_actions()
        };
        let keys = named.iter().map(|(key, _)| key.chars().count()).max();
        let keys = keys.unwrap_or(0).max(2);
        let entry = |(key, label): (String, String)| {
            let lines = ink::wrap(&label, width.saturating_sub(keys + 3));
            let line = |(at, line)| format!(" {:<keys$} {line}", if at == 0 { &*key } else { "" });
            lines.into_iter().enumerate().map(line).collect()
        };
        named.into_iter().map(entry).collect()
    }

    /// What the real cards or dice may show: what to type, and what it is.
    fn named_answers(&self) -> Vec<(String, String)> {
        let answers = self.current.answers().into_iter();
        answers
            .map(|answer| (answer.typed, self.current.words.say(&answer.text)))
            .collect()
    }

    /// The legal actions: their keys, with a star at the one of the hint, and their labels.
    fn named_actions(&self) -> Vec<(String, String)> {
        let hinted = match &self.hint {
            Hint::Known(action, _) => Some(*action),
            _ => None,
        };
        let name = |(nth, action): (usize, &G::Action)| {
            let key = keys::of_choice(nth).map_or_else(String::new, String::from);
            let star = if hinted == Some(*action) { "★" } else { "" };
            let label = self.current.words.say(&self.current.label(action));
            (format!("{key}{star}"), label)
        };
        self.actions.iter().enumerate().map(name).collect()
    }

    /// Hint, notice, and who else may act.
    fn aside(&self, width: usize) -> Vec<Line<'static>> {
        let mut told = Vec::new();
        match &self.hint {
            Hint::Nothing => {}
            Hint::Thinking(_) => told.push(self.thinking()),
            Hint::Known(_, lines) => {
                told.extend(
                    lines
                        .iter()
                        .zip(["★"].into_iter().chain(std::iter::repeat(" ")))
                        .map(|(line, mark)| format!("{mark} {line}")),
                );
            }
        }
        if self.current.bot_to_act().is_some() {
            told.push(self.thinking());
        }
        let others = self.current.others();
        if !others.is_empty() {
            let heading = self.current.words.word("others");
            told.push(format!("{heading} {}", others.join(", ")));
        }
        if let Some(notice) = &self.current.notice {
            told.push(format!("! {}", self.current.say_notice(notice)));
        }
        told.iter()
            .flat_map(|line| ink::wrapped(line, width, Color::Yellow))
            .collect()
    }

    /// A spinner while something is being worked out.
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
        let is_choice = |said: &Said| matches!(said, Said::Choice(..));
        let latest = current.log.iter().rposition(is_choice).unwrap_or(0);
        let inner = ink::panel("").inner(area);
        let width = usize::from(inner.width);
        let mut lines = Vec::new();
        for (at, said) in current.log.iter().enumerate() {
            let style = said_style(said, at >= latest);
            lines.extend(ink::wrapped(&current.say(said), width, style));
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
        let [board, panes] = Layout::horizontal([Fill(1), Length(PANES)]).areas(middle);
        let [asked, log] = Layout::vertical([Max(18), Fill(1)]).areas(panes);
        return [board, asked, log];
    }
    let rows = game.rows(screen);
    let [board, below] = Layout::vertical([Length(rows), Fill(1)]).areas(middle);
    let [asked, log] = Layout::horizontal([Percentage(57), Fill(1)]).areas(below);
    [board, asked, log]
}

/// The first row: which game this is, how several stand, and where its luck comes from.
pub fn title_bar<G: TerminalBoard>(match_: &Match<G>, words: &Words) -> Line<'static> {
    let badge = Modifier::REVERSED | Modifier::BOLD;
    let badge = Style::new().fg(Color::Red).add_modifier(badge);
    let mut line = Line::from(vec![
        Span::styled(" REDTAG ", badge),
        format!(" {} ", words.word("game-title")).bold(),
    ]);
    if !redtag_games::is_official(match_) {
        line.push_span(format!(" {} ", words.word("variant")).yellow());
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
        let told = words.word("too-small");
        let told = format!("{told} {width}×{height} ({}×{})", area.width, area.height);
        let lines = ink::wrapped(&told, usize::from(area.width), Style::new());
        frame.render_widget(Paragraph::new(lines), area);
    }
    small
}

/// A list that keeps the selected entry in sight.
pub fn draw_choices(frame: &mut Frame, area: Rect, choices: Vec<Vec<String>>, selected: usize) {
    let height = usize::from(area.height);
    let top = choices.get(selected).map_or(0, |entry| {
        let before: usize = choices[..selected].iter().map(Vec::len).sum();
        (before + entry.len()).saturating_sub(height).min(before)
    });
    let choices = choices.into_iter().enumerate();
    let lines: Vec<Line> = choices
        .flat_map(|(at, entry)| choice(entry, at == selected))
        .collect();
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

/// The lines of an entry, with a mark before the first if it is selected.
fn choice(entry: Vec<String>, is_selected: bool) -> impl Iterator<Item = Line<'static>> {
    let (mark, style) = if is_selected {
        ("▸", Modifier::REVERSED)
    } else {
        (" ", Modifier::empty())
    };
    entry.into_iter().enumerate().map(move |(row, line)| {
        let mark = if row == 0 { mark } else { " " };
        Line::styled(format!("{mark}{line}"), style)
    })
}
