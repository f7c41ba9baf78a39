//! Missions: R16-R19, and the rulings on them.

use redtag_katastrophenspiel::Action::{self, *};
use redtag_katastrophenspiel::{Ability, Colour, Event, Region, Side};

use crate::rulebook::{
    BUS, BUSH, CHEST, COUP, DOG, DRONE, FACTORY, FIREMAN, HOSE, HOUSE, JENNIFER, KIT, LANDSLIDE,
    LEITSTELLE, MEDIC, MELTDOWN, PLANE, PORTER, RIOT, SCOUT, STORM, TENTS, TWINS, VAN, WATER, WELL,
    card, check, expect, extra_mission, extra_purchase, in_mission, legal, legal_now, match_at,
    mission, play, purchase, refused, refused_now, run, use_all, use_left, use_right,
};

const RED: Colour = Colour::Red;

/// The catastrophes that can be chosen.
fn choices(actions: &[Action]) -> Vec<u8> {
    let number = |action: &Action| {
        if let Mission(card) = action {
            Some(card.number())
        } else {
            None
        }
    };
    actions.iter().filter_map(number).collect()
}

/// R16: a mission asks for the symbols of the catastrophe, and each card gives its own.
#[test]
fn symbols_are_matched() {
    let mut match_ = match_at(&format!("red.hand = [61, 62, 64, {TENTS}, {DOG}]"));
    let events = run(&mut match_, &[mission(MELTDOWN)], &[]);
    assert_eq!(
        events,
        [Event::MissionBegins {
            who: RED,
            catastrophe: card(MELTDOWN),
            by: None
        }]
    );
    expect(
        match_.position(),
        "phase = 'mission'\nturn = { actions = 1, mission = true }",
    );
    for (action, missing) in [
        (play(FIREMAN), "[1, 1, 0, 1, 1, 0]"),
        (play(PORTER), "[1, 0, 0, 1, 1, 0]"),
        (play(TENTS), "[1, 0, 0, 0, 1, 0]"),
        (play(DOG), "[1, 0, 0, 0, 0, 0]"),
    ] {
        expect(match_.position(), "red.points = 0");
        let events = run(&mut match_, &[action], &[]);
        expect(match_.position(), &format!("mission.missing = {missing}"));
        let Play(played) = action else {
            panic!("a card is played")
        };
        let used = Event::Used {
            who: RED,
            card: played,
            side: Side::All,
        };
        assert_eq!(
            events,
            [
                Event::Played {
                    who: RED,
                    card: played
                },
                used
            ]
        );
    }
    run(&mut match_, &[play(MEDIC), use_right(MEDIC)], &[]);
    expect(
        match_.position(),
        "phase = 'turn'\nmission = 'empty'\nred.points = 5\nturn.played = [61, 62, 64]",
    );
}

/// R16, A14: only catastrophes that lie face up in the region of the pawn.
#[test]
fn only_in_the_region_of_the_pawn() {
    assert_eq!(choices(&legal("")), [HOUSE, WELL, FACTORY, STORM, MELTDOWN]);
    let row = format!("catastrophes = [{HOUSE}, {WATER}, {COUP}, {STORM}, {LANDSLIDE}]");
    assert_eq!(choices(&legal(&row)), [HOUSE, STORM]);
    for (region, here) in [
        ("africa", vec![WATER]),
        ("asia", vec![COUP]),
        ("south-america", vec![LANDSLIDE]),
        ("australia", vec![]),
    ] {
        assert_eq!(
            choices(&legal(&format!("{row}\nred.region = '{region}'"))),
            here,
            "{region}"
        );
    }
    assert_eq!(
        refused(&row, mission(WATER)),
        ("A14", "no-catastrophe-here".into())
    );
    assert_eq!(
        refused(&row, mission(WELL)),
        ("R16", "no-such-catastrophe".into())
    );
    assert_eq!(
        refused(&row, mission(FIREMAN)),
        ("R16", "no-catastrophe".into())
    );
    let extra = format!("{row}\nred.hand = [{LEITSTELLE}]");
    assert_eq!(
        refused(&extra, extra_mission(COUP)),
        ("A14", "no-catastrophe-here".into())
    );
    assert_eq!(
        refused(&extra, extra_mission(FACTORY)),
        ("R16", "no-such-catastrophe".into())
    );
}

