//! The game in words: keys of the locale files and what to put into them.

mod aims;
mod deeds;
mod describe;
mod effects;
mod labels;
mod log;
mod names;
mod prompts;
mod refusals;

pub use names::dial_case;
use redtag_kernel::campaign::{Campaign, Mark, Tale};
use redtag_kernel::play::read_json;
use redtag_kernel::words::{Aim, Arg, chapter, number, text};
use redtag_kernel::{Kind, Match, Seat, Tell, Text};
use serde_json::Value;

use crate::action::{Action, Event};
use crate::content::{Content, Dial};
use crate::game::Aftermath;
use crate::id::{Ability, Card, Encounter, Enemy, Item, Mission, Road, Scavenge};
use crate::position::{Ending, Goal, MAX_MOVES, Phase, Position, Test};
use crate::rules::{DRAW, ENCOUNTER, ENEMY, FIND, ITEM, ROAD};
use crate::setup::Options;
use crate::story::Story;

impl Tell for Aftermath {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn prompt(&self, position: &Position, seat: Seat) -> Text {
        match position
            .steps
            .last()
            .filter(|_| self.asked(position) == Some(seat))
        {
            Some(step) => self.ask(position, seat, step),
            None => self.ending(position),
        }
    }

    fn rules(&self, position: &Position, _seat: Seat) -> &'static [&'static str] {
        match position.steps.last() {
            _ if position.ending.is_some() => &["R60", "R61", "R62", "R63"],
            Some(Phase::Draw) => &["R30", "A14", "A38", "R31", "R33"],
            Some(Phase::Actions) => ACTIONS,
            Some(Phase::Test(Test { goal, .. })) => rules_of_test(goal),
            Some(Phase::Move(_)) => &["R39", "R24", "R27", "R29", "A15", "A16"],
            Some(Phase::Choice { .. } | Phase::One { .. }) => &["R12", "R59"],
            Some(Phase::Discard { .. }) => &["R30"],
            Some(Phase::Keep { .. }) => &["R55", "R46"],
            Some(Phase::Receive { .. } | Phase::Equip) => &["R45", "R46", "R56", "A27", "A59"],
            Some(Phase::Activate { .. }) => &["R43"],
            Some(Phase::EnemyMoves { .. }) => &["R50", "R28", "A23", "A45"],
            Some(Phase::EnemyAttacks { .. }) => &["R50", "R28", "R53", "A22", "A45"],
            Some(Phase::HitEnemy { .. }) => &["R49", "R53", "A22"],
            Some(Phase::Break(_)) => &["R55", "A47"],
            Some(Phase::Return(_)) => &["R54", "A33", "A40"],
            Some(Phase::Nest | Phase::Eat(_) | Phase::Repair | Phase::Assign(_)) => {
                &["R57", "R52", "A25", "A47"]
            }
            Some(Phase::Travel) => &["R14"],
            Some(Phase::Lost) => &["R63", "R64", "A48"],
            _ => &["R12"],
        }
    }

    fn label(&self, position: &Position, seat: Seat, action: &Action) -> Text {
        self.label_of(position, seat, *action)
    }

    fn narrate(&self, event: &Event) -> Text {
        self.log_line(*event)
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        self.describe_all(position)
    }

    /// Dice are typed as they fall, cards and tokens by their permanent names.
    fn outcome(&self, what: &str, outcome: usize) -> (Text, String) {
        let place = outcome as u8;
        let names = &self.content.names;
        let typed = |all: &[String]| {
            all.get(outcome)
                .cloned()
                .unwrap_or_else(|| outcome.to_string())
        };
        match what {
            DRAW => (self.card(Card(place)), typed(&names.cards)),
            ITEM => (self.item(Item(place)), typed(&names.items)),
            ENCOUNTER => (self.encounter(Encounter(place)), typed(&names.encounters)),
            ROAD => (self.road(Road(place)), typed(&names.roads)),
            ENEMY => (self.enemy(Enemy(place)), typed(&names.enemies)),
            FIND => (self.find(Scavenge(place)), (outcome + 1).to_string()),
            _ => (
                text("die").number("n", outcome as i64 + 1),
                (outcome + 1).to_string(),
            ),
        }
    }

    fn aims(&self, position: &Position) -> Vec<Aim> {
        self.aims_of(position)
    }

    fn ending(&self, position: &Position) -> Text {
        let told = |key: &'static str| {
            let mission = position
                .main
                .map_or_else(|| text("no-mission"), |mission| self.mission(mission));
            text(key)
                .text("mission", mission)
                .number("game", position.campaign.game)
        };
        match position.ending {
            None => text("ask-wait"),
            Some(ending) => told(end_key(ending, position.campaign.is_won(&self.content))),
        }
    }

    fn ending_id(&self, position: &Position) -> &'static str {
        match position.ending {
            None => "open",
            Some(Ending::Success) => "success",
            Some(Ending::Failure) => "failure",
            Some(Ending::Lost) => "lost",
        }
    }

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn names(&self, language: &str) -> String {
        names::source(&self.content, language)
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            chapter("rules-chapter-components", 'R', 1..=6),
            chapter("rules-chapter-setup", 'R', 7..=11),
            chapter("rules-chapter-book", 'R', 12..=16),
            chapter("rules-chapter-situation", 'R', 17..=23),
            chapter("rules-chapter-map", 'R', 24..=29),
            chapter("rules-chapter-turn", 'R', 30..=35),
            chapter("rules-chapter-tests", 'R', 36..=38),
            chapter("rules-chapter-actions", 'R', 39..=48),
            chapter("rules-chapter-enemies", 'R', 49..=53),
            chapter("rules-chapter-characters", 'R', 54..=59),
            chapter("rules-chapter-campaign", 'R', 60..=65),
            chapter("rules-chapter-rulings", 'A', 1..=60),
        ]
    }
}

