//! The game in words: keys of the locale files and what to put into them.

use redtag_kernel::words::{Arg, chapter, number, text, untold};
use redtag_kernel::{Bag, Illegal, Kind, Refusal, Seat, Tell, Text, by_chapter};

use crate::action::{Action, Cause, Event, Outsider};
use crate::card::{Card, KINDS, Rank};
use crate::content::{Content, Outside};
use crate::game::Triage;
use crate::position::{Patient, Phase, Position};
use crate::rules::{diesel_demand, protection_cap};

impl Tell for Triage {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn names(&self, language: &str) -> String {
        let letters = match language {
            "de" => ["B", "D", "K"],
            _ => ["J", "Q", "K"],
        };
        let name = |card: Card| match card {
            Card::Diesel(rank) => format!("♦{rank}"),
            Card::Hope => "♥".to_owned(),
            Card::Aftershock(rank) => format!("♠{rank}"),
            Card::Complications(rank) => format!("♣{rank}"),
            Card::Patient(rank) => letters[rank as usize].to_owned(),
        };
        let many = |(card, count): (Card, u8)| format!("{count} × {}", name(card));
        let deck: Vec<String> = self.content.event_deck.iter().map(many).collect();
        format!("event-deck = {}\n", deck.join(", "))
    }

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn prompt(&self, position: &Position, _seat: Seat) -> Text {
        let ap = |text: Text| text.number("ap", position.ap);
        match position.phase {
            Phase::Patient(patient) => named(text("ask-patient"), patient)
                .number("health", self.content.patient(patient).health),
            Phase::Aftershock(damage) => ap(text("ask-aftershock"))
                .number("damage", damage)
                .number("hospital", position.hospital),
            Phase::Diesel(rank) => match position.scavenging {
                None => ap(text("ask-diesel")).number("rank", rank),
                Some(source) => ap(text("ask-diesel-replacing"))
                    .number("rank", rank)
                    .number("old", source.rank)
                    .number("value", source.value),
            },
            Phase::Complications {
                damage,
                lowest,
                bed,
                ..
            } => ask_complications(ap(text("ask-complications")), position, bed)
                .number("damage", damage)
                .number("health", lowest),
            Phase::Standard => ap(text("ask-standard"))
                .number("demand", diesel_demand(&self.content, position))
                .number("diesel", position.diesel()),
            Phase::Over => self.ending(position),
        }
    }

