//! `redtag lab`: what a change does, and how sure that is.

mod fields;
mod findings;
mod html;
mod ledger;
mod played;
#[cfg(test)]
mod tests;
mod text;
mod tune;
mod versions;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use redtag_bots::Bot;
use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_kernel::Flaw;
use redtag_lab::{Measure, Progress, Sequence, Study, Unit, Units, Verdict, Version, play_units};

use crate::simulate::{Axis, bar, stop_on_ctrl_c};
use findings::{Findings, counted};
use ledger::{Done, Ledger};
use played::{Played, Question};
use tune::Band;
use versions::{Entry, game_of};

/// Options of `redtag lab`.
#[derive(Args)]
pub struct LabArgs {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
    /// Compare two versions that meet the same luck, and stop when the answer is clear
    Diff(DiffArgs),
    /// Move every number of the content one step up and down, and rank what that does
    Numbers(NumbersArgs),
    /// Keep one card after the other from being dealt, and rank what that does
    Cards(CardsArgs),
    /// Tell how much of the result each source of luck decides, and how much skill does
    Luck(LuckArgs),
    /// Tell how a game feels, from random play to search: choices, turning points, open outcomes
    Feel(FeelArgs),
    /// Find numbers of the content that bring a result into a band
    Tune(TuneArgs),
    /// Put the files of shards together and report as if one machine had played
    Merge(MergeArgs),
    /// Measure how often `diff` sees a difference where there is none
    FalseAlarms(FalseAlarmsArgs),
}

/// What all studies are told.
#[derive(Args)]
struct StudyArgs {
    /// The game, if no file shows it
    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    game: Option<String>,
    /// Who plays: random, greedy, search, search:ITERATIONS; one for all seats, or one for each,
    /// separated by commas
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<Bot>,
    /// Options of the game as JSON, for example '{"beds": 4}'
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// One option of the game; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// How many games of each version, at most
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same result with any number of threads and shards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; by default as many as the machine has
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// What decides: points, won or actions; won where points are hundredths of a win, otherwise points
    #[arg(long)]
    measure: Option<Measure>,
    /// The accepted share of false alarms
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// Keep every finished part in this file; the same command goes on where it was stopped
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Play only one part of several, such as 3/64, for `redtag lab merge`
    #[arg(long, value_name = "PART/PARTS", requires = "out")]
    shard: Option<Shard>,
    #[command(flatten)]
    report: ReportArgs,
}

/// How results are told.
#[derive(Args)]
struct ReportArgs {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Also write a report with charts, one HTML file that needs no network
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Exit with 1 if the versions differ, or if the new one is lower or higher
    #[arg(long, value_name = "SHIFT", num_args = 0..=1, default_missing_value = "different")]
    fail_if: Option<Shift>,
}

/// What makes a comparison fail.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Shift {
    /// Any difference
    Different,
    /// The new version has less of what decides
    Lower,
    /// The new version has more of what decides
    Higher,
}

/// Options of `redtag lab diff`.
#[derive(Args)]
struct DiffArgs {
    /// The old and the new content, files or folders; one alone is compared with the built-in
    /// content, and none leaves it at that
    #[arg(num_args = 0..=2, value_name = "CONTENT")]
    contents: Vec<PathBuf>,
    /// Change a field of the new version's content, such as patients.jack.health=4; can be repeated
    #[arg(long, value_name = "FIELD=VALUE")]
    change: Vec<String>,
    /// One option of the new version alone; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    new_set: Vec<String>,
    /// Who plays the new version
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    new_bot: Vec<Bot>,
    /// Stop as well once the difference is certainly smaller than this
    #[arg(long, default_value_t = 0.0)]
    margin: f64,
    #[command(flatten)]
    study: StudyArgs,
}

/// Options of a study about one content.
#[derive(Args)]
struct ContentArgs {
    /// The content, a file or a folder; the built-in one by default
    #[arg(value_name = "CONTENT")]
    content: Option<PathBuf>,
    #[command(flatten)]
    study: StudyArgs,
}

