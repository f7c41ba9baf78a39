//! scratch
use redtag_lab::*;
use redtag_triage::*;
fn main() {
    let game = Triage::official().unwrap();
    for arg in std::env::args().skip(1) {
        let (bot, games) = arg.split_once('/').unwrap();
        let t = std::time::Instant::now();
        let plan = Plan {
            game: &game,
            options: &Options::default(),
            bot: bot.parse().unwrap(),
            games: games.parse().unwrap(),
            seed: 7,
            threads: 1.try_into().unwrap(),
        };
        let tally = simulate(&plan, &Progress::default()).unwrap();
        let s = tally.summary();
        println!(
            "{bot}: {:.3} +- {:.3}  {:.0} games/s {:.1} ms/action, {:.1} actions",
            s.mean,
            s.stderr,
            tally.games as f64 / t.elapsed().as_secs_f64(),
            t.elapsed().as_secs_f64() * 1e3 / tally.actions as f64,
            tally.actions as f64 / tally.games as f64
        );
    }
}
