//! Plays what a study needs, and shows how far it has come.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use redtag_games::Playable;
use redtag_lab::{Progress, Sequence, Study, Unit, Version, play_units};

use super::args::{Shard, StudyArgs};
use super::findings::{Findings, counted};
use super::ledger::{Done, Ledger};
use super::played::{Played, Question};
use super::versions::Entry;
use super::{Call, report};
use crate::simulate::bar;

/// Plays a study as far as it was asked for, and tells what was found; the units that were played
/// as well.
pub fn play_and_tell<G: Playable>(
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
            "stopped: {kept} has what is finished, and the same command resumes"
        );
        writeln!(
            out,
            "{kept}: part {} of {} is finished; `redtag lab merge` puts all parts together.",
            shard.part, shard.parts
        )?;
        return Ok((ExitCode::SUCCESS, done));
    }
    let findings = Findings::of(played, &done).with_context(|| match &kept {
        Some(kept) => format!("stopped: {kept} has what is finished, and the same command resumes"),
        None => "stopped; with --out FILE the same command could resume".to_owned(),
    })?;
    Ok((report(&findings, &args.report, out)?, done))
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
