//! What independent readers of the rulebook found: a position for each.

use redtag_aftermath::{
    Ability, Action, Card, Character, Content, Dial, Ending, Enemy, Event, Foe, Item, Laid,
    Leaving, Location, Mission, Options, Page, Phase, Position, Situation, Space, Spot, Token,
};
use redtag_kernel::odds::Oracle;
use redtag_kernel::{Game, Tell, Turn};

use crate::rulebook::{
    TestMatch, file, named, new_match, official_from, poi, poi_of, read, sketch, start, world,
};

/// What is done to a sound position.
type Change = fn(&mut Position);

/// The tiny world, where one text of the cards is another.
fn cards(old: &str, new: &str) -> TestMatch {
    let text = file("cards.toml");
    assert!(text.contains(old), "the cards say {old:?}");
    start(
        world(&[("cards.toml", text.replace(old, new))]),
        Default::default(),
    )
}

/// R39, R58: what slows a character is taken off the sum of the cards of a Move action, and cards
/// that come to nothing with it are not taken.
#[test]
fn what_slows_takes_points_off() {
    let mut match_ = cards(
        "id = \"dazed\"\n",
        "id = \"dazed\"\nbonus = [{ action = \"move\", amount = -2 }]\n",
    );
    match_.become_(0, "dazed");
    match_.hand(0, &["g3", "r1", "y1"]);
    let (g3, r1, y1) = (match_.card("g3"), match_.card("r1"), match_.card("y1"));
    let (b, e) = (match_.space("B"), match_.space("E"));
    let before = match_.position;
    match_.play(Action::Move(g3), &[]);
    assert!(match_.can(Action::Go(b)), "3 - 2 is enough for one step");
    match_.at(0, "E");
    let f = match_.space("F");
    match_.play(Action::Go(f), &[]);
    assert_eq!(match_.hero(0).space(), Some(f));
    assert!(
        !match_.can(Action::Go(e)),
        "and it was the only one: {:?}",
        match_.legal()
    );
    match_.position = before;
    match_.play(Action::Move(r1), &[]);
    assert!(!match_.can(Action::Go(b)), "1 - 2 is not");
    match_.play(Action::Play(y1), &[]);
    assert!(!match_.can(Action::Go(b)), "nor is 1 + 1 - 2");
    match_.play(Action::Play(g3), &[]);
    assert!(
        match_.can(Action::Go(e)),
        "1 + 1 + 3 - 2 cross the blue line"
    );
    match_.position = before;
    match_.hand(0, &["r1", "y1"]);
    assert_eq!(
        match_.refusal(0, Action::Move(r1)),
        ("R39", "no-points-at-all".to_owned())
    );
    assert!(!match_.can(Action::Move(r1)));
}

/// R62, A57: goals are looked at at once, but what is to be left after supper is looked at after
/// it.
#[test]
fn the_larder_is_counted_after_supper() {
    let garden = |content: &Content| Item(named(&content.names.items, "garden"));
    let mut match_ = official_from(include_str!("../positions/before-supper.toml"));
    let content = &match_.game.content;
    let (garden, quince) = (
        garden(content),
        Character(named(&content.names.characters, "quince")),
    );
    let winter = Mission(named(&content.names.missions, "doubletree"));
    let mut pages = content.pages.iter();
    let supper = Page(pages.position(|page| page.number == 90).expect("supper") as u8);
    let campaign = &mut match_.position.campaign;
    campaign.supply.put(garden);
    campaign.found.items.put(garden);
    campaign.done.put(winter);
    match_.set(Dial::Food, 15);
    match_.position.hero_mut(0).wounds = 1;
    let before = match_.position;
    let completed = Event::GoalCompleted { character: quince };
    for action in [Action::EndTurn, Action::Nest, Action::Eat] {
        match_.go(action);
        assert!(!match_.events.contains(&completed), "not before supper");
    }
    match_.position = before;
    match_.position.leaving = Some(Leaving::Page(supper));
    match_.go(Action::EndTurn).go(Action::Pass);
    assert!(match_.events.contains(&completed), "{:?}", match_.events);
}

