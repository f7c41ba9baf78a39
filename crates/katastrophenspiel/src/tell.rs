//! The game in words: keys of the locale files and what to put into them.

use std::fmt::Write as _;

use redtag_kernel::words::{Arg, number, text};
use redtag_kernel::{Illegal, Refusal, Seat, Tell, Text};

use crate::action::{Action, Decider, Event, Side};
use crate::content::{CardKind, CardRules, Content, STACK_VALUES, Symbols};
use crate::game::Katastrophenspiel;
use crate::position::{
    Ability, CATASTROPHE_ROW, Card, Cards, Colour, PURCHASE_ROW, Phase, Player, Position, Region,
    STACKS,
};
use crate::rules::{DRAWS, decider, dispatcher, hero_limit, heroes, symbols_of, vehicle, winner};

impl Tell for Katastrophenspiel {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn prompt(&self, position: &Position, _seat: Seat) -> Text {
        let Player {
            region: here,
            money,
            ..
        } = *position.player();
        let ask = |key: &'static str| text(key).text("player", player(position, position.active));
        match position.phase {
            Phase::Turn => ask("ask-turn")
                .text("region", region(here))
                .number("money", money)
                .number("actions", position.turn.actions)
                .text("choices", self.choices(position)),
            Phase::Buy { discount } => ask("ask-buy")
                .number("money", money)
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
        let about = |key: &'static str, card: Card| self.about(text(key), card);
        match *action {
            Action::Play(card) => self.label_of_play(position, card),
            Action::Mission(card) => about("do-mission", card),
            Action::ExtraMission(card) => self.label_of_extra_mission(position, card),
            Action::Use { card, side } => {
                let is_last = position
                    .player()
                    .table
                    .without(position.turn.fresh)
                    .contains(card);
                text(if is_last { "do-use-last" } else { "do-use" })
                    .text("card", self.card(card))
                    .text("symbols", given(self.content.card(card), side))
            }
            Action::Name(named) => {
                let helps = position
                    .mission
                    .is_some_and(|mission| mission.missing[named as usize] > 0);
                text(if helps { "do-name" } else { "do-name-useless" })
                    .text("ability", ability(named))
            }
            Action::GiveUp => text("do-give-up"),
            Action::Move(to) => self.label_of_move(position, to, "do-move", "do-move-nothing"),
            Action::Drive(to) => self.label_of_move(position, to, "do-drive", "do-drive-nothing"),
            Action::Purchase(card) => about("do-purchase", card),
            Action::ExtraPurchase(card) => about("do-extra-purchase", card),
            Action::Buy(card) => {
                let price = self.legal(position, position.active).price(card);
                about("do-buy", card).number("price", price)
            }
            Action::BuyNothing => text("do-buy-nothing"),
            Action::EndTurn => text("do-end-turn").number("actions", position.turn.actions),
        }
    }

