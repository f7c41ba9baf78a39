//! What a pool of environments promises.

use std::collections::BTreeSet;

use crate::common::{Buffers, FLAT, Pool};
use redtag_bots::Bot;
use redtag_env::{Autoreset, Config, Error, THINGS};
use redtag_games::NAMES;
use redtag_kernel::Fast;
use serde_json::json;

fn config(game: &str, envs: usize) -> Config {
    Config {
        envs,
        flat: FLAT.contains(&game),
        ..Config::default()
    }
}

#[test]
fn arrays_are_the_same_at_any_number_of_threads() {
    for game in NAMES {
        let mut pools: Vec<Pool> = [1, 2, 3]
            .into_iter()
            .map(|threads| {
                let config = Config {
                    threads,
                    autoreset: Autoreset::SameStep,
                    ..config(game, 200)
                };
                Pool::begun(game, &[], config)
            })
            .collect();
        for step in 0..60 {
            for pool in &mut pools {
                pool.choose(&mut Fast::new(3, step));
                pool.step().expect("legal actions");
            }
            assert_eq!(pools[0].seen, pools[1].seen, "{game}, step {step}");
            assert_eq!(pools[0].seen, pools[2].seen, "{game}, step {step}");
        }
    }
}

#[test]
fn luck_depends_on_seed_number_and_episode_only() {
    for game in NAMES {
        let mut many = Pool::begun(game, &[], config(game, 8));
        let alone = Config {
            first: 5,
            ..config(game, 1)
        };
        let mut alone = Pool::begun(game, &[], alone);
        let width = many.pool.width();
        for step in 0..300 {
            let own = &many.seen.observations[5 * width..6 * width];
            assert_eq!(own, alone.seen.observations, "{game}, step {step}");
            many.choose(&mut Fast::new(1, step));
            alone.chosen[0] = many.chosen[5];
            many.step().expect("legal actions");
            alone.step().expect("the same actions");
        }
        // A seed begins again with the first episode.
        many.reset(Some(7), None).expect("it begins");
        let first = many.seen.clone();
        assert_ne!(
            first.observations[..width],
            first.observations[width..2 * width]
        );
        many.reset(None, None).expect("the second episode");
        assert_ne!(many.seen, first, "{game}: another episode has other luck");
        many.reset(Some(7), None).expect("the first again");
        assert_eq!(many.seen, first, "{game}");
    }
}

#[test]
fn masks_observations_and_rewards_are_sound() {
    for game in NAMES {
        for (seats, flat) in [(None, FLAT.contains(game)), (Some(3), false)] {
            // Triage is for one.
            let seats = seats.filter(|_| *game != "triage");
            let options = seats.map(|seats| json!({ "seats": seats }));
            let options: Vec<_> = options.into_iter().collect();
            let config = Config {
                flat,
                ..config(game, 32)
            };
            let mut pool = Pool::begun(game, &options, config);
            let (choices, seats) = (pool.pool.choices(), pool.pool.seats());
            let mut sums = vec![0.0; 32 * seats];
            let mut ended = 0;
            let mut before = pool.seen.scores.clone();
            let mut luck = Fast::new(11, 0);
            for _ in 0..1_500 {
                for (row, mask) in pool.seen.masks.chunks(choices).enumerate() {
                    let allowed: i32 = mask.iter().map(|&one| i32::from(one)).sum();
                    let is_over = pool.seen.terminated[row];
                    let legal = pool.seen.legal[row];
                    assert_eq!(allowed, if is_over { 1 } else { legal }, "{game}");
                    assert!(allowed > 0 && (legal > 0) != is_over, "{game}");
                }
                let most = pool.pool.most_actions();
                let described = pool.seen.actions.chunks(most * THINGS);
                for (row, &legal) in described.zip(&pool.seen.legal) {
                    let unused = &row[legal as usize * THINGS..];
                    assert!(
                        unused.iter().all(|&one| one == 0),
                        "{game}: nothing is left over"
                    );
                }
                let observed = pool.seen.observations.iter();
                assert!(
                    observed.clone().all(|one| (-1.0..=1.0).contains(one)),
                    "{game}"
                );
                pool.choose(&mut luck);
                pool.step().expect("legal actions");
                for at in 0..32 * seats {
                    let row = at / seats;
                    if pool.seen.steps[row] == 0 {
                        (sums[at], before[at]) = (0.0, pool.seen.scores[at]);
                    }
                    sums[at] += pool.seen.all_rewards[at];
                    if pool.seen.terminated[row] {
                        ended += 1;
                        let gained = sums[at] as i32 - (pool.seen.scores[at] - before[at]);
                        let is_prize = gained == 10 && *game == "katastrophenspiel";
                        assert!(gained == 0 || is_prize, "{game}: {gained}");
                    }
                }
            }
            assert!(ended > 0, "{game}: episodes end");
        }
    }
}

/// Fields that only a position written by hand fills, or that are rare in random play.
const RARE: [(&str, &str); 6] = [
    ("triage", "top"),
    ("aftermath", "ride"),
    ("aftermath", "task"),
    ("aftermath", "roaches"),
    ("aftermath", "flags"),
    ("aftermath", "tokens"),
];

