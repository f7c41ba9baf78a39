//! The rules as WebAssembly, by the ordinary compiler or, where its target cannot be had, by
//! Debian's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::{copy, run, words};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the client imports them from: a folder for each game.
const FOLDER: &str = "web/src/wasm";
/// How long the download of the target may take.
const PATIENCE: Duration = Duration::from_secs(90);

/// How the rules get into the browser.
#[derive(Clone, Copy, PartialEq)]
pub enum Modules {
    /// One module for each game, as small as can be: what a visitor downloads.
    EachGame,
    /// One module for all games, built as fast as can be: for a page of this machine.
    AllInOne,
}

impl Modules {
    fn profile(self) -> &'static str {
        match self {
            Self::EachGame => "wasm-release",
            Self::AllInOne => "wasm-play",
        }
    }
}

/// Builds the modules and their bindings, and what the front page says of the games.
pub fn wasm(modules: Modules) -> anyhow::Result<()> {
    let games = games()?;
    let compiler = Compiler::find()?;
    if Path::new(FOLDER).exists() {
        fs::remove_dir_all(FOLDER).context(FOLDER)?;
    }
    match modules {
        Modules::EachGame => {
            for game in &games {
                let features = format!(" --no-default-features --features {game}");
                bind(&compiler.build(modules, &features)?, game)?;
                bind(
                    &compiler.build(modules, &format!("{features},lab"))?,
                    &lab_of(game),
                )?;
            }
        }
        Modules::AllInOne => {
            let [first, others @ ..] = &games[..] else {
                bail!("there is no game");
            };
            bind(&compiler.build(modules, "")?, first)?;
            for game in others {
                copy(&folder_of(first), &folder_of(game))?;
            }
            for game in &games {
                copy(&folder_of(first), &folder_of(&lab_of(game)))?;
            }
        }
    }
    let mut args = vec!["web/catalogue.js".to_owned()];
    args.extend(games);
    run("node", &args, &[])
}

/// The names of the games, in the order of the catalogue.
fn games() -> anyhow::Result<Vec<String>> {
    let file = "crates/games/Cargo.toml";
    let manifest: toml::Table = fs::read_to_string(file)
        .context(file)?
        .parse()
        .context(file)?;
    let games = &manifest["features"]["default"];
    let games = games.clone().try_into();
    games.context("the games are the default features of crates/games")
}

/// Writes what the client imports.
fn bind(module: &Path, game: &str) -> anyhow::Result<()> {
    let module = module
        .to_str()
        .context("the path of the module is no text")?;
    let folder = folder_of(game).display().to_string();
    tool("bindings", &[module, &folder])
}

/// Runs one of the programs in `src/bin`. They are built in a folder of their own, so that they
/// need not wait for whoever is compiling the tests.
pub fn tool(name: &str, args: &[&str]) -> anyhow::Result<()> {
    let tool = "run --locked -q -p xtask --profile tools --features bindings --bin";
    let mut command = words(tool);
    command.extend([name, "--"].map(str::to_owned));
    command.extend(args.iter().map(|&arg| arg.to_owned()));
    run("cargo", &command, &[])
}

fn folder_of(game: &str) -> PathBuf {
    Path::new(FOLDER).join(game)
}

/// The same rules with the lab are a module of their own, which only the lab fetches.
fn lab_of(game: &str) -> String {
    format!("lab/{game}")
}

/// The folder that Cargo builds in.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// Who compiles for the browser.
enum Compiler {
    Rustup,
    Debian,
}

impl Compiler {
    fn find() -> anyhow::Result<Self> {
        if has_target()? || add_target()? {
            return Ok(Self::Rustup);
        }
        install_debian()?;
        Ok(Self::Debian)
    }

    /// Builds a module with these features.
    fn build(&self, modules: Modules, features: &str) -> anyhow::Result<PathBuf> {
        let profile = modules.profile();
        let build = format!(
            "build --locked -p redtag-wasm --lib --target {TARGET} --profile {profile}{features}"
        );
        let folder = match self {
            Self::Rustup => {
                println!("wasm: cargo {build}");
                run("cargo", &words(&build), &[])?;
                target_dir()
            }
            Self::Debian => build_with_debian(&build)?,
        };
        Ok(folder.join(TARGET).join(profile).join("redtag_wasm.wasm"))
    }
}

/// Does the compiler have a standard library for WebAssembly?
fn has_target() -> anyhow::Result<bool> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("rustc cannot be started")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// The ordinary way. It needs rustup and its server, either of which may be missing.
fn add_target() -> anyhow::Result<bool> {
    println!("wasm: rustup target add {TARGET}");
    let Ok(mut rustup) = Command::new("rustup")
        .args(["target", "add", TARGET])
        .spawn()
    else {
        println!("wasm: rustup is not here");
        return Ok(false);
    };
    let added = succeeds_in_time(&mut rustup)? && has_target()?;
    if !added {
        println!("wasm: rustup could not add the target");
    }
    Ok(added)
}

fn succeeds_in_time(child: &mut Child) -> anyhow::Result<bool> {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        sleep(Duration::from_millis(100));
    }
    child.kill()?;
    child.wait()?;
    Ok(false)
}

/// The other way: Debian's compiler and the source of the standard library.
fn install_debian() -> anyhow::Result<()> {
    const PACKAGES: &str = "rustc-web cargo-web rust-web-src rust-web-llvm lld-22";
    if Path::new("/usr/bin/rustc").exists() && Path::new("/usr/bin/cargo").exists() {
        return Ok(());
    }
    println!("wasm: apt-get install {PACKAGES}");
    run("apt-get", &words("update"), &[])
        .and_then(|()| {
            run(
                "apt-get",
                &words(&format!("install -y --no-install-recommends {PACKAGES}")),
                &[],
            )
        })
        .with_context(|| format!("please run: rustup target add {TARGET}"))
}

/// Builds in a folder of its own, since two compilers must not share one.
fn build_with_debian(build: &str) -> anyhow::Result<PathBuf> {
    let folder = target_dir().join("debian");
    println!("wasm: Debian's cargo {build} -Z build-std=std,panic_abort");
    let status = Command::new("/usr/bin/cargo")
        .args(words(build))
        .args(["-Z", "build-std=std,panic_abort"])
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &folder)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("LD_LIBRARY_PATH")
        .env_remove("RUSTC_WRAPPER")
        .env_remove("RUSTFLAGS")
        .status()
        .context("Debian's cargo cannot be started")?;
    if !status.success() {
        bail!("Debian's compiler failed; please run: rustup target add {TARGET}");
    }
    Ok(folder)
}
