//! Content is TOML that a designer may change: reading it, laying packs over it, saying where it is
//! wrong, telling versions apart.

mod layers;
mod source;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

pub use self::layers::{BUILT_IN, Change, ChangeKind, Laid, Layout, UNNAMED, files};
pub use self::source::{File, Source, Value};
use crate::game::Flaw;

/// Reads a file of content. A flaw names file, line and column.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Flaw> {
    Source::of_file(file, text)?.read()
}

/// The name that somebody may have meant who wrote this one.
pub fn like<'a>(written: &str, names: &[&'a str]) -> Option<&'a str> {
    let most = written.chars().count().div_ceil(3).min(3);
    let near = names.iter().map(|name| (distance(written, name), *name));
    let (distance, name) = near.min()?;
    (distance <= most).then_some(name)
}

/// How many letters have to be changed, put in, left out or swapped.
fn distance(one: &str, other: &str) -> usize {
    let letters = |text: &str| text.to_lowercase().chars().take(40).collect::<Vec<char>>();
    let (one, other) = (letters(one), letters(other));
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            if i == 0 || j == 0 {
                rows[i][j] = i + j;
                continue;
            }
            let same = one[i - 1] == other[j - 1];
            let mut least = (rows[i - 1][j] + 1)
                .min(rows[i][j - 1] + 1)
                .min(rows[i - 1][j - 1] + usize::from(!same));
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = least;
        }
    }
    rows[one.len()][other.len()]
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

/// File, line and column of a place, as far as it has them.
pub fn parts(place: &str) -> (&str, Option<u32>, Option<u32>) {
    // A place may go on in words, as in `book/211.toml:6: map`.
    let place = place.split(": ").next().unwrap_or(place);
    let mut parts = place.rsplitn(3, ':');
    let numbers = [parts.next(), parts.next()].map(|part| part?.parse().ok());
    match (numbers, parts.next()) {
        ([Some(column), Some(line)], Some(file)) => (file, Some(line), Some(column)),
        ([Some(line), _], _) => match place.rsplit_once(':') {
            Some((file, _)) => (file, Some(line), None),
            None => (place, None, None),
        },
        _ => (place, None, None),
    }
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
        let told = "cards.toml:2:5: b: this is the number 300, but a whole number from 0 to 255 is \
                    expected";
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
            (
                "cards = 1",
                "cards: this is the number 1, but a table is expected",
            ),
            (
                "cards.king = 1",
                "cards.king: this is the number 1, but a list of 2 is expected",
            ),
            (
                "cards.king = {}",
                "cards.king: this is a table, but a list of 2 is expected",
            ),
        ] {
            let flaw = parse::<Deck>("cards.toml", written).expect_err("it is wrong");
            assert_eq!(flaw.message, told);
        }
    }

    #[test]
    fn a_misspelt_name_is_recognised() {
        let names = ["count", "retrieve", "prepare", "id"];
        for (written, meant) in [
            ("cuont", Some("count")),
            ("Count", Some("count")),
            ("retreive", Some("retrieve")),
            ("prepares", Some("prepare")),
            ("health", None),
        ] {
            assert_eq!(like(written, &names), meant, "{written}");
        }
    }

    #[test]
    fn a_place_has_its_parts() {
        assert_eq!(parts("a.toml:3:14"), ("a.toml", Some(3), Some(14)));
        assert_eq!(parts("b/2.toml:6: map"), ("b/2.toml", Some(6), None));
        assert_eq!(parts("a.toml"), ("a.toml", None, None));
        assert_eq!(parts(""), ("", None, None));
    }

    #[test]
    fn fingerprints_do_not_change() {
        assert_eq!(fingerprint(b"redtag"), "df73e79417f6dee5");
    }
}
