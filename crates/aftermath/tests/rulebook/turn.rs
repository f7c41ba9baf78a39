//! The turn: R30-R35, R57, R59, A7, A10, A13, A14, A25, A33, A34, A38, A39.

use redtag_aftermath::{Action, Dial, Event, Phase, Situation, Spot, Worn};
use redtag_kernel::Kind;

use crate::rulebook::{die, match_of, new_match, poi, read};

/// R30: kept cards may be discarded first; then the hand is filled up to five.
#[test]
fn drawing_fills_the_hand() {
    let mut match_ = new_match();
    match_.hand(1, &["r1", "g2"]);
    match_.go(Action::EndTurn);
    let (r1, g2) = (match_.card("r1"), match_.card("g2"));
    assert_eq!((match_.asked(), match_.position.in_turn), (Some(1), true));
    assert_eq!(
        match_.legal(),
        [
            Action::Discard(g2),
            Action::Discard(r1),
            Action::Draw,
            Action::Exit(0)
        ],
        "and one may leave instead (A51)"
    );
    match_.play(Action::Discard(r1), &[]);
    assert_eq!(
        match_.legal(),
        [Action::Discard(g2), Action::Draw, Action::Exit(0)]
    );
    let b = ["b1", "b1", "b2", "b2"].map(|id| match_.card(id).index() as u16);
    match_.play(Action::Draw, &b);
    assert_eq!(
        (
            match_.hero(1).hand.total(),
            match_.position.discard.count(r1)
        ),
        (5, 1)
    );
}

/// R30: nobody ever holds more than five cards: what is drawn beyond is discarded down at once.
#[test]
fn a_hand_has_five_cards_at_most() {
    let mut match_ = poi("[{ draw-cards = 2 }]");
    match_.hand(0, &["g3", "r1", "r1", "r2", "r2"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]);
    let drawn = ["y1", "y2"].map(|id| match_.card(id).index() as u16);
    match_.play(Action::Go(b), &drawn);
    assert_eq!(match_.hero(0).hand.total(), 6);
    assert!(
        match_
            .legal()
            .iter()
            .all(|action| matches!(action, Action::Discard(_))),
        "{:?}",
        match_.legal()
    );
    let r1 = match_.card("r1");
    match_.play(Action::Discard(r1), &[]);
    assert_eq!(match_.hero(0).hand.total(), 5);
}

/// R9, R30: an influence card counts like any other.
#[test]
fn one_card_too_many() {
    let mut match_ = poi("[{ draw-cards = 1 }, \"influence\"]");
    match_.hand(0, &["g3", "r1", "r1", "r2", "r2"]);
    let (g3, b, y1) = (
        match_.card("g3"),
        match_.space("B"),
        match_.card("y1").index() as u16,
    );
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[y1]);
    assert_eq!(
        (match_.hero(0).hand.total(), match_.position.steps.last()),
        (6, Some(Phase::Discard { seat: 0, left: 1 }))
    );
}

/// R30: who has to discard cards chooses them, and discards no more than there are.
#[test]
fn discarding() {
    let mut match_ = poi("[{ discard-cards = 2 }, { gain = { food = 1 } }]");
    match_.hand(0, &["g3", "r1", "r2", "b1"]);
    let (g3, b, [r1, r2]) = (
        match_.card("g3"),
        match_.space("B"),
        ["r1", "r2"].map(|id| match_.card(id)),
    );
    match_.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert_eq!(match_.dial(Dial::Food), 4, "first what was said first");
    match_
        .play(Action::Discard(r1), &[])
        .play(Action::Discard(r2), &[]);
    assert_eq!(
        (match_.hero(0).hand.total(), match_.position.steps.last()),
        (1, Some(Phase::Actions))
    );
    assert_eq!(match_.dial(Dial::Food), 5);
}

/// A14: when the deck runs out in the middle of drawing, the discard pile is shuffled and drawing
/// goes on.
#[test]
fn the_discard_pile_is_shuffled() {
    let mut match_ = new_match();
    match_.hand(1, &["r1", "g2", "g3"]);
    let deck = std::mem::take(&mut match_.position.deck);
    match_.position.discard = deck;
    let y1 = match_.card("y1");
    match_.position.discard.take(y1);
    match_.position.deck.put(y1);
    match_.play(Action::EndTurn, &[]);
    let drawn = [y1.index() as u16, match_.card("y2").index() as u16];
    match_.play(Action::Draw, &drawn);
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Shuffled { .. })),
        "{:?}",
        match_.events
    );
    assert_eq!(
        (match_.hero(1).hand.total(), match_.position.discard.total()),
        (5, 0)
    );
}

