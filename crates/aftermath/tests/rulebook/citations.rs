//! Nothing in the rulebook goes without a test, or without a place in the sources.

use redtag_kernel::laws::citations_hold;

use crate::tiny;

/// R1 and C1 are about the official cards, and `tests/content.rs` counts them.
#[test]
fn every_rule_is_cited() {
    let cited = citations_hold(&tiny::game(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(cited, Ok(()));
}