/// R16: while a mission goes on, nothing else is done.
#[test]
fn a_mission_comes_first() {
    let rest = format!("turn.played = [6, 82]\nred.hand = [62, {LEITSTELLE}]");
    let position = in_mission(HOUSE, [0, 0, 1, 0, 0, 0], &rest);
    for action in [
        Move(Region::Asia),
        Drive(Region::Asia),
        purchase(71),
        extra_purchase(71),
        mission(WELL),
        extra_mission(WELL),
        EndTurn,
    ] {
        assert_eq!(
            refused(&position, action),
            ("R16", "no-mission-first".into()),
            "{action:?}"
        );
    }
    assert_eq!(
        refused(&position, Name(Ability::Fire)),
        ("R16", "no-die".into())
    );
    assert_eq!(
        refused(&position, BuyNothing),
        ("R14", "no-purchase-going-on".into())
    );
    assert_eq!(legal(&position), [play(MEDIC), play(LEITSTELLE), GiveUp]);
    for action in [GiveUp, use_all(FIREMAN), use_left(MEDIC)] {
        assert_eq!(
            refused("turn.played = [61, 62]", action),
            ("R16", "no-mission-going-on".into())
        );
    }
    assert_eq!(refused("", Name(Ability::Fire)), ("R16", "no-die".into()));
}

/// R16 (a): a card gives its symbols once in a mission.
#[test]
fn once_in_a_mission() {
    let mut match_ = match_at("turn.played = [61]\nred.hand = [62, 63]");
    run(&mut match_, &[mission(FACTORY), use_all(FIREMAN)], &[]);
    expect(
        match_.position(),
        "mission = { missing = [0, 0, 1, 1, 0, 0], used = [61] }",
    );
    assert_eq!(
        refused_now(&match_, use_all(FIREMAN)),
        ("R16", "no-second-use".into())
    );
    run(&mut match_, &[play(MEDIC), use_right(MEDIC)], &[]);
    assert_eq!(
        refused_now(&match_, use_left(MEDIC)),
        ("R16", "no-second-use".into()),
        "nor its other side"
    );
    assert_eq!(
        refused_now(&match_, use_all(SCOUT)),
        ("R16", "no-card-in-play".into())
    );
    assert_eq!(legal_now(&match_), [play(SCOUT), GiveUp]);
}

/// R16 (a): the left or the right side of a slash, not both; a card without one gives all.
#[test]
fn one_side_of_a_slash() {
    let rest = format!("turn.played = [{JENNIFER}, {FIREMAN}]\nred.hand = []");
    let position = in_mission(STORM, [1, 0, 0, 3, 0, 0], &rest);
    assert_eq!(
        legal(&position),
        [
            use_all(FIREMAN),
            use_left(JENNIFER),
            use_right(JENNIFER),
            GiveUp
        ]
    );
    assert_eq!(
        refused(&position, use_all(JENNIFER)),
        ("R16", "no-side-chosen".into())
    );
    assert_eq!(
        refused(&position, use_left(FIREMAN)),
        ("R16", "no-slash".into())
    );
    assert_eq!(
        refused(&position, use_right(FIREMAN)),
        ("R16", "no-slash".into())
    );
    let events = check(
        &position,
        &[use_right(JENNIFER)],
        &[],
        "mission.missing = [0, 0, 0, 2, 0, 0]\nphase = 'mission'",
    );
    assert_eq!(
        events,
        [Event::Used {
            who: RED,
            card: card(JENNIFER),
            side: Side::Right
        }]
    );
    let left = [use_left(JENNIFER), Name(Ability::FirstAid)];
    check(
        &position,
        &left,
        &[5],
        "mission.missing = [0, 0, 0, 3, 0, 0]\nphase = 'mission'",
    );
    check(
        &position,
        &[use_left(JENNIFER)],
        &[4],
        "mission.missing = [1, 0, 0, 3, 0, 0]\nphase = 'mission'",
    );
}

