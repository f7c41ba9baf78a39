//! Exact odds of missions: against dice counted by hand, and against looking at everything that can
//! be done.

use std::collections::HashMap;

use redtag_katastrophenspiel::{Action, Katastrophenspiel, Options, Phase, Position, Region};
use redtag_kernel::laws::plain_odds;
use redtag_kernel::odds::Oracle;
use redtag_kernel::play::sketch;
use redtag_kernel::{Fast, Game, Turn};
use serde_json::json;

fn official() -> Katastrophenspiel {
    Katastrophenspiel::official().expect("the content is sound")
}

/// All ways to a mission and on from there are tried, with nothing left out but purchases.
fn is_tried(now: &Position, action: &Action) -> bool {
    match action {
        Action::Purchase(_) | Action::ExtraPurchase(_) | Action::EndTurn => false,
        Action::GiveUp => now.mission.is_none(),
        _ => true,
    }
}

#[test]
fn what_is_left_out_makes_no_difference() {
    let game = official();
    let (mut compared, mut open) = (0, 0);
    for number in 0..16 {
        let mut chance = Fast::new(11, number);
        let options = Options {
            seats: 2,
            ..Options::default()
        };
        let mut position = game
            .set_up(&options, &mut chance, &mut ())
            .expect("the options are sound");
        let mut actions = Vec::new();
        while game.turn(&position) != Turn::Over {
            actions.clear();
            game.legal_actions(&position, position.active, &mut actions);
            let cards = position.player().hand.len() + position.player().table.len();
            let is_small = match position.phase {
                Phase::Mission => cards <= 5,
                // Before a mission there are so many ways that a few positions must do.
                _ => cards <= 3 && chance.below(6) == 0,
            };
            if is_small {
                let odds = Oracle::new(&game, &position, 0, 100_000).at_best();
                let expected = plain_odds(
                    &game,
                    (&position, &position),
                    0,
                    is_tried,
                    &mut HashMap::new(),
                );
                assert!(
                    odds.is_exact() && (odds.low - expected).abs() < 1e-9,
                    "{odds:?}, not {expected}"
                );
                compared += 1;
                open += u32::from(expected > 0.0 && expected < 1.0);
            }
            let action = actions[chance.below(actions.len())];
            let seat = position.active;
            game.apply(&mut position, seat, action, &mut chance, &mut ());
        }
    }
    assert!(
        compared > 100 && open > 10,
        "{compared} positions, {open} of them with dice"
    );
}

/// What only leads up to a mission has the odds of the best mission that it leads to, whether a
/// card is played, the pawn moved or a purchase begun; who ends the turn has none.
#[test]
fn what_leads_to_a_mission_has_its_odds() {
    let game = official();
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    // House Fire in North America needs fire fighting and shelter: red has both.
    let written = |region: &str| {
        let position = json!({
            "players": [{ "colour": "red", "region": region }, { "colour": "green" }],
            "catastrophes": [21, 22, 33, 47, 56],
            "purchases": [1, 2, 7, 81, 109],
        });
        sketch(&game, &options, &position).expect("the position is sound")
    };
    let there = written("north-america");
    let elsewhere = written("europe");
    let odds = |position: &Position, action: Action| {
        let odds = Oracle::new(&game, position, 0, 100_000).after(0, action);
        assert!(odds.is_exact(), "{action:?}: {odds:?}");
        odds.low
    };
    let house_fire = |action: &Action| match *action {
        Action::Mission(card) => card.number() == 21,
        Action::Move(_) | Action::EndTurn => false,
        _ => true,
    };
    let mut actions = Vec::new();
    game.legal_actions(&there, 0, &mut actions);
    assert!(
        actions
            .iter()
            .any(|action| matches!(action, Action::Play(_)))
    );
    for &action in actions.iter().filter(|action| house_fire(action)) {
        // Laying down tents spends one of their uses, but not the last.
        let found = odds(&there, action);
        assert!((found - 1.0).abs() < 1e-9, "{action:?}: {found}");
    }
    let moved = |to| odds(&elsewhere, Action::Move(to));
    assert!((moved(Region::NorthAmerica) - 1.0).abs() < 1e-9);
    assert!(moved(Region::Asia) == 0.0, "nothing happens in Asia");
    assert!(odds(&there, Action::EndTurn) == 0.0);
}

