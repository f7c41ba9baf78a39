//! What is wrong with a position that did not come from play.

use redtag_kernel::{Bag, Flaw, Kind as _};

use crate::action::Outsider;
use crate::card::{Card, KINDS, Rank};
use crate::content::Content;
use crate::position::{MAX_BEDS, Phase, Position};
use crate::rules::most_protection;
use crate::setup::ComplicationsCap;

/// Values in range, every card exactly once, and a question that the rules would ask.
pub fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    audit_counters(position)?;
    audit_beds(content, position)?;
    audit_diesel(position)?;
    audit_question(position)?;
    audit_cards(content, position)?;
    audit_phase(position)
}

fn audit_counters(position: &Position) -> Result<(), Flaw> {
    let variant = &position.variant;
    Flaw::within("turn", position.turn, 1..=u8::MAX)?;
    Flaw::within("variant.action_points", variant.action_points, 1..=9)?;
    Flaw::within("variant.hospital", variant.hospital, 1..=20)?;
    Flaw::within("hospital", position.hospital, 0..=variant.hospital)?;
    Flaw::within("ap", position.ap, 0..=99)
}

/// Health exists in Beds, from 1 to one below healthy (R10, R11, A14).
fn audit_beds(content: &Content, position: &Position) -> Result<(), Flaw> {
    Flaw::within("beds", position.beds.len() as u8, 1..=MAX_BEDS as u8)?;
    for (at, patient) in position.beds.iter().enumerate() {
        if let Some(patient) = patient {
            let place = format!("beds[{at}].health");
            Flaw::within(&place, patient.health, 1..=content.healthy - 1)?;
        }
    }
    Ok(())
}

/// A Diesel card in use has something left, one being scavenged lacks something (R9).
fn audit_diesel(position: &Position) -> Result<(), Flaw> {
    for (at, &rank) in position.generator.iter().enumerate() {
        Flaw::within(&format!("generator[{at}]"), rank, 2..=10)?;
    }
    match position.generator.first() {
        Some(rank) => Flaw::within("level", position.level, 1..=rank)?,
        None => Flaw::within("level", position.level, 0..=0)?,
    }
    if let Some(source) = position.scavenging {
        Flaw::within("scavenging.rank", source.rank, 2..=10)?;
        Flaw::within("scavenging.value", source.value, 1..=source.rank - 1)?;
    }
    Ok(())
}

/// The numbers in the question are those of a card, and the cap on Complications is kept (A3).
fn audit_question(position: &Position) -> Result<(), Flaw> {
    match position.phase {
        Phase::Aftershock(damage) => Flaw::within("phase.aftershock", damage, 1..=6),
        Phase::Diesel(rank) => Flaw::within("phase.diesel", rank, 2..=10),
        Phase::Complications {
            damage,
            lowest,
            bed,
            spent,
        } => {
            Flaw::within("phase.complications.damage", damage, 1..=5)?;
            audit_cap(position, damage, spent)?;
            audit_spent(position, lowest, bed, spent)
        }
        Phase::Patient(_) | Phase::Standard | Phase::Over => Ok(()),
    }
}

/// No more action points were spent on Complications than the variant's cap allows (A3).
fn audit_cap(position: &Position, damage: u8, spent: [u8; MAX_BEDS]) -> Result<(), Flaw> {
    let most: u32 = match position.variant.complications_cap {
        ComplicationsCap::Card => spent.iter().map(|&spent| u32::from(spent)).sum(),
        ComplicationsCap::PerPatient => spent.into_iter().max().unwrap_or(0).into(),
    };
    if most <= u32::from(damage) {
        return Ok(());
    }
    let message = format!("more than the cap of {damage}");
    Err(Flaw::at("phase.complications.spent", message))
}

/// Points were spent for patients who have been asked about: those with the lowest health, in the
/// Beds before this one (R19).
fn audit_spent(
    position: &Position,
    lowest: u8,
    bed: u8,
    spent: [u8; MAX_BEDS],
) -> Result<(), Flaw> {
    let is_hit = |at: usize| {
        let patient = position.beds.get(at).copied().flatten();
        patient.is_some_and(|patient| patient.health == lowest)
    };
    let asked = |at: usize| at < usize::from(bed) && is_hit(at);
    match (0..MAX_BEDS).find(|&at| spent[at] > 0 && !asked(at)) {
        None => Ok(()),
        Some(at) => Err(Flaw::at(
            format!("phase.complications.spent[{at}]"),
            "points are spent only for patients hit in the Beds before this one (R19)",
        )),
    }
}

