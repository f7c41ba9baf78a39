//! What the game tells bots and people with questions.

mod look;
mod maps;
mod plan;
mod way;

use std::cell::Cell;

use redtag_kernel::{Game as _, Seat, Strategy};

use self::look::Sample;
use crate::action::Action;
use crate::content::{Dial, Measure};
use crate::game::Aftermath;
use crate::position::{Ending, Hero, MissionStatus, Phase, Position, Spot};
use crate::rules::View;

/// How often an action is tried out before it is judged.
const SAMPLES: u64 = 2;
/// What a step of the way to the goal is worth.
const STEP: f64 = 0.05;
/// The same where it is very far.
const FAR_STEP: f64 = 0.01;
/// What a mission is worth that has failed: less than one that is very far from success.
const GIVEN_UP: f64 = -6.0;
/// What it is worth to be rid of a card that is of no use.
const FRESH: f64 = 0.1;
/// How long before a clock strikes it begins to press.
const NEAR: f64 = 3.0;
/// What an action costs that leads nowhere.
const BOTHER: f64 = 0.001;

impl Strategy for Aftermath {
    const SPAN: f64 = 20.0;
    const COOPERATIVE: bool = true;
    /// A walk goes on to the end of the turn.
    const FORESIGHT: u32 = u32::MAX;
    const MARGIN: f64 = 0.4;
    const TRUST: f64 = 3.0;

    fn value(&self, position: &Position, _seat: Seat) -> f64 {
        worth(self, position)
    }

    /// Turns are compared with each other when they are over, without what the next one draws: that
    /// is no reason to end one's own.
    fn leaf(&self, root: &Position, position: &Position) -> Option<f64> {
        let when = |position: &Position| (position.page, position.current, position.turns);
        (when(root) != when(position)).then(|| {
            let mut after = *position;
            look::put_back(root, &mut after);
            worth(self, &after) + relief(self, root, &after)
        })
    }

    fn judge(&self, position: &Position, _seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        // Neither ending the turn nor an equip action is a bother: items move only if it helps.
        let ends = match position.steps.last() {
            Some(Phase::Equip) => Action::Stop,
            _ => Action::EndTurn,
        };
        let stale = position.steps.last() == Some(Phase::Draw) && self.is_stale(position);
        into.extend(actions.iter().map(|&action| {
            if let (Action::Discard(card), true) = (action, stale) {
                return worth(self, position) + FRESH
                    - BOTHER * f64::from(self.view(position).card(card).value);
            }
            let asked = Cell::new(false);
            let one = |number| {
                self.outlook(
                    position,
                    action,
                    Sample {
                        number,
                        asked: &asked,
                    },
                    look::DEPTH,
                )
            };
            let first = one(0);
            // Without chance it would be the same every time.
            let samples = if asked.get() { SAMPLES } else { 1 };
            let sum = first + (1..samples).map(one).sum::<f64>();
            sum / samples as f64 - if action == ends { 0.0 } else { BOTHER }
        }));
    }
}

/// What a position is worth, as it lies there.
fn worth(game: &Aftermath, position: &Position) -> f64 {
    let view = game.view(position);
    let mission = match (position.ending, position.fate) {
        // The score says it.
        (Some(Ending::Success), _) => 0.0,
        (Some(_), _) => GIVEN_UP,
        (None, MissionStatus::Open) => prospect(view) - late(view) - danger(view),
        (None, MissionStatus::Succeeded) => 10.0 + kept(view),
        (None, MissionStatus::Failed) => GIVEN_UP + kept(view),
    };
    let party: f64 = position
        .heroes
        .iter()
        .map(|hero| standing(view, hero))
        .sum();
    f64::from(game.scores(position)[0]) + done(view) + mission + party + stores(view)
}

/// From afar a page looks easier than it is: nobody shrinks from what was planned because it is
/// seen better now.
fn relief(game: &Aftermath, before: &Position, after: &Position) -> f64 {
    if before.page == after.page || !is_comparable(before, after) {
        return 0.0;
    }
    let (from, to) = (game.view(before), game.view(after));
    let planned = way::afar(from, after.page, is_early(from));
    STEP * (effort(to) - planned).max(0.0)
}

/// A hope that is dashed is no reason not to try: not to try leads nowhere either.
fn solace(game: &Aftermath, before: &Position, after: &Position) -> f64 {
    if !is_comparable(before, after) {
        return 0.0;
    }
    STEP * (effort(game.view(after)) - effort(game.view(before))).max(0.0)
}

/// Are these two positions on the way to the same?
fn is_comparable(before: &Position, after: &Position) -> bool {
    let is_open =
        |position: &Position| position.fate == MissionStatus::Open && position.ending.is_none();
    is_open(before) && is_open(after) && before.sides == after.sides
}

