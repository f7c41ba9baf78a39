//! The game as the table sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::words::text;
use redtag_kernel::{
    Chance, Flaw, Game, Illegal, Listener, Scripted, Seat, Seats, Text, Turn as Whose,
};

use crate::action::{Action, Event};
use crate::content::{Complication, Content, Grade, MAX_ROWS, MAX_SIDE, SIDES, Slot};
use crate::position::{
    Area, CONDITIONS, Condition, MAX_BANDAGES, MAX_PLAYERS, Meter, Patient, Phase, Piece, Position,
    ROUNDS, Square, Squares, Step,
};
use crate::rules::dice::{can_become, crossings, picks, worth};
use crate::rules::sheet::{
    Cost, bandage_places, bandaged, blank_rows, capacity, checkable, complication, cost, forbidden,
    open_columns, rows, squares_of, tetromino_places,
};
use crate::rules::{Rules, free_quadrants, points, tetromino_die};
use crate::setup::{self, Options};
use crate::tell::column_name;
use crate::worth::{Ways, Weights};

/// Trauma Center.
#[derive(Clone, Debug)]
pub struct TraumaCenter {
    /// What a designer may change.
    pub content: Content,
    /// What the bots go by.
    pub weights: Weights,
    pub(crate) ways: Ways,
}

impl TraumaCenter {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            ways: Ways::of(&content),
            content,
            weights: Weights::default(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }

    /// What the round would cost the patient of this seat after an action, as far as it is decided
    /// then; nothing if the action is not possible, or outside the rounds. With a bandage, that is
    /// before anything is stabilized.
    pub fn preview(&self, position: &Position, seat: Seat, action: Action) -> Option<Cost> {
        if !position.phase.is_played() || self.why_not(position, seat, &action).is_some() {
            return None;
        }
        let at = position.patient_of(seat);
        let mut after = *position;
        self.silently(&mut after, |rules| rules.choose(at, action));
        Some(cost(&self.content, after.phase, &after.patients[at]))
    }

    /// Runs rules that ask nothing of chance and tell nothing.
    pub(crate) fn silently(
        &self,
        table: &mut Position,
        run: impl FnOnce(&mut Rules<'_, Scripted<'_>, ()>),
    ) {
        let mut chance = Scripted::new(&[]);
        run(&mut Rules {
            content: &self.content,
            table,
            chance: &mut chance,
            events: &mut (),
        });
    }
}

impl Game for TraumaCenter {
    const NAME: &'static str = "trauma-center";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    /// For each patient: three patterns are copied; in each of the eight rounds two dice are picked
    /// and the turn is ended; in six there is a bandage, in four of them something is stabilized;
    /// there are ten tetrominoes and six times Heal Wounds, for six wounds each; each row is
    /// crossed out once, each column checked once.
    const LONGEST: usize = MAX_PLAYERS
        * (3 + 8 * 3 + 6 + 4 + 10 + 6 * SIDES + 2 * MAX_ROWS as usize + MAX_SIDE as usize);

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    /// The only option is how many play (R1).
    fn is_official(&self, _options: &Options) -> bool {
        true
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) -> Result<Position, Flaw> {
        let mut table = self.lay_out(options)?;
        Rules {
            content: &self.content,
            table: &mut table,
            chance,
            events,
        }
        .set_up();
        Ok(table)
    }

    /// Everybody whose patient is not done with the round (R9).
    #[inline]
    fn turn(&self, position: &Position) -> Whose {
        if position.phase == Phase::Discharge {
            return Whose::Over;
        }
        let waiting = |&(_, patient): &(usize, &Patient)| patient.turn.step != Step::Done;
        let patients = position.patients.iter().enumerate().filter(waiting);
        Whose::Act(patients.fold(Seats::default(), |seats, (at, _)| {
            seats.with(position.seat_of(at))
        }))
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        let Some(patient) = treated(position, seat) else {
            return;
        };
        let (content, phase) = (&self.content, position.phase);
        match patient.turn.step {
            Step::Copy => return into.extend(free_quadrants(patient).map(Action::Copy)),
            Step::First | Step::Second => {
                into.extend(
                    picks(content, position, patient)
                        .iter()
                        .map(|&die| Action::Pick(die)),
                );
                let crossings = crossings(content, position, patient);
                into.extend(crossings.map(|(row, die, to)| Action::CrossOut { row, die, to }));
            }
            Step::Bandage => {
                let die = worth(content, phase, patient, Slot::First);
                into.extend(bandage_places(content, phase, patient, die).map(Action::Bandage));
            }
            Step::Stabilize => into.extend(Meter::ALL.map(Action::Stabilize)),
            Step::Tetromino => {
                let places = tetromino_places(content, patient, tetromino_die(patient));
                into.extend(places.map(Action::Tetromino));
            }
            Step::Heal(_) => into.extend(bandaged(content, patient).iter().map(Action::Heal)),
            Step::Finish => into.push(Action::EndTurn),
            Step::Done => return,
        }
        into.extend(checkable(content, phase, patient).iter().map(Action::Check));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        self.refusal(position, seat, *action)
            .map(|(rule, why)| Illegal { rule, why })
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) {
        let at = position.patient_of(seat);
        Rules {
            content: &self.content,
            table: position,
            chance,
            events,
        }
        .act(at, action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        self.audit_table(position)?;
        for (at, patient) in position.patients.iter().enumerate() {
            self.audit_patient(position, patient)
                .and_then(|()| self.audit_turn(position, patient))
                .map_err(|flaw| flaw.inside(&format!("patients[{at}]")))?;
        }
        self.audit_cards(position)?;
        self.audit_questions(position)
    }

    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        [points(&self.content, position).into(); MAX_SEATS]
    }

