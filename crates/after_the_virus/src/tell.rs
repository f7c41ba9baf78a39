//! The game in words: keys of the locale files and what to put into them.

mod aims;
mod describe;
mod labels;
mod log;
mod refusals;

pub use describe::Standing;

use std::fmt::Write as _;

use redtag_kernel::words::{Aim, Arg, chapter, number, text};
use redtag_kernel::{Kind as _, Missions, Seat, Tell, Text};

use crate::action::{Action, Event};
use crate::content::{Bound, Condition, Content, Count, Of, Style, Type};
use crate::game::AfterTheVirus;
use crate::legal::is_asked;
use crate::position::{
    ALL, Card, Cards, Ending, Exit, Hit, HitResult, Phase, Place, Player, Position, Spot, Unit,
};

impl Tell for AfterTheVirus {
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn prompt(&self, position: &Position, seat: Seat) -> Text {
        let is_asked = is_asked(&self.content, position).contains(seat);
        let Some(player) = player_at(position, seat).filter(|_| is_asked) else {
            return self.ending(position);
        };
        match player.steps.first() {
            Some(phase) => self.ask(player, phase),
            None => text("ask-action")
                .text("player", self.character(player.character))
                .number("zombies", zombies_of(player))
                .number("hand", player.hand.total())
                .case("spend", self.spend_case(position, seat, player)),
        }
    }

    fn rules(&self, position: &Position, seat: Seat) -> &'static [&'static str] {
        let phase = player_at(position, seat).and_then(|player| player.steps.first());
        match phase {
            _ if position.ending.is_some() => &["R32", "R33", "A24", "A40"],
            None => &[
                "R11", "R12", "R13", "R14", "R15", "R17", "R18", "R22", "A7", "A11",
            ],
            Some(Phase::Draw | Phase::ShuffleAndDraw) => &["R8", "R9", "A5"],
            Some(Phase::Thin(_)) => &["R10", "A6", "A37"],
            Some(Phase::Pay(_)) => &["R12", "R14", "R15"],
            Some(Phase::Load { .. } | Phase::LoadAny(_) | Phase::LoadItself(_)) => {
                &["R28", "R27", "A29"]
            }
            Some(Phase::Spend { .. }) => &["R27"],
            Some(Phase::Leave { .. } | Phase::Scout { .. }) => &["R14", "A26", "A33", "A39"],
            Some(Phase::Retrieve(_) | Phase::RetrieveFree { .. }) => &["R14", "A31"],
            Some(Phase::Prepare(_) | Phase::PrepareFree { .. }) => &["R14", "A16", "A17"],
            Some(Phase::SpareWeapon) => &["R29", "R24", "A10"],
            Some(Phase::SpareVehicle) => &["R30", "A10"],
            Some(Phase::Hit(_)) => &["R17", "R18", "R20", "R21", "A12", "A13", "A32", "A33"],
            Some(Phase::Heal { .. }) => &["R26", "R18", "A33"],
            Some(Phase::Prevent(_)) => &["R26", "A19", "A35"],
            Some(Phase::Recover { .. }) => &["A15", "A26"],
            Some(Phase::Save { .. }) => &["R31", "A21", "A36"],
            Some(Phase::Reward(_)) => &["R31", "A22", "A23", "A31", "A36"],
            Some(Phase::Cure) => &["A14", "A34"],
            Some(Phase::Wound) => &["R23", "R24", "R25", "A9"],
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

    fn aims(&self, position: &Position) -> Vec<Aim> {
        self.aims_of(position)
    }

    fn outcome(&self, _what: &str, outcome: usize) -> (Text, String) {
        let card = Card::from_index(outcome);
        (self.card(card), card.number().to_string())
    }

    fn ending(&self, position: &Position) -> Text {
        match position.ending {
            None => text("ask-wait"),
            Some(Ending::Won) => self
                .mission(text("end-won"), position.mission)
                .number("turn", position.turn),
            Some(Ending::Died(seat)) => {
                text("log-died").text("player", self.player(position, seat))
            }
            Some(Ending::Failed(failure)) => self.failed(position.mission, failure),
            Some(Ending::OutOfTime) => text("log-out-of-time"),
        }
    }

    fn ending_id(&self, position: &Position) -> &'static str {
        match position.ending {
            None => "open",
            Some(Ending::Won) => "won",
            Some(Ending::Died(_)) => "died",
            Some(Ending::Failed(_)) => "failed",
            Some(Ending::OutOfTime) => "out-of-time",
        }
    }

    fn rule_values(&self) -> Vec<(&'static str, Arg)> {
        rule_values(&self.content)
    }

    fn names(&self, language: &str) -> String {
        let mut names = String::new();
        for (key, name, text) in self.content.names(language) {
            _ = writeln!(names, "{key} = {name}\n{key}-text = {text}");
            if let Some(id) = key.strip_prefix("mission-") {
                _ = writeln!(names, "{key}-title = {id} {name}");
            }
        }
        names
    }

    /// A card is taken when it is retrieved, for a price or for nothing.
    fn takes(&self, position: &Position, action: &Action) -> Option<u16> {
        let is_free =
            |player: &Player| matches!(player.steps.first(), Some(Phase::RetrieveFree { .. }));
        match *action {
            Action::Retrieve(card) => Some(card.number().into()),
            Action::Choose(card) if position.players.iter().any(is_free) => {
                Some(card.number().into())
            }
            _ => None,
        }
    }

    fn missions(&self) -> Option<&dyn Missions<Self>> {
        Some(self)
    }

    fn chapters(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            chapter("rules-chapter-setup", 'R', 1..=7),
            chapter("rules-chapter-draw", 'R', 8..=10),
            chapter("rules-chapter-action", 'R', 11..=16),
            chapter("rules-chapter-general", 'R', 17..=18),
            chapter("rules-chapter-zombies", 'R', 19..=22),
            chapter("rules-chapter-wounds", 'R', 23..=26),
            chapter("rules-chapter-ammo", 'R', 27..=28),
            chapter("rules-chapter-limits", 'R', 29..=30),
            chapter("rules-chapter-saving", 'R', 31..=31),
            chapter("rules-chapter-end", 'R', 32..=34),
            chapter("rules-chapter-rulings", 'A', 1..=40),
        ]
    }
}

