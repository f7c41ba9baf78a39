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
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use wasm::Modules;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if let Err(error) = std::env::set_current_dir(&root) {
        eprintln!("xtask: {}: {error}", root.display());
        return ExitCode::FAILURE;
    }
    let mut args = std::env::args().skip(1);
    let result = match args.next().as_deref() {
        Some("play") => play::play(),
        Some("serve") => serve(args.collect()),
        Some("dist") => dist::dist(),
        Some("test") => match args.next().as_deref() {
            Some("--quick") => test::quick(),
            Some("--long") => test::long(),
            None => test::all(),
            Some(other) => Err(anyhow::anyhow!("test: {other} is not --quick or --long")),
        },
        Some("docs") => docs(),
        Some("wasm") => wasm::wasm(Modules::EachGame),
        Some("site") => site::site(),
        Some("licences") => parts::licences(),
        Some("sbom") => {
            let usual = wasm::target_dir().join("redtag.cdx.json");
            parts::sbom(&args.next().map_or(usual, Into::into))
        }
        Some("deploy") => {
            let usual = wasm::target_dir().join("release/redtag");
            deploy::deploy(&args.next().map_or(usual, Into::into))
        }
        Some("fuzz") => fuzz::fuzz(args.next().and_then(|time| time.parse().ok())),
        Some("parity") => wasm::wasm(Modules::EachGame).and_then(|()| parity()),
        Some("python") => match args.next().as_deref() {
            Some("test") => python::test(&record()),
            _ => python::wheel(),
        },
        _ => {
            eprintln!(
                "cargo xtask play             build what a game in the browser needs, and open it\n\
                 cargo xtask serve [OPTIONS]  build the program, and open it with online tables\n\
                 cargo xtask dist             build what people download, in target/dist\n\
                 cargo xtask test             run all checks\n\
                 cargo xtask test --quick     style and rules alone, while you work\n\
                 cargo xtask test --long      the same laws and faults for hours, as before a release\n\
                 cargo xtask docs             write the documents that are made from the code\n\
                 cargo xtask wasm             build the rules for the browser\n\
                 cargo xtask site             write the site to target/site, for any web \
                 host\ncargo xtask licences         check the licence of every package\n\
                 cargo xtask sbom [FILE]      list everything that Redtag is made of (CycloneDX)\n\
                 cargo xtask deploy [PROGRAM] check the systemd unit and the container file\n\
                 cargo xtask fuzz [SECONDS]   fuzz each target for this long, guided by coverage\n\
                 cargo xtask python [test]    make the wheel of the Python package, in \
                 target/wheels, or test it\n\
                 cargo xtask parity           compare the rules in the browser with those of the \
                 program"
            );
            return ExitCode::FAILURE;
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
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

/// Writes docs/rules and the schema of the protocol.
fn docs() -> anyhow::Result<()> {
    run(
        "cargo",
        &words("test --locked --workspace --test suite documents::"),
        &[("REDTAG_BLESS", "1")],
    )
}

/// Records games natively and plays them again in WebAssembly.
fn parity() -> anyhow::Result<()> {
    let record = std::path::absolute(record())?
        .to_str()
        .context("the path is not text")?
        .to_owned();
    let args = words("test --locked --workspace --test suite record:: -- --nocapture");
    run("cargo", &args, &[("REDTAG_RECORD", &record)])?;
    let args = ["crates/wasm/tests/parity.mjs", &record].map(str::to_owned);
    run("node", &args, &[]).context("please check that Node.js 20 or newer is installed")
}

/// Where the games on record are.
fn record() -> std::path::PathBuf {
    wasm::target_dir().join("record.jsonl")
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
