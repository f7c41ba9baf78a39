//! Random play to the end, and odds by brute force.

use std::collections::HashMap;

use crate::chance::Fast;
use crate::game::{Game, Turn};
use crate::odds::{Fate, Fates, outcomes};

/// Plays random actions from a position to the end, visits every position on the way before its
/// action, and returns how many actions there were. If `actions` has room for every list, nothing
/// is allocated here.
pub fn play_out<G: Game>(
    game: &G,
    position: &mut G::Position,
    chance: &mut Fast,
    actions: &mut Vec<G::Action>,
    mut look: impl FnMut(&G::Position),
) -> u64 {
    let mut played = 0;
    while let Turn::Act(seats) = game.turn(position) {
        look(position);
        let which = chance.below(seats.iter().count());
        let seat = seats.iter().nth(which).unwrap_or_default();
        actions.clear();
        game.legal_actions(position, seat, actions);
        let action = actions[chance.below(actions.len())];
        game.apply(position, seat, action, chance, &mut ());
        played += 1;
    }
    played
}

/// The odds of a fate with the best play from `now` on, found by trying every action that
/// `is_tried` lets through. Shares nothing with the oracle but the outcomes of an action.
pub fn plain_odds<G: Fates>(
    game: &G,
    (from, now): (&G::Position, &G::Position),
    fate: usize,
    is_tried: fn(&G::Position, &G::Action) -> bool,
    known: &mut HashMap<G::Position, f64>,
) -> f64 {
    match game.fate(from, now, fate) {
        Fate::Yes => return 1.0,
        Fate::No => return 0.0,
        Fate::Open => {}
    }
    if let Some(&known) = known.get(now) {
        return known;
    }
    let Turn::Act(seats) = game.turn(now) else {
        return 0.0;
    };
    let seat = seats.first().unwrap_or_default();
    let mut actions = Vec::new();
    game.legal_actions(now, seat, &mut actions);
    actions.retain(|action| is_tried(now, action));
    let odds = actions.into_iter().map(|action| {
        let mut odds = 0.0;
        outcomes(game, now, seat, action, |probability, after| {
            odds += probability * plain_odds(game, (from, &after), fate, is_tried, known);
        });
        odds
    });
    let best = if game.is_wanted(fate) {
        odds.fold(0.0, f64::max)
    } else {
        odds.fold(1.0, f64::min)
    };
    known.insert(now.clone(), best);
    best
}
