//! A match for somebody who keeps it for others: journal lines in and out, and a seed that it never
//! learns.

use std::sync::Arc;

use redtag_bots::Bot;
use redtag_kernel::journal::{Entry, Header, Lines, Missing};
use redtag_kernel::{Fast, Player, Seat, Seats, Turn, Words};
use serde_json::Value;

use crate::Playable;
use crate::protocol::{Answer, Code, Error, Request};
use crate::session::{AnyMatch, Begin, From, Table, read_action, speak};
use crate::visit;

/// The most content of somebody's own that is kept for others, in bytes: everybody who joins is
/// sent it.
const LARGEST_CONTENT: usize = 256 << 10;

/// A match whose game is only known by name. Its journal has a commitment instead of a seed.
pub struct Board {
    match_: Box<dyn AnyMatch>,
    /// What was missing of the journal that it was opened from.
    missing: Option<Missing>,
}

/// How to begin one.
pub struct Start<'a> {
    /// The game's name.
    pub game: &'a str,
    /// Options that differ from the usual ones.
    pub options: Option<Value>,
    /// Content of somebody's own.
    pub content: Option<&'a str>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Where all outcomes come from.
    pub seed: &'a str,
}

/// Something that takes a while, to be done elsewhere: the action that a bot chooses.
pub type Thought = Box<dyn FnOnce() -> Option<Value> + Send>;

impl Board {
    /// A new match, committed to its seed.
    pub fn new(start: Start) -> Result<Self, Error> {
        let Start {
            game,
            options,
            content,
            players,
            seed,
        } = start;
        let from = From::SetUp {
            seats: None,
            chance: Vec::new(),
        };
        let begin = Begin {
            options,
            seed: Some(seed.to_owned()),
            lang: "en",
            content,
            from,
            players,
        };
        Self::begin(game, begin).map(|board| board.committed(seed))
    }

    /// A match that was begun elsewhere: its steps stay, and what follows comes from this seed. It
    /// has players if any are given, else those of its journal.
    pub fn adopt(journal: &str, players: Vec<Player>, seed: &str) -> Result<Self, Error> {
        let mut board = Self::open(journal)?;
        if !players.is_empty() {
            board.match_.seat_players(players)?;
        }
        Ok(board.committed(seed))
    }

    /// A journal that was kept.
    pub fn open(journal: &str) -> Result<Self, Error> {
        let lines = redtag_kernel::journal::read(journal)
            .map_err(|error| Error::new(Code::BadJournal, error))?;
        Self::replay(lines)
    }

    fn replay(lines: Lines) -> Result<Self, Error> {
        let (game, missing) = (lines.header.game.clone(), lines.missing());
        let from = From::Lines(Box::new(lines));
        Self::begin(
            &game,
            Begin {
                options: None,
                seed: None,
                lang: "en",
                content: None,
                from,
                players: Vec::new(),
            },
        )
        .map(|board| Self { missing, ..board })
    }

    fn begin(game: &str, begin: Begin) -> Result<Self, Error> {
        let content = begin.content;
        let brought = match &begin.from {
            From::Lines(lines) => lines.header.content_text.as_deref(),
            _ => content,
        };
        if brought.is_some_and(|text| text.len() > LARGEST_CONTENT) {
            let message = format!("content: a table online takes at most {LARGEST_CONTENT} bytes");
            return Err(Error::new(Code::BadGame, message));
        }
        visit(game, content, begin)
            .map_err(|flaw| Error::new(Code::BadGame, flaw))?
            .map(|match_| Self {
                match_,
                missing: None,
            })
    }

    fn committed(mut self, seed: &str) -> Self {
        self.match_.commit(seed);
        self
    }

    /// What is or may be missing of the journal that it was opened from, in words.
    pub fn missing(&self, lang: &str) -> Option<String> {
        let words = self.match_.words(lang).ok()?;
        let missing = self.missing?.text(self.actions());
        Some(words.say(&missing))
    }

    /// The first line of its journal.
    pub fn header(&self) -> Header {
        self.match_.header()
    }

    /// Its journal without what was taken back, to be written on.
    pub fn journal(&self) -> String {
        self.match_.journal()
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.match_.seats()
    }

    /// Who may act.
    pub fn turn(&self) -> Turn {
        self.match_.turn()
    }

    /// How many actions have been played.
    pub fn actions(&self) -> usize {
        self.match_.actions()
    }

    /// Plays an action with outcomes from this seed, and gives the line of the journal for it.
    pub fn play(
        &mut self,
        seed: &str,
        seat: Seat,
        action: &Value,
        lang: &str,
    ) -> Result<Entry, Error> {
        self.match_.play_from(seed, seat, action, lang)
    }

    /// Whether two texts are the same action, though perhaps not letter by letter.
    pub fn is_same(&self, one: &Value, other: &Value) -> bool {
        self.match_.is_same(one, other)
    }

