//! What is wrong with a position that was written by hand.

use redtag_kernel::Flaw;

use crate::content::{CardRules, Grade, SIDES};
use crate::game::TraumaCenter;
use crate::legal::{bandage_places, free_quadrants, is_cut_short, tetromino_places};
use crate::position::{
    Area, CONDITIONS, Condition, MAX_BANDAGES, MAX_PLAYERS, Meter, Patient, Phase, Position,
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
        let wrong = |place: &str, message: &str| Err(Flaw::at(place, message));
        let (content, phase) = (&self.content, position.phase);
        let body: Squares = content
            .quadrants
            .iter()
            .fold(Squares::EMPTY, |all, &one| all.or(one));
        if !patient.wounds.or(patient.healed).without(body).is_empty() {
            return wrong("wounds", "squares must be on the Body");
        }
        if !patient.wounds.and(patient.healed).is_empty() {
            return wrong("healed", "a square is either a wound or healed");
        }
        self.audit_wounds(patient)?;
        self.audit_bandages(position, patient)?;
        self.audit_diagnosis(position, patient)?;
        let complete = open_columns(
            content,
            &Patient {
                checked: Squares::EMPTY,
                ..*patient
            },
        );
        if !patient.checked.without(complete.collect()).is_empty() {
            return wrong("checked", "only completed columns can be checked");
        }
        for (meter, name) in [(Meter::Health, "health"), (Meter::Strain, "strain")] {
            let box_ = patient.meter(meter);
            if box_.crossed > rows(content, meter) || box_.marks > capacity(content, patient, meter)
            {
                return wrong(name, "more rows or squares than there are");
            }
            if box_.crossed > 0 && phase < Phase::Surgeon {
                return wrong(name, "only a Surgeon crosses out rows");
            }
        }
        Ok(())
    }

    /// Each quadrant has the wounds of one card (R6), bold ones included (R18). Where they are is
    /// left open: a position by hand need not look for a card with a pattern that fits.
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
        if drawn && patient.bandages.is_empty() {
            return Err(Flaw::at("turn.drawn", "there is no bandage"));
        }
        let rounds = rounds_begun(position);
        let last = patient.bandages.len().wrapping_sub(1);
        let mut next = 0;
        for (at, &area) in patient.bandages.iter().enumerate() {
            let wrong = |message: String| Err(Flaw::at(format!("bandages[{at}]"), message));
            let Area { width, height, .. } = area;
            if !self.content.contains(area) {
                return wrong("it must lie inside the Body (A9)".into());
            }
            if PHASES.iter().all(|&phase| !self.is_size(phase, area)) {
                return wrong(format!("no bandage is {width} by {height} (R13, R19, R25)"));
            }
            let is_new = drawn && at == last;
            let end = if is_new || !position.phase.is_played() {
                rounds
            } else {
                rounds.saturating_sub(1)
            };
            let from = if is_new {
                next.max(rounds.saturating_sub(1))
            } else {
                next
            };
            let free = |&round: &usize| self.may_be_of(round, &patient.bandages[..=at]);
            match (from..end.min(MAX_BANDAGES)).find(free) {
                Some(round) => next = round + 1,
                None if position.phase == Phase::Emt && self.overlaps(patient, at) => {
                    return wrong("in the EMT phase it may not overlap another one (R13)".into());
                }
                None => return wrong("no round so far can have brought it (R13, R19, R25)".into()),
            }
        }
        Ok(())
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
        let wrong = |place: &str, message: &str| Err(Flaw::at(format!("turn.{place}"), message));
        let (turn, phase) = (&patient.turn, position.phase);
        let sound = |die: &u8| (1..=SIDES as u8).contains(die);
        let changed =
            phase == Phase::Surgeon && turn.dice.is_sorted() && turn.dice.iter().all(sound);
        if turn.dice != position.dice && !changed {
            return wrong(
                "dice",
                "they are those of the round, unless a Surgeon has changed them",
            );
        }
        self.audit_change(position, patient)?;
        let mut lying = turn.dice.to_vec();
        for (name, die) in [("first", turn.first), ("second", turn.second)] {
            match lying.iter().position(|&one| one == die) {
                Some(at) if die > 0 => _ = lying.remove(at),
                _ if die == 0 => {}
                _ => return wrong(name, "it must be one of the dice"),
            }
        }
        let healing = matches!(phase, Phase::Prep | Phase::Surgeon);
        let (picked, action) = ((turn.first > 0, turn.second > 0), turn.action);
        let copies = phase == Phase::Setup && free_quadrants(patient).next().is_some();
        let possible = match turn.step {
            Step::Copy => copies && picked == (false, false) && action == 0,
            Step::Done if !phase.is_played() => !copies && picked == (false, false) && action == 0,
            _ if !phase.is_played() => false,
            Step::First => picked == (false, false) && action == 0,
            Step::Second => picked == (true, false) && action == 0,
            _ if picked != (true, true) => false,
            Step::Bandage => phase != Phase::Surgeon && action == 1,
            Step::Stabilize => !healing && action == 2,
            Step::Tetromino => action == 2 || (phase == Phase::Surgeon && action == 1),
            Step::Heal(left) => {
                let now = action == 2 || (phase == Phase::Surgeon && action == 1);
                healing && now && left <= SIDES as u8
            }
            Step::Finish | Step::Done => action == 3 || self.may_be_cut_short(phase, patient),
        };
        let stabilized = turn.stabilized.is_some()
            == (phase.is_played() && !healing && action >= 2 && turn.step != Step::Stabilize);
        let drawn = !turn.drawn || action >= 2;
        if !(possible && stabilized && drawn) {
            return wrong("step", "the rules would not ask this here");
        }
        let skipped = phase.is_played() && phase != Phase::Surgeon && action >= 2 && !turn.drawn;
        if skipped
            && bandage_places(&self.content, phase, patient)
                .next()
                .is_some()
        {
            return wrong("drawn", "there was room for the bandage (A9)");
        }
        Ok(())
    }

    /// Can the turn of a Surgeon have ended with this action, because its tetromino fits nowhere
    /// (R33)?
    fn may_be_cut_short(&self, phase: Phase, patient: &Patient) -> bool {
        let has_room = || tetromino_places(&self.content, patient).next().is_some();
        is_cut_short(phase, patient) && patient.turn.action > 0 && !has_room()
    }

    /// Each crossed-out row changes one die by exactly one (R31). Those of the Surgeon's first round
    /// are no longer told apart in the second.
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

    /// Every card exists and is there once.
    fn audit_cards(&self, position: &Position) -> Result<(), Flaw> {
        let (mut cards, mut people) = (Squares::EMPTY, Squares::EMPTY);
        for (at, patient) in position.patients.iter().enumerate() {
            let wrong = |place: &str, message: String| {
                Err(Flaw::at(format!("patients[{at}].{place}"), message))
            };
            let person = patient.person;
            if !self.content.persons.contains(&person) || people.contains(person) {
                return wrong(
                    "person",
                    format!("there is one Patient card with each number, not {person}"),
                );
            }
            people.put(person);
            for (Condition { card, .. }, grade) in patient.conditions.into_iter().zip(Grade::DEALT)
            {
                if self.content.deck_of(card) != Some(grade) || cards.contains(card) {
                    let message = format!(
                        "two Minor cards, a Serious and a Critical one are needed, each once, not \
                         {card}"
                    );
                    return wrong("conditions", message);
                }
                cards.put(card);
            }
            let placed = patient.conditions.iter().filter_map(|one| one.quadrant);
            let free = free_quadrants(patient).count();
            let in_order = patient
                .conditions
                .is_sorted_by_key(|one| one.quadrant.is_none());
            if placed.count() + free != CONDITIONS
                || !in_order
                || (free > 0 && position.phase != Phase::Setup)
            {
                return wrong(
                    "conditions",
                    "each pattern is in a quadrant of its own".into(),
                );
            }
        }
        Ok(())
    }

    /// Somebody is asked something, and nothing that has a single answer.
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
