//! What happened, as lines of the log: one arm for each event.

use redtag_kernel::Text;
use redtag_kernel::words::text;

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
    pub(super) fn log(&self, event: Event) -> Text {
        let about =
            |key: &'static str, whom: Whom| text(key).text("patient", self.person(whom.person));
        match event {
            Event::Arrived { whom } => {
                about("log-arrived", whom).text("story", self.story(whom.person))
            }
            Event::Drawn { whom, card } => self.about(about("log-drawn", whom), card),
            Event::Copied {
                whom,
                card,
                quadrant: to,
                ..
            } => self
                .about(about("log-copied", whom), card)
                .text("quadrant", quadrant(to)),
            Event::Passed => text("log-passed"),
            Event::Complicated {
                whom,
                card,
                quadrant: at,
                wounds,
            } => self
                .about(about("log-complicated", whom), card)
                .text("quadrant", quadrant(at))
                .number("wounds", wounds),
            Event::Critical {
                whom,
                card,
                quadrant: at,
            } => self
                .about(about("log-critical", whom), card)
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
                whom, row, die, to, ..
            } => about("log-crossed-out", whom)
                .text("box", meter(row))
                .number("die", die)
                .number("to", to),
            Event::UseChanged {
                whom,
                action,
                die,
                usable,
            } => about("log-use-changed", whom)
                .number("action", action)
                .number("die", die)
                .case("usable", yes_or_no(usable)),
            Event::HealsNothing { whom, die } => {
                about("log-heals-nothing", whom).number("die", die)
            }
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
                about(key, whom).number("action", action).number("die", die)
            }
            Event::Bandaged {
                whom,
                area,
                wounds,
                empty,
                ..
            } => about("log-bandaged", whom)
                .text("area", self.area(area))
                .number("wounds", wounds)
                .number("empty", empty),
            Event::NoBandage { whom, die, .. } => about("log-no-bandage", whom).number("die", die),
            Event::Stabilized { whom, what, by, .. } => about("log-stabilized", whom)
                .case("what", meter_case(what))
                .number("by", by),
            Event::Placed {
                whom, die, squares, ..
            } => about("log-placed", whom)
                .number("die", die)
                .text("squares", self.squares(squares_of(squares))),
            Event::ColumnCompleted { whom, column: at } => {
                about("log-column-completed", whom).text("column", column_name(at))
            }
            Event::NoRoom { whom, die, .. } => about("log-no-room", whom).number("die", die),
            Event::CutShort { whom, die, .. } => about("log-cut-short", whom).number("die", die),
            Event::Healed { whom, square, by } => about("log-healed", whom)
                .text("square", self.square(square))
                .case("by", remedy_case(by)),
            Event::HealthLost { whom, lost, marks } => about("log-health-lost", whom)
                .number("lost", lost)
                .number("marks", marks),
            Event::Strained {
                whom,
                gained,
                marks,
            } => about("log-strained", whom)
                .number("gained", gained)
                .number("marks", marks),
            Event::Overflowed {
                whom,
                what,
                squares,
            } => about("log-overflowed", whom)
                .text("box", meter(what))
                .number("squares", squares),
            Event::Discharged { whom, bill } => with_bill(about("log-discharged", whom), bill),
            Event::GameEnds { points } => text("log-game-ends").number("points", points),
        }
    }
}
