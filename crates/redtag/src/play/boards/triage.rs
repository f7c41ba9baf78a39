//! The board of Triage: the Hospital, its Beds and its generator, who waits Outside, and what is to come.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_table::words::text;
use redtag_table::{Bag, Words};
use redtag_triage::{Action, Card, KINDS, Outsider, Patient, Position, Rank, Source, Triage, diesel_demand};

use crate::play::screen::ink::{bar, card, panel, pips};

/// With room for card faces.
const ROOMY: u16 = 30;
/// One line for each thing.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;

/// How many rows the board would like of a screen of this size.
pub fn rows(_game: &Triage, screen: Rect) -> u16 {
    if screen.height >= ROOMY + BELOW { ROOMY } else { COMPACT }
}

/// What a person might want to try.
pub fn attempts(position: &Position) -> Vec<Action> {
    let mut attempts = vec![Action::Admit, Action::Start, Action::Brace(1), Action::Protect(1)];
    attempts.extend(Outsider::ALL.map(Action::AdmitOutside));
    attempts.push(Action::Explore);
    attempts.extend((0..position.beds.len() as u8).map(Action::Heal));
    attempts.extend([Action::Scavenge, Action::EndTurn]);
    attempts
}

/// Draws the table.
pub fn draw(frame: &mut Frame, area: Rect, game: &Triage, position: &Position, words: &Words) {
    let board = Board { game, position, words };
    if area.height >= ROOMY && area.width >= 70 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

struct Board<'a> {
    game: &'a Triage,
    position: &'a Position,
    words: &'a Words,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let [top, beds, outside, diesel, piles, unseen] = Layout::vertical([
            Constraint::Length(3),
            Constraint::Length(5),
            Constraint::Length(5),
            Constraint::Length(5),
            Constraint::Length(5),
            Constraint::Min(7),
        ])
        .areas(area);
        let [hospital, turn] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(top);
        self.boxed(frame, hospital, self.word("board-hospital"), vec![self.hospital()]);
        self.boxed(frame, turn, self.turn(), vec![self.action_points()]);
        let places = self.position.beds.as_slice();
        for (bed, &place) in Layout::horizontal(places.iter().map(|_| Constraint::Fill(1)))
            .split(beds)
            .iter()
            .zip(&places.iter().enumerate().collect::<Vec<_>>())
        {
            self.boxed(frame, *bed, self.bed_title(place.0), self.bed_with_card(*place.1));
        }
        self.boxed(frame, outside, self.word("board-outside"), self.outside_with_cards());
        let [generator, scavenging] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(diesel);
        self.boxed(frame, generator, self.word("board-generator"), self.generator_with_card());
        self.boxed(frame, scavenging, self.word("board-scavenging"), self.source_with_card());
        self.piles(frame, piles, true);
        self.boxed(frame, unseen, self.unseen_title(), self.unseen_by_suit());
    }

    fn compact(&self, frame: &mut Frame, area: Rect) {
        let [top, beds, piles, unseen] = Layout::vertical([
            Constraint::Length(3),
            Constraint::Length(3),
            Constraint::Length(3),
            Constraint::Length(1),
        ])
        .areas(area);
        let [hospital, generator, scavenging] =
            Layout::horizontal([Constraint::Fill(5), Constraint::Fill(7), Constraint::Fill(6)]).areas(top);
        self.boxed(frame, hospital, self.word("board-hospital"), vec![self.hospital()]);
        let demand = format!("{} · {}", self.word("board-generator"), self.demand());
        self.boxed(frame, generator, demand, vec![self.generator()]);
        self.boxed(frame, scavenging, self.word("board-scavenging"), vec![self.source()]);
        let places = self.position.beds.as_slice();
        let areas = Layout::horizontal(places.iter().map(|_| Constraint::Fill(1))).split(beds);
        for (bed, (area, &patient)) in areas.iter().zip(places).enumerate() {
            self.boxed(frame, *area, self.bed_title(bed), vec![self.bed(patient)]);
        }
        let [outside, others] =
            Layout::horizontal([Constraint::Percentage(37), Constraint::Fill(1)]).areas(piles);
        self.boxed(frame, outside, self.word("board-outside"), vec![self.outside()]);
        self.piles(frame, others, false);
        frame.render_widget(Paragraph::new(self.unseen()), unseen);
    }

    /// Queue, deck, discards and those who went home.
    fn piles(&self, frame: &mut Frame, area: Rect, tall: bool) {
        let [queue, deck, discard, saved] = Layout::horizontal([
            Constraint::Fill(5),
            Constraint::Fill(4),
            Constraint::Fill(4),
            Constraint::Fill(5),
        ])
        .areas(area);
        let deck_size = self.position.deck.len().saturating_sub(usize::from(self.position.queue));
        let pile = |count: usize| if tall { face_down(count, 1) } else { vec![number(count)] };
        let queued = usize::from(self.position.queue);
        let queue_lines = if tall { face_down(queued, queued.min(3)) } else { vec![backs(queued)] };
        self.boxed(frame, queue, self.word("board-queue"), queue_lines);
        self.boxed(frame, deck, self.word("board-deck"), pile(deck_size));
        self.boxed(frame, discard, self.word("board-discard"), self.discard(tall));
        self.boxed(frame, saved, self.word("board-saved"), self.saved(tall));
    }

    fn boxed(&self, frame: &mut Frame, area: Rect, title: String, lines: Vec<Line>) {
        let panel = panel(&title);
        let inner = panel.inner(area);
        frame.render_widget(panel, area);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn hospital(&self) -> Line<'static> {
        let (value, most) = (self.position.hospital, self.position.variant.hospital);
        Line::from(vec![
            Span::styled("♥ ", Style::new().red()),
            bar(value.into(), most.into(), 10, Color::Red),
            format!(" {value}/{most}").bold(),
        ])
    }

    fn turn(&self) -> String {
        let turn = text("table-turn").number("turn", self.position.turn).number("ap", self.position.ap);
        self.words.say(&turn).trim_end_matches('.').to_owned()
    }

    fn action_points(&self) -> Line<'static> {
        let (ap, usual) = (self.position.ap, self.position.variant.action_points);
        pips(ap.into(), usual.max(ap).into(), Color::Yellow).into()
    }

    fn bed_title(&self, bed: usize) -> String {
        self.words.say(&text("board-bed").number("bed", bed as i64 + 1))
    }

    fn bed(&self, patient: Option<Patient>) -> Line<'static> {
        let Some(patient) = patient else {
            return self.empty();
        };
        let mut spans = vec![tag(patient.rank), " ".into()];
        spans.extend(self.health(patient).spans);
        spans.into()
    }

    fn bed_with_card(&self, patient: Option<Patient>) -> Vec<Line<'static>> {
        let Some(patient) = patient else {
            return vec![Line::default(), self.empty()];
        };
        let beside = [Line::from(self.rank(patient.rank)).bold(), self.health(patient), Line::default()];
        card(letter(patient.rank), colour(patient.rank), beside)
    }

    fn health(&self, patient: Patient) -> Line<'static> {
        let healthy = self.game.content.healthy;
        let mut line = Line::from(pips(patient.health.into(), healthy.into(), Color::Green));
        line.push_span(format!(" {}/{healthy}", patient.health).bold());
        line
    }

    fn rank(&self, rank: Rank) -> String {
        self.word(match rank {
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
        })
    }

    /// Who waits, and how many.
    fn waiting(&self) -> impl Iterator<Item = (Outsider, u8)> {
        let outside = self.position.outside;
        let counts = [outside.jacks, outside.queens, outside.turned_queens, outside.kings];
        Outsider::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0)
    }

    fn outside(&self) -> Line<'static> {
        let mut line = Line::default();
        for (someone, count) in self.waiting() {
            line.push_span(tag_outside(someone));
            line.push_span(if count > 1 { format!("×{count} ") } else { " ".into() });
        }
        if line.spans.is_empty() { self.empty() } else { line }
    }

    fn outside_with_cards(&self) -> Vec<Line<'static>> {
        let mut rows = vec![Line::default(), Line::default(), Line::default()];
        for (someone, count) in self.waiting() {
            let name = match someone {
                Outsider::TurnedQueen => self.word("turned-queen"),
                other => self.rank(other.rank()),
            };
            let face = match someone {
                Outsider::TurnedQueen => "Q ↷",
                other => letter(other.rank()),
            };
            let beside = [name.into(), Line::from(format!("×{count}")).bold(), Line::default()];
            let width = beside.iter().map(Line::width).max().unwrap_or(0) + 2;
            for (row, part) in rows.iter_mut().zip(card(face, colour(someone.rank()), beside)) {
                let missing = width.saturating_sub(part.width().saturating_sub(face_width(face)));
                row.spans.extend(part.spans);
                row.push_span(" ".repeat(missing));
            }
        }
        if rows[0].spans.is_empty() { vec![Line::default(), self.empty()] } else { rows }
    }

    fn demand(&self) -> String {
        self.words
            .say(&text("board-demand").number("demand", diesel_demand(&self.game.content, self.position)))
    }

    fn total(&self) -> String {
        self.words.say(&text("board-total").number("diesel", self.position.diesel()))
    }

    fn generator(&self) -> Line<'static> {
        let Some(first) = self.position.generator.first() else {
            return self.empty();
        };
        let mut line = Line::from(diesel_tag(first));
        line.push_span(format!(" {}", self.position.level).bold());
        line.push_span(format!("/{first}"));
        for &rank in self.position.generator.as_slice().iter().skip(1) {
            line.push_span(" ");
            line.push_span(diesel_tag(rank));
        }
        line.push_span(format!(" = {}", self.position.diesel()).bold());
        line
    }

    fn generator_with_card(&self) -> Vec<Line<'static>> {
        let Some(first) = self.position.generator.first() else {
            return vec![self.empty(), Line::default(), self.demand().into()];
        };
        let mut level = Line::from(pips(self.position.level.into(), first.into(), Color::Yellow));
        level.push_span(format!(" {}/{first}", self.position.level).bold());
        let mut below = Line::from(self.total());
        for &rank in self.position.generator.as_slice().iter().skip(1) {
            below.push_span(" ");
            below.push_span(diesel_tag(rank));
        }
        card(&format!("♦{first}"), Color::Red, [level, below, self.demand().into()])
    }

    fn source(&self) -> Line<'static> {
        let Some(source) = self.position.scavenging else {
            return self.empty();
        };
        let mut line = Line::from(diesel_tag(source.rank));
        line.push_span(" ");
        line.spans.extend(scavenged(source).spans);
        line
    }

    fn source_with_card(&self) -> Vec<Line<'static>> {
        match self.position.scavenging {
            None => vec![Line::default(), self.empty()],
            Some(source) => {
                let beside = [Line::default(), scavenged(source), Line::default()];
                card(&format!("♦{}", source.rank), Color::Red, beside)
            }
        }
    }

    fn discard(&self, tall: bool) -> Vec<Line<'static>> {
        let mut lines = vec![number(usize::from(self.position.discard.total()))];
        if tall {
            lines.extend(Suit::ALL.chunks(4).map(|suits| totals(suits, &self.position.discard)));
        }
        lines
    }

    fn saved(&self, tall: bool) -> Vec<Line<'static>> {
        let saved = self.position.saved;
        let ranks = [(Rank::Jack, saved.jacks), (Rank::Queen, saved.queens), (Rank::King, saved.kings)];
        let mut by_rank = Line::default();
        for (rank, count) in ranks {
            by_rank.push_span(Span::styled(letter(rank).to_owned(), colour(rank)));
            by_rank.push_span(format!("{count} "));
        }
        let mut total = number(saved.total().into());
        if tall {
            vec![total, by_rank]
        } else {
            total.push_span("  ");
            total.spans.extend(by_rank.spans);
            vec![total]
        }
    }

    fn unseen_title(&self) -> String {
        self.words.say(&text("board-unseen").number("unseen", self.position.deck.unseen.total()))
    }

    fn unseen(&self) -> Line<'static> {
        let mut line = Line::from(format!(" {}:  ", self.unseen_title()));
        line.spans.extend(totals(&Suit::ALL, &self.position.deck.unseen).spans);
        line
    }

    /// Every card that may still come, suit by suit.
    fn unseen_by_suit(&self) -> Vec<Line<'static>> {
        let unseen = &self.position.deck.unseen;
        let mut lines = Vec::new();
        for suit in [Suit::Diesel, Suit::Hope, Suit::Aftershock, Suit::Complications] {
            let mut line = suit_total(suit, unseen);
            let ranks = unseen.iter().filter(|&(card, _)| Suit::of(card) == suit);
            for (card, count) in ranks {
                let rank = card.plain()[1..].to_owned();
                let rank = if rank.is_empty() { "♥".to_owned() } else { rank };
                line.push_span(format!("{rank} ").repeat(count.into()));
            }
            lines.push(line);
        }
        lines.push(totals(
            &[Suit::Patient(Rank::Jack), Suit::Patient(Rank::Queen), Suit::Patient(Rank::King)],
            unseen,
        ));
        lines
    }

    fn empty(&self) -> Line<'static> {
        Line::styled(self.word("board-empty"), Modifier::DIM)
    }
}

