//! The content: cards, characters, chapters and missions, from `content/after-the-virus.toml`.
//! Prices that are reported differently are data there (A3), and so are the missions, of which 2A
//! to 5C are our own (A4).

mod written;

use redtag_kernel::{Kind as _, List};
use serde::{Deserialize, Serialize};

use crate::position::{
    Card, Cards, Exit, HitResult, KINDS, MAX_PLAYERS, Place, Player, Spot, Types, Unit,
};
pub use written::{Saying, Written};

/// The most abilities of a card, and the most effects of an ability.
pub const MAX_ABILITIES: usize = 3;
/// The most conditions of a goal, and the most failures of a mission.
pub const MAX_CONDITIONS: usize = 4;
/// The most cards that a mission moves at set-up.
const MAX_MOVES: usize = 8;

/// What a designer may change, checked and ready for play.
#[derive(Clone, Debug)]
pub struct Content {
    /// The numbers of the game.
    pub numbers: Numbers,
    /// A player's deck: how many of each card.
    pub deck: Cards,
    /// The types that some card makes free to prepare (A17).
    pub free: Types,
    /// The characters.
    pub characters: Vec<Character>,
    /// The missions.
    pub missions: Vec<Mission>,
    /// Everything as it was written, for boards.
    pub written: Written,
    /// Tells this content from any other.
    pub hash: String,
    rules: [CardRules; KINDS],
}

/// The numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Numbers {
    /// Cards drawn in a turn (R8).
    pub hand: u8,
    /// Prepared weapons at the same time (R29).
    pub weapons: u8,
    /// Prepared vehicles at the same time (R30).
    pub vehicles: u8,
    /// Cards destroyed when the zombie pile has too few (R10).
    pub thinned: u8,
    /// The last turn that is played: a bound of ours, far beyond any match that people play (A40).
    pub turns: u8,
}

/// What a card is and does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardRules {
    /// Its type.
    pub kind: Type,
    /// What sort of weapon it is.
    pub style: Option<Style>,
    /// Cards to discard for retrieving it.
    pub retrieve: u8,
    /// What it takes to prepare it.
    pub prepare: Prepare,
    /// For how many it counts when it is saved; 0 if it cannot be (R31, A23).
    pub saves: u8,
    /// Saving it destroys it (A23).
    pub leaves: bool,
    /// It is played with sound legs only (R25).
    pub legs: bool,
    /// Cards of these types are prepared for free while it is prepared (A17).
    pub free: Types,
    /// More kills whenever such a weapon is used (A18).
    pub bonus: Option<(Style, u8)>,
    /// What it does.
    pub abilities: List<Ability, MAX_ABILITIES>,
}

/// The types of card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    /// To be dealt with.
    #[default]
    Zombie,
    /// Played for its effect.
    Event,
    /// Somebody.
    Person,
    /// A helper on four legs.
    Animal,
    /// Limited in number (R29).
    Weapon,
    /// Waits for zombies.
    Trap,
    /// Useful things.
    Equipment,
    /// Worn.
    Armor,
    /// Against wounds and the virus.
    Medical,
    /// Limited in number (R30).
    Vehicle,
    /// A place.
    Facility,
    /// Learned.
    Training,
    /// Ammunition.
    Supply,
}

/// Sorts of weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Hand to hand.
    Striking,
    /// Thrown.
    Thrown,
    /// Shooting.
    Shooting,
}

/// What it takes to prepare a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prepare {
    /// Any cards from the hand.
    Cards(u8),
    /// This card from the hand.
    Card(Card),
    /// This many cards from the hand as ammo.
    Ammo(u8),
    /// Any number of cards from the hand as ammo.
    AnyAmmo,
}

impl Default for Prepare {
    fn default() -> Self {
        Self::Cards(0)
    }
}

/// One thing that a card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ability {
    /// On what occasion.
    pub when: When,
    /// Once a turn; abilities of one card share it.
    pub once: bool,
    /// Only without zombies in play (A20).
    pub calm: bool,
    /// Where the card goes, if that is the price.
    pub itself: Option<Exit>,
    /// Cards to discard from the hand.
    pub hand: u8,
    /// Ammo to discard.
    pub ammo: u8,
    /// What comes of it, in this order and for one player (R17).
    pub effects: List<Effect, MAX_ABILITIES>,
}

