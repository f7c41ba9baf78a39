//! Every word of the game is there, in every language.

use std::collections::BTreeMap;
use std::sync::Arc;

use redtag_table::words::{Words, audit_locales};
use redtag_table::{Fast, Game, Tell, Text, Turn};
use redtag_triage::{Action, KINDS, Options, Outsider, Position, Triage};

const CODE: [&str; 10] = [
    include_str!("../src/action.rs"),
    include_str!("../src/advice.rs"),
    include_str!("../src/card.rs"),
    include_str!("../src/content.rs"),
    include_str!("../src/game.rs"),
    include_str!("../src/lib.rs"),
    include_str!("../src/position.rs"),
    include_str!("../src/rules.rs"),
    include_str!("../src/setup.rs"),
    include_str!("../src/tell.rs"),
];

/// Starts of keys that are put together at run time or belong to the faces.
const MADE: [&str; 6] = ["rule-", "rules-", "game-", "board-", "fate-", "odds-"];

fn official() -> Arc<Triage> {
    Arc::new(Triage::official().expect("the content is sound"))
}

fn languages() -> Vec<(&'static str, Words)> {
    let words = |&(language, _): &(&'static str, _)| {
        (language, Words::of(&*official(), language, &[]).expect("the locale is sound"))
    };
    Triage::LOCALES.iter().map(words).collect()
}

#[test]
fn locales_and_code_agree() {
    let found = audit_locales(Triage::LOCALES, &CODE, &MADE);
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
fn rules_behind_questions_exist() {
    let game = official();
    let ids: Vec<String> = game.chapters().into_iter().flat_map(|(_, ids)| ids).collect();
    let sayings = sayings(&game);
    assert!(sayings.cited.iter().all(|cited| ids.iter().any(|id| id == cited)), "{:?}", sayings.cited);
}

/// Over 200 random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let sayings = sayings(&game);
    assert!(sayings.texts.len() > 1_000, "only {} different texts", sayings.texts.len());
    for (language, words) in languages() {
        for text in sayings.texts.values() {
            let said = words.say(text);
            let whole = !said.is_empty() && !["⟨", "{ $", "{$", "{"].iter().any(|gap| said.contains(gap));
            assert!(whole, "{language}: {said:?} from {text:?}");
        }
    }
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

    fn look(&mut self, game: &Triage, position: &Position) {
        self.note(game.prompt(position, 0));
        game.describe(position).into_iter().for_each(|line| self.note(line));
        game.rules(position, 0).iter().for_each(|rule| self.cite(rule));
        for action in every_action() {
            self.note(game.label(position, 0, &action));
            if let Some(illegal) = game.why_not(position, 0, &action) {
                self.note(illegal.why);
                self.cite(illegal.rule);
            }
        }
    }
}

fn sayings(game: &Triage) -> Sayings {
    let mut sayings = Sayings::default();
    for outcome in 0..KINDS {
        sayings.note(game.outcome("event", outcome).0);
    }
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for number in 0..200 {
        let mut chance = Fast::new(3, number);
        let mut position =
            game.set_up(&Options::default(), &mut chance, &mut ()).expect("the options are sound");
        while game.turn(&position) != Turn::Over {
            sayings.look(game, &position);
            actions.clear();
            game.legal_actions(&position, 0, &mut actions);
            let action = actions[chance.below(actions.len())];
            game.apply(&mut position, 0, action, &mut chance, &mut events);
            events.drain(..).for_each(|event| sayings.note(game.narrate(&event)));
        }
        sayings.look(game, &position);
        sayings.note(game.ending(&position));
    }
    sayings
}

/// What anybody may try, legal or not.
fn every_action() -> impl Iterator<Item = Action> {
    use Action::*;
    let numbered = (0..=5).flat_map(|number| [Brace(number), Protect(number), Heal(number)]);
    let outside = Outsider::ALL.into_iter().map(AdmitOutside);
    [Admit, Refuse, Start, Leave, Explore, Scavenge, EndTurn].into_iter().chain(numbered).chain(outside)
}
