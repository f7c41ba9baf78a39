//! Movement: R13, and the rulings on it.

use redtag_katastrophenspiel::Action::*;
use redtag_katastrophenspiel::{Colour, Event, Region};

use crate::rulebook::{
    BIKE, BUS, JET, PLANE, card, check, expect, legal, legal_now, match_at, play, refused,
    refused_now, run,
};

/// R13, A6: to any other region, but not to where the pawn is.
#[test]
fn to_any_other_region() {
    for here in Region::ALL {
        let written = serde_json::json!(here);
        let position = format!("red = {{ hand = [], region = {written} }}\nturn.played = [{BIKE}]");
        for to in Region::ALL {
            if to == here {
                assert_eq!(refused(&position, Move(to)), ("A6", "no-staying".into()));
                assert_eq!(refused(&position, Drive(to)), ("A6", "no-staying".into()));
                continue;
            }
            let region = format!("red.region = {}", serde_json::json!(to));
            let events = check(
                &position,
                &[Move(to)],
                &[],
                &format!("{region}\nturn = {{ actions = 1, drove = false }}"),
            );
            assert_eq!(
                events,
                [Event::Moved {
                    who: Colour::Red,
                    to,
                    by: None
                }]
            );
            let events = check(
                &position,
                &[Drive(to)],
                &[],
                &format!("{region}\nturn = {{ actions = 2, drove = true }}"),
            );
            assert_eq!(
                events,
                [Event::Moved {
                    who: Colour::Red,
                    to,
                    by: Some(card(BIKE))
                }]
            );
        }
        let moves = legal(&position)
            .iter()
            .filter(|action| matches!(action, Move(_)))
            .count();
        let drives = legal(&position)
            .iter()
            .filter(|action| matches!(action, Drive(_)))
            .count();
        assert_eq!((moves, drives), (5, 5));
    }
}

/// R13: nobody else's pawn is moved.
#[test]
fn only_the_own_pawn() {
    let position = "active = 1\nstarter = 1\ngreen.region = 'asia'";
    check(
        position,
        &[Move(Region::Africa)],
        &[],
        "red.region = 'europe'\ngreen.region = 'africa'",
    );
}

/// R13: one extra movement a turn, by the vehicle in play and no other.
#[test]
fn one_extra_movement() {
    let drive = Drive(Region::Asia);
    assert_eq!(refused("", drive), ("R13", "no-vehicle-in-play".into()));
    assert_eq!(
        refused(&format!("turn.played = [{BUS}]"), drive),
        ("R13", "no-movement-symbol".into())
    );
    assert_eq!(
        refused(&format!("red.hand = [{JET}]"), drive),
        ("R13", "no-vehicle-in-play".into())
    );
    let mut match_ = match_at(&format!("red.hand = [{PLANE}]\nturn.actions = 0"));
    assert!(!legal_now(&match_).contains(&drive));
    run(&mut match_, &[play(PLANE), drive], &[]);
    expect(
        match_.position(),
        "red.region = 'asia'\nturn = { drove = true, actions = 0 }",
    );
    assert_eq!(
        refused_now(&match_, Drive(Region::Africa)),
        ("R13", "no-second-drive".into())
    );
    assert!(
        !legal_now(&match_)
            .iter()
            .any(|action| matches!(action, Drive(_)))
    );
    run(
        &mut match_,
        &[
            EndTurn,
            EndTurn,
            EndTurn,
            play(PLANE),
            Drive(Region::Africa),
        ],
        &[],
    );
    expect(match_.position(), "red.region = 'africa'");
}

/// R13: together with two actions a vehicle makes three movements.
#[test]
fn three_movements() {
    let all = [
        Move(Region::Asia),
        Drive(Region::Africa),
        Move(Region::Australia),
    ];
    check(
        &format!("turn.played = [{JET}]"),
        &all,
        &[],
        "red.region = 'australia'\nturn.actions = 0",
    );
}

/// R13, A3: of two vehicles with a movement only one moves in a turn, be it the second.
#[test]
fn the_second_vehicle_moves() {
    let hand = format!("red.hand = [{JET}]\nturn.played = [{BIKE}]");
    let mut match_ = match_at(&hand);
    run(&mut match_, &[play(JET), Drive(Region::Asia)], &[]);
    assert_eq!(
        refused_now(&match_, Drive(Region::Africa)),
        ("R13", "no-second-drive".into())
    );
    assert_eq!(
        refused_now(&match_, play(BIKE)),
        ("A3", "no-parked-vehicle".into())
    );
}
