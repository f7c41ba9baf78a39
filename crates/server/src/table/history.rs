//! What the log of a table says so far.

use std::collections::{HashMap, VecDeque};

use redtag_kernel::journal::{self, Header, JournalError};
use redtag_kernel::{Player, Seat};

use crate::event::{self, Event};
use crate::roles::{Holder, Pass};

/// How much of the talk a newcomer is sent.
const CHAT: usize = 200;

pub struct History {
    /// The first line of the journal.
    pub header: Header,
    /// The other lines.
    lines: String,
    /// Who sits where now.
    pub players: Vec<Player>,
    /// The newest event, and the newest one of the match itself.
    pub seq: i64,
    pub moved: i64,
    /// The place of everything that was sent with an id.
    places: HashMap<String, i64>,
    /// What was said last, as it is sent.
    pub chat: VecDeque<String>,
    /// Whose keys were replaced, and at which place.
    replaced_keys: Vec<(i64, Holder)>,
    /// The seed has been revealed.
    pub is_over: bool,
}

impl History {
    /// Of a table whose log is empty; it may have been made from a journal.
    pub fn begin(journal: &str) -> Result<Self, JournalError> {
        let header = journal::read(journal)?.header;
        let lines = journal.split_once('\n').map_or("", |(_, lines)| lines);
        Ok(Self {
            lines: lines.to_owned(),
            players: header.players.clone(),
            header,
            seq: 0,
            moved: 0,
            places: HashMap::new(),
            chat: VecDeque::new(),
            replaced_keys: Vec::new(),
            is_over: false,
        })
    }

    /// Remembers an event that is in the store.
    pub fn record(&mut self, seq: i64, id: &str, event: &Event, body: &str) {
        self.seq = seq;
        if !id.is_empty() {
            self.places.insert(id.to_owned(), seq);
        }
        if let Some(entry) = event.entry() {
            self.moved = seq;
            self.lines.push_str(&journal::line(&entry));
        }
        match event {
            Event::Player { seat, player } => self.seat(*seat, player),
            Event::Chat { .. } => self.remember_talk(event::numbered(seq, body)),
            Event::Key { of } => {
                self.replaced_keys.retain(|(_, known)| known != of);
                self.replaced_keys.push((seq, *of));
            }
            Event::Over { seed } => {
                self.is_over = true;
                self.header.seed = Some(seed.clone());
            }
            Event::Play { .. } | Event::Undo { .. } | Event::Left { .. } | Event::End { .. } => {}
        }
    }

    fn seat(&mut self, seat: Seat, player: &Player) {
        if let Some(place) = self.players.get_mut(usize::from(seat)) {
            *place = player.clone();
        }
    }

    fn remember_talk(&mut self, event: String) {
        self.chat.push_back(event);
        if self.chat.len() > CHAT {
            self.chat.pop_front();
        }
    }

    /// The journal so far; the seed is in it once it is revealed.
    pub fn journal(&self) -> String {
        journal::line(&self.header) + &self.lines
    }

    /// About how long the journal is, in bytes.
    pub fn length(&self) -> usize {
        let content = self.header.content_text.as_ref().map_or(0, String::len);
        self.lines.len() + content
    }

    /// The last line of a match has a hash; so has every eighth.
    pub fn may_have_ended(&self) -> bool {
        let last = self.lines.lines().next_back().unwrap_or_default();
        last.contains("\"hash\":")
    }

    /// Where something that was sent with this id stands.
    pub fn place(&self, id: &str) -> Option<i64> {
        self.places.get(id).copied()
    }

    /// Whether a key of this pass was replaced since it was given out.
    pub fn is_replaced(&self, pass: Pass) -> bool {
        let mut replaced = self.replaced_keys.iter();
        replaced.any(|&(seq, of)| seq > pass.seq && pass.roles.has(of))
    }

    pub fn name_at(&self, seat: Seat) -> Option<&str> {
        let player = self.players.get(usize::from(seat));
        player.map(|player| player.name.as_str())
    }

    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let player = self.players.get(usize::from(seat));
        player.and_then(|player| player.bot.as_deref())
    }
}