/// What cards are sorted by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Suit {
    Diesel,
    Hope,
    Aftershock,
    Complications,
    Patient(Rank),
}

impl Suit {
    const ALL: [Self; 7] = [
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

fn suit_total(suit: Suit, bag: &Bag<Card, KINDS>) -> Line<'static> {
    let count: u8 = bag.iter().filter(|&(card, _)| Suit::of(card) == suit).map(|(_, count)| count).sum();
    Line::from(vec![suit.symbol(), format!("{count:>3}   ").bold()])
}

fn totals(suits: &[Suit], bag: &Bag<Card, KINDS>) -> Line<'static> {
    let mut line = Line::default();
    for &suit in suits {
        let count: u8 = bag.iter().filter(|&(card, _)| Suit::of(card) == suit).map(|(_, count)| count).sum();
        line.push_span(suit.symbol());
        line.push_span(format!("{count} ").bold());
    }
    line
}

fn scavenged(source: Source) -> Line<'static> {
    let mut line = Line::from(pips(source.value.into(), source.rank.into(), Color::Yellow));
    line.push_span(format!(" {}/{}", source.value, source.rank).bold());
    line
}

fn letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
    }
}

fn colour(rank: Rank) -> Color {
    match rank {
        Rank::Jack => Color::LightYellow,
        Rank::Queen => Color::LightMagenta,
        Rank::King => Color::LightCyan,
    }
}

