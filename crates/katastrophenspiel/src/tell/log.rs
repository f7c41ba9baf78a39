//! What happened, line by line.

use redtag_kernel::words::{text, untold};
use redtag_kernel::{Text, by_chapter};

use super::names::{COLOURS, ability, chair, colour, decider_case, given, region};
use crate::action::Event;
use crate::content::CardKind;
use crate::game::Katastrophenspiel;
use crate::position::{Card, Colour};

fn log_by(key: &'static str, who: Colour) -> Text {
    text(key).text("player", colour(who))
}

impl Katastrophenspiel {
    /// An event as a line of the log.
    pub(super) fn log_line(&self, event: Event) -> Text {
        by_chapter! { self, event;
            log_course: PawnDrawn Starts RoundBegins TurnBegins TurnEnds GameEnds;
            log_rows: Revealed RanOut;
            log_cards: Played LaidDown NotUsed Parked UsedUp;
            log_movement: Moved;
            log_purchase: PutUnder Bought BoughtNothing;
            log_mission: MissionBegins Succeeded Failed;
            log_symbols: Used Rolled Named;
        }
    }

    fn log_with(&self, key: &'static str, who: Colour, card: Card) -> Text {
        log_by(key, who).text("card", self.card(card))
    }

    /// Set-up, rounds, turns and the end (R5-R8, R20, R21).
    fn log_course(&self, event: Event) -> Text {
        match event {
            Event::PawnDrawn { seat, colour } => text("log-pawn-drawn")
                .text("player", chair(seat))
                .case("colour", COLOURS[colour as usize]),
            Event::RoundBegins { rounds, starter } => log_by("log-round-begins", starter)
                .number("left", rounds)
                .number("round", self.content.rounds.saturating_sub(rounds) + 1)
                .number("rounds", self.content.rounds),
            Event::TurnBegins { who, actions } => {
                log_by("log-turn-begins", who).number("actions", actions)
            }
            Event::TurnEnds { who, back } => log_by("log-turn-ends", who).number("back", back),
            Event::GameEnds {
                winner,
                points,
                money,
                by,
            } => log_by("log-game-ends", winner)
                .number("points", points)
                .number("money", money)
                .case("by", decider_case(by)),
            Event::Starts { who } => log_by("log-starts", who),
            _ => untold(),
        }
    }

    /// Cards that are turned up, and stacks that have run out (R4, A8).
    fn log_rows(&self, event: Event) -> Text {
        match event {
            Event::Revealed { card } => self.log_revealed(card),
            Event::RanOut { value } => text("log-ran-out").number("value", value),
            _ => untold(),
        }
    }

    fn log_revealed(&self, card: Card) -> Text {
        let key = match self.content.card(card).kind {
            CardKind::Catastrophe => "log-revealed-catastrophe",
            _ => "log-revealed",
        };
        self.about(text(key), card)
    }

    /// What becomes of cards that are played (R9-R11, R18).
    fn log_cards(&self, event: Event) -> Text {
        match event {
            Event::Played { who, card } => self.log_with("log-played", who, card),
            Event::LaidDown { who, card } => self.log_with("log-laid-down", who, card),
            Event::NotUsed { who, card } => self.log_with("log-not-used", who, card),
            Event::Parked { who, card } => self.log_with("log-parked", who, card),
            Event::UsedUp { who, card } => self.log_with("log-used-up", who, card),
            _ => untold(),
        }
    }

    /// Movements, by an action or by the vehicle in play (R13).
    fn log_movement(&self, event: Event) -> Text {
        match event {
            Event::Moved { who, to, by: None } => {
                log_by("log-moved", who).text("region", region(to))
            }
            Event::Moved {
                who,
                to,
                by: Some(card),
            } => log_by("log-drove", who)
                .text("region", region(to))
                .text("by", self.card(card)),
            _ => untold(),
        }
    }

    /// Purchases, by an action or by a hero in play (R14, R15).
    fn log_purchase(&self, event: Event) -> Text {
        match event {
            Event::PutUnder {
                who,
                card,
                by: None,
            } => self.log_with("log-put-under", who, card),
            Event::PutUnder {
                who,
                card,
                by: Some(hero),
            } => self
                .log_with("log-put-under-extra", who, card)
                .text("by", self.card(hero)),
            Event::Bought {
                who,
                card,
                price,
                money,
            } => self
                .log_with("log-bought", who, card)
                .number("price", price)
                .number("money", money),
            Event::BoughtNothing { who } => log_by("log-bought-nothing", who),
            _ => untold(),
        }
    }

    /// Missions and how they end (R16, R17, R19).
    fn log_mission(&self, event: Event) -> Text {
        match event {
            Event::MissionBegins {
                who,
                catastrophe,
                by,
            } => self.log_mission_begins(who, catastrophe, by),
            Event::Succeeded {
                who,
                catastrophe,
                points,
                money,
            } => self
                .log_with("log-succeeded", who, catastrophe)
                .number("points", points)
                .number("money", money),
            Event::Failed { who, catastrophe } => self.log_with("log-failed", who, catastrophe),
            _ => untold(),
        }
    }

    /// What cards give to a mission (R16a, R16b).
    fn log_symbols(&self, event: Event) -> Text {
        match event {
            Event::Used { who, card, side } => {
                let symbols = given(self.content.card(card), side);
                self.log_with("log-used", who, card)
                    .text("symbols", symbols)
            }
            Event::Rolled {
                who,
                card,
                needed,
                roll,
                enough,
            } => self
                .log_with("log-rolled", who, card)
                .case("result", if enough { "enough" } else { "short" })
                .number("needed", needed)
                .number("roll", roll),
            Event::Named {
                who,
                ability: named,
            } => log_by("log-named", who).text("ability", ability(named)),
            _ => untold(),
        }
    }

    /// A mission, or an additional one by the use of a card (R19).
    fn log_mission_begins(&self, who: Colour, catastrophe: Card, by: Option<Card>) -> Text {
        match by {
            None => self.about(log_by("log-mission-begins", who), catastrophe),
            Some(card) => self
                .about(log_by("log-mission-begins-extra", who), catastrophe)
                .text("by", self.card(card)),
        }
    }
}
