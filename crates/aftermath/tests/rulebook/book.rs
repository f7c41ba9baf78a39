//! The book: R12-R16, R23, R27, R29, A2, A15, A17-A19, A41.

use redtag_aftermath::{
    Action, Campaign, Chest, Dial, Encounter, Event, Location, MissionStatus, Options, Phase,
    Position, Road, Situation, Spot,
};
use redtag_kernel::{Game as _, Kind};

use crate::rulebook::{TestMatch, match_of, new_match, poi, read, reading, start, world};

fn page(match_: &TestMatch) -> u8 {
    match_.game.content.pages[match_.position.page].number
}

/// Ends turns and declines whatever is asked until seat 0 can act on a map.
fn pass_on(match_: &mut TestMatch) {
    for _ in 0..40 {
        let legal = match_.legal();
        match match_.position.steps.last() {
            Some(Phase::Actions) if match_.position.current == 0 => return,
            Some(Phase::Actions) => match_.go(Action::EndTurn),
            Some(Phase::Draw) => match_.go(Action::Draw),
            _ => match_.go(*legal.last().expect("an answer")),
        };
    }
    panic!("seat 0 never acts");
}

/// R12: a page begins with START; other entries are read only when something triggers them.
#[test]
fn start_comes_first() {
    let from = |match_: &TestMatch| {
        match_
            .position
            .from
            .map(|page| match_.game.content.pages[page].number)
    };
    assert_eq!(
        from(&read("[{ page = 10 }]")),
        Some(2),
        "the page itself is not where one comes from"
    );
    let match_ = read("[{ page = 11 }]");
    assert_eq!(from(&match_), Some(10));
    let events = match_.events.iter();
    let read: Vec<_> = events
        .filter_map(|event| match event {
            Event::Read { entry, .. } => Some(*entry),
            _ => None,
        })
        .collect();
    let start = match_.game.content.pages[match_.position.page].start;
    assert_eq!(read.last(), Some(&start), "{read:?}");
    assert_eq!(read.len(), 2, "the point of interest, then START");
}

/// R13, A2: no dial rises above its most, morale not above 15 until told otherwise; the clue dial
/// rises once a mission.
#[test]
fn dials_have_limits() {
    let match_ = read("[{ gain = { morale = 9, clue = 2, food = 40 } }, { gain = { clue = 3 } }]");
    assert_eq!(
        (
            match_.dial(Dial::Morale),
            match_.dial(Dial::Clue),
            match_.dial(Dial::Food)
        ),
        (15, 2, 30)
    );
    assert!(match_.events.contains(&Event::Dial {
        dial: Dial::Food,
        from: 4,
        to: 30
    }));
    let match_ =
        read("[{ cap = { morale = 20 } }, { gain = { morale = 9 } }, { lose = { food = 9 } }]");
    assert_eq!(
        (match_.dial(Dial::Morale), match_.dial(Dial::Food)),
        (17, 0)
    );
    let match_ = read("[{ set-dial = { morale = 20, food = 1 } }]");
    assert_eq!(
        (match_.dial(Dial::Morale), match_.dial(Dial::Food)),
        (15, 1)
    );
}

/// R14: travelling moves the marker one space orthogonally, to the page there; it takes time.
#[test]
fn travelling() {
    let match_ = read("[\"travel\"]");
    assert_eq!(
        (page(&match_), match_.dial(Dial::Time)),
        (11, 1),
        "the only neighbour, without asking"
    );
    assert_eq!(match_.position.location, Location(1));
    let mut match_ = poi("[\"travel\"]");
    match_.position.location = Location(1);
    match_.step_onto("B");
    assert_eq!(
        match_.legal(),
        [0, 2].map(|place| Action::Travel(Location(place)))
    );
    let match_ = read("[{ travel-to = \"hill\" }]");
    assert_eq!(page(&match_), 12);
    assert_eq!(match_.dial(Dial::Time), 1);
}

