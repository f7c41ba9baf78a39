//! Names of cards, players, places and symbols.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use crate::action::{Decider, Side};
use crate::content::{CardKind, CardRules, Symbols};
use crate::game::Katastrophenspiel;
use crate::position::{Ability, Card, Cards, Colour, Position, Region};
use crate::rules::symbols_of;

impl Katastrophenspiel {
    /// A card by name.
    pub(super) fn card(&self, card: Card) -> Text {
        let number = card.number();
        if self.content.all().contains(card) {
            text(format!("card-{number}"))
        } else {
            text("unknown-card").number("n", number)
        }
    }

    /// Adds everything about a card: name, type, symbols, region, and its price or victory points.
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

    pub(super) fn names_of(&self, cards: Cards) -> Text {
        list(
            cards.iter().map(|card| self.card(card)).collect(),
            "list-more",
        )
    }

    /// Cards with their symbols.
    pub(super) fn cards(&self, cards: Cards) -> Text {
        list(
            cards
                .iter()
                .map(|card| self.about(text("with-symbols"), card))
                .collect(),
            "list-more",
        )
    }
}

/// Their names, for the locale to choose a variant by.
pub const COLOURS: [&str; 5] = ["red", "green", "blue", "black", "white"];

pub const fn decider_case(decider: Decider) -> &'static str {
    match decider {
        Decider::Points => "points",
        Decider::Money => "money",
        Decider::Seating => "chair",
    }
}

/// A player is called by colour.
pub fn player(position: &Position, seat: Seat) -> Text {
    let player = position.players.get(usize::from(seat));
    player
        .and_then(|player| player.colour)
        .map_or_else(|| chair(seat), colour)
}

/// A player whose colour is not known here.
pub fn chair(seat: Seat) -> Text {
    text("player").number("n", i64::from(seat) + 1)
}

/// Everything printed on a card.
pub fn symbols(rules: &CardRules) -> Text {
    let mut all = extras(rules);
    match &rules.right {
        None => {
            all.extend(parts(&rules.left));
            list(all, "symbols-and")
        }
        Some(right) => {
            all.push(either(parts(&rules.left), parts(right)));
            list(all, "list-more")
        }
    }
}

/// Space for heroes, and extra actions.
fn extras(rules: &CardRules) -> Vec<Text> {
    let space = (rules.space > 0).then(|| times(rules.space, text("symbol-space")));
    let extras = [
        (rules.movement, "symbol-move"),
        (rules.purchase, "symbol-purchase"),
        (rules.mission, "symbol-mission"),
    ];
    let printed = extras.into_iter().filter(|(printed, _)| *printed);
    let printed = printed.map(|(_, key)| text(key));
    space.into_iter().chain(printed).collect()
}

/// The two sides of a slash.
fn either(left: Vec<Text>, right: Vec<Text>) -> Text {
    let key = match left.len().max(right.len()) {
        0 | 1 => "symbols-or",
        _ => "symbols-either",
    };
    let [left, right] = [left, right].map(|side| list(side, "symbols-and"));
    text(key).text("left", left).text("right", right)
}

/// What a card gives to a mission.
pub fn given(rules: &CardRules, side: Side) -> Text {
    list(parts(&symbols_of(rules, side)), "symbols-and")
}

/// Dice and abilities, equal ones together.
pub fn parts(symbols: &Symbols) -> Vec<Text> {
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
pub fn list(texts: Vec<Text>, last: &'static str) -> Text {
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

pub fn colour(colour: Colour) -> Text {
    text(match colour {
        Colour::Red => "colour-red",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
        Colour::Black => "colour-black",
        Colour::White => "colour-white",
    })
}

pub fn region(region: Region) -> Text {
    text(match region {
        Region::NorthAmerica => "region-north-america",
        Region::SouthAmerica => "region-south-america",
        Region::Europe => "region-europe",
        Region::Africa => "region-africa",
        Region::Asia => "region-asia",
        Region::Australia => "region-australia",
    })
}

pub fn ability(ability: Ability) -> Text {
    text(match ability {
        Ability::FirstAid => "symbol-first-aid",
        Ability::Supplies => "symbol-supplies",
        Ability::Fire => "symbol-fire",
        Ability::Shelter => "symbol-shelter",
        Ability::Peace => "symbol-peace",
        Ability::Construction => "symbol-construction",
    })
}

pub fn kind(kind: CardKind) -> Text {
    text(match kind {
        CardKind::Vehicle => "kind-vehicle",
        CardKind::Hero => "kind-hero",
        CardKind::Equipment => "kind-equipment",
        CardKind::Catastrophe => "kind-catastrophe",
    })
}
