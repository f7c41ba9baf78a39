//! What is asked, what can be chosen, and the reasons against everything else.

use redtag_kernel::words::text;
use redtag_kernel::{Illegal, Refusal, Seat, Text};

use super::names::{
    column_name, list, meter, meter_case, numbers, phase as phase_name, phase_case, quadrant,
    slot_case, with_cost, yes_or_no,
};
use crate::action::Action;
use crate::content::Slot;
use crate::game::TraumaCenter;
use crate::legal::{Crossing, Legal, crossings, places_of};
use crate::position::{Area, Meter, Patient, Phase, Piece, Position, Step};
use crate::rules::dice::{
    after_crossing, changed_use, counts, heals, next_slot, picked as picked_die, tetromino_die,
    usable, worth,
};
use crate::rules::sheet::{Cost, bandaged, cost, empty_squares, open_columns, squares_of};

/// The box that is stabilized, by how much, and what the round costs then (R14).
fn label_of_stabilize(what: Meter, by: u8, preview: Option<Cost>) -> Text {
    let label = match preview {
        Some(cost) => with_cost(text("do-stabilize"), cost).number("by", by),
        None => text("do-stabilize-somehow"),
    };
    label.case("what", meter_case(what))
}

/// What is given up by ending the turn at this step, or what the round costs.
fn label_of_end(step: Step, preview: Option<Cost>) -> Text {
    match preview {
        Some(_) if step == Step::Tetromino => text("do-give-up"),
        Some(_) if matches!(step, Step::Heal(_)) => text("do-heal-nothing"),
        Some(cost) => with_cost(text("do-end-turn"), cost),
        None => text("do-end-turn-somehow"),
    }
}

impl TraumaCenter {
    /// What is asked about a patient.
    pub(super) fn ask(&self, phase: Phase, patient: &Patient) -> Text {
        let content = &self.content;
        let ask = |key: &'static str| text(key).text("patient", self.person(patient.person));
        let with_cost = |text: Text| with_cost(text, cost(content, phase, patient));
        let rows = |text: Text| text.case("rows", self.rows_case(phase, patient));
        match patient.turn.step {
            Step::Copy => self.ask_copy(ask("ask-copy"), patient),
            Step::First | Step::Second => self.ask_die(phase, patient),
            Step::Bandage => ask("ask-bandage")
                .case("phase", phase_case(phase))
                .number("side", content.side(phase))
                .number("die", worth(content, phase, patient, Slot::First)),
            Step::Stabilize => with_cost(ask("ask-stabilize"))
                .number("die", worth(content, phase, patient, Slot::Second)),
            Step::Tetromino => {
                rows(ask(self.key_of_tetromino(patient)).number("die", tetromino_die(patient)))
            }
            Step::Heal(left) => rows(
                ask(self.key_of_healing(patient))
                    .number("die", tetromino_die(patient))
                    .number("left", left),
            ),
            Step::Finish => with_cost(ask("ask-finish")),
            Step::Done => ask("ask-done"),
        }
    }

    /// Which die, for the first action or for the second (R9).
    fn ask_die(&self, phase: Phase, patient: &Patient) -> Text {
        let turn = &patient.turn;
        let ask = |key: &'static str| text(key).text("patient", self.person(patient.person));
        let rows = |text: Text| text.case("rows", self.rows_case(phase, patient));
        match turn.step {
            Step::First if phase == Phase::Surgeon => {
                rows(ask("ask-first-surgeon").text("dice", numbers(&turn.dice)))
            }
            Step::First => ask("ask-first")
                .text("dice", numbers(&turn.dice))
                .number("side", self.content.side(phase)),
            _ => rows(
                ask("ask-second")
                    .case("phase", phase_case(phase))
                    .text("dice", numbers(&turn.dice))
                    .number("first", turn.first),
            ),
        }
    }

