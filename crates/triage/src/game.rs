//! The game as the table sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::words::text;
use redtag_kernel::{Bag, Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Text, Turn};

use crate::action::{Action, Event, Outsider};
use crate::card::{Card, KINDS, Rank};
use crate::content::Content;
use crate::position::{Phase, Position};
use crate::rules::{Rules, most_protection};
use crate::setup::{self, Options};
use crate::worth::Worth;

/// After the Disaster: Triage.
#[derive(Clone, Debug)]
pub struct Triage {
    /// What a designer may change.
    pub content: Content,
    /// What positions are worth.
    pub worth: Worth,
}

impl Triage {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            content,
            worth: Worth::trained(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }

    pub(crate) fn rules<'a, C, L>(
        &'a self,
        table: &'a mut Position,
        chance: &'a mut C,
        events: &'a mut L,
    ) -> Rules<'a, C, L> {
        Rules {
            content: &self.content,
            table,
            chance,
            events,
        }
    }
}

impl Game for Triage {
    const NAME: &'static str = "triage";
    const RULES: u32 = 1;
    const LONGEST: usize = 1_500;
    const SEATS: RangeInclusive<u8> = 1..=1;

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, _options: &Options) -> u8 {
        1
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(&self.content, options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) -> Result<Position, Flaw> {
        let mut table = self.lay_out(options)?;
        table.turn = 0;
        let mut rules = self.rules(&mut table, chance, events);
        rules.start_turn();
        rules.go_on();
        Ok(table)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Act(Seats::one(0))
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, _seat: Seat, into: &mut Vec<Action>) {
        match position.phase {
            Phase::Patient(_) => into.extend([Action::Admit, Action::Refuse]),
            Phase::Aftershock(damage) => {
                into.extend((0..=damage.min(position.ap)).map(Action::Brace))
            }
            Phase::Diesel(_) => into.extend([Action::Start, Action::Leave]),
            Phase::Complications { .. } => {
                into.extend((0..=most_protection(position)).map(Action::Protect))
            }
            Phase::Standard => standard_actions(position, into),
            Phase::Over => {}
        }
    }

    fn why_not(&self, position: &Position, _seat: Seat, action: &Action) -> Option<Illegal> {
        refusal(position, *action).map(|(rule, why)| Illegal { rule, why })
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) {
        let mut rules = self.rules(position, chance, events);
        rules.act(action);
        rules.go_on();
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit(&self.content, position)
    }

    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        [position.saved.total().into(); MAX_SEATS]
    }

    /// The Beds, the level of the first Diesel card, and the cards that are not mentioned anywhere.
    fn complete(&self, options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        while position.beds.len() < usize::from(options.beds) {
            position.beds.push(None);
        }
        if given("generator") && !given("level") {
            position.level = position.generator.first().unwrap_or(0);
        }
        if !given("deck/unseen") {
            position.deck.unseen = Bag::default();
            position.deck.unseen = missing_cards(&self.content, position);
        } else if !given("discard") {
            position.discard = Bag::default();
            position.discard = missing_cards(&self.content, position);
        }
    }
}

#[inline]
fn standard_actions(position: &Position, into: &mut Vec<Action>) {
    into.reserve(12);
    if position.ap > 0 {
        let mut free = false;
        for (patient, bed) in position.beds.iter().zip(0..) {
            match patient {
                Some(_) => into.push(Action::Heal(bed)),
                None => free = true,
            }
        }
        if free && position.outside.total() > 0 {
            for outsider in Outsider::ALL {
                if waiting(position, outsider) > 0 {
                    into.push(Action::AdmitOutside(outsider));
                }
            }
        }
        if position.scavenging.is_some() {
            into.push(Action::Scavenge);
        }
        if !position.deck.is_empty() {
            into.push(Action::Explore);
        }
    }
    into.push(Action::EndTurn);
}

/// How many of these wait Outside.
#[inline]
pub fn waiting(position: &Position, outsider: Outsider) -> u8 {
    match outsider {
        Outsider::Jack => position.outside.jacks,
        Outsider::Queen => position.outside.queens,
        Outsider::TurnedQueen => position.outside.turned_queens,
        Outsider::King => position.outside.kings,
    }
}

