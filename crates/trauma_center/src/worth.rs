//! What to expect for a patient: the judgement behind bots and hints. It follows the sheet through
//! the rounds to come, using only the sizes, shapes and rules of the content, so it also holds for
//! content that a designer has just changed.

use crate::content::{Complication, Content, SIDES};
use crate::position::{Meter, Patient, Phase, ROUNDS, Squares};
use crate::rules::sheet::{covered, critical_quadrant, rows};

/// The rounds of a match.
pub const ALL_ROUNDS: u8 = 4 * ROUNDS;

/// The numbers of the judgement, found by play.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// What part of the uncovered wounds a bandage to come covers, in EMT, ER and Prep.
    pub cover: [f64; 3],
    /// Strain of a bandage to come, in EMT, ER and Prep.
    pub strain: [f64; 3],
    /// Wounds that a bandage to come heals because there is one already, in ER and Prep.
    pub twice: [f64; 2],
    /// Health saved by Stabilize Wounds in a round to come.
    pub stabilized: f64,
    /// The die of a Heal Wounds to come.
    pub heal: f64,
    /// How far each round to come may take Health and Strain away from what is expected.
    pub spread: f64,
    /// What part of the tetrominoes to come goes where it is wanted.
    pub fill: f64,
    /// Points lost for each edge between filled and empty squares of the Diagnosis box, for each
    /// tetromino to come.
    pub rough: f64,
    /// The number of places at which a tetromino to come is as likely to fit as not.
    pub room: f64,
    /// Points for a tetromino to come that fits.
    pub fit: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            cover: [0.25, 0.25, 0.22],
            strain: [7.0, 4.0, 2.0],
            twice: [2.0, 1.0],
            stabilized: 4.0,
            heal: 3.8,
            spread: 1.5,
            fill: 0.5,
            rough: 0.008,
            room: 1.6,
            fit: 0.3,
        }
    }
}

/// What matters of a Body and its boxes between two rounds.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// Rounds that are over.
    pub rounds: u8,
    /// Wounds under no bandage.
    pub bare: f64,
    /// Bold wounds to come under no bandage.
    pub bold: f64,
    /// What part of both is in the quadrant of the Critical card.
    pub critical: f64,
    /// Wounds under a bandage, with bold ones to come.
    pub bandaged: f64,
    /// Marks in the Health box.
    pub health: f64,
    /// Marks in the Strain box.
    pub strain: f64,
}

/// What to expect from a Diagnosis box.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Points for columns.
    pub points: f64,
    /// How likely the tetromino of a die is to fit.
    pub fits: f64,
}

/// The squares under a bandage, and those under more than one.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// Under a bandage.
    pub once: Squares,
    /// Under more than one.
    pub twice: Squares,
}

impl Cover {
    /// The bandages of a patient.
    pub fn of(content: &Content, patient: &Patient) -> Self {
        let (once, twice) = covered(content, patient);
        Self { once, twice }
    }

    /// With one bandage more.
    #[inline]
    pub fn with(self, bandage: Squares) -> Self {
        Self {
            once: self.once.or(bandage),
            twice: self.twice.or(self.once.and(bandage)),
        }
    }
}

/// The rule of a patient's Critical card, turned over or not.
pub fn critical_rule(content: &Content, patient: &Patient) -> Option<Complication> {
    patient
        .conditions
        .last()
        .and_then(|condition| content.card(condition.card).rule)
}

/// Bold wounds that are still to come (R18).
pub fn bold_to_come(content: &Content, phase: Phase, patient: &Patient) -> Squares {
    if phase >= Phase::Er {
        return Squares::EMPTY;
    }
    let bold = |squares: Squares, (card, quadrant): (u8, u8)| {
        squares.or(content.card(card).bold[usize::from(quadrant % 4)])
    };
    let copied = patient
        .conditions
        .iter()
        .filter_map(|one| Some((one.card, one.quadrant?)));
    copied.fold(Squares::EMPTY, bold).without(patient.wounds)
}

/// The judgement of one patient.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    pub content: &'a Content,
    pub weights: &'a Weights,
    pub ways: &'a Ways,
    rule: Option<Complication>,
    crossed: [u8; 2],
    quadrant: Squares,
}

impl<'a> Judge<'a> {
    /// Looks at a patient.
    pub fn new(
        content: &'a Content,
        weights: &'a Weights,
        ways: &'a Ways,
        patient: &Patient,
    ) -> Self {
        Self {
            content,
            weights,
            ways,
            rule: critical_rule(content, patient),
            crossed: Meter::ALL.map(|meter| patient.meter(meter).crossed),
            quadrant: critical_quadrant(content, patient),
        }
    }

    /// The chart with these wounds, now and to come, under these bandages.
    #[inline]
    pub fn chart(&self, rounds: u8, patient: &Patient, bold: Squares, cover: Cover) -> Chart {
        let all = patient.wounds.or(bold);
        let bare = all.without(cover.once);
        let critical = bare.and(self.quadrant).len() as f64 / (bare.len() as f64).max(1.0);
        let bold = bare.and(bold).len() as f64;
        Chart {
            rounds,
            bare: bare.len() as f64 - bold,
            bold,
            critical,
            bandaged: all.and(cover.once).len() as f64,
            health: patient.health.marks.into(),
            strain: patient.strain.marks.into(),
        }
    }

