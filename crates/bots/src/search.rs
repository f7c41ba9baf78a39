//! Monte-Carlo tree search over sampled chance, with the game's own judgement at the leaves.
//!
//! Each iteration walks from the root: at a known position the seat that acts takes the action with the
//! best mixture of what was seen, what the game judged and how rarely it was tried; chance is sampled; a
//! position not known yet is judged and ends the walk. Positions reached on different ways are one.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::time::Duration;

use redtag_table::game::MAX_SEATS;
use redtag_table::{Fast, Seat, Strategy, Turn};
use web_time::Instant;

use crate::Advice;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many walks: the same answer on every platform.
    Iterations(u32),
    /// So many milliseconds.
    Milliseconds(u64),
}

/// How curious the search is: the weight of what was rarely tried.
const CURIOSITY: f64 = 0.06;
/// As how many walks the game's judgement counts.
const JUDGEMENT: f64 = 1.0;
/// How much worse an action may be judged and still be tried, as a share of the game's span.
const TOLERANCE: f64 = 0.018;

/// Positions that are kept; beyond that, a new one is judged and forgotten.
const MOST_NODES: usize = 500_000;

/// A search; it can be asked again and again.
pub struct Search<'a, G: Strategy> {
    game: &'a G,
    budget: Budget,
    known: HashMap<G::Position, usize, BuildHasherDefault<Quick>>,
    nodes: Vec<Node<G::Action>>,
    path: Vec<(usize, usize)>,
    actions: Vec<G::Action>,
    judged: Vec<f64>,
}

struct Node<A> {
    seat: Seat,
    visits: f64,
    edges: Vec<Edge<A>>,
}

/// An action from a position: how often it was taken, what came of it, what the game had judged.
struct Edge<A> {
    action: A,
    visits: f64,
    sum: f64,
    squares: f64,
    judged: f64,
    prior: f64,
}

impl<A> Edge<A> {
    /// What to expect: the mean of what was seen, the judgement counting as some walks.
    fn expects(&self) -> f64 {
        (self.sum + JUDGEMENT * self.judged) / (self.visits + JUDGEMENT)
    }
}

impl<'a, G: Strategy> Search<'a, G> {
    /// Thinks about this game for so long per choice.
    pub fn new(game: &'a G, budget: Budget) -> Self {
        Self {
            game,
            budget,
            known: HashMap::default(),
            nodes: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            judged: Vec::new(),
        }
    }

    /// Chooses for a seat that may act; `None` if it may not.
    pub fn choose(
        &mut self,
        position: &G::Position,
        seat: Seat,
        luck: &mut Fast,
    ) -> Option<Advice<G::Action>> {
        if !matches!(self.game.turn(position), Turn::Act(seats) if seats.contains(seat)) {
            return None;
        }
        let Some((part, inside)) = self.game.part(position, seat) else {
            return self.choose_from(position, seat, luck);
        };
        let rest = self.game.value(position, seat) - self.game.value(&part, inside);
        let advice = self.choose_from(&part, inside, luck)?;
        Some(Advice { expects: advice.expects + rest, ..advice })
    }

    fn choose_from(
        &mut self,
        position: &G::Position,
        seat: Seat,
        luck: &mut Fast,
    ) -> Option<Advice<G::Action>> {
        self.known.clear();
        self.nodes.clear();
        self.expand(position, seat);
        if self.nodes[0].edges.len() > 1 {
            self.think(position, luck);
        }
        let tried = |edge: &Edge<G::Action>| (edge.visits, edge.expects());
        let better = |a: &&Edge<G::Action>, b: &&Edge<G::Action>| {
            tried(a).partial_cmp(&tried(b)).unwrap_or(Ordering::Equal)
        };
        self.nodes[0].edges.iter().max_by(better).map(|edge| {
            let mean = edge.sum / edge.visits.max(1.0);
            let variance = (edge.squares / edge.visits.max(1.0) - mean * mean).max(0.0);
            Advice {
                action: edge.action,
                expects: edge.expects() * G::SPAN,
                spread: libm::sqrt(variance) * G::SPAN,
                looked: self.nodes[0].visits as u32,
            }
        })
    }

    fn think(&mut self, root: &G::Position, luck: &mut Fast) {
        match self.budget {
            Budget::Iterations(count) => (0..count).for_each(|_| self.walk(root, luck)),
            Budget::Milliseconds(count) => {
                let end = Instant::now() + Duration::from_millis(count);
                while Instant::now() < end {
                    (0..32).for_each(|_| self.walk(root, luck));
                }
            }
        }
    }

    /// One walk from the root to a position that is new, or to an end.
    fn walk(&mut self, root: &G::Position, luck: &mut Fast) {
        self.path.clear();
        let mut position = root.clone();
        let mut at = 0;
        let values = loop {
            let node = &self.nodes[at];
            let edge = node.most_promising();
            let (seat, action) = (node.seat, node.edges[edge].action);
            self.path.push((at, edge));
            self.game.apply(&mut position, seat, action, luck, &mut ());
            let Turn::Act(seats) = self.game.turn(&position) else {
                break self.values(&position);
            };
            match self.known.get(&position) {
                Some(&known) => at = known,
                None => break self.expand(&position, seats.first().unwrap_or(0)),
            }
        };
        for &(at, edge) in &self.path {
            let node = &mut self.nodes[at];
            let value = values[usize::from(node.seat)];
            node.visits += 1.0;
            let edge = &mut node.edges[edge];
            edge.visits += 1.0;
            edge.sum += value;
            edge.squares += value * value;
        }
    }

    fn values(&self, position: &G::Position) -> [f64; MAX_SEATS] {
        std::array::from_fn(|seat| self.game.value(position, seat as Seat) / G::SPAN)
    }

    /// Adds a position with the game's judgement of each action; tells what each seat may expect.
    fn expand(&mut self, position: &G::Position, seat: Seat) -> [f64; MAX_SEATS] {
        self.actions.clear();
        self.judged.clear();
        self.game.legal_actions(position, seat, &mut self.actions);
        self.game.judge(position, seat, &self.actions, &mut self.judged);
        let best = self.judged.iter().copied().fold(f64::MIN, f64::max) / G::SPAN;
        let weight = |judged: f64| libm::exp((judged / G::SPAN - best) / TOLERANCE);
        let total: f64 = self.judged.iter().map(|&judged| weight(judged)).sum();
        let edges = self.actions.iter().zip(&self.judged).map(|(&action, &judged)| Edge {
            action,
            visits: 0.0,
            sum: 0.0,
            squares: 0.0,
            judged: judged / G::SPAN,
            prior: weight(judged) / total,
        });
        if self.nodes.len() < MOST_NODES {
            self.known.insert(position.clone(), self.nodes.len());
            self.nodes.push(Node { seat, visits: 0.0, edges: edges.collect() });
        }
        if G::COOPERATIVE {
            return [best; MAX_SEATS];
        }
        let mut values = self.values(position);
        values[usize::from(seat)] = best;
        values
    }
}

impl<A> Node<A> {
    fn most_promising(&self) -> usize {
        let curiosity = CURIOSITY * libm::sqrt(self.visits.max(0.25));
        let mut best = (0, f64::MIN);
        for (at, edge) in self.edges.iter().enumerate() {
            let promise = edge.expects() + curiosity * edge.prior / (1.0 + edge.visits);
            if promise > best.1 {
                best = (at, promise);
            }
        }
        best.0
    }
}

/// A quick hash of small plain data; positions come from play, not from an adversary.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
