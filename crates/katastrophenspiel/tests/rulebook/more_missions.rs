//! More than one mission in a turn: R19, and the rulings on it.

use redtag_katastrophenspiel::Action::*;
use redtag_katastrophenspiel::{Ability, Colour, Event};

use crate::rulebook::{
    FACTORY, FIREMAN, HOUSE, KIT, LEITSTELLE, MEDIC, MELTDOWN, PLANE, RIOT, TENTS, WATER, WELL,
    card, check, expect, extra_mission, legal, legal_now, match_at, mission, play, refused,
    refused_now, run, use_all, use_left, use_right,
};

const RED: Colour = Colour::Red;

/// R19: Leitstelle allows another mission, which is free; won or lost, before it or after it, one's
/// own stays.
#[test]
fn another_mission() {
    let mut match_ = match_at(&format!("red.hand = [61, 62, {TENTS}, {LEITSTELLE}]"));
    run(
        &mut match_,
        &[mission(HOUSE), play(FIREMAN), play(TENTS)],
        &[WATER],
    );
    assert_eq!(
        refused_now(&match_, mission(WELL)),
        ("R12", "no-second-mission".into())
    );
    let events = run(&mut match_, &[extra_mission(FACTORY)], &[]);
    let by = Some(card(LEITSTELLE));
    let begins = Event::MissionBegins {
        who: RED,
        catastrophe: card(FACTORY),
        by,
    };
    assert_eq!(
        events,
        [
            Event::Played {
                who: RED,
                card: card(LEITSTELLE)
            },
            begins
        ]
    );
    expect(
        match_.position(),
        "red = { hand = [62], table = [89, 91] }\nturn = { actions = 1, mission = true }",
    );
    let first = format!("red.hand = [62, {LEITSTELLE}]");
    let actions = [extra_mission(HOUSE), GiveUp, mission(WELL), GiveUp];
    check(
        &first,
        &actions,
        &[],
        "turn = { actions = 1, mission = true }",
    );
    check(
        &first,
        &actions[..2],
        &[],
        "turn = { actions = 2, mission = false }\nred.table = [91]",
    );
    assert_eq!(
        refused("", extra_mission(HOUSE)),
        ("R19", "no-extra-mission".into())
    );
    assert!(
        !legal("")
            .iter()
            .any(|action| matches!(action, ExtraMission(_)))
    );
}

/// R19, A12: in the other mission heroes and vehicle help again, with the slash chosen anew and
/// dice rolled again; equipment used again is removed.
#[test]
fn cards_help_again() {
    let hand = format!("red.hand = [{PLANE}, {FIREMAN}, {MEDIC}, {TENTS}, {LEITSTELLE}]");
    let mut match_ = match_at(&hand);
    let first = [
        mission(FACTORY),
        play(PLANE),
        play(FIREMAN),
        play(MEDIC),
        use_left(MEDIC),
        play(TENTS),
    ];
    run(&mut match_, &first, &[2]);
    expect(match_.position(), "red = { points = 2, table = [89] }");
    run(&mut match_, &[extra_mission(MELTDOWN)], &[]);
    let again = [
        use_all(PLANE),
        use_all(FIREMAN),
        use_left(MEDIC),
        use_right(MEDIC),
        use_all(TENTS),
        GiveUp,
    ];
    assert_eq!(legal_now(&match_), again);
    let mut other = match_at(&hand);
    run(&mut other, &first, &[2]);
    run(
        &mut other,
        &[
            extra_mission(MELTDOWN),
            use_left(MEDIC),
            Name(Ability::FirstAid),
        ],
        &[6],
    );
    expect(other.position(), "mission.missing = [0, 1, 1, 1, 1, 0]");
    run(&mut match_, &[use_right(MEDIC), use_all(PLANE)], &[]);
    expect(match_.position(), "mission.missing = [0, 1, 0, 1, 1, 0]");
    let events = run(&mut match_, &[use_all(TENTS)], &[]);
    assert_eq!(
        events[1],
        Event::UsedUp {
            who: RED,
            card: card(TENTS)
        }
    );
    expect(
        match_.position(),
        "red.table = [91]\nmission.missing = [0, 1, 0, 0, 1, 0]",
    );
    assert!(match_.position().removed.contains(card(TENTS)));
}

