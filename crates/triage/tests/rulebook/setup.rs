//! Components and set-up: R1-R8, and what nobody can know.

use redtag_kernel::chance::ScriptError;
use redtag_kernel::play::{PlayError, SetUpError};
use redtag_kernel::{Chance, Fast, Game, Kind, Match, Turn};
use redtag_triage::Action::*;
use redtag_triage::{Card, Options, Phase, Position, Rank};

use crate::rulebook::{check, expect, match_at, new_match, official, refused};

/// R1: one player, two packs of cards. Nobody else may act, and no card is there more often than
/// two packs have it.
#[test]
fn one_player_and_two_packs() {
    let game = official();
    assert_eq!(game.seats(&Options::default()), 1);
    let match_ = match_at("");
    assert!(match_.legal(1).is_empty());
    assert_eq!(
        match_.why_not(1, &EndTurn).expect("no such seat").why.key,
        "refused-no-seat"
    );
    for (card, count) in game.content.event_deck.iter() {
        let copies = match card {
            Card::Diesel(_) | Card::Aftershock(_) | Card::Complications(_) => 1,
            Card::Hope => 13,
            Card::Patient(_) => 4,
        };
        assert!(count <= 2 * copies, "{card}: {count}");
    }
}

/// Notes what chance is asked for.
struct Asked {
    source: Fast,
    names: Vec<&'static str>,
}

impl Chance for Asked {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        self.names.push(what);
        self.source.pick(what, weights)
    }
}

/// R2: the six dice are never rolled, so cards are all that chance decides.
#[test]
fn no_die_is_rolled() {
    let game = official();
    for number in 0..20 {
        let mut chance = Asked {
            source: Fast::new(1, number),
            names: Vec::new(),
        };
        let mut position = game
            .set_up(&Options::default(), &mut chance, &mut ())
            .expect("the options are sound");
        let mut actions = Vec::new();
        while game.turn(&position) != Turn::Over {
            actions.clear();
            game.legal_actions(&position, 0, &mut actions);
            let action = actions[chance.source.below(actions.len())];
            game.apply(&mut position, 0, action, &mut chance, &mut ());
        }
        assert!(!chance.names.is_empty() && chance.names.iter().all(|&name| name == "event"));
    }
}

/// R2, A1: three dice are left for Beds, so there are three Beds, and no fourth.
#[test]
fn there_are_three_beds() {
    expect(
        new_match(Card::Patient(Rank::King)).position(),
        "beds = ['empty', 'empty', 'empty']",
    );
    let full = "
        beds = [{ rank = 'king', health = 2 }, { rank = 'king', health = 2 }, \
            { rank = 'king', health = 2 }]
        outside.jacks = 1";
    assert_eq!(refused(full, Heal(3)), ("R2", "no-such-bed".into()));
    assert_eq!(refused("", Heal(2)), ("R20", "no-patient-in-bed".into()));
}

/// R3: an Ace counts as 1.
#[test]
fn an_ace_is_a_one() {
    check(
        "phase = { aftershock = 1 }",
        &[Brace(0)],
        "hospital = 9\nap = 4",
    );
    let king = "beds = [{ rank = 'king', health = 2 }]\ndeck.top = ['♣1']";
    check(
        king,
        &[Explore, Protect(0)],
        "beds = [{ rank = 'king', health = 1 }, 'empty', 'empty']",
    );
}

/// R3: each suit has its meaning, and pictures are patients.
#[test]
fn suits_have_meanings() {
    check("deck.top = ['♦5']", &[Explore], "phase = { diesel = 5 }");
    check("deck.top = ['♥']", &[Explore], "phase = 'standard'\nap = 4");
    check(
        "deck.top = ['♠5']",
        &[Explore],
        "phase = { aftershock = 5 }",
    );
    for rank in ["jack", "queen", "king"] {
        let letter = rank[..1].to_uppercase();
        check(
            &format!("deck.top = ['{letter}']"),
            &[Explore],
            &format!("phase = {{ patient = '{rank}' }}"),
        );
    }
    let king = "beds = [{ rank = 'king', health = 2 }]\ndeck.top = ['♣4']";
    check(
        king,
        &[Explore],
        "phase = { complications = { damage = 4, lowest = 2, bed = 0 } }",
    );
}

