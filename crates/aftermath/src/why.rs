//! Why something cannot be done now: the rule, and the key of the reason.

use crate::action::Action;
use crate::content::{Colour, Doing, Situation};
use crate::id::Card;
use crate::position::{Goal, Step};
use crate::rules::View;

/// The rule and the reason against an action that is not on the list.
pub fn reason(
    view: View,
    asked: Option<u8>,
    seat: u8,
    action: Action,
) -> (&'static str, &'static str) {
    match (asked, view.table.steps.last()) {
        (None, _) | (_, None) => ("R61", "no-game-over"),
        (Some(asked), _) if asked != seat => ("R34", "no-not-asked"),
        (_, Some(Step::Actions)) => against(view, seat, action),
        (_, Some(Step::Test(test)))
            if action == Action::Decline && matches!(test.goal, Goal::Script { .. }) =>
        {
            ("A52", "no-demanded")
        }
        (_, Some(step)) => (rule(step), "no-not-now"),
    }
}

/// The rule behind a question.
const fn rule(step: Step) -> &'static str {
    match step {
        Step::Draw | Step::Discard { .. } => "R30",
        Step::Test(_) => "R36",
        Step::Move(_) => "R39",
        Step::Keep { .. } | Step::Break(_) => "R55",
        Step::Receive { .. } | Step::Equip => "R45",
        Step::Activate { .. } => "R43",
        Step::EnemyMoves { .. } | Step::EnemyAttacks { .. } => "R50",
        Step::Nest | Step::Eat(_) | Step::Repair | Step::Assign(_) => "R57",
        Step::Return(_) => "R54",
        Step::Travel => "R14",
        Step::Lost => "R63",
        _ => "R12",
    }
}

/// Against an action of the turn.
fn against(view: View, seat: u8, action: Action) -> (&'static str, &'static str) {
    let has = |card: Card| view.hero(seat).hand.count(card) > 0;
    let space = view.hero(seat).space();
    let here = |foe: u8| space.is_some_and(|space| view.is_at(foe, space));
    let hostile = view.table.scene.situation == Situation::Hostile;
    let forbidden = |doing: Doing| view.is_forbidden(seat, doing);
    match action {
        Action::Move(card) | Action::Equip(card) if !has(card) => ("R34", "no-such-card"),
        Action::Encourage { card, .. } | Action::Contribute(card) if !has(card) => {
            ("R34", "no-such-card")
        }
        Action::Move(_) if forbidden(Doing::Move) => ("R58", "no-status-forbids"),
        Action::Communicate(_) if hostile => ("R40", "no-hostile"),
        Action::Communicate(foe) if !here(foe) => ("R40", "no-enemy-here"),
        Action::Communicate(_) if forbidden(Doing::Communicate) => ("R58", "no-status-forbids"),
        Action::Melee(_) if !hostile => ("R47", "no-safe"),
        Action::Melee(foe) if !here(foe) => ("R47", "no-enemy-here"),
        Action::Melee(_) if forbidden(Doing::Melee) => ("R58", "no-status-forbids"),
        Action::Ranged { .. } if !hostile => ("R48", "no-safe"),
        Action::Ranged { .. } if forbidden(Doing::Ranged) => ("R58", "no-status-forbids"),
        Action::Ranged { foe, space: at } => {
            let mut reached = false;
            if let Some(space) = space {
                view.in_reach(space, view.reach(seat), &mut |one, there| {
                    reached |= (one, there) == (foe, at);
                });
            }
            if reached {
                ("A12", "no-fitting-card")
            } else {
                ("R48", "no-out-of-reach")
            }
        }
        Action::Scavenge(pile) => {
            let finds = view.table.scene.finds.as_slice();
            match finds
                .iter()
                .any(|find| Some(find.space) == space && find.pile == pile)
            {
                false => ("R42", "no-token-here"),
                true if forbidden(Doing::Scavenge) => ("R58", "no-status-forbids"),
                true => ("A12", "no-fitting-card"),
            }
        }
        Action::Recover(status) if !view.hero(seat).statuses.contains(status) => {
            ("R41", "no-such-status")
        }
        Action::Communicate(_) | Action::Melee(_) | Action::Recover(_) => {
            ("A12", "no-fitting-card")
        }
        Action::Activate(ability) if !view.hero(seat).abilities.contains(ability) => {
            ("R43", "no-such-ability")
        }
        Action::Activate(_) => {
            let white = view
                .hero(seat)
                .hand
                .iter()
                .any(|(card, _)| view.card(card).colour == Colour::White);
            (
                "R43",
                if white {
                    "no-too-costly"
                } else {
                    "no-white-card"
                },
            )
        }
        Action::Encourage { .. } => ("R44", "no-hand-too-full"),
        Action::Equip(_) => ("R45", "no-items-here"),
        Action::Contribute(_) if view.table.scene.task.is_none() => ("R38", "no-task"),
        Action::Contribute(_) => ("R38", "no-fitting-card"),
        Action::Use { item, .. } if !view.hero(seat).items().any(|worn| worn.item == item) => {
            ("R46", "no-such-item")
        }
        Action::Use { .. } => ("R46", "no-use-now"),
        Action::Handle { .. } => ("A31", "no-token-here"),
        Action::Read => ("A15", "no-reading"),
        Action::Exit(exit) => match view.map().and_then(|map| map.exits.get(usize::from(exit))) {
            Some(rules) if Some(rules.space) == space => ("R29", "no-other-exit"),
            _ => ("R29", "no-exit-here"),
        },
        Action::Nest => ("R57", "no-nest-yet"),
        _ => ("R34", "no-not-now"),
    }
}
