//! Set-up and rounds: R4-R8, and the rulings on them.

use redtag_katastrophenspiel::Action::EndTurn;
use redtag_katastrophenspiel::{
    CATASTROPHE_ROW, Colour, Event, Options, PURCHASE_ROW, Phase, Region,
};
use redtag_kernel::chance::ScriptError;
use redtag_kernel::play::SetUpError;
use redtag_kernel::{Fast, Game, Match, Question, Turn};

use crate::rulebook::{expect, match_at, new_match, official, run, small};

/// Everything that chance is asked in the set-up, answered with the first possible outcome.
fn questions(options: &Options) -> Vec<Question> {
    let (mut outcomes, mut asked) = (Vec::new(), Vec::new());
    while let Err(SetUpError::Chance(ScriptError::Asks { question, .. })) =
        Match::new(official(), options.clone(), None, &outcomes)
    {
        outcomes.push(
            question
                .weights
                .iter()
                .position(|&weight| weight > 0)
                .unwrap_or(0) as u16,
        );
        asked.push(question);
    }
    asked
}

/// R4: both rows have five cards from the right stacks.
#[test]
fn two_rows() {
    assert_eq!(
        (CATASTROPHE_ROW, PURCHASE_ROW),
        ([3, 3, 4, 5, 6], [0, 0, 1, 1, 2])
    );
    let game = official();
    for seed in 0..20 {
        let match_ = Match::new(
            game.clone(),
            Options::default(),
            Some(seed.to_string()),
            &[],
        );
        let position = *match_.expect("the options are sound").position();
        let values =
            |row: [Option<_>; 5]| row.map(|card| game.content.card(card.expect("a card")).value);
        assert_eq!(values(position.catastrophes), [1, 1, 2, 3, 5]);
        assert_eq!(values(position.purchases), [1, 1, 2, 2, 3]);
        assert_eq!(position.unseen.len(), 90 - 10);
        assert!(position.under.iter().all(|stack| stack.is_empty()));
    }
}

/// R4, R5, R7: stacks are shuffled and pawns drawn, so every card and every pawn is as likely as
/// another.
#[test]
fn what_chance_decides() {
    let options = Options {
        seats: 3,
        ..Options::default()
    };
    let asked: Vec<(&str, usize, u8)> = questions(&options)
        .iter()
        .map(|question| {
            let possible = question
                .weights
                .iter()
                .filter(|&&weight| weight > 0)
                .count();
            (
                question.what,
                possible,
                question.weights.iter().copied().max().unwrap_or(0),
            )
        })
        .collect();
    let expected = [
        ("pawn", 5, 1),
        ("pawn", 4, 1),
        ("pawn", 3, 1),
        ("catastrophe-1", 12, 1),
        ("catastrophe-1", 11, 1),
        ("catastrophe-2", 8, 1),
        ("catastrophe-3", 12, 1),
        ("catastrophe-5", 8, 1),
        ("purchase-1", 16, 1),
        ("purchase-1", 15, 1),
        ("purchase-2", 27, 1),
        ("purchase-2", 26, 1),
        ("purchase-3", 7, 1),
        ("start", 3, 1),
    ];
    assert_eq!(asked, expected);
}

/// R5: everybody has the four cards of the pawn they drew; the other sets are out.
#[test]
fn pawns_and_player_cards() {
    let game = official();
    let options = Options {
        seats: 3,
        first: Some(0),
        ..Options::default()
    };
    let match_ = new_match(&game, &options, &[4, 0, 2]);
    let position = match_.position();
    let sets = game.content.sets;
    for (player, colour) in position
        .players
        .iter()
        .zip([Colour::White, Colour::Red, Colour::Blue])
    {
        assert_eq!(
            (player.colour, player.hand),
            (Some(colour), sets[colour as usize])
        );
        assert_eq!((player.hand.len(), player.table.len()), (4, 0));
    }
    assert_eq!(
        position.removed,
        sets[Colour::Green as usize].or(sets[Colour::Black as usize])
    );
    let drawn = [(0, Colour::White), (1, Colour::Red), (2, Colour::Blue)];
    assert_eq!(
        match_.opening()[..3],
        drawn.map(|(seat, colour)| Event::PawnDrawn { seat, colour })
    );
}

