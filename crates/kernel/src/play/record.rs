//! A match as a journal: replayed line by line, and written.

use std::sync::Arc;

use serde_json::Value;

use super::{Match, PlayError, read_json};
use crate::campaign;
use crate::game::{Game, Seat, Turn};
use crate::journal::{self, Entry, Header, JournalError, Left};

impl<G: Game> Match<G> {
    /// Opens a journal and replays it, checking every action.
    pub fn open(game: Arc<G>, text: &str) -> Result<Self, JournalError> {
        Self::replay(game, journal::read(text)?)
    }

    /// Replays a journal, checking every action.
    pub fn replay(game: Arc<G>, lines: journal::Lines) -> Result<Self, JournalError> {
        let mut match_ = Self::begin(game, &lines.header)?;
        for (line, entry) in lines.entries {
            match_.replay_entry(line, entry)?;
        }
        Ok(match_)
    }

    /// Begins a match as the first line of a journal says.
    pub fn begin(game: Arc<G>, header: &Header) -> Result<Self, JournalError> {
        check_header(&*game, header)?;
        let first = |why: String| JournalError::Line { line: 1, why };
        let options: G::Options =
            read_json(&header.options).map_err(|flaw| first(flaw.inside("options").to_string()))?;
        let seed = header.seed.clone();
        let mut match_ = match &header.position {
            Some(written) => Self::from_sketch(game, options, written, seed)
                .map_err(|flaw| first(flaw.inside("position").to_string()))?,
            None => {
                let mut match_ = Self::new(game, options, None, &header.chance)
                    .map_err(|error| first(error.to_string()))?;
                match_.header.seed = seed;
                match_
            }
        };
        match_.header.content_text.clone_from(&header.content_text);
        match_.header.commitment.clone_from(&header.commitment);
        match_.header.committed_from = header.committed_from;
        match_
            .with_players(header.players.clone())
            .map_err(|flaw| first(flaw.to_string()))
    }

    /// Replays one line of a journal, checking every action.
    pub fn replay_entry(&mut self, line: usize, entry: Entry) -> Result<(), JournalError> {
        let played = self.steps.len();
        match entry {
            Entry::Play { n, .. } if n != played + 1 => Err(JournalError::Order {
                line,
                found: n,
                expected: played + 1,
            }),
            Entry::Play {
                seat,
                action,
                chance,
                hash,
                ..
            } => {
                self.replay_play(line, seat, &action, &chance)?;
                self.check_hash(line, hash)
            }
            // It follows from the actions, and is there for those who cannot replay them.
            Entry::Left { .. } => Ok(()),
            Entry::End { end } if end == played => Ok(()),
            Entry::End { end } => Err(JournalError::Short {
                line,
                found: played,
                expected: end,
            }),
            Entry::Undo { undo_to } if undo_to < played => {
                self.cut(undo_to);
                Ok(())
            }
            Entry::Undo { undo_to } => {
                let why = format!("it goes back to action {undo_to}, but there are only {played}");
                Err(JournalError::Line { line, why })
            }
        }
    }

    fn replay_play(
        &mut self,
        line: usize,
        seat: Seat,
        action: &Value,
        chance: &[u16],
    ) -> Result<(), JournalError> {
        let action = read_json(action).map_err(|flaw| JournalError::Line {
            line,
            why: flaw.inside("action").to_string(),
        })?;
        self.play_with(seat, action, chance)
            .map_err(|error| JournalError::Illegal {
                line,
                why: explain(&error),
            })?;
        Ok(())
    }

    /// The position is the one that the journal was written with.
    fn check_hash(&self, line: usize, expected: Option<String>) -> Result<(), JournalError> {
        match expected.map(|expected| (expected, self.hash())) {
            Some((expected, found)) if found != expected => Err(JournalError::Hash {
                line,
                found,
                expected,
            }),
            _ => Ok(()),
        }
    }

    /// The hash of the position.
    pub fn hash(&self) -> String {
        journal::hash(&self.position)
    }

    /// How it began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The first line of the journal.
    pub fn header_line(&self) -> String {
        journal::line(&self.header)
    }

    /// What it leaves to the next match of its campaign, once it has ended.
    pub fn left(&self) -> Option<Left> {
        match self.turn() {
            Turn::Over => campaign::left(self.game.campaign()?, self),
            Turn::Act(_) => None,
        }
    }

    fn left_line(&self) -> String {
        self.left()
            .map_or_else(String::new, |left| journal::line(&Entry::Left { left }))
    }

    /// The line of the journal that says that nothing is missing up to here.
    pub fn end_line(&self) -> String {
        journal::line(&Entry::End {
            end: self.steps.len(),
        })
    }

    /// The line of the journal for the last action; if it ended the match, also what it leaves, and
    /// the end.
    pub fn last_line(&self) -> String {
        let line = self
            .steps
            .len()
            .checked_sub(1)
            .map_or_else(String::new, |at| self.step_line(at));
        let end = match self.turn() {
            Turn::Over => self.end_line(),
            Turn::Act(_) => String::new(),
        };
        line + &self.left_line() + &end
    }

    /// The line of the journal that says how far the match went back.
    pub fn undo_line(&self) -> String {
        journal::line(&Entry::Undo {
            undo_to: self.steps.len(),
        })
    }

    /// The last action as an entry of the journal.
    pub fn last_entry(&self) -> Option<Entry> {
        self.steps
            .len()
            .checked_sub(1)
            .map(|at| self.step_entry(at))
    }

    fn step_line(&self, at: usize) -> String {
        journal::line(&self.step_entry(at))
    }

    fn step_entry(&self, at: usize) -> Entry {
        let step = &self.steps[at];
        let n = at + 1;
        let after = self.position_at(n);
        let noted = n.is_multiple_of(journal::HASH_EVERY) || self.game.turn(after) == Turn::Over;
        Entry::Play {
            n,
            seat: step.seat,
            action: serde_json::to_value(step.action).unwrap_or_default(),
            chance: step.chance.clone(),
            hash: noted.then(|| journal::hash(after)),
        }
    }

    /// The whole journal, without anything that was taken back, to be passed on.
    pub fn journal(&self) -> String {
        self.open_journal() + &self.end_line()
    }

    /// The same without its end, to be continued.
    pub fn open_journal(&self) -> String {
        let mut text = self.header_line();
        for at in 0..self.steps.len() {
            text.push_str(&self.step_line(at));
        }
        text + &self.left_line()
    }
}

/// The journal is of this game, with these rules and this content.
fn check_header<G: Game>(game: &G, header: &Header) -> Result<(), JournalError> {
    if header.game != G::NAME {
        return Err(JournalError::OtherGame {
            found: header.game.clone(),
            expected: G::NAME.into(),
        });
    }
    if header.rules != G::RULES {
        return Err(JournalError::OtherRules {
            game: G::NAME.into(),
            found: header.rules,
            known: G::RULES,
        });
    }
    if header.content != game.content_hash() {
        return Err(JournalError::OtherContent {
            found: header.content.clone(),
            loaded: game.content_hash().to_owned(),
        });
    }
    Ok(())
}

/// A refusal for a technical reader: journals name keys, not sentences.
fn explain(error: &PlayError) -> String {
    match error {
        PlayError::Illegal(illegal) => format!("{} {}", illegal.rule, illegal.why.key)
            .trim()
            .to_owned(),
        PlayError::Asks(question) => format!("the outcome of {} is missing", question.what),
        PlayError::Chance(error) => error.to_string(),
    }
}
