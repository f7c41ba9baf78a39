//! Roaches: R22, A45.

use redtag_aftermath::{Action, Event, Options, Phase, Roach, Situation};

use crate::rulebook::{die, foes, read};

/// R22, A45: roaches are tokens with one card and life 1 each; the card leaves with the last token;
/// each acts by itself, the nearest first.
#[test]
fn roaches() {
    let mut match_ =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 3, situation = \"hostile\" } }]");
    assert_eq!(
        (foes(&match_).len(), match_.position.scene.roaches.len()),
        (1, 3)
    );
    let [b, c, h] = ["B", "C", "H"].map(|letter| match_.space(letter));
    for (roach, space) in match_.position.scene.roaches.iter_mut().zip([h, c, b]) {
        roach.space = space;
    }
    match_.at(1, "A");
    match_.hand(0, &["r3", "g2"]);
    let before = match_.position;
    match_.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(
        (foes(&match_).len(), match_.position.scene.roaches.len()),
        (1, 2)
    );
    for _ in 0..2 {
        let last = match_.position.scene.roaches.len() - 1;
        match_.position.scene.roaches[last].space = b;
        match_.position.scene.roaches[0].space = b;
        match_.hand(0, &["r3", "g2"]);
        match_.play(Action::Melee(0), &[die(6), die(1)]);
    }
    assert!(foes(&match_).is_empty());
    match_.position = before;
    match_.hand(0, &[]);
    match_.threats(&["t2"]);
    match_.go(Action::EndTurn);
    let attacks = match_
        .events
        .iter()
        .filter(|event| matches!(event, Event::EnemyAttacks { .. }))
        .count();
    let roach = match_.enemy("roach");
    assert_eq!(attacks, 2, "those on B and C; the one on H moved to G");
    let first = match_
        .events
        .iter()
        .position(|event| matches!(event, Event::EnemyAttacks { .. }));
    let moved = match_
        .events
        .iter()
        .position(|event| matches!(event, Event::EnemyMoved { enemy, .. } if *enemy == roach));
    assert!(first < moved, "the nearest acts first");
}

/// R18, R22: roach tokens too are divided among the enemy starts, no more than there are.
#[test]
fn roaches_are_divided() {
    let script = "{ encounter = { enemies = [\"roach\"], roaches = 3, situation = \"safe\" } }";
    let page = crate::rulebook::file("book/011.toml");
    let from = page.find("{ encounter").expect("an encounter");
    let to = page.find("{ place").expect("a token");
    let page = format!("{}{script},\n{}", &page[..from], &page[to..]);
    let mut match_ = crate::rulebook::start(
        crate::rulebook::world(&[("book/011.toml", page)]),
        Options::default(),
    );
    match_.go(Action::Exit(0));
    while match_.position.scene.foes.is_empty() {
        let action = [Action::Exit(0), Action::Draw]
            .into_iter()
            .find(|&action| match_.can(action));
        match_.go(action.unwrap_or_else(|| *match_.legal().last().expect("an answer")));
    }
    let spaces: Vec<_> = match_
        .position
        .scene
        .roaches
        .iter()
        .map(|roach| roach.space)
        .collect();
    assert_eq!(spaces, ["Y", "Z", "Y"].map(|letter| match_.space(letter)));
    let match_ =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 20, situation = \"safe\" } }]");
    assert_eq!(match_.position.scene.roaches.len(), 8);
}

/// R22, R40: talking sends one roach away, and the card with the last one.
#[test]
fn talking_to_roaches() {
    let mut match_ =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 2, situation = \"safe\" } }]");
    let b = match_.space("B");
    match_
        .position
        .scene
        .roaches
        .iter_mut()
        .for_each(|roach| roach.space = b);
    for left in [1, 0] {
        match_.hand(0, &["y3", "g2"]);
        match_.play(Action::Communicate(0), &[die(6), die(1)]);
        assert_eq!(
            (match_.position.scene.roaches.len(), foes(&match_).len()),
            (left, left.min(1))
        );
        let discarded = |event: &Event| matches!(event, Event::ThreatDiscarded { .. });
        assert!(
            !match_.events.iter().any(discarded),
            "there was no threat card"
        );
    }
}

/// A45: the roach nearest to any character acts first; one that dies on its way does not act on
/// through another, and each acts to its end whichever dies meanwhile.
#[test]
fn roaches_act_one_by_one() {
    let swarm = |letters: [&str; 2], heroes: [&str; 2]| {
        let cards = crate::rulebook::file("cards.toml");
        let (before, roach) = cards.split_at(cards.find("id = \"roach\"").expect("a card"));
        let sweeps = "strength = 3\nsweeps = true\nhit = [{ hit-enemy = { range = 1 } }]";
        let cards = format!("{before}{}", roach.replacen("strength = 3", sweeps, 1));
        let mut match_ = crate::rulebook::start(
            crate::rulebook::world(&[("cards.toml", cards)]),
            Options::default(),
        );
        match_.foe("roach", "D", Situation::Hostile);
        for letter in letters {
            let space = match_.space(letter);
            match_
                .position
                .scene
                .roaches
                .push(Roach { space, acted: true });
        }
        for (seat, letter) in (0..).zip(heroes) {
            match_.at(seat, letter);
            match_.hand(seat, &["b1"]);
        }
        match_.threats(&["t1"]);
        match_.go(Action::EndTurn);
        match_
    };
    let match_ = swarm(["F", "A"], ["A", "H"]);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Test(test)) if test.seat == 0),
        "that on A"
    );
    let mut match_ = swarm(["E", "B"], ["B", "A"]);
    match_.lay("trap", "A");
    let b1 = match_.card("b1");
    match_.play(Action::Play(b1), &[die(6), die(1)]);
    assert_eq!(
        (match_.position.scene.roaches.len(), match_.hero(0).wounds),
        (1, 0),
        "one is trapped"
    );
    assert!(
        match_.can(Action::Draw),
        "the other one does not attack again"
    );
    let mut match_ = swarm(["C", "B"], ["B", "B"]);
    let hit = Action::Hit {
        foe: 0,
        space: match_.space("C"),
    };
    match_.go(Action::Pick(0)).go(Action::Decline).go(hit);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Test(test)) if test.seat == 1),
        "the other one too"
    );
}