/// R6: all pawns in Europe, 2 money each, no points, 8 rounds.
#[test]
fn the_table_at_the_start() {
    for seats in 2..=5 {
        let options = Options {
            seats,
            ..Options::default()
        };
        let match_ = new_match(&official(), &options, &[]);
        let position = match_.position();
        assert_eq!(
            (position.rounds, position.phase, position.turn.actions),
            (8, Phase::Turn, 2)
        );
        assert!(
            position.turn.played.is_empty() && position.mission.is_none() && !position.turn.mission
        );
        for player in position.players.as_slice() {
            assert_eq!(
                (player.region, player.money, player.points),
                (Region::Europe, 2, 0)
            );
        }
    }
}

/// R7, A20: whoever is named starts, with the yellow pawn; if nobody is named, chance decides.
#[test]
fn the_starting_player() {
    let game = small();
    for first in 0..4 {
        let named = Options {
            seats: 4,
            first: Some(first),
            ..Options::default()
        };
        assert!(
            questions(&named)
                .iter()
                .all(|question| question.what != "start")
        );
        let drawn = Options {
            first: None,
            ..named.clone()
        };
        let luck = [0, 1, 2, 3, 21, 22, 33, 41, 53, 71, 72, 73, 74, 75, first];
        for match_ in [
            new_match(&game, &named, &[]),
            new_match(&game, &drawn, &luck),
        ] {
            let position = match_.position();
            assert_eq!(
                (position.first, position.starter, position.active),
                (first, first, first)
            );
            let who = Colour::ALL[usize::from(first)];
            assert!(match_.opening().ends_with(&[
                Event::Starts { who },
                Event::RoundBegins {
                    rounds: 8,
                    starter: who
                },
                Event::TurnBegins { who, actions: 2 },
            ]));
        }
    }
}

/// R8: one turn each, clockwise from the starting player; the yellow pawn goes to the left after
/// every round; after eight rounds the game ends.
#[test]
fn eight_rounds() {
    for seats in 2..=5 {
        let options = Options {
            seats,
            first: Some(1),
            ..Options::default()
        };
        let mut match_ = new_match(&small(), &options, &[]);
        for round in 0..8 {
            let starter = (1 + round) % seats;
            for turn in 0..seats {
                let position = match_.position();
                assert_eq!(
                    (position.rounds, position.starter, position.first),
                    (8 - round, starter, 1)
                );
                assert_eq!(position.active, (starter + turn) % seats);
                run(&mut match_, &[EndTurn], &[]);
            }
        }
        assert_eq!(match_.turn(), Turn::Over);
        assert_eq!(
            (match_.position().rounds, match_.position().phase),
            (0, Phase::Over)
        );
        assert_eq!(
            match_.position().starter,
            8 % seats,
            "the pawn is not passed at the end"
        );
    }
}

/// R8: what is told at the end of turns and rounds.
#[test]
fn turns_and_rounds_are_told() {
    use Event::*;
    let (red, green) = (Colour::Red, Colour::Green);
    let mut match_ = match_at("rounds = 5");
    let turn_ends = |who| TurnEnds { who, back: 0 };
    let turn_begins = |who| TurnBegins { who, actions: 2 };
    assert_eq!(
        run(&mut match_, &[EndTurn], &[]),
        [turn_ends(red), turn_begins(green)]
    );
    let round = RoundBegins {
        rounds: 4,
        starter: green,
    };
    assert_eq!(
        run(&mut match_, &[EndTurn], &[]),
        [turn_ends(green), round, turn_begins(green)]
    );
    expect(
        match_.position(),
        "rounds = 4\nstarter = 1\nactive = 1\nfirst = 0",
    );
}

/// A24, R4: whatever happens, each place of the rows has a card of its stack.
#[test]
fn rows_stay_in_order() {
    let game = official();
    let (mut actions, mut seen) = (Vec::new(), 0);
    for number in 0..50 {
        let mut chance = Fast::new(1, number);
        let mut position = game
            .set_up(&Options::default(), &mut chance, &mut ())
            .expect("sound options");
        while game.turn(&position) != Turn::Over {
            actions.clear();
            let seat = position.active;
            game.legal_actions(&position, seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, seat, action, &mut chance, &mut ());
            let values = position
                .catastrophes
                .map(|card| card.map_or(0, |card| game.content.card(card).value));
            assert_eq!(values, [1, 1, 2, 3, 5]);
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen}");
}
