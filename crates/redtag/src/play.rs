//! Playing in a terminal: full-screen, or line by line for screen readers and pipes.
//!
//! No rule is known here. Boards draw a position, lists offer the legal actions, and all words
//! about a game come from that game.

pub mod boards;
mod keys;
pub mod log;
mod plain;
pub mod screen;
pub mod terminal_match;
mod think;
pub mod words;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Context, bail};
use redtag_bots::Bot;
use redtag_games::Visitor;
use redtag_kernel::journal::JournalError;
use redtag_kernel::play::{laid_over, read_json};
use redtag_kernel::words::text;
use redtag_kernel::{Game, Player, journal};
use serde_json::{Map, Value};

use crate::packs;
use crate::store::{Store, called, data_folder, read_journal};
use boards::TerminalBoard;
use terminal_match::{Beginning, Notice, TerminalMatch};

/// What to play, and how.
#[derive(clap::Args, Debug, Default)]
pub struct PlayArgs {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(redtag_games::NAMES))]
    pub game: String,
    /// Begin a new match, or a new campaign if the game has one; an unfinished match is set aside
    #[arg(long)]
    pub new: bool,
    /// Restart the current match of a campaign from where the campaign stood; the match so far is
    /// set aside
    #[arg(long, conflicts_with = "new")]
    pub again: bool,
    /// The name of a separate campaign or match, kept apart from the default one
    #[arg(long, value_name = "NAME")]
    pub campaign: Option<String>,
    /// Lines of text instead of a full screen, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
    /// Play with real cards and dice, and tell the program what they show
    #[arg(long, conflicts_with = "seed")]
    pub companion: bool,
    /// Any text; the same seed gives the same cards
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// Language: en or de
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Who sits where, separated by commas: names of people, and bots such as bot:greedy
    /// (Anna,Ben,bot:search:500). By default you play with greedy bots; in a campaign you play all
    /// characters yourself
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub players: Vec<String>,
    /// Options of the game as JSON, for example '{"beds":4}'
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// One option of the game; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// Content of your own: a file or a folder; can be repeated for several packs
    #[arg(long, value_name = "PACK")]
    pub content: Vec<PathBuf>,
}

/// Plays a match, resuming an unfinished one.
pub fn run(args: PlayArgs) -> anyhow::Result<()> {
    let content = packs::read(&args.content)?;
    let game = args.game.clone();
    let own = content.clone();
    redtag_games::visit(&game, own.as_deref(), Play { args, content })?
}

/// Should output be plain lines, because that was asked for or nobody looks at a screen?
pub fn is_plain(asked: bool) -> bool {
    asked || !io::stdin().is_terminal() || !io::stdout().is_terminal()
}

struct Play {
    args: PlayArgs,
    content: Option<String>,
}

impl<G: TerminalBoard> Visitor<G> for Play {
    type Output = anyhow::Result<()>;

    fn visit(self, game: Arc<G>) -> anyhow::Result<()> {
        let store = Store::open(
            data_folder(),
            &called(G::NAME, self.args.campaign.as_deref())?,
        )?;
        let current = begin_or_resume(game, self.content, &self.args, store)?;
        if is_plain(self.args.plain) {
            plain::run(current, io::stdin().lock(), io::stdout().lock())
        } else {
            screen::run(current)
        }
    }
}

/// Resumes the unfinished match, or begins a new one, which continues the campaign if there is one.
fn begin_or_resume<G: TerminalBoard>(
    game: Arc<G>,
    content: Option<String>,
    args: &PlayArgs,
    store: Store,
) -> anyhow::Result<TerminalMatch<G>> {
    let language = args.lang.clone().unwrap_or_else(words::usual_language);
    let (game, beginning) = beginning(game, content, args, &store, &language)?;
    let mut current = TerminalMatch::empty(game, beginning, &language, store)?;
    let mut aside = None;
    if args.new || args.again {
        aside = set_aside(&mut current.store)?;
    } else if resume(&mut current, args)? {
        return Ok(current);
    }
    current.begin(args.seed.clone().unwrap_or_else(random_seed))?;
    if let Some(aside) = aside.filter(|_| args.again) {
        let file = aside.display().to_string();
        current.notice = Some(Notice::about(text("begun-again"), file));
    }
    Ok(current)
}

/// What was asked for, laid over what the match before it left.
fn beginning<G: TerminalBoard>(
    game: Arc<G>,
    content: Option<String>,
    args: &PlayArgs,
    store: &Store,
    language: &str,
) -> anyhow::Result<(Arc<G>, Beginning<G>)> {
    let mut options = written_options(args.options.as_deref(), &args.set)?;
    if !args.players.is_empty() {
        take_seats::<G>(&mut options, args.players.len());
    }
    let before = before(&game, args, store)?;
    if before.options.is_object() {
        options = laid_over(before.options, Some(options));
    }
    let (game, content) = match (content, before.content) {
        (None, Some(text)) => (Arc::new(G::load(Some(&text))?), Some(text)),
        (content, _) => (game, content),
    };
    let options: G::Options = read_json(&options).with_context(|| "--options, --set")?;
    let players = seated(&*game, &options, &args.players, before.players, language)?;
    let beginning = Beginning {
        options,
        companion: args.companion,
        players,
        content,
    };
    Ok((game, beginning))
}

