//! What boards are handed besides the position, because it takes the rules to know it.

use redtag_kernel::Seat;
use serde::Serialize;

use crate::action::{Action, Side};
use crate::content::{CardKind, STACK_NAMES, STACK_VALUES};
use crate::game::Katastrophenspiel;
use crate::position::{CATASTROPHE_ROW, Card, PURCHASE_ROW, Phase, Position, STACKS};
use crate::rules::{ranking, winner};

/// The position as the rules see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// The number of this round, from 1, and of all.
    pub round: u8,
    /// Rounds of the whole game.
    pub rounds: u8,
    /// The stacks of the purchase row and then those of the catastrophe row.
    pub stacks: Vec<StackSeen>,
    /// Spaces of the victory point track; whoever goes beyond the last starts again at 0 (R3).
    pub track: u8,
    /// Equipment that players have, with the uses that are left (R18).
    pub uses: Vec<(Card, u8)>,
    /// The uses of equipment in hand.
    pub all_uses: u8,
    /// The ways to use each card that the active player has in play (R16).
    pub sides: Vec<(Card, Vec<Side>)>,
    /// Cards in hand that would lose a use if they were laid down now (A17).
    pub wasted: Vec<Card>,
    /// What a beginner should hear about in this turn.
    pub tips: Vec<Tip>,
    /// Who has won, once it is over (R21).
    pub winner: Option<Seat>,
    /// The seats, the best first, as things stand (R21).
    pub ranking: Vec<Seat>,
}

/// Uses of equipment in hand (R18).
const USES: u8 = 2;
/// Spaces of the victory point track, from 0 (R3).
const TRACK: u8 = 30;

/// A face-down stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackSeen {
    /// As content files name it.
    pub name: &'static str,
    /// What its cards cost or are worth.
    pub value: u8,
    /// Its cards are catastrophes.
    pub catastrophes: bool,
    /// How many places of the row are its own (R4).
    pub places: u8,
    /// How many cards are in it.
    pub left: u8,
    /// Those of them that nobody has seen.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub unseen: Vec<Card>,
}

/// Something that can be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tip {
    /// A mission can be begun here.
    Mission,
    /// A vehicle can be played.
    Vehicle,
}

impl Katastrophenspiel {
    /// What boards show besides the position.
    pub fn seen(&self, position: &Position) -> Seen {
        let rounds = self.content.rounds;
        Seen {
            round: (rounds - position.rounds.min(rounds) + 1).min(rounds),
            rounds,
            stacks: (0..STACKS).map(|at| self.stack(position, at)).collect(),
            track: TRACK,
            uses: self.uses(position),
            all_uses: USES,
            sides: self.sides(position),
            wasted: self.wasted(position),
            tips: self.tips(position),
            winner: (position.phase == Phase::Over).then(|| winner(position)),
            ranking: ranking(position),
        }
    }

    fn stack(&self, position: &Position, stack: usize) -> StackSeen {
        let unseen = position.unseen.and(self.content.stack_sets[stack]);
        let row = PURCHASE_ROW.iter().chain(&CATASTROPHE_ROW);
        StackSeen {
            name: STACK_NAMES[stack],
            value: STACK_VALUES[stack],
            catastrophes: CATASTROPHE_ROW.contains(&stack),
            places: row.filter(|&&of| of == stack).count() as u8,
            left: (unseen.len() + position.under[stack].len()) as u8,
            unseen: unseen.iter().collect(),
        }
    }

    /// All uses if it is in hand, or was played in this mission and not used yet; otherwise one
    /// fewer.
    fn uses(&self, position: &Position) -> Vec<(Card, u8)> {
        let uses = |card| USES - u8::from(!position.turn.fresh.contains(card));
        let mut all = Vec::new();
        for player in &*position.players {
            let hand = player.hand.and(self.content.equipment).iter();
            all.extend(hand.map(|card| (card, USES)));
            all.extend(player.table.iter().map(|card| (card, uses(card))));
        }
        all
    }

    fn sides(&self, position: &Position) -> Vec<(Card, Vec<Side>)> {
        let sides = |card| match self.content.card(card).right {
            Some(_) => vec![Side::Left, Side::Right],
            None => vec![Side::All],
        };
        let in_play = position.turn.played.or(position.player().table);
        in_play.iter().map(|card| (card, sides(card))).collect()
    }

    fn wasted(&self, position: &Position) -> Vec<Card> {
        if position.phase != Phase::Turn {
            return Vec::new();
        }
        let hand = position.player().hand;
        hand.and(self.content.equipment).iter().collect()
    }

    fn tips(&self, position: &Position) -> Vec<Tip> {
        let mut tips = Vec::new();
        self.legal(position, position.active).each(&mut |action| {
            let tip = match action {
                Action::Mission(_) => Tip::Mission,
                Action::Play(card) if self.content.card(card).kind == CardKind::Vehicle => {
                    Tip::Vehicle
                }
                _ => return,
            };
            if !tips.contains(&tip) {
                tips.push(tip);
            }
        });
        tips
    }
}
