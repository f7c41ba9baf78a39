//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

use redtag_table::Tell;

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
    let missing: Vec<String> =
        rules.chain(["X1".to_owned()]).filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

/// The words of the doc comments that stand right above a test.
fn citations(source: &str) -> Vec<&str> {
    let mut cited = Vec::new();
    let mut comment = Vec::new();
    for line in source.lines().map(str::trim_start) {
        if let Some(words) = line.strip_prefix("/// ") {
            comment.extend(words.split(|letter: char| !letter.is_ascii_alphanumeric()));
        } else if line == "#[test]" {
            cited.append(&mut comment);
        } else {
            comment.clear();
        }
    }
    cited
}

#[test]
fn only_comments_on_tests_count() {
    let source =
        "/// R1: a rule.\n#[test]\nfn a() {}\n/// R2: a helper.\nfn b() {}\n// R3\n#[test]\nfn c() {}\n";
    let cited = citations(source);
    assert!(cited.contains(&"R1") && !cited.contains(&"R2") && !cited.contains(&"R3"), "{cited:?}");
}
