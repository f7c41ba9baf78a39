//! The game in words: keys of the locale files and what to put into them.
//!
//! Squares are called by column and row, as `C4`, in the Body and in the Diagnosis box.

use std::fmt::Write as _;

use redtag_kernel::words::text;
use redtag_kernel::{Illegal, Refusal, Seat, Tell, Text};

use crate::action::{Action, Bill, Event, Remedy};
use crate::content::{Complication, Content, Grade, MAX_SIDE, Slot};
use crate::game::TraumaCenter;
use crate::legal::Legal;
use crate::position::{
    Area, Condition, Marks, Meter, Patient, Phase, Piece, Position, ROUNDS, Square, Squares, Step,
};
use crate::rules::dice::{tetromino_die, usable, worth};
use crate::rules::sheet::{
    Cost, bandaged, bill, blank_rows, capacity, complication, cost, empty_squares, is_filled,
    open_columns, squares_of, uncovered,
};
use crate::rules::{DRAWS, points};

impl Tell for TraumaCenter {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn prompt(&self, position: &Position, seat: Seat) -> Text {
        let (content, phase) = (&self.content, position.phase);
        let Some(patient) = self
            .legal(position, seat)
            .patient()
            .filter(|_| phase != Phase::Over)
        else {
            return self.ending(position);
        };
        let ask = |key: &'static str| text(key).text("patient", self.person(patient.person));
        let with_cost = |text: Text| with_cost(text, cost(content, phase, patient));
        match patient.turn.step {
            Step::Copy => self.ask_copy(ask("ask-copy"), patient),
            Step::First => {
                let key = if phase == Phase::Surgeon {
                    "ask-first-surgeon"
                } else {
                    "ask-first"
                };
                ask(key)
                    .text("dice", numbers(&patient.turn.dice))
                    .number("side", self.content.side(phase))
            }
            Step::Second => ask("ask-second")
                .case("phase", phase_case(phase))
                .text("dice", numbers(&patient.turn.dice))
                .number("first", patient.turn.first),
            Step::Bandage => ask("ask-bandage")
                .case("phase", phase_case(phase))
                .number("side", self.content.side(phase))
                .number("die", worth(content, phase, patient, Slot::First)),
            Step::Stabilize => with_cost(ask("ask-stabilize"))
                .number("die", worth(content, phase, patient, Slot::Second)),
            Step::Tetromino => ask("ask-tetromino").number("die", tetromino_die(patient)),
            Step::Heal(left) => ask("ask-heal").number("left", left),
            Step::Finish => with_cost(ask("ask-finish")),
            Step::Done => ask("ask-done"),
        }
    }

