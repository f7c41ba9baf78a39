//! What people download: the program, the site, a context for containers, and lists of all of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::{copy, parts, run, site, wasm, words};

const FOLDER: &str = "target/dist";

/// Builds everything, optimised, and puts it together.
pub fn dist() -> anyhow::Result<()> {
    site::site()?;
    run("cargo", &words("build --locked --release -p redtag"), &[])?;
    let folder = Path::new(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(folder).context(FOLDER)?;
    }
    let program = format!("redtag{}", std::env::consts::EXE_SUFFIX);
    let built = wasm::target_dir().join("release").join(&program);
    copy(&built, &folder.join(&program))?;
    copy(Path::new("target/site"), &folder.join("site"))?;
    copy(Path::new("LICENSE"), &folder.join("LICENSE"))?;
    // The container file takes the program from where a build leaves it.
    let container = folder.join("container");
    copy(&built, &container.join("target/release").join(&program))?;
    copy(Path::new("deploy"), &container.join("deploy"))?;
    parts::sbom(&folder.join("redtag.cdx.json"))?;
    fs::write(folder.join("SHA256SUMS"), checksums(folder)?).context("SHA256SUMS")?;
    println!("dist: in {FOLDER}");
    Ok(())
}

/// As `sha256sum --check` reads it.
fn checksums(folder: &Path) -> anyhow::Result<Vec<u8>> {
    let mut files = Vec::new();
    list(folder, folder, &mut files)?;
    files.sort();
    let sums = Command::new("sha256sum")
        .args(files)
        .current_dir(folder)
        .output()
        .context("sha256sum cannot be started")?;
    if !sums.status.success() {
        bail!("sha256sum: {}", String::from_utf8_lossy(&sums.stderr));
    }
    Ok(sums.stdout)
}

fn list(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            files.push(path.strip_prefix(root)?.to_owned());
        }
    }
    Ok(())
}
