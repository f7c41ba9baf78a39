//! Values, and the steps of a turn that run by themselves: R9-R13, R23-R28.

use redtag_triage::Action::*;
use redtag_triage::{Cause, Event, Rank};

use crate::rulebook::{check, legal, match_at, refused};

/// R9: a value that leaves the lowest pip is 0, never less.
#[test]
fn values_end_at_zero() {
    check(
        "hospital = 2\nphase = { aftershock = 5 }",
        &[Brace(0)],
        "hospital = 0\nphase = 'over'",
    );
    let last_pip = "generator = [10, 3]\nlevel = 1\ndeck.top = ['♠1']";
    check(
        last_pip,
        &[EndTurn],
        "generator = [3]\nlevel = 3\ndiscard.'♦10' = 1",
    );
}

/// R9: a Diesel card holds no more than its rank: at its rank it leaves the Scavenging Space.
#[test]
fn values_end_at_the_rank() {
    let source = "scavenging = { rank = 3, value = 1 }\n";
    check(source, &[Scavenge], "scavenging = { rank = 3, value = 2 }");
    check(source, &[Scavenge, Scavenge], "scavenging = 'empty'");
}

/// R10: a Jack begins at 5, a Queen at 4, a King at 2.
#[test]
fn patients_begin_with_their_health() {
    for (rank, health) in [("jack", 5), ("queen", 4), ("king", 2)] {
        let arrives = format!("phase = {{ patient = '{rank}' }}");
        let lies = format!("beds = [{{ rank = '{rank}', health = {health} }}, 'empty', 'empty']");
        check(&arrives, &[Admit], &lies);
    }
}

/// R10: at 0 or below a patient dies and is discarded.
#[test]
fn patients_die_at_zero() {
    for damage in [2, 4] {
        let hit = format!("beds = [{{ rank = 'king', health = 2 }}]\ndeck.top = ['♣{damage}']");
        check(
            &hit,
            &[Explore, Protect(0)],
            "beds = ['empty', 'empty', 'empty']\ndiscard.K = 1\nsaved.kings = 0",
        );
    }
    let survives = "beds = [{ rank = 'king', health = 2 }]\ndeck.top = ['♣2']";
    check(
        survives,
        &[Explore, Protect(1)],
        "beds = [{ health = 1 }, 'empty', 'empty']\ndiscard.K = 0",
    );
}

/// R10: at 7 a patient is healthy and goes to the Saved Pile.
#[test]
fn patients_are_saved_at_seven() {
    let queen = "beds = [{ rank = 'queen', health = 5 }]";
    check(
        queen,
        &[Heal(0)],
        "beds = [{ health = 6 }, 'empty', 'empty']\nsaved.queens = 0",
    );
    check(
        queen,
        &[Heal(0), Heal(0)],
        "beds = ['empty', 'empty', 'empty']\nsaved.queens = 1\ndiscard.Q = 0",
    );
}

/// R11: patients Outside have no health, so nothing hurts them there.
#[test]
fn nobody_is_hurt_outside() {
    let waiting = "outside = { jacks = 1, kings = 1 }\ndeck.top = ['♣4']";
    let events = check(waiting, &[Explore], "outside = { jacks = 1, kings = 1 }");
    assert!(events.contains(&Event::NobodyToHurt));
    let dark = "generator = []\noutside = { jacks = 1, queens = 1 }\ndeck.top = ['♠1']";
    check(
        dark,
        &[EndTurn],
        "outside = { jacks = 1, turned_queens = 1 }\ndiscard.Q = 0",
    );
}

/// R12: a turn begins with 4 AP, and what was left is lost.
#[test]
fn action_points_do_not_carry_over() {
    for left in [1, 3, 9] {
        let events = check(
            &format!("ap = {left}\ndeck.top = ['♠1']"),
            &[EndTurn],
            "ap = 4\nturn = 2",
        );
        assert!(events.contains(&Event::TurnBegins { turn: 2, ap: 4 }));
    }
}

/// R13: three cards go into the Event Queue.
#[test]
fn three_cards_are_queued() {
    let events = check(
        "deck.top = ['♠1', '♥', '♥']",
        &[EndTurn],
        "queue = 2\nphase = { aftershock = 1 }",
    );
    assert!(events.contains(&Event::QueueFilled { cards: 3 }));
}