/// Options of `redtag lab cards`.
#[derive(Args)]
struct CardsArgs {
    /// Only cards whose names begin so; can be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    #[command(flatten)]
    of: ContentArgs,
}

/// Options of `redtag lab numbers`.
#[derive(Args)]
struct NumbersArgs {
    /// Only numbers whose names begin so; can be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How far up and down
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..1_000))]
    step: i64,
    /// Only list the numbers, with their places
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    of: ContentArgs,
}

/// Options of `redtag lab luck`.
#[derive(Args)]
struct LuckArgs {
    /// The other end of the ladder that skill is measured on
    #[arg(long, default_value = "random")]
    against: Bot,
    #[command(flatten)]
    of: ContentArgs,
}

/// Options of `redtag lab feel`.
#[derive(Args)]
struct FeelArgs {
    /// The bots from the weakest to the strongest, each of which plays all seats
    #[arg(
        long,
        default_value = "random,greedy",
        value_delimiter = ',',
        value_name = "BOTS"
    )]
    ladder: Vec<Bot>,
    /// Play for every value of these options: mission,seats for all values that the game lists,
    /// mission=1A/2B,seats=1 for some
    #[arg(long, value_delimiter = ',', value_name = "OPTIONS")]
    sweep: Vec<Axis>,
    /// Write the games that stand out into this folder, as journals for the browser and `redtag replay`
    #[arg(long, value_name = "FOLDER")]
    journals: Option<PathBuf>,
    #[command(flatten)]
    of: ContentArgs,
}

/// Options of `redtag lab tune`.
#[derive(Args)]
struct TuneArgs {
    /// A number of the content that may be changed; can be repeated
    #[arg(long, required = true, value_name = "NAME")]
    field: Vec<String>,
    /// Where the result should be, such as 45%..55% of games won or 11.5..12.5 points
    #[arg(long, value_name = "LOW..HIGH")]
    band: Band,
    /// How far a number moves at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..1_000))]
    step: i64,
    #[command(flatten)]
    of: ContentArgs,
}

/// Options of `redtag lab merge`.
#[derive(Args)]
struct MergeArgs {
    /// The files that --out wrote
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Also write them as one file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    report: ReportArgs,
}

/// Options of `redtag lab false-alarms`.
#[derive(Args)]
struct FalseAlarmsArgs {
    /// How many comparisons; each has a seed of its own
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    comparisons: u64,
    #[command(flatten)]
    diff: DiffArgs,
}

/// One part of several, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shard {
    part: u64,
    parts: u64,
}

impl FromStr for Shard {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let wrong = || {
            let message = format!(
                "write it as PART/PARTS, such as 3/64, up to {}",
                Units::MOST
            );
            Flaw::at("shard", message)
        };
        let (part, parts) = written.split_once('/').ok_or_else(wrong)?;
        let (part, parts) = (
            part.parse().map_err(|_| wrong())?,
            parts.parse().map_err(|_| wrong())?,
        );
        if (1..=parts).contains(&part) && parts <= Units::MOST {
            Ok(Self { part, parts })
        } else {
            Err(wrong())
        }
    }
}

/// Plays and reports.
pub fn run(args: &LabArgs) -> anyhow::Result<ExitCode> {
    let call = &Call {
        command: versions::command(std::env::args().skip(1)),
        progress: Arc::default(),
    };
    stop_on_ctrl_c(&call.progress)?;
    let out = &mut io::stdout().lock();
    match &args.command {
        LabCommand::Merge(args) => merge(args, out),
        LabCommand::Diff(args) => ask(args, call, out),
        LabCommand::Numbers(args) => ask(args, call, out),
        LabCommand::Cards(args) => ask(args, call, out),
        LabCommand::Luck(args) => ask(args, call, out),
        LabCommand::Feel(args) => ask(args, call, out),
        LabCommand::Tune(args) => ask(args, call, out),
        LabCommand::FalseAlarms(args) => ask(args, call, out),
    }
}

