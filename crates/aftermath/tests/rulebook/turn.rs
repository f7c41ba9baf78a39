//! The turn: R30-R35, R57, R59, A7, A10, A13, A14, A25, A33, A34, A38, A39.

use redtag_aftermath::{Action, Dial, Event, Phase, Situation, Spot, Worn};
use redtag_kernel::Kind;

use crate::rulebook::{die, poi, read, table, table_of};

/// R30: kept cards may be discarded first; then the hand is filled up to five.
#[test]
fn drawing_fills_the_hand() {
    let mut table = table();
    table.hand(1, &["r1", "g2"]);
    table.go(Action::EndTurn);
    let (r1, g2) = (table.card("r1"), table.card("g2"));
    assert_eq!((table.asked(), table.position.in_turn), (Some(1), true));
    assert_eq!(
        table.legal(),
        [
            Action::Discard(g2),
            Action::Discard(r1),
            Action::Draw,
            Action::Exit(0)
        ],
        "and one may leave instead (A51)"
    );
    table.play(Action::Discard(r1), &[]);
    assert_eq!(
        table.legal(),
        [Action::Discard(g2), Action::Draw, Action::Exit(0)]
    );
    let b = ["b1", "b1", "b2", "b2"].map(|id| table.card(id).index() as u16);
    table.play(Action::Draw, &b);
    assert_eq!(
        (table.hero(1).hand.total(), table.position.discard.count(r1)),
        (5, 1)
    );
}

/// R30: nobody ever holds more than five cards: what is drawn beyond is discarded down at once.
#[test]
fn a_hand_has_five_cards_at_most() {
    let mut table = poi("[{ draw-cards = 2 }]");
    table.hand(0, &["g3", "r1", "r1", "r2", "r2"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]);
    let drawn = ["y1", "y2"].map(|id| table.card(id).index() as u16);
    table.play(Action::Go(b), &drawn);
    assert_eq!(table.hero(0).hand.total(), 6);
    assert!(
        table
            .legal()
            .iter()
            .all(|action| matches!(action, Action::Discard(_))),
        "{:?}",
        table.legal()
    );
    let r1 = table.card("r1");
    table.play(Action::Discard(r1), &[]);
    assert_eq!(table.hero(0).hand.total(), 5);
}

/// R9, R30: an influence card counts like any other.
#[test]
fn one_card_too_many() {
    let mut table = poi("[{ draw-cards = 1 }, \"influence\"]");
    table.hand(0, &["g3", "r1", "r1", "r2", "r2"]);
    let (g3, b, y1) = (
        table.card("g3"),
        table.space("B"),
        table.card("y1").index() as u16,
    );
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[y1]);
    assert_eq!(
        (table.hero(0).hand.total(), table.position.steps.last()),
        (6, Some(Phase::Discard { seat: 0, left: 1 }))
    );
}

/// R30: who has to discard cards chooses them, and discards no more than there are.
#[test]
fn discarding() {
    let mut table = poi("[{ discard-cards = 2 }, { gain = { food = 1 } }]");
    table.hand(0, &["g3", "r1", "r2", "b1"]);
    let (g3, b, [r1, r2]) = (
        table.card("g3"),
        table.space("B"),
        ["r1", "r2"].map(|id| table.card(id)),
    );
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert_eq!(table.dial(Dial::Food), 4, "first what was said first");
    table
        .play(Action::Discard(r1), &[])
        .play(Action::Discard(r2), &[]);
    assert_eq!(
        (table.hero(0).hand.total(), table.position.steps.last()),
        (1, Some(Phase::Actions))
    );
    assert_eq!(table.dial(Dial::Food), 5);
}

/// A14: when the deck runs out in the middle of drawing, the discard pile is shuffled and drawing
/// goes on.
#[test]
fn the_discard_pile_is_shuffled() {
    let mut table = table();
    table.hand(1, &["r1", "g2", "g3"]);
    let deck = std::mem::take(&mut table.position.deck);
    table.position.discard = deck;
    let y1 = table.card("y1");
    table.position.discard.take(y1);
    table.position.deck.put(y1);
    table.play(Action::EndTurn, &[]);
    let drawn = [y1.index() as u16, table.card("y2").index() as u16];
    table.play(Action::Draw, &drawn);
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Shuffled { .. })),
        "{:?}",
        table.events
    );
    assert_eq!(
        (table.hero(1).hand.total(), table.position.discard.total()),
        (5, 0)
    );
}

/// R33, A38: drawn threat cards come onto the track in the order drawn and are not replaced.
#[test]
fn threat_cards_come_onto_the_track() {
    let mut table = table();
    table.hand(1, &["r1", "g2"]);
    table.go(Action::EndTurn);
    let drawn = ["t2", "y1", "t1"].map(|id| table.card(id).index() as u16);
    table.play(Action::Draw, &drawn);
    assert_eq!(
        table.position.scene.threats.as_slice(),
        [table.card("t2"), table.card("t1")]
    );
    assert_eq!(table.hero(1).hand.total(), 3);
}

