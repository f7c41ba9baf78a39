//! `redtag simulate --campaign`: what became of each mission, what was used, and how campaigns
//! ended.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use redtag_lab::{CampaignStats, Gap, Mission, wilson};
use serde_json::{Value, json};

use super::report::{Report, interval, list, percent};
use super::sweep::write_row;

/// The tables of one row of a sweep, or of one call: `names` stand before each line.
pub fn tell(
    reports: &[&[Report]],
    heads: &[String],
    names: &[Vec<String>],
    out: &mut impl Write,
) -> io::Result<()> {
    let sweep = (reports, heads, names);
    let heading = "How campaigns ended, after how many matches on average";
    table(sweep, [heading, "end", MATCHES], ends, end_cell, out)?;
    let heading = "Missions: share that succeeded with its 95 % interval, how many, and numbers \
                   of those matches";
    table(sweep, [heading, "mission", ""], missions, mission_cell, out)?;
    let heading = "Share of matches in which it was used; of those, the share that was won";
    table(sweep, [heading, "used", ""], used, used_cell, out)?;
    judge(reports, heads, names, out)
}

/// Rows of a sweep, the heads of what stands before each line, and what stands there.
type Sweep<'a> = (&'a [&'a [Report<'a>]], &'a [String], &'a [Vec<String>]);

/// The last line of the table of ends.
const MATCHES: &str = "matches";

/// A table with a line for each of these things and for `last`, unless that is empty, and a cell
/// for each bot.
fn table(
    (reports, heads, names): Sweep,
    [heading, what, last]: [&str; 3],
    things: fn(&CampaignStats) -> Vec<String>,
    cell: fn(&CampaignStats, &str) -> String,
    out: &mut impl Write,
) -> io::Result<()> {
    let bots = reports.first().into_iter().flat_map(|row| row.iter());
    let bots = bots.map(|report| list(report.bots));
    let columns: Vec<String> = heads
        .iter()
        .cloned()
        .chain([what.to_owned()])
        .chain(bots)
        .collect();
    let line = "|---".repeat(columns.len());
    writeln!(out, "\n{heading}\n\n| {} |\n{line}|", columns.join(" | "))?;
    for (row, name) in reports.iter().zip(names) {
        let last = Some(last.to_owned()).filter(|last| !last.is_empty());
        for thing in all(row, things).into_iter().chain(last) {
            let cells = row
                .iter()
                .map(|report| cell(&report.tally.campaigns, &thing));
            write_row(
                name.iter().cloned().chain([thing.clone()]).chain(cells),
                out,
            )?;
        }
    }
    Ok(())
}

fn ends(told: &CampaignStats) -> Vec<String> {
    told.ends.keys().map(|end| (*end).to_owned()).collect()
}

fn end_cell(told: &CampaignStats, end: &str) -> String {
    if end == MATCHES {
        return match told.campaigns() {
            0 => String::new(),
            campaigns => format!("{:.1}", told.matches as f64 / campaigns as f64),
        };
    }
    share(told.ends.get(end).copied().unwrap_or(0), told.campaigns())
}

fn missions(told: &CampaignStats) -> Vec<String> {
    told.missions.keys().cloned().collect()
}

fn mission_cell(told: &CampaignStats, mission: &str) -> String {
    told.missions.get(mission).map_or_else(String::new, cell)
}

fn used_cell(told: &CampaignStats, used: &str) -> String {
    let one = told.used.get(used).copied().unwrap_or_default();
    match one.matches {
        0 => share(0, told.matches),
        _ => format!(
            "{}; {}",
            percent(one.matches, told.matches),
            percent(one.won, one.matches)
        ),
    }
}

