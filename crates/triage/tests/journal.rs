//! The journal: what opens, and the error that each kind of damage gets.

use std::sync::Arc;

use redtag_kernel::laws::journals_hold;
use redtag_triage::{Content, Options, Triage};

#[test]
fn journals_hold_what_they_promise() {
    let game = Arc::new(Triage::official().expect("the content is sound"));
    let held = journals_hold(
        &game,
        Options::default(),
        ("\"beds\":3", "\"beds\":7", "beds"),
    );
    assert_eq!(held, Ok(()));
}

#[test]
fn comments_in_content_do_not_matter_and_numbers_do() {
    let commented = Content::OFFICIAL.replace("healthy = 7", "# a remark\nhealthy = 7");
    let other = Content::OFFICIAL.replace("healthy = 7", "healthy = 8");
    let hash = |text: &str| Content::read(text).expect("it is sound").hash;
    assert_eq!(hash(Content::OFFICIAL), hash(&commented));
    assert_ne!(hash(Content::OFFICIAL), hash(&other));
}
