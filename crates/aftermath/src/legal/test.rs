//! Inside skill tests (R36, R37) and moves (R39).

use redtag_kernel::May;
use redtag_kernel::game::{refuse, refuse_if};

use super::{Legal, first, rule};
use crate::action::Action;
use crate::content::Line;
use crate::id::{Card, Space};
use crate::position::{Goal, Phase, Test, Walk};

impl Legal<'_> {
    pub(super) fn each_test_answer(&self, test: &Test, say: &mut impl FnMut(Action)) {
        self.each_card(|card| {
            if self.may_play_into(test, card).is_ok() {
                say(Action::Play(card));
            }
        });
        for action in [Action::Roll, Action::Decline] {
            if self.may_answer_test(test, action).is_ok() {
                say(action);
            }
        }
    }

    pub(super) fn may_answer_test(&self, test: &Test, action: Action) -> May {
        match action {
            Action::Play(card) => {
                self.has(card)?;
                self.may_play_into(test, card)
            }
            Action::Roll => refuse_if(test.first.is_none(), "R36", "no-card-yet"),
            Action::Decline => self.may_decline(test),
            _ => refuse("R36", "no-first-test"),
        }
    }

    /// The first card shows the attribute, further ones match its colour or its number (R36, A11).
    fn may_play_into(&self, test: &Test, card: Card) -> May {
        let fits = self.view().fits(test, card);
        match test.first {
            None => refuse_if(!fits, "R36", "no-symbol"),
            Some(_) => refuse_if(!fits, "R36", "no-match"),
        }
    }

    /// Nobody has to defend; a test that the book demands is taken by whoever can (A12, A52).
    fn may_decline(&self, test: &Test) -> May {
        refuse_if(test.first.is_some(), "R36", "no-way-back")?;
        match test.goal {
            Goal::Defend { .. } => Ok(()),
            Goal::Script { .. } => {
                let able = self.view().can_begin(test.seat, test.attributes);
                refuse_if(able, "A52", "no-demanded")
            }
            _ => refuse("R36", "no-own-test"),
        }
    }

    /// Cards before the first step, steps that the points allow, and an end.
    pub(super) fn each_walk(&self, walk: &Walk, say: &mut impl FnMut(Action)) {
        if self.may_add_cards(walk).is_ok() {
            self.each_card(|card| say(Action::Play(card)));
        }
        let spaces = self.view().map().map_or(0, |map| map.letters.len() as u8);
        for space in (0..spaces).map(Space) {
            let cost = self.view().step_cost(walk, space);
            if cost.is_some_and(|cost| i16::from(cost) <= i16::from(walk.points)) {
                say(Action::Go(space));
            }
        }
        say(Action::Stop);
    }

    pub(super) fn may_walk(&self, walk: &Walk, action: Action) -> May {
        match action {
            Action::Play(card) => self.may_add_cards(walk).and(self.has(card)),
            Action::Go(space) => self.may_go(walk, space),
            Action::Stop => Ok(()),
            _ => refuse(rule(Phase::Move(*walk)), first(Phase::Move(*walk))),
        }
    }

    /// All cards of a move are played before its first step (R39).
    fn may_add_cards(&self, walk: &Walk) -> May {
        refuse_if(walk.free, "A31", "no-cards-for-this")?;
        refuse_if(walk.walked, "R39", "no-cards-after-steps")
    }

    /// A step to a space that borders on this one, over a line that can be crossed, for the points
    /// that it costs (R24, R39, A16).
    fn may_go(&self, walk: &Walk, to: Space) -> May {
        let view = self.view();
        if let Some(cost) = view.step_cost(walk, to) {
            let key = if cost > 1 {
                "no-line-cost"
            } else {
                "no-points"
            };
            return refuse_if(i16::from(cost) > i16::from(walk.points), "R39", key);
        }
        let from = view.hero(walk.seat).space();
        refuse_if(from == Some(to), "R39", "no-same-space")?;
        let line = from.and_then(|from| view.plan()?.line(from, to));
        match line {
            None => refuse("R24", "no-not-adjacent"),
            Some(Line::White | Line::DoubleWhite) => refuse("R24", "no-white-line"),
            Some(_) => refuse("A31", "no-blocked"),
        }
    }
}
