//! The game in words: keys of the locale files and what to put into them.

use redtag_kernel::words::text;
use redtag_kernel::{Illegal, Kind, Refusal, Seat, Tell, Text};

use crate::action::{Action, Cause, Event, Outsider};
use crate::card::{Card, Rank};
use crate::content::Outside;
use crate::game::Triage;
use crate::position::{Patient, Phase, Position};
use crate::rules::{diesel_demand, protection_cap};

impl Tell for Triage {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn prompt(&self, position: &Position, _seat: Seat) -> Text {
        let ap = |text: Text| text.number("ap", position.ap);
        match position.phase {
            Phase::Patient(patient) => text("ask-patient")
                .text("patient", rank(patient))
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
            } => {
                let patient = position.beds.get(usize::from(bed)).copied().flatten();
                ap(text("ask-complications"))
                    .number("damage", damage)
                    .number("health", lowest)
                    .number("bed", bed + 1)
                    .text(
                        "patient",
                        rank(patient.map_or(Rank::King, |patient| patient.rank)),
                    )
            }
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
            Action::Brace(ap) => {
                let Phase::Aftershock(damage) = position.phase else {
                    return text("do-brace-nothing").number("ap", ap);
                };
                text("do-brace")
                    .number("ap", ap)
                    .number("damage", damage.saturating_sub(ap))
            }
            Action::Start => text("do-start"),
            Action::Leave => text("do-leave"),
            Action::Protect(ap) => {
                let Phase::Complications { damage, lowest, .. } = position.phase else {
                    return text("do-protect-nobody").number("ap", ap);
                };
                let health = lowest.saturating_sub(damage.saturating_sub(ap));
                text("do-protect").number("ap", ap).number("health", health)
            }
            Action::AdmitOutside(who) => self
                .admission(text("do-admit-outside"), who.rank())
                .text("patient", outsider(who)),
            Action::Explore => text("do-explore"),
            Action::Heal(bed) => match position.beds.get(usize::from(bed)).copied().flatten() {
                Some(patient) if patient.health + 1 >= self.content.healthy => {
                    text("do-heal-saves")
                        .number("bed", bed + 1)
                        .text("patient", rank(patient.rank))
                        .number("ap", self.content.patient(patient.rank).saved_ap)
                }
                Some(patient) => text("do-heal")
                    .number("bed", bed + 1)
                    .text("patient", rank(patient.rank))
                    .number("health", patient.health + 1),
                None => text("do-heal-nobody").number("bed", i64::from(bed) + 1),
            },
            Action::Scavenge => match position.scavenging {
                Some(source) if source.value + 1 >= source.rank => {
                    text("do-scavenge-completes").number("rank", source.rank)
                }
                Some(source) => text("do-scavenge")
                    .number("rank", source.rank)
                    .number("value", source.value + 1),
                None => text("do-scavenge-nothing"),
            },
            Action::EndTurn => text("do-end-turn").number("ap", position.ap),
        }
    }

    fn narrate(&self, event: &Event) -> Text {
        match *event {
            Event::TurnBegins { turn, ap } => text("log-turn-begins")
                .number("turn", turn)
                .number("ap", ap),
            Event::QueueFilled { cards } => text("log-queue-filled").number("cards", cards),
            Event::Revealed { card: shown } => text("log-revealed").text("card", card(shown)),
            Event::Admitted {
                rank: who,
                bed,
                health,
                from_outside,
            } => {
                let key = if from_outside {
                    "log-admitted-from-outside"
                } else {
                    "log-admitted"
                };
                text(key)
                    .text("patient", rank(who))
                    .number("bed", bed + 1)
                    .number("health", health)
            }
            Event::SentOutside { rank: who } => text("log-sent-outside").text("patient", rank(who)),
            Event::HospitalDamaged {
                cause: why,
                damage,
                left,
            } => text("log-hospital-damaged")
                .case("cause", cause(why))
                .case("who", self.batterers())
                .number("damage", damage)
                .number("left", left),
            Event::Braced { ap } => text("log-braced").number("ap", ap),
            Event::SourceStarted { rank, lost: None } => {
                text("log-source-started").number("rank", rank)
            }
            Event::SourceStarted {
                rank,
                lost: Some(lost),
            } => text("log-source-replaced")
                .number("rank", rank)
                .number("lost", lost),
            Event::SourceLeft { rank } => text("log-source-left").number("rank", rank),
            Event::HopeGained { ap } => text("log-hope").number("ap", ap),
            Event::NobodyToHurt => text("log-nobody-to-hurt"),
            Event::Protected { rank: who, bed, ap } => text("log-protected")
                .text("patient", rank(who))
                .number("bed", bed + 1)
                .number("ap", ap),
            Event::Hurt {
                cause: why,
                rank: who,
                bed,
                damage,
                health,
            } => text("log-hurt")
                .case("cause", cause(why))
                .text("patient", rank(who))
                .number("bed", bed + 1)
                .number("damage", damage)
                .number("health", health),
            Event::Died {
                cause: why,
                rank: who,
                bed,
            } => text("log-died")
                .case("cause", cause(why))
                .text("patient", rank(who))
                .number("bed", bed + 1),
            Event::Healed {
                rank: who,
                bed,
                health,
            } => text("log-healed")
                .text("patient", rank(who))
                .number("bed", bed + 1)
                .number("health", health),
            Event::Saved { rank: who, bed, ap } => {
                let key = if ap > 0 {
                    "log-saved-with-cheers"
                } else {
                    "log-saved"
                };
                text(key)
                    .text("patient", rank(who))
                    .number("bed", bed + 1)
                    .number("ap", ap)
            }
            Event::Scavenged { rank, value } => text("log-scavenged")
                .number("rank", rank)
                .number("value", value),
            Event::SourceCompleted { rank } => text("log-source-completed").number("rank", rank),
            Event::DieselConsumed { demand, left } => text("log-diesel-consumed")
                .number("demand", demand)
                .number("left", left),
            Event::DieselCardEmptied { rank } => {
                text("log-diesel-card-emptied").number("rank", rank)
            }
            Event::DieselShort { missing } => text("log-diesel-short").number("missing", missing),
            Event::QueensTurned { count } => text("log-queens-turned").number("count", count),
            Event::LostOutside { rank: who, count } => text("log-lost-outside")
                .text("patient", rank(who))
                .number("count", count),
            Event::Collapsed { saved } => text("log-collapsed").number("saved", saved),
            Event::NobodyLeft { saved } => text("log-nobody-left").number("saved", saved),
        }
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        let mut lines = vec![
            text("table-turn")
                .number("turn", position.turn)
                .number("ap", position.ap),
            line(text("board-hospital"), hospital(position)),
        ];
        for (&patient, number) in position.beds.iter().zip(1..) {
            let bed = text("board-bed").number("bed", number);
            lines.push(line(bed, self.bed(patient)));
        }
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
        let chapter = |title, letter: char, numbers: std::ops::RangeInclusive<u8>| {
            (
                title,
                numbers.map(|number| format!("{letter}{number}")).collect(),
            )
        };
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

    /// Admit or refuse, with what either brings.
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

    /// With what a patient in a Bed begins with and needs.
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
        ("no-such-outsider", Action::AdmitOutside(who)) => why.text("patient", outsider(who)),
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

fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Aftershock => "aftershock",
        Cause::Complications => "complications",
        Cause::NoDiesel => "no-diesel",
        Cause::Battered => "battered",
    }
}