    /// What a round costs with these bandages before anything is stabilized: Health and Strain
    /// (R15, R16).
    #[inline]
    pub fn cost(
        &self,
        phase: Phase,
        patient: &Patient,
        cover: Cover,
        bandage: Option<Squares>,
    ) -> (f64, f64) {
        let rule = if phase.is_critical() { self.rule } else { None };
        let bare = patient.wounds.without(cover.once);
        let health = match rule {
            Some(Complication::Bleeding) => bare.len() + bare.and(self.quadrant).len(),
            Some(Complication::Health(more)) => bare.len() + usize::from(more),
            _ => bare.len(),
        };
        let more = match rule {
            Some(Complication::Strain(more)) => usize::from(more),
            _ => 0,
        };
        let marked = patient.wounds.or(patient.healed);
        let strain = bandage.map_or(0, |squares| squares.without(marked).len() + more);
        (health as f64, strain as f64)
    }

    /// The points of a patient at the end of the match.
    pub fn expects(&self, chart: &Chart, outlook: &Outlook) -> f64 {
        let left = f64::from(ALL_ROUNDS - chart.rounds);
        let end = self.course(*chart, outlook.fits);
        let spread = 0.25 + self.weights.spread * left;
        let (health, healthy) = self.meter(Meter::Health, end.health, spread);
        let (strain, strained) = self.meter(Meter::Strain, end.strain, spread);
        let filled = 1.0 - healthy * strained;
        outlook.points + health + strain
            - (end.bare + end.bandaged)
            - filled * f64::from(self.content.filled)
    }

    /// The chart after the last round.
    fn course(&self, mut chart: Chart, fits: f64) -> Chart {
        for round in chart.rounds..ALL_ROUNDS {
            let phase = usize::from(round / ROUNDS);
            if phase == 1 {
                chart.bare += std::mem::take(&mut chart.bold);
            }
            if phase < 3 {
                self.bandage(&mut chart, phase);
            }
            chart.health += self.lost_health(&chart, phase);
            chart.bandaged -= self.healed(phase, fits);
            if phase == 2 {
                chart.strain += self.more(Meter::Strain);
            }
        }
        let left = f64::from(ALL_ROUNDS - chart.rounds);
        chart.bandaged = above(chart.bandaged, left);
        chart
    }

    /// What a Critical card adds to a box in every round (R24).
    fn more(&self, meter: Meter) -> f64 {
        match (self.rule, meter) {
            (Some(Complication::Health(more)), Meter::Health)
            | (Some(Complication::Strain(more)), Meter::Strain) => f64::from(more),
            _ => 0.0,
        }
    }

    /// The bandage of a round covers its share of the wounds, except those that cannot be touched.
    fn bandage(&self, chart: &mut Chart, phase: usize) {
        let barred = match self.rule {
            Some(Complication::Untouchable) if phase == 2 => chart.critical,
            _ => 0.0,
        };
        let share = self.weights.cover[phase] * (1.0 - barred);
        chart.bandaged += share * (chart.bare + chart.bold);
        chart.bare -= share * chart.bare;
        chart.bold -= share * chart.bold;
        chart.strain += self.weights.strain[phase];
    }

    /// The Health that a round costs; in the first two phases some of it is stabilized.
    fn lost_health(&self, chart: &Chart, phase: usize) -> f64 {
        if phase < 2 {
            return above(chart.bare - self.weights.stabilized, 2.0);
        }
        let bleeding = match self.rule {
            Some(Complication::Bleeding) => chart.critical,
            _ => 0.0,
        };
        chart.bare * (1.0 + bleeding) + self.more(Meter::Health)
    }

    /// The wounds that a round heals, under two bandages and by dice.
    fn healed(&self, phase: usize, fits: f64) -> f64 {
        let weights = self.weights;
        let slow = match self.rule {
            Some(Complication::Slow(fewer)) => f64::from(fewer),
            _ => 0.0,
        };
        let heal = (weights.heal - slow).max(0.0);
        match phase {
            0 => 0.0,
            1 => weights.twice[0],
            2 => weights.twice[1] + heal,
            _ => 2.0 * heal * fits,
        }
    }

    /// The blank rows to expect in a box, and how likely it is not to be filled.
    fn meter(&self, meter: Meter, marks: f64, spread: f64) -> (f64, f64) {
        let crossed = self.crossed[meter as usize];
        let row = f64::from(self.content.row);
        let at_most = |most: f64| ((most + 0.5 - marks) / (2.0 * spread) + 0.5).clamp(0.0, 1.0);
        let rows = rows(self.content, meter);
        let blank = (0..rows.saturating_sub(crossed))
            .map(|above| at_most(f64::from(above) * row))
            .sum();
        let kept = if crossed > 0 {
            1.0
        } else {
            at_most(f64::from(rows) * row - 1.0)
        };
        (blank, kept)
    }

