//! What is wrong with a position that did not come from play.

use redtag_kernel::Flaw;

use crate::content::{CardRules, Grade, SIDES};
use crate::game::TraumaCenter;
use crate::legal::{bandage_places, free_quadrants, is_cut_short, tetromino_places};
use crate::position::{
    Area, CONDITIONS, Condition, MAX_BANDAGES, MAX_PLAYERS, Marks, Meter, Patient, Phase, Position,
    ROUNDS, Squares, Step,
};
use crate::rules::sheet::{capacity, open_columns, rows};

impl TraumaCenter {
    /// Everything that the rules would never lead to, as far as a position shows it.
    pub(crate) fn check_position(&self, position: &Position) -> Result<(), Flaw> {
        self.audit_table(position)?;
        for (at, patient) in position.patients.iter().enumerate() {
            self.audit_patient(position, patient)
                .and_then(|()| self.audit_turn(position, patient))
                .map_err(|flaw| flaw.inside(&format!("patients[{at}]")))?;
        }
        self.audit_cards(position)?;
        self.audit_questions(position)
    }

    fn audit_table(&self, position: &Position) -> Result<(), Flaw> {
        if position.patients.is_empty() {
            return Err(Flaw::out_of("patients", 1..=MAX_PLAYERS as u8, 0));
        }
        let (rounds, sides) = if position.phase.is_played() {
            (1..=ROUNDS, 1..=SIDES as u8)
        } else {
            (0..=0, 0..=0)
        };
        if !rounds.contains(&position.round) {
            return Err(Flaw::out_of("round", rounds, position.round));
        }
        match position.dice.into_iter().find(|die| !sides.contains(die)) {
            Some(die) => Err(Flaw::out_of("dice", sides, die)),
            None if !position.dice.is_sorted() => {
                Err(Flaw::at("dice", "must be in ascending order"))
            }
            None => Ok(()),
        }
    }

    fn audit_patient(&self, position: &Position, patient: &Patient) -> Result<(), Flaw> {
        let content = &self.content;
        let quadrants = content.quadrants.iter();
        let body = quadrants.fold(Squares::EMPTY, |all, &one| all.or(one));
        let outside = patient.wounds.or(patient.healed).without(body);
        Flaw::unless(outside.is_empty(), "wounds", "squares must be on the Body")?;
        let both = patient.wounds.and(patient.healed);
        Flaw::unless(
            both.is_empty(),
            "healed",
            "a square is either a wound or healed",
        )?;
        self.audit_wounds(patient)?;
        self.audit_bandages(position, patient)?;
        self.audit_diagnosis(position, patient)?;
        let unchecked = Patient {
            checked: Squares::EMPTY,
            ..*patient
        };
        let complete = open_columns(content, &unchecked).collect();
        let sound = patient.checked.without(complete).is_empty();
        Flaw::unless(sound, "checked", "only completed columns can be checked")?;
        self.audit_meter(position.phase, patient, Meter::Health, "health")?;
        self.audit_meter(position.phase, patient, Meter::Strain, "strain")
    }

    /// Marks fit into the box, and only a Surgeon crosses out rows (R31).
    fn audit_meter(
        &self,
        phase: Phase,
        patient: &Patient,
        meter: Meter,
        name: &str,
    ) -> Result<(), Flaw> {
        let Marks { marks, crossed } = patient.meter(meter);
        let fits = crossed <= rows(&self.content, meter)
            && marks <= capacity(&self.content, patient, meter);
        Flaw::unless(fits, name, "more rows or squares than there are")?;
        let sound = crossed == 0 || phase >= Phase::Surgeon;
        Flaw::unless(sound, name, "only a Surgeon crosses out rows")
    }

