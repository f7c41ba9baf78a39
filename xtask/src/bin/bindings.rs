//! From the module that the compiler made to what a page can load: `bindings MODULE FOLDER`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use flate2::{Compression, write::GzEncoder};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, folder] = &args[..] else {
        bail!("bindings MODULE FOLDER");
    };
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .out_name("redtag")
        .generate(folder)
        .context("the bindings cannot be made")?;
    let module = folder.join("redtag_bg.wasm");
    optimise(&module)?;
    report(&module)
}

/// Makes the module smaller, if the packages of web/ are there to do so.
fn optimise(module: &Path) -> anyhow::Result<()> {
    let script = Path::new("web/node_modules/binaryen/bin/wasm-opt");
    if !script.exists() {
        println!("wasm: not optimised further: web/node_modules has no binaryen");
        return Ok(());
    }
    println!("wasm: wasm-opt -Os");
    let smaller = module.with_extension("smaller");
    let status = Command::new("node")
        .arg(script)
        .arg("-Os")
        .arg(module)
        .arg("-o")
        .arg(&smaller)
        .status()
        .context("node cannot be started")?;
    if !status.success() {
        bail!("wasm-opt failed");
    }
    std::fs::rename(smaller, module).context("the optimised module cannot be written")
}

/// The compressed size is what a visitor waits for.
fn report(module: &Path) -> anyhow::Result<()> {
    let bytes = std::fs::read(module).with_context(|| module.display().to_string())?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    std::io::Write::write_all(&mut gzip, &bytes)?;
    let compressed = gzip.finish()?.len();
    println!(
        "wasm: {}: {} kB, {} kB with gzip",
        module.display(),
        bytes.len() / 1000,
        compressed / 1000
    );
    Ok(())
}
