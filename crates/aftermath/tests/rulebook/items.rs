//! Items: R46, R55, R56, A27, A47.

use redtag_aftermath::{Action, Dial, Event, Phase, Worn};
use redtag_kernel::Kind;

use crate::rulebook::tests::total;
use crate::rulebook::{TestMatch, new_match, poi};

/// Seat 0 reads an entry that gives an item, and draws this one.
fn drawing(id: &str, prepare: impl Fn(&mut TestMatch)) -> TestMatch {
    let mut match_ = poi("[{ gain = { item = 1 } }]");
    prepare(&mut match_);
    match_.hand(0, &["g3", "g1"]);
    let (g3, b, item) = (
        match_.card("g3"),
        match_.space("B"),
        match_.item(id).index() as u16,
    );
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[item]);
    match_
}

/// R55: a new item is equipped, stored, handed to somebody in the space or discarded for scrap.
#[test]
fn a_new_item() {
    let mut match_ = drawing("helm", |match_| match_.at(1, "B"));
    let helm = match_.item("helm");
    let legal = [
        Action::Wear(helm),
        Action::Store(helm),
        Action::Give { item: helm, to: 1 },
        Action::Scrap(helm),
    ];
    assert_eq!(match_.legal(), legal);
    let before = match_.position;
    match_.play(Action::Scrap(helm), &[]);
    assert_eq!(
        (
            match_.dial(Dial::Scrap),
            match_.position.item_discard.contains(helm)
        ),
        (4, true)
    );
    match_.position = before;
    match_.play(Action::Give { item: helm, to: 1 }, &[]);
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(1), vec![Action::Wear(helm), Action::Store(helm)])
    );
    let match_ = drawing("helm", |match_| {
        match_.at(1, "B");
        for id in ["coat", "gizmo"] {
            let item = match_.draw(id);
            match_.position.hero_mut(1).pack.push(item);
        }
    });
    assert!(
        match_.can(Action::Give { item: helm, to: 1 }),
        "the backpack is full, the head is free"
    );
    let match_ = drawing("stick", |match_| {
        match_.at(1, "B");
        match_.equip(1, 3, "bow");
    });
    assert!(
        match_.can(Action::Give {
            item: match_.item("stick"),
            to: 1
        }),
        "there is room in the backpack"
    );
    let match_ = drawing("helm", |_| {});
    assert!(
        !match_
            .legal()
            .iter()
            .any(|action| matches!(action, Action::Give { .. })),
        "nobody is beside"
    );
}

/// R46: head, body, two paws, accessory, and two items in the backpack; what fits nowhere is
/// discarded.
#[test]
fn slots_and_backpack() {
    let full = |match_: &mut TestMatch| {
        for id in ["coat", "gizmo"] {
            let item = match_.draw(id);
            match_.position.hero_mut(0).pack.push(item);
        }
        match_.equip(0, 3, "stick");
    };
    let match_ = drawing("bow", full);
    assert!(
        match_.position.item_discard.contains(match_.item("bow")),
        "both paws and the backpack are full"
    );
    let match_ = drawing("helm", full);
    let helm = match_.item("helm");
    assert_eq!(match_.legal(), [Action::Wear(helm), Action::Scrap(helm)]);
    let match_ = drawing("spear", |_| {});
    let spear = match_.item("spear");
    assert_eq!(
        match_.legal(),
        [Action::Store(spear), Action::Scrap(spear)],
        "it takes both paws"
    );
    let match_ = drawing("stick", |match_| {
        match_.position.hero_mut(0).worn[2] = None;
        match_.equip(0, 2, "spear");
    });
    let stick = match_.item("stick");
    assert_eq!(
        match_.legal(),
        [Action::Store(stick), Action::Scrap(stick)],
        "no paw is free beside it"
    );
    let mut match_ = drawing("spear", |match_| match_.position.hero_mut(0).worn[2] = None);
    match_.play(Action::Wear(spear), &[]);
    assert_eq!(match_.hero(0).worn[2].map(|worn| worn.item), Some(spear));
}

/// R55: an item that the book takes is discarded, whoever of the party has it.
#[test]
fn losing_an_item() {
    let mut match_ = poi("[{ lose-item = \"helm\" }]");
    let helm = match_.draw("helm");
    match_.position.hero_mut(1).pack.push(helm);
    match_.step_onto("B");
    assert!(!match_.hero(1).carries(helm) && match_.position.item_discard.contains(helm));
}

