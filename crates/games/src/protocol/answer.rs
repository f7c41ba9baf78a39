//! What is answered.

use std::collections::BTreeMap;

use redtag_kernel::{Player, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use super::Story;

/// An answer to a message that could be done.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(untagged)]
#[ts(optional_fields)]
pub enum Answer {
    /// To `games`.
    Games {
        /// All of them.
        games: Vec<GameInfo>,
    },
    /// To `new`, `load`, `open`, `branch`, `next`, `undo` and `state`.
    State(Box<State>),
    /// To `legal`.
    Legal {
        /// Empty when the match is over.
        to_act: Vec<ToAct>,
    },
    /// To `play` and `bot`.
    Played(Box<Played>),
    /// To `frames`.
    Frames {
        /// One for each event.
        frames: Vec<Frame>,
    },
    /// To `why`.
    Why {
        /// It can be done.
        allowed: bool,
        /// The rule against it.
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// The reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    /// To `odds`.
    Odds(Box<OddsAnswer>),
    /// To `hint`.
    Hint(HintAnswer),
    /// To `journal`.
    Journal {
        /// One JSON object a line.
        journal: String,
    },
    /// To `log`.
    Log {
        /// What happened before the first action, and with each action.
        log: Vec<Moment>,
    },
    /// To `verify`.
    Verify {
        /// Everything that was promised was kept.
        fair: bool,
        /// How many outcomes of chance follow from the seed.
        checked: usize,
        /// What speaks against it.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// To `rules`.
    Rules {
        /// What the game is.
        intro: String,
        /// Chapter by chapter.
        chapters: Vec<Chapter>,
    },
    /// To `content`.
    Content {
        /// As the game has it; null if there is nothing to know.
        content: Value,
    },
    /// To `source`.
    Source {
        /// The files, in the order in which they are laid over each other.
        files: Vec<ContentFile>,
        /// Every number, text and yes or no in them, as it counts in the end.
        values: Vec<ContentValue>,
    },
    /// To `check`.
    Check {
        /// The game that it is for; nothing if nobody can tell.
        game: Option<String>,
        /// It stands by itself rather than being laid over the built-in content.
        whole: bool,
        /// The fingerprint of the content, if it is sound.
        fingerprint: Option<String>,
        /// Everything that is wrong with it.
        flaws: Vec<ContentFlaw>,
        /// What it changes of the built-in content.
        changes: Vec<ContentChange>,
    },
    /// To `story`.
    Story {
        /// Match by match.
        stories: Vec<Story>,
        /// The whole campaign to be read, as Markdown.
        chronicle: String,
    },
    /// To `paper`.
    Paper {
        /// A page of HTML, without scripts.
        html: String,
    },
}

/// A file of content.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ContentFile {
    /// By which flaws go.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// A value of the content.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ContentValue {
    /// As `patients.jack.health` or `card.run.count`: what has an id or a number goes by that,
    /// other members of lists are counted from 1.
    pub name: String,
    /// As it is written.
    pub value: String,
    /// The number, if it is a whole one.
    #[ts(type = "number | null")]
    pub number: Option<i64>,
    /// Where it stands.
    #[serde(flatten)]
    pub place: Place,
}

/// A place in a file of content.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// Counted from 1.
    pub line: Option<u32>,
    /// Counted from 1, in letters.
    pub column: Option<u32>,
}

/// Something that is wrong with content.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ContentFlaw {
    /// What, and what would be right.
    pub message: String,
    /// Where.
    #[serde(flatten)]
    pub place: Place,
}

/// Something that a pack changes.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ContentChange {
    /// What is done to it.
    pub done: ChangeDone,
    /// As `card.run.count`, or `card.run` for an entry.
    pub field: String,
    /// What it was, as it is written; shortened if it is long.
    pub was: Option<String>,
    /// What it is now.
    pub now: Option<String>,
    /// Where the pack says so.
    #[serde(flatten)]
    pub place: Place,
}

/// What a pack does to something.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChangeDone {
    /// It is new.
    Adds,
    /// It gets another value.
    Changes,
    /// It is taken out.
    Removes,
}

/// A game of the catalogue.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct GameInfo {
    /// As in `new`.
    pub name: String,
    /// For people.
    pub title: String,
    /// In a sentence.
    pub tagline: String,
    /// How many seats a match has, at least and at most.
    pub seats: [u8; 2],
    /// The usual options.
    pub options: Value,
    /// The values that an option can have, for those that have a few.
    pub choices: BTreeMap<String, Vec<Value>>,
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the content.
    pub content: String,
}

