//! The options of `redtag lab`.

use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Subcommand, ValueEnum};
use redtag_games::NAMES;
use redtag_kernel::Flaw;
use redtag_lab::{Entrant, Measure, Units};

use super::tune::Band;
use crate::judgement::JudgementArgs;
use crate::own_bot::OwnBotArgs;
use crate::simulate::Axis;

/// Options of `redtag lab`.
#[derive(Args)]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: LabCommand,
}

#[derive(Subcommand)]
pub enum LabCommand {
    #[command(flatten)]
    Study(Box<StudyCommand>),
    /// Merge the files of shards and report as if one machine had played
    Merge(MergeArgs),
}

/// The questions that games are played for.
#[derive(Subcommand)]
pub enum StudyCommand {
    /// Compare two versions that meet the same luck, and stop when the answer is clear
    Diff(DiffArgs),
    /// Move every number of the content one step up and down, and rank what that does
    Numbers(NumbersArgs),
    /// Withhold one card after the other, and rank what that does
    Cards(CardsArgs),
    /// Measure how much of the result each source of luck decides, and how much skill does
    Luck(LuckArgs),
    /// Measure how a game feels, from random play to search: choices, turning points, open outcomes
    Feel(FeelArgs),
    /// Find numbers of the content that bring a result into a band
    Tune(TuneArgs),
    /// Learn to judge positions of content of your own, and measure what that is worth
    Learn(LearnArgs),
    /// Measure how often `diff` sees a difference where there is none
    FalseAlarms(FalseAlarmsArgs),
}

impl StudyCommand {
    /// How it is played, and the contents that show which game is meant.
    pub fn subject(&self) -> (&StudyArgs, &[PathBuf]) {
        match self {
            Self::Diff(diff) | Self::FalseAlarms(FalseAlarmsArgs { diff, .. }) => {
                (&diff.study, &diff.contents)
            }
            Self::Numbers(NumbersArgs { of, .. })
            | Self::Cards(CardsArgs { of, .. })
            | Self::Luck(LuckArgs { of, .. })
            | Self::Feel(FeelArgs { of, .. })
            | Self::Tune(TuneArgs { of, .. })
            | Self::Learn(LearnArgs { of, .. }) => (&of.study, of.content.as_slice()),
        }
    }
}

/// Options of all studies.
#[derive(Args, Clone)]
pub struct StudyArgs {
    /// The game, if no file makes that clear
    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    pub game: Option<String>,
    /// Who plays: random, greedy, search, search:ITERATIONS or a program of your own, such as
    /// ./mybot.py; one for all seats, or one for each, separated by commas
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    pub bot: Vec<Entrant>,
    #[command(flatten)]
    pub own_bot: OwnBotArgs,
    #[command(flatten)]
    pub judgement: JudgementArgs,
    /// Options of the game as JSON, for example '{"beds": 4}'
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// One option of the game; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// How many games of each version, at most
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The same seed gives the same result with any number of threads and shards
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; by default as many as the machine has
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// What to compare: points, won or actions; won where points are hundredths of a win, otherwise
    /// points
    #[arg(long)]
    pub measure: Option<Measure>,
    /// The accepted share of false alarms
    #[arg(long, default_value_t = 0.05)]
    pub alpha: f64,
    /// Save every finished part in this file; the same command resumes where it stopped
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Play only one part of several, such as 3/64, for `redtag lab merge`
    #[arg(long, value_name = "PART/PARTS", requires = "out")]
    pub shard: Option<Shard>,
    /// Also write every game, choice, event and card as Parquet files into this folder
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub report: ReportArgs,
}

impl StudyArgs {
    /// Refuses what only studies of fixed games can do.
    pub fn only_answers(&self, question: &str) -> anyhow::Result<()> {
        let given = [
            ("--out", self.out.is_some()),
            ("--data", self.data.is_some()),
            ("--html", self.report.html.is_some()),
            ("--fail-if", self.report.fail_if.is_some()),
        ];
        if let Some((flag, _)) = given.iter().find(|(_, is_given)| *is_given) {
            anyhow::bail!("{flag}: `redtag lab {question}` has only text and --json");
        }
        Ok(())
    }
}

/// How results are reported.
#[derive(Args, Clone)]
pub struct ReportArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Also write a report with charts as a single HTML file that needs no network
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Exit with 1 if the versions differ, or if the new one is lower or higher
    #[arg(long, value_name = "SHIFT", num_args = 0..=1, default_missing_value = "different")]
    pub fail_if: Option<Shift>,
}

/// What makes a comparison fail.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Shift {
    /// Any difference
    Different,
    /// The new version has less of what is compared
    Lower,
    /// The new version has more of what is compared
    Higher,
}

