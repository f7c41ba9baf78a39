//! What a study found, the same for text, JSON and HTML.

mod headline;
mod surprises;

use std::collections::BTreeMap;

use anyhow::{Context, ensure};
use redtag_lab::{
    Comparison, Feel, Measure, Sequence, Summary, Tally, Verdict, VersionTally, compare, critical,
    holm, total, wilson,
};
use serde::Serialize;

use super::ledger::Done;
use super::played::{Played, PlayedCard, Question};
use headline::{headline, ladder};
use surprises::surprises;

/// All that a study found.
#[derive(Serialize)]
pub struct Findings {
    /// The answer in a sentence.
    pub headline: String,
    /// What one would not have expected, at most three.
    pub surprises: Vec<String>,
    /// Whether the versions differ, where two are compared.
    pub verdict: Option<Verdict>,
    /// How many times as many games luck of their own would have needed, where there are many rows.
    pub savings: Option<Savings>,
    /// Where it stopped, where two are compared.
    pub stopped: Option<Stopped>,
    /// Each version against the first; what does most comes first.
    pub rows: Vec<Row>,
    /// Each version by itself: the first two where two are compared, or else the first.
    pub versions: Vec<Figures>,
    /// What the figures mean.
    pub meaning: BTreeMap<&'static str, &'static str>,
    /// What was played.
    pub played: Played,
}

/// Where a comparison stopped.
#[derive(Serialize)]
pub struct Stopped {
    /// The checkpoint, counted from 1.
    pub checkpoint: usize,
    /// Games of each version at every checkpoint.
    pub checkpoints: Vec<u64>,
    /// The smallest difference that all games would show four times out of five.
    pub smallest_effect: f64,
}

/// What the same luck was worth in many comparisons.
#[derive(Serialize)]
pub struct Savings {
    /// How many times as many games luck of their own would have needed, in the middle of all rows.
    pub median: f64,
    /// Rows for which half of the games or fewer were needed.
    pub halved: usize,
    /// Rows that differ at all.
    pub rows: usize,
}

/// A version against the first.
#[derive(Serialize)]
pub struct Row {
    /// What is different.
    pub name: String,
    /// What decides.
    pub decides: Comparison,
    /// The other measures.
    pub others: Vec<Comparison>,
    /// How likely chance alone does that, corrected for all rows.
    pub p_corrected: f64,
    /// More than chance explains.
    pub significant: bool,
    /// The share of the result's variance, where that is asked.
    pub variance: Option<VarianceShare>,
    /// How the card is used, where the row is about one.
    pub card: Option<CardUse>,
}

/// How a card is used as games are usually played.
#[derive(Clone, Copy, Serialize)]
pub struct CardUse {
    /// How often it is drawn in a game.
    pub drawn: f64,
    /// Games in which nobody ever had it.
    pub never_had: Portion,
    /// Of the choices in which it could be taken, those in which it was; nothing where it is not
    /// chosen but dealt.
    pub taken: Option<Portion>,
}

impl CardUse {
    fn of(card: &PlayedCard, usual: &Tally) -> Self {
        let games = usual.games.max(1);
        let drawn = usual.draws.get(&card.draw).copied().unwrap_or_default();
        let choices = card.takes.and_then(|card| usual.cards.get(&card));
        Self {
            drawn: drawn.times as f64 / games as f64,
            never_had: Portion::new(games.saturating_sub(drawn.games), games),
            taken: choices.map(|choices| Portion::new(choices.taken, choices.offered)),
        }
    }

    /// Whoever can take it does.
    pub fn is_always_taken(&self) -> bool {
        self.taken.is_some_and(|taken| taken.interval[0] > 0.9)
    }

    /// Nobody takes it.
    pub fn is_never_taken(&self) -> bool {
        self.taken.is_some_and(|taken| taken.interval[1] < 0.02)
    }
}

/// A share of the result's variance.
#[derive(Clone, Copy, Serialize)]
pub struct VarianceShare {
    /// What stays open while everything but this is known.
    pub share: f64,
    /// That lies in here with a probability of 95 %.
    pub interval: [f64; 2],
}