/// R4: the ♦10 and the ♥10 are no event cards but the Diesel Reserves and the Hospital.
#[test]
fn the_tens_are_taken_out() {
    let deck = official().content.event_deck;
    assert_eq!(deck.count(Card::Diesel(10)), 0);
    expect(&lay_out(), "generator = [10]\nlevel = 10\nhospital = 10");
}

/// R5: the Event Deck, card by card and in all.
#[test]
fn the_event_deck() {
    let deck = official().content.event_deck;
    let counts = |cards: Vec<Card>| {
        cards
            .into_iter()
            .map(|card| deck.count(card))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        counts((2..=10).map(Card::Diesel).collect()),
        [1, 2, 2, 2, 2, 1, 1, 1, 0]
    );
    assert_eq!(counts(vec![Card::Hope]), [7]);
    assert_eq!(
        counts((1..=6).map(Card::Aftershock).collect()),
        [2, 2, 2, 2, 1, 0]
    );
    assert_eq!(
        counts((1..=5).map(Card::Complications).collect()),
        [2, 2, 2, 1, 0]
    );
    assert_eq!(counts(Rank::ALL.map(Card::Patient).to_vec()), [5, 6, 6]);
    assert_eq!(deck.total(), 52);
    let sum = |value: fn(Card) -> u8| {
        deck.iter()
            .map(|(card, count)| u32::from(value(card) * count))
            .sum::<u32>()
    };
    assert_eq!(
        sum(|card| if let Card::Diesel(pips) = card {
            pips
        } else {
            0
        }),
        62
    );
    assert_eq!(
        sum(|card| if let Card::Aftershock(damage) = card {
            damage
        } else {
            0
        }),
        25
    );
    assert_eq!(
        sum(|card| if let Card::Complications(damage) = card {
            damage
        } else {
            0
        }),
        16
    );
    assert_eq!(sum(|card| matches!(card, Card::Patient(_)).into()), 17);
}

/// R6: the deck is shuffled, so the first card is any of the 52, each as likely as it is frequent.
#[test]
fn any_card_may_come_first() {
    let game = official();
    match Match::new(game.clone(), Options::default(), None, &[]) {
        Err(SetUpError::Chance(ScriptError::Asks { question, given: 0 })) => {
            assert_eq!(question.weights, game.content.event_deck.counts());
        }
        _ => panic!("the first card is not left to chance"),
    }
    let first = |seed: u32| {
        let match_ = Match::new(
            game.clone(),
            Options::default(),
            Some(seed.to_string()),
            &[],
        );
        match_
            .expect("the options are sound")
            .position()
            .deck
            .unseen
    };
    assert!(
        (1..20).any(|seed| first(seed) != first(0)),
        "every seed has the same deck"
    );
}

/// R7: the Reserves and the Hospital begin at 10, and everything else is empty.
#[test]
fn the_table_at_the_start() {
    let start = "
        level = 10
        generator = [10]
        hospital = 10
        scavenging = 'empty'
        beds = ['empty', 'empty', 'empty']
        outside = { jacks = 0, queens = 0, turned_queens = 0, kings = 0 }
        saved = { jacks = 0, queens = 0, kings = 0 }
        queue = 0";
    expect(&lay_out(), start);
    assert_eq!(lay_out().discard.total(), 0);
    let first = new_match(Card::Patient(Rank::Jack));
    expect(
        first.position(),
        &start.replace("queue = 0", "queue = 2\nturn = 1\nap = 4"),
    );
    assert_eq!(first.position().phase, Phase::Patient(Rank::Jack));
}

/// R8: one of the 52 cards is set aside: 51 can be drawn.
#[test]
fn one_card_is_set_aside() {
    let table = lay_out();
    assert_eq!((table.deck.unseen.total(), table.deck.len()), (52, 51));
    let after_the_first = *new_match(Card::Patient(Rank::Jack)).position();
    assert_eq!(
        (
            after_the_first.deck.unseen.total(),
            after_the_first.deck.len()
        ),
        (51, 50)
    );
}

