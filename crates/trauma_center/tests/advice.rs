//! The judgement that bots go by.

use redtag_kernel::{Fast, Game, Seat, Strategy, Turn};
use redtag_trauma_center::{Action, Options, Position, TraumaCenter};

fn game() -> TraumaCenter {
    TraumaCenter::official().expect("the content is sound")
}

/// Plays to the end; `choose` is given the actions of the lowest seat that may act, and says which
/// of them.
fn play(
    game: &TraumaCenter,
    seats: u8,
    number: u64,
    mut choose: impl FnMut(&Position, Seat, &[Action], &mut Fast) -> usize,
) -> Position {
    let mut luck = Fast::new(5, number);
    let mut position = game
        .set_up(&Options { seats }, &mut luck, &mut ())
        .expect("the options are sound");
    let mut actions = Vec::new();
    while let Turn::Act(waiting) = game.turn(&position) {
        let seat = waiting.first().expect("somebody may act");
        actions.clear();
        game.legal_actions(&position, seat, &mut actions);
        let at = choose(&position, seat, &actions, &mut luck);
        game.apply(&mut position, seat, actions[at], &mut luck, &mut ());
    }
    position
}

fn random(_: &Position, _: Seat, actions: &[Action], luck: &mut Fast) -> usize {
    luck.below(actions.len())
}

fn judged(game: &TraumaCenter, position: &Position, seat: Seat, actions: &[Action]) -> Vec<f64> {
    let mut values = Vec::new();
    game.judge(position, seat, actions, &mut values);
    values
}

fn best(values: &[f64]) -> usize {
    (0..values.len())
        .reduce(|best, at| if values[at] > values[best] { at } else { best })
        .expect("a choice")
}

#[test]
fn every_action_is_judged() {
    let game = game();
    for number in 0..60 {
        let end = play(
            &game,
            1 + (number % 4) as u8,
            number,
            |position, seat, actions, luck| {
                let values = judged(&game, position, seat, actions);
                assert_eq!(values.len(), actions.len());
                assert!(
                    values.iter().all(|value| value.abs() < 400.0),
                    "{values:?} in {position:?}"
                );
                assert!(game.value(position, seat).abs() < 400.0);
                random(position, seat, actions, luck)
            },
        );
        assert!(
            (game.value(&end, 0) - f64::from(game.scores(&end)[0])).abs() < 1e-9,
            "exact at the end"
        );
    }
}

/// Group scores of matches with this many players.
fn scores(
    seats: u8,
    mut choose: impl FnMut(&Position, Seat, &[Action], &mut Fast) -> usize,
) -> impl Iterator<Item = i32> {
    let game = game();
    (0..20).map(move |number| game.scores(&play(&game, seats, number, &mut choose))[0])
}

#[test]
fn greedy_beats_random_in_every_match() {
    let game = game();
    for seats in 1..=4 {
        let greedy = |position: &Position, seat, actions: &[Action], _: &mut Fast| {
            best(&judged(&game, position, seat, actions))
        };
        let worst = scores(seats, greedy).min();
        assert!(
            worst > scores(seats, random).max(),
            "{worst:?} with {seats}"
        );
        let mean = scores(seats, greedy).sum::<i32>() / (20 * i32::from(seats));
        assert!(mean >= 8, "{mean} points for each patient, with {seats}");
    }
}

/// What is best for a patient does not depend on the others, so search can look at one sheet alone.
#[test]
fn a_sheet_is_judged_by_itself() {
    let game = game();
    for number in 0..20 {
        play(&game, 3, number, |position, seat, actions, luck| {
            let (part, inside) = game.part(position, seat).expect("a sheet");
            assert!(matches!(game.turn(&part), Turn::Act(seats) if seats.first() == Some(inside)));
            let mut same = Vec::new();
            game.legal_actions(&part, inside, &mut same);
            assert_eq!(same, actions);
            let whole = judged(&game, position, seat, actions);
            let alone = judged(&game, &part, inside, actions);
            let others = whole[0] - alone[0];
            let differs = |(whole, alone): (&f64, &f64)| (whole - alone - others).abs() > 1e-9;
            assert!(!whole.iter().zip(&alone).any(differs), "{position:?}");
            random(position, seat, actions, luck)
        });
    }
}
