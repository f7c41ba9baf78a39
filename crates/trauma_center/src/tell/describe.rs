//! The position in words, for those who cannot see it.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::names::{column_name, list, numbers, player, quadrant, with_bill, with_cost, yes_or_no};
use crate::content::{Grade, Slot};
use crate::game::TraumaCenter;
use crate::position::{Condition, Marks, Meter, Patient, Phase, Position, Squares, Step};
use crate::rules::dice::{picked, usable};
use crate::rules::sheet::{bandaged, bill, blank_rows, capacity, cost, open_columns, uncovered};

impl TraumaCenter {
    pub(super) fn describe_patient(&self, position: &Position, at: usize, lines: &mut Vec<Text>) {
        let (content, phase) = (&self.content, position.phase);
        let patient = &position.patients[at];
        let of = |key: &'static str| text(key).text("patient", self.person(patient.person));
        let head = if phase == Phase::Over {
            with_bill(of("table-patient-home"), bill(content, patient))
        } else {
            of("table-patient").text("player", player(position.seat_of(at)))
        };
        lines.push(head.text("story", self.story(patient.person)));
        self.describe_turn(phase, patient, of, lines);
        for condition in patient.conditions {
            lines.push(self.describe_condition(phase, condition, of));
        }
        self.describe_body(patient, of, lines);
        for (meter, key) in [
            (Meter::Health, "table-health"),
            (Meter::Strain, "table-strain"),
        ] {
            lines.push(self.describe_meter(of(key), patient, meter));
        }
        lines.push(self.describe_diagnosis(of("table-diagnosis"), patient));
    }

    /// The wounds of each quadrant, and the bandages.
    fn describe_body(
        &self,
        patient: &Patient,
        of: impl Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        let content = &self.content;
        let (open, under) = (uncovered(content, patient), bandaged(content, patient));
        for (here, at) in content.quadrants.into_iter().zip(0..) {
            let squares = |all: Squares| self.each(all.and(here));
            lines.push(
                of("table-quadrant")
                    .text("quadrant", quadrant(at))
                    .text("open", squares(open))
                    .text("bandaged", squares(under))
                    .text("healed", squares(patient.healed)),
            );
        }
        let bandages = patient.bandages.iter();
        let bandages = bandages.map(|&area| self.area(area)).collect();
        lines.push(of("table-bandages").text("bandages", list(bandages)));
    }

    /// The Health or the Strain box.
    fn describe_meter(&self, line: Text, patient: &Patient, meter: Meter) -> Text {
        let Marks { marks, crossed } = patient.meter(meter);
        line.number("marks", marks)
            .number("most", capacity(&self.content, patient, meter))
            .number("blank", blank_rows(&self.content, patient, meter))
            .number("crossed", crossed)
    }

    /// The Diagnosis box.
    fn describe_diagnosis(&self, line: Text, patient: &Patient) -> Text {
        let content = &self.content;
        let whole: Squares = (0..content.columns * content.diagnosis_rows).collect();
        let columns = |columns: Vec<u8>| list(columns.into_iter().map(column_name).collect());
        let complete = open_columns(content, patient).collect();
        line.text("free", self.squares(whole.without(patient.diagnosis)))
            .text("complete", columns(complete))
            .text("checked", columns(patient.checked.iter().collect()))
    }

    fn describe_turn(
        &self,
        phase: Phase,
        patient: &Patient,
        of: impl Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        if !phase.is_played() {
            return;
        }
        let turn = &patient.turn;
        if turn.step == Step::Done {
            return lines.push(of("table-turn-done"));
        }
        let usable = |slot| {
            let die = picked(patient, slot);
            yes_or_no(usable(&self.content, phase, patient, die, slot))
        };
        let line = of("table-turn")
            .text("dice", numbers(&turn.dice))
            .number("first", turn.first)
            .number("second", turn.second)
            .case("first_usable", usable(Slot::First))
            .case("second_usable", usable(Slot::Second));
        lines.push(with_cost(line, cost(&self.content, phase, patient)));
    }

    fn describe_condition(
        &self,
        phase: Phase,
        Condition { card, quadrant: at }: Condition,
        of: impl Fn(&'static str) -> Text,
    ) -> Text {
        let is_critical = self.content.card(card).grade == Grade::Critical;
        match at {
            None => self.about(of("table-condition-new"), card),
            Some(at) if is_critical && phase.is_critical() => self
                .about(of("table-condition-critical"), card)
                .text("quadrant", quadrant(at))
                .text("rule", self.rule_of(card, Some(at))),
            Some(at) => self
                .about(of("table-condition"), card)
                .text("quadrant", quadrant(at)),
        }
    }
}
