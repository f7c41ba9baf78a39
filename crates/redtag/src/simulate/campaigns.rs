//! `redtag simulate --campaign`: what became of each mission, what was used, and how campaigns ended.

use std::collections::BTreeSet;
use std::io::{self, Write};

use redtag_lab::{Chronicle, Mission, wilson};
use serde_json::{Value, json};

use super::sweep::write_row;
use super::{Report, interval, list, percent};

/// The tables of one row of a sweep, or of one call: `name` stands before each line.
pub fn tell(
    reports: &[&[Report]],
    heads: &[String],
    names: &[Vec<String>],
    out: &mut impl Write,
) -> io::Result<()> {
    let bots = || reports.first().into_iter().flat_map(|row| row.iter().map(|report| list(report.bots)));
    let head = |what: &str, out: &mut dyn Write| -> io::Result<()> {
        let columns = heads.iter().cloned().chain([what.to_owned()]).chain(bots());
        let columns: Vec<String> = columns.collect();
        writeln!(out, "| {} |\n{}|", columns.join(" | "), "|---".repeat(columns.len()))
    };
    writeln!(out, "\nHow campaigns ended, after how many matches on average\n")?;
    head("end", out)?;
    for (row, name) in reports.iter().zip(names) {
        for end in all(row, |told| told.ends.keys().map(|end| (*end).to_owned()).collect()) {
            let cells = row.iter().map(|report| {
                let (told, games) = (&report.tally.chronicle, report.tally.games);
                percent(told.ends.get(end.as_str()).copied().unwrap_or(0), games)
            });
            write_row(name.iter().cloned().chain([end.clone()]).chain(cells), out)?;
        }
        let matches = row.iter().map(|report| {
            format!("{:.1}", report.tally.chronicle.matches as f64 / report.tally.games.max(1) as f64)
        });
        write_row(name.iter().cloned().chain(["matches".to_owned()]).chain(matches), out)?;
    }
    writeln!(
        out,
        "\nMissions: share that succeeded with its 95 % interval, how many, and numbers of those matches\n"
    )?;
    head("mission", out)?;
    for (row, name) in reports.iter().zip(names) {
        for mission in all(row, |told| told.missions.keys().cloned().collect()) {
            let cells = row
                .iter()
                .map(|report| report.tally.chronicle.missions.get(&mission).map_or_else(String::new, cell));
            write_row(name.iter().cloned().chain([mission.clone()]).chain(cells), out)?;
        }
    }
    writeln!(out, "\nShare of matches in which it was used; of those, the share that was won\n")?;
    head("used", out)?;
    for (row, name) in reports.iter().zip(names) {
        for used in all(row, |told| told.used.keys().cloned().collect()) {
            let cells = row.iter().map(|report| {
                let told = &report.tally.chronicle;
                let one = told.used.get(&used).copied().unwrap_or_default();
                format!("{}; {}", percent(one.matches, told.matches), percent(one.won, one.matches))
            });
            write_row(name.iter().cloned().chain([used.clone()]).chain(cells), out)?;
        }
    }
    Ok(())
}

/// What any of them knows.
fn all(row: &[Report], names: impl Fn(&Chronicle) -> Vec<String>) -> BTreeSet<String> {
    row.iter().flat_map(|report| names(&report.tally.chronicle)).collect()
}

fn cell(mission: &Mission) -> String {
    let numbers = mission.numbers.keys().map(|name| format!(", {name} {:.1}", mission.mean(name)));
    format!(
        "{} ({}) of {}{}",
        percent(mission.won, mission.times),
        interval(wilson(mission.won, mission.times)),
        mission.times,
        numbers.collect::<String>()
    )
}

/// The same for programs.
pub fn json(told: &Chronicle) -> Value {
    let missions = told.missions.iter().map(
        |(name, one)| json!({ "mission": name, "times": one.times, "won": one.won, "numbers": one.numbers }),
    );
    let used =
        told.used.iter().map(|(name, one)| json!({ "used": name, "matches": one.matches, "won": one.won }));
    json!({
        "matches": told.matches,
        "won": told.won,
        "ends": told.ends,
        "missions": missions.collect::<Vec<_>>(),
        "used": used.collect::<Vec<_>>(),
    })
}
