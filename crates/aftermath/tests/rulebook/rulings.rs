//! Rulings on what independent readers found: A47, A51-A58, and what goes with them.

use redtag_aftermath::{
    Action, Card, Character, Dial, Event, Location, Options, Phase, Roach, Scene, Situation, Spot,
};
use redtag_kernel::{Deck, Kind};

use crate::rulebook::{Table, file, poi, start, table, world};

/// Puts roach tokens and their card onto the map.
fn roaches(table: &mut Table, letter: &str, count: usize) {
    table.foe("roach", letter, Situation::Hostile);
    let space = table.space(letter);
    for _ in 0..count {
        table.position.scene.roaches.push(Roach {
            space,
            acted: false,
        });
    }
}

/// Everybody leaves by the exit on A.
fn leave(table: &mut Table) {
    let page = table.position.page;
    for seat in table.position.seats() {
        table.at(seat, "A");
    }
    while table.position.page == page {
        let exit = Action::Exit(0);
        let pass = table.legal().last().copied();
        table.go(if table.can(exit) {
            exit
        } else {
            pass.expect("an answer")
        });
    }
}

/// R15, A54: as many roaches come back from the Hunt as went in.
#[test]
fn roaches_are_counted_in_the_hunt() {
    let mut table = table();
    roaches(&mut table, "D", 1);
    leave(&mut table);
    assert_eq!(
        (
            table.position.hunt.count(table.enemy("roach")),
            table.position.hunted_roaches
        ),
        (1, 1)
    );
    let page = file("book/011.toml").replace("{ encounter = {", "\"hunt\", { encounter = {");
    let mut table = start(world(&[("book/011.toml", page)]), Options::default());
    roaches(&mut table, "D", 1);
    leave(&mut table);
    assert_eq!(table.position.scene.roaches.len(), 1, "one went, one comes");
    assert_eq!(table.position.hunted_roaches, 0);
}

/// R22, A54: more roaches join the one card; tokens come from the supply first, then from the Hunt.
#[test]
fn more_roaches_join_the_card() {
    let more = "[{ encounter = { enemies = [\"roach\"], roaches = 3, situation = \"hostile\" } }]";
    let mut table = poi(more);
    roaches(&mut table, "D", 2);
    table.at(1, "E");
    table.step_onto("B");
    let scene = &table.position.scene;
    assert_eq!((scene.foes.len(), scene.roaches.len()), (1, 5));
    let mut table = poi("[\"hunt\"]");
    roaches(&mut table, "D", 2);
    table.position.hunted_roaches = 3;
    table.at(1, "E");
    table.step_onto("B");
    let scene = &table.position.scene;
    assert_eq!((scene.foes.len(), scene.roaches.len()), (1, 5));
    assert_eq!(table.position.hunted_roaches, 0);
    let mut table = poi(more);
    let roach = table.enemy("roach");
    assert!(table.position.enemies.take(roach));
    table.position.hunt.put(roach);
    table.position.hunted_roaches = 7;
    table.step_onto("B");
    assert_eq!(table.position.scene.roaches.len(), 3);
    assert_eq!(table.position.hunted_roaches, 5, "one was in the supply");
}

/// R32, A54: roaches that wait in the Hunt without their card get it back from the supply.
#[test]
fn roaches_find_their_card() {
    let mut table = poi("[\"hunt\"]");
    table.position.hunted_roaches = 2;
    table.at(1, "E");
    table.step_onto("B");
    let scene = &table.position.scene;
    assert_eq!((scene.foes.len(), scene.roaches.len()), (1, 2));
    assert_eq!(scene.situation, Situation::Hostile);
}

/// R18: the figures of one encounter, roach tokens among them, are divided as evenly as can be.
#[test]
fn figures_are_divided_evenly() {
    let script =
        "{ encounter = { enemies = [\"rat\", \"roach\"], roaches = 3, situation = \"safe\" } }";
    let page = file("book/011.toml");
    let (from, to) = (page.find("{ encounter"), page.find("{ place"));
    let (from, to) = (from.expect("an encounter"), to.expect("a token"));
    let page = format!("{}{script},\n{}", &page[..from], &page[to..]);
    let mut table = start(world(&[("book/011.toml", page)]), Options::default());
    leave(&mut table);
    let scene = &table.position.scene;
    let rat = table.enemy("rat");
    let rats = scene.foes.iter().filter(|foe| foe.enemy == rat);
    let mut spaces: Vec<_> = rats.map(|foe| foe.space).collect();
    spaces.extend(scene.roaches.iter().map(|roach| roach.space));
    for letter in ["Y", "Z"] {
        let space = table.space(letter);
        let there = spaces.iter().filter(|&&one| one == space).count();
        assert_eq!(there, 2, "{letter}: {spaces:?}");
    }
}

