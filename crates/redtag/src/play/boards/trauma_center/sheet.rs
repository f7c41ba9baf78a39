//! A patient's sheet: Body, Diagnosis box, Health and Strain.

use super::*;

impl Board<'_> {
    pub(super) fn grid_width(&self) -> u16 {
        2 * u16::from(self.game.content.columns) + 4
    }

    /// The letters of the columns, marked if they are complete or checked.
    pub(super) fn letters(&self) -> Line<'static> {
        let content = &self.game.content;
        let open: Squares = open_columns(content, self.patient).collect();
        let mut line = Line::from("   ");
        for column in 0..content.columns {
            if column == content.columns / 2 {
                line.push_span(" ");
            }
            let letter = self.word(&format!("column-{}", char::from(b'a' + column)));
            line.push_span(if open.contains(column) {
                format!("{HERE}{letter}").yellow().bold()
            } else if self.patient.checked.contains(column) {
                format!("{DONE}{letter}").green()
            } else {
                format!(" {letter}").dim()
            });
        }
        line
    }

    /// This many rows of squares below the letters, each square two cells wide.
    pub(super) fn grid(
        &self,
        rows: u8,
        cell: impl Fn(Square) -> Span<'static>,
    ) -> Vec<Line<'static>> {
        let columns = self.game.content.columns;
        let row = |row: u8| {
            let mut line = Line::from(format!("{:>2} ", row + 1).dim());
            for column in 0..columns {
                if column == columns / 2 {
                    line.push_span("│".dim());
                }
                line.push_span(cell(row * columns + column));
            }
            line
        };
        [self.letters()]
            .into_iter()
            .chain((0..rows).map(row))
            .collect()
    }

    pub(super) fn body(&self) -> Vec<Line<'static>> {
        let content = &self.game.content;
        let layers = Layers::new(self);
        let mut lines = self.grid(content.rows, |square| layers.cell(square));
        let half = "──".repeat(usize::from(content.columns / 2));
        lines.insert(
            usize::from(content.rows / 2) + 1,
            format!("   {half}┼{half}").dim().into(),
        );
        lines
    }

    pub(super) fn diagnosis(&self) -> Vec<Line<'static>> {
        let ahead = match self.pointed {
            Some(Action::Tetromino(piece)) => piece.to_vec(),
            _ => Vec::new(),
        };
        self.grid(self.game.content.diagnosis_rows, |square| match square {
            _ if self.patient.diagnosis.contains(square) => " ■".cyan(),
            _ if ahead.contains(&square) => format!(" {}", AHEAD[1]).yellow().bold(),
            _ => " ·".dim(),
        })
    }

    /// What this round costs as things stand, or after what is pointed at.
    pub(super) fn cost(&self) -> Cost {
        if !self.position.phase.is_played() || self.patient.turn.step == Step::Done {
            return Cost::default();
        }
        let seat = self.position.seat_of(self.at);
        let after = self
            .pointed
            .and_then(|action| self.game.preview(self.position, seat, action));
        after.unwrap_or_else(|| cost(&self.game.content, self.position.phase, self.patient))
    }

    pub(super) fn cost_of(&self, meter: Meter) -> u8 {
        match meter {
            Meter::Health => self.cost().health,
            Meter::Strain => self.cost().strain,
        }
    }

    /// Sign and name of a box.
    pub(super) fn meter_name(&self, meter: Meter) -> String {
        let (sign, name, _) = look(meter);
        format!("{sign} {}", self.word(name))
    }

    /// How many squares are marked, of how many, and how many more are going to be.
    pub(super) fn numbers(&self, meter: Meter) -> Vec<Span<'static>> {
        let most = capacity(&self.game.content, self.patient, meter);
        let mut numbers = vec![format!("{}/{most}", self.patient.meter(meter).marks).into()];
        match self.cost_of(meter) {
            0 => {}
            costs => numbers.push(format!(" {COST}{costs}").yellow().bold()),
        }
        numbers
    }

    /// Both boxes beside each other, square by square.
    pub(super) fn meters(&self, frame: &mut Frame, area: Rect) {
        for (meter, area) in Meter::ALL.into_iter().zip(halves(area)) {
            draw_lines(frame, area, panel(&self.meter_name(meter)), |_| {
                self.meter(meter)
            });
        }
    }

    pub(super) fn meter(&self, meter: Meter) -> Vec<Line<'static>> {
        let rows = rows_of(&self.game.content, meter);
        let open = rows.saturating_sub(self.patient.meter(meter).crossed);
        let row = |row| self.meter_row(meter, row, row < open);
        [Line::from(self.numbers(meter))]
            .into_iter()
            .chain((0..rows).map(row))
            .collect()
    }

    /// A row of a box: marks, those that this round is going to add, and free squares.
    fn meter_row(&self, meter: Meter, row: u8, is_open: bool) -> Line<'static> {
        let size = usize::from(self.game.content.row);
        if !is_open {
            return CROSSED.repeat(size).dim().into();
        }
        let marks = usize::from(self.patient.meter(meter).marks);
        let costs = usize::from(self.cost_of(meter));
        let before = usize::from(row) * size;
        let within = |filled: usize| filled.saturating_sub(before).min(size);
        let (marked, next) = (within(marks), within(marks + costs));
        Line::from(vec![
            Span::styled("■".repeat(marked), look(meter).2),
            COST.repeat(next - marked).yellow().bold(),
            "□".repeat(size - next).dim(),
        ])
    }

    /// A box in a line, with how many of its rows are blank.
    pub(super) fn meter_in_short(&self, meter: Meter) -> Line<'static> {
        // Both boxes in the same columns.
        let widths = Meter::ALL.map(|meter| self.meter_name(meter).chars().count());
        let widest = widths[0].max(widths[1]);
        let name = format!("{:<widest$} ", self.meter_name(meter));
        let blank = blank_rows(&self.game.content, self.patient, meter);
        let told = self.say(text("board-blank-rows").number("rows", blank));
        let mut line = Line::from(vec![
            name.bold(),
            Span::styled(format!("{} ", self.rows_in_signs(meter)), look(meter).2),
        ]);
        line.spans.extend(self.numbers(meter));
        line.push_span(format!("  {told}").dim());
        line
    }

    /// A sign for each row: full, begun, blank, crossed out.
    fn rows_in_signs(&self, meter: Meter) -> String {
        let content = &self.game.content;
        let Marks { marks, crossed } = self.patient.meter(meter);
        let blank = blank_rows(content, self.patient, meter);
        let full = marks / content.row;
        let begun = rows_of(content, meter).saturating_sub(full + blank + crossed);
        let rows = [("■", full), ("▌", begun), ("□", blank), (CROSSED, crossed)];
        rows.map(|(sign, rows)| sign.repeat(rows.into())).concat()
    }
}