/// R15, A41: leaving a page: the turn ends with Check Threat, the dashboard passes on, hostile
/// enemies go to the Hunt without wounds, tokens, threats and task go, wounds and statuses stay;
/// then the book goes on.
#[test]
fn leaving_a_page() {
    let mut match_ = poi("[{ page = 11 }]");
    match_.foe("owl", "D", Situation::Hostile);
    match_.foe("rat", "D", Situation::Hostile);
    match_.position.scene.foes[0].wounds = 1;
    match_.lay("fire", "E");
    match_.threats(&["t1"]);
    match_.become_(0, "brave");
    match_.position.hero_mut(1).wounds = 1;
    let piles = match_.position.piles;
    match_.step_onto("B");
    assert_eq!(
        (
            page(&match_),
            match_.position.bookkeeper,
            match_.position.current
        ),
        (11, 1, 1)
    );
    let (owl, rat) = (match_.enemy("owl"), match_.enemy("rat"));
    assert_eq!(
        (
            match_.position.hunt.count(owl),
            match_.position.hunt.count(rat)
        ),
        (0, 1),
        "the owl came back at once: START wants one"
    );
    assert!(
        match_.position.scene.threats.len() < 4
            && match_.position.discard.count(match_.card("t1")) == 1
    );
    assert!(match_.hero(0).statuses.contains(match_.status("brave")) && match_.hero(1).wounds == 1);
    let fires: Vec<_> = match_
        .position
        .scene
        .tokens
        .iter()
        .filter(|one| one.token == match_.token("fire"))
        .collect();
    assert_eq!(fires.len(), 1, "that of the new page");
    assert_eq!(
        match_.position.piles.iter().sum::<u8>() + 1,
        piles.iter().sum::<u8>(),
        "tokens do not return; one was laid"
    );
}

/// R15: the card of a group task is discarded, what was used on the page can be used again, and
/// nothing of it waits; all the more if the mission has failed meanwhile.
#[test]
fn nothing_of_a_page_stays() {
    let task = "[{ group-task = { label = { en = \"x\", de = \"x\" }, attribute = \"strength\", \
                difficulty = 6, success = [] } }]";
    let here = reading("[{ page = 11 }]")
        .1
        .replace("[{ gain = { food = 1 } }, { objective = 4 }]", task);
    let back = crate::rulebook::file("book/011.toml").replacen("do = [", "do = [{ page = 10 },", 1);
    let mut match_ = start(
        world(&[("book/010.toml", here), ("book/011.toml", back)]),
        Options::default(),
    );
    match_.at(0, "G");
    match_.step_onto("H");
    match_.hand(0, &["r2", "g1"]);
    let (r2, gizmo) = (match_.card("r2"), match_.item("gizmo"));
    match_.play(Action::Contribute(r2), &[]);
    match_.equip(0, 1, "gizmo");
    match_.play(
        Action::Use {
            item: gizmo,
            way: 1,
        },
        &[],
    );
    match_.at(0, "A");
    match_.hand(1, &["b1"]);
    match_.step_onto("B");
    assert_eq!(
        (
            page(&match_),
            match_.position.scene.revisit,
            match_.position.discard.count(r2)
        ),
        (10, true, 1)
    );
    assert!(match_.hero(0).used_here.is_empty());
    assert_eq!(
        match_.position.steps.len(),
        7,
        "{:?}",
        match_.position.steps
    );
    let match_ = read(
        "[{ for-each = { who = \"here\", do = [{ page = 11 }] } }, \
         { for-each = { who = \"everybody\", do = [{ wound = 9 }] } }]",
    );
    assert_eq!(
        (match_.position.fate, match_.position.leaving),
        (MissionStatus::Failed, None)
    );
    let everybody = "[calamity]\nvalue = 6\ndo = [{ for-each = { who = \"everybody\", \
                     do = [{ wound = 9 }] } },";
    let page =
        crate::rulebook::file("book/010.toml").replace("[calamity]\nvalue = 6\ndo = [", everybody);
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    match_.hand(1, &["r1", "g2", "g3"]);
    match_.go(Action::EndTurn);
    let [t2, calamity] = ["t2", "calamity"].map(|id| match_.card(id));
    match_.play(
        Action::Draw,
        &[t2.index() as u16, calamity.index() as u16, 5],
    );
    assert_eq!(
        (match_.position.fate, match_.position.discard.count(t2)),
        (MissionStatus::Failed, 1)
    );
}

/// R15: strangers do not hunt.
#[test]
fn strangers_do_not_hunt() {
    let mut match_ = poi("[{ page = 11 }]");
    match_.foe("king", "D", Situation::Safe);
    match_.step_onto("B");
    let king = match_.enemy("king");
    assert_eq!(
        (
            match_.position.hunt.total(),
            match_.position.enemies.count(king)
        ),
        (0, 1)
    );
}