    /// What to expect from a Diagnosis box after this many rounds.
    pub fn outlook(&self, rounds: u8, diagnosis: Squares, checked: Squares) -> Outlook {
        let weights = self.weights;
        let to_come = pieces_to_come(rounds);
        let pieces = f64::from(to_come);
        let taken = diagnosis.bits() as u64;
        let (fits, alive) = self.ways.fit(taken, weights.room);
        let most = f64::from(self.ways.most_pieces(alive, to_come.max(1).into()));
        let fits = fits * (most / pieces.max(1.0)).min(1.0);
        let likely = (4.0 * pieces * weights.fill / f64::from(alive.count_ones().max(1))).min(1.0);
        let mut points = weights.fit * pieces * fits
            - weights.rough * pieces * f64::from(self.ways.edges(taken));
        for (&column, at) in self.ways.columns.iter().zip(0..) {
            let empty = column & !taken;
            if empty & !alive == 0 && !(empty == 0 && checked.contains(at)) {
                points += (0..empty.count_ones()).fold(1.0, |chance, _| chance * likely);
            }
        }
        Outlook { points, fits }
    }
}

/// The Diagnosis box and its tetrominoes as bits.
#[derive(Clone, Debug)]
pub struct Ways {
    /// By die, for each orientation: where the first square can be, and how far the others are from
    /// it.
    pieces: [Vec<(u64, [u8; 3])>; SIDES],
    /// The squares of each column.
    columns: Vec<u64>,
    /// From one row to the next.
    row: u32,
    /// Squares with another to the right, and with another below.
    right: u64,
    below: u64,
}

impl Ways {
    /// Those of a content.
    pub fn of(content: &Content) -> Self {
        let columns: Vec<u64> = (0..content.columns)
            .map(|column| content.diagnosis_column(column).bits() as u64)
            .collect();
        let all = columns.iter().fold(0, |all, column| all | column);
        let row = u32::from(content.columns);
        let last = columns.last().copied().unwrap_or(0);
        Self {
            pieces: std::array::from_fn(|die| places_by_shape(content, die as u8 + 1)),
            columns,
            row,
            right: all & !last,
            below: all & (all >> row),
        }
    }

    /// How likely the tetromino of a die is to fit, and the squares that one can still fill.
    fn fit(&self, taken: u64, room: f64) -> (f64, u64) {
        let empty = !taken;
        let mut alive = 0;
        let mut fits = 0.0;
        for ways in &self.pieces {
            let mut places = 0;
            for &(first, [second, third, fourth]) in ways {
                let free = first & empty & (empty >> second) & (empty >> third) & (empty >> fourth);
                alive |= free | (free << second) | (free << third) | (free << fourth);
                places += free.count_ones();
            }
            fits += f64::from(places) / (f64::from(places) + room);
        }
        (fits / SIDES as f64, alive)
    }

    /// The most tetrominoes that there is room for, by the sizes of connected areas; counted only
    /// up to `enough`.
    fn most_pieces(&self, mut squares: u64, enough: u32) -> u32 {
        let mut most = 0;
        while squares != 0 && most < enough {
            let mut part = squares & squares.wrapping_neg();
            loop {
                let right = (part & self.right) << 1;
                let left = (part >> 1) & self.right;
                let more =
                    (part | right | left | (part << self.row) | (part >> self.row)) & squares;
                let is_all = more == part || most + more.count_ones() / 4 >= enough;
                part = more;
                if is_all {
                    break;
                }
            }
            most += part.count_ones() / 4;
            squares &= !part;
        }
        most
    }

    /// Edges between filled and empty squares.
    pub fn edges(&self, taken: u64) -> u32 {
        let beside = (taken ^ (taken >> 1)) & self.right;
        let below = (taken ^ (taken >> self.row)) & self.below;
        beside.count_ones() + below.count_ones()
    }
}

/// The orientations of a die's tetromino: where the first square can be, and how far the others are
/// from it.
fn places_by_shape(content: &Content, die: u8) -> Vec<(u64, [u8; 3])> {
    let mut ways: Vec<(u64, [u8; 3])> = Vec::new();
    for (piece, _) in content.pieces(die) {
        let [first, others @ ..] = piece;
        let steps = others.map(|square| square - first);
        let known = ways.iter().position(|way| way.1 == steps);
        let at = known.unwrap_or_else(|| {
            ways.push((0, steps));
            ways.len() - 1
        });
        ways[at].0 |= 1 << first;
    }
    ways
}

/// Tetrominoes of the rounds to come: one in each, two in those of the Surgeon (R10).
fn pieces_to_come(rounds: u8) -> u8 {
    let surgeon = ALL_ROUNDS - ROUNDS;
    ALL_ROUNDS - rounds + (ALL_ROUNDS - rounds.max(surgeon))
}

/// How much of it is above 0 on average, if it may be off by as much as `spread`.
fn above(expected: f64, spread: f64) -> f64 {
    if expected >= spread {
        expected
    } else if expected <= -spread {
        0.0
    } else {
        (expected + spread) * (expected + spread) / (4.0 * spread)
    }
}
