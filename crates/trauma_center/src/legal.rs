//! The one home of legality: what may be done now, and why everything else may not.
//!
//! The list of actions and the reason against an action both come from the `may_*` functions, so
//! that they cannot disagree.

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{May, Refusal, Seat};

use crate::action::Action;
use crate::content::{Complication, Content, SIDES, Slot};
use crate::position::{Area, Meter, Patient, Phase, Piece, Position, Square, Squares, Step};
use crate::rules::dice::{lying, picked, slot, tetromino_die, usable, worth};
use crate::rules::sheet::{
    bandaged, blank_rows, complication, covered, critical_area, critical_quadrant, is_complete,
    open_columns, squares_of,
};

/// What a seat may do now, and the reason against everything else.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    /// The content in use.
    pub content: &'a Content,
    /// What lies in front of the players.
    pub position: &'a Position,
    /// Who asks.
    pub seat: Seat,
}

/// A row to cross out, and the die that this changes (R31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// A row of which box.
    pub row: Meter,
    /// A die that shows this.
    pub die: u8,
    /// What it shows then.
    pub to: u8,
    /// The die that was picked for this action; `None` for one that is not picked yet (A32).
    pub picked: Option<Slot>,
}

impl From<Crossing> for Action {
    #[inline]
    fn from(crossing: Crossing) -> Self {
        let Crossing {
            row,
            die,
            to,
            picked,
        } = crossing;
        Self::CrossOut {
            row,
            die,
            to,
            picked,
        }
    }
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
                lying(patient)
                    .iter()
                    .for_each(|&die| say(Action::Pick(die)));
                crossings(content, phase, patient).for_each(|crossing| say(crossing.into()));
            }
            Step::Bandage => {
                bandage_places(content, phase, patient).for_each(|area| say(Action::Bandage(area)));
            }
            Step::Stabilize => Meter::ALL
                .map(Action::Stabilize)
                .into_iter()
                .for_each(&mut *say),
            Step::Tetromino => {
                tetromino_places(content, patient).for_each(|piece| say(Action::Tetromino(piece)));
                self.each_instead(patient, say);
            }
            Step::Heal(_) => {
                let wounds = bandaged(content, patient);
                wounds.iter().for_each(|wound| say(Action::Heal(wound)));
                self.each_instead(patient, say);
            }
            Step::Finish => say(Action::EndTurn),
            Step::Done => return,
        }
        let wounds = checkable(content, phase, patient);
        wounds.iter().for_each(|wound| say(Action::Check(wound)));
    }

    /// Instead of using a die one may change it (R31), or end the turn where that is allowed (R33,
    /// A14).
    #[inline]
    fn each_instead(&self, patient: &Patient, say: &mut impl FnMut(Action)) {
        let (content, phase) = (self.content, self.position.phase);
        crossings(content, phase, patient).for_each(|crossing| say(crossing.into()));
        if may_end_turn(content, phase, patient).is_ok() {
            say(Action::EndTurn);
        }
    }

    /// Whether this may be done now, or why not.
    pub fn may(&self, action: Action) -> May {
        let Some(patient) = self.patient() else {
            return refuse("R1", "no-such-seat");
        };
        let (content, phase) = (self.content, self.position.phase);
        may_play(phase, patient)?;
        match action {
            Action::Copy(quadrant) => may_copy(patient, quadrant),
            _ if patient.turn.step == Step::Copy => refuse("R6", "no-copy-first"),
            Action::CrossOut {
                row,
                die,
                to,
                picked,
            } => {
                may_go_on(phase, patient)?;
                may_give_row(content, phase, patient, row)?;
                may_change_die(patient, die, to, picked)
            }
            Action::Pick(die) => may_pick(patient, die),
            Action::Bandage(area) => may_bandage(content, phase, patient, area),
            Action::Stabilize(_) => may_stabilize(phase, patient),
            Action::Tetromino(piece) => may_place(content, phase, patient, piece),
            Action::Heal(wound) => may_heal(content, phase, patient, wound),
            Action::Check(wound) => may_check(content, phase, patient, wound),
            Action::EndTurn => may_end_turn(content, phase, patient),
        }
    }
}

