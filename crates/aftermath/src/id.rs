//! Numbers for things of the content, a type for each so that they are not mistaken for each other.

use redtag_kernel::Kind;
use serde::{Deserialize, Serialize};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl Kind for $name {
            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                Self(index as u8)
            }
        }
    )+};
}

numbers! {
    /// An action card, by its place in the content.
    Card,
    /// A character.
    Character,
    /// An item.
    Item,
    /// A status.
    Status,
    /// An ability.
    Ability,
    /// An enemy card.
    Enemy,
    /// A type of enemy.
    Type,
    /// An encounter card.
    Encounter,
    /// An environment.
    Environment,
    /// A vehicle.
    Vehicle,
    /// A road card.
    Road,
    /// A kind of token.
    Token,
    /// A kind of scavenge token.
    Scavenge,
    /// A mission.
    Mission,
    /// A space of the travel map.
    Location,
    /// A page, by its place in the book.
    Page,
    /// A space of a page's map.
    Space,
    /// A keyword.
    Keyword,
    /// A flag of the campaign or of the mission.
    Flag,
}

/// An entry of the book, by its place in the content.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Entry(pub u16);

/// A place in the program that all scripts make up together; 0 is the script that does nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct At(pub u16);

impl At {
    /// Does it do nothing?
    pub const fn is_nothing(self) -> bool {
        self.0 == 0
    }

    /// The place after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}
