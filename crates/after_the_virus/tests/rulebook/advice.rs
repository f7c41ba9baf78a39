//! What bots go by, and the odds that people ask for.

use redtag_after_the_virus::Action::{Count, Fight, Play, Take, Use, Wound};
use redtag_after_the_virus::{Action, AfterTheVirus, Options, Position, Spot};
use redtag_kernel::odds::{Fates, Oracle};
use redtag_kernel::{Fast, Game, Match, Seat, Strategy, Turn};

use crate::rulebook::{c, match_at, mission, official, pair, play, position, solo};

const WOUNDED: usize = 0;
const DIES: usize = 1;
const WON: usize = 2;

/// How likely a fate is if everybody does their best.
#[track_caller]
fn likely(match_: &Match<AfterTheVirus>, fate: usize) -> f64 {
    let odds = Oracle::new(&**match_.game(), match_.position(), fate, 60_000).at_best();
    assert!(odds.is_exact(), "{odds:?}");
    odds.low
}

/// What greedy would do.
fn best(game: &AfterTheVirus, position: &Position, seat: Seat) -> Action {
    let (mut actions, mut values) = (Vec::new(), Vec::new());
    game.legal_actions(position, seat, &mut actions);
    game.judge(position, seat, &actions, &mut values);
    assert_eq!(values.len(), actions.len());
    assert!(
        values.iter().all(|value| (0.0..=100.0).contains(value)),
        "{values:?}"
    );
    let most =
        (0..actions.len()).reduce(|best, at| if values[at] > values[best] { at } else { best });
    actions[most.expect("there is something to do")]
}

