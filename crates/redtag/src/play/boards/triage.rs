//! The board of Triage: the Hospital, its Beds and its generator, who waits Outside, and what is to
//! come.

mod cards;

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length, Min};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph};
use redtag_kernel::Words;
use redtag_kernel::words::text;
use redtag_triage::{Action, Outsider, Patient, Position, Rank, Triage, diesel_demand};

use super::captions::Captions;
use super::lines::{draw_lines, fits, halves};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::{bar, card, panel, pips};
use cards::{
    Suit, backs, colour, diesel_tag, each_of, face_down, letter, number, scavenged, tag,
    tag_outside, totals,
};

/// With room for card faces.
const ROOMY: (u16, u16) = (70, 30);
/// One line for each thing.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;

impl TerminalBoard for Triage {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        let board = Board {
            game: self,
            position: view.position,
            words: view.words,
        };
        if fits(ROOMY, area) {
            board.roomy(frame, area);
        } else {
            board.compact(frame, area);
        }
    }

    fn rows(&self, screen: Rect) -> u16 {
        if screen.height >= ROOMY.1 + BELOW {
            ROOMY.1
        } else {
            COMPACT
        }
    }

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
}

struct Board<'a> {
    game: &'a Triage,
    position: &'a Position,
    words: &'a Words,
}

