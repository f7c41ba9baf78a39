//! `redtag check`: is a journal, a position or a content pack sound, and where not?

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use redtag_games::content::examine;
use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_kernel::play::{options_of_sketch, read_json, sketch};
use redtag_kernel::{Turn, Words, content, journal};
use serde_json::Value;

use crate::packs;

/// Options of `redtag check`.
#[derive(Args)]
pub struct CheckArgs {
    /// The files, or folders of content
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The game that a position or a content pack belongs to, if the file does not show it
    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    game: Option<String>,
    /// What kind of files these are, if that is not clear from the files
    #[arg(long = "as", value_enum)]
    kind: Option<Kind>,
    /// The content that journals and positions were made with; can be repeated for several packs
    #[arg(long, value_name = "PACK")]
    content: Vec<PathBuf>,
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Journal,
    Position,
    Content,
}

/// Checks every file; fails if one is not sound.
pub fn run(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    let content = packs::read(&args.content)?;
    let mut code = ExitCode::SUCCESS;
    for file in &args.files {
        match check(args, file, content.as_deref()) {
            Ok(verdict) => println!("{}: {verdict}", file.display()),
            Err(error) => {
                println!("{}: not sound: {error:#}", file.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn check(args: &CheckArgs, file: &Path, content: Option<&str>) -> anyhow::Result<String> {
    if file.is_dir() {
        let packs = [args.content.clone(), vec![file.to_owned()]].concat();
        return check_content(args, &packs);
    }
    let bytes = std::fs::read(file)?;
    let text = String::from_utf8(bytes).context("the file is not text")?;
    let is_journal =
        file.extension().is_some_and(|ext| ext == "jsonl") || looks_like_journal(&text);
    match args.kind {
        Some(Kind::Journal) => check_journal(&text, content),
        None if is_journal => check_journal(&text, content),
        Some(Kind::Position) => check_position(args, &text, content),
        None if looks_like_position(args, &text) => check_position(args, &text, content),
        Some(Kind::Content) | None => {
            let packs = [args.content.clone(), vec![file.to_owned()]].concat();
            check_content(args, &packs)
        }
    }
}

fn check_journal(text: &str, content: Option<&str>) -> anyhow::Result<String> {
    let lines = journal::read(text)?;
    visit(&lines.header.game.clone(), content, CheckJournal(lines))?
}

fn check_position(args: &CheckArgs, text: &str, content: Option<&str>) -> anyhow::Result<String> {
    let game = position_of(args, text)?.unwrap_or(NAMES[0]);
    visit(
        args.game.as_deref().unwrap_or(game),
        content,
        CheckPosition(text),
    )?
}

/// Checks content for the game that it is for.
fn check_content(args: &CheckArgs, packs: &[PathBuf]) -> anyhow::Result<String> {
    let text = packs::read(packs)?.unwrap_or_default();
    let game = match &args.game {
        Some(game) => game,
        None => redtag_games::content::game_of(&text)?,
    };
    visit(game, None, CheckContent(&text))?
}

/// The game whose position this is: the one that knows most of its fields, and at least half of
/// them.
fn position_of<'a>(args: &'a CheckArgs, text: &str) -> anyhow::Result<Option<&'a str>> {
    let mut table = read_table(text)?;
    table.as_object_mut().map(|table| table.remove("options"));
    let fields = table.as_object().map_or(0, |table| table.len());
    let named = args.game.as_deref();
    let games = match named {
        Some(_) => named.as_slice(),
        None => NAMES,
    };
    let mut best = (0, None);
    for game in games {
        let known = visit(game, None, KnownFields(&table))??;
        if known > best.0 && known * 2 >= fields {
            best = (known, Some(*game));
        }
    }
    Ok(best.1)
}

/// A journal's first line is a whole object; a position in JSON has no field `redtag`.
fn looks_like_journal(text: &str) -> bool {
    if !text.trim_start().starts_with('{') {
        return false;
    }
    let first = text.lines().next().unwrap_or_default();
    first.contains("\"redtag\"")
        || text
            .lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("{\"n\""))
}

fn read_table(text: &str) -> anyhow::Result<Value> {
    if text.trim_start().starts_with('{') {
        return Ok(serde_json::from_str(text)?);
    }
    Ok(content::parse("line", text)?)
}

/// Content is TOML whose fields are not those of a position.
fn looks_like_position(args: &CheckArgs, text: &str) -> bool {
    text.trim_start().starts_with('{') || matches!(position_of(args, text), Ok(Some(_)))
}

/// How many of these are fields of a position, and of the same form as there.
struct KnownFields<'a>(&'a Value);

impl<G: Playable> Visitor<G> for KnownFields<'_> {
    type Output = anyhow::Result<usize>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let usual = serde_json::to_value(game.lay_out(&G::Options::default())?)?;
        let fields = self.0.as_object().into_iter().flatten();
        let is_known = |(field, value): &(&String, &Value)| {
            usual.get(field.as_str()).is_some_and(|usual| {
                let lists = usual.is_array() == value.is_array();
                usual.is_null() || (lists && usual.is_object() == value.is_object())
            })
        };
        Ok(fields.filter(is_known).count())
    }
}

