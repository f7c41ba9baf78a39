//! What boards are handed besides the position, because it takes the rules to know it.

use redtag_kernel::Text;
use serde::Serialize;

use crate::game::AfterTheVirus;
use crate::position::{Phase, Player, Position, Spot};

/// How the rules see a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// What the mission changes in the set-up and in the rules, in sentences (R1).
    pub briefing: Vec<String>,
    /// Where a wound is the end (R23).
    pub deadly: Vec<Spot>,
    /// Each player.
    pub players: Vec<SeenPlayer>,
}

/// How the rules see a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    /// Attacking zombies in all.
    pub zombies: u8,
    /// For each attacking card, the place by which actions name it: equal cards share the first
    /// place.
    pub attacking: Vec<u8>,
    /// Cards of the area deck that can still be drawn.
    pub area: u8,
    /// Where the cards lie that the player is asked to choose from.
    pub chooses_from: Option<Zone>,
    /// What the player is asked to pay or load from the hand.
    pub owed: Option<Owed>,
}

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In the hand.
    Hand,
    /// Under a weapon.
    Ammo,
    /// In the discard pile.
    Discard,
    /// In play, prepared.
    Prepared,
    /// In play, not prepared.
    Sideways,
    /// Scouted.
    Scouted,
    /// Destroyed.
    Destroyed,
}

/// Cards from the hand that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// This many.
    Cards(u8),
    /// As many as one likes (R28).
    Any,
}

impl AfterTheVirus {
    /// What boards show besides the position; `say` puts it into words.
    pub fn seen(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> Seen {
        let briefing = self.briefing(position.mission, position.players.len() as u8);
        Seen {
            briefing: briefing.iter().map(say).collect(),
            deadly: vec![Spot::Brain],
            players: position.players.iter().map(seen).collect(),
        }
    }
}

fn seen(player: &Player) -> SeenPlayer {
    let attacking = player.attacking.as_slice();
    let first = |card| attacking.iter().position(|other| other == card);
    SeenPlayer {
        zombies: attacking.iter().map(|card| card.left).sum(),
        attacking: (attacking.iter())
            .map(|card| first(card).unwrap_or(0) as u8)
            .collect(),
        area: player.area.len() as u8,
        chooses_from: player.steps.first().and_then(chooses_from),
        owed: player.steps.first().and_then(owed),
    }
}

const fn chooses_from(phase: Phase) -> Option<Zone> {
    match phase {
        Phase::Pay(_) | Phase::Load { .. } | Phase::LoadAny(_) => Some(Zone::Hand),
        Phase::Spend { .. } => Some(Zone::Ammo),
        Phase::Thin(_) => Some(Zone::Discard),
        Phase::SpareWeapon | Phase::SpareVehicle | Phase::Save { .. } | Phase::LoadItself(_) => {
            Some(Zone::Prepared)
        }
        Phase::PrepareFree { .. } => Some(Zone::Sideways),
        Phase::RetrieveFree { .. } => Some(Zone::Scouted),
        Phase::Recover { .. } => Some(Zone::Destroyed),
        _ => None,
    }
}

const fn owed(phase: Phase) -> Option<Owed> {
    match phase {
        Phase::Pay(cards) | Phase::Load { left: cards, .. } => Some(Owed::Cards(cards)),
        Phase::LoadAny(_) => Some(Owed::Any),
        _ => None,
    }
}