/// Finds the game that is meant, and asks it.
fn ask(args: &impl Ask, call: &Call, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = game_of(args.study().game.as_deref(), args.contents())?;
    visit(&game, None, Run(args, call, out))?
}

/// How a command was called.
struct Call {
    /// As it can be written again.
    command: String,
    /// Where somebody can stop it.
    progress: Arc<Progress>,
}

/// A command on a game, how it was called, and where its result goes.
struct Run<'a, A, W>(&'a A, &'a Call, &'a mut W);

/// A command that plays a study.
trait Ask {
    fn study(&self) -> &StudyArgs;

    fn contents(&self) -> &[PathBuf];

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode>;
}

impl<G: Playable, A: Ask, W: Write> Visitor<G> for Run<'_, A, W> {
    type Output = anyhow::Result<ExitCode>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        self.0.ask(game, self.1, self.2)
    }
}

impl Ask for DiffArgs {
    fn study(&self) -> &StudyArgs {
        &self.study
    }

    fn contents(&self) -> &[PathBuf] {
        &self.contents
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let entries = versions::of_diff(self, &game)?;
        let played = versions::played(
            Question::Diff,
            &call.command,
            &self.study,
            self.margin,
            &game,
            &entries,
        )?;
        play_and_tell(&entries, &played, &self.study, call, out).map(|told| told.0)
    }
}

impl Ask for NumbersArgs {
    fn study(&self) -> &StudyArgs {
        &self.of.study
    }

    fn contents(&self) -> &[PathBuf] {
        self.of.content.as_slice()
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let study = &self.of.study;
        if self.list {
            return versions::list(self, G::NAME, out);
        }
        let (entries, refused) = versions::of_numbers(self, &game)?;
        let mut played = versions::played(
            Question::Numbers,
            &call.command,
            study,
            0.0,
            &game,
            &entries,
        )?;
        if refused > 0 {
            played.notes.push(format!(
                "{refused} steps are not possible in this content and were left out."
            ));
        }
        play_and_tell(&entries, &played, study, call, out).map(|told| told.0)
    }
}

impl Ask for CardsArgs {
    fn study(&self) -> &StudyArgs {
        &self.of.study
    }

    fn contents(&self) -> &[PathBuf] {
        self.of.content.as_slice()
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let entries = versions::of_cards(self, &game)?;
        let mut played = versions::played(
            Question::Cards,
            &call.command,
            &self.of.study,
            0.0,
            &game,
            &entries,
        )?;
        let note = "a card that is kept back lies at the bottom of its pile, and everything else is drawn as it would \
                    be: a negative difference means that the card is worth having.";
        played.notes.push(note.to_owned());
        play_and_tell(&entries, &played, &self.of.study, call, out).map(|told| told.0)
    }
}

impl Ask for LuckArgs {
    fn study(&self) -> &StudyArgs {
        &self.of.study
    }

    fn contents(&self) -> &[PathBuf] {
        self.of.content.as_slice()
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let entries = versions::of_luck(self, &game)?;
        let study = &self.of.study;
        let mut played =
            versions::played(Question::Luck, &call.command, study, 0.0, &game, &entries)?;
        let (one, other) = (&played.versions[0].bots, self.against);
        let note = format!("skill is {one} against {other}, each in half of the games.");
        played.notes.push(note);
        play_and_tell(&entries, &played, study, call, out).map(|told| told.0)
    }
}

impl Ask for FeelArgs {
    fn study(&self) -> &StudyArgs {
        &self.of.study
    }

    fn contents(&self) -> &[PathBuf] {
        self.of.content.as_slice()
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let (study, entries) = (&self.of.study, versions::of_feel(self, &game)?);
        let command = &call.command;
        let played = versions::played(Question::Feel, command, study, 0.0, &game, &entries)?;
        let (code, done) = play_and_tell(&entries, &played, study, call, out)?;
        if let (Some(folder), None) = (&self.journals, study.shard) {
            versions::write_journals(folder, &entries, &played, &done, out)?;
        }
        Ok(code)
    }
}