/// R42: when the item deck runs out, the discarded items are shuffled.
#[test]
fn discarded_items_come_again() {
    let match_ = drawing("helm", |match_| {
        for (item, _) in std::mem::take(&mut match_.position.items.unseen).iter() {
            match_.position.item_discard.put(item);
        }
    });
    assert!(
        match_.can(Action::Wear(match_.item("helm"))) && match_.position.item_discard.is_empty()
    );
}

/// R46, R55: stash items and colony improvements go to the colony supply when drawn.
#[test]
fn for_the_colony() {
    for id in ["grain", "garden"] {
        let match_ = drawing(id, |_| {});
        assert!(match_.position.campaign.supply.contains(match_.item(id)));
        assert_eq!(match_.position.steps.last(), Some(Phase::Actions));
    }
}

/// R42, R55: a broken item goes to the broken pile, and so does one that breaks.
#[test]
fn broken_items() {
    let mut match_ = poi("[{ gain = { broken = 1 } }, \"break-item\"]");
    match_.hand(0, &["g3", "g1"]);
    let (g3, b, helm) = (match_.card("g3"), match_.space("B"), match_.item("helm"));
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[helm.index() as u16]);
    let sling = match_.item("sling");
    assert!(
        match_.position.broken.contains(helm) && match_.position.broken.contains(sling),
        "its only item"
    );
    assert!(match_.hero(0).worn[2].is_none());
}

/// R56, A27: batteries are carried in any number, placed in an equip action, work on top of the
/// usual bonus, and are lost when the item is stored or traded.
#[test]
fn batteries() {
    let mut match_ = new_match();
    match_.position.hero_mut(0).batteries = 8;
    let lamp = match_.item("lamp");
    match_.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    match_.hand(0, &["g1", "g1", "y1"]);
    let g1 = match_.card("g1");
    match_
        .play(Action::Equip(g1), &[])
        .play(Action::Battery(lamp), &[]);
    assert!(!match_.can(Action::Battery(lamp)), "it holds one");
    match_.play(Action::Stop, &[]);
    assert_eq!(
        (
            match_.hero(0).batteries,
            match_.hero(0).worn[4].map(|worn| worn.batteries)
        ),
        (7, Some(1))
    );
    match_.at(0, "E");
    match_.hand(0, &["y1", "g2"]);
    let before = match_.position;
    match_.play(Action::Scavenge(0), &[0, 0]);
    assert_eq!(total(&match_), (5, true), "1 + 1 + 2 + die 1");
    match_.position = before;
    match_.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    match_.play(Action::Scavenge(0), &[0]);
    assert_eq!(total(&match_), (3, false), "without a battery");
    match_.position = before;
    let g2 = match_.card("g2");
    match_
        .play(Action::Equip(g2), &[])
        .play(Action::Store(lamp), &[])
        .play(Action::Stop, &[]);
    assert_eq!(match_.hero(0).all_batteries(), 7, "one is lost");
    match_.position = before;
    match_.position.hero_mut(0).batteries = 0;
    match_.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    match_.play(Action::Equip(g2), &[]);
    assert!(!match_.can(Action::Battery(lamp)), "there is none to place");
}

/// R56: gained batteries are limited by the tokens there are.
#[test]
fn eight_battery_tokens() {
    let mut match_ = poi("[{ gain = { battery = 5 } }]");
    match_.position.hero_mut(1).batteries = 6;
    match_.step_onto("B");
    assert_eq!(match_.hero(0).batteries, 2);
    let gained = |script: &str| {
        let match_ = crate::rulebook::read(script);
        let told = match_
            .events
            .iter()
            .filter(|event| matches!(event, Event::Batteries { .. }))
            .count();
        (match_.hero(0).batteries, told)
    };
    assert_eq!(gained("[{ gain = { battery = 1 } }]"), (1, 1));
    assert_eq!(gained("[{ gain = { food = 1 } }]"), (0, 0));
    assert_eq!(
        gained("[{ wound = 9 }, { gain = { battery = 1 } }]"),
        (0, 0),
        "not for who fled"
    );
}

