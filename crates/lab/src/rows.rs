//! Games as rows of data: what a notebook reads.

use std::ops::Range;

use redtag_kernel::{Chance, Fast, Flaw, Strategy, Tell, Words};
use serde::Serialize;

use crate::twist::{Twist, Twisted};
use crate::walk::Chosen;
use crate::{Plan, Player, Progress, events};

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Numbers.
    Real(Vec<f64>),
    /// Yes or no.
    Truth(Vec<bool>),
    /// Words, and JSON.
    Text(Vec<String>),
}

/// One value.
enum Cell {
    Whole(i64),
    Real(f64),
    Truth(bool),
    Text(String),
}

/// Rows of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it is called.
    pub name: &'static str,
    /// Its columns by name.
    pub columns: Vec<(&'static str, Column)>,
}

impl Table {
    /// Without rows; `w` stands for a column of whole numbers, `r`, `b` and `t` for the others.
    fn new(name: &'static str, columns: &[(&'static str, char)]) -> Self {
        let empty = |kind| match kind {
            'w' => Column::Whole(Vec::new()),
            'r' => Column::Real(Vec::new()),
            'b' => Column::Truth(Vec::new()),
            _ => Column::Text(Vec::new()),
        };
        let columns = columns.iter().map(|&(name, kind)| (name, empty(kind)));
        Self {
            name,
            columns: columns.collect(),
        }
    }

    fn push<const CELLS: usize>(&mut self, row: [Cell; CELLS]) {
        for ((_, column), cell) in self.columns.iter_mut().zip(row) {
            match (column, cell) {
                (Column::Whole(all), Cell::Whole(one)) => all.push(one),
                (Column::Real(all), Cell::Real(one)) => all.push(one),
                (Column::Truth(all), Cell::Truth(one)) => all.push(one),
                (Column::Text(all), Cell::Text(one)) => all.push(one),
                _ => debug_assert!(false, "a cell of another kind in {}", self.name),
            }
        }
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        match self.columns.first().map(|column| &column.1) {
            Some(Column::Whole(all)) => all.len(),
            Some(Column::Real(all)) => all.len(),
            Some(Column::Truth(all)) => all.len(),
            Some(Column::Text(all)) => all.len(),
            None => 0,
        }
    }

    /// Moves the rows of another table of this kind to the end of this one.
    pub fn append(&mut self, more: Self) {
        for ((_, column), (_, more)) in self.columns.iter_mut().zip(more.columns) {
            match (column, more) {
                (Column::Whole(all), Column::Whole(more)) => all.extend(more),
                (Column::Real(all), Column::Real(more)) => all.extend(more),
                (Column::Truth(all), Column::Truth(more)) => all.extend(more),
                (Column::Text(all), Column::Text(more)) => all.extend(more),
                _ => debug_assert!(false, "another table than {}", self.name),
            }
        }
    }
}

/// The tables of one version, without rows. `choice` counts the choices of a game from 1; 0 is its
/// set-up.
pub fn tables() -> [Table; 5] {
    let (version, game, choice) = (("version", 't'), ("game", 'w'), ("choice", 'w'));
    let (seat, points, won) = (("seat", 'w'), ("points", 'r'), ("won", 'b'));
    let ending = ("ending", 't');
    [
        Table::new(
            "games",
            &[
                version,
                game,
                points,
                won,
                ending,
                ("choices", 'w'),
                ("seats", 'w'),
            ],
        ),
        Table::new("seats", &[version, game, seat, ("bot", 't'), points, won]),
        Table::new(
            "choices",
            &[
                version,
                game,
                choice,
                seat,
                ("actions", 'w'),
                ("chosen", 'w'),
                ("action", 't'),
            ],
        ),
        Table::new(
            "events",
            &[version, game, choice, ("event", 't'), ("data", 't')],
        ),
        Table::new(
            "cards",
            &[
                version,
                game,
                choice,
                seat,
                ("pile", 't'),
                ("card", 't'),
                ("what", 't'),
            ],
        ),
    ]
}

/// Where the luck of games comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// One stream for each game, as `simulate` draws it.
    Stream,
    /// Keyed by the names of draws, as studies draw it.
    Keyed(Twist),
}

/// Plays these games of a plan and writes down all of it.
pub fn rows<G: Strategy + Tell>(
    plan: &Plan<G>,
    version: &str,
    source: Source,
    words: &Words,
    numbers: Range<u64>,
) -> Result<[Table; 5], Flaw> {
    plan.check()?;
    let progress = Progress::default();
    let mut clerk = Clerk {
        plan,
        version,
        words,
        tables: tables(),
    };
    let mut player = Player::new(plan, &progress)?;
    for number in numbers {
        match source {
            Source::Stream => clerk.write(&mut player, number, Fast::new(plan.seed, number))?,
            Source::Keyed(twist) => {
                let luck = Twisted::new(plan.seed, number, twist);
                clerk.write(&mut player, number, luck)?;
            }
        }
    }
    Ok(clerk.tables)
}

/// Writes games down.
struct Clerk<'a, G: Strategy> {
    plan: &'a Plan<'a, G>,
    version: &'a str,
    words: &'a Words,
    tables: [Table; 5],
}

