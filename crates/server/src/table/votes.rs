//! The open votes of a table.

use std::time::{Duration, Instant};

use redtag_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::error::Code;
use crate::secrets;
use crate::server::unix_time;

/// How many votes may be open at a time.
const MOST: usize = 4;

/// What is voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// To go back to this many actions.
    Undo { undo_to: usize },
    /// To let a bot play at a seat.
    Bot { seat: Seat, bot: String },
}

/// The votes that are open on this node.
#[derive(Default)]
pub struct Votes(Vec<Vote>);

impl Votes {
    /// The open vote on this, by its id.
    pub fn on(&self, proposal: &Proposal) -> Option<u64> {
        let vote = self.0.iter().find(|vote| vote.proposal == *proposal);
        vote.map(|vote| vote.id)
    }

    /// Opens a vote, unless there are too many.
    pub fn open(&mut self, vote: Vote) -> Result<&Vote, Code> {
        if self.0.len() >= MOST {
            return Err(Code::TooFast);
        }
        self.0.push(vote);
        self.0.last().ok_or(Code::TooFast)
    }

    pub fn get_mut(&mut self, id: u64) -> Option<&mut Vote> {
        self.0.iter_mut().find(|vote| vote.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Vote> {
        self.0.iter()
    }

    /// Takes out one that is decided, with how it was.
    pub fn take_decided(&mut self, now: Instant) -> Option<(Vote, Closed)> {
        let decided = self.0.iter().map(|vote| vote.closed(now));
        let (at, closed) = decided
            .enumerate()
            .find_map(|(at, closed)| Some((at, closed?)))?;
        Some((self.0.remove(at), closed))
    }

    /// Takes out those on taking back what is not the newest event of the match any more.
    pub fn take_stale(&mut self, moved: i64) -> Vec<Vote> {
        let is_stale =
            |vote: &mut Vote| matches!(vote.proposal, Proposal::Undo { .. }) && vote.moved != moved;
        self.0.extract_if(.., is_stale).collect()
    }
}

/// A question to the people at the table.
#[derive(Clone, Debug)]
pub struct Vote {
    pub id: u64,
    /// The id of the message that asked.
    pub asked: String,
    pub proposal: Proposal,
    /// Who asked; no seat if it was the owner.
    by: Option<Seat>,
    /// Those who were at the table and have a say.
    voters: Vec<Seat>,
    agree: Vec<Seat>,
    refuse: Vec<Seat>,
    /// The newest event of the match when it was asked.
    moved: i64,
    ends: Instant,
    /// The same for people, in seconds since 1970.
    until: i64,
}

/// How a vote ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    Passed,
    Refused,
    Expired,
}

impl Vote {
    pub fn new(
        asked: &str,
        proposal: Proposal,
        by: Option<Seat>,
        voters: Vec<Seat>,
        moved: i64,
        time: Duration,
    ) -> Result<Self, getrandom::Error> {
        Ok(Self {
            // A number that no other node gives, and that JavaScript can hold.
            id: secrets::number()? >> 12,
            asked: asked.to_owned(),
            proposal,
            by,
            voters,
            agree: Vec::new(),
            refuse: Vec::new(),
            moved,
            ends: Instant::now() + time,
            until: unix_time() + i64::try_from(time.as_secs()).unwrap_or(0),
        })
    }

    /// Counts the votes of those seats that have one left; false if none has.
    pub fn count(&mut self, seats: &[Seat], agree: bool) -> bool {
        let mut counted = false;
        for &seat in seats {
            let has_voted = self.agree.contains(&seat) || self.refuse.contains(&seat);
            if !has_voted && self.voters.contains(&seat) {
                let side = if agree {
                    &mut self.agree
                } else {
                    &mut self.refuse
                };
                side.push(seat);
                counted = true;
            }
        }
        counted
    }

    /// Is it decided? One vote against is enough: nobody is outvoted by friends.
    pub fn closed(&self, now: Instant) -> Option<Closed> {
        if !self.refuse.is_empty() {
            Some(Closed::Refused)
        } else if self.agree.len() == self.voters.len() {
            Some(Closed::Passed)
        } else {
            (now >= self.ends).then_some(Closed::Expired)
        }
    }

    /// As it is sent to everybody.
    pub fn to_json(&self, closed: Option<Closed>) -> Value {
        let mut vote = json!({
            "id": self.id, "what": self.proposal, "by": self.by, "agree": self.agree,
            "refuse": self.refuse, "needed": self.voters.len(), "voters": self.voters,
            "until": self.until,
        });
        if let Some(closed) = closed {
            vote["closed"] = json!(closed);
        }
        vote
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vote(voters: &[Seat]) -> Vote {
        let (undo, time) = (Proposal::Undo { undo_to: 3 }, Duration::from_secs(60));
        Vote::new("", undo, Some(0), voters.to_vec(), 9, time).expect("there is chance")
    }

    #[test]
    fn everybody_has_one_vote() {
        let mut vote = vote(&[1, 2]);
        let now = Instant::now();
        assert!(!vote.count(&[0], true), "who asks has said what they want");
        assert!(vote.count(&[1], true) && !vote.count(&[1], true) && !vote.count(&[1], false));
        assert_eq!(vote.closed(now), None);
        assert!(vote.count(&[1, 2], true));
        assert_eq!(vote.closed(now), Some(Closed::Passed));
    }

    #[test]
    fn one_against_is_enough_and_time_ends_it() {
        let mut vote = vote(&[1, 2]);
        assert_eq!(vote.closed(vote.ends), Some(Closed::Expired));
        assert!(vote.count(&[2], false));
        assert_eq!(vote.closed(Instant::now()), Some(Closed::Refused));
        assert_eq!(vote.to_json(Some(Closed::Refused))["closed"], "refused");
    }

    #[test]
    fn what_is_decided_or_stale_is_taken_out() {
        let mut votes = Votes::default();
        let id = votes.open(vote(&[1])).expect("there is room").id;
        assert_eq!(votes.on(&Proposal::Undo { undo_to: 3 }), Some(id));
        assert!(votes.take_decided(Instant::now()).is_none() && votes.take_stale(9).is_empty());
        assert_eq!(votes.take_stale(10).len(), 1);
        for _ in 0..MOST {
            let vote = votes.open(vote(&[1])).expect("there is room");
            assert_eq!(vote.by, Some(0));
        }
        assert_eq!(votes.open(vote(&[1])).err(), Some(Code::TooFast));
        votes.0[2].count(&[1], true);
        let decided = votes.take_decided(Instant::now());
        assert_eq!(decided.map(|(_, closed)| closed), Some(Closed::Passed));
        assert_eq!(votes.iter().count(), MOST - 1);
    }
}
