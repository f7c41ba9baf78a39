//! A tiny game for two to five rivals, to see that search plays for the seat that acts, and that a
//! match keeps people from taking back what others have answered.

use std::sync::Arc;

use redtag_bots::{Bot, Budget};
use redtag_kernel::laws::nim::{Heap, Nim, Options};
use redtag_kernel::odds::{Odds, Oracle};
use redtag_kernel::{Fast, Match, Player, Seats};

const NIM: Nim = Nim { strict: false };

fn heap(left: u8) -> Options {
    Options { left, seats: 2 }
}

#[test]
fn search_finds_the_winning_move_for_either_seat() {
    for seat in 0..2 {
        for left in [5, 6, 7, 9, 10] {
            let bot = Bot::Search(Budget::Iterations(4_000));
            let advice = bot
                .choose(
                    &NIM,
                    &Heap {
                        left,
                        seat,
                        seats: 2,
                    },
                    seat,
                    &mut Fast::new(1, 1),
                )
                .expect("it may act");
            assert_eq!(advice.action, left % 4, "{left} left");
            assert!(advice.expects > 0.8, "{advice:?}");
        }
    }
}

#[test]
fn a_bot_that_may_not_act_says_so() {
    let search = Bot::Search(Budget::Milliseconds(1));
    assert_eq!(
        search.choose(
            &NIM,
            &Heap {
                left: 5,
                seat: 0,
                seats: 2
            },
            1,
            &mut Fast::new(1, 1)
        ),
        None
    );
    assert_eq!(
        search.choose(
            &NIM,
            &Heap {
                left: 0,
                seat: 0,
                seats: 2
            },
            0,
            &mut Fast::new(1, 1)
        ),
        None
    );
}

#[test]
fn undo_stops_at_chance_at_others_and_where_the_game_forbids_it() {
    let mut match_ = Match::new(Arc::new(NIM), heap(9), Some("x".into()), &[]).expect("it begins");
    let key = |match_: &Match<Nim>, seat| match_.why_no_undo(seat).map(|why| why.key.into_owned());
    assert_eq!(key(&match_, 0).as_deref(), Some("undo-nothing"));
    match_.play(0, 1).expect("it is allowed");
    assert_eq!(
        (key(&match_, 0), key(&match_, 1).as_deref()),
        (None, Some("undo-other"))
    );
    match_.undo(0).expect("nothing happened since");
    assert_eq!(
        match_.position(),
        &Heap {
            left: 9,
            seat: 0,
            seats: 2
        }
    );
    match_.play(0, 3).expect("it is allowed");
    assert_eq!(key(&match_, 0).as_deref(), Some("undo-chance"));
    assert_eq!(
        match_.play(0, 1).map_err(|_| ()),
        Err(()),
        "it is seat 1's turn"
    );
    let strict = Match::new(
        Arc::new(Nim { strict: true }),
        heap(9),
        Some("x".into()),
        &[],
    );
    let mut strict = strict.expect("it begins");
    strict.play(0, 1).expect("it is allowed");
    assert_eq!(key(&strict, 0).as_deref(), Some("undo-never"));
}

#[test]
fn a_journal_with_undo_lines_opens_as_it_was() {
    let mut match_ = Match::new(Arc::new(NIM), heap(9), Some("x".into()), &[]).expect("it begins");
    let mut file = match_.header_line();
    for (seat, taken) in [(0, 1), (1, 2), (0, 3)] {
        match_.play(seat, taken).expect("it is allowed");
        file.push_str(&match_.last_line());
        if taken == 2 {
            match_.undo(1).expect("nothing happened since");
            file.push_str(&match_.undo_line());
            match_.play(1, 1).expect("it is allowed");
            file.push_str(&match_.last_line());
        }
    }
    let opened = Match::open(Arc::new(NIM), &file).expect("it is sound");
    assert_eq!(
        (opened.journal(), opened.hash()),
        (match_.journal(), match_.hash())
    );
    assert_eq!(opened.steps().len(), 3);
}

#[test]
fn what_is_wanted_is_sought_and_what_is_feared_avoided() {
    let heap = Heap {
        left: 4,
        seat: 0,
        seats: 2,
    };
    let sure = |chance: f64| Odds {
        low: chance,
        high: chance,
    };
    assert_eq!(Oracle::new(&NIM, &heap, 0, 1_000).at_best(), sure(1.0));
    assert_eq!(Oracle::new(&NIM, &heap, 1, 1_000).at_best(), sure(0.0));
    let last = Heap {
        left: 1,
        seat: 1,
        seats: 2,
    };
    assert_eq!(Oracle::new(&NIM, &last, 0, 1_000).after(1, 1), sure(0.0));
    assert_eq!(
        Oracle::new(&NIM, &heap, 0, 0).at_best(),
        Odds {
            low: 0.0,
            high: 1.0
        }
    );
}

#[test]
fn players_are_in_the_journal_and_change_nothing_else() {
    let begin = || Match::new(Arc::new(NIM), heap(1), Some("x".into()), &[]).expect("it begins");
    let anna = Player {
        name: "Anna".into(),
        bot: None,
    };
    let robot = Player {
        name: "Robot".into(),
        bot: Some("greedy".into()),
    };
    let players = vec![anna.clone(), robot];
    let mut match_ = begin()
        .with_players(players.clone())
        .expect("there are two seats");
    assert!(
        match_
            .header_line()
            .contains(r#""seed":"x","players":[{"name":"Anna"},{"name":"Robot","bot":"greedy"}]"#)
    );
    assert_eq!(
        (match_.winners(), match_.branch(0, None).players()),
        (Seats::default(), &players[..])
    );
    match_.play(0, 1).expect("it is allowed");
    assert_eq!(
        (match_.winners(), match_.scores()),
        (Seats::one(0), vec![1, 0])
    );
    let opened = Match::open(Arc::new(NIM), &match_.journal()).expect("it is sound");
    assert_eq!(
        (opened.players(), opened.hash()),
        (&players[..], match_.hash())
    );
    let unnamed = Match::open(Arc::new(NIM), &begin().journal()).expect("players need not be said");
    assert!(unnamed.players().is_empty());
    let named = |name: &str| {
        vec![
            anna.clone(),
            Player {
                name: name.into(),
                bot: None,
            },
        ]
    };
    for (players, told) in [
        (
            vec![anna.clone()],
            "players: one for each seat is needed: 2, not 1",
        ),
        (named(""), "players[1]: a name has 1 to 40 characters"),
        (
            named(&"x".repeat(41)),
            "players[1]: a name has 1 to 40 characters",
        ),
        (
            named("\u{1b}[31m"),
            "players[1]: a name has 1 to 40 characters",
        ),
    ] {
        let flaw = begin().with_players(players).err().expect("it is refused");
        assert!(flaw.to_string().starts_with(told), "{flaw}");
    }
    let bad = match_.journal().replace("Anna", "");
    let error = Match::open(Arc::new(NIM), &bad)
        .err()
        .expect("it is refused")
        .to_string();
    assert!(
        error.starts_with("line 1 cannot be read: players[0]"),
        "{error}"
    );
}