/// R32, A55: the Hunt deals until five enemies are on the track; a boss among the rest stays.
#[test]
fn the_hunt_makes_no_room_for_a_boss() {
    let mut table = poi("[\"hunt\"]");
    for id in ["rat", "rat", "rat", "fox", "owl"] {
        table.foe(id, "H", Situation::Hostile);
    }
    let king = table.enemy("king");
    assert!(table.position.enemies.take(king));
    table.position.hunt.put(king);
    table.at(1, "E");
    table.step_onto("B");
    assert_eq!(table.position.hunt.count(king), 1);
    assert!(
        table
            .position
            .scene
            .foes
            .iter()
            .all(|foe| foe.enemy != king)
    );
}

/// R20, A55: cards that an encounter cannot deal go back where they were taken from.
#[test]
fn undealt_cards_go_back() {
    let mut table = poi("[{ encounter = { enemies = [\"owl\"], situation = \"hostile\" } }]");
    let owl = table.enemy("owl");
    while table.position.enemies.take(owl) {
        table.position.hunt.put(owl);
    }
    let owls = table.position.hunt.count(owl);
    for id in ["rat", "rat", "rat", "fox", "king"] {
        table.foe(id, "H", Situation::Hostile);
    }
    table.at(1, "E");
    table.step_onto("B");
    assert_eq!(table.position.scene.foes.len(), 5);
    assert_eq!(
        (
            table.position.hunt.count(owl),
            table.position.enemies.count(owl)
        ),
        (owls, 0)
    );
}

/// Ends the turn of seat 0 and begins to nest.
fn nest(table: &mut Table) {
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    table.play(Action::Nest, &[]);
}

/// R46, R55, A47: repaired colony improvements and stash items go to the colony supply.
#[test]
fn the_colony_gets_what_is_its_own() {
    for id in ["garden", "grain"] {
        let mut table = table();
        let item = table.draw(id);
        table.position.broken.put(item);
        table.set(Dial::Scrap, 30);
        nest(&mut table);
        table.play(Action::Repair(item), &[]);
        assert!(table.position.campaign.supply.contains(item), "{id}");
        assert!(table.position.heroes.iter().all(|hero| !hero.carries(item)));
    }
}

/// R42, R46: a stash item goes to the colony supply whenever it is drawn, also under a broken
/// symbol; a colony improvement under one is broken (R55).
#[test]
fn a_stash_item_is_never_broken() {
    for (id, broken) in [("grain", false), ("garden", true)] {
        let mut table = poi("[{ gain = { broken = 1 } }]");
        table.hand(0, &["g3", "g1"]);
        let (g3, b) = (table.card("g3"), table.space("B"));
        let item = table.item(id);
        table.position.items = Deck::default();
        let others =
            (0..table.game.content.items.len()).map(|place| redtag_aftermath::Item(place as u8));
        let held: Vec<_> = (table.position.heroes.iter())
            .flat_map(|hero| hero.items().map(|worn| worn.item))
            .collect();
        for other in others.filter(|one| *one != item && !held.contains(one)) {
            let rules = &table.game.content.items[other];
            if !rules.starting && !rules.discovery {
                table.position.item_discard.put(other);
            }
        }
        table.position.items.unseen.put(item);
        table.go(Action::Move(g3)).go(Action::Go(b));
        assert_eq!(table.position.broken.contains(item), broken, "{id}");
        assert_eq!(
            table.position.campaign.supply.contains(item),
            !broken,
            "{id}"
        );
    }
}

/// R30, R31: the calamity card that was drawn is not shuffled in and drawn again in the same step.
#[test]
fn the_calamity_comes_once_per_draw() {
    let mut table = table();
    let deck = std::mem::take(&mut table.position.deck);
    let is_calamity = |card: Card| table.game.content.names.cards[card.index()] == "calamity";
    let (mut calamity, mut others) = (None, Vec::new());
    for (card, count) in deck.iter() {
        match is_calamity(card) {
            true => calamity = Some(card),
            false => others.extend((0..count).map(|_| card)),
        }
    }
    let calamity = calamity.expect("there is one");
    table.position.deck.put(calamity);
    others
        .into_iter()
        .for_each(|card| table.position.discard.put(card));
    table.position.calamities.put(table.position.page);
    table.go(Action::EndTurn);
    let draws = (table.events.iter()).filter(|event| matches!(event, Event::DrewCalamity { .. }));
    assert_eq!(draws.count(), 1);
    assert_eq!(
        table.position.deck.count(calamity),
        0,
        "the deck was shuffled without it"
    );
    assert_eq!(table.position.discard.count(calamity), 1);
}

