//! The file of a study: what is played on its first line, then a line for each finished unit of
//! games. It is how an interrupted study goes on, and how shards come together.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use redtag_lab::Unit;

use super::played::Played;

/// Finished units by number.
pub type Done = BTreeMap<u64, Unit>;

/// The open file of a study.
pub struct Ledger(File);

impl Ledger {
    /// Opens or begins the file of this study: what is finished already.
    pub fn open(path: &Path, played: &Played) -> anyhow::Result<(Self, Done)> {
        let told = || path.display().to_string();
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .with_context(told)?;
        let text = std::fs::read_to_string(path).with_context(told)?;
        // What a power cut left of a line is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).with_context(told)?;
        if whole == 0 {
            writeln!(file, "{}", serde_json::to_string(played)?).with_context(told)?;
            return Ok((Self(file), Done::new()));
        }
        let (known, done) = parse(&text[..whole]).with_context(told)?;
        if let Some(what) = known.differs(played) {
            bail!(
                "{}: this file is of a study with another {what}; choose another file, or repeat \
                 its command:\n  {}",
                path.display(),
                known.command
            );
        }
        Ok((Self(file), done))
    }

    /// Keeps a finished unit.
    pub fn keep(&mut self, unit: &Unit) -> anyhow::Result<()> {
        let mut line = serde_json::to_string(unit)?;
        line.push('\n');
        Ok(self.0.write_all(line.as_bytes())?)
    }
}

/// A whole study as the text of its file, whatever order its units were played in.
pub fn text(played: &Played, done: &Done) -> anyhow::Result<String> {
    let mut text = serde_json::to_string(played)? + "\n";
    for unit in done.values() {
        text += &serde_json::to_string(unit)?;
        text.push('\n');
    }
    Ok(text)
}

fn parse(text: &str) -> anyhow::Result<(Played, Done)> {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let played: Played = serde_json::from_str(first).context("line 1 is not of a study")?;
    let mut done = Done::new();
    for (at, line) in lines.enumerate() {
        let unit: Unit = serde_json::from_str(line).with_context(|| format!("line {}", at + 2))?;
        ensure!(
            unit.versions.len() == played.versions.len() && unit.unit < played.units().count(),
            "line {}: this unit belongs to another study",
            at + 2
        );
        add(&mut done, unit)?;
    }
    Ok((played, done))
}

/// A unit may come twice, as when a job was repeated, but not with different results.
fn add(done: &mut Done, unit: Unit) -> anyhow::Result<()> {
    let number = unit.unit;
    if let Some(known) = done.insert(number, unit)
        && done.get(&number) != Some(&known)
    {
        bail!("unit {number} was played twice with different results: by different programs?");
    }
    Ok(())
}

/// Puts files of one study together.
pub fn merge(paths: &[impl AsRef<Path>]) -> anyhow::Result<(Played, Done)> {
    let mut merged: Option<(Played, Done)> = None;
    for path in paths {
        let told = || path.as_ref().display().to_string();
        let text = std::fs::read_to_string(path).with_context(told)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let (played, done) = parse(&text[..whole]).with_context(told)?;
        let (known, all) = merged.get_or_insert_with(|| (played.clone(), Done::new()));
        if let Some(what) = known.differs(&played) {
            bail!(
                "{}: this file is of a study with another {what} than the first",
                told()
            );
        }
        for unit in done.into_values() {
            add(all, unit).with_context(told)?;
        }
    }
    merged.context("there are no files")
}
