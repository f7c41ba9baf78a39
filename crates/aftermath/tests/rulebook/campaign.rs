//! Missions and the campaign: R60-R65, A4, A29, A32, A48.

use redtag_aftermath::{
    Ability, Action, Aftermath, Campaign, Character, Chest, Content, Dial, Encounter, Ending,
    Enemy, Event, File, Flag, Item, Known, Mission, MissionStatus, Options, Phase, Road,
};
use redtag_kernel::{Fast, Game, Turn};

use crate::rulebook::{TestMatch, files, new_match, poi, read, reading, start, world};

/// Answers the last thing until the game is over.
fn finish(match_: &mut TestMatch) {
    while match_.asked().is_some() {
        let action = *match_.legal().last().expect("an answer");
        match_.go(action);
    }
}

/// R60: the goal of the main mission leads to its success entry and the Colony Phase; time beyond
/// the allowance is no failure but costs the colony (A32).
#[test]
fn success() {
    let mut match_ = poi("[{ succeed = \"quest\" }, { gain = { clue = 1 } }]");
    match_.set(Dial::Time, 6);
    match_.step_onto("B");
    assert_eq!(
        (match_.position.fate, match_.dial(Dial::Clue)),
        (MissionStatus::Succeeded, 0),
        "nothing else is read"
    );
    finish(&mut match_);
    assert_eq!(match_.position.ending, Some(Ending::Success));
    assert_eq!(match_.dial(Dial::Population), 6, "two hours too late");
    assert_eq!(
        match_.dial(Dial::Food),
        2,
        "a quarter of the population ate"
    );
    let quest = Mission(0);
    assert!(match_.position.campaign.done.contains(quest));
    let all = match_
        .position
        .seats()
        .fold(redtag_kernel::Seats::default(), redtag_kernel::Seats::with);
    assert_eq!(match_.game.winners(&match_.position), all);
}

/// R60, R61: when all are down the fail entry is read, and the Colony Phase follows all the same.
#[test]
fn failure() {
    let mut match_ = poi("[{ for-each = { who = \"everybody\", do = [{ wound = 4 }] } }]");
    match_.step_onto("B");
    finish(&mut match_);
    assert_eq!(
        (match_.position.ending, match_.dial(Dial::Food)),
        (Some(Ending::Failure), 2)
    );
    assert!(match_.position.campaign.failed.contains(Mission(0)));
    assert_eq!(
        match_.game.winners(&match_.position),
        redtag_kernel::Seats::default()
    );
}

/// R60, R61: when the mission fails or the game ends, everything stops wherever one was: an item
/// that was just found is discarded, a ride is over, the page is left.
#[test]
fn everything_stops() {
    let mut match_ = poi("[{ gain = { time = 1, item = 1 } }]");
    match_.set(Dial::Time, 12);
    match_.set(Dial::Population, 2);
    match_.position.campaign.infinite = true;
    match_.step_onto("B");
    assert_eq!(
        (match_.position.fate, match_.position.item_discard.len()),
        (MissionStatus::Failed, 1)
    );
    let drive = "[{ drive = { vehicle = \"cart\", cards = 3, arrive = [], wreck = [] } }]";
    let all_down = "{ for-each = { who = \"everybody\", do = [{ wound = 9 }] } }";
    for on_the_road in [all_down, "\"end-session\""] {
        let cards = crate::rulebook::file("cards.toml")
            .replace("do = [{ damage = 1 }]", &format!("do = [{on_the_road}]"))
            .replace(
                "do = [{ gain = { food = 1 } }]\n\n[[road]]",
                &format!("do = [{on_the_road}]\n\n[[road]]"),
            )
            .replace(
                "enemy = true\ndo = [",
                &format!("enemy = true\ndo = [{on_the_road}, "),
            );
        let mut match_ = start(
            world(&[reading(drive), ("cards.toml", cards)]),
            Options::default(),
        );
        match_.step_onto("B");
        let drawn = match_
            .events
            .iter()
            .filter(|event| matches!(event, Event::RoadDrawn { .. }))
            .count();
        assert_eq!((match_.position.ride, drawn), (None, 1), "{on_the_road}");
    }
    let mut match_ = poi("[\"end-session\"]");
    match_.lay("fire", "C");
    match_.threats(&["t1"]);
    match_.step_onto("B");
    assert_eq!(
        (match_.position.scene, match_.position.steps.len()),
        (redtag_aftermath::Scene::default(), 0)
    );
}

