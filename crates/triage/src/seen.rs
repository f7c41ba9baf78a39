//! What boards are handed besides the position, because it takes the rules to know it.

use redtag_kernel::Text;
use serde::Serialize;

use crate::game::Triage;
use crate::position::Position;
use crate::tell;

/// The position as the rules see it, with the words for each place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// What the Hospital still withstands.
    pub hospital: String,
    /// It has not collapsed (R29).
    pub stands: bool,
    /// Health at which a patient is saved (R10).
    pub healthy: u8,
    /// Who lies in each Bed, and how they are.
    pub beds: Vec<String>,
    /// What the generator has and needs.
    pub generator: String,
    /// What is being scavenged.
    pub scavenging: String,
    /// The Event Deck, and what lies beside it.
    pub deck: String,
    /// Cards of the Event Deck that do not lie in the queue.
    pub cards: u8,
    /// The score.
    pub saved: u8,
}

impl Triage {
    /// What boards show besides the position; `say` puts it into words.
    pub fn seen(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> Seen {
        let beds = position.beds.iter().map(|&patient| self.bed(patient));
        Seen {
            hospital: say(&tell::hospital(position)),
            stands: position.hospital > 0,
            healthy: self.content.healthy,
            beds: beds.map(|bed| say(&bed)).collect(),
            generator: say(&self.generator(position)),
            scavenging: say(&tell::scavenging(position)),
            deck: say(&tell::deck(position)),
            cards: position.in_deck(),
            saved: position.saved.total(),
        }
    }
}
