//! The game in words: keys of the locale files and what to put into them.

mod describe;
mod labels;
mod log;
mod names;

use std::fmt::Write as _;

use redtag_kernel::words::{Arg, chapter, number, text};
use redtag_kernel::{Illegal, Refusal, Seat, Tell, Text};

use self::names::{COLOURS, chair, colour, decider_case, list, parts, player, region};
use crate::action::{Action, Event};
use crate::content::{Content, Symbols};
use crate::game::Katastrophenspiel;
use crate::position::{Card, Colour, Phase, Player, Position};
use crate::rules::{DRAWS, decider, hero_limit, heroes, vehicle, winner};

impl Tell for Katastrophenspiel {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn prompt(&self, position: &Position, _seat: Seat) -> Text {
        let one = position.player();
        let ask = |key: &'static str| text(key).text("player", player(position, position.active));
        match position.phase {
            Phase::Turn => ask("ask-turn")
                .text("region", region(one.region))
                .number("money", one.money)
                .number("actions", position.turn.actions)
                .text("choices", self.choices(position)),
            Phase::Buy { discount } => ask("ask-buy")
                .number("money", one.money)
                .number("discount", discount),
            Phase::Mission => self
                .missing(position, ask("ask-mission"))
                .text("choices", self.choices(position)),
            Phase::Name => {
                let dice = position.mission.map_or(0, |mission| mission.dice.len());
                self.missing(position, ask("ask-name"))
                    .number("dice", dice as i64)
            }
            Phase::Over => self.ending(position),
        }
    }

    fn rules(&self, position: &Position, _seat: Seat) -> &'static [&'static str] {
        match position.phase {
            Phase::Turn => &[
                "R12", "R9", "R13", "R14", "R16", "A1", "A3", "A17", "R19", "A25",
            ],
            Phase::Buy { .. } => &["R14", "R15", "A7", "A8", "A26"],
            Phase::Mission => &["R16", "R17", "R18", "A13", "A1", "A16"],
            Phase::Name => &["R16", "A15"],
            Phase::Over => &["R21", "A21"],
        }
    }

    fn label(&self, position: &Position, _seat: Seat, action: &Action) -> Text {
        self.label_of(position, *action)
    }

    fn narrate(&self, event: &Event) -> Text {
        self.log_line(*event)
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        self.describe_all(position)
    }

    fn outcome(&self, what: &str, outcome: usize) -> (Text, String) {
        if let Some(stack) = DRAWS.iter().position(|&draw| draw == what)
            && let Some(&card) = self.content.stacks[stack].get(outcome)
        {
            return (
                self.about(text("with-symbols"), card),
                card.number().to_string(),
            );
        }
        match Colour::ALL.get(outcome) {
            Some(&drawn) if what == "pawn" => (colour(drawn), COLOURS[outcome].to_owned()),
            _ => {
                let number = outcome as i64 + 1;
                let name = match what {
                    "start" => chair(outcome as Seat),
                    _ => text("face").number("n", number),
                };
                (name, number.to_string())
            }
        }
    }

    fn ending(&self, position: &Position) -> Text {
        let winner = winner(position);
        let Player { points, money, .. } = position.players[usize::from(winner)];
        text("log-game-ends")
            .text("player", player(position, winner))
            .number("points", points)
            .number("money", money)
            .case("by", decider_case(decider(position)))
    }

    /// What decided it.
    fn ending_id(&self, position: &Position) -> &'static str {
        decider_case(decider(position))
    }

    fn names(&self, language: &str) -> String {
        let mut names = String::new();
        for (number, name, line) in self.content.names(language) {
            _ = writeln!(names, "card-{number} = {name}");
            if !line.is_empty() {
                _ = writeln!(names, "line-{number} = {line}");
            }
        }
        names
    }

    fn called(&self, position: &Position, seat: Seat) -> Vec<Text> {
        vec![chair(seat), player(position, seat)]
    }

    fn takes(&self, _position: &Position, action: &Action) -> Option<u16> {
        if let Action::Buy(card) = action {
            Some(card.number().into())
        } else {
            None
        }
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            chapter("rules-chapter-goal", 'R', 1..=3),
            chapter("rules-chapter-setup", 'R', 4..=7),
            chapter("rules-chapter-round", 'R', 8..=8),
            chapter("rules-chapter-turn", 'R', 9..=12),
            chapter("rules-chapter-movement", 'R', 13..=13),
            chapter("rules-chapter-purchase", 'R', 14..=15),
            chapter("rules-chapter-mission", 'R', 16..=19),
            chapter("rules-chapter-end", 'R', 20..=21),
            chapter("rules-chapter-rulings", 'A', 1..=27),
        ]
    }
}

