//! Which versions of a game a study plays.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use redtag_bots::Bot;
use redtag_games::Playable;
use redtag_kernel::Words;
use redtag_kernel::play::read_json;
use redtag_lab::{Luck, Measure, Study, Twist, Version, draws, record, total};
use serde_json::{Value, json};

use super::args::{CardsArgs, ContentArgs, DiffArgs, FeelArgs, LuckArgs, NumbersArgs, StudyArgs};
use super::fields::{Field, Files, built_in, change, fields, load};
use super::findings::SKILL;
use super::ledger::Done;
use super::played::{Played, PlayedVersion, Question};
use crate::play::{take_seats, written_options};
use crate::{check, packs};

/// One version, ready to be played.
pub struct Entry<G: Playable> {
    /// What it is called.
    pub name: String,
    /// The game with its content.
    pub game: Arc<G>,
    /// Its options.
    pub options: G::Options,
    /// The same as they were written.
    pub written: Value,
    /// Who plays.
    pub bots: Vec<Bot>,
    /// What is odd about its luck.
    pub twist: Twist,
    /// The files of its content, where it is not the built-in one and journals may need it.
    files: Option<Files>,
}

/// The most versions of one study.
const MOST: usize = 500;
/// Games that are played to see what can be drawn.
const LOOK: u64 = 100;

/// The game that is meant: by its name, or by its content.
pub fn game_of(name: Option<&str>, contents: &[PathBuf]) -> anyhow::Result<String> {
    match (name, contents.last()) {
        (Some(name), _) => Ok(name.to_owned()),
        (None, Some(content)) => {
            let text = packs::read(std::slice::from_ref(content))?.unwrap_or_default();
            Ok(check::game_of(&text)?.to_owned())
        }
        (None, None) => bail!(
            "which game? Name it with --game ({}), or give a file of its content",
            redtag_games::NAMES.join(", ")
        ),
    }
}

/// The command without what only says where to play and where to write.
pub fn command(words: impl Iterator<Item = String>) -> String {
    const WITH_VALUE: [&str; 4] = ["--out", "--shard", "--threads", "--html"];
    let mut kept = vec!["redtag".to_owned()];
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let name = word.split('=').next().unwrap_or_default();
        if WITH_VALUE.contains(&name) {
            if !word.contains('=') {
                words.next();
            }
        } else if word != "--json" {
            kept.push(quoted(word));
        }
    }
    kept.join(" ")
}

