//! Vehicles: their space (R10) and how one takes the place of another (A1-A3).

use redtag_katastrophenspiel::Action::*;
use redtag_katastrophenspiel::{Colour, Event, HeroLimit, Options, Region};
use redtag_kernel::Match;
use serde_json::json;

use crate::rulebook::turn::{number, plays};
use crate::rulebook::{
    BIKE, BUS, DRONE, HOUSE, JET, MEDIC, PLANE, VAN, card, check, expect, in_mission, legal,
    legal_now, match_at, mission, new_match, official, play, refused, refused_now, run, small,
    use_left, use_right,
};

const RED: Colour = Colour::Red;

/// R10, A1: with a vehicle in play the limit is its space: 0 and 1 more for each symbol.
#[test]
fn space_is_the_limit() {
    let hand = "[61, 62, 63, 64, 71, 72, 73]";
    for (vehicle, space) in [
        (DRONE, 0),
        (BIKE, 1),
        (PLANE, 2),
        (VAN, 3),
        (JET, 3),
        (BUS, 4),
    ] {
        let position = format!(
            "red.hand = {hand}\nturn.played = [{vehicle}]\npurchases = [90, 93, 81, 83, 75]"
        );
        let mut match_ = match_at(&position);
        for hero in 61..61 + space {
            run(&mut match_, &[play(hero)], &[]);
        }
        assert_eq!(plays(legal_now(&match_)), [0; 0], "vehicle {vehicle}");
        assert_eq!(
            refused_now(&match_, play(73)),
            ("A1", "no-more-heroes".into())
        );
        let illegal = match_.why_not(0, &play(73)).expect("it is one too many");
        assert_eq!(illegal.why.args, number("limit", space));
    }
}

/// A1: by the other reading a vehicle never lowers the limit.
#[test]
fn space_or_three() {
    for (vehicle, limit) in [(DRONE, 3), (BIKE, 3), (PLANE, 3), (VAN, 3), (BUS, 4)] {
        let position = format!(
            "hero_limit = 'at_least_three'\nred.hand = [64, 71]\nturn.played = [{vehicle}, 61, 62, \
             63]\n
             purchases = [90, 72, 81, 83, 75]"
        );
        let possible = if limit == 4 { vec![64, 71] } else { vec![] };
        assert_eq!(plays(legal(&position)), possible, "vehicle {vehicle}");
    }
    assert_eq!(
        Options::default().hero_limit,
        HeroLimit::Space,
        "it is no default"
    );
    for hero_limit in [HeroLimit::Space, HeroLimit::AtLeastThree] {
        let options = Options {
            hero_limit,
            ..Options::default()
        };
        assert_eq!(
            new_match(&small(), &options, &[]).position().hero_limit,
            hero_limit
        );
    }
}

/// A2: a vehicle can be played only if the heroes in play fit.
#[test]
fn heroes_must_fit() {
    let hand = format!("red.hand = [{BUS}, {BIKE}, {PLANE}, {DRONE}, {VAN}]\n");
    for (heroes, vehicles) in [
        ("[]", vec![BUS, BIKE, PLANE, DRONE, VAN]),
        ("[61]", vec![BUS, BIKE, PLANE, VAN]),
        ("[61, 62]", vec![BUS, PLANE, VAN]),
        ("[61, 62, 63]", vec![BUS, VAN]),
    ] {
        let mut possible = plays(legal(&format!("{hand}turn.played = {heroes}")));
        possible.sort_unstable();
        let mut expected = vehicles;
        expected.sort_unstable();
        assert_eq!(possible, expected, "{heroes}");
    }
    let two = format!("{hand}turn.played = [61, 62]");
    assert_eq!(refused(&two, play(BIKE)), ("A2", "no-space".into()));
    assert_eq!(refused(&two, play(DRONE)), ("A2", "no-space".into()));
    let going_on = in_mission(HOUSE, [0, 0, 0, 1, 0, 0], &two);
    assert_eq!(refused(&going_on, play(BIKE)), ("A2", "no-space".into()));
    assert!(
        legal(&going_on).contains(&play(PLANE)),
        "a first vehicle may come in a mission"
    );
    assert!(plays(legal(&format!("hero_limit = 'at_least_three'\n{two}"))).contains(&BIKE));
}

/// A3: another vehicle takes the place of the one in play, which goes back to the hand.
#[test]
fn a_vehicle_is_replaced() {
    let hand = format!("red.hand = [{BIKE}, {BUS}]\nturn.played = [{PLANE}, 61]");
    let events = check(
        &hand,
        &[play(BUS)],
        &[],
        "red.hand = [2, 3]\nturn = { played = [1, 61], parked = [3] }",
    );
    let (parked, played) = (
        Event::Parked {
            who: RED,
            card: card(PLANE),
        },
        Event::Played {
            who: RED,
            card: card(BUS),
        },
    );
    assert_eq!(events, [parked, played]);
    check(
        &hand,
        &[play(BUS), play(BIKE)],
        &[],
        "red.hand = [1, 3]\nturn = { played = [2, 61], parked = [1, 3] }",
    );
}

/// A3: a vehicle that was taken out does not come back in this turn, but in the next.
#[test]
fn a_parked_vehicle_stays_out() {
    let mut match_ = match_at(&format!("red.hand = [{BUS}]\nturn.played = [{PLANE}]"));
    run(&mut match_, &[play(BUS)], &[]);
    assert_eq!(
        refused_now(&match_, play(PLANE)),
        ("A3", "no-parked-vehicle".into())
    );
    assert_eq!(plays(legal_now(&match_)), [0; 0]);
    run(&mut match_, &[EndTurn, EndTurn, EndTurn], &[]);
    expect(
        match_.position(),
        "active = 0\nred.hand = [1, 3]\nturn = { played = [], parked = [] }",
    );
    run(&mut match_, &[play(PLANE)], &[]);
}