impl Missions<Self> for AfterTheVirus {
    fn chapters(&self) -> Vec<(Text, Vec<Text>)> {
        let of = |chapter: u8| {
            let missions = self
                .content
                .missions
                .iter()
                .filter(move |mission| mission.chapter == chapter);
            missions
                .map(|mission| text(format!("mission-{}-title", mission.id)))
                .collect()
        };
        let chapters = self
            .content
            .missions
            .iter()
            .map(|mission| mission.chapter + 1)
            .max()
            .unwrap_or(0);
        (0..chapters)
            .map(|chapter| (text(format!("chapter-{}", chapter + 1)), of(chapter)))
            .collect()
    }

    /// Missions are listed one after another; nothing carries over from one to the next (A30).
    fn played(&self, position: &Position) -> (usize, Vec<Text>) {
        let players = position.players.iter();
        let cast = players.map(|player| self.character(player.character));
        (position.mission.into(), cast.collect())
    }
}

impl AfterTheVirus {
    /// What a player is asked in the middle of something.
    fn ask(&self, player: &Player, phase: Phase) -> Text {
        let ask = |key: &'static str| text(key).text("player", self.character(player.character));
        match phase {
            Phase::Thin(left) => ask("ask-thin").number("left", left),
            Phase::Pay(left) => ask("ask-pay")
                .number("left", left)
                .text("purpose", self.purpose(player)),
            Phase::Load { .. } | Phase::LoadAny(_) | Phase::LoadItself(_) | Phase::Spend { .. } => {
                self.ask_ammo(player, phase)
            }
            Phase::Leave { card, .. } => ask("ask-leave").text("card", self.card(card)),
            Phase::SpareWeapon => {
                ask("ask-spare-weapon").case("arm", wounded_case(player.wounds.arm))
            }
            Phase::SpareVehicle => ask("ask-spare-vehicle"),
            Phase::Draw
            | Phase::ShuffleAndDraw
            | Phase::Retrieve(_)
            | Phase::Prepare(_)
            | Phase::Prevent(_)
            | Phase::Cure => text("ask-wait"),
            Phase::Hit(_)
            | Phase::Heal { .. }
            | Phase::Scout { .. }
            | Phase::RetrieveFree { .. }
            | Phase::PrepareFree { .. }
            | Phase::Recover { .. }
            | Phase::Save { .. }
            | Phase::Reward(_)
            | Phase::Wound => self.ask_effect(player, phase),
        }
    }