/// A version by itself.
#[derive(Serialize)]
pub struct Figures {
    /// What it is called.
    pub name: String,
    /// Its games.
    pub games: u64,
    /// Points.
    pub points: Summary,
    /// How often each score came.
    pub histogram: BTreeMap<i32, u64>,
    /// Games won, by the team or the first seat.
    pub won: Portion,
    /// How games ended.
    pub endings: BTreeMap<String, Portion>,
    /// How games felt, where that is asked.
    pub feel: Option<FeelFigures>,
}

/// How games felt.
#[derive(Serialize)]
pub struct FeelFigures {
    /// Choices a game.
    pub choices: f64,
    /// Actions to choose from.
    pub actions: f64,
    /// Choices with one action only.
    pub forced: Portion,
    /// Free choices in which the best action is hardly better than the second.
    pub close: Portion,
    /// How much better the best is than the second, as a share of the game's span of points.
    pub gap: f64,
    /// Choices made while the outcome was open.
    pub open: Portion,
    /// Choices a game after the outcome was settled.
    pub after: f64,
    /// Turning points a game.
    pub turning_points: f64,
    /// The games that stand out, by what for.
    pub stand_out: BTreeMap<String, Outlier>,
}

/// A game that stands out.
#[derive(Serialize)]
pub struct Outlier {
    /// Its number.
    pub game: u64,
    /// The file of its journal, where it was written.
    pub journal: Option<String>,
    /// Opens it in the browser.
    pub link: Option<String>,
}

impl FeelFigures {
    fn of(games: u64, feel: &Feel) -> Self {
        let a_game = |count: u64| count as f64 / games.max(1) as f64;
        Self {
            choices: a_game(feel.choices),
            actions: feel.actions as f64 / feel.choices.max(1) as f64,
            forced: Portion::new(feel.forced, feel.choices),
            close: Portion::new(feel.close, feel.free()),
            gap: feel.gaps as f64 / feel.free().max(1) as f64 / 1_000.0,
            open: Portion::new(feel.open, feel.choices),
            after: a_game(feel.choices - feel.open),
            turning_points: a_game(feel.turns),
            stand_out: BTreeMap::new(),
        }
    }
}

/// A share of games.
#[derive(Clone, Copy, Serialize)]
pub struct Portion {
    /// How many.
    pub games: u64,
    /// Of all.
    pub of: u64,
    /// Their share.
    pub share: f64,
    /// That lies in here with a probability of 95 %.
    pub interval: [f64; 2],
}

impl Portion {
    fn new(games: u64, of: u64) -> Self {
        let (share, interval) = (games as f64 / of.max(1) as f64, wilson(games, of));
        Self {
            games,
            of,
            share,
            interval,
        }
    }
}

/// What the figures mean, in every JSON.
const MEANING: [(&str, &str); 15] = [
    (
        "points",
        "the score of a game as its rules count it; the mean of all seats where they play against \
         each other",
    ),
    (
        "won",
        "1 if the team won, or the first seat where seats play against each other; 0 otherwise",
    ),
    ("actions", "choices made in a game, of all seats"),
    (
        "difference",
        "mean of the new version less mean of the old one, game by game with the same luck",
    ),
    (
        "interval",
        "holds the true value with a probability of 1 - alpha; in comparisons at all checkpoints, \
         in lists for all rows at once",
    ),
    (
        "differing",
        "games in which the versions have different results",
    ),
    (
        "unpaired_games",
        "games of each version needed for an interval as narrow if each met luck of its own",
    ),
    (
        "smallest_effect",
        "the smallest difference that all planned games would show four times out of five",
    ),
    (
        "savings",
        "how many times as many games are needed for intervals as narrow without the same luck",
    ),
    (
        "p",
        "how likely chance alone makes a difference this large, looking once",
    ),
    ("p_corrected", "the same, corrected for all rows (Holm)"),
    (
        "drawn",
        "how often the card is drawn in a game as it is usually played",
    ),
    (
        "never_had",
        "the share of games in which nobody ever had the card",
    ),
    (
        "taken",
        "of the choices in which the card could be taken, the share in which it was",
    ),
    (
        "variance",
        "how much of the result's variance stays open while everything but this source is known, \
         with its 95 % interval",
    ),
];

