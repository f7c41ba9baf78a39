//! Players that choose: random, greedy and search. They know the table and no game.

mod search;

use redtag_table::{Fast, Game, Seat, Strategy};

pub use search::{Budget, Search};

/// What a bot would do, and what it expects of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Points expected for the seat that acts.
    pub expects: f64,
    /// How far the result is likely to be from that: the standard deviation seen, 0 if only judged.
    pub spread: f64,
    /// How many futures were looked at.
    pub looked: u32,
}

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// The action that the game itself judges best.
    Greedy,
    /// Monte-Carlo tree search.
    Search(Budget),
}

impl Bot {
    /// Chooses for a seat that may act; `None` if it may not.
    pub fn choose<G: Strategy>(
        self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        luck: &mut Fast,
    ) -> Option<Advice<G::Action>> {
        match self {
            Self::Random => random(game, position, seat, luck),
            Self::Greedy => greedy(game, position, seat),
            Self::Search(budget) => Search::new(game, budget).choose(position, seat, luck),
        }
    }
}

fn random<G: Strategy>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    luck: &mut Fast,
) -> Option<Advice<G::Action>> {
    let actions = legal(game, position, seat);
    let action = *actions.get(luck.below(actions.len()))?;
    Some(Advice { action, expects: game.value(position, seat), spread: 0.0, looked: 0 })
}

/// The best by the game's own judgement; the first of equals.
fn greedy<G: Strategy>(game: &G, position: &G::Position, seat: Seat) -> Option<Advice<G::Action>> {
    let actions = legal(game, position, seat);
    let mut values = Vec::with_capacity(actions.len());
    game.judge(position, seat, &actions, &mut values);
    let mut best: Option<Advice<G::Action>> = None;
    for (&action, &expects) in actions.iter().zip(&values) {
        if best.is_none_or(|best| expects > best.expects) {
            best = Some(Advice { action, expects, spread: 0.0, looked: 0 });
        }
    }
    best
}

fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(position, seat, &mut actions);
    actions
}
