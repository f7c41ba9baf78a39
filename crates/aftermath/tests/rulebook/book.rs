//! The book: R12-R16, R23, R27, R29, A2, A15, A17-A19, A41.

use redtag_aftermath::{
    Action, Campaign, Chest, Dial, Encounter, Event, Location, MissionStatus, Options, Phase,
    Position, Road, Situation, Spot,
};
use redtag_kernel::{Game as _, Kind};

use crate::rulebook::{Table, poi, read, reading, start, table, table_of, world};

fn page(table: &Table) -> u8 {
    table.game.content.pages[table.position.page].number
}

/// Ends turns and declines whatever is asked until seat 0 can act on a map.
fn pass_on(table: &mut Table) {
    for _ in 0..40 {
        let legal = table.legal();
        match table.position.steps.last() {
            Some(Phase::Actions) if table.position.current == 0 => return,
            Some(Phase::Actions) => table.go(Action::EndTurn),
            Some(Phase::Draw) => table.go(Action::Draw),
            _ => table.go(*legal.last().expect("an answer")),
        };
    }
    panic!("seat 0 never acts");
}

/// R12: a page begins with START; other entries are read only when something triggers them.
#[test]
fn start_comes_first() {
    let from = |table: &Table| {
        table
            .position
            .from
            .map(|page| table.game.content.pages[page].number)
    };
    assert_eq!(
        from(&read("[{ page = 10 }]")),
        Some(2),
        "the page itself is not where one comes from"
    );
    let table = read("[{ page = 11 }]");
    assert_eq!(from(&table), Some(10));
    let events = table.events.iter();
    let read: Vec<_> = events
        .filter_map(|event| match event {
            Event::Read { entry, .. } => Some(*entry),
            _ => None,
        })
        .collect();
    let start = table.game.content.pages[table.position.page].start;
    assert_eq!(read.last(), Some(&start), "{read:?}");
    assert_eq!(read.len(), 2, "the point of interest, then START");
}

/// R13, A2: no dial rises above its most, morale not above 15 until told otherwise; the clue dial
/// rises once a mission.
#[test]
fn dials_have_limits() {
    let table = read("[{ gain = { morale = 9, clue = 2, food = 40 } }, { gain = { clue = 3 } }]");
    assert_eq!(
        (
            table.dial(Dial::Morale),
            table.dial(Dial::Clue),
            table.dial(Dial::Food)
        ),
        (15, 2, 30)
    );
    assert!(table.events.contains(&Event::Dial {
        dial: Dial::Food,
        from: 4,
        to: 30
    }));
    let table =
        read("[{ cap = { morale = 20 } }, { gain = { morale = 9 } }, { lose = { food = 9 } }]");
    assert_eq!((table.dial(Dial::Morale), table.dial(Dial::Food)), (17, 0));
    let table = read("[{ set-dial = { morale = 20, food = 1 } }]");
    assert_eq!((table.dial(Dial::Morale), table.dial(Dial::Food)), (15, 1));
}

/// R14: travelling moves the marker one space orthogonally, to the page there; it takes time.
#[test]
fn travelling() {
    let table = read("[\"travel\"]");
    assert_eq!(
        (page(&table), table.dial(Dial::Time)),
        (11, 1),
        "the only neighbour, without asking"
    );
    assert_eq!(table.position.location, Location(1));
    let mut table = poi("[\"travel\"]");
    table.position.location = Location(1);
    table.step_onto("B");
    assert_eq!(
        table.legal(),
        [0, 2].map(|place| Action::Travel(Location(place)))
    );
    let table = read("[{ travel-to = \"hill\" }]");
    assert_eq!(page(&table), 12);
    assert_eq!(table.dial(Dial::Time), 1);
}

