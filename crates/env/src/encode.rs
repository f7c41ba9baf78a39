//! Observations and actions as numbers.
//!
//! An observation is one row of `f32`, divided into named fields. Every number is a count divided
//! by the field's `unit`, so that it is between -1 and 1; whatever would be more is cut. A game
//! says and writes its fields in one function, so the description cannot differ from what is
//! written.
//!
//! An action is five numbers: a verb, up to three things that it is about, and what it costs. Where
//! the things are few, verb and things also make a number in a fixed space, [`Flat`].

use redtag_games::Playable;
use redtag_kernel::Seat;
use serde::Serialize;

/// Numbers that describe an action: verb, three things, cost.
pub const THINGS: usize = 5;
/// From so many bits on, looking at all of them is quicker than at one after the other.
const MANY: u32 = 16;
/// For each four bits, all ones for those that are set.
const CHOSEN: [[u32; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut at = 0;
    while at < 64 {
        if (at / 4) & (1 << (at % 4)) != 0 {
            table[at / 4][at % 4] = u32::MAX;
        }
        at += 1;
    }
    table
};
/// The most actions of a flat space.
pub const FLAT: usize = 1_024;

/// A game that can be written as numbers.
pub trait Encode: Playable + Sized {
    /// No seat ever has more legal actions than this; a longer list is cut.
    const MOST_ACTIONS: usize;
    /// Numbers that observations copy again and again, such as those of each card.
    type Table: Send + Sync;

    /// The numbers of this content.
    fn table(&self) -> Self::Table;

    /// What can be done at all, in the order of the numbers that [`Self::numbers`] gives.
    fn verbs(&self) -> Vec<Verb>;

    /// An action as numbers: verb, things, cost.
    fn numbers(&self, position: &Self::Position, seat: Seat, action: Self::Action)
    -> [i16; THINGS];

    /// The action that has this verb and these things in the flat space, legal or not; nothing
    /// where it takes more to know it. Only reasons against illegal actions need it.
    fn action(
        &self,
        _position: &Self::Position,
        _verb: usize,
        _things: [usize; 3],
    ) -> Option<Self::Action> {
        None
    }

    /// What a seat sees, with the seat itself first among the seats.
    fn observe(look: &Look<Self>, into: &mut impl Observer);
}

/// A position, and who looks at it.
pub struct Look<'a, G: Encode> {
    /// The game, with its content.
    pub game: &'a G,
    /// The numbers of the content.
    pub table: &'a G::Table,
    /// How things stand.
    pub position: &'a G::Position,
    /// Who looks.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: usize,
}

/// One kind of action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verb {
    /// As in the JSON of the action.
    pub name: &'static str,
    /// What it is about; empty where there is nothing.
    pub things: [&'static str; 3],
    /// How many values each thing has that a flat space tells apart; 1 if that is one.
    pub sizes: [usize; 3],
}

impl Verb {
    /// About nothing.
    pub const fn plain(name: &'static str) -> Self {
        Self {
            name,
            things: [""; 3],
            sizes: [1; 3],
        }
    }

    /// About one of this many things.
    pub const fn of(name: &'static str, thing: &'static str, size: usize) -> Self {
        Self {
            name,
            things: [thing, "", ""],
            sizes: [size, 1, 1],
        }
    }

    /// About two things.
    pub const fn of_two(name: &'static str, things: [&'static str; 2], sizes: [usize; 2]) -> Self {
        Self {
            name,
            things: [things[0], things[1], ""],
            sizes: [sizes[0], sizes[1], 1],
        }
    }

    /// About three things.
    pub const fn of_three(
        name: &'static str,
        things: [&'static str; 3],
        sizes: [usize; 3],
    ) -> Self {
        Self {
            name,
            things,
            sizes,
        }
    }

    fn len(&self) -> usize {
        self.sizes.iter().product()
    }
}

/// A fixed space of actions: the verbs one after the other, each with all of its things.
#[derive(Clone, Debug)]
pub struct Flat {
    /// Where each verb begins, and how many values its second and third thing have.
    verbs: Vec<[usize; 4]>,
    length: usize,
}

impl Flat {
    /// Nothing if there would be too many actions.
    pub fn new(verbs: &[Verb]) -> Option<Self> {
        let mut length = 0;
        let mut begin = |verb: &Verb| {
            let at = length;
            length += verb.len();
            [at, verb.sizes[0], verb.sizes[1], verb.sizes[2]]
        };
        let verbs = verbs.iter().map(&mut begin).collect();
        (length <= FLAT).then_some(Self { verbs, length })
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The number of an action. What a verb does not tell apart counts as its last value.
    #[inline]
    pub fn index(&self, action: [i16; THINGS]) -> usize {
        let [verb, things @ .., _] = action;
        let Some(&[begin, sizes @ ..]) = self.verbs.get(verb as usize) else {
            return 0;
        };
        let mut index = 0;
        for (thing, size) in things.into_iter().zip(sizes) {
            index = index * size + (thing.max(0) as usize).min(size - 1);
        }
        begin + index
    }

    /// The verb and the things of a number; nothing if it is no action.
    pub fn things(&self, index: usize) -> Option<(usize, [usize; 3])> {
        if index >= self.length {
            return None;
        }
        let verb = self.verbs.iter().rposition(|&[begin, ..]| begin <= index)?;
        let [begin, _, second, third] = self.verbs[verb];
        let rest = index - begin;
        let things = [rest / (second * third), rest / third % second, rest % third];
        Some((verb, things))
    }
}

/// A named part of an observation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Where it begins in the row.
    pub offset: usize,
    /// How it is laid out; the last dimension is the quickest.
    pub shape: Vec<usize>,
    /// What 1.0 stands for.
    pub unit: f32,
    /// What it means.
    pub meaning: &'static str,
}

