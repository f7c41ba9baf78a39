//! The rulebook, rule by rule: every test cites what it proves and fails without it.
//!
//! Positions are written as TOML, in which only what matters is said: the fields of a player, where
//! `@run` stands for the number of a card, `%3` for an attacking card with three zombies, `%3/1`
//! for one with one left of three, and `%3/1d` for one of which some were discarded. Cards that are
//! not mentioned are in the area deck, zombies in the zombie pile. So is what is expected, where a
//! count of 0 stands for a card that is not there.

mod actions;
mod advice;
mod citations;
mod end;
mod examples;
mod gear;
mod packs;
mod saving;
mod setup;
mod sketches;
mod turn;
mod wounds;
mod zombies;

use std::sync::{Arc, LazyLock};

use redtag_after_the_virus::{
    Action, AfterTheVirus, Card, Event, KINDS, Options, Player, Position, ZOMBIE_KINDS,
};
use redtag_kernel::laws::rulebook::{self, play, refused as forbidden};
use redtag_kernel::{Flaw, Kind, Match, Seat, Turn};
use serde_json::{Value, json};

/// Plays the actions alone, compares what is expected of the player, and returns what happened.
#[track_caller]
fn check(player: &str, actions: &[Action], expected: &str) -> Vec<Event> {
    let mut match_ = solo(player);
    let events = play(&mut match_, 0, actions);
    expect(&match_, 0, expected);
    events
}

/// A match of one player, from what is said about them.
#[track_caller]
fn solo(player: &str) -> Match<AfterTheVirus> {
    match_at(Options::default(), &[player])
}

/// A match of two players.
#[track_caller]
fn pair(first: &str, second: &str) -> Match<AfterTheVirus> {
    match_at(
        Options {
            seats: 2,
            ..Options::default()
        },
        &[first, second],
    )
}

/// A match with these options, from what is said about each player.
#[track_caller]
fn match_at(options: Options, players: &[&str]) -> Match<AfterTheVirus> {
    sketch(options, players).unwrap_or_else(|flaw| panic!("{flaw}\n{players:?}"))
}

fn sketch(options: Options, players: &[&str]) -> Result<Match<AfterTheVirus>, Flaw> {
    let game = official();
    let players = players.iter().enumerate();
    let players: Vec<Value> = players
        .map(|(character, fields)| sketched(fields, character, &options.mission))
        .collect();
    Match::from_sketch(game, options, &json!({ "players": players }), None)
}

/// What is said about a player of a mission. Nothing lies where it begins, and the first missions
/// are made easier.
#[track_caller]
fn sketched(fields: &str, character: usize, mission: &str) -> Value {
    let mut player = read(fields);
    player["character"] = json!(character);
    if player["wave"].is_null() && mission.starts_with('1') {
        player["wave"] = json!(0);
    }
    for zone in ["draw", "sideways", "scouted", "prepared", "area", "wounds"] {
        if player[zone].is_null() {
            player[zone] = json!({});
        }
    }
    player
}

fn official() -> Arc<AfterTheVirus> {
    static GAME: LazyLock<Arc<AfterTheVirus>> =
        LazyLock::new(|| Arc::new(AfterTheVirus::official().expect("the content is sound")));
    GAME.clone()
}

/// A match that was just set up, with a seed.
fn new_match(options: Options) -> Match<AfterTheVirus> {
    Match::new(official(), options, Some("rulebook".into()), &[]).expect("the options are sound")
}

fn mission(id: &str) -> Options {
    Options {
        mission: id.into(),
        ..Options::default()
    }
}

/// The card with this permanent name.
#[track_caller]
fn c(id: &str) -> Card {
    official()
        .content
        .find(id)
        .unwrap_or_else(|| panic!("no card is called {id:?}"))
}

/// Plays an action in the course of which these cards are drawn.
#[track_caller]
fn play_drawing(
    match_: &mut Match<AfterTheVirus>,
    seat: Seat,
    action: Action,
    drawn: &[&str],
) -> Vec<Event> {
    let outcomes: Vec<u16> = drawn.iter().map(|id| c(id).index() as u16).collect();
    rulebook::play_drawing(match_, seat, action, &outcomes)
}

/// The rule and the reason that forbid an action to a player who is alone.
#[track_caller]
fn refused(player: &str, action: Action) -> (&'static str, String) {
    forbidden(&solo(player), 0, action)
}

/// Who may act now.
fn asked(match_: &Match<AfterTheVirus>) -> Vec<Seat> {
    match match_.turn() {
        Turn::Act(seats) => seats.iter().collect(),
        Turn::Over => Vec::new(),
    }
}

fn player(match_: &Match<AfterTheVirus>, seat: usize) -> &Player {
    &match_.position().players[seat]
}

/// Does the player have what is expected?
#[track_caller]
fn expect(match_: &Match<AfterTheVirus>, seat: usize, expected: &str) {
    rulebook::expect(player(match_, seat), &read(expected));
}

/// TOML with short forms for cards and zombies.
#[track_caller]
fn read(written: &str) -> Value {
    let mut toml = String::new();
    let mut rest = written;
    while let Some(at) = rest.find(['@', '%']) {
        toml.push_str(&rest[..at]);
        let sign = &rest[at..=at];
        let end =
            |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '/');
        let word = rest[at + 1..].split(end).next().unwrap_or("");
        toml.push_str(&if sign == "@" {
            c(word).number().to_string()
        } else {
            zombies(word)
        });
        rest = &rest[at + 1 + word.len()..];
    }
    toml.push_str(rest);
    rulebook::read(&toml)
}

fn zombies(word: &str) -> String {
    let discarded = word.ends_with('d');
    let numbers = word.trim_end_matches('d');
    let (printed, left) = numbers.split_once('/').unwrap_or((numbers, numbers));
    format!("{{ printed = {printed}, left = {left}, discarded = {discarded} }}")
}

/// The whole position, for those who look at more than a player.
fn position(match_: &Match<AfterTheVirus>) -> &Position {
    match_.position()
}

/// The same fields, and this many of the cards that they do not mention are destroyed, those with the
/// highest numbers first.
#[track_caller]
fn lost(fields: &str, cards: u8) -> String {
    let player = read(fields);
    let zones = ["hand", "sideways", "prepared", "scouted", "discard"];
    let (mut destroyed, mut left) = (Vec::new(), cards);
    for number in (ZOMBIE_KINDS as u8 + 1..=KINDS as u8).rev() {
        let all = official().content.deck.counts()[usize::from(number) - 1];
        let in_zone = |zone: &&str| player[*zone][number.to_string()].as_u64();
        let here: u64 = zones.iter().filter_map(in_zone).sum();
        let gone = all.saturating_sub(here as u8).min(left);
        left -= gone;
        destroyed.push(format!("{number} = {gone}"));
    }
    assert_eq!(left, 0, "there are not so many cards");
    format!("{fields}\ndestroyed = {{ {} }}", destroyed.join(", "))
}