/// R15, A41: leaving a page: the turn ends with Check Threat, the dashboard passes on, hostile
/// enemies go to the Hunt without wounds, tokens, threats and task go, wounds and statuses stay;
/// then the book goes on.
#[test]
fn leaving_a_page() {
    let mut table = poi("[{ page = 11 }]");
    table.foe("owl", "D", Situation::Hostile);
    table.foe("rat", "D", Situation::Hostile);
    table.position.scene.foes[0].wounds = 1;
    table.lay("fire", "E");
    table.threats(&["t1"]);
    table.become_(0, "brave");
    table.position.hero_mut(1).wounds = 1;
    let piles = table.position.piles;
    table.step_onto("B");
    assert_eq!(
        (
            page(&table),
            table.position.bookkeeper,
            table.position.current
        ),
        (11, 1, 1)
    );
    let (owl, rat) = (table.enemy("owl"), table.enemy("rat"));
    assert_eq!(
        (
            table.position.hunt.count(owl),
            table.position.hunt.count(rat)
        ),
        (0, 1),
        "the owl came back at once: START wants one"
    );
    assert!(
        table.position.scene.threats.len() < 4
            && table.position.discard.count(table.card("t1")) == 1
    );
    assert!(table.hero(0).statuses.contains(table.status("brave")) && table.hero(1).wounds == 1);
    let fires: Vec<_> = table
        .position
        .scene
        .tokens
        .iter()
        .filter(|one| one.token == table.token("fire"))
        .collect();
    assert_eq!(fires.len(), 1, "that of the new page");
    assert_eq!(
        table.position.piles.iter().sum::<u8>() + 1,
        piles.iter().sum::<u8>(),
        "tokens do not return; one was laid"
    );
}

/// R15: the card of a group task is discarded, what was used on the page can be used again, and
/// nothing of it waits; all the more if the mission has failed meanwhile.
#[test]
fn nothing_of_a_page_stays() {
    let task = "[{ group-task = { label = { en = \"x\", de = \"x\" }, attribute = \"strength\", difficulty = 6, success = [] } }]";
    let here = reading("[{ page = 11 }]")
        .1
        .replace("[{ gain = { food = 1 } }, { objective = 4 }]", task);
    let back = crate::rulebook::file("book/011.toml").replacen("do = [", "do = [{ page = 10 },", 1);
    let mut table = start(
        world(&[("book/010.toml", here), ("book/011.toml", back)]),
        Options::default(),
    );
    table.at(0, "G");
    table.step_onto("H");
    table.hand(0, &["r2", "g1"]);
    let (r2, gizmo) = (table.card("r2"), table.item("gizmo"));
    table.play(Action::Contribute(r2), &[]);
    table.equip(0, 1, "gizmo");
    table.play(
        Action::Use {
            item: gizmo,
            way: 1,
        },
        &[],
    );
    table.at(0, "A");
    table.hand(1, &["b1"]);
    table.step_onto("B");
    assert_eq!(
        (
            page(&table),
            table.position.scene.revisit,
            table.position.discard.count(r2)
        ),
        (10, true, 1)
    );
    assert!(table.hero(0).used_here.is_empty());
    assert_eq!(table.position.steps.len(), 7, "{:?}", table.position.steps);
    let table = read(
        "[{ for-each = { who = \"here\", do = [{ page = 11 }] } }, { for-each = { who = \"everybody\", do = [{ wound = 9 }] } }]",
    );
    assert_eq!(
        (table.position.fate, table.position.leaving),
        (MissionStatus::Failed, None)
    );
    let everybody = "[calamity]\nvalue = 6\ndo = [{ for-each = { who = \"everybody\", do = [{ wound = 9 }] } },";
    let page =
        crate::rulebook::file("book/010.toml").replace("[calamity]\nvalue = 6\ndo = [", everybody);
    let mut table = start(world(&[("book/010.toml", page)]), Options::default());
    table.hand(1, &["r1", "g2", "g3"]);
    table.go(Action::EndTurn);
    let [t2, calamity] = ["t2", "calamity"].map(|id| table.card(id));
    table.play(
        Action::Draw,
        &[t2.index() as u16, calamity.index() as u16, 5],
    );
    assert_eq!(
        (table.position.fate, table.position.discard.count(t2)),
        (MissionStatus::Failed, 1)
    );
}

/// R15: strangers do not hunt.
#[test]
fn strangers_do_not_hunt() {
    let mut table = poi("[{ page = 11 }]");
    table.foe("king", "D", Situation::Safe);
    table.step_onto("B");
    let king = table.enemy("king");
    assert_eq!(
        (
            table.position.hunt.total(),
            table.position.enemies.count(king)
        ),
        (0, 1)
    );
}

