//! The board of Trauma Center: the sheet of the patient who is treated, and how the others are.

mod sheet;
#[cfg(test)]
mod tests;
mod turn;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text, Words};
use redtag_trauma_center::{
    Action, Condition, Cost, Grade, Marks, Meter, Patient, Phase, Position, ROUNDS, Slot, Square,
    Squares, Step, TraumaCenter, bandaged, bill, blank_rows, bold_wounds, capacity, complication,
    cost, covered, open_columns, points, rows as rows_of, uncovered, usable, worth,
};

use super::lines::{FACTS, SIGNS, draw_lines, flow};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::{panel, wrap};

/// With a panel for each thing.
const ROOMY: (u16, u16) = (62, 31);
/// More rows than that are of no use without panels.
const BELOW_BODY: u16 = 9;
/// Conditions with the names of their grades need this much.
const NAMED: u16 = 36;
/// What lies below the board needs this much.
const BELOW: u16 = 14;
/// Whose turn it is, and what can be used now.
const HERE: &str = "▸";
/// A healed wound, a checked column, a patient who is cared for.
const DONE: &str = "√";
/// Under one bandage, and under more.
const BANDAGES: [&str; 2] = ["░", "▓"];
/// What this round is going to mark.
const COST: &str = "+";
/// Where the bandage or the tetromino would be.
const AHEAD: [&str; 2] = [":", "□"];
/// A crossed-out row.
const CROSSED: &str = "×";
/// Where a condition is.
const QUADRANTS: [&str; 4] = ["▘", "▝", "▖", "▗"];
/// What the signs mean, what is met most first.
const LEGEND: [(&str, &str); 11] = [
    ("x", "board-wound"),
    ("X", "board-bold"),
    (BANDAGES[0], "board-bandage"),
    (BANDAGES[1], "board-sign-twice"),
    (DONE, "board-healed"),
    ("▸A", "board-sign-complete"),
    ("√A", "board-sign-checked"),
    (COST, "board-sign-cost"),
    (CROSSED, "board-sign-crossed"),
    ("(6)", "board-sign-unusable"),
    ("!!!", "grade-critical"),
];