impl Captions for Board<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let [top, beds, outside, diesel, piles, unseen] = Layout::vertical([
            Length(3),
            Length(5),
            Length(5),
            Length(5),
            Length(5),
            Min(7),
        ])
        .areas(area);
        let [hospital, turn] = Layout::horizontal([Fill(3), Fill(2)]).areas(top);
        self.titled(frame, hospital, "board-hospital", |_| {
            vec![self.hospital(20)]
        });
        draw_lines(frame, turn, panel(&self.turn()), |_| {
            vec![self.action_points()]
        });
        self.beds(frame, beds, panel, |patient| self.bed_with_card(patient));
        self.titled(frame, outside, "board-outside", |_| {
            self.outside_with_cards()
        });
        self.diesel(frame, diesel);
        self.piles(frame, piles);
        draw_lines(frame, unseen, panel(&self.unseen_title()), |area| {
            self.unseen_by_suit(area.height)
        });
    }

    /// Generator and source.
    fn diesel(&self, frame: &mut Frame, area: Rect) {
        let [generator, scavenging] = halves(area);
        self.titled(frame, generator, "board-generator", |_| {
            self.generator_with_card()
        });
        self.titled(frame, scavenging, "board-scavenging", |_| {
            self.source_with_card()
        });
    }

    /// The Beds beside each other.
    fn beds(
        &self,
        frame: &mut Frame,
        area: Rect,
        block: fn(&str) -> Block<'static>,
        lines: impl Fn(Option<Patient>) -> Vec<Line<'static>>,
    ) {
        let places = &self.position.beds;
        let areas = Layout::horizontal(places.iter().map(|_| Fill(1))).split(area);
        for (bed, (area, &patient)) in areas.iter().zip(places).enumerate() {
            draw_lines(frame, *area, block(&self.bed_title(bed)), |_| {
                lines(patient)
            });
        }
    }

    fn compact(&self, frame: &mut Frame, area: Rect) {
        let [top, beds, piles, unseen] =
            Layout::vertical([Length(3), Length(3), Length(3), Length(1)]).areas(area);
        self.slim_top(frame, top);
        self.beds(frame, beds, slim_panel, |patient| vec![self.bed(patient)]);
        self.slim_piles(frame, piles);
        frame.render_widget(Paragraph::new(self.unseen()), unseen);
    }

    /// Hospital, turn, generator and source.
    fn slim_top(&self, frame: &mut Frame, area: Rect) {
        let [hospital, turn, generator, scavenging] =
            Layout::horizontal([Length(20), Length(18), Fill(1), Length(20)]).areas(area);
        self.slim(frame, hospital, "board-hospital", self.hospital(10));
        draw_lines(frame, turn, slim_panel(&self.turn()), |_| {
            vec![self.action_points()]
        });
        let panel = slim_panel(&self.word("board-generator"));
        let panel = panel.title_bottom(format!(" {} ", self.demand()));
        draw_lines(frame, generator, panel, |_| vec![self.generator()]);
        self.slim(frame, scavenging, "board-scavenging", self.source());
    }

    /// Who waits, queue, deck, discards and those who went home, as wide as their titles.
    fn slim_piles(&self, frame: &mut Frame, area: Rect) {
        let titles = ["board-queue", "board-deck", "board-discard", "board-saved"];
        let width = |title| Span::raw(self.word(title)).width() as u16 + 4;
        let [queue, deck, discard, saved] = titles.map(|title| Length(width(title).max(14)));
        let [outside, queue, deck, discard, saved] =
            Layout::horizontal([Fill(1), queue, deck, discard, saved]).areas(area);
        self.slim(frame, outside, "board-outside", self.outside());
        let queued = match self.position.queue {
            0 => self.empty(),
            queued => backs(queued.into()),
        };
        self.slim(frame, queue, titles[0], queued);
        self.slim(frame, deck, titles[1], number(self.deck_size()));
        let discarded = usize::from(self.position.discard.total());
        self.slim(frame, discard, titles[2], number(discarded));
        self.slim(frame, saved, titles[3], self.saved_in_a_line());
    }

    fn slim(&self, frame: &mut Frame, area: Rect, title: &str, line: Line<'static>) {
        draw_lines(frame, area, slim_panel(&self.word(title)), |_| vec![line]);
    }

    /// Queue, deck, discards and those who went home.
    fn piles(&self, frame: &mut Frame, area: Rect) {
        let [queue, deck, discard, saved] =
            Layout::horizontal([Fill(5), Fill(4), Fill(4), Fill(4)]).areas(area);
        self.titled(frame, queue, "board-queue", |_| self.queue());
        self.titled(frame, deck, "board-deck", |_| {
            face_down(self.deck_size(), 1)
        });
        self.titled(frame, discard, "board-discard", |_| self.discard());
        self.titled(frame, saved, "board-saved", |_| self.saved());
    }

    fn queue(&self) -> Vec<Line<'static>> {
        match usize::from(self.position.queue) {
            0 => vec![Line::default(), self.empty()],
            queued => face_down(queued, queued.min(3)),
        }
    }

    fn deck_size(&self) -> usize {
        self.position
            .deck
            .len()
            .saturating_sub(usize::from(self.position.queue))
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
        self.say(turn).trim_end_matches('.').to_owned()
    }

    fn action_points(&self) -> Line<'static> {
        let (ap, usual) = (self.position.ap, self.position.variant.action_points);
        pips(ap.into(), usual.max(ap).into(), Color::Yellow).into()
    }

    fn bed_title(&self, bed: usize) -> String {
        self.say(text("board-bed").number("bed", bed as i64 + 1))
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
            let parts = self.waiting_with_card(someone, count);
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

    /// A Queen who has been turned lies on her side.
    fn waiting_with_card(&self, someone: Outsider, count: u8) -> Vec<Line<'static>> {
        let (name, face) = match someone {
            Outsider::TurnedQueen => (self.word("turned-queen"), " Q ↷ "),
            other => (self.rank(other.rank()), letter(other.rank())),
        };
        let count = Line::from(format!("×{count}")).bold();
        let beside = [name.into(), count, Line::default()];
        card(face, colour(someone.rank()), beside)
    }

    fn demand(&self) -> String {
        let demand = diesel_demand(&self.game.content, self.position);
        self.say(text("board-demand").number("demand", demand))
    }

    fn total(&self) -> String {
        self.say(text("board-total").number("diesel", self.position.diesel()))
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
        self.say(text("board-unseen").number("unseen", self.position.deck.unseen.total()))
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
}

/// Where every column counts.
fn slim_panel(title: &str) -> Block<'static> {
    panel(title).padding(Padding::left(1))
}
