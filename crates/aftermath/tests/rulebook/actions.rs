//! Actions: R39-R48, A3, A16, A26, A36.

use redtag_aftermath::{Action, Dial, Event, Phase, Situation};
use redtag_kernel::Kind;

use crate::rulebook::{Table, die, poi, read, table, table_of};

/// Seat 0 begins a move with these cards and says where it may step.
fn steps(table: &mut Table, cards: &[&str]) -> Vec<String> {
    table.hand(0, cards);
    for (place, id) in cards.iter().enumerate() {
        let card = table.card(id);
        table.play(
            if place == 0 {
                Action::Move(card)
            } else {
                Action::Play(card)
            },
            &[],
        );
    }
    let letters = &table.game.content.pages[table.position.page]
        .map
        .as_ref()
        .expect("a map")
        .letters;
    (table.legal().iter())
        .filter_map(|action| match action {
            Action::Go(space) => Some(letters[space.index()].to_string()),
            _ => None,
        })
        .collect()
}

/// R39, A16: a dashed line costs 1; a coloured one 1 if all cards have its colour, else 3, also
/// with white, yellow or mixed cards; white lines cannot be crossed.
#[test]
fn lines_cost_points() {
    let mut table = table();
    assert_eq!(
        steps(&mut table, &["b1"]),
        ["B", "E"],
        "blue over the blue line"
    );
    let mut table = crate::rulebook::table();
    assert_eq!(steps(&mut table, &["g1"]), ["B"]);
    let mut table = crate::rulebook::table();
    assert_eq!(
        steps(&mut table, &["g3"]),
        ["B", "E"],
        "three points for a line of another colour"
    );
    for cards in [["b1", "g1"], ["w1", "b1"]] {
        let mut table = crate::rulebook::table();
        assert_eq!(steps(&mut table, &cards), ["B"], "{cards:?} are mixed");
    }
    let mut table = crate::rulebook::table();
    assert_eq!(steps(&mut table, &["b1", "b2"]), ["B", "E"]);
    table.go(Action::Go(table.space("E")));
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Move(walk)) if (walk.points, walk.cards, walk.walked) == (2, 2, true))
    );
    let mut table = crate::rulebook::table();
    table.at(0, "G");
    assert_eq!(
        steps(&mut table, &["w3"]),
        ["F", "H"],
        "C is behind a white line"
    );
    table.at(0, "D");
    table.fresh_turn();
    assert_eq!(
        steps(&mut table, &["w3"]),
        ["C"],
        "H is behind a double white line, and G lies across the corner"
    );
}

/// R39: enemies do not hinder; after the first step no card is added; the cards are discarded.
#[test]
fn moving_goes_on_past_enemies() {
    let mut table = table();
    table.at(0, "E");
    table.foe("rat", "F", Situation::Hostile);
    table.hand(0, &["y2", "y1", "g1"]);
    let ([y2, y1], [f, g]) = (
        ["y2", "y1"].map(|id| table.card(id)),
        ["F", "G"].map(|letter| table.space(letter)),
    );
    table.play(Action::Move(y2), &[]).play(Action::Go(f), &[]);
    assert!(!table.can(Action::Play(y1)) && table.can(Action::Go(g)));
    assert_eq!(table.position.discard.count(y2), 1);
    table.play(Action::Stop, &[]);
    assert_eq!(
        (table.hero(0).space(), table.hero(0).hand.total()),
        (Some(f), 2)
    );
}

/// R39: reading an entry ends the movement, and leftover points are lost (A15).
#[test]
fn reading_ends_the_movement() {
    let table = read("[]");
    assert_eq!(
        table.position.steps.last(),
        Some(Phase::Actions),
        "two points are lost"
    );
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. }))
    );
}

/// R27, A15: in the turn of another one nobody reads, and the movement goes on.
#[test]
fn nobody_reads_in_the_turn_of_another() {
    let mut table = poi("[{ one = { who = \"others\", do = [{ move = 3 }] } }]");
    table.at(1, "G");
    table.step_onto("B");
    table.play(Action::Go(table.space("H")), &[]);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Move(walk)) if (walk.seat, walk.points) == (1, 2))
    );
    assert_eq!(table.dial(Dial::Food), 4);
}

