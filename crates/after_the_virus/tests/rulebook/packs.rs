//! New cards are entries of a content file: six of them, and no code.

use std::sync::{Arc, LazyLock};

use redtag_after_the_virus::Action::{
    self, Accept, Choose, Enough, Heal, Hit, HitDiscard, Play, Prepare, Use,
};
use redtag_after_the_virus::{AfterTheVirus, Card, Content, Options, Spot};
use redtag_kernel::{Kind as _, Match, laws};
use serde_json::{Value, json};

const PACK: &str = include_str!("../packs/workshop.toml");

fn workshop() -> Arc<AfterTheVirus> {
    static GAME: LazyLock<Arc<AfterTheVirus>> = LazyLock::new(|| {
        let content = Content::read(&format!("{}\n{PACK}", Content::OFFICIAL));
        Arc::new(AfterTheVirus::new(
            content.unwrap_or_else(|flaw| panic!("{flaw}")),
        ))
    });
    GAME.clone()
}

fn c(id: &str) -> Card {
    workshop()
        .content
        .find(id)
        .unwrap_or_else(|| panic!("no card is called {id:?}"))
}

/// A player from lists of cards in each zone.
fn solo(zones: &[(&str, &[&str])], more: &Value) -> Match<AfterTheVirus> {
    let mut player = more.clone();
    player["character"] = json!(0);
    for (zone, cards) in zones {
        let mut bag = serde_json::Map::new();
        for id in *cards {
            let count = bag.entry(c(id).number().to_string()).or_insert(json!(0));
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        }
        player[*zone] = Value::Object(bag);
    }
    let sketch = json!({ "players": [player] });
    Match::from_sketch(workshop(), Options::default(), &sketch, None)
        .unwrap_or_else(|flaw| panic!("{flaw}"))
}

#[track_caller]
fn play(match_: &mut Match<AfterTheVirus>, action: Action, drawn: &[&str]) {
    let outcomes: Vec<u16> = drawn.iter().map(|id| c(id).index() as u16).collect();
    match_
        .play_with(0, action, &outcomes)
        .unwrap_or_else(|error| panic!("{action:?}: {error:?}"));
}

fn zombies(printed: u8) -> Value {
    json!({ "printed": printed, "left": printed })
}

const ONE: Action = Hit { seat: 0, at: 0 };

#[test]
fn a_new_weapon_is_an_entry() {
    let hand = ["run", "run", "survivor", "food"];
    let mut match_ = solo(
        &[("hand", &hand), ("sideways", &["nail-gun"])],
        &json!({ "attacking": [zombies(4)] }),
    );
    play(&mut match_, Prepare(c("nail-gun")), &[]);
    play(&mut match_, Choose(c("run")), &[]);
    play(&mut match_, Choose(c("run")), &[]);
    play(&mut match_, ONE, &[]);
    play(
        &mut match_,
        Use {
            card: c("nail-gun"),
            way: 1,
        },
        &[],
    );
    for _ in 0..2 {
        play(&mut match_, ONE, &[]);
    }
    let player = match_.position().players[0];
    assert_eq!(
        (
            player.killed,
            player.ammo.len(),
            player.discard.count(c("run"))
        ),
        (4, 0, 2)
    );
    assert!(player.attacking.is_empty());
}

#[test]
fn new_traps_are_entries() {
    let attacking = json!({ "attacking": [zombies(1), zombies(3), zombies(4)] });
    let mut match_ = solo(
        &[("hand", &["run", "food"]), ("prepared", &["tar-pit"])],
        &attacking,
    );
    play(
        &mut match_,
        Use {
            card: c("tar-pit"),
            way: 0,
        },
        &[],
    );
    play(&mut match_, Choose(c("run")), &[]);
    play(&mut match_, Hit { seat: 0, at: 2 }, &[]);
    play(&mut match_, Hit { seat: 0, at: 1 }, &[]);
    assert_eq!(match_.position().players[0].attacking.len(), 1);
    let traps = ["minefield", "crossfire", "tar-pit"];
    let zones: [(&str, &[&str]); 3] = [
        ("prepared", &traps),
        ("hand", &["food"]),
        ("discard", &["two-zombies", "three-zombies"]),
    ];
    let mut match_ = solo(&zones, &json!({ "attacking": [zombies(2)] }));
    play(
        &mut match_,
        Use {
            card: c("minefield"),
            way: 0,
        },
        &[],
    );
    assert!(
        match_.legal(0).contains(&HitDiscard {
            seat: 0,
            zombies: 3
        }),
        "three traps, itself among them"
    );
    play(
        &mut match_,
        HitDiscard {
            seat: 0,
            zombies: 3,
        },
        &[],
    );
    assert_eq!(match_.position().players[0].killed, 3);
}

#[test]
fn a_new_reaction_is_an_entry() {
    let zones: [(&str, &[&str]); 4] = [
        ("prepared", &["mechanic"]),
        ("sideways", &["car"]),
        ("scouted", &["lab", "pub"]),
        ("hand", &["food"]),
    ];
    let mut match_ = solo(&zones, &json!({}));
    play(&mut match_, Prepare(c("car")), &[]);
    assert_eq!(
        match_.legal(0),
        [Choose(c("pub")), Choose(c("lab")), Enough]
    );
    play(&mut match_, Choose(c("lab")), &[]);
    let player = match_.position().players[0];
    assert_eq!(
        (player.hand.total(), player.sideways.count(c("lab"))),
        (1, 1),
        "cars are free"
    );
}

#[test]
fn a_new_event_and_new_equipment_are_entries() {
    let zones: [(&str, &[&str]); 2] = [
        ("hand", &["firebreak", "food", "run"]),
        ("sideways", &["binoculars"]),
    ];
    let more = json!({ "attacking": [zombies(3)], "wounds": { "leg": true, "arm": true } });
    let mut match_ = solo(&zones, &more);
    play(&mut match_, Play(c("firebreak")), &[]);
    play(&mut match_, ONE, &[]);
    play(&mut match_, ONE, &[]);
    play(
        &mut match_,
        Heal {
            seat: 0,
            spot: Spot::Arm,
        },
        &[],
    );
    play(&mut match_, Prepare(c("binoculars")), &[]);
    assert_eq!(match_.legal(0), [Accept, Enough]);
    play(&mut match_, Accept, &["car"]);
    play(
        &mut match_,
        Use {
            card: c("binoculars"),
            way: 1,
        },
        &[],
    );
    play(&mut match_, Choose(c("run")), &["lab"]);
    play(&mut match_, Accept, &["pub"]);
    let player = match_.position().players[0];
    assert_eq!(
        (player.scouted.total(), player.killed, player.wounds.count()),
        (3, 0, 1)
    );
}

#[test]
fn the_laws_hold_with_a_pack() {
    let options = |seats| Options {
        seats,
        ..Options::default()
    };
    let seen = laws::hold(&workshop(), &[options(1), options(2), options(3)], 0..300);
    assert_eq!(seen.map(|seen| seen.games), Ok(300));
}