impl Campaign<Self> for Aftermath {
    fn next(&self, options: &Options, position: &Position) -> Option<Options> {
        self.next_options(options, position)
    }

    fn story(&self, match_: &Match<Self>) -> Option<Value> {
        serde_json::to_value(Story::of(match_)).ok()
    }

    fn tale(&self, story: &Value) -> Option<Tale> {
        Some(self.tale_of(&read_json(story).ok()?))
    }

    /// Time and wounds, missions, and what is used by whom.
    fn mark(&self, event: &Event) -> Option<Mark> {
        let names = &self.content.names;
        let mission = |mission: Mission, success| {
            let name = names
                .missions
                .get(mission.index())
                .cloned()
                .unwrap_or_default();
            Mark::Mission { name, success }
        };
        match *event {
            Event::MissionSucceeded { mission: one } => Some(mission(one, true)),
            Event::MissionFailed { mission: Some(one) } => Some(mission(one, false)),
            Event::Dial {
                dial: Dial::Time,
                from,
                to,
            } => Some(Mark::Number("time", i64::from(to) - i64::from(from))),
            Event::Wounded { wounds, .. } => Some(Mark::Number("wounds", wounds.into())),
            Event::Activated { ability, .. } => self.mark_ability(ability, true),
            Event::Learned { ability, .. } => self.mark_ability(ability, false),
            Event::Used { item, .. } => self.mark_item(item, true),
            Event::Worn { item, .. } => self.mark_item(item, self.is_used_when_worn(item)),
            Event::ItemDrawn { item, .. } | Event::Stored { item, .. } => {
                self.mark_item(item, false)
            }
            _ => None,
        }
    }

    /// Who takes part, and what they have with them.
    fn marks(&self, position: &Position) -> Vec<Mark> {
        let names = &self.content.names.characters;
        let marks = position.heroes.iter().flat_map(|hero| {
            let character = marked("character", names, hero.character.0, true);
            let abilities = hero
                .abilities
                .iter()
                .map(|ability| self.mark_ability(ability, false));
            let worn = hero.worn.iter().flatten().map(|worn| worn.item);
            let worn = worn.map(|item| self.mark_item(item, self.is_used_when_worn(item)));
            let pack = hero.pack.iter().map(|&item| self.mark_item(item, false));
            [character]
                .into_iter()
                .chain(abilities)
                .chain(worn)
                .chain(pack)
        });
        marks.flatten().collect()
    }

