//! Every word of the game is there, in every language.

use redtag_after_the_virus::{Action, AfterTheVirus, Card, Event, Exit, Fate, Options, Spot};
use redtag_table::laws::{Sayings, languages, locales_hold};
use redtag_table::{Kind, Tell};

fn official() -> AfterTheVirus {
    AfterTheVirus::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &["kind-"]), Ok(()));
}

/// Whatever may be asked of chance has a name.
#[test]
fn odds_have_headings() {
    for (language, words) in languages(&official()).expect("the locales are sound") {
        for draw in ["draw-1", "draw-2", "draw-3", "area"] {
            assert!(words.has(&format!("odds-{draw}")), "{language}: {draw}");
        }
    }
}

#[test]
fn everything_in_the_content_has_a_name_and_a_text() {
    let game = official();
    for (language, words) in languages(&game).expect("the locales are sound") {
        let cards = game.content.deck.iter().map(|(card, _)| format!("card-{}", card.number()));
        let characters = (1..=game.content.characters.len()).map(|number| format!("character-{number}"));
        let missions = game.content.missions.iter().map(|mission| format!("mission-{}", mission.id));
        let chapters = game.content.missions.iter().map(|mission| format!("chapter-{}", mission.chapter + 1));
        for key in cards.chain(characters).chain(missions).chain(chapters) {
            assert!(words.has(&key) && words.has(&format!("{key}-text")), "{language}: {key}");
        }
    }
}

/// The client reads headings line by line, without plurals.
#[test]
fn headings_are_single_lines() {
    for (language, source) in AfterTheVirus::LOCALES {
        let starts = ["board-", "kind-", "types-", "styles-", "count-", "fate-", "odds-"];
        let headings = source.lines().filter(|line| starts.iter().any(|start| line.starts_with(start)));
        for line in headings {
            let (key, said) = line.split_once(" = ").unwrap_or_default();
            let plain = key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
            assert!(plain && !said.is_empty() && !said.contains("->"), "{language}: {line}");
        }
    }
}

/// Over random games of every mission, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let missions = game.content.missions.iter().zip(0u8..);
    let options: Vec<Options> = missions
        .map(|(mission, at)| Options { seats: 1 + at % 3, mission: mission.id.clone(), ..Options::default() })
        .collect();
    let sayings = Sayings::over(&game, &options, 96, &every_action(&game));
    let mut sayings = sayings.expect("the options are sound");
    sayings.outcomes(&game, &[("draw-1", 40), ("area", 40)]);
    rare_events(&game).iter().for_each(|event| sayings.note(game.narrate(event)));
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// What anybody may try, legal or not: everything with every card, and with a number that no card has.
fn every_action(game: &AfterTheVirus) -> Vec<Action> {
    use Action::*;
    let cards = game.content.deck.iter().map(|(card, _)| card).chain(Card::try_from(48));
    let with_card = cards.flat_map(|card| {
        let ways = (0..4).map(move |way| Use { card, way });
        [Play(card), Retrieve(card), Prepare(card), Drop(card), Choose(card)].into_iter().chain(ways)
    });
    let seats = (0..4).flat_map(|seat| {
        let cards = (0..9).map(move |at| Hit { seat, at });
        let discard = (0..6).map(move |zombies| HitDiscard { seat, zombies });
        let heal = Spot::ALL.map(|spot| Heal { seat, spot });
        cards.chain(discard).chain(heal).chain([HitAll(seat)])
    });
    [Scout, Done, Call, Enough, Accept, Count, Take, OnTop, Underneath]
        .into_iter()
        .chain((0..9).map(Fight))
        .chain(Spot::ALL.map(Wound))
        .chain(seats)
        .chain(with_card)
        .collect()
}

/// What random games hardly ever come to.
fn rare_events(game: &AfterTheVirus) -> Vec<Event> {
    let (who, by, card) = (0, 1, Card::from_index(8));
    let fates = [Fate::Kill, Fate::Discard, Fate::Remove];
    let hits = fates.into_iter().flat_map(|fate| {
        [None, Some(card)].into_iter().flat_map(move |with| {
            [(0, false, 1), (1, true, 4)].map(move |(who, discarded, zombies)| Event::ZombiesHit {
                by,
                with,
                who,
                fate,
                zombies,
                discarded,
            })
        })
    });
    let failures = (0..game.content.missions.len() as u8)
        .flat_map(|mission| (0..3).map(move |failure| Event::Failed { mission, failure }));
    let others = [
        Event::PileIsShort { who, cards: 1 },
        Event::PileIsShort { who, cards: 2 },
        Event::WaveRises { who, wave: 15, cards: 0 },
        Event::Thinned { who, card },
        Event::Recovered { who, card },
        Event::Cured { who },
        Event::Saved { who, card: Card::from_index(0) },
        Event::Healed { by, with: card, who, spot: Spot::Arm },
        Event::Healed { by: who, with: card, who, spot: Spot::Leg },
        Event::Protected { who, wounds: 1 },
        Event::WoundPrevented { who },
        Event::Called { who },
        Event::Found { who, card, event: true },
        Event::Left { who, card, to: Exit::Area },
        Event::Won,
        Event::OutOfTime,
        Event::Died { who: 9 },
    ];
    hits.chain(failures).chain(others).collect()
}
