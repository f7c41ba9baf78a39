//! People's paths through the terminal.

mod campaigns;
mod locales;
mod players;

use std::fs;
use std::io::Cursor;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_after_the_virus::AfterTheVirus;
use redtag_kernel::laws::nim::Nim;
use redtag_kernel::{Fast, Flaw, Match, Turn};
use redtag_triage::Triage;

use super::*;
use crate::play::screen::Screen;
use crate::store::Scratch;

/// Several seats.
impl TerminalBoard for Nim {}

fn triage() -> Arc<Triage> {
    Arc::new(Triage::official().expect("the built-in content is fine"))
}

fn args() -> PlayArgs {
    PlayArgs {
        game: "triage".into(),
        seed: Some("7".into()),
        lang: Some("en".into()),
        ..PlayArgs::default()
    }
}

fn sit(folder: &Scratch, args: &PlayArgs) -> anyhow::Result<TerminalMatch<Triage>> {
    begin_or_resume(
        triage(),
        None,
        args,
        Store::open(folder.path().to_owned(), "triage")?,
    )
}

fn sit_at_nim(folder: &Scratch, args: &PlayArgs) -> anyhow::Result<TerminalMatch<Nim>> {
    begin_or_resume(
        Arc::new(Nim { strict: false }),
        None,
        args,
        Store::open(folder.path().to_owned(), "nim")?,
    )
}

fn with_players(players: &str) -> PlayArgs {
    PlayArgs {
        players: players.split(',').map(str::to_owned).collect(),
        ..args()
    }
}

/// Plays line by line and returns everything that was said.
fn plain(folder: &Scratch, args: &PlayArgs, input: &str) -> String {
    told(sit(folder, args).expect("the match begins"), input)
}

fn told<G: TerminalBoard>(current: TerminalMatch<G>, input: &str) -> String {
    let mut output = Vec::new();
    plain::run(current, Cursor::new(input), &mut output).expect("memory can be written to");
    String::from_utf8(output).expect("text")
}

fn plain_nim(folder: &Scratch, args: &PlayArgs, input: &str) -> String {
    told(sit_at_nim(folder, args).expect("the match begins"), input)
}

/// What is on a screen of this size.
fn shown<G: TerminalBoard>(screen: &mut Screen<G>, width: u16, height: u16) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
    terminal
        .draw(|frame| screen.draw(frame))
        .expect("memory can be drawn on");
    terminal.backend().to_string()
}

fn press<G: TerminalBoard>(screen: &mut Screen<G>, keys: &str) {
    for key in keys.chars() {
        let key = if key == '\n' {
            KeyCode::Enter
        } else {
            KeyCode::Char(key)
        };
        screen.press(KeyEvent::from(key)).expect("keys cannot fail");
    }
}

fn assert_all(shown: &str, expected: &[&str]) {
    for text in expected {
        assert!(shown.contains(text), "{text:?} is not on it:\n{shown}");
    }
}

#[test]
fn a_match_is_played_line_by_line_to_its_end() {
    let folder = Scratch::new();
    let told = plain(&folder, &args(), &"1\n".repeat(1_600));
    assert_all(
        &told,
        &[
            "After the Disaster: Triage",
            "Seed: 7",
            "Hospital: 10 of 10.",
            "1. ",
            "» ",
        ],
    );
    assert_all(&told, &["Score:", "The journal is kept in", "Goodbye."]);
    assert!(folder.path().join("finished/triage-1.jsonl").exists());
    assert!(!folder.path().join("triage.jsonl").exists());
    assert!(!told.contains('\u{1b}'), "no escape sequences");
    assert!(!told.contains('⟨'), "every word is known");
}

#[test]
fn every_command_answers_line_by_line() {
    let folder = Scratch::new();
    let told = plain(
        &folder,
        &args(),
        "help\nt\n?\n??\nw\n1\no\nh\nu\nnonsense\nl\nn\nj\nq\n",
    );
    assert_all(
        &told,
        &[
            "There is nothing to take back.",
            "Goal and Components",
            "expects",
        ],
    );
    assert_all(
        &told,
        &[
            "The next card",
            "That is not one of the choices",
            "Eine neue Partie beginnen?",
        ],
    );
    assert!(!told.contains('⟨'), "every word is known: {told}");
    assert!(folder.path().join("set-aside/triage-1.jsonl").exists());
}

