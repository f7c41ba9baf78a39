//! The journal: what opens, and the error that each kind of damage gets.

use std::sync::Arc;

use redtag_after_the_virus::{AfterTheVirus, Content, Options};
use redtag_kernel::laws::journals_hold;

#[test]
fn journals_hold_what_they_promise() {
    let game = Arc::new(AfterTheVirus::official().expect("the content is sound"));
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    assert_eq!(
        journals_hold(&game, options, ("\"seats\":2", "\"seats\":7", "seats")),
        Ok(())
    );
}

#[test]
fn comments_in_content_do_not_matter_and_numbers_do() {
    let commented = Content::OFFICIAL.replace("hand = 5", "# a remark\nhand = 5");
    let other = Content::OFFICIAL.replace("hand = 5", "hand = 6");
    let hash = |text: &str| Content::read(text).expect("it is sound").hash;
    assert_eq!(hash(Content::OFFICIAL), hash(&commented));
    assert_ne!(hash(Content::OFFICIAL), hash(&other));
}