impl Field {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it no numbers?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Takes down the fields of an observation, one after the other.
pub trait Observer {
    /// A field: its name, its shape, what 1.0 stands for, what it means, and its numbers.
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        unit: f32,
        meaning: &'static str,
        write: impl FnOnce(&mut Cells),
    );
}

/// The fields of a game's observation.
pub fn fields<G: Encode>(game: &G, position: &G::Position, seats: u8) -> Vec<Field> {
    let mut list = Vec::new();
    let look = Look {
        game,
        table: &game.table(),
        position,
        seat: 0,
        seats: seats.into(),
    };
    G::observe(&look, &mut list);
    list
}

/// Only what there is.
impl Observer for Vec<Field> {
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        unit: f32,
        meaning: &'static str,
        _write: impl FnOnce(&mut Cells),
    ) {
        let offset = self.last().map_or(0, |last| last.offset + last.len());
        let shape = shape.to_vec();
        self.push(Field {
            name,
            offset,
            shape,
            unit,
            meaning,
        });
    }
}

/// A row that is written.
pub struct Row<'a> {
    rest: &'a mut [f32],
}

impl<'a> Row<'a> {
    /// Writes here, over whatever there is.
    #[inline]
    pub fn new(row: &'a mut [f32]) -> Self {
        row.fill(0.0);
        Self { rest: row }
    }
}

impl Observer for Row<'_> {
    #[inline]
    fn field(
        &mut self,
        _name: &'static str,
        shape: &[usize],
        unit: f32,
        _meaning: &'static str,
        write: impl FnOnce(&mut Cells),
    ) {
        let length = shape.iter().product::<usize>().min(self.rest.len());
        let (cells, rest) = std::mem::take(&mut self.rest).split_at_mut(length);
        self.rest = rest;
        let share = 1.0 / unit;
        write(&mut Cells { cells, share });
    }
}

/// The numbers of a field, all 0 at first.
pub struct Cells<'a> {
    cells: &'a mut [f32],
    share: f32,
}

impl<'a> Cells<'a> {
    /// Of a row by itself.
    pub fn over(cells: &'a mut [f32], unit: f32) -> Self {
        let share = 1.0 / unit;
        Self { cells, share }
    }

    /// Numbers that were written before, in the same unit.
    #[inline]
    pub fn copy(&mut self, from: usize, numbers: &[f32]) {
        let end = from + numbers.len();
        if let Some(cells) = self.cells.get_mut(from..end) {
            cells.copy_from_slice(numbers);
        }
    }

    /// One number, counted in whole things.
    #[inline]
    pub fn set(&mut self, at: usize, count: impl Into<f32>) {
        if let Some(cell) = self.cells.get_mut(at) {
            *cell = (count.into() * self.share).clamp(-1.0, 1.0);
        }
    }

    /// This one of several.
    #[inline]
    pub fn mark(&mut self, at: usize) {
        self.set(at, 1u8);
    }

    /// Numbers one after the other.
    #[inline]
    pub fn counts(&mut self, from: usize, counts: &[u8]) {
        let cells = self.cells.get_mut(from..).unwrap_or_default();
        for (cell, &count) in cells.iter_mut().zip(counts) {
            *cell = (f32::from(count) * self.share).min(1.0);
        }
    }

    /// A one for every bit that is set, of `length` bits.
    #[inline]
    pub fn bits(&mut self, from: usize, length: usize, bits: u128) {
        self.each_bit(from, length, bits, 1.0);
    }

    /// The same with another number.
    #[inline]
    pub fn each_bit(&mut self, from: usize, length: usize, bits: u128, count: f32) {
        let end = (from + length).min(self.cells.len());
        let cells = self.cells.get_mut(from..end).unwrap_or_default();
        let value = (count * self.share).clamp(-1.0, 1.0);
        if bits.count_ones() < MANY {
            for (half, mut rest) in [bits as u64, (bits >> 64) as u64].into_iter().enumerate() {
                while rest != 0 {
                    let at = 64 * half + rest.trailing_zeros() as usize;
                    if let Some(cell) = cells.get_mut(at) {
                        *cell = value;
                    }
                    rest &= rest - 1;
                }
            }
            return;
        }
        let mut rest = bits;
        let (fours, last) = cells.as_chunks_mut::<4>();
        for cells in fours {
            let chosen = &CHOSEN[rest as usize % 16];
            for (cell, chosen) in cells.iter_mut().zip(chosen) {
                let bits = (value.to_bits() & chosen) | (cell.to_bits() & !chosen);
                *cell = f32::from_bits(bits);
            }
            rest >>= 4;
        }
        for (at, cell) in last.iter_mut().enumerate() {
            if rest & (1 << at) != 0 {
                *cell = value;
            }
        }
    }
}
