//! Names of squares, cards, phases and people.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use crate::action::{Bill, Remedy};
use crate::content::{Complication, Content, Grade, MAX_SIDE, Slot};
use crate::game::TraumaCenter;
use crate::position::{Area, Meter, Phase, Square, Squares};
use crate::rules::sheet::Cost;

impl TraumaCenter {
    /// Adds the name and grade of a card.
    pub(super) fn about(&self, text: Text, card: u8) -> Text {
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

    pub(super) fn story(&self, person: u8) -> Text {
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

    pub(super) fn square(&self, square: Square) -> Text {
        at(square % self.content.columns, square / self.content.columns)
    }

    /// From corner to corner.
    pub(super) fn area(
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
    pub(super) fn each(&self, squares: Squares) -> Text {
        list(squares.iter().map(|square| self.square(square)).collect())
    }

    /// Squares as rectangles, or else as pieces of rows.
    pub(super) fn squares(&self, squares: Squares) -> Text {
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

pub(super) fn with_cost(text: Text, Cost { health, strain }: Cost) -> Text {
    text.number("health", health).number("strain", strain)
}

pub(super) fn with_bill(text: Text, bill: Bill) -> Text {
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
pub(super) fn numbers(numbers: &[u8]) -> Text {
    list(
        numbers
            .iter()
            .map(|&number| text("face").number("n", number))
            .collect(),
    )
}

/// One after another.
pub(super) fn list(texts: Vec<Text>) -> Text {
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
pub(super) fn column_name(at: u8) -> Text {
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

pub(super) fn quadrant(quadrant: u8) -> Text {
    text(match quadrant {
        0 => "quadrant-upper-left",
        1 => "quadrant-upper-right",
        2 => "quadrant-lower-left",
        3 => "quadrant-lower-right",
        _ => "quadrant-none",
    })
}

pub(super) fn meter(meter: Meter) -> Text {
    text(match meter {
        Meter::Health => "box-health",
        Meter::Strain => "box-strain",
    })
}

/// A player without a name.
pub(super) fn player(seat: Seat) -> Text {
    text("player").number("n", i64::from(seat) + 1)
}

pub(super) fn meter_case(meter: Meter) -> &'static str {
    match meter {
        Meter::Health => "health",
        Meter::Strain => "strain",
    }
}

pub(super) fn grade(grade: Grade) -> Text {
    text(match grade {
        Grade::Minor => "grade-minor",
        Grade::Serious => "grade-serious",
        Grade::Critical => "grade-critical",
    })
}

pub(super) fn phase(phase: Phase) -> Text {
    text(match phase {
        Phase::Setup => "phase-setup",
        Phase::Emt => "phase-emt",
        Phase::Er => "phase-er",
        Phase::Prep => "phase-prep",
        Phase::Surgeon => "phase-surgeon",
        Phase::Over => "phase-discharge",
    })
}

pub(super) fn phase_case(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Emt => "emt",
        Phase::Er => "er",
        Phase::Prep => "prep",
        Phase::Surgeon => "surgeon",
        Phase::Over => "discharge",
    }
}

pub(super) const fn slot_case(slot: Slot) -> &'static str {
    match slot {
        Slot::First => "first",
        Slot::Second => "second",
    }
}

pub(super) const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

pub(super) fn remedy_case(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Column => "column",
        Remedy::Bandages => "bandages",
        Remedy::Surgery => "surgery",
    }
}
