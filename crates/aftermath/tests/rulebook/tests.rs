//! Skill tests and group tasks: R36-R38, A1, A11, A12, A42.

use redtag_aftermath::{Action, Character, Dial, Event, Find, Options, Phase, Situation};

use crate::rulebook::{Table, die, poi, start, table, world};

/// Seat 0 on E beside a token of difficulty 4, with these cards.
fn scavenging(cards: &[&str]) -> Table {
    let mut table = table();
    table.at(0, "E");
    table.hand(0, cards);
    let space = table.space("E");
    assert!(
        table
            .position
            .scene
            .finds
            .contains(&Find { space, pile: 0 })
    );
    table
}

/// What the first test came to, and whether it succeeded.
pub fn total(table: &Table) -> (u8, bool) {
    let tested = table.events.iter().find_map(|event| match event {
        Event::Tested { total, success, .. } => Some((*total, *success)),
        _ => None,
    });
    tested.expect("there was a test")
}

/// R36: the first card shows the attribute; more cards match its colour or its number; cards, bonus
/// and die make the total, which must reach the difficulty.
#[test]
fn cards_bonus_and_die() {
    let mut table = scavenging(&["y1", "y1", "y3", "r1", "r2"]);
    table.play(Action::Scavenge(0), &[]);
    let [y1, y3, r1, r2] = ["y1", "y3", "r1", "r2"].map(|id| table.card(id));
    assert_eq!(
        table.legal(),
        [Action::Play(y1), Action::Play(y3)],
        "only instinct begins"
    );
    table.play(Action::Play(y1), &[]);
    let legal = table.legal();
    assert!(
        legal.contains(&Action::Play(r1))
            && legal.contains(&Action::Play(y3))
            && !legal.contains(&Action::Play(r2))
    );
    table.play(Action::Play(r1), &[]);
    table.play(Action::Roll, &[die(1), 0]);
    assert_eq!(total(&table), (4, true), "1 + 1 + bonus 1 + die 1");
    let mut table = scavenging(&["y1", "y1"]);
    table
        .play(Action::Scavenge(0), &[])
        .play(Action::Roll, &[die(1)]);
    assert_eq!(total(&table), (3, false));
}

/// R36: items add their bonus to their action or attribute, and only while equipped.
#[test]
fn items_add_their_bonus() {
    let mut table = table();
    table.at(1, "B");
    table.position.current = 1;
    table.foe("rat", "B", Situation::Hostile);
    table.hand(1, &["r1", "r1"]);
    table
        .play(Action::Melee(0), &[])
        .play(Action::Roll, &[die(1), die(2)]);
    assert_eq!(
        total(&table),
        (5, true),
        "1 + strength 2 + club 1 + die 1, against 3 + 2"
    );
}

/// R36: so do abilities and statuses.
#[test]
fn abilities_and_statuses_add_theirs() {
    let mut table = table();
    table.position.current = 1;
    table.become_(1, "badly-hurt");
    table.hand(1, &["b3", "g2"]);
    table.play(Action::Recover(table.status("badly-hurt")), &[die(1)]);
    assert_eq!(
        total(&table),
        (5, true),
        "3 + resistance 1 + tough 1 - 1 + die 1, against 5 less a fellow"
    );
}

/// R37: an opposed test adds the black die to the difficulty; another one does not roll it.
#[test]
fn the_black_die_opposes() {
    for (black, success) in [(2, true), (3, false)] {
        let mut table = table();
        table.at(1, "B");
        table.position.current = 1;
        table.foe("rat", "B", Situation::Hostile);
        table.hand(1, &["r1", "g2"]);
        table.play(Action::Melee(0), &[die(1), die(black)]);
        assert_eq!(
            total(&table),
            (5, success),
            "no other card fits, so the dice are rolled"
        );
    }
}

/// A11: a white card begins any test; then further cards are white or of its number. To a coloured
/// first card a white one fits by number only.
#[test]
fn white_cards_in_tests() {
    let mut table = scavenging(&["w2", "w3", "r2", "r3", "y2"]);
    let [w2, w3, r2, r3, y2] = ["w2", "w3", "r2", "r3", "y2"].map(|id| table.card(id));
    table.play(Action::Scavenge(0), &[]);
    let begun = table.position;
    table.play(Action::Play(w2), &[]);
    let can = |table: &Table, cards: &[redtag_aftermath::Card]| -> Vec<bool> {
        cards
            .iter()
            .map(|&card| table.can(Action::Play(card)))
            .collect()
    };
    assert_eq!(can(&table, &[w3, r2, y2, r3]), [true, true, true, false]);
    table.position = begun;
    table.play(Action::Play(y2), &[]);
    assert_eq!(can(&table, &[w2, r2, w3, r3]), [true, true, false, false]);
}

/// A1, A12: scavenging and talking take instinct, melee strength, ranged agility; without a fitting
/// card the test cannot be begun.
#[test]
fn a_test_needs_a_fitting_card() {
    let mut table = scavenging(&["g1", "r1", "b1"]);
    assert_eq!(
        table.refusal(0, Action::Scavenge(0)),
        ("A12", "no-fitting-card".into())
    );
    table.foe("rat", "E", Situation::Safe);
    assert_eq!(
        table.refusal(0, Action::Communicate(0)),
        ("A12", "no-fitting-card".into())
    );
    table.position.scene.situation = Situation::Hostile;
    let ranged = Action::Ranged {
        foe: 0,
        space: table.space("E"),
    };
    assert!(table.can(Action::Melee(0)) && table.can(ranged));
    table.hand(0, &["b1", "y1"]);
    assert_eq!(
        table.refusal(0, Action::Melee(0)),
        ("A12", "no-fitting-card".into())
    );
    assert_eq!(table.refusal(0, ranged), ("A12", "no-fitting-card".into()));
    assert!(table.can(Action::Scavenge(0)));
}

