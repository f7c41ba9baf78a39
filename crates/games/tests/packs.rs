//! Packs: content of somebody's own, laid over the built-in content of every game.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use redtag_games::{NAMES, Playable, Session, Visitor, content, visit};
use redtag_kernel::{Fast, laws};
use serde_json::{Map, Value, json};

/// The packs to copy from, with the games that they are for.
fn samples() -> Vec<(&'static str, PathBuf)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for game in NAMES {
        let folder = crates.join(game.replace('-', "_")).join("packs");
        let mut packs: Vec<PathBuf> = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("an entry").path())
            .collect();
        packs.sort();
        assert!(!packs.is_empty(), "{game} has samples");
        all.extend(packs.into_iter().map(|pack| (*game, pack)));
    }
    all
}

/// A file or a folder as one text.
fn bundle(pack: &Path) -> String {
    fn add(path: &Path, name: String, files: &mut Map<String, Value>) {
        if !path.is_dir() {
            let text = std::fs::read_to_string(path).expect("a text");
            files.insert(name, text.into());
            return;
        }
        let entries = std::fs::read_dir(path).expect("a folder").flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            let inner = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            add(&path, format!("{name}/{inner}"), files);
        }
    }
    let mut files = Map::new();
    let name = pack
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    add(pack, name, &mut files);
    Value::Object(files).to_string()
}

fn ask(message: Value) -> Value {
    let answer = Session::default().answer(&message.to_string());
    serde_json::from_str(&answer).expect("JSON")
}

fn check(game: &str, files: &[(&str, &str)]) -> Value {
    let files: Map<String, Value> = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), json!(text)))
        .collect();
    let content = Value::Object(files).to_string();
    ask(json!({ "op": "check", "game": game, "content": content }))
}

/// What is wrong, one flaw a line.
fn flaws(answer: &Value) -> String {
    let told = answer["flaws"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|flaw| {
            let [file, message] =
                ["file", "message"].map(|key| flaw[key].as_str().unwrap_or_default());
            format!("{file}:{}:{}: {message}", flaw["line"], flaw["column"])
        });
    told.collect::<Vec<_>>().join("\n")
}

fn changes(answer: &Value) -> Vec<String> {
    let changed = answer["changes"].as_array().into_iter().flatten();
    let changed = changed.map(|change| {
        let text = |key: &str| change[key].as_str().unwrap_or_default().to_owned();
        let [done, field, was, now] = ["done", "field", "was", "now"].map(text);
        format!("{done} {field} {was}>{now}")
    });
    changed.collect()
}

#[test]
fn the_samples_are_sound_and_say_what_they_change() {
    for (game, pack) in samples() {
        let content = bundle(&pack);
        assert_eq!(content::game_of(&content), Ok(game), "{}", pack.display());
        let told = ask(json!({ "op": "check", "content": content }));
        assert_eq!(told["game"], *game, "{told}");
        assert_eq!(flaws(&told), "", "{}", pack.display());
        assert!(!changes(&told).is_empty(), "{told}");
        assert!(told["fingerprint"].is_string(), "{told}");
    }
}

struct Hold {
    games: u64,
}

impl<G: Playable> Visitor<G> for Hold {
    type Output = ();

    fn visit(self, game: Arc<G>) {
        let seen = laws::hold_games(&game, &[G::Options::default()], self.games);
        let seen = seen.unwrap_or_else(|breach| panic!("{}: {breach}", G::NAME));
        assert!(seen.games >= self.games);
    }
}

#[test]
fn random_games_with_the_samples_keep_the_laws() {
    for (game, pack) in samples() {
        let games = if game == "aftermath" { 8 } else { 300 };
        let content = bundle(&pack);
        visit(game, Some(&content), Hold { games })
            .unwrap_or_else(|flaw| panic!("{}: {flaw}", pack.display()));
    }
}