/// When an ability comes into play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum When {
    /// The player uses the prepared card (R14F).
    #[default]
    Use,
    /// The event is played (R14A).
    Played,
    /// The card itself has been prepared.
    Prepared,
    /// Its owner prepared a card of this type (R16).
    YouPrepare(Type),
    /// Its owner played this card (R16).
    YouPlay(Card),
}

/// What an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Zombies are killed, discarded or removed.
    Hit {
        /// Which of these. The name of the field is part of the hash of the content.
        fate: HitResult,
        /// Zombies or cards.
        unit: Unit,
        /// How many.
        amount: Amount,
        /// Where.
        place: Place,
    },
    /// This many wounds of one player are healed.
    Heal(u8),
    /// This many wounds are prevented in this turn.
    Prevent(u8),
    /// This many cards are scouted.
    Scout(u8),
    /// This many scouted cards are retrieved for free.
    Retrieve(u8),
    /// Any number of cards of these types are prepared for free.
    Prepare(Types),
    /// A destroyed card of these types goes to the discard pile.
    Recover(Types),
    /// Prepared Survivors are saved.
    Save,
    /// An attacking zombie becomes a Survivor.
    Cure,
    /// The card goes under a prepared weapon as ammo.
    LoadItself,
    /// A card from the hand goes under this weapon as ammo.
    LoadFromHand,
}

impl Default for Effect {
    fn default() -> Self {
        Self::Heal(0)
    }
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Up to this many (R17).
    Number(u8),
    /// All of one player.
    All,
    /// One for each prepared card of this type.
    Per(Type),
}

/// A character; whose deck is not known for certain is data as well (A1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// The permanent name, as in options.
    pub id: String,
    /// The card in the play area (R5).
    pub start: Card,
    /// The other starting cards (R6).
    pub deck: Cards,
}

/// A mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The permanent name, as in options.
    pub id: String,
    /// The chapter, counted from 0.
    pub chapter: u8,
    /// Where the wave marker starts.
    pub wave: ByPlayers,
    /// Zombie cards in each starting deck, if not one per player (R6).
    pub zombies: Option<ByPlayers>,
    /// Zombie cards on top of the wave number at each reshuffle.
    pub surge: u8,
    /// Cards of each area deck that are out of the game, unseen.
    pub lost: u8,
    /// Wounds at the start.
    pub wounds: List<Spot, 2>,
    /// Cards that begin elsewhere than usual.
    pub moves: List<Move, MAX_MOVES>,
    /// All of it is needed, by every player (R32).
    pub goal: List<Condition, MAX_CONDITIONS>,
    /// Any of it loses the mission, for whatever player it comes about (R33).
    pub failures: List<Condition, MAX_CONDITIONS>,
}

/// A number of a set-up: one for everybody, or one for each number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(
    untagged,
    expecting = "a number, or a list of three, one for each number of players, is expected"
)]
pub enum ByPlayers {
    /// However many play.
    Same(u8),
    /// With one player, with two, with three.
    Each([u8; MAX_PLAYERS]),
}

impl ByPlayers {
    /// With this many players.
    pub fn with(self, players: u8) -> u8 {
        match self {
            Self::Same(number) => number,
            Self::Each(numbers) => numbers[usize::from(players).clamp(1, MAX_PLAYERS) - 1],
        }
    }
}

/// A card that begins elsewhere than usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// Which.
    pub card: Card,
    /// Where.
    pub to: Slot,
}

/// Where a mission can put a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// Into the area deck.
    #[default]
    Area,
    /// Under the area deck.
    AreaBottom,
    /// Into the draw deck.
    Draw,
    /// Into the discard pile.
    Discard,
    /// Face up, scouted.
    Scouted,
    /// In play, not prepared.
    Sideways,
    /// In play, prepared.
    Prepared,
    /// Out of the game.
    Destroyed,
}