/// What lies on the Body.
struct Layers<'a> {
    patient: &'a Patient,
    /// Under a bandage, and under more than one.
    once: Squares,
    twice: Squares,
    /// Wounds that are drawn bold.
    bold: Squares,
    /// The bandage of this round.
    fresh: Squares,
    /// The bandage that is pointed at.
    ahead: Squares,
}

impl<'a> Layers<'a> {
    fn new(board: &Board<'a>) -> Self {
        let (content, patient) = (&board.game.content, board.patient);
        let (once, twice) = covered(content, patient);
        let fresh = patient.bandage().map(|area| content.squares(area));
        let ahead = match board.pointed {
            Some(Action::Bandage(area)) if content.contains(area) => content.squares(area),
            _ => Squares::EMPTY,
        };
        Self {
            patient,
            once,
            twice,
            bold: bold_wounds(content, board.position.phase, patient),
            fresh: fresh.unwrap_or(Squares::EMPTY),
            ahead,
        }
    }

    /// A square: the bandage on the left, the mark on the right.
    fn cell(&self, square: Square) -> Span<'static> {
        let bandage = self.bandage(square);
        let (mark, style) = self.mark(square, bandage);
        Span::styled(format!("{bandage}{mark}"), style)
    }

    fn bandage(&self, square: Square) -> &'static str {
        match square {
            _ if self.ahead.contains(square) => AHEAD[0],
            _ if self.twice.contains(square) => BANDAGES[1],
            _ if self.once.contains(square) => BANDAGES[0],
            _ => " ",
        }
    }

    fn mark(&self, square: Square, bandage: &'static str) -> (&'static str, Style) {
        let is_covered = self.once.contains(square);
        if self.patient.wounds.contains(square) {
            let is_bold = self.bold.contains(square);
            let colour = if is_covered {
                Color::Yellow
            } else {
                Color::LightRed
            };
            let style = Style::new().fg(colour).add_modifier(Modifier::BOLD);
            (if is_bold { "X" } else { "x" }, style)
        } else if self.patient.healed.contains(square) {
            (DONE, Color::Green.into())
        } else if self.ahead.contains(square) {
            (AHEAD[0], Color::Yellow.into())
        } else if is_covered && self.fresh.contains(square) {
            (bandage, Color::Cyan.into())
        } else if is_covered {
            (bandage, Color::Reset.into())
        } else {
            ("·", Modifier::DIM.into())
        }
    }
}