struct CheckJournal(journal::Lines);

impl<G: Playable> Visitor<G> for CheckJournal {
    type Output = anyhow::Result<String>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let words = Words::of(&*game, "en", &[])?;
        let missing = self.0.missing();
        let own = if self.0.header.content_text.is_some() {
            "; it includes its own content"
        } else {
            ""
        };
        let match_ = redtag_games::open(&game, self.0)?;
        let over = if match_.turn() == Turn::Over {
            "finished"
        } else {
            "running"
        };
        let scores: Vec<String> = match_.scores().iter().map(ToString::to_string).collect();
        let actions = match_.steps().len();
        let missing = missing.map_or_else(String::new, |missing| {
            format!("; {}", words.say(&missing.text(actions)))
        });
        Ok(format!(
            "a sound journal of {}: {actions} actions, {over}, score {}, hash {}{own}{missing}",
            G::NAME,
            scores.join(" · "),
            match_.hash(),
        ))
    }
}

struct CheckPosition<'a>(&'a str);

impl<G: Playable> Visitor<G> for CheckPosition<'_> {
    type Output = anyhow::Result<String>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let mut table = read_table(self.0)?;
        let options = table
            .as_object_mut()
            .and_then(|table| table.remove("options"))
            .unwrap_or(Value::Object(Default::default()));
        let options: G::Options = read_json(&options).context("options")?;
        let options = options_of_sketch(&*game, &options, &table);
        let position = sketch(&*game, &options, &table)?;
        Ok(format!(
            "a sound position of {}, hash {}",
            G::NAME,
            journal::hash(&position)
        ))
    }
}

struct CheckContent<'a>(&'a str);

