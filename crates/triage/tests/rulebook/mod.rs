//! The rulebook, rule by rule: every test cites what it proves and fails without it.
//!
//! Positions are written as TOML, in which only what matters is said. So is what is expected, where
//! `'empty'` stands for a free Bed or an empty Scavenging Space, and a count of 0 for a card that
//! is not there.

mod actions;
mod citations;
mod end;
mod events;
mod examples;
mod setup;
mod turn;

use std::sync::Arc;

use redtag_kernel::laws::rulebook::{self, read};
use redtag_kernel::{Kind, Match};
use redtag_triage::{Action, Card, Event, Options, Position, Triage};

/// Plays the actions in the position, compares what is expected, and returns what happened.
#[track_caller]
fn check(position: &str, actions: &[Action], expected: &str) -> Vec<Event> {
    let mut match_ = match_at(position);
    let events = play(&mut match_, actions);
    expect(match_.position(), expected);
    events
}

/// A match from a position written by hand, by the official rules.
#[track_caller]
fn match_at(position: &str) -> Match<Triage> {
    match_with(Options::default(), position)
}

#[track_caller]
fn match_with(options: Options, position: &str) -> Match<Triage> {
    Match::from_sketch(official(), options, &read(position), None)
        .unwrap_or_else(|flaw| panic!("{flaw}\n{position}"))
}

fn official() -> Arc<Triage> {
    Arc::new(Triage::official().expect("the content is sound"))
}

/// A new match in which this card is turned up first.
fn new_match(first: Card) -> Match<Triage> {
    Match::new(
        official(),
        Options::default(),
        None,
        &[first.index() as u16],
    )
    .expect("the card is in the deck")
}

/// Plays one action after another; every card must be known.
#[track_caller]
fn play(match_: &mut Match<Triage>, actions: &[Action]) -> Vec<Event> {
    rulebook::play(match_, 0, actions)
}

/// What may be done in the position.
#[track_caller]
fn legal(position: &str) -> Vec<Action> {
    match_at(position).legal(0)
}

/// The rule and the reason that forbid an action in the position.
#[track_caller]
fn refused(position: &str, action: Action) -> (&'static str, String) {
    rulebook::refused(&match_at(position), 0, action)
}

/// Does the position hold what is expected?
#[track_caller]
fn expect(position: &Position, expected: &str) {
    rulebook::expect(position, &read(expected));
}