    /// Which cards become ammo, or which ammo is spent (R27, R28, A29).
    fn ask_ammo(&self, player: &Player, phase: Phase) -> Text {
        let ask = |key: &'static str| text(key).text("player", self.character(player.character));
        match phase {
            Phase::Load { weapon, left } => ask("ask-load")
                .number("left", left)
                .text("weapon", self.card(weapon)),
            Phase::LoadAny(weapon) => ask("ask-load-any")
                .number("ammo", player.ammo_of(weapon).count() as i64)
                .text("weapon", self.card(weapon)),
            Phase::LoadItself(card) => ask("ask-load-itself").text("card", self.card(card)),
            Phase::Spend { weapon, left } => ask("ask-spend")
                .number("left", left)
                .text("weapon", self.card(weapon)),
            _ => text("ask-wait"),
        }
    }

    /// What an effect is for, and where a wound goes (R17, R23, R26, R31).
    fn ask_effect(&self, player: &Player, phase: Phase) -> Text {
        let ask = |key: &'static str| text(key).text("player", self.character(player.character));
        match phase {
            Phase::Hit(hit) => self.ask_hit(ask("ask-hit"), hit),
            Phase::Heal { by, left, .. } => ask("ask-heal")
                .text("card", self.card(by))
                .number("left", left),
            Phase::Scout { left, .. } => ask("ask-scout").number("left", left),
            Phase::RetrieveFree { left, .. } => ask("ask-retrieve").number("left", left),
            Phase::PrepareFree { .. } => ask("ask-prepare"),
            Phase::Recover { .. } => ask("ask-recover"),
            Phase::Save { chosen } => ask("ask-save").number("chosen", chosen),
            Phase::Reward(left) => self
                .with_area(ask("ask-reward"), player)
                .number("left", left)
                .number("saved", player.saved),
            Phase::Wound => ask("ask-wound").number("wounds", player.wounds.count()),
            _ => text("ask-wait"),
        }
    }

    fn ask_hit(&self, ask: Text, hit: Hit) -> Text {
        let Hit {
            by,
            result,
            unit,
            left,
            may_stop,
            ..
        } = hit;
        let amount = if left == ALL { "all" } else { unit_case(unit) };
        ask.text("card", self.card(by))
            .case("result", result_case(result))
            .case("amount", amount)
            .case("stop", if may_stop { "may" } else { "must" })
            .number("left", left)
    }

    /// What a payment is for: the step that follows it.
    fn purpose(&self, player: &Player) -> Text {
        let next = player.steps.get(1);
        let about = |key: &'static str, card| text(key).text("card", self.card(card));
        match next {
            Some(&Phase::Retrieve(card)) => about("pay-retrieve", card),
            Some(&Phase::Prepare(card)) => about("pay-prepare", card),
            Some(&(Phase::Leave { card, .. } | Phase::Spend { weapon: card, .. })) => {
                about("pay-use", card)
            }
            Some(&(Phase::Hit(Hit { by, .. }) | Phase::Heal { by, .. })) => about("pay-use", by),
            Some(Phase::Scout { .. }) => text("pay-scout"),
            _ => text("pay-something"),
        }
    }

