//! Rulings on what independent readers found: A47, A51-A58, and what goes with them.

use redtag_aftermath::{
    Action, Card, Character, Dial, Event, Location, Options, Phase, Roach, Scene, Situation, Spot,
};
use redtag_kernel::{Deck, Kind};

use crate::rulebook::{TestMatch, file, new_match, poi, start, world};

/// Puts roach tokens and their card onto the map.
fn roaches(match_: &mut TestMatch, letter: &str, count: usize) {
    match_.foe("roach", letter, Situation::Hostile);
    let space = match_.space(letter);
    for _ in 0..count {
        match_.position.scene.roaches.push(Roach {
            space,
            acted: false,
        });
    }
}

/// Everybody leaves by the exit on A.
fn leave(match_: &mut TestMatch) {
    let page = match_.position.page;
    for seat in match_.position.seats() {
        match_.at(seat, "A");
    }
    while match_.position.page == page {
        let exit = Action::Exit(0);
        let pass = match_.legal().last().copied();
        match_.go(if match_.can(exit) {
            exit
        } else {
            pass.expect("an answer")
        });
    }
}

/// R15, A54: as many roaches come back from the Hunt as went in.
#[test]
fn roaches_are_counted_in_the_hunt() {
    let mut match_ = new_match();
    roaches(&mut match_, "D", 1);
    leave(&mut match_);
    assert_eq!(
        (
            match_.position.hunt.count(match_.enemy("roach")),
            match_.position.hunted_roaches
        ),
        (1, 1)
    );
    let page = file("book/011.toml").replace("{ encounter = {", "\"hunt\", { encounter = {");
    let mut match_ = start(world(&[("book/011.toml", page)]), Options::default());
    roaches(&mut match_, "D", 1);
    leave(&mut match_);
    assert_eq!(
        match_.position.scene.roaches.len(),
        1,
        "one went, one comes"
    );
    assert_eq!(match_.position.hunted_roaches, 0);
}

/// R22, A54: more roaches join the one card; tokens come from the supply first, then from the Hunt.
#[test]
fn more_roaches_join_the_card() {
    let more = "[{ encounter = { enemies = [\"roach\"], roaches = 3, situation = \"hostile\" } }]";
    let mut match_ = poi(more);
    roaches(&mut match_, "D", 2);
    match_.at(1, "E");
    match_.step_onto("B");
    let scene = &match_.position.scene;
    assert_eq!((scene.foes.len(), scene.roaches.len()), (1, 5));
    let mut match_ = poi("[\"hunt\"]");
    roaches(&mut match_, "D", 2);
    match_.position.hunted_roaches = 3;
    match_.at(1, "E");
    match_.step_onto("B");
    let scene = &match_.position.scene;
    assert_eq!((scene.foes.len(), scene.roaches.len()), (1, 5));
    assert_eq!(match_.position.hunted_roaches, 0);
    let mut match_ = poi(more);
    let roach = match_.enemy("roach");
    assert!(match_.position.enemies.take(roach));
    match_.position.hunt.put(roach);
    match_.position.hunted_roaches = 7;
    match_.step_onto("B");
    assert_eq!(match_.position.scene.roaches.len(), 3);
    assert_eq!(match_.position.hunted_roaches, 5, "one was in the supply");
}

/// R32, A54: roaches that wait in the Hunt without their card get it back from the supply.
#[test]
fn roaches_find_their_card() {
    let mut match_ = poi("[\"hunt\"]");
    match_.position.hunted_roaches = 2;
    match_.at(1, "E");
    match_.step_onto("B");
    let scene = &match_.position.scene;
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
    let mut match_ = start(world(&[("book/011.toml", page)]), Options::default());
    leave(&mut match_);
    let scene = &match_.position.scene;
    let rat = match_.enemy("rat");
    let rats = scene.foes.iter().filter(|foe| foe.enemy == rat);
    let mut spaces: Vec<_> = rats.map(|foe| foe.space).collect();
    spaces.extend(scene.roaches.iter().map(|roach| roach.space));
    for letter in ["Y", "Z"] {
        let space = match_.space(letter);
        let there = spaces.iter().filter(|&&one| one == space).count();
        assert_eq!(there, 2, "{letter}: {spaces:?}");
    }
}

