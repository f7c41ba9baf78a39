//! What happened, line by line.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::{exit_case, result_case, spot_case};
use crate::action::Event;
use crate::game::AfterTheVirus;
use crate::position::Card;

/// An exhaustive match: the kinds of event of each chapter, and the function that tells them.
macro_rules! chapters {
    ($self:ident, $event:ident; $($chapter:ident: $($kind:ident)+;)+) => {
        match $event {
            $($(Event::$kind { .. })|+ => $self.$chapter($event),)+
        }
    };
}

impl AfterTheVirus {
    /// Every event has its chapter: a new one does not compile without.
    pub(super) fn log_line(&self, event: Event) -> Text {
        chapters! { self, event;
            log_mission: MissionBegins TurnBegins Done Called Won Died Failed OutOfTime;
            log_draw: WaveRises PileIsShort Shuffled Drew ZombiesCome Thinned;
            log_cards: EventPlayed Played Paid Dropped Scouted Retrieved Prepared Loaded Spent
                Used Left Returned Recovered;
            log_fight: ZombiesHit ZombieCardLeaves Attacked WoundPrevented Wounded Healed
                Protected;
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
            _ => text("none"),
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
            _ => text("none"),
        }
    }

    /// What becomes of cards (R12, R14, R27).
    fn log_cards(&self, event: Event) -> Text {
        let with = |key, who, card| self.log_with(key, who, card);
        match event {
            Event::EventPlayed { who, card } => with("log-event-played", who, card),
            Event::Played { who, card } => with("log-played", who, card),
            Event::Paid { who, card } => with("log-paid", who, card),
            Event::Dropped { who, card } => with("log-dropped", who, card),
            Event::Scouted { who, card } => with("log-scouted", who, card),
            Event::Retrieved {
                who,
                card,
                event: false,
            } => with("log-retrieved", who, card),
            Event::Retrieved {
                who,
                card,
                event: true,
            } => with("log-retrieved-event", who, card),
            Event::Prepared { who, card } => with("log-prepared", who, card),
            Event::Loaded { who, weapon, card } => {
                with("log-loaded", who, card).text("weapon", self.card(weapon))
            }
            Event::Spent { who, weapon, card } => {
                with("log-spent", who, card).text("weapon", self.card(weapon))
            }
            Event::Used { who, card } => with("log-used", who, card),
            Event::Left {
                who,
                card,
                to,
                ammo,
            } => with("log-left", who, card)
                .case("to", exit_case(to))
                .number("ammo", ammo),
            Event::Returned { who, card, on_top } => {
                with("log-returned", who, card).case("to", if on_top { "top" } else { "bottom" })
            }
            Event::Recovered { who, card } => with("log-recovered", who, card),
            _ => text("none"),
        }
    }

    /// Zombies and wounds (R19-R26).
    fn log_fight(&self, event: Event) -> Text {
        let by = |key, who| self.log_by(key, who);
        let with = |key, who, card| self.log_with(key, who, card);
        match event {
            Event::ZombiesHit {
                by: doer,
                with,
                who,
                result,
                zombies,
                discarded,
            } => self
                .narrate_hit(by("log-hit", who), doer, with)
                .case("result", result_case(result))
                .case("where", if discarded { "discard" } else { "play" })
                .case("whose", if doer == who { "own" } else { "other" })
                .number("zombies", zombies),
            Event::ZombieCardLeaves {
                who,
                zombies,
                discarded,
            } => by("log-zombie-card", who)
                .number("zombies", zombies)
                .case("to", if discarded { "discard" } else { "pile" }),
            Event::Attacked { who } => by("log-attacked", who),
            Event::WoundPrevented { who } => by("log-prevented", who),
            Event::Wounded { who, spot } => by("log-wounded", who).case("spot", spot_case(spot)),
            Event::Healed {
                by: healer,
                with: card,
                who,
                spot,
            } => with("log-healed", who, card)
                .text("by", self.character(healer))
                .case("whose", if healer == who { "own" } else { "other" })
                .case("spot", spot_case(spot)),
            Event::Protected { who, wounds } => by("log-protected", who).number("wounds", wounds),
            _ => text("none"),
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
            _ => text("none"),
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
