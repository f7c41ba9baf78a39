//! The content folder is sound. Run this while writing: it tells every flaw with file and line.

use crate::tiny;

use std::collections::BTreeSet;

use redtag_aftermath::{Content, File};
use serde_json::Value;

#[test]
fn the_content_is_sound() {
    if let Err(flaws) = Content::read(&Content::official_files()) {
        let flaws: Vec<String> = flaws.iter().map(|flaw| format!("  {flaw}\n")).collect();
        panic!("{} flaws:\n{}", flaws.len(), flaws.concat());
    }
}

/// R1: the cards and tokens come in the numbers of the rulebook.
#[test]
fn cards_in_the_numbers_of_the_rulebook() {
    let content = Content::official().expect("sound");
    let basic: u8 = content
        .cards
        .iter()
        .filter(|one| one.character.is_none())
        .map(|one| one.count)
        .sum();
    let influence = content
        .cards
        .iter()
        .filter(|one| one.character.is_some())
        .count();
    assert_eq!((content.characters.len(), basic, influence), (4, 37, 4));
    let printed = |kind: &str, all: usize| all - undiscovered(kind);
    assert_eq!(
        (
            printed("item", content.items.len()),
            printed("status", content.statuses.len()),
            printed("ability", content.abilities.len())
        ),
        (51, 17, 20)
    );
    let enemies: u8 = content.enemies.iter().map(|one| one.count).sum();
    assert_eq!(
        (
            printed("encounter", content.encounter_cards.len()),
            printed("enemy", usize::from(enemies)),
            printed("environment", content.environments.len())
        ),
        (17, 22, 10)
    );
    assert_eq!(printed("mission", content.missions.len()), 8 + PERSONAL);
    let rides = content.vehicles.len() + content.roads.len();
    assert_eq!(printed("road", rides), 13);
    assert!(
        content.enemies.iter().filter(|one| one.boss).count() >= 4,
        "bosses are a deck of their own"
    );
    let finds: u8 = content.scavenge.tokens.iter().map(|one| one.count).sum();
    assert_eq!(
        (finds, content.numbers.batteries, content.numbers.roaches),
        (21, 8, 8)
    );
    let tokens: Vec<u8> = content.tokens.iter().map(|one| one.count).collect();
    assert_eq!(
        tokens.iter().sum::<u8>(),
        20,
        "fire, hornets, heavy objects, aim, traps, fishhook, Dustfeather, boat"
    );
    // C1: two bonuses of 2 and 1 each, and one of the four is BIG.
    assert!(
        content
            .characters
            .iter()
            .all(|one| one.bonus.iter().sum::<u8>() == 3 && one.bonus.contains(&2))
    );
    assert_eq!(content.characters.iter().filter(|one| one.big).count(), 1);
}

/// Beside the mission cards each of the four has a mission of their own, which lies in the
/// character's box (R64).
const PERSONAL: usize = 4;

/// The cards of a kind in the discovery deck, which is a file of its own.
fn undiscovered(kind: &str) -> usize {
    let deck = Content::official_files()
        .into_iter()
        .find(|file| file.name == "undiscovered.toml")
        .expect("the discovery deck");
    let head = format!("[[{kind}]]");
    deck.text.lines().filter(|line| *line == head).count()
}

/// R1: the discovery deck has 47 cards beside the other lines, twelve of them side missions; what
/// can lie in a deck waits there until it is called for. There are figures for all, 23 or more.
#[test]
fn the_discovery_deck() {
    let content = Content::official().expect("sound");
    let kinds = [
        "mission",
        "item",
        "ability",
        "encounter",
        "environment",
        "status",
        "enemy",
        "road",
    ];
    let counts = kinds.map(undiscovered);
    assert_eq!(counts.iter().sum::<usize>(), 47, "{counts:?}");
    let last = |of: &[bool], kind: &str| of[of.len() - undiscovered(kind)..].iter().all(|&one| one);
    let missions: Vec<bool> = content
        .missions
        .iter()
        .map(|one| one.discovery && one.side)
        .collect();
    assert!(undiscovered("mission") == 12 && last(&missions, "mission"));
    let items: Vec<bool> = content.items.iter().map(|one| one.discovery).collect();
    assert!(last(&items, "item"));
    let enemies: Vec<bool> = content.enemies.iter().map(|one| one.discovery).collect();
    assert!(last(&enemies, "enemy"));
    let cards: Vec<bool> = content
        .encounter_cards
        .iter()
        .map(|one| one.discovery)
        .collect();
    assert!(last(&cards, "encounter"));
    let roads: Vec<bool> = content.roads.iter().map(|one| one.discovery).collect();
    assert!(last(&roads, "road"));
    // A figure for each character, and one for each enemy card but that of the roaches, which are
    // tokens.
    let enemies = content.enemies.iter().filter(|one| !one.roach);
    let figures =
        content.characters.len() + enemies.map(|one| usize::from(one.count)).sum::<usize>();
    assert!(figures >= 23, "{figures}");
}

