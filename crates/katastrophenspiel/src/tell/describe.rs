//! A position in sentences.

use redtag_kernel::words::text;
use redtag_kernel::{Seat, Tell as _, Text};

use super::names::{player, region};
use crate::content::STACK_VALUES;
use crate::game::Katastrophenspiel;
use crate::position::{CATASTROPHE_ROW, Card, Cards, PURCHASE_ROW, Phase, Position};

impl Katastrophenspiel {
    /// The round and the turn, the players, the rows and the stacks.
    pub(super) fn describe_all(&self, position: &Position) -> Vec<Text> {
        let mut lines = self.describe_turn(position);
        for seat in 0..position.players.len() as Seat {
            self.describe_player(position, seat, &mut lines);
        }
        self.describe_rows(position, &mut lines);
        lines.extend(self.describe_stacks(position));
        if !position.removed.is_empty() {
            lines.push(text("table-removed").text("cards", self.names_of(position.removed)));
        }
        lines
    }

    /// The face-up cards, and the places without one.
    fn describe_rows(&self, position: &Position, lines: &mut Vec<Text>) {
        let place = |card: Option<Card>, key: &'static str, empty: Text| match card {
            Some(card) => self.about(text(key), card),
            None => empty,
        };
        for (card, stack) in position.catastrophes.into_iter().zip(CATASTROPHE_ROW) {
            let empty = text("table-catastrophe-empty").number("points", STACK_VALUES[stack]);
            lines.push(place(card, "table-catastrophe", empty));
        }
        for (card, stack) in position.purchases.into_iter().zip(PURCHASE_ROW) {
            let empty = text("table-purchase-empty").number("price", STACK_VALUES[stack]);
            lines.push(place(card, "table-purchase", empty));
        }
    }

    /// How many cards are face down: a line for purchases, one for catastrophes.
    fn describe_stacks(&self, position: &Position) -> [Text; 2] {
        let face_down = |stack: usize| {
            let unseen = position.unseen.and(self.content.stack_sets[stack]);
            (unseen.len() + position.under[stack].len()) as i64
        };
        let first_three = |line: Text, stack: usize| {
            line.number("one", face_down(stack))
                .number("two", face_down(stack + 1))
                .number("three", face_down(stack + 2))
        };
        let catastrophes = first_three(text("table-stacks-catastrophes"), 3);
        [
            first_three(text("table-stacks"), 0),
            catastrophes.number("five", face_down(6)),
        ]
    }

    fn describe_turn(&self, position: &Position) -> Vec<Text> {
        let rounds = self.content.rounds;
        if position.phase == Phase::Over {
            let over = text("table-over").number("rounds", rounds);
            return vec![over, self.ending(position)];
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
        let under_way = position.mission;
        let mission = under_way.map(|_| self.missing(position, text("table-mission")));
        [round, turn].into_iter().chain(mission).collect()
    }

    fn describe_player(&self, position: &Position, seat: Seat, lines: &mut Vec<Text>) {
        let one = &position.players[usize::from(seat)];
        let of = |key: &'static str| text(key).text("player", player(position, seat));
        lines.push(
            of("table-player")
                .text("region", region(one.region))
                .number("points", one.points)
                .number("money", one.money),
        );
        let mut add = |key, cards: Cards| {
            if !cards.is_empty() {
                lines.push(of(key).text("cards", self.cards(cards)));
            }
        };
        add("table-hand", one.hand);
        if seat == position.active {
            add("table-in-play", position.turn.played);
        }
        add("table-equipment", one.table);
    }
}
