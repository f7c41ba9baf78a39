//! `redtag lab learn`: a judgement for content of somebody's own, and what it is worth.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::ensure;
use redtag_games::Playable;

use super::args::LearnArgs;
use super::findings::counted;
use super::play::play_and_tell;
use super::played::{Played, Question};
use super::versions::{Entry, Loaded, base, entry};
use crate::command::Call;
use crate::judgement::{self, Learned};
use crate::simulate::bar;

/// Learns, writes the file, and compares old and new judgement on games that were not part of it.
pub fn ask<G: Playable>(
    args: &LearnArgs,
    built_in: &Arc<G>,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    ensure!(
        G::LEARNS,
        "{}: there is nothing to learn, its judgement is worked out from the content",
        G::NAME
    );
    let study = &args.of.study;
    let mut old = base(&args.of, built_in)?;
    learn(args, &old, call, out)?;
    old.name = format!("before ({})", old.name);
    let loaded = Loaded {
        name: "after (learned)".to_owned(),
        game: old.game.clone(),
        files: old.files.clone(),
    };
    let mut with = study.clone();
    with.judgement.judgement = vec![args.to.clone()];
    let new = entry(loaded, &with, &[], &study.bot)?;
    let entries = [old, new];
    let played = Played::of(Question::Diff, &call.command, &with, built_in, &entries)?;
    play_and_tell(&entries, &played, study, call, out)
}

/// Learns and writes the file. Whoever stops it early keeps what was learned.
fn learn<G: Playable>(
    args: &LearnArgs,
    entry: &Entry<G>,
    call: &Call,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (bar, mut games) = (bar(args.lessons, "learning")?, 0);
    let more = &mut |played, mean| {
        games = played;
        bar.set_position(played);
        bar.set_message(format!("games, {mean:.2} points"));
        !call.progress.stop.load(Ordering::Relaxed)
    };
    let weights = entry.game.learn(&entry.options, args.lessons, more)?;
    bar.finish_and_clear();
    ensure!(games > 0, "too few games to learn from; see --lessons");
    call.progress.stop.store(false, Ordering::Relaxed);
    let learned = Learned {
        redtag_judgement: 1,
        game: G::NAME.to_owned(),
        rules: G::RULES,
        content: entry.game.content_hash().to_owned(),
        options: entry.written.clone(),
        games,
    };
    judgement::write(&args.to, &learned, &weights)?;
    let path = args.to.display();
    writeln!(
        out,
        "{path}: learned from {} games. Bots judge by it with --judgement {path}.\n",
        counted(games)
    )?;
    Ok(())
}
