//! How a command was called, so that every result says how to repeat it.

use std::sync::Arc;

use redtag_lab::Progress;

/// How a command was called.
pub struct Call {
    /// As it can be written again.
    pub command: String,
    /// Where somebody can stop it.
    pub progress: Arc<Progress>,
}

impl Call {
    /// Of this program, as it runs.
    pub fn of_this() -> Self {
        Self {
            command: command(std::env::args().skip(1)),
            progress: Arc::default(),
        }
    }
}

/// What only says where to play and where to write.
const PLACES: [&str; 5] = ["--out", "--shard", "--threads", "--html", "--data"];

/// The command without what only says where to play and where to write.
pub fn command(words: impl Iterator<Item = String>) -> String {
    let mut kept = vec!["redtag".to_owned()];
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let name = word.split('=').next().unwrap_or_default();
        if PLACES.contains(&name) {
            if !word.contains('=') {
                words.next();
            }
        } else if word != "--json" {
            kept.push(quoted(word));
        }
    }
    kept.join(" ")
}

/// A word as a shell reads it.
fn quoted(word: String) -> String {
    let is_plain = |char: char| char.is_alphanumeric() || "-_./:=,".contains(char);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word;
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_without_places_and_with_quotes() {
        let words = [
            "lab",
            "diff",
            "--out",
            "x",
            "--shard=1/2",
            "--set",
            "a=b c",
            "--json",
            "--threads",
            "4",
            "it's",
        ];
        assert_eq!(
            command(words.into_iter().map(str::to_owned)),
            r"redtag lab diff --set 'a=b c' 'it'\''s'"
        );
    }
}
