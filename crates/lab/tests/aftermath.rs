//! The lab with campaigns: what is had and used, and what is left of one that is stopped.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::Ordering;

use redtag_aftermath::{Aftermath, Options};
use redtag_bots::Bot;
use redtag_kernel::Campaign;
use redtag_lab::{CampaignPlan, Next, Plan, Progress, Tally, simulate};

/// Random campaigns of three matches, one after the other.
fn play(
    game: &Aftermath,
    seats: u8,
    games: u64,
    next: &Next<Aftermath>,
    progress: &Progress,
) -> Tally {
    play_on(game, Bot::Random, seats, (games, 3), next, progress)
}

fn play_on(
    game: &Aftermath,
    bot: Bot,
    seats: u8,
    (games, matches): (u64, usize),
    next: &Next<Aftermath>,
    progress: &Progress,
) -> Tally {
    let plan = Plan {
        game,
        options: &Options {
            seats,
            ..Options::default()
        },
        bots: &[bot.into()],
        own: None,
        games,
        seed: 7,
        threads: NonZero::<usize>::MIN,
        cards: false,
        events: false,
        campaign: Some(CampaignPlan { matches, next }),
    };
    simulate(&plan, progress).expect("the options are sound")
}

#[test]
fn a_stopped_campaign_leaves_the_matches_that_were_played() {
    let game = Aftermath::official().expect("sound");
    let progress = Progress::default();
    let stop = |options: &Options, end: &_| {
        progress.stop.store(true, Ordering::Relaxed);
        game.next_options(options, end)
    };
    let tally = play(&game, 2, 20, &stop, &progress);
    let told = &tally.campaigns;
    assert_eq!((tally.games, told.matches, told.campaigns()), (0, 1, 1));
    assert_eq!(told.ends, BTreeMap::from([("stopped", 1)]));
    assert!(
        !told.missions.is_empty() && !told.used.is_empty(),
        "{told:?}"
    );
    assert_eq!(progress.matches.load(Ordering::Relaxed), 1);
}

#[test]
fn all_that_is_had_or_used_is_known_and_nobody_who_takes_part_is_a_finding() {
    let game = Aftermath::official().expect("sound");
    let usable = game.usable();
    let progress = Progress::default();
    let next = |options: &Options, end: &_| game.next_options(options, end);
    let stats = |seats, games| play(&game, seats, games, &next, &progress).campaigns;
    let all = stats(4, 20);
    let judgement = all.judge(&usable);
    assert!(judgement.always.is_empty(), "{judgement:?}");
    for one in game
        .content
        .names
        .characters
        .iter()
        .map(|name| format!("character {name}"))
    {
        let used = all.used[&one];
        assert_eq!(
            (used.matches, used.given),
            (all.matches, all.matches),
            "{one}"
        );
    }
    let unknown = all
        .used
        .iter()
        .filter(|(name, one)| one.matches > 0 && !usable.contains(name));
    assert_eq!(unknown.count(), 0, "{usable:?}");
    // Two are the first two; what the others begin with stays in its box.
    let never_had = stats(2, 1).judge(&usable).never_had;
    for one in [
        "character barge",
        "ability stand-behind-me",
        "item gate-bar",
    ] {
        assert!(
            never_had.iter().any(|name| name == one),
            "{one} in {never_had:?}"
        );
    }
    for one in [
        "character sorrel",
        "ability second-stone",
        "item braces-sling",
    ] {
        assert!(
            !never_had.iter().any(|name| name == one),
            "{one} in {never_had:?}"
        );
    }
}

/// Whoever judges well finds a way through the whole book: each of its eight mission cards is taken
/// and won.
#[test]
fn greedy_wins_every_mission_of_the_book() {
    let game = Aftermath::official().expect("sound");
    let next = |options: &Options, end: &_| game.next_options(options, end);
    let told = play_on(&game, Bot::Greedy, 2, (3, 10), &next, &Progress::default()).campaigns;
    let rules = game.content.missions.iter();
    for (mission, _) in game
        .content
        .names
        .missions
        .iter()
        .zip(rules)
        .filter(|(_, rules)| !rules.discovery)
    {
        assert!(
            told.missions.get(mission).is_some_and(|one| one.won > 0),
            "{mission} in {:?}",
            told.missions
        );
    }
}
