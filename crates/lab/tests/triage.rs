//! The lab on a real game: the same seed gives the same result, and bots are as strong as they
//! should be.

use std::num::NonZero;

use redtag_bots::Bot;
use redtag_lab::{Entrant, Plan, Progress, Tally, simulate};
use redtag_triage::{Options, Triage};

fn play(bot: &str, games: u64, threads: usize) -> Tally {
    let game = Triage::official().expect("the content is sound");
    let bot: Bot = bot.parse().expect("there is such a bot");
    let threads = NonZero::new(threads).expect("at least one");
    let plan = Plan {
        game: &game,
        options: &Options::default(),
        bots: &[bot.into()],
        own: None,
        games,
        seed: 7,
        threads,
        cards: false,
        events: false,
        campaign: None,
    };
    simulate(&plan, &Progress::default()).expect("the options are sound")
}

#[test]
fn the_same_seed_gives_the_same_result_at_any_number_of_threads() {
    for (bot, games) in [("random", 2_000), ("greedy", 300), ("search:20", 12)] {
        let once = play(bot, games, 1);
        assert_eq!(once.games, games);
        for threads in [2, 3, 5] {
            assert_eq!(
                play(bot, games, threads),
                once,
                "{bot} with {threads} threads"
            );
        }
    }
}

#[test]
fn greedy_beats_random_and_search_is_no_weaker() {
    let random = play("random", 20_000, 2).summary();
    let greedy = play("greedy", 1_000, 2).summary();
    let search = play("search:50", 40, 2).summary();
    assert!(
        (random.mean - 0.389).abs() < 5.0 * random.stderr,
        "{random:?}"
    );
    assert!(greedy.mean > 11.0, "{greedy:?}");
    assert!(search.mean > 11.0, "{search:?}");
}

#[test]
fn a_stopped_simulation_tells_what_is_done() {
    let game = Triage::official().expect("the content is sound");
    let progress = Progress::default();
    progress
        .stop
        .store(true, std::sync::atomic::Ordering::Relaxed);
    let plan = Plan {
        game: &game,
        options: &Options::default(),
        bots: &[Bot::Random.into()],
        own: None,
        games: 1_000,
        seed: 7,
        threads: NonZero::<usize>::MIN,
        cards: true,
        events: false,
        campaign: None,
    };
    assert_eq!(simulate(&plan, &progress), Ok(Tally::default()));
    let wrong = Options {
        beds: 0,
        ..Options::default()
    };
    let flaw = simulate(
        &Plan {
            options: &wrong,
            ..plan
        },
        &progress,
    )
    .expect_err("there are no beds");
    assert_eq!(flaw.place, "beds");
    let bots = [Entrant::from(Bot::Random), Bot::Random.into()];
    let flaw = simulate(
        &Plan {
            bots: &bots,
            ..plan
        },
        &progress,
    )
    .expect_err("there is one seat");
    assert_eq!(flaw.to_string(), "seats: there are 1, but 2 bots");
}