#[test]
fn every_field_tells_something() {
    for game in NAMES {
        let mut pool = Pool::begun(game, &[], config(game, 64));
        let (fields, width) = (pool.pool.fields(), pool.pool.width());
        let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
        assert_eq!(names.len(), fields.len(), "{game}: names differ");
        let mut told = BTreeSet::new();
        let mut luck = Fast::new(2, 0);
        for _ in 0..600 {
            for row in pool.seen.observations.chunks(width) {
                for field in &fields {
                    let cells = &row[field.offset..field.offset + field.len()];
                    if cells.iter().any(|&cell| cell != 0.0) {
                        told.insert(field.name);
                    }
                }
            }
            pool.choose(&mut luck);
            pool.step().expect("legal actions");
        }
        let silent: Vec<&&str> = names.difference(&told).collect();
        let known: Vec<&&str> = silent
            .iter()
            .copied()
            .filter(|name| !RARE.contains(&(game, name)))
            .collect();
        assert!(known.is_empty(), "{game}: {known:?} is always 0");
    }
}

#[test]
fn a_step_within_an_episode_does_not_allocate() {
    for game in NAMES {
        let mut pool = Pool::begun(game, &[], config(game, 16));
        let mut luck = Fast::new(5, 0);
        let mut counted = 0;
        for step in 0..2_200 {
            pool.choose(&mut luck);
            let found = allocation_counter::measure(|| pool.step().expect("legal actions"));
            // Lists grow once to the length that they need, and a set-up may allocate.
            if step >= 2_000 && !pool.seen.steps.contains(&0) {
                assert_eq!(found.count_total, 0, "{game}");
                counted += 1;
            }
        }
        assert!(counted > 0, "{game}");
    }
}

#[test]
fn episodes_end_as_the_mode_says() {
    let run = |autoreset| {
        let config = Config {
            autoreset,
            ..config("triage", 4)
        };
        Pool::begun("triage", &[], config)
    };
    // The next step begins a new one, whatever the action.
    let mut pool = run(Autoreset::NextStep);
    let mut luck = Fast::new(1, 1);
    while !pool.seen.terminated[2] {
        pool.choose(&mut luck);
        pool.step().expect("legal actions");
    }
    let end = pool.seen.clone();
    let width = pool.pool.width();
    let row = 2 * width..3 * width;
    assert_eq!((end.legal[2], end.masks[2 * 28]), (0, 1));
    pool.choose(&mut luck);
    pool.chosen[2] = 999;
    pool.step().expect("it does not matter");
    assert_eq!((pool.seen.steps[2], pool.seen.rewards[2]), (0, 0.0));
    assert!(!pool.seen.terminated[2] && pool.seen.legal[2] > 0);
    let begun = pool.seen.observations[row.clone()].to_vec();

    // The same step does, and keeps what was seen last.
    let mut pool = run(Autoreset::SameStep);
    let mut luck = Fast::new(1, 1);
    while !pool.seen.terminated[2] {
        pool.choose(&mut luck);
        pool.step().expect("legal actions");
    }
    assert_eq!(pool.seen.last[row.clone()], end.observations[row.clone()]);
    assert_eq!(pool.seen.observations[row.clone()], begun[..]);
    assert_eq!(pool.seen.scores[2], end.scores[2]);

    // Nothing does; a mark resets one.
    let mut pool = run(Autoreset::Disabled);
    let mut luck = Fast::new(1, 1);
    while !pool.seen.terminated[2] {
        let ended = pool.seen.terminated.clone();
        if ended.contains(&true) {
            pool.reset(None, Some(&ended)).expect("it begins");
        }
        pool.choose(&mut luck);
        pool.step().expect("legal actions");
    }
    pool.choose(&mut luck);
    assert!(matches!(pool.step(), Err(Error::Reset(_))));
    let others = pool.seen.observations[..2 * width].to_vec();
    let marked = [false, false, true, false];
    pool.reset(None, Some(&marked)).expect("it begins");
    assert_eq!(pool.seen.observations[..2 * width], others[..]);
    assert_eq!(pool.seen.observations[row], begun[..]);
    assert!(pool.reset(None, Some(&[true])).is_err());
}

#[test]
fn environments_that_rest_stay_as_they_are() {
    let config = Config {
        autoreset: Autoreset::Rest,
        ..config("triage", 5)
    };
    let mut pool = Pool::begun("triage", &[], config);
    let mut luck = Fast::new(1, 1);
    while pool.seen.legal.iter().any(|&legal| legal > 0) {
        pool.choose(&mut luck);
        pool.step().expect("legal actions, or none that matters");
    }
    let ended = pool.seen.clone();
    assert!(ended.terminated.iter().all(|&over| over));
    pool.chosen.fill(999);
    pool.step().expect("it does not matter");
    let rewards = vec![0.0; 5];
    let rested = Buffers {
        rewards: rewards.clone(),
        all_rewards: rewards,
        ..ended
    };
    assert_eq!(pool.seen, rested);
    pool.reset(None, None).expect("the next episodes");
    assert!(pool.seen.legal.iter().all(|&legal| legal > 0));
}

