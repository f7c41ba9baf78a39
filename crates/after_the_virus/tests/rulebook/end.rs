//! Winning and losing: R32, R33, A24, A30, and what missions count.

use redtag_after_the_virus::Action::{Choose, Count, Done, Fight, Play, Prepare, Use, Wound};
use redtag_after_the_virus::{AfterTheVirus, Ending, Options, Spot};
use redtag_kernel::{Match, Seats, Tell as _};

use crate::rulebook::{
    c, expect, lost, match_at, mission, official, pair, play, play_drawing, position, sketched,
};

const SIX: &str = "prepared = { @survivor = 3, @dog = 1, @food = 1, @scout = 1 }";

/// R32, A24: the mission is won if all fulfil the goal at the end of a turn, not before.
#[test]
fn the_goal_is_tested_at_the_end_of_a_turn() {
    let mut match_ = match_at(Options::default(), &[SIX]);
    assert_eq!(position(&match_).ending, None);
    play(&mut match_, 0, &[Done]);
    assert_eq!(position(&match_).ending, Some(Ending::Won));
    assert!(match_.winners().contains(0));
    assert_eq!(match_.scores(), [100]);
}

/// R32: whoever fulfils it early plays on until all do at the same time.
#[test]
fn all_must_fulfil_the_goal() {
    let mut match_ = pair(SIX, "prepared = { @dog = 1 }\nattacking = [%1]");
    play(&mut match_, 0, &[Done]);
    play_drawing(
        &mut match_,
        1,
        Use {
            card: c("dog"),
            way: 0,
        },
        &["zombie", "dog", "zombie"],
    );
    assert_eq!(
        (position(&match_).ending, position(&match_).turn),
        (None, 2)
    );
}

/// R33: any death loses, and so does a failure of the mission, at once.
#[test]
fn failures_lose_at_once() {
    let mut match_ = match_at(
        mission("2B"),
        &["wave = 6\nhand = { @food = 1 }\nprepared = { @dog = 1 }"],
    );
    play(&mut match_, 0, &[Play(c("food"))]);
    let zombies = ["zombie"; 5];
    play_drawing(&mut match_, 0, Done, &zombies);
    assert_eq!(position(&match_).ending, Some(Ending::Failed(0)));
    let mut match_ = pair("attacking = [%1]", "hand = { @dog = 1 }");
    play(&mut match_, 0, &[Fight(0), Wound(Spot::Brain)]);
    assert_eq!(match_.winners(), Seats::default());
}

/// R33: a turn limit is a failure when the turn after it begins.
#[test]
fn time_can_run_out() {
    for (turn, ending) in [(14, None), (15, Some(Ending::Failed(0)))] {
        let mut match_ = at_turn("3B", turn, "wave = 1");
        play_drawing(&mut match_, 0, Done, &["zombie", "zombie"]);
        assert_eq!(position(&match_).ending, ending);
    }
}

/// A40: a match ends after the turn that the content names, which is a bound of ours and stands
/// among the aims; turn 120 is a turn like any other.
#[test]
fn a_match_ends_somewhere() {
    let mut match_ = at_turn("1A", 120, "");
    play_drawing(&mut match_, 0, Done, &["zombie"]);
    assert_eq!(
        (position(&match_).ending, position(&match_).turn),
        (None, 121)
    );
    let last = official().content.numbers.turns;
    let mut match_ = at_turn("1A", last, "");
    let aims = official().aims(position(&match_));
    assert!(
        aims.iter()
            .any(|aim| aim.need == last && aim.have == [last] && aim.met == [false])
    );
    play(&mut match_, 0, &[Done]);
    assert_eq!(position(&match_).ending, Some(Ending::OutOfTime));
    let aims = official().aims(position(&match_));
    assert!(aims.iter().any(|aim| aim.need == last && aim.met == [true]));
}

/// A match at some turn, in which the player has a dog that is not prepared, and this.
fn at_turn(id: &str, turn: u8, more: &str) -> Match<AfterTheVirus> {
    let player = sketched(&format!("sideways = {{ @dog = 1 }}\n{more}"), 0, id);
    let place = official()
        .content
        .missions
        .iter()
        .position(|one| one.id == id);
    let sketch = serde_json::json!({ "turn": turn, "mission": place, "players": [player] });
    Match::from_sketch(official(), mission(id), &sketch, None).expect("it is sound")
}

/// A24: the saved marker never goes down and stays at 20; the wave has no such end.
#[test]
fn markers_stay() {
    let fields = "saved = 20\nwave = 30\nhand = { @safe-house = 1, @food = 1 }\n\
                  prepared = { @survivor = 1 }";
    let mut match_ = match_at(Options::default(), &[fields]);
    play(&mut match_, 0, &[Play(c("safe-house")), Count]);
    expect(&match_, 0, "saved = 20");
    play(&mut match_, 0, &[Play(c("food"))]);
    play_drawing(&mut match_, 0, Done, &["zombie"; 5]);
    expect(&match_, 0, "wave = 31\nsaved = 20");
}

