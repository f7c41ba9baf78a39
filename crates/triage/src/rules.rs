//! One function per step of the rulebook.

use redtag_kernel::{Chance, Listener};

use crate::action::{Action, Cause, Event, Outsider};
use crate::card::{Card, Rank};
use crate::content::{Content, Outside};
use crate::position::{MAX_BEDS, Patient, Phase, Position, Source};
use crate::setup::ComplicationsCap;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The player is asked something.
    Ask,
    /// A card is turned up.
    Draw,
    /// Nothing: it is over.
    Over,
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

    /// Does what the player chose. The rest of the rules has not run yet; see [`Rules::settle`].
    #[inline(always)]
    pub fn act(&mut self, action: Action) {
        match (self.position.phase, action) {
            (Phase::Patient(rank), Action::Admit) => self.admit(rank, false),
            (Phase::Patient(rank), Action::Refuse) => self.send_outside(rank),
            (Phase::Aftershock(damage), Action::Brace(ap)) => self.aftershock(damage, ap),
            (Phase::Diesel(rank), Action::Start) => self.start_source(rank),
            (Phase::Diesel(rank), Action::Leave) => self.leave_source(rank),
            (Phase::Complications { .. }, Action::Protect(ap)) => {
                if self.protect(ap) {
                    return;
                }
            }
            (Phase::Standard, Action::AdmitOutside(outsider)) => self.admit_outside(outsider),
            (Phase::Standard, Action::Explore) => self.explore(),
            (Phase::Standard, Action::Heal(bed)) => self.heal(bed),
            (Phase::Standard, Action::Scavenge) => self.scavenge(),
            // Without action points the turn ends by itself.
            (Phase::Standard, Action::EndTurn) => self.position.ap = 0,
            _ => return,
        }
        self.position.phase = Phase::Standard;
    }

    /// Runs the rules until the player is asked something or it is over.
    #[inline(always)]
    pub fn go_on(&mut self) {
        while self.settle() == Next::Draw {
            self.position.queue -= 1;
            if self.handle_next_event() {
                return;
            }
        }
    }

    /// Runs the rules as far as they go without chance.
    #[inline(always)]
    pub fn settle(&mut self) -> Next {
        loop {
            if self.position.phase != Phase::Standard {
                return Next::Ask;
            } else if self.end_the_game() {
                return Next::Over;
            } else if self.position.queue > 0 {
                return Next::Draw;
            } else if self.position.ap > 0 {
                return Next::Ask;
            }
            self.end_turn();
        }
    }

    /// Steps 5, 6 and 7, and steps 1 and 2 of the next turn (R28).
    fn end_turn(&mut self) {
        self.consume_diesel();
        if self.position.hospital > 0 {
            self.handle_outside();
        }
        if !self.is_over() {
            self.start_turn();
        }
    }

    /// Step 1, start with action points, and step 2, draw event cards (R12, R13).
    pub fn start_turn(&mut self) {
        let position = &mut *self.position;
        position.turn = position.turn.saturating_add(1);
        position.ap = position.variant.action_points;
        position.queue = usize::from(self.content.queue).min(position.deck.len()) as u8;
        let (turn, ap, cards) = (position.turn, position.ap, position.queue);
        self.tell(Event::TurnBegins { turn, ap });
        if cards > 0 {
            self.tell(Event::QueueFilled { cards });
        }
    }

    /// Step 3, handle an event: turns up the next card (R14). True if the player is asked
    /// something; a question with a single answer is not asked.
    #[inline(always)]
    fn handle_next_event(&mut self) -> bool {
        let Some(card) = self.position.deck.draw("event", self.chance) else {
            return false;
        };
        self.tell(Event::Revealed { card });
        let ap = self.position.ap;
        match card {
            Card::Patient(rank) if self.position.free_bed().is_some() => {
                return self.ask(Phase::Patient(rank));
            }
            Card::Patient(rank) => self.send_outside(rank),
            Card::Aftershock(damage) if ap > 0 => return self.ask(Phase::Aftershock(damage)),
            Card::Aftershock(damage) => self.aftershock(damage, 0),
            Card::Diesel(rank) if ap > 0 => return self.ask(Phase::Diesel(rank)),
            Card::Diesel(rank) => self.leave_source(rank),
            Card::Hope => self.hope(),
            Card::Complications(damage) => return self.complications(damage),
        }
        false
    }

    fn ask(&mut self, phase: Phase) -> bool {
        self.position.phase = phase;
        true
    }

    /// A patient gets a Bed with the initial health (R10, R15).
    fn admit(&mut self, rank: Rank, from_outside: bool) {
        let health = self.content.patient(rank).health;
        if let Some(bed) = self.position.free_bed() {
            *self.bed(bed) = Some(Patient { rank, health });
            self.tell(Event::Admitted {
                rank,
                bed: bed as u8,
                health,
                from_outside,
            });
        }
    }

    /// A patient waits Outside; a Queen upright (R15).
    fn send_outside(&mut self, rank: Rank) {
        let outside = &mut self.position.outside;
        match rank {
            Rank::Jack => outside.jacks += 1,
            Rank::Queen => outside.queens += 1,
            Rank::King => outside.kings += 1,
        }
        self.tell(Event::SentOutside { rank });
    }

    /// The Hospital is damaged by the rank less the action points spent (R16, A4). Nothing ever
    /// repairs it (R22).
    fn aftershock(&mut self, damage: u8, spent: u8) {
        self.position.ap -= spent;
        self.position.discard.put(Card::Aftershock(damage));
        if spent < damage {
            self.damage_hospital(Cause::Aftershock, damage - spent);
        } else {
            self.tell(Event::Braced { ap: spent });
        }
    }

    /// Start on a source at 1; what was in the Scavenging Space is discarded, with all that was
    /// scavenged of it (R17, A2, A5).
    fn start_source(&mut self, rank: u8) {
        self.position.ap -= 1;
        let source = Source { rank, value: 1 };
        let old = self.position.scavenging.replace(source);
        let lost = old.map(|source| source.rank);
        if let Some(lost) = lost {
            self.position.discard.put(Card::Diesel(lost));
        }
        self.tell(Event::SourceStarted { rank, lost });
    }

    /// Others take the Diesel (R17).
    fn leave_source(&mut self, rank: u8) {
        self.position.discard.put(Card::Diesel(rank));
        self.tell(Event::SourceLeft { rank });
    }

    /// One more action point (R18).
    fn hope(&mut self) {
        self.position.ap += 1;
        self.position.discard.put(Card::Hope);
        self.tell(Event::HopeGained {
            ap: self.position.ap,
        });
    }

    /// The patients with the lowest health are fixed; the player is asked about each (R19, A3).
    fn complications(&mut self, damage: u8) -> bool {
        let Some(lowest) = self.position.lowest_health() else {
            self.position.discard.put(Card::Complications(damage));
            self.tell(Event::NobodyToHurt);
            return false;
        };
        self.position.phase = Phase::Complications {
            damage,
            lowest,
            bed: 0,
            spent: [0; MAX_BEDS],
        };
        self.ask_about_next_patient(0)
    }

    /// The answer about one patient.
    fn protect(&mut self, ap: u8) -> bool {
        let Phase::Complications {
            bed, ref mut spent, ..
        } = self.position.phase
        else {
            return false;
        };
        spent[usize::from(bed)] = ap;
        self.position.ap -= ap;
        self.ask_about_next_patient(bed + 1)
    }

    /// Goes on to the next patient hit, or deals the damage where nothing is left to ask.
    fn ask_about_next_patient(&mut self, from: u8) -> bool {
        let Phase::Complications {
            damage,
            lowest,
            spent,
            ..
        } = self.position.phase
        else {
            return false;
        };
        let beds = self.position.beds.iter().zip(0u8..).skip(usize::from(from));
        let next = beds.flat_map(|(patient, bed)| patient.map(|patient| (patient, bed)));
        let next = next
            .filter(|(patient, _)| patient.health == lowest)
            .map(|(_, bed)| bed)
            .next();
        match next {
            Some(bed) if most_protection(self.position) > 0 => self.ask(Phase::Complications {
                damage,
                lowest,
                bed,
                spent,
            }),
            _ => {
                self.deal_complications(damage, lowest, spent);
                false
            }
        }
    }

    /// The damage, less what was spent for each; patients at 0 die (R19, R10).
    fn deal_complications(&mut self, damage: u8, lowest: u8, spent: [u8; MAX_BEDS]) {
        self.position.phase = Phase::Standard;
        self.position.discard.put(Card::Complications(damage));
        for (bed, spent) in spent.into_iter().enumerate().take(self.position.beds.len()) {
            let Some(patient) = self.position.beds[bed].filter(|patient| patient.health == lowest)
            else {
                continue;
            };
            if spent > 0 {
                self.tell(Event::Protected {
                    rank: patient.rank,
                    bed: bed as u8,
                    ap: spent,
                    left: damage.saturating_sub(spent),
                });
            }
            if spent < damage {
                self.damage_patient(Cause::Complications, bed, damage - spent);
            }
        }
    }

    /// Standard action: take somebody in from Outside, with the initial health however long they
    /// waited (R20a, A10).
    fn admit_outside(&mut self, outsider: Outsider) {
        self.position.ap -= 1;
        let outside = &mut self.position.outside;
        match outsider {
            Outsider::Jack => outside.jacks -= 1,
            Outsider::Queen => outside.queens -= 1,
            Outsider::TurnedQueen => outside.turned_queens -= 1,
            Outsider::King => outside.kings -= 1,
        }
        self.admit(outsider.rank(), true);
    }

    /// Standard action: turn up one more card, and handle it like any other (R20b, A10).
    fn explore(&mut self) {
        self.position.ap -= 1;
        self.position.queue = 1;
    }

    /// Standard action: one more health; at 7 the patient goes home, and a King gives action points
    /// that can be spent at once (R20c, A14, A15).
    fn heal(&mut self, bed: u8) {
        self.position.ap -= 1;
        let Some(patient) = self.bed(bed.into()) else {
            return;
        };
        patient.health += 1;
        let Patient { rank, health } = *patient;
        self.tell(Event::Healed { rank, bed, health });
        if health < self.content.healthy {
            return;
        }
        *self.bed(bed.into()) = None;
        let saved = &mut self.position.saved;
        match rank {
            Rank::Jack => saved.jacks += 1,
            Rank::Queen => saved.queens += 1,
            Rank::King => saved.kings += 1,
        }
        let ap = self.content.patient(rank).saved_ap;
        self.position.ap += ap;
        self.tell(Event::Saved { rank, bed, ap });
    }

    /// Standard action: one more Diesel; a full card goes under the Generator Pile (R20d, A6).
    fn scavenge(&mut self) {
        self.position.ap -= 1;
        let Some(source) = &mut self.position.scavenging else {
            return;
        };
        source.value += 1;
        let Source { rank, value } = *source;
        self.tell(Event::Scavenged { rank, value });
        if value >= rank {
            self.position.scavenging = None;
            if self.position.generator.is_empty() {
                self.position.level = rank;
            }
            self.position.generator.push(rank);
            self.tell(Event::SourceCompleted { rank });
        }
    }

    /// Step 5, consume Diesel: from the first card and then from those below; just enough is enough
    /// (R23, R25).
    fn consume_diesel(&mut self) {
        let demand = diesel_demand(self.content, self.position);
        let mut missing = demand;
        while missing > 0 && !self.position.generator.is_empty() {
            let burnt = missing.min(self.position.level);
            missing -= burnt;
            self.position.level -= burnt;
            if self.position.level == 0 {
                self.empty_diesel_card();
            }
        }
        let left = if L::LISTENS {
            self.position.diesel() as u8
        } else {
            0
        };
        self.tell(Event::DieselConsumed {
            demand: demand - missing,
            left,
        });
        if missing > 0 {
            self.run_out_of_diesel(missing);
        }
    }

    /// An empty card is discarded, and the next one below begins at its full rank (R23).
    fn empty_diesel_card(&mut self) {
        if let Some(rank) = self.position.generator.pop_first() {
            self.position.discard.put(Card::Diesel(rank));
            self.tell(Event::DieselCardEmptied { rank });
        }
        self.position.level = self.position.generator.first().unwrap_or(0);
    }

    /// The Hospital and everybody in a Bed take 1 damage, whatever is missing (R24, A7).
    fn run_out_of_diesel(&mut self, missing: u8) {
        self.tell(Event::DieselShort { missing });
        self.damage_hospital(Cause::NoDiesel, 1);
        for bed in 0..self.position.beds.len() {
            self.damage_patient(Cause::NoDiesel, bed, 1);
        }
    }

    /// Step 6, handle patients Outside: Jacks, then Queens, then Kings, unless the Hospital
    /// falls before (R26, R27, A8, A9).
    fn handle_outside(&mut self) {
        if self.position.outside.total() == 0 {
            return;
        }
        for rank in Rank::ALL {
            match self.content.patient(rank).outside {
                Outside::Batters => self.batter(rank),
                Outside::Turns => self.turn_queens(),
                Outside::Leaves => self.lose_outside(rank),
            }
            if self.position.hospital == 0 {
                return;
            }
        }
    }

    /// Each of them damages the Hospital by 1 and stays.
    fn batter(&mut self, rank: Rank) {
        let outside = &self.position.outside;
        let count = match rank {
            Rank::Jack => outside.jacks,
            Rank::Queen => outside.queens + outside.turned_queens,
            Rank::King => outside.kings,
        };
        if count > 0 {
            self.damage_hospital(Cause::Battered, count);
        }
    }

    /// Queens already turned leave, the others are turned (R26, A11).
    fn turn_queens(&mut self) {
        let outside = &mut self.position.outside;
        let lost = std::mem::replace(
            &mut outside.turned_queens,
            std::mem::take(&mut outside.queens),
        );
        self.lost_outside(Rank::Queen, lost);
        let count = self.position.outside.turned_queens;
        if count > 0 {
            self.tell(Event::QueensTurned { count });
        }
    }

    fn lose_outside(&mut self, rank: Rank) {
        let outside = &mut self.position.outside;
        let lost = match rank {
            Rank::Jack => std::mem::take(&mut outside.jacks),
            Rank::Queen => {
                std::mem::take(&mut outside.queens) + std::mem::take(&mut outside.turned_queens)
            }
            Rank::King => std::mem::take(&mut outside.kings),
        };
        self.lost_outside(rank, lost);
    }

    fn lost_outside(&mut self, rank: Rank, count: u8) {
        for _ in 0..count {
            self.position.discard.put(Card::Patient(rank));
        }
        if count > 0 {
            self.tell(Event::LostOutside { rank, count });
        }
    }

    fn damage_hospital(&mut self, cause: Cause, damage: u8) {
        let left = self.position.hospital.saturating_sub(damage);
        self.position.hospital = left;
        self.tell(Event::HospitalDamaged {
            cause,
            damage,
            left,
        });
    }

    /// At 0 the patient dies (R10).
    fn damage_patient(&mut self, cause: Cause, bed: usize, damage: u8) {
        let Some(Patient { rank, health }) = self.position.beds[bed] else {
            return;
        };
        let left = health.saturating_sub(damage);
        if left > 0 {
            *self.bed(bed) = Some(Patient { rank, health: left });
            self.tell(Event::Hurt {
                cause,
                rank,
                bed: bed as u8,
                damage,
                health: left,
            });
        } else {
            *self.bed(bed) = None;
            self.position.discard.put(Card::Patient(rank));
            self.tell(Event::Died {
                cause,
                rank,
                bed: bed as u8,
            });
        }
    }

    fn bed(&mut self, bed: usize) -> &mut Option<Patient> {
        &mut self.position.beds[bed]
    }

    /// Ends the game if it is over, and says so (R29, A8).
    fn end_the_game(&mut self) -> bool {
        if !self.is_over() {
            return false;
        }
        self.position.phase = Phase::Over;
        let saved = self.position.saved.total();
        self.tell(match self.position.hospital {
            0 => Event::Collapsed { saved },
            _ => Event::NobodyLeft { saved },
        });
        true
    }

    /// The Hospital has fallen, or neither cards nor patients are left (R29).
    #[inline]
    fn is_over(&self) -> bool {
        self.position.hospital == 0 || self.position.is_cleared()
    }
}

/// The generator burns 1, 1 per used Bed and 1 more per Jack in one (R23).
pub fn diesel_demand(content: &Content, position: &Position) -> u8 {
    let patients = position.beds.iter().flatten();
    1 + patients
        .map(|patient| content.patient(patient.rank).diesel)
        .sum::<u8>()
}

/// The most action points that can go to the patient asked about (R19).
#[inline]
pub fn most_protection(position: &Position) -> u8 {
    protection_cap(position).min(position.ap)
}

/// What the card's cap leaves for the patient in question: it applies to the card, or to each
/// patient by the other reading (A3).
#[inline]
pub fn protection_cap(position: &Position) -> u8 {
    let Phase::Complications { damage, spent, .. } = position.phase else {
        return 0;
    };
    match position.variant.complications_cap {
        ComplicationsCap::Card => damage - spent.iter().sum::<u8>(),
        ComplicationsCap::PerPatient => damage,
    }
}
