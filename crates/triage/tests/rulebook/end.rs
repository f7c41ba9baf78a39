//! End and score: R29-R31, and the rulings on them.

use redtag_kernel::play::read_json;
use redtag_kernel::{Game, Match, Turn};
use redtag_triage::Action::*;
use redtag_triage::{Card, Cause, ComplicationsCap, Event, Options, Rank, Triage};
use serde_json::json;

use crate::rulebook::{check, match_at, official, play};

const NO_CARDS: &str = "deck.unseen = { '♥' = 1 }\n";

/// R29: the game ends when the Hospital is at 0.
#[test]
fn the_hospital_collapses() {
    let shaking = "hospital = 3\nphase = { aftershock = 3 }\nsaved.kings = 2";
    let events = check(shaking, &[Brace(0)], "hospital = 0\nphase = 'over'");
    assert_eq!(events.last(), Some(&Event::Collapsed { saved: 2 }));
    check(shaking, &[Brace(1)], "hospital = 1\nphase = 'standard'");
    check(
        "hospital = 2\noutside.jacks = 2",
        &[EndTurn],
        "hospital = 0\nphase = 'over'",
    );
    check(
        "hospital = 1\ngenerator = []",
        &[EndTurn],
        "hospital = 0\nphase = 'over'",
    );
}

/// R29: the game ends when Event Deck, Beds and Outside are empty.
#[test]
fn nobody_is_left() {
    let last = format!("{NO_CARDS}beds = [{{ rank = 'queen', health = 6 }}]");
    let events = check(&last, &[Heal(0)], "hospital = 10\nphase = 'over'");
    assert_eq!(events.last(), Some(&Event::NobodyLeft { saved: 1 }));
    let lost = format!("{NO_CARDS}outside.kings = 1");
    let events = check(&lost, &[EndTurn], "hospital = 10\nphase = 'over'\nturn = 1");
    assert_eq!(events.last(), Some(&Event::NobodyLeft { saved: 0 }));
}

/// R29: a card, a patient in a Bed or one Outside keeps it going.
#[test]
fn something_is_left() {
    let heal = "beds = [{ rank = 'queen', health = 6 }]\n";
    check(heal, &[Heal(0)], "phase = 'standard'");
    check(
        &format!("{NO_CARDS}{heal}outside.jacks = 1"),
        &[Heal(0)],
        "phase = 'standard'",
    );
    let two = "beds = [{ rank = 'queen', health = 6 }, { rank = 'king', health = 2 }]";
    check(
        &format!("{NO_CARDS}{two}"),
        &[Heal(0)],
        "phase = 'standard'",
    );
}

/// R30: a point for each patient saved, also after a collapse.
#[test]
fn the_score() {
    let mut match_ = match_at(
        "hospital = 1\nphase = { aftershock = 2 }\nsaved = { jacks = 1, queens = 2, kings = 3 }",
    );
    assert_eq!(match_.game().scores(match_.position())[0], 6);
    play(&mut match_, &[Brace(0)]);
    assert_eq!(match_.turn(), Turn::Over);
    assert_eq!(match_.game().scores(match_.position())[0], 6);
}

/// R30: 17 patients are all there are to save.
#[test]
fn the_best_score() {
    let last = format!(
        "{NO_CARDS}saved = {{ jacks = 5, queens = 6, kings = 5 }}\n\
         beds = [{{ rank = 'king', health = 6 }}]"
    );
    let mut match_ = match_at(&last);
    play(&mut match_, &[Heal(0)]);
    assert_eq!(match_.turn(), Turn::Over);
    assert_eq!(match_.game().scores(match_.position())[0], 17);
    let deck = official().content.event_deck;
    assert_eq!(
        Rank::ALL
            .map(|rank| deck.count(Card::Patient(rank)))
            .iter()
            .sum::<u8>(),
        17
    );
}

/// R31: everything discarded lies open; the card of the set-up stays closed, even at the end.
#[test]
fn the_discard_pile_is_public() {
    let before = "deck.unseen = { 'Q' = 1 }\ndeck.top = ['♣1', '♥', '♦2']\noutside.kings = 1";
    let mut match_ = match_at(before);
    let discarded = match_.position().discard.total();
    play(&mut match_, &[EndTurn, Leave]);
    let after = match_.position();
    crate::rulebook::expect(
        after,
        "phase = 'over'\ndiscard = { '♣1' = 2, '♥' = 7, '♦2' = 1, K = 6, Q = 5 }",
    );
    assert_eq!(after.discard.total(), discarded + 4);
    assert_eq!(
        (
            after.deck.unseen.total(),
            after.deck.unseen.count(Card::Patient(Rank::Queen))
        ),
        (1, 1)
    );
}

