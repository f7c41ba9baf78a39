//! What is printed on cards as short signs, and cards in lists.
//!
//! Every sign is one cell wide, told apart without colour, and old enough for every terminal to
//! have it.

use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use redtag_katastrophenspiel::{CardKind, CardRules, Colour, Symbols};

use crate::play::boards::lines::{cut, width};

/// Victory points.
pub const POINT: &str = "★";
/// Money.
pub const COIN: &str = "$";
/// Whose turn it is, and where they are.
pub const HERE: &str = "▸";
/// The yellow pawn.
pub const STARTER: &str = "▲";
/// The round marker.
pub const MARKER: &str = "◊";
/// A card that has given its symbols to the mission.
pub const USED: &str = "√";
/// A vehicle's space.
const SPACE: &str = "○";
/// Cards face down.
pub const STACK: &str = "▒";
/// Extra actions: movement, purchase, mission.
const EXTRA: [&str; 3] = ["+→", "+$", "+!"];
/// The abilities.
const ABILITIES: [(&str, Color); 6] = [
    ("♥", Color::LightRed),
    ("■", Color::Yellow),
    ("☼", Color::Red),
    ("⌂", Color::Green),
    ("§", Color::LightBlue),
    ("#", Color::Magenta),
];

/// Signs and the keys of their names, what is met most first.
pub fn legend() -> impl Iterator<Item = (Span<'static>, &'static str)> {
    let names = [
        "board-sign-first-aid",
        "board-sign-supplies",
        "board-sign-fire",
        "board-sign-shelter",
        "board-sign-peace",
        "board-sign-construction",
    ];
    let abilities = ABILITIES.map(|(sign, colour)| Span::styled(sign, colour));
    let others = [
        (die(5), "board-sign-die"),
        (Span::raw(SPACE), "board-sign-space"),
        (uses(2), "board-sign-uses"),
        (Span::raw(STACK), "board-sign-stack"),
        (Span::raw(EXTRA[0]), "board-sign-move"),
        (Span::raw(EXTRA[1]), "board-sign-purchase"),
        (Span::raw(EXTRA[2]), "board-sign-mission"),
    ];
    abilities.into_iter().zip(names).chain(others)
}

/// All that is printed on a card.
pub fn printed(rules: &CardRules) -> Vec<Span<'static>> {
    let mut signs = vec![Span::raw(SPACE.repeat(rules.space.into()))];
    signs.extend(symbols(&rules.left));
    if let Some(right) = &rules.right {
        signs.push("/".into());
        signs.extend(symbols(right));
    }
    let extra = EXTRA
        .into_iter()
        .zip([rules.movement, rules.purchase, rules.mission]);
    signs.extend(extra.filter(|&(_, has)| has).map(|(sign, _)| sign.bold()));
    signs
}

/// Dice and abilities.
pub fn symbols(symbols: &Symbols) -> impl Iterator<Item = Span<'static>> {
    let dice: Vec<Span> = symbols.dice.iter().map(|&needed| die(needed)).collect();
    dice.into_iter().chain(abilities(symbols.abilities))
}

/// This many of each ability.
pub fn abilities(counts: [u8; 6]) -> impl Iterator<Item = Span<'static>> {
    ABILITIES
        .into_iter()
        .zip(counts)
        .filter(|&(_, count)| count > 0)
        .map(|((sign, colour), count)| Span::styled(sign.repeat(count.into()), colour))
}

fn die(needed: u8) -> Span<'static> {
    Span::styled(format!("{needed}+"), Color::Cyan)
}

/// How often equipment can be used.
pub fn uses(left: u8) -> Span<'static> {
    format!("×{left}").dim()
}

/// The yellow pawn.
pub fn starter() -> Span<'static> {
    Span::styled(STARTER, Color::Yellow)
}

/// The round marker.
pub fn marker() -> Span<'static> {
    Span::styled(MARKER, Color::Yellow)
}

/// How a pawn of this colour looks.
pub fn pawn(colour: Option<Colour>) -> Style {
    let (ink, paper) = match colour {
        Some(Colour::Red) => (Color::White, Color::Red),
        Some(Colour::Green) => (Color::Black, Color::Green),
        Some(Colour::Blue) => (Color::White, Color::Blue),
        Some(Colour::Black) => (Color::White, Color::Black),
        Some(Colour::White) => (Color::Black, Color::White),
        None => (Color::Reset, Color::Reset),
    };
    Style::new().fg(ink).bg(paper).add_modifier(Modifier::BOLD)
}

/// The colour of a type of card (R2).
pub fn kind(kind: CardKind) -> Color {
    match kind {
        CardKind::Vehicle => Color::LightBlue,
        CardKind::Hero => Color::Yellow,
        CardKind::Equipment => Color::Green,
        CardKind::Catastrophe => Color::LightRed,
    }
}

/// A card in a list: something before it, its name, its signs, something after them.
#[derive(Default)]
pub struct Entry {
    pub before: Vec<Span<'static>>,
    pub name: Span<'static>,
    pub signs: Vec<Span<'static>>,
    pub after: Vec<Span<'static>>,
    /// A sentence to stand below it.
    pub told: Option<Span<'static>>,
}

impl Entry {
    /// All in a row.
    pub fn joined(self) -> Vec<Span<'static>> {
        joined([self.before, vec![self.name], self.signs, self.after])
    }

    /// The signs and what comes after them.
    pub fn unnamed(self) -> Vec<Span<'static>> {
        joined([self.signs, self.after])
    }

    /// How many cells it takes in a row.
    pub fn width(&self) -> usize {
        let parts = [
            width(&self.before),
            self.name.width(),
            width(&self.signs),
            width(&self.after),
        ];
        parts
            .into_iter()
            .filter(|&width| width > 0)
            .map(|width| width + 1)
            .sum::<usize>()
            .saturating_sub(1)
    }
}

/// Entries below each other, in columns; names are cut where there is no room for them.
pub fn columns(entries: Vec<Entry>, room: usize) -> Vec<Line<'static>> {
    let widest = |part: fn(&Entry) -> usize| entries.iter().map(part).max().unwrap_or(0);
    let with_gap = |width: usize| if width > 0 { width + 1 } else { 0 };
    let before = with_gap(widest(|entry| width(&entry.before)));
    let signs = widest(|entry| width(&entry.signs));
    let others = before + with_gap(signs) + with_gap(widest(|entry| width(&entry.after)));
    let name = widest(|entry| entry.name.width()).min(room.saturating_sub(others));
    let lines = |entry: Entry| {
        let mut line = padded(entry.before, before);
        line.extend(padded(vec![cut(entry.name, name)], name + 1));
        line.extend(padded(entry.signs, signs + 1));
        line.extend(entry.after);
        let told = entry
            .told
            .map(|told| cut(told, room.saturating_sub(before)));
        let below = told.map(|told| Line::from(vec![" ".repeat(before).into(), told]));
        [Line::from(line)].into_iter().chain(below)
    };
    entries.into_iter().flat_map(lines).collect()
}

/// Parts with gaps between them, where there is something.
fn joined<const PARTS: usize>(parts: [Vec<Span<'static>>; PARTS]) -> Vec<Span<'static>> {
    let mut row = Vec::new();
    for part in parts.into_iter().filter(|part| width(part) > 0) {
        if !row.is_empty() {
            row.push(" ".into());
        }
        row.extend(part);
    }
    row
}

fn padded(mut spans: Vec<Span<'static>>, room: usize) -> Vec<Span<'static>> {
    let missing = room.saturating_sub(width(&spans));
    spans.push(" ".repeat(missing).into());
    spans
}
