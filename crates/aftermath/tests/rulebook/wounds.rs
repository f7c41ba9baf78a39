//! Wounds, fleeing and statuses: R52, R54, R58, A20, A40.

use redtag_aftermath::{Action, Dial, Event, Situation, Spot, Worn};

use crate::rulebook::{Table, die, poi, poi_of, read, table, table_of};

/// R52: an attack by the book is defended against like an enemy's, opposed and with any attribute;
/// toxic wounds are of another kind and heal later.
#[test]
fn attacks_by_the_book() {
    let mut table = poi(
        "[{ attack = { strength = 4, toxic = true, hit = [{ lose = { scrap = 1 } }], \
         miss = [{ gain = { scrap = 1 } }] } }]",
    );
    table.hand(0, &["g3", "y2", "b1"]);
    let [g3, y2] = ["g3", "y2"].map(|id| table.card(id));
    let b = table.space("B");
    table.play(Action::Move(g3), &[]).play(Action::Go(b), &[]);
    let before = table.position;
    table.play(Action::Play(y2), &[die(3), die(2)]);
    assert_eq!(
        (table.hero(0).toxic, table.dial(Dial::Scrap)),
        (0, 3),
        "2 + 1 + 3 reach 4 + 2"
    );
    table.position = before;
    table.play(Action::Play(y2), &[die(2), die(2)]);
    assert_eq!(
        (
            table.hero(0).toxic,
            table.hero(0).wounds,
            table.dial(Dial::Scrap)
        ),
        (1, 0, 1)
    );
    let table = read(
        "[{ wound = 9 }, { attack = { strength = 4, hit = [{ lose = { scrap = 1 } }], \
         miss = [{ gain = { scrap = 1 } }] } }]",
    );
    assert_eq!(
        (table.hero(0).wounds, table.dial(Dial::Scrap)),
        (0, 3),
        "who fled is missed"
    );
}

/// R52: food does not heal toxic wounds.
#[test]
fn toxic_wounds_heal_late() {
    let mut table = table();
    table.position.hero_mut(0).toxic = 2;
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    table.play(Action::Nest, &[]);
    assert_eq!(
        (
            table.hero(0).wounds,
            table.hero(0).toxic,
            table.dial(Dial::Food)
        ),
        (2, 0, 4),
        "nobody could eat"
    );
}

/// R54, A40: with wounds of both kinds up to its life a character flees: statuses and all tokens
/// go, items and hand stay, and it is later. Badly Hurt comes only with the return.
#[test]
fn fleeing() {
    let mut table = poi("[{ wound = 1 }, { wound = 1 }]");
    let lamp = table.item("lamp");
    {
        let hero = table.position.hero_mut(0);
        (hero.wounds, hero.toxic, hero.batteries) = (1, 1, 2);
        hero.worn[4] = Some(Worn {
            item: lamp,
            batteries: 1,
        });
    }
    table.become_(0, "brave");
    table.hand(0, &["g3", "r1"]);
    table.hand(1, &["g1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table.play(Action::Move(g3), &[]);
    table.go(Action::Go(b));
    let hero = table.hero(0);
    assert_eq!(
        (hero.spot, hero.wounds, hero.toxic, hero.all_batteries()),
        (Spot::Down, 0, 0, 0)
    );
    assert!(hero.statuses.is_empty() && hero.worn[2].is_some() && hero.hand.total() == 1);
    assert_eq!(
        (table.dial(Dial::Time), table.asked()),
        (1, Some(1)),
        "and the turn is over"
    );
}

/// R52, R57: as many wounds heal as are said, and no more than there are; with nothing to heal
/// nothing is told.
#[test]
fn healing() {
    let healed = |script: &str, wounds: u8, toxic: u8| {
        let mut table = poi(script);
        (
            table.position.hero_mut(0).wounds,
            table.position.hero_mut(0).toxic,
        ) = (wounds, toxic);
        table.step_onto("B");
        let told = |event: &&Event| matches!(event, Event::Healed { .. } | Event::Cleansed { .. });
        (
            (table.hero(0).wounds, table.hero(0).toxic),
            table.events.iter().filter(told).count(),
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
    let mut table = table_of(3);
    table.position.hero_mut(1).spot = Spot::Down;
    table.at(2, "E");
    table.hand(1, &["b1"]);
    table.go(Action::EndTurn);
    let [a, e] = ["A", "E"].map(|letter| table.space(letter));
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(1), vec![Action::Go(a), Action::Go(e)])
    );
    assert!(!table.position.in_turn, "the turn begins with the return");
    table.play(Action::Go(e), &[]);
    let hurt = table.status("badly-hurt");
    assert!(table.hero(1).statuses.contains(hurt) && table.hero(1).spot == Spot::At(e));
    let bonus = &table.game.content.statuses[hurt].bonus;
    assert_eq!(
        bonus.iter().map(|bonus| bonus.amount).collect::<Vec<_>>(),
        [-1]
    );
}

/// R54: at the setup of a new page all who fled return, on the start space.
#[test]
fn a_new_page_brings_all_back() {
    let mut table = poi_of(3, "[{ page = 11 }]");
    table.position.hero_mut(2).spot = Spot::Down;
    table.hand(1, &["g1"]);
    table.step_onto("B");
    assert_eq!(
        (table.asked(), table.hero(2).spot),
        (Some(1), Spot::At(table.space("X"))),
        "before their turn"
    );
    assert!(table.hero(2).statuses.contains(table.status("badly-hurt")));
}

/// R54: if all are down at once the mission fails.
#[test]
fn all_down_is_failure() {
    let mut table = poi("[{ for-each = { who = \"everybody\", do = [{ wound = 4 }] } }]");
    table.step_onto("B");
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::MissionFailed { mission: Some(_) }))
    );
    assert_eq!(table.position.fate, redtag_aftermath::MissionStatus::Failed);
}