/// R60: the book fails the main mission as long as it is open, and no other one.
#[test]
fn failing_by_the_book() {
    let failed = |mission: &str, fate: MissionStatus| {
        let mut match_ = poi(&format!(
            "[{{ fail = \"{mission}\" }}, {{ gain = {{ clue = 1 }} }}]"
        ));
        match_.position.fate = fate;
        match_.step_onto("B");
        (
            match_.position.fate,
            match_.position.campaign.failed.len(),
            match_.dial(Dial::Clue),
        )
    };
    assert_eq!(
        failed("quest", MissionStatus::Open),
        (MissionStatus::Failed, 1, 0)
    );
    assert_eq!(
        failed("rounds", MissionStatus::Open),
        (MissionStatus::Open, 0, 1)
    );
    assert_eq!(
        failed("quest", MissionStatus::Succeeded),
        (MissionStatus::Succeeded, 0, 1)
    );
}

/// R61: the campaign goes on with other characters in other numbers; items, supply and flags are
/// kept.
#[test]
fn the_next_game() {
    let mut match_ = poi("[{ item = \"helm\" }, { set = \"met\" }, { succeed = \"quest\" }]");
    match_.step_onto("B");
    let helm = match_.item("helm");
    match_.play(Action::Wear(helm), &[]);
    finish(&mut match_);
    let mut campaign = Campaign::after(&match_.game.content, &match_.position).expect("it is over");
    campaign.dials[Dial::Time as usize] = 7;
    let options = Options {
        seats: 3,
        campaign: Some(campaign.saved(&match_.game.content)),
        ..Options::default()
    };
    let next = match_.game.lay_out(&options).expect("sound");
    assert!(next.hero(0).carries(helm) && next.items.unseen.count(helm) == 0);
    assert_eq!(
        (
            next.campaign.game,
            next.campaign.flags.len(),
            next.heroes.len()
        ),
        (2, 1, 3)
    );
    let characters = vec!["cid".to_owned(), "dot".to_owned()];
    let others = Options {
        characters,
        campaign: Some(campaign.saved(&match_.game.content)),
        ..Options::default()
    };
    let next = match_.game.lay_out(&others).expect("sound");
    assert!(
        !next.heroes.iter().any(|hero| hero.carries(helm)) && next.items.unseen.count(helm) == 0
    );
    assert_eq!(next.campaign.dial(Dial::Time), 0);
    match_
        .game
        .audit(&match_.position)
        .expect("sound after the end");
}

/// R62, A29: a goal of any character, in the party or not, is completed by its condition,
/// and stays so; four of them win the campaign.
#[test]
fn goals() {
    let mut match_ = poi(
        "[{ goal = \"dot\" }, { gain = { food = 30 } }, { build = \"garden\" }, \
         { succeed = \"quest\" }]",
    );
    match_.step_onto("B");
    finish(&mut match_);
    let goals: Vec<u8> = match_
        .position
        .campaign
        .goals
        .iter()
        .map(|one| one.0)
        .collect();
    assert_eq!(goals, [0, 1, 2, 3], "garden, food, quest, and by the book");
    assert!(match_.position.campaign.is_won(&match_.game.content));
    assert_eq!(
        match_
            .events
            .iter()
            .filter(|&event| *event == Event::CampaignWon)
            .count(),
        1
    );
    let mut campaign = Campaign::after(&match_.game.content, &match_.position).expect("it is over");
    campaign.dials[Dial::Food as usize] = 1;
    assert!(
        campaign.is_won(&match_.game.content),
        "completed stays completed"
    );
}

