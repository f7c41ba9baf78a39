//! `redtag simulate`: many games at once, and what came of them.

mod campaigns;
mod events;
mod report;
mod setting;
mod standings;
mod sweep;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use redtag_games::{Playable, Visitor, visit};
use redtag_kernel::Words;
use redtag_kernel::play::read_json;
#[cfg(feature = "parquet")]
use redtag_lab::Source;
use redtag_lab::{CampaignPlan, Entrant, Plan, Progress, StartOwn, Tally, card_name, simulate};
use serde_json::{Value, json};

use crate::command::Call;
#[cfg(feature = "parquet")]
use crate::data::{Part, Writing};
use crate::judgement::JudgementArgs;
use crate::own_bot::{self, OwnBotArgs};
use crate::play::{take_seats, written_options};
use report::{Report, compare, list, played};
use setting::Setting;
pub use setting::{is_winnable, points_of};
pub use sweep::Axis;

/// Options of `redtag simulate`.
#[derive(Args)]
pub struct SimulateArgs {
    /// The game
    game: String,
    /// Who plays: random, greedy, search, search:ITERATIONS, search:MILLISECONDSms or a program of
    /// your own, such as ./mybot.py; of several, separated by commas, each plays all seats of its
    /// own games
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<Entrant>,
    /// Bots that play against each other, one for each seat, such as search:150,greedy,greedy; they
    /// rotate by one seat with every game
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOTS",
        conflicts_with = "bot"
    )]
    table: Vec<Entrant>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games with any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; by default as many as the machine has
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    #[command(flatten)]
    own_bot: OwnBotArgs,
    #[command(flatten)]
    judgement: JudgementArgs,
    /// Options of the game as JSON, for example '{"beds": 4}'
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// One option of the game; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
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
    content: Vec<PathBuf>,
    /// Count the cards: how often each was taken when it could be, and how those who took it fared
    #[arg(long)]
    cards: bool,
    /// Count events: how often each line of the log occurs, and the numbers in it
    #[arg(long)]
    events: bool,
    /// Play campaigns of at most this many matches, each continuing what the one before left
    #[arg(long, value_name = "MATCHES")]
    campaign: Option<NonZero<usize>>,
    /// Also write every game, choice, event and card as Parquet files into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "campaign")]
    data: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays and reports.
pub fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    let content = crate::packs::read(&args.content)?;
    let simulate = Simulate {
        args,
        content: content.clone(),
    };
    visit(&args.game, content.as_deref(), simulate)?
}

struct Simulate<'a> {
    args: &'a SimulateArgs,
    content: Option<String>,
}

impl<G: Playable> Visitor<G> for Simulate<'_> {
    type Output = anyhow::Result<()>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let call = Call::of_this();
        stop_on_ctrl_c(&call.progress)?;
        let given = &self.args.judgement;
        given.check(&[game.content_hash()])?;
        let (game, judgement) = given.apply(game, self.content.as_deref())?;
        let simulation = Simulation {
            game: &*game,
            judgement,
            args: self.args,
            call: &call,
            content: self.content,
        };
        simulation.play(&mut io::stdout().lock())
    }
}

/// What is simulated.
struct Simulation<'a, G: Playable> {
    game: &'a G,
    /// What the bots judge by.
    judgement: String,
    args: &'a SimulateArgs,
    call: &'a Call,
    /// The text of the content, where it is not the built-in one.
    content: Option<String>,
}

impl<'a, G: Playable> Simulation<'a, G> {
    /// Plays what was asked for and tells what came of it.
    fn play(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let args = self.args;
        let mut options = written_options(args.options.as_deref(), &args.set)?;
        let tables: Vec<&[Entrant]> = if args.table.is_empty() {
            args.bot.iter().map(std::slice::from_ref).collect()
        } else {
            take_seats::<G>(&mut options, args.table.len());
            vec![&args.table]
        };
        if args.sweep.is_empty() {
            self.play_tables(&options, &tables, out)
        } else {
            self.sweep(&options, &tables, out)
        }
    }