/// R40, A3: talking is an opposed instinct test; success removes the enemy and the lowest threat
/// card, and morale rises; failure makes it hostile.
#[test]
fn talking() {
    let talk = |white: u16, black: u16| {
        let mut table = table();
        table.foe("rat", "A", Situation::Safe);
        table.threats(&["t1", "t2"]);
        table.hand(0, &["y2", "g3", "g3"]);
        table.play(Action::Communicate(0), &[die(white), die(black)]);
        table
    };
    let table = talk(3, 2);
    assert!(
        table.position.scene.foes.is_empty(),
        "2 + 1 + 3 reach 4 + 2"
    );
    assert_eq!(
        (table.dial(Dial::Morale), table.position.scene.situation),
        (9, Situation::Safe)
    );
    assert_eq!(*table.position.scene.threats, [table.card("t1")]);
    let table = talk(2, 2);
    assert_eq!(
        (
            table.position.scene.foes.len(),
            table.position.scene.situation
        ),
        (1, Situation::Hostile)
    );
    assert_eq!(
        (table.dial(Dial::Morale), table.position.scene.threats.len()),
        (8, 2)
    );
}

/// R40: nobody talks while it is hostile, nor to somebody elsewhere.
#[test]
fn talking_needs_calm_and_nearness() {
    let mut table = table();
    table.hand(0, &["y2", "g3"]);
    table.foe("rat", "B", Situation::Safe);
    assert_eq!(
        table.refusal(0, Action::Communicate(0)),
        ("R40", "no-enemy-here".into())
    );
    table.at(0, "B");
    assert!(table.can(Action::Communicate(0)));
    table.position.scene.situation = Situation::Hostile;
    assert_eq!(
        table.refusal(0, Action::Communicate(0)),
        ("R40", "no-hostile".into())
    );
}

/// R41: recovering takes the test of the status; success ends it.
#[test]
fn recovering() {
    for (face, over) in [(3, true), (2, false)] {
        let mut table = table();
        table.become_(0, "badly-hurt");
        table.at(1, "D");
        table.hand(0, &["b3", "g2"]);
        let hurt = table.status("badly-hurt");
        table.play(Action::Recover(hurt), &[die(face)]);
        assert_eq!(
            !table.hero(0).statuses.contains(hurt),
            over,
            "3 + {face} - 1 against 5"
        );
        assert_eq!(
            table.refusal(0, Action::Recover(table.status("brave"))).0,
            "R41"
        );
        table.become_(0, "dazed");
        assert!(
            !table.can(Action::Recover(table.status("dazed"))),
            "it has no test"
        );
    }
}

/// R42, A36: scavenging reveals a token of the difficulty, which is gone, and its prize is gained:
/// dials, batteries, an item, a broken item.
#[test]
fn scavenging_gains_the_prize() {
    let find = |pile: u8, rest: &[u16]| {
        let mut table = table();
        table.at(0, "G");
        table.at(1, "D");
        if pile > 0 {
            let last = table.position.scene.finds.last_mut().expect("a token on G");
            table.position.piles[usize::from(last.pile)] += 1;
            table.position.piles[usize::from(pile)] -= 1;
            last.pile = pile;
        }
        table.hand(0, &["y3", "y3", "y2", "g1"]);
        let [y3, y2] = ["y3", "y2"].map(|id| table.card(id));
        table
            .play(Action::Scavenge(pile), &[])
            .play(Action::Play(y3), &[])
            .play(Action::Play(y3), &[]);
        let mut outcomes = vec![die(1)];
        outcomes.extend(rest);
        table.play(Action::Play(y2), &outcomes);
        table
    };
    let table = find(0, &[0]);
    assert_eq!(
        (table.dial(Dial::Food), table.position.finds.total()),
        (5, 9)
    );
    let helm = table.item("helm").index() as u16;
    let table = find(1, &[1, helm]);
    assert!(
        matches!(
            table.position.steps.last(),
            Some(Phase::Keep { seat: 0, .. })
        ),
        "{:?}",
        table.position.steps
    );
    let table = find(2, &[2]);
    assert_eq!(table.hero(0).batteries, 2);
    let table = find(2, &[3]);
    assert_eq!((table.dial(Dial::Clue), table.dial(Dial::Scrap)), (1, 4));
    let mut table = crate::rulebook::table();
    assert_eq!(
        table.refusal(0, Action::Scavenge(0)),
        ("R42", "no-find-here".into())
    );
    table.at(0, "E");
    table.hand(0, &["y1"]);
    assert!(
        table.can(Action::Scavenge(0)) && !table.can(Action::Scavenge(1)),
        "that one lies on G"
    );
}

