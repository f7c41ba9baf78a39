//! What happened, line by line.

use redtag_kernel::words::{text, untold};
use redtag_kernel::{Text, by_chapter};

use super::{exit_case, result_case, spot_case};
use crate::action::Event;
use crate::game::AfterTheVirus;
use crate::position::Card;

impl AfterTheVirus {
    /// An event as a line of the log.
    pub(super) fn log_line(&self, event: Event) -> Text {
        by_chapter! { self, event;
            log_mission: MissionBegins TurnBegins Done Called Won Died Failed OutOfTime;
            log_draw: WaveRises PileIsShort Shuffled Drew ZombiesCome Thinned;
            log_cards: EventPlayed Played Paid Dropped Scouted Retrieved Prepared Used Recovered;
            log_ammo: Loaded Spent;
            log_leaving: Left Returned;
            log_zombies: ZombiesHit ZombieCardLeaves Attacked;
            log_wounds: WoundPrevented Wounded Healed Protected;
            log_saving: Saved Counted Found Cured;
        }
    }

    fn log_by(&self, key: &'static str, who: u8) -> Text {
        text(key).text("player", self.character(who))
    }

    fn log_with(&self, key: &'static str, who: u8, card: Card) -> Text {
        self.log_by(key, who).text("card", self.card(card))
    }

    /// The mission, its turns and its end (R1, R11, R13, R32, R33).
    fn log_mission(&self, event: Event) -> Text {
        let by = |key, who| self.log_by(key, who);
        match event {
            Event::MissionBegins {
                mission,
                players,
                wave,
                zombies,
            } => self.mission(text("log-mission"), mission).text(
                "briefing",
                self.told_briefing(mission, players, wave, zombies),
            ),
            Event::TurnBegins { turn } => text("log-turn").number("turn", turn),
            Event::Done { who } => by("log-done", who),
            Event::Called { who } => by("log-called", who),
            Event::Won => text("log-won"),
            Event::Died { who } => by("log-died", who),
            Event::Failed { mission, failure } => self.failed(mission, failure),
            Event::OutOfTime => text("log-out-of-time"),
            _ => untold(),
        }
    }

    /// The draw phase (R8-R10).
    fn log_draw(&self, event: Event) -> Text {
        let by = |key, who| self.log_by(key, who);
        let with = |key, who, card| self.log_with(key, who, card);
        match event {
            Event::WaveRises { who, wave, cards } => by("log-wave", who)
                .number("wave", wave)
                .number("cards", cards),
            Event::PileIsShort { who, cards } => by("log-pile-short", who).number("cards", cards),
            Event::Shuffled { who, cards, left } => by("log-shuffled", who)
                .number("cards", cards)
                .number("left", left),
            Event::Drew { who, card } => with("log-drew", who, card),
            Event::ZombiesCome { who, zombies } => {
                by("log-zombies-come", who).number("zombies", zombies)
            }
            Event::Thinned { who, card } => with("log-thinned", who, card),
            _ => untold(),
        }
    }

    /// What is played, paid, scouted, retrieved, prepared and used (R12, R14, A15).
    fn log_cards(&self, event: Event) -> Text {
        let with = |key, who, card| self.log_with(key, who, card);
        match event {
            Event::EventPlayed { who, card } => with("log-event-played", who, card),
            Event::Played { who, card } => with("log-played", who, card),
            Event::Paid { who, card } => with("log-paid", who, card),
            Event::Dropped { who, card } => with("log-dropped", who, card),
            Event::Scouted { who, card } => with("log-scouted", who, card),
            Event::Retrieved { who, card, event } => {
                let key = if event {
                    "log-retrieved-event"
                } else {
                    "log-retrieved"
                };
                with(key, who, card)
            }
            Event::Prepared { who, card } => with("log-prepared", who, card),
            Event::Used { who, card } => with("log-used", who, card),
            Event::Recovered { who, card } => with("log-recovered", who, card),
            _ => untold(),
        }
    }

    /// Cards under weapons (R27, R28).
    fn log_ammo(&self, event: Event) -> Text {
        match event {
            Event::Loaded { who, weapon, card } => self
                .log_with("log-loaded", who, card)
                .text("weapon", self.card(weapon)),
            Event::Spent { who, weapon, card } => self
                .log_with("log-spent", who, card)
                .text("weapon", self.card(weapon)),
            _ => untold(),
        }
    }

    /// Cards that leave play (R14, R27).
    fn log_leaving(&self, event: Event) -> Text {
        match event {
            Event::Left {
                who,
                card,
                to,
                ammo,
            } => self
                .log_with("log-left", who, card)
                .case("to", exit_case(to))
                .number("ammo", ammo),
            Event::Returned { who, card, on_top } => {
                let to = if on_top { "top" } else { "bottom" };
                self.log_with("log-returned", who, card).case("to", to)
            }
            _ => untold(),
        }
    }

    /// Zombies that are hit or attack (R19-R22).
    fn log_zombies(&self, event: Event) -> Text {
        match event {
            Event::ZombiesHit {
                by,
                with,
                who,
                result,
                zombies,
                discarded,
            } => self
                .narrate_hit(self.log_by("log-hit", who), by, with)
                .case("result", result_case(result))
                .case("where", if discarded { "discard" } else { "play" })
                .case("whose", if by == who { "own" } else { "other" })
                .number("zombies", zombies),
            Event::ZombieCardLeaves {
                who,
                zombies,
                discarded,
            } => self
                .log_by("log-zombie-card", who)
                .number("zombies", zombies)
                .case("to", if discarded { "discard" } else { "pile" }),
            Event::Attacked { who } => self.log_by("log-attacked", who),
            _ => untold(),
        }
    }

    /// Wounds (R23-R26).
    fn log_wounds(&self, event: Event) -> Text {
        let by = |key, who| self.log_by(key, who);
        match event {
            Event::WoundPrevented { who } => by("log-prevented", who),
            Event::Wounded { who, spot } => by("log-wounded", who).case("spot", spot_case(spot)),
            Event::Healed {
                by: healer,
                with: card,
                who,
                spot,
            } => self
                .log_with("log-healed", who, card)
                .text("by", self.character(healer))
                .case("whose", if healer == who { "own" } else { "other" })
                .case("spot", spot_case(spot)),
            Event::Protected { who, wounds } => by("log-protected", who).number("wounds", wounds),
            _ => untold(),
        }
    }

    /// Survivors (R31, A14).
    fn log_saving(&self, event: Event) -> Text {
        let by = |key, who| self.log_by(key, who);
        let with = |key, who, card| self.log_with(key, who, card);
        match event {
            Event::Saved { who, card } => self
                .about_person(by("log-saved", who), card)
                .case("to", self.saved_case(card)),
            Event::Counted { who, saved } => by("log-counted", who).number("saved", saved),
            Event::Found {
                who,
                card,
                event: false,
            } => with("log-found", who, card),
            Event::Found {
                who,
                card,
                event: true,
            } => with("log-found-event", who, card),
            Event::Cured { who } => by("log-cured", who),
            _ => untold(),
        }
    }

    fn narrate_hit(&self, text: Text, doer: u8, with: Option<Card>) -> Text {
        let text = text.text("by", self.character(doer));
        match with {
            Some(card) => text.text("card", self.card(card)).case("with", "card"),
            None => text
                .text("card", self.character(doer))
                .case("with", "hands"),
        }
    }
}
