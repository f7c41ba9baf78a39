//! A position in sentences.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Tell as _, Text};

use super::names::{player, region};
use crate::content::STACK_VALUES;
use crate::game::Katastrophenspiel;
use crate::position::{CATASTROPHE_ROW, Cards, PURCHASE_ROW, Phase, Player, Position};

impl Katastrophenspiel {
    /// The round and the turn, the players, the rows and the stacks.
    pub(super) fn describe_all(&self, position: &Position) -> Vec<Text> {
        let mut lines = self.describe_turn(position);
        for seat in 0..position.players.len() as Seat {
            self.describe_player(position, seat, &mut lines);
        }
        for (place, stack) in position.catastrophes.iter().zip(CATASTROPHE_ROW) {
            lines.push(match *place {
                Some(card) => self.about(text("table-catastrophe"), card),
                None => text("table-catastrophe-empty").number("points", STACK_VALUES[stack]),
            });
        }
        for (place, stack) in position.purchases.iter().zip(PURCHASE_ROW) {
            lines.push(match *place {
                Some(card) => self.about(text("table-purchase"), card),
                None => text("table-purchase-empty").number("price", STACK_VALUES[stack]),
            });
        }
        let face_down = |stack: usize| {
            let unseen = position.unseen.and(self.content.stack_sets[stack]);
            (unseen.len() + position.under[stack].len()) as i64
        };
        let first_three = |line: Text, stack: usize| {
            line.number("one", face_down(stack))
                .number("two", face_down(stack + 1))
                .number("three", face_down(stack + 2))
        };
        lines.push(first_three(text("table-stacks"), 0));
        lines.push(first_three(text("table-stacks-catastrophes"), 3).number("five", face_down(6)));
        if !position.removed.is_empty() {
            lines.push(text("table-removed").text("cards", self.names_of(position.removed)));
        }
        lines
    }

    fn describe_turn(&self, position: &Position) -> Vec<Text> {
        let rounds = self.content.rounds;
        if position.phase == Phase::Over {
            return vec![
                text("table-over").number("rounds", rounds),
                self.ending(position),
            ];
        }
        let round = text("table-round")
            .number("round", rounds.saturating_sub(position.rounds) + 1)
            .number("rounds", rounds)
            .text("starter", player(position, position.starter));
        let turn = text("table-turn")
            .text("player", player(position, position.active))
            .number("actions", position.turn.actions)
            .case(
                "mission",
                if position.turn.mission {
                    "done"
                } else {
                    "open"
                },
            );
        let mission = position
            .mission
            .map(|_| self.missing(position, text("table-mission")));
        [round, turn].into_iter().chain(mission).collect()
    }

    fn describe_player(&self, position: &Position, seat: Seat, lines: &mut Vec<Text>) {
        let Player {
            region: here,
            money,
            points,
            hand,
            table,
            ..
        } = position.players[usize::from(seat)];
        let of = |key: &'static str| text(key).text("player", player(position, seat));
        lines.push(
            of("table-player")
                .text("region", region(here))
                .number("points", points)
                .number("money", money),
        );
        let played = if seat == position.active {
            position.turn.played
        } else {
            Cards::EMPTY
        };
        for (key, cards) in [
            ("table-hand", hand),
            ("table-in-play", played),
            ("table-equipment", table),
        ] {
            if !cards.is_empty() {
                lines.push(of(key).text("cards", self.cards(cards)));
            }
        }
    }
}
