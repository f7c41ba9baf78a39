//! `redtag lab tune`: numbers of the content that bring a result into a band.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::{Context, ensure};
use redtag_games::Playable;
use redtag_kernel::Flaw;
use redtag_lab::{Measure, total};
use serde_json::json;

use super::args::TuneArgs;
use super::fields::{Field, Files};
use super::findings::{counted, mean, noun};
use super::play::play;
use super::played::{Played, Question, measure};
use super::text;
use super::versions::{self, Entry, Loaded};
use crate::command::Call;

/// Where a result should be, such as `0.45..0.55`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    low: f64,
    high: f64,
}

impl FromStr for Band {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let wrong = || {
            let message = "write it as LOW..HIGH, such as 45%..55% or 11.5..12.5";
            Flaw::at("band", message)
        };
        let number = |text: &str| match text.trim().strip_suffix('%') {
            Some(percent) => percent.trim().parse().map(|number: f64| number / 100.0),
            None => text.trim().parse(),
        };
        let (low, high) = written.split_once("..").ok_or_else(wrong)?;
        match (number(low), number(high)) {
            (Ok(low), Ok(high)) if low < high && f64::is_finite(low) && f64::is_finite(high) => {
                Ok(Self { low, high })
            }
            _ => Err(wrong()),
        }
    }
}

impl Band {
    /// How far a value is from the middle.
    fn distance(self, value: f64) -> f64 {
        (value - f64::midpoint(self.low, self.high)).abs()
    }

    /// Is the whole interval inside?
    fn holds(self, [low, high]: [f64; 2]) -> bool {
        self.low <= low && high <= self.high
    }

    /// Is the whole interval outside?
    fn misses(self, [low, high]: [f64; 2]) -> bool {
        high < self.low || self.high < low
    }
}

/// A step in one field after the other, as long as that comes nearer to the middle of the band.
const ROUNDS: usize = 30;

/// The numbers of the fields, and the result that they lead to with its interval.
type Tried = BTreeMap<Vec<i64>, (f64, [f64; 2])>;

struct Search<'a, G: Playable> {
    args: &'a TuneArgs,
    call: &'a Call,
    built_in: &'a Arc<G>,
    files: Files,
    fields: Vec<(Field, i64)>,
}

/// Searches, and confirms on games that the search has not seen.
pub fn ask<G: Playable>(
    args: &TuneArgs,
    built_in: &Arc<G>,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    args.of.study.only_answers("tune")?;
    let (files, mut fields) = versions::numbers(&args.of, &[], G::NAME)?;
    fields.retain(|(field, _)| args.field.contains(&field.name));
    for name in &args.field {
        ensure!(
            fields.iter().any(|(field, _)| field.name == *name),
            "--field {name}: no number has this name; `redtag lab numbers --list` names them all"
        );
    }
    let search = Search {
        args,
        call,
        built_in,
        files,
        fields,
    };
    let measure = measure::<G>(&args.of.study);
    let mut now: Vec<i64> = search.fields.iter().map(|field| field.1).collect();
    let mut tried = Tried::new();
    for _ in 0..ROUNDS {
        search.try_all(&neighbours(&now, args.step), measure, &mut tried, out)?;
        let best =
            nearest(&tried, args.band).context("none of these numbers makes sound content")?;
        let is_near = |at: &Vec<i64>| {
            args.band.distance(tried[at].0) <= (args.band.high - args.band.low) / 8.0
        };
        if best == now || is_near(&best) {
            now = best;
            break;
        }
        now = best;
    }
    search.confirm(&now, measure, out)
}

/// These numbers, and those with one of them a step higher or lower.
fn neighbours(now: &[i64], step: i64) -> Vec<Vec<i64>> {
    let mut all = vec![now.to_vec()];
    for at in 0..now.len() {
        for step in [-step, step] {
            let mut next = now.to_vec();
            next[at] = next[at].saturating_add(step);
            all.push(next);
        }
    }
    all
}

/// What came nearest to the middle of the band.
fn nearest(tried: &Tried, band: Band) -> Option<Vec<i64>> {
    let distance = |found: &(f64, [f64; 2])| band.distance(found.0);
    let nearest = tried
        .iter()
        .min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
    nearest.map(|(numbers, _)| numbers.clone())
}

