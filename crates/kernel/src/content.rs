//! Content is TOML that a designer may change: reading it, saying where it is wrong, telling
//! versions apart.

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::game::Flaw;

/// Reads a file of content. A flaw names file, line and column.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Flaw> {
    toml::from_str(text).map_err(|error| {
        let place = error
            .span()
            .map_or_else(|| file.to_owned(), |span| place(file, text, span.start));
        Flaw::at(place, plain(error.message().trim()))
    })
}

/// What a reader of TOML says, for people who do not know the names of its types.
fn plain(message: &str) -> String {
    let message = message
        .replace('\n', " ")
        .replace("unknown variant", "unknown name")
        .replace("invalid type: map", "invalid type: table")
        .replace("invalid type: sequence", "invalid type: list");
    match message.split_once(", expected ") {
        Some((found, wanted)) => format!("{found}, expected {}", expectation(wanted, "a table")),
        None => message,
    }
}

/// What a type of ours expects, in words; `object` is what the format calls a group of fields.
pub(crate) fn expectation(wanted: &str, object: &str) -> String {
    let sized = |before: &str| {
        wanted
            .strip_prefix(before)
            .map(|size| format!("a list of {size}"))
    };
    match wanted {
        "u8" => "a whole number from 0 to 255".into(),
        "u16" => "a whole number from 0 to 65535".into(),
        "u32" | "u64" | "usize" => "a whole number from 0".into(),
        "i8" => "a whole number from -128 to 127".into(),
        "i16" => "a whole number from -32768 to 32767".into(),
        "i32" | "i64" => "a whole number".into(),
        "a sequence" => "a list".into(),
        "a map" => object.into(),
        _ if wanted.starts_with("struct ") => object.into(),
        _ if wanted.starts_with("enum ") => format!("a name, or {object} with a single field"),
        _ if wanted.starts_with("tuple ") => "a list".into(),
        _ => sized("an array of length ")
            .or_else(|| sized("a tuple of size "))
            .unwrap_or_else(|| wanted.to_owned()),
    }
}

/// `file:line:column` of a byte offset.
pub fn place(file: &str, text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before
        .chars()
        .rev()
        .take_while(|&char| char != '\n')
        .count()
        + 1;
    format!("{file}:{line}:{column}")
}

/// A short name for exactly these bytes.
pub fn fingerprint(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flaw_names_its_line() {
        let result =
            parse::<std::collections::BTreeMap<String, u8>>("cards.toml", "a = 1\nb = 300\n");
        let told =
            "cards.toml:2:5: invalid value: integer `300`, expected a whole number from 0 to 255";
        assert_eq!(
            result.map_err(|flaw| flaw.to_string()),
            Err(told.to_owned())
        );
    }

    #[test]
    fn a_flaw_speaks_of_tables_and_lists() {
        #[derive(Debug, serde::Deserialize)]
        #[expect(dead_code, reason = "read for its errors only")]
        struct Deck {
            cards: std::collections::BTreeMap<String, [u8; 2]>,
        }
        for (written, told) in [
            ("cards = 1", "invalid type: integer `1`, expected a table"),
            (
                "cards.king = 1",
                "invalid type: integer `1`, expected a list of 2",
            ),
            (
                "cards.king = {}",
                "invalid type: table, expected a list of 2",
            ),
        ] {
            let flaw = parse::<Deck>("cards.toml", written).expect_err("it is wrong");
            assert!(flaw.message.starts_with(told), "{flaw}");
        }
    }

    #[test]
    fn fingerprints_do_not_change() {
        assert_eq!(fingerprint(b"redtag"), "df73e79417f6dee5");
    }
}