/// Who sits where: whoever was named, or who played before, or you with others.
fn seated<G: TerminalBoard>(
    game: &G,
    options: &G::Options,
    named: &[String],
    before: Vec<Player>,
    language: &str,
) -> anyhow::Result<Vec<Player>> {
    let seats = usize::from(game.seats(options));
    if !named.is_empty() {
        return players(named);
    }
    if before.len() == seats {
        return Ok(before);
    }
    if seats < 2 {
        return Ok(Vec::new());
    }
    let you = words::of(game, language)?.word("you");
    // Whoever goes through a campaign alone plays all characters.
    let other = match game.campaign() {
        Some(_) => you.clone(),
        None => "bot:greedy".to_owned(),
    };
    let others = std::iter::repeat_n(other, seats - 1);
    players(&std::iter::once(you).chain(others).collect::<Vec<_>>())
}

/// Puts the unfinished match aside, if there is one, and says where it is now.
fn set_aside(store: &mut Store) -> anyhow::Result<Option<PathBuf>> {
    let path = store.path();
    if !path.exists() {
        return Ok(None);
    }
    let aside = store.set_aside();
    Ok(Some(aside.with_context(|| path.display().to_string())?))
}

/// Resumes the saved match, if there is one and it has not ended.
fn resume<G: TerminalBoard>(
    current: &mut TerminalMatch<G>,
    args: &PlayArgs,
) -> anyhow::Result<bool> {
    let path = current.store.path();
    let Some(journal) = current.store.read().with_context(|| damaged(&path))? else {
        return Ok(false);
    };
    let game = current.match_.game().clone();
    must_have_content(&journal, args, game.content_hash(), &path)?;
    let resumed = current.resume(&journal);
    resumed.map_err(|error| stopped(&*game, &path, error))?;
    if current.is_over() {
        return Ok(false);
    }
    must_agree(current, args, &path)?;
    current.beginning.options = current.match_.options().clone();
    current.beginning.companion = current.match_.seed().is_none();
    current.beginning.players = current.match_.players().to_vec();
    Ok(true)
}

/// What a match continues: the options, who played before it, and the content if it is not the
/// built-in one.
#[derive(Default)]
struct Before {
    options: Value,
    players: Vec<Player>,
    content: Option<String>,
}

/// What this match continues: nothing, or what the unfinished one began with, or what the last one
/// left.
fn before<G: TerminalBoard>(
    game: &Arc<G>,
    args: &PlayArgs,
    store: &Store,
) -> anyhow::Result<Before> {
    let before = match (args.new, args.again) {
        (true, _) => None,
        (_, true) => Some(begun_so(store)?),
        _ => last_of_campaign(game, store)?,
    };
    Ok(before.unwrap_or_default())
}

/// What the match that ended last left to the next one of its campaign. It need not be replayed:
/// what it left is written down by permanent names.
fn last_of_campaign<G: TerminalBoard>(
    game: &Arc<G>,
    store: &Store,
) -> anyhow::Result<Option<Before>> {
    if game.campaign().is_none() {
        return Ok(None);
    }
    let last = store.last()?;
    last.map(|path| left_in(game, &path)).transpose()
}

fn left_in<G: TerminalBoard>(game: &Arc<G>, path: &Path) -> anyhow::Result<Before> {
    let stuck = || {
        let file = path.display();
        format!("the campaign cannot continue after {file}; --new begins a new one")
    };
    let text = read_journal(path).with_context(stuck)?;
    let lines = journal::read(&text).with_context(stuck)?;
    let players = lines.header.players.clone();
    let content = lines.header.content_text.clone();
    let options = match lines.left() {
        Some(left) => left.next.clone(),
        None => left_by(game, lines, path)?,
    };
    Ok(Before {
        options,
        players,
        content,
    })
}

/// What a match leaves to the next, by replaying it, where its journal does not say so.
fn left_by<G: TerminalBoard>(
    game: &Arc<G>,
    lines: journal::Lines,
    path: &Path,
) -> anyhow::Result<Value> {
    let last = redtag_games::open(game, lines).map_err(|error| stopped(&**game, path, error))?;
    let campaign = last.game().campaign();
    let next = campaign.and_then(|campaign| campaign.next(last.options(), last.position()));
    Ok(serde_json::to_value(next)?)
}