impl<G: Strategy + Tell> Clerk<'_, G> {
    fn write(
        &mut self,
        player: &mut Player<G>,
        number: u64,
        luck: impl Chance,
    ) -> Result<(), Flaw> {
        let mut luck = Noted {
            luck,
            drawn: Vec::new(),
        };
        let mut choice = -1;
        let end = player.walk(number, &mut luck, |chosen, heard, luck| {
            choice += 1;
            if let Some(chosen) = chosen {
                self.choice(number, choice, chosen);
                self.offers(number, choice, chosen);
            }
            let seat = chosen.map_or(-1, |chosen| chosen.seat.into());
            self.draws(number, choice, seat, &mut luck.drawn);
            self.events(number, choice, heard);
            Ok(())
        })?;
        self.end(number, choice, &end);
        Ok(())
    }

    /// The first cells of every row.
    fn place(&self, number: u64) -> [Cell; 2] {
        [
            Cell::Text(self.version.to_owned()),
            Cell::Whole(number as i64),
        ]
    }

    fn choice(&mut self, number: u64, choice: i64, chosen: &Chosen<G>) {
        let at = chosen
            .actions
            .iter()
            .position(|action| *action == chosen.action);
        let [version, game] = self.place(number);
        self.tables[2].push([
            version,
            game,
            Cell::Whole(choice),
            Cell::Whole(chosen.seat.into()),
            Cell::Whole(chosen.actions.len() as i64),
            Cell::Whole(at.map_or(-1, |at| at as i64)),
            json(&chosen.action),
        ]);
    }

    /// Cards that could be taken, and the one that was.
    fn offers(&mut self, number: u64, choice: i64, chosen: &Chosen<G>) {
        let game = self.plan.game;
        let mut offered: Vec<u16> = chosen
            .actions
            .iter()
            .filter_map(|action| game.takes(chosen.before, action))
            .collect();
        offered.sort_unstable();
        offered.dedup();
        let taken = game.takes(chosen.before, &chosen.action);
        for card in offered {
            let what = if taken == Some(card) { "taken" } else { "left" };
            let (name, seat) = (card_name(self.words, card), chosen.seat.into());
            self.card(number, choice, seat, ["offer", what], name);
        }
    }

    fn draws(&mut self, number: u64, choice: i64, seat: i64, drawn: &mut Vec<(&str, usize)>) {
        for (pile, outcome) in drawn.drain(..) {
            let name = self.words.say(&self.plan.game.outcome(pile, outcome).0);
            self.card(number, choice, seat, [pile, "drawn"], name);
        }
    }

    fn card(&mut self, number: u64, choice: i64, seat: i64, [pile, what]: [&str; 2], name: String) {
        let [version, game] = self.place(number);
        self.tables[4].push([
            version,
            game,
            Cell::Whole(choice),
            Cell::Whole(seat),
            Cell::Text(pile.to_owned()),
            Cell::Text(name),
            Cell::Text(what.to_owned()),
        ]);
    }

    fn events(&mut self, number: u64, choice: i64, heard: &[G::Event]) {
        for event in heard {
            let [version, game] = self.place(number);
            let kind = events::kind(&self.plan.game.narrate(event));
            let cells = [
                version,
                game,
                Cell::Whole(choice),
                Cell::Text(kind),
                json(event),
            ];
            self.tables[3].push(cells);
        }
    }

    fn end(&mut self, number: u64, choices: i64, end: &G::Position) {
        let Plan { game, options, .. } = *self.plan;
        let (seats, winners, scores) = (game.seats(options), game.winners(end), game.scores(end));
        let counted = if G::COOPERATIVE { 1 } else { seats.max(1) };
        let sum: i32 = scores[..usize::from(counted)].iter().sum();
        let [version, at] = self.place(number);
        self.tables[0].push([
            version,
            at,
            Cell::Real(f64::from(sum) / f64::from(counted)),
            Cell::Truth(winners.contains(0)),
            Cell::Text(game.ending_id(end).to_owned()),
            Cell::Whole(choices),
            Cell::Whole(seats.into()),
        ]);
        for seat in 0..seats {
            let [version, at] = self.place(number);
            let bot = &self.plan.bots[self.plan.bot_at(seat, number)];
            self.tables[1].push([
                version,
                at,
                Cell::Whole(seat.into()),
                Cell::Text(bot.to_string()),
                Cell::Real(scores[usize::from(seat)].into()),
                Cell::Truth(winners.contains(seat)),
            ]);
        }
    }
}

fn json(value: &impl Serialize) -> Cell {
    Cell::Text(serde_json::to_string(value).unwrap_or_default())
}

/// What a card is called that can be taken.
pub fn card_name(words: &Words, card: u16) -> String {
    let key = format!("card-{card}");
    if words.has(&key) {
        words.word(&key)
    } else {
        key
    }
}

/// Luck, and what was drawn.
struct Noted<C> {
    luck: C,
    drawn: Vec<(&'static str, usize)>,
}

impl<C: Chance> Chance for Noted<C> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let outcome = self.luck.pick(what, weights);
        self.drawn.push((what, outcome));
        outcome
    }
}
