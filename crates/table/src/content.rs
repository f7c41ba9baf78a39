//! Content is TOML that a designer may change: reading it, saying where it is wrong, telling versions apart.

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::game::Flaw;

/// Reads a file of content. A flaw names file, line and column.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Flaw> {
    toml::from_str(text).map_err(|error| {
        let place = error.span().map_or_else(|| file.to_owned(), |span| place(file, text, span.start));
        Flaw::at(place, error.message().trim().replace('\n', " "))
    })
}

/// `file:line:column` of a byte offset.
pub fn place(file: &str, text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&char| char != '\n').count() + 1;
    format!("{file}:{line}:{column}")
}

/// A short name for exactly these bytes.
pub fn fingerprint(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flaw_names_its_line() {
        let result = parse::<std::collections::BTreeMap<String, u8>>("cards.toml", "a = 1\nb = 300\n");
        assert_eq!(result.map_err(|flaw| flaw.place), Err("cards.toml:2:5".to_owned()));
    }

    #[test]
    fn fingerprints_do_not_change() {
        assert_eq!(fingerprint(b"redtag"), "df73e79417f6dee5");
    }
}