/// Every card of the game lies in exactly one place (R5).
fn audit_cards(content: &Content, position: &Position) -> Result<(), Flaw> {
    let (all, here) = (all_cards(content), cards_on(position));
    for (index, (all, here)) in all.into_iter().zip(here).enumerate() {
        if all != here {
            let card = Card::from_index(index);
            let message = format!("{card}: {here} on the table, but the game has {all}");
            return Err(Flaw::at("cards", message));
        }
    }
    audit_deck(content, position)
}

/// No more cards are set aside than at the start (R8), and the first of those in the queue has been
/// turned up (R13, R14).
fn audit_deck(content: &Content, position: &Position) -> Result<(), Flaw> {
    let deck = &position.deck;
    let set_aside = content.set_aside.min(deck.unseen.total());
    Flaw::within("deck.set_aside", deck.set_aside, 0..=set_aside)?;
    let behind = deck.len().min((content.queue - 1).into()) as u8;
    Flaw::within("queue", position.queue, 0..=behind)
}

/// Would the rules ask this here, or say that it is over (R29)?
fn audit_phase(position: &Position) -> Result<(), Flaw> {
    let fallen = position.hospital == 0;
    let possible = match position.phase {
        Phase::Over => fallen || position.is_cleared(),
        _ if fallen => false,
        Phase::Patient(_) => position.free_bed().is_some(),
        Phase::Aftershock(_) | Phase::Diesel(_) => position.ap > 0,
        Phase::Complications { lowest, bed, .. } => {
            let asked = position.beds.get(usize::from(bed)).copied().flatten();
            position.lowest_health() == Some(lowest)
                && asked.is_some_and(|patient| patient.health == lowest)
                && most_protection(position) > 0
        }
        // Without action points the turn ends by itself (R20, R28).
        Phase::Standard => position.queue == 0 && position.ap > 0 && !position.is_cleared(),
    };
    if possible {
        Ok(())
    } else {
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}

/// The cards that belong to the game and are nowhere in this position.
pub fn missing_cards(content: &Content, position: &Position) -> Bag<Card, KINDS> {
    let all = all_cards(content);
    let here = cards_on(position);
    let mut counts = [0; KINDS];
    for (count, (all, here)) in counts.iter_mut().zip(all.into_iter().zip(here)) {
        *count = (all.max(here) - here).min(99) as u8;
    }
    Bag::new(counts)
}

/// The Event Deck and the Diesel Reserves (R4, R5).
fn all_cards(content: &Content) -> [u32; KINDS] {
    let mut all = content.event_deck.counts().map(u32::from);
    all[Card::Diesel(content.reserves).index()] += 1;
    all
}

/// Every card of the position, wherever it lies.
fn cards_on(position: &Position) -> [u32; KINDS] {
    let mut here = [0; KINDS];
    let mut put = |card: Card, count: u8| here[card.index()] += u32::from(count);
    for (card, count) in position.deck.unseen.iter().chain(position.discard.iter()) {
        put(card, count);
    }
    for &card in &*position.deck.top {
        put(card, 1);
    }
    let source = position.scavenging.map(|source| source.rank);
    for rank in position.generator.iter().copied().chain(source) {
        put(Card::Diesel(rank.clamp(2, 10)), 1);
    }
    put_patients(position, &mut put);
    if let Some(card) = card_in_question(position.phase) {
        put(card, 1);
    }
    here
}

/// Patients in Beds, saved and Outside.
fn put_patients(position: &Position, put: &mut impl FnMut(Card, u8)) {
    for patient in position.beds.iter().flatten() {
        put(Card::Patient(patient.rank), 1);
    }
    for rank in Rank::ALL {
        put(Card::Patient(rank), position.saved.count(rank));
    }
    for who in Outsider::ALL {
        put(Card::Patient(who.rank()), position.outside.count(who));
    }
}

/// The card that the player is being asked about.
fn card_in_question(phase: Phase) -> Option<Card> {
    match phase {
        Phase::Patient(rank) => Some(Card::Patient(rank)),
        Phase::Aftershock(damage) => Some(Card::Aftershock(damage.clamp(1, 6))),
        Phase::Diesel(rank) => Some(Card::Diesel(rank.clamp(2, 10))),
        Phase::Complications { damage, .. } => Some(Card::Complications(damage.clamp(1, 5))),
        Phase::Standard | Phase::Over => None,
    }
}
