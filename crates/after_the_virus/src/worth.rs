//! What a position is worth: how likely the mission succeeds.
//!
//! A small network looks at one player after the other: rectified units and a direct connection,
//! squeezed into a probability. The mission needs all players, so these are multiplied. There is
//! one network for who plays alone and one for several. They learned by playing against chance:
//! `cargo run --release -p redtag-after-the-virus --example train` writes `content/worth-alone.f32`
//! and `content/worth-together.f32` anew.

mod inputs;

pub use inputs::{Fresh, INPUTS, Others, Side, come_about, inputs};

use crate::content::Content;
use crate::position::{MAX_PLAYERS, Position};
use crate::rules::goal;

/// How many units are hidden.
pub const HIDDEN: usize = 16;
/// How many weights: the direct ones, those of the hidden units, and those of their sum.
pub const WEIGHTS: usize = INPUTS + INPUTS * HIDDEN + HIDDEN;

/// What positions are worth: a network for one player, and one for several.
#[derive(Clone, Debug)]
pub struct Worth {
    alone: Network,
    together: Network,
}

/// The weights of a network.
#[derive(Clone, Debug)]
struct Network {
    direct: Vec<f32>,
    hidden: Vec<[f32; HIDDEN]>,
    sum: [f32; HIDDEN],
}

impl Network {
    /// From a list of weights; missing ones are 0.
    fn new(weights: &[f32]) -> Self {
        let mut weights = weights.iter().copied().chain(std::iter::repeat(0.0));
        let mut next = || weights.next().unwrap_or(0.0);
        let direct = (0..INPUTS).map(|_| next()).collect();
        let hidden = (0..INPUTS)
            .map(|_| std::array::from_fn(|_| next()))
            .collect();
        Self {
            direct,
            hidden,
            sum: std::array::from_fn(|_| next()),
        }
    }
}

/// The weights in a file: little-endian 32-bit floats.
pub fn read(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

impl Worth {
    /// The weights that Redtag comes with.
    pub fn trained() -> Self {
        Self::new(
            &read(include_bytes!("../content/worth-alone.f32")),
            &read(include_bytes!("../content/worth-together.f32")),
        )
    }

    /// From the weights for one player and those for several; missing ones are 0.
    pub fn new(alone: &[f32], together: &[f32]) -> Self {
        Self {
            alone: Network::new(alone),
            together: Network::new(together),
        }
    }

    /// How likely the mission succeeds, with cards of the area that chance has not named yet.
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

    /// What is thought of everybody but one player who has a choice; nothing if that changes with
    /// every action.
    pub fn known(&self, content: &Content, position: &Position, acting: u8) -> Option<Known> {
        if position.players.len() < 2 || goal(content, position).any(|condition| condition.together)
        {
            return None;
        }
        let sides = Side::all(content, position);
        let mut known = Known {
            position: *position,
            sides,
            acting,
            chances: [1.0; MAX_PLAYERS],
        };
        for (place, known) in known
            .chances
            .iter_mut()
            .enumerate()
            .take(position.players.len())
        {
            if place != usize::from(acting) {
                *known =
                    chance(self.player(content, position, &sides, Fresh::default(), place as u8));
            }
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
        let mut hidden = [0.0; HIDDEN];
        let mut worth = 0.0;
        inputs(content, position, sides, fresh, seat, |input, strength| {
            worth += network.direct[input] * strength;
            for (unit, weight) in hidden.iter_mut().zip(&network.hidden[input]) {
                *unit += weight * strength;
            }
        });
        for (unit, weight) in hidden.iter().zip(&network.sum) {
            worth += unit.max(0.0) * weight;
        }
        worth
    }
}

/// What is thought of the players as long as nothing is different for them.
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
