//! Components and set-up: R2-R11, A5, A6, A28, A30, A49.

use redtag_aftermath::{Action, Aftermath, Campaign, Character, Colour, Event, Options};
use redtag_kernel::{Game, Seeded};

use crate::rulebook::{file, match_of, named, new_match, read, tiny, world};

/// R2, R8: every seat is a character with its box: bonuses, starting item, starting ability.
#[test]
fn a_character_brings_its_box() {
    let match_ = new_match();
    assert_eq!(
        match_.hero(0).worn[2].map(|worn| worn.item),
        Some(match_.item("sling"))
    );
    assert_eq!(match_.hero(0).abilities.len(), 1);
    assert_eq!(
        match_.game.content.characters[Character(0)].bonus,
        [2, 0, 0, 1]
    );
    assert_eq!(match_.game.content.characters[Character(0)].life, 3);
}

/// R8: two to four characters play, each a seat of its own with a turn of its own; nobody plays
/// twice.
#[test]
fn seats_are_characters() {
    let game = tiny::game();
    for seats in 2..=4 {
        let options = Options {
            seats,
            ..Options::default()
        };
        assert_eq!(
            game.lay_out(&options)
                .map(|match_| match_.heroes.len() as u8),
            Ok(seats)
        );
    }
    for seats in [0, 1, 5] {
        assert!(
            game.lay_out(&Options {
                seats,
                ..Options::default()
            })
            .is_err(),
            "{seats}"
        );
    }
    let twice = Options {
        characters: vec!["bob".into(), "bob".into()],
        ..Options::default()
    };
    assert!(game.lay_out(&twice).is_err());
    let named = Options {
        characters: vec!["dot".into()],
        ..Options::default()
    };
    let party: Vec<u8> = game
        .lay_out(&named)
        .expect("sound")
        .heroes
        .iter()
        .map(|one| one.character.0)
        .collect();
    assert_eq!(party, [3, 0]);
}

/// R3, A5, A43: four colours of six, four white cards, eight threats, one calamity; colour and
/// symbol agree on them, and an influence card may show another attribute than its colour.
#[test]
fn the_action_deck_has_37_cards() {
    let content = world(&[]);
    let count = |colour: Colour| -> u8 {
        let cards = content
            .cards
            .iter()
            .filter(|card| card.colour == colour && card.character.is_none());
        cards.map(|card| card.count).sum()
    };
    let counts = [
        Colour::Green,
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::White,
        Colour::Black,
        Colour::Calamity,
    ];
    assert_eq!(counts.map(count), [6, 6, 6, 6, 4, 8, 1]);
    let game = Aftermath::new(content);
    assert_eq!(
        game.lay_out(&Options::default())
            .map(|match_| match_.deck.total()),
        Ok(37)
    );
    let influence = game.content.characters[Character(0)].influence;
    let (colour, symbols) = (
        game.content.cards[influence].colour,
        game.content.cards[influence].symbols,
    );
    assert_eq!(
        (colour, symbols.0),
        (Colour::Green, 0b1000),
        "green, but instinct"
    );
}

/// R9: influence cards start out of play, come to the hand by the book, once at a time, and leave
/// play when they were played.
#[test]
fn influence_cards_come_by_the_book() {
    let mut match_ = read("[\"influence\", \"influence\"]");
    let card = match_.game.content.characters[Character(0)].influence;
    assert_eq!(match_.hero(0).hand.count(card), 1);
    match_.go(Action::Move(card));
    assert_eq!(
        (
            match_.hero(0).hand.count(card),
            match_.position.discard.count(card)
        ),
        (0, 0)
    );
}

