//! Wounds, fleeing and statuses: R52, R54, R58, A20, A40.

use redtag_aftermath::{Action, Dial, Event, Situation, Spot, Worn};

use crate::rulebook::{TestMatch, die, match_of, new_match, poi, poi_of, read};

/// R52: an attack by the book is defended against like an enemy's, opposed and with any attribute;
/// toxic wounds are of another kind and heal later.
#[test]
fn attacks_by_the_book() {
    let mut match_ = poi(
        "[{ attack = { strength = 4, toxic = true, hit = [{ lose = { scrap = 1 } }], \
         miss = [{ gain = { scrap = 1 } }] } }]",
    );
    match_.hand(0, &["g3", "y2", "b1"]);
    let [g3, y2] = ["g3", "y2"].map(|id| match_.card(id));
    let b = match_.space("B");
    match_.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    let before = match_.position;
    match_.play(Action::Play(y2), &[die(3), die(2)]);
    assert_eq!(
        (match_.hero(0).toxic, match_.dial(Dial::Scrap)),
        (0, 3),
        "2 + 1 + 3 reach 4 + 2"
    );
    match_.position = before;
    match_.play(Action::Play(y2), &[die(2), die(2)]);
    assert_eq!(
        (
            match_.hero(0).toxic,
            match_.hero(0).wounds,
            match_.dial(Dial::Scrap)
        ),
        (1, 0, 1)
    );
    let match_ = read(
        "[{ wound = 9 }, { attack = { strength = 4, hit = [{ lose = { scrap = 1 } }], \
         miss = [{ gain = { scrap = 1 } }] } }]",
    );
    assert_eq!(
        (match_.hero(0).wounds, match_.dial(Dial::Scrap)),
        (0, 3),
        "who fled is missed"
    );
}

/// R52: food does not heal toxic wounds.
#[test]
fn toxic_wounds_heal_late() {
    let mut match_ = new_match();
    match_.position.hero_mut(0).toxic = 2;
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    match_.play(Action::Nest, &[]);
    assert_eq!(
        (
            match_.hero(0).wounds,
            match_.hero(0).toxic,
            match_.dial(Dial::Food)
        ),
        (2, 0, 4),
        "nobody could eat"
    );
}

/// R54, A40: with wounds of both kinds up to its life a character flees: statuses and all tokens
/// go, items and hand stay, and it is later. Badly Hurt comes only with the return.
#[test]
fn fleeing() {
    let mut match_ = poi("[{ wound = 1 }, { wound = 1 }]");
    let lamp = match_.item("lamp");
    {
        let hero = match_.position.hero_mut(0);
        (hero.wounds, hero.toxic, hero.batteries) = (1, 1, 2);
        hero.worn[4] = Some(Worn {
            item: lamp,
            batteries: 1,
        });
    }
    match_.become_(0, "brave");
    match_.hand(0, &["g3", "r1"]);
    match_.hand(1, &["g1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_.play(Action::Move(g3), &[]);
    match_.go(Action::Go(b));
    let hero = match_.hero(0);
    assert_eq!(
        (hero.spot, hero.wounds, hero.toxic, hero.all_batteries()),
        (Spot::Down, 0, 0, 0)
    );
    assert!(hero.statuses.is_empty() && hero.worn[2].is_some() && hero.hand.total() == 1);
    assert_eq!(
        (match_.dial(Dial::Time), match_.asked()),
        (1, Some(1)),
        "and the turn is over"
    );
}

/// R52, R57: as many wounds heal as are said, and no more than there are; with nothing to heal
/// nothing is told.
#[test]
fn healing() {
    let healed = |script: &str, wounds: u8, toxic: u8| {
        let mut match_ = poi(script);
        (
            match_.position.hero_mut(0).wounds,
            match_.position.hero_mut(0).toxic,
        ) = (wounds, toxic);
        match_.step_onto("B");
        let told = |event: &&Event| matches!(event, Event::Healed { .. } | Event::Cleansed { .. });
        (
            (match_.hero(0).wounds, match_.hero(0).toxic),
            match_.events.iter().filter(told).count(),
        )
    };
    assert_eq!(healed("[{ heal = 1 }]", 2, 0), ((1, 0), 1));
    assert_eq!(healed("[{ heal = 2 }]", 1, 1), ((0, 1), 1));
    assert_eq!(healed("[\"cleanse\"]", 1, 1), ((2, 0), 1));
    assert_eq!(healed("[{ heal = 1 }, \"cleanse\"]", 0, 0), ((0, 0), 0));
}

/// R54, A20: who fled returns on the next turn if it is safe, on a space with a fellow character,
/// Badly Hurt, which is one less in all skill tests.
#[test]
fn coming_back() {
    let mut match_ = match_of(3);
    match_.position.hero_mut(1).spot = Spot::Down;
    match_.at(2, "E");
    match_.hand(1, &["b1"]);
    match_.go(Action::EndTurn);
    let [a, e] = ["A", "E"].map(|letter| match_.space(letter));
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(1), vec![Action::Go(a), Action::Go(e)])
    );
    assert!(!match_.position.in_turn, "the turn begins with the return");
    match_.play(Action::Go(e), &[]);
    let hurt = match_.status("badly-hurt");
    assert!(match_.hero(1).statuses.contains(hurt) && match_.hero(1).spot == Spot::At(e));
    let bonus = &match_.game.content.statuses[hurt].bonus;
    assert_eq!(
        bonus.iter().map(|bonus| bonus.amount).collect::<Vec<_>>(),
        [-1]
    );
}

