//! The content: sizes, tetrominoes, Condition and Patient cards, from `content/trauma-center.toml`.

mod cards;
mod shapes;
mod written;

use std::collections::BTreeMap;

use redtag_kernel::content::{File, Layout, Source, fingerprint};
use redtag_kernel::{Flaw, List};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use cards::{check_number, check_saying, say};
use shapes::{Shape, mirrored, read_drawing, read_shape, turned};
pub use written::Written;
use written::{WrittenBody, WrittenCondition, WrittenPatient, WrittenTetromino};

use crate::position::{Area, CONDITIONS, MAX_PLAYERS, Phase, Piece, Square, Squares};

const FILE: &str = "trauma-center.toml";

/// The most cards of one grade, and the most Patient cards.
pub const MAX_DECK: usize = 40;
/// The highest number that a card can have.
pub const MAX_NUMBER: u8 = 127;
/// The most columns or rows of the Body.
pub const MAX_SIDE: u8 = 12;
/// The most rows of the Health and Strain boxes.
pub const MAX_ROWS: u8 = 12;
/// Sides of a die.
pub const SIDES: usize = 6;

/// What a designer may change, checked and ready for play.
#[derive(Clone, Debug)]
pub struct Content {
    /// Columns of the Body and of the Diagnosis box (A1, A2).
    pub columns: u8,
    /// Rows of the Body (A1).
    pub rows: u8,
    /// Rows of the Diagnosis box (A2).
    pub diagnosis_rows: u8,
    /// Rows of the Health box (A5).
    pub health_rows: u8,
    /// Rows of the Strain box (A5).
    pub strain_rows: u8,
    /// Squares in a row of these two.
    pub row: u8,
    /// One side of the bandages in EMT, ER and Prep; the other is the die.
    pub bandages: [u8; 3],
    /// Points lost if a box was filled.
    pub filled: u8,
    /// The squares of each quadrant.
    pub quadrants: [Squares; 4],
    /// The cards of each grade, by number; outcomes of draws are places in these lists.
    pub decks: [List<u8, MAX_DECK>; 3],
    /// The numbers of the Patient cards.
    pub persons: List<u8, MAX_DECK>,
    /// The file as it was written.
    pub written: Written,
    /// Tells this content from any other.
    pub hash: String,
    /// The squares of each column of the Body.
    body_columns: Vec<Squares>,
    /// The squares of each column of the Diagnosis box.
    diagnosis_columns: Vec<Squares>,
    /// Where a bandage can be, by phase and die.
    areas: [[Vec<(Area, Squares)>; SIDES]; 3],
    /// Where a tetromino can be, by die.
    pieces: [Vec<(Piece, u64)>; SIDES],
    /// The tetrominoes of all dice, as bits, by their first square.
    pieces_from: Vec<Vec<u64>>,
    cards: Vec<CardRules>,
}

/// What a Condition card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardRules {
    /// Minor, Serious or Critical.
    pub grade: Grade,
    /// The wounds of its pattern in each quadrant (A6).
    pub wounds: [Squares; 4],
    /// The bold wounds on its back in each quadrant (A6).
    pub bold: [Squares; 4],
    /// The rule on the back of a Critical card.
    pub rule: Option<Complication>,
}

/// The grades of Condition cards (R4).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Minor.
    #[default]
    Minor,
    /// Serious.
    Serious,
    /// Critical.
    Critical,
}

impl Grade {
    /// In the order of the rulebook.
    pub const ALL: [Self; 3] = [Self::Minor, Self::Serious, Self::Critical];
    /// The grades of a patient's cards (R5).
    pub const DEALT: [Self; CONDITIONS] = [Self::Minor, Self::Minor, Self::Serious, Self::Critical];
}

