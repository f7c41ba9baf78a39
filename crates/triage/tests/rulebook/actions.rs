//! Standard actions: R20-R22, and the rulings on them.

use redtag_kernel::{Fast, Game, Turn};
use redtag_triage::Action::*;
use redtag_triage::{Event, Options, Outsider, Rank};

use crate::rulebook::{check, legal, match_at, official, refused};

const ALL: &str = "
    beds = [{ rank = 'queen', health = 4 }, { rank = 'king', health = 2 }]
    outside = { jacks = 1, queens = 1, turned_queens = 1, kings = 1 }
    scavenging = { rank = 7, value = 2 }
    deck.top = ['♠1']\n";

/// R20: every standard action is there, each costs 1 AP, and none must be taken.
#[test]
fn standard_actions_cost_one_each() {
    let possible = legal(ALL);
    let outside = Outsider::ALL.map(AdmitOutside);
    let expected: Vec<_> = [Heal(0), Heal(1)]
        .into_iter()
        .chain(outside)
        .chain([Scavenge, Explore, EndTurn])
        .collect();
    assert_eq!(possible, expected);
    for &action in possible.iter().filter(|&&action| action != EndTurn) {
        check(ALL, &[action], "ap = 3");
    }
}

/// R20: without action points none is possible.
#[test]
fn standard_actions_need_action_points() {
    let mut without = *match_at(ALL).position();
    without.ap = 0;
    let game = official();
    let mut legal = Vec::new();
    game.legal_actions(&without, 0, &mut legal);
    assert_eq!(legal, [EndTurn]);
    for action in [Heal(0), Scavenge, Explore, AdmitOutside(Outsider::King)] {
        let illegal = game.why_not(&without, 0, &action).expect("it costs one");
        assert_eq!((illegal.rule, &*illegal.why.key), ("R20", "no-ap"));
    }
}

/// R20 (a): whoever is admitted from Outside has the health of a newcomer.
#[test]
fn admission_from_outside() {
    for (outsider, rank, health) in [
        (Outsider::Jack, "jack", 5),
        (Outsider::Queen, "queen", 4),
        (Outsider::TurnedQueen, "queen", 4),
        (Outsider::King, "king", 2),
    ] {
        let after = format!("beds = [{{}}, {{}}, {{ rank = '{rank}', health = {health} }}]");
        let events = check(ALL, &[AdmitOutside(outsider)], &after);
        assert_eq!(
            events,
            [Event::Admitted {
                rank: outsider.rank(),
                bed: 2,
                health,
                from_outside: true
            }]
        );
    }
    check(
        ALL,
        &[AdmitOutside(Outsider::King)],
        "outside = { jacks = 1, queens = 1, turned_queens = 1, kings = 0 }",
    );
    assert_eq!(
        refused("", AdmitOutside(Outsider::Jack)),
        ("R20", "no-such-outsider".into())
    );
}

/// R20 (a): nobody is told that no Queen waits while one does, turned or not.
#[test]
fn a_queen_outside_is_turned_or_not() {
    for (outside, who, key) in [
        ("{ turned_queens = 1 }", Outsider::Queen, "no-upright-queen"),
        ("{ queens = 1 }", Outsider::TurnedQueen, "no-turned-queen"),
        ("{ kings = 1 }", Outsider::Queen, "no-such-outsider"),
        ("{ kings = 1 }", Outsider::TurnedQueen, "no-such-outsider"),
    ] {
        let position = format!("outside = {outside}");
        let told = refused(&position, AdmitOutside(who));
        assert_eq!(told, ("R20", key.into()), "{outside}");
    }
}

/// R20 (b): Explore turns up one more card, and needs one.
#[test]
fn exploring() {
    check(
        ALL,
        &[Explore],
        "phase = { aftershock = 1 }\nap = 3\nqueue = 0",
    );
    let empty = "outside.jacks = 1\ndeck.unseen = { '♥' = 1 }";
    assert_eq!(legal(empty), [AdmitOutside(Outsider::Jack), EndTurn]);
    assert_eq!(refused(empty, Explore), ("R20", "no-cards-left".into()));
}

/// R20 (c): Heal adds 1; at 7 the Bed is free, and a King gives 2 AP.
#[test]
fn healing() {
    check(
        ALL,
        &[Heal(1)],
        "beds = [{ health = 4 }, { health = 3 }, 'empty']\nap = 3",
    );
    for (rank, ap) in [("jack", 3), ("queen", 3), ("king", 5)] {
        let last = format!("beds = [{{ rank = '{rank}', health = 6 }}]");
        let after = format!("beds = ['empty', 'empty', 'empty']\nsaved.{rank}s = 1\nap = {ap}");
        check(&last, &[Heal(0)], &after);
    }
    assert_eq!(refused(ALL, Heal(2)), ("R20", "no-patient-in-bed".into()));
}

/// R20 (d): Scavenge adds 1; a full card goes to the bottom of the Generator Pile.
#[test]
fn scavenging() {
    check(
        ALL,
        &[Scavenge],
        "scavenging = { rank = 7, value = 3 }\ngenerator = [10]",
    );
    let last = "generator = [10, 3]\nlevel = 2\nscavenging = { rank = 7, value = 6 }";
    check(
        last,
        &[Scavenge],
        "generator = [10, 3, 7]\nlevel = 2\nscavenging = 'empty'\ndiscard.'♦7' = 0",
    );
    assert_eq!(refused("", Scavenge), ("R20", "no-source".into()));
}