/// R15: the turn is finished first, with Check Threat.
#[test]
fn check_threat_before_leaving() {
    let mut table = poi("[{ page = 11 }]");
    table.at(1, "D");
    table.foe("rat", "D", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(1, &["b1", "g1"]);
    table.step_onto("B");
    assert!(
        table.events.contains(&Event::EnemyTurn) || table.asked() == Some(1),
        "the rat attacks"
    );
}

/// R16: on a page that is visited again in the mission there are no tokens, and only repeatable
/// entries.
#[test]
fn revisiting() {
    let mut table = table();
    for seat in [0, 1] {
        table.at(seat, "A");
    }
    table.go(Action::Exit(0));
    pass_to_exit(&mut table);
    assert_eq!(page(&table), 11);
    for _ in 0..40 {
        if page(&table) == 10 {
            break;
        }
        leave_by(&mut table, 0);
    }
    assert_eq!(page(&table), 10);
    assert!(table.position.scene.revisit && table.position.scene.finds.is_empty());
    pass_on(&mut table);
    table.fresh_turn();
    table.step_onto("B");
    assert!(
        !table
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "it is ignored"
    );
    table.fresh_turn();
    table.at(0, "G");
    table.step_onto("H");
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "it is repeatable"
    );
    assert_eq!(
        table.position.scene.objectives, 0,
        "no objective token comes"
    );
}

/// Whoever acts uses this exit if possible, and answers the last thing otherwise.
fn leave_by(table: &mut Table, exit: u8) {
    if table.can(Action::Exit(exit)) {
        table.go(Action::Exit(exit));
    } else if table.can(Action::Draw) {
        table.go(Action::Draw);
    } else {
        let action = *table.legal().last().expect("an answer");
        table.go(action);
    }
}

fn pass_to_exit(table: &mut Table) {
    for _ in 0..12 {
        if page(table) != 10 {
            return;
        }
        leave_by(table, 0);
    }
}

/// R23: a card added to a deck goes to its bottom; what was retrieved is not retrieved again.
#[test]
fn discovery() {
    let table = read(
        "[{ discover = { item = \"relic\" } }, { discover = { item = \"relic\" } }, { discover = { encounter = \"swarm\" } }]",
    );
    assert_eq!(
        table.position.items.bottom.as_slice(),
        [table.item("relic")]
    );
    assert_eq!(table.position.encounters.bottom.len(), 1);
    let mut table = read("[{ item = \"helm\" }, { item = \"helm\" }]");
    let helm = table.item("helm");
    assert_eq!(
        table.legal(),
        [Action::Wear(helm), Action::Store(helm), Action::Scrap(helm)]
    );
    table.play(Action::Scrap(helm), &[]);
    assert!(
        table.position.item_discard.contains(helm),
        "the second time it is ignored"
    );
    let relic = table.item("relic");
    let found = "{ discover = { item = \"relic\" } },";
    for (before, gets) in [
        ("", true),
        (found, true),
        ("{ banish = { item = \"relic\" } },", false),
    ] {
        let table = read(&format!("[{before} {{ item = \"relic\" }}]"));
        assert_eq!(table.can(Action::Wear(relic)), gets, "{before}");
        assert_eq!(table.position.campaign.found.items.contains(relic), gets);
        assert!(table.position.items.bottom.is_empty());
    }
}

