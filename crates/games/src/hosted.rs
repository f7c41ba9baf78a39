//! A match whose game is only known by name, and hosting one for others: its journal has a
//! commitment instead of a seed, and the match itself never learns the seed.

use redtag_bots::Bot;
use redtag_kernel::journal::{Entry, Header};
use redtag_kernel::{Player, Seat, Seats, Turn};
use serde_json::Value;

use crate::begin::{Begin, Chosen, Origin, begin, read_journal};
use crate::protocol::{Answer, Code, Error, MatchRequest, Moment, State};

/// The most content of somebody's own that is hosted for others, in bytes: everybody who joins is
/// sent it.
const LARGEST_CONTENT: usize = 256 << 10;
/// The most files of it.
const MOST_FILES: usize = 64;

/// Work that takes a while, for another thread: the action that a bot chooses.
pub type Thought = Box<dyn FnOnce() -> Option<Value> + Send>;

/// A match whose game is only known by name.
pub trait HostedMatch: Send + Sync {
    /// Answers what is asked of a match.
    fn handle(&mut self, request: MatchRequest, lang: &str) -> Result<Answer, Error>;

    /// How things stand.
    fn state(&self, lang: &str) -> Result<State, Error>;

    /// Everything that happened so far.
    fn moments(&self, lang: &str) -> Result<Vec<Moment>, Error>;

    /// What is or may be missing of the journal that it was opened from, in words.
    fn missing(&self, lang: &str) -> Result<Option<String>, Error>;

    /// What is told of it afterwards.
    fn story(&self, title: Option<&str>, lang: &str) -> Result<Answer, Error>;

    /// The match of its campaign that goes on after this one.
    fn next_match(&self) -> Result<NextMatch, Error>;

    /// The first line of its journal.
    fn header(&self) -> Header;

    /// Its journal without what was taken back, to be written on.
    fn journal(&self) -> String;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who may act.
    fn turn(&self) -> Turn;

    /// How many actions have been played.
    fn actions(&self) -> usize;

    /// Seats these people and bots.
    fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Error>;

    /// From now on outcomes come from a secret seed, and the journal shows what it hashes to.
    fn commit(&mut self, seed: &str);

    /// Plays an action with outcomes from this seed, and gives the line of the journal for it.
    fn play(&mut self, seed: &str, seat: Seat, action: &Value, lang: &str) -> Result<Entry, Error>;

    /// Plays a line of the journal.
    fn follow(&mut self, entry: Entry) -> Result<(), Error>;

    /// Whether two texts are the same action, though perhaps not letter by letter.
    fn is_same(&self, one: &Value, other: &Value) -> bool;

    /// Forgets all actions after this many.
    fn cut(&mut self, actions: usize);

    /// How many actions would remain if the last one of these seats, and what others did since,
    /// were taken back.
    fn undo_to(&self, seats: &[Seat], lang: &str) -> Result<usize, Error>;

    /// Who of several bots that may act does so first.
    fn leads(&self, seats: Seats) -> Seat;

    /// What a bot does at this seat, with luck of its own.
    fn think(&self, seat: Seat, bot: Bot, luck: u64) -> Thought;
}

/// The match that goes on with a campaign.
pub struct NextMatch {
    /// Its game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The content that the match before it was played with, if not the built-in one.
    pub content: Option<String>,
}

/// How to begin a match that is hosted for others.
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

/// A new match, committed to its seed.
pub fn start(start: Start) -> Result<Box<dyn HostedMatch>, Error> {
    check_size(start.content)?;
    let seed = Some(start.seed.to_owned());
    let origin = Origin::SetUp {
        chosen: Chosen::new(start.options, seed, Some(start.players)),
        seats: None,
        chance: Vec::new(),
    };
    let mut match_ = begin(
        start.game,
        Begin {
            content: start.content,
            lang: "en",
            origin,
        },
    )?;
    match_.commit(start.seed);
    Ok(match_)
}

/// A match that was begun elsewhere: its steps stay, and what follows comes from this seed. It has
/// players if any are given, else those of its journal.
pub fn adopt(
    journal: &str,
    players: Vec<Player>,
    seed: &str,
) -> Result<Box<dyn HostedMatch>, Error> {
    let mut match_ = reopen(journal)?;
    if !players.is_empty() {
        match_.seat_players(players)?;
    }
    match_.commit(seed);
    Ok(match_)
}

/// A match that was hosted before, from its journal.
pub fn reopen(journal: &str) -> Result<Box<dyn HostedMatch>, Error> {
    let lines = read_journal(journal)?;
    check_size(lines.header.content_text.as_deref())?;
    let game = lines.header.game.clone();
    let origin = Origin::Journal(Box::new(lines));
    begin(
        &game,
        Begin {
            content: None,
            lang: "en",
            origin,
        },
    )
}

fn check_size(content: Option<&str>) -> Result<(), Error> {
    if content.is_some_and(|text| text.len() > LARGEST_CONTENT) {
        let message = format!("content: an online table takes at most {LARGEST_CONTENT} bytes");
        return Err(Error::new(Code::BadGame, message));
    }
    let files = content.map_or(Ok(Vec::new()), redtag_kernel::content::files);
    if files.is_ok_and(|files| files.len() > MOST_FILES) {
        let message = format!("content: an online table takes at most {MOST_FILES} files");
        return Err(Error::new(Code::BadGame, message));
    }
    Ok(())
}
