//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

use redtag_kernel::laws::citations;

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
    let missing: Vec<String> = rules
        .chain(rulings)
        .filter(|id| !cited.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
