//! Positions written by hand: what they leave out, and what cannot be.

use redtag_after_the_virus::{AfterTheVirus, Difficulty, Options};
use redtag_kernel::{Game, Match};
use serde_json::{Value, json};

use crate::rulebook::{expect, official, player, position, sketch};

/// R2: a position in which a card is missing, lies where it cannot, or in which nobody would be
/// asked this, is refused.
#[test]
fn unsound_positions_are_refused() {
    let unsound = [
        ("hand = { @zombie = 1 }", "zombies do not go there"),
        ("hand = { @car = 2 }", "card 33 is there 2 times, not 1"),
        (
            "hand = { @run = 3, @survivor = 3 }",
            "more cards than are drawn",
        ),
        (
            "prepared = { @run = 1, @dog = 1 }",
            "events are never in play",
        ),
        (
            "prepared = { @two-zombies = 1 }",
            "only single zombies can be cured",
        ),
        (
            "prepared = { @rifle = 1, @pistol = 1, @machete = 1 }",
            "too many weapons",
        ),
        (
            "ammo = [{ under = @rifle, card = @run }]",
            "cards under prepared weapons",
        ),
        ("attacking = [%2, %1]", "the smallest cards first"),
        ("attacking = [%2/3]", "zombies that are left"),
        ("attacking = [%1]\ndone = true", "nobody is done"),
        ("wounds = { brain = true }\nhand = { @dog = 1 }", "has died"),
        (
            "hand = { @dog = 1, @run = 1 }\nsteps = [{ pay = 2 }]",
            "would not ask this",
        ),
        (
            "hand = { @dog = 1, @run = 1 }\nsteps = [{ pay = 0 }]",
            "would not ask this",
        ),
        ("saved = 21\nhand = { @dog = 1 }", "must be 0 to 20"),
        (
            "area = { set_aside = 50 }\nhand = { @dog = 1 }",
            "more than there are",
        ),
        ("prepared = { @survivor = 1 }", "would not ask anybody"),
    ];
    for (player, message) in unsound {
        let flaw = sketch(Options::default(), &[player]).err().expect(player);
        assert!(flaw.message.contains(message), "{player}: {flaw}");
    }
    for options in [
        Options {
            seats: 0,
            ..Options::default()
        },
        Options {
            seats: 4,
            ..Options::default()
        },
        Options {
            characters: vec!["bob".into()],
            ..Options::default()
        },
        Options {
            characters: vec!["adam".into(), "ruth".into()],
            ..Options::default()
        },
    ] {
        assert!(official().lay_out(&options).is_err(), "{options:?}");
    }
}

/// A position of one mission, written as somebody would.
fn written(position: Value) -> Match<AfterTheVirus> {
    Match::from_sketch(official(), Options::default(), &position, None)
        .unwrap_or_else(|flaw| panic!("{flaw}: {position}"))
}

/// R1: a mission alone brings its goal, wave and set-up, and is an official game of it.
#[test]
fn a_mission_alone_is_enough() {
    for (mission, number) in official().content.missions.iter().zip(0..) {
        let laid_out = official().lay_out(&Options {
            mission: mission.id.clone(),
            ..Options::default()
        });
        let laid_out = laid_out.expect("it is sound");
        let alone = written(json!({ "mission": number }));
        assert_eq!(position(&alone), &laid_out, "{}", mission.id);
        assert!(official().is_official(alone.options()), "{}", mission.id);
        let entry = written(json!({ "mission": number, "players": [{}] }));
        assert_eq!(position(&entry), &laid_out, "{} with a player", mission.id);
    }
}

