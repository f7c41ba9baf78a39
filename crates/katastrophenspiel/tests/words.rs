//! Every word of the game is there, in every language.

use redtag_katastrophenspiel::{
    Ability, Action, Card, Colour, Content, Event, Katastrophenspiel, Options, Phase, Region, Side,
};
use redtag_kernel::laws::{Sayings, languages, locales_hold};
use redtag_kernel::words::Words;
use redtag_kernel::{Fast, Game, Tell, Turn};

fn official() -> Katastrophenspiel {
    Katastrophenspiel::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &[]),
        Ok(())
    );
}

#[test]
fn every_card_has_a_name_and_a_line() {
    let game = official();
    for (language, words) in languages(&game).expect("the locales are sound") {
        for card in game.content.all().iter() {
            for start in ["card", "line"] {
                assert!(
                    words.has(&format!("{start}-{}", card.number())),
                    "{language}: {start} {card:?}"
                );
            }
        }
    }
}

/// Over random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let options: Vec<Options> = (2..=5)
        .map(|seats| Options {
            seats,
            ..Options::default()
        })
        .collect();
    let sayings = Sayings::over(&game, &options, 40, &every_action(&game));
    let mut sayings = sayings.expect("the options are sound");
    let chances = [
        ("die", 6),
        ("pawn", 5),
        ("start", 5),
        ("purchase-1", 16),
        ("catastrophe-5", 8),
    ];
    sayings.outcomes(&game, &chances);
    rare_events(&game)
        .iter()
        .for_each(|event| sayings.note(game.narrate(event)));
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// Cards tell what they can do.
#[test]
fn cards_are_told_with_their_symbols() {
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    let said = |language: &str, action| {
        let words = Words::of(&game, language, &[]).expect("the locale is sound");
        words.say(&game.label(&position, position.active, &action))
    };
    let [jennifer, fireboat, storm] =
        [81, 7, 47].map(|number| Card::try_from(number).expect("it is a number"));
    assert_eq!(
        said("en", Action::Play(jennifer)),
        "Play Jennifer McLeod (either die 5+ or first aid and shelter)"
    );
    assert_eq!(
        said("de", Action::Play(fireboat)),
        "Ausspielen: Löschboot (4 × Platz und Brandbekämpfung)"
    );
    assert_eq!(
        said("de", Action::Mission(storm)),
        "Einsatz: Sturm (Erste Hilfe und 3 × Unterkunft; 3 Siegpunkte, 2 Geld)"
    );
}

/// Every symbol that is printed on a card is told with the card, in every language; so are region,
/// victory points and money of a catastrophe.
#[test]
fn every_effect_is_told() {
    let written: toml::Table = toml::from_str(Content::OFFICIAL).expect("the content is sound");
    let cards = written["card"].as_array().expect("there are cards");
    let game = official();
    let position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    for (language, words) in languages(&game).expect("the locales are sound") {
        for card in cards {
            let number = card["number"].as_integer().expect("it is a number") as u8;
            let number = Card::try_from(number).expect("it is one of a card");
            let action = match card["kind"].as_str() {
                Some("catastrophe") => Action::Mission(number),
                _ => Action::Play(number),
            };
            let label = words.say(&game.label(&position, 0, &action));
            for symbol in card["symbols"].as_array().expect("a list") {
                let symbol = symbol.as_str().expect("a symbol");
                let told = match symbol {
                    "/" => continue,
                    "die-3" | "die-4" | "die-5" => format!("{}+", &symbol[4..]),
                    ability => words.word(&format!("symbol-{ability}")),
                };
                assert!(label.contains(&told), "{language}: {told} in {label}");
            }
            let Some(region) = card.get("region").and_then(toml::Value::as_str) else {
                continue;
            };
            let event = Event::Revealed { card: number };
            let revealed = words.say(&game.narrate(&event));
            let region = words.word(&format!("region-{region}"));
            assert!(revealed.contains(&region), "{language}: {revealed}");
            let money = format!("{} {}", reward(card), words.word("board-money")).to_lowercase();
            for told in [label.to_lowercase(), revealed.to_lowercase()] {
                assert!(told.contains(&money), "{language}: {money} in {told}");
            }
        }
    }
}

