//! Actions: R39-R48, A3, A16, A26, A36.

use redtag_aftermath::{Action, Dial, Event, Phase, Situation};
use redtag_kernel::Kind;

use crate::rulebook::{TestMatch, die, match_of, new_match, poi, read};

/// Seat 0 begins a move with these cards and says where it may step.
fn steps(match_: &mut TestMatch, cards: &[&str]) -> Vec<String> {
    match_.hand(0, cards);
    for (place, id) in cards.iter().enumerate() {
        let card = match_.card(id);
        match_.play(
            if place == 0 {
                Action::Move(card)
            } else {
                Action::Play(card)
            },
            &[],
        );
    }
    let letters = &match_.game.content.pages[match_.position.page]
        .map
        .as_ref()
        .expect("a map")
        .letters;
    (match_.legal().iter())
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
    let mut match_ = new_match();
    assert_eq!(
        steps(&mut match_, &["b1"]),
        ["B", "E"],
        "blue over the blue line"
    );
    let mut match_ = new_match();
    assert_eq!(steps(&mut match_, &["g1"]), ["B"]);
    let mut match_ = new_match();
    assert_eq!(
        steps(&mut match_, &["g3"]),
        ["B", "E"],
        "three points for a line of another colour"
    );
    for cards in [["b1", "g1"], ["w1", "b1"]] {
        let mut match_ = new_match();
        assert_eq!(steps(&mut match_, &cards), ["B"], "{cards:?} are mixed");
    }
    let mut match_ = new_match();
    assert_eq!(steps(&mut match_, &["b1", "b2"]), ["B", "E"]);
    match_.go(Action::Go(match_.space("E")));
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Move(walk))
            if (walk.points, walk.cards, walk.walked) == (2, 2, true))
    );
    let mut match_ = new_match();
    match_.at(0, "G");
    assert_eq!(
        steps(&mut match_, &["w3"]),
        ["F", "H"],
        "C is behind a white line"
    );
    match_.at(0, "D");
    match_.fresh_turn();
    assert_eq!(
        steps(&mut match_, &["w3"]),
        ["C"],
        "H is behind a double white line, and G lies across the corner"
    );
}

/// R39: enemies do not hinder; after the first step no card is added; the cards are discarded.
#[test]
fn moving_goes_on_past_enemies() {
    let mut match_ = new_match();
    match_.at(0, "E");
    match_.foe("rat", "F", Situation::Hostile);
    match_.hand(0, &["y2", "y1", "g1"]);
    let ([y2, y1], [f, g]) = (
        ["y2", "y1"].map(|id| match_.card(id)),
        ["F", "G"].map(|letter| match_.space(letter)),
    );
    match_.play(Action::Move(y2), &[]).play(Action::Go(f), &[]);
    assert!(!match_.can(Action::Play(y1)) && match_.can(Action::Go(g)));
    assert_eq!(match_.position.discard.count(y2), 1);
    match_.play(Action::Stop, &[]);
    assert_eq!(
        (match_.hero(0).space(), match_.hero(0).hand.total()),
        (Some(f), 2)
    );
}

/// R39: reading an entry ends the movement, and leftover points are lost (A15).
#[test]
fn reading_ends_the_movement() {
    let match_ = read("[]");
    assert_eq!(
        match_.position.steps.last(),
        Some(Phase::Actions),
        "two points are lost"
    );
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. }))
    );
}

/// R27, A15: in the turn of another one nobody reads, and the movement goes on.
#[test]
fn nobody_reads_in_the_turn_of_another() {
    let mut match_ = poi("[{ one = { who = \"others\", do = [{ move = 3 }] } }]");
    match_.at(1, "G");
    match_.step_onto("B");
    match_.play(Action::Go(match_.space("H")), &[]);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Move(walk))
            if (walk.seat, walk.points) == (1, 2))
    );
    assert_eq!(match_.dial(Dial::Food), 4);
}