    /// Sheets for all players, cards that nobody has, wounds as the cards have them, and dice as
    /// they were rolled.
    fn complete(&self, options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        for _ in position.patients.len()..usize::from(options.seats) {
            position.patients.push(Patient::default());
        }
        position.dice.sort_unstable();
        for at in 0..position.patients.len() {
            self.complete_patient(position, at, &|field| {
                given(&format!("patients/{at}/{field}"))
            });
        }
    }
}

impl TraumaCenter {
    fn complete_patient(&self, position: &mut Position, at: usize, given: &dyn Fn(&str) -> bool) {
        if !given("conditions") {
            self.deal(position, at);
        }
        if !given("person") {
            let here = |person: &u8| position.patients.iter().any(|one| one.person == *person);
            let free = self
                .content
                .persons
                .iter()
                .copied()
                .find(|person| !here(person));
            position.patients[at].person = free.unwrap_or(0);
        }
        let (phase, dice) = (position.phase, position.dice);
        let patient = &mut position.patients[at];
        if phase != Phase::Setup {
            copy_patterns(patient);
        }
        if !given("wounds") {
            patient.wounds = self.copied_wounds(phase, patient).without(patient.healed);
        }
        if !given("turn/step") {
            patient.turn.step = match phase {
                Phase::Setup => Step::Copy,
                Phase::Discharge => Step::Done,
                _ => Step::First,
            };
        }
        if !given("turn/dice") {
            patient.turn.dice = dice;
        }
    }

    /// Gives a patient the first cards that nobody has.
    fn deal(&self, position: &mut Position, at: usize) {
        for (place, grade) in Grade::DEALT.into_iter().enumerate() {
            let here = position
                .patients
                .iter()
                .flat_map(|patient| patient.conditions);
            let is_free = |&card: &u8| here.clone().all(|one| one.card != card);
            let free = self.content.decks[grade as usize]
                .iter()
                .copied()
                .find(is_free);
            let condition = Condition {
                card: free.unwrap_or(0),
                quadrant: None,
            };
            position.patients[at].conditions[place] = condition;
        }
    }

    /// The wounds of the patterns that have been copied, with bold ones once these are there.
    fn copied_wounds(&self, phase: Phase, patient: &Patient) -> Squares {
        let mut wounds = Squares::EMPTY;
        for Condition { card, quadrant } in patient.conditions {
            let Some(quadrant) = quadrant.filter(|&quadrant| quadrant < 4) else {
                continue;
            };
            let rules = self.content.card(card);
            wounds = wounds.or(rules.wounds[usize::from(quadrant)]);
            if phase >= Phase::Er {
                wounds = wounds.or(rules.bold[usize::from(quadrant)]);
            }
        }
        wounds
    }

