//! What is written on cards.

use super::{MAX_NUMBER, Saying};

/// Whether a card can have this number.
pub fn check_number(number: u8) -> Result<(), String> {
    if (1..=MAX_NUMBER).contains(&number) {
        return Ok(());
    }
    Err(format!(
        "a card has a number from 1 to {MAX_NUMBER}, not {number}"
    ))
}

/// An English text, and none that is empty, too long, or has brackets, which mean something in
/// locale files.
pub fn check_saying(what: &str, saying: &Saying) -> Result<(), String> {
    let odd = |letter: char| matches!(letter, '{' | '}') || letter.is_control();
    let is_plain = |text: &&String| {
        !text.is_empty()
            && text.trim() == *text
            && text.chars().count() <= 160
            && !text.contains(odd)
    };
    if let Some(text) = saying.values().find(|text| !is_plain(text)) {
        return Err(format!(
            "{what}: {text:?} is empty, too long or has brackets in it"
        ));
    }
    if !saying.contains_key("en") {
        return Err(format!("{what}: an English one (en) is needed"));
    }
    Ok(())
}

/// In a language, or else in English.
pub fn say<'a>(saying: &'a Saying, language: &str) -> &'a str {
    saying
        .get(language)
        .or_else(|| saying.get("en"))
        .map_or("", String::as_str)
}
