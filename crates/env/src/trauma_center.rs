//! Trauma Center as numbers. A reward is a point of all patients together (R37), as things stand.

use redtag_kernel::Seat;
use redtag_trauma_center::{
    Action, CONDITIONS, Complication, Content, DICE, Meter, Patient, Phase, Piece, Position, Slot,
    Step, TraumaCenter, bandaged, complication, covered, open_columns,
};

use crate::encode::{Encode, Look, Observer, THINGS, Verb};

/// Numbers of a patient besides squares.
const PATIENT: usize = 19;
/// Numbers of a Condition card.
const CONDITION: usize = 6;
/// Ways up that a tetromino of one die can lie.
const WAYS_UP: usize = 8;

impl Encode for TraumaCenter {
    /// At most a wound to heal or to check on each of 144 squares, and 72 rows to cross out; or a
    /// bandage on each square, lying or standing, and the wounds to check.
    const MOST_ACTIONS: usize = 512;
    type Table = ();

    fn table(&self) {}

    fn verbs(&self) -> Vec<Verb> {
        let content = &self.content;
        let body = usize::from(content.columns) * usize::from(content.rows);
        let diagnosis = usize::from(content.columns) * usize::from(content.diagnosis_rows);
        vec![
            Verb::of("copy", "quadrant", 4),
            Verb::of_three(
                "cross_out",
                [
                    "health, strain",
                    "die from 0",
                    "down or up (3 more), a die not picked, for the first action, for the second",
                ],
                [2, 6, 6],
            ),
            Verb::of("pick", "die from 0", 6),
            Verb::of_three(
                "bandage",
                ["first square", "lying or standing", "squares"],
                [body, 2, 1],
            ),
            Verb::of("stabilize", "health, strain", 2),
            Verb::of_two(
                "tetromino",
                ["first square", "which way up"],
                [diagnosis, WAYS_UP],
            ),
            Verb::of("heal", "square", body),
            Verb::of("check", "square", body),
            Verb::plain("end_turn"),
        ]
    }

    /// The cost is in rows crossed out.
    #[inline]
    fn numbers(&self, _position: &Position, _seat: Seat, action: Action) -> [i16; THINGS] {
        let columns = i16::from(self.content.columns);
        match action {
            Action::Copy(quadrant) => [0, quadrant.into(), 0, 0, 0],
            Action::CrossOut {
                row,
                die,
                to,
                picked,
            } => {
                let slot = match picked {
                    None => 0,
                    Some(Slot::First) => 1,
                    Some(Slot::Second) => 2,
                };
                let up = if to > die { 3 } else { 0 };
                [1, row as i16, i16::from(die) - 1, up + slot, 1]
            }
            Action::Pick(die) => [2, i16::from(die) - 1, 0, 0, 0],
            Action::Bandage(area) => {
                let square = i16::from(area.top) * columns + i16::from(area.left);
                let stands = i16::from(area.height > area.width);
                let squares = i16::from(area.width) * i16::from(area.height);
                [3, square, stands, squares, 0]
            }
            Action::Stabilize(meter) => [4, meter as i16, 0, 0, 0],
            Action::Tetromino(piece) => {
                let way = way_up(piece, self.content.columns);
                [5, piece[0].into(), way, 0, 0]
            }
            Action::Heal(square) => [6, square.into(), 0, 0, 0],
            Action::Check(square) => [7, square.into(), 0, 0, 0],
            Action::EndTurn => [8, 0, 0, 0, 0],
        }
    }

    fn action(&self, _position: &Position, verb: usize, things: [usize; 3]) -> Option<Action> {
        let number = things[0] as u8;
        let meter = || Meter::ALL.get(things[0]).copied();
        Some(match verb {
            0 => Action::Copy(number),
            1 => {
                let die = things[1] as u8 + 1;
                let up = things[2] >= 3;
                Action::CrossOut {
                    row: meter()?,
                    die,
                    to: if up { die + 1 } else { die - 1 },
                    picked: [None, Some(Slot::First), Some(Slot::Second)][things[2] % 3],
                }
            }
            2 => Action::Pick(number + 1),
            4 => Action::Stabilize(meter()?),
            6 => Action::Heal(number),
            7 => Action::Check(number),
            8 => Action::EndTurn,
            _ => return None,
        })
    }

