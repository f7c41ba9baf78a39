//! What is wrong with content, and where.

use super::*;

/// The cards of the tests of the rulebook.
const CARDS: &str = include_str!("../../tests/rulebook/cards.toml");

fn flaw(text: &str) -> String {
    Content::read(text).expect_err("it is wrong").to_string()
}

#[test]
fn flaws_name_file_line_and_field() {
    let long = format!("{:?}", "u".repeat(121));
    for (find, replace, told) in [
        (
            "rounds = 8",
            "rounds = 0",
            "3:10: rounds must be 1 to 12, not 0",
        ),
        (
            "rounds = 8",
            "rounds = 13",
            "3:10: rounds must be 1 to 12, not 13",
        ),
        (
            "actions = 2",
            "actions = 5",
            "4:11: actions must be 1 to 4, not 5",
        ),
        (
            "money = 2",
            "money = 21",
            "5:9: money must be 0 to 20, not 21",
        ),
        (
            "heroes = 3",
            "heroes = 10",
            "6:10: heroes must be 0 to 9, not 10",
        ),
        (
            "rounds = 8",
            "laps = 8",
            "3:1: there is no field `laps` here",
        ),
        (
            "rounds = 8",
            "rounds = 'eight'",
            "3:10: rounds: this is the text \"eight\"",
        ),
        (
            "{ 1 = 1, ",
            "{ ",
            "51:1: rewards: money from 0 to 9 is needed for 1 points",
        ),
        (
            "5 = 3",
            "5 = 10",
            "115:1: rewards: money from 0 to 9 is needed for 5 points",
        ),
        (
            "number = 2\n",
            "number = 1\n",
            "16:1: there are two cards with the number 1",
        ),
        (
            "number = 2\n",
            "number = 0\n",
            "16:1: a card has a number from 1 to 127, not 0",
        ),
        (
            "number = 2\n",
            "number = 128\n",
            "16:1: a card has a number from 1 to 127, not 128",
        ),
        (
            "\"vehicle\"",
            "\"boat\"",
            "11:8: there is no name `boat` here",
        ),
        (
            "\"value-2\"",
            "\"value-4\"",
            "12:9: there is no name `value-4` here",
        ),
        (
            "\"value-2\"",
            "\"vp-1\"",
            "9:1: catastrophes, and only they, belong to the stacks",
        ),
        (
            "\"vp-1\"",
            "\"red\"",
            "51:1: catastrophes, and only they, belong to the stacks",
        ),
        (
            "region = \"europe\"\n",
            "",
            "51:1: catastrophes, and only they, have a region",
        ),
        (
            "number = 1\n",
            "number = 1\nregion = \"asia\"\n",
            "9:1: catastrophes, and only they, have",
        ),
        (
            "\"europe\"",
            "\"Europe\"",
            "55:10: there is no name `Europe` here; did you mean `europe`?",
        ),
        (
            "en = \"Bus\"",
            "de = \"Bus\"",
            "9:1: name: an English one (en) is needed",
        ),
        (
            "\"Bus\"",
            "\"\"",
            "9:1: name: \"\" is empty, too long or has brackets in it",
        ),
        (
            "\"Bus\"",
            "\"{Bus}\"",
            "9:1: name: \"{Bus}\" is empty, too long or has brackets in it",
        ),
        (
            "\"Bus\"",
            "\" Bus\"",
            "9:1: name: \" Bus\" is empty, too long or has brackets in it",
        ),
        ("\"Bus\"", &long, "9:1: name: \"uuu"),
        (
            "\"Bus\" }",
            "\"Bus\" }\nline = { en = '' }",
            "9:1: line: \"\" is empty, too long",
        ),
        (
            "\"space\", \"move\"",
            "\"luck\"",
            "21:12: there is no name `luck` here",
        ),
        (
            "\"space\", \"move\"",
            "\"purchase\"",
            "16:1: purchase is not for this type of card",
        ),
        (
            "\"space\", \"move\"",
            "\"mission\"",
            "16:1: mission is not for this type of card",
        ),
        (
            "[\"die-3\"]",
            "[\"space\"]",
            "145:1: space is not for this type of card",
        ),
        (
            "[\"die-3\"]",
            "[\"move\"]",
            "145:1: move is not for this type of card",
        ),
        (
            "[\"die-3\"]",
            "[\"fire\", \"/\", \"/\"]",
            "145:1: at most one slash is possible",
        ),
        (
            "[\"die-3\"]",
            "[\"die-3\", \"die-3\", \"die-3\", \"die-3\", \"die-3\"]",
            "145:1: at most 4 dice",
        ),
        (
            "[\"die-3\"]",
            "[\"/\"]",
            "145:1: a slash needs symbols for a mission on both sides",
        ),
        (
            "[\"die-3\"]",
            "[\"fire\", \"/\"]",
            "145:1: a slash needs symbols for a mission on both sides",
        ),
        (
            "[\"die-3\"]",
            "[\"/\", \"fire\"]",
            "145:1: a slash needs symbols for a mission on both sides",
        ),
        (
            "\"fire\", \"shelter\"",
            "\"fire\", \"/\"",
            "51:1: at most one slash is possible, and none on",
        ),
        (
            "\"fire\", \"shelter\"",
            "\"die-3\"",
            "51:1: at most 4 dice are possible, and none on",
        ),
        (
            "\"fire\", \"shelter\"",
            "",
            "51:1: a catastrophe needs something",
        ),
        (
            "[\"die-3\"]",
            &format!("[{}]", ["\"fire\""; 10].join(", ")),
            "145:1: at most 9 equal symbols",
        ),
        (
            "\"space\", \"move\"",
            &["\"space\""; 10].join(", "),
            "16:1: a vehicle has a space of at most 9",
        ),
    ] {
        let text = CARDS.replacen(find, replace, 1);
        assert_ne!(text, CARDS, "{find} is in the file");
        // It is told at the card, or further down at the field that it is about.
        let (place, told) = told.split_once(": ").expect("a place");
        let line = |place: &str| {
            place
                .split(':')
                .next()
                .and_then(|line| line.parse::<u32>().ok())
        };
        let flaw = flaw(&text);
        let found = flaw.strip_prefix("katastrophenspiel.toml:").and_then(line);
        assert!(
            flaw.contains(told) && found >= line(place),
            "{flaw} is not {place}: {told}"
        );
    }
}

