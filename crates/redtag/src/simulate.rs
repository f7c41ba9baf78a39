//! `redtag simulate`: many games at once, and what came of them.

use std::io::IsTerminal;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use redtag_bots::Bot;
use redtag_games::{Playable, Visitor, visit};
use redtag_lab::{Plan, Progress, Tally, is_reproducible, simulate};
use redtag_table::play::read_json;
use serde_json::{Value, json};

/// Options of `redtag simulate`.
#[derive(Args)]
pub struct SimulateArgs {
    /// The game
    game: String,
    /// Who plays: random, greedy, search, search:ITERATIONS, search:MILLISECONDSms; several with commas
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<Bot>,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The same seed gives the same games, at any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Options of the game, as JSON: '{"beds": 4}'
    #[arg(long, default_value = "{}")]
    options: String,
    /// A content pack to play with
    #[arg(long)]
    content: Option<std::path::PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays and reports.
pub fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    let content = crate::check::read_content(args.content.as_deref())?;
    visit(&args.game, content.as_deref(), Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl Visitor for Simulate<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
        let args = self.0;
        let options: Value = serde_json::from_str(&args.options).context("--options")?;
        let options: G::Options = read_json(&options).context("--options")?;
        let threads = args
            .threads
            .or_else(|| std::thread::available_parallelism().ok())
            .unwrap_or(NonZero::<usize>::MIN);
        let progress = Arc::new(Progress::default());
        stop_on_ctrl_c(&progress)?;
        let mut reports = Vec::new();
        for &bot in &args.bot {
            if progress.stop.load(Ordering::Relaxed) {
                break;
            }
            progress.games.store(0, Ordering::Relaxed);
            let plan =
                Plan { game: &*game, options: &options, bot, games: args.games, seed: args.seed, threads };
            let (tally, seconds) = watch(&plan, &progress)?;
            let report = Report { game: G::NAME, bot, args, threads, tally, seconds };
            if !args.json {
                report.print();
            }
            reports.push(report);
        }
        if args.json {
            let mut objects: Vec<Value> = reports.iter().map(Report::json).collect();
            let one = if objects.len() == 1 { objects.remove(0) } else { json!({ "bots": objects }) };
            println!("{one}");
        } else if reports.len() > 1 {
            compare(&reports);
        }
        Ok(())
    }
}

/// The first Ctrl-C ends the games and prints what is done so far, the second ends the program.
fn stop_on_ctrl_c(progress: &Arc<Progress>) -> anyhow::Result<()> {
    let progress = progress.clone();
    ctrlc::set_handler(move || {
        if progress.stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(())
}

/// Plays with a bar that shows rate and remaining time.
fn watch<G: Playable>(plan: &Plan<G>, progress: &Progress) -> anyhow::Result<(Tally, f64)> {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(plan.games), target);
    let style = "{prefix} {bar:30} {human_pos}/{human_len} games  {per_sec}  {eta} left";
    bar.set_style(ProgressStyle::with_template(style)?);
    bar.set_prefix(plan.bot.to_string());
    let result = std::thread::scope(|scope| {
        let games = scope.spawn(|| {
            let start = Instant::now();
            simulate(plan, progress).map(|tally| (tally, start.elapsed().as_secs_f64()))
        });
        while !games.is_finished() {
            bar.set_position(progress.games.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(20));
        }
        games.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    bar.finish_and_clear();
    Ok(result)
}

struct Report<'a> {
    game: &'static str,
    bot: Bot,
    args: &'a SimulateArgs,
    threads: NonZero<usize>,
    tally: Tally,
    seconds: f64,
}

impl Report<'_> {
    fn json(&self) -> Value {
        let mut value = json!({
            "game": self.game,
            "bot": self.bot.to_string(),
            "seed": self.args.seed,
            "threads": self.threads,
            "games": self.tally.games,
            "complete": self.tally.games == self.args.games,
            "reproducible": is_reproducible(self.bot),
            "seconds": self.seconds,
            "games_per_second": self.tally.games as f64 / self.seconds,
            "actions": self.tally.actions,
            "actions_per_second": self.tally.actions as f64 / self.seconds,
            "histogram": self.tally.scores,
            "endings": self.tally.endings,
        });
        if let (Value::Object(value), Value::Object(figures)) = (&mut value, json!(self.tally.summary())) {
            value.extend(figures);
        }
        value
    }

    fn print(&self) {
        let Self { tally, seconds, .. } = self;
        let figures = tally.summary();
        let incomplete = if tally.games < self.args.games {
            format!(" of {}, stopped", self.args.games)
        } else {
            String::new()
        };
        println!(
            "{} played by {}: {} games{incomplete}, seed {}",
            self.game, self.bot, tally.games, self.args.seed
        );
        println!(
            "  {seconds:.1} s, {:.0} games/s, {:.0} actions/s, {:.1} actions a game, {} threads",
            tally.games as f64 / seconds,
            tally.actions as f64 / seconds,
            tally.actions as f64 / tally.games.max(1) as f64,
            self.threads,
        );
        println!(
            "  mean {:.3}, 95 % interval {:.3} to {:.3}, standard deviation {:.2}",
            figures.mean, figures.interval[0], figures.interval[1], figures.deviation
        );
        let quantiles: Vec<String> =
            figures.quantiles.iter().map(|(name, score)| format!("{name} {score}")).collect();
        println!("  quantiles: {}", quantiles.join(", "));
        let endings: Vec<String> = tally
            .endings
            .iter()
            .map(|(ending, &count)| format!("{ending} {}", percent(count, tally.games)))
            .collect();
        println!("  endings: {}\n", endings.join(", "));
        let most = tally.scores.values().copied().max().unwrap_or(1);
        for (score, &count) in &tally.scores {
            println!("  {score:>4} {} {}", bar(count, most), percent(count, tally.games));
        }
        println!();
    }
}

/// A bar of up to 50 characters, in eighths.
fn bar(count: u64, most: u64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (count as f64 / most.max(1) as f64 * 400.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

fn percent(count: u64, total: u64) -> String {
    format!("{:.1} %", count as f64 * 100.0 / total.max(1) as f64)
}

fn compare(reports: &[Report]) {
    println!("{:<16} {:>8} {:>8}   95 % interval", "bot", "games", "mean");
    for report in reports {
        let figures = report.tally.summary();
        let [low, high] = figures.interval;
        println!(
            "{:<16} {:>8} {:>8.3}   {low:.3} to {high:.3}",
            report.bot.to_string(),
            report.tally.games,
            figures.mean
        );
    }
}
