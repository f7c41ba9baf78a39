//! What the game tells bots about playing it well.

use redtag_kernel::{Seat, Strategy};

use crate::action::Action;
use crate::content::{Content, Slot};
use crate::game::TraumaCenter;
use crate::legal::{bandage_places, checkable, free_quadrants};
use crate::position::{Meter, Patient, Phase, Position, ROUNDS, Squares, Step};
use crate::rules::dice::{heals, lying, picked, usable, worth};
use crate::rules::points;
use crate::rules::sheet::bill;
use crate::worth::{Chart, Cover, Judge, Outlook, bold_to_come};

/// Something that could be done later is better done when it is needed.
const HASTE: f64 = 0.05;
/// The die that bandages are expected to be drawn with.
const TYPICAL: u8 = 4;
/// How much less a bandage may promise at first sight and still be looked at.
const CLOSE: i32 = 3;
/// How many edges more a tetromino to come may leave between filled and empty squares and still be
/// looked at.
const NEAT: u32 = 2;

/// The EMT bandage that covers most wounds; those of a coming complication count half.
fn best_first_bandage(
    content: &Content,
    patient: &Patient,
    cover: Cover,
    bold: Squares,
) -> Option<Squares> {
    let areas = content.areas(Phase::Emt, TYPICAL).iter();
    let free = areas
        .map(|&(_, squares)| squares)
        .filter(|squares| squares.and(cover.once).is_empty());
    free.max_by_key(|squares| 2 * squares.and(patient.wounds).len() + squares.and(bold).len())
}

impl Strategy for TraumaCenter {
    const SPAN: f64 = 8.0;
    const COOPERATIVE: bool = true;
    /// Until the dice of the next round are rolled, everything goes as judged.
    const FORESIGHT: u32 = 1;

    fn value(&self, position: &Position, _seat: Seat) -> f64 {
        if position.phase == Phase::Over {
            return points(&self.content, position).into();
        }
        position
            .patients
            .iter()
            .map(|patient| self.prospect(position, patient))
            .sum()
    }

    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        let mine = position.patient_of(seat);
        let all = position.patients.iter().enumerate();
        let others = all.filter(|&(at, _)| at != mine);
        let others: f64 = others
            .map(|(_, patient)| self.prospect(position, patient))
            .sum();
        let treated = self.treated(position, &position.patients[mine]);
        let is_finishing = treated.patient.turn.step == Step::Finish;
        let (mut rest, mut later) = (None, None);
        let mut value = |action| match action {
            Action::Bandage(area) => {
                let rest = *rest.get_or_insert_with(|| treated.best_actions());
                treated.bandaged(self.content.squares(area), rest)
            }
            Action::Check(_) if !is_finishing => {
                *later.get_or_insert_with(|| self.prospect(position, treated.patient)) - HASTE
            }
            _ => self.prospect(
                position,
                &self.until_dice(position, treated.patient, action),
            ),
        };
        into.extend(actions.iter().map(|&action| others + value(action)));
    }

    /// Sheets do not affect each other (A23).
    fn part(&self, position: &Position, seat: Seat) -> Option<(Position, Seat)> {
        let patient = *position.patients.get(position.patient_of(seat))?;
        Some((
            Position {
                patients: [patient].into_iter().collect(),
                ..*position
            },
            0,
        ))
    }
}

impl TraumaCenter {
    /// What a patient may expect if the rest of the round goes as well as it can.
    fn prospect(&self, position: &Position, patient: &Patient) -> f64 {
        let treated = self.treated(position, patient);
        match patient.turn.step {
            _ if position.phase == Phase::Over => bill(&self.content, patient).points().into(),
            _ if position.phase == Phase::Setup => treated.best_quadrants(patient),
            Step::Copy | Step::Done => treated.done(),
            Step::First | Step::Second => self.best_pick(position, patient),
            Step::Finish => treated.best_checks(),
            _ => treated.best_rest(),
        }
    }

    fn treated<'a>(&'a self, position: &'a Position, patient: &'a Patient) -> Treated<'a> {
        let judge = Judge::new(&self.content, &self.weights, &self.ways, patient);
        let (cover, bold) = (
            Cover::of(&self.content, patient),
            bold_to_come(&self.content, position.phase, patient),
        );
        Treated {
            game: self,
            position,
            patient,
            judge,
            cover,
            bold,
        }
    }

    /// The patient after an action, as far as the rules go without rolling dice.
    fn until_dice(&self, position: &Position, patient: &Patient, action: Action) -> Patient {
        let mut position = Position {
            patients: [*patient].into_iter().collect(),
            ..*position
        };
        self.silently(&mut position, |rules| {
            rules.choose(0, action);
            rules.settle(0);
        });
        position.patients.first().unwrap_or(*patient)
    }

    /// The best dice for both actions. Rows that might be crossed out are left alone.
    fn best_pick(&self, position: &Position, patient: &Patient) -> f64 {
        let after = |&die: &u8| {
            let patient = self.until_dice(position, patient, Action::Pick(die));
            self.prospect(position, &patient)
        };
        lying(patient).iter().map(after).fold(f64::MIN, f64::max)
    }
}