impl Findings {
    /// From the finished units of a study.
    pub fn of(played: &Played, done: &Done) -> anyhow::Result<Self> {
        let (verdict, stopped, totals, z) = match played.question {
            Question::Diff => decide(played, done)?,
            _ => {
                let all =
                    total(done, played.units().count()).with_context(|| missing(played, done))?;
                let tests = all.len().saturating_sub(1).max(1) as f64;
                (None, None, all, critical(played.alpha / tests))
            }
        };
        ensure!(!totals.is_empty(), "nothing was played");
        let mut rows = rows(played, &totals, z);
        if verdict.is_none() && played.question != Question::Feel {
            rows.sort_by(|a, b| b.weight().total_cmp(&a.weight()).then(a.name.cmp(&b.name)));
        }
        let shown = match played.question {
            Question::Diff => 2,
            Question::Feel => totals.len(),
            _ => 1,
        };
        let versions: Vec<Figures> = played
            .versions
            .iter()
            .zip(&totals)
            .take(shown)
            .map(|(version, total)| Figures::of(&version.name, total))
            .collect();
        Ok(Self {
            headline: match played.question {
                Question::Feel => ladder(&versions),
                _ => headline(played, verdict, &rows),
            },
            surprises: surprises(played, &rows, &versions),
            verdict,
            savings: savings(&rows).filter(|_| verdict.is_none()),
            stopped,
            rows,
            versions,
            meaning: BTreeMap::from(MEANING),
            played: played.clone(),
        })
    }
}

fn savings(rows: &[Row]) -> Option<Savings> {
    let mut all: Vec<f64> = rows.iter().filter_map(|row| row.decides.saving()).collect();
    all.sort_by(f64::total_cmp);
    Some(Savings {
        median: *all.get(all.len() / 2)?,
        halved: all.iter().filter(|saving| **saving >= 2.0).count(),
        rows: all.len(),
    })
}

type Decided = (Option<Verdict>, Option<Stopped>, Vec<VersionTally>, f64);

fn decide(played: &Played, done: &Done) -> anyhow::Result<Decided> {
    let sequence = Sequence::new(played.measure, played.games, played.alpha, played.margin);
    let decision = sequence
        .decide(done)
        .with_context(|| missing(played, done))?;
    let [old, new, ..] = decision.versions.as_slice() else {
        anyhow::bail!("two versions are compared, not {}", decision.versions.len());
    };
    let compared = compare(old, new, played.measure, decision.critical);
    let stopped = Stopped {
        checkpoint: decision.checkpoint,
        checkpoints: sequence.checkpoints(),
        smallest_effect: compared.smallest(played.games, sequence.last()),
    };
    Ok((
        Some(decision.verdict),
        Some(stopped),
        decision.versions,
        decision.critical,
    ))
}

/// Which games are not there yet.
fn missing(played: &Played, done: &Done) -> String {
    let units = played.units();
    let open = (0..units.count()).filter(|unit| !done.contains_key(unit));
    let games: u64 = open
        .clone()
        .map(|unit| units.games(unit).count() as u64)
        .sum();
    let first = open
        .clone()
        .next()
        .map_or(0, |unit| units.games(unit).start);
    format!(
        "{} of {} games are missing, the first of them is number {first}; play them, or give all \
         files of the study",
        counted(games),
        counted(played.games)
    )
}

