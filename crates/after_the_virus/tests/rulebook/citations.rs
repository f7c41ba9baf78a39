//! Nothing in the rulebook goes without a test, or without a place in the sources.

use redtag_kernel::laws::citations_hold;

use crate::rulebook::official;

#[test]
fn every_rule_is_cited() {
    let cited = citations_hold(&*official(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(cited, Ok(()));
}
