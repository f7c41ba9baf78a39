//! The end of the game: R21, and the rulings on it.

use redtag_katastrophenspiel::Action::{EndTurn, Move};
use redtag_katastrophenspiel::{Colour, Decider, Event, Region};
use redtag_kernel::{Game, Seats, Turn};

use crate::rulebook::{HOUSE, check, expect, match_at, mission, run};

const COLOURS: [&str; 5] = ["red", "green", "blue", "black", "white"];

/// Who wins with these points and this money, if this seat was the original starting player.
fn winner(results: &[(u8, u8)], first: usize) -> u8 {
    let seats = results.len();
    let mut position = format!(
        "rounds = 1\nactive = {}\nstarter = 0\nfirst = {first}\n",
        seats - 1
    );
    for (colour, (points, money)) in COLOURS.iter().zip(results) {
        position.push_str(&format!(
            "{colour} = {{ points = {points}, money = {money} }}\n"
        ));
    }
    let mut match_ = match_at(&position);
    assert_eq!(
        match_.winners(),
        Seats::default(),
        "nobody has won before the end"
    );
    let events = run(&mut match_, &[EndTurn], &[]);
    assert_eq!(match_.turn(), Turn::Over);
    let seat = match_.winners().first().expect("somebody wins");
    assert_eq!(match_.winners(), Seats::one(seat), "one player wins");
    let (points, money) = results[usize::from(seat)];
    let equal =
        |tied: &dyn Fn(&(u8, u8)) -> bool| results.iter().filter(|one| tied(one)).count() > 1;
    let told = Event::GameEnds {
        winner: Colour::ALL[usize::from(seat)],
        points,
        money,
        by: if equal(&|&one| one == (points, money)) {
            Decider::Seating
        } else if equal(&|one| one.0 == points) {
            Decider::Money
        } else {
            Decider::Points
        },
    };
    assert_eq!(events.last(), Some(&told));
    let scores: Vec<i32> = results.iter().map(|&(points, _)| points.into()).collect();
    assert_eq!(match_.scores(), scores);
    seat
}

/// R21: the most victory points win, however much money the others have.
#[test]
fn most_points_win() {
    for seats in 2..=5 {
        for first in 0..seats {
            for best in 0..seats {
                let mut results = vec![(9, 9); seats];
                results[best] = (10, 0);
                assert_eq!(usize::from(winner(&results, first)), best);
            }
        }
    }
}

/// R21: with equal points, the most money wins, among those who have the most points.
#[test]
fn money_breaks_ties() {
    for seats in 2..=5 {
        for first in 0..seats {
            for best in 0..seats {
                let mut results = vec![(7, 3); seats];
                results[best] = (7, 4);
                assert_eq!(usize::from(winner(&results, first)), best);
                results[(best + 1) % seats] = (6, 99);
                assert_eq!(usize::from(winner(&results, first)), best);
            }
        }
    }
}

/// R21, A21: with equal points and money, whoever sits nearest to the right of the original
/// starting player wins, who comes last.
#[test]
fn the_seat_breaks_ties() {
    for seats in 2..=5 {
        for first in 0..seats {
            let right = (first + seats - 1) % seats;
            assert_eq!(
                usize::from(winner(&vec![(7, 3); seats], first)),
                right,
                "{seats} {first}"
            );
            for other in (0..seats).filter(|&other| other != first) {
                let mut results = vec![(1, 1); seats];
                (results[first], results[other]) = ((7, 3), (7, 3));
                assert_eq!(
                    usize::from(winner(&results, first)),
                    other,
                    "{seats} {first}"
                );
            }
        }
    }
    assert_eq!(winner(&[(0, 0), (7, 3), (7, 3), (7, 3), (0, 0)], 0), 3);
    assert_eq!(winner(&[(7, 3), (7, 3), (7, 2), (7, 3), (0, 0)], 3), 1);
}

/// R21, A21: it is the original starting player that counts, not the one of the last round.
#[test]
fn the_last_yellow_pawn_does_not_matter() {
    let last = "rounds = 1\nstarter = 1\nactive = 0\nfirst = 2\nblue = {}";
    let events = check(last, &[EndTurn], &[], "phase = 'over'\nrounds = 0");
    let told = Event::GameEnds {
        winner: Colour::Green,
        points: 0,
        money: 2,
        by: Decider::Seating,
    };
    assert_eq!(
        events,
        [
            Event::TurnEnds {
                who: Colour::Red,
                back: 0
            },
            told
        ]
    );
}

/// R21: after the end nothing can be done.
#[test]
fn nothing_after_the_end() {
    let mut match_ = match_at("rounds = 1\nactive = 1");
    run(&mut match_, &[EndTurn], &[]);
    assert!((0..2).all(|seat| match_.legal(seat).is_empty()));
    let illegal = match_.why_not(0, &EndTurn).expect("it is over");
    assert_eq!((illegal.rule, &*illegal.why.key), ("R21", "no-game-over"));
    for action in [EndTurn, mission(HOUSE), Move(Region::Asia)] {
        let illegal = match_
            .game()
            .why_not(match_.position(), 0, &action)
            .expect("it is over");
        assert_eq!((illegal.rule, &*illegal.why.key), ("R21", "no-game-over"));
    }
    expect(
        match_.position(),
        "phase = 'over'\nturn = { actions = 0, mission = false, played = [] }",
    );
}

/// R8, R21: the last round is played to its end.
#[test]
fn the_last_round_is_whole() {
    let events = check(
        "rounds = 1",
        &[EndTurn],
        &[],
        "rounds = 1\nactive = 1\nphase = 'turn'",
    );
    assert_eq!(
        events.last(),
        Some(&Event::TurnBegins {
            who: Colour::Green,
            actions: 2
        })
    );
}
