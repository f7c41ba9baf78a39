//! What players are told, sentence by sentence.

use std::sync::Arc;

use redtag_after_the_virus::{Action, Card, Difficulty, Options};
use redtag_kernel::laws::languages;
use redtag_kernel::{Fast, Game, Match, Tell};
use serde_json::{Value, json};

use super::official;

/// What a player is told in both languages after these actions, from a position of mission 1A.
fn told(position: &Value, actions: &[Action], chance: &[u16]) -> [String; 2] {
    let game = Arc::new(official());
    let mut match_ = Match::from_sketch(game.clone(), Options::default(), position, None)
        .unwrap_or_else(|flaw| panic!("{flaw}: {position}"));
    let mut events = Vec::new();
    for (action, at) in actions.iter().zip(1..) {
        let chance = if at == actions.len() { chance } else { &[] };
        let more = match_.play_with(0, *action, chance);
        events.extend(more.unwrap_or_else(|error| panic!("{action:?}: {error:?}")));
    }
    let words = languages(&*game).expect("the locales are sound");
    let mut said = words.iter().map(|(_, words)| {
        let log = events.iter().map(|event| words.say(&game.narrate(event)));
        let log: Vec<String> = log.collect();
        format!(
            "{}\n{}",
            log.join("\n"),
            words.say(&game.prompt(match_.position(), 0))
        )
    });
    [said.next().expect("English"), said.next().expect("German")]
}

#[track_caller]
fn says(told: &[String; 2], en: &str, de: &str) {
    assert!(told[0].contains(en), "{en} is not in {}", told[0]);
    assert!(told[1].contains(de), "{de} is not in {}", told[1]);
}

fn numbered(number: u8) -> Card {
    Card::try_from(number).expect("a card")
}

/// R9: the cards that are shuffled, and those that they go under.
#[test]
fn a_shuffle_says_how_many_cards_go_where() {
    let position = json!({ "players": [{ "wave": 3, "hand": { "8": 1 }, "sideways": {},
        "draw": { "5": 3, "8": 1 }, "discard": { "6": 1, "12": 1, "13": 1 } }] });
    let said = told(&position, &[Action::Play(numbered(8))], &[0]);
    says(
        &said,
        "Adam shuffles 7 cards and puts them under the last 4 cards of the draw deck.",
        "Adam mischt 7 Karten und legt sie unter die letzten 4 Karten des Nachziehstapels.",
    );
}

/// R10, A6: only as many cards as there are.
#[test]
fn a_short_pile_costs_what_is_there() {
    let position = json!({ "players": [{ "wave": 4, "hand": { "8": 1 }, "sideways": {},
        "draw": { "5": 2 }, "discard": { "1": 5, "2": 4, "3": 2, "12": 1 } }] });
    let said = told(&position, &[Action::Play(numbered(8))], &[0, 0, 0]);
    says(
        &said,
        "too few zombies left for this wave and loses 1 other card instead.",
        "zu wenige Zombies für diese Welle und verliert dafür 1 andere Karte.",
    );
}

/// R34: the numbers of an easier and of a harder game are those that it has.
#[test]
fn the_briefing_tells_how_hard_it_is() {
    let game = official();
    for (difficulty, mission, en, de) in [
        (Difficulty::Easier, "1A", "begins at 0.", "beginnt bei 0."),
        (Difficulty::Usual, "1A", "begins at 1.", "beginnt bei 1."),
        (
            Difficulty::Harder,
            "1A",
            "2 zombie cards are",
            "werden 2 Zombiekarten",
        ),
        (
            Difficulty::Harder,
            "1B",
            "6 zombie cards are",
            "werden 6 Zombiekarten",
        ),
    ] {
        let options = Options {
            difficulty,
            mission: mission.into(),
            ..Options::default()
        };
        let mut events = Vec::new();
        game.set_up(&options, &mut Fast::new(1, 1), &mut events)
            .expect("the options are sound");
        let words = languages(&game).expect("the locales are sound");
        for (words, expected) in words.iter().map(|(_, words)| words).zip([en, de]) {
            let begins = words.say(&game.narrate(&events[0]));
            assert!(begins.contains(expected), "{expected} is not in {begins}");
        }
    }
}

/// R23: the third wound is the end; R17: Car discards the others.
#[test]
fn labels_promise_what_happens() {
    let position = json!({ "players": [{
        "wounds": { "arm": true, "leg": true }, "prepared": { "33": 1 },
        "attacking": [{ "printed": 1, "left": 1 }, { "printed": 2, "left": 2 }] }] });
    let game = Arc::new(official());
    let match_ = Match::from_sketch(game.clone(), Options::default(), &position, None);
    let match_ = match_.expect("the position is sound");
    let words = languages(&*game).expect("the locales are sound");
    let label = |action: Action| {
        let label = game.label(match_.position(), 0, &action);
        [words[0].1.say(&label), words[1].1.say(&label)]
    };
    says(
        &label(Action::Fight(0)),
        "you die, and the mission is lost",
        "du stirbst, und die Mission ist verloren",
    );
    let car = Action::Use {
        card: numbered(33),
        way: 0,
    };
    says(
        &label(car),
        "kill 1 zombie card, discard all other zombies of that player",
        "1 Zombiekarte töten, alle übrigen Zombies dieser Person abwerfen",
    );
}