    #[inline]
    fn observe(look: &Look<Self>, to: &mut impl Observer) {
        look.observe_round(to);
        look.observe_patients(to);
        look.observe_body(to);
        look.observe_diagnosis(to);
    }
}

impl Look<'_, TraumaCenter> {
    /// The place of one's own patient.
    fn own(&self) -> usize {
        match self.seats {
            0 => 0,
            _ => self.position.patient_of(self.seat),
        }
    }

    /// Every patient, one's own first.
    fn patients(&self, write: &mut dyn FnMut(usize, &Patient)) {
        for at in 0..self.seats {
            let place = (self.own() + at) % self.seats;
            if let Some(patient) = self.position.patients.get(place) {
                write(at, patient);
            }
        }
    }

    /// The phase, the round and the dice.
    #[inline]
    fn observe_round(&self, to: &mut impl Observer) {
        let position = self.position;
        to.field(
            "phase",
            &[8],
            2.0,
            "set-up, EMT, ER, Prep, Surgeon, over (2 for the one), round, whether a patient other \
             than one's own waits for somebody",
            |cells| {
                cells.set(position.phase as usize, 2u8);
                cells.set(6, position.round);
                let waits = |patient: &Patient| patient.turn.step != Step::Done;
                let others = position.patients.iter().enumerate();
                let others = others.filter(|&(at, patient)| at != self.own() && waits(patient));
                cells.set(7, others.count() as f32);
            },
        );
        to.field(
            "dice",
            &[DICE],
            6.0,
            "the dice as they were rolled",
            |cells| {
                cells.counts(0, &position.dice);
            },
        );
    }

    /// What is asked about the patients, their boxes and cards.
    #[inline]
    fn observe_patients(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let Self {
            position, seats, ..
        } = *self;
        to.field(
            "patients",
            &[seats, PATIENT],
            10.0,
            "for each patient, one's own first: step (copy, first die, second die, bandage, \
             stabilize, tetromino, heal, finish, done; 10 for the one), wounds to heal, dice \
             (three), die of the first action, of the second, action being done, 10 if a bandage \
             was drawn, 10 if health, 10 if strain is reduced",
            |cells| {
                self.patients(&mut |at, patient| {
                    let from = at * PATIENT;
                    let turn = &patient.turn;
                    cells.set(from + step(turn.step), 10u8);
                    if let Step::Heal(left) = turn.step {
                        cells.set(from + 9, left);
                    }
                    cells.counts(from + 10, &turn.dice);
                    cells.counts(from + 13, &[turn.first, turn.second, turn.action]);
                    cells.set(from + 16, 10.0 * f32::from(turn.drawn));
                    if let Some(meter) = turn.stabilized {
                        cells.set(from + 17 + meter as usize, 10u8);
                    }
                });
            },
        );
        to.field(
            "boxes",
            &[seats, 4],
            f32::from(content.row) * f32::from(content.health_rows.max(content.strain_rows)),
            "for each patient: marked squares of Health and Strain; squares of crossed-out rows of \
             both",
            |cells| {
                self.patients(&mut |at, patient| {
                    for (place, meter) in Meter::ALL.into_iter().enumerate() {
                        let marks = patient.meter(meter);
                        cells.set(at * 4 + place, marks.marks);
                        let crossed = f32::from(marks.crossed) * f32::from(content.row);
                        cells.set(at * 4 + 2 + place, crossed);
                    }
                });
            },
        );
        to.field(
            "conditions",
            &[seats, CONDITIONS, CONDITION],
            127.0,
            "for each Condition card of a patient: its number; 127 for the quadrant that it was \
             copied to (four); the rule of a Critical card that is in force, from 1",
            |cells| {
                self.patients(&mut |at, patient| {
                    for (place, condition) in patient.conditions.iter().enumerate() {
                        let from = (at * CONDITIONS + place) * CONDITION;
                        cells.set(from, condition.card);
                        if let Some(quadrant) = condition.quadrant {
                            cells.set(from + 1 + usize::from(quadrant.min(3)), 127u8);
                        }
                    }
                    let last = (at * CONDITIONS + CONDITIONS) * CONDITION - 1;
                    cells.set(last, rule(content, position.phase, patient));
                });
            },
        );
    }

    /// Wounds and bandages.
    #[inline]
    fn observe_body(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let seats = self.seats;
        let body = usize::from(content.columns) * usize::from(content.rows);
        to.field(
            "wounds",
            &[seats, body],
            2.0,
            "for each square of the Body: 2 for a wound, 1 for one under a bandage",
            |cells| {
                self.patients(&mut |at, patient| {
                    cells.each_bit(at * body, body, patient.wounds.bits(), 2.0);
                    let bandaged = bandaged(content, patient);
                    cells.each_bit(at * body, body, bandaged.bits(), 1.0);
                });
            },
        );
        to.field(
            "cover",
            &[seats, body],
            2.0,
            "for each square of the Body: 1 if a bandage covers it, 2 if several do",
            |cells| {
                self.patients(&mut |at, patient| {
                    let (once, twice) = covered(content, patient);
                    cells.each_bit(at * body, body, once.bits(), 1.0);
                    cells.each_bit(at * body, body, twice.bits(), 2.0);
                });
            },
        );
    }

    /// The Diagnosis boxes.
    #[inline]
    fn observe_diagnosis(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let seats = self.seats;
        let columns = usize::from(content.columns);
        let diagnosis = columns * usize::from(content.diagnosis_rows);
        to.field(
            "diagnosis",
            &[seats, diagnosis],
            1.0,
            "for each square of the Diagnosis box: it is filled",
            |cells| {
                self.patients(&mut |at, patient| {
                    cells.bits(at * diagnosis, diagnosis, patient.diagnosis.bits());
                });
            },
        );
        to.field(
            "columns",
            &[seats, columns],
            2.0,
            "for each column of the Diagnosis box: 2 if it is complete and not checked, 1 if it \
             was checked",
            |cells| {
                self.patients(&mut |at, patient| {
                    cells.each_bit(at * columns, columns, patient.checked.bits(), 1.0);
                    for column in open_columns(content, patient) {
                        cells.set(at * columns + usize::from(column), 2u8);
                    }
                });
            },
        );
    }
}

