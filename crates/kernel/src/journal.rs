//! The journal is the game: one JSON object a line, so that a crash costs at most the last,
//! unfinished one.
//!
//! The first line says which game this is and how it began, every further one is an action with the
//! outcomes of chance that followed, or a step back. Outcomes win over the seed: a journal replays
//! after a change of generator, on another platform, in ten years.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::content::fingerprint;
use crate::game::{Flaw, Seat};
use crate::read::read_json;
use crate::words::{Text, text};

/// The format written here, and the newest one that is read.
pub const VERSION: u32 = 1;

/// A position hash is noted every this many actions.
pub const HASH_EVERY: usize = 8;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub redtag: u32,
    /// The game's permanent name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its content.
    pub content: String,
    /// The text of that content, if it is not the built-in one: a match continues with the content
    /// that it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content_text: Option<String>,
    /// Seats, mission, variants.
    pub options: Value,
    /// Where outcomes come from; `None` if people enter what real cards and dice showed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The hash of an online table's secret seed; see [`crate::fair`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// How many actions were played before that seed was chosen; `None` if the set-up followed from
    /// it too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub committed_from: Option<usize>,
    /// The position that it began from, if not from the usual set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Who sits where, if known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
    /// Outcomes of chance during set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<u16>,
}

/// Who sits at a seat. No rule looks at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// For people.
    pub name: String,
    /// The bot that plays, if it is not a person: `greedy`, `search:500` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// Whether these players can take this many seats.
pub fn check_players(players: &[Player], seats: u8) -> Result<(), Flaw> {
    if !players.is_empty() && players.len() != usize::from(seats) {
        let found = players.len();
        return Err(Flaw::at(
            "players",
            format!("one for each seat is needed: {seats}, not {found}"),
        ));
    }
    for (seat, player) in players.iter().enumerate() {
        for name in [&player.name].into_iter().chain(&player.bot) {
            if !(1..=LONGEST_NAME).contains(&name.chars().count())
                || name.contains(char::is_control)
            {
                let message =
                    format!("a name has 1 to {LONGEST_NAME} characters, all of them visible");
                return Err(Flaw::at(format!("players[{seat}]"), message));
            }
        }
    }
    Ok(())
}

/// A further line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Entry {
    /// An action.
    Play {
        /// Its number, from 1.
        n: usize,
        /// Who did it.
        seat: Seat,
        /// What.
        action: Value,
        /// The outcomes that followed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u16>,
        /// The position afterwards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
    },
    /// Everything after this many actions was taken back.
    Undo {
        /// How many remain.
        undo_to: usize,
    },
    /// The match has ended and leaves this.
    Left {
        /// What.
        left: Left,
    },
    /// Nothing is missing up to here: the match has ended, or was handed on as it stands.
    End {
        /// How many actions there are.
        end: usize,
    },
}

/// What a match of a campaign leaves when it ends. All of it uses permanent names, so that content
/// that has grown since can read it, even where the match itself can no longer be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// The options of the match that continues the campaign.
    pub next: Value,
    /// The story of the match.
    pub story: Value,
}

/// Why a journal cannot be opened. Reading never changes the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages explain it")]
pub enum JournalError {
    #[error("this is not a Redtag journal: {why}")]
    Foreign { why: String },
    #[error(
        "the journal has format {found}; this program reads up to {VERSION}: please update Redtag"
    )]
    Newer { found: u64 },
    #[error("the journal is of the game {found:?}, not of {expected:?}")]
    OtherGame { found: String, expected: String },
    #[error("the journal needs version {found} of the rules of {game}, this program has {known}")]
    OtherRules {
        game: String,
        found: u32,
        known: u32,
    },
    #[error(
        "the journal was played with other content ({found}) than is loaded ({loaded}); load the \
         content pack it was played with"
    )]
    OtherContent { found: String, loaded: String },
    #[error("line {line} cannot be read: {why}")]
    Line { line: usize, why: String },
    #[error(
        "line {line}: this is action {found}, but action {expected} is due: lines are missing or \
         out of order"
    )]
    Order {
        line: usize,
        found: usize,
        expected: usize,
    },
    #[error(
        "line {line}: the journal says that it has {expected} actions, but there are {found}: \
         lines are missing"
    )]
    Short {
        line: usize,
        found: usize,
        expected: usize,
    },
    #[error("line {line}: the action cannot be played: {why}")]
    Illegal { line: usize, why: String },
    #[error(
        "line {line}: the position hash is {found}, the journal says {expected}: the file was \
         changed or damaged"
    )]
    Hash {
        line: usize,
        found: String,
        expected: String,
    },
}

