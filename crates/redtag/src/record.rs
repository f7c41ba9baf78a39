//! `redtag record`: what was played, and how far a campaign has come. The journals are the only
//! record.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_kernel::journal::Left;
use redtag_kernel::{Match, Text, Turn, Words, journal};

use crate::campaign;
use crate::packs;
use crate::play::log::{score, winner};
use crate::play::words::{of, usual_language};
use crate::store::{called, data_folder, finished, read_journal};

/// Whose record to show.
#[derive(clap::Args, Debug)]
pub struct RecordArgs {
    /// The game; all games by default
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    pub game: Option<String>,
    /// A campaign other than the default one
    #[arg(long, value_name = "NAME")]
    pub campaign: Option<String>,
    /// Language: en or de
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Write the whole campaign into one file, for another machine or the browser
    #[arg(long, value_name = "FILE", requires = "game")]
    pub export: Option<PathBuf>,
    /// Import a campaign from such a file
    #[arg(
        long,
        value_name = "FILE",
        requires = "game",
        conflicts_with = "export"
    )]
    pub import: Option<PathBuf>,
    /// Write the campaign as a story to read, in Markdown; - is standard output
    #[arg(long, value_name = "FILE", requires = "game", conflicts_with_all = ["export", "import"])]
    pub chronicle: Option<PathBuf>,
    /// The content that it was played with, if not the built-in one; can be repeated for several
    /// packs
    #[arg(long, value_name = "PACK")]
    pub content: Vec<PathBuf>,
}

/// Shows the record, or moves a campaign.
pub fn run(args: &RecordArgs) -> anyhow::Result<()> {
    let language = args.lang.clone().unwrap_or_else(usual_language);
    let content = packs::read(&args.content)?;
    match &args.game {
        Some(game)
            if args.export.is_some() || args.import.is_some() || args.chronicle.is_some() =>
        {
            move_campaign(args, game, content.as_deref(), &language)
        }
        _ => show(args, content.as_deref(), &language),
    }
}

/// Writes a campaign into a file, or reads one.
fn move_campaign(
    args: &RecordArgs,
    game: &str,
    content: Option<&str>,
    language: &str,
) -> anyhow::Result<()> {
    let (folder, called) = (data_folder(), called(game, args.campaign.as_deref())?);
    if let Some(file) = &args.export {
        campaign::export(&folder, &called, file)?;
    }
    if let Some(file) = &args.import {
        campaign::import(&folder, &called, file)?;
    }
    if let Some(file) = &args.chronicle {
        let journals = campaign::journals(&folder, &called)?;
        let title = args.campaign.as_deref();
        campaign::chronicle(&journals, content, title, language, file)?;
    }
    Ok(())
}

/// Shows the record of the game, or of all that have one.
fn show(args: &RecordArgs, content: Option<&str>, language: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let mut is_empty = args.game.is_none();
    let asked = |name: &&&str| args.game.as_ref().is_none_or(|game| game == **name);
    for name in NAMES.iter().filter(asked) {
        let files = matches_of(name, args.campaign.as_deref())?;
        if files.is_empty() && args.game.is_none() {
            continue;
        }
        is_empty = false;
        let tell = Tell {
            files: &files,
            language,
            out: &mut out,
        };
        match visit(name, content, tell)? {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            told => told?,
        }
    }
    if is_empty {
        writeln!(out, "{}", visit(NAMES[0], None, NothingYet(language))??)?;
    }
    Ok(())
}

/// The finished matches of a campaign, or of the default one.
fn matches_of(game: &str, campaign: Option<&str>) -> anyhow::Result<Vec<PathBuf>> {
    let folder = data_folder();
    let files = finished(&folder, &called(game, campaign)?);
    files.with_context(|| folder.display().to_string())
}

/// What is said where no game has anything to show.
struct NothingYet<'a>(&'a str);

impl<G: Playable> Visitor<G> for NothingYet<'_> {
    type Output = anyhow::Result<String>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        Ok(of(&*game, self.0)?.word("record-empty"))
    }
}

struct Tell<'a, W> {
    files: &'a [PathBuf],
    language: &'a str,
    out: W,
}

/// A match that ended, or why it cannot be opened.
struct Played {
    episode: Option<(usize, Vec<Text>)>,
    is_won: bool,
    told: String,
}

impl<G: Playable, W: Write> Visitor<G> for Tell<'_, W> {
    type Output = io::Result<()>;

    fn visit(mut self, game: Arc<G>) -> io::Result<()> {
        let words = of(&*game, self.language).map_err(io::Error::other)?;
        let played: Vec<Played> = self
            .files
            .iter()
            .map(|file| open(&game, file, &words))
            .collect();
        writeln!(self.out, "{}", words.word("game-title"))?;
        missions(&*game, &played, &words, &mut self.out)?;
        if played.is_empty() {
            writeln!(self.out, "  {}", words.word("record-empty"))?;
        }
        for (file, played) in self.files.iter().zip(&played) {
            writeln!(self.out, "  {}\n    {}", played.told, file.display())?;
        }
        writeln!(self.out)
    }
}

fn open<G: Playable>(game: &Arc<G>, file: &Path, words: &Words) -> Played {
    let mut left = None;
    let opened = read_journal(file)
        .map_err(anyhow::Error::new)
        .and_then(|text| {
            let lines = journal::read(&text)?;
            left = lines.left().cloned();
            Ok(redtag_games::open(game, lines)?)
        });
    match opened {
        Ok(match_) => opened_again(&match_, words),
        Err(error) => from_tale(&**game, left, &error, words),
    }
}

