//! The words of the program and of its boards.

use redtag_kernel::words::audit_locales;

use super::*;

#[test]
fn every_word_is_there_in_every_language_and_used() {
    let code = [
        include_str!("../../play.rs"),
        include_str!("../keys.rs"),
        include_str!("../plain.rs"),
        include_str!("../log.rs"),
        include_str!("../terminal_match.rs"),
        include_str!("../screen.rs"),
        include_str!("../words.rs"),
        include_str!("../screen/panes.rs"),
        include_str!("../screen/popups.rs"),
        include_str!("../../record.rs"),
        include_str!("../../replay.rs"),
    ]
    .map(|code| code.replace("\"game-title\"", ""));
    let code: Vec<&str> = code.iter().map(String::as_str).collect();
    audit_locales(words::LOCALES, &code, &[]).expect("the locale files fit the code");
}

#[test]
fn the_words_of_every_game_stand_beside_those_of_the_program() {
    struct Languages;
    impl<G: TerminalBoard> Visitor<G> for Languages {
        type Output = Result<(), Flaw>;

        fn visit(self, game: Arc<G>) -> Result<(), Flaw> {
            words::LOCALES
                .iter()
                .try_for_each(|(language, _)| words::of(&*game, language).map(drop))
        }
    }
    for name in redtag_games::NAMES {
        assert_eq!(
            redtag_games::visit(name, None, Languages),
            Ok(Ok(())),
            "{name}"
        );
    }
}

#[test]
fn the_board_speaks_words_that_the_game_has() {
    let code = concat!(
        include_str!("../boards/triage.rs"),
        include_str!("../boards/captions.rs")
    );
    let game = Triage::official().expect("the built-in content is fine");
    let words = words::of(&game, "en").expect("English is spoken");
    for key in code
        .split('"')
        .filter(|text| text.starts_with("board-") || text.starts_with("table-"))
    {
        assert!(words.has(key), "{key}");
    }
}