/// A47: an item that breaks loses its batteries; a repaired one that nobody can hold goes to the
/// colony supply.
#[test]
fn repaired_for_nobody() {
    let mut match_ = poi("[\"break-item\"]");
    let lamp = match_.item("lamp");
    match_.position.hero_mut(0).worn = [
        None,
        None,
        None,
        None,
        Some(Worn {
            item: lamp,
            batteries: 1,
        }),
    ];
    match_.step_onto("B");
    assert_eq!(match_.hero(0).all_batteries(), 0);
    let mut match_ = new_match();
    for (seat, items) in [
        (0, ["coat", "gizmo", "stick"]),
        (1, ["helm", "bell", "bow"]),
    ] {
        for id in &items[..2] {
            let item = match_.draw(id);
            match_.position.hero_mut(seat).pack.push(item);
        }
        match_.equip(seat, 3, items[2]);
    }
    let [spear, salve] = ["spear", "salve"].map(|id| match_.draw(id));
    match_.position.broken.put(spear);
    match_.position.broken.put(salve);
    match_.set(Dial::Scrap, 5);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    match_
        .play(Action::Nest, &[])
        .play(Action::Repair(spear), &[]);
    assert!(
        match_.position.item_discard.contains(spear)
            && !match_.position.campaign.supply.contains(spear)
    );
    assert_eq!(
        match_.legal(),
        [Action::Repair(salve), Action::Pass],
        "more can be repaired"
    );
}

/// R5, R46: what items do: by discarding, breaking, a battery, once a turn, once a page; only while
/// equipped.
#[test]
fn using_items() {
    let mut match_ = new_match();
    let [salve, gizmo, lamp] = ["salve", "gizmo", "lamp"].map(|id| match_.item(id));
    match_.position.hero_mut(0).wounds = 1;
    let use_ = |item, way| Action::Use { item, way };
    assert_eq!(
        match_.refusal(0, use_(salve, 0)),
        ("R46", "no-such-item".into())
    );
    match_.equip(0, 4, "salve");
    match_.equip(0, 1, "gizmo");
    match_.hand(0, &["g1"]);
    match_.play(use_(salve, 0), &[]);
    assert!(match_.hero(0).wounds == 0 && match_.position.item_discard.contains(salve));
    match_.play(use_(gizmo, 0), &[]);
    assert_eq!(
        match_.refusal(0, use_(gizmo, 0)),
        ("R46", "no-used-this-turn".into())
    );
    match_.play(use_(gizmo, 1), &[]);
    assert_eq!((match_.dial(Dial::Scrap), match_.dial(Dial::Food)), (3, 5));
    match_.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 1,
    });
    let y1 = match_.card("y1").index() as u16;
    match_.play(use_(lamp, 0), &[y1]);
    assert_eq!(
        (match_.hero(0).all_batteries(), match_.hero(0).hand.total()),
        (0, 2)
    );
    assert_eq!(match_.refusal(0, use_(lamp, 0)).1, "no-battery-on-it");
    match_.position.current = 1;
    match_.hand(0, &["g1"]);
    match_.at(1, "D");
    match_.go(Action::EndTurn);
    match_.go(Action::Draw);
    assert_eq!(match_.asked(), Some(0));
    assert!(
        match_.can(use_(gizmo, 0)) && !match_.can(use_(gizmo, 1)),
        "in the next turn, on the same page"
    );
}

/// R45: there is no equip action where nobody in the space has an item.
#[test]
fn nothing_to_equip() {
    let mut match_ = new_match();
    match_.hand(0, &["g1"]);
    let (equip, helm) = (Action::Equip(match_.card("g1")), match_.item("helm"));
    match_.position.hero_mut(0).worn = Default::default();
    assert!(match_.can(equip), "somebody beside has a club");
    match_.at(1, "D");
    assert!(!match_.can(equip));
    match_.position.hero_mut(0).pack.push(helm);
    assert!(match_.can(equip));
}

/// R45: in an equip action an item of the backpack can take the place of an equipped one.
#[test]
fn swapping() {
    let mut match_ = new_match();
    let spear = match_.draw("spear");
    match_.position.hero_mut(0).pack.push(spear);
    match_.hand(0, &["g1", "g2"]);
    let (g1, sling) = (match_.card("g1"), match_.item("sling"));
    match_.equip(0, 0, "helm");
    match_.play(Action::Equip(g1), &[]);
    assert!(
        !match_.can(Action::Swap {
            item: spear,
            out: match_.item("helm")
        }),
        "that gives no paw free"
    );
    match_.play(
        Action::Swap {
            item: spear,
            out: sling,
        },
        &[],
    );
    assert_eq!(
        (
            match_.hero(0).worn[2].map(|worn| worn.item),
            match_.hero(0).pack.as_slice()
        ),
        (Some(spear), &[sling][..])
    );
}
