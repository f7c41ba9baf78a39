//! Provably fair: whoever keeps a secret seed publishes its hash before the first action and the
//! seed after the last. Then anybody can check that every card and die followed from it.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::chance::{Recorder, Seeded};
use crate::game::Game;
use crate::journal::{Entry, Header, JournalError, Lines};
use crate::play::{Match, read_json};
use crate::words::{Text, text};

/// What is published of a seed before the match: the hexadecimal SHA-256 of its text.
pub fn commitment(seed: &str) -> String {
    Sha256::digest(seed.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The result of checking a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many outcomes of chance follow from the seed.
    pub checked: usize,
    /// What speaks against it; `None` if everything is fair.
    pub against: Option<Text>,
}

impl Verdict {
    fn against(checked: usize, why: Text) -> Self {
        Self {
            checked,
            against: Some(why),
        }
    }
}

/// Replays a journal and compares every outcome since the commitment with the one that the seed
/// gives, including those of actions that were taken back.
pub fn verify<G: Game>(game: Arc<G>, lines: Lines) -> Result<Verdict, JournalError> {
    let header = &lines.header;
    let seed = match committed_seed(header) {
        Ok(seed) => seed,
        Err(why) => return Ok(Verdict::against(0, text(why))),
    };
    let mut match_ = Match::begin(game, header)?;
    let mut checked = 0;
    if header.committed_from.is_none() {
        match outcomes_of_set_up(&match_, header, seed) {
            Some(outcomes) => checked += outcomes,
            None => return Ok(Verdict::against(0, text("verify-set-up"))),
        }
    }
    for (line, entry) in lines.entries {
        match outcomes_of_entry(&match_, header, seed, &entry) {
            Ok(outcomes) => checked += outcomes,
            Err(why) => return Ok(Verdict::against(checked, why)),
        }
        match_.replay_entry(line, entry)?;
    }
    Ok(Verdict {
        checked,
        against: None,
    })
}

/// The seed that was committed to, now that it is known; otherwise the reason against it.
fn committed_seed(header: &Header) -> Result<&str, &'static str> {
    let shown = header.commitment.as_ref().ok_or("verify-uncommitted")?;
    let seed = header.seed.as_ref().ok_or("verify-secret")?;
    match commitment(seed) == *shown {
        true => Ok(seed),
        false => Err("verify-seed"),
    }
}

/// How many outcomes of the set-up follow from the seed; `None` if they do not. A position that
/// somebody set up by hand was not promised, unless the seed leads to the same one.
fn outcomes_of_set_up<G: Game>(match_: &Match<G>, header: &Header, seed: &str) -> Option<usize> {
    let mut chance = Recorder::new(Seeded::new(seed));
    let set_up = match_
        .game()
        .set_up(match_.options(), &mut chance, &mut ())
        .ok()?;
    let follows = match &header.position {
        Some(_) => set_up == *match_.position(),
        None => chance.outcomes == header.chance,
    };
    follows.then_some(chance.outcomes.len())
}

/// How many outcomes of this line follow from the seed; otherwise the reason against it.
fn outcomes_of_entry<G: Game>(
    match_: &Match<G>,
    header: &Header,
    seed: &str,
    entry: &Entry,
) -> Result<usize, Text> {
    let Entry::Play {
        n,
        seat,
        action,
        chance,
        ..
    } = entry
    else {
        return Ok(0);
    };
    let promised = *n > header.committed_from.unwrap_or(0);
    let Some(action) = read_json(action).ok().filter(|_| promised) else {
        return Ok(0);
    };
    let mut seeded = Recorder::new(Seeded::after(seed, match_.picks()));
    let tried = match_.try_out(*seat, action, &mut seeded);
    if tried.is_ok() && seeded.outcomes != *chance {
        let n = i64::try_from(*n).unwrap_or(i64::MAX);
        return Err(text("verify-outcome").number("n", n));
    }
    Ok(chance.len())
}
