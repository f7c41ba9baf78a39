//! Items: R46, R55, R56, A27, A47.

use redtag_aftermath::{Action, Dial, Event, Phase, Worn};
use redtag_kernel::Kind;

use crate::rulebook::tests::total;
use crate::rulebook::{Table, poi, table};

/// Seat 0 reads an entry that gives an item, and draws this one.
fn drawing(id: &str, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = poi("[{ gain = { item = 1 } }]");
    prepare(&mut table);
    table.hand(0, &["g3", "g1"]);
    let (g3, b, item) = (
        table.card("g3"),
        table.space("B"),
        table.item(id).index() as u16,
    );
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[item]);
    table
}

/// R55: a new item is equipped, stored, handed to somebody in the space or discarded for scrap.
#[test]
fn a_new_item() {
    let mut table = drawing("helm", |table| table.at(1, "B"));
    let helm = table.item("helm");
    let legal = [
        Action::Wear(helm),
        Action::Store(helm),
        Action::Give { item: helm, to: 1 },
        Action::Scrap(helm),
    ];
    assert_eq!(table.legal(), legal);
    let before = table.position;
    table.play(Action::Scrap(helm), &[]);
    assert_eq!(
        (
            table.dial(Dial::Scrap),
            table.position.item_discard.contains(helm)
        ),
        (4, true)
    );
    table.position = before;
    table.play(Action::Give { item: helm, to: 1 }, &[]);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(1), vec![Action::Wear(helm), Action::Store(helm)])
    );
    let table = drawing("helm", |table| {
        table.at(1, "B");
        for id in ["coat", "gizmo"] {
            let item = table.draw(id);
            table.position.hero_mut(1).pack.push(item);
        }
    });
    assert!(
        table.can(Action::Give { item: helm, to: 1 }),
        "the backpack is full, the head is free"
    );
    let table = drawing("stick", |table| {
        table.at(1, "B");
        table.equip(1, 3, "bow");
    });
    assert!(
        table.can(Action::Give {
            item: table.item("stick"),
            to: 1
        }),
        "there is room in the backpack"
    );
    let table = drawing("helm", |_| {});
    assert!(
        !table
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
    let full = |table: &mut Table| {
        for id in ["coat", "gizmo"] {
            let item = table.draw(id);
            table.position.hero_mut(0).pack.push(item);
        }
        table.equip(0, 3, "stick");
    };
    let table = drawing("bow", full);
    assert!(
        table.position.item_discard.contains(table.item("bow")),
        "both paws and the backpack are full"
    );
    let table = drawing("helm", full);
    let helm = table.item("helm");
    assert_eq!(table.legal(), [Action::Wear(helm), Action::Scrap(helm)]);
    let table = drawing("spear", |_| {});
    let spear = table.item("spear");
    assert_eq!(
        table.legal(),
        [Action::Store(spear), Action::Scrap(spear)],
        "it takes both paws"
    );
    let table = drawing("stick", |table| {
        table.position.hero_mut(0).worn[2] = None;
        table.equip(0, 2, "spear");
    });
    let stick = table.item("stick");
    assert_eq!(
        table.legal(),
        [Action::Store(stick), Action::Scrap(stick)],
        "no paw is free beside it"
    );
    let mut table = drawing("spear", |table| table.position.hero_mut(0).worn[2] = None);
    table.play(Action::Wear(spear), &[]);
    assert_eq!(table.hero(0).worn[2].map(|worn| worn.item), Some(spear));
}

/// R55: an item that the book takes is discarded, whoever of the party has it.
#[test]
fn losing_an_item() {
    let mut table = poi("[{ lose-item = \"helm\" }]");
    let helm = table.draw("helm");
    table.position.hero_mut(1).pack.push(helm);
    table.step_onto("B");
    assert!(!table.hero(1).carries(helm) && table.position.item_discard.contains(helm));
}

