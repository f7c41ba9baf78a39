//! Fair by proof: whoever keeps a secret seed shows its hash before the first action and the seed
//! after the last. Then anybody can check that every card and die followed from it.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::chance::{Recorder, Seeded};
use crate::game::Game;
use crate::journal::{Entry, JournalError, Lines};
use crate::play::{Match, read_json};
use crate::words::{Text, text};

/// What is shown of a seed before the match: the hexadecimal SHA-256 of its text.
pub fn commitment(seed: &str) -> String {
    Sha256::digest(seed.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// What came of checking a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many outcomes of chance follow from the seed.
    pub checked: usize,
    /// What speaks against it; nothing if all is fair.
    pub against: Option<Text>,
}

/// Plays a journal through and compares every outcome since the commitment with the one that its
/// seed gives, those of actions that were taken back as well.
pub fn verify<G: Game>(game: Arc<G>, lines: Lines) -> Result<Verdict, JournalError> {
    let against = |why: &'static str| {
        Ok(Verdict {
            checked: 0,
            against: Some(text(why)),
        })
    };
    let header = &lines.header;
    let Some(shown) = &header.commitment else {
        return against("verify-uncommitted");
    };
    let Some(seed) = header.seed.clone() else {
        return against("verify-secret");
    };
    if commitment(&seed) != *shown {
        return against("verify-seed");
    }
    let from = header.committed_from;
    let mut match_ = Match::begin(game.clone(), header)?;
    let mut checked = 0;
    if from.is_none() {
        let mut chance = Recorder::new(Seeded::new(&seed));
        let set_up = game.set_up(match_.options(), &mut chance, &mut ());
        // A position that somebody laid instead was not promised, unless the seed leads to the
        // same.
        let follows = match &header.position {
            Some(_) => set_up
                .as_ref()
                .is_ok_and(|position| position == match_.position()),
            None => chance.outcomes == header.chance,
        };
        if set_up.is_err() || !follows {
            return against("verify-set-up");
        }
        checked += chance.outcomes.len();
    }
    for (line, entry) in lines.entries {
        if let Entry::Play {
            n,
            seat,
            action,
            chance,
            ..
        } = &entry
            && *n > from.unwrap_or(0)
            && let Ok(action) = read_json(action)
        {
            let mut seeded = Recorder::new(Seeded::after(&seed, match_.picks()));
            let tried = match_.try_out(*seat, action, &mut seeded);
            if tried.is_ok() && seeded.outcomes != *chance {
                let why = text("verify-outcome").number("n", i64::try_from(*n).unwrap_or(i64::MAX));
                return Ok(Verdict {
                    checked,
                    against: Some(why),
                });
            }
            checked += chance.len();
        }
        match_.replay_entry(line, entry)?;
    }
    Ok(Verdict {
        checked,
        against: None,
    })
}
