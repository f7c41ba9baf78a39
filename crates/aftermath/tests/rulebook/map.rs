//! The map: R24-R26, R28, R53, A22, A23, A35.

use redtag_aftermath::{Action, Event, Find, Phase, Situation, Spot};
use redtag_kernel::Kind;

use crate::rulebook::{Table, table};

fn sees(table: &Table, from: &str, to: &str) -> bool {
    let map = table.game.content.pages[table.position.page]
        .map
        .as_ref()
        .expect("a map");
    map.plan(0).sight[table.space(from).index()] & (1 << table.space(to).0) != 0
}

/// R24: spaces are next to each other along lines, not at corners.
#[test]
fn corners_do_not_touch() {
    let table = table();
    let map = table.game.content.pages[table.position.page]
        .map
        .as_ref()
        .expect("a map");
    let line = |from: &str, to: &str| map.plan(0).line(table.space(from), table.space(to));
    assert!(line("A", "B").is_some() && line("B", "A").is_some() && line("C", "G").is_some());
    assert!(line("A", "F").is_none() && line("A", "C").is_none());
}

/// R24, R53, A22, A35: sight is from space to space, over white lines but not over double white
/// ones.
#[test]
fn sight_stops_at_double_white() {
    let table = table();
    assert!(
        sees(&table, "A", "D")
            && sees(&table, "C", "G")
            && sees(&table, "A", "G")
            && sees(&table, "A", "A")
    );
    assert!(!sees(&table, "D", "H") && !sees(&table, "H", "D"));
    assert!(sees(&table, "C", "H"), "past the corner, by way of D or G");
}

/// A22: ranges are counted in spaces, past coloured and white lines, not through double white ones.
#[test]
fn ranges_are_counted_in_spaces() {
    let mut table = table();
    table.equip(0, 3, "bow");
    table.hand(0, &["g3", "r1"]);
    table.at(0, "G");
    table.foe("rat", "C", Situation::Hostile);
    let at = |space| Action::Ranged { foe: 0, space };
    assert!(table.can(at(table.space("C"))), "a white line, range 1");
    table.position.scene.foes[0].space = table.space("D");
    assert!(table.can(at(table.space("D"))), "G, C, D: two");
    table.at(0, "E");
    assert!(
        !table.can(at(table.space("D"))),
        "four spaces are too far for a bow"
    );
}

/// R25: characters enter on the start space, enemies on the enemy start.
#[test]
fn everybody_has_a_start() {
    let table = table();
    assert!(
        table
            .position
            .heroes
            .iter()
            .all(|hero| hero.spot == Spot::At(table.space("A")))
    );
    let table =
        crate::rulebook::read("[{ encounter = { enemies = [\"rat\"], situation = \"safe\" } }]");
    assert_eq!(table.position.scene.foes[0].space, table.space("D"));
}

/// R26: scavenge spots get tokens face down, always the lowest difficulty that is left.
#[test]
fn the_easiest_tokens_come_first() {
    let table = table();
    let find = |letter: &str, pile| Find {
        space: table.space(letter),
        pile,
    };
    assert_eq!(
        table.position.scene.finds.as_slice(),
        [find("E", 0), find("G", 0), find("G", 0), find("G", 1)]
    );
    assert_eq!(table.position.piles[..4], [0, 2, 3, 1]);
    assert_eq!(table.position.finds.total(), 10, "nobody has seen one");
    assert!(table.events.contains(&Event::FindsPlaced {
        space: 'G',
        count: 3
    }));
    let table = crate::rulebook::read(
        "[{ scavenge = { at = \"C\", count = 9 } }, { scavenge = { at = \"D\" } }]",
    );
    let placed = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::FindsPlaced { .. }));
    assert_eq!(
        placed.collect::<Vec<_>>(),
        [&Event::FindsPlaced {
            space: 'C',
            count: 6
        }],
        "there are no more"
    );
}

/// R28, R50: who hides cannot be targeted from another space, and enemies move toward others; BIG
/// and noisy ones do not hide.
#[test]
fn hiding() {
    // A rat on G between one who may hide on F and one in the open on H.
    let hunted = |hides: u8, prepare: &dyn Fn(&mut Table)| {
        let mut table = table();
        table.at(hides, "F");
        table.at(1 - hides, "H");
        table.foe("rat", "G", Situation::Hostile);
        table.threats(&["t3"]);
        table.hand(0, &["g1"]);
        table.hand(1, &["g1"]);
        prepare(&mut table);
        table.go(Action::EndTurn);
        table
    };
    let table = hunted(0, &|_| {});
    assert_eq!(table.position.scene.foes[0].space, table.space("H"));
    assert_eq!(table.asked(), Some(1), "who is in the open defends");
    let in_doubt =
        |table: &Table| matches!(table.position.steps.last(), Some(Phase::EnemyMoves { .. }));
    assert!(
        in_doubt(&hunted(0, &|table| table.equip(0, 4, "bell"))),
        "the bell is noisy: both are as near"
    );
    assert!(
        in_doubt(&hunted(0, &|table| table.become_(0, "glowing"))),
        "a status gives away"
    );
    assert!(in_doubt(&hunted(1, &|_| {})), "BIG");
    let table = hunted(0, &|table| {
        table.position.scene.foes[0].space = table.space("F");
    });
    assert_eq!(
        table.position.scene.foes[0].space,
        table.space("F"),
        "it shares a space, and stays"
    );
    assert_eq!(table.asked(), Some(0), "and there hiding does not help");
}

/// R28: if only hidden characters are there, enemies move toward them, and attack in the same
/// space.
#[test]
fn hiding_alone_does_not_help() {
    let mut table = table();
    table.at(0, "F");
    table.position.hero_mut(1).spot = Spot::Left;
    table.position.scene.exit = Some(0);
    table.foe("rat", "G", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(0, &["g1", "b1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.position.scene.foes[0].space, table.space("F"));
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::EnemyAttacks { .. }))
    );
}

/// A23: the nearest is whom it takes the fewest steps to reach, past coloured lines for one step
/// each and never past white ones; who cannot be reached is not moved toward.
#[test]
fn enemies_go_the_shortest_way() {
    let mut table = table();
    table.at(0, "C");
    table.at(1, "E");
    table.foe("rat", "G", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(0, &["b1"]);
    table.hand(1, &["b1"]);
    table.go(Action::EndTurn);
    assert_eq!(
        table.position.scene.foes[0].space,
        table.space("F"),
        "C is near but behind a white line"
    );
    let page = crate::rulebook::file("book/010.toml").replace(
        "DH = \"double-white\"",
        "DH = \"double-white\", CD = \"white\"",
    );
    let files = crate::rulebook::files(&[("book/010.toml", page)]);
    let files: Vec<_> = files
        .iter()
        .map(|(name, text)| redtag_aftermath::File { name, text })
        .collect();
    let flaws = redtag_aftermath::Content::read(&files).expect_err("D is cut off");
    assert!(
        flaws[0].message.contains("nobody can get to space 'D'"),
        "{flaws:?}"
    );
}
