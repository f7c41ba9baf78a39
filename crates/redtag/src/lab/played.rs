//! What a study played: everything that its results depend on.

use std::ops::Range;
use std::sync::Arc;

use anyhow::ensure;
use redtag_bots::Bot;
use redtag_games::Playable;
use redtag_lab::{Entrant, Luck, Measure, Twist, Units, draw_key, is_reproducible};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::args::{Shard, StudyArgs};
use super::versions::Entry;
use crate::judgement::usual;
use crate::own_bot;
use crate::simulate::{is_winnable, points_of};

/// What was played, in every result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The version of this format.
    pub redtag_lab: u32,
    /// What is asked.
    pub question: Question,
    /// The command that repeats it.
    pub command: String,
    /// The version of the program.
    pub program: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// All seats win or lose together.
    pub team: bool,
    /// Games of each version, at most.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How the luck of the versions hangs together.
    pub luck: Luck,
    /// What decides.
    pub measure: Measure,
    /// The share of false alarms that is accepted.
    pub alpha: f64,
    /// Differences below this do not matter.
    pub margin: f64,
    /// The versions; the first is what the others are compared with.
    pub versions: Vec<PlayedVersion>,
    /// What a point is.
    pub points: String,
    /// Whether a game can be won at all.
    pub winnable: bool,
    /// What somebody who reads the result should know.
    pub notes: Vec<String>,
}

/// What is asked of a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Do two versions differ?
    Diff,
    /// What does each number do?
    Numbers,
    /// What does each card do?
    Cards,
    /// What does each source of luck do?
    Luck,
    /// How does it feel?
    Feel,
}

/// One version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedVersion {
    /// What it is called in this study.
    pub name: String,
    /// The fingerprint of its content.
    pub content: String,
    /// Its options, where they are not the usual ones.
    pub options: Value,
    /// Who plays; programs with the fingerprint of their file.
    pub bots: String,
    /// What the bots judge by.
    pub judgement: String,
    /// How many seats.
    pub seats: u8,
    /// The card that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<PlayedCard>,
}

/// A card that a version is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedCard {
    /// What it is counted by when it is drawn.
    pub draw: String,
    /// Its number where it can be taken.
    pub takes: Option<u16>,
}

impl Played {
    /// What all results say of a study.
    pub fn of<G: Playable>(
        question: Question,
        command: &str,
        study: &StudyArgs,
        built_in: &Arc<G>,
        entries: &[Entry<G>],
    ) -> anyhow::Result<Self> {
        ensure!(
            study.alpha > 0.0 && study.alpha < 0.5,
            "--alpha: a share between 0 and 0.5, such as 0.05"
        );
        for entry in entries {
            ensure!(
                is_reproducible(&entry.bots),
                "--bot: a search that is given time plays differently on every machine; give it \
                 iterations, such as search:500"
            );
        }
        let contents = entries.iter().map(|entry| entry.game.content_hash());
        study.judgement.check(&contents.collect::<Vec<&str>>())?;
        let versions: anyhow::Result<Vec<PlayedVersion>> =
            entries.iter().map(PlayedVersion::of).collect();
        let wins = |entry: &Entry<G>| is_winnable(&*entry.game, &entry.options);
        Ok(Self {
            redtag_lab: 2,
            question,
            command: command.to_owned(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            rules: G::RULES,
            team: G::COOPERATIVE,
            games: study.games,
            seed: study.seed,
            luck: Luck::Same,
            measure: measure::<G>(study),
            alpha: study.alpha,
            margin: 0.0,
            versions: versions?,
            points: points_of::<G>().to_owned(),
            winnable: entries.iter().any(wins),
            notes: notes(built_in, entries),
        })
    }

    /// The games in units.
    pub fn units(&self) -> Units {
        Units::of(self.games)
    }

    /// The games of a shard.
    pub fn games_of(&self, shard: Shard) -> Range<u64> {
        let (units, of) = (self.units(), self.units().shard(shard.part, shard.parts));
        units.games(of.start).start..units.games(of.end).start
    }

    /// What is different about another study, in a word or two; nothing if they are one.
    pub fn differs(&self, other: &Self) -> Option<&'static str> {
        let fingerprints = |played: &Self| -> Vec<String> {
            let all = played.versions.iter();
            all.map(|version| version.content.clone()).collect()
        };
        let checks = [
            (self.program == other.program, "version of the program"),
            (self.game == other.game && self.rules == other.rules, "game"),
            (fingerprints(self) == fingerprints(other), "content"),
            (self.versions == other.versions, "bot or option"),
            (self.games == other.games, "number of games"),
            (self.seed == other.seed, "seed"),
            (self == other, "question"),
        ];
        checks
            .into_iter()
            .find(|check| !check.0)
            .map(|check| check.1)
    }
}

impl PlayedVersion {
    fn of<G: Playable>(entry: &Entry<G>) -> anyhow::Result<Self> {
        let bots: anyhow::Result<Vec<String>> = entry.bots.iter().map(own_bot::named).collect();
        Ok(Self {
            name: entry.name.clone(),
            content: entry.game.content_hash().to_owned(),
            options: entry.written.clone(),
            bots: bots?.join(","),
            judgement: entry.judgement.clone(),
            seats: entry.game.seats(&entry.options),
            card: match entry.twist {
                Twist::Without(what, outcome) => Some(PlayedCard {
                    draw: draw_key(what, outcome),
                    takes: entry.takes,
                }),
                _ => None,
            },
        })
    }
}

/// What is compared: what was asked for, or else what counts in this game.
pub fn measure<G: Playable>(study: &StudyArgs) -> Measure {
    study.measure.unwrap_or_else(Measure::of::<G>)
}

/// What somebody who reads the result should know.
fn notes<G: Playable>(built_in: &Arc<G>, entries: &[Entry<G>]) -> Vec<String> {
    let mut notes = Vec::new();
    let bots = || entries.iter().flat_map(|entry| &entry.bots);
    let is_strange = |entry: &Entry<G>| {
        entry.game.content_hash() != built_in.content_hash() && entry.judgement == usual::<G>()
    };
    let judges = |bot: &Entrant| matches!(bot, Entrant::Bot(Bot::Greedy | Bot::Search(_)));
    if G::LEARNS && entries.iter().any(is_strange) && bots().any(judges) {
        notes.push(
            "bots judge by what they learned from the built-in content, and can misjudge what is \
             new in this one: confirm what matters with --bot search:200, which looks ahead, or \
             with a judgement of `redtag lab learn`."
                .to_owned(),
        );
    }
    if bots().any(|bot| matches!(bot, Entrant::Own(_))) {
        notes.push(
            "a program of somebody's own played: the result can be repeated only if it always \
             answers the same to the same question."
                .to_owned(),
        );
    }
    notes
}