/// Won as a share of this many games.
fn wins(
    options: &Options,
    games: u64,
    choose: impl Fn(&Position, Seat, &mut Fast) -> Action,
) -> u64 {
    let game = official();
    let won = |number: &u64| {
        let mut luck = Fast::new(3, *number);
        let mut position = game
            .set_up(options, &mut luck, &mut ())
            .expect("the options are sound");
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().expect("somebody may act");
            let action = choose(&position, seat, &mut luck);
            game.apply(&mut position, seat, action, &mut luck, &mut ());
        }
        let value = game.value(&position, 0);
        let won = game.winners(&position).contains(0);
        assert!(
            if won { value > 99.0 } else { value < 1.0 },
            "exact at the end: {value}"
        );
        won
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn greedy_wins_where_random_does_not() {
    let game = official();
    let greedy = wins(&Options::default(), 60, |position, seat, _| {
        best(&game, position, seat)
    });
    let random = wins(&Options::default(), 60, |position, seat, luck| {
        let mut actions = Vec::new();
        game.legal_actions(position, seat, &mut actions);
        actions[luck.below(actions.len())]
    });
    assert!(greedy >= random + 20, "{greedy} and {random} of 60");
}

/// A9: the brain is the last place that a bot chooses.
#[test]
fn nobody_chooses_the_brain() {
    let mut match_ = solo("attacking = [%2]\nhand = { @food = 1 }");
    play(&mut match_, 0, &[Fight(0)]);
    assert_ne!(
        best(match_.game(), position(&match_), 0),
        Wound(Spot::Brain)
    );
}

#[test]
fn a_mission_that_can_be_won_now_is_won() {
    let saved = "saved = 3\nprepared = { @survivor = 1 }\nhand = { @safe-house = 1 }";
    let mut match_ = match_at(mission("1B"), &[saved]);
    assert_eq!(
        best(match_.game(), position(&match_), 0),
        Play(c("safe-house"))
    );
    play(&mut match_, 0, &[Play(c("safe-house"))]);
    assert_eq!(match_.legal(0), [Count, Take]);
    assert_eq!(best(match_.game(), position(&match_), 0), Count);
}

/// R18: a bot that can help acts before one that would have to take wounds, and helps.
#[test]
fn helpers_act_first() {
    let chainsaw = "prepared = { @chainsaw = 1 }";
    let match_ = pair("attacking = [%3]\nhand = { @food = 1 }", chainsaw);
    let (game, here) = (match_.game(), position(&match_));
    let Turn::Act(seats) = game.turn(here) else {
        panic!("somebody is asked")
    };
    assert!(seats.contains(0) && seats.contains(1));
    assert_eq!(game.leads(here, seats), 1);
    assert_eq!(
        best(game, here, 1),
        Use {
            card: c("chainsaw"),
            way: 0
        }
    );
    let alike = pair("hand = { @food = 1 }", "hand = { @food = 1 }");
    assert_eq!(game.leads(alike.position(), seats), 0);
}

#[test]
fn wounds_are_foreseen() {
    assert!(
        likely(&solo("hand = { @food = 1 }"), WOUNDED) < 1e-9,
        "no zombies"
    );
    assert!(
        likely(&solo("attacking = [%1]\nhand = { @food = 1 }"), WOUNDED) > 1.0 - 1e-9,
        "bare hands"
    );
    assert!(
        likely(&solo("attacking = [%4]\nhand = { @run = 1 }"), WOUNDED) < 1e-9,
        "one can run"
    );
    let hurt = solo("attacking = [%4]\nhand = { @run = 1 }\nwounds = { leg = true }");
    assert!(likely(&hurt, WOUNDED) > 1.0 - 1e-9, "but not with this leg");
    let armed = "attacking = [%3]\nsideways = { @flamethrower = 1 }\nhand = { @food = 1 }";
    assert!(
        likely(&solo(armed), WOUNDED) < 1e-9,
        "there is a card to prepare it with"
    );
    assert!(
        likely(&solo(&armed.replace("%3", "%4")), WOUNDED) > 1.0 - 1e-9,
        "one is left"
    );
    let helper = "prepared = { @chainsaw = 1 }";
    assert!(
        likely(
            &pair("attacking = [%3]\nhand = { @food = 1 }", helper),
            WOUNDED
        ) < 1e-9,
        "R18"
    );
}

#[test]
fn death_is_foreseen() {
    assert!(
        likely(&solo("attacking = [%2]"), DIES) < 1e-9,
        "two wounds can be borne"
    );
    assert!(
        likely(&solo("attacking = [%3]"), DIES) > 1.0 - 1e-9,
        "three cannot"
    );
    assert!(
        likely(
            &solo("attacking = [%3]\nprepared = { @antidote = 1 }"),
            DIES
        ) < 1e-9,
        "one is prevented"
    );
    let game = official();
    let match_ = solo("attacking = [%3]\nprepared = { @antidote = 1 }");
    let mut oracle = Oracle::new(&*game, position(&match_), DIES, 60_000);
    assert!(
        oracle.after(0, Fight(0)).high < 1e-9,
        "the antidote is still there"
    );
    assert!(
        oracle
            .after(
                0,
                Use {
                    card: c("antidote"),
                    way: 0
                }
            )
            .high
            < 1e-9
    );
}

#[test]
fn winning_is_foreseen() {
    assert!(official().is_wanted(WON) && !official().is_wanted(DIES));
    let near = "prepared = { @survivor = 3, @dog = 1, @machete = 1 }\n";
    let hand = |cards: &str| solo(&format!("{near}hand = {{ {cards} }}"));
    assert!(
        likely(&hand("@antidote = 1"), WON) > 1.0 - 1e-9,
        "laid out and prepared for nothing"
    );
    assert!(
        likely(&hand("@flamethrower = 1"), WON) < 1e-9,
        "nothing to prepare it with"
    );
    assert!(
        likely(&hand("@flamethrower = 1, @run = 1"), WON) > 1.0 - 1e-9,
        "but now"
    );
    let saved = "saved = 3\nprepared = { @survivor = 1 }\n";
    assert!(
        likely(
            &match_at(
                mission("1B"),
                &[&format!("{saved}hand = {{ @safe-house = 1 }}")]
            ),
            WON
        ) > 1.0 - 1e-9
    );
    assert!(
        likely(
            &match_at(mission("1B"), &[&format!("{saved}hand = {{ @run = 1 }}")]),
            WON
        ) < 1e-9
    );
}