#[test]
fn numbers_and_entries_are_laid_over_the_built_in_ones() {
    let told = check("triage", &[("my.toml", "patients.queen.health = 5\n")]);
    assert_eq!(changes(&told), ["changes patients.queen.health 4>5"]);
    let place = &told["changes"][0];
    assert_eq!(
        [&place["file"], &place["line"]],
        [&json!("my.toml"), &json!(1)]
    );
    let told = check(
        "after-the-virus",
        &[(
            "my.toml",
            "[[card]]\nid = \"run\"\ncount = 2\nlegs = true\n",
        )],
    );
    assert_eq!(
        changes(&told),
        ["changes card.run.count 3>2"],
        "the same is no change"
    );
    let told = check("katastrophenspiel", &[("my.toml", "rewards = { 5 = 4 }\n")]);
    assert_eq!(changes(&told), ["changes rewards.5 3>4"]);
    assert_eq!(told["whole"], false);
    let official = redtag_triage::Content::OFFICIAL;
    let told = check(
        "triage",
        &[("mine.toml", official), ("b.toml", "healthy = 8\n")],
    );
    assert_eq!(told["whole"], true);
    assert_eq!(
        changes(&told),
        ["changes healthy 7>8"],
        "packs are laid over a whole file too"
    );
    let told = check(
        "triage",
        &[("a.toml", "healthy = 8"), ("b.toml", "healthy = 9")],
    );
    assert_eq!(
        changes(&told),
        ["changes healthy 7>8", "changes healthy 8>9"]
    );
    let told = check("triage", &[("a.toml", official), ("b.toml", official)]);
    assert_eq!(
        flaws(&told),
        "b.toml:null:null: this is whole content, and so is a.toml; only one can be played"
    );
}

#[test]
fn entries_and_fields_are_taken_out() {
    let out = "[[mission]]\nid = \"5C\"\nremove = true\n\n\
               [[card]]\nid = \"run\"\nremove = [\"legs\"]\n";
    let told = check("after-the-virus", &[("my.toml", out)]);
    assert_eq!(flaws(&told), "");
    assert_eq!(
        changes(&told),
        ["removes card.run.legs >", "removes mission.5C >"]
    );
    let unknown = "[[mission]]\nid = \"5D\"\nremove = true\n";
    let told = check("after-the-virus", &[("my.toml", unknown)]);
    assert_eq!(
        flaws(&told),
        "my.toml:3:1: remove: no mission is called \"5D\"; did you mean \"4D\"?"
    );
}

#[test]
fn one_language_is_enough() {
    let card = |name: &str| {
        format!("[[patient]]\nname = {{ {name} = \"Doro\" }}\nstory = {{ {name} = \"Doro.\" }}\n")
    };
    for lang in ["en", "de"] {
        let files = json!({ "my.toml": card(lang) }).to_string();
        let told = ask(json!({ "op": "content", "game": "trauma-center", "content": files }));
        let patients = told["content"]["patients"].as_array().expect("patients");
        let last = patients.last().expect("the new one");
        assert_eq!(last["number"], 13, "the lowest that is free");
        assert_eq!(last["name"], json!({ "de": "Doro", "en": "Doro" }));
    }
}

