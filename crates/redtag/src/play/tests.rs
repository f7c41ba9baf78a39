//! People's paths through the terminal.

use std::fs;
use std::io::Cursor;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use redtag_after_the_virus::AfterTheVirus;
use redtag_aftermath::{Aftermath, Campaign, Options};
use redtag_kernel::words::audit_locales;
use redtag_kernel::{Fast, Flaw, Match, Turn};
use redtag_triage::Triage;

use super::*;
use crate::play::screen::Screen;
use crate::store::Scratch;
use redtag_kernel::laws::nim::Nim;

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
    told(sit(folder, args).expect("a place at the table"), input)
}

fn told<G: TerminalBoard>(current: TerminalMatch<G>, input: &str) -> String {
    let mut output = Vec::new();
    plain::run(current, Cursor::new(input), &mut output).expect("memory can be written to");
    String::from_utf8(output).expect("text")
}

fn plain_nim(folder: &Scratch, args: &PlayArgs, input: &str) -> String {
    told(
        sit_at_nim(folder, args).expect("a place at the table"),
        input,
    )
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
    let current = begin_or_resume(triage(), None, &args(), store).expect("a place at the table");
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
    let mut screen = Screen::new(sit(&folder, &args()).expect("a place at the table"));
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
fn popups_lie_over_the_table() {
    let folder = Scratch::new();
    let mut screen = Screen::new(sit(&folder, &args()).expect("a place at the table"));
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
    let mut screen = Screen::new(sit(&folder, &args()).expect("a place at the table"));
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
fn people_and_bots_play_line_by_line() {
    let folder = Scratch::new();
    let told = plain_nim(
        &folder,
        &with_players("Anna,bot:greedy,Ben"),
        &"t\n1\n".repeat(9),
    );
    assert_all(
        &told,
        &[
            "\nAnna: 9 left\n",
            "\n» Anna: Take 1\n",
            "\n» greedy: Take 1\n",
            "\nBen: 7 left\n",
        ],
    );
    assert_all(
        &told,
        &[
            "Score: Anna 0 · greedy 0 · Ben 0",
            "Score: Anna 0 · greedy 0 · Ben 1",
        ],
    );
    assert_all(&told, &["\nIt is over.\nWinner: Ben.\n"]);
    assert!(!told.contains("Variant") && !told.contains('⟨'), "{told}");
    let journal =
        fs::read_to_string(folder.path().join("finished/nim-1.jsonl")).expect("it was kept");
    assert_all(
        &journal,
        &[r#""players":[{"name":"Anna"},{"name":"greedy","bot":"greedy"},{"name":"Ben"}]"#],
    );
    let bots = plain_nim(
        &folder,
        &with_players("bot:greedy,bot:search:30,bot:greedy"),
        "",
    );
    assert_all(
        &bots,
        &["» greedy: ", "» search:30: ", "» greedy (2): ", "Winner: "],
    );
    let mixed = plain_nim(&folder, &args(), "1\nu\n");
    assert_all(
        &mixed,
        &["You: 9 left", "» greedy: Take 1", "A bot has played since."],
    );
}

/// Where several may act at the same time, anybody can go first.
#[test]
fn several_who_may_act_go_in_any_order() {
    let game = Arc::new(AfterTheVirus::official().expect("the built-in content is fine"));
    let sit = |folder: &Scratch| {
        let store = Store::open(folder.path().to_owned(), "after-the-virus").expect("a folder");
        begin_or_resume(game.clone(), None, &with_players("Anna,Ben"), store)
            .expect("a place at the table")
    };
    let told = told(sit(&Scratch::new()), "s\ns\nq\n");
    let asked = [
        "Anna: Adam: ",
        "s to switch: Ben",
        "Ben: Jennie: ",
        "s to switch: Anna",
    ];
    assert_all(&told, &asked);
    assert_eq!(told.matches("Anna: Adam: ").count(), 2, "and back again");
    let folder = Scratch::new();
    let mut screen = Screen::new(sit(&folder));
    assert_all(
        &shown(&mut screen, 80, 24),
        &["Turn 1 │ ▸Adam", "Anna: Adam: ", "Tab to switch: Ben"],
    );
    screen
        .press(KeyEvent::from(KeyCode::Tab))
        .expect("keys cannot fail");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["Turn 1 │ ▸Jennie", "Ben: Jennie: ", "Tab to switch: Anna"],
    );
}

#[test]
fn players_stay_after_a_restart() {
    let folder = Scratch::new();
    plain_nim(&folder, &with_players("Anna,Ben"), "1\n");
    let rest = plain_nim(&folder, &args(), "u\n2\nn\ny\nq\n");
    assert_all(
        &rest,
        &[
            "Ben: 8 left",
            "Taken back.",
            "» Anna: Take 2",
            "set aside",
            "\nAnna: 9 left\n",
        ],
    );
    let sit = |players| {
        sit_at_nim(
            &folder,
            &PlayArgs {
                seed: None,
                ..with_players(players)
            },
        )
    };
    assert_all(
        &format!("{:#}", sit("Anna,Carla").err().expect("refused")),
        &["--new", "nim.jsonl"],
    );
    sit("Anna,Ben").expect("they sit there");
}

#[test]
fn players_must_fit_the_game() {
    let refused = |folder: &Scratch, args: PlayArgs| {
        format!("{:#}", sit_at_nim(folder, &args).err().expect("refused"))
    };
    let folder = Scratch::new();
    assert_all(&refused(&folder, with_players("Anna")), &["must be 2 to 5"]);
    assert_all(
        &refused(&folder, with_players("Anna,bot:clever")),
        &["--players", "clever"],
    );
    assert_all(
        &refused(&folder, with_players("Anna,")),
        &["players[1]", "1 to 40 characters"],
    );
    let three = PlayArgs {
        set: vec!["seats=3".into()],
        ..with_players("Anna,Ben")
    };
    assert_all(&refused(&folder, three), &["3 seats, but 2 players"]);
    let names: Vec<String> =
        players(&["Ann", "Ann", "bot:search", " Bo ", "Ann", "bot:search:2000"].map(String::from))
            .expect("they fit")
            .into_iter()
            .map(|player| player.name)
            .collect();
    assert_eq!(
        names,
        [
            "Ann",
            "Ann (2)",
            "search:2000",
            "Bo",
            "Ann (3)",
            "search:2000 (2)"
        ]
    );
}

#[test]
fn bots_take_their_time_on_the_screen_unless_one_is_in_a_hurry() {
    let folder = Scratch::new();
    let current = sit_at_nim(&folder, &with_players("Anna,bot:greedy,bot:greedy"))
        .expect("a place at the table");
    let mut screen = Screen::new(current);
    assert_all(
        &shown(&mut screen, 80, 24),
        &[
            "Anna: 9 left",
            "Your choice",
            "Anna 0 · greedy 0 · greedy (2) 0",
        ],
    );
    press(&mut screen, "1");
    screen.listen();
    let asked = shown(&mut screen, 80, 24);
    assert_all(
        &asked,
        &[
            "A bot plays",
            "greedy: 8 left",
            "thinking",
            "Space next",
            "» Anna: Take 1",
        ],
    );
    press(&mut screen, "1");
    assert_eq!(
        shown(&mut screen, 80, 24),
        asked,
        "nobody chooses for a bot"
    );
    press(&mut screen, "u");
    assert_all(
        &shown(&mut screen, 80, 24),
        &["Anna: 9 left", "Taken back."],
    );
    press(&mut screen, "1 ");
    let wait = |screen: &mut Screen<Nim>, text: &str| {
        for _ in 0..2_000 {
            screen.listen();
            if shown(screen, 80, 24).contains(text) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("{text:?} is not on it:\n{}", shown(screen, 80, 24));
    };
    wait(&mut screen, "greedy (2): 7 left");
    press(&mut screen, "\n");
    wait(&mut screen, "Anna: 6 left");
    press(&mut screen, "1\n");
    wait(&mut screen, "Anna: 3 left");
    press(&mut screen, "1\n");
    wait(&mut screen, "Winner: greedy (2).");
}

#[test]
fn real_dice_are_asked_for_bots_too() {
    let folder = Scratch::new();
    let heap = |left: u8| PlayArgs {
        set: vec![format!("left={left}")],
        seed: None,
        companion: true,
        new: true,
        ..with_players("bot:random,Anna")
    };
    let asks = |left: &u8| plain_nim(&folder, &heap(*left), "").contains("random: The die");
    let left = (4..40).find(asks).expect("sooner or later it takes 3");
    let told = plain_nim(&folder, &heap(left), "-\n5\n");
    assert_all(
        &told,
        &[
            "random: The die",
            "» random: Take 3",
            &format!("Anna: {} left", left - 3),
        ],
    );
}

#[test]
fn every_word_is_there_in_every_language_and_used() {
    let code = [
        include_str!("../play.rs"),
        include_str!("keys.rs"),
        include_str!("plain.rs"),
        include_str!("log.rs"),
        include_str!("terminal_match.rs"),
        include_str!("screen.rs"),
        include_str!("words.rs"),
        include_str!("screen/panes.rs"),
        include_str!("screen/popups.rs"),
        include_str!("../record.rs"),
        include_str!("../replay.rs"),
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
    let code = include_str!("boards/triage.rs");
    let game = Triage::official().expect("the built-in content is fine");
    let words = words::of(&game, "en").expect("English is spoken");
    for key in code
        .split('"')
        .filter(|text| text.starts_with("board-") || text.starts_with("table-"))
    {
        assert!(words.has(key), "{key}");
    }
}

#[test]
fn random_seeds_differ() {
    assert_ne!(random_seed(), random_seed());
    assert_eq!(random_seed().len(), 10);
}

fn unseeded() -> PlayArgs {
    PlayArgs {
        seed: None,
        ..args()
    }
}

fn sit_at_aftermath(folder: &Scratch, args: &PlayArgs) -> anyhow::Result<TerminalMatch<Aftermath>> {
    let game = Arc::new(Aftermath::official().expect("the built-in content is fine"));
    begin_or_resume(
        game,
        None,
        args,
        Store::open(
            folder.path().to_owned(),
            &called("aftermath", args.campaign.as_deref())?,
        )?,
    )
}

/// A game of the campaign that somebody played by chance to its end.
fn played_by_chance(players: &[&str]) -> Match<Aftermath> {
    let game = Arc::new(Aftermath::official().expect("the built-in content is fine"));
    let player = |name: &&str| Player {
        name: (*name).to_owned(),
        bot: None,
    };
    let mut match_ = Match::new(game, Options::default(), Some("7".into()), &[])
        .expect("the options are sound")
        .with_players(players.iter().map(player).collect())
        .expect("there are as many seats");
    let mut chance = Fast::new(7, 7);
    while let Turn::Act(seats) = match_.turn() {
        let seat = seats.first().expect("somebody is asked");
        let actions = match_.legal(seat);
        match_
            .play(seat, actions[chance.below(actions.len())])
            .expect("it is legal");
    }
    match_
}

#[test]
fn a_campaign_goes_on_where_it_left_off() {
    let folder = Scratch::new();
    let args = unseeded();
    let played = played_by_chance(&["Anna", "Ben"]);
    let after = Campaign::after(&played.game().content, played.position());
    let after = after.map(|campaign| campaign.kept(&played.game().content));
    assert!(after.is_some());
    let running = folder.path().join("aftermath.jsonl");
    fs::write(&running, played.journal()).expect("written");
    let sit = |args: &PlayArgs| sit_at_aftermath(&folder, args).expect("a place at the table");
    assert_eq!(
        sit(&args).match_.options().campaign,
        after,
        "right after the end"
    );
    assert!(folder.path().join("finished/aftermath-1.jsonl").exists());
    fs::remove_file(&running).expect("it is there");
    let next = sit(&args);
    assert_eq!(
        next.match_.options().campaign,
        after,
        "from the finished match"
    );
    assert_eq!(
        next.match_.players(),
        played.players(),
        "the same people play"
    );
    drop(next);
    let other = sit(&PlayArgs {
        campaign: Some("other".into()),
        ..unseeded()
    });
    assert_eq!(other.match_.options().campaign, None, "side by side");
    drop(other);
    assert_eq!(
        sit(&args).match_.options().campaign,
        after,
        "the unfinished match goes on"
    );
    assert_eq!(
        sit(&PlayArgs {
            new: true,
            ..unseeded()
        })
        .match_
        .options()
        .campaign,
        None
    );
    assert_eq!(
        sit(&args).match_.options().campaign,
        None,
        "the new campaign goes on"
    );
}

#[test]
fn a_campaign_that_cannot_go_on_is_named() {
    let folder = Scratch::new();
    let finished = folder.path().join("finished");
    fs::create_dir_all(&finished).expect("a folder");
    fs::write(finished.join("aftermath-3.jsonl"), "nonsense\n").expect("written");
    let told = format!(
        "{:#}",
        sit_at_aftermath(&folder, &unseeded())
            .err()
            .expect("it cannot go on")
    );
    assert_all(&told, &["aftermath-3.jsonl", "--new"]);
    let new = sit_at_aftermath(
        &folder,
        &PlayArgs {
            new: true,
            ..unseeded()
        },
    );
    assert!(new.is_ok(), "the old one is left where it is");
    let odd = PlayArgs {
        campaign: Some("../up".into()),
        ..unseeded()
    };
    assert!(sit_at_aftermath(&folder, &odd).is_err());
}

/// The same journal, as if it had been played with content that is no longer there.
fn of_other_content(journal: &str) -> String {
    let hash = journal
        .split("\"content\":\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a hash");
    let other = journal.replacen(hash, "elsewhere", 1);
    let place = other.find("\"hash\":\"").expect("a hash of a position") + 8;
    format!(
        "{}0000000000000000{}",
        &other[..place],
        &other[place + 16..]
    )
}

#[test]
fn a_campaign_outlives_the_content() {
    let folder = Scratch::new();
    let finished = folder.path().join("finished");
    fs::create_dir_all(&finished).expect("a folder");
    let played = played_by_chance(&["Anna", "Ben"]);
    let campaign = played.game().campaign().expect("it is one");
    let after = campaign
        .next(played.options(), played.position())
        .and_then(|next| next.campaign);
    fs::write(
        finished.join("aftermath-1.jsonl"),
        of_other_content(&played.journal()),
    )
    .expect("written");
    let mut next = sit_at_aftermath(&folder, &unseeded()).expect("what it left is enough");
    assert_eq!(next.match_.options().campaign, after);
    for _ in 0..9 {
        let seat = next.seat().expect("somebody");
        next.act(seat, next.match_.legal(seat)[0]);
    }
    let running = folder.path().join("aftermath.jsonl");
    drop(next);
    let journal = of_other_content(&fs::read_to_string(&running).expect("readable"));
    fs::write(&running, &journal).expect("written");
    let told = format!(
        "{:#}",
        sit_at_aftermath(&folder, &unseeded())
            .err()
            .expect("it cannot go on")
    );
    assert_all(
        &told,
        &["other content", "--content", "--again", "was not changed"],
    );
    let again = PlayArgs {
        again: true,
        ..unseeded()
    };
    let begun = sit_at_aftermath(&folder, &again).expect("the game begins again");
    assert_eq!(
        (
            begun.match_.options().campaign.clone(),
            begun.match_.steps().len()
        ),
        (after, 0)
    );
    assert_eq!(begun.match_.players(), played.players());
    assert!(begun.notice.is_some(), "it is said");
    let aside = fs::read_to_string(folder.path().join("set-aside/aftermath-1.jsonl"));
    assert_eq!(aside.expect("kept"), journal);
}

#[test]
fn the_opening_is_told_line_by_line() {
    let folder = Scratch::new();
    let current = sit_at_aftermath(&folder, &args()).expect("a place at the table");
    let opening: Vec<String> = current.log.iter().map(|said| current.say(said)).collect();
    assert!(!opening.is_empty(), "the book begins with a story");
    let said = told(current, "");
    for line in opening {
        assert!(said.contains(&line), "{line:?} is not told:\n{said}");
    }
}