/// R31: the calamity card is discarded; the black die and the time dial against the page's value
/// decide.
#[test]
fn a_calamity_needs_the_value() {
    let mut table = table();
    table.set(Dial::Time, 2);
    table.hand(1, &["r1", "g2", "g3", "b1"]);
    table.go(Action::EndTurn);
    let calamity = table.card("calamity").index() as u16;
    table.play(Action::Draw, &[calamity, die(4)]);
    assert_eq!(table.position.discard.count(table.card("calamity")), 1);
    let entry = table.game.content.pages[table.position.page]
        .calamity
        .map(|(_, entry)| entry);
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { entry: one, .. } if Some(*one) == entry))
    );
    assert!(table.hero(0).statuses.contains(table.status("dazed")));
}

/// R31, A34: a failed roll does not count; a calamity that was resolved does, and then the card has
/// no effect.
#[test]
fn a_calamity_comes_once_per_page() {
    let mut table = table();
    table.set(Dial::Time, 1);
    table.hand(1, &["r1", "g2", "g3", "b1"]);
    table.go(Action::EndTurn);
    let calamity = table.card("calamity").index() as u16;
    let before = table.position;
    table.play(Action::Draw, &[calamity, die(4)]);
    assert!(table.position.calamities.is_empty(), "5 is less than 6");
    assert!(!table.hero(0).statuses.contains(table.status("dazed")));
    table.position = before;
    table.play(Action::Draw, &[calamity, die(5)]);
    assert_eq!(table.position.calamities.len(), 1);
    table.position = before;
    table.position.calamities.put(table.position.page);
    table.play(Action::Draw, &[calamity]);
    assert!(
        !table
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
    let mut table = poi("[\"hunt\"]");
    let (rat, fox) = (table.enemy("rat"), table.enemy("fox"));
    for enemy in [rat, rat, rat, fox, fox] {
        table.position.enemies.take(enemy);
        table.position.hunt.put(enemy);
    }
    table.foe("owl", "D", Situation::Safe);
    table.step_onto("B");
    let scene = &table.position.scene;
    assert_eq!(
        (
            scene.foes.len(),
            table.position.hunt.total(),
            scene.situation
        ),
        (5, 1, Situation::Hostile)
    );
    assert!(scene.foes[1..].iter().all(|foe| foe.loot.is_none()));
    let mut table = poi("[\"hunt\"]");
    table.foe("owl", "D", Situation::Safe);
    table.step_onto("B");
    assert_eq!(table.position.scene.situation, Situation::Hostile);
    let table = read("[\"hunt\"]");
    assert_eq!(
        table.position.scene.situation,
        Situation::Safe,
        "nobody came"
    );
}

/// R34: as many actions as cards allow, in any order, and only by the player whose turn it is.
#[test]
fn actions_as_cards_allow() {
    let mut table = table();
    table.hand(0, &["g1", "g1"]);
    table.hand(1, &["r1"]);
    let (g1, r1, e) = (table.card("g1"), table.card("r1"), Action::EndTurn);
    assert_eq!(table.refusal(1, e), ("R34", "no-not-asked".into()));
    assert_eq!(
        table.refusal(0, Action::Move(r1)),
        ("R34", "no-such-card".into())
    );
    assert!(table.can(Action::Move(g1)) && table.can(e));
}

/// R35, A10: safe with four threat cards the threat entry is read, and then no threat card is left;
/// with three nothing happens.
#[test]
fn four_threats_are_read() {
    let mut table = table();
    table.threats(&["t1", "t1", "t1"]);
    let before = table.position;
    table.go(Action::EndTurn);
    assert!(table.position.scene.foes.is_empty());
    table.position = before;
    table.threats(&["t2"]);
    table.go(Action::EndTurn);
    let cleared = table
        .events
        .iter()
        .any(|event| matches!(event, Event::ThreatDiscarded { cards: 4 }));
    assert!(cleared, "{:?}", table.events);
    assert_eq!(
        (
            table.position.scene.foes.len(),
            table.position.scene.situation
        ),
        (2, Situation::Hostile)
    );
}

/// R35, A7: hostile, there is an enemy turn as soon as there are as many threat cards as enemies;
/// more of them only count.
#[test]
fn as_many_threats_as_enemies() {
    let mut table = table();
    table.foe("rat", "D", Situation::Hostile);
    table.foe("rat", "D", Situation::Hostile);
    table.threats(&["t1"]);
    let before = table.position;
    table.go(Action::EndTurn);
    assert!(!table.events.contains(&Event::EnemyTurn));
    table.position = before;
    table.threats(&["t1", "t3"]);
    table.go(Action::EndTurn);
    assert!(table.events.contains(&Event::EnemyTurn));
    let acted = table
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
    let mut table = poi("[{ one = { who = \"others\", do = [{ draw-cards = 2 }] } }]");
    table.set(Dial::Time, 5);
    table.hand(0, &["g3", "g1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]);
    let [t3, calamity] = ["t3", "calamity"].map(|id| table.card(id).index() as u16);
    table.play(Action::Go(b), &[t3, calamity, die(1)]);
    assert_eq!(*table.position.scene.threats, [table.card("t3")]);
    assert_eq!(table.position.calamities.len(), 1);
}

/// R33, A60: the book can put threat cards of the discard pile onto the track, then those of the deck.
#[test]
fn threat_cards_by_the_book() {
    let mut table = poi("[{ add-threat = 3 }]");
    table.hand(0, &["g3", "g1"]);
    for id in ["t1", "t3", "b1"] {
        let card = table.card(id);
        table.position.deck.take(card);
        table.position.discard.put(card);
    }
    let (g3, b, [t1, t3]) = (
        table.card("g3"),
        table.space("B"),
        ["t1", "t3"].map(|id| table.card(id)),
    );
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[t3, t1, t1].map(|card| card.index() as u16));
    assert_eq!(*table.position.scene.threats, [t3, t1, t1]);
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
    let mut table = crate::rulebook::start(content, redtag_aftermath::Options::default());
    table.hand(0, &["g3", "g1"]);
    let (g3, b, t2) = (table.card("g3"), table.space("B"), table.card("t2"));
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[t2.index() as u16]);
    assert_eq!(
        (
            table.position.discard.count(t2),
            table.position.scene.drawn.len()
        ),
        (1, 0)
    );
}

/// R57, A25: at the end of a turn, after Check Threat, a safe party may nest: food for wounds,
/// toxic to normal, negative statuses, batteries on items, repair, and it is later.
#[test]
fn nesting_in_order() {
    let mut table = table();
    {
        let hero = table.position.hero_mut(0);
        (hero.wounds, hero.toxic) = (1, 1);
    }
    let lamp = table.item("lamp");
    table.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 1,
    });
    table.become_(0, "dazed");
    table.become_(0, "brave");
    let stick = table.draw("stick");
    table.position.broken.put(stick);
    table.set(Dial::Scrap, 1);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.legal(), [Action::Nest, Action::Pass]);
    table.play(Action::Nest, &[]);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(0), vec![Action::Eat, Action::Pass])
    );
    table.play(Action::Eat, &[]);
    assert_eq!(
        (table.hero(0).wounds, table.hero(0).toxic),
        (1, 0),
        "the toxic one became normal afterwards"
    );
    let (dazed, brave) = (table.status("dazed"), table.status("brave"));
    assert!(!table.hero(0).statuses.contains(dazed) && table.hero(0).statuses.contains(brave));
    assert_eq!(table.hero(0).all_batteries(), 0);
    assert_eq!(table.legal(), [Action::Repair(stick), Action::Pass]);
    table.play(Action::Repair(stick), &[]);
    assert_eq!(
        (
            table.dial(Dial::Food),
            table.dial(Dial::Scrap),
            table.dial(Dial::Time)
        ),
        (3, 0, 0)
    );
    table.play(Action::Pick(1), &[]);
    table.play(Action::Wear(stick), &[]);
    assert_eq!(table.dial(Dial::Time), 1);
    assert!(table.hero(1).carries(stick));
    assert_eq!(
        (table.asked(), table.position.steps.last()),
        (Some(1), Some(Phase::Draw))
    );
}

