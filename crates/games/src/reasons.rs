//! Why a bot would do what it advises: only what the rules and the bot have counted.

use redtag_bots::Advice;
use redtag_kernel::chance::ScriptError;
use redtag_kernel::odds::{Odds, Oracle, outcomes_after};
use redtag_kernel::words::{Text, text};
use redtag_kernel::{Scripted, Seat, Words};

use crate::Playable;
use crate::protocol::Reason;

/// How many positions are looked at for the odds of one fate.
const ODDS_BUDGET: usize = 20_000;
/// More outcomes than this are not followed.
const MOST_OUTCOMES: usize = 2_000;
/// Odds that differ by less than this are not told apart.
const LEAST_CHANGE: f64 = 0.005;
/// Outcomes that differ by less than this share of the game's span are told as one.
const ALIKE: f64 = 0.01;

/// Everything that speaks for this advice, the strongest first.
pub fn reasons<G: Playable>(
    game: &G,
    words: &Words,
    position: &G::Position,
    seat: Seat,
    advice: &Advice<G::Action>,
) -> Vec<Reason> {
    let asked = Asked {
        game,
        words,
        position,
        seat,
        action: advice.action,
    };
    let mut reasons = Vec::new();
    match advice.second {
        Some((second, expects)) => {
            reasons.extend((0..G::FATES.len()).filter_map(|fate| asked.fate(fate, second)));
            reasons.extend(asked.gain());
            reasons.extend(asked.worth(advice.expects, second, expects));
        }
        None if asked.is_forced() => reasons.push(asked.reason("only", text("reason-only"))),
        None => {}
    }
    reasons.extend(asked.hope());
    reasons
}

/// What the bot was asked, and what it answered.
struct Asked<'a, G: Playable> {
    game: &'a G,
    words: &'a Words,
    position: &'a G::Position,
    seat: Seat,
    action: G::Action,
}

impl<G: Playable> Asked<'_, G> {
    fn reason(&self, about: &str, told: Text) -> Reason {
        Reason {
            about: about.into(),
            text: self.words.say(&told),
            chosen: None,
            other: None,
        }
    }

    fn is_forced(&self) -> bool {
        let mut actions = Vec::new();
        self.game
            .legal_actions(self.position, self.seat, &mut actions);
        actions.len() == 1
    }

    /// A fate that is more likely, or less, than after the next best action.
    fn fate(&self, fate: usize, second: G::Action) -> Option<Reason> {
        let mut oracle = Oracle::new(self.game, self.position, fate, ODDS_BUDGET);
        let mut exact = |action| {
            let odds = oracle.said_after(self.seat, action);
            odds.filter(|odds| odds.is_exact())
                .map(|odds: Odds| odds.low)
        };
        let (chosen, other) = (exact(self.action)?, exact(second)?);
        let better = (chosen > other) == self.game.is_wanted(fate);
        if !better || (chosen - other).abs() < LEAST_CHANGE || percent(chosen) == percent(other) {
            return None;
        }
        let name = G::FATES[fate];
        let told = text(format!("reason-{name}"))
            .number("chosen", percent(chosen))
            .number("other", percent(other))
            .text("second", self.game.label(self.position, self.seat, &second));
        Some(Reason {
            chosen: Some(chosen),
            other: Some(other),
            ..self.reason(name, told)
        })
    }

    /// The points that it brings whatever is drawn.
    fn gain(&self) -> Option<Reason> {
        let score = |position: &G::Position| self.game.scores(position)[usize::from(self.seat)];
        let mut least = i32::MAX;
        let all = self.follow(&[], |_, after| least = least.min(score(after)));
        let gain = least - score(self.position);
        (all && gain > 0).then(|| Reason {
            chosen: Some(gain.into()),
            ..self.reason("gain", text("reason-gain").number("n", gain))
        })
    }

    /// What the next best action would cost, as far as the bot has seen.
    fn worth(&self, expects: f64, second: G::Action, other: f64) -> Option<Reason> {
        let tenths = ((expects - other) * 10.0).round() as i64;
        let key = match tenths {
            ..0 => return None,
            0 => "reason-equal",
            _ => "reason-worth",
        };
        let told = text(key)
            .text("second", self.game.label(self.position, self.seat, &second))
            .number("whole", tenths / 10)
            .number("tenths", tenths % 10);
        Some(Reason {
            chosen: Some(expects),
            other: Some(other),
            ..self.reason("worth", told)
        })
    }

    /// What would be the best thing to draw or roll next, and how likely that is.
    fn hope(&self) -> Option<Reason> {
        let mut script = Scripted::new(&[]);
        let mut after = self.position.clone();
        self.game
            .apply(&mut after, self.seat, self.action, &mut script, &mut ());
        let Err(ScriptError::Asks { question, .. }) = script.verdict() else {
            return None;
        };
        let total: f64 = question
            .weights
            .iter()
            .map(|&weight| f64::from(weight))
            .sum();
        let possible = (0u16..).zip(&question.weights);
        let possible = possible.filter(|&(_, &weight)| weight > 0);
        let values: Vec<(u16, f64, f64)> = possible
            .map(|(outcome, &weight)| {
                Some((outcome, f64::from(weight) / total, self.value(outcome)?))
            })
            .collect::<Option<_>>()?;
        let best = values
            .iter()
            .copied()
            .reduce(|a, b| if b.2 > a.2 { b } else { a })?;
        let worst = values
            .iter()
            .map(|&(.., value)| value)
            .fold(f64::MAX, f64::min);
        if best.2 - worst < ALIKE * G::SPAN {
            return None;
        }
        let as_good = values.iter().filter(|one| best.2 - one.2 < ALIKE * G::SPAN);
        let likely: f64 = as_good.clone().map(|&(_, likely, _)| likely).sum();
        let key = match as_good.count() {
            1 => "reason-hope",
            _ => "reason-hopes",
        };
        let told = text(key)
            .text("name", self.game.outcome(question.what, best.0.into()).0)
            .number("likely", percent(likely));
        Some(Reason {
            chosen: Some(likely),
            ..self.reason("hope", told)
        })
    }

    /// The points that may be expected if this is drawn first.
    fn value(&self, first: u16) -> Option<f64> {
        let mut value = 0.0;
        self.follow(&[first], |likely, after| {
            value += likely * self.game.value(after, self.seat);
        })
        .then_some(value)
    }

    /// Visits every position that the action can lead to if this is drawn first; tells whether there
    /// were not too many.
    fn follow(&self, first: &[u16], mut visit: impl FnMut(f64, &G::Position)) -> bool {
        let bounds = (first, MOST_OUTCOMES);
        let Self { game, position, .. } = *self;
        outcomes_after(
            game,
            position,
            self.seat,
            self.action,
            bounds,
            |likely, after| {
                visit(likely, &after);
            },
        )
    }
}

/// In whole percent; what is possible is never told as impossible, nor as certain.
fn percent(share: f64) -> i64 {
    match (share * 100.0).round() as i64 {
        ..=0 if share > 0.0 => 1,
        100.. if share < 1.0 => 99,
        percent => percent,
    }
}
