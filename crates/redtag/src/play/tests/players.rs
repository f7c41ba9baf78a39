//! People and bots at the seats.

use super::*;

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
            .expect("the match begins")
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
    assert_all(
        &refused(&folder, three),
        &["one for each seat is needed: 3, not 2"],
    );
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
    let current =
        sit_at_nim(&folder, &with_players("Anna,bot:greedy,bot:greedy")).expect("the match begins");
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