    fn narrate(&self, event: &Event) -> Text {
        let by = |key: &'static str, who: Colour| text(key).text("player", colour(who));
        let with = |key, who, card| by(key, who).text("card", self.card(card));
        match *event {
            Event::PawnDrawn { seat, colour } => text("log-pawn-drawn")
                .text("player", chair(seat))
                .case("colour", COLOURS[colour as usize]),
            Event::Starts { who } => by("log-starts", who),
            Event::Revealed { card } => {
                let is_catastrophe = self.content.card(card).kind == CardKind::Catastrophe;
                let key = if is_catastrophe {
                    "log-revealed-catastrophe"
                } else {
                    "log-revealed"
                };
                self.about(text(key), card)
            }
            Event::RanOut { value } => text("log-ran-out").number("value", value),
            Event::RoundBegins { rounds, starter } => by("log-round-begins", starter)
                .number("left", rounds)
                .number("round", self.content.rounds.saturating_sub(rounds) + 1)
                .number("rounds", self.content.rounds),
            Event::TurnBegins { who, actions } => {
                by("log-turn-begins", who).number("actions", actions)
            }
            Event::Played { who, card } => with("log-played", who, card),
            Event::LaidDown { who, card } => with("log-laid-down", who, card),
            Event::NotUsed { who, card } => with("log-not-used", who, card),
            Event::Parked { who, card } => with("log-parked", who, card),
            Event::Moved { who, to, by: None } => by("log-moved", who).text("region", region(to)),
            Event::Moved {
                who,
                to,
                by: Some(card),
            } => by("log-drove", who)
                .text("region", region(to))
                .text("by", self.card(card)),
            Event::PutUnder {
                who,
                card,
                by: None,
            } => with("log-put-under", who, card),
            Event::PutUnder {
                who,
                card,
                by: Some(hero),
            } => with("log-put-under-extra", who, card).text("by", self.card(hero)),
            Event::Bought {
                who,
                card,
                price,
                money,
            } => with("log-bought", who, card)
                .number("price", price)
                .number("money", money),
            Event::BoughtNothing { who } => by("log-bought-nothing", who),
            Event::MissionBegins {
                who,
                catastrophe,
                by: None,
            } => self.about(by("log-mission-begins", who), catastrophe),
            Event::MissionBegins {
                who,
                catastrophe,
                by: Some(card),
            } => self
                .about(by("log-mission-begins-extra", who), catastrophe)
                .text("by", self.card(card)),
            Event::Used { who, card, side } => {
                with("log-used", who, card).text("symbols", given(self.content.card(card), side))
            }
            Event::Rolled {
                who,
                card,
                needed,
                roll,
                enough,
            } => with("log-rolled", who, card)
                .case("result", if enough { "enough" } else { "short" })
                .number("needed", needed)
                .number("roll", roll),
            Event::Named {
                who,
                ability: named,
            } => by("log-named", who).text("ability", ability(named)),
            Event::UsedUp { who, card } => with("log-used-up", who, card),
            Event::Succeeded {
                who,
                catastrophe,
                points,
                money,
            } => with("log-succeeded", who, catastrophe)
                .number("points", points)
                .number("money", money),
            Event::Failed { who, catastrophe } => with("log-failed", who, catastrophe),
            Event::TurnEnds { who, back } => by("log-turn-ends", who).number("back", back),
            Event::GameEnds {
                winner,
                points,
                money,
                by: decider,
            } => by("log-game-ends", winner)
                .number("points", points)
                .number("money", money)
                .case("by", decider_case(decider)),
        }
    }

