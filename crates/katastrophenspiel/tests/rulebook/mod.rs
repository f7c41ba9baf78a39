//! The rulebook, rule by rule: every test cites what it proves and fails without it.
//!
//! Most tests play with the few cards of `cards.toml`, each of which is there for what it can show;
//! the components and the printed example are those of the official game.
//!
//! Positions are written as TOML, in which only what matters is said: what is on the table, and
//! what players have, by their colours. Red and green always play; red sits on seat 0, has the
//! turn, and stands in Europe as everybody does, with 2 money. So is what is expected, where
//! `'empty'` stands for nothing.

mod citations;
mod components;
mod end;
mod equipment;
mod examples;
mod mission;
mod more_missions;
mod movement;
mod purchase;
mod setup;
mod sketches;
mod turn;
mod vehicles;

use std::sync::{Arc, LazyLock};

use redtag_katastrophenspiel::{
    Action, Card, Colour, Content, Event, Katastrophenspiel, Options, Position, Side,
};
use redtag_kernel::chance::ScriptError;
use redtag_kernel::laws::rulebook::{self, read};
use redtag_kernel::play::SetUpError;
use redtag_kernel::{Flaw, Match, PlayError, Question};
use serde_json::{Value, json};

/// The cards of the tests.
const CARDS: &str = include_str!("cards.toml");
/// What lies face up where a test does not say it: catastrophes in Europe, and heroes.
const ROWS: &str = "catastrophes = [21, 22, 33, 41, 53]\npurchases = [71, 72, 73, 74, 75]";

const BUS: u8 = 1;
const BIKE: u8 = 2;
const PLANE: u8 = 3;
const DRONE: u8 = 4;
const VAN: u8 = 5;
const JET: u8 = 6;
const HOUSE: u8 = 21;
const WELL: u8 = 22;
const WATER: u8 = 23;
const RIOT: u8 = 24;
const FACTORY: u8 = 33;
const COUP: u8 = 34;
const STORM: u8 = 41;
const BUSH: u8 = 42;
const MELTDOWN: u8 = 53;
const LANDSLIDE: u8 = 54;
const FIREMAN: u8 = 61;
const MEDIC: u8 = 62;
const SCOUT: u8 = 63;
const PORTER: u8 = 64;
const MASON: u8 = 71;
const GROCER: u8 = 72;
const ENVOYS: u8 = 73;
const HOSTS: u8 = 74;
const BRIGADE: u8 = 75;
const JENNIFER: u8 = 81;
const GRAFKE: u8 = 82;
const TWINS: u8 = 83;
const TENTS: u8 = 89;
const DOG: u8 = 90;
const LEITSTELLE: u8 = 91;
const KIT: u8 = 92;
const HOSE: u8 = 93;
const CHEST: u8 = 94;

/// A match of Das Katastrophenspiel.
type Play = Match<Katastrophenspiel>;

/// Plays the actions in the position, compares what is expected, and returns what happened.
#[track_caller]
fn check(position: &str, actions: &[Action], luck: &[u8], expected: &str) -> Vec<Event> {
    let mut match_ = match_at(position);
    let events = run(&mut match_, actions, luck);
    expect(match_.position(), expected);
    events
}

/// A match from a position written by hand, with the cards of the tests.
#[track_caller]
fn match_at(position: &str) -> Play {
    sketch(position).unwrap_or_else(|flaw| panic!("{flaw}\n{position}"))
}

/// The same, or what is wrong with it.
#[track_caller]
fn sketch(position: &str) -> Result<Play, Flaw> {
    let Value::Object(mut written) = read(ROWS) else {
        panic!("rows are a table")
    };
    let Value::Object(told) = read(position) else {
        panic!("a position is a table")
    };
    written.extend(told);
    let mut players = Vec::new();
    for colour in Colour::ALL.map(|colour| json!(colour)) {
        let told = written.remove(colour.as_str().unwrap_or_default());
        if players.len() < 2 || told.is_some() {
            let mut player = json!({ "colour": colour, "money": 2 });
            if let (Some(player), Some(Value::Object(told))) = (player.as_object_mut(), told) {
                player.extend(told);
            }
            players.push(player);
        }
    }
    let options = Options {
        seats: players.len() as u8,
        ..Options::default()
    };
    written.entry("players").or_insert(players.into());
    Match::from_sketch(small(), options, &written.into(), None)
}

/// The game with the cards of the tests.
fn small() -> Arc<Katastrophenspiel> {
    static GAME: LazyLock<Arc<Katastrophenspiel>> = LazyLock::new(|| {
        Arc::new(Katastrophenspiel::new(
            Content::read(CARDS).expect("the content is sound"),
        ))
    });
    GAME.clone()
}

