//! The odds of tests against a plain count of cards and dice that knows no short cut.

mod tiny;

use redtag_aftermath::{Action, Aftermath, Card, Event, Options, Position, Step, Test};
use redtag_kernel::odds::Oracle;
use redtag_kernel::{Fast, Game, Kind, Turn};

/// The best chance of this test: for every card that may come first, all that match it, and every
/// roll of the dice (R36, R37).
fn plainly(game: &Aftermath, position: &Position, test: &Test) -> f64 {
    if let Some(first) = test.first {
        return with_first(game, position, test, first);
    }
    let hand = position.hero(test.seat).hand;
    let symbols = |card: Card| game.content.cards[card.index()].symbols.0;
    let fitting = hand.iter().map(|(card, _)| card);
    let fitting = fitting.filter(|&card| symbols(card) & test.attributes.0 != 0);
    let odds = fitting.map(|card| with_first(game, position, test, card));
    odds.fold(0.0, f64::max)
}

fn with_first(game: &Aftermath, position: &Position, test: &Test, first: Card) -> f64 {
    let rules = |card: Card| &game.content.cards[card.index()];
    let mut hand = position.hero(test.seat).hand;
    let mut sum = i32::from(test.sum);
    if test.first.is_none() {
        hand.take(first);
        sum += i32::from(rules(first).value);
    }
    for (card, count) in hand.iter() {
        let (card, first) = (rules(card), rules(first));
        if card.colour == first.colour || card.value == first.value {
            sum += i32::from(card.value) * i32::from(count);
        }
    }
    sum += bonus(game, position, test, first);
    let black = if test.opposed { 1..=6 } else { 0..=0 };
    let (mut good, mut all) = (0, 0);
    for (black, white) in black.flat_map(|black| (1..=6).map(move |white| (black, white))) {
        all += 1;
        good += u32::from(sum + white >= i32::from(test.difficulty) + black);
    }
    f64::from(good) / f64::from(all)
}

/// What is added to cards and die, by the rules at work.
fn bonus(game: &Aftermath, position: &Position, test: &Test, first: Card) -> i32 {
    let (mut after, mut events) = (*position, Vec::new());
    let mut luck = Fast::new(1, 1);
    let mut sum = i32::from(test.sum);
    if test.first.is_none() {
        sum += i32::from(game.content.cards[first.index()].value);
        game.apply(
            &mut after,
            test.seat,
            Action::Play(first),
            &mut luck,
            &mut events,
        );
    }
    let rolled = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::Tested { total, white, .. } => Some(i32::from(total) - i32::from(white)),
            _ => None,
        })
    };
    if rolled(&events).is_none() {
        game.apply(&mut after, test.seat, Action::Roll, &mut luck, &mut events);
    }
    rolled(&events).expect("a roll") - sum
}

/// R36, R37: before a test is begun, before its first card, between the cards and before the roll.
#[test]
fn odds_of_tests_are_exact() {
    let game = tiny::game();
    let (mut compared, mut begun, mut uncertain) = (0, 0, 0);
    for number in 0..60 {
        let mut luck = Fast::new(5, number);
        let options = Options {
            seats: 2 + (number % 3) as u8,
            ..Options::default()
        };
        let mut position = game
            .set_up(&options, &mut luck, &mut ())
            .expect("sound options");
        let mut actions = Vec::new();
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().expect("somebody is asked");
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            let action = actions[luck.below(actions.len())];
            let before = position;
            game.apply(&mut position, seat, action, &mut luck, &mut ());
            let Some(Step::Test(test)) = position.steps.last() else {
                continue;
            };
            let plain = plainly(&game, &position, &test);
            let exact = Oracle::new(&game, &position, 0, 100_000).at_best();
            assert!(
                exact.is_exact() && (exact.low - plain).abs() < 1e-9,
                "{exact:?} {plain} {position:?}"
            );
            compared += 1;
            uncertain += u32::from(plain > 0.0 && plain < 1.0);
            if matches!(
                action,
                Action::Scavenge(_)
                    | Action::Communicate(_)
                    | Action::Melee(_)
                    | Action::Recover(_)
            ) {
                let exact = Oracle::new(&game, &before, 0, 100_000).after(seat, action);
                assert!(
                    (exact.low - plain).abs() < 1e-9,
                    "{exact:?} {plain} {action:?}"
                );
                begun += 1;
            }
        }
    }
    assert!(
        compared > 100 && begun > 20 && uncertain > 50,
        "{compared} compared, {begun} begun, {uncertain} uncertain"
    );
}
