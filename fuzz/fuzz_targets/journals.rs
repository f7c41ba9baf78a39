//! A journal: what opens, opens again to the same journal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::hosted;

fuzz_target!(|text: &str| {
    if let Ok(board) = hosted::reopen(text) {
        let again = hosted::reopen(&board.journal()).expect("what was written can be read");
        assert_eq!(board.journal(), again.journal());
    }
});
