//! What can be chosen, and what can be seen to happen.

use serde::{Deserialize, Serialize};

use crate::position::{Ability, Card, Colour, Region};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Put a card from the hand into play (R9); in a mission it gives its symbols at once if there
    /// is nothing to choose about them.
    Play(Card),
    /// Mission (R16), as the one of this turn.
    Mission(Card),
    /// Another mission, thanks to a card that allows it: Leitstelle (R19).
    ExtraMission(Card),
    /// Let a card in play give its symbols to the mission (R16).
    Use {
        /// The card.
        card: Card,
        /// Which of its symbols.
        side: Side,
    },
    /// The ability that the die produced (R16b).
    Name(Ability),
    /// Fail the mission (R16d).
    GiveUp,
    /// Movement (R13).
    Move(Region),
    /// The extra movement of the vehicle in play (R13).
    Drive(Region),
    /// Purchase, first step: put this card under its stack (R14).
    Purchase(Card),
    /// The same as the extra purchase of Justin Grafke (R15).
    ExtraPurchase(Card),
    /// Purchase, second step: buy this card (R14).
    Buy(Card),
    /// Purchase, second step: buy nothing (R14).
    BuyNothing,
    /// End the turn (R20).
    EndTurn,
}

/// Which symbols of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// All: there is no slash.
    All,
    /// Those to the left of the slash.
    Left,
    /// Those to the right of the slash.
    Right,
}

/// One visible thing, in a narrator's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A pawn was drawn (R5).
    PawnDrawn {
        /// Who.
        seat: u8,
        /// Which.
        colour: Colour,
    },
    /// Who takes the yellow pawn at the start (R7).
    Starts {
        /// Who.
        who: Colour,
    },
    /// A card was turned up in the row of catastrophes or of purchase cards.
    Revealed {
        /// Which.
        card: Card,
    },
    /// A stack has run out, its place in the row stays empty (A8). `value` is that of the stack.
    RanOut {
        /// What its cards cost or are worth.
        value: u8,
    },
    /// A new round, with this many to go including it (R8).
    RoundBegins {
        /// Rounds to go, with this one.
        rounds: u8,
        /// Who begins it.
        starter: Colour,
    },
    /// A turn begins (R9).
    TurnBegins {
        /// Who.
        who: Colour,
        /// Actions.
        actions: u8,
    },
    /// A card was put into play.
    Played {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
    },
    /// Equipment was laid down outside a mission: its first use is gone (A17).
    LaidDown {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
    },
    /// Equipment was played in a mission and gave nothing there: its first use is gone (R18).
    NotUsed {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
    },
    /// A vehicle went back to the hand for another one (A3).
    Parked {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
    },
    /// A pawn was moved, by an action or by a vehicle's extra movement (R13).
    Moved {
        /// Who.
        who: Colour,
        /// Where to.
        to: Region,
        /// The card that gave the extra action.
        by: Option<Card>,
    },
    /// A purchase card was put under its stack (R14), by an extra purchase of this hero (R15).
    PutUnder {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
        /// The card that gave the extra action.
        by: Option<Card>,
    },
    /// A card was bought (R14).
    Bought {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
        /// What it cost.
        price: u8,
        /// Money.
        money: u8,
    },
    /// Nothing was bought (R14).
    BoughtNothing {
        /// Who.
        who: Colour,
    },
    /// A mission begins (R16), by the extra action of this card (R19).
    MissionBegins {
        /// Who.
        who: Colour,
        /// What is to be handled.
        catastrophe: Card,
        /// The card that gave the extra action.
        by: Option<Card>,
    },
    /// A card gave its symbols (R16a).
    Used {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
        /// Which of them.
        side: Side,
    },
    /// A die was rolled (R16b).
    Rolled {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
        /// The lowest roll that produces a symbol.
        needed: u8,
        /// The roll.
        roll: u8,
        /// It produces a symbol.
        enough: bool,
    },
    /// An ability was named for the die (R16b).
    Named {
        /// Who.
        who: Colour,
        /// Which.
        ability: Ability,
    },
    /// Equipment had its second use and is out of the game (R18).
    UsedUp {
        /// Who.
        who: Colour,
        /// Which.
        card: Card,
    },
    /// A mission succeeded (R17).
    Succeeded {
        /// Who.
        who: Colour,
        /// What is to be handled.
        catastrophe: Card,
        /// Victory points.
        points: u8,
        /// Money.
        money: u8,
    },
    /// A mission failed (R16d).
    Failed {
        /// Who.
        who: Colour,
        /// What is to be handled.
        catastrophe: Card,
    },
    /// Heroes and vehicle went back to the hand (R20).
    TurnEnds {
        /// Who.
        who: Colour,
        /// How many.
        back: u8,
    },
    /// The last round is over (R21).
    GameEnds {
        /// Who has won.
        winner: Colour,
        /// Victory points.
        points: u8,
        /// Money.
        money: u8,
        /// What has decided.
        by: Decider,
    },
}

/// What decides who has won, the first that can (R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// Nobody else has as many victory points.
    Points,
    /// Among those with as many points, nobody else has as much money.
    Money,
    /// Others have as much of both; the winner sits nearest to the right of the original starting
    /// player (A21).
    Seating,
}
