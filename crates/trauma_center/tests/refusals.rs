//! No reason is given whose condition is false. The conditions are written down a second time here,
//! square by square, from the position alone.

use std::collections::BTreeSet;

use redtag_kernel::laws::{Refused, refusals_hold};
use redtag_trauma_center::{
    Action, Area, Complication, Meter, Options, Patient, Phase, Position, Slot, Square, Step,
    TraumaCenter,
};

/// The sizes of the official sheet (A1, A2, A5).
const SIDE: u8 = 10;
const DEEP: u8 = 4;
const ROWS: u8 = 5;

struct Case<'a> {
    game: &'a TraumaCenter,
    position: &'a Position,
    patient: &'a Patient,
    action: Action,
}

#[test]
fn no_reason_is_false() {
    let game = TraumaCenter::official().expect("the content is sound");
    let options: Vec<Options> = (1..=4).map(|seats| Options { seats }).collect();
    let holds = |refused: &Refused<TraumaCenter>| {
        let position = refused.position;
        let case = Case {
            game: &game,
            position,
            patient: &position.patients[treated_by(position, refused.seat)],
            action: refused.action,
        };
        case.holds(&refused.illegal.why.key)
    };
    let given = refusals_hold(&game, &options, 0..300, holds).unwrap_or_else(|why| panic!("{why}"));
    let keys = include_str!("../locales/en.ftl").lines();
    let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let never: Vec<&str> = keys
        .filter(|key| key.starts_with("no-") && !given.contains_key(*key))
        .collect();
    // Only what is possible somewhere is tried; the tests of the rulebook have these.
    let elsewhere = [
        "no-such-seat",
        "no-such-quadrant",
        "no-such-step",
        "no-such-value",
        "no-bandage-fitted",
        "no-outside-body",
        "no-order",
        "no-such-square",
    ];
    assert_eq!(never, elsewhere, "{given:?}");
}

/// The sheets move on by one with each phase (R7, R17, R23, R30).
fn treated_by(position: &Position, seat: u8) -> usize {
    let passes = match position.phase {
        Phase::Setup => 0,
        Phase::Emt => 1,
        Phase::Er => 2,
        Phase::Prep => 3,
        Phase::Surgeon | Phase::Over => 4,
    };
    (usize::from(seat) + passes) % position.patients.len()
}

fn squares(area: Area) -> BTreeSet<Square> {
    let rows = area.top..area.top + area.height;
    rows.flat_map(|y| (area.left..area.left + area.width).map(move |x| y * SIDE + x))
        .collect()
}

