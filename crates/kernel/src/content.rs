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

/// What a reader of data says, for people who do not know the names of its types.
pub fn plain(message: &str) -> String {
    const WORDS: [(&str, &str); 11] = [
        ("\n", " "),
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected u32", "expected a whole number from 0"),
        ("expected u64", "expected a whole number from 0"),
        ("expected usize", "expected a whole number from 0"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected i16", "expected a whole number"),
        ("expected i32", "expected a whole number"),
        ("expected i64", "expected a whole number"),
        ("a sequence", "a list"),
    ];
    WORDS
        .iter()
        .fold(message.to_owned(), |message, (from, to)| {
            message.replace(from, to)
        })
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
    fn fingerprints_do_not_change() {
        assert_eq!(fingerprint(b"redtag"), "df73e79417f6dee5");
    }
}
