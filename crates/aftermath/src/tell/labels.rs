//! What can be chosen, as on buttons.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use super::effects::cost_case;
use super::names::attributes;
use super::yes;
use crate::action::Action;
use crate::content::{Attribute, Attributes};
use crate::game::Aftermath;
use crate::id::{Card, Item, Space, Status};
use crate::position::{Goal, Phase, Position, Test};

/// What is passed over.
fn passed_case(position: &Position) -> &'static str {
    match position.steps.last() {
        Some(Phase::Nest) => "nest",
        Some(Phase::Eat(_)) => "eat",
        _ => "repair",
    }
}

impl Aftermath {
    pub(super) fn label_of(&self, position: &Position, seat: Seat, action: Action) -> Text {
        let card = |key: &'static str, card: Card| text(key).text("card", self.card(card));
        let whom = |text: Text, seat: u8| text.text("whom", self.who(position, seat));
        match action {
            Action::Discard(one) => card("do-discard", one),
            Action::Draw => text("do-draw").number("cards", self.to_draw(position, seat)),
            Action::Move(one) => card("do-move", one),
            Action::Communicate(_) | Action::Melee(_) | Action::Ranged { .. } => {
                self.label_of_meeting(position, action)
            }
            Action::Recover(status) => self.label_of_recovery(position, seat, status),
            Action::Scavenge(pile) => {
                let difficulty = self.content.scavenge.difficulties.get(usize::from(pile));
                text("do-scavenge").number("difficulty", difficulty.copied().unwrap_or(0))
            }
            Action::Activate(ability) => text("do-activate")
                .text("ability", self.ability(ability))
                .text("does", self.ability_effects(ability))
                .number("cost", self.cost_of(ability)),
            Action::Encourage { card: one, to } => whom(card("do-encourage", one), to),
            Action::Equip(one) => card("do-equip", one),
            Action::Contribute(one) => self.label_of_contribution(position, one),
            Action::Use { item, way } => self.label_of_use(item, way),
            Action::Handle { token, space } => text("do-handle")
                .text("token", self.token(token))
                .text("space", self.space(position, space))
                .text("does", self.handling(token)),
            Action::Read => text("do-read"),
            Action::Exit(exit) => self.label_of_exit(position, exit),
            Action::EndTurn => self.label_of_end(position, seat),
            _ => self.label_of_answer(position, action),
        }
    }

    /// What answers a question of the rules or of the book.
    fn label_of_answer(&self, position: &Position, action: Action) -> Text {
        let whom = |text: Text, seat: u8| text.text("whom", self.who(position, seat));
        match action {
            Action::Play(one) => self.label_of_play(position, one),
            Action::Roll => text("do-roll").case(
                "opposed",
                yes(test_of(position).is_some_and(|test| test.opposed)),
            ),
            Action::Decline => {
                let defends = |test: Test| matches!(test.goal, Goal::Defend { .. });
                text("do-decline").case("defends", yes(test_of(position).is_some_and(defends)))
            }
            Action::Go(space) => self.label_of_step(position, space),
            Action::Stop => text(if is_moving(position) {
                "do-stop"
            } else {
                "do-stop-equip"
            }),
            Action::Choose(way) => self.label_of_way(position, way),
            Action::Pick(seat) => whom(text("do-pick"), seat),
            Action::Hit { foe, space } => text("do-hit")
                .text("enemy", self.foe(position, foe))
                .text("space", self.space(position, space)),
            Action::Travel(location) => text("do-travel").text("location", self.location(location)),
            Action::NewCampaign => text("do-new-campaign"),
            Action::InfiniteLives => {
                text("do-infinite-lives").number("n", self.content.numbers.revive)
            }
            _ => self.label_of_gear(position, action),
        }
    }

    /// What is done with items, and in nests.
    fn label_of_gear(&self, position: &Position, action: Action) -> Text {
        let item = |key: &'static str, item: Item| text(key).text("item", self.item(item));
        let whom = |text: Text, seat: u8| text.text("whom", self.who(position, seat));
        match action {
            Action::Wear(one) => item("do-wear", one).text("does", self.item_effects(one)),
            Action::Swap { item: one, out } => item("do-swap", one).text("out", self.item(out)),
            Action::Store(one) => item("do-store", one),
            Action::Give { item: one, to } => whom(item("do-give", one), to),
            Action::Take { item: one, from } => whom(item("do-take", one), from),
            Action::Trade {
                item: one,
                with,
                take,
            } => whom(item("do-trade", one), with).text("taken", self.item(take)),
            Action::Battery(one) => item("do-battery", one),
            Action::Scrap(one) => item("do-scrap", one).number("scrap", self.repair_of(one)),
            Action::Break(one) => item("do-break", one),
            Action::Nest => text("do-nest").case("night", yes(self.view(position).is_night())),
            Action::Eat => text("do-eat"),
            Action::Repair(one) => item("do-repair", one).number("scrap", self.repair_of(one)),
            Action::Pass => text("do-pass").case("what", passed_case(position)),
            _ => text("none"),
        }
    }

    fn to_draw(&self, position: &Position, seat: Seat) -> u8 {
        match position.heroes.get(usize::from(seat)) {
            Some(hero) => self
                .view(position)
                .hand_size(seat)
                .saturating_sub(hero.hand.total()),
            None => 0,
        }
    }