/// A6: under an empty pile a completed card is the top card, at its full value.
#[test]
fn a_source_for_an_empty_generator() {
    let dark = "generator = []\nscavenging = { rank = 5, value = 4 }";
    check(dark, &[Scavenge], "generator = [5]\nlevel = 5");
}

/// R21: the same action may be taken again, for the same patient too.
#[test]
fn actions_may_be_repeated() {
    let king = "ap = 5\nbeds = [{ rank = 'king', health = 2 }]";
    check(
        king,
        &[Heal(0); 4],
        "ap = 1\nbeds = [{ health = 6 }, 'empty', 'empty']",
    );
    let source = "scavenging = { rank = 9, value = 1 }";
    check(source, &[Scavenge; 3], "ap = 1\nscavenging.value = 4");
    check(
        "deck.top = ['♥', '♥', '♥']",
        &[Explore; 3],
        "ap = 4\ndiscard.'♥' = 3",
    );
}

/// R22: with full Beds nobody can be admitted from Outside, since nobody can be sent out.
#[test]
fn nobody_makes_room() {
    let full = "
        beds = [{ rank = 'queen', health = 4 }, { rank = 'queen', health = 4 }, \
            { rank = 'king', health = 1 }]
        outside.jacks = 1";
    assert_eq!(legal(full), [Heal(0), Heal(1), Heal(2), Explore, EndTurn]);
    assert_eq!(
        refused(full, AdmitOutside(Outsider::Jack)),
        ("R22", "no-free-bed".into())
    );
}

/// R22: in any game, patients leave a Bed by death or saved, and the Hospital is never repaired.
#[test]
fn no_way_out_and_no_repairs() {
    let game = official();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for number in 0..300 {
        let mut chance = Fast::new(22, number);
        let mut position = game
            .set_up(&Options::default(), &mut chance, &mut ())
            .expect("the options are sound");
        while game.turn(&position) != Turn::Over {
            let before = position;
            actions.clear();
            events.clear();
            game.legal_actions(&position, 0, &mut actions);
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, 0, action, &mut chance, &mut events);
            let told =
                |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
            let came = told(|event| matches!(event, Event::Admitted { .. }));
            let left = told(|event| matches!(event, Event::Died { .. } | Event::Saved { .. }));
            assert_eq!(
                before.occupied() + came,
                position.occupied() + left,
                "{events:?}"
            );
            assert!(position.hospital <= before.hospital, "{events:?}");
        }
    }
}

/// A11: a Queen who gets a Bed forgets that she was turned, and none goes back Outside.
#[test]
fn a_turned_queen_is_forgotten() {
    let after = "outside = { queens = 0, turned_queens = 0 }\n\
                 beds = [{ rank = 'queen', health = 4 }, 'empty', 'empty']";
    let turned = "outside.turned_queens = 1\ndeck.top = ['♠1']";
    check(turned, &[AdmitOutside(Outsider::TurnedQueen)], after);
    check(
        turned,
        &[AdmitOutside(Outsider::TurnedQueen), EndTurn],
        after,
    );
}

/// A13: one may stop with action points left, but not draw less.
#[test]
fn stopping_early() {
    for ap in 1..=4 {
        let events = check(
            &format!("{ALL}ap = {ap}"),
            &[EndTurn],
            "turn = 2\nqueue = 2",
        );
        assert!(events.contains(&Event::QueueFilled { cards: 3 }));
    }
    assert_eq!(legal(""), [Explore, EndTurn]);
}

/// A14: a die stops at 6, so nobody lies in a Bed with 7, and healing is always by 1.
#[test]
fn nobody_lies_in_a_bed_healthy() {
    let at_seven = crate::rulebook::read("beds = [{ rank = 'queen', health = 7 }]");
    let flaw =
        redtag_kernel::Match::from_sketch(official(), Options::default(), &at_seven, None).err();
    assert_eq!(flaw.expect("7 is saved").place, "beds[0].health");
    let events = check(
        "beds = [{ rank = 'queen', health = 4 }]",
        &[Heal(0); 3],
        "saved.queens = 1",
    );
    let healed: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::Healed { .. }))
        .collect();
    let to = |health| Event::Healed {
        rank: Rank::Queen,
        bed: 0,
        health,
    };
    assert_eq!(healed, [&to(5), &to(6), &to(7)]);
}

/// A15: the 2 AP for a King can be used at once, even if the last AP saved him.
#[test]
fn cheers_help_at_once() {
    let last = "ap = 1\nbeds = [{ rank = 'king', health = 6 }, { rank = 'queen', health = 3 }]\n\
                deck.top = ['♠1']";
    check(last, &[Heal(0)], "ap = 2\nturn = 1\nphase = 'standard'");
    check(
        last,
        &[Heal(0), Heal(1)],
        "ap = 1\nbeds = ['empty', { health = 4 }, 'empty']",
    );
}