/// R43: an ability takes white cards of at least its cost; what is more is lost; other cards do not
/// count.
#[test]
fn abilities_take_white_cards() {
    let mut table = table();
    let dash = table.hero(0).abilities.first().expect("an ability");
    table.hand(0, &["w1", "g3"]);
    assert_eq!(
        table.refusal(0, Action::Activate(dash)),
        ("R43", "no-too-costly".into())
    );
    table.hand(0, &["g3"]);
    assert_eq!(
        table.refusal(0, Action::Activate(dash)),
        ("R43", "no-white-card".into())
    );
    table.hand(0, &["w2", "g3"]);
    let [w1, w2, w3] = ["w1", "w2", "w3"].map(|id| table.card(id));
    let before = table.position;
    table.play(Action::Activate(dash), &[]);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Move(_))),
        "two are enough"
    );
    assert_eq!(table.position.discard.count(w2), 1);
    table.position = before;
    table.hand(0, &["w1", "w3", "g3"]);
    table.play(Action::Activate(dash), &[]);
    assert_eq!(table.legal(), [Action::Play(w1), Action::Play(w3)]);
    table.play(Action::Play(w3), &[]);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Move(walk)) if (walk.points, walk.free, walk.walked) == (2, true, false))
    );
    assert!(
        table.can(Action::Go(table.space("E"))),
        "every line costs 1"
    );
    let mut table = crate::rulebook::table();
    table.position.current = 1;
    table.hand(1, &["w3"]);
    let tough = table.hero(1).abilities.first().expect("an ability");
    assert!(
        !table.can(Action::Activate(tough)),
        "what has no cost works by itself"
    );
}

/// R43: an ability is learned once.
#[test]
fn learning() {
    let table = read("[{ learn = \"shout\" }, { learn = \"shout\" }]");
    let learned = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Learned { .. }))
        .count();
    assert_eq!((table.hero(0).abilities.len(), learned), (2, 1));
}

/// R44, A26: a card for somebody with two or fewer; several, as long as that is so.
#[test]
fn encouraging() {
    let mut table = table();
    table.hand(0, &["g1", "g2", "g3"]);
    table.hand(1, &["r1"]);
    let [g1, g2, g3] = ["g1", "g2", "g3"].map(|id| table.card(id));
    table
        .play(Action::Encourage { card: g1, to: 1 }, &[])
        .play(Action::Encourage { card: g2, to: 1 }, &[]);
    assert_eq!(
        (table.hero(0).hand.total(), table.hero(1).hand.total()),
        (1, 3)
    );
    assert_eq!(
        table.refusal(0, Action::Encourage { card: g3, to: 1 }),
        ("R44", "no-hand-too-full".into())
    );
}

/// R47: melee in one's own space while it is hostile; success is one wound.
#[test]
fn melee() {
    let mut table = table();
    table.foe("rat", "A", Situation::Safe);
    table.hand(0, &["r3", "g2"]);
    assert_eq!(
        table.refusal(0, Action::Melee(0)),
        ("R47", "no-safe".into())
    );
    table.position.scene.situation = Situation::Hostile;
    table.play(Action::Melee(0), &[die(2), die(2)]);
    assert_eq!(table.position.scene.foes[0].wounds, 1, "3 + 2 reach 3 + 2");
    table.hand(0, &["r2", "g3"]);
    table.at(0, "B");
    assert_eq!(
        table.refusal(0, Action::Melee(0)),
        ("R47", "no-enemy-here".into())
    );
}

