//! What the game tells bots and those who ask for odds.

use redtag_kernel::odds::{Fate, Fates};
use redtag_kernel::{Bag, Game, Scripted, Seat, Strategy};

use crate::action::Action;
use crate::game::Triage;
use crate::position::{EventDeck, Phase, Position, Saved};

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
        let mut table = *position;
        let (mut no_chance, mut nobody) = (Scripted::new(&[]), ());
        let mut rules = self.rules(&mut table, &mut no_chance, &mut nobody);
        rules.act(action);
        rules.settle();
        table
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

impl Fates for Triage {
    const FATES: &'static [&'static str] = &["hospital-falls"];

    fn fate(&self, from: &Position, now: &Position, _fate: usize) -> Fate {
        match now.hospital {
            0 => Fate::Yes,
            _ if now.turn > from.turn || now.phase == Phase::Over => Fate::No,
            _ => Fate::Open,
        }
    }

    /// Whoever wants the Hospital to stand this turn turns up no more cards than there must be.
    fn is_considered(
        &self,
        _position: &Position,
        _seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        *action != Action::Explore
    }

    /// What was discarded and saved does not matter, nor what is still to come once the queue is
    /// empty.
    fn essence(&self, position: &Position, _fate: usize) -> Position {
        let mut essence = *position;
        essence.discard = Bag::default();
        essence.saved = Saved::default();
        if essence.queue == 0 {
            // Only whether there is something: a game without cards and patients is over.
            let set_aside = u8::from(!position.deck.is_empty());
            essence.deck = EventDeck {
                set_aside,
                ..EventDeck::default()
            };
        }
        essence
    }
}
