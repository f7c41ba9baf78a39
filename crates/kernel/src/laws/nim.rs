//! Nim, for tests that need a game of rivals. One heap; take 1 to 3; whoever takes the last one
//! wins. Taking 3 rolls a die, which changes nothing.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::game::MAX_SEATS;
use crate::odds::{Fate, Fates};
use crate::words::text;
use crate::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Strategy, Tell, Text, Turn};

/// The game.
pub struct Nim {
    /// Nothing can be taken back.
    pub strict: bool,
}

/// How to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many there are in the heap.
    pub left: u8,
    /// How many play.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { left: 9, seats: 2 }
    }
}

/// The position: one heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Heap {
    /// How many are left.
    pub left: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many play.
    pub seats: u8,
}

impl Heap {
    fn last(&self) -> Seat {
        (self.seat + self.seats - 1) % self.seats
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;
    const LONGEST: usize = 30;
    const SEATS: RangeInclusive<u8> = 2..=5;
    type Options = Options;
    type Position = Heap;
    type Action = u8;
    type Event = u8;

    fn content_hash(&self) -> &str {
        ""
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn is_official(&self, options: &Options) -> bool {
        options.left == 9
    }

    fn lay_out(&self, options: &Options) -> Result<Heap, Flaw> {
        let Options { left, seats } = *options;
        if Self::SEATS.contains(&seats) {
            Ok(Heap {
                left,
                seat: 0,
                seats,
            })
        } else {
            Err(Flaw::at("seats", "must be 2 to 5"))
        }
    }

    fn set_up(
        &self,
        options: &Options,
        _chance: &mut impl Chance,
        _events: &mut impl Listener<u8, Heap>,
    ) -> Result<Heap, Flaw> {
        self.lay_out(options)
    }

    fn turn(&self, heap: &Heap) -> Turn {
        if heap.left == 0 {
            Turn::Over
        } else {
            Turn::Act(Seats::one(heap.seat))
        }
    }

    fn legal_actions(&self, heap: &Heap, _seat: Seat, into: &mut Vec<u8>) {
        into.extend(1..=heap.left.min(3));
    }

    fn why_not(&self, heap: &Heap, _seat: Seat, action: &u8) -> Option<Illegal> {
        let possible = (1..=heap.left.min(3)).contains(action);
        (!possible).then(|| Illegal {
            rule: "R1",
            why: text("no"),
        })
    }

    fn apply(
        &self,
        heap: &mut Heap,
        seat: Seat,
        taken: u8,
        chance: &mut impl Chance,
        events: &mut impl Listener<u8, Heap>,
    ) {
        if taken == 3 {
            chance.die("die", 6);
        }
        heap.left -= taken;
        heap.seat = (seat + 1) % heap.seats;
        events.tell(taken, heap);
    }

    fn audit(&self, _heap: &Heap) -> Result<(), Flaw> {
        Ok(())
    }

    fn scores(&self, heap: &Heap) -> [i32; MAX_SEATS] {
        std::array::from_fn(|seat| i32::from(heap.left == 0 && seat == usize::from(heap.last())))
    }

    fn winners(&self, heap: &Heap) -> Seats {
        Seats::one(heap.last())
    }

    fn may_take_back(&self, _before: &Heap, _taken: &u8) -> bool {
        !self.strict
    }
}

/// Somebody may want seat 0 to take the last one, with the opponent's help.
impl Fates for Nim {
    const FATES: &'static [&'static str] = &["wished", "feared"];

    fn fate(&self, _from: &Heap, heap: &Heap, _fate: usize) -> Fate {
        match heap.left {
            0 if heap.last() == 0 => Fate::Yes,
            0 => Fate::No,
            _ => Fate::Open,
        }
    }

    fn is_wanted(&self, fate: usize) -> bool {
        fate == 0
    }
}

impl Strategy for Nim {
    const SPAN: f64 = 1.0;
    const COOPERATIVE: bool = false;

    fn value(&self, heap: &Heap, seat: Seat) -> f64 {
        if heap.left == 0 {
            self.scores(heap)[usize::from(seat)].into()
        } else {
            0.5
        }
    }

    fn judge(&self, _heap: &Heap, _seat: Seat, actions: &[u8], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|_| 0.5));
    }
}

impl Tell for Nim {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        (
            "en",
            "game-title = Nim\ntake = Take { $count }\nleft = { $count } left\nno = No.\n\
             over = It is over.\nodds-die = The die\nfate-wished = The first wins\n\
             fate-feared = The first wins\nrule-R1 = 1 to 3.\n",
        ),
        (
            "de",
            "game-title = Nim\ntake = Nimm { $count }\nleft = Noch { $count }\nno = Nein.\n\
             over = Ende.\nodds-die = Der Würfel\nfate-wished = Der erste gewinnt\n\
             fate-feared = Der erste gewinnt\nrule-R1 = 1 bis 3.\n",
        ),
    ];

    fn prompt(&self, heap: &Heap, _seat: Seat) -> Text {
        text("left").number("count", heap.left)
    }

    fn rules(&self, _heap: &Heap, _seat: Seat) -> &'static [&'static str] {
        &["R1"]
    }

    fn label(&self, _heap: &Heap, _seat: Seat, taken: &u8) -> Text {
        text("take").number("count", *taken)
    }

    fn narrate(&self, taken: &u8) -> Text {
        text("take").number("count", *taken)
    }

    fn describe(&self, heap: &Heap) -> Vec<Text> {
        vec![self.prompt(heap, heap.seat)]
    }

    fn outcome(&self, _what: &str, outcome: usize) -> (Text, String) {
        (
            text("left").number("count", outcome as i64 + 1),
            (outcome + 1).to_string(),
        )
    }

    fn ending(&self, _heap: &Heap) -> Text {
        text("over")
    }

    fn ending_id(&self, _heap: &Heap) -> &'static str {
        "empty"
    }

    fn names(&self, language: &str) -> String {
        let three = if language == "de" { "Drei" } else { "Three" };
        format!("card-3 = {three}\n")
    }

    fn takes(&self, _heap: &Heap, taken: &u8) -> Option<u16> {
        (*taken > 1).then_some((*taken).into())
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![("game-title", vec!["R1".into()])]
    }
}