fn tag(rank: Rank) -> Span<'static> {
    Span::styled(format!("[{}]", letter(rank)), Style::new().fg(colour(rank)).bold())
}

/// A Queen who has been turned lies on her side.
fn tag_outside(someone: Outsider) -> Span<'static> {
    match someone {
        Outsider::TurnedQueen => Span::styled("[Q↷]", Style::new().fg(colour(Rank::Queen)).bold()),
        other => tag(other.rank()),
    }
}

fn diesel_tag(rank: u8) -> Span<'static> {
    Span::styled(format!("♦{rank}"), Style::new().red())
}

fn number(count: usize) -> Line<'static> {
    Line::from(count.to_string()).bold()
}

fn face_width(face: &str) -> usize {
    face.chars().count() + 5
}

/// Cards face down in one line.
fn backs(count: usize) -> Line<'static> {
    let mut line = Line::styled("▒▒ ".repeat(count.min(3)), Color::Blue);
    line.push_span(count.to_string().bold());
    line
}

/// Cards face down, this many of them side by side, and their number.
fn face_down(count: usize, shown: usize) -> Vec<Line<'static>> {
    let shown = if count == 0 { 0 } else { shown };
    let row = |part: &str| Line::styled(part.repeat(shown), Color::Blue);
    let mut middle = row("│▒▒│");
    middle.push_span(Span::styled(format!(" {count}"), Style::reset().bold()));
    vec![row("╭──╮"), middle, row("╰──╯")]
}
