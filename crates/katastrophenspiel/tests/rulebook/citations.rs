//! Nothing in the rulebook goes without a test.

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