/// R16 (a): vehicles give their symbols as heroes do, and those before the slash are not given with
/// the others.
#[test]
fn vehicles_give_symbols() {
    let position = in_mission(
        MELTDOWN,
        [1, 0, 1, 0, 0, 0],
        &format!("turn.played = [{VAN}]"),
    );
    check(
        &position,
        &[use_left(VAN)],
        &[],
        "mission.missing = [1, 0, 0, 0, 0, 0]\nturn.served = true",
    );
    check(
        &position,
        &[use_right(VAN)],
        &[],
        "mission.missing = [0, 0, 1, 0, 0, 0]\nturn.served = true",
    );
    let played = in_mission(
        MELTDOWN,
        [1, 1, 1, 0, 0, 0],
        &format!("red.hand = [{PLANE}, 61, 62]"),
    );
    check(
        &played,
        &[play(PLANE)],
        &[],
        "mission.missing = [1, 1, 0, 0, 0, 0]\nturn = { served = true, played = [3] }",
    );
    let bus = in_mission(
        MELTDOWN,
        [1, 1, 1, 0, 0, 0],
        &format!("red.hand = [{BUS}, 61]"),
    );
    check(
        &bus,
        &[play(BUS)],
        &[],
        "mission = { used = [95, 96] }\nturn.served = true",
    );
    let drone = in_mission(
        MELTDOWN,
        [1, 1, 1, 0, 0, 0],
        &format!("red.hand = [{DRONE}, {TENTS}]"),
    );
    check(
        &drone,
        &[play(DRONE)],
        &[],
        "mission.missing = [1, 0, 1, 0, 0, 0]",
    );
}

/// R16 (b): a roll that matches or exceeds the number of a die succeeds, for all three kinds of
/// die.
#[test]
fn three_kinds_of_die() {
    for (number, needed, action) in [
        (SCOUT, 3, use_all(SCOUT)),
        (KIT, 4, use_left(KIT)),
        (MEDIC, 5, use_left(MEDIC)),
    ] {
        for roll in 1..=6 {
            let hand = format!("red.hand = [{number}, {TENTS}, {DOG}]");
            let mut match_ = match_at(&in_mission(MELTDOWN, [1, 0, 1, 0, 0, 0], &hand));
            let events = run(&mut match_, &[play(number), action], &[roll]);
            assert!(events.contains(&Event::Rolled {
                who: RED,
                card: card(number),
                needed,
                roll,
                enough: roll >= needed,
            }));
            if roll >= needed {
                assert_eq!(legal_now(&match_), Ability::ALL.map(Name));
                expect(
                    match_.position(),
                    &format!("phase = 'name'\nmission.rolling = {number}"),
                );
            } else {
                expect(
                    match_.position(),
                    "phase = 'mission'\nmission = { missing = [1, 0, 1, 0, 0, 0], \
                     rolling = 'empty' }",
                );
            }
        }
    }
}

/// R16 (b): a die produces any one ability.
#[test]
fn any_one_ability() {
    for (at, ability) in Ability::ALL.into_iter().enumerate() {
        let row = format!("catastrophes = [{HOUSE}, {WELL}, {FACTORY}, {STORM}, {LANDSLIDE}]\n");
        let needs = [1, 1, 0, 1, 0, 3];
        let rest = format!("{row}red = {{ hand = [{SCOUT}, 62], region = 'south-america' }}");
        let mut match_ = match_at(&in_mission(LANDSLIDE, needs, &rest));
        let events = run(
            &mut match_,
            &[play(SCOUT), use_all(SCOUT), Name(ability)],
            &[3],
        );
        assert_eq!(events.last(), Some(&Event::Named { who: RED, ability }));
        let mut missing = needs;
        missing[at] = missing[at].saturating_sub(1);
        expect(
            match_.position(),
            &format!("mission.missing = {missing:?}\nphase = 'mission'"),
        );
    }
}

/// A15: what a die produced is named at once, may be useless, and is not kept for another mission.
#[test]
fn named_at_once() {
    let hand = format!("red = {{ hand = [{SCOUT}, 62, {LEITSTELLE}] }}");
    let mut match_ = match_at(&hand);
    run(
        &mut match_,
        &[mission(HOUSE), play(SCOUT), use_all(SCOUT)],
        &[6],
    );
    for action in [GiveUp, EndTurn, play(MEDIC), use_all(SCOUT), BuyNothing] {
        assert_eq!(
            refused_now(&match_, action),
            ("A15", "no-name-first".into()),
            "{action:?}"
        );
    }
    run(&mut match_, &[Name(Ability::Peace)], &[]);
    expect(match_.position(), "mission.missing = [0, 0, 1, 1, 0, 0]");
    run(&mut match_, &[GiveUp], &[RIOT]);
    run(&mut match_, &[extra_mission(RIOT)], &[]);
    expect(
        match_.position(),
        "mission = { missing = [0, 0, 0, 0, 1, 1], used = [], dice = [] }",
    );
}

