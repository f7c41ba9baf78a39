//! The whole position in words, for those who cannot see it.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Text};

use super::{list, player_at, spot_case, wounded_case};
use crate::content::{Bound, Condition, Mission, Slot};
use crate::game::AfterTheVirus;
use crate::position::{Player, Position, ZOMBIE_KINDS};
use crate::rules::{counted, goal, is_met};

/// How a player stands with one condition of the mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What is counted.
    pub what: Text,
    /// What it has come to.
    pub now: u8,
    /// What it must or may come to.
    pub bound: Bound,
    /// Is it met?
    pub met: bool,
}

impl AfterTheVirus {
    /// How a seat stands with each condition of the goal.
    pub fn goals(&self, position: &Position, seat: Seat) -> Vec<Standing> {
        goal(&self.content, position)
            .map(|condition| self.standing(position, seat, &condition))
            .collect()
    }

    /// How a seat stands with each failure of the mission; one that is met has lost it.
    pub fn failures(&self, position: &Position, seat: Seat) -> Vec<Standing> {
        let mission = self.content.missions.get(usize::from(position.mission));
        let failures = mission.map_or(&[][..], |mission| mission.failures.as_slice());
        failures
            .iter()
            .map(|condition| self.standing(position, seat, condition))
            .collect()
    }

    fn standing(&self, position: &Position, seat: Seat, condition: &Condition) -> Standing {
        Standing {
            what: self.counted(condition),
            now: counted(&self.content, position, seat, condition),
            bound: condition.bound,
            met: is_met(&self.content, position, seat, condition),
        }
    }

    /// What a mission changes in the set-up and in the rules (R1), sentence by sentence. Its
    /// difficulty can no longer be seen (R34).
    pub fn briefing(&self, place: u8, players: u8) -> Vec<Text> {
        let Some(mission) = self.content.missions.get(usize::from(place)) else {
            return Vec::new();
        };
        let wave = text("brief-wave-usual").number("wave", mission.wave.with(players));
        let zombies = mission.zombies.map(|zombies| zombies.with(players));
        let zombies = zombies.map(|n| text("brief-zombies-usual").number("n", n));
        let first = std::iter::once(wave).chain(zombies);
        first.chain(self.changes(mission)).collect()
    }

    /// What a mission changes besides the wave number and the starting decks.
    fn changes(&self, mission: &Mission) -> Vec<Text> {
        let mut told = Vec::new();
        if mission.surge > 0 {
            told.push(text("brief-surge").number("n", mission.surge));
        }
        if mission.lost > 0 {
            told.push(text("brief-lost").number("n", mission.lost));
        }
        let wounds = mission.wounds.iter();
        told.extend(wounds.map(|&spot| text("brief-wound").case("spot", spot_case(spot))));
        told.extend(mission.moves.iter().map(|one| {
            text("brief-start")
                .text("card", self.card(one.card))
                .case("slot", slot_case(one.to))
        }));
        told
    }

    /// The briefing with goal and failures, in one text; it begins with this wave number and this
    /// many zombie cards.
    pub(super) fn told_briefing(&self, place: u8, players: u8, wave: i16, zombies: u8) -> Text {
        let mut told = vec![text("brief-wave").number("wave", wave)];
        if let Some(mission) = self.content.missions.get(usize::from(place)) {
            if mission.zombies.is_some() || zombies != players {
                told.push(text("brief-zombies").number("n", zombies));
            }
            told.extend(self.changes(mission));
            let about = |key: &'static str, one| text(key).text("condition", self.condition(one));
            told.extend(mission.goal.iter().map(|one| about("brief-goal", one)));
            told.extend((mission.failures.iter()).map(|one| about("brief-failure", one)));
        }
        let joined = told.into_iter().rev().reduce(|rest, first| {
            text("list-sentences")
                .text("first", first)
                .text("rest", rest)
        });
        joined.unwrap_or_else(|| text("none"))
    }

    pub(super) fn describe_all(&self, position: &Position) -> Vec<Text> {
        let mission = self.mission(text("table-mission"), position.mission);
        let mut lines = vec![mission.number("turn", position.turn)];
        lines.extend(self.briefing(position.mission, position.players.len() as u8));
        if position.ending.is_some() {
            lines.push(text("table-over"));
        }
        for seat in 0..position.players.len() as Seat {
            self.describe_player(position, seat, &mut lines);
        }
        lines
    }

