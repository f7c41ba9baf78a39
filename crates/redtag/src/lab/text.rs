//! Findings as text.

use std::io::{self, Write};

use redtag_lab::{Comparison, Measure};

use super::findings::{
    CardUse, Figures, Findings, Outlier, Portion, Row, Savings, Stopped, VarianceShare, counted,
    mean, noun, percent, signed,
};
use super::played::{Played, Question};

/// Tells all of it, the answer first.
pub fn tell(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", findings.headline)?;
    for surprise in &findings.surprises {
        writeln!(out, "  - {surprise}")?;
    }
    if !findings.surprises.is_empty() {
        writeln!(out)?;
    }
    match findings.played.question {
        Question::Diff => comparison(findings, out)?,
        Question::Luck => luck(findings, out)?,
        Question::Feel => feel(findings, out)?,
        Question::Numbers | Question::Cards => list(findings, out)?,
    }
    for figures in &findings.versions {
        version(figures, findings.played.winnable, out)?;
    }
    played(&findings.played, out)
}

/// Two versions, measure by measure.
fn comparison(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    let (Some(row), Some(stopped)) = (findings.rows.first(), &findings.stopped) else {
        return Ok(());
    };
    let sure = certainty(findings);
    writeln!(
        out,
        "  {:<16} {:>10} {:>10} {:>11}  {sure:<22} games that differ",
        "mean of", "old", "new", "difference"
    )?;
    let is_won = findings.played.winnable;
    let others = row
        .others
        .iter()
        .filter(|other| is_won || other.measure != Measure::Won);
    for found in std::iter::once(&row.decides).chain(others) {
        let [low, high] = found.interval;
        writeln!(
            out,
            "  {:<16} {:>10} {:>10} {:>11}  {:<22} {}",
            noun(found.measure),
            mean(found.measure, found.old),
            mean(found.measure, found.new),
            signed(found.measure, found.difference),
            format!(
                "{} to {}",
                signed(found.measure, low),
                signed(found.measure, high)
            ),
            percent(found.differing as f64 / found.games.max(1) as f64),
        )?;
    }
    let percentage = match is_won {
        true => " Differences in games won are percentage points.",
        false => "",
    };
    writeln!(out, "  The first line decides.{percentage}\n")?;
    certain(findings, &row.decides, stopped, out)
}

/// How certain the answer is, and what it took.
fn certain(
    findings: &Findings,
    found: &Comparison,
    stopped: &Stopped,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(
        out,
        "  Checkpoint {} of {}: {} games of each version, of {} at most.",
        stopped.checkpoint,
        stopped.checkpoints.len(),
        counted(found.games),
        counted(findings.played.games)
    )?;
    writeln!(out, "  {}", needed(found))?;
    writeln!(
        out,
        "  All {} games would show a difference of {} four times out of five, and smaller ones \
         less often.\n",
        counted(findings.played.games),
        signed(found.measure, stopped.smallest_effect).trim_start_matches('+')
    )
}

/// What the same luck was worth.
pub fn needed(found: &Comparison) -> String {
    match (found.unpaired_games, found.saving()) {
        (Some(games), Some(saving)) => format!(
            "With luck of its own, each version would have needed {} games for the same certainty: \
             {saving:.1} times as many.",
            counted(games)
        ),
        _ => "With the same luck the versions play alike, however many games there are.".to_owned(),
    }
}

/// `95 % interval`.
pub fn certainty(findings: &Findings) -> String {
    format!("{:.0} % interval", 100.0 * (1.0 - findings.played.alpha))
}

