//! The map: R24-R26, R28, R53, A22, A23, A35.

use redtag_aftermath::{Action, Event, Find, Phase, Situation, Spot};
use redtag_kernel::Kind;

use crate::rulebook::{TestMatch, new_match};

fn sees(match_: &TestMatch, from: &str, to: &str) -> bool {
    let map = match_.game.content.pages[match_.position.page]
        .map
        .as_ref()
        .expect("a map");
    map.plan(0).sight[match_.space(from).index()] & (1 << match_.space(to).0) != 0
}

/// R24: spaces are next to each other along lines, not at corners.
#[test]
fn corners_do_not_touch() {
    let match_ = new_match();
    let map = match_.game.content.pages[match_.position.page]
        .map
        .as_ref()
        .expect("a map");
    let line = |from: &str, to: &str| map.plan(0).line(match_.space(from), match_.space(to));
    assert!(line("A", "B").is_some() && line("B", "A").is_some() && line("C", "G").is_some());
    assert!(line("A", "F").is_none() && line("A", "C").is_none());
}

/// R24, R53, A22, A35: sight is from space to space, over white lines but not over double white
/// ones.
#[test]
fn sight_stops_at_double_white() {
    let match_ = new_match();
    assert!(
        sees(&match_, "A", "D")
            && sees(&match_, "C", "G")
            && sees(&match_, "A", "G")
            && sees(&match_, "A", "A")
    );
    assert!(!sees(&match_, "D", "H") && !sees(&match_, "H", "D"));
    assert!(sees(&match_, "C", "H"), "past the corner, by way of D or G");
}

/// A22: ranges are counted in spaces, past coloured and white lines, not through double white ones.
#[test]
fn ranges_are_counted_in_spaces() {
    let mut match_ = new_match();
    match_.equip(0, 3, "bow");
    match_.hand(0, &["g3", "r1"]);
    match_.at(0, "G");
    match_.foe("rat", "C", Situation::Hostile);
    let at = |space| Action::Ranged { foe: 0, space };
    assert!(match_.can(at(match_.space("C"))), "a white line, range 1");
    match_.position.scene.foes[0].space = match_.space("D");
    assert!(match_.can(at(match_.space("D"))), "G, C, D: two");
    match_.at(0, "E");
    assert!(
        !match_.can(at(match_.space("D"))),
        "four spaces are too far for a bow"
    );
}

/// R25: characters enter on the start space, enemies on the enemy start.
#[test]
fn everybody_has_a_start() {
    let match_ = new_match();
    assert!(
        match_
            .position
            .heroes
            .iter()
            .all(|hero| hero.spot == Spot::At(match_.space("A")))
    );
    let match_ =
        crate::rulebook::read("[{ encounter = { enemies = [\"rat\"], situation = \"safe\" } }]");
    assert_eq!(match_.position.scene.foes[0].space, match_.space("D"));
}

/// R26: scavenge spots get tokens face down, always the lowest difficulty that is left.
#[test]
fn the_easiest_tokens_come_first() {
    let match_ = new_match();
    let find = |letter: &str, pile| Find {
        space: match_.space(letter),
        pile,
    };
    assert_eq!(
        match_.position.scene.finds.as_slice(),
        [find("E", 0), find("G", 0), find("G", 0), find("G", 1)]
    );
    assert_eq!(match_.position.piles[..4], [0, 2, 3, 1]);
    assert_eq!(match_.position.finds.total(), 10, "nobody has seen one");
    assert!(match_.events.contains(&Event::FindsPlaced {
        space: 'G',
        count: 3
    }));
    let match_ = crate::rulebook::read(
        "[{ scavenge = { at = \"C\", count = 9 } }, { scavenge = { at = \"D\" } }]",
    );
    let placed = match_
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
    let hunted = |hides: u8, prepare: &dyn Fn(&mut TestMatch)| {
        let mut match_ = new_match();
        match_.at(hides, "F");
        match_.at(1 - hides, "H");
        match_.foe("rat", "G", Situation::Hostile);
        match_.threats(&["t3"]);
        match_.hand(0, &["g1"]);
        match_.hand(1, &["g1"]);
        prepare(&mut match_);
        match_.go(Action::EndTurn);
        match_
    };
    let match_ = hunted(0, &|_| {});
    assert_eq!(match_.position.scene.foes[0].space, match_.space("H"));
    assert_eq!(match_.asked(), Some(1), "who is in the open defends");
    let in_doubt =
        |match_: &TestMatch| matches!(match_.position.steps.last(), Some(Phase::EnemyMoves { .. }));
    assert!(
        in_doubt(&hunted(0, &|match_| match_.equip(0, 4, "bell"))),
        "the bell is noisy: both are as near"
    );
    assert!(
        in_doubt(&hunted(0, &|match_| match_.become_(0, "glowing"))),
        "a status gives away"
    );
    assert!(in_doubt(&hunted(1, &|_| {})), "BIG");
    let match_ = hunted(0, &|match_| {
        match_.position.scene.foes[0].space = match_.space("F");
    });
    assert_eq!(
        match_.position.scene.foes[0].space,
        match_.space("F"),
        "it shares a space, and stays"
    );
    assert_eq!(match_.asked(), Some(0), "and there hiding does not help");
}

/// R28: if only hidden characters are there, enemies move toward them, and attack in the same
/// space.
#[test]
fn hiding_alone_does_not_help() {
    let mut match_ = new_match();
    match_.at(0, "F");
    match_.position.hero_mut(1).spot = Spot::Left;
    match_.position.scene.exit = Some(0);
    match_.foe("rat", "G", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(0, &["g1", "b1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.scene.foes[0].space, match_.space("F"));
    assert!(
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::EnemyAttacks { .. }))
    );
}

/// A23: the nearest is whom it takes the fewest steps to reach, past coloured lines for one step
/// each and never past white ones; who cannot be reached is not moved toward.
#[test]
fn enemies_go_the_shortest_way() {
    let mut match_ = new_match();
    match_.at(0, "C");
    match_.at(1, "E");
    match_.foe("rat", "G", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(0, &["b1"]);
    match_.hand(1, &["b1"]);
    match_.go(Action::EndTurn);
    assert_eq!(
        match_.position.scene.foes[0].space,
        match_.space("F"),
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
