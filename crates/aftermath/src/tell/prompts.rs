//! What is asked, and why.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use super::names::{attributes, situation_case};
use super::yes;
use crate::content::{By, Code, Dial};
use crate::game::Aftermath;
use crate::position::{Goal, Position, Step, Test, Walk};

impl Aftermath {
    pub(super) fn ask(&self, position: &Position, seat: Seat, step: Step) -> Text {
        let view = self.view(position);
        let ask = |key: &'static str| text(key).text("who", self.who(position, seat));
        match step {
            Step::Draw => ask("ask-draw").number("hand", view.hand_size(seat)),
            Step::Actions => ask("ask-action")
                .number("hand", view.hero(seat).hand.total())
                .text("looming", self.looming(position)),
            Step::Test(test) => self.ask_test(position, &test),
            Step::Move(walk) => self.ask_move(position, &walk),
            Step::Choice { at, .. } => match view.code(at) {
                Code::Choice { by: By::You, .. } => {
                    ask("ask-choice").text("origin", self.origin(at))
                }
                _ => ask("ask-choice-party").text("origin", self.origin(at)),
            },
            Step::One { at, .. } => {
                let own = matches!(view.code(at), Code::One { by: By::You, .. });
                ask("ask-one")
                    .text("origin", self.origin(at))
                    .case("own", yes(own))
            }
            Step::Discard { left, .. } => ask("ask-discard").number("left", left),
            Step::Keep { item, .. } => ask("ask-keep")
                .text("item", self.item(item))
                .text("does", self.item_effects(item)),
            Step::Receive { item, .. } => ask("ask-receive").text("item", self.item(item)),
            Step::Equip => ask("ask-equip"),
            Step::Activate { ability, paid } => {
                let cost = self
                    .content
                    .abilities
                    .get(usize::from(ability.0))
                    .map_or(0, |rules| rules.cost);
                ask("ask-activate")
                    .text("ability", self.ability(ability))
                    .number("left", cost.saturating_sub(paid))
            }
            Step::EnemyMoves { .. } => ask("ask-enemy-moves").text("enemy", self.acting(position)),
            Step::EnemyAttacks { .. } => {
                ask("ask-enemy-attacks").text("enemy", self.acting(position))
            }
            Step::HitEnemy { range, wounds, .. } => ask("ask-hit")
                .number("range", range)
                .number("wounds", wounds),
            Step::Break(_) => ask("ask-break"),
            Step::Return(_) => ask("ask-return"),
            Step::Nest => ask("ask-nest")
                .case("night", yes(view.is_night()))
                .number("food", position.campaign.dial(Dial::Food)),
            Step::Eat(_) => ask("ask-eat")
                .number("wounds", view.hero(seat).wounds)
                .number("food", position.campaign.dial(Dial::Food)),
            Step::Repair => ask("ask-repair").number("scrap", position.campaign.dial(Dial::Scrap)),
            Step::Assign(item) => ask("ask-assign").text("item", self.item(item)),
            Step::Travel => ask("ask-travel")
                .text("location", self.location(position.location))
                .text("goal", self.way_of_mission(position)),
            Step::Lost => ask("ask-lost"),
            _ => text("ask-wait"),
        }
    }

    /// What Check Threat will bring as things stand (R35).
    fn looming(&self, position: &Position) -> Text {
        let scene = &position.scene;
        let threats = scene.threats.len() as i64;
        let most = i64::from(self.view(position).looming());
        text("looming")
            .case("situation", situation_case(scene.situation))
            .case("near", yes(threats >= most))
            .number("threats", threats)
            .number("most", most)
    }

    fn ask_move(&self, position: &Position, walk: &Walk) -> Text {
        let view = self.view(position);
        let here = view
            .hero(walk.seat)
            .space()
            .map_or_else(|| text("none"), |space| self.space(position, space));
        text("ask-move")
            .text("who", self.who(position, walk.seat))
            .text("space", here)
            .number("points", walk.points.max(0))
            .case("cards", yes(!walk.walked && !walk.free))
    }

    fn ask_test(&self, position: &Position, test: &Test) -> Text {
        let key = match (test.first, test.goal) {
            (Some(_), _) => "ask-test-more",
            (None, Goal::Defend { .. }) => "ask-defend",
            (None, _) => "ask-test",
        };
        self.about_test(position, test, key)
    }

    /// A test as it stands: what it is for, what it needs, what there is.
    pub(super) fn about_test(&self, position: &Position, test: &Test, key: &'static str) -> Text {
        let bonus = test
            .first
            .map_or(0, |first| self.view(position).test_bonus(test, first));
        text(key)
            .text("who", self.who(position, test.seat))
            .text("goal", self.goal(position, test))
            .text("attributes", attributes(test.attributes))
            .number("difficulty", test.difficulty)
            .case("opposed", yes(test.opposed))
            .number("cards", test.sum)
            .number("bonus", bonus)
            .number("now", i64::from(test.sum) + i64::from(bonus))
    }

    /// What a test is for.
    fn goal(&self, position: &Position, test: &Test) -> Text {
        let enemy = || match self.view(position).enemy_of(test.goal) {
            Some(enemy) => self.enemy(enemy),
            None => text("none"),
        };
        match test.goal {
            Goal::Scavenge(_) => text("goal-scavenge"),
            Goal::Communicate(_) => text("goal-communicate").text("enemy", enemy()),
            Goal::Melee(_) | Goal::Ranged { .. } => text("goal-attack").text("enemy", enemy()),
            Goal::Recover(status) => text("goal-recover").text("status", self.status(status)),
            Goal::Script { success, failure } => {
                let at = if success.is_nothing() {
                    failure
                } else {
                    success
                };
                text("goal-book").text("origin", self.origin(at))
            }
            Goal::Defend { wounds, toxic, .. } if position.scene.acting.is_some() => {
                text("goal-defend")
                    .text("enemy", enemy())
                    .number("wounds", wounds)
                    .case("toxic", yes(toxic))
            }
            Goal::Defend { wounds, toxic, .. } => text("goal-defend-other")
                .number("wounds", wounds)
                .case("toxic", yes(toxic)),
        }
    }

    /// The enemy whose turn it is.
    fn acting(&self, position: &Position) -> Text {
        position
            .scene
            .acting
            .map_or_else(|| text("none"), |foe| self.foe(position, foe))
    }

    /// Where the main mission leads.
    fn way_of_mission(&self, position: &Position) -> Text {
        let mission = position
            .main
            .and_then(|one| self.content.missions.get(usize::from(one.0)));
        mission.map_or_else(|| text("none"), |mission| self.location(mission.location))
    }
}
