//! The board of Trauma Center: the sheet of the patient who is treated, and how the others are.

mod patients;
mod sheet;
#[cfg(test)]
mod tests;
mod turn;

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_kernel::words::text;
use redtag_kernel::{Seat, Words};
use redtag_trauma_center::{
    Action, Condition, Cost, Grade, Marks, Meter, Patient, Phase, Position, ROUNDS, Slot, Square,
    Squares, Step, TraumaCenter, bandaged, bill, blank_rows, bold_wounds, capacity, complication,
    cost, covered, open_columns, points, rows as rows_of, uncovered, usable, worth,
};

use super::captions::Captions;
use super::lines::{FACTS, Item, SIGNS, draw_lines, fill, fits, halves, one_line};
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
/// The phases in their order.
const PHASES: [Phase; 6] = [
    Phase::Setup,
    Phase::Emt,
    Phase::Er,
    Phase::Prep,
    Phase::Surgeon,
    Phase::Over,
];
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
        match Board::new(self, view) {
            Some(board) if fits(ROOMY, area) => board.roomy(frame, area),
            Some(board) => board.compact(frame, area),
            None => {}
        }
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

    /// Of bandages and tetrominoes there are too many.
    fn attempts(position: &Position) -> Vec<Action> {
        let Some(patient) = position.patients.get(treated(position, 0)) else {
            return Vec::new();
        };
        let die = patient.turn.dice[0];
        let cross_out = |row| Action::CrossOut {
            row,
            die,
            to: die + 1,
            picked: None,
        };
        let mut attempts: Vec<Action> = (0..4).map(Action::Copy).collect();
        attempts.extend((1..=6).map(Action::Pick));
        attempts.extend(Meter::ALL.map(cross_out));
        attempts.extend(Meter::ALL.map(Action::Stabilize));
        attempts.extend(patient.wounds.first().map(Action::Heal));
        attempts.extend(patient.wounds.iter().map(Action::Check));
        attempts.push(Action::EndTurn);
        attempts
    }
}

/// The patient of this seat if it has something to decide, or else of the first who has.
fn treated(position: &Position, seat: Seat) -> usize {
    let patients = &position.patients;
    let seats = [seat].into_iter().chain(0..patients.len() as Seat);
    let mut treated = seats
        .map(|seat| position.patient_of(seat))
        .filter(|&at| at < patients.len());
    treated
        .find(|&at| patients[at].turn.step != Step::Done)
        .unwrap_or(0)
}

struct Board<'a> {
    game: &'a TraumaCenter,
    position: &'a Position,
    words: &'a Words,
    /// The place of the patient whose sheet is shown.
    at: usize,
    /// Whose sheet is shown.
    patient: &'a Patient,
    /// What may be done next: the sheet shows what it would put there, and what the round would
    /// cost then.
    pointed: Option<Action>,
}

impl Captions for Board<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl<'a> Board<'a> {
    fn new(game: &'a TraumaCenter, view: &BoardView<'a, TraumaCenter>) -> Option<Self> {
        let at = treated(view.position, view.seat);
        Some(Self {
            game,
            position: view.position,
            words: view.words,
            at,
            patient: view.position.patients.get(at)?,
            pointed: view.pointed,
        })
    }
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let content = &self.game.content;
        let legend = self.legend(area.width, if area.height >= ROOMY.1 + 5 { 3 } else { 2 });
        let sheet = u16::from(content.rows + content.diagnosis_rows) + 7;
        let patients = self.position.patients.len() as u16 + 2;
        let taken = 1 + sheet + patients + legend.len() as u16;
        let spare = area.height.saturating_sub(taken);
        let shapes = if spare >= 4 { 4 } else { 0 };
        let [status, sheet, others, tetrominoes, below] = Layout::vertical([
            Length(1),
            Length(sheet + (spare - shapes).min(4)),
            Length(patients),
            Length(shapes),
            Length(legend.len() as u16),
        ])
        .areas(area);
        frame.render_widget(self.status(status.width), status);
        self.draw_sheet(frame, sheet);
        self.titled(frame, others, "board-patients", |_| self.patients());
        if shapes > 0 {
            self.titled(frame, tetrominoes, "board-tetrominoes", |_| self.shapes());
        }
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// Body and Diagnosis box; beside them the other boxes, the turn and the conditions.
    fn draw_sheet(&self, frame: &mut Frame, area: Rect) {
        let grid = Length(self.grid_width() + 4);
        let [left, right] = Layout::horizontal([grid, Fill(1)]).areas(area);
        let content = &self.game.content;
        let [body, diagnosis] = Layout::vertical([
            Length(u16::from(content.rows) + 4),
            Length(u16::from(content.diagnosis_rows) + 3),
        ])
        .areas(left);
        self.titled(frame, body, "board-body", |_| self.body());
        self.titled(frame, diagnosis, "board-diagnosis", |_| self.diagnosis());
        let meters = u16::from(content.health_rows.max(content.strain_rows)) + 3;
        let [meters, turn, conditions] =
            Layout::vertical([Length(meters), Length(6), Fill(1)]).areas(right);
        self.meters(frame, meters);
        draw_lines(frame, turn, panel(&self.round()), |area| {
            self.turn(area.width)
        });
        self.titled(frame, conditions, "board-conditions", |area| {
            let cards = self.conditions(area.width >= NAMED).into_iter();
            cards.chain(self.rule(area.width)).collect()
        });
    }