    /// Plays a line of the journal.
    pub fn follow(&mut self, entry: Entry) -> Result<(), Error> {
        self.match_.follow(entry)
    }

    /// Forgets all actions after this many.
    pub fn cut(&mut self, actions: usize) {
        self.match_.cut(actions);
    }

    /// How many actions would remain if the last one of these seats, and what others did since,
    /// were taken back.
    pub fn undo_to(&mut self, seats: &[Seat], lang: &str) -> Result<usize, Error> {
        self.match_.undo_to(seats, lang)
    }

    /// Who of several bots that may act does so first.
    pub fn leads(&self, seats: Seats) -> Seat {
        self.match_.leads(seats)
    }

    /// What a bot does at this seat, with luck of its own.
    pub fn think(&self, seat: Seat, bot: Bot, luck: u64) -> Thought {
        self.match_.think(seat, bot, luck)
    }

    /// Answers what changes nothing.
    pub fn answer(&mut self, request: Request, lang: &str) -> Result<Answer, Error> {
        match request {
            Request::State {} | Request::Legal {} | Request::Why { .. } | Request::Log {} => {
                self.match_.handle(request, lang)
            }
            _ => Err(Error::new(
                Code::BadRequest,
                "this is not asked of a table online",
            )),
        }
    }
}

/// What a keeper does with a match.
pub(crate) trait Kept {
    fn commit(&mut self, seed: &str);
    fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Error>;
    fn header(&self) -> Header;
    fn words(&self, lang: &str) -> Result<Arc<Words>, Error>;
    fn journal(&self) -> String;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn actions(&self) -> usize;
    fn play_from(
        &mut self,
        seed: &str,
        seat: Seat,
        action: &Value,
        lang: &str,
    ) -> Result<Entry, Error>;
    fn follow(&mut self, entry: Entry) -> Result<(), Error>;
    fn cut(&mut self, actions: usize);
    fn undo_to(&mut self, seats: &[Seat], lang: &str) -> Result<usize, Error>;
    fn is_same(&self, one: &Value, other: &Value) -> bool;
    fn leads(&self, seats: Seats) -> Seat;
    fn think(&self, seat: Seat, bot: Bot, luck: u64) -> Thought;
}

impl<G: Playable> Kept for Table<G> {
    fn commit(&mut self, seed: &str) {
        self.match_.commit(seed);
    }

    fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Error> {
        self.match_
            .seat_players(players)
            .map_err(|flaw| Error::new(Code::BadOptions, flaw))
    }

    fn header(&self) -> Header {
        self.match_.header().clone()
    }

    fn words(&self, lang: &str) -> Result<Arc<Words>, Error> {
        speak(self.match_.game(), lang)
    }

    fn journal(&self) -> String {
        self.match_.open_journal()
    }

    fn seats(&self) -> u8 {
        self.match_.seats()
    }

    fn turn(&self) -> Turn {
        self.match_.turn()
    }

    fn actions(&self) -> usize {
        self.match_.steps().len()
    }

    fn play_from(
        &mut self,
        seed: &str,
        seat: Seat,
        action: &Value,
        lang: &str,
    ) -> Result<Entry, Error> {
        let action = read_action::<G>(action)?;
        match self.match_.play_from(seed, seat, action) {
            Ok(_) => self
                .match_
                .last_entry()
                .ok_or_else(|| Error::new(Code::NoMatch, "nothing was played")),
            Err(error) => {
                let words = self.words(lang)?;
                Err(self.play_error(&words, error))
            }
        }
    }

    fn follow(&mut self, entry: Entry) -> Result<(), Error> {
        self.match_
            .replay_entry(0, entry)
            .map_err(|error| Error::new(Code::BadJournal, error))
    }

    fn cut(&mut self, actions: usize) {
        self.match_.cut(actions);
    }

    fn undo_to(&mut self, seats: &[Seat], lang: &str) -> Result<usize, Error> {
        let own = self
            .match_
            .steps()
            .iter()
            .rposition(|step| seats.contains(&step.seat));
        let remain = own.unwrap_or(self.match_.steps().len());
        match self.match_.why_no_return(remain) {
            None => Ok(remain),
            Some(why) => Err(Error::new(Code::Illegal, self.words(lang)?.say(&why))),
        }
    }

    fn is_same(&self, one: &Value, other: &Value) -> bool {
        let read = |action: &Value| read_action::<G>(action).ok();
        read(one).is_some_and(|action| read(other) == Some(action))
    }

    fn leads(&self, seats: Seats) -> Seat {
        self.match_.game().leads(self.match_.position(), seats)
    }

    fn think(&self, seat: Seat, bot: Bot, luck: u64) -> Thought {
        let (game, position) = (self.match_.game().clone(), self.match_.position().clone());
        Box::new(move || {
            let advice = bot.choose(&*game, &position, seat, &mut Fast::new(luck, 0))?;
            serde_json::to_value(advice.action).ok()
        })
    }
}
