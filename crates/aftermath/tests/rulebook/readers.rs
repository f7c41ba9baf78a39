//! What independent readers of the rulebook found: a position for each.

use redtag_aftermath::Action;

use crate::{file, start, world};

/// The tiny world, where one text of the cards is another.
fn cards(old: &str, new: &str) -> crate::Table {
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
    let mut table = cards(
        "id = \"dazed\"\n",
        "id = \"dazed\"\nbonus = [{ action = \"move\", amount = -2 }]\n",
    );
    table.become_(0, "dazed");
    table.hand(0, &["g3", "r1", "y1"]);
    let (g3, r1, y1) = (table.card("g3"), table.card("r1"), table.card("y1"));
    let (b, e) = (table.space("B"), table.space("E"));
    let before = table.position;
    table.play(Action::Move(g3), &[]);
    assert!(table.can(Action::Go(b)), "3 - 2 is enough for one step");
    table.at(0, "E");
    let f = table.space("F");
    table.play(Action::Go(f), &[]);
    assert_eq!(table.hero(0).space(), Some(f));
    assert!(
        !table.can(Action::Go(e)),
        "and it was the only one: {:?}",
        table.legal()
    );
    table.position = before;
    table.play(Action::Move(r1), &[]);
    assert!(!table.can(Action::Go(b)), "1 - 2 is not");
    table.play(Action::Play(y1), &[]);
    assert!(!table.can(Action::Go(b)), "nor is 1 + 1 - 2");
    table.play(Action::Play(g3), &[]);
    assert!(table.can(Action::Go(e)), "1 + 1 + 3 - 2 cross the blue line");
    table.position = before;
    table.hand(0, &["r1", "y1"]);
    assert_eq!(
        table.refusal(0, Action::Move(r1)),
        ("R39", "no-points-at-all".to_owned())
    );
    assert!(!table.can(Action::Move(r1)));
}
