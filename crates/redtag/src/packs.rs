//! Content of somebody's own: files and folders, as the games take it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use redtag_kernel::content::{Change, ChangeKind};
use serde_json::{Map, Value};

/// Packs as one text: a JSON object with the text of each file by its name, so that a flaw can name
/// the file.
pub fn read(packs: &[PathBuf]) -> anyhow::Result<Option<String>> {
    let mut bundle = Map::new();
    for pack in packs {
        let before = bundle.len();
        add(&mut bundle, pack, &called(pack))?;
        if bundle.len() == before {
            bail!(
                "{}: there are no .toml and .ftl files in it",
                pack.display()
            );
        }
    }
    Ok((!packs.is_empty()).then(|| Value::Object(bundle).to_string()))
}

/// What the files of a pack are told apart by. A folder `book` holds pages, so no pack is called
/// so.
fn called(pack: &Path) -> String {
    let path = pack.canonicalize().unwrap_or_else(|_| pack.to_owned());
    let name = path
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if name == "book" {
        "pack".to_owned()
    } else {
        name
    }
}

/// What packs do, in a few words and then one by one.
pub fn summary(is_whole: bool, changes: &[Change]) -> String {
    const MOST: usize = 40;
    if changes.is_empty() {
        let words = if is_whole {
            "whole content, with nothing built in"
        } else {
            "the same as the built-in content"
        };
        return words.to_owned();
    }
    let mut parts = Vec::new();
    for (kind, verb) in [
        (ChangeKind::Adds, "adds"),
        (ChangeKind::Changes, "changes"),
        (ChangeKind::Removes, "removes"),
    ] {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for change in changes.iter().filter(|change| change.kind == kind) {
            *counts.entry(noun(change)).or_default() += 1;
        }
        let counted: Vec<String> = counts.into_iter().map(counted).collect();
        if !counted.is_empty() {
            parts.push(format!("{verb} {}", counted.join(" and ")));
        }
    }
    let lines = changes.iter().take(MOST).map(line);
    let more = changes.len().saturating_sub(MOST);
    let more = (more > 0).then(|| format!("\n  and {more} more"));
    format!(
        "{}{}{}",
        parts.join(", "),
        lines.collect::<String>(),
        more.unwrap_or_default()
    )
}

/// What is changed: an entry goes by its list, everything else is a value.
fn noun(change: &Change) -> &str {
    match change.field.split_once('.') {
        Some((list, name)) if change.now.is_none() && !name.contains('.') => list,
        _ => "value",
    }
}

fn counted((noun, count): (&str, usize)) -> String {
    match (count, noun.strip_suffix('y')) {
        (1, _) => format!("1 {noun}"),
        (count, Some(stem)) => format!("{count} {stem}ies"),
        (count, None) => format!("{count} {noun}s"),
    }
}

/// One change, on a line of its own.
fn line(change: &Change) -> String {
    let field = &change.field;
    let words = match (change.kind, &change.was, &change.now) {
        (ChangeKind::Changes, Some(was), Some(now)) => format!("{field}: {was} → {now}"),
        (ChangeKind::Adds, _, Some(now)) => format!("+ {field}: {now}"),
        (ChangeKind::Adds, ..) => format!("+ {field}"),
        _ => format!("- {field}"),
    };
    format!("\n  {words}")
}

fn add(bundle: &mut Map<String, Value>, path: &Path, name: &str) -> anyhow::Result<()> {
    let told = || path.display().to_string();
    if path.is_dir() {
        let entries = fs::read_dir(path).with_context(told)?;
        let mut names: Vec<String> = Vec::new();
        for entry in entries {
            names.push(
                entry
                    .with_context(told)?
                    .file_name()
                    .to_string_lossy()
                    .into_owned(),
            );
        }
        names.sort();
        let is_read = |inner: &Path| {
            inner.is_dir()
                || inner
                    .extension()
                    .is_some_and(|ext| ext == "toml" || ext == "ftl")
        };
        let mut inner = names
            .iter()
            .map(|inner| (path.join(inner), format!("{name}/{inner}")));
        return inner.try_for_each(|(path, name)| {
            if is_read(&path) {
                add(bundle, &path, &name)
            } else {
                Ok(())
            }
        });
    }
    let text = fs::read_to_string(path).with_context(told)?;
    if bundle.insert(name.to_owned(), text.into()).is_some() {
        bail!("two packs have a file called {name}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Scratch;

    #[test]
    fn packs_become_one_text() {
        let folder = Scratch::new();
        let pack = folder.path().join("mine");
        fs::create_dir_all(pack.join("book")).expect("a folder");
        fs::write(pack.join("items.toml"), "a = 1\n").expect("written");
        fs::write(pack.join("book/200.en.ftl"), "p200-title = X\n").expect("written");
        fs::write(pack.join("README.md"), "not read").expect("written");
        let file = folder.path().join("more.toml");
        fs::write(&file, "b = 2\n").expect("written");
        assert_eq!(read(&[]).expect("nothing to read"), None);
        let one = read(std::slice::from_ref(&file)).expect("readable");
        assert_eq!(
            one.as_deref(),
            Some(r#"{"more.toml":"b = 2\n"}"#),
            "a flaw in it can name it"
        );
        let both = read(&[pack, file]).expect("readable").expect("a text");
        let both: Map<String, Value> = serde_json::from_str(&both).expect("an object");
        let names: Vec<&String> = both.keys().collect();
        assert_eq!(
            names,
            ["mine/book/200.en.ftl", "mine/items.toml", "more.toml"]
        );
        let empty = folder.path().join("empty");
        fs::create_dir_all(&empty).expect("a folder");
        let told = read(&[empty]).expect_err("nothing in it").to_string();
        assert!(told.contains("no .toml"), "{told}");
    }
}