    /// Each quadrant has the wounds of one card (R6), including bold ones (R18). Where they are is
    /// left open: whoever writes a position need not look for a card with a matching pattern.
    fn audit_wounds(&self, patient: &Patient) -> Result<(), Flaw> {
        let of_card = |(_, card): (u8, &CardRules)| card.wounds[0].or(card.bold[0]).len();
        let most = self.content.cards().map(of_card).max().unwrap_or(0);
        let free: Squares = free_quadrants(patient).collect();
        for (squares, quadrant) in self.content.quadrants.into_iter().zip(0..) {
            let found = patient.wounds.or(patient.healed).and(squares).len();
            if found > 0 && free.contains(quadrant) {
                let message = format!("no pattern is in quadrant {quadrant} yet (R6)");
                return Err(Flaw::at("wounds", message));
            }
            if found > most {
                let message = format!(
                    "quadrant {quadrant} has {found}, healed ones included; a card has {most} at \
                     most (R6)"
                );
                return Err(Flaw::at("wounds", message));
            }
        }
        Ok(())
    }

    /// Each bandage was drawn in a round of its own, in the size of the phase; in EMT not over
    /// another one (R13, R19, R25), and a Surgeon draws none (R32).
    fn audit_bandages(&self, position: &Position, patient: &Patient) -> Result<(), Flaw> {
        let drawn = patient.turn.drawn;
        let sound = !drawn || !patient.bandages.is_empty();
        Flaw::unless(sound, "turn.drawn", "there is no bandage")?;
        let last = patient.bandages.len().wrapping_sub(1);
        let mut next = 0;
        for (at, &area) in patient.bandages.iter().enumerate() {
            let wrong = |message: String| Flaw::at(format!("bandages[{at}]"), message);
            let Area { width, height, .. } = area;
            if !self.content.contains(area) {
                return Err(wrong("it must lie inside the Body (A9)".into()));
            }
            if PHASES.iter().all(|&phase| !self.is_size(phase, area)) {
                let message = format!("no bandage is {width} by {height} (R13, R19, R25)");
                return Err(wrong(message));
            }
            let round = self.round_of(position, patient, at, next, drawn && at == last);
            next = round.map_err(|message| wrong(message.into()))? + 1;
        }
        Ok(())
    }