/// R32, A55: the Hunt deals until five enemies are on the track; a boss among the rest stays.
#[test]
fn the_hunt_makes_no_room_for_a_boss() {
    let mut match_ = poi("[\"hunt\"]");
    for id in ["rat", "rat", "rat", "fox", "owl"] {
        match_.foe(id, "H", Situation::Hostile);
    }
    let king = match_.enemy("king");
    assert!(match_.position.enemies.take(king));
    match_.position.hunt.put(king);
    match_.at(1, "E");
    match_.step_onto("B");
    assert_eq!(match_.position.hunt.count(king), 1);
    assert!(
        match_
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
    let mut match_ = poi("[{ encounter = { enemies = [\"owl\"], situation = \"hostile\" } }]");
    let owl = match_.enemy("owl");
    while match_.position.enemies.take(owl) {
        match_.position.hunt.put(owl);
    }
    let owls = match_.position.hunt.count(owl);
    for id in ["rat", "rat", "rat", "fox", "king"] {
        match_.foe(id, "H", Situation::Hostile);
    }
    match_.at(1, "E");
    match_.step_onto("B");
    assert_eq!(match_.position.scene.foes.len(), 5);
    assert_eq!(
        (
            match_.position.hunt.count(owl),
            match_.position.enemies.count(owl)
        ),
        (owls, 0)
    );
}

/// Ends the turn of seat 0 and begins to nest.
fn nest(match_: &mut TestMatch) {
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    match_.play(Action::Nest, &[]);
}

/// R46, R55, A47: repaired colony improvements and stash items go to the colony supply.
#[test]
fn the_colony_gets_what_is_its_own() {
    for id in ["garden", "grain"] {
        let mut match_ = new_match();
        let item = match_.draw(id);
        match_.position.broken.put(item);
        match_.set(Dial::Scrap, 30);
        nest(&mut match_);
        match_.play(Action::Repair(item), &[]);
        assert!(match_.position.campaign.supply.contains(item), "{id}");
        assert!(
            match_
                .position
                .heroes
                .iter()
                .all(|hero| !hero.carries(item))
        );
    }
}

/// R42, R46: a stash item goes to the colony supply whenever it is drawn, also under a broken
/// symbol; a colony improvement under one is broken (R55).
#[test]
fn a_stash_item_is_never_broken() {
    for (id, broken) in [("grain", false), ("garden", true)] {
        let mut match_ = poi("[{ gain = { broken = 1 } }]");
        match_.hand(0, &["g3", "g1"]);
        let (g3, b) = (match_.card("g3"), match_.space("B"));
        let item = match_.item(id);
        match_.position.items = Deck::default();
        let others =
            (0..match_.game.content.items.len()).map(|place| redtag_aftermath::Item(place as u8));
        let held: Vec<_> = (match_.position.heroes.iter())
            .flat_map(|hero| hero.items().map(|worn| worn.item))
            .collect();
        for other in others.filter(|one| *one != item && !held.contains(one)) {
            let rules = &match_.game.content.items[other];
            if !rules.starting && !rules.discovery {
                match_.position.item_discard.put(other);
            }
        }
        match_.position.items.unseen.put(item);
        match_.go(Action::Move(g3)).go(Action::Go(b));
        assert_eq!(match_.position.broken.contains(item), broken, "{id}");
        assert_eq!(
            match_.position.campaign.supply.contains(item),
            !broken,
            "{id}"
        );
    }
}

/// R30, R31: the calamity card that was drawn is not shuffled in and drawn again in the same step.
#[test]
fn the_calamity_comes_once_per_draw() {
    let mut match_ = new_match();
    let deck = std::mem::take(&mut match_.position.deck);
    let is_calamity = |card: Card| match_.game.content.names.cards[card.index()] == "calamity";
    let (mut calamity, mut others) = (None, Vec::new());
    for (card, count) in deck.iter() {
        match is_calamity(card) {
            true => calamity = Some(card),
            false => others.extend((0..count).map(|_| card)),
        }
    }
    let calamity = calamity.expect("there is one");
    match_.position.deck.put(calamity);
    others
        .into_iter()
        .for_each(|card| match_.position.discard.put(card));
    match_.position.calamities.put(match_.position.page);
    match_.go(Action::EndTurn);
    let draws = (match_.events.iter()).filter(|event| matches!(event, Event::DrewCalamity { .. }));
    assert_eq!(draws.count(), 1);
    assert_eq!(
        match_.position.deck.count(calamity),
        0,
        "the deck was shuffled without it"
    );
    assert_eq!(match_.position.discard.count(calamity), 1);
}

/// R29, A51: one may leave at any time of one's turn, also before drawing.
#[test]
fn leaving_before_drawing() {
    let mut match_ = new_match();
    match_.habits = false;
    match_.at(1, "A");
    match_.go(Action::EndTurn).go(Action::Pass);
    assert_eq!(match_.legal(), [Action::Draw, Action::Exit(0)]);
    match_.play(Action::Exit(0), &[]);
    assert_eq!(
        (match_.hero(1).spot, match_.hero(1).hand.total()),
        (Spot::Left, 0)
    );
    assert!(match_.can(Action::Nest), "the turn is finished (R15)");
}

/// R57, A53: the party may nest at the end of any turn while it is safe, also if nothing is healed.
#[test]
fn nesting_for_nothing() {
    let mut match_ = new_match();
    match_.habits = false;
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.legal(), [Action::Nest, Action::Pass]);
    match_.play(Action::Nest, &[]);
    assert_eq!(match_.dial(Dial::Time), 1);
}

