//! One function per step of the rulebook.

pub mod dice;
pub mod sheet;

use redtag_kernel::{Bag, Chance, Listener};

use crate::action::{Action, Event, Remedy, Whom};
use crate::content::{Content, Grade, MAX_DECK, SIDES, Slot};
use crate::legal::{
    Crossing, bandage_places, checkable, crossings, free_quadrants, tetromino_places,
};
use crate::position::{
    Area, Condition, DICE, Meter, Patient, Phase, Piece, Position, ROUNDS, Square, Squares, Step,
    Turn,
};
use dice::{
    after_crossing, changed_use, heals, lying, next_slot, picked, slot, tetromino_die, usable,
    worth,
};
use sheet::{bandaged, bill, capacity, cost, covered, empty_squares, open_columns, squares_of};

/// What chance is asked when a Condition card of a grade is drawn.
pub const DRAWS: [&str; 3] = ["minor", "serious", "critical"];

/// A deck with one card of each number.
fn whole_deck(cards: usize) -> Bag<u8, MAX_DECK> {
    let mut counts = [0; MAX_DECK];
    counts[..cards].fill(1);
    Bag::new(counts)
}

/// The rules at work: the content, a position, and who gives chance and listens.
pub struct Rules<'a, C, L> {
    pub content: &'a Content,
    pub position: &'a mut Position,
    pub chance: &'a mut C,
    pub events: &'a mut L,
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// One visible thing happened.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.events.tell(event, self.position);
    }

    /// Set-up: each player draws a patient, two Minor cards, a Serious and a Critical one (R5).
    pub fn set_up(&mut self) {
        let content = self.content;
        let mut people = whole_deck(content.persons.len());
        let mut decks = content.decks.map(|deck| whole_deck(deck.len()));
        for at in 0..self.position.patients.len() {
            let drawn = self.chance.draw("patient", &mut people).unwrap_or(0);
            self.patient(at).person = content.persons[usize::from(drawn)];
            self.tell(Event::Arrived {
                whom: self.whom(at),
            });
            for (place, grade) in Grade::DEALT.into_iter().enumerate() {
                self.draw_condition(at, place, grade, &mut decks[grade as usize]);
            }
        }
    }

    /// A Condition card of this grade (R5).
    fn draw_condition(
        &mut self,
        at: usize,
        place: usize,
        grade: Grade,
        deck: &mut Bag<u8, MAX_DECK>,
    ) {
        let drawn = self.chance.draw(DRAWS[grade as usize], deck).unwrap_or(0);
        let card = self.content.decks[grade as usize][usize::from(drawn)];
        let quadrant = None;
        self.patient(at).conditions[place] = Condition { card, quadrant };
        let whom = self.whom(at);
        self.tell(Event::Drawn { whom, card });
    }

    /// Does what a player chose, and runs the rules up to the next question.
    #[inline]
    pub fn act(&mut self, at: usize, action: Action) {
        self.choose(at, action);
        self.settle(at);
        while self.is_round_done() {
            self.end_round();
            (0..self.position.patients.len()).for_each(|at| self.settle(at));
        }
    }

    /// Does what a player chose for a patient, and nothing more.
    #[inline]
    pub fn choose(&mut self, at: usize, action: Action) {
        match action {
            Action::Copy(quadrant) => self.copy(at, quadrant),
            Action::CrossOut {
                row,
                die,
                to,
                picked,
            } => {
                self.cross_out(
                    at,
                    Crossing {
                        row,
                        die,
                        to,
                        picked,
                    },
                );
            }
            Action::Pick(die) => self.pick(at, die),
            Action::Bandage(area) => self.bandage(at, area),
            Action::Stabilize(meter) => self.stabilize(at, meter),
            Action::Tetromino(piece) => self.place(at, piece),
            Action::Heal(square) => self.heal_bandaged(at, square),
            Action::Check(square) => self.check(at, square),
            Action::EndTurn => self.end_turn(at),
        }
    }

    /// Runs the rules for a patient as long as there is nothing to choose.
    #[inline]
    pub fn settle(&mut self, at: usize) {
        while self.goes_without_saying(at) {}
    }

    /// Does whatever has only one answer, without asking; false if there is a choice, or nothing to
    /// do.
    #[inline]
    fn goes_without_saying(&mut self, at: usize) -> bool {
        let (content, phase) = (self.content, self.position.phase);
        let patient = *self.patient(at);
        match patient.turn.step {
            Step::Copy => match only(free_quadrants(&patient)) {
                Only::One(quadrant) => self.copy(at, quadrant),
                _ => return false,
            },
            Step::First | Step::Second => {
                let dice = lying(&patient);
                if dice.len() > 1 || self.may_cross_out(at) {
                    return false;
                }
                self.pick(at, dice.first().unwrap_or(1));
            }
            Step::Bandage => match only(bandage_places(content, phase, &patient)) {
                Only::One(area) => self.bandage(at, area),
                Only::None => self.skip_bandage(at),
                Only::Many => return false,
            },
            Step::Stabilize | Step::Done => return false,
            Step::Tetromino => match only(tetromino_places(content, &patient)) {
                Only::Many => return false,
                _ if self.may_cross_out(at) => return false,
                Only::One(piece) => self.place(at, piece),
                Only::None => self.no_room(at),
            },
            Step::Heal(left) => return self.heals_without_saying(at, left),
            Step::Finish if !checkable(content, phase, &patient).is_empty() => return false,
            Step::Finish => self.count(at),
        }
        true
    }

    /// Heals all wounds if the die is enough for them, and ends the action if there is nothing to
    /// heal (R12, R26).
    #[inline]
    fn heals_without_saying(&mut self, at: usize, left: u8) -> bool {
        if self.may_cross_out(at) {
            return false;
        }
        let wounds = bandaged(self.content, self.patient(at));
        match wounds.first() {
            Some(square) if wounds.len() <= usize::from(left) => self.heal_bandaged(at, square),
            Some(_) if left > 0 => return false,
            _ => self.end_action(at),
        }
        true
    }

    /// Could a row be crossed out now (R31)?
    #[inline]
    fn may_cross_out(&self, at: usize) -> bool {
        let patient = &self.position.patients[at];
        crossings(self.content, self.position.phase, patient)
            .next()
            .is_some()
    }

    /// Copies the pattern of the next card into a quadrant (R6, A22).
    fn copy(&mut self, at: usize, quadrant: u8) {
        let (content, seat) = (self.content, self.seat(at));
        let patient = self.patient(at);
        let mut conditions = patient.conditions.iter_mut();
        let Some(next) = conditions.find(|condition| condition.quadrant.is_none()) else {
            return;
        };
        next.quadrant = Some(quadrant);
        let card = next.card;
        let pattern = content.card(card).wounds[usize::from(quadrant)];
        patient.wounds = patient.wounds.or(pattern);
        if free_quadrants(patient).next().is_none() {
            patient.turn.step = Step::Done;
        }
        let whom = self.whom(at);
        self.tell(Event::Copied {
            seat,
            whom,
            card,
            quadrant,
        });
    }

    #[inline]
    fn is_round_done(&self) -> bool {
        let patients = self.position.patients.as_slice();
        self.position.phase != Phase::Over
            && patients
                .iter()
                .all(|patient| patient.turn.step == Step::Done)
    }

    /// The next round, of the next phase after the last one of a phase (R2).
    fn end_round(&mut self) {
        let phase = self.position.phase;
        if phase.is_played() && self.position.round < ROUNDS {
            return self.begin_round();
        }
        let Some(next) = phase.next() else {
            return self.discharge();
        };
        self.position.phase = next;
        self.position.round = 0;
        // Sheets and cards go to the right (R7, R17, R23, R30).
        self.tell(Event::Passed);
        match next {
            Phase::Er => self.minor_and_serious_complications(),
            Phase::Prep => self.critical_complication(),
            _ => {}
        }
        self.tell(Event::PhaseBegins { phase: next });
        self.begin_round();
    }

    /// One roll of three dice for everybody (R8).
    fn begin_round(&mut self) {
        let mut dice = [0; DICE];
        dice.fill_with(|| self.chance.die("die", SIDES as u8));
        dice.sort_unstable();
        let position = &mut *self.position;
        position.dice = dice;
        position.round += 1;
        for patient in &mut position.patients {
            patient.turn = Turn {
                step: Step::First,
                dice,
                ..Turn::default()
            };
        }
        let (phase, round) = (position.phase, position.round);
        self.tell(Event::Rolled { phase, round, dice });
    }

    /// Bold wounds in the quadrants of the cards that have them (R18, A20, A21).
    fn minor_and_serious_complications(&mut self) {
        for at in 0..self.position.patients.len() {
            for Condition { card, quadrant } in self.patient(at).conditions {
                let rules = self.content.card(card);
                if rules.grade == Grade::Critical {
                    continue;
                }
                let quadrant = quadrant.unwrap_or(0);
                let bold = rules.bold[usize::from(quadrant)];
                let patient = self.patient(at);
                patient.wounds = patient.wounds.or(bold);
                patient.healed = patient.healed.without(bold);
                let wounds = bold.len() as u8;
                self.tell(Event::Complicated {
                    whom: self.whom(at),
                    card,
                    quadrant,
                    wounds,
                });
            }
        }
    }

    /// The rules of the Critical cards are in force from now on (R24).
    fn critical_complication(&mut self) {
        for at in 0..self.position.patients.len() {
            for Condition { card, quadrant } in self.patient(at).conditions {
                if self.content.card(card).grade == Grade::Critical {
                    let quadrant = quadrant.unwrap_or(0);
                    self.tell(Event::Critical {
                        whom: self.whom(at),
                        card,
                        quadrant,
                    });
                }
            }
        }
    }

    /// Crosses out a blank row to change a die by one, for this patient only (R31, A32). The die
    /// stays with the action that it was picked for, but may have become usable or unusable.
    fn cross_out(&mut self, at: usize, crossing: Crossing) {
        let before = *self.patient(at);
        *self.patient(at) = after_crossing(&before, crossing);
        let Crossing { row, die, to, .. } = crossing;
        self.tell(Event::CrossedOut {
            seat: self.seat(at),
            whom: self.whom(at),
            row,
            die,
            to,
        });
        if L::LISTENS {
            self.tell_changed_use(at, &before);
        }
        if !matches!(before.turn.step, Step::First | Step::Second) {
            self.heal_wounds(at);
        }
    }

    /// The complication applies anew after a change: picked dice may have become usable, or no
    /// longer are (A32).
    fn tell_changed_use(&mut self, at: usize, before: &Patient) {
        let (content, phase) = (self.content, self.position.phase);
        for (slot, usable) in changed_use(content, phase, before, self.patient(at)) {
            let die = picked(self.patient(at), slot);
            self.tell(Event::UseChanged {
                whom: self.whom(at),
                action: slot as u8 + 1,
                die,
                usable,
            });
        }
    }

    /// Picks a die for the first action, then one for the second (R9).
    fn pick(&mut self, at: usize, die: u8) {
        let (content, phase, seat) = (self.content, self.position.phase, self.seat(at));
        let patient = self.patient(at);
        let slot = next_slot(patient);
        let usable = usable(content, phase, patient, die, slot);
        match slot {
            Slot::First => {
                patient.turn.first = die;
                patient.turn.step = Step::Second;
            }
            Slot::Second => patient.turn.second = die,
        }
        let (whom, action) = (self.whom(at), slot as u8 + 1);
        self.tell(Event::Picked {
            seat,
            whom,
            action,
            die,
            usable,
        });
        if slot == Slot::Second {
            self.end_action(at);
        }
    }

    /// What comes after the action that is done: the first, the second, or the end of the round
    /// (A11). In Prep the bandage comes first, so that Heal Wounds can use it (A12).
    fn end_action(&mut self, at: usize) {
        let phase = self.position.phase;
        let patient = self.patient(at);
        patient.turn.action += 1;
        patient.turn.step = match (phase, patient.turn.action) {
            (Phase::Surgeon, 1 | 2) | (Phase::Prep, 2) => return self.heal_wounds(at),
            (_, 1) => Step::Bandage,
            (_, 2) => Step::Stabilize,
            _ => Step::Finish,
        };
    }

    /// Bandage (R13, R19, R25).
    fn bandage(&mut self, at: usize, area: Area) {
        let (content, seat) = (self.content, self.seat(at));
        let patient = self.patient(at);
        patient.bandages.push(area);
        patient.turn.drawn = true;
        if L::LISTENS {
            let wounds = content.squares(area).and(patient.wounds).len() as u8;
            let empty = empty_squares(content, patient, area).len() as u8;
            self.tell(Event::Bandaged {
                seat,
                whom: self.whom(at),
                area,
                wounds,
                empty,
            });
        }
        self.end_action(at);
    }

    /// There is no place for the bandage (A9).
    fn skip_bandage(&mut self, at: usize) {
        let (content, phase) = (self.content, self.position.phase);
        let die = worth(content, phase, self.patient(at), Slot::First);
        self.tell(Event::NoBandage {
            seat: self.seat(at),
            whom: self.whom(at),
            die,
        });
        self.end_action(at);
    }

    /// Stabilize Wounds or Strain, then the tetromino (R14).
    fn stabilize(&mut self, at: usize, what: Meter) {
        let (content, phase, seat) = (self.content, self.position.phase, self.seat(at));
        let patient = self.patient(at);
        patient.turn.stabilized = Some(what);
        patient.turn.step = Step::Tetromino;
        let by = worth(content, phase, patient, Slot::Second);
        self.tell(Event::Stabilized {
            seat,
            whom: self.whom(at),
            what,
            by,
        });
    }

    /// Heal Wounds: first the tetromino, unless the die cannot be used (R26, R29, R32, R34, A14).
    fn heal_wounds(&mut self, at: usize) {
        let (content, phase) = (self.content, self.position.phase);
        let patient = self.patient(at);
        let slot = slot(patient);
        if usable(content, phase, patient, picked(patient, slot), slot) {
            patient.turn.step = Step::Tetromino;
        } else {
            self.begin_healing(at);
        }
    }

    /// How many wounds Heal Wounds is for (R26, R32).
    fn begin_healing(&mut self, at: usize) {
        let (content, phase) = (self.content, self.position.phase);
        let patient = self.patient(at);
        let slot = slot(patient);
        let die = picked(patient, slot);
        let wounds = heals(content, phase, patient, die, slot);
        patient.turn.step = Step::Heal(wounds);
        if wounds == 0 {
            self.tell(Event::HealsNothing {
                whom: self.whom(at),
                die,
            });
        }
    }

    /// Places the tetromino of the action; nobody may leave it out (R10, A30).
    fn place(&mut self, at: usize, squares: Piece) {
        let seat = self.seat(at);
        let patient = self.patient(at);
        let die = tetromino_die(patient);
        let before = *patient;
        patient.diagnosis = patient.diagnosis.or(squares_of(squares));
        self.tell(Event::Placed {
            seat,
            whom: self.whom(at),
            die,
            squares,
        });
        if L::LISTENS {
            self.tell_completed_columns(at, &before);
        }
        self.after_tetromino(at);
    }

    fn tell_completed_columns(&mut self, at: usize, before: &Patient) {
        let (content, after) = (self.content, *self.patient(at));
        for column in open_columns(content, &after) {
            if open_columns(content, before).all(|other| other != column) {
                let whom = self.whom(at);
                self.tell(Event::ColumnCompleted { whom, column });
            }
        }
    }

    /// The tetromino fits nowhere: a Surgeon's turn is over, but Health is counted (R33, A16);
    /// anybody else goes on without (A15).
    fn no_room(&mut self, at: usize) {
        let (seat, die) = (self.seat(at), tetromino_die(self.patient(at)));
        if self.position.phase == Phase::Surgeon {
            self.patient(at).turn.step = Step::Finish;
            self.tell(Event::CutShort {
                seat,
                whom: self.whom(at),
                die,
            });
        } else {
            self.tell(Event::NoRoom {
                seat,
                whom: self.whom(at),
                die,
            });
            self.after_tetromino(at);
        }
    }

    /// Nothing more is checked; or no row is given up for another die, although the tetromino fits
    /// nowhere or there is nothing to heal.
    fn end_turn(&mut self, at: usize) {
        match self.patient(at).turn.step {
            Step::Tetromino => self.no_room(at),
            Step::Heal(_) => self.end_action(at),
            _ => self.count(at),
        }
    }

    fn after_tetromino(&mut self, at: usize) {
        if self.position.phase.is_critical() {
            self.begin_healing(at);
        } else {
            self.end_action(at);
        }
    }

    /// Heal Wounds, one wound (R26, R32).
    fn heal_bandaged(&mut self, at: usize, square: Square) {
        let turn = &mut self.patient(at).turn;
        if let Step::Heal(left) = turn.step {
            turn.step = Step::Heal(left.saturating_sub(1));
        }
        self.heal(at, square, Remedy::Surgery);
    }

    /// Checks the column of a wound and heals it (R11).
    fn check(&mut self, at: usize, square: Square) {
        let column = self.content.column(square);
        self.patient(at).checked.put(column);
        self.heal(at, square, Remedy::Column);
    }

    /// A healed wound is filled in and no longer a wound (R12).
    fn heal(&mut self, at: usize, square: Square, by: Remedy) {
        let patient = self.patient(at);
        patient.wounds.take(square);
        patient.healed.put(square);
        self.tell(Event::Healed {
            whom: self.whom(at),
            square,
            by,
        });
    }

    /// The end of a patient's round: Health, Strain, and wounds under two bandages (R15, R16, R21,
    /// R22, A11). A full box changes nothing yet (A33).
    fn count(&mut self, at: usize) {
        let (content, phase) = (self.content, self.position.phase);
        let patient = self.patient(at);
        let cost = cost(content, phase, patient);
        patient.turn.step = Step::Done;
        self.count_health(at, cost.health);
        if phase != Phase::Surgeon {
            self.count_strain(at, cost.strain);
        }
        if matches!(phase, Phase::Er | Phase::Prep) {
            self.heal_under_two_bandages(at);
        }
    }

    fn count_health(&mut self, at: usize, lost: u8) {
        let content = self.content;
        let before = self.patient(at).health.marks;
        let marks = mark(content, self.patient(at), Meter::Health, lost);
        let whom = self.whom(at);
        self.tell(Event::HealthLost { whom, lost, marks });
        self.tell_overflow(at, Meter::Health, lost - (marks - before));
    }

    fn count_strain(&mut self, at: usize, gained: u8) {
        let content = self.content;
        let before = self.patient(at).strain.marks;
        let marks = mark(content, self.patient(at), Meter::Strain, gained);
        let whom = self.whom(at);
        self.tell(Event::Strained {
            whom,
            gained,
            marks,
        });
        self.tell_overflow(at, Meter::Strain, gained - (marks - before));
    }

    /// What does not fit into a box is dropped (A18, A31).
    #[inline]
    fn tell_overflow(&mut self, at: usize, what: Meter, squares: u8) {
        if squares > 0 {
            let whom = self.whom(at);
            self.tell(Event::Overflowed {
                whom,
                what,
                squares,
            });
        }
    }

    /// Wounds under more than one bandage are healed (R22, R28).
    fn heal_under_two_bandages(&mut self, at: usize) {
        let content = self.content;
        let patient = self.patient(at);
        let twice: Squares = patient.wounds.and(covered(content, patient).1);
        for square in twice.iter() {
            self.heal(at, square, Remedy::Bandages);
        }
    }

    /// Discharge: every patient is scored (R36, R37).
    fn discharge(&mut self) {
        let position = &mut *self.position;
        (position.phase, position.round, position.dice) = (Phase::Over, 0, [0; DICE]);
        for at in 0..self.position.patients.len() {
            self.patient(at).turn = Turn {
                step: Step::Done,
                ..Turn::default()
            };
            let bill = bill(self.content, &self.position.patients[at]);
            self.tell(Event::Discharged {
                whom: self.whom(at),
                bill,
            });
        }
        self.tell(Event::GameEnds {
            points: points(self.content, self.position),
        });
    }

    #[inline]
    fn patient(&mut self, at: usize) -> &mut Patient {
        &mut self.position.patients[at]
    }

    #[inline]
    fn whom(&self, at: usize) -> Whom {
        Whom {
            patient: at as u8,
            person: self.position.patients[at].person,
        }
    }

    #[inline]
    fn seat(&self, at: usize) -> u8 {
        self.position.seat_of(at)
    }
}

/// The points of all patients together (R37).
pub fn points(content: &Content, position: &Position) -> i16 {
    position
        .patients
        .iter()
        .map(|patient| bill(content, patient).points())
        .sum()
}

/// Marks squares of a box; what does not fit is dropped (A18, A31). Returns how many are marked
/// now.
fn mark(content: &Content, patient: &mut Patient, meter: Meter, squares: u8) -> u8 {
    let most = capacity(content, patient, meter);
    let marks = &mut patient.meter_mut(meter).marks;
    *marks = marks.saturating_add(squares).min(most);
    *marks
}

/// How many answers a question has.
enum Only<T> {
    None,
    One(T),
    Many,
}

#[inline]
fn only<T>(mut answers: impl Iterator<Item = T>) -> Only<T> {
    match (answers.next(), answers.next()) {
        (None, _) => Only::None,
        (Some(one), None) => Only::One(one),
        _ => Only::Many,
    }
}
