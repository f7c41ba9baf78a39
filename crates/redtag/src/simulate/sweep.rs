//! `redtag simulate --sweep`: the same games for every value of some options, as one table.

use std::io::{self, IsTerminal, Write};
use std::str::FromStr;

use anyhow::{Context, ensure};
use redtag_games::Playable;
use redtag_kernel::Flaw;
use redtag_kernel::play::read_json;
use redtag_lab::{Entrant, wilson};
use serde_json::{Map, Value, json};

use super::report::{Report, interval, list, percent, played};
use super::{SimulateArgs, Simulation, campaigns};

/// An option and the values that it takes one after the other; none stand for all that the game
/// lists.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    option: String,
    values: Vec<Value>,
}

/// `seats` or `seats=1/2`.
impl FromStr for Axis {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let (option, values) = match written.split_once('=') {
            None => (written, Vec::new()),
            Some((option, values)) => (option, values.split('/').map(value).collect()),
        };
        if option.is_empty() {
            return Err(Flaw::at(
                "sweep",
                "the name of an option, as seats or seats=1/2",
            ));
        }
        Ok(Self {
            option: option.to_owned(),
            values,
        })
    }
}

/// A number, a truth or, if it is nothing else, a text.
fn value(written: &str) -> Value {
    serde_json::from_str(written).unwrap_or_else(|_| written.into())
}

impl Axis {
    fn values<G: Playable>(&self, game: &G) -> anyhow::Result<Vec<Value>> {
        let values = match self.option.as_str() {
            _ if !self.values.is_empty() => self.values.clone(),
            "seats" if G::SEATS.start() < G::SEATS.end() => G::SEATS.map(Value::from).collect(),
            option => game.choices(option),
        };
        let Self { option, .. } = self;
        ensure!(
            !values.is_empty(),
            "{} lists no values of {option:?}; write some: {option}=A/B",
            G::NAME
        );
        Ok(values)
    }

    /// The same as settings, such as `seats=2`.
    pub fn settings<G: Playable>(&self, game: &G) -> anyhow::Result<Vec<String>> {
        let written = |value: &Value| match value {
            Value::String(text) => format!("{}={text}", self.option),
            other => format!("{}={other}", self.option),
        };
        Ok(self.values(game)?.iter().map(written).collect())
    }
}

impl<'a, G: Playable> Simulation<'a, G> {
    /// Plays every combination with every table of bots, and prints a row for each.
    pub(super) fn sweep(
        &self,
        options: &Value,
        tables: &[&'a [Entrant]],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let args = self.args;
        let rows = combinations(self.game, args, options)?;
        let mut reports: Vec<Report> = Vec::new();
        for (number, options) in rows.iter().enumerate() {
            let name = named(args, options).join(" ");
            for bots in tables {
                if self.is_stopped() {
                    break;
                }
                let label = format!("{}/{} {name}: {}", number + 1, rows.len(), list(bots));
                reports.push(self.report(options, bots, &label)?);
                if !io::stderr().is_terminal() {
                    eprintln!("{label}");
                }
            }
        }
        if args.json {
            let all: Vec<Value> = reports.iter().map(Report::json).collect();
            writeln!(out, "{}", json!({ "sweep": all }))?;
        } else {
            tell(args, tables, &reports, rows.len(), out)?;
        }
        self.write_data(&reports)
    }
}

/// All tables of a sweep.
fn tell(
    args: &SimulateArgs,
    tables: &[&[Entrant]],
    reports: &[Report],
    rows: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let played_rows: Vec<&[Report]> = reports.chunks(tables.len().max(1)).collect();
    results(args, tables, &played_rows, out)?;
    if args.campaign.is_some() {
        let heads: Vec<String> = args.sweep.iter().map(|axis| axis.option.clone()).collect();
        let first = played_rows.iter().filter_map(|row| row.first());
        let names: Vec<Vec<String>> = first
            .map(|report| named(args, &report.setting.options))
            .collect();
        campaigns::tell(&played_rows, &heads, &names, out)?;
    }
    let is_short = |report: &&Report| report.tally.games < args.games;
    let short = reports.iter().filter(is_short).count();
    if short > 0 || reports.len() < rows * tables.len() {
        writeln!(
            out,
            "\nStopped: {} of {rows} rows, {short} cells with fewer games.",
            played_rows.len()
        )?;
    }
    played(reports, out)
}

/// The options of each row, all of them such that a game can begin.
fn combinations<G: Playable>(
    game: &G,
    args: &SimulateArgs,
    options: &Value,
) -> anyhow::Result<Vec<Value>> {
    let usual: Map<String, Value> = read_json(options).context("--options")?;
    let mut all = vec![usual];
    for axis in &args.sweep {
        let values = axis.values(game).context("--sweep")?;
        let with = |options: &Map<String, Value>, value: &Value| {
            let mut options = options.clone();
            options.insert(axis.option.clone(), value.clone());
            options
        };
        all = all
            .iter()
            .flat_map(|options| values.iter().map(move |value| with(options, value)))
            .collect();
    }
    let all: Vec<Value> = all.into_iter().map(Value::Object).collect();
    for options in &all {
        let options: G::Options = read_json(options).context("--sweep")?;
        game.lay_out(&options).context("--sweep")?;
    }
    Ok(all)
}

/// The values of the swept options.
fn named(args: &SimulateArgs, options: &Value) -> Vec<String> {
    let name = |axis: &Axis| match &options[&axis.option] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    args.sweep.iter().map(name).collect()
}

/// The table: shares of wins where a team wins at all, means of points otherwise.
fn results(
    args: &SimulateArgs,
    tables: &[&[Entrant]],
    played: &[&[Report]],
    out: &mut impl Write,
) -> io::Result<()> {
    let is_won = played
        .iter()
        .copied()
        .flatten()
        .any(|report| report.team && report.tally.all.wins > 0);
    let what = if is_won {
        "share of games won"
    } else {
        "mean score"
    };
    writeln!(
        out,
        "{what} with its 95 % interval, {} games a cell, seed {}\n",
        args.games, args.seed
    )?;
    let heads = args
        .sweep
        .iter()
        .map(|axis| axis.option.clone())
        .chain(tables.iter().map(|bots| list(bots)));
    write_row(heads, out)?;
    writeln!(out, "{}|", "|---".repeat(args.sweep.len() + tables.len()))?;
    for row in played {
        let names = row
            .first()
            .map(|report| named(args, &report.setting.options))
            .unwrap_or_default();
        write_row(
            names
                .into_iter()
                .chain(row.iter().map(|report| cell(report, is_won))),
            out,
        )?;
    }
    Ok(())
}

pub fn write_row(cells: impl Iterator<Item = String>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| {} |", cells.collect::<Vec<_>>().join(" | "))
}

fn cell(report: &Report, is_won: bool) -> String {
    let all = &report.tally.all;
    if all.games == 0 {
        return String::new();
    }
    if is_won {
        return format!(
            "{} ({})",
            percent(all.wins, all.games),
            interval(wilson(all.wins, all.games))
        );
    }
    let figures = report.tally.summary();
    let [low, high] = figures.interval;
    format!("{:.2} ({low:.2} to {high:.2})", figures.mean)
}