impl Katastrophenspiel {
    /// The words of a refusal, with the numbers and names that its sentence needs.
    pub(crate) fn refusal(&self, position: &Position, action: Action, refusal: Refusal) -> Illegal {
        let content = &self.content;
        let space = |card| hero_limit(content, position, card);
        let mut illegal = Illegal::from(refusal);
        let why = illegal.why;
        illegal.why = match (refusal.key, action) {
            ("no-turn", _) => why.text("player", player(position, position.active)),
            ("no-money", Action::Buy(card)) => why
                .number("price", self.legal(position, position.active).price(card))
                .number("money", position.player().money),
            ("no-more-heroes", _) => why.number("limit", space(vehicle(content, position))),
            ("no-space", Action::Play(card)) => why
                .number("space", space(Some(card)))
                .number("heroes", heroes(content, position).len() as i64),
            _ => why,
        };
        illegal
    }

    /// What can be done now, each kind of action once: nothing is offered that is not on the list.
    fn choices(&self, position: &Position) -> Text {
        let mut kinds: Vec<&'static str> = Vec::new();
        self.legal(position, position.active).each(&mut |action| {
            let kind = kind_of_choice(action, position.mission.is_some());
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        });
        list(kinds.into_iter().map(text).collect(), "list-or")
    }

    /// Adds the catastrophe of the mission, and what is missing.
    fn missing(&self, position: &Position, text: Text) -> Text {
        let Some(mission) = &position.mission else {
            return text;
        };
        let missing = Symbols {
            abilities: mission.missing,
            ..Symbols::default()
        };
        text.text("card", self.card(mission.catastrophe))
            .text("missing", list(parts(&missing), "symbols-and"))
    }
}

/// What an action is called where kinds of actions are offered.
fn kind_of_choice(action: Action, in_mission: bool) -> &'static str {
    match action {
        Action::Move(_) => "can-move",
        Action::Purchase(_) => "can-purchase",
        Action::Mission(_) => "can-mission",
        Action::Drive(_) | Action::ExtraPurchase(_) | Action::ExtraMission(_) => "can-extra",
        Action::Play(_) if in_mission => "can-play-one",
        Action::Play(_) => "can-play",
        Action::Use { .. } => "can-use",
        Action::GiveUp => "can-give-up",
        // Naming and buying have questions of their own.
        Action::Name(_) | Action::Buy(_) | Action::BuyNothing | Action::EndTurn => "can-end",
    }
}

/// The numbers of the content that rules name (R1, R6, R8, R9, R17).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let sizes = content.stacks.each_ref().map(|stack| stack.len());
    let (purchase, catastrophes) = sizes.split_at(3);
    let mut values = vec![
        ("rounds", number(content.rounds)),
        ("actions", number(content.actions)),
        ("money", number(content.money)),
        ("heroes", number(content.heroes)),
        ("cards", number(content.cards().count())),
        ("purchase", number(purchase.iter().sum::<usize>())),
        ("catastrophes", number(catastrophes.iter().sum::<usize>())),
    ];
    let names = [
        "value_1", "value_2", "value_3", "vp_1", "vp_2", "vp_3", "vp_5",
    ];
    values.extend(names.into_iter().zip(sizes.map(number)));
    let reward = |stack: &[Card]| stack.first().map_or(0, |&card| content.card(card).reward);
    let rewards = content.stacks[3..].iter();
    let rewards = rewards.map(|stack| number(reward(stack)));
    let names = ["reward_1", "reward_2", "reward_3", "reward_5"];
    values.extend(names.into_iter().zip(rewards));
    values
}
