//! `redtag print`: what a game needs on paper, as one page of HTML.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;
use redtag_games::paper::page;
use redtag_games::{Playable, Visitor, visit};

use crate::packs;
use crate::play::words::usual_language;

/// Options of `redtag print`.
#[derive(Args)]
pub struct PrintArgs {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(redtag_games::NAMES))]
    game: String,
    /// The file to write, or - for standard output; GAME.html in the current folder by default
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
    /// Language: en or de
    #[arg(long, visible_alias = "language", value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Content of your own: a file or a folder; can be repeated for several packs
    #[arg(long, value_name = "PACK")]
    content: Vec<PathBuf>,
}

/// Writes the page and says where it is.
pub fn run(args: &PrintArgs) -> anyhow::Result<()> {
    let content = packs::read(&args.content)?;
    let language = args.lang.clone().unwrap_or_else(usual_language);
    let html = visit(&args.game, content.as_deref(), Page(&language))??;
    let file = args
        .output
        .clone()
        .unwrap_or_else(|| format!("{}.html", args.game).into());
    if file == Path::new("-") {
        return Ok(io::stdout().write_all(html.as_bytes())?);
    }
    write(&file, args.force, &html)?;
    println!(
        "{}: written; open it in a browser and print it",
        file.display()
    );
    Ok(())
}

struct Page<'a>(&'a str);

impl<G: Playable> Visitor<G> for Page<'_> {
    type Output = anyhow::Result<String>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        Ok(page(&*game, self.0)?)
    }
}

fn write(file: &Path, force: bool, html: &str) -> anyhow::Result<()> {
    let mut how = OpenOptions::new();
    how.write(true);
    let how = if force {
        how.create(true).truncate(true)
    } else {
        how.create_new(true)
    };
    let name = || file.display().to_string();
    match how.open(file) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{}: this file exists; --force overwrites it", name())
        }
        opened => opened
            .and_then(|mut file| file.write_all(html.as_bytes()))
            .with_context(name),
    }
}
