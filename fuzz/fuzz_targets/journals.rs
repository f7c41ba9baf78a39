//! A journal: what opens, opens again to the same journal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redtag_games::Board;

fuzz_target!(|text: &str| {
    if let Ok(board) = Board::open(text) {
        let again = Board::open(&board.journal()).expect("what was written can be read");
        assert_eq!(board.journal(), again.journal());
    }
});
