//! Every word of the game is there, in every language.

use std::sync::Arc;

use redtag_kernel::laws::{Sayings, languages, locales_hold};
use redtag_kernel::words::Words;
use redtag_kernel::{Match, Tell};
use redtag_trauma_center::{
    Action, Area, Bill, Event, Grade, Meter, Options, Phase, TraumaCenter, Whom,
};
use serde_json::json;

/// The first patient of a position written by hand.
const FIRST: Whom = Whom {
    patient: 0,
    person: 1,
};

fn official() -> Arc<TraumaCenter> {
    Arc::new(TraumaCenter::official().expect("the content is sound"))
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&*official(), env!("CARGO_MANIFEST_DIR"), &[]),
        Ok(())
    );
}

#[test]
fn cards_and_patients_have_names() {
    let game = official();
    let content = &game.content;
    for (language, words) in languages(&*game).expect("the locales are sound") {
        for (number, _) in content.cards() {
            assert!(
                words.has(&format!("card-{number}")),
                "{language}: card {number}"
            );
        }
        for person in content.persons.as_slice() {
            for start in ["person", "story"] {
                assert!(
                    words.has(&format!("{start}-{person}")),
                    "{language}: {start} {person}"
                );
            }
        }
    }
}

/// Whatever may be asked of chance has a name.
#[test]
fn odds_have_headings() {
    for (language, words) in languages(&*official()).expect("the locales are sound") {
        for draw in ["die", "patient", "minor", "serious", "critical"] {
            assert!(words.has(&format!("odds-{draw}")), "{language}: {draw}");
        }
    }
}

/// The client reads headings line by line, without plurals.
#[test]
fn headings_are_single_lines() {
    for (language, source) in TraumaCenter::LOCALES {
        let starts = [
            "board-",
            "fate-",
            "odds-",
            "critical-",
            "quadrant-",
            "phase-",
            "grade-",
            "box-",
        ];
        let headings = source
            .lines()
            .filter(|line| starts.iter().any(|start| line.starts_with(start)));
        for line in headings {
            let key = line.split(" = ").next().unwrap_or_default();
            let plain = key
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter == '-');
            assert!(plain && !line.contains("->"), "{language}: {line}");
        }
    }
}

