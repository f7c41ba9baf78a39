//! `redtag simulate`: many games at once, and what came of them.

mod campaigns;
mod events;
mod report;
mod sweep;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use redtag_bots::Bot;
use redtag_games::{Playable, Visitor, visit};
use redtag_kernel::Words;
use redtag_kernel::play::read_json;
use redtag_lab::{CampaignPlan, Plan, Progress, Tally, simulate};
use serde_json::{Value, json};

use crate::play::take_seats;
use report::{Report, compare, list};
pub use sweep::Axis;
use sweep::sweep;

/// Options of `redtag simulate`.
#[derive(Args)]
pub struct SimulateArgs {
    /// The game
    game: String,
    /// Who plays: random, greedy, search, search:ITERATIONS or search:MILLISECONDSms; of several,
    /// separated by commas, each plays all seats of its own games
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<Bot>,
    /// Bots that play against each other, one for each seat, such as search:150,greedy,greedy; they
    /// rotate by one seat with every game
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOTS",
        conflicts_with = "bot"
    )]
    table: Vec<Bot>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games with any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; by default as many as the machine has
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Options of the game as JSON, for example '{"beds": 4}'
    #[arg(long, default_value = "{}")]
    options: String,
    /// Play for every value of these options and print one Markdown table: mission,seats for all
    /// values that the game lists, mission=1A/2B,seats=1 for some
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "OPTIONS",
        conflicts_with = "cards"
    )]
    sweep: Vec<Axis>,
    /// Content of your own: a file or a folder; can be repeated for several packs
    #[arg(long, value_name = "PACK")]
    content: Vec<std::path::PathBuf>,
    /// Count the cards: how often each was taken when it could be, and how those who took it fared
    #[arg(long)]
    cards: bool,
    /// Count events: how often each line of the log occurs, and the numbers in it
    #[arg(long)]
    events: bool,
    /// Play campaigns of at most this many matches, each continuing what the one before left
    #[arg(long, value_name = "MATCHES")]
    campaign: Option<NonZero<usize>>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays and reports.
pub fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    let content = crate::packs::read(&args.content)?;
    visit(&args.game, content.as_deref(), Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl<G: Playable> Visitor<G> for Simulate<'_> {
    type Output = anyhow::Result<()>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let progress = Arc::new(Progress::default());
        stop_on_ctrl_c(&progress)?;
        play(&*game, self.0, &progress, &mut io::stdout().lock())
    }
}

/// Plays what was asked for and tells what came of it.
fn play<G: Playable>(
    game: &G,
    args: &SimulateArgs,
    progress: &Progress,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut options: Value = serde_json::from_str(&args.options).context("--options")?;
    let tables: Vec<&[Bot]> = if args.table.is_empty() {
        args.bot.iter().map(std::slice::from_ref).collect()
    } else {
        take_seats::<G>(&mut options, args.table.len());
        vec![&args.table]
    };
    if !args.sweep.is_empty() {
        return sweep(game, args, &options, &tables, progress, out);
    }
    let mut reports = Vec::new();
    for bots in tables {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let report = report(game, args, &options, bots, &list(bots), progress)?;
        if !args.json {
            report.tell(out)?;
        }
        reports.push(report);
    }
    if args.json {
        let mut objects: Vec<Value> = reports.iter().map(Report::json).collect();
        let one = if objects.len() == 1 {
            objects.remove(0)
        } else {
            json!({ "bots": objects })
        };
        writeln!(out, "{one}")?;
    } else if reports.len() > 1 {
        compare(&reports, out)?;
    }
    if args.campaign.is_some() && !args.json {
        campaigns::tell(&[reports.as_slice()], &[], &[Vec::new()], out)?;
    }
    Ok(())
}

/// Plays the games of one table.
fn report<'a, G: Playable>(
    game: &G,
    args: &'a SimulateArgs,
    options: &Value,
    bots: &'a [Bot],
    label: &str,
    progress: &Progress,
) -> anyhow::Result<Report<'a>> {
    let read: G::Options = read_json(options).context("--options")?;
    let threads = args
        .threads
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZero::<usize>::MIN);
    progress.games.store(0, Ordering::Relaxed);
    progress.matches.store(0, Ordering::Relaxed);
    let SimulateArgs {
        games,
        seed,
        cards,
        events,
        campaign,
        ..
    } = *args;
    ensure!(
        campaign.is_none() || game.campaign().is_some(),
        "--campaign: no match of {} continues another",
        G::NAME
    );
    let next = |options: &G::Options, end: &G::Position| game.campaign()?.next(options, end);
    let campaign = campaign.map(|matches| CampaignPlan {
        matches: matches.get(),
        next: &next,
    });
    let plan = Plan {
        game,
        options: &read,
        bots,
        games,
        seed,
        threads,
        cards,
        events,
        campaign,
    };
    let (tally, seconds) = watch(&plan, label, progress)?;
    let cards = card_names(game, &tally)?;
    let (seats, team, options) = (game.seats(&read).into(), G::COOPERATIVE, options.clone());
    let usable = game
        .campaign()
        .map_or_else(Vec::new, |campaign| campaign.usable());
    Ok(Report {
        game: G::NAME,
        options,
        bots,
        seats,
        team,
        args,
        threads,
        tally,
        cards,
        usable,
        seconds,
    })
}

/// The first Ctrl-C ends the games and prints what is done so far, the second ends the program.
pub fn stop_on_ctrl_c(progress: &Arc<Progress>) -> anyhow::Result<()> {
    let progress = progress.clone();
    ctrlc::set_handler(move || {
        if progress.stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(())
}

/// Plays with a bar that shows rate and remaining time.
fn watch<G: Playable>(
    plan: &Plan<G>,
    label: &str,
    progress: &Progress,
) -> anyhow::Result<(Tally, f64)> {
    let bar = bar(plan.games, label)?;
    let result = std::thread::scope(|scope| {
        let games = scope.spawn(|| {
            let start = Instant::now();
            simulate(plan, progress).map(|tally| (tally, start.elapsed().as_secs_f64()))
        });
        while !games.is_finished() {
            bar.set_position(progress.games.load(Ordering::Relaxed));
            bar.set_message(match plan.campaign {
                None => "games".to_owned(),
                Some(_) => format!(
                    "campaigns, {} matches",
                    progress.matches.load(Ordering::Relaxed)
                ),
            });
            std::thread::sleep(Duration::from_millis(20));
        }
        games
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    bar.finish_and_clear();
    Ok(result)
}

/// A bar that shows rate and remaining time, where somebody sees it.
pub fn bar(games: u64, label: &str) -> anyhow::Result<ProgressBar> {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = "{prefix} {bar:30} {human_pos}/{human_len} {msg}  {per_sec}  {eta} left";
    bar.set_style(ProgressStyle::with_template(style)?);
    bar.set_prefix(label.to_owned());
    Ok(bar)
}

/// What the cards are called that were counted.
fn card_names<G: Playable>(game: &G, tally: &Tally) -> anyhow::Result<BTreeMap<u16, String>> {
    let words = Words::of(game, "en", &[])?;
    let name = |&card: &u16| {
        let key = format!("card-{card}");
        (
            card,
            if words.has(&key) {
                words.word(&key)
            } else {
                key
            },
        )
    };
    Ok(tally.cards.keys().map(name).collect())
}
