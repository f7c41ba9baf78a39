//! Every word of the game is there, in every language.

mod told;

use std::sync::Arc;

use redtag_after_the_virus::{
    Action, AfterTheVirus, Amount, Card, Effect, Event, Exit, HitResult, Options, Spot, Types,
};
use redtag_kernel::laws::{Sayings, languages, locales_hold};
use redtag_kernel::words::Words;
use redtag_kernel::{Game, Kind, Match, Tell};
use serde_json::json;

fn official() -> AfterTheVirus {
    AfterTheVirus::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &["kind-"]),
        Ok(())
    );
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
        let cards = game
            .content
            .deck
            .iter()
            .map(|(card, _)| format!("card-{}", card.number()));
        let characters =
            (1..=game.content.characters.len()).map(|number| format!("character-{number}"));
        let missions = game
            .content
            .missions
            .iter()
            .map(|mission| format!("mission-{}", mission.id));
        let chapters = game
            .content
            .missions
            .iter()
            .map(|mission| format!("chapter-{}", mission.chapter + 1));
        for key in cards.chain(characters).chain(missions).chain(chapters) {
            assert!(
                words.has(&key) && words.has(&format!("{key}-text")),
                "{language}: {key}"
            );
        }
    }
}

/// The client reads headings line by line, without plurals.
#[test]
fn headings_are_single_lines() {
    for (language, source) in AfterTheVirus::LOCALES {
        let starts = [
            "board-", "kind-", "types-", "styles-", "count-", "fate-", "odds-",
        ];
        let headings = source
            .lines()
            .filter(|line| starts.iter().any(|start| line.starts_with(start)));
        for line in headings {
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

/// Over random games of every mission, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let missions = game.content.missions.iter().zip(0u8..);
    let options: Vec<Options> = missions
        .map(|(mission, at)| Options {
            seats: 1 + at % 3,
            mission: mission.id.clone(),
            ..Options::default()
        })
        .collect();
    let sayings = Sayings::over(&game, &options, 96, &every_action(&game));
    let mut sayings = sayings.expect("the options are sound");
    sayings.outcomes(&game, &[("draw-1", 40), ("area", 40)]);
    rare_events(&game)
        .iter()
        .for_each(|event| sayings.note(game.narrate(event)));
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// What each effect is called in the text of a card, in English and in German.
fn called(effect: &Effect) -> [&'static str; 2] {
    match effect {
        Effect::Hit { fate: result, .. } => match result {
            HitResult::Kill => ["kill", "töte"],
            HitResult::Discard => ["discard", "wirf"],
            HitResult::Remove => ["remove", "entferne"],
        },
        Effect::Heal(_) => ["heal", "heile"],
        Effect::Prevent(_) => ["prevent", "verhindere"],
        Effect::Scout(_) => ["scout", "erkunde"],
        Effect::Retrieve(_) => ["retrieve", "hole"],
        Effect::Prepare(_) => ["prepare", "bereite"],
        Effect::Recover(_) => ["destroyed", "zerstörte"],
        Effect::Save => ["save", "rette"],
        Effect::Cure => ["becomes", "wird zu"],
        Effect::LoadItself | Effect::LoadFromHand => ["ammo", "munition"],
    }
}

/// Numbers as the texts of cards have them.
fn in_words(number: u8) -> [&'static str; 2] {
    match number {
        2 => ["two", "zwei"],
        3 => ["three", "drei"],
        4 => ["four", "vier"],
        5 => ["five", "fünf"],
        6 => ["six", "sechs"],
        _ => ["one", "ein"],
    }
}

/// Every card says all that it does, with the numbers; no flavour stands there instead.
#[test]
fn every_effect_of_a_card_is_told() {
    let game = official();
    for (language, words) in languages(&game).expect("the locales are sound") {
        let at = usize::from(language == "de");
        for (card, _) in game.content.deck.iter() {
            let told = words.word(&format!("card-{}-text", card.number()));
            let told = told.to_lowercase();
            for word in effects_of(&game, card) {
                assert!(
                    told.contains(word[at]),
                    "{language}: {:?} in {told:?}",
                    word[at]
                );
            }
        }
    }
}

/// What the text of a card must name.
fn effects_of(game: &AfterTheVirus, card: Card) -> Vec<[&'static str; 2]> {
    let rules = game.content.card(card);
    let mut named = Vec::new();
    for ability in &rules.abilities {
        for effect in &ability.effects {
            named.push(called(effect));
            if let Effect::Hit {
                amount: Amount::Number(n @ 2..),
                ..
            }
            | Effect::Heal(n @ 2..)
            | Effect::Prevent(n @ 2..)
            | Effect::Scout(n @ 2..) = *effect
            {
                named.push(in_words(n));
            }
        }
        named.extend(ability.itself.map(|to| match to {
            Exit::Discard => ["discard", "wirf"],
            Exit::Destroy => ["destroy", "zerstöre"],
            Exit::Area => ["area deck", "gebietsstapel"],
        }));
        named.extend(ability.once.then_some(["once a turn", "einmal pro zug"]));
        named.extend(ability.calm.then_some(["without zombies", "ohne zombies"]));
        named.extend((ability.hand > 0).then(|| in_words(ability.hand)));
        named.extend((ability.ammo > 0).then_some(["ammo", "munition"]));
    }
    named.extend(card.is_zombie().then(|| in_words(card.number())));
    named.extend(rules.legs.then_some(["wounded leg", "verletztem bein"]));
    named.extend((rules.saves > 0).then_some(["saved", "rette"]));
    named.extend((rules.saves > 1).then(|| in_words(rules.saves)));
    named.extend(rules.leaves.then_some(["destroyed", "zerstört"]));
    let frees = rules.free != Types::default();
    named.extend(frees.then_some(["free", "kostet dich nichts"]));
    named.extend(rules.bonus.map(|_| ["shooting weapon", "schusswaffe"]));
    named
}

/// What a mission changes is told when it begins and can be read at any time, however many play.
#[test]
fn every_effect_of_a_mission_is_told() {
    let game = official();
    for (language, words) in languages(&game).expect("the locales are sound") {
        for (mission, place) in game.content.missions.iter().zip(0..) {
            for players in 1..=3 {
                let told = game.briefing(place, players);
                let effects = 1
                    + usize::from(mission.zombies.is_some())
                    + usize::from(mission.surge > 0)
                    + usize::from(mission.lost > 0)
                    + mission.wounds.len()
                    + mission.moves.len();
                assert_eq!(told.len(), effects, "{}", mission.id);
                let (wave, zombies) = (mission.wave.with(players), mission.zombies);
                let begins = words.say(&game.narrate(&Event::MissionBegins {
                    mission: place,
                    players,
                    wave: wave.into(),
                    zombies: zombies.map_or(players, |zombies| zombies.with(players)),
                }));
                let options = Options {
                    seats: players,
                    mission: mission.id.clone(),
                    ..Options::default()
                };
                let position = game.lay_out(&options).expect("the options are sound");
                let described = game.describe(&position);
                let described: Vec<String> = described.iter().map(|line| words.say(line)).collect();
                for line in &told {
                    let usual = line.key.ends_with("-usual");
                    let line = words.say(line);
                    assert!(
                        usual || begins.contains(&line),
                        "{language}: {line} in {begins}"
                    );
                    assert!(described.contains(&line), "{language}: {line}");
                }
                for aim in game.aims(&position).iter().rev().skip(1) {
                    let aim = words.say(&aim.text);
                    assert!(begins.contains(&aim), "{language}: {aim} in {begins}");
                }
            }
        }
    }
}

/// Adam with a full play area, and zombies at him and at Jennie.
fn in_the_street() -> Match<AfterTheVirus> {
    let position = json!({ "players": [
        { "character": 0, "hand": { "5": 1, "8": 1 }, "scouted": { "9": 1, "6": 1 },
          "prepared": { "13": 1, "20": 1, "37": 1, "40": 1 }, "ammo": [{ "under": 20, "card": 22 }],
          "sideways": { "8": 1, "26": 1, "35": 1, "18": 1 }, "wounds": { "leg": true },
          "attacking": [{ "printed": 1, "left": 1 }, { "printed": 3, "left": 2,
              "discarded": true }] },
        { "character": 1, "discard": { "2": 1 }, "draw": {}, "attacking": [{ "printed": 4,
            "left": 4 }] },
    ] });
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    Match::from_sketch(Arc::new(official()), options, &position, None)
        .expect("the position is sound")
}

fn card(match_: &Match<AfterTheVirus>, id: &str) -> Card {
    match_
        .game()
        .content
        .find(id)
        .expect("there is such a card")
}

fn said(match_: &Match<AfterTheVirus>, language: &str, action: Action) -> String {
    let words = Words::of(&**match_.game(), language, &[]).expect("the locale is sound");
    words.say(&match_.game().label(match_.position(), 0, &action))
}

/// Buttons tell what something costs here, and what comes of it: Tunnel makes persons free (A17),
/// and Sure Aim counts (A18).
#[test]
fn prices_and_effects_are_told() {
    let mut match_ = in_the_street();
    let [
        survivor,
        pub_,
        blockbuster,
        shotgun,
        machete,
        minigun,
        vip,
        raid,
    ] = [
        "survivor",
        "pub",
        "blockbuster",
        "shotgun",
        "machete",
        "minigun",
        "vip",
        "raid",
    ]
    .map(|id| card(&match_, id));
    let first = |card| Action::Use { card, way: 0 };
    for (action, english, german) in [
        (
            Action::Prepare(survivor),
            "Prepare Survivor for free",
            "Vorbereiten: Überlebender (umsonst)",
        ),
        (
            Action::Prepare(pub_),
            "Prepare Pub for Survivor",
            "Vorbereiten: Kneipe (Preis: Überlebender)",
        ),
        (
            Action::Prepare(blockbuster),
            "Prepare Blockbuster for 3 cards",
            "Vorbereiten: Sprengladung (3 Karten)",
        ),
        (
            Action::Prepare(shotgun),
            "Prepare Shotgun with any number of cards as ammo",
            "Vorbereiten: Schrotflinte (beliebig viele Karten als Munition)",
        ),
        (
            Action::Retrieve(vip),
            "Retrieve VIP for 3 cards",
            "Holen: VIP (3 Karten)",
        ),
        (
            Action::Retrieve(raid),
            "Retrieve Raid for 2 cards, into the discard pile",
            "Holen: Beutezug (2 Karten), auf den Ablagestapel",
        ),
        (
            first(machete),
            "Use Machete (discard 1 card): kill 1 zombie",
            "Benutzen: Machete (1 Karte abwerfen) – 1 Zombie töten",
        ),
        (
            first(minigun),
            "Use Minigun (1 ammo): kill 3 zombies",
            "Benutzen: Minigun (1 Munition) – 3 Zombies töten",
        ),
        (
            Action::Fight(1),
            "Let a zombie attack (one of 2 on a card of 3): you are wounded",
            "Einen Zombie angreifen lassen (einen von 2 auf einer Karte mit 3): du wirst verletzt",
        ),
    ] {
        assert_eq!(said(&match_, "en", action), english);
        assert_eq!(said(&match_, "de", action), german);
    }
    match_
        .play_with(0, first(minigun), &[])
        .expect("it is legal");
    assert_eq!(
        said(&match_, "en", Action::Hit { seat: 0, at: 1 }),
        "Kill one of 2 on a card of 3 (Adam), which will be discarded"
    );
    assert_eq!(
        said(&match_, "de", Action::Hit { seat: 1, at: 0 }),
        "Einen von 4 auf einer Karte mit 4 bei Jennie töten"
    );
}

/// What cannot be done says why, with what is lacking.
#[test]
fn refusals_tell_what_is_lacking() {
    let match_ = in_the_street();
    let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
    let why = |action| {
        let illegal = match_
            .game()
            .why_not(match_.position(), 0, &action)
            .expect("it is refused");
        (illegal.rule, words.say(&illegal.why))
    };
    let lacking = "The cards in your hand do not pay for this: Prepare Blockbuster for 3 cards.";
    assert_eq!(
        why(Action::Prepare(card(&match_, "blockbuster"))),
        ("R14", lacking.into())
    );
    let leg = "Nobody runs with a wounded leg. You can still pay with this card.";
    assert_eq!(why(Action::Play(card(&match_, "run"))), ("R25", leg.into()));
}

/// The table can be followed by ear.
#[test]
fn the_table_is_told() {
    let match_ = in_the_street();
    let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
    let told: Vec<String> = match_
        .game()
        .describe(match_.position())
        .iter()
        .map(|line| words.say(line))
        .collect();
    for line in [
        "Outbreak, Chaos. Turn 1.",
        "Adam, wounds: leg.",
        "Adam, goal: Prepared cards, 4, 6 or more needed.",
        "Adam, attacking: 1 zombie, 2 zombies on a card of 3 (will be discarded).",
        "Adam, hand: Run!, Survivor.",
        "Adam, ammo under Minigun: Magazine.",
        "Jennie, discard pile: Two zombies.",
        "Jennie, zombie pile: 5 cards of 1, 3 cards of 2, 3 cards of 3, 1 card of 4.",
    ] {
        assert!(told.iter().any(|one| one == line), "{line}\nin {told:#?}");
    }
}

/// What people type in companion mode names one card; a card is taken when it is retrieved.
#[test]
fn cards_are_known_by_their_numbers() {
    let match_ = in_the_street();
    let vip = card(&match_, "vip");
    assert_eq!(
        match_.game().outcome("area", vip.index()).1,
        vip.number().to_string()
    );
    let taken = |action| match_.game().takes(match_.position(), &action);
    assert_eq!(taken(Action::Retrieve(vip)), Some(vip.number().into()));
    assert_eq!(taken(Action::Choose(vip)), None);
}

/// What anybody may try, legal or not: everything with every card, and with a number that no card
/// has.
fn every_action(game: &AfterTheVirus) -> Vec<Action> {
    use Action::*;
    let cards = game
        .content
        .deck
        .iter()
        .map(|(card, _)| card)
        .chain(Card::try_from(48));
    let with_card = cards.flat_map(|card| {
        let ways = (0..4).map(move |way| Use { card, way });
        [
            Play(card),
            Retrieve(card),
            Prepare(card),
            Drop(card),
            Choose(card),
        ]
        .into_iter()
        .chain(ways)
    });
    let seats = (0..4).flat_map(|seat| {
        let cards = (0..9).map(move |at| Hit { seat, at });
        let discard = (0..6).map(move |zombies| HitDiscard { seat, zombies });
        let heal = Spot::ALL.map(|spot| Heal { seat, spot });
        cards.chain(discard).chain(heal).chain([HitAll(seat)])
    });
    [
        Scout, Done, Call, Enough, Accept, Count, Take, OnTop, Underneath,
    ]
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
    let results = [HitResult::Kill, HitResult::Discard, HitResult::Remove];
    let hits = results.into_iter().flat_map(|result| {
        [None, Some(card)].into_iter().flat_map(move |with| {
            [(0, false, 1), (1, true, 4)].map(move |(who, discarded, zombies)| Event::ZombiesHit {
                by,
                with,
                who,
                result,
                zombies,
                discarded,
            })
        })
    });
    let failures = (0..game.content.missions.len() as u8)
        .flat_map(|mission| (0..3).map(move |failure| Event::Failed { mission, failure }));
    let others = [
        Event::PileIsShort { who, cards: 0 },
        Event::PileIsShort { who, cards: 1 },
        Event::PileIsShort { who, cards: 2 },
        Event::WaveRises {
            who,
            wave: 15,
            cards: 0,
        },
        Event::Thinned { who, card },
        Event::Recovered { who, card },
        Event::Cured { who },
        Event::Saved {
            who,
            card: Card::from_index(0),
        },
        Event::Healed {
            by,
            with: card,
            who,
            spot: Spot::Arm,
        },
        Event::Healed {
            by: who,
            with: card,
            who,
            spot: Spot::Leg,
        },
        Event::Protected { who, wounds: 1 },
        Event::WoundPrevented { who },
        Event::Called { who },
        Event::Found {
            who,
            card,
            event: true,
        },
        Event::Left {
            who,
            card,
            to: Exit::Destroy,
            ammo: 2,
        },
        Event::Returned {
            who,
            card,
            on_top: false,
        },
        Event::Won,
        Event::OutOfTime,
        Event::Died { who: 9 },
    ];
    hits.chain(failures).chain(others).collect()
}
