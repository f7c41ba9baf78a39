//! The board of Aftermath: the map of the page, the sideboard, and the characters.

mod chart;
mod heroes;
mod map;
mod sideboard;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{Action, Aftermath, Card, Colour, Position};
use redtag_kernel::{Game, Seat, Text, Turn, Words};

use super::lines::{Between, FACTS, SIGNS, draw_lines, flow};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::panel;

/// With a panel for each thing.
const ROOMY: (u16, u16) = (70, 25);
/// More rows than this are of no use.
const MOST: u16 = 44;
/// Fewer rows than this hide something.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;
/// Beside the map there are at least this many columns.
const BESIDE: u16 = 31;
/// Who is asked, and which enemy acts.
const HERE: &str = "▸";
/// Who keeps the book.
const BOOK: &str = "§";
/// Figures on the map, by seat and by place on the track.
const HERO: &str = "@";
const FOE: &str = "!";
/// Tokens on the map, with their number or their difficulty.
const ROACHES: &str = "%";
const TOKEN: &str = "#";
const FIND: &str = "$";
/// What the map shows.
const OBJECTIVE: &str = "*";
const POI: &str = "?";
const HIDE: &str = "∩";
const EXIT: &str = "»";
const START: &str = "¤";
/// Wounds, toxic ones, and life that is left.
const LIFE: [&str; 3] = ["●", "◊", "○"];
/// A slot without an item.
const FREE: &str = "-";
/// What the signs mean, what is met most first.
const LEGEND: [(&str, &str); 17] = [
    ("@1", "board-sign-hero"),
    ("!1", "board-enemies"),
    (POI, "board-poi"),
    (OBJECTIVE, "board-objective"),
    (EXIT, "board-exit"),
    (HIDE, "board-hide"),
    ("$4", "board-find"),
    ("···", "board-line-free"),
    ("·r·b·g·", "board-line-colour"),
    ("───", "board-line-white"),
    ("═══", "board-line-double"),
    (START, "board-sign-start"),
    (LIFE[0], "board-sign-wound"),
    (LIFE[1], "board-sign-toxic"),
    (TOKEN, "board-sign-token"),
    ("%2", "board-sign-roaches"),
    (BOOK, "board-sign-book"),
];

impl TerminalBoard for Aftermath {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        draw(frame, area, self, view.position, view.words);
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, MOST)
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try in a turn, possible or not.
fn attempts(position: &Position) -> Vec<Action> {
    let mut attempts = vec![
        Action::Draw,
        Action::Read,
        Action::Exit(0),
        Action::Nest,
        Action::EndTurn,
    ];
    let Some(hero) = position.heroes.get(usize::from(position.current)) else {
        return attempts;
    };
    for (foe, one) in (0..).zip(position.scene.foes.as_slice()) {
        attempts.extend([
            Action::Melee(foe),
            Action::Ranged {
                foe,
                space: one.space,
            },
            Action::Communicate(foe),
        ]);
    }
    for (card, _) in hero.hand.iter() {
        attempts.extend([
            Action::Move(card),
            Action::Contribute(card),
            Action::Play(card),
        ]);
    }
    attempts.extend(
        hero.hand
            .iter()
            .take(1)
            .map(|(card, _)| Action::Equip(card)),
    );
    attempts.extend(hero.abilities.iter().map(Action::Activate));
    attempts.extend(hero.statuses.iter().map(Action::Recover));
    attempts.push(Action::Scavenge(0));
    attempts
}