#[test]
fn there_are_enough_cards_and_not_too_many() {
    let with = |count: u8, kind: &str, stack: &str, symbols: &str| {
        let card = |number: u8| {
            format!(
                "[[card]]\nnumber = {number}\nkind = \"{kind}\"\nstack = \"{stack}\"\n\
                 name = {{ en = \"Card\" }}\nsymbols = [{symbols}]\n"
            )
        };
        CARDS.to_owned() + &(127 - count..127).map(card).collect::<String>()
    };
    for (text, told) in [
        (
            CARDS.replace("vp-5", "vp-3"),
            "vp-5: at least 1 cards are needed",
        ),
        (
            CARDS.replace("vp-1", "vp-3"),
            "vp-1: at least 2 cards are needed",
        ),
        (
            CARDS.replace("value-2", "value-1"),
            "value-2: at least 2 cards are needed",
        ),
        (
            CARDS.replace("\"blue\"", "\"white\""),
            "blue: 1 to 8 player cards are needed, not 0",
        ),
        (
            with(4, "hero", "red", ""),
            "red: 1 to 8 player cards are needed, not 9",
        ),
        (
            with(4, "equipment", "green", "\"mission\""),
            "at most 4 cards can allow extra missions, not 5",
        ),
    ] {
        assert_eq!(flaw(&text), format!("katastrophenspiel.toml: {told}"));
    }
    assert!(flaw(&with(25, "hero", "value-1", "")).ends_with(": a stack has at most 31 cards"));
    Content::read(&with(24, "hero", "value-1", "")).expect("31 are possible");
    Content::read(&with(3, "equipment", "green", "\"mission\"")).expect("4 are possible");
}
