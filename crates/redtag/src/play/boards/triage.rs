//! The board of Triage: the Hospital, its Beds and its generator, who waits Outside, and what is to
//! come.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph};
use redtag_kernel::words::text;
use redtag_kernel::{Bag, Words};
use redtag_triage::{
    Action, Card, KINDS, Outsider, Patient, Position, Rank, Source, Triage, diesel_demand,
};

use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::{bar, card, panel, pips};

/// With room for card faces.
const ROOMY: u16 = 30;
/// One line for each thing.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;

impl TerminalBoard for Triage {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        draw(frame, area, self, view.position, view.words);
    }

    fn rows(&self, screen: Rect) -> u16 {
        if screen.height >= ROOMY + BELOW {
            ROOMY
        } else {
            COMPACT
        }
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try.
fn attempts(position: &Position) -> Vec<Action> {
    let mut attempts = vec![
        Action::Admit,
        Action::Start,
        Action::Brace(1),
        Action::Protect(1),
    ];
    attempts.extend(Outsider::ALL.map(Action::AdmitOutside));
    attempts.push(Action::Explore);
    attempts.extend((0..position.beds.len() as u8).map(Action::Heal));
    attempts.extend([Action::Scavenge, Action::EndTurn]);
    attempts
}

/// Draws the table.
fn draw(frame: &mut Frame, area: Rect, game: &Triage, position: &Position, words: &Words) {
    let board = Board {
        game,
        position,
        words,
    };
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
        let [hospital, turn] =
            Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(top);
        self.boxed(
            frame,
            hospital,
            self.word("board-hospital"),
            vec![self.hospital(20)],
        );
        self.boxed(frame, turn, self.turn(), vec![self.action_points()]);
        let places = self.position.beds.as_slice();
        let areas = Layout::horizontal(places.iter().map(|_| Constraint::Fill(1))).split(beds);
        for (bed, (area, &patient)) in areas.iter().zip(places).enumerate() {
            self.boxed(
                frame,
                *area,
                self.bed_title(bed),
                self.bed_with_card(patient),
            );
        }
        self.boxed(
            frame,
            outside,
            self.word("board-outside"),
            self.outside_with_cards(),
        );
        let [generator, scavenging] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(diesel);
        self.boxed(
            frame,
            generator,
            self.word("board-generator"),
            self.generator_with_card(),
        );
        self.boxed(
            frame,
            scavenging,
            self.word("board-scavenging"),
            self.source_with_card(),
        );
        self.piles(frame, piles);
        self.boxed(
            frame,
            unseen,
            self.unseen_title(),
            self.unseen_by_suit(unseen.height.saturating_sub(2)),
        );
    }

    fn compact(&self, frame: &mut Frame, area: Rect) {
        let [top, beds, piles, unseen] = Layout::vertical([
            Constraint::Length(3),
            Constraint::Length(3),
            Constraint::Length(3),
            Constraint::Length(1),
        ])
        .areas(area);
        let [hospital, turn, generator, scavenging] = Layout::horizontal([
            Constraint::Length(20),
            Constraint::Length(18),
            Constraint::Fill(1),
            Constraint::Length(20),
        ])
        .areas(top);
        self.slim(frame, hospital, "board-hospital", self.hospital(10));
        draw_lines(
            frame,
            turn,
            slim_panel(&self.turn()),
            vec![self.action_points()],
        );
        let panel =
            slim_panel(&self.word("board-generator")).title_bottom(format!(" {} ", self.demand()));
        draw_lines(frame, generator, panel, vec![self.generator()]);
        self.slim(frame, scavenging, "board-scavenging", self.source());
        let places = self.position.beds.as_slice();
        let areas = Layout::horizontal(places.iter().map(|_| Constraint::Fill(1))).split(beds);
        for (bed, (area, &patient)) in areas.iter().zip(places).enumerate() {
            draw_lines(
                frame,
                *area,
                slim_panel(&self.bed_title(bed)),
                vec![self.bed(patient)],
            );
        }
        self.slim_piles(frame, piles);
        frame.render_widget(Paragraph::new(self.unseen()), unseen);
    }

    /// Who waits, queue, deck, discards and those who went home, as wide as their titles.
    fn slim_piles(&self, frame: &mut Frame, area: Rect) {
        let titles = ["board-queue", "board-deck", "board-discard", "board-saved"];
        let widths = titles.map(|title| {
            Constraint::Length((Span::raw(self.word(title)).width() as u16 + 4).max(14))
        });
        let [queue, deck, discard, saved] = widths;
        let [outside, queue, deck, discard, saved] =
            Layout::horizontal([Constraint::Fill(1), queue, deck, discard, saved]).areas(area);
        self.slim(frame, outside, "board-outside", self.outside());
        let queued = usize::from(self.position.queue);
        self.slim(
            frame,
            queue,
            titles[0],
            if queued == 0 {
                self.empty()
            } else {
                backs(queued)
            },
        );
        self.slim(frame, deck, titles[1], number(self.deck_size()));
        self.slim(
            frame,
            discard,
            titles[2],
            number(self.position.discard.total().into()),
        );
        self.slim(frame, saved, titles[3], self.saved_in_a_line());
    }

    fn slim(&self, frame: &mut Frame, area: Rect, title: &str, line: Line<'static>) {
        draw_lines(frame, area, slim_panel(&self.word(title)), vec![line]);
    }

    /// Queue, deck, discards and those who went home.
    fn piles(&self, frame: &mut Frame, area: Rect) {
        let [queue, deck, discard, saved] = Layout::horizontal([
            Constraint::Fill(5),
            Constraint::Fill(4),
            Constraint::Fill(4),
            Constraint::Fill(4),
        ])
        .areas(area);
        let queued = usize::from(self.position.queue);
        let queue_lines = if queued == 0 {
            vec![Line::default(), self.empty()]
        } else {
            face_down(queued, queued.min(3))
        };
        self.boxed(frame, queue, self.word("board-queue"), queue_lines);
        self.boxed(
            frame,
            deck,
            self.word("board-deck"),
            face_down(self.deck_size(), 1),
        );
        self.boxed(frame, discard, self.word("board-discard"), self.discard());
        self.boxed(frame, saved, self.word("board-saved"), self.saved());
    }

    fn boxed(&self, frame: &mut Frame, area: Rect, title: String, lines: Vec<Line>) {
        draw_lines(frame, area, panel(&title), lines);
    }

    fn deck_size(&self) -> usize {
        self.position
            .deck
            .len()
            .saturating_sub(usize::from(self.position.queue))
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn hospital(&self, cells: usize) -> Line<'static> {
        let (value, most) = (self.position.hospital, self.position.variant.hospital);
        Line::from(vec![
            bar(value.into(), most.into(), cells, Color::Red),
            format!(" {value}/{most}").bold(),
        ])
    }

    fn turn(&self) -> String {
        let turn = text("table-turn")
            .number("turn", self.position.turn)
            .number("ap", self.position.ap);
        self.words.say(&turn).trim_end_matches('.').to_owned()
    }

    fn action_points(&self) -> Line<'static> {
        let (ap, usual) = (self.position.ap, self.position.variant.action_points);
        pips(ap.into(), usual.max(ap).into(), Color::Yellow).into()
    }

    fn bed_title(&self, bed: usize) -> String {
        self.words
            .say(&text("board-bed").number("bed", bed as i64 + 1))
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
        let beside = [
            Line::from(self.rank(patient.rank)).bold(),
            self.health(patient),
            Line::default(),
        ];
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
        let counts = [
            outside.jacks,
            outside.queens,
            outside.turned_queens,
            outside.kings,
        ];
        Outsider::ALL
            .into_iter()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
    }

    fn outside(&self) -> Line<'static> {
        let mut line = Line::default();
        for (someone, count) in self.waiting() {
            line.push_span(tag_outside(someone));
            line.push_span(format!("×{count} "));
        }
        if line.spans.is_empty() {
            self.empty()
        } else {
            line
        }
    }

    fn outside_with_cards(&self) -> Vec<Line<'static>> {
        let mut rows = vec![Line::default(), Line::default(), Line::default()];
        for (someone, count) in self.waiting() {
            let name = match someone {
                Outsider::TurnedQueen => self.word("turned-queen"),
                other => self.rank(other.rank()),
            };
            // A Queen who has been turned lies on her side.
            let face = match someone {
                Outsider::TurnedQueen => " Q ↷ ",
                other => letter(other.rank()),
            };
            let beside = [
                name.into(),
                Line::from(format!("×{count}")).bold(),
                Line::default(),
            ];
            let parts = card(face, colour(someone.rank()), beside);
            let width = parts.iter().map(Line::width).max().unwrap_or(0) + 2;
            for (row, part) in rows.iter_mut().zip(parts) {
                let missing = width - part.width();
                row.spans.extend(part.spans);
                row.push_span(" ".repeat(missing));
            }
        }
        if rows[0].spans.is_empty() {
            vec![Line::default(), self.empty()]
        } else {
            rows
        }
    }

    fn demand(&self) -> String {
        self.words.say(
            &text("board-demand")
                .number("demand", diesel_demand(&self.game.content, self.position)),
        )
    }

    fn total(&self) -> String {
        self.words
            .say(&text("board-total").number("diesel", self.position.diesel()))
    }

    fn generator(&self) -> Line<'static> {
        let Some(first) = self.position.generator.first() else {
            return self.empty();
        };
        let mut line = Line::from(diesel_tag(first));
        line.push_span(format!(" {}", self.position.level).bold());
        line.push_span(format!("/{first}"));
        for &rank in self.position.generator.iter().skip(1) {
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
        let mut level = Line::from(pips(
            self.position.level.into(),
            first.into(),
            Color::Yellow,
        ));
        level.push_span(format!(" {}/{first}", self.position.level).bold());
        let mut below = Line::from(self.total());
        for &rank in self.position.generator.iter().skip(1) {
            below.push_span(" ");
            below.push_span(diesel_tag(rank));
        }
        card(
            &format!("♦{first}"),
            Color::Red,
            [level, below, self.demand().into()],
        )
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

    fn discard(&self) -> Vec<Line<'static>> {
        let mut lines = vec![number(usize::from(self.position.discard.total()))];
        lines.extend(
            Suit::ALL
                .chunks(4)
                .map(|suits| totals(suits, &self.position.discard)),
        );
        lines
    }

    /// The score, and each kind.
    fn saved(&self) -> Vec<Line<'static>> {
        let mut line = Line::default();
        for (rank, count) in self.saved_by_rank() {
            line.push_span(Span::styled(letter(rank).to_owned(), colour(rank)));
            line.push_span(format!("{count} "));
        }
        vec![number(self.position.saved.total().into()), line]
    }

    fn saved_in_a_line(&self) -> Line<'static> {
        let mut line = number(self.position.saved.total().into());
        for (rank, count) in self
            .saved_by_rank()
            .into_iter()
            .filter(|&(_, count)| count > 0)
        {
            line.push_span(Span::styled(format!(" {}", letter(rank)), colour(rank)));
            line.push_span(count.to_string());
        }
        line
    }

    fn saved_by_rank(&self) -> [(Rank, u8); 3] {
        let saved = self.position.saved;
        [
            (Rank::Jack, saved.jacks),
            (Rank::Queen, saved.queens),
            (Rank::King, saved.kings),
        ]
    }

    fn unseen_title(&self) -> String {
        self.words
            .say(&text("board-unseen").number("unseen", self.position.deck.unseen.total()))
    }

    fn unseen(&self) -> Line<'static> {
        let mut line = Line::from(format!(" {}:  ", self.unseen_title()));
        line.spans
            .extend(totals(&Suit::ALL, &self.position.deck.unseen).spans);
        line
    }

    /// Every card that may still come, a line for each suit.
    fn unseen_by_suit(&self, rows: u16) -> Vec<Line<'static>> {
        let unseen = &self.position.deck.unseen;
        let [suits @ .., _, _, _] = &Suit::ALL;
        let all = if usize::from(rows) >= Suit::ALL.len() {
            &Suit::ALL[..]
        } else {
            &suits[..]
        };
        let mut lines: Vec<Line> = all.iter().map(|&suit| each_of(suit, unseen)).collect();
        if all.len() < Suit::ALL.len() {
            lines.push(totals(&Suit::ALL[all.len()..], unseen));
        }
        lines
    }

    fn empty(&self) -> Line<'static> {
        Line::styled(self.word("board-empty"), Modifier::DIM)
    }
}

