//! Every word of the game is there, in every language.

use redtag_aftermath::{
    Ability, Action, Aftermath, Campaign, Card, Character, Dial, Encounter, Ending, Enemy, Event,
    Found, Goal, Item, Location, Mission, Options, Page, Passing, Road, Scavenge, Situation, Space,
    Stack, Status, Token,
};
use redtag_kernel::Tell;
use redtag_kernel::laws::{Sayings, languages, locales_hold};

fn official() -> Aftermath {
    Aftermath::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &[]),
        Ok(())
    );
}

/// Whatever may be asked of chance has a name.
#[test]
fn odds_have_headings() {
    for (language, words) in languages(&official()).expect("the locales are sound") {
        for what in CHANCES {
            assert!(words.has(&format!("odds-{what}")), "{language}: {what}");
        }
    }
}

const CHANCES: [&str; 8] = [
    "draw",
    "item",
    "encounter",
    "road",
    "enemy",
    "find",
    "white",
    "black",
];

#[test]
fn everything_in_the_content_has_a_name_and_a_text() {
    let game = official();
    let names = &game.content.names;
    let kinds = [
        ("character", &names.characters),
        ("item", &names.items),
        ("status", &names.statuses),
        ("ability", &names.abilities),
        ("enemy", &names.enemies),
        ("encounter", &names.encounters),
        ("environment", &names.environments),
        ("vehicle", &names.vehicles),
        ("road", &names.roads),
        ("token", &names.tokens),
        ("mission", &names.missions),
    ];
    for (language, words) in languages(&game).expect("the locales are sound") {
        for (kind, ids) in kinds {
            for id in ids {
                let key = format!("{kind}-{id}");
                assert!(
                    words.has(&key) && words.has(&format!("{key}-text")),
                    "{language}: {key}"
                );
            }
        }
        for entry in game.content.entries.iter().filter(|entry| entry.is_there) {
            let key = game.content.entry_key(entry);
            assert!(words.has(&key), "{language}: {key}");
        }
    }
}

/// The book is written in lines of even length, and read in paragraphs.
#[test]
fn paragraphs_of_the_book_are_not_broken_into_lines() {
    let game = official();
    for (language, words) in languages(&game).expect("the locales are sound") {
        for entry in game.content.entries.iter().filter(|entry| entry.is_there) {
            let said = words.word(&game.content.entry_key(entry));
            assert!(
                !said.replace("\n\n", " ").contains('\n'),
                "{language}: {said}"
            );
        }
    }
}

/// The client reads headings line by line, without plurals.
#[test]
fn headings_are_single_lines() {
    for (language, source) in Aftermath::LOCALES {
        let starts = ["board-", "fate-", "odds-"];
        for line in source
            .lines()
            .filter(|line| starts.iter().any(|start| line.starts_with(start)))
        {
            let (key, said) = line.split_once(" = ").unwrap_or_default();
            let plain = key
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
            assert!(
                plain && !said.is_empty() && !said.contains("->"),
                "{language}: {line}"
            );
        }
    }
}

/// Over random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let mut second = Campaign::new(&game.content);
    second.game = 2;
    let options = [
        Options::default(),
        Options {
            seats: 4,
            ..Options::default()
        },
        Options {
            seats: 3,
            campaign: Some(second.saved(&game.content)),
            ..Options::default()
        },
        Options {
            characters: vec!["barge".into(), "ottoline".into()],
            infinite_lives: true,
            ..Options::default()
        },
    ];
    let sayings = Sayings::over(&game, &options, 12, &every_action());
    let mut sayings = sayings.expect("the options are sound");
    sayings.outcomes(&game, &CHANCES.map(|what| (what, 6)));
    for event in rare_events() {
        let line = game.narrate(&event);
        assert_ne!(line.key, "none", "{event:?} is told in another chapter");
        sayings.note(line);
    }
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// What anybody may try, legal or not, with numbers that there are and with some that there are
/// not.
fn every_action() -> Vec<Action> {
    use Action::*;
    let numbers = [0u8, 1, 2, 3, 7, 12, 30, 250];
    let with_number = numbers.into_iter().flat_map(|n| {
        let (card, item, space, foe, to) = (Card(n), Item(n), Space(n), n, n % 5);
        [
            Discard(card),
            Move(card),
            Communicate(foe),
            Recover(Status(n % 128)),
            Scavenge(n),
            Activate(Ability(n % 128)),
            Encourage { card, to },
            Equip(card),
            Melee(foe),
            Ranged { foe, space },
            Contribute(card),
            Use { item, way: n % 3 },
            Handle {
                token: Token(n),
                space,
            },
            Exit(n),
            Play(card),
            Go(space),
            Choose(n),
            Pick(to),
            Hit { foe, space },
            Wear(item),
            Swap { item, out: Item(0) },
            Store(item),
            Give { item, to },
            Take { item, from: to },
            Battery(item),
            Scrap(item),
            Break(item),
            Repair(item),
            Travel(Location(n)),
        ]
    });
    let plain = [
        Draw,
        Read,
        EndTurn,
        Roll,
        Decline,
        Stop,
        Nest,
        Eat,
        Pass,
        NewCampaign,
        InfiniteLives,
    ];
    plain.into_iter().chain(with_number).collect()
}