/// A Surgeon whose tetromino fits nowhere has no more actions (R33).
fn may_go_on(phase: Phase, patient: &Patient) -> May {
    refuse_if(is_cut_short(phase, patient), "R33", "no-turn-left")
}

/// Has a Surgeon's turn ended before both actions were done (R33)?
pub fn is_cut_short(phase: Phase, patient: &Patient) -> bool {
    let is_ended = matches!(patient.turn.step, Step::Finish | Step::Done);
    phase == Phase::Surgeon && is_ended && patient.turn.action < 3
}

/// Copy the next pattern into a quadrant of its own (R6).
fn may_copy(patient: &Patient, quadrant: u8) -> May {
    refuse_if(patient.turn.step != Step::Copy, "R6", "no-copying")?;
    refuse_if(quadrant >= 4, "R3", "no-such-quadrant")?;
    let is_free = free_quadrants(patient).any(|free| free == quadrant);
    refuse_if(!is_free, "R6", "no-free-quadrant")
}

/// Pick any die that lies there for the next action that has none (R9, A25). A die that the
/// complication forbids may be picked as well: it counts as 1 (A29).
fn may_pick(patient: &Patient, die: u8) -> May {
    let asked = matches!(patient.turn.step, Step::First | Step::Second);
    refuse_if(!asked, "R9", "no-die-asked")?;
    refuse_if(!patient.turn.dice.contains(&die), "R9", "no-such-die")?;
    refuse_if(!lying(patient).contains(&die), "R9", "no-die-twice")
}

/// Cross out a row of this box, as long as no die has been used (R31, A18, A31).
#[inline]
fn may_give_row(content: &Content, phase: Phase, patient: &Patient, row: Meter) -> May {
    refuse_if(phase != Phase::Surgeon, "R31", "no-surgeon")?;
    let before = is_before_use(content, phase, patient);
    refuse_if(!before, "R31", "no-crossing-any-more")?;
    refuse_if(
        blank_rows(content, patient, row) == 0,
        "R31",
        "no-blank-row",
    )
}

/// No die has been used yet, although both may be picked (R31, A32). A first die that cannot be
/// used gives no tetromino, so it counts as used once it heals its one wound (R34).
#[inline]
pub fn is_before_use(content: &Content, phase: Phase, patient: &Patient) -> bool {
    let turn = &patient.turn;
    match turn.step {
        Step::First | Step::Second => true,
        Step::Tetromino => turn.action == 1,
        Step::Heal(left) => {
            let is_first = turn.action == 1 && left > 0;
            is_first && !usable(content, phase, patient, turn.first, Slot::First)
        }
        _ => false,
    }
}

/// Change a die by one, before or after it is picked (R31, A19). No value is barred (A32).
#[inline]
fn may_change_die(patient: &Patient, die: u8, to: u8, slot: Option<Slot>) -> May {
    match slot {
        None => refuse_if(!lying(patient).contains(&die), "R9", "no-die-lying")?,
        Some(slot) => {
            let is_picked = die > 0 && picked(patient, slot) == die;
            refuse_if(!is_picked, "R9", "no-die-picked")?;
        }
    }
    refuse_if(die.abs_diff(to) != 1, "R31", "no-such-step")?;
    refuse_if(!(1..=SIDES as u8).contains(&to), "A19", "no-such-value")
}

/// Draw the bandage of the first die (R13, R19, R25).
fn may_bandage(content: &Content, phase: Phase, patient: &Patient, area: Area) -> May {
    refuse_if(phase == Phase::Surgeon, "R32", "no-surgeon-bandage")?;
    may_after_picks(patient)?;
    refuse_if(patient.turn.drawn, bandage_rule(phase), "no-second-bandage")?;
    refuse_if(
        patient.turn.step != Step::Bandage,
        "A9",
        "no-bandage-fitted",
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

/// The rule of the phase's bandage.
const fn bandage_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Er => "R19",
        Phase::Prep => "R25",
        _ => "R13",
    }
}