    fn rules(&self, position: &Position, _seat: Seat) -> &'static [&'static str] {
        match position.phase {
            Phase::Patient(_) => &["R15", "R10", "R26", "A10"],
            Phase::Aftershock(_) => &["R16", "A4", "R29"],
            Phase::Diesel(_) => &["R17", "A2", "A5"],
            Phase::Complications { .. } => &["R19", "A3", "R10"],
            Phase::Standard => &["R20", "R21", "R23", "R24", "R26", "A13", "A15"],
            Phase::Over => &["R29", "R30"],
        }
    }

    fn label(&self, position: &Position, _seat: Seat, action: &Action) -> Text {
        match *action {
            Action::Admit | Action::Refuse => self.label_of_answer(position, *action),
            Action::Brace(ap) => label_of_brace(position, ap),
            Action::Start => text("do-start"),
            Action::Leave => text("do-leave"),
            Action::Protect(ap) => label_of_protect(position, ap),
            Action::AdmitOutside(who) => self
                .admission(text("do-admit-outside"), who.rank())
                .text("patient", outsider(who))
                .case("who", outsider_case(who)),
            Action::Explore => text("do-explore"),
            Action::Heal(bed) => self.label_of_heal(position, bed),
            Action::Scavenge => label_of_scavenge(position),
            Action::EndTurn => text("do-end-turn").number("ap", position.ap),
        }
    }

    fn narrate(&self, event: &Event) -> Text {
        let event = *event;
        by_chapter! { self, event;
            narrate_turn: TurnBegins QueueFilled Revealed SentOutside HospitalDamaged Braced
                HopeGained NobodyToHurt DieselConsumed DieselShort QueensTurned LostOutside
                Collapsed NobodyLeft;
            narrate_bed: Admitted Protected Hurt Died Healed Saved;
            narrate_diesel_card: SourceStarted SourceLeft Scavenged SourceCompleted
                DieselCardEmptied;
        }
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        let turn = text("table-turn")
            .number("turn", position.turn)
            .number("ap", position.ap);
        let mut lines = vec![turn, line(text("board-hospital"), hospital(position))];
        for (&patient, number) in position.beds.iter().zip(1..) {
            let bed = text("board-bed").number("bed", number);
            lines.push(line(bed, self.bed(patient)));
        }
        describe_outside(position, &mut lines);
        lines.push(line(text("board-generator"), self.generator(position)));
        lines.push(line(text("board-scavenging"), scavenging(position)));
        lines.push(line(text("board-deck"), deck(position)));
        lines.push(
            text("table-saved")
                .number("saved", position.saved.total())
                .number("jacks", position.saved.jacks)
                .number("queens", position.saved.queens)
                .number("kings", position.saved.kings),
        );
        lines
    }

    fn outcome(&self, _what: &str, outcome: usize) -> (Text, String) {
        let shown = Card::from_index(outcome);
        (card(shown), shown.plain())
    }

    fn ending(&self, position: &Position) -> Text {
        let key = if position.hospital == 0 {
            "log-collapsed"
        } else {
            "log-nobody-left"
        };
        text(key).number("saved", position.saved.total())
    }

    fn ending_id(&self, position: &Position) -> &'static str {
        if position.hospital == 0 {
            "collapsed"
        } else {
            "nobody-left"
        }
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            chapter("rules-chapter-goal", 'R', 1..=3),
            chapter("rules-chapter-setup", 'R', 4..=8),
            chapter("rules-chapter-values", 'R', 9..=11),
            chapter("rules-chapter-turn", 'R', 12..=14),
            chapter("rules-chapter-events", 'R', 15..=19),
            chapter("rules-chapter-actions", 'R', 20..=22),
            chapter("rules-chapter-diesel", 'R', 23..=25),
            chapter("rules-chapter-outside", 'R', 26..=28),
            chapter("rules-chapter-end", 'R', 29..=31),
            chapter("rules-chapter-rulings", 'A', 1..=17),
        ]
    }
}

impl Triage {
    /// Who lies in a Bed, and how they are.
    pub(crate) fn bed(&self, patient: Option<Patient>) -> Text {
        match patient {
            None => text("told-empty"),
            Some(patient) => text("told-bed")
                .text("patient", rank(patient.rank))
                .number("health", patient.health)
                .number("healthy", self.content.healthy),
        }
    }

    /// What the generator has and needs (R23).
    pub(crate) fn generator(&self, position: &Position) -> Text {
        text("told-generator")
            .number("diesel", position.diesel())
            .number("cards", position.generator.len() as i64)
            .number("level", position.level)
            .number("demand", diesel_demand(&self.content, position))
    }

    /// Admit or refuse, with the consequences of either.
    fn label_of_answer(&self, position: &Position, action: Action) -> Text {
        match (position.phase, action) {
            (Phase::Patient(rank), Action::Admit) => self.admission(text("do-admit"), rank),
            (Phase::Patient(rank), _) => {
                text("do-refuse").case("outside", verb(self.content.patient(rank).outside))
            }
            (_, Action::Admit) => text("do-admit-nobody"),
            _ => text("do-refuse-nobody"),
        }
    }

    /// Heal, with the health that it brings or what saving the patient gives (R20c).
    fn label_of_heal(&self, position: &Position, bed: u8) -> Text {
        let Some(patient) = position.beds.get(usize::from(bed)).copied().flatten() else {
            return text("do-heal-nobody").number("bed", i64::from(bed) + 1);
        };
        let health = patient.health + 1;
        let label = if health >= self.content.healthy {
            text("do-heal-saves").number("ap", self.content.patient(patient.rank).saved_ap)
        } else {
            text("do-heal").number("health", health)
        };
        named(label, patient.rank).number("bed", bed + 1)
    }