/// Draws the board.
fn draw(frame: &mut Frame, area: Rect, game: &Aftermath, position: &Position, words: &Words) {
    let asked = match game.turn(position) {
        Turn::Act(seats) => seats.first(),
        Turn::Over => None,
    };
    let board = Board {
        game,
        position,
        words,
        asked,
    };
    if area.width >= ROOMY.0 && area.height >= ROOMY.1 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

/// Spans that stay together.
type Item = Vec<Span<'static>>;
/// Items that share lines.
type Part = (Vec<Item>, Between);

struct Board<'a> {
    game: &'a Aftermath,
    position: &'a Position,
    words: &'a Words,
    /// Who is asked, as long as the game goes on.
    asked: Option<Seat>,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let seats = self.position.heroes.len().max(1) as u16;
        let lines = (area.height.saturating_sub(19) / seats).clamp(1, 4);
        let [upper, heroes, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(2 + seats * lines),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        let room = (
            upper.width.saturating_sub(BESIDE + 4),
            upper.height.saturating_sub(2),
        );
        let width = self.chart(room).map_or(room.0, |chart| chart.size().0);
        let [map, beside] =
            Layout::horizontal([Constraint::Length(width + 4), Constraint::Fill(1)]).areas(upper);
        let title = panel(&self.say(&self.game.page_title(self.position.page)));
        let inner = title.inner(map);
        frame.render_widget(title, map);
        self.map(frame, inner);
        self.sideboard(frame, beside);
        draw_lines(
            frame,
            heroes,
            panel(&self.word("board-sign-hero")),
            |area| self.heroes(area),
        );
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// Missions and dials, the track, and what else there is.
    fn sideboard(&self, frame: &mut Frame, area: Rect) {
        let [status, track, rest] = Layout::vertical([
            Constraint::Fill(4),
            Constraint::Fill(4),
            Constraint::Fill(3),
        ])
        .areas(area);
        let mission = [self.situation(), self.missions(), self.dials()]
            .map(facts)
            .to_vec();
        draw_lines(frame, status, panel(&self.word("board-mission")), |area| {
            share(&mission, &[2, 1, 0], area)
        });
        draw_lines(frame, track, panel(&self.word("board-threat")), |area| {
            self.long_track(area)
        });
        let others = [
            self.under_way(),
            [self.tokens(), self.piles()].map(facts).to_vec(),
        ]
        .concat();
        draw_lines(frame, rest, panel(&self.word("board-supply")), |area| {
            share(&others, &[0, 1, 2, 3], area)
        });
    }

    /// The map on the left, and line after line beside and below it.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let room = (
            area.width.saturating_sub(BESIDE),
            area.height.saturating_sub(3),
        );
        let (width, height) = self.chart(room).map_or(room, |chart| chart.size());
        let [upper, lower] =
            Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
        let [map, _, beside] = Layout::horizontal([
            Constraint::Length(width),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(upper);
        self.map(frame, map);
        let title = vec![self.say(&self.game.page_title(self.position.page)).bold()];
        let page = [vec![title], self.situation()].concat();
        let first = [
            page,
            self.dials(),
            self.labelled("board-threat", self.track()),
        ]
        .map(facts);
        let last = [self.missions(), self.tokens(), self.piles()].map(facts);
        let parts = [first.to_vec(), self.under_way(), last.to_vec()].concat();
        let order: Vec<usize> = (0..parts.len()).collect();
        frame.render_widget(Paragraph::new(share(&parts, &order, beside)), beside);
        let mut lines = self.heroes(lower);
        let left = usize::from(lower.height).saturating_sub(lines.len());
        lines.extend(self.legend(area.width, left));
        frame.render_widget(Paragraph::new(lines), lower);
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    /// With a name before the first, or a word that there is none.
    fn labelled(&self, key: &str, mut items: Vec<Item>) -> Vec<Item> {
        if items.is_empty() {
            items.push(vec![self.word("board-empty").dim()]);
        }
        items[0].insert(0, format!("{} ", self.word(key)).dim());
        items
    }

    fn card(&self, card: Card, count: u8) -> Span<'static> {
        let colour = self.game.content.cards.get(card).map(|rules| rules.colour);
        let ink = match colour {
            Some(Colour::Green) => Color::LightGreen,
            Some(Colour::Red) => Color::LightRed,
            Some(Colour::Blue) => Color::LightBlue,
            Some(Colour::Yellow) => Color::LightYellow,
            Some(Colour::Calamity) => Color::LightMagenta,
            Some(Colour::White | Colour::Black) | None => Color::Reset,
        };
        Span::styled(times(self.say(&self.game.card(card)), count), ink)
    }

    /// What the signs mean, as far as there is room.
    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let entry = |(sign, key): (&'static str, _)| {
            vec![Span::raw(sign), format!(" {}", self.word(key)).dim()]
        };
        flow(LEGEND.map(entry).to_vec(), SIGNS, width.into(), lines)
    }
}

/// Every part gets a line, and in this order the lines that are to spare.
fn share(parts: &[Part], order: &[usize], area: Rect) -> Vec<Line<'static>> {
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
    parts
        .iter()
        .zip(lines)
        .flat_map(|(part, lines)| flown(part, lines))
        .take(height)
        .collect()
}

fn facts(items: Vec<Item>) -> Part {
    (items, FACTS)
}

fn joined(items: Vec<Item>) -> Item {
    items.join(&Span::raw(", "))
}

fn times(name: String, count: u8) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name
    }
}
