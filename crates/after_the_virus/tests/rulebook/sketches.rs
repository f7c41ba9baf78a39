//! Positions written by hand: what they leave out, and what cannot be.

use redtag_after_the_virus::{AfterTheVirus, Difficulty, Options};
use redtag_kernel::{Game, Match};
use serde_json::{Value, json};

use crate::rulebook::{expect, official, player, position, read, sketch};

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
            "in this mission it must be 0, not 50",
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

/// What is wrong with a position of one player of a mission.
#[track_caller]
fn flaw_of(mission: u8, player: &str) -> String {
    let mut player = read(player);
    if player["hand"].is_null() && player["steps"].is_null() {
        player["hand"] = json!({ "5": 1 });
    }
    let written = json!({ "mission": mission, "players": [player] });
    match Match::from_sketch(official(), Options::default(), &written, None) {
        Ok(_) => panic!("the position is sound\n{written}"),
        Err(flaw) => flaw.to_string(),
    }
}

/// R1: the cards that a mission loses are set aside, also in an area deck of which something else is
/// said, and no other number of them.
#[test]
fn lost_cards_follow_from_the_mission() {
    let sketch = |area: Value| {
        let player = json!({ "hand": { "5": 1 }, "area": area });
        let written = json!({ "mission": 10, "players": [player] });
        Match::from_sketch(official(), Options::default(), &written, None)
    };
    let known = sketch(json!({ "top": [9] })).expect("the position is sound");
    assert_eq!(known.position().players[0].area.set_aside, 8);
    for (mission, found) in [(10, 3), (0, 8)] {
        let told = flaw_of(mission, &format!("area = {{ set_aside = {found} }}"));
        let lost = if mission == 10 { 8 } else { 0 };
        let place = "players[0].area.set_aside: in this mission it must be";
        assert_eq!(told, format!("{place} {lost}, not {found}"));
    }
}

/// R10: cards are destroyed before a reshuffle, and only if the zombie pile is empty.
#[test]
fn thinning_comes_before_a_reshuffle() {
    let asked = "players[0].steps: the rules would not ask this here";
    let discard = "discard = { @run = 2, @survivor = 1 }";
    for steps in [
        "[{ thin = 2 }, 'shuffle_and_draw']",
        "[{ thin = 2 }]",
        "['shuffle_and_draw']",
    ] {
        assert_eq!(flaw_of(0, &format!("{discard}\nsteps = {steps}")), asked);
    }
}

/// R14, R17, R23, R26, R31: steps that no card leads to are refused.
#[test]
fn steps_that_nothing_leads_to() {
    let asked = "players[0].steps: the rules would not ask this here";
    for player in [
        "hand = { @safe-house = 1 }\nsteps = [{ reward = 200 }]",
        "steps = [{ scout = { left = 99, may_stop = true } }]",
        "steps = [{ scout = { left = 2, may_stop = true } }]",
        "prepared = { @chainsaw = 1 }\nsteps = [{ leave = { card = @chainsaw, to = 'area' } }]",
        "wounds = { leg = true }\nsteps = [{ heal = { by = @chainsaw, left = 2, may_stop = true } }]",
    ] {
        assert_eq!(flaw_of(0, player), asked, "{player}");
    }
    let wound = json!({ "steps": ["wound"] });
    let two = json!({ "players": [wound, wound] });
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let flaw = Match::from_sketch(official(), options, &two, None).err();
    let told = "players: only one at a time is in the middle of this (A11)";
    assert_eq!(flaw.map(|flaw| flaw.to_string()), Some(told.into()));
    assert_eq!(
        flaw_of(7, "saved = 6\nrescued = [@vip]"),
        "players[0].rescued: card 9 is destroyed when it is saved (A23)"
    );
}

/// R2, R4: a flaw is told where it is.
#[test]
fn flaws_name_their_field() {
    for (player, told) in [
        ("character = 7", "character: must be 0 to 3, not 7"),
        ("area = { top = [1] }", "area.top: zombies do not go there"),
        ("wave = 9999", "wave: must be at most 251, not 9999"),
        (
            "attacking = [{ printed = 5, left = 5 }]",
            "attacking: a card has 1 to 4 zombies, not 5",
        ),
    ] {
        assert_eq!(flaw_of(0, player), format!("players[0].{told}"));
    }
    let options = Options {
        characters: vec!["adam".into(), "ruth".into()],
        ..Options::default()
    };
    let flaw = official().lay_out(&options).expect_err("two for one seat");
    assert_eq!(flaw.to_string(), "characters: there is only 1 seat");
}