    /// The first round from `next` on that can have brought this bandage: the current round if it
    /// is new, otherwise an earlier one.
    fn round_of(
        &self,
        position: &Position,
        patient: &Patient,
        at: usize,
        next: usize,
        is_new: bool,
    ) -> Result<usize, &'static str> {
        let rounds = rounds_begun(position);
        let before = rounds.saturating_sub(1);
        let from = if is_new { next.max(before) } else { next };
        let is_over = !position.phase.is_played();
        let end = if is_new || is_over { rounds } else { before };
        let free = |&round: &usize| self.may_be_of(round, &patient.bandages[..=at]);
        match (from..end.min(MAX_BANDAGES)).find(free) {
            Some(round) => Ok(round),
            None if position.phase == Phase::Emt && self.overlaps(patient, at) => {
                Err("in the EMT phase it may not overlap another one (R13)")
            }
            None => Err("no round so far can have brought it (R13, R19, R25)"),
        }
    }

    /// Can the last of these bandages be that of this round, counted from 0?
    fn may_be_of(&self, round: usize, bandages: &[Area]) -> bool {
        let Some((&area, before)) = bandages.split_last() else {
            return false;
        };
        let phase = PHASES[round / usize::from(ROUNDS)];
        let squares = |area: &Area| self.content.squares(*area);
        let is_free = before
            .iter()
            .all(|one| squares(one).and(squares(&area)).is_empty());
        self.is_size(phase, area) && (phase != Phase::Emt || is_free)
    }

    fn overlaps(&self, patient: &Patient, at: usize) -> bool {
        let squares = |at: usize| self.content.squares(patient.bandages[at]);
        (0..at).any(|before| !squares(before).and(squares(at)).is_empty())
    }

    /// One side is that of the phase, the other a die (A8).
    fn is_size(&self, phase: Phase, Area { width, height, .. }: Area) -> bool {
        let side = self.content.side(phase);
        let is_die = |other: u8| (1..=SIDES as u8).contains(&other);
        (width == side && is_die(height)) || (height == side && is_die(width))
    }

    /// The Diagnosis box is made of tetrominoes, and of no more than there have been (R10, A3).
    fn audit_diagnosis(&self, position: &Position, patient: &Patient) -> Result<(), Flaw> {
        let wrong = |message: String| Err(Flaw::at("diagnosis", message));
        let content = &self.content;
        let squares = content.columns * content.diagnosis_rows;
        if patient.diagnosis.iter().any(|square| square >= squares) {
            return wrong(format!("the box has the squares 0 to {}", squares - 1));
        }
        if !content.is_made_of_tetrominoes(patient.diagnosis.bits() as u64) {
            return wrong("no tetrominoes make these squares (A3)".into());
        }
        let (pieces, most) = (
            patient.diagnosis.len() / 4,
            most_tetrominoes(position, patient),
        );
        if pieces > most {
            return wrong(format!(
                "tetrominoes so far: {most} at most, not {pieces} (R10)"
            ));
        }
        Ok(())
    }

    fn audit_turn(&self, position: &Position, patient: &Patient) -> Result<(), Flaw> {
        let (turn, phase) = (&patient.turn, position.phase);
        let sound = |die: &u8| (1..=SIDES as u8).contains(die);
        let changed =
            phase == Phase::Surgeon && turn.dice.is_sorted() && turn.dice.iter().all(sound);
        let message = "they are those of the round, unless a Surgeon has changed them";
        Flaw::unless(turn.dice == position.dice || changed, "turn.dice", message)?;
        self.audit_change(position, patient)?;
        let mut lying = turn.dice.to_vec();
        for (name, die) in [("turn.first", turn.first), ("turn.second", turn.second)] {
            match lying.iter().position(|&one| one == die) {
                Some(at) if die > 0 => _ = lying.remove(at),
                _ => Flaw::unless(die == 0, name, "it must be one of the dice")?,
            }
        }
        let drawn = !turn.drawn || turn.action >= 2;
        let possible =
            self.is_possible_step(phase, patient) && is_stabilized(phase, patient) && drawn;
        Flaw::unless(possible, "turn.step", "the rules would not ask this here")?;
        let skipped =
            phase.is_played() && phase != Phase::Surgeon && turn.action >= 2 && !turn.drawn;
        let had_room = || {
            bandage_places(&self.content, phase, patient)
                .next()
                .is_some()
        };
        let sound = !(skipped && had_room());
        Flaw::unless(sound, "turn.drawn", "there was room for the bandage (A9)")
    }

    /// Can a turn with these dice and actions be at this step (R9, R10)?
    fn is_possible_step(&self, phase: Phase, patient: &Patient) -> bool {
        let turn = &patient.turn;
        let (picked, action) = ((turn.first > 0, turn.second > 0), turn.action);
        let copies = phase == Phase::Setup && free_quadrants(patient).next().is_some();
        let uses_die = action == 2 || (phase == Phase::Surgeon && action == 1);
        match turn.step {
            Step::Copy => copies && picked == (false, false) && action == 0,
            Step::Done if !phase.is_played() => !copies && picked == (false, false) && action == 0,
            _ if !phase.is_played() => false,
            Step::First => picked == (false, false) && action == 0,
            Step::Second => picked == (true, false) && action == 0,
            _ if picked != (true, true) => false,
            Step::Bandage => phase != Phase::Surgeon && action == 1,
            Step::Stabilize => !phase.is_critical() && action == 2,
            Step::Tetromino => uses_die,
            Step::Heal(left) => phase.is_critical() && uses_die && left <= SIDES as u8,
            Step::Finish | Step::Done => action == 3 || self.may_be_cut_short(phase, patient),
        }
    }

    /// Can the turn of a Surgeon have ended with this action, because its tetromino fits nowhere
    /// (R33)?
    fn may_be_cut_short(&self, phase: Phase, patient: &Patient) -> bool {
        let has_room = || tetromino_places(&self.content, patient).next().is_some();
        is_cut_short(phase, patient) && patient.turn.action > 0 && !has_room()
    }

    /// Each crossed-out row changes one die by exactly one (R31). Those of the Surgeon's first
    /// round are no longer told apart in the second.
    fn audit_change(&self, position: &Position, patient: &Patient) -> Result<(), Flaw> {
        let dice = position.dice.iter().zip(&patient.turn.dice);
        let steps: u8 = dice.map(|(&rolled, &now)| rolled.abs_diff(now)).sum();
        let rows = patient.health.crossed + patient.strain.crossed;
        let is_even = steps % 2 == rows % 2;
        if steps <= rows && (is_even || position.phase != Phase::Surgeon || position.round > 1) {
            return Ok(());
        }
        let message = format!("they were changed by {steps}; crossed-out rows: {rows} (R31)");
        Err(Flaw::at("turn.dice", message))
    }

    /// Every card exists, and only once.
    fn audit_cards(&self, position: &Position) -> Result<(), Flaw> {
        let (mut cards, mut people) = (Squares::EMPTY, Squares::EMPTY);
        for (at, patient) in position.patients.iter().enumerate() {
            let wrong = |place: &str, message: String| {
                Err(Flaw::at(format!("patients[{at}].{place}"), message))
            };
            let person = patient.person;
            if !self.content.persons.contains(&person) || people.contains(person) {
                let message = format!("there is one Patient card with each number, not {person}");
                return wrong("person", message);
            }
            people.put(person);
            for (Condition { card, .. }, grade) in patient.conditions.into_iter().zip(Grade::DEALT)
            {
                if self.content.deck_of(card) != Some(grade) || cards.contains(card) {
                    let needed = "two Minor cards, a Serious and a Critical one are needed";
                    return wrong("conditions", format!("{needed}, each once, not {card}"));
                }
                cards.put(card);
            }
            if !is_copied(position.phase, patient) {
                let message = "each pattern is in a quadrant of its own";
                return wrong("conditions", message.into());
            }
        }
        Ok(())
    }

    /// Somebody is asked something, and nothing that has only one answer.
    fn audit_questions(&self, position: &Position) -> Result<(), Flaw> {
        let mut settled = *position;
        self.silently(&mut settled, |rules| {
            (0..position.patients.len()).for_each(|at| rules.settle(at));
        });
        let is_done = |patient: &Patient| patient.turn.step == Step::Done;
        let all_done = position.patients.iter().all(is_done);
        if settled == *position && all_done == (position.phase == Phase::Over) {
            return Ok(());
        }
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}

