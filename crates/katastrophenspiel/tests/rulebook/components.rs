//! The components, as the official content has them: R1-R3, and the rulings on cards.

use std::collections::BTreeMap;

use redtag_katastrophenspiel::{
    Ability, Card, CardKind, CardRules, Colour, Event, Katastrophenspiel, Options, Region,
    STACK_NAMES, Symbols,
};
use redtag_kernel::{Game, PlayError};
use serde_json::{Value, json};

use crate::rulebook::{FIREMAN, KIT, MELTDOWN, check, expect, match_at, official, play, use_left};

/// The card of this German name as it is written.
fn named(name: &str) -> Value {
    let content = serde_json::to_value(&official().content.written).expect("content is plain data");
    let cards = content["cards"].as_array().expect("cards are a list");
    let mut found = cards.iter().filter(|card| card["name"]["de"] == name);
    let card = found.next().unwrap_or_else(|| panic!("there is no {name}"));
    assert!(found.next().is_none(), "{name} is there once");
    card.clone()
}

/// Its number, kind, stack and symbols.
fn printed(name: &str) -> (u64, String, String, String) {
    let card = named(name);
    let text = |field: &str| card[field].as_str().unwrap_or_default().to_owned();
    let symbols = card["symbols"].as_array().expect("symbols are a list");
    let symbols: Vec<&str> = symbols.iter().filter_map(Value::as_str).collect();
    (
        card["number"].as_u64().unwrap_or(0),
        text("kind"),
        text("stack"),
        symbols.join(" "),
    )
}

fn all_cards(game: &Katastrophenspiel, kind: CardKind) -> Vec<(Card, &CardRules)> {
    game.content
        .cards()
        .filter(|(_, rules)| rules.kind == kind)
        .collect()
}

fn catastrophes(game: &Katastrophenspiel) -> Vec<(Card, &CardRules)> {
    all_cards(game, CardKind::Catastrophe)
}

/// How many symbols a mission gets at best.
fn symbols(rules: &CardRules) -> usize {
    let count = |side: Symbols| side.dice.len() + usize::from(side.abilities.iter().sum::<u8>());
    count(rules.left).max(rules.right.map_or(0, count))
}

/// R1: 110 cards in 12 stacks.
#[test]
fn twelve_stacks() {
    let content = &official().content;
    assert_eq!(
        content
            .all()
            .iter()
            .map(|card| card.number())
            .collect::<Vec<_>>(),
        (1..=110).collect::<Vec<_>>()
    );
    assert_eq!(content.sets.map(|set| set.len()), [4; 5]);
    let stacks: Vec<_> = STACK_NAMES
        .into_iter()
        .zip(content.stacks.map(|stack| stack.len()))
        .collect();
    let counts = [("value-1", 16), ("value-2", 27), ("value-3", 7)];
    let points = [("vp-1", 12), ("vp-2", 8), ("vp-3", 12), ("vp-5", 8)];
    assert_eq!(stacks, [counts.as_slice(), points.as_slice()].concat());
    for (stack, value) in [1, 2, 3, 1, 2, 3, 5].into_iter().enumerate() {
        let cards = content.stacks[stack].as_slice();
        assert!(
            cards.iter().all(|&card| content.card(card).value == value),
            "stack {stack}"
        );
    }
}

/// R1: five pawns, and one die with six faces.
#[test]
fn pawns_and_die() {
    assert_eq!(Colour::ALL.len(), 5);
    let mut match_ = match_at(&format!(
        "phase = 'mission'\nred = {{ hand = [], table = [{KIT}] }}\n
         mission = {{ catastrophe = {MELTDOWN}, missing = [0, 0, 1, 0, 0, 0], used = [95, 96], \
             dice = [] }}"
    ));
    let Err(PlayError::Asks(question)) = match_.play_with(0, use_left(KIT), &[]) else {
        panic!("a die is rolled");
    };
    assert_eq!((question.what, question.weights), ("die", vec![1; 6]));
}