/// Money for the catastrophes of a stack (R17).
fn reward(card: &toml::Value) -> i64 {
    match card["stack"].as_str() {
        Some("vp-1" | "vp-2") => 1,
        Some("vp-3") => 2,
        _ => 3,
    }
}

/// A prompt offers nothing that cannot be done: neither cards to somebody without any, nor an extra
/// action that nobody has.
#[test]
fn prompts_offer_what_is_there() {
    let game = official();
    let words = Words::of(&game, "en", &[]).expect("the locale is sound");
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let mut seen = 0;
    for number in 0..20 {
        let mut chance = Fast::new(7, number);
        let position = game.set_up(&options, &mut chance, &mut ());
        let mut position = position.expect("the options are sound");
        let mut actions = Vec::new();
        while game.turn(&position) != Turn::Over {
            actions.clear();
            game.legal_actions(&position, position.active, &mut actions);
            let prompt = words.say(&game.prompt(&position, position.active));
            let any = |is: fn(&Action) -> bool| actions.iter().any(is);
            let card = if position.phase == Phase::Turn {
                "play cards"
            } else {
                "play a card"
            };
            for (offer, possible) in [
                (card, any(|action| matches!(action, Action::Play(_)))),
                (
                    "use a card",
                    any(|action| matches!(action, Action::Use { .. })),
                ),
                (
                    "begin a mission",
                    any(|action| matches!(action, Action::Mission(_))),
                ),
                ("an extra action", any(is_extra)),
            ] {
                if matches!(position.phase, Phase::Turn | Phase::Mission) {
                    assert_eq!(prompt.contains(offer), possible, "{offer}: {prompt}");
                    seen += 1;
                }
            }
            let action = actions[chance.below(actions.len())];
            let seat = position.active;
            game.apply(&mut position, seat, action, &mut chance, &mut ());
        }
    }
    assert!(seen > 1_000, "{seen}");
}

fn is_extra(action: &Action) -> bool {
    use Action::{Drive, ExtraMission, ExtraPurchase};
    matches!(action, Drive(_) | ExtraMission(_) | ExtraPurchase(_))
}

/// What people type in companion mode names one outcome.
#[test]
fn outcomes_can_be_typed() {
    let game = official();
    let typed = |what, outcome| game.outcome(what, outcome).1;
    assert_eq!(
        [typed("die", 3), typed("pawn", 0), typed("start", 1)],
        ["4", "red", "2"]
    );
    let drawn = game.content.stacks[5][6];
    assert_eq!(typed("catastrophe-3", 6), drawn.number().to_string());
}

/// What anybody may try, legal or not: everything with every card, and with a number that no card
/// has.
fn every_action(game: &Katastrophenspiel) -> Vec<Action> {
    use Action::*;
    let cards = game.content.all().iter().chain(Card::try_from(127));
    let with_card = cards.flat_map(|card| {
        let sides = [Side::All, Side::Left, Side::Right].map(|side| Use { card, side });
        [
            Play(card),
            Mission(card),
            ExtraMission(card),
            Purchase(card),
            ExtraPurchase(card),
            Buy(card),
        ]
        .into_iter()
        .chain(sides)
    });
    let to = Region::ALL
        .into_iter()
        .flat_map(|region| [Move(region), Drive(region)]);
    [GiveUp, BuyNothing, EndTurn]
        .into_iter()
        .chain(Ability::ALL.map(Name))
        .chain(to)
        .chain(with_card)
        .collect()
}

/// What random games hardly ever come to.
fn rare_events(game: &Katastrophenspiel) -> Vec<Event> {
    let (who, by) = (Colour::Black, game.content.dispatchers.first());
    let [card, catastrophe] = [0, 6].map(|stack| game.content.stacks[stack][0]);
    vec![
        Event::MissionBegins {
            who,
            catastrophe,
            by,
        },
        Event::PutUnder { who, card, by },
        Event::Bought {
            who,
            card,
            price: 0,
            money: 1,
        },
        Event::Succeeded {
            who,
            catastrophe,
            points: 5,
            money: 3,
        },
        Event::RanOut { value: 3 },
    ]
}
