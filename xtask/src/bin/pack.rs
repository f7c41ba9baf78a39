//! Compresses the site once, so that the program can serve it as it is: `pack FROM TO`.
//!
//! What gets smaller is kept as `name.br` and `name.gz`, anything else as it is. The plain form is
//! not kept beside them: hardly anybody asks for it, and the program unpacks it from gzip then.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};

fn main() -> anyhow::Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [from, to] = &args[..] else {
        bail!("pack FROM TO");
    };
    if to.exists() {
        fs::remove_dir_all(to).with_context(|| to.display().to_string())?;
    }
    let (plain, packed) = pack(from, to)?;
    println!("site: {plain} bytes are {packed} with Brotli");
    Ok(())
}

/// Packs a folder; gives its size before and, with Brotli, after.
fn pack(from: &Path, to: &Path) -> anyhow::Result<(usize, usize)> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    let mut sizes = (0, 0);
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        let (plain, packed) = if from.is_dir() {
            pack(&from, &to)?
        } else {
            pack_file(&from, &to).with_context(|| from.display().to_string())?
        };
        sizes = (sizes.0 + plain, sizes.1 + packed);
    }
    Ok(sizes)
}

fn pack_file(from: &Path, to: &Path) -> anyhow::Result<(usize, usize)> {
    let bytes = fs::read(from)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&bytes)?;
    let gzip = gzip.finish()?;
    // Pictures and the like are compressed already.
    if gzip.len() * 10 > bytes.len() * 9 {
        fs::write(to, &bytes)?;
        return Ok((bytes.len(), bytes.len()));
    }
    let mut brotli = Vec::new();
    brotli::BrotliCompress(
        &mut &bytes[..],
        &mut brotli,
        &BrotliEncoderParams::default(),
    )?;
    fs::write(with(to, ".gz"), gzip)?;
    fs::write(with(to, ".br"), &brotli)?;
    Ok((bytes.len(), brotli.len()))
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