/// R40, A3: talking is an opposed instinct test; success removes the enemy and the lowest threat
/// card, and morale rises; failure makes it hostile.
#[test]
fn talking() {
    let talk = |white: u16, black: u16| {
        let mut match_ = new_match();
        match_.foe("rat", "A", Situation::Safe);
        match_.threats(&["t1", "t2"]);
        match_.hand(0, &["y2", "g3", "g3"]);
        match_.play(Action::Communicate(0), &[die(white), die(black)]);
        match_
    };
    let match_ = talk(3, 2);
    assert!(
        match_.position.scene.foes.is_empty(),
        "2 + 1 + 3 reach 4 + 2"
    );
    assert_eq!(
        (match_.dial(Dial::Morale), match_.position.scene.situation),
        (9, Situation::Safe)
    );
    assert_eq!(*match_.position.scene.threats, [match_.card("t1")]);
    let match_ = talk(2, 2);
    assert_eq!(
        (
            match_.position.scene.foes.len(),
            match_.position.scene.situation
        ),
        (1, Situation::Hostile)
    );
    assert_eq!(
        (
            match_.dial(Dial::Morale),
            match_.position.scene.threats.len()
        ),
        (8, 2)
    );
}

/// R40: nobody talks while it is hostile, nor to somebody elsewhere.
#[test]
fn talking_needs_calm_and_nearness() {
    let mut match_ = new_match();
    match_.hand(0, &["y2", "g3"]);
    match_.foe("rat", "B", Situation::Safe);
    assert_eq!(
        match_.refusal(0, Action::Communicate(0)),
        ("R40", "no-enemy-here".into())
    );
    match_.at(0, "B");
    assert!(match_.can(Action::Communicate(0)));
    match_.position.scene.situation = Situation::Hostile;
    assert_eq!(
        match_.refusal(0, Action::Communicate(0)),
        ("R40", "no-hostile".into())
    );
}

/// R41: recovering takes the test of the status; success ends it.
#[test]
fn recovering() {
    for (face, over) in [(3, true), (2, false)] {
        let mut match_ = new_match();
        match_.become_(0, "badly-hurt");
        match_.at(1, "D");
        match_.hand(0, &["b3", "g2"]);
        let hurt = match_.status("badly-hurt");
        match_.play(Action::Recover(hurt), &[die(face)]);
        assert_eq!(
            !match_.hero(0).statuses.contains(hurt),
            over,
            "3 + {face} - 1 against 5"
        );
        assert_eq!(
            match_.refusal(0, Action::Recover(match_.status("brave"))).0,
            "R41"
        );
        match_.become_(0, "dazed");
        assert!(
            !match_.can(Action::Recover(match_.status("dazed"))),
            "it has no test"
        );
    }
}

/// R42, A36: scavenging reveals a token of the difficulty, which is gone, and its prize is gained:
/// dials, batteries, an item, a broken item.
#[test]
fn scavenging_gains_the_prize() {
    let find = |pile: u8, rest: &[u16]| {
        let mut match_ = new_match();
        match_.at(0, "G");
        match_.at(1, "D");
        if pile > 0 {
            let last = match_
                .position
                .scene
                .finds
                .last_mut()
                .expect("a token on G");
            match_.position.piles[usize::from(last.pile)] += 1;
            match_.position.piles[usize::from(pile)] -= 1;
            last.pile = pile;
        }
        match_.hand(0, &["y3", "y3", "y2", "g1"]);
        let [y3, y2] = ["y3", "y2"].map(|id| match_.card(id));
        match_
            .play(Action::Scavenge(pile), &[])
            .play(Action::Play(y3), &[])
            .play(Action::Play(y3), &[]);
        let mut outcomes = vec![die(1)];
        outcomes.extend(rest);
        match_.play(Action::Play(y2), &outcomes);
        match_
    };
    let match_ = find(0, &[0]);
    assert_eq!(
        (match_.dial(Dial::Food), match_.position.finds.total()),
        (5, 9)
    );
    let helm = match_.item("helm").index() as u16;
    let match_ = find(1, &[1, helm]);
    assert!(
        matches!(
            match_.position.steps.last(),
            Some(Phase::Keep { seat: 0, .. })
        ),
        "{:?}",
        match_.position.steps
    );
    let match_ = find(2, &[2]);
    assert_eq!(match_.hero(0).batteries, 2);
    let match_ = find(2, &[3]);
    assert_eq!((match_.dial(Dial::Clue), match_.dial(Dial::Scrap)), (1, 4));
    let mut match_ = new_match();
    assert_eq!(
        match_.refusal(0, Action::Scavenge(0)),
        ("R42", "no-find-here".into())
    );
    match_.at(0, "E");
    match_.hand(0, &["y1"]);
    assert!(
        match_.can(Action::Scavenge(0)) && !match_.can(Action::Scavenge(1)),
        "that one lies on G"
    );
}

