//! What buttons say: every action, with what it costs and what comes of it.

use redtag_kernel::words::{text, untold};
use redtag_kernel::{Kind as _, Seat, Text};

use super::{exit_case, list, place_case, player_at, result_case, spot_case, types_key, unit_case};
use crate::action::Action;
use crate::content::{Ability, Amount, Effect, Prepare, Type};
use crate::game::AfterTheVirus;
use crate::legal::prepare_cost;
use crate::position::{
    ALL, Card, Hit, HitResult, MAX_SAVED, Phase, Place, Player, Position, Types, Unit, ZOMBIE_KINDS,
};

/// Zombies are killed, discarded or removed. `follows` says that others were hit before.
fn effect_of_hit(effect: &Effect, number: u8, follows: bool) -> Text {
    let Effect::Hit {
        fate: result,
        unit,
        place,
        ..
    } = *effect
    else {
        return text("none");
    };
    let amount = match number {
        ALL if follows => "others",
        ALL => "all",
        _ => unit_case(unit),
    };
    text("effect-hit")
        .case("result", result_case(result))
        .case("amount", amount)
        .case("place", place_case(place))
        .number("n", number)
}

impl AfterTheVirus {
    /// An action of a seat, which need be neither legal nor sensible.
    pub(super) fn label_of(&self, position: &Position, seat: Seat, action: Action) -> Text {
        let nobody = Player::default();
        let player = player_at(position, seat).unwrap_or(&nobody);
        let about = |key: &'static str, card| text(key).text("card", self.card(card));
        match action {
            Action::Play(card) if self.content.card(card).is_event() => {
                about("do-play-event", card).text("text", self.card_text(card))
            }
            Action::Play(card) => about("do-play", card),
            Action::Scout => self.with_area(text("do-scout"), player),
            Action::Retrieve(card) => {
                let rules = self.content.card(card);
                let key = if rules.is_event() {
                    "do-retrieve-event"
                } else {
                    "do-retrieve"
                };
                about(key, card).number("cost", rules.retrieve)
            }
            Action::Prepare(card) => {
                about("do-prepare", card).text("cost", self.cost(player, card))
            }
            Action::Use { card, way } => self.label_of_use(position, seat, card, way),
            Action::Fight(at) => label_of_fight(player, at),
            Action::Drop(card) => about("do-drop", card),
            Action::Done => text("do-done"),
            Action::Call => text("do-call"),
            Action::Choose(_)
            | Action::Enough
            | Action::Accept
            | Action::Hit { .. }
            | Action::HitDiscard { .. }
            | Action::HitAll(_)
            | Action::Heal { .. }
            | Action::Wound(_)
            | Action::Count
            | Action::Take
            | Action::OnTop
            | Action::Underneath => self.label_of_answer(position, player, action),
        }
    }

    /// An answer to what a player is asked in the middle of something.
    fn label_of_answer(&self, position: &Position, player: &Player, answer: Action) -> Text {
        match answer {
            Action::Choose(card) => self.label_of_choice(player, card),
            Action::Enough => text(enough(player.steps.first())),
            Action::Hit { seat: whose, at } => self.label_of_hit(position, player, whose, at),
            Action::HitDiscard {
                seat: whose,
                zombies,
            } => self
                .whose(text("do-hit-discard"), position, whose)
                .case("result", result_case(hit_of(player).result))
                .number("zombies", zombies),
            Action::HitAll(whose) => self.label_of_all(position, player, whose),
            Action::Heal { seat: whose, spot } => self
                .whose(text("do-heal"), position, whose)
                .case("spot", spot_case(spot)),
            Action::Wound(spot) => text("do-wound").case("spot", spot_case(spot)),
            Action::Count => {
                text("do-count").number("saved", MAX_SAVED.min(player.saved.saturating_add(1)))
            }
            Action::Take => self.with_area(text("do-take"), player),
            Action::OnTop => text("do-on-top"),
            Action::Underneath => text("do-underneath"),
            Action::Accept => text("do-accept"),
            _ => untold(),
        }
    }

