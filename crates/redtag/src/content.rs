//! `redtag content`: the content of a game as files to begin with.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;
use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_kernel::content::{Source, like};

/// Options of `redtag content`.
#[derive(Args)]
pub struct ContentArgs {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    game: String,
    /// Write a small pack with this only, such as card.run or numbers.hand; can be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Write the files into this folder rather than to standard output
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Writes the content of a game, or a part of it.
pub fn run(args: &ContentArgs) -> anyhow::Result<()> {
    visit(&args.game, None, Write(args))?
}

struct Write<'a>(&'a ContentArgs);

impl<G: Playable> Visitor<G> for Write<'_> {
    type Output = anyhow::Result<()>;

    fn visit(self, _built_in: Arc<G>) -> Self::Output {
        let Self(args) = self;
        if !args.only.is_empty() {
            let pack = small_pack::<G>(&args.only)?;
            return put(args, &[("my.toml".to_owned(), pack)]);
        }
        let files = G::built_in().into_iter();
        let files: Vec<_> = files
            .map(|file| (file.name, file.text.into_owned()))
            .collect();
        put(args, &files)
    }
}

/// A pack that has these things as the game has them, to be changed.
fn small_pack<G: Playable>(names: &[String]) -> anyhow::Result<String> {
    let source = Source::of_files(G::built_in()).map_err(|mut flaws| flaws.remove(0))?;
    let mut parts = vec![format!("game = \"{}\"\n", G::NAME)];
    // What stands before the first heading belongs to no table.
    let mut tables = Vec::new();
    for name in names {
        match source.excerpt(name) {
            Some(text) if text.starts_with('[') => tables.push(text),
            Some(text) => parts.push(text),
            None => bail!("--only {name}: {}", unknown(&source, name)),
        }
    }
    parts.extend(tables.into_iter().map(|table| format!("\n{table}")));
    Ok(parts.concat())
}

fn unknown(source: &Source, name: &str) -> String {
    let values = source.values();
    let mut names: Vec<&str> = Vec::new();
    for value in &values {
        let ends = value
            .name
            .match_indices('.')
            .map(|(end, _)| &value.name[..end]);
        names.extend(ends.chain([value.name.as_str()]));
    }
    match like(name, &names) {
        Some(like) => format!("there is no such thing; did you mean {like}?"),
        None => "there is no such thing; `redtag lab numbers --list --game GAME` names all numbers"
            .to_owned(),
    }
}

fn put(args: &ContentArgs, files: &[(String, String)]) -> anyhow::Result<()> {
    let Some(folder) = &args.out else {
        if let [(_, text)] = files {
            print!("{text}");
            return Ok(());
        }
        bail!(
            "the content of {} is {} files; name a folder with --out, or a part with --only",
            args.game,
            files.len()
        );
    };
    for (name, text) in files {
        let path = folder.join(name);
        let told = || path.display().to_string();
        if path.exists() {
            bail!("{} is there already; nothing was overwritten", told());
        }
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(told)?;
        fs::write(&path, text).with_context(told)?;
        println!("{}", told());
    }
    Ok(())
}