/// R15: the turn is finished first, with Check Threat.
#[test]
fn check_threat_before_leaving() {
    let mut match_ = poi("[{ page = 11 }]");
    match_.at(1, "D");
    match_.foe("rat", "D", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(1, &["b1", "g1"]);
    match_.step_onto("B");
    assert!(
        match_.events.contains(&Event::EnemyTurn) || match_.asked() == Some(1),
        "the rat attacks"
    );
}

/// R16: on a page that is visited again in the mission there are no tokens, and only repeatable
/// entries.
#[test]
fn revisiting() {
    let mut match_ = new_match();
    for seat in [0, 1] {
        match_.at(seat, "A");
    }
    match_.go(Action::Exit(0));
    pass_to_exit(&mut match_);
    assert_eq!(page(&match_), 11);
    for _ in 0..40 {
        if page(&match_) == 10 {
            break;
        }
        leave_by(&mut match_, 0);
    }
    assert_eq!(page(&match_), 10);
    assert!(match_.position.scene.revisit && match_.position.scene.finds.is_empty());
    pass_on(&mut match_);
    match_.fresh_turn();
    match_.step_onto("B");
    assert!(
        !match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "it is ignored"
    );
    match_.fresh_turn();
    match_.at(0, "G");
    match_.step_onto("H");
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "it is repeatable"
    );
    assert_eq!(
        match_.position.scene.objectives, 0,
        "no objective token comes"
    );
}

/// Whoever acts uses this exit if possible, and answers the last thing otherwise.
fn leave_by(match_: &mut TestMatch, exit: u8) {
    if match_.can(Action::Exit(exit)) {
        match_.go(Action::Exit(exit));
    } else if match_.can(Action::Draw) {
        match_.go(Action::Draw);
    } else {
        let action = *match_.legal().last().expect("an answer");
        match_.go(action);
    }
}

fn pass_to_exit(match_: &mut TestMatch) {
    for _ in 0..12 {
        if page(match_) != 10 {
            return;
        }
        leave_by(match_, 0);
    }
}