#[test]
fn what_is_illegal_is_refused_with_a_reason_or_ends_the_episode() {
    let mut pool = Pool::begun("triage", &[], config("triage", 3));
    let before = pool.seen.clone();
    pool.choose(&mut Fast::new(0, 0));
    // There is no fourth Bed.
    let flat_heal = 1 + 1 + 7 + 1 + 1 + 6 + 4 + 1 + 3;
    pool.chosen[1] = flat_heal;
    let Err(Error::Illegal { rule, why }) = pool.step() else {
        panic!("it is illegal");
    };
    assert!(
        !rule.is_empty() && why.starts_with("environment 1, action 25: "),
        "{rule} {why}"
    );
    assert_eq!(pool.seen, before, "nothing has changed");
    for nonsense in [-1, 28, i64::MAX] {
        pool.chosen[1] = nonsense;
        assert!(matches!(pool.step(), Err(Error::Illegal { .. })));
    }
    let config = Config {
        illegal_ends: true,
        ..config("triage", 3)
    };
    let mut pool = Pool::begun("triage", &[], config);
    pool.choose(&mut Fast::new(0, 0));
    pool.chosen[1] = flat_heal;
    pool.step().expect("it ends the episode");
    assert_eq!(pool.seen.terminated, [false, true, false]);
    assert!(pool.seen.rewards[1] < 0.0);
}

#[test]
fn partners_play_the_other_seats() {
    for game in ["katastrophenspiel", "trauma-center", "aftermath"] {
        let config = Config {
            partners: Some(Bot::Random),
            seat: Some(1),
            ..config(game, 6)
        };
        let mut pool = Pool::begun(game, &[], config);
        let mut luck = Fast::new(4, 4);
        let mut ended = 0;
        for _ in 0..800 {
            assert!(pool.seen.seats.iter().all(|&seat| seat == 1), "{game}");
            pool.choose(&mut luck);
            pool.step().expect("legal actions");
            ended += pool.seen.terminated.iter().filter(|&&over| over).count();
        }
        assert!(ended > 0, "{game}");
    }
}

#[test]
fn episodes_can_be_cut_and_options_differ() {
    let missions = ["1A", "2B", "5C"].map(|mission| json!({ "mission": mission }));
    let config = Config {
        most_steps: Some(10),
        ..config("after-the-virus", 16)
    };
    let mut pool = Pool::begun("after-the-virus", &missions, config);
    let width = pool.pool.width();
    let mission = |row: &[f32]| row[..16].iter().position(|&cell| cell > 0.5);
    let rows = pool.seen.observations.chunks(width);
    let seen: BTreeSet<_> = rows.map(mission).collect();
    assert_eq!(seen, [Some(0), Some(4), Some(15)].into());
    let mut luck = Fast::new(0, 0);
    for _ in 0..10 {
        pool.choose(&mut luck);
        pool.step().expect("legal actions");
    }
    let rows = 0..16;
    let mut long = rows.filter(|&row| pool.seen.steps[row] == 10).peekable();
    assert!(long.peek().is_some(), "some last that long");
    assert!(long.all(|row| pool.seen.truncated[row] != pool.seen.terminated[row]));
    let options = [json!({}), json!({ "seats": 2 })];
    let refused = redtag_env::environments("after-the-virus", None, &options, Config::default());
    assert!(refused.is_err(), "all have the same number of seats");
}

#[test]
fn bots_choose_what_is_legal() {
    for game in NAMES {
        let mut pool = Pool::begun(game, &[], config(game, 4));
        for key in 0..30 {
            let bot = if key % 3 == 0 && *game != "aftermath" {
                Bot::Greedy
            } else {
                Bot::Random
            };
            let mut chosen = std::mem::take(&mut pool.chosen);
            pool.pool.choose(bot, key, &mut chosen).expect("choices");
            pool.chosen = chosen;
            pool.step().expect("legal actions");
        }
    }
}

#[test]
fn pools_that_cannot_be_are_refused() {
    let refused = |game: &str, options: serde_json::Value, config: Config| {
        let options = [options];
        match redtag_env::environments(game, None, &options, config) {
            Ok(_) => panic!("{game} is refused"),
            Err(error) => error.to_string(),
        }
    };
    let usual = Config::default;
    let flat = Config {
        flat: true,
        ..usual()
    };
    let told = refused("aftermath", json!({}), flat);
    assert!(told.contains("too many actions for a flat space"), "{told}");
    let told = refused("triage", json!({ "beds": 9 }), usual());
    assert!(told.contains("beds: must be 1 to 4"), "{told}");
    let told = refused("triage", json!({ "bed": 9 }), usual());
    assert!(told.contains("unknown field"), "{told}");
    let told = refused("chess", json!({}), usual());
    assert!(told.contains("no game is called"), "{told}");
}
