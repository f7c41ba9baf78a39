//! All patients in a line each, and the tetrominoes.

use redtag_trauma_center::Piece;

use super::*;

impl Board<'_> {
    /// Wounds and boxes of a patient in signs.
    fn in_signs(&self, patient: &Patient) -> Item {
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
        spans
    }

    fn points_of(&self, patient: &Patient) -> Span<'static> {
        let points = bill(&self.game.content, patient).points();
        self.say(text("board-points-of").number("points", points))
            .into()
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
    pub(super) fn patients(&self) -> Vec<Line<'static>> {
        let patients = &self.position.patients;
        let names: Vec<String> = patients
            .iter()
            .enumerate()
            .map(|(at, patient)| self.name(at, patient))
            .collect();
        let widest = names.iter().map(|name| name.chars().count()).max();
        let widest = widest.unwrap_or(0);
        let line = |((at, patient), name): ((usize, &Patient), String)| {
            let mut spans = vec![self.mark(at, patient), format!("{name:<widest$}  ").bold()];
            spans.extend(self.in_signs(patient));
            spans.push(self.points_of(patient));
            Line::from(spans)
        };
        patients.iter().enumerate().zip(names).map(line).collect()
    }

    /// A line for each patient, or the others in one line.
    pub(super) fn patients_within(&self, area: Rect) -> Vec<Line<'static>> {
        let patients = &self.position.patients;
        if usize::from(area.height) >= patients.len() {
            return self.patients();
        }
        let over = self.position.phase == Phase::Over;
        let others = patients.iter().enumerate();
        let short = others
            .filter(|&(at, _)| over || at != self.at)
            .map(|(at, patient)| self.patient_in_short(at, patient));
        fill(short.collect(), SIGNS, area)
    }

    /// Wounds and boxes, or points in the end, when they are what matters.
    fn patient_in_short(&self, at: usize, patient: &Patient) -> Item {
        let mut spans = vec![self.mark(at, patient), format!("{} ", at + 1).bold()];
        if self.position.phase == Phase::Over {
            spans.push(self.points_of(patient));
        } else {
            spans.extend(self.in_signs(patient));
        }
        spans
    }

    /// The tetromino of each die, lying flat.
    pub(super) fn shapes(&self) -> Vec<Line<'static>> {
        let columns = self.game.content.columns;
        let mut lines = vec![Line::default(); 2];
        for die in 1..=6 {
            let pieces = self.game.content.pieces(die).iter();
            let pieces = pieces.map(|&(piece, _)| piece);
            let rows = |piece: &Piece| piece[3] / columns - piece[0] / columns;
            if let Some(piece) = pieces.min_by_key(rows) {
                for (row, line) in (0..).zip(&mut lines) {
                    line.spans.extend(self.row_of_shape(die, piece, row));
                }
            }
        }
        lines
    }

    /// One row of a tetromino, with its die before the first.
    fn row_of_shape(&self, die: u8, piece: Piece, row: u8) -> [Span<'static>; 3] {
        let columns = self.game.content.columns;
        let left = piece.iter().map(|square| square % columns).min();
        let left = left.unwrap_or(0);
        let number = if row == 0 {
            format!("[{die}] ")
        } else {
            "    ".into()
        };
        let row = piece[0] / columns + row;
        let cell = |column| {
            let is_part = piece.contains(&(row * columns + column));
            if is_part { "■" } else { " " }
        };
        let drawn: String = (left..left + 4).map(cell).collect();
        [number.bold(), drawn.cyan(), " ".into()]
    }
}
