//! Triage as numbers. A reward is a patient saved (R30).

use redtag_kernel::{Kind, Seat};
use redtag_triage::{Action, ComplicationsCap, KINDS, MAX_BEDS, Outsider, Phase, Position, Triage};

use crate::encode::{Encode, Look, Observer, THINGS, Verb};

/// Known cards on top of the deck, in positions written by hand.
const KNOWN: usize = 8;
/// Cards of the Generator Pile.
const GENERATOR: usize = 14;

impl Encode for Triage {
    /// A Standard action: four Beds, four kinds of patient Outside and three others.
    const MOST_ACTIONS: usize = 16;
    type Table = ();

    fn table(&self) {}

    fn verbs(&self) -> Vec<Verb> {
        vec![
            Verb::plain("admit"),
            Verb::plain("refuse"),
            Verb::of("brace", "action points", 7),
            Verb::plain("start"),
            Verb::plain("leave"),
            Verb::of("protect", "action points", 6),
            Verb::of("admit_outside", "jack, queen, turned queen, king", 4),
            Verb::plain("explore"),
            Verb::of("heal", "bed", MAX_BEDS),
            Verb::plain("scavenge"),
            Verb::plain("end_turn"),
        ]
    }

    /// The cost is in action points.
    #[inline]
    fn numbers(&self, _position: &Position, _seat: Seat, action: Action) -> [i16; THINGS] {
        match action {
            Action::Admit => [0, 0, 0, 0, 0],
            Action::Refuse => [1, 0, 0, 0, 0],
            Action::Brace(ap) => [2, ap.into(), 0, 0, ap.into()],
            Action::Start => [3, 0, 0, 0, 1],
            Action::Leave => [4, 0, 0, 0, 0],
            Action::Protect(ap) => [5, ap.into(), 0, 0, ap.into()],
            Action::AdmitOutside(who) => [6, who as i16, 0, 0, 1],
            Action::Explore => [7, 0, 0, 0, 1],
            Action::Heal(bed) => [8, bed.into(), 0, 0, 1],
            Action::Scavenge => [9, 0, 0, 0, 1],
            Action::EndTurn => [10, 0, 0, 0, 0],
        }
    }

    fn action(&self, _position: &Position, verb: usize, things: [usize; 3]) -> Option<Action> {
        let number = things[0] as u8;
        Some(match verb {
            0 => Action::Admit,
            1 => Action::Refuse,
            2 => Action::Brace(number),
            3 => Action::Start,
            4 => Action::Leave,
            5 => Action::Protect(number),
            6 => Action::AdmitOutside(*Outsider::ALL.get(things[0])?),
            7 => Action::Explore,
            8 => Action::Heal(number),
            9 => Action::Scavenge,
            10 => Action::EndTurn,
            _ => return None,
        })
    }

    #[inline]
    fn observe(look: &Look<Self>, to: &mut impl Observer) {
        look.observe_phase(to);
        look.observe_hospital(to);
        look.observe_diesel(to);
        look.observe_cards(to);
        look.observe_variant(to);
    }
}

