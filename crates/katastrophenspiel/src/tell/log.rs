//! What happened, as lines of the log: one arm for each event.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::names::{COLOURS, ability, chair, colour, decider_case, given, region};
use crate::action::Event;
use crate::content::CardKind;
use crate::game::Katastrophenspiel;
use crate::position::Colour;

impl Katastrophenspiel {
    /// An event as a line of the log.
    pub(super) fn log(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Colour| text(key).text("player", colour(who));
        let with = |key, who, card| by(key, who).text("card", self.card(card));
        match event {
            Event::PawnDrawn { seat, colour } => text("log-pawn-drawn")
                .text("player", chair(seat))
                .case("colour", COLOURS[colour as usize]),
            Event::Starts { who } => by("log-starts", who),
            Event::Revealed { card } => {
                let is_catastrophe = self.content.card(card).kind == CardKind::Catastrophe;
                let key = if is_catastrophe {
                    "log-revealed-catastrophe"
                } else {
                    "log-revealed"
                };
                self.about(text(key), card)
            }
            Event::RanOut { value } => text("log-ran-out").number("value", value),
            Event::RoundBegins { rounds, starter } => by("log-round-begins", starter)
                .number("left", rounds)
                .number("round", self.content.rounds.saturating_sub(rounds) + 1)
                .number("rounds", self.content.rounds),
            Event::TurnBegins { who, actions } => {
                by("log-turn-begins", who).number("actions", actions)
            }
            Event::Played { who, card } => with("log-played", who, card),
            Event::LaidDown { who, card } => with("log-laid-down", who, card),
            Event::NotUsed { who, card } => with("log-not-used", who, card),
            Event::Parked { who, card } => with("log-parked", who, card),
            Event::Moved { who, to, by: None } => by("log-moved", who).text("region", region(to)),
            Event::Moved {
                who,
                to,
                by: Some(card),
            } => by("log-drove", who)
                .text("region", region(to))
                .text("by", self.card(card)),
            Event::PutUnder {
                who,
                card,
                by: None,
            } => with("log-put-under", who, card),
            Event::PutUnder {
                who,
                card,
                by: Some(hero),
            } => with("log-put-under-extra", who, card).text("by", self.card(hero)),
            Event::Bought {
                who,
                card,
                price,
                money,
            } => with("log-bought", who, card)
                .number("price", price)
                .number("money", money),
            Event::BoughtNothing { who } => by("log-bought-nothing", who),
            Event::MissionBegins {
                who,
                catastrophe,
                by: None,
            } => self.about(by("log-mission-begins", who), catastrophe),
            Event::MissionBegins {
                who,
                catastrophe,
                by: Some(card),
            } => self
                .about(by("log-mission-begins-extra", who), catastrophe)
                .text("by", self.card(card)),
            Event::Used { who, card, side } => {
                with("log-used", who, card).text("symbols", given(self.content.card(card), side))
            }
            Event::Rolled {
                who,
                card,
                needed,
                roll,
                enough,
            } => with("log-rolled", who, card)
                .case("result", if enough { "enough" } else { "short" })
                .number("needed", needed)
                .number("roll", roll),
            Event::Named {
                who,
                ability: named,
            } => by("log-named", who).text("ability", ability(named)),
            Event::UsedUp { who, card } => with("log-used-up", who, card),
            Event::Succeeded {
                who,
                catastrophe,
                points,
                money,
            } => with("log-succeeded", who, catastrophe)
                .number("points", points)
                .number("money", money),
            Event::Failed { who, catastrophe } => with("log-failed", who, catastrophe),
            Event::TurnEnds { who, back } => by("log-turn-ends", who).number("back", back),
            Event::GameEnds {
                winner,
                points,
                money,
                by: decider,
            } => by("log-game-ends", winner)
                .number("points", points)
                .number("money", money)
                .case("by", decider_case(decider)),
        }
    }
}