impl<G: Playable> Visitor<G> for CheckContent<'_> {
    type Output = anyhow::Result<String>;

    fn visit(self, _built_in: Arc<G>) -> Self::Output {
        let examined = examine::<G>(self.0);
        let flaws: Vec<String> = examined.flaws.iter().map(ToString::to_string).collect();
        match flaws.as_slice() {
            [] => {
                let fingerprint = examined.fingerprint.unwrap_or_default();
                let changes = packs::summary(examined.is_whole, &examined.changes);
                Ok(format!(
                    "sound content for {}, {fingerprint}: {changes}",
                    G::NAME
                ))
            }
            [flaw] => bail!("{flaw}"),
            flaws => bail!("{} flaws:\n  {}", flaws.len(), flaws.join("\n  ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use redtag_kernel::{Game, Match};

    use super::*;
    use crate::store::Scratch;

    fn told(files: &[&Path]) -> Vec<Result<String, String>> {
        let files: Vec<PathBuf> = files.iter().map(|file| file.to_path_buf()).collect();
        let args = CheckArgs {
            files,
            game: None,
            kind: None,
            content: Vec::new(),
        };
        let check = |file: &PathBuf| check(&args, file, None).map_err(|error| format!("{error:#}"));
        args.files.iter().map(check).collect()
    }

    #[test]
    fn a_file_is_told_what_is_wrong_by_its_own_name() {
        let folder = Scratch::new();
        let [mine, foreign, other] =
            ["mine.toml", "foreign.jsonl", "other.jsonl"].map(|name| folder.path().join(name));
        let official = redtag_triage::Content::OFFICIAL;
        fs::write(&mine, official.replace("healthy = 7", "healthy = 1")).expect("written");
        fs::write(&foreign, "[]\n").expect("written");
        let game = Arc::new(redtag_triage::Triage::official().expect("sound"));
        let played =
            Match::new(game, Default::default(), Some("check".into()), &[]).expect("a match");
        let journal = played.journal();
        let changed = journal.replace(played.game().content_hash(), "0123456789abcdef");
        assert_ne!(changed, journal);
        fs::write(&other, changed).expect("written");
        let told = told(&[&mine, &foreign, &other]);
        assert_eq!(
            told[0],
            Err("mine.toml:4:11: healthy must be 2 to 20, not 1".into())
        );
        assert!(
            told[1]
                .as_ref()
                .is_err_and(|told| told.contains("not a Redtag journal")),
            "{:?}",
            told[1]
        );
        assert!(
            told[2]
                .as_ref()
                .is_err_and(|told| told.contains("other content")),
            "{:?}",
            told[2]
        );
    }

    struct Begun;

    impl<G: Playable> Visitor<G> for Begun {
        type Output = String;

        fn visit(self, game: Arc<G>) -> String {
            let begun = Match::new(game, G::Options::default(), Some("found out".into()), &[]);
            serde_json::to_string(begun.expect("a match").position()).expect("JSON")
        }
    }

    #[test]
    fn the_game_is_found_out() {
        let folder = Scratch::new();
        let content = [
            ("triage", redtag_triage::Content::OFFICIAL),
            (
                "katastrophenspiel",
                redtag_katastrophenspiel::Content::OFFICIAL,
            ),
            ("trauma-center", redtag_trauma_center::Content::OFFICIAL),
            ("after-the-virus", redtag_after_the_virus::Content::OFFICIAL),
        ];
        let content = content.map(|(game, text)| (game, "content for", text.to_owned()));
        let positions = NAMES.iter().map(|&game| {
            let text = visit(game, None, Begun).expect("it is in the catalogue");
            (game, "position of", text)
        });
        for (game, what, text) in positions.chain(content) {
            let file = folder.path().join("found.txt");
            fs::write(&file, text).expect("written");
            let told = told(&[&file]).remove(0).expect("it is sound");
            assert!(told.contains(&format!("{what} {game},")), "{told}");
        }
    }

    #[test]
    fn folders_are_packs_or_whole_books() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../aftermath");
        let [pack, book] = [root.join("packs/brickworks"), root.join("tests/tiny")];
        assert!(
            told(&[&pack, &book])
                .iter()
                .all(|told| told.as_ref().is_ok_and(|told| told.contains("sound")))
        );
        let folder = Scratch::new();
        let mine = folder.path().join("mine");
        fs::create_dir_all(&mine).expect("a folder");
        let moths = fs::read_to_string(root.join("packs/moths/moths.toml")).expect("a pack");
        let wrong = moths
            .replace("status = \"sneezing\"", "status = \"dusty\"")
            .replace("defense = 3", "defence = 3");
        fs::write(mine.join("moths.toml"), wrong).expect("written");
        let flaw = told(&[&mine]).remove(0).expect_err("not sound");
        assert!(
            flaw.contains("mine/moths.toml:29:1: ") && flaw.contains("defence"),
            "{flaw}"
        );
        let two = moths
            .replace("status = \"sneezing\"", "status = \"dusty\"")
            .replacen("en = \"Coat Moth\", ", "", 1);
        fs::write(
            mine.join("moths.toml"),
            two.replacen("\"coat-moth\"]", "\"goat-moth\"]", 1),
        )
        .expect("written");
        let flaws = told(&[&mine]).remove(0).expect_err("not sound");
        assert!(
            flaws.contains("2 flaws") && flaws.contains("mine/moths.toml:"),
            "{flaws}"
        );
    }
}
