//! Options and set-up.

use redtag_kernel::{Bag, Flaw};
use serde::{Deserialize, Serialize};

use crate::audit::missing_cards;
use crate::content::Content;
use crate::position::{EventDeck, MAX_BEDS, Outside, Phase, Position, Saved, Variant};

/// How to play. The defaults are the official rules; anything else is a variant of Redtag's own
/// (A17), except the cap on Complications, which is the other reading of A3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Beds, 1 to 4; the six dice of the rulebook leave three (R2, A1).
    pub beds: u8,
    /// Action points at the start of a turn, 1 to 9.
    pub action_points: u8,
    /// What the Hospital withstands, 1 to 20.
    pub hospital: u8,
    /// What the cap on Complications counts.
    pub complications_cap: ComplicationsCap,
}

/// Whether a Complications card caps the action points for the card or for each patient (A3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ComplicationsCap {
    /// For the whole card.
    #[default]
    Card,
    /// For each patient hit.
    PerPatient,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            beds: 3,
            action_points: 4,
            hospital: 10,
            complications_cap: ComplicationsCap::Card,
        }
    }
}

impl Options {
    /// Are these the rules as printed?
    pub fn is_official(&self) -> bool {
        *self == Self::default()
    }

    /// The highest value of each numeric option; all begin at 1.
    pub fn most(option: &str) -> Option<u8> {
        Some(match option {
            "beds" => MAX_BEDS as u8,
            "action_points" => 9,
            "hospital" => 20,
            _ => return None,
        })
    }

    fn check(&self) -> Result<(), Flaw> {
        for (name, value) in [
            ("beds", self.beds),
            ("action_points", self.action_points),
            ("hospital", self.hospital),
        ] {
            let possible = 1..=Self::most(name).unwrap_or(u8::MAX);
            if !possible.contains(&value) {
                return Err(Flaw::out_of(name, possible, value));
            }
        }
        Ok(())
    }
}

/// The options that a position was played with: it contains all of them.
pub fn options_of(position: &Position, _options: &Options) -> Options {
    Options {
        beds: position.beds.len() as u8,
        action_points: position.variant.action_points,
        hospital: position.variant.hospital,
        complications_cap: position.variant.complications_cap,
    }
}

/// The position before the first card (R4, R5, R7, R8). Shuffling decides nothing here, so chance
/// is not asked (R6, A12).
pub fn lay_out(content: &Content, options: &Options) -> Result<Position, Flaw> {
    options.check()?;
    Ok(Position {
        phase: Phase::Standard,
        turn: 1,
        ap: options.action_points,
        hospital: options.hospital,
        beds: (0..options.beds).map(|_| None).collect(),
        outside: Outside::default(),
        generator: [content.reserves].into_iter().collect(),
        level: content.reserves,
        scavenging: None,
        queue: 0,
        deck: EventDeck {
            unseen: content.event_deck,
            set_aside: content.set_aside,
            ..EventDeck::default()
        },
        discard: Bag::default(),
        saved: Saved::default(),
        variant: Variant {
            action_points: options.action_points,
            hospital: options.hospital,
            complications_cap: options.complications_cap,
        },
    })
}

/// Fills in the Beds, the level of the first Diesel card, and the cards that are not mentioned
/// anywhere.
pub fn complete(
    content: &Content,
    options: &Options,
    position: &mut Position,
    given: &dyn Fn(&str) -> bool,
) {
    while position.beds.len() < usize::from(options.beds) {
        position.beds.push(None);
    }
    if given("generator") && !given("level") {
        position.level = position.generator.first().unwrap_or(0);
    }
    if !given("deck/unseen") {
        position.deck.unseen = Bag::default();
        position.deck.unseen = missing_cards(content, position);
    } else if !given("discard") {
        position.discard = Bag::default();
        position.discard = missing_cards(content, position);
    }
}