/// R54: at the setup of a new page all who fled return, on the start space.
#[test]
fn a_new_page_brings_all_back() {
    let mut match_ = poi_of(3, "[{ page = 11 }]");
    match_.position.hero_mut(2).spot = Spot::Down;
    match_.hand(1, &["g1"]);
    match_.step_onto("B");
    assert_eq!(
        (match_.asked(), match_.hero(2).spot),
        (Some(1), Spot::At(match_.space("X"))),
        "before their turn"
    );
    assert!(
        match_
            .hero(2)
            .statuses
            .contains(match_.status("badly-hurt"))
    );
}

/// R54: if all are down at once the mission fails.
#[test]
fn all_down_is_failure() {
    let mut match_ = poi("[{ for-each = { who = \"everybody\", do = [{ wound = 4 }] } }]");
    match_.step_onto("B");
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::MissionFailed { mission: Some(_) }))
    );
    assert_eq!(
        match_.position.fate,
        redtag_aftermath::MissionStatus::Failed
    );
}

/// R58: a status takes effect at once, and nobody has it twice.
#[test]
fn statuses_take_effect_once() {
    let match_ = read("[{ status = \"lucky\" }, { status = \"lucky\" }, { status = \"brave\" }]");
    assert_eq!(match_.dial(Dial::Food), 5);
    assert_eq!(match_.hero(0).statuses.len(), 2);
}

/// R58: only the bearer tests, and others in the space make it easier by one each.
#[test]
fn others_help_to_recover() {
    let difficulty = |others: u8| {
        let mut match_ = match_of(4);
        match_.become_(0, "badly-hurt");
        match_.hand(0, &["b3", "g2"]);
        (1..4)
            .filter(|seat| *seat > others)
            .for_each(|seat| match_.at(seat, "D"));
        let hurt = match_.status("badly-hurt");
        match_.go(Action::Recover(hurt));
        let begun = |event: &Event| match event {
            Event::TestBegins { difficulty, .. } => Some(*difficulty),
            _ => None,
        };
        match_.events.iter().find_map(begun).expect("a test")
    };
    assert_eq!([0, 1, 2, 3].map(difficulty), [5, 4, 3, 2]);
}

/// R58: what statuses do: a smaller hand, actions that cannot be done, something every turn.
#[test]
fn statuses_do_what_they_say() {
    let mut match_ = new_match();
    match_.become_(0, "bound");
    match_.hand(0, &["g1"]);
    let g1 = match_.card("g1");
    assert_eq!(
        match_.refusal(0, Action::Move(g1)),
        ("R58", "no-status-forbids".into())
    );
    match_.become_(1, "dazed");
    match_.become_(1, "poisoned");
    match_.hand(1, &["r1", "r2", "r3"]);
    match_.go(Action::EndTurn);
    pass_nest(&mut match_);
    assert_eq!(match_.hero(1).toxic, 1, "at the beginning of the turn");
    match_.go(Action::Draw);
    let drawn = |event: &&Event| {
        matches!(
            event,
            Event::Drew { .. } | Event::DrewThreat { .. } | Event::DrewCalamity { .. }
        )
    };
    assert_eq!(match_.events.iter().filter(drawn).count(), 1, "up to four");
}

/// R58: what a status does at the end of a turn.
#[test]
fn statuses_end_with_the_turn() {
    let mut match_ = new_match();
    match_.become_(0, "glowing");
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert!(
        !match_.hero(0).statuses.contains(match_.status("glowing")),
        "it says so itself"
    );
}

fn pass_nest(match_: &mut TestMatch) {
    if match_.can(Action::Pass) {
        match_.go(Action::Pass);
    }
}

/// R17, R54: who fled does not come back while it is hostile.
#[test]
fn nobody_comes_back_into_a_fight() {
    let mut match_ = new_match();
    match_.position.hero_mut(1).spot = Spot::Down;
    match_.foe("owl", "H", Situation::Hostile);
    match_.hand(0, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!((match_.asked(), match_.hero(1).spot), (Some(0), Spot::Down));
}