    fn rules(&self, position: &Position, seat: Seat) -> &'static [&'static str] {
        let step = self
            .legal(position, seat)
            .patient()
            .map_or(Step::Done, |patient| patient.turn.step);
        match (position.phase, step) {
            (Phase::Over, _) => &["R36", "R37", "A17", "A27"],
            (_, Step::Copy) => &["R6", "A22", "R4", "R18"],
            (Phase::Surgeon, Step::First) => &["R9", "R31", "R32", "A19", "A32", "R34", "A29"],
            (Phase::Prep | Phase::Surgeon, Step::First | Step::Second) => {
                &["R9", "R29", "A25", "A28", "A29"]
            }
            (_, Step::First | Step::Second) => &["R9", "R10", "A25", "A28"],
            (Phase::Emt, Step::Bandage) => &["R13", "R15", "R16", "A8", "A9", "A10"],
            (Phase::Er, Step::Bandage) => &["R19", "R21", "R22", "A8", "A10"],
            (_, Step::Bandage) => &["R25", "R27", "R28", "A8", "A10", "A12"],
            (_, Step::Stabilize) => &["R14", "R15", "R16", "A26"],
            (Phase::Surgeon, Step::Tetromino) => &["R32", "R33", "R10", "A3", "A4", "A14", "A16"],
            (_, Step::Tetromino) => &["R10", "R11", "A3", "A4", "A15", "A30"],
            (_, Step::Heal(_)) => &["R26", "R32", "R12", "A14"],
            (_, Step::Finish) => &["R11", "A11", "A13", "A34"],
            (_, Step::Done) => &["R9", "R2"],
        }
    }

    fn label(&self, position: &Position, seat: Seat, action: &Action) -> Text {
        let patient = self
            .legal(position, seat)
            .patient()
            .copied()
            .unwrap_or_default();
        let preview = self.preview(position, seat, *action);
        match *action {
            Action::Copy(to) => self.label_of_copy(&patient, to),
            Action::CrossOut { row, die, to } => text("do-cross-out")
                .text("box", meter(row))
                .number("die", die)
                .number("to", to),
            Action::Pick(die) => self.label_of_pick(position.phase, &patient, die),
            Action::Bandage(area) => match preview {
                Some(cost) => with_cost(self.covering(text("do-bandage"), &patient, area), cost),
                None => text("do-bandage-somewhere").text("area", self.area(area)),
            },
            Action::Stabilize(what) => {
                let (key, bare) = match what {
                    Meter::Health => ("do-stabilize-wounds", "do-stabilize-wounds-somehow"),
                    Meter::Strain => ("do-stabilize-strain", "do-stabilize-strain-somehow"),
                };
                let by = worth(&self.content, position.phase, &patient, Slot::Second);
                preview.map_or_else(
                    || text(bare),
                    |cost| with_cost(text(key), cost).number("by", by),
                )
            }
            Action::Tetromino(piece) => self.label_of_tetromino(&patient, piece, preview.is_some()),
            Action::Heal(square) => text("do-heal").text("square", self.square(square)),
            Action::Check(square) => {
                let is_covered = bandaged(&self.content, &patient).contains(square);
                text(if is_covered {
                    "do-check-bandaged"
                } else {
                    "do-check"
                })
                .text("column", column_name(self.content.column(square)))
                .text("square", self.square(square))
            }
            Action::EndTurn => with_cost(text("do-end-turn"), preview.unwrap_or_default()),
        }
    }

    fn narrate(&self, event: &Event) -> Text {
        let about = |key: &'static str, patient: u8| text(key).number("n", patient + 1);
        match *event {
            Event::Arrived { patient, person } => about("log-arrived", patient)
                .text("patient", self.person(person))
                .text("story", self.story(person)),
            Event::Drawn { patient, card } => self.about(about("log-drawn", patient), card),
            Event::Copied {
                patient,
                card,
                quadrant: to,
                ..
            } => self
                .about(about("log-copied", patient), card)
                .text("quadrant", quadrant(to)),
            Event::Passed => text("log-passed"),
            Event::Complicated {
                patient,
                card,
                quadrant: at,
                wounds,
            } => self
                .about(about("log-complicated", patient), card)
                .text("quadrant", quadrant(at))
                .number("wounds", wounds),
            Event::Critical {
                patient,
                card,
                quadrant: at,
            } => self
                .about(about("log-critical", patient), card)
                .text("quadrant", quadrant(at))
                .text("rule", self.rule_of(card, Some(at))),
            Event::PhaseBegins { phase: now } => {
                text("log-phase-begins").case("phase", phase_case(now))
            }
            Event::Rolled {
                phase: now,
                round,
                dice,
            } => text("log-rolled")
                .text("phase", phase(now))
                .number("round", round)
                .number("rounds", ROUNDS)
                .text("dice", numbers(&dice)),
            Event::CrossedOut {
                patient,
                row,
                die,
                to,
                ..
            } => about("log-crossed-out", patient)
                .text("box", meter(row))
                .number("die", die)
                .number("to", to),
            Event::Picked {
                patient,
                action,
                die,
                usable,
                ..
            } => {
                let key = if usable {
                    "log-picked"
                } else {
                    "log-picked-unusable"
                };
                about(key, patient)
                    .number("action", action)
                    .number("die", die)
            }
            Event::Bandaged {
                patient,
                area,
                wounds,
                empty,
                ..
            } => about("log-bandaged", patient)
                .text("area", self.area(area))
                .number("wounds", wounds)
                .number("empty", empty),
            Event::NoBandage { patient, die, .. } => {
                about("log-no-bandage", patient).number("die", die)
            }
            Event::Stabilized {
                patient, what, by, ..
            } => about("log-stabilized", patient)
                .case("what", meter_case(what))
                .number("by", by),
            Event::Placed {
                patient,
                die,
                squares,
                ..
            } => about("log-placed", patient)
                .number("die", die)
                .text("squares", self.squares(squares_of(squares))),
            Event::ColumnCompleted {
                patient,
                column: at,
            } => about("log-column-completed", patient).text("column", column_name(at)),
            Event::NoRoom { patient, die, .. } => about("log-no-room", patient).number("die", die),
            Event::CutShort { patient, die, .. } => {
                about("log-cut-short", patient).number("die", die)
            }
            Event::Healed {
                patient,
                square,
                by,
            } => about("log-healed", patient)
                .text("square", self.square(square))
                .case("by", remedy_case(by)),
            Event::HealthLost {
                patient,
                lost,
                marks,
            } => about("log-health-lost", patient)
                .number("lost", lost)
                .number("marks", marks),
            Event::Strained {
                patient,
                gained,
                marks,
            } => about("log-strained", patient)
                .number("gained", gained)
                .number("marks", marks),
            Event::Discharged { patient, bill } => {
                with_bill(about("log-discharged", patient), bill)
            }
            Event::GameEnds { points } => text("log-game-ends").number("points", points),
        }
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
        names
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        let chapter = |title, letter: char, numbers: std::ops::RangeInclusive<u8>| {
            (
                title,
                numbers.map(|number| format!("{letter}{number}")).collect(),
            )
        };
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

impl TraumaCenter {
    /// The reason in words: the key of a refusal with the numbers of the case.
    pub(crate) fn explain(&self, legal: Legal<'_>, action: Action, refusal: Refusal) -> Illegal {
        let Refusal { rule, key } = refusal;
        let why = match action {
            Action::Check(square) => {
                text(key).text("column", column_name(self.content.column(square)))
            }
            Action::Pick(die) => text(key).number("die", die),
            Action::CrossOut { die, to, .. } => {
                let is_new = key == "no-forbidden-value";
                text(key).number("die", if is_new { to } else { die })
            }
            Action::Bandage(_) => {
                let phase = legal.position.phase;
                let patient = legal.patient().copied().unwrap_or_default();
                text(key)
                    .number("side", self.content.side(phase))
                    .number("die", worth(&self.content, phase, &patient, Slot::First))
            }
            Action::Tetromino(_) => {
                let patient = legal.patient().copied().unwrap_or_default();
                text(key).number("die", tetromino_die(&patient))
            }
            _ => text(key),
        };
        Illegal { rule, why }
    }

    fn ask_copy(&self, ask: Text, patient: &Patient) -> Text {
        let next = patient
            .conditions
            .iter()
            .find(|condition| condition.quadrant.is_none());
        let card = next.map_or(0, |condition| condition.card);
        self.about(ask, card)
            .number("wounds", self.content.card(card).wounds[0].len() as i64)
    }

    fn label_of_copy(&self, patient: &Patient, to: u8) -> Text {
        let next = patient
            .conditions
            .iter()
            .find(|condition| condition.quadrant.is_none());
        let patterns = next.map(|condition| self.content.card(condition.card).wounds);
        match patterns.and_then(|patterns| patterns.get(usize::from(to)).copied()) {
            Some(wounds) => text("do-copy")
                .text("quadrant", quadrant(to))
                .text("wounds", self.each(wounds)),
            None => text("do-copy-somewhere").text("quadrant", quadrant(to)),
        }
    }

    fn label_of_pick(&self, phase: Phase, patient: &Patient, die: u8) -> Text {
        let slot = if patient.turn.step == Step::Second {
            Slot::Second
        } else {
            Slot::First
        };
        let key = match (phase, slot) {
            _ if !usable(&self.content, phase, patient, die, slot) => "do-pick-unusable",
            (Phase::Surgeon, _) | (Phase::Prep, Slot::Second) => "do-pick-heal",
            (_, Slot::First) => "do-pick-bandage",
            (_, Slot::Second) => "do-pick-stabilize",
        };
        let fewer = match complication(&self.content, phase, patient) {
            Some(Complication::Slow(fewer)) => fewer,
            _ => 0,
        };
        text(key)
            .number("die", die)
            .number("side", self.content.side(phase))
            .number("wounds", die.saturating_sub(fewer))
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

    fn describe_patient(&self, position: &Position, at: usize, lines: &mut Vec<Text>) {
        let (content, phase) = (&self.content, position.phase);
        let patient = &position.patients[at];
        let of = |key: &'static str| text(key).text("patient", self.person(patient.person));
        let n = at as i64 + 1;
        let head = if phase == Phase::Over {
            with_bill(of("table-patient-home"), bill(content, patient))
        } else {
            of("table-patient").number("seat", position.seat_of(at) + 1)
        };
        lines.push(
            head.number("n", n)
                .text("story", self.story(patient.person)),
        );
        self.describe_turn(phase, patient, of, lines);
        for condition in patient.conditions {
            lines.push(self.describe_condition(phase, condition, of));
        }
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
        let bandages = patient
            .bandages
            .iter()
            .map(|&area| self.area(area))
            .collect();
        lines.push(of("table-bandages").text("bandages", list(bandages)));
        for (meter, key) in [
            (Meter::Health, "table-health"),
            (Meter::Strain, "table-strain"),
        ] {
            let Marks { marks, crossed } = patient.meter(meter);
            lines.push(
                of(key)
                    .number("marks", marks)
                    .number("most", capacity(content, patient, meter))
                    .number("blank", blank_rows(content, patient, meter))
                    .number("crossed", crossed),
            );
        }
        let whole: Squares = (0..content.columns * content.diagnosis_rows).collect();
        let columns = |columns: Vec<u8>| list(columns.into_iter().map(column_name).collect());
        lines.push(
            of("table-diagnosis")
                .text("free", self.squares(whole.without(patient.diagnosis)))
                .text(
                    "complete",
                    columns(open_columns(content, patient).collect()),
                )
                .text("checked", columns(patient.checked.iter().collect())),
        );
    }

    fn describe_turn(
        &self,
        phase: Phase,
        patient: &Patient,
        of: impl Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        let turn = &patient.turn;
        match turn.step {
            _ if !phase.is_played() => {}
            Step::Done => lines.push(of("table-turn-done")),
            _ => {
                let line = of("table-turn").text("dice", numbers(&turn.dice));
                let line = line
                    .number("first", turn.first)
                    .number("second", turn.second);
                lines.push(with_cost(line, cost(&self.content, phase, patient)));
            }
        }
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

    /// With the place of a bandage in it, and what is there now.
    fn covering(&self, text: Text, patient: &Patient, area: Area) -> Text {
        let wounds = self.content.squares(area).and(patient.wounds).len();
        text.text("area", self.area(area))
            .number("wounds", wounds as i64)
            .number(
                "empty",
                empty_squares(&self.content, patient, area).len() as i64,
            )
    }

    /// With name and grade of a card in it.
    fn about(&self, text: Text, card: u8) -> Text {
        text.text("card", self.card(card))
            .text("grade", grade(self.content.card(card).grade))
    }

    /// A Condition card by name.
    pub fn card(&self, card: u8) -> Text {
        if self.content.deck_of(card).is_some() {
            text(format!("card-{card}"))
        } else {
            text("unknown-card").number("n", card)
        }
    }

    /// A patient by name.
    pub fn person(&self, person: u8) -> Text {
        if self.content.persons.contains(&person) {
            text(format!("person-{person}"))
        } else {
            text("unknown-person")
        }
    }

    fn story(&self, person: u8) -> Text {
        if self.content.persons.contains(&person) {
            text(format!("story-{person}"))
        } else {
            text("unknown-story")
        }
    }

    /// The rule of a Critical card in a quadrant, or as it is printed (A7).
    pub fn rule_of(&self, card: u8, at: Option<u8>) -> Text {
        let Some(rule) = self.content.card(card).rule else {
            return text("none");
        };
        let Some(at) = at else {
            return printed(rule);
        };
        let Area { left, width, .. } = self.content.quadrant(at % 4);
        critical(rule)
            .text("quadrant", quadrant(at))
            .text("first", column_name(left))
            .text("last", column_name(left + width - 1))
    }

    fn square(&self, square: Square) -> Text {
        at(square % self.content.columns, square / self.content.columns)
    }

    /// From corner to corner.
    fn area(
        &self,
        Area {
            left,
            top,
            width,
            height,
        }: Area,
    ) -> Text {
        let from = at(left, top);
        if (width, height) == (1, 1) {
            return from;
        }
        let last = |first: u8, size: u8| first.saturating_add(size.saturating_sub(1));
        text("area")
            .text("from", from)
            .text("to", at(last(left, width), last(top, height)))
    }

    /// Squares one by one.
    fn each(&self, squares: Squares) -> Text {
        list(squares.iter().map(|square| self.square(square)).collect())
    }

    /// Squares as rectangles, or else as pieces of rows.
    fn squares(&self, squares: Squares) -> Text {
        let runs = runs(&self.content, squares);
        let whole = runs.iter().copied().reduce(|above, below| {
            let fits = above.left == below.left
                && above.width == below.width
                && above.top + above.height == below.top;
            Area {
                height: if fits { above.height + 1 } else { 0 },
                ..above
            }
        });
        match whole {
            Some(area) if usize::from(area.width) * usize::from(area.height) == squares.len() => {
                self.area(area)
            }
            _ => list(runs.into_iter().map(|run| self.area(run)).collect()),
        }
    }
}

/// The squares of each row that lie side by side.
fn runs(content: &Content, squares: Squares) -> Vec<Area> {
    let mut runs: Vec<Area> = Vec::new();
    for square in squares.iter() {
        let (left, top) = (square % content.columns, square / content.columns);
        match runs.last_mut() {
            Some(run) if run.top == top && run.left + run.width == left => run.width += 1,
            _ => runs.push(Area {
                left,
                top,
                width: 1,
                height: 1,
            }),
        }
    }
    runs
}

fn with_cost(text: Text, Cost { health, strain }: Cost) -> Text {
    text.number("health", health).number("strain", strain)
}

fn with_bill(text: Text, bill: Bill) -> Text {
    text.number("points", bill.points())
        .number("columns", bill.columns)
        .number("rows", bill.health_rows + bill.strain_rows)
        .number("wounds", bill.wounds)
        .number("filled", bill.filled)
}

/// What the rule of a Critical card says.
fn critical(rule: Complication) -> Text {
    match rule {
        Complication::Dice { values, action } => {
            let key = match action {
                None => "critical-dice",
                Some(Slot::First) => "critical-dice-first",
                Some(Slot::Second) => "critical-dice-second",
            };
            text(key).text("values", numbers(&values.iter().collect::<Vec<_>>()))
        }
        Complication::Highest => text("critical-highest"),
        Complication::Lowest => text("critical-lowest"),
        Complication::Doubles => text("critical-doubles"),
        Complication::Untouchable => text("critical-untouchable"),
        Complication::Bleeding => text("critical-bleeding"),
        Complication::Unclear => text("critical-unclear"),
        Complication::Health(more) => text("critical-health").number("more", more),
        Complication::Strain(more) => text("critical-strain").number("more", more),
        Complication::Slow(fewer) => text("critical-slow").number("fewer", fewer),
    }
}

/// The same on a card that has no quadrant yet.
fn printed(rule: Complication) -> Text {
    match rule {
        Complication::Untouchable => text("critical-untouchable-printed"),
        Complication::Bleeding => text("critical-bleeding-printed"),
        Complication::Unclear => text("critical-unclear-printed"),
        _ => critical(rule),
    }
}

/// Numbers one after another.
fn numbers(numbers: &[u8]) -> Text {
    list(
        numbers
            .iter()
            .map(|&number| text("face").number("n", number))
            .collect(),
    )
}

/// One after another.
fn list(texts: Vec<Text>) -> Text {
    let mut texts = texts.into_iter().rev();
    let Some(end) = texts.next() else {
        return text("none");
    };
    texts.fold(end, |rest, first| {
        text("list-more").text("first", first).text("rest", rest)
    })
}

/// A square by column and row, both from 0.
fn at(left: u8, top: u8) -> Text {
    text("square")
        .text("column", column_name(left))
        .number("row", i64::from(top) + 1)
}

/// A column by letter.
pub fn column_name(at: u8) -> Text {
    const COLUMNS: [&str; MAX_SIDE as usize] = [
        "column-a", "column-b", "column-c", "column-d", "column-e", "column-f", "column-g",
        "column-h", "column-i", "column-j", "column-k", "column-l",
    ];
    text(
        COLUMNS
            .get(usize::from(at))
            .copied()
            .unwrap_or("column-none"),
    )
}

fn quadrant(quadrant: u8) -> Text {
    text(match quadrant {
        0 => "quadrant-upper-left",
        1 => "quadrant-upper-right",
        2 => "quadrant-lower-left",
        3 => "quadrant-lower-right",
        _ => "quadrant-none",
    })
}

fn meter(meter: Meter) -> Text {
    text(match meter {
        Meter::Health => "box-health",
        Meter::Strain => "box-strain",
    })
}

fn meter_case(meter: Meter) -> &'static str {
    match meter {
        Meter::Health => "health",
        Meter::Strain => "strain",
    }
}

fn grade(grade: Grade) -> Text {
    text(match grade {
        Grade::Minor => "grade-minor",
        Grade::Serious => "grade-serious",
        Grade::Critical => "grade-critical",
    })
}

fn phase(phase: Phase) -> Text {
    text(match phase {
        Phase::Setup => "phase-setup",
        Phase::Emt => "phase-emt",
        Phase::Er => "phase-er",
        Phase::Prep => "phase-prep",
        Phase::Surgeon => "phase-surgeon",
        Phase::Over => "phase-discharge",
    })
}

fn phase_case(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Emt => "emt",
        Phase::Er => "er",
        Phase::Prep => "prep",
        Phase::Surgeon => "surgeon",
        Phase::Over => "discharge",
    }
}

fn remedy_case(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Column => "column",
        Remedy::Bandages => "bandages",
        Remedy::Surgery => "surgery",
    }
}