/// The rule against an action, and the reason.
fn refusal(position: &Position, action: Action) -> Option<(&'static str, Text)> {
    let ap = position.ap;
    let too_many = |rule, spent: u8, most: u8| {
        (spent > most).then(|| {
            (
                rule,
                text("no-more-ap").number("most", most).number("ap", ap),
            )
        })
    };
    match (position.phase, action) {
        (Phase::Over, _) => Some(("R29", text("no-game-over"))),
        (Phase::Patient(_), Action::Admit | Action::Refuse) => None,
        (Phase::Aftershock(damage), Action::Brace(spent)) => too_many("R16", spent, damage.min(ap)),
        (Phase::Diesel(_), Action::Start | Action::Leave) => None,
        (Phase::Complications { .. }, Action::Protect(spent)) => {
            too_many("R19", spent, most_protection(position))
        }
        (Phase::Standard, Action::EndTurn) => None,
        (_, Action::Admit | Action::Refuse) => Some(("R15", text("no-patient-asked"))),
        (_, Action::Brace(_)) => Some(("R16", text("no-aftershock-asked"))),
        (_, Action::Start | Action::Leave) => Some(("R17", text("no-diesel-asked"))),
        (_, Action::Protect(_)) => Some(("R19", text("no-complications-asked"))),
        (Phase::Standard, _) if ap == 0 => Some(("R20", text("no-ap"))),
        (Phase::Standard, action) => standard_refusal(position, action),
        _ => Some(("R14", text("no-event-first"))),
    }
}

fn standard_refusal(position: &Position, action: Action) -> Option<(&'static str, Text)> {
    match action {
        Action::AdmitOutside(outsider) if waiting(position, outsider) == 0 => Some((
            "R20",
            text("no-such-outsider").text("patient", crate::tell::outsider(outsider)),
        )),
        Action::AdmitOutside(_) if position.free_bed().is_none() => {
            Some(("R22", text("no-free-bed")))
        }
        Action::Explore if position.deck.is_empty() => Some(("R20", text("no-cards-left"))),
        Action::Heal(bed) => match position.beds.get(usize::from(bed)) {
            None => Some((
                "R2",
                text("no-such-bed").number("beds", position.beds.len() as i64),
            )),
            Some(None) => Some(("R20", text("no-patient-in-bed").number("bed", bed + 1))),
            Some(Some(_)) => None,
        },
        Action::Scavenge if position.scavenging.is_none() => Some(("R20", text("no-source"))),
        _ => None,
    }
}

/// The cards that belong to the game and lie nowhere on this table.
fn missing_cards(content: &Content, position: &Position) -> Bag<Card, KINDS> {
    let all = all_cards(content);
    let here = cards_on(position);
    let mut counts = [0; KINDS];
    for (count, (all, here)) in counts.iter_mut().zip(all.into_iter().zip(here)) {
        *count = (all.max(here) - here).min(99) as u8;
    }
    Bag::new(counts)
}

fn all_cards(content: &Content) -> [u32; KINDS] {
    let mut all = content.event_deck.counts().map(u32::from);
    all[redtag_kernel::Kind::index(Card::Diesel(content.reserves))] += 1;
    all
}

/// Every card on the table, wherever it lies.
fn cards_on(position: &Position) -> [u32; KINDS] {
    let mut here = [0; KINDS];
    let mut put =
        |card: Card, count: u8| here[redtag_kernel::Kind::index(card)] += u32::from(count);
    for (card, count) in position.deck.unseen.iter().chain(position.discard.iter()) {
        put(card, count);
    }
    for &card in position.deck.top.as_slice() {
        put(card, 1);
    }
    let sources = position.scavenging.iter().map(|source| source.rank);
    for rank in position.generator.iter().copied().chain(sources) {
        put(Card::Diesel(rank.clamp(2, 10)), 1);
    }
    for patient in position.beds.iter().flatten() {
        put(Card::Patient(patient.rank), 1);
    }
    let (outside, saved) = (&position.outside, &position.saved);
    for (rank, count) in [
        (Rank::Jack, [outside.jacks, saved.jacks, 0]),
        (
            Rank::Queen,
            [outside.queens, outside.turned_queens, saved.queens],
        ),
        (Rank::King, [outside.kings, saved.kings, 0]),
    ] {
        count
            .into_iter()
            .for_each(|count| put(Card::Patient(rank), count));
    }
    match position.phase {
        Phase::Patient(rank) => put(Card::Patient(rank), 1),
        Phase::Aftershock(damage) => put(Card::Aftershock(damage.clamp(1, 6)), 1),
        Phase::Diesel(rank) => put(Card::Diesel(rank.clamp(2, 10)), 1),
        Phase::Complications { damage, .. } => put(Card::Complications(damage.clamp(1, 5)), 1),
        Phase::Standard | Phase::Over => {}
    }
    here
}