/// R50 (5): the threat card lies under the enemy until it has acted, and is not drawn meanwhile.
#[test]
fn the_threat_card_goes_after_the_enemy_has_acted() {
    let mut match_ = cards(
        "threat = [1]\n",
        "threat = [1]\nbefore = [{ add-threat = 1 }]\n",
    );
    match_.foe("rat", "A", Situation::Hostile);
    match_.at(1, "D");
    match_.hand(0, &["g1"]);
    let all = ["t1", "t1", "t1", "t2", "t2", "t2", "t3", "t3"];
    match_.threats(&all);
    match_.play(Action::EndTurn, &[]);
    assert!(matches!(match_.position.steps.last(), Some(Phase::Test(_))));
    assert_eq!(match_.position.scene.threats.len(), all.len());
    let discarded = |event: &Event| matches!(event, Event::ThreatDiscarded { .. });
    assert!(!match_.events.iter().any(discarded), "{:?}", match_.events);
    match_.habits = false;
    match_.go(Action::Decline);
    let told: Vec<u8> = match_
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::ThreatDiscarded { cards } => Some(cards),
            _ => None,
        })
        .collect();
    assert_eq!(told, [1, 7], "its own, then all others (R51)");
}

/// R58: "You cannot move" bars every movement by one's own means, not only the Move action.
#[test]
fn who_cannot_move_does_not_move_by_a_card() {
    let mut match_ = new_match();
    let dash = Ability(named(&match_.game.content.names.abilities, "dash"));
    match_.hand(0, &["w2"]);
    assert!(match_.can(Action::Activate(dash)));
    match_.become_(0, "bound");
    let forbidden = ("R58", "no-status-forbids".to_owned());
    assert_eq!(match_.refusal(0, Action::Activate(dash)), forbidden);
    let match_ = read("[{ status = \"bound\" }, { move = 2 }]");
    assert_eq!(match_.position.steps.last(), Some(Phase::Actions));
    let match_ = read("[{ status = \"bound\" }, { move-to = \"start\" }]");
    let start = match_.space("A");
    assert_eq!(
        match_.hero(0).space(),
        Some(start),
        "the book puts one there"
    );
}

/// R43: of one's own ability one decides oneself; in the book the party decides (R59).
#[test]
fn the_owner_of_an_ability_decides() {
    let mut match_ = start(
        world(&[]),
        Options {
            seats: 3,
            characters: vec!["dot".into()],
            ..Options::default()
        },
    );
    match_.position.bookkeeper = 1;
    let shout = Ability(named(&match_.game.content.names.abilities, "shout"));
    (1..3).for_each(|seat| match_.position.hero_mut(seat).wounds = 1);
    match_.hand(0, &["w3"]);
    match_.play(Action::Activate(shout), &[]);
    assert_eq!(match_.asked(), Some(0));
    match_.play(Action::Pick(2), &[]);
    assert_eq!((match_.hero(1).wounds, match_.hero(2).wounds), (1, 0));
    let mut match_ = poi_of(
        3,
        "[{ one = { who = \"everybody\", do = [{ wound = 1 }] } }]",
    );
    match_.position.bookkeeper = 1;
    match_.step_onto("B");
    assert_eq!(match_.asked(), Some(1));
}

/// R12, R43, R46: nobody pays for what cannot happen.
#[test]
fn nothing_is_paid_for_nothing() {
    let nothing = |rule| (rule, "no-effect".to_owned());
    let way = "{ label = { en = \"a\", de = \"a\" }";
    let mut match_ = poi(&format!(
        "[{{ choice = {{ options = [{way}, cost = {{ food = 2 }}, \
         do = [{{ gain = {{ battery = 1 }} }}] }}, {way} }}, {way} }}] }} }}]"
    ));
    match_.position.hero_mut(0).batteries = 8;
    match_.step_onto("B");
    assert_eq!(match_.refusal(0, Action::Choose(0)), nothing("R12"));
    match_.position.hero_mut(0).batteries = 7;
    assert!(match_.can(Action::Choose(0)));

    let mut match_ = new_match();
    let spot = Ability(named(&match_.game.content.names.abilities, "spot"));
    match_.position.hero_mut(0).abilities.put(spot);
    match_.hand(0, &["w1"]);
    match_.foe("rat", "D", Situation::Hostile);
    assert_eq!(match_.refusal(0, Action::Activate(spot)), nothing("R43"));
    match_.at(0, "C");
    assert!(match_.can(Action::Activate(spot)));

    let mut match_ = new_match();
    match_.equip(0, 4, "salve");
    match_.position.hero_mut(0).toxic = 1;
    let item = match_.item("salve");
    let salve = Action::Use { item, way: 0 };
    assert_eq!(match_.refusal(0, salve), nothing("R46"));
    match_.position.hero_mut(0).wounds = 1;
    assert!(match_.can(salve));
}

