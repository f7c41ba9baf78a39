//! Set-up, build and test in one command: `cargo xtask` lists what there is.

mod wasm;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, bail};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if let Err(error) = std::env::set_current_dir(&root) {
        eprintln!("xtask: {}: {error}", root.display());
        return ExitCode::FAILURE;
    }
    let mut args = std::env::args().skip(1);
    let result = match args.next().as_deref() {
        Some("play") => play(args.collect()),
        Some("test") => test(),
        Some("docs") => docs(),
        Some("wasm") => wasm::wasm(),
        _ => {
            eprintln!(
                "cargo xtask play [OPTIONS]   build everything and play\n\
                 cargo xtask test             run all checks\n\
                 cargo xtask docs             write the documents that are made from the code\n\
                 cargo xtask wasm             build the rules for the browser"
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

/// Builds the program and starts a game of Triage in the terminal.
fn play(more: Vec<String>) -> anyhow::Result<()> {
    let mut args = words("run --locked --release -q -p redtag -- play triage");
    args.extend(more);
    run("cargo", &args, &[])
}

/// A name, what Cargo is told, and the environment.
type Step = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// All checks, the quick ones first.
fn test() -> anyhow::Result<()> {
    let steps: [Step; 6] = [
        ("format", "fmt --all --check", &[]),
        ("clippy", "clippy --locked --workspace --all-targets -- -D warnings", &[]),
        ("documentation", "doc --locked --workspace --no-deps --quiet", &[("RUSTDOCFLAGS", "-D warnings")]),
        ("tests, laws, rulebook, playthroughs", "test --locked --workspace", &[]),
        (
            "a minute of fuzzing",
            "test --locked --workspace --test mutations -- --nocapture",
            &[("REDTAG_MUTATIONS", "60s")],
        ),
        ("instructions per action", "bench --locked -p redtag-triage -- --check", &[]),
    ];
    install_valgrind()?;
    let start = Instant::now();
    for (name, command, environment) in steps {
        let begun = Instant::now();
        println!("\n== {name}: cargo {command}");
        run("cargo", &words(command), environment).with_context(|| name.to_owned())?;
        println!("== {name}: {} s", begun.elapsed().as_secs());
    }
    println!("\nAll checks passed in {} s.", start.elapsed().as_secs());
    Ok(())
}

/// Writes docs/rules and the schema of the protocol.
fn docs() -> anyhow::Result<()> {
    run("cargo", &words("test --locked --workspace --test documents"), &[("REDTAG_BLESS", "1")])
}

/// Instruction counts need Valgrind, which most machines get from their packages.
fn install_valgrind() -> anyhow::Result<()> {
    if Command::new("valgrind").arg("--version").output().is_ok() {
        return Ok(());
    }
    println!("== valgrind is missing; trying to install it");
    let installed = run("apt-get", &words("update"), &[])
        .and_then(|()| run("apt-get", &words("install -y valgrind"), &[]));
    installed.context("please install valgrind: instruction counts need it")
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