/// A patient in the middle of a round.
struct Treated<'a> {
    game: &'a TraumaCenter,
    position: &'a Position,
    patient: &'a Patient,
    judge: Judge<'a>,
    cover: Cover,
    bold: Squares,
}

/// What to expect from the Diagnosis box after this round, and how many wounds are still healed in
/// it.
type Rest = (Outlook, u8);

impl Treated<'_> {
    /// The rounds that are over after this one.
    fn rounds(&self) -> u8 {
        (self.position.phase as u8).saturating_sub(1) * ROUNDS + self.position.round
    }

    fn outlook(&self) -> Outlook {
        self.judge
            .outlook(self.rounds(), self.patient.diagnosis, self.patient.checked)
    }

    /// With this round counted already.
    fn done(&self) -> f64 {
        let chart = self
            .judge
            .chart(self.rounds(), self.patient, self.bold, self.cover);
        self.judge.expects(&chart, &self.outlook())
    }

    /// The best quadrants for the patterns that are not copied yet, with bandages of a typical die.
    fn best_quadrants(&self, patient: &Patient) -> f64 {
        let content = self.judge.content;
        let Some(next) = patient
            .conditions
            .iter()
            .position(|one| one.quadrant.is_none())
        else {
            return self.first_bandages(patient);
        };
        let copied = |quadrant: u8| {
            let mut patient = *patient;
            let condition = &mut patient.conditions[next];
            condition.quadrant = Some(quadrant);
            let wounds = content.card(condition.card).wounds[usize::from(quadrant)];
            patient.wounds = patient.wounds.or(wounds);
            self.best_quadrants(&patient)
        };
        free_quadrants(patient).map(copied).fold(f64::MIN, f64::max)
    }

    /// What to expect from a Body once it is copied, after the bandages of EMT.
    fn first_bandages(&self, patient: &Patient) -> f64 {
        let content = self.judge.content;
        let mut patient = *patient;
        let mut cover = Cover::of(content, &patient);
        let bold = bold_to_come(content, Phase::Setup, &patient);
        let (mut health, mut strain) = (0.0, 0.0);
        for _ in 0..ROUNDS {
            let Some(bandage) = best_first_bandage(content, &patient, cover, bold) else {
                break;
            };
            cover = cover.with(bandage);
            let bare = patient.wounds.without(cover.once).len() as f64;
            health += (bare - self.judge.weights.stabilized).max(0.0);
            strain += bandage.without(patient.wounds).len() as f64;
        }
        patient.turn.step = Step::Done;
        let mut chart = self.judge.chart(ROUNDS, &patient, bold, cover);
        (chart.health, chart.strain) = (health, strain);
        let outlook = self.judge.outlook(0, patient.diagnosis, patient.checked);
        self.judge.expects(&chart, &outlook)
    }

    /// The best of the rest of a round once dice are picked: tetrominoes, Heal Wounds, the bandage,
    /// and what to stabilize.
    fn best_rest(&self) -> f64 {
        let (content, phase, patient) = (self.judge.content, self.position.phase, self.patient);
        let rest = self.best_actions();
        if patient.turn.step != Step::Bandage {
            return self.counted(
                self.cover,
                patient.bandage().map(|area| content.squares(area)),
                rest,
            );
        }
        let places = || bandage_places(content, phase, patient).map(|area| content.squares(area));
        let most = places()
            .map(|squares| self.promise(squares))
            .max()
            .unwrap_or(0);
        let promising = places().filter(|&squares| self.promise(squares) + CLOSE >= most);
        promising
            .map(|squares| self.bandaged(squares, rest))
            .fold(f64::MIN, f64::max)
    }

    /// A quick look at a bandage: more is better.
    fn promise(&self, squares: Squares) -> i32 {
        let all = self.patient.wounds.or(self.bold).and(squares);
        let again = all.and(self.cover.once).len() as i32;
        let empty = squares.without(all.or(self.patient.healed)).len() as i32;
        4 * all.len() as i32 - 2 * again - empty
    }

    /// What to expect with a bandage on these squares.
    fn bandaged(&self, squares: Squares, rest: Rest) -> f64 {
        self.counted(self.cover.with(squares), Some(squares), rest)
    }

    /// Tetrominoes of this round where they fit best, and the wounds that Heal Wounds is for.
    fn best_actions(&self) -> Rest {
        let (content, phase, patient) = (self.judge.content, self.position.phase, self.patient);
        let is_surgeon = phase == Phase::Surgeon;
        let (mut healed, first) = match patient.turn.step {
            Step::Heal(left) => (left, patient.turn.action + 1),
            Step::Finish => (0, 3),
            _ if is_surgeon => (0, patient.turn.action),
            _ => (0, 2),
        };
        let mut diagnosis = patient.diagnosis;
        let slots = [Slot::First, Slot::Second].into_iter();
        for slot in slots.filter(|&slot| slot as u8 + 1 >= first) {
            let die = picked(patient, slot);
            if usable(content, phase, patient, die, slot) {
                match self.best_piece(diagnosis, die) {
                    Some(with) => diagnosis = with,
                    None if is_surgeon => break,
                    None => {}
                }
            }
            if phase.is_critical() {
                healed += heals(content, phase, patient, die, slot);
            }
        }
        let outlook = self
            .judge
            .outlook(self.rounds(), diagnosis, patient.checked);
        (outlook, healed)
    }

    /// The Diagnosis box with the tetromino of a die where it fits best.
    fn best_piece(&self, diagnosis: Squares, die: u8) -> Option<Squares> {
        let taken = diagnosis.bits() as u64;
        let places = || {
            let all = self.judge.content.pieces(die).iter().map(|&(_, bits)| bits);
            all.filter(move |bits| bits & taken == 0)
        };
        let edges = |bits: u64| self.judge.ways.edges(taken | bits);
        let least = places().map(edges).min()?;
        let mut best = None;
        for bits in places().filter(|&bits| edges(bits) <= least + NEAT) {
            let with = Squares::of_bits((taken | bits).into());
            let outlook = self
                .judge
                .outlook(self.rounds(), with, self.patient.checked);
            if best.is_none_or(|(most, _)| outlook.points > most) {
                best = Some((outlook.points, with));
            }
        }
        best.map(|(_, with)| with)
    }

    /// What to expect once this round is counted with these bandages and this many wounds are
    /// healed.
    #[inline]
    fn counted(&self, cover: Cover, bandage: Option<Squares>, (outlook, heals): Rest) -> f64 {
        let (phase, patient) = (self.position.phase, self.patient);
        let (loss, gain) = self.judge.cost(phase, patient, cover, bandage);
        let mut chart = self.judge.chart(self.rounds(), patient, self.bold, cover);
        if matches!(phase, Phase::Er | Phase::Prep) {
            chart.bandaged -= patient.wounds.and(cover.twice).len() as f64;
        }
        chart.bandaged = (chart.bandaged - f64::from(heals)).max(0.0);
        let by = f64::from(worth(self.judge.content, phase, patient, Slot::Second));
        let with = |what: Option<Meter>| {
            let less = |meter| if what == Some(meter) { by } else { 0.0 };
            let health = chart.health + (loss - less(Meter::Health)).max(0.0);
            let strain = chart.strain + (gain - less(Meter::Strain)).max(0.0);
            self.judge.expects(
                &Chart {
                    health,
                    strain,
                    ..chart
                },
                &outlook,
            )
        };
        if phase.is_critical() || patient.turn.stabilized.is_some() {
            return with(patient.turn.stabilized);
        }
        with(Some(Meter::Health)).max(with(Some(Meter::Strain)))
    }

    /// Only columns are left to check: for uncovered wounds, as long as that is better.
    fn best_checks(&self) -> f64 {
        let (content, phase) = (self.judge.content, self.position.phase);
        let mut patient = *self.patient;
        let mut best = f64::MIN;
        loop {
            let treated = Treated {
                patient: &patient,
                ..*self
            };
            let bandage = patient.bandage().map(|area| content.squares(area));
            best = best.max(treated.counted(self.cover, bandage, (treated.outlook(), 0)));
            let Some(wound) = checkable(content, phase, &patient)
                .without(self.cover.once)
                .first()
            else {
                return best;
            };
            patient = self
                .game
                .until_dice(self.position, &patient, Action::Check(wound));
            if patient.turn.step == Step::Done {
                let treated = Treated {
                    patient: &patient,
                    ..*self
                };
                return best.max(treated.done());
            }
        }
    }
}
