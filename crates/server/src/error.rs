//! Why something was refused: a code for programs and a sentence for people.

use std::fmt;
use std::sync::LazyLock;

use axum::http::StatusCode;
use redtag_games::protocol;
use redtag_kernel::Words;
use serde_json::{Value, json};

use crate::store::StoreError;

const LOCALES: [(&str, &str); 2] = [
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

macro_rules! codes {
    ($(#[doc = $meaning:literal] $code:ident = $name:literal,)+) => {
        /// What is wrong. The sentence that people read is in the locale files, under the name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $(#[doc = $meaning] $code,)+
            /// A code of the protocol that every match speaks, online or not.
            Protocol(protocol::Code),
        }

        impl Code {
            /// Name and meaning of the server's own codes, as docs/protocol.md lists them.
            #[cfg(test)]
            const OWN: &[(&str, &str)] = &[$(($name, $meaning),)+];

            /// The name of one of the server's own codes.
            fn own_name(self) -> Option<&'static str> {
                match self {
                    $(Self::$code => Some($name),)+
                    Self::Protocol(_) => None,
                }
            }
        }
    };
}

codes! {
    /// somebody else acted in the meantime
    Stale = "stale",
    /// the visitor does not hold this seat
    NotYourSeat = "not_your_seat",
    /// only the owner of the table may do this
    NotOwner = "not_owner",
    /// a bot plays at this seat; `return` takes it back
    BotPlays = "bot_plays",
    /// whoever is to be replaced is at the table
    IsHere = "is_here",
    /// nobody else is here to agree, and only the owner decides alone
    NobodyAgrees = "nobody_agrees",
    /// there is no such vote, or it is over
    NoVote = "no_vote",
    /// somebody else at the table has this name
    NameTaken = "name_taken",
    /// this `id` was used for something else
    IdUsed = "id_used",
    /// too many requests or messages; wait a little
    TooFast = "too_fast",
    /// the text or the journal is too long
    TooLong = "too_long",
    /// the body of the request took too long to arrive
    TooSlow = "too_slow",
    /// the log of the table is full
    LogFull = "log_full",
    /// there is no such table, or the key is not valid any more
    NoTable = "no_table",
    /// the ticket was used, has expired, or never existed
    BadTicket = "bad_ticket",
    /// the page that asks is of another origin
    BadOrigin = "bad_origin",
    /// the match is over
    Over = "over",
    /// the store failed and nothing has changed; send it again under the same `id`
    NotKept = "not_kept",
    /// the server cannot do this now; send it again under the same `id`
    Unavailable = "unavailable",
}

impl Code {
    /// With a sentence of its own, for whoever wrote the message.
    pub fn because(self, detail: impl ToString) -> Refusal {
        Refusal {
            code: self,
            detail: Some(detail.to_string()),
            rule: None,
        }
    }

    /// The status of an HTTP answer.
    pub fn status(self) -> StatusCode {
        match self {
            Self::BadTicket | Self::BadOrigin => StatusCode::FORBIDDEN,
            Self::NoTable => StatusCode::NOT_FOUND,
            Self::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Unavailable | Self::NotKept => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }

    fn sentence(self, lang: &str) -> String {
        static WORDS: LazyLock<[Option<Words>; 2]> =
            LazyLock::new(|| LOCALES.map(|(lang, text)| Words::new(lang, &[text]).ok()));
        let at = LOCALES.iter().position(|(known, _)| *known == lang);
        let words = WORDS[at.unwrap_or(0)].as_ref();
        let name = self.to_string();
        words.map_or(name.clone(), |words| words.word(&name))
    }
}

/// The name on the wire.
impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match (self, self.own_name()) {
            (_, Some(name)) => out.write_str(name),
            (Self::Protocol(code), _) => out.write_str(json!(code).as_str().unwrap_or_default()),
            _ => Ok(()),
        }
    }
}

/// Something was not done, and nothing has changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub code: Code,
    /// What exactly is wrong; if nothing, the sentence of the code says it.
    detail: Option<String>,
    /// The rule against it.
    rule: Option<String>,
}

impl Refusal {
    /// A message has no such form.
    pub fn bad_request(detail: impl ToString) -> Self {
        Code::Protocol(protocol::Code::BadRequest).because(detail)
    }

    /// As it is sent.
    pub fn to_json(&self, lang: &str) -> Value {
        let detail = self.detail.clone();
        let message = detail.unwrap_or_else(|| self.code.sentence(lang));
        let mut error = json!({ "code": self.code.to_string(), "message": message });
        if let Some(rule) = &self.rule {
            error["rule"] = json!(rule);
        }
        error
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self {
            code,
            detail: None,
            rule: None,
        }
    }
}

impl From<protocol::Error> for Refusal {
    fn from(error: protocol::Error) -> Self {
        Self {
            code: Code::Protocol(error.code),
            detail: Some(error.message),
            rule: error.rule,
        }
    }
}

/// What a visitor can do nothing about is in the log of the server.
macro_rules! unavailable {
    ($($error:ty),+) => {
        $(impl From<$error> for Refusal {
            fn from(_: $error) -> Self {
                Code::Unavailable.into()
            }
        })+
    };
}
unavailable!(
    StoreError,
    getrandom::Error,
    tokio::task::JoinError,
    tokio::sync::oneshot::error::RecvError
);

#[cfg(test)]
mod tests {
    use super::*;

    const PROTOCOL: &str = include_str!("../../../docs/protocol.md");

    /// The rows of the table of codes in the part about online tables.
    fn documented() -> Vec<(&'static str, &'static str)> {
        let rows = PROTOCOL
            .split_once("| code online | what is wrong |\n|---|---|\n")
            .expect("the table is there")
            .1;
        rows.lines()
            .map_while(|line| line.strip_prefix("| `")?.strip_suffix(" |"))
            .map(|row| row.split_once("` | ").expect("two columns"))
            .collect()
    }

    #[test]
    fn every_code_is_documented() {
        let meant = Code::OWN.iter();
        let meant: Vec<_> = meant.map(|(name, why)| (*name, why.trim())).collect();
        assert_eq!(documented(), meant);
    }

    #[test]
    fn every_code_has_a_sentence_in_every_language_and_no_other() {
        let mut names: Vec<&str> = Code::OWN.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        for (lang, text) in LOCALES {
            let words = Words::new(lang, &[text]).expect("it parses");
            assert_eq!(words.keys().collect::<Vec<_>>(), names, "{lang}");
        }
        let stale = |lang| Refusal::from(Code::Stale).to_json(lang);
        assert_eq!(
            stale("de"),
            json!({ "code": "stale", "message": "Inzwischen hat jemand anderes gehandelt." })
        );
        assert_eq!(stale("fr"), stale("en"));
    }

    #[test]
    fn codes_of_the_protocol_keep_their_names_and_rules() {
        let mut error = protocol::Error::new(protocol::Code::BadAction, "why");
        error.rule = Some("R1".into());
        assert_eq!(
            Refusal::from(error).to_json("en"),
            json!({ "code": "bad_action", "message": "why", "rule": "R1" })
        );
    }
}
