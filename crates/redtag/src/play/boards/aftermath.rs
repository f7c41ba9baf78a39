//! The board of Aftermath: the map of the page, the sideboard, and the characters.

mod chart;
mod heroes;
mod map;
mod sideboard;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{Action, Aftermath, Card, Colour, Hero, Position};
use redtag_kernel::{Game, Seat, Turn, Words};

use super::captions::Captions;
use super::lines::{FACTS, Item, Part, fits, share, times};
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
        let asked = match self.turn(view.position) {
            Turn::Act(seats) => seats.first(),
            Turn::Over => None,
        };
        let board = Board {
            game: self,
            position: view.position,
            words: view.words,
            asked,
        };
        if fits(ROOMY, area) {
            board.roomy(frame, area);
        } else {
            board.compact(frame, area);
        }
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, MOST)
    }

    fn attempts(position: &Position) -> Vec<Action> {
        let mut attempts = vec![
            Action::Draw,
            Action::Read,
            Action::Exit(0),
            Action::Nest,
            Action::EndTurn,
        ];
        if let Some(hero) = position.heroes.get(usize::from(position.current)) {
            attempts.extend(against_foes(position));
            attempts.extend(of_hero(hero));
        }
        attempts
    }
}

/// What might be tried with each enemy.
fn against_foes(position: &Position) -> impl Iterator<Item = Action> {
    let foes = (0..).zip(position.scene.foes.iter());
    foes.flat_map(|(foe, one)| {
        let space = one.space;
        [
            Action::Melee(foe),
            Action::Ranged { foe, space },
            Action::Communicate(foe),
        ]
    })
}

/// What a character might try with cards, abilities and statuses.
fn of_hero(hero: &Hero) -> impl Iterator<Item = Action> {
    let cards = hero.hand.iter().flat_map(|(card, _)| {
        [
            Action::Move(card),
            Action::Contribute(card),
            Action::Play(card),
        ]
    });
    let first = hero.hand.iter().take(1);
    cards
        .chain(first.map(|(card, _)| Action::Equip(card)))
        .chain(hero.abilities.iter().map(Action::Activate))
        .chain(hero.statuses.iter().map(Action::Recover))
        .chain([Action::Scavenge(0)])
}

struct Board<'a> {
    game: &'a Aftermath,
    position: &'a Position,
    words: &'a Words,
    /// Who is asked, as long as the game goes on.
    asked: Option<Seat>,
}

impl Captions for Board<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let seats = self.position.heroes.len().max(1) as u16;
        let lines = (area.height.saturating_sub(19) / seats).clamp(1, 4);
        let [upper, heroes, below] = Layout::vertical([
            Fill(1),
            Length(2 + seats * lines),
            Length(legend.len() as u16),
        ])
        .areas(area);
        self.map_and_sideboard(frame, upper);
        self.titled(frame, heroes, "board-sign-hero", |area| self.heroes(area));
        frame.render_widget(Paragraph::new(legend), below);
    }

    fn map_and_sideboard(&self, frame: &mut Frame, area: Rect) {
        let room = (
            area.width.saturating_sub(BESIDE + 4),
            area.height.saturating_sub(2),
        );
        let width = self.chart(room).map_or(room.0, |chart| chart.size().0);
        let [map, beside] = Layout::horizontal([Length(width + 4), Fill(1)]).areas(area);
        let title = panel(&self.page_title());
        let inner = title.inner(map);
        frame.render_widget(title, map);
        self.map(frame, inner);
        self.sideboard(frame, beside);
    }

    /// Missions and dials, the track, and what else there is.
    fn sideboard(&self, frame: &mut Frame, area: Rect) {
        let [status, track, rest] = Layout::vertical([Fill(4), Fill(4), Fill(3)]).areas(area);
        let mission = [self.situation(), self.missions(), self.dials()].map(facts);
        self.titled(frame, status, "board-mission", |area| {
            share(&mission, &[2, 1, 0], area)
        });
        self.titled(frame, track, "board-threat", |area| self.long_track(area));
        let mut others = self.under_way();
        others.extend([self.tokens(), self.piles()].map(facts));
        self.titled(frame, rest, "board-supply", |area| {
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
        let [upper, lower] = Layout::vertical([Length(height), Fill(1)]).areas(area);
        let [map, beside] = Layout::horizontal([Length(width), Fill(1)])
            .spacing(1)
            .areas(upper);
        self.map(frame, map);
        let parts = self.parts();
        let order: Vec<usize> = (0..parts.len()).collect();
        frame.render_widget(Paragraph::new(share(&parts, &order, beside)), beside);
        let mut lines = self.heroes(lower);
        let left = usize::from(lower.height).saturating_sub(lines.len());
        lines.extend(self.legend(area.width, left));
        frame.render_widget(Paragraph::new(lines), lower);
    }

    /// All but the map and the characters, what matters most first.
    fn parts(&self) -> Vec<Part> {
        let mut page = vec![vec![self.page_title().bold()]];
        page.extend(self.situation());
        let track = self.labelled("board-threat", self.track());
        let mut parts = [page, self.dials(), track].map(facts).to_vec();
        parts.extend(self.under_way());
        parts.extend([self.missions(), self.tokens(), self.piles()].map(facts));
        parts
    }

    fn page_title(&self) -> String {
        self.say(self.game.page_title(self.position.page))
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
        Span::styled(times(self.say(self.game.card(card)), count), ink)
    }

    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        self.explained(LEGEND, width, lines)
    }
}

fn facts(items: Vec<Item>) -> Part {
    (items, FACTS)
}
