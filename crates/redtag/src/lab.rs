//! `redtag lab`: what a change does, and how sure that is.

mod args;
mod entries;
mod fields;
mod findings;
mod html;
mod journals;
mod learn;
mod ledger;
mod play;
mod played;
mod studies;
#[cfg(test)]
mod tests;
mod text;
mod tune;
mod versions;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, bail};
use redtag_games::visit;
use redtag_lab::Verdict;

use crate::command::Call;
use crate::simulate::stop_on_ctrl_c;
pub use args::LabArgs;
use args::{LabCommand, MergeArgs, ReportArgs, Shift, StudyCommand};
use findings::Findings;
pub use findings::counted;
#[cfg(feature = "parquet")]
pub use played::Played;
use studies::Asked;
#[cfg(feature = "parquet")]
pub use versions::Entry;

/// Plays and reports.
pub fn run(args: &LabArgs) -> anyhow::Result<ExitCode> {
    let call = &Call::of_this();
    stop_on_ctrl_c(&call.progress)?;
    answer(args, call, &mut io::stdout().lock())
}

fn answer(args: &LabArgs, call: &Call, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        LabCommand::Merge(args) => merge(args, out),
        LabCommand::Study(command) => ask(command, call, out),
    }
}

/// Finds the game that is meant, and asks it.
fn ask(command: &StudyCommand, call: &Call, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (study, contents) = command.subject();
    let game = versions::game_of(study.game.as_deref(), contents)?;
    visit(&game, None, Asked { command, call, out })?
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