/// R13: if fewer than three are left, all of them are queued.
#[test]
fn a_short_deck_is_queued_whole() {
    for cards in ["'♥'", "'♥', '♥'"] {
        let count = cards.split(',').count() as u8;
        let short = format!("outside.jacks = 1\ndeck.unseen = {{ '♥' = 1 }}\ndeck.top = [{cards}]");
        let events = check(
            &short,
            &[EndTurn],
            &format!("queue = 0\nphase = 'standard'\nap = {}", 4 + count),
        );
        assert!(events.contains(&Event::QueueFilled { cards: count }));
    }
}

/// R13: if no card is left, the turn goes straight to the standard actions.
#[test]
fn an_empty_deck_is_no_obstacle() {
    let empty = "outside.jacks = 1\ndeck.unseen = { '♥' = 1 }";
    let events = check(
        empty,
        &[EndTurn],
        "phase = 'standard'\nap = 4\nturn = 2\nhospital = 9",
    );
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::QueueFilled { .. } | Event::Revealed { .. }))
    );
}

/// R14: cards are handled one at a time from the left, and later ones stay hidden.
#[test]
fn events_come_one_at_a_time() {
    let mut match_ = match_at("phase = { diesel = 2 }\nqueue = 2\ndeck.top = ['♠3', '♥']");
    let first = crate::rulebook::play(&mut match_, &[Leave]);
    crate::rulebook::expect(
        match_.position(),
        "phase = { aftershock = 3 }\nqueue = 1\nap = 4",
    );
    assert_eq!(
        first
            .iter()
            .filter(|event| matches!(event, Event::Revealed { .. }))
            .count(),
        1
    );
    crate::rulebook::play(&mut match_, &[Brace(0)]);
    crate::rulebook::expect(match_.position(), "phase = 'standard'\nqueue = 0\nap = 5");
}

/// R14: no standard action before the Event Queue is done.
#[test]
fn standard_actions_wait_for_the_queue() {
    let asked = "phase = { diesel = 2 }\nqueue = 2\nbeds = [{ rank = 'king', health = 2 }]";
    assert_eq!(legal(asked), [Start, Leave]);
    for action in [Heal(0), Explore, Scavenge, EndTurn] {
        assert_eq!(refused(asked, action), ("R14", "no-event-first".into()));
    }
}

/// R23: 1 Diesel, 1 for each used Bed and 1 more for each Jack in one.
#[test]
fn the_demand_for_diesel() {
    for (beds, demand) in [
        ("", 1),
        ("{ rank = 'king', health = 2 }", 2),
        ("{ rank = 'jack', health = 5 }", 3),
        (
            "{ rank = 'jack', health = 5 }, { rank = 'queen', health = 4 }",
            4,
        ),
        (
            "{ rank = 'jack', health = 5 }, { rank = 'jack', health = 5 }, { rank = 'jack', health \
             = 5 }",
            7,
        ),
    ] {
        let position = format!("beds = [{beds}]\ndeck.top = ['♠1']");
        let events = check(&position, &[EndTurn], &format!("level = {}", 10 - demand));
        assert!(
            events.contains(&Event::DieselConsumed {
                demand,
                left: 10 - demand
            }),
            "{events:?}"
        );
    }
}

/// R23: Jacks Outside burn nothing.
#[test]
fn only_beds_burn_diesel() {
    check(
        "outside.jacks = 2\ndeck.top = ['♠1']",
        &[EndTurn],
        "level = 9",
    );
}

/// R23: an empty card is discarded, and the next one begins at its full rank.
#[test]
fn the_next_diesel_card_takes_over() {
    let pile = "generator = [10, 2, 5]\nlevel = 1
        beds = [{ rank = 'jack', health = 5 }, { rank = 'queen', health = 4 }]\ndeck.top = ['♠1']";
    let events = check(
        pile,
        &[EndTurn],
        "generator = [5]\nlevel = 4\ndiscard = { '♦10' = 1, '♦2' = 1 }\nhospital = 10",
    );
    let emptied = |rank| {
        events
            .iter()
            .position(|event| *event == Event::DieselCardEmptied { rank })
    };
    assert!(emptied(10) < emptied(2));
}

const FULL: &str = "
    beds = [{ rank = 'jack', health = 5 }, { rank = 'jack', health = 5 }, \
        { rank = 'queen', health = 4 }]
    deck.top = ['♠1']\n";

/// R24, A7: without enough Diesel all of it burns, and the Hospital and everybody in a Bed take 1
/// damage: once, whatever is missing.
#[test]
fn a_lack_of_diesel_hurts_once() {
    for (generator, missing) in [("[5]", 1), ("[3]", 3), ("[]", 6)] {
        let after = "
            hospital = 9
            generator = []
            level = 0
            beds = [{ health = 4 }, { health = 4 }, { health = 3 }]";
        let events = check(&format!("{FULL}generator = {generator}"), &[EndTurn], after);
        assert!(events.contains(&Event::DieselShort { missing }));
    }
}

