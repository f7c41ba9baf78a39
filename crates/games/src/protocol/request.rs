//! What can be asked: of the catalogue of games, or of the match in play.

use redtag_kernel::play::read_message;
use redtag_kernel::{Flaw, Player, Seat};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// What can be asked. Every message may also have an `id`, which the answer repeats, and a `lang`
/// (`en` or `de`) for the words in the answer.
#[derive(Clone, Debug, JsonSchema, TS)]
#[schemars(untagged)]
#[ts(untagged)]
pub enum Request {
    /// Of the catalogue of games.
    Catalogue(CatalogueRequest),
    /// Of the match in play.
    Match(MatchRequest),
}

/// The `op` of each [`CatalogueRequest`].
const CATALOGUE_OPS: &[&str] = &[
    "games", "new", "load", "open", "verify", "next", "story", "rules", "content", "source",
    "check", "paper",
];

/// The `op` of each [`MatchRequest`].
const MATCH_OPS: &[&str] = &[
    "state", "legal", "play", "frames", "why", "undo", "branch", "odds", "hint", "bot", "journal",
    "log",
];

impl Request {
    /// Reads a message without its `id` and `lang`; a flaw names the field.
    pub fn read(fields: Map<String, Value>) -> Result<Self, Flaw> {
        match fields.get("op") {
            Some(Value::String(op)) if CATALOGUE_OPS.contains(&op.as_str()) => {
                read_message(fields).map(Self::Catalogue)
            }
            Some(Value::String(op)) if !MATCH_OPS.contains(&op.as_str()) => {
                let ops: Vec<String> = [CATALOGUE_OPS, MATCH_OPS]
                    .concat()
                    .iter()
                    .map(|op| format!("`{op}`"))
                    .collect();
                let ops = ops.join(", ");
                let message = format!("unknown name `{op}`, expected one of {ops}");
                Err(Flaw::at("op", message))
            }
            _ => read_message(fields).map(Self::Match),
        }
    }
}

/// What is asked of the catalogue. It begins matches and tells of games and journals; what names
/// neither game nor journal is about those of the match in play.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(tag = "op")]
#[ts(optional_fields, tag = "op")]
pub enum CatalogueRequest {
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
    /// The rules in words.
    Rules {
        /// Of which game; of the current match if not said.
        #[serde(default)]
        game: Option<String>,
        /// Content of one's own for that game, as for `new`: its numbers stand in the rules.
        #[serde(default)]
        content: Option<String>,
    },
    /// The content: cards and numbers for clients that draw them.
    Content {
        /// As for `rules`.
        #[serde(default)]
        game: Option<String>,
        /// Content of one's own for that game, as for `new`; everything that is wrong with it is
        /// told.
        #[serde(default)]
        content: Option<String>,
    },
    /// The files of the content as they are written, with every value in them by its name.
    Source {
        /// As for `rules`.
        #[serde(default)]
        game: Option<String>,
        /// As for `rules`; its packs are laid over the built-in content.
        #[serde(default)]
        content: Option<String>,
    },
    /// Is content of one's own sound, and what does it change? What is wrong with it is no error of
    /// the message.
    Check {
        /// Which game it is for; found out if not said.
        #[serde(default)]
        game: Option<String>,
        /// As for `new`.
        content: String,
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

/// What is asked of the match in play.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(tag = "op")]
#[ts(optional_fields, tag = "op")]
pub enum MatchRequest {
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
        /// Whether to say why.
        #[serde(default)]
        reasons: bool,
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
}

/// What a real card or die showed.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(
    untagged,
    expecting = "the number of an outcome is expected, or the text that is typed for it"
)]
pub enum Shown {
    /// The number of the outcome.
    Number(u16),
    /// As a person types it: the field `typed` of an outcome, in either case.
    Typed(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_is_read_by_its_op() {
        let ops = |schema: schemars::Schema| -> Vec<String> {
            let variants = schema.get("oneOf").and_then(Value::as_array);
            variants
                .expect("an enum has variants")
                .iter()
                .filter_map(|variant| variant["properties"]["op"]["const"].as_str())
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(ops(schemars::schema_for!(CatalogueRequest)), CATALOGUE_OPS);
        assert_eq!(ops(schemars::schema_for!(MatchRequest)), MATCH_OPS);
    }
}