/// Many versions, the one that does most first.
fn list(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    let measure = findings.played.measure;
    let names = findings.rows.iter().map(|row| row.name.chars().count());
    let widest = names.max().unwrap_or(0).max(6);
    let sizes = findings.rows.iter().map(|row| row.decides.difference.abs());
    let most = sizes.fold(0.0, f64::max);
    let is_cards = findings.played.question == Question::Cards;
    let (what, uses) = match is_cards {
        true => (
            "without",
            format!(" {:>7} {:>9} {:>7}", "a game", "never had", "taken"),
        ),
        false => ("change", String::new()),
    };
    writeln!(
        out,
        "  {what:<widest$} {:>11}  {:<22} {:>10}{uses}",
        "difference",
        certainty(findings),
        "corrected"
    )?;
    for row in &findings.rows {
        let Row { decides, .. } = row;
        let [low, high] = decides.interval;
        writeln!(
            out,
            "  {:<widest$} {:>11}  {:<22} {:>10}{}  {}",
            row.name,
            signed(measure, decides.difference),
            format!("{} to {}", signed(measure, low), signed(measure, high)),
            probability(row.p_corrected),
            row.card.as_ref().map_or_else(String::new, uses_of),
            bar(decides.difference, most, row.significant),
        )?;
    }
    writeln!(
        out,
        "\n  Differences in {}, against the first version with the same luck; intervals hold for \
         all rows at once.\n  Solid bars are more than chance explains, corrected for {} tests \
         (Holm).",
        noun(measure),
        findings.rows.len()
    )?;
    if is_cards {
        writeln!(out, "  {USES}")?;
    }
    writeln!(out)?;
    match &findings.savings {
        None => Ok(()),
        Some(savings) => writeln!(out, "  {}\n", saved(savings)),
    }
}

/// What the columns about the use of a card mean.
pub const USES: &str = "As usually played: how often the card is drawn in a game, the share of games \
                        in which nobody ever had it, and how often it is taken where it can be.";

/// How a card is used, as cells.
pub fn card_cells(card: &CardUse) -> [String; 3] {
    [
        format!("{:.2}", card.drawn),
        percent(card.never_had.share),
        card.taken
            .map_or_else(|| "-".to_owned(), |taken| percent(taken.share)),
    ]
}

fn uses_of(card: &CardUse) -> String {
    let [drawn, never, taken] = card_cells(card);
    format!(" {drawn:>7} {never:>9} {taken:>7}")
}

/// What the same luck was worth in many comparisons.
pub fn saved(
    Savings {
        median,
        halved,
        rows,
    }: &Savings,
) -> String {
    format!(
        "With luck of their own, versions would have needed {median:.1} times as many games \
         (median); {halved} of {rows} rows need at most half of the games thanks to the same luck."
    )
}

fn luck(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    let widest = findings
        .rows
        .iter()
        .map(|row| row.name.chars().count())
        .max()
        .unwrap_or(0)
        .max(6);
    writeln!(
        out,
        "  {:<widest$} {:>18}  95 % interval",
        "source", "share of variance"
    )?;
    for row in &findings.rows {
        let Some(VarianceShare {
            share,
            interval: [low, high],
        }) = row.variance
        else {
            continue;
        };
        writeln!(
            out,
            "  {:<widest$} {:>18}  {:<20} {}",
            row.name,
            percent(share),
            format!("{} to {}", percent(low), percent(high)),
            bar(share, 1.0, true)
        )?;
    }
    writeln!(
        out,
        "\n  What stays open in {} while everything but this source is known. Sources work \
         together, so shares need not add up to 100 %.\n",
        noun(findings.played.measure)
    )
}

/// The column that games have in which somebody can win.
const WON: usize = 2;

/// Heads and cells of how versions feel, for text and HTML.
pub fn feel_table(findings: &Findings) -> (Vec<&'static str>, Vec<Vec<String>>) {
    let mut heads = vec![
        "version",
        "points",
        "won",
        "choices a game",
        "actions to choose from",
        "forced",
        "close calls",
        "best over second",
        "outcome open",
        "choices after",
        "turning points",
    ];
    let row = |figures: &Figures| {
        let feel = figures.feel.as_ref()?;
        let [low, high] = figures.points.interval;
        let mut cells = vec![
            figures.name.clone(),
            format!("{:.2} ({low:.2} to {high:.2})", figures.points.mean),
            percent(figures.won.share),
            format!("{:.1}", feel.choices),
            format!("{:.1}", feel.actions),
            percent(feel.forced.share),
            percent(feel.close.share),
            percent(feel.gap),
            percent(feel.open.share),
            format!("{:.1}", feel.after),
            format!("{:.1}", feel.turning_points),
        ];
        if !findings.played.winnable {
            cells.remove(WON);
        }
        Some(cells)
    };
    if !findings.played.winnable {
        heads.remove(WON);
    }
    (heads, findings.versions.iter().filter_map(row).collect())
}

