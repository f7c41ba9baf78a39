//! What comes out of the printer.

use std::collections::BTreeSet;
use std::sync::Arc;

use redtag_games::paper::page;
use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_trauma_center::{Content, TraumaCenter};

struct Printed(&'static str);

impl<G: Playable> Visitor<G> for Printed {
    type Output = (String, Vec<String>);

    fn visit(self, game: Arc<G>) -> Self::Output {
        let rules = game
            .chapters()
            .into_iter()
            .flat_map(|(_, ids)| ids)
            .collect();
        (page(&*game, self.0).expect("it is spoken"), rules)
    }
}

fn printed(game: &str, language: &'static str) -> (String, Vec<String>) {
    visit(game, None, Printed(language)).expect("the built-in content is fine")
}

/// What stands between tags, and the ids; fails unless every tag is closed in its turn.
fn read(html: &str) -> (String, Vec<String>) {
    let (mut text, mut ids, mut open) = (String::new(), Vec::new(), Vec::new());
    let (_, html) = html.split_once("\n").expect("first there is the doctype");
    for piece in html.split('<').skip(1) {
        let (tag, rest) = piece.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{tag}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        ids.extend(
            tag.split_once(" id=\"")
                .and_then(|(_, id)| id.split('"').next())
                .map(str::to_owned),
        );
        assert!(!tag.contains(" style=") && name != "script", "{tag}");
        if name != "style" {
            text.push_str(rest);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    (text, ids)
}

fn cards(ids: &[String], start: &str) -> Vec<u8> {
    ids.iter()
        .filter_map(|id| id.strip_prefix(start)?.parse().ok())
        .collect()
}

#[test]
fn every_page_is_whole_in_every_language() {
    for name in NAMES {
        for language in ["en", "de"] {
            let (html, rules) = printed(name, language);
            assert!(html.contains(&format!("<html lang=\"{language}\">")));
            let (text, ids) = read(&html);
            assert!(
                !["⟨", "{", "}"].iter().any(|gap| text.contains(gap)),
                "{name}, {language}"
            );
            for rule in rules {
                let times = html.matches(&format!("<b>{rule}</b>")).count();
                assert_eq!(times, 1, "{name}, {language}: {rule}");
            }
            let different: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(different.len(), ids.len(), "{name}: an id is there twice");
        }
        assert_ne!(printed(name, "en"), printed(name, "de"), "{name}");
    }
}

/// R3, R4: the sheet with its boxes, each card once with both of its sides, each patient, each die.
#[test]
fn trauma_center_has_all_that_is_on_the_table() {
    let game = TraumaCenter::official().expect("the built-in content is fine");
    for (language, bold, rule) in [
        (
            "en",
            "Graze",
            "No bandage may touch the quadrant of this card.",
        ),
        ("de", "Schürfwunde", "Würfel mit"),
    ] {
        let (html, _) = printed("trauma-center", language);
        let (text, ids) = read(&html);
        assert!(text.contains(bold) && text.contains(rule), "{language}");
        let numbers: Vec<u8> = game.content.cards().map(|(number, _)| number).collect();
        assert_eq!(cards(&ids, "card-"), numbers);
        assert_eq!(cards(&ids, "person-"), game.content.persons.as_slice());
        assert_eq!(cards(&ids, "die-"), [1, 2, 3, 4, 5, 6]);
        assert_eq!(
            html.matches("class=\"grid\"").count(),
            4,
            "Body, Diagnosis, Health and Strain"
        );
        for (number, card) in game.content.cards() {
            let (_, card_on) = html
                .split_once(&format!("id=\"card-{number}\""))
                .expect("it is there");
            let card_on = card_on.split("</li>").next().unwrap_or_default();
            let (front, back) = card_on.split_once("</div><div>").expect("it has two sides");
            let marks =
                |side: &str| ["\"wound\"", "\"bold wound\""].map(|mark| side.matches(mark).count());
            let (wounds, bold) = (card.wounds[0].len(), card.bold[0].len());
            assert_eq!(
                marks(front),
                [wounds, 0],
                "{language}: the front of {number}"
            );
            let expected = if card.rule.is_some() {
                [0, 0]
            } else {
                [wounds, bold]
            };
            assert_eq!(marks(back), expected, "{language}: the back of {number}");
            assert_eq!(back.contains("class=\"rule\""), card.rule.is_some());
        }
    }
}

/// A3: the tetrominoes may be rotated, and only that of the 6 may be turned over.
#[test]
fn tetrominoes_are_shown_in_all_their_ways() {
    let (html, _) = printed("trauma-center", "en");
    let ways = |die: u8| {
        let (_, shown) = html
            .split_once(&format!("id=\"die-{die}\""))
            .expect("it is there");
        shown
            .split("</li>")
            .next()
            .unwrap_or_default()
            .matches("class=\"way\"")
            .count()
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(ways), [1, 2, 4, 4, 4, 4]);
}

#[test]
fn das_katastrophenspiel_has_all_cards() {
    let (html, _) = printed("katastrophenspiel", "en");
    let (text, ids) = read(&html);
    assert_eq!(cards(&ids, "card-"), (1..=110).collect::<Vec<u8>>());
    for said in [
        "Fireboat",
        "4 × space and fire fighting",
        "Price 2",
        "5 VP and 3 money",
        "South America",
        "White",
    ] {
        assert!(text.contains(said), "{said}");
    }
}

#[test]
fn names_of_a_pack_are_words_and_no_tags() {
    let pack = Content::OFFICIAL.replace("\"Graze\"", "'<b class=\"x\">Cuts & co'");
    let game = TraumaCenter::load(Some(&pack)).expect("such a name is allowed");
    let html = page(&game, "en").expect("it is spoken");
    read(&html);
    assert!(html.contains("&lt;b class=&quot;x&quot;&gt;Cuts &amp; co"));
}
