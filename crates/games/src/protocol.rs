//! The messages: `{id, op, ...}` in, `{id, ok, ...}` out, one JSON object each.
//!
//! `docs/protocol.md` tells it to people, `docs/protocol.schema.json` is made from these types.

use std::collections::BTreeMap;

use redtag_kernel::{Player, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The longest message that is read, in bytes.
pub const LONGEST: usize = 4 << 20;

/// What can be asked. Every message may also have an `id`, which the answer repeats, and a `lang`
/// (`en` or `de`) for the words in the answer.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(tag = "op")]
#[ts(optional_fields, tag = "op")]
pub enum Request {
    /// Which games are there?
    Games {},
    /// Begins a match.
    New {
        /// The game's name.
        game: String,
        /// How many seats; as many as the game needs if not said.
        #[serde(default)]
        seats: Option<u8>,
        /// Any text; the same seed gives the same luck. Without one, the outcomes of chance are
        /// asked for.
        #[serde(default)]
        seed: Option<String>,
        /// Options of the game, those that differ from the usual ones.
        #[serde(default)]
        options: Option<Value>,
        /// Content of one's own, as TOML; several files as a JSON object with the text of each by
        /// its name.
        #[serde(default)]
        content: Option<String>,
        /// Without a seed: the outcomes of chance during set-up.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<Shown>>")]
        chance: Vec<Shown>,
        /// Who sits where, one for each seat; no rule looks at it.
        #[serde(default)]
        players: Option<Vec<Player>>,
    },
    /// Begins a match from a position, in which only the fields that matter need be given.
    Load {
        /// The game's name.
        game: String,
        /// The position.
        position: Value,
        /// As for `new`.
        #[serde(default)]
        seed: Option<String>,
        /// As for `new`.
        #[serde(default)]
        options: Option<Value>,
        /// As for `new`.
        #[serde(default)]
        content: Option<String>,
        /// As for `new`.
        #[serde(default)]
        players: Option<Vec<Player>>,
    },
    /// Opens a journal.
    Open {
        /// Its text.
        journal: String,
        /// The content it was played with, if not the built-in one and not in the journal.
        #[serde(default)]
        content: Option<String>,
        /// Leaves `moments` out of the answer.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        brief: bool,
    },
    /// Did every card and die of a journal follow from the seed that its table was committed to?
    Verify {
        /// Its text.
        journal: String,
        /// The content it was played with, if not the built-in one.
        #[serde(default)]
        content: Option<String>,
    },
    /// How do things stand?
    State {},
    /// Who may do what?
    Legal {},
    /// Plays an action.
    Play {
        /// Who acts.
        seat: Seat,
        /// One of the listed actions, as it was listed.
        action: Value,
        /// Without a seed: the outcomes of chance that followed.
        #[serde(default)]
        chance: Option<Vec<Shown>>,
        /// Also answer how things stood at each event.
        #[serde(default)]
        frames: bool,
    },
    /// How did things stand at each event of an action?
    Frames {
        /// Which action, counted from 0; the set-up if left out.
        #[serde(default)]
        action: Option<usize>,
    },
    /// Why can this not be done now?
    Why {
        /// Who would act.
        seat: Seat,
        /// The action.
        action: Value,
    },
    /// Takes back the last action.
    Undo {
        /// Who takes back.
        seat: Seat,
    },
    /// A match of its own from an earlier moment; it becomes the current one.
    Branch {
        /// How many actions to keep.
        actions: usize,
        /// The seed for what follows.
        #[serde(default)]
        seed: Option<String>,
    },
    /// After a match that has ended, or after a journal of one: begins the next match of its
    /// campaign.
    Next {
        /// The journal of the match before; the current match if not said.
        #[serde(default)]
        journal: Option<String>,
        /// As for `new`.
        #[serde(default)]
        seed: Option<String>,
        /// What changes: seats, characters and so on.
        #[serde(default)]
        options: Option<Value>,
        /// As for `open`; that of the match before if not said, the built-in one if empty.
        #[serde(default)]
        content: Option<String>,
        /// As for `new`.
        #[serde(default)]
        players: Option<Vec<Player>>,
    },
    /// What is told of a match, or of the matches of a campaign, afterwards.
    Story {
        /// The journals of a campaign, the first match first; the current match if not said.
        #[serde(default)]
        journals: Option<Vec<String>>,
        /// What the campaign is called.
        #[serde(default)]
        title: Option<String>,
        /// As for `open`.
        #[serde(default)]
        content: Option<String>,
    },
    /// Exact odds of what comes next.
    Odds {
        /// How many positions to look at, at most.
        #[serde(default)]
        budget: Option<usize>,
    },
    /// What would a bot do? Nothing is played.
    Hint {
        /// For whom.
        seat: Seat,
        /// `random`, `greedy`, `search`, `search:ITERATIONS` or `search:MILLISECONDSms`.
        #[serde(default)]
        bot: Option<String>,
    },
    /// Lets a bot choose and play.
    Bot {
        /// For whom.
        seat: Seat,
        /// As for `hint`.
        #[serde(default)]
        bot: Option<String>,
    },
    /// The journal so far.
    Journal {},
    /// Everything that happened so far, in words.
    Log {},
    /// The rules in words.
    Rules {
        /// Of which game; of the current match if not said.
        #[serde(default)]
        game: Option<String>,
        /// Content of one's own for that game, as for `new`: its numbers stand in the rules.
        #[serde(default)]
        content: Option<String>,
    },
    /// The content: cards and numbers for faces that draw them.
    Content {
        /// As for `rules`.
        #[serde(default)]
        game: Option<String>,
        /// Content of one's own for that game, as for `new`; everything that is wrong with it is
        /// told.
        #[serde(default)]
        content: Option<String>,
    },
    /// What is needed to play on paper, for a printer.
    Paper {
        /// As for `rules`.
        #[serde(default)]
        game: Option<String>,
        /// As for `rules`.
        #[serde(default)]
        content: Option<String>,
    },
}

/// What a real card or die showed.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Shown {
    /// The number of the outcome.
    Number(u16),
    /// As a person types it: the field `typed` of an outcome, in either case.
    Typed(String),
}

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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Aim>>")]
    pub aims: Vec<Aim>,
    /// What it takes the rules to know besides the position, for faces that draw it; left out where
    /// there is nothing.
    #[serde(skip_serializing_if = "Value::is_null")]
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
    /// How things stood at each event, if this was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Frame>>")]
    pub frames: Vec<Frame>,
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
    #[serde(skip_serializing_if = "Value::is_null")]
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

