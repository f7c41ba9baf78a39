//! A hand-specialised random player of *After the Disaster: Triage*.
//!
//! It shares no code with the engine: it is the yardstick of the benchmarks
//! and an independent oracle for the rules. Every choice with more than one
//! answer is a decision, answered uniformly at random.

/// A small, fast generator (wyrand); quality is ample for playouts.
pub struct Rng(pub u64);

impl Rng {
    /// A uniform number in `0..n`, for small `n`.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let bits = ((wide >> 64) ^ wide) as u32;
        ((u64::from(bits) * u64::from(n)) >> 32) as u32
    }
}

#[derive(Clone, Copy)]
enum Card {
    Diesel(u8),
    Hope,
    Aftershock(u8),
    Complications(u8),
    Patient(Kind),
}
use Card::{Aftershock, Complications, Diesel, Hope, Patient};

/// A kind of patient; an index into `HEALTH` and `Game::outside`.
type Kind = u8;
const JACK: Kind = 0;
const QUEEN: Kind = 1; // a turned queen outside is kind 2
const KING: Kind = 3;

/// Starting health by kind of patient.
const HEALTH: [u8; 4] = [5, 4, 4, 2];
const HEALTHY: u8 = 7;

/// All 52 cards of the event deck, in no meaningful order.
#[rustfmt::skip]
const EVENTS: [Card; 52] = [
    Diesel(2), Diesel(3), Diesel(4), Diesel(5), Diesel(6), Diesel(7), Diesel(8), Diesel(9),
    Diesel(3), Diesel(4), Diesel(5), Diesel(6),
    Hope, Hope, Hope, Hope, Hope, Hope, Hope,
    Aftershock(1), Aftershock(2), Aftershock(3), Aftershock(4), Aftershock(5),
    Aftershock(1), Aftershock(2), Aftershock(3), Aftershock(4),
    Complications(1), Complications(2), Complications(3), Complications(4),
    Complications(1), Complications(2), Complications(3),
    Patient(JACK), Patient(JACK), Patient(JACK), Patient(JACK), Patient(JACK),
    Patient(QUEEN), Patient(QUEEN), Patient(QUEEN), Patient(QUEEN), Patient(QUEEN), Patient(QUEEN),
    Patient(KING), Patient(KING), Patient(KING), Patient(KING), Patient(KING), Patient(KING),
];

/// One of the three beds; health 0 means that it is empty.
#[derive(Clone, Copy, Default)]
struct Bed {
    health: u8,
    kind: Kind,
}

// Standard actions are bits of a mask: four kinds of `ADMIT`, three of `HEAL`.
const ADMIT: u32 = 0;
const HEAL: u32 = 4;
const EXPLORE: u32 = 7;
const SCAVENGE: u32 = 8;
const END_TURN: u32 = 9;

struct Game {
    /// The unseen cards are the first `unseen`, a bag rather than a sequence.
    /// The card set aside at set-up is among them, so one is never drawn.
    bag: [Card; 52],
    unseen: usize,
    hospital: u8,
    /// Total value of the generator pile: only the sum ever matters.
    fuel: u8,
    /// Rank and progress of the card being scavenged; rank 0 means none.
    scavenging: (u8, u8),
    ap: u8,
    beds: [Bed; 3],
    /// Patients outside by kind.
    outside: [u8; 4],
    saved: u8,
    decisions: u32,
}

/// Plays one game at random; gives the score and the number of decisions.
pub fn play(rng: &mut Rng) -> (u8, u32) {
    let mut game = Game {
        bag: EVENTS,
        unseen: EVENTS.len(),
        hospital: 10,
        fuel: 10,
        scavenging: (0, 0),
        ap: 0,
        beds: [Bed::default(); 3],
        outside: [0; 4],
        saved: 0,
        decisions: 0,
    };
    while !game.over() {
        game.turn(rng);
    }
    (game.saved, game.decisions)
}

impl Game {
    fn over(&self) -> bool {
        self.hospital == 0
            || (self.deck_empty()
                && self.beds.iter().all(|bed| bed.health == 0)
                && self.outside == [0; 4])
    }

    fn deck_empty(&self) -> bool {
        self.unseen == 1
    }

    fn turn(&mut self, rng: &mut Rng) {
        self.ap = 4;
        for _ in 0..3.min(self.unseen - 1) {
            self.event(rng);
            if self.hospital == 0 {
                return;
            }
        }
        while self.ap > 0 && !self.over() && self.standard_action(rng) {}
        if !self.over() {
            self.consume_diesel();
            self.wait_outside();
        }
    }

    /// Answers a question that has `options` answers.
    #[inline]
    fn decide(&mut self, options: u8, rng: &mut Rng) -> u8 {
        if options < 2 {
            return 0;
        }
        self.decisions += 1;
        rng.below(u32::from(options)) as u8
    }