    fn usable(&self) -> Vec<String> {
        let Content { names, items, .. } = &self.content;
        let worn = names
            .items
            .iter()
            .zip(items)
            .filter(|(_, rules)| rules.slot.first().is_some());
        let all = names.characters.iter().map(|name| ("character", name));
        let all = all.chain(names.abilities.iter().map(|name| ("ability", name)));
        let all = all.chain(worn.map(|(name, _)| ("item", name)));
        all.map(|(kind, name)| format!("{kind} {name}")).collect()
    }

    fn end(&self, position: &Position) -> Option<&'static str> {
        match position.ending? {
            Ending::Lost => Some("lost"),
            _ => position.campaign.is_won(&self.content).then_some("won"),
        }
    }
}

impl Aftermath {
    /// An ability that costs nothing is used by whoever has it.
    fn mark_ability(&self, ability: Ability, used: bool) -> Option<Mark> {
        let costs = self
            .content
            .abilities
            .get(ability)
            .is_some_and(|rules| rules.cost > 0);
        marked(
            "ability",
            &self.content.names.abilities,
            ability.0,
            used || !costs,
        )
    }

    fn mark_item(&self, item: Item, used: bool) -> Option<Mark> {
        marked("item", &self.content.names.items, item.0, used)
    }

    /// An item that cannot be used in any other way helps by being worn.
    fn is_used_when_worn(&self, item: Item) -> bool {
        self.content
            .items
            .get(item)
            .is_some_and(|rules| rules.uses.is_empty())
    }
}

fn marked(kind: &str, names: &[String], place: u8, used: bool) -> Option<Mark> {
    let name = format!("{kind} {}", names.get(usize::from(place))?);
    Some(if used {
        Mark::Used(name)
    } else {
        Mark::Had(name)
    })
}

/// How a game ended.
pub const fn end_key(ending: Ending, won: bool) -> &'static str {
    match ending {
        Ending::Success if won => "end-won",
        Ending::Success => "end-success",
        Ending::Failure => "end-failure",
        Ending::Lost => "end-lost",
    }
}

/// The rules of a turn.
const ACTIONS: &[&str] = &[
    "R34", "R39", "R36", "R42", "R40", "R47", "R48", "R41", "R43", "R44", "R45", "R38", "R29",
    "R35", "A12", "A26", "A31", "A42",
];

const fn rules_of_test(goal: Goal) -> &'static [&'static str] {
    match goal {
        Goal::Scavenge(_) => &["R42", "R36", "A1", "A11"],
        Goal::Communicate(_) => &["R40", "R37", "R36", "A1", "A3", "A11"],
        Goal::Melee(_) => &["R47", "R37", "R36", "R49", "A11"],
        Goal::Ranged { .. } => &["R48", "R37", "R36", "R49", "A11"],
        Goal::Recover(_) => &["R41", "R58", "R36", "A11"],
        Goal::Script { .. } => &["R36", "R37", "A11", "A12"],
        Goal::Defend { .. } => &["R50", "R37", "R36", "R52", "A12", "A13"],
    }
}

/// One after another.
fn list(texts: Vec<Text>) -> Text {
    let joined = texts
        .into_iter()
        .rev()
        .reduce(|rest, first| text("list-more").text("first", first).text("rest", rest));
    joined.unwrap_or_else(|| text("none"))
}

fn times(count: u8, what: Text) -> Text {
    if count == 1 {
        what
    } else {
        text("list-times").number("n", count).text("what", what)
    }
}

const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The numbers of the content that rules name (R1, R11-R13, R30, R35, R46, R62, R63, A6), and how
/// many moves an action has (A59).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let numbers = &content.numbers;
    let basic = content.cards.iter().filter(|card| card.character.is_none());
    let [first, later] = numbers.pages.map(|page| content.pages[page].number);
    let [white, black] = numbers.dice;
    vec![
        (
            "cards",
            number(basic.map(|card| i64::from(card.count)).sum::<i64>()),
        ),
        ("first_page", number(first)),
        ("later_page", number(later)),
        ("threat", number(numbers.threat)),
        ("morale", number(numbers.most[Dial::Morale as usize])),
        ("hand", number(numbers.hand)),
        ("backpack", number(numbers.backpack)),
        ("goals", number(numbers.goals)),
        ("revive", number(numbers.revive)),
        ("white_die", number(white)),
        ("black_die", number(black)),
        ("moves", number(MAX_MOVES)),
    ]
}
