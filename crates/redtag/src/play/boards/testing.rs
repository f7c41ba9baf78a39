//! What the tests of the boards share.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_kernel::laws::play_out;
use redtag_kernel::{Fast, Words};

use super::{BoardView, TerminalBoard};
use crate::play::words;

/// The words of a game and its board.
pub fn speaking<G: TerminalBoard>(game: &G, language: &str) -> Words {
    words::of(game, language).expect("it is spoken")
}

/// The board of a position as text, as the first seat sees it.
pub fn shown<G: TerminalBoard>(
    game: &G,
    position: &G::Position,
    words: &Words,
    size: (u16, u16),
) -> String {
    ahead(game, position, None, words, size)
}

/// The same with an action that somebody points at.
pub fn ahead<G: TerminalBoard>(
    game: &G,
    position: &G::Position,
    pointed: Option<G::Action>,
    words: &Words,
    (width, height): (u16, u16),
) -> String {
    let view = BoardView {
        position,
        seat: 0,
        pointed,
        words,
    };
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    let drawn = terminal.draw(|frame| game.draw(frame, frame.area(), &view));
    drawn.expect("memory can be drawn on");
    let quoted = terminal.backend().to_string();
    quoted
        .lines()
        .map(|line| format!("{}\n", line.trim_matches('"').trim_end()))
        .collect()
}

/// A position on a small and a large screen, as it looked when somebody last looked at it.
#[track_caller]
pub fn check<G: TerminalBoard>(
    game: &G,
    position: &G::Position,
    expected: [((u16, u16), &str); 2],
) {
    let words = speaking(game, "en");
    for (size, expected) in expected {
        let shown = shown(game, position, &words, size);
        assert_eq!(shown, expected, "\n{shown}");
    }
}

/// Screens of uncommon sizes.
const SIZES: [(u16, u16); 7] = [
    (100, 17),
    (80, 26),
    (70, 25),
    (152, 58),
    (72, 38),
    (60, 7),
    (3, 2),
];

/// Plays random games and draws every `step`th position of each, the last one among them, now on
/// this screen and now on others: every word is known, and `holds` looks at the rest.
pub fn draw_games<G: TerminalBoard>(
    game: &G,
    options: &[G::Options],
    step: usize,
    usual: (u16, u16),
    holds: impl Fn(&G::Position, &Words, (u16, u16), &str),
) {
    let languages = ["en", "de"].map(|language| speaking(game, language));
    let sizes = [[usual].as_slice(), &SIZES].concat();
    for (number, options) in (0..).zip(options) {
        let mut chance = Fast::new(5, number);
        let mut position = game
            .set_up(options, &mut chance, &mut ())
            .expect("the options are sound");
        let mut positions = Vec::new();
        play_out(game, &mut position, &mut chance, &mut Vec::new(), |one| {
            positions.push(one.clone());
        });
        positions.push(position);
        for (nth, position) in positions.iter().rev().step_by(step).enumerate() {
            let (words, size) = (&languages[nth % 2], sizes[nth / 2 % sizes.len()]);
            let shown = shown(game, position, words, size);
            assert!(!shown.contains('⟨'), "every word is known:\n{shown}");
            holds(position, words, size, &shown);
        }
    }
}

/// Every word of the code that starts like this is a key of the game.
pub fn check_keys<G: TerminalBoard>(game: &G, code: &str, starts: &[&str]) {
    let is_key = |text: &&str| starts.iter().any(|start| text.starts_with(start));
    for words in ["en", "de"].map(|language| speaking(game, language)) {
        for key in code.split('"').filter(is_key) {
            assert!(words.has(key), "{key}");
        }
    }
}