/// R33, A38: drawn threat cards come onto the track in the order drawn and are not replaced.
#[test]
fn threat_cards_come_onto_the_track() {
    let mut match_ = new_match();
    match_.hand(1, &["r1", "g2"]);
    match_.go(Action::EndTurn);
    let drawn = ["t2", "y1", "t1"].map(|id| match_.card(id).index() as u16);
    match_.play(Action::Draw, &drawn);
    assert_eq!(
        match_.position.scene.threats.as_slice(),
        [match_.card("t2"), match_.card("t1")]
    );
    assert_eq!(match_.hero(1).hand.total(), 3);
}

/// R31: the calamity card is discarded; the black die and the time dial against the page's value
/// decide.
#[test]
fn a_calamity_needs_the_value() {
    let mut match_ = new_match();
    match_.set(Dial::Time, 2);
    match_.hand(1, &["r1", "g2", "g3", "b1"]);
    match_.go(Action::EndTurn);
    let calamity = match_.card("calamity").index() as u16;
    match_.play(Action::Draw, &[calamity, die(4)]);
    assert_eq!(match_.position.discard.count(match_.card("calamity")), 1);
    let entry = match_.game.content.pages[match_.position.page]
        .calamity
        .map(|(_, entry)| entry);
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { entry: one, .. } if Some(*one) == entry))
    );
    assert!(match_.hero(0).statuses.contains(match_.status("dazed")));
}

/// R31, A34: a failed roll does not count; a calamity that was resolved does, and then the card has
/// no effect.
#[test]
fn a_calamity_comes_once_per_page() {
    let mut match_ = new_match();
    match_.set(Dial::Time, 1);
    match_.hand(1, &["r1", "g2", "g3", "b1"]);
    match_.go(Action::EndTurn);
    let calamity = match_.card("calamity").index() as u16;
    let before = match_.position;
    match_.play(Action::Draw, &[calamity, die(4)]);
    assert!(match_.position.calamities.is_empty(), "5 is less than 6");
    assert!(!match_.hero(0).statuses.contains(match_.status("dazed")));
    match_.position = before;
    match_.play(Action::Draw, &[calamity, die(5)]);
    assert_eq!(match_.position.calamities.len(), 1);
    match_.position = before;
    match_.position.calamities.put(match_.position.page);
    match_.play(Action::Draw, &[calamity]);
    assert!(
        !match_
            .events
            .iter()
            .any(|event| matches!(event, Event::CalamityRoll { .. })),
        "no roll"
    );
}

/// R32, A39: the Hunt comes onto the track as far as there is room, makes it hostile and brings no
/// loot; with an empty box strangers still become hostile.
#[test]
fn the_hunt_comes() {
    let mut match_ = poi("[\"hunt\"]");
    let (rat, fox) = (match_.enemy("rat"), match_.enemy("fox"));
    for enemy in [rat, rat, rat, fox, fox] {
        match_.position.enemies.take(enemy);
        match_.position.hunt.put(enemy);
    }
    match_.foe("owl", "D", Situation::Safe);
    match_.step_onto("B");
    let scene = &match_.position.scene;
    assert_eq!(
        (
            scene.foes.len(),
            match_.position.hunt.total(),
            scene.situation
        ),
        (5, 1, Situation::Hostile)
    );
    assert!(scene.foes[1..].iter().all(|foe| foe.loot.is_none()));
    let mut match_ = poi("[\"hunt\"]");
    match_.foe("owl", "D", Situation::Safe);
    match_.step_onto("B");
    assert_eq!(match_.position.scene.situation, Situation::Hostile);
    let match_ = read("[\"hunt\"]");
    assert_eq!(
        match_.position.scene.situation,
        Situation::Safe,
        "nobody came"
    );
}