/// R16 (b): a card with two dice rolls both, one after the other, and each may produce something
/// else.
#[test]
fn two_dice() {
    let position = in_mission(
        STORM,
        [1, 0, 0, 3, 0, 0],
        &format!("red.hand = [{TWINS}, 62]"),
    );
    let mut match_ = match_at(&position);
    run(&mut match_, &[play(TWINS), use_all(TWINS)], &[4]);
    expect(
        match_.position(),
        "phase = 'name'\nmission = { rolling = 83, dice = [4] }",
    );
    run(&mut match_, &[Name(Ability::Shelter)], &[5]);
    expect(
        match_.position(),
        "phase = 'name'\nmission = { missing = [1, 0, 0, 2, 0, 0], dice = [] }",
    );
    run(&mut match_, &[Name(Ability::FirstAid)], &[]);
    expect(
        match_.position(),
        "phase = 'mission'\nmission = { missing = [0, 0, 0, 2, 0, 0], rolling = 'empty' }",
    );
    let second = [play(TWINS), use_all(TWINS), Name(Ability::Shelter)];
    check(
        &position,
        &second,
        &[3, 4],
        "phase = 'mission'\nmission = { missing = [1, 0, 0, 2, 0, 0], dice = [] }",
    );
    check(
        &position,
        &second,
        &[6, 1],
        "phase = 'mission'\nmission = { missing = [1, 0, 0, 2, 0, 0], dice = [] }",
    );
    check(
        &position,
        &second[..2],
        &[3, 3],
        "phase = 'mission'\nmission = { missing = [1, 0, 0, 3, 0, 0], dice = [] }",
    );
    let last = in_mission(
        STORM,
        [1, 0, 0, 0, 0, 0],
        &format!("red.hand = [{TWINS}, 62]"),
    );
    let one = [play(TWINS), use_all(TWINS), Name(Ability::FirstAid)];
    check(&last, &one, &[4, BUSH], "phase = 'turn'\nred.points = 3");
}

/// R16 (b): a card with an ability and a die gives the ability, and rolls if something is still
/// missing.
#[test]
fn an_ability_and_a_die() {
    let hand = format!("red.hand = [{CHEST}, 61]");
    let position = in_mission(WELL, [1, 1, 0, 0, 0, 0], &hand);
    let actions = [play(CHEST), use_all(CHEST), Name(Ability::Supplies)];
    check(
        &position,
        &actions[..2],
        &[4],
        "mission.missing = [0, 1, 0, 0, 0, 0]\nphase = 'mission'",
    );
    check(&position, &actions, &[5], "red.points = 1\nphase = 'turn'");
    let enough = in_mission(WELL, [1, 0, 0, 0, 0, 0], &hand);
    let events = check(
        &enough,
        &actions[..2],
        &[],
        "red.points = 1\nphase = 'turn'",
    );
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Rolled { .. })),
        "nothing is missing"
    );
}

/// R16 (d): success needs every symbol, and more of one does not stand for another.
#[test]
fn every_symbol_counts() {
    let hand = format!("red.hand = [61, {HOSE}, 62]");
    let actions = [mission(HOUSE), play(HOSE), play(FIREMAN)];
    check(
        &hand,
        &actions,
        &[],
        "phase = 'mission'\nmission.missing = [0, 0, 0, 1, 0, 0]\nred.points = 0",
    );
    let double = format!("red.hand = [{HOSE}, {TENTS}]");
    check(
        &double,
        &[mission(FACTORY), play(HOSE), play(TENTS)],
        &[],
        "red.points = 2\nphase = 'turn'",
    );
}

/// R16 (d): a mission that is given up, or in which nothing is left to try, fails.
#[test]
fn failure() {
    let failed = Event::Failed {
        who: RED,
        catastrophe: card(HOUSE),
    };
    let next = Event::Revealed { card: card(WATER) };
    let events = check(
        "",
        &[mission(HOUSE), GiveUp],
        &[],
        "red = { points = 0, money = 2 }\nphase = 'turn'",
    );
    assert_eq!(events[1..], [failed, next]);
    let events = check(
        "red.hand = []",
        &[mission(HOUSE)],
        &[],
        "phase = 'turn'\nmission = 'empty'",
    );
    assert_eq!(events[1..], [failed, next]);
    let events = check(
        "red.hand = [61]",
        &[mission(HOUSE), play(FIREMAN)],
        &[],
        "phase = 'turn'\nturn.played = [61]",
    );
    assert_eq!(events[3..], [failed, next]);
    let events = check(
        "red.hand = [62]",
        &[mission(HOUSE), play(MEDIC), use_left(MEDIC)],
        &[2],
        "phase = 'turn'",
    );
    assert_eq!(events[4..], [failed, next]);
    let useless = format!("red.hand = [{LEITSTELLE}]");
    check(&useless, &[mission(HOUSE)], &[], "phase = 'mission'");
    check(
        &useless,
        &[mission(HOUSE), play(LEITSTELLE)],
        &[],
        "phase = 'turn'\nred.table = [91]",
    );
}

