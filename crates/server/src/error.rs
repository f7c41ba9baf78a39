//! Why something was not done, for programs and for people.

use redtag_games::protocol;
use serde::Serialize;

/// Nothing has changed.
#[derive(Clone, Debug, Serialize)]
pub struct Refusal {
    /// For programs.
    pub code: String,
    /// For people.
    pub message: String,
    /// The rule against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Refusal {
    /// With words of ours.
    pub fn new(code: &str, lang: &str) -> Self {
        Self {
            code: code.to_owned(),
            message: words(code, lang).to_owned(),
            rule: None,
        }
    }

    /// With somebody else's words.
    pub fn because(code: &str, message: impl ToString) -> Self {
        Self {
            code: code.to_owned(),
            message: message.to_string(),
            rule: None,
        }
    }
}

impl From<protocol::Error> for Refusal {
    fn from(error: protocol::Error) -> Self {
        let code = serde_json::to_value(error.code).unwrap_or_default();
        Self {
            code: code.as_str().unwrap_or("bad_request").to_owned(),
            message: error.message,
            rule: error.rule,
        }
    }
}

fn words(code: &str, lang: &str) -> &'static str {
    let [english, german] = match code {
        "stale" => [
            "Somebody else has acted in the meantime.",
            "Inzwischen hat jemand anderes gehandelt.",
        ],
        "not_your_seat" => ["This is not your seat.", "Das ist nicht dein Platz."],
        "not_owner" => [
            "Only the owner of the table may do this.",
            "Das darf nur, wer den Tisch eröffnet hat.",
        ],
        "bot_plays" => [
            "A bot plays at this seat. Take the seat back first.",
            "An diesem Platz spielt ein Bot. Übernimm den Platz zuerst.",
        ],
        "is_here" => [
            "This person is at the table.",
            "Diese Person sitzt am Tisch.",
        ],
        "nobody_agrees" => [
            "Somebody else at the table must agree, or the owner decides.",
            "Jemand anderes am Tisch muss zustimmen, oder wer den Tisch eröffnet hat, entscheidet.",
        ],
        "no_vote" => ["This vote is over.", "Diese Abstimmung ist vorbei."],
        "name_taken" => [
            "Somebody else at the table has this name.",
            "So heißt schon jemand am Tisch.",
        ],
        "id_used" => [
            "This id was used for something else.",
            "Diese Kennung war schon für etwas anderes vergeben.",
        ],
        "too_fast" => [
            "That was too fast. Please wait a little.",
            "Das war zu schnell. Bitte warte ein wenig.",
        ],
        "log_full" => [
            "The log of this table is full: this cannot be kept any more.",
            "Das Protokoll dieses Tisches ist voll: Das lässt sich nicht mehr festhalten.",
        ],
        "not_kept" => [
            "The server could not keep this, and nothing has changed. Please send it again.",
            "Der Server konnte das nicht festhalten, und nichts hat sich geändert. Bitte sende es noch einmal.",
        ],
        "too_long" => ["That is too long.", "Das ist zu lang."],
        "no_table" => ["There is no such table.", "Diesen Tisch gibt es nicht."],
        "full" => ["There is no more room.", "Es ist kein Platz mehr."],
        "bad_ticket" => [
            "This ticket is not valid, or no longer.",
            "Diese Eintrittskarte gilt nicht oder nicht mehr.",
        ],
        "bad_origin" => [
            "This page may not connect here.",
            "Diese Seite darf sich hier nicht verbinden.",
        ],
        "over" => ["The match is over.", "Die Partie ist zu Ende."],
        _ => [
            "The server cannot do this just now.",
            "Der Server kann das gerade nicht.",
        ],
    };
    if lang == "de" { german } else { english }
}
