//! Lists the files of the content folder, so that a new page is a new file and nothing else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let root =
        PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("content");
    let mut files = Vec::new();
    list(&root, &mut files)?;
    files.sort();
    let mut source = String::from(
        "/// The files of the content folder.\nconst OFFICIAL: &[(&str, &str)] = &[\n",
    );
    for file in &files {
        let name = file
            .strip_prefix(&root)
            .unwrap_or(file)
            .to_string_lossy()
            .replace('\\', "/");
        let _ = writeln!(
            source,
            "    ({name:?}, include_str!({:?})),",
            file.to_string_lossy()
        );
    }
    source.push_str("];\n");
    let out = PathBuf::from(std::env::var("OUT_DIR").unwrap_or_default()).join("official.rs");
    std::fs::write(out, source)
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let wanted = path
            .extension()
            .is_some_and(|end| end == "toml" || end == "ftl");
        if path.is_dir() {
            list(&path, files)?;
        } else if wanted {
            files.push(path);
        }
    }
    Ok(())
}
