//! `--data FOLDER`: games, seats, choices, events and cards as Parquet files.

use std::collections::BTreeMap;
use std::fs::File;
use std::num::NonZero;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use anyhow::{Context, ensure};
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use redtag_games::Playable;
use redtag_kernel::{Flaw, Words};
use redtag_lab::{Column, Plan, Progress, Source, Table, rows, tables};
use serde_json::Value;

use crate::lab::{Entry, Played};
use crate::simulate::bar;

/// Games of one version that are written down.
pub struct Part<'a, G: Playable> {
    /// What the version is called.
    pub name: String,
    /// What is played.
    pub plan: Plan<'a, G>,
    /// Where its luck comes from.
    pub source: Source,
    /// Which games.
    pub games: Range<u64>,
}

impl<'a, G: Playable> Part<'a, G> {
    /// Games of a version of a study.
    pub fn of_entry(entry: &'a Entry<G>, played: &Played, games: Range<u64>) -> Self {
        Self {
            name: entry.name.clone(),
            plan: entry.version().plan(played.games, played.seed),
            source: Source::Keyed(entry.twist),
            games,
        }
    }
}

/// How they are written down.
pub struct Writing<'a> {
    /// Into which folder.
    pub folder: &'a Path,
    /// What follows the names of the files, such as `-3-of-64`.
    pub suffix: String,
    /// How many threads.
    pub threads: NonZero<usize>,
    /// What was played, for the files' metadata.
    pub played: Value,
    /// Where somebody can stop it.
    pub progress: &'a Progress,
}

/// Games that one thread plays at a time.
const BATCH: u64 = 64;
/// Rows that are written together.
const GROUP: usize = 1 << 17;

impl Writing<'_> {
    /// Plays the games once more and writes the files; the same games give the same bytes.
    pub fn write<G: Playable>(&self, parts: &[Part<G>]) -> anyhow::Result<()> {
        let told = || self.folder.display().to_string();
        std::fs::create_dir_all(self.folder).with_context(told)?;
        let mut files = Vec::new();
        for table in tables() {
            files.push(TableFile::create(self, table)?);
        }
        for part in parts {
            self.add(part, &mut files)?;
        }
        files.into_iter().try_for_each(TableFile::end)
    }

    /// Threads play batch by batch, and batches are written in their order.
    fn add<G: Playable>(&self, part: &Part<G>, files: &mut [TableFile]) -> anyhow::Result<()> {
        let words = Words::of(part.plan.game, "en", &[])?;
        let batches: Vec<Range<u64>> = part
            .games
            .clone()
            .step_by(BATCH as usize)
            .map(|first| first..(first + BATCH).min(part.games.end))
            .collect();
        let bar = bar(batches.len() as u64, "writing")?;
        let (next, (done, finished)) = (AtomicUsize::new(0), channel());
        let mut waiting = BTreeMap::new();
        let mut written = 0;
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get().min(batches.len()) {
                let (done, words, next, batches) = (done.clone(), &words, &next, &batches);
                scope.spawn(move || {
                    while !self.progress.stop.load(Ordering::Relaxed) {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(batch) = batches.get(at) else {
                            break;
                        };
                        let rows = rows(&part.plan, &part.name, part.source, words, batch.clone());
                        if done.send((at, rows)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(done);
            for (at, rows) in finished {
                waiting.insert(at, rows);
                while let Some(rows) = waiting.remove(&written) {
                    let rows: Result<[Table; 5], Flaw> = rows;
                    for (file, table) in files.iter_mut().zip(rows?) {
                        file.add(table)?;
                    }
                    written += 1;
                    bar.set_position(written as u64);
                }
            }
            anyhow::Ok(())
        })?;
        bar.finish_and_clear();
        ensure!(
            written == batches.len(),
            "stopped while the data was written"
        );
        Ok(())
    }
}

/// A table on its way to a file.
struct TableFile {
    path: String,
    waiting: Table,
    writer: SerializedFileWriter<File>,
}

impl TableFile {
    fn create(writing: &Writing, table: Table) -> anyhow::Result<Self> {
        let name = format!("{}{}.parquet", table.name, writing.suffix);
        let path = writing.folder.join(name);
        let told = || path.display().to_string();
        let fields: String = table.columns.iter().map(field).collect();
        let schema = parse_message_type(&format!("message {} {{ {fields} }}", table.name))?;
        let about = KeyValue::new("redtag".to_owned(), writing.played.to_string());
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(format!("redtag {}", env!("CARGO_PKG_VERSION")))
            .set_key_value_metadata(Some(vec![about]))
            .build();
        let file = File::create(&path).with_context(told)?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))?;
        Ok(Self {
            path: told(),
            waiting: table,
            writer,
        })
    }

    fn add(&mut self, table: Table) -> anyhow::Result<()> {
        self.waiting.append(table);
        match self.waiting.rows() >= GROUP {
            true => self.flush(),
            false => Ok(()),
        }
    }

    fn flush(&mut self) -> anyhow::Result<()> {
        let told = || self.path.clone();
        let mut group = self.writer.next_row_group()?;
        for (_, values) in &mut self.waiting.columns {
            if let Some(mut column) = group.next_column()? {
                write_column(&mut column, values).with_context(told)?;
                column.close().with_context(told)?;
            }
        }
        group.close().with_context(told)?;
        Ok(())
    }

    fn end(mut self) -> anyhow::Result<()> {
        if self.waiting.rows() > 0 {
            self.flush()?;
        }
        self.writer.close().with_context(|| self.path.clone())?;
        Ok(())
    }
}

/// A column as the schema says it.
fn field((name, column): &(&str, Column)) -> String {
    let kind = match column {
        Column::Whole(_) => "int64",
        Column::Real(_) => "double",
        Column::Truth(_) => "boolean",
        Column::Text(_) => return format!("required binary {name} (UTF8); "),
    };
    format!("required {kind} {name}; ")
}

/// Writes all values of a column, and leaves it empty.
fn write_column(
    column: &mut SerializedColumnWriter,
    values: &mut Column,
) -> parquet::errors::Result<()> {
    match values {
        Column::Whole(all) => {
            let all = std::mem::take(all);
            column.typed::<Int64Type>().write_batch(&all, None, None)?;
        }
        Column::Real(all) => {
            let all = std::mem::take(all);
            column.typed::<DoubleType>().write_batch(&all, None, None)?;
        }
        Column::Truth(all) => {
            let all = std::mem::take(all);
            column.typed::<BoolType>().write_batch(&all, None, None)?;
        }
        Column::Text(all) => {
            let all: Vec<ByteArray> = all.drain(..).map(|text| text.into_bytes().into()).collect();
            column
                .typed::<ByteArrayType>()
                .write_batch(&all, None, None)?;
        }
    }
    Ok(())
}