/// R23: a card of any deck is discovered once; what is banished leaves every deck, pile and box,
/// and comes no more.
#[test]
fn discovered_and_banished() {
    for (kind, hidden, usual) in [
        ("item", "relic", "helm"),
        ("enemy", "ghost", "rat"),
        ("encounter", "swarm", "ambush"),
        ("road", "ruin", "bump"),
    ] {
        let cards = |script: &str| {
            let script = script
                .replace("hidden", hidden)
                .replace("usual", usual)
                .replace("kind", kind);
            let table = read(&format!("[{script}]"));
            let Position {
                items,
                enemies,
                encounters,
                roads,
                ..
            } = table.position;
            [
                items.len(),
                usize::from(enemies.total()),
                encounters.len(),
                roads.len(),
            ]
        };
        let place = ["item", "enemy", "encounter", "road"]
            .iter()
            .position(|one| *one == kind)
            .expect("a deck");
        let count = |script: &str| cards(script)[place];
        let (discover, banish) = (
            "{ discover = { kind = \"hidden\" } }",
            "{ banish = { kind = \"hidden\" } }",
        );
        let before = count("");
        assert_eq!(
            count(&format!("{discover}, {discover}")),
            before + 1,
            "{kind}"
        );
        assert_eq!(
            count("{ discover = { kind = \"usual\" } }"),
            before,
            "{kind} is there already"
        );
        assert_eq!(count(&format!("{banish}, {discover}")), before, "{kind}");
        assert_eq!(count(&format!("{discover}, {banish}")), before, "{kind}");
        assert!(
            count("{ banish = { kind = \"usual\" } }") < before,
            "{kind}"
        );
    }
    let mut table = poi("[{ banish = { item = \"helm\" } }, { banish = { item = \"stick\" } }]");
    let [helm, stick, coat, bow] = ["helm", "stick", "coat", "bow"].map(|id| table.draw(id));
    let worn = [Some(helm), Some(coat), None, None, None];
    let chest = Chest {
        worn,
        pack: [stick, bow].into_iter().collect(),
        ..Chest::default()
    };
    table.position.campaign.boxes[2] = Some(chest);
    table.step_onto("B");
    let worn = [None, Some(coat), None, None, None];
    assert_eq!(
        table.position.campaign.boxes[2],
        Some(Chest {
            worn,
            pack: [bow].into_iter().collect(),
            ..Chest::default()
        })
    );
    for place in 0..4 {
        let mut table = poi("[{ banish = { item = \"helm\" } }]");
        let helm = table.draw("helm");
        let Position {
            item_discard,
            broken,
            campaign,
            heroes,
            ..
        } = &mut table.position;
        match place {
            0 => item_discard.put(helm),
            1 => broken.put(helm),
            2 => campaign.supply.put(helm),
            _ => assert!(heroes[1].pack.push(helm)),
        }
        table.step_onto("B");
        let Position {
            item_discard,
            broken,
            campaign,
            ..
        } = &table.position;
        let somewhere = [*item_discard, *broken, campaign.supply]
            .iter()
            .any(|set| set.contains(helm));
        assert!(!somewhere && !table.hero(1).carries(helm), "{place}");
    }
    let mut table =
        poi("[{ banish = { encounter = \"ambush\" } }, { banish = { road = \"bump\" } }]");
    assert!(
        table.position.encounters.unseen.take(Encounter(0))
            && table.position.roads.unseen.take(Road(0))
    );
    table.position.encounter_discard.put(Encounter(0));
    table.position.road_discard.put(Road(0));
    table.step_onto("B");
    assert!(table.position.encounter_discard.is_empty() && table.position.road_discard.is_empty());
    let mut table = poi("[{ banish = { enemy = \"rat\" } }]");
    for id in ["owl", "rat", "rat"] {
        table.foe(id, "D", Situation::Safe);
    }
    let (rat, owl) = (table.enemy("rat"), table.enemy("owl"));
    table.position.enemies.take(rat);
    table.position.hunt.put(rat);
    table.step_onto("B");
    let foes: Vec<_> = table
        .position
        .scene
        .foes
        .iter()
        .map(|foe| foe.enemy)
        .collect();
    assert_eq!(
        (
            foes,
            table.position.hunt.total(),
            table.position.enemies.count(rat)
        ),
        (vec![owl], 0, 0)
    );
}

/// R23: what somebody has was found, also in a campaign that is older than the mark on its card.
#[test]
fn what_is_kept_was_found() {
    let table = table();
    let relic = table.item("relic");
    let mut campaign = Campaign::new(&table.game.content);
    campaign.supply.put(relic);
    let options = Options {
        campaign: Some(campaign.kept(&table.game.content)),
        ..Options::default()
    };
    let next = table.game.lay_out(&options).expect("sound");
    assert!(next.campaign.found.items.contains(relic) && next.items.unseen.count(relic) == 0);
}

/// R27, A15: a point of interest is read on coming onto it in one's turn, once; it ends the
/// movement; a repeatable one is read each time, and at the start of a turn only if wanted.
#[test]
fn points_of_interest() {
    let mut table = table();
    table.hand(0, &["g3", "g1", "g1", "g2"]);
    let [g3, g1] = ["g3", "g1"].map(|id| table.card(id));
    let [a, b, h] = ["A", "B", "H"].map(|letter| table.space(letter));
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert_eq!(
        (table.dial(Dial::Clue), table.position.steps.last()),
        (1, Some(Phase::Actions))
    );
    table.play(Action::Move(g1), &[]).play(Action::Go(a), &[]);
    table.play(Action::Move(g1), &[]).play(Action::Go(b), &[]);
    assert!(
        !table
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "once only"
    );
    let mut table = crate::rulebook::table();
    table.at(0, "G");
    table.step_onto("H");
    assert_eq!(table.dial(Dial::Food), 5);
    table.hand(1, &["g1"]);
    table.at(1, "D");
    table.go(Action::EndTurn);
    pass_on(&mut table);
    assert_eq!(
        (table.hero(0).space(), table.dial(Dial::Food)),
        (Some(h), 5)
    );
    table.go(Action::Read);
    assert_eq!(table.dial(Dial::Food), 6);
    assert_eq!(table.refusal(0, Action::Read).0, "A15");
    table.at(0, "F");
    table.go(Action::EndTurn);
    pass_on(&mut table);
    assert!(!table.can(Action::Read), "there is nothing to read on F");
}