/// What the columns mean.
pub const FEEL: &str = "Points with their 95 % interval. Forced: choices with one action. Close \
                        calls: free choices in which the best action is judged better than the \
                        second by less than half a percent of the game's span of points. Outcome \
                        open: the share of choices after which the expectation is still a tenth of \
                        the span or more away from the end. Turning points: choices that moved it \
                        by as much. All by the game's own judgement, as the first seat sees it.";

fn feel(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    let (heads, rows) = feel_table(findings);
    for row in rows {
        for (head, cell) in heads.iter().zip(&row) {
            writeln!(out, "  {head:<24} {cell}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "  {FEEL}\n")?;
    for (version, what, outlier) in stand_out(findings) {
        if let Some(path) = &outlier.journal {
            writeln!(out, "  {version}, {what}: game {}, {path}", outlier.game)?;
        }
    }
    writeln!(out)
}

/// The games that stand out: of which version, for what, and which.
pub fn stand_out(findings: &Findings) -> impl Iterator<Item = (&str, &str, &Outlier)> {
    findings.versions.iter().flat_map(|figures| {
        let feel = figures.feel.iter().flat_map(|feel| &feel.stand_out);
        feel.map(|(what, outlier)| (figures.name.as_str(), what.as_str(), outlier))
    })
}

/// How likely chance does that.
pub fn probability(p: f64) -> String {
    if p < 0.001 {
        "< 0.001".to_owned()
    } else {
        format!("{p:.3}")
    }
}

/// Up to 20 characters.
fn bar(value: f64, most: f64, is_solid: bool) -> String {
    let length = if most > 0.0 {
        (value.abs() / most * 20.0).round() as usize
    } else {
        0
    };
    let sign = if value < 0.0 { "-" } else { "+" };
    format!("{sign}{}", if is_solid { "█" } else { "░" }.repeat(length))
}

fn version(figures: &Figures, is_winnable: bool, out: &mut impl Write) -> io::Result<()> {
    let points = &figures.points;
    let [low, high] = points.interval;
    writeln!(
        out,
        "  {}: {} games; points {:.3} on average (95 % interval {low:.3} to {high:.3}), standard \
         deviation {:.2}",
        figures.name,
        counted(figures.games),
        points.mean,
        points.deviation
    )?;
    if is_winnable {
        writeln!(out, "    won {}", portion(&figures.won))?;
    }
    for (ending, share) in &figures.endings {
        writeln!(out, "    ended as {ending} {}", portion(share))?;
    }
    writeln!(out)
}

/// A share with its interval.
pub fn portion(
    Portion {
        share,
        interval: [low, high],
        ..
    }: &Portion,
) -> String {
    format!(
        "{} (95 % interval {} to {})",
        percent(*share),
        percent(*low),
        percent(*high)
    )
}

/// What was played, for whoever wants to repeat it.
pub fn played(played: &Played, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "  Played: {}, rules {}, redtag {}, seed {}",
        played.game, played.rules, played.program, played.seed
    )?;
    let shown = match played.question {
        Question::Diff => 2,
        Question::Feel => played.versions.len(),
        _ => 1,
    };
    for version in played.versions.iter().take(shown) {
        writeln!(
            out,
            "    {}: content {}, options {}, {} seats, played by {}; judgement {}",
            version.name,
            version.content,
            version.options,
            version.seats,
            version.bots,
            version.judgement
        )?;
    }
    writeln!(out, "  A point: {}", played.points)?;
    for note in &played.notes {
        writeln!(out, "  Note: {note}")?;
    }
    writeln!(out, "  Again: {}", played.command)
}