/// How far it is.
fn effort(view: View) -> f64 {
    way::ways(view).effort(view, is_early(view))
}

/// What the mission promises, less if it could be taken again, and how far that is. To give up is
/// worse than to be far from it.
fn prospect(view: View) -> f64 {
    let effort = effort(view);
    let promise = sides(view) + if roams(view) { 4.0 } else { 10.0 };
    (promise - STEP * effort).max(GIVEN_UP + 3.0 - FAR_STEP * effort)
}

/// The same when the main mission is over.
fn kept(view: View) -> f64 {
    if view.position.sides.is_empty() {
        0.0
    } else {
        sides(view) - STEP * way::ways(view).missed()
    }
}

/// The same of those that are done.
fn done(view: View) -> f64 {
    let sides = view
        .position
        .campaign
        .done
        .iter()
        .filter(|&one| view.content.missions[one].side);
    STEP * way::SIDE * sides.count() as f64
}

/// What the side missions are worth that the party is on.
fn sides(view: View) -> f64 {
    let first = |side: &crate::id::Mission| !view.position.campaign.failed.contains(*side);
    let one = roams(view) && view.position.sides.iter().filter(first).count() == 1;
    if one { STEP * way::SIDE } else { 0.0 }
}

/// May the main mission be taken again? Then it is time for the side missions.
fn roams(view: View) -> bool {
    view.position
        .main
        .is_some_and(|one| view.content.missions[one].repeatable)
}

/// Do side missions come first?
fn is_early(view: View) -> bool {
    sides(view) > 0.0 && view.position.campaign.dial(Dial::Time) < allowed(view)
}

/// The time that the main mission may take.
fn allowed(view: View) -> u8 {
    let most = view.position.campaign.most[Dial::Time as usize];
    view.position
        .main
        .map_or(most, |one| view.content.missions[one].time)
}

/// The colony pays for lost time, and the book makes things worse for those who are late (A50).
fn late(view: View) -> f64 {
    let time = f64::from(view.position.campaign.dial(Dial::Time));
    let clocks = view.content.clocks.iter();
    let clocks = clocks.filter(|one| view.position.main == Some(one.mission));
    let near: f64 = clocks
        .map(|one| {
            let strikes = f64::from(one.time_for(view.position.heroes.len()));
            (time - strikes + NEAR).clamp(0.0, NEAR)
        })
        .sum();
    0.25 * time + 0.5 * (time - f64::from(allowed(view))).max(0.0) + 0.3 * near
}

/// What a point of a card in hand is worth: more where one may have to defend.
fn card(view: View) -> f64 {
    if view.is_safe() { 0.005 } else { 0.015 }
}

/// How a character is off.
fn standing(view: View, hero: &Hero) -> f64 {
    let life = f64::from(view.content.characters[hero.character].life);
    let wounds = f64::from(hero.wounds) + 1.3 * f64::from(hero.toxic);
    let down = if hero.spot == Spot::Down { 2.0 } else { 0.0 };
    let hand: f64 = hero
        .hand
        .iter()
        .map(|(one, count)| card(view) * f64::from(view.card(one).value * count))
        .sum();
    let items = 0.3 * hero.items().count() as f64 + 0.1 * hero.pack.len() as f64;
    let negative = |status: crate::id::Status| view.content.statuses[status].negative;
    let statuses = hero
        .statuses
        .iter()
        .filter(|&status| negative(status))
        .count() as f64;
    hand + items - 2.0 * (wounds / life) * (wounds / life) - 0.3 * wounds - 0.4 * statuses - down
}

/// What the colony can live on: the first of everything counts most.
fn stores(view: View) -> f64 {
    let dial = |dial: Dial| f64::from(view.position.campaign.dial(dial));
    let (food, scrap) = (dial(Dial::Food), dial(Dial::Scrap));
    0.2 * food.min(5.0)
        + 0.07 * food
        + 0.12 * scrap.min(5.0)
        + 0.08 * scrap
        + 0.5 * dial(Dial::Clue)
        + f64::from(view.measure(Measure::Improvements, 0))
}

/// Enemies, and how near they are to acting.
fn danger(view: View) -> f64 {
    let scene = &view.position.scene;
    let threats = scene.threats.len() as f64;
    let wounds: f64 = scene.foes.iter().map(|foe| f64::from(foe.wounds)).sum();
    let enemies = scene.foes.len() as f64;
    if view.is_safe() {
        0.05 * enemies + 0.1 * threats
    } else {
        0.8 * enemies - 0.3 * wounds + 0.15 * threats
    }
}