/// How things stand.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct State {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// With these options the rules are as printed, for some number of seats.
    pub official: bool,
    /// The seed, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who sits where; empty if nobody said.
    pub players: Vec<Player>,
    /// Everything on the table.
    pub position: Value,
    /// The hash of the position.
    pub hash: String,
    /// How many actions were played.
    pub actions: usize,
    /// Points of each seat.
    pub scores: Vec<i32>,
    /// The match has ended.
    pub over: bool,
    /// Who has won; empty before the end, if nobody has, and in games that only count points.
    pub winners: Vec<Seat>,
    /// The table in words.
    pub table: Vec<String>,
    /// What is asked, or how it ended.
    pub prompt: String,
    /// The rules behind that.
    pub rules: Vec<String>,
    /// What a mission asks for and what it must not come to; left out where points alone count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Aim>>")]
    pub aims: Vec<Aim>,
    /// What it takes the rules to know besides the position, for clients that draw it; left out
    /// where there is nothing.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Value>")]
    pub seen: Value,
    /// Who may do what; empty when the match is over.
    pub to_act: Vec<ToAct>,
    /// What to write into a journal that is kept: its first line after `new`, `load` and `next`, a
    /// line for what was just played or taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// After `new`, `load`, `open`, `next` and `branch`: everything that happened so far, as in the
    /// answer to `log`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moments: Option<Vec<Moment>>,
    /// After `open`: what is or may be missing of the journal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<String>,
}

/// Something that has to be reached or must not happen, and how far it is.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Aim {
    /// In words.
    pub text: String,
    /// How many it takes.
    pub need: u8,
    /// It loses the match rather than being a part of what wins it.
    pub failure: bool,
    /// How many there are: one number for each seat, or a single one for all of them together.
    pub have: Vec<u8>,
    /// Is it enough, for each of these numbers?
    pub met: Vec<bool>,
}

/// A seat that may act.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct ToAct {
    /// The seat.
    pub seat: Seat,
    /// What it may do.
    pub actions: Vec<Value>,
    /// The same in words.
    pub labels: Vec<String>,
    /// What it is asked, where several seats may act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// The rules behind that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<String>>,
    /// What each of them would cost, in games where that can be shown before; null where there is
    /// nothing to show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Value>>")]
    pub costs: Vec<Value>,
}

/// What happened, and how things stand now.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Played {
    /// The action.
    pub action: Value,
    /// What happened, in order.
    pub events: Vec<Value>,
    /// The same in words.
    pub log: Vec<String>,
    /// The outcomes of chance.
    pub chance: Vec<u16>,
    /// How things stood at each event, if this was asked for; empty if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frames: Option<Vec<Frame>>,
    /// How things stand now.
    #[serde(flatten)]
    pub state: State,
}

/// How things stood at one event.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Frame {
    /// Everything on the table.
    pub position: Value,
    /// What it takes the rules to know besides.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Value>")]
    pub seen: Value,
    /// Points of each seat.
    pub scores: Vec<i32>,
}

/// What comes next, and how likely.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct OddsAnswer {
    /// The next outcome of chance, if an action leads to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Draw>,
    /// How likely each fate is if everybody does their best: for it if it is wanted, else against
    /// it.
    pub fates: BTreeMap<String, Likely>,
    /// The same after each action.
    pub actions: Vec<ActionOdds>,
}

/// An outcome of chance that is asked for or may come.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Draw {
    /// The name of the draw or die.
    pub what: String,
    /// What may come.
    pub outcomes: Vec<Outcome>,
}

/// One outcome.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Outcome {
    /// Its number, as in `chance`.
    pub outcome: u16,
    /// Its name.
    pub name: String,
    /// How a person may type it.
    pub typed: String,
    /// From 0 to 1.
    pub probability: f64,
}

/// A probability between two bounds, equal where it is exact.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Likely {
    /// In words.
    pub name: String,
    /// At least this.
    pub low: f64,
    /// At most this.
    pub high: f64,
    /// It is a single number.
    pub exact: bool,
    /// People want it to happen.
    pub wanted: bool,
}

/// The odds after an action.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct ActionOdds {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Value,
    /// In words.
    pub label: String,
    /// How likely each fate is then.
    pub fates: BTreeMap<String, Likely>,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct HintAnswer {
    /// The action.
    pub action: Value,
    /// In words.
    pub label: String,
    /// Points that it expects.
    pub expects: f64,
    /// The standard deviation of what it saw.
    pub spread: f64,
    /// How many futures it looked at.
    pub looked: u32,
    /// Which bot.
    pub bot: String,
    /// Why, the strongest reason first, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<Reason>>,
}

/// Something that speaks for an action, as far as it can be counted.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Reason {
    /// The name of a fate whose odds it changes; `gain` (points for certain), `worth` (points that
    /// the bot expects), `hope` (the best that can be drawn next) or `only` (there is no other).
    pub about: String,
    /// In words.
    pub text: String,
    /// The odds, points or probability of this action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<f64>,
    /// The same for the next best action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<f64>,
}

/// What happened with one action.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Moment {
    /// Who acted; nobody before the first action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What happened, in order.
    pub events: Vec<Value>,
    /// The same in words.
    pub log: Vec<String>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Rule {
    /// As `R16`.
    pub id: String,
    /// In words.
    pub text: String,
}