/// What a designer gets wrong, and what is said about it.
#[test]
fn flaws_blame_the_pack_and_say_what_would_be_right() {
    for (game, pack, told) in [
        (
            "triage",
            "healthy = 99",
            "my.toml:1:11: healthy must be 2 to 20, not 99",
        ),
        (
            "triage",
            "[patients.jack]\nhelth = 4",
            "my.toml:2:1: patients.jack: there is no field `helth` here; did you mean `health`? \
             possible: `health`, `diesel`, `saved_ap`, `outside`",
        ),
        (
            "triage",
            "[patients.king]\nhealth = 9",
            "my.toml:1:1: a King needs a health of 1 to 6, and diesel and saved_ap of at most 9",
        ),
        (
            "triage",
            "healthy = 4",
            "my.toml:1:1: healthy: this does not fit built-in/triage.toml:15:1: a Jack needs a \
             health of 1 to 3, and diesel and saved_ap of at most 9",
        ),
        (
            "triage",
            "[event_deck]\n\"♦2\" = [9, 9]",
            "my.toml:1:1: event_deck: at most 13 ♦ cards are possible",
        ),
        (
            "triage",
            "[event_deck]\n\"♦2\" = 3",
            "my.toml:2:8: event_deck.♦2: this is the number 3, but a list of 2 is expected",
        ),
        (
            "after-the-virus",
            "[[card]]\nid = \"rum\"\ncount = 2",
            "my.toml:1:1: card.rum: `type` is missing (this card is new; did you mean the card \
             \"run\"?)",
        ),
        (
            "after-the-virus",
            "[numbers]\nhand = 2",
            "my.toml:2:1: numbers.hand: this does not fit built-in/after-the-virus.toml",
        ),
        (
            "after-the-virus",
            "[[card]]\nid = \"run\"\nremove = true",
            "my.toml:3:10: card.run: this does not fit built-in/after-the-virus.toml",
        ),
        (
            "after-the-virus",
            "[[card]]\nid = \"run\"\ncount = 0",
            "my.toml:3:9: count: 1 to 9 cards of a kind are possible, not 0 (a pack takes a card \
             out with remove = true)",
        ),
        (
            "after-the-virus",
            "[[card]]\nid = \"run\"\nability = [{ when = \"played\", effect = [{ kill = 3 }] }]",
            "my.toml:3:50: card.run.ability.1.effect.1.kill: this is the number 3, but a table is \
             expected",
        ),
        (
            "after-the-virus",
            "[[card]]\nid = \"run\"\nability = [{ when = \"played\", effect = \
             [{ kill = { zombies = \"few\" } }] }]",
            "my.toml:3:62: card.run.ability.1.effect.1.kill.zombies: a number, \"all\", or \
             { per = type } is expected",
        ),
        (
            "after-the-virus",
            "[[mission]]\nid = \"1A\"\nstart = [{ card = \"rfile\", to = \"scouted\" }]",
            "my.toml:3:19: no card is called \"rfile\"",
        ),
        (
            "katastrophenspiel",
            "[[card]]\nnumber = 1\nstack = \"value-9\"",
            "my.toml:3:9: card.1.stack: there is no name `value-9` here; did you mean `value-1`?",
        ),
        (
            "trauma-center",
            "bandage.emt = 9",
            "my.toml:1:15: bandage.emt must be 1 to 6, not 9",
        ),
        (
            "trauma-center",
            "[[condition]]\nnumber = 1\npattern = [\"x\"]",
            "my.toml:1:1: a pattern has 5 rows of 5 squares",
        ),
        (
            "aftermath",
            "[numbers]\nhand = 0",
            "my.toml:2:1: numbers.hand: ",
        ),
        (
            "aftermath",
            "[[item]]\nid = \"braces-sling\"\nslot = \"pocket\"",
            "my.toml:3:8: item.braces-sling.slot: there is no name `pocket` here",
        ),
        (
            "triage",
            "game = \"aftermath\"",
            "my.toml:1:8: game: this is for aftermath, not for triage",
        ),
        ("triage", "healthy = \n", "my.toml:1:11: "),
    ] {
        let answer = check(game, &[("my.toml", pack)]);
        let found = flaws(&answer);
        assert!(
            found.starts_with(told),
            "{pack}\n{found}\ndoes not start with\n{told}"
        );
        for word in ["struct ", "enum ", "Written", "u8", "untagged", "variant"] {
            assert!(!found.contains(word), "a programmer's word: {found}");
        }
    }
}

#[test]
fn the_game_is_found_out() {
    for (pack, game) in [
        ("healthy = 8", "triage"),
        ("[[mission]]\nid = \"1A\"\nwave = 2", "after-the-virus"),
        ("[[card]]\nid = \"run\"\ncount = 2", "after-the-virus"),
        (
            "[[card]]\nnumber = 3\nsymbols = [\"space\"]",
            "katastrophenspiel",
        ),
        (
            "[[condition]]\nnumber = 3\nname = { en = \"X\" }",
            "trauma-center",
        ),
        ("numbers.backpack = 3", "aftermath"),
        ("[[enemy]]\nid = \"moth\"", "aftermath"),
    ] {
        assert_eq!(content::game_of(pack), Ok(game), "{pack}");
    }
    let told = |pack: &str| {
        content::game_of(pack)
            .expect_err("nobody can tell")
            .to_string()
    };
    assert_eq!(
        told("numbers.hand = 4"),
        "content.toml: this may be for after-the-virus or aftermath; begin with game = \
         \"after-the-virus\""
    );
    assert_eq!(
        told("size = 4"),
        "content.toml: nothing in it belongs to a game; begin with a line such as game = \"triage\""
    );
    let told = told("game = \"chess\"");
    assert!(
        told.starts_with("game: no game is called \"chess\""),
        "{told}"
    );
}

/// A journal brings its packs along, and a match goes on with them alone.
#[test]
fn packs_travel_in_journals() {
    for (game, pack) in samples() {
        let mut session = Session::default();
        let mut ask = |message: Value| -> Value {
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
        };
        let content = bundle(&pack);
        let begun = ask(json!({ "op": "new", "game": game, "seed": "s", "content": content }));
        assert_eq!(begun["ok"], true, "{begun}");
        assert_eq!(begun["official"], false, "{}", pack.display());
        let seat = &begun["to_act"][0];
        ask(json!({ "op": "play", "seat": seat["seat"], "action": seat["actions"][0] }));
        let journal = ask(json!({ "op": "journal" }))["journal"].clone();
        let played = ask(json!({ "op": "state" }));
        let opened = self::ask(json!({ "op": "open", "journal": journal }));
        assert_eq!(opened["hash"], played["hash"], "{}", pack.display());
        assert_eq!(opened["table"], played["table"], "{}", pack.display());
    }
}

