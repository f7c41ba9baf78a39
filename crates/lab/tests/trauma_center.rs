//! Search is worth its time where greedy is good already.

use std::num::NonZero;

use redtag_bots::Bot;
use redtag_lab::{Plan, Progress, simulate};
use redtag_trauma_center::{Options, TraumaCenter};

/// The mean group score of patients who meet the same dice whoever treats them.
fn mean(bot: &str) -> f64 {
    let bot: Bot = bot.parse().expect("there is such a bot");
    let plan = Plan {
        game: &TraumaCenter::official().expect("the content is sound"),
        options: &Options { seats: 1 },
        bots: &[bot.into()],
        own: None,
        games: 40,
        seed: 7,
        threads: NonZero::new(2).expect("two"),
        cards: false,
        events: false,
        campaign: None,
    };
    simulate(&plan, &Progress::default())
        .expect("the options are sound")
        .summary()
        .mean
}

#[test]
fn search_beats_greedy() {
    let (greedy, search) = (mean("greedy"), mean("search:30"));
    assert!(search > greedy + 0.4, "greedy {greedy}, search {search}");
}
