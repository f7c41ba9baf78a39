//! Nothing in the rulebook goes without a test, and nothing in it is missing in the sources.

use std::collections::BTreeSet;
use std::path::Path;

use redtag_kernel::Tell;
use redtag_kernel::laws::citations;

use crate::rulebook::official;

/// All sources in a folder of this crate, with those of its folders.
fn sources(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("it is there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => std::fs::read_to_string(path).into_iter().collect(),
        })
        .collect()
}

fn missing(cited: &BTreeSet<&str>) -> Vec<String> {
    let rules = official().chapters().into_iter().flat_map(|(_, ids)| ids);
    rules.filter(|id| !cited.contains(id.as_str())).collect()
}

fn folder(name: &str) -> Vec<String> {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let tests = folder("tests/rulebook");
    let cited = tests.iter().flat_map(|source| citations(source)).collect();
    assert_eq!(missing(&cited), [""; 0]);
}

#[test]
fn every_rule_is_cited_where_it_is_carried_out() {
    let sources = folder("src");
    let comments = sources
        .iter()
        .flat_map(|source| source.lines())
        .filter(|line| line.trim_start().starts_with("//"));
    let words = comments.flat_map(|line| line.split(|one: char| !one.is_ascii_alphanumeric()));
    assert_eq!(missing(&words.collect()), [""; 0]);
}