    /// The steps of a turn, events, and the end.
    fn narrate_turn(&self, event: Event) -> Text {
        match event {
            Event::TurnBegins { turn, ap } => text("log-turn-begins")
                .number("turn", turn)
                .number("ap", ap),
            Event::QueueFilled { cards } => text("log-queue-filled").number("cards", cards),
            Event::Revealed { card: shown } => text("log-revealed").text("card", card(shown)),
            Event::SentOutside { rank } => named(text("log-sent-outside"), rank),
            Event::HospitalDamaged {
                cause,
                damage,
                left,
            } => text("log-hospital-damaged")
                .case("cause", cause_case(cause))
                .case("who", self.batterers())
                .number("damage", damage)
                .number("left", left),
            Event::Braced { ap } => text("log-braced").number("ap", ap),
            Event::HopeGained { ap } => text("log-hope").number("ap", ap),
            Event::DieselConsumed { demand, left } => text("log-diesel-consumed")
                .number("demand", demand)
                .number("left", left),
            Event::DieselShort { missing } => text("log-diesel-short").number("missing", missing),
            Event::QueensTurned { count } => text("log-queens-turned").number("count", count),
            Event::LostOutside { rank: who, count } => text("log-lost-outside")
                .text("patient", rank(who))
                .number("count", count),
            Event::Collapsed { saved } => text("log-collapsed").number("saved", saved),
            Event::NobodyLeft { saved } => text("log-nobody-left").number("saved", saved),
            Event::NobodyToHurt => text("log-nobody-to-hurt"),
            _ => untold(),
        }
    }

    /// What happens to the patient in a Bed.
    fn narrate_bed(&self, event: Event) -> Text {
        let told = match event {
            Event::Admitted {
                health,
                from_outside: false,
                ..
            } => text("log-admitted").number("health", health),
            Event::Admitted { health, .. } => {
                text("log-admitted-from-outside").number("health", health)
            }
            Event::Protected { ap, left, .. } => {
                text("log-protected").number("ap", ap).number("left", left)
            }
            Event::Hurt {
                cause,
                damage,
                health,
                ..
            } => text("log-hurt")
                .case("cause", cause_case(cause))
                .number("damage", damage)
                .number("health", health),
            Event::Died { cause, .. } => text("log-died").case("cause", cause_case(cause)),
            Event::Healed { health, .. } => text("log-healed").number("health", health),
            Event::Saved { ap: 0, .. } => text("log-saved"),
            Event::Saved { ap, .. } => text("log-saved-with-cheers").number("ap", ap),
            _ => untold(),
        };
        match patient_of(event) {
            Some((who, bed)) => named(told, who).number("bed", bed + 1),
            None => told,
        }
    }

    /// What happens to a Diesel card.
    fn narrate_diesel_card(&self, event: Event) -> Text {
        let with = |key: &'static str, rank: u8| text(key).number("rank", rank);
        match event {
            Event::SourceStarted { rank, lost: None } => with("log-source-started", rank),
            Event::SourceStarted {
                rank,
                lost: Some(lost),
            } => with("log-source-replaced", rank).number("lost", lost),
            Event::SourceLeft { rank } => with("log-source-left", rank),
            Event::Scavenged { rank, value } => with("log-scavenged", rank).number("value", value),
            Event::SourceCompleted { rank } => with("log-source-completed", rank),
            Event::DieselCardEmptied { rank } => with("log-diesel-card-emptied", rank),
            _ => untold(),
        }
    }

    /// Adds the health that a patient in a Bed begins with, and the Diesel that they need.
    fn admission(&self, text: Text, rank: Rank) -> Text {
        let rules = self.content.patient(rank);
        text.number("health", rules.health)
            .number("diesel", rules.diesel)
    }

    /// Who damages the Hospital from Outside: one kind of patient, or several.
    fn batterers(&self) -> &'static str {
        let batters = |rank: &Rank| self.content.patient(*rank).outside == Outside::Batters;
        let mut who = Rank::ALL.into_iter().filter(batters);
        match (who.next(), who.next()) {
            (Some(Rank::Jack), None) => "jack",
            (Some(Rank::Queen), None) => "queen",
            (Some(Rank::King), None) => "king",
            _ => "several",
        }
    }
}

/// Brace against an Aftershock, with the damage that is left (R16).
fn label_of_brace(position: &Position, ap: u8) -> Text {
    let Phase::Aftershock(damage) = position.phase else {
        return text("do-brace-nothing").number("ap", ap);
    };
    let damage = damage.saturating_sub(ap);
    let falls = damage >= position.hospital;
    text("do-brace")
        .number("ap", ap)
        .number("damage", damage)
        .case("hospital", if falls { "falls" } else { "stands" })
}