/// A12: what the book asks of somebody without a fitting card has failed. Whoever has one takes the
/// test (A52).
#[test]
fn no_card_no_success() {
    let script = "[{ test = { attribute = \"resistance\", difficulty = 1, \
                  success = [{ gain = { food = 5 } }], failure = [{ lose = { food = 1 } }] } }]";
    let mut table = poi(script);
    table.step_onto("B");
    assert_eq!(table.dial(Dial::Food), 3);
    let mut table = poi(script);
    table.hand(0, &["g3", "b1", "b2", "r1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert!(matches!(table.position.steps.last(), Some(Phase::Test(_))));
    let cards = ["b1", "b2"].map(|id| Action::Play(table.card(id)));
    assert_eq!(table.legal(), cards, "nobody may decline");
    assert_eq!(table.refusal(0, Action::Decline).0, "A52");
}

const TASK: &str = "[{ group-task = { label = { en = \"x\", de = \"x\" }, \
                    attribute = \"strength\", difficulty = 6, \
                    success = [{ gain = { scrap = 3 } }] } }]";

/// R38, A42: the first card shows the attribute and stays in the slot, white ones do too; others
/// match it; no die, no bonus; at the difficulty it is done, the dial is 0 and the card discarded.
#[test]
fn a_group_task_takes_turns() {
    let mut table = poi(TASK);
    table.step_onto("B");
    table.hand(0, &["r2", "g1", "w2", "y2"]);
    let [r2, g1, w2, y2] = ["r2", "g1", "w2", "y2"].map(|id| table.card(id));
    let can = |table: &Table| [r2, g1, w2, y2].map(|card| table.can(Action::Contribute(card)));
    assert_eq!(can(&table), [true, false, true, false]);
    table.play(Action::Contribute(r2), &[]);
    assert_eq!(can(&table), [false, false, true, true], "the number 2 fits");
    assert_eq!(
        table
            .position
            .scene
            .task
            .map(|task| (task.dial, task.first)),
        Some((2, Some(r2)))
    );
    assert_eq!(table.position.discard.count(r2), 0, "it is in the slot");
    table.play(Action::Contribute(w2), &[]);
    table.go(Action::EndTurn);
    while table.position.steps.last() != Some(Phase::Actions) {
        let action = if table.can(Action::Draw) {
            Action::Draw
        } else {
            table.legal()[0]
        };
        table.go(action);
    }
    assert_eq!(table.asked(), Some(1));
    table.hand(1, &["r2", "g1"]);
    table.play(Action::Contribute(r2), &[]);
    assert_eq!(
        (table.position.scene.task, table.dial(Dial::Scrap)),
        (None, 5),
        "2 + 2 + 2 reach 6"
    );
    assert_eq!(table.position.discard.count(r2), 2);
}

/// R9, R38: an influence card may be the first of a group task, and does not come again while it is
/// in the slot.
#[test]
fn influence_in_the_slot() {
    let page = crate::rulebook::file("book/010.toml")
        .replace(
            "[{ gain = { clue = 1 } }, { objective = 3 }]",
            &TASK.replace("strength", "instinct"),
        )
        .replace(
            "[{ gain = { food = 1 } }, { objective = 4 }]",
            "[\"influence\"]",
        );
    let mut table = start(world(&[("book/010.toml", page)]), Options::default());
    let card = table.game.content.characters[Character(0)].influence;
    table.step_onto("B");
    for expected in [1, 0] {
        table.at(0, "G");
        table.step_onto("H");
        assert_eq!(table.hero(0).hand.count(card), expected);
        if table.can(Action::Contribute(card)) {
            table.play(Action::Contribute(card), &[]);
        }
    }
}

/// R38: a new task replaces the old one, whose card is discarded.
#[test]
fn one_task_at_a_time() {
    let page = crate::rulebook::file("book/010.toml")
        .replace("[{ gain = { food = 1 } }, { objective = 4 }]", TASK);
    let mut table = start(world(&[("book/010.toml", page)]), Options::default());
    let r2 = table.card("r2");
    for _ in 0..2 {
        table.at(0, "G");
        table.step_onto("H");
        assert_eq!(
            table
                .position
                .scene
                .task
                .map(|task| (task.dial, task.first)),
            Some((0, None))
        );
        table.hand(0, &["r2", "g1"]);
        table.play(Action::Contribute(r2), &[]);
    }
    assert_eq!(table.position.discard.count(r2), 1);
}

/// R38: without a task nothing can be contributed, nor away from its space if it has one.
#[test]
fn where_the_task_is() {
    let mut table = table();
    table.hand(0, &["r2"]);
    let r2 = table.card("r2");
    assert_eq!(
        table.refusal(0, Action::Contribute(r2)),
        ("R38", "no-task".into())
    );
    let mut table = poi(&TASK.replace("difficulty = 6", "difficulty = 6, at = \"B\""));
    table.step_onto("B");
    table.hand(0, &["r2"]);
    assert!(table.can(Action::Contribute(r2)), "where the task is");
    table.at(0, "A");
    assert!(!table.can(Action::Contribute(r2)));
}