/// The rule of the phase's Stabilize.
const fn stabilize_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Er => "R20",
        _ => "R14",
    }
}

/// The rule of the phase's Heal Wounds.
const fn heal_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Surgeon => "R32",
        _ => "R26",
    }
}

/// Dice come first (R9).
fn may_after_picks(patient: &Patient) -> May {
    let picking = matches!(patient.turn.step, Step::First | Step::Second);
    refuse_if(picking, "R9", "no-dice-yet")
}

/// The bandage comes first (A11, A12).
fn may_after_bandage(patient: &Patient) -> May {
    may_after_picks(patient)?;
    refuse_if(patient.turn.step == Step::Bandage, "A11", "no-bandage-yet")
}

/// Stabilize Wounds or Strain (R14, R20).
fn may_stabilize(phase: Phase, patient: &Patient) -> May {
    refuse_if(phase == Phase::Prep, "R26", "no-prep-stabilizing")?;
    refuse_if(phase == Phase::Surgeon, "R32", "no-surgeon-stabilizing")?;
    may_after_bandage(patient)?;
    refuse_if(
        patient.turn.stabilized.is_some(),
        stabilize_rule(phase),
        "no-second-stabilizing",
    )
}

/// Nothing is done after the end (R36), nor for a patient whose round is over (R6, R9).
fn may_play(phase: Phase, patient: &Patient) -> May {
    refuse_if(phase == Phase::Over, "R36", "no-game-over")?;
    let is_done = patient.turn.step == Step::Done;
    refuse_if(is_done && phase == Phase::Setup, "R6", "no-pattern-left")?;
    refuse_if(is_done, "R9", "no-round-left")
}

/// Place the tetromino of the action (R10, A3, A4). A die that cannot be used gives none (R29,
/// R34).
fn may_place(content: &Content, phase: Phase, patient: &Patient, piece: Piece) -> May {
    may_go_on(phase, patient)?;
    may_after_bandage(patient)?;
    let (step, die) = (patient.turn.step, tetromino_die(patient));
    let stabilizes = step == Step::Stabilize;
    refuse_if(stabilizes, stabilize_rule(phase), "no-stabilizing-yet")?;
    let is_forbidden =
        matches!(step, Step::Heal(_)) && !usable(content, phase, patient, die, slot(patient));
    refuse_if(is_forbidden, "R29", "no-tetromino-of-it")?;
    refuse_if(step != Step::Tetromino, "R10", "no-tetromino-left")?;
    let squares = squares_of(piece).bits() as u64;
    let mut places = content.pieces(die).iter();
    let is_one = squares.count_ones() == 4 && places.any(|&(_, bits)| bits == squares);
    refuse_if(!is_one, "A3", "no-such-tetromino")?;
    refuse_if(!piece.is_sorted(), "A3", "no-order")?;
    may_fill(patient.diagnosis.bits() as u64, squares)
}

/// Fill these squares of the Diagnosis box (A4).
#[inline]
const fn may_fill(taken: u64, squares: u64) -> May {
    refuse_if(taken & squares != 0, "A4", "no-room-there")
}

/// Heal a bandaged wound by Heal Wounds (R26, R32), after the tetromino (A14).
fn may_heal(content: &Content, phase: Phase, patient: &Patient, wound: Square) -> May {
    refuse_if(!phase.is_critical(), "R26", "no-healing-phase")?;
    may_go_on(phase, patient)?;
    may_after_bandage(patient)?;
    if patient.turn.step == Step::Tetromino {
        let fits = tetromino_places(content, patient).next().is_some();
        refuse_if(!fits, "R33", "no-healing-without-room")?;
        return refuse("A14", "no-tetromino-yet");
    }
    let rule = heal_rule(phase);
    refuse_if(patient.turn.step == Step::Finish, rule, "no-healing-left")?;
    may_treat(content, patient, wound, rule)?;
    let is_bandaged = bandaged(content, patient).contains(wound);
    refuse_if(!is_bandaged, rule, "no-bandaged-wound")
}