/// Protect a patient against Complications, with the health that is left (R19).
fn label_of_protect(position: &Position, ap: u8) -> Text {
    let Phase::Complications { damage, lowest, .. } = position.phase else {
        return text("do-protect-nobody").number("ap", ap);
    };
    let health = lowest.saturating_sub(damage.saturating_sub(ap));
    text("do-protect").number("ap", ap).number("health", health)
}

/// Scavenge, with what the source is worth afterwards (R20d).
fn label_of_scavenge(position: &Position) -> Text {
    match position.scavenging {
        Some(source) if source.value + 1 >= source.rank => {
            text("do-scavenge-completes").number("rank", source.rank)
        }
        Some(source) => text("do-scavenge")
            .number("rank", source.rank)
            .number("value", source.value + 1),
        None => text("do-scavenge-nothing"),
    }
}

/// Adds the Bed that Complications ask about, and who lies in it.
fn ask_complications(text: Text, position: &Position, bed: u8) -> Text {
    let patient = position.beds.get(usize::from(bed)).copied().flatten();
    let who = patient.map_or(Rank::King, |patient| patient.rank);
    named(text, who).number("bed", bed + 1)
}

/// Who waits Outside, a line for each kind of patient.
fn describe_outside(position: &Position, lines: &mut Vec<Text>) {
    let outside = |told| line(text("board-outside"), told);
    if position.outside.total() == 0 {
        lines.push(outside(text("told-nobody")));
    }
    for who in Outsider::ALL {
        let count = position.outside.count(who);
        if count > 0 {
            let told = text("told-outside").text("patient", outsider(who));
            lines.push(outside(told.number("count", count)));
        }
    }
}

/// The patient that an event is about, and their Bed.
fn patient_of(event: Event) -> Option<(Rank, u8)> {
    match event {
        Event::Admitted { rank, bed, .. }
        | Event::Protected { rank, bed, .. }
        | Event::Hurt { rank, bed, .. }
        | Event::Died { rank, bed, .. }
        | Event::Healed { rank, bed, .. }
        | Event::Saved { rank, bed, .. } => Some((rank, bed)),
        _ => None,
    }
}

/// Adds a patient's name, and the rank for languages whose articles depend on it.
fn named(text: Text, who: Rank) -> Text {
    text.text("patient", rank(who)).case("who", rank_case(who))
}

/// The rank for languages whose articles depend on it.
const fn rank_case(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
    }
}

/// The same for somebody Outside, where a Queen who has been turned waits for the last time.
const fn outsider_case(who: Outsider) -> &'static str {
    match who {
        Outsider::TurnedQueen => "turned-queen",
        who => rank_case(who.rank()),
    }
}

/// A place and what is there.
fn line(place: Text, told: Text) -> Text {
    text("table-line").text("place", place).text("told", told)
}

/// What the Hospital still withstands.
pub(crate) fn hospital(position: &Position) -> Text {
    text("told-hospital")
        .number("value", position.hospital)
        .number("most", position.variant.hospital)
}

/// What is being scavenged.
pub(crate) fn scavenging(position: &Position) -> Text {
    match position.scavenging {
        None => text("told-empty"),
        Some(source) => text("told-source")
            .number("rank", source.rank)
            .number("value", source.value),
    }
}

/// The Event Deck, and what lies beside it.
pub(crate) fn deck(position: &Position) -> Text {
    text("told-deck")
        .number("deck", position.in_deck())
        .number("queue", position.queue)
        .number("discard", position.discard.total())
        .number("aside", position.deck.set_aside)
}

/// What a turn Outside does.
fn verb(outside: Outside) -> &'static str {
    match outside {
        Outside::Batters => "batters",
        Outside::Turns => "turns",
        Outside::Leaves => "leaves",
    }
}

/// The words of a refusal, with the numbers and names that its sentence needs.
pub fn refusal(position: &Position, action: Action, refusal: Refusal) -> Illegal {
    let mut illegal = Illegal::from(refusal);
    let why = illegal.why;
    illegal.why = match (refusal.key, action) {
        ("no-more-than-damage", _) => match position.phase {
            Phase::Aftershock(damage) => why.number("damage", damage),
            _ => why,
        },
        ("no-more-protection", _) => why.number("most", protection_cap(position)),
        ("no-so-many-ap", _) => why.number("ap", position.ap),
        ("no-such-outsider", Action::AdmitOutside(who)) => why
            .text("patient", rank(who.rank()))
            .case("who", rank_case(who.rank())),
        ("no-such-bed", _) => why.number("beds", position.beds.len() as i64),
        ("no-patient-in-bed", Action::Heal(bed)) => why.number("bed", bed + 1),
        _ => why,
    };
    illegal
}