/// R31, A17: there is one official game; every other option is marked as a variant, and there are
/// no modes.
#[test]
fn there_are_no_official_variants() {
    let official = Options {
        beds: 3,
        action_points: 4,
        hospital: 10,
        complications_cap: ComplicationsCap::Card,
    };
    assert!(official.is_official() && Options::default() == official);
    for variant in [
        Options {
            beds: 4,
            ..official
        },
        Options {
            action_points: 5,
            ..official
        },
        Options {
            hospital: 12,
            ..official
        },
    ] {
        assert!(!variant.is_official());
    }
    for mode in ["difficulty", "mode", "win_at"] {
        assert!(read_json::<Options>(&json!({ mode: 1 })).is_err());
    }
}

/// A8: the Hospital falls with the damage that brings it to 0; nothing more is turned up.
#[test]
fn a_collapse_is_immediate() {
    let more = "hospital = 1\nphase = { aftershock = 2 }\nqueue = 2\ndeck.top = ['♥', 'K']";
    let events = check(more, &[Brace(0)], "phase = 'over'\nqueue = 2\nap = 4");
    let damaged = Event::HospitalDamaged {
        cause: Cause::Aftershock,
        damage: 2,
        left: 0,
    };
    assert_eq!(events, [damaged, Event::Collapsed { saved: 0 }]);
}

/// A8: where a lack of Diesel brings the Hospital down, patients Outside are not handled any more.
#[test]
fn a_collapse_in_the_dark_is_immediate() {
    let dark = "hospital = 1\ngenerator = []\noutside = { queens = 1, kings = 1 }";
    check(
        dark,
        &[EndTurn],
        "phase = 'over'\noutside = { queens = 1, turned_queens = 0, kings = 1 }\ndiscard.K = 0",
    );
}

/// A8: emptiness is looked at after every action, with action points left and before Diesel is
/// consumed.
#[test]
fn emptiness_ends_the_game_at_once() {
    let last = format!("{NO_CARDS}beds = [{{ rank = 'king', health = 6 }}]\ngenerator = []");
    check(
        &last,
        &[Heal(0)],
        "phase = 'over'\nap = 5\nhospital = 10\nturn = 1",
    );
    let explored = format!("{NO_CARDS}deck.top = ['♥']");
    check(&explored, &[Explore], "phase = 'over'\nap = 4");
    let killed = format!("{NO_CARDS}beds = [{{ rank = 'king', health = 1 }}]\ndeck.top = ['♣1']");
    check(
        &killed,
        &[Explore, Protect(0)],
        "phase = 'over'\nhospital = 10",
    );
}

/// A8: cards in the Event Queue come first: with one of them left, the table is not empty.
#[test]
fn the_queue_comes_first() {
    let last = format!("{NO_CARDS}phase = {{ diesel = 2 }}\nqueue = 1\ndeck.top = ['K']");
    check(&last, &[Leave], "phase = { patient = 'king' }\nqueue = 0");
    check(&last, &[Leave, Admit], "phase = 'standard'");
}

/// A16: with nothing left but waiting, Jacks Outside or a lack of Diesel end the game.
#[test]
fn waiting_ends() {
    for (waiting, turns, hospital) in [
        ("outside.jacks = 1", 10, 0),
        ("outside.queens = 2", 2, 10),
        ("beds = [{ rank = 'queen', health = 6 }]", 11, 4),
        (
            "hospital = 3\nbeds = [{ rank = 'queen', health = 6 }]\ngenerator = []",
            3,
            0,
        ),
    ] {
        let mut match_ = match_at(&format!("{NO_CARDS}{waiting}"));
        while match_.turn() != Turn::Over && match_.steps().len() < 40 {
            play(&mut match_, &[EndTurn]);
        }
        crate::rulebook::expect(
            match_.position(),
            &format!("phase = 'over'\nhospital = {hospital}"),
        );
        assert_eq!(match_.steps().len(), turns, "{waiting}");
    }
}

/// A16: a game in which nothing is ever done ends too, long before the longest that is allowed.
#[test]
fn doing_nothing_ends() {
    for seed in 0..20 {
        let match_ = Match::new(
            official(),
            Options::default(),
            Some(format!("idle {seed}")),
            &[],
        );
        let mut match_ = match_.expect("the options are sound");
        while match_.turn() != Turn::Over {
            let idle = [Refuse, Leave, Brace(0), Protect(0), EndTurn];
            let action = idle
                .into_iter()
                .find(|action| match_.legal(0).contains(action));
            match_
                .play(0, action.expect("one can always do nothing"))
                .expect("it is legal");
            assert!(match_.steps().len() < Triage::LONGEST / 4);
        }
    }
}

/// A8, A9: where Jacks bring the Hospital down, Queens and Kings are not handled any more.
#[test]
fn a_battered_collapse_is_immediate() {
    let last = "hospital = 1\noutside = { jacks = 1, turned_queens = 1, kings = 1 }";
    let events = check(
        last,
        &[EndTurn],
        "phase = 'over'\noutside = { turned_queens = 1, kings = 1 }",
    );
    let damaged = Event::HospitalDamaged {
        cause: Cause::Battered,
        damage: 1,
        left: 0,
    };
    assert_eq!(events[1..], [damaged, Event::Collapsed { saved: 0 }]);
}
