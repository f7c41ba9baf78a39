//! What is wrong with a position that was written by hand.

use redtag_kernel::Flaw;

use crate::content::{Grade, SIDES};
use crate::game::TraumaCenter;
use crate::legal::free_quadrants;
use crate::position::{
    CONDITIONS, Condition, MAX_BANDAGES, MAX_PLAYERS, Meter, Patient, Phase, Position, ROUNDS,
    Squares, Step,
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
        let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
        if position.patients.is_empty() {
            return wrong("patients", format!("must be 1 to {MAX_PLAYERS}, not 0"));
        }
        let (rounds, sides) = if position.phase.is_played() {
            (1..=ROUNDS, 1..=SIDES as u8)
        } else {
            (0..=0, 0..=0)
        };
        if !rounds.contains(&position.round) {
            let message = format!(
                "must be {} to {}, not {}",
                rounds.start(),
                rounds.end(),
                position.round
            );
            return wrong("round", message);
        }
        if !position.dice.is_sorted() || position.dice.iter().any(|die| !sides.contains(die)) {
            return wrong(
                "dice",
                format!(
                    "must be {} to {}, in ascending order",
                    sides.start(),
                    sides.end()
                ),
            );
        }
        Ok(())
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
        let rounds =
            phase.passes().saturating_sub(1) * usize::from(ROUNDS) + usize::from(position.round);
        let drawn = patient.bandages.len() + usize::from(phase.is_played() && !patient.turn.drawn);
        if drawn > rounds.min(MAX_BANDAGES + 1) || (phase == Phase::Surgeon && patient.turn.drawn) {
            return wrong(
                "bandages",
                "there is one in each round at most, and none by a Surgeon",
            );
        }
        if !patient.bandages.iter().all(|&area| content.contains(area)) {
            return wrong("bandages", "they must lie inside the Body");
        }
        let squares = content.columns * content.diagnosis_rows;
        if patient.diagnosis.iter().any(|square| square >= squares)
            || !patient.diagnosis.len().is_multiple_of(4)
        {
            return wrong(
                "diagnosis",
                "it has squares of the box, four for each tetromino",
            );
        }
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
        let possible = match turn.step {
            Step::Copy => phase == Phase::Setup && picked == (false, false) && action == 0,
            Step::Done if !phase.is_played() => picked == (false, false) && action == 0,
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
            Step::Finish | Step::Done => (1..=3).contains(&action),
        };
        let stabilized = turn.stabilized.is_some()
            == (phase.is_played() && !healing && action >= 2 && turn.step != Step::Stabilize);
        let drawn = !turn.drawn || action >= 2;
        if possible && stabilized && drawn {
            return Ok(());
        }
        wrong("step", "the rules would not ask this here")
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
                        "two Minor cards, a Serious and a Critical one are needed, each once, not {card}"
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
