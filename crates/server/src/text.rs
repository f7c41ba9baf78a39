//! Names and talk, without characters that cannot be seen.

use redtag_kernel::Player;
use unicode_normalization::UnicodeNormalization;

/// A name or a sentence as it is shown. Direction marks and characters without width are dropped;
/// control characters and blanks of any kind become single spaces.
pub fn clean(text: &str) -> String {
    let visible: String = text
        .chars()
        .filter(|&sign| !is_hidden(sign))
        .map(|sign| if is_blank(sign) { ' ' } else { sign })
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Marks of direction, characters without width, and tags.
fn is_hidden(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Characters that show nothing but take up room.
fn is_blank(sign: char) -> bool {
    sign.is_control()
        || sign.is_whitespace()
        || matches!(
            sign,
            '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{ffa0}'
        )
}

/// Whether two names would be mistaken for each other: capitals and ways to write a letter make no
/// difference.
pub fn is_double(one: &str, other: &str) -> bool {
    let plain = |name: &str| -> String { clean(name).nfkc().collect::<String>().to_lowercase() };
    plain(one) == plain(other)
}

/// Cleans the names of people at one table, and numbers those who have the same.
pub fn tell_apart(players: &mut [Player]) {
    for at in 0..players.len() {
        let name = clean(&players[at].name);
        let (before, rest) = players.split_at_mut(at);
        let is_taken = |name: &str| before.iter().any(|other| is_double(&other.name, name));
        let numbered = (2..).map(|number| format!("{name} {number}"));
        rest[0].name = [name.clone()]
            .into_iter()
            .chain(numbered)
            .find(|name| !is_taken(name))
            .unwrap_or(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(clean("  An\u{200b}na\u{202e} \n\t B. \u{feff}"), "Anna B.");
        assert_eq!(clean("\u{3164}\u{2800}\u{200d}"), "");
        assert_eq!(
            clean("bell\u{7}, null\0, escape\u{1b}[2J"),
            "bell , null , escape [2J"
        );
        assert_eq!(clean("Ännchen ☂ 李"), "Ännchen ☂ 李");
    }

    #[test]
    fn doubles_are_told_apart() {
        assert!(is_double("Anna", "anna\u{200b}") && is_double("É", "e\u{301}"));
        assert!(is_double("Ａnna", "Anna") && !is_double("Anna", "Anne"));
        let player = |name: &str| Player {
            name: name.into(),
            bot: None,
        };
        let mut players = ["Anna", "Anna 2", "anna ", "Ben"].map(player);
        tell_apart(&mut players);
        assert_eq!(
            players.map(|player| player.name),
            ["Anna", "Anna 2", "anna 3", "Ben"]
        );
    }
}
