//! What boards are handed follows the content in use, so that none of them needs a number of its
//! own.

use redtag_kernel::Game;
use redtag_kernel::words::Words;
use redtag_triage::{Content, Options, Patient, Rank, Triage};

#[test]
fn other_numbers_are_seen() {
    let content = Content::OFFICIAL
        .replace("healthy = 7", "healthy = 9")
        .replace("diesel = 2", "diesel = 7");
    let game = Triage::new(Content::read(&content).expect("it is sound"));
    let words = Words::of(&game, "en", &[]).expect("the locale is sound");
    let options = Options {
        beds: 2,
        hospital: 13,
        ..Options::default()
    };
    let mut position = game.lay_out(&options).expect("the options are sound");
    position.beds[0] = Some(Patient {
        rank: Rank::Jack,
        health: 8,
    });
    position.queue = 3;
    position.saved.kings = 2;
    let seen = game.seen(&position, &|text| words.say(text));
    assert_eq!(seen.hospital, "13 of 13.");
    assert_eq!(seen.beds, ["Jack, health 8 of 9.", "empty."]);
    assert!(seen.generator.contains("needs 8"), "{}", seen.generator);
    assert_eq!(seen.scavenging, "empty.");
    assert_eq!((seen.cards, seen.saved), (48, 2));
    assert!(seen.deck.starts_with("48, "), "{}", seen.deck);
}