    /// Whether there is anything to do with the cards in hand but discard them (A7).
    fn spend_case(&self, position: &Position, seat: Seat, player: &Player) -> &'static str {
        let legal = self.legal(position, seat);
        let mut hand = player.hand.iter();
        let useless = hand.any(|(card, _)| legal.may(Action::Drop(card)).is_ok());
        if useless { "useless" } else { "useful" }
    }

    /// Where a card goes when it is saved (R31, A14, A23).
    fn saved_case(&self, card: Card) -> &'static str {
        match card.is_zombie() {
            true => "pile",
            false if self.content.card(card).leaves => "destroyed",
            false => "discard",
        }
    }

    fn failed(&self, mission: u8, failure: u8) -> Text {
        let mission = self.content.missions.get(usize::from(mission));
        let failures = mission.map_or(&[][..], |mission| mission.failures.as_slice());
        match failures.get(usize::from(failure)) {
            Some(failure) => text("log-failed").text("condition", self.condition(failure)),
            None => text("log-failed").text("condition", text("none")),
        }
    }

    /// What a condition of a mission counts, as `prepared facilities`.
    fn condition(&self, condition: &Condition) -> Text {
        let (Bound::AtLeast(number) | Bound::AtMost(number)) = condition.bound;
        text("condition")
            .text("what", self.counted(condition))
            .case(
                "bound",
                if matches!(condition.bound, Bound::AtLeast(_)) {
                    "least"
                } else {
                    "most"
                },
            )
            .number("number", number)
    }

    /// What is counted, with whose it is.
    fn counted(&self, condition: &Condition) -> Text {
        let of = match (condition.count, condition.of) {
            (Count::Rescued | Count::Prepared, Of::Card(card)) => {
                text("types-card").text("card", self.in_play(card))
            }
            (_, of) => self.of(of),
        };
        let counted = text(count_key(condition.count)).text("of", of);
        if condition.together {
            text("count-together").text("what", counted)
        } else {
            counted
        }
    }

    fn of(&self, of: Of) -> Text {
        match of {
            Of::Any => text("types-any"),
            Of::Type(kind) => text(types_key(kind)),
            Of::Style(style) => text(styles_key(style)),
            Of::Card(card) => text("types-card").text("card", self.card(card)),
        }
    }

    /// Adds everything about a mission: name, number, story and goal.
    fn mission(&self, into: Text, place: u8) -> Text {
        let Some(mission) = self.content.missions.get(usize::from(place)) else {
            return into
                .text("mission", text("unknown-mission"))
                .text("story", text("unknown-mission"));
        };
        into.text("mission", text(format!("mission-{}", mission.id)))
            .text("story", text(format!("mission-{}-text", mission.id)))
            .text("chapter", text(format!("chapter-{}", mission.chapter + 1)))
    }

    /// The character at a seat.
    fn player(&self, position: &Position, seat: Seat) -> Text {
        match player_at(position, seat) {
            Some(player) => self.character(player.character),
            None => text("unknown-player").number("n", i64::from(seat) + 1),
        }
    }

    fn character(&self, place: u8) -> Text {
        if usize::from(place) < self.content.characters.len() {
            text(format!("character-{}", place + 1))
        } else {
            text("unknown-player").number("n", i64::from(place) + 1)
        }
    }

    /// A card by name.
    pub(crate) fn card(&self, card: Card) -> Text {
        let number = card.number();
        if self.content.deck.count(card) > 0 {
            text(format!("card-{number}"))
        } else {
            text("unknown-card").number("n", number)
        }
    }

    /// A card in play: a zombie card there was cured (A14).
    fn in_play(&self, card: Card) -> Text {
        if card.is_zombie() {
            text("cured")
        } else {
            self.card(card)
        }
    }

    /// Adds a person who is saved, and how many they count for.
    fn about_person(&self, into: Text, card: Card) -> Text {
        into.text("card", self.in_play(card))
            .number("saves", self.content.saves(card))
    }

    /// Adds what is known of the area deck.
    fn with_area(&self, into: Text, player: &Player) -> Text {
        let (top, bottom) = (player.area.top.first(), player.area.bottom.last());
        into.number("area", player.area.len() as i64)
            .case("ends", if bottom.is_some() { "known" } else { "unknown" })
            .text(
                "bottom",
                bottom.map_or_else(|| text("none"), |card| self.card(card)),
            )
            .case("known", if top.is_some() { "yes" } else { "no" })
            .text(
                "top",
                top.map_or_else(|| text("none"), |card| self.card(card)),
            )
    }

    /// Cards by name, equal ones together.
    fn cards(&self, cards: &Cards) -> Text {
        list(
            cards
                .iter()
                .map(|(card, count)| times(count, self.card(card)))
                .collect(),
        )
    }

    /// The same for prepared ones.
    fn prepared(&self, cards: &Cards) -> Text {
        list(
            cards
                .iter()
                .map(|(card, count)| times(count, self.in_play(card)))
                .collect(),
        )
    }
}