    /// The rule against an action, and the reason.
    fn refusal(
        &self,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Option<(&'static str, Text)> {
        let Some(patient) = treated(position, seat) else {
            return Some(("R1", text("no-such-seat")));
        };
        let (content, phase) = (&self.content, position.phase);
        match (patient.turn.step, action) {
            _ if phase == Phase::Discharge => Some(("R36", text("no-game-over"))),
            (Step::Done, _) => Some(("R9", text("no-round-left"))),
            (Step::Copy, Action::Copy(quadrant)) => {
                let is_free = free_quadrants(patient).any(|free| free == quadrant);
                (!is_free).then(|| ("R6", text("no-free-quadrant")))
            }
            (Step::Copy, _) => Some(("R6", text("no-copy-first"))),
            (_, Action::Check(square)) => self.no_check(phase, patient, square),
            (Step::First | Step::Second, Action::Pick(die)) => self.no_pick(position, patient, die),
            (_, Action::CrossOut { .. }) if phase != Phase::Surgeon => {
                Some(("R31", text("no-surgeon")))
            }
            (Step::First, Action::CrossOut { row, die, to }) => {
                self.no_crossing(phase, patient, row, die, to)
            }
            (Step::Bandage, Action::Bandage(area)) => self.no_bandage(phase, patient, area),
            (Step::Stabilize, Action::Stabilize(_)) => None,
            (Step::Tetromino, Action::Tetromino(piece)) => self.no_tetromino(patient, piece),
            (Step::Heal(_), Action::Heal(square)) => {
                let is_bandaged = bandaged(content, patient).contains(square);
                (!is_bandaged).then(|| ("R26", text("no-bandaged-wound")))
            }
            (Step::Finish, Action::EndTurn) => None,
            (_, Action::Copy(_)) => Some(("R6", text("no-copying"))),
            (_, Action::Pick(_)) => Some(("R9", text("no-die-asked"))),
            (_, Action::CrossOut { .. }) => Some(("R31", text("no-crossing-any-more"))),
            (_, Action::Bandage(_)) => Some(("R13", text("no-bandage-asked"))),
            (_, Action::Stabilize(_)) => Some(("R14", text("no-stabilizing-asked"))),
            (_, Action::Tetromino(_)) => Some(("R10", text("no-tetromino-asked"))),
            (_, Action::Heal(_)) => Some(("R26", text("no-healing-asked"))),
            (_, Action::EndTurn) => Some(("A11", text("no-end-yet"))),
        }
    }

    fn no_check(
        &self,
        phase: Phase,
        patient: &Patient,
        square: Square,
    ) -> Option<(&'static str, Text)> {
        let content = &self.content;
        if checkable(content, phase, patient).contains(square) {
            return None;
        }
        let column = content.column(square);
        let says = |key: &'static str| text(key).text("column", column_name(column));
        Some(if patient.checked.contains(column) {
            ("R11", says("no-second-check"))
        } else if open_columns(content, patient).all(|open| open != column) {
            ("R11", says("no-complete-column"))
        } else if !patient.wounds.contains(square) {
            ("A34", text("no-wound"))
        } else {
            ("A7", says("no-unclear-column"))
        })
    }

    fn no_pick(
        &self,
        position: &Position,
        patient: &Patient,
        die: u8,
    ) -> Option<(&'static str, Text)> {
        if picks(&self.content, position, patient).contains(&die) {
            return None;
        }
        let lying = patient.turn.dice.iter().filter(|&&one| one == die).count();
        let taken = usize::from(patient.turn.first == die);
        let key = if lying > taken {
            ("A29", "no-unusable-die")
        } else {
            ("R9", "no-such-die")
        };
        Some((key.0, text(key.1).number("die", die)))
    }

    fn no_crossing(
        &self,
        phase: Phase,
        patient: &Patient,
        row: Meter,
        die: u8,
        to: u8,
    ) -> Option<(&'static str, Text)> {
        if blank_rows(&self.content, patient, row) == 0 {
            return Some(("R31", text("no-blank-row")));
        }
        if !patient.turn.dice.contains(&die) {
            return Some(("R9", text("no-such-die").number("die", die)));
        }
        if die.abs_diff(to) != 1 {
            return Some(("R31", text("no-such-step")));
        }
        if !(1..=SIDES as u8).contains(&to) {
            return Some(("A19", text("no-such-value")));
        }
        let possible = can_become(&self.content, phase, patient, die, to);
        (!possible).then(|| ("A32", text("no-forbidden-value").number("die", to)))
    }

    fn no_bandage(
        &self,
        phase: Phase,
        patient: &Patient,
        area: Area,
    ) -> Option<(&'static str, Text)> {
        let content = &self.content;
        if !content.contains(area) {
            return Some(("A9", text("no-outside-body")));
        }
        let die = worth(content, phase, patient, Slot::First);
        let side = content.bandages[phase as usize - Phase::Emt as usize];
        if ![(side, die), (die, side)].contains(&(area.width, area.height)) {
            return Some((
                "A8",
                text("no-such-bandage")
                    .number("side", side)
                    .number("die", die),
            ));
        }
        if content
            .squares(area)
            .and(forbidden(content, phase, patient))
            .is_empty()
        {
            return None;
        }
        let untouchable = complication(content, phase, patient) == Some(Complication::Untouchable);
        Some(if untouchable {
            ("A7", text("no-touching"))
        } else {
            ("R13", text("no-overlap"))
        })
    }

    fn no_tetromino(&self, patient: &Patient, piece: Piece) -> Option<(&'static str, Text)> {
        let die = tetromino_die(patient);
        if self
            .content
            .pieces(die)
            .iter()
            .all(|&(possible, _)| possible != piece)
        {
            return Some(("A3", text("no-such-tetromino").number("die", die)));
        }
        let overlaps = !patient.diagnosis.and(squares_of(piece)).is_empty();
        overlaps.then(|| ("A4", text("no-room-there")))
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
        if settled == *position && all_done == (position.phase == Phase::Discharge) {
            return Ok(());
        }
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}

/// Puts the patterns without a quadrant into the free ones.
fn copy_patterns(patient: &mut Patient) {
    let free: Vec<u8> = free_quadrants(patient).collect();
    let loose = patient
        .conditions
        .iter_mut()
        .filter(|condition| condition.quadrant.is_none());
    for (condition, quadrant) in loose.zip(free) {
        condition.quadrant = Some(quadrant);
    }
}

/// The patient that a seat treats.
#[inline]
fn treated(position: &Position, seat: Seat) -> Option<&Patient> {
    if usize::from(seat) < position.patients.len() {
        position.patients.get(position.patient_of(seat))
    } else {
        None
    }
}
