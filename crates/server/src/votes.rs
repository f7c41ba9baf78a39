//! What a table decides together: to take back, and to let a bot play for somebody who is away.

use std::time::{Duration, Instant};

use redtag_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What is voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// To go back to this many actions.
    Undo { undo_to: usize },
    /// To let a bot play at a seat.
    Bot { seat: Seat, bot: String },
}

/// A question to the table.
#[derive(Clone, Debug)]
pub struct Vote {
    pub id: u64,
    /// The name of the message that asked.
    pub asked: String,
    pub what: What,
    /// Who asked; nobody's seat if it was the owner.
    pub by: Option<Seat>,
    /// Those who were at the table and have a say.
    pub voters: Vec<Seat>,
    pub agree: Vec<Seat>,
    pub refuse: Vec<Seat>,
    /// The newest event of the match when it was asked: if somebody acts, there is nothing to
    /// decide any more.
    pub moved: i64,
    pub ends: Instant,
    /// The same for people, in seconds since 1970.
    pub until: u64,
}

/// How a vote ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    Passed,
    Refused,
    Expired,
}

impl Vote {
    /// Counts a voice; nothing if it has none, or not any more.
    pub fn count(&mut self, seat: Seat, agree: bool) -> bool {
        let known = self.agree.contains(&seat) || self.refuse.contains(&seat);
        if known || !self.voters.contains(&seat) {
            return false;
        }
        if agree {
            self.agree.push(seat);
        } else {
            self.refuse.push(seat);
        }
        true
    }

    /// Is it decided? One voice against is enough: nobody is outvoted by friends.
    pub fn closed(&self, now: Instant) -> Option<Closed> {
        if !self.refuse.is_empty() {
            Some(Closed::Refused)
        } else if self.agree.len() == self.voters.len() {
            Some(Closed::Passed)
        } else {
            (now >= self.ends).then_some(Closed::Expired)
        }
    }

    /// As everybody hears of it.
    pub fn told(&self, closed: Option<Closed>) -> Value {
        let mut told = json!({
            "id": self.id, "what": self.what, "by": self.by, "agree": self.agree, "refuse": self.refuse,
            "needed": self.voters.len(), "voters": self.voters, "until": self.until,
        });
        if let Some(closed) = closed {
            told["closed"] = json!(match closed {
                Closed::Passed => "passed",
                Closed::Refused => "refused",
                Closed::Expired => "expired",
            });
        }
        told
    }

    /// When one that opens now ends, for us and for people.
    pub fn end(open: Duration, now: u64) -> (Instant, u64) {
        (Instant::now() + open, now + open.as_secs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vote(voters: &[Seat]) -> Vote {
        let (ends, until) = Vote::end(Duration::from_secs(60), 1_000);
        let what = What::Undo { undo_to: 3 };
        let (agree, refuse) = (Vec::new(), Vec::new());
        let asked = String::new();
        Vote {
            id: 1,
            asked,
            what,
            by: Some(0),
            voters: voters.to_vec(),
            agree,
            refuse,
            moved: 9,
            ends,
            until,
        }
    }

    #[test]
    fn everybody_has_one_voice() {
        let mut vote = vote(&[1, 2]);
        let now = Instant::now();
        assert!(!vote.count(0, true), "who asks has said what they want");
        assert!(vote.count(1, true) && !vote.count(1, true) && !vote.count(1, false));
        assert_eq!(vote.closed(now), None);
        assert!(vote.count(2, true));
        assert_eq!(vote.closed(now), Some(Closed::Passed));
    }

    #[test]
    fn one_against_is_enough_and_time_ends_it() {
        let mut vote = vote(&[1, 2]);
        assert_eq!(vote.closed(vote.ends), Some(Closed::Expired));
        assert!(vote.count(2, false));
        assert_eq!(vote.closed(Instant::now()), Some(Closed::Refused));
        assert_eq!(vote.told(Some(Closed::Refused))["closed"], "refused");
    }
}