/// There must be a wound to be healed.
fn may_treat(content: &Content, patient: &Patient, wound: Square, rule: &'static str) -> May {
    refuse_if(
        wound >= content.columns * content.rows,
        "R3",
        "no-such-square",
    )?;
    refuse_if(!patient.wounds.contains(wound), rule, "no-wound")
}

/// Check the column of a wound and heal it, at any time (R11, A13, A34).
#[inline]
fn may_check(content: &Content, phase: Phase, patient: &Patient, wound: Square) -> May {
    may_treat(content, patient, wound, "A34")?;
    let column = content.column(wound);
    refuse_if(patient.checked.contains(column), "R11", "no-second-check")?;
    refuse_if(
        !is_complete(content, patient, column),
        "R11",
        "no-complete-column",
    )?;
    let Area { left, width, .. } = critical_area(content, patient);
    let unclear = complication(content, phase, patient) == Some(Complication::Unclear)
        && (left..left + width).contains(&column);
    refuse_if(unclear, "A7", "no-unclear-column")
}

/// Check nothing more, and let Health be counted (A11); or change no die although its tetromino
/// fits nowhere (R33), or although it has no wound to heal (A14).
fn may_end_turn(content: &Content, phase: Phase, patient: &Patient) -> May {
    let stuck = match patient.turn.step {
        Step::Tetromino => tetromino_places(content, patient).next().is_none(),
        Step::Heal(_) => {
            bandaged(content, patient).is_empty() && is_before_use(content, phase, patient)
        }
        _ => false,
    };
    refuse_if(
        patient.turn.step != Step::Finish && !stuck,
        "A11",
        "no-end-yet",
    )
}

/// Quadrants without a pattern (R6).
pub fn free_quadrants(patient: &Patient) -> impl Iterator<Item = u8> + use<> {
    let conditions = patient.conditions;
    (0..4).filter(move |&quadrant| conditions.iter().all(|one| one.quadrant != Some(quadrant)))
}

/// Every way to cross out a row now (R31, A32).
#[inline]
pub fn crossings<'a>(
    content: &'a Content,
    phase: Phase,
    patient: &'a Patient,
) -> impl Iterator<Item = Crossing> + use<'a> {
    let may_give = move |&row: &Meter| may_give_row(content, phase, patient, row).is_ok();
    Meter::ALL
        .into_iter()
        .filter(may_give)
        .flat_map(move |row| {
            let dice = (0..3).filter_map(move |at| lying(patient).get(at).map(|&die| (die, None)));
            let slots = [Slot::First, Slot::Second].into_iter();
            let dice = dice.chain(slots.map(|slot| (picked(patient, slot), Some(slot))));
            let steps = dice
                .flat_map(|(die, slot)| [die.saturating_sub(1), die + 1].map(|to| (die, to, slot)));
            let may = |&(die, to, slot): &_| may_change_die(patient, die, to, slot).is_ok();
            steps.filter(may).map(move |(die, to, picked)| Crossing {
                row,
                die,
                to,
                picked,
            })
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
    places_of(content, patient, tetromino_die(patient))
}

/// Where the tetromino of a die would fit (A3, A4).
#[inline]
pub fn places_of<'a>(
    content: &'a Content,
    patient: &Patient,
    die: u8,
) -> impl Iterator<Item = Piece> + use<'a> {
    let taken = patient.diagnosis.bits() as u64;
    let may = move |(_, squares): &&(Piece, u64)| may_fill(taken, *squares).is_ok();
    let pieces = content.pieces(die).iter();
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