fn player_at(position: &Position, seat: Seat) -> Option<&Player> {
    position.players.get(usize::from(seat))
}

fn zombies_of(player: &Player) -> u8 {
    player.attacking.iter().map(|card| card.left).sum()
}

fn times(count: u8, what: Text) -> Text {
    if count == 1 {
        what
    } else {
        text("list-times").number("n", count).text("what", what)
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

const fn result_case(result: HitResult) -> &'static str {
    match result {
        HitResult::Kill => "kill",
        HitResult::Discard => "discard",
        HitResult::Remove => "remove",
    }
}

const fn unit_case(unit: Unit) -> &'static str {
    match unit {
        Unit::Zombies => "zombies",
        Unit::Cards => "cards",
    }
}

const fn place_case(place: Place) -> &'static str {
    match place {
        Place::Play => "play",
        Place::Discard => "discard",
        Place::Anywhere => "anywhere",
    }
}

const fn exit_case(exit: Exit) -> &'static str {
    match exit {
        Exit::Discard => "discard",
        Exit::Destroy => "destroy",
        Exit::Area => "area",
    }
}

const fn spot_case(spot: Spot) -> &'static str {
    match spot {
        Spot::Arm => "arm",
        Spot::Leg => "leg",
        Spot::Brain => "brain",
    }
}

const fn wounded_case(wounded: bool) -> &'static str {
    if wounded { "wounded" } else { "sound" }
}

const fn count_key(count: Count) -> &'static str {
    match count {
        Count::Saved => "count-saved",
        Count::Rescued => "count-rescued",
        Count::Prepared => "count-prepared",
        Count::Collected => "count-collected",
        Count::Destroyed => "count-destroyed",
        Count::Scouted => "count-scouted",
        Count::Area => "count-area",
        Count::Ammo => "count-ammo",
        Count::Killed => "count-killed",
        Count::Roaming => "count-roaming",
        Count::Wave => "count-wave",
        Count::Wounds => "count-wounds",
        Count::Turn => "count-turn",
    }
}

const fn types_key(kind: Type) -> &'static str {
    match kind {
        Type::Zombie => "types-zombie",
        Type::Event => "types-event",
        Type::Person => "types-person",
        Type::Animal => "types-animal",
        Type::Weapon => "types-weapon",
        Type::Trap => "types-trap",
        Type::Equipment => "types-equipment",
        Type::Armor => "types-armor",
        Type::Medical => "types-medical",
        Type::Vehicle => "types-vehicle",
        Type::Facility => "types-facility",
        Type::Training => "types-training",
        Type::Supply => "types-supply",
    }
}

const fn styles_key(style: Style) -> &'static str {
    match style {
        Style::Striking => "styles-striking",
        Style::Thrown => "styles-thrown",
        Style::Shooting => "styles-shooting",
    }
}

/// The numbers of the content that rules name (R1, R2, R4, R6-R10, R24, R29, R30).
fn rule_values(content: &Content) -> Vec<(&'static str, Arg)> {
    let numbers = &content.numbers;
    let zombies = content.deck.iter().filter(|(card, _)| card.is_zombie());
    let zombies: u8 = zombies.map(|(_, count)| count).sum();
    let starting = content.characters.first().map_or(0, |one| one.deck.total());
    let chapters = content.missions.iter().map(|mission| mission.chapter + 1);
    let cards = content.deck.total();
    vec![
        ("hand", number(numbers.hand)),
        ("weapons", number(numbers.weapons)),
        ("one_armed", number(numbers.weapons.saturating_sub(1))),
        ("vehicles", number(numbers.vehicles)),
        ("thinned", number(numbers.thinned)),
        ("missions", number(content.missions.len())),
        ("chapters", number(chapters.max().unwrap_or(0))),
        ("characters", number(content.characters.len())),
        ("cards", number(cards)),
        ("zombies", number(zombies)),
        ("starting", number(starting)),
        ("area", number(cards.saturating_sub(zombies + starting + 1))),
    ]
}
