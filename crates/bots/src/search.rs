//! Monte-Carlo tree search over sampled chance, with the game's own judgement at the leaves.
//!
//! The actions that the game judges best are the candidates. All of them are walked equally often
//! and meet the same luck, so that they differ by what they are worth rather than by how the dice
//! fell. Then the better half is walked again, and so on, until one is left (sequential halving).
//!
//! A walk continues from its candidate. At a known position the seat that acts takes the action
//! with the best mixture of what was seen, what the game judged and how rarely it was tried; chance
//! is sampled; a position that is not known yet is judged and ends the walk, unless the game asks
//! for more foresight. Positions that are reached in different ways are the same node.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::time::Duration;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::{Fast, Seat, Strategy, Turn};
use web_time::Instant;

use crate::Advice;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many walks: the same answer on every platform.
    Iterations(u32),
    /// This many milliseconds.
    Milliseconds(u64),
}

/// How many actions are tried: those that the game judges best.
const CANDIDATES: usize = 8;
/// How curious the search is: the weight of what was rarely tried.
const CURIOSITY: f64 = 0.06;
/// How much worse an action may be judged and still be tried, as a share of the game's span.
const TOLERANCE: f64 = 0.018;

/// How many positions are kept; beyond that, a new one is judged and forgotten.
const MOST_NODES: usize = 100_000;

/// A search; it can be asked again and again.
pub struct Search<'a, G: Strategy> {
    game: &'a G,
    budget: Budget,
    known: HashMap<G::Position, usize, BuildHasherDefault<Quick>>,
    nodes: Vec<Node<G::Action>>,
    path: Vec<(usize, usize)>,
    actions: Vec<G::Action>,
    judged: Vec<f64>,
    /// How large differences are here, compared with those that the constants above are meant for.
    scale: f64,
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
    /// What to expect: the mean of what was seen, with the judgement counted as some walks.
    fn expects(&self, trust: f64) -> f64 {
        (self.sum + trust * self.judged) / (self.visits + trust)
    }

    /// How far results spread around their mean.
    fn variance(&self) -> f64 {
        let visits = self.visits.max(1.0);
        let mean = self.sum / visits;
        (self.squares / visits - mean * mean).max(0.0)
    }

    /// One more walk came to this.
    fn add(&mut self, value: f64) {
        self.visits += 1.0;
        self.sum += value;
        self.squares += value * value;
    }
}

