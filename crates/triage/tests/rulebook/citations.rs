//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::official;

const SOURCES: [&str; 6] = [
    include_str!("setup.rs"),
    include_str!("turn.rs"),
    include_str!("events.rs"),
    include_str!("actions.rs"),
    include_str!("end.rs"),
    include_str!("examples.rs"),
];

#[test]
fn every_rule_is_cited() {
    let cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    let examples = (1..=10).map(|number| format!("X{number}"));
    let missing: Vec<String> = rules
        .chain(examples)
        .filter(|id| !cited.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
