//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

const SOURCES: [&str; 9] = [
    include_str!("content.rs"),
    include_str!("critical.rs"),
    include_str!("discharge.rs"),
    include_str!("emt.rs"),
    include_str!("er.rs"),
    include_str!("prep.rs"),
    include_str!("round.rs"),
    include_str!("setup.rs"),
    include_str!("surgeon.rs"),
];

#[test]
fn every_rule_is_cited() {
    let cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    let rules = (1..=37).map(|number| format!("R{number}"));
    let rulings = (1..=35).map(|number| format!("A{number}"));
    let missing: Vec<String> = rules.chain(rulings).filter(|id| !cited.contains(id.as_str())).collect();
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