/// R3, R5-R7: what is not said about a player is as it begins; cards that are mentioned come from
/// the starting cards.
#[test]
fn what_a_player_does_not_mention_is_where_it_begins() {
    let match_ = written(
        json!({ "players": [{ "hand": { "8": 1 }, "attacking": [{ "printed": 1, "left": 1 }] }] }),
    );
    expect(
        &match_,
        0,
        "wave = 1\nsideways = { @machete = 1 }\npile = [4, 4, 3, 2]
        draw = { @survivor = 2, @run = 3, @raid = 1, @safe-house = 1, @dog = 1, @zombie = 0 }",
    );
    assert_eq!(player(&match_, 0).area.unseen.total(), 30);
    let match_ = written(json!({ "players": [{}, { "hand": { "5": 1 } }] }));
    let characters = position(&match_)
        .players
        .iter()
        .map(|player| player.character);
    assert_eq!(characters.collect::<Vec<_>>(), [0, 1]);
    // Robert has two of the three Run! in his deck.
    let match_ = written(json!({ "players": [{ "character": 2, "hand": { "5": 1 } }] }));
    expect(
        &match_,
        0,
        "draw = { @run = 1 }\narea = { unseen = { @run = 1 } }",
    );
    // What begins in a zone that is written down is in the area deck.
    let match_ = written(json!({ "players": [{ "hand": { "8": 1 }, "draw": { "5": 3 } }] }));
    expect(
        &match_,
        0,
        "draw = { @run = 3 }\narea = { unseen = { @survivor = 2, @dog = 1 } }",
    );
}

/// What cannot be is refused, and the field is named that is wrong.
#[test]
fn contradictions_are_refused_where_they_are() {
    for (position, place) in [
        (json!({ "ending": { "died": 7 } }), "ending"),
        (json!({ "ending": { "failed": 9 } }), "ending"),
        (json!({ "mission": 4, "ending": { "failed": 0 } }), "ending"),
        (json!({ "ending": "won" }), "ending"),
        (json!({ "ending": "out_of_time" }), "ending"),
        (json!({ "turn": 251, "ending": "won" }), "turn"),
        (json!({ "goal": 0 }), "goal"),
        (
            json!({ "players": [{ "prevention": 4 }] }),
            "players[0].prevention",
        ),
        (json!({ "players": [{ "used": [5] }] }), "players[0].used"),
        (
            json!({ "players": [{ "rescued": [13] }] }),
            "players[0].rescued",
        ),
        (json!({ "players": [{ "wave": -1 }] }), "players[0].wave"),
        (
            json!({ "mission": 5, "players": [{ "wave": 1 }] }),
            "players[0].wave",
        ),
        (
            json!({ "players": [{ "prepared": { "17": 1 }, "ammo": [
                { "under": 17, "card": 5 }, { "under": 17, "card": 5 },
            ] }] }),
            "players[0].ammo",
        ),
        (
            json!({ "players": [{ "hand": { "5": 4 } }] }),
            "players[0].hand",
        ),
        (
            json!({ "players": [{ "discard": { "12": 2 } }] }),
            "players[0].discard",
        ),
        (
            json!({ "players": [{ "pile": [6, 4, 3, 2] }] }),
            "players[0].pile",
        ),
        (
            json!({ "players": [{ "sideways": { "6": 1 } }] }),
            "players[0].sideways",
        ),
        (
            json!({ "players": [{ "destroyed": { "1": 1 } }] }),
            "players[0].destroyed",
        ),
        (
            json!({ "players": [{ "scouted": { "1": 1 } }] }),
            "players[0].scouted",
        ),
    ] {
        let flaw = Match::from_sketch(official(), Options::default(), &position, None);
        let flaw = flaw.err().unwrap_or_else(|| panic!("accepted: {position}"));
        assert_eq!(flaw.place, place, "{position}: {flaw}");
    }
    // The Magazine may lie there as well, and a game that is over may be written.
    written(
        json!({ "players": [{ "hand": { "8": 1 }, "prepared": { "17": 1 }, "ammo": [
        { "under": 17, "card": 5 }, { "under": 17, "card": 22 },
    ] }] }),
    );
    written(json!({ "goal": 1, "ending": "won", "players": [{ "prepared": { "12": 1 } }] }));
    written(json!({ "turn": 251, "ending": "out_of_time" }));
}

/// R34: a wave marker below that of the mission is one of an easier game.
#[test]
fn a_low_wave_is_an_easier_game() {
    let easier = written(json!({ "players": [{ "wave": 0 }] }));
    assert_eq!(easier.options().difficulty, Difficulty::Easier);
    let usual = written(json!({ "players": [{ "wave": 1 }] }));
    assert_eq!(usual.options().difficulty, Difficulty::Usual);
}
