//! The journal: what opens, and the error that each kind of damage gets.

use crate::tiny;

use std::sync::Arc;

use redtag_aftermath::Options;
use redtag_kernel::laws::journals_hold;

#[test]
fn journals_hold_what_they_promise() {
    let game = Arc::new(tiny::game());
    let held = journals_hold(
        &game,
        Options::default(),
        ("\"seats\":2", "\"seats\":7", "seats"),
    );
    assert_eq!(held, Ok(()));
}