impl Case<'_> {
    /// Whether the reason with this key is true; `None` for one that nobody knows.
    fn holds(&self, key: &str) -> Option<bool> {
        let (phase, patient) = (self.position.phase, self.patient);
        let (turn, step) = (&patient.turn, patient.turn.step);
        let picking = matches!(step, Step::First | Step::Second);
        Some(match key {
            "no-game-over" => phase == Phase::Over,
            "no-round-left" => step == Step::Done && !matches!(phase, Phase::Setup | Phase::Over),
            "no-pattern-left" => phase == Phase::Setup && self.quadrants().len() == 4,
            "no-copy-first" => phase == Phase::Setup && self.quadrants().len() < 4,
            "no-copying" => phase != Phase::Setup,
            "no-such-quadrant" => matches!(self.action, Action::Copy(4..)),
            "no-free-quadrant" => {
                matches!(self.action, Action::Copy(to) if self.quadrants().contains(&to))
            }
            "no-die-asked" => turn.first > 0 && turn.second > 0,
            "no-such-die" => !turn.dice.contains(&self.die()),
            "no-die-twice" => turn.first == self.die() && self.lying(self.die()) == 0,
            "no-die-lying" => self.lying(self.die()) == 0,
            "no-die-picked" => self.picked() != Some(self.die()),
            "no-surgeon" => phase != Phase::Surgeon,
            "no-surgeon-bandage" | "no-surgeon-stabilizing" => phase == Phase::Surgeon,
            "no-crossing-any-more" => {
                let waits = match step {
                    Step::Tetromino => true,
                    Step::Heal(left) => left > 0 && self.is_forbidden(Slot::First),
                    _ => false,
                };
                turn.action > 1 || (turn.action == 1 && !waits)
            }
            "no-turn-left" => phase == Phase::Surgeon && step == Step::Finish && !self.has_room(),
            "no-healing-without-room" => step == Step::Tetromino && !self.has_room(),
            "no-blank-row" => self.blank_rows() == 0,
            "no-such-step" => {
                matches!(self.action, Action::CrossOut { die, to, .. } if die.abs_diff(to) != 1)
            }
            "no-such-value" => {
                matches!(self.action, Action::CrossOut { to, .. } if !(1..=6).contains(&to))
            }
            "no-dice-yet" => picking && (turn.first == 0 || turn.second == 0),
            "no-bandage-yet" => step == Step::Bandage && !turn.drawn,
            "no-second-bandage" => turn.drawn,
            "no-outside-body" => {
                matches!(self.action, Action::Bandage(area)
                    if area.left + area.width > SIDE || area.top + area.height > SIDE)
            }
            "no-such-bandage" => !self.is_size(),
            "no-touching" => self.is_untouchable(),
            "no-overlap" => phase == Phase::Emt && self.overlaps(),
            "no-prep-stabilizing" => phase == Phase::Prep,
            "no-stabilizing-yet" => step == Step::Stabilize && turn.stabilized.is_none(),
            "no-second-stabilizing" => turn.stabilized.is_some(),
            "no-tetromino-yet" => step == Step::Tetromino,
            "no-tetromino-of-it" => {
                let slots = [Slot::Second, Slot::First];
                let slot = slots[usize::from(turn.action == 1)];
                matches!(step, Step::Heal(_)) && self.is_forbidden(slot)
            }
            "no-tetromino-left" => step != Step::Tetromino && !picking && step != Step::Bandage,
            "no-such-tetromino" => !self.is_tetromino(),
            "no-room-there" => {
                matches!(self.action, Action::Tetromino(piece)
                    if piece.iter().any(|&square| patient.diagnosis.contains(square)))
            }
            "no-healing-phase" => matches!(phase, Phase::Emt | Phase::Er),
            "no-healing-left" => step == Step::Finish,
            "no-wound" => !patient.wounds.contains(self.square()),
            "no-bandaged-wound" => {
                let wound = self.square();
                patient.wounds.contains(wound) && !self.is_covered(wound)
            }
            "no-second-check" => patient.checked.contains(self.square() % SIDE),
            "no-complete-column" => {
                let column = self.square() % SIDE;
                (0..DEEP).any(|row| !patient.diagnosis.contains(row * SIDE + column))
            }
            "no-unclear-column" => self.is_unclear(),
            "no-end-yet" => step != Step::Finish,
            _ => return None,
        })
    }

    fn quadrants(&self) -> Vec<u8> {
        let conditions = self.patient.conditions.iter();
        conditions.filter_map(|one| one.quadrant).collect()
    }

    fn die(&self) -> u8 {
        match self.action {
            Action::Pick(die) | Action::CrossOut { die, .. } => die,
            _ => 0,
        }
    }

    /// How many dice show this that are not picked.
    fn lying(&self, die: u8) -> usize {
        let turn = &self.patient.turn;
        let shows = |one: &&u8| **one == die;
        let gone = [turn.first, turn.second].iter().filter(shows).count();
        turn.dice.iter().filter(shows).count() - gone
    }

    fn picked(&self) -> Option<u8> {
        match self.action {
            Action::CrossOut {
                picked: Some(Slot::First),
                ..
            } => Some(self.patient.turn.first),
            Action::CrossOut {
                picked: Some(Slot::Second),
                ..
            } => Some(self.patient.turn.second),
            _ => None,
        }
    }

    fn blank_rows(&self) -> u8 {
        let marks = match self.action {
            Action::CrossOut {
                row: Meter::Health, ..
            } => self.patient.health,
            _ => self.patient.strain,
        };
        (0..ROWS - marks.crossed)
            .filter(|row| marks.marks <= row * 10)
            .count() as u8
    }

    /// Whether the die that was picked for an action cannot be used (R29).
    fn is_forbidden(&self, slot: Slot) -> bool {
        let turn = &self.patient.turn;
        let picked = match slot {
            Slot::First => turn.first,
            Slot::Second => turn.second,
        };
        match self.rule() {
            Some(Complication::Dice { values, action }) => {
                action.is_none_or(|only| only == slot) && values.contains(picked)
            }
            Some(Complication::Highest) => turn.dice.iter().all(|&die| die <= picked),
            Some(Complication::Lowest) => turn.dice.iter().all(|&die| die >= picked),
            Some(Complication::Doubles) => {
                turn.dice.iter().filter(|&&die| die == picked).count() > 1
            }
            _ => false,
        }
    }

    /// What the first die counts (R29).
    fn first(&self) -> u8 {
        if self.is_forbidden(Slot::First) {
            1
        } else {
            self.patient.turn.first
        }
    }

    fn rule(&self) -> Option<Complication> {
        let card = self.patient.conditions[3].card;
        let turned = matches!(self.position.phase, Phase::Prep | Phase::Surgeon);
        turned.then(|| self.game.content.card(card).rule).flatten()
    }

    fn is_size(&self) -> bool {
        let Action::Bandage(area) = self.action else {
            return false;
        };
        let side = match self.position.phase {
            Phase::Emt => 3,
            Phase::Er => 2,
            _ => 1,
        };
        let mut sides = [area.width, area.height];
        let mut expected = [side, self.first()];
        sides.sort_unstable();
        expected.sort_unstable();
        sides == expected
    }

    fn bandage(&self) -> BTreeSet<Square> {
        match self.action {
            Action::Bandage(area) => squares(area),
            _ => BTreeSet::new(),
        }
    }

    fn overlaps(&self) -> bool {
        self.bandage().iter().any(|&square| self.is_covered(square))
    }

    fn is_covered(&self, square: Square) -> bool {
        let mut bandages = self.patient.bandages.iter();
        bandages.any(|&area| squares(area).contains(&square))
    }

    /// Left and top of the quadrant of the Critical card.
    fn critical(&self) -> (u8, u8) {
        let quadrant = self.patient.conditions[3].quadrant.unwrap_or(0);
        (quadrant % 2 * 5, quadrant / 2 * 5)
    }

    fn is_untouchable(&self) -> bool {
        let (left, top) = self.critical();
        let inside = |square: &Square| {
            (left..left + 5).contains(&(square % SIDE)) && (top..top + 5).contains(&(square / SIDE))
        };
        self.rule() == Some(Complication::Untouchable) && self.bandage().iter().any(inside)
    }

    fn is_unclear(&self) -> bool {
        let left = self.critical().0;
        let column = self.square() % SIDE;
        self.rule() == Some(Complication::Unclear) && (left..left + 5).contains(&column)
    }

    /// Whether these squares are the shape of the die, turned in some way (A3).
    fn is_tetromino(&self) -> bool {
        let Action::Tetromino(piece) = self.action else {
            return false;
        };
        let turn = &self.patient.turn;
        let die = if turn.action == 1 {
            turn.first
        } else {
            turn.second
        };
        let shape: &[(i8, i8)] = match die {
            1 => &[(0, 0), (0, 1), (1, 0), (1, 1)],
            2 => &[(0, 0), (1, 0), (2, 0), (3, 0)],
            3 => &[(0, 0), (1, 0), (2, 0), (2, 1)],
            4 => &[(0, 1), (1, 1), (2, 1), (2, 0)],
            5 => &[(0, 0), (0, 1), (0, 2), (1, 1)],
            _ => &[(0, 1), (0, 2), (1, 0), (1, 1)],
        };
        let found = piece.map(|square| ((square / SIDE) as i8, (square % SIDE) as i8));
        let ways = (0..4).flat_map(|turns| [false, true].map(|over| (turns, over)));
        ways.filter(|&(_, over)| !over || die == 6)
            .any(|(turns, over)| corner(found.to_vec()) == corner(turned(shape, turns, over)))
    }

    fn square(&self) -> Square {
        match self.action {
            Action::Heal(square) | Action::Check(square) => square,
            _ => 0,
        }
    }

    /// Whether the tetromino of the action fits anywhere into the Diagnosis box (A3, A4).
    fn has_room(&self) -> bool {
        let squares: Vec<Square> = (0..SIDE * DEEP)
            .filter(|&square| !self.patient.diagnosis.contains(square))
            .collect();
        let reach = |from: Square, to: &Square| (from..=from + 3 * SIDE + 3).contains(to);
        squares.iter().any(|&a| {
            let near: Vec<Square> = squares.iter().copied().filter(|to| reach(a, to)).collect();
            let fits = |b, c, d| {
                let action = Action::Tetromino([a, b, c, d]);
                Case { action, ..*self }.is_tetromino()
            };
            let pairs = |at: usize| at + 1..near.len();
            (1..near.len())
                .any(|b| pairs(b).any(|c| pairs(c).any(|d| fits(near[b], near[c], near[d]))))
        })
    }
}

fn turned(shape: &[(i8, i8)], turns: u8, over: bool) -> Vec<(i8, i8)> {
    let flipped = shape
        .iter()
        .map(|&(y, x)| if over { (y, -x) } else { (y, x) });
    let once = |all: Vec<(i8, i8)>| all.into_iter().map(|(y, x)| (x, -y)).collect();
    (0..turns).fold(flipped.collect(), |all, _| once(all))
}

/// Moved to the upper left corner, in order.
fn corner(mut shape: Vec<(i8, i8)>) -> Vec<(i8, i8)> {
    let top = shape.iter().map(|one| one.0).min().unwrap_or(0);
    let left = shape.iter().map(|one| one.1).min().unwrap_or(0);
    for one in &mut shape {
        *one = (one.0 - top, one.1 - left);
    }
    shape.sort_unstable();
    shape
}
