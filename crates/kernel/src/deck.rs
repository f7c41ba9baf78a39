//! Cards that lie face down have no order: a deck is a bag, with known cards on top or at the
//! bottom.

#[cfg(test)]
mod tests;

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::{Chance, total};

/// The most cards in one bag.
pub const MOST_CARDS: u32 = 127;

/// A kind of card, as an index into the counts of a bag.
pub trait Kind: Copy + Default + Serialize + DeserializeOwned {
    /// Its place.
    fn index(self) -> usize;
    /// The kind at a place.
    fn from_index(index: usize) -> Self;
}

impl Kind for u8 {
    fn index(self) -> usize {
        self.into()
    }

    fn from_index(index: usize) -> Self {
        index as Self
    }
}

/// How many cards of each kind there are, at most 127 in all. Serialized as a map of those that are
/// present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<K, const KINDS: usize> {
    counts: [u8; KINDS],
    total: u8,
    kind: PhantomData<K>,
}

impl<K: Kind, const KINDS: usize> Bag<K, KINDS> {
    /// This many of each kind.
    pub fn new(counts: [u8; KINDS]) -> Self {
        let total = total(&counts).min(MOST_CARDS) as u8;
        Self {
            counts,
            total,
            kind: PhantomData,
        }
    }

    /// How many of each kind.
    #[inline]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    /// How many in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts.get(kind.index()).copied().unwrap_or(0)
    }

    /// The kinds that are present, with their counts.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        let there = There {
            eight: 0,
            end: 0,
            rest: &self.counts,
        };
        there.map(|(index, count)| (K::from_index(index), count))
    }

    /// Puts one in.
    #[inline]
    pub fn put(&mut self, kind: K) {
        if let Some(count) = self.counts.get_mut(kind.index()) {
            *count += 1;
            self.total += 1;
        }
    }

    /// Takes one out; false if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        match self.counts.get_mut(kind.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                self.total -= 1;
                true
            }
            _ => false,
        }
    }

    /// Takes out the card at place `nth` of the bag laid out by kind.
    #[inline]
    pub(crate) fn take_nth(&mut self, nth: usize) -> K {
        let index = self.kind_at(nth as u64);
        self.counts[index] -= 1;
        self.total -= 1;
        K::from_index(index)
    }

    /// The kind of the card at place `nth`, eight kinds at a time: byte n of `sums` is the sum of
    /// the first n + 1 counts, and the subtraction leaves a high bit where that sum does not exceed
    /// `ticket`. Neither ever borrows from its neighbour, since no sum exceeds 127.
    #[inline]
    fn kind_at(&self, nth: u64) -> usize {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080_8080;
        let mut ticket = nth;
        let mut index = 0;
        for eight in self.counts.chunks(8) {
            let mut bytes = [0; 8];
            bytes[..eight.len()].copy_from_slice(eight);
            let sums = u64::from_le_bytes(bytes).wrapping_mul(ONES);
            let sum = sums >> 56;
            if ticket < sum {
                let passed = ((ticket * ONES) | HIGH) - sums;
                return index + (!passed & HIGH).trailing_zeros() as usize / 8;
            }
            ticket -= sum;
            index += 8;
        }
        0
    }
}

/// Iterates over counts eight at a time, since most of them are 0.
struct There<'a> {
    /// Eight counts, those not visited yet.
    eight: u64,
    /// The place after the last of them.
    end: usize,
    rest: &'a [u8],
}

impl Iterator for There<'_> {
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<(usize, u8)> {
        while self.eight == 0 {
            let mut bytes = [0; 8];
            self.rest = match self.rest.split_first_chunk() {
                Some((eight, rest)) => {
                    bytes = *eight;
                    rest
                }
                None if self.rest.is_empty() => return None,
                None => {
                    bytes[..self.rest.len()].copy_from_slice(self.rest);
                    &[]
                }
            };
            self.eight = u64::from_le_bytes(bytes);
            self.end += 8;
        }
        let shift = self.eight.trailing_zeros() & !7;
        let count = (self.eight >> shift) as u8;
        self.eight &= !(0xff << shift);
        Some((self.end - 8 + shift as usize / 8, count))
    }
}

