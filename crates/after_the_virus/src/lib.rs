//! After the Virus by Jacob Fryxelius, for 1 to 3 players: survivors with a deck each against waves
//! of zombies, in sixteen missions.
//!
//! Rule ids (R1 to R34) and rulings (A1 to A40) are those of `docs/rules/after-the-virus.md`. Where
//! this differs from printed cards:
//!
//! - Cards that nobody has seen have no order. The rulebook puts the shuffled discard pile under
//!   what is left of the draw deck (R9). Fewer cards are left than are drawn at once, so all of
//!   them are drawn before the first of the others: one bag is enough.
//! - Players act at the same time, one action after the other (A11). Payments and everything that
//!   concerns one player alone go on side by side. But zombies and wounds are common ground (R18):
//!   whoever is in the middle of an effect on them finishes it before anybody else acts, so that no
//!   card is ever used for nothing (R17).
//! - The action phase ends when everybody is done (R13). A player can say so without zombies and
//!   without cards in hand; a player who could only say so is not asked. Whoever is done is asked
//!   again as soon as there is something new to do, because somebody was wounded or healed, zombies
//!   lie in a discard pile or nobody is attacked any more; or when another player, who still acts,
//!   calls them back, which each may do once a turn.
//! - A card that does something when it is prepared, or that answers to something, can be declined
//!   (A33); if it could do nothing, nobody is asked.
//! - A match ends after the turn that the content names, if nothing ends it before (A40).
//!
//! Read the modules in this order: `content`, `position`, `action`, `setup`, `rules`, `legal`,
//! `audit`, `game`, `tell`, `seen`, `fates`, `advice`, `worth`. Every player has a list of phases
//! of their own, the next one first, since they act at the same time; so it is not a phase that
//! says that the match is over, but `Position::ending`.

mod action;
mod advice;
mod audit;
mod content;
mod fates;
mod game;
mod legal;
mod position;
mod rules;
mod seen;
mod setup;
mod tell;
pub mod worth;

pub use action::{Action, Event};
pub use advice::Outlook;
pub use content::{
    Ability, Amount, Bound, ByPlayers, CardRules, Character, Condition, Content, Count, Effect,
    Mission, Move, Numbers, Of, Prepare, Saying, Slot, Style, Type, When, Written,
};
pub use game::AfterTheVirus;
pub use legal::{is_asked, payable, prepare_cost};
pub use position::{
    ALL, Ammo, AreaDeck, Calm, Card, Cards, Ending, Exit, Hit, HitResult, KINDS, MAX_PLAYERS,
    Phase, Place, Player, Position, Spot, Types, Unit, Wounds, ZOMBIE_KINDS, Zombies,
};
pub use rules::{counted, is_met, progress};
pub use seen::{Owed, Seen, SeenPlayer, Zone};
pub use setup::{Difficulty, Options};
pub use tell::Standing;