impl TerminalBoard for TraumaCenter {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        draw(
            frame,
            area,
            self,
            view.position,
            view.seat,
            view.pointed,
            view.words,
        );
    }

    fn rows(&self, screen: Rect) -> u16 {
        let spare = screen.height.saturating_sub(BELOW);
        let body = u16::from(self.content.rows) + 2;
        if spare >= ROOMY.1 {
            ROOMY.1
        } else {
            spare.clamp(body + 1, body + BELOW_BODY)
        }
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try. Of bandages and tetrominoes there are too many.
fn attempts(position: &Position) -> Vec<Action> {
    let Some(patient) = position.patients.get(treated(position, 0)) else {
        return Vec::new();
    };
    let die = patient.turn.dice[0];
    let mut attempts: Vec<Action> = (0..4).map(Action::Copy).collect();
    attempts.extend((1..=6).map(Action::Pick));
    attempts.extend(Meter::ALL.map(|row| Action::CrossOut {
        row,
        die,
        to: die + 1,
        picked: None,
    }));
    attempts.extend(Meter::ALL.map(Action::Stabilize));
    attempts.extend(patient.wounds.first().map(Action::Heal));
    attempts.extend(patient.wounds.iter().map(Action::Check));
    attempts.push(Action::EndTurn);
    attempts
}

/// The patient of this seat if it has something to decide, or else of the first who has.
fn treated(position: &Position, seat: Seat) -> usize {
    let patients = position.patients.as_slice();
    let seats = [seat].into_iter().chain(0..patients.len() as Seat);
    let mut treated = seats
        .map(|seat| position.patient_of(seat))
        .filter(|&at| at < patients.len());
    treated
        .find(|&at| patients[at].turn.step != Step::Done)
        .unwrap_or(0)
}

/// Draws the table with what an action pointed at would put on the sheet, and what the round would
/// cost then.
fn draw(
    frame: &mut Frame,
    area: Rect,
    game: &TraumaCenter,
    position: &Position,
    seat: Seat,
    pointed: Option<Action>,
    words: &Words,
) {
    let at = treated(position, seat);
    let Some(patient) = position.patients.get(at) else {
        return;
    };
    let board = Board {
        game,
        position,
        words,
        at,
        patient,
        pointed,
    };
    if area.width >= ROOMY.0 && area.height >= ROOMY.1 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

struct Board<'a> {
    game: &'a TraumaCenter,
    position: &'a Position,
    words: &'a Words,
    /// The place of the patient whose sheet is shown.
    at: usize,
    /// Whose sheet is shown.
    patient: &'a Patient,
    /// What may be done next.
    pointed: Option<Action>,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let content = &self.game.content;
        let legend = self.legend(area.width, if area.height >= ROOMY.1 + 5 { 3 } else { 2 });
        let sheet = u16::from(content.rows + content.diagnosis_rows) + 7;
        let patients = self.position.patients.len() as u16 + 2;
        let spare = area
            .height
            .saturating_sub(1 + sheet + patients + legend.len() as u16);
        let shapes = if spare >= 4 { 4 } else { 0 };
        let [status, sheet, others, tetrominoes, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(sheet + (spare - shapes).min(4)),
            Constraint::Length(patients),
            Constraint::Length(shapes),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        frame.render_widget(self.status(status.width), status);
        let [left, right] = Layout::horizontal([
            Constraint::Length(self.grid_width() + 4),
            Constraint::Fill(1),
        ])
        .areas(sheet);
        let [body, diagnosis] = Layout::vertical([
            Constraint::Length(u16::from(content.rows) + 4),
            Constraint::Length(u16::from(content.diagnosis_rows) + 3),
        ])
        .areas(left);
        draw_lines(frame, body, panel(&self.word("board-body")), |_| {
            self.body()
        });
        draw_lines(
            frame,
            diagnosis,
            panel(&self.word("board-diagnosis")),
            |_| self.diagnosis(),
        );
        let meters = u16::from(content.health_rows.max(content.strain_rows)) + 3;
        let [meters, turn, conditions] = Layout::vertical([
            Constraint::Length(meters),
            Constraint::Length(6),
            Constraint::Fill(1),
        ])
        .areas(right);
        self.meters(frame, meters);
        draw_lines(frame, turn, panel(&self.round()), |area| {
            self.turn(area.width)
        });
        draw_lines(
            frame,
            conditions,
            panel(&self.word("board-conditions")),
            |area| {
                self.conditions(area.width >= NAMED)
                    .into_iter()
                    .chain(self.rule(area.width))
                    .collect()
            },
        );
        draw_lines(frame, others, panel(&self.word("board-patients")), |_| {
            self.patients()
        });
        if shapes > 0 {
            draw_lines(
                frame,
                tetrominoes,
                panel(&self.word("board-tetrominoes")),
                |_| self.shapes(),
            );
        }
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// The Body and the boxes first; then how the others are, tetrominoes and signs, as far as
    /// there is room.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let content = &self.game.content;
        let [sheet, below] = Layout::vertical([
            Constraint::Length(u16::from(content.rows) + 2),
            Constraint::Fill(1),
        ])
        .areas(area);
        let [body, right] =
            Layout::horizontal([Constraint::Length(self.grid_width()), Constraint::Fill(1)])
                .spacing(2)
                .areas(sheet);
        let [head, turn, meters, boxes, told] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(2),
            Constraint::Length(2),
            Constraint::Length(u16::from(content.diagnosis_rows) + 1),
            Constraint::Fill(1),
        ])
        .areas(right);
        let [diagnosis, conditions] =
            Layout::horizontal([Constraint::Length(self.grid_width()), Constraint::Fill(1)])
                .spacing(1)
                .areas(boxes);
        frame.render_widget(Paragraph::new(self.body()), body);
        frame.render_widget(self.head(head.width), head);
        frame.render_widget(Paragraph::new(self.turn_in_short(turn)), turn);
        frame.render_widget(
            Paragraph::new(Meter::ALL.map(|meter| self.meter_in_short(meter)).to_vec()),
            meters,
        );
        frame.render_widget(Paragraph::new(self.diagnosis()), diagnosis);
        frame.render_widget(Paragraph::new(self.conditions(false)), conditions);
        let mut rest = self.patients_within(below);
        let spare = usize::from(below.height).saturating_sub(rest.len());
        if spare >= 3 {
            rest.push(self.word("board-tetrominoes").bold().into());
            rest.extend(self.shapes());
        }
        let mut rule = self.rule(told.width);
        let spare = usize::from(below.height).saturating_sub(rest.len());
        if spare >= 2 {
            rest.extend(self.legend(below.width, 2));
        } else {
            rule.extend(self.legend(
                told.width,
                usize::from(told.height).saturating_sub(rule.len()),
            ));
        }
        frame.render_widget(Paragraph::new(rule), told);
        frame.render_widget(Paragraph::new(rest), below);
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, text: Text) -> String {
        self.words.say(&text)
    }

    fn phase(&self, phase: Phase) -> String {
        self.word(match phase {
            Phase::Setup => "phase-setup",
            Phase::Emt => "phase-emt",
            Phase::Er => "phase-er",
            Phase::Prep => "phase-prep",
            Phase::Surgeon => "phase-surgeon",
            Phase::Over => "phase-discharge",
        })
    }

    /// Phase and round.
    fn round(&self) -> String {
        let phase = self.phase(self.position.phase);
        if !self.position.phase.is_played() {
            return phase;
        }
        let round = text("board-rounds")
            .number("round", self.position.round)
            .number("rounds", ROUNDS);
        format!("{phase} · {}", self.say(round))
    }

    fn total(&self) -> Vec<Span<'static>> {
        let total = points(&self.game.content, self.position);
        vec![
            self.say(text("board-points-of").number("points", total))
                .into(),
        ]
    }

    /// A patient by number and name.
    fn name(&self, at: usize, patient: &Patient) -> String {
        format!("{} {}", at + 1, self.say(self.game.person(patient.person)))
    }

    /// Who is treated, and the phases with the present one marked.
    fn status(&self, width: u16) -> Line<'static> {
        let name = vec![HERE.yellow(), self.name(self.at, self.patient).bold()];
        let all = [
            Phase::Setup,
            Phase::Emt,
            Phase::Er,
            Phase::Prep,
            Phase::Surgeon,
            Phase::Over,
        ];
        let phases = all.map(|phase| {
            let name = self.phase(phase);
            if phase == self.position.phase {
                format!("{HERE}{name} ").bold()
            } else {
                format!("{name} ").dim()
            }
        });
        one_line(vec![name, self.total(), phases.to_vec()], width)
    }

    /// Who is treated, phase and round.
    fn head(&self, width: u16) -> Line<'static> {
        let name = vec![HERE.yellow(), self.name(self.at, self.patient).bold()];
        let phase = self.phase(self.position.phase);
        let round = match self.position.phase.is_played() {
            true => format!("{phase} {}/{ROUNDS}", self.position.round),
            false => phase,
        };
        one_line(vec![name, vec![round.into()], self.total()], width)
    }

    /// The cards: where, what, and how grave.
    fn conditions(&self, told: bool) -> Vec<Line<'static>> {
        let real = self
            .patient
            .conditions
            .iter()
            .filter(|condition| condition.card > 0);
        real.map(|condition| {
            let grade = self.game.content.card(condition.card).grade;
            let place = condition
                .quadrant
                .and_then(|at| QUADRANTS.get(usize::from(at)));
            let name = self.say(self.game.card(condition.card));
            let mut line = Line::from(vec![
                place.copied().unwrap_or("?").cyan(),
                format!(" {name}").into(),
            ]);
            line.push_span(match (grade, told) {
                (Grade::Minor, false) => " !".into(),
                (Grade::Serious, false) => " !!".yellow(),
                (Grade::Critical, false) => " !!!".light_red(),
                (Grade::Minor, true) => format!(" ({})", self.word("grade-minor")).dim(),
                (Grade::Serious, true) => format!(" ({})", self.word("grade-serious")).yellow(),
                (Grade::Critical, true) => {
                    format!(" ({})", self.word("grade-critical")).light_red()
                }
            });
            line
        })
        .collect()
    }

    /// The rule of the Critical card, once it is in force.
    fn rule(&self, width: u16) -> Vec<Line<'static>> {
        let [.., Condition { card, quadrant }] = self.patient.conditions;
        if complication(&self.game.content, self.position.phase, self.patient).is_none() {
            return Vec::new();
        }
        let rule = self.say(self.game.rule_of(card, quadrant));
        wrap(&rule, width.into())
            .into_iter()
            .map(|line| line.light_red().into())
            .collect()
    }

    /// Wounds and boxes of a patient in signs.
    fn in_signs(&self, patient: &Patient) -> Vec<Span<'static>> {
        let content = &self.game.content;
        let [open, under] =
            [uncovered(content, patient), bandaged(content, patient)].map(|wounds| wounds.len());
        let mut spans = vec![
            format!("x{open:<2} ").light_red(),
            format!("{}x{under:<2} ", BANDAGES[0]).into(),
        ];
        for meter in Meter::ALL {
            let (sign, _, colour) = look(meter);
            spans.extend([
                Span::styled(sign, colour),
                format!("{:<2} ", patient.meter(meter).marks).into(),
            ]);
        }
        let points = bill(content, patient).points();
        spans.push(
            self.say(text("board-points-of").number("points", points))
                .into(),
        );
        spans
    }

    /// The patient of the sheet is marked, and those who are cared for.
    fn mark(&self, at: usize, patient: &Patient) -> Span<'static> {
        match patient.turn.step {
            _ if at == self.at => HERE.yellow(),
            Step::Done => DONE.green(),
            _ => " ".into(),
        }
    }

    /// A line for each patient.
    fn patients(&self) -> Vec<Line<'static>> {
        let patients = self.position.patients.as_slice();
        let names: Vec<String> = patients
            .iter()
            .enumerate()
            .map(|(at, patient)| self.name(at, patient))
            .collect();
        let widest = names
            .iter()
            .map(|name| name.chars().count())
            .max()
            .unwrap_or(0);
        let line = |((at, patient), name): ((usize, &Patient), String)| {
            let mut spans = vec![self.mark(at, patient), format!("{name:<widest$}  ").bold()];
            spans.extend(self.in_signs(patient));
            Line::from(spans)
        };
        patients.iter().enumerate().zip(names).map(line).collect()
    }

    /// A line for each patient, or the others in one line.
    fn patients_within(&self, area: Rect) -> Vec<Line<'static>> {
        let patients = self.position.patients.as_slice();
        if usize::from(area.height) >= patients.len() {
            return self.patients();
        }
        let over = self.position.phase == Phase::Over;
        let others = patients
            .iter()
            .enumerate()
            .filter(|&(at, _)| over || at != self.at);
        let short = others.map(|(at, patient)| {
            let mut spans = vec![self.mark(at, patient), format!("{} ", at + 1).bold()];
            // In the end, points are what matters.
            let signs = self.in_signs(patient);
            let points = signs.len() - 1;
            spans.extend_from_slice(if over {
                &signs[points..]
            } else {
                &signs[..points]
            });
            spans
        });
        flow(
            short.collect(),
            SIGNS,
            area.width.into(),
            area.height.into(),
        )
    }

    /// The tetromino of each die, lying flat.
    fn shapes(&self) -> Vec<Line<'static>> {
        let columns = self.game.content.columns;
        let mut lines = vec![Line::default(); 2];
        for die in 1..=6 {
            let pieces = self
                .game
                .content
                .pieces(die)
                .iter()
                .map(|&(piece, _)| piece);
            let Some(piece) = pieces.min_by_key(|piece| piece[3] / columns - piece[0] / columns)
            else {
                continue;
            };
            let left = piece
                .iter()
                .map(|square| square % columns)
                .min()
                .unwrap_or(0);
            for (line, row) in lines.iter_mut().zip(piece[0] / columns..) {
                let cell = |column| {
                    if piece.contains(&(row * columns + column)) {
                        "■"
                    } else {
                        " "
                    }
                };
                let drawn: String = (left..left + 4).map(cell).collect();
                let number = if row == piece[0] / columns {
                    format!("[{die}] ")
                } else {
                    "    ".into()
                };
                line.spans.extend([number.bold(), drawn.cyan(), " ".into()]);
            }
        }
        lines
    }

    /// What the signs mean, as far as there is room.
    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let ahead = match self.pointed {
            Some(Action::Bandage(_)) => Some((AHEAD[0], "board-sign-ahead")),
            Some(Action::Tetromino(_)) => Some((AHEAD[1], "board-sign-ahead")),
            _ => None,
        };
        let entry = |(sign, key): (&'static str, _)| {
            vec![Span::raw(sign), format!(" {}", self.word(key)).dim()]
        };
        flow(
            ahead.into_iter().chain(LEGEND).map(entry).collect(),
            SIGNS,
            width.into(),
            lines,
        )
    }
}

/// Sign, name and colour of a box.
const fn look(meter: Meter) -> (&'static str, &'static str, Color) {
    match meter {
        Meter::Health => ("♥", "board-health", Color::LightRed),
        Meter::Strain => ("≈", "board-strain", Color::Magenta),
    }
}

/// Facts in one line, the first ones if there is no room for all.
fn one_line(items: Vec<Vec<Span<'static>>>, width: u16) -> Line<'static> {
    flow(items, FACTS, width.into(), 1)
        .into_iter()
        .next()
        .unwrap_or_default()
}