/// R57: nobody nests while it is hostile; without food nobody eats (A25).
#[test]
fn nesting_needs_calm() {
    let mut table = table();
    table.position.hero_mut(0).wounds = 1;
    let before = table.position;
    table.foe("owl", "H", Situation::Hostile);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.position.steps.last(), Some(Phase::Draw), "hostile");
    table.position = before;
    table.set(Dial::Food, 0);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.position.steps.last(), Some(Phase::Draw), "no food");
    assert_eq!(table.refusal(1, Action::Nest).0, "R30");
    table.position = before;
    table.set(Dial::Food, 0);
    table.become_(0, "dazed");
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    table.play(Action::Nest, &[]);
    assert_eq!(
        table.position.steps.last(),
        Some(Phase::Draw),
        "nobody is asked to eat"
    );
}

/// R59: what the party decides is asked of the bookkeeper.
#[test]
fn the_bookkeeper_decides() {
    let mut table = poi(
        "[{ choice = { by = \"party\", options = [{ label = { en = \"a\", de = \"a\" } }, { label = { en = \"b\", de = \"b\" } }] } }]",
    );
    table.position.bookkeeper = 1;
    table.step_onto("B");
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(1), vec![Action::Choose(0), Action::Choose(1)])
    );
}

/// A33: who fled has no turn while it is hostile, keeps the hand, and has a whole turn when it is
/// safe again.
#[test]
fn who_fled_waits() {
    let mut table = table_of(3);
    table.hand(1, &["g1"]);
    table.hand(2, &["g2"]);
    table.position.hero_mut(1).spot = Spot::Down;
    let before = table.position;
    table.foe("owl", "H", Situation::Hostile);
    table.go(Action::EndTurn);
    assert_eq!((table.asked(), table.hero(1).hand.total()), (Some(2), 1));
    table.position = before;
    table.go(Action::EndTurn);
    assert_eq!(
        (table.asked(), table.position.steps.last()),
        (Some(1), Some(Phase::Draw))
    );
    assert!(table.hero(1).space().is_some());
}
