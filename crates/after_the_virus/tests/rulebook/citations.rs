//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::rulebook::official;

const SOURCES: [&str; 9] = [
    include_str!("setup.rs"),
    include_str!("turn.rs"),
    include_str!("actions.rs"),
    include_str!("zombies.rs"),
    include_str!("wounds.rs"),
    include_str!("gear.rs"),
    include_str!("saving.rs"),
    include_str!("end.rs"),
    include_str!("examples.rs"),
];

/// The list of rules, with the facts about components (C) and the printed examples (X).
fn ids() -> impl Iterator<Item = String> {
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    let facts = (1..=6).map(|number| format!("C{number}"));
    let examples = (1..=4).map(|number| format!("X{number}"));
    rules.chain(facts).chain(examples)
}

#[test]
fn every_rule_is_cited() {
    let cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    let missing: Vec<String> = ids().filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

/// From a rule to where it is implemented.
#[test]
fn every_rule_is_cited_where_it_is_implemented() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![sources];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("there are sources") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &fs::read_to_string(path).expect("it is text");
            }
        }
    }
    // Actions have letters: R14C.
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let cited: BTreeSet<&str> = words
        .map(|word| word.trim_end_matches(char::is_uppercase))
        .collect();
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    let missing: Vec<String> = rules.filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no source cites {missing:?}");
}