fn rows(played: &Played, totals: &[VersionTally], z: f64) -> Vec<Row> {
    let Some((old, versions)) = totals.split_first() else {
        return Vec::new();
    };
    let against = |new: &VersionTally, measure| compare(old, new, measure, z);
    let decides: Vec<Comparison> = versions
        .iter()
        .map(|new| against(new, played.measure))
        .collect();
    let corrected = holm(&decides.iter().map(|found| found.p).collect::<Vec<f64>>());
    let rows = played
        .versions
        .iter()
        .skip(1)
        .zip(versions)
        .zip(decides)
        .zip(corrected);
    rows.map(|(((version, new), decides), p_corrected)| Row {
        name: version.name.clone(),
        others: Measure::ALL
            .into_iter()
            .filter(|&measure| measure != played.measure)
            .map(|measure| against(new, measure))
            .collect(),
        p_corrected,
        significant: if played.question == Question::Diff {
            decides.is_different()
        } else {
            p_corrected < played.alpha && decides.is_different()
        },
        variance: (played.question == Question::Luck)
            .then(|| variance_share(version.name == SKILL, old, new, &decides)),
        card: version
            .card
            .as_ref()
            .map(|card| CardUse::of(card, &old.tally)),
        decides,
    })
    .collect()
}

/// The row that has other bots instead of other luck.
pub const SKILL: &str = "skill";

/// Of a source of luck: one less the correlation of games that share all other luck (the total
/// effect of Sobol), with Fisher's interval. Of skill: what the bots' means explain if either plays
/// half of the games.
fn variance_share(
    is_skill: bool,
    old: &VersionTally,
    new: &VersionTally,
    found: &Comparison,
) -> VarianceShare {
    let variances = old.variance(found.measure) + new.variance(found.measure);
    let games = found.games as f64;
    let (share, interval) = if is_skill {
        let [low, high] = found.interval;
        let explained = |gap: f64| ratio(gap * gap / 4.0, gap * gap / 4.0 + variances / 2.0);
        let ends = [explained(low), explained(high)];
        let least = if low * high < 0.0 {
            0.0
        } else {
            ends[0].min(ends[1])
        };
        (explained(found.difference), [least, ends[0].max(ends[1])])
    } else {
        let share = ratio(found.stderr * found.stderr * games, variances);
        let (place, width) = (
            (1.0 - share).clamp(-0.999_999, 0.999_999).atanh(),
            1.96 / (games - 3.0).max(1.0).sqrt(),
        );
        (
            share,
            [1.0 - (place + width).tanh(), 1.0 - (place - width).tanh()],
        )
    };
    VarianceShare { share, interval }
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

impl Row {
    /// Its share of the variance, or its difference.
    pub fn value(&self) -> f64 {
        self.variance
            .map_or(self.decides.difference, |variance| variance.share)
    }

    /// What ranks it.
    fn weight(&self) -> f64 {
        self.value().abs()
    }
}

impl Figures {
    fn of(name: &str, total: &VersionTally) -> Self {
        let games = total.tally.games;
        let endings = total.tally.endings.iter();
        Self {
            name: name.to_owned(),
            games,
            points: total.tally.summary(),
            histogram: total.tally.scores.clone(),
            won: Portion::new(total.sums[Measure::Won as usize].sum.max(0) as u64, games),
            endings: endings
                .map(|(ending, &count)| (ending.to_string(), Portion::new(count, games)))
                .collect(),
            feel: total.feel.as_ref().map(|feel| FeelFigures::of(games, feel)),
        }
    }
}

/// What is counted, in words.
pub fn noun(measure: Measure) -> &'static str {
    match measure {
        Measure::Points => "points a game",
        Measure::Won => "games won",
        Measure::Actions => "actions a game",
    }
}

/// An amount with its unit where it has one.
pub fn amount(measure: Measure, amount: f64) -> String {
    match measure {
        Measure::Won => format!("{:.2} percentage points", 100.0 * amount),
        Measure::Points | Measure::Actions => format!("{amount:.3}"),
    }
}

/// A mean.
pub fn mean(measure: Measure, mean: f64) -> String {
    match measure {
        Measure::Won => percent(mean),
        Measure::Points | Measure::Actions => format!("{mean:.3}"),
    }
}

/// A difference with its sign; percentage points for games won.
pub fn signed(measure: Measure, amount: f64) -> String {
    match measure {
        Measure::Won => format!("{:+.2}", 100.0 * amount),
        Measure::Points | Measure::Actions => format!("{amount:+.3}"),
    }
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A whole number as people write it.
pub fn counted(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
