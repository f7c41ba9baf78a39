//! The content: the Event Deck and what patients need, from `content/triage.toml`.

use std::collections::BTreeMap;

use redtag_kernel::content::{File, Layout, Source, fingerprint};
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

    /// How it is made up: one file, over which packs are laid.
    pub const LAYOUT: Layout = Layout {
        game: "triage",
        is_one_file: true,
        own: &[],
        is_whole: |file| !file.lacks_something::<Written>(),
    };

    /// The file that Redtag comes with.
    pub fn built_in() -> File {
        File::new(FILE, Self::OFFICIAL)
    }

    /// Reads and checks a whole file of content; a flaw names file, line and column.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        Self::of(&Source::of_file(FILE, text)?)
    }

    /// Checks content as it is written, and makes it ready for play.
    pub fn of(source: &Source) -> Result<Self, Flaw> {
        let written: Written = source.read()?;
        let healthy = within(source, "healthy", &written.healthy, 2, 20)?;
        let set_aside = within(source, "set_aside", &written.set_aside, 0, 20)?;
        Ok(Self {
            healthy,
            queue: within(source, "queue", &written.queue, 1, 10)?,
            set_aside,
            reserves: reserves(source, &written.reserves)?,
            patients: written.patients.check(source, healthy)?,
            event_deck: event_deck(source, &written.event_deck, set_aside)?,
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

impl Patients {
    /// Patients need health below healthy, and only Queens can be turned Outside.
    fn check(self, source: &Source, healthy: u8) -> Result<[PatientRules; 3], Flaw> {
        let patients = [self.jack, self.queen, self.king];
        for (rank, patient) in Rank::ALL.into_iter().zip(&patients) {
            let rules = patient.get_ref();
            let sick = (1..healthy).contains(&rules.health);
            if !sick || rules.diesel > 9 || rules.saved_ap > 9 {
                let most = healthy - 1;
                let message = format!(
                    "a {rank:?} needs a health of 1 to {most}, and diesel and saved_ap of at most 9"
                );
                return Err(flaw(source, patient, message));
            }
            if rules.outside == Outside::Turns && rank != Rank::Queen {
                return Err(flaw(source, patient, "only queens can be turned Outside"));
            }
        }
        Ok(patients.map(Spanned::into_inner))
    }
}

/// What is wrong at the place of a value.
fn flaw<T>(source: &Source, value: &Spanned<T>, message: impl Into<String>) -> Flaw {
    source.flaw(value.span().start, message)
}

fn within(source: &Source, name: &str, value: &Spanned<u8>, low: u8, high: u8) -> Result<u8, Flaw> {
    let number = *value.get_ref();
    if (low..=high).contains(&number) {
        return Ok(number);
    }
    let message = format!("{name} must be {low} to {high}, not {number}");
    Err(flaw(source, value, message))
}

/// The Generator Pile begins with a Diesel card (R7).
fn reserves(source: &Source, card: &Spanned<Card>) -> Result<u8, Flaw> {
    match *card.get_ref() {
        Card::Diesel(rank) => Ok(rank),
        _ => Err(flaw(source, card, "reserves must be a ♦ card")),
    }
}

/// The copies of each card from both decks (R5), as many as a position has room for.
fn event_deck(
    source: &Source,
    written: &BTreeMap<Spanned<Card>, [u8; 2]>,
    set_aside: u8,
) -> Result<Bag<Card, KINDS>, Flaw> {
    let mut counts = [0u8; KINDS];
    let mut total = 0;
    for (card, copies) in written {
        let sum = u32::from(copies[0]) + u32::from(copies[1]);
        total += sum;
        if sum > 99 || total > 120 {
            let name = card.get_ref();
            let message = format!("{name}: at most 99 copies of a card and 120 cards are possible");
            return Err(flaw(source, card, message));
        }
        counts[card.get_ref().index()] = sum as u8;
    }
    if total <= u32::from(set_aside) {
        return Err(source.flaw_of_all("event_deck: all cards would be set aside"));
    }
    let diesel = (2..=10).map(|rank| u32::from(counts[Card::Diesel(rank).index()]));
    if diesel.sum::<u32>() > 13 {
        let message = "event_deck: at most 13 ♦ cards are possible";
        return Err(source.flaw_of_all(message));
    }
    Ok(Bag::new(counts))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(find: &str, replace: &str) -> String {
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
            (
                "\"♦2\"",
                "\"♦1\"",
                "triage.toml:36:1: event_deck: no such card: \"♦1\"",
            ),
            (
                "queue = 3",
                "cue = 3",
                "triage.toml:6:1: there is no field `cue` here; possible: `healthy`",
            ),
            (
                "health = 5",
                "health = 7",
                "triage.toml:15:1: a Jack needs a health of 1 to 6",
            ),
            (
                "[1, 0]",
                "[1]",
                "triage.toml:36:8: event_deck.♦2: this is a list of 1, but a list of 2",
            ),
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
            let flaw = read(find, replace);
            assert!(flaw.starts_with(told), "{flaw} does not start with {told}");
        }
    }
}