/// R42: when the item deck runs out, the discarded items are shuffled.
#[test]
fn discarded_items_come_again() {
    let table = drawing("helm", |table| {
        for (item, _) in std::mem::take(&mut table.position.items.unseen).iter() {
            table.position.item_discard.put(item);
        }
    });
    assert!(table.can(Action::Wear(table.item("helm"))) && table.position.item_discard.is_empty());
}

/// R46, R55: stash items and colony improvements go to the colony supply when drawn.
#[test]
fn for_the_colony() {
    for id in ["grain", "garden"] {
        let table = drawing(id, |_| {});
        assert!(table.position.campaign.supply.contains(table.item(id)));
        assert_eq!(table.position.steps.last(), Some(Phase::Actions));
    }
}

/// R42, R55: a broken item goes to the broken pile, and so does one that breaks.
#[test]
fn broken_items() {
    let mut table = poi("[{ gain = { broken = 1 } }, \"break-item\"]");
    table.hand(0, &["g3", "g1"]);
    let (g3, b, helm) = (table.card("g3"), table.space("B"), table.item("helm"));
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[helm.index() as u16]);
    let sling = table.item("sling");
    assert!(
        table.position.broken.contains(helm) && table.position.broken.contains(sling),
        "its only item"
    );
    assert!(table.hero(0).worn[2].is_none());
}

/// R56, A27: batteries are carried in any number, placed in an equip action, work on top of the
/// usual bonus, and are lost when the item is stored or traded.
#[test]
fn batteries() {
    let mut table = table();
    table.position.hero_mut(0).batteries = 8;
    let lamp = table.item("lamp");
    table.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    table.hand(0, &["g1", "g1", "y1"]);
    let g1 = table.card("g1");
    table
        .play(Action::Equip(g1), &[])
        .play(Action::Battery(lamp), &[]);
    assert!(!table.can(Action::Battery(lamp)), "it holds one");
    table.play(Action::Stop, &[]);
    assert_eq!(
        (
            table.hero(0).batteries,
            table.hero(0).worn[4].map(|worn| worn.batteries)
        ),
        (7, Some(1))
    );
    table.at(0, "E");
    table.hand(0, &["y1", "g2"]);
    let before = table.position;
    table.play(Action::Scavenge(0), &[0, 0]);
    assert_eq!(total(&table), (5, true), "1 + 1 + 2 + die 1");
    table.position = before;
    table.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    table.play(Action::Scavenge(0), &[0]);
    assert_eq!(total(&table), (3, false), "without a battery");
    table.position = before;
    let g2 = table.card("g2");
    table
        .play(Action::Equip(g2), &[])
        .play(Action::Store(lamp), &[])
        .play(Action::Stop, &[]);
    assert_eq!(table.hero(0).all_batteries(), 7, "one is lost");
    table.position = before;
    table.position.hero_mut(0).batteries = 0;
    table.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 0,
    });
    table.play(Action::Equip(g2), &[]);
    assert!(!table.can(Action::Battery(lamp)), "there is none to place");
}