/// R20, R27, R31, A14, A23: where every card goes is told.
#[test]
fn what_becomes_of_cards_is_told() {
    let position = json!({ "players": [{ "hand": { "7": 1, "6": 1 },
        "prepared": { "9": 1, "8": 1, "1": 1 } }] });
    let actions = [
        Action::Play(numbered(7)),
        Action::Choose(numbered(9)),
        Action::Choose(numbered(8)),
        Action::Choose(numbered(1)),
    ];
    let said = told(&position, &actions, &[]);
    says(
        &said,
        "VIP, who counts for 3. The card is destroyed.",
        "Die Karte ist zerstört.",
    );
    says(
        &said,
        "Survivor. The card goes to the discard pile.",
        "Überlebender. Die Karte kommt auf den Ablagestapel.",
    );
    says(
        &said,
        "The card goes back to the zombie pile.",
        "kommt in den Zombiestapel zurück.",
    );
    let use_it = |number: u8, way| Action::Use {
        card: numbered(number),
        way,
    };
    let position = json!({ "players": [{ "hand": { "6": 1 }, "prepared": { "18": 1 },
        "ammo": [{ "under": 18, "card": 5 }], "attacking": [{ "printed": 1, "left": 1 }] }] });
    let said = told(&position, &[use_it(18, 1)], &[]);
    says(
        &said,
        "Shotgun of Adam is destroyed; its ammo goes to the discard pile.",
        "Adam verliert durch Zerstörung: „Schrotflinte“; die Munition kommt auf den Ablagestapel.",
    );
    let position = json!({ "players": [{ "hand": { "6": 1 }, "prepared": { "25": 1, "28": 1 },
        "wounds": { "leg": true }, "discard": { "1": 1 } }] });
    let trap = [
        use_it(25, 0),
        Action::HitDiscard {
            seat: 0,
            zombies: 1,
        },
    ];
    let said = told(&position, &trap[..1], &[]);
    says(
        &said,
        "The single zombie goes to the zombie pile of Adam.",
        "Der einzelne Zombie kommt auf den Zombiestapel von Adam.",
    );
    for (action, en, de) in [
        (
            Action::OnTop,
            "Food on top of the area deck.",
            "oben auf den Gebietsstapel: „Vorräte“.",
        ),
        (
            Action::Underneath,
            "Food under the area deck.",
            "unter den Gebietsstapel: „Vorräte“.",
        ),
    ] {
        says(&told(&position, &[use_it(28, 0), action], &[]), en, de);
    }
}

/// A7: what can be done with the last cards is what the prompt says.
#[test]
fn prompts_name_what_can_be_done() {
    let all: serde_json::Map<String, Value> = official()
        .content
        .deck
        .iter()
        .filter(|&(one, _)| !one.is_zombie() && one != numbered(5))
        .map(|(one, count)| (one.number().to_string(), json!(count)))
        .collect();
    let position = json!({ "players": [{ "hand": { "5": 3 }, "discard": all }] });
    let said = told(&position, &[], &[]);
    says(
        &said,
        "but throw them away.",
        "nichts mehr anzufangen: Wirf sie ab.",
    );
    let position =
        json!({ "players": [{ "hand": { "5": 1 }, "attacking": [{ "printed": 1, "left": 1 }] }] });
    let said = told(&position, &[], &[]);
    says(
        &said,
        "Stop it. All cards have to go",
        "Halte ihn auf. Alle Karten",
    );
    let said = told(&json!({}), &[], &[]);
    says(
        &said,
        "Prepare or use what is in play, or end",
        "oder beende deinen Zug.",
    );
}

/// A14, A40: the aims say what they count, and what the last turn means.
#[test]
fn aims_say_what_they_count() {
    let game = official();
    for (mission, en, de) in [
        ("5B", "Cured Survivor", "Geheilte Überlebende"),
        ("4D", "the cured not counted", "ohne Geheilte"),
        (
            "4B",
            "Own zombies killed, by anybody",
            "Eigene Zombies getötet",
        ),
        (
            "3A",
            "scouted or destroyed ones do not count",
            "erkundete und zerstörte zählen nicht",
        ),
        ("1A", "neither won nor lost", "weder gewonnen noch verloren"),
    ] {
        let options = Options {
            mission: mission.into(),
            ..Options::default()
        };
        let position = game.lay_out(&options).expect("the options are sound");
        let words = languages(&game).expect("the locales are sound");
        for (words, expected) in words.iter().map(|(_, words)| words).zip([en, de]) {
            let aims = game.aims(&position);
            let aims: Vec<String> = aims.iter().map(|aim| words.say(&aim.text)).collect();
            assert!(
                aims.concat().contains(expected),
                "{expected} is not in {aims:?}"
            );
        }
    }
    let known = json!({ "mission": 6 });
    let match_ = Match::from_sketch(Arc::new(official()), Options::default(), &known, None);
    let match_ = match_.expect("the position is sound");
    let words = languages(&game).expect("the locales are sound");
    let described = game.describe(match_.position());
    let described: Vec<String> = described.iter().map(|line| words[0].1.say(line)).collect();
    assert!(
        described.concat().contains("VIP at the bottom"),
        "{described:?}"
    );
}