    fn damage_hospital(&mut self, damage: u8) {
        self.hospital = self.hospital.saturating_sub(damage);
    }

    /// Draws an event and resolves it.
    fn event(&mut self, rng: &mut Rng) {
        let drawn = rng.below(self.unseen as u32) as usize;
        self.unseen -= 1;
        self.bag.swap(drawn, self.unseen);
        match self.bag[self.unseen] {
            Patient(kind) => {
                if self.free_bed().is_some() && self.decide(2, rng) == 0 {
                    self.admit(kind);
                } else {
                    self.outside[usize::from(kind)] += 1;
                }
            }
            Aftershock(n) => {
                let braced = self.decide(n.min(self.ap) + 1, rng);
                self.ap -= braced;
                self.damage_hospital(n - braced);
            }
            Diesel(n) => {
                if self.ap > 0 && self.decide(2, rng) == 0 {
                    self.ap -= 1;
                    self.scavenging = (n, 1);
                }
            }
            Hope => self.ap += 1,
            Complications(n) => self.complications(n, rng),
        }
    }

    /// The patients of lowest health take `n` damage each; at most `n` action
    /// points in all protect them.
    fn complications(&mut self, n: u8, rng: &mut Rng) {
        let occupied = self
            .beds
            .iter()
            .map(|bed| bed.health)
            .filter(|&health| health > 0);
        let Some(lowest) = occupied.min() else { return };
        let mut cap = n;
        for bed in 0..self.beds.len() {
            if self.beds[bed].health == lowest {
                let protected = self.decide(cap.min(self.ap) + 1, rng);
                self.ap -= protected;
                cap -= protected;
                self.beds[bed].health = lowest.saturating_sub(n - protected);
            }
        }
    }

    fn free_bed(&self) -> Option<usize> {
        self.beds.iter().position(|bed| bed.health == 0)
    }

    fn admit(&mut self, kind: Kind) {
        if let Some(bed) = self.free_bed() {
            self.beds[bed] = Bed {
                health: HEALTH[usize::from(kind)],
                kind,
            };
        }
    }

    /// Takes one standard action; false when the turn ends instead.
    fn standard_action(&mut self, rng: &mut Rng) -> bool {
        let mut legal = 1 << END_TURN;
        if self.free_bed().is_some() {
            for (kind, &waiting) in self.outside.iter().enumerate() {
                legal |= u32::from(waiting > 0) << (ADMIT + kind as u32);
            }
        }
        for (bed, patient) in self.beds.iter().enumerate() {
            legal |= u32::from(patient.health > 0) << (HEAL + bed as u32);
        }
        legal |= u32::from(!self.deck_empty()) << EXPLORE;
        legal |= u32::from(self.scavenging.0 > 0) << SCAVENGE;

        for _ in 0..self.decide(legal.count_ones() as u8, rng) {
            legal &= legal - 1;
        }
        let action = legal.trailing_zeros();
        if action == END_TURN {
            return false;
        }
        self.ap -= 1;
        match action {
            EXPLORE => self.event(rng),
            SCAVENGE => {
                let (rank, progress) = self.scavenging;
                self.scavenging = (rank, progress + 1);
                if progress + 1 == rank {
                    self.fuel += rank;
                    self.scavenging = (0, 0);
                }
            }
            HEAL..EXPLORE => self.heal((action - HEAL) as usize),
            _ => {
                let kind = (action - ADMIT) as Kind;
                self.outside[usize::from(kind)] -= 1;
                self.admit(kind);
            }
        }
        true
    }

    fn heal(&mut self, bed: usize) {
        let patient = &mut self.beds[bed];
        patient.health += 1;
        if patient.health == HEALTHY {
            patient.health = 0;
            self.saved += 1;
            if patient.kind == KING {
                self.ap += 2;
            }
        }
    }

    /// Feeds the generator; a shortage hurts the hospital and every patient.
    fn consume_diesel(&mut self) {
        let mut demand = 1;
        for bed in self.beds.iter().filter(|bed| bed.health > 0) {
            demand += 1 + u8::from(bed.kind == JACK);
        }
        if self.fuel < demand {
            self.damage_hospital(1);
            for bed in &mut self.beds {
                bed.health = bed.health.saturating_sub(1);
            }
        }
        self.fuel = self.fuel.saturating_sub(demand);
    }

    /// Jacks outside damage the hospital, queens wait one turn, kings none.
    fn wait_outside(&mut self) {
        let [jacks, queens, _, _] = self.outside;
        self.damage_hospital(jacks);
        self.outside = [jacks, 0, queens, 0];
    }
}
