//! The printed examples: X1 to X4. Their positions are files in `tests/positions`, to copy from.

use redtag_after_the_virus::Action::{
    Choose, Count, Done, Enough, Fight, Heal, Hit, Play, Prepare, Retrieve, Use, Wound,
};
use redtag_after_the_virus::{AfterTheVirus, Event, Options, Spot};
use redtag_kernel::{Game, Match};
use serde_json::Value;

use crate::rulebook::{c, expect, official, play, play_drawing, player, refused};

/// A match from a position as people write it, with its options.
#[track_caller]
fn printed(position: &str) -> Match<AfterTheVirus> {
    let mut position: Value = toml::from_str(position).unwrap_or_else(|error| panic!("{error}"));
    let options = position
        .as_object_mut()
        .and_then(|fields| fields.remove("options"));
    let options =
        options.map(|options| serde_json::from_value(options).expect("the options are sound"));
    let match_ = Match::from_sketch(official(), options.unwrap_or_default(), &position, None);
    match_.unwrap_or_else(|flaw| panic!("{flaw}"))
}

/// X1: Ned has three cards left and reshuffles. His wave goes up to 4, the four easiest zombie
/// cards of his pile join his discard pile, which is shuffled beneath the three cards; then he
/// draws five.
#[test]
fn ned_reshuffles() {
    let mut ned = printed(include_str!("../positions/x1.toml"));
    play(&mut ned, 0, &[Play(c("food"))]);
    let events = play_drawing(&mut ned, 0, Done, &["two-zombies", "survivor"]);
    assert!(events.contains(&Event::WaveRises {
        who: 0,
        wave: 4,
        cards: 4
    }));
    assert!(events.contains(&Event::Shuffled {
        who: 0,
        cards: 8,
        left: 3
    }));
    expect(
        &ned,
        0,
        "hand = { @run = 1, @dog = 1, @survivor = 1 }\nattacking = [%2, %3]\ndiscard = {}",
    );
    expect(
        &ned,
        0,
        "draw = { @zombie = 2, @two-zombies = 1, @survivor = 2, @raid = 1 }\npile = [0, 2, 2, 2]",
    );
}

/// X2: Pub is retrieved for two cards and prepared with a Survivor; a zombie wounds the leg; Safe
/// House saves the Survivor that was prepared before, and Pub heals the wound.
#[test]
fn the_pub_heals() {
    let mut match_ = printed(include_str!("../positions/x2.toml"));
    play(
        &mut match_,
        0,
        &[Retrieve(c("pub")), Choose(c("raid")), Choose(c("dog"))],
    );
    play(
        &mut match_,
        0,
        &[Prepare(c("pub")), Fight(0), Wound(Spot::Leg)],
    );
    expect(
        &match_,
        0,
        "prepared = { @pub = 1, @survivor = 1 }\nwounds = { leg = true }\nattacking = []",
    );
    play(&mut match_, 0, &[Play(c("safe-house")), Count]);
    assert_eq!(
        match_.legal(0),
        [
            Heal {
                seat: 0,
                spot: Spot::Leg
            },
            Enough
        ]
    );
    play(
        &mut match_,
        0,
        &[Heal {
            seat: 0,
            spot: Spot::Leg,
        }],
    );
    expect(
        &match_,
        0,
        "saved = 1\nwounds = { leg = false }\nhand = { @food = 1 }",
    );
}

/// X3: Chainsaw kills one to six attacking zombies of one player, and is not used without a target.
#[test]
fn the_chainsaw_kills_up_to_six() {
    let chainsaw = Use {
        card: c("chainsaw"),
        way: 0,
    };
    for kills in 1..=6 {
        let mut match_ = printed(include_str!("../positions/x3.toml"));
        play(&mut match_, 0, &[chainsaw]);
        for kill in 0..kills {
            assert_eq!(match_.legal(0).contains(&Enough), kill > 0);
            play(&mut match_, 0, &[Hit { seat: 0, at: 0 }]);
        }
        if kills < 6 {
            assert!(!match_.legal(0).contains(&Hit { seat: 1, at: 0 }));
            play(&mut match_, 0, &[Enough]);
        }
        assert_eq!(
            (player(&match_, 0).killed, player(&match_, 0).steps.len()),
            (kills, 0)
        );
    }
    let none = "prepared = { @chainsaw = 1 }\nhand = { @food = 1 }";
    assert_eq!(refused(none, chainsaw), ("R17", "no-effect".into()));
}

/// X4: three players add three zombie cards each, a single player one.
#[test]
fn more_players_meet_more_zombies() {
    for (seats, zombies) in [(3, 3), (1, 1)] {
        let table = official()
            .lay_out(&Options {
                seats,
                ..Options::default()
            })
            .expect("sound");
        assert!(
            table
                .players
                .iter()
                .all(|player| player.draw.count(c("zombie")) == zombies)
        );
    }
}
