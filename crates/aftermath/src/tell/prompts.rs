//! What is asked, and why.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use super::effects::{also, gains};
use super::names::{attributes, situation_case};
use super::yes;
use crate::content::{By, Code, Dial};
use crate::game::Aftermath;
use crate::id::At;
use crate::position::{Goal, Phase, Position, Test, Walk};

impl Aftermath {
    pub(super) fn ask(&self, position: &Position, seat: Seat, phase: Phase) -> Text {
        let view = self.view(position);
        let ask = |key: &'static str| text(key).text("who", self.who(position, seat));
        match phase {
            Phase::Draw => ask("ask-draw")
                .number("kept", view.hero(seat).hand.total())
                .number("hand", view.hand_size(seat)),
            Phase::Actions => ask("ask-action")
                .number("hand", view.hero(seat).hand.total())
                .text("looming", self.looming(position)),
            Phase::Test(test) => self.ask_test(position, &test),
            Phase::Move(walk) => self.ask_move(position, &walk),
            Phase::Choice { .. } | Phase::One { .. } => self.ask_book(position, seat, phase),
            Phase::Discard { left, .. } => ask("ask-discard").number("left", left),
            Phase::EnemyMoves { .. } => ask("ask-enemy-moves").text("enemy", self.acting(position)),
            Phase::EnemyAttacks { threat, .. } => ask("ask-enemy-attacks")
                .text("enemy", self.acting(position))
                .case("all", yes(view.sweeps(threat))),
            Phase::HitEnemy { range, wounds, .. } => ask("ask-hit")
                .number("range", range)
                .number("wounds", wounds),
            Phase::Return(_) => ask("ask-return"),
            Phase::Travel => ask("ask-travel")
                .text("location", self.location(position.location))
                .text("goal", self.way_of_mission(position)),
            Phase::Lost => ask("ask-lost"),
            _ => self.ask_gear(position, seat, phase),
        }
    }

    /// What the book asks: a choice, or whom something happens to.
    fn ask_book(&self, position: &Position, seat: Seat, phase: Phase) -> Text {
        let ask = |key: &'static str| text(key).text("who", self.who(position, seat));
        let (Phase::Choice { at, .. } | Phase::One { at, .. }) = phase else {
            return text("ask-wait");
        };
        match self.view(position).code(at) {
            Code::One { by, .. } => ask("ask-one")
                .text("origin", self.origin(at))
                .text("does", self.meant_for(at))
                .case("own", yes(by == By::You)),
            Code::Choice { by: By::You, .. } => ask("ask-choice").text("origin", self.origin(at)),
            _ => ask("ask-choice-party").text("origin", self.origin(at)),
        }
    }

    /// What is asked about items, abilities and nests.
    fn ask_gear(&self, position: &Position, seat: Seat, phase: Phase) -> Text {
        let view = self.view(position);
        let ask = |key: &'static str| text(key).text("who", self.who(position, seat));
        match phase {
            Phase::Keep { item, .. } => ask("ask-keep")
                .text("item", self.item(item))
                .text("does", self.item_effects(item)),
            Phase::Receive { item, .. } => ask("ask-receive").text("item", self.item(item)),
            Phase::Equip => ask("ask-equip"),
            Phase::Activate { ability, paid } => {
                let left = self.cost_of(ability).saturating_sub(paid);
                ask("ask-activate")
                    .text("ability", self.ability(ability))
                    .number("left", left)
            }
            Phase::Break(_) => ask("ask-break"),
            Phase::Nest => ask("ask-nest")
                .case("night", yes(view.is_night()))
                .number("food", position.campaign.dial(Dial::Food)),
            Phase::Eat(_) => ask("ask-eat")
                .number("wounds", view.hero(seat).wounds)
                .number("food", position.campaign.dial(Dial::Food)),
            Phase::Repair => ask("ask-repair").number("scrap", position.campaign.dial(Dial::Scrap)),
            Phase::Assign(item) => ask("ask-assign").text("item", self.item(item)),
            _ => text("ask-wait"),
        }
    }

    /// What the book has in store for whoever is chosen.
    fn meant_for(&self, at: At) -> Text {
        let code = self.content.program.code.iter();
        let follows = code.skip(usize::from(at.next().0));
        let follows = follows.take_while(|&code| *code != Code::End);
        let told: Vec<Text> = follows.filter_map(|&code| self.fate_of(code)).collect();
        match told.is_empty() {
            true => text("deed-book"),
            false => also(told),
        }
    }

    /// What an instruction does to a character.
    fn fate_of(&self, code: Code) -> Option<Text> {
        Some(match code {
            Code::Wound { count, toxic } => text("deed-wound")
                .number("n", count)
                .case("toxic", yes(toxic)),
            Code::Heal(n) => text("deed-heal").number("n", n),
            Code::Cleanse => text("deed-cleanse"),
            Code::Relieve => text("deed-relieve"),
            Code::Status(status) => text("deed-status").text("status", self.status(status)),
            Code::EndStatus(status) => text("deed-end-status").text("status", self.status(status)),
            Code::Gain(what) => gains(what),
            Code::Item(item) => text("effect-gain").text("gain", self.item(item)),
            Code::BreakItem => text("deed-break"),
            Code::Learn(ability) => text("deed-learn").text("ability", self.ability(ability)),
            Code::Influence => text("deed-influence"),
            Code::DrawCards(n) => text("deed-draw").number("n", n),
            Code::DiscardCards(n) => text("deed-discard").number("n", n),
            _ => return None,
        })
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
            (Some(_), Goal::Defend { .. }) => "ask-defend-more",
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
                    .text("enemy", self.acting(position))
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
        let scene = &position.scene;
        let foe = scene
            .acting
            .and_then(|place| scene.foes.get(usize::from(place)));
        foe.map_or_else(|| text("none"), |foe| self.figure(foe.enemy))
    }

    /// Where the main mission leads.
    fn way_of_mission(&self, position: &Position) -> Text {
        let mission = position.main.and_then(|one| self.content.missions.get(one));
        mission.map_or_else(|| text("none"), |mission| self.location(mission.location))
    }
}