impl Ask for TuneArgs {
    fn study(&self) -> &StudyArgs {
        &self.of.study
    }

    fn contents(&self) -> &[PathBuf] {
        self.of.content.as_slice()
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        tune::ask(self, &game, call, out)
    }
}

impl Ask for FalseAlarmsArgs {
    fn study(&self) -> &StudyArgs {
        &self.diff.study
    }

    fn contents(&self) -> &[PathBuf] {
        &self.diff.contents
    }

    fn ask<G: Playable>(
        &self,
        game: Arc<G>,
        call: &Call,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let args = &self.diff;
        let entries = versions::of_diff(args, &game)?;
        let mut alarms = 0u64;
        let bar = bar(self.comparisons, "comparisons")?;
        for number in 0..self.comparisons {
            ensure!(!call.progress.stop.load(Ordering::Relaxed), "stopped");
            let mut played = versions::played(
                Question::Diff,
                &call.command,
                &args.study,
                args.margin,
                &game,
                &entries,
            )?;
            played.seed = args.study.seed.wrapping_add(number);
            played.luck = redtag_lab::Luck::SameAndCoin;
            let done = play(
                &entries,
                &played,
                args.study.threads,
                &Arc::default(),
                None,
                None,
            )?;
            let findings = Findings::of(&played, &done)?;
            alarms += u64::from(findings.verdict == Some(Verdict::Different));
            bar.set_position(number + 1);
        }
        bar.finish_and_clear();
        let n = self.comparisons as f64;
        let most =
            n * args.study.alpha + 1.96 * (n * args.study.alpha * (1.0 - args.study.alpha)).sqrt();
        writeln!(
            out,
            "{alarms} of {} comparisons saw a difference where there was none; with --alpha {} it should be {:.0} on \
             average and hardly ever more than {:.0}.\n  In each game a coin decided which version counted as old. Up \
             to {} games each, seeds {} to {}.\n  Again: {}",
            self.comparisons,
            args.study.alpha,
            n * args.study.alpha,
            most,
            counted(args.study.games),
            args.study.seed,
            args.study.seed.wrapping_add(self.comparisons - 1),
            call.command,
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays a study as far as it was asked for, and tells what was found; the units that were played
/// as well.
fn play_and_tell<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    args: &StudyArgs,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<(ExitCode, Done)> {
    let done = play(
        entries,
        played,
        args.threads,
        &call.progress,
        args.out.as_deref(),
        args.shard,
    )?;
    let kept = args.out.as_ref().map(|path| path.display().to_string());
    if let (Some(shard), Some(kept)) = (args.shard, &kept) {
        let mut units = played.units().shard(shard.part, shard.parts);
        let is_whole = units.all(|unit| done.contains_key(&unit));
        ensure!(
            is_whole,
            "stopped: {kept} has what is finished, and the same command goes on"
        );
        writeln!(
            out,
            "{kept}: part {} of {} is finished; `redtag lab merge` puts all parts together.",
            shard.part, shard.parts
        )?;
        return Ok((ExitCode::SUCCESS, done));
    }
    let findings = Findings::of(played, &done).with_context(|| match &kept {
        Some(kept) => format!("stopped: {kept} has what is finished, and the same command goes on"),
        None => "stopped; with --out FILE the same command could go on".to_owned(),
    })?;
    Ok((report(&findings, &args.report, out)?, done))
}

/// Plays what is not finished yet.
fn play<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    threads: Option<NonZero<usize>>,
    progress: &Arc<Progress>,
    path: Option<&std::path::Path>,
    shard: Option<Shard>,
) -> anyhow::Result<Done> {
    let (mut ledger, mut done) = match path {
        None => (None, Done::new()),
        Some(path) => Ledger::open(path, played).map(|(ledger, done)| (Some(ledger), done))?,
    };
    let sequence = (played.question == Question::Diff && shard.is_none())
        .then(|| Sequence::new(played.measure, played.games, played.alpha, played.margin));
    let is_decided = |done: &Done| match &sequence {
        Some(sequence) => sequence.decide(done).is_some(),
        None => false,
    };
    if is_decided(&done) {
        return Ok(done);
    }
    let range = shard.map_or(0..played.units().count(), |shard| {
        played.units().shard(shard.part, shard.parts)
    });
    let units: Vec<u64> = range.filter(|unit| !done.contains_key(unit)).collect();
    let games: u64 = units
        .iter()
        .map(|&unit| played.units().games(unit).count() as u64)
        .sum();
    let study = study(entries, played);
    let threads = threads
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZero::<usize>::MIN);
    let mut failed = None;
    // Units in a row from the first on: checkpoints need them without a gap.
    let mut row = 0;
    let keep = &mut |unit: Unit| {
        let kept = ledger.as_mut().map_or(Ok(()), |ledger| ledger.keep(&unit));
        if let Err(error) = kept {
            failed.get_or_insert(error);
            progress.stop.store(true, Ordering::Relaxed);
        }
        done.insert(unit.unit, unit);
        while done.contains_key(&row) {
            row += 1;
            if sequence
                .as_ref()
                .is_some_and(|sequence| sequence.is_checkpoint(row))
                && is_decided(&done)
            {
                progress.stop.store(true, Ordering::Relaxed);
            }
        }
    };
    watch(games * entries.len() as u64, progress, || {
        play_units(&study, &units, threads, progress, keep)
    })??;
    match failed {
        Some(error) => Err(error).context("--out"),
        None => Ok(done),
    }
}

fn study<'a, G: Playable>(entries: &'a [Entry<G>], played: &Played) -> Study<'a, G> {
    let version = |entry: &'a Entry<G>| Version {
        game: &*entry.game,
        options: &entry.options,
        bots: &entry.bots,
        twist: entry.twist,
    };
    Study {
        versions: entries.iter().map(version).collect(),
        games: played.games,
        seed: played.seed,
        feel: played.question == Question::Feel,
        luck: played.luck,
    }
}

