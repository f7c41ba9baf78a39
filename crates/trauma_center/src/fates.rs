//! What people ask before they choose: is a box filled in this round?

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

use crate::action::Action;
use crate::content::{Complication, SIDES};
use crate::game::TraumaCenter;
use crate::legal::{checkable, is_before_use, tetromino_places};
use crate::position::{DICE, Meter, Patient, Phase, Piece, Position, Square, Step};
use crate::rules::sheet::{
    bandaged, capacity, complication, cost, critical_quadrant, is_filled, open_columns, rows,
    squares_of, uncovered,
};

impl Fates for TraumaCenter {
    const FATES: &'static [&'static str] = &["box-filled"];

    /// The Health or Strain box of a patient is filled before the next roll (R36).
    fn fate(&self, from: &Position, now: &Position, _fate: usize) -> Fate {
        let is_over = (from.phase, from.round) != (now.phase, now.round);
        let filled = |patient, meter| is_filled(&self.content, patient, meter);
        let mut patients = from.patients.iter().zip(now.patients.as_slice());
        let newly = |(before, after)| {
            Meter::ALL.into_iter().any(|meter| {
                let later = is_over
                    && meter == Meter::Health
                    && self.is_filled_later(from.phase, before, after);
                !filled(before, meter) && filled(after, meter) && !later
            })
        };
        if patients.any(newly) {
            Fate::Yes
        } else if is_over || self.endangered(now).is_none() {
            Fate::No
        } else {
            Fate::Open
        }
    }

    /// Once a box is full for a patient who is done with the round, and nobody else is in danger,
    /// there is nothing left to ask.
    fn arises(&self, from: &Position, _now: &Position, _fate: usize) -> bool {
        let is_full = |patient: &Patient| {
            let filled = |meter| is_filled(&self.content, patient, meter);
            patient.turn.step == Step::Done && Meter::ALL.into_iter().any(filled)
        };
        self.endangered(from).is_some() || !from.patients.iter().any(is_full)
    }

    /// One patient after another, since what is done for one makes no difference to the others.
    fn is_considered(
        &self,
        position: &Position,
        seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        let Some(at) = self
            .endangered(position)
            .filter(|&at| position.seat_of(at) == seat)
        else {
            return false;
        };
        self.may_help(position.phase, &position.patients[at], *action)
    }

    /// The next roll comes too late.
    fn matters(&self, _what: &str, _fate: usize) -> bool {
        false
    }

    /// Patients who are not in danger do not matter.
    fn essence(&self, position: &Position, _fate: usize) -> Position {
        let mut essence = *position;
        essence.dice = [0; DICE];
        for patient in &mut essence.patients {
            if !self.is_endangered(position.phase, patient) {
                *patient = Patient::default();
            } else if !is_before_use(&self.content, position.phase, patient) {
                patient.strain.crossed = 0;
            }
        }
        essence
    }
}

impl TraumaCenter {
    /// The first patient who has a box that may be filled in this round.
    fn endangered(&self, position: &Position) -> Option<usize> {
        let patients = position.patients.as_slice();
        patients
            .iter()
            .position(|patient| self.is_endangered(position.phase, patient))
    }

    /// A Surgeon's round with nothing to choose may have passed since the round in question. No
    /// wound is covered or uncovered in it, so the cost of the round before can still be seen.
    fn is_filled_later(&self, phase: Phase, before: &Patient, after: &Patient) -> bool {
        let lost = cost(&self.content, phase, after).health;
        phase.is_critical() && before.health.marks.saturating_add(lost) < self.full(Meter::Health)
    }

    fn full(&self, meter: Meter) -> u8 {
        rows(&self.content, meter) * self.content.row
    }

    /// Could a box be filled in this round if nothing more is done against it?
    fn is_endangered(&self, phase: Phase, patient: &Patient) -> bool {
        if !phase.is_played() || patient.turn.step == Step::Done {
            return false;
        }
        let now = cost(&self.content, phase, patient);
        let is_drawn = !matches!(
            patient.turn.step,
            Step::First | Step::Second | Step::Bandage
        );
        let strain = if phase == Phase::Surgeon {
            0
        } else if is_drawn {
            now.strain
        } else {
            self.most_strain(phase, patient)
        };
        [(Meter::Health, now.health), (Meter::Strain, strain)]
            .into_iter()
            .any(|(meter, more)| {
                let marks = patient.meter(meter).marks;
                let full = self.full(meter);
                let is_whole = capacity(&self.content, patient, meter) == full;
                is_whole && marks < full && marks.saturating_add(more) >= full
            })
    }

    /// The Strain of the largest bandage, around nothing.
    fn most_strain(&self, phase: Phase, patient: &Patient) -> u8 {
        let more = match complication(&self.content, phase, patient) {
            Some(Complication::Strain(more)) => more,
            _ => 0,
        };
        self.content.side(phase) * SIDES as u8 + more
    }

    /// Bandaged wounds cost nothing, so it makes no difference which are healed; columns can just
    /// as well be checked last; and a tetromino helps only by completing them.
    fn may_help(&self, phase: Phase, patient: &Patient, action: Action) -> bool {
        let content = &self.content;
        match (patient.turn.step, action) {
            (Step::Heal(_), Action::Heal(square)) => {
                bandaged(content, patient).first() == Some(square)
            }
            (Step::Tetromino, Action::Tetromino(piece)) => self.may_complete(phase, patient, piece),
            (Step::Finish, Action::Check(square)) => {
                self.best_check(phase, patient) == Some(square)
            }
            (Step::Finish, Action::EndTurn) => self.best_check(phase, patient).is_none(),
            (Step::Tetromino | Step::Heal(_), Action::EndTurn) => true,
            (_, Action::Heal(_) | Action::Tetromino(_) | Action::Check(_) | Action::EndTurn) => {
                false
            }
            _ => true,
        }
    }

    /// Does it complete a column, or is it as good as any other? A Surgeon's first one may prepare
    /// the second.
    fn may_complete(&self, phase: Phase, patient: &Patient, piece: Piece) -> bool {
        let content = &self.content;
        let open = |patient| open_columns(content, patient).count();
        let after = |piece| Patient {
            diagnosis: patient.diagnosis.or(squares_of(piece)),
            ..*patient
        };
        (phase == Phase::Surgeon && patient.turn.action == 1)
            || open(&after(piece)) > open(patient)
            || tetromino_places(content, patient).next() == Some(piece)
    }

    /// An uncovered wound that can be healed by its column, one that counts twice if there is one.
    fn best_check(&self, phase: Phase, patient: &Patient) -> Option<Square> {
        let content = &self.content;
        let wounds = checkable(content, phase, patient).and(uncovered(content, patient));
        wounds
            .and(critical_quadrant(content, patient))
            .first()
            .or_else(|| wounds.first())
    }
}