/// R56: gained batteries are limited by the tokens there are.
#[test]
fn eight_battery_tokens() {
    let mut table = poi("[{ gain = { battery = 5 } }]");
    table.position.hero_mut(1).batteries = 6;
    table.step_onto("B");
    assert_eq!(table.hero(0).batteries, 2);
    let gained = |script: &str| {
        let table = crate::rulebook::read(script);
        let told = table
            .events
            .iter()
            .filter(|event| matches!(event, Event::Batteries { .. }))
            .count();
        (table.hero(0).batteries, told)
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
    let mut table = poi("[\"break-item\"]");
    let lamp = table.item("lamp");
    table.position.hero_mut(0).worn = [
        None,
        None,
        None,
        None,
        Some(Worn {
            item: lamp,
            batteries: 1,
        }),
    ];
    table.step_onto("B");
    assert_eq!(table.hero(0).all_batteries(), 0);
    let mut table = crate::rulebook::table();
    for (seat, items) in [
        (0, ["coat", "gizmo", "stick"]),
        (1, ["helm", "bell", "bow"]),
    ] {
        for id in &items[..2] {
            let item = table.draw(id);
            table.position.hero_mut(seat).pack.push(item);
        }
        table.equip(seat, 3, items[2]);
    }
    let [spear, salve] = ["spear", "salve"].map(|id| table.draw(id));
    table.position.broken.put(spear);
    table.position.broken.put(salve);
    table.set(Dial::Scrap, 5);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    table
        .play(Action::Nest, &[])
        .play(Action::Repair(spear), &[]);
    assert!(
        table.position.item_discard.contains(spear)
            && !table.position.campaign.supply.contains(spear)
    );
    assert_eq!(
        table.legal(),
        [Action::Repair(salve), Action::Pass],
        "more can be repaired"
    );
}

/// R5, R46: what items do: by discarding, breaking, a battery, once a turn, once a page; only while
/// equipped.
#[test]
fn using_items() {
    let mut table = table();
    let [salve, gizmo, lamp] = ["salve", "gizmo", "lamp"].map(|id| table.item(id));
    table.position.hero_mut(0).wounds = 1;
    let use_ = |item, way| Action::Use { item, way };
    assert_eq!(
        table.refusal(0, use_(salve, 0)),
        ("R46", "no-such-item".into())
    );
    table.equip(0, 4, "salve");
    table.equip(0, 1, "gizmo");
    table.hand(0, &["g1"]);
    table.play(use_(salve, 0), &[]);
    assert!(table.hero(0).wounds == 0 && table.position.item_discard.contains(salve));
    table.play(use_(gizmo, 0), &[]);
    assert_eq!(
        table.refusal(0, use_(gizmo, 0)),
        ("R46", "no-used-this-turn".into())
    );
    table.play(use_(gizmo, 1), &[]);
    assert_eq!((table.dial(Dial::Scrap), table.dial(Dial::Food)), (3, 5));
    table.position.hero_mut(0).worn[4] = Some(Worn {
        item: lamp,
        batteries: 1,
    });
    let y1 = table.card("y1").index() as u16;
    table.play(use_(lamp, 0), &[y1]);
    assert_eq!(
        (table.hero(0).all_batteries(), table.hero(0).hand.total()),
        (0, 2)
    );
    assert_eq!(table.refusal(0, use_(lamp, 0)).1, "no-battery-on-it");
    table.position.current = 1;
    table.hand(0, &["g1"]);
    table.at(1, "D");
    table.go(Action::EndTurn);
    table.go(Action::Draw);
    assert_eq!(table.asked(), Some(0));
    assert!(
        table.can(use_(gizmo, 0)) && !table.can(use_(gizmo, 1)),
        "in the next turn, on the same page"
    );
}

/// R45: there is no equip action where nobody in the space has an item.
#[test]
fn nothing_to_equip() {
    let mut table = table();
    table.hand(0, &["g1"]);
    let (equip, helm) = (Action::Equip(table.card("g1")), table.item("helm"));
    table.position.hero_mut(0).worn = Default::default();
    assert!(table.can(equip), "somebody beside has a club");
    table.at(1, "D");
    assert!(!table.can(equip));
    table.position.hero_mut(0).pack.push(helm);
    assert!(table.can(equip));
}

/// R45: in an equip action an item of the backpack can take the place of an equipped one.
#[test]
fn swapping() {
    let mut table = table();
    let spear = table.draw("spear");
    table.position.hero_mut(0).pack.push(spear);
    table.hand(0, &["g1", "g2"]);
    let (g1, sling) = (table.card("g1"), table.item("sling"));
    table.equip(0, 0, "helm");
    table.play(Action::Equip(g1), &[]);
    assert!(
        !table.can(Action::Swap {
            item: spear,
            out: table.item("helm")
        }),
        "that gives no paw free"
    );
    table.play(
        Action::Swap {
            item: spear,
            out: sling,
        },
        &[],
    );
    assert_eq!(
        (
            table.hero(0).worn[2].map(|worn| worn.item),
            table.hero(0).pack.as_slice()
        ),
        (Some(spear), &[sling][..])
    );
}