impl<K: Kind, const KINDS: usize> Default for Bag<K, KINDS> {
    fn default() -> Self {
        Self::new([0; KINDS])
    }
}

impl<K: Kind, const KINDS: usize> Serialize for Bag<K, KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kinds = self.counts.iter().filter(|&&count| count > 0).count();
        let mut map = serializer.serialize_map(Some(kinds))?;
        for (kind, count) in self.iter() {
            map.serialize_entry(&kind, &count)?;
        }
        map.end()
    }
}

impl<'de, K: Kind, const KINDS: usize> Deserialize<'de> for Bag<K, KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(BagVisitor(PhantomData))
    }
}

struct BagVisitor<K, const KINDS: usize>(PhantomData<K>);

impl<'de, K: Kind, const KINDS: usize> Visitor<'de> for BagVisitor<K, KINDS> {
    type Value = Bag<K, KINDS>;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a table that says how many there are of each card")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut counts = [0; KINDS];
        while let Some((kind, count)) = map.next_entry::<K, u8>()? {
            match counts.get_mut(kind.index()) {
                Some(place) => *place = count,
                None => {
                    return Err(A::Error::custom(format!(
                        "there are only {KINDS} kinds of card"
                    )));
                }
            }
        }
        if total(&counts) > MOST_CARDS {
            return Err(A::Error::custom(format!(
                "at most {MOST_CARDS} cards are possible"
            )));
        }
        Ok(Bag::new(counts))
    }
}

/// Different cards without an order, each at most once, by an index below 128. Serialized as a
/// list.
#[derive(PartialEq, Eq, Hash)]
pub struct Set<K> {
    bits: u128,
    kind: PhantomData<K>,
}

impl<K> Set<K> {
    /// Nothing.
    pub const EMPTY: Self = Self {
        bits: 0,
        kind: PhantomData,
    };

    /// The cards whose bits are set, the lowest bit for index 0.
    #[inline]
    pub const fn of_bits(bits: u128) -> Self {
        Self {
            bits,
            kind: PhantomData,
        }
    }

    /// A bit for each card, the lowest for index 0.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The intersection with another set.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }

    /// The union with another set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }

    /// What is in this set but not in the other one.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}

impl<K: Kind> Set<K> {
    #[inline]
    fn bit(kind: K) -> u128 {
        1u128.checked_shl(kind.index() as u32).unwrap_or(0)
    }

    /// Is it in?
    #[inline]
    pub fn contains(self, kind: K) -> bool {
        self.bits & Self::bit(kind) != 0
    }

    /// Puts it in.
    #[inline]
    pub fn put(&mut self, kind: K) {
        self.bits |= Self::bit(kind);
    }

    /// Takes it out; false if it was not in.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let had = self.contains(kind);
        self.bits &= !Self::bit(kind);
        had
    }

    /// The lowest of them.
    #[inline]
    pub fn first(self) -> Option<K> {
        if self.bits == 0 {
            None
        } else {
            Some(K::from_index(self.bits.trailing_zeros() as usize))
        }
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let first = Self::of_bits(rest).first()?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl<K> Clone for Set<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Set<K> {}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind + fmt::Debug> fmt::Debug for Set<K> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut set = Self::EMPTY;
        kinds.into_iter().for_each(|kind| set.put(kind));
        set
    }
}

impl<K: Kind> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter()
            .try_for_each(|kind| list.serialize_element(&kind))?;
        list.end()
    }
}

impl<'de, K: Kind> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for kind in Vec::<K>::deserialize(deserializer)? {
            if kind.index() > 127 || set.contains(kind) {
                return Err(D::Error::custom(
                    "each can be listed once, and none above 127",
                ));
            }
            set.put(kind);
        }
        Ok(set)
    }
}

/// A short list stored in place: plain data that can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct List<T, const MOST: usize> {
    items: [T; MOST],
    length: u8,
}