/// R58: a status takes effect at once, and nobody has it twice.
#[test]
fn statuses_take_effect_once() {
    let table = read("[{ status = \"lucky\" }, { status = \"lucky\" }, { status = \"brave\" }]");
    assert_eq!(table.dial(Dial::Food), 5);
    assert_eq!(table.hero(0).statuses.len(), 2);
}

/// R58: only the bearer tests, and others in the space make it easier by one each.
#[test]
fn others_help_to_recover() {
    let difficulty = |others: u8| {
        let mut table = table_of(4);
        table.become_(0, "badly-hurt");
        table.hand(0, &["b3", "g2"]);
        (1..4)
            .filter(|seat| *seat > others)
            .for_each(|seat| table.at(seat, "D"));
        let hurt = table.status("badly-hurt");
        table.go(Action::Recover(hurt));
        let begun = |event: &Event| match event {
            Event::TestBegins { difficulty, .. } => Some(*difficulty),
            _ => None,
        };
        table.events.iter().find_map(begun).expect("a test")
    };
    assert_eq!([0, 1, 2, 3].map(difficulty), [5, 4, 3, 2]);
}

/// R58: what statuses do: a smaller hand, actions that cannot be done, something every turn.
#[test]
fn statuses_do_what_they_say() {
    let mut table = table();
    table.become_(0, "bound");
    table.hand(0, &["g1"]);
    let g1 = table.card("g1");
    assert_eq!(
        table.refusal(0, Action::Move(g1)),
        ("R58", "no-status-forbids".into())
    );
    table.become_(1, "dazed");
    table.become_(1, "poisoned");
    table.hand(1, &["r1", "r2", "r3"]);
    table.go(Action::EndTurn);
    pass_nest(&mut table);
    assert_eq!(table.hero(1).toxic, 1, "at the beginning of the turn");
    table.go(Action::Draw);
    let drawn = |event: &&Event| {
        matches!(
            event,
            Event::Drew { .. } | Event::DrewThreat { .. } | Event::DrewCalamity { .. }
        )
    };
    assert_eq!(table.events.iter().filter(drawn).count(), 1, "up to four");
}

/// R58: what a status does at the end of a turn.
#[test]
fn statuses_end_with_the_turn() {
    let mut table = table();
    table.become_(0, "glowing");
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert!(
        !table.hero(0).statuses.contains(table.status("glowing")),
        "it says so itself"
    );
}

fn pass_nest(table: &mut Table) {
    if table.can(Action::Pass) {
        table.go(Action::Pass);
    }
}

/// R17, R54: who fled does not come back while it is hostile.
#[test]
fn nobody_comes_back_into_a_fight() {
    let mut table = table();
    table.position.hero_mut(1).spot = Spot::Down;
    table.foe("owl", "H", Situation::Hostile);
    table.hand(0, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!((table.asked(), table.hero(1).spot), (Some(0), Spot::Down));
}
