//! Cards as signs: suits, patients and Diesel, face up and face down.

use ratatui::style::{Color, Style, Stylize};
use ratatui::text::{Line, Span};
use redtag_kernel::Bag;
use redtag_triage::{Card, KINDS, Outsider, Rank, Source};

use crate::play::screen::ink::pips;

/// What cards are sorted by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Suit {
    Diesel,
    Hope,
    Aftershock,
    Complications,
    Patient(Rank),
}

impl Suit {
    pub const ALL: [Self; 7] = [
        Self::Diesel,
        Self::Hope,
        Self::Aftershock,
        Self::Complications,
        Self::Patient(Rank::Jack),
        Self::Patient(Rank::Queen),
        Self::Patient(Rank::King),
    ];

    fn of(card: Card) -> Self {
        match card {
            Card::Diesel(_) => Self::Diesel,
            Card::Hope => Self::Hope,
            Card::Aftershock(_) => Self::Aftershock,
            Card::Complications(_) => Self::Complications,
            Card::Patient(rank) => Self::Patient(rank),
        }
    }

    fn symbol(self) -> Span<'static> {
        match self {
            Self::Diesel => "♦".red(),
            Self::Hope => "♥".red(),
            Self::Aftershock => "♠".blue(),
            Self::Complications => "♣".blue(),
            Self::Patient(rank) => Span::styled(letter(rank).to_owned(), colour(rank)),
        }
    }
}

fn count(suit: Suit, bag: &Bag<Card, KINDS>) -> u8 {
    bag.iter()
        .filter(|&(card, _)| Suit::of(card) == suit)
        .map(|(_, count)| count)
        .sum()
}

/// How many of a suit there are, and which.
pub fn each_of(suit: Suit, bag: &Bag<Card, KINDS>) -> Line<'static> {
    let mut line = Line::from(vec![
        suit.symbol(),
        format!("{:>3}   ", count(suit, bag)).bold(),
    ]);
    for (card, copies) in bag.iter().filter(|&(card, _)| Suit::of(card) == suit) {
        let name = match card {
            Card::Diesel(rank) | Card::Aftershock(rank) | Card::Complications(rank) => {
                rank.to_string()
            }
            Card::Hope | Card::Patient(_) => card.to_string(),
        };
        line.push_span(format!("{name} ").repeat(copies.into()));
    }
    line
}

pub fn totals(suits: &[Suit], bag: &Bag<Card, KINDS>) -> Line<'static> {
    let mut line = Line::default();
    for &suit in suits {
        line.push_span(suit.symbol());
        line.push_span(format!("{} ", count(suit, bag)).bold());
    }
    line
}

pub fn scavenged(source: Source) -> Line<'static> {
    let mut line = Line::from(pips(source.value.into(), source.rank.into(), Color::Yellow));
    line.push_span(format!(" {}/{}", source.value, source.rank).bold());
    line
}

pub fn letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
    }
}

pub fn colour(rank: Rank) -> Color {
    match rank {
        Rank::Jack => Color::Yellow,
        Rank::Queen => Color::Magenta,
        Rank::King => Color::Cyan,
    }
}

pub fn tag(rank: Rank) -> Span<'static> {
    Span::styled(
        format!("[{}]", letter(rank)),
        Style::new().fg(colour(rank)).bold(),
    )
}

/// A Queen who has been turned lies on her side.
pub fn tag_outside(someone: Outsider) -> Span<'static> {
    match someone {
        Outsider::TurnedQueen => Span::styled("Q↷", Style::new().fg(colour(Rank::Queen)).bold()),
        other => Span::styled(
            letter(other.rank()),
            Style::new().fg(colour(other.rank())).bold(),
        ),
    }
}

pub fn diesel_tag(rank: u8) -> Span<'static> {
    Span::styled(format!("♦{rank}"), Style::new().red())
}

pub fn number(count: usize) -> Line<'static> {
    Line::from(count.to_string()).bold()
}

/// Cards face down in one line.
pub fn backs(count: usize) -> Line<'static> {
    let mut line = Line::styled("▒▒ ".repeat(count.min(3)), Color::Blue);
    line.push_span(count.to_string().bold());
    line
}

/// Cards face down, this many of them side by side, and their number.
pub fn face_down(count: usize, shown: usize) -> Vec<Line<'static>> {
    let shown = if count == 0 { 0 } else { shown };
    let row = |part: &str| Line::styled(part.repeat(shown), Color::Blue);
    let mut middle = row("│▒▒│");
    middle.push_span(Span::styled(format!(" {count}"), Style::reset().bold()));
    vec![row("╭──╮"), middle, row("╰──╯")]
}
