//! Nothing in the rulebook goes without a test, or without a place in the sources. The list of rules
//! is that of the game, and each printed example is a position of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::rulebook::official;

/// The files of a folder of this crate.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).expect("it is there");
    files
        .map(|file| file.expect("it is there").path())
        .collect()
}

/// The Rust files of a folder, as texts.
fn sources(folder: &str) -> Vec<String> {
    let is_rust = |file: &PathBuf| file.extension().is_some_and(|end| end == "rs");
    let read = |file| std::fs::read_to_string(file).expect("sources are text");
    files(folder)
        .into_iter()
        .filter(is_rust)
        .map(read)
        .collect()
}

/// Those of these that are not cited.
fn missing(ids: impl Iterator<Item = String>, cited: &BTreeSet<&str>) -> Vec<String> {
    ids.filter(|id| !cited.contains(id.as_str())).collect()
}

fn rules() -> impl Iterator<Item = String> {
    official().chapters().into_iter().flat_map(|(_, ids)| ids)
}

/// `x1.toml` is the example X1.
fn examples() -> impl Iterator<Item = String> {
    let files = files("tests/positions").into_iter();
    files.filter_map(|file| Some(file.file_stem()?.to_str()?.to_uppercase()))
}

#[test]
fn every_rule_is_cited() {
    let tests = sources("tests/rulebook");
    let cited: BTreeSet<&str> = tests.iter().flat_map(|test| citations(test)).collect();
    let missing = missing(rules().chain(examples()), &cited);
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

/// From every rule and ruling there is a way to the code that carries it out.
#[test]
fn every_rule_is_cited_in_the_sources() {
    let sources = sources("src");
    let lines = sources.iter().flat_map(|source| source.lines());
    let cited: BTreeSet<&str> = lines
        .filter(|line| line.trim_start().starts_with("//"))
        .flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric()))
        .collect();
    let missing = missing(rules(), &cited);
    assert!(missing.is_empty(), "no source cites {missing:?}");
}
