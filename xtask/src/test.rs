//! The checks: the quick ones, all of them, and those that take hours.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, bail};

use crate::{deploy, fuzz, parts, python, record, replay, run, site, wasm, words};

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

/// Everything, the quick checks first. What only compiles goes side by side, since one build rarely
/// keeps two processors busy; what looks at the clock runs alone.
pub fn all() -> anyhow::Result<()> {
    install("valgrind", "instruction counts need it")?;
    install("chromium", "the pages are tested in it")?;
    if !has_postgresql() {
        install("postgresql", "online tables are tested on it")?;
    }
    let start = Instant::now();
    let builds = Beside::start("--builds")?;
    steps(&[
        FORMAT,
        CLIPPY,
        (
            "documentation",
            "doc --locked --workspace --no-deps --quiet",
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
        ("the tests", "test --locked --workspace --no-run", &[]),
    ])?;
    builds.finish()?;
    step("tests, laws, rulebook, playthroughs", || {
        let environment = [("REDTAG_RECORD", &*record()?), ("REDTAG_MUTATIONS", "60s")];
        run("cargo", &words("test --locked --workspace"), &environment)
    })?;
    let python = Beside::start("--python")?;
    step("native and WebAssembly agree", replay)?;
    step(
        "a minute of fuzzing, guided by coverage",
        fuzz::fuzz_briefly,
    )?;
    step("the program with its site", || {
        run("cargo", &words("build --locked --workspace"), &[])
    })?;
    step("what operators copy", || {
        deploy::deploy(&wasm::target_dir().join("debug/redtag"))
    })?;
    python.finish()?;
    step("the client, in a real browser", site::test)?;
    println!("\nAll checks passed in {} s.", start.elapsed().as_secs());
    Ok(())
}

/// What is built beside the tests: it shares no build folder with them, at least for most of its
/// time.
pub fn builds() -> anyhow::Result<()> {
    step("licences", parts::licences)?;
    step("the site", site::site)?;
    steps(&[(
        "instructions per action",
        "bench --locked -p redtag-games -- --check",
        &[],
    )])?;
    step("the wheel for tests", || python::test_wheel().map(drop))
}

/// The Python package, with the games on record.
pub fn python() -> anyhow::Result<()> {
    step("the Python package", || python::test(&record()?))
}

/// Other checks of ours that run meanwhile; what they print is shown when they are done.
struct Beside {
    checks: Child,
    output: PathBuf,
}

impl Beside {
    fn start(which: &str) -> anyhow::Result<Self> {
        let output = wasm::target_dir().join(format!("test{which}.log"));
        let file = File::create(&output).with_context(|| output.display().to_string())?;
        println!(
            "== cargo xtask test {which} runs beside; see {}",
            output.display()
        );
        let checks = Command::new(std::env::current_exe()?)
            .args(["test", which])
            .stdin(Stdio::null())
            .stderr(file.try_clone()?)
            .stdout(file)
            .spawn()?;
        Ok(Self { checks, output })
    }

    /// Waits for them, and fails if they did.
    fn finish(mut self) -> anyhow::Result<()> {
        let status = self.checks.wait()?;
        print!("{}", fs::read_to_string(&self.output)?);
        if !status.success() {
            bail!("what ran beside failed");
        }
        Ok(())
    }
}

/// Nothing goes on when the other checks have failed.
impl Drop for Beside {
    fn drop(&mut self) {
        // It has ended already if all is well.
        let _ = self.checks.kill();
    }
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
            "a thousand kills, and two hundred of PostgreSQL",
            "test --locked --release -p redtag-server kills -- --nocapture --test-threads 1",
            &[("REDTAG_KILLS", "1000"), ("REDTAG_RESTARTS", "200")],
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