/// The text of a journal, parsed.
#[derive(Debug)]
pub struct Lines {
    /// The first line.
    pub header: Header,
    /// The others with their line numbers.
    pub entries: Vec<(usize, Entry)>,
    /// The last line was incomplete and left out: a crash happened while it was being written.
    pub cut: bool,
    /// How many bytes of the text are whole lines.
    pub whole: usize,
}

impl Lines {
    /// What the match left, if it ended and wrote that down.
    pub fn left(&self) -> Option<&Left> {
        let mut entries = self.entries.iter().rev().map(|(_, entry)| entry);
        match entries.find(|entry| !matches!(entry, Entry::End { .. })) {
            Some(Entry::Left { left }) => Some(left),
            _ => None,
        }
    }

    /// What is or may be missing; `None` if the journal itself says that it ends here.
    pub fn missing(&self) -> Option<Missing> {
        match self.entries.last() {
            _ if self.cut => Some(Missing::Rest),
            Some((_, Entry::End { .. })) => None,
            _ => Some(Missing::End),
        }
    }
}

/// What is missing from a journal that can be opened all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The last line was cut and left out, and whatever followed it.
    Rest,
    /// The line that says where it ends: the match is still being played, the journal is an old
    /// one, or it was cut between two lines.
    End,
}

impl Missing {
    /// In words, after this many actions.
    pub fn text(self, actions: usize) -> Text {
        let key = match self {
            Self::Rest => "journal-cut",
            Self::End => "journal-open",
        };
        text(key).number("n", actions as i64)
    }
}

/// The journals in a text, one after another: each begins with a first line of its own.
pub fn split(text: &str) -> Vec<&str> {
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with("{\"redtag\"") {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&start, end)| &text[start..end])
        .collect()
}

/// Parses a journal, before any rule looks at it.
pub fn read(text: &str) -> Result<Lines, JournalError> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let cut = whole < text.len();
    let mut lines = text[..whole]
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line));
    let Some((_, first)) = lines.next() else {
        return Err(JournalError::Foreign {
            why: if cut {
                "its first line is not finished".into()
            } else {
                "it is empty".into()
            },
        });
    };
    let header = read_header(first)?;
    let mut entries = Vec::new();
    for (line, text) in lines {
        let entry = read_entry(text).map_err(|why| JournalError::Line { line, why })?;
        entries.push((line, entry));
    }
    Ok(Lines {
        header,
        entries,
        cut,
        whole,
    })
}

fn read_header(line: &str) -> Result<Header, JournalError> {
    let foreign = |why: String| JournalError::Foreign { why };
    let value: Value = serde_json::from_str(line)
        .map_err(|error| foreign(format!("line 1 is not JSON ({error})")))?;
    match value.get("redtag").and_then(Value::as_u64) {
        None => Err(foreign("line 1 has no field \"redtag\"".into())),
        Some(found) if found > u64::from(VERSION) => Err(JournalError::Newer { found }),
        Some(_) => read_json(&value).map_err(|flaw| JournalError::Line {
            line: 1,
            why: flaw.to_string(),
        }),
    }
}

fn read_entry(line: &str) -> Result<Entry, String> {
    if line.starts_with('{')
        && let Ok(entry) = serde_json::from_str(line)
    {
        return Ok(entry);
    }
    let value = serde_json::from_str(line).map_err(|error| format!("this is not JSON: {error}"))?;
    Err(explain(&value))
}

/// Untagged enums report nothing useful, so the likely variant is read again for its error.
fn explain(line: &Value) -> String {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "read for its error only")]
    struct Play {
        n: usize,
        seat: Seat,
        action: Value,
        #[serde(default)]
        chance: Vec<u16>,
        #[serde(default)]
        hash: Option<String>,
    }
    let flaw = read_json::<Play>(line).err();
    flaw.map_or_else(|| "unknown kind of line".into(), |flaw| flaw.to_string())
}

/// A line of the file.
pub fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).unwrap_or_default();
    line.push('\n');
    line
}

/// The hash of a position: of its JSON, so that any language can compute it.
pub fn hash(position: &impl Serialize) -> String {
    fingerprint(&serde_json::to_vec(position).unwrap_or_default())
}