/// R34: as many actions as cards allow, in any order, and only by the player whose turn it is.
#[test]
fn actions_as_cards_allow() {
    let mut match_ = new_match();
    match_.hand(0, &["g1", "g1"]);
    match_.hand(1, &["r1"]);
    let (g1, r1, e) = (match_.card("g1"), match_.card("r1"), Action::EndTurn);
    assert_eq!(match_.refusal(1, e), ("R34", "no-not-asked".into()));
    assert_eq!(
        match_.refusal(0, Action::Move(r1)),
        ("R34", "no-such-card".into())
    );
    assert!(match_.can(Action::Move(g1)) && match_.can(e));
}

/// R35, A10: safe with four threat cards the threat entry is read, and then no threat card is left;
/// with three nothing happens.
#[test]
fn four_threats_are_read() {
    let mut match_ = new_match();
    match_.threats(&["t1", "t1", "t1"]);
    let before = match_.position;
    match_.go(Action::EndTurn);
    assert!(match_.position.scene.foes.is_empty());
    match_.position = before;
    match_.threats(&["t2"]);
    match_.go(Action::EndTurn);
    let cleared = match_
        .events
        .iter()
        .any(|event| matches!(event, Event::ThreatDiscarded { cards: 4 }));
    assert!(cleared, "{:?}", match_.events);
    assert_eq!(
        (
            match_.position.scene.foes.len(),
            match_.position.scene.situation
        ),
        (2, Situation::Hostile)
    );
}

/// R35, A7: hostile, there is an enemy turn as soon as there are as many threat cards as enemies;
/// more of them only count.
#[test]
fn as_many_threats_as_enemies() {
    let mut match_ = new_match();
    match_.foe("rat", "D", Situation::Hostile);
    match_.foe("rat", "D", Situation::Hostile);
    match_.threats(&["t1"]);
    let before = match_.position;
    match_.go(Action::EndTurn);
    assert!(!match_.events.contains(&Event::EnemyTurn));
    match_.position = before;
    match_.threats(&["t1", "t3"]);
    match_.go(Action::EndTurn);
    assert!(match_.events.contains(&Event::EnemyTurn));
    let acted = match_
        .events
        .iter()
        .filter(|event| matches!(event, Event::EnemyActs { .. }))
        .count();
    assert_eq!(acted, 2);
}

/// A13: cards drawn outside of one's draw step: a threat card goes onto the track at once, the
/// calamity resolves at once.
#[test]
fn drawing_at_other_times() {
    let mut match_ = poi("[{ one = { who = \"others\", do = [{ draw-cards = 2 }] } }]");
    match_.set(Dial::Time, 5);
    match_.hand(0, &["g3", "g1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]);
    let [t3, calamity] = ["t3", "calamity"].map(|id| match_.card(id).index() as u16);
    match_.play(Action::Go(b), &[t3, calamity, die(1)]);
    assert_eq!(*match_.position.scene.threats, [match_.card("t3")]);
    assert_eq!(match_.position.calamities.len(), 1);
}

/// R33, A60: the book can put threat cards of the discard pile onto the track, then those of the deck.
#[test]
fn threat_cards_by_the_book() {
    let mut match_ = poi("[{ add-threat = 3 }]");
    match_.hand(0, &["g3", "g1"]);
    for id in ["t1", "t3", "b1"] {
        let card = match_.card(id);
        match_.position.deck.take(card);
        match_.position.discard.put(card);
    }
    let (g3, b, [t1, t3]) = (
        match_.card("g3"),
        match_.space("B"),
        ["t1", "t3"].map(|id| match_.card(id)),
    );
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[t3, t1, t1].map(|card| card.index() as u16));
    assert_eq!(*match_.position.scene.threats, [t3, t1, t1]);
}

/// R33: away from a map there is no track, and a threat card is discarded.
#[test]
fn threat_cards_on_the_road() {
    let road =
        crate::rulebook::file("book/012.toml").replacen("do = [", "do = [{ draw-cards = 1 },", 1);
    let content = crate::rulebook::world(&[
        crate::rulebook::reading("[{ page = 12 }]"),
        ("book/012.toml", road),
    ]);
    let mut match_ = crate::rulebook::start(content, redtag_aftermath::Options::default());
    match_.hand(0, &["g3", "g1"]);
    let (g3, b, t2) = (match_.card("g3"), match_.space("B"), match_.card("t2"));
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[t2.index() as u16]);
    assert_eq!(
        (
            match_.position.discard.count(t2),
            match_.position.scene.drawn.len()
        ),
        (1, 0)
    );
}