const fn step(step: Step) -> usize {
    match step {
        Step::Copy => 0,
        Step::First => 1,
        Step::Second => 2,
        Step::Bandage => 3,
        Step::Stabilize => 4,
        Step::Tetromino => 5,
        Step::Heal(_) => 6,
        Step::Finish => 7,
        Step::Done => 8,
    }
}

/// Which rule of a Critical card is in force, counted from 1; 0 for none.
fn rule(content: &Content, phase: Phase, patient: &Patient) -> u8 {
    match complication(content, phase, patient) {
        None => 0,
        Some(Complication::Dice { .. }) => 1,
        Some(Complication::Highest) => 2,
        Some(Complication::Lowest) => 3,
        Some(Complication::Doubles) => 4,
        Some(Complication::Untouchable) => 5,
        Some(Complication::Bleeding) => 6,
        Some(Complication::Unclear) => 7,
        Some(Complication::Health(_)) => 8,
        Some(Complication::Strain(_)) => 9,
        Some(Complication::Slow(_)) => 10,
    }
}

/// Which way up a tetromino lies, as far as that can be chosen: different for all tetrominoes of a
/// die that begin on the same square, mirrored ones among them.
#[inline]
fn way_up(piece: Piece, columns: u8) -> i16 {
    let row = i16::from(columns);
    let [first, others @ ..] = piece.map(i16::from);
    let [a, b, c] = others.map(|square| square - first);
    let ways: [([i16; 3], i16); 19] = [
        ([1, row, row + 1], 0),
        ([1, 2, 3], 0),
        ([row, 2 * row, 3 * row], 1),
        ([1, row - 1, row], 0),
        ([row, row + 1, 2 * row + 1], 1),
        ([1, row + 1, row + 2], 2),
        ([row - 1, row, 2 * row - 1], 3),
        ([row - 1, row, row + 1], 0),
        ([row, row + 1, 2 * row], 1),
        ([1, 2, row + 1], 2),
        ([row - 1, row, 2 * row], 3),
        ([row, 2 * row, 2 * row + 1], 0),
        ([1, 2, row], 1),
        ([1, row + 1, 2 * row + 1], 2),
        ([row - 2, row - 1, row], 3),
        ([row, 2 * row - 1, 2 * row], 4),
        ([row, row + 1, row + 2], 5),
        ([1, row, 2 * row], 6),
        ([1, 2, row + 2], 7),
    ];
    let found = ways.iter().find(|&&(way, _)| way == [a, b, c]);
    found.map_or(0, |&(_, number)| number)
}
