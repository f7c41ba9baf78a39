//! The content: the Event Deck and what patients need, from `content/triage.toml`.

use std::collections::BTreeMap;

use redtag_kernel::content::{fingerprint, parse, place};
use redtag_kernel::{Bag, Flaw, Kind};
use serde::Deserialize;
use toml::Spanned;

use crate::card::{Card, KINDS, Rank};

const FILE: &str = "triage.toml";

/// What a designer may change, checked and ready for play.
#[derive(Clone, Debug)]
pub struct Content {
    /// Health at which a patient is saved.
    pub healthy: u8,
    /// Cards in the Event Queue each turn.
    pub queue: u8,
    /// Cards set aside before the first turn.
    pub set_aside: u8,
    /// The rank of the Diesel card that the Generator Pile begins with.
    pub reserves: u8,
    /// Jack, Queen, King.
    pub patients: [PatientRules; 3],
    /// The Event Deck.
    pub event_deck: Bag<Card, KINDS>,
    /// Tells this content from any other.
    pub hash: String,
}

/// What one kind of patient needs.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatientRules {
    /// On admission.
    pub health: u8,
    /// Burnt each turn for a Bed with one.
    pub diesel: u8,
    /// Gained when one is saved.
    pub saved_ap: u8,
    /// What a turn Outside does.
    pub outside: Outside,
}

/// What a turn Outside does to a patient, or the patient to the Hospital.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outside {
    /// Damages the Hospital by 1 and stays.
    Batters,
    /// Leaves in the second turn.
    Turns,
    /// Leaves at once.
    Leaves,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    healthy: Spanned<u8>,
    queue: Spanned<u8>,
    set_aside: Spanned<u8>,
    reserves: Spanned<Card>,
    patients: Patients,
    event_deck: BTreeMap<Spanned<Card>, [u8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Patients {
    jack: Spanned<PatientRules>,
    queen: Spanned<PatientRules>,
    king: Spanned<PatientRules>,
}

impl Content {
    /// The content that Redtag comes with.
    pub const OFFICIAL: &str = include_str!("../content/triage.toml");

    /// Reads and checks a file of content; a flaw names file, line and column.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        let written: Written = parse(FILE, text)?;
        let wrong =
            |offset: usize, message: String| Err(Flaw::at(place(FILE, text, offset), message));
        let within = |name: &str, value: &Spanned<u8>, low: u8, high: u8| {
            if (low..=high).contains(value.get_ref()) {
                return Ok(*value.get_ref());
            }
            let message = format!("{name} must be {low} to {high}, not {}", value.get_ref());
            Err(Flaw::at(place(FILE, text, value.span().start), message))
        };
        let healthy = within("healthy", &written.healthy, 2, 20)?;
        let queue = within("queue", &written.queue, 1, 10)?;
        let set_aside = within("set_aside", &written.set_aside, 0, 20)?;
        let Card::Diesel(reserves) = *written.reserves.get_ref() else {
            return wrong(
                written.reserves.span().start,
                "reserves must be a ♦ card".into(),
            );
        };
        let patients = [
            written.patients.jack,
            written.patients.queen,
            written.patients.king,
        ];
        for (rank, patient) in Rank::ALL.iter().zip(&patients) {
            let rules = patient.get_ref();
            if rules.health == 0
                || rules.health >= healthy
                || rules.diesel > 9
                || rules.saved_ap > 9
            {
                let message = format!(
                    "a {rank:?} needs a health of 1 to {}, and diesel and saved_ap of at most 9",
                    healthy - 1
                );
                return wrong(patient.span().start, message);
            }
        }
        for patient in [&patients[0], &patients[2]] {
            if patient.get_ref().outside == Outside::Turns {
                return wrong(
                    patient.span().start,
                    "only queens can be turned Outside".into(),
                );
            }
        }
        let mut counts = [0u8; KINDS];
        let mut total = 0;
        for (card, copies) in &written.event_deck {
            let sum = u32::from(copies[0]) + u32::from(copies[1]);
            total += sum;
            if sum > 99 || total > 120 {
                let message = format!(
                    "{}: at most 99 copies of a card and 120 cards are possible",
                    card.get_ref()
                );
                return wrong(card.span().start, message);
            }
            counts[card.get_ref().index()] = sum as u8;
        }
        if total <= u32::from(set_aside) {
            return Err(Flaw::at(FILE, "event_deck: all cards would be set aside"));
        }
        let diesel = (2..=10)
            .map(|rank| u32::from(counts[Card::Diesel(rank).index()]))
            .sum::<u32>();
        if diesel > 13 {
            return Err(Flaw::at(
                FILE,
                "event_deck: at most 13 ♦ cards are possible",
            ));
        }
        Ok(Self {
            healthy,
            queue,
            set_aside,
            reserves,
            patients: patients.map(Spanned::into_inner),
            event_deck: Bag::new(counts),
            hash: String::new(),
        }
        .with_hash())
    }

    /// Two files with the same content and other comments are the same.
    fn with_hash(mut self) -> Self {
        let numbers = [self.healthy, self.queue, self.set_aside, self.reserves];
        let patients = self.patients.map(|rules| {
            (
                rules.health,
                rules.diesel,
                rules.saved_ap,
                rules.outside as u8,
            )
        });
        let content = format!(
            "triage {numbers:?} {patients:?} {:?}",
            self.event_deck.counts()
        );
        self.hash = fingerprint(content.as_bytes());
        self
    }

    /// What this kind of patient needs.
    #[inline]
    pub fn patient(&self, rank: Rank) -> &PatientRules {
        &self.patients[rank as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaw(find: &str, replace: &str) -> String {
        let text = Content::OFFICIAL.replacen(find, replace, 1);
        assert_ne!(text, Content::OFFICIAL, "{find} is in the file");
        Content::read(&text).expect_err("it is wrong").to_string()
    }

    #[test]
    fn flaws_name_file_line_and_field() {
        for (find, replace, told) in [
            (
                "healthy = 7",
                "healthy = 1",
                "triage.toml:4:11: healthy must be 2 to 20, not 1",
            ),
            ("\"♦2\"", "\"♦1\"", "triage.toml:36:1: no such card: \"♦1\""),
            (
                "queue = 3",
                "cue = 3",
                "triage.toml:6:1: unknown field `cue`",
            ),
            (
                "health = 5",
                "health = 7",
                "triage.toml:15:1: a Jack needs a health of 1 to 6",
            ),
            ("[1, 0]", "[1]", "triage.toml:36:8: invalid length 1"),
            (
                "\"♦10\"",
                "\"K\"",
                "triage.toml:10:12: reserves must be a ♦ card",
            ),
            (
                "\"J\" = [4, 1]",
                "\"J\" = [200, 1]",
                "triage.toml:54:1: J: at most 99 copies",
            ),
            (
                "outside = \"batters\"",
                "outside = \"turns\"",
                "triage.toml:15:1: only queens can be turned Outside",
            ),
        ] {
            let flaw = flaw(find, replace);
            assert!(flaw.starts_with(told), "{flaw} does not start with {told}");
        }
    }
}
