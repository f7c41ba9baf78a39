//! The checks: the quick ones, all of them, and those that take hours.

use std::fs;
use std::process::Command;
use std::time::Instant;

use anyhow::Context;

use crate::{deploy, fuzz, parity, parts, python, record, run, site, wasm, words};

/// A name, what Cargo is told, and the environment.
type Step = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

const FORMAT: Step = ("format", "fmt --all --check", &[]);
const CLIPPY: Step = (
    "clippy",
    "clippy --locked --workspace --all-targets -- -D warnings",
    &[],
);

/// Style and rules, without playing many games.
pub fn quick() -> anyhow::Result<()> {
    let begun = Instant::now();
    steps(&[
        FORMAT,
        CLIPPY,
        (
            "units, rulebook, positions, refusals, words",
            "test --locked --workspace --lib --test suite -- rulebook:: positions refusals:: words::",
            &[],
        ),
    ])?;
    println!(
        "\nThe quick checks passed in {} s.",
        begun.elapsed().as_secs()
    );
    Ok(())
}

/// Everything, the quick checks first.
pub fn all() -> anyhow::Result<()> {
    install("valgrind", "instruction counts need it")?;
    if !has_postgresql() {
        install("postgresql", "online tables are tested on it")?;
    }
    let start = Instant::now();
    steps(&[
        FORMAT,
        CLIPPY,
        (
            "documentation",
            "doc --locked --workspace --no-deps --quiet",
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
        (
            "tests, laws, rulebook, playthroughs",
            "test --locked --workspace",
            &[],
        ),
        (
            "a minute of fuzzing",
            "test --locked --workspace --test suite mutations:: -- --nocapture",
            &[("REDTAG_MUTATIONS", "60s")],
        ),
        (
            "instructions per action",
            "bench --locked -p redtag-games -- --check",
            &[],
        ),
    ])?;
    step("licences", parts::licences)?;
    step("a minute of fuzzing, guided by coverage", || {
        fuzz::fuzz(Some(10))
    })?;
    step("native and WebAssembly agree", || {
        site::site()?;
        parity()
    })?;
    step("the Python package", || python::test(&record()))?;
    step("the client, in a real browser", || {
        install("chromium", "the pages are tested in it")?;
        site::test()
    })?;
    step("what operators copy", || {
        deploy::deploy(&wasm::target_dir().join("debug/redtag"))
    })?;
    println!("\nAll checks passed in {} s.", start.elapsed().as_secs());
    Ok(())
}

/// Ten million games under all laws, and every fault many times.
pub fn long() -> anyhow::Result<()> {
    let begun = Instant::now();
    steps(&[
        (
            "ten million random games",
            "test --locked --release --workspace --test suite laws:: -- --nocapture",
            &[("REDTAG_LAWS", "40")],
        ),
        (
            "faults in the store",
            "test --locked --release -p redtag-server faults -- --nocapture",
            &[("REDTAG_FAULTS", "10000")],
        ),
        (
            "a thousand kills",
            "test --locked --release -p redtag-server kills -- --nocapture --test-threads 1",
            &[("REDTAG_KILLS", "1000")],
        ),
        (
            "mutated frames",
            "test --locked --release -p redtag-server mutated -- --nocapture",
            &[("REDTAG_FRAMES", "5000000")],
        ),
    ])?;
    step("fuzzing, guided by coverage", || fuzz::fuzz(Some(3_600)))?;
    println!(
        "\nThe long checks passed in {} s.",
        begun.elapsed().as_secs()
    );
    Ok(())
}

fn steps(steps: &[Step]) -> anyhow::Result<()> {
    for &(name, command, environment) in steps {
        step(&format!("{name}: cargo {command}"), || {
            run("cargo", &words(command), environment)
        })?;
    }
    Ok(())
}

/// Says what is done and how long it took.
fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("\n== {name}");
    let begun = Instant::now();
    work().with_context(|| name.to_owned())?;
    println!("== {} s", begun.elapsed().as_secs());
    Ok(())
}

/// Debian keeps the programs of PostgreSQL off the path.
fn has_postgresql() -> bool {
    let debian = fs::read_dir("/usr/lib/postgresql").is_ok_and(|versions| versions.count() > 0);
    debian || Command::new("initdb").arg("--version").output().is_ok()
}

/// Sees to it that a program is there; most machines get it from their packages.
fn install(program: &str, why: &str) -> anyhow::Result<()> {
    if Command::new(program).arg("--version").output().is_ok() {
        return Ok(());
    }
    println!("== {program} is missing; trying to install it");
    let install = words(&format!("install -y --no-install-recommends {program}"));
    run("apt-get", &words("update"), &[])
        .and_then(|()| run("apt-get", &install, &[]))
        .with_context(|| format!("please install {program}: {why}"))
}