#[test]
fn a_match_goes_on_after_a_restart() {
    let folder = Scratch::new();
    let whole = plain(&Scratch::new(), &args(), "1\n1\n1\n1\nq\n");
    plain(&folder, &args(), "1\n1\n");
    let rest = plain(
        &folder,
        &PlayArgs {
            seed: None,
            ..args()
        },
        "1\n1\nq\n",
    );
    assert_all(&rest, &["Going on with your unfinished match.", "Seed: 7"]);
    let last = |told: &str| {
        told.lines()
            .rev()
            .take(6)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(last(&rest), last(&whole));
}

#[test]
fn a_cut_line_is_told_and_the_rest_goes_on() {
    let folder = Scratch::new();
    plain(&folder, &args(), "1\n1\n");
    let file = folder.path().join("triage.jsonl");
    let text = fs::read_to_string(&file).expect("readable");
    fs::write(&file, &text[..text.len() - 5]).expect("written");
    let told = plain(&folder, &args(), "");
    assert_all(&told, &["cut short"]);
    assert_eq!(
        fs::read_to_string(&file).expect("readable"),
        text[..text.len() - 5]
    );
    plain(&folder, &args(), "1\n");
    assert_eq!(fs::read_to_string(&file).expect("readable"), text);
}

#[test]
fn a_damaged_match_is_named_and_kept() {
    let folder = Scratch::new();
    let file = folder.path().join("triage.jsonl");
    for damaged in ["nonsense\n", "{\"redtag\":99}\n"] {
        fs::write(&file, damaged).expect("written");
        let told = format!(
            "{:#}",
            sit(&folder, &args()).err().expect("it cannot be resumed")
        );
        assert_all(&told, &["triage.jsonl", "--new"]);
        assert_eq!(fs::read_to_string(&file).expect("readable"), damaged);
    }
    plain(
        &folder,
        &PlayArgs {
            new: true,
            ..args()
        },
        "1\n",
    );
    let kept = fs::read_to_string(folder.path().join("set-aside/triage-1.jsonl"));
    assert_eq!(kept.expect("it was kept"), "{\"redtag\":99}\n");
}

#[test]
fn other_options_than_those_of_the_unfinished_match_are_told() {
    let folder = Scratch::new();
    plain(&folder, &args(), "1\n");
    let other = PlayArgs {
        set: vec!["beds=4".into()],
        ..args()
    };
    let told = format!("{:#}", sit(&folder, &other).err().expect("refused"));
    assert_all(&told, &["--new", "triage.jsonl"]);
    let told = plain(&folder, &PlayArgs { new: true, ..other }, "t\n");
    assert_all(&told, &["Variant, not official", "Bed 4: empty."]);
    let wrong = PlayArgs {
        new: true,
        options: Some("{\"bets\":4}".into()),
        ..args()
    };
    assert_all(
        &format!("{:#}", sit(&folder, &wrong).err().expect("refused")),
        &["bets"],
    );
}

#[test]
fn an_unwritable_folder_is_told_and_the_match_goes_on() {
    let folder = Scratch::new();
    let blocked = folder.path().join("blocked");
    fs::write(&blocked, "").expect("written");
    let store = Store::open(blocked, "triage").expect("nobody holds it");
    let current = begin_or_resume(triage(), None, &args(), store).expect("the match begins");
    let mut screen = Screen::new(current);
    press(&mut screen, "1");
    assert_all(&shown(&mut screen, 80, 24), &["! Not saved", "» "]);
}

#[test]
fn real_cards_are_asked_for() {
    let folder = Scratch::new();
    let companion = PlayArgs {
        seed: None,
        companion: true,
        ..args()
    };
    let told = plain(&folder, &companion, "x9\nk\n1\n-\n1\nd7\n");
    assert_all(
        &told,
        &["Real cards and dice", "The next card", "D7 (Diesel ♦7)"],
    );
    assert_all(&told, &["A King arrives", "Turned up: Diesel ♦7."]);
    let current = sit(
        &folder,
        &PlayArgs {
            seed: None,
            ..args()
        },
    )
    .expect("it is resumed");
    let mut screen = Screen::new(current);
    press(&mut screen, "2");
    assert_all(
        &shown(&mut screen, 120, 40),
        &["The next card", "Diesel ♦2"],
    );
    press(&mut screen, "s3\n");
    assert_all(&shown(&mut screen, 120, 40), &["Turned up: Aftershock ♠3."]);
}

#[test]
fn the_board_is_on_the_screen() {
    let folder = Scratch::new();
    let mut screen = Screen::new(sit(&folder, &args()).expect("the match begins"));
    press(&mut screen, "1111");
    for (width, height) in [(80, 24), (120, 40), (100, 30), (90, 50), (200, 60)] {
        let shown = shown(&mut screen, width, height);
        assert_all(
            &shown,
            &[
                "Hospital",
                "Bed 1",
                "Bed 3",
                "Outside",
                "Generator Pile",
                "Scavenging Space",
            ],
        );
        assert_all(
            &shown,
            &[
                "Event Queue",
                "Event Deck",
                "Discard Pile",
                "Saved Pile",
                "Still unseen",
            ],
        );
        assert_all(
            &shown,
            &[
                "Your choice",
                "What happened",
                "? ",
                "Rules",
                "Seed: 7",
                "this turn",
                "AP",
            ],
        );
    }
    assert_all(&shown(&mut screen, 60, 20), &["too small", "80×24"]);
}

#[test]
fn popups_lie_over_the_board() {
    let folder = Scratch::new();
    let mut screen = Screen::new(sit(&folder, &args()).expect("the match begins"));
    press(&mut screen, "?");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["The rules behind this choice"],
    );
    press(&mut screen, "?");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["All rules", "Goal and Components", "R1 "],
    );
    press(&mut screen, "qw");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["What is not possible now", "R15 "],
    );
    press(&mut screen, "qo");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["Exact odds", "The next card"],
    );
    press(&mut screen, "qu");
    assert_all(&shown(&mut screen, 80, 24), &["nothing to take back"]);
    press(&mut screen, "l");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["Deine Wahl", "Krankenhaus", "Bett 1"],
    );
    press(&mut screen, "n");
    assert_all(&shown(&mut screen, 80, 24), &["Eine neue Partie beginnen?"]);
}

