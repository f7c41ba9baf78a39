//! Equipment in missions: R18, and the rulings on it.

use redtag_katastrophenspiel::Action::*;
use redtag_katastrophenspiel::{Ability, Colour, Event};

use crate::rulebook::{
    DOG, FACTORY, FIREMAN, HOUSE, KIT, LEITSTELLE, MELTDOWN, RIOT, SCOUT, STORM, TENTS, WELL, card,
    check, expect, legal_now, match_at, mission, play, refused_now, run, use_all, use_left,
    use_right,
};

const RED: Colour = Colour::Red;

/// R18: equipment that was played in a mission and gave nothing has had its first use, and that is
/// told.
#[test]
fn equipment_that_was_not_used_is_told() {
    let mut match_ = match_at(&format!("red.hand = [61, {TENTS}, {KIT}, {LEITSTELLE}]"));
    let actions = [
        mission(HOUSE),
        play(KIT),
        play(LEITSTELLE),
        play(TENTS),
        play(FIREMAN),
    ];
    let events = run(&mut match_, &actions, &[RIOT]);
    let told = |event: &&Event| matches!(event, Event::NotUsed { .. });
    let not_used = |number| Event::NotUsed {
        who: RED,
        card: card(number),
    };
    let told: Vec<Event> = events.iter().filter(told).copied().collect();
    assert_eq!(told, [not_used(LEITSTELLE), not_used(KIT)]);
    expect(
        match_.position(),
        "red.table = [89, 91, 92]\nturn.fresh = []",
    );
}

/// R18: the first use of equipment is when it is played; then it lies on the table with one more.
#[test]
fn equipment_is_used_twice() {
    let mut match_ = match_at("red.hand = [61, 62, 89]");
    run(
        &mut match_,
        &[mission(HOUSE), play(TENTS), play(FIREMAN)],
        &[RIOT],
    );
    expect(
        match_.position(),
        "red = { points = 1, table = [89] }\nturn.fresh = []\n\
         removed = [63, 64, 66, 67, 68, 95, 96]",
    );
    run(&mut match_, &[EndTurn, EndTurn, EndTurn], &[]);
    expect(
        match_.position(),
        "active = 0\nred = { hand = [61, 62], table = [89] }",
    );
    let events = run(&mut match_, &[mission(STORM), use_all(TENTS)], &[]);
    assert_eq!(
        events[2],
        Event::UsedUp {
            who: RED,
            card: card(TENTS)
        }
    );
    expect(
        match_.position(),
        "red.table = []\nremoved = [63, 64, 66, 67, 68, 89, 95, 96]\n\
         mission.missing = [1, 0, 0, 2, 0, 0]",
    );
    run(&mut match_, &[GiveUp, EndTurn, EndTurn, EndTurn], &[]);
    expect(
        match_.position(),
        "red = { hand = [61, 62], table = [] }\nremoved = [63, 64, 66, 67, 68, 89, 95, 96]",
    );
    assert_eq!(
        refused_now(&match_, play(TENTS)),
        ("R9", "no-such-card".into())
    );
    run(&mut match_, &[mission(RIOT)], &[]);
    assert_eq!(
        refused_now(&match_, use_all(TENTS)),
        ("R16", "no-card-in-play".into())
    );
}

/// R18: equipment is never used twice on one catastrophe, be it new or from the table.
#[test]
fn equipment_once_on_a_catastrophe() {
    let mut match_ = match_at("red.hand = [61, 89]");
    run(&mut match_, &[mission(STORM), play(TENTS)], &[]);
    assert_eq!(
        refused_now(&match_, use_all(TENTS)),
        ("R16", "no-second-use".into())
    );
    assert_eq!(legal_now(&match_), [play(FIREMAN), GiveUp]);
    let mut match_ = match_at("red = { hand = [61], table = [89] }");
    run(&mut match_, &[mission(STORM), use_all(TENTS)], &[]);
    assert_eq!(
        refused_now(&match_, use_all(TENTS)),
        ("R16", "no-second-use".into())
    );
}

/// R16 (c), R18: equipment with a choice has its first use in the mission in which it is played,
/// also when the player then makes none of it.
#[test]
fn equipment_with_a_choice() {
    let hand = format!("red.hand = [{KIT}, 61]");
    let mut match_ = match_at(&hand);
    run(&mut match_, &[mission(WELL), play(KIT)], &[]);
    expect(
        match_.position(),
        "red.table = [92]\nturn.fresh = [92]\nmission.used = []",
    );
    assert_eq!(
        legal_now(&match_),
        [use_left(KIT), use_right(KIT), play(FIREMAN), GiveUp]
    );
    run(&mut match_, &[use_right(KIT)], &[]);
    expect(
        match_.position(),
        "red.table = [92]\nturn.fresh = []\nmission.missing = [0, 1, 0, 0, 0, 0]",
    );
    let mut match_ = match_at(&hand);
    run(&mut match_, &[mission(WELL), play(KIT), GiveUp], &[]);
    expect(match_.position(), "red.table = [92]\nturn.fresh = []");
    run(
        &mut match_,
        &[EndTurn, EndTurn, EndTurn, mission(FACTORY), use_left(KIT)],
        &[1],
    );
    expect(
        match_.position(),
        "red.table = []\nremoved = [62, 63, 64, 66, 67, 68, 89, 92, 95, 96]",
    );
}

/// R18, R20: equipment of others is theirs.
#[test]
fn equipment_of_others() {
    let position = format!("green.table = [{DOG}]\nred.hand = [61]");
    let mut match_ = match_at(&position);
    run(&mut match_, &[mission(MELTDOWN)], &[]);
    assert_eq!(
        refused_now(&match_, use_all(DOG)),
        ("R16", "no-card-in-play".into())
    );
    assert_eq!(legal_now(&match_), [play(FIREMAN), GiveUp]);
}

/// A13: cards may be played after a roll, as in the printed example.
#[test]
fn cards_after_a_roll() {
    let mut match_ = match_at("");
    run(
        &mut match_,
        &[mission(HOUSE), play(SCOUT), use_all(SCOUT)],
        &[1],
    );
    assert!(legal_now(&match_).contains(&play(TENTS)) && legal_now(&match_).contains(&GiveUp));
    run(&mut match_, &[play(FIREMAN), play(TENTS)], &[]);
    expect(match_.position(), "red.points = 1");
}

/// A13: equipment that would help need not be used, and nothing more is asked after success.
#[test]
fn equipment_is_optional() {
    let position = format!("red = {{ hand = [61, 63], table = [{TENTS}] }}");
    let mut match_ = match_at(&position);
    run(
        &mut match_,
        &[
            mission(HOUSE),
            play(FIREMAN),
            play(SCOUT),
            use_all(SCOUT),
            Name(Ability::Shelter),
        ],
        &[3],
    );
    expect(
        match_.position(),
        "phase = 'turn'\nred = { points = 1, table = [89] }",
    );
    check(
        &position,
        &[mission(HOUSE), GiveUp],
        &[],
        "red = { points = 0, table = [89], hand = [61, 63] }",
    );
}
