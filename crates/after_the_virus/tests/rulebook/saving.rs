//! Saving Survivors: R31, A21-A23, A31, A36.

use redtag_after_the_virus::Action::{Choose, Count, Enough, Play, Prepare, Take};

use crate::rulebook::{c, check, expect, lost, play, play_drawing, refused, solo};

/// R31: Survivors are played, prepared for one card, and saved; for each the marker goes up or a
/// card is taken.
#[test]
fn survivors_are_saved() {
    let mut match_ = solo(
        "hand = { @safe-house = 1, @survivor = 1, @run = 1, @food = 1 }\n\
         prepared = { @survivor = 2 }",
    );
    play(
        &mut match_,
        0,
        &[
            Play(c("survivor")),
            Prepare(c("survivor")),
            Choose(c("run")),
        ],
    );
    expect(&match_, 0, "prepared = { @survivor = 3 }");
    play(
        &mut match_,
        0,
        &[Play(c("safe-house")), Choose(c("survivor")), Enough],
    );
    expect(
        &match_,
        0,
        "prepared = { @survivor = 1 }\ndiscard = { @survivor = 2, @safe-house = 1 }\n\
         steps = [{ reward = 2 }]",
    );
    play(&mut match_, 0, &[Count]);
    play_drawing(&mut match_, 0, Take, &["car"]);
    expect(
        &match_,
        0,
        "saved = 1\nsideways = { @car = 1 }\nscouted = {}\nsteps = []",
    );
}

/// A21: VIP, Survivors and cured zombies can be saved; Guide and Scout are persons, but no
/// Survivors.
#[test]
fn only_survivors_are_saved() {
    let fields = "hand = { @safe-house = 1, @food = 1 }\n\
                  prepared = { @guide = 1, @scout = 1, @vip = 1, @zombie = 1 }";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[Play(c("safe-house"))]);
    assert_eq!(match_.legal(0), [Choose(c("zombie")), Choose(c("vip"))]);
    let none = "hand = { @safe-house = 1, @food = 1 }\nprepared = { @guide = 1, @scout = 1 }";
    assert_eq!(
        refused(none, Play(c("safe-house"))),
        ("A36", "no-effect".into())
    );
}

/// A22: without an area deck a saved Survivor is counted.
#[test]
fn without_area_cards_survivors_are_counted() {
    let fields = "hand = { @safe-house = 1, @food = 1 }\nprepared = { @survivor = 3 }";
    check(
        &lost(fields, 35),
        &[Play(c("safe-house")), Choose(c("survivor")), Enough],
        "saved = 2\nsteps = []",
    );
}

/// A23: a VIP counts as three, with a choice for each, and is destroyed.
#[test]
fn a_vip_is_three() {
    let mut match_ = solo("hand = { @safe-house = 1, @food = 1 }\nprepared = { @vip = 1 }");
    play(&mut match_, 0, &[Play(c("safe-house")), Count]);
    expect(
        &match_,
        0,
        "saved = 1\ndestroyed = { @vip = 1 }\nsteps = [{ reward = 2 }]\nrescued = [@vip]",
    );
    play_drawing(&mut match_, 0, Take, &["lab"]);
    play(&mut match_, 0, &[Count]);
    expect(&match_, 0, "saved = 2\nsideways = { @lab = 1 }");
}

/// A31: an event that is taken goes to the discard pile.
#[test]
fn taken_events_are_discarded() {
    let mut match_ = solo("hand = { @safe-house = 1, @food = 1 }\nprepared = { @survivor = 1 }");
    play(&mut match_, 0, &[Play(c("safe-house"))]);
    play_drawing(&mut match_, 0, Take, &["run"]);
    expect(
        &match_,
        0,
        "discard = { @run = 1, @safe-house = 1, @survivor = 1 }\nsideways = {}\nsaved = 0",
    );
}

/// A36: who is saved is chosen first; then each choice is made seeing the cards before it. Safe
/// House is not played without a Survivor, not even for Pub.
#[test]
fn choices_are_made_one_by_one() {
    let mut match_ = solo("hand = { @safe-house = 1, @food = 1 }\nprepared = { @survivor = 2 }");
    play(&mut match_, 0, &[Play(c("safe-house"))]);
    assert_eq!(match_.legal(0), [Choose(c("survivor")), Enough]);
    play(&mut match_, 0, &[Choose(c("survivor"))]);
    play_drawing(&mut match_, 0, Take, &["machete"]);
    assert_eq!(match_.legal(0), [Count, Take]);
    expect(&match_, 0, "sideways = { @machete = 1 }");
    let pub_only =
        "hand = { @safe-house = 1, @food = 1 }\nprepared = { @pub = 1 }\nwounds = { arm = true }";
    assert_eq!(
        refused(pub_only, Play(c("safe-house"))),
        ("A36", "no-effect".into())
    );
}