/// A7: the Hospital and the patients take the damage together: even the one who dies as it falls.
/// Those who were saved still count.
#[test]
fn a_lack_of_diesel_hurts_all_at_once() {
    let last =
        "generator = []\nhospital = 1\nbeds = [{ rank = 'king', health = 1 }]\nsaved.queens = 2";
    let mut match_ = match_at(last);
    crate::rulebook::play(&mut match_, &[EndTurn]);
    let after = "phase = 'over'\nhospital = 0\nbeds = ['empty', 'empty', 'empty']\ndiscard.K = 1";
    crate::rulebook::expect(match_.position(), after);
    assert_eq!(
        redtag_kernel::Game::scores(&**match_.game(), match_.position())[0],
        2
    );
}

/// R25: exactly enough is enough, even if the pile is empty now.
#[test]
fn exactly_enough_diesel() {
    let after = "hospital = 10\ngenerator = []\nlevel = 0\n\
                 beds = [{ health = 5 }, { health = 5 }, { health = 4 }]";
    let events = check(&format!("{FULL}generator = [6]"), &[EndTurn], after);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::DieselShort { .. }))
    );
}

/// R26: each Jack Outside damages the Hospital by 1 and stays.
#[test]
fn jacks_outside_batter_the_hospital() {
    let jacks = "outside.jacks = 2\ndeck.top = ['♠1']";
    check(
        jacks,
        &[EndTurn],
        "hospital = 8\noutside.jacks = 2\ndiscard.J = 0",
    );
}

/// R26: a Queen Outside is turned the first time and lost the second time.
#[test]
fn queens_outside_wait_a_turn() {
    let queens = "outside.queens = 2\ndeck.top = ['♥', '♥', '♥', '♠1']";
    let turned = "outside = { queens = 0, turned_queens = 2 }\ndiscard.Q = 0\nhospital = 10";
    check(queens, &[EndTurn], turned);
    check(
        queens,
        &[EndTurn, EndTurn],
        "outside = { queens = 0, turned_queens = 0 }\ndiscard.Q = 2",
    );
}

/// R26: each King Outside is lost.
#[test]
fn kings_outside_are_lost() {
    let kings = "outside.kings = 2\ndeck.top = ['♠1']";
    check(
        kings,
        &[EndTurn],
        "hospital = 10\noutside.kings = 0\ndiscard.K = 2",
    );
}

/// R27: whoever came this very turn is handled too.
#[test]
fn nobody_outside_gets_a_grace_period() {
    let arrives = |rank: &str| format!("phase = {{ patient = '{rank}' }}\ndeck.top = ['♠1']");
    check(
        &arrives("jack"),
        &[Refuse, EndTurn],
        "hospital = 9\noutside.jacks = 1",
    );
    check(
        &arrives("queen"),
        &[Refuse, EndTurn],
        "outside = { queens = 0, turned_queens = 1 }",
    );
    check(
        &arrives("king"),
        &[Refuse, EndTurn],
        "outside.kings = 0\ndiscard.K = 1",
    );
}

/// R28: after step 6 the next turn begins.
#[test]
fn the_next_turn_begins() {
    let events = check(
        "turn = 6\noutside.kings = 1\ndeck.top = ['♠1']",
        &[EndTurn],
        "turn = 7\nap = 4\nqueue = 2",
    );
    let at = |wanted: &Event| events.iter().position(|event| event == wanted);
    let lost = at(&Event::LostOutside {
        rank: Rank::King,
        count: 1,
    });
    assert!(lost.is_some() && lost < at(&Event::TurnBegins { turn: 7, ap: 4 }));
}

/// A9: Jacks, then Queens, then Kings.
#[test]
fn the_order_outside() {
    let all =
        "outside = { jacks = 1, queens = 1, turned_queens = 1, kings = 1 }\ndeck.top = ['♠1']";
    let events = check(
        all,
        &[EndTurn],
        "hospital = 9\noutside = { jacks = 1, turned_queens = 1, kings = 0 }",
    );
    assert_eq!(
        events[1..5],
        [
            Event::HospitalDamaged {
                cause: Cause::Battered,
                damage: 1,
                left: 9
            },
            Event::LostOutside {
                rank: Rank::Queen,
                count: 1
            },
            Event::QueensTurned { count: 1 },
            Event::LostOutside {
                rank: Rank::King,
                count: 1
            },
        ]
    );
}