/// R1: a kind of token is worth its place in the box: it lies on three pages at least.
#[test]
fn every_token_lies_on_three_pages() {
    let content = Content::official().expect("sound");
    for id in &content.names.tokens {
        let pages = content.written.pages.iter().filter(|page| {
            let mut words = BTreeSet::new();
            let page = serde_json::to_value(page).expect("plain data");
            words_of("", &page, &mut words);
            words.contains(&("token".to_owned(), id.clone()))
        });
        assert!(pages.count() >= 3, "{id}");
    }
}

/// The book is a book: pages, most of them with a map, and entries that are read.
#[test]
fn pages_and_entries() {
    let content = Content::official().expect("sound");
    let maps = content
        .pages
        .iter()
        .filter(|page| page.map.is_some())
        .count();
    let numbered: usize = content
        .written
        .pages
        .iter()
        .map(|page| page.entry.len())
        .sum();
    assert!(
        content.pages.len() >= 47 && maps >= 40 && numbered >= 900,
        "{maps} maps, {numbered} entries"
    );
    assert_eq!(
        content.locations.len(),
        12,
        "the travel map is three rows of four"
    );
    assert!(
        content
            .locations
            .iter()
            .all(|one| content.pages[one.page].map.is_some())
    );
}

/// Every word of every script below a value, with the name of the field that it stands in.
fn words_of(field: &str, value: &Value, found: &mut BTreeSet<(String, String)>) {
    match value {
        Value::String(word) => drop(found.insert((field.to_owned(), word.clone()))),
        Value::Array(list) => list.iter().for_each(|one| words_of(field, one, found)),
        Value::Object(fields) => fields
            .iter()
            .for_each(|(name, one)| words_of(name, one, found)),
        _ => {}
    }
}

/// R1: the story has a use for every card and every kind of token, and the discovery deck is opened
/// by the book.
#[test]
fn the_story_uses_everything() {
    let content = Content::official().expect("sound");
    let (mut book, mut cards) = (BTreeSet::new(), BTreeSet::new());
    words_of(
        "",
        &serde_json::to_value(&content.written.pages).expect("plain data"),
        &mut book,
    );
    words_of(
        "",
        &serde_json::to_value(&content.written.cards).expect("plain data"),
        &mut cards,
    );
    let in_book = |field: &str, id: &str| book.contains(&(field.to_owned(), id.to_owned()));
    let anywhere = |field: &str, id: &str| {
        in_book(field, id) || cards.contains(&(field.to_owned(), id.to_owned()))
    };
    let mut unused = Vec::new();
    let mut ask = |kind: &str, id: &str, used: bool| {
        if !used {
            unused.push(format!("{kind} {id}"));
        }
    };
    let names = &content.names;
    for (id, rules) in names.items.iter().zip(&content.items) {
        let given = in_book("item", id) || in_book("build", id);
        let asked = ["party-has", "wears", "carries", "supply", "built"]
            .iter()
            .any(|field| in_book(field, id));
        ask(
            "item",
            id,
            if rules.discovery {
                given
            } else {
                given || asked
            },
        );
    }
    names.statuses.iter().for_each(|id| {
        ask(
            "status",
            id,
            anywhere("status", id) || anywhere("badly-hurt", id),
        );
    });
    names.abilities.iter().for_each(|id| {
        ask(
            "ability",
            id,
            in_book("learn", id) || anywhere("ability", id),
        );
    });
    for (id, rules) in names.enemies.iter().zip(&content.enemies) {
        ask(
            "enemy",
            id,
            anywhere("enemies", id) && (!rules.discovery || in_book("enemy", id)),
        );
        ask("boss", id, !rules.boss || in_book("enemies", id));
    }
    names
        .environments
        .iter()
        .for_each(|id| ask("environment", id, in_book("environment", id)));
    names
        .tokens
        .iter()
        .for_each(|id| ask("token", id, in_book("token", id)));
    names
        .vehicles
        .iter()
        .for_each(|id| ask("vehicle", id, in_book("vehicle", id)));
    for id in &names.missions {
        ask(
            "mission",
            id,
            ["mission", "succeed", "fail"]
                .iter()
                .all(|field| in_book(field, id)),
        );
    }
    // Cards of a deck are drawn, once they are in it.
    ask("deck", "encounters", in_book("do", "encounter-card"));
    for (id, rules) in names.encounters.iter().zip(&content.encounter_cards) {
        ask(
            "encounter",
            id,
            !rules.discovery || in_book("encounter", id),
        );
    }
    for (id, rules) in names.roads.iter().zip(&content.roads) {
        ask("road", id, !rules.discovery || in_book("road", id));
    }
    // What is remembered is asked for, and what is asked for is remembered.
    for flag in names.campaign_flags.iter().chain(&names.mission_flags) {
        // Clocks set their flags themselves.
        let struck = cards.contains(&("flag".to_owned(), flag.clone()));
        ask(
            "flag",
            flag,
            (anywhere("set", flag) || struck) && anywhere("flag", flag),
        );
    }
    assert!(unused.is_empty(), "no use in the story: {unused:?}");
}

