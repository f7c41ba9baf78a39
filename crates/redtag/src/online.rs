//! `redtag backup` and `redtag restore` for operators, `redtag verify` for everybody.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use redtag_games::Session;
use redtag_games::protocol::{Answer, CatalogueRequest, Request};
use redtag_server::metrics::Metrics;
use redtag_server::store::Store;

use crate::packs;
use crate::play::words::usual_language;
use crate::serve::StoreArgs;
use crate::store::{read_journal, sync_folder};

/// Which store, and which file.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file; it holds secrets of running matches
    file: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

/// Writes all online tables to a file, also while the server runs.
pub fn back_up(args: &BackupArgs) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let database = args.store.find()?;
    if let Some(file) = database.strip_prefix("sqlite:")
        && !Path::new(file).exists()
    {
        bail!("{file}: there are no tables");
    }
    if args.file.exists() {
        bail!("{name}: this file exists already");
    }
    let tables = write_whole(&args.store, &args.file).with_context(|| name.clone())?;
    println!("Tables: {tables}, written to {name}.");
    Ok(())
}

/// Under the name that was asked for there is a whole backup or nothing.
fn write_whole(store: &StoreArgs, file: &Path) -> anyhow::Result<usize> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = write_backup(store, &beside).and_then(|tables| {
        std::fs::rename(&beside, file)?;
        sync_folder(file.parent().unwrap_or(Path::new("")))?;
        Ok(tables)
    });
    if written.is_err() {
        // It may not even have been made.
        _ = std::fs::remove_file(&beside);
    }
    written
}

fn write_backup(store: &StoreArgs, file: &Path) -> anyhow::Result<usize> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = BufWriter::new(options.open(file)?);
    let tables = block_on(async {
        let store = Store::open_to_read(&store.find()?).await?;
        anyhow::Ok(store.back_up(&mut out).await?)
    })?;
    out.flush()?;
    out.get_ref().sync_all()?;
    Ok(tables)
}

/// Reads all online tables from a file into an empty store.
pub fn restore(args: &BackupArgs) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let file = BufReader::new(File::open(&args.file).with_context(name)?);
    let tables = block_on(async {
        let store = open(&args.store).await?;
        anyhow::Ok(store.restore(file).await.with_context(name)?)
    })?;
    println!("Tables: {tables}, restored.");
    Ok(())
}

async fn open(store: &StoreArgs) -> anyhow::Result<Store> {
    Ok(Store::open(&store.database()?, Arc::new(Metrics::default())).await?)
}

fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(work)
}

/// Which journal.
#[derive(clap::Args)]
pub struct VerifyArgs {
    /// The journal of a match that was played online and has ended
    file: PathBuf,
    /// Language: en or de
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// The packs that the match was played with, if not with the built-in content alone
    #[arg(long, value_name = "PACK")]
    content: Vec<PathBuf>,
}

/// Says whether every card and die followed from the seed that the table was committed to.
pub fn verify(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let name = args.file.display().to_string();
    let journal = read_journal(&args.file).with_context(|| name.clone())?;
    let lang = args.lang.clone().unwrap_or_else(usual_language);
    let content = packs::read(&args.content)?;
    let request = Request::Catalogue(CatalogueRequest::Verify { journal, content });
    let answer = Session::default().handle(request, &lang);
    match answer.map_err(|error| anyhow::anyhow!("{name}: {}", error.message))? {
        Answer::Verify { fair, checked, why } => {
            let told = match (fair, &*lang) {
                (true, "de") => {
                    format!(
                        "fair. {checked} Karten und Würfe folgen aus dem versprochenen Startwert."
                    )
                }
                (true, _) => {
                    format!(
                        "fair. {checked} cards and dice follow from the seed that was promised."
                    )
                }
                (false, _) => why.unwrap_or_default(),
            };
            println!("{name}: {told}");
            Ok(ExitCode::from(u8::from(!fair)))
        }
        _ => bail!("{name} cannot be checked"),
    }
}
