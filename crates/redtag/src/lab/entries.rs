//! Which versions each question compares.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use redtag_games::Playable;
use redtag_kernel::Words;
use redtag_lab::{Luck, Study, Twist, card_name, draws};

use super::args::{CardsArgs, DiffArgs, FeelArgs, LuckArgs, NumbersArgs};
use super::fields::change;
use super::findings::SKILL;
use super::versions::{Entry, Loaded, base, entry, numbers, read, whole};

/// The most versions of one study.
const MOST: usize = 500;
/// Games that are played to see what can be drawn.
const LOOK: u64 = 100;

/// The two versions of `redtag lab diff`.
pub fn of_diff<G: Playable>(args: &DiffArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let (old, new) = match args.contents.as_slice() {
        [] => (None, None),
        [new] => (None, Some(new)),
        [old, new, ..] => (Some(old), Some(new)),
    };
    let study = &args.study;
    let mut before = Loaded::read(old, built_in)?;
    before.name = format!("old ({})", before.name);
    let old = entry(before, study, &[], &study.bot)?;
    let mut after = changed(new, &args.change, built_in)?;
    after.name = format!("new ({})", after.name);
    let bots = if args.new_bot.is_empty() {
        &study.bot
    } else {
        &args.new_bot
    };
    let new = entry(after, study, &args.new_set, bots)?;
    ensure!(
        old.game.content_hash() != new.game.content_hash()
            || old.options != new.options
            || old.bots != new.bots,
        "old and new are the same; give another content, --change, --new-set or --new-bot"
    );
    Ok(vec![old, new])
}

/// Content with some fields changed.
fn changed<G: Playable>(
    path: Option<&PathBuf>,
    changes: &[String],
    built_in: &Arc<G>,
) -> anyhow::Result<Loaded<G>> {
    if changes.is_empty() {
        return Loaded::read(path, built_in);
    }
    let given = read(path)?;
    let (mut name, mut files) = match &given {
        None => ("built-in".to_owned(), whole(G::NAME, None)),
        Some((name, files)) => (name.clone(), whole(G::NAME, Some(files))),
    };
    for written in changes {
        files = change(&files, written)?;
        name = format!("{name} {written}");
    }
    Loaded::of(name, files)
}

/// A version for each step of each number, and how many steps the content does not allow.
pub fn of_numbers<G: Playable>(
    args: &NumbersArgs,
    built_in: &Arc<G>,
) -> anyhow::Result<(Vec<Entry<G>>, usize)> {
    let list = &args.of;
    let (files, all) = numbers(list, &args.only, G::NAME)?;
    ensure!(
        !all.is_empty(),
        "no number has this name; `--list` names them all"
    );
    ensure!(
        all.len() * 2 <= MOST,
        "there are {} numbers; choose some with --only, such as --only {}",
        all.len(),
        all[0].0.name.split('.').next().unwrap_or_default()
    );
    let mut entries = vec![base(list, built_in)?];
    // Two fields may change the same, such as copies of a card from two decks.
    let mut known = BTreeSet::from([entries[0].game.content_hash().to_owned()]);
    let mut refused = 0;
    for (field, number) in &all {
        for step in [-args.step, args.step] {
            let to = number.saturating_add(step);
            let name = format!("{} {number}→{to}", field.name);
            let Ok(loaded) = Loaded::<G>::of(name, field.set(&files, &to.to_string())) else {
                refused += 1;
                continue;
            };
            if !known.insert(loaded.game.content_hash().to_owned()) {
                continue;
            }
            match entry(loaded, &list.study, &[], &list.study.bot) {
                Ok(entry) => entries.push(entry),
                Err(_) => refused += 1,
            }
        }
    }
    ensure!(
        entries.len() > 1,
        "none of these numbers can be changed by {}",
        args.step
    );
    Ok((entries, refused))
}

