//! The tiny world in which the rules are tested.

use redtag_aftermath::{Aftermath, Content, File};

/// The files of the tiny world.
pub fn files() -> Vec<(String, String)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny");
    let mut names = vec!["cards.toml".to_owned()];
    let book = std::fs::read_dir(format!("{root}/book")).expect("there is a book");
    names.extend(
        book.flatten()
            .map(|entry| format!("book/{}", entry.file_name().to_string_lossy())),
    );
    names.sort();
    let text = |name: &String| {
        std::fs::read_to_string(format!("{root}/{name}")).expect("a file of the tiny world")
    };
    names
        .iter()
        .map(|name| (name.clone(), text(name)))
        .collect()
}

/// A game in it.
pub fn game() -> Aftermath {
    let files = files();
    let files: Vec<_> = files
        .iter()
        .map(|(name, text)| File { name, text })
        .collect();
    Aftermath::new(Content::read(&files).unwrap_or_else(|flaws| panic!("{flaws:#?}")))
}