/// R48: ranged attacks reach one space, or as far as the weapon does, in sight; success is one
/// wound.
#[test]
fn ranged() {
    let mut table = table();
    table.foe("rat", "C", Situation::Hostile);
    table.hand(0, &["g3", "r2"]);
    let c = table.space("C");
    let shot = Action::Ranged { foe: 0, space: c };
    table.play(shot, &[die(1), die(3)]);
    assert_eq!(
        table.position.scene.foes[0].wounds, 1,
        "3 + 2 + 1 reach 3 + 3"
    );
    let mut table = crate::rulebook::table();
    table.foe("rat", "C", Situation::Hostile);
    table.hand(0, &["g3", "r2"]);
    table.position.hero_mut(0).worn[2] = None;
    assert_eq!(
        table.refusal(0, shot),
        ("R48", "no-too-far".into()),
        "without the sling"
    );
    table.at(0, "B");
    assert!(table.can(shot), "one space");
    let mut table = crate::rulebook::table();
    table.foe("rat", "H", Situation::Hostile);
    table.at(0, "D");
    table.hand(0, &["g3", "r2"]);
    let h = table.space("H");
    assert_eq!(
        table.refusal(0, Action::Ranged { foe: 0, space: h }).0,
        "R48",
        "double white"
    );
}

/// R47, R48: a weapon may wound more, with its own kind of attack.
#[test]
fn weapons_wound() {
    let wounds = |weapon: &str, ranged: bool| {
        let mut table = table_of(4);
        table.foe("king", "A", Situation::Hostile);
        table.position.hero_mut(0).worn[2] = None;
        table.equip(0, 2, weapon);
        table.hand(0, &[if ranged { "g3" } else { "r3" }, "b2"]);
        let shot = Action::Ranged {
            foe: 0,
            space: table.space("A"),
        };
        table.play(
            if ranged { shot } else { Action::Melee(0) },
            &[die(6), die(1)],
        );
        table.position.scene.foes[0].wounds
    };
    assert_eq!((wounds("spear", false), wounds("spear", true)), (2, 1));
    assert_eq!((wounds("bow", false), wounds("bow", true)), (1, 2));
}

/// R45: for any card items move between pack and slots, to and from others in the space, who equip
/// or store them at once; batteries are placed.
#[test]
fn equip_and_trade() {
    let mut table = table_of(3);
    table.hand(0, &["g1", "g2"]);
    table.at(2, "D");
    let helm = table.draw("helm");
    table.position.hero_mut(0).pack.push(helm);
    let (g1, [sling, club]) = (table.card("g1"), ["sling", "club"].map(|id| table.item(id)));
    table.play(Action::Equip(g1), &[]);
    assert_eq!(table.position.discard.count(g1), 1);
    let legal = table.legal();
    assert!(legal.contains(&Action::Wear(helm)) && legal.contains(&Action::Store(sling)));
    assert!(
        legal.contains(&Action::Give { item: helm, to: 1 })
            && legal.contains(&Action::Take {
                item: club,
                from: 1
            })
    );
    assert!(
        !legal
            .iter()
            .any(|action| matches!(action, Action::Give { to: 2, .. })),
        "not to D"
    );
    table.play(Action::Wear(helm), &[]);
    assert!(
        table.can(Action::Store(helm)) && table.can(Action::Give { item: helm, to: 1 }),
        "it may move again"
    );
    table.play(Action::Give { item: sling, to: 1 }, &[]);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(1), vec![Action::Wear(sling), Action::Store(sling)])
    );
    table.play(Action::Store(sling), &[]);
    assert_eq!(table.asked(), Some(0));
    assert!(
        table.can(Action::Take {
            item: sling,
            from: 1
        }),
        "and be taken back"
    );
    table.play(Action::Stop, &[]);
    assert!(table.hero(1).carries(sling) && table.hero(0).carries(helm));
    table.play(Action::Equip(table.card("g2")), &[]);
    assert!(
        table.can(Action::Store(helm)),
        "in another action it moves again"
    );
    table.play(Action::Store(helm), &[]).play(
        Action::Take {
            item: club,
            from: 1,
        },
        &[],
    );
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(0), vec![Action::Wear(club), Action::Store(club)])
    );
    table.play(Action::Wear(club), &[]);
    assert_eq!(
        (table.hero(0).pack.as_slice(), table.hero(0).carries(club)),
        (&[helm][..], true)
    );
}
