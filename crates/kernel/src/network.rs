//! A small network that judges positions, and how it learns.
//!
//! Rectified hidden units and a direct connection from the inputs to the sum. A game lists the
//! inputs of a position that are not 0; the same weights in the same order give the same sum on
//! every platform.

use crate::chance::Fast;

/// The weights in a file: little-endian 32-bit floats.
pub fn read_weights(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

/// The weights as they are written to a file.
pub fn write_weights(weights: &[f32]) -> Vec<u8> {
    weights
        .iter()
        .flat_map(|weight| weight.to_le_bytes())
        .collect()
}

/// A number from 0 up to but not including 1.
pub fn unit(luck: &mut Fast) -> f32 {
    (luck.word() >> 40) as f32 / (1u64 << 24) as f32
}

/// A network that is ready to judge.
#[derive(Clone, Debug)]
pub struct Network<const HIDDEN: usize> {
    direct: Vec<f32>,
    hidden: Vec<[f32; HIDDEN]>,
    sum: [f32; HIDDEN],
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// From a list of weights: the direct ones, those of the hidden units input by input, and those
    /// of their sum. Missing ones are 0.
    pub fn new(inputs: usize, weights: &[f32]) -> Self {
        let mut weights = weights.iter().copied().chain(std::iter::repeat(0.0));
        let mut next = || weights.next().unwrap_or(0.0);
        let direct = (0..inputs).map(|_| next()).collect();
        let hidden = (0..inputs)
            .map(|_| std::array::from_fn(|_| next()))
            .collect();
        Self {
            direct,
            hidden,
            sum: std::array::from_fn(|_| next()),
        }
    }

    /// Begins to judge a position.
    #[inline]
    pub fn sum(&self) -> Sum<'_, HIDDEN> {
        Sum {
            network: self,
            direct: 0.0,
            hidden: [0.0; HIDDEN],
        }
    }
}

/// What a network makes of a position, while its inputs are being added.
#[derive(Clone, Debug)]
pub struct Sum<'a, const HIDDEN: usize> {
    network: &'a Network<HIDDEN>,
    direct: f32,
    hidden: [f32; HIDDEN],
}

impl<const HIDDEN: usize> Sum<'_, HIDDEN> {
    /// Adds an input that is not 0.
    #[inline]
    pub fn add(&mut self, input: usize, strength: f32) {
        self.direct += self.network.direct[input] * strength;
        for (unit, weight) in self.hidden.iter_mut().zip(&self.network.hidden[input]) {
            *unit += weight * strength;
        }
    }

    /// The sum of all that was added.
    #[inline]
    pub fn total(&self) -> f32 {
        let mut sum = self.direct;
        for (unit, weight) in self.hidden.iter().zip(&self.network.sum) {
            sum += unit.max(0.0) * weight;
        }
        sum
    }
}

/// How far the first weights scatter around 0.
#[derive(Clone, Copy, Debug)]
pub struct Scatter {
    /// Those of the hidden units.
    pub hidden: f32,
    /// Those of their sum.
    pub sum: f32,
}

/// The inputs of a position, and what the network made of them.
#[derive(Clone, Debug)]
pub struct Look<const HIDDEN: usize> {
    inputs: Vec<(usize, f32)>,
    hidden: [f32; HIDDEN],
    /// What the network said.
    pub sum: f32,
}

/// Weights that learn by gradient descent (Adam).
#[derive(Clone, Debug)]
pub struct Trainer<const HIDDEN: usize> {
    inputs: usize,
    weights: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl<const HIDDEN: usize> Trainer<HIDDEN> {
    /// Starts from weights in the order of [`Network::new`].
    pub fn new(inputs: usize, weights: Vec<f32>) -> Self {
        let zeros = vec![0.0; Self::count(inputs)];
        Self {
            inputs,
            weights,
            slope: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
        }
    }

    /// Starts from nothing: direct weights of 0, the others scattered around it.
    pub fn scattered(inputs: usize, scatter: Scatter, luck: &mut Fast) -> Self {
        let weight = |at| {
            let normal = (0..12).map(|_| unit(luck)).sum::<f32>() - 6.0;
            match at {
                _ if at < inputs => 0.0,
                _ if at < inputs * (1 + HIDDEN) => normal * scatter.hidden,
                _ => normal * scatter.sum,
            }
        };
        Self::new(inputs, (0..Self::count(inputs)).map(weight).collect())
    }

    const fn count(inputs: usize) -> usize {
        inputs + inputs * HIDDEN + HIDDEN
    }

    /// The weights as they are now.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The network as it is now.
    pub fn network(&self) -> Network<HIDDEN> {
        Network::new(self.inputs, &self.weights)
    }

    /// Looks at a position in order to learn from it later: its inputs that are not 0.
    pub fn look(&self, inputs: Vec<(usize, f32)>) -> Look<HIDDEN> {
        let mut sum = 0.0;
        let mut hidden = [0.0; HIDDEN];
        for &(input, strength) in &inputs {
            sum += self.weights[input] * strength;
            let from = self.inputs + input * HIDDEN;
            let weights = &self.weights[from..from + HIDDEN];
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += weight * strength;
            }
        }
        let sums = &self.weights[self.inputs * (1 + HIDDEN)..];
        for (unit, weight) in hidden.iter().zip(sums) {
            sum += f32::max(*unit, 0.0) * weight;
        }
        Look {
            inputs,
            hidden,
            sum,
        }
    }

    /// Records in which direction a position would move the weights: `error` is by how much the
    /// network was too high.
    pub fn note(&mut self, look: &Look<HIDDEN>, error: f32) {
        let sum = self.inputs * (1 + HIDDEN);
        let mut back = [0.0; HIDDEN];
        for (unit, back) in back.iter_mut().enumerate() {
            if look.hidden[unit] > 0.0 {
                *back = error * self.weights[sum + unit];
                self.slope[sum + unit] += error * look.hidden[unit];
            }
        }
        for &(input, strength) in &look.inputs {
            self.slope[input] += error * strength;
            let from = self.inputs + input * HIDDEN;
            for (slope, back) in self.slope[from..from + HIDDEN].iter_mut().zip(&back) {
                *slope += back * strength;
            }
        }
    }

    /// Takes one step with what was recorded since the last one, over this many positions.
    pub fn learn(&mut self, rate: f32, positions: usize) {
        self.steps += 1;
        let fresh = 1.0 - 0.9f32.powi(self.steps);
        let fresh_square = 1.0 - 0.999f32.powi(self.steps);
        for at in 0..self.weights.len() {
            let slope = std::mem::take(&mut self.slope[at]) / positions.max(1) as f32;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let step = (self.mean[at] / fresh) / ((self.square[at] / fresh_square).sqrt() + 1e-6);
            self.weights[at] -= rate * step;
        }
    }
}