/// The rule on the back of a Critical card (A7). It is for the patient who has the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Complication {
    /// Dice that show these cannot be used.
    Dice {
        /// Which.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        values: Squares,
        /// For this action only; for both if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        action: Option<Slot>,
    },
    /// The highest dice cannot be used.
    Highest,
    /// The lowest dice cannot be used.
    Lowest,
    /// Dice that show the same cannot be used.
    Doubles,
    /// No bandage may touch the quadrant of the card.
    Untouchable,
    /// Uncovered wounds in the quadrant of the card count twice.
    Bleeding,
    /// The columns of the quadrant of the card cannot be checked.
    Unclear,
    /// So much more Health is lost in each round.
    Health(u8),
    /// So much more Strain for each bandage.
    Strain(u8),
    /// Each Heal Wounds heals this many wounds fewer.
    Slow(u8),
}

/// The two actions of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// The first: Bandage, or Heal Wounds.
    First,
    /// The second: Stabilize, or Heal Wounds.
    Second,
}

/// A name or a sentence in each language.
pub type Saying = BTreeMap<String, String>;

impl Content {
    /// The content that Redtag comes with.
    pub const OFFICIAL: &str = include_str!("../content/trauma-center.toml");

    /// How it is made up: one file, over which packs are laid.
    pub const LAYOUT: Layout = Layout {
        game: "trauma-center",
        is_one_file: true,
        own: &[],
        is_whole: |file| !file.lacks_something::<Written>(),
    };

    /// The file that Redtag comes with.
    pub fn built_in() -> File {
        File::new(FILE, Self::OFFICIAL)
    }

