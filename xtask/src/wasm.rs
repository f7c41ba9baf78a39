//! The rules as WebAssembly, by the ordinary compiler or, where its target cannot be had, by
//! Debian's.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::{run, words};

const TARGET: &str = "wasm32-unknown-unknown";
const BUILD: &str =
    "build --locked -p redtag-wasm --lib --target wasm32-unknown-unknown --profile wasm-release";
/// Where the client imports it from.
pub const FOLDER: &str = "web/src/wasm";
/// How long the download of the target may take.
const PATIENCE: Duration = Duration::from_secs(90);

/// Builds the module and its bindings.
pub fn wasm() -> anyhow::Result<()> {
    let module = if has_target()? || add_target()? {
        println!("wasm: cargo {BUILD}");
        run("cargo", &words(BUILD), &[])?;
        module_in(&target_dir())
    } else {
        build_with_debian()?
    };
    let module = module
        .to_str()
        .context("the path of the module is no text")?;
    println!("wasm: bindings in {FOLDER}");
    let mut bind = words("run --locked -q -p xtask --features bindings --bin bindings --");
    bind.extend([module.to_owned(), FOLDER.to_owned()]);
    run("cargo", &bind, &[])
}

/// The folder that Cargo builds in.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

fn module_in(target_dir: &Path) -> PathBuf {
    target_dir
        .join(TARGET)
        .join("wasm-release/redtag_wasm.wasm")
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

/// The other way: Debian's compiler and the source of the standard library, in a folder of their
/// own, since two compilers must not share one.
fn build_with_debian() -> anyhow::Result<PathBuf> {
    const PACKAGES: &str = "rustc-web cargo-web rust-web-src rust-web-llvm lld-22";
    if !Path::new("/usr/bin/rustc").exists() || !Path::new("/usr/bin/cargo").exists() {
        println!("wasm: apt-get install {PACKAGES}");
        run("apt-get", &words("update"), &[])
            .and_then(|()| {
                run(
                    "apt-get",
                    &words(&format!("install -y --no-install-recommends {PACKAGES}")),
                    &[],
                )
            })
            .with_context(|| format!("please run: rustup target add {TARGET}"))?;
    }
    let folder = target_dir().join("debian");
    println!("wasm: Debian's cargo {BUILD} -Z build-std=std,panic_abort");
    let status = Command::new("/usr/bin/cargo")
        .args(words(BUILD))
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
    Ok(module_in(&folder))
}
