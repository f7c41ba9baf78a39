//! What cards and tokens do, in sentences made from their typed data, so that no effect goes
//! untold, not even in packs. What a card says about itself is flavour.

use redtag_kernel::Text;
use redtag_kernel::words::text;
use toml::Spanned;

use super::names::{attribute_key, attributes, gain, situation_case};
use super::yes;
use crate::content::{Activity, Bonus, Cards, Do, EnemyActionRules, Slot, UseCost};
use crate::game::Aftermath;
use crate::id::{Ability, Encounter, Enemy, Environment, Item, Road, Status, Token, Vehicle};

impl Aftermath {
    /// What a status does, and how it ends (R58).
    pub fn status_effects(&self, one: Status) -> Text {
        let Some(rules) = self.content.statuses.get(one) else {
            return text("none");
        };
        let mut parts = bonuses(&rules.bonus);
        if rules.hand != 0 {
            parts.push(signed("effect-hand", rules.hand));
        }
        if rules.exposed {
            parts.push(text("effect-exposed"));
        }
        let forbidden = Activity::ALL.into_iter();
        let forbidden = forbidden.filter(|&one| rules.forbids & (1 << one as u16) != 0);
        parts.extend(forbidden.map(|one| text("effect-forbids").case("action", doing_case(one))));
        if let Some(card) = self.written(|cards| &cards.status, one.0) {
            parts.extend(self.then("effect-gained", &card.gained));
            parts.extend(self.then("effect-turn", &card.turn));
            parts.extend(self.then("effect-end", &card.end));
        }
        parts.push(match rules.removal {
            Some(removal) => text("effect-removal")
                .text("attributes", attributes(removal.attribute))
                .number("difficulty", removal.difficulty),
            None => text("effect-lasts").case("negative", yes(rules.negative)),
        });
        also(parts)
    }