/// Something counted, and how far it may or must go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// What is counted.
    pub count: Count,
    /// Of which cards.
    pub of: Of,
    /// How many.
    pub bound: Bound,
    /// All players together rather than each.
    pub together: bool,
}

/// What a mission can count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Where the saved marker stands.
    #[default]
    Saved,
    /// Kinds of card that were saved at least once.
    Rescued,
    /// Prepared cards in play.
    Prepared,
    /// Cards that are neither in the area nor scouted nor destroyed.
    Collected,
    /// Destroyed cards.
    Destroyed,
    /// Scouted cards.
    Scouted,
    /// Cards of the area deck.
    Area,
    /// Cards under weapons.
    Ammo,
    /// Zombies killed, not removed (R21).
    Killed,
    /// Zombie cards that are not in the zombie pile.
    Roaming,
    /// The wave number.
    Wave,
    /// Wound markers.
    Wounds,
    /// The number of the turn.
    Turn,
}

/// Of which cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Of {
    /// All.
    #[default]
    Any,
    /// Those of a type.
    Type(Type),
    /// A sort of weapon.
    Style(Style),
    /// This one.
    Card(Card),
}

/// How far a count may or must go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// This many or more.
    AtLeast(u8),
    /// This many or fewer.
    AtMost(u8),
}

impl Default for Bound {
    fn default() -> Self {
        Self::AtLeast(0)
    }
}

impl Content {
    /// What a card is and does; a number that no card has does nothing.
    #[inline]
    pub fn card(&self, card: Card) -> &CardRules {
        &self.rules[card.index()]
    }

    /// Does a card in play count as one of this type? A cured zombie is a person (A14).
    #[inline]
    pub fn is_type(&self, card: Card, kind: Type) -> bool {
        if card.is_zombie() {
            kind == Type::Person
        } else {
            self.card(card).kind == kind
        }
    }

    /// How many Survivors a prepared card is when it is saved; a cured zombie is one (A14).
    #[inline]
    pub fn saves(&self, card: Card) -> u8 {
        if card.is_zombie() {
            1
        } else {
            self.card(card).saves
        }
    }
}

impl Content {
    /// Does a card that this player has in play, prepared or not, have such an ability?
    pub fn in_play(&self, player: &Player, is_such: impl Fn(&Ability) -> bool) -> bool {
        let cards = player.prepared.iter().chain(player.sideways.iter());
        let mut rules = cards.map(|(card, _)| self.card(card));
        rules.any(|card| card.abilities.iter().any(&is_such))
    }
}

impl Type {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Zombie,
        Self::Event,
        Self::Person,
        Self::Animal,
        Self::Weapon,
        Self::Trap,
        Self::Equipment,
        Self::Armor,
        Self::Medical,
        Self::Vehicle,
        Self::Facility,
        Self::Training,
        Self::Supply,
    ];
}

impl Types {
    /// Is this type among them?
    #[inline]
    pub const fn contains(self, kind: Type) -> bool {
        self.0 & (1 << kind as u16) != 0
    }
}

impl FromIterator<Type> for Types {
    fn from_iter<I: IntoIterator<Item = Type>>(types: I) -> Self {
        Self(
            types
                .into_iter()
                .fold(0, |all, kind| all | 1 << kind as u16),
        )
    }
}

impl CardRules {
    /// Is it an event?
    #[inline]
    pub fn is_event(&self) -> bool {
        self.kind == Type::Event
    }

    /// Can it make use of ammo?
    pub fn takes_ammo(&self) -> bool {
        self.abilities.iter().any(|ability| ability.ammo > 0)
    }

    /// Can it be put under any weapon by its own effect (A29)?
    pub fn loads_itself(&self) -> bool {
        let mut effects = self.abilities.iter().flat_map(|ability| &ability.effects);
        effects.any(|&effect| effect == Effect::LoadItself)
    }

    /// The abilities for an occasion.
    pub fn on(&self, when: When) -> impl Iterator<Item = &Ability> {
        self.abilities
            .iter()
            .filter(move |ability| ability.when == when)
    }
}