/// R18, R19: equipment that is played in the other mission has its first use there.
#[test]
fn fresh_equipment_in_the_other_mission() {
    let hand = format!("red.hand = [61, {TENTS}, {KIT}, {LEITSTELLE}]");
    let actions = [
        mission(HOUSE),
        play(FIREMAN),
        play(KIT),
        GiveUp,
        extra_mission(FACTORY),
        play(TENTS),
    ];
    check(
        &hand,
        &actions,
        &[],
        "red.table = [89, 91, 92]\nturn.fresh = []\nmission.missing = [0, 0, 2, 0, 0, 0]",
    );
}

/// A11, A27: each use of Leitstelle gives a mission, both in one turn; then it is out of the game.
#[test]
fn two_more_missions() {
    let mut match_ = match_at(&format!(
        "red.hand = [61, 62, 63, {TENTS}, {LEITSTELLE}]\nturn.actions = 0"
    ));
    run(
        &mut match_,
        &[extra_mission(HOUSE), play(FIREMAN), play(TENTS)],
        &[RIOT],
    );
    expect(
        match_.position(),
        "red = { points = 1, table = [89, 91] }\nturn = { actions = 0, mission = false }",
    );
    assert!(
        legal_now(&match_).contains(&extra_mission(RIOT)),
        "also against the card that was turned up"
    );
    let events = run(&mut match_, &[extra_mission(FACTORY)], &[]);
    assert_eq!(
        events[0],
        Event::UsedUp {
            who: RED,
            card: card(LEITSTELLE)
        }
    );
    expect(
        match_.position(),
        "red.table = [89]\nremoved = [64, 66, 67, 68, 91, 95, 96]",
    );
    run(&mut match_, &[GiveUp], &[]);
    assert_eq!(
        refused_now(&match_, extra_mission(WELL)),
        ("R19", "no-extra-mission".into())
    );
    assert!(
        !legal_now(&match_)
            .iter()
            .any(|action| matches!(action, ExtraMission(_)))
    );
}

/// A11: the second use of Leitstelle may come in a later turn.
#[test]
fn leitstelle_in_a_later_turn() {
    let mut match_ = match_at(&format!("red.hand = [62, {LEITSTELLE}]"));
    run(
        &mut match_,
        &[extra_mission(HOUSE), GiveUp, EndTurn, EndTurn, EndTurn],
        &[],
    );
    expect(match_.position(), "active = 0\nred.table = [91]");
    run(
        &mut match_,
        &[mission(WELL), GiveUp, extra_mission(FACTORY), GiveUp],
        &[],
    );
    assert!(match_.position().removed.contains(card(LEITSTELLE)));
}

/// A11, A17: laid down for nothing, Leitstelle has one use left, which is no card for a
/// catastrophe.
#[test]
fn leitstelle_laid_down() {
    let mut match_ = match_at(&format!("red.hand = [62, {LEITSTELLE}]"));
    let events = run(&mut match_, &[play(LEITSTELLE)], &[]);
    assert_eq!(
        events,
        [Event::LaidDown {
            who: RED,
            card: card(LEITSTELLE)
        }]
    );
    run(&mut match_, &[mission(HOUSE)], &[]);
    assert_eq!(
        refused_now(&match_, use_all(LEITSTELLE)),
        ("R16", "no-symbols".into())
    );
    run(&mut match_, &[GiveUp, extra_mission(WELL)], &[]);
    expect(match_.position(), "red.table = []");
    assert!(match_.position().removed.contains(card(LEITSTELLE)));
}

/// A14: the place of a catastrophe is filled at once, so that a second mission may be against the
/// new one.
#[test]
fn the_new_catastrophe_can_be_handled() {
    let hand = format!("red.hand = [62, {LEITSTELLE}]");
    let actions = [mission(HOUSE), GiveUp, extra_mission(RIOT)];
    check(
        &hand,
        &actions,
        &[RIOT],
        "mission = { catastrophe = 24, missing = [0, 0, 0, 0, 1, 1] }",
    );
}
