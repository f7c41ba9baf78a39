//! Judgement that was learned for content of somebody's own: the file, and who judges by it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use clap::Args;
use redtag_games::Playable;
use redtag_kernel::content::fingerprint;
use redtag_kernel::network::{read_weights, write_weights};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Which judgement bots use.
#[derive(Args, Clone, Debug, Default)]
pub struct JudgementArgs {
    /// What `redtag lab learn` wrote: bots judge by it where the content is the one it was learned
    /// with; can be repeated
    #[arg(long, value_name = "FILE")]
    pub judgement: Vec<PathBuf>,
}

/// The first line of the file; the weights follow as little-endian 32-bit floats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// The version of this format.
    pub redtag_judgement: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of the content that it was learned with.
    pub content: String,
    /// Options that it was learned with, where they are not the usual ones.
    pub options: Value,
    /// How many games it was learned from.
    pub games: u64,
}

/// Writes the file.
pub fn write(path: &Path, learned: &Learned, weights: &[f32]) -> anyhow::Result<()> {
    let mut bytes = serde_json::to_vec(learned)?;
    bytes.push(b'\n');
    bytes.extend(write_weights(weights));
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// What the file says, the weights, and its fingerprint.
fn read(path: &Path) -> anyhow::Result<(Learned, Vec<f32>, String)> {
    let told = || path.display().to_string();
    let bytes = std::fs::read(path).with_context(told)?;
    let wrong = "this is not a file of `redtag lab learn`";
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else {
        bail!("{}: {wrong}", told());
    };
    let learned = serde_json::from_slice(&bytes[..end]);
    let learned = learned.with_context(|| format!("{}: {wrong}", told()))?;
    let weights = read_weights(&bytes[end + 1..]);
    Ok((learned, weights, fingerprint(&bytes)))
}

/// What bots judge by in a game, in words.
pub fn usual<G: Playable>() -> &'static str {
    if G::LEARNS {
        "learned from the built-in content"
    } else {
        "worked out from the content"
    }
}

impl JudgementArgs {
    /// The game with the judgement that was learned for its content, and what that is in words;
    /// `content` is its text where it is not the built-in one.
    pub fn apply<G: Playable>(
        &self,
        game: Arc<G>,
        content: Option<&str>,
    ) -> anyhow::Result<(Arc<G>, String)> {
        for path in &self.judgement {
            let (learned, weights, print) = read(path)?;
            let told = path.display();
            ensure!(
                learned.game == G::NAME && learned.rules == G::RULES,
                "{told}: this was learned for {}, rules {}, not for {}, rules {}",
                learned.game,
                learned.rules,
                G::NAME,
                G::RULES
            );
            if learned.content == game.content_hash() {
                let mut own = G::load(content)?;
                own.judge_as_learned(&weights)
                    .with_context(|| told.to_string())?;
                let words = format!(
                    "learned with this content from {} games, {told}#{print}",
                    learned.games
                );
                return Ok((Arc::new(own), words));
            }
        }
        Ok((game, usual::<G>().to_owned()))
    }

    /// Refuses what was learned with content that nobody plays.
    pub fn check(&self, contents: &[&str]) -> anyhow::Result<()> {
        for path in &self.judgement {
            let (learned, ..) = read(path)?;
            ensure!(
                contents.contains(&learned.content.as_str()),
                "{}: this was learned with the content {}, but {} is played; learn it anew with \
                 `redtag lab learn`",
                path.display(),
                learned.content,
                contents.join(", ")
            );
        }
        Ok(())
    }
}
