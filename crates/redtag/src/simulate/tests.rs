//! Bots at tables, sweeps and campaigns, as `redtag simulate` tells of them.

use clap::Parser;

use super::*;
use redtag_kernel::laws::nim::Nim;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: SimulateArgs,
}

fn told_of<G: Playable>(game: &G, games: &str, line: &str) -> anyhow::Result<String> {
    let words = ["simulate", G::NAME, "--games", games, "--threads", "2"].into_iter();
    let args = Line::try_parse_from(words.chain(line.split(' ')))?.args;
    let call = &Call {
        command: format!("redtag simulate {} {line}", G::NAME),
        progress: Arc::default(),
    };
    let mut out = Vec::new();
    let simulation = Simulation {
        game,
        judgement: crate::judgement::usual::<G>().to_owned(),
        args: &args,
        call,
        content: None,
    };
    simulation.play(&mut out)?;
    Ok(String::from_utf8(out)?)
}

fn told(line: &str) -> anyhow::Result<String> {
    told_of(&Nim { strict: false }, "300", line)
}

#[test]
fn a_table_of_bots_is_told_bot_by_bot_and_seat_by_seat() {
    let text = told("--table search:50,random,random --cards").expect("three can play");
    for line in [
        "nim played by search:50,random,random: 300 games",
        "  bot  ",
        "  search:50  ",
        "  seat  ",
        "  3rd  ",
    ] {
        assert!(text.contains(line), "{line:?} is not in it:\n{text}");
    }
    assert!(
        text.contains("fair share") && text.contains("33.3 %"),
        "{text}"
    );
    assert!(
        text.contains("\n  Three ")
            && text.contains("\n  card-2 ")
            && text.contains("\n  all seats "),
        "{text}"
    );
    let same = told("--bot greedy --options {\"left\":8}").expect("two can play");
    assert!(!same.contains("  bot  "), "{same}");
    assert!(
        same.contains("The 2nd seat wins 50.0 percentage points more than its fair share"),
        "{same}"
    );
}

#[test]
fn the_same_as_json() {
    let text = told("--table search:50,random --cards --json").expect("two can play");
    let value: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(
        (&value["bot"], &value["games"]),
        (&json!("search:50,random"), &json!(300))
    );
    let wins: Vec<f64> = (0..2)
        .filter_map(|at| value["by_bot"][at]["wins"].as_f64())
        .collect();
    assert!(
        wins[0] > 0.9 && (wins[0] + wins[1] - 1.0).abs() < 1e-9,
        "{text}"
    );
    assert_eq!(
        (&value["by_seat"][1]["seat"], &value["by_seat"][1]["fair"]),
        (&json!(1), &json!(0.5))
    );
    assert_eq!(
        (&value["cards"][1]["name"], &value["average"]["wins"]),
        (&json!("Three"), &json!(0.5))
    );
    assert_eq!(value["histogram"], json!({"0": 300, "1": 300}));
}

#[test]
fn a_sweep_has_a_row_for_each_combination_and_a_column_for_each_bot() {
    let text =
        told("--sweep left=4/5,seats --bot random,greedy").expect("all of them can be played");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "mean score with its 95 % interval, 300 games a cell, seed 1"
    );
    assert_eq!(
        lines[2..4],
        ["| left | seats | random | greedy |", "|---|---|---|---|"]
    );
    let rows: Vec<&str> = lines[4..12].iter().map(|line| &line[..9]).collect();
    let expected: Vec<String> = [4, 5]
        .into_iter()
        .flat_map(|left| (2..=5).map(move |seats| format!("| {left} | {seats} |")))
        .collect();
    assert_eq!(rows, expected);
    assert!(lines[4].ends_with(" | 0.50 (0.50 to 0.50) |"), "{text}");
    let text = told("--sweep seats=2/3 --json").expect("two and three can play");
    let value: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(value["sweep"][1]["options"], json!({ "seats": 3 }));
}

#[test]
fn a_sweep_is_refused_before_the_first_game() {
    let refused = |line| format!("{:#}", told(line).expect_err("refused"));
    assert!(
        refused("--sweep left").contains("nim lists no values of \"left\"; write some: left=A/B")
    );
    assert!(refused("--sweep =3").contains("the name of an option"));
    assert!(refused("--sweep seats=2/9").contains("seats: must be 2 to 5"));
    assert!(refused("--sweep heaps=2").contains("heaps"));
    assert!(refused("--sweep seats --cards").contains("cannot be used with"));
}

