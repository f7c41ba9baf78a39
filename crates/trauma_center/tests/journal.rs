//! The journal: what opens, and the error that each kind of damage gets.

use std::sync::Arc;

use redtag_kernel::laws::journals_hold;
use redtag_trauma_center::{Options, TraumaCenter};

#[test]
fn journals_hold_what_they_promise() {
    let game = Arc::new(TraumaCenter::official().expect("the content is sound"));
    let held = journals_hold(
        &game,
        Options { seats: 2 },
        ("\"seats\":2", "\"seats\":7", "seats"),
    );
    assert_eq!(held, Ok(()));
}
