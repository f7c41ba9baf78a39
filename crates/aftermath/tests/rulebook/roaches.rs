//! Roaches: R22, A45.

use redtag_aftermath::{Action, Event, Options, Phase, Roach, Situation};

use crate::rulebook::{die, foes, read};

/// R22, A45: roaches are tokens with one card and life 1 each; the card leaves with the last token;
/// each acts by itself, the nearest first.
#[test]
fn roaches() {
    let mut table =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 3, situation = \"hostile\" } }]");
    assert_eq!(
        (foes(&table).len(), table.position.scene.roaches.len()),
        (1, 3)
    );
    let [b, c, h] = ["B", "C", "H"].map(|letter| table.space(letter));
    for (roach, space) in table.position.scene.roaches.iter_mut().zip([h, c, b]) {
        roach.space = space;
    }
    table.at(1, "A");
    table.hand(0, &["r3", "g2"]);
    let before = table.position;
    table.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(
        (foes(&table).len(), table.position.scene.roaches.len()),
        (1, 2)
    );
    for _ in 0..2 {
        let last = table.position.scene.roaches.len() - 1;
        table.position.scene.roaches[last].space = b;
        table.position.scene.roaches[0].space = b;
        table.hand(0, &["r3", "g2"]);
        table.play(Action::Melee(0), &[die(6), die(1)]);
    }
    assert!(foes(&table).is_empty());
    table.position = before;
    table.hand(0, &[]);
    table.threats(&["t2"]);
    table.go(Action::EndTurn);
    let attacks = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::EnemyAttacks { .. }))
        .count();
    let roach = table.enemy("roach");
    assert_eq!(attacks, 2, "those on B and C; the one on H moved to G");
    let first = table
        .events
        .iter()
        .position(|event| matches!(event, Event::EnemyAttacks { .. }));
    let moved = table
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
    let mut table = crate::rulebook::start(
        crate::rulebook::world(&[("book/011.toml", page)]),
        Options::default(),
    );
    table.go(Action::Exit(0));
    while table.position.scene.foes.is_empty() {
        let action = [Action::Exit(0), Action::Draw]
            .into_iter()
            .find(|&action| table.can(action));
        table.go(action.unwrap_or_else(|| *table.legal().last().expect("an answer")));
    }
    let spaces: Vec<_> = table
        .position
        .scene
        .roaches
        .iter()
        .map(|roach| roach.space)
        .collect();
    assert_eq!(spaces, ["Y", "Z", "Y"].map(|letter| table.space(letter)));
    let table =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 20, situation = \"safe\" } }]");
    assert_eq!(table.position.scene.roaches.len(), 8);
}

/// R22, R40: talking sends one roach away, and the card with the last one.
#[test]
fn talking_to_roaches() {
    let mut table =
        read("[{ encounter = { enemies = [\"roach\"], roaches = 2, situation = \"safe\" } }]");
    let b = table.space("B");
    table
        .position
        .scene
        .roaches
        .iter_mut()
        .for_each(|roach| roach.space = b);
    for left in [1, 0] {
        table.hand(0, &["y3", "g2"]);
        table.play(Action::Communicate(0), &[die(6), die(1)]);
        assert_eq!(
            (table.position.scene.roaches.len(), foes(&table).len()),
            (left, left.min(1))
        );
        let discarded = |event: &Event| matches!(event, Event::ThreatDiscarded { .. });
        assert!(
            !table.events.iter().any(discarded),
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
        let mut table = crate::rulebook::start(
            crate::rulebook::world(&[("cards.toml", cards)]),
            Options::default(),
        );
        table.foe("roach", "D", Situation::Hostile);
        for letter in letters {
            let space = table.space(letter);
            table
                .position
                .scene
                .roaches
                .push(Roach { space, acted: true });
        }
        for (seat, letter) in (0..).zip(heroes) {
            table.at(seat, letter);
            table.hand(seat, &["b1"]);
        }
        table.threats(&["t1"]);
        table.go(Action::EndTurn);
        table
    };
    let table = swarm(["F", "A"], ["A", "H"]);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Test(test)) if test.seat == 0),
        "that on A"
    );
    let mut table = swarm(["E", "B"], ["B", "A"]);
    table.lay("trap", "A");
    let b1 = table.card("b1");
    table.play(Action::Play(b1), &[die(6), die(1)]);
    assert_eq!(
        (table.position.scene.roaches.len(), table.hero(0).wounds),
        (1, 0),
        "one is trapped"
    );
    assert!(
        table.can(Action::Draw),
        "the other one does not attack again"
    );
    let mut table = swarm(["C", "B"], ["B", "B"]);
    let hit = Action::Hit {
        foe: 0,
        space: table.space("C"),
    };
    table.go(Action::Pick(0)).go(Action::Decline).go(hit);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Test(test)) if test.seat == 1),
        "the other one too"
    );
}
