//! Set-up, build and test in one command: `cargo xtask` lists what there is.

mod deploy;
mod dist;
mod fuzz;
mod parts;
mod play;
mod python;
mod site;
mod test;
mod wasm;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use wasm::Modules;

/// What is printed if nothing, or something unknown, is asked for.
const HELP: &str = "\
cargo xtask play             build the games for the browser, and open them
cargo xtask serve [OPTIONS]  build the program, and open it with online tables
cargo xtask dist             build everything that people download, in target/dist
cargo xtask test             run all checks
cargo xtask test --quick     check style and rules only, while you work
cargo xtask test --long      run the laws and fault tests for hours, before a release
cargo xtask docs             rewrite the documents that are generated from the code
cargo xtask wasm             build the rules for the browser
cargo xtask site             write the site to target/site, for any web host
cargo xtask licences         check the licence of every package
cargo xtask sbom [FILE]      list everything that Redtag is made of (CycloneDX)
cargo xtask deploy [PROGRAM] check the systemd unit and the container file
cargo xtask fuzz [SECONDS]   fuzz each target for this long, guided by coverage
cargo xtask python [test]    build the Python wheel in target/wheels, or test it
cargo xtask parity           compare the rules in the browser with those of the program";

fn main() -> ExitCode {
    match enter_root().and_then(|()| obey(std::env::args().skip(1))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Everything here goes by paths from the root of the repository.
fn enter_root() -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::env::set_current_dir(&root).with_context(|| root.display().to_string())
}

fn obey(mut args: impl Iterator<Item = String>) -> anyhow::Result<()> {
    let command = args.next();
    match command.as_deref() {
        Some("play") => play::play(),
        Some("serve") => serve(args.collect()),
        Some("dist") => dist::dist(),
        Some("test") => check(args.next().as_deref()),
        Some("docs") => docs(),
        Some("wasm") => wasm::wasm(Modules::EachGame),
        Some("site") => site::site(),
        Some("licences") => parts::licences(),
        Some("sbom") => parts::sbom(&in_target(args.next(), "redtag.cdx.json")),
        Some("deploy") => deploy::deploy(&in_target(args.next(), "release/redtag")),
        Some("fuzz") => fuzz::fuzz(args.next().and_then(|time| time.parse().ok())),
        Some("parity") => wasm::wasm(Modules::EachGame).and_then(|()| parity()),
        Some("python") => match args.next().as_deref() {
            Some("test") => record().and_then(|record| python::test(&record)),
            _ => python::wheel(),
        },
        Some(other) => bail!("there is no {other}; there are\n{HELP}"),
        None => bail!("please say what to do:\n{HELP}"),
    }
}

fn check(how: Option<&str>) -> anyhow::Result<()> {
    match how {
        Some("--quick") => test::quick(),
        Some("--long") => test::long(),
        Some("--builds") => test::builds(),
        Some("--python") => test::python(),
        Some(other) => bail!("test: {other} is not --quick or --long"),
        None => test::all(),
    }
}

/// The file that was named, or else the usual one in the target folder.
fn in_target(named: Option<String>, usual: &str) -> PathBuf {
    named.map_or_else(|| wasm::target_dir().join(usual), PathBuf::from)
}

/// Builds the site and the program with the site in it, and opens the browser.
fn serve(more: Vec<String>) -> anyhow::Result<()> {
    site::site()?;
    // Building takes minutes the first time, and shows how far it is.
    run("cargo", &words("build --locked --release -p redtag"), &[])?;
    let mut args = words("run --locked --release -q -p redtag -- serve --open");
    args.extend(more);
    run("cargo", &args, &[])
}

/// Rewrites everything that is generated from the code: rules, protocol, types of the client.
fn docs() -> anyhow::Result<()> {
    run(
        "cargo",
        &words("test --locked --workspace --test suite documents::"),
        &[("REDTAG_BLESS", "1")],
    )
}

/// Records games natively and plays them again in WebAssembly.
fn parity() -> anyhow::Result<()> {
    let args = words("test --locked --workspace --test suite record:: -- --nocapture");
    run("cargo", &args, &[("REDTAG_RECORD", &record()?)])?;
    replay()
}

/// Plays the games on record again in WebAssembly.
fn replay() -> anyhow::Result<()> {
    let args = ["crates/wasm/tests/parity.mjs", &record()?].map(str::to_owned);
    run("node", &args, &[]).context("please check that Node.js 20 or newer is installed")
}

/// Where the games on record are.
fn record() -> anyhow::Result<String> {
    let path = std::path::absolute(wasm::target_dir().join("record.jsonl"))?;
    Ok(path.to_str().context("the path is not text")?.to_owned())
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

fn run(program: &str, args: &[String], environment: &[(&str, &str)]) -> anyhow::Result<()> {
    let status = Command::new(program)
        .args(args)
        .envs(environment.iter().copied())
        .status()
        .with_context(|| format!("{program} cannot be started"))?;
    if !status.success() {
        bail!("{program} {} failed", args.join(" "));
    }
    Ok(())
}

/// Copies a file, or a folder with everything in it.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    let parent = to.parent().context("a file is in a folder")?;
    fs::create_dir_all(parent)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}