/// R43: an ability takes white cards of at least its cost; what is more is lost; other cards do not
/// count.
#[test]
fn abilities_take_white_cards() {
    let mut match_ = new_match();
    let dash = match_.hero(0).abilities.first().expect("an ability");
    match_.hand(0, &["w1", "g3"]);
    assert_eq!(
        match_.refusal(0, Action::Activate(dash)),
        ("R43", "no-too-costly".into())
    );
    match_.hand(0, &["g3"]);
    assert_eq!(
        match_.refusal(0, Action::Activate(dash)),
        ("R43", "no-white-card".into())
    );
    match_.hand(0, &["w2", "g3"]);
    let [w1, w2, w3] = ["w1", "w2", "w3"].map(|id| match_.card(id));
    let before = match_.position;
    match_.play(Action::Activate(dash), &[]);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Move(_))),
        "two are enough"
    );
    assert_eq!(match_.position.discard.count(w2), 1);
    match_.position = before;
    match_.hand(0, &["w1", "w3", "g3"]);
    match_.play(Action::Activate(dash), &[]);
    assert_eq!(match_.legal(), [Action::Play(w1), Action::Play(w3)]);
    match_.play(Action::Play(w3), &[]);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Move(walk))
            if (walk.points, walk.free, walk.walked) == (2, true, false))
    );
    assert!(
        match_.can(Action::Go(match_.space("E"))),
        "every line costs 1"
    );
    let mut match_ = new_match();
    match_.position.current = 1;
    match_.hand(1, &["w3"]);
    let tough = match_.hero(1).abilities.first().expect("an ability");
    assert!(
        !match_.can(Action::Activate(tough)),
        "what has no cost works by itself"
    );
}

/// R43: an ability is learned once.
#[test]
fn learning() {
    let match_ = read("[{ learn = \"shout\" }, { learn = \"shout\" }]");
    let learned = match_
        .events
        .iter()
        .filter(|event| matches!(event, Event::Learned { .. }))
        .count();
    assert_eq!((match_.hero(0).abilities.len(), learned), (2, 1));
}

/// R44, A26: a card for somebody with two or fewer; several, as long as that is so.
#[test]
fn encouraging() {
    let mut match_ = new_match();
    match_.hand(0, &["g1", "g2", "g3"]);
    match_.hand(1, &["r1"]);
    let [g1, g2, g3] = ["g1", "g2", "g3"].map(|id| match_.card(id));
    match_
        .play(Action::Encourage { card: g1, to: 1 }, &[])
        .play(Action::Encourage { card: g2, to: 1 }, &[]);
    assert_eq!(
        (match_.hero(0).hand.total(), match_.hero(1).hand.total()),
        (1, 3)
    );
    assert_eq!(
        match_.refusal(0, Action::Encourage { card: g3, to: 1 }),
        ("R44", "no-hand-too-full".into())
    );
}

/// R47: melee in one's own space while it is hostile; success is one wound.
#[test]
fn melee() {
    let mut match_ = new_match();
    match_.foe("rat", "A", Situation::Safe);
    match_.hand(0, &["r3", "g2"]);
    assert_eq!(
        match_.refusal(0, Action::Melee(0)),
        ("R47", "no-safe".into())
    );
    match_.position.scene.situation = Situation::Hostile;
    match_.play(Action::Melee(0), &[die(2), die(2)]);
    assert_eq!(match_.position.scene.foes[0].wounds, 1, "3 + 2 reach 3 + 2");
    match_.hand(0, &["r2", "g3"]);
    match_.at(0, "B");
    assert_eq!(
        match_.refusal(0, Action::Melee(0)),
        ("R47", "no-enemy-here".into())
    );
}

