//! Studies as `redtag lab` plays and tells them.

use std::path::Path;

use clap::Parser;
use redtag_triage::Triage;
use serde_json::Value;

use std::sync::Arc;

use super::*;
use crate::command::command;
use crate::store::Scratch;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: LabArgs,
}

/// What a command says on Triage, and whether it fails.
fn told(line: &str) -> anyhow::Result<(String, bool)> {
    let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let args = Line::try_parse_from(std::iter::once("lab".to_owned()).chain(words.clone()))?.args;
    let call = &Call {
        command: command(std::iter::once("lab".to_owned()).chain(words)),
        progress: Arc::default(),
    };
    let mut out = Vec::new();
    let code = answer(&args, call, &mut out)?;
    Ok((String::from_utf8(out)?, code == ExitCode::FAILURE))
}

fn text(line: &str) -> String {
    told(line).expect("it can be played").0
}

fn json(line: &str) -> Value {
    serde_json::from_str(&text(line)).expect("it is JSON")
}

const WEAK: &str = "diff --game triage --change patients.queen.diesel=2 --games 600 --bot greedy";

#[test]
fn a_clear_difference_is_seen_early_and_fails_a_gate() {
    let line = "diff --game triage --new-bot random --games 4000";
    let (text, fails) = told(&format!("{line} --fail-if")).expect("it can be played");
    assert!(
        text.starts_with("Different: the new version has "),
        "{text}"
    );
    assert!(
        text.contains("Checkpoint 1 of 5: 252 games of each version, of 4,000 at most."),
        "{text}"
    );
    assert!(
        text.contains(&format!("Again: redtag lab {line} --fail-if")),
        "{text}"
    );
    assert!(fails);
    let fails = |shift: &str| {
        told(&format!("{line} --fail-if {shift}"))
            .expect("played")
            .1
    };
    assert_eq!((fails("lower"), fails("higher")), (true, false));
    assert!(!told(line).expect("played").1, "nobody asked for a gate");
}

#[test]
fn shards_threads_and_interruptions_change_nothing() {
    let folder = Scratch::new();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let whole = text(&format!("{WEAK} --json --threads 1"));
    assert_eq!(text(&format!("{WEAK} --json --threads 3")), whole);
    for parts in [1, 2, 64] {
        let mut files: Vec<String> = (1..=parts)
            .map(|part| at(&format!("{parts}-{part}")))
            .collect();
        for (part, file) in files.iter().enumerate() {
            text(&format!(
                "{WEAK} --json --shard {}/{parts} --out {file}",
                part + 1
            ));
        }
        let (merged, backwards) = (at("merged"), at("backwards"));
        let one = text(&format!("merge {} --json --out {merged}", files.join(" ")));
        assert_eq!(one, whole, "{parts} parts");
        files.reverse();
        let other = text(&format!(
            "merge {} --json --out {backwards}",
            files.join(" ")
        ));
        assert_eq!(other, whole);
        let read = |path: &str| std::fs::read(path).expect("written");
        assert_eq!(read(&merged), read(&backwards));
    }
    // A file that ends in the middle of a unit, as after a power cut.
    let (cut, all) = (
        at("cut"),
        std::fs::read_to_string(at("1-1")).expect("written"),
    );
    std::fs::write(&cut, &all[..all.len() / 2]).expect("written");
    assert_eq!(text(&format!("{WEAK} --json --out {cut}")), whole);
    let lines = |path: &str| {
        std::fs::read_to_string(Path::new(path))
            .expect("there")
            .lines()
            .count()
    };
    assert!(lines(&cut) > 1 && lines(&cut) <= lines(&at("1-1")));
}

