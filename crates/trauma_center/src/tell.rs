//! The game in words: keys of the locale files and what to put into them.
//!
//! Squares are called by column and row, as `C4`, in the Body and in the Diagnosis box.

mod describe;
mod labels;
mod log;
mod names;

use std::fmt::Write as _;

use redtag_kernel::words::{Arg, chapter, number, text};
use redtag_kernel::{Seat, Tell, Text};

use crate::action::{Action, Event};
use crate::content::{Content, Grade};
use crate::game::TraumaCenter;
use crate::position::{Meter, Phase, Position, ROUNDS, Step};
use crate::rules::sheet::is_filled;
use crate::rules::{DRAWS, points};
use names::{numbers, phase, player};

impl Tell for TraumaCenter {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn prompt(&self, position: &Position, seat: Seat) -> Text {
        let phase = position.phase;
        let Some(patient) = self
            .legal(position, seat)
            .patient()
            .filter(|_| phase != Phase::Over)
        else {
            return self.ending(position);
        };
        self.ask(phase, patient)
    }

    fn rules(&self, position: &Position, seat: Seat) -> &'static [&'static str] {
        let step = self
            .legal(position, seat)
            .patient()
            .map_or(Step::Done, |patient| patient.turn.step);
        match (position.phase, step) {
            (Phase::Over, _) => &["R36", "R37", "A17", "A27"],
            (_, Step::Copy) => &["R6", "A22", "R4", "R18"],
            (Phase::Surgeon, Step::First | Step::Second) => {
                &["R9", "R31", "R32", "A19", "A32", "R34", "A29"]
            }
            (Phase::Prep, Step::First | Step::Second) => &["R9", "R29", "A25", "A28", "A29"],
            (_, Step::First | Step::Second) => &["R9", "R10", "A25", "A28"],
            (Phase::Emt, Step::Bandage) => &["R13", "R15", "R16", "A8", "A9", "A10"],
            (Phase::Er, Step::Bandage) => &["R19", "R21", "R22", "A8", "A10"],
            (_, Step::Bandage) => &["R25", "R27", "R28", "A8", "A10", "A12"],
            (Phase::Er, Step::Stabilize) => &["R20", "R21", "R14", "R15", "R16", "A26"],
            (_, Step::Stabilize) => &["R14", "R15", "R16", "A26"],
            (Phase::Surgeon, Step::Tetromino) => {
                &["R32", "R33", "R10", "A3", "A4", "A14", "A16", "A32"]
            }
            (_, Step::Tetromino) => &["R10", "R11", "A3", "A4", "A15", "A30"],
            (Phase::Surgeon, Step::Heal(_)) => &["R32", "R34", "R12", "A14", "A32"],
            (_, Step::Heal(_)) => &["R26", "R29", "R12", "A14"],
            (_, Step::Finish) => &["R11", "A11", "A13", "A34"],
            (_, Step::Done) => &["R9", "R2"],
        }
    }

    fn label(&self, position: &Position, seat: Seat, action: &Action) -> Text {
        self.label_of(position, seat, *action)
    }

    fn narrate(&self, event: &Event) -> Text {
        self.log_line(*event)
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        let points = points(&self.content, position);
        let mut lines = vec![match position.phase {
            Phase::Setup => text("table-setup"),
            Phase::Over => text("table-over"),
            now => text("table-round")
                .text("phase", phase(now))
                .number("round", position.round)
                .number("rounds", ROUNDS)
                .text("dice", numbers(&position.dice)),
        }];
        for at in 0..position.patients.len() {
            self.describe_patient(position, at, &mut lines);
        }
        lines.push(text("table-points").number("points", points));
        lines
    }

    fn outcome(&self, what: &str, outcome: usize) -> (Text, String) {
        let content = &self.content;
        if what == "patient"
            && let Some(&person) = content.persons.get(outcome)
        {
            return (self.person(person), person.to_string());
        }
        if let Some(deck) = DRAWS.iter().position(|&draw| draw == what)
            && let Some(&card) = content.decks[deck].get(outcome)
        {
            return (self.card(card), card.to_string());
        }
        let number = outcome as i64 + 1;
        (text("face").number("n", number), number.to_string())
    }

    fn ending(&self, position: &Position) -> Text {
        text("log-game-ends").number("points", points(&self.content, position))
    }

    /// Whether a box was filled.
    fn ending_id(&self, position: &Position) -> &'static str {
        let filled = |patient| {
            Meter::ALL
                .iter()
                .any(|&meter| is_filled(&self.content, patient, meter))
        };
        if position.patients.iter().any(filled) {
            "filled"
        } else {
            "stable"
        }
    }

    fn names(&self, language: &str) -> String {
        let mut names = String::new();
        for (number, name) in self.content.condition_names(language) {
            _ = writeln!(names, "card-{number} = {name}");
        }
        for (number, name, story) in self.content.people(language) {
            _ = writeln!(names, "person-{number} = {name}\nstory-{number} = {story}");
        }
        let turned = match language {
            "de" => "auch umgedreht",
            _ => "may be turned over",
        };
        _ = writeln!(
            names,
            "tetromino-list = {}",
            self.content.tetrominoes(turned)
        );
        names
    }

    fn called(&self, _position: &Position, seat: Seat) -> Vec<Text> {
        vec![player(seat)]
    }

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            chapter("rules-chapter-frame", 'R', 1..=4),
            chapter("rules-chapter-setup", 'R', 5..=7),
            chapter("rules-chapter-round", 'R', 8..=12),
            chapter("rules-chapter-emt", 'R', 13..=17),
            chapter("rules-chapter-complications", 'R', 18..=18),
            chapter("rules-chapter-er", 'R', 19..=23),
            chapter("rules-chapter-critical", 'R', 24..=24),
            chapter("rules-chapter-prep", 'R', 25..=30),
            chapter("rules-chapter-surgeon", 'R', 31..=35),
            chapter("rules-chapter-discharge", 'R', 36..=37),
            chapter("rules-chapter-rulings", 'A', 1..=35),
        ]
    }
}

/// The numbers of the content that rules name (R3, R13, R19, R25, R36, A1-A6).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let [emt, er, prep] = content.bandages.map(number);
    let mut values = vec![
        ("columns", number(content.columns)),
        ("rows", number(content.rows)),
        ("diagnosis", number(content.diagnosis_rows)),
        ("health", number(content.health_rows)),
        ("strain", number(content.strain_rows)),
        ("row", number(content.row)),
        ("filled", number(content.filled)),
        ("emt", emt),
        ("er", er),
        ("prep", prep),
    ];
    values.extend(grade_values(content));
    values
}

/// How many cards of each grade there are, and how many wounds they have.
fn grade_values(content: &Content) -> impl Iterator<Item = (&'static str, Arg)> {
    const NAMES: [[&str; 4]; 3] = [
        ["minor", "minor_least", "minor_most", "minor_bold"],
        ["serious", "serious_least", "serious_most", "serious_bold"],
        [
            "critical",
            "critical_least",
            "critical_most",
            "critical_bold",
        ],
    ];
    NAMES
        .into_iter()
        .zip(Grade::ALL)
        .flat_map(|(names, grade)| {
            let cards = || content.cards().filter(move |(_, card)| card.grade == grade);
            let wounds = || cards().map(|(_, card)| card.wounds[0].len());
            let bold = cards().map(|(_, card)| card.bold[0].len()).max();
            let [least, most] = [wounds().min(), wounds().max()];
            let counts = [Some(cards().count()), least, most, bold];
            let counts = counts.map(|count| number(count.unwrap_or(0)));
            names.into_iter().zip(counts)
        })
}
