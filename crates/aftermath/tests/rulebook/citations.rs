//! Nothing in the rulebook goes without a test.

use std::collections::BTreeSet;

use redtag_kernel::laws::citations;

const SOURCES: [&str; 12] = [
    include_str!("setup.rs"),
    include_str!("turn.rs"),
    include_str!("tests.rs"),
    include_str!("actions.rs"),
    include_str!("map.rs"),
    include_str!("enemies.rs"),
    include_str!("wounds.rs"),
    include_str!("items.rs"),
    include_str!("book.rs"),
    include_str!("campaign.rs"),
    include_str!("own.rs"),
    include_str!("rulings.rs"),
];

/// R1 and C1 are about the official cards, and `tests/content.rs` counts them.
#[test]
fn every_rule_is_cited() {
    let mut cited: BTreeSet<&str> = SOURCES.into_iter().flat_map(citations).collect();
    cited.extend(citations(include_str!("../content.rs")));
    let ids = [("R", 65), ("A", 58)];
    let ids = ids
        .into_iter()
        .flat_map(|(letter, last)| (1..=last).map(move |n| format!("{letter}{n}")));
    let missing: Vec<String> = ids.filter(|id| !cited.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
