//! What the game tells bots about playing it well.

use redtag_kernel::{Game, Scripted, Seat, Strategy};

use crate::action::Action;
use crate::content::CardKind;
use crate::game::Katastrophenspiel;
use crate::position::{Ability, Card, Phase, Position, Region};
use crate::rules::symbols_of;
use crate::worth::{Judge, Plan, Prospects};

/// Something that could be done later is better done when it is needed.
const HASTE: f64 = 0.05;

impl Strategy for Katastrophenspiel {
    const SPAN: f64 = 25.0;
    const COOPERATIVE: bool = false;

    fn value(&self, position: &Position, seat: Seat) -> f64 {
        let Some(player) = position.players.get(usize::from(seat)) else {
            return 0.0;
        };
        let points = f64::from(player.points);
        if position.phase == Phase::Over {
            return points;
        }
        let judge = Judge::new(&self.content, &self.weights, position, seat);
        let future = points + f64::from(judge.future(player.money));
        if seat != position.active {
            return future;
        }
        future + f64::from(self.rest_of_turn(position, &judge))
    }

    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        let judge = Judge::new(&self.content, &self.weights, position, seat);
        let player = position.player();
        let base = f64::from(player.points) + f64::from(judge.future(player.money));
        match position.phase {
            Phase::Turn => {
                let prospects = judge.prospects();
                let plan = judge.plan_now();
                let value = |&action: &Action| {
                    self.turn_action(position, &judge, &prospects, plan, action)
                        .map_or_else(
                            || self.after_playing(position, seat, action) - HASTE,
                            |value| base + f64::from(value),
                        )
                };
                into.extend(actions.iter().map(value));
            }
            Phase::Buy { discount } => {
                let buys = judge.buys(discount);
                let rest = f64::from(judge.plan(&judge.prospects(), judge.plan_now()));
                into.extend(actions.iter().map(|&action| {
                    let place = match action {
                        Action::Buy(card) => {
                            position.purchases.iter().position(|&on| on == Some(card))
                        }
                        _ => None,
                    };
                    base + rest + place.map_or(0.0, |place| f64::from(buys[place]))
                }));
            }
            _ => into.extend(
                actions
                    .iter()
                    .map(|&action| self.in_mission(position, seat, action)),
            ),
        }
    }
}

impl Katastrophenspiel {
    /// What the active player may expect from the rest of the turn.
    fn rest_of_turn(&self, position: &Position, judge: &Judge) -> f32 {
        let mission = position.mission.map_or(0.0, |mission| {
            let missing = mission.missing;
            if position.phase != Phase::Name {
                return judge.mission(mission.catastrophe, missing, mission.used);
            }
            let named = Ability::ALL
                .into_iter()
                .filter(|&ability| missing[ability as usize] > 0);
            let worth = named.map(|ability| {
                let mut missing = missing;
                missing[ability as usize] -= 1;
                judge.mission(mission.catastrophe, missing, mission.used)
            });
            worth.fold(0.0, f32::max)
        });
        let plan = judge.plan_now();
        let rest = if plan.actions == 0 && plan.extra == 0 {
            0.0
        } else {
            judge.plan(
                &judge.prospects(),
                Plan {
                    mission: plan.mission && mission == 0.0,
                    ..plan
                },
            )
        };
        mission + rest
    }

