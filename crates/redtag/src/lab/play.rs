//! Plays what a study needs, and shows how far it has come.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::ops::Range;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use redtag_games::Playable;
use redtag_lab::{Progress, Sequence, Study, Unit, play_units};

use super::args::{Shard, StudyArgs};
use super::findings::{Findings, counted};
use super::ledger::{Done, Ledger};
use super::played::{Played, Question};
use super::report;
use super::versions::Entry;
use crate::command::Call;
#[cfg(feature = "parquet")]
use crate::data::{Part, Writing};
use crate::simulate::bar;

/// Plays a study as far as it was asked for, and tells what was found.
pub fn play_and_tell<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    args: &StudyArgs,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    match play_and_find(entries, played, args, call, out)? {
        Some((findings, _)) => report(&findings, &args.report, out),
        None => Ok(ExitCode::SUCCESS),
    }
}

/// Plays a study as far as it was asked for: what was found, and the units that were played.
/// Nothing is found by a shard alone.
pub fn play_and_find<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    args: &StudyArgs,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<Option<(Findings, Done)>> {
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
            "stopped: {kept} has what is finished, and the same command resumes"
        );
        write_data(entries, played, args, played.games_of(shard), call)?;
        writeln!(
            out,
            "{kept}: part {} of {} is finished; `redtag lab merge` puts all parts together.",
            shard.part, shard.parts
        )?;
        return Ok(None);
    }
    let findings = Findings::of(played, &done).with_context(|| match &kept {
        Some(kept) => format!("stopped: {kept} has what is finished, and the same command resumes"),
        None => "stopped; with --out FILE the same command could resume".to_owned(),
    })?;
    let games = 0..findings.versions.first().map_or(0, |version| version.games);
    // An answer that was clear early has stopped what plays.
    call.progress.stop.store(false, Ordering::Relaxed);
    write_data(entries, played, args, games, call)?;
    Ok(Some((findings, done)))
}

/// Writes these games down, where that was asked for.
#[cfg(feature = "parquet")]
fn write_data<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    args: &StudyArgs,
    games: Range<u64>,
    call: &Call,
) -> anyhow::Result<()> {
    let Some(folder) = &args.data else {
        return Ok(());
    };
    let part = |entry| Part::of_entry(entry, played, games.clone());
    let parts: Vec<Part<G>> = entries.iter().map(part).collect();
    let suffix = |shard: Shard| format!("-{}-of-{}", shard.part, shard.parts);
    let writing = Writing {
        folder,
        suffix: args.shard.map_or_else(String::new, suffix),
        threads: all_threads(args.threads),
        played: serde_json::to_value(played)?,
        progress: &call.progress,
    };
    writing.write(&parts)
}

#[cfg(not(feature = "parquet"))]
fn write_data<G: Playable>(
    _entries: &[Entry<G>],
    _played: &Played,
    args: &StudyArgs,
    _games: Range<u64>,
    _call: &Call,
) -> anyhow::Result<()> {
    ensure!(args.data.is_none(), crate::NO_PARQUET);
    Ok(())
}

/// As many threads as were asked for, or as the machine has.
fn all_threads(threads: Option<NonZero<usize>>) -> NonZero<usize> {
    threads
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZero::<usize>::MIN)
}

/// Plays what is not finished yet.
pub fn play<G: Playable>(
    entries: &[Entry<G>],
    played: &Played,
    threads: Option<NonZero<usize>>,
    progress: &Arc<Progress>,
    path: Option<&Path>,
    shard: Option<Shard>,
) -> anyhow::Result<Done> {
    let (mut ledger, mut done) = match path {
        None => (None, Done::new()),
        Some(path) => Ledger::open(path, played).map(|(ledger, done)| (Some(ledger), done))?,
    };
    let sequence = (played.question == Question::Diff && shard.is_none())
        .then(|| Sequence::new(played.measure, played.games, played.alpha, played.margin));
    if is_decided(sequence.as_ref(), &done) {
        return Ok(done);
    }
    let range = shard.map_or(0..played.units().count(), |shard| {
        played.units().shard(shard.part, shard.parts)
    });
    let units: Vec<u64> = range.filter(|unit| !done.contains_key(unit)).collect();
    let games = units.iter().map(|&unit| played.units().games(unit));
    let games: u64 = games.map(|games| games.end - games.start).sum();
    let (study, threads) = (study(entries, played), all_threads(threads));
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
            let checkpoint = sequence.as_ref().filter(|all| all.is_checkpoint(row));
            if is_decided(checkpoint, &done) {
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

/// Is the answer clear?
fn is_decided(sequence: Option<&Sequence>, done: &Done) -> bool {
    sequence.is_some_and(|sequence| sequence.decide(done).is_some())
}

fn study<'a, G: Playable>(entries: &'a [Entry<G>], played: &Played) -> Study<'a, G> {
    Study {
        versions: entries.iter().map(Entry::version).collect(),
        games: played.games,
        seed: played.seed,
        feel: played.question == Question::Feel,
        cards: played.question == Question::Cards,
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
