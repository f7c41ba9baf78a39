//! Lines of the protocol, one after the other in one session.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::Session;

fuzz_target!(|text: &str| {
    let mut session = Session::default();
    // A search thinks for as long as it is told to; that is not what is looked for here.
    for line in text.lines().filter(|line| !line.contains("search")).take(20) {
        let answer: serde_json::Value =
            serde_json::from_str(&session.answer(line)).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean());
    }
});
