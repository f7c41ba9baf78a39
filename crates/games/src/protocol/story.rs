//! A match of a campaign as it is told afterwards.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

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
