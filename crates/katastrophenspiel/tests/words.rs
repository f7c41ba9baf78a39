//! Every word of the game is there, in every language.

use std::collections::BTreeMap;
use std::sync::Arc;

use redtag_katastrophenspiel::{
    Ability, Action, Card, Colour, Event, Katastrophenspiel, Options, Position, Region, Side,
};
use redtag_table::words::{Words, audit_locales};
use redtag_table::{Fast, Game, Tell, Text, Turn};

const CODE: [&str; 10] = [
    include_str!("../src/action.rs"),
    include_str!("../src/advice.rs"),
    include_str!("../src/content.rs"),
    include_str!("../src/game.rs"),
    include_str!("../src/lib.rs"),
    include_str!("../src/position.rs"),
    include_str!("../src/rules.rs"),
    include_str!("../src/setup.rs"),
    include_str!("../src/tell.rs"),
    include_str!("../src/worth.rs"),
];

/// Starts of keys that are put together at run time or belong to the faces.
const MADE: [&str; 7] = ["rule-", "rules-", "game-", "board-", "paper-", "fate-", "odds-"];

fn official() -> Arc<Katastrophenspiel> {
    Arc::new(Katastrophenspiel::official().expect("the content is sound"))
}

fn languages() -> Vec<(&'static str, Words)> {
    let game = official();
    let words = |&(language, _): &(&'static str, _)| {
        (language, Words::of(&*game, language, &[]).expect("the locale is sound"))
    };
    Katastrophenspiel::LOCALES.iter().map(words).collect()
}

#[test]
fn locales_and_code_agree() {
    let found = audit_locales(Katastrophenspiel::LOCALES, &CODE, &MADE);
    assert!(found.is_ok(), "{found:?}");
}

#[test]
fn every_rule_has_words() {
    for (language, words) in languages() {
        for (title, ids) in official().chapters() {
            assert!(words.has(title), "{language}: {title}");
            for id in ids {
                assert!(words.has(&format!("rule-{id}")), "{language}: rule-{id}");
            }
        }
    }
}

#[test]
fn every_card_has_a_name_and_a_line() {
    for (language, words) in languages() {
        for card in official().content.all().iter() {
            for start in ["card", "line"] {
                assert!(words.has(&format!("{start}-{}", card.number())), "{language}: {start} {card:?}");
            }
        }
    }
}

#[test]
fn rules_behind_questions_exist() {
    let game = official();
    let ids: Vec<String> = game.chapters().into_iter().flat_map(|(_, ids)| ids).collect();
    let sayings = sayings(&game, 20);
    assert!(sayings.cited.iter().all(|cited| ids.iter().any(|id| id == cited)), "{:?}", sayings.cited);
}

/// Over random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let sayings = sayings(&game, 40);
    assert!(sayings.texts.len() > 1_000, "only {} different texts", sayings.texts.len());
    for (language, words) in languages() {
        for text in sayings.texts.values() {
            let said = words.say(text);
            let whole = !said.is_empty() && !["⟨", "{ $", "{$", "{"].iter().any(|gap| said.contains(gap));
            assert!(whole, "{language}: {said:?} from {text:?}");
        }
    }
}

/// Cards tell what they can do.
#[test]
fn cards_are_told_with_their_symbols() {
    let game = official();
    let position = game.lay_out(&Options::default()).expect("the options are sound");
    let said = |language: &str, action| {
        let words = Words::of(&*game, language, &[]).expect("the locale is sound");
        words.say(&game.label(&position, position.active, &action))
    };
    let [jennifer, fireboat, storm] =
        [81, 7, 47].map(|number| Card::try_from(number).expect("it is a number"));
    assert_eq!(
        said("en", Action::Play(jennifer)),
        "Play Jennifer McLeod (either die 5+ or first aid and shelter)"
    );
    assert_eq!(said("de", Action::Play(fireboat)), "Ausspielen: Löschboot (4 × Platz und Brandbekämpfung)");
    assert_eq!(
        said("de", Action::Mission(storm)),
        "Einsatz: Sturm (Erste Hilfe und 3 × Unterkunft; 3 Siegpunkte)"
    );
}

