//! What the game tells bots about playing it well.

use redtag_kernel::{Game, Scripted, Seat, Strategy};

use crate::action::Action;
use crate::content::CardKind;
use crate::game::Katastrophenspiel;
use crate::position::{Ability, Card, Mission, Phase, Position};
use crate::rules::{place_of, symbols_of};
use crate::worth::{Judge, Plan, Prospects};

/// Something that could be done later is better done when it is needed.
const HASTE: f64 = 0.05;

/// The place in the row of the card that this action buys.
fn purchase_of(position: &Position, action: Action) -> Option<usize> {
    match action {
        Action::Buy(card) => place_of(&position.purchases, card),
        _ => None,
    }
}

/// The worth of a mission after naming the best ability for the die.
fn best_named(judge: &Judge, mission: &Mission) -> f32 {
    let named = Ability::ALL
        .into_iter()
        .filter(|&ability| mission.missing[ability as usize] > 0);
    let worth = named.map(|ability| {
        let mut missing = mission.missing;
        missing[ability as usize] -= 1;
        judge.mission(mission.catastrophe, missing, mission.used)
    });
    worth.fold(0.0, f32::max)
}

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
        let prospects = || (judge.prospects(), judge.plan_now());
        match position.phase {
            Phase::Turn => {
                let (prospects, plan) = prospects();
                into.extend(actions.iter().map(|&action| {
                    match self.turn_action(position, &judge, &prospects, plan, action) {
                        Some(value) => base + f64::from(value),
                        None => self.after_playing(position, seat, action) - HASTE,
                    }
                }));
            }
            Phase::Buy { discount } => {
                let buys = judge.buys(discount);
                let (prospects, plan) = prospects();
                let rest = base + f64::from(judge.plan(&prospects, plan));
                let gain =
                    |action| purchase_of(position, action).map_or(0.0, |at| f64::from(buys[at]));
                into.extend(actions.iter().map(|&action| rest + gain(action)));
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
        let mission = position
            .mission
            .map_or(0.0, |mission| match position.phase {
                Phase::Name => best_named(judge, &mission),
                _ => judge.mission(mission.catastrophe, mission.missing, mission.used),
            });
        let plan = judge.plan_now();
        if plan.actions == 0 && plan.extra == 0 {
            return mission;
        }
        let rest = Plan {
            mission: plan.mission && mission == 0.0,
            ..plan
        };
        mission + judge.plan(&judge.prospects(), rest)
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
        let rest = |plan: Plan| judge.plan(prospects, plan);
        let mission = |card| {
            let place = place_of(&position.catastrophes, card);
            place.map_or(0.0, |place| prospects.missions[place])
        };
        Some(match action {
            Action::Mission(card) => mission(card) + rest(plan.after_mission()),
            Action::ExtraMission(card) => {
                mission(card) - prospects.extra_cost + rest(plan.after_extra_mission())
            }
            Action::Move(to) => rest(plan.after_action().at(to)),
            Action::Drive(to) => rest(plan.after_drive().at(to)),
            Action::Purchase(card) => {
                self.cycled(position, &prospects.buys, card) + rest(plan.after_purchase())
            }
            Action::ExtraPurchase(card) => self.cycled(position, &judge.buys(1), card) + rest(plan),
            Action::EndTurn => rest(plan.at_its_end()),
            Action::Play(card) if self.helps_at_once(card) => return None,
            Action::Play(card) => rest(plan) - self.lost_use(judge, card) - HASTE as f32,
            _ => 0.0,
        })
    }

    /// A card for more purchases or movements: what it is worth is seen once it is in play.
    fn helps_at_once(&self, card: Card) -> bool {
        let rules = self.content.card(card);
        rules.purchase || (rules.kind == CardKind::Vehicle && rules.movement)
    }

    /// The use that equipment has had as soon as it is laid down (A17).
    fn lost_use(&self, judge: &Judge, card: Card) -> f32 {
        match self.content.card(card).kind {
            CardKind::Equipment => judge.use_of(card),
            _ => 0.0,
        }
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

    /// A second die is assumed to fail, which makes little difference.
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
