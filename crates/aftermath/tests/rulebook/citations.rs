//! Nothing in the rulebook goes without a test, and nothing is implemented without its rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::tiny;

/// Everything that is written in a folder and those below it.
fn texts(folder: &str) -> String {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("there are sources") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text += &fs::read_to_string(path).expect("it is text");
            }
        }
    }
    text
}

/// The rules that are not cited in these.
fn missing(cited: &BTreeSet<&str>) -> Vec<String> {
    let rules = tiny::game().chapters().into_iter().flat_map(|(_, ids)| ids);
    rules.filter(|id| !cited.contains(id.as_str())).collect()
}

/// R1 and C1 are about the official cards, and `tests/content.rs` counts them.
#[test]
fn every_rule_is_cited() {
    let tests = texts("tests");
    let missing = missing(&citations(&tests).into_iter().collect());
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

/// From a rule to where it is implemented.
#[test]
fn every_rule_is_cited_where_it_is_implemented() {
    let sources = texts("src");
    let words = sources.split(|letter: char| !letter.is_ascii_alphanumeric());
    let missing = missing(&words.collect());
    assert!(missing.is_empty(), "no source cites {missing:?}");
}