/// R63, A48: with morale or population at 0 the loss entry is read; then a new campaign, or
/// infinite lives with both dials at 5 and the mission going on.
#[test]
fn losing_the_campaign() {
    for dial in ["morale", "population"] {
        let mut match_ = read(&format!(
            "[{{ lose = {{ {dial} = 20 }} }}, {{ gain = {{ scrap = 5 }} }}]"
        ));
        assert_eq!(match_.legal(), [Action::NewCampaign, Action::InfiniteLives]);
        let loss = match_.game.content.numbers.loss;
        assert!(
            match_
                .events
                .iter()
                .any(|event| matches!(event, Event::Read { entry, .. } if *entry == loss))
        );
        assert_eq!(match_.dial(Dial::Scrap), 2, "the rest waits");
        let before = match_.position;
        match_.go(Action::InfiniteLives);
        assert_eq!(
            (match_.dial(Dial::Morale), match_.dial(Dial::Population)),
            (5, 5)
        );
        assert!(match_.position.campaign.infinite && match_.position.ending.is_none());
        assert!(
            !match_.position.lost,
            "the next loss, and the night, will be noticed"
        );
        assert_eq!(match_.dial(Dial::Scrap), 7, "what was being read goes on");
        match_.position = before;
        match_.go(Action::NewCampaign);
        assert_eq!(match_.position.ending, Some(Ending::Lost));
    }
}

/// R63, A50: with infinite lives nobody is asked, and what else has come about is not forgotten:
/// the night falls, and at last brings all of them down (R54).
#[test]
fn infinite_lives() {
    let play = |script: &str| {
        let options = Options {
            infinite_lives: true,
            ..Options::default()
        };
        let mut match_ = start(world(&[reading(script)]), options);
        match_.step_onto("B");
        match_
    };
    let match_ = play("[{ lose = { morale = 20 } }]");
    assert_eq!(
        (match_.dial(Dial::Morale), match_.dial(Dial::Population)),
        (5, 5)
    );
    assert!(match_.events.contains(&Event::Revived));
    let late = |more: &str| {
        play(&format!(
            "[{{ gain = {{ time = 12 }} }}, {more}, {{ gain = {{ time = 1 }} }}]"
        ))
    };
    let match_ = late("{ lose = { morale = 20 } }");
    assert!(match_.events.contains(&Event::NightFalls));
    let colony = (match_.dial(Dial::Morale), match_.dial(Dial::Population));
    assert_eq!(
        (colony, match_.position.fate),
        ((4, 4), MissionStatus::Open)
    );
    let match_ = late("{ lose = { population = 6 } }");
    assert_eq!(
        match_.position.fate,
        MissionStatus::Failed,
        "all are down at once"
    );
}

/// R64: a lost campaign is followed by a new one, with everything back in its box.
#[test]
fn reset() {
    let mut match_ = read(
        "[{ discover = { item = \"relic\" } }, { set = \"met\" }, { lose = { morale = 20 } }]",
    );
    match_.go(Action::NewCampaign);
    let next = Campaign::after(&match_.game.content, &match_.position).expect("it is over");
    assert_eq!(next, Campaign::new(&match_.game.content));
    assert!(
        next.found.items.is_empty() && next.boxes.iter().all(Option::is_none) && next.game == 1
    );
}

/// R65: a pack is more files of the same kind, and can be added in the middle of a campaign: a
/// character, an enemy that joins random encounters.
#[test]
fn packs_join_a_campaign() {
    let mut match_ = poi("[{ succeed = \"quest\" }]");
    match_.step_onto("B");
    finish(&mut match_);
    let campaign = Campaign::after(&match_.game.content, &match_.position).expect("it is over");
    let say = |word: &str| format!("{{ en = \"{word}\", de = \"{word}\" }}");
    let pack = format!(
        "[[card]]\nid = \"eve-influence\"\ncolour = \"white\"\nvalue = 2\ncharacter = \"eve\"\n\
         name = {0}\n[[item]]\nid = \"fork\"\nname = {0}\ntext = {0}\nkind = {0}\nslot = \"paw\"\n\
         repair = 1\nstarting = true\n[[ability]]\nid = \"sing\"\nname = {0}\ntext = {0}\n\
         bonus = [{{ amount = 1 }}]\n[[character]]\nid = \"eve\"\nname = {0}\nclass = {0}\n\
         species = {0}\ntext = {0}\nbonus = {{ strength = 3 }}\nlife = 3\nitem = \"fork\"\n\
         ability = \"sing\"\ngoal = {0}\ngoal-when = {{ flag = \"met\" }}\n",
        say("x")
    );
    let mut all = files(&[]);
    all.push(("pack.toml".into(), pack));
    let all: Vec<_> = all.iter().map(|(name, text)| File { name, text }).collect();
    let game = Aftermath::new(Content::read(&all).unwrap_or_else(|flaws| panic!("{flaws:?}")));
    let options = Options {
        characters: vec!["eve".into(), "ann".into()],
        campaign: Some(campaign.saved(&match_.game.content)),
        ..Options::default()
    };
    let mut chance = Fast::new(1, 1);
    let mut position = game.set_up(&options, &mut chance, &mut ()).expect("sound");
    assert_eq!(game.content.characters.len(), 5);
    let mut actions = Vec::new();
    while let Turn::Act(seats) = game.turn(&position) {
        game.audit(&position).expect("sound");
        actions.clear();
        game.legal_actions(&position, seats.first().unwrap_or(0), &mut actions);
        let action = actions[chance.below(actions.len())];
        game.apply(
            &mut position,
            seats.first().unwrap_or(0),
            action,
            &mut chance,
            &mut (),
        );
    }
    assert!(position.ending.is_some());
    let mut campaign = Campaign::new(&game.content);
    campaign.goals.put(Character(4));
    let without = Options {
        campaign: Some(campaign.saved(&game.content)),
        ..Options::default()
    };
    assert!(match_.game.lay_out(&without).is_err(), "the pack is missed");
    assert!(
        match_
            .game
            .lay_out(&Options {
                absent: true,
                ..without
            })
            .is_ok(),
        "or done without"
    );
}