/// A16: a failure costs nothing but the uses of cards.
#[test]
fn failure_costs_uses_only() {
    let position =
        format!("red = {{ hand = [61, 62, {TENTS}], table = [{HOSE}], money = 1, points = 4 }}");
    let actions = [mission(FACTORY), use_all(HOSE), play(MEDIC), GiveUp];
    let after = "
        red = { money = 1, points = 4, hand = [61, 89], table = [], region = 'europe' }
        removed = [63, 64, 66, 67, 68, 93, 95, 96]
        turn = { actions = 1, played = [62] }";
    check(&position, &actions, &[], after);
}

/// R17: points as on the card, and 1, 1, 2 or 3 money.
#[test]
fn rewards() {
    for (catastrophe, points, money) in [
        (HOUSE, 1, 1),
        (FACTORY, 2, 1),
        (STORM, 3, 2),
        (MELTDOWN, 5, 3),
    ] {
        let missing = if catastrophe == STORM {
            [0, 0, 0, 1, 0, 0]
        } else {
            [0, 0, 1, 0, 0, 0]
        };
        let card_ = if catastrophe == STORM { TENTS } else { FIREMAN };
        let rest = "red = { money = 4, points = 6 }\ngreen = { points = 3 }";
        let mut match_ = match_at(&in_mission(catastrophe, missing, rest));
        let events = run(&mut match_, &[play(card_)], &[]);
        assert_eq!(
            events[2],
            Event::Succeeded {
                who: RED,
                catastrophe: card(catastrophe),
                points,
                money
            }
        );
        let after = format!("red = {{ money = {}, points = {} }}", 4 + money, 6 + points);
        expect(
            match_.position(),
            &format!("{after}\ngreen = {{ money = 2, points = 3 }}"),
        );
    }
}

/// R17, A24: won or lost, the catastrophe goes under its stack and the next of that stack is turned
/// up.
#[test]
fn the_next_catastrophe() {
    for (catastrophe, next, row, under) in [
        (
            HOUSE,
            RIOT,
            "[24, 22, 33, 41, 53]",
            "[[], [], [], [21], [], [], []]",
        ),
        (
            WELL,
            WATER,
            "[21, 23, 33, 41, 53]",
            "[[], [], [], [22], [], [], []]",
        ),
        (
            FACTORY,
            COUP,
            "[21, 22, 34, 41, 53]",
            "[[], [], [], [], [33], [], []]",
        ),
        (
            STORM,
            BUSH,
            "[21, 22, 33, 42, 53]",
            "[[], [], [], [], [], [41], []]",
        ),
        (
            MELTDOWN,
            LANDSLIDE,
            "[21, 22, 33, 41, 54]",
            "[[], [], [], [], [], [], [53]]",
        ),
    ] {
        let after = format!("catastrophes = {row}\nunder = {under}");
        check("", &[mission(catastrophe), GiveUp], &[next], &after);
        let content = crate::rulebook::small();
        let needs = content.content.card(card(catastrophe)).left.abilities;
        let at = needs.iter().position(|&count| count > 0).unwrap_or(0);
        let mut missing = [0; 6];
        missing[at] = 1;
        let mut match_ = match_at(&in_mission(
            catastrophe,
            missing,
            &format!("red.hand = [{SCOUT}]"),
        ));
        let events = run(
            &mut match_,
            &[play(SCOUT), use_all(SCOUT), Name(Ability::ALL[at])],
            &[3, next],
        );
        expect(match_.position(), &after);
        assert_eq!(events.last(), Some(&Event::Revealed { card: card(next) }));
    }
}

/// R17, A8: with an empty stack the same catastrophe is turned up again.
#[test]
fn the_same_catastrophe_again() {
    let position = format!(
        "catastrophes = [21, 22, {FACTORY}, 41, 53]\nunder = [[], [], [], [], [{COUP}], [], []]"
    );
    check(
        &position,
        &[mission(FACTORY), GiveUp],
        &[],
        "catastrophes = [21, 22, 34, 41, 53]\nunder = [[], [], [], [], [33], [], []]",
    );
}