/// R8: the last card is never seen, and until the end it may be any card that is left.
#[test]
fn the_card_set_aside_stays_unknown() {
    let mut match_ = match_at("outside.jacks = 1\ndeck.unseen = { '♥' = 1, 'K' = 1 }");
    assert_eq!(match_.position().deck.len(), 1);
    let Err(PlayError::Asks(question)) = match_.play_with(0, Explore, &[]) else {
        panic!("the card was decided before it was drawn");
    };
    assert_eq!(
        (
            question.weights[Card::Hope.index()],
            question.weights.iter().sum::<u8>()
        ),
        (1, 2)
    );
    match_
        .play_with(0, Explore, &[Card::Hope.index() as u16])
        .expect("it may be Hope");
    expect(
        match_.position(),
        "deck.unseen = { K = 1 }\ndiscard = { K = 5, '♥' = 7 }",
    );
    assert!(!match_.legal(0).contains(&Explore));
}

/// A12: nobody can look at what is not in the position: matches with different futures are alike
/// until a card tells them apart, and the Event Queue is a mere number.
#[test]
fn nothing_of_the_future_is_in_a_position() {
    let jack = Card::Patient(Rank::Jack);
    let told = *new_match(jack).position();
    let seeded = |seed: u32| {
        let match_ = Match::new(official(), Options::default(), Some(seed.to_string()), &[]);
        match_.expect("the options are sound")
    };
    let mut alike: Vec<_> = (0..60)
        .map(seeded)
        .filter(|match_| *match_.position() == told)
        .collect();
    assert!(alike.len() > 1, "a Jack comes first in one of ten matches");
    let next: Vec<_> = alike
        .iter_mut()
        .map(|match_| {
            match_.play(0, Refuse).expect("refusing is allowed");
            *match_.position()
        })
        .collect();
    assert!(
        next.iter().any(|position| *position != next[0]),
        "their next cards differ"
    );
    let written = serde_json::to_value(told).expect("positions are plain data");
    assert_eq!(written["queue"], 2);
    assert_eq!(written["deck"]["top"], serde_json::json!([]));
    assert_eq!(told.deck.unseen.total(), 51);
}

/// A12: a card in the Event Queue is as open as one in the deck.
#[test]
fn queued_cards_are_undecided() {
    let mut queued = match_at("phase = { aftershock = 1 }\nqueue = 2");
    let mut explored = match_at("phase = 'standard'\ndiscard = { '♠1' = 1 }");
    let asked = [
        queued.play_with(0, Brace(0), &[]),
        explored.play_with(0, Explore, &[]),
    ];
    let [
        Err(PlayError::Asks(from_the_queue)),
        Err(PlayError::Asks(from_the_deck)),
    ] = asked
    else {
        panic!("both turn up a card that nobody knows");
    };
    assert_eq!(from_the_queue, from_the_deck);
}

/// R8: a match from a position with few cards left can be written down and opened again.
#[test]
fn a_position_survives_its_journal() {
    for position in [
        "outside.jacks = 1\ndeck.unseen = { '♥' = 1, 'K' = 1 }",
        include_str!("../positions/x2.toml"),
        include_str!("../positions/x10.toml"),
    ] {
        let match_ = match_at(position);
        match Match::open(official(), &match_.journal()) {
            Ok(opened) => assert_eq!(opened.position(), match_.position()),
            Err(error) => panic!("{error}\n{position}"),
        }
    }
}

fn lay_out() -> Position {
    official()
        .lay_out(&Options::default())
        .expect("the options are sound")
}

/// R8, R13, R20: positions that play cannot lead to are refused.
#[test]
fn positions_that_cannot_be() {
    let flaw = |position: &str| {
        let written = crate::rulebook::read(position);
        let match_ = Match::from_sketch(official(), Options::default(), &written, None);
        match_.err().map(|flaw| flaw.to_string())
    };
    let king = "phase = { patient = 'king' }\n";
    assert_eq!(flaw(&format!("{king}queue = 2")), None);
    for queue in [3, 50] {
        let told = format!("queue: must be 0 to 2, not {queue}");
        assert_eq!(flaw(&format!("{king}queue = {queue}")), Some(told));
    }
    assert_eq!(flaw("deck.set_aside = 0"), None);
    let told = "deck.set_aside: must be 0 to 1, not 51";
    assert_eq!(flaw("deck.set_aside = 51"), Some(told.into()));
    assert_eq!(flaw(&format!("{king}ap = 0")), None);
    let told = "phase: the rules would not ask this here";
    assert_eq!(flaw("ap = 0"), Some(told.into()));
}