fn official() -> Arc<Katastrophenspiel> {
    static GAME: LazyLock<Arc<Katastrophenspiel>> =
        LazyLock::new(|| Arc::new(Katastrophenspiel::official().expect("the content is sound")));
    GAME.clone()
}

/// A new match with this luck: pawns and the starting player by number from 0, cards by their own.
#[track_caller]
fn new_match(game: &Arc<Katastrophenspiel>, options: &Options, luck: &[u8]) -> Play {
    let mut luck = luck.iter().copied();
    let mut outcomes = Vec::new();
    loop {
        match Match::new(game.clone(), options.clone(), None, &outcomes) {
            Ok(match_) => return match_,
            Err(SetUpError::Chance(ScriptError::Asks { question, .. })) => {
                outcomes.push(outcome(&game.content, &question, luck.next()));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Plays one action after another for whoever has the turn. Luck is what the dice and the cards
/// show, one after the other; cards that it does not reach come in the order of their numbers.
#[track_caller]
fn run(match_: &mut Play, actions: &[Action], luck: &[u8]) -> Vec<Event> {
    let mut luck = luck.iter().copied();
    let mut events = Vec::new();
    for &action in actions {
        let seat = match_.position().active;
        let mut outcomes = Vec::new();
        events.extend(loop {
            match match_.play_with(seat, action, &outcomes) {
                Ok(told) => break told,
                Err(PlayError::Asks(question)) => {
                    outcomes.push(outcome(&match_.game().content, &question, luck.next()));
                }
                Err(error) => panic!("{action:?}: {error:?}"),
            }
        });
    }
    assert_eq!(luck.next(), None, "nothing asked for this luck");
    events
}

/// The outcome that luck means.
#[track_caller]
fn outcome(content: &Content, question: &Question, told: Option<u8>) -> u16 {
    let first_possible = || {
        question
            .weights
            .iter()
            .position(|&weight| weight > 0)
            .unwrap_or(0) as u16
    };
    match (question.what, told) {
        ("die", Some(roll)) => u16::from(roll) - 1,
        ("die", None) => panic!("nobody said what the die shows"),
        ("pawn" | "start", Some(which)) => which.into(),
        (_, None) => first_possible(),
        (_, Some(number)) => {
            let stack = content
                .card(card(number))
                .stack
                .expect("it belongs to a stack");
            let cards = content.stacks[usize::from(stack)].as_slice();
            cards
                .iter()
                .position(|one| one.number() == number)
                .unwrap_or(0) as u16
        }
    }
}

/// A mission that is going on, with this many symbols missing, and what else there is. Boxes of
/// dice that are used up may have given the others.
fn in_mission(catastrophe: u8, missing: [u8; 6], rest: &str) -> String {
    format!(
        "phase = 'mission'\nmission = {{ catastrophe = {catastrophe}, missing = {missing:?}, \
         used = [95, 96], dice = [] }}\n{rest}"
    )
}

/// What may be done in the position.
#[track_caller]
fn legal(position: &str) -> Vec<Action> {
    legal_now(&match_at(position))
}

fn legal_now(match_: &Play) -> Vec<Action> {
    match_.legal(match_.position().active)
}

/// The rule and the reason that forbid an action in the position.
#[track_caller]
fn refused(position: &str, action: Action) -> (&'static str, String) {
    refused_now(&match_at(position), action)
}

#[track_caller]
fn refused_now(match_: &Play, action: Action) -> (&'static str, String) {
    rulebook::refused(match_, match_.position().active, action)
}

/// Does the position hold what is expected?
#[track_caller]
fn expect(position: &Position, expected: &str) {
    let mut found = serde_json::to_value(position).expect("positions are plain data");
    for player in position.players.as_slice() {
        let colour = json!(player.colour.expect("pawns are drawn"));
        found[colour.as_str().unwrap_or_default()] = json!(player);
    }
    rulebook::expect(&found, &read(expected));
}

fn card(number: u8) -> Card {
    Card::try_from(number).expect("a card has a number from 1 to 127")
}

fn play(number: u8) -> Action {
    Action::Play(card(number))
}

fn mission(number: u8) -> Action {
    Action::Mission(card(number))
}

fn extra_mission(number: u8) -> Action {
    Action::ExtraMission(card(number))
}

fn use_all(number: u8) -> Action {
    Action::Use {
        card: card(number),
        side: Side::All,
    }
}

fn use_left(number: u8) -> Action {
    Action::Use {
        card: card(number),
        side: Side::Left,
    }
}

fn use_right(number: u8) -> Action {
    Action::Use {
        card: card(number),
        side: Side::Right,
    }
}

fn purchase(number: u8) -> Action {
    Action::Purchase(card(number))
}

fn extra_purchase(number: u8) -> Action {
    Action::ExtraPurchase(card(number))
}

fn buy(number: u8) -> Action {
    Action::Buy(card(number))
}