    fn describe(&self, position: &Position) -> Vec<Text> {
        let mut lines = self.describe_turn(position);
        for seat in 0..position.players.len() as Seat {
            self.describe_player(position, seat, &mut lines);
        }
        for (place, stack) in position.catastrophes.iter().zip(CATASTROPHE_ROW) {
            lines.push(match *place {
                Some(card) => self.about(text("table-catastrophe"), card),
                None => text("table-catastrophe-empty").number("points", STACK_VALUES[stack]),
            });
        }
        for (place, stack) in position.purchases.iter().zip(PURCHASE_ROW) {
            lines.push(match *place {
                Some(card) => self.about(text("table-purchase"), card),
                None => text("table-purchase-empty").number("price", STACK_VALUES[stack]),
            });
        }
        let face_down = |stack: usize| {
            let unseen = position.unseen.and(self.content.stack_sets[stack]);
            (unseen.len() + position.under[stack].len()) as i64
        };
        let first_three = |line: Text, stack: usize| {
            line.number("one", face_down(stack))
                .number("two", face_down(stack + 1))
                .number("three", face_down(stack + 2))
        };
        lines.push(first_three(text("table-stacks"), 0));
        lines.push(first_three(text("table-stacks-catastrophes"), 3).number("five", face_down(6)));
        if !position.removed.is_empty() {
            lines.push(text("table-removed").text("cards", self.names_of(position.removed)));
        }
        lines
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
        let chapter = |title, letter: char, numbers: std::ops::RangeInclusive<u8>| {
            (
                title,
                numbers.map(|number| format!("{letter}{number}")).collect(),
            )
        };
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

    /// The face-up catastrophes of a region.
    fn catastrophes_at(&self, position: &Position, region: Region) -> impl Iterator<Item = Card> {
        let row = position.catastrophes.iter().flatten().copied();
        row.filter(move |&card| self.content.card(card).region == region)
    }

    /// Equipment that gives nothing when it is played has had its first use for nothing (A17).
    fn label_of_play(&self, position: &Position, card: Card) -> Text {
        let rules = self.content.card(card);
        let gives = position.mission.is_some() && rules.gives();
        match vehicle(&self.content, position) {
            _ if rules.kind == CardKind::Equipment && !gives => {
                self.about(text("do-lay-down"), card)
            }
            Some(old) if rules.kind == CardKind::Vehicle => self
                .about(text("do-play-replacing"), card)
                .text("old", self.card(old)),
            _ => self.about(text("do-play"), card),
        }
    }

    fn label_of_move(
        &self,
        position: &Position,
        to: Region,
        key: &'static str,
        nothing: &'static str,
    ) -> Text {
        let there: Cards = self.catastrophes_at(position, to).collect();
        if there.is_empty() {
            return text(nothing).text("region", region(to));
        }
        text(key)
            .text("region", region(to))
            .text("there", self.names_of(there))
    }

    /// A use of Leitstelle goes into it, which may be the last (R19).
    fn label_of_extra_mission(&self, position: &Position, card: Card) -> Text {
        let Some(by) = dispatcher(&self.content, position) else {
            return self.about(text("do-extra-mission-nothing"), card);
        };
        let last = position.player().table.contains(by);
        self.about(text("do-extra-mission"), card)
            .text("by", self.card(by))
            .case("use", if last { "last" } else { "first" })
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

    fn describe_turn(&self, position: &Position) -> Vec<Text> {
        let rounds = self.content.rounds;
        if position.phase == Phase::Over {
            return vec![
                text("table-over").number("rounds", rounds),
                self.ending(position),
            ];
        }
        let round = text("table-round")
            .number("round", rounds.saturating_sub(position.rounds) + 1)
            .number("rounds", rounds)
            .text("starter", player(position, position.starter));
        let turn = text("table-turn")
            .text("player", player(position, position.active))
            .number("actions", position.turn.actions)
            .case(
                "mission",
                if position.turn.mission {
                    "done"
                } else {
                    "open"
                },
            );
        let mission = position
            .mission
            .map(|_| self.missing(position, text("table-mission")));
        [round, turn].into_iter().chain(mission).collect()
    }

    fn describe_player(&self, position: &Position, seat: Seat, lines: &mut Vec<Text>) {
        let Player {
            region: here,
            money,
            points,
            hand,
            table,
            ..
        } = position.players[usize::from(seat)];
        let of = |key: &'static str| text(key).text("player", player(position, seat));
        lines.push(
            of("table-player")
                .text("region", region(here))
                .number("points", points)
                .number("money", money),
        );
        let played = if seat == position.active {
            position.turn.played
        } else {
            Cards::EMPTY
        };
        for (key, cards) in [
            ("table-hand", hand),
            ("table-in-play", played),
            ("table-equipment", table),
        ] {
            if !cards.is_empty() {
                lines.push(of(key).text("cards", self.cards(cards)));
            }
        }
    }

    /// A card by name.
    fn card(&self, card: Card) -> Text {
        let number = card.number();
        if self.content.all().contains(card) {
            text(format!("card-{number}"))
        } else {
            text("unknown-card").number("n", number)
        }
    }

    /// With all about a card in it: name, type, symbols, region, and its price or victory points.
    pub fn about(&self, text: Text, card: Card) -> Text {
        let rules = self.content.card(card);
        text.text("card", self.card(card))
            .text("kind", kind(rules.kind))
            .text("symbols", symbols(rules))
            .text("region", region(rules.region))
            .number("price", rules.value)
            .number("points", rules.value)
            .number("reward", rules.reward)
    }

    fn names_of(&self, cards: Cards) -> Text {
        list(
            cards.iter().map(|card| self.card(card)).collect(),
            "list-more",
        )
    }

    /// Cards with their symbols.
    fn cards(&self, cards: Cards) -> Text {
        list(
            cards
                .iter()
                .map(|card| self.about(text("with-symbols"), card))
                .collect(),
            "list-more",
        )
    }

    /// With the catastrophe of the mission in it, and what is missing.
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
        // Naming and buying are asked about in other words.
        Action::Name(_) | Action::Buy(_) | Action::BuyNothing | Action::EndTurn => "can-end",
    }
}

const COLOURS: [&str; 5] = ["red", "green", "blue", "black", "white"];

const fn decider_case(decider: Decider) -> &'static str {
    match decider {
        Decider::Points => "points",
        Decider::Money => "money",
        Decider::Seating => "chair",
    }
}

/// A player is called by colour.
fn player(position: &Position, seat: Seat) -> Text {
    let player = position.players.get(usize::from(seat));
    player
        .and_then(|player| player.colour)
        .map_or_else(|| chair(seat), colour)
}

/// A player whose colour is not known here.
fn chair(seat: Seat) -> Text {
    text("player").number("n", i64::from(seat) + 1)
}

/// All that is printed on a card.
fn symbols(rules: &CardRules) -> Text {
    let mut all = Vec::new();
    if rules.space > 0 {
        all.push(times(rules.space, text("symbol-space")));
    }
    if rules.movement {
        all.push(text("symbol-move"));
    }
    if rules.purchase {
        all.push(text("symbol-purchase"));
    }
    if rules.mission {
        all.push(text("symbol-mission"));
    }
    match &rules.right {
        None => all.extend(parts(&rules.left)),
        Some(right) => {
            let [left, right] = [parts(&rules.left), parts(right)];
            let key = if left.len().max(right.len()) > 1 {
                "symbols-either"
            } else {
                "symbols-or"
            };
            let side = |symbols| list(symbols, "symbols-and");
            all.push(
                text(key)
                    .text("left", side(left))
                    .text("right", side(right)),
            );
        }
    }
    list(
        all,
        if rules.right.is_some() {
            "list-more"
        } else {
            "symbols-and"
        },
    )
}

/// What a card gives to a mission.
fn given(rules: &CardRules, side: Side) -> Text {
    list(parts(&symbols_of(rules, side)), "symbols-and")
}

/// Dice and abilities, equal ones together.
fn parts(symbols: &Symbols) -> Vec<Text> {
    let dice = |needed: u8| symbols.dice.iter().filter(|&&die| die == needed).count() as u8;
    let dice = (3..=5).map(|needed| (dice(needed), text("symbol-die").number("n", needed)));
    let abilities = Ability::ALL
        .into_iter()
        .map(|one| (symbols.count(one), ability(one)));
    dice.chain(abilities)
        .filter(|&(count, _)| count > 0)
        .map(|(count, symbol)| times(count, symbol))
        .collect()
}

fn times(count: u8, symbol: Text) -> Text {
    if count == 1 {
        symbol
    } else {
        text("symbols-times")
            .number("n", count)
            .text("symbol", symbol)
    }
}

/// One after another; `last` joins the last two.
fn list(texts: Vec<Text>, last: &'static str) -> Text {
    let mut texts = texts.into_iter().rev();
    let Some(end) = texts.next() else {
        return text("symbols-none");
    };
    let mut key = last;
    texts.fold(end, |rest, first| {
        let joined = text(key).text("first", first).text("rest", rest);
        key = "list-more";
        joined
    })
}

fn colour(colour: Colour) -> Text {
    text(match colour {
        Colour::Red => "colour-red",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
        Colour::Black => "colour-black",
        Colour::White => "colour-white",
    })
}

fn region(region: Region) -> Text {
    text(match region {
        Region::NorthAmerica => "region-north-america",
        Region::SouthAmerica => "region-south-america",
        Region::Europe => "region-europe",
        Region::Africa => "region-africa",
        Region::Asia => "region-asia",
        Region::Australia => "region-australia",
    })
}

fn ability(ability: Ability) -> Text {
    text(match ability {
        Ability::FirstAid => "symbol-first-aid",
        Ability::Supplies => "symbol-supplies",
        Ability::Fire => "symbol-fire",
        Ability::Shelter => "symbol-shelter",
        Ability::Peace => "symbol-peace",
        Ability::Construction => "symbol-construction",
    })
}

fn kind(kind: CardKind) -> Text {
    text(match kind {
        CardKind::Vehicle => "kind-vehicle",
        CardKind::Hero => "kind-hero",
        CardKind::Equipment => "kind-equipment",
        CardKind::Catastrophe => "kind-catastrophe",
    })
}

/// The numbers of the content that rules name (R1, R6, R8, R9, R17).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let sizes_of: [&str; STACKS] = [
        "value_1", "value_2", "value_3", "vp_1", "vp_2", "vp_3", "vp_5",
    ];
    let rewards_of = ["reward_1", "reward_2", "reward_3", "reward_5"];
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
    values.extend(sizes_of.into_iter().zip(sizes.map(number)));
    let reward = |stack: &[Card]| stack.first().map_or(0, |&card| content.card(card).reward);
    let rewards = content.stacks[3..]
        .iter()
        .map(|stack| number(reward(stack)));
    values.extend(rewards_of.into_iter().zip(rewards));
    values
}