    fn describe_player(&self, position: &Position, seat: Seat, lines: &mut Vec<Text>) {
        let Some(player) = player_at(position, seat) else {
            return;
        };
        let of = |key: &'static str| text(key).text("player", self.character(player.character));
        lines.push(
            of("table-player")
                .number("wave", player.wave)
                .number("saved", player.saved)
                .number("killed", player.killed),
        );
        lines.push(
            of("table-wounds")
                .number("wounds", player.wounds.count())
                .case("arm", wounded_case(player.wounds.arm))
                .case("leg", wounded_case(player.wounds.leg))
                .number("prevented", player.prevention),
        );
        if player.done {
            lines.push(of("table-done"));
        }
        let goals = self.goals(position, seat).into_iter();
        lines.extend(goals.map(|standing| told(of("table-goal"), &standing)));
        let failures = self.failures(position, seat).into_iter();
        lines.extend(failures.map(|standing| told(of("table-failure"), &standing)));
        self.describe_cards(player, &of, lines);
    }

    /// A player's cards: in play, in hand, in piles and decks.
    fn describe_cards(
        &self,
        player: &Player,
        of: &impl Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        lines.push(of("table-attacking").text("zombies", attacking(player)));
        lines.push(of("table-hand").text("cards", self.cards(&player.hand)));
        if player.prepared.total() > 0 {
            lines.push(of("table-prepared").text("cards", self.prepared(&player.prepared)));
        }
        self.describe_ammo(player, of, lines);
        for (key, cards) in [
            ("table-sideways", &player.sideways),
            ("table-scouted", &player.scouted),
            ("table-discard", &player.discard),
            ("table-destroyed", &player.destroyed),
        ] {
            if cards.total() > 0 {
                lines.push(of(key).text("cards", self.cards(cards)));
            }
        }
        let decks = self.with_area(of("table-decks"), player);
        lines.push(decks.number("draw", player.draw.total()));
        if player.draw.total() > 0 {
            lines.push(of("table-draw").text("cards", self.cards(&player.draw)));
        }
        lines.push(of("table-pile").text("cards", zombie_cards(&player.pile)));
    }

    fn describe_ammo(
        &self,
        player: &Player,
        of: &dyn Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        for (weapon, _) in player.prepared.iter() {
            let ammo: Vec<Text> = player.ammo_of(weapon).map(|card| self.card(card)).collect();
            if !ammo.is_empty() {
                lines.push(
                    of("table-ammo")
                        .text("weapon", self.card(weapon))
                        .text("cards", list(ammo)),
                );
            }
        }
    }
}

fn told(line: Text, standing: &Standing) -> Text {
    let (Bound::AtLeast(number) | Bound::AtMost(number)) = standing.bound;
    line.text("what", standing.what.clone())
        .number("now", standing.now)
        .number("number", number)
        .case(
            "bound",
            if matches!(standing.bound, Bound::AtLeast(_)) {
                "least"
            } else {
                "most"
            },
        )
        .case("met", if standing.met { "yes" } else { "no" })
}

/// Attacking zombie cards, each with what is left on it.
fn attacking(player: &Player) -> Text {
    let cards = player.attacking.iter();
    list(
        cards
            .map(|card| {
                text("table-zombies")
                    .number("left", card.left)
                    .number("printed", card.printed)
                    .case("card", if card.discarded { "discarded" } else { "clean" })
            })
            .collect(),
    )
}

/// Zombie cards of a pile.
fn zombie_cards(pile: &[u8; ZOMBIE_KINDS]) -> Text {
    let cards = pile.iter().zip(1u8..).filter(|&(&cards, _)| cards > 0);
    let told = |(&cards, zombies)| {
        text("table-pile-cards")
            .number("cards", cards)
            .number("zombies", zombies)
    };
    list(cards.map(told).collect())
}

const fn slot_case(slot: Slot) -> &'static str {
    match slot {
        Slot::Area => "area",
        Slot::AreaBottom => "bottom",
        Slot::Draw => "draw",
        Slot::Discard => "discard",
        Slot::Scouted => "scouted",
        Slot::Sideways => "sideways",
        Slot::Prepared => "prepared",
        Slot::Destroyed => "destroyed",
    }
}