/// Over random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let options: Vec<Options> = (1..=4).map(|seats| Options { seats }).collect();
    let sayings = Sayings::over(&*game, &options, 30, &every_action());
    let mut sayings = sayings.expect("the options are sound");
    let chances = [
        ("die", 6),
        ("patient", 12),
        ("minor", 14),
        ("serious", 10),
        ("critical", 12),
    ];
    sayings.outcomes(&*game, &chances);
    rare_events(&game)
        .iter()
        .for_each(|event| sayings.note(game.narrate(event)));
    let said = sayings.hold(&*game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// A patient in the ER with a wound in each quadrant and one bandage.
fn in_the_er() -> Match<TraumaCenter> {
    let position = json!({
        "phase": "er", "round": 1, "dice": [2, 3, 5],
        "patients": [{
            "person": 1, "wounds": [11, 12, 18, 81, 88], "healed": [13],
            "bandages": [{ "left": 0, "top": 0, "width": 3, "height": 3 }],
            "diagnosis": [0, 10, 20, 1, 11, 21, 31, 2],
            "turn": { "step": "bandage", "first": 2, "second": 3, "action": 1 },
        }],
    });
    Match::from_sketch(official(), Options { seats: 1 }, &position, None)
        .expect("the position is sound")
}

fn said(match_: &Match<TraumaCenter>, language: &str, action: &Action) -> String {
    let game = match_.game();
    let words = Words::of(&**game, language, &[]).expect("the locale is sound");
    words.say(&game.label(match_.position(), 0, action))
}

/// Places are told by coordinates, with what they cost.
#[test]
fn places_are_told_by_coordinates() {
    let mut match_ = in_the_er();
    let bandage = Action::Bandage(Area {
        left: 8,
        top: 0,
        width: 2,
        height: 2,
    });
    assert_eq!(
        said(&match_, "en", &bandage),
        "Bandage at I1 to J2: 1 wound, 3 empty, costs 2 Health and 3 Strain"
    );
    assert_eq!(
        said(&match_, "de", &bandage),
        "Verband auf I1 bis J2: 1 Wunde, 3 leer, kostet 2 Gesundheit und 3 Belastung"
    );
    let outside = Action::Bandage(Area {
        left: 9,
        top: 0,
        width: 2,
        height: 2,
    });
    assert_eq!(said(&match_, "en", &outside), "Bandage at J1 to K2");
    match_.play_with(0, bandage, &[]).expect("it is legal");
    assert_eq!(
        said(&match_, "en", &Action::Stabilize(Meter::Health)),
        "Stabilize Wounds by 3: costs 0 Health and 3 Strain"
    );
    match_
        .play_with(0, Action::Stabilize(Meter::Strain), &[])
        .expect("it is legal");
    assert_eq!(
        said(&match_, "en", &Action::Tetromino([12, 22, 30, 31])),
        "Tetromino at C2, C3, A4 to B4",
        "it does not fit, so it completes nothing"
    );
    assert_eq!(
        said(&match_, "en", &Action::Tetromino([3, 4, 13, 14])),
        "Tetromino at D1 to E2"
    );
    assert_eq!(
        said(&match_, "de", &Action::Tetromino([5, 15, 25, 26])),
        "Tetromino auf F1, F2, F3 bis G3"
    );
    assert_eq!(
        said(&match_, "en", &Action::Tetromino([12, 22, 32, 33])),
        "Tetromino at C2, C3, C4 to D4: completes C"
    );
    assert_eq!(
        said(&match_, "en", &Action::Check(81)),
        "Check column B: heal the wound at B9",
    );
}

/// The table can be followed by ear.
#[test]
fn the_table_is_told() {
    let match_ = in_the_er();
    let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
    let told: Vec<String> = match_
        .game()
        .describe(match_.position())
        .iter()
        .map(|line| words.say(line))
        .collect();
    for line in [
        "ER, round 1 of 2. The dice show 2, 3, 5.",
        "Mrs Okafor, upper left: uncovered wounds none; bandaged wounds B2, C2; healed D2.",
        "Mrs Okafor, bandages: A1 to C3.",
        "Mrs Okafor, Health: 0 of 50 squares marked, blank rows 5.",
        "Mrs Okafor, Diagnosis: free squares D1 to J1, C2 to J2, C3 to J3, A4, C4 to J4; \
         completed columns B; checked columns none.",
    ] {
        assert!(told.iter().any(|one| one == line), "{line}\nin {told:#?}");
    }
}

/// What people type in companion mode names one outcome.
#[test]
fn outcomes_can_be_typed() {
    let game = official();
    let typed = |what, outcome| game.outcome(what, outcome).1;
    assert_eq!([typed("die", 3), typed("patient", 0)], ["4", "1"]);
    let drawn = game.content.decks[Grade::Serious as usize][2];
    assert_eq!(typed("serious", 2), drawn.to_string());
}

/// What anybody may try, legal or not, on the sheet and beside it.
fn every_action() -> Vec<Action> {
    use Action::*;
    let squares = (0..=101)
        .chain([255])
        .flat_map(|square| [Heal(square), Check(square)]);
    let places = [0, 4, 9, 255].into_iter().flat_map(|at| {
        [(3, 2), (1, 1), (0, 6), (255, 2)].map(|(width, height)| {
            Bandage(Area {
                left: at,
                top: at / 2,
                width,
                height,
            })
        })
    });
    let pieces = [
        [0, 1, 2, 3],
        [0, 1, 10, 11],
        [255; 4],
        [36, 37, 38, 39],
        [3, 20, 21, 70],
    ]
    .map(Tetromino);
    let crossings = Meter::ALL.into_iter().flat_map(|row| {
        (0..=7).flat_map(move |die: u8| {
            [die + 1, die.saturating_sub(1), 9].map(|to| CrossOut {
                row,
                die,
                to,
                picked: None,
            })
        })
    });
    (0..=5)
        .map(Copy)
        .chain((0..=7).map(Pick))
        .chain(Meter::ALL.map(Stabilize))
        .chain([EndTurn])
        .chain(pieces)
        .chain(places)
        .chain(squares)
        .chain(crossings)
        .collect()
}

/// What random games hardly ever come to, and every rule of a Critical card.
fn rare_events(game: &TraumaCenter) -> Vec<Event> {
    let (seat, whom) = (0, FIRST);
    let critical = game.content.decks[Grade::Critical as usize];
    let mut events: Vec<Event> = critical
        .iter()
        .map(|&card| Event::Critical {
            whom,
            card,
            quadrant: 2,
        })
        .collect();
    let phases = [Phase::Emt, Phase::Er, Phase::Prep, Phase::Surgeon];
    events.extend(phases.map(|phase| Event::PhaseBegins { phase }));
    let bill = Bill {
        columns: 1,
        health_rows: 0,
        strain_rows: 2,
        wounds: 4,
        filled: 5,
    };
    events.extend([
        Event::NoBandage { seat, whom, die: 6 },
        Event::NoRoom { seat, whom, die: 5 },
        Event::CutShort { seat, whom, die: 6 },
        Event::Overflowed {
            whom,
            what: Meter::Strain,
            squares: 1,
        },
        Event::CrossedOut {
            seat,
            whom,
            row: Meter::Strain,
            die: 3,
            to: 4,
        },
        Event::UseChanged {
            whom,
            action: 1,
            die: 3,
            usable: true,
        },
        Event::UseChanged {
            whom,
            action: 2,
            die: 3,
            usable: false,
        },
        Event::HealsNothing { whom, die: 1 },
        Event::Discharged { whom, bill },
        Event::GameEnds { points: 1 },
    ]);
    events
}

/// Whatever a card does has a sentence that names it: on the table, when it is turned over, and as
/// it is printed. Cards with different rules have different sentences, with their numbers in them.
#[test]
fn every_effect_is_told() {
    let game = official();
    for (language, words) in languages(&*game).expect("the locales are sound") {
        for (card, rules) in game.content.cards() {
            let told = match rules.rule {
                Some(rule) => rule_sentences(&game, &words, card, rule),
                None => bold_sentences(&game, &words, card),
            };
            let name = words.say(&game.card(card));
            assert!(
                told.iter().all(|one| !one.contains("critical-")),
                "{told:?}"
            );
            assert!(told[0].contains(&name), "{language}: {name}: {told:?}");
        }
    }
}

/// What is said about a Critical card: when it is turned over, and on the table from then on.
fn rule_sentences(
    game: &Arc<TraumaCenter>,
    words: &Words,
    card: u8,
    rule: redtag_trauma_center::Complication,
) -> Vec<String> {
    use redtag_trauma_center::Complication::{Dice, Health, Slow, Strain};
    let event = Event::Critical {
        whom: FIRST,
        card,
        quadrant: 3,
    };
    let sentence = words.say(&game.rule_of(card, Some(3)));
    let turned = words.say(&game.narrate(&event));
    assert!(
        turned.ends_with(&sentence),
        "{turned} does not tell {sentence}"
    );
    let numbers: Vec<u8> = match rule {
        Dice { values, .. } => values.iter().collect(),
        Health(number) | Strain(number) | Slow(number) => vec![number],
        _ => Vec::new(),
    };
    for number in numbers {
        assert!(
            sentence.contains(&number.to_string()),
            "{sentence}: {number}"
        );
    }
    let others = game
        .content
        .cards()
        .filter(|(_, other)| other.rule.is_some_and(|other| other != rule));
    for (other, _) in others {
        assert_ne!(
            words.say(&game.rule_of(other, Some(3))),
            sentence,
            "{card} and {other}"
        );
    }
    let [first, second] = [0, 1].map(|at| game.content.decks[Grade::Minor as usize][at]);
    let serious = game.content.decks[Grade::Serious as usize][0];
    let cards = [first, second, serious, card].map(|card| json!({ "card": card }));
    let position = json!({
        "phase": "prep", "round": 1, "dice": [2, 3, 5], "patients": [{ "conditions": cards }],
    });
    let match_ = Match::from_sketch(game.clone(), Options { seats: 1 }, &position, None);
    let match_ = match_.expect("the position is sound");
    let table = game.describe(match_.position());
    let table: Vec<String> = table.iter().map(|line| words.say(line)).collect();
    assert!(
        table.iter().any(|line| line.ends_with(&sentence)),
        "{table:#?}"
    );
    vec![turned, sentence]
}

/// What is said when another card is turned over: how many wounds more.
fn bold_sentences(game: &TraumaCenter, words: &Words, card: u8) -> Vec<String> {
    let bold = game.content.card(card).bold[0].len() as u8;
    let event = Event::Complicated {
        whom: FIRST,
        card,
        quadrant: 0,
        wounds: bold,
    };
    let told = words.say(&game.narrate(&event));
    assert!(
        bold == 0 || told.contains(&bold.to_string()),
        "{told}: {bold}"
    );
    vec![told]
}

/// Labels promise only what happens: nothing to heal, no room for the tetromino, no cost of a turn
/// that cannot be ended yet; and a prompt speaks of rows only where there is one.
#[test]
fn labels_and_prompts_keep_their_word() {
    let full: Vec<u8> = (0..40).filter(|square| square % 2 == 0).collect();
    let position = |marks: u8, wounds: &[u8], diagnosis: &[u8]| {
        let cards = [1, 2, 21, 48].map(|card| json!({ "card": card }));
        let position = json!({
            "phase": "surgeon", "round": 1, "dice": [2, 3, 6],
            "patients": [{
                "conditions": cards, "wounds": wounds, "diagnosis": diagnosis,
                "bandages": [{ "left": 0, "top": 0, "width": 3, "height": 3 }],
                "health": { "marks": marks }, "strain": { "marks": marks },
            }],
        });
        Match::from_sketch(official(), Options { seats: 1 }, &position, None)
            .expect("the position is sound")
    };
    let none = position(41, &[99], &[]);
    assert_eq!(
        said(&none, "en", &Action::Pick(6)),
        "The 6: no bandaged wound to heal"
    );
    let two = position(41, &[0, 1, 99], &[]);
    assert_eq!(
        said(&two, "en", &Action::Pick(6)),
        "The 6: heal up to 2 bandaged wounds"
    );
    let stuck = position(41, &[0, 1], &full);
    assert_eq!(
        said(&stuck, "en", &Action::Pick(6)),
        "The 6: its tetromino fits nowhere, so it heals nothing and the turn ends"
    );
    assert_eq!(said(&none, "en", &Action::EndTurn), "End the turn");
    let prompt = |match_: &Match<TraumaCenter>| {
        let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
        words.say(&match_.game().prompt(match_.position(), 0))
    };
    assert!(!prompt(&none).contains("row"), "{}", prompt(&none));
    let rows = position(11, &[99], &[]);
    assert!(
        prompt(&rows).contains("Or cross out a blank row"),
        "{}",
        prompt(&rows)
    );
}

/// A prompt after some actions, the label of another one, and the reason against it.
fn after(position: &serde_json::Value, actions: &[Action]) -> Match<TraumaCenter> {
    let match_ = Match::from_sketch(official(), Options::default(), position, None);
    let mut match_ = match_.expect("the position is sound");
    for &action in actions {
        match_.play_with(0, action, &[]).expect("it is legal");
    }
    match_
}

fn solo(phase: &str, dice: [u8; 3], critical: u8, more: serde_json::Value) -> serde_json::Value {
    let cards = [1, 2, 21, critical].map(|card| json!({ "card": card }));
    let mut patient = json!({
        "conditions": cards, "wounds": [0, 1, 2, 99],
        "bandages": [{ "left": 0, "top": 0, "width": 3, "height": 3 }],
    });
    for (field, value) in more.as_object().expect("fields") {
        patient[field] = value.clone();
    }
    json!({ "phase": phase, "round": 2, "dice": dice, "patients": [patient] })
}

/// What a complication takes away is said: by labels before, by the log after.
#[test]
fn complications_are_told() {
    let slow = after(&solo("prep", [1, 3, 6], 49, json!({})), &[Action::Pick(3)]);
    assert_eq!(
        said(&slow, "en", &Action::Pick(1)),
        "The 1: heals nothing because of the complication"
    );
    let crossing = Action::CrossOut {
        row: Meter::Strain,
        die: 2,
        to: 3,
        picked: None,
    };
    let picks = [Action::Pick(3), Action::Pick(6)];
    let lowest = after(&solo("surgeon", [2, 3, 6], 52, json!({})), &picks);
    assert_eq!(
        said(&lowest, "en", &crossing),
        "Cross out a row of Strain: the 2 becomes a 3; the 3 picked for the first Heal Wounds then \
         cannot be used and counts as 1"
    );
    let table = |match_: &Match<TraumaCenter>| {
        let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
        let lines = match_.game().describe(match_.position());
        lines
            .iter()
            .map(|line| words.say(line))
            .collect::<Vec<_>>()
            .join("\n")
    };
    assert!(!table(&lowest).contains("counts as 1"));
    let mut lowest = lowest;
    lowest.play_with(0, crossing, &[]).expect("it is legal");
    assert!(
        table(&lowest)
            .contains("the 3 is for the first action (it cannot be used and counts as 1)")
    );
}

/// A tetromino that fits nowhere is not promised (A15).
#[test]
fn no_tetromino_is_promised_without_room() {
    let full = [
        3, 11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 24, 25, 27, 29, 30, 31, 37, 38, 39,
    ];
    let position = solo("prep", [1, 3, 6], 48, json!({ "diagnosis": full }));
    let match_ = after(&position, &[Action::Pick(3)]);
    assert!(
        said(&match_, "de", &Action::Pick(1)).ends_with(", kein Tetromino"),
        "{}",
        said(&match_, "de", &Action::Pick(1))
    );
    let position = solo("prep", [1, 3, 6], 47, json!({ "diagnosis": full }));
    let match_ = after(&position, &[Action::Pick(3)]);
    assert!(said(&match_, "en", &Action::Pick(1)).ends_with(", no room for its tetromino"));
    let words = Words::of(&**match_.game(), "en", &[]).expect("the locale is sound");
    let prompt = words.say(&match_.game().prompt(match_.position(), 0));
    assert!(
        prompt.ends_with("if it can be used and there is room."),
        "{prompt}"
    );
}

/// R6: in set-up nobody waits for a round.
#[test]
fn waiting_in_set_up() {
    let mut match_ = Match::new(official(), Options { seats: 2 }, Some("7".into()), &[])
        .expect("options are sound");
    for quadrant in 0..3 {
        match_.play(0, Action::Copy(quadrant)).expect("it is free");
    }
    let why = match_.why_not(0, &Action::Copy(0)).expect("all are copied");
    assert_eq!((why.rule, why.why.key.as_ref()), ("R6", "no-pattern-left"));
}

/// Patients go by their names in the log, and never by a number.
#[test]
fn patients_have_one_name() {
    let game = official();
    for (language, words) in languages(&*game).expect("the locales are sound") {
        let name = words.say(&game.person(1));
        for event in rare_events(&game) {
            let line = words.say(&game.narrate(&event));
            assert!(!line.contains("Patient 1"), "{language}: {line}");
            let about_nobody = matches!(event, Event::PhaseBegins { .. } | Event::GameEnds { .. });
            assert!(about_nobody || line.contains(&name), "{language}: {line}");
        }
    }
}