#[test]
fn the_source_has_every_value_as_it_counts() {
    let value = |told: &Value, name: &str| {
        let values = told["values"].as_array().expect("values");
        let found = values.iter().find(|value| value["name"] == name);
        found.unwrap_or_else(|| panic!("{name} is there")).clone()
    };
    let told = ask(json!({ "op": "source", "game": "triage" }));
    assert_eq!(told["files"][0]["text"], redtag_triage::Content::OFFICIAL);
    let healthy = value(&told, "healthy");
    let place = json!({
        "name": "healthy", "value": "7", "number": 7,
        "file": "triage.toml", "line": 4, "column": 11,
    });
    assert_eq!(healthy, place);
    let told = ask(json!({ "op": "source", "game": "triage", "content": "healthy = 8\n" }));
    let healthy = value(&told, "healthy");
    assert_eq!(
        [&healthy["value"], &healthy["file"]],
        [&json!("8"), &json!("content.toml")]
    );
    assert_eq!(value(&told, "queue")["file"], "built-in/triage.toml");
}

/// Bad input from anyone: packs with letters changed, lines doubled, parts cut out. They are
/// refused or sound, in time.
#[test]
fn mutated_packs_are_told_what_is_wrong_in_time() {
    let mut luck = Fast::new(0xbad, 9);
    for (game, pack) in samples() {
        let content = bundle(&pack);
        let rounds = if game == "aftermath" { 15 } else { 150 };
        for _ in 0..rounds {
            let mutant = mutated(&content, &mut luck);
            let begun = Instant::now();
            let told = ask(json!({ "op": "check", "game": game, "content": mutant }));
            assert_eq!(told["ok"], true, "{mutant}: {told}");
            let sound = told["fingerprint"].is_string();
            assert_eq!(sound, flaws(&told).is_empty(), "{mutant}: {told}");
            assert!(begun.elapsed() < Duration::from_secs(60), "{mutant}");
        }
    }
}

fn mutated(content: &str, luck: &mut Fast) -> String {
    let mut files: Map<String, Value> = serde_json::from_str(content).expect("files");
    let at = luck.below(files.len());
    let (_, file) = files.iter_mut().nth(at).expect("a file");
    let mut letters: Vec<char> = file.as_str().expect("a text").chars().collect();
    for _ in 0..=luck.below(4) {
        let at = luck.below(letters.len().max(1)).min(letters.len());
        match luck.below(4) {
            0 if at < letters.len() => {
                letters.remove(at);
            }
            1 => {
                let odd = ['9', '"', '[', '\n', '=', '-', '{', 'x', 'é'];
                letters.insert(at, odd[luck.below(odd.len())]);
            }
            2 => {
                let end = (at + luck.below(40)).min(letters.len());
                letters.drain(at..end);
            }
            _ => {
                let end = (at + luck.below(80)).min(letters.len());
                let again: Vec<char> = letters[at..end].to_vec();
                letters.splice(at..at, again);
            }
        }
    }
    *file = letters.into_iter().collect::<String>().into();
    Value::Object(files).to_string()
}

/// Somebody sends as much as a table takes, of whatever costs most to lay over.
#[test]
fn hostile_packs_are_refused_in_time() {
    let entries = "[[card]]\nid=\"x\"\n".repeat(16_000);
    let named: String = (0..12_000)
        .map(|id| format!("[[card]]\nid=\"{id}\"\n"))
        .collect();
    let fields: String = (0..40_000).map(|id| format!("f{id}=1\n")).collect();
    let deep = format!("a = {}{}", "[".repeat(20_000), "]".repeat(20_000));
    let removed: String = (0..9_000)
        .map(|id| format!("[[card]]\nid=\"{id}\"\nremove=true\n"))
        .collect();
    for game in NAMES {
        for text in [&entries, &named, &fields, &deep, &removed] {
            let begun = Instant::now();
            let told = ask(json!({ "op": "check", "game": game, "content": text }));
            assert!(!flaws(&told).is_empty(), "{game}: {told}");
            assert!(
                begun.elapsed() < Duration::from_secs(60),
                "{game}: {}",
                &text[..40]
            );
        }
    }
}