#[test]
fn what_happens_is_counted() {
    let text = told("--bot greedy --options {\"left\":8} --events").expect("two can play");
    assert!(
        text.contains("\n  take        8.000   100.0 %\n    count mean 1.000, not 0 in 100.0 %\n"),
        "{text}"
    );
    let value: Value =
        serde_json::from_str(&told("--bot random --events --json").expect("two can play"))
            .expect("it is JSON");
    let take = &value["events"][0];
    assert_eq!(
        (&take["event"], &take["in_games"]),
        (&json!("take"), &json!(1.0))
    );
    assert!(
        take["numbers"]["count"]["mean"]
            .as_f64()
            .is_some_and(|mean| mean > 1.5),
        "{value}"
    );
    assert!(!told("--bot greedy").expect("two can play").contains("take"));
}

#[test]
fn a_campaign_is_told_mission_by_mission() {
    let game = redtag_aftermath::Aftermath::official().expect("sound");
    let told_of_it = |line| told_of(&game, "20", line).expect("it is a campaign");
    let text = told_of_it("--campaign 3 --sweep seats=2/4 --bot random,random");
    for line in [
        "| seats | end | random | random |",
        "| 2 | matches | ",
        "| seats | mission | random | random |",
        "| 4 | low-a | ",
        ", time ",
        "| 2 | character ",
        "\n- random, ",
        "\n  - never had: ",
        "\n  - had, never used: ",
    ] {
        assert!(text.contains(line), "{line:?} is not in it:\n{text}");
    }
    let value: Value =
        serde_json::from_str(&told_of_it("--campaign 3 --bot random --json")).expect("JSON");
    let campaign = &value["campaign"];
    let ends = campaign["ends"]
        .as_object()
        .expect("ends")
        .values()
        .filter_map(Value::as_u64);
    assert_eq!(ends.sum::<u64>(), 20, "each campaign ends once: {value}");
    assert!(
        campaign["matches"]
            .as_u64()
            .is_some_and(|matches| (20..=60).contains(&matches)),
        "{value}"
    );
    assert!(
        campaign["judgement"]["never_had"]
            .as_array()
            .is_some_and(|names| !names.is_empty()),
        "{value}"
    );
    let refused = told("--campaign 2").expect_err("a match of Nim is alone");
    assert!(
        format!("{refused:#}").contains("no match of nim continues another"),
        "{refused:#}"
    );
}

#[test]
fn a_table_must_fit_the_game() {
    let refused = |line| format!("{:#}", told(line).expect_err("refused"));
    assert_eq!(
        refused("--table greedy,random --options {\"seats\":3}"),
        "seats: there are 3, but 2 bots"
    );
    assert_eq!(
        refused("--table greedy,random,greedy,greedy,greedy,greedy"),
        "seats: must be 2 to 5"
    );
    assert!(refused("--table greedy,clever").contains("clever"));
    let none = told_of(&Nim { strict: false }, "0", "--bot greedy")
        .expect_err("there is no mean of nothing");
    assert!(format!("{none:#}").contains("0 is not in 1.."), "{none:#}");
    assert!(refused("--bot greedy --table greedy,random").contains("cannot be used with"));
}

#[test]
fn results_say_what_was_played_and_what_a_figure_means() {
    let text = told("--bot random --set left=9").expect("two can play");
    for line in [
        "  endings, with their 95 % intervals:\n    ",
        "\n  Played: nim, rules 1, content ",
        "options {\"left\":9}",
        "\n  The bots' judgement is worked out from the content.",
        "\n  Again: redtag simulate nim --bot random --set left=9\n",
        "  a point: points by the rules of the game",
    ] {
        assert!(text.contains(line), "{line:?} is not in it:\n{text}");
    }
    let text = told("--bot random --options {\"left\":9} --json").expect("two can play");
    let value: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(value["options"], json!({ "left": 9 }));
    for field in [
        "content",
        "rules",
        "program",
        "command",
        "points",
        "judgement",
    ] {
        assert!(!value[field].is_null(), "{field} is not in {value}");
    }
    let [ending] = value["endings_interval"]
        .as_object()
        .expect("endings")
        .values()
        .collect::<Vec<_>>()[..]
    else {
        panic!("Nim ends in one way: {value}");
    };
    assert!(ending[0].as_f64() > Some(0.98), "{value}");
}

#[test]
fn nobody_is_told_of_wins_where_there_are_none() {
    let game = redtag_triage::Triage::official().expect("sound");
    let text = told_of(&game, "20", "--bot greedy").expect("one plays");
    assert!(!text.contains("won:"), "{text}");
    assert!(text.contains("a point: patients saved"), "{text}");
    let game = redtag_after_the_virus::AfterTheVirus::official().expect("sound");
    let text = told_of(&game, "5", "--bot random").expect("one plays");
    assert!(text.contains("won: "), "a mission can be won: {text}");
}