#[test]
fn files_of_different_studies_are_not_mixed() {
    let folder = Scratch::new();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let refused = |line: &str| format!("{:#}", told(line).expect_err("refused"));
    text(&format!("{WEAK} --shard 1/2 --out {}", at("one")));
    text(&format!("{WEAK} --shard 2/2 --seed 2 --out {}", at("two")));
    let told = refused(&format!("merge {} {}", at("one"), at("two")));
    assert!(
        told.contains("of a study with another seed than the first"),
        "{told}"
    );
    let told = refused(&format!("{WEAK} --alpha 0.01 --out {}", at("one")));
    assert!(told.contains("of a study with another question"), "{told}");
    let told = refused(&format!("merge {}", at("two")));
    assert!(
        told.contains("300 of 600 games are missing, the first of them is number 0"),
        "{told}"
    );
    assert!(refused("diff --game triage").contains("old and new are the same"));
    assert!(refused(&format!("{WEAK} --shard 3/2 --out x")).contains("PART/PARTS"));
    assert!(
        refused("diff --game triage --new-bot search:20ms")
            .contains("plays differently on every machine")
    );
}

#[test]
fn results_say_what_was_played() {
    let found = json(&format!("{WEAK} --json"));
    let played = &found["played"];
    let official = Triage::official().expect("it is sound");
    assert_eq!(
        played["versions"][0]["content"],
        official.content.hash.as_str()
    );
    assert_ne!(
        played["versions"][1]["content"],
        played["versions"][0]["content"]
    );
    assert_eq!(
        played["versions"][1]["name"],
        "new (built-in patients.queen.diesel=2)"
    );
    assert_eq!(played["command"], format!("redtag lab {WEAK}"));
    assert_eq!(
        (&played["seed"], &played["rules"]),
        (
            &Value::from(1),
            &Value::from(<Triage as redtag_kernel::Game>::RULES)
        )
    );
    assert!(
        played["notes"][0]
            .as_str()
            .is_some_and(|note| note.contains("can misjudge what is new"))
    );
    let row = &found["rows"][0]["decides"];
    assert!(found["meaning"]["unpaired_games"].is_string() && row["unpaired_games"].is_u64());
    // The share of identical games is what makes the same luck worth it.
    let (games, unpaired) = (row["games"].as_f64(), row["unpaired_games"].as_f64());
    assert!(unpaired > games.map(|games| 2.0 * games), "{row}");
}

#[test]
fn numbers_are_ranked_and_corrected() {
    let text = text("numbers --game triage --only patients --games 300");
    assert!(
        text.contains("patients.king.diesel 1→2") && text.contains("corrected for"),
        "{text}"
    );
    let found = json("numbers --game triage --only patients.jack --games 300 --json");
    let rows = found["rows"].as_array().expect("rows");
    let sizes: Vec<f64> = rows
        .iter()
        .filter_map(|row| row["decides"]["difference"].as_f64())
        .map(f64::abs)
        .collect();
    assert!(
        sizes.len() >= 4 && sizes.is_sorted_by(|a, b| a >= b),
        "{sizes:?}"
    );
    for row in rows {
        assert!(
            row["p_corrected"].as_f64() >= row["decides"]["p"].as_f64(),
            "{row}"
        );
    }
    let list = told("numbers --game triage --list --only patients.jack")
        .expect("listed")
        .0;
    assert_eq!(
        list,
        "patients.jack.health = 5   (triage.toml:16:10)\n\
         patients.jack.diesel = 2   (triage.toml:17:10)\n\
         patients.jack.saved_ap = 0   (triage.toml:18:12)\n"
    );
}

#[test]
fn cards_and_luck_have_their_share() {
    let found = json("cards --game triage --games 250 --json");
    let rows = found["rows"].as_array().expect("rows");
    assert!(rows.len() > 15, "a row for each kind of card");
    let luck = json("luck --game triage --games 250 --json");
    let share = |name: &str| {
        let row = luck["rows"]
            .as_array()?
            .iter()
            .find(|row| row["name"] == name)?;
        row["variance"]["share"].as_f64()
    };
    // All luck is in the one deck, and greedy plays much better than random.
    assert!(
        share("event").is_some_and(|share| (0.8..1.2).contains(&share)),
        "{luck}"
    );
    assert!(share("skill").is_some_and(|share| share > 0.5), "{luck}");
}