/// R54: the odds of fleeing are those of ending the turn next, in a position as after each action,
/// and no test is asked about where there is none.
#[test]
fn odds_of_fleeing_are_those_of_ending_the_turn_next() {
    let mut match_ = cards(
        "turn = [{ toxic-wound = 1 }]",
        "end = [{ toxic-wound = 1 }]",
    );
    match_.become_(0, "poisoned");
    match_.at(0, "E");
    match_.position.hero_mut(0).wounds = 2;
    match_.hand(0, &["b1", "b2"]);
    let flees = |match_: &TestMatch| {
        let mut oracle = Oracle::new(&match_.game, &match_.position, 1, 20_000);
        oracle.said_at_best().expect("only dice decide").low
    };
    let after = |action| {
        let mut oracle = Oracle::new(&match_.game, &match_.position, 1, 20_000);
        oracle.said_after(0, action).expect("only dice decide").low
    };
    assert_eq!((flees(&match_), after(Action::EndTurn)), (1.0, 1.0));
    let offered = |wanted: fn(&Action) -> bool| {
        let mut legal = match_.legal().into_iter();
        legal.find(wanted).expect("it is offered")
    };
    // 1 + 2 and the die must reach 6, and no card is left.
    let recover = after(offered(|action| matches!(action, Action::Recover(_))));
    assert!((recover - 2.0 / 6.0).abs() < 1e-9, "{recover}");
    let give = offered(|action| matches!(action, Action::Encourage { .. }));
    let told = after(give);
    let test = Oracle::new(&match_.game, &match_.position, 0, 20_000).said_at_best();
    assert!(test.is_none(), "{test:?}");
    match_.play(give, &[]);
    assert!((told - flees(&match_)).abs() < 1e-9, "what was told holds");
}

/// R57, A50: at the top of the time dial a nest costs the colony, and says so.
#[test]
fn a_nest_at_night_says_what_it_costs() {
    let mut match_ = new_match();
    let day = match_.game.label(&match_.position, 0, &Action::Nest);
    match_.set(Dial::Time, 12);
    assert_ne!(match_.game.label(&match_.position, 0, &Action::Nest), day);
}

/// R8: what is wrong with the party is said where it is wrong.
#[test]
fn flaws_name_their_places() {
    let match_ = new_match();
    let party = Options {
        characters: ["ann", "bob", "cid"].map(String::from).to_vec(),
        ..Options::default()
    };
    let flaw = match_
        .game
        .lay_out(&party)
        .expect_err("three for two seats");
    assert!(flaw.to_string().starts_with("characters"), "{flaw}");
    let flaw = |change: Change| {
        let mut position = match_.position;
        change(&mut position);
        let flaw = match_
            .game
            .audit(&position)
            .expect_err("no play leads there");
        flaw.to_string()
    };
    let places: [(&str, Change); 11] = [
        ("location", |position| position.location = Location(2)),
        ("bookkeeper", |position| position.bookkeeper = 5),
        ("heroes.1.character", |position| {
            position.hero_mut(1).character = position.hero(0).character;
        }),
        ("heroes.0.hand", |position| {
            for card in [0, 0, 1, 1, 2, 2].map(Card) {
                position.deck.take(card);
                position.hero_mut(0).hand.put(card);
            }
        }),
        ("scene.situation", |position| {
            position.scene.situation = Situation::Hostile;
        }),
        ("scene.tokens", |position| {
            for space in (0..3).map(Space) {
                let token = Token(0);
                position.scene.tokens.push(Laid { token, space });
            }
        }),
        ("heroes.1.spot", |position| {
            position.hero_mut(1).spot = Spot::Left;
        }),
        ("heroes.1.spot", |position| {
            let hero = position.hero_mut(1);
            (hero.spot, hero.wounds) = (Spot::Down, 1);
        }),
        ("scene.foes", |position| {
            let enemy = Enemy(0);
            position.enemies.take(enemy);
            position.scene.foes.push(Foe {
                enemy,
                encounter: 7,
                ..Foe::default()
            });
        }),
        ("steps", |position| position.ending = Some(Ending::Failure)),
        ("heroes.0.pack", |position| {
            // The grain of the tiny world belongs to the stash.
            let grain = Item(13);
            position.items.unseen.take(grain);
            position.hero_mut(0).pack.push(grain);
        }),
    ];
    for (place, change) in places {
        let told = flaw(change);
        assert!(told.starts_with(place), "{told}");
    }
}

/// R10: a position by hand says only what matters; the rest waits where it belongs.
#[test]
fn what_a_position_leaves_out_follows() {
    let game = crate::tiny::game();
    let first = sketch(&game, "");
    assert!(matches!(game.turn(&first), Turn::Act(_)), "the book begins");
    let position = sketch(&game, include_str!("../positions/a-card-in-hand.toml"));
    assert_eq!(position.deck.count(Card(0)), 1, "one is in the hand");
    assert_eq!(position.steps.last(), Some(Phase::Actions));
    assert_eq!(position.items.unseen.count(Item(5)), 1, "the others wait");
}
