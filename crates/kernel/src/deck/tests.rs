//! Bags, lists and decks.

use super::*;
use crate::chance::{Fast, Scripted};

fn deck() -> Deck<u8, 3, 4, 4> {
    Deck {
        top: [2].into_iter().collect(),
        unseen: Bag::new([1, 1, 0]),
        bottom: [0, 1].into_iter().collect(),
        set_aside: 1,
    }
}

#[test]
fn a_bag_tells_what_is_there() {
    let bag = Bag::<u8, 11>::new([0, 3, 0, 0, 0, 0, 0, 1, 0, 2, 90]);
    assert_eq!(
        bag.iter().collect::<Vec<_>>(),
        [(1, 3), (7, 1), (9, 2), (10, 90)]
    );
    assert_eq!(
        Bag::<u8, 16>::new([1; 16])
            .iter()
            .map(|(kind, _)| kind)
            .sum::<u8>(),
        120
    );
    assert_eq!(Bag::<u8, 8>::default().iter().next(), None);
}

#[test]
fn known_cards_come_first_and_last() {
    let mut deck = deck();
    let mut chance = Scripted::new(&[1]);
    let drawn: Vec<_> = std::iter::from_fn(|| deck.draw("card", &mut chance)).collect();
    assert_eq!(drawn, [2, 1, 0, 1]);
    assert_eq!(chance.verdict(), Ok(()));
    assert_eq!(
        deck.unseen.counts(),
        &[1, 0, 0],
        "the card set aside is never drawn"
    );
}

#[test]
fn a_deck_counts_what_can_be_drawn() {
    let mut deck = deck();
    assert_eq!((deck.len(), deck.remaining().counts()), (4, &[2, 2, 1]));
    assert!(deck.put_under(2) && deck.put_under(2) && !deck.put_under(2));
    assert_eq!(deck.len(), 6);
}

#[test]
fn lists_refuse_more_than_fit() {
    let error = serde_json::from_str::<List<u8, 2>>("[1,2,3]").map_err(|error| error.to_string());
    assert_eq!(error, Err("at most 2 are possible here, not 3".to_owned()));
    let error = serde_json::from_str::<Bag<u8, 2>>("{\"2\":1}").map_err(|error| error.to_string());
    assert_eq!(
        error,
        Err("there are only 2 kinds of card at line 1 column 7".to_owned())
    );
    assert!(serde_json::from_str::<Bag<u8, 2>>("{\"0\":200,\"1\":200}").is_err());
}

#[test]
fn a_list_closes_up() {
    let mut list: List<u8, 4> = [3, 1, 4, 1].into_iter().collect();
    assert_eq!(
        (list.last(), list.remove(4), list.remove(1)),
        (Some(1), None, Some(1))
    );
    assert_eq!(
        (list.as_slice(), list),
        (&[3, 4, 1][..], [3, 4, 1].into_iter().collect())
    );
    assert_eq!((list.remove(2), list.last()), (Some(1), Some(4)));
}

#[test]
fn a_set_has_each_card_once() {
    let mut set: Set<u8> = [5, 127, 0].into_iter().collect();
    assert_eq!(
        (set.len(), set.iter().collect::<Vec<_>>()),
        (3, vec![0, 5, 127])
    );
    assert!(set.take(5) && !set.take(5) && !set.contains(200));
    assert_eq!(serde_json::to_string(&set).ok().as_deref(), Some("[0,127]"));
    assert_eq!(serde_json::from_str::<Set<u8>>("[127,0]").ok(), Some(set));
    for wrong in ["[1,1]", "[128]", "{}"] {
        assert!(serde_json::from_str::<Set<u8>>(wrong).is_err(), "{wrong}");
    }
    assert!(Set::<u8>::EMPTY.first().is_none() && set.without(set).is_empty());
}

#[test]
fn an_empty_bag_gives_nothing() {
    let mut bag = Bag::<u8, 4>::default();
    assert_eq!(Fast::new(1, 1).draw("card", &mut bag), None);
    assert!(!bag.take(1) && !bag.take(9));
}