/// Values in range, every card exactly once, and a question that the rules would ask.
fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
    let within = |place: &str, value: u8, low: u8, high: u8| {
        if (low..=high).contains(&value) {
            return Ok(());
        }
        Err(Flaw::at(
            place,
            format!("must be {low} to {high}, not {value}"),
        ))
    };
    within("turn", position.turn, 1, u8::MAX)?;
    within(
        "variant.action_points",
        position.variant.action_points,
        1,
        9,
    )?;
    within("variant.hospital", position.variant.hospital, 1, 20)?;
    within("hospital", position.hospital, 0, position.variant.hospital)?;
    within("ap", position.ap, 0, 99)?;
    within("beds", position.beds.len() as u8, 1, 4)?;
    for (at, patient) in position.beds.iter().enumerate() {
        if let Some(patient) = patient {
            within(
                &format!("beds[{at}].health"),
                patient.health,
                1,
                content.healthy - 1,
            )?;
        }
    }
    for (at, &rank) in position.generator.iter().enumerate() {
        within(&format!("generator[{at}]"), rank, 2, 10)?;
    }
    match position.generator.first() {
        Some(rank) => within("level", position.level, 1, rank)?,
        None => within("level", position.level, 0, 0)?,
    }
    if let Some(source) = position.scavenging {
        within("scavenging.rank", source.rank, 2, 10)?;
        within("scavenging.value", source.value, 1, source.rank - 1)?;
    }
    match position.phase {
        Phase::Aftershock(damage) => within("phase.aftershock", damage, 1, 6)?,
        Phase::Diesel(rank) => within("phase.diesel", rank, 2, 10)?,
        Phase::Complications { damage, spent, .. } => {
            within("phase.complications.damage", damage, 1, 5)?;
            let total = spent.iter().map(|&spent| u32::from(spent)).sum::<u32>();
            let per_patient =
                position.variant.complications_cap == crate::ComplicationsCap::PerPatient;
            if total > u32::from(damage)
                && !(per_patient && spent.iter().all(|&spent| spent <= damage))
            {
                return wrong(
                    "phase.complications.spent",
                    format!("more than the cap of {damage}"),
                );
            }
        }
        Phase::Patient(_) | Phase::Standard | Phase::Over => {}
    }
    let (all, here) = (all_cards(content), cards_on(position));
    for (index, (all, here)) in all.into_iter().zip(here).enumerate() {
        if all != here {
            let card: Card = redtag_kernel::Kind::from_index(index);
            return wrong(
                "cards",
                format!("{card}: {here} on the table, but there are {all}"),
            );
        }
    }
    within(
        "deck.set_aside",
        position.deck.set_aside,
        0,
        position.deck.unseen.total(),
    )?;
    within(
        "queue",
        position.queue,
        0,
        position.deck.len().min(250) as u8,
    )?;
    audit_phase(position)
}

fn audit_phase(position: &Position) -> Result<(), Flaw> {
    let empty =
        position.deck.is_empty() && position.occupied() == 0 && position.outside.total() == 0;
    let over = position.hospital == 0
        || (empty && matches!(position.phase, Phase::Standard | Phase::Over));
    let possible = match position.phase {
        Phase::Over => over,
        _ if over => false,
        Phase::Patient(_) => position.free_bed().is_some(),
        Phase::Aftershock(_) | Phase::Diesel(_) => position.ap > 0,
        Phase::Complications { lowest, bed, .. } => {
            let beds = position.beds.as_slice();
            let lowest_now = beds.iter().flatten().map(|patient| patient.health).min();
            let asked = beds.get(usize::from(bed)).copied().flatten();
            lowest_now == Some(lowest)
                && asked.is_some_and(|patient| patient.health == lowest)
                && most_protection(position) > 0
        }
        Phase::Standard => position.queue == 0,
    };
    if possible {
        Ok(())
    } else {
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}
