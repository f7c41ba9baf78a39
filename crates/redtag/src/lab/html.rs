//! Findings as one HTML file to send: no network, no scripts, a table for every chart.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use redtag_lab::Measure;

use super::findings::{Figures, Findings, Row, counted, mean, noun, percent, signed};
use super::played::Question;
use super::text::{FEEL, certainty, feel_table, needed, portion, probability, saved};

const STYLE: &str = "
:root { color-scheme: light dark;
  --old: #5b6b7a; --new: #c0392b; --quiet: #b9c2ca; --third: #2471a3; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { margin-top: 2.5rem; font-size: 1.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
.old { fill: var(--old); } .new { fill: var(--new); }
.quiet { fill: var(--quiet); } .third { fill: var(--third); }
.line { stroke: currentColor; stroke-width: 1; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
";

/// The whole page.
pub fn page(findings: &Findings) -> String {
    let title = format!(
        "{}: {}",
        findings.played.game,
        question(findings.played.question)
    );
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<p>{0}</p>\n\
         <h1>{1}</h1>\n",
        escaped(&title),
        escaped(&findings.headline)
    );
    if !findings.surprises.is_empty() {
        html += "<h2>Surprises</h2>\n<ul>\n";
        for surprise in &findings.surprises {
            let _ = writeln!(html, "<li>{}</li>", escaped(surprise));
        }
        html += "</ul>\n";
    }
    match findings.played.question {
        Question::Diff => comparison(findings, &mut html),
        Question::Feel => {
            let (heads, rows) = feel_table(findings);
            html += "<h2>How it feels</h2>\n";
            table(FEEL, &heads, &rows, &mut html);
        }
        _ => ranking(findings, &mut html),
    }
    // More than three side by side cannot be told apart.
    distribution(
        &findings.versions[..findings.versions.len().min(3)],
        &mut html,
    );
    endings(&findings.versions, &mut html);
    played(findings, &mut html);
    html + "</main>\n</body>\n</html>\n"
}

fn question(question: Question) -> &'static str {
    match question {
        Question::Diff => "two versions with the same luck",
        Question::Numbers => "what each number does",
        Question::Cards => "what each card does",
        Question::Luck => "where the luck is",
        Question::Feel => "how it feels",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// A table; the first cell of each row names it.
fn table(caption: &str, head: &[&str], rows: &[Vec<String>], html: &mut String) {
    let _ = write!(
        html,
        "<div class=\"wide\"><table>\n<caption>{}</caption>\n<thead><tr>",
        escaped(caption)
    );
    for cell in head {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escaped(cell));
    }
    *html += "</tr></thead>\n<tbody>\n";
    for row in rows {
        *html += "<tr>";
        for (at, cell) in row.iter().enumerate() {
            let cell = escaped(cell);
            let _ = if at == 0 {
                write!(html, "<th scope=\"row\">{cell}</th>")
            } else {
                write!(html, "<td>{cell}</td>")
            };
        }
        *html += "</tr>\n";
    }
    *html += "</tbody>\n</table></div>\n";
}

fn comparison(findings: &Findings, html: &mut String) {
    let (Some(row), Some(stopped)) = (findings.rows.first(), &findings.stopped) else {
        return;
    };
    let rows: Vec<Vec<String>> = std::iter::once(&row.decides)
        .chain(&row.others)
        .map(|found| {
            let [low, high] = found.interval;
            vec![
                noun(found.measure).to_owned(),
                mean(found.measure, found.old),
                mean(found.measure, found.new),
                signed(found.measure, found.difference),
                format!(
                    "{} to {}",
                    signed(found.measure, low),
                    signed(found.measure, high)
                ),
                percent(found.differing as f64 / found.games.max(1) as f64),
            ]
        })
        .collect();
    *html += "<h2>The comparison</h2>\n";
    let sure = certainty(findings);
    let head = [
        "mean of",
        "old",
        "new",
        "difference",
        sure.as_str(),
        "games that differ",
    ];
    let caption = "The first line decides. Differences in games won are percentage points.";
    table(caption, &head, &rows, html);
    let _ = writeln!(
        html,
        "<p>Checkpoint {} of {}: {} games of each version, of {} at most. {} All games together \
         would show a difference of {} four times out of five.</p>",
        stopped.checkpoint,
        stopped.checkpoints.len(),
        counted(row.decides.games),
        counted(findings.played.games),
        needed(&row.decides),
        signed(row.decides.measure, stopped.smallest_effect).trim_start_matches('+')
    );
}

/// The most rows that get a bar.
const BARS: usize = 40;

/// Bars with their intervals, the longest first, and the same as a table.
fn ranking(findings: &Findings, html: &mut String) {
    let measure = findings.played.measure;
    let is_luck = findings.played.question == Question::Luck;
    bars(findings, is_luck, html);
    let rows: Vec<Vec<String>> = findings
        .rows
        .iter()
        .map(|row| ranked(row, measure))
        .collect();
    if is_luck {
        let caption = "What stays open while everything but this source is known; shares need not \
                       add up to 100 %.";
        let head = ["source", "share of variance", "95 % interval"];
        return table(caption, &head, &rows, html);
    }
    let caption = format!(
        "Differences in {}; intervals hold for all rows at once, probabilities are corrected for \
         all tests (Holm).",
        noun(measure)
    );
    let sure = certainty(findings);
    let head = [
        "change",
        "difference",
        sure.as_str(),
        "probability by chance",
        "more than chance",
    ];
    table(&caption, &head, &rows, html);
    if let Some(savings) = &findings.savings {
        let _ = writeln!(html, "<p>{}</p>", saved(savings));
    }
}

fn bars(findings: &Findings, is_luck: bool, html: &mut String) {
    let ends = findings.rows.iter().flat_map(|row| row.decides.interval);
    let most = if is_luck {
        1.0
    } else {
        ends.fold(0.0, |most: f64, end| most.max(end.abs()))
    };
    let height = 24 * findings.rows.len().min(BARS) + 8;
    let what = if is_luck {
        "shares of variance"
    } else {
        "differences"
    };
    let _ = writeln!(
        html,
        "<h2>What does most</h2>\n<svg viewBox=\"0 0 900 {height}\" role=\"img\" \
         aria-label=\"Bars: {what} by size; the table below has the figures\">\n\
         <line class=\"line\" x1=\"620\" x2=\"620\" y1=\"0\" y2=\"{height}\"/>",
    );
    let x = |value: f64| 620.0 + 260.0 * if most > 0.0 { value / most } else { 0.0 };
    for (at, row) in findings.rows.iter().take(BARS).enumerate() {
        let (top, value) = (24 * at + 6, row.value());
        let (left, right) = (x(value.min(0.0)), x(value.max(0.0)));
        let class = if row.significant { "new" } else { "quiet" };
        let _ = writeln!(
            html,
            "<text x=\"0\" y=\"{}\">{}</text><rect class=\"{class}\" x=\"{left:.1}\" \
             y=\"{top}\" width=\"{:.1}\" height=\"14\"/>",
            top + 12,
            escaped(&row.name),
            right - left
        );
        if !is_luck {
            let [low, high] = row.decides.interval.map(x);
            let middle = top + 7;
            let _ = writeln!(
                html,
                "<line class=\"line\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle}\" \
                 y2=\"{middle}\"/>"
            );
        }
    }
    *html += "</svg>\n";
}

/// A row of the table.
fn ranked(row: &Row, measure: Measure) -> Vec<String> {
    if let Some(found) = row.variance {
        let [low, high] = found.interval.map(percent);
        let interval = format!("{low} to {high}");
        return vec![row.name.clone(), percent(found.share), interval];
    }
    let [low, high] = row.decides.interval.map(|end| signed(measure, end));
    vec![
        row.name.clone(),
        signed(measure, row.decides.difference),
        format!("{low} to {high}"),
        probability(row.p_corrected),
        if row.significant { "yes" } else { "no" }.to_owned(),
    ]
}

/// Scores in bins. Wide ranges of scores share one, so that bars can be told apart.
struct Bins {
    first: i64,
    width: i64,
    count: i64,
}

impl Bins {
    fn of(versions: &[Figures]) -> Option<Self> {
        let scores = || versions.iter().flat_map(|version| version.histogram.keys());
        let (first, last) = (i64::from(*scores().min()?), i64::from(*scores().max()?));
        let width = (last - first) / 40 + 1;
        Some(Self {
            first,
            width,
            count: (last - first) / width + 1,
        })
    }

    fn lowest(&self, at: i64) -> i64 {
        self.first + at * self.width
    }

    fn name(&self, at: i64) -> String {
        let low = self.lowest(at);
        if self.width == 1 {
            low.to_string()
        } else {
            format!("{low} to {}", low + self.width - 1)
        }
    }

    /// The share of a version's games with these scores.
    fn share(&self, version: &Figures, at: i64) -> f64 {
        let all: u64 = version.histogram.values().sum();
        let is_here = |score: i32| (i64::from(score) - self.first) / self.width == at;
        let own = version
            .histogram
            .iter()
            .filter(|(score, _)| is_here(**score));
        own.map(|(_, &count)| count).sum::<u64>() as f64 / all.max(1) as f64
    }
}

/// How often each score came: bars side by side, and the same as a table.
fn distribution(versions: &[Figures], html: &mut String) {
    let Some(bins) = Bins::of(versions) else {
        return;
    };
    score_bars(versions, &bins, html);
    let rows: Vec<Vec<String>> = (0..bins.count)
        .map(|at| {
            let shares = versions
                .iter()
                .map(|version| percent(bins.share(version, at)));
            std::iter::once(bins.name(at)).chain(shares).collect()
        })
        .collect();
    let head: Vec<&str> = std::iter::once("points")
        .chain(versions.iter().map(|version| version.name.as_str()))
        .collect();
    let caption = "Share of games with this many points; grey is the first version, red the \
                   second, blue the third.";
    table(caption, &head, &rows, html);
}

fn score_bars(versions: &[Figures], bins: &Bins, html: &mut String) {
    let of_bin = |at| versions.iter().map(move |version| bins.share(version, at));
    let most = (0..bins.count).flat_map(of_bin).fold(0.0, f64::max);
    let step = 860.0 / bins.count as f64;
    let wide = step * 0.9 / versions.len() as f64;
    *html += "<h2>Points</h2>\n<svg viewBox=\"0 0 900 240\" role=\"img\" aria-label=\"Bars: how \
              often each score came; the table below has the figures\">\n";
    for at in 0..bins.count {
        for (side, share) in of_bin(at).enumerate() {
            let height = if most > 0.0 {
                share / most * 200.0
            } else {
                0.0
            };
            let x = 20.0 + step * at as f64 + wide * side as f64;
            let class = ["old", "new", "third"][side.min(2)];
            let _ = writeln!(
                html,
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{wide:.1}\" \
                 height=\"{height:.1}\"/>",
                210.0 - height
            );
        }
        if at % (bins.count / 12 + 1) == 0 {
            let x = 20.0 + step * (at as f64 + 0.45);
            let _ = writeln!(
                html,
                "<text x=\"{x:.1}\" y=\"228\" text-anchor=\"middle\">{}</text>",
                bins.lowest(at)
            );
        }
    }
    *html += "</svg>\n";
}

fn endings(versions: &[Figures], html: &mut String) {
    let names: BTreeSet<&String> = versions
        .iter()
        .flat_map(|version| version.endings.keys())
        .collect();
    let cell = |version: &Figures, name: &String| {
        version
            .endings
            .get(name)
            .map_or_else(|| "never".to_owned(), portion)
    };
    let mut rows: Vec<Vec<String>> = names
        .into_iter()
        .map(|name| {
            let cells = versions.iter().map(|version| cell(version, name));
            std::iter::once(name.clone()).chain(cells).collect()
        })
        .collect();
    if versions.iter().any(|version| version.won.games > 0) {
        let cells = versions.iter().map(|version| portion(&version.won));
        rows.push(std::iter::once("won".to_owned()).chain(cells).collect());
    }
    *html += "<h2>How games end</h2>\n";
    let head: Vec<&str> = std::iter::once("ending")
        .chain(versions.iter().map(|version| version.name.as_str()))
        .collect();
    table(
        "Shares of games, each with its 95 % interval.",
        &head,
        &rows,
        html,
    );
}

fn played(findings: &Findings, html: &mut String) {
    let played = &findings.played;
    *html += "<h2>What was played</h2>\n";
    let rows: Vec<Vec<String>> = played
        .versions
        .iter()
        .map(|version| {
            vec![
                version.name.clone(),
                version.content.clone(),
                version.options.to_string(),
                version.seats.to_string(),
                version.bots.clone(),
            ]
        })
        .collect();
    let caption = format!(
        "{}, rules {}, redtag {}, seed {}, up to {} games of each version",
        played.game,
        played.rules,
        played.program,
        played.seed,
        counted(played.games)
    );
    table(
        &caption,
        &["version", "content", "options", "seats", "bots"],
        &rows,
        html,
    );
    for note in &played.notes {
        let _ = writeln!(html, "<p>Note: {}</p>", escaped(note));
    }
    let _ = writeln!(
        html,
        "<p>The same again, on any machine:</p>\n<pre>{}</pre>",
        escaped(&played.command)
    );
    *html += "<dl>\n";
    for (word, meaning) in &findings.meaning {
        let _ = writeln!(html, "<dt>{word}</dt><dd>{}</dd>", escaped(meaning));
    }
    *html += "</dl>\n";
}
