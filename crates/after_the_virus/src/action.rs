//! What can be chosen, and what can be seen to happen.

use serde::{Deserialize, Serialize};

use crate::position::{Card, Exit, HitResult, Spot};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a card from the hand: an event for its effect, another card into the play area (R14A,
    /// R14B).
    Play(Card),
    /// Scout for one card of the hand (R14C).
    Scout,
    /// Retrieve a scouted card (R14D).
    Retrieve(Card),
    /// Prepare a card (R14E).
    Prepare(Card),
    /// Use a prepared card (R14F).
    Use {
        /// The card.
        card: Card,
        /// Which of its abilities, by its place in the content.
        way: u8,
    },
    /// One zombie of this attacking card attacks (R14G).
    Fight(u8),
    /// Discard a card that has no other use (A7).
    Drop(Card),
    /// Nothing more is to be done in this turn (R13).
    Done,
    /// Ask those who are done to come back.
    Call,
    /// This card: to pay with, to spend, to destroy, to prepare or to save, depending on the
    /// question.
    Choose(Card),
    /// No more of it, or none.
    Enough,
    /// Do what may be declined.
    Accept,
    /// A zombie of this attacking card, or the whole card.
    Hit {
        /// Whose.
        seat: u8,
        /// Which, by its place.
        at: u8,
    },
    /// A zombie card with this many zombies in a discard pile (A13).
    HitDiscard {
        /// Whose.
        seat: u8,
        /// How many zombies it has.
        zombies: u8,
    },
    /// All zombies of this player.
    HitAll(u8),
    /// Heal this wound.
    Heal {
        /// Whose.
        seat: u8,
        /// Where.
        spot: Spot,
    },
    /// Take the wound here (R23).
    Wound(Spot),
    /// Count the Survivor as saved (R31).
    Count,
    /// Take the top card of the area deck for the Survivor (R31).
    Take,
    /// Put the card on top of the area deck.
    OnTop,
    /// Put the card under the area deck.
    Underneath,
}

/// One visible thing, in a narrator's order. Players are identified by their characters, each of
/// whom is there once: `who` and `by` are places in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The players set out on a mission (R1).
    MissionBegins {
        /// By its place in the content.
        mission: u8,
        /// How many players.
        players: u8,
        /// The wave number that they begin with.
        wave: i16,
        /// How many zombie cards are in each starting deck.
        zombies: u8,
    },
    /// A turn begins.
    TurnBegins {
        /// Its number.
        turn: u8,
    },
    /// The wave number goes up, and this many zombie cards join the discard pile (R9).
    WaveRises {
        /// Whose.
        who: u8,
        /// The new number.
        wave: i16,
        /// How many zombie cards.
        cards: u8,
    },
    /// The zombie pile had too few cards; this many others are destroyed (R10, A6).
    PileIsShort {
        /// Whose.
        who: u8,
        /// How many cards.
        cards: u8,
    },
    /// The discard pile was shuffled under the draw deck.
    Shuffled {
        /// Whose.
        who: u8,
        /// How many cards.
        cards: u8,
        /// How many were left of the draw deck.
        left: u8,
    },
    /// A card came to the hand.
    Drew {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A zombie card was drawn and attacks.
    ZombiesCome {
        /// Whom.
        who: u8,
        /// How many zombies.
        zombies: u8,
    },
    /// An event was played.
    EventPlayed {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card was laid into the play area.
    Played {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card of the hand was discarded as payment.
    Paid {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card in hand had no other use (A7).
    Dropped {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card of the area deck was scouted.
    Scouted {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A scouted card came into play, or an event to the discard pile.
    Retrieved {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
        /// It is an event.
        event: bool,
    },
    /// A card was prepared.
    Prepared {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card went under a weapon.
    Loaded {
        /// Who.
        who: u8,
        /// The weapon.
        weapon: Card,
        /// The card.
        card: Card,
    },
    /// A card under a weapon was discarded.
    Spent {
        /// Who.
        who: u8,
        /// The weapon.
        weapon: Card,
        /// The card.
        card: Card,
    },
    /// A prepared card was used.
    Used {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A card left play.
    Left {
        /// Whose.
        who: u8,
        /// Which.
        card: Card,
        /// Where to.
        to: Exit,
        /// How many cards of ammo went to the discard pile (R27).
        ammo: u8,
    },
    /// A card went back to the area deck.
    Returned {
        /// Whose.
        who: u8,
        /// Which.
        card: Card,
        /// On top of it, or under it.
        on_top: bool,
    },
    /// A card of the discard pile was destroyed (R10).
    Thinned {
        /// Whose.
        who: u8,
        /// Which.
        card: Card,
    },
    /// A destroyed card came back to the discard pile (A15).
    Recovered {
        /// Whose.
        who: u8,
        /// Which.
        card: Card,
    },
    /// Zombies were killed, discarded or removed.
    ZombiesHit {
        /// Who did it.
        by: u8,
        /// With what; with bare hands if nothing.
        with: Option<Card>,
        /// Whose they were.
        who: u8,
        /// What happened to them.
        #[serde(rename = "fate")]
        result: HitResult,
        /// How many.
        zombies: u8,
        /// They were in the discard pile.
        discarded: bool,
    },
    /// A zombie card is dealt with, and goes to the discard pile or to the zombie pile (R20).
    ZombieCardLeaves {
        /// Whose.
        who: u8,
        /// How many zombies are printed on it.
        zombies: u8,
        /// To the discard pile.
        discarded: bool,
    },
    /// A zombie attacked (R14G).
    Attacked {
        /// Whom.
        who: u8,
    },
    /// A wound was prevented.
    WoundPrevented {
        /// Whose.
        who: u8,
    },
    /// A wound was taken.
    Wounded {
        /// Who.
        who: u8,
        /// Where.
        spot: Spot,
    },
    /// A wound was healed.
    Healed {
        /// Who did it.
        by: u8,
        /// With what.
        with: Card,
        /// Whose.
        who: u8,
        /// Where.
        spot: Spot,
    },
    /// Wounds will be prevented.
    Protected {
        /// Whose.
        who: u8,
        /// How many.
        wounds: u8,
    },
    /// A Survivor was brought to safety.
    Saved {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
    },
    /// The saved marker went up.
    Counted {
        /// Who.
        who: u8,
        /// Where it stands.
        saved: u8,
    },
    /// A card of the area deck was taken for a Survivor.
    Found {
        /// Who.
        who: u8,
        /// Which.
        card: Card,
        /// It is an event.
        event: bool,
    },
    /// A zombie was cured.
    Cured {
        /// Whose.
        who: u8,
    },
    /// A player is done.
    Done {
        /// Who.
        who: u8,
    },
    /// A player calls the others back.
    Called {
        /// Who.
        who: u8,
    },
    /// The mission is accomplished.
    Won,
    /// A player has died.
    Died {
        /// Who.
        who: u8,
    },
    /// A failure of the mission came about.
    Failed {
        /// Which mission, by its place in the content.
        mission: u8,
        /// By its place in the list.
        failure: u8,
    },
    /// The last turn that is played went by (A40).
    OutOfTime,
}
