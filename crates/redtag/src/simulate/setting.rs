//! What was played: everything that a result depends on, in every result.

use redtag_games::Playable;
use redtag_lab::Entrant;
use serde::Serialize;
use serde_json::Value;

use crate::command::Call;
use crate::judgement::usual;
use crate::own_bot;

/// What was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Setting {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its content.
    pub content: String,
    /// The version of the program.
    pub program: &'static str,
    /// Options, where they are not the usual ones.
    pub options: Value,
    /// Who played; programs with the fingerprint of their file.
    pub bot: String,
    /// What the bots judge by.
    pub judgement: String,
    /// The command that repeats it.
    pub command: String,
    /// What a point is.
    pub points: &'static str,
    /// Whether a game can be won at all.
    pub winnable: bool,
}

impl Setting {
    pub fn of<G: Playable>(
        game: &G,
        written: &Value,
        options: &G::Options,
        bots: &[Entrant],
        call: &Call,
    ) -> anyhow::Result<Self> {
        let bots: anyhow::Result<Vec<String>> = bots.iter().map(own_bot::named).collect();
        Ok(Self {
            game: G::NAME,
            rules: G::RULES,
            content: game.content_hash().to_owned(),
            program: env!("CARGO_PKG_VERSION"),
            options: written.clone(),
            bot: bots?.join(","),
            judgement: usual::<G>().to_owned(),
            command: call.command.clone(),
            points: points_of::<G>(),
            winnable: is_winnable(game, options),
        })
    }

    /// What tells it apart from others of the same command.
    pub fn name(&self) -> String {
        match &self.options {
            Value::Object(options) if !options.is_empty() => {
                let option = |(name, value): (&String, &Value)| match value {
                    Value::String(text) => format!("{name}={text}"),
                    other => format!("{name}={other}"),
                };
                let options: Vec<String> = options.iter().map(option).collect();
                format!("{} {}", options.join(" "), self.bot)
            }
            _ => self.bot.clone(),
        }
    }
}

/// Whether anybody can win: rivals always do, a team where it has something to reach.
pub fn is_winnable<G: Playable>(game: &G, options: &G::Options) -> bool {
    let has_aims = || match game.lay_out(options) {
        Ok(position) => !game.aims(&position).is_empty(),
        Err(_) => true,
    };
    !G::COOPERATIVE || has_aims()
}

/// What a point is.
pub fn points_of<G: Playable>() -> &'static str {
    match G::NAME {
        "triage" => "patients saved",
        "katastrophenspiel" => "points of each seat by the rules",
        "trauma-center" => "points of the whole team by the final scoring",
        "after-the-virus" => {
            "percent of the goal that was reached; a lost game may have 99, and 100 is a win"
        }
        "aftermath" => {
            "population and morale of the colony, 10 for each goal and 10 for a successful mission"
        }
        _ => "points by the rules of the game",
    }
}