/// R29, A51: one may leave at any time of one's turn, also before drawing.
#[test]
fn leaving_before_drawing() {
    let mut table = table();
    table.habits = false;
    table.at(1, "A");
    table.go(Action::EndTurn).go(Action::Pass);
    assert_eq!(table.legal(), [Action::Draw, Action::Exit(0)]);
    table.play(Action::Exit(0), &[]);
    assert_eq!(
        (table.hero(1).spot, table.hero(1).hand.total()),
        (Spot::Left, 0)
    );
    assert!(table.can(Action::Nest), "the turn is finished (R15)");
}

/// R57, A53: the party may nest at the end of any turn while it is safe, also if nothing is healed.
#[test]
fn nesting_for_nothing() {
    let mut table = table();
    table.habits = false;
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.legal(), [Action::Nest, Action::Pass]);
    table.play(Action::Nest, &[]);
    assert_eq!(table.dial(Dial::Time), 1);
}

/// R36, A52: a test of the book is taken by whoever has a card that fits; defending is optional.
#[test]
fn the_book_demands() {
    let test =
        "[{ test = { attribute = \"resistance\", difficulty = 1, success = [], failure = [] } }]";
    let mut table = poi(test);
    table.hand(0, &["g3", "b1", "w2", "r1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    let cards = ["b1", "w2"].map(|id| Action::Play(table.card(id)));
    assert_eq!(table.legal(), cards);
    let mut table = poi("[{ attack = { strength = 5 } }]");
    table.hand(0, &["g3", "b1", "r1"]);
    table.go(Action::Move(g3)).go(Action::Go(b));
    assert!(table.can(Action::Decline));
}

/// R45, A56: two characters in one space exchange items although both can carry no more.
#[test]
fn two_full_characters_exchange() {
    let mut table = table();
    for (seat, worn, pack) in [
        (0, [(3, "stick"), (4, "bell")], ["salve", "helm"]),
        (1, [(3, "bow"), (4, "boots")], ["spear", "coat"]),
    ] {
        for (slot, id) in worn {
            table.equip(seat, slot, id);
        }
        for id in pack {
            let item = table.draw(id);
            table.position.hero_mut(seat).pack.push(item);
        }
    }
    table.hand(0, &["g1", "g2"]);
    let (g1, salve, spear) = (table.card("g1"), table.item("salve"), table.item("spear"));
    table.play(Action::Equip(g1), &[]);
    let give = Action::Give { item: salve, to: 1 };
    let take = Action::Take {
        item: spear,
        from: 1,
    };
    assert!(!table.can(give) && !table.can(take));
    let trade = Action::Trade {
        item: salve,
        with: 1,
        take: spear,
    };
    table.play(trade, &[]);
    assert_eq!(table.position.steps.last(), Some(Phase::Equip));
    assert!(table.hero(0).carries(spear) && table.hero(1).carries(salve));
    assert!(!table.can(trade), "each item moves once");
}

/// R62, A57: a goal that was reached for a moment stays completed.
#[test]
fn a_goal_stays_completed() {
    let script = "[{ gain = { morale = 9 } }, { lose = { morale = 5 } }]";
    let mut table = poi(script);
    assert!(table.position.campaign.goals.is_empty());
    table.step_onto("B");
    assert_eq!(table.dial(Dial::Morale), 10, "8 + 9 is 15 at most");
    assert!(
        table.position.campaign.goals.contains(Character(3)),
        "Dot's"
    );
}

/// Seat 1 keeps the book on the road, where page 12 begins with this script.
fn on_the_road(script: &str) -> Table {
    let page = file("book/012.toml").replacen("do = [\n", &format!("do = [\n {script},"), 1);
    let mut table = start(world(&[("book/012.toml", page)]), Options::default());
    table.position.steps = [Phase::Travel].into_iter().collect();
    (table.position.location, table.position.in_turn) = (Location(1), false);
    table.position.scene = Scene::default();
    let heroes = table.position.heroes.iter_mut();
    heroes.for_each(|hero| hero.spot = Spot::Away);
    table.position.bookkeeper = 1;
    table
}

/// R54, A58: a character is defeated anywhere, also on the road; it comes back with the next page.
#[test]
fn defeated_on_the_road() {
    for (script, down) in [
        ("{ wound = 9 }", true),
        ("{ toxic-wound = 4 }", true),
        ("{ wound = 2 }, { toxic-wound = 2 }", true),
        ("{ wound = 2 }, { toxic-wound = 1 }", false),
    ] {
        let mut table = on_the_road(script);
        table.play(Action::Travel(Location(2)), &[]);
        let spot = if down { Spot::Down } else { Spot::Away };
        assert_eq!(table.hero(1).spot, spot, "{script}");
        let time = 1 + u8::from(down);
        assert_eq!(table.dial(Dial::Time), time, "a journey, and the defeat");
        table.go(Action::Choose(0));
        let hurt = table.status("badly-hurt");
        assert_eq!(table.hero(1).statuses.contains(hurt), down, "{script}");
        assert!(table.hero(1).space().is_some(), "back on a page");
    }
}

/// R54, R60, A58: if everybody is defeated on the road, the mission fails.
#[test]
fn all_defeated_on_the_road() {
    let mut table = on_the_road("{ for-each = { who = \"everybody\", do = [{ wound = 9 }] } }");
    table.play(Action::Travel(Location(2)), &[]);
    let failed = |event: &Event| matches!(event, Event::MissionFailed { .. });
    assert!(table.events.iter().any(failed));
}

/// R54, A58: an exit entry defeats, too; whoever is down faces no card of the road.
#[test]
fn defeated_by_an_exit_entry() {
    let page =
        file("book/010.toml").replace("number = 8\ndo = [", "number = 8\ndo = [{ wound = 9 }, ");
    let mut table = start(world(&[("book/010.toml", page)]), Options::default());
    leave(&mut table);
    let hurt = table.status("badly-hurt");
    let bookkeeper = table.position.bookkeeper;
    assert!(table.hero(bookkeeper).statuses.contains(hurt));
    let mut table = on_the_road("{ wound = 9 }");
    table.play(Action::Travel(Location(2)), &[]);
    table.go(Action::Choose(1));
    let faced = |event: &Event| match event {
        Event::RoadDrawn { who, .. } => Some(who.0),
        _ => None,
    };
    let faced: Vec<u8> = table.events.iter().filter_map(faced).collect();
    assert!(!faced.is_empty() && !faced.contains(&1), "{faced:?}");
}

/// A22: a line of sight stays on the map: a gap in it blocks sight.
#[test]
fn a_gap_blocks_sight() {
    let page = file("book/011.toml")
        .replace("[\"XYZ\"]", "[\"XYZ\", \"V.W\"]")
        .replace("lines = {", "lines = { XV = \"dashed\",");
    let table = start(world(&[("book/011.toml", page)]), Options::default());
    let page = table
        .game
        .content
        .pages
        .iter()
        .find(|page| page.number == 11);
    let map = page.and_then(|page| page.map.as_ref()).expect("a map");
    let find = |letter| map.find(letter).expect("a space");
    let (v, w, x) = (find('V'), find('W'), find('X'));
    let sight = map.plan(0).sight[v.index()];
    assert_eq!(sight & (1 << w.0), 0, "across the gap");
    assert_ne!(sight & (1 << x.0), 0);
}

/// R15, A41: when the book sends the party on, the turn has no further actions; Check Threat
/// follows.
#[test]
fn sent_on_in_the_middle_of_a_turn() {
    let mut table = poi("[{ page = 11 }]");
    table.foe("owl", "D", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(0, &["g3", "r1", "r2"]);
    table.hand(1, &["b1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]);
    table.go(Action::Go(b));
    let begun = table.events.contains(&Event::EnemyTurn);
    assert!(begun, "Check Threat is part of the turn");
    assert_eq!(table.hero(0).hand.total(), 2, "nothing more was played");
}

/// R60, A50: whoever takes longer than allowed has not failed.
#[test]
fn late_is_no_failure() {
    let mut table = table();
    let quest = table.position.main.expect("a main mission");
    let allowed = table.game.content.missions[quest].time;
    table.set(Dial::Time, allowed + 1);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.position.main, Some(quest));
    assert_eq!(table.position.fate, redtag_aftermath::MissionStatus::Open);
}