    /// What an item does, and where it is worn.
    pub fn item_effects(&self, one: Item) -> Text {
        let Some(rules) = self.content.items.get(one) else {
            return text("none");
        };
        let mut parts = vec![text("effect-slot").case("slot", slot_case(rules.slot, rules.paws))];
        parts.extend(bonuses(&rules.bonus));
        let range = rules.range;
        parts.extend(range.map(|range| text("effect-range").number("n", range)));
        if rules.wounds > 0 {
            parts.push(text("effect-wounds").number("n", rules.wounds));
        }
        if rules.batteries > 0 {
            parts.push(
                text("effect-batteries")
                    .number("n", rules.batteries)
                    .case("bonus", yes(!rules.battery_bonus.is_empty()))
                    .text("does", also(bonuses(&rules.battery_bonus))),
            );
        }
        let card = self.written(|cards| &cards.item, one.0);
        let ways = card.into_iter().flat_map(|card| &card.r#use);
        parts.extend(ways.map(|way| {
            text("effect-use")
                .case("cost", cost_case(way.cost))
                .text("does", self.does_when(way.when.as_ref(), &way.r#do))
        }));
        let keywords = self.content.names.keywords.iter().enumerate();
        let keywords = keywords.filter(|(place, _)| rules.keywords & (1 << place) != 0);
        parts.extend(keywords.map(|(_, id)| text(format!("keyword-{id}"))));
        also(parts)
    }

    /// What a way to use an item does.
    pub fn use_effects(&self, one: Item, way: u8) -> Text {
        let card = self.written(|cards| &cards.item, one.0);
        let way = card.and_then(|card| card.r#use.get(usize::from(way)));
        way.map_or_else(
            || text("none"),
            |way| self.does_when(way.when.as_ref(), &way.r#do),
        )
    }

    /// What an ability does, and when.
    pub fn ability_effects(&self, one: Ability) -> Text {
        let Some(card) = self.written(|cards| &cards.ability, one.0) else {
            return text("none");
        };
        let mut parts = bonuses(&card.bonus);
        if !card.r#do.is_empty() {
            parts.push(self.does_when(card.when.as_ref(), &card.r#do));
        }
        also(parts)
    }

    /// What an enemy does at each threat value (R50), and what comes of its defeat.
    pub fn enemy_effects(&self, one: Enemy) -> Text {
        let Some(rules) = self.content.enemies.get(one) else {
            return text("none");
        };
        let actions = (1..=3).map(|threat| {
            text("effect-enemy")
                .number("threat", threat)
                .text("does", self.action_effects(one, threat))
        });
        let mut parts: Vec<Text> = actions.collect();
        if rules.boss {
            parts.push(text("effect-boss"));
        }
        if let Some(card) = self.written(|cards| &cards.enemy, one.0) {
            parts.extend(self.then("effect-defeated", &card.defeated));
        }
        also(parts)
    }

    /// What an enemy does at this threat value.
    pub fn action_effects(&self, one: Enemy, threat: u8) -> Text {
        let rules = self.content.enemies.get(one);
        let Some(action) = rules.and_then(|rules| rules.action(threat)) else {
            return text("none");
        };
        let mut parts = vec![
            text("effect-action")
                .number("speed", action.speed)
                .number("range", action.range)
                .number("strength", action.strength),
        ];
        parts.extend(extras(action));
        if let Some(card) = self.written(|cards| &cards.enemy, one.0)
            && let Some(written) = card.action.iter().find(|one| one.threat.contains(&threat))
        {
            let adds = |one: &Do| match one {
                Do::AddThreat(n) => Some(*n),
                _ => None,
            };
            let before = written.before.iter();
            let before: Vec<Do> = before.filter(|one| adds(one).is_none()).cloned().collect();
            parts.extend(self.then("effect-before", &before));
            parts.extend(self.then("effect-hit", &written.hit));
            let added = written.before.iter().filter_map(adds);
            parts.extend(added.map(|n| text("effect-add-threat").number("n", n)));
        }
        super::list(parts)
    }

    /// What an environment does.
    pub fn environment_effects(&self, one: Environment) -> Text {
        let Some(card) = self.written(|cards| &cards.environment, one.0) else {
            return text("none");
        };
        let mut parts = bonuses(&card.bonus);
        parts.extend(
            card.sight
                .map(|sight| text("effect-sight").number("n", sight)),
        );
        parts.extend(self.then("effect-turn", &card.turn));
        parts.extend(self.then("effect-end", &card.end));
        also(parts)
    }

    /// What a vehicle is good for.
    pub fn vehicle_effects(&self, one: Vehicle) -> Text {
        let Some(rules) = self.content.vehicles.get(one) else {
            return text("none");
        };
        let mut parts = vec![text("effect-hull").number("n", rules.hull)];
        parts.extend(bonuses(&rules.bonus));
        also(parts)
    }

    /// What a road card does.
    pub fn road_effects(&self, one: Road) -> Text {
        let card = self.written(|cards| &cards.road, one.0);
        card.map_or_else(|| text("none"), |card| self.does(&card.r#do))
    }

    /// What an encounter card brings.
    pub fn encounter_effects(&self, one: Encounter) -> Text {
        let Some(card) = self.written(|cards| &cards.encounter, one.0) else {
            return text("none");
        };
        let mut parts = vec![self.meeting(&card.encounter)];
        if !card.special.is_empty() {
            parts.push(self.does(&card.special));
        }
        also(parts)
    }

    /// What a kind of token does.
    pub fn token_effects(&self, one: Token) -> Text {
        let Some(card) = self.written(|cards| &cards.token, one.0) else {
            return text("none");
        };
        let hurts = text("effect-hurts").number("n", card.hurts);
        let properties = [
            (card.blocks, text("effect-blocks")),
            (!card.crosses.is_empty(), text("effect-crosses")),
            (card.hurts > 0, hurts),
            (card.attack != 0, signed("effect-attack-bonus", card.attack)),
            (card.hides, text("effect-hides")),
            (card.once, text("effect-once")),
        ];
        let properties = properties.into_iter().filter(|(has, _)| *has);
        let mut parts: Vec<Text> = properties.map(|(_, told)| told).collect();
        parts.extend(self.then("effect-enter", &card.enter));
        parts.extend(self.then("effect-stay", &card.stay));
        parts.extend(self.then("effect-handle", &card.r#use));
        also(parts)
    }

    /// What can be done with a kind of token.
    pub fn handling(&self, one: Token) -> Text {
        let card = self.written(|cards| &cards.token, one.0);
        card.map_or_else(|| text("none"), |card| self.does(&card.r#use))
    }

    /// A card of a kind as it was written, by its number.
    fn written<T>(&self, pick: impl Fn(&Cards) -> &Vec<Spanned<T>>, place: u8) -> Option<&T> {
        let files = self.content.written.cards.iter();
        let mut all = files.flat_map(pick);
        all.nth(usize::from(place)).map(Spanned::get_ref)
    }

    /// What happens on an occasion, if anything does.
    fn then(&self, key: &'static str, script: &[Do]) -> Option<Text> {
        (!script.is_empty()).then(|| text(key).text("does", self.does(script)))
    }
}

/// What else an enemy's action does.
fn extras(action: &EnemyActionRules) -> impl Iterator<Item = Text> {
    let wounds = (action.wounds != 1 || action.toxic).then(|| {
        text("effect-deals")
            .number("n", action.wounds)
            .case("toxic", yes(action.toxic))
    });
    let seeks = action.seeks.then(|| text("effect-seeks"));
    let sweeps = action.sweeps.then(|| text("effect-sweeps"));
    [wounds, seeks, sweeps].into_iter().flatten()
}

/// Parts of a sentence.
pub(super) fn also(parts: Vec<Text>) -> Text {
    let joined = parts
        .into_iter()
        .rev()
        .reduce(|rest, first| text("list-also").text("first", first).text("rest", rest));
    joined.unwrap_or_else(|| text("none"))
}

fn bonuses(all: &[Bonus]) -> Vec<Text> {
    all.iter().map(bonus).collect()
}

fn bonus(bonus: &Bonus) -> Text {
    let key = match (bonus.attribute, bonus.action) {
        (Some(_), Some(_)) => "effect-bonus-both",
        (Some(_), None) => "effect-bonus-attribute",
        (None, Some(_)) => "effect-bonus-action",
        (None, None) => "effect-bonus-all",
    };
    let mut told = signed(key, bonus.amount);
    if let Some(attribute) = bonus.attribute {
        told = told.text("attribute", text(attribute_key(attribute)));
    }
    if let Some(action) = bonus.action {
        told = told.case("action", doing_case(action));
    }
    told
}

/// A number with its sign.
fn signed(key: &'static str, amount: i8) -> Text {
    text(key)
        .case("up", yes(amount > 0))
        .number("n", amount.unsigned_abs())
}

/// What is gained, in a sentence.
pub(super) fn gains(what: crate::content::Gain) -> Text {
    text("effect-gain").text("gain", gain(what))
}

pub(super) fn turns(situation: crate::content::Situation) -> Text {
    text("effect-situation").case("situation", situation_case(situation))
}

const fn doing_case(doing: Activity) -> &'static str {
    match doing {
        Activity::Move => "move",
        Activity::Communicate => "communicate",
        Activity::Recover => "recover",
        Activity::Scavenge => "scavenge",
        Activity::Melee => "melee",
        Activity::Ranged => "ranged",
        Activity::Defend => "defend",
        Activity::Book => "book",
    }
}

const fn slot_case(slot: Slot, paws: u8) -> &'static str {
    match slot {
        Slot::Head => "head",
        Slot::Body => "body",
        Slot::Paw if paws > 1 => "paws",
        Slot::Paw => "paw",
        Slot::Accessory => "accessory",
        Slot::Stash => "stash",
        Slot::Colony => "colony",
    }
}

pub(super) const fn cost_case(cost: UseCost) -> &'static str {
    match cost {
        UseCost::Discard => "discard",
        UseCost::Break => "break",
        UseCost::Battery => "battery",
        UseCost::Turn => "turn",
        UseCost::Page => "page",
    }
}