    /// Plays one table after the other.
    fn play_tables(
        &self,
        options: &Value,
        tables: &[&'a [Entrant]],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let args = self.args;
        let mut reports = Vec::new();
        for bots in tables {
            if self.is_stopped() {
                break;
            }
            let report = self.report(options, bots, &list(bots))?;
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
        } else {
            if reports.len() > 1 {
                compare(&reports, out)?;
            }
            if args.campaign.is_some() {
                campaigns::tell(&[reports.as_slice()], &[], &[Vec::new()], out)?;
            }
            played(&reports, out)?;
        }
        self.write_data(&reports)
    }

    fn is_stopped(&self) -> bool {
        self.call.progress.stop.load(Ordering::Relaxed)
    }

    fn threads(&self) -> NonZero<usize> {
        self.args
            .threads
            .or_else(|| std::thread::available_parallelism().ok())
            .unwrap_or(NonZero::<usize>::MIN)
    }

    /// Plays the games of one table.
    fn report(
        &self,
        options: &Value,
        bots: &'a [Entrant],
        label: &str,
    ) -> anyhow::Result<Report<'a>> {
        let Self {
            game, args, call, ..
        } = *self;
        let read: G::Options = read_json(options).context("--options, --set")?;
        call.progress.games.store(0, Ordering::Relaxed);
        call.progress.matches.store(0, Ordering::Relaxed);
        ensure!(
            args.campaign.is_none() || game.campaign().is_some(),
            "--campaign: no match of {} continues another",
            G::NAME
        );
        let start = |written: &str| own_bot::start(written, args.own_bot, self.content.clone());
        let next = |options: &G::Options, end: &G::Position| game.campaign()?.next(options, end);
        let campaign = args.campaign.map(|matches| CampaignPlan {
            matches: matches.get(),
            next: &next,
        });
        let plan = Plan {
            campaign,
            ..self.plan(&read, bots, &start)
        };
        let (tally, seconds) = watch(&plan, label, &call.progress)?;
        Ok(Report {
            setting: Setting {
                judgement: self.judgement.clone(),
                ..Setting::of(game, options, &read, bots, call)?
            },
            bots,
            seats: game.seats(&read).into(),
            team: G::COOPERATIVE,
            args,
            threads: plan.threads,
            cards: card_names(game, &tally)?,
            usable: game
                .campaign()
                .map_or_else(Vec::new, |campaign| campaign.usable()),
            tally,
            seconds,
        })
    }

    fn plan<'p>(
        &'p self,
        options: &'p G::Options,
        bots: &'p [Entrant],
        start: StartOwn<'p, G>,
    ) -> Plan<'p, G> {
        let args = self.args;
        Plan {
            game: self.game,
            options,
            bots,
            own: Some(start),
            games: args.games,
            seed: args.seed,
            threads: self.threads(),
            cards: args.cards,
            events: args.events,
            campaign: None,
        }
    }

    /// Writes the games down, where that was asked for.
    #[cfg(feature = "parquet")]
    fn write_data(&self, reports: &[Report]) -> anyhow::Result<()> {
        let Some(folder) = &self.args.data else {
            return Ok(());
        };
        let start =
            |written: &str| own_bot::start(written, self.args.own_bot, self.content.clone());
        let mut options: Vec<G::Options> = Vec::new();
        for report in reports {
            options.push(read_json(&report.setting.options)?);
        }
        let parts = reports.iter().zip(&options).map(|(report, options)| Part {
            name: report.setting.name(),
            plan: self.plan(options, report.bots, &start),
            source: Source::Stream,
            games: 0..report.tally.games,
        });
        let parts: Vec<Part<G>> = parts.collect();
        let settings: Vec<&Setting> = reports.iter().map(|report| &report.setting).collect();
        let writing = Writing {
            folder,
            suffix: String::new(),
            threads: self.threads(),
            played: json!(settings),
            progress: &self.call.progress,
        };
        writing.write(&parts)
    }

    #[cfg(not(feature = "parquet"))]
    fn write_data(&self, _reports: &[Report]) -> anyhow::Result<()> {
        ensure!(self.args.data.is_none(), crate::NO_PARQUET);
        Ok(())
    }
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
    let name = |&card: &u16| (card, card_name(&words, card));
    Ok(tally.cards.keys().map(name).collect())
}
