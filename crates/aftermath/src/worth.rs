//! What positions are worth to bots: how far away the goal is, how the characters are doing, and
//! what the colony has.

use redtag_kernel::Game as _;

use crate::advice::way;
use crate::content::{Dial, Measure};
use crate::game::Aftermath;
use crate::id::{Mission, Status};
use crate::position::{Ending, Hero, MissionStatus, Position, Spot};
use crate::rules::View;

/// What a step on the way to the goal is worth.
const STEP: f64 = 0.05;
/// The same when the goal is very far away.
const FAR_STEP: f64 = 0.01;
/// What a failed mission is worth: less than one that is very far from success.
const GIVEN_UP: f64 = -6.0;
/// How long before a deadline it begins to matter.
const NEAR: f64 = 3.0;

/// What a position is worth as it stands.
pub fn worth(game: &Aftermath, position: &Position) -> f64 {
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

/// From afar a page looks easier than it is: nobody should shy away from what was planned just
/// because it now looks harder.
pub fn relief(game: &Aftermath, before: &Position, after: &Position) -> f64 {
    if before.page == after.page || !is_comparable(before, after) {
        return 0.0;
    }
    let (from, to) = (game.view(before), game.view(after));
    let planned = way::afar(from, after.page, is_early(from));
    STEP * (effort(to) - planned).max(0.0)
}

/// A dashed hope is no reason not to try: not trying leads nowhere either.
pub fn solace(game: &Aftermath, before: &Position, after: &Position) -> f64 {
    if !is_comparable(before, after) {
        return 0.0;
    }
    STEP * (effort(game.view(after)) - effort(game.view(before))).max(0.0)
}

/// Are these two positions on the way to the same thing?
fn is_comparable(before: &Position, after: &Position) -> bool {
    let is_open =
        |position: &Position| position.fate == MissionStatus::Open && position.ending.is_none();
    is_open(before) && is_open(after) && before.sides == after.sides
}

/// How far it is.
fn effort(view: View) -> f64 {
    way::ways(view).effort(view, is_early(view))
}

/// What the mission promises, less if it could be taken again, and how far away that is. Giving up
/// is worse than being far from it.
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

/// The same for those that are done.
fn done(view: View) -> f64 {
    let sides = view
        .position
        .campaign
        .done
        .iter()
        .filter(|&one| view.content.missions[one].side);
    STEP * way::SIDE * sides.count() as f64
}

/// What the side missions of the party are worth.
fn sides(view: View) -> f64 {
    let first = |side: &Mission| !view.position.campaign.failed.contains(*side);
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
pub fn card_point(view: View) -> f64 {
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
        .map(|(one, count)| card_point(view) * f64::from(view.card(one).value * count))
        .sum();
    let items = 0.3 * hero.items().count() as f64 + 0.1 * hero.pack.len() as f64;
    let negative = |status: Status| view.content.statuses[status].negative;
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
