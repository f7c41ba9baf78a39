//! What a study played: everything that its results depend on.

use redtag_lab::{Luck, Measure, Units};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// Who plays.
    pub bots: String,
    /// How many seats.
    pub seats: u8,
}

impl Played {
    /// The games in units.
    pub fn units(&self) -> Units {
        Units::of(self.games)
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