#[test]
fn a_report_is_one_file_with_a_table_for_every_chart() {
    let folder = Scratch::new();
    let file = folder.path().join("report.html").display().to_string();
    for line in [
        WEAK,
        "luck --game triage --games 250",
        "cards --game triage --games 250",
    ] {
        text(&format!("{line} --html {file}"));
        let html = std::fs::read_to_string(&file).expect("written");
        let count = |what: &str| html.matches(what).count();
        assert_eq!(count("<svg"), count("role=\"img\" aria-label="));
        assert!(count("<table>") >= count("<svg") && count("<svg") >= 1);
        for foreign in ["http:", "https:", "<script", "src=", "url("] {
            assert_eq!(count(foreign), 0, "{foreign} in {line}");
        }
        let (first, last) = (html.find("<h1>"), html.find("<pre>redtag lab"));
        assert!(first < html.find("<h2>") && html.find("<h2>") < last && last.is_some());
    }
}

#[test]
fn false_alarms_are_counted() {
    let text = text("false-alarms --game triage --change healthy=8 --games 250 --comparisons 10");
    assert!(
        text.contains(" of 10 comparisons saw a difference where there was none"),
        "{text}"
    );
}

#[test]
fn feelings_have_figures_and_outliers_are_journals() {
    let folder = Scratch::new();
    let journals = folder.path().join("journals");
    let line = format!(
        "feel --game triage --games 30 --sweep beds=2/3 --journals {}",
        journals.display()
    );
    let told = text(&line);
    for part in [
        "beds=2 random",
        "beds=3 greedy",
        "turning points",
        "outcome open",
        "forced",
    ] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
    let game = Arc::new(Triage::official().expect("it is sound"));
    let mut seen = 0;
    for file in std::fs::read_dir(&journals).expect("a folder") {
        let journal = std::fs::read_to_string(file.expect("a file").path()).expect("written");
        let match_ = redtag_kernel::Match::open(game.clone(), &journal).expect("a sound journal");
        assert_eq!(match_.turn(), redtag_kernel::Turn::Over);
        seen += 1;
    }
    assert_eq!(seen, 4 * 4, "four that stand out in each of four versions");
}

#[test]
fn tuning_reaches_a_band_and_confirms_it_on_other_games() {
    let line = "tune --game triage --field patients.king.saved_ap --field patients.queen.diesel \
                --band 12.2..13.2 --games 300";
    let (text, fails) = told(line).expect("it can be played");
    assert!(
        text.contains("Confirmed: ") && text.contains("--change patients."),
        "{text}"
    );
    assert!(text.contains("(seed 2)") && !fails, "{text}");
    let refused =
        told("tune --game triage --field nothing --band 1..2").expect_err("no such field");
    assert!(refused.to_string().contains("no number has this name"));
}

#[test]
fn cards_say_how_they_are_used() {
    let triage = json("cards --game triage --games 250 --json");
    let rows = triage["rows"].as_array().expect("rows");
    let row = |name: &str| rows.iter().find(|row| row["name"] == name).expect("a row");
    // Two Jacks at least come in every game that does not end at once.
    let jack = &row("event: Jack")["card"];
    assert!(jack["drawn"].as_f64() > Some(1.0), "{jack}");
    assert!(jack["never_had"]["share"].as_f64() < Some(0.1), "{jack}");
    assert!(jack["taken"].is_null(), "cards of Triage are dealt: {jack}");
    let text = text("cards --game triage --games 250");
    assert!(
        text.contains("never had") && text.contains("As usually played"),
        "{text}"
    );
    let rivals = json("cards --game katastrophenspiel --games 6 --only purchase --json");
    let taken = |row: &Value| row["card"]["taken"]["share"].as_f64();
    let rows = rivals["rows"].as_array().expect("rows");
    assert!(
        rows.iter().filter_map(taken).any(|share| share > 0.0),
        "{rivals}"
    );
}