/// A match that cannot be opened, for example because its content has changed. A match of a campaign
/// wrote down how it ended.
fn from_tale<G: Playable>(
    game: &G,
    left: Option<Left>,
    error: &anyhow::Error,
    words: &Words,
) -> Played {
    let tale = left.and_then(|left| game.campaign()?.tale(&left.story));
    let ending = tale.as_ref().and_then(|tale| tale.ending.as_ref());
    let told = ending.map(|ending| words.say(ending));
    Played {
        episode: None,
        told: told.unwrap_or_else(|| format!("{error:#}")),
        is_won: tale.is_some_and(|tale| tale.is_won),
    }
}

fn opened_again<G: Playable>(match_: &Match<G>, words: &Words) -> Played {
    let game = match_.game();
    let end = match match_.turn() {
        Turn::Over => words.say(&game.ending(match_.position())),
        Turn::Act(_) => words.word("unfinished"),
    };
    let missions = game.missions();
    let episode = missions.map(|missions| missions.played(match_.position()));
    let title = episode.as_ref().and_then(|(mission, _)| {
        let chapters = missions?.chapters().into_iter();
        let mut titles = chapters.flat_map(|(_, titles)| titles);
        Some(words.say(&titles.nth(*mission)?))
    });
    let (winner, score) = (winner(match_, words), score(match_, words));
    let told = [title, Some(end), winner, Some(score)];
    Played {
        episode,
        is_won: match_.winners().first().is_some(),
        told: told.into_iter().flatten().collect::<Vec<_>>().join("  "),
    }
}

/// Every mission of a campaign: won or not, how often, and by whom.
fn missions<G: Playable>(
    game: &G,
    played: &[Played],
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut number = 0;
    let chapters = game.missions().map(|missions| missions.chapters());
    for (chapter, missions) in chapters.unwrap_or_default() {
        writeln!(out, "  {}", words.say(&chapter))?;
        for mission in missions {
            let of_it =
                |played: &&Played| matches!(played.episode, Some((one, _)) if one == number);
            let of_it: Vec<&Played> = played.iter().filter(of_it).collect();
            writeln!(out, "{}", mission_line(&mission, &of_it, words))?;
            number += 1;
        }
    }
    Ok(())
}

fn mission_line(mission: &Text, played: &[&Played], words: &Words) -> String {
    let (won, lost): (Vec<&Played>, Vec<_>) = played.iter().partition(|played| played.is_won);
    let mark = if won.is_empty() { "[ ]" } else { "[x]" };
    let mut line = format!("    {mark} {}", words.say(mission));
    for (key, count) in [("record-won", won.len()), ("record-lost", lost.len())] {
        if count > 0 {
            line += &format!("  {} {count}", words.word(key));
        }
    }
    let casts = won.iter().filter_map(|played| cast(played, words));
    let casts: Vec<String> = casts.collect();
    if !casts.is_empty() {
        line += &format!("  ({})", casts.join("; "));
    }
    line
}

fn cast(played: &Played, words: &Words) -> Option<String> {
    let (_, cast) = played.episode.as_ref()?;
    let names: Vec<String> = cast.iter().map(|name| words.say(name)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use redtag_games::Session;
    use serde_json::{Value, json};

    use super::*;
    use crate::store::Scratch;

    /// Lets a bot play a mission to its end and keeps it as the program does; tells whether it was
    /// won.
    fn play(folder: &Path, number: usize, mission: &str) -> bool {
        let mut session = Session::default();
        let mut ask = |message: Value| -> Value {
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
        };
        let (seed, options) = (format!("record {number}"), json!({ "mission": mission }));
        let mut answer =
            ask(json!({"op": "new", "game": "after-the-virus", "seed": seed, "options": options}));
        while answer["to_act"].get(0).is_some() {
            answer = ask(json!({"op": "bot", "seat": 0, "bot": "greedy"}));
        }
        fs::create_dir_all(folder.join("finished")).expect("a folder");
        let file = folder.join(format!("finished/after-the-virus-{number}.jsonl"));
        let journal = ask(json!({"op": "journal"}));
        fs::write(file, journal["journal"].as_str().expect("a journal")).expect("written");
        answer["winners"]
            .as_array()
            .is_some_and(|winners| !winners.is_empty())
    }

    #[test]
    fn a_campaign_is_what_the_journals_say() {
        let folder = Scratch::new();
        let won = (1..=12)
            .filter(|&number| play(folder.path(), number, "1A"))
            .count();
        play(folder.path(), 13, "1B");
        fs::write(
            folder.path().join("finished/after-the-virus-14.jsonl"),
            "no journal\n",
        )
        .expect("written");
        let files = finished(folder.path(), "after-the-virus").expect("readable");
        assert_eq!(files.len(), 14);
        assert!(
            files[9].ends_with("after-the-virus-10.jsonl"),
            "in the order in which they were played"
        );
        let mut out = Vec::new();
        let told = Tell {
            files: &files,
            language: "en",
            out: &mut out,
        };
        visit("after-the-virus", None, told)
            .expect("there is such a game")
            .expect("it can be written");
        let text = String::from_utf8(out).expect("text");
        let line = |part: &str| text.lines().find(|line| line.contains(part)).expect(part);
        let first = line("] 1A");
        assert_eq!(first.contains("[x]"), won > 0, "{first}");
        assert_eq!(won > 0, first.contains(&format!("won {won}")), "{first}");
        assert!(won == 0 || first.contains("Adam"), "{first}");
        assert_eq!(
            line("] 5C")
                .trim_start()
                .chars()
                .take(3)
                .collect::<String>(),
            "[ ]"
        );
        assert!(text.contains("not a Redtag journal"), "{text}");
    }
}
