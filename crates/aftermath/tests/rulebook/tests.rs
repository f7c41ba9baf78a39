//! Skill tests and group tasks: R36-R38, A1, A11, A12, A42.

use redtag_aftermath::{Action, Character, Dial, Event, Find, Options, Phase, Situation};

use crate::rulebook::{TestMatch, die, new_match, poi, start, world};

/// Seat 0 on E beside a token of difficulty 4, with these cards.
fn scavenging(cards: &[&str]) -> TestMatch {
    let mut match_ = new_match();
    match_.at(0, "E");
    match_.hand(0, cards);
    let space = match_.space("E");
    assert!(
        match_
            .position
            .scene
            .finds
            .contains(&Find { space, pile: 0 })
    );
    match_
}

/// What the first test came to, and whether it succeeded.
pub fn total(match_: &TestMatch) -> (u8, bool) {
    let tested = match_.events.iter().find_map(|event| match event {
        Event::Tested { total, success, .. } => Some((*total, *success)),
        _ => None,
    });
    tested.expect("there was a test")
}

/// R36: the first card shows the attribute; more cards match its colour or its number; cards, bonus
/// and die make the total, which must reach the difficulty.
#[test]
fn cards_bonus_and_die() {
    let mut match_ = scavenging(&["y1", "y1", "y3", "r1", "r2"]);
    match_.play(Action::Scavenge(0), &[]);
    let [y1, y3, r1, r2] = ["y1", "y3", "r1", "r2"].map(|id| match_.card(id));
    assert_eq!(
        match_.legal(),
        [Action::Play(y1), Action::Play(y3)],
        "only instinct begins"
    );
    match_.play(Action::Play(y1), &[]);
    let legal = match_.legal();
    assert!(
        legal.contains(&Action::Play(r1))
            && legal.contains(&Action::Play(y3))
            && !legal.contains(&Action::Play(r2))
    );
    match_.play(Action::Play(r1), &[]);
    match_.play(Action::Roll, &[die(1), 0]);
    assert_eq!(total(&match_), (4, true), "1 + 1 + bonus 1 + die 1");
    let mut match_ = scavenging(&["y1", "y1"]);
    match_
        .play(Action::Scavenge(0), &[])
        .play(Action::Roll, &[die(1)]);
    assert_eq!(total(&match_), (3, false));
}

/// R36: items add their bonus to their action or attribute, and only while equipped.
#[test]
fn items_add_their_bonus() {
    let mut match_ = new_match();
    match_.at(1, "B");
    match_.position.current = 1;
    match_.foe("rat", "B", Situation::Hostile);
    match_.hand(1, &["r1", "r1"]);
    match_
        .play(Action::Melee(0), &[])
        .play(Action::Roll, &[die(1), die(2)]);
    assert_eq!(
        total(&match_),
        (5, true),
        "1 + strength 2 + club 1 + die 1, against 3 + 2"
    );
}

/// R36: so do abilities and statuses.
#[test]
fn abilities_and_statuses_add_theirs() {
    let mut match_ = new_match();
    match_.position.current = 1;
    match_.become_(1, "badly-hurt");
    match_.hand(1, &["b3", "g2"]);
    match_.play(Action::Recover(match_.status("badly-hurt")), &[die(1)]);
    assert_eq!(
        total(&match_),
        (5, true),
        "3 + resistance 1 + tough 1 - 1 + die 1, against 5 less a fellow"
    );
}

/// R37: an opposed test adds the black die to the difficulty; another one does not roll it.
#[test]
fn the_black_die_opposes() {
    for (black, success) in [(2, true), (3, false)] {
        let mut match_ = new_match();
        match_.at(1, "B");
        match_.position.current = 1;
        match_.foe("rat", "B", Situation::Hostile);
        match_.hand(1, &["r1", "g2"]);
        match_.play(Action::Melee(0), &[die(1), die(black)]);
        assert_eq!(
            total(&match_),
            (5, success),
            "no other card fits, so the dice are rolled"
        );
    }
}

/// A11: a white card begins any test; then further cards are white or of its number. To a coloured
/// first card a white one fits by number only.
#[test]
fn white_cards_in_tests() {
    let mut match_ = scavenging(&["w2", "w3", "r2", "r3", "y2"]);
    let [w2, w3, r2, r3, y2] = ["w2", "w3", "r2", "r3", "y2"].map(|id| match_.card(id));
    match_.play(Action::Scavenge(0), &[]);
    let begun = match_.position;
    match_.play(Action::Play(w2), &[]);
    let can = |match_: &TestMatch, cards: &[redtag_aftermath::Card]| -> Vec<bool> {
        cards
            .iter()
            .map(|&card| match_.can(Action::Play(card)))
            .collect()
    };
    assert_eq!(can(&match_, &[w3, r2, y2, r3]), [true, true, true, false]);
    match_.position = begun;
    match_.play(Action::Play(y2), &[]);
    assert_eq!(can(&match_, &[w2, r2, w3, r3]), [true, true, false, false]);
}

