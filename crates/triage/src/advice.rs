//! What the game tells bots about playing it well.

use redtag_kernel::school::{Learns, Lessons, Shown};
use redtag_kernel::{Game, Scripted, Seat, Strategy};

use crate::action::Action;
use crate::game::Triage;
use crate::position::{Phase, Position};
use crate::worth::{HIDDEN, INPUTS, Worth, inputs};

impl Strategy for Triage {
    const SPAN: f64 = 17.0;
    const COOPERATIVE: bool = true;

    fn value(&self, position: &Position, seat: Seat) -> f64 {
        match position.phase {
            Phase::Over => position.saved.total().into(),
            Phase::Standard => self.expected(position),
            _ => self.best(position, seat),
        }
    }

    /// Looks at the position after the action and before the next card.
    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        into.extend(
            actions
                .iter()
                .map(|&action| self.after(position, seat, action)),
        );
    }
}

impl Triage {
    /// The position after this action, as far as the rules go without turning up a card.
    pub fn until_next_card(&self, position: &Position, action: Action) -> Position {
        let mut after = *position;
        let (mut no_chance, mut nobody) = (Scripted::new(&[]), ());
        let mut rules = self.rules(&mut after, &mut no_chance, &mut nobody);
        rules.act(action);
        rules.settle();
        after
    }

    fn after(&self, position: &Position, seat: Seat, action: Action) -> f64 {
        self.value(&self.until_next_card(position, action), seat)
    }

    fn expected(&self, position: &Position) -> f64 {
        f64::from(position.saved.total()) + f64::from(self.worth.of(position))
    }

    fn best(&self, position: &Position, seat: Seat) -> f64 {
        let mut actions = Vec::new();
        self.legal_actions(position, seat, &mut actions);
        actions
            .into_iter()
            .map(|action| self.after(position, seat, action))
            .fold(f64::MIN, f64::max)
    }
}

impl Learns<HIDDEN> for Triage {
    const INPUTS: usize = INPUTS;
    const LESSONS: Lessons = Lessons {
        batch: 16,
        lambda: 0.7,
        rate: 0.002,
        curiosity: 0.02,
    };

    fn judge_by(&mut self, weights: &[f32]) {
        self.worth = Worth::new(weights);
    }

    fn shown(&self, position: &Position, _: Seat, action: Action, _: bool) -> Option<Shown> {
        let table = self.until_next_card(position, action);
        if table.phase != Phase::Standard {
            return None;
        }
        let mut given = Vec::new();
        inputs(&table, |input, strength| given.push((input, strength)));
        Some(Shown {
            players: vec![given],
            expected: self.expected(&table),
        })
    }

    fn came_to(&self, end: &Position, _left: f32) -> f64 {
        end.saved.total().into()
    }

    fn errors(_sums: &[f32], expected: f64, result: f64) -> Vec<f32> {
        vec![(expected - result).clamp(-3.0, 3.0) as f32]
    }
}
