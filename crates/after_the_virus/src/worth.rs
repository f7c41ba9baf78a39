//! What a position is worth: how likely the mission is to succeed.
//!
//! A small network looks at one player after another: rectified units and a direct connection,
//! squeezed into a probability. The mission needs all players, so these are multiplied. There is
//! one network for a single player and one for several. They learned by playing against chance:
//! `cargo run --release -p redtag-after-the-virus --example train` writes `content/worth-alone.f32`
//! and `content/worth-together.f32` again.

mod inputs;

pub use inputs::{Fresh, INPUTS, Others, Side, come_about, inputs};

use redtag_kernel::network::{Network, read_weights};

use crate::content::Content;
use crate::position::{MAX_PLAYERS, Position};
use crate::rules::goal;

/// How many units are hidden.
pub const HIDDEN: usize = 16;
/// What positions are worth: a network for one player, and one for several.
#[derive(Clone, Debug)]
pub struct Worth {
    alone: Network<HIDDEN>,
    together: Network<HIDDEN>,
}

impl Worth {
    /// The weights that Redtag comes with.
    pub fn trained() -> Self {
        Self::new(&Self::weights(1), &Self::weights(2))
    }

    /// The same as a list, for this many players.
    pub fn weights(seats: u8) -> Vec<f32> {
        read_weights(match seats {
            0 | 1 => include_bytes!("../content/worth-alone.f32"),
            _ => include_bytes!("../content/worth-together.f32"),
        })
    }

    /// From the weights for one player and those for several; missing ones are 0.
    pub fn new(alone: &[f32], together: &[f32]) -> Self {
        Self {
            alone: Network::new(INPUTS, alone),
            together: Network::new(INPUTS, together),
        }
    }

    /// How likely the mission is to succeed, with cards of the area that chance has not named yet.
    pub fn of(
        &self,
        content: &Content,
        position: &Position,
        fresh: Fresh,
        known: Option<&Known>,
    ) -> f64 {
        let sides = Side::all(content, position);
        let chance = |seat| match known.and_then(|known| known.chance(position, &sides, seat)) {
            Some(chance) => chance,
            None => chance(self.player(content, position, &sides, fresh, seat)),
        };
        (0..position.players.len() as u8).map(chance).product()
    }

    /// The judgement of everybody but one player who has a choice; `None` if it changes with every
    /// action.
    pub fn known(&self, content: &Content, position: &Position, acting: u8) -> Option<Known> {
        let players = position.players.len();
        if players < 2 || goal(content, position).any(|condition| condition.together) {
            return None;
        }
        let sides = Side::all(content, position);
        let mut known = Known {
            position: *position,
            sides,
            acting,
            chances: [1.0; MAX_PLAYERS],
        };
        let chances = known.chances[..players].iter_mut().zip(0u8..);
        for (known, seat) in chances.filter(|&(_, seat)| seat != acting) {
            *known = chance(self.player(content, position, &sides, Fresh::default(), seat));
        }
        Some(known)
    }

    fn player(
        &self,
        content: &Content,
        position: &Position,
        sides: &[Side; MAX_PLAYERS],
        fresh: Fresh,
        seat: u8,
    ) -> f32 {
        let network = if position.players.len() > 1 {
            &self.together
        } else {
            &self.alone
        };
        let mut sum = network.sum();
        inputs(content, position, sides, fresh, seat, |input, strength| {
            sum.add(input, strength);
        });
        sum.total()
    }
}

/// The judgement of the players as long as nothing changes for them.
pub struct Known {
    position: Position,
    sides: [Side; MAX_PLAYERS],
    acting: u8,
    chances: [f64; MAX_PLAYERS],
}

impl Known {
    fn chance(&self, position: &Position, sides: &[Side; MAX_PLAYERS], seat: u8) -> Option<f64> {
        let place = usize::from(seat);
        let same = seat != self.acting
            && Others::of(sides, seat) == Others::of(&self.sides, seat)
            && position.players.get(place) == self.position.players.get(place);
        same.then_some(self.chances[place])
    }
}

/// A sum of weights as a probability.
pub fn chance(worth: f32) -> f64 {
    1.0 / (1.0 + libm::exp(-f64::from(worth)))
}
