//! What the game tells bots about playing it well.

use redtag_kernel::{Game, Scripted, Seat, Strategy};

use crate::action::Action;
use crate::game::Triage;
use crate::position::{Phase, Position};

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

    /// Looks at the table as it is after the action and before the next card.
    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        into.extend(
            actions
                .iter()
                .map(|&action| self.after(position, seat, action)),
        );
    }
}

impl Triage {
    /// The table after this action, as far as the rules go without turning up a card.
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
