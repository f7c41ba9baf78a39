//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

use redtag_kernel::laws::citations;

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

#[test]
fn every_rule_is_cited() {
    let cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    let ids = [("R", 34), ("A", 38), ("C", 6), ("X", 4)];
    let ids = ids
        .into_iter()
        .flat_map(|(letter, last)| (1..=last).map(move |n| format!("{letter}{n}")));
    let missing: Vec<String> = ids.filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