/// R27: an objective is read where its token is, and the token is discarded; unless it says
/// otherwise.
#[test]
fn objectives() {
    let table = read("[{ objective = 3 }, { move-to = \"C\" }]");
    assert_eq!(
        table.position.fate,
        MissionStatus::Succeeded,
        "put there, and the token is there"
    );
    assert_eq!(table.position.scene.objectives, 0);
    let page = crate::rulebook::file("book/010.toml")
        .replace("\"C\", entry = 3", "\"C\", entry = 3, placed = true");
    let table = start(world(&[("book/010.toml", page)]), Options::default());
    assert_eq!(
        table.position.scene.objectives, 1,
        "the page has it from the beginning"
    );
    let mut table = poi("[{ objective = 3 }]");
    table.at(1, "C");
    table.hand(1, &["g1"]);
    table.step_onto("B");
    assert_eq!(
        table.position.fate,
        MissionStatus::Open,
        "not in the turn of another"
    );
    table.go(Action::EndTurn);
    table.go(Action::Draw);
    assert_eq!(
        table.position.fate,
        MissionStatus::Succeeded,
        "whoever stands there reads it in the own turn"
    );
    let page = crate::rulebook::file("book/010.toml").replace("\"keep-objective\",", "");
    let mut table = start(world(&[("book/010.toml", page)]), Options::default());
    table.at(0, "G");
    table.step_onto("H");
    assert_eq!(table.position.scene.objectives, 2, "by the entry on H");
    assert!(table.events.contains(&Event::Objective {
        space: 'G',
        placed: true
    }));
    table.step_onto("G");
    assert_eq!(table.position.scene.objectives, 2, "while it is read");
    let work = Action::Choose(2);
    table.go(work);
    assert_eq!(table.position.scene.objectives, 0);
    assert!(table.events.contains(&Event::Objective {
        space: 'G',
        placed: false
    }));
    let mut table = read("[{ objective = 4 }]");
    table.at(0, "F");
    table.fresh_turn();
    table.step_onto("G");
    assert!(matches!(
        table.position.steps.last(),
        Some(Phase::Choice { .. })
    ));
    assert_eq!(table.position.scene.objectives, 2, "it keeps its token");
    table.go(Action::Choose(2));
    assert_eq!(table.position.scene.objectives, 2, "also afterwards");
}

/// R29, A17: one may leave on an exit space; the first exit used is the only one for the others.
#[test]
fn exits() {
    let mut table = table_of(3);
    assert_eq!(
        table.refusal(0, Action::Exit(1)),
        ("R29", "no-exit-here".into())
    );
    table.at(1, "D");
    table.hand(1, &["g1"]);
    table.go(Action::Exit(0));
    assert_eq!((table.hero(0).spot, table.asked()), (Spot::Left, Some(1)));
    table.go(Action::Draw);
    while table.position.steps.last() != Some(Phase::Actions) {
        let action = *table.legal().last().expect("an answer");
        table.go(action);
    }
    assert_eq!(
        table.refusal(1, Action::Exit(1)),
        ("R29", "no-other-exit".into())
    );
    table.at(1, "A");
    assert!(table.can(Action::Exit(0)));
}

/// A18, A19: when the last one who did not flee has left, the page is left, and those who fled come
/// along; the mission has not failed.
#[test]
fn leaving_the_fallen() {
    let mut table = table();
    table.position.hero_mut(1).spot = Spot::Down;
    table.foe("rat", "D", Situation::Hostile);
    table.go(Action::Exit(0));
    assert_eq!(
        (page(&table), table.position.fate),
        (11, MissionStatus::Open)
    );
    assert_eq!(table.hero(1).spot, Spot::At(table.space("X")));
    assert_eq!(table.position.hunt.total(), 1, "the rat is hunting");
}

/// R12: an exit with a condition is open only then.
#[test]
fn conditions_of_exits() {
    let mut table = table();
    table.at(0, "D");
    assert!(table.can(Action::Exit(1)));
    table.position.flags.put(redtag_aftermath::Flag(0));
    assert!(!table.can(Action::Exit(1)));
}
