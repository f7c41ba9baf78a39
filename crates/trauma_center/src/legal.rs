//! What a seat may do now, and the reason against everything else. The list of actions and the
//! reasons come from the same `may_*` functions.

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{List, May, Refusal, Seat};

use crate::action::Action;
use crate::content::{Complication, Content, SIDES, Slot};
use crate::position::{Area, DICE, Meter, Patient, Phase, Piece, Position, Square, Squares, Step};
use crate::rules::dice::{can_become, tetromino_die, usable_with, worth};
use crate::rules::sheet::{
    bandaged, blank_rows, complication, covered, critical_area, critical_quadrant, is_complete,
    open_columns, squares_of,
};

/// What a seat may do now, and the reason against everything else.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    /// The content in use.
    pub content: &'a Content,
    /// What lies on the table.
    pub position: &'a Position,
    /// Who asks.
    pub seat: Seat,
}

impl<'a> Legal<'a> {
    /// The patient that the seat treats, if there is such a seat (R1).
    #[inline]
    pub fn patient(&self) -> Option<&'a Patient> {
        if usize::from(self.seat) < self.position.patients.len() {
            let at = self.position.patient_of(self.seat);
            self.position.patients.get(at)
        } else {
            None
        }
    }

    /// Everything that may be done now.
    #[inline]
    pub fn each(&self, say: &mut impl FnMut(Action)) {
        let Some(patient) = self.patient() else {
            return;
        };
        let (content, phase) = (self.content, self.position.phase);
        match patient.turn.step {
            Step::Copy => return free_quadrants(patient).for_each(|to| say(Action::Copy(to))),
            Step::First | Step::Second => {
                let dice = picks(content, phase, patient);
                dice.iter().for_each(|&die| say(Action::Pick(die)));
                crossings(content, phase, patient)
                    .for_each(|(row, die, to)| say(Action::CrossOut { row, die, to }));
            }
            Step::Bandage => {
                bandage_places(content, phase, patient).for_each(|area| say(Action::Bandage(area)))
            }
            Step::Stabilize => Meter::ALL
                .map(Action::Stabilize)
                .into_iter()
                .for_each(&mut *say),
            Step::Tetromino => {
                tetromino_places(content, patient).for_each(|piece| say(Action::Tetromino(piece)))
            }
            Step::Heal(_) => bandaged(content, patient)
                .iter()
                .for_each(|wound| say(Action::Heal(wound))),
            Step::Finish => say(Action::EndTurn),
            Step::Done => return,
        }
        checkable(content, phase, patient)
            .iter()
            .for_each(|wound| say(Action::Check(wound)));
    }

    /// Whether this may be done now, or why not.
    pub fn may(&self, action: Action) -> May {
        let Some(patient) = self.patient() else {
            return refuse("R1", "no-such-seat");
        };
        let (content, phase) = (self.content, self.position.phase);
        refuse_if(phase == Phase::Over, "R36", "no-game-over")?;
        refuse_if(patient.turn.step == Step::Done, "R9", "no-round-left")?;
        match action {
            Action::Copy(quadrant) => may_copy(patient, quadrant),
            _ if patient.turn.step == Step::Copy => refuse("R6", "no-copy-first"),
            Action::CrossOut { row, die, to } => {
                may_cross_out(content, phase, patient, (row, die, to))
            }
            Action::Pick(die) => self.may_pick(patient, die),
            Action::Bandage(area) => may_bandage(content, phase, patient, area),
            Action::Stabilize(_) => may_stabilize(patient),
            Action::Tetromino(piece) => may_place(content, patient, piece),
            Action::Heal(wound) => may_heal(content, patient, wound),
            Action::Check(wound) => may_check(content, phase, patient, wound),
            Action::EndTurn => may_end_turn(patient),
        }
    }

    /// Pick a die for the next action that has none (R9, A25, A29).
    fn may_pick(&self, patient: &Patient, die: u8) -> May {
        let asked = matches!(patient.turn.step, Step::First | Step::Second);
        refuse_if(!asked, "R9", "no-die-asked")?;
        if picks(self.content, self.position.phase, patient).contains(&die) {
            return Ok(());
        }
        let lying = patient.turn.dice.iter().filter(|&&one| one == die).count();
        let taken = usize::from(patient.turn.first == die);
        refuse_if(lying > taken, "A29", "no-unusable-die")?;
        refuse("R9", "no-such-die")
    }
}

/// Copy the next pattern into a quadrant of its own (R6).
fn may_copy(patient: &Patient, quadrant: u8) -> May {
    refuse_if(patient.turn.step != Step::Copy, "R6", "no-copying")?;
    let is_free = free_quadrants(patient).any(|free| free == quadrant);
    refuse_if(!is_free, "R6", "no-free-quadrant")
}