/// Options of `redtag lab diff`.
#[derive(Args)]
pub struct DiffArgs {
    /// The old and the new content, files or folders; one alone is compared with the built-in
    /// content, and without any both versions have the built-in one
    #[arg(num_args = 0..=2, value_name = "CONTENT")]
    pub contents: Vec<PathBuf>,
    /// Change a field of the new version's content, such as patients.jack.health=4; can be repeated
    #[arg(long, value_name = "FIELD=VALUE")]
    pub change: Vec<String>,
    /// One option of the new version alone; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub new_set: Vec<String>,
    /// Who plays the new version
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub new_bot: Vec<Entrant>,
    /// Also stop once the difference is certainly smaller than this
    #[arg(long, default_value_t = 0.0)]
    pub margin: f64,
    #[command(flatten)]
    pub study: StudyArgs,
}

/// Options of a study about one content.
#[derive(Args)]
pub struct ContentArgs {
    /// The content, a file or a folder; the built-in one by default
    #[arg(value_name = "CONTENT")]
    pub content: Option<PathBuf>,
    #[command(flatten)]
    pub study: StudyArgs,
}

/// Options of `redtag lab cards`.
#[derive(Args)]
pub struct CardsArgs {
    /// Only cards whose names begin with this; can be repeated
    #[arg(long, value_name = "NAME")]
    pub only: Vec<String>,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab numbers`.
#[derive(Args)]
pub struct NumbersArgs {
    /// Only numbers whose names begin with this; can be repeated
    #[arg(long, value_name = "NAME")]
    pub only: Vec<String>,
    /// How far up and down
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..1_000))]
    pub step: i64,
    /// Only list the numbers, with their places
    #[arg(long)]
    pub list: bool,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab luck`.
#[derive(Args)]
pub struct LuckArgs {
    /// The other end of the ladder that skill is measured on
    #[arg(long, default_value = "random")]
    pub against: Entrant,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab feel`.
#[derive(Args)]
pub struct FeelArgs {
    /// The bots from the weakest to the strongest, each of which plays all seats
    #[arg(
        long,
        default_value = "random,greedy",
        value_delimiter = ',',
        value_name = "BOTS"
    )]
    pub ladder: Vec<Entrant>,
    /// Play for every value of these options: mission,seats for all values that the game lists,
    /// mission=1A/2B,seats=1 for some
    #[arg(long, value_delimiter = ',', value_name = "OPTIONS")]
    pub sweep: Vec<Axis>,
    /// Write the games that stand out into this folder, as journals for the browser and `redtag
    /// replay`
    #[arg(long, value_name = "FOLDER")]
    pub journals: Option<PathBuf>,
    /// The site that links to these games lead to, as `redtag serve` serves it
    #[arg(long, value_name = "ADDRESS", default_value = "http://127.0.0.1:8080")]
    pub site: String,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab tune`.
#[derive(Args)]
pub struct TuneArgs {
    /// A number of the content that may be changed; can be repeated
    #[arg(long, required = true, value_name = "NAME")]
    pub field: Vec<String>,
    /// Where the result should be, such as 45%..55% of games won or 11.5..12.5 points
    #[arg(long, value_name = "LOW..HIGH")]
    pub band: Band,
    /// How far a number moves at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..1_000))]
    pub step: i64,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab learn`.
#[derive(Args)]
pub struct LearnArgs {
    /// Where to write what was learned, for --judgement
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
    /// How many games to learn from; --games are played afterwards to measure what it is worth
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub lessons: u64,
    #[command(flatten)]
    pub of: ContentArgs,
}

/// Options of `redtag lab merge`.
#[derive(Args)]
pub struct MergeArgs {
    /// The files that --out wrote
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Also write them as one file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub report: ReportArgs,
}

/// Options of `redtag lab false-alarms`.
#[derive(Args)]
pub struct FalseAlarmsArgs {
    /// How many comparisons; each has a seed of its own
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub comparisons: u64,
    #[command(flatten)]
    pub diff: DiffArgs,
}

/// One part of several, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    pub part: u64,
    pub parts: u64,
}

impl FromStr for Shard {
    type Err = Flaw;

    fn from_str(written: &str) -> Result<Self, Flaw> {
        let wrong = || {
            let message = format!(
                "write it as PART/PARTS, such as 3/64, up to {}",
                Units::MOST
            );
            Flaw::at("shard", message)
        };
        let (part, parts) = written.split_once('/').ok_or_else(wrong)?;
        let (part, parts) = (
            part.parse().map_err(|_| wrong())?,
            parts.parse().map_err(|_| wrong())?,
        );
        if (1..=parts).contains(&part) && parts <= Units::MOST {
            Ok(Self { part, parts })
        } else {
            Err(wrong())
        }
    }
}