/// What was drawn in some games of a version.
fn drawn<G: Playable>(base: &Entry<G>, seed: u64) -> anyhow::Result<redtag_lab::Draws> {
    let study = Study {
        versions: vec![base.version()],
        games: LOOK,
        seed,
        feel: false,
        cards: false,
        luck: Luck::Same,
    };
    Ok(draws(&study, LOOK)?)
}

/// A version without each card that was drawn in the first games.
pub fn of_cards<G: Playable>(args: &CardsArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let mut entries = vec![base(&args.of, built_in)?];
    let words = Words::of(&*entries[0].game, "en", &[])?;
    let taken = cards_to_take(&words);
    for (what, cards) in drawn(&entries[0], args.of.study.seed)? {
        let seen = cards.unwrap_or_default();
        for (card, _) in seen.iter().enumerate().filter(|(_, times)| **times > 0) {
            let (text, _) = entries[0].game.outcome(what, card);
            let said = words.say(&text);
            let name = format!("{what}: {said}");
            if args.only.is_empty() || args.only.iter().any(|only| name.starts_with(only)) {
                // A card is drawn by its name, some with what they can do in brackets.
                let called = said.split(" (").next().unwrap_or_default();
                let takes = taken.get(&said).or_else(|| taken.get(called)).copied();
                let twist = Twist::Without(what, card);
                let mut twisted = entries[0].twisted(name, twist);
                twisted.takes = takes;
                entries.push(twisted);
            }
        }
    }
    ensure!(
        entries.len() > 1,
        "no card of this name was drawn in {LOOK} games"
    );
    ensure!(
        entries.len() <= MOST,
        "there are {} cards; choose some with --only, such as --only '{}'",
        entries.len() - 1,
        entries[1].name
    );
    Ok(entries)
}

/// The numbers of cards that can be taken, by their names.
fn cards_to_take(words: &Words) -> BTreeMap<String, u16> {
    let has_name = |card: &u16| words.has(&format!("card-{card}"));
    let cards = (0..1_000u16).filter(has_name);
    cards.map(|card| (card_name(words, card), card)).collect()
}

/// A version with other luck in each source, and one with other bots.
pub fn of_luck<G: Playable>(args: &LuckArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let mut entries = vec![base(&args.of, built_in)?];
    for what in drawn(&entries[0], args.of.study.seed)?.into_keys() {
        let twisted = entries[0].twisted(what.to_owned(), Twist::Anew(what));
        entries.push(twisted);
    }
    let mut other = entries[0].twisted(SKILL.to_owned(), Twist::None);
    other.bots = vec![args.against.clone()];
    entries.push(other);
    Ok(entries)
}

/// A version for each bot of the ladder, and for each combination of swept options.
pub fn of_feel<G: Playable>(args: &FeelArgs, built_in: &Arc<G>) -> anyhow::Result<Vec<Entry<G>>> {
    let plain = base(&args.of, built_in)?;
    let mut settings: Vec<Vec<String>> = vec![Vec::new()];
    for axis in &args.sweep {
        let values = axis.settings(&*plain.game).context("--sweep")?;
        let with = |before: &Vec<String>| {
            let before = before.clone();
            values
                .iter()
                .map(move |value| [before.as_slice(), std::slice::from_ref(value)].concat())
        };
        settings = settings.iter().flat_map(with).collect();
    }
    let mut entries = Vec::new();
    for setting in &settings {
        for bot in &args.ladder {
            let name = [setting.as_slice(), &[bot.to_string()]].concat().join(" ");
            let bots = std::slice::from_ref(bot);
            let loaded = Loaded {
                name,
                game: plain.game.clone(),
                files: plain.files.clone(),
            };
            entries.push(entry(loaded, &args.of.study, setting, bots)?);
        }
    }
    ensure!(
        entries.len() <= MOST,
        "--sweep: there are {} versions, but at most {MOST} are possible",
        entries.len()
    );
    Ok(entries)
}