fn draw_lines(frame: &mut Frame, area: Rect, panel: Block, lines: Vec<Line>) {
    let inner = panel.inner(area);
    frame.render_widget(panel, area);
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Where every column counts.
fn slim_panel(title: &str) -> Block<'static> {
    panel(title).padding(Padding::left(1))
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

fn count(suit: Suit, bag: &Bag<Card, KINDS>) -> u8 {
    bag.iter()
        .filter(|&(card, _)| Suit::of(card) == suit)
        .map(|(_, count)| count)
        .sum()
}

/// How many of a suit there are, and which.
fn each_of(suit: Suit, bag: &Bag<Card, KINDS>) -> Line<'static> {
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

fn totals(suits: &[Suit], bag: &Bag<Card, KINDS>) -> Line<'static> {
    let mut line = Line::default();
    for &suit in suits {
        line.push_span(suit.symbol());
        line.push_span(format!("{} ", count(suit, bag)).bold());
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
        Rank::Jack => Color::Yellow,
        Rank::Queen => Color::Magenta,
        Rank::King => Color::Cyan,
    }
}

fn tag(rank: Rank) -> Span<'static> {
    Span::styled(
        format!("[{}]", letter(rank)),
        Style::new().fg(colour(rank)).bold(),
    )
}

/// A Queen who has been turned lies on her side.
fn tag_outside(someone: Outsider) -> Span<'static> {
    match someone {
        Outsider::TurnedQueen => Span::styled("Q↷", Style::new().fg(colour(Rank::Queen)).bold()),
        other => Span::styled(
            letter(other.rank()),
            Style::new().fg(colour(other.rank())).bold(),
        ),
    }
}

fn diesel_tag(rank: u8) -> Span<'static> {
    Span::styled(format!("♦{rank}"), Style::new().red())
}

fn number(count: usize) -> Line<'static> {
    Line::from(count.to_string()).bold()
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