    /// A card to choose; the question says what for.
    fn label_of_choice(&self, player: &Player, card: Card) -> Text {
        let about = |key: &'static str| text(key).text("card", self.in_play(card));
        match player.steps.first() {
            Some(Phase::Pay(_)) => about("do-pay"),
            Some(Phase::Load { .. } | Phase::LoadAny(_)) => about("do-load"),
            Some(Phase::Spend { .. }) => about("do-spend"),
            Some(Phase::Thin(_) | Phase::SpareWeapon | Phase::SpareVehicle) => about("do-destroy"),
            Some(Phase::RetrieveFree { .. }) if self.content.card(card).is_event() => {
                about("do-retrieve-event").number("cost", 0)
            }
            Some(Phase::RetrieveFree { .. }) => about("do-retrieve").number("cost", 0),
            Some(Phase::PrepareFree { .. }) => about("do-prepare").text("cost", text("cost-free")),
            Some(Phase::Recover { .. }) => about("do-recover"),
            Some(Phase::Save { .. }) => self.about_person(text("do-save"), card),
            Some(Phase::LoadItself(_)) => about("do-load-itself"),
            _ => about("do-choose"),
        }
    }

    fn label_of_hit(&self, position: &Position, player: &Player, whose: Seat, at: u8) -> Text {
        let Hit { result, unit, .. } = hit_of(player);
        let zombies = player_at(position, whose)
            .and_then(|player| player.attacking.get(usize::from(at)).copied())
            .unwrap_or_default();
        self.whose(text("do-hit"), position, whose)
            .case("result", result_case(result))
            .case("unit", unit_case(unit))
            .number("left", zombies.left)
            .number("printed", zombies.printed)
            .case(
                "card",
                if zombies.discarded {
                    "discarded"
                } else {
                    "clean"
                },
            )
    }

    fn label_of_all(&self, position: &Position, player: &Player, whose: Seat) -> Text {
        let target = player_at(position, whose).copied().unwrap_or_default();
        let lying = (0..ZOMBIE_KINDS).map(Card::from_index);
        let lying: u8 = lying.map(|card| target.discard.count(card)).sum();
        self.whose(text("do-hit-all"), position, whose)
            .case("result", result_case(hit_of(player).result))
            .case("place", place_case(hit_of(player).place))
            .number("attacking", target.attacking.len() as i64)
            .number("lying", lying)
    }

    /// Adds whose it is, unless there is only one player.
    fn whose(&self, into: Text, position: &Position, whose: Seat) -> Text {
        let alone = position.players.len() == 1 && whose == 0;
        into.text("player", self.player(position, whose))
            .case("whose", if alone { "own" } else { "named" })
    }

    fn label_of_use(&self, position: &Position, seat: Seat, card: Card, way: u8) -> Text {
        let ability = self.content.card(card).abilities.get(usize::from(way));
        let Some(ability) = ability else {
            return text("do-use-somehow").text("card", self.card(card));
        };
        let effects = ability.effects.iter().enumerate();
        let effects = effects
            .map(|(at, effect)| self.effect(position, seat, card, ability, effect, at > 0))
            .collect();
        let price = price(ability);
        let key = if price.is_empty() {
            "do-use"
        } else {
            "do-use-for"
        };
        text(key)
            .text("card", self.card(card))
            .text("price", list(price))
            .text("effect", list(effects))
    }