/// What random games hardly ever come to.
fn rare_events() -> Vec<Event> {
    let (who, to, item, enemy, card) = (Character(0), Character(9), Item(3), Enemy(1), Card(0));
    let dials = Dial::ALL.into_iter().map(|dial| Event::Dial {
        dial,
        from: 3,
        to: 2,
    });
    let endings =
        [Ending::Success, Ending::Failure, Ending::Lost].map(|ending| Event::Ended { ending });
    let others = [
        Event::Befriended { who, enemy },
        Event::Found {
            who,
            token: Scavenge(0),
        },
        Event::Found {
            who,
            token: Scavenge(200),
        },
        Event::Given { who, item, to },
        Event::Encouraged { who, card, to },
        Event::Batteries { who, loose: 0 },
        Event::Powered { who, item },
        Event::Repaired { item },
        Event::Wounded {
            who,
            wounds: 2,
            toxic: true,
        },
        Event::Cleansed { who },
        Event::Learned {
            who,
            ability: Ability(0),
        },
        Event::RoachesCome { count: 4 },
        Event::RoachGone { left: 0 },
        Event::Replaced { enemy },
        Event::EnemyHealed { enemy, wounds: 2 },
        Event::Looted { who },
        Event::ThreatAdded {
            card: Card(15),
            from_deck: true,
        },
        Event::NoThreat,
        Event::NotRetrieved { item },
        Event::Discovered {
            card: Found::Item(item),
        },
        Event::Discovered {
            card: Found::Enemy(enemy),
        },
        Event::Discovered {
            card: Found::Encounter(Encounter(0)),
        },
        Event::Discovered {
            card: Found::Road(Road(0)),
        },
        Event::Discovered {
            card: Found::Mission(Mission(0)),
        },
        Event::NoBattery { who },
        Event::NoCalamity { struck: false },
        Event::Full { dial: Dial::Food },
        Event::Capped {
            dial: Dial::Morale,
            most: 20,
        },
        Event::Drained {
            who,
            item,
            batteries: 2,
        },
        Event::Fled {
            who,
            wounds: 4,
            batteries: 1,
        },
        Event::Hunts { enemy },
        Event::Situation {
            situation: Situation::Hostile,
        },
        Event::EnemyDefeated { enemy },
        Event::Door {
            page: Page(3),
            door: 0,
            open: true,
        },
        Event::Door {
            page: Page(0),
            door: 9,
            open: false,
        },
        Event::Environment { environment: None },
        Event::RoadDrawn { card: Road(0), who },
        Event::Hull { left: 2 },
        Event::MissionSucceeded {
            mission: Mission(0),
        },
        Event::MissionFailed { mission: None },
        Event::NightFalls,
        Event::NoMore { dial: Dial::Clue },
        Event::TimePasses {
            why: Passing::Journey,
        },
        Event::TimePasses {
            why: Passing::Rounds(6),
        },
        Event::GoalCompleted { character: who },
        Event::CampaignWon,
        Event::CampaignLost,
        Event::Revived,
        Event::TaskDone,
        Event::TestBegins {
            who,
            goal: Goal::Recover(Status(0)),
            enemy: None,
            difficulty: 5,
            opposed: false,
        },
        Event::Tested {
            who,
            white: 3,
            black: Some(2),
            total: 9,
            difficulty: 8,
            success: true,
        },
    ];
    let decks = [Stack::Items, Stack::Encounters, Stack::Roads];
    let decks = decks.map(|deck| Event::DeckShuffled { deck, cards: 3 });
    dials.chain(endings).chain(decks).chain(others).collect()
}