/// A1, A12: scavenging and talking take instinct, melee strength, ranged agility; without a fitting
/// card the test cannot be begun.
#[test]
fn a_test_needs_a_fitting_card() {
    let mut match_ = scavenging(&["g1", "r1", "b1"]);
    assert_eq!(
        match_.refusal(0, Action::Scavenge(0)),
        ("A12", "no-fitting-card".into())
    );
    match_.foe("rat", "E", Situation::Safe);
    assert_eq!(
        match_.refusal(0, Action::Communicate(0)),
        ("A12", "no-fitting-card".into())
    );
    match_.position.scene.situation = Situation::Hostile;
    let ranged = Action::Ranged {
        foe: 0,
        space: match_.space("E"),
    };
    assert!(match_.can(Action::Melee(0)) && match_.can(ranged));
    match_.hand(0, &["b1", "y1"]);
    assert_eq!(
        match_.refusal(0, Action::Melee(0)),
        ("A12", "no-fitting-card".into())
    );
    assert_eq!(match_.refusal(0, ranged), ("A12", "no-fitting-card".into()));
    assert!(match_.can(Action::Scavenge(0)));
}

/// A12: what the book asks of somebody without a fitting card has failed. Whoever has one takes the
/// test (A52).
#[test]
fn no_card_no_success() {
    let script = "[{ test = { attribute = \"resistance\", difficulty = 1, \
                  success = [{ gain = { food = 5 } }], failure = [{ lose = { food = 1 } }] } }]";
    let mut match_ = poi(script);
    match_.step_onto("B");
    assert_eq!(match_.dial(Dial::Food), 3);
    let mut match_ = poi(script);
    match_.hand(0, &["g3", "b1", "b2", "r1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert!(matches!(match_.position.steps.last(), Some(Phase::Test(_))));
    let cards = ["b1", "b2"].map(|id| Action::Play(match_.card(id)));
    assert_eq!(match_.legal(), cards, "nobody may decline");
    assert_eq!(match_.refusal(0, Action::Decline).0, "A52");
}

const TASK: &str = "[{ group-task = { label = { en = \"x\", de = \"x\" }, \
                    attribute = \"strength\", difficulty = 6, \
                    success = [{ gain = { scrap = 3 } }] } }]";

/// R38, A42: the first card shows the attribute and stays in the slot, white ones do too; others
/// match it; no die, no bonus; at the difficulty it is done, the dial is 0 and the card discarded.
#[test]
fn a_group_task_takes_turns() {
    let mut match_ = poi(TASK);
    match_.step_onto("B");
    match_.hand(0, &["r2", "g1", "w2", "y2"]);
    let [r2, g1, w2, y2] = ["r2", "g1", "w2", "y2"].map(|id| match_.card(id));
    let can =
        |match_: &TestMatch| [r2, g1, w2, y2].map(|card| match_.can(Action::Contribute(card)));
    assert_eq!(can(&match_), [true, false, true, false]);
    match_.play(Action::Contribute(r2), &[]);
    assert_eq!(
        can(&match_),
        [false, false, true, true],
        "the number 2 fits"
    );
    assert_eq!(
        match_
            .position
            .scene
            .task
            .map(|task| (task.dial, task.first)),
        Some((2, Some(r2)))
    );
    assert_eq!(match_.position.discard.count(r2), 0, "it is in the slot");
    match_.play(Action::Contribute(w2), &[]);
    match_.go(Action::EndTurn);
    while match_.position.steps.last() != Some(Phase::Actions) {
        let action = if match_.can(Action::Draw) {
            Action::Draw
        } else {
            match_.legal()[0]
        };
        match_.go(action);
    }
    assert_eq!(match_.asked(), Some(1));
    match_.hand(1, &["r2", "g1"]);
    match_.play(Action::Contribute(r2), &[]);
    assert_eq!(
        (match_.position.scene.task, match_.dial(Dial::Scrap)),
        (None, 5),
        "2 + 2 + 2 reach 6"
    );
    assert_eq!(match_.position.discard.count(r2), 2);
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
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    let card = match_.game.content.characters[Character(0)].influence;
    match_.step_onto("B");
    for expected in [1, 0] {
        match_.at(0, "G");
        match_.step_onto("H");
        assert_eq!(match_.hero(0).hand.count(card), expected);
        if match_.can(Action::Contribute(card)) {
            match_.play(Action::Contribute(card), &[]);
        }
    }
}

/// R38: a new task replaces the old one, whose card is discarded.
#[test]
fn one_task_at_a_time() {
    let page = crate::rulebook::file("book/010.toml")
        .replace("[{ gain = { food = 1 } }, { objective = 4 }]", TASK);
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    let r2 = match_.card("r2");
    for _ in 0..2 {
        match_.at(0, "G");
        match_.step_onto("H");
        assert_eq!(
            match_
                .position
                .scene
                .task
                .map(|task| (task.dial, task.first)),
            Some((0, None))
        );
        match_.hand(0, &["r2", "g1"]);
        match_.play(Action::Contribute(r2), &[]);
    }
    assert_eq!(match_.position.discard.count(r2), 1);
}

/// R38: without a task nothing can be contributed, nor away from its space if it has one.
#[test]
fn where_the_task_is() {
    let mut match_ = new_match();
    match_.hand(0, &["r2"]);
    let r2 = match_.card("r2");
    assert_eq!(
        match_.refusal(0, Action::Contribute(r2)),
        ("R38", "no-task".into())
    );
    let mut match_ = poi(&TASK.replace("difficulty = 6", "difficulty = 6, at = \"B\""));
    match_.step_onto("B");
    match_.hand(0, &["r2"]);
    assert!(match_.can(Action::Contribute(r2)), "where the task is");
    match_.at(0, "A");
    assert!(!match_.can(Action::Contribute(r2)));
}
