//! The site as files that any web host can serve, also below a sub-path.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, bail};

use crate::wasm;
use crate::wasm::Modules;

/// Where the site is written.
const SITE: &str = "target/site";
/// The same, compressed: what the program takes in.
const PACKED: &str = "target/packed";

/// Builds the rules and the client.
pub fn site() -> anyhow::Result<()> {
    build(Modules::EachGame, SITE)?;
    wasm::tool("pack", &[SITE, PACKED])?;
    println!("site: in {SITE}; compressed for the program in {PACKED}");
    Ok(())
}

/// Builds the rules, while the packages of the client are fetched, and then the client.
pub fn build(modules: Modules, folder: &str) -> anyhow::Result<()> {
    std::thread::scope(|scope| {
        let packages = scope.spawn(packages);
        wasm::wasm(modules)?;
        packages.join().expect("fetching packages does not panic")
    })?;
    npm(&format!("run build -- --outDir ../{folder} --emptyOutDir"))
}

/// Checks format and types of the client, and plays in a real browser: also at tables of the
/// program, which is there with its site.
pub fn test() -> anyhow::Result<()> {
    npm("run format:check")?;
    npm("run check")?;
    npm("test")?;
    npm("run speed")
}

/// Installs the packages of the client unless those of the lock file are there.
fn packages() -> anyhow::Result<()> {
    let written =
        |path: &str| -> Option<SystemTime> { Path::new(path).metadata().ok()?.modified().ok() };
    let installed = written("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= written("web/package-lock.json") {
        return Ok(());
    }
    npm("ci")
}

pub fn npm(command: &str) -> anyhow::Result<()> {
    println!("site: npm {command}");
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status = Command::new(program)
        .args(command.split_whitespace())
        .current_dir("web")
        .status()
        .context(
            "npm cannot be started; please install Node.js 20 or newer, or play in the terminal: \
                  cargo run --release -p redtag -- play triage",
        )?;
    if !status.success() {
        bail!("npm {command} failed");
    }
    Ok(())
}