/// A3: no vehicle is replaced during a mission, nor afterwards.
#[test]
fn no_replacement_in_a_mission() {
    let hand = format!("red.hand = [{BUS}, 62]\nturn.played = [{BIKE}]");
    let position = in_mission(HOUSE, [0, 0, 1, 0, 0, 0], &hand);
    assert_eq!(
        refused(&position, play(BUS)),
        ("A3", "no-vehicle-in-mission".into())
    );
    let mut match_ = match_at(&position);
    run(&mut match_, &[GiveUp], &[]);
    assert_eq!(
        refused_now(&match_, play(BUS)),
        ("A3", "no-vehicle-after-mission".into())
    );
}

/// A3, R11: a vehicle that was in a mission is not replaced in this turn, whether it gave symbols
/// or only stood there, and whether it was in play before or played in the mission.
#[test]
fn no_replacement_after_a_mission() {
    let before = format!("red.hand = [{BUS}, {MEDIC}]\nturn.played = [{VAN}]");
    let played = format!("red.hand = [{BUS}, {VAN}, {MEDIC}]");
    for (position, actions) in [
        (&before, vec![mission(HOUSE), use_left(VAN), GiveUp]),
        (&before, vec![mission(HOUSE), GiveUp]),
        (
            &before,
            vec![mission(HOUSE), play(MEDIC), use_right(MEDIC), GiveUp],
        ),
        (&played, vec![mission(HOUSE), play(VAN), GiveUp]),
        (
            &played,
            vec![mission(HOUSE), play(VAN), use_left(VAN), GiveUp],
        ),
    ] {
        let mut match_ = match_at(position);
        run(&mut match_, &actions, &[]);
        expect(match_.position(), "turn.served = true\nphase = 'turn'");
        assert_eq!(
            refused_now(&match_, play(BUS)),
            ("A3", "no-vehicle-after-mission".into()),
            "{actions:?}"
        );
        run(&mut match_, &[EndTurn, EndTurn, EndTurn], &[]);
        expect(match_.position(), "turn.served = false");
    }
}

/// A3: with no vehicle in the mission, one may be played and replaced afterwards.
#[test]
fn a_vehicle_that_came_after_the_mission_is_replaced() {
    let hand = format!("red.hand = [{BUS}, {VAN}, {MEDIC}]");
    check(
        &hand,
        &[mission(HOUSE), GiveUp, play(VAN), play(BUS)],
        &[],
        "turn = { played = [1], parked = [5], served = false }",
    );
}

/// A3: no second movement by swapping a vehicle that was played in a mission without giving a
/// symbol. Red in North America against House Fire, with the cards of the official game.
#[test]
fn no_second_movement_by_a_swap() {
    let written = json!({
        "players": [
            { "colour": "red", "region": "north-america", "hand": [13, 15, 61, 89] },
            { "colour": "green" },
        ],
        "catastrophes": [21, 22, 33, 47, 56],
        "purchases": [1, 2, 7, 81, 109],
    });
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let match_ = Match::from_sketch(official(), options, &written, None);
    let mut match_ = match_.unwrap_or_else(|flaw| panic!("{flaw}"));
    run(
        &mut match_,
        &[mission(21), play(13), play(61), play(89)],
        &[],
    );
    expect(
        match_.position(),
        "phase = 'turn'\nred.points = 1\nturn = { played = [13, 61], served = true }",
    );
    assert_eq!(
        refused_now(&match_, play(15)),
        ("A3", "no-vehicle-after-mission".into())
    );
    assert_eq!(plays(legal_now(&match_)), [0; 0]);
}

/// A3, R13: a vehicle whose movement was used is not replaced.
#[test]
fn no_replacement_after_its_movement() {
    let mut match_ = match_at(&format!(
        "red.hand = [{BUS}, {JET}]\nturn.played = [{BIKE}]"
    ));
    run(&mut match_, &[Move(Region::Asia)], &[]);
    assert!(
        legal_now(&match_).contains(&play(BUS)),
        "an ordinary movement is not the vehicle's"
    );
    run(&mut match_, &[Drive(Region::Africa)], &[]);
    assert_eq!(
        refused_now(&match_, play(BUS)),
        ("R13", "no-vehicle-after-drive".into())
    );
    assert_eq!(
        refused_now(&match_, play(JET)),
        ("R13", "no-vehicle-after-drive".into())
    );
    run(&mut match_, &[EndTurn, EndTurn, EndTurn, play(BUS)], &[]);
}

/// A3: the heroes in play must fit the new vehicle.
#[test]
fn heroes_fit_the_new_vehicle() {
    let hand = format!("red.hand = [{BIKE}, {VAN}]\nturn.played = [{PLANE}, 61, 62]");
    assert_eq!(refused(&hand, play(BIKE)), ("A2", "no-space".into()));
    check(&hand, &[play(VAN)], &[], "turn.played = [5, 61, 62]");
}

/// R9: one vehicle is in play at a time.
#[test]
fn one_vehicle() {
    check(
        &format!("red.hand = [{BUS}, {VAN}]"),
        &[play(BUS), play(VAN)],
        &[],
        "turn.played = [5]",
    );
}
