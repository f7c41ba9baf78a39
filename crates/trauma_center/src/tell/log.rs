//! What happened, line by line.

use redtag_kernel::words::{text, untold};
use redtag_kernel::{Text, by_chapter};

use super::names::{
    column_name, meter, meter_case, numbers, phase, phase_case, quadrant, remedy_case, with_bill,
    yes_or_no,
};
use crate::action::{Event, Whom};
use crate::game::TraumaCenter;
use crate::position::ROUNDS;
use crate::rules::sheet::squares_of;

impl TraumaCenter {
    /// An event as a line of the log.
    pub(super) fn log_line(&self, event: Event) -> Text {
        by_chapter! { self, event;
            log_set_up: Arrived Drawn Copied;
            log_complications: Complicated Critical;
            log_course: Passed PhaseBegins Rolled Discharged GameEnds;
            log_crossing: CrossedOut UseChanged;
            log_dice: Picked HealsNothing;
            log_bandages: Bandaged NoBandage Stabilized Healed;
            log_diagnosis: Placed ColumnCompleted NoRoom CutShort;
            log_count: HealthLost Strained Overflowed;
        }
    }

    fn log_of(&self, key: &'static str, whom: Whom) -> Text {
        text(key).text("patient", self.person(whom.person))
    }

    /// Patients and the patterns of their cards (R5, R6).
    fn log_set_up(&self, event: Event) -> Text {
        match event {
            Event::Arrived { whom } => self
                .log_of("log-arrived", whom)
                .text("story", self.story(whom.person)),
            Event::Drawn { whom, card } => self.about(self.log_of("log-drawn", whom), card),
            Event::Copied {
                whom,
                card,
                quadrant: to,
                ..
            } => self
                .about(self.log_of("log-copied", whom), card)
                .text("quadrant", quadrant(to)),
            _ => untold(),
        }
    }

    /// Cards that are turned over (R18, R24).
    fn log_complications(&self, event: Event) -> Text {
        match event {
            Event::Complicated {
                whom,
                card,
                quadrant: at,
                wounds,
            } => self
                .about(self.log_of("log-complicated", whom), card)
                .text("quadrant", quadrant(at))
                .number("wounds", wounds),
            Event::Critical {
                whom,
                card,
                quadrant: at,
            } => self
                .about(self.log_of("log-critical", whom), card)
                .text("quadrant", quadrant(at))
                .text("rule", self.rule_of(card, Some(at))),
            _ => untold(),
        }
    }

    /// Phases, rounds and the end (R2, R7, R8, R36).
    fn log_course(&self, event: Event) -> Text {
        match event {
            Event::Passed => text("log-passed"),
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
            Event::Discharged { whom, bill } => {
                with_bill(self.log_of("log-discharged", whom), bill)
            }
            Event::GameEnds { points } => text("log-game-ends").number("points", points),
            _ => untold(),
        }
    }

    /// Rows that are crossed out to change dice (R31, A32).
    fn log_crossing(&self, event: Event) -> Text {
        match event {
            Event::CrossedOut {
                whom, row, die, to, ..
            } => self
                .log_of("log-crossed-out", whom)
                .text("box", meter(row))
                .number("die", die)
                .number("to", to),
            Event::UseChanged {
                whom,
                action,
                die,
                usable,
            } => self
                .log_of("log-use-changed", whom)
                .number("action", action)
                .number("die", die)
                .case("usable", yes_or_no(usable)),
            _ => untold(),
        }
    }

    /// Dice that are picked, and what they cannot do (R9, R29, R34).
    fn log_dice(&self, event: Event) -> Text {
        match event {
            Event::Picked {
                whom,
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
                self.log_of(key, whom)
                    .number("action", action)
                    .number("die", die)
            }
            Event::HealsNothing { whom, die } => {
                self.log_of("log-heals-nothing", whom).number("die", die)
            }
            _ => untold(),
        }
    }

    /// Bandages, what is stabilized, and healed wounds (R12-R14, R20, R26).
    fn log_bandages(&self, event: Event) -> Text {
        match event {
            Event::Bandaged {
                whom,
                area,
                wounds,
                empty,
                ..
            } => self
                .log_of("log-bandaged", whom)
                .text("area", self.area(area))
                .number("wounds", wounds)
                .number("empty", empty),
            Event::NoBandage { whom, die, .. } => {
                self.log_of("log-no-bandage", whom).number("die", die)
            }
            Event::Stabilized { whom, what, by, .. } => self
                .log_of("log-stabilized", whom)
                .case("what", meter_case(what))
                .number("by", by),
            Event::Healed { whom, square, by } => self
                .log_of("log-healed", whom)
                .text("square", self.square(square))
                .case("by", remedy_case(by)),
            _ => untold(),
        }
    }

    /// Tetrominoes in the Diagnosis box (R10, R11, R33).
    fn log_diagnosis(&self, event: Event) -> Text {
        match event {
            Event::Placed {
                whom, die, squares, ..
            } => self
                .log_of("log-placed", whom)
                .number("die", die)
                .text("squares", self.squares(squares_of(squares))),
            Event::ColumnCompleted { whom, column: at } => self
                .log_of("log-column-completed", whom)
                .text("column", column_name(at)),
            Event::NoRoom { whom, die, .. } => self.log_of("log-no-room", whom).number("die", die),
            Event::CutShort { whom, die, .. } => {
                self.log_of("log-cut-short", whom).number("die", die)
            }
            _ => untold(),
        }
    }

    /// What a round costs (R15, R16, A33).
    fn log_count(&self, event: Event) -> Text {
        match event {
            Event::HealthLost { whom, lost, marks } => self
                .log_of("log-health-lost", whom)
                .number("lost", lost)
                .number("marks", marks),
            Event::Strained {
                whom,
                gained,
                marks,
            } => self
                .log_of("log-strained", whom)
                .number("gained", gained)
                .number("marks", marks),
            Event::Overflowed {
                whom,
                what,
                squares,
            } => self
                .log_of("log-overflowed", whom)
                .text("box", meter(what))
                .number("squares", squares),
            _ => untold(),
        }
    }
}
