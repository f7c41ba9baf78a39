//! A match as a journal: played through line by line, and written.

use std::sync::Arc;

use super::{Match, PlayError, read_json};
use crate::campaign;
use crate::game::{Game, Turn};
use crate::journal::{self, Entry, Header, JournalError, Left};

impl<G: Game> Match<G> {
    /// Opens a journal and plays it through, every action checked.
    pub fn open(game: Arc<G>, text: &str) -> Result<Self, JournalError> {
        Self::replay(game, journal::read(text)?)
    }

    /// Plays a journal through, every action checked.
    pub fn replay(game: Arc<G>, lines: journal::Lines) -> Result<Self, JournalError> {
        let mut match_ = Self::begin(game, &lines.header)?;
        for (line, entry) in lines.entries {
            match_.replay_entry(line, entry)?;
        }
        Ok(match_)
    }

    /// Lays the table as the first line of a journal says.
    pub fn begin(game: Arc<G>, header: &Header) -> Result<Self, JournalError> {
        if header.game != G::NAME {
            return Err(JournalError::OtherGame {
                found: header.game.clone(),
                expected: G::NAME.into(),
            });
        }
        if header.rules != G::RULES {
            let found = header.rules;
            return Err(JournalError::OtherRules {
                game: G::NAME.into(),
                found,
                known: G::RULES,
            });
        }
        if header.content != game.content_hash() {
            let loaded = game.content_hash().to_owned();
            return Err(JournalError::OtherContent {
                found: header.content.clone(),
                loaded,
            });
        }
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

    /// Plays one line of a journal, every action checked.
    pub fn replay_entry(&mut self, line: usize, entry: Entry) -> Result<(), JournalError> {
        match entry {
            Entry::Play {
                n,
                seat,
                action,
                chance,
                hash,
            } => {
                let expected = self.steps.len() + 1;
                if n != expected {
                    return Err(JournalError::Order {
                        line,
                        found: n,
                        expected,
                    });
                }
                let action = read_json(&action).map_err(|flaw| JournalError::Line {
                    line,
                    why: flaw.inside("action").to_string(),
                })?;
                self.play_with(seat, action, &chance)
                    .map_err(|error| JournalError::Illegal {
                        line,
                        why: explain(&error),
                    })?;
                match hash.map(|expected| (expected, self.hash())) {
                    Some((expected, found)) if found != expected => Err(JournalError::Hash {
                        line,
                        found,
                        expected,
                    }),
                    _ => Ok(()),
                }
            }
            // It follows from the actions, and is there for those who cannot play them.
            Entry::Left { .. } => Ok(()),
            Entry::End { end } if end == self.steps.len() => Ok(()),
            Entry::End { end } => Err(JournalError::Short {
                line,
                found: self.steps.len(),
                expected: end,
            }),
            Entry::Undo { undo_to } if undo_to < self.steps.len() => {
                self.cut(undo_to);
                Ok(())
            }
            Entry::Undo { undo_to } => {
                let why = format!(
                    "it goes back to action {undo_to}, but there are only {}",
                    self.steps.len()
                );
                Err(JournalError::Line { line, why })
            }
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
    /// that this is the end.
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

    /// The line of the journal that says how far was gone back.
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

    /// The whole journal, without what was taken back, to be handed on.
    pub fn journal(&self) -> String {
        self.open_journal() + &self.end_line()
    }

    /// The same without its end, to be written on.
    pub fn open_journal(&self) -> String {
        let mut text = self.header_line();
        for at in 0..self.steps.len() {
            text.push_str(&self.step_line(at));
        }
        text + &self.left_line()
    }
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
