//! Which key stands for which choice.

use redtag_kernel::Game;

/// What a person can ask of the program at any time, and the keys for it.
const COMMANDS: &[(char, &str)] = &[
    ('?', "key-rules"),
    ('h', "key-hint"),
    ('o', "key-odds"),
    ('w', "key-why"),
    ('t', "key-position"),
    ('u', "key-undo"),
    ('l', "key-language"),
    ('n', "key-new"),
    ('q', "key-quit"),
];

/// Those that a game has a use for: not every game lets people take back what they did.
pub fn commands<G: Game>() -> impl Iterator<Item = (char, &'static str)> {
    let all = COMMANDS.iter().copied();
    all.filter(|&(_, name)| G::TAKES_BACK || name != "key-undo")
}

/// Digits first, then letters that no command uses.
const CHOICES: &str = "123456789abcdefgijkmprsvxyz";

/// The key of the nth choice, if it has one.
pub fn of_choice(nth: usize) -> Option<char> {
    CHOICES.chars().nth(nth)
}

/// The choice that a key stands for.
pub fn choice(key: char) -> Option<usize> {
    CHOICES.chars().position(|known| known == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things() {
        for (key, _) in COMMANDS {
            assert_eq!(choice(*key), None, "{key}");
        }
        assert_eq!((of_choice(9), choice('a')), (Some('a'), Some(9)));
    }
}