/// A match of a campaign as it is told afterwards.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Story {
    /// Its number in the campaign.
    pub game: u8,
    /// The same in words.
    pub heading: String,
    /// Who was in it.
    pub party: Vec<String>,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// It ended well.
    pub won: bool,
    /// What is counted, before and after.
    pub dials: Vec<Shift>,
    /// What everybody wants to reach in the end.
    pub goals: Vec<Goal>,
    /// The missions.
    pub missions: Vec<Task>,
    /// What the campaign has built or keeps at home.
    pub colony: Vec<String>,
    /// What happened, in order.
    pub moments: Vec<Told>,
}

/// A number before and after.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Shift {
    /// Of what.
    pub name: String,
    /// Before.
    pub from: u8,
    /// After.
    pub to: u8,
}

/// What somebody wants to reach.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct Goal {
    /// Who.
    pub who: String,
    /// What.
    pub text: String,
    /// How far it is; 100 once it is completed.
    pub percent: u8,
}

/// A mission of a story.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Task {
    /// Its name.
    pub name: String,
    /// Whether it succeeded, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
}

/// Something that is told.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Told {
    /// `page`, `entry`, `choice`, `travel`, `mission`, `success`, `failure`, `goal`, `colony` or
    /// `event`.
    pub kind: String,
    /// In words.
    pub text: String,
    /// Who did it, where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Where on the travel map, by its permanent name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
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

/// Why a message could not be done. Nothing has changed.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields, rename = "Failure")]
pub struct Error {
    /// What kind of trouble.
    pub code: Code,
    /// For people.
    pub message: String,
    /// The rule against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// With the code `asks`: the outcome of chance that somebody must tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Draw>,
}

/// Kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is no JSON object, or too long.
    BadJson,
    /// The message has no such form.
    BadRequest,
    /// There is no such game, or its content is wrong.
    BadGame,
    /// The options are wrong.
    BadOptions,
    /// The position is wrong.
    BadPosition,
    /// The journal is wrong.
    BadJournal,
    /// The action has no such form.
    BadAction,
    /// There is no such bot or language.
    BadName,
    /// No match has been begun.
    NoMatch,
    /// The rules forbid it.
    Illegal,
    /// An outcome of chance is asked for.
    Asks,
    /// That outcome of chance cannot be.
    BadChance,
}

impl Error {
    /// Trouble of a kind.
    pub fn new(code: Code, message: impl ToString) -> Self {
        Self {
            code,
            message: message.to_string(),
            rule: None,
            question: None,
        }
    }
}

/// The whole protocol as a JSON Schema.
pub fn schema() -> Value {
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Message {
        /// Anything; the answer repeats it.
        id: Option<Value>,
        /// The language of the words in the answer: `en` or `de`.
        lang: Option<String>,
        #[serde(flatten)]
        request: Request,
    }
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is used")]
    struct Protocol {
        /// What can be asked.
        message: Message,
        /// An answer, beside `id` and `ok: true`.
        answer: Answer,
        /// Beside `id` and `ok: false`.
        error: Error,
    }
    schemars::schema_for!(Protocol).to_value()
}