/// Cross out a blank row to change a die by one (R31).
fn may_cross_out(
    content: &Content,
    phase: Phase,
    patient: &Patient,
    (row, die, to): (Meter, u8, u8),
) -> May {
    may_give_row(content, phase, patient, row)?;
    may_change_die(content, phase, patient, die, to)
}

/// Cross out a row of this box (R31, A18, A31).
#[inline]
fn may_give_row(content: &Content, phase: Phase, patient: &Patient, row: Meter) -> May {
    refuse_if(phase != Phase::Surgeon, "R31", "no-surgeon")?;
    refuse_if(
        patient.turn.step != Step::First,
        "R31",
        "no-crossing-any-more",
    )?;
    refuse_if(
        blank_rows(content, patient, row) == 0,
        "R31",
        "no-blank-row",
    )
}

/// Change a die by one (R31, A19, A32).
#[inline]
fn may_change_die(content: &Content, phase: Phase, patient: &Patient, die: u8, to: u8) -> May {
    refuse_if(!patient.turn.dice.contains(&die), "R9", "no-such-die")?;
    refuse_if(die.abs_diff(to) != 1, "R31", "no-such-step")?;
    refuse_if(!(1..=SIDES as u8).contains(&to), "A19", "no-such-value")?;
    let possible = can_become(content, phase, patient, die, to);
    refuse_if(!possible, "A32", "no-forbidden-value")
}

/// Draw the bandage of the first die (R13, R19, R25).
fn may_bandage(content: &Content, phase: Phase, patient: &Patient, area: Area) -> May {
    refuse_if(
        patient.turn.step != Step::Bandage,
        "R13",
        "no-bandage-asked",
    )?;
    refuse_if(!content.contains(area), "A9", "no-outside-body")?;
    let (side, die) = (
        content.side(phase),
        worth(content, phase, patient, Slot::First),
    );
    let fits = [(side, die), (die, side)].contains(&(area.width, area.height));
    refuse_if(!fits, "A8", "no-such-bandage")?;
    NoBandages::of(content, phase, patient).may_cover(content.squares(area))
}

/// Stabilize Wounds or Strain (R14, R20).
fn may_stabilize(patient: &Patient) -> May {
    refuse_if(
        patient.turn.step != Step::Stabilize,
        "R14",
        "no-stabilizing-asked",
    )
}

/// Place the tetromino of the action (R10, A3, A4).
fn may_place(content: &Content, patient: &Patient, piece: Piece) -> May {
    refuse_if(
        patient.turn.step != Step::Tetromino,
        "R10",
        "no-tetromino-asked",
    )?;
    let mut places = content.pieces(tetromino_die(patient)).iter();
    let is_one = places.any(|&(possible, _)| possible == piece);
    refuse_if(!is_one, "A3", "no-such-tetromino")?;
    may_fill(
        patient.diagnosis.bits() as u64,
        squares_of(piece).bits() as u64,
    )
}

/// Fill these squares of the Diagnosis box (A4).
#[inline]
const fn may_fill(taken: u64, squares: u64) -> May {
    refuse_if(taken & squares != 0, "A4", "no-room-there")
}

/// Heal a bandaged wound by Heal Wounds (R26, R32).
fn may_heal(content: &Content, patient: &Patient, wound: Square) -> May {
    let asked = matches!(patient.turn.step, Step::Heal(_));
    refuse_if(!asked, "R26", "no-healing-asked")?;
    let is_bandaged = bandaged(content, patient).contains(wound);
    refuse_if(!is_bandaged, "R26", "no-bandaged-wound")
}

/// Check the column of a wound and heal it, at any time (R11, A13, A34).
#[inline]
fn may_check(content: &Content, phase: Phase, patient: &Patient, wound: Square) -> May {
    let column = content.column(wound);
    refuse_if(patient.checked.contains(column), "R11", "no-second-check")?;
    refuse_if(
        !is_complete(content, patient, column),
        "R11",
        "no-complete-column",
    )?;
    refuse_if(!patient.wounds.contains(wound), "A34", "no-wound")?;
    let Area { left, width, .. } = critical_area(content, patient);
    let unclear = complication(content, phase, patient) == Some(Complication::Unclear)
        && (left..left + width).contains(&column);
    refuse_if(unclear, "A7", "no-unclear-column")
}

/// Check nothing more, and let Health be counted (A11).
fn may_end_turn(patient: &Patient) -> May {
    refuse_if(patient.turn.step != Step::Finish, "A11", "no-end-yet")
}

/// Quadrants without a pattern (R6).
pub fn free_quadrants(patient: &Patient) -> impl Iterator<Item = u8> + use<> {
    let conditions = patient.conditions;
    (0..4).filter(move |&quadrant| conditions.iter().all(|one| one.quadrant != Some(quadrant)))
}

