//! Coverage-guided fuzzing, where its tools are installed.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, bail};

use crate::{run, wasm, words};

/// What is fuzzed, each in `fuzz/fuzz_targets`.
const TARGETS: [&str; 6] = [
    "messages",
    "journals",
    "positions",
    "content",
    "packs",
    "sockets",
];
const USUAL: u32 = 60;

/// Fuzzes each target for this many seconds. What is found on the way stays out of the repository,
/// where the corpus is small; the next run goes on from there.
pub fn fuzz(seconds: Option<u32>) -> anyhow::Result<()> {
    let seconds = seconds.unwrap_or(USUAL);
    if !succeeds(Command::new("cargo").args(["+nightly", "--version"])) {
        println!("fuzz: skipped; it needs a nightly compiler: rustup toolchain install nightly");
        return Ok(());
    }
    run_all(
        &path_with_tool(true)?.context("cargo-fuzz is not there")?,
        seconds,
    )
}

/// The same for ten seconds each where everything is installed: to build cargo-fuzz and the targets
/// takes longer than all other checks of the rules.
pub fn fuzz_briefly() -> anyhow::Result<()> {
    let has_nightly = succeeds(Command::new("cargo").args(["+nightly", "--version"]));
    match path_with_tool(false)? {
        Some(path) if has_nightly => run_all(&path, 10),
        _ => {
            println!("fuzz: skipped; cargo xtask fuzz installs what it needs");
            Ok(())
        }
    }
}

fn run_all(path: &OsStr, seconds: u32) -> anyhow::Result<()> {
    for target in TARGETS {
        fuzz_target(path, target, seconds)?;
    }
    Ok(())
}

fn succeeds(command: &mut Command) -> bool {
    let output = command.output();
    output.is_ok_and(|output| output.status.success())
}

/// The path on which cargo-fuzz is found: somebody's own, or else one beside what is built.
fn path_with_tool(installs: bool) -> anyhow::Result<Option<OsString>> {
    let root = std::path::absolute(wasm::target_dir())?.join("tools");
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([root.join("bin")]);
    let path = env::join_paths(folders)?;
    let mut version = Command::new("cargo");
    if !succeeds(version.args(["fuzz", "--version"]).env("PATH", &path)) {
        if !installs {
            return Ok(None);
        }
        println!("fuzz: installing cargo-fuzz in {}", root.display());
        let root = root.to_str().context("the path is not text")?;
        let mut install = words("install --quiet --locked cargo-fuzz --root");
        install.push(root.to_owned());
        run("cargo", &install, &[])?;
    }
    Ok(Some(path))
}

fn fuzz_target(path: &OsStr, target: &str, seconds: u32) -> anyhow::Result<()> {
    let folder = std::path::absolute(wasm::target_dir())?.join("fuzz");
    let grown = folder.join("corpus").join(target);
    fs::create_dir_all(&grown)?;
    let log = folder.join(format!("{target}.log"));
    let begun = Instant::now();
    // Nothing here is `unsafe`, so there is nothing for a sanitizer of addresses to find.
    let options = format!(
        "-max_total_time={seconds} -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=1"
    );
    let status = Command::new("cargo")
        .args(["+nightly", "fuzz", "run", "--sanitizer", "none", target])
        .arg(&grown)
        .arg(format!("fuzz/corpus/{target}"))
        .arg("--")
        .args(words(&options))
        .env("PATH", path)
        .env("CARGO_TARGET_DIR", &folder)
        .stderr(fs::File::create(&log)?)
        .stdout(Stdio::null())
        .status()
        .context("cargo cannot be started")?;
    let said = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    if !status.success() {
        let lines: Vec<&str> = said.lines().collect();
        bail!(
            "{target}:\n{}\nAll of it is in {}.",
            lines[lines.len().saturating_sub(40)..].join("\n"),
            log.display()
        );
    }
    let executed = executed(&said).context("libFuzzer does not say how much it has done")?;
    let total = add(&folder.join(format!("{target}.executions")), executed)?;
    println!(
        "fuzz: {target}: {executed} executions in {} s, {total} so far",
        begun.elapsed().as_secs()
    );
    Ok(())
}

/// How many inputs libFuzzer says that it has tried.
fn executed(said: &str) -> Option<u64> {
    let mut counts = said
        .lines()
        .filter_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    counts.next_back()?.trim().parse().ok()
}

/// Adds to the number in a file, which counts over all runs.
fn add(file: &Path, more: u64) -> anyhow::Result<u64> {
    let before = fs::read_to_string(file).ok();
    let before: u64 = before.map_or(Ok(0), |text| text.trim().parse())?;
    fs::write(file, (before + more).to_string())?;
    Ok(before + more)
}