/// What stands out, bot by bot: over all rows what was never or always used, row by row what goes
/// with victory.
fn judge(
    reports: &[&[Report]],
    heads: &[String],
    names: &[Vec<String>],
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(
        out,
        "\nWhat stands out. Where matches with it were won more or less often than those without \
         it: by how many percentage points, with the 95 % interval; of what makes no difference, \
         chance names one in twenty.\n"
    )?;
    for column in 0..reports.first().map_or(0, |row| row.len()) {
        let rows = || reports.iter().filter_map(|row| row.get(column)).zip(names);
        let mut told = CampaignStats::default();
        rows().for_each(|(report, _)| told.add(&report.tally.campaigns));
        let Some((Report { bots, usable, .. }, _)) = rows().next().filter(|_| told.matches > 0)
        else {
            continue;
        };
        let whole = told.judge(usable);
        let gaps = rows().flat_map(|(report, name)| {
            let telling = report.tally.campaigns.judge(usable).telling;
            telling
                .into_iter()
                .map(move |gap| (gap.mean > 0.0, told_gap(&gap, heads.iter().zip(name))))
        });
        let (more, less): (Vec<_>, Vec<_>) = gaps.partition(|(is_more, _)| *is_more);
        let named = |gaps: Vec<(bool, String)>| {
            grouped(&gaps.into_iter().map(|(_, gap)| gap).collect::<Vec<_>>())
        };
        writeln!(out, "- {}, {} matches", list(bots), told.matches)?;
        let lines = [
            ("never had", grouped(&whole.never_had)),
            ("had, never used", grouped(&whole.never_used)),
            ("used in at least 95 % of matches", grouped(&whole.always)),
            ("won more often", named(more)),
            ("won less often", named(less)),
        ];
        for (what, names) in lines.iter().filter(|(_, names)| !names.is_empty()) {
            writeln!(out, "  - {what}: {names}")?;
        }
    }
    Ok(())
}

/// `item thimble +21.0 (+3.1 to +36.4, seats 2)`
fn told_gap<'a>(
    Gap {
        used,
        mean,
        interval: [low, high],
    }: &Gap,
    row: impl Iterator<Item = (&'a String, &'a String)>,
) -> String {
    let row: String = row
        .map(|(option, value)| format!(", {option} {value}"))
        .collect();
    format!(
        "{used} {:+.1} ({:+.1} to {:+.1}{row})",
        100.0 * mean,
        100.0 * low,
        100.0 * high
    )
}

/// `item rope`, `item thimble` and `ability rewire` as `ability rewire; item rope, thimble`.
fn grouped(names: &[String]) -> String {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in names {
        let (kind, name) = name.split_once(' ').unwrap_or(("", name));
        kinds.entry(kind).or_default().push(name);
    }
    let kinds = kinds
        .iter()
        .map(|(kind, names)| format!("{kind} {}", names.join(", ")));
    kinds.collect::<Vec<_>>().join("; ")
}

/// What was used, and not only had.
fn used(told: &CampaignStats) -> Vec<String> {
    told.used
        .iter()
        .filter(|(_, one)| one.matches > 0)
        .map(|(name, _)| name.clone())
        .collect()
}

/// Nothing of nothing is no share.
fn share(count: u64, of: u64) -> String {
    if of == 0 {
        String::new()
    } else {
        percent(count, of)
    }
}

/// What any of them knows.
fn all(row: &[Report], names: impl Fn(&CampaignStats) -> Vec<String>) -> BTreeSet<String> {
    row.iter()
        .flat_map(|report| names(&report.tally.campaigns))
        .collect()
}

fn cell(mission: &Mission) -> String {
    let numbers = mission
        .numbers
        .keys()
        .map(|name| format!(", {name} {:.1}", mission.mean(name)));
    format!(
        "{} ({}) of {}{}",
        percent(mission.won, mission.times),
        interval(wilson(mission.won, mission.times)),
        mission.times,
        numbers.collect::<String>()
    )
}

/// The same for programs.
pub fn json(report: &Report) -> Value {
    let told = &report.tally.campaigns;
    let missions = told.missions.iter().map(|(name, one)| {
        json!({ "mission": name, "times": one.times, "won": one.won,
            "numbers": one.numbers })
    });
    let used = told.used.iter().map(|(name, one)| {
        json!({ "used": name, "had": one.had, "matches": one.matches,
            "won": one.won })
    });
    json!({
        "matches": told.matches,
        "won": told.won,
        "ends": told.ends,
        "missions": missions.collect::<Vec<_>>(),
        "used": used.collect::<Vec<_>>(),
        "judgement": told.judge(&report.usable),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_out_is_told_by_kind_and_with_its_row() {
        let [option, value] = ["seats", "2"].map(str::to_owned);
        let gap = Gap {
            used: "item rope".to_owned(),
            mean: -0.25,
            interval: [-0.4, -0.1],
        };
        let rope = told_gap(&gap, [(&option, &value)].into_iter());
        assert_eq!(rope, "item rope -25.0 (-40.0 to -10.0, seats 2)");
        let names = ["item rope", "ability rewire", "item thimble"].map(str::to_owned);
        assert_eq!(grouped(&names), "ability rewire; item rope, thimble");
        assert_eq!(grouped(&[]), "");
    }
}