/// R36, A52: a test of the book is taken by whoever has a card that fits; defending is optional.
#[test]
fn the_book_demands() {
    let test =
        "[{ test = { attribute = \"resistance\", difficulty = 1, success = [], failure = [] } }]";
    let mut match_ = poi(test);
    match_.hand(0, &["g3", "b1", "w2", "r1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    let cards = ["b1", "w2"].map(|id| Action::Play(match_.card(id)));
    assert_eq!(match_.legal(), cards);
    let mut match_ = poi("[{ attack = { strength = 5 } }]");
    match_.hand(0, &["g3", "b1", "r1"]);
    match_.go(Action::Move(g3)).go(Action::Go(b));
    assert!(match_.can(Action::Decline));
}

/// R45, A56: two characters in one space exchange items although both can carry no more.
#[test]
fn two_full_characters_exchange() {
    let mut match_ = new_match();
    for (seat, worn, pack) in [
        (0, [(3, "stick"), (4, "bell")], ["salve", "helm"]),
        (1, [(3, "bow"), (4, "boots")], ["spear", "coat"]),
    ] {
        for (slot, id) in worn {
            match_.equip(seat, slot, id);
        }
        for id in pack {
            let item = match_.draw(id);
            match_.position.hero_mut(seat).pack.push(item);
        }
    }
    match_.hand(0, &["g1", "g2"]);
    let (g1, salve, spear) = (
        match_.card("g1"),
        match_.item("salve"),
        match_.item("spear"),
    );
    match_.play(Action::Equip(g1), &[]);
    let give = Action::Give { item: salve, to: 1 };
    let take = Action::Take {
        item: spear,
        from: 1,
    };
    assert!(!match_.can(give) && !match_.can(take));
    let trade = Action::Trade {
        item: salve,
        with: 1,
        take: spear,
    };
    match_.play(trade, &[]);
    assert_eq!(match_.position.steps.last(), Some(Phase::Equip));
    assert!(match_.hero(0).carries(spear) && match_.hero(1).carries(salve));
    assert!(!match_.can(trade), "each item moves once");
}

/// R62, A57: a goal that was reached for a moment stays completed.
#[test]
fn a_goal_stays_completed() {
    let script = "[{ gain = { morale = 9 } }, { lose = { morale = 5 } }]";
    let mut match_ = poi(script);
    assert!(match_.position.campaign.goals.is_empty());
    match_.step_onto("B");
    assert_eq!(match_.dial(Dial::Morale), 10, "8 + 9 is 15 at most");
    assert!(
        match_.position.campaign.goals.contains(Character(3)),
        "Dot's"
    );
}

/// Seat 1 keeps the book on the road, where page 12 begins with this script.
fn on_the_road(script: &str) -> TestMatch {
    let page = file("book/012.toml").replacen("do = [\n", &format!("do = [\n {script},"), 1);
    let mut match_ = start(world(&[("book/012.toml", page)]), Options::default());
    match_.position.steps = [Phase::Travel].into_iter().collect();
    (match_.position.location, match_.position.in_turn) = (Location(1), false);
    match_.position.scene = Scene::default();
    let heroes = match_.position.heroes.iter_mut();
    heroes.for_each(|hero| hero.spot = Spot::Away);
    match_.position.bookkeeper = 1;
    match_
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
        let mut match_ = on_the_road(script);
        match_.play(Action::Travel(Location(2)), &[]);
        let spot = if down { Spot::Down } else { Spot::Away };
        assert_eq!(match_.hero(1).spot, spot, "{script}");
        let time = 1 + u8::from(down);
        assert_eq!(match_.dial(Dial::Time), time, "a journey, and the defeat");
        match_.go(Action::Choose(0));
        let hurt = match_.status("badly-hurt");
        assert_eq!(match_.hero(1).statuses.contains(hurt), down, "{script}");
        assert!(match_.hero(1).space().is_some(), "back on a page");
    }
}

/// R54, R60, A58: if everybody is defeated on the road, the mission fails.
#[test]
fn all_defeated_on_the_road() {
    let mut match_ = on_the_road("{ for-each = { who = \"everybody\", do = [{ wound = 9 }] } }");
    match_.play(Action::Travel(Location(2)), &[]);
    let failed = |event: &Event| matches!(event, Event::MissionFailed { .. });
    assert!(match_.events.iter().any(failed));
}

/// R54, A58: an exit entry defeats, too; whoever is down faces no card of the road.
#[test]
fn defeated_by_an_exit_entry() {
    let page =
        file("book/010.toml").replace("number = 8\ndo = [", "number = 8\ndo = [{ wound = 9 }, ");
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    leave(&mut match_);
    let hurt = match_.status("badly-hurt");
    let bookkeeper = match_.position.bookkeeper;
    assert!(match_.hero(bookkeeper).statuses.contains(hurt));
    let mut match_ = on_the_road("{ wound = 9 }");
    match_.play(Action::Travel(Location(2)), &[]);
    match_.go(Action::Choose(1));
    let faced = |event: &Event| match event {
        Event::RoadDrawn { who, .. } => Some(who.0),
        _ => None,
    };
    let faced: Vec<u8> = match_.events.iter().filter_map(faced).collect();
    assert!(!faced.is_empty() && !faced.contains(&1), "{faced:?}");
}

/// A22: a line of sight stays on the map: a gap in it blocks sight.
#[test]
fn a_gap_blocks_sight() {
    let page = file("book/011.toml")
        .replace("[\"XYZ\"]", "[\"XYZ\", \"V.W\"]")
        .replace("lines = {", "lines = { XV = \"dashed\",");
    let match_ = start(world(&[("book/011.toml", page)]), Options::default());
    let page = match_
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
    let mut match_ = poi("[{ page = 11 }]");
    match_.foe("owl", "D", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(0, &["g3", "r1", "r2"]);
    match_.hand(1, &["b1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]);
    match_.go(Action::Go(b));
    let begun = match_.events.contains(&Event::EnemyTurn);
    assert!(begun, "Check Threat is part of the turn");
    assert_eq!(match_.hero(0).hand.total(), 2, "nothing more was played");
}

/// R60, A50: whoever takes longer than allowed has not failed.
#[test]
fn late_is_no_failure() {
    let mut match_ = new_match();
    let quest = match_.position.main.expect("a main mission");
    let allowed = match_.game.content.missions[quest].time;
    match_.set(Dial::Time, allowed + 1);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.main, Some(quest));
    assert_eq!(match_.position.fate, redtag_aftermath::MissionStatus::Open);
}
