//! What a position is worth: how many more patients a good player may expect to save.
//!
//! A small network (106 inputs, 32 rectified units, a direct connection) that learned by playing
//! against chance: `cargo run --release -p redtag-triage --example train` writes
//! `content/worth.f32` again.

use redtag_kernel::Bag;
use redtag_kernel::network::{Network, read_weights};

use crate::card::{Card, KINDS, Rank};
use crate::position::Position;

/// How many inputs there are.
pub const INPUTS: usize = 106;
/// How many units are hidden.
pub const HIDDEN: usize = 32;

/// The network that judges.
#[derive(Clone, Debug)]
pub struct Worth(Network<HIDDEN>);

impl Worth {
    /// The weights that Redtag comes with.
    pub fn trained() -> Self {
        Self::new(&Self::weights())
    }

    /// The same as a list.
    pub fn weights() -> Vec<f32> {
        read_weights(include_bytes!("../content/worth.f32"))
    }

    /// From a list of weights; missing ones are 0.
    pub fn new(weights: &[f32]) -> Self {
        Self(Network::new(INPUTS, weights))
    }

    /// Patients still to be saved. `position` is one in which a card comes next or a standard
    /// action is asked; other questions are looked through by [`redtag_kernel::Strategy::judge`].
    pub fn of(&self, position: &Position) -> f32 {
        let mut sum = self.0.sum();
        inputs(position, |input, strength| sum.add(input, strength));
        sum.total()
    }
}

/// Gives every input of the network that is not 0.
pub fn inputs(position: &Position, mut give: impl FnMut(usize, f32)) {
    give(0, 1.0);
    counter_inputs(position, &mut give);
    if let Some(source) = position.scavenging {
        give(64 + usize::from(source.rank - source.value), 1.0);
        give(71 + usize::from(source.rank), 1.0);
    }
    let outside = position.outside;
    let waiting = [
        outside.jacks,
        outside.queens,
        outside.turned_queens,
        outside.kings,
    ];
    for (at, count) in waiting.into_iter().enumerate() {
        if count > 0 {
            give(82 + at, count.into());
        }
    }
    unseen_inputs(position, &mut give);
    give(98, f32::from(position.hospital) / 10.0);
    give(99, f32::from(position.ap) / 4.0);
}

/// Beds, Hospital, Diesel, action points and queue, each as one input of a group.
fn counter_inputs(position: &Position, give: &mut impl FnMut(usize, f32)) {
    for patient in position.beds.iter().flatten() {
        let health = usize::from(patient.health.clamp(1, 6)) - 1;
        give(1 + patient.rank as usize * 6 + health, 1.0);
    }
    give(19 + position.occupied().min(3), 1.0);
    give(23 + usize::from(position.hospital.min(10)), 1.0);
    give(34 + position.diesel().min(15) as usize, 1.0);
    give(50 + usize::from(position.ap.min(8)), 1.0);
    let queue = match position.queue {
        0 => 63,
        queue => 59 + usize::from(queue.min(3)),
    };
    give(queue, 1.0);
}

/// What is still to come, by kind of card.
fn unseen_inputs(position: &Position, give: &mut impl FnMut(usize, f32)) {
    const MOST: [f32; 12] = [12., 62., 7., 9., 25., 7., 16., 5., 6., 6., 52., 20.];
    let unseen = position.deck.remaining();
    let mut sums = sums_of(&unseen);
    sums[10] = unseen.total().into();
    sums[11] = position.diesel();
    for (at, (sum, most)) in sums.into_iter().zip(MOST).enumerate() {
        give(86 + at, sum as f32 / most);
    }
    let ninths = usize::from(unseen.total().saturating_sub(1) / 9);
    give(100 + ninths.min(5), 1.0);
}

/// How many cards of each kind, and of three kinds also the sum of their ranks.
fn sums_of(cards: &Bag<Card, KINDS>) -> [u32; 12] {
    let mut sums = [0u32; 12];
    for (card, count) in cards.iter() {
        let count = u32::from(count);
        let mut add = |at: usize, rank: u8| {
            sums[at] += count;
            sums[at + 1] += count * u32::from(rank);
        };
        match card {
            Card::Diesel(rank) => add(0, rank),
            Card::Hope => sums[2] += count,
            Card::Aftershock(rank) => add(3, rank),
            Card::Complications(rank) => add(5, rank),
            Card::Patient(Rank::Jack) => sums[7] += count,
            Card::Patient(Rank::Queen) => sums[8] += count,
            Card::Patient(Rank::King) => sums[9] += count,
        }
    }
    sums
}