/// A18: two to five players.
#[test]
fn two_to_five_players() {
    let game = official();
    for seats in 2..=5 {
        let options = Options {
            seats,
            ..Options::default()
        };
        assert_eq!(game.seats(&options), seats);
        assert_eq!(
            game.lay_out(&options)
                .expect("that is possible")
                .players
                .len(),
            usize::from(seats)
        );
    }
    assert_eq!(Katastrophenspiel::SEATS, 2..=5);
    for seats in [0, 1, 6, 255] {
        let flaw = game
            .lay_out(&Options {
                seats,
                ..Options::default()
            })
            .expect_err("that is not possible");
        assert_eq!(
            flaw.to_string(),
            format!("seats: must be 2 to 5, not {seats}")
        );
    }
    for (seats, first) in [(2, 2), (5, 5)] {
        let options = Options {
            seats,
            first: Some(first),
            ..Options::default()
        };
        let flaw = game.lay_out(&options).expect_err("nobody sits there");
        assert_eq!(
            flaw.to_string(),
            format!("first: must be 0 to {}, not {first}", seats - 1)
        );
    }
}

/// R2: four types of card, numbered one after the other.
#[test]
fn four_types() {
    let game = official();
    let numbers = |kind| {
        all_cards(&game, kind)
            .iter()
            .map(|(card, _)| card.number())
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers(CardKind::Vehicle), (1..=20).collect::<Vec<_>>());
    assert_eq!(
        numbers(CardKind::Catastrophe),
        (21..=60).collect::<Vec<_>>()
    );
    assert_eq!(numbers(CardKind::Hero), (61..=88).collect::<Vec<_>>());
    assert_eq!(numbers(CardKind::Equipment), (89..=110).collect::<Vec<_>>());
    for (numbers, points) in [(21..=32, 1), (33..=40, 2), (41..=52, 3), (53..=60, 5)] {
        for number in numbers {
            assert_eq!(
                game.content.card(crate::rulebook::card(number)).value,
                points,
                "card {number}"
            );
        }
    }
    for (set, colour) in game.content.sets.iter().zip(Colour::ALL) {
        let heroes = set.and(game.content.all_heroes).len();
        assert_eq!(
            (heroes, set.and(game.content.equipment).len()),
            (3, 1),
            "{colour:?}"
        );
    }
}

