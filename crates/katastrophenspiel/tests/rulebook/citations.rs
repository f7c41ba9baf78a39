//! Nothing in the rulebook goes without a test, or without a place in the sources.

use std::collections::BTreeSet;

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::official;

const SOURCES: [&str; 9] = [
    include_str!("components.rs"),
    include_str!("setup.rs"),
    include_str!("turn.rs"),
    include_str!("movement.rs"),
    include_str!("purchase.rs"),
    include_str!("mission.rs"),
    include_str!("end.rs"),
    include_str!("examples.rs"),
    include_str!("sketches.rs"),
];

#[test]
fn every_rule_is_cited() {
    let cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    let missing: Vec<String> = rules
        .chain(["X1".to_owned()])
        .filter(|id| !cited.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

/// From every rule and ruling there is a way to the code that carries it out.
#[test]
fn every_rule_is_cited_in_the_sources() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let files = std::fs::read_dir(folder).expect("there are sources");
    let sources: Vec<String> = files
        .map(|file| std::fs::read_to_string(file?.path()))
        .collect::<Result<_, _>>()
        .expect("sources are text");
    let comments = sources
        .iter()
        .flat_map(|source| source.lines())
        .filter(|line| line.trim_start().starts_with("//"));
    let cited: BTreeSet<&str> = comments
        .flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric()))
        .collect();
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    let missing: Vec<String> = rules.filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no source cites {missing:?}");
}