/// How the unfinished match began, or else the one that ended last.
fn begun_so(store: &Store) -> anyhow::Result<Before> {
    let (path, text) = match (store.read()?, store.last()?) {
        (Some(text), _) => (store.path(), text),
        (None, Some(path)) => (path.clone(), read_journal(&path)?),
        (None, None) => bail!("--again: nothing has been started yet"),
    };
    let header = journal::read(&text)
        .with_context(|| path.display().to_string())?
        .header;
    Ok(Before {
        options: header.options,
        players: header.players,
        content: header.content_text,
    })
}

/// Why a match cannot be opened, and what can be done about it.
fn stopped<G: TerminalBoard>(game: &G, path: &Path, error: JournalError) -> anyhow::Error {
    let other = game.campaign().is_some() && matches!(error, JournalError::OtherContent { .. });
    let told = if other {
        format!(
            "{} was played with other content and was not changed. If a pack is missing, name it \
             with --content. If the game has grown since, --again begins this game of the campaign \
             again from where the campaign stood, and puts the match so far into set-aside",
            path.display()
        )
    } else {
        damaged(path)
    };
    anyhow::Error::new(error).context(told)
}

/// A match is only ever continued with the content that it was begun with.
fn must_have_content(
    journal: &str,
    args: &PlayArgs,
    loaded: &str,
    path: &Path,
) -> anyhow::Result<()> {
    let Ok(lines) = journal::read(journal) else {
        return Ok(());
    };
    if !args.content.is_empty() && lines.header.content != loaded {
        bail!(
            "an unfinished match with other content is in {}: omit --content to resume it, or add \
             --new to set it aside",
            path.display()
        );
    }
    Ok(())
}

fn damaged(path: &Path) -> String {
    format!(
        "{} cannot be resumed and was not changed; --new puts it into set-aside and begins a new \
         match",
        path.display()
    )
}

/// Somebody who asks for other options than those of the unfinished match should be told about it.
fn must_agree<G: TerminalBoard>(
    current: &TerminalMatch<G>,
    args: &PlayArgs,
    path: &Path,
) -> anyhow::Result<()> {
    let match_ = &current.match_;
    let seed = args.seed.is_some() && args.seed.as_deref() != match_.seed();
    let companion = args.companion && match_.seed().is_some();
    let asked = args.options.is_some() || !args.set.is_empty();
    let options = asked && current.beginning.options != *match_.options();
    let players = !args.players.is_empty() && current.beginning.players != match_.players();
    if seed || companion || options || players {
        bail!(
            "an unfinished match with other options is in {}: omit the options to resume it, or \
             add --new to set it aside",
            path.display()
        );
    }
    Ok(())
}

/// `--options` with every `--set` laid over it.
pub fn written_options(options: Option<&str>, set: &[String]) -> anyhow::Result<Value> {
    let mut options: Map<String, Value> = match options {
        Some(json) => {
            serde_json::from_str(json).with_context(|| "--options is not a JSON object")?
        }
        None => Map::new(),
    };
    for setting in set {
        let Some((name, value)) = setting.split_once('=') else {
            bail!("--set {setting}: write it as NAME=VALUE");
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        options.insert(name.to_owned(), value);
    }
    Ok(Value::Object(options))
}

/// Who sits where, from names as they are written; the second of two equal names gets a number.
fn players(written: &[String]) -> anyhow::Result<Vec<Player>> {
    let players = written.iter().map(|name| player(name.trim()));
    let mut players = players.collect::<anyhow::Result<Vec<_>>>()?;
    for seat in (1..players.len()).rev() {
        let same = |other: &&Player| other.name == players[seat].name;
        match players[..seat].iter().filter(same).count() {
            0 => {}
            before => players[seat].name = format!("{} ({})", players[seat].name, before + 1),
        }
    }
    Ok(players)
}

fn player(written: &str) -> anyhow::Result<Player> {
    let (name, bot) = match written.strip_prefix("bot:") {
        Some(bot) => {
            let name = bot.parse::<Bot>().with_context(|| "--players")?.to_string();
            (name.clone(), Some(name))
        }
        None => (written.to_owned(), None),
    };
    Ok(Player { name, bot })
}

/// Sets the number of seats, where the game leaves it open and the options do not say it.
pub fn take_seats<G: Game>(options: &mut Value, seats: usize) {
    if let Value::Object(options) = options
        && G::SEATS.start() < G::SEATS.end()
    {
        options.entry("seats").or_insert_with(|| seats.into());
    }
}

/// A seed that nobody can guess and everybody can type.
fn random_seed() -> String {
    let mut hasher = RandomState::new().build_hasher();
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    hasher.write_u128(now.as_nanos());
    let mut rest = hasher.finish();
    let letters = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..10)
        .map(|_| {
            let letter = letters[(rest % letters.len() as u64) as usize];
            rest /= letters.len() as u64;
            char::from(letter)
        })
        .collect()
}

#[cfg(test)]
mod tests;
