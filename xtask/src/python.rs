//! The Python package: a wheel, and its tests in virtual environments.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, bail};

use crate::wasm::target_dir;
use crate::{run, words};

/// What the tests install: one environment with what is current, and one with the oldest Gymnasium
/// that is supported.
const CURRENT: &str = "python/requirements-test.txt";
const OLDEST: &str = "python/requirements-oldest.txt";
/// Optimising these would take longer than all tests of the package.
const UNOPTIMISED: [&str; 5] = [
    "after-the-virus",
    "aftermath",
    "env",
    "games",
    "katastrophenspiel",
];
/// The wheel that people install must not be larger, in bytes.
const LARGEST: u64 = 8_000_000;

/// Makes the wheel that people install.
pub fn wheel() -> anyhow::Result<()> {
    let wheel = build("release", "wheels", &[])?;
    let size = std::fs::metadata(&wheel)?.len();
    println!("{}: {size} bytes", wheel.display());
    if size > LARGEST {
        bail!("the wheel has {size} bytes; {LARGEST} is the most");
    }
    Ok(())
}

/// Makes a wheel; tells where it is.
fn build(profile: &str, folder: &str, unoptimised: &[&str]) -> anyhow::Result<PathBuf> {
    let python = environment("python", CURRENT)?;
    let folder = target_dir().join(folder);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let build = "-m maturin build --locked --manifest-path python/Cargo.toml --profile";
    let mut args = words(build);
    args.extend([profile.to_owned(), "--out".to_owned(), text(&folder)?]);
    for name in unoptimised {
        let setting = format!("profile.{profile}.package.redtag-{name}.opt-level=0");
        args.extend(["--config".to_owned(), setting]);
    }
    run(&python, &args, &[])?;
    let mut found = std::fs::read_dir(&folder)?;
    let wheel = found.next().context("maturin made no wheel")??;
    Ok(wheel.path())
}

/// Makes a wheel that is quickly built and tests it, with the games on record if there are some.
pub fn test(record: &str) -> anyhow::Result<()> {
    let begun = Instant::now();
    let wheel = text(&test_wheel()?)?;
    println!("== the wheel: {} s", begun.elapsed().as_secs());
    let tests = [
        ("python", CURRENT, "-m pytest -q python/tests"),
        (
            "python-oldest",
            OLDEST,
            "-m pytest -q python/tests/test_gym.py python/tests/test_zoo.py",
        ),
    ];
    for (name, requirements, command) in tests {
        let python = environment(name, requirements)?;
        let mut install = words("-m pip install -q --no-deps --force-reinstall");
        install.push(wheel.clone());
        run(&python, &install, &[])?;
        run(&python, &words(command), &[("REDTAG_RECORD", record)])?;
    }
    Ok(())
}

/// A wheel that is quickly built; where it is.
pub fn test_wheel() -> anyhow::Result<PathBuf> {
    build("dev", "test-wheels", &UNOPTIMISED)
}

/// The interpreter of a virtual environment that has what a file lists.
fn environment(name: &str, requirements: &str) -> anyhow::Result<String> {
    let folder = std::path::absolute(target_dir().join(name))?;
    let python = text(&folder.join("bin/python"))?;
    let wanted = std::fs::read_to_string(requirements).context(requirements.to_owned())?;
    let noted = folder.join("requirements.txt");
    if std::fs::read_to_string(&noted).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    let mut make = words("-m venv --clear");
    make.push(text(&folder)?);
    run("python3", &make, &[]).context("please install Python 3.11 or newer")?;
    let install = format!("-m pip install -q -r {requirements}");
    run(&python, &words(&install), &[])?;
    std::fs::write(noted, wanted)?;
    Ok(python)
}

fn text(path: &Path) -> anyhow::Result<String> {
    let text = path.to_str().context("the path is not text")?;
    Ok(text.to_owned())
}
