//! Numbers for things of the content, each kind with a type of its own so that they cannot be mixed
//! up.

use std::marker::PhantomData;
use std::ops::{Deref, Index};

use redtag_kernel::Kind;
use serde::{Deserialize, Serialize};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident $number:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize,
            Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl Kind for $name {
            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                Self(index as $number)
            }
        }
    )+};
}

numbers! {
    /// An action card, by its place in the content.
    Card u8,
    /// A character.
    Character u8,
    /// An item.
    Item u8,
    /// A status.
    Status u8,
    /// An ability.
    Ability u8,
    /// An enemy card.
    Enemy u8,
    /// A type of enemy.
    Type u8,
    /// An encounter card.
    Encounter u8,
    /// An environment.
    Environment u8,
    /// A vehicle.
    Vehicle u8,
    /// A road card.
    Road u8,
    /// A kind of token.
    Token u8,
    /// A kind of scavenge token.
    Scavenge u8,
    /// A mission.
    Mission u8,
    /// A space of the travel map.
    Location u8,
    /// A page, by its place in the book.
    Page u8,
    /// A space of a page's map.
    Space u8,
    /// A keyword.
    Keyword u8,
    /// A flag of the campaign or of the mission.
    Flag u8,
    /// An entry of the book, by its place in the content.
    Entry u16,
    /// A place in the program that all scripts make up together; 0 is the script that does nothing.
    At u16,
}

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

/// Things of the content, looked up by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered<K, T> {
    all: Vec<T>,
    number: PhantomData<K>,
}

impl<K: Kind, T> Numbered<K, T> {
    /// The thing with this number, if there is one.
    pub fn get(&self, number: K) -> Option<&T> {
        self.all.get(number.index())
    }
}

impl<K: Kind, T> Index<K> for Numbered<K, T> {
    type Output = T;

    #[inline]
    fn index(&self, number: K) -> &T {
        &self.all[number.index()]
    }
}

impl<K, T> Deref for Numbered<K, T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.all
    }
}

impl<K, T> From<Vec<T>> for Numbered<K, T> {
    fn from(all: Vec<T>) -> Self {
        Self {
            all,
            number: PhantomData,
        }
    }
}

impl<'a, K, T> IntoIterator for &'a Numbered<K, T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}
