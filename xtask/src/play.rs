//! The shortest way to a game in the browser: the rules and the pages, without the program.

use std::fs;
use std::path::Path;
use std::time::{Instant, SystemTime};

use crate::site;
use crate::wasm::Modules;

/// Where the pages are built for this machine.
const FOLDER: &str = "target/play";
/// What the pages are made from.
const SOURCES: [&str; 8] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/vite.config.js",
];

/// Builds the pages unless they are newer than everything they are made from, and opens them.
pub fn play() -> anyhow::Result<()> {
    if is_stale() {
        println!(
            "play: building the rules and the pages. The first time takes about two minutes on two \
             processors; after a change only what changed is built, and otherwise the game opens at \
             once."
        );
        let begun = Instant::now();
        site::build(Modules::AllInOne, FOLDER)?;
        println!("play: built in {} s", begun.elapsed().as_secs());
    }
    println!("play: Ctrl-C ends it. `cargo xtask serve` has online tables as well.");
    site::npm(&format!("exec vite preview -- --outDir ../{FOLDER} --open"))
}

fn is_stale() -> bool {
    let built = changed(Path::new(FOLDER).join("index.html").as_ref());
    let sources = SOURCES
        .iter()
        .filter_map(|source| newest(Path::new(source)));
    built.is_none() || built < sources.max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// When something in it was changed last. What is built there does not count.
fn newest(path: &Path) -> Option<SystemTime> {
    if path.ends_with("src/wasm") {
        return None;
    }
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    let inside = inside.filter_map(|entry| newest(&entry.path()));
    inside.chain(changed(path)).max()
}
