//! Why a message could not be done.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::Draw;

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