impl<'a, G: Strategy> Search<'a, G> {
    /// Thinks about this game with this budget per choice.
    pub fn new(game: &'a G, budget: Budget) -> Self {
        Self {
            game,
            budget,
            known: HashMap::default(),
            nodes: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            judged: Vec::new(),
            scale: 1.0,
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
        Some(Advice {
            expects: advice.expects + rest,
            second: advice
                .second
                .map(|(action, expects)| (action, expects + rest)),
            ..advice
        })
    }

    fn choose_from(
        &mut self,
        position: &G::Position,
        seat: Seat,
        luck: &mut Fast,
    ) -> Option<Advice<G::Action>> {
        self.known.clear();
        self.nodes.clear();
        let hope = self.expand(position, seat)[usize::from(seat)];
        // Below an even chance, differences shrink with what can be hoped for.
        self.scale = if G::CHANCES {
            (2.0 * hope).clamp(0.01, 1.0)
        } else {
            1.0
        };
        let (best, second) = self.think(position, luck)?;
        let root = &self.nodes[0];
        let expects = |edge: &Edge<G::Action>| edge.expects(G::TRUST) * G::SPAN;
        let edge = &root.edges[best];
        Some(Advice {
            action: edge.action,
            expects: expects(edge),
            spread: libm::sqrt(edge.variance()) * G::SPAN,
            looked: root.visits as u32,
            // Every step of a walk is a visit of the node that it leaves.
            applied: self.nodes.iter().map(|node| node.visits as u32).sum(),
            second: second.map(|at| (root.edges[at].action, expects(&root.edges[at]))),
        })
    }

    /// The candidate that is left in the end, since half of them drop out after every round, and the
    /// one that it was compared with last: the best of those that were only judged if there was no
    /// other candidate.
    fn think(&mut self, root: &G::Position, luck: &mut Fast) -> Option<(usize, Option<usize>)> {
        let (seed, start) = (luck.word(), Instant::now());
        let ranked = self.ranked();
        let mut candidates = self.candidates(&ranked);
        let mut second = ranked.get(1).copied();
        let rounds = candidates.len().next_power_of_two().trailing_zeros();
        for round in 1..=rounds {
            match self.budget {
                Budget::Iterations(count) => {
                    let left = count.saturating_sub(self.nodes[0].visits as u32);
                    let each = left / (rounds + 1 - round) / candidates.len() as u32;
                    (0..each.max(1)).for_each(|_| self.walk_each(root, &candidates, seed));
                }
                Budget::Milliseconds(count) => {
                    let end = start + Duration::from_millis(count) * round / rounds;
                    self.walk_until(end, root, &candidates, seed);
                }
            }
            self.rank(&mut candidates);
            second = candidates.get(1).copied();
            candidates.truncate(candidates.len().div_ceil(2));
        }
        Some((*candidates.first()?, second))
    }

    /// Walks for each candidate once at least, and again as long as there is time.
    fn walk_until(&mut self, end: Instant, root: &G::Position, candidates: &[usize], seed: u64) {
        self.walk_each(root, candidates, seed);
        while Instant::now() < end {
            self.walk_each(root, candidates, seed);
        }
    }

    /// What was seen to be best comes first.
    fn rank(&self, candidates: &mut [usize]) {
        let expects = |at: usize| self.nodes[0].edges[at].expects(G::TRUST);
        candidates.sort_by(|&a, &b| expects(b).total_cmp(&expects(a)));
    }

    /// All actions, what the game judges best first.
    fn ranked(&self) -> Vec<usize> {
        let edges = &self.nodes[0].edges;
        let mut ranked: Vec<usize> = (0..edges.len()).collect();
        ranked.sort_by(|&a, &b| edges[b].judged.total_cmp(&edges[a].judged));
        ranked
    }

    /// Those of them that are walked: as many as the budget is enough for.
    fn candidates(&self, ranked: &[usize]) -> Vec<usize> {
        let edges = &self.nodes[0].edges;
        let mut candidates = ranked.to_vec();
        let least = candidates
            .first()
            .map_or(0.0, |&best| edges[best].judged - G::MARGIN / G::SPAN);
        candidates.retain(|&one| edges[one].judged >= least);
        candidates.truncate(match self.budget {
            // Halving them until one is left takes nearly two walks for each.
            Budget::Iterations(count) => (count as usize / 2).clamp(1, CANDIDATES),
            Budget::Milliseconds(_) => CANDIDATES,
        });
        candidates
    }

    /// One walk for each candidate; the nth walk of each begins with the same luck.
    fn walk_each(&mut self, root: &G::Position, candidates: &[usize], seed: u64) {
        for &candidate in candidates {
            let number = self.nodes[0].edges[candidate].visits as u64;
            self.walk(root, candidate, &mut Fast::new(seed, number));
        }
    }

    /// One walk from the root by way of a candidate to a position that is new, or to an end.
    fn walk(&mut self, root: &G::Position, candidate: usize, luck: &mut Fast) {
        self.path.clear();
        let mut position = root.clone();
        let (mut at, mut edge, mut asked) = (0, candidate, 0);
        let values = loop {
            self.path.push((at, edge));
            asked += u32::from(self.take(&mut position, at, edge, luck));
            let Turn::Act(seats) = self.game.turn(&position) else {
                break self.values(&position);
            };
            if let Some(points) = self.game.leaf(root, &position) {
                break [points / G::SPAN; MAX_SEATS];
            }
            at = match self.known.get(&position) {
                Some(&known) => known,
                None => {
                    let new = self.nodes.len();
                    let values = self.expand(&position, self.game.leads(&position, seats));
                    if asked >= G::FORESIGHT || new == MOST_NODES {
                        break values;
                    }
                    new
                }
            };
            edge = self.nodes[at].most_promising(CURIOSITY * self.scale, G::TRUST);
        };
        self.remember(values);
    }

    /// Plays the action of an edge. Was chance asked?
    fn take(&self, position: &mut G::Position, at: usize, edge: usize, luck: &mut Fast) -> bool {
        let node = &self.nodes[at];
        let before = luck.clone();
        let action = node.edges[edge].action;
        self.game.apply(position, node.seat, action, luck, &mut ());
        *luck != before
    }

    /// Adds the result of a walk everywhere on its path.
    fn remember(&mut self, values: [f64; MAX_SEATS]) {
        for &(at, edge) in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1.0;
            node.edges[edge].add(values[usize::from(node.seat)]);
        }
    }

    fn values(&self, position: &G::Position) -> [f64; MAX_SEATS] {
        std::array::from_fn(|seat| self.game.value(position, seat as Seat) / G::SPAN)
    }

    /// Adds a position with the game's judgement of each action; returns what each seat may expect.
    fn expand(&mut self, position: &G::Position, seat: Seat) -> [f64; MAX_SEATS] {
        self.actions.clear();
        self.judged.clear();
        self.game.legal_actions(position, seat, &mut self.actions);
        self.game
            .judge(position, seat, &self.actions, &mut self.judged);
        let best = self.judged.iter().copied().fold(f64::MIN, f64::max) / G::SPAN;
        if self.nodes.len() < MOST_NODES {
            self.known.insert(position.clone(), self.nodes.len());
            let edges = self.edges(best);
            self.nodes.push(Node::new(seat, edges));
        }
        if G::COOPERATIVE {
            return [best; MAX_SEATS];
        }
        let mut values = self.values(position);
        values[usize::from(seat)] = best;
        values
    }

    /// An edge for each action that was just judged, with a prior that falls with the distance to
    /// the best judgement.
    fn edges(&self, best: f64) -> Vec<Edge<G::Action>> {
        let weight = |judged: f64| libm::exp((judged / G::SPAN - best) / (TOLERANCE * self.scale));
        let total: f64 = self.judged.iter().map(|&judged| weight(judged)).sum();
        let judged = self.actions.iter().zip(&self.judged);
        judged
            .map(|(&action, &judged)| Edge {
                action,
                visits: 0.0,
                sum: 0.0,
                squares: 0.0,
                judged: judged / G::SPAN,
                prior: weight(judged) / total,
            })
            .collect()
    }
}

impl<A> Node<A> {
    fn new(seat: Seat, edges: Vec<Edge<A>>) -> Self {
        Self {
            seat,
            visits: 0.0,
            edges,
        }
    }

    fn most_promising(&self, curiosity: f64, trust: f64) -> usize {
        let curiosity = curiosity * libm::sqrt(self.visits.max(0.25));
        let mut best = (0, f64::MIN);
        for (at, edge) in self.edges.iter().enumerate() {
            let promise = edge.expects(trust) + curiosity * edge.prior / (1.0 + edge.visits);
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
