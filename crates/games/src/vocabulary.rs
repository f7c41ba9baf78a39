//! The words of games in each language, shared by all matches.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use redtag_kernel::Words;

use crate::Playable;
use crate::protocol::{Code, Error};

/// How many vocabularies are kept.
const SPOKEN: usize = 16;

/// The words of a game in a language.
struct Vocabulary {
    game: Arc<dyn Any + Send + Sync>,
    lang: String,
    words: Arc<Words>,
}

/// The words of a game in a language; many matches share them.
pub fn speak<G: Playable>(game: &Arc<G>, lang: &str) -> Result<Arc<Words>, Error> {
    // Content may differ in words alone, so the game itself tells vocabularies apart. As long as it
    // is kept here, no other one can be at its address.
    static SHELF: Mutex<Vec<Vocabulary>> = Mutex::new(Vec::new());
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let known = |one: &&Vocabulary| std::ptr::addr_eq(Arc::as_ptr(&one.game), Arc::as_ptr(game));
    if let Some(found) = shelf.iter().filter(known).find(|one| one.lang == lang) {
        return Ok(found.words.clone());
    }
    let words = Words::of(&**game, lang, &[]).map_err(|flaw| Error::new(Code::BadName, flaw))?;
    let words = Arc::new(words);
    shelf.truncate(SPOKEN - 1);
    let vocabulary = Vocabulary {
        game: game.clone(),
        lang: lang.to_owned(),
        words: words.clone(),
    };
    shelf.insert(0, vocabulary);
    Ok(words)
}
