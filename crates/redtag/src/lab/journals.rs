//! Games that stand out, as journals to look at, and as links that open them in the browser.

use std::io::Write;

use anyhow::Context;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use redtag_games::Playable;
use redtag_lab::{record, total};

use super::args::FeelArgs;
use super::findings::{Findings, Outlier};
use super::ledger::Done;
use super::versions::{Entry, text};

/// Longer links are not taken by every browser.
const LONGEST_LINK: usize = 60_000;

/// Adds the games that stand out to what was found, and writes their journals where asked.
pub fn add<G: Playable>(
    findings: &mut Findings,
    entries: &[Entry<G>],
    done: &Done,
    args: &FeelArgs,
) -> anyhow::Result<()> {
    let played = &findings.played;
    let totals = total(done, played.units().count()).unwrap_or_default();
    for ((entry, total), figures) in entries.iter().zip(&totals).zip(&mut findings.versions) {
        let extremes = total.feel.iter().flat_map(|feel| &feel.extremes);
        let Some(feel) = &mut figures.feel else {
            continue;
        };
        for (what, extreme) in extremes {
            let game = record(&entry.game, &entry.version(), played.seed, extreme.game)?;
            let journal = game
                .with_content_text(entry.files.as_ref().map(text))
                .journal();
            let link = link(&args.site, &journal)?;
            let mut outlier = Outlier {
                game: extreme.game,
                journal: None,
                link: Some(link).filter(|link| link.len() <= LONGEST_LINK),
            };
            if let Some(folder) = &args.journals {
                let name = format!("{} {what} {}.jsonl", entry.name, extreme.game);
                let path = folder.join(name.replace([' ', '/', '='], "-"));
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
                std::fs::write(&path, journal).with_context(|| path.display().to_string())?;
                outlier.journal = Some(path.display().to_string());
            }
            feel.stand_out.insert(what.clone(), outlier);
        }
    }
    Ok(())
}

/// The whole journal in a link, as the browser's own links have it.
fn link(site: &str, journal: &str) -> anyhow::Result<String> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(journal.as_bytes())?;
    let packed = base64(&packed.finish()?);
    Ok(format!("{}/#/link/1.{packed}", site.trim_end_matches('/')))
}

/// The form for addresses, without padding.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let word = three.iter().enumerate().fold(0u32, |word, (at, &byte)| {
            word | u32::from(byte) << (16 - 8 * at)
        });
        for at in 0..=three.len() {
            let letter = LETTERS[(word >> (18 - 6 * at)) as usize & 63];
            text.push(letter.into());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_addresses() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foobar", "Zm9vYmFy"),
            (&[0xfb, 0xff, 0xfe], "-__-"),
        ] {
            assert_eq!(base64(bytes), text);
        }
    }
}