/// R48: ranged attacks reach one space, or as far as the weapon does, in sight; success is one
/// wound.
#[test]
fn ranged() {
    let mut match_ = new_match();
    match_.foe("rat", "C", Situation::Hostile);
    match_.hand(0, &["g3", "r2"]);
    let c = match_.space("C");
    let shot = Action::Ranged { foe: 0, space: c };
    match_.play(shot, &[die(1), die(3)]);
    assert_eq!(
        match_.position.scene.foes[0].wounds, 1,
        "3 + 2 + 1 reach 3 + 3"
    );
    let mut match_ = new_match();
    match_.foe("rat", "C", Situation::Hostile);
    match_.hand(0, &["g3", "r2"]);
    match_.position.hero_mut(0).worn[2] = None;
    assert_eq!(
        match_.refusal(0, shot),
        ("R48", "no-too-far".into()),
        "without the sling"
    );
    match_.at(0, "B");
    assert!(match_.can(shot), "one space");
    let mut match_ = new_match();
    match_.foe("rat", "H", Situation::Hostile);
    match_.at(0, "D");
    match_.hand(0, &["g3", "r2"]);
    let h = match_.space("H");
    assert_eq!(
        match_.refusal(0, Action::Ranged { foe: 0, space: h }).0,
        "R48",
        "double white"
    );
}

/// R47, R48: a weapon may wound more, with its own kind of attack.
#[test]
fn weapons_wound() {
    let wounds = |weapon: &str, ranged: bool| {
        let mut match_ = match_of(4);
        match_.foe("king", "A", Situation::Hostile);
        match_.position.hero_mut(0).worn[2] = None;
        match_.equip(0, 2, weapon);
        match_.hand(0, &[if ranged { "g3" } else { "r3" }, "b2"]);
        let shot = Action::Ranged {
            foe: 0,
            space: match_.space("A"),
        };
        match_.play(
            if ranged { shot } else { Action::Melee(0) },
            &[die(6), die(1)],
        );
        match_.position.scene.foes[0].wounds
    };
    assert_eq!((wounds("spear", false), wounds("spear", true)), (2, 1));
    assert_eq!((wounds("bow", false), wounds("bow", true)), (1, 2));
}

/// R45: for any card items move between pack and slots, to and from others in the space, who equip
/// or store them at once; batteries are placed.
#[test]
fn equip_and_trade() {
    let mut match_ = match_of(3);
    match_.hand(0, &["g1", "g2"]);
    match_.at(2, "D");
    let helm = match_.draw("helm");
    match_.position.hero_mut(0).pack.push(helm);
    let (g1, [sling, club]) = (
        match_.card("g1"),
        ["sling", "club"].map(|id| match_.item(id)),
    );
    match_.play(Action::Equip(g1), &[]);
    assert_eq!(match_.position.discard.count(g1), 1);
    let legal = match_.legal();
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
    match_.play(Action::Wear(helm), &[]);
    assert!(
        match_.can(Action::Store(helm)) && match_.can(Action::Give { item: helm, to: 1 }),
        "it may move again"
    );
    match_.play(Action::Give { item: sling, to: 1 }, &[]);
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(1), vec![Action::Wear(sling), Action::Store(sling)])
    );
    match_.play(Action::Store(sling), &[]);
    assert_eq!(match_.asked(), Some(0));
    assert!(
        match_.can(Action::Take {
            item: sling,
            from: 1
        }),
        "and be taken back"
    );
    match_.play(Action::Stop, &[]);
    assert!(match_.hero(1).carries(sling) && match_.hero(0).carries(helm));
    match_.play(Action::Equip(match_.card("g2")), &[]);
    assert!(
        match_.can(Action::Store(helm)),
        "in another action it moves again"
    );
    match_.play(Action::Store(helm), &[]).play(
        Action::Take {
            item: club,
            from: 1,
        },
        &[],
    );
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(0), vec![Action::Wear(club), Action::Store(club)])
    );
    match_.play(Action::Wear(club), &[]);
    assert_eq!(
        (match_.hero(0).pack.as_slice(), match_.hero(0).carries(club)),
        (&[helm][..], true)
    );
}
