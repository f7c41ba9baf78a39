//! A whole campaign as one file: the journals of its games, one after another. The browser reads
//! and writes the same.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use redtag_games::story::StoryOf;
use redtag_games::visit;
use redtag_kernel::journal;

use crate::store::{finished, read_journal};

/// The journals of a campaign, the first game first, the unfinished one last.
pub fn journals(folder: &Path, called: &str) -> anyhow::Result<Vec<String>> {
    let mut files = finished(folder, called).with_context(|| folder.display().to_string())?;
    let running = folder.join(format!("{called}.jsonl"));
    files.extend(Some(running).filter(|file| file.exists()));
    if files.is_empty() {
        bail!("nothing of it has been played yet");
    }
    let read = |file: &PathBuf| read_journal(file).with_context(|| file.display().to_string());
    files.iter().map(read).collect()
}

/// Writes a campaign into one file, which must not exist yet.
pub fn export(folder: &Path, called: &str, to: &Path) -> anyhow::Result<()> {
    let journals = journals(folder, called)?;
    write(to, &journals.concat())?;
    println!("{}: written, {} games", to.display(), journals.len());
    Ok(())
}

/// Imports a campaign from a file, unless there is one of that name already.
pub fn import(folder: &Path, called: &str, from: &Path) -> anyhow::Result<()> {
    let name = from.display().to_string();
    let text = read_journal(from).with_context(|| name.clone())?;
    let journals = journal::split(&text);
    if journals.is_empty() {
        bail!("{name}: there is no journal in it");
    }
    let running = folder.join(format!("{called}.jsonl"));
    if running.exists() || !finished(folder, called)?.is_empty() {
        bail!("there is a campaign of that name; --campaign NAME imports this one as another");
    }
    let last = journals.len() - 1;
    let mut files = Vec::new();
    for (at, text) in journals.iter().enumerate() {
        let is_over = is_over(text, called).with_context(|| format!("{name}: game {}", at + 1))?;
        // Only the last one may be unfinished.
        let file = if at < last || is_over {
            folder.join(format!("finished/{called}-{}.jsonl", at + 1))
        } else {
            running.clone()
        };
        files.push((file, *text));
    }
    fs::create_dir_all(folder.join("finished"))?;
    let mut files = files.iter();
    files.try_for_each(|(file, text)| write(file, text))?;
    println!("{name}: imported, {} games", journals.len());
    Ok(())
}

/// Has this match of the campaign ended?
fn is_over(text: &str, called: &str) -> anyhow::Result<bool> {
    let lines = journal::read(text)?;
    let game = called.split('.').next().unwrap_or(called);
    if lines.header.game != game {
        bail!("this is a campaign of {}", lines.header.game);
    }
    Ok(lines.left().is_some())
}

/// Writes a campaign as people read it, into a file or to standard output.
pub fn chronicle(
    journals: &[String],
    content: Option<&str>,
    title: Option<&str>,
    lang: &str,
    to: &Path,
) -> anyhow::Result<()> {
    let journals: Vec<&str> = journals.iter().map(String::as_str).collect();
    let first = journal::read(journals.first().copied().unwrap_or_default())?;
    let story = StoryOf {
        journals: &journals,
        lang,
        title,
    };
    let told = visit(&first.header.game, content, story)?;
    let (_, text) = told.map_err(|error| anyhow::anyhow!(error.message))?;
    if to == Path::new("-") {
        return Ok(io::stdout().write_all(text.as_bytes())?);
    }
    write(to, &text)?;
    println!("{}: written", to.display());
    Ok(())
}

/// Never overwrites anything.
fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    let made = fs::File::options().write(true).create_new(true).open(file);
    let mut made = made.with_context(|| file.display().to_string())?;
    made.write_all(text.as_bytes())
        .with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Scratch;

    const CAMPAIGN: &str = include_str!("../../aftermath/tests/campaigns/first-edition.jsonl");

    #[test]
    fn a_campaign_is_one_file_and_back() {
        let folder = Scratch::new();
        let (file, back) = (
            folder.path().join("mine.jsonl"),
            folder.path().join("back.jsonl"),
        );
        fs::write(&file, CAMPAIGN).expect("written");
        import(folder.path(), "aftermath.mine", &file).expect("it is a campaign");
        assert!(
            folder
                .path()
                .join("finished/aftermath.mine-1.jsonl")
                .exists()
        );
        assert!(
            folder.path().join("aftermath.mine.jsonl").exists(),
            "the second game goes on"
        );
        export(folder.path(), "aftermath.mine", &back).expect("it is there");
        assert_eq!(fs::read_to_string(&back).expect("readable"), CAMPAIGN);
        let told = |result: anyhow::Result<()>| format!("{:#}", result.expect_err("refused"));
        assert!(told(import(folder.path(), "aftermath.mine", &file)).contains("of that name"));
        assert!(told(import(folder.path(), "triage", &file)).contains("of aftermath"));
        assert!(told(export(folder.path(), "aftermath.mine", &back)).contains("back.jsonl"));
        assert!(
            told(export(folder.path(), "aftermath.other", &file))
                .contains("nothing of it has been played")
        );
    }
}