#[test]
fn the_end_is_told() {
    let folder = Scratch::new();
    let mut screen = Screen::new(sit(&folder, &args()).expect("the match begins"));
    press(&mut screen, &"1".repeat(1_600));
    for (width, height) in [(80, 24), (120, 40)] {
        assert_all(
            &shown(&mut screen, width, height),
            &["The end", "Score:", "The journal is kept in"],
        );
    }
    press(&mut screen, "n");
    assert_all(&shown(&mut screen, 80, 24), &["Your choice"]);
}

#[test]
fn random_seeds_differ() {
    assert_ne!(random_seed(), random_seed());
    assert_eq!(random_seed().len(), 10);
}

/// Taking back is offered only where the rules allow it.
#[test]
fn undo_is_offered_where_it_is_possible() {
    let folder = Scratch::new();
    let told = plain(&folder, &args(), "help\nq\n");
    assert_all(&told, &["w why not, u undo, l Deutsch", "u: Undo"]);
    let game = Arc::new(AfterTheVirus::official().expect("the content is sound"));
    let store = Store::open(folder.path().to_owned(), "after-the-virus").expect("a folder");
    let current = begin_or_resume(game, None, &args(), store).expect("the match begins");
    let told = self::told(current, "help\nq\n");
    assert_all(&told, &["w why not, l Deutsch"]);
    assert!(!told.contains("u: Undo"), "{told}");
}