impl<G: Playable> Search<'_, G> {
    /// The content with these numbers. Later fields first, so that places in a file stay what they
    /// are.
    fn files(&self, numbers: &[i64]) -> Files {
        let changes = self.fields.iter().zip(numbers).rev();
        changes.fold(self.files.clone(), |files, ((field, _), number)| {
            field.set(&files, &number.to_string())
        })
    }

    fn entry(&self, numbers: &[i64]) -> anyhow::Result<Entry<G>> {
        let study = &self.args.of.study;
        let loaded = Loaded::of(self.named(numbers), self.files(numbers))?;
        versions::entry(loaded, study, &[], &study.bot)
    }

    fn named(&self, numbers: &[i64]) -> String {
        let named = self.fields.iter().zip(numbers);
        let all: Vec<String> = named
            .map(|((field, _), number)| format!("{}={number}", field.name))
            .collect();
        all.join(" ")
    }

    /// Plays those that were not tried yet, all with the same luck.
    fn try_all(
        &self,
        all: &[Vec<i64>],
        measure: Measure,
        tried: &mut Tried,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let mut numbers = Vec::new();
        let mut entries = Vec::new();
        for candidate in all
            .iter()
            .filter(|candidate| !tried.contains_key(*candidate))
        {
            // What the content does not allow is not tried.
            if let Ok(entry) = self.entry(candidate) {
                entries.push(entry);
                numbers.push(candidate.clone());
            }
        }
        for ((numbers, entry), found) in numbers
            .into_iter()
            .zip(&entries)
            .zip(self.results(&entries, 0, measure)?)
        {
            if !self.args.of.study.report.json {
                let (mean, noun) = (mean(measure, found.0), noun(measure));
                writeln!(out, "  {}: {mean} {noun}", entry.name)?;
            }
            tried.insert(numbers, found);
        }
        Ok(())
    }

    /// The result of each version, with its 95 % interval.
    fn results(
        &self,
        entries: &[Entry<G>],
        more_seed: u64,
        measure: Measure,
    ) -> anyhow::Result<Vec<(f64, [f64; 2])>> {
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        let threads = self.args.of.study.threads;
        let played = self.played(entries, more_seed)?;
        let done = play(entries, &played, threads, &self.call.progress, None, None)?;
        ensure!(!self.call.progress.stop.load(Ordering::Relaxed), "stopped");
        let totals = total(&done, played.units().count()).context("games are missing")?;
        Ok(totals.iter().map(|total| total.mean(measure)).collect())
    }

    fn played(&self, entries: &[Entry<G>], more_seed: u64) -> anyhow::Result<Played> {
        let (study, command) = (&self.args.of.study, &self.call.command);
        let mut played = Played::of(Question::Numbers, command, study, self.built_in, entries)?;
        played.seed = played.seed.wrapping_add(more_seed);
        Ok(played)
    }

    /// Plays the numbers on games that were not part of the search.
    fn confirm(
        &self,
        numbers: &[i64],
        measure: Measure,
        out: &mut impl Write,
    ) -> anyhow::Result<ExitCode> {
        let entries = [self.entry(numbers)?];
        let found = self.results(&entries, 1, measure)?;
        let &(value, interval) = found.first().context("nothing was played")?;
        let band = self.args.band;
        let verdict = if band.holds(interval) {
            "Confirmed"
        } else if band.misses(interval) {
            "Not reached"
        } else {
            "Not certain"
        };
        let played = self.played(&entries, 1)?;
        if self.args.of.study.report.json {
            let found = json!({
                "verdict": verdict, "mean": value, "interval": interval,
                "band": [band.low, band.high], "change": self.changes(numbers), "played": played,
            });
            writeln!(out, "{found}")?;
        } else {
            let told = |value| mean(measure, value);
            writeln!(
                out,
                "\n{verdict}: {} {} (95 % interval {} to {}), wanted {} to {}, on {} games that \
                 the search has not seen (seed {}).\n  {}",
                told(value),
                noun(measure),
                told(interval[0]),
                told(interval[1]),
                told(band.low),
                told(band.high),
                counted(played.games),
                played.seed,
                self.advice(numbers)
            )?;
            text::played(&played, out)?;
        }
        Ok(if band.misses(interval) {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        })
    }

    /// The numbers that are not as they were.
    fn changes(&self, numbers: &[i64]) -> Vec<String> {
        let fields = self.fields.iter().zip(numbers);
        fields
            .filter(|((_, was), now)| was != *now)
            .map(|((field, _), now)| format!("{}={now}", field.name))
            .collect()
    }

    /// What to do, in words that `redtag lab diff` takes.
    fn advice(&self, numbers: &[i64]) -> String {
        let changes = self.changes(numbers);
        if changes.is_empty() {
            return "No change is needed.".to_owned();
        }
        let options = changes.iter().map(|change| format!("--change {change}"));
        options.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_read_as_people_write_them() {
        assert_eq!(
            "45%..55%".parse(),
            Ok(Band {
                low: 0.45,
                high: 0.55
            })
        );
        assert_eq!(
            "11.5 .. 12".parse(),
            Ok(Band {
                low: 11.5,
                high: 12.0
            })
        );
        for wrong in ["", "5", "6..5", "a..b", "1..inf"] {
            assert!(wrong.parse::<Band>().is_err(), "{wrong}");
        }
        let band = Band {
            low: 1.0,
            high: 2.0,
        };
        assert!(band.holds([1.2, 1.8]) && !band.holds([0.9, 1.5]) && !band.misses([0.9, 1.5]));
        assert!(band.misses([2.1, 2.2]) && band.misses([0.1, 0.9]));
    }

    #[test]
    fn neighbours_differ_in_one_step() {
        assert_eq!(
            neighbours(&[3, 5], 2),
            [vec![3, 5], vec![1, 5], vec![5, 5], vec![3, 3], vec![3, 7]]
        );
    }
}