impl Look<'_, Triage> {
    /// What is asked.
    #[inline]
    fn observe_phase(&self, to: &mut impl Observer) {
        let position = self.position;
        let phase = position.phase;
        to.field(
            "phase",
            &[6],
            1.0,
            "what is asked: patient, aftershock, diesel, complications, standard action, nothing",
            |cells| {
                cells.mark(match phase {
                    Phase::Patient(_) => 0,
                    Phase::Aftershock(_) => 1,
                    Phase::Diesel(_) => 2,
                    Phase::Complications { .. } => 3,
                    Phase::Standard => 4,
                    Phase::Over => 5,
                });
            },
        );
        to.field(
            "arrival",
            &[3],
            1.0,
            "the patient who is asked about: Jack, Queen, King",
            |cells| {
                if let Phase::Patient(rank) = phase {
                    cells.mark(rank as usize);
                }
            },
        );
        to.field(
            "asked",
            &[3],
            10.0,
            "rank of the Aftershock, of the source of Diesel, of the Complications",
            |cells| match phase {
                Phase::Aftershock(damage) => cells.set(0, damage),
                Phase::Diesel(rank) => cells.set(1, rank),
                Phase::Complications { damage, .. } => cells.set(2, damage),
                _ => {}
            },
        );
        to.field(
            "complications",
            &[MAX_BEDS, 2],
            5.0,
            "for each Bed: 5 if it is asked about, action points spent for it",
            |cells| {
                if let Phase::Complications { bed, spent, .. } = phase {
                    cells.set(2 * usize::from(bed), 5u8);
                    for (at, spent) in spent.into_iter().enumerate() {
                        cells.set(2 * at + 1, spent);
                    }
                }
            },
        );
    }

    /// The turn, the Hospital and who is in it or Outside.
    #[inline]
    fn observe_hospital(&self, to: &mut impl Observer) {
        let position = self.position;
        let healthy = f32::from(self.game.content.healthy);
        let outside = position.outside;
        to.field("action_points", &[1], 10.0, "left in this turn", |cells| {
            cells.set(0, position.ap);
        });
        to.field("turn", &[1], 50.0, "number of the turn", |cells| {
            cells.set(0, position.turn);
        });
        to.field(
            "hospital",
            &[1],
            20.0,
            "what the Hospital still withstands",
            |cells| cells.set(0, position.hospital),
        );
        to.field(
            "beds",
            &[MAX_BEDS, 5],
            healthy,
            "for each Bed: there, Jack, Queen, King (as many as a healthy patient has health), \
             health",
            |cells| {
                for (at, bed) in position.beds.iter().enumerate() {
                    cells.set(5 * at, healthy);
                    if let Some(patient) = bed {
                        cells.set(5 * at + 1 + patient.rank as usize, healthy);
                        cells.set(5 * at + 4, patient.health);
                    }
                }
            },
        );
        to.field(
            "outside",
            &[4],
            10.0,
            "Jacks, new Queens, turned Queens, Kings Outside",
            |cells| {
                let waiting = [
                    outside.jacks,
                    outside.queens,
                    outside.turned_queens,
                    outside.kings,
                ];
                cells.counts(0, &waiting);
            },
        );
    }

    /// Generator and scavenging.
    #[inline]
    fn observe_diesel(&self, to: &mut impl Observer) {
        let position = self.position;
        to.field(
            "generator",
            &[GENERATOR],
            10.0,
            "ranks of the Diesel cards of the Generator Pile, the one in use first",
            |cells| cells.counts(0, position.generator.as_slice()),
        );
        to.field(
            "level",
            &[1],
            10.0,
            "Diesel left on the first of them",
            |cells| cells.set(0, position.level),
        );
        to.field(
            "scavenging",
            &[2],
            10.0,
            "rank of the source, Diesel scavenged so far",
            |cells| {
                if let Some(source) = position.scavenging {
                    cells.counts(0, &[source.rank, source.value]);
                }
            },
        );
    }

    /// Where cards are, known or not.
    #[inline]
    fn observe_cards(&self, to: &mut impl Observer) {
        let position = self.position;
        let most = self.game.content.event_deck.counts().iter().max();
        let most = f32::from(most.copied().unwrap_or(1).max(1));
        let saved = position.saved;
        to.field("queue", &[1], 10.0, "cards in the Event Queue", |cells| {
            cells.set(0, position.queue);
        });
        to.field(
            "deck",
            &[KINDS],
            most,
            "undrawn cards by kind: Diesel 2 to 10, Hope, Aftershock 1 to 6, Complications 1 to 5, \
             Jack, Queen, King",
            |cells| cells.counts(0, position.deck.unseen.counts()),
        );
        to.field(
            "top",
            &[KNOWN],
            KINDS as f32,
            "known cards on top of the deck: kind counted from 1",
            |cells| {
                for (at, card) in position.deck.top.iter().enumerate() {
                    cells.set(at, card.index() as f32 + 1.0);
                }
            },
        );
        to.field(
            "discard",
            &[KINDS],
            most,
            "discarded cards by kind",
            |cells| cells.counts(0, position.discard.counts()),
        );
        to.field("saved", &[3], 20.0, "Jacks, Queens, Kings saved", |cells| {
            cells.counts(0, &[saved.jacks, saved.queens, saved.kings]);
        });
    }

    /// By which numbers it is played.
    #[inline]
    fn observe_variant(&self, to: &mut impl Observer) {
        let position = self.position;
        to.field(
            "variant",
            &[3],
            20.0,
            "action points of a turn, the most that the Hospital withstands, 20 if Complications \
             are capped for each patient",
            |cells| {
                cells.set(0, position.variant.action_points);
                cells.set(1, position.variant.hospital);
                if position.variant.complications_cap == ComplicationsCap::PerPatient {
                    cells.set(2, 20u8);
                }
            },
        );
    }
}