/// Shows how far it has come: a bar for people, a line for each tenth for logs.
fn watch<T: Send>(
    games: u64,
    progress: &Progress,
    work: impl FnOnce() -> T + Send,
) -> anyhow::Result<T> {
    let bar = bar(games, "games")?;
    let (over, is_seen) = (AtomicBool::new(false), io::stderr().is_terminal());
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut told = 0;
            while !over.load(Ordering::Relaxed) {
                let now = progress.games.load(Ordering::Relaxed);
                bar.set_position(now);
                let tenth = now * 10 / games.max(1);
                if !is_seen && tenth > told && games > 100_000 {
                    told = tenth;
                    eprintln!("redtag lab: {} of {} games", counted(now), counted(games));
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let result = work();
        over.store(true, Ordering::Relaxed);
        result
    });
    bar.finish_and_clear();
    Ok(result)
}

fn merge(args: &MergeArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (played, done) = ledger::merge(&args.files)?;
    if let Some(path) = &args.out {
        if args.files.contains(path) {
            bail!(
                "--out {}: this is one of the files to merge",
                path.display()
            );
        }
        std::fs::write(path, ledger::text(&played, &done)?)
            .with_context(|| path.display().to_string())?;
    }
    report(&Findings::of(&played, &done)?, &args.report, out)
}

/// Tells what was found, and whether that fails.
fn report(
    findings: &Findings,
    args: &ReportArgs,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    if let Some(path) = &args.html {
        std::fs::write(path, html::page(findings)).with_context(|| path.display().to_string())?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(findings)?)?;
    } else {
        text::tell(findings, out)?;
    }
    let shift = findings
        .rows
        .first()
        .map_or(0.0, |row| row.decides.difference);
    let is_different = findings.verdict == Some(Verdict::Different);
    let fails = match args.fail_if {
        None => false,
        Some(Shift::Different) => is_different,
        Some(Shift::Lower) => is_different && shift < 0.0,
        Some(Shift::Higher) => is_different && shift > 0.0,
    };
    Ok(if fails {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}