    /// Reads and checks a whole file of content; a flaw names file, line and column.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        Self::of(&Source::of_file(FILE, text)?)
    }

    /// Checks content as it is written, and makes it ready for play.
    pub fn of(source: &Source) -> Result<Self, Flaw> {
        let written: Written = source.read()?;
        let of_all = |message: String| source.flaw_of_all(message);
        written.check_sizes().map_err(of_all)?;
        let mut content = Self::of_sizes(written);
        let at = |offset: usize| move |message: String| source.flaw(offset, message);
        for tetromino in content.written.tetrominoes.clone() {
            content
                .add_tetromino(tetromino.get_ref())
                .map_err(at(tetromino.span().start))?;
        }
        for condition in content.written.conditions.clone() {
            content
                .add_condition(condition.get_ref())
                .map_err(at(condition.span().start))?;
        }
        for patient in content.written.patients.clone() {
            content
                .add_patient(patient.get_ref())
                .map_err(at(patient.span().start))?;
        }
        content.check_counts().map_err(of_all)?;
        content.hash = content.fingerprint();
        Ok(content)
    }

    /// The sheet, without cards.
    fn of_sizes(written: Written) -> Self {
        let (WrittenBody { columns, rows }, boxes) = (written.body, written.boxes);
        let column = |column: u8, rows: u8| (0..rows).map(|row| row * columns + column).collect();
        let mut content = Self {
            columns,
            rows,
            diagnosis_rows: written.diagnosis.rows,
            health_rows: boxes.health,
            strain_rows: boxes.strain,
            row: boxes.row,
            bandages: [
                written.bandage.emt,
                written.bandage.er,
                written.bandage.prep,
            ],
            filled: written.discharge.filled,
            quadrants: [Squares::EMPTY; 4],
            decks: [List::default(); 3],
            persons: List::default(),
            hash: String::new(),
            body_columns: (0..columns).map(|at| column(at, rows)).collect(),
            diagnosis_columns: (0..columns)
                .map(|at| column(at, written.diagnosis.rows))
                .collect(),
            areas: Default::default(),
            pieces: Default::default(),
            pieces_from: vec![Vec::new(); 64],
            cards: vec![CardRules::default(); usize::from(MAX_NUMBER) + 1],
            written,
        };
        content.quadrants =
            [0, 1, 2, 3].map(|quadrant| content.squares(content.quadrant(quadrant)));
        for (phase, side) in content.bandages.into_iter().enumerate() {
            for die in 1..=SIDES as u8 {
                content.areas[phase][usize::from(die) - 1] = content.areas_of(side, die);
            }
        }
        content
    }

    /// Where a quadrant is, counted from 0 row by row.
    pub fn quadrant(&self, quadrant: u8) -> Area {
        let (width, height) = (self.columns / 2, self.rows / 2);
        Area {
            left: quadrant % 2 * width,
            top: quadrant / 2 * height,
            width,
            height,
        }
    }

    /// Every place for a rectangle of these sides, lying and standing (A8); a square has one way
    /// only.
    fn areas_of(&self, side: u8, die: u8) -> Vec<(Area, Squares)> {
        let mut ways = vec![(die, side), (side, die)];
        ways.dedup();
        let mut areas = Vec::new();
        for (width, height) in ways {
            for top in 0..=self.rows - height {
                for left in 0..=self.columns - width {
                    let area = Area {
                        left,
                        top,
                        width,
                        height,
                    };
                    areas.push((area, self.squares(area)));
                }
            }
        }
        areas
    }

    fn add_tetromino(&mut self, tetromino: &WrittenTetromino) -> Result<(), String> {
        let die = usize::from(tetromino.die);
        if !(1..=SIDES).contains(&die) || !self.pieces[die - 1].is_empty() {
            return Err("each die from 1 to 6 has one tetromino".into());
        }
        let shape = read_shape(&tetromino.shape)?;
        let mut ways: Vec<Shape> = Vec::new();
        let turned_over = if tetromino.mirror {
            Some(mirrored(shape))
        } else {
            None
        };
        for side in [shape].into_iter().chain(turned_over) {
            let turns = std::iter::successors(Some(side), |&shape| Some(turned(shape)));
            for way in turns.take(4) {
                if !ways.contains(&way) {
                    ways.push(way);
                }
            }
        }
        let pieces = ways
            .into_iter()
            .flat_map(|way| self.pieces_of(way))
            .collect();
        self.pieces[die - 1] = pieces;
        for &(piece, bits) in &self.pieces[die - 1] {
            self.pieces_from[usize::from(piece[0])].push(bits);
        }
        Ok(())
    }

    /// Every place for a tetromino this way up.
    fn pieces_of(&self, shape: Shape) -> Vec<(Piece, u64)> {
        let mut pieces = Vec::new();
        for top in 0..self.diagnosis_rows {
            for left in 0..self.columns {
                let inside = |&(row, column): &(u8, u8)| {
                    top + row < self.diagnosis_rows && left + column < self.columns
                };
                if shape.iter().all(inside) {
                    let piece =
                        shape.map(|(row, column)| (top + row) * self.columns + left + column);
                    pieces.push((
                        piece,
                        piece.iter().fold(0, |bits, square| bits | 1 << square),
                    ));
                }
            }
        }
        pieces
    }

    fn add_condition(&mut self, condition: &WrittenCondition) -> Result<(), String> {
        let grade = condition.grade;
        check_number(condition.number)?;
        if self.deck_of(condition.number).is_some() {
            return Err(format!(
                "there are two cards with the number {}",
                condition.number
            ));
        }
        check_saying("name", &condition.name)?;
        let [wounds, bold] = self.read_pattern(&condition.pattern)?;
        if (grade == Grade::Critical) != condition.rule.is_some() {
            return Err("critical cards, and only they, have a rule".into());
        }
        if grade == Grade::Critical && !bold.is_empty() {
            return Err("critical cards have no bold wounds".into());
        }
        condition.rule.map_or(Ok(()), Complication::check)?;
        if !self.decks[grade as usize].push(condition.number) {
            return Err(format!("there are at most {MAX_DECK} cards of a grade"));
        }
        self.cards[usize::from(condition.number)] = CardRules {
            grade,
            wounds: [0, 1, 2, 3].map(|quadrant| self.copied(&wounds, quadrant)),
            bold: [0, 1, 2, 3].map(|quadrant| self.copied(&bold, quadrant)),
            rule: condition.rule,
        };
        Ok(())
    }

    /// The wounds and the bold wounds of a pattern, as rows and columns of a quadrant.
    fn read_pattern(&self, pattern: &[String]) -> Result<[Vec<(u8, u8)>; 2], String> {
        let Area { width, height, .. } = self.quadrant(0);
        let fits = |row: &String| row.chars().count() == usize::from(width);
        if pattern.len() != usize::from(height) || !pattern.iter().all(fits) {
            return Err(format!("a pattern has {height} rows of {width} squares"));
        }
        let wounds = read_drawing(pattern, "x")?;
        if wounds.is_empty() {
            return Err("a pattern has wounds".into());
        }
        Ok([wounds, read_drawing(pattern, "X")?])
    }

    fn copied(&self, wounds: &[(u8, u8)], quadrant: u8) -> Squares {
        let Area { left, top, .. } = self.quadrant(quadrant);
        wounds
            .iter()
            .map(|&(row, column)| (top + row) * self.columns + left + column)
            .collect()
    }

    fn add_patient(&mut self, patient: &WrittenPatient) -> Result<(), String> {
        check_number(patient.number)?;
        if self.persons.contains(&patient.number) {
            return Err(format!(
                "there are two patients with the number {}",
                patient.number
            ));
        }
        check_saying("name", &patient.name)?;
        check_saying("story", &patient.story)?;
        if !self.persons.push(patient.number) {
            return Err(format!("there are at most {MAX_DECK} Patient cards"));
        }
        Ok(())
    }

    /// A tetromino for each die, and cards for the most players.
    fn check_counts(&self) -> Result<(), String> {
        if let Some(die) = self.pieces.iter().position(Vec::is_empty) {
            return Err(format!("a tetromino for {} that fits is needed", die + 1));
        }
        for grade in Grade::ALL {
            let needed = MAX_PLAYERS * Grade::DEALT.iter().filter(|&&dealt| dealt == grade).count();
            if self.decks[grade as usize].len() < needed {
                let name = format!("{grade:?}").to_lowercase();
                return Err(format!("{name}: at least {needed} cards are needed"));
            }
        }
        if self.persons.len() < MAX_PLAYERS {
            return Err(format!("at least {MAX_PLAYERS} Patient cards are needed"));
        }
        Ok(())
    }

    /// The tetromino of each die, row by row, as `1: xx/xx`; `turned` says which may be turned
    /// over.
    pub fn tetrominoes(&self, turned: &str) -> String {
        let one = |written: &Spanned<WrittenTetromino>| {
            let WrittenTetromino { die, shape, mirror } = written.get_ref();
            let shape = shape.join("/");
            match mirror {
                true => format!("{die}: {shape} ({turned})"),
                false => format!("{die}: {shape}"),
            }
        };
        let all: Vec<String> = self.written.tetrominoes.iter().map(one).collect();
        all.join(", ")
    }

    /// Two files with the same rules and other comments or names are the same.
    fn fingerprint(&self) -> String {
        let sheet = [self.columns, self.rows, self.diagnosis_rows];
        let boxes = [self.health_rows, self.strain_rows, self.row, self.filled];
        let cards: Vec<_> = self.cards().collect();
        let (pieces, persons) = (&self.pieces, self.persons.as_slice());
        let rules = format!(
            "{sheet:?} {boxes:?} {:?} {pieces:?} {cards:?} {persons:?}",
            self.bandages
        );
        fingerprint(format!("trauma-center {rules}").as_bytes())
    }

    /// What a Condition card does; a number that no card has does nothing.
    #[inline]
    pub fn card(&self, number: u8) -> &CardRules {
        &self.cards[usize::from(number.min(MAX_NUMBER))]
    }

    /// The Condition cards, with what they do.
    pub fn cards(&self) -> impl Iterator<Item = (u8, &CardRules)> {
        self.decks
            .iter()
            .flat_map(|deck| deck.as_slice())
            .map(|&number| (number, self.card(number)))
    }

    /// The grade of a Condition card, if there is such a card.
    pub fn deck_of(&self, number: u8) -> Option<Grade> {
        Grade::ALL
            .into_iter()
            .find(|&grade| self.decks[grade as usize].contains(&number))
    }

    /// The squares of a rectangle that lies inside the Body.
    #[inline]
    pub fn squares(&self, area: Area) -> Squares {
        let row = ((1u128 << area.width) - 1) << (area.top * self.columns + area.left);
        let rows = 0..u32::from(area.height);
        Squares::of_bits(rows.fold(0, |bits, down| {
            bits | row << (down * u32::from(self.columns))
        }))
    }

    /// Does a rectangle lie inside the Body?
    pub fn contains(&self, area: Area) -> bool {
        let within = |from: u8, size: u8, all: u8| {
            size > 0 && from.checked_add(size).is_some_and(|end| end <= all)
        };
        within(area.left, area.width, self.columns) && within(area.top, area.height, self.rows)
    }

    /// Every place for a bandage of this phase and die, with its squares; none in phases without
    /// bandages.
    #[inline]
    pub fn areas(&self, phase: Phase, die: u8) -> &[(Area, Squares)] {
        let phases = self
            .areas
            .get((phase as usize).wrapping_sub(Phase::Emt as usize));
        let areas = phases.and_then(|dice| dice.get(usize::from(die).wrapping_sub(1)));
        areas.map_or(&[], Vec::as_slice)
    }

    /// One side of the bandages of a phase; 0 in phases without bandages.
    #[inline]
    pub fn side(&self, phase: Phase) -> u8 {
        let place = (phase as usize).wrapping_sub(Phase::Emt as usize);
        self.bandages.get(place).copied().unwrap_or(0)
    }

    /// Every place for the tetromino of a die in an empty Diagnosis box, with its squares as bits.
    #[inline]
    pub fn pieces(&self, die: u8) -> &[(Piece, u64)] {
        self.pieces
            .get(usize::from(die).wrapping_sub(1))
            .map_or(&[], Vec::as_slice)
    }

    /// Whether these squares of the Diagnosis box can be cut into tetrominoes.
    pub fn is_made_of_tetrominoes(&self, squares: u64) -> bool {
        if squares == 0 {
            return true;
        }
        let lowest = squares.trailing_zeros() as usize;
        let pieces = self.pieces_from.get(lowest).into_iter().flatten();
        let mut inside = pieces.filter(|&piece| piece & !squares == 0);
        inside.any(|piece| self.is_made_of_tetrominoes(squares & !piece))
    }

    /// The squares of a column of the Body.
    #[inline]
    pub fn body_column(&self, column: u8) -> Squares {
        self.body_columns
            .get(usize::from(column))
            .copied()
            .unwrap_or_default()
    }

    /// The squares of a column of the Diagnosis box.
    #[inline]
    pub fn diagnosis_column(&self, column: u8) -> Squares {
        self.diagnosis_columns
            .get(usize::from(column))
            .copied()
            .unwrap_or_default()
    }

    /// The column of a square.
    #[inline]
    pub fn column(&self, square: Square) -> u8 {
        square % self.columns
    }

    /// Number and name of each Condition card in a language, English where it has none.
    pub fn condition_names<'a>(&'a self, language: &'a str) -> impl Iterator<Item = (u8, &'a str)> {
        let cards = self.written.conditions.iter().map(Spanned::get_ref);
        cards.map(move |card| (card.number, say(&card.name, language)))
    }

    /// Number, name and story of each patient in a language, English where there is none.
    pub fn people<'a>(&'a self, language: &'a str) -> impl Iterator<Item = (u8, &'a str, &'a str)> {
        let people = self.written.patients.iter().map(Spanned::get_ref);
        people.map(move |one| {
            (
                one.number,
                say(&one.name, language),
                say(&one.story, language),
            )
        })
    }
}

impl Complication {
    fn check(self) -> Result<(), String> {
        match self {
            Self::Dice { values, .. } => {
                let real = values
                    .iter()
                    .all(|value| (1..=SIDES as u8).contains(&value));
                if real && !values.is_empty() && values.len() < SIDES {
                    return Ok(());
                }
                Err("rule: some, but not all, of the values 1 to 6 are needed".into())
            }
            Self::Health(more) | Self::Strain(more) | Self::Slow(more)
                if !(1..=6).contains(&more) =>
            {
                Err(format!("rule: must be 1 to 6, not {more}"))
            }
            _ => Ok(()),
        }
    }
}