    /// The Body and the boxes first; then how the others are, tetrominoes and signs, as far as
    /// there is room.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let sheet = Length(u16::from(self.game.content.rows) + 2);
        let [sheet, below] = Layout::vertical([sheet, Fill(1)]).areas(area);
        let [body, right] = Layout::horizontal([Length(self.grid_width()), Fill(1)])
            .spacing(2)
            .areas(sheet);
        frame.render_widget(Paragraph::new(self.body()), body);
        let told = self.draw_boxes(frame, right);
        let mut rest = self.patients_within(below);
        if usize::from(below.height) >= rest.len() + 3 {
            rest.push(self.word("board-tetrominoes").bold().into());
            rest.extend(self.shapes());
        }
        let mut rule = self.rule(told.width);
        if usize::from(below.height) >= rest.len() + 2 {
            rest.extend(self.legend(below.width, 2));
        } else {
            let left = usize::from(told.height).saturating_sub(rule.len());
            rule.extend(self.legend(told.width, left));
        }
        frame.render_widget(Paragraph::new(rule), told);
        frame.render_widget(Paragraph::new(rest), below);
    }

    /// Whatever is beside the Body in short. Says where there is room below it.
    fn draw_boxes(&self, frame: &mut Frame, area: Rect) -> Rect {
        let [head, turn, meters, boxes, left] = Layout::vertical([
            Length(1),
            Length(2),
            Length(2),
            Length(u16::from(self.game.content.diagnosis_rows) + 1),
            Fill(1),
        ])
        .areas(area);
        let [diagnosis, conditions] = Layout::horizontal([Length(self.grid_width()), Fill(1)])
            .spacing(1)
            .areas(boxes);
        frame.render_widget(self.head(head.width), head);
        frame.render_widget(Paragraph::new(self.turn_in_short(turn)), turn);
        let in_short = Meter::ALL.map(|meter| self.meter_in_short(meter));
        frame.render_widget(Paragraph::new(in_short.to_vec()), meters);
        frame.render_widget(Paragraph::new(self.diagnosis()), diagnosis);
        frame.render_widget(Paragraph::new(self.conditions(false)), conditions);
        left
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

    fn total(&self) -> Item {
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
        let phases = PHASES.map(|phase| {
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
        let dealt = self.patient.conditions.iter();
        dealt
            .filter(|condition| condition.card > 0)
            .map(|condition| self.condition(condition, told))
            .collect()
    }

    fn condition(&self, condition: &Condition, told: bool) -> Line<'static> {
        let quadrant = condition.quadrant.map(usize::from);
        let place = quadrant.and_then(|at| QUADRANTS.get(at)).unwrap_or(&"?");
        let name = self.say(self.game.card(condition.card));
        let (marks, key, style) = match self.game.content.card(condition.card).grade {
            Grade::Minor if told => (" !", "grade-minor", Modifier::DIM.into()),
            Grade::Minor => (" !", "grade-minor", Style::new()),
            Grade::Serious => (" !!", "grade-serious", Color::Yellow.into()),
            Grade::Critical => (" !!!", "grade-critical", Color::LightRed.into()),
        };
        let grade = if told {
            format!(" ({})", self.word(key))
        } else {
            marks.to_owned()
        };
        Line::from(vec![
            place.cyan(),
            format!(" {name}").into(),
            Span::styled(grade, style),
        ])
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

    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let ahead = match self.pointed {
            Some(Action::Bandage(_)) => Some((AHEAD[0], "board-sign-ahead")),
            Some(Action::Tetromino(_)) => Some((AHEAD[1], "board-sign-ahead")),
            _ => None,
        };
        self.explained(ahead.into_iter().chain(LEGEND), width, lines)
    }
}

/// Sign, name and colour of a box.
const fn look(meter: Meter) -> (&'static str, &'static str, Color) {
    match meter {
        Meter::Health => ("♥", "board-health", Color::LightRed),
        Meter::Strain => ("≈", "board-strain", Color::Magenta),
    }
}