/// A4: food heals, scrap repairs, and fleeing and nesting take time.
#[test]
fn what_costs_what() {
    let mut match_ = new_match();
    match_.position.hero_mut(0).wounds = 2;
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    match_.play(Action::Nest, &[]).play(Action::Eat, &[]);
    assert_eq!(match_.hero(0).wounds, 1, "one wound each");
    assert_eq!(
        (
            match_.dial(Dial::Food),
            match_.dial(Dial::Scrap),
            match_.dial(Dial::Time)
        ),
        (3, 2, 1)
    );
}

/// R5, R60: side missions succeed and fail beside the main one, and their entry is read at once.
#[test]
fn side_missions() {
    let match_ =
        read("[{ mission = \"errand\" }, { succeed = \"errand\" }, { gain = { food = 1 } }]");
    assert_eq!(
        (match_.dial(Dial::Scrap), match_.dial(Dial::Food)),
        (3, 5),
        "its entry, then the rest"
    );
    assert_eq!(match_.position.steps.last(), Some(Phase::Actions));
    assert!(match_.position.sides.is_empty() && match_.position.campaign.done.contains(Mission(2)));
    assert_eq!(match_.position.fate, MissionStatus::Open);
    let match_ = read("[{ mission = \"errand\" }, { fail = \"errand\" }, { gain = { food = 1 } }]");
    assert_eq!((match_.dial(Dial::Morale), match_.dial(Dial::Food)), (7, 5));
    assert!(
        match_.position.sides.is_empty() && match_.position.campaign.failed.contains(Mission(2))
    );
}

/// R5, R23: a mission is taken if it was discovered and not banished, and again only if it is
/// repeatable.
#[test]
fn missions_to_take() {
    let main = |script: &str| read(script).position.main;
    let secret = |before: &str| main(&format!("[{before} {{ mission = \"secret\" }}]"));
    assert_eq!(secret(""), Some(Mission(0)), "it is not discovered");
    assert_eq!(
        secret("{ discover = { mission = \"secret\" } },"),
        Some(Mission(3))
    );
    assert_eq!(
        secret("{ discover = { mission = \"secret\" } }, { banish = { mission = \"secret\" } },"),
        Some(Mission(0))
    );
    let again = |mission: &str, number| {
        let mut match_ = poi(&format!("[{{ mission = \"{mission}\" }}]"));
        match_.position.campaign.done.put(number);
        match_.step_onto("B");
        match_.position.main == Some(number) || match_.position.sides.contains(number)
    };
    assert!(again("rounds", Mission(1)) && !again("errand", Mission(2)));
}