    fn key_of_tetromino(&self, patient: &Patient) -> &'static str {
        if self.fits(patient, tetromino_die(patient)) {
            "ask-tetromino"
        } else {
            "ask-no-room"
        }
    }

    fn key_of_healing(&self, patient: &Patient) -> &'static str {
        if bandaged(&self.content, patient).is_empty() {
            "ask-nothing-to-heal"
        } else {
            "ask-heal"
        }
    }

    /// Whether there is a row to cross out.
    fn rows_case(&self, phase: Phase, patient: &Patient) -> &'static str {
        match crossings(&self.content, phase, patient).next() {
            Some(_) => "some",
            None => "none",
        }
    }

    /// Does the tetromino of a die fit anywhere?
    fn fits(&self, patient: &Patient, die: u8) -> bool {
        places_of(&self.content, patient, die).next().is_some()
    }

    fn ask_copy(&self, ask: Text, patient: &Patient) -> Text {
        let mut conditions = patient.conditions.iter();
        let next = conditions.find(|condition| condition.quadrant.is_none());
        let card = next.map_or(0, |condition| condition.card);
        self.about(ask, card)
            .number("wounds", self.content.card(card).wounds[0].len() as i64)
    }

    /// What an action is called, and its consequences if it may be done.
    pub(super) fn label_of(&self, position: &Position, seat: Seat, action: Action) -> Text {
        let legal = self.legal(position, seat);
        let patient = legal.patient().copied().unwrap_or_default();
        let preview = self.preview(position, seat, action);
        match action {
            Action::Copy(to) => self.label_of_copy(&patient, to),
            Action::CrossOut {
                row,
                die,
                to,
                picked,
            } => {
                let crossing = Crossing {
                    row,
                    die,
                    to,
                    picked,
                };
                let is_possible = legal.may(action).is_ok();
                self.label_of_crossing(position.phase, &patient, crossing, is_possible)
            }
            Action::Pick(die) => self.label_of_pick(position.phase, &patient, die),
            Action::Bandage(area) => match preview {
                Some(cost) => with_cost(self.covering(text("do-bandage"), &patient, area), cost),
                None => text("do-bandage-somewhere").text("area", self.area(area)),
            },
            Action::Stabilize(what) => {
                let by = worth(&self.content, position.phase, &patient, Slot::Second);
                label_of_stabilize(what, by, preview)
            }
            Action::Tetromino(piece) => self.label_of_tetromino(&patient, piece, preview.is_some()),
            Action::Heal(square) => text("do-heal").text("square", self.square(square)),
            Action::Check(square) => self.label_of_check(&patient, square),
            Action::EndTurn => label_of_end(patient.turn.step, preview),
        }
    }

    /// A column that is checked for a wound, bandaged or not (R11).
    fn label_of_check(&self, patient: &Patient, square: u8) -> Text {
        let is_covered = bandaged(&self.content, patient).contains(square);
        text("do-check")
            .case("bandaged", yes_or_no(is_covered))
            .text("column", column_name(self.content.column(square)))
            .text("square", self.square(square))
    }

    fn label_of_copy(&self, patient: &Patient, to: u8) -> Text {
        let mut conditions = patient.conditions.iter();
        let next = conditions.find(|condition| condition.quadrant.is_none());
        let patterns = next.map(|condition| self.content.card(condition.card).wounds);
        match patterns.and_then(|patterns| patterns.get(usize::from(to)).copied()) {
            Some(wounds) => text("do-copy")
                .text("quadrant", quadrant(to))
                .text("wounds", self.each(wounds)),
            None => text("do-copy-somewhere").text("quadrant", quadrant(to)),
        }
    }

    /// What a die is going to do, as far as that is known when it is picked.
    fn label_of_pick(&self, phase: Phase, patient: &Patient, die: u8) -> Text {
        let (content, slot) = (&self.content, next_slot(patient));
        let is_usable = usable(content, phase, patient, die, slot);
        let key = match (phase, slot) {
            (Phase::Surgeon, Slot::Second) if self.ends_with_first(phase, patient) => {
                "do-pick-lost"
            }
            (Phase::Surgeon, _) if is_usable && !self.fits(patient, die) => "do-pick-no-room",
            (Phase::Surgeon, _) | (Phase::Prep, Slot::Second) => "do-pick-heal",
            (_, Slot::First) => "do-pick-bandage",
            (_, Slot::Second) => "do-pick-stabilize",
        };
        text(key)
            .number("die", die)
            .case("usable", yes_or_no(is_usable))
            .case("room", yes_or_no(self.fits(patient, die)))
            .case(
                "slow",
                yes_or_no(heals(content, phase, patient, die, slot) == 0),
            )
            .number("side", content.side(phase))
            .number("worth", counts(content, phase, patient, die, slot))
            .number("wounds", self.healed_by(phase, patient, die))
            .number("first", patient.turn.first)
            .case("rows", self.rows_case(phase, patient))
    }

    /// Does the first Heal Wounds end the turn, because its tetromino fits nowhere (R33)?
    fn ends_with_first(&self, phase: Phase, patient: &Patient) -> bool {
        let first = patient.turn.first;
        usable(&self.content, phase, patient, first, Slot::First) && !self.fits(patient, first)
    }

    /// How many wounds a die can heal at most: a bandage to come may cover more, and what the first
    /// Heal Wounds has healed is gone.
    fn healed_by(&self, phase: Phase, patient: &Patient, die: u8) -> u8 {
        let (content, slot) = (&self.content, next_slot(patient));
        let most = heals(content, phase, patient, die, slot);
        if phase == Phase::Prep {
            return most;
        }
        let wounds = bandaged(content, patient).len() as u8;
        let before = match slot {
            Slot::First => 0,
            Slot::Second => heals(content, phase, patient, patient.turn.first, Slot::First),
        };
        most.min(wounds.saturating_sub(before))
    }

    /// Which die changes, and which picked dice can or cannot be used then (A32).
    fn label_of_crossing(
        &self,
        phase: Phase,
        patient: &Patient,
        crossing: Crossing,
        is_possible: bool,
    ) -> Text {
        let picked = crossing.picked.map_or("no", slot_case);
        let label = text("do-cross-out")
            .text("box", meter(crossing.row))
            .number("die", crossing.die)
            .number("to", crossing.to)
            .case("picked", picked);
        if !is_possible {
            return label.text("then", text("do-cross-out-only"));
        }
        let after = after_crossing(patient, crossing);
        let changes = changed_use(&self.content, phase, patient, &after);
        label.text(
            "then",
            changes.fold(text("do-cross-out-only"), |before, (slot, usable)| {
                text("do-cross-out-then")
                    .text("before", before)
                    .number("die", picked_die(&after, slot))
                    .case("slot", slot_case(slot))
                    .case("usable", yes_or_no(usable))
            }),
        )
    }

    fn label_of_tetromino(&self, patient: &Patient, piece: Piece, fits: bool) -> Text {
        let squares = squares_of(piece);
        let after = Patient {
            diagnosis: patient.diagnosis.or(squares),
            ..*patient
        };
        let before: Vec<u8> = open_columns(&self.content, patient).collect();
        let completed =
            open_columns(&self.content, &after).filter(|column| !before.contains(column));
        let completed: Vec<Text> = completed.map(column_name).collect();
        let key = if fits && !completed.is_empty() {
            "do-tetromino-completes"
        } else {
            "do-tetromino"
        };
        text(key)
            .text("squares", self.squares(squares))
            .text("columns", list(completed))
    }

    /// Adds the place of a bandage, and what is there now.
    fn covering(&self, text: Text, patient: &Patient, area: Area) -> Text {
        let wounds = self.content.squares(area).and(patient.wounds).len();
        let empty = empty_squares(&self.content, patient, area).len();
        text.text("area", self.area(area))
            .number("wounds", wounds as i64)
            .number("empty", empty as i64)
    }

    /// The reason in words: the key of a refusal with the numbers of the case.
    pub(crate) fn explain(&self, legal: Legal<'_>, action: Action, refusal: Refusal) -> Illegal {
        let Refusal { rule, key } = refusal;
        let (phase, why) = (legal.position.phase, text(key));
        let patient = legal.patient().copied().unwrap_or_default();
        let why = match action {
            Action::Heal(square) | Action::Check(square) => why
                .number("die", tetromino_die(&patient))
                .text("column", column_name(self.content.column(square)))
                .text("square", self.square(square))
                .text("phase", phase_name(phase)),
            Action::Pick(die) => why
                .number("die", die)
                .number("first", patient.turn.first)
                .number("second", patient.turn.second),
            Action::CrossOut { row, die, .. } => why.text("box", meter(row)).number("die", die),
            Action::Bandage(_) => why
                .number("side", self.content.side(phase))
                .number("die", worth(&self.content, phase, &patient, Slot::First)),
            Action::Tetromino(_) => why.number("die", tetromino_die(&patient)),
            Action::Copy(_) | Action::Stabilize(_) | Action::EndTurn => why,
        };
        Illegal { rule, why }
    }
}
