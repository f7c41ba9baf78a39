//! What the game tells bots and people with questions.

mod plan;

use redtag_table::odds::{Fate, Fates};
use redtag_table::{Fast, Game as _, Seat, Strategy};

use crate::action::Action;
use crate::content::{Dial, Measure};
use crate::game::Aftermath;
use crate::position::{Fate as MissionFate, Goal, Hero, Position, Spot, Step, Test};
use crate::rules::{BLACK, View, WHITE};

/// How often an action is tried out before it is judged.
const SAMPLES: u64 = 4;
/// The same if dice are rolled for it.
const ROLLS: u64 = 16;
/// What a step of the way to the goal is worth.
const STEP: f64 = 0.1;

impl Strategy for Aftermath {
    const SPAN: f64 = 20.0;
    const COOPERATIVE: bool = true;

    fn value(&self, position: &Position, seat: Seat) -> f64 {
        let score = f64::from(self.scores(position)[usize::from(seat)]);
        if position.ending.is_some() {
            return score;
        }
        let view = self.view(position);
        let mission = match position.fate {
            MissionFate::Open => 10.0 - STEP * f64::from(plan::way_to_success(view)) - late(view),
            MissionFate::Succeeded => 10.0,
            MissionFate::Failed => 0.0,
        };
        let party: f64 = position.heroes.as_slice().iter().map(|hero| standing(view, hero)).sum();
        score + mission + party + stores(view) - danger(view) + pending(view)
    }

    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|&action| {
            let samples = if action == Action::Roll { ROLLS } else { SAMPLES };
            let sum: f64 = (0..samples)
                .map(|sample| {
                    let mut after = *position;
                    self.apply(&mut after, seat, action, &mut Fast::new(0, sample), &mut ());
                    self.value(&after, seat)
                })
                .sum();
            sum / samples as f64
        }));
    }
}

/// Nightfall comes nearer, and the colony pays for lost time.
fn late(view: View) -> f64 {
    let campaign = &view.table.campaign;
    let allowed = view
        .table
        .main
        .map_or(campaign.most[Dial::Time as usize], |one| view.content.missions[usize::from(one.0)].time);
    let time = f64::from(campaign.dial(Dial::Time));
    0.15 * time + 0.4 * (time - f64::from(allowed)).max(0.0)
}

/// How a character is off.
fn standing(view: View, hero: &Hero) -> f64 {
    let life = f64::from(view.content.characters[usize::from(hero.character.0)].life);
    let wounds = f64::from(hero.wounds) + 1.3 * f64::from(hero.toxic);
    let down = if hero.spot == Spot::Down { 2.0 } else { 0.0 };
    let card = if view.is_safe() { 0.01 } else { 0.05 };
    let hand: f64 = hero.hand.iter().map(|(one, count)| card * f64::from(view.card(one).value * count)).sum();
    let items = 0.3 * hero.items().count() as f64 + 0.1 * hero.pack.len() as f64;
    let negative = |status: crate::id::Status| view.content.statuses[usize::from(status.0)].negative;
    let statuses = hero.statuses.iter().filter(|&status| negative(status)).count() as f64;
    hand + items - 2.0 * (wounds / life) * (wounds / life) - 0.3 * wounds - 0.4 * statuses - down
}

/// What the colony can live on.
fn stores(view: View) -> f64 {
    let dial = |dial: Dial| f64::from(view.table.campaign.dial(dial));
    0.25 * dial(Dial::Food)
        + 0.15 * dial(Dial::Scrap)
        + 0.5 * dial(Dial::Clue)
        + 0.5 * f64::from(view.measure(Measure::Improvements, 0))
}

/// Enemies, and how near they are to acting.
fn danger(view: View) -> f64 {
    let scene = &view.table.scene;
    let threats = scene.threats.len() as f64;
    let wounds: f64 = scene.foes.as_slice().iter().map(|foe| f64::from(foe.wounds)).sum();
    let enemies = scene.foes.len() as f64;
    if view.is_safe() {
        0.05 * enemies + 0.1 * threats
    } else {
        0.8 * enemies - 0.3 * wounds + 0.15 * threats
    }
}

/// What has been begun: a move, a test.
fn pending(view: View) -> f64 {
    match view.table.steps.last() {
        Some(Step::Move(walk)) => 0.03 * f64::from(walk.points),
        Some(Step::Test(test)) => chance(view, &test) * stake(&test),
        _ => 0.0,
    }
}

/// What hangs on a test.
fn stake(test: &Test) -> f64 {
    match test.goal {
        Goal::Scavenge(_) => 0.8,
        Goal::Communicate(_) => 1.5,
        Goal::Melee(_) | Goal::Ranged { .. } => 1.0,
        Goal::Recover(_) => 0.4,
        Goal::Script { .. } => 1.0,
        Goal::Defend { wounds, .. } => 0.8 * f64::from(wounds.max(1)),
    }
}

/// The probability that a test succeeds: with the cards so far, or before the first one with the best that fits.
fn chance(view: View, test: &Test) -> f64 {
    let with = |card| i16::from(view.card(card).value) + view.test_bonus(test, card);
    let now = match test.first {
        Some(first) => i16::from(test.sum) + view.test_bonus(test, first),
        None => {
            let hand = view.hero(test.seat).hand.iter().map(|(card, _)| card);
            hand.filter(|&card| view.fits(test, card)).map(with).max().unwrap_or(-100)
        }
    };
    let rolls = view.rolls(test, now);
    f64::from(rolls.good) / f64::from(rolls.all)
}

/// People ask whether the test succeeds, and whether somebody will have to flee if the turn is ended next.
impl Fates for Aftermath {
    const FATES: &'static [&'static str] = &["test", "fled"];

    fn fate(&self, from: &Position, now: &Position, fate: usize) -> Fate {
        match fate {
            0 => test_fate(from, now),
            _ => fled_fate(from, now),
        }
    }

    fn is_wanted(&self, fate: usize) -> bool {
        fate == 0
    }

    /// Whoever only wants to get through the turn ends it.
    fn is_considered(&self, position: &Position, _seat: Seat, action: &Action, _fate: usize) -> bool {
        !matches!(position.steps.last(), Some(Step::Actions)) || *action == Action::EndTurn
    }

    /// Dice decide; the cards that are drawn after them are too many to look at.
    fn matters(&self, what: &str, _fate: usize) -> bool {
        matches!(what, WHITE | BLACK)
    }
}

/// Seen where a test is under way: it is decided by the action with which it ends.
fn test_fate(from: &Position, now: &Position) -> Fate {
    let is_testing = |position: &Position| matches!(position.steps.last(), Some(Step::Test(_)));
    match now.tested {
        _ if !is_testing(from) => Fate::No,
        Some(true) if from != now => Fate::Yes,
        Some(false) if from != now => Fate::No,
        _ if is_testing(now) => Fate::Open,
        _ => Fate::No,
    }
}

/// Decided when somebody has fled, or the turn is over.
fn fled_fate(from: &Position, now: &Position) -> Fate {
    let down = |position: &Position| {
        let heroes = position.heroes.as_slice().iter();
        heroes.filter(|hero| hero.spot == Spot::Down).count()
    };
    if down(now) > down(from) {
        Fate::Yes
    } else if now.ending.is_some()
        || (now.current, now.turns, now.page) != (from.current, from.turns, from.page)
    {
        Fate::No
    } else {
        Fate::Open
    }
}