/// R2: every symbol is there, on the type of card that may have it.
#[test]
fn every_symbol() {
    let content = serde_json::to_value(&official().content.written).expect("content is plain data");
    let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in content["cards"].as_array().expect("cards are a list") {
        for symbol in card["symbols"].as_array().expect("symbols are a list") {
            let kind = card["kind"].as_str().unwrap_or_default().to_owned();
            let kinds = kinds
                .entry(symbol.as_str().unwrap_or_default().to_owned())
                .or_default();
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
    }
    for ability in [
        "first-aid",
        "supplies",
        "fire",
        "shelter",
        "peace",
        "construction",
    ] {
        assert_eq!(
            kinds.remove(ability).map_or(0, |kinds| kinds.len()),
            4,
            "{ability}"
        );
    }
    for symbol in ["die-3", "die-4", "die-5", "/"] {
        let kinds = kinds.remove(symbol).expect("it is there");
        assert!(
            !kinds.is_empty() && !kinds.contains(&"catastrophe".to_owned()),
            "{symbol}: {kinds:?}"
        );
    }
    for (symbol, kind) in [
        ("space", "vehicle"),
        ("move", "vehicle"),
        ("purchase", "hero"),
        ("mission", "equipment"),
    ] {
        assert_eq!(
            kinds.remove(symbol),
            Some(vec![kind.to_owned()]),
            "{symbol}"
        );
    }
    assert!(kinds.is_empty(), "{kinds:?}");
    assert_eq!(
        json!(Ability::ALL),
        json!([
            "first-aid",
            "supplies",
            "fire",
            "shelter",
            "peace",
            "construction"
        ])
    );
}

/// R3, A23: every catastrophe names one of six regions, evenly, and each class of points has all of
/// them.
#[test]
fn six_regions() {
    let game = official();
    let regions = [
        "north-america",
        "south-america",
        "europe",
        "africa",
        "asia",
        "australia",
    ];
    assert_eq!(json!(Region::ALL), json!(regions));
    for region in Region::ALL {
        let here: Vec<u8> = catastrophes(&game)
            .iter()
            .filter(|(_, rules)| rules.region == region)
            .map(|(_, rules)| rules.value)
            .collect();
        assert!((6..=7).contains(&here.len()), "{region:?}: {}", here.len());
        assert!(
            [1, 2, 3, 5].iter().all(|points| here.contains(points)),
            "{region:?}: {here:?}"
        );
    }
}

/// R3: points go on beyond the track, and money has no limit.
#[test]
fn no_limit_of_points_and_money() {
    let last = format!(
        "phase = 'mission'\nred = {{ points = 28, money = 40, hand = [{FIREMAN}] }}\n
         mission = {{ catastrophe = {MELTDOWN}, missing = [0, 0, 1, 0, 0, 0], used = [95, 96], \
             dice = [] }}"
    );
    check(
        &last,
        &[play(FIREMAN)],
        &[],
        "red = { points = 33, money = 43 }",
    );
}

/// A23: a catastrophe needs 2, 3, 4, or 5 to 6 symbols for 1, 2, 3 or 5 points; no two are alike.
#[test]
fn sizes_of_catastrophes() {
    let game = official();
    let mut seen = Vec::new();
    for (card, rules) in catastrophes(&game) {
        let sizes = match rules.value {
            1 => 2..=2,
            2 => 3..=3,
            3 => 4..=4,
            _ => 5..=6,
        };
        assert!(sizes.contains(&symbols(rules)), "card {}", card.number());
        let needs = (rules.region, rules.left.abilities);
        assert!(
            !seen.contains(&needs),
            "card {} is there already",
            card.number()
        );
        seen.push(needs);
    }
}

/// A23: heroes and equipment that cost more give more.
#[test]
fn symbols_by_value() {
    let game = official();
    let content = &game.content;
    let worth = |card: Card| {
        let rules = content.card(card);
        symbols(rules) + 2 * usize::from(rules.purchase || rules.mission)
    };
    let mut mean = 0.0;
    for (set, value) in content.stack_sets.into_iter().zip(1..=3) {
        let cards = set.without(content.vehicles);
        assert!(
            cards
                .iter()
                .all(|card| (1..=value + 1).contains(&worth(card))),
            "value {value}"
        );
        let next = cards.iter().map(worth).sum::<usize>() as f64 / cards.len() as f64;
        assert!(next > mean, "value {value}");
        mean = next;
    }
}

/// A22, A23: the cards that the rulebook names are as it gives them, one of each.
#[test]
fn named_cards() {
    let written = |number, kind: &str, stack: &str, symbols: &str| {
        (
            number,
            kind.to_owned(),
            stack.to_owned(),
            symbols.to_owned(),
        )
    };
    let is = |name: &str, number, kind, stack, symbols| {
        assert_eq!(
            printed(name),
            written(number, kind, stack, symbols),
            "{name}"
        );
    };
    is(
        "Löschboot",
        7,
        "vehicle",
        "value-2",
        "space space space space fire",
    );
    is(
        "Löschflugzeug",
        15,
        "vehicle",
        "value-2",
        "space space fire move",
    );
    is(
        "Jennifer McLeod",
        81,
        "hero",
        "value-2",
        "die-5 / first-aid shelter",
    );
    is(
        "Sturm",
        47,
        "catastrophe",
        "vp-3",
        "shelter shelter shelter first-aid",
    );
    for (name, stack, symbols) in [
        ("Sigmar Milano", "red", "fire"),
        ("Linda Rendel", "red", "die-5 / first-aid"),
        ("Zelte", "red", "shelter"),
        ("Hausbrand", "vp-1", "fire shelter"),
        ("Verseuchtes Wasser", "vp-1", "supplies first-aid"),
    ] {
        let (_, _, found, printed) = printed(name);
        assert_eq!(
            (found.as_str(), printed.as_str()),
            (stack, symbols),
            "{name}"
        );
    }
    let (number, kind, _, symbols) = printed("Zollhund Lili");
    assert_eq!(
        (number, kind.as_str(), symbols.as_str()),
        (90, "equipment", "peace")
    );
    let (number, kind, stack, _) = printed("Schwarzer Kaffee");
    assert_eq!(
        (number, kind.as_str(), stack),
        (100, "equipment", printed("Prallluftschiff").2)
    );
    let (number, _, stack, _) = printed("Kernschmelze");
    assert_eq!((number, stack.as_str()), (56, "vp-5"));
    for (name, region) in [
        ("Hausbrand", "north-america"),
        ("Verseuchtes Wasser", "africa"),
        ("Sturm", "europe"),
        ("Kernschmelze", "australia"),
    ] {
        assert_eq!(named(name)["region"], region, "{name}");
    }
    let game = official();
    let only = |set: redtag_katastrophenspiel::Cards| {
        let numbers: Vec<_> = set.iter().map(|card| u64::from(card.number())).collect();
        numbers
    };
    assert_eq!(only(game.content.buyers), [printed("Justin Grafke").0]);
    assert_eq!(only(game.content.dispatchers), [printed("Leitstelle").0]);
    assert!(
        game.content
            .buyers
            .and(game.content.all_heroes)
            .and(game.content.stacked)
            .len()
            == 1
    );
    let like = |part: &str| {
        game.content
            .names("de")
            .filter(|(_, name, _)| name.contains(part))
            .count()
    };
    assert_eq!((like("Grafke"), like("Milano")), (1, 1));
}

/// R2: the symbols of the named cards mean what they say.
#[test]
fn symbols_are_read() {
    let game = official();
    let rules = |name: &str| {
        *game.content.card(crate::rulebook::card(
            named(name)["number"].as_u64().unwrap_or(0) as u8,
        ))
    };
    let boat = rules("Löschboot");
    assert_eq!(
        (boat.space, boat.movement, boat.left.count(Ability::Fire)),
        (4, false, 1)
    );
    let plane = rules("Löschflugzeug");
    assert_eq!(
        (plane.space, plane.movement, plane.left.abilities),
        (2, true, [0, 0, 1, 0, 0, 0])
    );
    let jennifer = rules("Jennifer McLeod");
    assert_eq!(jennifer.left.dice.as_slice(), [5]);
    assert_eq!(
        jennifer.right.map(|side| side.abilities),
        Some([1, 0, 0, 1, 0, 0])
    );
    assert_eq!(rules("Zollhund Lili").left.abilities, [0, 0, 0, 0, 1, 0]);
    assert!(rules("Justin Grafke").purchase && rules("Leitstelle").mission);
    for (name, points, money) in [("Hausbrand", 1, 1), ("Sturm", 3, 2), ("Kernschmelze", 5, 3)] {
        assert_eq!(
            (rules(name).value, rules(name).reward),
            (points, money),
            "{name}"
        );
    }
}

/// A19: hands are open: everybody sees what everybody has.
#[test]
fn hands_are_open() {
    let mut match_ = match_at("red.hand = [61, 62]\ngreen.hand = [65]\nturn.actions = 1");
    expect(match_.position(), "red.hand = [61, 62]\ngreen.hand = [65]");
    let events = crate::rulebook::run(&mut match_, &[play(FIREMAN)], &[]);
    assert_eq!(
        events,
        [Event::Played {
            who: Colour::Red,
            card: crate::rulebook::card(FIREMAN)
        }]
    );
    expect(match_.position(), "red.hand = [62]\nturn.played = [61]");
}