    /// Talking to an enemy or attacking it, with what the test needs.
    fn label_of_meeting(&self, position: &Position, action: Action) -> Text {
        let (key, foe, attribute) = match action {
            Action::Communicate(foe) => ("do-communicate", foe, Attribute::Instinct),
            Action::Melee(foe) => ("do-melee", foe, Attribute::Strength),
            Action::Ranged { foe, .. } => ("do-ranged", foe, Attribute::Agility),
            _ => return text("none"),
        };
        let enemy = position
            .scene
            .foes
            .get(usize::from(foe))
            .map(|foe| foe.enemy);
        let rules = enemy.and_then(|enemy| self.content.enemies.get(enemy));
        let difficulty = rules.map_or(0, |rules| match action {
            Action::Communicate(_) => rules.communicate,
            _ => rules.defense,
        });
        let label = text(key)
            .text("enemy", self.foe(position, foe))
            .text("attributes", attributes(Attributes(1 << attribute as u8)))
            .number("difficulty", difficulty);
        match action {
            Action::Ranged { space, .. } => label.text("space", self.space(position, space)),
            _ => label,
        }
    }

    fn label_of_recovery(&self, position: &Position, seat: Seat, status: Status) -> Text {
        let label = text("do-recover").text("status", self.status(status));
        let rules = self.content.statuses.get(status);
        let Some(removal) = rules.and_then(|rules| rules.removal) else {
            return label
                .text("attributes", text("none"))
                .number("difficulty", 0);
        };
        let hero = position.heroes.get(usize::from(seat));
        let space = hero.and_then(|hero| hero.space());
        let here = space.map_or(0, |space| position.standing(space).count() as u8);
        let difficulty = removal.difficulty.saturating_sub(here.saturating_sub(1));
        label
            .text("attributes", attributes(removal.attribute))
            .number("difficulty", difficulty)
    }

    fn label_of_contribution(&self, position: &Position, card: Card) -> Text {
        let task = position.scene.task;
        text("do-contribute")
            .text("card", self.card(card))
            .text(
                "task",
                task.map_or_else(|| text("none"), |task| self.task(task.at)),
            )
            .number("dial", task.map_or(0, |task| task.dial))
            .number("difficulty", task.map_or(0, |task| task.difficulty))
    }

    fn label_of_use(&self, item: Item, way: u8) -> Text {
        let rules = self.content.items.get(item);
        let cost = rules.and_then(|rules| rules.uses.get(usize::from(way)));
        text("do-use")
            .text("item", self.item(item))
            .text("does", self.use_effects(item, way))
            .case("cost", cost.map_or("page", |way| cost_case(way.cost)))
    }

    /// The words of an exit say where it leads.
    fn label_of_exit(&self, position: &Position, exit: u8) -> Text {
        let exits = self
            .view(position)
            .map()
            .map_or(&[][..], |map| map.exits.as_slice());
        match exits.get(usize::from(exit)) {
            Some(rules) => text("do-exit").text("space", self.space(position, rules.space)),
            None => text("do-exit").text("space", text("none")),
        }
    }

    fn label_of_end(&self, position: &Position, seat: Seat) -> Text {
        let hero = position.heroes.get(usize::from(seat));
        text("do-end-turn").number("kept", hero.map_or(0, |hero| hero.hand.total()))
    }

    /// A card for whatever is going on.
    fn label_of_play(&self, position: &Position, card: Card) -> Text {
        let key = match position.steps.last() {
            Some(Phase::Test(_)) => "do-play-test",
            Some(Phase::Move(_)) => "do-play-move",
            _ => "do-play",
        };
        text(key).text("card", self.card(card))
    }

    /// A step, with what it costs whoever walks, or the way that an enemy takes.
    fn label_of_step(&self, position: &Position, space: Space) -> Text {
        let Some(Phase::Move(walk)) = position.steps.last() else {
            return text("do-go-enemy").text("space", self.space(position, space));
        };
        let what = self.what_is_there(position, space);
        text("do-go")
            .text("space", self.space(position, space))
            .case("empty", yes(what == text("nothing")))
            .text("what", what)
            .number(
                "cost",
                self.view(position).step_cost(&walk, space).unwrap_or(0),
            )
    }

    fn label_of_way(&self, position: &Position, way: u8) -> Text {
        let ways = match position.steps.last() {
            Some(Phase::Choice { at, .. }) => self.view(position).ways(at),
            _ => &[],
        };
        let Some(way) = ways.get(usize::from(way)) else {
            return text("unknown").number("n", way);
        };
        match self.cost(&way.cost) {
            Some(cost) => text("do-choose-cost")
                .text("way", self.way(way.name))
                .text("cost", cost),
            None => self.way(way.name),
        }
    }

    fn repair_of(&self, item: Item) -> u8 {
        self.content.items.get(item).map_or(0, |rules| rules.repair)
    }
}

fn test_of(position: &Position) -> Option<Test> {
    match position.steps.last() {
        Some(Phase::Test(test)) => Some(test),
        _ => None,
    }
}

fn is_moving(position: &Position) -> bool {
    matches!(position.steps.last(), Some(Phase::Move(_)))
}