/// Something is stabilized in EMT and ER, and only after that step (R14, R20).
fn is_stabilized(phase: Phase, patient: &Patient) -> bool {
    let turn = &patient.turn;
    let is_due = phase.is_played() && !phase.is_critical();
    let is_past = turn.action >= 2 && turn.step != Step::Stabilize;
    turn.stabilized.is_some() == (is_due && is_past)
}

/// Patterns are copied in order, each into a quadrant of its own, and all of them in set-up (R6).
fn is_copied(phase: Phase, patient: &Patient) -> bool {
    let placed = patient.conditions.iter().filter_map(|one| one.quadrant);
    let free = free_quadrants(patient).count();
    let in_order = patient
        .conditions
        .is_sorted_by_key(|one| one.quadrant.is_none());
    in_order && placed.count() + free == CONDITIONS && (free == 0 || phase == Phase::Setup)
}

/// The phases with bandages.
const PHASES: [Phase; 3] = [Phase::Emt, Phase::Er, Phase::Prep];

/// How many rounds have begun (R2).
fn rounds_begun(position: &Position) -> usize {
    let before = position.phase.passes().saturating_sub(1) * usize::from(ROUNDS);
    match position.phase {
        Phase::Over => before + usize::from(ROUNDS),
        _ => before + usize::from(position.round),
    }
}

/// One in each round, two in those of Surgeons (R10); in this round, those that have been placed
/// before the step that is asked.
fn most_tetrominoes(position: &Position, patient: &Patient) -> usize {
    let each = if position.phase >= Phase::Surgeon {
        2
    } else {
        1
    };
    let begun = usize::from(patient.turn.action);
    let now = match patient.turn.step {
        _ if position.phase == Phase::Setup => 0,
        Step::Copy | Step::First | Step::Second | Step::Bandage | Step::Stabilize => 0,
        Step::Tetromino => begun.min(each).saturating_sub(1),
        Step::Heal(_) => begun.min(each),
        Step::Finish | Step::Done => each,
    };
    let before = rounds_begun(position).saturating_sub(1);
    before + before.saturating_sub(MAX_BANDAGES) + now
}
