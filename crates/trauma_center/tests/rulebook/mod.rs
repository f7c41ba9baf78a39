//! The rulebook, rule by rule: every test cites what it proves and fails without it.
//!
//! Positions are written as TOML, in which only what matters is said. There are two players, so
//! that the round goes on when the first patient is done; what is played and what is expected is
//! about that patient.

mod citations;
mod content;
mod critical;
mod discharge;
mod emt;
mod er;
mod positions;
mod prep;
mod round;
mod setup;
mod surgeon;

use std::sync::Arc;

use redtag_kernel::laws::rulebook::{self, read};
use redtag_kernel::{Game, Match};
use redtag_trauma_center::{Action, Area, Event, Options, Patient, Position, TraumaCenter, Whom};
use serde_json::{Value, json};

/// Cards whose rule only forbids to use a 1.
const NO_ONES: &str = "conditions = [{ card = 1 }, { card = 2 }, { card = 21 }, { card = 48 }]";

/// The first patient of a position written by hand.
const FIRST: Whom = Whom {
    patient: 0,
    person: 1,
};

/// Plays the actions for the first patient, compares what is expected, and returns what happened.
#[track_caller]
fn check(position: &str, actions: &[Action], expected: &str) -> Vec<Event> {
    let mut match_ = match_at(position);
    let events = play(&mut match_, actions);
    expect(patient(&match_), expected);
    events
}

/// A match of two players from a position written by hand.
#[track_caller]
fn match_at(position: &str) -> Match<TraumaCenter> {
    match_with(2, position)
}

#[track_caller]
fn match_with(seats: u8, position: &str) -> Match<TraumaCenter> {
    let mut written = read(position);
    if let Some(Value::Array(patients)) = written.get_mut("patients") {
        patients.resize(usize::from(seats), json!({}));
    }
    match Match::from_sketch(official(), Options { seats }, &written, None) {
        Ok(match_) => match_,
        Err(flaw) => panic!("{flaw}\n{position}"),
    }
}

fn official() -> Arc<TraumaCenter> {
    Arc::new(TraumaCenter::official().expect("the content is sound"))
}

/// What is wrong with a position written by hand.
#[track_caller]
fn flaw(position: &str) -> String {
    match Match::from_sketch(official(), Options::default(), &read(position), None) {
        Ok(_) => panic!("the position is sound\n{position}"),
        Err(flaw) => flaw.to_string(),
    }
}

/// Plays one action after another for the first patient; nothing is rolled.
#[track_caller]
fn play(match_: &mut Match<TraumaCenter>, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for &action in actions {
        let seat = match_.position().seat_of(0);
        events.extend(rulebook::play(match_, seat, &[action]));
    }
    events
}

/// Plays one action for a solo patient that ends the round; then these dice are rolled.
#[track_caller]
fn play_and_roll(match_: &mut Match<TraumaCenter>, action: Action, dice: [u16; 3]) -> Vec<Event> {
    rulebook::play_drawing(match_, 0, action, &dice.map(|die| die - 1))
}

fn patient(match_: &Match<TraumaCenter>) -> &Patient {
    &match_.position().patients[0]
}

/// What may be done for the first patient.
#[track_caller]
fn legal(match_: &Match<TraumaCenter>) -> Vec<Action> {
    match_.legal(match_.position().seat_of(0))
}

/// The same in a position, after some actions.
#[track_caller]
fn legal_after(position: &str, actions: &[Action]) -> Vec<Action> {
    let mut match_ = match_at(position);
    play(&mut match_, actions);
    legal(&match_)
}

/// The rule and the reason that forbid an action for the first patient, after some others.
#[track_caller]
fn refused(position: &str, actions: &[Action], action: Action) -> (&'static str, String) {
    let mut match_ = match_at(position);
    play(&mut match_, actions);
    rulebook::refused(&match_, match_.position().seat_of(0), action)
}

/// Does the patient have what is expected?
#[track_caller]
fn expect(patient: &Patient, expected: &str) {
    rulebook::expect(patient, &read(expected));
}

fn area(left: u8, top: u8, width: u8, height: u8) -> Area {
    Area {
        left,
        top,
        width,
        height,
    }
}

/// All actions of one kind.
fn bandages(actions: &[Action]) -> Vec<Area> {
    actions
        .iter()
        .filter_map(|action| {
            if let Action::Bandage(area) = action {
                Some(*area)
            } else {
                None
            }
        })
        .collect()
}

fn tetrominoes(actions: &[Action]) -> Vec<[u8; 4]> {
    let piece = |action: &Action| {
        if let Action::Tetromino(piece) = action {
            Some(*piece)
        } else {
            None
        }
    };
    actions.iter().filter_map(piece).collect()
}

/// Plays the first possible action, again and again, to the end; dice and cards come from a seed.
fn play_through(seats: u8, seed: &str) -> (Match<TraumaCenter>, Vec<Event>) {
    let mut match_ = Match::new(official(), Options { seats }, Some(seed.into()), &[])
        .expect("options are sound");
    let mut events = Vec::new();
    while let redtag_kernel::Turn::Act(who) = match_.game().turn(match_.position()) {
        let seat = who.first().expect("somebody may act");
        let action = match_.legal(seat)[0];
        events.extend(match_.play(seat, action).expect("it is legal"));
    }
    (match_, events)
}

fn positions_of(match_: &Match<TraumaCenter>) -> impl Iterator<Item = &Position> {
    match_
        .steps()
        .iter()
        .map(|step| &step.before)
        .chain([match_.position()])
}
