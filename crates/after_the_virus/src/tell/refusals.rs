//! Why something cannot be done, with the names and numbers of the case.

use redtag_kernel::words::text;
use redtag_kernel::{Illegal, Refusal, Seat, Tell as _, Text};

use crate::action::Action;
use crate::game::AfterTheVirus;
use crate::position::{Calm, Ending, Player, Position};

impl AfterTheVirus {
    /// A refusal in words.
    pub(crate) fn refusal(
        &self,
        position: &Position,
        seat: Seat,
        action: Action,
        refusal: Refusal,
    ) -> Illegal {
        let why = text(refusal.key);
        let why = match refusal.key {
            // What it would cost is on the label.
            "no-cards-to-pay" => why.text("label", self.label(position, seat, &action)),
            "no-answer" => why.text("question", self.prompt(position, seat)),
            "no-more-actions" => why.text("ending", self.ending(position)),
            "no-draw-yet" => why.text("player", self.first(position, Player::is_drawing)),
            "no-turn" => why.text("player", self.first(position, Player::holds_up)),
            "no-calm" => why.case("whose", calm_case(position.calm)),
            _ => why,
        };
        let rule = match (refusal.key, position.ending) {
            ("no-more-actions", Some(Ending::Died(_) | Ending::Failed(_))) => "R33",
            ("no-more-actions", Some(Ending::OutOfTime)) => "A40",
            _ => refusal.rule,
        };
        Illegal { rule, why }
    }

    /// The first player for whom this holds.
    fn first(&self, position: &Position, holds: impl Fn(&Player) -> bool) -> Text {
        let seat = position.players.iter().position(holds).unwrap_or(0);
        self.player(position, seat as Seat)
    }
}

const fn calm_case(calm: Calm) -> &'static str {
    match calm {
        Calm::Own => "own",
        Calm::Anybody => "anybody",
    }
}