/// The dice that can be picked now, each value once. As few dice that cannot be used are taken as
/// possible (A24, A29); equal dice are two dice (A25).
#[inline]
pub fn picks(content: &Content, phase: Phase, patient: &Patient) -> List<u8, DICE> {
    let dice = patient.turn.dice;
    let rule = complication(content, phase, patient);
    let useless = |die, slot| u8::from(!usable_with(rule, dice, die, slot));
    let mut least = u8::MAX;
    let mut picks = List::default();
    for (at, &first) in dice.iter().enumerate() {
        for (other, &second) in dice.iter().enumerate() {
            let pick = if patient.turn.step == Step::First {
                first
            } else {
                second
            };
            let is_other_first = patient.turn.step == Step::Second && first != patient.turn.first;
            if at == other || is_other_first {
                continue;
            }
            let taken = useless(first, Slot::First) + useless(second, Slot::Second);
            if taken < least {
                least = taken;
                picks = List::default();
            }
            if taken == least && !picks.contains(&pick) {
                picks.push(pick);
            }
        }
    }
    picks.sort_unstable();
    picks
}

/// Every way to cross out a row now: the box, the die and what it shows then (R31).
#[inline]
pub fn crossings<'a>(
    content: &'a Content,
    phase: Phase,
    patient: &'a Patient,
) -> impl Iterator<Item = (Meter, u8, u8)> + use<'a> {
    let dice = patient.turn.dice;
    let may_give = move |&row: &Meter| may_give_row(content, phase, patient, row).is_ok();
    Meter::ALL
        .into_iter()
        .filter(may_give)
        .flat_map(move |row| {
            let different = (0..DICE).filter(move |&at| at == 0 || dice[at] != dice[at - 1]);
            let steps =
                different.flat_map(move |at| [(dice[at], dice[at] - 1), (dice[at], dice[at] + 1)]);
            let may = move |&(die, to): &(u8, u8)| {
                may_change_die(content, phase, patient, die, to).is_ok()
            };
            steps.filter(may).map(move |(die, to)| (row, die, to))
        })
}

/// Squares that no bandage may cover now, and why.
struct NoBandages {
    squares: Squares,
    why: Refusal,
}

impl NoBandages {
    /// In EMT those under another bandage (R13), and where the complication forbids it (A7).
    #[inline]
    fn of(content: &Content, phase: Phase, patient: &Patient) -> Self {
        let (squares, rule, key) = match complication(content, phase, patient) {
            Some(Complication::Untouchable) => {
                (critical_quadrant(content, patient), "A7", "no-touching")
            }
            _ if phase == Phase::Emt => (covered(content, patient).0, "R13", "no-overlap"),
            _ => (Squares::EMPTY, "R13", "no-overlap"),
        };
        let why = Refusal { rule, key };
        Self { squares, why }
    }

    #[inline]
    fn may_cover(&self, squares: Squares) -> May {
        if squares.and(self.squares).is_empty() {
            Ok(())
        } else {
            Err(self.why)
        }
    }
}

/// Where the bandage of the first die can be drawn (R13, R19, R25, A8, A9).
#[inline]
pub fn bandage_places<'a>(
    content: &'a Content,
    phase: Phase,
    patient: &Patient,
) -> impl Iterator<Item = Area> + use<'a> {
    let die = worth(content, phase, patient, Slot::First);
    let none = NoBandages::of(content, phase, patient);
    let may = move |(_, squares): &&(Area, Squares)| none.may_cover(*squares).is_ok();
    let areas = content.areas(phase, die).iter();
    areas.filter(may).map(|&(area, _)| area)
}

/// Where the tetromino of the action fits into the Diagnosis box (A3, A4).
#[inline]
pub fn tetromino_places<'a>(
    content: &'a Content,
    patient: &Patient,
) -> impl Iterator<Item = Piece> + use<'a> {
    let taken = patient.diagnosis.bits() as u64;
    let may = move |(_, squares): &&(Piece, u64)| may_fill(taken, *squares).is_ok();
    let pieces = content.pieces(tetromino_die(patient)).iter();
    pieces.filter(may).map(|&(piece, _)| piece)
}

/// The wounds that can be healed by checking their column (R11, A34).
#[inline]
pub fn checkable(content: &Content, phase: Phase, patient: &Patient) -> Squares {
    let mut wounds = Squares::EMPTY;
    for column in open_columns(content, patient) {
        wounds = wounds.or(patient.wounds.and(content.body_column(column)));
    }
    let may = |&wound: &Square| may_check(content, phase, patient, wound).is_ok();
    wounds.iter().filter(may).collect()
}