fn rank(rank: Rank) -> Text {
    match rank {
        Rank::Jack => text("jack"),
        Rank::Queen => text("queen"),
        Rank::King => text("king"),
    }
}

/// Somebody Outside by name.
fn outsider(outsider: Outsider) -> Text {
    match outsider {
        Outsider::Jack => text("jack"),
        Outsider::Queen => text("queen"),
        Outsider::TurnedQueen => text("turned-queen"),
        Outsider::King => text("king"),
    }
}

fn card(card: Card) -> Text {
    match card {
        Card::Diesel(n) => text("card-diesel").number("n", n),
        Card::Hope => text("card-hope"),
        Card::Aftershock(n) => text("card-aftershock").number("n", n),
        Card::Complications(n) => text("card-complications").number("n", n),
        Card::Patient(who) => text("card-patient").text("patient", rank(who)),
    }
}

/// The cause of damage, for the locale to choose a sentence by.
fn cause_case(cause: Cause) -> &'static str {
    match cause {
        Cause::Aftershock => "aftershock",
        Cause::Complications => "complications",
        Cause::NoDiesel => "no-diesel",
        Cause::Battered => "battered",
    }
}

/// The numbers of the content that rules name (R4-R8, R10, R13, R20, R23, R26, R30).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let deck = &content.event_deck;
    let mut values = vec![
        ("healthy", number(content.healthy)),
        ("queue", number(content.queue)),
        ("set_aside", number(content.set_aside)),
        ("reserves", number(content.reserves)),
        ("cards", number(deck.total())),
        (
            "left",
            number(deck.total().saturating_sub(content.set_aside)),
        ),
    ];
    values.extend(deck_values(deck));
    let names = [
        ["jack_health", "jack_diesel", "jack_ap", "jack_outside"],
        ["queen_health", "queen_diesel", "queen_ap", "queen_outside"],
        ["king_health", "king_diesel", "king_ap", "king_outside"],
    ];
    for ([health, diesel, ap, outside], patient) in names.into_iter().zip(content.patients) {
        values.extend([
            (health, number(patient.health)),
            (diesel, number(patient.diesel)),
            (ap, number(patient.saved_ap)),
            (outside, Arg::Case(verb(patient.outside))),
        ]);
    }
    values
}

/// How many cards of each kind there are, and what their ranks add up to.
fn deck_values(deck: &Bag<Card, KINDS>) -> [(&'static str, Arg); 11] {
    let kind = |rank_of: fn(Card) -> Option<u8>| {
        let of_kind = |(card, count)| Some((u32::from(count), u32::from(rank_of(card)?)));
        let add = |(cards, worth), (count, rank)| (cards + count, worth + count * rank);
        deck.iter().filter_map(of_kind).fold((0, 0), add)
    };
    let diesel = kind(|card| match card {
        Card::Diesel(rank) => Some(rank),
        _ => None,
    });
    let aftershocks = kind(|card| match card {
        Card::Aftershock(rank) => Some(rank),
        _ => None,
    });
    let complications = kind(|card| match card {
        Card::Complications(rank) => Some(rank),
        _ => None,
    });
    let patients = Rank::ALL.map(|rank| deck.count(Card::Patient(rank)));
    let [jacks, queens, kings] = patients;
    [
        ("diesel", number(diesel.0)),
        ("diesel_worth", number(diesel.1)),
        ("aftershocks", number(aftershocks.0)),
        ("aftershocks_worth", number(aftershocks.1)),
        ("complications", number(complications.0)),
        ("complications_worth", number(complications.1)),
        ("hope", number(deck.count(Card::Hope))),
        (
            "patients",
            number(patients.map(u32::from).iter().sum::<u32>()),
        ),
        ("jacks", number(jacks)),
        ("queens", number(queens)),
        ("kings", number(kings)),
    ]
}