/// R57, A25: at the end of a turn, after Check Threat, a safe party may nest: food for wounds,
/// toxic to normal, negative statuses, batteries on items, repair, and it is later.
#[test]
fn nesting_in_order() {
    let mut match_ = new_match();
    {
        let hero = match_.position.hero_mut(0);
        (hero.wounds, hero.toxic) = (1, 1);
    }
    let lamp = match_.item("lamp");
    match_.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 1,
    });
    match_.become_(0, "dazed");
    match_.become_(0, "brave");
    let stick = match_.draw("stick");
    match_.position.broken.put(stick);
    match_.set(Dial::Scrap, 1);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.legal(), [Action::Nest, Action::Pass]);
    match_.play(Action::Nest, &[]);
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(0), vec![Action::Eat, Action::Pass])
    );
    match_.play(Action::Eat, &[]);
    assert_eq!(
        (match_.hero(0).wounds, match_.hero(0).toxic),
        (1, 0),
        "the toxic one became normal afterwards"
    );
    let (dazed, brave) = (match_.status("dazed"), match_.status("brave"));
    assert!(!match_.hero(0).statuses.contains(dazed) && match_.hero(0).statuses.contains(brave));
    assert_eq!(match_.hero(0).all_batteries(), 0);
    assert_eq!(match_.legal(), [Action::Repair(stick), Action::Pass]);
    match_.play(Action::Repair(stick), &[]);
    assert_eq!(
        (
            match_.dial(Dial::Food),
            match_.dial(Dial::Scrap),
            match_.dial(Dial::Time)
        ),
        (3, 0, 0)
    );
    match_.play(Action::Pick(1), &[]);
    match_.play(Action::Wear(stick), &[]);
    assert_eq!(match_.dial(Dial::Time), 1);
    assert!(match_.hero(1).carries(stick));
    assert_eq!(
        (match_.asked(), match_.position.steps.last()),
        (Some(1), Some(Phase::Draw))
    );
}

/// R57: nobody nests while it is hostile; without food nobody eats (A25).
#[test]
fn nesting_needs_calm() {
    let mut match_ = new_match();
    match_.position.hero_mut(0).wounds = 1;
    let before = match_.position;
    match_.foe("owl", "H", Situation::Hostile);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.steps.last(), Some(Phase::Draw), "hostile");
    match_.position = before;
    match_.set(Dial::Food, 0);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.steps.last(), Some(Phase::Draw), "no food");
    assert_eq!(match_.refusal(1, Action::Nest).0, "R30");
    match_.position = before;
    match_.set(Dial::Food, 0);
    match_.become_(0, "dazed");
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    match_.play(Action::Nest, &[]);
    assert_eq!(
        match_.position.steps.last(),
        Some(Phase::Draw),
        "nobody is asked to eat"
    );
}

/// R59: what the party decides is asked of the bookkeeper.
#[test]
fn the_bookkeeper_decides() {
    let mut match_ = poi(
        "[{ choice = { by = \"party\", options = [{ label = { en = \"a\", de = \"a\" } }, \
         { label = { en = \"b\", de = \"b\" } }] } }]",
    );
    match_.position.bookkeeper = 1;
    match_.step_onto("B");
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(1), vec![Action::Choose(0), Action::Choose(1)])
    );
}

/// A33: who fled has no turn while it is hostile, keeps the hand, and has a whole turn when it is
/// safe again.
#[test]
fn who_fled_waits() {
    let mut match_ = match_of(3);
    match_.hand(1, &["g1"]);
    match_.hand(2, &["g2"]);
    match_.position.hero_mut(1).spot = Spot::Down;
    let before = match_.position;
    match_.foe("owl", "H", Situation::Hostile);
    match_.go(Action::EndTurn);
    assert_eq!((match_.asked(), match_.hero(1).hand.total()), (Some(2), 1));
    match_.position = before;
    match_.go(Action::EndTurn);
    assert_eq!(
        (match_.asked(), match_.position.steps.last()),
        (Some(1), Some(Phase::Draw))
    );
    assert!(match_.hero(1).space().is_some());
}