/// R13, R46, R61, R63: a campaign that is handed in is not lost, shows no more on a dial than it
/// can, and has every item once, where it fits, and nothing that the content does not have.
#[test]
fn a_campaign_must_be_possible() {
    let match_ = new_match();
    let content = &match_.game.content;
    let [helm, stick, spear, relic] = ["helm", "stick", "spear", "relic"].map(|id| match_.item(id));
    let check = |change: &dyn Fn(&mut Campaign)| {
        let mut campaign = Campaign::new(content);
        change(&mut campaign);
        campaign.check(content).map_err(|flaw| flaw.place)
    };
    let worn = |items: [Option<Item>; 5]| {
        check(&|one| {
            one.boxes[0] = Some(Chest {
                worn: items,
                ..Chest::default()
            });
        })
    };
    let wrong = |place: &str| Err(place.to_owned());
    assert_eq!(check(&|_| {}), Ok(()));
    assert_eq!(check(&|one| one.game = 0), wrong("game"));
    for dial in [Dial::Population, Dial::Morale] {
        assert_eq!(
            check(&|one| one.dials[dial as usize] = 0),
            wrong("dials"),
            "lost"
        );
    }
    assert_eq!(check(&|one| one.dials[Dial::Food as usize] = 30), Ok(()));
    assert_eq!(
        check(&|one| one.dials[Dial::Food as usize] = 31),
        wrong("dials")
    );
    assert_eq!(
        check(&|one| one.most[Dial::Time as usize] = 13),
        wrong("most")
    );
    assert_eq!(check(&|one| one.flags.put(Flag(1))), wrong("flags"));
    assert_eq!(check(&|one| one.done.put(Mission(4))), wrong("flags"));
    assert_eq!(check(&|one| one.failed.put(Mission(4))), wrong("flags"));
    assert_eq!(check(&|one| one.goals.put(Character(4))), wrong("goals"));
    let beyond = Item(content.items.len() as u8);
    assert_eq!(check(&|one| one.supply.put(beyond)), wrong("supply"));
    assert_eq!(check(&|one| one.retrieved.put(beyond)), wrong("supply"));
    for change in [
        |known: &mut Known| known.items.put(Item(100)),
        |known: &mut Known| known.enemies.put(Enemy(30)),
        |known: &mut Known| known.encounters.put(Encounter(30)),
        |known: &mut Known| known.missions.put(Mission(4)),
        |known: &mut Known| known.roads.put(Road(30)),
    ] {
        assert_eq!(check(&|one| change(&mut one.found)), wrong("found"));
        assert_eq!(check(&|one| change(&mut one.banished)), wrong("found"));
    }
    assert_eq!(worn([Some(helm), None, Some(stick), None, None]), Ok(()));
    assert_eq!(worn([Some(helm), None, None, Some(stick), None]), Ok(()));
    assert_eq!(
        worn([None, None, Some(stick), Some(match_.item("bow")), None]),
        Ok(())
    );
    assert_eq!(worn([None, None, Some(spear), None, None]), Ok(()));
    for items in [
        [Some(beyond), None, None, None, None],
        [None, Some(helm), None, None, None],
        [None, None, None, Some(helm), None],
        [Some(stick), None, Some(stick), None, None],
        [None, None, None, Some(spear), None],
        [None, None, Some(spear), Some(stick), None],
        [None, None, Some(stick), Some(spear), None],
    ] {
        assert_eq!(worn(items), wrong("boxes"), "{items:?}");
    }
    let full = Chest {
        pack: [stick, spear].into_iter().collect(),
        ..Chest::default()
    };
    assert_eq!(check(&|one| one.boxes[0] = Some(full)), Ok(()));
    assert_eq!(
        check(&|one| one.boxes[4] = Some(full)),
        wrong("boxes"),
        "whose box is that?"
    );
    assert_eq!(
        check(&|one| (one.boxes[0], one.boxes[1]) = (Some(full), Some(full))),
        wrong("boxes"),
        "twice"
    );
    let twice = |one: &mut Campaign, supply: bool| {
        one.boxes[0] = Some(Chest {
            pack: [relic].into_iter().collect(),
            ..Chest::default()
        });
        if supply {
            one.supply.put(relic);
        } else {
            one.banished.items.put(relic);
        }
    };
    assert_eq!(check(&|one| twice(one, true)), wrong("boxes"));
    assert_eq!(check(&|one| twice(one, false)), wrong("boxes"));
    let mut able = Chest::default();
    able.abilities.put(Ability(content.abilities.len() as u8));
    assert_eq!(check(&|one| one.boxes[0] = Some(able)), wrong("boxes"));
}