    /// What a card would do here, including what other cards add to it (A18), to the same player as
    /// the effect before it (R17).
    fn effect(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        by: &Ability,
        effect: &Effect,
        follows: bool,
    ) -> Text {
        match *effect {
            Effect::Hit { amount, .. } => {
                let legal = self.legal(position, seat);
                let hit = player_at(position, seat).and_then(|_| legal.hit(card, by, effect));
                let number = match (hit, amount) {
                    (Some(hit), _) => hit.left,
                    (None, Amount::Number(number)) => number,
                    (None, Amount::All) => ALL,
                    (None, Amount::Per(_)) => 0,
                };
                effect_of_hit(effect, number, follows)
            }
            Effect::Heal(wounds) => text("effect-heal").number("n", wounds),
            Effect::Prevent(wounds) => text("effect-prevent").number("n", wounds),
            Effect::Scout(cards) => text("effect-scout").number("n", cards),
            Effect::Retrieve(cards) => text("effect-retrieve").number("n", cards),
            Effect::Prepare(of) => text("effect-prepare").text("types", types(of)),
            Effect::Recover(of) => text("effect-recover").text("types", types(of)),
            Effect::Save => text("effect-save"),
            Effect::Cure => text("effect-cure"),
            Effect::LoadItself => text("effect-load-itself"),
            Effect::LoadFromHand => text("effect-load-from-hand"),
        }
    }

    /// What it takes to prepare a card now.
    fn cost(&self, player: &Player, card: Card) -> Text {
        match prepare_cost(&self.content, player, card) {
            Prepare::Cards(0) => text("cost-free"),
            Prepare::Cards(cards) => text("cost-cards").number("n", cards),
            Prepare::Card(needed) => text("cost-card").text("card", self.card(needed)),
            Prepare::Ammo(cards) => text("cost-ammo").number("n", cards),
            Prepare::AnyAmmo => text("cost-any-ammo"),
        }
    }

    /// What is printed on a card.
    fn card_text(&self, card: Card) -> Text {
        if self.content.deck.count(card) > 0 {
            text(format!("card-{}-text", card.number()))
        } else {
            text("unknown-card").number("n", card.number())
        }
    }
}

/// What the player is in the middle of hitting; by default a plain kill.
fn hit_of(player: &Player) -> Hit {
    let kill = Hit {
        by: Card::default(),
        result: HitResult::Kill,
        unit: Unit::Zombies,
        place: Place::Play,
        left: 1,
        whose: None,
        may_stop: false,
    };
    if let Some(Phase::Hit(hit)) = player.steps.first() {
        hit
    } else {
        kill
    }
}

/// What stops here.
const fn enough(phase: Option<Phase>) -> &'static str {
    match phase {
        Some(Phase::LoadAny(_)) => "do-enough-ammo",
        Some(Phase::Save { .. }) => "do-enough-saved",
        Some(Phase::Hit(_) | Phase::Heal { .. } | Phase::Scout { .. }) => "do-enough-done",
        _ => "do-enough",
    }
}

/// What an ability costs, besides being used.
fn price(ability: &Ability) -> Vec<Text> {
    let Ability {
        hand, ammo, itself, ..
    } = *ability;
    let hand = (hand > 0).then(|| text("price-hand").number("n", hand));
    let ammo = (ammo > 0).then(|| text("price-ammo").number("n", ammo));
    let itself = itself.map(|to| text("price-itself").case("to", exit_case(to)));
    hand.into_iter().chain(ammo).chain(itself).collect()
}

fn types(of: Types) -> Text {
    list(
        Type::ALL
            .into_iter()
            .filter(|&kind| of.contains(kind))
            .map(|kind| text(types_key(kind)))
            .collect(),
    )
}

/// What a zombie does when it is allowed to attack (R14G, R23).
fn label_of_fight(player: &Player, at: u8) -> Text {
    let zombies = player.attacking.get(usize::from(at)).copied();
    let zombies = zombies.unwrap_or_default();
    let wound = match player.wounds.count() {
        _ if player.prevention > 0 => "prevented",
        2.. => "deadly",
        _ => "taken",
    };
    text("do-fight")
        .number("left", zombies.left)
        .number("printed", zombies.printed)
        .case("wound", wound)
}
