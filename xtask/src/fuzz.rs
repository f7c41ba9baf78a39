//! Anything at all as input, guided by coverage, where the tools for it are.

use std::process::Command;

use anyhow::Context;

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

/// Fuzzes each target for this many seconds. What is found on the way stays out of the repository:
/// the corpus there is small.
pub fn fuzz(seconds: Option<u32>) -> anyhow::Result<()> {
    let seconds = seconds.unwrap_or(USUAL);
    let has = |args: &str| {
        let output = Command::new("cargo").args(args.split(' ')).output();
        output.is_ok_and(|output| output.status.success())
    };
    if !has("+nightly --version") || !has("fuzz --version") {
        println!(
            "fuzz: skipped; it needs a nightly compiler and cargo-fuzz: \
             rustup toolchain install nightly && cargo install --locked cargo-fuzz"
        );
        return Ok(());
    }
    for target in TARGETS {
        let grown = wasm::target_dir().join("fuzz-corpus").join(target);
        std::fs::create_dir_all(&grown)?;
        let grown = grown.to_str().context("the path is not text")?;
        println!("fuzz: {target}, {seconds} s");
        let command = format!(
            "+nightly fuzz run {target} {grown} fuzz/corpus/{target} -- \
             -max_total_time={seconds} -timeout=20 -rss_limit_mb=2048"
        );
        run("cargo", &words(&command), &[])?;
    }
    Ok(())
}