/// A word as a shell reads it.
fn quoted(word: String) -> String {
    let is_plain = |char: char| char.is_alphanumeric() || "-_./:=,".contains(char);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word;
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Content as it was given: its name and its files, or nothing for the built-in one.
fn read(path: Option<&PathBuf>) -> anyhow::Result<Option<(String, Files)>> {
    let Some(path) = path else {
        return Ok(None);
    };
    let text = packs::read(std::slice::from_ref(path))?.unwrap_or_default();
    let files: Files = serde_json::from_str(&text)?;
    Ok(Some((path.display().to_string(), files)))
}

/// All files that make up the content: packs lie beside the built-in one, where a game has packs.
fn whole(game: &str, given: Option<&Files>) -> Files {
    let Some(given) = given else {
        return built_in(game);
    };
    let is_book = |text: &String| text.lines().any(|line| line.trim() == "[numbers]");
    if game != "aftermath" || given.values().any(is_book) {
        return given.clone();
    }
    let mut files = built_in(game);
    files.extend(given.clone());
    files
}

/// A version with this content.
pub fn entry<G: Playable>(
    name: String,
    game: Arc<G>,
    study: &StudyArgs,
    more: &[String],
    bots: &[Bot],
) -> anyhow::Result<Entry<G>> {
    let set = [&study.set, more].concat();
    let mut written = written_options(study.options.as_deref(), &set)?;
    if bots.len() > 1 {
        take_seats::<G>(&mut written, bots.len());
    }
    let options = read_json(&written).context("--options, --set")?;
    game.lay_out(&options).context("--options, --set")?;
    Ok(Entry {
        name,
        game,
        options,
        written,
        bots: bots.to_vec(),
        twist: Twist::None,
        files: None,
    })
}

/// The first version of a study about one content.
fn base<G: Playable>(args: &ContentArgs, built_in: &Arc<G>) -> anyhow::Result<Entry<G>> {
    let given = read(args.content.as_ref())?;
    let (name, game) = match &given {
        None => ("built-in".to_owned(), built_in.clone()),
        Some((name, files)) => (name.clone(), Arc::new(load(files)?)),
    };
    let entry = entry(name, game, &args.study, &[], &args.study.bot)?;
    Ok(Entry {
        files: given.map(|given| given.1),
        ..entry
    })
}

/// The two versions of `redtag lab diff`.
pub fn of_diff<G: Playable>(args: &DiffArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let (old, new) = match args.contents.as_slice() {
        [] => (None, None),
        [new] => (None, Some(new)),
        [old, new, ..] => (Some(old), Some(new)),
    };
    let side = |path: Option<&PathBuf>, changes: &[String]| {
        let given = read(path)?;
        let mut name = given
            .as_ref()
            .map_or("built-in", |given| &given.0)
            .to_owned();
        if given.is_none() && changes.is_empty() {
            return Ok((name, built_in.clone()));
        }
        let mut files = whole(G::NAME, given.as_ref().map(|given| &given.1));
        for written in changes {
            files = change(&files, written)?;
            name = format!("{name} {written}");
        }
        anyhow::Ok((name, Arc::new(load(&files)?)))
    };
    let study = &args.study;
    let (name, game) = side(old, &[])?;
    let old = entry(format!("old ({name})"), game, study, &[], &study.bot)?;
    let (name, game) = side(new, &args.change)?;
    let bots = if args.new_bot.is_empty() {
        &study.bot
    } else {
        &args.new_bot
    };
    let new = entry(format!("new ({name})"), game, study, &args.new_set, bots)?;
    ensure!(
        old.game.content_hash() != new.game.content_hash()
            || old.options != new.options
            || old.bots != new.bots,
        "old and new are the same; give another content, --change, --new-set or --new-bot"
    );
    Ok(vec![old, new])
}

/// Fields that hold a name, not an amount.
const NAMES: [&str; 4] = ["number", "page", "x", "y"];

/// The numbers of a content that a study may change.
pub fn numbers(
    args: &ContentArgs,
    only: &[String],
    game: &str,
) -> anyhow::Result<(Files, Vec<(Field, i64)>)> {
    let given = read(args.content.as_ref())?;
    let files = whole(game, given.as_ref().map(|given| &given.1));
    let all = fields(&files)?.into_iter().filter_map(|field| {
        let last = field.name.rsplit('.').next().unwrap_or_default().to_owned();
        let is_meant = only.is_empty() || only.iter().any(|only| field.name.starts_with(only));
        let number = field.number?;
        (is_meant && !NAMES.contains(&last.as_str())).then_some((field, number))
    });
    let all = all.collect();
    Ok((files, all))
}

/// Lists the numbers of a content.
pub fn list(args: &NumbersArgs, game: &str, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (files, all) = numbers(&args.of, &args.only, game)?;
    for (field, number) in all {
        writeln!(out, "{} = {number}   ({})", field.name, field.place(&files))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A version for each step of each number, and how many steps the content does not allow.
pub fn of_numbers<G: Playable>(
    args: &NumbersArgs,
    built_in: &Arc<G>,
) -> anyhow::Result<(Vec<Entry<G>>, usize)> {
    let list = &args.of;
    let (files, all) = numbers(list, &args.only, G::NAME)?;
    ensure!(
        !all.is_empty(),
        "no number has this name; `--list` names them all"
    );
    ensure!(
        all.len() * 2 <= MOST,
        "there are {} numbers; choose some with --only, such as --only {}",
        all.len(),
        all[0].0.name.split('.').next().unwrap_or_default()
    );
    let mut entries = vec![base(list, built_in)?];
    // Two fields may change the same, such as copies of a card from two decks.
    let mut known = BTreeSet::from([entries[0].game.content_hash().to_owned()]);
    let mut refused = 0;
    for (field, number) in &all {
        for step in [-args.step, args.step] {
            let to = number.saturating_add(step);
            let Ok(game) = load::<G>(&field.set(&files, &to.to_string())) else {
                refused += 1;
                continue;
            };
            if !known.insert(game.content_hash().to_owned()) {
                continue;
            }
            let name = format!("{} {number}→{to}", field.name);
            match entry(name, Arc::new(game), &list.study, &[], &list.study.bot) {
                Ok(entry) => entries.push(entry),
                Err(_) => refused += 1,
            }
        }
    }
    ensure!(
        entries.len() > 1,
        "none of these numbers can be changed by {}",
        args.step
    );
    Ok((entries, refused))
}

/// What was drawn in some games of a version.
fn drawn<G: Playable>(base: &Entry<G>, seed: u64) -> anyhow::Result<redtag_lab::Draws> {
    let version = Version {
        game: &*base.game,
        options: &base.options,
        bots: &base.bots,
        twist: Twist::None,
    };
    let study = Study {
        versions: vec![version],
        games: LOOK,
        seed,
        feel: false,
        luck: Luck::Same,
    };
    Ok(draws(&study, LOOK)?)
}

impl<G: Playable> Entry<G> {
    /// The same with other luck.
    fn twisted(&self, name: String, twist: Twist) -> Self {
        Self {
            name,
            game: self.game.clone(),
            options: self.options.clone(),
            written: self.written.clone(),
            bots: self.bots.clone(),
            twist,
            files: self.files.clone(),
        }
    }
}

/// A version without each card that was drawn in the first games.
pub fn of_cards<G: Playable>(args: &CardsArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let mut entries = vec![base(&args.of, built_in)?];
    let words = Words::of(&*entries[0].game, "en", &[])?;
    for (what, cards) in drawn(&entries[0], args.of.study.seed)? {
        let seen = cards.unwrap_or_default();
        for (card, _) in seen.iter().enumerate().filter(|(_, times)| **times > 0) {
            let (text, _) = entries[0].game.outcome(what, card);
            let name = format!("{what}: {}", words.say(&text));
            if args.only.is_empty() || args.only.iter().any(|only| name.starts_with(only)) {
                let twisted = entries[0].twisted(name, Twist::Without(what, card));
                entries.push(twisted);
            }
        }
    }
    ensure!(
        entries.len() > 1,
        "no card of this name was drawn in {LOOK} games"
    );
    ensure!(
        entries.len() <= MOST,
        "there are {} cards; choose some with --only, such as --only '{}'",
        entries.len() - 1,
        entries[1].name
    );
    Ok(entries)
}

/// A version with other luck in each source, and one with other bots.
pub fn of_luck<G: Playable>(args: &LuckArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let mut entries = vec![base(&args.of, built_in)?];
    for what in drawn(&entries[0], args.of.study.seed)?.into_keys() {
        let twisted = entries[0].twisted(what.to_owned(), Twist::Anew(what));
        entries.push(twisted);
    }
    let mut other = entries[0].twisted(SKILL.to_owned(), Twist::None);
    other.bots = vec![args.against];
    entries.push(other);
    Ok(entries)
}

/// A version for each bot of the ladder, and for each combination of swept options.
pub fn of_feel<G: Playable>(args: &FeelArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let plain = base(&args.of, built_in)?;
    let mut settings: Vec<Vec<String>> = vec![Vec::new()];
    for axis in &args.sweep {
        let values = axis.settings(&*plain.game).context("--sweep")?;
        let with = |before: &Vec<String>| {
            let before = before.clone();
            values
                .iter()
                .map(move |value| [before.as_slice(), std::slice::from_ref(value)].concat())
        };
        settings = settings.iter().flat_map(with).collect();
    }
    let mut entries = Vec::new();
    for setting in &settings {
        for bot in &args.ladder {
            let name = [setting.as_slice(), &[bot.to_string()]].concat().join(" ");
            let bots = std::slice::from_ref(bot);
            let entry = entry(name, plain.game.clone(), &args.of.study, setting, bots)?;
            entries.push(Entry {
                files: plain.files.clone(),
                ..entry
            });
        }
    }
    ensure!(
        entries.len() <= MOST,
        "--sweep: there are {} versions, but at most {MOST} are possible",
        entries.len()
    );
    Ok(entries)
}

/// Writes the games that stand out as journals.
pub fn write_journals<G: Playable>(
    folder: &Path,
    entries: &[Entry<G>],
    played: &Played,
    done: &Done,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let totals = total(done, played.units().count()).unwrap_or_default();
    writeln!(
        out,
        "\n  Games that stand out, for `redtag replay` and the browser:"
    )?;
    for (entry, total) in entries.iter().zip(&totals) {
        for (what, extreme) in total.feel.iter().flat_map(|feel| &feel.extremes) {
            let game = record(
                &entry.game,
                &entry.options,
                &entry.bots,
                played.seed,
                extreme.game,
            )?;
            let name = format!("{} {what} {}.jsonl", entry.name, extreme.game)
                .replace([' ', '/', '='], "-");
            let path = folder.join(name);
            let text = entry.files.as_ref().map(|files| json!(files).to_string());
            std::fs::write(&path, game.with_content_text(text).journal())
                .with_context(|| path.display().to_string())?;
            writeln!(out, "    {what}: {}", path.display())?;
        }
    }
    Ok(())
}

/// What all results say of a study.
pub fn played<G: Playable>(
    question: Question,
    command: &str,
    study: &StudyArgs,
    margin: f64,
    built_in: &Arc<G>,
    entries: &[Entry<G>],
) -> anyhow::Result<Played> {
    ensure!(
        study.alpha > 0.0 && study.alpha < 0.5,
        "--alpha: a share between 0 and 0.5, such as 0.05"
    );
    ensure!(margin >= 0.0 && margin.is_finite(), "--margin: 0 or more");
    let all_bots = || entries.iter().flat_map(|entry| &entry.bots);
    let bots: Vec<Bot> = all_bots().copied().collect();
    ensure!(
        redtag_lab::is_reproducible(&bots),
        "--bot: a search that is given time plays differently on every machine; give it \
         iterations, such as search:500"
    );
    let version = |entry: &Entry<G>| PlayedVersion {
        name: entry.name.clone(),
        content: entry.game.content_hash().to_owned(),
        options: entry.written.clone(),
        bots: entry
            .bots
            .iter()
            .map(Bot::to_string)
            .collect::<Vec<_>>()
            .join(","),
        seats: entry.game.seats(&entry.options),
    };
    let versions: Vec<PlayedVersion> = entries.iter().map(version).collect();
    let mut notes = Vec::new();
    let is_changed = versions
        .iter()
        .any(|version| version.content != built_in.content_hash());
    if is_changed && all_bots().any(|bot| *bot == Bot::Greedy) {
        notes.push(
            "greedy judges by what it learned from the built-in content, and can misjudge what is \
             new: confirm what matters with --bot search:200."
                .to_owned(),
        );
    }
    Ok(Played {
        redtag_lab: 1,
        question,
        command: command.to_owned(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        game: G::NAME.to_owned(),
        rules: G::RULES,
        team: G::COOPERATIVE,
        games: study.games,
        seed: study.seed,
        luck: Luck::Same,
        measure: study.measure.unwrap_or(if G::CHANCES {
            Measure::Won
        } else {
            Measure::Points
        }),
        alpha: study.alpha,
        margin,
        versions,
        notes,
    })
}
