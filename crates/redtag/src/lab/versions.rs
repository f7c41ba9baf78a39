//! Which versions of a game a study plays.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use redtag_games::Playable;
use redtag_kernel::Flaw;
use redtag_kernel::play::read_json;
use redtag_lab::{Entrant, OwnBot, Twist, Version};
use serde_json::{Value, json};

use super::args::{ContentArgs, NumbersArgs, StudyArgs};
use super::fields::{self, Field, Files, built_in, fields, load};
use crate::own_bot;
use crate::packs;
use crate::play::{take_seats, written_options};

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
    pub bots: Vec<Entrant>,
    /// What the bots judge by.
    pub judgement: String,
    /// Starts programs that play.
    start: Arc<Start<G>>,
    /// What is odd about its luck.
    pub twist: Twist,
    /// The number of the card that it is about, where that can be taken.
    pub takes: Option<u16>,
    /// The files of its content, where it is not the built-in one.
    pub files: Option<Files>,
}

/// Starts a program that plays.
type Start<G> = dyn Fn(&str) -> Result<Box<dyn OwnBot<G>>, Flaw> + Send + Sync;

impl<G: Playable> Entry<G> {
    /// As the lab plays it.
    pub fn version(&self) -> Version<'_, G> {
        Version {
            game: &*self.game,
            options: &self.options,
            bots: &self.bots,
            own: Some(&*self.start),
            twist: self.twist,
        }
    }

    /// The same with other luck.
    pub fn twisted(&self, name: String, twist: Twist) -> Self {
        Self {
            name,
            game: self.game.clone(),
            options: self.options.clone(),
            written: self.written.clone(),
            bots: self.bots.clone(),
            judgement: self.judgement.clone(),
            start: self.start.clone(),
            twist,
            takes: None,
            files: self.files.clone(),
        }
    }
}

/// The game that is meant: by its name, or by its content.
pub fn game_of(name: Option<&str>, contents: &[PathBuf]) -> anyhow::Result<String> {
    match (name, contents.last()) {
        (Some(name), _) => Ok(name.to_owned()),
        (None, Some(content)) => {
            let text = packs::read(std::slice::from_ref(content))?.unwrap_or_default();
            Ok(redtag_games::content::game_of(&text)?.to_owned())
        }
        (None, None) => bail!(
            "which game? Name it with --game ({}), or give a file of its content",
            redtag_games::NAMES.join(", ")
        ),
    }
}

/// Content as it was given: its name and its files, or nothing for the built-in one.
pub fn read(path: Option<&PathBuf>) -> anyhow::Result<Option<(String, Files)>> {
    let Some(path) = path else {
        return Ok(None);
    };
    let text = packs::read(std::slice::from_ref(path))?.unwrap_or_default();
    let files: Files = serde_json::from_str(&text)?;
    Ok(Some((path.display().to_string(), files)))
}

/// All files that make up the content.
pub fn whole(game: &str, given: Option<&Files>) -> Files {
    given.map_or_else(|| built_in(game), |given| fields::whole(game, given))
}

/// A game with its content.
pub struct Loaded<G> {
    /// What the content is called.
    pub name: String,
    /// The game.
    pub game: Arc<G>,
    /// The files of the content, where it is not the built-in one.
    pub files: Option<Files>,
}

impl<G: Playable> Loaded<G> {
    /// What was given, or else the built-in content.
    pub fn read(path: Option<&PathBuf>, built_in: &Arc<G>) -> anyhow::Result<Self> {
        Ok(match read(path)? {
            None => Self {
                name: "built-in".to_owned(),
                game: built_in.clone(),
                files: None,
            },
            Some((name, files)) => Self {
                name,
                game: Arc::new(load(&files)?),
                files: Some(files),
            },
        })
    }

    /// From files.
    pub fn of(name: String, files: Files) -> anyhow::Result<Self> {
        Ok(Self {
            name,
            game: Arc::new(load(&files)?),
            files: Some(files),
        })
    }
}

/// A version with this content.
pub fn entry<G: Playable>(
    loaded: Loaded<G>,
    study: &StudyArgs,
    more: &[String],
    bots: &[Entrant],
) -> anyhow::Result<Entry<G>> {
    let Loaded { name, game, files } = loaded;
    let set = [&study.set, more].concat();
    let mut written = written_options(study.options.as_deref(), &set)?;
    if bots.len() > 1 {
        take_seats::<G>(&mut written, bots.len());
    }
    let options = read_json(&written).context("--options, --set")?;
    game.lay_out(&options).context("--options, --set")?;
    let (own_bot, content) = (study.own_bot, files.as_ref().map(text));
    let (game, judgement) = study.judgement.apply(game, content.as_deref())?;
    let start =
        Arc::new(move |program: &str| own_bot::start::<G>(program, own_bot, content.clone()));
    Ok(Entry {
        name,
        game,
        options,
        written,
        bots: bots.to_vec(),
        judgement,
        start,
        twist: Twist::None,
        takes: None,
        files,
    })
}

/// Files as one text.
pub fn text(files: &Files) -> String {
    json!(files).to_string()
}

/// The first version of a study about one content.
pub fn base<G: Playable>(args: &ContentArgs, built_in: &Arc<G>) -> anyhow::Result<Entry<G>> {
    let loaded = Loaded::read(args.content.as_ref(), built_in)?;
    entry(loaded, &args.study, &[], &args.study.bot)
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