#[test]
fn outliers_open_in_the_browser() {
    let found = json("feel --game triage --games 30 --site https://play.example --json");
    let out = &found["versions"][1]["feel"]["stand_out"]["longest"];
    let link = out["link"].as_str().expect("a link");
    assert!(link.starts_with("https://play.example/#/link/1."), "{link}");
    let folder = Scratch::new();
    let file = folder.path().join("feel.html").display().to_string();
    text(&format!("feel --game triage --games 30 --html {file}"));
    let html = std::fs::read_to_string(&file).expect("written");
    assert!(html.contains(">open in the browser</a>"), "{html}");
}

#[cfg(feature = "parquet")]
#[test]
fn data_has_the_same_bytes_on_any_number_of_threads() {
    use parquet::file::reader::{FileReader, SerializedFileReader};

    let folder = Scratch::new();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let line = "diff --game triage --change patients.queen.diesel=2 --games 150";
    for (threads, name) in [(1, "one"), (3, "three")] {
        text(&format!("{line} --threads {threads} --data {}", at(name)));
    }
    let read = |path: &str| std::fs::read(at(path)).expect("written");
    for table in ["games", "seats", "choices", "events", "cards"] {
        let (one, three) = (
            format!("one/{table}.parquet"),
            format!("three/{table}.parquet"),
        );
        assert_eq!(read(&one), read(&three), "{table}");
    }
    let file = std::fs::File::open(at("one/games.parquet")).expect("written");
    let reader = SerializedFileReader::new(file).expect("Parquet");
    let rows: Vec<_> = reader.get_row_iter(None).expect("rows").flatten().collect();
    assert_eq!(rows.len(), 2 * 150, "both versions");
    let about = reader.metadata().file_metadata().key_value_metadata();
    let about = about
        .and_then(|all| all[0].value.clone())
        .expect("metadata");
    assert!(about.contains(r#""command":"redtag lab diff"#), "{about}");
    let points: f64 = rows
        .iter()
        .filter_map(|row| row.get_column_iter().nth(2))
        .filter_map(|(_, field)| match field {
            parquet::record::Field::Double(points) => Some(*points),
            _ => None,
        })
        .take(150)
        .sum();
    let told = json(&format!("{line} --json"));
    let mean = told["versions"][0]["points"]["mean"]
        .as_f64()
        .expect("a mean");
    assert!((points / 150.0 - mean).abs() < 1e-9, "{points} and {mean}");
    text(&format!(
        "{line} --shard 2/2 --out {} --data {}",
        at("part"),
        at("shard")
    ));
    let shard = std::fs::metadata(at("shard/games-2-of-2.parquet")).expect("written");
    assert!(shard.len() > 0);
}

#[test]
fn what_is_learned_is_used_for_its_content_alone() {
    let folder = Scratch::new();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let own = redtag_triage::Content::OFFICIAL.replacen("health = 5", "health = 4", 1);
    std::fs::write(at("own.toml"), own).expect("written");
    let (content, learned) = (at("own.toml"), at("own.judgement"));
    let line = format!("learn {content} --to {learned} --lessons 1000 --games 200");
    let told = text(&line);
    assert!(told.contains("learned from 1,000 games"), "{told}");
    assert!(
        told.contains("judgement learned with this content"),
        "{told}"
    );
    let diff = format!("diff {content} --games 200 --json");
    let warned = json(&diff);
    assert!(warned["played"]["notes"][0].is_string(), "{warned}");
    let found = json(&format!("{diff} --judgement {learned}"));
    assert_eq!(found["played"]["notes"], serde_json::json!([]));
    let judgement = |at: usize| found["played"]["versions"][at]["judgement"].as_str();
    assert_eq!(judgement(0), Some("learned from the built-in content"));
    assert!(judgement(1).is_some_and(|words| words.contains("own.judgement#")));
    let refused = self::told(&format!("luck --game triage --judgement {learned}"));
    let refused = refused.expect_err("nobody plays that content").to_string();
    assert!(
        refused.contains("this was learned with the content"),
        "{refused}"
    );
    let refused = self::told("learn --game trauma-center --to x").expect_err("no");
    assert!(
        refused.to_string().contains("nothing to learn"),
        "{refused}"
    );
}