/// The flaws of the tiny world/// The flaws of the tiny world with a change in one file.
fn flaws(name: &str, from: &str, to: &str) -> Vec<String> {
    let mut files = tiny::files();
    for (_, text) in files.iter_mut().filter(|(other, _)| other == name) {
        assert!(text.contains(from), "{from}");
        *text = text.replacen(from, to, 1);
    }
    let files: Vec<_> = files
        .iter()
        .map(|(name, text)| File { name, text })
        .collect();
    match Content::read(&files) {
        Ok(_) => Vec::new(),
        Err(flaws) => flaws.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_tiny_world_is_sound() {
    assert_eq!(tiny::game().content.pages.len(), 7);
}

#[test]
fn flaws_name_file_and_line() {
    let flaw = |from, to| flaws("book/010.toml", from, to).concat();
    let start = flaw("start = \"A\"", "start = \"Q\"");
    assert!(
        start.contains("book/010.toml:") && start.contains(": map: the map has no space 'Q'"),
        "{start}"
    );
    let item = flaw("{ item = \"relic\" }", "{ item = \"sword\" }");
    assert!(
        item.starts_with("book/010.toml:47:129: item: ")
            && item.contains("no item is called \"sword\""),
        "{item}"
    );
    assert!(
        flaw("\"AB", "\"BA").contains("rows")
            || flaw("\"ABCD\"", "\"ABCA\"").contains("not a rectangle")
    );
    assert!(flaw("BC = \"red\"", "BD = \"red\"").contains("do not touch"));
    assert!(flaw("opposed = true", "oposed = true").contains("book/010.toml:"));
}

#[test]
fn nothing_lacks_words() {
    let missing = flaws("book/010.de.ftl", "p10-4-work", "p10-4-rest");
    assert!(
        missing.concat().contains("p10-4-work has no words")
            && missing.concat().contains("uses p10-4-rest")
    );
    let cards = flaws(
        "cards.toml",
        "name = { en = \"rat\", de = \"rat\" }",
        "name = { en = \"rat\" }",
    );
    assert!(cards.concat().contains("no words in \"de\""), "{cards:?}");
}

#[test]
fn everything_is_reached_and_leads_on() {
    let flaw = |name, from, to| flaws(name, from, to).concat();
    let exit = flaw("book/011.toml", "do = [\"travel\"]", "do = []");
    assert!(
        exit.contains("entry 11-2: every way through it must lead on"),
        "{exit}"
    );
    let lone = flaw(
        "book/010.toml",
        "poi = [{ space = \"B\", entry = 1 }, ",
        "poi = [",
    );
    assert!(lone.contains("entry 10-1: nothing reads it"), "{lone}");
    let circle = flaw(
        "book/020.toml",
        "number = 2\ndo = [{ page = 20 }]",
        "number = 2\ndo = [{ go = \"20-2\" }]",
    );
    assert!(
        circle.contains("entry 20-2: it leads back to itself"),
        "{circle}"
    );
    let again = flaw(
        "book/020.toml",
        "number = 2\ndo = [{ page = 20 }]",
        "number = 2\ndo = [{ page = 10 }]",
    );
    assert!(again.contains("no map is opened"), "{again}");
    let flag = flaw("book/011.toml", "{ set = \"rung\" }, ", "");
    assert!(flag.contains("\"rung\" is asked"), "{flag}");
    let page = flaw("cards.toml", "page = 12", "page = 11");
    assert!(page.contains("page 12: nothing leads here"), "{page}");
}