impl<T: Copy + Default, const MOST: usize> List<T, MOST> {
    /// What is in it.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self
    }

    /// How many are in it.
    #[inline]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The first one.
    #[inline]
    pub fn first(&self) -> Option<T> {
        self.as_slice().first().copied()
    }

    /// Adds at the end; false if it is full.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        match self.items.get_mut(usize::from(self.length)) {
            Some(place) => {
                *place = item;
                self.length += 1;
                true
            }
            None => false,
        }
    }

    /// Takes the first one; the others move up.
    #[inline]
    pub fn pop_first(&mut self) -> Option<T> {
        let first = self.first()?;
        if self.length > 1 {
            self.items.copy_within(1..usize::from(self.length), 0);
        }
        self.length -= 1;
        self.items[usize::from(self.length)] = T::default();
        Some(first)
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Takes the one at a place; those after it move up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let item = self.get(place).copied()?;
        self.items
            .copy_within(place + 1..usize::from(self.length), place);
        self.length -= 1;
        self.items[usize::from(self.length)] = T::default();
        Some(item)
    }
}

impl<T, const MOST: usize> Deref for List<T, MOST> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

impl<T, const MOST: usize> DerefMut for List<T, MOST> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length)]
    }
}

impl<'list, T, const MOST: usize> IntoIterator for &'list List<T, MOST> {
    type Item = &'list T;
    type IntoIter = std::slice::Iter<'list, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'list, T, const MOST: usize> IntoIterator for &'list mut List<T, MOST> {
    type Item = &'list mut T;
    type IntoIter = std::slice::IterMut<'list, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Copy + Default, const MOST: usize> Default for List<T, MOST> {
    fn default() -> Self {
        Self {
            items: [T::default(); MOST],
            length: 0,
        }
    }
}

impl<T: Copy + Default, const MOST: usize> FromIterator<T> for List<T, MOST> {
    /// As many as fit.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Copy + Default + Serialize, const MOST: usize> Serialize for List<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const MOST: usize> Deserialize<'de>
    for List<T, MOST>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > MOST {
            return Err(D::Error::custom(format!(
                "at most {MOST} are possible here, not {}",
                items.len()
            )));
        }
        Ok(items.into_iter().collect())
    }
}

/// A face-down deck. Known cards may lie on top and at the bottom; between them nothing is decided.
/// `set_aside` of the undecided cards lie elsewhere, face down, and are never drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "K: Kind")]
pub struct Deck<K: Kind, const KINDS: usize, const TOP: usize, const BOTTOM: usize> {
    /// Known cards on top, the next one first.
    pub top: List<K, TOP>,
    /// The undecided cards, those set aside among them.
    pub unseen: Bag<K, KINDS>,
    /// Known cards at the bottom, the last one last.
    pub bottom: List<K, BOTTOM>,
    /// How many of the undecided cards are out of the game.
    pub set_aside: u8,
}

impl<K: Kind, const KINDS: usize, const TOP: usize, const BOTTOM: usize>
    Deck<K, KINDS, TOP, BOTTOM>
{
    /// How many cards can be drawn.
    #[inline]
    pub fn len(&self) -> usize {
        let undecided = self.unseen.total().saturating_sub(self.set_aside);
        usize::from(undecided) + self.top.len() + self.bottom.len()
    }

    /// Is there nothing to draw?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.unseen.total() <= self.set_aside && self.top.is_empty() && self.bottom.is_empty()
    }

    /// Draws the next card, if there is one.
    #[inline]
    pub fn draw(&mut self, what: &'static str, chance: &mut impl Chance) -> Option<K> {
        if !self.top.is_empty() {
            return self.top.pop_first();
        }
        if self.unseen.total() > self.set_aside {
            return chance.draw(what, &mut self.unseen);
        }
        self.bottom.pop_first()
    }

    /// Puts a known card under the deck; false if no more known cards fit.
    pub fn put_under(&mut self, kind: K) -> bool {
        self.bottom.push(kind)
    }

    /// Every card of the deck by kind, those set aside among them.
    pub fn remaining(&self) -> Bag<K, KINDS> {
        let mut all = self.unseen;
        for &kind in self.top.iter().chain(self.bottom.as_slice()) {
            all.put(kind);
        }
        all
    }
}