/// R23: a card added to a deck goes to its bottom; what was retrieved is not retrieved again.
#[test]
fn discovery() {
    let match_ = read(
        "[{ discover = { item = \"relic\" } }, { discover = { item = \"relic\" } }, \
         { discover = { encounter = \"swarm\" } }]",
    );
    assert_eq!(
        match_.position.items.bottom.as_slice(),
        [match_.item("relic")]
    );
    assert_eq!(match_.position.encounters.bottom.len(), 1);
    let mut match_ = read("[{ item = \"helm\" }, { item = \"helm\" }]");
    let helm = match_.item("helm");
    assert_eq!(
        match_.legal(),
        [Action::Wear(helm), Action::Store(helm), Action::Scrap(helm)]
    );
    match_.play(Action::Scrap(helm), &[]);
    assert!(
        match_.position.item_discard.contains(helm),
        "the second time it is ignored"
    );
    let relic = match_.item("relic");
    let found = "{ discover = { item = \"relic\" } },";
    for (before, gets) in [
        ("", true),
        (found, true),
        ("{ banish = { item = \"relic\" } },", false),
    ] {
        let match_ = read(&format!("[{before} {{ item = \"relic\" }}]"));
        assert_eq!(match_.can(Action::Wear(relic)), gets, "{before}");
        assert_eq!(match_.position.campaign.found.items.contains(relic), gets);
        assert!(match_.position.items.bottom.is_empty());
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
            let match_ = read(&format!("[{script}]"));
            let Position {
                items,
                enemies,
                encounters,
                roads,
                ..
            } = match_.position;
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
    let mut match_ = poi("[{ banish = { item = \"helm\" } }, { banish = { item = \"stick\" } }]");
    let [helm, stick, coat, bow] = ["helm", "stick", "coat", "bow"].map(|id| match_.draw(id));
    let worn = [Some(helm), Some(coat), None, None, None];
    let chest = Chest {
        worn,
        pack: [stick, bow].into_iter().collect(),
        ..Chest::default()
    };
    match_.position.campaign.boxes[2] = Some(chest);
    match_.step_onto("B");
    let worn = [None, Some(coat), None, None, None];
    assert_eq!(
        match_.position.campaign.boxes[2],
        Some(Chest {
            worn,
            pack: [bow].into_iter().collect(),
            ..Chest::default()
        })
    );
    for place in 0..4 {
        let mut match_ = poi("[{ banish = { item = \"helm\" } }]");
        let helm = match_.draw("helm");
        let Position {
            item_discard,
            broken,
            campaign,
            heroes,
            ..
        } = &mut match_.position;
        match place {
            0 => item_discard.put(helm),
            1 => broken.put(helm),
            2 => campaign.supply.put(helm),
            _ => assert!(heroes[1].pack.push(helm)),
        }
        match_.step_onto("B");
        let Position {
            item_discard,
            broken,
            campaign,
            ..
        } = &match_.position;
        let somewhere = [*item_discard, *broken, campaign.supply]
            .iter()
            .any(|set| set.contains(helm));
        assert!(!somewhere && !match_.hero(1).carries(helm), "{place}");
    }
    let mut match_ =
        poi("[{ banish = { encounter = \"ambush\" } }, { banish = { road = \"bump\" } }]");
    assert!(
        match_.position.encounters.unseen.take(Encounter(0))
            && match_.position.roads.unseen.take(Road(0))
    );
    match_.position.encounter_discard.put(Encounter(0));
    match_.position.road_discard.put(Road(0));
    match_.step_onto("B");
    assert!(
        match_.position.encounter_discard.is_empty() && match_.position.road_discard.is_empty()
    );
    let mut match_ = poi("[{ banish = { enemy = \"rat\" } }]");
    for id in ["owl", "rat", "rat"] {
        match_.foe(id, "D", Situation::Safe);
    }
    let (rat, owl) = (match_.enemy("rat"), match_.enemy("owl"));
    match_.position.enemies.take(rat);
    match_.position.hunt.put(rat);
    match_.step_onto("B");
    let foes: Vec<_> = match_
        .position
        .scene
        .foes
        .iter()
        .map(|foe| foe.enemy)
        .collect();
    assert_eq!(
        (
            foes,
            match_.position.hunt.total(),
            match_.position.enemies.count(rat)
        ),
        (vec![owl], 0, 0)
    );
}

/// R23: what somebody has was found, also in a campaign that is older than the mark on its card.
#[test]
fn what_is_kept_was_found() {
    let match_ = new_match();
    let relic = match_.item("relic");
    let mut campaign = Campaign::new(&match_.game.content);
    campaign.supply.put(relic);
    let options = Options {
        campaign: Some(campaign.saved(&match_.game.content)),
        ..Options::default()
    };
    let next = match_.game.lay_out(&options).expect("sound");
    assert!(next.campaign.found.items.contains(relic) && next.items.unseen.count(relic) == 0);
}

/// R27, A15: a point of interest is read on coming onto it in one's turn, once; it ends the
/// movement; a repeatable one is read each time, and at the start of a turn only if wanted.
#[test]
fn points_of_interest() {
    let mut match_ = new_match();
    match_.hand(0, &["g3", "g1", "g1", "g2"]);
    let [g3, g1] = ["g3", "g1"].map(|id| match_.card(id));
    let [a, b, h] = ["A", "B", "H"].map(|letter| match_.space(letter));
    match_.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    assert_eq!(
        (match_.dial(Dial::Clue), match_.position.steps.last()),
        (1, Some(Phase::Actions))
    );
    match_.play(Action::Move(g1), &[]).play(Action::Go(a), &[]);
    match_.play(Action::Move(g1), &[]).play(Action::Go(b), &[]);
    assert!(
        !match_
            .events
            .iter()
            .any(|event| matches!(event, Event::Read { .. })),
        "once only"
    );
    let mut match_ = new_match();
    match_.at(0, "G");
    match_.step_onto("H");
    assert_eq!(match_.dial(Dial::Food), 5);
    match_.hand(1, &["g1"]);
    match_.at(1, "D");
    match_.go(Action::EndTurn);
    pass_on(&mut match_);
    assert_eq!(
        (match_.hero(0).space(), match_.dial(Dial::Food)),
        (Some(h), 5)
    );
    match_.go(Action::Read);
    assert_eq!(match_.dial(Dial::Food), 6);
    assert_eq!(match_.refusal(0, Action::Read).0, "A15");
    match_.at(0, "F");
    match_.go(Action::EndTurn);
    pass_on(&mut match_);
    assert!(!match_.can(Action::Read), "there is nothing to read on F");
}

/// R27: an objective is read where its token is, and the token is discarded; unless it says
/// otherwise.
#[test]
fn objectives() {
    let match_ = read("[{ objective = 3 }, { move-to = \"C\" }]");
    assert_eq!(
        match_.position.fate,
        MissionStatus::Succeeded,
        "put there, and the token is there"
    );
    assert_eq!(match_.position.scene.objectives, 0);
    let page = crate::rulebook::file("book/010.toml")
        .replace("\"C\", entry = 3", "\"C\", entry = 3, placed = true");
    let match_ = start(world(&[("book/010.toml", page)]), Options::default());
    assert_eq!(
        match_.position.scene.objectives, 1,
        "the page has it from the beginning"
    );
    let mut match_ = poi("[{ objective = 3 }]");
    match_.at(1, "C");
    match_.hand(1, &["g1"]);
    match_.step_onto("B");
    assert_eq!(
        match_.position.fate,
        MissionStatus::Open,
        "not in the turn of another"
    );
    match_.go(Action::EndTurn);
    match_.go(Action::Draw);
    assert_eq!(
        match_.position.fate,
        MissionStatus::Succeeded,
        "whoever stands there reads it in the own turn"
    );
    let page = crate::rulebook::file("book/010.toml").replace("\"keep-objective\",", "");
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    match_.at(0, "G");
    match_.step_onto("H");
    assert_eq!(match_.position.scene.objectives, 2, "by the entry on H");
    assert!(match_.events.contains(&Event::Objective {
        space: 'G',
        placed: true
    }));
    match_.step_onto("G");
    assert_eq!(match_.position.scene.objectives, 2, "while it is read");
    let work = Action::Choose(2);
    match_.go(work);
    assert_eq!(match_.position.scene.objectives, 0);
    assert!(match_.events.contains(&Event::Objective {
        space: 'G',
        placed: false
    }));
    let mut match_ = read("[{ objective = 4 }]");
    match_.at(0, "F");
    match_.fresh_turn();
    match_.step_onto("G");
    assert!(matches!(
        match_.position.steps.last(),
        Some(Phase::Choice { .. })
    ));
    assert_eq!(match_.position.scene.objectives, 2, "it keeps its token");
    match_.go(Action::Choose(2));
    assert_eq!(match_.position.scene.objectives, 2, "also afterwards");
}

/// R29, A17: one may leave on an exit space; the first exit used is the only one for the others.
#[test]
fn exits() {
    let mut match_ = match_of(3);
    assert_eq!(
        match_.refusal(0, Action::Exit(1)),
        ("R29", "no-exit-here".into())
    );
    match_.at(1, "D");
    match_.hand(1, &["g1"]);
    match_.go(Action::Exit(0));
    assert_eq!((match_.hero(0).spot, match_.asked()), (Spot::Left, Some(1)));
    match_.go(Action::Draw);
    while match_.position.steps.last() != Some(Phase::Actions) {
        let action = *match_.legal().last().expect("an answer");
        match_.go(action);
    }
    assert_eq!(
        match_.refusal(1, Action::Exit(1)),
        ("R29", "no-other-exit".into())
    );
    match_.at(1, "A");
    assert!(match_.can(Action::Exit(0)));
}

/// A18, A19: when the last one who did not flee has left, the page is left, and those who fled come
/// along; the mission has not failed.
#[test]
fn leaving_the_fallen() {
    let mut match_ = new_match();
    match_.position.hero_mut(1).spot = Spot::Down;
    match_.foe("rat", "D", Situation::Hostile);
    match_.go(Action::Exit(0));
    assert_eq!(
        (page(&match_), match_.position.fate),
        (11, MissionStatus::Open)
    );
    assert_eq!(match_.hero(1).spot, Spot::At(match_.space("X")));
    assert_eq!(match_.position.hunt.total(), 1, "the rat is hunting");
}

/// R12: an exit with a condition is open only then.
#[test]
fn conditions_of_exits() {
    let mut match_ = new_match();
    match_.at(0, "D");
    assert!(match_.can(Action::Exit(1)));
    match_.position.flags.put(redtag_aftermath::Flag(0));
    assert!(!match_.can(Action::Exit(1)));
}