/// What people type in companion mode names one outcome.
#[test]
fn outcomes_can_be_typed() {
    let game = official();
    let typed = |what, outcome| game.outcome(what, outcome).1;
    assert_eq!([typed("die", 3), typed("pawn", 0), typed("start", 1)], ["4", "red", "2"]);
    let drawn = game.content.stacks[5].as_slice()[6];
    assert_eq!(typed("catastrophe-3", 6), drawn.number().to_string());
}

/// What was said over random games: each different text once, and the rules behind it.
#[derive(Default)]
struct Sayings {
    texts: BTreeMap<String, Text>,
    cited: Vec<&'static str>,
}

impl Sayings {
    fn note(&mut self, text: Text) {
        self.texts.entry(format!("{text:?}")).or_insert(text);
    }

    fn cite(&mut self, rule: &'static str) {
        if !self.cited.contains(&rule) {
            self.cited.push(rule);
        }
    }

    fn look(&mut self, game: &Katastrophenspiel, position: &Position) {
        self.note(game.prompt(position, position.active));
        game.describe(position).into_iter().for_each(|line| self.note(line));
        game.rules(position, position.active).iter().for_each(|rule| self.cite(rule));
    }

    fn try_out(&mut self, game: &Katastrophenspiel, position: &Position, action: &Action) {
        self.note(game.label(position, position.active, action));
        if let Some(illegal) = game.why_not(position, position.active, action) {
            self.note(illegal.why);
            self.cite(illegal.rule);
        }
    }
}

fn sayings(game: &Katastrophenspiel, games: u64) -> Sayings {
    let mut sayings = Sayings::default();
    for (what, outcomes) in [("die", 6), ("pawn", 5), ("start", 5), ("purchase-1", 16), ("catastrophe-5", 8)]
    {
        (0..outcomes).for_each(|outcome| sayings.note(game.outcome(what, outcome).0));
    }
    rare_events(game).iter().for_each(|event| sayings.note(game.narrate(event)));
    sayings.look(game, &game.lay_out(&Options::default()).expect("the options are sound"));
    let every_action = every_action(game);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for number in 0..games {
        let mut chance = Fast::new(3, number);
        let options = Options { seats: 2 + (number % 4) as u8, ..Options::default() };
        let mut position = game.set_up(&options, &mut chance, &mut events).expect("the options are sound");
        while game.turn(&position) != Turn::Over {
            events.drain(..).for_each(|event| sayings.note(game.narrate(&event)));
            sayings.look(game, &position);
            for _ in 0..30 {
                sayings.try_out(game, &position, &every_action[chance.below(every_action.len())]);
            }
            actions.clear();
            game.legal_actions(&position, position.active, &mut actions);
            let action = actions[chance.below(actions.len())];
            sayings.note(game.label(&position, position.active, &action));
            let seat = position.active;
            game.apply(&mut position, seat, action, &mut chance, &mut events);
        }
        events.drain(..).for_each(|event| sayings.note(game.narrate(&event)));
        sayings.look(game, &position);
        every_action.iter().for_each(|action| sayings.try_out(game, &position, action));
        sayings.note(game.ending(&position));
    }
    sayings
}

/// What anybody may try, legal or not: everything with every card, and with a number that no card has.
fn every_action(game: &Katastrophenspiel) -> Vec<Action> {
    use Action::*;
    let cards = game.content.all().iter().chain(Card::try_from(127));
    let with_card = cards.flat_map(|card| {
        let sides = [Side::All, Side::Left, Side::Right].map(|side| Use { card, side });
        [Play(card), Mission(card), ExtraMission(card), Purchase(card), ExtraPurchase(card), Buy(card)]
            .into_iter()
            .chain(sides)
    });
    let to = Region::ALL.into_iter().flat_map(|region| [Move(region), Drive(region)]);
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
    let [card, catastrophe] = [0, 6].map(|stack| game.content.stacks[stack].as_slice()[0]);
    vec![
        Event::MissionBegins { who, catastrophe, by },
        Event::PutUnder { who, card, by },
        Event::Bought { who, card, price: 0, money: 1 },
        Event::Succeeded { who, catastrophe, points: 5, money: 3 },
        Event::RanOut { value: 3 },
    ]
}
