//! Findings as one HTML file to send: no network, no scripts, a table for every chart.

mod charts;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use redtag_lab::{Comparison, Measure};

use super::findings::{Figures, Findings, Row, counted, mean, noun, percent, signed};
use super::played::Question;
use super::text::{
    FEEL, USES, card_cells, certainty, feel_table, needed, portion, probability, saved, stand_out,
};
use charts::{bars, distribution};

const STYLE: &str = "
:root { color-scheme: light dark;
  --old: light-dark(#56697c, #9fb3c8); --new: light-dark(#b93a2b, #ff8a75);
  --third: light-dark(#1f6a9a, #6cb8ec); --quiet: light-dark(#aab4bd, #5d6872);
  --faint: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
header { border-left: .4rem solid var(--new); padding: .25rem 0 .25rem 1rem; }
header p { margin: 0; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .25rem 0; }
h2 { margin-top: 2.5rem; font-size: 1.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .5rem; max-width: 45rem; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; vertical-align: top;
  border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
tbody th { font-weight: 600; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font: 13px system-ui, sans-serif; }
.old { fill: var(--old); background: var(--old); }
.new { fill: var(--new); background: var(--new); }
.third { fill: var(--third); background: var(--third); }
.quiet { fill: var(--quiet); background: var(--quiet); }
.line { stroke: currentColor; stroke-width: 1; }
.faint { stroke: var(--faint); stroke-width: 1; }
.key span { display: inline-block; width: .8em; height: .8em; margin-left: .5em; }
summary { cursor: pointer; padding: .25rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem 1rem; }
.wide { overflow-x: auto; }
@media print { details > * { display: block; } }
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
         <title>{0}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<header>\n\
         <p>{0}</p>\n<h1>{1}</h1>\n<p>{2}</p>\n</header>\n",
        escaped(&title),
        escaped(&findings.headline),
        escaped(&lead(findings))
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
            outliers(findings, &mut html);
        }
        _ => ranking(findings, &mut html),
    }
    // More than three side by side cannot be told apart.
    let shown = &findings.versions[..findings.versions.len().min(3)];
    distribution(shown, &findings.played.points, &mut html);
    endings(findings, &mut html);
    played(findings, &mut html);
    html + "</main>\n</body>\n</html>\n"
}

/// What was compared, in a sentence.
fn lead(findings: &Findings) -> String {
    let played = &findings.played;
    let games = findings.versions.first().map_or(0, |version| version.games);
    let names: Vec<&str> = played
        .versions
        .iter()
        .map(|version| version.name.as_str())
        .collect();
    let what = match names.as_slice() {
        [one] => (*one).to_owned(),
        [one, other] => format!("{one} and {other}"),
        [one, others @ ..] => format!("{one} and {} variations of it", others.len()),
        [] => String::new(),
    };
    let bots: BTreeSet<&str> = played
        .versions
        .iter()
        .map(|version| version.bots.as_str())
        .collect();
    let bots = bots.into_iter().collect::<Vec<_>>().join(" or ");
    format!(
        "{what}: {} games of each, played by {bots}.",
        counted(games)
    )
}

/// The games that stand out, with links to look at them.
fn outliers(findings: &Findings, html: &mut String) {
    let mut all = stand_out(findings).peekable();
    if all.peek().is_none() {
        return;
    }
    *html += "<h2>Games that stand out</h2>\n<ul>\n";
    for (version, what, outlier) in all {
        let _ = write!(
            html,
            "<li>{}, {}: game {}",
            escaped(version),
            escaped(what),
            outlier.game
        );
        if let Some(link) = &outlier.link {
            let _ = write!(
                html,
                ", <a href=\"{}\">open in the browser</a>",
                escaped(link)
            );
        }
        if let Some(path) = &outlier.journal {
            let _ = write!(html, ", journal {}", escaped(path));
        }
        *html += "</li>\n";
    }
    *html += "</ul>\n";
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
    let is_won = findings.played.winnable;
    let counts = |found: &&Comparison| is_won || found.measure != Measure::Won;
    let rows: Vec<Vec<String>> = std::iter::once(&row.decides)
        .chain(row.others.iter().filter(counts))
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
    let caption = match is_won {
        true => "The first line decides. Differences in games won are percentage points.",
        false => "The first line decides.",
    };
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
    let mut head = vec![
        "change",
        "difference",
        sure.as_str(),
        "probability by chance",
        "more than chance",
    ];
    if findings.played.question == Question::Cards {
        head.extend(["drawn a game", "never had", "taken"]);
        let _ = writeln!(html, "<p>{USES}</p>");
    }
    table(&caption, &head, &rows, html);
    if let Some(savings) = &findings.savings {
        let _ = writeln!(html, "<p>{}</p>", saved(savings));
    }
}

/// A row of the table.
fn ranked(row: &Row, measure: Measure) -> Vec<String> {
    if let Some(found) = row.variance {
        let [low, high] = found.interval.map(percent);
        let interval = format!("{low} to {high}");
        return vec![row.name.clone(), percent(found.share), interval];
    }
    let [low, high] = row.decides.interval.map(|end| signed(measure, end));
    let mut cells = vec![
        row.name.clone(),
        signed(measure, row.decides.difference),
        format!("{low} to {high}"),
        probability(row.p_corrected),
        if row.significant { "yes" } else { "no" }.to_owned(),
    ];
    cells.extend(row.card.iter().flat_map(card_cells));
    cells
}

fn endings(findings: &Findings, html: &mut String) {
    let versions = &findings.versions;
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
    if findings.played.winnable {
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
                version.judgement.clone(),
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
        &[
            "version",
            "content",
            "options",
            "seats",
            "bots",
            "judgement",
        ],
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
    *html += "<h2>What the figures mean</h2>\n<dl>\n";
    for (word, meaning) in &findings.meaning {
        let _ = writeln!(html, "<dt>{word}</dt><dd>{}</dd>", escaped(meaning));
    }
    *html += "</dl>\n";
}
