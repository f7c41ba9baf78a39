//! Every rule of a rulebook has a test and a place in the sources.

use std::collections::BTreeSet;
use std::path::Path;

use super::words::sources;
use crate::words::Tell;

/// Every rule and ruling of a game is cited above a test of the crate in this folder, and in a
/// comment of its sources; every printed example, such as `tests/positions/x1.toml`, above a test.
pub fn citations_hold<G: Tell>(game: &G, folder: &str) -> Result<(), String> {
    let folder = Path::new(folder);
    let read = |name: &str| {
        sources(&folder.join(name)).map_err(|error| format!("{}: {error}", folder.display()))
    };
    let rules = || game.chapters().into_iter().flat_map(|(_, ids)| ids);
    let tests = read("tests")?;
    let tested = tests.iter().flat_map(|test| cited_by_tests(test)).collect();
    missing(rules().chain(examples(folder)), &tested, "test")?;
    let code = read("src")?;
    let lines = code.iter().flat_map(|source| source.lines());
    let comments = lines.filter(|line| line.trim_start().starts_with("//"));
    missing(rules(), &comments.flat_map(ids).collect(), "source")
}

fn missing(
    ids: impl Iterator<Item = String>,
    cited: &BTreeSet<&str>,
    what: &str,
) -> Result<(), String> {
    let missing: Vec<String> = ids.filter(|id| !cited.contains(id.as_str())).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("no {what} cites {missing:?}"))
    }
}

/// `x1.toml` is the example X1.
fn examples(folder: &Path) -> impl Iterator<Item = String> {
    let files = std::fs::read_dir(folder.join("tests/positions"));
    let paths = files
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path());
    paths.filter_map(|path| {
        let name = path.file_stem()?.to_str()?;
        let number: u8 = name.strip_prefix('x')?.parse().ok()?;
        Some(format!("X{number}"))
    })
}

/// Words, without the letter of an action: R14C is rule R14.
fn ids(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.map(|word| word.trim_end_matches(char::is_uppercase))
}

/// The words of the doc comments that stand right above a test.
fn cited_by_tests(source: &str) -> Vec<&str> {
    let mut cited = Vec::new();
    let mut comment = Vec::new();
    for line in source.lines().map(str::trim_start) {
        if let Some(words) = line.strip_prefix("/// ") {
            comment.extend(ids(words));
        } else if line == "#[test]" {
            cited.append(&mut comment);
        } else {
            comment.clear();
        }
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_on_tests_count() {
        let source = "/// R1C: a rule.\n#[test]\nfn a() {}\n/// R2: no test.\nfn b() {}\n\
                      // R3\n#[test]\nfn c() {}\n";
        let cited = cited_by_tests(source);
        assert!(
            cited.contains(&"R1") && !cited.contains(&"R2") && !cited.contains(&"R3"),
            "{cited:?}"
        );
    }
}