/// R10, A28: decks are made anew for every game: items without starting ones and undiscovered ones,
/// encounters, enemies, scavenge tokens in piles by difficulty.
#[test]
fn decks_are_made_anew() {
    let game = tiny::game();
    let match_ = game.lay_out(&Options::default()).expect("sound");
    let names = &game.content.names;
    let item = |id: &str| {
        match_
            .items
            .unseen
            .count(redtag_aftermath::Item(named(&names.items, id)))
    };
    assert_eq!((item("helm"), item("sling"), item("relic")), (1, 0, 0));
    assert_eq!(
        (
            match_.encounters.len(),
            match_.roads.len(),
            match_.enemies.total()
        ),
        (2, 3, 8)
    );
    assert_eq!(match_.piles[..4], [3, 3, 3, 1]);
    assert_eq!(game.content.scavenge.difficulties, [4, 5, 6, 7]);
    let mut later = Campaign {
        game: 2,
        ..Campaign::new(&game.content)
    };
    later.found.roads.put(redtag_aftermath::Road(3));
    later.banished.roads.put(redtag_aftermath::Road(0));
    later
        .banished
        .encounters
        .put(redtag_aftermath::Encounter(0));
    later.banished.enemies.put(redtag_aftermath::Enemy(0));
    let later = game
        .lay_out(&Options {
            campaign: Some(later.saved(&game.content)),
            ..Options::default()
        })
        .expect("sound");
    assert_eq!(later.piles, match_.piles);
    assert_eq!(
        (
            later.encounters.len(),
            later.roads.len(),
            later.enemies.total()
        ),
        (1, 3, 5),
        "field, ditch, ruin"
    );
}

/// R7, R11: the first game begins with page 2, later ones with page 3; the marker is on the upper
/// left space.
#[test]
fn games_begin_at_home() {
    let game = tiny::game();
    let mut events = Vec::new();
    let match_ = game
        .set_up(&Options::default(), &mut Seeded::new("1"), &mut events)
        .expect("sound");
    let home = &game.content.locations[match_.location];
    assert_eq!((home.x, home.y), (0, 0));
    let first = |events: &[Event]| match events.first() {
        Some(Event::Page { page, .. }) => game.content.pages[*page].number,
        other => panic!("{other:?}"),
    };
    assert_eq!(first(&events), 2);
    events.clear();
    let campaign = Some(
        Campaign {
            game: 2,
            ..Campaign::new(&game.content)
        }
        .saved(&game.content),
    );
    let options = Options {
        campaign,
        ..Options::default()
    };
    game.set_up(&options, &mut Seeded::new("1"), &mut events)
        .expect("sound");
    assert_eq!(first(&events), 3);
}

/// A30, A49: the first bookkeeper is the first seat and begins; in later games it is the seat after
/// the last one.
#[test]
fn the_bookkeeper_begins() {
    let mut match_ = match_of(3);
    assert_eq!(
        (match_.position.bookkeeper, match_.position.current),
        (0, 0)
    );
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.current, 1, "clockwise");
    match_.position.ending = Some(redtag_aftermath::Ending::Failure);
    for (last, first) in [(2, 0), (0, 1)] {
        match_.position.bookkeeper = last;
        let next = Campaign::after(&match_.game.content, &match_.position).expect("it is over");
        assert_eq!((next.bookkeeper, next.game), (first, 2));
    }
}

/// R4, R5, R6: what cards and boards have, the content must have: an enemy an action for every
/// threat value, a mission its entries, the dashboard its dials.
#[test]
fn cards_have_what_they_need() {
    let cards = file("cards.toml");
    let refused = |from: &str, to: &str| {
        assert!(cards.contains(from), "{from}");
        let files = crate::rulebook::files(&[("cards.toml", cards.replacen(from, to, 1))]);
        let files: Vec<_> = files
            .iter()
            .map(|(name, text)| redtag_aftermath::File { name, text })
            .collect();
        redtag_aftermath::Content::read(&files).expect_err("a flaw")[0].to_string()
    };
    assert!(refused("threat = [2]", "threat = [1]").contains("every threat value"));
    assert!(refused("success = \"20-1\"", "success = \"20-77\"").contains("no entry \"20-77\""));
    assert!(refused("type = \"raider\"", "type = \"pirate\"").contains("no type of enemy"));
    assert!(
        refused("slot = \"body\"", "slot = \"tail\"").starts_with("cards.toml:"),
        "with file and line"
    );
    assert_eq!(new_match().position.campaign.dials, [0, 0, 2, 4, 8, 8]);
}

/// A6: both dice have six sides, each as likely.
#[test]
fn dice_have_six_sides() {
    assert_eq!(new_match().game.content.numbers.dice, [6, 6]);
}