/// R32: each mission counts what it says: an end of turn just short of its goal does not win, one
/// on it does.
#[test]
fn missions_count_what_they_say() {
    let loaded = |cards: usize| {
        let ammo = ["run", "run", "raid", "survivor", "survivor", "car"];
        let ammo = ammo[..cards]
            .iter()
            .map(|card| format!("{{ under = @rifle, card = @{card} }}"));
        let ammo: Vec<String> = ammo.collect();
        format!(
            "prepared = {{ @rifle = 1, @machete = 1 }}\nammo = [{}]",
            ammo.join(", ")
        )
    };
    let cases = [
        ("1B", "saved = 3", "saved = 4"),
        ("1C", "saved = 6", "saved = 6\nprepared = { @lab = 1 }"),
        (
            "2A",
            "prepared = { @pub = 1, @crossfire = 1 }",
            "prepared = { @pub = 1, @crossfire = 1, @blockbuster = 1 }",
        ),
        ("2B", &loaded(5), &loaded(6)),
        ("2C", "wave = 6", "wave = 7\nwounds = { leg = true }"),
        (
            "2C",
            "wave = 7\nwounds = { leg = true, arm = true }",
            "wave = 7",
        ),
        (
            "3A",
            "discard = { @car = 1 }",
            &lost("discard = { @car = 1 }", 24),
        ),
        (
            "3A",
            &lost("", 25),
            &lost("ammo = []\nhand = {}\nprepared = { @motorcycle = 1 }", 25),
        ),
        (
            "3B",
            "saved = 6",
            "saved = 6\nrescued = [@vip]\ndestroyed = { @vip = 1 }",
        ),
        (
            "3C",
            "prepared = { @survivor = 2, @motorcycle = 1, @guide = 1 }",
            "prepared = { @survivor = 2, @car = 1, @guide = 1 }",
        ),
        (
            "4A",
            "prepared = { @machete = 1, @rifle = 1, @sure-aim = 1 }\nkilled = 9",
            "prepared = { @machete = 1, @rifle = 1, @sure-aim = 1 }\nkilled = 10",
        ),
        ("4B", "killed = 19", "killed = 20"),
        (
            "4D",
            "killed = 25\ndiscard = { @zombie = 5, @two-zombies = 2 }",
            "killed = 25\ndiscard = { @zombie = 5, @two-zombies = 1 }",
        ),
        ("4D", "killed = 24", "killed = 25"),
        (
            "5A",
            "prepared = { @lab = 1, @cure = 1 }",
            "prepared = { @lab = 1, @cure = 1, @antidote = 1 }",
        ),
        (
            "5B",
            "saved = 5\nrescued = [@survivor]",
            "saved = 5\nrescued = [@zombie]",
        ),
        (
            "5C",
            "saved = 4\nprepared = { @car = 1 }\nscouted = { @cure = 1 }",
            "saved = 4\nprepared = { @car = 1 }\ndiscard = { @cure = 1 }",
        ),
    ];
    for (id, short, enough) in cases {
        for (fields, won) in [(short, false), (enough, true)] {
            let fields = format!("{fields}\nsideways = {{ @dog = 1 }}");
            let mut match_ = match_at(mission(id), &[&fields]);
            assert!(!won || match_.scores()[0] == 99, "{id}: {fields}");
            // Whatever is drawn if it goes on does not matter.
            let over = match match_.play_with(0, Done, &[]) {
                Ok(_) => position(&match_).ending == Some(Ending::Won),
                Err(_) => false,
            };
            assert_eq!(over, won, "{id}: {fields}");
        }
    }
}

/// R32: the bridge is held for twelve turns.
#[test]
fn the_bridge_is_held_for_twelve_turns() {
    for (turn, won) in [(11, false), (12, true)] {
        let mut match_ = at_turn("4C", turn, "prepared = { @crossfire = 1 }");
        let ended = match_.play_with(0, Done, &[]).is_ok();
        assert_eq!(ended, won);
    }
}

/// R33: the Cure must not be destroyed in the last mission, nor too much burned in the siege.
#[test]
fn some_losses_are_failures() {
    let mut match_ = match_at(
        mission("5C"),
        &["prepared = { @cure = 1, @food = 1 }\nattacking = [%1]"],
    );
    play(
        &mut match_,
        0,
        &[Use {
            card: c("cure"),
            way: 0,
        }],
    );
    assert_eq!(position(&match_).ending, Some(Ending::Failed(1)));
    let siege = "destroyed = { @run = 3, @raid = 1, @lab = 1 }\nprepared = { @machete = 1, \
                 @chainsaw = 1 }\n
        sideways = { @crowbar = 1 }\nhand = { @food = 1 }";
    let mut match_ = match_at(mission("2C"), &[siege]);
    play(
        &mut match_,
        0,
        &[Prepare(c("crowbar")), Choose(c("crowbar"))],
    );
    assert_eq!(position(&match_).ending, Some(Ending::Failed(0)));
}
