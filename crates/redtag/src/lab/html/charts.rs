//! Charts as drawings without scripts; each has a table beside it.

use std::fmt::Write as _;

use redtag_lab::Measure;

use super::{escaped, table};
use crate::lab::findings::{Figures, Findings, Row, noun, percent, signed};

/// The most rows that get a bar.
const BARS: usize = 40;

/// A bar for each row, with its interval where it has one.
pub fn bars(findings: &Findings, is_luck: bool, html: &mut String) {
    let ends = findings.rows.iter().flat_map(|row| row.decides.interval);
    let most = if is_luck {
        1.0
    } else {
        ends.fold(0.0, |most: f64, end| most.max(end.abs()))
    };
    let rows = &findings.rows[..findings.rows.len().min(BARS)];
    let height = 24 * rows.len() + 30;
    let (what, axis) = match is_luck {
        true => ("shares of variance", "share of variance".to_owned()),
        false => (
            "differences",
            format!("difference in {}", noun(findings.played.measure)),
        ),
    };
    let _ = writeln!(
        html,
        "<h2>What does most</h2>\n<svg viewBox=\"0 0 900 {height}\" role=\"img\" \
         aria-label=\"Bars: {what} by size; the table below has the figures\">\n\
         <line class=\"line\" x1=\"580\" x2=\"580\" y1=\"0\" y2=\"{}\"/>\n\
         <text x=\"580\" y=\"{}\" text-anchor=\"middle\">{axis}</text>",
        height - 24,
        height - 6
    );
    let x = |value: f64| 580.0 + 240.0 * if most > 0.0 { value / most } else { 0.0 };
    for (at, row) in rows.iter().enumerate() {
        row_bar(row, findings.played.measure, 24 * at + 6, x, html);
    }
    *html += "</svg>\n";
    if !is_luck {
        *html += "<p class=\"key\"><span class=\"new\"></span> more than chance explains \
                  <span class=\"quiet\"></span> chance may explain it; thin lines are intervals</p>\n";
    }
}

fn row_bar(row: &Row, measure: Measure, top: usize, x: impl Fn(f64) -> f64, html: &mut String) {
    let value = row.value();
    let (left, right) = (x(value.min(0.0)), x(value.max(0.0)));
    let class = if row.significant { "new" } else { "quiet" };
    let (base, middle) = (top + 12, top + 7);
    let _ = writeln!(
        html,
        "<text x=\"0\" y=\"{base}\">{}</text><rect class=\"{class}\" x=\"{left:.1}\" \
         y=\"{top}\" width=\"{:.1}\" height=\"14\"/>",
        escaped(&row.name),
        right - left
    );
    let told = match row.variance {
        Some(found) => percent(found.share),
        None => signed(measure, value),
    };
    let _ = writeln!(
        html,
        "<text x=\"900\" y=\"{base}\" text-anchor=\"end\">{told}</text>"
    );
    if row.variance.is_none() {
        let [low, high] = row.decides.interval.map(x);
        let _ = writeln!(
            html,
            "<line class=\"line\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle}\" \
             y2=\"{middle}\"/>"
        );
    }
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

/// The colours of versions side by side.
const SIDES: [&str; 3] = ["old", "new", "third"];

/// How often each score came: bars side by side, and the same as a table.
pub fn distribution(versions: &[Figures], points: &str, html: &mut String) {
    let Some(bins) = Bins::of(versions) else {
        return;
    };
    let _ = writeln!(
        html,
        "<h2>Points</h2>\n<p>A point: {}.</p>",
        escaped(points)
    );
    score_bars(versions, &bins, html);
    *html += "<p class=\"key\">";
    for (version, class) in versions.iter().zip(SIDES) {
        let name = escaped(&version.name);
        let _ = write!(html, "<span class=\"{class}\"></span> {name} ");
    }
    *html += "</p>\n";
    let row = |at| {
        let shares = versions.iter().map(|version| bins.share(version, at));
        let cells = std::iter::once(bins.name(at)).chain(shares.map(percent));
        cells.collect()
    };
    let rows: Vec<Vec<String>> = (0..bins.count).map(row).collect();
    let head: Vec<&str> = std::iter::once("points")
        .chain(versions.iter().map(|version| version.name.as_str()))
        .collect();
    *html += "<details><summary>The same as a table</summary>\n";
    table("Share of games with this many points", &head, &rows, html);
    *html += "</details>\n";
}

fn score_bars(versions: &[Figures], bins: &Bins, html: &mut String) {
    let of_bin = |at| versions.iter().map(move |version| bins.share(version, at));
    let most = (0..bins.count).flat_map(of_bin).fold(0.0, f64::max);
    let step = 820.0 / bins.count as f64;
    let wide = step * 0.9 / versions.len() as f64;
    let _ = writeln!(
        html,
        "<svg viewBox=\"0 0 900 250\" role=\"img\" aria-label=\"Bars: how often each score came; \
         the table below has the figures\">\n\
         <line class=\"faint\" x1=\"60\" x2=\"890\" y1=\"10\" y2=\"10\"/>\
         <line class=\"line\" x1=\"60\" x2=\"890\" y1=\"210\" y2=\"210\"/>\n\
         <text x=\"54\" y=\"14\" text-anchor=\"end\">{}</text>\
         <text x=\"54\" y=\"214\" text-anchor=\"end\">0 %</text>\n\
         <text x=\"475\" y=\"246\" text-anchor=\"middle\">points; height is the share of \
         games</text>",
        percent(most)
    );
    for at in 0..bins.count {
        let left = 65.0 + step * at as f64;
        for (side, (share, class)) in of_bin(at).zip(SIDES).enumerate() {
            let height = if most > 0.0 {
                share / most * 200.0
            } else {
                0.0
            };
            let (x, y) = (left + wide * side as f64, 210.0 - height);
            let _ = writeln!(
                html,
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" \
                 height=\"{height:.1}\"/>"
            );
        }
        if at % (bins.count / 12 + 1) == 0 {
            let (x, score) = (left + step * 0.45, bins.lowest(at));
            let _ = writeln!(
                html,
                "<text x=\"{x:.1}\" y=\"228\" text-anchor=\"middle\">{score}</text>"
            );
        }
    }
    *html += "</svg>\n";
}