    /// What an action of a turn brings, with what follows; nothing for a card that is put into
    /// play.
    fn turn_action(
        &self,
        position: &Position,
        judge: &Judge,
        prospects: &Prospects,
        plan: Plan,
        action: Action,
    ) -> Option<f32> {
        let place = |card| {
            position
                .catastrophes
                .iter()
                .position(|&on| on == Some(card))
        };
        let mission = |card| place(card).map_or(0.0, |place| prospects.missions[place]);
        let moved = |here: Region, plan: Plan| judge.plan(prospects, Plan { here, ..plan });
        Some(match action {
            Action::Mission(card) => {
                let rest = Plan {
                    actions: plan.actions - 1,
                    mission: false,
                    ..plan
                };
                mission(card) + judge.plan(prospects, rest)
            }
            Action::ExtraMission(card) => {
                let rest = Plan {
                    extra: plan.extra.saturating_sub(1),
                    ..plan
                };
                mission(card) - prospects.extra_cost + judge.plan(prospects, rest)
            }
            Action::Move(to) => moved(
                to,
                Plan {
                    actions: plan.actions - 1,
                    ..plan
                },
            ),
            Action::Drive(to) => moved(
                to,
                Plan {
                    drives: plan.drives.saturating_sub(1),
                    ..plan
                },
            ),
            Action::Purchase(card) => {
                let rest = Plan {
                    actions: plan.actions - 1,
                    bought: 1,
                    ..plan
                };
                self.cycled(position, &prospects.buys, card) + judge.plan(prospects, rest)
            }
            Action::ExtraPurchase(card) => {
                self.cycled(position, &judge.buys(1), card) + judge.plan(prospects, plan)
            }
            Action::EndTurn => judge.plan(
                prospects,
                Plan {
                    actions: 0,
                    drives: 0,
                    extra: 0,
                    ..plan
                },
            ),
            Action::Play(card) => {
                let rules = self.content.card(card);
                let may_help =
                    rules.purchase || (rules.kind == CardKind::Vehicle && rules.movement);
                if may_help {
                    return None;
                }
                let wasted = if rules.kind == CardKind::Equipment {
                    judge.use_of(card)
                } else {
                    0.0
                };
                judge.plan(prospects, plan) - wasted - HASTE as f32
            }
            _ => 0.0,
        })
    }

    /// The best purchase once this card is put away.
    fn cycled(&self, position: &Position, buys: &[f32], away: Card) -> f32 {
        let left = position
            .purchases
            .iter()
            .zip(buys)
            .filter(|&(&card, _)| card != Some(away));
        left.map(|(_, &gain)| gain).fold(0.0, f32::max) + self.weights.fresh
    }

    /// The turn with this card in play.
    fn after_playing(&self, position: &Position, seat: Seat, action: Action) -> f64 {
        let mut after = *position;
        self.apply(&mut after, seat, action, &mut Scripted::new(&[]), &mut ());
        let judge = Judge::new(&self.content, &self.weights, &after, seat);
        let player = after.player();
        let prospects = judge.prospects();
        let mut plan = judge.plan(&prospects, judge.plan_now());
        if judge.haggles() {
            plan += judge.buys(1).into_iter().fold(self.weights.fresh, f32::max);
        }
        f64::from(player.points) + f64::from(judge.future(player.money) + plan)
    }

    /// The mission after this action; where a die is rolled, the mean of success and failure.
    fn in_mission(&self, position: &Position, seat: Seat, action: Action) -> f64 {
        let die = match action {
            Action::Use { card, side } => symbols_of(self.content.card(card), side).dice.first(),
            Action::Play(_) => None,
            _ => position.mission.and_then(|mission| mission.dice.first()),
        };
        let Some(needed) = die else {
            return self.after_rolling(position, seat, action, 0);
        };
        let hit = f64::from(7 - needed) / 6.0;
        hit * self.after_rolling(position, seat, action, 5)
            + (1.0 - hit) * self.after_rolling(position, seat, action, 0)
    }

    /// A second die is taken to fail, which changes little.
    fn after_rolling(&self, position: &Position, seat: Seat, action: Action, roll: u16) -> f64 {
        let mut after = *position;
        self.apply(
            &mut after,
            seat,
            action,
            &mut Scripted::new(&[roll]),
            &mut (),
        );
        // What was turned up is not known yet.
        for (place, before) in after.catastrophes.iter_mut().zip(position.catastrophes) {
            if *place != before {
                *place = None;
            }
        }
        self.value(&after, seat)
    }
}