/// The odds of a position are those of its best action, wherever that leads; what is bought later,
/// and who gives up, has none.
#[test]
fn a_fate_is_that_of_its_best_action() {
    let game = official();
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let card = |number: u8| number.try_into().expect("a card");
    // House Fire in North America needs what red has; the Mail Plane (5) goes there.
    let written = |hand: &[u8], turn: serde_json::Value| {
        let position = json!({
            "players": [
                { "colour": "red", "region": "europe", "hand": hand },
                { "colour": "green", "region": "europe", "hand": [64, 65, 66, 90] },
            ],
            "catastrophes": [21, 27, 36, 45, 53],
            "purchases": [3, 97, 16, 15, 18],
            "turn": turn,
        });
        sketch(&game, &options, &position).expect("the position is sound")
    };
    let sure = |position: &Position, actions: &[Action]| {
        let mut oracle = Oracle::new(&game, position, 0, 100_000);
        assert!((oracle.at_best().low - 1.0).abs() < 1e-9);
        for &action in actions {
            let odds = oracle.said_after(0, action).expect("the question arises");
            assert!((odds.low - 1.0).abs() < 1e-9, "{action:?}: {odds:?}");
        }
    };
    let set = [61, 62, 63, 89];
    let drive = [Action::Drive(Region::NorthAmerica)];
    let in_play = json!({ "actions": 1, "played": [5] });
    sure(&written(&set, in_play), &drive);
    let plane = written(&[61, 62, 63, 89, 5], json!({ "actions": 1 }));
    sure(&plane, &[Action::Play(card(5))]);
    let on_foot = written(&set, json!({ "actions": 2 }));
    sure(&on_foot, &[Action::Move(Region::NorthAmerica)]);
    let mut oracle = Oracle::new(&game, &on_foot, 0, 100_000);
    assert_eq!(oracle.said_after(0, Action::Purchase(card(3))), None);
    let mut there = written(&[61, 62, 63, 89, 109], json!({ "actions": 1 }));
    there.players[0].region = Region::NorthAmerica;
    let mission = Action::Mission(card(21));
    game.apply(&mut there, 0, mission, &mut Fast::new(1, 1), &mut ());
    let mut oracle = Oracle::new(&game, &there, 0, 100_000);
    assert_eq!(oracle.said_after(0, Action::GiveUp), None);
}

/// Over random games: no action has better odds than its position, and one has the same.
#[test]
fn no_action_is_better_than_the_best() {
    let game = official();
    let mut compared = 0;
    for number in 0..6 {
        let mut chance = Fast::new(17, number);
        let mut position = game
            .set_up(&Options::default(), &mut chance, &mut ())
            .expect("the options are sound");
        let mut actions = Vec::new();
        while game.turn(&position) != Turn::Over {
            let seat = position.active;
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            let mut oracle = Oracle::new(&game, &position, 0, 20_000);
            let best = oracle.at_best();
            let after: Vec<_> = actions
                .iter()
                .filter_map(|&action| oracle.said_after(seat, action))
                .collect();
            if best.is_exact() && after.iter().all(|odds| odds.is_exact()) {
                let highest = after.iter().map(|odds| odds.low).fold(0.0, f64::max);
                assert!(
                    (best.low - highest).abs() < 1e-9,
                    "{best:?}, not {highest}: {position:?}"
                );
                compared += 1;
            }
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, seat, action, &mut chance, &mut ());
        }
    }
    assert!(compared > 500, "only {compared} positions");
}

/// Red has fire, two dice of 5+ and shelter. A forest fire needs what is written.
#[test]
fn dice_counted_by_hand() {
    let game = official();
    let third = 1.0 / 3.0;
    for (missing, expected) in [
        ([0, 0, 1, 1, 0, 0], 1.0),
        ([0, 0, 1, 0, 1, 0], 1.0 - (1.0 - third) * (1.0 - third)),
        ([0, 1, 1, 1, 1, 0], third * third),
        ([0, 1, 1, 0, 2, 0], 0.0),
        ([1, 0, 0, 0, 1, 0], third),
    ] {
        let options = Options {
            seats: 2,
            ..Options::default()
        };
        let fire = game.content.stacks[6]
            .first()
            .expect("there are catastrophes of 5 points");
        let region = game.content.card(fire).region;
        let mut position = game
            .set_up(&options, &mut Fast::new(1, 1), &mut ())
            .expect("it can be set up");
        let shown = position.catastrophes[4].expect("the row is full");
        let written = json!({
            "players": [{ "colour": "red", "region": region }, { "colour": "blue" }],
            "catastrophes": position
                .catastrophes
                .map(|card| if card == Some(shown) { Some(fire) } else { card }),
            "purchases": position.purchases,
            "active": 0,
            "starter": 0,
            "first": 0,
        });
        position = sketch(&game, &options, &written).expect("the position is sound");
        game.apply(
            &mut position,
            0,
            Action::Mission(fire),
            &mut Fast::new(1, 1),
            &mut (),
        );
        if let Some(mission) = &mut position.mission {
            mission.missing = missing;
        }
        let odds = Oracle::new(&game, &position, 0, 100_000).at_best();
        assert!(
            (odds.low - expected).abs() < 1e-9,
            "{missing:?}: {odds:?}, not {expected}"
        );
    }
}
